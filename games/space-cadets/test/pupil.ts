/**
 * Somebody who has taken the lessons and does what they teach, and nothing else: the sturdiest act last, what is free is picked up, the task
 * of the mission is done as soon as one stands there, what is about to bite is shot and stunned, with the AP first that can do nothing else,
 * who is badly wounded is healed, markers are looked for together, air is kept, and when all is done everybody runs home. It weighs nothing.
 */
import { anyAnswer, type Bot, type Json } from '@cosmodrome/kernel';
import { ALIEN, isWeapon, kindOf, type Role, WEAPON_DICE } from '../content/index.ts';
import type { Note } from '../notes.ts';
import { mapOf } from '../rules/map.ts';
import type { CardId, Cell, FigureId } from '../state.ts';
import type { Answers, Purchase } from '../topics.ts';
import type { RocketeerView, View } from '../view.ts';

type Action = Answers['turn/action'];
type Paid = Extract<Action, { readonly pay: unknown }>;
type Do<D extends Action['do']> = Extract<Action, { readonly do: D }>;
const FAR = 99;
const who = (view: View, role: Role): RocketeerView => view.rocketeers.find((r) => r.role === role)!;
const least = <T>(all: readonly T[], of: (one: T) => number): T | undefined => all.toSorted((a, b) => of(a) - of(b))[0];
/** The first by these, one after the other: what comes later decides only between equals. */
const first = <T>(all: readonly T[], ...by: readonly ((one: T) => number)[]): T | undefined =>
  all.toSorted((a, b) => by.reduce((so, of) => so || of(a) - of(b), 0))[0];
const lost = (r: RocketeerView): number => r.maxHp - r.hp;
const isWeak = (r: RocketeerView): boolean => r.hp <= 3 && lost(r) >= 1;

/** Action points of a Rocketeer from everywhere to these tiles; hidden ones are walked to, not through. */
function waysTo(view: View, goals: readonly Cell[]): readonly number[] {
  const far = view.cells.map(() => FAR);
  for (const goal of goals) far[goal] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const { a, b, state } of view.edges) {
      if (state === 'locked' || state === 'sealed') continue;
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const) {
        const way = far[from]! + (state === 'closed' ? 2 : 1) + (view.cells[from]!.up || far[from] === 0 ? 0 : 2);
        if (way >= far[to]!) continue;
        far[to] = way;
        changed = true;
      }
    }
  }
  return far;
}
/** Where the mission leads now: home, to its task, else where a marker lies face down, else where anything is hidden. */
function goals(view: View): readonly Cell[] {
  const { homeward, home, acts } = view.objective;
  if (homeward && home >= 0) return [home];
  if (acts.length > 0) return acts.map(({ cell }) => cell);
  if (view.boss) return [view.boss.at];
  const hidden = view.cells.filter((c) => !c.up);
  const marked = hidden.filter((c) => c.backs.includes('marker'));
  return (marked.length > 0 ? marked : hidden).map(({ cell }) => cell);
}
/** With how many dice an Alien would attack if its turn began now: what the board shows. */
function bites(view: View, id: FigureId): number {
  return view.forecast.find((f) => f.id === id && f.attacks !== '')?.dice ?? 0;
}
const dicePrinted = (view: View, me: RocketeerView, card: CardId, id: FigureId): number => {
  const kind = kindOf(card);
  const at = id === 0 ? view.boss?.at : view.aliens.find((f) => f.id === id)?.at;
  const range = at === undefined ? -1 : view.sight[me.at]![at]!;
  return isWeapon(kind) && range >= 0 ? (WEAPON_DICE[kind][range] ?? 0) : 0;
};
/** Aliens that bite somebody in the coming Alien Turn and can be shot: Thralls are no targets, they are freed. */
const dangers = (view: View): readonly FigureId[] =>
  view.forecast.filter((f) => f.attacks !== '' && f.dice > 0 && !ALIEN[f.type].thrall).map((f) => f.id);

function act(view: View, me: RocketeerView, acts: readonly Action[]): Action | undefined {
  const of = <D extends Action['do']>(what: D): readonly Do<D>[] => acts.filter((a): a is Do<D> => a.do === what);
  const { homeward, home } = view.objective;
  const danger = dangers(view);
  const way = waysTo(view, goals(view));
  const breath = acts.some((a) => 'pay' in a && a.pay === 'o2') ? 1 : 0;
  const left = me.ap.standard + (me.ap.kind === 'non-combat' ? me.ap.restricted : 0) + (me.ap.command ? 1 : 0) + breath;
  // Air is what panic takes: it is breathed where it brings one home, and, as long as there is plenty, for the task and on the way back.
  const isLast = homeward && me.at !== home && way[me.at]! <= left;
  const spared = (a: Paid): boolean => a.pay !== 'o2' || isLast || (homeward && me.o2 >= 3) || (a.do === 'scenario' && me.o2 >= 3);
  const [gift] = of('pick-up');
  if (gift) return gift;
  const gear = of('use').find(({ card }) => useful(view, me, card)) ?? of('recharge')[0] ?? of('inspire')[0] ?? of('recording')[0];
  if (gear) return gear;
  const task = of('scenario').find(spared);
  if (task) return task;
  const foe = (id: FigureId) => view.aliens.find((f) => f.id === id);
  const shots = of('attack').filter((a) => kindOf(a.card) !== 'demo-charge' || danger.includes(a.figure));
  const shot = (pays: (a: Do<'attack'>) => boolean): Action | undefined =>
    first(
      shots.filter(pays),
      ({ figure }) => Number(foe(figure)?.stunned ?? false),
      ({ figure }) => Number(bites(view, figure) === 0),
      ({ figure }) => -bites(view, figure) / (foe(figure)?.hp ?? 1),
      ({ figure }) => mapOf(view).distance(me.at, foe(figure)?.at ?? me.at),
      ({ card, figure }) => -dicePrinted(view, me, card, figure),
      ({ pay }) => PAYS.indexOf(pay),
    );
  const combat = shot((a) => a.pay === 'restricted' || a.pay === 'command');
  if (combat) return combat;
  const steps = stepsOn(view, me, way, acts).filter(spared);
  const heal = first(
    of('heal').filter((a) => a.pay !== 'o2'),
    (a) => who(view, a.patient).hp,
    (a) => PAYS.indexOf(a.pay),
  );
  // On the way home one runs; else what bites is shot first.
  if (homeward && steps[0]) return steps[0];
  const burn = of('burn').find((a) => view.aliens.some((f) => f.at === a.cell && danger.includes(f.id)));
  if (heal && isWeak(who(view, heal.patient))) return heal;
  const bitten = burn ?? shot((a) => danger.includes(a.figure) && a.pay !== 'o2');
  if (bitten) return bitten;
  const any = shot((a) => a.pay !== 'o2' && !view.aliens.some((f) => f.id === a.figure && f.stunned));
  if (any) return any;
  const subdue = of('subdue').find((a) => a.pay !== 'o2');
  if (subdue) return subdue;
  if (heal && lost(who(view, heal.patient)) >= 1 && (heal.pay === 'restricted' || danger.length === 0)) return heal;
  // Who cannot be shot from here is gone for, as long as an action is left to shoot with.
  if (danger.length > 0 && left - breath >= 2) {
    const hunted = waysTo(
      view,
      view.aliens.filter((f) => danger.includes(f.id)).map((f) => f.at),
    );
    const chase = stepsOn(view, me, hunted, acts).find((a) => a.pay !== 'o2');
    if (chase) return chase;
  }
  const [step] = steps;
  if (step && step.pay !== 'o2' && mayLeave(view, me, step, way)) return step;
  const talent = of('talent').find((a) => a.pay === 'restricted' || a.pay === 'standard');
  if (talent) return talent;
  return of('analyze').find((a) => a.pay !== 'o2') ?? heal ?? of('end')[0];
}
/** What can do nothing else is spent first, air last. */
const PAYS: readonly string[] = ['flag', 'restricted', 'command', 'standard', 'o2'];
/** Steps and hatches by which the way gets shorter, the shortest way first. */
function stepsOn(view: View, me: RocketeerView, way: readonly number[], acts: readonly Action[]): readonly (Do<'move'> | Do<'open'>)[] {
  const beyond = (edge: number): Cell => {
    const { a, b } = view.edges.find((e) => e.edge === edge)!;
    return a === me.at ? b : a;
  };
  return acts
    .flatMap((a): { a: Do<'move'> | Do<'open'>; far: number }[] =>
      a.do === 'move' ? [{ a, far: 1 + way[a.to]! }] : a.do === 'open' ? [{ a, far: 2 + way[beyond(a.edge)]! }] : [],
    )
    .filter(({ far }) => far <= way[me.at]! && way[me.at]! < FAR)
    .toSorted((x, y) => x.far - y.far || PAYS.indexOf(x.a.pay) - PAYS.indexOf(y.a.pay))
    .map(({ a }) => a);
}
/** While somebody is about to be bitten nobody goes on; nobody goes ahead alone or walks into Aliens. */
function mayLeave(view: View, me: RocketeerView, step: Do<'move'> | Do<'open'>, way: readonly number[]): boolean {
  if (dangers(view).length > 0) return false;
  if (step.do === 'open') return true;
  if (view.aliens.some((f) => f.at === step.to && !f.stunned && f.dice > 0 && !ALIEN[f.type].thrall)) return false;
  const map = mapOf(view);
  const mates = view.rocketeers.filter((r) => r.role !== me.role);
  const ahead = mates.every((r) => way[r.at]! > way[step.to]!);
  return !ahead || mates.some((r) => map.distance(r.at, step.to) <= 2);
}
const stunnable = (view: View, cell: Cell): number =>
  view.aliens.filter((f) => f.at === cell && !f.stunned && bites(view, f.id) > 0).length;
/** Gear whose use is plain: air, bandages, rations, and a pellet for several that bite. */
function useful(view: View, me: RocketeerView, card: CardId): boolean {
  const map = mapOf(view);
  switch (kindOf(card)) {
    case 'oxygen-tank':
      return me.o2 <= 2;
    case 'space-bandages':
    case 'space-rations':
    case 'nurse':
      return lost(me) >= 2;
    case 'food-pills':
      return me.o2 <= 2 || lost(me) >= 2;
    case 'stun-pellet':
      return view.cells.some(({ cell }) => map.distance(me.at, cell) <= 1 && stunnable(view, cell) >= 2);
    case 'neuronic-hyperbolizer':
    case 'cowboy':
      return dangers(view).length > 0;
    default:
      return false;
  }
}
/** What an Overkill is spent on, the first that is offered: the task, what kills, what stuns, what heals, an order for somebody else. */
function buy(view: View, p: Purchase): number {
  switch (p.buy) {
    case 'progress':
      return 0;
    case 'sawbones':
      return isWeak(who(view, p.patient)) ? 1 + who(view, p.patient).hp / 100 : 12 - lost(who(view, p.patient)) / 10;
    case 'strafe':
    case 'shrapnel':
    case 'exterminate':
    case 'revulsion':
      return 2 - bites(view, p.figure) / 10;
    case 'psychic-scream':
    case 'sway':
    case 'impact':
      return 3 - bites(view, p.figure) / 10;
    case 'psychic-burst':
      return 3;
    case 'stagger':
    case 'slash':
      return 4;
    case 'command':
      return 5 + (who(view, p.to).done ? 1 : 0) + (view.objective.homeward && who(view, p.to).at === view.objective.home ? 1 : 0);
    case 'rescue':
    case 'dominate':
      return 6;
    case 'charge':
    case 'store':
    case 'extract':
      return 8;
    case 'override':
      return p.to === 'open' ? 9 : 30;
    default:
      return 20;
  }
}
/** Markers are looked for; else what promises something; Aliens last. */
function scanRank(view: View, cell: Cell): number {
  const { backs } = view.cells[cell]!;
  const has = (back: (typeof backs)[number]) => (backs.includes(back) ? 1 : 0);
  return has('alien') + has('alert') - 3 * has('marker') - has('discovery') - has('rocketeer');
}
export const pupil: Bot<View, Note> = {
  name: 'pupil',
  answer: ({ ask, view, seat, chance }) => {
    const options = <T extends keyof Answers>(_: T): readonly Answers[T][] =>
      [...(ask.domain.options?.() ?? [])] as unknown as Answers[T][];
    switch (ask.topic as keyof Answers) {
      case 'setup/rocketeer':
        return least(options('setup/rocketeer'), (role) => CREW.indexOf(role))!;
      case 'setup/kit': {
        const { options: pool } = ask.domain.shape() as { readonly options: readonly CardId[] };
        const kit = [...view.suggested];
        const isWhole = (): boolean => ask.domain.admits(kit);
        for (const card of pool) if (!isWhole() && !kit.includes(card)) kit.push(card);
        return isWhole() ? kit : anyAnswer(ask, chance);
      }
      case 'setup/ready':
        return 'ready';
      case 'order/show':
        return undefined;
      case 'order/next': {
        const all = options('order/next');
        const weakest = least(
          all.map((o) => ('claim' in o ? o.claim : o.propose)),
          (role) => who(view, role).hp,
        )!;
        const claims = all.flatMap((o) => ('claim' in o ? [o] : []));
        const mine = claims.find(({ claim }) => claim === weakest);
        if (mine || view.proposals[seat]) return mine ?? claims[0];
        return all.find((o) => 'propose' in o && o.propose === weakest) ?? claims[0];
      }
      case 'scan/cell':
        return least(
          options('scan/cell').filter((o) => o.scanner === undefined),
          ({ cell }) => scanRank(view, cell),
        )!;
      case 'turn/action':
        return act(view, who(view, view.active as Role), options('turn/action')) as unknown as Json;
      case 'turn/interrupt':
        // An order that came after one's own turn is spent; before it, it waits for the turn.
        for (const r of view.rocketeers) {
          const acts = options('turn/interrupt').filter((a) => a.who === r.role && (r.done || a.do === 'use'));
          const found = acts.length > 0 ? act(view, r, acts) : undefined;
          if (found) return found as unknown as Json;
        }
        return undefined;
      case 'roll/boost':
        return [...(ask.domain.shape() as { readonly options: readonly CardId[] }).options];
      case 'roll/after':
        return (view.roll!.successes === 0 ? options('roll/after').find((o) => o !== 'keep') : undefined) ?? 'keep';
      case 'overkill/spend': {
        const all = options('overkill/spend');
        const best = least(
          all.flatMap((o) => (typeof o === 'object' && 'buy' in o ? [o] : [])),
          (o) => buy(view, o),
        );
        return (best && (buy(view, best) < 15 || !all.includes('stop')) ? best : (all.find((o) => o === 'stop') ?? all[0]!)) as Json;
      }
      case 'gift/move':
      case 'terror/step': {
        const way = waysTo(view, goals(view));
        return least(options('gift/move'), (to) => (to === null ? FAR / 2 : way[to]!))!;
      }
      case 'trade/what':
        return 'nothing';
      case 'gear/patient':
        return least(options('gear/patient'), (role) => who(view, role).hp)!;
      case 'gear/cell':
        return least(options('gear/cell'), (cell) => -stunnable(view, cell))!;
      case 'gear/figure':
        return least(options('gear/figure'), (id) => -bites(view, id))!;
      case 'gear/amount':
        return options('gear/amount').at(-1)!;
      case 'damage/prevent':
        return options('damage/prevent')[0]!;
      case 'mind/token':
        return 'restricted';
      case 'alien/invisible':
      case 'trade/consent':
      case 'teleport/consent':
      case 'roll/scientist':
        return true;
      case 'table/concede':
        return false;
      default:
        return anyAnswer(ask, chance);
    }
  },
};
/** Who heals, who knows, who commands, who shoots. */
const CREW: readonly Role[] = ['doctor', 'professor', 'captain', 'chief', 'first-officer', 'yeoman'];
