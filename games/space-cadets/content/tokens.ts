import { type AlienType, DISCOVERIES, type EventKind, type FindKind, SCHEMATICS } from './names.ts';

export type AlienToken = { readonly aliens: readonly AlienType[]; readonly event: EventKind | '' };
const LETTER: Readonly<Record<string, AlienType>> = {
  S: 'saucerman',
  L: 'leader',
  N: 'sentinel',
  T: 'thrall',
  E: 'leech',
  G: 'bug',
  B: 'brain',
};
const token = (letters: string, event: EventKind | '' = ''): AlienToken => ({
  aliens: [...letters].map((l) => LETTER[l] as AlienType),
  event,
});

/** SCA-CONTENT-09. Index 0 is A01. The third entry is what Space Cadet mode skips. */
export const ALIEN_TOKENS: readonly AlienToken[] = [
  ...['SS', 'SS', 'SS', 'SSS', 'SSS', 'SL', 'SSL', 'SSL', 'LSS', 'N', 'SN', 'SSN', 'NS', 'TT'].map((l) => token(l)),
  ...['TTS', 'TS', 'TSS', 'TTL', 'TSN', 'GG', 'GGG', 'GGG', 'GSS', 'GGS', 'E', 'EE', 'ESS', 'EGG'].map((l) => token(l)),
  ...['ETE', 'SSB', 'TSB', 'SLB'].map((l) => token(l)),
  token('S', 'cosmic-radiation'),
  token('GG', 'cosmic-radiation'),
  token('SS', 'power-out'),
  token('T', 'power-out'),
  token('SS', 'time-distortion'),
  token('G', 'time-distortion'),
  token('N', 'unnatural-growth'),
  token('E', 'unnatural-growth'),
  token('S', 'unreasonable-fear'),
  token('TG', 'unreasonable-fear'),
];
/** SCA-CONTENT-10: 1 calls Aliens, 0 is a false alarm. */
export const ALERT_TOKENS: readonly number[] = [1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0];

/** SCA-CONTENT-04: copies of each Discovery token. */
const COPIES: Readonly<Partial<Record<FindKind, number>>> = {
  'proton-blade': 2,
  'force-field-belt': 2,
  'heat-ray': 2,
  ionoscope: 2,
  'mentality-helmet': 2,
  'glowing-orb': 2,
  'time-warp': 2,
  'thrall-oxygen-tank': 4,
  mysterium: 6,
};
export const DISCOVERY_TOKENS: readonly FindKind[] = (
  ['proton-blade', ...DISCOVERIES, 'thrall-oxygen-tank', 'mysterium', ...SCHEMATICS] as const
).flatMap((kind) => Array<FindKind>(COPIES[kind] ?? 1).fill(kind));
