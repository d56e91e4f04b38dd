/** Cubes and markers into their places, by drag or by tap and tap: what fits shines, what is full gives up its cheapest, the rest stays on the quay. */
import type { Arrangement, Json } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { GOODS, type Good, type Marker, PRICES, planOf, type SquareId } from '../content/index.ts';
import { holds } from '../judge/cargo.ts';
import type { Ship } from '../state.ts';
import type { Props } from './builder.ts';
import { cornerOf } from './geometry.ts';
import { LABELS } from './labels.ts';
import { Sign, Use } from './pieces.tsx';
import { Spot } from './Spot.tsx';
import { NAMES } from './terms.ts';

export const STOWS = ['cargo/load', 'before/markers'] as const;
type Shape = {
  readonly tokens: readonly { readonly id: number | string; readonly kind: string; readonly at?: number }[];
  readonly slots: readonly { readonly id: number; readonly takes: readonly string[]; readonly max: number }[];
};
const SIGN: Readonly<Record<string, string>> = {
  'blue-cube': 'cube-blue',
  'red-cube': 'cube-red',
  astronaut: 'tok-astronaut',
  alien: 'tok-alien-purple',
  cell: 'tok-cell',
};
const signOf = (kind: string): string => SIGN[kind] ?? `cube-${kind}`;
const worth = (kind: string): number => (kind in PRICES ? PRICES[kind as Good] : 1);

export interface Stowing {
  readonly ask: Question;
  readonly shape: Shape;
  readonly places: Arrangement;
  readonly chosen: number | undefined;
  choose(token: number | undefined): void;
  /** Puts a token somewhere; what is cheapest there gives way. */
  put(token: number, to: number | null): void;
  fits(token: number, to: number): boolean;
  best(): void;
  /** What a coach wants moved next, and where to. */
  readonly wanted: { readonly token: number; readonly to: number | null } | undefined;
}
/** The arrangement that is being made, if one is asked for. */
export function useStowing({ play, seat, view }: Props): Stowing | undefined {
  const ask = play.asks.find((one) => (STOWS as readonly string[]).includes(one.topic));
  const [chosen, choose] = useState<number>();
  const key = ask && `${ask.topic} ${JSON.stringify(ask.shape)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another choice
  useEffect(() => choose(undefined), [key]);
  if (!ask || seat === undefined) return undefined;
  const shape = ask.shape as unknown as Shape;
  const places = (play.draft(ask.topic) as Arrangement | undefined) ?? shape.tokens.map(({ at }) => at ?? null);
  const yard = view.yards[seat]!;
  const kindsIn = (made: Arrangement, slot: number) => shape.tokens.filter((_, i) => made[i] === slot).map(({ kind }) => kind);
  const takes = (made: Arrangement, slot: number) =>
    ask.topic === 'cargo/load'
      ? holds(yard.ship, yard.skills, slot as SquareId, kindsIn(made, slot) as Good[])
      : kindsIn(made, slot).length <= 1;
  const slotOf = (id: number) => shape.slots.find((slot) => slot.id === id);
  const moved = (token: number, to: number | null): Arrangement | undefined => {
    const made = places.map((place, i) => (i === token ? to : place));
    if (to === null || takes(made, to)) return made;
    // Full: the cheapest that makes room goes to the quay.
    const others = shape.tokens
      .flatMap((_, i) => (i !== token && made[i] === to ? [i] : []))
      .sort((a, b) => worth(shape.tokens[a]!.kind) - worth(shape.tokens[b]!.kind));
    for (const other of others) {
      const tried = made.map((place, i) => (i === other ? null : place));
      if (takes(tried, to)) return tried;
    }
    return undefined;
  };
  const fits = (token: number, to: number) =>
    slotOf(to)?.takes.includes(shape.tokens[token]!.kind) === true && moved(token, to) !== undefined;
  return {
    ask,
    shape,
    places,
    chosen,
    choose,
    put: (token, to) => {
      const made = to === null || fits(token, to) ? moved(token, to) : undefined;
      if (made) play.propose(ask.topic, made as unknown as Json);
      choose(undefined);
    },
    fits,
    wanted: shape.tokens
      .flatMap((_, token) => [null, ...shape.slots.map(({ id }) => id)].map((to) => ({ token, to })))
      .find(({ token, to }) => play.wanted?.(ask.topic, [token, to]) !== undefined),
    best: () => {
      const order = shape.tokens.map((_, i) => i).sort((a, b) => worth(shape.tokens[b]!.kind) - worth(shape.tokens[a]!.kind));
      const slots = shape.slots.toSorted((a, b) => a.takes.length - b.takes.length);
      let made: (number | string | null)[] = shape.tokens.map(() => null);
      for (const token of order)
        for (const slot of slots) {
          if (!slot.takes.includes(shape.tokens[token]!.kind)) continue;
          const tried = made.map((place, i) => (i === token ? slot.id : place));
          if (!takes(tried as Arrangement, slot.id)) continue;
          made = tried;
          break;
        }
      play.propose(ask.topic, made as unknown as Json);
    },
  };
}
/** The ship with its cubes as they would lie. */
export function stowedShip(ship: Ship, stowing: Stowing | undefined): Ship {
  if (stowing?.ask.topic !== 'cargo/load') return ship;
  const { shape, places } = stowing;
  const loads = ship.loads.map((load) => ({ ...load, goods: [] as Good[] }));
  for (const { id } of shape.slots) {
    const goods = (shape.tokens.filter((_, i) => places[i] === id).map(({ kind }) => kind) as Good[]).sort(
      (a, b) => GOODS.indexOf(a) - GOODS.indexOf(b),
    );
    const load = loads.find(({ square }) => square === id);
    if (load) load.goods = goods;
    else if (goods.length > 0) loads.push({ square: id as SquareId, humans: 0, alien: null, cells: 0, goods });
  }
  return { ...ship, loads };
}
/** Places on the ship: a cube that lies there, or one that could. */
export function StowSpots({ stowing, ship, lang }: { readonly stowing: Stowing; readonly ship: Ship; readonly lang: Props['lang'] }) {
  const plan = planOf(ship.plan);
  const labels = LABELS[lang];
  const { shape, places, chosen, wanted } = stowing;
  return shape.slots.map((slot) => {
    const [x, y] = cornerOf(plan, slot.id as SquareId);
    const here = shape.tokens.flatMap((_, i) => (places[i] === slot.id ? [i] : []));
    const open = chosen !== undefined && places[chosen] !== slot.id && stowing.fits(chosen, slot.id);
    const named = here.map((i) => wordOf(shape.tokens[i]!.kind, lang)).join(', ');
    const press = () => {
      if (open) stowing.put(chosen, slot.id);
      // A press takes up the dearest that lies there; another takes the next.
      else if (here.length > 0) stowing.choose(here[(here.indexOf(chosen ?? -1) + 1) % here.length]);
    };
    if (chosen === undefined && here.length === 0) return null;
    return (
      <g key={slot.id} data-stow={slot.id}>
        <Spot
          className={open ? 'gt-pick' : 'gt-pick gt-pick--quiet'}
          x={x}
          y={y}
          at={`square:${slot.id}`}
          label={`${labels.spoken(plan, slot.id as SquareId)}${named ? `, ${named}` : ''}`}
          pressed={chosen !== undefined && places[chosen] === slot.id}
          wanted={wanted && (chosen === wanted.token ? wanted.to : places[wanted.token]) === slot.id ? '' : undefined}
          on={press}
        />
        {stowing.ask.topic === 'before/markers' &&
          here.map((i) => <Use key={i} id={signOf(shape.tokens[i]!.kind)} x={x + 30} y={y + 28} width={40} />)}
      </g>
    );
  });
}
export const wordOf = (kind: string, lang: Props['lang']): string =>
  kind in PRICES ? NAMES[lang].goods[kind as Good].one : NAMES[lang].markers[kind as Marker];

/** What is not aboard. */
export function Quay({ stowing, lang }: { readonly stowing: Stowing; readonly lang: Props['lang'] }) {
  const labels = LABELS[lang];
  const { shape, places, chosen, wanted } = stowing;
  const left = shape.tokens.flatMap((_, i) => (places[i] === null ? [i] : []));
  const cargo = stowing.ask.topic === 'cargo/load';
  const ghost = useRef<HTMLDivElement>(null);
  const [held, hold] = useState<number>();
  const aboard = shape.tokens.filter((_, i) => places[i] !== null).reduce((sum, { kind }) => sum + worth(kind), 0);
  const grab = (e: PointerEvent, token: number) => {
    if (e.button !== 0 || !e.isPrimary) return;
    const id = e.pointerId;
    const from = { x: e.clientX, y: e.clientY };
    let begun = false;
    const move = (m: globalThis.PointerEvent) => {
      if (m.pointerId !== id) return;
      if (!begun && Math.hypot(m.clientX - from.x, m.clientY - from.y) > 6) {
        begun = true;
        stowing.choose(token);
        hold(token);
      }
      if (ghost.current) ghost.current.style.transform = `translate(${m.clientX}px, ${m.clientY}px)`;
    };
    const up = (u: globalThis.PointerEvent) => {
      if (u.pointerId !== id) return;
      off();
      if (!begun) return;
      const at = document.elementFromPoint(u.clientX, u.clientY)?.closest<SVGElement>('[data-stow]')?.dataset.stow;
      if (at !== undefined) stowing.put(token, Number(at));
    };
    const off = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      hold(undefined);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
  };
  const dump = () => chosen !== undefined && places[chosen] !== null && stowing.put(chosen, null);
  return (
    <section className="gt-quay" aria-label={labels.quay}>
      <header>
        <h3>{labels.quay}</h3>
        <small>{cargo ? labels.cubes(left.length) : ''}</small>
      </header>
      <ul>
        {left.map((i) => (
          <li key={i}>
            <button
              type="button"
              data-target=""
              data-on={chosen === i ? '' : undefined}
              data-wanted={wanted?.token === i && chosen !== i ? '' : undefined}
              aria-pressed={chosen === i}
              aria-label={wordOf(shape.tokens[i]!.kind, lang)}
              onPointerDown={(e) => grab(e, i)}
              onClick={() => stowing.choose(chosen === i ? undefined : i)}
            >
              <Sign id={signOf(shape.tokens[i]!.kind)} size={30} height={32} />
            </button>
          </li>
        ))}
      </ul>
      <p className="gt-quay__tools">
        {cargo && (
          <button type="button" className="gt-button" onClick={stowing.best}>
            {labels.bestFit}
          </button>
        )}
        <button
          type="button"
          className="gt-button"
          data-wanted={wanted && chosen === wanted.token && wanted.to === null ? '' : undefined}
          aria-disabled={chosen === undefined || places[chosen] === null || undefined}
          onClick={dump}
        >
          {labels.dump}
        </button>
      </p>
      {cargo && (
        <footer>
          {labels.after}: <b>{aboard} ¢</b>
          {left.length > 0 && <em>{labels.staysOnQuay(left.reduce((sum, i) => sum + worth(shape.tokens[i]!.kind), 0))}</em>}
        </footer>
      )}
      {held !== undefined && (
        <div ref={ghost} className="gt-cubeghost" aria-hidden="true">
          <Sign id={signOf(shape.tokens[held]!.kind)} size={34} height={36} />
        </div>
      )}
    </section>
  );
}
