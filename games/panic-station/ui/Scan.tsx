/**
 * The Heat Scan: cards are revealed one at a time over the board. No time runs out on the reader: it stays until it is shut by its button,
 * by Escape or by a click beside it. The game waits for none of this.
 */
import { typeset } from '@cosmodrome/kit/rich';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { useEffect, useRef, useState } from 'react';
import type { Props, Scan } from './facts.ts';
import { LABELS } from './labels.ts';
import { colourOf, I, Seat } from './pieces.tsx';

const GATHER_MS = 1500;
const CARD_MS = 1200;

/** The scan to show: one that was made while this page looked on. */
export function useScan(scans: readonly Scan[], seat: number | undefined): readonly [Scan | undefined, () => void] {
  const seen = useRef(scans.length);
  const [shown, show] = useState<Scan>();
  useEffect(() => {
    const last = scans.at(-1);
    if (scans.length > seen.current && last) show(last.seat === undefined && seat !== undefined ? { ...last, seat } : last);
    seen.current = scans.length;
  }, [scans, seat]);
  return [shown, () => show(undefined)];
}
/** How many cards are up: one after another, or all at once when things do not move. */
function useRevealing(total: number, motion: boolean): readonly [number, () => void] {
  const [up, set] = useState(motion ? 0 : total);
  useEffect(() => {
    if (up >= total) return;
    const timer = setTimeout(() => set(up + 1), up === 0 ? GATHER_MS : CARD_MS);
    return () => clearTimeout(timer);
  }, [up, total]);
  return [up, () => set(total)];
}

export function ScanPanel({ scan, onClose, view, names, lang, motion }: Props & { readonly scan: Scan; onClose(): void }) {
  const labels = LABELS[lang].scan;
  const [up, revealAll] = useRevealing(scan.cards.length, motion);
  const done = up >= scan.cards.length;
  const shut = useRef(onClose);
  shut.current = onClose;
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => e.key === 'Escape' && shut.current();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const infected = scan.cards.slice(0, up).filter((c) => c === 'positive').length;
  const all = scan.cards.filter((c) => c === 'positive').length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the panel shuts it, as Escape and its button do
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is listened for above
    <div className="pan-scrim" onClick={(e) => e.target === e.currentTarget && onClose()}>
      <section className="pan-scan" aria-label={labels.title} data-motion={motion ? '' : undefined}>
        <header>
          <I name="g-radar" size={32} />
          <h2 className="pan-stencil">{labels.title}</h2>
          <p>
            {scan.seat !== undefined && (
              <>
                {labels.by} <Seat colour={colourOf(view, scan.seat)} size={14} /> <b>{names[scan.seat]}</b>{' '}
              </>
            )}
            {labels.at(scan.round)}
          </p>
          <span className="pan-scan__at">{labels.of(Math.min(up + (done ? 0 : 1), scan.cards.length), scan.cards.length)}</span>
        </header>
        <div className="pan-scan__piles">
          <div>
            <span className="pan-label">{typeset(labels.pile, lang)}</span>
            <ol>
              {scan.cards.map((card, i) => (
                <li key={`${i} ${card}`} data-up={i < up ? card : undefined}>
                  <span className="pan-flip">
                    <ScanCard kind="back" />
                    {i < up && <ScanCard kind={card} />}
                  </span>
                  <b>{i < up ? (card === 'positive' ? labels.infected : labels.human) : '…'}</b>
                </li>
              ))}
            </ol>
          </div>
          <div className="pan-scan__other">
            <span className="pan-label">{labels.other}</span>
            <span className="pan-flip">
              <ScanCard kind="back" />
              <I name="g-lock" size={34} className="pan-scan__lock" />
            </span>
            <b>{labels.never}</b>
          </div>
        </div>
        <dl>
          <div data-tone="bad">
            <dt>{infected}</dt>
            <dd>{labels.infectedSoFar(infected)}</dd>
          </div>
          <div data-tone="cold">
            <dt>{up - infected}</dt>
            <dd>{labels.humansSoFar(up - infected)}</dd>
          </div>
          <div>
            <dt>{scan.cards.length - up}</dt>
            <dd>{labels.left(scan.cards.length - up)}</dd>
          </div>
        </dl>
        <footer>
          <Icon name="eye" />
          <p>
            {labels.order} {labels.all}
          </p>
          {done ? (
            <button type="button" className="cd-answer" onClick={onClose}>
              <span>{LABELS[lang].close}</span>
            </button>
          ) : (
            <button type="button" className="cd-answer" onClick={revealAll}>
              <span>{labels.reveal}</span>
            </button>
          )}
        </footer>
        <p className="pan-unseen" role="status">
          {done ? labels.result(all, scan.cards.length) : ''}
        </p>
      </section>
    </div>
  );
}
function ScanCard({ kind }: { readonly kind: 'back' | 'positive' | 'negative' }) {
  return (
    <svg className="pan-scancard" viewBox="0 0 200 280" aria-hidden="true">
      <use href={`#pan-scan-${kind}`} width="200" height="280" />
    </svg>
  );
}
