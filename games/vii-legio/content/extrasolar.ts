/**
 * The Extrasolar cards: 24 of zone A, 21 of zone B, 5 of sector X. On the table they are one pack of 50: a pack's face is an index
 * into WORLDS. Cards 0–23 have the back of zone A, 24–44 that of zone B, 45–49 that of sector X.
 */
import type { Branded } from '@cosmodrome/kernel';
import type { Zone } from './map.ts';

/** Sapient ones are dealt with by Diplomacy, wild ones by Capture, dual ones by either. */
export type WorldKind = 'sapient' | 'wild' | 'dual';
type Mission = {
  readonly key: string;
  readonly id: string;
  readonly zone: Zone;
  readonly kind: WorldKind;
  readonly squads: number;
  readonly required: number;
  readonly pc: number;
  /** Elements to leave for the PX, and how many of them at least are crew. */
  readonly star: number;
  readonly minCrew: number;
  readonly px: number;
};
// biome-ignore format: a table
export const MISSIONS = [
  { key: 'singing-sylvans', id: 'A01', zone: 'A', kind: 'sapient', squads: 1, required: 2, pc: 2, star: 1, minCrew: 1, px: 1 },
  { key: 'aquarians', id: 'A02', zone: 'A', kind: 'sapient', squads: 2, required: 3, pc: 3, star: 1, minCrew: 1, px: 1 },
  { key: 'mnemosians', id: 'A03', zone: 'A', kind: 'sapient', squads: 2, required: 4, pc: 4, star: 2, minCrew: 0, px: 1 },
  { key: 'lithomancers', id: 'A04', zone: 'A', kind: 'sapient', squads: 2, required: 4, pc: 4, star: 1, minCrew: 1, px: 1 },
  { key: 'dust-nomads', id: 'A05', zone: 'A', kind: 'sapient', squads: 2, required: 5, pc: 5, star: 1, minCrew: 1, px: 1 },
  { key: 'heliotropes', id: 'A06', zone: 'A', kind: 'sapient', squads: 3, required: 4, pc: 4, star: 2, minCrew: 2, px: 2 },
  { key: 'amber-symbionts', id: 'A07', zone: 'A', kind: 'sapient', squads: 3, required: 5, pc: 5, star: 1, minCrew: 1, px: 1 },
  { key: 'octarchs', id: 'A08', zone: 'A', kind: 'sapient', squads: 3, required: 6, pc: 6, star: 2, minCrew: 0, px: 1 },
  { key: 'brotherhood-of-silence', id: 'A09', zone: 'A', kind: 'sapient', squads: 4, required: 6, pc: 6, star: 3, minCrew: 1, px: 2 },
  { key: 'orichalcum-traders', id: 'A10', zone: 'A', kind: 'sapient', squads: 4, required: 7, pc: 8, star: 2, minCrew: 2, px: 2 },
  { key: 'aether-jellyfish', id: 'A11', zone: 'A', kind: 'wild', squads: 1, required: 2, pc: 2, star: 1, minCrew: 1, px: 1 },
  { key: 'iron-scarabs', id: 'A12', zone: 'A', kind: 'wild', squads: 2, required: 3, pc: 3, star: 2, minCrew: 0, px: 1 },
  { key: 'aeriforms', id: 'A13', zone: 'A', kind: 'wild', squads: 3, required: 4, pc: 4, star: 1, minCrew: 1, px: 1 },
  { key: 'photonic-wolves', id: 'A14', zone: 'A', kind: 'wild', squads: 2, required: 4, pc: 4, star: 1, minCrew: 1, px: 1 },
  { key: 'burrowing-worms', id: 'A15', zone: 'A', kind: 'wild', squads: 2, required: 5, pc: 5, star: 2, minCrew: 0, px: 1 },
  { key: 'sulphur-dragonets', id: 'A16', zone: 'A', kind: 'wild', squads: 3, required: 5, pc: 5, star: 1, minCrew: 1, px: 1 },
  { key: 'scarlet-hive', id: 'A17', zone: 'A', kind: 'wild', squads: 3, required: 6, pc: 6, star: 2, minCrew: 2, px: 2 },
  { key: 'mist-krakens', id: 'A18', zone: 'A', kind: 'wild', squads: 4, required: 6, pc: 6, star: 3, minCrew: 1, px: 2 },
  { key: 'crystal-mantises', id: 'A19', zone: 'A', kind: 'wild', squads: 2, required: 3, pc: 3, star: 1, minCrew: 1, px: 1 },
  { key: 'tidal-behemoth', id: 'A20', zone: 'A', kind: 'wild', squads: 5, required: 8, pc: 9, star: 3, minCrew: 2, px: 2 },
  { key: 'chimeras', id: 'A21', zone: 'A', kind: 'dual', squads: 2, required: 4, pc: 4, star: 1, minCrew: 1, px: 1 },
  { key: 'polymorphs', id: 'A22', zone: 'A', kind: 'dual', squads: 3, required: 5, pc: 5, star: 2, minCrew: 0, px: 1 },
  { key: 'thinking-mosses', id: 'A23', zone: 'A', kind: 'dual', squads: 1, required: 3, pc: 2, star: 1, minCrew: 1, px: 1 },
  { key: 'bramble-wardens', id: 'A24', zone: 'A', kind: 'dual', squads: 4, required: 7, pc: 7, star: 2, minCrew: 2, px: 2 },
  { key: 'cerberus', id: 'B01', zone: 'B', kind: 'sapient', squads: 5, required: 10, pc: 10, star: 3, minCrew: 1, px: 3 },
  { key: 'glass-archons', id: 'B02', zone: 'B', kind: 'sapient', squads: 3, required: 6, pc: 6, star: 1, minCrew: 1, px: 1 },
  { key: 'stellar-tribunes', id: 'B03', zone: 'B', kind: 'sapient', squads: 3, required: 7, pc: 7, star: 2, minCrew: 1, px: 2 },
  { key: 'binary-oracles', id: 'B04', zone: 'B', kind: 'sapient', squads: 4, required: 7, pc: 7, star: 2, minCrew: 1, px: 2 },
  { key: 'echo-reapers', id: 'B05', zone: 'B', kind: 'sapient', squads: 4, required: 8, pc: 8, star: 2, minCrew: 1, px: 2 },
  { key: 'thalassic-hegemony', id: 'B06', zone: 'B', kind: 'sapient', squads: 5, required: 9, pc: 9, star: 2, minCrew: 1, px: 2 },
  { key: 'pulsar-priests', id: 'B07', zone: 'B', kind: 'sapient', squads: 4, required: 9, pc: 9, star: 3, minCrew: 1, px: 3 },
  { key: 'senate-of-shadows', id: 'B08', zone: 'B', kind: 'sapient', squads: 6, required: 11, pc: 11, star: 3, minCrew: 1, px: 3 },
  { key: 'magma-hydras', id: 'B09', zone: 'B', kind: 'wild', squads: 3, required: 6, pc: 6, star: 1, minCrew: 1, px: 1 },
  { key: 'nova-swarm', id: 'B10', zone: 'B', kind: 'wild', squads: 3, required: 7, pc: 7, star: 2, minCrew: 1, px: 2 },
  { key: 'dune-sphinxes', id: 'B11', zone: 'B', kind: 'wild', squads: 4, required: 7, pc: 7, star: 2, minCrew: 1, px: 2 },
  { key: 'void-leviathan', id: 'B12', zone: 'B', kind: 'wild', squads: 6, required: 11, pc: 11, star: 3, minCrew: 1, px: 3 },
  { key: 'basalt-gorgons', id: 'B13', zone: 'B', kind: 'wild', squads: 4, required: 8, pc: 8, star: 2, minCrew: 1, px: 2 },
  { key: 'lunar-minotaurs', id: 'B14', zone: 'B', kind: 'wild', squads: 5, required: 9, pc: 9, star: 2, minCrew: 1, px: 2 },
  { key: 'ash-phoenixes', id: 'B15', zone: 'B', kind: 'wild', squads: 5, required: 10, pc: 10, star: 3, minCrew: 1, px: 3 },
  { key: 'quantum-spiders', id: 'B16', zone: 'B', kind: 'wild', squads: 4, required: 8, pc: 8, star: 2, minCrew: 1, px: 2 },
  { key: 'wandering-hybrids', id: 'B17', zone: 'B', kind: 'dual', squads: 3, required: 6, pc: 6, star: 1, minCrew: 1, px: 1 },
  { key: 'janus', id: 'B18', zone: 'B', kind: 'dual', squads: 4, required: 8, pc: 8, star: 2, minCrew: 1, px: 2 },
  { key: 'slumbering-cyclopes', id: 'B19', zone: 'B', kind: 'dual', squads: 5, required: 9, pc: 9, star: 2, minCrew: 1, px: 2 },
  { key: 'frost-titans', id: 'B20', zone: 'B', kind: 'dual', squads: 7, required: 12, pc: 13, star: 4, minCrew: 2, px: 4 },
  { key: 'living-mirrors', id: 'B21', zone: 'B', kind: 'dual', squads: 3, required: 7, pc: 7, star: 2, minCrew: 1, px: 2 },
] as const satisfies readonly Mission[];

// biome-ignore format: a table
export const X_CARDS = [
  { key: 'archivists',          id: 'X1', permanent: false }, // learn the technology you do not have yet
  { key: 'first-cartographers', id: 'X2', permanent: false }, // gain 6 PC
  { key: 'weavers-of-lore',     id: 'X3', permanent: false }, // gain 2 PX
  { key: 'watchers',            id: 'X4', permanent: true },  // count 2 more squads in every landing
  { key: 'ferrymen',            id: 'X5', permanent: true },  // the maximum draw is 2 higher from the next turn on
] as const;

export type World = (typeof MISSIONS)[number]['key'];
export type WorldCard = Mission & { readonly key: World };
export type XCard = (typeof X_CARDS)[number]['key'];
export const X_EFFECT = { pc: 6, px: 2, squads: 2, draw: 2 } as const;

const FIRST_B = 24;
const FIRST_X = 45;
/** Number of Extrasolar cards in all. */
export const EXTRASOLARS = 50;
/** The number of an Extrasolar card. */
export type ExtrasolarId = Branded<number, 'extrasolar'>;
export const extrasolarIds = (): ExtrasolarId[] => Array.from({ length: EXTRASOLARS }, (_, card) => card as ExtrasolarId);
export type Back = Zone | 'X';
/** The back of a card, which everybody sees. */
export const backOf = (card: ExtrasolarId): Back => (card < FIRST_B ? 'A' : card < FIRST_X ? 'B' : 'X');
export const cardsBacked = (back: Back): readonly ExtrasolarId[] => extrasolarIds().filter((card) => backOf(card) === back);
/** The mission on an A or B face. */
export const missionOf = (face: number): WorldCard => MISSIONS[face]!;
export const xCardOf = (face: number): XCard => X_CARDS[face - FIRST_X]!.key;
