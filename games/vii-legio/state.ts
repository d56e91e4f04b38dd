/** The whole table as plain data. Cards are numbers; their faces are in the packs. */
import type { Seat } from '@cosmodrome/kernel';
import type { Pack } from '@cosmodrome/kit/cards';
import type {
  Element,
  ExplorationId,
  ExtrasolarId,
  ImperatorId,
  ObjectiveId,
  Pawn,
  Place,
  Profile,
  Sector,
  ShipClass,
  Skill,
  Specialty,
  Technology,
  Zone,
} from './content/index.ts';

/** One U.C.: its ship board, its pawns on the tracks, its cards. Public but for the faces of `hand` and `hidden`. */
export type Unit = {
  ship: ShipClass;
  place: Place;
  /** Everything on the ship board that can be counted; the decoder by its level. */
  aboard: Record<Element, number>;
  /** The chosen line of the command profile, by its Diplomacy. */
  profile: Profile;
  /** The experience table. */
  memory: Record<Skill, number>;
  technologies: Record<Technology, boolean>;
  pc: number;
  px: number;
  /** The Imperator use counter. */
  calls: number;
  /** Exploration cards in hand. */
  hand: ExplorationId[];
  /** Risk Detectors beside the ship board, face up. */
  detectors: ExplorationId[];
  /** Two Secret Objectives to choose from, while the choice is open. */
  offered: ObjectiveId[];
  /** Secret Objectives not revealed yet. */
  hidden: ObjectiveId[];
  /** Objectives revealed and scored, in order. */
  revealed: ObjectiveId[];
  /** Objectives turned up at the end and worth nothing. */
  unfulfilled: ObjectiveId[];
  /** The second objective has been drawn. */
  second: boolean;
  /** Once per game. */
  visitedX: boolean;
  xCard: ExtrasolarId | null;
  /** A and B Extrasolar cards of the planets this U.C. discovered, once explored. */
  worlds: ExtrasolarId[];
  /** What Secret Objectives look at and nothing else tells: events of the whole game. */
  deeds: { gains: number; sector4: boolean; sector5: boolean; aloneInB: boolean; shared: number };
  /** The "at once" objectives that were fulfilled when they were last looked at: a bit for each. */
  met: number;
};
/** A discovered planet that still waits for its mission. */
export type Planet = { pawn: Pawn; sector: Sector; card: ExtrasolarId; discoverer: Seat };

export type Turn = {
  seat: Seat;
  drawn: boolean;
  /** Cards really received in the draw of the turn. */
  received: number;
  /** All of those are still in hand and none has been used. */
  intact: boolean;
  decoded: boolean;
  landed: boolean;
  /** Proposals with an invitation made this turn. */
  proposals: number;
  /** The turn was begun under version 2: the only way of landing was then taken without a question, and its entries must still fit. */
  unasked: boolean;
};
/** A landing being arranged: nothing is spent yet. */
export type Landing = {
  readonly kind: 'landing';
  readonly pawn: Pawn;
  readonly invited: readonly Seat[];
  readonly imperator: boolean;
  readonly proposed: boolean;
};
/** A mission being carried out. Participants stand in turn order, the active U.C. first. */
export type Mission = {
  readonly kind: 'mission';
  pawn: Pawn;
  readonly participants: readonly Seat[];
  imperator: boolean;
  step: 'experience' | 'xeno' | 'departure';
  /** The skill of each participant; null: not announced yet. */
  skills: (Skill | null)[];
  /** Permanent points of those who have announced a skill, and the Imperator's. */
  reached: number;
  /** Points still to be spent. */
  missing: number;
  success: boolean | null;
  /** Gained in this mission, by participant. */
  pc: number[];
  px: number[];
};
/** What a discard is for, while the cards are being chosen; `Card` is the card that demands it. */
export type Payment<Card> =
  | { readonly for: 'buy'; readonly what: Element; readonly cost: number }
  | { readonly for: 'move'; readonly to: Sector; readonly cost: number }
  | { readonly for: 'decode'; readonly zone: Zone; readonly cost: number }
  | { readonly for: 'enter-x'; readonly cost: number }
  | { readonly for: 'leave-x'; readonly cost: number }
  | { readonly for: 'card'; readonly card: Card; readonly cost: number };
/** The card being faced lies on the table, also while cards are chosen that it demands. */
export type Scene =
  | ({ readonly kind: 'paying' } & Payment<ExplorationId>)
  | { readonly kind: 'facing'; readonly card: ExplorationId }
  | Landing
  | Mission;
export type Trigger = 'declared' | 'xeno' | 'imperator' | 'charted' | 'standstill';
/** Where the game stands between beats. */
export type Stage = 'command' | 'objectives' | 'turn' | 'draw' | 'action' | 'over';

export type State = {
  stage: Stage;
  round: number;
  first: Seat;
  turn: Turn;
  units: Unit[];
  /** Experts nobody has aboard. */
  supply: Record<Specialty, number>;
  exploration: Pack;
  deck: ExplorationId[];
  discard: ExplorationId[];
  /** Extrasolar cards of zones A, B and X in one pack (content/extrasolar.ts). */
  extrasolar: Pack;
  pileA: ExtrasolarId[];
  pileB: ExtrasolarId[];
  pileX: ExtrasolarId[];
  /** Coming contacts: the face-up A card, the face-down A card, the face-down B card. */
  openA: ExtrasolarId | null;
  hiddenA: ExtrasolarId | null;
  hiddenB: ExtrasolarId | null;
  planets: Planet[];
  /** Explored planet tokens, by sector (index 0 is not used). */
  explored: number[];
  imperator: { pack: Pack; deck: ImperatorId[]; open: ImperatorId; used: ImperatorId[]; pc: number };
  objectives: { pack: Pack; pile: ObjectiveId[] };
  /** Somebody discovered or landed in the round being played. */
  stirred: boolean;
  /** Complete rounds in a row without a discovery or a landing. */
  quiet: number;
  ending: { trigger: Trigger; seat: Seat | null } | null;
  /** What is being decided, for everybody to see: in the middle of a beat only (`during`). */
  scene: Scene | null;
};

// ------------------------------------------------------------------ look-ups, of states and of views
export function unitOf<U>(at: { readonly units: readonly U[] }, seat: Seat): U {
  const unit = at.units[seat];
  if (unit === undefined) throw new Error(`nobody sits at ${seat}`);
  return unit;
}
export function planetOf<P extends { readonly pawn: Pawn }>(at: { readonly planets: readonly P[] }, pawn: Pawn): P {
  const planet = at.planets.find((p) => p.pawn === pawn);
  if (!planet) throw new Error(`${pawn} is not active`);
  return planet;
}
/** The scene, if it is of this kind. */
export function inScene<S extends { readonly kind: string }, K extends S['kind']>(
  at: { readonly scene: S | null },
  kind: K,
): Extract<S, { readonly kind: K }> | null {
  return at.scene?.kind === kind ? (at.scene as Extract<S, { readonly kind: K }>) : null;
}
/** The scene of a question that is only asked in it. */
export function sceneOf<S extends { readonly kind: string }, K extends S['kind']>(
  at: { readonly scene: S | null },
  kind: K,
): Extract<S, { readonly kind: K }> {
  const scene = inScene(at, kind);
  if (!scene) throw new Error(`the scene is ${at.scene?.kind ?? 'empty'}, not ${kind}`);
  return scene;
}
