/** A table of Core Space for tests: figures where a test wants them, on the map of Pillage Express or on an empty floor. */
import { TestTable } from '@cosmodrome/kit/testing';
import { type Setting as Arranged, arrange, type Has, optionsFor, type Spot, units } from '../arrange.ts';
import type { NpcId } from '../content/npcs.ts';
import type { PurgeKind } from '../content/purge.ts';
import type { SkillId } from '../content/skills.ts';
import { TOKENS, type TokenKind } from '../content/tokens.ts';
import type { TraderId } from '../content/traders.ts';
import { coreSpace } from '../game.ts';
import type { Note } from '../notes.ts';
import type { Figure, FigureId, State, TokenId } from '../state.ts';
import type { Act, Answers } from '../topics.ts';
import type { View } from '../view.ts';

export type { Floor, Has, Spot } from '../arrange.ts';
export { floorsOf, mapOf, units } from '../arrange.ts';
export type Setting = Arranged & {
  readonly dice?: readonly number[];
  readonly draws?: readonly number[];
  /** The match stops before the beat at which this holds. */
  readonly until?: (state: State) => boolean;
};

export class Told extends TestTable<State, View, Note, Answers> {
  /** A Trader by profile, or the n-th NPC of a kind. */
  who(name: TraderId | PurgeKind | NpcId, n = 0): Figure {
    const those = this.state.figures.filter((f) =>
      f.being.kind === 'trader' ? f.being.sheet.profile === name : f.being.kind === 'purge' ? f.being.type === name : f.being.npc === name,
    );
    const found = those[n];
    if (!found) throw new Error(`no ${name}`);
    return found;
  }
  id(name: TraderId | PurgeKind | NpcId, n = 0): FigureId {
    return this.who(name, n).id;
  }
  /** The first token of a kind somebody carries or wears, or that lies on the floor. */
  token(kind: TokenKind, of?: Figure): TokenId {
    const all = of ? [...of.inventory, ...(of.armour === null ? [] : [of.armour])] : [...this.state.tokens.face.keys()];
    const found = all.find((t) => this.kind(t as TokenId) === kind);
    if (found === undefined) throw new Error(`no ${kind}`);
    return found as TokenId;
  }
  kind(token: TokenId): TokenKind {
    return TOKEN_KINDS[this.state.tokens.face[token]!]!;
  }
  carried(name: TraderId | NpcId): TokenKind[] {
    return this.who(name).inventory.map((t) => this.kind(t));
  }
  /** The active seat does the first thing like this. */
  does(act: Partial<Act> & { readonly do: Act['do'] }): this {
    return this.answerLike(undefined, 'turn/act', act as never);
  }
  mayDo(act: Partial<Act> & { readonly do: Act['do'] }): boolean {
    return this.topics().includes('turn/act') && this.like(undefined, 'turn/act', act as never) !== undefined;
  }
  /** The active seat walks to these places, in inches. */
  walks(...way: Spot[]): this {
    const { seat } = this.ask(undefined, 'turn/walk');
    return this.answer(seat, 'turn/walk', way.map(units));
  }
  cannotWalk(...way: Spot[]): string {
    const { seat } = this.ask(undefined, 'turn/walk');
    return this.refusal(seat, 'turn/walk', way.map(units));
  }
  ends(): this {
    return this.does({ do: 'end' });
  }
}
const TOKEN_KINDS: readonly TokenKind[] = TOKENS.map((t) => t.kind);

export const table = (setting: Setting): Told =>
  new Told(coreSpace, {
    seats: setting.seats ?? setting.crews.length,
    state: arrange(setting),
    options: optionsFor(setting),
    dice: setting.dice,
    draws: setting.draws,
    ...(setting.until ? { until: setting.until as never } : {}),
  });
/** A match from its very beginning. */
export const opened = (seats: number, seed: string | number = 1, options: Record<string, string | number | boolean> = {}): Told =>
  new Told(coreSpace, { seats, seed, options });

// ------------------------------------------------------------------ two who fight

/** Jace with a skill at a level, Roykirk across the room. */
export const duel = (skill: SkillId, level: number, mine: Has = {}, theirs: Has = {}, more: Partial<Setting> = {}): Told =>
  table({
    floor: {},
    crews: [
      { jace: { at: [8, 12], kit: ['outland-rifle', 'knife'], levels: { [skill]: level }, ...mine } },
      { roykirk: { at: [12, 12], kit: ['outland-rifle', 'knife'], ...theirs } },
    ],
    active: 'jace',
    ...more,
  });
/** Roykirk attacks Jace, who has the skill. */
export const struck = (skill: SkillId, level: number, at: Spot = [12, 12], more: Partial<Setting> = {}): Told =>
  duel(skill, level, {}, { at }, { active: 'roykirk', ...more });
export const use = (t: Told, skill: SkillId, level: number): Told => t.does({ do: 'skill', skill, level });
export const react = (t: Told, skill: SkillId, level: number): Told => t.answerLike(0, 'react/use', { skill, level } as never);
