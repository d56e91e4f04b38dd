/** Pieces one Interacts with: things to take, consoles to restart or to seal with, stalls, pylons (CS-PEX, CS-SIG, CS-MKT, CS-LOK, CS-NST). */

import { during, type Flow, yesNo } from '@cosmodrome/kernel';
import { showTo } from '@cosmodrome/kit/cards';
import type { PieceOf } from '../../content/mission.ts';
import { dataOf, hasRoom, isTeam, sideOf } from '../../judge/figures.ts';
import { chargesNeeded, chargesPlaced, consoleAt, sitesBy, slotsOf, thingsOf } from '../../judge/objectives.ts';
import { stands } from '../../judge/place.ts';
import { siteOf } from '../../judge/site.ts';
import { type CrewId, crewById, type EntryId, type Figure, type ObjectiveState, type State, type TokenId } from '../../state.ts';
import { drawFromBag, found, gain } from '../act/search.ts';
import { openRooms } from '../advanced/doors.ts';
import { lay, putBack } from '../defeated.ts';
import { addPegs, askCrew, discard, expose, kindOf, pickFor, type Table } from '../table.ts';
import { isHandy, type PieceRules, reaches, skillDice, tries } from './piece.ts';

// ------------------------------------------------------------------ take

const setAside = (state: State, { token }: PieceOf<'take'>): TokenId | undefined => state.aside.find((t) => kindOf(state, t) === token);
/** Once a mission. An objective waits for somebody with room; anything else lies beside the Trader then. CS-PEX-05, -10, CS-NST-05, CS-RULING-343 */
export const TAKE: PieceRules<'take'> = {
  open(state, f, piece, own) {
    const token = setAside(state, piece);
    if (own.done || token === undefined) return [];
    if (dataOf(state, token).type === 'objective' && !hasRoom(state, f, token)) return [];
    const isConsole = piece.at === 'console' || piece.at === 'wall-console';
    return thingsOf(siteOf(state).map, piece.at).some((thing) => reaches(state, f, thing, isConsole)) ? [0] : [];
  },
  *does(table, f, piece, own) {
    const { state } = table;
    const token = setAside(state, piece);
    if (token === undefined) return;
    own.done = true;
    own.round = state.round;
    state.aside = state.aside.filter((t) => t !== token);
    if (hasRoom(state, f, token)) gain(table, f, token);
    else {
      expose(table, token);
      lay(table, token, f.x, f.y);
      table.tell({ kind: 'dropped', figure: f.id, token, what: kindOf(state, token) });
    }
    addPegs(table, piece.pegs, 'mission');
  },
};

// ------------------------------------------------------------------ check

/** Each console once, as often as one likes to try. CS-SIG-05, -06, CS-JAI-03 */
export const CHECK: PieceRules<'check'> = {
  open: (state, f, { sites }, own) =>
    sites.flatMap(({ at }, i) => (own.by[i] === null && reaches(state, f, consoleAt(siteOf(state).map, at), true) ? [i] : [])),
  *does(table, f, piece, own, site) {
    const hits = tries(table, f, skillDice(f));
    const done = hits >= piece.hits;
    table.tell({ kind: 'tried', figure: f.id, piece: 'check', site, done, hits, needed: piece.hits });
    if (!done) return;
    own.by[site] = f.crew;
    openRooms(table, piece.sites[site]!.opens);
    yield* calm(table, f.crew!, piece, own);
  },
};
/** All by one crew: it may take pegs off. CS-SIG-06 */
function* calm(table: Table, crew: CrewId, { pegsOff }: PieceOf<'check'>, own: ObjectiveState): Flow {
  if (pegsOff === 0 || sitesBy(own, crew) < own.by.length) return;
  own.done = true;
  own.round = table.state.round;
  if (yield* askCrew(table, crew, 'mission/calm', yesNo, true)) addPegs(table, -pegsOff, 'mission');
}

// ------------------------------------------------------------------ stalls

/** Each once: some tokens of the bag, one of them to keep. CS-MKT-06 */
export const STALLS: PieceRules<'stalls'> = {
  open: (state, f, _, own) =>
    thingsOf(siteOf(state).map, 'stall').flatMap((thing, i) => (own.by[i] === null && reaches(state, f, thing, false) ? [i] : [])),
  *does(table, f, piece, own, site) {
    const { state } = table;
    own.by[site] = f.crew;
    const { seats } = crewById(state, f.crew!);
    for (let n = 0; n < piece.draw; n++) {
      const token = drawFromBag(table);
      if (token === undefined) break;
      state.offered.push(token);
      showTo(state.tokens, token, seats);
      table.tell({ kind: 'found', figure: f.id, what: kindOf(state, token) }, seats);
    }
    table.reveal(seats);
    if (state.offered.length === 0) return;
    const scene = { kind: 'found', figure: f.id, from: 'stall' } as const;
    const chosen = yield* during(table, scene, pickFor(table, f.crew!, 'choose/token', [...state.offered, 'none' as const], 'none'));
    // What is not chosen lies there until it is said what becomes of what is.
    if (chosen !== 'none') yield* found(table, f, chosen, 'stall', (token) => putBack(table, token, f));
    for (const token of state.offered.splice(0)) discard(table, token);
  },
};

// ------------------------------------------------------------------ seal

/** CS-LOK-01 to -04, -07 */
export const SEAL: PieceRules<'seal'> = {
  open: (state, f, { sites }, own) =>
    sites.flatMap(({ at }, i) => (own.by[i] === null && reaches(state, f, consoleAt(siteOf(state).map, at), true) ? [i] : [])),
  // biome-ignore lint/correctness/useYield: what a piece does is a flow
  *does(table, f, piece, own, site) {
    const { state } = table;
    const hits = tries(table, f, piece.dice + (isHandy(f) ? 1 : 0));
    table.tell({ kind: 'tried', figure: f.id, piece: 'seal', site, done: hits > 0, hits, needed: 1 });
    if (hits === 0) return;
    own.by[site] = f.crew;
    const entry = (piece.sites[site]!.entry - 1) as EntryId;
    state.seals.push({ entry, all: true, above: 0, round: 0 });
    table.tell({ kind: 'entry-sealed', entry });
  },
  /** All sealed and no Purge left: it is over, and everybody is safe. */
  assessment(table, _, own) {
    const { state } = table;
    if (own.by.includes(null) || state.figures.some((f) => stands(f) && sideOf(f) === 'purge')) return;
    own.done = true;
    own.round = state.round;
    for (const f of state.figures) if (f.crew !== null && f.being.kind !== 'purge' && stands(f)) f.where = 'home';
    table.tell({ kind: 'mission-done', piece: 'seal' });
  },
};

// ------------------------------------------------------------------ charges

const running = (own: ObjectiveState): boolean => own.round > 0;
/** CS-NST-01, -02, -07, -08, -13 */
export const CHARGES: PieceRules<'charges'> = {
  open: (state, f, piece, own) => {
    const { at } = piece;
    const slots = slotsOf(piece, state.crews.length);
    return thingsOf(siteOf(state).map, at).flatMap((thing, i) => {
      if (!reaches(state, f, thing, at === 'console' || at === 'wall-console')) return [];
      return Array.from({ length: slots }, (_, slot) => i * slots + slot).filter((site) => {
        const by = own.by[site]!;
        if (by === null) return slots === 1 || site % slots === f.crew;
        return !running(own) && state.settings.mode === 'versus' && !isTeam(state, by, f.crew!);
      });
    });
  },
  // biome-ignore lint/correctness/useYield: what a piece does is a flow
  *does(table, f, piece, own, site) {
    const { state } = table;
    if (own.by[site] !== null) {
      const hits = tries(table, f, 1);
      if (hits > 0) own.by[site] = null;
      table.tell({ kind: 'tried', figure: f.id, piece: 'charges', site, done: hits > 0, hits, needed: 1 });
      return;
    }
    own.by[site] = f.crew;
    table.tell({ kind: 'charge', figure: f.id, site, placed: chargesPlaced(own) });
    addPegs(table, piece.pegs, 'mission');
    if (running(own) || chargesPlaced(own) < chargesNeeded(piece, state.crews.length)) return;
    own.round = state.round;
    table.tell({ kind: 'countdown', rounds: piece.rounds, last: state.round + piece.rounds });
  },
  assessment(table, piece, own) {
    if (running(own) && table.state.round >= own.round + piece.rounds) explode(table, own);
  },
};
/** Everybody still there is lost. CS-NST-03 */
function explode(table: Table, own: ObjectiveState): void {
  own.done = true;
  table.tell({ kind: 'mission-done', piece: 'charges' });
  for (const f of table.state.figures) {
    if (f.where !== 'board') continue;
    if (f.being.kind === 'trader') blownUp(f);
    else f.where = 'out';
  }
}
function blownUp(f: Figure): void {
  f.health = 0;
  f.defeated = true;
  f.prone = false;
  f.effects = [];
}
/** The last Trader has left while it was running: it goes off at once. CS-NST-11 */
export function goesOff(table: Table, own: ObjectiveState): void {
  if (running(own) && !own.done) explode(table, own);
}
