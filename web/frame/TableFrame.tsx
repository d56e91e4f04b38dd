import { CLOCK, type Json, type Seat } from '@cosmodrome/kernel';
import type { AnyFace, FaceProps } from '@cosmodrome/kit/face';
import { plain } from '@cosmodrome/kit/rich';
import type { AnyWords, Question } from '@cosmodrome/kit/text';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { span } from '../logic/clock.ts';
import { api } from '../net/api.ts';
import { retryNow, useLine } from '../net/line.ts';
import { setPrefs, usePrefs } from '../net/prefs.ts';
import type { Session } from '../net/session.ts';
import type { SeatInfo, TableInfo } from '../net/wire.ts';
import { useT } from '../text/index.ts';
import { Busy, TakeBack, useAnswers, useLabelOf } from './Answers.tsx';
import { chime, useAttention } from './attention.ts';
import { ChatFoot, ChatLines } from './Chat.tsx';
import { QuestionClock, useNow } from './Clock.tsx';
import { AskFirst } from './Dialog.tsx';
import { Guide } from './Guide.tsx';
import { RuleTag } from './HoverCard.tsx';
import { Journal, useEntries } from './Journal.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { type MenuEntry, MenuTool } from './Menu.tsx';
import { Players } from './Players.tsx';
import { type BarProps, QuestionBar } from './QuestionBar.tsx';
import { Rules } from './Rules.tsx';
import { isTyping, type Panel, Shell, type ShellState, targetsIn, useShell } from './Shell.tsx';
import { SoundTool, toggleNotify } from './TableTools.tsx';
import { type Chip, TopBar } from './TopBar.tsx';
import { toggleFull, useKeys } from './useKeys.ts';
import { type Hand, usePlay } from './usePlay.ts';

const OFFLINE_AFTER_MS = 2000;
const SENDING_AFTER_MS = 150;
const REFUSED_FOR_MS = 10_000;
const MARK_MS = 2400;

export const nameOfSeat = (s: SeatInfo, free: string): string => (s.sitter.kind === 'open' ? free : s.sitter.name);

/** The seats as chips: who, whose turn, who is asked, connected, clock. */
export function chipsOf(
  table: TableInfo,
  turn: readonly Seat[],
  asked: Seat | undefined,
  me: Seat | undefined,
  words: AnyWords,
  free: string,
  botUnder: string,
): readonly Chip[] {
  return table.seats.map((s) => ({
    seat: s.seat,
    name: nameOfSeat(s, free),
    me: s.seat === me,
    turn: turn.includes(s.seat),
    asked: s.seat === asked,
    bot: s.sitter.kind === 'bot' || s.stand_in,
    link: s.sitter.kind === 'person' && !s.stand_in ? s.sitter.here : s.sitter.kind === 'device' ? 'here' : undefined,
    under: s.sitter.kind === 'bot' ? (words.bots[s.sitter.bot] ?? botUnder) : '',
    deadline: s.deadline,
    reserveMs: s.reserveMs,
  }));
}

interface Props {
  readonly session: Session;
  readonly words: AnyWords;
  readonly face: AnyFace;
}
/** The table: everything around the board of a match that is being played or has just ended. */
export function TableFrame({ session, words, face }: Props) {
  const t = useT();
  const { lang, motion, guided } = usePrefs();
  const [, navigate] = useLocation();
  const state = session.use();
  const { table, sync, notes, marks, pace, chat, sending, refused, group, missed, skew } = state;
  if (!table || !sync) throw new Error('a table frame needs a position');
  const shell = useShell('journal');
  const seat = sync.eyes ?? undefined;
  const names = useMemo(() => table.seats.map((s) => nameOfSeat(s, t.seatFree)), [table, t]);
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

  const changed = useChanged(face, sync.view, motion);
  const [lit, setLit] = useState<string>();
  const explain = useCallback<FaceProps['explain']>((at, about) => shell.card.explain(at, about, 'click'), [shell.card.explain]);
  const faceProps = useMemo<FaceProps>(
    () => ({ view: sync.view, seat, names, lang, words, play: hand.play, changed, lit, motion, explain }),
    [sync.view, seat, names, lang, words, hand.play, changed, lit, motion, explain],
  );
  const value = useMemo(
    () => ({ lang, words, names, seat, view: sync.view, play: hand.play, motion }),
    [lang, words, names, seat, sync.view, hand.play, motion],
  );

  const turn = useMemo(() => face.turn(sync.view, lang), [face, sync.view, lang]);
  const turnSeats = turn.seats.length > 0 ? turn.seats : sync.waiting;
  const asked = sync.asks.some((a) => !a.optional && a.seat === seat) && !over;
  const chips = useMemo(
    () => chipsOf(table, over ? [] : turnSeats, asked ? seat : undefined, seat, words, t.seatFree, t.bot),
    [table, over, turnSeats, asked, seat, words, t],
  );
  const entries = useEntries(notes, marks, words);

  const focusAction = useCallback(() => {
    const spot = face.action?.(sync.view, seat, sync.asks);
    const board = shell.frame.current?.querySelector('.cd-board');
    const targets = [...(board?.querySelectorAll('[data-target]') ?? [])];
    if (spot) shell.camera.current?.show(spot);
    else if (targets.length > 0) shell.camera.current?.showElements(targets, true);
    else shell.camera.current?.fit();
  }, [face, sync, seat, shell.camera, shell.frame]);

  // A new question for me: the sheet makes room, the camera moves only if no target is in sight, the focus follows the answers.
  const question = asks.map((a) => `${a.topic} ${JSON.stringify(a.shape)}`).join('|');
  useNewQuestion(shell, question, asks.length > 0, focusAction);
  useAttention(asked && !offline, table.name, words.title);
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
  const takeBack = useCallback(() => {
    if (sync.canTakeBack && seat !== undefined) session.act.takeBack(seat);
  }, [sync.canTakeBack, seat, session]);
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
          onGo={(place) => shell.camera.current && go(face, place, sync.view, shell)}
        />
      ),
    },
    {
      id: 'chat',
      icon: 'chat',
      title: t.chat.title,
      ...(unread > 0 && !chatting ? { badge: unread } : {}),
      body: <ChatLines chat={chat} phrases={words.phrases} />,
      foot: <ChatFoot phrases={watching ? undefined : words.phrases} onSay={session.act.say} />,
    },
    { id: 'rules', icon: 'rules', title: t.rules.title, body: <Rules words={words} now={ruleIds} open={shell.rule} /> },
    ...(face.tab && Tab ? [{ id: face.tab.id, icon: face.tab.icon, title: face.tab.title[lang], body: <Tab {...faceProps} /> }] : []),
  ];
  const Things = face.Things;
  const Board = face.Board;
  const boardTargets = asks.length > 0 ? countOnBoard(face, asks, sync.view) : 0;
  const [followed, follow] = useState<Seat>();
  const tools = (
    <Tools
      canBack={sync.canTakeBack && !offline}
      onBack={takeBack}
      onRules={() => shell.openPanel('rules')}
      onGuide={() => showGuide(true)}
      more={moreEntries({ t, table, seat, leave: () => leave(true), help: () => showHelp(true), home: () => navigate('/'), session })}
    />
  );
  return (
    <Shell
      shell={shell}
      game={face.id}
      value={value}
      chips={chips}
      fact={(s) => String(face.facts(sync.view, s, lang)[0]?.value ?? '')}
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
          takeBack={takeBack}
          onScore={() => navigate(`/t/${table.code}/score`)}
          onReplay={() => navigate(`/r/${table.code}`)}
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
            leave: () => leave(true),
            help: () => showHelp(true),
            home: () => navigate('/'),
            session,
          })}
        />
      }
      onFocusAction={focusAction}
    >
      {missed !== undefined && <BackToast missed={missed} onSee={() => shell.openPanel('journal')} onClose={session.act.forgetMissed} />}
      {help && <KeysHelp onClose={() => showHelp(false)} />}
      {guide && <Guide steps={words.guide} frame={shell.frame} onShow={(at) => showPart(at, shell)} onEnd={endGuide} />}
      {leaving && seat !== undefined && (
        <AskFirst
          title={t.more.resign}
          text={t.more.resignText}
          yes={t.more.resign}
          onClose={() => leave(false)}
          onYes={() => void api.resign(table.code, seat).then(session.act.setTable)}
        />
      )}
    </Shell>
  );
}

// ------------------------------------------------------------------ the question bar, state by state

interface BarInput {
  readonly session: Session;
  readonly table: TableInfo;
  readonly words: AnyWords;
  readonly face: AnyFace;
  readonly faceProps: FaceProps;
  readonly hand: Hand;
  readonly names: readonly string[];
  readonly offline: boolean;
  readonly sendingSlow: boolean;
  readonly behind: boolean;
  readonly group: readonly Seat[];
  readonly standIn: SeatInfo | undefined;
  readonly outOfTurn: boolean;
  readonly lastNote: string | undefined;
  readonly lastOwn: string | undefined;
  readonly shell: ShellState;
  takeBack(): void;
  onScore(): void;
  onReplay(): void;
}
function Bar(input: BarInput) {
  const {
    session,
    table,
    words,
    face,
    faceProps,
    hand,
    names,
    offline,
    sendingSlow,
    behind,
    group,
    standIn,
    outOfTurn,
    lastNote,
    lastOwn,
    shell,
    takeBack,
    onScore,
    onReplay,
  } = input;
  const t = useT();
  const lang = faceProps.lang;
  const { sync, sending, refused, pace, skew } = session.use();
  const labelOf = useLabelOf();
  const ask = hand.play.ask;
  const canBack = sync?.canTakeBack ?? false;
  const parts = useAnswers(ask, hand, face, faceProps, canBack);
  const retryAt = useLine((l) => l.retryAt);
  const now = useNow(offline);
  if (!sync) return null;
  const seat = faceProps.seat;
  const text = (s: string) => plain(s, names, (term) => words.terms[term]?.name ?? term, lang);
  const clockOf = (s: Seat, word: string) => {
    const d = table.seats[s]?.deadline;
    return d === null || d === undefined ? undefined : <QuestionClock deadline={d} skew={skew} word={word} still={offline} />;
  };
  const whoIsWaited = sync.waiting.filter((s) => s !== seat);
  const first = whoIsWaited[0] ?? sync.waiting[0];
  const icon = (name: string) => <Icon name={name} />;
  const bar = (props: BarProps) => <QuestionBar {...props} onInset={shell.setInset} />;

  if (offline) {
    const left = retryAt === null ? 0 : Math.max(0, Math.ceil((retryAt - now) / 1000));
    return bar({
      state: 'offline',
      lead: icon('offline'),
      say: left > 0 ? t.bar.offline(left) : t.bar.trying,
      hint: sending ? t.bar.notStored : t.bar.stored,
      answers: (
        <button type="button" className="cd-answer" data-kind="pass" onClick={retryNow}>
          <span>{t.bar.retry}</span>
        </button>
      ),
      clock: seat === undefined ? undefined : clockOf(seat, t.clock.stopped),
      measure: `offline ${left > 0}`,
    });
  }
  if (sync.over) {
    const won = sync.over.standings.filter((s) => s.won);
    return bar({
      state: 'other',
      lead: icon('cup'),
      say:
        won.length === 0
          ? t.bar.nobodyWins
          : seat !== undefined && won.some((s) => s.seat === seat) && won.length === 1
            ? t.bar.youWin
            : t.bar.wins(won.map((s) => names[s.seat] ?? '')),
      hint: <Rich>{words.ending(sync.over.report)}</Rich>,
      answers: (
        <>
          <button type="button" className="cd-answer" data-kind="go" data-confirm="" onClick={onScore}>
            <span className="cd-key">↵</span>
            <span>{t.bar.score}</span>
          </button>
          <button type="button" className="cd-answer" data-kind="pass" onClick={onReplay}>
            <span>{t.bar.replay}</span>
          </button>
        </>
      ),
      measure: `over ${lang}`,
    });
  }
  if (standIn) {
    return bar({
      state: 'other',
      lead: icon('bot'),
      say: standIn.since ? t.bar.botSince(span(Date.now() + skew - standIn.since, lang)) : t.bar.botHolds,
      hint: t.bar.botHint,
      answers: (
        <button
          type="button"
          className="cd-answer"
          data-kind="go"
          data-confirm=""
          onClick={() => void api.standIn(table.code, standIn.seat, false).then(session.act.setTable)}
        >
          <span className="cd-key">↵</span>
          <span>{t.bar.takeSeatBack}</span>
        </button>
      ),
      measure: `absent ${lang}`,
    });
  }
  if (sending && sendingSlow) {
    const sent = sync.asks.find((a) => a.topic === sending.topic && a.seat === sending.seat);
    const label = sent ? labelOf(sent, sending.answer) : '';
    return bar({
      state: 'other',
      lead: icon('sync'),
      say: t.bar.sending,
      hint: sent ? <Rich quiet>{words.question(sent, sync.view).say}</Rich> : undefined,
      answers: <Busy label={label || t.answer.confirm} />,
      clock: seat === undefined ? undefined : clockOf(seat, t.clock.answer),
      measure: `sending ${lang}`,
    });
  }
  const open = sending ? sync.asks.find((a) => a.topic === sending.topic && a.seat === sending.seat) : ask;
  if (open && !behind) {
    const q = words.question(open, sync.view);
    const several =
      hand.play.asks.length > 1 ? (
        <button
          type="button"
          className="cd-several"
          onClick={() => hand.turnTo((hand.index + 1) % hand.play.asks.length)}
          aria-label={t.bar.nextQuestion}
        >
          {hand.index + 1} / {hand.play.asks.length}
        </button>
      ) : undefined;
    const answers = (
      <>
        {canBack && <TakeBack onBack={takeBack} />}
        {parts.answers}
      </>
    );
    const hints = [outOfTurn ? t.bar.outOfTurn : '', q.hint ?? '', canBack && lastOwn && !q.hint ? `${lastOwn} ${t.bar.canTakeBack}` : '']
      .filter(Boolean)
      .join(' ');
    const lowWord = outOfTurn ? t.clock.refusal : t.clock.answer;
    if (refused && refused.topic === open.topic) {
      const reason = refused.key ? words.refusal(refused.key) : (t.refusal[refused.code as keyof typeof t.refusal] ?? t.refusal.unknown);
      return bar({
        state: 'refused',
        lead: icon('ban'),
        say: <Rich>{reason}</Rich>,
        hint: (
          <>
            {t.bar.nothingChanged} {q.rules?.[0] && <RuleTag id={q.rules[0]} onOpen={shell.openRule} />}
          </>
        ),
        answers,
        tray: parts.tray,
        clock: seat === undefined ? undefined : clockOf(seat, lowWord),
        measure: `refused ${parts.measure} ${refused.at} ${lang}`,
      });
    }
    return bar({
      state: 'mine',
      lead: (
        <svg width="24" height="24" style={{ '--cd-mark': 'currentColor' } as React.CSSProperties} aria-hidden="true">
          <use href="#cd-mark" />
        </svg>
      ),
      several,
      say: <Rich>{q.say}</Rich>,
      ...(hints ? { hint: <Rich>{hints}</Rich> } : {}),
      answers,
      tray: parts.tray,
      clock: seat === undefined ? undefined : clockOf(seat, lowWord),
      measure: `mine ${parts.measure} ${canBack} ${lang} ${hand.index}`,
    });
  }
  if (behind) {
    return bar({
      state: 'other',
      lead: first === undefined ? icon('bot') : <SeatShape seat={first} name={names[first] ?? ''} />,
      say: lastNote ? <Rich>{lastNote}</Rich> : t.bar.goesOn,
      hint: t.bar.more(pace.waiting.length),
      answers: (
        <>
          <button
            type="button"
            className="cd-tool"
            aria-label={pace.paused ? t.bar.resume : t.bar.pause}
            aria-pressed={pace.paused}
            onClick={() => session.act.pause(!pace.paused)}
          >
            <Icon name={pace.paused ? 'play' : 'pause'} />
          </button>
          <button type="button" className="cd-button" onClick={session.act.stepOn}>
            <Icon name="stepf" /> {t.bar.step}
          </button>
          <button type="button" className="cd-button" onClick={session.act.skipOn}>
            <Icon name="next" /> {t.bar.skip}
          </button>
        </>
      ),
      measure: `auto ${lastNote} ${pace.waiting.length} ${lang}`,
    });
  }
  // Others are asked.
  const done = group.filter((s) => !sync.waiting.includes(s) && s !== seat);
  const topicOf = (s: Seat) => sync.topics.find((x) => x.seat === s)?.topic ?? '';
  const doing = first === undefined ? undefined : words.waiting(topicOf(first), first, sync.view);
  const thinks = (
    <Thinks waiting={whoIsWaited} done={done} names={names} sealed={sync.sealed} alone={whoIsWaited.length === 1 && done.length === 0} />
  );
  const clock =
    first === undefined
      ? undefined
      : clockOf(first, sync.sealed && whoIsWaited.length > 1 ? t.clock.slowest : t.clock.forWhom(names[first] ?? ''));
  const measure = `other ${sync.waiting.join()} ${done.join()} ${doing} ${lang} ${sync.sealed}`;
  if (seat === undefined) {
    const free = table.seats.find((s) => s.sitter.kind === 'open') ?? table.seats.find((s) => s.sitter.kind === 'bot');
    return bar({
      state: 'other',
      lead: icon('eye'),
      say: doing ? `${t.bar.watching} ${text(doing)}` : t.bar.watching,
      hint: t.bar.watchingHint,
      answers: (
        <>
          {thinks}
          {free && table.spectators && (
            <button
              type="button"
              className="cd-button"
              onClick={() => void api.sit(table.code, free.seat).then(session.act.setTable, () => undefined)}
            >
              <Icon name="user" /> {t.bar.takeSeat(names[free.seat] ?? '')}
            </button>
          )}
        </>
      ),
      clock,
      measure,
    });
  }
  if (sync.sealed) {
    return bar({
      state: 'other',
      lead: icon('seal'),
      say: whoIsWaited.length > 0 ? `${t.bar.sealed} ${t.bar.waitingFor(whoIsWaited.map((s) => names[s] ?? ''))}` : t.bar.sealed,
      hint: t.bar.sealedHint,
      answers: (
        <>
          {canBack && <TakeBack onBack={takeBack} />}
          {thinks}
        </>
      ),
      clock,
      measure,
    });
  }
  return bar({
    state: 'other',
    lead: first === undefined || first === CLOCK ? icon('sand') : <SeatShape seat={first} name={names[first] ?? ''} />,
    say:
      whoIsWaited.length > 1 && doing === undefined ? (
        t.bar.waitingFor(whoIsWaited.map((s) => names[s] ?? ''))
      ) : doing ? (
        <Rich>{doing}</Rich>
      ) : (
        t.bar.goesOn
      ),
    hint: canBack ? t.bar.canTakeBack : t.bar.yourTurnComes,
    answers: (
      <>
        {canBack && <TakeBack onBack={takeBack} />}
        {thinks}
        <Bell />
      </>
    ),
    clock,
    measure: `${measure} ${canBack}`,
  });
}
function Thinks({
  waiting,
  done,
  names,
  sealed,
  alone,
}: {
  readonly waiting: readonly Seat[];
  readonly done: readonly Seat[];
  readonly names: readonly string[];
  readonly sealed: boolean;
  readonly alone: boolean;
}) {
  const t = useT();
  return (
    <span className="cd-thinks">
      {waiting.map((s) => (
        <span key={s} className="cd-think">
          <SeatShape seat={s} size="s" name={names[s] ?? ''} />
          <span>
            <b>{names[s]}</b> {sealed ? t.bar.secretly : alone ? t.bar.thinks : t.bar.chooses}
          </span>
          <span className="cd-dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        </span>
      ))}
      {done.map((s) => (
        <span key={s} className="cd-think" data-done="">
          <SeatShape seat={s} size="s" name={names[s] ?? ''} />
          <span>
            <b>{names[s]}</b> {sealed ? t.bar.chose : t.bar.answered}
          </span>
          <Icon name="check" small />
        </span>
      ))}
    </span>
  );
}
/** "Tell me when it is up to me." */
function Bell() {
  const t = useT();
  const notify = usePrefs((p) => p.notify);
  if (typeof Notification === 'undefined') return null;
  return (
    <button type="button" className="cd-tool" aria-label={t.bar.bell} aria-pressed={notify} onClick={() => void toggleNotify()}>
      <Icon name="bell" />
    </button>
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
function go(face: AnyFace, place: string, view: Json, shell: ShellState): void {
  const spot = face.spot?.(place, view);
  if (spot) shell.camera.current?.show(spot);
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
  useEffect(() => {
    const timer = setTimeout(onClose, 8000);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div className="cd-toast" role="status">
      <Icon name="check" small />
      <span>{t.back(missed)}</span>
      {missed > 0 && (
        <button
          type="button"
          className="cd-button"
          data-kind="quiet"
          onClick={() => {
            onSee();
            onClose();
          }}
        >
          {t.backSee}
        </button>
      )}
      <button type="button" className="cd-tool" aria-label={t.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

// ------------------------------------------------------------------ tools

function Tools({
  canBack,
  onBack,
  onRules,
  onGuide,
  more,
}: {
  readonly canBack: boolean;
  onBack(): void;
  onRules(): void;
  onGuide(): void;
  readonly more: readonly MenuEntry[];
}) {
  const t = useT();
  const lang = usePrefs((p) => p.lang);
  return (
    <>
      <button
        type="button"
        className="cd-tool"
        aria-label={t.top.back}
        title={canBack ? t.top.back : t.top.noBack}
        aria-disabled={canBack ? undefined : true}
        onClick={onBack}
      >
        <Icon name="back" />
      </button>
      <button type="button" className="cd-tool" data-spare="" data-guide="rules" aria-label={t.top.rules} onClick={onRules}>
        <Icon name="rules" />
      </button>
      <button type="button" className="cd-tool" data-spare="" aria-label={t.top.guide} onClick={onGuide}>
        <Icon name="guide" />
      </button>
      <SoundTool />
      <button
        type="button"
        className="cd-tool"
        data-spare=""
        aria-label={t.top.lang}
        onClick={() => setPrefs({ lang: lang === 'fr' ? 'en' : 'fr' })}
      >
        {lang.toUpperCase()}
      </button>
      <button type="button" className="cd-tool" data-spare="" aria-label={t.top.full} onClick={toggleFull}>
        <Icon name="full" />
      </button>
      <MenuTool label={t.top.more} keep entries={more} />
    </>
  );
}
export function comfortEntries(t: ReturnType<typeof useT>): readonly MenuEntry[] {
  const p = usePrefs.getState();
  const next = p.theme === 'system' ? 'light' : p.theme === 'light' ? 'dark' : 'system';
  return [
    { id: 'lang', label: t.top.lang, icon: 'globe', run: () => setPrefs({ lang: p.lang === 'fr' ? 'en' : 'fr' }) },
    { id: 'theme', label: t.more.theme[p.theme], icon: p.theme === 'light' ? 'sun' : 'moon', run: () => setPrefs({ theme: next }) },
    { id: 'motion', label: t.comfort.motion, checked: p.motion, icon: 'close', run: () => setPrefs({ motion: !p.motion }) },
    { id: 'sound', label: t.comfort.sound, checked: p.sound, icon: 'close', run: () => setPrefs({ sound: !p.sound }) },
    { id: 'keys', label: t.comfort.keys, checked: p.oneKey, icon: 'close', run: () => setPrefs({ oneKey: !p.oneKey }) },
  ];
}
function moreEntries({
  t,
  table,
  seat,
  leave,
  help,
  home,
  session,
}: {
  readonly t: ReturnType<typeof useT>;
  readonly table: TableInfo;
  readonly seat: Seat | undefined;
  leave(): void;
  help(): void;
  home(): void;
  readonly session: Session;
}): readonly MenuEntry[] {
  const playing = seat !== undefined && table.phase === 'playing';
  return [
    ...comfortEntries(t),
    { id: 'help', label: t.more.keys, icon: 'info', run: help },
    'rule',
    { id: 'link', label: t.more.copy, icon: 'link', run: () => void navigator.clipboard?.writeText(`${location.origin}/t/${table.code}`) },
    ...(playing
      ? ([
          {
            id: 'standin',
            label: t.more.standIn,
            icon: 'bot',
            run: () => void api.standIn(table.code, seat, true).then(session.act.setTable, () => undefined),
          },
          { id: 'resign', label: t.more.resign, icon: 'flag', risk: true, run: leave },
        ] as const)
      : []),
    { id: 'leave', label: t.more.leave, icon: 'out', run: home },
  ];
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
const NOTHING: ReadonlySet<string> = new Set();
/** What differs from the view before, for as long as a mark lasts. */
export function useChanged(face: AnyFace, view: Json, _motion: boolean): ReadonlySet<string> {
  const before = useRef(view);
  const [changed, set] = useState(NOTHING);
  useEffect(() => {
    const ids = before.current === view ? [] : (face.changes?.(before.current, view) ?? []);
    before.current = view;
    if (ids.length === 0) return;
    set(new Set(ids));
    const timer = setTimeout(() => set(NOTHING), MARK_MS);
    return () => clearTimeout(timer);
  }, [face, view]);
  return changed;
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
