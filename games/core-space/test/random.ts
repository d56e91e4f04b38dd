/**
 * What random play comes to: `node games/core-space/test/random.ts 100` plays so many games for each number of crews, led as the rules lead it, and
 * counts what a mission is about, and how large views are. With `bad` as a second word it also throws so many malformed or illegal answers at them and says what the
 * slowest refusal took.
 */
import { deflateRawSync } from 'node:zlib';
import { type Ask, admitsSomething, anyAnswer, CLOCK, type Json, Luck, Match, Refusal } from '@cosmodrome/kernel';
import { REACTIONS, skillOf } from '../content/skills.ts';
import { coreSpace } from '../game.ts';
import type { Note } from '../notes.ts';
import type { State } from '../state.ts';

/** Answers nobody should give: of the wrong shape, beyond every bound, through walls. */
export function badAnswers(luck: Luck, ask: Ask): Json[] {
  const far = (): number => luck.pick([-1, 0.5, 2401, 1e9, -1e9, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]);
  const point = (): Json => [luck.below(2401), luck.below(2401)];
  const walls = Array.from({ length: 1 + luck.below(6) }, point);
  const deep = Array.from({ length: 40 }).reduce<Json>((inside) => [inside], 0);
  return [
    null,
    luck.pick<Json>(['', 'none', 'x'.repeat(5000), true, -1, 9999]),
    far(),
    [[far(), far()]],
    walls,
    Array.from({ length: 10_000 }, point),
    deep,
    {
      do: luck.pick(['shoot', 'fight', 'skill', 'search', 'give', '__proto__']),
      with: luck.below(400),
      at: luck.below(60),
      extra: far(),
      pay: 'free',
      level: 3,
      skill: 'kata',
    },
    { do: ask.topic, toString: 'x', constructor: null },
  ];
}
export type Thrown = { refused: number; slowest: number; slow: number; ms: number; what: string };
/** Throws these at an open question; whatever is not legal by chance must be refused and change nothing. */
export function throwAt(match: Match<unknown, Json, Json>, ask: Ask, luck: Luck, thrown: Thrown): void {
  const before = JSON.stringify(match.state);
  for (const answer of badAnswers(luck, ask)) {
    const seat = luck.below(8) === 0 ? luck.below(9) - 1 : ask.seat;
    const start = process.threadCpuUsage();
    if (seat === ask.seat && ask.domain.admits(answer)) continue;
    try {
      match.answer(seat, ask.topic, answer);
      throw new Error(`${ask.topic} took ${JSON.stringify(answer).slice(0, 200)}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    // Processor time of this thread: others have the machine too, and collecting what earlier answers left goes on beside it.
    const { user, system } = process.threadCpuUsage(start);
    const ms = (user + system) / 1000;
    thrown.refused++;
    thrown.ms += ms;
    if (ms > 5) thrown.slow++;
    if (ms > thrown.slowest) Object.assign(thrown, { slowest: ms, what: `${ask.topic} ${JSON.stringify(answer).slice(0, 80)}` });
  }
  if (JSON.stringify(match.state) !== before) throw new Error(`${ask.topic}: a refused answer has changed something`);
}

type Counts = Map<string, number>;
const add = (counts: Counts, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
function count(counts: Counts, note: Note): void {
  if (note.kind === 'searched') add(counts, note.crate === null ? 'bodies searched' : 'crates searched');
  else if (note.kind === 'room-searched') add(counts, 'rooms searched');
  else if (note.kind === 'attack') add(counts, note.by === null ? 'card attacks' : `${note.how} attacks`);
  else if (note.kind === 'skill') {
    const { when } = skillOf(note.skill).levels[note.level - 1]!;
    add(counts, (REACTIONS as readonly string[]).includes(when) ? 'reactions' : 'skills in turn');
    add(counts, `skill ${note.skill} ${note.level}`);
  } else if (
    [
      'pushed',
      'used',
      'reloaded',
      'unjammed',
      'donned',
      'dragged',
      'persuaded',
      'joined',
      'interacted',
      'first-strike',
      'went-home',
      'defeated',
      'revived',
      'threw',
      'truce',
      'took-hits',
      'reconnected',
      'stampede',
    ].includes(note.kind)
  )
    add(counts, note.kind);
}

/** Who waits in its airlock, comes in: otherwise half of a random game is waiting. */
function isAboard(match: Match<unknown, Json, Json>): boolean {
  const { active, figures } = match.state as State;
  return active !== null && figures[active.figure]!.where === 'aboard';
}
function play(seats: number, games: number, bad: number): void {
  const counts: Counts = new Map();
  const thrown: Thrown = { refused: 0, slowest: 0, slow: 0, ms: 0, what: '' };
  const [rounds, answers, bytes, sent]: [number[], number[], number[], number[]] = [[], [], [], []];
  let failed = 0;
  for (let g = 0; g < games; g++) {
    const luck = Luck.seeded(`random/${seats}/${g}`);
    const match = Match.open(coreSpace, {}, seats, `random/${seats}/${g}`) as unknown as Match<unknown, Json, Json>;
    try {
      let n = 0;
      for (; !match.over && n < 6000; n++) {
        const open = match.asks().filter(admitsSomething);
        const players = open.filter((a) => a.seat !== CLOCK);
        const entering = players.find((a) => a.topic === 'turn/walk' && isAboard(match));
        const ask = entering ?? luck.pick(players.length > 0 && luck.below(8) > 0 ? players : open);
        if (thrown.refused < bad && ask.seat !== CLOCK) throwAt(match, ask, luck, thrown);
        match.answer(ask.seat, ask.topic, anyAnswer(ask, luck));
        if (n % 20 === 0) {
          const view = JSON.stringify(match.view(0));
          bytes.push(view.length);
          sent.push(deflateRawSync(view).length);
        }
        if (n % 20 === 0 && coreSpace.audit?.(match.state as never) !== undefined) throw new Error(coreSpace.audit(match.state as never));
      }
      if (!match.over) throw new Error('no end');
      rounds.push((match.report() as { rounds: number }).rounds);
      answers.push(n);
      for (const { note } of match.allNotes()) count(counts, note as unknown as Note);
    } catch (error) {
      failed++;
      console.log(`seats ${seats}, game ${g}: ${(error as Error).message}`);
    }
  }
  const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);
  const levels = [...counts.keys()].filter((key) => key.startsWith('skill '));
  console.log(
    `${seats} crews: ${games} games, ${failed} failed, ${mean(rounds).toFixed(1)} rounds and ${mean(answers).toFixed(0)} answers a game; levels of skills used: ${levels.length}`,
  );
  const shown = [...counts].filter(([key]) => !key.startsWith('skill ')).sort((a, b) => b[1] - a[1]);
  console.log(`  a game: ${shown.map(([key, n]) => `${key} ${(n / games).toFixed(1)}`).join(', ')}`);
  console.log(
    `  a view: ${mean(bytes).toFixed(0)} bytes of JSON, at most ${Math.max(...bytes)}, ${mean(sent).toFixed(0)} deflated (${bytes.length} views)`,
  );
  if (bad > 0)
    console.log(
      `  ${thrown.refused} bad answers refused in ${(thrown.ms / Math.max(1, thrown.refused)).toFixed(3)} ms each, ${thrown.slow} of them took more than 5 ms, the slowest ${thrown.slowest.toFixed(2)}: ${thrown.what}`,
    );
}
if (import.meta.main) {
  const games = Number(process.argv[2] ?? 20);
  const bad = process.argv[3] === 'bad' ? Number(process.argv[4] ?? 25_000) : 0;
  for (const seats of coreSpace.seats) play(seats, games, bad);
}
