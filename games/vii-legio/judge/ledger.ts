/** Where the PC of a U.C. came from, told by the journal. */
import type { Seat } from '@cosmodrome/kernel';
import type { Sentence } from '@cosmodrome/kit/text';
import type { Note, Source } from '../notes.ts';

export const HEADS = ['missions', 'trophies', 'cards', 'x', 'objectives', 'losses'] as const;
export type Head = (typeof HEADS)[number];
export type Ledger = Readonly<
  Record<Head, { readonly pc: number; readonly from: readonly { readonly source: Source; readonly pc: number }[] }>
>;

const HEAD_OF: Readonly<Record<Source['by'], Head>> = {
  card: 'cards',
  gain: 'trophies',
  mission: 'missions',
  fiasco: 'losses',
  left: 'missions',
  x: 'x',
  objective: 'objectives',
  leftovers: 'losses',
};
/** Points lost stand together, whatever took them. */
export function ledgerOf(notes: readonly Note[], seat: Seat): Ledger {
  const ledger: Record<Head, { pc: number; from: { source: Source; pc: number }[] }> = {
    missions: { pc: 0, from: [] },
    trophies: { pc: 0, from: [] },
    cards: { pc: 0, from: [] },
    x: { pc: 0, from: [] },
    objectives: { pc: 0, from: [] },
    losses: { pc: 0, from: [] },
  };
  for (const note of notes) {
    if (note.kind !== 'pc' || note.seat !== seat) continue;
    const entry = ledger[note.points < 0 ? 'losses' : HEAD_OF[note.from.by]];
    entry.pc += note.points;
    entry.from.push({ source: note.from, pc: note.points });
  }
  return ledger;
}
/** What decided it for the winner: where it got more than anybody else, or else where it got more than who came next. */
export interface Edge {
  readonly head: Head;
  readonly pc: number;
  readonly next: number;
  /** Whom it is measured by; undefined: everybody. */
  readonly rival: Seat | undefined;
}
export function edgeOf(notes: readonly Note[], order: readonly Seat[]): Edge | undefined {
  const [winner, second] = order;
  if (winner === undefined || second === undefined) return undefined;
  const ledgers = new Map(order.map((seat) => [seat, ledgerOf(notes, seat)]));
  const got = (seat: Seat, head: Head) => ledgers.get(seat)?.[head].pc ?? 0;
  const edge = (rivals: readonly Seat[], rival?: Seat): Edge =>
    HEADS.filter((head) => head !== 'losses')
      .map((head) => ({ head, pc: got(winner, head), next: Math.max(0, ...rivals.map((seat) => got(seat, head))), rival }))
      .reduce((a, b) => (b.pc - b.next > a.pc - a.next ? b : a));
  const [whole, one] = [edge(order.slice(1)), edge([second], second)];
  return [whole, one].find((e) => e.pc > e.next);
}
/** A source as a sentence: the card it is, or how many cards were left over. */
export function told(source: Source, cards: (n: number) => string): Sentence {
  switch (source.by) {
    case 'card':
    case 'gain':
      return `{#card/${source.card}}`;
    case 'mission':
    case 'fiasco':
    case 'left':
      return `{#world/${source.world}}`;
    case 'x':
      return `{#x/${source.card}}`;
    case 'objective':
      return `{#objective/${source.objective}}`;
    case 'leftovers':
      return `{#leftovers|${cards(source.cards)}}`;
  }
}

/**
 * What turned the game, as numbers of notes: who was promoted first, objectives turned up while it ran, the way into sector X, the best
 * haul, and what brought the end.
 */
export function momentsOf(notes: readonly Note[]): readonly number[] {
  const found = new Set<number>();
  const all = (test: (note: Note) => boolean) => notes.flatMap((note, i) => (test(note) ? [i] : []));
  const ending = notes.findIndex((n) => n.kind === 'ending');
  const until = ending < 0 ? notes.length : ending;
  const promoted = notes.findIndex((n) => n.kind === 'promoted');
  for (const i of [promoted, ending]) if (i >= 0) found.add(i);
  let best = -1;
  notes.forEach((n, i) => {
    if (n.kind !== 'pc' || n.from.by === 'objective') return;
    const most = notes[best];
    if (most?.kind !== 'pc' || n.points > most.points) best = i;
  });
  if (best >= 0) found.add(best);
  for (const i of [...all((n) => n.kind === 'x-card'), ...all((n) => n.kind === 'objective').filter((i) => i < until)]) {
    if (found.size >= MOST_MOMENTS) break;
    found.add(i);
  }
  return [...found].sort((a, b) => a - b);
}
const MOST_MOMENTS = 6;
