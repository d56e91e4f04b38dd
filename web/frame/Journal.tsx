import type { Json } from '@cosmodrome/kernel';
import type { AnyFace } from '@cosmodrome/kit/face';
import { own } from '@cosmodrome/kit/own';
import type { AnyWords } from '@cosmodrome/kit/text';
import { FrameContext, type FrameValue, idlePlay, useFrame } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import type { ReactNode } from 'react';
import { Fragment, memo, useEffect, useMemo, useRef } from 'react';
import { timeOfDay } from '../logic/clock.ts';
import {
  type Entry,
  foldRounds,
  foldTurns,
  hintsAfter,
  onlyMine,
  openRounds,
  recent,
  roundName,
  sinceMyTurn,
  type Turn,
} from '../logic/journal.ts';
import { mainOf, momentsOf, signed, summed } from '../logic/moments.ts';
import type { Hinted, NoteMark } from '../net/wire.ts';
import { useLang, useT } from '../text/index.ts';
import { useGlide } from './useGlide.ts';

/** An icon by the name a note uses: the game's own first, then the frame's. */
export function GameIcon({ face, name, small }: { readonly face: AnyFace; readonly name: string; readonly small?: boolean }) {
  const Own = own(face.icons, name);
  if (Own)
    return (
      <span className={`cd-own ${small ? 'cd-icon-s' : 'cd-icon'}`} aria-hidden="true">
        <Own />
      </span>
    );
  return <Icon name={name} {...(small ? { small } : {})} />;
}
/** The journal in words. A line that has been put into words stays the same object: only new ones are drawn. */
export function useEntries(
  notes: readonly Json[],
  marks: readonly (NoteMark | undefined)[],
  words: AnyWords,
  face: AnyFace,
  view: Json | undefined,
): readonly Entry[] {
  const now = useRef(view);
  now.current = view;
  const kept = useRef<{ readonly words: AnyWords; readonly lines: readonly Kept[] }>({ words, lines: [] });
  return useMemo(() => {
    const before = kept.current.words === words ? kept.current.lines : [];
    const lines = notes.map((note, index): Kept => {
      const mark = marks[index];
      const old = before[index];
      if (old && old.note === note && old.mark === mark) return old;
      const line = words.note(note, now.current);
      const who = line.befalls ? 'game' : (line.seat ?? (now.current === undefined ? undefined : face.whose?.(note, now.current)));
      return { note, mark, entry: { ...line, who, index, secret: mark?.secret ?? false, at: mark?.at ?? null, to: mark?.to } };
    });
    kept.current = { words, lines };
    return lines.map((line) => line.entry);
  }, [notes, marks, words, face]);
}
interface Kept {
  readonly note: Json;
  readonly mark: NoteMark | undefined;
  readonly entry: Entry;
}
/** Scrolls a panel just enough to show a line; nothing around the panel moves. The sticky header takes the top. */
function reveal(body: Element, line: Element): void {
  const box = body.getBoundingClientRect();
  const at = line.getBoundingClientRect();
  if (at.bottom > box.bottom) body.scrollTop += at.bottom - box.bottom + 8;
  else if (at.top < box.top + 36) body.scrollTop -= box.top + 36 - at.top;
}
/** What lines of text need of the frame. The rest of it changes with every position, and would draw all of them again. */
function useStillFrame(): FrameValue {
  const t = useT();
  const { lang, words, names: all, seat, motion, explain, unexplain, openRule, setCamera } = useFrame();
  // Lines speak of everybody alike; which of them is the reader is said beside the name.
  const names = useMemo(() => all.map((name, s) => (s === seat ? t.journal.me(name) : name)), [all, seat, t]);
  return useMemo(
    () => ({ lang, words, names, seat, motion, explain, unexplain, openRule, setCamera, view: null, play: idlePlay }),
    [lang, words, names, seat, motion, explain, unexplain, openRule, setCamera],
  );
}
export interface JournalProps {
  readonly entries: readonly Entry[];
  readonly notes: readonly Json[];
  readonly face: AnyFace;
  readonly seat: number | undefined;
  /** Who asked for hints, where that is marked. */
  readonly hinted?: readonly Hinted[] | undefined;
  /** I am asked: what is new since my last turn comes into view. */
  readonly asked: boolean;
  /** Shows on the board again what others did since my last turn; undefined: nothing is to be shown. */
  readonly onSince?: (() => void) | undefined;
  /** The game is over: no round goes on. */
  readonly over?: boolean;
  /** A replay: the line of this moment, later ones pale. */
  readonly at?: number;
  onPlace(place: string | undefined): void;
  onGo(place: string): void;
  /** A line of a replay opens its moment. */
  onEntry?(index: number): void;
  /** From this line on what I did can be taken back; undefined: nothing can. */
  readonly backTo?: number | undefined;
  onBack?(index: number): void;
}
export function Journal({
  entries,
  notes,
  face,
  seat,
  hinted,
  asked,
  onSince,
  over = false,
  at,
  onPlace,
  onGo,
  onEntry,
  backTo,
  onBack,
}: JournalProps) {
  const t = useT();
  const frame = useStillFrame();
  // The newest round stands on top; a replay is read from its beginning.
  const rounds = useMemo(() => (at === undefined ? foldRounds(recent(entries)).toReversed() : foldRounds(entries)), [entries, at]);
  const since = at === undefined ? sinceMyTurn(entries, seat) : undefined;
  const end = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLLIElement>(null);
  const count = entries.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when lines come or when I am asked
  useEffect(() => {
    const body = end.current?.closest('.cd-panel__body');
    if (!body || at !== undefined) return;
    const lines = end.current?.querySelector('.cd-round[open]')?.querySelectorAll('.cd-note') ?? [];
    const last = [...lines].findLast((line) => line.getClientRects().length > 0);
    if (last) reveal(body, last);
    if (asked && mark.current) reveal(body, mark.current);
  }, [count, asked]);
  useEffect(() => {
    if (at !== undefined) {
      const body = end.current?.closest('.cd-panel__body');
      const here = body?.querySelector('[data-at]');
      if (body && here) reveal(body, here);
    }
  }, [at]);
  useGlide(end, '.cd-round, .cd-turn, .cd-note, .cd-since', frame.motion);
  const open = openRounds(rounds, since, asked);
  const present = at === undefined ? 0 : rounds.findLastIndex((r) => (r.entries[0]?.index ?? 0) <= at);
  const divider = (
    <li ref={mark} className="cd-since">
      {t.journal.since}
      {onSince && (
        <button type="button" className="cd-tool" aria-label={t.moments.again} title={t.moments.again} onClick={onSince}>
          <Icon name="replay" small />
        </button>
      )}
    </li>
  );
  const newest = at === undefined ? rounds[0] : undefined;
  const marks = useMemo(() => hintsAfter(at === undefined ? recent(entries) : entries, hinted), [entries, hinted, at]);
  const lineOf = (e: Entry, within: boolean) => {
    const asked = marks
      .get(e.index)
      ?.map((one) => <HintLine key={`hint ${one.seat} ${one.n}`} hint={one} later={at !== undefined && e.index > at} />);
    const line = noteOf(e, within);
    return asked ? [line, ...asked] : line;
  };
  const noteOf = (e: Entry, within: boolean) => (
    <Note
      key={e.index}
      entry={e}
      note={notes[e.index] as Json}
      face={face}
      fresh={since !== undefined && e.index >= since}
      divider={e.index === since && !within ? divider : undefined}
      seat={seat}
      at={at}
      onPlace={onPlace}
      onGo={onGo}
      {...(onEntry ? { onEntry } : {})}
      {...(onBack && backTo !== undefined && e.seat === seat && e.index >= backTo ? { onBack } : {})}
    />
  );
  /** Open: what is going on, what is new to me while I am asked, and in a replay the turn of this moment. */
  const isOpen = (turn: Turn, last: boolean): boolean => {
    const first = turn.entries[0]?.index ?? 0;
    if (at !== undefined) return first <= at && at <= (turn.entries.at(-1)?.index ?? 0);
    return last || (asked && since !== undefined && first >= since);
  };
  return (
    <FrameContext value={frame}>
      <div ref={end} className="cd-log" role="log" aria-label={t.journal.label}>
        {rounds.map((r, i) => (
          <details key={r.round} className="cd-round" open={(at === undefined ? i < open : i === present) || undefined}>
            <summary>
              <Icon name="right" small /> {roundName(r.round, frame.words, t)}{' '}
              {at === undefined && i === 0 && !over ? (
                <small>{t.journal.now}</small>
              ) : (
                <Sum entries={r.entries} notes={notes} face={face} />
              )}
            </summary>
            <ol>
              {foldTurns(r.entries).flatMap((turn, k, turns) => {
                if (turn.who === undefined) return turn.entries.flatMap((e) => lineOf(e, false));
                const first = turn.entries[0] as Entry;
                return [
                  first.index === since && <Fragment key="since">{divider}</Fragment>,
                  <li key={first.index} className="cd-turn">
                    <details open={isOpen(turn, r === newest && k === turns.length - 1 && !over) || undefined}>
                      <TurnLine turn={turn} notes={notes} face={face} />
                      <ol>{turn.entries.map((e) => lineOf(e, e === first))}</ol>
                    </details>
                  </li>,
                ];
              })}
            </ol>
          </details>
        ))}
        {rounds.length === 0 && <p className="cd-empty">{t.journal.empty}</p>}
      </div>
    </FrameContext>
  );
}
interface Lines {
  readonly entries: readonly Entry[];
  readonly notes: readonly Json[];
  readonly face: AnyFace;
}
/** The same lines, though the list is another. */
const sameLines = (a: Lines, b: Lines): boolean =>
  a.face === b.face && a.entries.length === b.entries.length && a.entries[0] === b.entries[0] && a.entries.at(-1) === b.entries.at(-1);

/** Somebody asked for a hint here. What was said, is theirs. */
function HintLine({ hint, later }: { readonly hint: Hinted; readonly later: boolean }) {
  const t = useT();
  const lang = useLang();
  const { names } = useFrame();
  return (
    <li className="cd-note" data-hint="" data-later={later ? '' : undefined}>
      <Icon name="compass" />
      <div>
        <p>
          <SeatShape seat={hint.seat} size="xs" />
          {t.journal.hinted(names[hint.seat] ?? '')}
        </p>
      </div>
      <span className="cd-note__end">
        <time dateTime={new Date(hint.at).toISOString()}>{timeOfDay(hint.at, lang)}</time>
      </span>
    </li>
  );
}
/** A shut round: what happened in it, and what each seat won by it. */
const Sum = memo(function Sum({ entries, notes, face }: Lines) {
  const t = useT();
  const lang = useLang();
  const told = face.recap?.(
    entries.map((e) => notes[e.index] as Json),
    lang,
  );
  const gains = summed(
    momentsOf(entries, notes, face, lang)
      .flatMap((m) => m.gains)
      .map(({ seat, points, unit }) => ({ seat, points, unit })),
  );
  const seats = [...new Set(gains.flatMap((g) => (g.seat === undefined ? [] : [g.seat])))].sort((a, b) => a - b);
  return (
    <>
      <small>{told || t.journal.events(entries.length)}</small>
      {seats.length > 0 && (
        <span className="cd-sum">
          {seats.map((seat) => (
            <span key={seat}>
              <SeatShape seat={seat} size="xs" />
              {gains
                .filter((g) => g.seat === seat)
                .map((g) => (
                  <em key={g.unit} data-bad={g.points < 0 ? '' : undefined}>
                    {signed(g)}
                  </em>
                ))}
            </span>
          ))}
        </span>
      )}
    </>
  );
}, sameLines);
/** A turn in one line: who, what mattered most, and what it brought them. */
const TurnLine = memo(
  function TurnLine({ turn, notes, face }: Omit<Lines, 'entries'> & { readonly turn: Turn }) {
    const lang = useLang();
    const { names } = useFrame();
    const moments = momentsOf(turn.entries, notes, face, lang);
    const own = moments.filter((m) => m.who === turn.who);
    const main = mainOf(own);
    const gains = summed(moments.flatMap((m) => m.gains.filter((g) => (turn.who === 'game' ? g.seat !== undefined : g.seat === turn.who))));
    return (
      <summary>
        {turn.who === 'game' ? (
          <i className="cd-doer" data-size="xs" aria-hidden="true">
            {(face.others?.[lang] ?? '').charAt(0)}
          </i>
        ) : (
          <SeatShape seat={turn.who as number} size="xs" />
        )}
        <span>{main ? <Rich quiet>{main.say}</Rich> : turn.who === 'game' ? face.others?.[lang] : <b>{names[turn.who as number]}</b>}</span>
        <span className="cd-sum">
          {gains.slice(0, 3).map((g) => (
            <em key={`${g.seat} ${g.name} ${g.unit}`} data-bad={g.points < 0 ? '' : undefined}>
              {g.name} {signed(g)}
            </em>
          ))}
        </span>
      </summary>
    );
  },
  (a, b) => sameLines({ ...a, entries: a.turn.entries }, { ...b, entries: b.turn.entries }),
);
const Note = memo(function Note({
  entry,
  note,
  face,
  fresh,
  divider,
  seat,
  at,
  onPlace,
  onGo,
  onEntry,
  onBack,
}: {
  readonly entry: Entry;
  readonly note: Json;
  readonly face: AnyFace;
  readonly fresh: boolean;
  /** Stands before it. */
  readonly divider: ReactNode;
  readonly seat: number | undefined;
  readonly at: number | undefined;
  onPlace(place: string | undefined): void;
  onGo(place: string): void;
  onEntry?(index: number): void;
  onBack?(index: number): void;
}) {
  const t = useT();
  const lang = useLang();
  const { names } = useFrame();
  const place = face.place?.(note);
  const says = <Rich>{entry.say}</Rich>;
  const sentence = entry.secret ? (
    <p>
      {onlyMine(entry, seat) ? t.journal.onlyYou : t.journal.only((entry.to ?? []).map((s) => names[s] ?? ''))} {says}
    </p>
  ) : (
    <p>
      {entry.seat !== undefined && <SeatShape seat={entry.seat} size="xs" />}
      {says}
    </p>
  );
  const open = onEntry ? () => onEntry(entry.index) : place ? () => onGo(place) : undefined;
  return (
    <>
      {divider}
      <li
        className="cd-note"
        data-new={fresh ? '' : undefined}
        data-private={entry.secret ? '' : undefined}
        data-at={at === entry.index ? '' : undefined}
        aria-current={at === entry.index ? 'true' : undefined}
        data-later={at !== undefined && entry.index > at ? '' : undefined}
        onPointerEnter={place ? () => onPlace(place) : undefined}
        onPointerLeave={place ? () => onPlace(undefined) : undefined}
      >
        <GameIcon face={face} name={entry.secret ? 'lock' : entry.icon} />
        <div>{sentence}</div>
        <span className="cd-note__end">
          {entry.at !== null && <time dateTime={new Date(entry.at).toISOString()}>{timeOfDay(entry.at, lang)}</time>}
          {onBack && (
            <button
              type="button"
              className="cd-note__go"
              aria-label={t.journal.back}
              title={t.journal.back}
              onClick={() => onBack(entry.index)}
            >
              <Icon name="back" small />
            </button>
          )}
          {open && (
            <button type="button" className="cd-note__go" aria-label={onEntry ? t.journal.see : t.journal.show} onClick={open}>
              <Icon name={onEntry ? 'play' : 'pin'} small />
            </button>
          )}
        </span>
      </li>
    </>
  );
});
