/** Who arrives, where, and where they come to stand (CS-PUR-01 to -13, CS-NPC-02 to -05, CS-EVT-11, CS-GEO-43). */
import type { Chance } from '@cosmodrome/kernel';
import { PURGE_DIE } from '../content/dice.ts';
import type { Count } from '../content/hostility.ts';
import { CIVILIANS, type CivilianId, type CorpsId, GANGERS, type GangerId, MOST_CIVILIANS, NPC, type NpcId } from '../content/npcs.ts';
import { INSTEAD, PURGE, type PurgeKind, type Rank } from '../content/purge.ts';
import { lasting, level } from '../judge/figures.ts';
import { placeNear } from '../judge/place.ts';
import { siteOf } from '../judge/site.ts';
import type { Being, EntryId, Figure, State } from '../state.ts';
import { brood } from './gatherers.ts';
import { reservedFor } from './pieces/people.ts';
import { newFigure } from './setup.ts';
import { rollChance, type Table } from './table.ts';

// ------------------------------------------------------------------ how many, where

/** CS-PUR-02, CS-DIC-10, -11; ENV-11 adds to the Purge die. */
export function howMany(table: Table, count: Count): number {
  if ('number' in count) return count.number;
  if (count.die === 'live-one-icon') return rollChance(table.chance, false).icon === 'live-one' ? 1 : 0;
  const rolled = PURGE_DIE[table.chance.die(6) - 1]!;
  const more = Math.min(2, rolled + lasting(table.state, 'purge-die-higher'));
  return Math.min(count.most ?? 2, more);
}
export const isSealed = (state: State, entry: EntryId, purge: boolean): boolean =>
  state.seals.some((seal) => seal.entry === entry && (seal.all || purge));
/** One that was foreseen, if it is still open. CS-RULING-107 */
export const openAt = (state: State, entry: EntryId | null, purge: boolean): EntryId | undefined =>
  entry === null || isSealed(state, entry, purge) ? undefined : entry;
export const openEntries = (state: State, purge: boolean): EntryId[] =>
  siteOf(state).map.entries.flatMap((_, i) => (isSealed(state, i as EntryId, purge) ? [] : [i as EntryId]));
/** A random Entry Point; sealed ones, and those in `but`, are rolled again; none where no other is left. CS-PUR-04, -13, CS-RULING-72, -148 */
export function rollEntry(state: State, chance: Chance, purge: boolean, but: readonly EntryId[] = []): EntryId | undefined {
  const open = openEntries(state, purge).filter((entry) => !but.includes(entry));
  if (open.length === 0) return undefined;
  for (;;) {
    const entry = (chance.die(6) - 1) as EntryId;
    if (open.includes(entry)) return entry;
  }
}

// ------------------------------------------------------------------ who

const isOf =
  (kind: PurgeKind) =>
  (f: Figure): boolean =>
    f.being.kind === 'purge' && f.being.type === kind;
/** CS-GAT-01, CS-ANN-01 */
const playsWith = (state: State, kind: PurgeKind): boolean =>
  kind === 'annihilator' ? state.settings.annihilator : state.settings.gatherers;
/** A second Live One when a card has said so. CS-PUR-08, CS-RULING-176 */
const mayComeTwice = (state: State, kind: PurgeKind): boolean =>
  state.settings.reinforcements && level(state) === 7 && (kind !== 'live-one' || state.twice);
/** Figures of a kind still beside the board. CS-PUR-07, -11, -12 */
export function purgeLeft(state: State, kind: PurgeKind): number {
  const { supply, rank, external } = PURGE[kind];
  if (external && !playsWith(state, kind)) return 0;
  // CS-PUR-07, -08: one of a kind, with Reinforcements another at level Purge; Spiders come with their Mother.
  if (rank >= 4 && kind !== 'spider' && state.once.filter((one) => one === kind).length >= (mayComeTwice(state, kind) ? 2 : 1)) return 0;
  const all = supply * (state.settings.reinforcements ? 2 : 1);
  return all - state.figures.filter((f) => f.where === 'board' && isOf(kind)(f)).length;
}
/** The kind that comes: itself, or the next lower rank where none is left. CS-PUR-09, -10, CS-EX-19 */
export function whoComes(state: State, kind: PurgeKind): PurgeKind | undefined {
  for (let who: PurgeKind | null = kind; who; who = INSTEAD[who]) if (purgeLeft(state, who) > 0) return who;
  return undefined;
}
/** Civilians who can still come: not in play, not hired, not Defeated, in no cell; so many at once. CS-RULING-142, -143, CS-CIV-19, -21, CS-JAI-02 */
export function civiliansLeft(state: State): CivilianId[] {
  if (!state.settings.civilians) return [];
  const there = state.figures.filter((f) => f.where === 'board' && f.being.kind === 'npc' && NPC[f.being.npc].category === 'civilians');
  // CS-CIV-20
  if (there.length >= (state.settings.crowd ? MOST_CIVILIANS.extra : MOST_CIVILIANS.usual)) return [];
  const taken = new Set<string | undefined>([
    reservedFor(state),
    ...there.map((f) => (f.being as { readonly npc: NpcId }).npc),
    ...state.gone,
    ...state.figures.flatMap((f) => (f.being.kind === 'trader' ? [f.being.sheet.profile] : [])),
    ...state.figures.flatMap((f) => (f.being.kind === 'npc' && f.where === 'home' ? [f.being.npc] : [])),
  ]);
  return CIVILIANS.filter((civilian) => !taken.has(civilian));
}

// ------------------------------------------------------------------ onto the board

const same = (a: Being, b: Being): boolean =>
  (a.kind === 'purge' && b.kind === 'purge' && a.type === b.type) || (a.kind === 'npc' && b.kind === 'npc' && a.npc === b.npc);
/** The figure from beside the board, as new; one of the box where it has not been in play yet. */
function takeFigure(state: State, being: Being): Figure {
  const old = state.figures.find((f) => f.where === 'out' && same(f.being, being));
  if (!old) return newFigure(state, being, null);
  const fresh: Figure = { ...newFigure(state, being, null), id: old.id };
  state.figures.pop();
  state.figures[old.id] = fresh;
  return fresh;
}
/** Put down as near to a point as there is room; undefined: there is none at all. */
export function put(state: State, being: Being, at: readonly [number, number]): Figure | undefined {
  const figure = takeFigure(state, being);
  const spot = placeNear(state, figure, at);
  if (!spot) return undefined;
  [figure.x, figure.y] = spot;
  figure.where = 'board';
  figure.entered = true;
  if (being.kind === 'purge' && PURGE[being.type].rank >= 4 && being.type !== 'spider') state.once.push(being.type);
  return figure;
}
/** So many of a kind at one Entry Point, with replacements. CS-PUR-04 to -06, -09 */
export function purgeArrives(table: Table, kind: PurgeKind, number: number, at?: EntryId): Figure[] {
  const { state } = table;
  if (number === 0) {
    table.tell({ kind: 'nobody-arrived', who: kind, why: 'die' });
    return [];
  }
  if (whoComes(state, kind) === undefined) {
    table.tell({ kind: 'nobody-arrived', who: kind, why: PURGE[kind].rank >= 4 ? 'once' : 'supply' });
    return [];
  }
  const entry = at ?? rollEntry(state, table.chance, true);
  if (entry === undefined) {
    table.tell({ kind: 'nobody-arrived', who: kind, why: 'sealed' });
    return [];
  }
  const figures: Figure[] = [];
  for (let n = 0; n < number; n++) {
    const who = whoComes(state, kind);
    const figure = who && put(state, { kind: 'purge', type: who }, siteOf(state).map.entries[entry]!);
    if (figure) figures.push(figure);
    if (figure && who === 'mother') figures.push(...brood(table, figure));
  }
  table.tell({ kind: 'arrived', figures: figures.map((f) => f.id), entry, number });
  return figures;
}
/** CS-NPC-03 to -05, CS-RULING-143 */
export function civilianArrives(table: Table, at?: EntryId): Figure | undefined {
  const { state } = table;
  const who = civiliansLeft(state);
  if (who.length === 0) {
    table.tell({ kind: 'nobody-arrived', who: 'civilian', why: 'supply' });
    return undefined;
  }
  const npc = who[table.chance.below(who.length)]!;
  const entry = at ?? rollEntry(state, table.chance, false);
  if (entry === undefined) {
    table.tell({ kind: 'nobody-arrived', who: 'civilian', why: 'sealed' });
    return undefined;
  }
  const figure = put(state, { kind: 'npc', npc }, siteOf(state).map.entries[entry]!);
  if (figure) table.tell({ kind: 'arrived', figures: [figure.id], entry, number: 1 });
  return figure;
}
/** So many of a kind of the police at one Entry Point, as far as there are figures. CS-NPC-03 to -05 */
export function npcArrives(table: Table, npc: CorpsId | 'warden', number: number, at?: EntryId): Figure[] {
  const { state } = table;
  const left = () =>
    NPC[npc].supply - state.figures.filter((f) => f.where === 'board' && f.being.kind === 'npc' && f.being.npc === npc).length;
  const those = Array.from({ length: Math.max(0, Math.min(number, left())) }, () => npc);
  return npcsArrive(table, npc, those, number, at);
}
/** Gangers one can meet: not in play, not hired, not Defeated. CS-GAN-03, CS-RULING-290 */
export function gangersLeft(state: State): GangerId[] {
  const taken = new Set<string>([
    ...state.gone,
    ...state.figures.flatMap((f) =>
      f.being.kind === 'trader' ? [f.being.sheet.profile] : f.being.kind === 'npc' && f.where !== 'out' ? [f.being.npc] : [],
    ),
  ]);
  return GANGERS.filter((one) => !taken.has(one));
}
/** Of this rank, at random. */
export function gangerArrives(table: Table, rank: Rank, number: number, at?: EntryId): Figure[] {
  const those = table.chance.shuffle(gangersLeft(table.state).filter((one) => NPC[one].rank === rank)).slice(0, number);
  return npcsArrive(table, 'ganger', those, number, at);
}
/** The highest rank there is. GAN-01 */
export function highestGanger(table: Table, at?: EntryId): Figure[] {
  const rank = Math.max(0, ...gangersLeft(table.state).map((one) => NPC[one].rank));
  return rank === 0 ? [] : gangerArrives(table, rank as Rank, 1, at);
}
function npcsArrive(table: Table, who: string, those: readonly NpcId[], number: number, at?: EntryId): Figure[] {
  const { state } = table;
  if (those.length === 0) {
    table.tell({ kind: 'nobody-arrived', who, why: number === 0 ? 'die' : 'supply' });
    return [];
  }
  const entry = at ?? rollEntry(state, table.chance, false);
  if (entry === undefined) {
    table.tell({ kind: 'nobody-arrived', who, why: 'sealed' });
    return [];
  }
  const figures = those.flatMap((npc) => put(state, { kind: 'npc', npc }, siteOf(state).map.entries[entry]!) ?? []);
  table.tell({ kind: 'arrived', figures: figures.map((f) => f.id), entry, number });
  return figures;
}
