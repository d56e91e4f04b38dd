/** How hard the scenarios are for comrades: `node games/space-cadets/test/difficulty.ts [games] [scenarios] [rocketeers] [modes] [seed]`, lists by commas. */
import { type Ask, type Chance, CLOCK, Luck, Sim } from '@cosmodrome/kernel';
import { decide } from '../bot/comrade.ts';
import { type Mode, SCENARIOS, type ScenarioId } from '../content/index.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';

export type Result = { readonly won: boolean; readonly ending: string; readonly turns: number; readonly answers: number };
/** One game of one seat that leads all Rocketeers. */
export function playComrades(options: Record<string, string | number | boolean>, seed: string): Result {
  const luck: Chance = Luck.seeded(seed);
  const sim = Sim.open(game, options, 1, luck);
  const whim = Luck.seeded(`${seed}/whim`);
  let answers = 0;
  while (!sim.over && answers < 20_000) {
    answers++;
    let ask = sim.ask as Ask;
    let answer: ReturnType<typeof decide>;
    const optional = sim.asks.filter((a) => a.optional && a.seat !== CLOCK);
    for (const o of optional) {
      answer = decide(sim.state, o, whim);
      ask = o;
      if (answer !== undefined) break;
    }
    if (answer === undefined) {
      ask = sim.asks.find((a) => !a.optional) as Ask;
      answer = decide(sim.state, ask, whim);
    }
    sim.answer(ask, answer!);
  }
  const state: State = sim.state;
  return { won: state.outcome === 'victory', ending: state.outcome || 'endless', turns: state.turn, answers };
}
/** Games are played round by round over all cells, so that a run that is broken off has measured all of them alike. */
const ROUND = 50;
if (import.meta.main) {
  const [games = '50', scenarios = SCENARIOS.join(','), crews = '2,4,6', modes = 'standard', seed = 'fresh'] = process.argv.slice(2);
  const cells = (modes.split(',') as Mode[]).flatMap((mode) =>
    (scenarios.split(',') as ScenarioId[]).flatMap((scenario) =>
      crews
        .split(',')
        .map((n) => ({ mode, scenario, rocketeers: Number(n), won: 0, turns: 0, longest: 0, ends: {} as Record<string, number> })),
    ),
  );
  for (let from = 0; from < Number(games); from += ROUND) {
    const to = Math.min(Number(games), from + ROUND);
    for (const cell of cells) {
      const { mode, scenario, rocketeers } = cell;
      for (let i = from; i < to; i++) {
        const r = playComrades({ scenario, rocketeers, mode }, `${seed}/${scenario}/${rocketeers}/${mode}/${i}`);
        cell.won += r.won ? 1 : 0;
        cell.turns += r.turns;
        cell.longest = Math.max(cell.longest, r.turns);
        cell.ends[r.ending] = (cell.ends[r.ending] ?? 0) + 1;
      }
      const share = `${((100 * cell.won) / to).toFixed(1)} %`;
      console.log(
        `${mode} ${scenario} ${rocketeers} Rocketeers: ${share} of ${to}, ${(cell.turns / to).toFixed(1)} game turns, at most ${cell.longest}, ${JSON.stringify(cell.ends)}`,
      );
    }
  }
}
