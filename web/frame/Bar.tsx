import { CLOCK, type Seat } from '@cosmodrome/kernel';
import type { AnyFace, FaceProps } from '@cosmodrome/kit/face';
import { own } from '@cosmodrome/kit/own';
import { plain } from '@cosmodrome/kit/rich';
import type { AnyWords, Final } from '@cosmodrome/kit/text';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { useEffect, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { span } from '../logic/clock.ts';
import type { Sending } from '../logic/flight.ts';
import { api } from '../net/api.ts';
import { retryNow, useLine } from '../net/line.ts';
import { useSelf } from '../net/me.ts';
import { usePrefs } from '../net/prefs.ts';
import type { Session } from '../net/session.ts';
import type { SeatInfo, Sync, TableInfo } from '../net/wire.ts';
import { useT, winTitle } from '../text/index.ts';
import { Absent, absentAt, gone } from './Absent.tsx';
import { Busy, TakeBack, useAnswers, useLabelOf } from './Answers.tsx';
import { GameClock, QuestionClock, useNow } from './Clock.tsx';
import { RuleTag } from './HoverCard.tsx';
import { MySeat } from './MySeat.tsx';
import { noNotice, toggleNotify } from './notify.ts';
import { type BarProps, QuestionBar } from './QuestionBar.tsx';
import type { ShellState } from './Shell.tsx';
import type { OutOfSight } from './useOutOfSight.ts';
import { type Hand, keyOf } from './usePlay.ts';

interface BarInput {
  readonly session: Session;
  /** The position the question belongs to. */
  readonly sync: Sync;
  readonly table: TableInfo;
  readonly words: AnyWords;
  readonly face: AnyFace;
  readonly faceProps: FaceProps;
  readonly hand: Hand;
  /** Why what is proposed cannot be taken back; undefined: it can. */
  readonly twice: Final | undefined;
  readonly names: readonly string[];
  readonly offline: boolean;
  readonly sendingSlow: boolean;
  readonly behind: boolean;
  readonly group: readonly Seat[];
  readonly standIn: SeatInfo | undefined;
  /** Whoever plays alone has stopped the time. */
  readonly stopped: boolean;
  readonly outOfTurn: boolean;
  readonly lastNote: string | undefined;
  readonly lastOwn: string | undefined;
  readonly shell: ShellState;
  readonly elsewhere: readonly OutOfSight[];
  takeBack(): void;
  onElsewhere(which: OutOfSight): void;
  onScore(): void;
  onReplay(): void;
  onTable(code: string): void;
}
/** The question of the moment in whichever of its states the table is. */
export function Bar(input: BarInput) {
  const {
    session,
    sync,
    table,
    words,
    face,
    faceProps,
    hand,
    twice,
    names,
    offline,
    sendingSlow,
    behind,
    group,
    standIn,
    stopped,
    outOfTurn,
    lastNote,
    lastOwn,
    shell,
    elsewhere,
    takeBack,
    onElsewhere,
    onScore,
    onReplay,
    onTable,
  } = input;
  const t = useT();
  const secrets = useSelf((s) => s.games)?.find((g) => g.id === input.table.game)?.secrets;
  const lang = faceProps.lang;
  const { sending, refused, pace, skew } = session.use(
    useShallow(({ sending, refused, pace, skew }) => ({ sending, refused, pace, skew })),
  );
  const labelOf = useLabelOf();
  const chosen = useChosen(sending, sync, labelOf);
  const ask = hand.play.ask;
  const canBack = sync.canTakeBack;
  const parts = useAnswers(ask, hand, face, faceProps, canBack);
  const retryAt = useLine((l) => l.retryAt);
  const now = useNow(offline || standIn !== undefined);
  const seat = faceProps.seat;
  const text = (s: string) => plain(s, names, (term) => own(words.terms, term)?.name ?? term, lang);
  const timer = face.timer?.(sync.view);
  const struck = sync.timers?.find((x) => x.topic === timer);
  const clockOf = (s: Seat, word: string) => {
    if (struck) return <GameClock topic={struck.topic} word={t.clock.game} />;
    const { deadline, reserveMs } = table.seats[s] ?? {};
    return deadline === null || deadline === undefined ? undefined : (
      <QuestionClock deadline={deadline} reserve={reserveMs ?? 0} skew={skew} word={word} mine={s === seat} still={offline || stopped} />
    );
  };
  const whoIsWaited = sync.waiting.filter((s) => s !== seat);
  const first = whoIsWaited[0] ?? sync.waiting[0];
  const icon = (name: string) => <Icon name={name} />;
  const parent = table.of;
  const toParent = parent && (
    <button type="button" className="cd-answer" data-kind="pass" onClick={() => onTable(parent)}>
      <span>{t.bar.toParent}</span>
    </button>
  );
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
    const { rematch } = table;
    return bar({
      state: 'other',
      lead: icon('cup'),
      say:
        face.outcome?.(sync.view, sync.over.standings, lang)?.title ??
        winTitle(
          t,
          won.map((s) => s.seat),
          seat,
          names,
        ),
      hint: <Rich>{words.ending(sync.over.report)}</Rich>,
      answers: (
        <>
          <button type="button" className="cd-answer" data-kind="go" data-confirm="" onClick={onScore}>
            <span className="cd-key" aria-hidden="true">
              ↵
            </span>
            <span>{t.bar.score}</span>
          </button>
          <button type="button" className="cd-answer" data-kind="pass" onClick={onReplay}>
            <span>{t.bar.replay}</span>
          </button>
          {toParent}
          {rematch && (
            <button type="button" className="cd-answer" data-kind="pass" onClick={() => onTable(rematch)}>
              <span>{t.end.joinRematch}</span>
            </button>
          )}
        </>
      ),
      measure: `over ${lang} ${rematch}`,
    });
  }
  if (stopped)
    return bar({
      state: 'other',
      lead: icon('pause'),
      say: t.stop.stopped,
      hint: t.stop.hint,
      answers: seat !== undefined && (
        <button
          type="button"
          className="cd-answer"
          data-kind="go"
          data-confirm=""
          onClick={() => void session.act.change(api.stop(table.code, false))}
        >
          <span className="cd-key" aria-hidden="true">
            ↵
          </span>
          <span>{t.stop.goOn}</span>
        </button>
      ),
      clock: seat === undefined ? undefined : clockOf(seat, t.clock.stopped),
      measure: `stopped ${lang}`,
    });
  if (standIn) {
    return bar({
      state: 'other',
      lead: icon('bot'),
      say: standIn.since ? t.bar.botSince(span(now + skew - standIn.since, lang)) : t.bar.botHolds,
      hint: t.bar.botHint,
      answers: (
        <button
          type="button"
          className="cd-answer"
          data-kind="go"
          data-confirm=""
          onClick={() => void session.act.change(api.standIn(table.code, standIn.seat, false))}
        >
          <span className="cd-key" aria-hidden="true">
            ↵
          </span>
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
  const reel = (
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
  );
  const open = sending ? sync.asks.find((a) => a.topic === sending.topic && a.seat === sending.seat) : ask;
  if (open) {
    const q = words.question(open, sync.view);
    const several =
      hand.count > 1 ? (
        <button type="button" className="cd-several" onClick={() => hand.turnTo((hand.index + 1) % hand.count)}>
          {hand.index + 1} / {hand.count} <span className="cd-hidden">{t.bar.nextQuestion}</span>
        </button>
      ) : undefined;
    const answers = (
      <>
        {canBack && hand.proposed === undefined && <TakeBack onBack={takeBack} />}
        {parts.answers}
        {behind && reel}
      </>
    );
    const hints = [outOfTurn ? t.bar.outOfTurn : '', q.hint ?? '', canBack && lastOwn && !q.hint ? `${lastOwn} ${t.bar.canTakeBack}` : '']
      .filter(Boolean)
      .join(' ');
    const hidden = elsewhere.map((which) => (
      <button
        key={which.part}
        type="button"
        className="cd-elsewhere"
        data-elsewhere={which.part}
        onClick={(e) => {
          e.stopPropagation();
          onElsewhere(which);
        }}
      >
        <Icon name={which.part === 'things' ? 'hand' : 'focus'} small /> {sayWhere(t, which)}
      </button>
    ));
    // A question that stands is the same from position to position: its answers stay under the finger.
    const of = open.standing ? keyOf(open) : `${sync.n} ${keyOf(open)}`;
    const lowWord = outOfTurn ? t.clock.refusal : t.clock.answer;
    const proposed = hand.proposed?.ask === open ? hand.proposed.option : undefined;
    if (refused && !refused.where && refused.topic === open.topic) {
      const reason = refused.key
        ? words.refusal(refused.key, { answer: refused.answer, view: sync.view })
        : (t.refusal[refused.code as keyof typeof t.refusal] ?? t.refusal.unknown);
      return bar({
        state: 'refused',
        of,
        lead: icon('ban'),
        say: <Rich>{reason}</Rich>,
        hint: (
          <>
            {t.bar.nothingChanged} {q.rules?.[0] && <RuleTag id={q.rules[0]} onOpen={shell.openRule} />}
          </>
        ),
        elsewhere: hidden,
        answers,
        tray: parts.tray,
        clock: seat === undefined ? undefined : clockOf(seat, lowWord),
        measure: `refused ${parts.measure} ${refused.at} ${lang}`,
      });
    }
    return bar({
      state: 'mine',
      of,
      lead: (
        <svg width="24" height="24" style={{ '--cd-mark': 'currentColor' } as React.CSSProperties} aria-hidden="true">
          <use href="#cd-mark" />
        </svg>
      ),
      // A sentence that says so itself needs no banner.
      banner: q.say.startsWith(t.question.you) ? undefined : t.question.you,
      several,
      say: proposed === undefined ? <Rich>{q.say}</Rich> : t.hands.sure(labelOf(open, proposed)),
      ...(proposed !== undefined ? { hint: t.hands.nothingYet(twice) } : hints ? { hint: <Rich>{hints}</Rich> } : {}),
      elsewhere: hidden,
      answers,
      tray: parts.tray,
      clock: seat === undefined ? undefined : clockOf(seat, lowWord),
      measure: `mine ${parts.measure} ${canBack} ${behind} ${lang} ${hand.index} ${elsewhere.map((e) => `${e.part}${e.targets.length}`)}`,
    });
  }
  if (behind) {
    return bar({
      state: 'other',
      of: `auto ${lastNote}`,
      lead: first === undefined ? icon('bot') : <SeatShape seat={first} name={names[first] ?? ''} />,
      say: lastNote ? <Rich>{lastNote}</Rich> : t.bar.goesOn,
      hint: t.bar.more(pace.waiting.length),
      answers: reel,
      measure: `auto ${lastNote} ${pace.waiting.length} ${lang}`,
    });
  }
  // Others are asked.
  const done = group.filter((s) => !sync.waiting.includes(s) && s !== seat);
  // A seat may be waited for although nobody is asked: between two positions, or where the time of a rule must pass.
  const topic = sync.topics.find((x) => x.seat === first)?.topic;
  const asked = first === undefined || topic === undefined ? undefined : words.waiting(topic, first, sync.view);
  const doing =
    asked ??
    (whoIsWaited.length > 0 ? undefined : table.stages ? t.bar.onStage : first === undefined ? words.meanwhile?.(sync.view) : undefined);
  const away = whoIsWaited.filter((s) => absentAt(table.seats[s]));
  // One's own comes first; of the others one reads whose they are.
  const stages = (table.stages ?? [])
    .map((s) => ({ ...s, mine: s.seats.some((at) => table.seats[at]?.mine) }))
    .sort((a, b) => Number(b.mine) - Number(a.mine));
  const thinks = (
    <>
      {stages.map(({ code, mine, seats }) => (
        <button key={code} type="button" className="cd-answer" data-kind={mine ? 'go' : 'pass'} onClick={() => onTable(code)}>
          <span>{mine ? t.bar.toStage : t.bar.lookAtStage(seats.map((s) => names[s] ?? ''))}</span>
        </button>
      ))}
      {toParent}
      {away.map((s) => (
        <Absent key={s} info={table.seats[s] as SeatInfo} name={names[s] ?? ''} skew={skew} />
      ))}
      <Thinks
        waiting={whoIsWaited.filter((s) => !away.includes(s))}
        done={done}
        names={names}
        sealed={sync.sealed}
        alone={whoIsWaited.length === 1 && done.length === 0}
      />
      {seat !== undefined &&
        gone(away.map((s) => table.seats[s])).map((s) => (
          <button key={s} type="button" className="cd-button" onClick={() => void session.act.change(api.standIn(table.code, s, true))}>
            <Icon name="bot" small /> {t.bar.botFor(names[s] ?? '')}
          </button>
        ))}
    </>
  );
  const clock =
    first === undefined
      ? struck && <GameClock topic={struck.topic} word={t.clock.game} />
      : clockOf(first, sync.sealed && whoIsWaited.length > 1 ? t.clock.slowest : t.clock.forWhom(names[first] ?? ''));
  const measure = `other ${table.stages?.length} ${sync.waiting.join()} ${done.join()} ${away.join()} ${doing} ${lang} ${sync.sealed}`;
  if (seat === undefined) {
    const knocking = table.seats.find((s) => s.knock?.mine);
    const free = table.seats.find((s) => s.sitter.kind === 'open') ?? table.seats.find((s) => s.sitter.kind === 'bot');
    return bar({
      state: 'other',
      lead: icon('eye'),
      say: doing ? `${t.bar.watching} ${text(doing)}` : t.bar.watching,
      hint: knocking?.knock ? t.door.asked(knocking.knock.left) : table.rests ? t.bar.rests : t.bar.watchingHint,
      answers: (
        <>
          {thinks}
          {!table.kicked && <MySeat session={session} table={table} />}
          {free && table.joinable && !secrets && (
            <button type="button" className="cd-button" onClick={() => void session.act.change(api.sit(table.code, free.seat))}>
              <Icon name="user" /> {t.bar.takeSeat(names[free.seat] ?? '')}
            </button>
          )}
        </>
      ),
      clock,
      measure: `${measure} ${knocking?.seat} ${table.rests} ${table.seats.filter(absentAt).length} ${useSelf.getState().me?.account?.name}`,
    });
  }
  if (sync.sealed) {
    return bar({
      state: 'other',
      lead: icon('seal'),
      say: whoIsWaited.length > 0 ? `${t.bar.sealed} ${t.bar.waitingFor(whoIsWaited.map((s) => names[s] ?? ''))}` : t.bar.sealed,
      hint: chosen ? t.bar.yourChoice(chosen) : t.bar.sealedHint,
      answers: (
        <>
          {canBack && <TakeBack onBack={takeBack} />}
          {thinks}
          <Bell />
        </>
      ),
      clock,
      measure,
    });
  }
  return bar({
    state: 'other',
    of: `other ${first} ${topic}`,
    lead: first === undefined || first === CLOCK ? icon('sand') : <SeatShape seat={first} name={names[first] ?? ''} />,
    say:
      whoIsWaited.length > 1 && doing === undefined ? (
        t.bar.waitingFor(whoIsWaited.map((s) => names[s] ?? ''))
      ) : doing ? (
        <Rich>{doing}</Rich>
      ) : (
        t.bar.goesOn
      ),
    hint: canBack ? t.bar.canTakeBack : away.length > 0 ? t.bar.absentHint : t.bar.yourTurnComes,
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
/** One or two answers by their names, more by their number and where they are. */
function sayWhere(t: ReturnType<typeof useT>, { part, targets }: OutOfSight): string {
  const names = targets.map((e) => (e.getAttribute('aria-label') ?? e.querySelector('.cd-hidden')?.textContent ?? '').trim());
  return names.length === 1 && names[0] && names[0].length <= 40 ? names[0] : t.elsewhere[part](targets.length);
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
/** What I have answered, while it is sealed: the board shows nothing of it until all have chosen. */
function useChosen(sending: Sending | undefined, sync: Sync | undefined, labelOf: ReturnType<typeof useLabelOf>): string | undefined {
  const [chosen, keep] = useState<string>();
  const sent = sending && sync?.asks.find((a) => a.topic === sending.topic && a.seat === sending.seat);
  const label = sending && sent ? labelOf(sent, sending.answer) : undefined;
  useEffect(() => {
    if (label) keep(label);
  }, [label]);
  return sync?.sealed ? chosen : undefined;
}
/** "Tell me when it is up to me." */
function Bell() {
  const t = useT();
  const notify = usePrefs((p) => p.notify);
  if (noNotice()) return null;
  return (
    <button type="button" className="cd-tool" aria-label={t.bar.bell} aria-pressed={notify} onClick={() => void toggleNotify()}>
      <Icon name="bell" />
    </button>
  );
}
