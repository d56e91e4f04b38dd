/** What the flight paid, told line by line: mine first, every figure in its place. */
import type { Seat } from '@cosmodrome/kernel';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { useEffect, useRef, useState } from 'react';
import { CLASSES, FLIGHTS, INSURANCE } from '../content/index.ts';
import { signedLine } from '../judge/ledger.ts';
import { parts } from '../judge/ship.ts';
import type { Note } from '../notes.ts';
import type { Payout, Yard } from '../state.ts';
import type { View } from '../view.ts';
import type { Props } from './builder.ts';
import { LABELS } from './labels.ts';
import { emblemOf, rocketOf, Sign } from './pieces.tsx';
import { NAMES } from './terms.ts';

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
  const [turned, turn] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!motion || line >= lines.length) return;
    const timer = setTimeout(() => step(line + 1), LINE_MS);
    return () => clearTimeout(timer);
  }, [motion, line, lines.length]);
  // What is read first stays in sight.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const paid = view.paid[done - 1]!;
  const earned = inFlight(props.notes, paid.length);
  const sumOf = (line: Line, s: number): number => (line === 'flight' ? earned[s]! : signedLine(paid[s]!, line));
  const seats = [...paid.keys()].sort((a, b) => Number(b === seat) - Number(a === seat));
  const whole = line >= lines.length;
  if (turned) return <Between {...props} shut={shut} />;
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
          <button ref={button} type="button" className="gt-button" data-kind="go" onClick={() => (whole ? turn(true) : step(line + 1))}>
            {whole ? 'OK' : labels.nextLine}
          </button>
        </footer>
      </div>
    </section>
  );
}
/** How high a rocket stands for the most credits, in pixels. */
const HIGH = 150;
/** The other side of the slip: who stands how high, what the next ship is like, who works for whom. */
function Between({ shut, ...props }: Props & { shut(): void }) {
  const { view, lang, names, seat } = props;
  const labels = LABELS[lang];
  const { classes, specialists } = NAMES[lang];
  const button = useRef<HTMLButtonElement>(null);
  // What is read first stays in sight.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const next = view.settings.rounds[view.paid.length]!;
  const { round, cap } = CLASSES[next];
  const { arrival, bestLooking } = FLIGHTS[round];
  const most = Math.max(1, ...view.credits);
  const order = [...names.keys()].sort((a, b) => view.credits[b]! - view.credits[a]!);
  const facts: readonly (readonly [string, string, string])[] = [
    ['i-flag', labels.payLines.arrival, arrival.join('-')],
    ['s-exposed', labels.payLines.looks, `${bestLooking} ¢`],
    ['s-lost', labels.insure.cap, next === 'IV' ? `${INSURANCE.cap} ¢` : cap === null ? '–' : `${cap} ¢`],
  ];
  return (
    <section className="gt-slip" aria-label={labels.standings}>
      <div className="gt-slip__paper">
        <header>
          <h2>{labels.standings}</h2>
          <small>{labels.round(view.paid.length, view.settings.rounds.length)}</small>
        </header>
        <div className="gt-between">
          <ol className="gt-heights">
            {order.map((s) => (
              <li key={s} data-me={s === seat ? '' : undefined}>
                <b>{view.credits[s]} ¢</b>
                <Sign id={rocketOf(s)} size={34} height={46} />
                <i className="gt-up" style={{ blockSize: `${(HIGH * Math.max(0, view.credits[s]!)) / most}px` }} />
                <span data-shortens="">{names[s]}</span>
              </li>
            ))}
          </ol>
          <div>
            <h3>
              {labels.nextUp} {classes[next].name}
            </h3>
            <p>{classes[next].text}</p>
            <dl>
              {facts.map(([sign, name, value]) => (
                <div key={sign}>
                  <dt>
                    <Sign id={sign} size={22} className="gt-ink" /> {name}
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {view.team.some((team) => team.length > 0) && (
              <ul>
                {view.team.map((team, s) => (
                  <li key={s}>
                    <SeatShape seat={s} size="xs" /> <span data-shortens="">{names[s]}</span>
                    {team.map(({ specialist }) => (
                      <span key={specialist}>
                        <Sign id={emblemOf(specialist)} size={24} /> {specialists[specialist]}
                      </span>
                    ))}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <footer>
          <button ref={button} type="button" className="gt-button" data-kind="go" onClick={shut}>
            OK
          </button>
        </footer>
      </div>
    </section>
  );
}
