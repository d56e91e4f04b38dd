/** A place of a ship that may be pressed: for answers that the frame's own targets do not know. */
import type { About } from '@cosmodrome/kit/face';
import { useExplain } from '@cosmodrome/kit/ui/Explain';
import type { KeyboardEvent, ReactNode } from 'react';

export function Spot({
  x,
  y,
  label,
  on,
  about,
  at,
  className = 'gt-pick',
  pressed,
  wanted,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly about?: About;
  readonly at?: string;
  readonly className?: string;
  readonly pressed?: boolean | undefined;
  /** What a coach wants pressed: `Play.wanted`. */
  readonly wanted?: '' | undefined;
  on(): void;
  readonly children?: ReactNode;
}) {
  const explain = useExplain(about);
  const keys = (e: KeyboardEvent) => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    e.stopPropagation();
    on();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG shape cannot be a button element
    <g
      className={className}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={-1}
      data-target=""
      data-at={at}
      data-wanted={wanted}
      data-on={pressed ? '' : undefined}
      data-state={pressed ? 'chosen' : 'legal'}
      aria-pressed={pressed}
      aria-label={label}
      {...explain}
      onClick={on}
      onKeyDown={keys}
    >
      {children ?? (
        <>
          <rect width={100} height={100} fill="transparent" />
          <rect className="gt-pick__edge" x={-1} y={-1} width={102} height={102} rx={14} />
        </>
      )}
    </g>
  );
}
