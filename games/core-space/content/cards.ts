/**
 * The 44 Event cards and their 132 paragraphs (CS-EVT), all ours. A card is known by its place in this list, which stands in every saved
 * match. A paragraph is a list of effects from a closed union, in the order they happen; what "as Low" and "same" say is written out.
 */
import type { Branded } from '@cosmodrome/kernel';
import type { CorpsId } from './npcs.ts';
import type { PurgeKind } from './purge.ts';

/** A card, by its place in `CARDS`. */
export type CardId = Branded<number, 'card'>;
export const CARD_TYPES = [
  'environment',
  'purge',
  'civilians',
  'corps',
  'gangers',
  'assistance',
  'reinforcements',
  'annihilator',
  'gatherers',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** What lasts until the Assessment Phase; `by` is how much, where it is a number. */
export const ROUND_EFFECTS = [
  'no-long-range',
  'two-dice-beyond-short',
  'no-sight-beyond-medium',
  'traders-one-die-less-beyond-short',
  'moves-shorter',
  'no-gifts',
  'skills-of-level-1',
  'no-skill-pegs',
  'no-shields',
  'one-fail-jams',
  'quiet-gunfire',
  'purge-die-higher',
  'consoles-dead',
  'nearest-marks-captain',
  'hunters-mark-captains',
  'purge-marks-captains',
  'purge-moves-longer',
  'harvester-actions',
  'purge-close-dice',
  'warrant',
  'police-moves-longer',
  'police-traders-first',
  'police-spare-traders',
  'police-dice-against-purge',
  'gangers-spare-traders',
  'arrivals-twice',
] as const;
export type RoundEffect = (typeof ROUND_EFFECTS)[number];

export type CardArrival = PurgeKind | CorpsId | 'civilian' | 'ganger-1' | 'highest-ganger';
/** Where those who arrive stand: a random Entry Point (one roll a kind), one the holder names, one each, or the nearest to the richest Trader. */
export type ArrivalPlace = 'random' | 'holder' | 'different' | 'near-richest';
export type Who = 'holder' | 'each-player';
export type Effect =
  | { readonly do: 'round'; readonly effect: RoundEffect; readonly by: number }
  | { readonly do: 'pegs'; readonly by: number }
  /** `instead` comes where none of the first is left or in play. */
  | {
      readonly do: 'arrive';
      readonly who: CardArrival;
      readonly number: number;
      readonly at: ArrivalPlace;
      readonly instead?: { readonly who: CardArrival; readonly number: number };
    }
  /** Each Trader on the board rolls the blue die: on a Fail it is Prone. */
  | { readonly do: 'stumble' }
  /** A random Entry Point draws everybody near it. */
  | { readonly do: 'decompress'; readonly within: number; readonly inches: number; readonly dice: number }
  /** Near the holder's Captain: so many doors, or all of its room. */
  | { readonly do: 'lock-doors'; readonly doors: number | 'room' }
  | { readonly do: 'stock-crate'; readonly tokens: number }
  | { readonly do: 'clear-crate' }
  | { readonly do: 'crate-bursts'; readonly within: number; readonly dice: number; readonly spills: boolean }
  | { readonly do: 'lose-ammo'; readonly who: 'every-trader' | 'fullest-of-each-crew'; readonly pegs: number }
  | { readonly do: 'boon'; readonly gives: 'action' | 'skill' | 'health'; readonly amount: number }
  /** The holder names an Entry Point that the Purge cannot use, for this round or until the next level. */
  | { readonly do: 'close-entry'; readonly until: 'round' | 'level' }
  | { readonly do: 'jam-weapons' }
  | { readonly do: 'break-items' }
  | { readonly do: 'console-shock'; readonly dice: number; readonly prone: boolean }
  | { readonly do: 'free-act'; readonly act: 'room-search' | 'crate-search' | 'move' }
  | { readonly do: 'purge-moves'; readonly who: readonly PurgeKind[]; readonly thenClose: boolean }
  | { readonly do: 'purge-shoots'; readonly who: readonly PurgeKind[] | 'all'; readonly extra: number }
  | { readonly do: 'purge-loses-turn'; readonly who: 'all-harvesters' | 'one-chosen-of-rank-1-2' }
  | { readonly do: 'purge-removed'; readonly rank: number }
  | { readonly do: 'purge-withdraws'; readonly rank: number }
  | { readonly do: 'sleeper-roll'; readonly pegs: number }
  /** The first of these that is available takes the place of a random Civilian. */
  | { readonly do: 'civilian-replaced'; readonly by: readonly PurgeKind[] }
  | { readonly do: 'civilians-move'; readonly moves: number }
  | { readonly do: 'civilians-attack' }
  | { readonly do: 'civilians-loot'; readonly moves: number; readonly all: boolean }
  | { readonly do: 'samaritan'; readonly health: number; readonly revives: boolean }
  | { readonly do: 'civilians-shoot-purge'; readonly all: boolean; readonly extra: number }
  | { readonly do: 'look-into-crate'; readonly who: Who }
  | { readonly do: 'pegs-a-civilian'; readonly most: number }
  | { readonly do: 'lock-airlocks'; readonly number: number | 'all' }
  | { readonly do: 'gangers-move'; readonly moves: number; readonly thenClose: boolean }
  | { readonly do: 'pickpocket'; readonly traders: number }
  | { readonly do: 'gangers-scare' }
  | { readonly do: 'deal'; readonly who: Who }
  | { readonly do: 'second-live-one' }
  | { readonly do: 'drag-defeated'; readonly inches: number }
  /** Kept cards, when they are played. */
  | { readonly do: 'covering-fire'; readonly dice: number }
  | { readonly do: 'resupply'; readonly orHealth: number; readonly skill: number }
  | { readonly do: 'work-doors'; readonly doors: number }
  | { readonly do: 'smoke'; readonly traders: number };
export type EffectKind = Effect['do'];

/** CS-EVT-09: who is placed where a paragraph cannot be resolved. */
export type Fallback = 'harvester' | 'devastator' | 'assassin' | 'civilian' | 'guard' | 'ganger-1';
type Printed = {
  readonly key: string;
  readonly type: CardType;
  /** For levels 1 and 2, 3 and 4, 5 to 7. */
  readonly low: readonly Effect[];
  readonly mid: readonly Effect[];
  readonly high: readonly Effect[];
  readonly fallback: Fallback | null;
  /** CS-EVT-06: kept by the holder and played in its own turn, or in any gap. */
  readonly kept?: 'turn' | 'gap';
};

const round = (effect: RoundEffect, by = 0): Effect => ({ do: 'round', effect, by });
const pegs = (by: number): Effect => ({ do: 'pegs', by });
const arrive = (who: CardArrival, number = 1, at: ArrivalPlace = 'random'): Effect => ({ do: 'arrive', who, number, at });

export const CARDS = [
  {
    key: 'ENV-01',
    type: 'environment',
    low: [round('no-long-range')],
    mid: [round('two-dice-beyond-short')],
    high: [round('no-sight-beyond-medium'), round('traders-one-die-less-beyond-short', 1)],
    fallback: null,
  },
  {
    key: 'ENV-02',
    type: 'environment',
    low: [round('moves-shorter', 1)],
    mid: [round('moves-shorter', 2)],
    high: [round('moves-shorter', 2), { do: 'stumble' }],
    fallback: null,
  },
  {
    key: 'ENV-03',
    type: 'environment',
    low: [{ do: 'decompress', within: 3, inches: 2, dice: 0 }],
    mid: [{ do: 'decompress', within: 4, inches: 3, dice: 0 }],
    high: [{ do: 'decompress', within: 5, inches: 4, dice: 1 }],
    fallback: null,
  },
  {
    key: 'ENV-04',
    type: 'environment',
    low: [{ do: 'lock-doors', doors: 1 }],
    mid: [{ do: 'lock-doors', doors: 2 }],
    high: [{ do: 'lock-doors', doors: 'room' }],
    fallback: 'harvester',
  },
  {
    key: 'ENV-05',
    type: 'environment',
    low: [{ do: 'stock-crate', tokens: 2 }],
    mid: [{ do: 'stock-crate', tokens: 1 }],
    high: [{ do: 'clear-crate' }],
    fallback: null,
  },
  {
    key: 'ENV-06',
    type: 'environment',
    low: [{ do: 'crate-bursts', within: 2, dice: 1, spills: false }],
    mid: [{ do: 'crate-bursts', within: 2, dice: 2, spills: false }],
    high: [{ do: 'crate-bursts', within: 2, dice: 3, spills: true }],
    fallback: 'harvester',
  },
  {
    key: 'ENV-07',
    type: 'environment',
    low: [round('no-gifts')],
    mid: [round('skills-of-level-1')],
    high: [round('no-skill-pegs')],
    fallback: null,
  },
  {
    key: 'ENV-08',
    type: 'environment',
    low: [round('no-shields')],
    mid: [round('no-shields'), round('one-fail-jams')],
    high: [round('no-shields'), round('one-fail-jams'), { do: 'lose-ammo', who: 'every-trader', pegs: 1 }],
    fallback: null,
  },
  {
    key: 'ENV-09',
    type: 'environment',
    low: [{ do: 'boon', gives: 'action', amount: 1 }],
    mid: [{ do: 'boon', gives: 'skill', amount: 1 }],
    high: [{ do: 'boon', gives: 'health', amount: 1 }],
    fallback: null,
  },
  {
    key: 'ENV-10',
    type: 'environment',
    low: [pegs(-1)],
    mid: [round('quiet-gunfire')],
    high: [{ do: 'close-entry', until: 'round' }],
    fallback: null,
  },
  {
    key: 'ENV-11',
    type: 'environment',
    low: [pegs(1)],
    mid: [pegs(1), arrive('harvester')],
    high: [pegs(1), round('purge-die-higher', 1)],
    fallback: null,
  },
  {
    key: 'ENV-12',
    type: 'environment',
    low: [{ do: 'jam-weapons' }],
    mid: [{ do: 'lose-ammo', who: 'fullest-of-each-crew', pegs: 2 }],
    high: [{ do: 'break-items' }],
    fallback: 'harvester',
  },
  {
    key: 'ENV-13',
    type: 'environment',
    low: [round('consoles-dead')],
    mid: [round('consoles-dead'), { do: 'console-shock', dice: 1, prone: false }],
    high: [round('consoles-dead'), { do: 'console-shock', dice: 2, prone: true }],
    fallback: null,
  },
  {
    key: 'ENV-14',
    type: 'environment',
    low: [{ do: 'free-act', act: 'room-search' }],
    mid: [{ do: 'free-act', act: 'crate-search' }],
    high: [{ do: 'free-act', act: 'move' }],
    fallback: null,
  },
  {
    key: 'PUR-01',
    type: 'purge',
    low: [{ do: 'purge-moves', who: ['harvester'], thenClose: false }],
    mid: [{ do: 'purge-moves', who: ['harvester', 'devastator'], thenClose: false }],
    high: [{ do: 'purge-moves', who: ['harvester', 'devastator'], thenClose: true }],
    fallback: 'harvester',
  },
  {
    key: 'PUR-02',
    type: 'purge',
    low: [arrive('harvester')],
    mid: [arrive('harvester', 2)],
    high: [arrive('devastator'), arrive('harvester')],
    fallback: null,
  },
  {
    key: 'PUR-03',
    type: 'purge',
    low: [round('nearest-marks-captain')],
    mid: [round('hunters-mark-captains')],
    high: [round('purge-marks-captains')],
    fallback: 'harvester',
  },
  {
    key: 'PUR-04',
    type: 'purge',
    low: [{ do: 'purge-loses-turn', who: 'all-harvesters' }],
    mid: [{ do: 'purge-loses-turn', who: 'one-chosen-of-rank-1-2' }],
    high: [{ do: 'purge-removed', rank: 3 }],
    fallback: 'harvester',
  },
  {
    key: 'PUR-05',
    type: 'purge',
    low: [round('purge-moves-longer', 1)],
    mid: [round('harvester-actions', 1)],
    high: [round('purge-close-dice', 1)],
    fallback: 'harvester',
  },
  {
    key: 'PUR-06',
    type: 'purge',
    low: [{ do: 'purge-shoots', who: ['devastator'], extra: 0 }],
    mid: [{ do: 'purge-shoots', who: ['devastator'], extra: 1 }],
    high: [{ do: 'purge-shoots', who: 'all', extra: 0 }],
    fallback: 'devastator',
  },
  {
    key: 'PUR-07',
    type: 'purge',
    low: [{ do: 'sleeper-roll', pegs: 2 }],
    mid: [{ do: 'civilian-replaced', by: ['harvester'] }],
    high: [{ do: 'civilian-replaced', by: ['live-one', 'assassin'] }],
    fallback: 'harvester',
  },
  {
    key: 'PUR-08',
    type: 'purge',
    low: [{ do: 'purge-withdraws', rank: 6 }],
    mid: [{ do: 'purge-withdraws', rank: 1 }],
    high: [{ do: 'close-entry', until: 'level' }],
    fallback: 'harvester',
  },
  {
    key: 'CIV-01',
    type: 'civilians',
    low: [{ do: 'civilians-move', moves: 1 }],
    mid: [{ do: 'civilians-move', moves: 2 }],
    high: [{ do: 'civilians-attack' }],
    fallback: 'civilian',
  },
  {
    key: 'CIV-02',
    type: 'civilians',
    low: [{ do: 'civilians-loot', moves: 1, all: false }],
    mid: [{ do: 'civilians-loot', moves: 2, all: false }],
    high: [{ do: 'civilians-loot', moves: 2, all: true }],
    fallback: 'civilian',
  },
  {
    key: 'CIV-03',
    type: 'civilians',
    low: [{ do: 'samaritan', health: 1, revives: false }],
    mid: [{ do: 'samaritan', health: 2, revives: false }],
    high: [{ do: 'samaritan', health: 1, revives: true }],
    fallback: 'civilian',
  },
  {
    key: 'CIV-04',
    type: 'civilians',
    low: [arrive('civilian')],
    mid: [arrive('civilian', 1, 'holder')],
    high: [arrive('civilian', 2, 'different')],
    fallback: null,
  },
  {
    key: 'CIV-05',
    type: 'civilians',
    low: [{ do: 'civilians-shoot-purge', all: false, extra: 0 }],
    mid: [{ do: 'civilians-shoot-purge', all: true, extra: 0 }],
    high: [{ do: 'civilians-shoot-purge', all: true, extra: 1 }],
    fallback: 'civilian',
  },
  {
    key: 'CIV-06',
    type: 'civilians',
    low: [{ do: 'look-into-crate', who: 'holder' }],
    mid: [{ do: 'look-into-crate', who: 'each-player' }],
    high: [{ do: 'pegs-a-civilian', most: 2 }],
    fallback: 'civilian',
  },
  {
    key: 'GCO-01',
    type: 'corps',
    low: [arrive('guard')],
    mid: [arrive('guard', 2)],
    high: [{ do: 'arrive', who: 'juggernaut', number: 1, at: 'random', instead: { who: 'guard', number: 1 } }],
    fallback: null,
  },
  {
    key: 'GCO-02',
    type: 'corps',
    low: [round('warrant')],
    mid: [round('warrant'), round('police-moves-longer', 1)],
    high: [round('police-traders-first')],
    fallback: 'guard',
  },
  {
    key: 'GCO-03',
    type: 'corps',
    low: [{ do: 'lock-airlocks', number: 1 }],
    mid: [{ do: 'lock-airlocks', number: 2 }],
    high: [{ do: 'lock-airlocks', number: 'all' }],
    fallback: null,
  },
  {
    key: 'GCO-04',
    type: 'corps',
    low: [round('police-spare-traders')],
    mid: [round('police-spare-traders')],
    high: [round('police-spare-traders'), round('police-dice-against-purge', 1)],
    fallback: 'guard',
  },
  {
    key: 'GAN-01',
    type: 'gangers',
    low: [arrive('ganger-1', 1, 'near-richest')],
    mid: [arrive('ganger-1', 2, 'near-richest')],
    high: [arrive('highest-ganger', 1, 'near-richest')],
    fallback: null,
  },
  {
    key: 'GAN-02',
    type: 'gangers',
    low: [{ do: 'gangers-move', moves: 1, thenClose: false }],
    mid: [{ do: 'gangers-move', moves: 2, thenClose: false }],
    high: [{ do: 'gangers-move', moves: 1, thenClose: true }],
    fallback: 'ganger-1',
  },
  {
    key: 'GAN-03',
    type: 'gangers',
    low: [{ do: 'pickpocket', traders: 1 }],
    mid: [{ do: 'pickpocket', traders: 2 }],
    high: [{ do: 'gangers-scare' }],
    fallback: 'ganger-1',
  },
  {
    key: 'GAN-04',
    type: 'gangers',
    low: [{ do: 'deal', who: 'holder' }],
    mid: [{ do: 'deal', who: 'each-player' }],
    high: [{ do: 'deal', who: 'each-player' }, round('gangers-spare-traders')],
    fallback: 'ganger-1',
  },
  {
    key: 'AST-01',
    type: 'assistance',
    kept: 'turn',
    low: [{ do: 'covering-fire', dice: 2 }],
    mid: [{ do: 'covering-fire', dice: 3 }],
    high: [{ do: 'covering-fire', dice: 4 }],
    fallback: null,
  },
  {
    key: 'AST-02',
    type: 'assistance',
    kept: 'turn',
    low: [{ do: 'resupply', orHealth: 0, skill: 0 }],
    mid: [{ do: 'resupply', orHealth: 2, skill: 0 }],
    high: [{ do: 'resupply', orHealth: 2, skill: 1 }],
    fallback: null,
  },
  {
    key: 'AST-03',
    type: 'assistance',
    kept: 'gap',
    low: [{ do: 'work-doors', doors: 1 }],
    mid: [{ do: 'work-doors', doors: 1 }],
    high: [{ do: 'work-doors', doors: 2 }],
    fallback: null,
  },
  {
    key: 'AST-04',
    type: 'assistance',
    kept: 'gap',
    low: [{ do: 'smoke', traders: 1 }],
    mid: [{ do: 'smoke', traders: 1 }],
    high: [{ do: 'smoke', traders: 2 }],
    fallback: null,
  },
  {
    key: 'REN-01',
    type: 'reinforcements',
    low: [arrive('harvester')],
    mid: [arrive('devastator')],
    high: [arrive('assassin'), { do: 'second-live-one' }],
    fallback: null,
  },
  {
    key: 'REN-02',
    type: 'reinforcements',
    low: [arrive('harvester', 2, 'different')],
    mid: [arrive('devastator'), arrive('harvester')],
    high: [round('arrivals-twice')],
    fallback: null,
  },
  {
    key: 'ANN-01',
    type: 'annihilator',
    low: [pegs(1)],
    mid: [arrive('devastator')],
    high: [arrive('annihilator')],
    fallback: 'devastator',
  },
  {
    key: 'GAT-01',
    type: 'gatherers',
    low: [{ do: 'drag-defeated', inches: 2 }],
    mid: [{ do: 'arrive', who: 'spider', number: 2, at: 'random', instead: { who: 'harvester', number: 1 } }],
    high: [arrive('mother')],
    fallback: 'harvester',
  },
] as const satisfies readonly Printed[];
export type CardKey = (typeof CARDS)[number]['key'];
export type Card = Printed & { readonly key: CardKey };
export function cardAt(id: CardId): Card {
  const found = CARDS[id];
  if (!found) throw new Error(`no card ${id}`);
  return found;
}
