/** What differs between two views, and which place a line of the journal speaks of: both by the board's own ids. */
import type { Place } from '../content/index.ts';
import { ELEMENTS, SECTORS } from '../content/index.ts';
import type { Note } from '../notes.ts';
import type { SlotView, View } from '../view.ts';

const face = (slot: SlotView): string => (slot === null ? '-' : `${slot.open} ${slot.world?.card ?? '?'}`);

export function changes(before: View, after: View): readonly string[] {
  const ids: string[] = [];
  for (const unit of after.units) {
    const was = before.units[unit.seat];
    if (!was) continue;
    if (was.place !== unit.place) {
      ids.push(`ship:${unit.seat}`);
      if (unit.place === 'X') ids.push('sector:X');
    }
    if (was.ship !== unit.ship) ids.push(`ship:${unit.seat}`);
    if (was.pc !== unit.pc) ids.push(`pc:${unit.seat}`);
    if (was.px !== unit.px) ids.push(`px:${unit.seat}`);
    if (unit.seat === after.me) for (const e of ELEMENTS) if (was.aboard[e] !== unit.aboard[e]) ids.push(`mine:${e}`);
  }
  for (const { pawn } of after.planets) if (!before.planets.some((p) => p.pawn === pawn)) ids.push(`planet:${pawn}`);
  for (const s of SECTORS) if (before.sectors[s - 1]?.explored !== after.sectors[s - 1]?.explored) ids.push(`sector:${s}`);
  for (const slot of ['openA', 'hiddenA', 'hiddenB'] as const)
    if (face(before.slots[slot]) !== face(after.slots[slot])) ids.push(`slot:${slot}`);
  if (before.imperator.key !== after.imperator.key) ids.push('imperator-card');
  if (before.imperator.score !== after.imperator.score) ids.push('imperator');
  return ids;
}

const sector = (place: Place): string => `sector:${place}`;
/** Pointing at a line of the journal lights this place. */
export function place(note: Note): string | undefined {
  switch (note.kind) {
    case 'moved':
      return sector(note.to);
    case 'returned':
    case 'repaired':
    case 'promotion':
      return sector(1);
    case 'x-card':
      return sector('X');
    case 'discovered':
    case 'proposed':
    case 'landed':
      return `planet:${note.pawn}`;
    case 'explored':
      return sector(note.sector);
    case 'decoded':
      return note.zone === 'A' ? 'slot:hiddenA' : 'slot:hiddenB';
    case 'contact':
      return 'slot:openA';
    case 'imperator-card':
    case 'imperator-pc':
    case 'called':
      return 'imperator';
    case 'pc':
    case 'px':
      return `${note.kind}:${note.seat}`;
    case 'turn':
      return `ship:${note.seat}`;
    default:
      return undefined;
  }
}
