/** What of the journal is told again to a player who waited, whose doing it was, and how crews stand. */
import type { Doer, Gain, Lead, Moment } from '@cosmodrome/kit/face';
import type { Lang } from '@cosmodrome/kit/text';
import { missionOf } from '../judge/site.ts';
import type { Note, Place } from '../notes.ts';
import type { FigureId } from '../state.ts';
import type { View } from '../view.ts';
import { LABELS } from './labels.ts';
import { lootOf, teamsOf } from './loot.ts';

/** Places the camera knows: a figure, an Entry Point, a point of the deck. */
export const figureAt = (id: FigureId): string => `figure-${id}`;
export const pointAt = ([x, y]: Place): string => `point-${x}-${y}`;

/** What the station does by itself. */
const OWN: ReadonlySet<Note['kind']> = new Set<Note['kind']>(['hostility', 'charged', 'event-drawn', 'event-void', 'no-event', 'arrived']);
export function whose(note: Note, view: View): Doer | undefined {
  if (OWN.has(note.kind) || (note.kind === 'phase-begun' && note.phase !== 'traders' && note.phase !== 'setup')) return 'game';
  const id = 'figure' in note ? note.figure : 'by' in note && note.kind !== 'money' ? note.by : undefined;
  if (typeof id !== 'number') return undefined;
  const crew = view.figures[id]?.crew;
  return crew === undefined ? undefined : crew === null ? 'game' : view.crews[crew]?.seats[0];
}
const hurt = (target: FigureId, damage: number, lang: Lang): Gain => ({
  seat: undefined,
  points: -damage,
  unit: LABELS[lang].end.health,
  at: figureAt(target),
});
export function moment(note: Note, lang: Lang): Moment | undefined {
  switch (note.kind) {
    case 'walked': {
      const end = note.way.at(-1);
      return {
        ...(end ? { at: pointAt(end) } : {}),
        ...(note.way.length > 1 ? { from: pointAt(note.way[0]!) } : {}),
        chain: `way ${note.figure}`,
      };
    }
    case 'attack':
      return { ...(note.by === null ? {} : { from: figureAt(note.by) }), at: figureAt(note.target) };
    case 'rolled':
      return { joins: true };
    case 'attacked':
      return { joins: true, at: figureAt(note.target), ...(note.damage > 0 ? { gains: [hurt(note.target, note.damage, lang)] } : {}) };
    case 'defeated':
    case 'healed':
    case 'revived':
    case 'knocked-down':
    case 'frozen':
    case 'loses':
    case 'turned':
    case 'joined':
      return { joins: true, at: figureAt(note.figure) };
    case 'pushed':
      return { at: figureAt(note.target), from: figureAt(note.by) };
    case 'npc-target':
      return { from: figureAt(note.figure), at: figureAt(note.target), minor: true };
    case 'searched':
    case 'room-searched':
    case 'went-home':
    case 'skill':
    case 'threw':
    case 'used':
    case 'persuaded':
    case 'interacted':
      return { at: figureAt(note.figure) };
    case 'dragged':
      return { from: figureAt(note.by), at: figureAt(note.body) };
    case 'took':
      return { joins: true, at: figureAt(note.figure) };
    case 'arrived':
      return { at: figureAt(note.figures[0] ?? (0 as FigureId)), by: note.figures.slice(1).map(figureAt) };
    case 'event-drawn':
    case 'charged':
    case 'truce':
    case 'truce-ended':
      return {};
    case 'hostility':
      return { minor: true };
    default:
      return undefined;
  }
}
/** A folded round in a few words. */
export function recap(notes: readonly Note[], lang: Lang): string {
  const n = (...kinds: readonly Note['kind'][]) => notes.filter((note) => kinds.includes(note.kind)).length;
  return LABELS[lang].end.recap(n('searched', 'room-searched'), n('defeated'), n('went-home'));
}
/** What turned the mission: who fell, who came home, and the Purge charged; the last of them where there are many. */
const TURNS: ReadonlySet<Note['kind']> = new Set<Note['kind']>(['charged', 'defeated', 'went-home', 'turned', 'joined']);
const MOST_TURNS = 9;
export const momentsOf = (notes: readonly Note[]): readonly number[] =>
  notes.flatMap((n, i) => (TURNS.has(n.kind) ? [i] : [])).slice(-MOST_TURNS);

/** Alone and together: how far one is; else who would bring most. */
export function lead(view: View, lang: Lang): Lead | undefined {
  if (view.figures.length === 0 || view.phase === 'over') return undefined;
  const labels = LABELS[lang].mission;
  const all = teamsOf(view).map((team) => ({
    seats: team.flatMap(({ seats }) => seats),
    worth: team.reduce((sum, { id }) => sum + lootOf(view, id).worth, 0),
  }));
  const loot = missionOf(view).pieces.find((piece) => piece.piece === 'loot');
  if (view.crews.length === 1 || view.settings.mode === 'together') {
    const sum = all.reduce((n, { worth }) => n + worth, 0);
    const goal = loot?.piece === 'loot' ? loot.success * view.crews.length : undefined;
    return { seats: [], short: goal === undefined ? `${sum} UA` : `${sum} / ${goal} UA`, say: labels.together(sum, goal) };
  }
  // Elsewhere whoever has done what was asked wins, whatever others carry. CS-END-05
  if (loot === undefined) return undefined;
  const most = Math.max(...all.map(({ worth }) => worth));
  if (most <= 0) return undefined;
  const first = all.filter(({ worth }) => worth === most);
  const next = Math.max(0, ...all.filter(({ worth }) => worth < most).map(({ worth }) => worth));
  return { seats: first.flatMap(({ seats }) => seats), short: `${most} UA`, say: labels.ahead(most, most - next, first.length > 1) };
}
