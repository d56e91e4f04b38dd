/** A thing of the board that answers hang on: one that a touch gives, or several that it lays out. */
import type { About } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import { useExplain } from '@cosmodrome/kit/ui/Explain';
import { useFrame } from '@cosmodrome/kit/ui/frame';
import { Target } from '@cosmodrome/kit/ui/Target';
import type { KeyboardEvent, ReactNode } from 'react';
import { hold, letGo, useHold } from './hold.ts';
import { LABELS } from './labels.ts';
import { type Anchor, type Choices, direct, isTalk } from './places.ts';

export interface SpotProps {
  readonly anchor: Anchor;
  readonly choices: Choices;
  /** The outline round the thing. */
  readonly d: string;
  readonly badge: readonly [number, number];
  readonly about: About;
  readonly changed?: boolean;
  readonly children: ReactNode;
}
export function Spot({ anchor, choices, d, badge, about, changed = false, children }: SpotProps) {
  const all = choices.get(anchor) ?? [];
  const only = direct(all);
  if (all.length > 0 && !only)
    return (
      <Opener anchor={anchor} choices={choices} d={d} about={about}>
        {children}
      </Opener>
    );
  return (
    <Target topic={only?.topic ?? ''} option={only?.option ?? null} d={d} badge={badge} at={anchor} about={about} changed={changed}>
      {children}
    </Target>
  );
}
/** Everything it opens is an answer: it is found and named like one. */
function Opener({ anchor, choices, d, about, children }: Pick<SpotProps, 'anchor' | 'choices' | 'd' | 'about' | 'children'>) {
  const { play, lang } = useFrame();
  const explain = useExplain(about);
  const open = useHold()?.anchor === anchor;
  const all = choices.get(anchor) ?? [];
  const toggle = (at: Element) => (open ? letGo() : hold(anchor, at));
  const keys = (e: KeyboardEvent<SVGPathElement>) => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    e.stopPropagation();
    toggle(e.currentTarget);
  };
  return (
    <g data-at={anchor}>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG shape cannot be a button element */}
      <path
        className="cd-target"
        data-target={isTalk(all) ? undefined : ''}
        data-anchor=""
        data-talk={isTalk(all) ? '' : undefined}
        data-state={open ? 'chosen' : 'legal'}
        data-wanted={open ? undefined : all.map((c) => play.wanted?.(c.topic, c.option)).find((w) => w !== undefined)}
        d={d}
        pathLength={24}
        role="button"
        tabIndex={isTalk(all) ? 0 : -1}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={typeset(`${about.title} : ${LABELS[lang].ways(all.length)}`, lang)}
        {...explain}
        onClick={(e) => toggle(e.currentTarget)}
        onKeyDown={keys}
      />
    </g>
  );
}
