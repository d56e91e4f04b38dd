/** The mission's story in figures, from the journal alone: who did what, turn by turn, and where it turned. */
import type { FoeType, Role } from '../content/index.ts';
import type { Note } from '../notes.ts';
import { HIT } from '../text/figures.ts';

export interface Part {
  readonly role: Role;
  readonly killed: number;
  readonly wounds: number;
  readonly scans: number;
  readonly healed: number;
  readonly steps: number;
  readonly dice: number;
  readonly successes: number;
}
export interface Round {
  readonly turn: number;
  readonly killed: number;
  readonly wounds: number;
}
export interface Story {
  readonly parts: readonly Part[];
  readonly rounds: readonly Round[];
  readonly rolls: number;
}
type Growing = { -readonly [K in keyof Part]: Part[K] };

export function storyOf(notes: readonly Note[], crew: readonly Role[]): Story {
  const parts = new Map<Role, Growing>(
    crew.map((role) => [role, { role, killed: 0, wounds: 0, scans: 0, healed: 0, steps: 0, dice: 0, successes: 0 }]),
  );
  const rounds: { turn: number; killed: number; wounds: number }[] = [];
  let rolls = 0;
  const add = (role: Role | '', what: Exclude<keyof Part, 'role'>, n: number) => {
    const part = role === '' ? undefined : parts.get(role);
    if (part) part[what] += n;
  };
  for (const n of notes) {
    const now = rounds.at(-1);
    switch (n.kind) {
      case 'game-turn':
        rounds.push({ turn: n.turn, killed: 0, wounds: 0 });
        break;
      case 'killed':
        add(n.by, 'killed', 1);
        if (now) now.killed++;
        break;
      case 'hp':
        add(n.role, n.by < 0 ? 'wounds' : 'healed', Math.abs(n.by));
        if (now && n.by < 0) now.wounds -= n.by;
        break;
      case 'scan':
        add(n.role, 'scans', 1);
        break;
      case 'moved':
        add(n.role, 'steps', 1);
        break;
      case 'roll':
        rolls++;
        add(n.role, 'dice', n.faces.length);
        add(n.role, 'successes', n.successes);
        break;
      case 'reroll':
        add(n.role, 'successes', n.successes - n.before.filter((f) => (n.inverted ? f >= 8 : f <= 3 && f > 0)).length);
        break;
    }
  }
  return { parts: [...parts.values()], rounds, rolls };
}
/** Successes above what the dice promise. */
export const luck = (p: Part): number => p.successes - HIT * p.dice;

export const HONOURS = ['killed', 'scans', 'healed', 'luck', 'wounds', 'steps'] as const;
export type Honour = (typeof HONOURS)[number];
/** One honour each at most: the first in which nobody is ahead of them and that nobody has yet. */
export function honoursOf(parts: readonly Part[]): ReadonlyMap<Role, Honour> {
  const out = new Map<Role, Honour>();
  const value = (p: Part, h: Honour) => (h === 'luck' ? luck(p) : p[h]);
  for (const h of HONOURS) {
    const best = Math.max(...parts.map((p) => value(p, h)));
    const who = parts.find((p) => !out.has(p.role) && value(p, h) === best);
    if (who && best > 0) out.set(who.role, h);
  }
  return out;
}

/** Where the replay is worth opening: what turned the mission. */
const TURNS: ReadonlySet<Note['kind']> = new Set([
  'scenario-tile',
  'boss',
  'red-alert',
  'marker-removed',
  'drive-down',
  'alarm-silent',
  'freed',
  'flag',
  'end',
]);
export function moments(notes: readonly Note[]): readonly number[] {
  return notes.flatMap((n, i) => (TURNS.has(n.kind) || (n.kind === 'scenario-act' && n.done) ? [i] : []));
}

/** Hit points so low that the next blow may be the last. */
const LOW = 2;
/** What a note makes of its turn: something of the mission done, or somebody near the end. */
export function turned(n: Note): 'goal' | 'danger' | undefined {
  switch (n.kind) {
    case 'scenario-act':
      return n.done ? 'goal' : undefined;
    case 'marker-removed':
    case 'drive-down':
    case 'alarm-silent':
    case 'freed':
    case 'flag':
      return 'goal';
    case 'red-alert':
      return 'danger';
    case 'hp':
      return n.by < 0 && n.hp <= LOW ? 'danger' : undefined;
    default:
      return undefined;
  }
}

/** One picture of the page: whom it shows, and which note tells it. */
export interface Panel {
  readonly note: number;
  readonly turn: number;
  readonly kind: 'fight' | 'deed' | 'alarm' | 'low' | 'home' | 'lost';
  readonly roles: readonly Role[];
  readonly foes: readonly FoeType[];
}
const MOST_PANELS = 6;
/** What is drawn first where there is more than fits: the end, how near it was, what turned it. */
const WEIGHT: Readonly<Record<Panel['kind'], number>> = { home: 5, lost: 5, low: 4, deed: 3, alarm: 2, fight: 1 };
/** Six moments at most, in their order: the first fight, what turned it, the lowest point, the last. */
export function comicOf(notes: readonly Note[]): readonly Panel[] {
  const found: Panel[] = [];
  let turn = 0;
  let lowest: { readonly panel: Panel; readonly hp: number } | undefined;
  const add = (note: number, kind: Panel['kind'], roles: readonly (Role | '')[] = [], foes: readonly FoeType[] = []) =>
    found.push({ note, turn, kind, roles: roles.filter((r) => r !== ''), foes });
  notes.forEach((n, i) => {
    switch (n.kind) {
      case 'game-turn':
        turn = n.turn;
        break;
      case 'killed':
        if (n.by !== '' && !found.some((p) => p.kind === 'fight' && p.turn === turn)) add(i, 'fight', [n.by], [n.foe.type]);
        break;
      case 'hp':
        if (n.by < 0 && (lowest === undefined || n.hp <= lowest.hp))
          lowest = { hp: n.hp, panel: { note: i, turn, kind: 'low', roles: [n.role], foes: [] } };
        break;
      case 'scenario-act':
        if (n.done) add(i, 'deed', [n.role]);
        break;
      case 'drive-down':
      case 'alarm-silent':
      case 'freed':
        // Told after the act that brought it about: that one has somebody to show.
        if (found.at(-1)?.kind !== 'deed' || found.at(-1)?.turn !== turn) add(i, 'deed');
        break;
      case 'boss':
        add(i, 'alarm', [], [n.type]);
        break;
      case 'red-alert':
        add(i, 'alarm', [], ['saucerman', 'leader']);
        break;
      case 'end':
        add(i, n.outcome === 'victory' ? 'home' : 'lost');
        break;
    }
  });
  if (lowest) found.push(lowest.panel);
  return found
    .toSorted((a, b) => WEIGHT[b.kind] - WEIGHT[a.kind] || a.note - b.note)
    .slice(0, MOST_PANELS)
    .sort((a, b) => a.note - b.note);
}
