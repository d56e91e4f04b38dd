/** What advice to those who draw missions can be reckoned: figures beside which the six of the catalogue can be held. */
import { SPOT, STOP } from '@cosmodrome/kit/plane/plan';
import { aimsOf } from './flaws.ts';
import { PEGS_A_CREW } from './hostility.ts';
import type { MissionMap } from './map.ts';
import type { Mission, MissionPiece } from './mission.ts';

export type Measures = {
  /** Squares of a hundred with something on them that covers. CS-MCR-11 */
  readonly cover: number;
  /** Inches from the middle of the board, on the mean; undefined: it is nowhere. CS-MCR-12 */
  readonly primary: number | undefined;
  readonly secondary: number | undefined;
  /** Pegs that the rulebook advises at the start. CS-MCR-14 */
  readonly pegs: number;
};
export function measuresOf(mission: Mission, map: MissionMap): Measures {
  const { cols, rows, sq } = map.plan;
  const squares = cols * rows;
  const standing = sq.reduce((sum, bits) => sum + (bits & (STOP | SPOT) ? 1 : 0), 0);
  const off = (is: (piece: MissionPiece) => boolean): number | undefined => {
    const far = mission.pieces
      .filter(is)
      .flatMap((piece) => aimsOf(piece, map))
      .flat()
      .map((i) => Math.sqrt(((i % cols) + 0.5 - cols / 2) ** 2 + (Math.floor(i / cols) + 0.5 - rows / 2) ** 2));
    return far.length === 0 ? undefined : Math.round((10 * far.reduce((sum, n) => sum + n, 0)) / far.length) / 10;
  };
  return {
    cover: Math.round((1000 * standing) / squares) / 10,
    primary: off((piece) => 'aim' in piece && piece.aim === 'primary'),
    secondary: off((piece) => 'aim' in piece && piece.aim === 'secondary'),
    pegs: pegsAdvised(Array.from({ length: Math.min(2, mission.crews.to) }, () => ({ traders: mission.traders, games: 0 }))),
  };
}
/**
 * CS-MCR-14 to -17, CS-RULING-130, -208: none for two crews that begin with three Traders; one for each game that two of the crews have
 * played, two for each crew beyond the second, one for each Trader beyond the third that two crews bring. A crew alone counts by itself.
 */
export function pegsAdvised(crews: readonly { readonly traders: number; readonly games: number }[]): number {
  const reached = (of: 'traders' | 'games'): number => {
    const sorted = crews.map((crew) => crew[of]).sort((a, b) => b - a);
    return sorted[Math.min(1, sorted.length - 1)] ?? 0;
  };
  return reached('games') + PEGS_A_CREW * Math.max(0, crews.length - 2) + Math.max(0, reached('traders') - FEW);
}
/** So many Traders a crew count for nothing. */
const FEW = 3;
