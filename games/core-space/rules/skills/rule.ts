/** What a level of a skill is to the rules: something one does in one's turn, or a reaction to something. */
import type { Flow } from '@cosmodrome/kernel';
import type { SkillId, SkillLevel } from '../../content/skills.ts';
import type { ActionKind, Figure, State } from '../../state.ts';
import type { Attack } from '../attack.ts';
import type { Table } from '../table.ts';

/** What just happened, or is about to; reactions change what can be changed. */
export type Trigger =
  | { readonly when: 'declared' | 'hits' | 'resolved'; readonly attack: Attack }
  /** `ended`: the enemy's move is over; `turnEnded`: so is its turn. */
  | { readonly when: 'contact'; readonly mover: Figure; readonly touched: Figure; ended: boolean }
  | { readonly when: 'move-ended'; readonly mover: Figure }
  | { readonly when: 'loss'; readonly figure: Figure; prevented: boolean }
  /** Between two actions; `after`: whose, and how many it has taken in this activation. */
  | { readonly when: 'gap'; readonly after: Figure | null; readonly taken: number };
export type When = Trigger['when'];

/** In one's own turn. `costs`: it is an action of this kind, done better; otherwise it comes on top. */
export type Use = {
  readonly costs?: ActionKind;
  may(state: State, f: Figure): boolean;
  use(table: Table, f: Figure): Flow;
};
export type React = {
  may(state: State, f: Figure, trigger: Trigger): boolean;
  react(table: Table, f: Figure, trigger: Trigger): Flow;
};
/** One entry a level, the lowest first. A level with neither is only ever passive. */
export type LevelRule = { readonly use: Use } | { readonly react: React };
export type SkillRules = readonly LevelRule[];
export type SkillUse = { readonly skill: SkillId; readonly level: SkillLevel };
