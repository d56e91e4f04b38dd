import type { Seat } from '@cosmodrome/kernel';
import type { Turn } from '@cosmodrome/kit/face';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { countdown, minutes } from '../logic/clock.ts';
import type { Uncounted } from '../logic/uncounted.ts';
import { useLang, useT } from '../text/index.ts';
import { useNow } from './Clock.tsx';
import { useRoving } from './roving.ts';

/** One seat in the top bar. */
export interface Chip {
  readonly seat: Seat;
  readonly name: string;
  readonly me: boolean;
  readonly turn: boolean;
  readonly asked: boolean;
  readonly bot: boolean;
  readonly link: 'here' | 'away' | 'gone' | undefined;
  /** Under the name, when no clock runs: "bot fort", "15 PC". */
  readonly under: string;
  readonly deadline: number | null;
  readonly reserveMs: number | null;
  /** Is ahead. */
  readonly leads?: boolean;
}
export interface TopBarProps {
  readonly table: string;
  readonly game: string;
  readonly turn: Turn;
  readonly chips: readonly Chip[];
  readonly skew: number;
  readonly still: boolean;
  readonly tools: ReactNode;
  /** Before the round: "Relecture". */
  readonly lead?: ReactNode;
  readonly phase?: ReactNode;
  /** How all stand together, in a few letters. */
  readonly stands?: string | undefined;
  /** That this match counts in no figures. */
  readonly mark?: Uncounted | undefined;
  onSeat(seat: Seat): void;
}
export function TopBar({ table, game, turn, chips, skew, still, tools, lead, phase, stands, mark, onSeat }: TopBarProps) {
  const t = useT();
  const seats = useRoving<HTMLUListElement>('button');
  const bar = useRoving<HTMLDivElement>('button, a');
  const step = turn.steps[turn.step];
  return (
    <header className="cd-top">
      <Link className="cd-top__home" href="/" aria-label={t.top.home}>
        <svg aria-hidden="true">
          <use href="#cd-mark" />
        </svg>
      </Link>
      <div className="cd-top__table">
        <h1 data-shortens="" title={table}>
          {table}
        </h1>
        <small data-shortens="">
          {mark && (
            <span className="cd-top__mark" title={mark.say}>
              {mark.short} ·{' '}
            </span>
          )}
          <span className="cd-wide">{game}</span>
          <span className="cd-narrow">
            {turn.round || (!step && game)}
            {step && <span className="cd-top__step">{turn.round ? ` · ${step}` : step}</span>}
            {stands && <span className="cd-top__stands"> · {stands}</span>}
          </span>
        </small>
      </div>
      {(turn.round || turn.steps.length > 0 || lead) && (
        <div className="cd-phase">
          {lead}
          {turn.round && <b>{turn.round}</b>}
          {phase}
          {turn.steps.length > 0 && (
            <ol>
              {turn.steps.map((s, i) => (
                <li key={s} aria-current={i === turn.step ? 'step' : undefined}>
                  {s}
                </li>
              ))}
            </ol>
          )}
          {step && <span className="cd-phase__now">{step}</span>}
        </div>
      )}
      <div className="cd-top__gap" />
      <ul className="cd-seats" aria-label={t.top.seats} data-many={chips.length > 4 ? '' : undefined} {...seats}>
        {chips.map((c) => (
          <li key={c.seat}>
            <SeatChip chip={c} skew={skew} still={still} onOpen={() => onSeat(c.seat)} />
          </li>
        ))}
      </ul>
      <div className="cd-tools" role="toolbar" aria-label={t.top.tools} data-part="tools" {...bar}>
        {tools}
      </div>
    </header>
  );
}
function SeatChip({ chip, skew, still, onOpen }: { readonly chip: Chip; readonly skew: number; readonly still: boolean; onOpen(): void }) {
  const t = useT();
  const lang = useLang();
  const running = chip.deadline !== null && !still;
  const now = useNow(running);
  // The time of this answer first, then the reserve: what is shown is what is left before the reserve is gone.
  const left = chip.deadline === null ? undefined : chip.deadline - now - skew;
  const reserve = chip.reserveMs ?? undefined;
  const clock =
    reserve !== undefined
      ? minutes(left !== undefined && left < reserve ? left : reserve)
      : left !== undefined
        ? countdown(left, lang)
        : chip.under;
  const low = reserve !== undefined && (left !== undefined && left < reserve ? left : reserve) <= 60_000;
  const name = chip.me ? t.you : chip.name;
  const said = [
    chip.me ? `${t.you}, ${chip.name}` : chip.name,
    t.seat(chip.seat + 1),
    clock,
    chip.bot ? t.bot : chip.link ? t.link[chip.link] : '',
    chip.leads ? t.top.leads : '',
    chip.turn ? t.top.turn : '',
    chip.asked ? t.top.asked : '',
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <button
      type="button"
      className="cd-chip"
      data-me={chip.me ? '' : undefined}
      data-asked={chip.asked ? '' : undefined}
      data-low={low ? '' : undefined}
      data-leads={chip.leads ? '' : undefined}
      aria-current={chip.turn ? 'true' : undefined}
      onClick={onOpen}
    >
      <SeatShape seat={chip.seat} name={chip.name} />
      <span className="cd-hidden">{said}</span>
      <span aria-hidden="true">
        <span className="cd-chip__name" data-shortens="">
          <span>{name}</span>
          {chip.bot ? <Icon name="bot" small /> : chip.link ? <i className="cd-link" data-link={chip.link} /> : null}
        </span>
        {clock && <span className="cd-chip__clock">{clock}</span>}
      </span>
    </button>
  );
}
