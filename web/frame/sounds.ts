/** When something is heard. Nothing is said by sound alone. */
import type { Json, Seat } from '@cosmodrome/kernel';
import type { AnyFace } from '@cosmodrome/kit/face';
import type { Cue, TableCue } from '@cosmodrome/kit/sound';
import { useEffect, useRef } from 'react';
import { usePrefs } from '../net/prefs.ts';
import type { TableState } from '../net/session.ts';
import type { Sync } from '../net/wire.ts';
import type { FrameCue } from '../sound/cues.ts';

/** A page nobody looks at calls, and is silent otherwise. */
const CALLS: ReadonlySet<string> = new Set<FrameCue>(['turn', 'aside']);

export function sound(name: FrameCue | TableCue | (string & {}), quiet = false, own?: Cue): void {
  const { sound: on, volume } = usePrefs.getState();
  if (!on || volume === 0 || typeof AudioContext === 'undefined') return;
  // Browsers let nothing be heard before the first click or key.
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (document.visibilityState !== 'visible' && !CALLS.has(name)) return;
  void import('../sound/player.ts').then((player) => player.play(name, volume, quiet, own));
}

/** Runs when the value changes, with what it was; not at first. */
function useChange<T>(value: T, run: (before: T) => void): void {
  const before = useRef(value);
  const act = useRef(run);
  act.current = run;
  useEffect(() => {
    if (Object.is(before.current, value)) return;
    const was = before.current;
    before.current = value;
    act.current(was);
  }, [value]);
}

interface Heard {
  readonly face: AnyFace;
  readonly seat: Seat | undefined;
  /** I am asked something. */
  readonly asked: boolean;
  readonly outOfTurn: boolean;
  readonly sync: Sync;
  readonly table: NonNullable<TableState['table']>;
  readonly state: Pick<TableState, 'notes' | 'sending' | 'flight' | 'refused' | 'chat'>;
  /** Whom each line of the journal speaks of. */
  readonly whose: readonly { readonly seat?: Seat | undefined }[];
  readonly offline: boolean;
}
/** More lines than this at once are a journal that was loaded, not something that happens. */
const MANY = 12;
const AT_ONCE = 3;

export function useSounds({ face, seat, asked, outOfTurn, sync, table, state, whose, offline }: Heard): void {
  const { notes, sending, flight, refused, chat } = state;
  // Once when it becomes my turn, not at each question of it.
  useChange(asked, () => {
    if (asked) sound(outOfTurn ? 'aside' : 'turn');
  });
  useChange(sending?.since, () => {
    if (sending) sound('sent');
  });
  useChange(flight.length, (before) => {
    const last = flight.at(-1);
    if (flight.length <= before || !last) return;
    const own = face.handSound?.(last.topic, last.answer) ?? 'sent';
    sound(own, false, face.cues?.[own]);
  });
  useChange(refused?.at, () => {
    if (refused) sound('refused');
  });
  useChange(offline, () => sound(offline ? 'lost' : 'back'));
  useChange(chat.at(-1)?.id ?? 0, () => {
    const said = chat.at(-1);
    if (said && (said.seat === null || said.seat !== seat)) sound('word');
  });
  const here = table.seats.filter((s) => s.sitter?.kind === 'person' && s.sitter.here === 'here' && !s.mine).length;
  useChange(here, (before) => sound(here > before ? 'comes' : 'goes'));
  useChange(sync.over !== null, () => {
    if (!sync.over) return;
    const won = sync.over.standings.some((s) => s.won && s.seat === seat);
    sound(won ? 'won' : 'over');
  });
  useChange(notes.length, (before) => {
    if (notes.length < before) return sound('undo');
    if (notes.length - before > MANY || sync.over) return;
    const heard = new Map<string, boolean>();
    notes.slice(before).forEach((note, i) => {
      const name = face.sound?.(note as Json, seat);
      if (name !== undefined) heard.set(name, (heard.get(name) ?? true) && whose[before + i]?.seat !== seat);
    });
    for (const [name, quiet] of [...heard].slice(0, AT_ONCE)) sound(name, quiet, face.cues?.[name]);
  });
}
/** Ticks when this much of my time is left. */
export function useClockSounds(left: number | undefined): void {
  const at = left === undefined || left > 20_000 ? 0 : left > 10_000 ? 20 : 10;
  useChange(at, (before) => {
    if (at !== 0 && (before === 0 || at < before)) sound(at === 20 ? 'clock20' : 'clock10');
  });
}
