/** What differs between two views, and which place a line of the journal speaks of: both by the board's own ids. */
import type { Note, Spot, Who } from '../notes.ts';
import type { View } from '../view.ts';

export function changes(before: View, after: View): readonly string[] {
  const ids: string[] = [];
  for (const r of after.rocketeers) {
    const was = before.rocketeers.find((x) => x.role === r.role);
    if (!was) continue;
    if (was.at !== r.at || was.hp !== r.hp) ids.push(`role:${r.role}`);
    if (was.hp !== r.hp || was.o2 !== r.o2) ids.push(`sheet:${r.role}`);
  }
  for (const f of after.aliens) {
    const was = before.aliens.find((x) => x.id === f.id);
    if (!was || was.at !== f.at || was.hp !== f.hp || was.stunned !== f.stunned) ids.push(`foe:${f.id}`);
  }
  if (before.boss && after.boss && before.boss.hp !== after.boss.hp) ids.push('foe:0');
  for (const m of after.marks) if (!before.marks.some((was) => was.seat === m.seat && was.cell === m.cell)) ids.push(`cell:${m.cell}`);
  for (const c of after.cells) if (before.cells[c.cell]?.tile !== c.tile) ids.push(`cell:${c.cell}`);
  for (const e of after.edges) {
    const was = before.edges[e.edge];
    if (was && was.state !== 'none' && was.state !== e.state) ids.push(`edge:${e.edge}`);
  }
  return ids;
}

const isSpot = (x: unknown): x is Spot => Array.isArray(x) && x.length === 2 && typeof x[0] === 'number';
/** Pointing at a line of the journal lights this place: whatever tile the note names. */
export function place(note: Note): string | undefined {
  const n = note as Readonly<Partial<Record<'foe' | 'target' | 'spot' | 'to', unknown>>>;
  const who = (n.foe ?? n.target) as Who | null | undefined;
  const spot = [n.spot, n.to, who && typeof who === 'object' ? who.spot : undefined].find(isSpot);
  return spot ? `cell:${spot[0]}` : undefined;
}
