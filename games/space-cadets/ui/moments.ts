/** What of the journal is told again to a player who waited, whose doing it was, and how the mission stands. */
import type { Doer, Lead, Moment } from '@cosmodrome/kit/face';
import type { Lang } from '@cosmodrome/kit/text';
import type { Role } from '../content/index.ts';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';
import { aims } from './Briefing.tsx';
import { place } from './changes.ts';
import { LABELS } from './labels.ts';
import { NAMES } from './terms.ts';

/** What the program does in its own turn: Aliens, bugs, alarms. */
const OWN: ReadonlySet<Note['kind']> = new Set<Note['kind']>([
  'alien-turn',
  'alien-step',
  'alien-target',
  'alien-moved',
  'alien-stayed',
  'alien-attacked',
  'alien-rolled',
  'alien-overkill',
  'alien-held',
  'brain-broadcast',
  'entry-panic',
  'bugs-merged',
  'bugs-approached',
  'bugs-moved',
  'bugs-attacked',
  'bugs-rolled',
  'grown',
]);
export function whose(note: Note, view: View): Doer | undefined {
  if (OWN.has(note.kind)) return 'game';
  const role = 'role' in note ? note.role : 'by' in note && typeof note.by === 'string' ? note.by : undefined;
  return view.rocketeers.find((r) => r.role === role)?.seat;
}
const cell = (spot: readonly [number, number]): string => `cell:${spot[0]}`;
const of = (role: Role, lang: Lang): string => NAMES[lang].roles[role].name;

export function moment(note: Note, lang: Lang): Moment | undefined {
  switch (note.kind) {
    case 'moved':
      return { from: cell(note.from), at: cell(note.to), chain: `way ${note.role}` };
    case 'alien-moved':
      return { from: cell(note.from), at: cell(note.foe.spot), chain: `foe ${note.foe.id}` };
    case 'alien-attacked':
      return { at: cell(note.foe.spot), chain: `foe ${note.foe.id}` };
    case 'bugs-moved':
    case 'bugs-approached':
      return { from: cell(note.from), at: cell(note.to), chain: 'bugs' };
    case 'bugs-attacked':
      return { at: cell(note.spot), chain: 'bugs' };
    case 'scan':
    case 'event':
    case 'hatch':
    case 'picked-up':
    case 'traded':
    case 'used':
    case 'talent':
    case 'declared':
    case 'scenario-act':
    case 'command':
    case 'brain-broadcast':
    case 'entry-panic':
    case 'red-alert':
    case 'boss':
    case 'marker-removed':
    case 'freed':
    case 'drive-down':
    case 'alarm-silent':
    case 'countdown':
      return { at: place(note) };
    case 'hp':
      return {
        joins: true,
        gains: [{ seat: undefined, points: note.by, unit: LABELS[lang].hp, name: of(note.role, lang), at: `role:${note.role}` }],
      };
    case 'o2':
      return note.by < 0 && note.why !== 'action'
        ? { joins: true, gains: [{ seat: undefined, points: note.by, unit: 'O²', name: of(note.role, lang), at: `role:${note.role}` }] }
        : undefined;
    case 'placed':
    case 'found':
    case 'result':
    case 'killed':
    case 'wound':
    case 'subdued':
    case 'rescued':
    case 'protected':
    case 'mind-control':
    case 'grappled':
    case 'stunned':
    case 'pushed':
    case 'terror':
    case 'analyzed':
    case 'mine':
      return { joins: true, at: place(note) };
    default:
      return undefined;
  }
}
/** A folded turn in a few words. */
export function recap(notes: readonly Note[], lang: Lang): string {
  const n = (kind: Note['kind']) => notes.filter((note) => note.kind === kind).length;
  return LABELS[lang].recap(n('scan'), n('killed'));
}
/** All win or lose together: how far the mission is. */
export function lead(view: View, lang: Lang): Lead | undefined {
  if (view.turn === 0 || view.stage === 'over') return undefined;
  const all = aims(view, lang);
  const done = all.filter((a) => a.done).length;
  const next = all.find((a) => a.now && !a.done);
  const short = `${done} / ${all.length}`;
  return { seats: [], short, say: LABELS[lang].missionStands(short, next?.text) };
}
