/** What is heard at this table. Only what everybody sees, and my own hand: never which card it was. */
import type { Cue, TableCue } from '@cosmodrome/kit/sound';
import type { Note } from '../notes.ts';

type Own = 'sca-zap' | 'sca-alien';
export const cues: Readonly<Record<Own, Cue>> = {
  'sca-zap': [
    { w: 'sawtooth', f: 1900, to: 180, t: 0, a: 4, d: 340, g: 0.14, filter: ['lowpass', 5200, 900] },
    { w: 'square', f: 950, to: 90, t: 0, a: 4, d: 260, g: 0.05, filter: ['lowpass', 3000, 600] },
  ],
  'sca-alien': [
    { w: 'sine', f: 523, to: 415, t: 0, a: 120, d: 630, g: 0.2, vib: [6, 14] },
    { w: 'sine', f: 1046, to: 830, t: 40, a: 120, d: 420, g: 0.04, vib: [6, 24] },
  ],
};
const HEARD: Readonly<Partial<Record<Note['kind'], TableCue | Own>>> = {
  'alien-turn': 'sca-alien',
  declared: 'sca-zap',
  roll: 'dice',
  'alien-rolled': 'dice',
  'bugs-rolled': 'dice',
  moved: 'step',
  'alien-moved': 'step',
  'bugs-moved': 'step',
  scan: 'reveal',
  found: 'reveal',
  hatch: 'land',
  docked: 'land',
  'picked-up': 'draw',
  traded: 'play',
  used: 'play',
  wound: 'loss',
  stunned: 'loss',
  hp: 'gain',
  killed: 'gain',
  subdued: 'gain',
  component: 'gain',
  rescued: 'much',
  'red-alert': 'loss',
  order: 'seal',
};
export const sound = (note: Note): TableCue | Own | undefined => HEARD[note.kind];
