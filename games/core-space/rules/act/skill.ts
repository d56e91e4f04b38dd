/** Skills in one's own turn (CS-SKL). */
import type { Flow } from '@cosmodrome/kernel';
import { type SkillLevel, skillOf } from '../../content/skills.ts';
import { skillsOf } from '../../judge/figures.ts';
import type { Active, Figure, State } from '../../state.ts';
import type { Act } from '../../topics.ts';
import type { Table } from '../table.ts';
import { mayUse, payFor, ruleOf } from '../windows.ts';
import { mayAct, pay } from './effort.ts';

type SkillAct = Extract<Act, { readonly do: 'skill' }>;
/** CS-SKL-01 to -03, -13 */
export function skillActs(state: State, f: Figure): SkillAct[] {
  if (f.skilled || f.pegs === 0) return [];
  return skillsOf(state, f).flatMap(({ skill, level }) =>
    skillOf(skill)
      .levels.slice(0, level)
      .flatMap((_, i): SkillAct[] => {
        const at = (i + 1) as SkillLevel;
        const rule = ruleOf(skill, at);
        if (!rule || !('use' in rule) || !mayUse(state, f, skill, at)) return [];
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
  yield* rule.use.use(table, f);
}
