import { CLOCK, type Seat } from '@cosmodrome/kernel';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { hintsFor } from '../logic/hints.ts';
import { nameOfSeat } from '../logic/names.ts';
import { api } from '../net/api.ts';
import { copyText } from '../net/copy.ts';
import { CONFIRMS, type Confirm, setPrefs, TEXT_SIZES, type TextSize, usePrefs } from '../net/prefs.ts';
import type { Session } from '../net/session.ts';
import type { SeatInfo, Sync, TableInfo } from '../net/wire.ts';
import { useT } from '../text/index.ts';
import { type MenuEntry, MenuTool } from './Menu.tsx';
import { SoundTool } from './SoundTool.tsx';
import { toggleFull } from './useKeys.ts';

/** Stops the time, or lets it go on; undefined: nothing presses here, or others play who would wait for it. */
export type Stop = { readonly on: boolean; readonly label: string; run(): void };
export function stopTool(t: ReturnType<typeof useT>, table: TableInfo, sync: Sync, session: Session): Stop | undefined {
  const on = sync.stopped !== undefined;
  // A question that stands beside somebody's turn, and may be left alone, presses nobody.
  const presses = on || (sync.timers?.length ?? 0) > 0 || sync.asks.some((a) => a.standing && !a.optional);
  const others = table.seats.some((s) => !s.mine && (s.sitter.kind === 'person' || s.sitter.kind === 'device'));
  if (!presses || others || sync.eyes === null || sync.over || table.phase !== 'playing' || table.challenge) return undefined;
  return { on, label: on ? t.stop.goOn : t.stop.stop, run: () => void session.act.change(api.stop(table.code, !on)) };
}

export function Tools({
  stop,
  noBack,
  backs,
  onBack,
  onRules,
  lessons,
  more,
}: {
  readonly stop: Stop | undefined;
  /** Why nothing can be taken back; undefined: something can. */
  readonly noBack: string | undefined;
  /** How many of my answers can be. */
  readonly backs: number;
  /** Shows them. */
  onBack(): void;
  onRules(): void;
  /** Where the game is taught; undefined: nowhere, or here. */
  readonly lessons: string | undefined;
  readonly more: readonly MenuEntry[];
}) {
  const t = useT();
  return (
    <>
      {stop && (
        <button
          type="button"
          className="cd-tool"
          data-at="stop"
          aria-label={stop.label}
          title={stop.label}
          aria-pressed={stop.on}
          onClick={stop.run}
        >
          <Icon name={stop.on ? 'play' : 'pause'} />
        </button>
      )}
      <button
        type="button"
        className="cd-tool"
        aria-label={t.top.back}
        title={noBack ?? t.top.back}
        aria-description={noBack}
        aria-disabled={noBack ? true : undefined}
        onClick={onBack}
      >
        <Icon name="back" />
        {backs > 0 && <span className="cd-badge" data-count={backs} />}
      </button>
      <RulesTool onRules={onRules} />
      {lessons !== undefined && (
        // The table goes on meanwhile: it stays open.
        <a className="cd-tool" data-spare="" aria-label={t.top.lessons} href={lessons} target="_blank" rel="noreferrer">
          <Icon name="compass" />
        </a>
      )}
      <SoundTool />
      <LastTools more={more} />
    </>
  );
}
export function RulesTool({ onRules }: { onRules(): void }) {
  const t = useT();
  return (
    <button type="button" className="cd-tool" data-spare="" data-part="rules" aria-label={t.top.rules} onClick={onRules}>
      <Icon name="rules" />
    </button>
  );
}
/** Language, full screen and the menu: they end every top bar. */
export function LastTools({ more }: { readonly more: readonly MenuEntry[] }) {
  const t = useT();
  const lang = usePrefs((p) => p.lang);
  return (
    <>
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
const NEXT_PACE = { calm: 'brisk', brisk: 'at-once', 'at-once': 'calm' } as const;
export function comfortEntries(t: ReturnType<typeof useT>): readonly MenuEntry[] {
  const p = usePrefs.getState();
  const next = p.theme === 'system' ? 'light' : p.theme === 'light' ? 'dark' : 'system';
  return [
    { id: 'lang', label: t.top.lang, icon: 'globe', run: () => setPrefs({ lang: p.lang === 'fr' ? 'en' : 'fr' }) },
    { id: 'theme', label: t.more.theme[p.theme], icon: p.theme === 'light' ? 'sun' : 'moon', run: () => setPrefs({ theme: next }) },
    {
      id: 'bots',
      label: `${t.comfort.bots}\u00a0: ${t.comfort.botPace[p.bots]}`,
      icon: 'speed',
      run: () => setPrefs({ bots: NEXT_PACE[p.bots] }),
    },
    { id: 'motion', label: t.comfort.motion, checked: p.motion, icon: 'close', run: () => setPrefs({ motion: !p.motion }) },
    { id: 'sound', label: t.comfort.sound, checked: p.sound, icon: 'close', run: () => setPrefs({ sound: !p.sound }) },
    {
      id: 'confirm',
      label: t.hands.confirmMenu[p.confirm],
      icon: 'check',
      run: () => setPrefs({ confirm: CONFIRMS[(CONFIRMS.indexOf(p.confirm) + 1) % CONFIRMS.length] as Confirm }),
    },
    {
      id: 'text',
      label: t.access.textMenu[p.text],
      icon: 'plus',
      run: () => setPrefs({ text: TEXT_SIZES[(TEXT_SIZES.indexOf(p.text) + 1) % TEXT_SIZES.length] as TextSize }),
    },
    { id: 'contrast', label: t.access.contrast, checked: p.contrast, icon: 'close', run: () => setPrefs({ contrast: !p.contrast }) },
    { id: 'keys', label: t.comfort.keys, checked: p.oneKey, icon: 'close', run: () => setPrefs({ oneKey: !p.oneKey }) },
  ];
}
function hintsEntry(t: ReturnType<typeof useT>, game: string): MenuEntry {
  const { hints } = usePrefs.getState();
  const on = !hints[game]?.off;
  return {
    id: 'hints',
    label: t.first.hints,
    checked: on,
    icon: 'close',
    run: () => setPrefs({ hints: { ...hints, ...hintsFor([game], !on) } }),
  };
}
/** Why nothing of mine can be taken back now, in the page's words; undefined: something can. */
export function whyNoBack(t: ReturnType<typeof useT>, sync: Sync, names: readonly string[], offline: boolean): string | undefined {
  const why = t.top.noBack;
  if (offline) return why.offline;
  if (sync.canTakeBack) return undefined;
  if (sync.eyes === null) return why.watching;
  const wall = sync.noTakeBack ?? { why: 'settled' };
  if (wall.why !== 'answered') return why[wall.why];
  return wall.seat === CLOCK ? why.clock : why.answered(names[wall.seat] ?? '');
}
export function moreEntries({
  t,
  table,
  seat,
  stop,
  back,
  leave,
  help,
  home,
  reasons,
  session,
}: {
  readonly t: ReturnType<typeof useT>;
  readonly table: TableInfo;
  readonly seat: Seat | undefined;
  readonly stop: Stop | undefined;
  /** Takes back, or says why not. */
  back(): void;
  leave(): void;
  help(): void;
  home(): void;
  /** Why a bot did it, or a hint for me; absent: there are no bots here, or I am not alone with them. */
  readonly reasons: { why?(): void; hint?(): void };
  readonly session: Session;
}): readonly MenuEntry[] {
  const playing = seat !== undefined && table.phase === 'playing';
  return [
    ...(stop ? [{ id: 'stop', label: stop.label, icon: stop.on ? 'play' : 'pause', run: stop.run }] : []),
    ...(playing ? [{ id: 'back', label: t.answer.takeBack, icon: 'back', run: back }] : []),
    ...(reasons.hint ? [{ id: 'hint', label: t.reasons.askHint, icon: 'compass', run: reasons.hint }] : []),
    ...(reasons.why ? [{ id: 'why', label: t.reasons.askWhy, icon: 'bot', run: reasons.why }] : []),
    ...comfortEntries(t),
    hintsEntry(t, table.game),
    { id: 'help', label: t.more.keys, icon: 'info', run: help },
    'rule',
    ...(playing && table.host
      ? table.seats
          .filter((s) => s.sitter.kind === 'person' && !s.mine)
          .map((s) => ({
            id: `give ${s.seat}`,
            label: t.room.give(nameOfSeat(s, t)),
            icon: 'arrow',
            run: () => void session.act.change(api.giveChair(table.code, s.seat)),
          }))
      : []),
    // Whoever looks on and finds that a seat whose owner is gone is their own.
    ...(seat === undefined && table.phase === 'playing'
      ? table.seats
          .filter((s) => s.sitter.kind === 'person' && s.sitter.here === 'gone' && !s.knock)
          .map((s) => ({
            id: `mine ${s.seat}`,
            label: t.door.mine(nameOfSeat(s, t)),
            icon: 'user',
            run: () => void session.act.change(api.knock(table.code, s.seat)),
          }))
      : []),
    { id: 'link', label: t.more.copy, icon: 'link', run: () => void copyText(`${location.origin}/t/${table.code}`) },
    ...(playing
      ? ([
          {
            id: 'standin',
            label: t.more.standIn,
            icon: 'bot',
            run: () => void session.act.change(api.standIn(table.code, seat, true)),
          },
          { id: 'resign', label: t.more.resign, icon: 'flag', risk: true, run: leave },
        ] as const)
      : []),
    ...(playing ? table.seats.flatMap((s) => programEntry(t, table, s, session)) : []),
    { id: 'leave', label: t.more.leave, icon: 'out', run: home },
  ];
}
/** Whoever plays at a table may think better of a program that sits there. */
function programEntry(t: ReturnType<typeof useT>, table: TableInfo, { seat, sitter }: SeatInfo, session: Session): readonly MenuEntry[] {
  if (sitter.kind !== 'bot' || !sitter.program) return [];
  const run = () => void session.act.change(api.agree(table.code, seat, false));
  return [{ id: `program ${seat}`, label: t.programs.dismiss(sitter.name), icon: 'ban', run }];
}
