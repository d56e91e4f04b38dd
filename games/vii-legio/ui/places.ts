/** Where each answer is shown: on the board, in my things, or as a button of the question bar. Board and things draw what is told here. */
import type { Json, Seat } from '@cosmodrome/kernel';
import { same } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import {
  COST,
  CREW,
  type Element,
  EQUIPMENT,
  type ExplorationId,
  type Pawn,
  type Sector,
  type Specialty,
  STAR_BASE,
  XENO,
  type Zone,
} from '../content/index.ts';
import { priceOf } from '../judge/prices.ts';
import { inScene } from '../state.ts';
import type { Action, Proposal, Start, Topic, Why } from '../topics.ts';
import type { Forecast, UnitView, View } from '../view.ts';

export type Where = 'board' | 'things' | 'bar';

const ACTIONS: Readonly<Record<Action['do'], Where>> = {
  play: 'things',
  buy: 'things',
  move: 'board',
  decode: 'board',
  discover: 'bar',
  'enter-x': 'board',
  'leave-x': 'board',
  land: 'board',
  repair: 'board',
  declare: 'bar',
  end: 'bar',
};
const STARTS: Readonly<Record<Start['do'], Where>> = { draw: 'things', repair: 'board', declare: 'bar' };
/** Proposals that fit the bar are buttons there; more are put together in the landing panel. */
export const PROPOSALS_IN_BAR = 4;

const PLACES: Readonly<Record<Topic, Where | ((option: Json, view: View) => Where)>> = {
  'setup/profile': 'things',
  'setup/expert': 'things',
  'setup/objective': 'things',
  'turn/start': (option) => STARTS[(option as Start).do],
  'turn/action': (option) => ACTIONS[(option as Action).do],
  'buy/pay': 'things',
  'move/pay': 'things',
  'decode/pay': 'things',
  'sector-x/pay': 'things',
  'explore/discard': 'things',
  'explore/asteroid-shower': (option) => (option === 'laser' ? 'things' : 'bar'),
  'explore/ion-storm': (option) => (option === 'decoder' ? 'things' : 'bar'),
  'explore/outbreak': 'things',
  'explore/castaway': 'things',
  'explore/drifting-wreck': 'things',
  'explore/oz-alloy': 'things',
  'combat/expert': 'things',
  'discover/card': 'board',
  'discover/pawn': 'board',
  'sector-x/card': 'things',
  'land/proposal': (_, view) => ((inScene(view, 'landing')?.choices.length ?? 0) > PROPOSALS_IN_BAR ? 'board' : 'bar'),
  'land/answer': 'bar',
  'land/confirm': 'bar',
  'mission/skill': 'bar',
  'mission/spend': 'bar',
  'mission/leave': 'bar',
  'xeno/technology': 'things',
  'objective/second': 'things',
  'promotion/profile': 'things',
  'promotion/experts': 'bar',
};
export function where(ask: Question, option: Json, view: View): Where {
  const place = PLACES[ask.topic as Topic] ?? 'bar';
  return typeof place === 'string' ? place : place(option, view);
}

// ------------------------------------------------------------------ whose things

/** The seat whose ship, hand and targets are shown; a spectator looks at whoever plays. */
export const mySeat = (view: View, seat: Seat | undefined): Seat | undefined => seat ?? view.me ?? undefined;
export const unitAt = (view: View, seat: Seat | undefined): UnitView | undefined => (seat === undefined ? undefined : view.units[seat]);

// ------------------------------------------------------------------ what the board offers

const action = <A extends Action>(a: A): A => a;
export const REPAIR = action({ do: 'repair' });
/** Topics in which the Star Base answers: before the draw and after it. */
export const START: Topic = 'turn/start';
export const ACTION: Topic = 'turn/action';

/** The sector a ship would reach through this gate, from where it is; undefined: the gate is not at its sector. */
export function through(view: View, seat: Seat | undefined, [a, b]: readonly [Sector, Sector]): Sector | undefined {
  const here = unitAt(view, seat)?.place;
  return here === a ? b : here === b ? a : undefined;
}
export const moveTo = (to: Sector) => action({ do: 'move', to });
export const landOn = (pawn: Pawn) => action({ do: 'land', pawn });
export const decode = (zone: Zone) => action({ do: 'decode', zone });
export const buy = (what: Element) => action({ do: 'buy', what });
export const playCard = (card: ExplorationId, detector: boolean) => action({ do: 'play', card, detector });

// ------------------------------------------------------------------ why something on the board is no answer now

/** One's own turn, after the draw, with nothing else to settle: the moment in which the actions of a turn are open. */
const acting = (view: View, seat: Seat | undefined): boolean =>
  seat !== undefined && view.turn.seat === seat && view.turn.drawn && view.stage === 'action' && view.scene === null;

export function whyNotMove(view: View, seat: Seat | undefined, between: readonly [Sector, Sector], cards: number): Why {
  const me = unitAt(view, seat);
  if (me?.place === 'X') return 'in-x';
  if (!me || through(view, seat, between) === undefined) return 'not-adjacent';
  if (!acting(view, seat)) return 'not-now';
  return me.handSize < cards ? 'too-few-cards' : 'not-now';
}
export function whyNotLand(view: View, seat: Seat | undefined, sector: Sector): Why {
  const me = unitAt(view, seat);
  if (me?.place === 'X') return 'in-x';
  if (me && me.place !== sector) return 'elsewhere';
  if (!acting(view, seat)) return 'not-now';
  if (view.turn.landed) return 'landed';
  return view.turn.proposals >= view.turn.proposalsMax ? 'proposals-used' : 'squads';
}
export function whyNotDecode(view: View, seat: Seat | undefined, zone: Zone): Why {
  const me = unitAt(view, seat);
  const slot = zone === 'A' ? view.slots.hiddenA : view.slots.hiddenB;
  if (slot === null || slot.world !== null) return 'nothing-hidden';
  if (me?.aboard.decoder === 0) return 'no-decoder';
  if (me?.aboard.decoder === 1 && zone === 'B') return 'decoder-level';
  if (view.turn.decoded && view.turn.seat === seat) return 'decoded';
  if (!me || !acting(view, seat)) return 'not-now';
  return me.handSize < COST.decode[zone] ? 'too-few-cards' : 'not-now';
}
export function whyNotX(view: View, seat: Seat | undefined): Why {
  const me = unitAt(view, seat);
  if (me && me.place !== 'X' && me.visitedX) return 'visited-x';
  if (me && me.place !== 'X' && me.px < XENO.sectorX) return 'needs-9-px';
  if (!me || !acting(view, seat)) return 'not-now';
  return 'too-few-cards';
}
export function whyNotRepair(view: View, seat: Seat | undefined): Why {
  const me = unitAt(view, seat);
  return me && me.place !== STAR_BASE ? 'not-at-base' : 'not-now';
}
export function whyNotBuy(view: View, seat: Seat | undefined, what: Element): Why {
  const me = unitAt(view, seat);
  if (!me || !acting(view, seat)) return 'not-now';
  if (isCounter(what) ? me.aboard[what] >= me.max[what] : me.experts >= me.max.expert) return isCounter(what) ? 'row-full' : 'experts-full';
  if (!isCounter(what) && view.supply[what] === 0) return 'no-expert-left';
  return me.handSize < priceOf(me, what) ? 'too-few-cards' : 'not-now';
}
const isCounter = (what: Element): what is Exclude<Element, Specialty> =>
  what === 'squad' || (EQUIPMENT as readonly Element[]).includes(what);

// ------------------------------------------------------------------ what is left on a planet

/**
 * Why these shares are not what the star asks for, or can no longer become it: nothing at all, or exactly its number with enough crew.
 * LEG-MIS-14, LEG-RULING-44
 */
export function againstLeaving(ask: Question, draft: Json, whole: boolean, view: View): Why | undefined {
  const mission = inScene(view, 'mission');
  if (ask.topic !== ('mission/leave' satisfies Topic) || !mission || !Array.isArray(draft)) return undefined;
  const { receivers } = ask.shape as unknown as { readonly receivers: readonly { readonly id: Element }[] };
  const { star, minCrew } = mission.world;
  const shares = draft as readonly number[];
  const sum = (which: (id: Element) => boolean) => receivers.reduce((n, r, i) => n + (which(r.id) ? (shares[i] ?? 0) : 0), 0);
  const left = sum(() => true);
  if (whole && left !== 0 && left !== star) return 'star';
  const others = left - sum((id) => CREW.includes(id));
  return left > 0 && others > star - minCrew ? 'min-crew' : undefined;
}

// ------------------------------------------------------------------ the landing

export const proposalOf = ({ invite, imperator }: Forecast): Proposal => ({ invite, imperator });
export const forecastOf = (view: View, proposal: Proposal): Forecast | undefined =>
  inScene(view, 'landing')?.choices.find((c) => c.imperator === proposal.imperator && same(c.invite, proposal.invite));
/** What would be left of a proposal if this seat refused: the same without it, as far as the view tells. */
export function ifRefused(view: View, forecast: Forecast, seat: Seat): Forecast | undefined {
  return forecastOf(view, { invite: forecast.invite.filter((s) => s !== seat), imperator: forecast.imperator });
}
/** The points of a mission as two figures: those that stay, and those spent on top, as far as they are needed or there are any. */
export function pointsOf({ permanent, available, required }: Forecast): { readonly stay: number; readonly spent: number } {
  return { stay: permanent, spent: Math.max(0, Math.min(available, required) - permanent) };
}
