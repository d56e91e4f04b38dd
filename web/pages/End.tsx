import type { Json, Seat, Standing } from '@cosmodrome/kernel';
import type { AnyFace, FaceProps, ScoreLine, Side } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import type { AnyWords, Sentence } from '@cosmodrome/kit/text';
import { FrameContext, idlePlay } from '@cosmodrome/kit/ui/frame';
import { genericFace } from '@cosmodrome/kit/ui/GenericFace';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import type { CSSProperties } from 'react';
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { HoverCard, useHoverCard } from '../frame/HoverCard.tsx';
import { nameOfSeat } from '../logic/names.ts';
import { roundsOf } from '../logic/replay.ts';
import { apart, ranked, reached } from '../logic/standing.ts';
import { api, codeOf } from '../net/api.ts';
import { refreshMine } from '../net/me.ts';
import { NARROW, useMedia } from '../net/media.ts';
import { useFace, useWords } from '../net/parts.ts';
import { usePrefs } from '../net/prefs.ts';
import { replayOf } from '../net/replay.ts';
import type { Session } from '../net/session.ts';
import type { Replay, TableInfo } from '../net/wire.ts';
import { useT, whyNot, winTitle } from '../text/index.ts';
import { Copy } from './Copy.tsx';
import { Loading } from './Loading.tsx';
import { Page, Plain } from './Page.tsx';
import { useSession } from './TablePage.tsx';

const NOTHING: ReadonlySet<string> = new Set();

/** The end of a game: who won and why, every figure with its sources, what was hidden, and once more. */
export function EndPage() {
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
  if (!sync.over)
    return (
      <Plain title={table.name} text={t.end.notYet}>
        <Link className="cd-button" data-kind="go" href={`/t/${table.code}`}>
          {t.home.openIt}
        </Link>
      </Plain>
    );
  return <End session={session} words={words} face={worn} />;
}
function End({ session, words, face }: { readonly session: Session; readonly words: AnyWords; readonly face: AnyFace }) {
  const t = useT();
  const lang = usePrefs((p) => p.lang);
  const [, navigate] = useLocation();
  const { table, sync, notes: told } = session.use();
  const box = useRef<HTMLElement>(null);
  const card = useHoverCard();
  const [replay, setReplay] = useState<Replay>();
  const [unseen, setUnseen] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const next = useRematch(table?.rematch ?? undefined);
  const [opened, open] = useState<{ readonly seat: Seat; readonly line: number }>();
  const code = table?.code ?? '';
  useEffect(() => {
    let here = true;
    void replayOf(code, 'open').then(
      (r) => here && setReplay(r),
      (error: unknown) => here && setUnseen(codeOf(error)),
    );
    return () => {
      here = false;
    };
  }, [code]);
  // What waited for me here does so no more: the badge over my games must not say it does.
  useEffect(() => void refreshMine().catch(() => undefined), []);
  const names = useMemo(() => (table?.seats ?? []).map((s) => nameOfSeat(s, t.seatFree)), [table, t]);
  const seat = sync?.eyes ?? undefined;
  // After the end everything may be shown: the last open view tells more than one seat's eyes.
  const view = replay?.frames.at(-1)?.view ?? sync?.view ?? null;
  const value = useMemo(
    () => ({
      lang,
      words,
      names,
      seat,
      view,
      play: idlePlay,
      motion: true,
      inset: 0,
      explain: card.explain,
      unexplain: card.unexplain,
      openRule: (id: string) => navigate(`/rules/${table?.game}#${id}`),
      setCamera: () => undefined,
    }),
    [lang, words, names, seat, view, card.explain, card.unexplain, navigate, table?.game],
  );
  if (!table || !sync?.over) return null;
  const { standings, report } = sync.over;
  const outcome = face.outcome?.(view, standings, lang);
  const order = ranked(standings);
  const winners = order.filter((s) => s.won);
  const me = order.find((s) => s.seat === seat);
  const notes = replay?.notes ?? told;
  const lines = new Map(order.map((s) => [s.seat, face.score?.(view, s.seat, lang, notes) ?? []]));
  const came = (s: Standing): number => face.points?.(view, s.seat) ?? reached(s.score, lines.get(s.seat) ?? []);
  const most = Math.max(1, ...order.map(came));
  const units = (s: Seat) =>
    face
      .facts(view, s, lang)
      .slice(1, 2)
      .map((f) => `${f.value} ${f.unit}`.trim())
      .join('');
  const first = order[0];
  const unit = face.scoring?.[lang].unit ?? face.facts(view, first?.seat ?? 0, lang)[0]?.unit ?? t.end.points;
  const figures = first && !outcome && winners.length === 1 ? [`${came(first)} ${unit}`, units(first.seat)].filter(Boolean) : [];
  /** Whoever stands behind somebody who came less far: why it does not count. */
  const barred = order.flatMap((s, i) => {
    const passed = winners.length === 0 || order.slice(0, i).some((o) => came(o) < came(s));
    const why = !outcome && !s.won && passed ? face.barred?.(view, s.seat, lang) : undefined;
    return why ? [{ seat: s.seat, score: came(s), rank: i + 1, ...why }] : [];
  });
  const mineBarred = winners.length > 0 ? barred.find((b) => b.seat === seat) : undefined;
  const title =
    outcome?.title ??
    winTitle(
      t,
      winners.map((s) => s.seat),
      seat,
      names,
    );
  const ruleTitle = (id: string) => words.rules.flatMap((c) => c.rules).find((r) => r.id === id)?.title ?? id;
  const why = (b: (typeof barred)[number]) => (
    <>
      <Rich>{b.say}</Rich>{' '}
      {b.rules.map((id) => (
        <Link key={id} className="cd-tag" data-kind="rule" href={`/rules/${table.game}#${id}`}>
          <Icon name="rules" small /> {typeset(ruleTitle(id), lang)}
        </Link>
      ))}
    </>
  );
  const faceProps: FaceProps = {
    view,
    seat,
    notes,
    match: table.code,
    names,
    lang,
    words,
    play: idlePlay,
    changed: NOTHING,
    lit: undefined,
    motion: true,
    explain: (at, about) => card.explain(at, about, 'click'),
  };
  const More = face.End;
  const sides = outcome && outcome.sides.length > 1 ? outcome.sides : undefined;
  // Where nothing is counted the game's own story takes the place of the thread.
  const counted = !outcome || face.points !== undefined;
  const more = More && <More {...faceProps} standings={standings} report={report} />;
  const moments = replay ? momentsOf(replay, face, words) : [];
  // One press each: whoever joins is ready. Whoever only looked on may join what the players have opened.
  const mayAsk = table.rematch !== null || table.host || table.seats.some((s) => s.mine);
  const withPeople = table.seats.some((s) => !s.mine && s.sitter.kind === 'person');
  const rematch = async () => {
    if (!table.rematch)
      return api.rematch(table.code).then(
        (made) => navigate(`/t/${made.code}`),
        (error: unknown) => setTrouble(codeOf(error)),
      );
    await api.ready(table.rematch, true).catch(() => undefined);
    navigate(`/t/${table.rematch}`);
  };
  const openLine = opened ? lines.get(opened.seat)?.[opened.line] : undefined;
  return (
    <FrameContext value={value}>
      <Page here="mine" title={title} game={face.id}>
        <main
          id="contenu"
          className="pg-in end"
          data-end=""
          data-sides={sides ? '' : undefined}
          data-together={counted ? undefined : ''}
          ref={box}
        >
          <header className="end__title">
            <h1>{title}</h1>
            <p>
              {figures.length > 0 && `${t.end.figures(figures)} `}
              <Rich>{words.ending(report)}</Rich>{' '}
              {me &&
                !outcome &&
                winners.length > 0 &&
                !me.won &&
                (mineBarred
                  ? t.end.placeBarred(mineBarred.rank, mineBarred.score, unit)
                  : t.end.place(order.indexOf(me) + 1, winners[0] ? came(winners[0]) - came(me) : 0, unit))}
            </p>
            {mineBarred && <p className="because">{why(mineBarred)}</p>}
          </header>
          {sides && <Sides sides={sides} names={names} me={seat} />}
          {!outcome && (
            <ol className="podium" aria-label={t.end.ranking} style={{ '--most': most, '--columns': order.length } as CSSProperties}>
              {order.map((s, i) => (
                <Arch
                  key={s.seat}
                  standing={s}
                  rank={i + 1}
                  name={names[s.seat] ?? ''}
                  more={[unit, units(s.seat)].filter(Boolean).join(' · ')}
                  score={came(s)}
                  barred={!s.won && came(s) > s.score}
                />
              ))}
            </ol>
          )}
          <section className="tally">
            {!outcome && (
              <Tally
                order={order}
                came={came}
                lines={lines}
                names={names}
                me={seat}
                title={face.scoring?.[lang].name ?? unit}
                opened={opened}
                onOpen={open}
              />
            )}
            {barred
              .filter((b) => b !== mineBarred)
              .map((b) => (
                <p key={b.seat} className="because" style={{ '--because': `var(--cd-seat-${b.seat + 1})` } as CSSProperties}>
                  <b>{b.seat === seat ? t.end.barredYou(b.score, unit) : t.end.barred(names[b.seat] ?? '', b.score, unit)}</b> {why(b)}
                </p>
              ))}
            {openLine && opened && (
              <p className="because" style={{ '--because': `var(--cd-seat-${opened.seat + 1})` } as CSSProperties}>
                <b>
                  {names[opened.seat]}, {typeset(`${openLine.name} : ${openLine.value} ${unit}.`, lang)}
                </b>{' '}
                {(openLine.from ?? []).map((f, i) => (
                  <span key={f}>
                    {i > 0 && ', '}
                    <Rich>{f}</Rich>
                  </span>
                ))}
                {(openLine.from ?? []).length === 0 && t.end.noSources}
              </p>
            )}
            {moments.length > 0 && <Moments moments={moments} code={table.code} named={face.moments !== undefined} />}
          </section>
          <section className="story">
            {unseen && (
              <p className="cd-trouble" role="status">
                {t.end.noReplay} {whyNot(t, unseen)}
              </p>
            )}
            {!counted && more}
            {replay && counted && (
              <Story replay={replay} face={face} seats={order.map((s) => s.seat)} me={seat} unit={unit} names={names} />
            )}
          </section>
          <div className="end__side">
            <aside className="again">
              <div className="pg-panel again__panel">
                <h2 className="pg-h">{t.end.again}</h2>
                <ul>
                  {table.seats
                    .filter((s) => !s.mine)
                    .map((s) => (
                      <li key={s.seat}>
                        <SeatShape seat={s.seat} name={names[s.seat] ?? ''} />
                        <b data-shortens="">{names[s.seat]}</b>
                        <span>
                          {s.sitter.kind === 'bot' ? (
                            <>
                              <Icon name="bot" small /> {t.end.always}
                            </>
                          ) : next ? (
                            next.seats[s.seat]?.ready ? (
                              <>
                                <Icon name="check" small /> {t.end.willing}
                              </>
                            ) : (
                              t.end.noAnswer
                            )
                          ) : (
                            ''
                          )}
                        </span>
                      </li>
                    ))}
                </ul>
                {table.of && (
                  <Link className="cd-button cd-button-l" data-kind="go" data-wide="" href={`/t/${table.of}`}>
                    {t.bar.toParent}
                  </Link>
                )}
                {mayAsk && (
                  <div data-stick="">
                    <button type="button" className="cd-button cd-button-l" data-kind="go" data-wide="" onClick={() => void rematch()}>
                      {table.rematch ? t.end.joinRematch : withPeople ? t.end.rematch : t.end.rematchAlone}
                    </button>
                  </div>
                )}
                {trouble && (
                  <p className="cd-trouble" role="alert">
                    {whyNot(t, trouble)}
                  </p>
                )}
                <Link className="cd-button" data-kind="quiet" data-wide="" href={`/new/${table.game}`}>
                  <Icon name="tune" small /> {t.end.change}
                </Link>
              </div>
              <div className="again__two">
                {!unseen && (
                  <Link className="cd-button" href={`/r/${table.code}`}>
                    <Icon name="replay" small /> {t.end.replay}
                  </Link>
                )}
                <Link className="cd-button" href={`/t/${table.code}`}>
                  <Icon name="layers" small /> {t.end.board}
                </Link>
                {!unseen && <Copy text={`${location.origin}/r/${table.code}`} share={table.name} label={t.end.share} />}
              </div>
            </aside>
            {counted && more}
          </div>
        </main>
        <HoverCard card={card} frame={box} onRule={value.openRule} />
      </Page>
    </FrameContext>
  );
}
/** The sides of a game that is won together: who was on which, and how they stood. */
function Sides({
  sides,
  names,
  me,
}: {
  readonly sides: readonly Side[];
  readonly names: readonly string[];
  readonly me: Seat | undefined;
}) {
  const t = useT();
  const lang = usePrefs((p) => p.lang);
  return (
    <section className="sides" aria-label={t.end.sides}>
      {sides.map((side) => (
        <section key={side.name} className="side" data-win={side.won ? '' : undefined}>
          <h2 className="pg-h">
            {side.won && <Icon name="cup" />}
            {typeset(side.name, lang)} <small>{side.won ? t.end.sideWon : t.end.sideLost}</small>
          </h2>
          {side.members.length === 0 && <p>{t.end.sideEmpty}</p>}
          <ul>
            {side.members.map((m) => (
              <li key={m.seat}>
                <SeatShape seat={m.seat} size="l" name={names[m.seat] ?? ''} />
                <span>
                  <b>{names[m.seat]}</b> {m.seat === me && <small>{t.create.you}</small>}{' '}
                  {m.tag && <span className="cd-tag">{typeset(m.tag, lang)}</span>}
                  {m.say && (
                    <small>
                      <Rich>{m.say}</Rich>
                    </small>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
interface Moment {
  readonly frame: number;
  readonly round: number;
  readonly count: number;
  readonly say?: Sentence;
}
/** Rounds shown before somebody asks for all of them. */
const FEW_ROUNDS = 6;
/** Ways into the replay. A long list says how long it is. */
function Moments({ moments, code, named }: { readonly moments: readonly Moment[]; readonly code: string; readonly named: boolean }) {
  const t = useT();
  const [all, showAll] = useState(false);
  const shown = all || moments.length <= FEW_ROUNDS + 1 ? moments : moments.slice(0, FEW_ROUNDS);
  return (
    <>
      <h2 className="pg-h end__h">
        {named ? t.end.moments : t.end.rounds} <small>{t.end.momentsOpen}</small>
      </h2>
      <ul>
        {shown.map((m) => (
          <li key={m.frame}>
            <Link className="moment" href={`/r/${code}/${m.frame}`}>
              <b>{m.round === 0 ? t.journal.before : t.journal.round(m.round)}</b>
              <span>{m.say === undefined ? t.end.moves(m.count) : <Rich>{m.say}</Rich>}</span>
              <Icon name="play" small />
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < moments.length && (
        <button type="button" className="cd-button" data-kind="quiet" data-wide="" onClick={() => showAll(true)}>
          {named ? t.end.allMoments(moments.length) : t.end.allRounds(moments.length)}
        </button>
      )}
    </>
  );
}
const LOOK_MS = 5000;
/** The waiting room of the rematch, once there is one: who is willing. */
function useRematch(code: string | undefined): TableInfo | undefined {
  const [table, set] = useState<TableInfo>();
  useEffect(() => {
    if (!code) return;
    let here = true;
    const look = () =>
      void api.table(code).then(
        (t) => here && set(t),
        () => undefined,
      );
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [code]);
  return table;
}
/** Where the replay is worth opening: at what the face calls moments, else at every round. */
function momentsOf(replay: Replay, face: AnyFace, words: AnyWords): readonly Moment[] {
  if (!face.moments) return roundsOf(replay).map((r) => ({ frame: r.from, round: r.round, count: r.count }));
  return face.moments(replay.notes).flatMap((i) => {
    const frame = replay.frames.findIndex((f) => f.notes > i);
    const round = replay.frames[frame]?.round;
    return round === undefined ? [] : [{ frame, round, count: 1, say: words.note(replay.notes[i] as Json).say }];
  });
}
/** An arch as tall as its score; who may not win is dashed. */
function Arch({
  standing,
  score,
  rank,
  name,
  more,
  barred,
}: {
  readonly standing: Standing;
  readonly score: number;
  readonly rank: number;
  readonly name: string;
  readonly more: string;
  readonly barred: boolean;
}) {
  const t = useT();
  return (
    <li
      style={{ '--v': Math.max(0, score), '--seat': `var(--cd-seat-${standing.seat + 1})` } as CSSProperties}
      data-win={standing.won ? '' : undefined}
      data-out={barred ? '' : undefined}
    >
      <SeatShape seat={standing.seat} size="l" name={name} />
      <b data-shortens="">{name}</b>
      <b className="v">{score}</b>
      <small>{more}</small>
      <span className="rank">
        {standing.won ? <Icon name="cup" /> : barred ? <Icon name="lock" small /> : null}
        {!standing.won && (
          <span>
            {rank}
            <sup>{t.end.nth(rank)}</sup>
          </span>
        )}
      </span>
    </li>
  );
}
function Tally({
  order,
  came,
  lines,
  names,
  me,
  title,
  opened,
  onOpen,
}: {
  readonly order: readonly Standing[];
  came(s: Standing): number;
  readonly lines: ReadonlyMap<Seat, readonly ScoreLine[]>;
  readonly names: readonly string[];
  readonly me: Seat | undefined;
  readonly title: string;
  readonly opened: { readonly seat: Seat; readonly line: number } | undefined;
  onOpen(at: { readonly seat: Seat; readonly line: number } | undefined): void;
}) {
  const t = useT();
  const lang = usePrefs((p) => p.lang);
  const rows = lines.get(order[0]?.seat ?? 0) ?? [];
  /** The row that comes to the score itself. A face without one gets it after its last figure, before what is only a condition. */
  const isSum = (i: number) => order.every((s) => lines.get(s.seat)?.[i]?.value === came(s));
  const summed = rows.some((_, i) => isSum(i));
  const after = rows.findLastIndex((r) => typeof r.value === 'number');
  const total = (
    <tr data-sum="">
      <th scope="row">{t.end.total}</th>
      {order.map((s) => (
        <td key={s.seat} data-me={s.seat === me ? '' : undefined}>
          {came(s)}
        </td>
      ))}
    </tr>
  );
  return (
    <table>
      <caption className="cd-hidden">{t.end.explained}</caption>
      <thead>
        <tr>
          <th scope="col">{typeset(title, lang)}</th>
          {order.map((s) => (
            <th key={s.seat} scope="col" data-me={s.seat === me ? '' : undefined}>
              <span className="cd-hidden">{names[s.seat]}</span>
              <SeatShape seat={s.seat} name={names[s.seat] ?? ''} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => {
          const sum = isSum(i);
          return (
            <Fragment key={row.name}>
              <tr data-sum={sum ? '' : undefined}>
                <th scope="row">{typeset(row.name, lang)}</th>
                {order.map((s) => {
                  const line = lines.get(s.seat)?.[i];
                  const on = opened?.seat === s.seat && opened.line === i;
                  const value = typeof line?.value === 'number' && line.value < 0 ? `−${-line.value}` : (line?.value ?? '');
                  const kept =
                    typeof value === 'string' ? (value.endsWith('✓') ? 'ok' : value.endsWith('✗') ? 'no' : undefined) : undefined;
                  return (
                    <td key={s.seat} data-me={s.seat === me ? '' : undefined} className={kept}>
                      {line?.from ? (
                        <button type="button" aria-expanded={on} onClick={() => onOpen(on ? undefined : { seat: s.seat, line: i })}>
                          {value}
                        </button>
                      ) : (
                        <span className="tally__n">{value}</span>
                      )}
                    </td>
                  );
                })}
              </tr>
              {!summed && i === after && total}
            </Fragment>
          );
        })}
        {!summed && after < 0 && total}
      </tbody>
    </table>
  );
}
/** In units of the drawing; on a phone it is narrower, so that its figures stay as large as the rest. */
const CHART = { wide: 520, narrow: 330, height: 276, foot: 250 };
const LABEL_GAP = 14;
const DASHES = ['', '7 4', '', '2 4', '10 3 2 3', '4 2'];
/** The thread of the game: the score, round by round. */
function Story({
  replay,
  face,
  seats,
  me,
  unit,
  names,
}: {
  readonly replay: Replay;
  readonly face: AnyFace;
  readonly seats: readonly Seat[];
  readonly me: Seat | undefined;
  readonly unit: string;
  readonly names: readonly string[];
}) {
  const t = useT();
  const lang = usePrefs((p) => p.lang);
  // A face that does not say what is fought for is taken by its first fact.
  const points = (view: Json, seat: Seat): number => face.points?.(view, seat) ?? (Number(face.facts(view, seat, lang)[0]?.value) || 0);
  const rounds = roundsOf(replay).filter((r) => r.round > 0);
  const ends = rounds.map((r) => replay.frames[r.from + r.count - 1]?.view ?? null);
  const series = seats.map((s) => ({ seat: s, points: [replay.start, ...ends].map((v) => points(v, s)) }));
  const all = series.flatMap((s) => s.points);
  const top = Math.max(10, ...all);
  const low = Math.min(0, ...all);
  const width = useMedia(NARROW) ? CHART.narrow : CHART.wide;
  const right = width - 44;
  const x = (i: number) => 26 + ((right - 26) * i) / Math.max(1, ends.length);
  const y = (v: number) => CHART.foot - (232 * (v - low)) / (top - low);
  /** Numbers of rounds stand no nearer than this. */
  const every = Math.ceil((rounds.length * 26) / (right - 26));
  const step = top > 60 ? 20 : top > 25 ? 10 : 5;
  const ticks = Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
  const labels = apart(
    series.map((s) => y(s.points.at(-1) ?? 0)),
    LABEL_GAP,
    CHART.foot,
  );
  return (
    <>
      <h2 className="pg-h end__h">
        {t.end.story} <small>{t.end.perRound(unit)}</small>
      </h2>
      <svg viewBox={`0 0 ${width} ${CHART.height}`} role="img" aria-label={t.end.perRound(unit)} className="ch">
        {ticks.map((v) => (
          <g key={v}>
            <path d={`M26 ${y(v)}H${right}`} stroke="var(--cd-line)" />
            <text x="18" y={y(v) + 4} textAnchor="end">
              {v}
            </text>
          </g>
        ))}
        {rounds.map((r, i) =>
          (rounds.length - 1 - i) % every === 0 ? (
            <text key={r.round} x={x(i + 1)} y="270" textAnchor="middle">
              {r.round}
            </text>
          ) : null,
        )}
        {series.map((s) => (
          <path
            key={s.seat}
            d={s.points.map((v, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(v)}`).join('')}
            fill="none"
            stroke={`var(--cd-seat-${s.seat + 1})`}
            strokeWidth={s.seat === me ? 3.5 : 2.5}
            strokeLinejoin="round"
            strokeDasharray={DASHES[s.seat] || undefined}
          />
        ))}
        {series.map((s, i) => (
          <g key={s.seat}>
            <title>{names[s.seat]}</title>
            {/* The game's own shape, which an SVG symbol would not follow. */}
            <foreignObject x={right + 2} y={(labels[i] as number) - 6} width={12} height={12}>
              <SeatShape seat={s.seat} size="xs" />
            </foreignObject>
            <text x={right + 18} y={(labels[i] as number) + 4} className="e">
              {s.points.at(-1)}
            </text>
          </g>
        ))}
      </svg>
    </>
  );
}
