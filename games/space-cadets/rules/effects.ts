import { type Chance, during, type Flow } from '@cosmodrome/kernel';
import { turned } from '@cosmodrome/kit/hexes';
import type { Cell, Figure, Rocketeer } from '../state.ts';
import { choose } from '../topics.ts';
import { damageFoe, moveRocketeer, push } from './figures.ts';
import { alienSteps, mapOf, stepsFrom } from './map.ts';
import { hurt } from './sheet.ts';
import { foe, over, promptFor, type Table } from './table.ts';

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
    table.tell({ kind: 'terror', victim: r.role, face, direction, result: legal ? 'moved' : 'damage' });
    if (legal) moveRocketeer(table, r, to, 'terror');
    else yield* hurt(table, r, 'terror');
    return;
  }
  const steps = face <= 8 ? stepsFrom(state, r.at) : [];
  table.tell({ kind: 'terror', victim: r.role, face, direction: 0, result: steps.length > 0 ? 'choice' : 'nothing' });
  if (steps.length === 0) return;
  const [first] = steps as [Cell];
  const to = yield* during(table, { kind: 'terror', role: r.role }, promptFor(table, r.seat, 'terror/step', steps, first));
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
    table.tell({ kind: 'terror', victim: foe(state, f), face, direction, result: legal ? 'moved' : 'damage' });
    if (legal) push(table, f, to, 'terror');
    else damageFoe(table, f.id, by.role, 'flame-terror');
    return;
  }
  const free = face <= 8 && steps.length > 0;
  table.tell({ kind: 'terror', victim: foe(state, f), face, direction: 0, result: free ? 'choice' : 'nothing' });
  if (!free) return;
  const to = yield* during(table, { kind: 'terror', role: by.role }, choose(by.seat, 'terror/step', steps));
  push(table, f, to, 'terror');
}
