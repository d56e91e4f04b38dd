import { type Bot, type BotSeat, Luck, Match, Sim, type Strength } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { bid } from '../../kernel/test/games/bid.ts';
import { duel } from '../../kernel/test/games/duel.ts';
import { hidden } from '../../kernel/test/games/hidden.ts';
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts';
import { askBot, botNamed, Endless, opponents, playMatch, playSim, random, roster, search } from '../index.ts';

const wins = (played: ReturnType<typeof playMatch>, seat: number) => played.match.standings().find((s) => s.seat === seat)!.won;
/** Tic-tac-toe after these marks, in turn. */
function marked(...cells: readonly number[]) {
  const match = Match.open(ticTacToe);
  for (const [i, cell] of cells.entries()) match.answer(i % 2, 'cell', cell);
  return match;
}

test('search finds the winning cell, and blocks the losing one', () => {
  const match = marked(0, 3, 1, 4);
  const bot = search({ iterations: 400 });
  expect(askBot(bot, match, match.asks()[0]!, Luck.seeded(1))).toBe(2);
  const other = marked(0, 8, 1);
  expect(askBot(bot, other, other.asks()[0]!, Luck.seeded(1))).toBe(2);
});

test('search never loses tic-tac-toe to random and wins most games', () => {
  const bot = search({ iterations: 300 });
  let won = 0;
  for (let seed = 0; seed < 20; seed++) {
    const first = seed % 2;
    const played = playMatch(ticTacToe, { seed, bots: first === 0 ? [bot, random] : [random, bot] });
    expect(wins(played, 1 - first)).toBe(false);
    if (wins(played, first)) won++;
  }
  expect(won).toBeGreaterThan(14);
});

test('search beats random where dice, reactions and hidden purses are', () => {
  for (const game of [duel, bid] as const) {
    let won = 0;
    for (let seed = 0; seed < 20; seed++) {
      const played = playMatch(game, { seed, bots: [search({ iterations: 60 }), random] });
      if (wins(played, 0) && !wins(played, 1)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(12);
  }
});

test('search looks at the ideas of its playout and at nothing else; without another idea it does not think at all', () => {
  const match = marked(0, 3, 1, 4);
  const playout = (ideas: number[]) => ({
    name: 'eight',
    answer: (at: BotSeat) => (at.ask.domain.admits(8) ? 8 : random.answer(at)),
    ideas: () => ideas,
  });
  const answer = (ideas: number[]) => askBot(search({ iterations: 200, playout: playout(ideas) }), match, match.asks()[0]!, Luck.seeded(1));
  expect(answer([6, 2])).toBe(2); // wins
  expect(answer([6, 8])).not.toBe(2);
  expect(answer([])).toBe(8);
});

test('after an idea the trusted bot plays on alone: every idea is one line of play, and nothing else is tried', () => {
  const lines = new Set<string>();
  const imagined = new Set<string>();
  const lowest = (at: Pick<BotSeat, 'ask'>) => [...at.ask.domain.options!()][0]!;
  for (let idea = 0; idea < 9; idea++) {
    const line = marked(idea);
    while (!line.over) {
      const ask = line.asks()[0]!;
      lines.add(JSON.stringify(line.view(ask.seat)));
      line.answer(ask.seat, ask.topic, lowest({ ask }));
    }
  }
  const playout = {
    name: 'lowest',
    answer: (at: BotSeat) => {
      imagined.add(JSON.stringify(at.view));
      return lowest(at);
    },
    ideas: () => [1, 2, 3, 4, 5, 6, 7, 8],
  };
  const match = marked();
  const start = JSON.stringify(match.view(0)); // asked once, for what it would answer itself
  askBot(search({ iterations: 300, playout, width: 9 }), match, match.asks()[0]!, Luck.seeded(1));
  expect(imagined).toEqual(lines.add(start));
});

test('the same iterations give the same answers', () => {
  const once = () => playMatch(hidden, { seed: 5, bots: [search({ iterations: 30 }), random], record: true }).entries;
  expect(once()).toEqual(once());
});

test('a bot sees its own seat only: an imagined world never holds the real hidden faces by rule', () => {
  const match = Match.open(hidden, {}, 2, 3);
  const real = match.state.faces.join();
  const worlds = new Set<string>();
  for (let i = 0; i < 30; i++) worlds.add(match.imagine(0, Luck.seeded(i)).state.faces.join());
  expect(worlds.size).toBeGreaterThan(10);
  expect(match.state.faces.join()).toBe(real);
});

test('random play through Sim ends, like through Match', () => {
  const { sim, answers } = playSim(duel, {}, 3, 7);
  expect(sim).toBeInstanceOf(Sim);
  expect(sim.over).toBe(true);
  expect(answers).toBeGreaterThan(5);
});

test('a match that takes more answers than it may is given up, and says that it was that', () => {
  expect(() => playMatch(duel, { seed: 1, bots: [random, random], longest: 1 })).toThrow(Endless);
});
test('bots are found by name, with a budget for search', () => {
  const shelf = { game: ticTacToe, bots: {} };
  expect(botNamed(shelf, 'random')).toBe(random);
  expect(botNamed(shelf, 'search:50i')?.name).toBe('search:50i');
  expect(botNamed(shelf, 'search:nonsense')).toBeUndefined();
  expect(botNamed(shelf, 'constructor')).toBeUndefined();
});

test('bots are chosen by strength and style; a strength alone leaves the style to chance, names of old go on and are not listed', () => {
  const sitter = (name: string, strength?: Strength, style = ''): Bot => ({
    ...random,
    name,
    ...(strength ? { character: { strength, style } } : {}),
  });
  const shelf = {
    game: ticTacToe,
    bots: {
      bold: sitter('bold', 'normal', 'bold'),
      shy: sitter('shy', 'normal', 'shy'),
      'easy-bold': sitter('easy-bold', 'easy', 'bold'),
      old: sitter('bold', 'normal', 'bold'),
      absent: sitter('absent'),
    },
    former: ['old'],
    absent: 'absent',
  };
  expect(roster(shelf)).toEqual([
    { name: 'bold', strength: 'normal', style: 'bold' },
    { name: 'shy', strength: 'normal', style: 'shy' },
    { name: 'easy-bold', strength: 'easy', style: 'bold' },
  ]);
  expect(opponents(shelf)).toEqual(['normal', 'easy', 'bold', 'shy', 'easy-bold', 'old', 'search', 'random']);
  expect([0, 1, 2].map((lot) => botNamed(shelf, 'normal', lot)?.name)).toEqual(['bold', 'shy', 'bold']);
  expect(botNamed(shelf, 'old')?.name).toBe('bold');
  // Nobody is strong here, and a game without characters has no strengths.
  expect([botNamed(shelf, 'strong'), botNamed({ ...shelf, bots: { absent: sitter('absent') } }, 'normal')]).toEqual([undefined, undefined]);
});

test('a bot that thinks weighs its own ideas in imagined games, and keeps its character', () => {
  const eight: Bot = {
    name: 'eight',
    character: { strength: 'strong', style: 'bold' },
    thinks: { ms: 10_000, games: 200, playout: random },
    answer: (at) => (at.ask.domain.admits(8) ? 8 : random.answer(at)),
    ideas: () => [6, 2],
  };
  const found = botNamed({ game: ticTacToe, bots: { eight } }, 'eight')!;
  expect(found).toMatchObject({ name: 'eight', character: { strength: 'strong', style: 'bold' } });
  const match = marked(0, 3, 1, 4);
  expect(askBot(found, match, match.asks()[0]!, Luck.seeded(1))).toBe(2);
  expect(askBot(eight, match, match.asks()[0]!, Luck.seeded(1))).toBe(8);
});
