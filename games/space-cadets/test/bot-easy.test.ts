/** What the lessons teach is enough to win more often than those who err as beginners do. `DEEP=1`: 400 games. */
import { meet, playMatch } from '@cosmodrome/bots';
import type { AnyBot } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { STYLES } from '../bot/character.ts';
import { comrades } from '../bot/comrades.ts';
import { spaceCadets } from '../index.ts';
import type { View } from '../view.ts';
import { pupil } from './pupil.ts';

const NAMES = ['pupil', ...STYLES.map((style) => `easy-${style}`)];
const FIRST = { scenario: 's1', rocketeers: 4, mode: 'standard' };
/** Over each luck one crew of pupils and one easy crew of every style: who won. */
const round = (n: number, seed: string): readonly number[] =>
  NAMES.map(
    (_, i) =>
      meet(
        {
          game: spaceCadets.game,
          names: NAMES,
          seats: 4,
          options: FIRST,
          seed,
          kind: 'coop',
          bot: (name) => (name === 'pupil' ? pupil : comrades[name]) as AnyBot,
        },
        NAMES.length * n + i,
      ).got[0] as number,
  );
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
test.runIf(process.env.DEEP === '1')(
  'crews that do what the lessons teach win the first scenario clearly more often than easy crews, over the same luck',
  () => {
    const rounds = Array.from({ length: 100 }, (_, n) => round(n, 'pupil'));
    const ahead = rounds.map(([mine, ...easy]) => mine! - mean(easy));
    const error = Math.sqrt(mean(ahead.map((d) => (d - mean(ahead)) ** 2)) / (ahead.length - 1));
    const shares = NAMES.map((name, i) => `${name} ${Math.round(100 * mean(rounds.map((got) => got[i]!)))} %`);
    const told = `${shares.join(', ')}; ahead by ${(100 * mean(ahead)).toFixed(1)} ± ${(100 * error).toFixed(1)} points`;
    process.stdout.write(`${told}\n`);
    expect(mean(ahead), told).toBeGreaterThan(2 * error);
  },
  3_600_000,
);
test('a crew of pupils plays to the end, finds the Control Room, shoots and scans, and comes home now and then', () => {
  const played = Array.from({ length: 4 }, (_, n) => {
    const { match } = playMatch(spaceCadets.game, {
      options: FIRST,
      seed: `pupils/${n}`,
      bots: Array(4).fill(pupil as AnyBot),
      longest: 5_000,
    });
    return match.openView() as View;
  });
  for (const { outcome, stats } of played) {
    expect(['victory', 'dead', 'suffocated']).toContain(outcome);
    expect(stats.killed).toBeGreaterThan(0);
    expect(stats.scans).toBeGreaterThan(4);
  }
  expect(played.some(({ cells }) => cells.some(({ name, up }) => up && name === 'control-room'))).toBe(true);
  expect(played.some(({ outcome }) => outcome === 'victory')).toBe(true);
});
