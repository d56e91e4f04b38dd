/**
 * A member of the crew, human or not. It sees what its seat sees and remembers what its seat was told; it judges every
 * answer by a rough worth in "cards" (one drawn card is worth about 1) per action point, and takes the best.
 *
 * As a human it searches, heals, shoots parasites, gathers Gas Cans, keeps away from those it suspects or attacks them, gives
 * a Gas Can to whom it does not trust, asks for scans, and carries its fuel to the Nest. Once infected it goes on behaving so
 * as far as anybody can see, but chooses its company: it seeks out likely humans, hands over its cards, keeps the Gas Cans
 * it is given, lays the Nest behind locked doors, and calls for a scan when it believes that nobody is left.
 */
import type { Bot, BotSeat, Chance, Json, Seat } from '@cosmodrome/kernel';
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
import { isPrivate, type Note } from '../notes.ts';
import { MAX_HP } from '../rules/characters.ts';
import { searchable } from '../rules/table.ts';
import { type BodyId, cardOf, isAndroid, type ParasiteId, partOf, REACTOR_ROOM, type RoomId, seatOf } from '../state.ts';
import type { Action, Answers, Fire, Knife, Move, Placement, Target, Topic } from '../topics.ts';
import type { BodyView, SideView, TeamView, View } from '../view.ts';
import { type Belief, believe } from './belief.ts';
import { Chart } from './chart.ts';

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
/** What it is worth to be elsewhere than where a wound is to be expected. */
const WOUND = 0.6;
/** Being infected, in cards. */
const LOST = 9;
/** How often an infected player is thought to use a trade. */
const ATTEMPT = 0.55;
/** Until this round the infected wait for a good moment; then any will do. */
const PATIENCE = 6;
/** From this round on it calls for an end, and agrees to one. */
const WEARY = 25;
/** What goals of such a value promise does not fade with the distance. */
const URGENT = 10;
/** So little suspicion is trust. */
const TRUST = 0.08;

export const crew: Bot<View, Note> = {
  name: 'crew',
  answer: (at) => new Player(at).answer(),
  ideas: (at) => new Player(at).ideas(),
};
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

class Player {
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

  constructor(at: BotSeat<View, Note>) {
    const { view, seat } = at;
    this.at = at;
    this.view = view;
    this.seat = seat;
    this.chance = at.chance;
    this.team = this.teamOf(seat);
    this.hand = view.me?.hand ?? [];
    this.human = view.me?.side === 'human';
    this.belief = believe(view, seat, at.notes);
    this.chart = new Chart(view);
    this.gas = this.hand.filter((card) => card === 'gas').length;
    this.spare = this.hand.length - view.minimum;
    this.ready = this.human && this.gas >= view.variants.cans && this.spare >= view.variants.cans;
    const fuel = this.ready ? view.variants.cans : 0;
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
  /** The best of all, with a little noise: nobody can be read like a clock. */
  private best<A extends Json>(options: readonly A[], worth: (option: A) => number): A {
    let best = options[0] as A;
    let most = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const w = worth(option) + this.chance.below(100) / 1000;
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
    if (!this.human) return 0.7;
    return this.locked ? 0.8 : this.ready ? 0.15 : 1;
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

  /** A step on the way to the most rewarding place; company, and parasites, are counted in. */
  private move({ who, to }: Move, free: boolean): number {
    const android = isAndroid(who);
    const body = android ? this.team.android : this.team.soldier;
    const from = body.room!;
    const before = this.chart.distances(from, this.doors);
    const after = this.chart.distances(to, this.doors);
    let worth = -0.3;
    let stay = 0;
    for (const [room, value] of this.goals(android)) {
      const [d0, d1] = [before.get(room), after.get(room)];
      if (d0 !== undefined) stay = Math.max(stay, value / (d0 + 1));
      if (d1 === undefined || (d0 !== undefined && d1 >= d0)) continue;
      const cost = d1 + (free ? 1 : 2);
      const rate = (value / cost) * (cost <= this.ap + (free ? 1 : 0) ? 1 : 0.8);
      worth = Math.max(worth, value >= URGENT ? Math.max(1, rate) : rate);
    }
    if (free) worth -= stay; // what costs nothing may still lead away from where one wants to be
    const care = this.care(android) * (this.ap <= 2 ? 1 : 0.6);
    worth += (this.chart.danger(from) - this.chart.danger(to)) * care;
    if (this.chart.at(to).icon === 'alert') worth -= this.parasite();
    return worth + this.company(to);
  }
  /** What a wound to one of mine costs. The last Soldier of the station is worth more dead to the infected. */
  private care(android: boolean): number {
    const { hp } = android ? this.team.android : this.team.soldier;
    if (!android && this.martyr()) return -WOUND;
    return WOUND * (hp <= 1 ? 2.5 : hp === 2 ? 1.5 : 1) * (android ? 0.9 : 1.1);
  }
  private martyr(): boolean {
    return !this.human && this.view.teams.every((t) => t.seat === this.seat || t.soldier.hp === 0 || this.belief.of(t.seat).infected > 0.9);
  }
  /** Places worth going to, with what waits there; one more point of action is spent on arrival. */
  private goals(android: boolean): Map<RoomId, number> {
    const goals = new Map<RoomId, number>();
    const add = (room: RoomId, value: number) => {
      if (value > (goals.get(room) ?? 0)) goals.set(room, value);
    };
    const other = android ? this.team.soldier : this.team.android;
    for (const place of this.chart.places.values()) {
      if (searchable(place.icon)) {
        const together = place.icon === 'team' && other.room === place.id;
        if (together || other.room !== place.id) add(place.id, this.search(place.id, together ? 2 : place.icon === 'team' ? 1.2 : 1));
      }
      if (place.icon === 'infirmary') add(place.id, this.missing(android) >= 2 ? 1.4 : 0);
      if (place.icon === 'terminal') add(place.id, this.terminal(android));
      if (this.frontier(place.id)) add(place.id, this.exploring());
    }
    if (!android && this.ready && this.nest !== undefined) add(this.locked ? this.threshold(this.nest) : this.nest, this.locked ? 3 : 12);
    if (!this.human) for (const [room, value] of this.victims()) add(room, value);
    if (this.gas > 0)
      for (const t of this.view.teams)
        if (t.seat !== this.seat && this.supplies(t.seat)) for (const { room } of [t.soldier, t.android]) if (room) add(room, 2);
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
  /** What it means to enter a room where others are: a trade, most of the time. */
  private company(room: RoomId): number {
    if (room === REACTOR_ROOM || this.view.turn?.traded.includes(room)) return 0;
    const others = this.othersIn(room);
    if (others.length === 0) return 0;
    return Math.max(...others.map((other) => this.trading(other)));
  }
  private trading(other: Seat): number {
    const p = this.belief.of(other).infected;
    if (!this.human) return this.attempt(other);
    if (this.gas > 0 && this.supplies(other)) return 1;
    const shield = this.hand.includes('gas') || this.hand.includes('antidote');
    return 0.05 - p * ATTEMPT * (shield ? 2.5 : LOST);
  }
  /** What an attempt on this player promises. */
  private attempt(other: Seat): number {
    if (!this.hand.includes(infectionOf(this.seat))) return 0;
    return (1 - this.belief.of(other).infected) * this.success(other) * 1.6 - (this.belief.of(other).exposed ? 0.3 : 0);
  }
  /**
   * Will he have nothing to stop it with, or not think of it? One who is not suspected by the table has an easy hand, and one who
   * gave me an ordinary card the last time will do so again.
   */
  private success(other: Seat): number {
    if (this.belief.of(other).trusting && this.belief.of(other).stopped === 0) return 0.7;
    const wary = this.belief.of(other).stopped > 0 || this.repute * ATTEMPT * LOST > 1;
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
  private victims(): Map<RoomId, number> {
    const rooms = new Map<RoomId, number>();
    for (const t of this.view.teams) {
      if (t.seat === this.seat || t.out) continue;
      const value = this.attempt(t.seat) * 1.5;
      for (const body of [t.soldier, t.android])
        if (body.room !== null && body.room !== REACTOR_ROOM && !this.view.turn?.traded.includes(body.room))
          rooms.set(body.room, Math.max(value, rooms.get(body.room) ?? 0));
    }
    return rooms;
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
      const bold = this.attempt(partner) > 0.35 || (this.view.round >= PATIENCE && p < 0.7);
      return options.includes(own) && bold ? own : least;
    }
    if (options.includes('gas') && this.supplies(partner)) return 'gas';
    const threat = p * ATTEMPT * LOST;
    if (options.includes('antidote') && threat > 1.2) return 'antidote';
    if (options.includes('gas') && threat > (this.gas > this.view.variants.cans ? 0.5 : 1)) return 'gas';
    return least;
  }
  /** My fuel is better carried by one whom a scan has cleared and whose Soldier lives: if mine is dead, or he is further on. */
  private supplies(other: Seat): boolean {
    const team = this.teamOf(other);
    if (!this.human || this.ready || team.soldier.hp === 0 || this.belief.scanned === 0 || this.belief.of(other).infected > TRUST)
      return false;
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
    return 0.35 + near * 0.35 + (parasite.black ? 0.2 : 0);
  }
  private shooting(body: BodyId): number {
    const other = seatOf(body);
    const team = this.teamOf(other);
    const target = this.body(body);
    const p = this.belief.of(other).infected;
    const finish = target.hp === 1 ? 0.4 : 0;
    if (this.human) {
      if (p > 0.85) return 1 + finish + (isAndroid(body) ? 0.1 : 0);
      return p > 0.6 && this.belief.of(other).hostile ? 0.6 + finish : -4;
    }
    if (p > 0.5) return -4;
    const danger = team.hand >= this.view.minimum + this.view.variants.cans && this.nest !== undefined;
    if (!this.belief.of(other).exposed && !danger && this.view.round < 6) return -1;
    return (this.belief.of(other).exposed ? 0.7 : 0.3) + finish + (danger ? 0.4 : 0) + (isAndroid(body) ? 0 : 0.3);
  }
  private grenade(room: RoomId): number {
    let worth = -0.3;
    for (const p of this.view.parasites) if (p.room === room) worth += p.black ? 0.4 : 0.5;
    for (const t of this.view.teams)
      for (const body of [t.soldier, t.android]) {
        if (body.room !== room) continue;
        const foe = this.human
          ? this.belief.of(t.seat).infected > 0.85
          : this.belief.of(t.seat).infected < 0.3 && this.belief.of(t.seat).exposed;
        worth += t.seat !== this.seat && foe ? 0.7 : -0.9;
      }
    return worth;
  }

  // ------------------------------------------------------------------ the rest

  private healing(bodies: readonly BodyId[]): number {
    let worth = 0;
    const hp = new Map<BodyId, number>();
    for (const body of bodies) {
      const now = hp.get(body) ?? this.body(body).hp;
      if (now >= MAX_HP) continue;
      hp.set(body, now + 1);
      const own = seatOf(body) === this.seat ? 1 : this.human ? 0.3 - this.belief.of(seatOf(body)).infected : 0.05;
      if (seatOf(body) === this.seat && !isAndroid(body) && this.martyr()) continue;
      worth += own * (now === 2 ? 1.1 : now === 1 ? 0.7 : 0.3);
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
    if (humans < 0.5 && this.gas === 0) return -2;
    return this.view.round - this.belief.scanned >= 4 && this.view.round >= 3 ? 0.8 : -0.2;
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
