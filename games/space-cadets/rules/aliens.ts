import { type Chance, during, type Flow, yesNo } from '@cosmodrome/kernel';
import { FAR } from '@cosmodrome/kit/hexes';
import { ALIEN, ALIENS, type AlienType, BRAIN_RANGE, type KindOf, type OverkillEffect } from '../content/index.ts';
import type { DamageCause, StepReason, TargetReason, Who } from '../notes.ts';
import type { AlienTurn, Cell, Figure, FigureId, Rocketeer, State } from '../state.ts';
import { attackBugs, moveBugs } from './bugs.ts';
import { rollDice, successes, terrorOnRocketeer } from './effects.ts';
import { entered, placeAlien } from './figures.ts';
import { alienEdges, cellsWhere, hatch, isUp, mapOf, place, spot, tileRank } from './map.ts';
import { overmindTurn, queenTurn, scenarioEndOfAlienTurn, surprised, thrallsDriven } from './scenarios.ts';
import { attackDice, hurt, mindControl, panic, rolesOf, usableOf, useCard, visible } from './sheet.ts';
import { findFigure, foe, over, prompt, type Table } from './table.ts';

// The Alien Turn: who acts when, movement and attack protocols, types (SCA-ALIEN, SCA-AMOVE, SCA-AATK, SCA-BRAIN … SCA-LEECH).

// ---------------------------------------------------------------- choosing
type Aim = { readonly r: Rocketeer; readonly distance: number; readonly why: TargetReason };
/** Of several Rocketeers with their distances, the nearest, then the highest Order token (SCA-AMOVE-05, SCA-AATK-02). */
function nearest(all: readonly { r: Rocketeer; distance: number }[]): Aim | undefined {
  let best: { r: Rocketeer; distance: number } | undefined;
  let tied = false;
  for (const each of all) {
    if (!best || each.distance < best.distance) {
      tied = false;
      best = each;
    } else if (each.distance === best.distance) {
      tied = true;
      if (each.r.order > best.r.order) best = each;
    }
  }
  return best && { ...best, why: all.length === 1 ? 'only' : tied ? 'order-token' : 'nearest' };
}
/** SCA-RULING-71: the Firecrackers of these Rocketeers draw Aliens; not in a Time Distortion, which is no Alien Turn. */
export const lit = (state: State, r: Rocketeer): boolean => r.firecrackers && (state.alienTurn === null || state.stage === 'aliens');
/** SCA-GEAR-05, SCA-RULING-71: of those who lit Firecrackers the one with the highest Order token. */
function lured(state: State, all: readonly { r: Rocketeer; distance: number }[]): Aim | undefined {
  let best: { r: Rocketeer; distance: number } | undefined;
  for (const each of all) if (lit(state, each.r) && (!best || each.r.order > best.r.order)) best = each;
  return best && { ...best, why: 'firecrackers' };
}
/** SCA-AMOVE-01, -04, -05, -13, SCA-RULING-60: whom a figure here goes for, by its own walk distance. */
export function aimOf(state: State, at: Cell, type: AlienType): Aim | undefined {
  const walks = mapOf(state).walks(at, alienEdges(state, type));
  const all = state.rocketeers.flatMap((r) =>
    visible(r) && (walks[r.at] as number) < FAR ? [{ r, distance: walks[r.at] as number }] : [],
  );
  return lured(state, all) ?? nearest(all);
}
/** SCA-AATK-04..06, SCA-RULING-62: Rocketeers in range and in an Alien's line of sight; a locked or sealed hatch blocks it. */
function inReach(state: State, at: Cell, range: number): { r: Rocketeer; distance: number }[] {
  const map = mapOf(state);
  return state.rocketeers.flatMap((r) => {
    if (!visible(r)) return [];
    if (r.at === at) return [{ r, distance: 0 }];
    if (range < 1 || map.distance(at, r.at) !== 1) return [];
    const edge = hatch(state, map.between(at, r.at));
    return edge === 'locked' || edge === 'sealed' ? [] : [{ r, distance: 1 }];
  });
}
/** SCA-AATK-01, -02, SCA-RULING-62, -71 */
export function victimOf(state: State, at: Cell, range: number): Aim | undefined {
  const all = inReach(state, at, range);
  return lured(state, all) ?? nearest(all);
}
/** SCA-AMOVE-02, -03: can it attack from here? Under Firecrackers only the one it goes for counts (SCA-RULING-71). */
export function inPosition(state: State, at: Cell, type: AlienType, aim: Aim | undefined): boolean {
  const all = inReach(state, at, ALIEN[type].range);
  return aim?.why === 'firecrackers' ? all.some((x) => x.r === aim.r) : all.length > 0;
}
/** SCA-AMOVE-06..08, SCA-RULING-61: face-up before face-down, then the lowest number, or chance. */
export function pickStep(state: State, steps: readonly Cell[], chance: Chance): { to: Cell; why: StepReason } {
  const [only, ...others] = steps;
  if (only !== undefined && others.length === 0) return { to: only, why: 'only' };
  const up = steps.filter((c) => isUp(state, c));
  if (up.length === 0) return { to: chance.pick(steps), why: 'random' };
  const to = up.reduce((a, b) => (place(state, b).tile < place(state, a).tile ? b : a));
  return { to, why: up.length === 1 ? 'face-up' : 'lowest-number' };
}

// ---------------------------------------------------------------- movement
/** SCA-AMOVE-01..15, SCA-RULING-60: one figure's movement; gives the number of steps. */
export function moveAlien(table: Table, f: Figure): number {
  const { state } = table;
  if (ALIEN[f.type].move === 0 || f.carried) {
    table.tell({ kind: 'alien-stayed', foe: foe(state, f), why: f.carried ? 'carried' : 'immobile' });
    return 0;
  }
  const aim = aimOf(state, f.at, f.type);
  if (!aim || inPosition(state, f.at, f.type, aim)) {
    table.tell({ kind: 'alien-stayed', foe: foe(state, f), why: aim ? 'in-position' : 'no-path' });
    return 0;
  }
  table.tell({ kind: 'alien-target', foe: foe(state, f), role: aim.r.role, distance: aim.distance, why: aim.why });
  const map = mapOf(state);
  const edges = alienEdges(state, f.type);
  const field = map.walks(aim.r.at, edges);
  const brain = f.type === 'war-thrall' ? burden(state, f) : undefined;
  let steps = 0;
  while (steps < ALIEN[f.type].move && !inPosition(state, f.at, f.type, aim)) {
    const { to, why } = pickStep(state, map.nearer(f.at, field, edges), table.chance);
    const along = companions(state, f, brain);
    const from = spot(state, f.at);
    f.at = to;
    for (const c of along) {
      c.at = to;
      if (c.type === 'saucerman') c.carried = true;
    }
    steps++;
    table.tell({ kind: 'alien-moved', foe: foe(state, f), from, toward: aim.r.role, why, carrying: along.map((c) => c.id) });
    entered(table, f);
    if (over(state) || !findFigure(state, f.id)) break;
  }
  return steps;
}
/** SCA-LEADER-02, SCA-RULING-63: unstunned Saucermen of every tile a Leader leaves; SCA-CONTENT-08: a War Thrall's Brain. */
function companions(state: State, f: Figure, brain: Figure | undefined): Figure[] {
  if (f.type === 'leader') return state.figures.filter((s) => s.type === 'saucerman' && s.at === f.at && !s.stunned);
  return brain ? [brain] : [];
}
/** SCA-CONTENT-08: the oldest Brain that began the turn on its tile and still stands there. */
function burden(state: State, f: Figure): Figure | undefined {
  for (const c of state.alienTurn?.carries ?? []) {
    const brain = c.by === f.id ? findFigure(state, c.brain) : undefined;
    if (brain && brain.at === f.at) return brain;
  }
  return undefined;
}
/** Who shares a tile with whom when the turn (or a Time Distortion) begins; Brains by age. */
function carriers(state: State): AlienTurn['carries'] {
  return state.figures.flatMap((w) =>
    w.type === 'war-thrall' && !w.stunned
      ? state.figures.flatMap((b) => (b.type === 'brain' && !b.stunned && b.at === w.at ? [{ by: w.id, brain: b.id }] : []))
      : [],
  );
}
/** SCA-RULING-59: the unstunned figures of a type by tile rank, then age. */
export function lineUp(state: State, type: AlienType): Figure[] {
  return state.figures
    .filter((f) => f.type === type && !f.stunned)
    .map((f) => ({ f, rank: tileRank(state, f.at) }))
    .sort((a, b) => a.rank - b.rank || a.f.id - b.f.id)
    .map((x) => x.f);
}
/** SCA-EVENT-04, SCA-RULING-19: Time Distortion: everyone moves, nobody attacks. */
export function moveAllAliens(table: Table): void {
  const { state } = table;
  state.alienTurn = { step: 0, queue: [], carries: carriers(state) };
  for (const f of state.figures) f.carried = false;
  for (const type of ALIENS) {
    if (over(state)) break;
    if (type === 'bug') moveBugs(table);
    else
      for (const f of lineUp(state, type)) {
        if (over(state)) break;
        if (findFigure(state, f.id)) moveAlien(table, f);
      }
  }
  for (const f of state.figures) f.carried = false;
  state.alienTurn = null;
}

// ---------------------------------------------------------------- attack
type Assault = {
  readonly at: Cell;
  readonly range: number;
  readonly dice: number;
  readonly effect: OverkillEffect | '';
  readonly cause: DamageCause;
  readonly figure?: Figure;
};
/** SCA-AATK-01..07, SCA-OVK-07, SCA-RULING-62, -69: choose, roll, 1 damage, then every Overkill by itself. */
export function* attackRocketeer(table: Table, attacker: Who, how: Assault): Flow {
  const { state } = table;
  let aim = victimOf(state, how.at, how.range);
  while (aim && (yield* mayVanish(table, aim.r))) aim = victimOf(state, how.at, how.range);
  if (!aim || how.dice === 0) {
    table.tell({ kind: 'alien-held', foe: attacker, why: aim ? 'no-dice' : 'no-target' });
    return;
  }
  const { r } = aim;
  table.tell({ kind: 'alien-attacked', foe: attacker, role: r.role, range: aim.distance, dice: how.dice, why: aim.why });
  const faces = rollDice(table.chance, how.dice);
  const hits = successes(faces);
  table.tell({ kind: 'alien-rolled', foe: attacker, role: r.role, faces, successes: hits });
  if (hits === 0) return;
  yield* hurt(table, r, how.cause);
  for (let i = 1; i < hits && how.effect && !over(state); i++) {
    table.tell({ kind: 'alien-overkill', foe: attacker, role: r.role, effect: how.effect });
    if (how.effect === 'panic') panic(table, r);
    else if (how.effect === 'mind-control') yield* mindControl(table, r);
    else if (how.effect === 'terror') yield* terrorOnRocketeer(table, r);
    else if (how.effect === 'grapple') grapple(table, r, attacker.id);
    else yield* spawn(table, how.at);
  }
}
/** SCA-FX-12, SCA-RULING-76 */
function grapple(table: Table, r: Rocketeer, by: FigureId): void {
  if (r.grips.includes(by)) return;
  r.grips.push(by);
  table.tell({ kind: 'grappled', role: r.role, by });
}
/** SCA-LEECH-03, SCA-FX-15, SCA-RULING-67: a new Leech, its attack at once, its own spawn before the next. */
function* spawn(table: Table, at: Cell): Flow {
  const made = placeAlien(table, 'leech', at, 'spawn');
  if (made) yield* attackWith(table, made);
}
function* attackWith(table: Table, f: Figure): Flow {
  const { range, effect } = ALIEN[f.type];
  yield* attackRocketeer(table, foe(table.state, f), { at: f.at, range, dice: attackDice(f), effect, cause: 'attack', figure: f });
}

// ---------------------------------------------------------------- activation
/** SCA-ALIEN-03, SCA-THRALL-02, SCA-RULING-64: move, then attack. */
function* activate(table: Table, f: Figure): Flow {
  const { state } = table;
  if (f.type === 'brain') {
    if (!surprised(state)) yield* broadcast(table, f);
    return;
  }
  const started = inPosition(state, f.at, f.type, aimOf(state, f.at, f.type));
  moveAlien(table, f);
  if (over(state) || !findFigure(state, f.id)) return;
  if (surprised(state)) table.tell({ kind: 'alien-held', foe: foe(state, f), why: 'surprise' });
  else if (f.type === 'thrall' && !started && !thrallsDriven(state)) table.tell({ kind: 'alien-held', foe: foe(state, f), why: 'moved' });
  else yield* attackWith(table, f);
}
/** SCA-BRAIN-01, -02, SCA-RULING-56: Mind Control on everybody within map distance 2, no dice. */
function* broadcast(table: Table, f: Figure): Flow {
  const { state } = table;
  const map = mapOf(state);
  const crew = state.rocketeers.filter((r) => visible(r) && map.distance(f.at, r.at) <= BRAIN_RANGE);
  table.tell({ kind: 'brain-broadcast', foe: foe(state, f), roles: rolesOf(crew), range: BRAIN_RANGE });
  for (const r of crew) yield* mindControl(table, r);
}

// ---------------------------------------------------------------- the Alien Turn, beat by beat
/** SCA-ALIEN-01..06, SCA-TURN-04: one beat is the opening of a type's step, or one figure's activation. */
export function* alienBeat(table: Table): Flow {
  const { state } = table;
  if (!state.alienTurn) {
    for (const f of state.figures) f.carried = false;
    state.alienTurn = { step: -1, queue: [], carries: carriers(state) };
    table.reveal(); // what the Aliens do stands, dice or not (SCA-RULING-122)
    table.tell({ kind: 'alien-turn', turn: state.turn });
  }
  const turn = state.alienTurn;
  const next = turn.queue.shift();
  if (next !== undefined) {
    const f = findFigure(state, next);
    if (f && !f.stunned) yield* activate(table, f);
    return;
  }
  turn.step += 1;
  const type = ALIENS[turn.step];
  if (type === undefined) {
    yield* endOfAlienTurn(table);
    return;
  }
  const figures = lineUp(state, type);
  const overmind = type === 'brain' && state.boss?.type === 'overmind';
  if (figures.length === 0 && !overmind) return;
  for (const r of state.rocketeers) yield* mayVanish(table, r);
  table.tell({ kind: 'alien-step', type, figures: figures.length });
  if (overmind) yield* overmindTurn(table);
  if (type === 'bug') {
    const swarms = moveBugs(table);
    if (!surprised(state)) yield* attackBugs(table, swarms);
  } else turn.queue = figures.map((f) => f.id);
}
/** The one card of the Alien Turn. */
const VANISHING: KindOf<'alien-turn'> = 'invisibility-device';
/** SCA-SCHEM-06, SCA-RULING-72: the windows of the Invisibility Device. */
export function* mayVanish(table: Table, r: Rocketeer): Flow<boolean> {
  const { state } = table;
  if (r.invisible || over(state) || state.stage !== 'aliens') return false;
  const [device] = usableOf(state, r, VANISHING);
  if (device === undefined) return false;
  const yes = yield* during(
    table,
    { kind: 'invisibility', role: r.role, card: device },
    prompt(table, r.seat, 'alien/invisible', yesNo, false),
  );
  if (!yes) return false;
  useCard(table, r, device);
  r.invisible = true;
  table.tell({ kind: 'invisible', role: r.role });
  return true;
}
/** SCA-SCOM-07, SCA-VAR-04, -05, SCA-RULING-116: bosses, scenario rules, Commodore Saucermen, then Cleanup. */
function* endOfAlienTurn(table: Table): Flow {
  const { state } = table;
  yield* queenTurn(table);
  if (over(state)) return;
  scenarioEndOfAlienTurn(table);
  if (state.mode === 'commodore' || state.mode === 'admiral' || state.mode === 'galactic-overlord') {
    const tiles = cellsWhere(state, (c) => c.finds.length > 0).sort((a, b) => place(state, a).tile - place(state, b).tile);
    for (const cell of tiles) placeAlien(table, 'saucerman', cell, 'commodore');
  }
  for (const f of state.figures) f.carried = false;
  state.alienTurn = null;
  state.stage = 'cleanup';
}
