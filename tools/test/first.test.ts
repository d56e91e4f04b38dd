/** What one click opens is a table that its game allows, with me and bots, played without a clock. */
import { gameIds, loadGame } from '@cosmodrome/games';
import { settle } from '@cosmodrome/kernel';
import { fitsOf } from '@cosmodrome/wire/offer';
import { expect, test } from 'vitest';

test.each(gameIds)('%s: what one click opens is allowed, and differs from the defaults in what it says', async (id) => {
  const pack = await loadGame(id);
  const { seats, options = {} } = pack.facts.first ?? { seats: pack.facts.best };
  expect(pack.game.seats).toContain(seats);
  expect(fitsOf(pack, options, seats)).toMatchObject({ wrong: null, paces: expect.arrayContaining(['relaxed']) });
  const usual = settle(pack.game);
  const played = settle(pack.game, options);
  for (const key of Object.keys(options)) expect(played[key], key).not.toEqual(usual[key]);
});
