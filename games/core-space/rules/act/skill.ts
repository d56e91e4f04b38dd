/** Skills in one's own turn (CS-SKL). */
import type { Flow } from '@cosmodrome/kernel';
import { type SkillId, type SkillLevel, skillOf } from '../../content/skills.ts';
import { skillsOf } from '../../judge/figures.ts';
import type { Active, Figure, State } from '../../state.ts';
import type { Act } from '../../topics.ts';
import { bySkill, type Table } from '../table.ts';
import { mayUse, payFor, ruleOf } from '../windows.ts';
import { mayAct, pay } from './effort.ts';

type SkillAct = Extract<Act, { readonly do: 'skill' }>;
/** Before entering, only what brings one in (CS-MOV-10); Prone, only what grants an action (CS-RULING-154); Defeated, a Machine without moving or fighting (CS-RULING-67). */
const ENTERING: Readonly<Partial<Record<SkillId, readonly number[]>>> = { stubborn: [1, 2], accelerate: [1, 2, 3], overload: [1, 2] };
const RISING: Readonly<Partial<Record<SkillId, readonly number[]>>> = { overload: [1, 2], assist: [3] };
const HUMMING: Readonly<Partial<Record<SkillId, readonly number[]>>> = {
  reroute: [2, 3],
  repair: [1, 2, 3],
  scanners: [1, 2, 3],
  overload: [3],
};
const suits = (f: Figure, skill: SkillId, level: number): boolean => {
  const only = f.defeated ? HUMMING : f.where === 'aboard' ? ENTERING : f.prone ? RISING : undefined;
  return only === undefined || (only[skill]?.includes(level) ?? false);
};
/** CS-SKL-01 to -03, -10, -13 */
export function skillActs(state: State, f: Figure): SkillAct[] {
  if (f.skilled || f.pegs === 0) return [];
  return skillsOf(state, f).flatMap(({ skill, level }) =>
    skillOf(skill)
      .levels.slice(0, level)
      .flatMap((_, i): SkillAct[] => {
        const at = (i + 1) as SkillLevel;
        const rule = ruleOf(skill, at);
        if (!rule || !('use' in rule) || !suits(f, skill, at) || !mayUse(state, f, skill, at)) return [];
        if (rule.use.costs && !mayAct(state, f, rule.use.costs)) return [];
        return rule.use.may(state, f) ? [{ do: 'skill', skill, level: at }] : [];
      }),
  );
}
export function* doSkill(table: Table, f: Figure, active: Active, act: SkillAct): Flow {
  const level = act.level as SkillLevel;
  const rule = ruleOf(act.skill, level);
  if (!rule || !('use' in rule)) return;
  if (rule.use.costs) pay(table, f, active, rule.use.costs, 'normal');
  payFor(table, f, act.skill, level);
  yield* bySkill(table, f, act.skill, level, rule.use.use(table, f));
}
