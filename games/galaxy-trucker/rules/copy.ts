/** A fast copy for search: what never changes in place is shared. */
import type { Flyer, Ship, State, Yard } from '../state.ts';

const copyShip = (ship: Ship): Ship => ({
  plan: ship.plan,
  squares: ship.squares.slice(),
  marks: ship.marks.map((mark) => ({ ...mark })),
  loads: ship.loads.map((load) => ({ ...load, goods: load.goods.slice() })),
});
const copyYard = (yard: Yard): Yard => ({
  ...yard,
  ship: copyShip(yard.ship),
  hand: yard.hand && { ...yard.hand },
  loose: yard.loose && { ...yard.loose },
  reserve: yard.reserve.slice(),
  reading: yard.reading && { ...yard.reading },
  skills: yard.skills.slice(),
});
const copyFlyer = (flyer: Flyer): Flyer => ({ ...flyer, lost: flyer.lost.slice(), tired: flyer.tired.slice(), awake: flyer.awake.slice() });
const lists = <T>(all: readonly (readonly T[])[]): T[][] => all.map((list) => list.slice());

export const copyState = (state: State): State => ({
  ...state,
  credits: state.credits.slice(),
  heap: state.heap.slice(),
  faceUp: state.faceUp.slice(),
  removed: state.removed.slice(),
  yards: state.yards.map(copyYard),
  ready: { ...state.ready, said: state.ready.said.slice() },
  timer: { ...state.timer },
  alarm: state.alarm && { ...state.alarm },
  sittings: { ...state.sittings, order: state.sittings.order.slice(), used: state.sittings.used.slice() },
  decks: lists(state.decks),
  used: lists(state.used),
  piles: lists(state.piles),
  known: lists(state.known),
  flight: state.flight.slice(),
  flown: state.flown.slice(),
  card: state.card && {
    ...state.card,
    order: state.card.order.slice(),
    declared: state.card.declared.slice(),
    landed: state.card.landed.slice(),
    losers: state.card.losers.slice(),
  },
  before: { ...state.before },
  bet: state.bet === null ? null : state.bet.slice(),
  team: {
    pool: state.team.pool.slice(),
    cards: lists(state.team.cards),
    dealt: lists(state.team.dealt),
    row: state.team.row.slice(),
    gone: state.team.gone.slice(),
  },
  flyers: state.flyers.map(copyFlyer),
  bank: { ...state.bank },
  paid: lists(state.paid),
});
