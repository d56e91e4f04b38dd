/** The latest Alien Turn, from the journal: one step a figure or swarm, with what it did, why, and what came of it. */
import type { Sentence, Words } from '@cosmodrome/kit/text';
import type { FoeType, Role } from '../content/index.ts';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';

export interface Chip {
  readonly kind: 'hp' | 'o2' | 'mind' | 'miss' | 'good';
  readonly role: Role | '';
  readonly text: string;
}
export interface Step {
  readonly id: number;
  readonly type: FoeType;
  /** Tiles it stood on, in order. */
  readonly cells: readonly number[];
  readonly lines: readonly Sentence[];
  readonly faces: readonly number[];
  readonly chips: readonly Chip[];
}
type Growing = { id: number; type: FoeType; cells: number[]; lines: Sentence[]; faces: number[]; chips: Chip[] };

/** Where the latest Alien Turn begins among the notes; −1: there was none yet. */
export function lastAlienTurn(notes: readonly Note[]): { readonly from: number; readonly turn: number } | undefined {
  for (let i = notes.length - 1; i >= 0; i--) {
    const n = notes[i]!;
    if (n.kind === 'alien-turn') return { from: i, turn: n.turn };
  }
  return undefined;
}
export function stepsOf(notes: readonly Note[], words: Words<View, Note>): readonly Step[] {
  const last = lastAlienTurn(notes);
  if (!last) return [];
  const out: Growing[] = [];
  let now: Growing | undefined;
  const begin = (id: number, type: FoeType): Growing => {
    if (now && now.id === id && now.type === type) return now;
    now = { id, type, cells: [], lines: [], faces: [], chips: [] };
    out.push(now);
    return now;
  };
  for (const n of notes.slice(last.from + 1)) {
    if (n.kind === 'cleanup' || n.kind === 'game-turn' || n.kind === 'end') break;
    switch (n.kind) {
      case 'alien-step':
        now = undefined;
        break;
      case 'alien-target':
      case 'alien-stayed':
      case 'alien-attacked':
      case 'alien-held':
      case 'alien-overkill':
      case 'brain-broadcast':
      case 'entry-panic': {
        const step = begin(n.foe.id, n.foe.type);
        if (step.cells.length === 0) step.cells.push(n.foe.spot[0]);
        step.lines.push(words.note(n).say);
        break;
      }
      case 'alien-moved': {
        const step = begin(n.foe.id, n.foe.type);
        if (step.cells.length === 0) step.cells.push(n.from[0]);
        step.cells.push(n.foe.spot[0]);
        step.lines.push(words.note(n).say);
        break;
      }
      case 'alien-rolled': {
        const step = begin(n.foe.id, n.foe.type);
        step.faces = [...n.faces];
        if (n.successes === 0) step.chips.push({ kind: 'miss', role: n.role, text: '0' });
        break;
      }
      case 'bugs-merged':
      case 'bugs-approached':
      case 'bugs-moved': {
        now = undefined;
        const step = begin(-1, 'bug');
        const from = n.kind === 'bugs-merged' ? n.from[0] : n.from;
        step.cells.push(from[0], n.to[0]);
        step.lines.push(words.note(n).say);
        break;
      }
      case 'bugs-attacked': {
        now = undefined;
        const step = begin(-1, 'bug');
        step.cells.push(n.spot[0]);
        step.lines.push(words.note(n).say);
        break;
      }
      case 'bugs-rolled':
        if (now) {
          now.faces = [...n.faces];
          if (n.hits === 0) now.chips.push({ kind: 'miss', role: n.role, text: '0' });
        }
        break;
      case 'hp':
        now?.chips.push({ kind: n.by < 0 ? 'hp' : 'good', role: n.role, text: signed(n.by) });
        break;
      case 'o2':
        now?.chips.push({ kind: 'o2', role: n.role, text: `${signed(n.by)} O²` });
        break;
      case 'mind-control':
        now?.chips.push({ kind: 'mind', role: n.role, text: '−1 AP' });
        break;
      default:
        now?.lines.push(words.note(n).say);
    }
  }
  return out;
}
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
