/**
 * The journal. Notes of the first union are told to everybody; those of the second to the seat (or the two seats) they
 * concern and to nobody else. Public notes carry public facts only: of a trade who and where, of a search how many cards
 * were kept, of a scan how many were positive.
 */
import type { Seat } from '@cosmodrome/kernel';
import type { Card, Item } from './content/cards.ts';
import type { Direction, RoomCard, RoomKey } from './content/rooms.ts';
import type { BodyId, Colour, Ending, ParasiteId, RoomId, Side } from './state.ts';
import type { Target } from './topics.ts';

/** A room as a line of the journal names it. */
export type Spot = { readonly room: RoomId; readonly key: RoomKey };

/** Told to everybody. */
export type PublicNote =
  | { readonly is: 'began'; readonly first: Seat }
  /** A Parasite Alert among the starting cards: shown, rolled, replaced. */
  | { readonly is: 'dealtAlert'; readonly seat: Seat; readonly roll: number }
  | { readonly is: 'colour'; readonly seat: Seat; readonly colour: Colour }
  | { readonly is: 'round'; readonly round: number }
  | { readonly is: 'doorsClosed' }
  | {
      readonly is: 'parasitesMove';
      readonly roll: number;
      readonly direction: Direction;
      readonly moves: readonly { readonly parasite: ParasiteId; readonly from: RoomId; readonly to: RoomId }[];
    }
  | { readonly is: 'parasitesBite'; readonly spot: Spot; readonly wounds: number; readonly bodies: readonly BodyId[] }
  /** `arrives`: both tokens are put in the Reactor Room. */
  | { readonly is: 'turn'; readonly seat: Seat; readonly ap: number; readonly arrives: boolean }
  | { readonly is: 'turnEnds'; readonly seat: Seat; readonly unspent: number }
  | {
      readonly is: 'explored';
      readonly seat: Seat;
      readonly card: RoomCard;
      readonly room: RoomId;
      readonly x: number;
      readonly y: number;
      readonly turn: 0 | 180;
      readonly by: 'explore' | 'reveal';
    }
  | { readonly is: 'unplaceable'; readonly seat: Seat; readonly card: RoomCard }
  | { readonly is: 'putUnder'; readonly seat: Seat; readonly card: RoomCard }
  | { readonly is: 'exploreFailed'; readonly seat: Seat }
  | { readonly is: 'moved'; readonly who: BodyId; readonly from: Spot; readonly to: Spot; readonly run: boolean }
  | { readonly is: 'laid'; readonly seat: Seat; readonly item: Item }
  /** `moved`: all tokens were in play, so one of them came over. */
  | {
      readonly is: 'appears';
      readonly seat: Seat;
      readonly why: 'icon' | 'red' | 'card';
      readonly roll: number;
      readonly direction: Direction;
      readonly spot: Spot;
      readonly parasite: ParasiteId;
      readonly black: boolean;
      readonly moved: boolean;
    }
  | { readonly is: 'searched'; readonly seat: Seat; readonly spot: Spot; readonly kept: number; readonly alerts: number }
  | { readonly is: 'invited'; readonly by: Seat; readonly seat: Seat; readonly spot: Spot }
  | { readonly is: 'declined'; readonly by: Seat; readonly seat: Seat; readonly spot: Spot }
  | { readonly is: 'teamSearched'; readonly by: Seat; readonly with: Seat; readonly spot: Spot; readonly kept: readonly [number, number] }
  | { readonly is: 'alertCard'; readonly seat: Seat }
  | { readonly is: 'reshuffled'; readonly cards: number }
  | { readonly is: 'traded'; readonly by: Seat; readonly with: Seat; readonly spot: Spot }
  /** A shot. `bullets`: left on the Ammo card; 0: the card is discarded. */
  | {
      readonly is: 'fired';
      readonly seat: Seat;
      readonly at: Target;
      readonly spot: Spot;
      readonly gun: 'pistol' | 'machineGun';
      readonly bullets: number;
    }
  | { readonly is: 'stabbed'; readonly who: BodyId; readonly at: Target; readonly spot: Spot; readonly roll: number; readonly hit: boolean }
  | { readonly is: 'vest'; readonly body: BodyId }
  | { readonly is: 'wounded'; readonly body: BodyId; readonly hp: number; readonly by: 'parasite' | 'bullet' | 'knife' | 'grenade' }
  | { readonly is: 'parasiteHit'; readonly parasite: ParasiteId; readonly killed: boolean }
  | { readonly is: 'died'; readonly body: BodyId }
  /** Both characters are dead: the hand leaves the game unseen, face-up items are discarded. */
  | { readonly is: 'out'; readonly seat: Seat }
  | { readonly is: 'grenade'; readonly seat: Seat; readonly spot: Spot }
  | { readonly is: 'scanned'; readonly by: Seat; readonly seat: Seat }
  | { readonly is: 'aid'; readonly who: BodyId; readonly heal: readonly BodyId[] }
  | { readonly is: 'healed'; readonly seat: Seat; readonly spot: Spot; readonly heal: readonly BodyId[] }
  | { readonly is: 'adrenaline'; readonly seat: Seat }
  | { readonly is: 'doorsOpened'; readonly seat: Seat }
  /** The left pile, in the order of its shuffle. */
  | { readonly is: 'heatScan'; readonly seat: Seat; readonly cards: readonly ('positive' | 'negative')[] }
  | { readonly is: 'vote'; readonly by: Seat; readonly yes: readonly Seat[]; readonly no: readonly Seat[] }
  | { readonly is: 'burnt'; readonly seat: Seat; readonly cans: number }
  | { readonly is: 'ended'; readonly ending: Ending; readonly sides: readonly Side[] };

/** Told to `seat` alone. */
export type PrivateNote =
  | { readonly is: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly is: 'drew'; readonly seat: Seat; readonly card: Card }
  /** What I gave and got; the partner is told the mirror image. */
  | { readonly is: 'swapped'; readonly seat: Seat; readonly with: Seat; readonly gave: Card; readonly got: Card; readonly spot: Spot }
  | { readonly is: 'youAreHost'; readonly seat: Seat; readonly from: Seat | null }
  | { readonly is: 'youAreInfected'; readonly seat: Seat; readonly by: Seat }
  /** My Gas Can or Antidote stopped an attempt. */
  | { readonly is: 'youResisted'; readonly seat: Seat; readonly by: Seat; readonly with: 'gas' | 'antidote' }
  | { readonly is: 'youAreCured'; readonly seat: Seat }
  /** PAN-RULING-67: I have passed the Host card on and stay infected. */
  | { readonly is: 'youPassedOn'; readonly seat: Seat; readonly to: Seat }
  /** The hand of `of`, as my Heat Scanner showed it. */
  | { readonly is: 'sawHand'; readonly seat: Seat; readonly of: Seat; readonly cards: readonly Card[] };

export type Note = PublicNote | PrivateNote;
