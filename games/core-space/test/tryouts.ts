/**
 * Bots play what the generator drew, printed. `node games/core-space/test/tryouts.ts ends 200`: so many missions are each played to their end, one
 * game a mission, crews of every number. `fair 10 100`: of so many missions that the report calls fair, so many games of four crews each, and how
 * often each airlock wins; `unfair` the same of those it warns of, `box` of the six of the catalogue. A third number says with which mission to
 * begin, so that several can run at once; figures are printed as they come.
 */
import { playMatch } from '@cosmodrome/bots';
import type { AnyBot, AnyGame, AnyMatch } from '@cosmodrome/kernel';
import { crews } from '../bot/crews.ts';
import { distancesOf, readMission } from '../content/flaws.ts';
import { MISSIONS, type Mission } from '../content/mission.ts';
import { MISSION } from '../content/missions/index.ts';
import { coreSpace } from '../game.ts';
import { coreSpace as pack } from '../index.ts';
import type { Tally } from '../judge/tally.ts';
import { generated, unfair } from './generated.ts';

const STYLES = ['raider', 'prowler', 'looter'] as const;
const tallyOf = (match: AnyMatch): Tally => pack.tally?.(match) as unknown as Tally;
function play(
  mission: Mission,
  seats: number,
  seed: string,
  n: number,
  easy = false,
): { readonly match: AnyMatch; readonly answers: number } {
  const bots = Array.from({ length: seats }, (_, seat) => crews[`${easy ? 'easy-' : ''}${STYLES[(n + seat) % STYLES.length]!}`] as AnyBot);
  return playMatch(coreSpace as unknown as AnyGame, {
    bots,
    seed,
    brief: mission as never,
    options: { mode: n % 2 ? 'together' : 'versus' },
    longest: 20_000,
  });
}
/** Every mission to its end. */
function ends(missions: number, first: number): void {
  let failed = 0;
  for (let n = first; n < first + missions; n++) {
    const mission = generated(`ends/${n}`);
    const seats = 1 + (n % Math.min(4, mission.crews.to));
    const began = process.cpuUsage();
    try {
      const { match, answers } = play(mission, seats, `ends/${n}`, n);
      const { user, system } = process.cpuUsage(began);
      console.log(`${n}: ${seats} crews, ${tallyOf(match).rounds} rounds, ${answers} answers, ${((user + system) / 1e6).toFixed(1)} s`);
    } catch (error) {
      failed++;
      console.log(`${n}: ${seats} crews: ${(error as Error).message}`);
    }
  }
  console.log(`${missions} missions, ${failed} did not end`);
}
/** Shares of the games that each airlock wins, and the way its crew had. */
function airlocks(name: string, mission: Mission, games: number): void {
  const read = readMission(mission as never);
  if ('flaws' in read) throw new Error(`${name}: ${JSON.stringify(read.flaws)}`);
  const won = new Map<string, { games: number; won: number; haul: number; home: number }>();
  for (let n = 0; n < games; n++) {
    // Against each other, and nobody is always at the same airlock.
    const { match } = play(mission, 4, `${name}/${n}`, 2 * n);
    for (const crew of tallyOf(match).crews) {
      const sum = won.get(crew.airlock) ?? { games: 0, won: 0, haul: 0, home: 0 };
      sum.games++;
      sum.won += crew.won ? 1 : 0;
      sum.haul += crew.haul;
      sum.home += crew.home;
      won.set(crew.airlock, sum);
    }
  }
  const all = [...won].sort();
  const rate = all.map(([, sum]) => (100 * sum.won) / sum.games);
  console.log(
    JSON.stringify({
      name,
      side: read.map.plan.cols,
      aim: mission.pieces.find((p) => 'aim' in p && p.aim === 'primary')?.piece,
      spread: Math.round(Math.max(...rate) - Math.min(...rate)),
      won: Object.fromEntries(all.map(([airlock, sum]) => [airlock, `${sum.won}/${sum.games}`])),
      haul: Object.fromEntries(all.map(([airlock, sum]) => [airlock, Math.round((10 * sum.haul) / sum.games) / 10])),
      home: Object.fromEntries(all.map(([airlock, sum]) => [airlock, Math.round((10 * sum.home) / sum.games) / 10])),
      far: distancesOf(mission, read.map),
    }),
  );
}
if (import.meta.main) {
  const [what = 'ends', missions = '20', games = '100', first = '0'] = process.argv.slice(2);
  if (what === 'ends') ends(Number(missions), Number(games === '100' ? 0 : games));
  else
    for (let n = Number(first); n < Number(first) + Number(missions); n++) {
      const id = MISSIONS[n % MISSIONS.length]!;
      airlocks(
        what === 'box' ? id : `${what}/${n}`,
        what === 'box'
          ? { ...MISSION[id], name: { title: id, story: '', author: '' } }
          : what === 'fair'
            ? generated(`fair/${n}`, true)
            : unfair(`unfair/${n}`),
        Number(games),
      );
    }
}
