/** Today's challenges: the same match for everybody, once. Nobody can know its luck beforehand, and it counts when its record was played again. */
import { Luck, type Options, same, settle, settleTable } from '@cosmodrome/kernel';
import type { GamePackage } from '@cosmodrome/kit/package';
import type { Attempt, Challenge } from '@cosmodrome/wire';
import type { Logger } from 'pino';
import { challengeKey, dayOf, luckOf } from './daily.ts';
import { badRequest, conflict } from './fault.ts';
import { firstPace } from './paces.ts';
import type { Person } from './people.ts';
import type { Ending } from './play.ts';
import type { Replays } from './replays.ts';
import type { Rooms } from './rooms.ts';
import type { Shelf } from './shelf.ts';
import type { Row, Storage } from './storage.ts';
import type { Tables } from './tables.ts';

const DAY = 86_400_000;
/** Whatever takes longer is no challenge for an evening. */
const LONGEST_MIN = 200;
const LISTED = 10;

export class Challenges {
  private readonly storage: Storage;
  private readonly shelf: Shelf;
  private readonly tables: Tables;
  private readonly rooms: Rooms;
  private readonly replays: Replays;
  private readonly secret: string;
  private readonly log: Logger;
  constructor(storage: Storage, shelf: Shelf, tables: Tables, rooms: Rooms, replays: Replays, secret: string, log: Logger) {
    this.storage = storage;
    this.shelf = shelf;
    this.tables = tables;
    this.rooms = rooms;
    this.replays = replays;
    this.secret = secret;
    this.log = log;
  }
  /** The games one can play alone, or against bots, in an evening; a traitor among bots is nobody's challenge. */
  private games(): readonly GamePackage[] {
    return this.shelf.all().filter(({ facts }) => facts.kind !== 'traitor' && facts.minutes[1] <= LONGEST_MIN);
  }
  /** Another scenario every day, where the game has several that go alone. */
  private terms(pkg: GamePackage, day: string): { readonly seats: number; readonly options: Options } {
    const { game, facts } = pkg;
    const seats = Math.min(...game.seats);
    const plain = settle(game, {});
    if (!facts.by) return { seats, options: plain };
    const { option } = facts.by;
    const fitting = Object.keys(facts.by.values).filter((value) => {
      try {
        settleTable(game, { ...plain, [option]: value }, seats);
        return true;
      } catch {
        return false;
      }
    });
    const value = Luck.seeded(luckOf(this.secret, 'terms', challengeKey(day, game.id))).pick(
      fitting.length > 0 ? fitting : [String(plain[option])],
    );
    return { seats, options: settleTable(game, { ...plain, [option]: value }, seats) };
  }
  /**
   * My try of today: the one I began, or a new one. `tried`: what was tried in this browser, by whichever guest it was then; `near`: takes one of
   * the tries that one network has. It is for an account of before today to try there too.
   */
  async begin(
    person: Person,
    game: string,
    tried: readonly string[],
    near: () => boolean,
    now = Date.now(),
  ): Promise<{ readonly code: string; readonly key: string }> {
    const pkg = this.games().find((p) => p.game.id === game);
    if (!pkg) throw badRequest('there is no challenge of this game');
    const day = dayOf(now);
    const key = challengeKey(day, game);
    const mine = () =>
      this.storage.db.selectFrom('tables').select('code').where('host', '=', person.id).where('challenge', '=', key).executeTakeFirst();
    const before = await mine();
    // What a crash left between the table and its first question goes on.
    if (before) return { code: await this.begun(person, before.code), key };
    const own = person.user_id !== null && person.created_at < Math.floor(now / DAY) * DAY;
    if (tried.includes(key) && !own) throw conflict('tried-here', 'it was tried in this browser');
    if (!own && !near()) throw conflict('tried-near', 'it was tried too often from this network');
    const { seats, options } = this.terms(pkg, day);
    const bot = this.opponent(pkg);
    try {
      const room = await this.tables.create(
        person,
        {
          game,
          seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot }) as const)],
          options,
          pace: firstPace(pkg, options),
          spectators: false,
          joinable: false,
          name: `${pkg.title.en} ${day}`,
          start: true,
        },
        key,
      );
      return { code: room.code, key };
    } catch (error) {
      // Two windows at once: there is one try.
      const other = await mine();
      if (other) return { code: await this.begun(person, other.code), key };
      throw error;
    }
  }
  private async begun(person: Person, code: string): Promise<string> {
    await this.rooms.atTable(code, async (room) => {
      if (room.table.phase === 'waiting') await this.tables.start(person, room);
    });
    return code;
  }
  /** One that thinks as long as it may would think otherwise on a busy machine. */
  private opponent(pkg: GamePackage): string {
    return Object.entries(pkg.bots).find(([name, one]) => name !== pkg.absent && !one.thinks)?.[0] ?? this.shelf.defaultBot(pkg);
  }
  async today(person: Person | undefined, now = Date.now()): Promise<readonly Challenge[]> {
    const { db } = this.storage;
    const day = dayOf(now);
    const games = this.games();
    const rows = await db
      .selectFrom('tables')
      .leftJoin('challenged', 'challenged.code', 'tables.code')
      .leftJoin('people', 'people.id', 'tables.host')
      .select([
        'tables.code',
        'tables.game',
        'tables.phase',
        'tables.host',
        'people.name',
        'challenged.won',
        'challenged.score',
        'challenged.rounds',
      ])
      .where(
        'tables.challenge',
        'in',
        games.map((p) => challengeKey(day, p.game.id)),
      )
      .execute();
    const until = (Math.floor(now / DAY) + 1) * DAY;
    return games.map((pkg): Challenge => {
      const { id } = pkg.game;
      const tries = rows.filter((r) => r.game === id);
      const mine = tries.find((r) => r.host === person?.id);
      const ranked = tries
        .flatMap((r) =>
          r.won === null || r.score === null || r.rounds === null ? [] : [{ ...r, won: r.won, score: r.score, rounds: r.rounds }],
        )
        .sort(before);
      const list = ranked.map(
        (r): Attempt => ({
          rank: 1 + ranked.findIndex((o) => before(o, r) === 0),
          name: r.name ?? '',
          mine: r.host === person?.id,
          won: r.won === 1,
          score: r.score,
          rounds: r.rounds,
        }),
      );
      return {
        game: id,
        day,
        until,
        ...this.terms(pkg, day),
        ...(mine ? { mine: { code: mine.code, phase: mine.phase } } : {}),
        tried: tries.length,
        done: list.length,
        won: list.filter((a) => a.won).length,
        // And whoever was just better.
        list: list.filter((a, i) => i < LISTED || a.mine || list[i + 1]?.mine),
      };
    });
  }
  /** It is over: its record is played again before it counts. */
  async ended(table: Pick<Row<'tables'>, 'code' | 'challenge'>): Promise<void> {
    if (table.challenge === null) return;
    const { db } = this.storage;
    const now = await db.selectFrom('tables').selectAll().where('code', '=', table.code).executeTakeFirst();
    if (!now || now.ending === null) return;
    const wrong = await this.replays.disproved(now);
    if (wrong !== undefined) {
      this.log.warn({ code: table.code, why: wrong }, 'a try at a challenge does not lead where it says');
      return;
    }
    const match = await db
      .selectFrom('matches')
      .select(['seed', 'origin', 'options', 'seats'])
      .where('code', '=', table.code)
      .executeTakeFirst();
    const { standings, report } = JSON.parse(now.ending) as Ending;
    const seats = await db.selectFrom('seats').selectAll().where('code', '=', table.code).execute();
    if (!match || !this.sameForAll(now.game, table.challenge, match, seats)) {
      this.log.warn({ code: table.code }, 'a try at a challenge was not on the terms of its day');
      return;
    }
    const seat = seats.find((s) => s.kind === 'person')?.seat;
    const mine = standings.find((s) => s.seat === seat);
    if (!mine) return;
    await db
      .insertInto('challenged')
      .values({ code: table.code, won: mine.won ? 1 : 0, score: mine.score, rounds: report.rounds })
      .onConflict((c) => c.doNothing())
      .execute();
  }
  private sameForAll(
    game: string,
    key: string,
    match: Pick<Row<'matches'>, 'seed' | 'origin' | 'options' | 'seats'>,
    seats: readonly Row<'seats'>[],
  ): boolean {
    const pkg = this.shelf.get(game);
    const terms = this.terms(pkg, key.split(' ', 1)[0] ?? '');
    return (
      match.origin === null &&
      match.seed === luckOf(this.secret, 'seed', key) &&
      match.seats === terms.seats &&
      same(JSON.parse(match.options) as Options, terms.options) &&
      seats.every((s) => s.seat === 0 || (s.kind === 'bot' && s.bot === this.opponent(pkg)))
    );
  }
}
type Ranked = { readonly won: number; readonly score: number; readonly rounds: number };
/** Who won comes first, then who has more points, then who needed fewer rounds. */
const before = (a: Ranked, b: Ranked): number => b.won - a.won || b.score - a.score || a.rounds - b.rounds;
