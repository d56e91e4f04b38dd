/** Words that every chapter uses: the table, who speaks for whom, dice, pegs, and questions out of turn. */
import {
  after,
  amount,
  type Chance,
  type Domain,
  during,
  type Flow,
  type Frozen,
  given,
  type Json,
  type Table as KernelTable,
  oneOf,
  type Point,
  race,
  type Seat,
} from '@cosmodrome/kernel';
import { showAll, shufflePile } from '@cosmodrome/kit/cards';
import { CHANCE_DIE, type ChanceIcon, COMBAT_DICE, HITS } from '../content/dice.ts';
import { levelOf, SPACES } from '../content/hostility.ts';
import { TOUCH } from '../content/ranges.ts';
import type { SkillId } from '../content/skills.ts';
import { storeOf, TOKENS, type TokenKind } from '../content/tokens.ts';
import { DIRECTIONS } from '../judge/directions.ts';
import { dataOf, markOf, sideOf } from '../judge/figures.ts';
import type { HostilityWhy, Note } from '../notes.ts';
import {
  type CrewId,
  crewById,
  type Figure,
  type FigureId,
  FLIPPED,
  FOUND,
  figureOf,
  type Roll,
  type Scene,
  type State,
  type TokenId,
} from '../state.ts';
import { type Answers, ask, type Topic } from '../topics.ts';

export type Table = KernelTable<State, Note>;
export type Seen = Frozen<State>;

/** Milliseconds a question out of turn waits; then it is a pass (CS-RULING-83). */
export const PATIENCE = 30_000;

// ------------------------------------------------------------------ who

export const fig = (table: Table, id: FigureId): Figure => figureOf(table.state, id);
/** Who answers for a crew. */
/** Who answers for a crew: where several share it, whoever plays the Trader it is about (CS-VAR-01, CS-RULING-306). */
export function speaker(state: State, crew: CrewId): Seat {
  const { seats } = crewById(state, crew);
  const [seat] = seats;
  if (seat === undefined) throw new Error(`nobody plays crew ${crew}`);
  if (seats.length === 1) return seat;
  const about = [...subjectsOf(state.scene), ...(state.active ? [state.active.figure] : [])].find(
    (id) => figureOf(state, id).crew === crew,
  );
  return about === undefined ? seat : handOf(state, figureOf(state, about));
}
/** Of those who share a crew, who plays this Trader. CS-VAR-01 */
export function handOf(state: State, f: Figure): Seat {
  const { seats } = crewById(state, f.crew!);
  return seats[f.id % seats.length]!;
}
/** Whom the scene is about, those who have to answer first. */
function subjectsOf(scene: State['scene']): FigureId[] {
  switch (scene?.kind) {
    case 'attack':
    case 'dice':
      return [scene.target, ...(scene.by === null ? [] : [scene.by])];
    case 'opportunity':
      return [scene.by, scene.against];
    case 'contact':
      return [scene.touched, scene.mover];
    case 'pushed':
      return [scene.target, scene.by];
    case 'searching':
    case 'found':
    case 'skill':
      return [scene.figure];
    case 'offer':
      return 'at' in scene ? [scene.at, scene.figure] : [];
    default:
      return [];
  }
}
/** Who answers for a figure; NPCs are decided by the game master, else by the holder of the Turn token. CS-VAR-03 */
export const speakerFor = (state: State, f: Figure): Seat =>
  f.crew === null ? leaderOf(state) : crewById(state, f.crew).seats.length === 1 ? speaker(state, f.crew) : handOf(state, f);
/** Who puts NPCs in order. CS-PUR-20, CS-VAR-03 */
export const leaderOf = (state: State): Seat => state.master ?? speaker(state, state.holder);
/** All crews, the holder of the Turn token first, then clockwise (CS-RULING-16). */
export const clockwise = (state: State, from: CrewId = state.holder): CrewId[] =>
  state.crews.map((_, i) => ((from + i) % state.crews.length) as CrewId);

// ------------------------------------------------------------------ dice

/** Combat dice, blue first (CS-DIC-01). */
export const rollCombat = (chance: Chance, dice: number): number[] => Array.from({ length: dice }, () => chance.die(6) - 1);
export const faceAt = (i: number, face: number) => COMBAT_DICE[i === 0 ? 'blue' : 'red'][face]!;
export const hitsOf = (roll: Roll): number => roll.reduce<number>((sum, face, i) => sum + HITS[faceAt(i, face)], 0);
export const failsOf = (roll: Roll): number => roll.filter((face, i) => faceAt(i, face) === 'fail').length;
export type ChanceRoll = { readonly number: number; readonly icon: ChanceIcon; readonly arrow: number };
/** CS-DIC-06; the arrow is drawn only where it is read. */
export function rollChance(chance: Chance, arrow: boolean): ChanceRoll {
  const number = chance.die(6);
  return { number, icon: CHANCE_DIE[number - 1]!, arrow: arrow ? chance.below(DIRECTIONS) : 0 };
}
/** One of several at random: faces of the Chance die shared out where they can be, else rolled again. CS-DIC-07, CS-EX-02, -03 */
export function randomOf<T>(chance: Chance, list: readonly T[]): T {
  const n = list.length;
  if (n === 0) throw new Error('nothing to choose from at random');
  if (n === 1) return list[0]!;
  if (n > 6) return chance.pick(list);
  for (;;) {
    const number = chance.die(6);
    if (6 % n === 0) return list[Math.floor((number - 1) / (6 / n))]!;
    if (number <= n) return list[number - 1]!;
  }
}
/** The nearest of several things; those within 0.05" of it are tied, and the Chance die chooses. CS-RULING-183, -230 */
export function nearestThing<T>(chance: Chance, list: readonly T[], far: (one: T) => number): T {
  const best = Math.min(...list.map(far));
  return randomOf(
    chance,
    list.filter((one) => far(one) <= best + TOUCH),
  );
}

// ------------------------------------------------------------------ Hostility

/** Pegs come or go, never beyond the ends of the track; at level Purge its board turns for good. CS-HOS-09, -12, -13, CS-RULING-25 */
export function addPegs(table: Table, by: number, why: HostilityWhy): void {
  const { state } = table;
  const before = state.pegs;
  state.pegs = Math.max(0, Math.min(SPACES, before + by));
  if (state.pegs === before) return;
  const level = levelOf(state.pegs);
  table.tell({ kind: 'hostility', by: state.pegs - before, pegs: state.pegs, level, why });
  state.seals = state.seals.filter(({ above }) => above === 0 || level <= above);
  if (level < 7 || state.charged) return;
  state.charged = true;
  table.tell({ kind: 'charged' });
}
/** The first gunfire of the round. CS-HOS-04, CS-RULING-24 */
export function gunfire(table: Table): void {
  if (table.state.shot) return;
  table.state.shot = true;
  if (!table.state.lasting.some(({ effect }) => effect === 'quiet-gunfire')) addPegs(table, 1, 'gunfire');
}

// ------------------------------------------------------------------ tokens

export const kindOf = (state: State, token: TokenId): TokenKind => TOKENS[state.tokens.face[token]!]!.kind;
/** Everybody sees it from now on: it has been found. CS-ICO-31, CS-MKT-05 */
export function expose(table: Table, token: TokenId): void {
  if (table.state.tokens.seen[token]! & (1 << 30)) return;
  showAll(table.state.tokens, token);
  mark(table.state, token, FOUND);
  table.reveal();
}
/** Back to the bag, mixed in at once so that all forget it; others to their pile beside the board. CS-EQN-07 */
export function discard(table: Table, token: TokenId): void {
  const { state } = table;
  state.marks[token] = 0;
  if (storeOf(kindOf(state, token)) !== 'bag') {
    state.aside.push(token);
    return;
  }
  state.bag.push(token);
  shufflePile(state.tokens, state.bag, table.chance);
}
/** A new token comes into play: starting equipment has no limit (CS-RULING-42). */
export function mint(state: State, kind: TokenKind): TokenId {
  const id = state.tokens.face.length as TokenId;
  state.tokens.face.push(TOKENS.findIndex((t) => t.kind === kind));
  state.tokens.seen.push(1 << 30);
  state.marks.push(0);
  return id;
}
export const mark = (state: State, token: TokenId, bit: number): void => {
  state.marks[token] = (state.marks[token] ?? 0) | bit;
};
export const unmark = (state: State, token: TokenId, bit: number): void => {
  state.marks[token] = (state.marks[token] ?? 0) & ~bit;
};
/** Azurium counts 5 wherever values are compared. CS-RULING-29, CS-PEX-11 */
export function worthOf(state: State, token: TokenId): number {
  const data = dataOf(state, token);
  // CS-GAT-12: the yellow side of what a Charged machine left.
  if (data.type === 'remains' && markOf(state, token) & FLIPPED) return data.charged;
  return data.type === 'goods' && data.goods.is === 'azurium' ? 5 : data.sell;
}

// ------------------------------------------------------------------ questions

/** A question to somebody out of turn: after a while the default stands in for the answer. Alone there is no clock. */
export function prompt<T extends Topic>(
  table: Table,
  seat: Seat,
  topic: T,
  domain: Domain<Answers[T]>,
  fallback: Answers[T],
): Flow<Answers[T]> {
  const asked = ask(seat, topic, domain);
  return table.state.seats === 1 ? asked : race([asked, late(fallback)]);
}
function* late<A>(fallback: A): Flow<A> {
  yield* after(PATIENCE);
  return fallback;
}
/** Asked out of turn only where it is not the turn of this crew. */
export function askCrew<T extends Topic>(
  table: Table,
  crew: CrewId,
  topic: T,
  domain: Domain<Answers[T]>,
  fallback: Answers[T],
): Flow<Answers[T]> {
  const { state } = table;
  const active = state.active === null ? null : figureOf(state, state.active.figure).crew;
  const seat = speaker(state, crew);
  return active === crew ? ask(seat, topic, domain) : prompt(table, seat, topic, domain, fallback);
}
/** One of 72 directions from a place (CS-GEO-50). */
export const directionFrom = (from: Point): Domain<number> => ({
  ...amount(0, DIRECTIONS - 1),
  shape: () => ({ min: 0, max: DIRECTIONS - 1, from }),
});
/** Asked by a skill somebody uses: the question says so. */
export const bySkill = <R>(table: Table, f: Figure, skill: SkillId, level: number, flow: Flow<R>): Flow<R> =>
  during<Scene, R>(table, { kind: 'skill', figure: f.id, skill, level }, flow);
/** One of a list; nobody is asked where there is one thing only. */
export function pickFor<T extends Topic>(
  table: Table,
  crew: CrewId,
  topic: T,
  options: readonly Answers[T][],
  fallback: Answers[T] = options[0] as Answers[T],
): Flow<Answers[T]> {
  if (options.length === 1) return given(options[0] as Answers[T]);
  const domain = oneOf(() => options as readonly (Answers[T] & Json)[]) as unknown as Domain<Answers[T]>;
  return askCrew(table, crew, topic, domain, fallback);
}
/**
 * A list of which random play takes some more often: heavier ones are in more lots. `like`: those an answer can be among, where they
 * are told without listing all.
 */
export function led<A extends Json>(
  list: () => readonly A[],
  weight: (a: A) => number,
  like: (answer: Json) => readonly A[] = list,
): Domain<A> {
  const plain = oneOf(list);
  return {
    kind: 'oneOf',
    shape: () => plain.shape(),
    admits: (answer): answer is A => oneOf(() => like(answer)).admits(answer),
    options: () => list(),
    sample: (chance) => {
      const all = list();
      const total = all.reduce((sum, a) => sum + weight(a), 0);
      let left = chance.below(total);
      for (const a of all) {
        left -= weight(a);
        if (left < 0) return a;
      }
      return all[0]!;
    },
  };
}

/** Traders of a crew, whoever they were before, on the board and not Defeated. */
export const standing = (state: State, crew: CrewId): Figure[] =>
  state.figures.filter((f) => f.crew === crew && f.where === 'board' && !f.defeated);
export const isTrader = (f: Figure): boolean => sideOf(f) === 'trader';
