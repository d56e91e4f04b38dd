import { hasLessons } from '@cosmodrome/games/faces';
import type { Json, Seat } from '@cosmodrome/kernel';
import type { AnyFace } from '@cosmodrome/kit/face';
import type { AnyWords, Question } from '@cosmodrome/kit/text';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { foreseen, type Place } from '../logic/flight.ts';
import { uncounted } from '../logic/uncounted.ts';
import { api } from '../net/api.ts';
import type { Said, Coach as Teacher } from '../net/lesson.ts';
import { useLine } from '../net/line.ts';
import { useAnnounced } from '../net/me.ts';
import { usePrefs } from '../net/prefs.ts';
import type { Refused, Session, TableState } from '../net/session.ts';
import type { Sync } from '../net/wire.ts';
import { useT, whyNot } from '../text/index.ts';
import { Away } from './Away.tsx';
import { useAttention } from './attention.ts';
import { Backs } from './Backs.tsx';
import { Bar } from './Bar.tsx';
import { Before, useFinal, useProposing, useWithoutStake } from './Careful.tsx';
import { ChatFoot, ChatLines } from './Chat.tsx';
import { useNow } from './Clock.tsx';
import { Coach, piecesNamed } from './Coach.tsx';
import { chipsOf } from './chips.ts';
import { AskFirst } from './Dialog.tsx';
import { FirstTimeCard, useFirstTime } from './FirstTime.tsx';
import { Flights } from './Flights.tsx';
import { Journal, useEntries } from './Journal.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { Knocks } from './Knocks.tsx';
import { MenuTool } from './Menu.tsx';
import { Moments } from './Moments.tsx';
import { Players } from './Players.tsx';
import { Reasons, type Wanted } from './Reasons.tsx';
import { Rules } from './Rules.tsx';
import { isTyping, type Panel, Shell, type ShellState, targetsIn, useShell } from './Shell.tsx';
import { useSounds } from './sounds.ts';
import { comfortEntries, moreEntries, stopTool, Tools, whyNoBack } from './TableTools.tsx';
import { TopBar } from './TopBar.tsx';
import { useAway } from './useAway.ts';
import { useFaceOf } from './useFaceOf.ts';
import { useKeys } from './useKeys.ts';
import { type OutOfSight, partOf, useOutOfSight } from './useOutOfSight.ts';
import { keyOf, usePlay } from './usePlay.ts';
import { useRecap } from './useRecap.ts';

const OFFLINE_AFTER_MS = 2000;
const SENDING_AFTER_MS = 150;
const REFUSED_FOR_MS = 10_000;
/** What is said where the click was is short, and others' clicks go on. */
const WHISPER_MS = 5000;
const TOAST_MS = 8000;

interface Props {
  readonly session: Session;
  readonly words: AnyWords;
  readonly face: AnyFace;
  /** It is a lesson: who teaches, and how it is left. */
  readonly lesson?: { readonly coach: Teacher; leave(): void };
}
/** What the table draws. What has come and is not shown yet redraws nothing. */
const shown = ({
  table,
  sync,
  notes,
  marks,
  pace,
  backs,
  wall,
  chat,
  sending,
  flight,
  refused,
  failed,
  group,
  missed,
  skew,
}: TableState) => ({
  table,
  sync,
  notes,
  marks,
  pace,
  backs,
  wall,
  chat,
  sending,
  flight,
  refused,
  failed,
  group,
  missed,
  skew,
});
/** The table: everything around the board of a match that is being played or has just ended. */
export function TableFrame({ session, words, face, lesson }: Props) {
  const t = useT();
  const [, navigate] = useLocation();
  const state = session.use(useShallow(shown));
  const { table, notes, marks, pace, backs, wall, chat, sending, flight, refused, failed, group, missed, skew } = state;
  if (!table || !state.sync) throw new Error('a table frame needs a position');
  const sync = useForeseen(state.sync, flight, face);
  const shell = useShell('journal');
  const announced = useAnnounced();
  const seat = sync.eyes ?? undefined;
  const offline = useOffline() && !lesson && !table.here;
  const slow = useSlow(sending !== undefined, sending?.since);
  const watching = seat === undefined;
  const mark = uncounted(table, t);
  const mine = table.seats.find((s) => s.mine && s.stand_in);
  const over = sync.over;
  const behind = pace.waiting.length > 0;
  // What I may answer now: nothing while an answer is on its way (but to questions that stand) or the line is down.
  const stopped = sync.stopped !== undefined && !over;
  const asks = useMemo<readonly Question[]>(
    () => (offline || over || stopped ? [] : sync.asks.filter((a) => !sending || a.standing)),
    [offline, sending, over, stopped, sync.asks],
  );
  const touched = useTouched(shell.frame);
  const send = useCallback<Session['act']['answer']>(
    (s, topic, answer) => session.act.answer(s, topic, answer, touched()),
    [session, touched],
  );
  const wants = useWants(lesson?.coach);
  const confirm = usePrefs((p) => p.confirm);
  const finalOf = useFinal(words, sync, table.training === true);
  const twice = useCallback(
    (a: Question, option: Json) =>
      !a.standing && !lesson && (confirm === 'always' || (confirm === 'final' && finalOf(a, option) !== undefined)),
    [confirm, finalOf, lesson],
  );
  const hand = usePlay(asks, send, twice, wants, face.aside);
  const ask = hand.play.ask;
  const { proposed } = hand;
  useProposing(shell, proposed !== undefined);
  useWithoutStake(asks, words, sync, send, lesson !== undefined);

  const time = useMemo(
    () => ({
      skew,
      timers: sync.timers ?? [],
      ...(sync.resumes === undefined ? {} : { resumes: sync.resumes }),
      ...(sync.stopped === undefined ? {} : { stopped: sync.stopped }),
    }),
    [skew, sync.timers, sync.resumes, sync.stopped],
  );
  const seen = { shell, table, face, words, view: sync.view, seat, notes, asks: sync.asks, play: hand.play, time };
  const { names, lang, faceProps, value, turn, setLit, focusAction, fact } = useFaceOf(seen);
  const turnSeats = turn.seats.length > 0 ? turn.seats : sync.waiting;
  // A question that stands calls when it appears, although nobody is waited for.
  const calling = over || stopped ? [] : sync.asks.filter((a) => (!a.optional || a.standing) && a.seat === seat);
  const asked = calling.length > 0;
  const lead = useMemo(() => face.lead?.(sync.view, lang), [face, sync.view, lang]);
  const chips = useMemo(
    () =>
      chipsOf(table, over ? [] : turnSeats, asked ? seat : undefined, seat, words, t).map((c) => ({
        ...c,
        leads: lead?.seats.includes(c.seat) ?? false,
      })),
    [table, over, turnSeats, asked, seat, words, t, lead],
  );
  const entries = useEntries(notes, marks, words, face, sync.view);
  const { motion, bots } = usePrefs(useShallow(({ motion, bots }) => ({ motion, bots })));
  const away = useAway({ table, seat, seen: sync.seen, marks, asked: asked && !lesson, skew });
  const recap = useRecap({
    entries,
    notes,
    face,
    lang,
    seat,
    seen: lesson ? undefined : sync.seen,
    asked: asked && !calling.some((a) => a.standing),
    moves: motion && bots !== 'at-once',
    waits: away.open,
    told: away.turned,
    sending: sending !== undefined,
    frame: shell.frame,
  });

  // A new question for me: the sheet makes room, the camera moves only if no target is in sight, the focus follows the answers.
  useNewQuestion(shell, asks.map(keyOf).join('|'), asks.length > 0, focusAction);
  const outOfTurn = asked && turn.seats.length > 0 && seat !== undefined && !turn.seats.includes(seat);
  const question = asked ? calling.map(keyOf).join('|') : undefined;
  useAttention(offline ? undefined : question, table.name, words.title);
  useSounds({ face, seat, asked, outOfTurn, sync, table, state, whose: entries, offline });
  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(session.act.forgetRefusal, refused.where ? WHISPER_MS : REFUSED_FOR_MS);
    return () => clearTimeout(timer);
  }, [refused, session]);

  const [help, showHelp] = useState(false);
  const [wanted, want] = useState<Wanted>();
  const [leaving, leave] = useState(false);
  const [lastRead, read] = useState(chat.at(-1)?.id ?? 0);
  const chatting = shell.tab === 'chat';
  const newest = chat.at(-1)?.id ?? 0;
  useEffect(() => {
    if (chatting) read(newest);
  }, [chatting, newest]);
  const deadline = seat === undefined ? null : (table.seats[seat]?.deadline ?? null);
  const strikes = [...(deadline === null ? [] : [deadline]), ...time.timers.map((x) => x.at)];
  const first = useFirstTime({
    game: table.game,
    code: table.code,
    words,
    view: sync.view,
    seat,
    // Gone at the next answer, also where the same question stands on; and never beside what a proposal says.
    question: lesson || behind || refused || help || leaving || proposed || !question ? undefined : `${question}#${sync.own ?? ''}`,
    topics: calling.map((a) => a.topic),
    until: strikes.length > 0 ? Math.min(...strikes) - skew : undefined,
    frame: shell.frame,
  });
  const noBack = whyNoBack(t, sync, names, offline);
  const [noBackTold, tellNoBack] = useState(false);
  const takeBack = useCallback(() => {
    if (noBack === undefined && seat !== undefined) session.act.takeBack(seat);
    else tellNoBack(true);
  }, [noBack, seat, session]);
  const [backsShown, showBacks] = useState(false);
  const listBacks = useCallback(() => showBacks(true), []);
  const hushNoBack = useCallback(() => tellNoBack(false), []);
  useKeys(shell, {
    yesNo: ask?.kind === 'yesNo',
    takeBack,
    help: () => showHelp(true),
    focusAction,
    escape: () => {
      if (refused) session.act.forgetRefusal();
      else if (recap.open) recap.shut();
      else first.hush();
      return refused !== undefined || recap.open || first.shown !== undefined;
    },
  });

  // Lines of the journal are drawn once: what they call stays the same.
  const view = useRef(sync.view);
  view.current = sync.view;
  const { camera } = shell;
  const showPlace = useCallback(
    (place: string) => {
      const spot = face.spot?.(place, view.current);
      if (spot) camera.current?.show(spot);
    },
    [face, camera],
  );
  /** What a coach speaks of: a place of the board, something among my things, or a part of the screen. */
  const showTaught = (at: string): void => {
    const piece = shell.frame.current?.querySelector(piecesNamed(at));
    if (at.includes(':') && face.spot?.(at, view.current)) showPlace(at);
    else if (piece?.closest('.cd-things')) shell.openThings();
    else showPart(at, shell);
    requestAnimationFrame(() => piece?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  };
  /** What a coach wants touched comes within reach. */
  const reach = (element: Element): void => {
    if (element.closest('.cd-things')) shell.openThings();
    if (partOf(element) === 'board') camera.current?.showElements([element], true);
    requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  };
  const backToLine = useCallback((line: number) => seat !== undefined && session.act.takeBack(seat, { note: line }), [seat, session]);
  const unread = chat.filter((c) => c.id > lastRead).length;
  const ruleIds = useMemo(() => (ask ? (words.question(ask, sync.view).rules ?? []) : []), [ask, words, sync.view]);
  const Tab = face.tab?.Panel;
  // What is drawn of a position is drawn once, however often the frame around it changes.
  const Board = face.Board;
  const Things = face.Things;
  const board = useMemo(() => <Board {...faceProps} />, [Board, faceProps]);
  const things = useMemo(() => Things && <Things {...faceProps} />, [Things, faceProps]);
  const tabBody = useMemo(() => Tab && <Tab {...faceProps} />, [Tab, faceProps]);
  const players = useMemo(
    () => <Players chips={chips} face={face} view={sync.view} skew={skew} lit={undefined} whole={watching} mark={mark} />,
    [chips, face, sync.view, skew, watching, mark],
  );
  const onSince = recap.moments.length > 0 ? recap.show : undefined;
  const backTo = seat === undefined || offline || backs.length === 0 ? undefined : Math.min(...backs);
  const ended = over !== null;
  const journal = useMemo(
    () => (
      <Journal
        entries={entries}
        notes={notes}
        face={face}
        seat={seat}
        hinted={table.hinted}
        asked={asked}
        onSince={onSince}
        over={ended}
        onPlace={setLit}
        onGo={showPlace}
        backTo={backTo}
        onBack={backToLine}
      />
    ),
    [entries, notes, face, seat, table.hinted, asked, onSince, ended, setLit, showPlace, backTo, backToLine],
  );
  const panels: readonly Panel[] = [
    { id: 'journal', icon: 'journal', title: t.dock.journal, body: journal },
    {
      id: 'chat',
      icon: 'chat',
      title: t.chat.title,
      ...(unread > 0 && !chatting ? { badge: unread } : {}),
      body: <ChatLines chat={chat} phrases={words.phrases} table={table} />,
      foot: (
        <ChatFoot
          phrases={watching ? undefined : words.phrases}
          gallery={(watching || sync.gallery === true) && !over}
          onSay={session.act.say}
        />
      ),
    },
    { id: 'rules', icon: 'rules', title: t.rules.title, body: <Rules words={words} now={ruleIds} open={shell.rule} game={table.game} /> },
    ...(face.tab && Tab ? [{ id: face.tab.id, icon: face.tab.icon, title: face.tab.title[lang], body: tabBody }] : []),
  ];
  const boardTargets = countOnBoard(face, asks, sync.view);
  const [followed, follow] = useState<Seat>();
  const elsewhere = useOutOfSight(shell.frame, asks.length > 0);
  const goElsewhere = ({ part, targets }: OutOfSight) => {
    if (part === 'board')
      return camera.current?.showElements(
        targetsIn(shell.frame.current).filter((e) => partOf(e) === 'board'),
        true,
      );
    shell.openThings();
    requestAnimationFrame(() => targets[0]?.scrollIntoView({ block: 'nearest', inline: 'center' }));
  };
  const stop = lesson ? undefined : stopTool(t, table, sync, session);
  /** What the menus of bar and rail offer. */
  const more = lesson
    ? [...comfortEntries(t), { id: 'leave', label: t.lesson.leave, icon: 'out', run: lesson.leave }]
    : moreEntries({
        t,
        table,
        seat,
        stop,
        back: watching ? takeBack : listBacks,
        leave: () => leave(true),
        help: () => showHelp(true),
        home: () => navigate('/'),
        reasons: {
          ...(words.motive && table.seats.some((s) => s.sitter.kind === 'bot') ? { why: () => want({ code: table.code, n: sync.n }) } : {}),
          ...(table.hints !== 'none' && seat !== undefined && !over ? { hint: () => want({ code: table.code, seat }) } : {}),
        },
        session,
      });
  const tools = (
    <Tools
      stop={stop}
      noBack={noBack}
      onBack={watching ? takeBack : listBacks}
      backs={backs.length}
      onRules={() => shell.openPanel('rules')}
      lessons={!lesson && hasLessons(table.game) ? `/learn/${table.game}` : undefined}
      more={more}
    />
  );
  return (
    <Shell
      shell={shell}
      game={face.id}
      n={sync.n}
      value={value}
      chips={chips}
      fact={fact}
      top={
        <TopBar
          table={table.name}
          game={watching ? t.top.spectator : words.title}
          turn={turn}
          chips={chips}
          skew={skew}
          still={offline}
          stands={lead && lead.seats.length === 0 ? lead.short : undefined}
          mark={mark}
          tools={tools}
          onSeat={(s) => shell.openPlayers() === undefined && document.getElementById(`player-${s}`)?.focus()}
        />
      }
      bar={
        <Bar
          session={session}
          sync={sync}
          table={table}
          words={words}
          face={face}
          faceProps={faceProps}
          hand={hand}
          twice={proposed && finalOf(proposed.ask, proposed.option)}
          names={names}
          offline={offline}
          sendingSlow={slow}
          behind={behind || pace.paused}
          group={group}
          standIn={mine}
          stopped={stopped}
          outOfTurn={outOfTurn}
          lastNote={entries.findLast((e) => !e.secret)?.say}
          lastOwn={entries.findLast((e) => e.seat === seat && !e.secret)?.say}
          shell={shell}
          elsewhere={elsewhere}
          takeBack={takeBack}
          onElsewhere={goElsewhere}
          onScore={() => navigate(`/t/${table.code}/score`)}
          onReplay={() => navigate(`/r/${table.code}`)}
          onTable={(code) => navigate(`/t/${code}`)}
        />
      }
      board={board}
      boardLabel={t.board.label}
      stale={offline}
      strip={<Moments recap={recap} face={face} view={sync.view} shell={shell} onLit={setLit} />}
      note={
        boardTargets > 0 ? (
          <p className="cd-boardnote">
            <b className="cd-you">{t.board.targets(boardTargets)}</b> <span className="cd-key">T</span>{' '}
            <span className="cd-fine">{t.board.next}</span>
          </p>
        ) : undefined
      }
      {...(watching ? { thingsTitle: t.watch.title } : {})}
      things={
        watching ? (
          <Watching names={names} followed={followed} onFollow={(s) => followSeat(s, follow, face, sync.view, shell)} />
        ) : (
          <section className="cd-things" id="affaires" data-part="things" aria-label={t.dock.things}>
            <div className="cd-things__me">
              <h2>
                <SeatShape seat={seat} name={names[seat] ?? ''} /> {t.you}
              </h2>
              {face.mine(sync.view, seat, lang).map((line) => (
                <span key={line} className="cd-muted">
                  <Rich>{line}</Rich>
                </span>
              ))}
            </div>
            <div className="cd-things__slot">{things}</div>
          </section>
        )
      }
      players={players}
      playersNow={flight.length === 0 && !sending}
      panels={lesson ? panels.filter((p) => p.id !== 'chat') : panels}
      railTools={<MenuTool label={t.top.more} land entries={more} />}
      onFocusAction={focusAction}
      later={lesson && t.lesson.later}
    >
      {failed !== undefined ? (
        <Toast icon="ban" loud onClose={session.act.forgetFailure}>
          {whyNot(t, failed, words)}
        </Toast>
      ) : noBackTold && noBack !== undefined ? (
        <Toast icon="back" onClose={hushNoBack}>
          {noBack}
        </Toast>
      ) : (
        missed !== undefined && <BackToast missed={missed} onSee={() => shell.openPanel('journal')} onClose={session.act.forgetMissed} />
      )}
      {failed === undefined && !noBackTold && missed === undefined && announced.said && (
        <Toast icon="info" onClose={announced.hear}>
          {announced.said[lang]}
        </Toast>
      )}
      {refused?.where && (
        <Whisper
          refused={refused}
          where={refused.where}
          words={words}
          view={sync.view}
          last={entries.findLast((e) => !e.secret && e.seat !== seat)?.say}
        />
      )}
      <Flights view={sync.view} motion={motion && bots !== 'at-once'} frame={shell.frame} />
      {away.open && recap.moments.length > 0 && (
        <Away away={away} recap={recap} face={face} view={sync.view} words={words} seat={seat as Seat} frame={shell.frame} />
      )}
      {proposed && <Before proposed={proposed} words={words} view={sync.view} frame={shell.frame} onRule={shell.openRule} />}
      {backsShown && seat !== undefined && (
        <Backs
          backs={offline ? [] : backs}
          noBack={noBack}
          wall={wall}
          alone={sync.alone === true}
          training={table.training === true}
          entries={entries}
          face={face}
          seat={seat}
          names={names}
          onBack={(steps) => session.act.takeBack(seat, { steps })}
          onClose={() => showBacks(false)}
        />
      )}
      {sync.resumes !== undefined && <Resumes at={sync.resumes - skew} />}
      <Knocks session={session} table={table} />
      {wanted && <Reasons wanted={wanted} words={words} names={names} asks={sync.asks} view={sync.view} onClose={() => want(undefined)} />}
      {help && <KeysHelp onClose={() => showHelp(false)} />}
      {lesson && <Coach coach={lesson.coach} frame={shell.frame} onShow={showTaught} onReach={reach} onLeave={lesson.leave} />}
      <FirstTimeCard first={first} frame={shell.frame} />
      {leaving && seat !== undefined && (
        <AskFirst
          title={t.more.resign}
          text={t.more.resignText}
          yes={t.more.resign}
          onClose={() => leave(false)}
          onYes={() => void session.act.change(api.resign(table.code, seat))}
        />
      )}
    </Shell>
  );
}

// ------------------------------------------------------------------ around the board

/** Why an answer came to nothing, where the click was. What is gone is told with what the others did last. */
function Whisper({
  refused,
  where,
  words,
  view,
  last,
}: {
  readonly refused: Refused;
  readonly where: Place;
  readonly words: AnyWords;
  readonly view: Json;
  readonly last: string | undefined;
}) {
  const t = useT();
  const gone = refused.code === 'stale' || refused.code === 'not-asked';
  const reason = refused.key
    ? words.refusal(refused.key, { answer: refused.answer, view })
    : (t.refusal[refused.code as keyof typeof t.refusal] ?? t.refusal.unknown);
  return (
    <p
      key={refused.at}
      className="cd-whisper"
      role="status"
      style={{ '--x': `${Math.round(where.x)}px`, '--y': `${Math.round(where.y)}px` } as CSSProperties}
    >
      <Icon name="ban" small />
      <span>
        <Rich quiet>{gone && last ? `${reason} ${last}` : reason}</Rich>
      </span>
    </p>
  );
}
/** The game stood still: it counts down before it goes on. */
function Resumes({ at }: { readonly at: number }) {
  const t = useT();
  const now = useNow(true);
  const left = Math.ceil((at - now) / 1000);
  if (left <= 0) return null;
  return (
    <p className="cd-resumes" role="status">
      <Icon name="sand" /> {t.resumes(left)}
    </p>
  );
}

/** Without a seat: the strip that chooses whom to follow. It moves the camera and changes nothing else. */
function Watching({
  names,
  followed,
  onFollow,
}: {
  readonly names: readonly string[];
  readonly followed: Seat | undefined;
  onFollow(seat: Seat | undefined): void;
}) {
  const t = useT();
  return (
    <section className="cd-things" aria-label={t.watch.label}>
      <div className="cd-things__me">
        <h2>
          <Icon name="eye" /> {t.watch.title}
        </h2>
        <span className="cd-muted">{t.watch.text}</span>
      </div>
      <div className="cd-things__slot cd-things__follow">
        <div className="cd-choice" role="radiogroup" aria-label={t.watch.follow}>
          <button type="button" role="radio" aria-checked={followed === undefined} onClick={() => onFollow(undefined)}>
            <Icon name="layers" small /> {t.watch.table}
          </button>
          {names.map((name, s) => (
            <button key={`${s} ${name}`} type="button" role="radio" aria-checked={followed === s} onClick={() => onFollow(s)}>
              <SeatShape seat={s} size="s" name={name} /> {name}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
function followSeat(seat: Seat | undefined, follow: (s: Seat | undefined) => void, face: AnyFace, view: Json, shell: ShellState): void {
  follow(seat);
  const spot = seat === undefined ? undefined : face.spot?.(`seat:${seat}`, view);
  if (spot) shell.camera.current?.show(spot);
  else shell.camera.current?.fit();
}
function countOnBoard(face: AnyFace, asks: readonly Question[], view: Json): number {
  let n = 0;
  for (const a of asks)
    if (a.kind === 'oneOf' || a.kind === 'someOf')
      for (const o of (a.shape as { options: readonly Json[] }).options) if (face.where?.(a, o, view) === 'board') n++;
  return n;
}
function showPart(at: string, shell: ShellState): void {
  if (at === 'players') shell.openPlayers();
  else if (at === 'journal' || at === 'chat' || at === 'rules') shell.openPanel(at);
  else shell.settle();
}
function BackToast({ missed, onSee, onClose }: { readonly missed: number; onSee(): void; onClose(): void }) {
  const t = useT();
  const see = () => {
    onSee();
    onClose();
  };
  return (
    <Toast icon="check" onClose={onClose}>
      <span>{t.back(missed)}</span>
      {missed > 0 && (
        <button type="button" className="cd-button" data-kind="quiet" onClick={see}>
          {t.backSee}
        </button>
      )}
    </Toast>
  );
}
/** A word that goes by itself. */
function Toast({
  icon,
  loud = false,
  onClose,
  children,
}: {
  readonly icon: string;
  readonly loud?: boolean;
  onClose(): void;
  readonly children: ReactNode;
}) {
  const t = useT();
  useEffect(() => {
    const timer = setTimeout(onClose, TOAST_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div className="cd-toast" role={loud ? 'alert' : 'status'}>
      <Icon name={icon} small />
      {children}
      <button type="button" className="cd-tool" aria-label={t.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

// ------------------------------------------------------------------ small hooks

/** In a lesson: the answer that goes on. */
const useNobody = create<Pick<Said, 'wants'>>(() => ({ wants: undefined }));
function useWants(coach: Teacher | undefined): Said['wants'] {
  const use: UseBoundStore<StoreApi<Pick<Said, 'wants'>>> = coach?.use ?? useNobody;
  return use((s) => s.wants);
}

/** The position with what I have just done in it, before the server has said so. */
function useForeseen(sync: Sync, flight: TableState['flight'], face: AnyFace): Sync {
  return useMemo(() => {
    const view = foreseen(sync.view, sync.asks, flight, face.foresee);
    return view === sync.view ? sync : { ...sync, view };
  }, [sync, flight, face]);
}
/** Where the last click or key was: the pointer, or the middle of what had the focus. */
function useTouched(frame: RefObject<HTMLElement | null>): () => Place {
  const last = useRef<Place>(undefined);
  useEffect(() => {
    const pointed = (e: globalThis.PointerEvent) => {
      last.current = { x: e.clientX, y: e.clientY };
    };
    const typed = () => {
      const focused = document.activeElement;
      const at = focused && focused !== document.body ? focused : frame.current?.querySelector('.cd-question');
      if (at) last.current = middle(at);
    };
    addEventListener('pointerdown', pointed, true);
    addEventListener('keydown', typed, true);
    return () => {
      removeEventListener('pointerdown', pointed, true);
      removeEventListener('keydown', typed, true);
    };
  }, [frame]);
  return useCallback(() => last.current ?? { x: innerWidth / 2, y: innerHeight / 2 }, []);
}
const middle = (element: Element): Place => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

function useOffline(): boolean {
  const { up, lostAt } = useLine();
  const [late, set] = useState(false);
  useEffect(() => {
    if (up || lostAt === null) {
      set(false);
      return;
    }
    const timer = setTimeout(() => set(true), Math.max(0, lostAt + OFFLINE_AFTER_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [up, lostAt]);
  return late;
}
function useSlow(on: boolean, since: number | undefined): boolean {
  const [slow, set] = useState(false);
  useEffect(() => {
    set(false);
    if (!on || since === undefined) return;
    const timer = setTimeout(() => set(true), SENDING_AFTER_MS);
    return () => clearTimeout(timer);
  }, [on, since]);
  return slow;
}
/** What a new question does to the screen: nothing while somebody types or a dialog is open. */
function useNewQuestion(shell: ShellState, question: string, asked: boolean, focusAction: () => void): void {
  const inAnswers = useRef(false);
  const { settle, camera, frame } = shell;
  const act = useRef(focusAction);
  act.current = focusAction;
  useEffect(() => {
    const seen = (e: FocusEvent) => {
      inAnswers.current = e.target instanceof Element && e.target.closest('.cd-question') !== null;
    };
    addEventListener('focusin', seen);
    return () => removeEventListener('focusin', seen);
  }, []);
  useEffect(() => {
    if (!asked || question === '') return;
    settle();
    const timer = requestAnimationFrame(() => {
      const targets = targetsIn(frame.current).filter((e) => e.closest('.cd-board'));
      camera.current?.showElements(targets);
      const lost = document.activeElement === document.body || document.activeElement === null;
      if (inAnswers.current && lost && !isTyping() && !document.querySelector('.cd-scrim'))
        frame.current?.querySelector<HTMLElement>('.cd-question .cd-answer, .cd-question .cd-tray button')?.focus();
    });
    return () => cancelAnimationFrame(timer);
  }, [question, asked, settle, camera, frame]);
}
