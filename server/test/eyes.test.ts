/** Every way somebody might try to see through another seat's eyes, on a real server with a real game of hidden sides. */

import type { Replay, Sync, TableInfo } from '@cosmodrome/wire';
import { describe, expect, test } from 'vitest';
import type { Client } from './helpers/client.ts';
import { CROWD, house } from './helpers/house.ts';

const at = house({ ...CROWD, GAMES_MODULE: '', ABSENT_MS: '0', MISSES_PER_10_MINUTES: '100000' });
const { person } = at;
const BOT = { kind: 'bot', bot: 'random' } as const;
/** Ada plays, with whoever comes in by the link, among bots. */
async function table(people: readonly Client[], terms: object = {}): Promise<string> {
  const [host, ...friends] = people as [Client, ...Client[]];
  const { code } = await host.create({
    game: 'panic-station',
    seats: [{ kind: 'me' }, ...friends.map(() => ({ kind: 'open' as const })), ...Array.from({ length: 4 - people.length }, () => BOT)],
    ...terms,
  });
  for (const [i, friend] of friends.entries()) await friend.act(code, 'sit', { seat: i + 1 });
  await host.act(code, 'start');
  return code;
}
type Private = { readonly seat: number | null; readonly me: { readonly hand: readonly string[] } | null };
/** Whose hand and side this client was ever shown. */
const eyesOf = (client: Client): ReadonlySet<number> =>
  new Set(client.syncs.flatMap((s: Sync) => ((s.view as Private).me ? [(s.view as Private).seat as number] : [])));
const refused = async (client: Client, code: string, verb: string, body: object): Promise<string> => {
  const { status, body: said } = await client.post<{ code: string }>(`/api/tables/${code}/${verb}`, body);
  expect(status).toBeGreaterThanOrEqual(400);
  return said.code;
};
const seats = [0, 1, 2, 3];

describe('the eyes of another seat', () => {
  test('not by sitting down in a bot’s seat, as a stranger or one who looks on', async () => {
    const [ada, eve] = [await person('Ada'), await person('Eve')];
    const code = await table([ada]);
    for (const seat of seats) expect(await refused(eve, code, 'sit', { seat })).toBe(seat === 0 ? 'taken' : 'ask-first');
    await eve.watch(code, null);
    for (const seat of seats) expect(await refused(eve, code, 'sit', { seat })).toBe(seat === 0 ? 'taken' : 'looked-on');
    for (const seat of seats) expect(await eve.tryWatch(code, seat)).toMatchObject({ ok: false });
    expect(eyesOf(eve)).toEqual(new Set());
  });
  test('not by asking for it while one of those who play has not agreed', async () => {
    const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')];
    const code = await table([ada, bob]);
    await eve.act(code, 'knock', { seat: 2 });
    await ada.act(code, 'agree', { seat: 2, yes: true });
    expect(await refused(eve, code, 'agree', { seat: 2, yes: true })).toBe('nobody-asks');
    expect(await eve.tryWatch(code, 2)).toMatchObject({ ok: false });
    // Whoever looks on after asking has lost the seat, whatever the others say.
    await eve.watch(code, null);
    const { seats: after } = await bob.act(code, 'agree', { seat: 2, yes: true });
    expect(after[2]).toMatchObject({ sitter: { kind: 'bot' } });
    expect(eyesOf(eve)).toEqual(new Set());
  });
  test('a seat whose owner is gone comes back to them on a new device, with the word of all who play, whatever the table says of newcomers', async () => {
    const [ada, bob, kim] = [await person('Ada'), await person('Bob'), await person('Kim')];
    const code = await table([ada, bob, kim], { joinable: false });
    await Promise.all([ada.watch(code, 0), bob.watch(code, 1), kim.watch(code, 2)]);
    const lost = await person('Kim again');
    const doorOf = async (who: Client) => (await who.get<TableInfo>(`/api/tables/${code}`)).body;
    // As long as she is there, she is there.
    expect((await doorOf(lost)).lost).toBeUndefined();
    expect(await refused(lost, code, 'knock', { seat: 2 })).toBe('present');
    kim.close();
    await ada.until(() => ada.tables.at(-1)?.seats[2]?.left !== null);
    expect(await doorOf(lost)).toMatchObject({ lost: true });
    // Not by merely sitting down, nor for whoever plays here already.
    expect(await refused(lost, code, 'sit', { seat: 2 })).toBe('not-joinable');
    expect(await refused(bob, code, 'knock', { seat: 2 })).toBe('seated');
    await lost.act(code, 'knock', { seat: 2 });
    await ada.until(() => ada.tables.at(-1)?.seats[2]?.knock?.asked);
    // Kim comes back after all and says no; then she really is gone.
    const back = await at.twin(kim);
    expect((await doorOf(back)).seats[2]?.knock).toMatchObject({ asked: true, left: 2 });
    await back.act(code, 'agree', { seat: 2, yes: false });
    back.close();
    expect((await doorOf(ada)).seats[2]?.knock).toBeUndefined();
    await lost.act(code, 'knock', { seat: 2 });
    await ada.act(code, 'agree', { seat: 2, yes: true });
    expect(await lost.tryWatch(code, 2)).toMatchObject({ ok: false });
    const { seats: after } = await bob.act(code, 'agree', { seat: 2, yes: true });
    expect(after[2]).toMatchObject({ stand_in: false, sitter: { kind: 'person', name: 'Kim again' } });
    await lost.watch(code, 2);
    expect(eyesOf(lost)).toEqual(new Set([2]));
    expect(await kim.tryWatch(code, 2).catch(() => ({ ok: false }))).toMatchObject({ ok: false });
    expect((await ada.until(() => ada.chats.length >= 4 && ada.chats)).map((c) => [c.event, c.text])).toEqual([
      ['claimed', 'Kim'],
      ['unproven', 'Kim'],
      ['claimed', 'Kim'],
      ['returned', 'Kim'],
    ]);
  });
  test('the chair of friends whose host is gone is taken by one of them, and by nobody else, nowhere else', async () => {
    const [ada, bob, kim, eve] = await Promise.all([person('Ada'), person('Bob'), person('Kim'), person('Eve')]);
    const open = { game: 'panic-station', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, BOT] } as const;
    const { code } = await ada.create(open);
    const listed = await ada.create({ ...open, listed: true });
    for (const at of [code, listed.code]) {
      await bob.act(at, 'sit', { seat: 1 });
      await kim.act(at, 'sit', { seat: 2 });
    }
    await Promise.all([ada.watch(code, 0), bob.watch(code, 1)]);
    expect(await refused(bob, code, 'host', { seat: 1 })).toBe('present');
    ada.close();
    await bob.until(() => bob.tables.at(-1)?.seats[0]?.left !== null);
    expect(await refused(bob, code, 'host', { seat: 2 })).toBe('not-yours');
    expect(await refused(eve, code, 'host', { seat: 1 })).toBe('not-yours');
    expect(await refused(bob, listed.code, 'host', { seat: 1 })).toBe('not-yours');
    expect(await bob.act(code, 'host', { seat: 1 })).toMatchObject({ host: true, name: 'Bob' });
    // Who is there comes before who sits first.
    await kim.watch(code, 2);
    const again = await at.twin(ada);
    await again.act(code, 'quit');
    await again.act(code, 'sit', { seat: 0 });
    await bob.act(code, 'quit');
    expect((await kim.get<TableInfo>(`/api/tables/${code}`)).body.host).toBe(true);
    expect(await refused(kim, code, 'host', { seat: 3 })).toBe('no-person');
    await kim.act(code, 'start');
    expect(await refused(again, code, 'host', { seat: 0 })).toBe('not-yours');
  });
  test('a seat of one who is gone is nobody’s where nobody else plays who could know', async () => {
    const [ada, eve] = [await person('Ada'), await person('Eve')];
    const code = await table([ada]);
    expect(await refused(eve, code, 'knock', { seat: 0 })).toBe('nobody-knows');
    expect((await eve.get<TableInfo>(`/api/tables/${code}`)).body.lost).toBeUndefined();
  });
  test('where nobody else plays, whoever opened the table says so, from outside; not for themself', async () => {
    const [ada, bob] = [await person('Ada'), await person('Bob')];
    const { code } = await ada.create({ game: 'panic-station', seats: [{ kind: 'open' }, BOT, BOT, BOT] });
    await bob.act(code, 'sit', { seat: 0 });
    await ada.act(code, 'start');
    await Promise.all([ada.watch(code, null), bob.watch(code, 0)]);
    bob.close();
    await ada.until(() => ada.tables.at(-1)?.seats[0]?.left !== null);
    // Her own word is not enough for herself.
    await ada.act(code, 'knock', { seat: 0 });
    expect(await refused(ada, code, 'agree', { seat: 0, yes: true })).toBe('nobody-asks');
    await ada.act(code, 'agree', { seat: 0, yes: false });
    const lost = await person('Bob again');
    await lost.act(code, 'knock', { seat: 0 });
    await ada.until(() => ada.tables.at(-1)?.seats[0]?.knock?.asked);
    const eve = await person('Eve');
    expect(await refused(eve, code, 'agree', { seat: 0, yes: true })).toBe('not-yours');
    expect((await ada.act(code, 'agree', { seat: 0, yes: true })).seats[0]).toMatchObject({
      sitter: { kind: 'person', name: 'Bob again' },
    });
    expect((await ada.until(() => ada.chats.length >= 3 && ada.chats)).map((c) => c.event)).toEqual(['claimed', 'claimed', 'returned']);
  });
  test('not by resigning and sitting down elsewhere, nor by coming back', async () => {
    const [ada, bob] = [await person('Ada'), await person('Bob')];
    const code = await table([ada, bob]);
    await bob.watch(code, 1);
    await bob.act(code, 'resign', { seat: 1 });
    for (const seat of [1, 2, 3]) {
      expect(await refused(bob, code, 'sit', { seat })).toBe('was-here');
      expect(await refused(bob, code, 'knock', { seat })).toBe('was-here');
      expect(await bob.tryWatch(code, seat)).toMatchObject({ ok: false });
    }
    for (const eyes of ['1', '2', 'open']) expect((await bob.get(`/api/tables/${code}/replay?eyes=${eyes}`)).status).toBe(403);
    expect(eyesOf(bob)).toEqual(new Set([1]));
  });
  test('whoever was sent away from a table has been sent away as an account too', async () => {
    const [ada, eve] = [await person('Ada'), await person('Eve')];
    await eve.post('/api/auth/sign-up', { login: 'eve_sent', password: 'correct horse' });
    const guest = await person('Guest Eve');
    const { code } = await ada.create({ game: 'panic-station', seats: [{ kind: 'me' }, { kind: 'open' }, BOT, BOT] });
    await guest.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'kick', { seat: 1 });
    expect(await refused(guest, code, 'sit', { seat: 1 })).toBe('kicked');
    await guest.post('/api/auth/sign-in', { login: 'eve_sent', password: 'correct horse' });
    expect(await refused(guest, code, 'sit', { seat: 1 })).toBe('kicked');
  });
  test('whoever was sent away, or has looked on, is the same after signing out', async () => {
    const [ada, eve] = [await person('Ada'), await person('Eve')];
    await eve.post('/api/auth/sign-up', { login: 'eve_out', password: 'correct horse' });
    const running = await table([ada]);
    await eve.watch(running, null);
    const { code } = await ada.create({ game: 'panic-station', seats: [{ kind: 'me' }, { kind: 'open' }, BOT, BOT] });
    await eve.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'kick', { seat: 1 });
    expect((await eve.post('/api/auth/sign-out', {})).status).toBe(200);
    expect(await refused(eve, code, 'sit', { seat: 1 })).toBe('kicked');
    expect(await refused(eve, running, 'knock', { seat: 1 })).toBe('looked-on');
    // A stranger who comes by the same link is welcome.
    await (await person('Stranger')).act(code, 'sit', { seat: 1 });
  });
  test('not by signing in as somebody else in between', async () => {
    const [ada, eve] = [await person('Ada'), await person('Eve')];
    const code = await table([ada]);
    await eve.watch(code, null);
    await eve.post('/api/auth/sign-up', { login: 'eve_1', password: 'correct horse' });
    expect(await refused(eve, code, 'knock', { seat: 1 })).toBe('looked-on');
    const other = await person('Other Eve');
    await other.watch(code, null);
    await other.post('/api/auth/sign-in', { login: 'eve_1', password: 'correct horse' });
    expect(await refused(other, code, 'knock', { seat: 1 })).toBe('looked-on');
  });
  test('not by a replay, a fork or a list while the game runs', async () => {
    const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')];
    const code = await table([ada, bob]);
    for (const [who, own] of [
      [ada, 0],
      [bob, 1],
      [eve, null],
    ] as const) {
      for (const seat of seats) expect((await who.get(`/api/tables/${code}/replay?eyes=${seat}`)).status).toBe(seat === own ? 200 : 403);
      expect((await who.get(`/api/tables/${code}/replay?eyes=open`)).status).toBe(403);
      for (const seat of seats) expect(await refused(who, code, 'fork', { n: 0, seat })).toBe('playing');
      const lists = JSON.stringify([(await who.get('/api/tables')).body, (await who.get('/api/mine')).body]);
      expect(lists).not.toMatch(/"hand"|"side"/);
    }
    // Hands are lists of cards to their own eyes, and numbers to all others.
    const { body } = await eve.get<Replay>(`/api/tables/${code}/replay?eyes=none`);
    expect((body.start as Private).me).toBe(null);
    expect(JSON.stringify(body)).not.toMatch(/"hand":\[/);
  });
  test('not by a fork of one person among bots: what he cannot know is drawn anew', async () => {
    const ada = await person('Ada');
    const code = await table([ada]);
    for (const seat of [1, 2, 3]) expect(await refused(ada, code, 'fork', { n: 0, seat })).toBe('playing');
    const fork = (await ada.post<TableInfo>(`/api/tables/${code}/fork`, { n: 0 })).body;
    expect(fork.seats.filter((s) => s.mine).map((s) => s.seat)).toEqual([0]);
    for (const seat of [1, 2, 3]) expect(await ada.tryWatch(fork.code, seat)).toMatchObject({ ok: false });
  });
  test('not on a second device, and not at an address of a hot seat', async () => {
    const ada = await person('Ada');
    const { code } = await ada.create({
      game: 'panic-station',
      seats: [{ kind: 'me' }, { kind: 'device', name: 'Bob' }, BOT, BOT],
      start: true,
    });
    for (const eyes of ['0', '1', '2', '3', 'open']) expect((await ada.get(`/api/tables/${code}/replay?eyes=${eyes}`)).status).toBe(403);
    for (const address of ['replay', 'replay?eyes=none'])
      expect(((await ada.get<Replay>(`/api/tables/${code}/${address}`)).body.start as Private).me).toBe(null);
    // The same person elsewhere sees what is his, and nothing else.
    const second = await at.twin(ada);
    for (const seat of [2, 3]) expect(await second.tryWatch(code, seat)).toMatchObject({ ok: false });
    for (const seat of [2, 3]) expect(await refused(second, code, 'sit', { seat })).toBe('seated');
  });
  test('not by letting a bot stand in for somebody who is away', async () => {
    const [ada, bob] = [await person('Ada'), await person('Bob')];
    const code = await table([ada, bob]);
    await ada.watch(code, 0);
    await ada.act(code, 'stand-in', { seat: 1, on: true });
    expect(await ada.tryWatch(code, 1)).toMatchObject({ ok: false });
    expect(await refused(ada, code, 'sit', { seat: 1 })).toBe('seated');
    expect(await refused(ada, code, 'stand-in', { seat: 1, on: false })).toBe('not-yours');
    expect((await ada.get(`/api/tables/${code}/replay?eyes=1`)).status).toBe(403);
    const eve = await person('Eve');
    // Somebody who says she is Bob has nothing by saying so.
    await eve.act(code, 'knock', { seat: 1 });
    for (const eyes of [1, 2]) expect(await eve.tryWatch(code, eyes)).toMatchObject({ ok: false });
    expect((await eve.get(`/api/tables/${code}/replay?eyes=1`)).status).toBe(403);
    expect(eyesOf(eve)).toEqual(new Set());
    expect(eyesOf(ada)).toEqual(new Set([0]));
  });
  test('not by chat: those who play read nothing said behind them, and nobody reads what was said before', async () => {
    const [ada, eve] = [await person('Ada'), await person('Eve')];
    const code = await table([ada]);
    await ada.watch(code, 0);
    await eve.watch(code, null);
    expect(await eve.chat(code, { text: 'the Host is red' })).toMatchObject({ ok: true });
    await eve.until(() => eve.chats[0]);
    expect((await ada.watch(code, 0)).chat).toEqual([]);
    expect(ada.chats).toEqual([]);
  });
  test('not after the end of a private table, and not by its rematch; at a public one everything may be seen', async () => {
    const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')];
    for (const spectators of [false, true]) {
      const code = await table([ada, bob], { spectators });
      await bob.act(code, 'resign', { seat: 1 });
      await ada.act(code, 'resign', { seat: 0 });
      const status = async (who: Client, eyes: string) => (await who.get(`/api/tables/${code}/replay?eyes=${eyes}`)).status;
      for (const eyes of ['open', '0', 'none']) expect(await status(eve, eyes)).toBe(spectators ? 200 : 404);
      for (const who of [ada, bob]) expect(await status(who, 'open')).toBe(200);
      if (!spectators) {
        expect(await refused(eve, code, 'fork', { n: 0, seat: 0 })).toBe('not-found');
        expect((await eve.get(`/api/tables/${code}`)).status).toBe(404);
      }
      expect(await refused(eve, code, 'rematch', {})).toBe(spectators ? 'not-yours' : 'not-found');
      const next = (await ada.post<TableInfo>(`/api/tables/${code}/rematch`)).body;
      expect(next.seats.filter((s) => s.mine)).toEqual([]);
    }
  });
});
