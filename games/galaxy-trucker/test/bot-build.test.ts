/** Truckers of the house: how they build. */
import { askBot, turn, VirtualClock, whyBot } from '@cosmodrome/bots';
import { type AnyBot, type AnyMatch, Luck, Match, type Options } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { absent } from '../bot/absent.ts';
import { lateness } from '../bot/builder.ts';
import { flights } from '../bot/flights.ts';
import { STYLES } from '../bot/style.ts';
import { truckers } from '../bot/truckers.ts';
import { stockOf } from '../bot/worth.ts';
import { planOf, tileNamed } from '../content/index.ts';
import { trucker } from '../game.ts';
import { isLegal, parts } from '../judge/ship.ts';
import type { Ship } from '../state.ts';
import type { View } from '../view.ts';
import { shipOf } from './ships.ts';
import { building } from './table.ts';

/** The ships as they leave the yard. */
function built(names: readonly string[], seed: number, options: Options = {}): { ships: Ship[]; view: View } {
  const bots = names.map((name) => truckers[name] as AnyBot);
  const match: AnyMatch = Match.open(trucker as never, { rounds: ['II'], team: false, ...options }, bots.length, `yard/${seed}`);
  const chance = Luck.seeded(`yard/${seed}`);
  const clock = new VirtualClock();
  for (;;) {
    const view = match.view(undefined) as unknown as View;
    if (view.phase === 'stay') return { ships: view.yards.map(({ ship }) => ship), view };
    turn(match, bots, chance, clock);
  }
}
const filled = (ship: Ship): number => {
  const { outline, hole } = planOf(ship.plan);
  return parts(ship).length / outline.filter((inside, square) => inside && !hole[square]).length;
};
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

describe('building', () => {
  const yards = [1, 2, 3].map((seed) => built(['hauler', 'fighter', 'racer', 'strong-hauler'], seed));
  test('GT-BASE-BUILD-09: nothing is lost to errors, and more than 85 % of class II are built on', () => {
    for (const { ships, view } of yards) {
      expect(view.flyers.map(({ lost }) => lost)).toEqual([[], [], [], []]);
      expect(ships.every((ship) => isLegal(ship))).toBe(true);
    }
    expect(mean(yards.flatMap(({ ships }) => ships.map(filled)))).toBeGreaterThan(0.85);
  });
  test('one tells them apart by what they reach for: of a hold, a cannon and an engine each takes its own', () => {
    const table = building({ has: [{ parts: [[7, 7, 'START']] }, {}] }).rearrange((state) => {
      for (const key of ['CARGO2-03', 'CAN1-23', 'ENG1-16']) {
        state.faceUp.push(tileNamed(key));
        state.heap.splice(state.heap.indexOf(tileNamed(key)), 1);
      }
    });
    const takes = (name: string) => askBot(truckers[name] as AnyBot, table.match, table.ask(0, 'build/do'), Luck.seeded('style'));
    expect(takes('hauler')).toEqual({ do: 'take', tile: tileNamed('CARGO2-03') });
    expect(takes('fighter')).toEqual({ do: 'take', tile: tileNamed('CAN1-23') });
    expect(takes('racer')).toEqual({ do: 'take', tile: tileNamed('ENG1-16') });
    // And they say so: the racer of the engine, what it is for.
    const why = whyBot(truckers.racer as AnyBot, table.match, table.ask(0, 'build/do'), takes('racer')!);
    expect(why[0]).toEqual({ kind: 'need', part: 'engine' });
  });
  // At one table, since who all want engines take them from each other; over the three rounds of a session.
  test.runIf(process.env.DEEP === '1')('of 200 truckers four in five are told by engines, guns and holds of the ships they launch', () => {
    const session = (seed: string): readonly (readonly number[])[] => {
      const bots = STYLES.map((style) => truckers[style] as AnyBot);
      const match: AnyMatch = Match.open(trucker as never, {}, bots.length, seed);
      const chance = Luck.seeded(seed);
      const clock = new VirtualClock();
      const sums = bots.map(() => [0, 0, 0]);
      for (let phase = ''; !match.over; turn(match, bots, chance, clock)) {
        const view = match.view(undefined) as unknown as View;
        if (view.phase === 'stay' && phase === 'preflight')
          for (const [seat, { ship }] of view.yards.entries()) {
            const { engine, engine2, fire, fire2, white, red } = stockOf(ship);
            [engine + 2 * engine2, fire + 2 * fire2, white + red].forEach((n, i) => {
              sums[seat]![i]! += n;
            });
          }
        phase = view.phase;
      }
      return sums;
    };
    const known = Array.from({ length: 40 }, (_, n) => session(`known/${n}`));
    const column = (style: number, i: number) => known.map((sums) => sums[style]![i]!);
    const centres = STYLES.map((_, style) => [0, 1, 2].map((i) => mean(column(style, i))));
    const spreads = [0, 1, 2].map((i) =>
      Math.sqrt(mean(STYLES.flatMap((_, style) => column(style, i).map((x) => (x - centres[style]![i]!) ** 2)))),
    );
    let right = 0;
    for (let n = 0; n < 67; n++)
      for (const [style, sums] of session(`told/${n}`).entries()) {
        const off = centres.map((centre) => sums.reduce((sum, x, i) => sum + ((x - centre[i]!) / spreads[i]!) ** 2, 0));
        if (off.indexOf(Math.min(...off)) === style) right++;
      }
    expect(right, `${right} of 201`).toBeGreaterThanOrEqual(0.8 * 201);
  });
  test('beginners overlook connectors and hoard: they lose parts before they have started', () => {
    const { view } = built(['easy-hauler', 'easy-fighter', 'easy-racer', 'hauler'], 4);
    const lost = view.flyers.map((flyer) => flyer.lost.length);
    expect(lost.slice(0, 3).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(2);
    expect(lost[3]).toBe(0);
  });
  test.each([
    ['IIB', { hourglass: 60 }],
    ['IIIB', { building: 'in-turn' }],
    ['IV', { hourglass: 0 }],
  ] as const)('class %s is built without errors as well', (ship, options) => {
    const { view } = built(['strong-fighter', 'racer'], 5, { rounds: [ship], ...options });
    expect(view.flyers.map(({ lost }) => lost.length)).toEqual([0, 0]);
    expect(mean(view.yards.map((yard) => filled(yard.ship)))).toBeGreaterThan(0.7);
  });
  test('quick flights: a whole ship comes home more often than a wreck', () => {
    const { view } = yards[0]!;
    const wreck = shipOf('II', [
      [7, 7, 'START-BLUE'],
      [7, 8, 'ENG1-08'],
    ]);
    wreck.loads.push({ square: parts(wreck)[0]!, humans: 2, alien: null, cells: 0, goods: [] });
    const fly = (ship: Ship) => flights(view, ship, 0, 0, 100, Luck.seeded('flights'));
    expect(fly(yards[0]!.ships[0]!).arrives).toBeGreaterThan(fly(wreck).arrives);
  });
});

test('GT-RULING-120, GT-SKILL-ARCHITECT-02: of two parts in holes an absent Architect keeps the first by row and column', () => {
  const table = building({
    class: 'IIIB',
    plan: 'IIIB-4-1',
    has: [
      {
        parts: [
          [7, 7, 'START'],
          [7, 8, 'STRUCT-02'],
          [8, 7, 'STRUCT-03'],
        ],
        yard: { skills: ['architect-a'], number: 1 },
      },
      { parts: [[7, 7, 'START']], yard: { number: 2 } },
    ],
  }).rearrange((state) => {
    state.phase = 'errors';
  });
  expect(askBot(absent, table.match, table.ask(0, 'error/remove'), Luck.seeded('absent'))).toBe(table.at(7, 8));
});

test('GT-BASE-FIN-03: without an hourglass, the more others have finished the later it is', () => {
  const match = Match.open(trucker as never, { rounds: ['I'], team: false, hourglass: 0 }, 3, 'hurry');
  const view = match.view(0) as unknown as View;
  const drawn: View = { ...view, heap: Math.floor(view.heap * 0.8) };
  const after = (finished: number): View => ({
    ...drawn,
    yards: drawn.yards.map((yard, s) => ({ ...yard, number: s < finished ? s + 1 : 0 })),
  });
  const late = [0, 1, 2].map((n) =>
    lateness({ ...after(n), faceUp: Array.from({ length: view.heap - drawn.heap }, (_, i) => i as never) }),
  );
  expect(late[1]).toBeCloseTo(2 * late[0]!);
  expect(late[2]).toBeCloseTo(3 * late[0]!);
});
