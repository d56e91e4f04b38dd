import type { AlienType, EventKind, FindKind } from './names.ts';

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
/** By its number, from 1. */
export const alienTokenOf = (number: number): AlienToken => ALIEN_TOKENS[number - 1] as AlienToken;
/** SCA-CONTENT-10: 1 calls Aliens, 0 is a false alarm. */
export const ALERT_TOKENS: readonly number[] = [1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0];

/** SCA-CONTENT-04: copies of each Discovery token. */
const COPIES: Readonly<Record<FindKind, number>> = {
  'proton-blade': 2,
  'force-field-belt': 2,
  'gravitational-wave-generator': 1,
  'heat-ray': 2,
  'impossible-cube': 1,
  ionoscope: 2,
  'mentality-helmet': 2,
  replicator: 1,
  'sonic-repulsor': 1,
  'glowing-orb': 2,
  'telepathy-band': 1,
  'time-warp': 2,
  'x-ray-goggles': 1,
  'thrall-oxygen-tank': 4,
  mysterium: 6,
  'invisibility-device': 1,
  'neuronic-hyperbolizer': 1,
  'reality-inverter': 1,
  'stasis-box': 1,
  'tantalus-projector': 1,
  teleporter: 1,
};
export const DISCOVERY_TOKENS: readonly FindKind[] = Object.entries(COPIES).flatMap(([find, n]) =>
  Array<FindKind>(n).fill(find as FindKind),
);
