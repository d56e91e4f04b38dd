/** What has come of the pieces of a mission: who has achieved its aims, and what that is worth (CS-MIS-02, CS-END-05). */

import { consoleSquare } from '../content/flaws.ts';
import type { MissionMap } from '../content/map.ts';
import type { MissionPiece, ObjectKind, PieceKind, PieceOf, Square } from '../content/mission.ts';
import type { TokenKind } from '../content/tokens.ts';
import { type Board, type CrewId, FOUND, type ObjectiveState, type Shown } from '../state.ts';
import { belongingsOf, dataOf, isTeam, markOf } from './figures.ts';
import { touchesSquares, touchesThing } from './place.ts';
import { missionOf, siteOf } from './site.ts';

// ------------------------------------------------------------------ things

/** What is Interacted with: squares something stands on, or the side of the board a wall console hangs on. */
export type Thing = { readonly squares: readonly number[] } | { readonly bar: MissionMap['wallConsoles'][number] };
export const thingsOf = (map: MissionMap, kind: ObjectKind): Thing[] =>
  kind === 'wall-console'
    ? map.wallConsoles.map((bar) => ({ bar }))
    : map.pieces.filter((p) => p.kind === kind).map(({ squares }) => ({ squares }));
/** The console on a square, or on the wall before it. */
export function consoleAt(map: MissionMap, [c, r]: Square): Thing {
  const square = r * map.plan.cols + c;
  const found = map.pieces.find(({ kind, squares }) => kind === 'console' && squares.includes(square));
  if (found) return { squares: found.squares };
  const bar = map.wallConsoles.find((one) => {
    const [x, y] = consoleSquare(map, one);
    return x === c && y === r;
  });
  if (!bar) throw new Error(`no console at ${c},${r}`);
  return { bar };
}
/** What a mission sets fast, and what its pieces are about: neither moved nor destroyed. CS-DST-05, CS-RULING-304 */
export function isFixed(board: Board, piece: number): boolean {
  const { fixed, pieces } = missionOf(board);
  const { map } = siteOf(board);
  const { kind, squares } = map.pieces[piece]!;
  const holds = ([c, r]: Square): boolean => squares.includes(r * map.plan.cols + c);
  return (
    fixed.some(holds) ||
    pieces.some((one) => {
      switch (one.piece) {
        case 'check':
        case 'seal':
          return one.sites.some(({ at }) => holds(at));
        case 'take':
        case 'charges':
          return one.at === kind;
        case 'stalls':
          return kind === 'stall';
        default:
          return false;
      }
    })
  );
}
/** CS-INT-01 */
export const touchesIt = (board: Board, f: Shown, thing: Thing): boolean =>
  'bar' in thing ? touchesThing(board, f, thing.bar) : touchesSquares(board, f, thing.squares);
/** How many charges an object takes, and how many are needed in all. CS-NST-01, -02, -13 */
export const slotsOf = ({ more = 0 }: PieceOf<'charges'>, crews: number): number => (more > 0 ? crews : 1);
export const chargesNeeded = ({ needed, more = 0 }: PieceOf<'charges'>, crews: number): number =>
  crews > 1 ? needed + more * crews : needed;
export const chargesPlaced = (own: ObjectiveState): number => own.by.filter((crew) => crew !== null).length;
/** How many of its kind a piece is about: each has an entry in `by`. */
export function sitesOf(map: MissionMap, piece: MissionPiece, crews: number): number {
  switch (piece.piece) {
    case 'check':
    case 'seal':
      return piece.sites.length;
    case 'stalls':
      return thingsOf(map, 'stall').length;
    case 'charges':
      return thingsOf(map, piece.at).length * slotsOf(piece, crews);
    case 'informant':
      return piece.civilians.length;
    case 'prisoner':
      return piece.cells.length;
    default:
      return 0;
  }
}

/** Where a site of a piece is: what somebody Interacts with there. `f`: who, where a piece is about whatever of its kind. */
export function thingAt(board: Board, piece: MissionPiece | undefined, site: number, f?: Shown): Thing | undefined {
  const { map } = siteOf(board);
  switch (piece?.piece) {
    case 'take':
      return thingsOf(map, piece.at).find((thing) => f !== undefined && touchesIt(board, f, thing));
    case 'check':
    case 'seal':
      return piece.sites[site] && consoleAt(map, piece.sites[site].at);
    case 'stalls':
      return thingsOf(map, 'stall')[site];
    case 'charges':
      return thingsOf(map, piece.at)[Math.floor(site / slotsOf(piece, board.crews.length))];
    default:
      return undefined;
  }
}

// ------------------------------------------------------------------ who

const ownCrew = (f: Shown): CrewId | null => f.luredFrom ?? f.crew;
const crewsOf = (board: Board): CrewId[] => board.crews.map(({ id }) => id);
export const isAboard = (board: Board, crew: CrewId): boolean => board.figures.some((f) => ownCrew(f) === crew && f.where === 'home');
/** A Trader not Defeated, on the board or safe, or somebody who joined and is home. CS-JOI-02, CS-JOI-05 */
const isAlive = (board: Board, crew: CrewId): boolean =>
  board.figures.some((f) => ownCrew(f) === crew && (f.being.kind === 'trader' ? f.where !== 'out' && !f.defeated : f.where === 'home'));
const carries = (board: Board, f: Shown, kind: TokenKind): boolean =>
  f.inventory.some((t) => board.tokens.face[t]! >= 0 && dataOf(board, t).kind === kind);
/** The crews that have this aboard. */
const bringers = (board: Board, kind: TokenKind): CrewId[] =>
  crewsOf(board).filter((crew) => board.figures.some((f) => f.where === 'home' && ownCrew(f) === crew && carries(board, f, kind)));
export const sitesBy = (own: ObjectiveState, crew: CrewId): number => own.by.filter((by) => by === crew).length;
/** Those who have most of it, if anybody has any. */
function best(board: Board, worth: (crew: CrewId) => number): CrewId[] {
  const most = Math.max(...crewsOf(board).map(worth));
  return most === 0 ? [] : crewsOf(board).filter((crew) => worth(crew) === most);
}
const most = (board: Board, own: ObjectiveState): CrewId[] => best(board, (crew) => sitesBy(own, crew));
/** A team adds up what its crews have done. CS-VAR-02, CS-RULING-306 */
const together = (board: Board, worth: (crew: CrewId) => number): ((crew: CrewId) => number) => {
  const mates = (crew: CrewId) => crewsOf(board).filter((other) => isTeam(board, crew, other));
  return (crew) => mates(crew).reduce((sum, mate) => sum + worth(mate), 0);
};
const mostOfTeams = (board: Board, own: ObjectiveState): CrewId[] =>
  best(
    board,
    together(board, (crew) => sitesBy(own, crew)),
  );
/** New tokens of a sort that a crew has brought aboard (CS-MKT-05). */
function brought(board: Board, crew: CrewId, { what }: PieceOf<'collect'>): number {
  const fits = (token: Shown['inventory'][number]): boolean => {
    if (!(markOf(board, token) & FOUND)) return false;
    const { type } = dataOf(board, token);
    return what === 'weapon' ? type === 'ranged' || type === 'melee' || type === 'blast' : type === what;
  };
  return board.figures
    .filter((f) => f.where === 'home' && ownCrew(f) === crew)
    .reduce((sum, f) => sum + belongingsOf(f).filter(fits).length, 0);
}

type Judge<K extends PieceKind> = {
  /** Crews that have achieved it, as things stand. */
  readonly achieved: (board: Board, piece: PieceOf<K>, own: ObjectiveState) => readonly CrewId[];
  /** UA it is worth to a crew, besides what its things sell for. */
  readonly reward: (board: Board, piece: PieceOf<K>, own: ObjectiveState, crew: CrewId) => number;
};
const none = (): number => 0;
const JUDGES: { readonly [K in PieceKind]: Judge<K> } = {
  // By comparison of what is brought home: CS-PEX-03.
  loot: { achieved: () => [], reward: none },
  take: { achieved: (board, { token }) => bringers(board, token), reward: none },
  hidden: { achieved: (board, { token }) => bringers(board, token), reward: none },
  check: {
    achieved: (board, _, own) => (own.by.includes(null) ? [] : mostOfTeams(board, own)),
    reward: (_, { reward }, own, crew) => reward * sitesBy(own, crew),
  },
  informant: {
    achieved: (board, { token }) => bringers(board, token),
    reward: (board, { token, reward }, _, crew) => (bringers(board, token).includes(crew) ? reward : 0),
  },
  stalls: { achieved: () => [], reward: none },
  collect: {
    achieved: (board, piece) => crewsOf(board).filter((crew) => brought(board, crew, piece) >= piece.number),
    reward: (board, piece, _, crew) => (brought(board, crew, piece) >= piece.number ? piece.reward : 0),
  },
  seal: {
    achieved: (board, _, own) => (own.done ? mostOfTeams(board, own) : []),
    reward: (board, piece, own, crew) => {
      if (!own.done || sitesBy(own, crew) === 0 || !isAlive(board, crew)) return 0;
      return piece.reward + (most(board, own).includes(crew) ? piece.rewardMost : 0);
    },
  },
  bounty: {
    achieved: (board, { every }, own) => {
      const worth = together(board, (crew) => own.counts[crew]!);
      return best(board, worth).filter((crew) => worth(crew) >= every);
    },
    reward: (_, piece, own, crew) => Math.min(piece.most, Math.floor(own.counts[crew]! / piece.every) * piece.reward),
  },
  prisoner: {
    achieved: (board, _, own) => crewsOf(board).filter((crew) => withPrisoner(board, own, crew)),
    reward: (board, { reward }, own, crew) => (withPrisoner(board, own, crew) ? reward : 0),
  },
  charges: {
    achieved: (board, _, own) => {
      // Together it does not matter who is aboard. CS-END-10
      const home = crewsOf(board).filter((crew) => isAboard(board, crew));
      const all = board.settings.mode === 'together' && home.length > 0;
      return own.done ? mostOfTeams(board, own).filter((crew) => all || home.includes(crew)) : [];
    },
    reward: (board, piece, own, crew) => {
      if (!own.done || sitesBy(own, crew) === 0) return 0;
      const first = most(board, own);
      if (first.includes(crew)) return first.length === 1 ? piece.rewardMost : piece.rewardTied;
      return isAboard(board, crew) ? piece.reward : 0;
    },
  },
  start: { achieved: () => [], reward: none },
};
const withPrisoner = (board: Board, own: ObjectiveState, crew: CrewId): boolean =>
  own.figures.some((id) => board.figures[id]!.where === 'home' && board.figures[id]!.crew === crew);
export const primaryOf = (board: Board): number => missionOf(board).pieces.findIndex((p) => 'aim' in p && p.aim === 'primary');
/** Who has achieved the primary objective, where it is more than loot. CS-SIG-09, CS-MKT-12, CS-LOK-10, CS-JAI-12, CS-NST-12 */
export const achievers = (board: Board): readonly CrewId[] => achieved(board, primaryOf(board));
/** Who has achieved a piece of the mission. */
export function achieved(board: Board, i: number): readonly CrewId[] {
  const piece = missionOf(board).pieces[i];
  return piece ? (JUDGES[piece.piece] as Judge<PieceKind>).achieved(board, piece, board.objectives[i]!) : [];
}
/** All rewards of a crew, in UA. A Rescue Mission earns none (CS-RULING-136). */
export const rewardOf = (board: Board, crew: CrewId): number =>
  board.campaign?.rewards[crew] ??
  missionOf(board).pieces.reduce(
    (sum, piece, i) => sum + (JUDGES[piece.piece] as Judge<PieceKind>).reward(board, piece, board.objectives[i]!, crew),
    0,
  );
