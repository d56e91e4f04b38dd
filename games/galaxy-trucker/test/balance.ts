/**
 * Balance between bots, printed: `npx node games/galaxy-trucker/test/balance.ts 10` plays for ten minutes and says what came of it, each
 * figure with its sample and its standard error. What the README says of balance and speed is what this printed. A word behind the
 * minutes gives other matches: figures must not come from those by which something was tuned.
 */
import { random, turn, VirtualClock } from '@cosmodrome/bots';
import { type AnyBot, type AnyMatch, type Ask, type BotSeat, Luck, Match, type Options, type Seat } from '@cosmodrome/kernel';
import { truckers } from '../bot/truckers.ts';
import { stockOf } from '../bot/worth.ts';
import { type Card, type ClassId, cardAt, planOf, SPECIALISTS, type Specialist } from '../content/index.ts';
import { trucker } from '../game.ts';
import { value } from '../judge/cargo.ts';
import { humans } from '../judge/crew.ts';
import { cells } from '../judge/power.ts';
import { parts } from '../judge/ship.ts';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';

const STYLES = ['hauler', 'fighter', 'racer'] as const;
const styled = (strength: 'normal' | 'strong' | 'easy', n: number): string =>
  strength === 'normal' ? STYLES[n % 3]! : `${strength}-${STYLES[n % 3]!}`;
const botOf = (name: string): AnyBot => (name === 'random' ? random : truckers[name]!) as AnyBot;
/** Whom it hires is drawn by lot, so that every specialist is there equally often. */
const hiringByLot = (bot: AnyBot): AnyBot => ({
  ...bot,
  answer: (at) => (at.ask.topic === 'hire/keep' ? at.chance.pick([...at.ask.domain.options!()]) : bot.answer(at)),
});
/** Processor time of this process, in milliseconds: on a busy machine the clock says nothing. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A sample: how many, their mean, the standard error of it. */
class Tally {
  n = 0;
  private sum = 0;
  private squares = 0;
  add(x: number): void {
    this.n++;
    this.sum += x;
    this.squares += x * x;
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
class Tallies {
  private readonly all = new Map<string, Tally>();
  of(...name: readonly (string | number)[]): Tally {
    const key = name.join(' ');
    const found = this.all.get(key) ?? new Tally();
    this.all.set(key, found);
    return found;
  }
}
const tallies = new Tallies();

/** What a ship has at one moment, to be compared with the next. */
const stateOf = ({ yards, flyers, credits }: View, seat: Seat) => {
  const { ship, skills } = yards[seat]!;
  const { lost, out } = flyers[seat]!;
  return { humans: humans(ship), parts: lost.length, cells: cells(ship), goods: value(ship, skills), out, credits: credits[seat]! };
};
/** In credits, roughly: what a card took from a ship that met it. Negative: it gave. */
const WEIGHT = { human: 1, part: 1, cell: 0.5, out: 8 } as const;

/** A whole session; what is worth knowing goes into the tallies under this name. */
function play(group: string, names: readonly string[], options: Options, seed: string): readonly number[] {
  const bots = names.map(botOf).map((bot) => (group === 'four' ? hiringByLot(bot) : bot));
  const match: AnyMatch = Match.open(trucker as never, options, bots.length, seed);
  const chance = Luck.seeded(seed);
  const clock = new VirtualClock();
  const seats = names.map((_, seat) => seat);
  let phase: View['phase'] = 'deal';
  let before = seats.map(() => undefined as ReturnType<typeof stateOf> | undefined);
  let card: Card | undefined;
  while (!match.over) {
    const began = spent();
    turn(match, bots, chance, clock);
    const view = match.view(undefined) as unknown as View;
    if (view.phase === 'building' && phase === 'building') build += spent() - began;
    if (phase === 'building' && view.phase !== 'building') {
      tallies.of(group, view.class, 'build ms').add(build);
      build = 0;
    }
    if (view.card) card = cardAt(view.card.card);
    if (view.phase === 'stay' && phase !== 'stay' && phase !== 'card') launched(group, names, view);
    if (view.phase !== phase && phase === 'card' && card)
      for (const seat of seats) {
        const was = before[seat];
        if (!was || was.out !== null) continue;
        // After the last card of a session the purse has been paid out already.
        if (view.phase !== 'stay') continue;
        const now = stateOf(view, seat);
        const cost =
          WEIGHT.human * (was.humans - now.humans) +
          WEIGHT.part * (now.parts - was.parts) +
          WEIGHT.cell * (was.cells - now.cells) +
          (was.goods - now.goods) +
          (was.credits - now.credits) +
          (now.out === null ? 0 : WEIGHT.out);
        tallies.of(group, 'card', card.key).add(cost);
      }
    if (view.phase === 'stay') before = seats.map((seat) => stateOf(view, seat));
    phase = view.phase;
  }
  reckon(group, names, match);
  return match.standings().map(({ score }) => score);
}
let build = 0;
/** Ships as they leave. */
function launched(group: string, names: readonly string[], { yards, class: ship, flyers }: View): void {
  for (const [seat, yard] of yards.entries()) {
    const { outline, hole } = planOf(yard.ship.plan);
    const stock = stockOf(yard.ship);
    tallies.of(group, ship, 'filled').add(parts(yard.ship).length / outline.filter((inside, square) => inside && !hole[square]).length);
    tallies.of(group, ship, 'faults').add(flyers[seat]!.lost.length);
    const style = names[seat]!.split('-').at(-1)!;
    tallies.of(group, ship, style, 'holds').add(stock.white + stock.red);
    tallies.of(group, ship, style, 'fire').add(stock.fire + 2 * stock.fire2);
    tallies.of(group, ship, style, 'engines').add(stock.engine + 2 * stock.engine2);
  }
}
/** Flights that were finished, parts that were lost, seats and specialists that won. */
function reckon(group: string, names: readonly string[], match: AnyMatch): void {
  let ship: ClassId = 'I';
  const hired = names.map((): Specialist[] => []);
  for (const note of match.notes(undefined) as unknown as Note[]) {
    if (note.kind === 'round-begun') ship = note.class;
    if (note.kind === 'hired') hired[note.seat]!.push(note.specialist);
    if (note.kind === 'paid') tallies.of(group, ship, 'lost').add(note.payout.lost);
    if (note.kind === 'flight-ended')
      for (const seat of names.keys()) {
        const home = note.arrived.includes(seat) ? 1 : 0;
        tallies.of(group, ship, 'home').add(home);
        tallies.of(names[seat] === 'random' ? 'random' : 'truckers', ship, 'home').add(home);
      }
  }
  const standings = match.standings();
  const winners = standings.filter(({ won }) => won).length;
  const mean = standings.reduce((sum, { score }) => sum + score, 0) / standings.length;
  for (const { seat, won, score } of standings) {
    const share = won ? 1 / winners : 0;
    tallies.of(group, 'seat', seat).add(share);
    tallies.of(group, 'style', names[seat]!).add(share);
    tallies.of(group, 'credits').add(score);
    for (const one of hired[seat]!) {
      tallies.of(group, 'specialist', one).add(share * names.length * 25 - 25);
      tallies.of(group, 'brings', one).add(score - mean);
    }
    tallies.of(group, 'lead').add((score - mean) ** 2);
    tallies.of(group, 'lead won').add((score - mean) * (share * names.length * 25 - 25));
  }
}
/** Who has more credits when two sit down, shared where they have as many: twice over the same luck, with seats changed. A sample is such a pair. */
function duel(group: string, a: string, b: string, n: number): void {
  const seed = `${word}${group}/${n}`;
  const beats = (mine: number, theirs: number): number => (mine > theirs ? 0.5 : mine === theirs ? 0.25 : 0);
  const [first, second] = play(group, [a, b], {}, seed);
  const [other, again] = play(group, [b, a], {}, seed);
  tallies.of(group, 'beats').add(beats(first!, second!) + beats(again!, other!));
  tallies.of(group, 'ahead').add((first! - second! + again! - other!) / 2);
}
/** How long each of them thinks about one request while building. */
function thought(): Tally[] {
  return (['normal', 'strong'] as const).map((strength) => {
    const tally = new Tally();
    const bot = truckers[styled(strength, 0)]!;
    const timed: AnyBot = {
      ...(bot as AnyBot),
      answer: (at: BotSeat<View, Note>) => {
        const began = performance.now();
        const answer = bot.answer(at);
        if ((at.ask as Ask).topic === 'build/do') tally.add(performance.now() - began);
        return answer;
      },
    };
    const match: AnyMatch = Match.open(trucker as never, { rounds: ['II'] }, 4, 'thought');
    const chance = Luck.seeded('thought');
    const clock = new VirtualClock();
    while ((match.view(undefined) as unknown as View).phase !== 'stay') turn(match, [timed, timed, timed, timed], chance, clock);
    return tally;
  });
}

const minutes = Number(process.argv[2] ?? 2);
const word = process.argv[3] ?? '';
const until = (share: number): number => performance.now() + minutes * 60_000 * share;
const say = (line = ''): void => void process.stdout.write(`${line}\n`);

// Two thirds for sessions of four, the rest for duels.
let end = until(0.6);
for (let n = 0; performance.now() < end; n++)
  play(
    'four',
    [0, 1, 2, 3].map((seat) => styled('normal', n + seat + Math.floor(n / 3))),
    {},
    `${word}four/${n}`,
  );
end = until(0.28);
for (let n = 0; performance.now() < end; n++) duel('strong-normal', styled('strong', n), styled('normal', n + Math.floor(n / 3)), n);
end = until(0.08);
for (let n = 0; performance.now() < end; n++) duel('normal-random', styled('normal', n), 'random', n);
end = until(0.04);
for (let n = 0; performance.now() < end; n++) duel('normal-easy', styled('normal', n), styled('easy', n + Math.floor(n / 3)), n);

say(`${minutes} minutes of one process; mean ± standard error (sample)`);
say();
say('four usual truckers, sessions of II, III, IV with all modules');
for (const ship of ['II', 'III', 'IV']) {
  const of = (what: string) => tallies.of('four', ship, what);
  say(
    `  ${ship.padEnd(4)} finished ${of('home').percent()}, filled ${of('filled').percent()}, parts lost ${of('lost').text()}, to errors ${of('faults').text()}, build ${of('build ms').text()} ms`,
  );
}
say(`  credits of a session ${tallies.of('four', 'credits').text()}`);
say(`  won by seat: ${[0, 1, 2, 3].map((seat) => tallies.of('four', 'seat', seat).percent()).join('; ')}`);
say(`  won by style: ${STYLES.map((style) => `${style} ${tallies.of('four', 'style', style).percent()}`).join('; ')}`);
for (const style of STYLES) {
  const of = (what: string) => tallies.of('four', 'II', style, what).text();
  say(`  ${style} of class II: holds ${of('holds')}, fire power ${of('fire')}, engine power ${of('engines')}`);
}
say();
say('matches of two');
for (const group of ['strong-normal', 'normal-random', 'normal-easy'])
  say(
    `  ${group.replace('-', ' beats ')}: ${tallies.of(group, 'beats').percent()} pairs, ${tallies.of(group, 'ahead').text()} credits ahead`,
  );
for (const ship of ['II', 'III', 'IV']) say(`  random builders finish ${ship}: ${tallies.of('random', ship, 'home').percent()}`);
say();
// What a specialist brings is compared with what the others at the same table have, who met the same cards: that is told far more
// exactly in credits than in victories. A credit ahead of the table is worth so many points of victory.
const aCredit = tallies.of('four', 'lead won').mean / tallies.of('four', 'lead').mean;
say(`specialists: credits ahead of the table; in points of victory (${aCredit.toFixed(2)} a credit); victories above an even share`);
for (const one of SPECIALISTS) {
  const brings = tallies.of('four', 'brings', one);
  if (brings.n > 0)
    say(
      `  ${one.padEnd(18)} ${brings.text()}; ${(brings.mean * aCredit).toFixed(1)} ± ${(brings.error * aCredit).toFixed(1)}; ${tallies.of('four', 'specialist', one).text()}`,
    );
}
say();
say('cards: what one costs a ship that meets it, in credits; published ones of the level, then ours');
for (const level of [1, 2, 3, 4] as const) {
  const cards = Array.from({ length: 92 }, (_, id) => cardAt(id as never)).filter((card) => card.level === level);
  const ours = (card: Card) => card.source !== 'published' && card.source !== 'published-once';
  const all = new Tally();
  for (const card of cards) {
    const tally = tallies.of('four', 'card', card.key);
    if (!ours(card) && tally.n > 0) all.add(tally.mean);
  }
  say(`  level ${level}, published: ${all.text()}`);
  for (const card of cards) if (ours(card)) say(`    ${card.key} ${card.type.padEnd(18)} ${tallies.of('four', 'card', card.key).text()}`);
  for (const card of cards)
    if (
      !ours(card) &&
      (card.type === 'meteor-swarm' ||
        card.type === 'slavers' ||
        card.type === 'smugglers' ||
        card.type === 'pirates' ||
        card.type === 'combat-zone')
    )
      say(`    (${card.key} ${card.type.padEnd(16)} ${tallies.of('four', 'card', card.key).text()})`);
}
say();
const [usual, best] = thought();
say(`thought about one request of building: usual ${usual!.mean.toFixed(2)} ms, strong ${best!.mean.toFixed(2)} ms`);
