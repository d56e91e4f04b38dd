/** What a Career brings, who may take which class, and what hiring costs (CS-ADN, CS-HIR). */
import { CLASS, CLASSES, type ClassId, GENERICS, type SkillId, skillOf, TRADER, type TraderId } from '@cosmodrome/core-space/content/index';
import { type Contract, HIRING, ROW_BONUS, ROWS, STATISTICS, type Statistic, TOP_SKILL } from '../content/index.ts';
import type { Crew, Levels, Member, State } from '../state.ts';

export const isGeneric = (profile: TraderId): boolean => (GENERICS as readonly string[]).includes(profile);
export const rowsDone = (career: number): number => ROWS.filter((last) => career >= last).length;
export const lastSpace = (profile: TraderId): number => TRADER[profile].career[1];
export const potentialOf = (profile: TraderId, statistic: Statistic): number => TRADER[profile][statistic][1];

/** CS-CRW-04, -05 */
export const classesFor = (profile: TraderId): ClassId[] => {
  const { only, species } = TRADER[profile];
  return only ? [only] : CLASSES.filter((of) => of !== 'merg' || species === 'merg');
};
export const topOf = (skill: SkillId): number => Math.min(TOP_SKILL, skillOf(skill).levels.length);
/** One level each on the first skills of the class, then a second, as far as the points go. */
export function spread(of: ClassId, points: number): Levels {
  const levels: Partial<Record<SkillId, number>> = {};
  let left = points;
  for (let level = 1; level <= TOP_SKILL && left > 0; level++)
    for (const skill of CLASS[of].skills)
      if (left > 0 && topOf(skill) >= level) {
        levels[skill] = level;
        left--;
      }
  return levels;
}
/** The first skills of the class to the top. */
export function deep(of: ClassId, points: number): Levels {
  const levels: Partial<Record<SkillId, number>> = {};
  let left = points;
  for (const skill of CLASS[of].skills) {
    const put = Math.min(left, topOf(skill));
    if (put > 0) levels[skill] = put;
    left -= put;
  }
  return levels;
}
export const pointsIn = (levels: Levels): number => Object.values(levels).reduce((sum, level) => sum + level, 0);
/** CS-CRW-06, CS-ADN-04: skills of the sheet, at most three levels each, and no more than there are points. */
export function fitsSheet(levels: Levels, of: ClassId, points: number): boolean {
  const sheet: readonly string[] = CLASS[of].skills;
  return (
    pointsIn(levels) <= points &&
    Object.entries(levels).every(
      ([skill, level]) => sheet.includes(skill) && Number.isInteger(level) && level >= 1 && level <= topOf(skill as SkillId),
    )
  );
}

/** A statistic of a Trader of this profile with so much Career (CS-ADN-05, -07, CS-RULING-114). */
export function statisticAt(profile: TraderId, career: number, statistic: Statistic): number {
  const [start, most] = TRADER[profile][statistic];
  const bonus = ROW_BONUS.slice(rowsDone(TRADER[profile].career[0]), rowsDone(career)).filter((row) => row.includes(statistic)).length;
  return Math.min(most, start + bonus);
}
/** Skills that a point may go to. */
export const learnable = (m: Member): SkillId[] => CLASS[m.class].skills.filter((skill) => (m.levels[skill] ?? 0) < topOf(skill));
/** CS-ADN-08: what a point may raise once the Career is complete. */
export const growable = (m: Member): Statistic[] => STATISTICS.filter((statistic) => m[statistic] < potentialOf(m.profile, statistic));
export const careerFull = (m: Member): boolean => m.career >= lastSpace(m.profile);
/** What the next point completes, if it completes a row. */
export const nextRow = (m: Member): { readonly row: number; readonly brings: readonly Statistic[] } | undefined => {
  const row = ROWS.findIndex((last) => m.career + 1 === last && last <= lastSpace(m.profile));
  return row < 0 ? undefined : { row: row + 1, brings: ROW_BONUS[row]!.filter((statistic) => growable(m).includes(statistic)) };
};
/** CS-RULING-138: the rows that are full. */
export const levelOf = (m: Pick<Member, 'career'>): number => rowsDone(m.career);

/** CS-HIR-09, -10 */
export function priceOf(profile: TraderId, contract: Contract): number {
  const [, spot, permanent, temporary] = HIRING.find(([upTo]) => TRADER[profile].points <= upTo)!;
  return { spot, permanent, temporary }[contract];
}
/** CS-HIR-16: half of a permanent contract, rounded up. */
export const rebuildPrice = (profile: TraderId): number => Math.ceil(priceOf(profile, 'permanent') / 2);

export const captainOf = (crew: Crew): Member | undefined => crew.members.find((m) => m.captain);
/** CS-EXT-29, CS-RULING-203 */
export const isAway = (m: Member): boolean => m.misses > 0 || m.ransom !== null;
/** Members who can go on the next mission. */
export const ready = (crew: Crew): Member[] => crew.members.filter((m) => !isAway(m));
/** Could it be a handler for somebody else? */
export const handlersIn = (crew: Crew, but?: Member): Member[] =>
  crew.members.filter((m) => m !== but && TRADER[m.profile].species !== 'merg');
/** Profiles that some crew has (CS-CRW-03, CS-RULING-202). */
export function takenProfiles(state: Pick<State, 'crews' | 'outings'>): ReadonlySet<TraderId> {
  const former = state.outings.flatMap(({ parties }) => parties.flatMap((p) => p.former.map((m) => m.profile)));
  const drafted = state.crews.flatMap(({ draft }) => draft.map(({ profile }) => profile));
  return new Set([...state.crews.flatMap(({ members }) => members.map((m) => m.profile)), ...drafted, ...former]);
}
