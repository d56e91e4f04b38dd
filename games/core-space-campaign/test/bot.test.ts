/** Who plays a crew: the usual bot over whole campaigns, and the least that is done for somebody who is not there. */
import { playMatch } from '@cosmodrome/bots';
import { CREWS } from '@cosmodrome/core-space/content/index';
import type { Bot, Json } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { absent } from '../bot/absent.ts';
import { quartermaster } from '../bot/quartermaster.ts';
import { coreSpaceCampaign } from '../game.ts';
import type { Note } from '../notes.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { opened, type Told, table } from './table.ts';

/** What a bot says to the question of a seat. */
const says = (t: Told, topic: string, seat = 0, bot: Bot<View, Note> = absent): Json | undefined => {
  const ask = t.match.find(seat, topic)!;
  return bot.answer({ seat, ask, view: t.view(seat), notes: t.notesOf(seat), chance: t.chance } as never) as Json | undefined;
};

describe('CS-RULING-214: nobody answers for a crew', () => {
  test('those left behind are on their own, and what is asked is paid if the money is there', () => {
    const t = table({ crews: [{ members: ['arianna', 'lars'], money: 9 }] })
      .dice(2)
      .comesBack([['home', 'defeated']]);
    expect(says(t, 'extract')).toEqual({ do: 'alone', member: t.id('lars') });
    t.dice(1).extracts('alone', 'lars');
    expect(says(t, 'extract')).toEqual({ do: 'pay', member: t.id('lars') });
  });
  test('points go to the lowest skill, first in the order of the sheet', () => {
    const t = table({
      crews: [{ members: [{ profile: 'arianna', class: 'hunter', levels: { marksman: 1, 'weapons-expert': 1 } }] }],
    });
    t.comesBack([['home']]);
    expect(says(t, 'advance')).toEqual({ do: 'learn', member: 0, skill: 'disarm' });
  });
  test('nothing is traded; what is at zero is repaired, parts first, and nothing else', () => {
    const t = table({
      crews: [
        {
          members: ['arianna'],
          money: 9,
          hold: ['ship-parts-1', 'combat-sword'],
          systems: { propulsion: 1, 'life-support': 1, reserves: 3, hull: 3 },
        },
      ],
      phase: 'trading',
    });
    expect(says(t, 'trade')).toEqual({ do: 'done' });
    t.dice(2).trades({ do: 'done' });
    expect(says(t, 'repair')).toEqual({ do: 'parts', token: 'ship-parts-1', from: 'hold' });
    t.repairs({ do: 'parts', token: 'ship-parts-1', from: 'hold' });
    expect(says(t, 'repair')).toEqual({ do: 'repair', system: 'propulsion' });
    t.repairs({ do: 'repair', system: 'propulsion' });
    expect(says(t, 'repair')).toEqual({ do: 'done' });
  });
});

test('the usual bot plays what somebody else has chosen, so that crews meet', () => {
  const t = opened(2);
  for (const seat of [0, 1]) t.answer(seat, 'found', { do: 'ready', crew: CREWS[seat]! });
  t.answer(0, 'home', { do: 'play', mission: 'lockdown' });
  expect(says(t, 'home', 1, quartermaster)).toEqual({ do: 'play', mission: 'lockdown' });
});

test('the usual bot never sells what it has bought in the same phase', () => {
  const { match } = playMatch(coreSpaceCampaign, { seed: 'shops', options: { length: 12 }, bots: [quartermaster, quartermaster] });
  const bought = new Map<number, string[]>();
  let sales = 0;
  for (const { note } of match.allNotes() as readonly { readonly note: Note }[]) {
    if (note.kind === 'wear') bought.delete(note.seat);
    if (note.kind === 'bought') bought.set(note.seat, [...(bought.get(note.seat) ?? []), note.token]);
    if (note.kind !== 'sold') continue;
    sales++;
    expect(bought.get(note.seat) ?? []).not.toContain(note.token);
  }
  expect(sales).toBeGreaterThan(10);
});

/** DEEP=1: 300 campaigns. */
const CAMPAIGNS = process.env.DEEP === undefined ? 3 : 300;
test(`${CAMPAIGNS} campaigns of bots with drawn outcomes end; the arc is reached alive by most, money neither explodes nor dries up`, () => {
  let [crews, alive, money] = [0, 0, 0];
  for (let n = 0; n < CAMPAIGNS; n++) {
    const { match } = playMatch(coreSpaceCampaign, {
      seed: `arc/${n}`,
      options: { structure: 'arc' },
      bots: [quartermaster, quartermaster],
    });
    const state = match.state as State;
    expect(match.over).toBe(true);
    for (const crew of state.crews) {
      crews++;
      if (crew.standing === 'active' && crew.founded === 1) alive++;
      money += crew.money;
    }
  }
  expect(alive / crews).toBeGreaterThan(0.5);
  expect(money / crews).toBeLessThan(60);
}, 120_000);
test('a campaign of 30 games is small', () => {
  const { match } = playMatch(coreSpaceCampaign, { seed: 'thirty', options: { length: 30 }, bots: [quartermaster, quartermaster] });
  expect(JSON.stringify(match.save()).length).toBeLessThan(200_000);
});
