/**
 * The trade. While it lasts two backs lie between the two who trade; when both have chosen the backs cross, always in the same
 * time and on the same way, whatever they are. What I got turns for me alone, from my own hand.
 */

import { typeset } from '@cosmodrome/kit/rich';
import { useEffect, useRef, useState } from 'react';
import type { Card } from '../content/index.ts';
import type { View } from '../view.ts';
import { cardTitle } from './about.tsx';
import type { Props } from './facts.ts';
import { corner, halfOf, tileOf } from './geometry.ts';
import { LABELS } from './labels.ts';
import { Art, colourOf, Use } from './pieces.tsx';
import { type Crossing, crossingOf } from './trades.ts';

const CROSS_MS = 1500;
const MINE_MS = 3600;
export function useCrossing(view: View, motion: boolean): Crossing | undefined {
  const before = useRef(view);
  const [shown, show] = useState<Crossing>();
  useEffect(() => {
    const crossing = crossingOf(before.current, view);
    before.current = view;
    if (crossing && (motion || crossing.mine)) show(crossing);
  }, [view, motion]);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => show(undefined), shown.mine ? MINE_MS : CROSS_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}

/** In the room of the trade: the two backs and the arrows between them. */
export function Exchange({ view, crossing, names, lang }: Props & { readonly crossing: Crossing | undefined }) {
  const { scene } = view;
  const room = scene?.kind === 'trade' ? scene.room : crossing?.room;
  const seats = scene?.kind === 'trade' ? scene.seats : crossing?.seats;
  const tile = room === undefined ? undefined : tileOf(view, room);
  if (room === undefined || !tile || !seats) return null;
  const [x, y] = corner(tile);
  const half = halfOf(tile, room);
  const crosses = scene?.kind !== 'trade';
  const [a, b] = seats;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is no control
    <g
      className="pan-exchange"
      data-crossing={crosses ? '' : undefined}
      transform={half === undefined ? `translate(${x + 112} ${y + 32})` : `translate(${x + 118} ${y + half * 90 + 6}) scale(.82)`}
      role="img"
      aria-label={LABELS[lang].trade.now(names[a] ?? '', names[b] ?? '')}
      pointerEvents="none"
    >
      <path className="pan-exchange__plate" d="M-52-20H52L58-14V14L52 20H-52L-58 14V-14Z" />
      <g className="pan-exchange__arrows">
        <path d="M-15-5.500H15M15-5.500l-6-5M15-5.500l-6 5" />
        <path d="M15 6.500H-15M-15 6.500l6-5M-15 6.500l6 5" />
      </g>
      <g className="pan-back" data-side="left">
        <g transform="rotate(-7 -36 0)">
          <Use id="card-back" x={-46} y={-14} w={20} h={28} />
          <g fill={`var(--pan-${colourOf(view, a)})`} stroke="#04070b" strokeWidth="2">
            <Use id={`seat-${colourOf(view, a)}`} x={-43} y={9} w={14} h={14} />
          </g>
        </g>
      </g>
      <g className="pan-back" data-side="right">
        <g transform="rotate(7 36 0)">
          <Use id="card-back" x={26} y={-14} w={20} h={28} />
          <g fill={`var(--pan-${colourOf(view, b)})`} stroke="#04070b" strokeWidth="2">
            <Use id={`seat-${colourOf(view, b)}`} x={29} y={9} w={14} h={14} />
          </g>
        </g>
      </g>
    </g>
  );
}
/** For the one who traded: what went and what came. */
export function Received({ crossing, motion, ...props }: Props & { readonly crossing: Crossing | undefined }) {
  const { view, names, lang } = props;
  const mine = crossing?.mine;
  if (!mine?.got || !mine.gave) return null;
  const labels = LABELS[lang].trade;
  const eyes = { view, names, lang };
  return (
    <div className="pan-received" role="status" data-motion={motion ? '' : undefined}>
      <span className="pan-received__card" data-way="gave">
        <small>{labels.gave}</small>
        <Face card={mine.gave} view={view} />
        <b>{typeset(cardTitle(mine.gave, eyes), lang)}</b>
      </span>
      <svg className="pan-i" width="40" height="40" viewBox="-20 -20 40 40" aria-hidden="true">
        <g className="pan-exchange__arrows">
          <path d="M-15-5.500H15M15-5.500l-6-5M15-5.500l-6 5" />
          <path d="M15 6.500H-15M-15 6.500l6-5M-15 6.500l6 5" />
        </g>
      </svg>
      <span className="pan-received__card" data-way="got">
        <small>{labels.got}</small>
        <Face card={mine.got} view={view} />
        <b>{typeset(cardTitle(mine.got, eyes), lang)}</b>
      </span>
    </div>
  );
}
function Face({ card, view }: { readonly card: Card; readonly view: View }) {
  return (
    <svg viewBox="0 0 100 64" width="104" height="67" aria-hidden="true">
      <rect width="100" height="64" fill="#0a121b" stroke="#5b7087" />
      <rect width="100" height="64" fill="url(#pan-cardspot)" />
      <Art card={card} view={view} x={9} y={6} w={82} />
    </svg>
  );
}
