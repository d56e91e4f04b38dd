/**
 * A table for the tests: say who stands where with what, let them act, look at what is now true.
 * Unless told otherwise: seat 0 leads everybody, all tiles are face up without hatches, the first of the crew is in the Action
 * phase, Order tokens are 1, 2, 3 … in the order of the crew, dice that are not foretold fail (they show 10), draws take the first.
 */
import { type Ask, Chance, CLOCK, type Flow, type Json, Luck, Match, type Options, type Pause } from '@cosmodrome/kernel';
import { arrange, defaults, type Scene, type Spot } from '../arrange.ts';
import { type AlienType, copiesOf, type EdgeState, type ItemKind, type Role } from '../content/index.ts';
import { game } from '../game.ts';
import type { Note } from '../notes.ts';
import { mapOf } from '../rules/map.ts';
import { openingState } from '../rules/setup.ts';
import type { CardId, Cell, Edge, Figure, Place, Rocketeer, State } from '../state.ts';
import type { Topic } from '../topics.ts';
import { type View, viewOf } from '../view.ts';

export { defaults, disc, type Foe, give, type Member, type Scene, type Spot, strip } from '../arrange.ts';

/** Dice and draws as foretold. */
class Rig extends Chance {
  dice: number[] = [];
  draws: number[] = [];
  rolled = 0;
  override die(_sides: number): number {
    this.rolled++;
    return this.dice.shift() ?? 10;
  }
  below(n: number): number {
    return Math.min(n - 1, this.draws.shift() ?? 0);
  }
}
export class Refused extends Error {}

/** Does the option carry all that is asked for? */
function fits(option: Json, want: Json): boolean {
  if (typeof want !== 'object' || want === null || typeof option !== 'object' || option === null) return option === want;
  if (Array.isArray(want))
    return Array.isArray(option) && want.length === option.length && want.every((w, i) => fits(option[i] as Json, w as Json));
  return Object.entries(want).every(([k, v]) => v === undefined || fits((option as Record<string, Json>)[k] ?? null, v as Json));
}

export class TestTable {
  readonly state: State;
  readonly chance = new Rig();
  readonly notes: Note[] = [];
  now = 0;
  /** The driver stops before a beat when this holds. */
  halt: (state: State) => boolean = () => false;
  private flow: Flow | undefined;
  private pause: Pause | undefined;

  constructor(state: State) {
    this.state = state;
  }
  tell(note: Note): void {
    this.notes.push(note);
  }
  reveal(): void {}
  settle(): void {}

  // ---------------------------------------------------------------- running
  /** Beat after beat until something is asked. */
  go(): this {
    for (let i = 0; i < 5000; i++) {
      this.pause = undefined;
      this.flow = undefined;
      if (this.halt(this.state)) return this;
      const flow = game.beat(this as never);
      if (!flow) return this;
      this.flow = flow;
      const step = flow.next(undefined as never);
      if (!step.done) {
        this.pause = step.value;
        return this;
      }
    }
    throw new Error('no question in sight');
  }
  get asks(): readonly Ask[] {
    const p = this.pause;
    return p === undefined ? [] : Array.isArray(p) ? p : [p as Ask];
  }
  asked(topic: Topic, seat?: number): Ask | undefined {
    return this.asks.find((a) => a.topic === topic && (seat === undefined || a.seat === seat));
  }
  get topics(): string[] {
    return this.asks.map((a) => a.topic);
  }
  options(topic: Topic, seat?: number): Json[] {
    return [...(this.asked(topic, seat)?.domain.options?.() ?? [])];
  }
  private resume(ask: Ask, answer: Json): this {
    if (!ask.domain.admits(answer)) throw new Refused(`${ask.topic} does not admit ${JSON.stringify(answer)}`);
    const step = (this.flow as Flow).next(ask.answered(answer));
    if (step.done) return this.go();
    this.pause = step.value;
    return this;
  }
  /** Answers the open question of this topic; an object may leave out what does not matter. */
  answer(topic: Topic, answer: Json, seat?: number): this {
    const ask = this.asked(topic, seat);
    if (!ask) throw new Error(`'${topic}' is not asked; asked are: ${this.topics.join(', ') || 'nothing'}`);
    const isOneOf = ask.domain.kind === 'oneOf';
    const option = isOneOf ? [...(ask.domain.options?.() ?? [])].find((o) => fits(o as Json, answer)) : undefined;
    return this.resume(ask, (option as Json | undefined) ?? answer);
  }
  /** Time passes. */
  timeOut(): this {
    const clock = this.asks.find((a) => a.seat === CLOCK);
    if (!clock) throw new Error('no clock is running');
    this.now += (clock.domain.shape() as { ms: number }).ms;
    return this.resume(clock, 'time');
  }
  /** Can this be done now by whoever is asked for an action? */
  can(action: Json): boolean {
    return (['turn/action', 'turn/interrupt', 'flag/action'] as const).some((t) =>
      this.asks.some((a) => a.topic === t && [...(a.domain.options?.() ?? [])].some((o) => fits(o as Json, action))),
    );
  }
  /** An action of the active Rocketeer, an interrupt or a Flag action. */
  act(action: Json): this {
    for (const a of this.asks) {
      if (a.topic !== 'turn/action' && a.topic !== 'turn/interrupt' && a.topic !== 'flag/action') continue;
      const option = [...(a.domain.options?.() ?? [])].find((o) => fits(o as Json, action));
      if (option !== undefined) return this.resume(a, option as Json);
    }
    throw new Refused(`nobody can ${JSON.stringify(action)} now; asked: ${this.topics.join(', ')}`);
  }
  dice(...faces: number[]): this {
    this.chance.dice = faces;
    return this;
  }
  draws(...indexes: number[]): this {
    this.chance.draws = indexes;
    return this;
  }
  /** Everybody has acted: the Alien Turn runs to its end, or to the first question. Cleanup waits. */
  aliens(...dice: number[]): this {
    this.dice(...dice);
    for (const r of this.state.rocketeers) r.done = true;
    this.state.active = -1;
    this.state.stage = 'aliens';
    this.halt = (s) => s.stage === 'cleanup';
    return this.go();
  }
  /** Cleanup and the beginning of the next game turn. */
  cleanup(): this {
    this.state.stage = 'cleanup';
    this.halt = () => false;
    return this.go();
  }
  /** A whole Alien Turn without rolls to speak of, then Cleanup. */
  nextTurn(): this {
    this.aliens();
    return this.cleanup();
  }
  /** This Rocketeer is in the Action phase. */
  turnOf(role: Role): this {
    this.state.active = this.state.rocketeers.indexOf(this.r(role));
    this.state.stage = 'action';
    return this.go();
  }
  /** This Rocketeer begins a Scan phase. */
  scanBy(role: Role): this {
    this.state.active = this.state.rocketeers.indexOf(this.r(role));
    this.state.stage = 'scan';
    return this.go();
  }

  // ---------------------------------------------------------------- looking
  r(role: Role): Rocketeer {
    const found = this.state.rocketeers.find((x) => x.role === role);
    if (!found) throw new Error(`no ${role} here`);
    return found;
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
  card(role: Role, kind: ItemKind): CardId {
    const me = this.state.rocketeers.indexOf(this.r(role));
    const id = copiesOf(kind).find((c) => this.state.cards[c]!.where === 'held' && this.state.cards[c]!.at === me);
    if (id === undefined) throw new Error(`${role} holds no ${kind}`);
    return id;
  }
  holds(role: Role, kind: ItemKind): boolean {
    const me = this.state.rocketeers.indexOf(this.r(role));
    return copiesOf(kind).some((c) => this.state.cards[c]!.where === 'held' && this.state.cards[c]!.at === me);
  }
  charges(role: Role, kind: ItemKind): number {
    return this.state.cards[this.card(role, kind)]!.charges;
  }
  told<K extends Note['kind']>(kind: K): Extract<Note, { kind: K }>[] {
    return this.notes.filter((n): n is Extract<Note, { kind: K }> => n.kind === kind);
  }
  view(seat?: number): View {
    return viewOf(this.state, seat);
  }
}

/** A scene of its own: any map, any crew, any foes. */
export const scene = (s: Scene = {}): TestTable => new TestTable(arrange(s));
/** The same, and the first of the crew is asked for an action. */
export const play = (s: Scene = {}): TestTable => scene(s).go();

/** A real game, set up by the suggested kits, up to the first Order phase. */
export function opened(
  options: Options = {},
  seats = 1,
  crew: readonly Role[] = ['captain', 'chief', 'doctor', 'professor', 'yeoman', 'first-officer'],
): TestTable {
  const t = new TestTable(openingState(defaults(options), seats)).go();
  const wanted = crew.slice();
  while (t.state.turn === 0) {
    const ask = t.asks[0]!;
    if (ask.topic === 'setup/rocketeer') t.answer('setup/rocketeer', wanted.shift()!, ask.seat);
    else if (ask.topic === 'setup/kit') t.answer('setup/kit', t.view(ask.seat).suggested as Json, ask.seat);
    else if (ask.topic === 'setup/ready') t.answer('setup/ready', 'ready', ask.seat);
    else t.answer(ask.topic as Topic, [...ask.domain.options!()][0] as Json, ask.seat);
  }
  return t;
}
/** A scene as a match of the kernel, where answers can be taken back. */
export function matchOf(t: TestTable, seed = 'scene'): Match<State, View, Note> {
  const { seats } = t.state;
  return Match.resume(game, {
    game: game.id,
    version: game.version,
    seats,
    options: defaults({ scenario: t.state.scenario, mode: t.state.mode, rocketeers: t.state.n, alternative: t.state.alternative }),
    bookmark: { state: t.state as never, luck: Luck.seeded(seed).state, now: 0, told: new Array<number>(seats + 2).fill(0) },
    since: [],
    past: [],
  });
}
