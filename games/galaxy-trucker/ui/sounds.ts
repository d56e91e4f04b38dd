/** What is heard at this table: only what everybody sees. While ships are built others' hands make no sound but flip, alarm and finish. */
import type { Json, Topic } from '@cosmodrome/kernel';
import type { Cue, TableCue } from '@cosmodrome/kit/sound';
import type { Note } from '../notes.ts';
import type { BuildRequest } from '../state.ts';

type Own = 'gt-fit' | 'gt-sand' | 'gt-alarm' | 'gt-stamp' | 'gt-fire' | 'gt-shield' | 'gt-hit' | 'gt-drift' | 'gt-boot';
const siren = (t: number): Cue => [
  { w: 'square', f: 466, t, a: 20, h: 200, d: 60, g: 0.09, filter: ['lowpass', 1200] },
  { w: 'square', f: 370, t: t + 260, a: 20, h: 200, d: 80, g: 0.09, filter: ['lowpass', 1200] },
];
export const cues: Readonly<Record<Own, Cue>> = {
  'gt-fit': [
    { w: 'noise', t: 0, a: 1, d: 34, g: 0.8, filter: ['bandpass', 3200, 2200, 2] },
    { w: 'square', f: 660, to: 520, t: 4, a: 1, d: 60, g: 0.06, filter: ['lowpass', 2600] },
    { w: 'noise', t: 96, a: 10, d: 110, g: 0.4, filter: ['bandpass', 4200, 3000, 4] },
  ],
  'gt-sand': [
    { w: 'sine', f: 240, to: 160, t: 0, a: 2, d: 90, g: 0.24 },
    { w: 'noise', t: 90, a: 60, d: 420, g: 0.06, filter: ['highpass', 4000] },
  ],
  'gt-alarm': [...siren(0), ...siren(520)],
  'gt-stamp': [
    { w: 'noise', t: 0, a: 1, d: 40, g: 0.3, filter: ['lowpass', 1400] },
    { w: 'sine', f: 130, to: 90, t: 0, a: 2, d: 90, g: 0.3 },
  ],
  'gt-fire': [
    { w: 'noise', t: 0, a: 1, d: 60, g: 0.4, filter: ['bandpass', 1200, 500] },
    { w: 'sine', f: 180, to: 70, t: 0, a: 2, d: 160, g: 0.34 },
  ],
  'gt-shield': [
    { w: 'sine', f: 520, to: 780, t: 0, a: 30, d: 260, g: 0.14 },
    { w: 'triangle', f: 1500, t: 40, a: 20, d: 160, g: 0.03 },
  ],
  'gt-hit': [
    { w: 'noise', t: 0, a: 1, d: 220, g: 0.45, filter: ['lowpass', 900, 200] },
    { w: 'sine', f: 120, to: 45, t: 0, a: 2, d: 260, g: 0.4 },
  ],
  // Three rivets, a long creak, and a slide whistle, sorry for itself.
  'gt-drift': [
    { w: 'noise', t: 0, a: 1, d: 40, g: 0.5, filter: ['bandpass', 2400] },
    { w: 'noise', t: 90, a: 1, d: 40, g: 0.5, filter: ['bandpass', 2400] },
    { w: 'noise', t: 160, a: 1, d: 40, g: 0.5, filter: ['bandpass', 2400] },
    { w: 'sawtooth', f: 90, to: 60, t: 200, a: 60, d: 380, g: 0.12, filter: ['lowpass', 400] },
    { w: 'sine', f: 660, to: 330, vib: [5, 12], t: 420, a: 40, d: 700, g: 0.12 },
  ],
  'gt-boot': [
    { w: 'noise', t: 0, a: 1, d: 50, g: 0.4, filter: ['bandpass', 900, 600] },
    { w: 'sine', f: 110, t: 0, a: 2, d: 60, g: 0.18 },
  ],
};
const HEARD: Readonly<Partial<Record<Note['kind'], TableCue | Own>>> = {
  'building-begun': 'gt-sand',
  flipped: 'gt-sand',
  'alarm-sounded': 'gt-alarm',
  finished: 'land',
  'errors-removed': 'loss',
  'piece-lost': 'gt-drift',
  insured: 'gt-stamp',
  'card-revealed': 'reveal',
  'object-rolled': 'dice',
  'intruders-rolled': 'dice',
  'sabotage-rolled': 'dice',
  'shot-down': 'gt-fire',
  bounced: 'step',
  destroyed: 'gt-hit',
  'intruder-entered': 'gt-boot',
  eaten: 'loss',
  'crew-lost': 'loss',
  'goods-taken': 'loss',
  'goods-received': 'gain',
  landed: 'land',
  docked: 'land',
  days: 'step',
  'left-flight': 'loss',
  hired: 'reveal',
  'flight-ended': 'much',
};
export function sound(note: Note): TableCue | Own | undefined {
  if (note.kind === 'defended') return note.with === 'shield' ? 'gt-shield' : 'gt-fire';
  if (note.kind === 'credits') return note.amount > 0 ? 'gain' : 'loss';
  return HEARD[note.kind];
}
/** What my own hand sounds like while it builds. Every part is drawn with the same sound. */
const HANDS: Readonly<Partial<Record<BuildRequest['do'], TableCue | 'pick' | Own>>> = {
  draw: 'draw',
  read: 'draw',
  take: 'pick',
  fetch: 'pick',
  filch: 'pick',
  lift: 'pick',
  place: 'gt-fit',
  move: 'gt-fit',
};
export const handSound = (topic: Topic, answer: Json): TableCue | 'pick' | Own | undefined =>
  topic === 'build/do' ? HANDS[(answer as BuildRequest).do] : undefined;
