import type { AlienType, BossType, ScenarioAct, ScenarioTile } from './names.ts';

/** What the named tiles of the scenarios bring. */
export type Room = {
  /** The IQ action that can be made here while the marker lies in the box (SCA-SCEN-05). */
  readonly act: ScenarioAct | '';
  readonly boss: BossType | '';
  /** Who stands here when it is turned up, with n Rocketeers in play. */
  readonly aliens: (n: number) => readonly (readonly [type: AlienType, count: number])[];
};
const room = (act: ScenarioAct | '', aliens: Room['aliens'] = () => [], boss: BossType | '' = ''): Room => ({ act, boss, aliens });
/** SCA-S3-05, -07 */
const pen = room('cut-transmitter', (n) => [
  ['thrall', n === 2 ? 2 : n <= 4 ? 3 : 4],
  [n >= 4 ? 'leader' : 'saucerman', 1],
]);
/** SCA-S5-06, -08 */
const bay = room('stop-thaw', (n) => [['war-thrall', n >= 4 ? 2 : 1]]);
/** SCA-S6-05, -07 */
const pool = room('drain', (n) => [['leech', n >= 4 ? 2 : 1]]);
/** SCA-S7-09, -11 */
const relay = room('cut-relay', (n) => [['saucerman', n <= 3 ? 1 : 2]]);

export const ROOMS: Readonly<Record<ScenarioTile, Room>> = {
  shuttlecraft: room(''),
  airlock: room(''),
  // SCA-S2-05
  'hive-queen': room('', (n) => [['bug', n]], 'hive-queen'),
  // SCA-S1-05, -06
  'control-room': room('shut-down', (n) => [
    ['leader', 1],
    ['saucerman', n >= 4 ? 1 : 0],
  ]),
  'slave-pen-a': pen,
  'slave-pen-b': pen,
  brig: room(''),
  // SCA-S4-10
  'guard-post': room('silence-alarm'),
  'cryo-bay-a': bay,
  'cryo-bay-b': bay,
  'cryo-bay-c': bay,
  // SCA-S5-09
  bridge: room('', (n) =>
    n >= 4
      ? [
          ['brain', 1],
          ['leader', 1],
          ['war-thrall', 1],
        ]
      : [
          ['brain', 1],
          ['saucerman', 1],
        ],
  ),
  // SCA-S6-08
  reactor: room('overload'),
  'leech-pool-a': pool,
  'leech-pool-b': pool,
  // SCA-S7-06
  overmind: room('', () => [], 'overmind'),
  'psi-relay-a': relay,
  'psi-relay-b': relay,
  'psi-relay-c': relay,
};
/** Hit points of a boss (SCA-S2-05, SCA-S7-06). */
export const bossHp = (n: number): number => n + 3;
