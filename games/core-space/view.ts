/** What each seat may see (undefined: a spectator). Built from nothing, never stripped. The map is not in it: the mission's name is. */
import type { Frozen, Seat } from '@cosmodrome/kernel';
import { knows } from '@cosmodrome/kit/cards';
import type { CardId } from './content/cards.ts';
import type { Category } from './content/npcs.ts';
import { TRADER } from './content/traders.ts';
import { cellRows } from './rules/pieces/people.ts';
import {
  type Being,
  type Board,
  type Ending,
  type EventId,
  type Figure,
  type FigureId,
  type Order,
  RARE,
  type Sheet,
  type Shown,
  type ShownBeing,
  type State,
  type TokenId,
} from './state.ts';

/** The board as judges take it, and what else lies open. Faces of tokens this viewer has not seen are −1. */
export type View = Board & {
  readonly seats: number;
  /** How many tokens are in the bag, cards in the deck. */
  readonly bag: number;
  readonly deck: number;
  /** Face up, the last one on top. */
  readonly discard: readonly CardId[];
  /** By crew: how many Assistance cards it keeps; and those of the viewer. */
  readonly held: readonly number[];
  readonly mine: readonly CardId[];
  readonly queue: readonly FigureId[];
  readonly category: Category | null;
  readonly orders: readonly Order[];
  readonly ending: Ending;
  /** The row of cells the prisoner is in, for whoever knows it. */
  readonly row: 'upper' | 'lower' | null;
};

const RARELY = Object.keys(RARE) as (keyof typeof RARE)[];
const STATISTICS = ['health', 'actions', 'skill', 'career'] as const;
/** Of its sheet, what its profile does not print. */
function shownBeing(being: Being): ShownBeing {
  if (being.kind !== 'trader') return being;
  const { profile, class: of, levels, captain } = being.sheet;
  const grown = STATISTICS.filter((which) => being.sheet[which] !== TRADER[profile][which][0]);
  const said: Partial<Sheet> = Object.fromEntries(grown.map((which) => [which, being.sheet[which]]));
  return { kind: 'trader', sheet: { profile, class: of, levels, ...said, ...(captain === undefined ? {} : { captain }) } };
}
/** Of what is rare, what is so. */
function shown(f: Figure): Shown {
  const { id, crew, where, x, y, health, fit, inventory } = f;
  const rare: Partial<Figure> = Object.fromEntries(RARELY.filter((key) => f[key] !== RARE[key]).map((key) => [key, f[key]]));
  const effects = f.effects.length > 0 ? { effects: f.effects } : {};
  return { id, being: shownBeing(f.being), crew, where, x, y, health, fit, inventory, ...rare, ...effects };
}
function build(state: State, seat: Seat | undefined, face: (token: TokenId) => number): View {
  const crew = seat === undefined ? undefined : (state.crewOf[seat] ?? undefined);
  const faceOf = (card: EventId): CardId => state.cards.face[card] as CardId;
  return {
    mission: state.mission,
    drawn: state.drawn,
    shifted: state.shifted,
    destroyed: state.destroyed,
    tipped: state.tipped,
    lifts: state.lifts,
    seats: state.seats,
    settings: state.settings,
    round: state.round,
    phase: state.phase,
    holder: state.holder,
    turn: state.turn,
    active: state.active,
    figures: state.figures.map(shown),
    crews: state.crews,
    crewOf: state.crewOf,
    master: state.master,
    truces: state.truces,
    truced: state.truced,
    doors: state.doors,
    wrecked: state.wrecked,
    smashed: state.smashed,
    repairs: state.repairs,
    crates: state.crates,
    floor: state.floor,
    tokens: { face: state.tokens.face.map((_, token) => face(token as TokenId)) },
    marks: state.marks,
    pegs: state.pegs,
    shot: state.shot,
    charged: state.charged,
    seals: state.seals,
    searched: state.searched,
    lasting: state.lasting,
    marked: state.marked,
    jammedDoors: state.jammedDoors,
    lockedAirlocks: state.lockedAirlocks,
    objectives: state.objectives,
    once: state.once,
    alarmed: state.alarmed,
    twice: state.twice,
    sprung: state.sprung,
    wishes: state.wishes,
    gone: state.gone,
    forecast: state.forecast,
    campaign: state.campaign,
    scene: state.scene,
    bag: state.bag.length,
    deck: state.deck.length,
    discard: state.discard.map(faceOf),
    held: state.held.map((hand) => hand.length),
    mine: crew === undefined ? [] : state.held[crew]!.map(faceOf),
    queue: state.queue ?? [],
    category: state.category,
    orders: seat === undefined ? [] : (state.orders[seat] ?? []),
    ending: state.ending,
    row: crew !== undefined && state.phase !== 'setup' && state.campaign?.rows.includes(crew) ? (cellRows(state).row ?? null) : null,
  };
}
/** CS-GEN-18 */
export const viewOf = (frozen: Frozen<State>, seat: Seat | undefined): View => {
  const state = frozen as State;
  return build(state, seat, (token) => (knows(state.tokens, token, seat) ? state.tokens.face[token]! : -1));
};
/** After the end. */
export const openView = (frozen: Frozen<State>): View => {
  const state = frozen as State;
  return build(state, undefined, (token) => state.tokens.face[token]!);
};
