/** The private notebook: what the table has seen, and what the reader makes of it. Nothing is computed from what is hidden. */
import type { Seat as SeatId } from '@cosmodrome/kernel';
import { typeset } from '@cosmodrome/kit/rich';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { useRef } from 'react';
import { cardTitle } from './about.tsx';
import { type Facts, factsIn, type Props, scansOf } from './facts.ts';
import { LABELS } from './labels.ts';
import { type Marks, NOTE_LENGTH, type Trust, useMarks } from './marks.ts';
import { CardThumb, colourOf, Seat, Use } from './pieces.tsx';

const LEVELS: readonly Trust[] = [0, 1, 2, 3, 4];

export function Notebook(props: Props) {
  const { view, seat, lang, names } = props;
  const labels = LABELS[lang].notebook;
  const [marks, set] = useMarks(props.match, seat);
  const facts = factsIn(props);
  if (seat === undefined) return <p className="pan-notebook cd-muted">{labels.spectator}</p>;
  const scan = scansOf(view, facts).at(-1);
  return (
    <div className="pan-notebook">
      <p className="pan-private">
        <Icon name="lock" small /> {labels.private}
      </p>
      {props.notes && <Graph {...props} facts={facts} me={seat} />}
      <p className="pan-fact">
        {scan ? (
          <>
            <b>{typeset(labels.scanOf(scan.round), lang)}</b>{' '}
            {LABELS[lang].infectedOf(scan.cards.filter((c) => c === 'positive').length, scan.cards.length)}.
          </>
        ) : (
          labels.noScan
        )}
      </p>
      {props.notes && (
        <p className="pan-fact">
          {typeset(labels.hostAmong(facts.hostCards), lang)} {typeset(labels.hostLeft(facts.hostLeft), lang)}
        </p>
      )}
      {view.teams
        .filter((t) => t.seat !== seat)
        .map((t) => (
          <Suspect key={t.seat} {...props} of={t.seat} facts={facts} marks={marks} onMark={set} name={names[t.seat] ?? ''} />
        ))}
    </div>
  );
}
function Suspect({
  of,
  name,
  facts,
  marks,
  onMark,
  ...props
}: Props & { readonly of: SeatId; readonly name: string; readonly facts: Facts; readonly marks: Marks; onMark(next: Marks): void }) {
  const { view, lang, names, seat } = props;
  const labels = LABELS[lang].notebook;
  const colour = colourOf(view, of);
  const trades = facts.trades.filter((t) => t.seats.includes(of));
  const others = trades.filter((t) => seat === undefined || !t.seats.includes(seat));
  const mine = trades.filter((t) => seat !== undefined && t.seats.includes(seat));
  const drew = facts.drew[of] ?? 0;
  return (
    <section className="pan-suspect" style={{ borderInlineStartColor: `var(--pan-${colour})` }} aria-label={name}>
      <h3>
        <Seat colour={colour} size={18} /> {name}
      </h3>
      {props.notes && (
        <p className="pan-drew" title={labels.drewHelp(facts.hostCards)}>
          <span aria-hidden="true">
            {Array.from({ length: Math.max(3, drew) }, (_, i) => (
              <i key={i} data-on={i < drew ? '' : undefined} />
            ))}
          </span>
          {typeset(labels.drew(drew, facts.hostCards), lang)}
        </p>
      )}
      <Levels
        label={labels.trust(name)}
        names={labels.levels}
        value={marks.trust[of]}
        onPick={(t) => onMark({ ...marks, trust: { ...marks.trust, [of]: t } })}
      />
      {props.notes && (
        <>
          {mine.some((t) => t.mine) && (
            <ul className="pan-swaps">
              {mine.map((t, i) =>
                t.mine ? (
                  <li key={`${i} ${t.round}`}>
                    {typeset(labels.withYou(t.round), lang)} <CardThumb card={t.mine.gave} view={view} />
                    <b>{cardTitle(t.mine.gave, { view, lang, names })}</b>, {labels.received} <CardThumb card={t.mine.got} view={view} />
                    <b>{cardTitle(t.mine.got, { view, lang, names })}</b>
                  </li>
                ) : null,
              )}
            </ul>
          )}
          {(others.length > 0 || trades.length === 0) && (
            <p className="pan-trades">
              {others.map((t, i) => (
                <span key={`${i} ${t.round}`}>
                  {i === 0 ? `${typeset(labels.trades, lang)} ` : ', '}
                  <b>{names[t.seats[0] === of ? t.seats[1] : t.seats[0]]}</b> {labels.tradeWith(t.round)}
                </span>
              ))}
              {trades.length === 0 && labels.noTrades}
            </p>
          )}
        </>
      )}
      <label className="pan-note">
        <Icon name="edit" small />
        <span className="pan-unseen">{labels.noteFor(name)}</span>
        <input
          className="cd-field"
          maxLength={NOTE_LENGTH}
          placeholder={labels.note}
          value={marks.text[of] ?? ''}
          onChange={(e) => onMark({ ...marks, text: { ...marks.text, [of]: e.currentTarget.value } })}
        />
      </label>
    </section>
  );
}
/** Five levels from sure to infected; arrows walk, as in any group of radio buttons. */
function Levels({
  label,
  names,
  value,
  onPick,
}: {
  readonly label: string;
  readonly names: Readonly<Record<Trust, string>>;
  readonly value: Trust | undefined;
  onPick(level: Trust): void;
}) {
  const group = useRef<HTMLDivElement>(null);
  const step = (to: number) => {
    const level = Math.min(4, Math.max(0, to)) as Trust;
    onPick(level);
    group.current?.querySelectorAll('button')[level]?.focus();
  };
  return (
    <div ref={group} className="pan-levels" role="radiogroup" aria-label={label}>
      {LEVELS.map((level) => (
        // biome-ignore lint/a11y/useSemanticElements: the drawing is the button
        <button
          key={level}
          type="button"
          role="radio"
          aria-checked={value === level}
          tabIndex={value === level || (value === undefined && level === 2) ? 0 : -1}
          onClick={() => onPick(level)}
          onKeyDown={(e) => {
            const by = e.key === 'ArrowRight' || e.key === 'ArrowDown' ? 1 : e.key === 'ArrowLeft' || e.key === 'ArrowUp' ? -1 : 0;
            if (by === 0) return;
            e.preventDefault();
            e.stopPropagation();
            step(level + by);
          }}
        >
          <svg width="15" height="15" viewBox="-9 -9 18 18" aria-hidden="true">
            <circle r="7.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
            {level > 0 && <path d={PIE[level]} fill="currentColor" />}
          </svg>
          <span>{names[level]}</span>
        </button>
      ))}
    </div>
  );
}
const PIE: Readonly<Record<Trust, string>> = {
  0: '',
  1: 'M0 0V-7A7 7 0 0 1 7 0Z',
  2: 'M0-7A7 7 0 0 1 0 7Z',
  3: 'M0 0H-7A7 7 0 1 0 0-7Z',
  4: 'M-7 0A7 7 0 0 1 7 0A7 7 0 0 1-7 0Z',
};

// ------------------------------------------------------------------ who traded with whom

const RING = 96;
/** "R2 R3", "R2 ×3", and from four rounds on only how often and when last. */
function whenOf(rounds: readonly number[], short: (round: number) => string): string {
  const often = new Map<number, number>();
  for (const r of rounds) often.set(r, (often.get(r) ?? 0) + 1);
  if (often.size > 3) return `×${rounds.length} → ${short(rounds.at(-1)!)}`;
  return [...often].map(([r, n]) => (n > 1 ? `${short(r)} ×${n}` : short(r))).join(' ');
}
function Graph({ view, facts, me, lang, names }: Props & { readonly facts: Facts; readonly me: SeatId }) {
  const labels = LABELS[lang].notebook;
  const n = view.teams.length;
  // I stand at the foot, the others around in the order of play.
  const at = (seat: SeatId): readonly [number, number] => {
    const angle = Math.PI / 2 + (((seat - me + n) % n) * 2 * Math.PI) / n;
    return [140 + RING * Math.cos(angle) * 1.08, 112 + RING * Math.sin(angle) * 0.86];
  };
  const pairs = new Map<string, { a: SeatId; b: SeatId; rounds: number[] }>();
  for (const { seats, round } of facts.trades) {
    const [a, b] = [Math.min(...seats), Math.max(...seats)];
    const pair = pairs.get(`${a} ${b}`) ?? { a, b, rounds: [] };
    pair.rounds.push(round);
    pairs.set(`${a} ${b}`, pair);
  }
  const now = view.scene?.kind === 'trade' ? view.scene.seats : undefined;
  return (
    <figure className="pan-graph">
      <figcaption className="pan-label">{labels.graph}</figcaption>
      <svg viewBox="0 0 280 224" role="img" aria-label={labels.graph}>
        {now && <line className="pan-graph__now" x1={at(now[0])[0]} y1={at(now[0])[1]} x2={at(now[1])[0]} y2={at(now[1])[1]} />}
        {[...pairs.values()].map(({ a, b, rounds }) => {
          const [x1, y1] = at(a);
          const [x2, y2] = at(b);
          const mine = a === me || b === me;
          const text = whenOf(rounds, LABELS[lang].roundShort);
          const w = 8 + text.length * 7;
          return (
            <g key={`${a} ${b}`} className="pan-graph__pair" data-mine={mine ? '' : undefined}>
              <line x1={x1} y1={y1} x2={x2} y2={y2} />
              <g transform={`translate(${(x1 * 11 + x2 * 9) / 20} ${(y1 * 11 + y2 * 9) / 20})`}>
                <rect x={-w / 2} y="-9" width={w} height="18" rx="2" />
                <text y="4.5">{text}</text>
              </g>
            </g>
          );
        })}
        {view.teams.map((t) => {
          const [x, y] = at(t.seat);
          return (
            <g key={t.seat} transform={`translate(${x} ${y})`}>
              <title>{names[t.seat]}</title>
              <circle r="17" fill="#0b121b" stroke={`var(--pan-${t.colour})`} strokeWidth="2" />
              <g fill={`var(--pan-${t.colour})`}>
                <Use id={`seat-${t.colour}`} x={-11} y={-11} w={22} h={22} />
              </g>
            </g>
          );
        })}
      </svg>
      <ul>
        <li data-kind="mine">{typeset(labels.mine, lang)}</li>
        <li data-kind="others">{typeset(labels.others, lang)}</li>
      </ul>
    </figure>
  );
}
