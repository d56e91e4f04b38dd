import type { Json, Topic } from '@cosmodrome/kernel';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { About } from '../face.ts';
import { useExplain } from './Explain.tsx';
import { useFrame, useNameOf } from './frame.tsx';

export interface TargetProps {
  readonly topic: Topic;
  readonly option: Json;
  /** The outline, 6 outside the piece, as a path in the world's units. */
  readonly d: string;
  /** Where the check badge stands; default: no badge. */
  readonly badge?: readonly [number, number];
  /** What the piece is; while it is no answer, a click opens this card with `why` in front. */
  readonly about?: About;
  /** Why it is no answer now. */
  readonly why?: string;
  /** Names the target in full; default: the answer's sentence in the game's words. */
  readonly label?: string;
  /** Its id (of the face's own), by which a coach finds it; several with spaces between them. */
  readonly at?: string | undefined;
  /** Rings in ink: it has just changed. */
  readonly changed?: boolean;
  readonly transform?: string;
  /** The piece, drawn under the outline. */
  readonly children?: ReactNode;
}

/**
 * A place of the board that may be an answer. While it is one, its outline glows, a click, Enter or the space bar picks it,
 * and T, Shift+T and the arrows of the frame find it. While it is none, the piece is only drawn, and a click explains.
 */
export function Target({ topic, option, d, badge, about, why, label, at, changed, transform, children }: TargetProps) {
  const frame = useFrame();
  const nameOf = useNameOf();
  const state = frame.play.state(topic, option);
  const card: About | undefined =
    about && why && !state ? { ...about, text: [why, ...(typeof about.text === 'string' ? [about.text] : about.text)] } : about;
  const explain = useExplain(card);
  const ask = frame.play.asks.find((a) => a.topic === topic);
  if (!state || !ask) {
    const refuse = (e: MouseEvent<SVGGElement>) => card && frame.explain(e.currentTarget, card, 'click');
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it is no answer now; a click only tells why, as focus and hover do
      <g transform={transform} data-at={at} {...explain} onClick={card ? refuse : undefined}>
        {children}
        {changed && <path className="cd-target" data-state="changed" d={d} pathLength={24} />}
      </g>
    );
  }
  const name = label ?? nameOf(ask, option);
  const pick = () => frame.play.pick(topic, option);
  const keys = (e: KeyboardEvent) => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    e.stopPropagation();
    pick();
  };
  const toggles = ask.kind === 'someOf' || ask.kind === 'way' || ask.kind === 'point';
  return (
    <g transform={transform} data-at={at}>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG shape cannot be a button element */}
      <path
        className="cd-target"
        data-target=""
        data-wanted={frame.play.wanted?.(topic, option)}
        data-state={state}
        d={d}
        pathLength={24}
        role="button"
        tabIndex={-1}
        aria-label={name}
        aria-pressed={toggles ? state === 'chosen' : undefined}
        {...explain}
        onClick={pick}
        onKeyDown={keys}
      />
      {state === 'chosen' && badge && <Check x={badge[0]} y={badge[1]} />}
      {changed && <path className="cd-target" data-state="changed" d={d} pathLength={24} />}
    </g>
  );
}

function Check({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <circle r="10" fill="var(--cd-accent)" />
      <path
        d="M-4.5 0l3 3.5L5-3.5"
        fill="none"
        stroke="var(--cd-accent-ink)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
