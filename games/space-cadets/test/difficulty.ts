/** How hard the scenarios are for comrades: `node games/space-cadets/test/difficulty.ts [games] [scenarios] [rocketeers] [modes]`, lists by commas. */
import { type Ask, type Chance, CLOCK, Luck, Sim } from '@cosmodrome/kernel';
import { decide } from '../bot/comrade.ts';
import { type Mode, SCENARIOS, type ScenarioId } from '../content/names.ts';
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
if (import.meta.main) {
  const [games = '50', scenarios = SCENARIOS.join(','), crews = '2,4,6', modes = 'standard'] = process.argv.slice(2);
  for (const mode of modes.split(',') as Mode[])
    for (const scenario of scenarios.split(',') as ScenarioId[]) {
      const cells: string[] = [];
      for (const rocketeers of crews.split(',').map(Number)) {
        let won = 0;
        let turns = 0;
        const ends: Record<string, number> = {};
        for (let i = 0; i < Number(games); i++) {
          const r = playComrades({ scenario, rocketeers, mode }, `${scenario}/${rocketeers}/${mode}/${i}`);
          won += r.won ? 1 : 0;
          turns += r.turns;
          ends[r.ending] = (ends[r.ending] ?? 0) + 1;
        }
        cells.push(
          `${rocketeers}: ${Math.round((100 * won) / Number(games))} % (${(turns / Number(games)).toFixed(1)} turns, ${JSON.stringify(ends)})`,
        );
      }
      console.log(`${mode} ${scenario}  ${cells.join('  ')}`);
    }
}
