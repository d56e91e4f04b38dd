/** The building screen: warehouse, piles, hourglass and the ship that grows. */
import type { Seat } from '@cosmodrome/kernel';
import { useCountdown } from '@cosmodrome/kit/ui/countdown';
import { Explain, useExplain } from '@cosmodrome/kit/ui/Explain';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Later } from '@cosmodrome/kit/ui/Later';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  FLIGHTS,
  kindOf,
  PILES,
  planOf,
  REAR,
  RIGHT,
  SIDES,
  type Side,
  type SquareId,
  type TileId,
  type TileType,
  tileAt,
} from '../content/index.ts';
import { refused } from '../judge/building.ts';
import { faults, isPart, parts } from '../judge/ship.ts';
import { rotOf, tileOf, type Yard as YardState } from '../state.ts';
import { cardAbout, partAbout } from './about.tsx';
import { bench, clearBench, turnOfPart, useBench, useSmall } from './bench.ts';
import { type Builder, carriedBy, LIFT_PX, type Props, pointer, sayVerdict, useBuilder, type Verdict, verdicts } from './builder.ts';
import { CardPicture, CardThumb } from './Cards.tsx';
import { arrives, partOf } from './flights.ts';
import { cornerOf, SIDE_AT } from './geometry.ts';
import { LABELS, PILE_LETTERS } from './labels.ts';
import { CONVERTED, Die, Part, PartPicture, Sign, Use } from './pieces.tsx';
import { Ring } from './Route.tsx';
import { ShipBoard } from './Ship.tsx';
import { because, explained, NAMES } from './terms.ts';

export function Yard(props: Props & { readonly shown: Seat }) {
  const { view, seat, lang, shown } = props;
  const hands = useBuilder(props);
  const small = useSmall();
  const labels = LABELS[lang];
  const mine = shown === seat;
  useKeys(hands);
  // What was in hand in another match, or before the phase ended, is forgotten.
  useEffect(() => clearBench, []);
  const yard = view.yards[shown]!;
  const name = mine ? labels.myShip : labels.shipOf(props.names[shown] ?? '');
  return (
    <div className="gt-yard" data-class={view.class} data-alarm={view.alarm && view.alarm.by !== seat ? '' : undefined}>
      <div className="gt-under" inert={view.pile !== null}>
        {!small && (
          <Later>
            <Warehouse {...props} hands={hands} />
          </Later>
        )}
        <section className="gt-site" aria-label={name}>
          <Later>
            {view.phase !== 'ready' && <Piles {...props} hands={hands} />}
            <Circles {...props} hands={hands} />
          </Later>
          <Site {...props} hands={hands} yard={yard} mine={mine} name={name} />
          <Later>{mine && <Legend {...props} yard={yard} />}</Later>
          {view.alarm && <AlarmSign {...props} />}
        </section>
      </div>
      <Ghost yard={seat === undefined ? undefined : view.yards[seat]} />
      {view.pile !== null && <OpenPile {...props} hands={hands} />}
    </div>
  );
}

// ------------------------------------------------------------------ the ship

function Site({
  hands,
  yard,
  mine,
  name,
  ...props
}: Props & { readonly hands: Builder; readonly yard: YardState; readonly mine: boolean; readonly name: string; readonly shown: Seat }) {
  const { view, lang, words, changed, shown } = props;
  const at = useBench();
  const assisted = view.settings.assistant;
  const carried = mine && hands.asked ? carriedBy(yard, at) : undefined;
  const all = carried ? verdicts(yard, carried) : [];
  const wrong = useMemo(() => (assisted ? faults(yard.ship, yard.skills) : []), [yard, assisted]);
  const marked = new Map<SquareId, string[]>();
  for (const { kind, squares } of wrong)
    for (const square of squares) marked.set(square, [...(marked.get(square) ?? []), NAMES[lang].faults[kind]]);
  const wheel = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const element = wheel.current;
    if (!element || !mine) return;
    let last = 0;
    const turn = (e: WheelEvent) => {
      e.preventDefault();
      if (e.timeStamp - last < 90) return;
      last = e.timeStamp;
      hands.turn(e.deltaY < 0 ? -1 : 1);
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [mine, hands.turn]);
  return (
    <ShipBoard
      at={wheel}
      ship={yard.ship}
      lang={lang}
      words={words}
      label={`${name}, ${NAMES[lang].classes[view.class].name}`}
      whole={yard.skills.includes('architect-a')}
      changed={changed}
      seat={shown}
      holesMarked={view.settings.holesMarked}
      without={carried && carried.from >= 0 ? [carried.from] : []}
    >
      {mine && yard.loose && !carried && isPart(yard.ship, yard.loose.square) && (
        <Loose {...props} hands={hands} yard={yard} square={yard.loose.square} />
      )}
      {[...marked].map(([square, what]) => (
        <Fault key={square} square={square} plan={yard.ship.plan} what={what} />
      ))}
      {all.map((verdict) => (
        <Square key={verdict.square} {...props} hands={hands} yard={yard} verdict={verdict} tile={carried!.tile} rot={carried!.rot} />
      ))}
      {mine && at.tool && <Tokens {...props} hands={hands} yard={yard} />}
    </ShipBoard>
  );
}
/** A square the part in hand may go to, or not. */
function Square({
  hands,
  yard,
  verdict,
  tile,
  rot,
  ...props
}: Props & {
  readonly hands: Builder;
  readonly yard: YardState;
  readonly verdict: Verdict;
  readonly tile: TileId;
  readonly rot: 0 | 1 | 2 | 3;
}) {
  const { view, lang, words } = props;
  const over = useBench().over === verdict.square;
  const labels = LABELS[lang];
  const plan = planOf(yard.ship.plan);
  const assisted = view.settings.assistant;
  const [x, y] = cornerOf(plan, verdict.square);
  const faulty = verdict.kind === 'fault' && assisted;
  const kind = verdict.kind === 'refused' ? 'refused' : faulty ? 'fault' : 'fits';
  const about =
    verdict.kind === 'refused'
      ? { title: labels.at(plan, verdict.square), text: because(words, verdict.why) }
      : faulty
        ? {
            title: labels.at(plan, verdict.square),
            text: [...verdict.faults.map((f) => NAMES[lang].faults[f]), labels.stillPlaceable],
            art: <span className="gt-stamp">{labels.faultStamp}</span>,
          }
        : undefined;
  const explain = useExplain(about);
  const put = (e: { readonly currentTarget: Element; readonly nativeEvent: Event }) => {
    const touched = e.nativeEvent instanceof PointerEvent && e.nativeEvent.pointerType !== 'mouse' && e.nativeEvent.pointerType !== '';
    // A finger proposes first: what it covers is seen then, and the second tap, or the button, places.
    if (touched && !over && verdict.kind !== 'refused') bench.set({ over: verdict.square, of: tile, rot });
    else hands.place(verdict.square, e.currentTarget);
  };
  const keys = (e: KeyboardEvent<SVGGElement>) => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    e.stopPropagation();
    hands.place(verdict.square, e.currentTarget);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG shape cannot be a button element
    <g
      className="gt-square"
      data-square={verdict.square}
      data-kind={kind}
      data-over={over ? '' : undefined}
      data-target={verdict.kind === 'refused' ? undefined : ''}
      data-at={`square:${verdict.square}`}
      data-wanted={hands.wanted({ do: 'place', tile, square: verdict.square, rot })}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={-1}
      aria-disabled={verdict.kind === 'refused' ? true : undefined}
      aria-label={sayVerdict(props, plan, verdict, assisted)}
      {...explain}
      onPointerEnter={(e) => {
        explain?.onPointerEnter(e);
        if (e.pointerType === 'mouse' && bench.get().drag === undefined) bench.set({ over: verdict.square });
      }}
      onPointerLeave={(e) => {
        explain?.onPointerLeave(e);
        if (e.pointerType === 'mouse' && bench.get().drag === undefined && bench.get().over === verdict.square)
          bench.set({ over: undefined });
      }}
      onFocus={(e) => {
        explain?.onFocus(e);
        if (e.currentTarget.matches(':focus-visible')) bench.set({ over: verdict.square, of: tile, rot });
      }}
      onClick={put}
      onKeyDown={keys}
    >
      <rect width={100} height={100} fill="transparent" />
      {over ? (
        <g className="gt-try" data-kind={kind}>
          <Part tile={tile} rot={rot} />
          <rect className="gt-try__edge" x={2} y={2} width={96} height={96} rx={12} />
        </g>
      ) : kind === 'fits' ? (
        <>
          <rect className="gt-legal" x={5} y={5} width={90} height={90} rx={11} />
          <g className="gt-plus">
            <circle cx={50} cy={50} r={19} />
            <path d="M50 40V60M40 50H60" />
          </g>
        </>
      ) : kind === 'fault' ? (
        <>
          <rect className="gt-faulty" x={5} y={5} width={90} height={90} rx={11} />
          <g className="gt-faulty__sign">
            <Use id="i-warn" x={33} y={16} width={34} />
          </g>
          {verdict.kind === 'fault' &&
            inTwo(verdict.faults.length === 1 ? NAMES[lang].faults[verdict.faults[0]!] : labels.defects(verdict.faults.length)).map(
              (line, i) => (
                <text key={i} className="gt-faulty__say" aria-hidden="true" x={50} y={68 + 16 * i}>
                  {`${line} `}
                </text>
              ),
            )}
        </>
      ) : (
        <g className="gt-no">
          <circle cx={50} cy={50} r={13} />
          <path d="M41 41L59 59" />
        </g>
      )}
      {verdict.kind !== 'refused' && verdict.joins.map((side) => <Tick key={side} side={side} />)}
    </g>
  );
}
/** Two short lines: what is wrong must be read on a square. */
function inTwo(text: string): readonly [string, string] {
  const words = text.split(' ');
  let first = '';
  while (words.length > 1 && first.length + words[0]!.length < text.length / 2 + 2) first += `${first ? ' ' : ''}${words.shift()}`;
  return [first, words.join(' ')];
}
const Tick = ({ side }: { readonly side: Side }) => {
  const [x, y] = SIDE_AT[side]!;
  return <Use id="state-joint" x={x - 12} y={y - 12} width={24} />;
};
/** A part in error, while the assistant looks on. */
function Fault({
  square,
  plan,
  what,
}: {
  readonly square: SquareId;
  readonly plan: YardState['ship']['plan'];
  readonly what: readonly string[];
}) {
  const [x, y] = cornerOf(planOf(plan), square);
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none" role="img" aria-label={what.join(', ')}>
      <rect className="gt-wrong" x={3} y={3} width={94} height={94} rx={12} />
      <Use id="i-warn" x={4} y={4} width={30} />
    </g>
  );
}
/** The part placed last: picked up by a click, moved by a drag. */
function Loose({
  hands,
  yard,
  square,
  ...props
}: Props & { readonly hands: Builder; readonly yard: YardState; readonly square: SquareId }) {
  const { lang, words } = props;
  const plan = planOf(yard.ship.plan);
  const [x, y] = cornerOf(plan, square);
  const laid = yard.ship.squares[square]!;
  const about = partAbout(words, lang, tileOf(laid), rotOf(laid), [LABELS[lang].loose]);
  const explain = useExplain(about);
  if (!hands.asked) return null;
  const lift = (e: { readonly currentTarget: Element }) => {
    if (hands.does({ do: 'lift' }, e.currentTarget)) bench.set({ of: tileOf(laid), rot: rotOf(laid) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG shape cannot be a button element
    <g
      className="gt-loose"
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={-1}
      data-target=""
      data-at="loose"
      aria-label={`${LABELS[lang].spoken(plan, square)}, ${NAMES[lang].tiles[kindOf(tileAt(tileOf(laid)))].name}. ${LABELS[lang].loose}`}
      {...explain}
      onPointerDown={(e) => {
        explain?.onPointerDown(e);
        hands.grab(e, { kind: 'loose' });
      }}
      onClick={(e) => e.detail === 0 && lift(e)}
      onKeyDown={(e) => {
        if (e.key !== 'Enter' && e.key !== ' ') return;
        e.preventDefault();
        e.stopPropagation();
        lift(e);
      }}
    >
      <rect width={100} height={100} fill="transparent" />
      <rect className="gt-loose__edge" x={-2} y={-2} width={104} height={104} rx={14} />
    </g>
  );
}
/** Where the chosen token of a skill may lie. */
function Tokens({ hands, yard, ...props }: Props & { readonly hands: Builder; readonly yard: YardState }) {
  const { view, seat, lang } = props;
  const { tool } = useBench();
  const plan = planOf(yard.ship.plan);
  if (!tool || seat === undefined) return null;
  const labels = LABELS[lang];
  const spots = parts(yard.ship).flatMap((square) => {
    const requests =
      tool.kind === 'pipe'
        ? ([RIGHT, REAR] as const).map((side) => ({ request: { do: 'pipe', square, side } as const, at: SIDE_AT[side]! }))
        : [
            {
              request:
                tool.kind === 'four-way'
                  ? ({ do: 'four-way', square } as const)
                  : ({ do: 'convert', to: tool.to, square, rot: tool.rot } as const),
              at: [50, 50] as const,
            },
          ];
    return requests.filter(({ request }) => refused(view, seat, request) === undefined).map((one) => ({ ...one, square }));
  });
  return (
    <>
      {spots.map(({ request, at, square }) => {
        const [x, y] = cornerOf(plan, square);
        const lay = () => hands.does(request) && bench.set({ tool: undefined });
        return (
          // biome-ignore lint/a11y/useSemanticElements: an SVG shape cannot be a button element
          <g
            key={`${square} ${at[0]} ${at[1]}`}
            className="gt-spot"
            role="button"
            tabIndex={-1}
            data-target=""
            aria-label={`${tool.kind === 'pipe' ? labels.tokenPipe : tool.kind === 'four-way' ? labels.tokenFourWay : NAMES[lang].conversions[tool.to]}, ${labels.spoken(plan, square)}`}
            transform={`translate(${x + at[0]} ${y + at[1]})`}
            onClick={lay}
            onKeyDown={(e) => {
              if (e.key !== 'Enter' && e.key !== ' ') return;
              e.preventDefault();
              e.stopPropagation();
              lay();
            }}
          >
            <circle r={tool.kind === 'pipe' ? 20 : 30} />
            {tool.kind === 'convert' && <Use id={CONVERTED[tool.to]} x={-22} y={-22} width={44} turn={tool.rot * 90} />}
          </g>
        );
      })}
    </>
  );
}
function Legend({ yard, ...props }: Props & { readonly yard: YardState }) {
  const { view, lang } = props;
  const at = useBench();
  const labels = LABELS[lang];
  const carried = carriedBy(yard, at);
  const plan = planOf(yard.ship.plan);
  const room = plan.outline.filter(Boolean).length;
  const all = carried ? verdicts(yard, carried) : [];
  const n = (kind: Verdict['kind']) => all.filter((one) => one.kind === kind).length;
  const [fits, fault, refusedOnes] = labels.counted(n('fits'), n('fault'), n('refused'));
  return (
    <p className="gt-legend">
      {carried &&
        (view.settings.assistant ? (
          <>
            <span data-kind="fits">{fits}</span>
            <span data-kind="fault">{fault}</span>
            <span data-kind="refused">{refusedOnes}</span>
          </>
        ) : (
          <span data-kind="fits">{labels.accepted(n('fits') + n('fault'))}</span>
        ))}
      <span>
        <b>{parts(yard.ship).length}</b> / {room} {labels.placed(room)}
      </span>
      {view.settings.assistant && <span className="gt-legend__aid">{labels.assistant}</span>}
    </p>
  );
}
/** The part that follows the pointer. */
function Ghost({ yard }: { readonly yard: YardState | undefined }) {
  const at = useBench();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at.drag === undefined) return;
    const follow = () => {
      if (box.current) box.current.style.transform = `translate(${pointer.x}px, ${pointer.y - (pointer.finger ? LIFT_PX : 0)}px)`;
    };
    follow();
    addEventListener('pointermove', follow);
    return () => removeEventListener('pointermove', follow);
  }, [at.drag]);
  if (at.drag === undefined || !yard) return null;
  const loose = at.drag === 'loose' && yard.loose ? yard.ship.squares[yard.loose.square] : undefined;
  const tile = loose === undefined ? (yard.hand?.tile ?? null) : tileOf(loose);
  const rot = loose !== undefined && at.of !== tile ? rotOf(loose) : turnOfPart(at, tile);
  return (
    <div ref={box} className="gt-ghost" data-over={at.over === undefined ? undefined : ''} aria-hidden="true">
      <PartPicture tile={tile} rot={rot} size="100%" />
    </div>
  );
}

// ------------------------------------------------------------------ the warehouse

type Family = 'cannon' | 'engine' | 'crew' | 'energy' | 'goods' | 'other';
const FAMILY: Readonly<Record<TileType, Family>> = {
  cannon: 'cannon',
  engine: 'engine',
  'starting-cabin': 'crew',
  cabin: 'crew',
  'life-support': 'crew',
  robonauts: 'crew',
  armoury: 'crew',
  battery: 'energy',
  'solar-panel': 'energy',
  cargo: 'goods',
  shield: 'other',
  structural: 'other',
  thrusters: 'other',
  router: 'other',
  'auto-defence': 'other',
};
const FAMILIES: readonly (readonly [Family, string])[] = [
  ['cannon', 's-fire'],
  ['engine', 's-engine'],
  ['crew', 's-crew'],
  ['energy', 's-energy'],
  ['goods', 's-goods'],
  ['other', 's-part'],
];
/** A place of the shelf: what lies there, or what has just been taken from it, and by whom. */
type Slot = { readonly tile: TileId | undefined; readonly gone?: TileId; readonly by?: Seat; readonly since: number };
const GONE_MS = 2000;
/** The shelf never closes up: a part stays where it lies until it is taken, and nothing moves under a pointer. */
function useShelf({ view, seat }: Props): readonly Slot[] {
  const kept = useRef<readonly Slot[]>([]);
  return useMemo(() => {
    const now = Date.now();
    const lying = new Set(view.faceUp);
    const holderOf = (tile: TileId) => view.yards.findIndex(({ hand }) => hand?.tile === tile);
    const slots: Slot[] = kept.current.map((slot) => {
      // Who thought to have it and was too late sees who was quicker.
      if (slot.tile === undefined && slot.gone !== undefined && slot.by === seat) {
        const by = holderOf(slot.gone);
        return by < 0 || by === seat ? slot : { ...slot, by, since: now };
      }
      if (slot.tile === undefined || lying.has(slot.tile)) return slot;
      const by = holderOf(slot.tile);
      return { tile: undefined, gone: slot.tile, since: now, ...(by < 0 ? {} : { by }) };
    });
    const known = new Set(slots.map(({ tile }) => tile));
    for (const tile of view.faceUp) {
      if (known.has(tile)) continue;
      // What comes back lies where it lay, if nothing else does.
      const own = slots.findIndex((slot) => slot.tile === undefined && slot.gone === tile);
      const free = own >= 0 ? own : slots.findIndex((slot) => slot.tile === undefined && now - slot.since > GONE_MS);
      if (free >= 0) slots[free] = { tile, since: now };
      else slots.push({ tile, since: now });
    }
    kept.current = slots;
    return slots;
  }, [view.faceUp, view.yards, seat]);
}
export function Warehouse({ hands, ...props }: Props & { readonly hands: Builder }) {
  const { view, lang, words, seat, names } = props;
  const labels = LABELS[lang];
  const slots = useShelf(props);
  const [family, want] = useState<Family>();
  const rivals = hands.yard?.skills.includes('saboteur-a')
    ? view.yards.flatMap((yard, s) => (s === seat ? [] : yard.reserve.map((tile) => ({ tile, seat: s }))))
    : [];
  return (
    <section className="gt-warehouse" data-drop="warehouse" data-part="warehouse" aria-label={labels.warehouse}>
      <header>
        <Explain about={explained(words, 'warehouse')} className="gt-plate">
          {labels.warehouse}
        </Explain>
        <span>
          <b>{labels.hidden(view.heap)}</b>
          <br />
          {labels.visible(view.faceUp.length)}
        </span>
      </header>
      <Heap {...props} hands={hands} />
      <fieldset className="gt-families" aria-label={labels.family.all}>
        {FAMILIES.map(([id, sign]) => (
          <button
            key={id}
            type="button"
            aria-pressed={family === id}
            aria-label={labels.family[id]}
            title={labels.family[id]}
            onClick={() => want(family === id ? undefined : id)}
          >
            <Sign id={sign} size={22} />
          </button>
        ))}
      </fieldset>
      <ul className="gt-shelf" aria-label={labels.visible(view.faceUp.length)}>
        {rivals.map(({ tile, seat: rival }) => (
          <li key={`${rival} ${tile}`}>
            <ShelfPart {...props} hands={hands} tile={tile} rival={rival} dim={false} />
          </li>
        ))}
        {slots.map((slot, i) => (
          <li key={i}>
            {slot.tile !== undefined ? (
              <ShelfPart
                {...props}
                hands={hands}
                tile={slot.tile}
                dim={family !== undefined && FAMILY[tileAt(slot.tile).type] !== family}
              />
            ) : (
              <span key={slot.since} className="gt-gone" aria-hidden="true">
                {slot.by !== undefined && slot.by !== seat && (
                  <>
                    <SeatShape seat={slot.by} size="s" name={names[slot.by] ?? ''} />
                    <small>{labels.taken}</small>
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
function ShelfPart({
  hands,
  tile,
  rival,
  dim,
  ...props
}: Props & { readonly hands: Builder; readonly tile: TileId; readonly rival?: Seat; readonly dim: boolean }) {
  const { lang, words, names } = props;
  const about = partAbout(words, lang, tile);
  const explain = useExplain(about);
  const source = rival === undefined ? ({ kind: 'face-up', tile } as const) : ({ kind: 'rival', tile, seat: rival } as const);
  const request = rival === undefined ? ({ do: 'take', tile } as const) : ({ do: 'filch', tile, from: rival } as const);
  const why = hands.asked ? hands.whyNot(request) : 'not-building';
  const { sides } = tileAt(tile);
  const said = SIDES.map((side) => LABELS[lang].connectors[sides[side]!]).join(', ');
  const place = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => arrives(partOf(tile), place.current), [tile]);
  return (
    <button
      ref={place}
      type="button"
      className="gt-take"
      data-target={why === undefined ? '' : undefined}
      data-dim={dim ? '' : undefined}
      data-at={`part:${tile}`}
      data-wanted={hands.wanted(request)}
      data-tile={tile}
      aria-disabled={why === undefined ? undefined : true}
      {...explain}
      onPointerDown={(e) => {
        explain?.onPointerDown(e);
        hands.grab(e, source);
      }}
      onClick={(e) => e.detail === 0 && hands.does(request, e.currentTarget)}
    >
      <span className="cd-hidden">
        {about.title}, {said}
        {rival === undefined ? '' : `, ${names[rival]}`}
      </span>
      <PartPicture tile={tile} size="100%" />
      {rival !== undefined && <SeatShape seat={rival} size="xs" />}
    </button>
  );
}
const PILED: readonly (readonly [number, number, number])[] = [
  [60, 78, -30],
  [88, 80, -20],
  [120, 76, 9],
  [152, 74, 26],
  [186, 76, -3],
  [216, 76, 16],
  [74, 54, 20],
  [104, 52, 4],
  [136, 56, 8],
  [166, 52, -8],
  [198, 56, 24],
  [92, 32, -6],
  [124, 34, -9],
  [156, 30, -22],
  [182, 34, 18],
  [126, 14, 14],
  [154, 12, 33],
];
/** Parts that lie face down; a draw brings one of them. */
export function Heap({ hands, ...props }: Props & { readonly hands: Builder }) {
  const { view, lang, words } = props;
  const labels = LABELS[lang];
  const explain = useExplain(explained(words, 'heap'));
  const why = hands.asked ? hands.whyNot({ do: 'draw' }) : 'not-building';
  const shown = Math.min(PILED.length, Math.ceil(view.heap / 6));
  return (
    <button
      type="button"
      className="gt-heap"
      data-target={why === undefined ? '' : undefined}
      data-at="heap"
      data-wanted={hands.wanted({ do: 'draw' })}
      aria-disabled={why === undefined ? undefined : true}
      {...explain}
      onPointerDown={(e) => {
        explain?.onPointerDown(e);
        hands.grab(e, { kind: 'heap' });
      }}
      onClick={(e) => e.detail === 0 && hands.does({ do: 'draw' }, e.currentTarget)}
    >
      <svg viewBox="0 0 280 150" aria-hidden="true">
        {PILED.slice(0, shown).map(([x, y, turn]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(.42) translate(-50 -50)`}>
            <Use id="tile-back" />
          </g>
        ))}
        <path d="M10 88H270L248 146H32Z" fill="#F2A51E" stroke="#060B30" strokeWidth="4" strokeLinejoin="round" />
        <path d="M5 84H275V97H5Z" fill="url(#gt-hzk)" stroke="#060B30" strokeWidth="4" strokeLinejoin="round" />
      </svg>
      <span>
        {labels.draw}
        {why === 'hand-full' ? <i> — {labels.handFull}</i> : <i> {view.heap}</i>}
        <kbd aria-hidden="true">D</kbd>
      </span>
    </button>
  );
}

// ------------------------------------------------------------------ piles and hourglass

function Piles({ hands, ...props }: Props & { readonly hands: Builder }) {
  const { view, lang, words, names, seat } = props;
  const labels = LABELS[lang];
  return (
    <aside className="gt-piles" data-part="piles" aria-label={labels.piles}>
      <Explain about={explained(words, 'pile')}>
        <h3>{labels.piles}</h3>
      </Explain>
      <ul>
        {Array.from({ length: PILES }, (_, pile) => {
          const reader = view.yards.findIndex((yard) => yard.reading?.pile === pile);
          // Before building only an Inspector reads, and is asked which.
          const early = props.play.state('before/read', pile) !== undefined;
          const why = early ? undefined : hands.asked ? hands.whyNot({ do: 'read', pile }) : 'not-building';
          const sealed = why === 'sealed' || (pile === PILES - 1 && !view.settings.tutorial && !hands.yard?.skills.includes('inspector-a'));
          const say = reader >= 0 ? labels.pileBy(names[reader] ?? '') : sealed ? labels.pileSealed : labels.pileFree;
          return (
            <li key={pile}>
              <button
                type="button"
                data-target={why === undefined ? '' : undefined}
                data-at={`pile:${pile}`}
                data-wanted={hands.wanted({ do: 'read', pile })}
                data-sealed={sealed ? '' : undefined}
                aria-disabled={why === undefined ? undefined : true}
                title={say}
                onClick={(e) => (early ? props.play.pick('before/read', pile) : hands.does({ do: 'read', pile }, e.currentTarget))}
              >
                <span className="cd-hidden">
                  {labels.pile(PILE_LETTERS[pile]!)}, {say}
                </span>
                <b aria-hidden="true">{PILE_LETTERS[pile]}</b>
                {sealed ? <Icon name="lock" small /> : reader >= 0 ? <SeatShape seat={reader} size="xs" /> : <i aria-hidden="true" />}
              </button>
            </li>
          );
        })}
      </ul>
      {seat !== undefined && view.known.length > 0 && (
        <div className="gt-known" title={labels.youAlone}>
          <Icon name="eye" small />
          {view.known.map((card) => (
            <Explain key={card} about={cardAbout(words, lang, card)}>
              <CardThumb card={card} size={38} />
              <span className="cd-hidden">{cardAbout(words, lang, card, false).title}</span>
            </Explain>
          ))}
        </div>
      )}
    </aside>
  );
}
export const seconds = (ms: number | undefined): number | undefined => (ms === undefined ? undefined : Math.ceil(ms / 1000));
function Circles({ hands, ...props }: Props & { readonly hands: Builder }) {
  const { view, lang, words, names } = props;
  const labels = LABELS[lang];
  const left = seconds(useCountdown('build/period'));
  const to = view.timer.circle - 1;
  const why = view.mode !== 'together' ? 'untimed' : hands.asked && to >= 0 ? hands.whyNot({ do: 'flip', to }) : 'running';
  const circles = FLIGHTS[view.number].circles;
  const sitting = view.sitting;
  // Class IIIB: the dice that made holes are in the name of the plan.
  const holes = /^IIIB-(\d)-(\d)$/.exec(view.yards[0]!.ship.plan)?.slice(1).map(Number) ?? [];
  if (view.settings.periodMs === 0 && sitting === null && holes.length === 0) return null;
  return (
    <aside className="gt-circles" data-part="timer" aria-label={labels.hourglass}>
      <Ring {...props}>
        {view.settings.periodMs === 0 ? (
          <p className="gt-circles__none">{labels.untimed}</p>
        ) : (
          <div className="gt-glass" data-low={left !== undefined && left <= 10 ? '' : undefined}>
            <Explain about={explained(words, 'hourglass')}>
              <Sign
                key={view.timer.circle}
                id={view.timer.ran ? 'hourglass-empty' : 'hourglass'}
                size={30}
                height={39}
                className="gt-glass__sign gt-flipped"
              />
              <span className="cd-hidden">{labels.hourglass}</span>
            </Explain>
            <b>{view.timer.ran ? labels.timeOut : left === undefined ? '' : `${left} s`}</b>
          </div>
        )}
        {view.mode === 'together' && (
          <ol className="gt-circles__row">
            {circles.map((circle) => (
              <li
                key={circle}
                data-now={circle === view.timer.circle ? '' : undefined}
                data-done={circle > view.timer.circle ? '' : undefined}
              >
                {labels.circle(circle)}
              </li>
            ))}
          </ol>
        )}
        {holes.length > 0 && (
          <p className="gt-holes" title={labels.hole}>
            {holes.map((die, i) => (
              <Die key={i} face={die} size={26} />
            ))}
            <span className="cd-hidden">{labels.hole}</span>
          </p>
        )}
        {sitting !== null && (
          <p className="gt-sitting">
            <SeatShape seat={sitting} size="xs" /> {names[sitting]}
          </p>
        )}
        {why === undefined && (
          <button
            type="button"
            className="gt-button"
            data-target=""
            data-at="flip"
            data-wanted={hands.wanted({ do: 'flip', to })}
            onClick={(e) => hands.does({ do: 'flip', to }, e.currentTarget)}
          >
            {labels.flipTo(labels.circle(to))}
          </button>
        )}
      </Ring>
    </aside>
  );
}
function AlarmSign({ view, lang, names }: Props) {
  const left = seconds(useCountdown('build/alarm'));
  if (!view.alarm) return null;
  return (
    <p className="gt-alarm" role="status">
      <Sign id="lamp-alarm" size={40} /> {LABELS[lang].alarmBy(names[view.alarm.by] ?? '')} {left !== undefined && <b>{left} s</b>}
    </p>
  );
}
/** A pile that lies open before me. */
function OpenPile({ hands, ...props }: Props & { readonly hands: Builder }) {
  const { view, seat, lang, words } = props;
  const labels = LABELS[lang];
  const left = seconds(useCountdown(`build/pile/${seat}`));
  const reading = seat === undefined ? undefined : view.yards[seat]?.reading;
  const shut = useRef<HTMLButtonElement>(null);
  useEffect(() => shut.current?.focus(), []);
  return (
    <section className="gt-open" aria-label={labels.pileOpen(PILE_LETTERS[reading?.pile ?? 0]!)}>
      <div className="gt-folder">
        <header>
          <h3>{labels.pileOpen(PILE_LETTERS[reading?.pile ?? 0]!)}</h3>
          <span className="gt-stamp">{labels.stamps.secret}</span>
          <button
            ref={shut}
            type="button"
            className="gt-button"
            data-kind="go"
            data-target=""
            data-wanted={hands.wanted({ do: 'close' })}
            onClick={() => hands.does({ do: 'close' })}
          >
            {labels.pileClose} {left !== undefined && <b>{left} s</b>} <kbd aria-hidden="true">{'⎋'}</kbd>
          </button>
        </header>
        <ul>
          {view.pile?.map((card) => (
            <li key={card}>
              <Explain about={cardAbout(words, lang, card, false)}>
                <CardPicture card={card} lang={lang} />
              </Explain>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

// ------------------------------------------------------------------ keys

const typing = (): boolean => document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') === true;
/** D draws, R and A turn, X gives back, E sets aside, P or Esc shuts a pile. Not while somebody types. */
function useKeys(hands: Builder): void {
  const now = useRef({ hands });
  now.current = { hands };
  useEffect(() => {
    const down = (e: globalThis.KeyboardEvent) => {
      const { hands } = now.current;
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || typing() || document.querySelector('.cd-scrim, .cd-menu')) return;
      const hand = hands.yard?.hand;
      // While the line is gone a part can still be turned, and its keys open nothing else.
      if (!hands.asked && !(hand && (e.key === 'r' || e.key === 'R' || e.key === 'a'))) return;
      const reading = hands.yard?.reading;
      const at = bench.get();
      const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
      const run = (): boolean => {
        if (reading) return (key === 'Escape' || key === 'p') && hands.does({ do: 'close' });
        if (key === 'Escape' && (at.tool || at.over !== undefined)) {
          bench.set({ tool: undefined, over: undefined });
          return true;
        }
        if (key === 'd') return hands.does({ do: 'draw' }, document.querySelector('.gt-heap'));
        if (!hand && !at.tool && at.drag === undefined) return false;
        if (key === 'r') hands.turn(e.shiftKey ? -1 : 1);
        else if (key === 'a') hands.turn(-1);
        else if (key === 'x' && hand?.tile != null) hands.does({ do: 'return', tile: hand.tile }, document.querySelector('.gt-hand'));
        else if (key === 'e' && hand?.tile != null) hands.does({ do: 'aside', tile: hand.tile }, document.querySelector('.gt-hand'));
        else return false;
        return true;
      };
      if (run()) {
        e.preventDefault();
        e.stopPropagation();
      }
    };
    // Before the keys of the frame: while a part is in hand R turns it.
    addEventListener('keydown', down, true);
    return () => removeEventListener('keydown', down, true);
  }, []);
}
