/**
 * A member of the crew, human or not. It sees what its seat sees and remembers what its seat was told; it judges every
 * answer by a rough worth in "cards" (one drawn card is worth about 1) per action point, and takes the best.
 *
 * As a human it searches, heals, shoots parasites, gathers Gas Cans, keeps away from those it suspects or attacks them, gives
 * a Gas Can to whom it does not trust, asks for scans, and carries its fuel to the Nest. Once infected it goes on behaving so
 * as far as anybody can see, but chooses its company: it seeks out likely humans, hands over its cards, keeps the Gas Cans
 * it is given, lays the Nest behind locked doors, and calls for a scan when it believes that nobody is left.
 */
import type { BotSeat, Chance, Json, Motive, Seat } from '@cosmodrome/kernel';
import {
  type Card,
  DIRECTIONS,
  type Door,
  DX,
  DY,
  type Item,
  infectionOf,
  isItem,
  opposite,
  printedSide,
  STORAGE_CARDS,
} from '../content/index.ts';
import type { Grounds } from '../motives.ts';
import { isPrivate, type Note } from '../notes.ts';
import { MAX_HP } from '../rules/characters.ts';
import { searchable } from '../rules/table.ts';
import { type BodyId, cardOf, isAndroid, type ParasiteId, partOf, REACTOR_ROOM, type RoomId, seatOf } from '../state.ts';
import type { Action, Answers, Fire, Knife, Move, Placement, Target, Topic } from '../topics.ts';
import type { BodyView, SideView, TeamView, View } from '../view.ts';
import { type Belief, believe, remembered } from './belief.ts';
import { Chart } from './chart.ts';
import type { Judgement } from './judgement.ts';

/** How much a player would miss a card he gives away. */
const KEEP: Readonly<Record<Item, number>> = {
  gas: 8,
  antidote: 5,
  key: 5,
  aid: 4,
  scanner: 4,
  adrenaline: 4,
  ammo: 4,
  machineGun: 3,
  vest: 3,
  knife: 3,
  grenade: 2,
  scope: 1,
};
/** Who forgets remembers so many rounds, this one among them. */
const MEMORY = 1;
/** From this round on it calls for an end, and agrees to one. */
const WEARY = 25;
/** What goals of such a value promise does not fade with the distance. */
const URGENT = 10;
/** Nobody can be read like a clock. */
export const NOISE = 0.1;
/** A step that leads nowhere one would go. */
export const AIMLESS = -0.3;
/** A grenade: somebody struck who is meant, somebody who is not. */
const FOE_BLASTED = 0.7;
const FRIEND_BLASTED = -0.9;
/** Somewhere worth going, and what for. */
type Pull = { readonly value: number; readonly why: Grounds };
/** What a step is weighed by: where it leads, what it leads away from, what bites there and here, whom one meets. */
type Step = {
  readonly goal: { readonly worth: number; readonly why: Grounds } | undefined;
  readonly stay: number;
  readonly danger: number;
  readonly alert: number;
  readonly company: number;
  readonly met: Seat | undefined;
};
const by = (why: Grounds, weight: number): Motive<Grounds> => ({ why, weight });
/** How long a list of options may be to be looked at as a whole. */
const FEW = 6;
/** The best few of them, of each kind one. */
function apart<A extends Json>(options: readonly A[], worth: (option: A) => number, kind: (option: A) => string = JSON.stringify): A[] {
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

export class Player {
  private readonly j: Judgement;
  private readonly view: View;
  private readonly seat: Seat;
  private readonly chance: Chance;
  private readonly at: BotSeat<View, Note>;
  private readonly team: TeamView;
  private readonly hand: readonly Card[];
  private readonly human: boolean;
  private readonly belief: Belief;
  private readonly chart: Chart;
  private readonly gas: number;
  private readonly spare: number;
  /** Fuel and cards enough to burn the Nest. */
  private readonly ready: boolean;
  /** Security doors are no obstacle. */
  private readonly doors: boolean;
  private readonly nest: RoomId | undefined;
  /** All is ready, but a locked door stands between the Soldier and the Nest. */
  private readonly locked: boolean;
  private readonly ap: number;
  private looks: number | undefined = undefined;

  constructor(at: BotSeat<View, Note>, j: Judgement) {
    this.j = j;
    const { view, seat } = at;
    this.at = at;
    this.view = view;
    this.seat = seat;
    this.chance = at.chance;
    this.team = this.teamOf(seat);
    this.hand = view.me?.hand ?? [];
    this.human = view.me?.side === 'human';
    const { journal, past } = j.overlooks;
    this.belief = believe(view, seat, journal ? at.notes.filter(isPrivate) : past ? remembered(at.notes, MEMORY) : at.notes);
    this.chart = new Chart(view);
    this.gas = this.hand.filter((card) => card === 'gas').length;
    this.spare = this.hand.length - view.minimum;
    const { cans } = view.variants;
    this.ready = this.human && this.gas >= cans && this.spare >= cans;
    const fuel = this.ready ? cans : 0;
    this.doors = view.doorsOpen || this.team.laid.includes('key') || (this.hand.includes('key') && this.spare > fuel);
    this.nest = this.chart.find('nest');
    this.locked = this.ready && this.nest !== undefined && !this.reaches(this.nest);
    this.ap = view.turn?.seat === seat ? view.turn.ap : 0;
  }

  answer(): Json {
    const options = [...(this.at.ask.domain.options?.() ?? [])];
    const [only, more] = options;
    if (only !== undefined && more === undefined) return only;
    switch (this.at.ask.topic as Topic) {
      case 'turn/action':
        return this.best(options as Action[], (action) => this.action(action));
      case 'encounter/choose':
        return this.best(options as Answers['encounter/choose'][], (choice) => this.encounter(choice));
      case 'trade/give':
        return this.give(options as Card[]);
      case 'run/move':
        return this.best(options as Answers['run/move'][], (move) => (move ? this.move(move, true) : 0));
      case 'fire/again':
        return this.best(options as Answers['fire/again'][], (shot) => (shot ? this.attack(shot) : 0));
      case 'explore/place':
        return this.best(options as Placement[], (at) => this.placement(at));
      case 'parasite/relocate':
        return this.best(options as ParasiteId[], (id) => this.relocation(id));
      case 'explore/unplaceable':
        return 'under';
      case 'vest/play':
        return true;
      case 'team/join':
        return true;
      case 'end/vote':
        return this.view.round >= WEARY; // whatever side one is on: the vote tells nothing
      case 'setup/colour':
        return this.chance.pick(options);
    }
  }
  /** Other answers one would think of, the most promising first: of each kind of deed the best. */
  ideas(): readonly Json[] {
    const options = [...(this.at.ask.domain.options?.() ?? [])];
    switch (this.at.ask.topic as Topic) {
      case 'turn/action':
        return apart(
          options as Action[],
          (action) => this.action(action),
          (action) => (action.do === 'move' ? `move ${action.who}` : action.do),
        );
      case 'encounter/choose':
        return apart(options as Answers['encounter/choose'][], (choice) => this.encounter(choice));
      case 'trade/give': {
        // What infects, what protects, what is missed least.
        const told = [infectionOf(this.seat), 'gas', 'antidote'].filter((card) => options.includes(card));
        return [...told, ...apart(options.filter((card) => isItem(card as Card)) as Item[], (card) => -this.keep(card))];
      }
      case 'run/move':
        return apart(options as Answers['run/move'][], (move) => (move ? this.move(move, true) : 0));
      case 'fire/again':
        return apart(options as Answers['fire/again'][], (shot) => (shot ? this.attack(shot) : 0));
      case 'explore/place':
        return apart(options as Placement[], (at) => this.placement(at));
      default:
        return options.length <= FEW ? options : [];
    }
  }
  /** What an action was chosen by: more than any other, but for a little noise. */
  worth(action: Action): number {
    return this.action(action);
  }
  /** The parts of it, where it is a step: together they are its worth. */
  parts(move: Move): Step {
    return this.step(move, false);
  }
  /** What speaks for this answer, weightiest first. */
  why(answer: Json): readonly Motive<Grounds>[] {
    return this.grounds(answer)
      .filter((m) => m.weight > 0)
      .sort((a, b) => b.weight - a.weight);
  }
  private grounds(answer: Json): Motive<Grounds>[] {
    switch (this.at.ask.topic as Topic) {
      case 'turn/action':
        return this.forAction(answer as Action);
      case 'run/move':
        return answer === null ? [by({ kind: 'rest' }, 0.1)] : this.forMove(answer as Move, true);
      case 'fire/again':
        return answer === null ? [] : this.forAttack(answer as Fire);
      case 'encounter/choose': {
        const choice = answer as Answers['encounter/choose'];
        return choice.do === 'trade' ? this.forCompany(choice.with) : this.forAttack(choice);
      }
      case 'trade/give':
        return this.forGift(answer as Card);
      case 'explore/place':
        return [by({ kind: 'explore' }, 1)];
      case 'team/join':
        return answer === true ? [by({ kind: 'team' }, 1)] : [];
      default:
        return [];
    }
  }
  private forAction(action: Action): Motive<Grounds>[] {
    switch (action.do) {
      case 'move':
        return this.forMove(action, false);
      case 'burn':
        return [by({ kind: 'nest' }, 1000)];
      case 'openDoors':
      case 'adrenaline':
        return [by(this.ready ? { kind: 'nest' } : { kind: 'search' }, 1)];
      case 'search':
        return [by({ kind: 'search' }, this.search(action.room, 1))];
      case 'teamSearch':
        return [by({ kind: 'search' }, this.teamSearch(action.room, action.with))];
      case 'explore':
      case 'reveal':
      case 'exploreNowhere':
      case 'revealNowhere':
        return [by({ kind: 'explore' }, this.exploring())];
      case 'fire':
      case 'knife':
        return this.forAttack(action);
      case 'heal':
      case 'aid':
        return [by({ kind: 'heal' }, this.healing(action.heal))];
      case 'grenade':
        return this.forGrenade(action.to);
      case 'scanner':
        return [by(this.suspicion(action.seat), this.scanner(action.seat))];
      case 'heatScan':
        return [by({ kind: 'scan' }, this.heatScan())];
      case 'vote':
        return [by({ kind: 'weary' }, 1)];
      case 'end':
        return [by({ kind: 'rest' }, 0.1)];
    }
  }
  private suspicion(who: Seat): Grounds {
    return { kind: 'suspect', who, tenths: Math.round(10 * this.belief.of(who).infected) };
  }
  /** Where a step leads to, what is left behind, whom one meets there: the parts of what the step was chosen by. */
  private forMove(move: Move, free: boolean): Motive<Grounds>[] {
    const { goal, danger, met } = this.step(move, free);
    const company = met === undefined ? [] : this.forCompany(met);
    return [
      ...(goal ? [by(goal.why, goal.worth)] : []),
      by({ kind: this.care(isAndroid(move.who)) < 0 ? 'martyr' : 'danger' }, danger),
      ...company,
    ];
  }
  private forCompany(other: Seat): Motive<Grounds>[] {
    const weight = this.trading(other);
    if (!this.human) return [by({ kind: 'infect', who: other }, weight)];
    return [by(this.gas > 0 && this.supplies(other) ? { kind: 'supply', who: other } : { kind: 'meet', who: other }, weight)];
  }
  private forAttack(action: Fire | Knife): Motive<Grounds>[] {
    if ('parasite' in action.at) return [by({ kind: 'parasite' }, this.hunting(action.at))];
    const who = seatOf(action.at.body);
    if (this.human) return [by(this.suspicion(who), Math.max(0.1, this.shooting(action.at.body)))];
    const { pretext, fuel } = this.grudge(who);
    return [by({ kind: this.belief.of(who).exposed ? 'silence' : 'frame', who }, Math.max(0.1, pretext)), by({ kind: 'stop', who }, fuel)];
  }
  private forGrenade(room: RoomId): Motive<Grounds>[] {
    const foes = this.struck(room).filter(({ foe }) => foe);
    return [
      by({ kind: 'parasite' }, this.blasted(room)),
      ...[...new Set(foes.map(({ who }) => who))].map((who) =>
        by(this.human ? this.suspicion(who) : { kind: 'silence', who }, FOE_BLASTED * foes.filter((f) => f.who === who).length),
      ),
    ];
  }
  private forGift(card: Card): Motive<Grounds>[] {
    const who = this.partner();
    if (!this.human)
      return card === infectionOf(this.seat) || card === 'host' ? [by({ kind: 'infect', who }, 1)] : [by({ kind: 'hide' }, 1)];
    if (card === 'gas' && this.supplies(who)) return [by({ kind: 'supply', who }, 1)];
    return (card === 'gas' || card === 'antidote') && this.shields(card, who)
      ? [by({ kind: 'guard', who }, 1)]
      : [by({ kind: 'spare' }, 1)];
  }
  /** The best of all, with a little noise. */
  private best<A extends Json>(options: readonly A[], worth: (option: A) => number): A {
    let best = options[0] as A;
    let most = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const w = worth(option) + (this.chance.below(100) / 100) * NOISE;
      if (w > most) {
        most = w;
        best = option;
      }
    }
    return best;
  }

  // ------------------------------------------------------------------ the turn

  private action(action: Action): number {
    switch (action.do) {
      case 'burn':
        return 1000;
      case 'end':
        return 0;
      case 'vote':
        return this.view.round >= WEARY ? 100 : -100;
      case 'move':
        return this.move(action, false);
      case 'search':
        return this.search(action.room, 1);
      case 'teamSearch':
        return this.teamSearch(action.room, action.with);
      case 'explore':
        return this.exploring() + this.placement(action);
      case 'reveal':
        return this.exploring() + this.placement(action) - 0.1;
      case 'exploreNowhere':
      case 'revealNowhere':
        return this.exploring() * 0.7;
      case 'fire':
      case 'knife':
        return this.attack(action);
      case 'heal':
        return this.healing(action.heal);
      case 'aid':
        return this.healing(action.heal) - 0.3;
      case 'grenade':
        return this.grenade(action.to);
      case 'scanner':
        return this.scanner(action.seat);
      case 'heatScan':
        return this.heatScan();
      case 'openDoors':
        return this.openDoors();
      case 'adrenaline':
        return this.adrenaline();
    }
  }

  /** What a drawn card is worth: much while fuel is wanted, little afterwards. */
  private card(): number {
    if (!this.human) return this.j.denies;
    return this.j.draw * (this.locked ? 0.8 : this.ready ? 0.15 : 1);
  }
  private reaches(room: RoomId): boolean {
    const { room: from } = this.team.soldier;
    return from !== null && this.chart.distances(from, this.doors).has(room);
  }
  /** A parasite more in the neighbourhood. */
  private parasite(): number {
    const weak = Math.min(...this.mine().map((b) => b.hp));
    const around = this.view.parasites.length;
    return (weak <= 1 ? 1.2 : weak === 2 ? 0.7 : 0.4) + around * 0.03;
  }
  private teamOf(seat: Seat): TeamView {
    const team = this.view.teams[seat];
    if (!team) throw new Error(`nobody sits on seat ${seat}`);
    return team;
  }
  private body(body: BodyId): BodyView {
    const team = this.teamOf(seatOf(body));
    return isAndroid(body) ? team.android : team.soldier;
  }
  private mine(): BodyView[] {
    return [this.team.soldier, this.team.android].filter((b) => b.hp > 0);
  }
  private search(room: RoomId, cards: number): number {
    const place = this.chart.at(room);
    if (place.red) return cards * this.card() - this.parasite();
    return (place.icon === 'storage' ? STORAGE_CARDS : cards) * this.card();
  }
  private teamSearch(room: RoomId, partner: Seat): number {
    if (partner === this.seat) return this.search(room, 2);
    const trust = this.human ? 0.15 - this.belief.of(partner).infected : 0.1;
    return this.search(room, 1) + trust;
  }

  /** New rooms are wanted as long as there are few left to search; with fuel enough, until the Nest is found. */
  private exploring(): number {
    if (this.nest !== undefined) return 0.25;
    if (this.ready) return 1.5;
    let fresh = 0;
    for (const place of this.chart.places.values()) if (searchable(place.icon) && !place.red) fresh++;
    return fresh < this.view.teams.length ? 0.6 : 0.3;
  }
  /** Where the visible card lies best: behind open doors, but for the Nest in the eyes of the infected. */
  private placement(at: Placement): number {
    const next = this.view.next!;
    let open = 0;
    let locked = 0;
    for (const d of DIRECTIONS) {
      const near = this.view.base.find((t) => t.x === at.x + DX[d] && t.y === at.y + DY[d]);
      if (!near) continue;
      const mine: Door = next.sides[printedSide(at.turn, d)];
      const theirs = near.sides[opposite(d)].door;
      if (mine === 'wall' || theirs === 'wall') continue;
      if (mine === 'security' || theirs === 'security') locked++;
      else open++;
    }
    const access = open > 0 ? 0.2 : -0.2;
    if (next.icon === 'nest') return this.human ? (this.ready ? 3 : 0.5) + access * 3 : -access * 2 - 0.3;
    const lure = next.icon === 'storage' ? 0.4 : next.icon === 'team' ? 0.2 : next.icon === 'none' ? -0.1 : 0;
    return lure + access + locked * 0.01;
  }

  private move(move: Move, free: boolean): number {
    const { goal, stay, danger, alert, company } = this.step(move, free);
    return (goal?.worth ?? AIMLESS) - stay + danger - alert + company;
  }
  /** A step on the way to the most rewarding place; company, and parasites, are counted in. */
  private step({ who, to }: Move, free: boolean): Step {
    const android = isAndroid(who);
    const body = android ? this.team.android : this.team.soldier;
    const from = body.room!;
    const before = this.chart.distances(from, this.doors);
    const after = this.chart.distances(to, this.doors);
    let goal: Step['goal'];
    let stay = 0;
    for (const [room, { value, why }] of this.goals(android)) {
      const [d0, d1] = [before.get(room), after.get(room)];
      if (d0 !== undefined) stay = Math.max(stay, value / (d0 + 1));
      if (d1 === undefined || (d0 !== undefined && d1 >= d0)) continue;
      const cost = d1 + (free ? 1 : 2);
      const rate = (value / cost) * (cost <= this.ap + (free ? 1 : 0) ? 1 : 0.8);
      const worth = value >= URGENT ? Math.max(1, rate) : rate;
      if (worth > (goal?.worth ?? AIMLESS)) goal = { worth, why };
    }
    const care = this.care(android) * (this.ap <= 2 ? 1 : 0.6);
    const met = this.meeting(to);
    return {
      goal,
      stay: free ? stay : 0, // what costs nothing may still lead away from where one wants to be
      danger: (this.chart.danger(from) - this.chart.danger(to)) * care,
      alert: this.chart.at(to).icon === 'alert' ? this.parasite() : 0,
      company: met === undefined ? 0 : this.trading(met),
      met,
    };
  }
  /** What a wound to one of mine costs. The last Soldier of the station is worth more dead to the infected. */
  private care(android: boolean): number {
    const { hp } = android ? this.team.android : this.team.soldier;
    if (!android && this.martyr()) return -this.j.wound;
    return this.j.wound * (hp <= 1 ? 2.5 : hp === 2 ? 1.5 : 1) * (android ? 0.9 : 1.1);
  }
  private martyr(): boolean {
    return !this.human && this.view.teams.every((t) => t.seat === this.seat || t.soldier.hp === 0 || this.belief.of(t.seat).infected > 0.9);
  }
  /** Places worth going to, with what waits there; one more point of action is spent on arrival. */
  private goals(android: boolean): Map<RoomId, Pull> {
    const goals = new Map<RoomId, Pull>();
    const add = (room: RoomId, value: number, why: Grounds) => {
      if (value > (goals.get(room)?.value ?? 0)) goals.set(room, { value, why });
    };
    const other = android ? this.team.soldier : this.team.android;
    for (const place of this.chart.places.values()) {
      if (searchable(place.icon)) {
        const together = place.icon === 'team' && other.room === place.id;
        if (together || other.room !== place.id)
          add(place.id, this.search(place.id, together ? 2 : place.icon === 'team' ? 1.2 : 1), { kind: 'search' });
      }
      if (place.icon === 'infirmary') add(place.id, this.missing(android) >= 2 ? 1.4 * this.j.mend : 0, { kind: 'heal' });
      if (place.icon === 'terminal') add(place.id, this.terminal(android), { kind: this.locked ? 'nest' : 'scan' });
      if (this.frontier(place.id)) add(place.id, this.exploring(), { kind: 'explore' });
    }
    if (!android && this.ready && this.nest !== undefined)
      add(this.locked ? this.threshold(this.nest) : this.nest, this.locked ? 3 : 12, { kind: 'nest' });
    if (!this.human) this.lure(add);
    if (this.gas > 0)
      for (const t of this.view.teams)
        if (t.seat !== this.seat && this.supplies(t.seat))
          for (const { room } of [t.soldier, t.android]) if (room) add(room, 2, { kind: 'supply', who: t.seat });
    return goals;
  }
  /** The room from which the Nest is nearest, once the doors are open. */
  private threshold(nest: RoomId): RoomId {
    const far = this.chart.distances(nest, true);
    let best = this.team.soldier.room!;
    for (const room of this.chart.distances(best, this.doors).keys()) if ((far.get(room) ?? 99) < (far.get(best) ?? 99)) best = room;
    return best;
  }
  private missing(android: boolean): number {
    return MAX_HP - (android ? this.team.android : this.team.soldier).hp;
  }
  private frontier(room: RoomId): boolean {
    const tile = this.view.base[cardOf(room)];
    const leads = (s: SideView): boolean => s.passage === 'free' && s.door !== 'wall' && s.owner === partOf(room);
    return this.view.next !== null && tile?.sides.some(leads) === true;
  }
  private terminal(android: boolean): number {
    if (this.locked) return android ? 4 : 0;
    return Math.max(0, this.heatScan());
  }

  // ------------------------------------------------------------------ company

  private othersIn(room: RoomId): Seat[] {
    return this.view.teams.filter((t) => t.seat !== this.seat && (t.soldier.room === room || t.android.room === room)).map((t) => t.seat);
  }
  /** Whom one would rather meet of those in a room: entering is a trade, most of the time. */
  private meeting(room: RoomId): Seat | undefined {
    if (room === REACTOR_ROOM || this.view.turn?.traded.includes(room)) return undefined;
    const others = this.othersIn(room);
    return others.length === 0 ? undefined : others.reduce((a, b) => (this.trading(b) > this.trading(a) ? b : a));
  }
  private trading(other: Seat): number {
    const p = this.belief.of(other).infected;
    if (!this.human) return this.attempt(other);
    if (this.gas > 0 && this.supplies(other)) return 1;
    const shield = this.hand.includes('gas') || this.hand.includes('antidote');
    return this.j.company - p * this.j.attempt * (shield ? 2.5 : this.j.lost);
  }
  /** What an attempt on this player promises. */
  private attempt(other: Seat): number {
    if (!this.hand.includes(infectionOf(this.seat))) return 0;
    const odds = (1 - this.belief.of(other).infected) * this.success(other) * this.j.spread - (this.belief.of(other).exposed ? 0.3 : 0);
    return this.view.round < this.j.hides ? odds * 0.3 : odds;
  }
  /**
   * Will he have nothing to stop it with, or not think of it? One who is not suspected by the table has an easy hand, and one who
   * gave me an ordinary card the last time will do so again.
   */
  private success(other: Seat): number {
    if (this.belief.of(other).trusting && this.belief.of(other).stopped === 0) return 0.7;
    const wary = this.belief.of(other).stopped > 0 || this.repute * this.j.attempt * this.j.lost > 1;
    return wary ? Math.max(0.1, 0.75 - 0.55 * Math.min(1, this.belief.of(other).gas)) : 0.85;
  }
  /** How infected I look to one who knows only what everybody knows. */
  private get repute(): number {
    if (this.looks === undefined) {
      const known = this.at.notes.filter((note) => !isPrivate(note));
      this.looks = believe(this.view, undefined, known).of(this.seat).infected;
    }
    return this.looks;
  }
  private lure(add: (room: RoomId, value: number, why: Grounds) => void): void {
    for (const t of this.view.teams) {
      if (t.seat === this.seat || t.out) continue;
      const value = this.attempt(t.seat) * this.j.stalks;
      for (const body of [t.soldier, t.android])
        if (body.room !== null && body.room !== REACTOR_ROOM && !this.view.turn?.traded.includes(body.room))
          add(body.room, value, { kind: 'infect', who: t.seat });
    }
  }

  private encounter(choice: Answers['encounter/choose']): number {
    return choice.do === 'trade' ? this.trading(choice.with) : this.attack(choice);
  }

  /** The card for a trade. A human gives what he can spare, or a shield; an infected player his own card, if it may work. */
  private give(options: readonly Card[]): Card {
    const partner = this.partner();
    const p = this.belief.of(partner).infected;
    const items = options.filter(isItem);
    const least = items.length > 0 ? this.best(items, (card) => -this.keep(card)) : options[0]!;
    if (!this.human) {
      if (options.includes('host')) return 'host';
      const own = infectionOf(this.seat);
      const bold = this.attempt(partner) > this.j.bold || (this.view.round >= this.j.patience && p < 0.7);
      return options.includes(own) && bold ? own : least;
    }
    if (options.includes('gas') && this.supplies(partner)) return 'gas';
    if (options.includes('antidote') && this.shields('antidote', partner)) return 'antidote';
    if (options.includes('gas') && this.shields('gas', partner)) return 'gas';
    return least;
  }
  /** Is what this partner may give worth being stopped by such a card? */
  private shields(card: 'gas' | 'antidote', partner: Seat): boolean {
    if (this.j.overlooks.shields) return false;
    const threat = this.belief.of(partner).infected * this.j.attempt * this.j.lost;
    return threat > (card === 'antidote' ? 1.2 : this.gas > this.view.variants.cans ? 0.5 : 1);
  }
  /** My fuel is better carried by one whom a scan has cleared and whose Soldier lives: if mine is dead, or he is further on. */
  private supplies(other: Seat): boolean {
    const team = this.teamOf(other);
    const enough = this.belief.scanned === 0 ? this.j.early : this.j.trust;
    if (!this.human || this.ready || team.soldier.hp === 0 || this.belief.of(other).infected > enough) return false;
    return this.team.soldier.hp === 0 || team.hand > this.team.hand || (team.hand === this.team.hand && other < this.seat);
  }
  private partner(): Seat {
    const { scene } = this.view;
    if (scene?.kind !== 'trade') return this.seat;
    return scene.seats[0] === this.seat ? scene.seats[1] : scene.seats[0];
  }
  private keep(card: Item): number {
    const copies = this.hand.filter((c) => c === card).length;
    const used = card === 'key' && this.team.laid.includes('key') ? 4 : 0;
    return KEEP[card] - (copies - 1) * 0.5 - used;
  }

  // ------------------------------------------------------------------ force

  private attack({ at }: Fire | Knife): number {
    const sure = this.at.ask.topic === 'turn/action' || this.at.ask.topic === 'encounter/choose' ? 0 : 0.2;
    return ('parasite' in at ? this.hunting(at) : this.shooting(at.body)) + sure;
  }
  private hunting(at: Extract<Target, { parasite: ParasiteId }>): number {
    const parasite = this.view.parasites.find((p) => p.id === at.parasite)!;
    const near = this.mine().filter((b) => b.room === parasite.room).length;
    return this.j.hunt + near * 0.35 + (parasite.black ? 0.2 : 0);
  }
  private shooting(body: BodyId): number {
    const other = seatOf(body);
    const target = this.body(body);
    const p = this.belief.of(other).infected;
    const finish = target.hp === 1 ? 0.4 : 0;
    if (this.human) {
      if (p > this.j.shoots) return 1 + finish + (isAndroid(body) ? 0.1 : 0);
      return p > this.j.shoots - 0.25 && this.belief.of(other).hostile ? 0.6 + finish : -4;
    }
    if (p > 0.5) return -4;
    const { pretext, fuel } = this.grudge(other);
    if (!this.belief.of(other).exposed && fuel === 0 && this.view.round < this.j.frames) return -1;
    return pretext + finish + fuel + (isAndroid(body) ? 0 : 0.3);
  }
  /** Why the infected shoot at somebody: it knows them, or others are to look there; it could burn the Nest. */
  private grudge(other: Seat): { readonly pretext: number; readonly fuel: number } {
    const danger = this.teamOf(other).hand >= this.view.minimum + this.view.variants.cans && this.nest !== undefined;
    return { pretext: this.belief.of(other).exposed ? 0.7 : this.j.frame, fuel: danger ? this.j.danger : 0 };
  }
  private grenade(room: RoomId): number {
    return this.blasted(room) - 0.3 + this.struck(room).reduce((sum, { foe }) => sum + (foe ? FOE_BLASTED : FRIEND_BLASTED), 0);
  }
  private blasted(room: RoomId): number {
    return this.view.parasites.filter((p) => p.room === room).reduce((sum, p) => sum + (p.black ? 0.4 : 0.5), 0);
  }
  /** Who would be struck, and whether that is meant. */
  private struck(room: RoomId): { readonly who: Seat; readonly foe: boolean }[] {
    return this.view.teams.flatMap((t) =>
      [t.soldier, t.android]
        .filter((body) => body.room === room)
        .map(() => {
          const { infected, exposed } = this.belief.of(t.seat);
          return { who: t.seat, foe: t.seat !== this.seat && (this.human ? infected > 0.85 : infected < 0.3 && exposed) };
        }),
    );
  }

  // ------------------------------------------------------------------ the rest

  private healing(bodies: readonly BodyId[]): number {
    let worth = 0;
    if (this.j.overlooks.wounds && bodies.every((b) => this.body(b).hp > 1)) return -0.2;
    const hp = new Map<BodyId, number>();
    for (const body of bodies) {
      const now = hp.get(body) ?? this.body(body).hp;
      if (now >= MAX_HP) continue;
      hp.set(body, now + 1);
      const own = seatOf(body) === this.seat ? 1 : this.human ? 0.3 - this.belief.of(seatOf(body)).infected : 0.05;
      if (seatOf(body) === this.seat && !isAndroid(body) && this.martyr()) continue;
      worth += this.j.mend * own * (now === 2 ? 1.1 : now === 1 ? 0.7 : 0.3);
    }
    return worth;
  }
  private scanner(other: Seat): number {
    const p = this.belief.of(other).infected;
    if (!this.human) return p > 0.2 && p < 0.8 ? 0.2 : -0.2;
    return p > 0.08 && p < 0.95 ? 0.8 : -0.2;
  }
  /** A human wants to know; the infected want it proved. */
  private heatScan(): number {
    const others = this.view.teams.filter((t) => t.seat !== this.seat && !t.out);
    const humans = others.reduce((sum, t) => sum + 1 - this.belief.of(t.seat).infected, 0);
    if (!this.human) return humans < 0.7 && humans <= 0.35 * others.length ? 4 : -0.6;
    if (this.j.overlooks.scans) return -0.2;
    if (humans < 0.5 && this.gas === 0) return -2;
    return this.view.round - this.belief.scanned >= 4 && this.view.round >= 3 ? this.j.scan : -0.2;
  }
  private openDoors(): number {
    const { room } = this.team.soldier;
    if (!this.locked || this.nest === undefined || room === null) return -0.2;
    const far = this.chart.distances(room, true).get(this.nest);
    return far !== undefined && far + 1 <= this.ap ? 10 : -0.1;
  }
  private adrenaline(): number {
    const { room } = this.team.soldier;
    if (this.ready && this.nest !== undefined && room !== null) {
      const far = this.chart.distances(room, this.doors).get(this.nest);
      return far !== undefined && far + 1 > this.ap && far + 1 <= this.ap + 2 && this.spare > this.view.variants.cans ? 5 : -0.2;
    }
    return this.spare > this.view.variants.cans ? 0.3 : -0.2;
  }
  /** A parasite for another place: away from me, if one is here. */
  private relocation(id: ParasiteId): number {
    const parasite = this.view.parasites.find((p) => p.id === id);
    const mine = this.mine().filter((b) => b.room === parasite?.room).length;
    return mine + (parasite?.black ? 0.1 : 0);
  }
}
