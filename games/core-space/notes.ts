/** The journal as data. NPCs say what they looked at and why they chose: their notes carry the rule they followed. */
import type { Upgrade } from './content/brief.ts';
import type { CardId } from './content/cards.ts';
import type { ChanceIcon } from './content/dice.ts';
import type { Level, NpcArrival } from './content/hostility.ts';
import type { SceneryKind } from './content/map.ts';
import type { ChartAction, ChartRule, WardenAct, WardenStep } from './content/npcs.ts';
import type { PurgeKind } from './content/purge.ts';
import type { Range } from './content/ranges.ts';
import type { SkillId } from './content/skills.ts';
import type { TokenKind } from './content/tokens.ts';
import type {
  AirlockId,
  AttackKind,
  Cover,
  CrateId,
  CrewId,
  DoorId,
  EffectKind,
  EntryId,
  FigureId,
  Phase,
  Roll,
  RoomId,
  TokenId,
  Units,
  Wish,
} from './state.ts';

export type Place = readonly [Units, Units];
/** Why an NPC chose its target (CS-PUR-22 to -28, CS-NPC-20 to -27). */
export type TargetWhy =
  | 'contact'
  | 'captain'
  | 'marked'
  | 'nearest-open'
  | 'nearest-cover'
  | 'nearest-way'
  | 'nearest-unreachable'
  | 'priority'
  | 'most-hurt';
/** What became of an attack. */
export type AttackEnd = 'hurt' | 'stopped' | 'missed' | 'cancelled' | 'fails' | 'lost-sight' | 'ignored';

export type PublicNote =
  // ---- setup and rounds
  | { readonly kind: 'crew-chosen'; readonly crew: CrewId; readonly figures: readonly FigureId[] }
  | { readonly kind: 'starts'; readonly crew: CrewId; readonly rolls: readonly number[] }
  | { readonly kind: 'airlock-chosen'; readonly crew: CrewId; readonly airlock: AirlockId }
  | { readonly kind: 'round-begun'; readonly round: number; readonly holder: CrewId }
  | { readonly kind: 'phase-begun'; readonly phase: Phase }
  | { readonly kind: 'hostility'; readonly by: number; readonly pegs: number; readonly level: Level; readonly why: HostilityWhy }
  | { readonly kind: 'charged' }
  | { readonly kind: 'event-drawn'; readonly card: CardId; readonly level: Level }
  | { readonly kind: 'event-void'; readonly card: CardId }
  | { readonly kind: 'no-event' }
  | { readonly kind: 'deck-shuffled' }
  // ---- Traders
  | { readonly kind: 'activated'; readonly figure: FigureId }
  | { readonly kind: 'turn-ended'; readonly figure: FigureId }
  | { readonly kind: 'turn-lost'; readonly figure: FigureId }
  | { readonly kind: 'stays-aboard'; readonly crew: CrewId }
  | { readonly kind: 'walked'; readonly figure: FigureId; readonly way: readonly Place[]; readonly length: Units; readonly how: WalkHow }
  | { readonly kind: 'entered'; readonly figure: FigureId; readonly airlock: AirlockId }
  | { readonly kind: 'went-home'; readonly figure: FigureId; readonly airlock: AirlockId }
  | { readonly kind: 'stood-up'; readonly figure: FigureId }
  | { readonly kind: 'contact'; readonly mover: FigureId; readonly touched: FigureId }
  | { readonly kind: 'opportunity'; readonly by: FigureId; readonly against: FigureId; readonly taken: boolean }
  | { readonly kind: 'first-strike'; readonly by: FigureId; readonly against: FigureId }
  // ---- ships of a campaign
  | {
      readonly kind: 'ship-used';
      readonly crew: CrewId;
      /** Who paid; null: the ship itself. */
      readonly figure: FigureId | null;
      readonly upgrade: Upgrade;
      readonly level: number;
      readonly crate: CrateId | null;
      readonly airlock: AirlockId | null;
    }
  | { readonly kind: 'peeked'; readonly crew: CrewId; readonly crate: CrateId }
  | { readonly kind: 'foreseen'; readonly who: PurgeKind | NpcArrival; readonly number: number; readonly entry: EntryId }
  | { readonly kind: 'purge-roll'; readonly figure: FigureId; readonly die: number; readonly taken: boolean }
  | { readonly kind: 'rescue-called'; readonly crew: CrewId; readonly first: boolean }
  | { readonly kind: 'rescue-begun'; readonly crews: readonly CrewId[] }
  // ---- attacks
  | {
      readonly kind: 'attack';
      readonly how: AttackKind;
      readonly by: FigureId | null;
      readonly target: FigureId;
      readonly weapon: TokenKind | null;
      readonly dice: number;
      readonly range: Range | null;
      readonly cover: Cover;
    }
  | { readonly kind: 'rolled'; readonly dice: Roll; readonly hits: number; readonly fails: number; readonly by: FigureId | null }
  | { readonly kind: 'rerolled'; readonly die: number; readonly face: number; readonly by: FigureId }
  | { readonly kind: 'stray'; readonly target: FigureId; readonly among: readonly FigureId[] }
  | {
      readonly kind: 'attacked';
      readonly target: FigureId;
      readonly end: AttackEnd;
      readonly damage: number;
      readonly cover: number;
      readonly armour: number;
    }
  | { readonly kind: 'defeated'; readonly figure: FigureId; readonly by: FigureId | null }
  | { readonly kind: 'removed'; readonly figure: FigureId }
  | { readonly kind: 'shield-down'; readonly figure: FigureId }
  | { readonly kind: 'jammed' | 'broken' | 'unjammed' | 'repaired'; readonly figure: FigureId; readonly token: TokenId }
  | { readonly kind: 'kill-token'; readonly figure: FigureId }
  | { readonly kind: 'blast'; readonly by: FigureId | null; readonly at: Place; readonly die: number; readonly off: Units }
  | { readonly kind: 'lands'; readonly at: Place }
  | { readonly kind: 'knocked-down'; readonly figure: FigureId }
  | { readonly kind: 'frozen'; readonly figure: FigureId }
  | { readonly kind: 'guns-jammed'; readonly figures: readonly FigureId[] }
  | { readonly kind: 'scattered'; readonly figure: FigureId; readonly to: Place; readonly number: number; readonly direction: number }
  | { readonly kind: 'pushed'; readonly by: FigureId; readonly target: FigureId; readonly hits: number; readonly to: Place | null }
  | { readonly kind: 'push-failed'; readonly by: FigureId; readonly target: FigureId }
  | { readonly kind: 'followed'; readonly by: FigureId; readonly to: Place }
  // ---- other acts
  | { readonly kind: 'healed'; readonly figure: FigureId; readonly by: FigureId | null; readonly health: number }
  | { readonly kind: 'revived'; readonly figure: FigureId; readonly by: FigureId | null }
  | { readonly kind: 'dragged'; readonly by: FigureId; readonly body: FigureId; readonly to: Place }
  | { readonly kind: 'searched'; readonly figure: FigureId; readonly crate: CrateId | null; readonly body: FigureId | null }
  | { readonly kind: 'room-searched'; readonly figure: FigureId; readonly room: RoomId; readonly empty: boolean }
  | {
      readonly kind: 'took' | 'left' | 'dropped' | 'picked' | 'put-in';
      readonly figure: FigureId;
      readonly token: TokenId;
      readonly what: TokenKind;
    }
  | { readonly kind: 'gave'; readonly from: FigureId; readonly to: FigureId; readonly what: TokenKind }
  | { readonly kind: 'money'; readonly crew: CrewId; readonly by: number; readonly money: number }
  | { readonly kind: 'threw'; readonly figure: FigureId; readonly what: TokenKind }
  | { readonly kind: 'used'; readonly figure: FigureId; readonly on: FigureId; readonly what: TokenKind }
  | { readonly kind: 'reloaded'; readonly figure: FigureId; readonly pegs: number }
  | { readonly kind: 'donned'; readonly figure: FigureId; readonly what: TokenKind | null }
  | {
      readonly kind: 'persuaded';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly aim: string;
      readonly hits: number;
      readonly needed: number;
    }
  | { readonly kind: 'joined'; readonly figure: FigureId; readonly crew: CrewId }
  | { readonly kind: 'left-crew'; readonly figure: FigureId; readonly crew: CrewId }
  | { readonly kind: 'abandoned'; readonly crew: CrewId; readonly figures: readonly FigureId[] }
  | { readonly kind: 'interacted'; readonly figure: FigureId; readonly piece: number }
  /** Dice at a console, or at somebody's charge. */
  | {
      readonly kind: 'tried';
      readonly figure: FigureId;
      readonly piece: 'check' | 'seal' | 'charges';
      readonly site: number;
      readonly done: boolean;
      readonly hits: number;
      readonly needed: number;
    }
  | { readonly kind: 'charge'; readonly figure: FigureId; readonly site: number; readonly placed: number }
  | { readonly kind: 'countdown'; readonly rounds: number; readonly last: number }
  | { readonly kind: 'mission-done'; readonly piece: 'seal' | 'charges' }
  | { readonly kind: 'informant'; readonly figure: FigureId; readonly knows: boolean }
  | { readonly kind: 'cell-opened'; readonly cell: number; readonly here: boolean }
  | { readonly kind: 'alarm' }
  // ---- police, gangs, great machines, cards kept
  | {
      readonly kind: 'warden';
      readonly figure: FigureId;
      readonly does: WardenAct | WardenStep;
      readonly rule: string;
      /** What the Security die shows; 0: it was not rolled. */
      readonly number: number;
    }
  /** null: a Skill peg was paid instead. */
  | { readonly kind: 'frisked'; readonly figure: FigureId; readonly by: FigureId; readonly what: TokenKind | null }
  | { readonly kind: 'questioned'; readonly figure: FigureId; readonly by: FigureId; readonly paid: boolean }
  | { readonly kind: 'apprehended' | 'assimilated'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly kind: 'bred'; readonly figure: FigureId; readonly spider: FigureId }
  | { readonly kind: 'sprung'; readonly at: Place; readonly number: number }
  | { readonly kind: 'insert'; readonly figure: FigureId; readonly left: number }
  | { readonly kind: 'wrecked'; readonly figure: FigureId; readonly door: DoorId; readonly broken: boolean; readonly hits: number }
  | { readonly kind: 'smashed'; readonly figure: FigureId | null; readonly pane: number }
  /** Up, down or over something. */
  | {
      readonly kind: 'climbed';
      readonly figure: FigureId;
      readonly how: 'ladder' | 'step' | 'onto' | 'off' | 'over' | 'down' | 'gap' | 'window';
      readonly to: Place;
    }
  /** The Chance die for something no rule covers, or for a dive. CS-ADV-02, CS-DIV-01 */
  | { readonly kind: 'feat'; readonly figure: FigureId; readonly number: number; readonly needed: number; readonly done: boolean }
  | { readonly kind: 'fell'; readonly figure: FigureId; readonly drop: Units }
  | { readonly kind: 'lift'; readonly lift: number; readonly to: number; readonly by: FigureId }
  | { readonly kind: 'tipped'; readonly figure: FigureId }
  /** Nobody: a blast. */
  | {
      readonly kind: 'demolished';
      readonly figure: FigureId | null;
      readonly what: SceneryKind;
      readonly broken: boolean;
      readonly hits: number;
    }
  | { readonly kind: 'airlock-locked'; readonly airlock: AirlockId }
  | { readonly kind: 'kept-card'; readonly crew: CrewId }
  | { readonly kind: 'card-played'; readonly crew: CrewId; readonly card: CardId; readonly level: Level }
  | { readonly kind: 'skill'; readonly figure: FigureId; readonly skill: SkillId; readonly level: number }
  | { readonly kind: 'peg-paid'; readonly figure: FigureId }
  | { readonly kind: 'took-hits'; readonly figure: FigureId; readonly for: FigureId; readonly hits: number }
  | { readonly kind: 'reconnected'; readonly figure: FigureId; readonly merg: FigureId; readonly pegs: number }
  | { readonly kind: 'stampede'; readonly figure: FigureId; readonly number: number; readonly arrow: number }
  | { readonly kind: 'patched'; readonly figure: FigureId; readonly points: number; readonly needed: number }
  | { readonly kind: 'shifted'; readonly by: FigureId; readonly from: number; readonly to: number; readonly hurled: boolean }
  | { readonly kind: 'loses'; readonly figure: FigureId; readonly what: 'actions' | 'turn'; readonly n: number }
  | { readonly kind: 'effect'; readonly figure: FigureId; readonly effect: EffectKind }
  | { readonly kind: 'truce' | 'truce-ended'; readonly crews: readonly [CrewId, CrewId] }
  | { readonly kind: 'let-by'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly kind: 'offer-refused'; readonly from: CrewId; readonly to: CrewId; readonly what: string }
  | { readonly kind: 'door'; readonly door: DoorId; readonly state: 'open' | 'closed' | 'locked' }
  /** Said among those who play together. */
  | { readonly kind: 'wished'; readonly seat: number; readonly wish: Wish }
  // ---- the Purge and other NPCs
  | { readonly kind: 'arrived'; readonly figures: readonly FigureId[]; readonly entry: EntryId; readonly number: number }
  | { readonly kind: 'nobody-arrived'; readonly who: string; readonly why: 'die' | 'supply' | 'once' | 'sealed' }
  | { readonly kind: 'entry-sealed'; readonly entry: EntryId }
  | {
      readonly kind: 'npc-target';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly why: TargetWhy;
      readonly rule: string;
      readonly distance: Units;
      /** Those that were as good; the Chance die chose. */
      readonly tied: readonly FigureId[];
    }
  | { readonly kind: 'npc-idle'; readonly figure: FigureId; readonly why: 'no-target' | 'linked' | 'lost-turn'; readonly rule: string }
  | {
      readonly kind: 'npc-does';
      readonly figure: FigureId;
      readonly does: ChartAction | 'stand';
      readonly rule: ChartRule | 'CS-NAC-09' | 'CS-PUR-31' | 'CS-NPC-08' | 'CS-GCO-04' | 'CS-GAT-03' | 'CS-GAT-05';
      readonly target: FigureId;
    }
  | {
      readonly kind: 'npc-route';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly length: Units;
      /** How much longer it is for going round others; −1: there was no way round, it runs into them. */
      readonly detour: Units;
      readonly reachable: boolean;
    }
  | {
      readonly kind: 'civilian';
      readonly figure: FigureId;
      readonly icon: ChanceIcon;
      readonly number: number;
      readonly arrow: number;
      readonly rule: string;
      readonly does: string;
    }
  /** The game master leads it by hand. */
  | { readonly kind: 'led'; readonly figure: FigureId }
  | { readonly kind: 'turned'; readonly figure: FigureId; readonly into: FigureId }
  // ---- the end
  | { readonly kind: 'left-behind'; readonly figures: readonly FigureId[] }
  | { readonly kind: 'over'; readonly ending: string; readonly winners: readonly CrewId[] };
/** What one seat alone is told: tokens seen. */
export type PrivateNote =
  | { readonly kind: 'knows-row'; readonly row: 'upper' | 'lower' }
  | { readonly kind: 'saw-crate'; readonly crate: CrateId; readonly what: readonly TokenKind[] }
  | { readonly kind: 'found'; readonly figure: FigureId; readonly what: TokenKind }
  | { readonly kind: 'saw-cards'; readonly cards: readonly CardId[] };
export type Note = PublicNote | PrivateNote;
export type WalkHow = 'move' | 'shuffle' | 'reaction' | 'npc' | 'panic' | 'drag' | 'card';
export type HostilityWhy = 'round' | 'gunfire' | 'card' | 'skill' | 'mission';
