/** Why a commander does what it does: the weightiest of what its judgement counted, anew. */
import type { Json, Motive, Seat } from '@cosmodrome/kernel';
import { type Sector, STAR_BASE, X_EFFECT } from '../content/index.ts';
import type { Grounds } from '../motives.ts';
import { outlook } from '../rules/experience.ts';
import { planetOf, sceneOf, unitOf } from '../state.ts';
import type { Action, Proposal, Start, Topic } from '../topics.ts';
import type { UnitView, View } from '../view.ts';
import { type At, among, buyWorth, disrepair, handOf, planStep, plansAhead, plansNow } from './commander.ts';
import type { Judgement } from './judgement.ts';
import { type Account, accountOf, type Plan, plans, starsOf } from './plans.ts';
import { forceOfView, leads, OBJECTIVE_WORTH, playWorth, pxWorth } from './worth.ts';

const by = (why: Grounds, weight: number): Motive<Grounds> => ({ why, weight });
/** What speaks for a mission, most first. */
const mission = (sector: Sector, { pc, star, clock }: Account, others: readonly Seat[]): Motive<Grounds>[] => [
  by({ kind: 'mission', sector, pc, with: others }, pc),
  by({ kind: 'star', sector }, star),
  by({ kind: 'clock' }, clock),
];
const inOrder = (motives: readonly Motive<Grounds>[]): readonly Motive<Grounds>[] =>
  motives.filter((m) => m.weight > 0).sort((a, b) => b.weight - a.weight);

export function whyOf(j: Judgement, at: At, answer: Json): readonly Motive<Grounds>[] {
  const { view, seat } = at;
  const me = unitOf(view, seat);
  switch (at.ask.topic as Topic) {
    case 'turn/action':
      return inOrder(whyAct(j, at, view, me, answer as Action));
    case 'turn/start': {
      const start = answer as Start;
      if (start.do === 'declare') return [by({ kind: 'lead' }, 5)];
      return start.do === 'draw' ? [] : inOrder([by({ kind: 'repair', lacking: disrepair(me) }, disrepair(me))]);
    }
    case 'setup/profile':
    case 'promotion/profile':
      return [by({ kind: 'skill', skill: answer === 0 ? 'capture' : 'diplomacy' }, 1)];
    case 'setup/expert':
      return [by({ kind: 'expert' }, 1)];
    case 'setup/objective':
    case 'objective/second': {
      const { have, of, key } = view.offered!.find(({ card }) => card === answer)!;
      return [by({ kind: 'objective', have, of }, OBJECTIVE_WORTH[key])];
    }
    case 'discover/card': {
      const plan = plans(j, view, me, handOf(me).length, 'card').find((p) => p.pawn === null && p.sector === me.place);
      return plan ? inOrder(mission(plan.sector, plan.account, plan.invite)) : [];
    }
    case 'land/proposal':
      return inOrder(whyLand(j, view, seat, [seat, ...(answer as Proposal).invite], (answer as Proposal).imperator));
    case 'land/answer':
    case 'land/confirm': {
      const { proposal } = sceneOf(view, 'landing');
      const all = proposal!.participants.map((p) => p.seat);
      const spoken = whyLand(j, view, seat, all, proposal!.imperator);
      return inOrder(spoken.filter(({ why }) => (why.kind === 'rival') === (answer === false)));
    }
    case 'mission/leave':
      return (answer as readonly number[]).some((n) => n > 0)
        ? [by({ kind: 'star', sector: sectorOf(view) }, pxWorth(j, view, me, sceneOf(view, 'mission').world.px))]
        : [by({ kind: 'keep' }, 1)];
    default:
      return [];
  }
}
const sectorOf = (view: View): Sector => planetOf(view, sceneOf(view, 'mission').pawn).sector;
/** `seats`: all that would land, whoever proposed it first: the shares follow that order. */
function whyLand(j: Judgement, view: View, seat: Seat, seats: readonly Seat[], call: boolean): Motive<Grounds>[] {
  const { pawn } = sceneOf(view, 'landing');
  const { world, sector } = planetOf(view, pawn);
  const imperator = call ? view.imperator : null;
  const forces = seats.map((s) => forceOfView(unitOf(view, s)));
  const account = accountOf(j, view, seat, starsOf(j, view, seats, world), forces, outlook(world, forces, imperator), imperator);
  const against = account.rival === null ? [] : [by({ kind: 'rival', rival: account.rival }, account.others)];
  const others = seats.filter((s) => s !== seat);
  return [...mission(sector, account, others), ...against];
}
/** A plan of which this is the next step; among several, the one that comes first with it. */
function served(j: Judgement, view: View, me: UnitView, answer: Action, at: At): Plan | undefined {
  if (me.place === 'X') return undefined;
  const can = among([...(at.ask.domain.options!() as Iterable<Action>)]);
  const same = (a: Action | undefined) => a !== undefined && JSON.stringify(a) === JSON.stringify(answer);
  const next = (plan: Plan) => planStep(plan, me, can);
  return (
    plansNow(j, view, me).find((p) => p.worth > 0 && same(next(p))) ?? plansAhead(j, view, me).find((p) => p.worth > 0 && same(next(p)))
  );
}
function whyAct(j: Judgement, at: At, view: View, me: UnitView, answer: Action): Motive<Grounds>[] {
  const plan = served(j, view, me, answer, at);
  const forIt = plan ? mission(plan.sector, plan.account, plan.invite) : [];
  switch (answer.do) {
    case 'declare':
      return [by({ kind: 'lead' }, leads(view, me.seat) ? 5 : 1)];
    case 'buy': {
      const { what } = answer;
      const own = by({ kind: 'build', what }, buyWorth(j, me, what, false));
      return plan ? [by({ kind: 'recruit', what, sector: plan.sector }, plan.worth), ...forIt] : [own];
    }
    case 'repair':
      return [by({ kind: 'repair', lacking: disrepair(me) }, disrepair(me))];
    case 'move':
      return [...forIt, ...(answer.to === STAR_BASE ? [by({ kind: 'repair', lacking: disrepair(me) }, disrepair(me) - 1)] : [])];
    case 'play': {
      const card = handOf(me).find((c) => c.card === answer.card)!;
      return plan ? forIt : [by({ kind: 'card', card: card.key }, Math.max(0.1, playWorth(j, view, me, card)))];
    }
    case 'decode':
      return [by({ kind: 'peek' }, 0.1)];
    case 'enter-x':
      return [by({ kind: 'sector-x' }, Math.max(X_EFFECT.pc, pxWorth(j, view, me, X_EFFECT.px)))];
    case 'land':
    case 'discover':
      return forIt;
    case 'end':
      return [by({ kind: 'rest' }, 0.1)];
    default:
      return [];
  }
}
