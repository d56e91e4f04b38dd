import type { Json, Seat } from '@cosmodrome/kernel';
import { createContext, useContext } from 'react';
import type { About, Play, Spot, Timer } from '../face.ts';
import type { KeptMade } from '../made.ts';
import { own } from '../own.ts';
import { plain } from '../rich.ts';
import type { AnyWords, Lang, Offered, Question, Sentence } from '../text.ts';

/** What the camera of a board can be told; a Stage puts itself here. */
export interface Camera {
  zoomBy(factor: number): void;
  /** Everything, below the tray. */
  fit(): void;
  /** Everything again, if nobody has moved the camera since. */
  settle?(): void;
  pan(dx: number, dy: number): void;
  /** Brings a part of the world into sight; keeps the zoom if it is there already. `near`: comes as near as shows it whole. */
  show(spot: Spot, near?: boolean): void;
  /** Brings drawn things into sight, if none of them is. `always`: even then. */
  showElements(elements: readonly Element[], always?: boolean): void;
  /** Over everything of the world, in its units: the frame draws there what happened. A board without a Stage has no such place. */
  readonly over?: SVGGElement;
}

/** The clocks of the game as the server has them. */
export interface GameTime {
  readonly timers: readonly Timer[];
  /** Server time minus local time. */
  readonly skew: number;
  /** The game stands still until then (server time). */
  readonly resumes?: number;
  /** It has stood still since then (server time), until somebody lets it go on. */
  readonly stopped?: number;
}
/** What shared parts need from whoever carries them. The web provides it; the default lets a part stand alone in a test. */
export interface FrameValue {
  readonly lang: Lang;
  readonly words: AnyWords | undefined;
  readonly names: readonly string[];
  readonly seat: Seat | undefined;
  /** Names the match, for what a face keeps on this device. */
  readonly match?: string;
  readonly view: Json;
  readonly play: Play;
  readonly motion: boolean;
  /** Absent where no time passes: in a replay, at the end. */
  readonly time?: GameTime;
  explain(at: Element, about: About, by: 'hover' | 'focus' | 'press' | 'click'): void;
  unexplain(at: Element): void;
  openRule(id: string): void;
  setCamera(camera: Camera | undefined): void;
  /** What somebody made on this device for a game (missions of its workshop), newest first. Absent where nothing is kept. */
  made?(game: string): Promise<readonly KeptMade[]>;
}

export const idlePlay: Play = {
  asks: [],
  ask: undefined,
  options: () => [],
  state: () => undefined,
  pick: () => undefined,
  draft: () => undefined,
  propose: () => undefined,
  confirm: () => undefined,
  clear: () => undefined,
};
const alone: FrameValue = {
  lang: 'fr',
  words: undefined,
  names: [],
  seat: undefined,
  view: null,
  play: idlePlay,
  motion: true,
  explain: () => undefined,
  unexplain: () => undefined,
  openRule: () => undefined,
  setCamera: () => undefined,
};
export const FrameContext = createContext<FrameValue>(alone);
export const useFrame = (): FrameValue => useContext(FrameContext);
/** Room at the board's top that bar, tray or strip cover. Apart from the rest: it changes while nothing else does. */
export const InsetContext = createContext(0);
export const useInset = (): number => useContext(InsetContext);

/** A sentence as plain text in the language and with the names of the frame around it. */
export function usePlain(): (sentence: Sentence) => string {
  const { names, words, lang } = useFrame();
  return (sentence) => plain(sentence, names, (term) => own(words?.terms, term)?.name ?? term, lang);
}
/** How an answer is offered, in the game's words. */
export function useOffer(): (ask: Question, option: Json) => Offered {
  const { words, view } = useFrame();
  return (ask, option) => words?.answer(ask, option, view) ?? { label: String(option) };
}
/** An answer named in full, for screen readers. */
export function useNameOf(): (ask: Question, option: Json) => string {
  const offer = useOffer();
  const text = usePlain();
  return (ask, option) => {
    const o = offer(ask, option);
    return text(o.sentence ?? (o.cost ? `${o.label}, ${o.cost}` : o.label));
  };
}
