import type { About } from '@cosmodrome/kit/face';
import { useExplain } from '@cosmodrome/kit/ui/Explain';
import { useFrame } from '@cosmodrome/kit/ui/frame';
import { Target } from '@cosmodrome/kit/ui/Target';
import type { KeyboardEvent, ReactNode } from 'react';
import { hold } from './aim.ts';
import { LABELS } from './labels.ts';
import type { Offer } from './places.ts';

interface SpotProps {
  /** The answers this place stands for: none explains itself, one is picked, several are laid out to choose from. */
  readonly offers: readonly Offer[];
  readonly d: string;
  /** Names the place above the answers to choose from; with `at` and their number, for screen readers. */
  readonly title: string;
  readonly at?: string;
  readonly about?: About;
  readonly why?: string;
  readonly changed?: boolean;
  readonly tone?: 'go' | 'attack';
  readonly children?: ReactNode;
}
/** A place of the board that may be one answer, several or none. */
export function Spot({ offers, d, title, at, about, why, changed = false, tone = 'go', children }: SpotProps) {
  const [only, more] = offers;
  if (only && more) return <Several {...{ offers, d, title, at, about, changed, tone, children }} />;
  return (
    <g className="pan-spot" data-tone={tone}>
      <Target
        topic={only?.topic ?? 'turn/action'}
        option={only?.option ?? null}
        d={d}
        changed={changed}
        {...(about ? { about } : {})}
        {...(why ? { why } : {})}
      >
        {children}
      </Target>
    </g>
  );
}
function Several({
  offers,
  d,
  title,
  at,
  about,
  changed,
  tone,
  children,
}: Omit<SpotProps, 'about' | 'at'> & { readonly about: About | undefined; readonly at: string | undefined }) {
  const { lang, play } = useFrame();
  const explain = useExplain(about);
  const open = () => hold({ ways: { title, offers } });
  const keys = (e: KeyboardEvent) => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    e.stopPropagation();
    open();
  };
  return (
    <g className="pan-spot" data-tone={tone}>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG shape cannot be a button element */}
      <path
        className="cd-target"
        data-target=""
        data-state="legal"
        data-wanted={offers.some((o) => play.wanted?.(o.topic, o.option) !== undefined) ? '' : undefined}
        d={d}
        pathLength={24}
        role="button"
        tabIndex={-1}
        aria-label={[title, ...(at === undefined ? [] : [at]), LABELS[lang].choices(offers.length)].join(', ')}
        aria-haspopup="menu"
        {...explain}
        onClick={open}
        onKeyDown={keys}
      />
      {changed && <path className="cd-target" data-state="changed" d={d} pathLength={24} />}
    </g>
  );
}
