/**
 * What the active Trader does next: one of its acts, or a way. Both are asked at once; the same position gives the same plan whichever
 * it is asked for. Everything is weighed in UA: what is carried and the chance to bring it home, what lies ahead, what could
 * happen at a place, what an act brings, and what an action left over is worth.
 */
import { type Motive, same } from '@cosmodrome/kernel';
import { type Point, UNIT, within } from '@cosmodrome/kit/plane/plan';
import { levelOf } from '../content/hostility.ts';
import { SHUFFLE } from '../content/ranges.ts';
import { bladesOf, gunsOf, mayAttack, shotDice } from '../judge/arms.ts';
import {
  armourOf,
  capacityOf,
  dataOf,
  engagedWith,
  has,
  hasRoom,
  isA,
  isMachine,
  moveOf,
  persuasionOf,
  sideOf,
  skillStat,
  spaces,
  wornBy,
} from '../judge/figures.ts';
import { climbTo, gapAt, landing, ledgesOf, perches, STOREY, safeDrop, vaults } from '../judge/heights.ts';
import type { Reason } from '../judge/motives.ts';
import { contactPlaces, distance, inContact, lattice, mayStand, radiusOf, rangeBetween, stands, unparted } from '../judge/place.ts';
import { allowance, footingOf, Reach } from '../judge/reach.ts';
import { coverFrom, sees } from '../judge/sight.ts';
import { siteOf, squareAt } from '../judge/site.ts';
import { enemiesOf, playTogether } from '../judge/wishes.ts';
import { type CrateId, crewFor, type DoorId, type FigureId, figureOf, JAMMED, type Shown, type TokenId, type Wish } from '../state.ts';
import type { Act } from '../topics.ts';
import { squaresBeside } from './aims.ts';
import { bestBlow, blastGain, blowGain, menaceOf, shotGain } from './attacks.ts';
import { costOf, harmAt, type Threat, threatsOf } from './danger.ts';
import { besides, FAR, type Near } from './ground.ts';
import { actionsLeft, type Goal, gunWorth, hurtOf, LIFE, Mind, nearestOf } from './mind.ts';
import { chanceOf, damageOf } from './odds.ts';
import type { At } from './seat.ts';
import type { Leader } from './style.ts';

export type Intent = { readonly act: Act } | { readonly way: readonly Point[] };
/** What an action left over is worth. */
const ACTION = 0.9;
/** A Trader makes about so much of its way in a round. */
const A_ROUND = 800;
/** In how many rounds something ahead loses two thirds of its worth. */
const PATIENCE = 5;
/** What the mission is about, waits longer. */
const DUTY = 10;
/** Whoever brings home what the mission is about, is after it: what each round costs. */
const HURRY = 0.15;
/** The same for all, late in the game: then blows on the way are taken too. */
const PRESSED = 0.8;
/** And what each round of the way home costs then, in UA, more with every round that is played: in the end more than any danger on it. */
const TIRED = 0.05;
/** Of what is asked for, so much is due to its being asked. */
const ASKED_PART = 0.4;
/** Nobody walks less. */
const STEP = 20;
/** Of those places that look best at first sight, so many are looked at well. */
const LOOKED_AT = 36;

/** The plan of one Trader: what it weighs, made once and asked for many places. */
export class Planner {
  readonly mind: Mind;
  readonly f: Shown;
  readonly threats: readonly Threat[];
  readonly goals: readonly Goal[];
  readonly loot: number;
  /** A place to hide is no place to stay. */
  private readonly hurry: number;
  private readonly tired: number;
  private readonly after: readonly number[];
  private readonly held: readonly Shown[];
  constructor(mind: Mind, f: Shown) {
    this.mind = mind;
    this.f = f;
    this.threats = threatsOf(mind, f);
    this.goals = mind.goals(f);
    this.loot = mind.who.taste.greed * mind.carried(f);
    this.hurry = Math.max(mind.isCourier(f) ? HURRY : 0, PRESSED * (1 - mind.patience));
    this.tired = TIRED * mind.late;
    // What else lies near a goal.
    this.after = this.goals.map((goal, i) => {
      let most = 0;
      for (const [j, other] of this.goals.entries())
        if (j !== i) most = Math.max(most, other.worth * Math.exp(-nearestOf(goal.squares, other.field) / 1000));
      return 0.6 * most;
    });
    this.held = f.where === 'board' ? engagedWith(mind.view, f).filter((e) => !e.prone && sideOf(e) !== 'civilians') : [];
  }

  // ---------------------------------------------------------------- what lies ahead

  /** What being there is worth: home at once, or first to one of the goals. `without`: that one is done. */
  ahead(x: number, y: number, loot = this.loot, without?: Goal, near: Near = this.mind.ground.near(x, y)): number {
    return this.aim(near, loot, without).worth;
  }
  /** The same, and what it aims at; without a goal: home. */
  private aim(near: Near, loot: number, without?: Goal): { readonly worth: number; readonly goal: Goal | undefined } {
    const { mind } = this;
    let aim: Goal | undefined;
    const home = mind.far(mind.exit, near);
    // Who tarries at the door late in the game, is not home.
    const away = rounds(home) + 1 - mind.patience;
    let best = (loot + LIFE) * mind.stays(away) * Math.exp(-this.hurry * away) - this.tired * away;
    if (home >= FAR) best = 0.5 * (loot + LIFE);
    for (const [i, goal] of this.goals.entries()) {
      if (goal === without) continue;
      const far = mind.far(goal.field, near);
      if (far >= FAR) continue;
      const there = rounds(far) + 0.35;
      const back = there + rounds(goal.home);
      const worth =
        (loot + LIFE) * mind.stays(back) * Math.exp(-this.hurry * back) -
        this.tired * back +
        (goal.worth + this.after[i]!) * mind.stays(back) * Math.exp(-there / (goal.errand ? DUTY : PATIENCE));
      if (worth <= best) continue;
      best = worth;
      aim = goal;
    }
    return { worth: best, goal: aim };
  }
  danger(x: number, y: number): number {
    return costOf(this.mind, this.f, harmAt(this.mind, this.f, this.threats, x, y));
  }
  /** How much of the danger counts while so many actions are left to get out of it. */
  weight(actions: number): number {
    return actions <= 0 ? 1 : actions === 1 ? 0.6 : 0.4;
  }
  /** Standing there with so many actions left. */
  standing(x: number, y: number, actions: number, loot = this.loot, without?: Goal): number {
    return this.ahead(x, y, loot, without) - this.weight(actions) * this.danger(x, y) + ACTION * actions * this.mind.patience;
  }
  /** What those who are left, and those whom the way passes, may do to it. CS-OPP */
  blows(points: readonly Point[]): number {
    const { mind, f } = this;
    const { view } = mind;
    const [ex, ey] = points.at(-1)!;
    let harm = 0;
    const armour = armourOf(view, f).value;
    for (const { foe, close } of this.threats) {
      if (close === 0 || foe.prone) continue;
      const r = radiusOf(foe) + radiusOf(f) + 5;
      if ((ex - foe.x) ** 2 + (ey - foe.y) ** 2 <= r * r) continue;
      if (this.held.includes(foe)) {
        harm += damageOf(close, armour);
        continue;
      }
      let [x, y]: Point = f.where === 'board' ? [f.x, f.y] : points[0]!;
      for (const [px, py] of points) {
        // Beside a wall nobody is passed who stands behind it.
        if (within(foe.x, foe.y, x, y, px, py, r) && unparted(view, foe.x, foe.y, ...nearestAlong([foe.x, foe.y], [x, y], [px, py]))) {
          harm += damageOf(close, armour);
          break;
        }
        [x, y] = [px, py];
      }
    }
    return costOf(mind, f, harm);
  }
  /** What the best that could be done at once at such a place adds to being there: a goal attained lies no longer ahead. */
  chance(x: number, y: number): number {
    const { mind, f } = this;
    const { view } = mind;
    let best = 0;
    const near = mind.ground.near(x, y);
    const now = this.aim(near, this.loot).worth;
    for (const goal of this.goals) {
      if (mind.far(goal.field, near) > 120 || !mind.touches(goal, f, x, y)) continue;
      best = Math.max(best, goal.worth * mind.stays(rounds(goal.home)) + this.aim(near, this.loot, goal).worth - now - ACTION);
    }
    if (f.being.kind === 'purge') return best;
    const there: Shown = { ...f, x, y, where: 'board' };
    const guns = f.ammo && !f.prone ? gunsOf(view, f) : [];
    for (const foe of mind.foes) {
      const far = distance(there, foe);
      if (far <= 5) {
        const blow = bestBlow(mind, there, foe, this.threats, bladesOf(view, f));
        if (blow) best = Math.max(best, blow.gain - ACTION);
        continue;
      }
      if (far > 1300 || guns.length === 0) continue;
      const range = rangeBetween(there, foe);
      const able = guns.filter(({ token }) => shotDice(view, f, token, range) > 0);
      if (able.length === 0) continue;
      const cover = coverFrom(view, there, foe);
      if (cover !== 'total')
        for (const { token } of able) best = Math.max(best, shotGain(mind, there, foe, this.threats, token, 0, cover) - ACTION);
    }
    return best;
  }

  // ---------------------------------------------------------------- ways

  /** The best way of at most so much, what it is worth, and the worth of each it looked at well. `actions`: left after it. */
  walk(
    most: number,
    actions: number,
    admits: (points: readonly Point[]) => boolean = () => true,
  ): { readonly points: readonly Point[]; readonly worth: number } | undefined {
    const { mind, f } = this;
    const { view } = mind;
    const reach = new Reach(view, f, footingOf(view, f, most));
    const [sx, sy] = f.where === 'board' ? [f.x, f.y] : (reach.foot.starts[0]?.at ?? [f.x, f.y]);
    const far = most;
    const spots = lattice(mind.site, sx, sy, far).filter(
      ([x, y]) => (most <= SHUFFLE || (x % 50 === 0 && y % 50 === 0)) && mayStand(view, f, x, y),
    );
    for (const other of view.figures)
      if (other.id !== f.id && other.where === 'board' && distance(f, other) <= far && this.wants(other))
        spots.push(...contactPlaces(view, f, other, true).slice(0, 9));
    const seen: { readonly at: Point; readonly points: readonly Point[]; readonly first: number }[] = [];
    for (const at of spots) {
      const way = reach.to(at);
      if (!way || way.points.length === 0 || way.length < STEP) continue;
      const near = mind.ground.near(at[0], at[1]);
      let first = this.ahead(at[0], at[1], this.loot, undefined, near);
      if (actions > 0)
        for (const goal of this.goals)
          if (mind.far(goal.field, near) <= 120 && mind.touches(goal, f, at[0], at[1])) first += 0.5 * goal.worth;
      seen.push({ at, points: way.points, first });
    }
    seen.sort((a, b) => b.first - a.first);
    const looked = seen.length <= LOOKED_AT ? seen : [...seen.slice(0, LOOKED_AT - 10), ...sampled(seen.slice(LOOKED_AT - 10), 10)];
    let best: { points: readonly Point[]; worth: number } | undefined;
    for (const { at, points, first: _ } of looked) {
      let worth =
        this.ahead(at[0], at[1]) - this.weight(actions) * this.danger(at[0], at[1]) - this.blows(points) + ACTION * actions * mind.patience;
      if (actions > 0) worth += this.chance(at[0], at[1]);
      if ((!best || worth > best.worth) && admits(points)) best = { points, worth };
    }
    const home = reach.home();
    if (home) {
      const worth = this.loot + LIFE - this.blows(home.points);
      if ((!best || worth > best.worth) && admits(home.points)) best = { points: home.points, worth };
    }
    return best;
  }
  /** Somebody worth going to: a fallen comrade, one to talk to, one to strike. */
  private wants(other: Shown): boolean {
    if (other.defeated) return other.being.kind === 'trader';
    if (other.crew === null && other.being.kind === 'npc' && sideOf(other) === 'civilians') return true;
    return this.mind.foes.includes(other) && this.mind.who.taste.zeal > 1;
  }

  // ---------------------------------------------------------------- acts

  /** What an act is worth, all told; undefined: out of the question. */
  act(act: Act): number | undefined {
    const { f } = this;
    const { view } = this.mind;
    const left = actionsLeft(view);
    if (act.do === 'end') {
      if (f.where !== 'board') return this.loot + LIFE;
      return this.standing(f.x, f.y, 0);
    }
    const gain = this.gain(act);
    if (gain === undefined) return undefined;
    const spent = 'pay' in act ? (act.pay === 'normal' || act.pay === 'action' ? 1 : 0) : FREE.has(act.do) ? 0 : 1;
    const peg = 'pay' in act && act.pay === 'peg' ? 0.35 : 0;
    const to = landsAt(view, f, act);
    if (to) return this.landing(act, to, left - spent) - peg;
    const done = this.goalOf(act);
    const here = this.standing(f.x, f.y, left - spent);
    if (!done) return here + gain - peg;
    // What fails lies still ahead.
    const odds = done.errand?.odds ?? 1;
    return odds * this.standing(f.x, f.y, left - spent, this.loot, done) + (1 - odds) * here + gain - peg;
  }
  /** Up, down or over something: being there, less what the fall may cost. */
  private landing(act: Act, [x, y]: Point, left: number): number {
    const { mind, f } = this;
    const drop = act.do === 'jump-down' ? ledgesOf(mind.site)[act.ledge]! : undefined;
    const dice = drop ? ((drop.high - drop.low) * STOREY - safeDrop(mind.view, f)) / UNIT : 0;
    // Nobody gets up from more than 3" beyond what is safe.
    const harm = dice > 3 ? f.health : Math.max(0, damageOf(Math.max(0, Math.floor(dice)), 0));
    return this.standing(x, y, left) - costOf(mind, f, harm) - (act.do === 'mount' ? 0.4 : 0.1);
  }
  /** The goal that an act attains. */
  private goalOf(act: Act): Goal | undefined {
    const of = (kind: Goal['kind'], id?: number) => this.goals.find((goal) => goal.kind === kind && (id === undefined || goal.id === id));
    if (act.do === 'search') return of('crate', act.crate);
    if (act.do === 'search-body') return of('body', act.body);
    if (act.do === 'pick') return of('token', act.token);
    return this.goals.find(({ errand }) => errand?.isDoneBy(act));
  }
  private gain(act: Act): number | undefined {
    const { mind, f } = this;
    const { view } = mind;
    const { taste } = mind.who;
    const back = mind.stays(rounds(mind.home(f.x, f.y)));
    switch (act.do) {
      case 'end':
        return 0;
      case 'shoot':
        return above(shotGain(mind, f, figureOf(view, act.at), this.threats, act.with, act.extra));
      case 'fight':
        return above(blowGain(mind, f, figureOf(view, act.at), this.threats, act.with, act.power));
      case 'blast':
        return act.at === null ? undefined : above(blastGain(mind, f, act.with, figureOf(view, act.at), this.threats));
      case 'throw': {
        const target = figureOf(view, act.at);
        const icon = dataOf(view, act.token).icons.find((one) => one.icon === 'throw');
        const dice = icon?.icon === 'throw' ? icon.dice : 0;
        const less = coverFrom(view, f, target) === 'partial' ? 1 : 0;
        const armour = armourOf(view, target).value + less;
        if (target.crew === null && sideOf(target) === 'civilians') return undefined;
        if (target.being.kind === 'trader') return above(mind.spite * damageOf(dice, armour, true) * 0.6 - 0.6);
        return above(chanceOf(1, dice, armour, true) * menaceOf(mind, target, this.threats) - 0.5 - 0.5 * mind.sell(act.token));
      }
      case 'push': {
        // Off with whoever holds it, where it cannot be struck down.
        const target = figureOf(view, act.at);
        if (!this.held.includes(target)) return undefined;
        return 0.3 * this.danger(f.x, f.y);
      }
      case 'search':
        return (this.goalOf(act)?.worth ?? 0) * back - 0.05;
      case 'search-body':
        return (this.goalOf(act)?.worth ?? 0) * back - 0.05;
      case 'search-room':
        return mind.roomWorth(f) * back - 0.05;
      case 'interact':
      case 'fetch':
        return this.errandWorth(act) * back - 0.05;
      case 'card':
        return 1.5;
      case 'repair':
        return 1.2;
      case 'door':
        return above(this.errandWorth(act) * back + this.opening(act.door));
      case 'wreck':
        return above(this.errandWorth(act) * back - 0.3);
      case 'smash':
      case 'haul':
      case 'tip':
      case 'demolish':
      // What leads somewhere is weighed by where it leads.
      case 'climb':
      case 'mount':
      case 'vault':
      case 'dismount':
      case 'jump-down':
      case 'leap':
      case 'dive':
        return undefined;
      case 'lift':
        return above(this.riding(act));
      case 'pick': {
        const without = act.for === null ? f.inventory : f.inventory.filter((t) => t !== act.for);
        const worth = mind.setWorth(f, [...without, act.token]) - mind.setWorth(f, f.inventory);
        return worth > 0.3 ? worth * back : undefined;
      }
      case 'persuade': {
        const npc = figureOf(view, act.at);
        const chance = chanceOf(persuasionOf(view, npc) + 1, skillStat(f), 0);
        if (act.aim === 'information') return this.errandWorth(act) * back;
        if (act.aim === 'join') return Math.max(chance * 2.5, this.errandWorth(act)) * back;
        const has = npc.inventory[0];
        const get = has === undefined ? 1.8 : mind.sell(has);
        return chance * Math.max(0, taste.greed * get - mind.tokenWorth(f, act.give, without(f, act.give))) * back;
      }
      case 'reload': {
        if ((f.ammo ?? 0) > 3 || gunsOf(view, f).length === 0) return undefined;
        const foes = mind.foes.some((e) => distance(f, e) < 1300);
        return (!f.ammo ? 1.6 : 0.9) * (foes ? 1 : 0.6) * taste.zeal ** 0.5;
      }
      case 'unjam': {
        const data = dataOf(view, act.token);
        return isA(data, 'ranged') ? (0.6 + 0.5 * gunWorth(data)) * taste.zeal ** 0.5 : 0.2;
      }
      case 'don':
        return this.donning(act.token);
      case 'stand':
        return 3;
      case 'drag':
        return this.dragging(figureOf(view, act.body));
      case 'shuffle': {
        const left = actionsLeft(view) - (act.pay === 'action' ? 1 : 0);
        const best = this.walk(allowance(f, SHUFFLE), left);
        if (!best || f.where !== 'board') return undefined;
        const more = best.worth - this.standing(f.x, f.y, left) - (left > 0 ? this.chance(f.x, f.y) : 0);
        return more > 0.25 ? more : undefined;
      }
      case 'use':
        return this.using(act);
      case 'drop':
        return this.dropping(act.token);
      case 'give':
        return this.giving(act);
      case 'skill':
        return this.skill(act.skill, act.level);
      case 'ask-way':
        return undefined;
      case 'truce':
        return mind.who.style === 'raider' || !mind.who.craft.team ? undefined : 0.2;
      case 'end-truce':
        return this.betrayal(act.with);
      case 'abandon':
        return view.round > 10 || mind.risk > 0.2 ? 1 : undefined;
    }
  }
  /** What the mission gains by such an act, as likely as it is to succeed. */
  private errandWorth(act: Act): number {
    const goal = this.goalOf(act);
    return goal?.errand ? goal.errand.odds * goal.errand.worth : 0;
  }
  /** A shut door is opened where the way leads through it. */
  private opening(door: DoorId): number {
    const { mind, f } = this;
    if (mind.view.doors[door] !== 'closed') return 0;
    const { goal } = this.aim(mind.ground.near(f.x, f.y), this.loot);
    const field = goal?.field ?? mind.exit;
    const here = field[mind.ground.squareAt(f.x, f.y)]!;
    return squaresBeside(mind.view, door).some((square) => field[square]! < here) ? 1.6 : 0;
  }
  /** What a lift leads to: into it where it is called, out of it where it is ridden. */
  private riding({ lift, to }: Extract<Act, { readonly do: 'lift' }>): number {
    const { mind, f } = this;
    const { map } = mind.site;
    const { squares } = map.lifts[lift]!;
    const inside = squares.includes(squareAt(map.plan, f.x, f.y));
    const doors = inside ? besides({ ...mind.view, lifts: mind.view.lifts.map((at, i) => (i === lift ? to : at)) }, squares) : squares;
    const middle = (i: number): Point => [(i % map.plan.cols) * UNIT + UNIT / 2, Math.floor(i / map.plan.cols) * UNIT + UNIT / 2];
    const there = doors.filter((i) => !squares.includes(i) || !inside).map((i) => this.ahead(...middle(i)));
    return there.length === 0 ? 0 : 0.9 * (Math.max(...there) - this.ahead(f.x, f.y));
  }
  private donning(token: TokenId | null): number | undefined {
    const { mind, f } = this;
    if (token === null) return undefined;
    const data = dataOf(mind.view, token);
    if (!isA(data, 'armour')) return undefined;
    const now = armourOf(mind.view, f).value;
    const then = Math.max(data.physical, data.shield, armourOf(mind.view, { ...f, armour: null }).value * 0);
    const room = wornBy(f) !== undefined ? 0 : spaces(mind.view, f.inventory) >= capacityOf(f) ? 1.2 : 0.5;
    const gain = 1.6 * Math.max(0, then - now) + room + (then > now ? 0 : data.combat * 0.2);
    return then < now || gain < 0.4 ? undefined : gain;
  }
  /** A fallen comrade is drawn towards the airlock if it carries much and it is not far. */
  private dragging(body: Shown): number | undefined {
    const { mind, f } = this;
    if (body.crew !== mind.crew) return undefined;
    const home = mind.home(f.x, f.y);
    if (home > 900) return undefined;
    return 0.35 * (mind.carried(body) + 1) * mind.stays(home / 200) * (home < 250 ? 2.2 : 1);
  }
  private using(act: Extract<Act, { readonly do: 'use' }>): number | undefined {
    const { mind, f } = this;
    const { view } = mind;
    const data = dataOf(view, act.token);
    if (!isA(data, 'special')) return undefined;
    const on = figureOf(view, act.on);
    const { effect } = data;
    if (effect.does === 'heal') {
      if (on.crew !== mind.crew && on.crew !== null && !view.truces.length) return undefined;
      const health = Math.min(effect.health, hurtOf(on));
      if (on.defeated) return on.crew === mind.crew ? 0.7 * (mind.carried(on) + LIFE) * mind.stays(rounds(mind.home(on.x, on.y)) + 1) : 1.2;
      if (health < Math.min(2, effect.health)) return undefined;
      const stake = (mind.carried(on) + LIFE) * health;
      return on.health <= 2 ? (0.9 * stake) / on.fit + 0.5 : on.health <= 3 ? (0.5 * stake) / on.fit : undefined;
    }
    if (effect.does === 'actions') return on.id === f.id && actionsLeft(view) <= 1 ? effect.extra * ACTION + this.urge() : undefined;
    if (effect.does === 'focus') return 0.3 * Math.min(effect.pegs, skillStat(on) - (on.pegs ?? 0));
    if (effect.does === 'jump') return this.ahead(f.x, f.y) < 0 ? undefined : 0.4;
    return undefined;
  }
  /** How much there is to do right now. */
  private urge(): number {
    const near = this.mind.ground.near(this.f.x, this.f.y);
    const busy = this.goals.some((goal) => goal.worth > 2 && this.mind.far(goal.field, near) < 500);
    return (busy ? 0.6 : -0.8) + 0.3 * this.danger(this.f.x, this.f.y);
  }
  /** Something goes where it is in the way of what is worth more and lies at hand. */
  private dropping(token: TokenId): number | undefined {
    const { mind, f } = this;
    const key = this.goals.find((goal) => goal.kind === 'console' && mind.touches(goal, f, f.x, f.y));
    if (!key || actionsLeft(mind.view) === 0 || hasRoom(mind.view, f, token)) return undefined;
    const gain = key.worth - mind.tokenWorth(f, token, without(f, token));
    return gain > 0.3 ? gain : undefined;
  }
  /** Loot goes to whoever is likelier to bring it home; a gun to whoever has none. */
  private giving(act: Extract<Act, { readonly do: 'give' }>): number | undefined {
    const { mind, f } = this;
    if (!mind.who.craft.fine || act.for !== null || act.token === null) return undefined;
    const other = figureOf(mind.view, act.to);
    if (other.crew !== mind.crew || !hasRoom(mind.view, other, act.token)) return undefined;
    const [mine, theirs] = [mind.stays(rounds(mind.home(f.x, f.y))), mind.stays(rounds(mind.home(other.x, other.y)))];
    const safer = other.health / Math.max(1, other.fit) - f.health / Math.max(1, f.fit);
    const full = spaces(mind.view, f.inventory) >= capacityOf(f) && this.goals.some((goal) => goal.worth > 1.5);
    const gain = mind.sell(act.token) * (theirs - mine + 0.4 * safer) + (full && spaces(mind.view, other.inventory) <= 2 ? 0.6 : 0);
    return gain > 0.5 ? gain : undefined;
  }
  private betrayal(crew: number): number | undefined {
    const { mind, f } = this;
    if (mind.who.style !== 'raider' || actionsLeft(mind.view) === 0) return undefined;
    const prize = mind.view.figures.some(
      (t) => t.crew === crew && stands(t) && distance(f, t) < 900 && mind.carried(t) >= 6 && sees(mind.view, f, t),
    );
    return prize ? 0.3 : undefined;
  }

  // ---------------------------------------------------------------- why

  /** What spoke for this plan, weightiest first: the parts of what it was weighed by. */
  reasons(intent: Intent): Motive<Reason>[] {
    const out: { why: Reason; weight: number }[] = [];
    const add = (why: Reason | undefined, weight: number) => why && weight > 0.05 && out.push({ why, weight });
    if ('act' in intent) {
      const gain = intent.act.do === 'end' ? 0 : (this.gain(intent.act) ?? 0);
      add(this.actReason(intent.act), gain);
      const asked = this.askedFor(intent.act);
      // What it would have weighed without, and what asking has added.
      add(asked, gain * ASKED_PART);
      if (intent.act.do === 'shuffle') {
        const way = this.walk(allowance(this.f, SHUFFLE), actionsLeft(this.mind.view));
        if (way) this.wayReasons(way.points, add);
      }
    } else this.wayReasons(intent.way, add);
    return out.sort((a, b) => b.weight - a.weight);
  }
  /** What is better there than here. */
  private wayReasons(points: readonly Point[], add: (why: Reason | undefined, weight: number) => void): void {
    const { mind, f } = this;
    const [x, y] = points.at(-1)!;
    const near = mind.ground.near(x, y);
    const leaves = mind.far(mind.exit, near) === 0 && f.where === 'board';
    const home: Reason = { kind: 'home', carried: mind.carried(f), level: levelOf(mind.view.pegs) };
    const there = this.aim(near, this.loot);
    const before = f.where === 'board' ? this.ahead(f.x, f.y) : this.loot + LIFE;
    const goal = there.goal;
    const touched = goal !== undefined && mind.far(goal.field, near) <= 120 && mind.touches(goal, f, x, y);
    const chance = this.chance(x, y);
    const called = mind.called;
    if (called && goal === undefined) add({ kind: 'asked', by: called.seat, wish: called.wish }, Math.max(0.3, there.worth - before));
    const left = goal?.kind === 'crate' ? mind.saidOf(goal.id as CrateId, 'yours') : undefined;
    if (left && goal) add({ kind: 'asked', by: left.seat, wish: left.wish }, ASKED_PART * goal.worth);
    if (goal === undefined) add(home, leaves ? Math.max(0.3, this.loot + LIFE - before) : there.worth - before);
    else if (goal.kind === 'foe') add({ kind: 'hunt', foe: goal.id as FigureId }, there.worth - before);
    else add({ kind: 'loot', what: goal.kind, here: touched }, there.worth - before + (touched ? chance : 0));
    if (f.where !== 'board') return;
    const [worst] = this.threats
      .map(({ foe }) => ({
        foe,
        harm: costOf(
          mind,
          f,
          harmAt(
            mind,
            f,
            this.threats.filter((t) => t.foe === foe),
            f.x,
            f.y,
          ),
        ),
      }))
      .sort((a, b) => b.harm - a.harm);
    if (worst) add({ kind: 'safety', foe: worst.foe.id }, this.danger(f.x, f.y) - this.danger(x, y));
    const foe = this.target(x, y);
    if (foe !== undefined && !touched) add({ kind: 'foe', foe: foe.id, near: this.endangered(foe) }, chance);
  }
  /** Whom one could attack best from there. */
  private target(x: number, y: number): Shown | undefined {
    const { mind, f } = this;
    const there: Shown = { ...f, x, y, where: 'board' };
    let best: Shown | undefined;
    let most = 0;
    for (const foe of mind.foes) {
      const touch = distance(there, foe) <= 5;
      const gain = touch
        ? (bestBlow(mind, there, foe, this.threats, bladesOf(mind.view, f))?.gain ?? 0)
        : Math.max(0, ...gunsOf(mind.view, f).map(({ token }) => shotGain(mind, there, foe, this.threats, token, 0)));
      if (gain <= most) continue;
      most = gain;
      best = foe;
    }
    return best;
  }
  private endangered(foe: Shown): FigureId | null {
    const [one] = [...this.mind.own].sort((a, b) => distance(foe, a) - distance(foe, b));
    return one && foe.crew === null ? one.id : null;
  }
  /** Who has asked for this act. */
  private askedFor(act: Act): Reason | undefined {
    const said =
      act.do === 'search'
        ? this.mind.saidOf(act.crate, 'yours')
        : act.do === 'shoot' || act.do === 'fight'
          ? this.mind.wants(act.at)
          : undefined;
    return said && { kind: 'asked', by: said.seat, wish: said.wish };
  }
  /** What this one is about to do, for comrades to know. */
  announces(intent: Intent): Wish[] {
    if ('act' in intent) {
      if (intent.act.do === 'search') return [{ wish: 'mine', crate: intent.act.crate }];
      const foe = intent.act.do === 'shoot' || intent.act.do === 'fight' ? intent.act.at : undefined;
      return enemiesOf(this.mind.view, this.mind.crew).flatMap(({ id }): Wish[] => (id === foe ? [{ wish: 'strike', foe: id }] : []));
    }
    const [x, y] = intent.way.at(-1)!;
    const { goal } = this.aim(this.mind.ground.near(x, y), this.loot);
    if (goal === undefined) return [{ wish: 'leaving' }];
    return goal.kind === 'crate' ? [{ wish: 'mine', crate: goal.id as CrateId }] : [];
  }
  private actReason(act: Act): Reason | undefined {
    const foe = (id: FigureId | null): Reason | undefined =>
      id === null ? undefined : { kind: 'foe', foe: id, near: this.endangered(figureOf(this.mind.view, id)) };
    switch (act.do) {
      case 'shoot':
      case 'fight':
      case 'push':
      case 'blast':
      case 'throw':
        return foe(act.at);
      case 'search':
        return { kind: 'loot', what: 'crate', here: true };
      case 'search-body':
        return { kind: 'loot', what: 'body', here: true };
      case 'search-room':
        return { kind: 'loot', what: 'room', here: true };
      case 'interact':
        return { kind: 'loot', what: 'console', here: true };
      case 'fetch':
        return { kind: 'loot', what: 'person', here: true };
      case 'door':
      case 'wreck':
        return { kind: 'loot', what: 'door', here: true };
      case 'pick':
        return { kind: 'loot', what: 'token', here: true };
      case 'drop':
        return { kind: 'loot', what: 'console', here: true };
      case 'persuade':
        return { kind: 'talk', to: act.at };
      case 'reload':
      case 'unjam':
      case 'don':
        return { kind: 'gear', what: act.do };
      case 'drag':
        return { kind: 'mend', who: act.body, fallen: true };
      case 'use':
        return hurtOf(figureOf(this.mind.view, act.on)) > 0
          ? { kind: 'mend', who: act.on, fallen: figureOf(this.mind.view, act.on).defeated ?? false }
          : undefined;
      case 'give':
        return { kind: 'hand-on', to: act.to };
      case 'skill':
        return { kind: 'skill', skill: act.skill };
      case 'truce':
        return { kind: 'agree' };
      default:
        return undefined;
    }
  }

  // ---------------------------------------------------------------- skills of one's own turn

  private skill(skill: Extract<Act, { readonly do: 'skill' }>['skill'], level: number): number | undefined {
    const { mind, f } = this;
    if (mind.who.craft.skills !== 'all') return undefined;
    const { view } = mind;
    // One use a round: what it could save later is lost.
    const cost = 0.25 * level;
    const danger = this.danger(f.x, f.y);
    const last = actionsLeft(view) === 0;
    const bestShot = (bonus: number): number => {
      let best = 0;
      for (const foe of mind.foes) {
        if (!mayAttack(view, f, foe) || inContact(view, f, foe) || !sees(view, f, foe)) continue;
        for (const { token } of gunsOf(view, f)) best = Math.max(best, shotGain(mind, f, foe, this.threats, token, bonus));
      }
      return best;
    };
    const menace = (far: number, most: number): number =>
      this.threats
        .filter(({ foe }) => foe.being.kind === 'purge' && distance(f, foe) <= far)
        .map(({ foe }) => menaceOf(mind, foe, this.threats))
        .sort((a, b) => b - a)
        .slice(0, most)
        .reduce((sum, one) => sum + one, 0);
    const worth = (): number => {
      switch (skill) {
        case 'sure-shot':
        case 'distraction':
          return bestShot(0) * 0.9;
        case 'marksman':
          return bestShot(level - 1) + (level === 1 ? 0 : 0.2);
        case 'weapons-expert':
          return level === 1 ? (last ? bestShot(2) : 0) : level === 2 ? bestShot(1) - ACTION * 0.2 : 0;
        case 'kata': {
          let best = 0;
          for (const foe of this.held)
            for (const { token, power } of bladesOf(view, f))
              best = Math.max(best, blowGain(mind, f, foe, this.threats, token, power, level + 1));
          return best;
        }
        case 'combat-expert':
          return this.held.length > 0 ? 0.5 * danger * level : 0;
        case 'walk-it-off':
        case 'reroute':
          return hurtOf(f) >= 1 && f.health <= 3 ? ((mind.carried(f) + LIFE) / f.fit) * Math.min(level, hurtOf(f)) : 0;
        case 'stubborn':
        case 'stimulate':
        case 'accelerate':
        case 'onslaught':
        case 'overload':
          return (last ? 1.2 : 0.5) * ACTION * (level >= 2 ? 1.5 : 1) + (last ? 0.4 * danger : 0);
        case 'hard-to-hit':
        case 'impervious':
        case 'blend-in':
        case 'assist':
          return last ? (skill === 'assist' && level === 2 ? healing(mind) : 0.5 * danger) : 0;
        case 'disruption':
          return 0.7 * menace(1300, level === 1 ? 2 : 6);
        case 'control':
          return level === 1 ? 0.5 + 6 * mind.risk : level === 2 ? 0.8 : menace(1300, 5) * 0.5;
        case 'hacking':
          return menace(1300, level === 1 ? 1 : 2);
        case 'blast':
        case 'manipulate':
          return level === 1 ? 0.7 * menace(skill === 'blast' ? 1300 : 3000, 1) : 0;
        case 'repair':
          return isMachine(f) && f.health <= 3 ? 1.5 : f.inventory.some((t) => view.marks[t]! & JAMMED) ? 1 : 0;
        case 'persuasion':
          return level >= 2 ? 1.5 : 0.4;
        default:
          return 0;
      }
    };
    const gain = worth() - cost;
    // A skill that is an action costs one in `act`: all that are not, come on top.
    const free = NO_ACTION.has(skill) ? ACTION : 0;
    return gain > 0.3 ? gain + free : undefined;
  }
}
/** Acts that take no action. */
/** Where an act that goes up, down or over something leads; undefined: it does not, or nobody knows yet. */
function landsAt(view: Mind['view'], f: Shown, act: Act): Point | undefined {
  switch (act.do) {
    case 'climb':
      return climbTo(view, f, act.climb);
    case 'mount':
      return perches(view, f).find(({ piece }) => piece === act.piece)?.to;
    case 'vault':
      return vaults(view, f).find(({ piece }) => piece === act.piece)?.to;
    case 'dismount':
      return act.to;
    case 'jump-down':
      return landing(view, f, act.ledge);
    case 'leap':
      return gapAt(view, f, ledgesOf(siteOf(view))[act.ledge]!)?.to;
    default:
      return undefined;
  }
}
const FREE: ReadonlySet<Act['do']> = new Set(['truce', 'end-truce', 'ask-way', 'abandon', 'card']);
/** Skills whose levels are no action of their own kind (`costs` in the rules). */
const NO_ACTION: ReadonlySet<string> = new Set([
  'sure-shot',
  'marksman',
  'combat-expert',
  'walk-it-off',
  'reroute',
  'stubborn',
  'stimulate',
  'accelerate',
  'overload',
  'hard-to-hit',
  'impervious',
  'blend-in',
  'assist',
  'disruption',
  'control',
  'hacking',
  'blast',
  'manipulate',
  'repair',
  'persuasion',
]);
const rounds = (far: number): number => far / A_ROUND;
/** Of a stretch of a way the point nearest to somebody. */
function nearestAlong([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return [Math.round(ax + part * dx), Math.round(ay + part * dy)];
}
const above = (gain: number): number | undefined => (gain > 0.15 ? gain : undefined);
const without = (f: Shown, token: number) => f.inventory.filter((t) => t !== token);
/** Every so manieth of a list. */
function sampled<T>(list: readonly T[], n: number): T[] {
  const step = list.length / n;
  return Array.from({ length: n }, (_, i) => list[Math.floor(i * step)]!);
}
/** What mending the worst hurt of the crew is worth. */
function healing(mind: Mind): number {
  return Math.max(0, ...mind.own.map((t) => (hurtOf(t) >= 2 && t.health <= 3 ? (2 * (mind.carried(t) + LIFE)) / t.fit : 0)));
}

// ------------------------------------------------------------------ the plan

/** All acts, as the question lists them. */
function actsOf({ ask, seat, imagine }: At): Act[] {
  const asked = ask.topic === 'turn/act' ? ask : imagine(0).find(seat, 'turn/act');
  return asked ? ([...asked.domain.options!()] as Act[]) : [];
}
/** Two questions at once have one plan: it is kept for whoever is asked the other, as long as nothing has changed. */
const plans = new WeakMap<readonly Shown[], { readonly who: Leader; readonly seen: string; readonly plan: Intent }>();
export function intent(at: At, who: Leader): Intent {
  const seen = `${at.seat} ${JSON.stringify(at.view)}`;
  const kept = plans.get(at.view.figures);
  if (kept && kept.who === who && kept.seen === seen) return kept.plan;
  const plan = planned(at, who);
  plans.set(at.view.figures, { who, seen, plan });
  return plan;
}
function planned(at: At, who: Leader): Intent {
  const mind = new Mind(at, who);
  const { view } = at;
  const f = figureOf(view, view.active!.figure);
  const planner = new Planner(mind, f);
  let best: Intent = { act: { do: 'end' } };
  let most = planner.act({ do: 'end' })!;
  for (const act of actsOf(at)) {
    if (act.do === 'end') continue;
    const worth = planner.act(act);
    if (worth === undefined || worth <= most + 0.02) continue;
    most = worth;
    best = { act };
  }
  const far = moves(mind, f) ? allowance(f, moveOf(view, f)) : 0;
  if (far > 0) {
    const way = planner.walk(far, actionsLeft(view) - 1);
    if (way && way.worth > most + 0.1) best = { way: way.points };
  }
  return best;
}
/** Is a Move asked for? */
function moves(mind: Mind, f: Shown): boolean {
  const { active } = mind.view;
  if (!active || f.prone || has(f, 'rooted') || has(f, 'outwitted')) return false;
  if (active.linked !== null && active.linked !== 'move') return false;
  return active.actions > 0 || active.granted.some((g) => g !== 'combat');
}
/** What a crew tells its comrades when one of its Traders begins: what that one is about to do. Undefined: there is nothing new to say. */
export function announced(at: At, who: Leader): readonly Wish[] | undefined {
  const { view, seat } = at;
  const { active } = view;
  if (active === null || active.begun || !playTogether(view)) return undefined;
  const f = figureOf(view, active.figure);
  if (f.crew !== crewFor(view, seat) || f.defeated) return undefined;
  const wishes = new Planner(new Mind(at, who), f).announces(intent(at, who));
  return same(wishes, view.wishes[seat]) ? undefined : wishes;
}
/** What spoke for an answer to either question, weightiest first. */
export function whyPlanned(at: At, who: Leader, plan: Intent): readonly Motive<Reason>[] {
  const { view } = at;
  if (view.active === null) return [];
  return new Planner(new Mind(at, who), figureOf(view, view.active.figure)).reasons(plan);
}
