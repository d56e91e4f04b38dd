/** The whole table as plain data. What judges, bots and the page look at too is the `Board`: the state and every view have it. */
import type { Branded, Seat } from '@cosmodrome/kernel';
import type { Pack } from '@cosmodrome/kit/cards';
import type { Upgrade, Upgrades } from './content/brief.ts';
import type { CardId, RoundEffect } from './content/cards.ts';
import type { ClassId } from './content/classes.ts';
import type { CrewId as ReadyCrew } from './content/crews.ts';
import type { NpcArrival, TrackFace } from './content/hostility.ts';
import type { Block, Mission, MissionId, PieceKind } from './content/mission.ts';
import type { Category, NpcId } from './content/npcs.ts';
import type { PurgeKind } from './content/purge.ts';
import type { SkillId } from './content/skills.ts';
import type { TraderId } from './content/traders.ts';

export type FigureId = Branded<number, 'figure'>;
/** The number of a token; its kind is its face in the pack. */
export type TokenId = Branded<number, 'token'>;
/** The number of an Event card; which one it is, is its face in the pack. */
export type EventId = Branded<number, 'event'>;
export type CrewId = Branded<number, 'crew'>;
/** The place of a crate in `crates`, of a door in the list of the map, of an airlock likewise, of a room, of an Entry Point (0 to 5). */
export type CrateId = Branded<number, 'crate'>;
export type DoorId = Branded<number, 'door'>;
export type AirlockId = Branded<number, 'airlock'>;
export type RoomId = Branded<number, 'room'>;
export type EntryId = Branded<number, 'entry'>;
/** A length in hundredths of an inch. */
export type Units = number;

// ------------------------------------------------------------------ figures

/** A Trader as it goes into a mission: in a campaign its statistics grow. */
export type Sheet = {
  readonly profile: TraderId;
  readonly class: ClassId;
  /** Levels put on the class sheet; what the profile prints comes on top (CS-CHR-12). */
  readonly levels: Readonly<Partial<Record<SkillId, number>>>;
  readonly health: number;
  readonly actions: number;
  readonly skill: number;
  readonly career: number;
  /** Whether it counts as a Captain, where a campaign says so (CS-EXT-27). */
  readonly captain?: boolean;
};
export type Being =
  | { readonly kind: 'trader'; readonly sheet: Sheet }
  | { readonly kind: 'purge'; readonly type: PurgeKind }
  | { readonly kind: 'npc'; readonly npc: NpcId };

/** Aboard: not entered yet. Home: back for good. Out: removed. */
export type Where = 'aboard' | 'board' | 'home' | 'out';

/** What lasts on one figure until the end of a round (`until`), or of the mission (0). */
export type EffectKind =
  /** Hard to Hit, Assist 1. */
  | 'unhurt-in-cover'
  | 'unhurt-far-or-in-cover'
  | 'unhurt-by-shots'
  /** Impervious. */
  | 'armour-up'
  | 'unhurt'
  /** Blend In, while at a wall; while not engaged. Fade to Black 3. */
  | 'blended-at-wall'
  | 'blended'
  | 'vanished'
  /** Blend In 3: one shot out of turn. */
  | 'shot-in-hand'
  /** Disruption. */
  | 'no-tech'
  /** Jam: no Ranged Assaults. */
  | 'jammed-guns'
  /** Sure Shot 1, Weapons Expert 1: no Move action any more. */
  | 'rooted'
  /** Protection Protocol 2: `by` may take its Hits. Heel: `by` takes them. */
  | 'guarded'
  | 'heeled'
  /** A Merg: `by` is its handler; the bond is broken. */
  | 'bound'
  | 'loose'
  /** Disconnect: this turn. Charge 2: a blow for each of three it meets; whom it has had. */
  | 'enraged'
  | 'berserk'
  | 'charging'
  /** A Repair Point of a skill: in journals of matches that began before these were added to those of actions (`repairs`). */
  | 'patched'
  /** It was attacked by `by` (CS-RULING-58). */
  | 'attacked'
  /** Adrenaline: an action more in its turn of this round. */
  | 'spurred'
  /** Evasion 3: it does nothing more this turn. */
  | 'outwitted'
  /** It has attacked a Civilian this round (CS-MKT-09). */
  | 'reported'
  /** May pass through `by` in this turn; `by` has said no in this round (CS-MOV-07). */
  | 'let-by'
  | 'held-up'
  /** A Warden under orders of the Corps, until its next activation (CS-SEC-02). */
  | 'commandeered'
  /** AST-04: no shots at it. */
  | 'smoked';
export type Effect = { readonly kind: EffectKind; readonly until: number; readonly by: FigureId | null };

export type Figure = {
  readonly id: FigureId;
  being: Being;
  /** Whom it acts for. A Civilian who joined, a Purge under control and a Trader lured away act for a crew that is not their own. */
  crew: CrewId | null;
  /** The crew it came with, where that is another one (CS-RULING-64). */
  luredFrom: CrewId | null;
  /** Hacking 3: control ends with this one (CS-HACK-04). */
  controlledBy: FigureId | null;
  where: Where;
  x: Units;
  y: Units;
  /** CS-ICO-09; it decides the size of the base too. */
  readonly massive: number;
  prone: boolean;
  defeated: boolean;
  /** It has its Activation token. */
  acted: boolean;
  /** It has been on the board (CS-RULING-28). */
  entered: boolean;
  /** Voluntary movement in this round (CS-MOV-03), and Move actions taken in it. */
  moved: Units;
  strides: number;
  health: number;
  /** What its Health began with (CS-CHR-06). */
  fit: number;
  /** Skill and Ammo pegs. */
  pegs: number;
  ammo: number;
  /** One skill use a round (CS-RULING-19). */
  skilled: boolean;
  /** Owed at its next activation (CS-RULING-153). */
  lostActions: number;
  lostTurns: number;
  effects: Effect[];
  armour: TokenId | null;
  inventory: TokenId[];
  /** Second Chance was used (CS-ICO-06). */
  risen: boolean;
  apprehended: boolean;
  killToken: boolean;
};

/** What a figure mostly is not, has not or has not done. */
export const RARE = {
  luredFrom: null,
  controlledBy: null,
  prone: false,
  defeated: false,
  acted: false,
  entered: false,
  moved: 0,
  strides: 0,
  skilled: false,
  lostActions: 0,
  lostTurns: 0,
  risen: false,
  apprehended: false,
  killToken: false,
  massive: 0,
  pegs: 0,
  ammo: 0,
  armour: null,
} as const satisfies Partial<Figure>;
type Rare = keyof typeof RARE | 'effects';
/** A sheet as judges take it: a statistic that is not said is what the profile prints. */
export type ShownSheet = Pick<Sheet, 'profile' | 'class' | 'levels'> & Partial<Sheet>;
export type ShownBeing = Exclude<Being, { readonly kind: 'trader' }> | { readonly kind: 'trader'; readonly sheet: ShownSheet };
/** A figure as judges take it: where something rare is not said, it is not so. Views say no more than that. */
export type Shown = Omit<Figure, Rare | 'being'> & Partial<Pick<Figure, Rare>> & { being: ShownBeing };

export type Crew = {
  readonly id: CrewId;
  /** Who plays it; a crew may be shared (CS-VAR-01). */
  readonly seats: readonly Seat[];
  ready: ReadyCrew | null;
  airlock: AirlockId | null;
  money: number;
  /** What its equipment was worth at the start (CS-PEX-02). */
  worthAtStart: number;
  /** The rest stays aboard this round (CS-RULING-32); it has given up those who joined (CS-JOI-11). */
  stays: boolean;
  /** What its ship has on board (CS-UPG-02); nothing outside campaigns (CS-SHI-06). */
  upgrades: Upgrades;
  /** Its ship has fired of its own accord this round (CS-UPG-08). */
  fired: boolean;
};

// ------------------------------------------------------------------ things

export type DoorState = 'open' | 'closed' | 'locked';
/** Bits of `marks`, a number for each token (CS-INV-08 to -10, CS-ICO-26, -30, -31). */
export const JAMMED = 1;
export const BROKEN = 2;
export const FLIPPED = 4;
export const OVERLOADED = 8;
/** Found in this mission. */
export const FOUND = 16;
export const SPENT = 32;

export type Crate = {
  readonly id: CrateId;
  /** Squares it stands on. */
  readonly squares: readonly number[];
  readonly large: boolean;
};
/** A token on the floor, face up (CS-INV-11, -12). */
export type Lying = { readonly token: TokenId; readonly x: Units; readonly y: Units };

/** What a card makes last to the end of the round, for all; `by` is how much, where it is a number. */
export type Lasting = { readonly effect: RoundEffect; readonly by: number };
/** A sealed Entry Point: for the Purge, or for all; until a level above this one is reached, or to the end of this round; 0: neither ends it. */
export type Seal = { readonly entry: EntryId; readonly all: boolean; readonly above: number; readonly round: number };

// ------------------------------------------------------------------ the mission

/** Who will arrive where, as Scanners have seen it; null: no Entry Point is open. CS-UPG-05 */
export type Foreseen<Who extends string> = { readonly who: Who; readonly number: number; readonly entry: EntryId | null };
/** What is known of this round's arrivals, until they come. */
export type Forecast = {
  readonly purge: readonly Foreseen<PurgeKind>[] | null;
  readonly npcs: readonly Foreseen<NpcArrival>[];
};
export type Due = { readonly crew: CrewId; readonly what: 'look' | 'calm' };
/** What a mission of a campaign has besides: bonuses, and the Rescue Mission that may follow on the same board (CS-RES). */
export type Campaign = {
  /** What crews may still do before the first round: bonuses of the arc. */
  dues: Due[];
  /** Crews that know in which row the prisoner is. */
  readonly rows: readonly CrewId[];
  /** What is hidden goes into a crate once another has been searched. */
  late: boolean;
  /** In the mission; its players are asked; they make ready; under way, or all of it is over. */
  stage: 'mission' | 'calling' | 'boarding' | 'rescue' | 'done';
  /** The first round of the Rescue Mission. */
  from: number;
  /** Who has come to the rescue; and who has been asked for it. */
  crews: CrewId[];
  asked: CrewId[];
  /** Crews that are still sharing out what they carry. */
  packing: CrewId[];
  /** Who was back when the mission ended; whom the Purge has taken or passed by (CS-EXT-02). */
  home: FigureId[];
  taken: FigureId[];
  spared: FigureId[];
  /** As the mission itself ended: a Rescue Mission changes nothing of it (CS-RULING-136). */
  won: CrewId[];
  rewards: number[];
};

/** One record for each piece of the mission, in its order: what all can see of it. */
export type ObjectiveState = {
  readonly piece: PieceKind;
  /** Taken, found, freed, sealed, blown up: for good. */
  done: boolean;
  /** The round in which that was, or in which a countdown began; 0: not yet. */
  round: number;
  /** Site by site (consoles, stalls, pylons, suspects): the crew that has been there. */
  by: (CrewId | null)[];
  /** By crew: what it has done against the Purge. */
  counts: number[];
  /** Whom it is about: suspects in the order of the mission, the prisoner. */
  figures: FigureId[];
};

export type Mode = 'versus' | 'together';
export type Settings = {
  readonly mode: Mode;
  /** Crews take turns between two teams (CS-VAR-02). */
  readonly teams: boolean;
  readonly civilians: boolean;
  readonly reinforcements: boolean;
  readonly expansion: boolean;
  readonly points: number;
  /** Experienced crews: Career all Traders are advanced to; 0: starting crews (CS-CRW-10). */
  readonly career: number;
  /** What each Trader of an experienced crew may be fitted out for. */
  readonly purse: number;
  /** Categories besides Civilians (CS-MIS-12, CS-NPC-10). */
  readonly corps: boolean;
  readonly security: boolean;
  readonly gangers: boolean;
  /** Elite of the Corps, Specialists of Security (CS-GCO-01, CS-SEC-14). */
  readonly hard: boolean;
  readonly blocks: readonly Block[];
  /** The face of the Hostility sheet (CS-HOS-11). */
  readonly track: TrackFace;
  /** The great machines (CS-GAT-01, CS-ANN-01). */
  readonly gatherers: boolean;
  readonly annihilator: boolean;
  /** It has its upgrade (CS-ANN-04). */
  readonly upgraded: boolean;
  /** All five Civilians at once (CS-CIV-20). */
  readonly crowd: boolean;
};
export type Phase = 'setup' | 'hostility' | 'traders' | 'purge' | 'npcs' | 'assessment' | 'rescue' | 'over';
export type Ending = 'playing' | 'all-aboard' | 'all-defeated' | 'mission-done';

export type ActionKind =
  | 'move'
  | 'ranged'
  | 'close'
  | 'push'
  | 'search'
  | 'reload'
  | 'persuade'
  | 'interact'
  | 'unjam'
  | 'don'
  | 'stand'
  | 'drag'
  | 'effortless'
  | 'skill';
/** Actions a skill or an item grants on top, by what they may be. */
export type Granted = 'any' | 'move' | 'combat' | 'move-or-combat';
/** The Trader whose turn it is. */
export type Active = {
  readonly figure: FigureId;
  actions: number;
  /** The free Effortless action is used; a peg has paid for another (CS-EFF-02, -04). */
  effortless: boolean;
  pegPaid: boolean;
  granted: Granted[];
  /** Linked actions: of this kind only (CS-ICO-11). */
  linked: ActionKind | null;
  /** Something was done; and actions taken so far (CS-COUNTERSHOT-02). */
  begun: boolean;
  taken: number;
  /** What is left of the Move just walked: a gap at its end may be jumped with it (CS-JMP-03). */
  rest: Units;
};

export type Shift = { readonly piece: number; readonly by: readonly [columns: number, rows: number] };
/** What all sides may look at: plain data that judges, bots and the page reckon with. */
export type Board<F extends Shown = Shown> = {
  mission: MissionId;
  /** A mission that was given, whole; null: one of ours. */
  drawn: Mission | null;
  /** Scenery that was moved: the place of the piece on the map, and by how many squares (CS-MANIPULATE-03). */
  shifted: Shift[];
  /** Pieces that are no more; tables on their side (CS-DST-01, CS-OBJ-04). */
  destroyed: number[];
  tipped: number[];
  /** The floor each lift stands at (CS-LFT-03). */
  lifts: number[];
  settings: Settings;
  round: number;
  phase: Phase;
  /** Crew that holds the Turn token. */
  holder: CrewId;
  turn: CrewId;
  active: Active | null;
  figures: F[];
  crews: Crew[];
  /** By seat. */
  crewOf: (CrewId | null)[];
  /** The seat that leads the Purge and all NPCs (CS-VAR-03). */
  master: Seat | null;
  /** Pairs of crews in truce, the lower number first; and pairs that have had theirs this round (CS-RULING-75). */
  truces: (readonly [CrewId, CrewId])[];
  truced: (readonly [CrewId, CrewId])[];
  doors: DoorState[];
  /** Broken down for good; windows broken; points towards a Machine that is rebuilt (CS-DST, CS-WIN, CS-RPR-05). */
  wrecked: DoorId[];
  smashed: number[];
  repairs: { readonly figure: FigureId; readonly points: number }[];
  crates: Crate[];
  floor: Lying[];
  /** Faces by token, −1 where not known. */
  tokens: { face: number[] };
  marks: number[];
  /** Hostility. */
  pegs: number;
  /** This round's gunfire has added its peg (CS-HOS-04). */
  shot: boolean;
  charged: boolean;
  seals: Seal[];
  /** Rooms searched (CS-SRC-07). */
  searched: RoomId[];
  lasting: Lasting[];
  /** PUR-03: this Purge character hunts that Captain this round. */
  marked: { readonly hunter: FigureId; readonly captain: FigureId } | null;
  /** Doors a card has shut and airlocks it has locked, until the Assessment Phase. */
  jammedDoors: DoorId[];
  lockedAirlocks: AirlockId[];
  objectives: ObjectiveState[];
  /** Purge of rank 4 and more that have been in play (CS-PUR-07). */
  once: PurgeKind[];
  /** A Trader has attacked a Warden (CS-SEC-13). */
  alarmed: boolean;
  /** REN-01: a second Live One may come. */
  twice: boolean;
  /** Spider tokens that have had their roll in this turn (CS-GAT-09). */
  sprung: TokenId[];
  /** By seat: what players who play together tell each other (CS-RULING-320). */
  wishes: Wish[][];
  /** Civilians who cannot come any more (CS-RULING-143). */
  gone: NpcId[];
  /** Arrivals of this round that are known already. */
  forecast: Forecast | null;
  /** null: no campaign. */
  campaign: Campaign | null;
  scene: Scene | null;
};

export type State = Board<Figure> & {
  seats: number;
  tokens: Pack;
  bag: TokenId[];
  /** Drawn from it, and not decided about yet: one, or several to choose among. */
  drawnToken: TokenId | null;
  offered: TokenId[];
  /** Secrets of the mission: 1 on the card of the suspect who knows, of the cell that is not empty (CS-MKT-01, CS-JAI-02). */
  suspects: Pack;
  cells: Pack;
  /** By crate. */
  contents: TokenId[][];
  /** Tokens that are out of this mission: large, rare and objective ones not used. */
  aside: TokenId[];
  cards: Pack;
  deck: EventId[];
  discard: EventId[];
  /** Cards of the box that are not in this mission. */
  boxed: EventId[];
  /** By crew: Assistance cards kept; and who is playing one. */
  held: EventId[][];
  cardOf: CrewId | null;
  /** Setup: which crew decides next, in the order of airlocks; and which takes the Turn token, where a campaign says so. */
  order: CrewId[];
  claimed?: CrewId;
  /** Figures still to act in the phase; null: arrivals come first. */
  queue: FigureId[] | null;
  /** The NPC category whose turn it is. */
  category: Category | null;
  /** By seat: reactions one wants to be asked about in gaps (see `orders`). */
  orders: Order[][];
  /** In the middle of a move: it alone may overlap (CS-RULING-224). */
  moving: FigureId | null;
  ending: Ending;
};
/** Standing orders: reactions of one of one's Traders that are to be asked about in every gap, not only when it is in danger. */
export type Order = { readonly figure: FigureId; readonly skill: SkillId };
/** What a player tells comrades: a crate it sees to or leaves to them, an enemy that should fall, a call to go home, that it is on its way. */
export type Wish =
  | { readonly wish: 'mine' | 'yours'; readonly crate: CrateId }
  | { readonly wish: 'strike'; readonly foe: FigureId }
  | { readonly wish: 'home' | 'leaving' };

// ------------------------------------------------------------------ attacks, as everybody sees them

export type AttackKind = 'ranged' | 'close' | 'thrown' | 'blast' | 'card' | 'ship';
export type Cover = 'none' | 'partial' | 'total';
/** Windows of CS-RULING-14. */
export type Window = 'declared' | 'hits' | 'resolved';
/** The faces of Combat dice, blue first, each from 0 to 5. */
export type Roll = readonly number[];
export type Scene =
  | {
      readonly kind: 'attack';
      readonly how: AttackKind;
      readonly window: Window;
      readonly by: FigureId | null;
      readonly target: FigureId;
      readonly weapon: TokenId | null;
      readonly dice: Roll;
      readonly hits: number;
    }
  | { readonly kind: 'dice'; readonly by: FigureId; readonly dice: Roll; readonly target: FigureId }
  | { readonly kind: 'opportunity'; readonly by: FigureId; readonly against: FigureId }
  | { readonly kind: 'contact'; readonly mover: FigureId; readonly touched: FigureId }
  | { readonly kind: 'ambush'; readonly mover: FigureId; readonly by: FigureId }
  | { readonly kind: 'gap'; readonly after: FigureId | null }
  /** An NPC that the game master leads. */
  | { readonly kind: 'led'; readonly figure: FigureId }
  | { readonly kind: 'searching'; readonly figure: FigureId; readonly crate: CrateId | null; readonly body: FigureId | null }
  | { readonly kind: 'found'; readonly figure: FigureId; readonly from: 'room' | 'civilian' | 'swap' | 'stall' }
  | { readonly kind: 'pushed'; readonly by: FigureId; readonly target: FigureId; readonly hits: number }
  | { readonly kind: 'aimed'; readonly by: FigureId; readonly at: readonly [Units, Units]; readonly off: Units }
  | { readonly kind: 'event'; readonly card: CardId; readonly level: number }
  | { readonly kind: 'offer'; readonly from: CrewId; readonly to: CrewId; readonly what: 'truce' | 'airlock' }
  /** Who wants through whom. */
  | {
      readonly kind: 'offer';
      readonly from: CrewId;
      readonly to: CrewId;
      readonly what: 'pass';
      readonly figure: FigureId;
      readonly at: FigureId;
    }
  /** Who wants to move what somebody of another crew stands at. */
  | {
      readonly kind: 'offer';
      readonly from: CrewId;
      readonly to: CrewId;
      readonly what: 'haul';
      readonly figure: FigureId;
      readonly at: FigureId;
    }
  /** Who offers what to whom, and for what. */
  | {
      readonly kind: 'offer';
      readonly from: CrewId;
      readonly to: CrewId;
      readonly what: 'gift';
      readonly figure: FigureId;
      readonly at: FigureId;
      readonly token: TokenId | null;
      readonly for: TokenId | null;
    }
  | { readonly kind: 'skill'; readonly figure: FigureId; readonly skill: SkillId; readonly level: number }
  | {
      readonly kind: 'ship';
      readonly crew: CrewId;
      readonly upgrade: Upgrade;
      readonly level: number;
      /** Whose arrival is being looked at, and where it would be. */
      readonly sees: Foreseen<PurgeKind | NpcArrival> | null;
    }
  /** Does this crew go back for those left behind? `called`: somebody does already. */
  | { readonly kind: 'rescue'; readonly crew: CrewId; readonly called: boolean };

// ------------------------------------------------------------------ look-ups

export function figureOf<F extends { readonly id: FigureId }>(at: { readonly figures: readonly F[] }, id: FigureId): F {
  const found = at.figures[id];
  if (found === undefined) throw new Error(`there is no figure ${id}`);
  return found;
}
export function crewById<C>(at: { readonly crews: readonly C[] }, id: CrewId): C {
  const found = at.crews[id];
  if (found === undefined) throw new Error(`there is no crew ${id}`);
  return found;
}
/** The crew a seat plays; whoever leads the NPCs looks on at the first. */
export function crewFor(at: { readonly crewOf: readonly (CrewId | null)[] }, seat: Seat): CrewId {
  const found = at.crewOf[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found ?? (0 as CrewId);
}
