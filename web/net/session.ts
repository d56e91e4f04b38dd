import type { Json, Seat, Topic, Wall } from '@cosmodrome/kernel';
import { Screen } from '@cosmodrome/wire/screen';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { isHere } from '../device/codes.ts';
import { sightOf } from '../logic/curtain.ts';
import { acknowledged, dropped, type Flying, landed, nextOwn, type Place, type Sending, unsure } from '../logic/flight.ts';
import { arrive, type Pace, STEP_MS, skip, step } from '../logic/pacer.ts';
import { api, codeOf } from './api.ts';
import { hereLine } from './here.ts';
import { line, type TableLine } from './line.ts';
import { usePrefs } from './prefs.ts';
import type { Ack, ChatLine, Moved, NoteMark, Patch, Sync, TableInfo } from './wire.ts';

export interface Refused {
  readonly topic: Topic;
  readonly answer: Json;
  readonly code: string;
  readonly key: string | undefined;
  readonly at: number;
  /** Said there, where the click was, instead of in the bar: the question stands on, or is gone. */
  readonly where?: Place;
}
/** A table as this page knows it. */
export interface TableState {
  readonly code: string;
  readonly table: TableInfo | undefined;
  /** The position that is shown; `latest` may be ahead of it. */
  readonly sync: Sync | undefined;
  readonly latest: Sync | undefined;
  readonly notes: readonly Json[];
  readonly marks: readonly (NoteMark | undefined)[];
  readonly pace: Pace<Sync>;
  /** How many lines of the journal would be left if one answer of mine were taken back, if two, …; empty: none can be. */
  readonly backs: readonly number[];
  /** What lies beyond them. */
  readonly wall: Wall | undefined;
  readonly chat: readonly ChatLine[];
  /** The one answer that everything waits for. */
  readonly sending: Sending | undefined;
  /** Answers under way to questions that stand, oldest first: nothing waits for them. */
  readonly flight: readonly Flying[];
  readonly refused: Refused | undefined;
  /** Shut for this seat: nothing of anybody's is held. */
  readonly curtain: Seat | undefined;
  /** Who opened the curtain last. */
  readonly opened: Seat | undefined;
  /** Seats waited for together, those who have answered included. */
  readonly group: readonly Seat[];
  /** Events that came while the line was down; undefined: nothing to tell. */
  readonly missed: number | undefined;
  /** Server time minus local time. */
  readonly skew: number;
  /** I may still ask for a seat: nothing is shown before I have decided. */
  readonly door: boolean;
  /** Why the table cannot be opened. */
  readonly trouble: string | undefined;
  /** Why the last change of the table was refused. */
  readonly failed: string | undefined;
}
export interface Actions {
  answer(seat: Seat, topic: Topic, answer: Json, where?: Place): void;
  /** My last answer, or the last so many; with `note`, as many as it takes for that line of the journal not to have been told. */
  takeBack(seat: Seat, how?: { readonly note: number } | { readonly steps: number }): void;
  say(message: { text?: string; phrase?: string }): Promise<boolean>;
  openCurtain(): void;
  /** Not to play: from the door to the gallery. */
  lookOn(): void;
  pause(on: boolean): void;
  stepOn(): void;
  skipOn(): void;
  forgetRefusal(): void;
  forgetMissed(): void;
  /** A change of the table: shown when it is done, `failed` if it is refused. */
  change(work: Promise<TableInfo>): Promise<void>;
  forgetFailure(): void;
  close(): void;
}
export interface Session {
  readonly use: UseBoundStore<StoreApi<TableState>>;
  readonly act: Actions;
}

const emptyHanded = {
  sync: undefined,
  latest: undefined,
  notes: [],
  marks: [],
  backs: [],
  wall: undefined,
  sending: undefined,
  flight: [],
  refused: undefined,
} as const;
export const freshState = (code: string): TableState => ({
  code,
  table: undefined,
  ...emptyHanded,
  pace: { waiting: [], paused: false },
  chat: [],
  curtain: undefined,
  opened: undefined,
  group: [],
  missed: undefined,
  skew: 0,
  door: false,
  trouble: undefined,
  failed: undefined,
});
export const mySeats = (table: TableInfo | undefined): readonly Seat[] => (table?.seats ?? []).filter((s) => s.mine).map((s) => s.seat);

/** Whoever has answered while others are still waited for stays in the group, shown as done. */
export function groupOf(before: readonly Seat[], waiting: readonly Seat[]): readonly Seat[] {
  return waiting.length > 0 && waiting.length < before.length && waiting.every((s) => before.includes(s)) ? before : waiting;
}
/** Notes with those of a sync: what it repeats is replaced, what was taken back falls away. */
export function mergeNotes<T>(have: readonly T[], from: number, items: readonly T[]): readonly T[] {
  return [...have.slice(0, from), ...items];
}

/** Real time: a question of these eyes stands, whoever else acts. */
const stands = (sync: Sync | undefined): boolean => sync?.asks.some((a) => a.standing) ?? false;

const FRAME_MS = 16;
/** Watches a table until it is closed. */
export function watchTable(code: string, socket: TableLine = isHere(code) ? hereLine(code) : line()): Session {
  const use = create<TableState>(() => freshState(code));
  const { getState: get, setState: set } = use;
  let closed = false;
  /** Whether to look on or to ask for a seat. */
  let decided = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Each call of `watch` makes what earlier ones will bring void. */
  let turn = 0;
  /** The eyes a call of `watch` that is under way asks for. The server tells everybody who watches, so that another call would beget another. */
  let asking: { readonly eyes: Seat | null } | undefined;
  /** The position as sent: patches bring it forward, and only a new `watch` replaces it. */
  const screen = new Screen();

  /** What comes late makes the server's clock seem behind: the most ever heard on this line is nearest the truth, and no countdown climbs. */
  let ahead = Number.NEGATIVE_INFINITY;
  const hear = (sync: Sync): void => {
    const skew = sync.serverTime - Date.now();
    if (skew <= ahead) return;
    ahead = skew;
    set({ skew });
  };

  /** Positions that come faster than they can be drawn: every one is told, the first is shown at once, then only the last of each frame. */
  let crowd: readonly Sync[] = [];
  let crowded: ReturnType<typeof setTimeout> | undefined;
  let shownAt = Number.NEGATIVE_INFINITY;
  const disperse = (): readonly Sync[] => {
    clearTimeout(crowded);
    crowded = undefined;
    const all = crowd;
    crowd = [];
    return all;
  };
  const showSoon = (sync: Sync): void => {
    crowd = [...crowd, sync];
    if (crowded !== undefined) return;
    const wait = shownAt + FRAME_MS - performance.now();
    if (wait <= 0) showLast(disperse());
    else
      crowded = setTimeout(() => {
        const all = disperse();
        if (!closed) showLast(all);
      }, wait);
  };
  const show = (sync: Sync): void => showLast([...disperse(), sync]);
  const showLast = (all: readonly Sync[]): void => {
    const sync = all.at(-1);
    if (!sync) return;
    shownAt = performance.now();
    let { notes, marks, group } = get();
    for (const { notes: told, waiting } of all) {
      notes = mergeNotes(notes, told.from, told.items);
      marks = mergeNotes<NoteMark | undefined>(marks, told.from, told.marks ?? told.items.map(() => undefined));
      group = groupOf(group, waiting);
    }
    set({ sync, notes, marks, group, backs: [], wall: undefined, flight: landed(get().flight, sync) });
    askBacks(sync);
    clearTimeout(timer);
    timer = setTimeout(onStep, STEP_MS[usePrefs.getState().bots]);
  };
  const askBacks = (sync: Sync): void => {
    if (!sync.canTakeBack || sync.eyes === null || !socket.connected) return;
    socket.emit('takeBacks', { code, n: sync.n, seat: sync.eyes }, (ack) => {
      if (!closed && ack.ok && get().sync === sync) set({ backs: ack.notes, wall: ack.wall });
    });
  };
  const onStep = (): void => {
    timer = undefined;
    const { pace } = get();
    if (pace.paused || pace.waiting.length === 0) return;
    const next = step(pace);
    set({ pace: next.pace });
    if (next.show) show(next.show);
  };
  /** All at once, in order: notes of the skipped positions must not be lost. */
  const catchUp = (): void => {
    const { pace } = get();
    set({ pace: skip(pace).pace });
    showLast([...disperse(), ...pace.waiting]);
  };
  const receive = (sync: Sync): void => {
    if (closed || sync.code !== code) return;
    hear(sync);
    const { curtain, sending, latest } = get();
    // On its way when the curtain fell: nobody is to see it.
    if (curtain !== undefined && sync.eyes !== null) return;
    // Lines are missing between what is held and what came: ask for all of them.
    const held = latest && latest.eyes === sync.eyes ? latest.notes.from + latest.notes.items.length : 0;
    if (curtain === undefined && sync.notes.from > held) return void watch();
    set({ latest: sync });
    if (curtain !== undefined) {
      look(sync);
      return;
    }
    const mine = sending !== undefined && sync.n > sending.n;
    const { pace } = get();
    const { motion, bots } = usePrefs.getState();
    // My own question never hides behind what others do: it ends their show. Nor does what others do in real time, where nobody is waited for.
    const live = mine || sync.asks.length > 0 || stands(latest) || (sync.timers?.length ?? 0) > 0;
    const moving = live ? 'live' : motion && document.visibilityState === 'visible';
    const next = arrive(pace, sync, moving, timer !== undefined, bots);
    if (next.show === sync && pace.waiting.length > 0) {
      catchUp();
      show(sync);
    } else {
      set({ pace: next.pace });
      if (next.show && moving !== true && !mine) showSoon(next.show);
      else if (next.show) show(next.show);
    }
    look(sync);
  };
  /** Whose eyes are needed now: theirs are asked for, or the curtain is shut. */
  const look = (sync: Sync | undefined): void => {
    const { table, opened, curtain } = get();
    if (!table || table.phase === 'waiting' || !sync) return;
    const mine = mySeats(table);
    const sight = sightOf(
      mine,
      opened ?? (mine.length === 1 ? mine[0] : undefined),
      sync.waiting.filter((s) => !table.seats[s]?.stand_in),
      sync.over !== null,
    );
    if (sight.curtain !== undefined && curtain === undefined) {
      // Nothing of the last person's stays in the page; the public position tells when to open.
      clearTimeout(timer);
      timer = undefined;
      disperse();
      set({ ...emptyHanded, pace: { waiting: [], paused: false } });
    }
    if (sight.curtain !== curtain) set({ curtain: sight.curtain });
    if (sync.eyes !== sight.eyes && asking?.eyes !== sight.eyes) void watch(sight.eyes);
    else if (sync.eyes === sight.eyes && sight.curtain === undefined && get().sync === undefined) show(sync);
  };
  const watch = async (eyes?: Seat | null): Promise<void> => {
    if (closed || !socket.connected) return;
    const my = ++turn;
    // At the door the table is looked up again each time: nobody sends its changes there.
    if (!get().table || get().door)
      try {
        set({ table: await api.table(code) });
      } catch (error) {
        if (my === turn) set({ trouble: codeOf(error) });
        return;
      }
    const door = !decided && ((get().table?.door ?? false) || (get().table?.lost ?? false));
    set({ door });
    if (door) return;
    const state = get();
    const mine = mySeats(state.table);
    const whose =
      eyes !== undefined ? eyes : state.curtain !== undefined ? null : (state.opened ?? (mine.length === 1 ? (mine[0] ?? null) : null));
    const sameEyes = state.latest !== undefined && state.latest.eyes === whose;
    const notesFrom = sameEyes ? state.notes.length : 0;
    asking = { eyes: whose };
    const told: Ack<{ table: TableInfo; sync: Sync | null; chat: readonly ChatLine[] }> = await new Promise((done) => {
      const asked = { code, eyes: whose, notesFrom, patches: true, bots: usePrefs.getState().bots };
      socket.emit('watch', asked, done);
      setTimeout(() => done({ ok: false, code: 'offline', message: 'no answer' }), 10_000);
    });
    if (closed || my !== turn) return;
    asking = undefined;
    if (!told.ok) {
      set({ trouble: told.code });
      return;
    }
    set({ table: told.table, chat: told.chat, trouble: undefined });
    if (!told.sync) return;
    hear(told.sync);
    screen.whole(told.sync);
    disperse();
    const before = get();
    if (before.curtain !== undefined) {
      set({ latest: told.sync });
      look(told.sync);
      return;
    }
    if (!sameEyes) set({ notes: [], marks: [] });
    set({ latest: told.sync, pace: { waiting: [], paused: false } });
    const had = before.notes.length;
    show(told.sync);
    const back = lostFor > 0;
    if (back && sameEyes) set({ missed: Math.max(0, get().notes.length - had) });
    lostFor = 0;
    resend(told.sync);
    if (back) resendFlight(told.sync);
    look(told.sync);
  };
  /** The line fell while an answer was on its way: if the record has not grown, it was not stored and goes out again. */
  const resend = (sync: Sync): void => {
    const { sending } = get();
    if (!sending) return;
    const open = sync.asks.some((a) => a.seat === sending.seat && a.topic === sending.topic);
    if (open && sync.n === sending.n) send(sending);
    else set({ sending: undefined });
  };
  const send = (sending: Sending): void => {
    set({ sending, refused: undefined });
    const { seat, topic, answer, n, where } = sending;
    socket.emit('answer', { code, n, seat, topic, answer }, (ack) => {
      if (closed || get().sending?.since !== sending.since) return;
      if (ack.ok) {
        moved(ack);
        set({ sending: undefined });
        return;
      }
      const late = ack.code === 'stale' || ack.code === 'not-asked' || ack.code === 'try-again';
      const refused: Refused = { topic, answer, code: ack.code, key: ack.key, at: Date.now() };
      set({ sending: undefined, refused: late ? undefined : refused });
      if (!late) return;
      // The position decides what is said: the question stands, and the bar tells why; or it is gone, and the place of the click does.
      void watch().then(() => {
        if (closed || get().sending) return;
        const open = get().latest?.asks.some((a) => a.seat === seat && a.topic === topic);
        set({ refused: open || !where ? refused : { ...refused, where } });
      });
    });
  };
  let flown = 0;
  /** To a question that stands: others may follow before it is acknowledged. */
  const fly = (one: Flying): void => {
    const { seat, topic, answer, n, own, where } = one;
    socket.emit('answer', { code, n, seat, topic, answer, own }, (ack) => {
      const { flight } = get();
      const mine = flight.find((f) => f.id === one.id);
      if (closed || !mine || mine.done !== undefined) return;
      if (ack.ok) {
        set({ flight: acknowledged(flight, one, ack.n) });
        moved(ack);
        const { sync } = get();
        if (sync) set({ flight: landed(get().flight, sync) });
        return;
      }
      set({
        flight: dropped(flight, one),
        refused: { topic, answer, code: ack.code, key: ack.key, at: Date.now(), ...(where ? { where } : {}) },
      });
      if (ack.code !== 'not-admitted') void watch();
    });
  };
  /** The line fell with answers under way: by their numbers nothing is stored twice. */
  const resendFlight = (sync: Sync): void => {
    const flight = unsure(get().flight, sync);
    const standing = flight.filter((f) => sync.asks.some((a) => a.standing && a.seat === f.seat && a.topic === f.topic));
    set({ flight: standing });
    const [gone] = flight;
    if (gone && standing.length === 0)
      set({
        refused: {
          topic: gone.topic,
          answer: gone.answer,
          code: 'not-asked',
          key: undefined,
          at: Date.now(),
          ...(gone.where ? { where: gone.where } : {}),
        },
      });
    for (const one of standing) fly(one);
  };

  /** The next position came with an acknowledgement, as a whole or as a patch; one that does not fit is asked for anew. */
  const moved = (ack: Moved): void => {
    const sync = screen.moved(ack);
    if (sync) receive(sync);
    else if (ack.patch ?? ack.sync) void watch();
  };
  const onSync = (sync: Sync): void => {
    if (!closed && sync.code === code) receive(screen.whole(sync));
  };
  const onPatch = (patch: Patch): void => {
    if (closed || patch.code !== code || patch.eyes !== screen.sync?.eyes) return;
    const sync = screen.patched(patch);
    if (sync) receive(sync);
    else void watch();
  };
  let lostFor = 0;
  const onConnect = () => {
    ahead = Number.NEGATIVE_INFINITY;
    void watch();
  };
  const onLost = () => {
    lostFor++;
  };
  /** How often the line has told of the table: what it told last is newer than an answer that was asked for before. */
  let tables = 0;
  const onTable = (table: TableInfo) => {
    if (closed || table.code !== code) return;
    const before = get().table;
    set({ table });
    const began = before?.phase === 'waiting' && table.phase !== 'waiting';
    const moved = mySeats(before).join() !== mySeats(table).join();
    if (began || moved) void watch();
    else look(get().latest);
  };
  const onClosed = (gone: { readonly code: string }) => {
    if (!closed && gone.code === code) set({ ...emptyHanded, table: undefined, trouble: 'closed' });
  };
  /** At the door nobody is told what happens inside, but that something of mine has changed. */
  const onMine = () => {
    if (get().door) void watch();
  };
  const chatIn = (said: ChatLine) => {
    if (!closed && !get().chat.some((c) => c.id === said.id))
      set({ chat: [...get().chat, said].toSorted((a, b) => a.id - b.id).slice(-400) });
  };
  socket.on('connect', onConnect);
  socket.on('disconnect', onLost);
  socket.on('sync', onSync);
  socket.on('patch', onPatch);
  const onToldTable = (table: TableInfo) => {
    tables++;
    onTable(table);
  };
  socket.on('table', onToldTable);
  socket.on('mine', onMine);
  socket.on('chat', chatIn);
  socket.on('closed', onClosed);
  if (socket.connected) void watch();
  // The server waits for bots as long as the reader likes.
  const unpaced = usePrefs.subscribe((now, before) => {
    if (now.bots !== before.bots) void watch();
  });

  return {
    use,
    act: {
      answer: (seat, topic, answer, where) => {
        const { latest, sending, flight } = get();
        if (!latest) return;
        const now = { seat, topic, answer, n: latest.n, since: performance.now(), ...(where ? { where } : {}) };
        if (latest.asks.some((a) => a.standing && a.seat === seat && a.topic === topic)) {
          const one = { ...now, id: flown++, own: nextOwn(flight, latest.own ?? 0) };
          set({ flight: [...flight, one], refused: undefined });
          if (socket.connected) fly(one);
        } else if (!sending && socket.connected) send(now);
      },
      takeBack: (seat, how) => {
        const { latest } = get();
        if (!latest?.canTakeBack || !socket.connected) return;
        socket.emit('takeBack', { code, n: latest.n, seat, ...how }, (ack) => {
          if (ack.ok) moved(ack);
          else void watch();
        });
      },
      say: (message) =>
        new Promise((done) => {
          socket.emit('chat', { code, ...message }, (ack) => done(ack.ok));
        }),
      lookOn: () => {
        decided = true;
        void watch();
      },
      openCurtain: () => {
        const { curtain } = get();
        if (curtain === undefined) return;
        disperse();
        set({ ...emptyHanded, opened: curtain, curtain: undefined });
        void watch(curtain);
      },
      pause: (on) => {
        set({ pace: { ...get().pace, paused: on } });
        if (!on) onStep();
      },
      stepOn: () => {
        const next = step(get().pace);
        set({ pace: { ...next.pace, paused: true } });
        if (next.show) show(next.show);
      },
      skipOn: catchUp,
      forgetRefusal: () => set({ refused: undefined }),
      forgetMissed: () => set({ missed: undefined }),
      change: async (work) => {
        try {
          const before = tables;
          const table = await work;
          set({ failed: undefined });
          if (tables === before) onTable(table);
        } catch (error) {
          if (!closed) set({ failed: codeOf(error) });
        }
      },
      forgetFailure: () => set({ failed: undefined }),
      close: () => {
        closed = true;
        unpaced();
        clearTimeout(timer);
        disperse();
        socket.off('connect', onConnect);
        socket.off('disconnect', onLost);
        socket.off('sync', onSync);
        socket.off('patch', onPatch);
        socket.off('table', onToldTable);
        socket.off('mine', onMine);
        socket.off('chat', chatIn);
        socket.off('closed', onClosed);
        if (socket.connected) socket.emit('unwatch', { code });
      },
    },
  };
}
