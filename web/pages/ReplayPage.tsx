import type { AnyFace } from '@cosmodrome/kit/face';
import { own } from '@cosmodrome/kit/own';
import { plain } from '@cosmodrome/kit/rich';
import type { AnyWords, Question } from '@cosmodrome/kit/text';
import { idlePlay } from '@cosmodrome/kit/ui/frame';
import { genericFace } from '@cosmodrome/kit/ui/GenericFace';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import type { CSSProperties } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { useLabelOf } from '../frame/Answers.tsx';
import { chipsOf } from '../frame/chips.ts';
import { Flights } from '../frame/Flights.tsx';
import { Journal, useEntries } from '../frame/Journal.tsx';
import { KeysHelp } from '../frame/KeysHelp.tsx';
import { Players } from '../frame/Players.tsx';
import { QuestionBar } from '../frame/QuestionBar.tsx';
import { Reasons, type Wanted } from '../frame/Reasons.tsx';
import { Rules } from '../frame/Rules.tsx';
import { Shell, useShell } from '../frame/Shell.tsx';
import { comfortEntries, LastTools, RulesTool } from '../frame/TableTools.tsx';
import { TopBar } from '../frame/TopBar.tsx';
import { useFaceOf } from '../frame/useFaceOf.ts';
import { useKeys } from '../frame/useKeys.ts';
import { span } from '../logic/clock.ts';
import { roundName } from '../logic/journal.ts';
import { type Chapter, momentStep, momentsOf, roundStep, roundsOf, SPEEDS, stepMs } from '../logic/replay.ts';
import { ApiError, api, codeOf } from '../net/api.ts';
import { useFace, useWords } from '../net/parts.ts';
import { usePrefs } from '../net/prefs.ts';
import { replayOf } from '../net/replay.ts';
import type { Replay } from '../net/wire.ts';
import { useT, whyNot } from '../text/index.ts';
import { Copy } from './Copy.tsx';
import { Loading } from './Loading.tsx';
import { Plain } from './Page.tsx';

/** A match seen again, at an address of its own: /r/CODE/126?eyes=1 */
export function ReplayPage() {
  const { code = '', n } = useParams<{ code: string; n?: string }>();
  const eyes = new URLSearchParams(useSearch()).get('eyes') ?? undefined;
  const t = useT();
  const lang = usePrefs((p) => p.lang);
  const [replay, set] = useState<Replay>();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    let here = true;
    setTrouble(undefined);
    const load = async () => {
      try {
        return await replayOf(code.toUpperCase(), eyes ?? 'open');
      } catch (error) {
        // During play only one's own eyes are open.
        if (eyes !== undefined || !(error instanceof ApiError) || error.status === 404) throw error;
        return replayOf(code.toUpperCase(), undefined);
      }
    };
    void load().then(
      (r) => here && set(r),
      (error: unknown) => here && setTrouble(codeOf(error)),
    );
    return () => {
      here = false;
    };
  }, [code, eyes]);
  const game = replay?.table.game;
  const words = useWords(game, lang);
  const face = useFace(game);
  const generic = useMemo(() => (face === null && game ? genericFace(game) : undefined), [face, game]);
  const worn = face ?? generic;
  if (trouble) return <Plain title={t.trouble.title} text={whyNot(t, trouble)} />;
  if (!replay || !words || !worn) return <Loading />;
  if (replay.frames.length === 0) return <Plain title={t.replay.title} text={t.replay.empty} />;
  return <Reel replay={replay} words={words} face={worn} start={n === undefined ? 0 : Number(n)} eyes={eyes} />;
}
const clamp = (n: number, max: number) => Math.max(0, Math.min(max, Number.isFinite(n) ? Math.floor(n) : 0));

function Reel({
  replay,
  words,
  face,
  start,
  eyes,
}: {
  readonly replay: Replay;
  readonly words: AnyWords;
  readonly face: AnyFace;
  readonly start: number;
  readonly eyes: string | undefined;
}) {
  const t = useT();
  const [, navigate] = useLocation();
  const { table, frames, notes } = replay;
  const last = frames.length - 1;
  const [at, setAt] = useState(() => clamp(start, last));
  const [playing, play] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const [help, showHelp] = useState(false);
  const [wanted, want] = useState<Wanted>();
  const [trouble, setTrouble] = useState<string>();
  const shell = useShell('journal');
  const chapters = useMemo(() => roundsOf(replay), [replay]);
  const ends = useMemo(() => momentsOf(frames), [frames]);
  const frame = frames[at] ?? frames[last];
  if (!frame) throw new Error('a replay needs a frame');
  const go = useCallback((to: number) => setAt(clamp(to, last)), [last]);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return play(false);
    const timer = setTimeout(() => setAt(momentStep(ends, at, 1)), stepMs(speed));
    return () => clearTimeout(timer);
  }, [playing, at, last, speed, ends]);
  // The address follows the moment, without filling the history.
  useEffect(() => {
    const timer = setTimeout(
      () => history.replaceState(history.state, '', `/r/${table.code}/${at}${eyes === undefined ? '' : `?eyes=${eyes}`}`),
      200,
    );
    return () => clearTimeout(timer);
  }, [at, eyes, table.code]);
  useEffect(() => {
    document.title = `${t.replay.title} · ${table.name} · Cosmodrome`;
  }, [t, table.name]);

  const seat = typeof replay.eyes === 'number' ? replay.eyes : undefined;
  const mine = table.seats.some((s) => s.mine);
  // A game that runs can be tried otherwise only by one person among bots: others' secrets would be at stake.
  const canFork = table.phase === 'over' || (mine && table.seats.every((s) => s.mine || s.sitter.kind === 'bot'));
  const told = useMemo(() => notes.slice(0, frame.notes), [notes, frame.notes]);
  const seen = { shell, table, face, words, view: frame.view, seat, notes: told, asks: NO_ASKS, play: idlePlay };
  const { names, lang, faceProps, value, turn, setLit, focusAction, fact } = useFaceOf(seen);
  const marks = useMemo(() => replay.marks ?? notes.map(() => undefined), [replay.marks, notes]);
  const entries = useEntries(notes, marks, words, face, frames[last]?.view);
  const chips = chipsOf(
    table,
    turn.seats.length > 0 ? turn.seats : frame.seat === null ? [] : [frame.seat],
    undefined,
    undefined,
    words,
    t,
  ).map((c) => {
    const fact = face.facts(frame.view, c.seat, lang)[0];
    return { ...c, link: undefined, deadline: null, reserveMs: null, under: fact ? `${fact.value} ${fact.unit}` : c.under };
  });
  useKeys(shell, {
    yesNo: false,
    takeBack: () => undefined,
    help: () => showHelp(true),
    focusAction,
    escape: () => false,
    own: (e) => {
      if (
        e.ctrlKey ||
        e.metaKey ||
        e.altKey ||
        (e.target as Element).closest('input:not([type="range"]), textarea, [role="radiogroup"], [role="tablist"], [role="toolbar"]')
      )
        return false;
      if (e.key === ' ' && !(e.target as Element).closest('button, a, summary')) play((p) => !p);
      else if (e.key === 'ArrowLeft') go(e.shiftKey ? roundStep(chapters, at, -1) : momentStep(ends, at, -1));
      else if (e.key === 'ArrowRight') go(e.shiftKey ? roundStep(chapters, at, 1) : momentStep(ends, at, 1));
      else return false;
      return true;
    },
  });
  const said = entries[frame.notes - 1]?.say;
  const text = (s: string) => plain(s, names, (term) => own(words.terms, term)?.name ?? term, lang);
  const share = `${location.origin}/r/${table.code}/${at}${eyes === undefined ? '' : `?eyes=${eyes}`}`;
  const look = (who: string) => navigate(`/r/${table.code}/${at}?eyes=${who}`, { replace: true });
  return (
    <Shell
      shell={shell}
      game={face.id}
      reel
      n={frame.n}
      value={value}
      chips={chips}
      fact={fact}
      top={
        <TopBar
          table={table.name}
          game={words.title}
          turn={turn}
          chips={chips}
          skew={0}
          still
          lead={
            <span className="cd-tag">
              <Icon name="replay" small /> {t.replay.title}
            </span>
          }
          tools={
            <>
              <RulesTool onRules={() => shell.openPanel('rules')} />
              <LastTools
                more={[
                  ...comfortEntries(t),
                  'rule',
                  { id: 'score', label: t.bar.score, icon: 'cup', run: () => navigate(`/t/${table.code}/score`) },
                  { id: 'leave', label: t.more.leave, icon: 'out', run: () => navigate('/') },
                ]}
              />
            </>
          }
          onSeat={() => shell.openPlayers()}
        />
      }
      bar={
        <Told
          replay={replay}
          at={at}
          words={words}
          names={names}
          said={said}
          shell={shell}
          trouble={trouble}
          onWhy={
            words.motive && frame.seat !== null && table.seats[frame.seat]?.sitter.kind === 'bot'
              ? () => want({ code: table.code, n: frame.n })
              : undefined
          }
          onFork={
            canFork
              ? () =>
                  void api.fork(table.code, frame.n, mine ? undefined : (seat ?? Math.max(0, frame.seat ?? 0))).then(
                    (next) => navigate(`/t/${next.code}`),
                    (error: unknown) => setTrouble(codeOf(error)),
                  )
              : undefined
          }
        />
      }
      board={<face.Board {...faceProps} />}
      boardLabel={t.replay.board}
      things={
        <section className="cd-reel" aria-label={t.replay.title}>
          <div className="cd-reel__keys">
            <div>
              <Tool icon="prev" label={t.replay.roundBack} onClick={() => go(roundStep(chapters, at, -1))} />
              <Tool icon="stepb" label={t.replay.back} onClick={() => go(momentStep(ends, at, -1))} />
              <button
                type="button"
                className="play"
                aria-label={playing ? t.replay.pause : t.replay.play}
                aria-pressed={playing}
                onClick={() => {
                  if (at >= last && !playing) setAt(0);
                  play(!playing);
                }}
              >
                <Icon name={playing ? 'pause' : 'play'} />
              </button>
              <Tool icon="stepf" label={t.replay.on} onClick={() => go(momentStep(ends, at, 1))} />
              <Tool icon="next" label={t.replay.roundOn} onClick={() => go(roundStep(chapters, at, 1))} />
            </div>
            <div className="cd-num cd-muted cd-small">
              <span>
                {at + 1} / {frames.length}
              </span>
              <button
                type="button"
                className="cd-tag"
                aria-label={t.replay.speed(speed)}
                onClick={() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed as 1) + 1) % SPEEDS.length] ?? 1)}
              >
                {speed.toLocaleString(lang)} ×
              </button>
            </div>
          </div>
          <Track
            replay={replay}
            chapters={chapters}
            at={at}
            label={text(`${roundName(frame.round, words, t)}, ${t.replay.move(at + 1)}${said ? ` : ${said}` : ''}`)}
            onGo={go}
          />
          <div className="cd-reel__eyes">
            <span className="cd-muted cd-wide cd-small">{t.replay.eyes}</span>
            <div className="cd-choice" role="radiogroup" aria-label={t.replay.eyes}>
              {(table.phase === 'over' || replay.eyes === 'open') && (
                <button type="button" role="radio" aria-checked={replay.eyes === 'open'} onClick={() => look('open')}>
                  <Icon name="eye" small /> {t.replay.all}
                </button>
              )}
              {names.map((name, s) =>
                table.phase === 'over' || table.seats[s]?.mine ? (
                  <button
                    key={`${s} ${name}`}
                    type="button"
                    role="radio"
                    aria-checked={replay.eyes === s}
                    aria-label={name}
                    onClick={() => look(String(s))}
                  >
                    <SeatShape seat={s} size="s" name={name} />
                    <span className="cd-wide">{name}</span>
                  </button>
                ) : null,
              )}
            </div>
            <span className="cd-top__gap" />
            {!table.here && <Copy text={share} label={t.replay.copy} short={t.replay.link} quiet />}
          </div>
        </section>
      }
      panels={[
        {
          id: 'journal',
          icon: 'journal',
          title: t.dock.journal,
          body: (
            <Journal
              entries={entries}
              notes={notes}
              face={face}
              seat={seat !== undefined && table.seats[seat]?.mine ? seat : undefined}
              hinted={table.hinted}
              asked={false}
              at={frame.notes - 1}
              onPlace={setLit}
              onGo={() => undefined}
              onEntry={(i) => go(frames.findIndex((f) => f.notes > i))}
            />
          ),
        },
        {
          id: 'players',
          icon: 'users',
          title: t.players,
          body: <Players chips={chips} face={face} view={frame.view} skew={0} lit={undefined} whole />,
        },
        { id: 'rules', icon: 'rules', title: t.rules.title, body: <Rules words={words} now={NONE} open={shell.rule} game={table.game} /> },
      ]}
      onFocusAction={focusAction}
    >
      <Flights view={frame.view} motion={value.motion} frame={shell.frame} />
      {wanted && <Reasons wanted={wanted} words={words} names={names} asks={NO_ASKS} view={frame.view} onClose={() => want(undefined)} />}
      {help && <KeysHelp onClose={() => showHelp(false)} />}
    </Shell>
  );
}
const NONE: readonly string[] = [];
const NO_ASKS: readonly Question[] = [];
/** What was asked and answered, and how long it took. */
function Told({
  replay,
  at,
  words,
  names,
  said,
  shell,
  trouble,
  onFork,
  onWhy,
}: {
  readonly replay: Replay;
  readonly at: number;
  readonly words: AnyWords;
  readonly names: readonly string[];
  readonly said: string | undefined;
  readonly shell: ReturnType<typeof useShell>;
  readonly trouble: string | undefined;
  readonly onFork: (() => void) | undefined;
  /** Why the bot did it. */
  readonly onWhy: (() => void) | undefined;
}) {
  const t = useT();
  const lang = usePrefs((p) => p.lang);
  const labelOf = useLabelOf();
  const frame = replay.frames[at];
  if (!frame) return null;
  const before = replay.frames[at - 1];
  const took = frame.at !== null && before?.at != null ? frame.at - before.at : null;
  // What was asked is read in the position it was asked in.
  const then = before?.view ?? replay.start;
  const asked = frame.ask
    ? words.question(frame.ask, then).say
    : frame.seat === null || frame.topic === null
      ? (said ?? t.bar.goesOn)
      : words.waiting(frame.topic, frame.seat, then);
  const label = frame.ask && frame.answer !== null && frame.answer !== undefined ? labelOf(frame.ask, frame.answer, then) : '';
  return (
    <QuestionBar
      state="other"
      label={t.replay.question}
      lead={frame.seat === null || frame.seat < 0 ? <Icon name="sand" /> : <SeatShape seat={frame.seat} name={names[frame.seat] ?? ''} />}
      say={<Rich>{asked}</Rich>}
      hint={
        <>
          {trouble && <b role="alert">{whyNot(t, trouble)} </b>}
          {said && said !== asked && <Rich>{said}</Rich>}{' '}
          {took !== null &&
            took >= 1000 &&
            took < 86_400_000 &&
            t.replay.took(took < 60_000 ? `${Math.round(took / 1000)} s` : span(took, lang))}
        </>
      }
      answers={
        <>
          {label && (
            <span className="cd-think">
              <Icon name="check" small /> {label}
            </span>
          )}
          {onWhy && (
            <button type="button" className="cd-button" onClick={onWhy}>
              <Icon name="bot" small /> {t.reasons.why}
            </button>
          )}
          {onFork && (
            <button type="button" className="cd-button" title={t.replay.forkHelp} onClick={onFork}>
              <Icon name="fork" small /> {t.replay.fork}
            </button>
          )}
        </>
      }
      measure={`replay ${at} ${lang}`}
      onInset={shell.setInset}
    />
  );
}
function Tool({ icon, label, onClick }: { readonly icon: string; readonly label: string; onClick(): void }) {
  return (
    <button type="button" className="cd-tool" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
/** A chapter a round, a lane a seat, a mark an answer; a slider lies over it. */
function Track({
  replay,
  chapters,
  at,
  label,
  onGo,
}: {
  readonly replay: Replay;
  readonly chapters: readonly Chapter[];
  readonly at: number;
  readonly label: string;
  onGo(at: number): void;
}) {
  const t = useT();
  const total = replay.frames.length;
  const seats = replay.table.seats.length;
  const x = useCallback((i: number) => (1000 * i) / total, [total]);
  const lane = 44 / seats;
  const marks = useMemo(() => {
    const paths = Array.from({ length: seats }, () => ({ past: '', later: '' }));
    replay.frames.forEach((f, i) => {
      const p = f.seat === null ? undefined : paths[f.seat];
      if (!p || f.seat === null) return;
      const turns = replay.frames[i - 1]?.seat !== f.seat;
      const d = `M${x(i).toFixed(1)} ${(24 + f.seat * lane).toFixed(1)}h${turns ? 4 : 2.4}v${Math.min(8, lane - 2).toFixed(1)}h-${turns ? 4 : 2.4}z`;
      if (i <= at) p.past += d;
      else p.later += d;
    });
    return paths;
  }, [replay, at, seats, lane, x]);
  const head: CSSProperties = { left: `${(100 * (at + 0.5)) / total}%` };
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="cd-reel__track">
      <svg className="lanes" viewBox="0 0 1000 72" preserveAspectRatio="none" aria-hidden="true">
        {chapters.map((c) => (
          <rect
            key={c.from}
            x={x(c.from) + 1}
            y="22"
            width={Math.max(1, x(c.count) - 2)}
            height="48"
            rx="4"
            fill={at >= c.from && at < c.from + c.count ? 'var(--cd-surface-3)' : 'var(--cd-surface-2)'}
          />
        ))}
        {marks.map((p, s) => (
          <g key={s} fill={`var(--cd-seat-${s + 1})`}>
            <path d={p.past} />
            <path d={p.later} opacity=".38" />
          </g>
        ))}
      </svg>
      <div className="chap">
        {chapters.map((c) => (
          <button
            key={c.from}
            type="button"
            tabIndex={-1}
            style={{ left: `${(100 * c.from) / total}%`, width: `${(100 * c.count) / total}%` }}
            aria-current={at >= c.from && at < c.from + c.count ? 'true' : undefined}
            onClick={() => onGo(c.from)}
          >
            <span className="chap__word">{t.replay.round} </span>
            {c.round}
          </button>
        ))}
      </div>
      <div className="head" style={head} />
      <input
        ref={input}
        type="range"
        min={0}
        max={total - 1}
        value={at}
        aria-label={t.replay.moveLabel}
        aria-valuetext={label}
        onChange={(e) => onGo(Number(e.currentTarget.value))}
      />
    </div>
  );
}
