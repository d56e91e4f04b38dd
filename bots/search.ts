import {
  type AnyBot,
  type Ask,
  anyAnswer,
  type Bot,
  type BotSeat,
  type Chance,
  isPlayer,
  type Json,
  Luck,
  type Seat,
  type Sim,
} from '@cosmodrome/kernel';
import { nextAsk, playOut, policy } from './playout.ts';
import { random } from './random.ts';

export interface SearchOptions {
  readonly name?: string;
  /** Whichever comes first. */
  readonly ms?: number;
  readonly iterations?: number;
  /** Who plays the rest of an imagined game, and whose answer is trusted until another proves better. Default: random, not trusted. */
  readonly playout?: AnyBot;
  /** Whose answer and ideas are weighed, where that is not who plays on. */
  readonly lead?: AnyBot;
  /** How many answers an imagined game goes on after the tree; then `value` judges. Default: to the end. */
  readonly horizon?: number;
  /** What a position is worth to a seat, 0 to 1. Default: the standings. */
  value?(view: Json, seat: Seat): number;
  /** How many different answers are considered at one question. */
  readonly width?: number;
  readonly explore?: number;
}

/** What the tree knows about one answer at one question, over all imagined worlds in which it was possible. */
interface Node {
  visits: number;
  total: number;
  /** How often it could have been chosen: worlds differ, so not every answer is always there. */
  available: number;
  readonly answer: Json;
  readonly children: Map<string, Node>;
  /** No answers are added but those that are there. */
  closed: boolean;
  /** At the root: what each world gave. World n is the same for all answers, so they are compared like with like. */
  readonly worlds: number[];
}
const node = (answer: Json): Node => ({
  visits: 0,
  total: 0,
  available: 0,
  answer,
  children: new Map(),
  closed: false,
  worlds: [],
});

/**
 * Information-set Monte Carlo tree search: every iteration imagines a world that fits what the seat knows, walks the one
 * tree of answers by upper confidence bounds among those possible in that world, adds one answer, plays on, and counts.
 */
export function search(how: SearchOptions = {}): Bot {
  const playout: AnyBot | undefined = how.playout === (random as AnyBot) ? undefined : how.playout;
  // A sensible playout makes few, telling games: look at few answers, each in many worlds.
  const lead = how.lead ?? playout;
  const width = how.width ?? (playout ? 6 : 16);
  const explore = how.explore ?? (playout ? 0.1 : 0.5);
  return {
    name: how.name ?? 'search',
    answer(at) {
      if (at.ask.optional) return lead?.answer(at) as Json | undefined;
      const only = soleOption(at.ask);
      if (only !== undefined) return only;
      const root = node(null);
      const trusted = lead?.answer(at) as Json | undefined;
      // Asked several things at once, whoever it trusts takes another of them.
      if (lead && trusted === undefined) return undefined;
      if (trusted !== undefined) root.children.set(keyOf(at.ask, trusted), node(trusted));
      const ideas = trusted === undefined ? undefined : lead?.ideas?.(at);
      for (const idea of ideas ?? []) {
        if (root.children.size === width) break;
        const key = keyOf(at.ask, idea);
        if (!root.children.has(key)) root.children.set(key, node(idea));
      }
      if (ideas && root.children.size === 1) return trusted as Json;
      root.closed = ideas !== undefined;
      const budget = how.iterations ?? (how.ms === undefined ? 400 : Number.POSITIVE_INFINITY);
      const until = how.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + how.ms;
      for (let i = 0; i < budget && (i === 0 || performance.now() < until); i++) iterate(at, root);
      return decide(root, trusted);
    },
  };

  function iterate(at: BotSeat, root: Node): void {
    const chance = Luck.seeded(at.chance.below(0x1_0000_0000));
    const start = choose(at.ask, root, chance, () => anyAnswer(at.ask, chance)).child;
    const world = start.visits;
    const sim = at.imagine(world) as Sim<unknown>;
    const luck = Luck.seeded(`world/${world}`);
    const walked: { node: Node; seat: Seat }[] = [{ node: start, seat: at.seat }];
    sim.answer(sim.find(at.seat, at.ask.topic) as Ask, start.answer);
    // Ideas are weighed like with like: after each of them the trusted bot plays on, and nobody tries anything else.
    let here = root.closed ? undefined : start;
    // Where questions stand there is no order of answers that a tree could follow.
    while (here && !sim.over && !sim.asks.some((a) => a.standing)) {
      const ask: Ask = nextAsk(sim, luck);
      if (!isPlayer(ask.seat)) {
        sim.answer(ask, anyAnswer(ask, luck));
        continue;
      }
      const { child, fresh } = choose(ask, here, chance, () => policy(playout, sim, ask, at.seats, luck));
      sim.answer(ask, child.answer);
      walked.push({ node: child, seat: ask.seat });
      here = child;
      if (fresh) break;
    }
    const worth = playOut({ ...how, playout }, sim, at.seats, luck);
    start.worlds.push(worth[at.seat] as number);
    for (const step of walked) {
      step.node.visits++;
      step.node.total += worth[step.seat] as number;
    }
  }
  /** Among the answers possible here: a new one while there are few, else the one with the best bound. */
  function choose(ask: Ask, at: Node, chance: Chance, first: () => Json): { child: Node; fresh: boolean } {
    const possible: Node[] = [];
    let visits = 0;
    for (const [key, c] of at.children) {
      if (keyOf(ask, c.answer) !== key || !ask.domain.admits(c.answer)) continue;
      c.available++;
      visits += c.visits;
      possible.push(c);
    }
    // Widen with the square root of the visits: what the playout would answer comes first, then others at random.
    if (!at.closed && possible.length < Math.min(width, 1 + Math.sqrt(visits))) {
      for (let tries = 0; tries < 4; tries++) {
        const answer = possible.length === 0 && tries === 0 ? first() : anyAnswer(ask, chance);
        const key = keyOf(ask, answer);
        if (at.children.has(key)) continue;
        const child = node(answer);
        child.available = 1;
        at.children.set(key, child);
        return { child, fresh: true };
      }
    }
    // The first is the trusted one: every other is measured by it, so it is walked as often as any.
    if (at.closed) {
      const base = possible[0] as Node;
      if (possible.some((c) => c.visits > base.visits)) return { child: base, fresh: false };
    }
    let best: Node | undefined;
    let bound = Number.NEGATIVE_INFINITY;
    for (const c of possible) {
      const b = c.visits === 0 ? Number.POSITIVE_INFINITY : c.total / c.visits + explore * Math.sqrt(Math.log(c.available) / c.visits);
      if (b > bound) {
        best = c;
        bound = b;
      }
    }
    return best ? { child: best, fresh: false } : { child: node(first()), fresh: true };
  }
}

const keyOf = (ask: Ask, answer: Json): string => `${ask.seat}/${ask.topic}/${JSON.stringify(answer)}`;

/**
 * The answer most often walked; but where a playout is trusted, its answer stands until another has done better in the same
 * worlds by more than the doubt that is left, one standard error: few imagined games must not overrule a sensible player.
 * (Two are too careful: of what could be won at 84 positions of VII Legio with 40 worlds each they leave a fifth lying.)
 */
function decide(root: Node, trusted: Json | undefined): Json {
  const children = [...root.children.values()];
  if (trusted === undefined) return (children.reduce((a, b) => (b.visits > a.visits ? b : a)) as Node).answer;
  const base = children[0] as Node;
  let best = base;
  let lead = 0;
  for (const c of children.slice(1)) {
    const n = Math.min(c.worlds.length, base.worlds.length);
    if (n < 8) continue;
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < n; i++) {
      const d = (c.worlds[i] as number) - (base.worlds[i] as number);
      sum += d;
      squares += d * d;
    }
    const mean = sum / n;
    const doubt = Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1));
    if (mean - doubt > lead) {
      best = c;
      lead = mean - doubt;
    }
  }
  return best.answer;
}

export function soleOption(ask: Ask): Json | undefined {
  let only: Json | undefined;
  let count = 0;
  for (const option of ask.domain.options?.() ?? []) {
    if (++count > 1) return undefined;
    only = option;
  }
  return count === 1 ? only : undefined;
}
