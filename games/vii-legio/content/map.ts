/** The Red Nebula: sectors, borders, limits (LEG-BORDER and LEG-LIMIT of the catalogue). */
export type Sector = 1 | 2 | 3 | 4 | 5;
export const SECTORS: readonly Sector[] = [1, 2, 3, 4, 5];
/** Where a ship can be; the Star Base is sector 1. LEG-RULING-49 */
export type Place = Sector | 'X';
export const STAR_BASE: Sector = 1;

export type Zone = 'A' | 'B';
export const ZONE: Readonly<Record<Sector, Zone>> = { 1: 'A', 2: 'A', 3: 'A', 4: 'B', 5: 'B' };

export type Border = { readonly between: readonly [Sector, Sector]; readonly cards: number };
export const BORDERS: readonly Border[] = [
  { between: [1, 2], cards: 1 },
  { between: [1, 3], cards: 2 },
  { between: [2, 3], cards: 2 },
  { between: [2, 4], cards: 3 },
  { between: [3, 4], cards: 2 },
  { between: [3, 5], cards: 3 },
  { between: [4, 5], cards: 2 },
];
/** Cards to cross from one sector to another; 0: they do not touch. */
export const CROSSING: Readonly<Record<Sector, Readonly<Record<Sector, number>>>> = (() => {
  const none = () => ({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 });
  const table: Record<Sector, Record<Sector, number>> = { 1: none(), 2: none(), 3: none(), 4: none(), 5: none() };
  for (const { between, cards } of BORDERS) {
    table[between[0]][between[1]] = cards;
    table[between[1]][between[0]] = cards;
  }
  return table;
})();

/** Planets a sector can hold, by number of U.C. */
export const LIMITS: Readonly<Record<number, Readonly<Record<Sector, number>>>> = {
  2: { 1: 3, 2: 4, 3: 5, 4: 5, 5: 6 },
  3: { 1: 4, 2: 6, 3: 8, 4: 7, 5: 8 },
  4: { 1: 6, 2: 8, 3: 10, 4: 10, 5: 11 },
};

export type Pawn = 'alpha' | 'beta' | 'gamma' | 'delta' | 'epsilon';
export const PAWNS: readonly Pawn[] = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'];
