/** The Purge (CS-PUR, CS-GAT, CS-ANN): profiles on both sides of their board. */
import type { Icon } from './icons.ts';
import type { Sourced } from './source.ts';

export const PURGE_KINDS = ['harvester', 'devastator', 'assassin', 'live-one', 'mother', 'spider', 'annihilator'] as const;
export type PurgeKind = (typeof PURGE_KINDS)[number];
export type Rank = 1 | 2 | 3 | 4 | 5 | 6;

/** Dice of attacks; 0: it has none. */
export type Profile = {
  readonly actions: number;
  readonly close: number;
  readonly ranged: number;
  readonly armour: number;
  readonly icons: readonly Icon[];
};
/** The side of the Purge board (CS-HOS-09). */
export type PurgeSide = 'normal' | 'charged';
export type PurgeData = Sourced & {
  readonly rank: Rank;
  /** Figures in the box; doubled with Reinforcements (CS-PUR-12). */
  readonly supply: number;
  /** Only when a mission says so. */
  readonly external: boolean;
  /** One profile a side; the Annihilator's inserts are Full Power, Damaged, Failing (CS-ANN-02). */
  readonly profiles: Readonly<Record<PurgeSide, readonly Profile[]>>;
};

const FIRST: Icon = { icon: 'first-strike' };
const LINKED: Icon = { icon: 'linked' };
const FAST: Icon = { icon: 'move-plus', value: 1 };
const scramble = (over: number, drop: number): Icon => ({ icon: 'scramble', over, drop });
const massive = (value: number): Icon => ({ icon: 'massive', value });
const profile = (actions: number, close: number, ranged: number, armour: number, ...icons: readonly Icon[]): Profile => ({
  actions,
  close,
  ranged,
  armour,
  icons,
});

export const PURGE: Readonly<Record<PurgeKind, PurgeData>> = {
  harvester: {
    rank: 1,
    supply: 5,
    external: false,
    profiles: { normal: [profile(1, 2, 0, 0, FIRST, scramble(1, 3))], charged: [profile(1, 3, 0, 1, FIRST, scramble(1, 3), FAST)] },
    source: 'ours',
    but: { actions: 'reported', ranged: 'reported' },
  },
  devastator: {
    rank: 2,
    supply: 2,
    external: false,
    profiles: { normal: [profile(2, 1, 2, 1, LINKED)], charged: [profile(2, 2, 3, 2, LINKED)] },
    source: 'ours',
    but: { actions: 'reported' },
  },
  assassin: {
    rank: 3,
    supply: 1,
    external: false,
    profiles: { normal: [profile(2, 3, 2, 1, scramble(2, 4))], charged: [profile(2, 4, 3, 2, scramble(2, 4), FAST)] },
    source: 'ours',
    but: { actions: 'reported' },
  },
  'live-one': {
    rank: 4,
    supply: 1,
    external: false,
    profiles: { normal: [profile(2, 4, 2, 3, scramble(2, 4))], charged: [profile(2, 5, 3, 4, scramble(2, 4), FAST)] },
    source: 'ours',
    but: { actions: 'reported' },
  },
  mother: {
    rank: 5,
    supply: 1,
    external: true,
    profiles: { normal: [profile(2, 3, 2, 2, massive(2))], charged: [profile(2, 4, 3, 3, massive(2))] },
    source: 'ours',
  },
  spider: {
    rank: 5,
    supply: 5,
    external: true,
    profiles: { normal: [profile(1, 2, 0, 0, FIRST, scramble(2, 4))], charged: [profile(2, 2, 0, 0, FIRST, scramble(2, 4))] },
    source: 'ours',
  },
  annihilator: {
    rank: 6,
    supply: 1,
    external: true,
    profiles: {
      normal: [profile(3, 4, 4, 3, massive(3)), profile(2, 4, 3, 3, massive(3)), profile(2, 3, 2, 3, massive(3))],
      charged: [profile(3, 5, 5, 3, massive(3)), profile(2, 5, 4, 3, massive(3)), profile(2, 4, 3, 3, massive(3))],
    },
    source: 'ours',
    but: { armour: 'rulebook' },
  },
};

/** CS-PUR-09: who comes where no figure of a kind is left; a missing figure of rank 4 or more is not replaced. */
export const INSTEAD: Readonly<Record<PurgeKind, PurgeKind | null>> = {
  harvester: null,
  devastator: 'harvester',
  assassin: 'devastator',
  'live-one': null,
  mother: null,
  spider: null,
  annihilator: null,
};

/** Whom a Purge character turns against: the first line that holds (CS-PUR-22 to 28, CS-RULING-56). Lines with `who` are theirs alone. */
export const PURGE_TARGETS = [
  { rule: 'CS-GAT-03', who: 'mother', target: 'defeated-in-sight' },
  { rule: 'CS-PUR-26', who: 'assassin', target: 'captain-in-sight' },
  { rule: 'CS-PUR-25', who: null, target: 'in-contact' },
  { rule: 'CS-PUR-22', who: null, target: 'nearest-in-the-open' },
  { rule: 'CS-PUR-23', who: null, target: 'nearest-in-sight' },
  { rule: 'CS-PUR-24', who: null, target: 'nearest-by-way' },
] as const satisfies readonly { readonly rule: string; readonly who: PurgeKind | null; readonly target: string }[];
export type PurgeTargeting = (typeof PURGE_TARGETS)[number]['target'];
/** CS-GAT-09: a Spider's token as a blast: centre, 1", 2". */
export const SPIDER_BLAST = [4, 2, 1] as const;
