/**
 * The journal. Notes of the first union are told to everybody; those of the second to the seat (or the two seats) they
 * concern and to nobody else. Public notes carry public facts only: of a trade who and where, of a search how many cards
 * were kept, of a scan how many were positive.
 */
import type { Seat } from '@cosmodrome/kernel';
import type { Card, Direction, Item, Orientation, RoomCard, RoomKey } from './content/index.ts';
import type { BodyId, Colour, Ending, ParasiteId, RoomId, Side } from './state.ts';
import type { Target } from './topics.ts';

/** A room as a line of the journal names it. */
export type Spot = { readonly room: RoomId; readonly key: RoomKey };

/** Told to everybody. */
export type PublicNote =
  | { readonly kind: 'began'; readonly first: Seat }
  /** A Parasite Alert among the starting cards: shown, rolled, replaced. */
  | { readonly kind: 'alert-dealt'; readonly seat: Seat; readonly roll: number }
  | { readonly kind: 'colour'; readonly seat: Seat; readonly colour: Colour }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'doors-closed' }
  | {
      readonly kind: 'parasites-moved';
      readonly roll: number;
      readonly direction: Direction;
      readonly moves: readonly { readonly parasite: ParasiteId; readonly from: RoomId; readonly to: RoomId }[];
    }
  | { readonly kind: 'bitten'; readonly spot: Spot; readonly wounds: number; readonly bodies: readonly BodyId[] }
  /** `arrives`: both tokens are put in the Reactor Room. */
  | { readonly kind: 'turn'; readonly seat: Seat; readonly ap: number; readonly arrives: boolean }
  | { readonly kind: 'turn-ended'; readonly seat: Seat; readonly unspent: number }
  | {
      readonly kind: 'explored';
      readonly seat: Seat;
      readonly card: RoomCard;
      readonly room: RoomId;
      readonly x: number;
      readonly y: number;
      readonly orientation: Orientation;
      readonly by: 'explore' | 'reveal';
    }
  | { readonly kind: 'unplaceable'; readonly seat: Seat; readonly card: RoomCard }
  | { readonly kind: 'put-under'; readonly seat: Seat; readonly card: RoomCard }
  | { readonly kind: 'explore-failed'; readonly seat: Seat }
  | { readonly kind: 'moved'; readonly who: BodyId; readonly from: Spot; readonly to: Spot; readonly run: boolean }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly item: Item }
  /** `moved`: all tokens were in play, so one of them came over. */
  | {
      readonly kind: 'appeared';
      readonly seat: Seat;
      readonly why: 'icon' | 'red' | 'card';
      readonly roll: number;
      readonly direction: Direction;
      readonly spot: Spot;
      readonly parasite: ParasiteId;
      readonly black: boolean;
      readonly moved: boolean;
    }
  | { readonly kind: 'searched'; readonly seat: Seat; readonly spot: Spot; readonly kept: number; readonly alerts: number }
  | { readonly kind: 'invited'; readonly by: Seat; readonly seat: Seat; readonly spot: Spot }
  | { readonly kind: 'declined'; readonly by: Seat; readonly seat: Seat; readonly spot: Spot }
  | {
      readonly kind: 'team-searched';
      readonly by: Seat;
      readonly with: Seat;
      readonly spot: Spot;
      readonly kept: readonly [number, number];
    }
  | { readonly kind: 'alert-drawn'; readonly seat: Seat }
  | { readonly kind: 'reshuffled'; readonly cards: number }
  | { readonly kind: 'traded'; readonly by: Seat; readonly with: Seat; readonly spot: Spot }
  /** A shot. `bullets`: left on the Ammo card; 0: the card is discarded. */
  | {
      readonly kind: 'fired';
      readonly seat: Seat;
      readonly at: Target;
      readonly spot: Spot;
      readonly gun: 'pistol' | 'machineGun';
      readonly bullets: number;
    }
  | {
      readonly kind: 'stabbed';
      readonly who: BodyId;
      readonly at: Target;
      readonly spot: Spot;
      readonly roll: number;
      readonly hit: boolean;
    }
  | { readonly kind: 'vest'; readonly body: BodyId }
  | { readonly kind: 'wounded'; readonly body: BodyId; readonly hp: number; readonly by: 'parasite' | 'bullet' | 'knife' | 'grenade' }
  | { readonly kind: 'parasite-hit'; readonly parasite: ParasiteId; readonly killed: boolean }
  | { readonly kind: 'died'; readonly body: BodyId }
  /** Both characters are dead: the hand leaves the game unseen, face-up items are discarded. */
  | { readonly kind: 'out'; readonly seat: Seat }
  | { readonly kind: 'grenade'; readonly seat: Seat; readonly spot: Spot }
  | { readonly kind: 'scanned'; readonly by: Seat; readonly seat: Seat }
  | { readonly kind: 'aid'; readonly who: BodyId; readonly heal: readonly BodyId[] }
  | { readonly kind: 'healed'; readonly seat: Seat; readonly spot: Spot; readonly heal: readonly BodyId[] }
  | { readonly kind: 'adrenaline'; readonly seat: Seat }
  | { readonly kind: 'doors-opened'; readonly seat: Seat }
  /** The left pile, in the order of its shuffle. */
  | { readonly kind: 'heat-scan'; readonly seat: Seat; readonly cards: readonly ('positive' | 'negative')[] }
  | { readonly kind: 'vote'; readonly by: Seat; readonly yes: readonly Seat[]; readonly no: readonly Seat[] }
  | { readonly kind: 'burnt'; readonly seat: Seat; readonly cans: number }
  | { readonly kind: 'ended'; readonly ending: Ending; readonly sides: readonly Side[] };

/** Told to `seat` alone. */
export type PrivateNote =
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly card: Card }
  /** What I gave and got; the partner is told the mirror image. */
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly with: Seat; readonly gave: Card; readonly got: Card; readonly spot: Spot }
  | { readonly kind: 'host'; readonly seat: Seat; readonly from: Seat | null }
  | { readonly kind: 'infected'; readonly seat: Seat; readonly by: Seat }
  /** My Gas Can or Antidote stopped an attempt. */
  | { readonly kind: 'resisted'; readonly seat: Seat; readonly by: Seat; readonly with: 'gas' | 'antidote' }
  | { readonly kind: 'cured'; readonly seat: Seat }
  /** PAN-RULING-67: I have passed the Host card on and stay infected. */
  | { readonly kind: 'passed-on'; readonly seat: Seat; readonly to: Seat }
  /** The hand of `of`, as my Heat Scanner showed it. */
  | { readonly kind: 'hand-seen'; readonly seat: Seat; readonly of: Seat; readonly cards: readonly Card[] };

export type Note = PublicNote | PrivateNote;
const PRIVATE: Readonly<Record<PrivateNote['kind'], true>> = {
  dealt: true,
  drawn: true,
  swapped: true,
  host: true,
  infected: true,
  resisted: true,
  cured: true,
  'passed-on': true,
  'hand-seen': true,
};
export const isPrivate = (note: Note): note is PrivateNote => Object.hasOwn(PRIVATE, note.kind);
