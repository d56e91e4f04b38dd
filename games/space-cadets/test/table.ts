/**
 * A table for the tests: say who stands where with what, let them act, look at what is now true.
 * Unless told otherwise: seat 0 leads everybody, all tiles are face up without hatches, the first of the crew is in the Action
 * phase, Order tokens are 1, 2, 3 … in the order of the crew, dice that are not foretold fail (they show 10), draws take the first.
 */
import { type Ask, Chance, CLOCK, type Json, type Options, type Seat } from '@cosmodrome/kernel';
import { type Arranged, fits, type Like, TestTable } from '@cosmodrome/kit/testing';
import { arrange, type Scene, type Spot } from '../arrange.ts';
import { type AlienType, copiesOf, type EdgeState, type ItemKind, type Role } from '../content/index.ts';
import { game } from '../game.ts';
import type { Note } from '../notes.ts';
import { mapOf } from '../rules/map.ts';
import type { Table } from '../rules/table.ts';
import type { CardId, Cell, Edge, Figure, Place, Rocketeer, State } from '../state.ts';
import type { Answers, Topic } from '../topics.ts';
import type { View } from '../view.ts';

export { disc, type Foe, give, type Member, type Scene, type Spot, strip } from '../arrange.ts';

/** Dice that nobody foretold fail; of several things the first is drawn. */
class Dull extends Chance {
  override die(sides: number): number {
    return sides;
  }
  below(): number {
    return 0;
  }
}
/** Where a Rocketeer is asked for what to do. */
const ACTING = ['turn/action', 'turn/interrupt', 'flag/action'] as const;
type Acting = (typeof ACTING)[number];
type Act = Like<Answers[Acting]>;

export class Ship extends TestTable<State, View, Note, Answers> {
  constructor(how: Omit<Arranged<State>, 'otherwise'>) {
    super(game, { otherwise: new Dull(), ...how });
  }

  // ---------------------------------------------------------------- running
  /** Goes on from the state as it is now, at the beginning of a beat. */
  go(until?: Arranged<State>['until']): this {
    return this.rearrange(() => {}, until);
  }
  private stage(stage: State['stage'], active: number, until?: Arranged<State>['until']): this {
    this.state.stage = stage;
    this.state.active = active;
    return this.go(until);
  }
  /** The open question of this topic, if there is one. */
  question(topic: Topic, seat?: Seat): Ask | undefined {
    return this.asks.find((a) => a.topic === topic && (seat === undefined || a.seat === seat));
  }
  /** What is offered to whoever is asked; nothing where nobody is. */
  offers<T extends Topic>(topic: T, seat?: Seat): Answers[T][] {
    return this.question(topic, seat) ? this.options(seat, topic) : [];
  }
  /** Answers the open question of this topic; an object may leave out what does not matter. */
  answers<T extends Topic>(topic: T, want: Like<Answers[T]>, seat?: Seat): this {
    const ask = this.ask(seat, topic);
    const option = ask.domain.kind === 'oneOf' ? this.like(ask.seat, topic, want) : undefined;
    return this.answer(ask.seat, topic, option ?? (want as Answers[T]));
  }
  private acting(action: Act): { readonly ask: Ask; readonly option: Json } | undefined {
    for (const ask of this.asks)
      if (ACTING.includes(ask.topic as Acting))
        for (const option of ask.domain.options?.() ?? []) if (fits(option, action as Json)) return { ask, option };
    return undefined;
  }
  /** Can this be done now by whoever is asked for an action? */
  can(action: Act): boolean {
    return this.acting(action) !== undefined;
  }
  /** An action of the active Rocketeer, an interrupt or a Flag action. */
  act(action: Act): this {
    const found = this.acting(action);
    if (!found) throw new Error(`nobody can ${JSON.stringify(action)} now; asked: ${this.asked.join(', ')}`);
    return this.answer(found.ask.seat, found.ask.topic as Acting, found.option as Answers[Acting]);
  }
  /** Everybody has acted: the Alien Turn runs to its end, or to the first question. Cleanup waits. */
  aliens(...dice: number[]): this {
    this.dice(...dice);
    for (const r of this.state.rocketeers) r.done = true;
    return this.stage('aliens', -1, (s) => s.stage === 'cleanup');
  }
  /** Cleanup and the beginning of the next game turn. */
  cleanup(): this {
    return this.stage('cleanup', this.state.active);
  }
  /** A whole Alien Turn without rolls to speak of, then Cleanup. */
  nextTurn(): this {
    return this.aliens().cleanup();
  }
  /** This Rocketeer is in the Action phase. */
  turnOf(role: Role): this {
    return this.stage('action', this.indexOf(role));
  }
  /** This Rocketeer begins a Scan phase. */
  scanBy(role: Role): this {
    return this.stage('scan', this.indexOf(role));
  }

  // ---------------------------------------------------------------- looking
  private indexOf(role: Role): number {
    const index = this.state.rocketeers.findIndex((x) => x.role === role);
    if (index < 0) throw new Error(`no ${role} here`);
    return index;
  }
  r(role: Role): Rocketeer {
    return this.state.rocketeers[this.indexOf(role)]!;
  }
  at(q: number, r: number): Cell {
    return mapOf(this.state).at({ q, r });
  }
  place(q: number, r: number): Place {
    return this.state.cells[this.at(q, r)]!;
  }
  edge(a: Spot, b: Spot): Edge {
    return mapOf(this.state).between(this.at(...a), this.at(...b));
  }
  hatch(a: Spot, b: Spot): EdgeState {
    return this.state.edges[this.edge(a, b)]!;
  }
  /** Figures by id, in the order in which the scene names them. */
  foe(id: number): Figure | undefined {
    return this.state.figures.find((f) => f.id === id);
  }
  foes(type?: AlienType): Figure[] {
    return this.state.figures.filter((f) => type === undefined || f.type === type);
  }
  /** Where a figure or a Rocketeer stands. */
  spot(who: number | Role): Spot {
    const at = typeof who === 'number' ? this.foe(who)?.at : this.r(who).at;
    if (at === undefined) throw new Error(`${who} is gone`);
    return [this.state.cells[at]!.q, this.state.cells[at]!.r];
  }
  on(q: number, r: number): Figure[] {
    return this.state.figures.filter((f) => f.at === this.at(q, r));
  }
  private held(role: Role, kind: ItemKind): CardId | undefined {
    const me = this.indexOf(role);
    return copiesOf(kind).find((c) => this.state.cards[c]!.where === 'held' && this.state.cards[c]!.at === me);
  }
  card(role: Role, kind: ItemKind): CardId {
    const id = this.held(role, kind);
    if (id === undefined) throw new Error(`${role} holds no ${kind}`);
    return id;
  }
  holds(role: Role, kind: ItemKind): boolean {
    return this.held(role, kind) !== undefined;
  }
  charges(role: Role, kind: ItemKind): number {
    return this.state.cards[this.card(role, kind)]!.charges;
  }
}

/** A scene of its own: any map, any crew, any foes. Nothing happens before `go` or whatever goes on with it. */
export function scene(s: Scene = {}): Ship {
  const state = arrange(s);
  const { scenario, mode, n: rocketeers, alternative } = state;
  return new Ship({ state, seats: state.seats, options: { scenario, mode, rocketeers, alternative }, until: () => true, unaudited: true });
}
/** The same, and the first of the crew is asked for an action. */
export const play = (s: Scene = {}): Ship => scene(s).go();

/** What a function of the rules acts on, without a match around it. */
export const bare = (state: State, chance: Chance = new Dull()): Table => ({
  state,
  chance,
  now: 0,
  tell: () => undefined,
  reveal: () => undefined,
  settle: () => undefined,
});

/** A game from its very beginning. */
export const newGame = (options: Options = {}, seats = 1): Ship => new Ship({ options, seats });
/** A real game, set up by the suggested kits, up to the first Order phase. */
export function opened(
  options: Options = {},
  seats = 1,
  crew: readonly Role[] = ['captain', 'chief', 'doctor', 'professor', 'yeoman', 'first-officer'],
): Ship {
  const t = newGame(options, seats);
  const wanted = crew.slice();
  while (t.state.turn === 0) {
    const { topic, seat } = t.asks.find((a) => a.seat !== CLOCK)!;
    if (topic === 'setup/rocketeer') t.answers('setup/rocketeer', wanted.shift()!, seat);
    else if (topic === 'setup/kit') t.answers('setup/kit', t.view(seat).suggested!, seat);
    else if (topic === 'setup/ready') t.answers('setup/ready', 'ready', seat);
    else t.answer(seat, topic as Topic, t.options(seat, topic as Topic)[0]!);
  }
  return t;
}
