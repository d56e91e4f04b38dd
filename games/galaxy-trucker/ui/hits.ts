/** What objects have just done to a ship, read from the journal: how each came in, what it met, and what stopped it. */
import type { Seat } from '@cosmodrome/kernel';
import { planOf, type SquareId } from '../content/index.ts';
import { type Line, lineOf, type ObjectKind, shieldsAt, shooters, struck } from '../judge/line.ts';
import { doubles } from '../judge/power.ts';
import type { Note } from '../notes.ts';
import type { Ship } from '../state.ts';

export type Blow = {
  readonly object: ObjectKind;
  readonly line: Line;
  /** What it met; undefined: it flew past. */
  readonly square: SquareId | undefined;
  readonly end: 'missed' | 'bounced' | 'held' | 'shot' | 'shield' | 'destroyed';
  /** The cannon that shot it, or the shield that stopped it. */
  readonly by: SquareId | undefined;
};
type Rolled = Extract<Note, { kind: 'object-rolled' }>;

/** All that the lines from this one on tell of this ship. `ship`: as it was before them. */
export function blows(ship: Ship, seat: Seat, notes: readonly Note[], from: number): readonly Blow[] {
  const rolledAt = notes.findLastIndex((note, i) => i < from && (note.kind === 'object-rolled' || note.kind === 'card-revealed'));
  const found: Blow[] = [];
  let rolled: Rolled | undefined;
  let line: Line | undefined;
  let met = 0;
  for (const [i, note] of notes.entries()) {
    if (i < rolledAt) continue;
    if (note.kind === 'card-revealed' || note.kind === 'intruders-rolled' || note.kind === 'sabotage-rolled') rolled = undefined;
    else if (note.kind === 'object-rolled') {
      rolled = note;
      met = 0;
      line = lineOf(planOf(ship.plan), note.from, note.dice[0]!, note.dice[1] ?? note.dice[0]!);
    } else if (note.kind === 'line-shifted' && note.seat === seat && line) line = { ...line, line: note.line };
    const end = rolled && 'seat' in note && note.seat === seat ? endOf(note) : undefined;
    const object = rolled?.objects[met];
    if (!end || !object || !line) continue;
    met++;
    if (i >= from) found.push({ object, line, end, ...metBy(ship, line, end, note) });
  }
  return found;
}
function endOf(note: Note): Blow['end'] | undefined {
  switch (note.kind) {
    case 'missed':
    case 'bounced':
    case 'destroyed':
      return note.kind;
    case 'armour-held':
      return 'held';
    case 'shot-down':
      return 'shot';
    case 'defended':
      return note.with === 'shield' ? 'shield' : 'shot';
    default:
      return undefined;
  }
}
function metBy(ship: Ship, line: Line, end: Blow['end'], note: Note): Pick<Blow, 'square' | 'by'> {
  const square = note.kind === 'destroyed' ? note.squares[0] : end === 'missed' ? undefined : struck(ship, line);
  if (end === 'shield') return { square, by: shieldsAt(ship, line.from)[0] };
  if (end !== 'shot') return { square, by: undefined };
  // A single cannon shoots by itself; a double one only when it is powered.
  const needy = doubles(ship, 'cannon');
  const guns = shooters(ship, line);
  const powered = note.kind === 'defended';
  return { square, by: guns.find((gun) => needy.includes(gun) === powered) ?? guns[0] };
}
