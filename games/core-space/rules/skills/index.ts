/** All skills by name, a file a family. */
import type { SkillId } from '../../content/skills.ts';
import { AUGMENTED } from './augmented.ts';
import { CLOSE } from './close.ts';
import { CUNNING } from './cunning.ts';
import { ENDURANCE } from './endurance.ts';
import { MACHINE } from './machine.ts';
import { MERG } from './merg.ts';
import { RANGED } from './ranged.ts';
import type { SkillRules } from './rule.ts';
import { STEALTH } from './stealth.ts';
import { TECH } from './tech.ts';

const RULES: Readonly<Record<SkillId, SkillRules>> = {
  ...RANGED,
  ...CLOSE,
  ...ENDURANCE,
  ...STEALTH,
  ...CUNNING,
  ...TECH,
  ...AUGMENTED,
  ...MACHINE,
  ...MERG,
};
export const skillRules = (skill: SkillId): SkillRules => RULES[skill];
