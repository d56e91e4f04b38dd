/** What each seat may see (undefined: a spectator). Built from nothing, never stripped. */
import type { Frozen, Seat } from '@cosmodrome/kernel';
import { knows, type Pack } from '@cosmodrome/kit/cards';
import {
  BORDERS,
  type Element,
  type Exploration,
  type ExplorationId,
  type ExplorationType,
  type ExtrasolarId,
  type ImperatorKey,
  type Objective,
  type ObjectiveId,
  type Pawn,
  type Place,
  PROPOSALS,
  SECTORS,
  type Sector,
  type ShipClass,
  type Skill,
  type Specialty,
  type Technology,
  type World,
  type WorldKind,
  type XCard,
  XENO,
  ZONE,
  type Zone,
} from './content/index.ts';
import { limitOf, whyNotDiscover } from './rules/discover.ts';
import { maximumDraw } from './rules/draw.ts';
import { ranking } from './rules/end.ts';
import { forceOf, outlook, permanentOf } from './rules/experience.ts';
import { isRisk, whyNotFace } from './rules/explore.ts';
import { callsAllowed } from './rules/imperator.ts';
import { mustInvite, proposals } from './rules/land.ts';
import { progressOf } from './rules/objectives.ts';
import { boardOf, expertsOf, explorationOf, imperatorOf, objectiveOf, type Seen, squadsOf, worldOf, xOf } from './rules/table.ts';
import { type Landing, type Mission, type Payment, planetOf, type Stage, type Trigger, unitOf } from './state.ts';
import type { CardWhy, Proposal } from './topics.ts';

/** An A or B Extrasolar card whose face is known to the viewer. */
export type WorldView = {
  readonly card: ExtrasolarId;
  readonly key: World;
  readonly zone: Zone;
  readonly kind: WorldKind;
  readonly squads: number;
  readonly required: number;
  readonly pc: number;
  readonly star: number;
  readonly minCrew: number;
  readonly px: number;
};
/** A coming contact: nothing, a back, or a card the viewer knows (`open`: everybody does). */
export type SlotView = { readonly open: boolean; readonly world: WorldView | null } | null;

export type HandCard = {
  readonly card: ExplorationId;
  readonly key: Exploration;
  readonly type: ExplorationType;
  /** Why it cannot be played face up now; null: it can. */
  readonly why: CardWhy | null;
  /** A risk that a stored detector would let pass. */
  readonly detector: boolean;
};
export type ObjectiveView = {
  readonly card: ObjectiveId;
  readonly key: Objective;
  readonly moment: 'at-once' | 'end';
  readonly pc: number;
  /** How far it is, e.g. 2 of 3 trophies; conditions of several parts count the parts. */
  readonly have: number;
  readonly of: number;
};
export type RevealedObjective = { readonly key: Objective; readonly pc: number; readonly scored: boolean };

export type UnitView = {
  readonly seat: Seat;
  readonly colour: 'blue' | 'green' | 'red' | 'yellow';
  readonly ship: ShipClass;
  readonly place: Place;
  readonly aboard: Readonly<Record<Element, number>>;
  /** Highest spaces of the present board; for Experts: all specialties together. */
  readonly max: Readonly<Record<'propulsor' | 'laser' | 'decoder' | 'squad' | 'expert' | 'memory', number>>;
  /** The greyed spaces of the present board: what a repair restores. */
  readonly greyed: Readonly<Record<'propulsor' | 'laser' | 'decoder' | 'squad', number>>;
  readonly experts: number;
  readonly profile: Readonly<Record<Skill, number>>;
  readonly memory: Readonly<Record<Skill, number>>;
  readonly technologies: Readonly<Record<Technology, boolean>>;
  /** Permanent points towards a mission of each skill: profile, Diplomats or Hunters, technology. */
  readonly permanent: Readonly<Record<Skill, number>>;
  /** Squads counted in a landing (with those of the Watchers). */
  readonly squads: number;
  readonly pc: number;
  readonly px: number;
  /** The next threshold of the Xeno track; null beyond 15. */
  readonly nextPx: number | null;
  readonly calls: number;
  readonly callsMax: number;
  /** The most cards it may draw per turn as the ship is now. */
  readonly draw: number;
  readonly detectors: number;
  readonly handSize: number;
  /** Null: not the viewer's to see. */
  readonly hand: readonly HandCard[] | null;
  readonly hiddenCount: number;
  readonly hidden: readonly ObjectiveView[] | null;
  readonly revealed: readonly RevealedObjective[];
  readonly visitedX: boolean;
  readonly xCard: XCard | null;
  readonly worlds: readonly WorldView[];
};
export type PlanetView = { readonly pawn: Pawn; readonly sector: Sector; readonly discoverer: Seat; readonly world: WorldView };
export type SectorView = {
  readonly sector: Sector;
  readonly zone: Zone;
  readonly limit: number;
  readonly explored: number;
  readonly active: readonly Pawn[];
  /** Why no planet can be discovered here now; null: one can. */
  readonly why: 'sector-full' | 'no-pawn' | 'no-world' | null;
};
/** What a landing would bring if all who are invited accept. In dual missions each is taken to announce its better skill. */
export type Forecast = {
  readonly invite: readonly Seat[];
  readonly imperator: boolean;
  readonly squads: number;
  readonly needed: number;
  /** Permanent points and the Imperator's, then everything that could be spent on top. */
  readonly permanent: number;
  readonly available: number;
  readonly required: number;
  readonly success: boolean;
  /** By participant in turn order: points it would have to spend, PC it would gain (after halving). */
  readonly participants: readonly { readonly seat: Seat; readonly spends: number; readonly pc: number }[];
  /** What the Imperator pawn would gain. */
  readonly imperatorPc: number;
};
export type LandingView = {
  readonly kind: 'landing';
  readonly pawn: Pawn;
  /** The proposals to choose from; empty once one is made. */
  readonly choices: readonly Forecast[];
  /** The proposal on the table. */
  readonly proposal: Forecast | null;
  /** Invited whatever the active U.C. wishes: the discoverer is in the sector. */
  readonly mustInvite: Seat | null;
  /** Cards the active U.C. will throw away. */
  readonly cards: number;
};
export type MissionView = {
  readonly kind: 'mission';
  readonly pawn: Pawn;
  readonly sector: Sector;
  readonly world: WorldView;
  readonly imperator: ImperatorKey | null;
  readonly step: 'experience' | 'xeno' | 'departure';
  /** Permanent points and the Imperator's so far. */
  readonly reached: number;
  readonly missing: number;
  readonly success: boolean | null;
  readonly participants: readonly { readonly seat: Seat; readonly skill: Skill | null; readonly pc: number; readonly px: number }[];
};
/** Of a card that is being faced everybody sees the face. */
export type SceneView =
  | ({ readonly kind: 'paying' } & Payment<Exploration>)
  | { readonly kind: 'facing'; readonly card: Exploration }
  | LandingView
  | MissionView;
export type PlaceView = {
  readonly seat: Seat;
  readonly place: number;
  readonly pc: number;
  readonly px: number;
  readonly eligible: boolean;
  readonly won: boolean;
};

export type View = {
  /** Whose view this is; null: a spectator's, or the open one. */
  readonly me: Seat | null;
  readonly seats: number;
  readonly stage: Stage;
  readonly round: number;
  readonly first: Seat;
  readonly turn: {
    readonly seat: Seat;
    readonly drawn: boolean;
    readonly received: number;
    /** All cards received are still in hand: the five-card discovery is possible with 5 or more. */
    readonly intact: boolean;
    readonly decoded: boolean;
    readonly landed: boolean;
    readonly proposals: number;
    readonly proposalsMax: number;
  };
  readonly units: readonly UnitView[];
  readonly sectors: readonly SectorView[];
  readonly borders: readonly { readonly between: readonly [Sector, Sector]; readonly cards: number }[];
  readonly planets: readonly PlanetView[];
  /** Coming contacts: A above the eye, the second A, B. */
  readonly slots: { readonly openA: SlotView; readonly hiddenA: SlotView; readonly hiddenB: SlotView };
  readonly piles: Readonly<Record<'deck' | 'discard' | 'A' | 'B' | 'X' | 'imperator' | 'objectives', number>>;
  /** The X cards left, for a viewer who has looked through them all; null: unknown. */
  readonly pileX: readonly { readonly card: ExtrasolarId; readonly key: XCard }[] | null;
  readonly supply: Readonly<Record<Specialty, number>>;
  readonly imperator: {
    readonly key: ImperatorKey;
    readonly squads: number;
    readonly experience: number;
    readonly pc: number;
    readonly score: number;
  };
  readonly quiet: number;
  /** Once triggered: by what, by whom, and how many turns are left, the present one included. */
  readonly ending: { readonly trigger: Trigger; readonly seat: Seat | null; readonly turnsLeft: number } | null;
  /** The two objectives the viewer has to choose from. */
  readonly offered: readonly ObjectiveView[] | null;
  /** What is being decided. */
  readonly scene: SceneView | null;
  /** After the end: the final table, best first. */
  readonly final: readonly PlaceView[] | null;
};

// ------------------------------------------------------------------ building it
/** Whose eyes: a seat's, a spectator's (undefined), or everybody's after the end. */
type Eyes = Seat | undefined | 'all';
const sees = (pack: Frozen<Pack>, card: number, eyes: Eyes): boolean => eyes === 'all' || knows(pack, card, eyes);
const COLOURS = ['blue', 'green', 'red', 'yellow'] as const; // LEG-RULING-03
const MARKS = [XENO.oz, XENO.technology, XENO.sectorX, XENO.win, XENO.loyalAdventurers, XENO.mayEnd, XENO.end];

/** After the end all cards lie open, to the seats as well. */
export const viewOf = (state: Seen, seat: Seat | undefined): View => build(state, seat ?? null, state.stage === 'over' ? 'all' : seat);
export const openView = (state: Seen): View => build(state, null, 'all');

function build(state: Seen, me: Seat | null, eyes: Eyes): View {
  const { imperator } = state;
  const { seat, drawn, received, intact, decoded, landed, proposals } = state.turn;
  const { key, squads, experience, pc } = imperatorOf(state);
  return {
    me,
    seats: state.units.length,
    stage: state.stage,
    round: state.round,
    first: state.first,
    turn: { seat, drawn, received, intact, decoded, landed, proposals, proposalsMax: PROPOSALS },
    units: state.units.map((_, seat) => unitView(state, seat, eyes)),
    sectors: SECTORS.map((sector) => ({
      sector,
      zone: ZONE[sector],
      limit: limitOf(state, sector),
      explored: state.explored[sector]!,
      active: state.planets.flatMap((p) => (p.sector === sector ? [p.pawn] : [])),
      why: whyNotDiscover(state, sector) ?? null,
    })),
    borders: BORDERS,
    planets: state.planets.map(({ pawn, sector, card, discoverer }) => ({ pawn, sector, discoverer, world: worldView(state, card) })),
    slots: {
      openA: slotView(state, state.openA, eyes),
      hiddenA: slotView(state, state.hiddenA, eyes),
      hiddenB: slotView(state, state.hiddenB, eyes),
    },
    piles: {
      deck: state.deck.length,
      discard: state.discard.length,
      A: state.pileA.length,
      B: state.pileB.length,
      X: state.pileX.length,
      imperator: imperator.deck.length,
      objectives: state.objectives.pile.length,
    },
    pileX: state.pileX.every((card) => sees(state.extrasolar, card, eyes))
      ? state.pileX.map((card) => ({ card, key: xOf(state, card) }))
      : null,
    supply: { ...state.supply },
    imperator: { key, squads, experience, pc, score: imperator.pc },
    quiet: state.quiet,
    ending: state.ending && { ...state.ending, turnsLeft: turnsLeft(state) },
    offered:
      me === null || unitOf(state, me).offered.length === 0
        ? null
        : unitOf(state, me).offered.map((card) => objectiveView(state, me, card)),
    scene: sceneView(state),
    final: state.stage === 'over' ? ranking(state) : null,
  };
}
function unitView(state: Seen, seat: Seat, eyes: Eyes): UnitView {
  const unit = unitOf(state, seat);
  const board = boardOf(unit);
  const mine = eyes === 'all' || eyes === seat;
  const revealed = (card: ObjectiveId, scored: boolean): RevealedObjective => {
    const { key, pc } = objectiveOf(state, card);
    return { key, pc, scored };
  };
  return {
    seat,
    colour: COLOURS[seat]!,
    ship: unit.ship,
    place: unit.place,
    aboard: { ...unit.aboard },
    max: { ...board.max, expert: board.experts, memory: board.memory },
    greyed: board.start,
    experts: expertsOf(unit),
    profile: { diplomacy: unit.profile, capture: 3 - unit.profile },
    memory: { ...unit.memory },
    technologies: { ...unit.technologies },
    permanent: permanentOf(unit),
    squads: squadsOf(state, unit),
    pc: unit.pc,
    px: unit.px,
    nextPx: MARKS.find((mark) => mark > unit.px) ?? null,
    calls: unit.calls,
    callsMax: callsAllowed(state),
    draw: maximumDraw(state, unit),
    detectors: unit.detectors.length,
    handSize: unit.hand.length,
    hand: mine ? unit.hand.map((card) => handCard(state, seat, card)) : null,
    hiddenCount: unit.hidden.length,
    hidden: mine ? unit.hidden.map((card) => objectiveView(state, seat, card)) : null,
    revealed: [...unit.revealed.map((card) => revealed(card, true)), ...unit.unfulfilled.map((card) => revealed(card, false))],
    visitedX: unit.visitedX,
    xCard: unit.xCard === null ? null : xOf(state, unit.xCard),
    worlds: unit.worlds.map((card) => worldView(state, card)),
  };
}
function handCard(state: Seen, seat: Seat, card: ExplorationId): HandCard {
  const { key, type } = explorationOf(state, card);
  const detector = isRisk(state, card) && unitOf(state, seat).detectors.length > 0;
  return { card, key, type, why: whyNotFace(state, seat, card) ?? null, detector };
}
function objectiveView(state: Seen, seat: Seat, card: ObjectiveId): ObjectiveView {
  const { key, moment, pc } = objectiveOf(state, card);
  return { card, key, moment, pc, ...progressOf(state, seat, key) };
}
function worldView(state: Seen, card: ExtrasolarId): WorldView {
  const { key, zone, kind, squads, required, pc, star, minCrew, px } = worldOf(state, card);
  return { card, key, zone, kind, squads, required, pc, star, minCrew, px };
}
/** What a decoder has read stays visible to its owner as long as the card lies there. LEG-RULING-65 */
function slotView(state: Seen, card: ExtrasolarId | null, eyes: Eyes): SlotView {
  if (card === null) return null;
  return { open: sees(state.extrasolar, card, undefined), world: sees(state.extrasolar, card, eyes) ? worldView(state, card) : null };
}
/** Turns until the end of the round, the present one included. LEG-END-05 */
function turnsLeft(state: Seen): number {
  const seats = state.units.length;
  return state.stage === 'over' ? 0 : 1 + ((state.first - 1 - state.turn.seat + 2 * seats) % seats);
}
function forecast(state: Seen, pawn: Pawn, { invite, imperator }: Proposal): Forecast {
  const world = worldOf(state, planetOf(state, pawn).card);
  const forces = [state.turn.seat, ...invite].map((seat) => forceOf(state, seat));
  const seen = outlook(world, forces, imperator ? imperatorOf(state) : null);
  return {
    invite,
    imperator,
    squads: seen.squads,
    needed: world.squads,
    permanent: seen.reached,
    available: seen.available,
    required: world.required,
    success: seen.success,
    participants: forces.map(({ seat }, i) => ({ seat, spends: seen.spends[i]!, pc: seen.pc[i]! })),
    imperatorPc: imperator ? imperatorOf(state).pc : 0,
  };
}
function sceneView(state: Seen): SceneView | null {
  const { scene } = state;
  switch (scene?.kind) {
    case undefined:
      return null;
    case 'paying':
      return scene.for === 'card' ? { ...scene, card: explorationOf(state, scene.card).key } : scene;
    case 'facing':
      return { kind: 'facing', card: explorationOf(state, scene.card).key };
    case 'landing':
      return landingView(state, scene);
    case 'mission':
      return missionView(state, scene);
  }
}
function landingView(state: Seen, { kind, pawn, proposed, invited, imperator }: Landing): LandingView {
  const { turn } = state;
  return {
    kind,
    pawn,
    choices: proposed ? [] : proposals(state, turn.seat, pawn).map((proposal) => forecast(state, pawn, proposal)),
    proposal: proposed ? forecast(state, pawn, { invite: invited, imperator }) : null,
    mustInvite: mustInvite(state, turn.seat, pawn),
    cards: unitOf(state, turn.seat).hand.length,
  };
}
function missionView(state: Seen, mission: Frozen<Mission>): MissionView {
  const { card, sector } = planetOf(state, mission.pawn);
  return {
    kind: mission.kind,
    pawn: mission.pawn,
    sector,
    world: worldView(state, card),
    imperator: mission.imperator ? imperatorOf(state).key : null,
    step: mission.step,
    reached: mission.reached,
    missing: mission.missing,
    success: mission.success,
    participants: mission.participants.map((seat, i) => ({ seat, skill: mission.skills[i]!, pc: mission.pc[i]!, px: mission.px[i]! })),
  };
}
