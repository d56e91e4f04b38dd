import type { Cue, TableCue } from '@cosmodrome/kit/sound';

/** What concerns me and what happens around the table: the frame's own. */
export type FrameCue =
  | 'turn'
  | 'aside'
  | 'pick'
  | 'unpick'
  | 'sent'
  | 'final'
  | 'refused'
  | 'undo'
  | 'clock20'
  | 'clock10'
  | 'lost'
  | 'back'
  | 'word'
  | 'comes'
  | 'goes'
  | 'won'
  | 'over';
export const CUES: Readonly<Record<FrameCue | TableCue, Cue>> = {
  turn: [
    { w: 'triangle', f: 392, t: 0, a: 12, d: 300, g: 0.2 },
    { w: 'sine', f: 784, t: 0, a: 12, d: 220, g: 0.06 },
    { w: 'triangle', f: 587.3, t: 150, a: 12, d: 450, g: 0.22 },
    { w: 'sine', f: 1174.7, t: 150, a: 12, d: 300, g: 0.06 },
  ],
  aside: [
    { w: 'triangle', f: 659.3, t: 0, a: 8, d: 260, g: 0.2 },
    { w: 'sine', f: 659.3, t: 180, a: 8, d: 270, g: 0.08 },
  ],
  pick: [{ w: 'sine', f: 880, to: 1320, t: 0, a: 2, d: 66, g: 0.14 }],
  unpick: [{ w: 'sine', f: 1100, to: 740, t: 0, a: 2, d: 66, g: 0.12 }],
  sent: [
    { w: 'sine', f: 330, to: 220, t: 0, a: 2, d: 105, g: 0.3 },
    { w: 'noise', t: 0, a: 1, d: 24, g: 0.08, filter: ['lowpass', 2400] },
  ],
  final: [
    { w: 'sine', f: 165, to: 98, t: 0, a: 4, d: 220, g: 0.4 },
    { w: 'noise', t: 92, a: 1, d: 26, g: 0.16, filter: ['bandpass', 2600, 2600, 3] },
    { w: 'square', f: 196, t: 92, a: 1, d: 60, g: 0.05 },
  ],
  refused: [
    { w: 'triangle', f: 294, t: 0, a: 6, d: 130, g: 0.2, filter: ['lowpass', 900] },
    { w: 'triangle', f: 247, t: 120, a: 6, d: 170, g: 0.2, filter: ['lowpass', 900] },
  ],
  undo: [
    { w: 'noise', t: 0, a: 190, d: 40, g: 0.12, filter: ['bandpass', 500, 2800, 1.2] },
    { w: 'sine', f: 392, t: 196, a: 2, d: 60, g: 0.16 },
  ],
  clock20: [
    { w: 'square', f: 1046, t: 0, a: 1, d: 30, g: 0.07, filter: ['lowpass', 3000] },
    { w: 'square', f: 1046, t: 160, a: 1, d: 56, g: 0.07, filter: ['lowpass', 3000] },
  ],
  clock10: [
    { w: 'square', f: 1174, t: 0, a: 1, d: 30, g: 0.09, filter: ['lowpass', 3400] },
    { w: 'square', f: 1174, t: 140, a: 1, d: 30, g: 0.09, filter: ['lowpass', 3400] },
    { w: 'square', f: 1318, t: 280, a: 1, d: 56, g: 0.09, filter: ['lowpass', 3400] },
  ],
  lost: [
    { w: 'sine', f: 220, to: 110, t: 0, a: 60, d: 490, g: 0.22 },
    { w: 'triangle', f: 330, to: 164, t: 0, a: 60, d: 380, g: 0.06 },
  ],
  back: [
    { w: 'sine', f: 110, to: 220, t: 0, a: 40, d: 400, g: 0.22 },
    { w: 'triangle', f: 220, to: 440, t: 120, a: 40, d: 280, g: 0.08 },
  ],
  word: [
    { w: 'triangle', f: 784, t: 0, a: 2, d: 90, g: 0.12 },
    { w: 'triangle', f: 988, t: 84, a: 2, d: 130, g: 0.12 },
  ],
  comes: [
    { w: 'sine', f: 440, t: 0, a: 14, d: 150, g: 0.14 },
    { w: 'sine', f: 587.3, t: 110, a: 14, d: 190, g: 0.14 },
  ],
  goes: [
    { w: 'sine', f: 587.3, t: 0, a: 14, d: 150, g: 0.12 },
    { w: 'sine', f: 440, t: 110, a: 14, d: 190, g: 0.12 },
  ],
  won: [
    { w: 'triangle', f: 261.6, t: 0, a: 60, h: 260, d: 1180, g: 0.11 },
    { w: 'triangle', f: 329.6, t: 90, a: 60, h: 260, d: 1090, g: 0.11 },
    { w: 'triangle', f: 392, t: 180, a: 60, h: 260, d: 1000, g: 0.11 },
    { w: 'triangle', f: 523.3, t: 300, a: 60, h: 260, d: 880, g: 0.11 },
    { w: 'sine', f: 1046.5, t: 420, a: 30, d: 1040, g: 0.05 },
  ],
  over: [
    { w: 'triangle', f: 220, t: 0, a: 80, h: 200, d: 900, g: 0.15 },
    { w: 'triangle', f: 329.6, t: 120, a: 80, h: 160, d: 820, g: 0.12 },
    { w: 'sine', f: 440, t: 300, a: 60, d: 820, g: 0.06 },
  ],
  draw: [{ w: 'noise', t: 0, a: 40, d: 170, g: 0.36, filter: ['bandpass', 1400, 3600, 0.8] }],
  play: [
    { w: 'noise', t: 0, a: 60, d: 80, g: 0.16, filter: ['bandpass', 1800, 900, 0.8] },
    { w: 'sine', f: 190, to: 130, t: 110, a: 2, d: 112, g: 0.3 },
    { w: 'noise', t: 110, a: 1, d: 30, g: 0.12, filter: ['lowpass', 1800] },
  ],
  shuffle: [
    { w: 'noise', t: 0, a: 18, d: 100, g: 0.34, filter: ['bandpass', 1500, 3200, 0.9] },
    { w: 'noise', t: 130, a: 18, d: 94, g: 0.34, filter: ['bandpass', 1760, 3200, 0.9] },
    { w: 'noise', t: 240, a: 18, d: 88, g: 0.34, filter: ['bandpass', 2020, 3200, 0.9] },
    { w: 'noise', t: 330, a: 18, d: 82, g: 0.34, filter: ['bandpass', 2280, 3200, 0.9] },
    { w: 'noise', t: 400, a: 18, d: 76, g: 0.34, filter: ['bandpass', 2540, 3200, 0.9] },
  ],
  step: [
    { w: 'sine', f: 240, to: 170, t: 0, a: 2, d: 96, g: 0.26 },
    { w: 'noise', t: 0, a: 1, d: 18, g: 0.07, filter: ['lowpass', 1600] },
  ],
  land: [
    { w: 'sine', f: 180, to: 110, t: 0, a: 2, d: 170, g: 0.36 },
    { w: 'triangle', f: 523, t: 10, a: 4, d: 300, g: 0.05 },
  ],
  dice: [
    { w: 'noise', t: 0, a: 1, d: 46, g: 1, filter: ['bandpass', 1900, 1300, 2.4] },
    { w: 'noise', t: 62, a: 1, d: 55, g: 0.91, filter: ['bandpass', 1780, 1300, 2.4] },
    { w: 'noise', t: 118, a: 1, d: 64, g: 0.82, filter: ['bandpass', 1660, 1300, 2.4] },
    { w: 'noise', t: 190, a: 1, d: 73, g: 0.73, filter: ['bandpass', 1540, 1300, 2.4] },
    { w: 'noise', t: 280, a: 1, d: 82, g: 0.64, filter: ['bandpass', 1420, 1300, 2.4] },
    { w: 'noise', t: 390, a: 1, d: 91, g: 0.55, filter: ['bandpass', 1300, 1300, 2.4] },
    { w: 'noise', t: 540, a: 1, d: 100, g: 0.46, filter: ['bandpass', 1180, 1300, 2.4] },
  ],
  stop: [
    { w: 'noise', t: 0, a: 1, d: 40, g: 0.26, filter: ['bandpass', 1500, 1100, 3] },
    { w: 'sine', f: 310, to: 250, t: 0, a: 2, d: 126, g: 0.22 },
  ],
  gain: [
    { w: 'sine', f: 659.3, t: 0, a: 4, d: 240, g: 0.16 },
    { w: 'sine', f: 830.6, t: 100, a: 4, d: 330, g: 0.16 },
    { w: 'sine', f: 2491.8, t: 100, a: 2, d: 150, g: 0.03 },
  ],
  much: [
    { w: 'sine', f: 523.3, t: 0, a: 4, d: 280, g: 0.15 },
    { w: 'sine', f: 659.3, t: 110, a: 4, d: 280, g: 0.15 },
    { w: 'sine', f: 784, t: 220, a: 4, d: 280, g: 0.15 },
    { w: 'sine', f: 1046.5, t: 330, a: 4, d: 440, g: 0.15 },
    { w: 'triangle', f: 523.3, t: 330, a: 20, d: 420, g: 0.06 },
  ],
  loss: [
    { w: 'triangle', f: 392, t: 0, a: 6, d: 190, g: 0.2, filter: ['lowpass', 1200] },
    { w: 'triangle', f: 329.6, t: 130, a: 6, d: 300, g: 0.2, filter: ['lowpass', 1000] },
  ],
  reveal: [
    { w: 'noise', t: 0, a: 170, d: 130, g: 0.14, filter: ['bandpass', 900, 4200, 1] },
    { w: 'sine', f: 587.3, t: 210, a: 30, d: 410, g: 0.12 },
    { w: 'sine', f: 880, t: 250, a: 30, d: 370, g: 0.08 },
  ],
  seal: [
    { w: 'noise', t: 0, a: 2, d: 60, g: 0.16, filter: ['lowpass', 900] },
    { w: 'sine', f: 147, t: 70, a: 6, d: 220, g: 0.32 },
  ],
};
