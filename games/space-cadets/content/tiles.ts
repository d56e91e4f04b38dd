import { SCENARIO_TILES, type ScenarioTile } from './names.ts';

/** A tile's print: sides (1 = arrow, then clockwise) with a hatch, a vent, a box for the scenario marker. */
export type TilePrint = {
  readonly number: number;
  readonly hatches: readonly number[];
  readonly vent: boolean;
  readonly box: boolean;
  readonly name: ScenarioTile | '';
};

/** SCA-CONTENT-12: hatch sides, then v for a vent. */
const STANDARD = [
  ['', '14v', '2', '36', '56v', '4', '235v', '13', '6', 'v', '5', '1'],
  ['246v', '', '23v', '45', '3', 'v', '16', '15', '', '245v', '2', '34'],
  ['6v', '1', '5', '146v', '26', '35', '4v', '12', '3', 'v', '25', '46'],
].flat();
/** SCA-CONTENT-13: hatch sides, v for a vent, b for a marker box; from number 37 on. */
const SCENARIO = [
  '135',
  '14',
  'vb',
  '25b',
  '135b',
  '246b',
  '123456',
  '14b',
  '14b',
  '25b',
  '36b',
  '135',
  '246b',
  'vb',
  'vb',
  '',
  '14b',
  '25b',
  '36b',
];

const print = (code: string, number: number): TilePrint => ({
  number,
  hatches: [...code].flatMap((c) => (c >= '1' && c <= '6' ? [Number(c)] : [])),
  vent: code.includes('v'),
  box: code.includes('b'),
  name: SCENARIO_TILES[number as keyof typeof SCENARIO_TILES] ?? '',
});
export const STANDARD_TILES = STANDARD.length;
/** The number of each named tile. */
export const NUMBER = Object.fromEntries(Object.entries(SCENARIO_TILES).map(([n, name]) => [name, Number(n)])) as Readonly<
  Record<ScenarioTile, number>
>;
/** By tile number; index 0 is empty. */
export const TILES: readonly TilePrint[] = ['', ...STANDARD, ...SCENARIO].map(print);
export const tilePrint = (number: number): TilePrint => TILES[number] as TilePrint;
