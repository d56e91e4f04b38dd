/** Tokens a crew owns: where they are, what they are worth, whether one more fits (CS-SHI-04, CS-RULING-103, -110, -125). */
import { INVENTORY, SIZES, type TokenKind, TRADER, tokenOf } from '@cosmodrome/core-space/content/index';
import { BOXES, HOLD, SYSTEMS, UPGRADE_PRICES } from '../content/index.ts';
import type { Crew, Member } from '../state.ts';
import { isAway, priceOf } from './people.ts';

export const spacesOf = (kinds: readonly TokenKind[]): number => kinds.reduce((sum, kind) => sum + SIZES[tokenOf(kind).size], 0);
export const roomInHold = (crew: Pick<Crew, 'hold'>): number => HOLD - spacesOf(crew.hold);
export const roomWith = (m: Pick<Member, 'inventory'>): number => INVENTORY.trader - spacesOf(m.inventory);
export const fitsHold = (crew: Pick<Crew, 'hold'>, kind: TokenKind): boolean => roomInHold(crew) >= SIZES[tokenOf(kind).size];
export const fitsWith = (m: Pick<Member, 'inventory'>, kind: TokenKind): boolean => roomWith(m) >= SIZES[tokenOf(kind).size];
/** Is there a place for it anywhere: in the hold, or with somebody who is there? */
export const fitsAnywhere = (crew: Crew, kind: TokenKind): boolean =>
  fitsHold(crew, kind) || crew.members.some((m) => !isAway(m) && fitsWith(m, kind));
/** More is in the hold, or with somebody, than fits there (CS-RULING-125). */
export const overflows = (crew: Crew): boolean => roomInHold(crew) < 0 || crew.members.some((m) => roomWith(m) < 0);

export const carriedBy = (m: Member): TokenKind[] => [...m.inventory, ...(m.armour === null ? [] : [m.armour])];
export const ownedBy = (crew: Crew): TokenKind[] => [...crew.hold, ...crew.members.flatMap(carriedBy)];
export const isRare = (kind: TokenKind): boolean => tokenOf(kind).icons.some(({ icon }) => icon === 'rare');
export const isAzurium = (kind: TokenKind): boolean => kind === 'azurium';
/** Repairs a Ship Parts token pays (CS-MNT-06). */
export function repairsOf(kind: TokenKind): number {
  const token = tokenOf(kind);
  return token.type === 'goods' && token.goods.is === 'ship-parts' ? token.goods.value : 0;
}
/** CS-RULING-110 */
export const worth = (kind: TokenKind): number => {
  const { cost, sell } = tokenOf(kind);
  return cost ?? 2 * sell;
};
/** The value of a crew (CS-RULING-110). */
export function crewValue(crew: Crew): number {
  if (crew.standing !== 'active') return 0;
  const people = crew.members.reduce(
    (sum, m) => sum + priceOf(m.profile, 'permanent') + Math.max(0, m.career - TRADER[m.profile].career[0]),
    0,
  );
  return people + ownedBy(crew).reduce((sum, kind) => sum + worth(kind), 0) + crew.money;
}
export const fullShip = (crew: Pick<Crew, 'systems'>): boolean => SYSTEMS.every((system) => crew.systems[system] === BOXES);
export const upgradeLevels = (crew: Pick<Crew, 'upgrades'>): number => Object.values(crew.upgrades).reduce((sum, level) => sum + level, 0);
export const UPGRADE_TOP = UPGRADE_PRICES.length;
