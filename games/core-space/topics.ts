/** Every question of the game by name, with the type of its answer. Rules, texts, screen, bots and tests are typed against this. */
import { asking, type Point } from '@cosmodrome/kernel';
import type { Upgrade } from './content/brief.ts';
import type { CardId } from './content/cards.ts';
import type { ClassId } from './content/classes.ts';
import type { CrewId as ReadyCrew } from './content/crews.ts';
import type { SkillId } from './content/skills.ts';
import type { TokenKind } from './content/tokens.ts';
import type { TraderId } from './content/traders.ts';
import type { AirlockId, CrateId, CrewId, DoorId, EntryId, FigureId, Order, TokenId, Units, Wish } from './state.ts';

/** How an Effortless action is paid: the free one of the turn, an action, a Skill peg (CS-EFF-02 to -04). */
export type Pay = 'free' | 'action' | 'peg';
/** One thing the active Trader does. `with` null: bare hands. */
export type Act =
  | { readonly do: 'end' }
  | { readonly do: 'shoot'; readonly with: TokenId | null; readonly at: FigureId; readonly extra: number; readonly pay: Pay | 'normal' }
  | { readonly do: 'blast'; readonly with: TokenId; readonly at: FigureId | null; readonly pay: Pay | 'normal' }
  | { readonly do: 'fight'; readonly with: TokenId | null; readonly at: FigureId; readonly power: boolean; readonly pay: Pay | 'normal' }
  | { readonly do: 'push'; readonly at: FigureId }
  | { readonly do: 'search'; readonly crate: CrateId; readonly pay: Pay | 'normal' }
  | { readonly do: 'search-body'; readonly body: FigureId; readonly pay: Pay | 'normal' }
  | { readonly do: 'search-room'; readonly pay: Pay | 'normal' }
  | { readonly do: 'persuade'; readonly at: FigureId; readonly aim: 'join' }
  /** CS-MKT-02 */
  | { readonly do: 'persuade'; readonly at: FigureId; readonly aim: 'information' }
  | { readonly do: 'persuade'; readonly at: FigureId; readonly aim: 'swap'; readonly give: TokenId }
  | { readonly do: 'reload'; readonly with: TokenId; readonly pay: Pay | 'normal' }
  /** A piece of the mission, and which of its consoles, stalls or pylons. */
  | { readonly do: 'interact'; readonly piece: number; readonly site: number }
  /** CS-JAI-05 */
  | { readonly do: 'fetch'; readonly figure: FigureId; readonly pay: Pay }
  | { readonly do: 'unjam'; readonly token: TokenId; readonly pay: Pay | 'normal' }
  /** Into the slot; null: out of it. */
  | { readonly do: 'don'; readonly token: TokenId | null }
  | { readonly do: 'stand' }
  | { readonly do: 'drag'; readonly body: FigureId; readonly helper: FigureId | null }
  | { readonly do: 'shuffle'; readonly pay: Pay }
  | { readonly do: 'use'; readonly token: TokenId; readonly on: FigureId; readonly pay: Pay }
  | { readonly do: 'throw'; readonly token: TokenId; readonly at: FigureId; readonly pay: Pay }
  | { readonly do: 'pick'; readonly token: TokenId; readonly for: TokenId | null; readonly pay: Pay }
  | { readonly do: 'drop'; readonly token: TokenId; readonly pay: Pay }
  | { readonly do: 'give'; readonly token: TokenId | null; readonly to: FigureId; readonly for: TokenId | null; readonly pay: Pay }
  | { readonly do: 'skill'; readonly skill: SkillId; readonly level: number }
  /** Hold of a Merg again: so many of the two are Skill pegs. */
  | { readonly do: 'reconnect'; readonly at: FigureId; readonly pegs: 0 | 1 | 2 }
  /** Home through a partner's airlock. */
  | { readonly do: 'leave-by'; readonly with: CrewId }
  /** Through somebody of another crew, if its player lets one (CS-MOV-07). */
  | { readonly do: 'ask-way'; readonly at: FigureId }
  | { readonly do: 'truce'; readonly with: CrewId }
  | { readonly do: 'end-truce'; readonly with: CrewId }
  /** With bare hands, a Laser Cutter or a Data Pad (CS-DOR). */
  | { readonly do: 'door'; readonly door: DoorId; readonly with: TokenId | null; readonly pay: Pay | 'normal' }
  | {
      readonly do: 'wreck';
      readonly door: DoorId;
      readonly with: TokenId | null;
      readonly power: boolean;
      readonly shot: boolean;
      readonly extra?: number;
    }
  | { readonly do: 'smash'; readonly pane: number; readonly with: TokenId | null; readonly pay: Pay | 'normal' }
  /** A ladder, or a step that takes a feat, by its place on the map (CS-CLB-02, CS-ADV-02). */
  | { readonly do: 'climb'; readonly climb: number }
  /** Onto a thing up to 1" high; over one too thin to stand on; down from it, to one of the four sides (CS-CLB-03, -04). */
  | { readonly do: 'mount' | 'vault'; readonly piece: number; readonly pay: Pay }
  | { readonly do: 'dismount'; readonly to: Point; readonly pay: Pay }
  /** Down from an edge, by its place among the edges (CS-JMP-02). */
  | { readonly do: 'jump-down'; readonly ledge: number; readonly pay: Pay }
  /** Over a gap: with what is left of the Move, or as a Move of its own (CS-JMP-03 to -05). */
  | { readonly do: 'leap'; readonly ledge: number; readonly pay: 'rest' | 'normal' }
  /** CS-DIV */
  | { readonly do: 'dive'; readonly pane: number; readonly pay: Pay }
  /** Called or ridden (CS-LFT-02, -03). */
  | { readonly do: 'lift'; readonly lift: number; readonly to: number; readonly pay: Pay }
  /** CS-OBJ-01, -02, -05 */
  | { readonly do: 'haul'; readonly piece: number; readonly helper: FigureId | null; readonly pay: Pay | 'normal' }
  /** CS-OBJ-04 */
  | { readonly do: 'tip'; readonly piece: number; readonly pay: Pay }
  /** CS-DST-01 */
  | {
      readonly do: 'demolish';
      readonly piece: number;
      readonly with: TokenId | null;
      readonly power: boolean;
      readonly shot: boolean;
      readonly extra?: number;
    }
  /** A broken token somebody carries; null: a Machine (CS-RPR). */
  | { readonly do: 'repair'; readonly on: FigureId; readonly token: TokenId | null }
  /** An Assistance card one has kept (CS-EVT-06). */
  | { readonly do: 'card'; readonly card: CardId }
  /** An upgrade of the ship (CS-UPG): a crate, a figure or an airlock by its number; null: nothing in particular. */
  | { readonly do: 'ship'; readonly upgrade: Upgrade; readonly level: number; readonly at: number | null }
  | { readonly do: 'abandon' };

/** One thing an NPC does that somebody leads. */
export type Lead = { readonly do: 'end' } | { readonly do: 'close' | 'shoot'; readonly at: FigureId };
/** Something handed on before a Rescue Mission; to whom it is already with: armour put on. */
export type Packing = { readonly token: TokenId; readonly to: FigureId };
/** A reaction: whose, which and at which level; or none. */
export type Reaction = { readonly figure: FigureId; readonly skill: SkillId; readonly level: number } | 'pass';
/** A free Close Assault: with what, or not at all. */
export type Strike = { readonly with: TokenId | null; readonly power: boolean } | { readonly decline: true };
/** A statistic that grows when a Career is complete (CS-ADN-08). */
export type Raised = 'health' | 'skill' | 'actions';
/** One of several things a skill or a card may do, or what it does first. The talk is called as the acts of `persuade` are. */
export const WAYS = [
  // in either order: CS-EVASION-02, CS-AMBUSH-01, CS-FADE-03, CS-PROTECT-03, CS-STUBBORN-03
  'move',
  'shuffle',
  'into-cover',
  'attack',
  'shoot',
  'strike',
  // CS-STIMULATE-01, -03
  'heal',
  'strike-with-six',
  'shoot-with-four',
  'shoot-with-six',
  // CS-PERSUASION-02, -03, CS-MKT-02
  'lose-turn',
  'join',
  'swap',
  'information',
  // CS-DISRUPT-01 to -03
  'silence-one',
  'silence-all',
  'silence-for-good',
  'silence-anywhere',
  'stop-two',
  'stop-near',
  'stop-near-twice',
  'stop-everywhere',
  // CS-CONTROL-01, CS-SCANNERS-03
  'peg-off',
  'two-pegs-off',
  'two-pegs-on',
  // CS-CONTROL-01, CS-REPAIRSKILL-01, -02
  'mend-thing',
  'mend-machine',
  // CS-HACK-01 to -03
  'switch-off',
  'take-over',
  'work-door',
  // CS-MANIPULATE-03
  'shift-token',
  'shift-scenery',
  'hurl-scenery',
  // AST-02
  'ammo',
  'health',
] as const;
export type Way = (typeof WAYS)[number];
/** What is kept of a find: in the inventory, in exchange for something, or not. */
export type Keep = { readonly keep: true; readonly for: TokenId | null } | { readonly keep: false };

export type Answers = {
  /** A ready-made crew, or one of one's own. */
  'setup/crew': ReadyCrew | 'build';
  /** CS-CRW-01 to -06, -09: profiles (the Captain among them), class, levels on the sheet and free equipment of each. */
  'setup/profiles': readonly TraderId[];
  'setup/class': ClassId;
  'setup/levels': readonly number[];
  'setup/kit': readonly TokenKind[];
  /** Experienced crews: what Career points beyond the default raise when the sheet is full; what is bought for one Trader. CS-CRW-10 */
  'setup/raise': Raised;
  'setup/shop': readonly TokenKind[];
  /** CS-MRG-01: who holds the Merg. */
  'setup/handler': FigureId;
  /** CS-SET-16 */
  'setup/bring': readonly FigureId[];
  'setup/airlock': AirlockId;
  /** CS-TRD-01, CS-RULING-32 */
  'turn/trader': FigureId | 'stay' | 'ship';
  'turn/act': Act;
  'turn/walk': readonly Point[];
  /** A Shuffle, a drag, the Move of a skill, of a reaction or of a card; an empty way is not an answer: `skip` is asked for first. */
  'walk/way': readonly Point[];
  'walk/whether': boolean;
  'aim/point': Point;
  'attack/reroll': number | 'keep';
  'attack/split': readonly number[];
  'attack/choose':
    | { readonly with: TokenId | null; readonly at: FigureId; readonly extra: number; readonly power: boolean; readonly close: boolean }
    | 'none';
  'sustain/at': FigureId | 'none';
  opportunity: Strike;
  'push/counter': boolean;
  'push/follow': boolean;
  'push/side': Point;
  /** How far somebody is moved who may be moved less far than as far as it goes. */
  'push/far': Units;
  /** One of 72 (CS-GEO-50). */
  direction: number;
  /** What one carries after looking into a crate or at a body, of all that was there and all one had. */
  'search/hold': readonly TokenId[];
  'find/keep': Keep;
  'react/use': Reaction;
  /** One of several things a skill, an item or a card may be done to. */
  'choose/figure': FigureId | 'none';
  'choose/token': TokenId | 'none';
  'choose/crate': CrateId;
  /** A piece of scenery, by its place on the map. */
  'choose/piece': number;
  'choose/entry': EntryId;
  'choose/way': Way;
  'offer/truce': boolean;
  'offer/airlock': boolean;
  'offer/pass': boolean;
  'offer/gift': boolean;
  'offer/haul': boolean;
  'choose/door': DoorId;
  'card/play': CardId | 'pass';
  /** A token, or a Skill peg; the turn, or a peg (CS-SEC-04, -06). */
  'security/search': TokenId | 'peg';
  'security/question': 'turn' | 'peg';
  /** Pegs off the track, or not (CS-SIG-06). */
  'mission/calm': boolean;
  /** A peg off before the first round: a bonus of the arc. */
  'due/calm': boolean;
  /** Scanners 3: pegs that come off; where somebody arrives (CS-UPG-05). */
  'ship/calm': number;
  'ship/entry': EntryId;
  /** CS-RES-01, -07: back for those left behind; who carries what (CS-RES-03). */
  'rescue/call': boolean;
  'rescue/pack': Packing | 'done';
  /** Equal ranks in the order they act (CS-PUR-20, CS-NPC-06). */
  'npc/order': readonly FigureId[];
  /** The game master leads it by hand, or leaves it to its chart; what it does, or where it goes (CS-VAR-03). */
  'npc/lead': boolean;
  'npc/act': Lead;
  'npc/walk': readonly Point[];
  /** Always open: reactions to be asked about in every gap. */
  orders: readonly Order[];
  /** Always open where crews play together: what one tells the others (CS-RULING-320). */
  wishes: readonly Wish[];
};
export type Topic = keyof Answers;
export const { ask, mayAsk, stand, choose } = asking<Answers>();

/** Why something is refused. */
export const WHYS = [
  'not-now',
  'too-far', // CS-MOV-01, -03
  'through-wall', // CS-MOV-05
  'through-figure', // CS-MOV-06, -07
  'no-standing', // CS-GEO-12, -16
  'not-your-airlock', // CS-MOV-13
  'not-in-door', // CS-GEO-54
  'no-room', // CS-INV-01
  'too-many-points', // CS-CRW-01
  'needs-captain', // CS-CRW-02
  'too-many-levels', // CS-CRW-06
  'too-much-kit', // CS-CRW-09
  'too-dear', // CS-CRW-10
  'airlock-taken', // CS-SET-14
  'not-in-cover', // CS-FADE-01, CS-RULING-96
] as const;
export type Why = (typeof WHYS)[number];
