import type { Point, Saved } from '@cosmodrome/kernel';
import { type Lesson, position } from '@cosmodrome/kit/lesson';
import { arrange, optionsFor, type Setting, type Spot, units } from '../arrange.ts';
import { TOKENS, type TokenKind } from '../content/tokens.ts';
import { coreSpace } from '../game.ts';
import { moveOf } from '../judge/figures.ts';
import { allowance, footingOf, Reach } from '../judge/reach.ts';
import type { Note } from '../notes.ts';
import { type FigureId, figureOf, type Shown, type State, type TokenId } from '../state.ts';
import type { Answers } from '../topics.ts';
import type { View } from '../view.ts';

export { both } from '@cosmodrome/kit/lesson';
export type CoreLesson = Lesson<State, View, Note, Answers>;
export const arranged = (setting: Setting): Saved<State> =>
  position(coreSpace, arrange({ ...setting, together: true }), setting.crews.length, optionsFor({ ...setting, together: true }));

export const figure = (view: View, id: FigureId): Shown => figureOf(view, id);
/** The first token of a kind that this one carries. */
export function carried(view: View, id: FigureId, kind: TokenKind): TokenId {
  const found = figure(view, id).inventory.find((token) => TOKENS[view.tokens.face[token]!]?.kind === kind);
  if (found === undefined) throw new Error(`no ${kind} is carried by figure ${id}`);
  return found;
}
export const carries = (view: View, id: FigureId, kind: TokenKind): boolean =>
  figure(view, id).inventory.some((token) => TOKENS[view.tokens.face[token]!]?.kind === kind);
const reachOf = (view: View, id: FigureId): Reach => {
  const mover = figure(view, id);
  return new Reach(view, mover, footingOf(view, mover, allowance(mover, moveOf(view, mover))));
};
/** The shortest way to a spot, in inches. */
export function wayTo(view: View, id: FigureId, spot: Spot): readonly Point[] {
  const found = reachOf(view, id).to(units(spot));
  if (!found) throw new Error(`figure ${id} does not get to ${spot.join(', ')}`);
  return found.points;
}
export function wayHome(view: View, id: FigureId): readonly Point[] {
  const found = reachOf(view, id).home();
  if (!found) throw new Error(`figure ${id} does not get home`);
  return found.points;
}
/** The figure as it would stand at the end of a way. */
export const atEnd = (view: View, id: FigureId, way: readonly Point[]): Shown => {
  const [x, y] = way.at(-1)!;
  return { ...figure(view, id), x, y, where: 'board' };
};
