/** What is heard at this table: metal, air and relays; only what everybody sees. */

import type { Seat } from '@cosmodrome/kernel';
import type { Cue, TableCue } from '@cosmodrome/kit/sound';
import type { Note } from '../notes.ts';

type Own = 'cs-shot' | 'cs-blade' | 'cs-peg' | 'cs-level' | 'cs-claws' | 'cs-latch' | 'cs-bell' | 'cs-door' | 'cs-jam' | 'cs-card';
export const cues: Readonly<Record<Own, Cue>> = {
  'cs-shot': [
    { w: 'noise', t: 0, a: 1, d: 170, g: 0.34, filter: ['lowpass', 3800, 500] },
    { w: 'square', f: 220, to: 55, t: 0, a: 1, d: 110, g: 0.1, filter: ['lowpass', 1600, 300] },
  ],
  'cs-blade': [
    { w: 'noise', t: 0, a: 20, d: 110, g: 0.16, filter: ['highpass', 1400, 3400] },
    { w: 'triangle', f: 1900, to: 900, t: 60, a: 2, d: 160, g: 0.07 },
  ],
  'cs-peg': [
    { w: 'triangle', f: 310, to: 260, t: 0, a: 1, d: 120, g: 0.18 },
    { w: 'noise', t: 0, a: 1, d: 40, g: 0.1, filter: ['bandpass', 2400, 1800, 3] },
  ],
  'cs-level': [
    { w: 'sine', f: 98, to: 87, t: 0, a: 200, h: 300, d: 1000, g: 0.26 },
    { w: 'sine', f: 147, to: 139, t: 60, a: 240, h: 240, d: 900, g: 0.12 },
  ],
  'cs-claws': [
    { w: 'noise', t: 0, a: 6, d: 60, g: 0.16, filter: ['bandpass', 1800, 900, 4] },
    { w: 'noise', t: 110, a: 6, d: 60, g: 0.18, filter: ['bandpass', 1500, 800, 4] },
    { w: 'noise', t: 240, a: 6, d: 90, g: 0.2, filter: ['bandpass', 1200, 600, 4] },
  ],
  'cs-latch': [
    { w: 'noise', t: 0, a: 1, d: 50, g: 0.14, filter: ['bandpass', 3000, 2200, 2] },
    { w: 'triangle', f: 180, to: 240, t: 90, a: 10, d: 180, g: 0.12 },
  ],
  'cs-bell': [
    { w: 'sine', f: 880, t: 0, a: 2, d: 700, g: 0.14 },
    { w: 'sine', f: 1320, t: 0, a: 2, d: 420, g: 0.06 },
    { w: 'noise', t: 0, a: 60, d: 420, g: 0.08, filter: ['lowpass', 900, 300] },
  ],
  'cs-door': [{ w: 'noise', t: 0, a: 80, h: 260, d: 380, g: 0.16, filter: ['lowpass', 1100, 400] }],
  'cs-jam': [
    { w: 'noise', t: 0, a: 1, d: 40, g: 0.18, filter: ['bandpass', 2200, 1800, 3] },
    { w: 'noise', t: 140, a: 1, d: 60, g: 0.18, filter: ['bandpass', 1900, 1500, 3] },
  ],
  'cs-card': [
    { w: 'triangle', f: 392, t: 0, a: 4, d: 240, g: 0.13 },
    { w: 'triangle', f: 330, t: 150, a: 4, d: 360, g: 0.13 },
  ],
};
const HEARD: Readonly<Partial<Record<Note['kind'], TableCue | Own>>> = {
  walked: 'step',
  entered: 'cs-bell',
  'went-home': 'cs-bell',
  rolled: 'dice',
  rerolled: 'dice',
  searched: 'cs-latch',
  'room-searched': 'cs-latch',
  took: 'draw',
  picked: 'draw',
  gave: 'play',
  used: 'play',
  threw: 'play',
  defeated: 'loss',
  revived: 'gain',
  healed: 'gain',
  money: 'gain',
  joined: 'much',
  'kill-token': 'gain',
  interacted: 'gain',
  arrived: 'cs-claws',
  charged: 'cs-level',
  turned: 'cs-level',
  'event-drawn': 'cs-card',
  jammed: 'cs-jam',
  broken: 'cs-jam',
  unjammed: 'cs-latch',
  reloaded: 'cs-latch',
  door: 'cs-door',
  truce: 'seal',
  skill: 'reveal',
};
export function sound(note: Note, _seat: Seat | undefined): TableCue | Own | undefined {
  if (note.kind === 'attack') return note.how === 'close' ? 'cs-blade' : 'cs-shot';
  // A level begins with the first of its four pegs.
  if (note.kind === 'hostility') return note.by > 0 && note.pegs % 4 === 1 && note.pegs > 1 ? 'cs-level' : 'cs-peg';
  return HEARD[note.kind];
}
