/** Numbers that questions and answers tell, read from the view: the same in every language. */
import { same } from '@cosmodrome/kernel';
import { type Exploration, kindOf, type Pawn, type Skill, type WorldKind } from '../content/index.ts';
import { inScene } from '../state.ts';
import type { Proposal } from '../topics.ts';
import type { Forecast, HandCard, PlanetView, UnitView, View } from '../view.ts';
import type { Context } from './lexicon.ts';

/** A card of my hand, by its number. A replay may look at it with other eyes, or once it has gone: then it is not known. */
export const held = (me: UnitView, card: number): HandCard | undefined => me.hand?.find((c) => c.card === card);
/** PC that the cards left in hand would cost now. */
export const lossAtEnd = (me: UnitView): number => Math.min(me.handSize, me.pc);
/** Cards to cross from here to a neighbouring sector. */
export const tollTo = (view: View, me: UnitView, to: number): number | undefined =>
  view.borders.find(({ between: [a, b] }) => (a === to && b === me.place) || (b === to && a === me.place))?.cards;
export const planetAt = (view: View, pawn: Pawn): PlanetView | undefined => view.planets.find((p) => p.pawn === pawn);

/** What a proposal would bring, if all who are invited accept. */
export const forecastOf = (view: View, { invite, imperator }: Proposal): Forecast | undefined =>
  inScene(view, 'landing')?.choices.find((c) => c.imperator === imperator && same(c.invite, invite));
/** My part of it. */
export const partOf = (forecast: Forecast | null | undefined, seat: number) => forecast?.participants.find((p) => p.seat === seat);

/** The skill a participant brings to the mission in progress. */
export const skillOf = (kind: WorldKind, announced: Skill | null): Skill => announced ?? (kind === 'wild' ? 'capture' : 'diplomacy');
/** What I have to spend now: the skill, the points in all, and those my experience table holds. Undefined: the mission is over. */
export function spendingOf({
  ask,
  view,
  me,
}: Context): { readonly skill: Skill; readonly points: number; readonly table: number } | undefined {
  const mission = inScene(view, 'mission');
  if (!mission) return undefined;
  const { missing, participants, world } = mission;
  const skill = skillOf(world.kind, participants.find((p) => p.seat === ask.seat)?.skill ?? null);
  const table = me.memory[skill];
  return { skill, points: Math.min(missing, table + me.aboard.adventurer), table };
}
/** Every fight uses up a laser, the one that is won as well. LEG-CMB-06 */
export const costsLaser = (me: UnitView, key: Exploration, detector: boolean): boolean =>
  !detector && kindOf(key).strength !== undefined && me.aboard.laser > 0;
