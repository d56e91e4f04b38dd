/**
 * Balance between bots, printed: `npx node games/core-space/test/balance.ts 10` plays for ten minutes and says what came of it, each
 * figure with its sample and its standard error. What the README says of balance and speed is what this printed. A word behind the
 * minutes gives other matches: figures must not come from those by which something was tuned. A second word plays one chapter only, all
 * the time: alone, strong, easy, four, duels; missions for all with 1, 2 and 4 crews, missions1 with one only.
 */
import { random, turn, VirtualClock } from '@cosmodrome/bots';
import { type AnyBot, type AnyMatch, Luck, Match, type Options, STRENGTHS, type Strength } from '@cosmodrome/kernel';
import { crews } from '../bot/crews.ts';
import { STYLES, type Style } from '../bot/style.ts';
import { MISSIONS } from '../content/mission.ts';
import { coreSpace } from '../game.ts';
import { achievers } from '../judge/objectives.ts';
import { missionOf } from '../judge/site.ts';
import { newValue, success } from '../rules/end.ts';
import type { CrewId, State } from '../state.ts';
import type { View } from '../view.ts';

/** A sample: how many, their mean, the standard error of it. */
class Tally {
  n = 0;
  most = 0;
  private sum = 0;
  private squares = 0;
  add(x: number): void {
    this.n++;
    this.sum += x;
    this.squares += x * x;
    this.most = Math.max(this.most, x);
  }
  get mean(): number {
    return this.n === 0 ? 0 : this.sum / this.n;
  }
  get error(): number {
    return this.n < 2 ? Number.NaN : Math.sqrt(Math.max(0, this.squares / this.n - this.mean ** 2) / (this.n - 1));
  }
  percent(): string {
    return `${(100 * this.mean).toFixed(0)} ± ${(100 * this.error).toFixed(1)} % (${this.n})`;
  }
  text(): string {
    return `${this.mean.toFixed(1)} ± ${this.error.toFixed(1)} (${this.n})`;
  }
}
const tallies = new Map<string, Tally>();
function of(...name: readonly (string | number)[]): Tally {
  const key = name.join(' ');
  const found = tallies.get(key) ?? new Tally();
  tallies.set(key, found);
  return found;
}
const nameOf = (strength: Strength, style: Style): string => (strength === 'normal' ? style : `${strength}-${style}`);
/** The bot of a name, its answers timed in processor time: on a busy machine the clock says nothing. */
function botOf(name: string): AnyBot {
  if (name === 'random') return random as AnyBot;
  const bot = crews[name] as AnyBot;
  return {
    ...bot,
    answer: (at) => {
      const before = process.cpuUsage();
      const answer = bot.answer(at);
      const { user, system } = process.cpuUsage(before);
      of('ms', name.startsWith('strong') ? 'strong' : name.startsWith('easy') ? 'easy' : 'normal').add((user + system) / 1000);
      return answer;
    },
  };
}
type Played = { readonly match: AnyMatch; readonly view: View; readonly scores: readonly number[]; readonly shares: readonly number[] };
function play(names: readonly string[], options: Options, seed: string): Played {
  const bots = names.map(botOf);
  const match: AnyMatch = Match.open(coreSpace as never, options, bots.length, seed);
  const chance = Luck.seeded(seed);
  const clock = new VirtualClock();
  while (!match.over) turn(match, bots, chance, clock);
  const standings = match.standings();
  const winners = standings.filter(({ won }) => won).length;
  return {
    match,
    view: match.view(undefined) as unknown as View,
    scores: standings.map(({ score }) => score),
    shares: standings.map(({ won }) => (won ? 1 / winners : 0)),
  };
}
const homeOf = (view: View, crew: number) =>
  view.figures.filter((f) => f.being.kind === 'trader' && f.crew === crew && f.where === 'home').length;

/** Alone: is the mission survived, that is won (CS-END-10)? */
function alone(name: string, group: string, seed: string): void {
  const { match, view, scores, shares } = play([name], {}, `${word}alone/${seed}`);
  for (const cell of [group, `${group} ${name}`]) {
    of(cell, 'won').add(shares[0]!);
    of(cell, 'great').add(success((match as unknown as { readonly state: State }).state) === 'great' ? 1 : 0);
    of(cell, 'somebody').add(homeOf(view, 0) > 0 ? 1 : 0);
    of(cell, 'home').add(homeOf(view, 0));
    of(cell, 'rounds').add(view.round);
    of(cell, 'value').add(scores[0]!);
  }
}
/** Who wins when two sit down: twice over the same luck, with seats changed. A sample is such a pair. */
function duel(group: string, a: string, b: string, seed: string): void {
  const points = (mine: number, theirs: number): number => (mine > theirs ? 0.5 : mine === theirs ? 0.25 : 0);
  const one = play([a, b], {}, `${word}${group}/${seed}`);
  const two = play([b, a], {}, `${word}${group}/${seed}`);
  of(group, 'beats').add(points(one.shares[0]!, one.shares[1]!) + points(two.shares[1]!, two.shares[0]!));
  of(group, 'ahead').add((one.scores[0]! - one.scores[1]! + two.scores[1]! - two.scores[0]!) / 2);
  of(group, 'rounds').add((one.view.round + two.view.round) / 2);
}
function four(n: number): void {
  const names = [0, 1, 2, 3].map((seat) => STYLES[(n + seat + Math.floor(n / 3)) % 3]!);
  const { match, view, shares, scores } = play(names, {}, `${word}four/${n}`);
  const { order } = (match as unknown as { readonly state: State }).state;
  of('four', 'rounds').add(view.round);
  for (const [seat, name] of names.entries()) {
    of('four', 'airlock', 'ABCDEF'[view.crews[seat]!.airlock!]!).add(shares[seat]!);
    of('four', 'seat', seat).add(shares[seat]!);
    of('four', 'deployed', order.indexOf(seat as CrewId)).add(shares[seat]!);
    of('four', 'style', name).add(shares[seat]!);
    of('four', 'ready', view.crews[seat]!.ready ?? 'own').add(shares[seat]!);
    of('four', 'value').add(scores[seat]!);
    of('four', 'home').add(homeOf(view, seat));
  }
}

/** A mission: is its aim achieved, does somebody come home, how long does it take? */
function mission(of_: string, crews_: number, n: number): void {
  const names = Array.from({ length: crews_ }, (_, seat) => STYLES[(n + seat) % 3]!);
  const { match, view, scores } = play(names, { mission: of_ }, `${word}${of_}/${crews_}/${n}`);
  const { state } = match as unknown as { readonly state: State };
  const cell = `${of_} ${crews_}`;
  // Where loot is the aim, a crew has achieved it that brings enough home.
  const loot = missionOf(state).pieces.find((piece) => piece.piece === 'loot' && piece.aim === 'primary');
  const aims = (crew: CrewId) =>
    homeOf(view, crew) > 0 && (achievers(state).includes(crew) || (loot?.piece === 'loot' && newValue(state, crew) >= loot.success));
  of(cell, 'aim').add(crews_ === 1 ? (success(state) === 'none' ? 0 : 1) : state.crews.some(({ id }) => aims(id)) ? 1 : 0);
  of(cell, 'rounds').add(view.round);
  for (const { id } of state.crews) of(cell, 'home').add(homeOf(view, id) > 0 ? 1 : 0);
  for (const score of scores) of(cell, 'score').add(score);
}

const minutes = Number(process.argv[2] ?? 2);
const word = process.argv[3] ?? '';
const chapter = process.argv[4];
const say = (line = ''): void => void process.stdout.write(`${line}\n`);
/** Plays on until its share of the time is up. */
function during(name: string, share: number, once: (n: number) => void): void {
  const part = chapter === undefined ? share : chapter !== name ? 0 : name === 'duels' ? share / 0.31 : 1;
  const end = performance.now() + minutes * 60_000 * part;
  for (let n = 0; performance.now() < end; n++) once(n);
}
const styleFor = (n: number): Style => STYLES[n % 3]!;

during('alone', 0.26, (n) => alone(styleFor(n), 'normal', `${Math.floor(n / 3)}`));
during('strong', 0.06, (n) => alone(nameOf('strong', styleFor(n)), 'strong', `${Math.floor(n / 3)}`));
during('easy', 0.05, (n) => alone(nameOf('easy', styleFor(n)), 'easy', `${Math.floor(n / 3)}`));
during('four', 0.32, four);
during('duels', 0.16, (n) =>
  duel('strong normal', nameOf('strong', styleFor(n)), nameOf('normal', styleFor(n + Math.floor(n / 3))), `${n}`),
);
during('duels', 0.09, (n) => duel('normal easy', nameOf('normal', styleFor(n)), nameOf('easy', styleFor(n + Math.floor(n / 3))), `${n}`));
during('duels', 0.06, (n) => duel('easy random', nameOf('easy', styleFor(n)), 'random', `${n}`));
if (chapter?.startsWith('missions')) {
  const seats = chapter === 'missions' ? [1, 2, 4] : [Number(chapter.slice('missions'.length))];
  during(chapter, 1, (n) => {
    for (const of_ of MISSIONS) for (const crews_ of seats) mission(of_, crews_, n);
  });
  say('missions: crews, aim achieved, crews with somebody home, rounds, score');
  for (const of_ of MISSIONS)
    for (const crews_ of seats) {
      const cell = `${of_} ${crews_}`;
      say(
        `  ${cell.padEnd(20)} ${of(cell, 'aim').percent()}; ${of(cell, 'home').percent()}; ${of(cell, 'rounds').text()}; ${of(cell, 'score').text()}`,
      );
    }
}

say(`${minutes} minutes of one process; mean ± standard error (sample)`);
say();
say('alone: won, with great success, somebody home, of four Traders home, rounds, new value');
for (const strength of ['easy', 'normal', 'strong'] as const)
  for (const cell of [strength, ...STYLES.map((style) => `${strength} ${nameOf(strength, style)}`)])
    say(
      `  ${cell.padEnd(24)} ${of(cell, 'won').percent()}; ${of(cell, 'great').percent()}; ${of(cell, 'somebody').percent()}; ${of(cell, 'home').text()}; ${of(cell, 'rounds').text()}; ${of(cell, 'value').text()}`,
    );
say();
say('four usual crews against each other');
say(`  rounds ${of('four', 'rounds').text()}; new value ${of('four', 'value').text()}; of four Traders home ${of('four', 'home').text()}`);
for (const [what, list] of [
  ['airlock', ['A', 'B', 'C', 'D']],
  ['seat', [0, 1, 2, 3]],
  ['deployed', [0, 1, 2, 3]],
  ['style', STYLES],
  ['ready', ['black-maria', 'ion-hope', 'zeds-gang', 'cold-forge', 'long-leash', 'grey-lark']],
] as const)
  say(`  won by ${what}: ${list.map((one) => `${one} ${of('four', what, one).percent()}`).join('; ')}`);
say();
say('two crews, in pairs over the same luck');
for (const group of ['strong normal', 'normal easy', 'easy random'])
  say(
    `  ${group.replace(' ', ' beats ')}: ${of(group, 'beats').percent()}, ${of(group, 'ahead').text()} UA ahead, rounds ${of(group, 'rounds').text()}`,
  );
say();
say(
  `an answer, processor time: ${STRENGTHS.map((strength) => `${strength} ${of('ms', strength).mean.toFixed(1)} ms, at most ${of('ms', strength).most.toFixed(0)} (${of('ms', strength).n})`).join('; ')}`,
);
