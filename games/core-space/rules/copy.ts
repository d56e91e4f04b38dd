/** A fast copy for search: what never changes in place is shared. */
import { copyPack } from '@cosmodrome/kit/cards';
import type { Figure, State } from '../state.ts';

const copyFigure = (f: Figure): Figure => ({ ...f, effects: f.effects.slice(), inventory: f.inventory.slice() });
export const copyState = (state: State): State => ({
  ...state,
  active: state.active && { ...state.active, granted: state.active.granted.slice() },
  figures: state.figures.map(copyFigure),
  crews: state.crews.map((crew) => ({ ...crew })),
  truces: state.truces.slice(),
  truced: state.truced.slice(),
  shifted: state.shifted.slice(),
  crates: state.crates.slice(),
  doors: state.doors.slice(),
  floor: state.floor.slice(),
  tokens: copyPack(state.tokens),
  marks: state.marks.slice(),
  seals: state.seals.slice(),
  searched: state.searched.slice(),
  lasting: state.lasting.slice(),
  jammedDoors: state.jammedDoors.slice(),
  lockedAirlocks: state.lockedAirlocks.slice(),
  objectives: state.objectives.map((objective) => ({ ...objective })),
  once: state.once.slice(),
  gone: state.gone.slice(),
  bag: state.bag.slice(),
  contents: state.contents.map((crate) => crate.slice()),
  aside: state.aside.slice(),
  cards: copyPack(state.cards),
  deck: state.deck.slice(),
  discard: state.discard.slice(),
  boxed: state.boxed.slice(),
  held: state.held.map((hand) => hand.slice()),
  order: state.order.slice(),
  queue: state.queue === null ? null : state.queue.slice(),
  orders: state.orders.map((list) => list.slice()),
});
