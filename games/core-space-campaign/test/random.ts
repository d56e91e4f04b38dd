/**
 * Bad answers: `node games/core-space-campaign/test/random.ts 100000` plays campaigns at random, their missions drawn, and throws so many answers at
 * them that are malformed, out of bounds or another's. Each must be refused and change nothing; the slowest refusal is printed.
 */
import { type Ask, admitsSomething, anyAnswer, type Json, Luck, Match, Refusal } from '@cosmodrome/kernel';
import { badAnswer } from '@cosmodrome/kernel/laws';
import { coreSpaceCampaign } from '../game.ts';

const [most = '25000', word = 'random'] = process.argv.slice(2);
const FAR = [-1, 0, 1, 0.5, 6, 7, 40, 9999, 10_000, 1e9, -1e9, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY];
const WORDS = ['', 'hold', 'none', 'azurium', 'ripper', 'gigers', 'pay', 'accept', '__proto__', 'constructor', 'x'.repeat(5000)];
/** A legal answer with one or two of its leaves made wrong, or whole parts of it left out, put twice or made huge. */
function spoilt(luck: Luck, good: Json): Json {
  if (typeof good === 'number') return luck.pick(FAR);
  if (typeof good === 'string') return luck.pick<Json>([...WORDS, null, 0]);
  if (typeof good !== 'object' || good === null) return luck.pick<Json>([null, 1, 'true', [], {}]);
  if (Array.isArray(good)) {
    const at = luck.below(good.length + 1);
    return luck.pick<() => Json>([
      () => [...good, ...good],
      () => good.toSpliced(at, 1),
      () => good.toSpliced(at, 1, at < good.length ? spoilt(luck, good[at] as Json) : luck.pick(FAR)),
      () => Array.from({ length: 10_000 }, () => (good[0] ?? 'azurium') as Json),
    ])();
  }
  const fields = Object.entries(good as { readonly [key: string]: Json });
  const [name, value] = fields.length === 0 ? ['do', null as Json] : luck.pick(fields);
  const way = luck.below(6);
  if (way === 0) return Object.fromEntries(fields.filter(([other]) => other !== name));
  if (way === 1) return { ...(good as object), [luck.pick(['extra', 'toString', 'seat'])]: 1 };
  return { ...(good as object), [name]: spoilt(luck, value) };
}
type Bad = { readonly seat: number; readonly topic: string; readonly answer: unknown };
function bad(luck: Luck, ask: Ask, all: readonly Ask[], seats: number): Bad {
  const way = luck.below(4);
  if (way === 0) return badAnswer(ask, seats, luck);
  // What another is asked, or what somebody was asked in another phase.
  const from = luck.below(4) === 0 ? luck.pick(all) : ask;
  const answer = anyAnswer(from, luck);
  return { seat: ask.seat, topic: ask.topic, answer: way === 1 && from !== ask ? answer : spoilt(luck, answer) };
}
const told = { refused: 0, legal: 0, ms: 0, slow: 0, slowest: 0, what: '' };
const topics = new Map<string, number>();
function throwAt(match: Match<unknown, Json, Json>, luck: Luck, times: number): void {
  const all = match.asks().filter(admitsSomething);
  const before = JSON.stringify(match.save());
  for (let i = 0; i < times; i++) {
    const ask = luck.pick(all);
    const { seat, topic, answer } = bad(luck, ask, all, match.seats);
    const isLegal = all.some((a) => a.seat === seat && a.topic === topic && isJson(answer) && a.domain.admits(answer));
    if (isLegal) {
      told.legal++;
      continue;
    }
    const start = process.threadCpuUsage();
    try {
      match.answer(seat, topic, answer as Json);
      throw new Error(`${topic} took ${JSON.stringify(answer).slice(0, 300)}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw new Error(`${topic}: ${JSON.stringify(answer)?.slice(0, 300)}`, { cause: error });
    }
    const { user, system } = process.threadCpuUsage(start);
    const ms = (user + system) / 1000;
    told.refused++;
    told.ms += ms;
    topics.set(ask.topic, (topics.get(ask.topic) ?? 0) + 1);
    if (ms > 5) told.slow++;
    if (ms > told.slowest) Object.assign(told, { slowest: ms, what: `${topic.slice(0, 40)} ${JSON.stringify(answer)?.slice(0, 120)}` });
  }
  if (JSON.stringify(match.save()) !== before)
    throw new Error(`refused answers to ${all.map((a) => a.topic).join(', ')} have changed something`);
}
const isJson = (x: unknown): x is Json => x !== undefined && !['symbol', 'function', 'bigint'].includes(typeof x);

let games = 0;
for (; told.refused < Number(most); games++) {
  const luck = Luck.seeded(`${word}/${games}`);
  const structure = luck.pick(['arc', 'open', 'league']);
  const seats = structure === 'arc' ? luck.pick([1, 2, 3]) : 2 + luck.below(5);
  const options = { structure, ...(structure === 'arc' ? {} : { length: 3 }), veterans: luck.below(2) === 0 };
  const match = Match.open(coreSpaceCampaign, options, seats, `${word}/${games}`) as unknown as Match<unknown, Json, Json>;
  for (let n = 0; !match.over && n < 4000 && told.refused < Number(most); n++) {
    const open = match.asks().filter(admitsSomething);
    if (n % 7 === 0) throwAt(match, luck, 20);
    const ask = luck.pick(open);
    // Who trades at random trades for ever.
    const done = ask.topic === 'trade' && luck.below(6) === 0 && ask.domain.admits({ do: 'done' });
    match.answer(ask.seat, ask.topic, done ? { do: 'done' } : anyAnswer(ask, luck));
  }
}
const { refused, legal, ms, slow, slowest, what } = told;
console.log(`${games} campaigns: ${refused} bad answers refused in ${(ms / refused).toFixed(3)} ms each, ${legal} were legal by chance`);
console.log(`  ${slow} of them took more than 5 ms, the slowest ${slowest.toFixed(2)}: ${what}`);
console.log(`  asked: ${[...topics].map(([topic, n]) => `${topic} ${n}`).join(', ')}`);
