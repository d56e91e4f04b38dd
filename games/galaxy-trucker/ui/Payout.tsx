/** What the flight paid, told line by line: mine first, every figure in its place. */
import type { Seat } from '@cosmodrome/kernel';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { useEffect, useRef, useState } from 'react';
import { signedLine } from '../judge/ledger.ts';
import { parts } from '../judge/ship.ts';
import type { Note } from '../notes.ts';
import type { Payout, Yard } from '../state.ts';
import type { View } from '../view.ts';
import type { Props } from './builder.ts';
import { LABELS } from './labels.ts';
import { Sign } from './pieces.tsx';

type Line = 'flight' | keyof Payout;
const ALL_LINES: readonly (readonly [Line, string])[] = [
  ['flight', 's-fire'],
  ['arrival', 'i-flag'],
  ['looks', 's-exposed'],
  ['team', 'tok-credit'],
  ['goods', 's-goods'],
  ['lost', 's-lost'],
];
const WITHOUT_TEAM = ALL_LINES.filter(([line]) => line !== 'team');
const LINE_MS = 900;
/** What each got and paid during the round itself: the money that changed hands between its beginning and the pay-out. */
function inFlight(notes: readonly Note[], seats: number): readonly number[] {
  const end = notes.findLastIndex((note) => note.kind === 'paid');
  const begun = notes.findLastIndex((note, at) => at < end && note.kind === 'round-begun');
  const sums = Array.from({ length: seats }, () => 0);
  for (const note of notes.slice(begun + 1, end)) if (note.kind === 'credits') sums[note.seat]! += note.amount;
  return sums;
}
/**
 * A slip is for the time between two rounds: before building begins, or before the first part where no hourglass runs. Whoever comes later
 * reads it in the journal: nothing lies over a ship that is being built or flies.
 */
function between({ phase, mode, yards }: View, seat: Seat | undefined): boolean {
  if (phase !== 'building') return phase === 'hiring' || phase === 'deal' || phase === 'before' || phase === 'ready';
  const begun = ({ ship, hand }: Yard) => hand !== null || parts(ship).length > 1;
  return mode === 'untimed' && !(seat === undefined ? yards.some(begun) : begun(yards[seat]!));
}
/** Which pay slips have been read on this device: one is shown once. */
const keyOf = (match: string): string => `gt-paid ${match}`;
function readUpTo(match: string): number {
  return Number(globalThis.sessionStorage?.getItem(keyOf(match)) ?? 0);
}
/** Whether a slip lies there to be read, and putting it away. */
export function useSlip({ view, seat, match, play }: Props): { readonly open: boolean; shut(): void } {
  const done = view.paid.length;
  const [read, mark] = useState(() => readUpTo(match));
  return {
    // An Inspector has twenty seconds for the piles: the slip waits.
    open: done > read && between(view, seat) && !play.asks.some((ask) => ask.seat === seat && ask.topic === 'before/read'),
    shut: () => {
      globalThis.sessionStorage?.setItem(keyOf(match), String(done));
      mark(done);
    },
  };
}
export function PaySlip({ shut, ...props }: Props & { shut(): void }) {
  const { view, lang, names, seat, motion } = props;
  const labels = LABELS[lang];
  // Without a support team nobody is paid for one.
  const lines = view.settings.team ? ALL_LINES : WITHOUT_TEAM;
  const done = view.paid.length;
  const [line, step] = useState(motion ? 0 : lines.length);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!motion || line >= lines.length) return;
    const timer = setTimeout(() => step(line + 1), LINE_MS);
    return () => clearTimeout(timer);
  }, [motion, line, lines.length]);
  useEffect(() => button.current?.focus(), []);
  const paid = view.paid[done - 1]!;
  const earned = inFlight(props.notes, paid.length);
  const sumOf = (line: Line, s: number): number => (line === 'flight' ? earned[s]! : signedLine(paid[s]!, line));
  const seats = [...paid.keys()].sort((a, b) => Number(b === seat) - Number(a === seat));
  const whole = line >= lines.length;
  const signed = (n: number): string => (n === 0 ? '0' : n > 0 ? `+${n}` : `−${-n}`);
  return (
    <section className="gt-slip" aria-label={labels.pay}>
      <div className="gt-slip__paper">
        <header>
          <h2>{labels.pay}</h2>
          <small>{labels.round(done, view.settings.rounds.length)}</small>
        </header>
        <table>
          <thead>
            <tr>
              <td />
              {seats.map((s) => (
                <th key={s} scope="col" data-me={s === seat ? '' : undefined}>
                  <SeatShape seat={s} size="xs" /> <span data-shortens="">{names[s]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([key, sign], i) => (
              <tr key={key} data-now={i === line ? '' : undefined} data-later={i > line ? '' : undefined}>
                <th scope="row">
                  <Sign id={sign} size={24} className="gt-ink" /> {key === 'flight' ? labels.inFlight : labels.payLines[key]}
                </th>
                {seats.map((s) => (
                  <td key={s} data-me={s === seat ? '' : undefined} data-way={sumOf(key, s) === 0 ? undefined : Math.sign(sumOf(key, s))}>
                    {signed(sumOf(key, s))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{labels.till}</th>
              {seats.map((s) => {
                const later = lines.slice(line + 1).reduce((sum, [key]) => sum + sumOf(key, s), 0);
                return (
                  <td key={s} data-me={s === seat ? '' : undefined}>
                    {view.credits[s]! - (whole ? 0 : later)}
                  </td>
                );
              })}
            </tr>
          </tfoot>
        </table>
        <footer>
          <span className="gt-stamp" data-on={whole ? '' : undefined}>
            {labels.paid}
          </span>
          {!whole && (
            <button type="button" className="gt-button" onClick={() => step(lines.length)}>
              {labels.showAll}
            </button>
          )}
          <button ref={button} type="button" className="gt-button" data-kind="go" onClick={() => (whole ? shut() : step(line + 1))}>
            {whole ? 'OK' : labels.nextLine}
          </button>
        </footer>
      </div>
    </section>
  );
}
