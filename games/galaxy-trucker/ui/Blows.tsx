/** What has just struck this ship, bounced off it, was shot or stopped; who has come aboard. It holds nothing up: the rules are further already. */
import type { Seat } from '@cosmodrome/kernel';
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import { cardAt, FRONT, type Intruder, LEFT, type Plan, planOf, REAR, type SquareId } from '../content/index.ts';
import type { Line } from '../judge/line.ts';
import type { Note } from '../notes.ts';
import type { Ship } from '../state.ts';
import type { Props } from './builder.ts';
import { cornerOf, heightOf, middleOf, UNIT, widthOf } from './geometry.ts';
import { type Blow, blows } from './hits.ts';
import { PICTURE, startOf, TURN } from './Overlay.tsx';
import { usePassing } from './passing.ts';
import { Use } from './pieces.tsx';

/** One after the other, so that a pair is seen as two. */
const APART_MS = 420;
const BLOW_MS = 1000;
/** Without motion what came of it stands for as long as all that has just changed. */
const STILL_MS = 2400;
/** A step of somebody who walks through a ship; nobody walks for longer than this. */
const STEP_MS = 240;
const WALK_MS = 2400;
/** More lines at once are a journal that was loaded. */
const MANY = 40;

type Walk = { readonly who: Intruder['kind']; readonly path: readonly SquareId[]; readonly beaten: boolean };
type Seen = {
  readonly plan: Plan;
  readonly blow?: Blow;
  readonly walk?: Walk;
  readonly ship: Ship;
  readonly wait: number;
};
export function Blows({ ship, shown, notes, view, motion }: Props & { readonly ship: Ship; readonly shown: Seat }) {
  const before = useRef<{ readonly ship: Ship; readonly told: number; readonly shown: Seat }>(undefined);
  const [seen, pass] = usePassing<Seen>();
  const card = view.card?.card;
  useEffect(() => {
    const was = before.current;
    before.current = { ship, told: notes.length, shown };
    if (!was || was.shown !== shown || was.ship.plan !== ship.plan || notes.length <= was.told || notes.length - was.told > MANY) return;
    const plan = planOf(was.ship.plan);
    const lasts = motion ? BLOW_MS : STILL_MS;
    for (const [i, blow] of blows(was.ship, shown, notes, was.told).entries())
      pass({ plan, blow, ship: was.ship, wait: i * APART_MS }, lasts + i * APART_MS);
    if (!motion) return;
    let wait = 0;
    for (const walk of walks(notes.slice(was.told), shown, card)) {
      const lasts = walkMs(walk);
      pass({ plan, walk, ship: was.ship, wait }, wait + lasts + 300);
      wait += lasts;
    }
  }, [ship, notes, shown, motion, card, pass]);
  return seen.map(({ key, of }) =>
    of.blow ? <OneBlow key={key} {...of} blow={of.blow} /> : of.walk ? <OneWalk key={key} {...of} walk={of.walk} /> : null,
  );
}

// ------------------------------------------------------------------ objects

/** Which way it flies, as a step of the drawing. */
const ahead = ({ from }: Line): readonly [number, number] =>
  from === FRONT ? [0, 1] : from === REAR ? [0, -1] : from === LEFT ? [1, 0] : [-1, 0];
function OneBlow({ plan, ship, blow, wait }: Seen & { readonly blow: Blow }) {
  const { object, line, square, end, by } = blow;
  const [sx, sy] = startOf(ship, line);
  const [ax, ay] = ahead(line);
  // At the edge it comes to; past the ship where nothing is in its way; half of the way where it is shot.
  const [mx, my] = square === undefined ? [sx, sy] : middleOf(plan, square);
  const past = (ax === 0 ? heightOf(plan) : widthOf(plan)) * UNIT + 220;
  const [ex, ey] =
    end === 'missed'
      ? [sx + ax * past, sy + ay * past]
      : end === 'shot'
        ? [sx + ax * 30, sy + ay * 30]
        : [mx - ax * (end === 'destroyed' ? 10 : 58), my - ay * (end === 'destroyed' ? 10 : 58)];
  const [id, w, h] = PICTURE[object];
  const style = {
    '--gt-x': `${ex - sx}px`,
    '--gt-y': `${ey - sy}px`,
    // It bounces back, and aside.
    '--gt-bx': `${ex - sx - ax * 120 + ay * 150}px`,
    '--gt-by': `${ey - sy - ay * 120 + ax * 150}px`,
    '--gt-wait': `${wait}ms`,
  } as CSSProperties;
  const burst = end === 'shot' ? 'boom' : end === 'destroyed' ? undefined : end === 'missed' ? undefined : 'spark';
  const gun = by !== undefined && end === 'shot' ? middleOf(plan, by) : undefined;
  const shield = by !== undefined && end === 'shield' ? middleOf(plan, by) : undefined;
  return (
    <g className="gt-blow" data-end={end} style={style} pointerEvents="none" aria-hidden="true">
      {gun && <path className="gt-tracer" d={`M${gun[0]} ${gun[1]}L${ex} ${ey}`} pathLength={100} />}
      {shield && <circle className="gt-shielding" cx={shield[0]} cy={shield[1]} r={UNIT * 0.9} />}
      {shield && <path className="gt-shielding" data-arc="" d={arcAt(ex, ey, line)} />}
      <g transform={`translate(${sx} ${sy})`}>
        <g className="gt-thrown">
          <g transform={object.endsWith('shot') ? `rotate(${TURN[line.from]})` : undefined}>
            <Use id={id} x={-w / 2} y={-h / 2} width={w} height={h} />
          </g>
        </g>
      </g>
      {burst && (
        <g transform={`translate(${ex} ${ey})`}>
          <g className="gt-burst">
            <Use id={burst} x={-45} y={-45} width={90} />
          </g>
        </g>
      )}
    </g>
  );
}
/** A bow in the way of what comes. */
function arcAt(x: number, y: number, { from }: Line): string {
  const wide = 70;
  const bend = 46;
  if (from === FRONT) return `M${x - wide} ${y + 30}Q${x} ${y + 30 - 2 * bend} ${x + wide} ${y + 30}`;
  if (from === REAR) return `M${x - wide} ${y - 30}Q${x} ${y - 30 + 2 * bend} ${x + wide} ${y - 30}`;
  if (from === LEFT) return `M${x + 30} ${y - wide}Q${x + 30 - 2 * bend} ${y} ${x + 30} ${y + wide}`;
  return `M${x - 30} ${y - wide}Q${x - 30 + 2 * bend} ${y} ${x - 30} ${y + wide}`;
}

// ------------------------------------------------------------------ intruders

const walkMs = ({ path }: Walk): number => Math.min(WALK_MS, path.length * STEP_MS);
function walks(told: readonly Note[], seat: Seat, card: Props['view']['flown'][number] | undefined): readonly Walk[] {
  const printed = card === undefined ? undefined : cardAt(card);
  if (printed?.type !== 'intruders') return [];
  return told
    .filter((note) => note.kind === 'intruder-entered')
    .filter((note) => note.seat === seat && note.path.length > 1)
    .map(({ path, beaten }, i) => ({ who: printed.intruders[i % printed.intruders.length]!.kind, path, beaten }));
}
function OneWalk({ plan, walk, wait }: Seen & { readonly walk: Walk }) {
  const at = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const steps = walk.path.map((square) => {
      const [x, y] = cornerOf(plan, square);
      return { transform: `translate(${x}px, ${y}px)`, opacity: 1 };
    });
    const last = steps.at(-1)!;
    at.current?.animate?.([...steps, { ...last, opacity: 0 }], {
      duration: walkMs(walk) + 300,
      delay: wait,
      fill: 'both',
      easing: 'linear',
    });
  }, [plan, walk, wait]);
  return (
    <g ref={at} className="gt-walker" pointerEvents="none" aria-hidden="true" opacity={0}>
      <Use id={`intruder-${walk.who}`} x={14} y={8} width={72} />
      {walk.beaten && <Use id="mark-defended" x={62} y={4} width={34} />}
    </g>
  );
}
