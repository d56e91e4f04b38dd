import { type Ask, anyAnswer, type Entry, Luck } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { needs, Play, type Sides } from '../play.ts';
import { loadGame } from './fixture/games.ts';

const SIDES: Sides = { pace: { kind: 'relaxed' }, human: () => true, bot: () => false };

/** Plays a match at this pace and gives, for each of its appends, how many entries a server would have to replay that opened it then. */
async function tails(msBetween: number): Promise<{ tail: number; beat: number }[]> {
  const pkg = await loadGame('grid');
  let wall = 1_000_000;
  const play = Play.open(
    'code',
    pkg,
    { game: 'grid', version: pkg.game.version, options: { games: 9 }, seats: 2, seed: 'tails' },
    wall,
    SIDES.pace,
  );
  const luck = Luck.seeded('tails');
  let from = needs({ position: play.opening(SIDES, wall).position! }).from;
  const out: { tail: number; beat: number }[] = [];
  while (!play.match.over && out.length < 200) {
    const ask = play.asks()[0] as Ask;
    wall += msBetween;
    const made = play.answer(play.acts, ask.seat, ask.topic, anyAnswer(ask, luck), wall - play.startedAt) as readonly Entry[];
    const { position } = play.append(made, SIDES, wall);
    if (position !== null) from = needs({ position }).from;
    out.push({ tail: play.n - from, beat: play.match.save().since.length });
  }
  return out;
}

test('at the pace of people, opening a match replays no more than a beat', async () => {
  const all = await tails(1500);
  expect(all.length).toBeGreaterThan(40);
  for (const { tail, beat } of all) expect(tail).toBeLessThanOrEqual(beat);
});
test('in a rush positions are stored less often, but never left far behind', async () => {
  const all = await tails(1);
  expect(Math.max(...all.map((a) => a.tail))).toBeGreaterThan(1);
  for (const { tail, beat } of all) expect(tail - beat).toBeLessThan(32);
});
