/** All skills by name, a file a family. Those of Mergs come with their rules (CS-MRG). */
import type { SkillId } from '../../content/skills.ts';
import { AUGMENTED } from './augmented.ts';
import { CLOSE } from './close.ts';
import { CUNNING } from './cunning.ts';
import { ENDURANCE } from './endurance.ts';
import { MACHINE } from './machine.ts';
import { RANGED } from './ranged.ts';
import type { SkillRules } from './rule.ts';
import { STEALTH } from './stealth.ts';
import { TECH } from './tech.ts';

type Merg = 'charge' | 'disconnect' | 'heel' | 'sonic-roar';
const RULES: Readonly<Record<Exclude<SkillId, Merg>, SkillRules>> = {
  ...RANGED,
  ...CLOSE,
  ...ENDURANCE,
  ...STEALTH,
  ...CUNNING,
  ...TECH,
  ...AUGMENTED,
  ...MACHINE,
};
const isRuled = (skill: SkillId): skill is Exclude<SkillId, Merg> => Object.hasOwn(RULES, skill);
export const skillRules = (skill: SkillId): SkillRules => (isRuled(skill) ? RULES[skill] : []);
