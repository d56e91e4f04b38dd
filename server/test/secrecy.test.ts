import { join } from 'node:path';
import { gameIds, loadGame as loadShelved } from '@cosmodrome/games';
import { Match } from '@cosmodrome/kernel';
import type { GamePackage } from '@cosmodrome/kit/package';
import type { Patch, Sync } from '@cosmodrome/wire';
import { Screen } from '@cosmodrome/wire/screen';
import { describe, expect, test } from 'vitest';
import { loadGame } from './fixture/games.ts';
import { Client } from './helpers/client.ts';
import { house } from './helpers/house.ts';
import { Player } from './helpers/player.ts';
import { errorsIn, startServer } from './helpers/process.ts';
import { eventsOf, nothingLeaks, recordOf } from './helpers/secrecy.ts';

const at = house({ ANSWERS_PER_SECOND: '10000', HTTP_PER_MINUTE: '100000' });
const { person } = at;
/** Faces of cards in a text: in this game they are numbers from 1000 to 1413, and nothing else is. */
const facesIn = (text: string): Set<number> =>
  new Set((text.match(/(?<![\d.])1[0-4]\d\d(?![\d.])/g) ?? []).map(Number).filter((f) => f <= 1413 && (f - 1000) % 7 === 0));

/** Every position a client was shown, from its bytes; `beside` gets all that was sent besides. */
function shownTo(client: Client, beside: (text: string) => void): Sync[] {
  const screen = new Screen();
  const syncs: Sync[] = [];
  const see = (sync: Sync | undefined) => {
    if (!sync) throw new Error('a patch does not fit');
    syncs.push(sync);
  };
  for (const { event, data } of eventsOf(client.bytes.filter((b) => /^[023]/.test(b)))) {
    expect(['sync', 'patch', 'table', 'chat', 'mine', 'ack']).toContain(event);
    if (event === 'sync') see(screen.whole(data as Sync));
    else if (event === 'patch') {
      expect(client.patches).toBe(true);
      expect(Object.keys(data as Patch).sort()).toEqual(['base', 'code', 'eyes', 'n', 'notes', 'ops', 'serverTime']);
      see(screen.patched(data as Patch));
    } else if (event === 'ack') {
      const { sync, patch, table, chat, ...rest } = data as { sync?: Sync; patch?: Patch; table?: unknown; chat?: unknown };
      if (sync) see(screen.whole(sync));
      if (patch) see(screen.patched(patch));
      expect(Object.keys(rest).every((k) => ['ok', 'n', 'code', 'message', 'key'].includes(k))).toBe(true);
      beside(JSON.stringify([rest, table ?? null, chat ?? null]));
    } else beside(JSON.stringify(data ?? null));
  }
  return syncs;
}

describe('nothing leaks', () => {
  test('whole games: every byte to every client follows from what its eyes may know', async () => {
    const pkg: GamePackage = await loadGame('bids');
    for (const how of process.env.DEEP ? (['whole', 'changes', 'both'] as const) : (['both'] as const)) {
      const people = await Promise.all(['Ada', 'Bob', 'Cleo'].map((name) => person(name)));
      const eve = await person('Eve');
      // Some get whole positions, some changes; DEEP=1: also a game in which all get the one, and one in which all get the other.
      for (const [i, p] of [...people, eve].entries()) p.patches = how === 'changes' || (how === 'both' && i % 2 === 0);
      const { code } = await people[0]!.create({
        game: 'bids',
        options: { rounds: 12 },
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
      });
      await people[1]!.act(code, 'sit', { seat: 1 });
      await people[2]!.act(code, 'sit', { seat: 2 });
      await people[0]!.act(code, 'start');
      await Promise.all([...people.map((p, seat) => p.watch(code, seat)), eve.watch(code, null)]);
      const players = people.map((p, seat) => new Player(p, seat, code));
      const done = Promise.all(players.map((p) => p.play()));
      // In the middle: somebody reloads the page, somebody looks at the replay so far, somebody is refused.
      await people[1]!.until(() => people[1]!.last.n > 60);
      const replay = await people[1]!.replay(code, 1);
      expect(await eve.answer(code, eve.last.n, 0, 'bids/secret', 5)).toMatchObject({ ok: false, code: 'not-yours' });
      expect(await people[0]!.answer(code, people[0]!.last.n, 0, 'bids/keep', 'nonsense')).toMatchObject({ ok: false });
      await done;
      await eve.until(() => eve.last.over ?? undefined);

      const record = recordOf(at.dir, code, 'bids');
      const secret = String(record.opening.seed);
      for (const [client, eyes] of [...people.map((p, seat) => [p, seat] as const), [eve, null] as const]) {
        const syncs = shownTo(client, (rest) => expect(facesIn(rest).size).toBe(0));
        expect(syncs.length).toBeGreaterThan(40);
        expect(nothingLeaks(pkg.game, record, eyes, syncs)).toBeGreaterThan(100);
        // And plainly: no face that this seat never saw, and never the seed.
        const state = Match.replay(pkg.game, record.opening, record.entries).state as { pack: { face: number[]; seen: number[] } };
        const knows = new Set(state.pack.face.filter((_, card) => state.pack.seen[card]! & ((1 << 30) | (eyes === null ? 0 : 1 << eyes))));
        // Whoever looks on is shown the open table once it is over: that is the last thing said.
        const end = client.bytes.findIndex((text) => text.includes('"standings"'));
        expect(end).toBeGreaterThan(40);
        for (const [i, text] of client.bytes.entries()) {
          expect(text).not.toContain(secret);
          if (eyes === null && i >= end) continue;
          for (const face of facesIn(text)) expect(knows).toContain(face);
        }
      }
      const own = replay.frames.map((f) => ({ n: f.n, view: f.view }));
      const seen = new Map(people[1]!.syncs.map((s) => [s.n, s.view]));
      for (const f of own) if (seen.has(f.n)) expect(f.view).toEqual(seen.get(f.n));
    }
  });

  test('the games of the shelf: bots play for everybody, everybody looks on', async () => {
    const real = await startServer({
      DATA_DIR: join(at.dir, 'shelf'),
      GAMES_MODULE: '',
      HTTP_PER_MINUTE: '100000',
      ANSWERS_PER_SECOND: '10000',
    });
    try {
      for (const id of gameIds) {
        const pkg = await loadShelved(id);
        const seats = pkg.game.seats.filter((n) => n <= 4).at(-1) ?? (pkg.game.seats[0] as number);
        const people = await Promise.all(Array.from({ length: seats }, (_, i) => Client.guest(real.url, `Seat ${i}`)));
        const eve = await Client.guest(real.url, 'Eve');
        for (const [i, p] of [...people, eve].entries()) {
          p.patches = i % 2 === 0;
          at.guest(p);
          await p.connect();
        }
        const { code } = await people[0]!.create({
          game: id,
          seats: people.map((_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) })),
        });
        for (let i = 1; i < seats; i++) await people[i]!.act(code, 'sit', { seat: i });
        await people[0]!.act(code, 'start');
        await Promise.all([...people.map((p, seat) => p.watch(code, seat)), eve.watch(code, null)]);
        for (let i = 0; i < seats; i++) await people[i]!.act(code, 'stand-in', { seat: i, on: true });
        // Far into it (DEEP=1: further); bots that keep a human tempo get less far.
        const far = Object.values(pkg.bots).some(({ tempo }) => tempo) ? 30 : process.env.DEEP ? 300 : 120;
        // Or until it waits for a match that others play at another table.
        await eve.until(() => eve.last.over !== null || eve.last.n > far || (eve.tables.at(-1)?.stages ?? []).length > 0);
        for (const p of [...people, eve]) p.close();
        const record = recordOf(join(at.dir, 'shelf'), code, id);
        let compared = 0;
        for (const [client, eyes] of [...people.map((p, seat) => [p, seat] as const), [eve, null] as const]) {
          const syncs = shownTo(client, () => {});
          compared += nothingLeaks(
            pkg.game,
            record,
            eyes,
            syncs.filter((_, i) => i % 7 === 0 || i < 20),
            1,
          );
          for (const text of client.bytes) expect(text).not.toContain(String(record.opening.seed));
        }
        expect(compared).toBeGreaterThan(30);
        expect(errorsIn(real.log())).toEqual([]);
      }
    } finally {
      await real.kill('SIGKILL');
    }
  });

  test('a part drawn and a pile read while all build at once: no byte of them to anybody else', async () => {
    interface Site {
      readonly yards: readonly { readonly hand: { readonly tile: number | null; readonly seen: boolean } | null }[];
      readonly pile: readonly number[] | null;
      readonly known: readonly number[];
    }
    const real = await startServer({
      DATA_DIR: join(at.dir, 'yard'),
      GAMES_MODULE: '',
      HTTP_PER_MINUTE: '100000',
      ANSWERS_PER_SECOND: '10000',
    });
    try {
      const people = await Promise.all(['Ada', 'Bob', 'Cleo'].map((name) => Client.guest(real.url, name)));
      const eve = await Client.guest(real.url, 'Eve');
      const all = [...people, eve];
      for (const [i, p] of all.entries()) {
        p.patches = i % 2 === 0;
        at.guest(p);
        await p.connect();
      }
      const seats = people.map((_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) }));
      const options = { rounds: ['II'], hourglass: 0, team: false };
      const { code } = await people[0]!.create({ game: 'galaxy-trucker', options, seats });
      for (let i = 1; i < people.length; i++) await people[i]!.act(code, 'sit', { seat: i });
      await people[0]!.act(code, 'start');
      await Promise.all([...people.map((p, seat) => p.watch(code, seat)), eve.watch(code, null)]);
      const site = (p: Client) => p.last.view as unknown as Site;
      const heldBy = (seat: number) => site(people[seat]!).yards[seat]!.hand;
      const does = async (seat: number, wish: object) => {
        const p = people[seat]!;
        const own = p.last.own as number;
        expect(await p.answer(code, p.last.n, seat, 'build/do', wish, own)).toMatchObject({ ok: true });
        await p.until(() => p.last.own === own + 1);
      };
      // Some parts become known to all, piles are read, and in the end everybody holds what nobody else has seen.
      for (let turn = 0; turn < 4; turn++)
        for (const seat of people.keys()) {
          await does(seat, { do: 'draw' });
          await does(seat, { do: turn % 2 === 0 ? 'return' : 'aside', tile: heldBy(seat)!.tile });
        }
      // A pile can be read by whoever has placed something: the first part that goes anywhere.
      const record = () => recordOf(join(at.dir, 'yard'), code, 'galaxy-trucker');
      const pkg = await loadShelved('galaxy-trucker');
      for (const seat of people.keys())
        for (let placed = false; !placed; ) {
          await does(seat, { do: 'draw' });
          const match = Match.replay(pkg.game, record().opening, record().entries);
          const ask = match.asks(seat).find(({ topic }) => topic === 'build/do')!;
          const wishes = [...(ask.domain.options!() as Iterable<{ do: string }>)];
          const place = wishes.find((wish) => wish.do === 'place');
          placed = place !== undefined;
          await does(seat, place ?? { do: 'return', tile: heldBy(seat)!.tile });
        }
      for (const seat of people.keys()) {
        await does(seat, { do: 'read', pile: seat });
        expect(site(people[seat]!).pile).toHaveLength(3);
        await does(seat, { do: 'close' });
        await does(seat, { do: 'draw' });
      }
      const last = record().entries.length;
      await Promise.all(all.map((p) => p.until(() => p.last.n >= people[0]!.last.n)));
      expect(last).toBeGreaterThan(30);
      const held = people.map((_, seat) => heldBy(seat)!.tile!);
      const read = people.map((p) => site(p).known);
      for (const [i, client] of all.entries()) {
        const eyes = i < people.length ? i : null;
        const syncs = shownTo(client, (rest) => expect(rest).not.toMatch(/"(tile|pile|known)":/));
        expect(nothingLeaks(pkg.game, record(), eyes, syncs, 2)).toBeGreaterThan(60);
        // And plainly: the part another holds unseen lies in no hand, no reserve, no heap of the open ones and on no ship that was sent.
        for (const other of people.keys()) {
          if (other === eyes) continue;
          for (const text of client.bytes) expect(text).not.toMatch(new RegExp(`"tile":${held[other]}[,}]`));
          for (const { view } of syncs) {
            const { yards, known, pile } = view as unknown as Site;
            expect(yards[other]!.hand?.seen === false ? yards[other]!.hand?.tile : null).toBeNull();
            for (const card of read[other]!) expect([...known, ...(pile ?? [])]).not.toContain(card);
          }
        }
      }
      expect(errorsIn(real.log())).toEqual([]);
    } finally {
      await real.kill('SIGKILL');
    }
  });

  test('after the end, and only then, everything may be shown', async () => {
    const ada = await person('Ada');
    const eve = await person('Eve');
    const { code } = await ada.create({
      game: 'bids',
      options: { rounds: 1 },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      start: true,
    });
    for (const eyes of ['open', '0', '1']) expect((await eve.get(`/api/tables/${code}/replay?eyes=${eyes}`)).status).toBe(403);
    expect((await ada.get(`/api/tables/${code}/replay?eyes=1`)).status).toBe(403);
    expect((await eve.get(`/api/tables/${code}/replay?eyes=none`)).status).toBe(200);
    await ada.watch(code, 0);
    await new Player(ada, 0, code).play();
    for (const eyes of ['open', '0', '1', 'none']) expect((await eve.get(`/api/tables/${code}/replay?eyes=${eyes}`)).status).toBe(200);
    expect((await eve.get(`/api/tables/${code}/replay?eyes=7`)).status).toBe(400);
  });
});
