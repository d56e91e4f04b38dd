/** Crews of the house play whole games at every number of seats, and answer nothing that is refused. */
import { turn, VirtualClock } from '@cosmodrome/bots';
import { type AnyBot, type AnyMatch, Luck, Match } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { absent } from '../bot/absent.ts';
import { crews } from '../bot/crews.ts';
import { coreSpace } from '../game.ts';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';

const deep = process.env.DEEP === '1';
/** Plays on to the end, or so many answers; a refused answer throws. */
function played(bots: readonly AnyBot[], seed: string, options = {}, most = 10_000): AnyMatch {
  const match: AnyMatch = Match.open(coreSpace as never, options, bots.length, seed);
  const chance = Luck.seeded(seed);
  const clock = new VirtualClock();
  for (let n = 0; !match.over && n < most; n++) turn(match, bots, chance, clock);
  return match;
}
const named = (...names: readonly string[]): AnyBot[] => names.map((name) => crews[name] as AnyBot);
const told = (match: AnyMatch, kind: Note['kind']): number =>
  (match.notes(undefined) as unknown as Note[]).filter((note) => note.kind === kind).length;

test('alone a crew loots, fights and comes home or falls', () => {
  for (const name of deep ? Object.keys(crews) : ['raider'])
    for (const seed of deep ? ['a', 'b', 'c', 'd'] : ['a']) {
      const match = played(named(name), `alone/${seed}`);
      expect(match.over).toBe(true);
      expect(told(match, 'searched') + told(match, 'room-searched')).toBeGreaterThan(3);
      expect(told(match, 'attack')).toBeGreaterThan(0);
      expect((match.view(undefined) as unknown as View).round).toBeGreaterThan(4);
    }
});
test('together and against each other, with every strength and style', () => {
  const pairs: readonly (readonly [string, string])[] = deep
    ? Object.keys(crews).flatMap((a, i, all) => all.slice(i).map((b) => [a, b] as const))
    : [['strong-raider', 'easy-prowler']];
  for (const [n, pair] of pairs.entries())
    expect(played(named(...pair), `two/${n}`, { mode: n % 2 === 0 ? 'versus' : 'together', expansion: true }).over).toBe(true);
});
test('three and four crews', () => {
  const most = deep ? 10_000 : 160;
  const three = played(named('looter', 'strong-prowler', 'easy-raider'), 'three', {}, most);
  const four = played(named('raider', 'prowler', 'looter', 'strong-looter'), 'four', {}, most);
  expect([three.over, four.over]).toEqual([deep, deep]);
  expect(told(three, 'activated')).toBeGreaterThan(9);
  expect(told(four, 'activated')).toBeGreaterThan(9);
});
test('CS-RULING-180: among them, who is absent does the least and stops nobody', () => {
  const match = played([crews.looter as AnyBot, absent as AnyBot], 'absent');
  expect(match.over).toBe(true);
  const [, other] = match.standings();
  expect(other!.score).toBe(0);
});
