/** What each seat may see (undefined: a spectator). Built from nothing, never stripped. */
import type { Frozen, Seat } from '@cosmodrome/kernel';
import type { CardId, ClassId, Good, Specialist, TileId } from './content/index.ts';
import { siteOf } from './rules/table.ts';
import type { Before, Bet, CardRun, Flyer, Hired, Payout, Phase, Ready, Scene, Settings, Site, Sittings, State, Yard } from './state.ts';

/** The site of building is part of it: the page judges and foresees requests on the view itself. */
export type View = Site & {
  readonly settings: Settings;
  readonly phase: Phase;
  readonly scene: Scene | null;
  /** Which round of the list, from 0. */
  readonly round: number;
  readonly class: ClassId;
  readonly credits: readonly number[];
  readonly ready: Ready;
  readonly sittings: Sittings;
  /** The pile that lies open before the viewer. */
  readonly pile: readonly CardId[] | null;
  /** Cards of this flight the viewer has read in the piles. */
  readonly known: readonly CardId[];
  readonly before: Before;
  readonly bet: Bet | null;
  /** By seat: the specialists hired (GT-SUP-09). */
  readonly team: readonly (readonly Hired[])[];
  /** Specialists to choose from: those dealt to the viewer, or the open row. */
  readonly offered: readonly Specialist[];
  readonly flyers: readonly Flyer[];
  /** How many cards lie face down, and those revealed in this flight. */
  readonly flight: number;
  readonly flown: readonly CardId[];
  readonly card: CardRun | null;
  readonly bank: Readonly<Record<Good, number>>;
  readonly paid: readonly (readonly Payout[])[];
};

/** A part drawn face down is known to its owner alone (GT-BASE-BUILD-03); everything else on the yards lies open (GT-BASE-BUILD-18). */
function yardFor(yard: Yard, mine: boolean): Yard {
  const { hand } = yard;
  return { ...yard, hand: hand && { ...hand, tile: mine || hand.seen ? hand.tile : null } };
}
export function viewOf(frozen: Frozen<State>, seat: Seat | undefined): View {
  const state = frozen as State;
  const reading = seat === undefined ? null : (state.yards[seat]?.reading ?? null);
  return {
    ...siteOf(state),
    yards: state.yards.map((yard, other) => yardFor(yard, other === seat)),
    faceUp: [...state.faceUp] as TileId[],
    settings: state.settings,
    phase: state.phase,
    scene: state.scene,
    round: state.round,
    class: state.class,
    credits: state.credits,
    ready: state.ready,
    sittings: state.sittings,
    pile: reading && state.piles[reading.pile]!,
    known: seat === undefined ? [] : state.known[seat]!,
    before: state.before,
    bet: state.bet,
    team: state.team.cards,
    offered: seat === undefined || state.team.row.length > 0 ? state.team.row : state.team.dealt[seat]!,
    flyers: state.flyers,
    flight: state.flight.length,
    flown: state.flown,
    card: state.card,
    bank: state.bank,
    paid: state.paid,
  };
}
