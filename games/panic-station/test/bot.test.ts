import { askBot, playMatch } from '@cosmodrome/bots';
import { type AnyBot, type Json, Luck, type Seat } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { believe } from '../bot/belief.ts';
import { crew } from '../bot/crews.ts';
import type { Card } from '../content/index.ts';
import { game } from '../game.ts';
import type { Note, Spot } from '../notes.ts';
import { roomAt, type State } from '../state.ts';
import { android, BLUE, GREEN, infection, own, RED, soldier, starting, type Told, table, YELLOW } from './table.ts';

/** What the bot answers on this seat, having been told these notes before. */
function says(t: Told, seat: Seat, before: readonly Note[] = []): Json | undefined {
  const ask = t.match.asks(seat)[0]!;
  return askBot(crew, t.match, ask, Luck.seeded('bot'), () => [...before, ...t.match.notes(seat)]);
}
const spot: Spot = { room: roomAt(1, 0), key: 'X10' };
const gave = (other: Seat, got: Card, gave_: Card = 'gas'): Note => ({ kind: 'swapped', seat: BLUE, with: other, gave: gave_, got, spot });

describe('the crew, as humans', () => {
  test('burns the Nest when it can', () => {
    const hand: Card[] = [...own(BLUE), 'gas', 'gas', 'gas', 'vest', 'vest'];
    const t = table({ base: ['X02 0,-1'], at: { [soldier(BLUE)]: 'X02' }, hands: { [BLUE]: hand }, sides: { [RED]: 'host' } });
    expect(says(t, BLUE)).toEqual({ do: 'burn' });
  });
  test('carries its fuel to the Nest', () => {
    const hand: Card[] = [...own(BLUE), 'gas', 'gas', 'gas', 'vest', 'vest'];
    const t = table({ base: ['X12 0,-1', 'X02 0,-2'], hands: { [BLUE]: hand }, sides: { [RED]: 'host' } });
    expect(says(t, BLUE)).toEqual({ do: 'move', who: soldier(BLUE), to: t.room('X12'), key: false });
  });
  test('searches a black room it stands in, three cards rather than one', () => {
    const t = table({ base: ['X07 -1,0', 'X18 1,0'], at: { [soldier(BLUE)]: 'X07', [android(BLUE)]: 'X18' } });
    expect(says(t, BLUE)).toEqual({ do: 'search', room: t.room('X07') });
  });
  test('gives a Gas Can to one who gave it an Infection card, and something else to one it trusts', () => {
    const meet = (before: readonly Note[]) => {
      const t = table({ base: ['X10 -1,0'], at: { [soldier(RED)]: 'X10' }, hands: { [BLUE]: [...starting(BLUE), 'grenade'] } });
      return says(t.move(soldier(BLUE), 'X10').trade(RED), BLUE, before);
    };
    expect(meet([gave(RED, infection(RED))])).toBe('gas');
    expect(meet([{ kind: 'round', round: 1 }, gave(RED, 'vest')])).toBe('grenade');
  });
  test('shoots at the known infected, and at nobody else', () => {
    const t = table({
      base: ['X09 1,0'],
      at: { [android(BLUE)]: 'X09', [soldier(RED)]: 'X09', [soldier(GREEN)]: 'X09' },
      red: ['X09'],
      ammo: { [BLUE]: [4] },
    });
    expect(says(t, BLUE, [gave(RED, infection(RED))])).toMatchObject({ do: 'fire', at: { body: soldier(RED) } });
    expect(says(t, BLUE, [{ kind: 'round', round: 1 }])).not.toMatchObject({ do: 'fire' });
  });
});

describe('the crew, infected', () => {
  const meet = (before: readonly Note[]) => {
    const hand: Card[] = [...own(BLUE), 'host', 'gas', 'grenade'];
    const t = table({ base: ['X10 -1,0'], at: { [soldier(RED)]: 'X10' }, hands: { [BLUE]: hand }, sides: { [BLUE]: 'host' } });
    return says(t.move(soldier(BLUE), 'X10').trade(RED), BLUE, before);
  };
  test('hands its card to a likely human, and keeps it before a friend', () => {
    expect(meet([{ kind: 'round', round: 1 }])).toBe(infection(BLUE));
    expect(meet([gave(RED, 'vest', infection(BLUE))])).toBe('grenade');
  });
  test('calls for a scan when it believes that nobody is left, not before', () => {
    const t = table({ base: ['X03 1,0'], at: { [soldier(BLUE)]: 'X03' }, red: ['X03'], sides: { [BLUE]: 'host' } });
    const all = [RED, GREEN, YELLOW].map((seat) => gave(seat, 'vest', infection(BLUE)));
    expect(says(t, BLUE, all)).toEqual({ do: 'heatScan' });
    expect(says(t, BLUE, all.slice(0, 1))).not.toEqual({ do: 'heatScan' });
  });
  test('votes as everybody votes: a vote tells nothing', () => {
    for (const round of [12, 30])
      for (const side of ['human', 'infected'] as const) {
        const t = table({ round, sides: { [RED]: side } }).act({ do: 'vote' });
        expect(says(t, RED)).toBe(round >= 25);
      }
  });
});

describe('what it believes', () => {
  const view = () => table().view(BLUE);
  const search = (seat: Seat, kept: number): Note => ({ kind: 'searched', seat, spot, kept, alerts: 0 });
  test('who draws from the top of the deck may have drawn the Host', () => {
    const belief = believe(view(), BLUE, [search(RED, 3), search(GREEN, 1), search(BLUE, 2)]);
    expect(belief.of(RED).infected).toBeGreaterThan(belief.of(GREEN).infected);
    expect(belief.of(YELLOW).infected).toBe(0);
  });
  test('trades spread suspicion, clean trades with oneself lessen it, scans share it out', () => {
    const drawn = [search(RED, 4), search(GREEN, 1)];
    const p = (more: readonly Note[]) => believe(view(), BLUE, [...drawn, ...more]).all.map(({ infected }) => infected);
    expect(p([{ kind: 'traded', by: RED, with: YELLOW, spot }])[YELLOW]).toBeGreaterThan(0);
    expect(p([gave(RED, 'vest')])[RED]).toBeLessThan(p([])[RED]!);
    expect(p([{ kind: 'heat-scan', seat: RED, cards: ['negative', 'negative', 'negative', 'negative'] }])).toEqual([0, 0, 0, 0]);
    const one = p([{ kind: 'heat-scan', seat: RED, cards: ['positive', 'negative', 'negative', 'negative'] }]);
    expect(one[RED]! + one[GREEN]! + one[YELLOW]!).toBeCloseTo(1, 2);
  });
  test('a Heat Scanner clears one who holds all his cards and no other’s, and gives the Host away', () => {
    const saw = (cards: readonly Card[]) =>
      believe(view(), BLUE, [search(RED, 4), { kind: 'hand-seen', seat: BLUE, of: RED, cards }]).of(RED).infected;
    expect(saw([...own(RED), 'gas', 'gas'])).toBe(0);
    expect(saw([...own(RED), 'host', 'gas'])).toBe(1);
    expect(saw([infection(RED), 'gas', 'gas', 'gas', 'gas'])).toBe(1);
  });
});

test('its second thoughts are answers one may give, and of several kinds', () => {
  const kinds = new Set<string>();
  const thinking: AnyBot = {
    name: 'thinking',
    answer(at) {
      for (const idea of crew.ideas!(at)) {
        expect(at.ask.domain.admits(idea), `${at.ask.topic} ${JSON.stringify(idea)}`).toBe(true);
        kinds.add(`${at.ask.topic} ${typeof idea === 'object' && idea && 'do' in idea ? idea.do : ''}`);
      }
      return crew.answer(at);
    },
  };
  playMatch(game, { seed: 'thoughts', bots: new Array(4).fill(thinking) });
  for (const kind of ['move', 'search', 'explore', 'end']) expect(kinds).toContain(`turn/action ${kind}`);
  expect(kinds).toContain('trade/give ');
});
test('whole games: every answer is legal, all end, and both sides win some', () => {
  const wins = { humans: 0, infected: 0, nobody: 0 };
  for (let seed = 0; seed < 36; seed++) {
    const seats = game.seats[seed % 3]!;
    const { match } = playMatch(game, { seed: `bots/${seed}`, bots: new Array(seats).fill(crew) });
    wins[(match.state as State).ending!.winners]++;
  }
  expect(wins.humans).toBeGreaterThan(8);
  expect(wins.infected).toBeGreaterThan(8);
});
