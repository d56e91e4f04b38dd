import type { Hex } from '@cosmodrome/kit/hexes';
import type { ScenarioAct, ScenarioId, ScenarioTile } from './names.ts';

/** A value for 2, 3, 4, 5 and 6 Rocketeers. */
export type PerCrew<T = number> = readonly [T, T, T, T, T];
export const perCrew = <T>(values: PerCrew<T>, n: number): T => values[n - 2] as T;

/** What a scenario fixes as data (SCA-SCEN-01); its special rules are in rules/scenarios. */
export type ScenarioData = {
  readonly id: ScenarioId;
  /** Start tile number, and its cell; null: the players dock the Shuttlecraft. */
  readonly startTile: number;
  readonly start: Hex | null;
  /** Cells added by 2, 3, 4, 5, 6 Rocketeers (SCA-SCOM-01). */
  readonly layout: readonly (readonly Hex[])[];
  readonly holes: readonly Hex[];
  /** Fixed scenario tile that lies face down with public identity, and its cell per N. */
  readonly fixed: { readonly tile: number; readonly at: PerCrew<Hex> } | null;
  /** Scenario tiles behind markers. */
  readonly markers: readonly number[];
  /** Cells of markers and decoys per N, or how many of the farthest cells (SCA-SCOM-04). */
  readonly markerCells: PerCrew<readonly Hex[] | number>;
  /** Numbers of Alien tokens, A01 is 1. */
  readonly pool: readonly number[];
  readonly aliens: PerCrew;
  readonly discoveries: PerCrew;
  readonly alerts: PerCrew;
  /** Tile numbers of the muster tile, the first that is revealed counts. */
  readonly muster: readonly number[];
  /** Cubes or freed Thralls to reach; 0: nothing to count. */
  readonly goal: PerCrew;
  /** The IQ action it is won by, if there is one. */
  readonly act: ScenarioAct | '';
  /** What must be found; other rooms behind markers only help or harm. */
  readonly sought: readonly ScenarioTile[];
  /** Where all must come together in the end, if anywhere. */
  readonly home: ScenarioTile | '';
};
/** "0,0 0,-1 …" */
const cells = (text: string): readonly Hex[] =>
  text.split(' ').map((c) => {
    const [q, r] = c.split(',').map(Number);
    return { q: q as number, r: r as number };
  });
const hex = (q: number, r: number): Hex => ({ q, r });
const span = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const NONE: PerCrew = [0, 0, 0, 0, 0];

export const SCENARIO: Readonly<Record<ScenarioId, ScenarioData>> = {
  // SCA-S1-01..04, -09
  s1: {
    id: 's1',
    startTile: 38,
    start: hex(0, 2),
    layout: [
      cells('0,0 0,-1 1,-1 1,0 0,1 -1,1 -1,0 0,-2 1,-2 1,1 0,2 -1,2 -1,-1'),
      cells('2,-1 -2,1 2,-2'),
      cells('2,0 -2,0 -2,2'),
      cells('0,-3 1,-3 -1,-2'),
      cells('2,-3 3,-3 -2,-1'),
    ],
    holes: [],
    fixed: null,
    markers: [40],
    markerCells: [
      cells('0,-2 1,-2 -1,-1'),
      cells('0,-2 1,-2 -1,-1 2,-2'),
      cells('0,-2 1,-2 2,-2 -2,0'),
      cells('0,-3 1,-3 -1,-2 2,-2'),
      cells('0,-3 1,-3 2,-3 3,-3 -2,-1'),
    ],
    pool: [...span(1, 19), 33, 35, 41],
    aliens: [7, 7, 8, 8, 9],
    discoveries: [4, 5, 6, 7, 8],
    alerts: NONE,
    muster: [40],
    goal: [2, 3, 3, 4, 4],
    act: 'shut-down',
    sought: ['control-room'],
    home: 'airlock',
  },
  // SCA-S2-01..04, -10
  s2: {
    id: 's2',
    startTile: 38,
    start: hex(0, 0),
    layout: [
      cells('0,0 0,-1 1,-1 -1,0 0,-2 1,-2 -1,-1 2,-2 0,-3 1,-3 -1,-2 2,-3 0,-4 1,-4'),
      cells('-1,-3 2,-4 3,-3'),
      cells('-2,-1 -2,-2 3,-4'),
      cells('0,-5 1,-5 2,-5 -1,-4'),
      cells('-2,-3 3,-5 -2,0 4,-4'),
    ],
    holes: [],
    fixed: null,
    markers: [39],
    markerCells: [
      cells('0,-4 1,-4 2,-3'),
      cells('0,-4 1,-4 2,-4'),
      cells('0,-4 1,-4 2,-4 -2,-2'),
      cells('0,-5 1,-5 2,-5 -1,-4'),
      cells('0,-5 1,-5 2,-5 -1,-4 3,-5'),
    ],
    pool: [...span(1, 13), ...span(20, 24), 33, 34, 35, 38, 42],
    aliens: [10, 12, 13, 14, 15],
    discoveries: [4, 5, 6, 7, 8],
    alerts: NONE,
    muster: [39],
    goal: NONE,
    act: '',
    sought: ['hive-queen'],
    home: '',
  },
  // SCA-S3-01..04, -08, -10
  s3: {
    id: 's3',
    startTile: 37,
    start: null,
    layout: [
      cells('0,-1 1,-1 1,0 0,1 -1,1 -1,0 0,-2 2,-2 2,0 0,2 -2,2 -2,0'),
      cells('1,-2 -1,2 2,-1'),
      cells('1,1 -1,-1 -2,1'),
      cells('0,-3 3,-3 3,0'),
      cells('0,3 -3,3 -3,0'),
    ],
    holes: cells('0,0'),
    fixed: null,
    markers: [41, 42],
    markerCells: [4, 4, 5, 5, 6],
    pool: [...span(1, 12), ...span(14, 19), 33, 35, 36, 37, 41],
    aliens: [6, 8, 10, 11, 12],
    discoveries: [4, 5, 6, 7, 8],
    alerts: [2, 2, 3, 3, 4],
    muster: [41, 42],
    goal: [4, 5, 6, 7, 8],
    act: '',
    sought: ['slave-pen-a', 'slave-pen-b'],
    home: 'shuttlecraft',
  },
  // SCA-S4-01..04, -12
  s4: {
    id: 's4',
    startTile: 43,
    start: hex(0, 0),
    layout: [
      cells('0,0 0,-1 1,-1 1,0 0,1 -1,1 -1,0 2,-1 3,-2 3,-1 4,-2 -2,1 -3,2 -3,1 -4,2'),
      cells('4,-3 -4,3 2,-2'),
      cells('-2,2 5,-3 -5,3'),
      cells('0,-2 0,2 2,0 -2,0'),
      cells('1,-2 -1,2 5,-4 -5,4'),
    ],
    holes: [],
    fixed: null,
    markers: [37, 44],
    markerCells: [
      cells('4,-2 3,-2 -4,2 -3,2'),
      cells('4,-2 4,-3 -4,2 -4,3'),
      cells('5,-3 4,-3 4,-2 -5,3 -4,3'),
      cells('5,-3 4,-3 4,-2 -5,3 -4,3 -4,2'),
      cells('5,-4 5,-3 4,-3 -5,4 -5,3 -4,3'),
    ],
    pool: [...span(1, 24), ...span(33, 39), 41, 42],
    aliens: [11, 12, 13, 13, 14],
    discoveries: [4, 5, 6, 7, 8],
    alerts: [3, 4, 5, 6, 7],
    muster: [44],
    goal: NONE,
    act: '',
    sought: ['shuttlecraft'],
    home: 'shuttlecraft',
  },
  // SCA-S5-01..05, -12
  s5: {
    id: 's5',
    startTile: 38,
    start: hex(0, 0),
    layout: [
      cells('0,-1 0,0 0,1 1,-1 1,0 1,1 2,-2 2,-1 2,0 3,-2 3,-1 3,0 4,-3 4,-2 4,-1'),
      cells('5,-3 5,-2 5,-1'),
      cells('6,-4 6,-3 6,-2'),
      cells('2,1 3,1 4,0'),
      cells('2,-3 3,-3 4,-4'),
    ],
    holes: [],
    fixed: { tile: 48, at: [hex(4, -2), hex(5, -2), hex(6, -3), hex(6, -3), hex(6, -3)] },
    markers: [45, 46, 47],
    markerCells: [
      cells('2,-2 2,0 3,-2 3,0'),
      cells('2,0 3,-2 3,0 4,-3 4,-1'),
      cells('3,-2 3,0 4,-3 4,-1 5,-3 5,-1'),
      cells('3,-2 2,1 4,0 4,-3 5,-3 5,-1'),
      cells('2,1 4,0 2,-3 4,-4 5,-3 5,-1'),
    ],
    pool: [...span(1, 19), 33, 35, 36, 37, 39, 41],
    aliens: [6, 9, 11, 12, 13],
    discoveries: [5, 6, 7, 8, 9],
    alerts: [2, 3, 3, 4, 4],
    muster: [48],
    goal: NONE,
    act: 'stop-thaw',
    sought: ['cryo-bay-a', 'cryo-bay-b', 'cryo-bay-c', 'bridge'],
    home: '',
  },
  // SCA-S6-01..04, -08, -11
  s6: {
    id: 's6',
    startTile: 37,
    start: null,
    layout: [
      cells('0,0 0,-1 1,-1 1,0 0,1 -1,1 -1,0 0,-2 0,-3 2,0 3,0 -2,2 -3,3'),
      cells('1,-3 2,1 -3,2'),
      cells('-1,-2 3,-1 -2,3'),
      cells('0,-4 4,0 -4,4'),
      cells('1,-4 3,1 -4,3'),
    ],
    holes: [],
    fixed: null,
    markers: [49, 50, 51],
    markerCells: [4, 5, 5, 6, 6],
    pool: [...span(1, 5), ...span(10, 12), ...span(20, 29), ...span(33, 40)],
    aliens: [11, 12, 14, 14, 14],
    discoveries: [5, 6, 7, 8, 9],
    alerts: [2, 2, 3, 3, 4],
    muster: [49],
    goal: [3, 4, 5, 6, 7],
    act: 'overload',
    sought: ['reactor'],
    home: 'shuttlecraft',
  },
  // SCA-S7-01..05, -15
  s7: {
    id: 's7',
    startTile: 38,
    start: hex(0, 3),
    layout: [
      cells('0,0 0,-1 1,-1 1,0 0,1 -1,1 -1,0 0,-2 1,-2 2,-1 -2,1 -1,-1 0,2 0,3 1,2'),
      cells('1,1 -1,2'),
      cells('2,0 -2,2 2,-2 -2,0'),
      cells('-1,3 0,-3 1,-3'),
      cells('3,-2 -3,1 3,-3 -3,0'),
    ],
    holes: [],
    fixed: { tile: 52, at: [hex(0, 0), hex(0, 0), hex(0, 0), hex(0, 0), hex(0, 0)] },
    markers: [53, 54, 55],
    markerCells: [
      cells('0,-2 1,-2 2,-1 -2,1'),
      cells('0,-2 1,-2 2,-1 -2,1 -1,-1'),
      cells('0,-2 1,-2 2,-2 -2,0 2,0 -2,2'),
      cells('0,-3 1,-3 2,-2 -2,0 2,0 -2,2'),
      cells('0,-3 1,-3 3,-3 -3,0 2,0 -2,2'),
    ],
    pool: span(1, 42),
    aliens: [7, 9, 12, 12, 13],
    discoveries: [5, 6, 7, 8, 9],
    alerts: [3, 3, 4, 4, 5],
    muster: [52],
    goal: NONE,
    act: 'cut-relay',
    sought: ['psi-relay-a', 'psi-relay-b', 'psi-relay-c', 'overmind'],
    home: '',
  },
};
/** Cells of the map for N Rocketeers, the docked Shuttlecraft apart. */
export const layoutOf = (scenario: ScenarioId, n: number): readonly Hex[] => SCENARIO[scenario].layout.slice(0, n - 1).flat();
/** How hard a scenario is, of 5, and how many minutes it takes (SCA-CONTENT-15): for whoever chooses one. */
export const LENGTH: Readonly<Record<ScenarioId, { readonly weight: number; readonly minutes: number }>> = {
  s1: { weight: 1, minutes: 60 },
  s2: { weight: 2, minutes: 75 },
  s3: { weight: 2, minutes: 75 },
  s4: { weight: 3, minutes: 90 },
  s5: { weight: 4, minutes: 100 },
  s6: { weight: 4, minutes: 100 },
  s7: { weight: 5, minutes: 120 },
};
