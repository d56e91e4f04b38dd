/** A player's turn (PAN-TURN): pooled action points, one action after another. */
import type { Flow, Json, Seat } from '@cosmodrome/kernel';
import type { Item } from '../content/index.ts';
import { ANDROID, bodiesOf, REACTOR_ROOM, SOLDIER, type State } from '../state.ts';
import { type Action, ask, type Why } from '../topics.ts';
import { fire, knife, shots, stabs, whyNotFire, whyNotKnife } from './attack.ts';
import { anywhere, explorable, fitsNowhere } from './base.ts';
import { apOf } from './characters.ts';
import { underDuty } from './duty.ts';
import { atNest, burn, vote, whyNotBurn, whyNotVote } from './end.ts';
import { move, movesOf } from './entry.ts';
import { lay, nextCard, unplaceable, whyNotLay, whyNotPlaced } from './explore.ts';
import { whyNotPlay } from './hand.ts';
import { heal, healings, whyNotHeal } from './infirmary.ts';
import { adrenaline, aid, aids, grenade, scannable, scanner, throws } from './items.ts';
import { search, teamPartners, teamSearch } from './search.ts';
import { iconOf, type PanicTable, roomsOf, searchable, teamOf, turnOf } from './table.ts';
import { heatScan, openDoors, reveal, revealNowhere, whyNotTerminal } from './terminal.ts';

/** PAN-TURN-01, PAN-SETUP-18, PAN-RULING-11: the tokens come on the board before the first action; the pool is counted once. */
export function beginTurn(table: PanicTable, seat: Seat): void {
  const { state } = table;
  const team = teamOf(state, seat);
  const arrives = state.round === 1;
  if (arrives) for (const body of team.bodies) body.room = REACTOR_ROOM;
  const ap = apOf(team.bodies[SOLDIER]) + apOf(team.bodies[ANDROID]);
  state.turn = {
    seat,
    ap,
    traded: [],
    fought: [],
    refused: [],
    duty: state.round === 1, // PAN-TURN-07
    under: false,
    stuck: false,
    terminal: false,
    healed: false,
    voted: false,
  };
  table.tell({ kind: 'turn', seat, ap, arrives });
}

/** One kind of action: why it cannot be done at all now, in which ways it can, and why not in another. */
interface Kind<A extends Action> {
  /** It costs no action point (PAN-TURN-03). */
  readonly free?: true;
  readonly whyNot?: (state: State, seat: Seat) => Why | undefined;
  readonly ways: (state: State, seat: Seat) => readonly A[];
  elsewhere?(state: State, answer: A): Why;
}
type Kinds = { readonly [D in Action['do']]: Kind<Extract<Action, { do: D }>> };
const playing =
  (item: Item) =>
  (state: State, seat: Seat): Why | undefined =>
    whyNotPlay(state, seat, item);

/** PAN-TURN-02..06: what a turn is made of. What may be done and why something may not both come from here. */
const KINDS: Kinds = {
  // PAN-EXPL-01, -09, PAN-RULING-18
  explore: {
    whyNot: whyNotLay,
    ways: (state, seat) =>
      roomsOf(state, seat).flatMap((from) =>
        explorable(state, nextCard(state), from).map(({ x, y, turn }) => ({ do: 'explore', from, x, y, turn }) as const),
      ),
    elsewhere: (state, at) => (roomsOf(state, turnOf(state).seat).includes(at.from) ? whyNotPlaced(state, at, at.from) : 'not-possible'),
  },
  exploreNowhere: {
    whyNot: whyNotLay,
    ways: (state, seat) =>
      fitsNowhere(state, nextCard(state)) ? roomsOf(state, seat).map((from) => ({ do: 'exploreNowhere', from })) : [],
  },
  move: { ways: (state, seat) => bodiesOf(seat).flatMap((who) => movesOf(state, who)) },
  fire: { whyNot: whyNotFire, ways: (state, seat) => shots(state, seat) },
  knife: { whyNot: whyNotKnife, ways: stabs },
  search: {
    ways: (state, seat) =>
      roomsOf(state, seat)
        .filter((room) => searchable(iconOf(state, room)))
        .map((room) => ({ do: 'search', room })),
  },
  teamSearch: {
    ways: (state, seat) =>
      roomsOf(state, seat).flatMap((room) =>
        teamPartners(state, room).map((partner) => ({ do: 'teamSearch', room, with: partner }) as const),
      ),
  },
  heal: {
    whyNot: whyNotHeal,
    ways: (state, seat) =>
      roomsOf(state, seat).flatMap((room) => healings(state, room).map((heal) => ({ do: 'heal', room, heal }) as const)),
  },
  // PAN-TERM-01, -07, PAN-RULING-21
  heatScan: { whyNot: whyNotTerminal, ways: () => [{ do: 'heatScan' }] },
  openDoors: { whyNot: whyNotTerminal, ways: () => [{ do: 'openDoors' }] },
  reveal: {
    whyNot: (state) => whyNotLay(state) ?? whyNotTerminal(state),
    ways: (state) => anywhere(state, nextCard(state)).map(({ x, y, turn }) => ({ do: 'reveal', x, y, turn })),
    elsewhere: (state, at) => whyNotPlaced(state, at, undefined),
  },
  revealNowhere: {
    whyNot: (state) => whyNotLay(state) ?? whyNotTerminal(state),
    ways: (state) => (fitsNowhere(state, nextCard(state)) ? [{ do: 'revealNowhere' }] : []),
  },
  aid: { whyNot: playing('aid'), ways: (state) => aids(state).map((way) => ({ do: 'aid', ...way })) },
  grenade: { whyNot: playing('grenade'), ways: (state) => throws(state).map((way) => ({ do: 'grenade', ...way })) },
  scanner: { whyNot: playing('scanner'), ways: (state) => scannable(state).map((seat) => ({ do: 'scanner', seat })) },
  burn: { whyNot: whyNotBurn, ways: () => [{ do: 'burn' }] },
  adrenaline: { free: true, whyNot: playing('adrenaline'), ways: () => [{ do: 'adrenaline' }] },
  vote: { free: true, whyNot: whyNotVote, ways: () => [{ do: 'vote' }] },
  end: { free: true, ways: () => [{ do: 'end' }] },
};
const ALL: readonly Kind<Action>[] = Object.values(KINDS);
const whyNotKind = (state: State, kind: Kind<Action>): Why | undefined => {
  const { seat, ap } = turnOf(state);
  return ap === 0 && !kind.free ? 'no-ap' : kind.whyNot?.(state, seat); // PAN-TURN-03
};

/** PAN-RULING-78: everything the player may do now, but for his duty. */
function actions(state: State): Action[] {
  const { seat } = turnOf(state);
  return ALL.flatMap((kind) => (whyNotKind(state, kind) === undefined ? kind.ways(state, seat) : []));
}
/** Why an action is refused: told to the one who asked, and to nobody else (PAN-RULING-78). */
function whyNot(state: State, answer: Json): Why {
  const asked = (answer as Partial<Action> | null)?.do;
  if (asked === undefined || !Object.hasOwn(KINDS, asked)) return 'not-possible';
  const kind: Kind<Action> = KINDS[asked] as Kind<Action>;
  return whyNotKind(state, kind) ?? kind.elsewhere?.(state, answer as Action) ?? 'not-possible';
}

/** One action of the turn. PAN-TURN-05, PAN-RULING-12: only the player ends it. PAN-RULING-86: in the Nest something is learnt. */
export function* act(table: PanicTable): Flow {
  const { state } = table;
  const { seat } = turnOf(state);
  if (atNest(state, seat)) table.reveal([seat]);
  const choice = underDuty(
    state,
    () => actions(state),
    (answer) => whyNot(state, answer),
  );
  const action = yield* ask(seat, 'turn/action', choice);
  switch (action.do) {
    case 'explore':
      turnOf(state).ap--;
      return lay(table, action, 'explore');
    case 'exploreNowhere':
      turnOf(state).ap--;
      return yield* unplaceable(table, action.from);
    case 'move':
      return yield* move(table, action);
    case 'fire':
      return yield* fire(table, action);
    case 'knife':
      return yield* knife(table, action);
    case 'search':
      return yield* search(table, action.room);
    case 'teamSearch':
      return yield* teamSearch(table, action.room, action.with);
    case 'heatScan':
      return heatScan(table);
    case 'openDoors':
      return openDoors(table);
    case 'reveal':
      return reveal(table, action);
    case 'revealNowhere':
      return yield* revealNowhere(table);
    case 'heal':
      return yield* heal(table, action.room, action.heal);
    case 'aid':
      return aid(table, action);
    case 'grenade':
      return grenade(table, action.to);
    case 'scanner':
      return scanner(table, action.seat);
    case 'adrenaline':
      return adrenaline(table);
    case 'burn':
      return burn(table);
    case 'vote':
      return yield* vote(table);
    case 'end':
      return endTurn(table);
  }
}
/** PAN-TURN-05: what is not spent is lost. */
function endTurn(table: PanicTable): void {
  const { seat, ap } = turnOf(table.state);
  table.tell({ kind: 'turn-ended', seat, unspent: ap });
  nextTurn(table, seat);
}

/** PAN-ROUND-02, -03, PAN-RULING-29: clockwise from the first player, who stays the reference even when he is out. */
export function nextTurn(table: PanicTable, last: Seat | undefined): void {
  const { state } = table;
  const n = state.teams.length;
  const done = last === undefined ? 0 : ((last - state.first + n) % n) + 1;
  for (let i = done; i < n; i++) {
    const seat = (state.first + i) % n;
    if (teamOf(state, seat).out) continue;
    beginTurn(table, seat);
    return;
  }
  state.turn = null;
  state.phase = 'round';
}
