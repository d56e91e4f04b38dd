import { after, ask, type Domain, type Flow, type Json, type Table as KernelTable, race, type Seat } from '@cosmodrome/kernel';
import { CARDS, copiesOf, type ItemCard } from '../content/cards.ts';
import type { FoeType, ItemKind, Role } from '../content/names.ts';
import type { Note, Who } from '../notes.ts';
import { BOSS, type Boss, type Card, type CardId, type Cell, type Figure, type FigureId, type Rocketeer, type State } from '../state.ts';
import { PATIENCE, type TopicName } from '../topics.ts';
import { spot } from './map.ts';

/** The table as the rules hold it, and the few words they all use. */
export type Table = KernelTable<State, Note>;

export const rocketeer = (state: State, role: Role): Rocketeer => state.rocketeers.find((r) => r.role === role) as Rocketeer;
export const indexOf = (state: State, r: Rocketeer): number => state.rocketeers.indexOf(r);
export const crewOn = (state: State, cell: Cell): Rocketeer[] => state.rocketeers.filter((r) => r.at === cell);
export const figure = (state: State, id: FigureId): Figure | undefined => state.figures.find((f) => f.id === id);
export const figuresOn = (state: State, cell: Cell): Figure[] => state.figures.filter((f) => f.at === cell);

export const foe = (state: State, f: Figure): Who => ({ id: f.id, type: f.type, spot: spot(state, f.at) });
export const bossFoe = (state: State, boss: Boss): Who => ({ id: BOSS, type: boss.type, spot: spot(state, boss.at) });
/** A figure or the boss by id, while it is there. */
export function foeById(state: State, id: FigureId): { type: FoeType; at: Cell; hp: number } | undefined {
  return id === BOSS ? (state.boss ?? undefined) : figure(state, id);
}
export function whoById(state: State, id: FigureId): Who | null {
  if (id === BOSS) return state.boss ? bossFoe(state, state.boss) : null;
  const f = figure(state, id);
  return f ? foe(state, f) : null;
}

export const cardOf = (state: State, id: CardId): Card => state.cards[id] as Card;
export const print = (id: CardId): ItemCard => CARDS[id] as ItemCard;
export const kindOf = (id: CardId): ItemKind => print(id).kind;
/** Cards a Rocketeer holds, by id. */
export function hand(state: State, r: Rocketeer): CardId[] {
  const me = indexOf(state, r);
  const out: CardId[] = [];
  for (let id = 0; id < state.cards.length; id++) {
    const c = state.cards[id] as Card;
    if (c.at === me && c.where === 'held') out.push(id);
  }
  return out;
}
export function inHand(state: State, r: Rocketeer, kind: ItemKind): CardId[] {
  const me = indexOf(state, r);
  return copiesOf(kind).filter((id) => state.cards[id]!.at === me && state.cards[id]!.where === 'held');
}

export const over = (state: State): boolean => state.outcome !== '';

/** A question to somebody out of turn: after a while the default stands in for the answer (SCA-RULING-123). Alone there is no clock. */
export function* prompt<A extends Json>(table: Table, seat: Seat, topic: TopicName, domain: Domain<A>, fallback: A): Flow<A> {
  if (table.state.seats === 1) return yield* ask(seat, topic, domain);
  return yield* race([ask(seat, topic, domain), late(fallback)]);
}
function* late<A>(fallback: A): Flow<A> {
  yield* after(PATIENCE.prompt);
  return fallback;
}
/** The same, but no question where there is nothing to choose. */
export function* choose<A extends Json>(seat: Seat, topic: TopicName, domain: Domain<A>, all: readonly A[]): Flow<A> {
  if (all.length === 1) return all[0] as A;
  return yield* ask(seat, topic, domain);
}
/** Says whom and what the next questions are about, for those who look on. */
export function about(table: Table, r: Rocketeer | undefined, card: CardId = -1, other: Role | '' = ''): void {
  table.state.asking = r ? { role: r.role, card, other } : null;
}
