/** Career points are placed (CS-ADN, CS-RULING-115, -128). */
import { CLASS, type SkillId } from '@cosmodrome/core-space/content/index';
import type { Flow, Seat } from '@cosmodrome/kernel';
import { ROW_BONUS, ROWS, STATISTICS, type Statistic } from '../content/index.ts';
import { careerFull, growable, lastSpace, learnable, potentialOf, topOf } from '../judge/people.ts';
import { type Crew, crewOf, type Member, type Outing, type State } from '../state.ts';
import { type AdvanceAct, ask, type Why } from '../topics.ts';
import { isAdvanceAct } from './shapes.ts';
import { acts, crewAt, type Table, who } from './table.ts';
import { openVisits } from './trading.ts';

export function openAdvancement(table: Table, outing: Outing): void {
  outing.phase = 'advancement';
  for (const { seat } of outing.parties) fillSpaces(table, crewAt(table, seat));
  closeAdvancement(table, outing);
}
/** CS-PST-01 */
function closeAdvancement(table: Table, outing: Outing): void {
  if (outing.parties.every(({ seat }) => toPlace(crewAt(table, seat)).length === 0)) openVisits(table, outing);
}
/** Members with a point that has somewhere to go. */
export const toPlace = (crew: Crew): Member[] => crew.members.filter((m) => m.points > 0);
/** Points without a choice: no skill can rise, so the space alone is filled; or nothing can rise at all. CS-RULING-115, CS-ADN-07 */
export function fillSpaces(table: Table, crew: Crew): void {
  for (const m of crew.members) {
    while (m.points > 0 && !careerFull(m) && learnable(m).length === 0) step(table, crew.seat, m);
    if (careerFull(m) && growable(m).length === 0) m.points = 0;
  }
}
/** CS-ADN-04, -08 */
export function whyNotAdvance(state: State, seat: Seat, act: AdvanceAct): Why | undefined {
  const m = crewOf(state, seat).members.find(({ id }) => id === act.member);
  if (!m || m.points === 0) return 'not-there';
  if (act.do === 'grow') {
    if (!careerFull(m)) return 'career-first';
    return m[act.statistic] < potentialOf(m.profile, act.statistic) ? undefined : 'at-potential';
  }
  if (careerFull(m)) return 'not-now';
  if (!CLASS[m.class].skills.includes(act.skill)) return 'class-not-open';
  return (m.levels[act.skill] ?? 0) < topOf(act.skill) ? undefined : 'full-skill';
}
export const advanceActs = (state: State, seat: Seat): AdvanceAct[] =>
  toPlace(crewOf(state, seat))
    .flatMap((m): AdvanceAct[] => [
      ...CLASS[m.class].skills.map((skill): AdvanceAct => ({ do: 'learn', member: m.id, skill })),
      ...STATISTICS.map((statistic): AdvanceAct => ({ do: 'grow', member: m.id, statistic })),
    ])
    .filter((act) => whyNotAdvance(state, seat, act) === undefined);

export function* advance(table: Table, outing: Outing, seat: Seat): Flow<() => void> {
  const { state } = table;
  const act = yield* ask(
    seat,
    'advance',
    acts(
      () => advanceActs(state, seat),
      (a) => whyNotAdvance(state, seat, a),
      isAdvanceAct,
      () => 1,
    ),
  );
  return () => {
    const crew = crewAt(table, seat);
    const m = crew.members.find(({ id }) => id === act.member)!;
    if (act.do === 'learn') learn(table, seat, m, act.skill);
    else {
      m.points--;
      m[act.statistic]++;
      table.tell({ kind: 'grown', seat, who: who(m), statistics: [act.statistic], row: 0 });
    }
    fillSpaces(table, crew);
    if (outing.phase === 'advancement') closeAdvancement(table, outing);
  };
}
function learn(table: Table, seat: Seat, m: Member, skill: SkillId): void {
  const level = (m.levels[skill] ?? 0) + 1;
  m.levels = { ...m.levels, [skill]: level };
  table.tell({ kind: 'learnt', seat, who: who(m), skill, level, career: m.career + 1 });
  step(table, seat, m);
}
/** The next space is filled; the last of a row brings more, as far as the potential goes. CS-ADN-05 to -07 */
function step(table: Table, seat: Seat, m: Member): void {
  m.points--;
  m.career++;
  const row = ROWS.findIndex((last) => last === m.career && last <= lastSpace(m.profile));
  if (row < 0) return;
  const rise = ROW_BONUS[row]!.filter((statistic): statistic is Statistic => m[statistic] < potentialOf(m.profile, statistic));
  for (const statistic of rise) m[statistic]++;
  table.tell({ kind: 'grown', seat, who: who(m), statistics: rise, row: row + 1 });
}
