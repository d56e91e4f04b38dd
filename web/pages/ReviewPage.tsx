import type { Seat } from '@cosmodrome/kernel';
import type { AnyFace } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import type { AnyWords } from '@cosmodrome/kit/text';
import { FrameContext, idlePlay } from '@cosmodrome/kit/ui/frame';
import { genericFace } from '@cosmodrome/kit/ui/GenericFace';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useParams, useSearch } from 'wouter';
import { useLabelOf } from '../frame/Answers.tsx';
import { HoverCard, useHoverCard } from '../frame/HoverCard.tsx';
import { roundName } from '../logic/journal.ts';
import { nameOfSeat } from '../logic/names.ts';
import { pointsBetween, type Smooth, smoothed } from '../logic/review.ts';
import { api, codeOf } from '../net/api.ts';
import { NARROW, useMedia } from '../net/media.ts';
import { useFace, useWords } from '../net/parts.ts';
import { usePrefs } from '../net/prefs.ts';
import { findReview, startReview, stopReview, useLooking } from '../net/review.ts';
import type { Session } from '../net/session.ts';
import type { TableInfo } from '../net/wire.ts';
import { useT, whyNot } from '../text/index.ts';
import type { Pivot, Reviewed } from '../worker/reviewed.ts';
import { Loading } from './Loading.tsx';
import { Page, Plain } from './Page.tsx';
import { useSession } from './TablePage.tsx';

/** A game that is over looked at again with the strong bot: /t/CODE/review?seat=1 */
export function ReviewPage() {
  const { code = '' } = useParams<{ code: string }>();
  const session = useSession(code.toUpperCase());
  return session ? <At session={session} /> : null;
}
function At({ session }: { readonly session: Session }) {
  const t = useT();
  const lang = usePrefs((p) => p.lang);
  const { table, sync, trouble } = session.use();
  const words = useWords(table?.game, lang);
  const face = useFace(table?.game);
  const game = table?.game;
  const generic = useMemo(() => (face === null && game ? genericFace(game) : undefined), [face, game]);
  const worn = face ?? generic;
  if (trouble && !sync) return <Plain title={t.trouble.title} text={whyNot(t, trouble)} />;
  if (!table || !sync || !words || !worn) return <Loading />;
  if (table.phase !== 'over')
    return (
      <Plain title={table.name} text={t.end.notYet}>
        <Link className="cd-button" data-kind="go" href={`/t/${table.code}`}>
          {t.home.openIt}
        </Link>
      </Plain>
    );
  return <Looked table={table} eyes={sync.eyes ?? undefined} words={words} face={worn} />;
}
function Looked({
  table,
  eyes,
  words,
  face,
}: {
  readonly table: TableInfo;
  readonly eyes: Seat | undefined;
  readonly words: AnyWords;
  readonly face: AnyFace;
}) {
  const t = useT();
  const lang = usePrefs((p) => p.lang);
  const [, navigate] = useLocation();
  const box = useRef<HTMLElement>(null);
  const card = useHoverCard();
  const names = useMemo(() => table.seats.map((s) => nameOfSeat(s, t)), [table, t]);
  // Who played looks at what is theirs; whoever has no seat (any more) may look at any.
  const own = table.seats.flatMap((s) => (s.mine ? [s.seat] : []));
  const seats = own.length > 0 ? own : table.seats.map((s) => s.seat);
  const wished = Number(new URLSearchParams(useSearch()).get('seat') ?? Number.NaN);
  const seat = seats.includes(wished) ? wished : eyes !== undefined && seats.includes(eyes) ? eyes : (seats[0] ?? 0);
  const mine = own.includes(seat);
  const looking = useLooking(table.code, seat);
  useEffect(() => void findReview(table.code, seat), [table.code, seat]);
  const value = useMemo(
    () => ({
      lang,
      words,
      names,
      seat: mine ? seat : undefined,
      view: null,
      play: idlePlay,
      motion: true,
      inset: 0,
      explain: card.explain,
      unexplain: card.unexplain,
      openRule: (id: string) => navigate(`/rules/${table.game}#${id}`),
      setCamera: () => undefined,
    }),
    [lang, words, names, mine, seat, card.explain, card.unexplain, navigate, table.game],
  );
  const title = looking.kind === 'done' ? t.review.title(looking.reviewed.turning.length) : t.review.name;
  return (
    <FrameContext value={value}>
      <Page here="mine" title={title} game={face.id} className="review">
        <main id="contenu" className="pg-in" ref={box} data-review={looking.kind}>
          <header className="review__h">
            <div>
              <Link className="review__back" href={`/t/${table.code}/score`}>
                <Icon name="left" small /> {table.name}
              </Link>
              <h1>{title}</h1>
            </div>
            <p>{mine ? t.review.lead : t.review.leadOf(names[seat] ?? '')}</p>
          </header>
          {seats.length > 1 && (
            <div className="cd-choice review__whose" role="radiogroup" aria-label={t.review.whose}>
              {seats.map((s) => (
                <button
                  key={s}
                  type="button"
                  role="radio"
                  aria-checked={s === seat}
                  onClick={() => navigate(`/t/${table.code}/review?seat=${s}`, { replace: true })}
                >
                  <SeatShape seat={s} size="s" name={names[s] ?? ''} />
                  <span data-shortens="">{names[s]}</span>
                </button>
              ))}
            </div>
          )}
          {looking.kind === 'idle' && (
            <section className="pg-panel review__ask">
              <p>{t.review.startHelp}</p>
              <div className="review__how">
                <button type="button" className="cd-button cd-button-l" data-kind="go" onClick={() => void startReview(table.code, seat)}>
                  <Icon name="focus" small /> {t.review.start}
                </button>
                <button type="button" className="cd-button cd-button-l" onClick={() => void startReview(table.code, seat, true)}>
                  <Icon name="speed" small /> {t.review.quick}
                </button>
              </div>
            </section>
          )}
          {looking.kind === 'running' && <Running done={looking.done} of={looking.of} />}
          {looking.kind === 'failed' && (
            <section className="pg-panel review__ask">
              <p role="alert">{looking.why === undefined ? t.review.failed : whyNot(t, looking.why)}</p>
              {looking.why !== undefined && (
                <button type="button" className="cd-button" onClick={() => void startReview(table.code, seat)}>
                  {t.review.again}
                </button>
              )}
            </section>
          )}
          {looking.kind === 'done' && (
            <Found reviewed={looking.reviewed} table={table} seat={seat} mine={mine} names={names} words={words} />
          )}
        </main>
        <HoverCard card={card} frame={box} onRule={value.openRule} />
      </Page>
    </FrameContext>
  );
}
/** How far it is, and a way out. */
function Running({ done, of }: { readonly done: number; readonly of: number }) {
  const t = useT();
  const id = useId();
  return (
    <section className="pg-panel review__ask" aria-busy="true">
      <p id={id} role="status">
        {t.review.running}
      </p>
      <progress aria-labelledby={id} max={Math.max(1, of)} value={done} />
      <button type="button" className="cd-button" onClick={stopReview}>
        <Icon name="close" small /> {t.review.stop}
      </button>
    </section>
  );
}
function Found({
  reviewed,
  table,
  seat,
  mine,
  names,
  words,
}: {
  readonly reviewed: Reviewed;
  readonly table: TableInfo;
  readonly seat: Seat;
  readonly mine: boolean;
  readonly names: readonly string[];
  readonly words: AnyWords;
}) {
  const t = useT();
  const labelOf = useLabelOf();
  const { steps, turning, best } = reviewed;
  const inOrder = useMemo(() => turning.toSorted((a, b) => a.step - b.step), [turning]);
  const round = (n: number) => roundName(n, words, t);
  if (steps.length === 0) return <p>{t.review.few}</p>;
  return (
    <>
      <Curve reviewed={reviewed} turning={inOrder} seat={seat} mine={mine} names={names} words={words} />
      {inOrder.length === 0 ? (
        <p className="review__none">{t.review.none}</p>
      ) : (
        <ol className="turns">
          {inOrder.map((p, i) => (
            <Turn
              key={p.n}
              pivot={p}
              number={i + 1}
              round={round(p.round)}
              table={table}
              seat={seat}
              mine={mine}
              names={names}
              words={words}
            />
          ))}
        </ol>
      )}
      <footer className="review__f">
        {best && (
          <p>
            <Icon name="check" small />
            <span>
              <b>{mine ? t.review.best : t.review.bestOf}</b> {round(best.round)}, {labelOf(best.ask, best.chosen.answer, best.view)}.{' '}
              {t.review.more(pointsBetween(best.other.chances, best.chosen.chances))}.{' '}
              <Link href={`/r/${table.code}/${best.frame}?eyes=${seat}`}>{t.review.see}</Link>
            </span>
          </p>
        )}
        <Link className="cd-button" href={`/r/${table.code}`}>
          <Icon name="replay" small /> {t.review.whole}
        </Link>
      </footer>
    </>
  );
}
/** One decision: what was asked, both answers, what differs, how sure that is, and two ways to look at it closer. */
function Turn({
  pivot,
  number,
  round,
  table,
  seat,
  mine,
  names,
  words,
}: {
  readonly pivot: Pivot;
  readonly number: number;
  readonly round: string;
  readonly table: TableInfo;
  readonly seat: Seat;
  readonly mine: boolean;
  readonly names: readonly string[];
  readonly words: AnyWords;
}) {
  const t = useT();
  const lang = usePrefs((p) => p.lang);
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<string>();
  const labelOf = useLabelOf();
  const { ask, view, chosen, other } = pivot;
  const less = pointsBetween(chosen.chances, other.chances);
  const advised = table.hinted?.some((h) => h.seat === seat && h.n >= (pivot.since ?? pivot.n) && h.n <= pivot.n);
  const differs = words.contrast?.(ask, chosen.answer, other.answer, view);
  const detail = (answer: Pivot['chosen']['answer']) => {
    const told = Array.isArray(answer) ? undefined : words.answer(ask, answer, view);
    return told && (told.sentence ?? told.cost);
  };
  const doubt = Math.max(1, Math.round(100 * pivot.doubt));
  const fork = () =>
    void api.fork(table.code, pivot.n, seat).then(
      (made) => navigate(`/t/${made.code}`),
      (error: unknown) => setTrouble(codeOf(error)),
    );
  const cell = (who: 'you' | 'bot', answer: Pivot['chosen']['answer']) => {
    const more = detail(answer);
    return (
      <div>
        <small>
          {who === 'you' ? <SeatShape seat={seat} size="s" name={names[seat] ?? ''} /> : <Icon name="bot" small />}
          <span data-shortens="">{who === 'bot' ? t.review.bot : mine ? t.review.you : names[seat]}</span>
        </small>
        <b>{labelOf(ask, answer, view)}</b>
        {more && (
          <span>
            <Rich>{more}</Rich>
          </span>
        )}
      </div>
    );
  };
  return (
    <li className="turn pg-panel">
      <header>
        <i aria-hidden="true">{number}</i>
        <h2>{typeset(round, lang)}</h2>
        <strong title={t.review.lessHelp}>
          {t.review.less(less)}
          <span className="cd-hidden"> {t.review.lessHelp}</span>
        </strong>
      </header>
      <p className="turn__q">
        <Rich>{words.question(ask, view).say}</Rich>
      </p>
      <div className="turn__two">
        {cell('you', chosen.answer)}
        {cell('bot', other.answer)}
      </div>
      {differs && (
        <p>
          <Rich>{differs}</Rich>
        </p>
      )}
      {advised && (
        <p className="turn__hint">
          <Icon name="compass" small /> {t.review.hinted}
        </p>
      )}
      <p className="turn__sure">
        {t.review.sure(pivot.worlds, Math.round(100 * chosen.chances.mine), Math.round(100 * other.chances.mine), doubt)}
      </p>
      {trouble && (
        <p className="cd-trouble" role="alert">
          {whyNot(t, trouble)}
        </p>
      )}
      <footer>
        <Link className="cd-button" href={`/r/${table.code}/${pivot.frame}?eyes=${seat}`}>
          <Icon name="replay" small /> {t.review.see}
        </Link>
        <button type="button" className="cd-button" title={t.review.forkHelp} onClick={fork}>
          <Icon name="fork" small /> {t.review.fork}
        </button>
      </footer>
    </li>
  );
}
/** One's own line is whole; the others differ by more than colour. */
const DASHES = ['14 3', '7 4', '3 3', '1 5', '10 3 2 3', '5 2 1 2'];
/** In units of the drawing; on a phone it is narrower, so that its figures stay as large as the rest. */
const CHART = { wide: 1240, narrow: 340, height: 262, top: 24, foot: 226, left: 52 };
/** The chances of all, decision by decision, and where it turned. */
function Curve({
  reviewed: { lines, steps, end },
  turning,
  seat,
  mine,
  names,
  words,
}: {
  readonly reviewed: Reviewed;
  readonly turning: readonly Pivot[];
  readonly seat: Seat;
  readonly mine: boolean;
  readonly names: readonly string[];
  readonly words: AnyWords;
}) {
  const t = useT();
  const lang = usePrefs((p) => p.lang);
  const narrow = useMedia(NARROW);
  const curve = useMemo(() => smoothed(steps), [steps]);
  const width = narrow ? CHART.narrow : CHART.wide;
  const right = width - 16;
  const x = (i: number) => CHART.left + ((right - CHART.left) * i) / Math.max(1, curve.length);
  const y = (p: number) => CHART.foot - (CHART.foot - CHART.top) * p;
  const bySeat = lines.of === 'seats';
  const key = steps[0]?.of.map((_, line) => ({
    line,
    own: bySeat ? line === seat : lines.of === 'all',
    name: bySeat
      ? line === seat && mine
        ? t.review.you
        : (names[line] ?? '')
      : lines.of === 'sides'
        ? (words.sides?.[lines.keys[line] ?? ''] ?? '')
        : t.review.crew,
    colour: bySeat ? `var(--cd-seat-${line + 1})` : line === 0 ? 'var(--cd-good)' : 'var(--cd-bad)',
  }));
  const path = (of: (s: Smooth) => number, last: number) =>
    `M${curve.map((s, i) => `${x(i).toFixed(1)} ${y(of(s)).toFixed(1)}`).join('L')}L${x(curve.length).toFixed(1)} ${y(last).toFixed(1)}`;
  const rounds = steps.flatMap((s, i) => (i === 0 || steps[i - 1]?.round !== s.round ? [{ round: s.round, from: i }] : []));
  const every = Math.ceil((rounds.length * (narrow ? 26 : 34)) / (right - CHART.left));
  const share = (p: number) => Math.round(100 * p);
  const doubt = Math.max(1, share(Math.max(...curve.map((s) => s.doubt))));
  const own = key?.find((k) => k.own);
  return (
    <figure className="pg-panel review__c">
      <figcaption>
        <b>{t.review.chances}</b> <small>{t.review.about(doubt)}</small>
        <ul className="review__key">
          {key?.map((k) => (
            <li key={k.line}>
              {bySeat && <SeatShape seat={k.line} size="s" name={names[k.line] ?? ''} />}
              <svg viewBox="0 0 30 6" aria-hidden="true">
                <path d="M0 3H30" stroke={k.colour} strokeWidth={k.own ? 3.5 : 2} strokeDasharray={k.own ? undefined : DASHES[k.line]} />
              </svg>
              <span data-shortens="">{typeset(k.name, lang)}</span>
            </li>
          ))}
        </ul>
      </figcaption>
      <svg
        className="odds"
        viewBox={`0 0 ${width} ${CHART.height}`}
        role="img"
        aria-label={t.review.curve(share(curve[0]?.mine ?? 0), share(curve.at(-1)?.mine ?? 0))}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((p) => (
          <g key={p}>
            <path d={`M${CHART.left} ${y(p)}H${right}`} stroke="var(--cd-line)" />
            {(!narrow || p !== 0.25) && (!narrow || p !== 0.75) && (
              <text x={CHART.left - 8} y={y(p) + 4} textAnchor="end">
                {share(p)} %
              </text>
            )}
          </g>
        ))}
        {rounds
          .filter((_, i) => i % every === 0)
          .map((r) => (
            <text key={r.from} x={x(r.from)} y={CHART.foot + 20}>
              {r.round === 0 ? '' : r.round}
            </text>
          ))}
        {own && (
          <path
            d={`${path((s) => s.of[own.line] as number, end[own.line] ?? 0)}V${y(0)}H${x(0)}Z`}
            fill={own.colour}
            opacity=".16"
            stroke="none"
          />
        )}
        {key
          ?.toSorted((a, b) => Number(a.own) - Number(b.own))
          .map((k) => (
            <path
              key={k.line}
              d={path((s) => s.of[k.line] as number, end[k.line] ?? 0)}
              fill="none"
              stroke={k.colour}
              strokeWidth={k.own ? 3.5 : 2}
              strokeDasharray={k.own ? undefined : DASHES[k.line]}
              strokeLinejoin="round"
            />
          ))}
        {turning.map((p, i) => (
          <g key={p.n} transform={`translate(${x(p.step)} ${y(curve[p.step]?.mine ?? 0)})`}>
            <path d={`M0 0V${y(0) - y(curve[p.step]?.mine ?? 0)}`} stroke="var(--cd-ink)" strokeDasharray="2 3" />
            <circle r="11" fill="var(--cd-ink)" />
            <text className="n" y="5" textAnchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
