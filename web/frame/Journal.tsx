import type { Json } from '@cosmodrome/kernel';
import type { AnyFace } from '@cosmodrome/kit/face';
import { own } from '@cosmodrome/kit/own';
import type { AnyWords } from '@cosmodrome/kit/text';
import { FrameContext, type FrameValue, idlePlay, useFrame } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { memo, useEffect, useMemo, useRef } from 'react';
import { timeOfDay } from '../logic/clock.ts';
import { type Entry, foldRounds, onlyMine, openRounds, recent, sinceMyTurn } from '../logic/journal.ts';
import type { NoteMark } from '../net/wire.ts';
import { useLang, useT } from '../text/index.ts';

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
export function useEntries(notes: readonly Json[], marks: readonly (NoteMark | undefined)[], words: AnyWords): readonly Entry[] {
  const kept = useRef<{ readonly words: AnyWords; readonly lines: readonly Kept[] }>({ words, lines: [] });
  return useMemo(() => {
    const before = kept.current.words === words ? kept.current.lines : [];
    const lines = notes.map((note, index): Kept => {
      const mark = marks[index];
      const old = before[index];
      if (old && old.note === note && old.mark === mark) return old;
      return { note, mark, entry: { ...words.note(note), index, secret: mark?.secret ?? false, at: mark?.at ?? null, to: mark?.to } };
    });
    kept.current = { words, lines };
    return lines.map((line) => line.entry);
  }, [notes, marks, words]);
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
    () => ({ lang, words, names, seat, motion, explain, unexplain, openRule, setCamera, view: null, play: idlePlay, inset: 0 }),
    [lang, words, names, seat, motion, explain, unexplain, openRule, setCamera],
  );
}
export interface JournalProps {
  readonly entries: readonly Entry[];
  readonly notes: readonly Json[];
  readonly face: AnyFace;
  readonly seat: number | undefined;
  /** I am asked: what is new since my last turn comes into view. */
  readonly asked: boolean;
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
export function Journal({ entries, notes, face, seat, asked, over = false, at, onPlace, onGo, onEntry, backTo, onBack }: JournalProps) {
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
    const last = end.current?.querySelector('.cd-round[open] li:last-child');
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
  const open = openRounds(rounds, since, asked);
  const present = at === undefined ? 0 : rounds.findLastIndex((r) => (r.entries[0]?.index ?? 0) <= at);
  return (
    <FrameContext value={frame}>
      <div ref={end} role="log" aria-label={t.journal.label}>
        {rounds.map((r, i) => (
          <details key={r.round} className="cd-round" open={(at === undefined ? i < open : i === present) || undefined}>
            <summary>
              <Icon name="right" small /> {r.round === 0 ? t.journal.before : (frame.words?.round?.(r.round) ?? t.journal.round(r.round))}{' '}
              <small>
                {at === undefined && i === 0 && !over
                  ? t.journal.now
                  : face.recap?.(
                      r.entries.map((e) => notes[e.index] as Json),
                      frame.lang,
                    ) || t.journal.events(r.entries.length)}
              </small>
            </summary>
            <ol>
              {r.entries.map((e) => (
                <Note
                  key={e.index}
                  entry={e}
                  note={notes[e.index] as Json}
                  face={face}
                  fresh={since !== undefined && e.index >= since}
                  divider={e.index === since}
                  seat={seat}
                  markRef={mark}
                  at={at}
                  onPlace={onPlace}
                  onGo={onGo}
                  {...(onEntry ? { onEntry } : {})}
                  {...(onBack && backTo !== undefined && e.seat === seat && e.index >= backTo ? { onBack } : {})}
                />
              ))}
            </ol>
          </details>
        ))}
        {rounds.length === 0 && <p className="cd-empty">{t.journal.empty}</p>}
      </div>
    </FrameContext>
  );
}
const Note = memo(function Note({
  entry,
  note,
  face,
  fresh,
  divider,
  seat,
  markRef,
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
  readonly divider: boolean;
  readonly seat: number | undefined;
  readonly markRef: React.RefObject<HTMLLIElement | null>;
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
      {divider && (
        <li ref={markRef} className="cd-since">
          {t.journal.since}
        </li>
      )}
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
