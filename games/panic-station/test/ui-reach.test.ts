/** Every legal answer can be given with the face: at a place of the board, with a card of the hand, or as a button of the bar. */
import { type Json, Luck, Sim, same } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import { listed, asked as questionOf } from '@cosmodrome/kit/ui/drawn';
import { describe, expect, test } from 'vitest';
import type { Card } from '../content/index.ts';
import { game } from '../game.ts';
import { bodiesOf } from '../state.ts';
import {
  type Aim,
  type Asked,
  cameraRoom,
  choosable,
  type Offer,
  offersOf,
  playsAlone,
  type Spots,
  spotsOf,
  symmetric,
  where,
} from '../ui/places.ts';
import type { View } from '../view.ts';

const offersIn = (spots: Spots): readonly Offer[] => [
  ...[...spots.rooms.values()].flat(),
  ...[...spots.cells.values()].flatMap((c) => c.ways),
  ...[...spots.bodies.values()].flat(),
  ...[...spots.parasites.values()].flat(),
  ...[...spots.plates.values()].flat(),
];
/** What the reader may take in hand before clicking: nothing, one of two characters, a card that is offered, the cameras. */
function aims(view: View, asked: readonly Asked[]): readonly Aim[] {
  const bodies = choosable(view, asked);
  const cards = [...new Set(view.me?.hand ?? [])].filter((card) => offersOf(asked, card).length > 0);
  return [
    {},
    ...(bodies.length > 1 ? bodies.map((who) => ({ who })) : []),
    ...cards.map((card) => ({ card })),
    ...(cameraRoom(view, asked) === undefined ? [] : [{ reveal: true }]),
  ];
}
/** Of two ways to lay a card that differ in nothing one is enough: the answer without its turn. */
function unturned(view: View, option: Json): Json {
  const alike = view.next !== null && symmetric(view.next) && option !== null && typeof option === 'object' && 'turn' in option;
  return alike ? { ...option, turn: 0 } : option;
}
/** The answers that cannot be given. */
function unreachable(view: View, ask: Question, options: readonly Json[]): readonly Json[] {
  const asked: readonly Asked[] = [{ topic: ask.topic, options }];
  const board = aims(view, asked).flatMap((aim) => offersIn(spotsOf(view, asked, aim)));
  const alone = [...new Set<Card>(view.me?.hand ?? [])].flatMap((card) =>
    offersOf(asked, card).filter((o) => o.topic === 'trade/give' || playsAlone(o)),
  );
  return options.filter((option) => {
    if (where(ask, option) === 'bar') return false;
    return ![...board, ...alone].some((o) => o.topic === ask.topic && same(unturned(view, o.option), unturned(view, option)));
  });
}

function play(seed: number, seats: number): { readonly asked: number; readonly topics: ReadonlySet<string> } {
  const luck = Luck.seeded(seed);
  const sim = Sim.open(game, { passing: true, colours: seed % 2 ? 'pick' : 'random' }, seats, luck);
  const topics = new Set<string>();
  let asked = 0;
  for (let i = 0; i < 1500 && !sim.over; i++) {
    const [first] = sim.asks;
    if (!first) break;
    const { seat, topic } = first;
    const ask = questionOf(first);
    const options = listed(ask);
    const view = game.view(sim.state, seat) as View;
    expect(unreachable(view, ask, options), `${topic} of seat ${seat}`).toEqual([]);
    topics.add(topic);
    asked++;
    sim.answer(first, options[luck.below(options.length)]!);
  }
  return { asked, topics };
}

describe('every answer is reachable', () => {
  test.each([4, 5, 6])('in random games of %i seats', (seats) => {
    let asked = 0;
    for (let seed = 1; seed <= 8; seed++) asked += play(seed, seats).asked;
    expect(asked).toBeGreaterThan(500);
  });
});

describe('the board offers only what was taken in hand', () => {
  const sim = Sim.open(game, {}, 4, Luck.seeded(3));
  const [ask] = sim.asks;
  const view = game.view(sim.state, ask!.seat) as View;
  const options = listed(questionOf(ask!));
  test('one of my characters chosen first leaves its own moves only', () => {
    const [soldier] = bodiesOf(ask!.seat);
    for (const { option } of offersIn(spotsOf(view, [{ topic: ask!.topic, options }], { who: soldier })))
      if ((option as { do: string }).do === 'move') expect((option as unknown as { who: number }).who).toBe(soldier);
  });
});
