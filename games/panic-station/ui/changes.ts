/** What differs between two views, and which place a line of the journal speaks of: both by the board's own ids. */
import type { Spot } from '@cosmodrome/kit/face';
import type { Note } from '../notes.ts';
import { type BodyId, bodiesOf, type ParasiteId, type RoomId } from '../state.ts';
import type { View } from '../view.ts';
import { bodyView, corner, piecesOf, ROOM, roomSpot, union } from './geometry.ts';

export function changes(before: View, after: View): readonly string[] {
  const ids: string[] = [];
  for (const [i, { red }] of after.base.entries()) {
    const was = before.base[i];
    if (!was) ids.push(`tile:${i}`);
    else if (was.red !== red) ids.push(`plate:${i}`);
  }
  for (const team of after.teams) {
    if (!before.teams[team.seat]) continue;
    for (const body of bodiesOf(team.seat)) {
      const was = bodyView(before, body);
      const is = bodyView(after, body);
      if (was.room !== is.room) ids.push(`body:${body}`);
      if (was.hp !== is.hp) ids.push(`body:${body}`, `hp:${body}`);
    }
  }
  for (const p of after.parasites) {
    const was = before.parasites.find((q) => q.id === p.id);
    if (!was || was.room !== p.room || was.black !== p.black) ids.push(`parasite:${p.id}`);
  }
  if (before.doorsOpen !== after.doorsOpen) ids.push('doors');
  return ids;
}

const room = (id: RoomId): string => `room:${id}`;
/** Pointing at a line of the journal lights this place. */
export function place(note: Note): string | undefined {
  switch (note.kind) {
    case 'explored':
      return room(note.room);
    case 'moved':
      return room(note.to.room);
    case 'bitten':
    case 'appeared':
    case 'searched':
    case 'invited':
    case 'declined':
    case 'team-searched':
    case 'traded':
    case 'swapped':
    case 'fired':
    case 'stabbed':
    case 'grenade':
    case 'healed':
      return room(note.spot.room);
    case 'turn':
    case 'out':
      return `seat:${note.seat}`;
    case 'vest':
    case 'wounded':
    case 'died':
      return `body:${note.body}`;
    case 'parasite-hit':
      return `parasite:${note.parasite}`;
    default:
      return undefined;
  }
}

/** Where such a place is on the board. */
export function spot(id: string, view: View): Spot | undefined {
  const [kind, what] = id.split(':');
  const n = Number(what);
  switch (kind) {
    case 'room':
      return roomSpot(view, n as RoomId);
    case 'tile': {
      const tile = view.base[n];
      if (!tile) return undefined;
      const [x, y] = corner(tile);
      return { x, y, width: ROOM, height: ROOM };
    }
    case 'seat':
      return union(bodiesOf(n).flatMap((b) => bodySpot(view, b)));
    case 'body':
      return bodySpot(view, n as BodyId)[0];
    case 'parasite': {
      const at = piecesOf(view).parasites.get(n as ParasiteId);
      return at && { x: at.x - 40, y: at.y - 40, width: 80, height: 80 };
    }
    default:
      return undefined;
  }
}
const bodySpot = (view: View, body: BodyId): readonly Spot[] => {
  const at = bodyView(view, body).room;
  const found = at === null ? undefined : roomSpot(view, at);
  return found ? [found] : [];
};
