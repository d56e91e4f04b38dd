/** Characters (PAN-CHAR): hit points, the action points they bring, wounds, death. */
import type { Card } from '../content/index.ts';
import { type Body, type BodyId, SOLDIER, type State, seatOf } from '../state.ts';
import { endGame } from './end.ts';
import { bodyOf, type PanicTable, teamOf } from './table.ts';

export const MAX_HP = 4;

/** PAN-CHAR-03, -04, -07: two action points while strong, one when weak, none when dead. */
export const apOf = (body: Pick<Body, 'hp'>): number => (body.hp >= 3 ? 2 : body.hp >= 1 ? 1 : 0);

/** PAN-CHAR-05, -06: each wound takes one hit point; who has none left leaves the board. Excess wounds are lost. */
export function wound(table: PanicTable, body: BodyId, wounds: number, by: 'parasite' | 'bullet' | 'knife' | 'grenade'): void {
  const it = bodyOf(table.state, body);
  if (it.hp === 0) return;
  it.hp = Math.max(0, it.hp - wounds);
  table.tell({ kind: 'wounded', body, hp: it.hp, by });
  if (it.hp > 0) return;
  it.room = null;
  table.tell({ kind: 'died', body });
  leave(table, body);
}

/** PAN-HEAL-04: never above four. */
export function mend(state: State, body: BodyId, points: number): void {
  const it = bodyOf(state, body);
  it.hp = Math.min(MAX_HP, it.hp + points);
}
export const wounds = (state: State, body: BodyId): number => MAX_HP - bodyOf(state, body).hp;

/**
 * PAN-CHAR-08, -12, PAN-RULING-65: with one character left nothing else changes. With none the player is out: face-up items
 * are discarded, the hand stays sealed for good and its side stays secret.
 */
function leave(table: PanicTable, body: BodyId): void {
  const seat = seatOf(body);
  const team = teamOf(table.state, seat);
  if (team.bodies.some((b) => b.hp > 0)) return;
  team.out = true;
  const ammo: Card[] = team.ammo.map(() => 'ammo');
  table.state.discard.push(...team.laid, ...ammo);
  team.laid = [];
  team.ammo = [];
  table.tell({ kind: 'out', seat });
}

/** PAN-RULING-63: without a Soldier the Nest can never be burnt. Called once all wounds of one blow are dealt. */
export function soldiersLeft(table: PanicTable): void {
  if (table.state.teams.every((team) => team.bodies[SOLDIER].hp === 0)) endGame(table, 'noSoldier');
}
