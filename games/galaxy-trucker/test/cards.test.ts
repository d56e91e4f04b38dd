/** Each of the 92 cards does what is printed on it, in the order in which it is printed. */
import type { Json } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { absent } from '../bot/absent.ts';
import { CARDS, type Card, cardNamed, GOODS, type Good, type Meteor, type Penalty, type Shot } from '../content/index.ts';
import type { Note } from '../notes.ts';
import type { CardOf } from '../rules/flight.ts';
import type { ObjectKind } from '../state.ts';
import type { Topic } from '../topics.ts';
import type { Line } from './ships.ts';
import { flying, type Has, type Told } from './table.ts';

// ------------------------------------------------------------------ ships

/** Crew, goods and cells enough for any demand, no power at all. */
const weak = (n: number): Has => ({
  parts: [
    [7, 7, 'START'],
    [6, 7, `CARGO3-0${n}`, 2],
    [8, 7, `BAT3-0${n}`],
  ],
  loads: [
    { at: [7, 7], humans: 12 },
    { at: [6, 7], goods: ['blue', 'blue', 'blue'] },
    { at: [8, 7], cells: 3 },
  ],
});
const CANNONS: readonly Line[] = Array.from({ length: 20 }, (_, i) => [
  4 + (i % 7),
  5 + Math.floor(i / 7),
  `CAN1-${String(i + 1).padStart(2, '0')}`,
]);
/** Fire power 20, and room for seven cubes of any colour. */
const strong: Has = {
  parts: [
    [7, 8, 'START'],
    [4, 8, 'RED2-01'],
    [5, 8, 'RED2-02'],
    [6, 8, 'RED2-03'],
    [8, 8, 'RED1-01'],
    [9, 8, 'CABIN-01'],
    [10, 8, 'CABIN-02'],
    [4, 9, 'CABIN-03'],
    ...CANNONS.filter(([, row]) => row < 8),
  ],
  loads: [{ at: [7, 8], humans: 12 }],
};

/** The same room in one piece: shots may come. */
const roomy: Has = {
  parts: [
    [7, 8, 'START'],
    [6, 8, 'RED2-01', 2],
    [7, 7, 'RED2-02', 1],
    [8, 8, 'RED2-03'],
    [7, 9, 'RED1-01', 1],
  ],
  loads: [{ at: [7, 8], humans: 12 }],
};

/** Plays the card to its end: who is not told otherwise does the least. */
function play(card: Card, has: readonly Has[], dice: readonly number[], answers: Partial<Record<Topic, (shape: Json) => Json>> = {}): Told {
  const other = card.key === 'I-05' ? 'I-06' : 'I-05';
  const table = flying({ has, deck: [card.key, other], dice }).flyOn();
  for (let n = 0; table.state.card !== null && n < 60; n++) {
    const ask = table.asks.find(({ seat }) => seat >= 0)!;
    const mine = answers[ask.topic as Topic];
    const view = table.view(ask.seat);
    const answer = mine ? mine(ask.domain.shape()) : absent.answer({ ask, view, seat: ask.seat } as Parameters<typeof absent.answer>[0]);
    table.answer(ask.seat, ask.topic as Topic, answer as never);
  }
  expect(table.state.card).toBeNull();
  return table;
}
/** Everything flies past: no line of class II has so small a number. */
const BESIDE = Array.from({ length: 60 }, () => 1);
const of = <K extends Note['kind']>(table: Told, kind: K) => table.told(kind) as readonly Extract<Note, { kind: K }>[];
const sorted = (goods: readonly Good[]) => goods.toSorted((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b));

// ------------------------------------------------------------------ what is printed

const KINDS: Readonly<Record<Meteor['size'] | Shot['size'], readonly ObjectKind[]>> = {
  small: ['small-meteor'],
  large: ['large-meteor'],
  pair: ['large-meteor', 'small-meteor'],
  light: ['light-shot'],
  heavy: ['heavy-shot'],
};
const fired = (all: readonly (Meteor | Shot)[]) => all.map(({ size, from }) => ({ objects: KINDS[size], from }));
const rolled = (table: Told) => of(table, 'object-rolled').map(({ objects, from }) => ({ objects, from }));
/** What these seats suffer: each takes its due. */
function suffered(table: Told, penalties: readonly Penalty[], seats: readonly number[]): void {
  const amounts = (kind: Penalty['kind']) => penalties.flatMap((one) => (one.kind === kind && 'amount' in one ? [one.amount] : []));
  const each = (list: readonly number[]) => list.flatMap((n) => seats.map((seat) => [seat, n])).toSorted();
  expect(
    of(table, 'crew-lost')
      .map(({ seat, humans }) => [seat, humans])
      .toSorted(),
  ).toEqual(each(amounts('crew')));
  expect(
    of(table, 'goods-taken')
      .map(({ seat, goods, cells }) => [seat, goods.length + cells])
      .toSorted(),
  ).toEqual(each(amounts('goods')));
  expect(
    of(table, 'days')
      .map(({ seat, days }) => [seat, -days])
      .toSorted(),
  ).toEqual(each(amounts('days')));
  expect(rolled(table)).toEqual(fired(penalties.flatMap((one) => (one.kind === 'shots' ? one.shots : []))));
}
const board = (shape: Json): Json => {
  const { receivers, total } = shape as unknown as { receivers: readonly { max: number }[]; total: number };
  let left = total;
  return receivers.map(({ max }) => {
    const n = Math.min(max, left);
    left -= n;
    return n;
  });
};
const yes = () => true;
const TESTS: { readonly [T in Card['type']]: (card: CardOf<T>) => void } = {
  slavers: enemy,
  smugglers: enemy,
  pirates: enemy,
  stardust: (card) => {
    const table = play(card, [weak(1), weak(2)], BESIDE);
    expect(of(table, 'days').every(({ days }) => days < 0)).toBe(true);
    expect(of(table, 'days').map(({ seat }) => seat)).toEqual([1, 0]);
  },
  epidemic: (card) => {
    const ill: Has = {
      parts: [
        [7, 7, 'START'],
        [6, 7, 'CABIN-01'],
      ],
      loads: [
        { at: [7, 7], humans: 2 },
        { at: [6, 7], humans: 2 },
      ],
    };
    const table = play(card, [ill, weak(1)], BESIDE);
    expect(of(table, 'crew-lost')).toMatchObject([{ seat: 0, humans: 2 }]);
  },
  sabotage: (card) => {
    const table = play(card, [weak(1), { ...weak(2), loads: [{ at: [7, 7], humans: 3 }] }], BESIDE);
    expect(of(table, 'weakest')).toMatchObject([{ seat: 1, criterion: 'crew' }]);
    expect(of(table, 'sabotage-rolled')).toHaveLength(3);
  },
  'open-space': (card) => {
    const fast: Has = {
      parts: [
        [7, 7, 'START'],
        [7, 8, 'ENG1-19'],
      ],
      loads: [{ at: [7, 7], humans: 2 }],
    };
    const table = play(card, [fast, weak(1)], BESIDE);
    expect(of(table, 'days')).toMatchObject([{ seat: 0, days: 1 }]);
    expect(of(table, 'left-flight')).toMatchObject([{ seat: 1, why: 'no-engines' }]);
    expect(rolled(table)).toEqual(fired(card.meteors));
  },
  'meteor-swarm': (card) => {
    const table = play(card, [weak(1), weak(2)], BESIDE);
    expect(rolled(table)).toEqual(fired(card.meteors));
    expect(of(table, 'missed')).toHaveLength(2 * card.meteors.reduce((sum, { size }) => sum + KINDS[size].length, 0));
  },
  planets: (card) => {
    for (const [planet, { goods, astronauts }] of card.planets.entries()) {
      const table = play(card, [strong, weak(4)], BESIDE, {
        'planet/land': (shape) =>
          (shape as unknown as { options: readonly Json[] }).options.length === card.planets.length + 1 ? planet : null,
        'crew/board': board,
      });
      expect(of(table, 'landed')).toMatchObject([{ seat: 0, planet }]);
      expect(of(table, 'goods-received').flatMap(({ goods: got }) => sorted(got))).toEqual(sorted(goods));
      expect(of(table, 'crew-boarded').reduce((sum, { humans }) => sum + humans, 0)).toBe(astronauts);
      expect(of(table, 'days')).toMatchObject([{ seat: 0, days: -card.days }]);
    }
  },
  'combat-zone': (card) => {
    // Equal in everything: who is ahead loses each line.
    const table = play(card, [weak(1), weak(2)], BESIDE);
    expect(of(table, 'weakest').map(({ criterion }) => criterion)).toEqual(card.lines.map(({ criterion }) => criterion));
    const hit = of(table, 'weakest').map(({ seat }) => seat);
    for (const seat of [0, 1]) {
      const mine = card.lines.filter((_, i) => hit[i] === seat).map(({ penalty }) => penalty);
      const lost = (kind: 'crew' | 'goods' | 'days') => mine.reduce((sum, one) => sum + (one.kind === kind ? one.amount : 0), 0);
      expect(of(table, 'crew-lost').reduce((sum, n) => sum + (n.seat === seat ? n.humans : 0), 0)).toBe(lost('crew'));
      expect(of(table, 'goods-taken').reduce((sum, n) => sum + (n.seat === seat ? n.goods.length + n.cells : 0), 0)).toBe(lost('goods'));
      expect(of(table, 'days').reduce((sum, n) => sum + (n.seat === seat ? -n.days : 0), 0)).toBe(lost('days'));
    }
    expect(rolled(table)).toEqual(fired(card.lines.flatMap(({ penalty }) => (penalty.kind === 'shots' ? penalty.shots : []))));
  },
  'abandoned-ship': (card) => {
    const table = play(card, [roomy, weak(4)], BESIDE, { 'offer/dock': yes, 'offer/take': yes });
    expect(of(table, 'docked')).toMatchObject([{ seat: 0 }]);
    expect(rolled(table)).toEqual(fired(card.shots));
    expect(of(table, 'crew-lost')).toMatchObject([{ seat: 0, humans: card.crew }]);
    expect(of(table, 'credits')).toMatchObject([{ seat: 0, amount: card.reward.credits }]);
    expect(of(table, 'days')).toMatchObject([{ seat: 0, days: -card.days }]);
  },
  'abandoned-station': (card) => {
    const table = play(card, [roomy, weak(4)], BESIDE, { 'offer/dock': yes, 'offer/take': yes });
    expect(rolled(table)).toEqual(fired(card.shots));
    expect(of(table, 'crew-lost')).toEqual([]);
    expect(of(table, 'goods-received').flatMap(({ goods }) => sorted(goods))).toEqual(sorted(card.reward.goods));
    expect(of(table, 'days')).toMatchObject([{ seat: 0, days: -card.days }]);
    const few = play(card, [{ ...weak(1), loads: [{ at: [7, 7], humans: card.crew - 1 }] }, weak(4)], BESIDE, {
      'offer/dock': yes,
      'offer/take': yes,
    });
    expect(of(few, 'docked')).toMatchObject([{ seat: 1 }]);
  },
  'unknown-sector': (card) => {
    const table = play(card, [weak(1), weak(2)], BESIDE);
    expect(of(table, 'cards-added')).toMatchObject([{ level: card.draws, count: 2 }]);
  },
  intruders: (card) => {
    const beside = play(card, [weak(1), weak(2)], BESIDE);
    expect(of(beside, 'intruders-rolled')).toMatchObject([{ from: card.from }]);
    expect(of(beside, 'missed')).toHaveLength(2);
    const inside = play(card, [weak(1), weak(2)], [3, 4]);
    const entered = of(inside, 'intruder-entered').filter(({ seat }) => seat === 0);
    expect(entered.length === card.intruders.length || of(inside, 'intruder-repelled').length > 0).toBe(true);
    for (const [i, { path }] of entered.entries()) expect(path.length).toBeLessThanOrEqual(card.intruders[i]!.steps);
  },
  'radioactive-leak': (card) => {
    const hot: Has = {
      parts: [
        [7, 7, 'START'],
        [8, 7, 'BAT2-09'],
      ],
      loads: [
        { at: [7, 7], humans: 2 },
        { at: [8, 7], cells: 2 },
      ],
    };
    const table = play(card, [hot, { parts: [[7, 7, 'START']], loads: [{ at: [7, 7], humans: 2 }] }], BESIDE);
    expect(of(table, 'crew-lost')).toMatchObject([{ seat: 0, humans: 1 }]);
  },
};
function enemy(card: CardOf<'slavers' | 'smugglers' | 'pirates'>): void {
  const beaten = play(card, [weak(1), weak(2)], BESIDE);
  expect(of(beaten, 'enemy-fought').map(({ result }) => result)).toEqual(['lost', 'lost']);
  suffered(beaten, card.penalties, [0, 1]);
  const won = play(card, [strong, weak(4)], BESIDE, { 'enemy/reward': yes });
  expect(of(won, 'enemy-fought')).toMatchObject([{ seat: 0, result: 'won' }]);
  expect(of(won, 'credits').map(({ amount }) => amount)).toEqual(card.reward.credits > 0 ? [card.reward.credits] : []);
  expect(of(won, 'goods-received').flatMap(({ goods }) => sorted(goods))).toEqual(sorted(card.reward.goods));
  expect(of(won, 'days')).toMatchObject([{ seat: 0, days: -card.days }]);
}

describe('each card as printed', () => {
  test.each(CARDS.map(({ key, type }) => [key, type]))('%s, %s', (key) => {
    const card = CARDS[cardNamed(key)]!;
    (TESTS[card.type] as (card: Card) => void)(card);
  });
});
