/** What is heard at this table. Only what everybody sees, and my own hand: never which card it was. */
import type { Cue, TableCue } from '@cosmodrome/kit/sound';
import type { Note } from '../notes.ts';

type Own = 'pan-trade' | 'pan-crawl';
export const cues: Readonly<Record<Own, Cue>> = {
  'pan-trade': [
    { w: 'noise', t: 0, a: 220, d: 170, g: 0.32, filter: ['bandpass', 900, 2400, 0.9] },
    { w: 'noise', t: 220, a: 220, d: 170, g: 0.32, filter: ['bandpass', 2400, 900, 0.9] },
  ],
  'pan-crawl': [
    { w: 'noise', t: 0, a: 1, d: 26, g: 1.1, filter: ['bandpass', 2800, 2200, 5] },
    { w: 'noise', t: 53, a: 1, d: 26, g: 0.75, filter: ['bandpass', 2420, 2200, 5] },
    { w: 'noise', t: 106, a: 1, d: 26, g: 1.1, filter: ['bandpass', 2040, 2200, 5] },
    { w: 'noise', t: 132, a: 1, d: 26, g: 0.75, filter: ['bandpass', 1660, 2200, 5] },
    { w: 'noise', t: 185, a: 1, d: 26, g: 1.1, filter: ['bandpass', 2800, 2200, 5] },
    { w: 'noise', t: 238, a: 1, d: 26, g: 0.75, filter: ['bandpass', 2420, 2200, 5] },
    { w: 'noise', t: 264, a: 1, d: 26, g: 1.1, filter: ['bandpass', 2040, 2200, 5] },
    { w: 'noise', t: 317, a: 1, d: 26, g: 0.75, filter: ['bandpass', 1660, 2200, 5] },
    { w: 'noise', t: 370, a: 1, d: 26, g: 1.1, filter: ['bandpass', 2800, 2200, 5] },
  ],
};
const HEARD: Readonly<Partial<Record<Note['kind'], TableCue | Own>>> = {
  'parasites-moved': 'pan-crawl',
  appeared: 'pan-crawl',
  traded: 'pan-trade',
  explored: 'reveal',
  moved: 'step',
  searched: 'draw',
  'team-searched': 'draw',
  reshuffled: 'shuffle',
  laid: 'play',
  fired: 'stop',
  stabbed: 'stop',
  grenade: 'stop',
  wounded: 'loss',
  bitten: 'loss',
  died: 'loss',
  'parasite-hit': 'gain',
  healed: 'gain',
  aid: 'gain',
  'doors-opened': 'land',
  'heat-scan': 'reveal',
  scanned: 'seal',
  burnt: 'much',
  vote: 'seal',
};
export const sound = (note: Note): TableCue | Own | undefined => HEARD[note.kind];
