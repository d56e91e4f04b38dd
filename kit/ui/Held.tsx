import type { Json, Topic } from '@cosmodrome/kernel';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import type { About } from '../face.ts';
import { typeset } from '../rich.ts';
import { useExplain } from './Explain.tsx';
import { useFrame, useNameOf } from './frame.tsx';
import { Icon } from './Icon.tsx';

export interface HeldProps {
  /** What it may answer; a thing that never answers leaves both out. */
  readonly topic?: Topic;
  readonly option?: Json;
  readonly about?: About;
  /** Why it cannot be played now, in a few words; shown at its foot. */
  readonly why?: string;
  /** Its id (of the face's own), by which a coach finds it; several with spaces between them. */
  readonly at?: string | undefined;
  /** The same wherever it is drawn: it flies from one place to the other. New, it comes from `from`; gone, it leaves for `to` (both a `data-at`). */
  readonly piece?: { readonly name: string; readonly from?: string; readonly to?: string };
  /** Says what it is, when it is no answer. */
  readonly label: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}
/** A card or token in my things: 8 higher with a broken edge while it may be played, 16 with a check when chosen, flat else. */
export function Held({ topic, option, about, why, at, piece, label, className, style, children }: HeldProps) {
  const frame = useFrame();
  const nameOf = useNameOf();
  const state = topic !== undefined && option !== undefined ? frame.play.state(topic, option) : undefined;
  const card: About | undefined = about && why && !state ? { ...about, more: about.more ? `${why} ${about.more}` : why } : about;
  const explain = useExplain(card);
  const ask = state ? frame.play.asks.find((a) => a.topic === topic) : undefined;
  const click = (e: MouseEvent<HTMLButtonElement>) => {
    if (state && topic !== undefined && option !== undefined) frame.play.pick(topic, option);
    else if (card) frame.explain(e.currentTarget, card, 'click');
  };
  return (
    <button
      type="button"
      className={className ? `cd-held ${className}` : 'cd-held'}
      style={style}
      data-at={at}
      {...(piece ? { 'data-piece': piece.name, 'data-from': piece.from, 'data-to': piece.to } : {})}
      data-state={state}
      data-target={state ? '' : undefined}
      data-wanted={topic !== undefined && option !== undefined ? frame.play.wanted?.(topic, option) : undefined}
      aria-pressed={ask?.kind === 'someOf' ? state === 'chosen' : undefined}
      aria-disabled={state ? undefined : true}
      {...explain}
      onClick={click}
    >
      {/* It is named in full; what is drawn is for the eyes. */}
      <span className="cd-hidden">
        {ask && option !== undefined ? nameOf(ask, option) : typeset(why ? `${label}. ${why}` : label, frame.lang)}
      </span>
      <span className="cd-held__face" aria-hidden="true">
        {children}
        {state === 'chosen' && (
          <i className="cd-held__check">
            <Icon name="check" small />
          </i>
        )}
        {!state && why && (
          <small className="cd-held__why">
            <Icon name="lock" small /> {typeset(why, frame.lang)}
          </small>
        )}
      </span>
    </button>
  );
}
