/** The search of the first round (PAN-TURN-07, PAN-RULING-55): it must be made if it can be, and may not be put out of reach. */
import { type Domain, type Json, oneOf, type Seat, same } from '@cosmodrome/kernel';
import { DIRECTIONS, DX, DY, ORIENTATIONS, opposite, ROOMS } from '../content/index.ts';
import { bodyAt, partOf, type RoomId, type State, type Tile, type Which } from '../state.ts';
import type { Action, Answers, Placement, Why } from '../topics.ts';
import { iconPartAt, joined, layTile, misfit, ownerAt, sideAt, step, topCard } from './base.ts';
import { iconOf, passesDoors, searchable, teamOf, tileOf, turnOf } from './table.ts';

/** What a search being in reach depends on: all of it public. */
interface Outlook {
  readonly state: State;
  readonly ap: number;
  readonly rooms: readonly RoomId[];
  /** Security doors can be passed now: a Key Card face up, or the Terminal. */
  readonly doors: boolean;
  /** May the visible Exploration card be counted on? Not after it has been laid: the next one is unknown. */
  readonly top: boolean;
}
function outlook(state: State, seat: Seat): Outlook {
  const team = teamOf(state, seat);
  const rooms = team.bodies.flatMap((body) => (body.room === null ? [] : [body.room]));
  return { state, ap: turnOf(state).ap, rooms, doors: passesDoors(state, seat), top: !turnOf(state).stuck };
}

/** PAN-RULING-55: (a) here, (b) some moves away, (c) in the room that could be laid next. */
function inReach(o: Outlook): boolean {
  for (const start of o.rooms) {
    const distance = new Map<RoomId, number>([[start, 0]]);
    for (const [room, moves] of distance) {
      if (searchable(iconOf(o.state, room)) && o.ap >= moves + 1) return true;
      if (o.top && o.ap >= moves + 3 && topInvites(o, room)) return true;
      if (moves + 1 >= o.ap) continue;
      for (const d of DIRECTIONS) {
        const way = step(o.state.base, room, d);
        if (way && (way.door === 'open' || o.doors) && !distance.has(way.to)) distance.set(way.to, moves + 1);
      }
    }
  }
  return false;
}
/** (c): the visible card can be laid next to this room so that its icon is entered straight from here. */
function topInvites(o: Outlook, room: RoomId): boolean {
  const card = topCard(o.state);
  if (card === undefined || !searchable(ROOMS[card].icon)) return false;
  const tile = tileOf(o.state, room);
  for (const d of DIRECTIONS) {
    if (tile.owner[d] !== partOf(room) || tile.near[d] >= 0 || tile.sides[d] === 'wall') continue;
    for (const turn of ORIENTATIONS) {
      const at: Placement = { x: tile.x + DX[d], y: tile.y + DY[d], turn };
      const back = opposite(d);
      if (ownerAt(card, turn, back) !== iconPartAt(card, turn)) continue;
      const door = joined(tile.sides[d], sideAt(card, turn, back));
      if ((door === 'open' || (door === 'security' && o.doors)) && misfit(o.state, card, at) === undefined) return true;
    }
  }
  return false;
}

/** How the table would look after an action, as far as everybody can tell. */
function after(o: Outlook, seat: Seat, action: Action, free: boolean): Outlook {
  const { state } = o;
  const paid: Outlook = { ...o, ap: free ? o.ap : o.ap - 1 };
  switch (action.do) {
    case 'end':
      return { ...o, ap: 0 };
    case 'adrenaline':
      return { ...o, ap: o.ap + 2 };
    case 'move': {
      const rooms = teamOf(state, seat).bodies.flatMap((body, i) =>
        body.room === null ? [] : [bodyAt(seat, i as Which) === action.who ? action.to : body.room],
      );
      return { ...paid, rooms, doors: paid.doors || action.key };
    }
    case 'explore':
    case 'reveal': {
      const card = topCard(state);
      const base = state.base.map((tile): Tile => ({ ...tile, near: [...tile.near] }));
      if (card !== undefined) layTile({ base }, card, action);
      return { ...paid, state: { ...state, base }, top: false };
    }
    case 'exploreNowhere':
    case 'revealNowhere':
      return { ...paid, top: false };
    case 'openDoors':
      return { ...paid, doors: true };
    case 'grenade': {
      const rooms = teamOf(state, seat).bodies.flatMap((body) =>
        body.room === null || (body.room === action.to && body.hp === 1) ? [] : [body.room],
      );
      return { ...paid, rooms };
    }
    default:
      return paid;
  }
}

/** What may be chosen while a search may be due: an action, a trade on entering a room, or nothing. */
type Choice = Action | Answers['encounter/choose'] | null;
/** While the duty is due and a search is in reach, nothing may be done after which it is not. */
function dutyAllows(state: State, choice: Choice, free: boolean): boolean {
  const turn = turnOf(state);
  if (!turn.duty || choice === null) return true;
  if (choice.do === 'search' || choice.do === 'teamSearch' || choice.do === 'vote' || choice.do === 'trade') return true;
  const now = outlook(state, turn.seat);
  return !inReach(now) || inReach(after(now, turn.seat, choice, free));
}
/**
 * One of the ways that the duty leaves; a way that it does not leave is refused for its sake, anything else for the reason
 * given by `whyNot`. `free`: a Run bonus move, which costs no point.
 */
export function underDuty<A extends Choice>(
  state: State,
  ways: () => readonly A[],
  whyNot: (answer: Json) => Why,
  free = false,
): Domain<A> {
  return oneOf(
    () => ways().filter((way) => dutyAllows(state, way, free)),
    (answer) => (ways().some((way) => same(way, answer)) ? 'duty' : whyNot(answer)),
  );
}
