/**
 * The 37 skills and their 108 levels (CS-SURESHOT-01 to CS-ROAR-02): when each level may be used. What it does is a function a level in the
 * rules, what it says is in the words.
 */

/** The rulebook's families. */
export const FAMILIES = ['ranged', 'close', 'endurance', 'stealth', 'cunning', 'tech', 'augmented', 'machine', 'merg'] as const;
export type Family = (typeof FAMILIES)[number];
/**
 * When a level may be used: in the user's own turn; while it makes a Ranged Assault, a Close Assault or a Move of its own; or as a reaction, in
 * one of the windows of an attack (CS-RULING-14), when an enemy makes contact or ends a move, when actions would be lost, or in
 * any gap between two actions (CS-RULING-17).
 */
export type Moment = 'turn' | 'ranged' | 'close' | 'move' | 'declared' | 'hits' | 'resolved' | 'contact' | 'move-ended' | 'loss' | 'gap';
/** Moments outside the user's own initiative. */
export const REACTIONS = ['declared', 'hits', 'resolved', 'contact', 'move-ended', 'loss', 'gap'] as const satisfies readonly Moment[];
export type Window = (typeof REACTIONS)[number];
export type SkillLevel = 1 | 2 | 3;
export type LevelData = {
  readonly rule: string;
  readonly when: Moment;
  /** It also has an effect that is always on and costs nothing (CS-SKL-06). */
  readonly passive: boolean;
};
type Skill = { readonly kind: string; readonly family: Family; readonly levels: readonly LevelData[] };
const level = (topic: string, n: SkillLevel, when: Moment, passive = false): LevelData => ({ rule: `CS-${topic}-0${n}`, when, passive });

export const SKILLS = [
  {
    kind: 'sure-shot',
    family: 'ranged',
    levels: [level('SURESHOT', 1, 'turn'), level('SURESHOT', 2, 'turn'), level('SURESHOT', 3, 'turn')],
  },
  {
    kind: 'counter-shot',
    family: 'ranged',
    levels: [level('COUNTERSHOT', 1, 'resolved'), level('COUNTERSHOT', 2, 'gap'), level('COUNTERSHOT', 3, 'gap')],
  },
  {
    kind: 'marksman',
    family: 'ranged',
    levels: [level('MARKSMAN', 1, 'turn'), level('MARKSMAN', 2, 'turn'), level('MARKSMAN', 3, 'turn')],
  },
  {
    kind: 'weapons-expert',
    family: 'ranged',
    levels: [level('WEAPONSEXPERT', 1, 'turn', true), level('WEAPONSEXPERT', 2, 'ranged', true), level('WEAPONSEXPERT', 3, 'turn')],
  },
  { kind: 'kata', family: 'close', levels: [level('KATA', 1, 'close'), level('KATA', 2, 'close'), level('KATA', 3, 'close')] },
  {
    kind: 'disarm',
    family: 'close',
    levels: [level('DISARM', 1, 'resolved'), level('DISARM', 2, 'resolved'), level('DISARM', 3, 'resolved')],
  },
  { kind: 'reflexes', family: 'close', levels: [level('REFLEXES', 1, 'hits'), level('REFLEXES', 2, 'hits'), level('REFLEXES', 3, 'hits')] },
  {
    kind: 'combat-expert',
    family: 'close',
    levels: [level('COMBATEXPERT', 1, 'turn', true), level('COMBATEXPERT', 2, 'turn', true), level('COMBATEXPERT', 3, 'turn')],
  },
  {
    kind: 'walk-it-off',
    family: 'endurance',
    levels: [level('WALKITOFF', 1, 'turn'), level('WALKITOFF', 2, 'hits'), level('WALKITOFF', 3, 'resolved')],
  },
  {
    kind: 'onslaught',
    family: 'endurance',
    levels: [level('ONSLAUGHT', 1, 'resolved'), level('ONSLAUGHT', 2, 'resolved'), level('ONSLAUGHT', 3, 'move')],
  },
  {
    kind: 'stubborn',
    family: 'endurance',
    levels: [level('STUBBORN', 1, 'turn'), level('STUBBORN', 2, 'turn'), level('STUBBORN', 3, 'hits')],
  },
  {
    kind: 'impervious',
    family: 'endurance',
    levels: [level('IMPERVIOUS', 1, 'loss'), level('IMPERVIOUS', 2, 'turn'), level('IMPERVIOUS', 3, 'turn')],
  },
  {
    kind: 'hard-to-hit',
    family: 'stealth',
    levels: [level('HARDTOHIT', 1, 'turn'), level('HARDTOHIT', 2, 'turn'), level('HARDTOHIT', 3, 'turn')],
  },
  {
    kind: 'ambush',
    family: 'stealth',
    levels: [level('AMBUSH', 1, 'move-ended'), level('AMBUSH', 2, 'move-ended'), level('AMBUSH', 3, 'move-ended')],
  },
  { kind: 'blend-in', family: 'stealth', levels: [level('BLENDIN', 1, 'turn'), level('BLENDIN', 2, 'turn'), level('BLENDIN', 3, 'turn')] },
  {
    kind: 'fade-to-black',
    family: 'stealth',
    levels: [level('FADE', 1, 'declared'), level('FADE', 2, 'declared'), level('FADE', 3, 'gap')],
  },
  {
    kind: 'distraction',
    family: 'cunning',
    levels: [level('DISTRACT', 1, 'ranged'), level('DISTRACT', 2, 'turn'), level('DISTRACT', 3, 'turn')],
  },
  {
    kind: 'evasion',
    family: 'cunning',
    levels: [level('EVASION', 1, 'contact'), level('EVASION', 2, 'contact'), level('EVASION', 3, 'contact')],
  },
  {
    kind: 'light-fingers',
    family: 'cunning',
    levels: [level('LIGHTFINGERS', 1, 'resolved'), level('LIGHTFINGERS', 2, 'resolved'), level('LIGHTFINGERS', 3, 'resolved')],
  },
  {
    kind: 'persuasion',
    family: 'cunning',
    levels: [level('PERSUASION', 1, 'turn'), level('PERSUASION', 2, 'turn'), level('PERSUASION', 3, 'turn')],
  },
  { kind: 'disruption', family: 'tech', levels: [level('DISRUPT', 1, 'turn'), level('DISRUPT', 2, 'turn'), level('DISRUPT', 3, 'turn')] },
  { kind: 'assist', family: 'tech', levels: [level('ASSIST', 1, 'turn'), level('ASSIST', 2, 'turn'), level('ASSIST', 3, 'turn')] },
  { kind: 'control', family: 'tech', levels: [level('CONTROL', 1, 'turn'), level('CONTROL', 2, 'turn'), level('CONTROL', 3, 'turn')] },
  { kind: 'hacking', family: 'tech', levels: [level('HACK', 1, 'turn'), level('HACK', 2, 'turn'), level('HACK', 3, 'turn')] },
  {
    kind: 'accelerate',
    family: 'augmented',
    levels: [level('ACCELERATE', 1, 'turn'), level('ACCELERATE', 2, 'turn'), level('ACCELERATE', 3, 'turn')],
  },
  { kind: 'blast', family: 'augmented', levels: [level('BLAST', 1, 'turn'), level('BLAST', 2, 'turn'), level('BLAST', 3, 'turn')] },
  {
    kind: 'manipulate',
    family: 'augmented',
    levels: [level('MANIPULATE', 1, 'turn'), level('MANIPULATE', 2, 'turn'), level('MANIPULATE', 3, 'turn')],
  },
  {
    kind: 'stimulate',
    family: 'augmented',
    levels: [level('STIMULATE', 1, 'turn'), level('STIMULATE', 2, 'turn'), level('STIMULATE', 3, 'turn')],
  },
  {
    kind: 'reroute',
    family: 'machine',
    levels: [level('REROUTE', 1, 'resolved'), level('REROUTE', 2, 'turn'), level('REROUTE', 3, 'turn')],
  },
  {
    kind: 'scanners',
    family: 'machine',
    levels: [level('SCANNERS', 1, 'turn'), level('SCANNERS', 2, 'turn'), level('SCANNERS', 3, 'turn')],
  },
  {
    kind: 'protection-protocol',
    family: 'machine',
    levels: [level('PROTECT', 1, 'gap'), level('PROTECT', 2, 'turn'), level('PROTECT', 3, 'gap')],
  },
  {
    kind: 'repair',
    family: 'machine',
    levels: [level('REPAIRSKILL', 1, 'turn'), level('REPAIRSKILL', 2, 'turn'), level('REPAIRSKILL', 3, 'turn')],
  },
  {
    kind: 'overload',
    family: 'machine',
    levels: [level('OVERLOAD', 1, 'turn'), level('OVERLOAD', 2, 'turn'), level('OVERLOAD', 3, 'turn')],
  },
  { kind: 'charge', family: 'merg', levels: [level('CHARGE', 1, 'turn'), level('CHARGE', 2, 'turn')] },
  { kind: 'disconnect', family: 'merg', levels: [level('DISCONNECT', 1, 'turn'), level('DISCONNECT', 2, 'turn')] },
  { kind: 'heel', family: 'merg', levels: [level('HEEL', 1, 'turn'), level('HEEL', 2, 'turn'), level('HEEL', 3, 'turn')] },
  { kind: 'sonic-roar', family: 'merg', levels: [level('ROAR', 1, 'turn'), level('ROAR', 2, 'turn')] },
] as const satisfies readonly Skill[];
export type SkillId = (typeof SKILLS)[number]['kind'];
export type SkillData = Skill & { readonly kind: SkillId };

const BY_KIND: ReadonlyMap<string, SkillData> = new Map(SKILLS.map((skill) => [skill.kind, skill]));
export function skillOf(kind: SkillId): SkillData {
  const found = BY_KIND.get(kind);
  if (!found) throw new Error(`no skill ${kind}`);
  return found;
}
