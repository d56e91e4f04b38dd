/** Where each answer is shown: on the board, in my things, or as a button of the question bar. Board and things draw what is told here. */
import type { Json } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import { type Card, type CardName, type Item, infectionSeat, isInfection, type Orientation, ROOMS } from '../content/index.ts';
import { type BodyId, bodiesOf, isAndroid, type ParasiteId, type RoomId } from '../state.ts';
import type { Action, Answers, Fire, Knife, Placement, Target, Topic, Why } from '../topics.ts';
import type { NextView, View } from '../view.ts';
import { between, bodyView, type Cell, cellKey, tileOf } from './geometry.ts';

export type Where = 'board' | 'things' | 'bar';

const ACTIONS: Readonly<Record<Action['do'], Where>> = {
  explore: 'board',
  exploreNowhere: 'bar',
  move: 'board',
  fire: 'board',
  knife: 'board',
  search: 'board',
  teamSearch: 'board',
  heatScan: 'bar',
  openDoors: 'bar',
  reveal: 'board',
  revealNowhere: 'bar',
  heal: 'board',
  aid: 'things',
  grenade: 'things',
  scanner: 'things',
  adrenaline: 'things',
  burn: 'bar',
  vote: 'bar',
  end: 'bar',
};
const orPass = (option: Json): Where => (option === null ? 'bar' : 'board');
const PLACES: Readonly<Record<Topic, Where | ((option: Json, ask: Question) => Where)>> = {
  'setup/colour': 'bar',
  'turn/action': (option) => ACTIONS[(option as Action).do],
  'explore/unplaceable': 'bar',
  'explore/place': 'board',
  'parasite/relocate': 'board',
  // With several partners in the room, each is shown where it stands.
  'encounter/choose': (option, ask) => ((option as Encounter).do === 'trade' && partners(ask) === 1 ? 'bar' : 'board'),
  'trade/give': 'things',
  'run/move': orPass,
  'fire/again': orPass,
  'vest/play': 'bar',
  'team/join': 'bar',
  'end/vote': 'bar',
};
export function where(ask: Question, option: Json): Where {
  const place = PLACES[ask.topic as Topic] ?? 'bar';
  return typeof place === 'string' ? place : place(option, ask);
}
const partners = ({ shape }: Question): number =>
  (shape as { readonly options: readonly Encounter[] }).options.filter((o) => o.do === 'trade').length;
type Encounter = Answers['encounter/choose'];

// ------------------------------------------------------------------ what has been taken in hand before the answer

/** A character or a card that was chosen first: only what it can do is offered then. */
export interface Aim {
  readonly who?: BodyId;
  readonly card?: Card;
  /** At the Terminal: the visible room goes wherever it fits. */
  readonly reveal?: boolean;
}
export interface Offer {
  readonly topic: Topic;
  readonly option: Json;
}
export interface Asked {
  readonly topic: string;
  readonly options: readonly Json[];
}
/** Does this action leave the hand with this card? */
export function uses(option: Json, card: Card): boolean {
  const a = option as Action | null;
  if (a === null || typeof a !== 'object') return false;
  switch (a.do) {
    case 'move':
      return card === 'key' && a.key;
    case 'fire':
      return (a.lay as readonly Card[]).includes(card);
    case 'knife':
      return card === 'knife' && a.lay;
    case 'aid':
    case 'grenade':
    case 'scanner':
    case 'adrenaline':
      return a.do === card;
    case 'burn':
      return card === 'gas';
    default:
      return false;
  }
}
/** What a card of the hand may answer. One that needs a target is taken in hand first. */
export function offersOf(asked: readonly Asked[], card: Card): readonly Offer[] {
  return asked.flatMap(({ topic, options }): readonly Offer[] => {
    if (topic === 'trade/give') return options.includes(card) ? [{ topic: 'trade/give', option: card }] : [];
    if (topic === 'vest/play') return card === 'vest' && options.includes(true) ? [{ topic: 'vest/play', option: true }] : [];
    return options.filter((o) => uses(o, card)).map((option) => ({ topic: topic as Topic, option }));
  });
}
/** A card that is played by itself: no place, no victim. */
export const playsAlone = ({ topic, option }: Offer): boolean =>
  topic === 'vest/play' || ['adrenaline', 'burn'].includes((option as Action).do);

// ------------------------------------------------------------------ what the board offers

type Way = 'explore' | 'reveal' | 'place';
/** The top card laid in a cell, in one of its two orientations. */
export interface Laying extends Offer {
  readonly way: Way;
  readonly orientation: Orientation;
}
export interface Spots {
  readonly rooms: ReadonlyMap<RoomId, readonly Offer[]>;
  readonly cells: ReadonlyMap<string, { readonly cell: Cell; readonly ways: readonly Laying[] }>;
  readonly bodies: ReadonlyMap<BodyId, readonly Offer[]>;
  readonly parasites: ReadonlyMap<ParasiteId, readonly Offer[]>;
  /** Search, search together, heal: at the icon of a room. */
  readonly plates: ReadonlyMap<RoomId, readonly Offer[]>;
}
const put = <K, V>(map: Map<K, V[]>, key: K, value: V): void => void (map.get(key)?.push(value) ?? map.set(key, [value]));

/** One room whose opposite sides are the same: it lies the same half round. */
export function symmetric({ card, sides: [n, e, s, w] }: NextView): boolean {
  return ROOMS[card].two === undefined && n === s && e === w;
}
/** Does the aim leave this answer standing? */
function aimed(view: View, option: Json, { who, card, reveal }: Aim): boolean {
  const a = option as Action | null;
  if (a === null || typeof a !== 'object' || !('do' in a)) return true;
  if (card !== undefined) return uses(option, card);
  if (a.do === 'aid' || a.do === 'grenade' || a.do === 'scanner') return false;
  if (reveal || a.do === 'reveal') return reveal === true && a.do === 'reveal';
  if (who === undefined) return true;
  switch (a.do) {
    case 'move':
    case 'knife':
      return a.who === who;
    case 'fire':
      return isAndroid(who);
    case 'explore':
      return a.from === bodyView(view, who).room;
    case 'search':
    case 'teamSearch':
    case 'heal':
      return a.room === bodyView(view, who).room;
    default:
      return true;
  }
}

export function spotsOf(view: View, asked: readonly Asked[], aim: Aim): Spots {
  const rooms = new Map<RoomId, Offer[]>();
  const cells = new Map<string, { cell: Cell; ways: Laying[] }>();
  const bodies = new Map<BodyId, Offer[]>();
  const parasites = new Map<ParasiteId, Offer[]>();
  const plates = new Map<RoomId, Offer[]>();
  const lay = (at: Placement, way: Way, offer: Offer): void => {
    const key = cellKey(at);
    const spot = cells.get(key) ?? { cell: { x: at.x, y: at.y }, ways: [] };
    // From whichever room one explores, the card comes to lie the same way: one of them is enough to click on.
    // And a card that lies the same half round is one card, not two.
    const orientation = view.next && symmetric(view.next) ? 0 : at.turn;
    if (!spot.ways.some((w) => w.way === way && w.orientation === orientation)) spot.ways.push({ ...offer, way, orientation });
    cells.set(key, spot);
  };
  const strike = (at: Target, offer: Offer): void => ('body' in at ? put(bodies, at.body, offer) : put(parasites, at.parasite, offer));
  for (const { topic: name, options } of asked) {
    const topic = name as Topic;
    for (const option of options) {
      if (!aimed(view, option, aim)) continue;
      const offer = { topic, option };
      if (topic === 'explore/place') lay(option as Placement, 'place', offer);
      else if (topic === 'parasite/relocate') put(parasites, option as ParasiteId, offer);
      else if (typeof option === 'object' && option !== null && 'do' in option) place(option as Action | Encounter, offer);
    }
  }
  function place(a: Action | Encounter, offer: Offer): void {
    switch (a.do) {
      case 'explore':
      case 'reveal':
        lay(a, a.do, offer);
        break;
      case 'move':
      case 'grenade':
        put(rooms, a.to, offer);
        break;
      case 'fire':
      case 'knife':
        strike(a.at, offer);
        break;
      case 'search':
      case 'teamSearch':
      case 'heal':
        put(plates, a.room, offer);
        break;
      case 'aid':
        for (const body of new Set(a.heal)) put(bodies, body, offer);
        break;
      case 'scanner':
      case 'trade':
        for (const body of near(view, a.do === 'trade' ? a.with : a.seat)) put(bodies, body, offer);
        break;
      default:
    }
  }
  return { rooms, cells, bodies, parasites, plates };
}
/** Characters of that seat who share a room with one of mine. */
function near(view: View, seat: number): readonly BodyId[] {
  const mine = view.seat === null ? [] : bodiesOf(view.seat).map((b) => bodyView(view, b).room);
  return bodiesOf(seat).filter((b) => bodyView(view, b).room !== null && mine.includes(bodyView(view, b).room));
}
/** My characters who could walk or explore: with two of them it is worth choosing one first. */
export function choosable(view: View, asked: readonly Asked[]): readonly BodyId[] {
  if (view.seat === null) return [];
  const options = (asked.find((a) => a.topic === 'turn/action')?.options ?? []) as readonly Action[];
  return bodiesOf(view.seat).filter((b) => {
    const { room } = bodyView(view, b);
    return options.some((o) => (o.do === 'move' && o.who === b) || (o.do === 'explore' && o.from === room));
  });
}

// ------------------------------------------------------------------ why something is no answer now

/** Why I cannot go to this room, as far as the table shows it. */
export function whyNotRoom(view: View, room: RoomId): 'no-ap' | 'locked' | 'far' | undefined {
  if (view.seat === null || view.turn?.seat !== view.seat || view.scene) return undefined;
  const mine = bodiesOf(view.seat).flatMap((b) => bodyView(view, b).room ?? []);
  if (mine.includes(room)) return undefined;
  if (view.turn.ap === 0) return 'no-ap';
  const ways = mine.map((from) => between(view, from, room));
  if (ways.includes('open')) return undefined;
  return ways.includes('security') ? 'locked' : 'far';
}
/** Why a card of my hand is not offered in a trade. */
export function whyNotGiven(view: View, card: Card): Why {
  if (card === 'host') return 'host-card';
  if (isInfection(card)) return infectionSeat(card) === view.seat ? 'own-infection' : 'foreign-infection';
  return 'not-possible';
}
/** Why a card of my hand cannot be played in my turn; 'idle': nothing for it to do here; undefined: it is not of that kind. */
export function whyNotPlayed(view: View, card: Card): 'minimum-hand' | 'no-ap' | 'idle' | undefined {
  if (view.turn?.seat !== view.seat || view.scene || !view.me || isInfection(card) || !IN_TURN[card]) return undefined;
  if (view.me.hand.length <= view.minimum) return 'minimum-hand';
  return card !== 'adrenaline' && view.turn.ap === 0 ? 'no-ap' : 'idle';
}
/** Cards that are played or laid out in one's turn, wherever one stands. */
const IN_TURN: Readonly<Record<CardName, boolean>> = {
  aid: true,
  grenade: true,
  scanner: true,
  adrenaline: true,
  key: true,
  ammo: true,
  knife: true,
  machineGun: true,
  scope: true,
  gas: false,
  vest: false,
  antidote: false,
  alert: false,
  host: false,
};
/** The Terminal at which one of my characters can look through the cameras. */
export function cameraRoom(view: View, asked: readonly Asked[]): RoomId | undefined {
  const may = asked.some(({ topic, options }) => topic === 'turn/action' && options.some((o) => (o as Action | null)?.do === 'reveal'));
  if (!may || view.seat === null) return undefined;
  return bodiesOf(view.seat)
    .flatMap((b) => bodyView(view, b).room ?? [])
    .find((room) => {
      const tile = tileOf(view, room);
      return tile?.icon === 'terminal' && tile.rooms.some((r) => r.id === room && r.icon);
    });
}

// ------------------------------------------------------------------ small readings of an answer

export const isAttack = (option: Json): option is Fire | Knife =>
  option !== null && typeof option === 'object' && ['fire', 'knife'].includes((option as Action).do);
/** Items an answer lays face up. */
export const laysOut = (option: Json): readonly Item[] => {
  const a = option as Action;
  return a.do === 'fire' ? a.lay : a.do === 'knife' && a.lay ? ['knife'] : a.do === 'move' && a.key ? ['key'] : [];
};
/** Protects in a trade: shown then and only then. */
export const protects = (card: Card): boolean => card === 'gas' || card === 'antidote';
