import { playMatch, review, reviewing, turn } from '@cosmodrome/bots';
import { type AnyBot, type AnyMatch, type BotSeat, type Json, Luck, Match, Sim } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { USUAL } from '../bot/character.ts';
import { decide, Mind } from '../bot/comrade.ts';
import { comrade, comrades } from '../bot/comrades.ts';
import { costsTo } from '../bot/judgement.ts';
import { SCENARIOS } from '../content/index.ts';
import { game } from '../game.ts';
import type { Grounds } from '../motives.ts';
import type { Note } from '../notes.ts';
import { place } from '../rules/map.ts';
import { homeward } from '../rules/scenarios.ts';
import { foeById } from '../rules/table.ts';
import type { Cell, State } from '../state.ts';
import { playComrades } from './difficulty.ts';

/** DEEP=1: as many as a judgement of sentences asks for. */
const REASONS = process.env.DEEP === '1' ? 500 : 25;

describe('comrades', () => {
  test('play every scenario to its end, one seat or several', () => {
    SCENARIOS.forEach((scenario, i) => {
      const { match } = playMatch(game, {
        options: { scenario, rocketeers: 2 + (i % 3) },
        seed: `comrades/${i}`,
        bots: Array.from({ length: 1 + (i % 3) }, () => comrade),
      });
      expect(match.over).toBe(true);
      expect(match.report().ending).not.toBe('playing');
    });
  });
  test('know no more than their seat: an imagined table gives the same answer, and thinking leaves the table as it was', () => {
    SCENARIOS.forEach((scenario, i) => {
      const sim = Sim.open(game, { scenario, rocketeers: 2 + (i % 3), mode: 'standard' }, 1, Luck.seeded(`eyes/${i}`));
      for (let n = 0; n < 120 && !sim.over; n++) {
        const ask = sim.asks.find((a) => !a.optional)!;
        const before = JSON.stringify(sim.state);
        const own = game.copy!(sim.state);
        game.imagine(own, 0, Luck.seeded(`elsewhere/${n}`));
        expect(JSON.stringify(own)).toBe(before); // nothing hidden is in the state
        const answer = decide(sim.state, ask, Luck.seeded(`whim/${n}`))!;
        expect(JSON.stringify(sim.state)).toBe(before);
        expect(answer).toEqual(decide(own, ask, Luck.seeded(`whim/${n}`)));
        sim.answer(ask, answer);
      }
    });
  });
  test('their games are looked at again: what else one could have done, weighed by comrades in imagined games', () => {
    const { entries, opening } = playMatch(game, { seed: 'again', bots: [comrade, comrade], record: true });
    const open = () => Match.open(game, opening.options, 2, 'again') as AnyMatch;
    const begun = entries.findIndex((e, i) => i > 40 && 'topic' in e && e.topic === 'turn/action' && e.seat === 0);
    // A few answers of each imagined game: that it can be done is shown here, not how right it is.
    const run = review(
      { open, entries: entries.slice(0, begun + 1) },
      { ...reviewing({ game, bots: { comrade } }), seat: 0, playouts: 60, others: 2, horizon: 8 },
    );
    let step = run.next();
    while (!step.done) step = run.next();
    const weighed = step.value.decisions.filter((d) => d.topic === 'turn/action');
    expect(weighed.length).toBeGreaterThan(0);
    for (const d of weighed) expect(d.other.answer).not.toEqual(d.chosen.answer);
  });
  test('list no more answers to think of than they would look at, where a kit can be put together in a hundred thousand ways', () => {
    const match = Match.open(game, {}, 4, 'kits') as AnyMatch;
    const luck = Luck.seeded('kits');
    while (!match.asks().some((ask) => ask.topic === 'setup/kit')) turn(match, new Array(4).fill(comrade) as AnyBot[], luck);
    const ask = match.asks().find(({ topic }) => topic === 'setup/kit')!;
    let listed = 0;
    const counted = {
      ...ask,
      domain: {
        ...ask.domain,
        *options() {
          for (const option of ask.domain.options!()) {
            listed++;
            yield option;
          }
        },
      },
    };
    const ideas = new Mind(match.state as State, counted as never, luck, USUAL).ideas();
    expect(ideas).toEqual([]);
    expect(listed).toBeGreaterThan(1);
    expect(listed).toBeLessThan(20);
  });
  test('win the first scenario more often than not', () => {
    const won = Array.from({ length: 12 }, (_, i) =>
      playComrades({ scenario: 's1', rocketeers: 4, mode: 'standard' }, `s1/4/standard/${i}`),
    ).filter((r) => r.won);
    expect(won.length).toBeGreaterThanOrEqual(5);
  });
  test('say what they plan before they act, once for each plan, and in imagined games nobody does', () => {
    const told = (bot: typeof comrade) =>
      (playMatch(game, { seed: 'told', bots: [bot, bot] }).match.notes(undefined) as Note[]).filter((note) => note.kind === 'intent')
        .length;
    expect(told(comrades.guardian!)).toBeGreaterThan(4);
    expect(told(comrade)).toBe(0);
  });
  test(`the reasons of ${REASONS} ways add up to what the way was chosen by, and the two said first are the two weightiest`, () => {
    let seen = 0;
    for (let seed = 0; seen < REASONS; seed++) {
      const options = { scenario: SCENARIOS[seed % SCENARIOS.length]!, rocketeers: 2 + (seed % 3), mode: 'standard' };
      const sim = Sim.open(game, options, 1, Luck.seeded(`reasons/${seed}`));
      for (let n = 0; n < 200 && !sim.over && seen < REASONS; n++) {
        const ask = sim.asks.find((a) => !a.optional)!;
        const mind = () => new Mind(game.copy!(sim.state), ask, Luck.seeded(`whim/${n}`), USUAL);
        const answer = decide(sim.state, ask, Luck.seeded(`whim/${n}`))!;
        const found = ask.topic === 'turn/action' ? mind().account(answer as never) : undefined;
        if (found) {
          const { plan, reasons } = found;
          const place = reasons.filter(({ why }) => ['safety', 'errand', 'home', 'together', 'finds', 'foes', 'marked'].includes(why.kind));
          expect(place.slice(0, 6).reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(plan.place, 6);
          expect(plan.place + plan.deeds - plan.cost).toBeCloseTo(plan.value, 6);
          // Taken from the account, not from the order of the reasons: what is done there is said wherever it weighs so much.
          const heavier = place.slice(0, 6).filter(({ weight }) => weight > plan.deeds).length;
          const said = mind().why(answer).slice(0, 2);
          const worded = plan.deed && reasons.length > 6;
          if (worded && plan.deeds > 0 && heavier < 2) expect(said.map(({ weight }) => weight)).toContain(plan.deeds);
          for (const { weight } of said) expect(place.slice(0, 6).filter((one) => one.weight > weight).length).toBeLessThan(2);
          seen++;
        }
        sim.answer(ask, answer);
      }
    }
    expect(seen).toBe(REASONS);
  });
  test('what is said of any deed belongs to it: whom it strikes or heals, what lies there, whom a comrade follows', () => {
    const wanted = process.env.DEEP === '1' ? 2000 : 400;
    const GOES = ['move', 'open'];
    const BELONGS: Readonly<Record<Grounds['kind'], readonly string[]>> = {
      ...{ safety: [...GOES, 'override'], errand: [...GOES, 'override'], home: [...GOES, 'override'], together: GOES, marked: GOES },
      ...{ finds: [...GOES, 'pick-up'], foes: [...GOES, 'burn', 'cold'], task: [...GOES, 'scenario'] },
      foe: [...GOES, 'attack', 'subdue', 'strafe', 'shrapnel', 'exterminate'],
      heal: [...GOES, 'heal', 'sawbones'],
      ...{ wished: ['order/next'], frail: ['order/next'], says: ['order/show'], scan: ['scan/cell'], open: ['turn/arrow'] },
      ...{ command: ['command'], rest: ['end', 'stop'] },
    };
    const kinds = new Set<string>();
    let said = 0;
    const watched = (name: string): AnyBot => ({
      ...(comrades[name] as AnyBot),
      answer(at: BotSeat) {
        const answer = comrades[name]!.answer(at as never);
        if (answer === undefined) return answer;
        const { do: done, buy, figure, patient, cell } = answer as { [K in 'do' | 'buy' | 'figure' | 'patient' | 'cell']?: never };
        const deed: string = done ?? buy ?? (at.ask.topic === 'overkill/spend' ? `${answer}` : at.ask.topic);
        const state = at.imagine(0).state as State;
        for (const { why } of comrades[name]!.why!(at as never, answer).slice(0, 2) as unknown as readonly { readonly why: Grounds }[]) {
          const told = JSON.stringify([deed, answer, why]);
          expect(BELONGS[why.kind], told).toContain(deed);
          if (why.kind === 'foe' && figure !== undefined) expect(foeById(state, figure).type, told).toBe(why.foe);
          if (why.kind === 'heal' && patient !== undefined) expect(patient, told).toBe(why.patient);
          if (why.kind === 'marked') expect(why.by, told).not.toBe(at.seat);
          if (why.kind === 'home') expect(homeward(state), told).toBe(true);
          if (why.kind === 'scan' && why.what !== 'calm') {
            const lies = place(state, cell!);
            expect({ marker: lies.marker || lies.fixed, locker: lies.locker, find: lies.discovery }[why.what], told).toBeTruthy();
          }
          kinds.add(why.kind);
          said++;
        }
        return answer;
      },
    });
    for (let seed = 0; said < wanted || seed < SCENARIOS.length; seed++)
      playMatch(game, {
        seed: `said ${seed}`,
        options: { scenario: SCENARIOS[seed % SCENARIOS.length]! },
        bots: ['guardian', 'scout', 'gunner'].map(watched),
      });
    expect(kinds.size).toBeGreaterThan(11);
  });
  test('SCA-RULING-130 follow whoever points: the tile is come nearer to, and the reason says so', () => {
    let followed = 0;
    let compared = 0;
    for (let seed = 0; seed < 6; seed++) {
      const match = Match.open(game, {}, 2, `listen ${seed}`) as AnyMatch;
      const luck = Luck.seeded(`listen ${seed}`);
      const bots = [comrades.scout!, comrades.scout!] as AnyBot[];
      while (!match.over && (match.state as State).turn < 2) turn(match, bots, luck);
      // Somebody of the other seat points at the farthest tile there is something on; then the bot of seat 0 goes.
      while (!match.over && !match.find(1, 'order/show')) turn(match, bots, luck);
      const pointing = match.find(1, 'order/show');
      if (!pointing || !match.find(0, 'order/next')) continue;
      const marks = [...pointing.domain.options!()] as { mark: Cell }[];
      const state = match.state as State;
      const way = (at: number) => (to: { mark: Cell }) => costsTo(state, [to.mark])[at]!;
      const mine = state.rocketeers.find((r) => r.seat === 0 && r.order === 0);
      const reachable = marks.filter((m) => mine && way(mine.at)(m) < 12);
      if (!mine || reachable.length === 0) continue;
      const mark = reachable.reduce((a, b) => (way(mine.at)(b) > way(mine.at)(a) ? b : a));
      const end = (marked: boolean): { readonly far: number; readonly said: boolean } => {
        const played = Match.resume(game, match.save()) as AnyMatch;
        const again = Luck.seeded(`end ${seed}`);
        if (marked) played.answer(1, 'order/show', mark as unknown as Json);
        let said = false;
        const heard: AnyBot = {
          ...comrades.scout!,
          answer: (at: BotSeat) => {
            const answer = comrades.scout!.answer(at as never);
            if (answer !== undefined && at.ask.topic === 'turn/action')
              said ||= comrades.scout!.why!(at as never, answer).some((m) => (m.why as { kind: string }).kind === 'marked');
            return answer;
          },
        };
        played.answer(0, 'order/next', { claim: mine.role });
        while (!played.over && (played.state as State).rocketeers.some((r) => r.role === mine.role && !r.done))
          turn(played, [heard, heard], again);
        const at = (played.state as State).rocketeers.find((r) => r.role === mine.role)!.at;
        return { far: costsTo(played.state as State, [mark.mark])[at]!, said };
      };
      const [silent, listening] = [end(false), end(true)];
      compared++;
      expect(silent.said).toBe(false);
      if (listening.far < silent.far || listening.said) followed++;
    }
    expect(compared).toBeGreaterThan(2);
    expect(followed).toBeGreaterThan(compared / 2);
  });
  test('never forget a seat: an answer to every question, in each mode', () => {
    for (const mode of ['space-cadet', 'commodore', 'admiral', 'galactic-overlord'])
      expect(playComrades({ scenario: 's4', rocketeers: 3, mode, alternative: true }, `modes/${mode}`).ending).not.toBe('endless');
  });
});
