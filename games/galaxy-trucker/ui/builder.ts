/**
 * The hands that build: what may go where, judged by the same code as on the server, and how pointer, keys and taps become requests.
 * What is granted is sent at once and shown at once (`foresee`); what is not says why where it was tried.
 */
import { copy, type Json, type Seat } from '@cosmodrome/kernel';
import type { FaceProps } from '@cosmodrome/kit/face';
import type { Question } from '@cosmodrome/kit/text';
import { type PointerEvent, useMemo, useRef } from 'react';
import {
  type BuildWhy,
  columnOf,
  NOWHERE,
  type Plan,
  planOf,
  rowOf,
  SIDES,
  type Side,
  type SquareId,
  squaresOf,
  type TileId,
} from '../content/index.ts';
import { act } from '../judge/act.ts';
import { refused, whyNotPlace } from '../judge/building.ts';
import { connector, type FaultKind, fit, isPart, lifted, match, misfits, withPart } from '../judge/ship.ts';
import type { Note } from '../notes.ts';
import { type BuildRequest, opposite, type Rot, rotOf, tileOf, type Yard } from '../state.ts';
import type { View } from '../view.ts';
import { type Bench, bench, turnOfPart } from './bench.ts';
import { DRAWN, partOf, setsOut } from './flights.ts';
import { LABELS } from './labels.ts';
import { because, NAMES } from './terms.ts';

export type Props = FaceProps<View, Note>;
export const TOPIC = 'build/do';

// ------------------------------------------------------------------ what may go where

/** How a part would lie on a square. `pipe`: only with one on this side. */
export type Verdict = { readonly square: SquareId } & (
  | { readonly kind: 'fits' | 'fault'; readonly pipe?: Side; readonly joins: readonly Side[]; readonly faults: readonly FaultKind[] }
  | { readonly kind: 'refused'; readonly why: BuildWhy }
);
/** The part that is about to be placed: the one in hand, or the loose one while it is dragged. */
export type Carried = { readonly tile: TileId; readonly rot: Rot; readonly from: SquareId };
export function carriedBy(yard: Yard, at: Bench): Carried | undefined {
  if (yard.hand) return yard.hand.tile === null ? undefined : { tile: yard.hand.tile, rot: turnOfPart(at, yard.hand.tile), from: NOWHERE };
  if (at.drag !== 'loose' || !yard.loose) return undefined;
  const laid = yard.ship.squares[yard.loose.square]!;
  return { tile: tileOf(laid), rot: at.of === tileOf(laid) ? at.rot : rotOf(laid), from: yard.loose.square };
}
function judge(yard: Yard, { tile, rot, from }: Carried, square: SquareId): Verdict {
  const why = whyNotPlace(yard, tile, square, rot, undefined, from);
  const pipe =
    why === 'no-contact' && yard.skills.includes('plumber-a')
      ? SIDES.find((side) => whyNotPlace(yard, tile, square, rot, side, from) === undefined)
      : undefined;
  if (why !== undefined && pipe === undefined) return { square, kind: 'refused', why };
  const ship = from === NOWHERE ? yard.ship : lifted(yard.ship, from);
  const plan = planOf(ship.plan);
  const placed = withPart(ship, tile, square, rot);
  const joins = SIDES.filter((side) => {
    const next = plan.near[square]![side]!;
    return isPart(ship, next) && match(connector(placed, square, side), connector(ship, next, opposite(side)));
  });
  const wrong = fit(yard.ship, tile, square, rot, from) === 'fault';
  return {
    square,
    kind: wrong ? 'fault' : 'fits',
    joins,
    faults: wrong ? misfits(yard.ship, tile, square, rot, from) : [],
    ...(pipe === undefined ? {} : { pipe }),
  };
}
/** Every square that belongs to the ship, or might with the Architect's help. */
export const openSquares = (yard: Yard, plan: Plan): SquareId[] =>
  squaresOf(plan).filter((square) => (plan.outline[square] || yard.skills.includes('architect-a')) && !isPart(yard.ship, square));
/** A yard never changes, another takes its place: what was judged for it is judged once, whoever shows it. */
const judged = new WeakMap<Yard, Map<string, readonly Verdict[]>>();
export function verdicts(yard: Yard, carried: Carried): readonly Verdict[] {
  const known = judged.get(yard) ?? new Map<string, readonly Verdict[]>();
  judged.set(yard, known);
  const key = `${carried.tile} ${carried.rot} ${carried.from}`;
  const before = known.get(key);
  if (before) return before;
  const squares = [...openSquares(yard, planOf(yard.ship.plan)), ...(carried.from === NOWHERE ? [] : [carried.from])];
  const all = squares.map((square) => judge(yard, carried, square));
  known.set(key, all);
  return all;
}

const ownCopy = (yard: Yard): Yard => copy(yard as unknown as Json) as unknown as Yard;
/** The view once this request is granted; undefined: it is not, or nobody here can know. */
export function foresee(view: View, ask: Question, answer: Json): View | undefined {
  if (ask.topic !== TOPIC) return undefined;
  const request = answer as BuildRequest;
  if (refused(view, ask.seat, request) !== undefined) return undefined;
  // What these bring only the server knows.
  if (request.do === 'read' || request.do === 'flip' || request.do === 'alarm') return undefined;
  const next: View = {
    ...view,
    // Only what the request touches is another: the rest need not be drawn again.
    yards: view.yards.map((yard, s) => (s === ask.seat || ('from' in request && s === request.from) ? ownCopy(yard) : yard)),
    faceUp: [...view.faceUp],
    heap: request.do === 'draw' ? view.heap - 1 : view.heap,
    ...(request.do === 'close' ? { pile: null } : {}),
  };
  act(next, ask.seat, request, null);
  return next;
}

// ------------------------------------------------------------------ hands

/** Where something is taken from. */
export type Source =
  | { readonly kind: 'heap' | 'hand' | 'loose' }
  | { readonly kind: 'face-up' | 'reserve'; readonly tile: TileId }
  | { readonly kind: 'rival'; readonly tile: TileId; readonly seat: Seat };
const DRAG_PX = 6;
/** A finger hides what is under it: what it holds, and where it aims, is above. */
export const LIFT_PX = 46;
/** Where the pointer is, for what follows it. */
export const pointer = { x: 0, y: 0, finger: false };

function requestOf(source: Source): BuildRequest | undefined {
  switch (source.kind) {
    case 'heap':
      return { do: 'draw' };
    case 'face-up':
      return { do: 'take', tile: source.tile };
    case 'reserve':
      return { do: 'fetch', tile: source.tile };
    case 'rival':
      return { do: 'filch', tile: source.tile, from: source.seat };
    default:
      return undefined;
  }
}
const under = (): Element | null => document.elementFromPoint(pointer.x, pointer.y - (pointer.finger ? LIFT_PX : 0));
const squareUnder = (): SquareId | undefined => {
  const at = under()?.closest<HTMLElement | SVGElement>('[data-square]')?.dataset.square;
  return at === undefined ? undefined : (Number(at) as SquareId);
};

export interface Builder {
  readonly seat: Seat | undefined;
  readonly yard: Yard | undefined;
  /** I am asked: requests may be made. */
  readonly asked: boolean;
  /** '' for what a coach wants: to be spread as `data-wanted` on whatever makes this request. */
  wanted(request: BuildRequest): '' | undefined;
  /** Why this would be refused now; undefined: it would be granted. */
  whyNot(request: BuildRequest): BuildWhy | undefined;
  /** Sends it if it would be granted; else says why at the element. */
  does(request: BuildRequest, at?: Element | null): boolean;
  turn(by: 1 | -1): void;
  place(square: SquareId, at?: Element | null): void;
  grab(e: PointerEvent, source: Source): void;
}
/** What a request sets going, and from where: seen by the eyes alone. A part that is dragged is where the pointer is. */
function goesFrom(request: BuildRequest, at: Element | null | undefined): void {
  const hand = () => document.querySelector('.gt-hand');
  if (request.do === 'draw') setsOut(DRAWN, at);
  else if (request.do === 'take' || request.do === 'fetch' || request.do === 'filch') setsOut(partOf(request.tile), at);
  else if ((request.do === 'aside' || request.do === 'return') && bench.get().drag === undefined) setsOut(partOf(request.tile), hand());
}
/** The hands of whoever looks. Its functions stay the same. */
export function useBuilder(props: Props): Builder {
  const now = useRef(props);
  now.current = props;
  const hands = useMemo(() => handsOf(() => now.current), []);
  const { view, seat, play } = props;
  const yard = seat === undefined ? undefined : view.yards[seat];
  const asked = play.asks.some((ask) => ask.topic === TOPIC && ask.seat === seat);
  return { ...hands, seat, yard, asked };
}
function handsOf(given: () => Props): Omit<Builder, 'seat' | 'yard' | 'asked'> {
  const me = (): { seat: Seat; yard: Yard } | undefined => {
    const { view, seat } = given();
    const yard = seat === undefined ? undefined : view.yards[seat];
    return seat === undefined || !yard ? undefined : { seat, yard };
  };
  const whyNot = (request: BuildRequest): BuildWhy | undefined => {
    const { view, seat } = given();
    return seat === undefined ? 'not-building' : refused(view, seat, request);
  };
  const wanted = (request: BuildRequest) => given().play.wanted?.(TOPIC, request as unknown as Json);
  const refuse = (why: BuildWhy, at: Element | null | undefined): void => {
    const { words, explain, lang } = given();
    if (!at) return;
    at.classList.remove('gt-shake');
    void (at as HTMLElement).getBoundingClientRect();
    at.classList.add('gt-shake');
    explain(at, { title: LABELS[lang].barred.replace(/^./, (c) => c.toUpperCase()), text: because(words, why) });
  };
  const does = (request: BuildRequest, at?: Element | null): boolean => {
    const { play, seat } = given();
    if (!play.asks.some((ask) => ask.topic === TOPIC && ask.seat === seat)) return false;
    const why = whyNot(request);
    if (why !== undefined) {
      refuse(why, at);
      return false;
    }
    if (given().motion) goesFrom(request, at);
    play.confirm(TOPIC, request as unknown as Json);
    return true;
  };
  const turn = (by: 1 | -1): void => {
    const mine = me();
    const at = bench.get();
    if (at.tool?.kind === 'convert') {
      bench.set({ tool: { ...at.tool, rot: ((at.tool.rot + by + 4) & 3) as Rot } });
      return;
    }
    const carried = mine && carriedBy(mine.yard, at);
    if (carried) bench.set({ of: carried.tile, rot: ((carried.rot + by + 4) & 3) as Rot });
  };
  const place = (square: SquareId, at?: Element | null): void => {
    const mine = me();
    const carried = mine && carriedBy(mine.yard, bench.get());
    if (!mine || !carried) return;
    const verdict = judge(mine.yard, carried, square);
    if (verdict.kind === 'refused') {
      refuse(verdict.why, at);
      return;
    }
    const where = { square, rot: carried.rot, ...(verdict.pipe === undefined ? {} : { pipe: verdict.pipe }) };
    const done = carried.from === NOWHERE ? does({ do: 'place', tile: carried.tile, ...where }, at) : does({ do: 'move', ...where }, at);
    if (done) bench.set({ over: undefined });
  };
  /** The part leaves the pointer: over a square it is placed, over the warehouse returned, over the reserve set aside; else it stays in hand. */
  const drop = (loose: boolean): void => {
    const mine = me();
    const at = under();
    const square = squareUnder();
    if (!mine) return;
    if (square !== undefined) {
      if (mine.yard.hand?.tile === null) bench.set({ over: square });
      else place(square, at?.closest('[data-square]'));
      return;
    }
    const into = at?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
    if (into === undefined) return;
    const raised = loose && mine.yard.loose ? tileOf(mine.yard.ship.squares[mine.yard.loose.square]!) : undefined;
    const tile = raised ?? mine.yard.hand?.tile;
    if (tile == null) return;
    if (raised !== undefined && !does({ do: 'lift' }, at)) return;
    // The lifted part is in hand as soon as that request is granted; the next one waits behind it.
    const request: BuildRequest = into === 'reserve' ? { do: 'aside', tile } : { do: 'return', tile };
    if (raised === undefined) does(request, at);
    else given().play.confirm(TOPIC, request as unknown as Json);
  };
  const grab = (e: PointerEvent, source: Source): void => {
    if (e.button !== 0 || !e.isPrimary) return;
    const element = e.currentTarget as Element;
    const finger = e.pointerType !== 'mouse';
    const id = e.pointerId;
    const from = { x: e.clientX, y: e.clientY };
    const request = requestOf(source);
    const state = { taken: false, begun: false };
    Object.assign(pointer, { x: e.clientX, y: e.clientY, finger });
    const take = (): boolean => {
      if (state.taken || !request) return true;
      state.taken = true;
      return does(request, element);
    };
    // Others want it too: a button takes when it goes down. A finger might want to scroll.
    if (!finger && request && !take()) return;
    const move = (m: globalThis.PointerEvent) => {
      if (m.pointerId !== id) return;
      Object.assign(pointer, { x: m.clientX, y: m.clientY });
      if (!state.begun) {
        if (Math.hypot(m.clientX - from.x, m.clientY - from.y) < DRAG_PX) return;
        state.begun = true;
        if (!take()) return end();
        bench.set({ drag: source.kind === 'loose' ? 'loose' : 'hand', over: undefined });
      }
      bench.set({ over: squareUnder() });
    };
    const up = (u: globalThis.PointerEvent) => {
      if (u.pointerId !== id) return;
      Object.assign(pointer, { x: u.clientX, y: u.clientY });
      if (state.begun) drop(source.kind === 'loose');
      else if (finger && request) take();
      else if (source.kind === 'hand') turn(1);
      else if (source.kind === 'loose') {
        const mine = me();
        const laid = mine?.yard.loose ? mine.yard.ship.squares[mine.yard.loose.square] : undefined;
        if (does({ do: 'lift' }, element) && laid !== undefined) bench.set({ of: tileOf(laid), rot: rotOf(laid) });
      }
      end();
    };
    const second = (s: globalThis.PointerEvent) => {
      if (s.pointerId !== id && state.begun) turn(1);
    };
    const wheel = (w: WheelEvent) => {
      if (!state.begun) return;
      w.preventDefault();
      turn(w.deltaY < 0 ? -1 : 1);
    };
    const end = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('pointerdown', second);
      removeEventListener('wheel', wheel);
      bench.set({ drag: undefined });
    };
    const cancel = (c: globalThis.PointerEvent) => c.pointerId === id && end();
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('pointerdown', second);
    addEventListener('wheel', wheel, { passive: false });
  };
  return { wanted, whyNot, does, turn, place, grab };
}

/** A square as a screen reader hears it. */
export function sayVerdict({ lang }: Props, plan: Plan, verdict: Verdict, assisted: boolean): string {
  const labels = LABELS[lang];
  const where = labels.spoken(plan, verdict.square);
  if (verdict.kind === 'refused') return `${where}, ${labels.barred}`;
  const wrong = assisted && verdict.kind === 'fault' ? verdict.faults.map((kind) => NAMES[lang].faults[kind]) : [];
  // What is written on it is said, too.
  const faults = wrong.length > 0 ? [labels.faulty, ...(wrong.length > 1 ? [labels.defects(wrong.length)] : []), ...wrong] : [labels.legal];
  const joins = labels.joins(verdict.joins.map((side) => NAMES[lang].from[side]!));
  return [where, ...faults, ...(joins ? [joins] : [])].join(', ');
}
/** (5, 7). */
export const spot = (plan: Plan, square: SquareId): string => `(${columnOf(plan, square)}, ${rowOf(plan, square)})`;
