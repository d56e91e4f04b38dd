/** A sensible commander: the best mission it can bring about now, preparation for the next one otherwise. It looks at its view only. */
import type { BotSeat, Json, Seat } from '@cosmodrome/kernel';
import {
  COST,
  COUNTERS,
  type Element,
  EXCHANGE,
  type ExplorationId,
  type ExtrasolarId,
  kindOf,
  SHIPS,
  type Skill,
  SPECIALTIES,
  type Specialty,
  STAR_BASE,
  X_EFFECT,
  XENO,
} from '../content/index.ts';
import type { Note } from '../notes.ts';
import { outlook, skillFor } from '../rules/experience.ts';
import { planetOf, sceneOf, unitOf } from '../state.ts';
import type { Action, Answers, Proposal, Start, Topic } from '../topics.ts';
import type { HandCard, UnitView, View } from '../view.ts';
import type { Judgement } from './judgement.ts';
import { distance, missionWorth, type Plan, plans, starsOf, stepTowards, welcome } from './plans.ts';
import { cheapestLeft, elementWorth, forceOfView, hides, leads, mainSkill, OBJECTIVE_WORTH, playWorth, pxWorth } from './worth.ts';

export type At = BotSeat<View, Note>;
type Answerer<T extends Topic> = (at: At, view: View, me: UnitView, j: Judgement) => Answers[T];
const optionsOf = <A extends Json>(at: At): A[] => [...(at.ask.domain.options!() as Iterable<A>)];
const best = <A extends NonNullable<unknown>>(list: readonly A[], worth: (a: A) => number): A => {
  let top = list[0]!;
  let most = worth(top);
  for (const a of list.slice(1)) {
    const w = worth(a);
    if (w > most) {
      top = a;
      most = w;
    }
  }
  return top;
};
const expertFor = (skill: Skill): Specialty => (skill === 'diplomacy' ? 'diplomat' : 'hunter');

// ------------------------------------------------------------------ the turn
/** The end is declared by a leader whom nobody can catch in what is left of the round. */
export function wantsEnd(j: Judgement, view: View, me: UnitView): boolean {
  if (j.overlooks.end || view.ending || me.px < XENO.mayEnd || me.px >= XENO.end) return false;
  const turns = (view.first - 1 - me.seat + 2 * view.seats) % view.seats;
  return leads(view, me.seat, turns > 0 ? 4 : 0);
}
/** A bot sees its own hand. */
export function handOf({ seat, hand }: UnitView): readonly HandCard[] {
  if (!hand) throw new Error(`the hand of ${seat} is not this bot's to see`);
  return hand;
}
const isDiscovery = (card: HandCard): boolean => card.type === 'discovery';
/** Counters below the greyed space, in cards: what a repair is worth. */
export const disrepair = (me: UnitView): number =>
  COUNTERS.reduce((n, c) => n + Math.max(0, me.greyed[c] - me.aboard[c]) * (c === 'squad' ? COST.crew : COST.equipment), 0);

/** What the cards in hand can bring about this turn, best first. */
export function plansNow(j: Judgement, view: View, me: UnitView): Plan[] {
  const hand = handOf(me);
  const withCard = hand.some(isDiscovery);
  const now = [
    ...plans(j, view, me, hand.length, null),
    ...(withCard ? plans(j, view, me, hand.length - 1, 'card') : []),
    ...(view.turn.intact && view.turn.received >= EXCHANGE && !withCard
      ? plans(j, view, me, 0, 'five').filter((p) => p.pawn === null)
      : []),
  ];
  return now.sort((a, b) => b.worth - a.worth || a.cards - b.cards);
}
/** The plan of the moment. */
function planNow(j: Judgement, view: View, me: UnitView): Plan | undefined {
  const top = plansNow(j, view, me)[0];
  return top && top.worth > j.bar ? top : undefined;
}
/** What is worth preparing, best first: as if two more turns of cards were at hand. */
export function plansAhead(j: Judgement, view: View, me: UnitView): Plan[] {
  const ahead = plans(j, view, me, handOf(me).length + 2 * me.draw, 'card');
  return ahead
    .map((p) => ({ ...p, worth: p.worth * (p.cards > handOf(me).length ? j.later : 1) * (p.pawn === null ? 0.8 : 1) }))
    .sort((a, b) => b.worth - a.worth);
}

export type Can = (action: Action) => boolean;
export const among =
  (options: readonly Action[]): Can =>
  (action) =>
    options.some((o) => o.do === action.do && Object.entries(action).every(([k, v]) => (o as Record<string, unknown>)[k] === v));

function nextAction(j: Judgement, at: At, view: View, me: UnitView): Action {
  const options = optionsOf<Action>(at);
  const can = among(options);
  if (can({ do: 'declare' }) && wantsEnd(j, view, me)) return { do: 'declare' };
  if (view.turn.landed) return { do: 'end' };
  const hand = handOf(me);
  const plan = me.place === 'X' ? undefined : planNow(j, view, me);
  const reserved = plan ? plan.cards + (plan.pawn === null ? 1 : 0) : 0;
  const spare = hand.length - reserved;
  const fiveWay = plan !== undefined && plan.pawn === null && !hand.some(isDiscovery);

  if (fiveWay && can({ do: 'discover' })) return { do: 'discover' };
  // Cards worth more on the table than in the discard pile.
  const gift = freePlay(j, options, view, me, spare, plan !== undefined);
  if (gift) return gift;
  if (plan) {
    const step = planStep(plan, me, can);
    if (step && (step.do !== 'land' || spare === 0 || hand.length === 0)) return step;
    if (step?.do === 'land') return spendSpare(j, options, can, me, hand.length, true) ?? step;
    if (step) return step;
  }
  const x = sectorX(j, view, me, can);
  if (x) return x;
  return prepare(j, options, can, view, me);
}
/** Face-up cards that pay, as long as they do not eat the cards of the plan. */
function freePlay(j: Judgement, options: readonly Action[], view: View, me: UnitView, spare: number, planned: boolean): Action | undefined {
  let top: Action | undefined;
  let most = 0.1;
  if (j.overlooks.table && planned) return undefined;
  for (const card of handOf(me)) {
    if (isDiscovery(card)) continue;
    if (spare < 1) break;
    const { demands = 0, returns } = kindOf(card.key);
    const hungry = card.key === 'ion-storm' ? 0 : demands; // that is paid with the decoder
    if (planned && (spare < 1 + hungry || returns)) continue;
    for (const detector of [false, true]) {
      if (!options.some((o) => o.do === 'play' && o.card === card.card && o.detector === detector)) continue;
      const worth = detector ? detectorWorth(me, card) : playWorth(j, view, me, card) - j.card;
      if (worth > most) {
        most = worth;
        top = { do: 'play', card: card.card, detector };
      }
    }
  }
  return top;
}
/** A stored detector turns a harsh risk into experience. */
export function detectorWorth(me: UnitView, card: HandCard): number {
  const { type, experience } = kindOf(card.key);
  if (type !== 'hazard' || !experience || experience.points < 2) return 0;
  const { skill } = experience;
  return me.max.memory - me.memory[skill] >= 2 && me.permanent[skill] >= 2 ? 0.5 : 0;
}
/** The next step of a plan: go there, recruit, discover, land. */
export function planStep(plan: Plan, me: UnitView, can: Can): Action | undefined {
  if (me.place !== 'X' && me.place !== plan.sector) {
    const move: Action = { do: 'move', to: stepTowards(me.place, plan.sector) };
    return can(move) ? move : undefined;
  }
  if (plan.pawn === null) {
    const card = handOf(me).find((c) => isDiscovery(c) && c.why === null);
    return card ? { do: 'play', card: card.card, detector: false } : undefined;
  }
  const squad: Action = { do: 'buy', what: 'squad' };
  if (plan.squads > 0) return can(squad) ? squad : undefined;
  const expert: Action = { do: 'buy', what: expertFor(plan.skill) };
  if (plan.experts > 0 && can(expert)) return expert;
  const land: Action = { do: 'land', pawn: plan.pawn };
  return can(land) ? land : undefined;
}
/** Cards that would be thrown away buy something that lasts. */
function spendSpare(j: Judgement, options: readonly Action[], can: Can, me: UnitView, cards: number, landing: boolean): Action | undefined {
  const buys = options.flatMap((o) => (o.do === 'buy' ? [o] : []));
  const worths = buys.map((b) => ({ b, worth: buyWorth(j, me, b.what, landing) })).filter((x) => x.worth > 0);
  if (worths.length > 0) return best(worths, (x) => x.worth).b;
  const peek: Action = { do: 'decode', zone: 'A' };
  if (cards > 0 && can(peek)) return peek;
  return undefined;
}
export function buyWorth(j: Judgement, me: UnitView, what: Element, landing: boolean): number {
  const repairSoon = !landing && me.place === STAR_BASE;
  const below = what in me.greyed && me.aboard[what] < me.greyed[what as keyof typeof me.greyed];
  if (repairSoon && below) return 0;
  const scarce = (have: number, wish: number) => Math.max(0, wish - have);
  switch (what) {
    case 'squad':
      return j.squads + 0.5 * scarce(me.aboard.squad, me.ship === 'spatha' ? 5 : 4);
    case 'diplomat':
    case 'hunter': {
      const wanted = j.experts * (expertFor(mainSkill(me)) === what ? 1.6 : 0.5);
      return wanted + (hides(me, 'full-staff') && me.aboard[what] === 0 ? 1.5 : 0);
    }
    case 'adventurer':
      return (me.px >= XENO.loyalAdventurers ? 1.7 : 0.8) + (hides(me, 'full-staff') && me.aboard.adventurer === 0 ? 1.5 : 0);
    case 'propulsor':
      return me.aboard.propulsor < me.max.propulsor ? 1.3 : 0;
    case 'laser':
      return j.lasers + 0.3 * scarce(me.aboard.laser, 2) + (hides(me, 'legion-arsenal') ? 1.5 : 0);
    case 'decoder':
      return 0.35 + (hides(me, 'legion-arsenal') ? 1.2 : 0);
  }
}
/** Into sector X for what only it gives, and out again. */
function sectorX(j: Judgement, view: View, me: UnitView, can: Can): Action | undefined {
  if (me.place === 'X') return can({ do: 'leave-x' }) ? { do: 'leave-x' } : undefined;
  if (!can({ do: 'enter-x' }) || view.ending) return undefined;
  const worth = Math.max(X_EFFECT.pc, pxWorth(j, view, me, X_EFFECT.px)) + (hides(me, 'secret-of-x') ? 4 : 0);
  return worth > (COST.enterX + COST.leaveX) * j.card + 1.5 ? { do: 'enter-x' } : undefined;
}
/** No mission now: recruit for the next one, open a planet with cards nobody needs, go home for repairs. */
function prepare(j: Judgement, options: readonly Action[], can: Can, view: View, me: UnitView): Action {
  const hand = handOf(me);
  if (me.place !== 'X') {
    const ahead = j.overlooks.ahead ? undefined : plansAhead(j, view, me)[0];
    const home = distance(me.place, STAR_BASE);
    const tired = disrepair(me) >= j.repairs && !j.overlooks.home;
    if (tired && me.place !== STAR_BASE && home <= hand.length) return { do: 'move', to: stepTowards(me.place, STAR_BASE) };
    if (ahead && ahead.worth > j.bar && !(tired && me.place === STAR_BASE)) {
      const squad: Action = { do: 'buy', what: 'squad' };
      const repairHelps = me.place === STAR_BASE && me.aboard.squad < me.greyed.squad;
      if (ahead.squads > 0 && can(squad) && !repairHelps) return squad;
      const expert: Action = { do: 'buy', what: expertFor(ahead.skill) };
      if (ahead.experts > 0 && can(expert)) return expert;
      if (me.place !== ahead.sector && !(me.place === STAR_BASE && disrepair(me) > 0)) {
        const move: Action = { do: 'move', to: stepTowards(me.place, ahead.sector) };
        if (can(move)) return move;
      }
    }
  }
  const spent = spendSpare(j, options, can, me, hand.length, false);
  if (spent) return spent;
  const open = hand.find((c) => isDiscovery(c) && c.why === null);
  if (open) return { do: 'play', card: open.card, detector: false };
  if (can({ do: 'repair' }) && disrepair(me) > 0) return { do: 'repair' };
  const least = options.find((o) => o.do === 'play' && !o.detector && playWorth(j, view, me, hand.find((c) => c.card === o.card)!) > -1);
  return least ?? { do: 'end' };
}

/** Cards that pay: those worth least on the table. */
function payment(j: Judgement, at: At, view: View, me: UnitView): readonly ExplorationId[] {
  const { min } = at.ask.domain.shape() as { min: number };
  const keep = (c: HandCard): number => (isDiscovery(c) ? 3 : c.why === null ? Math.max(0, playWorth(j, view, me, c)) : 0);
  const byWorth = handOf(me)
    .slice()
    .sort((a, b) => keep(a) - keep(b));
  return byWorth.slice(0, min).map((c) => c.card);
}

// ------------------------------------------------------------------ landing and mission
/** A choice of the view is a proposal and what would come of it. */
const bare = ({ invite, imperator }: Proposal): Proposal => ({ invite, imperator });
function propose(j: Judgement, view: View, me: UnitView): Proposal {
  return bare(best(sceneOf(view, 'landing').choices, proposalWorth(j, view, me)));
}
export function proposalWorth(j: Judgement, view: View, me: UnitView): (choice: Proposal) => number {
  const { pawn } = sceneOf(view, 'landing');
  const { world } = planetOf(view, pawn);
  const stars = starsOf(
    j,
    view,
    view.units.map((u) => u.seat),
    world,
  );
  return (choice) => {
    const imperator = choice.imperator ? view.imperator : null;
    const forces = [me.seat, ...choice.invite].map((s) => forceOfView(unitOf(view, s)));
    const seen = outlook(world, forces, imperator);
    const mine = missionWorth(j, view, me.seat, stars, forces, seen, imperator);
    return choice.invite.every((s) => welcome(j, view, s, stars, forces, seen)) ? mine : mine - 5;
  };
}
/** Both the invited and the one who invites look at the mission as it stands now. */
function agrees(j: Judgement, view: View, seat: Seat): boolean {
  const { proposal, pawn } = sceneOf(view, 'landing');
  const { world } = planetOf(view, pawn);
  const imperator = proposal!.imperator ? view.imperator : null;
  const forces = proposal!.participants.map((p) => forceOfView(unitOf(view, p.seat)));
  const stars = starsOf(
    j,
    view,
    forces.map((f) => f.seat),
    world,
  );
  const seen = outlook(world, forces, imperator);
  return view.turn.seat === seat
    ? missionWorth(j, view, seat, stars, forces, seen, imperator) > 0
    : welcome(j, view, seat, stars, forces, seen);
}

const profileOf = (at: At, j: Judgement): 3 | 0 => (j.skill === 'either' ? at.chance.pick([3, 0] as const) : j.skill === 'capture' ? 0 : 3);
const pay = (at: At, view: View, me: UnitView, j: Judgement): readonly ExplorationId[] => payment(j, at, view, me);

const ANSWERS: { readonly [T in Topic]: Answerer<T> } = {
  'setup/profile': (at, _, __, j) => profileOf(at, j),
  'setup/expert': () => 'adventurer',
  'setup/objective': (_, view) => best(view.offered!, (o) => OBJECTIVE_WORTH[o.key]).card,
  'turn/start': (_, view, me, j): Start => {
    if (wantsEnd(j, view, me)) return { do: 'declare' };
    return { do: 'draw', cards: me.draw };
  },
  'turn/action': (at, view, me, j) => nextAction(j, at, view, me),
  'buy/pay': pay,
  'move/pay': pay,
  'decode/pay': pay,
  'sector-x/pay': pay,
  'explore/discard': pay,
  'explore/asteroid-shower': (_, __, me) => (me.aboard.laser > 1 || me.handSize < 2 ? 'laser' : 'discard'),
  'explore/ion-storm': (_, __, me) => (handOf(me).length > 0 ? 'decoder' : 'discard'),
  'explore/outbreak': (at, _, me) => best(optionsOf<'squad' | Specialty>(at), (what) => -elementWorth(me, what)),
  'explore/castaway': (at, _, me) => best(optionsOf<Specialty>(at), (what) => elementWorth(me, what)),
  'explore/drifting-wreck': (at, _, me, j) => best(optionsOf<'laser' | 'propulsor'>(at), (what) => buyWorth(j, me, what, true)),
  'explore/oz-alloy': (at, _, me, j) => best(optionsOf<'laser' | 'propulsor' | 'decoder'>(at), (what) => buyWorth(j, me, what, true)),
  'combat/expert': (at, _, me) => best(optionsOf<Specialty>(at), (what) => -elementWorth(me, what)),
  'discover/card': (_, view, me, j) => discoverWhich(j, view, me),
  'discover/pawn': (at) => optionsOf<Answers['discover/pawn']>(at)[0]!,
  'sector-x/card': (_, view, me, j) => chooseX(j, view, me),
  'land/proposal': (_, view, me, j) => propose(j, view, me),
  'land/answer': (at, view, _, j) => agrees(j, view, at.seat),
  'land/confirm': (at, view, _, j) => agrees(j, view, at.seat),
  'mission/skill': (_, __, me) => announce(me),
  /** Table points come back sooner than Adventurers. */
  'mission/spend': (at, _, me) => {
    const { min, max } = at.ask.domain.shape() as { min: number; max: number };
    return me.px >= XENO.loyalAdventurers ? max : min;
  },
  'mission/leave': (at, view, me, j) => leave(j, at, view, me),
  'xeno/technology': (_, __, me) => (mainSkill(me) === 'capture' ? 'nanoprobes' : 'holodeck'),
  'objective/second': (_, view) =>
    best(view.offered!, (o) => (o.have >= o.of ? 20 : 0) + OBJECTIVE_WORTH[o.key] * (0.5 + o.have / o.of)).card,
  'promotion/profile': (at, _, me, j) =>
    me.memory.capture > me.memory.diplomacy || me.technologies.nanoprobes
      ? 0
      : me.technologies.holodeck || me.memory.diplomacy > me.memory.capture
        ? 3
        : profileOf(at, j),
  'promotion/experts': (_, view, me) => {
    const wanted = expertFor(mainSkill(me));
    const picked = { diplomat: 0, hunter: 0, adventurer: 0 };
    for (let i = 0; i < SHIPS.spatha.recruits; i++) {
      const left = SPECIALTIES.filter((s) => view.supply[s] > picked[s]);
      picked[left.includes(wanted) ? wanted : left[0]!]++;
    }
    return SPECIALTIES.map((s) => picked[s]);
  },
};
/** The card of the plan, as it will be played out with the cards still in hand. */
function discoverWhich(j: Judgement, view: View, me: UnitView): 'open' | 'hidden' {
  const here = plans(j, view, me, handOf(me).length, 'card').find((p) => p.pawn === null && p.sector === me.place);
  if (here) return here.from;
  const { openA } = view.slots;
  return openA?.world && openA.world.squads <= 3 && skillFor(openA.world.kind) !== (mainSkill(me) === 'capture' ? 'diplomacy' : 'capture')
    ? 'open'
    : 'hidden';
}
function chooseX(j: Judgement, view: View, me: UnitView): ExtrasolarId {
  const worth = {
    archivists: 2,
    'first-cartographers': X_EFFECT.pc,
    'weavers-of-lore': pxWorth(j, view, me, X_EFFECT.px),
    watchers: 3,
    ferrymen: 2.5,
  };
  return best(view.pileX!, (x) => worth[x.key]).card;
}
/** The skill that brings most to this mission. */
function announce(me: UnitView): Skill {
  const total = (s: Skill) => me.permanent[s] * 1.01 + me.memory[s];
  return total('capture') > total('diplomacy') ? 'capture' : 'diplomacy';
}
function leave(j: Judgement, at: At, view: View, me: UnitView): readonly number[] {
  const { receivers } = at.ask.domain.shape() as { receivers: readonly { id: Element }[] };
  const { world } = sceneOf(view, 'mission');
  const cheap = cheapestLeft(me, world.star, world.minCrew)!;
  const wanted = pxWorth(j, view, me, world.px) > cheap.worth * j.hoard;
  return receivers.map(({ id }) => (wanted ? cheap.elements.filter((e) => e === id).length : 0));
}

// ------------------------------------------------------------------ second thoughts
/** Other actions a sensible commander would think of: the first steps of other plans, the best purchase, going home, stopping. */
function otherActions(j: Judgement, at: At, view: View, me: UnitView): Action[] {
  const options = optionsOf<Action>(at);
  const can = among(options);
  const ideas: (Action | undefined)[] = [freePlay(j, options, view, me, handOf(me).length, false)];
  if (me.place !== 'X') {
    for (const plan of [...plansNow(j, view, me).slice(0, 4), ...plansAhead(j, view, me).slice(0, 4)]) ideas.push(planStep(plan, me, can));
    if (me.place !== STAR_BASE) ideas.push({ do: 'move', to: stepTowards(me.place, STAR_BASE) });
  }
  ideas.push(
    spendSpare(j, options, can, me, handOf(me).length, true),
    { do: 'repair' },
    { do: 'enter-x' },
    { do: 'leave-x' },
    { do: 'declare' },
    { do: 'end' },
  );
  return ideas.filter((a) => a !== undefined && can(a)) as Action[];
}
/** How long a list of options may be to be looked at as a whole. */
const FEW = 6;

/** What a commander of this judgement answers. */
export const answerOf = (j: Judgement, at: At): Json =>
  (ANSWERS[at.ask.topic as Topic] as Answerer<Topic>)(at, at.view, unitOf(at.view, at.seat), j);
/** Other answers it would think of. */
export function ideasOf(j: Judgement, at: At): readonly Json[] {
  const { view, ask } = at;
  const me = unitOf(view, at.seat);
  switch (ask.topic as Topic) {
    case 'turn/action':
      return otherActions(j, at, view, me);
    case 'turn/start':
      return wantsEnd(j, view, me)
        ? [{ do: 'draw', cards: me.draw }]
        : [{ do: 'repair' }, { do: 'declare' }].filter((a) => ask.domain.admits(a));
    case 'land/proposal': {
      const worth = proposalWorth(j, view, me);
      return [...sceneOf(view, 'landing').choices]
        .sort((a, b) => worth(b) - worth(a))
        .slice(0, 4)
        .map(bare);
    }
    case 'mission/leave': {
      const { receivers } = ask.domain.shape() as { receivers: readonly { id: Element }[] };
      const cheap = cheapestLeft(me, sceneOf(view, 'mission').world.star, sceneOf(view, 'mission').world.minCrew);
      const none = receivers.map(() => 0);
      return cheap ? [none, receivers.map(({ id }) => cheap.elements.filter((e) => e === id).length)] : [none];
    }
    default: {
      if (ask.domain.kind !== 'oneOf' && ask.domain.kind !== 'yesNo') return [];
      const options = optionsOf<Json>(at);
      return options.length <= FEW ? options : [];
    }
  }
}
