/**
 * Missions nobody would draw: they keep the laws, and bots play them to their end. DEEP=1: sixty under the laws, with one to six crews and every
 * option, and two hundred played by bots.
 */
import { playMatch } from '@cosmodrome/bots';
import type { AnyBot, AnyGame, Chance, Options } from '@cosmodrome/kernel';
import { lawSuite } from '@cosmodrome/kernel/suite';
import { describe, expect, test } from 'vitest';
import { crews } from '../bot/crews.ts';
import { PIECE_KINDS, readMission } from '../content/index.ts';
import { coreSpace } from '../game.ts';
import { coreSpace as pack } from '../index.ts';
import type { Tally } from '../judge/tally.ts';
import { generated, roomFor } from './generated.ts';

const deep = process.env.DEEP === '1';
/** Whatever a table may choose. */
const chosen = (_: number, chance: Chance): Options =>
  Object.fromEntries(
    coreSpace.options.flatMap((o): readonly (readonly [string, Options[string]])[] => {
      if (o.kind === 'choice') return [[o.key, chance.pick(o.values)]];
      if (o.kind === 'switch') return [[o.key, chance.below(2) === 0]];
      return o.kind === 'amount' ? [[o.key, o.min + chance.below(o.max - o.min + 1)]] : [];
    }),
  );
for (const seats of deep ? [1, 2, 3, 4, 5, 6] : [2])
  lawSuite(coreSpace, {
    seats: [seats],
    games: deep ? 10 : 2,
    deep: deep ? 2 : 0,
    longest: 8000,
    seed: 'generated',
    options: chosen,
    brief: (n) => roomFor(seats, `laws/${seats}/${n}`) as never,
  });
describe('missions of a generator', () => {
  const missions = deep ? 200 : 2;
  test(`${missions} are played to their end by crews of the house`, { timeout: 900_000 }, () => {
    const kinds = new Set<string>();
    for (let n = 0; n < missions; n++) {
      const mission = generated(`played/${n}`);
      const seats = 1 + (n % 4);
      const bots = Array.from({ length: seats }, (_, seat) => crews[['raider', 'prowler', 'looter'][(n + seat) % 3]!] as AnyBot);
      const options = { mode: n % 2 ? 'together' : 'versus' };
      const { match } = playMatch(coreSpace as unknown as AnyGame, {
        bots,
        seed: `played/${n}`,
        brief: mission as never,
        options,
        longest: 20_000,
      });
      const tally = pack.tally?.(match) as unknown as Tally;
      expect(
        tally.crews.map(({ airlock }) => 'ABCDEF'.includes(airlock)),
        `mission ${n}`,
      ).toEqual(tally.crews.map(() => true));
      expect(tally.rounds, `mission ${n}`).toBeGreaterThan(0);
      for (const { piece } of mission.pieces) kinds.add(piece);
    }
    if (deep) expect(PIECE_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
  test('the same seed draws the same mission, and the reader takes it', () => {
    const mission = generated('same');
    expect(generated('same')).toEqual(mission);
    expect('mission' in readMission(mission as never)).toBe(true);
  });
});
