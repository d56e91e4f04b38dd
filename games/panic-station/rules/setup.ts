/** Setup (PAN-SETUP): everything on the table before the first round. */
import type { Chance, Options, Seat } from '@cosmodrome/kernel';
import {
  type Card,
  hostZone,
  INFECTIONS,
  infectionOf,
  NEST,
  REACTOR,
  ROOM_CARDS,
  type RoomCard,
  SEARCH_CARDS,
  TERMINAL,
} from '../content/index.ts';
import { COLOURS, type Colour, isBlackToken, PARASITES, REACTOR_ROOM, type State, type Team, type Variants } from '../state.ts';
import { layTile } from './base.ts';
import { takeOut } from './hand.ts';
import { nextToken, placeToken } from './parasites.ts';
import { teamOf } from './table.ts';

/** PAN-RULING-09: the 45 ordinary Search cards; the Host card is kept out until the hands are dealt (PAN-SETUP-05). */
function searchCards(): Card[] {
  const cards: Card[] = [];
  for (const [card, facts] of Object.entries(SEARCH_CARDS))
    if (card !== 'host') for (let i = 0; i < facts.count; i++) cards.push(card as Card);
  return cards;
}

/**
 * PAN-SETUP-13..15, PAN-RULING-06: 8 cards and the Terminal make the lower pile, the Nest goes to one of its last five
 * places, 9 cards lie on top. The list has the top card last.
 */
export function explorationDeck(chance: Chance): RoomCard[] {
  const rest = chance.shuffle(ROOM_CARDS.filter((card) => card !== REACTOR && card !== NEST && card !== TERMINAL));
  const lower = rest.slice(0, 8);
  lower.splice(chance.below(9), 0, TERMINAL);
  lower.splice(chance.below(5), 0, NEST);
  return [...lower, ...rest.slice(8)];
}

/** PAN-SETUP-11: twice as many cards as players, and the Host, shuffled together on top of the rest. The list has the top card last. */
export function hideHost(deck: readonly Card[], seats: number, chance: Chance): Card[] {
  const others = hostZone(seats) - 1;
  return [...deck.slice(others), ...chance.shuffle<Card>([...deck.slice(0, others), 'host'])];
}

/** PAN-SETUP-02, -03, -12, -18: a team before its first turn; tokens come on the board later, scan cards are its side told truly. */
function newTeam(seat: Seat, colour: Colour, variants: Variants): Team {
  // PAN-VAR-01: one Infection card fewer.
  const hand = new Array<Card>(variants.gentle ? INFECTIONS - 1 : INFECTIONS).fill(infectionOf(seat));
  return {
    colour,
    bodies: [
      { hp: 4, room: null },
      { hp: 4, room: null },
    ],
    hand,
    laid: [],
    ammo: [],
    side: 'human',
    out: false,
    tries: 0,
    succeeded: false,
    sure: 0,
  };
}

export function setup(options: Options, seats: number, chance: Chance): State {
  const variants: Variants = {
    gentle: options.gentle === true,
    passing: options.passing === true,
    cans: options.cans === 4 ? 4 : 3,
    pick: options.colours === 'pick',
  };
  // PAN-RULING-04: colours that nobody has picked are dealt at random.
  const colours = chance.shuffle(COLOURS.slice());
  const state: State = {
    variants,
    first: chance.below(seats), // PAN-SETUP-16
    round: 0,
    phase: 'opening',
    doorsOpen: false,
    base: [],
    rooms: explorationDeck(chance),
    draw: [],
    drawn: 0,
    discard: [],
    // PAN-SETUP-17
    parasites: PARASITES.map((id) => ({ black: isBlackToken(id), weakened: false, room: null })),
    teams: colours.slice(0, seats).map((colour, seat) => newTeam(seat, colour, variants)),
    turn: null,
    scene: null,
    scans: [],
    dealt: [],
    secrets: [],
    ending: null,
  };
  layTile(state, REACTOR, { x: 0, y: 0, turn: 0 }); // PAN-SETUP-04
  deal(state, chance);
  return state;
}

/** PAN-SETUP-05..11: a Gas Can each, then a random card each; only then does the Host go into the deck. */
function deal(state: State, chance: Chance): void {
  const seats = state.teams.length;
  const cards = searchCards();
  for (const team of state.teams) {
    takeOut(cards, 'gas');
    team.hand.push('gas');
  }
  const deck = chance.shuffle(cards);
  for (let i = 0; i < seats; i++) dealOne(state, (state.first + i) % seats, deck, chance);
  state.draw = hideHost(deck, seats, chance);
}
/** PAN-SETUP-07, -09, PAN-RULING-08: an Alert is shown, rolled, discarded and replaced; its parasite waits in the Reactor Room. */
function dealOne(state: State, seat: Seat, deck: Card[], chance: Chance): void {
  for (let card = deck.pop(); card !== undefined; card = deck.pop()) {
    if (card !== 'alert') {
      teamOf(state, seat).hand.push(card);
      return;
    }
    state.dealt.push({ seat, roll: chance.die(4) });
    const token = nextToken(state);
    if (token !== undefined) placeToken(state, token, REACTOR_ROOM);
    state.discard.push(card);
  }
}
