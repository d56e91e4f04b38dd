/**
 * The questions of the game and the answers they take. Whether a seat is asked, and on which topic, depends on public
 * facts only; what it is offered may depend on its own hand and side.
 */
import { asking, type Seat } from '@cosmodrome/kernel';
import type { Card, Item, Orientation } from './content/index.ts';
import type { BodyId, Colour, ParasiteId, RoomId } from './state.ts';

export type Target = { readonly body: BodyId } | { readonly parasite: ParasiteId };
/** A cell for the top Exploration card; `turn` is its orientation there. */
export type Placement = { readonly x: number; readonly y: number; readonly turn: Orientation };

/** `key`: a Key Card leaves the hand for it and is laid face up. */
export type Move = { readonly do: 'move'; readonly who: BodyId; readonly to: RoomId; readonly key: boolean };
/**
 * `ammo`: bullets on the face-up Ammo card that is used; 0: a fresh one is laid out from the hand.
 * `lay`: everything that this shot lays out from the hand.
 */
export type Fire = {
  readonly do: 'fire';
  readonly at: Target;
  readonly gun: 'pistol' | 'machineGun';
  readonly ammo: number;
  readonly lay: readonly Item[];
};
/** `lay`: the knife leaves the hand and is laid face up. */
export type Knife = { readonly do: 'knife'; readonly who: BodyId; readonly at: Target; readonly lay: boolean };

export type Action =
  | ({ readonly do: 'explore'; readonly from: RoomId } & Placement)
  /** The visible card fits nowhere: the point is paid, then 'explore/unplaceable' is asked. */
  | { readonly do: 'exploreNowhere'; readonly from: RoomId }
  | Move
  | Fire
  | Knife
  | { readonly do: 'search'; readonly room: RoomId }
  /** `with`: the other player, or oneself for one's own two characters. */
  | { readonly do: 'teamSearch'; readonly room: RoomId; readonly with: Seat }
  | { readonly do: 'heatScan' }
  | { readonly do: 'openDoors' }
  | ({ readonly do: 'reveal' } & Placement)
  | { readonly do: 'revealNowhere' }
  /** One hit point for each entry; the same character twice gets two. */
  | { readonly do: 'heal'; readonly room: RoomId; readonly heal: readonly BodyId[] }
  | { readonly do: 'aid'; readonly who: BodyId; readonly heal: readonly [BodyId, BodyId] }
  | { readonly do: 'grenade'; readonly from: RoomId; readonly to: RoomId }
  | { readonly do: 'scanner'; readonly seat: Seat }
  | { readonly do: 'adrenaline' }
  | { readonly do: 'burn' }
  | { readonly do: 'vote' }
  | { readonly do: 'end' };

export type Answers = {
  /** Only when colours are picked at the table. */
  'setup/colour': Colour;
  'turn/action': Action;
  /** The visible card fits nowhere: under the deck, or give the action up. */
  'explore/unplaceable': 'under' | 'giveUp';
  /** The second card, after one was put under the deck. */
  'explore/place': Placement;
  /** All ten tokens are in play: which one moves to `scene.room`. */
  'parasite/relocate': ParasiteId;
  /** Entering an occupied room: with whom to trade, or an attack at once. */
  'encounter/choose': { readonly do: 'trade'; readonly with: Seat } | Fire | Knife;
  /** Sealed, both partners at once. */
  'trade/give': Card;
  /** The free second move, or null. */
  'run/move': Move | null;
  /** The second bullet of a burst, or null. */
  'fire/again': Fire | null;
  /** A Vest against the wound; always asked, `true` only offered to one who can. */
  'vest/play': boolean;
  'team/join': boolean;
  /** Sealed, all living players but the one who called for it. True: end the game. */
  'end/vote': boolean;
};
export type Topic = keyof Answers;
export const { ask, mayAsk, stand, choose } = asking<Answers>();

/** Why something cannot be done: the texts explain each. */
export const WHYS = [
  'duty', // PAN-RULING-55: the first-round search must stay in reach
  'no-ap', // PAN-TURN-03
  'minimum-hand', // PAN-HAND-04
  'no-bullet', // PAN-FIRE-07
  'host-asleep', // PAN-RULING-83
  'infected-nest', // PAN-RULING-64
  'cans', // PAN-END-03
  'sideways', // PAN-EXPL-05
  'doors', // PAN-EXPL-06, -07
  'sealed', // PAN-RULING-20
  'adjacent-first', // PAN-RULING-18
  'stuck', // PAN-EXPL-12
  'deck-empty', // PAN-RULING-21
  'terminal-used', // PAN-TERM-02
  'healed', // PAN-RULING-56
  'not-yours', // PAN-HAND-01
  'own-infection', // PAN-TRADE-12
  'foreign-infection', // PAN-TRADE-13
  'host-card', // PAN-TRADE-17
  'not-possible', // PAN-RULING-78
] as const;
export type Why = (typeof WHYS)[number];
