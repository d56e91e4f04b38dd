/** What there is to tell once a mission is over, or of a decision that lies behind: facts alone, the same in every language. */
import type { Json } from '@cosmodrome/kernel';
import type { Ended, Question } from '@cosmodrome/kit/text';
import type { Role } from '../content/index.ts';
import type { Note } from '../notes.ts';
import type { Outcome } from '../state.ts';
import type { FreeAction, PaidAction, Topic } from '../topics.ts';
import type { View } from '../view.ts';
import { actionsLeft } from './parts.ts';

// ------------------------------------------------------------------ why it ended so

export type EndedBy = { readonly outcome: Exclude<Outcome, ''>; readonly turn: number; readonly alive: number; readonly role: Role | '' };
export type Decided =
  /** What the mission asked for, done; the note says what. */
  | { readonly kind: 'deed'; readonly turn: number; readonly note: Note }
  /** The turn that cost most. */
  | { readonly kind: 'wounds'; readonly turn: number; readonly wounds: number };
export type Margin =
  | { readonly kind: 'lowest'; readonly turn: number; readonly role: Role; readonly hp: number }
  | { readonly kind: 'left'; readonly done: number; readonly of: number }
  | { readonly kind: 'home'; readonly home: number; readonly of: number };

const DEEDS: ReadonlySet<Note['kind']> = new Set(['drive-down', 'alarm-silent', 'marker-removed', 'freed']);
interface Past {
  readonly deed: { readonly turn: number; readonly note: Note } | undefined;
  readonly wounds: { readonly turn: number; readonly wounds: number } | undefined;
  readonly lowest: { readonly turn: number; readonly role: Role; readonly hp: number } | undefined;
}
function past(notes: readonly Note[]): Past {
  let turn = 0;
  let deed: Past['deed'];
  let lowest: Past['lowest'];
  const wounds = new Map<number, number>();
  for (const n of notes) {
    if (n.kind === 'game-turn') turn = n.turn;
    else if (n.kind === 'hp' && n.by < 0) {
      wounds.set(turn, (wounds.get(turn) ?? 0) - n.by);
      if (!lowest || n.hp < lowest.hp) lowest = { turn, role: n.role, hp: n.hp };
    } else if (DEEDS.has(n.kind) || (n.kind === 'scenario-act' && n.done)) deed = { turn, note: n };
  }
  const [worst] = [...wounds].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return { deed, wounds: worst && { turn: worst[0], wounds: worst[1] }, lowest };
}
export const endedBy = ({ view }: Ended<View, Note>): EndedBy | undefined =>
  view.outcome === ''
    ? undefined
    : { outcome: view.outcome, turn: view.turn, alive: view.rocketeers.filter((r) => r.hp > 0).length, role: view.fallen };
export function decidedBy({ view, notes }: Ended<View, Note>): Decided | undefined {
  const { deed, wounds } = past(notes);
  if (view.outcome === 'victory' && deed) return { kind: 'deed', ...deed };
  return wounds && { kind: 'wounds', ...wounds };
}
/** Won: how near it was to being lost. Not won: what was left to do. */
export function marginOf({ view, notes }: Ended<View, Note>): Margin | undefined {
  if (view.outcome === 'victory') {
    const { lowest } = past(notes);
    return lowest && { kind: 'lowest', ...lowest };
  }
  const { progress, goal, removed, markers, homeward, atHome } = view.objective;
  if (homeward) return { kind: 'home', home: atHome, of: view.rocketeers.length };
  if (markers > 0 && removed < markers) return { kind: 'left', done: removed, of: markers };
  return goal > 0 ? { kind: 'left', done: progress, of: goal } : undefined;
}

// ------------------------------------------------------------------ in what two answers differ

/** Which of the two answers it is said of. */
type Whose = { readonly other: boolean };
export type Contrast =
  | (Whose & { readonly kind: 'unspent'; readonly ap: number })
  | (Whose & { readonly kind: 'mission' })
  | (Whose & { readonly kind: 'attacks' })
  | (Whose & { readonly kind: 'heals' })
  | (Whose & { readonly kind: 'moves' });
type Act = PaidAction | FreeAction | { readonly do: 'end' | 'concede' };
const KINDS: readonly (readonly [Exclude<Contrast['kind'], 'unspent'>, (a: Act) => boolean])[] = [
  ['mission', (a) => a.do === 'scenario'],
  ['attacks', (a) => a.do === 'attack' || a.do === 'burn'],
  ['heals', (a) => a.do === 'heal'],
  ['moves', (a) => a.do === 'move'],
];
export function contrastOf(ask: Question, mine: Json, other: Json, view: View): Contrast | undefined {
  if ((ask.topic as Topic) !== 'turn/action') return undefined;
  const [a, b] = [mine, other] as readonly Json[] as readonly [Act, Act];
  const ap = actionsLeft(view, view.active);
  if (ap > 0 && (a.do === 'end') !== (b.do === 'end')) return { kind: 'unspent', other: b.do === 'end', ap };
  const found = KINDS.find(([, is]) => is(a) !== is(b));
  return found && { kind: found[0], other: found[1](b) };
}
