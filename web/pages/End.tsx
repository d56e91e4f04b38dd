import type { Json, Seat, Standing } from '@cosmodrome/kernel';
import type { AnyFace, EndProps, FaceProps, ScoreLine, Side } from '@cosmodrome/kit/face';
import { cut } from '@cosmodrome/kit/letters';
import { own } from '@cosmodrome/kit/own';
import { plain, typeset } from '@cosmodrome/kit/rich';
import type { AnyWords, Reason, Sentence } from '@cosmodrome/kit/text';
import { FrameContext, idlePlay } from '@cosmodrome/kit/ui/frame';
import { genericFace } from '@cosmodrome/kit/ui/GenericFace';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import type { CSSProperties } from 'react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { HoverCard, useHoverCard } from '../frame/HoverCard.tsx';
import { roundName } from '../logic/journal.ts';
import { nameOfSeat } from '../logic/names.ts';
import type { Poster } from '../logic/poster.ts';
import { roundsOf } from '../logic/replay.ts';
import { apart, placed, ranked, reached } from '../logic/standing.ts';
import { uncounted } from '../logic/uncounted.ts';
import { api, codeOf } from '../net/api.ts';
import { refreshMine } from '../net/me.ts';
import { NARROW, useMedia } from '../net/media.ts';
import { useFace, useWords } from '../net/parts.ts';
import { usePrefs } from '../net/prefs.ts';
import { replayOf } from '../net/replay.ts';
import { fileOf, saveFile } from '../net/send.ts';
import type { Session } from '../net/session.ts';
import type { Replay, TableInfo } from '../net/wire.ts';
import { useT, whyNot, winTitle } from '../text/index.ts';
import { Loading } from './Loading.tsx';
import { Page, Plain } from './Page.tsx';
import { PictureDialog, posterDrawing } from './Picture.tsx';
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
  if (!sync.over && table.phase === 'over')
    return (
      <Plain title={t.end.givenUp} text={t.end.givenUpText}>
        <Link className="cd-button" data-kind="go" href={`/r/${table.code}`}>
          <Icon name="replay" small /> {t.end.replay}
        </Link>
        <Link className="cd-button" href={`/new/${table.game}`}>
          {t.end.change}
        </Link>
      </Plain>
    );
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
  const [opened, open] = useState<Seat>();
  const [shown, show] = useState(false);
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
  const names = useMemo(() => (table?.seats ?? []).map((s) => nameOfSeat(s, t)), [table, t]);
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
  const mark = uncounted(table, t);
  const save = async () => {
    try {
      saveFile(`${table.game}-${table.code.toLowerCase()}.txt`, fileOf(table, await api.record(table.code)));
    } catch (error) {
      setTrouble(codeOf(error));
    }
  };
  const { standings, report } = sync.over;
  const outcome = face.outcome?.(view, standings, lang);
  const order = ranked(standings);
  const winners = order.filter((s) => s.won);
  const me = order.find((s) => s.seat === seat);
  const notes = replay?.notes ?? told;
  const lines = new Map(order.map((s) => [s.seat, face.score?.(view, s.seat, lang, notes) ?? []]));
  const race = placed(order, lines);
  const came = (s: Standing): number => face.points?.(view, s.seat) ?? reached(s.score, lines.get(s.seat) ?? []);
  const units = (s: Seat) =>
    face
      .facts(view, s, lang)
      .slice(1, 2)
      .map((f) => `${f.value} ${f.unit}`.trim())
      .join('');
  const first = race[0];
  const unit = face.scoring?.[lang].unit ?? face.facts(view, first?.seat ?? 0, lang)[0]?.unit ?? t.end.points;
  const figures = first?.won && !outcome && winners.length === 1 ? [`${came(first)} ${unit}`, units(first.seat)].filter(Boolean) : [];
  /** Who cannot win however far they came. */
  const barred = new Set(order.flatMap((s) => (!outcome && !s.won && face.barred?.(view, s.seat, lang) ? [s.seat] : [])));
  const mineBarred = me && barred.has(me.seat);
  const title =
    outcome?.title ??
    winTitle(
      t,
      winners.map((s) => s.seat),
      seat,
      names,
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
  // Where nothing is counted the game's own picture takes the place of the thread.
  const counted = !outcome || face.points !== undefined;
  const frameAt = (note: number): number => replay?.frames.findIndex((f) => f.notes > note) ?? -1;
  const endProps: EndProps = {
    ...faceProps,
    standings,
    report,
    whole: replay !== undefined,
    replayAt: (note) => (frameAt(note) < 0 ? undefined : `/r/${table.code}/${frameAt(note)}`),
  };
  const more = More && <More {...endProps} />;
  const Explains = face.Picture;
  const picture = Explains && <Explains {...endProps} />;
  const reasons = words.because?.({ report, standings, view, notes, seat }) ?? [];
  const moments = replay ? momentsOf(replay, face, words, view) : [];
  const list = moments.length > 0 && <Moments moments={moments} code={table.code} named={face.moments !== undefined} words={words} />;
  const bare = (sentence: Sentence) => plain(sentence, names, (term) => own(words.terms, term)?.name ?? term, lang);
  const poster: Poster = {
    game: words.title,
    // Whoever gets it was not here: everybody has a name on it.
    title:
      outcome?.title ??
      winTitle(
        t,
        winners.map((s) => s.seat),
        undefined,
        names,
      ),
    // What a campaign has not told yet is nobody else's business.
    reasons: table.of
      ? []
      : (words.because?.({ report, standings, view, notes, seat: undefined }) ?? []).map((r) =>
          typeof r.what === 'string' ? bare(r.say) : typeset(`${t.end.lackedBy(bare(r.what.lacked))} : ${bare(r.say)}`, lang),
        ),
    rows: outcome
      ? outcome.sides.flatMap((side) => [
          ...(sides ? [{ seat: undefined, name: side.name, figure: '', won: side.won }] : []),
          ...side.members.map((m) => ({ seat: m.seat, name: names[m.seat] ?? '', figure: m.tag ?? '', won: side.won })),
        ])
      : order.map((s) => ({ seat: s.seat, name: names[s.seat] ?? '', figure: race.includes(s) ? `${came(s)} ${unit}` : '', won: s.won })),
    table: table.name,
  };
  // One press each: whoever joins is ready. Whoever only looked on may join what the players have opened.
  const mayAsk = table.rematch !== null || table.host || table.seats.some((s) => s.mine);
  const withPeople = table.seats.some((s) => !s.mine && s.sitter.kind === 'person');
  const rematch = async () => {
    if (!table.rematch)
      // Bots wait for nobody, and nobody waits for bots.
      return api.rematch(table.code).then(
        async (made) => {
          if (!withPeople) await api.start(made.code).catch(() => undefined);
          navigate(`/t/${made.code}`);
        },
        (error: unknown) => setTrouble(codeOf(error)),
      );
    await api.ready(table.rematch, true).catch(() => undefined);
    navigate(`/t/${table.rematch}`);
  };
  return (
    <FrameContext value={value}>
      <Page here="mine" title={title} game={face.id}>
        <main id="contenu" className="pg-in end" data-end="" data-kind={outcome ? (sides ? 'sides' : 'together') : 'race'} ref={box}>
          <header className="end__title">
            <h1>{title}</h1>
            <p>
              {figures.length > 0 && `${t.end.figures(figures)} `}
              <Rich>{words.ending(report)}</Rich>{' '}
              {me &&
                !outcome &&
                race.includes(me) &&
                winners.some((s) => race.includes(s)) &&
                !me.won &&
                (mineBarred
                  ? t.end.placeBarred(race.indexOf(me) + 1, came(me), unit)
                  : t.end.place(race.indexOf(me) + 1, winners[0] ? came(winners[0]) - came(me) : 0, unit))}
              {mark && ` ${mark.say}`}
            </p>
          </header>
          {reasons.length > 0 && <Why reasons={reasons} game={table.game} words={words} names={names} />}
          {sides && <Sides sides={sides} names={names} me={seat} />}
          {picture}
          {!outcome && (
            <section className="tally">
              <Bars
                order={race}
                came={came}
                lines={lines}
                names={names}
                me={seat}
                unit={unit}
                barred={barred}
                opened={opened}
                onOpen={open}
              />
              {list}
            </section>
          )}
          <section className="story">
            {unseen && (
              <p className="cd-trouble" role="status">
                {t.end.noReplay} {whyNot(t, unseen)}
              </p>
            )}
            {replay && !outcome && isRace(face) && (
              <Race replay={replay} face={face} seats={race.map((s) => s.seat)} me={seat} unit={unit} names={names} />
            )}
            {replay && counted && !picture && !isRace(face) && (
              <Story replay={replay} face={face} seats={race.map((s) => s.seat)} me={seat} unit={unit} names={names} />
            )}
            {outcome && list}
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
                {table.challenge && (
                  <Link className="cd-button" data-wide="" href="/today">
                    <Icon name="medal" small /> {t.today.title}
                  </Link>
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
                <Link className="cd-button" href={`/t/${table.code}/review`}>
                  <Icon name="focus" small /> {t.review.open}
                </Link>
                <Link className="cd-button" href={`/t/${table.code}`}>
                  <Icon name="layers" small /> {t.end.board}
                </Link>
                <button type="button" className="cd-button" onClick={() => void save()}>
                  <Icon name="down" small /> {t.here.saveFile}
                </button>
                <button type="button" className="cd-button" onClick={() => show(true)}>
                  <Icon name="share" small /> {t.end.image}
                </button>
              </div>
            </aside>
            {more}
          </div>
        </main>
        <HoverCard card={card} frame={box} onRule={value.openRule} />
        {shown && (
          <PictureDialog
            drawing={posterDrawing(poster)}
            name={table.name}
            page={box}
            link={`${location.origin}/${unseen ? 't' : 'r'}/${table.code}`}
            onClose={() => show(false)}
          />
        )}
      </Page>
    </FrameContext>
  );
}
const isRace = (face: AnyFace): face is AnyFace & Required<Pick<AnyFace, 'race' | 'points'>> =>
  face.race !== undefined && face.points !== undefined;
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
            {typeset(side.name, lang)} {side.won && <small>{t.end.sideWon}</small>}
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
  /** Several may be told at once: by note, or by round. */
  readonly note: number;
  readonly frame: number;
  readonly round: number;
  readonly count: number;
  readonly say?: Sentence;
}
/** Rounds shown before somebody asks for all of them. */
const FEW_ROUNDS = 6;
/** Ways into the replay. A long list says how long it is. */
function Moments({
  moments,
  code,
  named,
  words,
}: {
  readonly moments: readonly Moment[];
  readonly code: string;
  readonly named: boolean;
  readonly words: AnyWords;
}) {
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
          <li key={m.note}>
            <Link className="moment" href={`/r/${code}/${m.frame}`}>
              <b>{roundName(m.round, words, t)}</b>
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
function momentsOf(replay: Replay, face: AnyFace, words: AnyWords, view: Json): readonly Moment[] {
  if (!face.moments) return roundsOf(replay).map((r) => ({ note: r.from, frame: r.from, round: r.round, count: r.count }));
  return face.moments(replay.notes).flatMap((i) => {
    const frame = replay.frames.findIndex((f) => f.notes > i);
    const round = replay.frames[frame]?.round;
    return round === undefined ? [] : [{ note: i, frame, round, count: 1, say: words.note(replay.notes[i] as Json, view).say }];
  });
}
/** What the sources of a score are called, and in what shade each is drawn. */
const SHADES = 5;
const minus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
/** A bar a seat, put together from its sources; a press opens them. Who may not win stands with a lock, whatever the bar's length. */
function Bars({
  order,
  came,
  lines,
  names,
  me,
  unit,
  barred,
  opened,
  onOpen,
}: {
  readonly order: readonly Standing[];
  came(s: Standing): number;
  readonly lines: ReadonlyMap<Seat, readonly ScoreLine[]>;
  readonly names: readonly string[];
  readonly me: Seat | undefined;
  readonly unit: string;
  readonly barred: ReadonlySet<Seat>;
  readonly opened: Seat | undefined;
  onOpen(seat: Seat | undefined): void;
}) {
  const t = useT();
  const lang = usePrefs((p) => p.lang);
  const rows = lines.get(order[0]?.seat ?? 0) ?? [];
  const parts = rows.flatMap((r, i) =>
    typeof r.value === 'number' && order.some((s) => (lines.get(s.seat)?.[i]?.value as number) > 0) ? [i] : [],
  );
  /** What decided has the accent; the others are shades of grey. */
  const shadeOf = (shade: number): number | 'decides' => (rows[parts[shade] as number]?.decides ? 'decides' : shade % SHADES);
  const longest = Math.max(1, ...order.map((s) => parts.reduce((sum, i) => sum + Math.max(0, lines.get(s.seat)?.[i]?.value as number), 0)));
  return (
    <section className="bars">
      <h2 className="pg-h">
        {t.end.sources(unit)} {parts.length > 0 && <small>{t.end.sourcesOpen}</small>}
      </h2>
      <ol aria-label={t.end.ranking}>
        {order.map((s, i) => {
          const own = lines.get(s.seat) ?? [];
          const less = own.reduce((sum, l) => sum + (typeof l.value === 'number' && l.value < 0 ? l.value : 0), 0);
          const marks = own.filter((l) => typeof l.value === 'string');
          const out = barred.has(s.seat);
          const on = opened === s.seat;
          const row = (
            <>
              <span className="bars__place">
                {s.won ? (
                  <>
                    <Icon name="cup" small />
                    <span className="cd-hidden">{t.end.winner}</span>
                  </>
                ) : out ? (
                  <>
                    <Icon name="lock" small />
                    <span className="cd-hidden">{t.end.out}</span>
                  </>
                ) : (
                  <>
                    {s.place ?? i + 1}
                    <sup>{t.end.nth(s.place ?? i + 1)}</sup>
                  </>
                )}
              </span>
              <SeatShape seat={s.seat} name={names[s.seat] ?? ''} />
              <b data-shortens="">{names[s.seat]}</b>
              <span className="bar" aria-hidden="true">
                {parts.map((part, shade) => {
                  const value = own[part]?.value as number;
                  return value > 0 ? (
                    <span key={part} data-source={shadeOf(shade)} style={{ inlineSize: `${(100 * value) / longest}%` }}>
                      {value}
                    </span>
                  ) : null;
                })}
                {less < 0 && <i>{minus(less)}</i>}
              </span>
              <b className="bars__sum">{came(s)}</b>
              <span className="bars__mark">
                {marks.map((m) => {
                  const said = String(m.value);
                  return (
                    <span
                      key={m.name}
                      className={said.endsWith('✓') ? 'ok' : said.endsWith('✗') ? 'no' : undefined}
                      title={typeset(m.name, lang)}
                    >
                      {said}
                    </span>
                  );
                })}
              </span>
            </>
          );
          return (
            <li key={s.seat} data-me={s.seat === me ? '' : undefined} data-win={s.won ? '' : undefined}>
              {own.length > 0 ? (
                <button type="button" aria-expanded={on} onClick={() => onOpen(on ? undefined : s.seat)}>
                  {row}
                </button>
              ) : (
                <div>{row}</div>
              )}
              {on && (
                <dl className="because" style={{ '--because': `var(--cd-seat-${s.seat + 1})` } as CSSProperties}>
                  {own.map((l) => (
                    <div key={l.name}>
                      <dt>{typeset(l.name, lang)}</dt>
                      <dd>
                        <b>{typeof l.value === 'number' ? minus(l.value) : l.value}</b>{' '}
                        {(l.from ?? []).map((f, k) => (
                          <span key={`${k} ${f}`}>
                            {k > 0 && ', '}
                            <Rich>{f}</Rich>
                          </span>
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </li>
          );
        })}
      </ol>
      <ul className="bars__key" aria-hidden="true">
        {parts.map((part, shade) => (
          <li key={part}>
            <i data-source={shadeOf(shade)} /> {typeset(rows[part]?.name ?? '', lang)}
          </li>
        ))}
      </ul>
    </section>
  );
}
const REASONS = {
  ended: 'flag',
  decided: 'focus',
  lacked: 'lock',
  saved: 'check',
  nearly: 'warn',
} as const;
/** Three sentences of the game's own: what ended it, what decided, and what was missing or nearly so. */
function Why({
  reasons,
  game,
  words,
  names,
}: {
  readonly reasons: readonly Reason[];
  readonly game: string;
  readonly words: AnyWords;
  readonly names: readonly string[];
}) {
  const t = useT();
  const lang = usePrefs((p) => p.lang);
  const ruleTitle = (id: string) => words.rules.flatMap((c) => c.rules).find((r) => r.id === id)?.title ?? id;
  return (
    <ul className="why">
      {reasons.map((r) => {
        const kind = typeof r.what === 'string' ? r.what : 'lacked';
        return (
          <li key={kind}>
            <small>
              <Icon name={REASONS[kind]} small />{' '}
              {typeof r.what === 'string' ? t.end.reasons[r.what] : t.end.lackedBy(plain(r.what.lacked, names, (term) => term, lang))}
            </small>
            <p>
              <Rich>{r.say}</Rich>{' '}
              {r.rules?.map((id) => (
                <Link key={id} className="cd-tag" data-kind="rule" href={`/rules/${game}#${id}`}>
                  <Icon name="rules" small /> {typeset(ruleTitle(id), lang)}
                </Link>
              ))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
const RACE = { wide: 470, narrow: 330, height: 420, left: 40, top: 24, foot: 388 };
/** Two figures that are both needed, against each other: hatched is where one cannot win. A line a seat, a corner a round. */
function Race({
  replay,
  face,
  seats,
  me,
  unit,
  names,
}: {
  readonly replay: Replay;
  readonly face: AnyFace & { readonly race: NonNullable<AnyFace['race']>; readonly points: NonNullable<AnyFace['points']> };
  readonly seats: readonly Seat[];
  readonly me: Seat | undefined;
  readonly unit: string;
  readonly names: readonly string[];
}) {
  const t = useT();
  const lang = usePrefs((p) => p.lang);
  const hatch = useId();
  const { race, points } = face;
  const ends = [replay.start, ...roundsOf(replay).map((r) => replay.frames[r.from + r.count - 1]?.view ?? null)];
  const series = seats.map((seat) => ({ seat, at: ends.map((v) => [race.of(v, seat), points(v, seat)] as const) }));
  const all = series.flatMap((s) => s.at);
  const width = useMedia(NARROW) ? RACE.narrow : RACE.wide;
  const right = width - 12;
  const most = Math.max(race.needed + 5, ...all.map(([x]) => x));
  const top = Math.max(10, ...all.map(([, y]) => y)) * 1.06;
  const low = Math.min(0, ...all.map(([, y]) => y));
  const x = (v: number) => RACE.left + ((right - RACE.left) * v) / most;
  const y = (v: number) => RACE.foot - ((RACE.foot - RACE.top) * (v - low)) / (top - low);
  const step = top > 60 ? 20 : 10;
  const ticks = Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
  const last = series.map((s) => s.at.at(-1) ?? [0, 0]);
  const labels = apart(
    last.map(([, v]) => y(v)),
    20,
    RACE.foot,
  );
  return (
    <section>
      <h2 className="pg-h end__h">{t.end.race}</h2>
      <svg
        className="ch race"
        viewBox={`0 0 ${width} ${RACE.height}`}
        role="img"
        aria-label={`${t.end.race}. ${seats.map((s, i) => `${names[s]} : ${last[i]?.[1]} ${unit}, ${last[i]?.[0]} ${race.unit[lang]}`).join('. ')}.`}
      >
        <defs>
          <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V8" stroke="var(--cd-line)" strokeWidth="2" />
          </pattern>
        </defs>
        <rect x={x(0)} y={RACE.top} width={x(race.needed) - x(0)} height={RACE.foot - RACE.top} fill={`url(#${hatch})`} />
        <rect
          x={x(race.needed)}
          y={RACE.top}
          width={right - x(race.needed)}
          height={RACE.foot - RACE.top}
          fill="var(--cd-accent)"
          opacity=".08"
        />
        {ticks.map((v) => (
          <g key={v}>
            <path d={`M${RACE.left} ${y(v)}H${right}`} stroke="var(--cd-line)" />
            <text x={RACE.left - 8} y={y(v) + 4} textAnchor="end">
              {v}
            </text>
          </g>
        ))}
        {Array.from({ length: Math.floor(most / 5) + 1 }, (_, i) => i * 5).map((v) => (
          <text key={v} x={x(v)} y={RACE.foot + 20} textAnchor="middle">
            {v}
          </text>
        ))}
        <text x={RACE.left - 8} y={RACE.top - 8} textAnchor="end">
          {unit}
        </text>
        <text x={RACE.left - 8} y={RACE.foot + 20} textAnchor="end">
          {race.unit[lang]}
        </text>
        <path d={`M${x(race.needed)} ${RACE.top - 6}V${RACE.foot}`} stroke="var(--cd-accent)" strokeWidth="2.5" />
        <text className="e" x={x(race.needed) + 6} y={RACE.foot - 8}>
          {typeset(race.may[lang], lang)}
        </text>
        {series.map((s) => (
          <path
            key={s.seat}
            d={`M${s.at.map(([a, b]) => `${x(a).toFixed(1)} ${y(b).toFixed(1)}`).join('L')}`}
            fill="none"
            stroke={`var(--cd-seat-${s.seat + 1})`}
            strokeWidth={s.seat === me ? 3.5 : 2.5}
            strokeLinejoin="round"
            strokeDasharray={DASHES[s.seat] || undefined}
          />
        ))}
        {series.map((s, i) => {
          const [a, b] = last[i] as readonly [number, number];
          const left = x(a) > width - 120;
          return (
            <g key={s.seat}>
              <foreignObject x={x(a) - 9} y={y(b) - 9} width={18} height={18}>
                <SeatShape seat={s.seat} size="s" name={names[s.seat] ?? ''} />
              </foreignObject>
              <text className="e" x={x(a) + (left ? -14 : 14)} y={(labels[i] as number) + 5} textAnchor={left ? 'end' : 'start'}>
                {cut(names[s.seat] ?? '', 12)} {b}
              </text>
            </g>
          );
        })}
      </svg>
    </section>
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
