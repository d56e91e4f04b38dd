import { ask, type Chance, type Flow, oneOf } from '@cosmodrome/kernel';
import { turned } from '@cosmodrome/kit/hexes';
import type { Figure, Rocketeer } from '../state.ts';
import { damageFoe, moveRocketeer, push } from './figures.ts';
import { alienSteps, mapOf, stepsFrom } from './map.ts';
import { hurt } from './sheet.ts';
import { about, foe, over, prompt, type Table } from './table.ts';

// Dice and combat effects that are resolved die by die (SCA-DICE, SCA-FX).

/** SCA-DICE-01: ten-sided dice; a 0 reads as 10. */
export function rollDice(chance: Chance, count: number): number[] {
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(chance.die(10));
  return faces;
}
/** SCA-DICE-01, -05: 1 to 3 are successes; 8 to 10 instead under the Reality Inverter. */
export const isSuccess = (face: number, inverted = false): boolean => (inverted ? face >= 8 : face <= 3);
export const successes = (faces: readonly number[], inverted = false): number => faces.filter((f) => isSuccess(f, inverted)).length;

/** SCA-FX-08..11, SCA-DICE-06, SCA-RULING-88: one Terror die on a Rocketeer. */
export function* terrorOnRocketeer(table: Table, r: Rocketeer): Flow {
  const { state } = table;
  if (over(state)) return;
  const face = table.chance.die(10);
  if (face <= 6) {
    const direction = turned(state.arrow, face);
    const to = mapOf(state).neighbour(r.at, direction);
    const legal = to >= 0 && stepsFrom(state, r.at).includes(to);
    table.tell({ is: 'terror', victim: r.role, face, direction, result: legal ? 'moved' : 'damage' });
    if (legal) moveRocketeer(table, r, to, 'terror');
    else yield* hurt(table, r, 'terror');
    return;
  }
  const steps = face <= 8 ? stepsFrom(state, r.at) : [];
  table.tell({ is: 'terror', victim: r.role, face, direction: 0, result: steps.length > 0 ? 'choice' : 'nothing' });
  if (steps.length === 0) return;
  about(table, r);
  const to =
    steps.length === 1
      ? steps[0]!
      : yield* prompt(
          table,
          r.seat,
          'terror/step',
          oneOf(() => stepsFrom(state, r.at)),
          steps[0]!,
        );
  about(table, undefined);
  moveRocketeer(table, r, to, 'terror');
}
/** SCA-WPN-10, SCA-RULING-43, -88: one Terror die on an Alien; the attacker chooses on 7 and 8. */
export function* terrorOnAlien(table: Table, f: Figure, by: Rocketeer): Flow {
  const { state } = table;
  const face = table.chance.die(10);
  const steps = alienSteps(state, f.at, f.type);
  if (face <= 6) {
    const direction = turned(state.arrow, face);
    const to = mapOf(state).neighbour(f.at, direction);
    const legal = to >= 0 && steps.includes(to);
    table.tell({ is: 'terror', victim: foe(state, f), face, direction, result: legal ? 'moved' : 'damage' });
    if (legal) push(table, f, to, 'terror');
    else damageFoe(table, f.id, by.role, 'flame-terror');
    return;
  }
  const free = face <= 8 && steps.length > 0;
  table.tell({ is: 'terror', victim: foe(state, f), face, direction: 0, result: free ? 'choice' : 'nothing' });
  if (!free) return;
  about(table, by);
  const to =
    steps.length === 1
      ? steps[0]!
      : yield* ask(
          by.seat,
          'terror/step',
          oneOf(() => steps),
        );
  about(table, undefined);
  push(table, f, to, 'terror');
}
