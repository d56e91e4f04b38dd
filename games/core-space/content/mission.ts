/**
 * What a mission is: a map, its limits, what lies in the crates, who takes part, and a list of pieces from a closed union (CS-MIS). The six
 * missions of the catalogue and those of strangers have this one shape and go through one reader (`flaws.ts`).
 */
import type { CardType } from './cards.ts';
import type { SceneryKind } from './map.ts';
import type { Category, CivilianId, NpcId } from './npcs.ts';
import type { PurgeKind } from './purge.ts';
import type { TokenKind } from './tokens.ts';

export const MISSIONS = ['pillage-express', 'dead-signal', 'black-market', 'lockdown', 'jailbreak', 'the-nest'] as const;
/** The missions of the catalogue, whose names and stories are in the words. */
export type MissionId = (typeof MISSIONS)[number];
/** A square of the map, counted from the top left, from 0. */
export type Square = readonly [column: number, row: number];
/** An Entry Point by its number. */
export type EntryNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** The switches of the advanced rules (CS-ADV-01). */
export const BLOCKS = ['repair', 'doors', 'windows', 'lifts', 'improvised', 'moving', 'destroying', 'climbing'] as const;
export type Block = (typeof BLOCKS)[number];

/** CS-MIS-02. A mission has one primary objective. */
export type Aim = 'primary' | 'secondary';
/** What is Interacted with: a kind of scenery, or what hangs on a wall. */
export type ObjectKind = SceneryKind | 'wall-console';
export type StartingFigure = {
  readonly who: NpcId | PurgeKind;
  readonly at: { readonly square: Square } | { readonly entry: EntryNumber };
  /** Only where so many crews play, or more; absent: always. */
  readonly crews?: number;
};

/** What a mission is made of besides its board; rewards in UA. */
export type MissionPiece =
  /** New items for their value (CS-PEX-01 to 03, -11); so many UA a crew are a success alone or together (CS-PEX-12). */
  | { readonly piece: 'loot'; readonly aim: Aim; readonly success: number; readonly great: number }
  /** A token that whoever Interacts with an object may take, once (CS-PEX-05, CS-NST-05). */
  | { readonly piece: 'take'; readonly aim: Aim; readonly token: TokenKind; readonly at: ObjectKind; readonly pegs: number }
  /** A token in one of the crates of a kind, nobody knows which; brought aboard it is the objective (CS-SIG-01 to 04, CS-JAI-09). */
  | {
      readonly piece: 'hidden';
      readonly aim: Aim;
      readonly token: TokenKind;
      readonly crates: 'crate' | 'large-crate';
      /** Hostility when it is first taken, and in each Hostility Phase from the next round on while it is on the board. */
      readonly pegsTaken: number;
      readonly pegsARound: number;
    }
  /** A check at consoles, once each: dice by Skill, one more for Tech and Machine (CS-SIG-05, CS-JAI-03). */
  | {
      readonly piece: 'check';
      readonly aim: Aim | null;
      readonly sites: readonly {
        readonly at: Square /** A square of each room whose locked doors it opens. */;
        readonly opens: readonly Square[];
      }[];
      readonly hits: number;
      /** For each, to the crew that did it. */
      readonly reward: number;
      /** The crew that did all may take so many pegs off (CS-SIG-06). */
      readonly pegsOff: number;
    }
  /** One of these Civilians, on the squares of the map, has the token (CS-MKT-01 to 04, -07 to -09). */
  | {
      readonly piece: 'informant';
      readonly aim: Aim;
      readonly civilians: readonly CivilianId[];
      readonly token: TokenKind;
      readonly reward: number;
      /** Hostility for attacking a Civilian, once a Trader and round. */
      readonly pegsAttack: number;
    }
  /** Each stall once: draw some, keep one (CS-MKT-06). */
  | { readonly piece: 'stalls'; readonly draw: number }
  /** So many new tokens of a sort aboard (CS-MKT-05). */
  | {
      readonly piece: 'collect';
      readonly aim: Aim;
      readonly what: 'weapon' | 'armour' | 'special' | 'goods';
      readonly number: number;
      readonly reward: number;
    }
  /** Wall consoles that each seal an Entry Point; over when all are sealed and no Purge is left (CS-LOK-01 to 04, -07). */
  | {
      readonly piece: 'seal';
      readonly aim: Aim;
      readonly sites: readonly { readonly at: Square; readonly entry: EntryNumber }[];
      readonly dice: number;
      /** To each crew that sealed one, and more to the one that sealed most. */
      readonly reward: number;
      readonly rewardMost: number;
    }
  /** UA for every so many Purge a crew defeats (CS-LOK-05). */
  | { readonly piece: 'bounty'; readonly aim: Aim; readonly every: number; readonly reward: number; readonly most: number }
  /** Somebody in one of several cells, nobody knows which: a square of each (CS-JAI-02 to 08). */
  | {
      readonly piece: 'prisoner';
      readonly aim: Aim;
      readonly who: CivilianId;
      readonly cells: readonly Square[];
      readonly reward: number;
    }
  /** Charges on objects of a kind; enough of them start a countdown (CS-NST-01 to 04, -07, -08, -11). */
  | {
      readonly piece: 'charges';
      readonly aim: Aim;
      readonly at: ObjectKind;
      readonly needed: number;
      /** Where several crews play so many more are needed for each, and an object takes one of each crew (CS-NST-13); absent: none. */
      readonly more?: number;
      readonly rounds: number;
      readonly pegs: number;
      readonly rewardMost: number;
      readonly rewardTied: number;
      readonly reward: number;
    }
  /** Who is there from the beginning (CS-LOK-06, CS-JAI-04, CS-NST-06, CS-RULING-237). */
  | { readonly piece: 'start'; readonly figures: readonly StartingFigure[] };
export type PieceKind = MissionPiece['piece'];
export const PIECE_KINDS = [
  'loot',
  'take',
  'hidden',
  'check',
  'informant',
  'stalls',
  'collect',
  'seal',
  'bounty',
  'prisoner',
  'charges',
  'start',
] as const satisfies readonly PieceKind[];
export type PieceOf<K extends PieceKind> = Extract<MissionPiece, { readonly piece: K }>;

/** Tokens that are certainly among those in the crates, in place of random ones. */
export type Mixed =
  /** Random ones of a store; what a piece sets aside is not among them. */
  { readonly from: 'rare-small' | 'rare-large'; readonly number: number } | { readonly token: TokenKind; readonly number: number };
/** Whether a category takes part; `cards`: only through cards and pieces, never from the Hostility track. */
export type Presence = 'always' | 'cards' | 'choice' | 'never';

export type Mission = {
  /** One of the catalogue's, or somebody's own words. */
  readonly name: { readonly mission: MissionId } | { readonly title: string; readonly story: string; readonly author: string };
  readonly map: string;
  /** The floor of each square, line by line, 0 to 3; empty: all on one. A floor is 3" above the one below it (CS-CLB-02). */
  readonly floors: string;
  /** A square of each piece of scenery that can be neither moved nor destroyed (CS-DST-05). */
  readonly fixed: readonly Square[];
  /** CS-RULING-237: what the map cannot say: posts with a beam, squares with a sign on their side of the board. */
  readonly beams: readonly Square[];
  readonly signs: readonly Square[];
  readonly crews: { readonly from: number; readonly to: number };
  /** Starting Traders a crew. */
  readonly traders: number;
  /** For one or two crews. */
  readonly hostility: number;
  /** Cards of each type; those of a category only while it takes part. */
  readonly deck: Readonly<Record<CardType, number>>;
  readonly presence: Readonly<Record<Category, Presence>>;
  readonly crates: {
    readonly small: { readonly small: number };
    readonly large: { readonly large: number; readonly small: number };
    readonly mixed: readonly Mixed[];
  };
  /** Blocks that are on whatever the table chose. */
  readonly blocks: readonly Block[];
  readonly pieces: readonly MissionPiece[];
};

/** The deck of a mission: types that are not named have no card. */
export const deck = (cards: Partial<Record<CardType, number>>): Mission['deck'] => ({
  environment: 0,
  purge: 0,
  civilians: 0,
  corps: 0,
  gangers: 0,
  assistance: 0,
  reinforcements: 0,
  annihilator: 0,
  gatherers: 0,
  ...cards,
});
/** CS-RULING-149: cards of a category that takes part and has none in the deck. */
export const CARDS_A_CATEGORY = 3;
