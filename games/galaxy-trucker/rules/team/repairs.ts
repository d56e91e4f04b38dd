/** After building, before errors are looked for: the last part of the Con Artist, the Delivery Driver. GT-TIME-08a */
import { type Flow, type Json, oneOf, type Requests, request, type Seat } from '@cosmodrome/kernel';
import { CONVERSIONS, planOf, type SquareId, squaresOf, type TileId } from '../../content/index.ts';
import { allowance, whyNotPlace } from '../../judge/building.ts';
import { parts } from '../../judge/ship.ts';
import { lay, ROTS, type Rot, type State, type Yard } from '../../state.ts';
import { ask, type Converted, type LastPart } from '../../topics.ts';
import { siteOf, type Table, yardOf } from '../table.ts';
import { ownerOf } from './hiring.ts';

/** Parts that lie face up, where they may be placed. GT-SKILL-CON-02, GT-RULING-118 */
function lastParts(state: State, seat: Seat): Requests<LastPart> {
  const yard = yardOf(state, seat);
  return {
    is: (sent): sent is LastPart => sent === null || isLastPart(sent),
    refused: (wish) =>
      wish === null ? undefined : state.faceUp.includes(wish.tile) ? whyNotPlace(yard, wish.tile, wish.square, wish.rot) : 'gone',
    options: () => [null, ...state.faceUp.flatMap((tile) => placesOf(yard, tile))],
    sample: (chance) => (state.faceUp.length === 0 ? null : chance.pick([null, ...placesOf(yard, chance.pick(state.faceUp))])),
  };
}
function placesOf(yard: Yard, tile: TileId): NonNullable<LastPart>[] {
  return squaresOf(planOf(yard.ship.plan)).flatMap((square) =>
    ROTS.flatMap((rot) => (whyNotPlace(yard, tile, square, rot) === undefined ? [{ tile, square, rot }] : [])),
  );
}
/** Is there anything to ask the Con Artist? GT-SKILL-CON-02 */
const mayAddLast = (state: State, seat: Seat): boolean =>
  allowance(yardOf(state, seat), siteOf(state)) > 0 && state.faceUp.some((tile) => placesOf(yardOf(state, seat), tile).length > 0);
function isLastPart(sent: Json): sent is { readonly tile: TileId; readonly square: SquareId; readonly rot: Rot } {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent) || Object.keys(sent).length !== 3) return false;
  const { tile, square, rot } = sent as { readonly [key: string]: Json };
  return (
    Number.isInteger(tile) && Number.isInteger(square) && (square as number) >= 0 && (rot === 0 || rot === 1 || rot === 2 || rot === 3)
  );
}
/** One token on one part, turned as the owner likes; the tokens that are not on the ship. GT-SKILL-DELIVERY-01 to -04, GT-RULING-116 */
function conversions(state: State, seat: Seat): Converted[] {
  const { ship } = yardOf(state, seat);
  const left = CONVERSIONS.filter((to) => !ship.marks.some((mark) => mark.kind === 'converted' && mark.to === to));
  return [null, ...left.flatMap((to) => parts(ship).flatMap((square) => ROTS.map((rot) => ({ to, square, rot }))))];
}

/** The beat of repairs. */
export function* repair(table: Table, then: (table: Table) => void): Flow {
  const { state } = table;
  const artist = ownerOf(state, 'con-artist-a');
  if (artist !== undefined && mayAddLast(state, artist)) {
    const part = yield* ask(artist, 'repair/last-part', request(lastParts(state, artist)));
    if (part) {
      state.faceUp.splice(state.faceUp.indexOf(part.tile), 1);
      yardOf(state, artist).ship.squares[part.square] = lay(part.tile, part.rot);
      table.tell({ kind: 'part-added', seat: artist, tile: part.tile });
    }
  }
  const driver = ownerOf(state, 'delivery-driver-a');
  if (driver !== undefined) {
    const made = yield* ask(
      driver,
      'repair/convert',
      oneOf(() => conversions(state, driver)),
    );
    if (made) {
      const { ship } = yardOf(state, driver);
      // A part that was converted while building may be converted again (GT-SKILL-DELIVERY-05).
      ship.marks = ship.marks.filter((mark) => !(mark.kind === 'converted' && mark.square === made.square));
      ship.marks.push({ kind: 'converted', ...made });
      table.tell({ kind: 'part-converted', seat: driver, to: made.to });
    }
  }
  then(table);
}
