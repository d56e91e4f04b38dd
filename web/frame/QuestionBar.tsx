import type { ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { fitQuestion } from '../logic/fit.ts';
import { LYING, matches, UPRIGHT } from '../logic/media.ts';
import { useT } from '../text/index.ts';

export interface BarProps {
  readonly state: 'mine' | 'other' | 'refused' | 'offline';
  readonly lead: ReactNode;
  /** Beside the lead, where there is room. */
  readonly banner?: string | undefined;
  readonly say: ReactNode;
  readonly hint?: ReactNode;
  /** Before the sentence: "1 / 2" when two questions are open. */
  readonly several?: ReactNode;
  readonly answers?: ReactNode;
  /** Under the sentence: answers that are out of sight. */
  readonly elsewhere?: ReactNode;
  readonly tray?: ReactNode;
  readonly clock?: ReactNode;
  /** Names what it is about: another question is another sentence with answers of its own, not the same one changed. */
  readonly of?: string;
  /** Changes with whatever makes the bar be measured anew. */
  readonly measure: string;
  readonly label?: string;
  /** Told how much of the board's top the bar covers. */
  onInset?(height: number): void;
}
/** The question of the moment: always there, always in the same place. */
export function QuestionBar({
  state,
  lead,
  banner,
  say,
  hint,
  several,
  elsewhere,
  answers,
  tray,
  clock,
  of = state,
  measure,
  label,
  onInset,
}: BarProps) {
  const t = useT();
  const bar = useRef<HTMLElement>(null);
  const [size, setSize] = useState('');
  const [full, setFull] = useState(false);
  const [dressed, dress] = useState(0);
  useLayoutEffect(() => {
    const element = bar.current as HTMLElement;
    const watch = new ResizeObserver(() => setSize(`${element.clientWidth} ${element.offsetHeight}`));
    watch.observe(element);
    // Letters of the right width come a moment later than the first paint.
    void document.fonts?.ready.then(() => dress((n) => n + 1));
    return () => watch.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when what it shows, or its width, changes
  useLayoutEffect(() => {
    const element = bar.current as HTMLElement;
    const line = element.querySelector<HTMLElement>('.cd-question__say');
    if (!line) return;
    const lying = matches(LYING);
    // There a tap shows all of the hint.
    element.toggleAttribute('data-unfolds', lying || matches(UPRIGHT));
    const few = element.querySelectorAll(':scope > .cd-answers > *').length <= 2;
    const apply = (tray: boolean, long: boolean) => {
      if (tray) element.dataset.fit = 'tray';
      else delete element.dataset.fit;
      if (long) element.dataset.say = 'long';
      else delete element.dataset.say;
    };
    // A phone's bar grows with the sentence; what else there is to say gives way to its second line.
    if (lying) apply(false, false);
    else if (matches(UPRIGHT)) {
      apply(false, false);
      apply(false, line.offsetHeight > 1.5 * Number.parseFloat(getComputedStyle(line).lineHeight));
    } else
      fitQuestion((fit) => {
        apply(fit.tray, fit.long);
        return line.scrollWidth > line.clientWidth || line.offsetHeight > 2.5 * Number.parseFloat(getComputedStyle(line).lineHeight);
      }, few);
    const hung = element.querySelector<HTMLElement>(':scope > .cd-tray');
    const row = element.dataset.fit === 'tray' ? element.querySelector<HTMLElement>(':scope > .cd-answers') : null;
    const rowHeight = row && row.childElementCount > 0 ? row.offsetHeight : 0;
    if (hung) hung.style.marginBlockStart = rowHeight > 0 ? `${rowHeight}px` : '';
    // What of it goes beyond its place lies over the board, as its tray does.
    const over = Math.max(0, element.offsetHeight - placeOf(element));
    onInset?.(lying ? 0 : over + (hung?.offsetHeight ?? 0) + rowHeight);
  }, [measure, size, state, dressed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question folds its hint again
  useLayoutEffect(() => setFull(false), [measure]);
  const loud = state === 'refused' || state === 'offline';
  return (
    <section
      ref={bar}
      className="cd-question"
      id="question"
      data-part="question"
      data-state={state}
      data-full={full ? '' : undefined}
      aria-label={label ?? t.question.label}
    >
      <span className="cd-arch">
        {lead}
        {banner && <b className="cd-arch__you">{banner}</b>}
      </span>
      <div className="cd-question__live" aria-live={loud ? 'assertive' : 'polite'}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a tap only unfolds text that a screen reader has in full */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
        <div key={of} className="cd-question__text" onClick={() => setFull((f) => !f)}>
          <p className="cd-question__say">
            {several}
            {say}
          </p>
          {elsewhere}
          {hint && <p className="cd-question__hint">{hint}</p>}
        </div>
      </div>
      <div key={of} className="cd-answers">
        {answers}
      </div>
      {clock}
      {tray && <div className="cd-tray">{tray}</div>}
    </section>
  );
}
/** How much room the frame keeps for the bar. */
function placeOf(bar: HTMLElement): number {
  const board = bar.parentElement?.querySelector<HTMLElement>(':scope > .cd-board');
  return board ? board.offsetTop - bar.offsetTop : bar.offsetHeight;
}
