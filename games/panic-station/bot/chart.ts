/** The base as a player reads it off the table: rooms, ways between them, where parasites will bite. */
import { DIRECTIONS, DX, DY, type Icon, opposite } from '../content/index.ts';
import { cardOf, type RoomId, roomAt } from '../state.ts';
import type { View } from '../view.ts';

export interface Exit {
  readonly to: RoomId;
  readonly door: 'open' | 'security';
}
export interface Place {
  readonly id: RoomId;
  readonly icon: Icon;
  readonly red: boolean;
  /** N, E, S, W. */
  readonly exits: readonly (Exit | undefined)[];
}
export class Chart {
  readonly places = new Map<RoomId, Place>();
  private readonly view: View;

  constructor(view: View) {
    this.view = view;
    for (const tile of view.base)
      for (const [part, room] of tile.rooms.entries()) {
        const exits = DIRECTIONS.map((d): Exit | undefined => {
          if (tile.inner !== null && part === 0 && d === 2) return { to: roomAt(cardOf(room.id), 1), door: tile.inner };
          if (tile.inner !== null && part === 1 && d === 0) return { to: roomAt(cardOf(room.id), 0), door: tile.inner };
          const side = tile.sides[d];
          if (side.owner !== part || side.passage === 'free' || side.passage === 'wall') return undefined;
          const near = view.base.findIndex((t) => t.x === tile.x + DX[d] && t.y === tile.y + DY[d]);
          const owner = view.base[near]?.sides[opposite(d)].owner;
          return owner === undefined ? undefined : { to: roomAt(near, owner), door: side.passage };
        });
        this.places.set(room.id, { id: room.id, icon: room.icon ? tile.icon : 'none', red: tile.red, exits });
      }
  }
  at(room: RoomId): Place {
    const place = this.places.get(room);
    if (!place) throw new Error(`no room ${room} on the table`);
    return place;
  }
  /** Moves from a room to every room, through security doors or not. */
  distances(from: RoomId, doors: boolean): Map<RoomId, number> {
    const far = new Map<RoomId, number>([[from, 0]]);
    for (const [room, moves] of far)
      for (const exit of this.at(room).exits) if (exit && (exit.door === 'open' || doors) && !far.has(exit.to)) far.set(exit.to, moves + 1);
    return far;
  }
  /** Wounds to expect in a room in the next Parasite phase. */
  danger(room: RoomId): number {
    let wounds = 0;
    for (const p of this.view.parasites)
      for (const d of DIRECTIONS) {
        const exit = this.at(p.room).exits[d];
        const to = exit?.door === 'open' ? exit.to : p.room;
        if (to === room) wounds += (p.black ? 2 : 1) / 4;
      }
    return wounds;
  }
  find(icon: Icon): RoomId | undefined {
    for (const place of this.places.values()) if (place.icon === icon) return place.id;
    return undefined;
  }
}
