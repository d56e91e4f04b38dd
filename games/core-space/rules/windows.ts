/** Reactions: content says when, one flow asks, the holder of the Turn token first, then clockwise (CS-SKL-07, -08, CS-RULING-14 to -17). */
import { during, type Flow, oneOf } from '@cosmodrome/kernel';
import { type SkillId, type SkillLevel, skillOf } from '../content/skills.ts';
import { has, isMachine, lasts, skillsOf } from '../judge/figures.ts';
import type { CrewId, Figure, FigureId, Scene, State } from '../state.ts';
import type { Reaction } from '../topics.ts';
import type { Attack } from './attack.ts';
import { cardsInGap } from './events/assistance.ts';
import { checkBonds } from './mergs.ts';
import { skillRules } from './skills/index.ts';
import type { LevelRule, Trigger } from './skills/rule.ts';
import { mayShootFromHand, shootFromHand } from './skills/stealth.ts';
import { askCrew, clockwise, type Table } from './table.ts';

/** Pegs, one use a round, and what cards and enemies forbid. CS-SKL-01, -02, -10, CS-CHR-07, CS-RULING-19 */
export function mayUse(state: State, f: Figure, skill: SkillId, level: SkillLevel): boolean {
  if (f.skilled || f.pegs < level || (f.where !== 'board' && f.where !== 'aboard')) return false;
  if (lasts(state, 'no-skill-pegs') || (level > 1 && lasts(state, 'skills-of-level-1'))) return false;
  return !(has(f, 'no-tech') && skillOf(skill).family === 'tech');
}
export function ruleOf(skill: SkillId, level: SkillLevel): LevelRule | undefined {
  return skillRules(skill)[level - 1];
}
/** The pegs are paid, the use of the round is gone. CS-EX-16 */
export function payFor(table: Table, f: Figure, skill: SkillId, level: SkillLevel): void {
  f.pegs -= level;
  f.skilled = true;
  table.tell({ kind: 'skill', figure: f.id, skill, level });
}

type Chosen = Exclude<Reaction, 'pass'>;
/** What this crew's characters can answer to a trigger with. */
function reactionsOf(state: State, crew: CrewId, trigger: Trigger, only: (f: Figure, skill: SkillId) => boolean): Chosen[] {
  const out: Chosen[] = [];
  for (const f of state.figures) {
    if (f.crew !== crew || f.being.kind !== 'trader' || f.where !== 'board') continue;
    if (trigger.when === 'gap' && only(f, 'blend-in') && mayShootFromHand(state, f))
      out.push({ figure: f.id, skill: 'blend-in', level: 3 });
    if (f.skilled || f.pegs === 0) continue;
    for (const { skill, level } of skillsOf(state, f)) {
      if (!only(f, skill)) continue;
      for (let at = 1 as SkillLevel; at <= level; at++) {
        if (skillOf(skill).levels[at - 1]?.when !== trigger.when || !mayUse(state, f, skill, at)) continue;
        const rule = ruleOf(skill, at);
        if (f.defeated && !(isMachine(f) || (trigger.when === 'resolved' && trigger.attack.target.id === f.id))) continue;
        if (rule && 'react' in rule && rule.react.may(state, f, trigger)) out.push({ figure: f.id, skill, level: at });
      }
    }
  }
  return out;
}
/** Each crew in order, with any number of its characters; after a reaction the condition is looked at again. CS-RULING-16 */
export function* react(table: Table, trigger: Trigger, only: (f: Figure, skill: SkillId) => boolean = () => true): Flow {
  if (trigger.when !== 'resolved') return yield* reactInTurn(table, trigger, only);
  // CS-RULING-16: those of the attacker come after those of its target.
  const by = trigger.attack.by?.id;
  yield* reactInTurn(table, trigger, (f, skill) => f.id !== by && only(f, skill));
  yield* reactInTurn(table, trigger, (f, skill) => f.id === by && only(f, skill));
}
function* reactInTurn(table: Table, trigger: Trigger, only: (f: Figure, skill: SkillId) => boolean): Flow {
  const { state } = table;
  for (const crew of clockwise(state)) {
    for (;;) {
      const options = reactionsOf(state, crew, trigger, only);
      if (options.length === 0) break;
      const domain = oneOf((): readonly Reaction[] => [...reactionsOf(state, crew, trigger, only), 'pass']);
      const answer = yield* askCrew(table, crew, 'react/use', domain, 'pass');
      if (answer === 'pass') break;
      const f = state.figures[answer.figure]!;
      if (answer.skill === 'blend-in') {
        yield* shootFromHand(table, f);
        continue;
      }
      payFor(table, f, answer.skill, answer.level as SkillLevel);
      const rule = ruleOf(answer.skill, answer.level as SkillLevel);
      if (rule && 'react' in rule) yield* rule.react.react(table, f, trigger);
    }
  }
}
/** Moves and attacks that reactions to Hits granted: now that the attack is resolved. */
export function* afterwards(attack: Attack): Flow {
  for (const later of attack.later.splice(0)) yield* later();
}
/** An enemy comes into contact: Evasion. True: the mover's move is over. CS-RULING-15, -165 */
export function* contactMade(table: Table, mover: Figure, touched: Figure): Flow<boolean> {
  const trigger: Trigger = { when: 'contact', mover, touched, ended: false };
  const scene: Scene = { kind: 'contact', mover: mover.id, touched: touched.id };
  yield* during(table, scene, react(table, trigger));
  return trigger.ended;
}
/** A Move or Shuffle has ended: Ambush. */
export function* moveEnded(table: Table, mover: Figure): Flow {
  yield* during(table, { kind: 'ambush', mover: mover.id, by: mover.id }, react(table, { when: 'move-ended', mover }));
}
/** Between two actions: only those are asked who can and want to, or who are in danger now. CS-RULING-17, -83 */
export function* gap(table: Table, after: Figure | null, taken: number, danger: FigureId | null): Flow {
  const { state } = table;
  checkBonds(table);
  const wanted = (f: Figure, skill: SkillId): boolean => {
    if (danger !== null && state.figures[danger]?.crew === f.crew) return true;
    return state.orders.some((orders) => orders.some((order) => order.figure === f.id && order.skill === skill));
  };
  yield* during(table, { kind: 'gap', after: after?.id ?? null }, react(table, { when: 'gap', after, taken }, wanted));
  yield* during(table, { kind: 'gap', after: after?.id ?? null }, cardsInGap(table, danger));
}
/** Somebody would lose actions or its next turn; Impervious 1 may ignore it. CS-TRD-09, -10, CS-RULING-55, -153 */
export function* loses(table: Table, figure: Figure, what: 'actions' | 'turn', n = 1): Flow {
  if (figure.where !== 'board' || figure.defeated || has(figure, 'unhurt')) return;
  const trigger: Trigger = { when: 'loss', figure, prevented: false };
  yield* react(table, trigger);
  if (trigger.prevented) return;
  if (what === 'actions') figure.lostActions += n;
  else figure.lostTurns = Math.max(figure.lostTurns, n);
  table.tell({ kind: 'loses', figure: figure.id, what, n });
}
