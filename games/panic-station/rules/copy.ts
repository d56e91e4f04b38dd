/** A fast copy of the table, for bookmarks and searches. */
import type { State, Team, Tile, Turn } from '../state.ts';

const copyTile = (t: Tile): Tile => ({
  card: t.card,
  x: t.x,
  y: t.y,
  orientation: t.orientation,
  sides: t.sides, // never changed once the card lies
  owner: t.owner,
  inner: t.inner,
  iconPart: t.iconPart,
  red: t.red,
  near: [t.near[0], t.near[1], t.near[2], t.near[3]],
});
const copyTeam = (t: Team): Team => ({
  colour: t.colour,
  bodies: [
    { hp: t.bodies[0].hp, room: t.bodies[0].room },
    { hp: t.bodies[1].hp, room: t.bodies[1].room },
  ],
  hand: t.hand.slice(),
  laid: t.laid.slice(),
  ammo: t.ammo.slice(),
  side: t.side,
  out: t.out,
  tries: t.tries,
  succeeded: t.succeeded,
  sure: t.sure,
});
const copyTurn = (t: Turn): Turn => ({
  seat: t.seat,
  ap: t.ap,
  traded: t.traded.slice(),
  fought: t.fought.slice(),
  refused: t.refused.slice(),
  duty: t.duty,
  under: t.under,
  stuck: t.stuck,
  terminal: t.terminal,
  healed: t.healed,
  voted: t.voted,
});
export function copyState(s: State): State {
  return {
    variants: s.variants,
    first: s.first,
    round: s.round,
    phase: s.phase,
    doorsOpen: s.doorsOpen,
    base: s.base.map(copyTile),
    rooms: s.rooms.slice(),
    draw: s.draw.slice(),
    drawn: s.drawn,
    discard: s.discard.slice(),
    parasites: s.parasites.map((p) => ({ black: p.black, weakened: p.weakened, room: p.room })),
    teams: s.teams.map(copyTeam),
    turn: s.turn && copyTurn(s.turn),
    scene: s.scene, // replaced whole, never changed
    scans: s.scans.slice(),
    dealt: s.dealt,
    secrets: s.secrets.slice(),
    ending: s.ending,
  };
}
