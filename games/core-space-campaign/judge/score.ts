/** What a crew is worth when the campaign is told (CS-CMP-02; Content to design, Campaign arc): for rules, words and the end page. */
import { tokenOf } from '@cosmodrome/core-space/content/index';
import { SCORE, SOLO, SOLO_RESULTS, type SoloResult } from '../content/index.ts';
import type { Crew, State } from '../state.ts';
import { fullShip, isAzurium, ownedBy, upgradeLevels } from './things.ts';

export const SCORE_PARTS = ['money', 'things', 'people', 'ship', 'charges', 'upgrades'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];
type At = Pick<State, 'champions' | 'settings'>;
/** Of the arc all of it counts, elsewhere Resources alone. */
export function scoreParts({ champions, settings }: At, crew: Crew): Readonly<Record<ScorePart, number>> {
  const none = { money: 0, things: 0, people: 0, ship: 0, charges: 0, upgrades: 0 };
  if (crew.standing !== 'active') return none;
  if (settings.structure !== 'arc') return { ...none, money: crew.money };
  return {
    money: crew.money,
    things: ownedBy(crew).reduce((sum, kind) => sum + (isAzurium(kind) ? SCORE.azurium : tokenOf(kind).sell), 0),
    people: SCORE.member * crew.members.filter(({ contract }) => contract === 'permanent').length,
    ship: fullShip(crew) ? SCORE.fullShip : 0,
    charges: !champions.includes(crew.seat) ? 0 : champions.length > 1 ? SCORE.chargesTied : SCORE.charges,
    upgrades: SCORE.level * upgradeLevels(crew),
  };
}
export const scoreOf = (at: At, crew: Crew): number => Object.values(scoreParts(at, crew)).reduce((sum, n) => sum + n, 0);
/** Alone: survival, success, legend. */
export const soloResult = (score: number): SoloResult => SOLO_RESULTS[SOLO.filter((from) => score >= from).length]!;
