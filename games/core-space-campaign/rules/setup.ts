/** A campaign is agreed upon (CS-CMP-01 to -07). */
import { MISSIONS, type MissionId } from '@cosmodrome/core-space/content/index';
import type { Option, Options } from '@cosmodrome/kernel';
import { ARC_CREWS } from '../content/index.ts';
import { GOALS, type Goal, type Settings, STRUCTURES, type State, type Structure } from '../state.ts';
import { emptyCrew } from './founding.ts';

/** Rounds of a League (CS-RULING-215), games of an open campaign. */
const LENGTH = { min: 2, max: 40, usual: 6, league: [3, 9] } as const;
export const OPTIONS: readonly Option[] = [
  { key: 'structure', kind: 'choice', values: STRUCTURES, default: 'open' },
  { key: 'mode', kind: 'choice', values: ['versus', 'together'], default: 'versus' },
  { key: 'length', kind: 'amount', min: LENGTH.min, max: LENGTH.max, default: LENGTH.usual },
  { key: 'goal', kind: 'choice', values: GOALS, default: 'money' },
  { key: 'pairing', kind: 'choice', values: ['swiss', 'round-robin'], default: 'swiss' },
  { key: 'missions', kind: 'list', values: MISSIONS, min: 1, max: 9, default: ['pillage-express'] },
  { key: 'expansion', kind: 'switch', default: false },
  { key: 'veterans', kind: 'switch', default: false },
];
/** CS-CMP-07, Campaign arc: one to four crews; a League needs somebody to meet. */
export function whyNotOptions(options: Options, seats: number): string | undefined {
  const { structure } = options;
  if (structure === 'arc' && seats > ARC_CREWS) return 'too-many-for-the-arc';
  if (structure !== 'league') return undefined;
  const [least, most] = LENGTH.league;
  if (seats < 2) return 'league-of-one';
  return (options.length as number) < least || (options.length as number) > most ? 'league-length' : undefined;
}
const settingsOf = (options: Options, seats: number): Settings => ({
  structure: options.structure as Structure,
  mode: seats === 1 ? 'together' : (options.mode as Settings['mode']),
  pairing: options.pairing as Settings['pairing'],
  goal: options.goal as Goal,
  length: options.length as number,
  missions: options.missions as readonly MissionId[],
  expansion: options.expansion as boolean,
  veterans: options.veterans as boolean,
});
export const setUp = (options: Options, seats: number): State => ({
  seats,
  settings: settingsOf(options, seats),
  phase: 'home',
  step: 0,
  stage: '1',
  again: false,
  crews: Array.from({ length: seats }, (_, seat) => emptyCrew(seat)),
  plans: Array.from({ length: seats }, () => null),
  brought: Array.from({ length: seats }, () => null),
  outings: [],
  offers: [],
  met: [],
  strays: [],
  deeds: [],
  log: [],
  champions: [],
  ids: { member: 0, outing: 0, offers: Array.from({ length: seats }, () => 0) },
  ending: 'playing',
});
