import type { Json, Seat } from '@cosmodrome/kernel';
import type { AnyFace } from '@cosmodrome/kit/face';
import type { AnyWords, Question } from '@cosmodrome/kit/text';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useShallow } from 'zustand/react/shallow';
import { api } from '../net/api.ts';
import { useLine } from '../net/line.ts';
import { setPrefs, usePrefs } from '../net/prefs.ts';
import type { Session, TableState } from '../net/session.ts';
import { useT, whyNot } from '../text/index.ts';
import { chime, useAttention } from './attention.ts';
import { Bar } from './Bar.tsx';
import { ChatFoot, ChatLines } from './Chat.tsx';
import { chipsOf } from './chips.ts';
import { AskFirst } from './Dialog.tsx';
import { Guide } from './Guide.tsx';
import { Journal, useEntries } from './Journal.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { Knocks } from './Knocks.tsx';
import { MenuTool } from './Menu.tsx';
import { Players } from './Players.tsx';
import { Rules } from './Rules.tsx';
import { isTyping, type Panel, Shell, type ShellState, targetsIn, useShell } from './Shell.tsx';
import { moreEntries, Tools, whyNoBack } from './TableTools.tsx';
import { TopBar } from './TopBar.tsx';
import { useFaceOf } from './useFaceOf.ts';
import { useKeys } from './useKeys.ts';
import { type OutOfSight, partOf, useOutOfSight } from './useOutOfSight.ts';
import { usePlay } from './usePlay.ts';

const OFFLINE_AFTER_MS = 2000;
const SENDING_AFTER_MS = 150;
const REFUSED_FOR_MS = 10_000;
const TOAST_MS = 8000;

interface Props {
  readonly session: Session;
  readonly words: AnyWords;
  readonly face: AnyFace;
}
/** What the table draws. What has come and is not shown yet redraws nothing. */
const shown = ({ table, sync, notes, marks, pace, backs, chat, sending, refused, failed, group, missed, skew }: TableState) => ({
  table,
  sync,
  notes,
  marks,
  pace,
  backs,
  chat,
  sending,
  refused,
  failed,
  group,
  missed,
  skew,
});
/** The table: everything around the board of a match that is being played or has just ended. */
export function TableFrame({ session, words, face }: Props) {
  const t = useT();
  const guided = usePrefs((p) => p.guided);
  const [, navigate] = useLocation();
  const { table, sync, notes, marks, pace, backs, chat, sending, refused, failed, group, missed, skew } = session.use(useShallow(shown));
  if (!table || !sync) throw new Error('a table frame needs a position');
  const shell = useShell('journal');
  const seat = sync.eyes ?? undefined;
  const offline = useOffline();
  const slow = useSlow(sending !== undefined, sending?.since);
  const watching = seat === undefined;
  const mine = table.seats.find((s) => s.mine && s.stand_in);
  const over = sync.over;
  const behind = pace.waiting.length > 0 || pace.paused;

  // What I may answer now: nothing while an answer is on its way, the line is down, or the present is not yet shown.
  const asks = useMemo<readonly Question[]>(
    () => (offline || sending || behind || over ? [] : sync.asks),
    [offline, sending, behind, over, sync.asks],
  );
  const hand = usePlay(asks, session.act.answer);
  const ask = hand.play.ask;

  const seen = { shell, table, face, words, view: sync.view, seat, notes, asks: sync.asks, play: hand.play };
  const { names, lang, faceProps, value, turn, setLit, focusAction, fact } = useFaceOf(seen);
  const turnSeats = turn.seats.length > 0 ? turn.seats : sync.waiting;
  const asked = sync.asks.some((a) => !a.optional && a.seat === seat) && !over;
  const chips = useMemo(
    () => chipsOf(table, over ? [] : turnSeats, asked ? seat : undefined, seat, words, t.seatFree, t.bot),
    [table, over, turnSeats, asked, seat, words, t],
  );
  const entries = useEntries(notes, marks, words);

  // A new question for me: the sheet makes room, the camera moves only if no target is in sight, the focus follows the answers.
  const question = asks.map((a) => `${a.topic} ${JSON.stringify(a.shape)}`).join('|');
  useNewQuestion(shell, question, asks.length > 0, focusAction);
  const calling = sync.asks.filter((a) => !a.optional && a.seat === seat).map((a) => `${a.topic} ${JSON.stringify(a.shape)}`);
  useAttention(asked && !offline ? calling.join('|') : undefined, table.name, words.title);
  useEffect(() => {
    if (asked) chime();
  }, [asked]);
  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(session.act.forgetRefusal, REFUSED_FOR_MS);
    return () => clearTimeout(timer);
  }, [refused, session]);

  const [help, showHelp] = useState(false);
  const [guide, showGuide] = useState(false);
  const [leaving, leave] = useState(false);
  const [lastRead, read] = useState(chat.at(-1)?.id ?? 0);
  const chatting = shell.tab === 'chat';
  const newest = chat.at(-1)?.id ?? 0;
  useEffect(() => {
    if (chatting) read(newest);
  }, [chatting, newest]);
  // The first game of its kind: the guide offers itself once.
  useEffect(() => {
    if (!watching && !over && words.guide.length > 0 && !guided.includes(table.game)) showGuide(true);
  }, [watching, over, words, guided, table.game]);
  const endGuide = useCallback(() => {
    showGuide(false);
    setPrefs({ guided: [...new Set([...usePrefs.getState().guided, table.game])] });
  }, [table.game]);
  const noBack = whyNoBack(t, sync, names, offline);
  const [noBackTold, tellNoBack] = useState(false);
  const takeBack = useCallback(() => {
    if (noBack === undefined && seat !== undefined) session.act.takeBack(seat);
    else tellNoBack(true);
  }, [noBack, seat, session]);
  const hushNoBack = useCallback(() => tellNoBack(false), []);
  useKeys(shell, {
    yesNo: ask?.kind === 'yesNo',
    takeBack,
    guide: () => showGuide(true),
    help: () => showHelp(true),
    focusAction,
    escape: () => {
      if (refused) session.act.forgetRefusal();
      return refused !== undefined;
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
  const backToLine = useCallback((line: number) => seat !== undefined && session.act.takeBack(seat, line), [seat, session]);
  const unread = chat.filter((c) => c.id > lastRead).length;
  const ruleIds = useMemo(() => (ask ? (words.question(ask, sync.view).rules ?? []) : []), [ask, words, sync.view]);
  const Tab = face.tab?.Panel;
  const panels: readonly Panel[] = [
    {
      id: 'journal',
      icon: 'journal',
      title: t.dock.journal,
      body: (
        <Journal
          entries={entries}
          notes={notes}
          face={face}
          seat={seat}
          asked={asked}
          onPlace={setLit}
          onGo={showPlace}
          backTo={seat === undefined || offline || backs.length === 0 ? undefined : Math.min(...backs)}
          onBack={backToLine}
        />
      ),
    },
    {
      id: 'chat',
      icon: 'chat',
      title: t.chat.title,
      ...(unread > 0 && !chatting ? { badge: unread } : {}),
      body: <ChatLines chat={chat} phrases={words.phrases} />,
      foot: (
        <ChatFoot
          phrases={watching ? undefined : words.phrases}
          gallery={(watching || sync.gallery === true) && !over}
          onSay={session.act.say}
        />
      ),
    },
    { id: 'rules', icon: 'rules', title: t.rules.title, body: <Rules words={words} now={ruleIds} open={shell.rule} /> },
    ...(face.tab && Tab ? [{ id: face.tab.id, icon: face.tab.icon, title: face.tab.title[lang], body: <Tab {...faceProps} /> }] : []),
  ];
  const Things = face.Things;
  const Board = face.Board;
  const boardTargets = asks.length > 0 ? countOnBoard(face, asks, sync.view) : 0;
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
  const tools = (
    <Tools
      noBack={noBack}
      onBack={takeBack}
      onRules={() => shell.openPanel('rules')}
      onGuide={() => showGuide(true)}
      more={moreEntries({
        t,
        table,
        seat,
        back: takeBack,
        leave: () => leave(true),
        help: () => showHelp(true),
        home: () => navigate('/'),
        session,
      })}
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
          tools={tools}
          onSeat={(s) => shell.openPlayers() === undefined && document.getElementById(`player-${s}`)?.focus()}
        />
      }
      bar={
        <Bar
          session={session}
          table={table}
          words={words}
          face={face}
          faceProps={faceProps}
          hand={hand}
          names={names}
          offline={offline}
          sendingSlow={slow}
          behind={behind}
          group={group}
          standIn={mine}
          outOfTurn={asked && turn.seats.length > 0 && seat !== undefined && !turn.seats.includes(seat)}
          lastNote={entries.findLast((e) => !e.secret)?.say}
          lastOwn={entries.findLast((e) => e.seat === seat && !e.secret)?.say}
          shell={shell}
          elsewhere={elsewhere}
          takeBack={takeBack}
          onElsewhere={goElsewhere}
          onScore={() => navigate(`/t/${table.code}/score`)}
          onReplay={() => navigate(`/r/${table.code}`)}
          onRematch={(code) => navigate(`/t/${code}`)}
        />
      }
      board={<Board {...faceProps} />}
      boardLabel={t.board.label}
      stale={offline}
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
          <section className="cd-things" id="affaires" data-guide="things" aria-label={t.dock.things}>
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
            <div className="cd-things__slot">{Things && <Things {...faceProps} />}</div>
          </section>
        )
      }
      players={<Players chips={chips} face={face} view={sync.view} skew={skew} lit={undefined} whole={watching} />}
      panels={panels}
      railTools={
        <MenuTool
          label={t.top.more}
          land
          entries={moreEntries({
            t,
            table,
            seat,
            back: takeBack,
            leave: () => leave(true),
            help: () => showHelp(true),
            home: () => navigate('/'),
            session,
          })}
        />
      }
      onFocusAction={focusAction}
    >
      {failed !== undefined ? (
        <Toast icon="ban" loud onClose={session.act.forgetFailure}>
          {whyNot(t, failed)}
        </Toast>
      ) : noBackTold && noBack !== undefined ? (
        <Toast icon="back" onClose={hushNoBack}>
          {noBack}
        </Toast>
      ) : (
        missed !== undefined && <BackToast missed={missed} onSee={() => shell.openPanel('journal')} onClose={session.act.forgetMissed} />
      )}
      {!watching && <Knocks session={session} table={table} />}
      {help && <KeysHelp onClose={() => showHelp(false)} />}
      {guide && (
        <Guide
          steps={words.guide}
          now={ask && words.question(ask, sync.view)}
          frame={shell.frame}
          onShow={(at) => showPart(at, shell)}
          onEnd={endGuide}
        />
      )}
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
