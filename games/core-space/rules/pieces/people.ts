/** Pieces about people: who knows something, who sits in a cell, who is there from the beginning (CS-MKT, CS-JAI, CS-LOK-06, CS-NST-06). */
import type { Flow } from '@cosmodrome/kernel';
import { knows, newPack, showAll, shufflePile } from '@cosmodrome/kit/cards';
import { UNIT } from '@cosmodrome/kit/plane/plan';
import type { PieceOf } from '../../content/mission.ts';
import { CIVILIANS, NPC, type NpcId } from '../../content/npcs.ts';
import type { PurgeKind } from '../../content/purge.ts';
import { roomAtSquare, roomsBeside } from '../../judge/doors.ts';
import { engagedWith, hasRoom, isEngaged } from '../../judge/figures.ts';
import { inContact, stands, touching } from '../../judge/place.ts';
import { missionOf, siteOf } from '../../judge/site.ts';
import type { Active, Being, DoorId, Figure, ObjectiveState, State, TokenId } from '../../state.ts';
import { figureOf } from '../../state.ts';
import type { Act } from '../../topics.ts';
import { pay, pays } from '../act/effort.ts';
import { drawFromBag, found, gain } from '../act/search.ts';
import { put } from '../arrivals.ts';
import { lay } from '../defeated.ts';
import { joins } from '../joining.ts';
import { addPegs, expose, kindOf, type Table } from '../table.ts';
import type { PieceRules } from './piece.ts';

type Found<K extends 'informant' | 'prisoner'> = { readonly piece: PieceOf<K>; readonly own: ObjectiveState };
function pieceOf<K extends 'informant' | 'prisoner'>(state: State, kind: K): Found<K> | undefined {
  const i = missionOf(state).pieces.findIndex((piece) => piece.piece === kind);
  return i < 0 ? undefined : { piece: missionOf(state).pieces[i] as PieceOf<K>, own: state.objectives[i]! };
}
const centreOf = (state: State, square: number): readonly [number, number] => {
  const { cols } = siteOf(state).map.plan;
  return [(square % cols) * UNIT + UNIT / 2, Math.floor(square / cols) * UNIT + UNIT / 2];
};

// ------------------------------------------------------------------ who is there

const beingOf = (who: NpcId | PurgeKind): Being =>
  Object.hasOwn(NPC, who) ? { kind: 'npc', npc: who as NpcId } : { kind: 'purge', type: who as PurgeKind };
export const START: PieceRules<'start'> = {
  begin(table, { figures }) {
    const { state } = table;
    for (const { who, at, crews = 1 } of figures) {
      if (state.crews.length < crews) continue;
      const spot =
        'entry' in at
          ? siteOf(state).map.entries[at.entry - 1]!
          : ([at.square[0] * UNIT + UNIT / 2, at.square[1] * UNIT + UNIT / 2] as const);
      put(state, beingOf(who), spot);
    }
  },
};

// ------------------------------------------------------------------ the informant

const dataToken = (state: State, { token }: PieceOf<'informant'>): TokenId | undefined =>
  state.aside.find((t) => kindOf(state, t) === token);
export const INFORMANT: PieceRules<'informant'> = {
  /** One of them knows, and nobody knows which. CS-MKT-01 */
  begin(table, piece, own) {
    const { state, chance } = table;
    const hired = new Set<string>(state.figures.flatMap((f) => (f.being.kind === 'trader' ? [f.being.sheet.profile] : [])));
    const others = CIVILIANS.filter((one) => !piece.civilians.includes(one) && !hired.has(one));
    const there = piece.civilians.flatMap((one) => (hired.has(one) ? others.splice(0, 1) : [one]));
    const squares = chance.shuffle(siteOf(state).map.civilians.slice());
    for (const [i, npc] of there.entries()) {
      const figure = put(state, { kind: 'npc', npc }, centreOf(state, squares[i]!));
      if (figure) own.figures.push(figure.id);
    }
    state.suspects = newPack(own.figures.map((_, i) => (i === 0 ? 1 : 0)));
    shufflePile(state.suspects, [...own.figures.keys()], chance);
  },
};
/** Is it one of those who may know, while it is not known who does? CS-MKT-07 */
export function isSuspect(state: State, f: Figure): boolean {
  const informant = pieceOf(state, 'informant');
  return informant !== undefined && !informant.own.done && informant.own.figures.includes(f.id);
}
/** CS-MKT-08 */
export const civiliansWait = (state: State): boolean => pieceOf(state, 'informant')?.own.done === false;
/** May still be asked. CS-MKT-02 */
export function mayAsk(state: State, npc: Figure): boolean {
  const informant = pieceOf(state, 'informant');
  const i = informant?.own.figures.indexOf(npc.id) ?? -1;
  return i >= 0 && !informant!.own.done && !knows(state.suspects, i, undefined);
}
/** Everybody knows now whether it is this one; gives the data if it is. */
function unmask(table: Table, npc: Figure): TokenId | undefined {
  const { state } = table;
  const informant = pieceOf(state, 'informant');
  const i = informant?.own.figures.indexOf(npc.id) ?? -1;
  if (!informant || i < 0 || knows(state.suspects, i, undefined)) return undefined;
  showAll(state.suspects, i);
  table.reveal();
  const is = state.suspects.face[i] === 1;
  table.tell({ kind: 'informant', figure: npc.id, knows: is });
  if (!is) return undefined;
  informant.own.done = true;
  informant.own.round = state.round;
  const token = dataToken(state, informant.piece);
  if (token === undefined) return undefined;
  state.aside = state.aside.filter((t) => t !== token);
  expose(table, token);
  return token;
}
/** CS-MKT-02 */
export function* questioned(table: Table, f: Figure, npc: Figure): Flow {
  const { state } = table;
  const informant = pieceOf(state, 'informant')!;
  informant.own.by[informant.own.figures.indexOf(npc.id)] = f.crew;
  const data = unmask(table, npc);
  if (data !== undefined) {
    if (hasRoom(state, f, data)) gain(table, f, data);
    else lay(table, data, f.x, f.y);
    return;
  }
  const token = drawFromBag(table);
  if (token !== undefined) yield* found(table, f, token, 'civilian', (t) => lay(table, t, f.x, f.y));
}
/** Defeated, removed or replaced: what it knew lies there. CS-MKT-03 */
export function suspectGone(table: Table, npc: Figure): void {
  const data = unmask(table, npc);
  if (data !== undefined) lay(table, data, npc.x, npc.y);
}
/** It comes along, and what it knows with it. CS-MKT-03 */
export function suspectJoined(table: Table, npc: Figure): void {
  const data = unmask(table, npc);
  if (data === undefined) return;
  if (hasRoom(table.state, npc, data)) npc.inventory.push(data);
  else lay(table, data, npc.x, npc.y);
}
/** A Trader attacks one: once a Trader and round it is heard of. CS-MKT-09 */
export function civilianAttacked(table: Table, by: Figure): void {
  const { state } = table;
  const informant = pieceOf(state, 'informant');
  if (!informant || by.effects.some(({ kind }) => kind === 'reported')) return;
  by.effects.push({ kind: 'reported', until: state.round, by: null });
  addPegs(table, informant.piece.pegsAttack, 'mission');
}

// ------------------------------------------------------------------ the prisoner

/** Which cell it is, nobody knows. CS-JAI-02 */
export function cellsOf(state: Pick<State, 'mission' | 'drawn'>): number {
  const piece = missionOf(state).pieces.find((one) => one.piece === 'prisoner');
  return piece?.piece === 'prisoner' ? piece.cells.length : 0;
}
/** Cells of the row the prisoner is in, and which row that is. */
export function cellRows(state: Pick<State, 'mission' | 'drawn' | 'cells'>): {
  readonly row: 'upper' | 'lower' | undefined;
  readonly cells: readonly number[];
} {
  const piece = missionOf(state).pieces.find((one) => one.piece === 'prisoner');
  if (piece?.piece !== 'prisoner') return { row: undefined, cells: [] };
  const at = piece.cells.map(([, row]) => row);
  const here = at[state.cells.face.indexOf(1)]!;
  return { row: here === Math.min(...at) ? 'upper' : 'lower', cells: at.flatMap((row, i) => (row === here ? [i] : [])) };
}
export const prisonerOf = (state: State): Figure | undefined => {
  const id = pieceOf(state, 'prisoner')?.own.figures[0];
  return id === undefined ? undefined : figureOf(state, id);
};
export const isPrisoner = (state: State, f: Figure): boolean => prisonerOf(state)?.id === f.id;
/** Somebody nobody can hire. CS-JAI-02 */
export const reservedFor = (state: State): NpcId | undefined => pieceOf(state, 'prisoner')?.piece.who;
/** A door has opened, or is gone: whoever sits behind it is seen; the first one raises the alarm. CS-JAI-02, -04 */
export function cellOpened(table: Table, door: DoorId): void {
  const { state } = table;
  const prisoner = pieceOf(state, 'prisoner');
  if (!prisoner) return;
  const { map } = siteOf(state);
  const rooms = roomsBeside(map, map.doors[door]!.bar);
  for (const [i, cell] of prisoner.piece.cells.entries()) {
    const room = roomAtSquare(map, cell);
    if (!rooms.includes(room) || knows(state.cells, i, undefined)) continue;
    showAll(state.cells, i);
    table.reveal();
    alarm(table);
    const here = state.cells.face[i] === 1;
    table.tell({ kind: 'cell-opened', cell: i, here });
    if (!here) continue;
    const figure = put(state, { kind: 'npc', npc: prisoner.piece.who }, middleOf(state, room));
    if (!figure) continue;
    prisoner.own.done = true;
    prisoner.own.round = state.round;
    prisoner.own.figures.push(figure.id);
  }
}
function middleOf(state: State, room: number): readonly [number, number] {
  const { map } = siteOf(state);
  const squares = map.rooms.flatMap((one, i) => (one === room ? [centreOf(state, i)] : []));
  const mean = (axis: 0 | 1) => Math.round(squares.reduce((sum, at) => sum + at[axis], 0) / squares.length);
  return [mean(0), mean(1)];
}
/** All Security is on alert from now on. CS-SEC-13, CS-JAI-04 */
export function alarm(table: Table): void {
  if (table.state.alarmed) return;
  table.state.alarmed = true;
  table.tell({ kind: 'alarm' });
}
/** A word in passing is enough. CS-JAI-05 */
export function fetches(state: State, f: Figure): Act[] {
  const prisoner = prisonerOf(state);
  if (!prisoner || prisoner.crew !== null || !stands(prisoner) || f.being.kind === 'purge') return [];
  if (!inContact(state, f, prisoner) || isEngaged(state, f)) return [];
  return pays(state, f).map((way): Act => ({ do: 'fetch', figure: prisoner.id, pay: way }));
}
export function doFetch(table: Table, f: Figure, active: Active, act: Extract<Act, { readonly do: 'fetch' }>): void {
  pay(table, f, active, 'effortless', act.pay);
  joins(table, figureOf(table.state, act.figure), f.crew!);
}
/** Whom another crew has may be talked over while none of its Traders is beside him. CS-JAI-06 */
export function mayLure(state: State, f: Figure, npc: Figure): boolean {
  return isAlone(state, npc) && npc.crew !== f.crew && !engagedWith(state, f).some((e) => e.id !== npc.id);
}
/** The prisoner somebody has, and nobody watches. */
export const isAlone = (state: State, npc: Figure): boolean =>
  isPrisoner(state, npc) && npc.crew !== null && stands(npc) && !touching(state, npc).some((t) => t.crew === npc.crew && !t.defeated);
