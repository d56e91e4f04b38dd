/**
 * What came of matches, seat by seat: written down once when one is over, read back as figures. Whose seat it was stands with the seat
 * alone, so that whoever leaves the house, or goes on as another, takes his figures along.
 */
import type { Options } from '@cosmodrome/kernel';
import type { Figure, RatingTold, Figures as Told } from '@cosmodrome/wire';
import { ordinal, rate, rating } from 'openskill';
import type { Logger } from 'pino';
import type { Person } from './people.ts';
import { briefOf, type Ending } from './play.ts';
import type { Replays } from './replays.ts';
import { NOBODY } from './seats.ts';
import type { Shelf } from './shelf.ts';
import type { Db, Row, Storage } from './storage.ts';

/** Whoever has played fewer than this is shown as new: the figure would say more about luck. */
const SETTLED = 5;
type Rated = Pick<Row<'ratings'>, 'mu' | 'sigma' | 'n'>;
const optionOf = (options: Options, key: string | undefined): string | null =>
  key === undefined || options[key] === undefined ? null : String(options[key]);

export class Figures {
  private readonly storage: Storage;
  private readonly shelf: Shelf;
  private readonly replays: Replays;
  private readonly log: Logger;
  constructor(storage: Storage, shelf: Shelf, replays: Replays, log: Logger) {
    this.storage = storage;
    this.shelf = shelf;
    this.replays = replays;
    this.log = log;
  }
  /** A match is over: its results, once, and the ratings of those who raced. Training, forks and matches given up count for nothing. */
  async ended(code: string): Promise<void> {
    const { db } = this.storage;
    const table = await db.selectFrom('tables').selectAll().where('code', '=', code).executeTakeFirst();
    if (!table || table.ending === null || table.training === 1 || table.forked === 1) return;
    const seats = await db.selectFrom('seats').selectAll().where('code', '=', code).orderBy('seat').execute();
    const match = await db.selectFrom('matches').select('started_at').where('code', '=', code).executeTakeFirst();
    const pkg = this.shelf.get(table.game);
    const { standings, report } = JSON.parse(table.ending) as Ending;
    const options = JSON.parse(table.options) as Options;
    const open = pkg.sides ? await this.replays.lastView(code, table.game) : undefined;
    const { facts, figures, sides } = pkg;
    // What somebody made may suit one seat alone: no scenario of ours, and no race.
    const { made } = this.shelf.made(table.game, briefOf(table).brief);
    const rows = standings.map((s) => ({
      code,
      seat: s.seat,
      game: table.game,
      side: sides && open !== undefined ? sides.of(open, s.seat) : null,
      scenario: made ? null : optionOf(options, figures?.scenario ?? facts.by?.option),
      difficulty: optionOf(options, figures?.difficulty),
      won: s.won ? 1 : 0,
      score: s.score,
      rounds: report.rounds,
      ms: Math.max(0, table.updated_at - (match?.started_at ?? table.updated_at)),
      at: table.updated_at,
    }));
    const won = standings.filter((s) => s.won).length;
    // Where all win or lose together nobody is ahead of anybody; what a device sent may have had its bots' moves chosen; who a
    // program plays like is its owner's to say.
    const race =
      facts.kind === 'versus' &&
      standings.length > 1 &&
      won > 0 &&
      won < standings.length &&
      table.sent === null &&
      !made &&
      !seats.some((s) => s.program !== null);
    await db.transaction().execute(async (tx) => {
      const made = await tx
        .insertInto('results')
        .values(rows)
        .onConflict((c) => c.doNothing())
        .executeTakeFirst();
      if (race && Number(made.numInsertedOrUpdatedRows) === rows.length) await this.rate(tx, table.game, seats, standings);
    });
  }
  private async rate(tx: Db, game: string, seats: readonly Row<'seats'>[], standings: Ending['standings']): Promise<void> {
    // Several at one device are several people under one name: nobody knows who of them it was.
    const who = standings.map(({ seat }) => {
      const s = seats[seat];
      if (s?.kind === 'bot') return `bot:${s.bot}`;
      return s?.kind === 'person' && s.person !== null && s.person !== NOBODY ? s.person : undefined;
    });
    const known = await tx
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', game)
      .where('who', 'in', [...new Set(who.flatMap((w) => w ?? []))])
      .execute();
    const before = (w: string | undefined): Rated => known.find((r) => r.who === w) ?? { ...rating(), n: 0 };
    const after = rate(
      who.map((w) => [rating(before(w))]),
      { score: standings.map((s) => s.score + (s.won ? WON : 0)) },
    );
    for (const one of new Set(who)) {
      if (one === undefined) continue;
      const mine = after.flatMap(([r], i) => (r && who[i] === one ? [r] : []));
      const mean = (of: (r: { mu: number; sigma: number }) => number) => mine.reduce((sum, r) => sum + of(r), 0) / mine.length;
      const now = { mu: mean((r) => r.mu), sigma: mean((r) => r.sigma), n: before(one).n + 1 };
      await tx
        .insertInto('ratings')
        .values({ game, who: one, ...now })
        .onConflict((c) => c.columns(['game', 'who']).doUpdateSet(now))
        .execute();
    }
  }
  /** Those that ended while no server could see to it, or before it knew how. */
  async keepRest(): Promise<number> {
    const rest = await this.storage.db
      .selectFrom('tables')
      .leftJoin('results', 'results.code', 'tables.code')
      .select('tables.code')
      .where('tables.phase', '=', 'over')
      .where('tables.ending', 'is not', null)
      .where('tables.training', '=', 0)
      .where('tables.forked', '=', 0)
      .where('results.code', 'is', null)
      .orderBy('tables.updated_at')
      .execute();
    for (const { code } of rest)
      await this.ended(code).catch((error: unknown) => this.log.warn({ err: error, code }, 'what came of a match is not written down'));
    return rest.length;
  }
  /** Of nobody (undefined) there are none; how strong bots are everybody may know. */
  async of(person: Person | undefined): Promise<Told> {
    const { db } = this.storage;
    const who = person?.id ?? '';
    const rows = await db
      .selectFrom('results')
      .innerJoin('seats', (j) => j.onRef('seats.code', '=', 'results.code').onRef('seats.seat', '=', 'results.seat'))
      .selectAll('results')
      .where('seats.person', '=', who)
      .where('seats.kind', '=', 'person')
      .execute();
    const ratings = await db
      .selectFrom('ratings')
      .selectAll()
      .where((eb) => eb.or([eb('who', '=', who), eb('who', 'like', 'bot:%')]))
      .execute();
    const games = [...Map.groupBy(rows, (r) => r.game)].map(([game, all]) => {
      const mine = ratings.find((r) => r.game === game && r.who === who);
      return {
        game,
        ...figure(all),
        by: (['side', 'scenario', 'difficulty'] as const).flatMap((kind) =>
          [...Map.groupBy(all, (r) => r[kind])].flatMap(([key, some]) => (key === null ? [] : [{ kind, key, ...figure(some) }])),
        ),
        ...(mine ? { rating: told(mine) } : {}),
      };
    });
    const bots = ratings.filter((r) => r.who.startsWith('bot:')).map((r) => ({ game: r.game, bot: r.who.slice(4), rating: told(r) }));
    return { games, bots };
  }
}
/** Who won stands before who has more points: games have other ends than points. */
const WON = 1e6;
const told = ({ mu, sigma, n }: Rated): RatingTold => ({
  points: Math.round(ordinal({ mu, sigma }) * 40 + 1000),
  games: n,
  settled: n >= SETTLED,
});
function figure(rows: readonly Pick<Row<'results'>, 'won' | 'score' | 'rounds' | 'ms'>[]): Figure {
  const wins = rows.filter((r) => r.won === 1);
  const least = (of: (r: (typeof rows)[number]) => number) => (wins.length === 0 ? {} : { least: Math.min(...wins.map(of)) });
  const { least: rounds } = least((r) => r.rounds);
  const { least: ms } = least((r) => Number(r.ms));
  return {
    played: rows.length,
    won: wins.length,
    best: Math.max(...rows.map((r) => r.score)),
    ...(rounds === undefined ? {} : { rounds }),
    ...(ms === undefined ? {} : { ms }),
  };
}
