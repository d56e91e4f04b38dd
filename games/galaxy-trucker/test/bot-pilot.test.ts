/** Truckers of the house: how they fly. */
import { askBot, whyBot } from '@cosmodrome/bots';
import { type AnyBot, Luck, type Seat } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { truckers } from '../bot/truckers.ts';
import type { Topic } from '../topics.ts';
import { FIXTURE, type Line } from './ships.ts';
import { building, flying, type Has, type Told } from './table.ts';

const decide = (table: Told, seat: Seat, topic: Topic, name = 'strong-hauler') =>
  askBot(truckers[name] as AnyBot, table.match, table.ask(seat, topic), Luck.seeded('pilot'));
/** What it says of the answer it gives: the weightiest. */
const because = (table: Told, seat: Seat, topic: Topic, name = 'strong-hauler') => {
  const bot = truckers[name] as AnyBot;
  return whyBot(bot, table.match, table.ask(seat, topic), askBot(bot, table.match, table.ask(seat, topic), Luck.seeded('pilot'))!)[0];
};
const bare = (space = -3): Has => ({ parts: [[7, 7, 'START']], loads: [{ at: [7, 7], humans: 2 }], space });

describe('energy', () => {
  /** Two single cannons and a double one. */
  const gunship: Has = {
    parts: [
      [7, 7, 'START'],
      [7, 6, 'CAN2-03'],
      [6, 7, 'CAN1-10', 3],
      [8, 7, 'CAN1-12', 1],
      [7, 8, 'BAT2-01', 1],
    ],
    loads: [
      { at: [7, 7], humans: 2 },
      { at: [7, 8], cells: 2 },
    ],
    space: 0,
  };
  test('GT-BASE-POW-03: a double cannon is powered only where that turns the fight', () => {
    // 1 and 2 are not enough for smugglers of 4, nor for those of 8.
    const hopeless = flying({ has: [gunship, bare()], deck: ['II-02', 'I-05'] }).flyOn();
    expect(decide(hopeless, 0, 'power/cannons')).toEqual([]);
    expect(because(hopeless, 0, 'power/cannons')).toEqual({ kind: 'hopeless', strength: 8 });
    // With a purple alien 1, 2 and 2 beat them.
    const winning = flying({
      has: [
        {
          ...gunship,
          loads: [{ at: [7, 7], humans: 1, alien: 'purple' }, gunship.loads![1]!],
        },
        bare(),
      ],
      deck: ['I-02', 'I-05'],
    }).flyOn();
    expect(decide(winning, 0, 'power/cannons')).toEqual([winning.at(7, 6)]);
    expect(because(winning, 0, 'power/cannons')).toEqual({ kind: 'beats', power: 5, strength: 4 });
  });
  test('GT-BASE-OPEN-02: in open space the last energy goes into the only engine', () => {
    const table = flying({
      has: [
        {
          parts: [
            [7, 7, 'START'],
            [7, 8, 'ENG2-02'],
            [6, 7, 'BAT2-01', 2],
          ],
          loads: [
            { at: [7, 7], humans: 2 },
            { at: [6, 7], cells: 1 },
          ],
          space: 0,
        },
        bare(),
      ],
      deck: ['I-05', 'I-06'],
    }).flyOn();
    expect(decide(table, 0, 'power/engines')).toEqual([table.at(7, 8)]);
    expect(because(table, 0, 'power/engines')).toEqual({ kind: 'moves', days: 2 });
  });
});

test('GT-RULING-26, GT-BASE-ZONE-02: what a rival declared for the line before says nothing about this one', () => {
  const quick: Has = {
    parts: [
      [7, 7, 'START'],
      [7, 8, 'ENG1-03'],
      [6, 7, 'ENG2-02'],
      [5, 7, 'ENG1-11'],
      [8, 7, 'BAT2-01'],
    ],
    loads: [
      { at: [7, 7], humans: 2 },
      { at: [8, 7], cells: 2 },
    ],
    space: 0,
  };
  const rival: Has = {
    parts: [
      [7, 7, 'START'],
      [7, 8, 'ENG1-10'],
      [6, 7, 'ENG1-12'],
      [8, 7, 'ENG1-13'],
    ],
    loads: [{ at: [7, 7], humans: 1 }],
    space: -3,
  };
  // Crews first: the rival has said 1. Its engines are 3, and the two singles are not enough.
  const table = flying({ has: [quick, rival], deck: ['I-16', 'I-05'] }).flyOn();
  expect(table.told('declared').map(({ what, power }) => [what, power])).toEqual([
    ['crew', 2],
    ['crew', 1],
  ]);
  expect(decide(table, 0, 'power/engines')).toEqual([table.at(6, 7)]);
  expect(because(table, 0, 'power/engines')).toEqual({ kind: 'not-weakest', power: 4 });
});

describe('offers', () => {
  test('GT-BASE-PLAN-01: the planet whose goods find room, and none without a hold', () => {
    const holds: Has = {
      parts: [
        [7, 7, 'START'],
        [8, 7, 'CARGO2-03', 2],
      ],
      loads: [{ at: [7, 7], humans: 2 }],
      space: 0,
    };
    // RR, RBB, Y: without a red container two blue ones or a yellow one.
    const table = flying({ has: [holds, bare()], deck: ['I-13', 'I-05'] }).flyOn();
    expect(decide(table, 0, 'planet/land')).toBe(2);
    expect(because(table, 0, 'planet/land')).toMatchObject({ kind: 'brings', credits: 3 });
    const empty = flying({ has: [bare(0), bare()], deck: ['I-13', 'I-05'] }).flyOn();
    expect(decide(empty, 0, 'planet/land')).toBeNull();
    expect(because(empty, 0, 'planet/land')).toMatchObject({ kind: 'declines' });
  });
  test('GT-BASE-SHIP-02: nobody sells the last humans while much is still to come', () => {
    const table = flying({ has: [bare(0), bare()], deck: ['I-18', 'I-05', 'I-12', 'I-13', 'I-14', 'I-15', 'I-16'] }).flyOn();
    expect(decide(table, 0, 'offer/dock')).toBe(false);
    expect(because(table, 0, 'offer/dock')).toEqual({ kind: 'crew-dear', crew: 2 });
  });
});
test('GT-BASE-QUIT-01: a ship that can fly flies on', () => {
  const table = flying({ has: [bare(0), bare()], deck: ['I-04', 'I-05'] });
  for (const name of ['hauler', 'strong-racer', 'easy-fighter'])
    expect([decide(table, 0, 'flight/stay', name), because(table, 0, 'flight/stay', name)]).toMatchObject([
      { do: 'fly', cards: 1 },
      { kind: 'goes-on' },
    ]);
});
test('GT-INS-01: who can hardly lose more than the maximum saves the price; who has lost much already pays it', () => {
  const parts = FIXTURE.map(([x, y, key, rot = 0]): Line => [x, y, key.startsWith('START') ? 'START' : key, rot]);
  const insures = (lost: number, name: string) => {
    const table = building({ class: 'IV', plan: 'II', has: [{ parts }, {}] }).rearrange((state) => {
      state.credits = [20, 0];
      state.flyers[0]!.lost.push(...state.heap.splice(0, lost));
    });
    for (const seat of [0, 1]) table.does(seat, { do: 'finish', number: seat + 1 });
    return decide(table, 0, 'preflight/insure', name);
  };
  for (const name of ['hauler', 'strong-racer']) expect([insures(0, name), insures(14, name)]).toEqual([false, true]);
});
