/** The ten class sheets of seven skills (CS-CRW-04, CS-CRW-05). */
import type { SkillId } from './skills.ts';
import type { Sourced } from './source.ts';

export const CLASSES = ['crew', 'hunter', 'soldier', 'brawler', 'scout', 'smuggler', 'tech', 'augmented', 'machine', 'merg'] as const;
export type ClassId = (typeof CLASSES)[number];
export type ClassData = Sourced & { readonly skills: readonly [SkillId, SkillId, SkillId, SkillId, SkillId, SkillId, SkillId] };

export const CLASS: Readonly<Record<ClassId, ClassData>> = {
  crew: {
    skills: ['ambush', 'counter-shot', 'reflexes', 'walk-it-off', 'stubborn', 'evasion', 'light-fingers'],
    source: 'ours',
    but: { ambush: 'rulebook' },
  },
  hunter: { skills: ['marksman', 'weapons-expert', 'disarm', 'combat-expert', 'ambush', 'fade-to-black', 'evasion'], source: 'rulebook' },
  soldier: { skills: ['sure-shot', 'counter-shot', 'marksman', 'weapons-expert', 'stubborn', 'impervious', 'hard-to-hit'], source: 'ours' },
  brawler: { skills: ['kata', 'disarm', 'reflexes', 'combat-expert', 'walk-it-off', 'onslaught', 'impervious'], source: 'ours' },
  scout: { skills: ['sure-shot', 'hard-to-hit', 'ambush', 'blend-in', 'fade-to-black', 'evasion', 'distraction'], source: 'ours' },
  smuggler: {
    skills: ['counter-shot', 'reflexes', 'distraction', 'evasion', 'light-fingers', 'persuasion', 'fade-to-black'],
    source: 'ours',
  },
  tech: { skills: ['disruption', 'assist', 'control', 'hacking', 'sure-shot', 'walk-it-off', 'hard-to-hit'], source: 'ours' },
  augmented: { skills: ['accelerate', 'blast', 'manipulate', 'stimulate', 'reflexes', 'onslaught', 'impervious'], source: 'ours' },
  machine: { skills: ['reroute', 'scanners', 'protection-protocol', 'repair', 'overload', 'control', 'sure-shot'], source: 'ours' },
  merg: { skills: ['charge', 'disconnect', 'heel', 'sonic-roar', 'onslaught', 'stubborn', 'impervious'], source: 'ours' },
};
