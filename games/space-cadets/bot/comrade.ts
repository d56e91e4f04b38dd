import type { Ask, Chance, Json, Motive } from '@cosmodrome/kernel';
import { turned } from '@cosmodrome/kit/hexes';
import {
  type ItemKind,
  isTimed,
  isWeapon,
  KIT_LARGE,
  KIT_SIZE,
  kindOf,
  print,
  type Role,
  SHEETS,
  tilePrint,
  type WeaponKind,
} from '../content/index.ts';
import type { Back, Grounds } from '../motives.ts';
import { paidActions } from '../rules/actions.ts';
import { attackModifiers, diceAt } from '../rules/combat.ts';
import { isThrall } from '../rules/figures.ts';
import { type Eyes, eyesOf, hatch, mapOf, place, stepsFrom } from '../rules/map.ts';
import { iqDice } from '../rules/roll.ts';
import { actCounts, actOn, goalOf, homeward, markersLeft } from '../rules/scenarios.ts';
import { unkitted } from '../rules/setup.ts';
import { has, maxHp, wounded } from '../rules/sheet.ts';
import { acting, bossOf, cardOf, crewOn, figure, findFigure, foeById, hand, rocketeer } from '../rules/table.ts';
import { BOSS, type CardId, type Cell, type Edge, type Figure, type FigureId, type Rocketeer, type Roll, type State } from '../state.ts';
import type { Aim, Answers, FreeAction, GearHandle, Intent, PaidAction, Purchase, TradeRef } from '../topics.ts';
import { type Judgement, USUAL } from './character.ts';
import { clocked, costsTo, Ground, hitChance, overkillsOf, type Parts, worth } from './judgement.ts';
import { type Deed, type Purse, spend, type Way, walked, within } from './plan.ts';

/**
 * A comrade: looks at every action by what the position would be worth afterwards, at the chance of a roll by its two ends.
 * Nothing is hidden in this game but what nobody has drawn yet, so it thinks on an imagined table directly.
 */
/** How long a list of options may be to be looked at as a whole. */
const FEW = 6;
/** The answer to any question of the game. The state may be changed while thinking: it is the bot's own. */
export function decide(state: State, ask: Ask, chance: Chance, j: Judgement = USUAL): Json | undefined {
  const mind = new Mind(state, ask, chance, j);
  return mind.answer();
}

/** Worth less than this is not worth an action. */
const EFFORT = 0.05;
const PARTS = ['safety', 'errand', 'together', 'finds', 'foes', 'marked'] as const;
type Action = Answers['turn/action'];
/** Questions that are answered without weighing positions. */
const UNWEIGHED: ReadonlySet<string> = new Set(['roll/boost', 'roll/after', 'roll/dice', 'order/next', 'scan/cell', 'damage/prevent']);
/** What is said of a plan, by what weighs most with it. */
const AIM_OF: Readonly<Record<Grounds['kind'], Aim>> = {
  safety: 'cover',
  together: 'cover',
  rest: 'cover',
  wished: 'cover',
  says: 'cover',
  scan: 'cover',
  open: 'cover',
  frail: 'cover',
  command: 'cover',
  errand: 'errand',
  home: 'home',
  finds: 'finds',
  foes: 'fight',
  foe: 'fight',
  heal: 'heal',
  task: 'task',
  marked: 'help',
};
/** What is done, and to whom or with what: the same deed, however it is paid. */
const nameOf = (a: Action): string =>
  `${a.do} ${'figure' in a ? a.figure : 'cell' in a ? a.cell : 'patient' in a ? a.patient : 'card' in a ? a.card : ''}`;

type Plan = {
  readonly way: Way;
  readonly deed: Deed<PaidAction> | undefined;
  /** What the place is worth, what can be done from there, and what the way costs. */
  readonly place: number;
  readonly deeds: number;
  readonly cost: number;
  readonly value: number;
};
export class Mind {
  private readonly j: Judgement;
  private readonly state: State;
  private readonly ask: Ask;
  private readonly chance: Chance;
  private ground: Ground;
  /** What wounds to a figure are worth, as far as asked already. */
  private readonly struck = new Map<number, number>();
  private now: number;
  /** The plan last made: its way, what is done first at its end, and what it was preferred for. */
  private chosen: Plan | undefined;

  constructor(state: State, ask: Ask, chance: Chance, j: Judgement) {
    this.j = j;
    this.state = state;
    this.ask = ask;
    this.chance = chance;
    const playing = state.turn > 0;
    this.ground = playing ? new Ground(state, undefined, j) : (undefined as never);
    this.now = playing && !UNWEIGHED.has(ask.topic) ? worth(state, this.ground) : 0;
  }
  /** The Rocketeer the question is about. */
  private get asked(): Rocketeer {
    const { scene } = this.state;
    return scene ? rocketeer(this.state, scene.role) : acting(this.state);
  }
  private get roll(): Roll {
    return this.state.roll as Roll; // there is one while it is asked about
  }
  private get options(): Json[] {
    return [...(this.ask.domain.options?.() ?? [])];
  }
  /** What the position is worth after a change that is taken back. */
  private after(change: () => () => void): number {
    const undo = change();
    const value = worth(this.state, this.ground) - this.now;
    undo();
    return value;
  }
  private best<A>(all: readonly A[], value: (a: A) => number): { pick: A; value: number } {
    let pick = all[0] as A;
    let top = Number.NEGATIVE_INFINITY;
    for (const a of all) {
      const v = value(a);
      if (v > top) {
        top = v;
        pick = a;
      }
    }
    return { pick, value: top };
  }

  answer(): Json | undefined {
    const { ask, state } = this;
    switch (ask.topic as keyof Answers) {
      case 'setup/rocketeer':
        return this.best(this.options as Role[], (role) => CREW.indexOf(role)).pick;
      case 'setup/dock':
        return this.best(
          this.options as unknown as { q: number; r: number }[],
          (h) => -Math.max(Math.abs(h.q), Math.abs(h.r), Math.abs(h.q + h.r)),
        ).pick;
      case 'setup/kit':
        return kit(state, ask);
      case 'setup/ready':
        return 'ready';
      case 'setup/keep':
        return this.best(this.options as (CardId | null)[], (id) => (id === null ? 0 : KEEP.indexOf(kindOf(id)) + 1)).pick;
      case 'turn/arrow':
        return this.arrow();
      case 'order/next':
        return this.next();
      case 'order/show':
        return this.j.silent ? undefined : this.intent();
      case 'scan/cell':
        return this.scan();
      case 'turn/action':
        return this.act(this.options as Action[]) as unknown as Json;
      case 'turn/interrupt':
        return this.interrupt();
      case 'flag/action':
        return this.flag();
      case 'roll/boost':
        return this.boost();
      case 'roll/after':
        return this.reroll();
      case 'roll/dice':
        return (state.roll?.faces ?? []).flatMap((f, i) => (f > 3 ? [i] : [])).slice(0) as number[];
      case 'overkill/spend':
        return this.spend();
      case 'gift/move':
        return this.best(this.options as (Cell | null)[], (to) => (to === null ? 0 : this.move(this.asked, to))).pick;
      case 'terror/step':
        if (state.roll) return this.chance.pick(this.options); // an Alien's step
        return this.best(this.options as Cell[], (to) => this.move(this.asked, to)).pick;
      case 'trade/what':
        return this.trade();
      case 'damage/prevent':
        return this.options[0];
      case 'mind/token':
        return 'restricted';
      case 'alien/invisible':
        return this.asked.hp <= 2;
      case 'gear/cell':
        return this.gearCell();
      case 'gear/figure':
        return this.best(this.options as FigureId[], (id) => this.strike(id)).pick;
      case 'gear/patient':
        return this.best(this.options as Role[], (role) => this.cure(rocketeer(state, role), 1)).pick;
      case 'gear/amount':
        return this.options.at(-1);
      case 'gear/iq':
        return this.best(this.options as unknown as PaidAction[], (a) => this.value(a)).pick as unknown as Json;
      case 'gear/handle':
        return this.best(this.options as unknown as GearHandle[], (h) => ('get' in h ? 3 : 'open' in h ? 1 : 'drop' in h ? -5 : 0))
          .pick as unknown as Json;
      case 'gear/edge':
        return this.best(this.options as unknown as Answers['gear/edge'][], (o) => (o.to === 'sealed' ? -1 : this.unlatch(o.edge)))
          .pick as unknown as Json;
      case 'gear/crew':
        return crewOf(ask);
      case 'table/concede':
        return false;
      case 'trade/consent':
      case 'teleport/consent':
      case 'roll/scientist':
        return true;
      default:
        return ask.domain.sample?.(this.chance);
    }
  }
  /** Other answers one would think of, the most promising first: of each kind of deed the best. */
  ideas(): readonly Json[] {
    switch (this.ask.topic as keyof Answers) {
      case 'turn/action':
        return this.apart(this.options as unknown as Action[], (a) => this.value(a), nameOf) as unknown as Json[];
      case 'overkill/spend':
        return this.apart(
          this.options as Answers['overkill/spend'][],
          (o) => this.purchase(o),
          (o) => (typeof o === 'object' && 'buy' in o ? o.buy : JSON.stringify(o)),
        ) as Json[];
      default: {
        // Whoever chooses a kit has a hundred thousand answers: no more are listed than are looked at.
        const few: Json[] = [];
        for (const option of this.ask.domain.options?.() ?? []) if (few.push(option) > FEW) return [];
        return few;
      }
    }
  }
  /** What speaks for this answer, weightiest first. */
  why(answer: Json): readonly Motive<Grounds>[] {
    const topic = this.ask.topic as keyof Answers;
    if (topic === 'turn/action') this.answer();
    if (topic === 'order/show') return [{ why: { kind: 'says' }, weight: 1 }];
    if (topic === 'order/next') {
      const { claim } = answer as { claim?: Role };
      if (claim === undefined) return [];
      const r = rocketeer(this.state, claim);
      return this.state.proposals.some((role) => role === claim)
        ? [{ why: { kind: 'wished' }, weight: 1 }]
        : [{ why: { kind: 'frail', who: claim }, weight: 1 - r.hp / maxHp(r) + 0.1 }];
    }
    if (topic === 'turn/arrow') {
      const most = Math.max(...(this.options as number[]).map((arrow) => this.shut(arrow)));
      const spared = most - this.shut(answer as number);
      return spared > 0 ? [{ why: { kind: 'open' }, weight: spared }] : [];
    }
    if (topic === 'scan/cell') {
      const { cell } = answer as Answers['scan/cell'];
      const found = this.promises(cell).filter((m) => m.weight > 0);
      return found.length > 0 ? found.sort((a, b) => b.weight - a.weight) : [{ why: { kind: 'scan', what: 'calm' }, weight: 0.1 }];
    }
    if (topic === 'overkill/spend') return this.forPurchase(answer as Answers['overkill/spend']);
    if (topic !== 'turn/action') return [];
    return this.grounds(answer as unknown as Action)
      .filter((m) => m.weight > 0)
      .sort((a, b) => b.weight - a.weight);
  }
  private grounds(a: Action): Motive<Grounds>[] {
    const { state } = this;
    switch (a.do) {
      case 'end':
        return [{ why: { kind: 'rest' }, weight: 0.1 }];
      case 'move': {
        // The way is gone for where it ends: what is better there, and what can be done there.
        const r = rocketeer(state, a.who);
        const first = this.chosen?.way.first;
        return first && 'to' in first && first.to === a.to ? this.planned(r, this.chosen!) : this.better(r, a.to, []);
      }
      case 'attack':
      case 'subdue':
      case 'heal':
      case 'scenario':
      case 'burn':
      case 'cold':
        return this.forDeed(a, this.value(a));
      case 'pick-up':
        return [{ why: { kind: 'finds' }, weight: 5 }];
      case 'open': {
        const first = this.chosen?.way.first;
        if (first && 'open' in first && first.open === a.edge) return this.planned(rocketeer(state, a.who), this.chosen!);
        return [{ why: { kind: homeward(state) ? 'home' : 'errand' }, weight: Math.max(0.1, this.unlatch(a.edge)) }];
      }
      default:
        return [];
    }
  }
  /** What is bought with an Overkill, and for whom, where there is a word for it. */
  private forPurchase(o: Answers['overkill/spend']): Motive<Grounds>[] {
    if (o === 'stop') return [{ why: { kind: 'rest' }, weight: EFFORT }];
    if (!('buy' in o)) return [];
    const weight = this.bought(o);
    if (weight <= 0) return [];
    switch (o.buy) {
      case 'command':
        return [{ why: { kind: 'command', to: o.to }, weight }];
      case 'sawbones':
        return [{ why: { kind: 'heal', patient: o.patient }, weight }];
      case 'strafe':
      case 'shrapnel':
      case 'exterminate':
        return [{ why: { kind: 'foe', foe: foeById(this.state, o.figure).type }, weight }];
      case 'override':
        return o.to === 'open'
          ? [{ why: { kind: homeward(this.state) ? 'home' : 'errand' }, weight }]
          : [{ why: { kind: 'safety' }, weight }];
      default:
        return [];
    }
  }
  /** What a deed is for, where there is a word for it. */
  private forDeed(a: PaidAction, weight: number): Motive<Grounds>[] {
    switch (a.do) {
      case 'attack':
      case 'subdue':
        return [{ why: { kind: 'foe', foe: foeById(this.state, a.figure).type }, weight }];
      case 'heal':
        return [{ why: { kind: 'heal', patient: a.patient }, weight }];
      case 'scenario':
        return [{ why: { kind: 'task' }, weight }];
      case 'burn':
      case 'cold':
        return [{ why: { kind: 'foes' }, weight }];
      default:
        return [];
    }
  }
  /** A way is gone for the place it leads to, and for what is done there. */
  private planned(r: Rocketeer, { way, deed, deeds }: Plan): Motive<Grounds>[] {
    return [...this.better(r, way.cell, way.opened), ...(deed ? this.forDeed(deed.action, deeds) : [])];
  }
  private better(r: Rocketeer, to: Cell, opened: readonly Edge[]): Motive<Grounds>[] {
    const { ground } = this;
    const before = this.parts();
    const from = r.at;
    r.at = to;
    for (const edge of opened) this.state.edges[edge] = 'open';
    if (opened.length > 0) this.ground = new Ground(this.state, ground);
    const after = this.parts();
    r.at = from;
    for (const edge of opened) this.state.edges[edge] = 'closed';
    this.ground = ground;
    const found = PARTS.map((kind): Motive<Grounds> => {
      const weight = after[kind] - before[kind];
      if (kind === 'marked') return { why: { kind, by: this.pointedBy(to) }, weight };
      return { why: { kind: kind === 'errand' && homeward(this.state) ? 'home' : kind }, weight };
    });
    const lying = this.finds(to);
    // What lies there, and what lying is nearer, is one reason.
    return found.map((one) => (one.why.kind === 'finds' ? { ...one, weight: one.weight + lying } : one));
  }
  /** What the plan for this answer was chosen by, part by part: what was weighed when it was made, and what its reasons are made of. */
  account(answer: Action): { readonly plan: Plan; readonly reasons: readonly Motive<Grounds>[] } | undefined {
    this.answer();
    const { chosen } = this;
    const { first } = chosen?.way ?? {};
    const begins =
      first && ('to' in first ? answer.do === 'move' && answer.to === first.to : answer.do === 'open' && answer.edge === first.open);
    return chosen && begins ? { plan: chosen, reasons: this.grounds(answer) } : undefined;
  }
  /** Who pointed at the tile that is nearest to this one. */
  private pointedBy(to: Cell): number {
    const wishes = this.state.marks.filter((m) => !m.plan);
    const far = (m: (typeof wishes)[number]) => this.ground.waysTo(m.cell)[to]!;
    return wishes.reduce((a, b) => (far(b) < far(a) ? b : a), wishes[0] ?? { seat: 0, cell: to, plan: null }).seat;
  }
  private parts(): Parts {
    const into: Parts = { safety: 0, errand: 0, together: 0, finds: 0, foes: 0, marked: 0 };
    worth(this.state, this.ground, into);
    return into;
  }
  /** The best few of them, of each kind one. */
  private apart<A>(options: readonly A[], worth: (a: A) => number, kind: (a: A) => string): A[] {
    const best = new Map<string, { readonly option: A; readonly worth: number }>();
    for (const option of options) {
      const found = { option, worth: worth(option) };
      const known = best.get(kind(option));
      if (!known || found.worth > known.worth) best.set(kind(option), found);
    }
    return [...best.values()]
      .sort((a, b) => b.worth - a.worth)
      .slice(0, FEW)
      .map(({ option }) => option);
  }

  // ---------------------------------------------------------------- phases
  /** Fewest closed doors around the start. */
  private arrow(): Json {
    return this.best(this.options as number[], (arrow) => -this.shut(arrow)).pick;
  }
  /** So many of its hatches would stand between the first tile and another. */
  private shut(arrow: number): number {
    const { state } = this;
    const map = mapOf(state);
    const { hatches } = tilePrint(place(state, state.start).tile);
    return hatches.filter((side) => map.neighbour(state.start, turned(arrow, side)) >= 0).length;
  }
  /** The weakest first: ties of the Aliens go to high Order tokens, which the healthy should hold. */
  private next(): Json | undefined {
    const claims = (this.options as Answers['order/next'][]).flatMap((o) => ('claim' in o ? [o] : []));
    if (claims.length === 0) return undefined;
    // Whoever is proposed by others goes: they have thought about it.
    const wished = claims.find(({ claim }) => this.state.proposals.some((role) => role === claim));
    if (wished) return wished;
    return this.best(claims, ({ claim }) => {
      const r = rocketeer(this.state, claim);
      return -r.hp / maxHp(r) - r.hp / 20;
    }).pick;
  }
  /** What one who waits means to do, where the others have not been told. */
  private intent(): Intent | undefined {
    const { state, ask } = this;
    for (const { role: plan, seat, order, done } of state.rocketeers) {
      if (seat !== ask.seat || order > 0 || done) continue;
      const said = state.marks.find((m) => m.plan?.role === plan);
      const found = this.ahead(rocketeer(state, plan));
      if (!found || (said && said.cell === found.cell)) continue;
      const intent: Intent = { plan, ...found };
      if (ask.domain.admits(intent)) return intent;
    }
    return undefined;
  }
  /** Where the turn of one who waits would lead now, and what for. */
  private ahead(r: Rocketeer): { readonly cell: Cell; readonly aim: Aim } | undefined {
    const { state } = this;
    const { active, stage } = state;
    state.active = state.rocketeers.indexOf(r);
    state.stage = 'action';
    const paid = paidActions(state, r, 'own');
    const action = this.j.overlooks.ways ? this.step(paid) : this.plan(r, paid);
    const cell = this.chosen?.way.cell ?? r.at;
    const [ground] = action
      ? this.grounds(action)
          .filter((m) => m.weight > 0)
          .sort((a, b) => b.weight - a.weight)
      : [];
    state.active = active;
    state.stage = stage;
    return ground && { cell: action && 'figure' in action ? foeById(state, action.figure).at : cell, aim: AIM_OF[ground.why.kind] };
  }
  /** Markers first, then finds; Aliens rather later. */
  private scan(): Json {
    return this.best(
      this.options as Answers['scan/cell'][],
      (o) => this.promises(o.cell).reduce((sum, { weight }) => sum + weight, 0) - this.threat(o.cell) - (o.scanner === undefined ? 0 : 1.5),
    ).pick;
  }
  private threat(cell: Cell): number {
    const { alien, alert } = place(this.state, cell);
    return (alien ? 1 : 0) + (alert ? 0.5 : 0);
  }
  /** What the backs on a hidden tile promise. */
  private promises(cell: Cell): Motive<Grounds>[] {
    const c = place(this.state, cell);
    const of = (what: Back, weight: number): Motive<Grounds> => ({ why: { kind: 'scan', what }, weight });
    return [
      of('marker', (c.marker ? 2 : 0) + (c.fixed ? (markersLeft(this.state) === 0 ? 3 : -3) : 0)),
      of('locker', c.locker ? 2 : 0),
      of('find', c.discovery ? 0.6 : 0),
    ];
  }
  /** The turn as a whole: what is free and harmless, then the best way with the best deeds here and at its end, then gear. */
  private act(all: readonly Action[]): Action {
    const { state } = this;
    const r = acting(state);
    const free = all.filter((a) => !('pay' in a) && a.do !== 'end' && a.do !== 'use');
    if (free.length > 0) {
      const { pick, value } = this.best(free, (a) => this.value(a));
      if (value > EFFORT) return pick;
    }
    const paid = all.filter((a): a is PaidAction => 'pay' in a);
    if (paid.length > 0) {
      const plan = this.j.overlooks.ways ? this.step(paid) : this.plan(r, paid);
      if (plan) return plan;
    }
    const gear = all.filter((a) => a.do === 'use');
    if (gear.length > 0) {
      const { pick, value } = this.best(gear, (a) => this.value(a));
      if (value > EFFORT) return pick;
    }
    return all.find((a) => a.do === 'end') ?? (all[0] as Action);
  }
  /** The one action that is best at once, as beginners choose. */
  private step(paid: readonly PaidAction[]): Action | undefined {
    const { pick, value } = this.best(paid, (a) => this.value(a));
    return value > EFFORT ? pick : undefined;
  }
  /** The action that begins the best plan for the points left; O² is breathed for the last one only where it pays. */
  private plan(r: Rocketeer, paid: readonly PaidAction[]): Action | undefined {
    const plain: Purse = {
      free: r.standard + (r.command && !r.commandSpent ? 1 : 0),
      restricted: r.restricted,
      third: SHEETS[r.role].third,
    };
    const breath = !r.breathed && r.o2 > 1 ? this.breathe(r) : Number.POSITIVE_INFINITY;
    const purses: { purse: Purse; price: number }[] = [{ purse: plain, price: 0 }];
    if (breath < 3) purses.push({ purse: { ...plain, free: plain.free + 1 }, price: breath });
    const here = this.deeds(r, paid);
    const most = plain.free + plain.restricted + (purses.length - 1);
    let top = EFFORT;
    let first: Deed<PaidAction> | Way['first'];
    this.chosen = undefined;
    for (const way of within(this.state, r, most)) {
      const left = purses.flatMap(({ purse, price }) => {
        const rest = walked(purse, way.cost);
        return rest ? [{ rest, price }] : [];
      });
      if (left.length === 0) continue;
      const idle = left.every(({ rest }) => rest.free + rest.restricted === 0);
      const { gain, deeds } = way.cost === 0 ? { gain: 0, deeds: here } : this.there(r, way, here, idle);
      for (const { rest, price } of left) {
        const spent = spend(rest, deeds);
        const cost = price + 0.02 * way.cost;
        const value = gain + spent.value - cost;
        if (value <= top) continue;
        top = value;
        this.chosen = { way, deed: spent.first, place: gain, deeds: spent.value, cost, value };
        // What can be done from here as well as from there is done before the way.
        first = spent.first && (way.cost === 0 || here.includes(spent.first)) ? spent.first : way.first;
      }
    }
    if (!first) return undefined;
    if ('action' in first) return first.action;
    const step = first;
    return paid.find((a) => ('to' in step ? a.do === 'move' && a.to === step.to : a.do === 'open' && a.edge === step.open));
  }
  /** The position at the end of a way, and what could be done there or here. */
  private there(
    r: Rocketeer,
    way: Way,
    here: readonly Deed<PaidAction>[],
    idle: boolean,
  ): { gain: number; deeds: readonly Deed<PaidAction>[] } {
    const { state, ground } = this;
    const from = r.at;
    r.at = way.cell;
    for (const e of way.opened) state.edges[e] = 'open';
    if (way.opened.length > 0) this.ground = new Ground(state, ground);
    const before = this.now;
    this.now = worth(state, this.ground);
    const gain = this.now - before + this.finds(way.cell);
    const { standard, restricted, command, o2 } = r;
    r.standard = 1;
    r.restricted = 0;
    r.command = false;
    r.o2 = 1;
    const actions = idle ? [] : paidActions(state, r, 'own');
    const next = this.deeds(
      r,
      actions.filter((a) => a.do !== 'talent' && a.do !== 'coffee' && a.do !== 'analyze'),
    );
    r.standard = standard;
    r.restricted = restricted;
    r.command = command;
    r.o2 = o2;
    r.at = from;
    for (const e of way.opened) state.edges[e] = 'closed';
    this.ground = ground;
    this.now = before;
    const best = new Map<string, Deed<PaidAction>>();
    for (const d of [...here, ...next]) {
      const known = best.get(d.key);
      if (!known || d.chance * d.gain + d.bonus > known.chance * known.gain + known.bonus) best.set(d.key, d);
    }
    return { gain, deeds: [...best.values()] };
  }
  /** What lies on a tile, to be picked up for nothing. */
  private finds(cell: Cell): number {
    const c = place(this.state, cell);
    return 2 * c.lockers.length + (clocked(this.state) ? 4 : 1.5) * c.finds.length;
  }
  /** The actions other than steps and hatches, each once. */
  private deeds(r: Rocketeer, paid: readonly PaidAction[]): Deed<PaidAction>[] {
    const best = new Map<string, Deed<PaidAction>>();
    const eyes = paid.some((a) => a.do === 'attack') ? eyesOf(this.state, r) : undefined;
    for (const a of paid) {
      if (a.do === 'move' || a.do === 'open') continue;
      const key = nameOf(a);
      const known = best.get(key);
      if (known && (known.action.do !== 'attack' || (a as typeof known.action).card === known.action.card)) continue;
      const deed = { action: a, key, ...this.deed(r, a, eyes) };
      if (!known || deed.chance * deed.gain + deed.bonus > known.chance * known.gain + known.bonus) best.set(key, deed);
    }
    return [...best.values()];
  }
  private interrupt(): Json | undefined {
    const all = this.options as unknown as (PaidAction | FreeAction)[];
    const { pick, value } = this.best(all, (a) => this.value(a) - ('pay' in a ? 0.6 : 0.3));
    return value > 0.2 ? (pick as unknown as Json) : undefined;
  }
  private flag(): Json {
    const all = this.options as unknown as Answers['flag/action'][];
    const { pick, value } = this.best(all, (a) => (a.do === 'forfeit' ? 0 : this.value(a)));
    return (value > 0 ? pick : (all.find((a) => a.do === 'forfeit') ?? pick)) as unknown as Json;
  }

  // ---------------------------------------------------------------- what an action is worth
  private value(a: Action): number {
    const { state } = this;
    if (a.do === 'end' || a.do === 'concede') return 0;
    const r = rocketeer(state, a.who);
    const price = 'pay' in a && a.pay === 'o2' ? this.breathe(r) : 0;
    return this.plain(r, a) - price;
  }
  private plain(r: Rocketeer, a: Exclude<Action, { do: 'end' } | { do: 'concede' }>): number {
    const { state } = this;
    switch (a.do) {
      case 'move':
        return this.move(r, a.to);
      case 'open':
        return this.unlatch(a.edge) - 0.01;
      case 'pick-up':
        return 5;
      case 'trade':
        return this.worthTrading(r, rocketeer(state, a.with)) ? 4 : -1;
      case 'use':
        return this.gear(r, a.card);
      case 'recharge':
        return 0.2;
      case 'recording':
        return this.talent(r);
      case 'inspire':
        return 0.4 * (maxHp(r) - r.hp);
      case 'goggles':
      case 'lay-mine':
        return -1;
      default: {
        const { chance, gain, bonus } = this.deed(r, a, undefined);
        return chance * gain + bonus;
      }
    }
  }
  /** What a paid action other than a step gives, and at what chance. */
  private deed(
    r: Rocketeer,
    a: Exclude<PaidAction, { do: 'move' } | { do: 'open' }>,
    eyes: Eyes | undefined,
  ): Omit<Deed<PaidAction>, 'action' | 'key'> {
    const { state } = this;
    switch (a.do) {
      case 'attack': {
        const kind = kindOf(a.card) as WeaponKind;
        const foe = foeById(state, a.figure);
        const range = kind === 'ddt' ? 0 : (eyes ?? eyesOf(state, r)).range(foe.at);
        const dice = diceAt(kind, range) + attackModifiers(state, r, kind, range, false);
        const once = kind === 'demo-charge';
        return {
          use: 'combat',
          chance: hitChance(dice),
          gain: this.strike(a.figure),
          bonus: overkillsOf(dice) * 0.5 - (once ? 0.4 : 0) - (kind === 'air-knife' ? 0.05 : 0),
          again: once ? 'never' : foe.hp > 1 ? 'always' : 'until-done',
        };
      }
      case 'burn': {
        const prey = state.figures.filter((f) => f.at === a.cell);
        const drain = actOn(state, a.cell) === 'drain' ? 2 : 0;
        const gain = prey.reduce((n, f) => n + this.strike(f.id), 0) + drain;
        return { use: 'combat', chance: hitChance(diceAt('flame-gun', 1) + r.coffee), gain, bonus: -0.3, again: 'until-done' };
      }
      case 'heal': {
        const dice = iqDice(state, r, r.coffee + (has(state, r, 'med-pack') ? 1 : 0));
        const patient = rocketeer(state, a.patient);
        const gain = this.j.overlooks.wounds && patient.hp > 1 ? 0 : this.j.heal * this.cure(patient, 1);
        return { use: 'plain', chance: hitChance(dice), gain, bonus: overkillsOf(dice) * 0.3, again: 'until-done' };
      }
      case 'analyze':
        return { use: 'plain', chance: hitChance(iqDice(state, r, r.coffee)), gain: 0.3, bonus: 0, again: 'until-done' };
      case 'subdue': {
        const dice = iqDice(state, r, r.coffee + hand(state, r).filter((id) => kindOf(id) === 'wire-cutters').length);
        const freed = a.figure !== BOSS && state.scenario === 's3' && isThrall(figure(state, a.figure).type) ? 3 : 0;
        const gain = a.figure === BOSS ? 500 : this.strike(a.figure, 9) + freed;
        return { use: 'plain', chance: hitChance(dice), gain, bonus: overkillsOf(dice) * 0.8, again: 'until-done' };
      }
      case 'scenario': {
        const dice = iqDice(state, r, r.coffee);
        const act = actOn(state, a.cell);
        const counts = actCounts(act);
        const again = counts ? 'always' : 'until-done';
        if (act === 'overload' && !this.canLeave()) return { use: 'plain', chance: 1, gain: 0.2, bonus: 0, again: 'never' };
        const gain = act === 'silence-alarm' ? 0.6 : act === 'drain' ? 2.5 : counts ? 4.5 : 6;
        return { use: 'plain', chance: hitChance(dice), gain, bonus: overkillsOf(dice) * (counts ? 4 : 0.3), again };
      }
      case 'cold': {
        const prey = state.figures.filter((f) => f.at === a.cell && !isThrall(f.type));
        const gain = prey.reduce((n, f) => n + this.strike(f.id, 9), 0);
        return { use: 'plain', chance: hitChance(iqDice(state, r, r.coffee)), gain, bonus: -1.2, again: 'never' };
      }
      case 'coffee': {
        const many = crewOn(state, r.at).length >= 3 && state.figures.filter((f) => !f.stunned).length >= 5;
        return { use: 'plain', chance: 1, gain: many ? 0.3 : 0, bonus: 0, again: 'never' };
      }
      case 'talent':
        return { use: 'any', chance: 1, gain: this.talent(r) - (a.borrow ? 1 : 0), bonus: 0, again: 'never' };
    }
  }
  private move(r: Rocketeer, to: Cell): number {
    const from = r.at;
    return this.after(() => {
      r.at = to;
      return () => {
        r.at = from;
      };
    });
  }
  /** A hatch opened: shorter ways for us, and for those who could not pass. */
  private unlatch(edge: Edge): number {
    const { state } = this;
    const was = hatch(state, edge);
    state.edges[edge] = 'open';
    const value = worth(state, new Ground(state, this.ground)) - this.now;
    state.edges[edge] = was;
    return value;
  }
  /** So many wounds to a figure or the boss. */
  private strike(id: FigureId, wounds = 1): number {
    const { state } = this;
    if (id === BOSS) return bossOf(state).type !== 'overmind' && bossOf(state).hp <= wounds ? 100 : 2.4;
    const key = 1000 * id + wounds;
    const known = this.struck.get(key);
    if (known !== undefined) return known;
    const f = figure(state, id);
    const value = this.after(() => {
      const at = state.figures.indexOf(f);
      f.hp -= wounds;
      const dead = f.hp <= 0;
      if (dead) state.figures.splice(at, 1);
      return () => {
        f.hp += wounds;
        if (dead) state.figures.splice(at, 0, f);
      };
    });
    const liked = this.j.kill * value;
    this.struck.set(key, liked);
    return liked;
  }
  private stunned(all: readonly Figure[]): number {
    return this.after(() => {
      const woken = all.filter((f) => !f.stunned);
      for (const f of woken) f.stunned = true;
      return () => {
        for (const f of woken) f.stunned = false;
      };
    });
  }
  private cure(r: Rocketeer, hp: number): number {
    const had = r.hp;
    return this.after(() => {
      r.hp = Math.min(maxHp(r), r.hp + hp);
      return () => {
        r.hp = had;
      };
    });
  }
  /** What the loss of one O² means. */
  private breathe(r: Rocketeer): number {
    return (
      0.15 -
      this.after(() => {
        r.o2 -= 1;
        return () => {
          r.o2 += 1;
        };
      })
    );
  }
  /** S6: everybody must be able to come home before the reactor blows. */
  private canLeave(): boolean {
    const { state } = this;
    if (state.progress + 1 < goalOf(state) - 1) return true;
    if (state.turn > 25) return true; // waiting longer does not help
    const home = costsTo(state, [state.start]);
    return state.rocketeers.every((r) => (home[r.at] ?? 0) <= (SHEETS[r.role].third === 'combat' ? 6 : 8));
  }
  private talent(r: Rocketeer): number {
    const { state } = this;
    if (r.role === 'doctor')
      return Math.max(
        0,
        ...crewOn(state, r.at)
          .filter(wounded)
          .map((x) => this.cure(x, 1)),
      );
    if (r.role === 'captain') return r.restricted > 0 ? 0.34 : 0.1;
    if (r.role === 'first-officer') return r.restricted > 0 ? 0.3 : 0.1;
    if (r.role === 'chief') {
      const eyes = eyesOf(state, r);
      const reach = Math.max(...hand(state, r).map((id) => (kindOf(id) === 'atomic-rifle' ? 3 : kindOf(id) === 'ray-gun' ? 1 : 0)), 0);
      return Math.max(
        0,
        ...state.figures
          .filter((f) => !isThrall(f.type) && eyes.range(f.at) >= 0 && eyes.range(f.at) <= reach)
          .map((f) => this.strike(f.id)),
      );
    }
    if (r.role === 'yeoman') {
      const eyes = eyesOf(state, r);
      const reach = has(state, r, 'soft-focus-lens') ? 1 : 0;
      return Math.max(
        0,
        ...state.figures
          .filter((f) => f.hp === 1 && !f.stunned && eyes.range(f.at) >= 0 && eyes.range(f.at) <= reach)
          .map((f) => this.stunned([f])),
      );
    }
    return 0.05;
  }
  private gear(r: Rocketeer, card: CardId): number {
    const { state } = this;
    const here = crewOn(state, r.at);
    const kind = kindOf(card);
    if (!isTimed(kind, 'activated')) return -1;
    switch (kind) {
      case 'oxygen-tank':
        return r.o2 <= 3 ? 2 : state.redAlert ? 0.3 : 0;
      case 'space-rations':
        return here.reduce((n, x) => n + (wounded(x) ? this.cure(x, 1) : 0), 0) - 0.7;
      case 'food-pills':
        return maxHp(r) - r.hp >= 2 ? this.cure(r, 2) - 0.5 : 0;
      case 'space-bandages':
        return Math.max(0, ...here.filter(wounded).map((x) => hitChance(iqDice(state, r, 1)) * this.cure(x, 1))) - 0.25;
      case 'accelerator-hypo':
        return r.hp >= 4 &&
          r.standardSpent + r.restrictedSpent >= 3 &&
          state.active === state.rocketeers.indexOf(r) &&
          state.figures.length > 2
          ? 0.6
          : 0;
      case 'stun-pellet':
      case 'neuronic-hyperbolizer':
        return this.bestStun(r, kind === 'stun-pellet' ? 1 : 99) - 0.9;
      case 'hobo':
        return this.stunned(state.figures.filter((f) => f.at === r.at)) - 0.7;
      case 'photographer':
        return Math.max(0, ...state.figures.map((f) => this.stunned([f]))) - 0.7;
      case 'tantalus-projector':
        return Math.max(0, ...state.figures.filter((f) => !isThrall(f.type)).map((f) => this.strike(f.id, 9))) - 1;
      case 'flag':
        return state.stage === 'action' && state.figures.filter((f) => !f.stunned).length >= 4 ? 1 : 0;
      case 'chemist':
      case 'nurse':
      case 'cowboy':
      case 'boy':
      case 'impossible-cube':
        return 0.4;
      case 'replicator':
        return 0;
      case 'stasis-box':
        return 1;
      // What it has not learnt to use.
      case 'firecrackers':
      case 'power-of-love':
      case 'space-monkey':
      case 'thermite':
      case 'gravitational-wave-generator':
      case 'heat-ray':
      case 'sonic-repulsor':
      case 'teleporter':
      case 'football-player':
      case 'traffic-cop':
        return -1;
    }
  }
  private bestStun(r: Rocketeer, reach: number): number {
    const { state } = this;
    const map = mapOf(state);
    return Math.max(0, ...map.all.map((c) => (map.distance(r.at, c) <= reach ? this.stunned(state.figures.filter((f) => f.at === c)) : 0)));
  }
  private gearCell(): Json {
    const { state } = this;
    const { scene } = state;
    const kind = scene?.kind === 'gear' ? kindOf(scene.card) : undefined;
    if (kind === 'stun-pellet' || kind === 'neuronic-hyperbolizer')
      return this.best(this.options as Cell[], (c) => this.stunned(state.figures.filter((f) => f.at === c))).pick;
    if (kind === 'teleporter') return this.best(this.options as Cell[], (c) => this.move(this.asked, c)).pick;
    return this.options[0] as Json;
  }

  // ---------------------------------------------------------------- rolls
  private boost(): Json {
    const cards = (this.ask.domain.shape() as { options: CardId[] }).options;
    const weighty = this.state.roll?.kind === 'scenario' || this.state.roll?.kind === 'subdue';
    const free = cards.filter((id) => weighty || cardOf(this.state, id).charges === 0);
    return this.ask.domain.admits(free) ? free : cards;
  }
  private reroll(): Json {
    const { roll } = this;
    const all = this.options as Answers['roll/after'][];
    const wanting = roll.successes === 0 || roll.kind === 'scenario';
    const inverter = all.find((o) => o !== 'keep' && kindOf(o.use) === 'reality-inverter');
    if (inverter && roll.faces.filter((f) => f >= 8).length > roll.successes + 1) return inverter;
    if (roll.successes === 0)
      for (const o of all) if (o !== 'keep' && (kindOf(o.use) === 'tools' || kindOf(o.use) === 'time-warp')) return o;
    if (wanting) for (const o of all) if (o !== 'keep' && o.dice?.some((i) => (roll.faces[i] ?? 0) > 3)) return o;
    return 'keep';
  }
  private spend(): Json {
    const all = this.options as Answers['overkill/spend'][];
    const { pick, value } = this.best(all, (o) => this.purchase(o));
    return (value >= EFFORT || !all.includes('stop') ? pick : 'stop') as Json;
  }
  private purchase(o: Answers['overkill/spend']): number {
    if (o === 'stop') return EFFORT;
    if ('borrow' in o) return -1;
    return 'recording' in o ? 0.4 : this.bought(o);
  }
  private bought(p: Purchase): number {
    const { state } = this;
    const { roll } = this;
    const r = rocketeer(state, roll.who);
    switch (p.buy) {
      case 'command':
        return 0.35 + 0.05 * rocketeer(state, p.to).hp;
      case 'move-out':
        return 0.5 * Math.max(0, ...this.stepsValue(rocketeer(state, p.mover)));
      case 'sawbones':
        return this.cure(rocketeer(state, p.patient), 1);
      case 'override':
        return p.to === 'open' ? this.unlatch(p.edge) - 0.1 : this.bolt(p.edge);
      case 'strafe':
      case 'shrapnel':
      case 'exterminate':
        return this.strike(p.figure);
      case 'sway':
      case 'impact':
      case 'psychic-scream':
        return this.stunned([figure(state, p.figure)]);
      case 'psychic-burst':
        return this.stunned(state.figures.filter((f) => mapOf(state).distance(f.at, p.cell) <= 1 && f.type !== 'brain'));
      case 'stagger':
        return 0.5 * this.stunned([figure(state, p.figure)]);
      case 'revulsion':
        return 0.75 * this.strike(p.figure);
      case 'hit-and-run':
        return this.move(r, p.to);
      case 'flame-terror':
        return 0.3;
      case 'dislodge': {
        const f = figure(state, p.figure);
        const from = f.at;
        return this.after(() => {
          f.at = p.to;
          return () => {
            f.at = from;
          };
        });
      }
      case 'slash':
        return foeAlive(state, roll) ? this.strike(roll.target) + 0.06 : 0.06;
      case 'extract':
        return 0.06;
      case 'rescue':
      case 'dominate':
        return 1.2;
      case 'charge':
        return 0.3;
      case 'progress':
        return 5;
      case 'store':
        return 0.2;
    }
  }
  private bolt(edge: Edge): number {
    const { state } = this;
    const was = hatch(state, edge);
    state.edges[edge] = 'locked';
    const value = worth(state, new Ground(state, this.ground)) - this.now;
    state.edges[edge] = was;
    return value - 0.2;
  }
  private stepsValue(r: Rocketeer): number[] {
    return stepsFrom(this.state, r.at).map((c) => this.move(r, c));
  }

  // ---------------------------------------------------------------- sharing
  private worthTrading(r: Rocketeer, mate: Rocketeer): boolean {
    return this.gift(r, mate) !== undefined;
  }
  /** A weapon for the unarmed, air for the breathless. */
  private gift(r: Rocketeer, mate: Rocketeer): TradeRef | undefined {
    const arms = (x: Rocketeer) => hand(this.state, x).filter((id) => isWeapon(kindOf(id)));
    const spare = arms(r).find((id) => cardOf(this.state, id).user < 0);
    if (arms(mate).length === 0 && arms(r).length >= 2 && spare !== undefined) return { kind: 'card', card: spare };
    return mate.o2 <= 1 && r.o2 >= 3 ? { kind: 'o2' } : undefined;
  }
  private trade(): Json {
    const { scene } = this.state;
    const what = scene?.kind === 'trade' ? this.gift(this.asked, rocketeer(this.state, scene.other)) : undefined;
    return what ? ({ give: what } as Json) : 'nothing';
  }
}
const foeAlive = (state: State, roll: Roll): boolean => roll.target === BOSS || findFigure(state, roll.target) !== undefined;
/** Who goes along, the least wanted first. */
const CREW: readonly Role[] = ['yeoman', 'first-officer', 'professor', 'captain', 'doctor', 'chief'];
const KEEP: readonly ItemKind[] = [
  'holster',
  'wire-cutters',
  'tools',
  'lucky-rabbits-foot',
  'oxygen-tank',
  'space-bandages',
  'space-rations',
  'scanner',
  'stun-pellet',
  'air-knife',
];
/** The kit that suits the scenario, as far as the pool has it. */
function kit(state: State, ask: Ask): Json {
  const free = (ask.domain.shape() as { options: CardId[] }).options;
  const r = unkitted(state, ask.seat);
  if (!r) return [];
  const chosen: CardId[] = [];
  const airless: readonly ItemKind[] = state.n >= 4 ? ['oxygen-tank'] : [];
  for (const kind of [...KITS[r.role].slice(0, 2), ...airless, ...KITS[r.role].slice(2), ...SPARE]) {
    const id = free.find((c) => kindOf(c) === kind && !chosen.includes(c));
    const large = chosen.filter((c) => print(c).large).length;
    if (id !== undefined && chosen.length < KIT_SIZE && (!print(id).large || large < KIT_LARGE)) chosen.push(id);
  }
  return chosen;
}
const KITS: Readonly<Record<Role, readonly ItemKind[]>> = {
  captain: ['ray-gun', 'tele-radio', 'holster', 'stun-pellet'],
  'first-officer': ['ray-gun', 'head-set', 'holster', 'stun-pellet'],
  doctor: ['ray-gun', 'med-pack', 'space-bandages', 'fiberweave-spacesuit'],
  professor: ['ray-gun', 'reference-book', 'tools', 'fiberweave-spacesuit'],
  chief: ['ray-gun', 'atomic-rifle', 'holster', 'space-rations'],
  yeoman: ['ray-gun', 'soft-focus-lens', 'space-rations', 'lucky-rabbits-foot'],
};
const SPARE: readonly ItemKind[] = [
  'ray-gun',
  'oxygen-tank',
  'food-pills',
  'space-bandages',
  'air-knife',
  'lucky-rabbits-foot',
  'reference-book',
  'first-aid-kit',
  'electro-mine',
];
const crewOf = (ask: Ask): Json => (ask.domain.shape() as { options: Role[] }).options as unknown as Json;
