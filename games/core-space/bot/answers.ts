/** Everything that is asked besides what to do next: setting up, what to keep, whom to choose, windows of attacks. */
import type { Json, Motive, Point } from '@cosmodrome/kernel';
import { COMBAT_DICE } from '../content/dice.ts';
import { REACH } from '../content/ranges.ts';
import { bladesOf, shotDice } from '../judge/arms.ts';
import { armourOf, belongingsOf, capacityOf, dataOf, inTruce, markOf, rankOf, sideOf, spaces } from '../judge/figures.ts';
import type { Reason } from '../judge/motives.ts';
import { distance, rangeBetween, stands } from '../judge/place.ts';
import { doorPlaces } from '../judge/reach.ts';
import { sees } from '../judge/sight.ts';
import { BROKEN, type FigureId, figureOf, JAMMED, type Shown, type TokenId } from '../state.ts';
import type { Answers, Keep, Topic, Way } from '../topics.ts';
import { bestBlow, blowGain, menaceOf, shotGain } from './attacks.ts';
import { costOf, harmAt, threatsOf } from './danger.ts';
import { actionsLeft, hurtOf, LIFE, Mind, nearestOf } from './mind.ts';
import { damageOf } from './odds.ts';
import { Planner } from './plan.ts';
import { type At, best, optionsOf } from './seat.ts';
import type { Leader } from './style.ts';

type Shape = { readonly figure?: FigureId; readonly most?: number };

// ------------------------------------------------------------------ setting up

/** Whoever is first comes along; which crew is a matter of taste, and of chance. */
const crew = (at: At): Answers['setup/crew'] => {
  const ready = optionsOf<Answers['setup/crew']>(at).filter((one) => one !== 'build');
  return ready.length === 0 ? 'build' : at.chance.pick(ready);
};
/** Where most lies near, and the others are far. */
function airlock(at: At, who: Leader): Answers['setup/airlock'] {
  const { view } = at;
  const mind = new Mind(at, who);
  const { airlocks } = mind.site.map;
  const middle = (i: number): Point => {
    const [x1, y1, x2, y2] = airlocks[i]!.bar;
    return [(x1 + x2) / 2, (y1 + y2) / 2];
  };
  const worth = optionsOf<Answers['setup/airlock']>(at).map((one) => {
    const places = doorPlaces(view, airlocks[one]!.bar, 50).map(([x, y]) => mind.ground.squareAt(x, y));
    let sum = 0;
    for (const crate of view.crates) sum += (crate.large ? 1.5 : 1) * Math.exp(-nearestOf(places, mind.fieldBeside(crate.squares)) / 900);
    const [x, y] = middle(one);
    for (const { airlock: other } of view.crews)
      if (other !== null) sum -= 1.5 * Math.exp(-Math.hypot(middle(other)[0] - x, middle(other)[1] - y) / 900);
    return { one, sum };
  });
  // Where several are as good, any: nobody should know beforehand where a crew docks.
  const most = Math.max(...worth.map(({ sum }) => sum));
  return at.chance.pick(worth.filter(({ sum }) => sum > most - 0.15)).one;
}

// ------------------------------------------------------------------ whose turn

/** Who is in danger or can do most now; those aboard while there is something to be had. */
function trader(at: At, who: Leader): Answers['turn/trader'] {
  const mind = new Mind(at, who);
  const options = optionsOf<Answers['turn/trader']>(at);
  let top: Answers['turn/trader'] = options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    if (option === 'stay') {
      if (most < 0) top = 'stay';
      continue;
    }
    // A shot for nothing.
    if (option === 'ship') return 'ship';
    const f = figureOf(at.view, option);
    const planner = new Planner(mind, f);
    let worth: number;
    if (f.defeated) worth = 5;
    else if (f.where === 'aboard') {
      const [sx, sy] = doorway(mind);
      // Comes in while what lies ahead is worth more than staying where it is safe.
      worth = planner.ahead(sx, sy) - (planner.loot + LIFE) - 0.3;
      if (worth < 0) worth = -1;
    } else worth = 10 + planner.danger(f.x, f.y) + 0.5 * planner.chance(f.x, f.y) - (who.craft.cover ? 0 : f.id * 0);
    if (worth > most) {
      most = worth;
      top = option;
    }
  }
  return most < 0 && options.includes('stay') ? 'stay' : top;
}
function doorway(mind: Mind): Point {
  const { exit } = mind;
  const { cols } = mind.site.map.plan;
  const square = Math.max(0, exit.indexOf(0));
  return [(square % cols) * 100 + 50, Math.floor(square / cols) * 100 + 50];
}

// ------------------------------------------------------------------ what to keep

/** Of all there is, what is worth most and fits; beginners keep what they have and add what fits. */
function hold(at: At, who: Leader): Answers['search/hold'] {
  const mind = new Mind(at, who);
  const { view, ask } = at;
  const f = figureOf(view, (view.scene as { readonly figure: FigureId }).figure);
  const all = (ask.domain.shape() as unknown as { readonly options: readonly TokenId[] }).options;
  const room = capacityOf(f);
  const size = (tokens: readonly TokenId[]) =>
    spaces(
      view,
      tokens.filter((t) => !isMoney(mind, t)),
    );
  const admits = (tokens: readonly TokenId[]) => ask.domain.admits(tokens as unknown as Json);
  let held: TokenId[] = who.craft.sorts ? [] : f.inventory.slice();
  const rest = all.filter((t) => !held.includes(t));
  if (!who.craft.sorts) {
    for (const token of rest) if (admits([...held, token])) held.push(token);
    return held;
  }
  // What adds most for its space first; then each swap that makes it better.
  const left = [...rest];
  for (;;) {
    const fitting = left.filter((t) => size([...held, t]) <= room && admits([...held, t]));
    if (fitting.length === 0) break;
    const next = best(fitting, (t) => mind.tokenWorth(f, t, held) / Math.max(1, size([...held, t]) - size(held)));
    held.push(next);
    left.splice(left.indexOf(next), 1);
  }
  for (let turns = 0; turns < 6; turns++) {
    let better: TokenId[] | undefined;
    let worth = mind.setWorth(f, held) + 0.01;
    for (const give of held)
      for (const take of left) {
        const other = [...held.filter((t) => t !== give), take];
        if (size(other) > room || !admits(other)) continue;
        const w = mind.setWorth(f, other);
        if (w > worth) {
          worth = w;
          better = other;
        }
      }
    if (!better) break;
    left.push(...held.filter((t) => !better!.includes(t)));
    held = better;
    for (const t of held) if (left.includes(t)) left.splice(left.indexOf(t), 1);
  }
  return all.filter((t) => held.includes(t));
}
const isMoney = (mind: Mind, token: TokenId): boolean => {
  const data = dataOf(mind.view, token);
  return data.type === 'goods' && data.goods.is === 'credits';
};
/** A find is kept if there is room for it, or in the place of what is worth less. */
function keep(at: At, who: Leader): Keep {
  const { view } = at;
  const mind = new Mind(at, who);
  const options = optionsOf<Keep>(at);
  const f = view.scene?.kind === 'found' ? figureOf(view, view.scene.figure) : undefined;
  const [free] = options.filter((one) => one.keep && one.for === null);
  if (free || !f || !who.craft.sorts) return free ?? { keep: false };
  // What it was is told to this seat alone: the last note of its kind.
  const found = lastFound(at);
  const value = found ?? 2;
  const least = best(options, (one) =>
    one.keep && one.for !== null
      ? value -
        mind.tokenWorth(
          f,
          one.for,
          f.inventory.filter((t) => t !== one.for),
        )
      : 0,
  );
  return least;
}
function lastFound({ notes, view }: At): number | undefined {
  for (let i = notes.length - 1; i >= Math.max(0, notes.length - 6); i--) {
    const note = notes[i]!;
    if (note.kind === 'found') {
      const token = view.tokens.face.findIndex((_, t) => view.tokens.face[t]! >= 0 && dataOf(view, t as TokenId).kind === note.what);
      return token < 0 ? undefined : dataOf(view, token as TokenId).sell;
    }
  }
  return undefined;
}

// ------------------------------------------------------------------ whom, which

function whom(at: At, who: Leader): FigureId | 'none' {
  const mind = new Mind(at, who);
  const { view } = at;
  const [any] = mind.own;
  const threats = any ? threatsOf(mind, any) : [];
  return best(optionsOf<FigureId | 'none'>(at), (one) => {
    if (one === 'none') return 0;
    const t = figureOf(view, one);
    if (t.crew === mind.crew)
      return 0.1 + hurtOf(t) + (t.defeated ? 5 + mind.carried(t) : 0) + costOf(mind, t, harmAt(mind, t, threats, t.x, t.y));
    if (t.crew !== null && inTruce(view, mind.crew, t.crew)) return -1;
    return 0.2 + (t.being.kind === 'trader' ? 1 + 0.3 * mind.carried(t) : menaceOf(mind, t, threats));
  });
}
/** The best of others' things and of one's own that are to be mended; of one's own that are to go, the least. */
function which(at: At, who: Leader): TokenId | 'none' {
  const mind = new Mind(at, who);
  const { view } = at;
  const options = optionsOf<TokenId | 'none'>(at);
  const tokens = options.filter((one): one is TokenId => one !== 'none');
  const mine = new Set(view.figures.filter((f) => f.crew === mind.crew).flatMap((f) => belongingsOf(f)));
  const mended = tokens.length > 0 && tokens.every((t) => markOf(view, t) & (BROKEN | JAMMED));
  const going = !mended && tokens.length > 0 && tokens.every((t) => mine.has(t));
  if (tokens.length === 0) return 'none';
  return best(tokens, (t) => (going ? -mind.sell(t) : mind.sell(t)));
}
/** What each thing a skill or a card may do is worth to whoever uses it; of those that are worth as much, the first. */
const WORTH: Readonly<Record<Way, number | ((mind: Mind, f: Shown) => number)>> = {
  // An attack comes first: a Move after it leads away from who was attacked.
  attack: 4,
  strike: 4,
  shoot: (mind, f) => Math.max(0.2, ...mind.foes.map((e) => (sees(mind.view, f, e) ? bestShotAt(mind, f, e) : 0))),
  'into-cover': 0.1,
  move: 0.3,
  shuffle: 0,
  heal: (_mind, f) => 0.5 * hurtOf(f),
  'strike-with-six': 3,
  'shoot-with-four': 2,
  'shoot-with-six': 1,
  join: 4,
  information: 3,
  'lose-turn': 2,
  swap: 1,
  'silence-one': 0.7,
  'silence-all': 0.8,
  'silence-for-good': 1.5,
  'silence-anywhere': 0.7,
  'stop-two': (mind, f) => Math.min(2, machines(mind, f, REACH.medium)),
  'stop-near': (mind, f) => machines(mind, f, REACH.medium),
  'stop-near-twice': (mind, f) => 1.6 * machines(mind, f, REACH.medium),
  'stop-everywhere': (mind, f) => machines(mind, f, Number.POSITIVE_INFINITY),
  'peg-off': 2,
  'two-pegs-off': 2,
  'two-pegs-on': 0,
  'mend-thing': 1,
  'mend-machine': (_mind, f) => 0.5 + hurtOf(f),
  'switch-off': 3,
  'take-over': 2,
  'work-door': 1,
  'shift-token': 1,
  'shift-scenery': 1,
  'hurl-scenery': 1,
  ammo: 1,
  health: 0,
};
const machines = ({ foes }: Mind, f: Shown, far: number): number =>
  foes.filter((p) => sideOf(p) === 'purge' && rankOf(p) <= 3 && distance(f, p) <= far).length;
function way(at: At, who: Leader): Way {
  const options = optionsOf<Way>(at);
  const { scene } = at.view;
  const mind = new Mind(at, who);
  const f = scene?.kind === 'skill' ? figureOf(at.view, scene.figure) : mind.own[0];
  return best(options, (one) => {
    const worth = WORTH[one];
    return typeof worth === 'number' ? worth : f ? worth(mind, f) : 0;
  });
}
/** Away from one's own. */
function direction(at: At, who: Leader): number {
  const mind = new Mind(at, who);
  const scene = at.view.scene;
  const [x, y] = scene?.kind === 'aimed' ? scene.at : [1200, 1200];
  const near = best<Shown | undefined>([undefined, ...mind.own], (f) => (f ? -distance(f, { x, y, massive: 0 }) : -9999));
  if (!near) return 0;
  const turn = Math.atan2(x - near.x, near.y - y) / (2 * Math.PI);
  return Math.round((turn < 0 ? turn + 1 : turn) * 72) % 72;
}

// ------------------------------------------------------------------ attacks out of the ordinary

type Chosen = Answers['attack/choose'];
function attack(at: At, who: Leader): Chosen {
  const mind = new Mind(at, who);
  const options = optionsOf<Chosen>(at);
  const { view } = at;
  const scene = view.scene;
  const by = scene?.kind === 'gap' && scene.after !== null ? figureOf(view, scene.after) : mind.own[0];
  if (!by) return options.at(-1)!;
  const threats = threatsOf(mind, by);
  return best(options, (one) => {
    if (one === 'none') return 0.05;
    const target = figureOf(view, one.at);
    return one.close ? blowGain(mind, by, target, threats, one.with, one.power) : shotGain(mind, by, target, threats, one.with, one.extra);
  });
}
function sustain(at: At, who: Leader): FigureId | 'none' {
  const mind = new Mind(at, who);
  const { view } = at;
  const f = view.active ? figureOf(view, view.active.figure) : undefined;
  if (!f) return 'none';
  const threats = threatsOf(mind, f);
  const [gun] = f.inventory.filter((t) => dataOf(view, t).icons.some(({ icon }) => icon === 'sustained-fire'));
  return best(optionsOf<FigureId | 'none'>(at), (one) =>
    one === 'none' ? 0.3 : shotGain(mind, f, figureOf(view, one), threats, gun ?? null, 0),
  );
}
function strike(at: At, who: Leader): Answers['opportunity'] {
  const mind = new Mind(at, who);
  const { view } = at;
  const scene = view.scene;
  const options = optionsOf<Answers['opportunity']>(at);
  if (scene?.kind !== 'opportunity' && scene?.kind !== 'contact') return options[0]!;
  const [by, target] = scene.kind === 'opportunity' ? [scene.by, scene.against] : [scene.mover, scene.touched];
  const f = figureOf(view, by);
  const blow = bestBlow(mind, f, figureOf(view, target), threatsOf(mind, f), bladesOf(view, f));
  return blow ? { with: blow.token, power: blow.power } : { decline: true };
}
/** A Fail is rolled again, else a blank. */
function reroll(at: At): Answers['attack/reroll'] {
  const { scene } = at.view;
  if (scene?.kind !== 'dice') return 'keep';
  const face = (die: number) => COMBAT_DICE[die === 0 ? 'blue' : 'red'][scene.dice[die]!]!;
  const dice = [...scene.dice.keys()];
  return dice.find((die) => face(die) === 'fail') ?? dice.find((die) => face(die) === 'blank') ?? 'keep';
}
/** As many as it takes to bring each down, the first first; what is left over goes to the first. */
function split(at: At): readonly number[] {
  const { receivers, total } = at.ask.domain.shape() as unknown as {
    readonly receivers: readonly { readonly id: FigureId; readonly max?: number }[];
    readonly total: number;
  };
  const { view } = at;
  let due = total;
  const shares = receivers.map(({ id, max }) => {
    const f = figureOf(view, id);
    const need = armourOf(view, f).value + (f.being.kind === 'trader' ? f.health : 1);
    const share = need <= due ? Math.min(need, max ?? due) : 0;
    due -= share;
    return share;
  });
  for (const i of shares.keys()) {
    const more = Math.min(due, (receivers[i]!.max ?? total) - shares[i]!);
    shares[i]! += more;
    due -= more;
  }
  return shares;
}

// ------------------------------------------------------------------ windows

type Reaction = Answers['react/use'];
/** What answers an attack or a step: what it saves or gains against what the pegs could do later in the round. */
function react(at: At, who: Leader): Reaction {
  const { view } = at;
  const mind = new Mind(at, who);
  return best(optionsOf<Reaction>(at), (one) => {
    if (one === 'pass') return 0.2;
    const f = figureOf(view, one.figure);
    const pegs = 0.3 * one.level;
    return reaction(mind, f, one) - pegs;
  });
}
function reaction(mind: Mind, f: Shown, { skill, level }: Exclude<Reaction, 'pass'>): number {
  const { view } = mind;
  const { scene } = view;
  const stake = mind.carried(f) + LIFE;
  const all = mind.who.craft.skills === 'all';
  if (scene?.kind === 'attack') {
    const damage = Math.max(0, scene.hits - armourOf(view, f).value);
    const mine = scene.target === f.id;
    if (skill === 'reroute' || (skill === 'walk-it-off' && level === 3)) return f.defeated ? stake : 0;
    if (scene.window === 'hits' && mine) {
      const saved = skill === 'walk-it-off' ? Math.min(2, damage) : damage;
      const lost = Math.min(1, (saved / Math.max(1, f.health)) ** 1.4);
      const worth = lost * stake + 0.3 * saved;
      return all || damage >= f.health ? worth : 0;
    }
    if (!all) return 0;
    if (scene.window === 'declared' && mine) return 0.15 * stake + 0.3;
    const by = scene.by === null ? undefined : figureOf(view, scene.by);
    if (skill === 'counter-shot' && by) return bestShotAt(mind, f, by);
    if (skill === 'onslaught') return by && scene.by === f.id ? 1 : 0;
    if (skill === 'light-fingers' && by) return 0.5 + by.inventory.reduce((most, t) => Math.max(most, mind.sell(t)), 0);
    if (skill === 'disarm') return 1.2;
    return 0.5;
  }
  if (scene?.kind === 'contact') return all || f.health <= 2 ? 0.6 + costOf(mind, f, damageOf(2, armourOf(view, f).value)) : 0;
  if (scene?.kind === 'ambush') return all ? bestShotAt(mind, f, figureOf(view, scene.mover)) + 0.1 : 0;
  if (scene?.kind === 'gap') {
    if (!all) return 0;
    const danger = costOf(mind, f, harmAt(mind, f, threatsOf(mind, f), f.x, f.y));
    return 0.4 * danger + (skill === 'counter-shot' && scene.after !== null ? bestShotAt(mind, f, figureOf(view, scene.after)) : 0);
  }
  // Actions or a turn would be lost.
  return all ? 1.5 : 0;
}
function bestShotAt(mind: Mind, f: Shown, target: Shown): number {
  if (!stands(target)) return 0;
  const threats = threatsOf(mind, f);
  let most = 0;
  for (const token of f.inventory) {
    const data = dataOf(mind.view, token);
    if (data.type !== 'ranged' || shotDice(mind.view, f, token, rangeBetween(f, target)) === 0) continue;
    most = Math.max(most, shotGain(mind, f, target, threats, token, 0));
  }
  return most;
}

// ------------------------------------------------------------------ ways out of the ordinary

/** A Shuffle, a drag, the Move of a skill or a reaction: where it is best to be, by the same judgement as any way. */
function walk(at: At, who: Leader): readonly Point[] {
  const { view, ask } = at;
  const shape = ask.domain.shape() as unknown as Shape;
  const admits = (points: readonly Point[]) => ask.domain.admits(points as unknown as Json);
  const f = shape.figure === undefined ? undefined : figureOf(view, shape.figure);
  const sample = () => ask.domain.sample!(at.chance) as readonly Point[];
  if (!f) return sample();
  const mind = new Mind(at, who);
  const here: readonly Point[] = [[f.x, f.y]];
  if (f.crew !== mind.crew) return sample();
  const actions = view.active?.figure === f.id ? actionsLeft(view) : 0;
  const planner = new Planner(mind, f);
  const found = planner.walk(shape.most ?? 0, actions, admits);
  const stay = admits(here) ? planner.standing(f.x, f.y, actions) : Number.NEGATIVE_INFINITY;
  if (!found) return admits(here) ? here : sample();
  return found.worth > stay || stay === Number.NEGATIVE_INFINITY ? found.points : here;
}

// ------------------------------------------------------------------ agreements

/** A truce is welcome to whoever is careful, and to whoever has something to lose and nothing to win. */
function truce(at: At, who: Leader): boolean {
  if (!who.craft.team) return true;
  if (who.style === 'prowler') return true;
  const mind = new Mind(at, who);
  const loot = mind.own.reduce((sum, f) => sum + mind.carried(f), 0);
  const from = at.view.scene?.kind === 'offer' ? at.view.scene.from : undefined;
  const theirs = at.view.figures.filter((f) => f.crew === from && stands(f)).reduce((sum, f) => sum + mind.carried(f), 0);
  return who.style === 'looter' ? loot >= theirs || mind.risk > 0.02 : mind.risk > 0.06 && loot > theirs;
}
/** What those one plays with propose is done; between rivals nothing is given away unseen. */
const agreed = ({ view }: At): boolean => view.settings.mode === 'together';
function entry(at: At, who: Leader): Answers['choose/entry'] {
  const mind = new Mind(at, who);
  const { entries } = mind.site.map;
  return best(optionsOf<Answers['choose/entry']>(at), (one) => {
    const [x, y] = entries[one]!;
    return -mind.own.reduce((sum, f) => sum + distance(f, { x, y, massive: 0 }), 0);
  });
}

// ------------------------------------------------------------------ why

/** What spoke for an answer, where something was at stake. */
export function whyAnswered(at: At, who: Leader, answer: Json): readonly Motive<Reason>[] {
  const { view } = at;
  const mind = new Mind(at, who);
  const topic = at.ask.topic as Topic;
  if (topic === 'search/hold' && view.scene?.kind === 'searching') {
    const worth = (answer as unknown as readonly TokenId[]).reduce((sum, t) => sum + mind.sell(t), 0);
    return worth > 0 ? [{ why: { kind: 'keeps', worth }, weight: worth }] : [];
  }
  if (topic === 'turn/trader' && answer !== 'ship') {
    // Others are where nobody wants to go.
    if (answer === 'stay') return mind.own.length === 0 ? [{ why: { kind: 'stays' }, weight: 1 }] : [];
    const f = figureOf(view, answer as FigureId);
    const planner = new Planner(mind, f);
    if (f.where === 'aboard') {
      const worth = planner.ahead(...doorway(mind)) - (planner.loot + LIFE) - 0.3;
      return worth > 0 ? [{ why: { kind: 'enters' }, weight: worth }] : [];
    }
    const danger = planner.danger(f.x, f.y);
    const chance = 0.5 * planner.chance(f.x, f.y);
    const [foe] = [...mind.foes].sort((a, b) => distance(a, f) - distance(b, f));
    const found: Motive<Reason>[] = [];
    if (danger > 0.3 && foe) found.push({ why: { kind: 'safety', foe: foe.id }, weight: danger });
    if (chance > 0.3) found.push({ why: { kind: 'acts' }, weight: chance });
    return found.sort((a, b) => b.weight - a.weight);
  }
  if (topic === 'walk/way') {
    const { figure } = at.ask.domain.shape() as unknown as Shape;
    const f = figure === undefined ? undefined : figureOf(view, figure);
    return f && f.crew === mind.crew ? new Planner(mind, f).reasons({ way: answer as unknown as readonly Point[] }) : [];
  }
  if (topic === 'offer/truce' && answer === false) return [{ why: { kind: 'refuse' }, weight: 1 }];
  if (topic === 'opportunity' && !(answer as { readonly decline?: boolean }).decline) {
    const { scene } = view;
    const foe = scene?.kind === 'opportunity' ? scene.against : scene?.kind === 'contact' ? scene.touched : undefined;
    return foe === undefined ? [] : [{ why: { kind: 'answers', foe }, weight: 1 }];
  }
  if (topic === 'react/use' && answer !== 'pass') {
    const one = answer as unknown as Exclude<Reaction, 'pass'>;
    const { scene } = view;
    const f = figureOf(view, one.figure);
    const weight = reaction(mind, f, one);
    if (scene?.kind === 'attack' && scene.target === f.id && scene.window !== 'resolved')
      return [{ why: { kind: 'saves', who: f.id, damage: Math.max(0, scene.hits - armourOf(view, f).value) }, weight }];
    const foe = scene?.kind === 'attack' ? scene.by : scene?.kind === 'contact' || scene?.kind === 'ambush' ? scene.mover : null;
    return [{ why: foe === null ? { kind: 'skill', skill: one.skill } : { kind: 'answers', foe }, weight }];
  }
  if (topic === 'offer/truce' && answer === true) return [{ why: { kind: 'agree' }, weight: 1 }];
  return [];
}

export const ANSWERS: { readonly [T in Topic]?: (at: At, who: Leader) => Answers[T] | undefined } = {
  'setup/crew': crew,
  'setup/airlock': airlock,
  'turn/trader': trader,
  'walk/way': walk,
  'walk/whether': () => true,
  'attack/reroll': reroll,
  'attack/split': split,
  'attack/choose': attack,
  'sustain/at': sustain,
  opportunity: strike,
  'push/counter': () => true,
  direction,
  'search/hold': hold,
  'find/keep': keep,
  'react/use': react,
  'choose/figure': whom,
  'choose/token': which,
  'choose/entry': entry,
  'choose/way': way,
  'offer/truce': truce,
  'offer/gift': agreed,
  'offer/airlock': agreed,
  'offer/haul': () => false,
  'offer/pass': (_, who) => who.style === 'prowler',
};
