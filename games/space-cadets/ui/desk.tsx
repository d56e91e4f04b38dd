/** What board and things share: answers by anchor, the menu of an anchor, and what is being looked at. */
import type { About, FaceProps, Play } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import { useExplain } from '@cosmodrome/kit/ui/Explain';
import { type Camera, useFrame, useNameOf } from '@cosmodrome/kit/ui/frame';
import { Target } from '@cosmodrome/kit/ui/Target';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Note } from '../notes.ts';
import { isRoll } from '../text/figures.ts';
import type { View } from '../view.ts';
import { Menu } from './Menu.tsx';
import { type Anchor, type Choice, type Choices, choicesOf, type Deed, deeds, type Kind, kindOf } from './places.ts';

export type Props = FaceProps<View, Note>;

export interface Desk {
  readonly choices: Choices;
  readonly opened: Anchor | undefined;
  /** The kind of deed whose places are shown alone: an Overkill option, or a group of actions. */
  readonly only: Kind | undefined;
  showOnly(kind: Kind | undefined): void;
  /** A tile is being chosen to be pointed at: the tiles are lit for that alone. undefined: nobody may point now. */
  readonly pointing: boolean | undefined;
  point(on: boolean): void;
  /** Opens the menu at an element; asked again for the same anchor, it takes the first deed in its usual way. */
  open(anchor: Anchor, at: Element): void;
  readonly looked: Anchor | undefined;
  look(anchor: Anchor | undefined): void;
  /** The camera over the ship, where there is one. */
  readonly camera: { current: Camera | undefined };
}
const none: Desk = {
  choices: new Map(),
  opened: undefined,
  only: undefined,
  showOnly: () => undefined,
  pointing: undefined,
  point: () => undefined,
  open: () => undefined,
  looked: undefined,
  look: () => undefined,
  camera: { current: undefined },
};
export const DeskContext = createContext<Desk>(none);
export const useDesk = (): Desk => useContext(DeskContext);

/** Answers of an anchor while one kind is shown alone: its own only. */
export function shown(choices: readonly Choice[], only: Kind | undefined): readonly Choice[] {
  return only === undefined ? choices : choices.filter((c) => kindOf(c.option) === only);
}
/**
 * What is answered by touching the board now. Tiles to be pointed at are nearly all there are: they wait for the tool, and then are
 * all there is, so that nothing else is touched by mistake.
 */
export function touchable(choices: Choices, pointing: boolean): Choices {
  const found = [...choices].map(([anchor, all]) => [anchor, all.filter((c) => (c.topic === 'order/show') === pointing)] as const);
  return new Map(found.filter(([, all]) => all.length > 0));
}
/** One deed, one way, no dice: a click may answer at once. */
export const direct = (list: readonly Deed[]): Choice | undefined => {
  const only = list.length === 1 && list[0]!.ways.length === 1 ? list[0]!.ways[0]! : undefined;
  return only && !isRoll(only.option) ? only : undefined;
};

export function useDeskState(props: Props): { readonly desk: Desk; readonly menu: ReactNode } {
  const { view, play } = props;
  const [pointed, point] = useState(false);
  const mayPoint = play.asks.some((a) => a.topic === 'order/show');
  const pointing = mayPoint && pointed;
  const choices = useMemo(() => touchable(choicesOf(play, view), pointing), [play, view, pointing]);
  // Who has pointed, or had no time to, takes the tool anew.
  if (pointed && !mayPoint) point(false);
  const [at, setAt] = useState<{ readonly anchor: Anchor; readonly element: Element }>();
  const [looked, look] = useState<Anchor>();
  const camera = useRef<Camera>(undefined);
  // A kind is shown alone until the question changes.
  const [wish, setWish] = useState<{ readonly kind: Kind; readonly asks: Props['play']['asks'] }>();
  const only = wish?.asks === play.asks ? wish.kind : undefined;
  const list = at ? deeds(shown(choices.get(at.anchor) ?? [], only), view) : [];
  const opened = list.length > 0 ? at?.anchor : undefined;
  const gone = at !== undefined && opened === undefined;
  useEffect(() => {
    if (gone) setAt(undefined);
  }, [gone]);
  const desk = useMemo<Desk>(
    () => ({
      choices,
      opened,
      only,
      pointing: mayPoint ? pointing : undefined,
      point,
      showOnly: (kind) => setWish(kind && { kind, asks: play.asks }),
      open: (anchor, element) => {
        const first = opened === anchor ? list[0]?.ways[0] : undefined;
        if (first) {
          setAt(undefined);
          play.pick(first.topic, first.option);
        } else setAt({ anchor, element });
      },
      looked,
      look,
      camera,
    }),
    [choices, opened, only, list, play, looked, mayPoint, pointing],
  );
  const menu = at && opened && (
    <Menu
      {...props}
      anchor={at.anchor}
      at={at.element}
      deeds={list}
      onClose={() => {
        setAt(undefined);
        if (at.element instanceof HTMLElement || at.element instanceof SVGElement) at.element.focus();
      }}
    />
  );
  return { desk, menu };
}

export interface SpotProps {
  readonly anchor: Anchor;
  readonly view: View;
  readonly lang: 'fr' | 'en';
  readonly d: string;
  readonly about: About;
  /** Why it is no answer now. */
  readonly why?: string;
  readonly changed?: boolean;
  readonly transform?: string;
  readonly badge?: readonly [number, number];
  /** The tile it stands on: while that is an answer and this is none, a click goes to the tile. */
  readonly on?: Anchor;
  readonly children?: ReactNode;
}
/** A place of the board: a plain target, or one that opens its menu. Looking at it shows reach and sight. */
export function Spot({ anchor, view, lang, d, about, why, changed, transform, badge, on, children }: SpotProps) {
  const desk = useDesk();
  const { play } = useFrame();
  const of = (a: Anchor) => deeds(shown(desk.choices.get(a) ?? [], desk.only), view);
  const list = of(anchor);
  const only = direct(list);
  const under = on && list.length === 0 ? of(on) : [];
  const through = (e: MouseEvent<SVGGElement>) => {
    e.stopPropagation();
    const ground = direct(under);
    if (ground) play.pick(ground.topic, ground.option);
    else desk.open(on!, e.currentTarget);
  };
  const looking = {
    ...(under.length > 0 ? { onClickCapture: through, className: 'sca-through' } : {}),
    onPointerEnter: () => desk.look(anchor),
    onPointerLeave: () => desk.look(undefined),
    onFocus: () => desk.look(anchor),
    onBlur: () => desk.look(undefined),
  };
  return (
    <g {...looking} data-at={anchor} transform={transform}>
      {list.length > 0 && !only ? (
        <MenuTarget anchor={anchor} list={list} d={d} about={about} lang={lang} changed={changed ?? false}>
          {children}
          <Ring d={d} />
        </MenuTarget>
      ) : (
        <Target
          topic={only?.topic ?? ''}
          option={only?.option ?? null}
          d={d}
          about={about}
          {...(why ? { why } : {})}
          changed={changed ?? false}
          {...(badge ? { badge } : {})}
        >
          {children}
          {only && <Ring d={d} />}
        </Target>
      )}
    </g>
  );
}
/** The lit rim under the marching dashes of a target. */
function Ring({ d }: { readonly d: string }) {
  return (
    <g className="sca-ring">
      <path d={d} />
      <path d={d} />
    </g>
  );
}
function MenuTarget({
  anchor,
  list,
  d,
  about,
  lang,
  changed,
  children,
}: {
  readonly anchor: Anchor;
  readonly list: readonly Deed[];
  readonly d: string;
  readonly about: About;
  readonly lang: 'fr' | 'en';
  readonly changed: boolean;
  readonly children: ReactNode;
}) {
  const desk = useDesk();
  const explain = useExplain(about);
  const label = useMenuName(list, about.title, lang);
  const { play } = useFrame();
  const open = (at: Element) => desk.open(anchor, at);
  const keys = (e: KeyboardEvent<SVGPathElement>) => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    e.stopPropagation();
    open(e.currentTarget);
  };
  return (
    <>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG shape cannot be a button element */}
      <path
        className="cd-target"
        data-target=""
        data-anchor={anchor}
        data-wanted={wantedIn(play, list)}
        data-state={desk.opened === anchor ? 'chosen' : 'legal'}
        d={d}
        pathLength={24}
        role="button"
        tabIndex={-1}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={desk.opened === anchor}
        {...explain}
        onClick={(e) => open(e.currentTarget)}
        onKeyDown={keys}
      />
      {changed && <path className="cd-target" data-state="changed" d={d} pathLength={24} />}
    </>
  );
}
/** '' where one of these deeds is what a coach wants done. */
export const wantedIn = (play: Play, list: readonly Deed[]): '' | undefined =>
  list.some((d) => d.ways.some((w) => play.wanted?.(w.topic, w.option) !== undefined)) ? '' : undefined;
/** What a menu leads to, for screen readers: its first deed and how many more. */
export function useMenuName(list: readonly Deed[], title: string, lang: 'fr' | 'en'): string {
  const nameOf = useNameOf();
  const first = list[0]?.ways[0];
  if (!first) return title;
  const more = list.length - 1;
  const rest = more === 0 ? '' : lang === 'fr' ? `, et ${more} de plus` : `, and ${more} more`;
  return typeset(`${title} : ${nameOf(first.ask, first.option)}${rest}`, lang);
}
