/** What is heard at this table. Only what everybody sees, and my own hand: never which card it was. */
import type { Cue, TableCue } from '@cosmodrome/kit/sound';
import type { Note } from '../notes.ts';

type Own = 'leg-gate' | 'leg-aquila';
export const cues: Readonly<Record<Own, Cue>> = {
  'leg-gate': [
    { w: 'sawtooth', f: 98, to: 147, t: 0, a: 120, d: 390, g: 0.16, filter: ['lowpass', 400, 1400] },
    { w: 'sawtooth', f: 147, to: 220, t: 60, a: 120, d: 330, g: 0.08, filter: ['lowpass', 400, 1600] },
  ],
  'leg-aquila': [
    { w: 'sawtooth', f: 146.8, t: 0, a: 50, h: 220, d: 700, g: 0.14, filter: ['lowpass', 700, 1500] },
    { w: 'sawtooth', f: 220, t: 180, a: 50, h: 200, d: 560, g: 0.13, filter: ['lowpass', 700, 1800] },
  ],
};
const HEARD: Readonly<Partial<Record<Note['kind'], TableCue | Own>>> = {
  drew: 'draw',
  reshuffled: 'shuffle',
  moved: 'leg-gate',
  called: 'leg-aquila',
  played: 'play',
  rolled: 'dice',
  damage: 'dice',
  lost: 'loss',
  bought: 'play',
  discovered: 'reveal',
  contact: 'reveal',
  landed: 'land',
  returned: 'land',
  repaired: 'gain',
  pc: 'gain',
  px: 'gain',
  mission: 'much',
  technology: 'much',
  promoted: 'much',
  objective: 'much',
  kept: 'seal',
  answered: 'seal',
};
export const sound = (note: Note): TableCue | Own | undefined => HEARD[note.kind];
