/** Tables in lists: those that are listed, and one's own. */
import type { Seat } from '@cosmodrome/kernel';
import type { Pace, Query, TableCard } from '@cosmodrome/wire';
import type { ExpressionBuilder } from 'kysely';
import { parentOf } from './awaited.ts';
import type { Person } from './people.ts';
import { type Clocks, type Ending, rests } from './play.ts';
import type { Rooms } from './rooms.ts';
import type { Row, Schema, Storage } from './storage.ts';

/** Running games of a person about which a list tells more than storage does. */
const MOST_NEAR = 24;
const MOST_LISTED = 100;

export class Lists {
  private readonly storage: Storage;
  private readonly rooms: Rooms;
  constructor(storage: Storage, rooms: Rooms) {
    this.storage = storage;
    this.rooms = rooms;
  }
  /** Those that are listed, as far as they are what is looked for. */
  async listed(person: Person | undefined, sought: Query<'GET /api/tables'> = {}): Promise<readonly TableCard[]> {
    const { game, pace, lang, free, company } = sought;
    let found = this.storage.db
      .selectFrom('tables')
      .selectAll()
      .where('listed', '=', 1)
      // A game that runs is for whoever may look on.
      .where((eb) => eb.or([eb('phase', '=', 'waiting'), eb.and([eb('phase', '=', 'playing'), eb('spectators', '=', 1)])]));
    if (game !== undefined) found = found.where('game', '=', game);
    if (lang !== undefined) found = found.where('lang', '=', lang);
    // As `JSON.stringify` has written it: the kind comes first.
    if (pace !== undefined)
      found = found.where((eb) =>
        eb.or((pace === 'days' ? ['days'] : ['live', 'relaxed']).map((k) => eb('pace', 'like', `{"kind":"${k}"%`))),
      );
    const seats = (eb: ExpressionBuilder<Schema, 'tables'>, kind: Row<'seats'>['kind']) =>
      eb.selectFrom('seats').whereRef('seats.code', '=', 'tables.code').where('seats.kind', '=', kind);
    if (free !== undefined)
      found = found.where('phase', '=', 'waiting').where((eb) =>
        eb(
          seats(eb, 'open').select(({ fn }) => fn.countAll<number>().as('n')),
          '>=',
          free,
        ),
      );
    if (company === 'people') found = found.where((eb) => eb.not(eb.exists(seats(eb, 'bot').select('seats.seat'))));
    if (company === 'bots') found = found.where((eb) => eb.exists(seats(eb, 'bot').select('seats.seat')));
    const tables = await found.orderBy('updated_at', 'desc').limit(MOST_LISTED).execute();
    return this.cards(tables, person, (t) => this.rooms.held(t.code)?.play !== undefined);
  }
  /** As storage tells them: nothing is brought to mind. */
  plain(tables: readonly Row<'tables'>[], person: Person | undefined): Promise<readonly TableCard[]> {
    return this.cards(tables, person, () => false);
  }
  async mine(person: Person): Promise<readonly TableCard[]> {
    const { db } = this.storage;
    const tables = await db
      .selectFrom('tables')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('host', '=', person.id),
          eb('code', 'in', eb.selectFrom('seats').select('seats.code').where('seats.person', '=', person.id)),
        ]),
      )
      .orderBy('updated_at', 'desc')
      .limit(200)
      .execute();
    // The few games one plays at a time are brought to mind for this, if they are not.
    const near = new Set(tables.filter((t) => t.phase === 'playing').slice(0, MOST_NEAR));
    return this.cards(tables, person, (t) => near.has(t));
  }
  private async cards(
    tables: readonly Row<'tables'>[],
    person: Person | undefined,
    near: (table: Row<'tables'>) => boolean,
  ): Promise<readonly TableCard[]> {
    if (tables.length === 0) return [];
    const { db } = this.storage;
    const codes = tables.map((t) => t.code);
    const seats = await db.selectFrom('seats').selectAll().where('code', 'in', codes).orderBy('seat').execute();
    const matches = await db
      .selectFrom('matches')
      .select(['code', 'waiting', 'clocks', 'misfit', 'updated_at'])
      .where('code', 'in', codes)
      .execute();
    const seatsOf = Map.groupBy(seats, (s) => s.code);
    const matchOf = new Map(matches.map((m) => [m.code, m]));
    const card = async (t: Row<'tables'>): Promise<TableCard> => {
      const sitting = seatsOf.get(t.code) ?? [];
      const match = matchOf.get(t.code);
      const misfit = t.phase === 'playing' && match !== undefined && match.misfit !== null;
      const playing = t.phase === 'playing' && match !== undefined && !misfit;
      const waiting = playing ? (JSON.parse(match.waiting) as Seat[]) : [];
      const pace = JSON.parse(t.pace) as Pace;
      const mine = sitting.filter((s) => person !== undefined && s.person === person.id && s.kind !== 'bot');
      const owed = mine.filter((s) => waiting.includes(s.seat) && s.stand_in === 0);
      const clocks = playing ? (JSON.parse(match.clocks) as Clocks) : undefined;
      const still = clocks !== undefined && rests(clocks);
      const deadlines = owed.flatMap((s) => {
        const since = clocks?.since[s.seat];
        return since === undefined || pace.kind === 'relaxed' || still
          ? []
          : [since + pace.answerMs + (pace.kind === 'live' ? (clocks?.reserve[s.seat] ?? 0) : 0)];
      });
      const glance = playing && near(t) ? await this.rooms.viewers.glance(t.code, owed[0]?.seat) : undefined;
      const ending = t.ending === null ? undefined : (JSON.parse(t.ending) as Ending);
      const standing = ending?.standings.find((s) => s.seat === mine[0]?.seat);
      const round = glance?.round ?? ending?.report.rounds;
      return {
        code: t.code,
        name: t.name,
        game: t.game,
        phase: t.phase,
        pace,
        ...(t.training === 1 ? { training: true } : {}),
        ...(t.forked === 1 ? { forked: true } : {}),
        ...(t.lang === null ? {} : { lang: t.lang }),
        ask: glance?.ask ?? null,
        turn: waiting,
        ...(round === undefined ? {} : { round }),
        result: standing ? { won: standing.won, score: standing.score } : null,
        seats: sitting.map((s) => ({ name: s.kind === 'open' ? null : s.name, kind: s.kind, mine: mine.includes(s) })),
        waitingForMe: owed.length > 0,
        ...(misfit ? { misfit } : {}),
        ...(still ? { rests: true } : {}),
        ...(t.stage === null ? {} : { of: parentOf(t) as string }),
        deadline: deadlines.length > 0 ? Math.min(...deadlines) : null,
        updatedAt: Math.max(t.updated_at, match?.updated_at ?? 0),
      };
    };
    return Promise.all(tables.map(card));
  }
}
