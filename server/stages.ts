/**
 * Matches that other matches play. One that asks the stage for another gets it opened, once whatever dies: its key is unique in
 * storage. When that is over, the one that asked is told what came of it. Nothing of this lives in memory alone: whoever asks is
 * due until its match is open, is due again from the transaction in which that ends, and is looked at now and then in between.
 */
import { randomBytes } from 'node:crypto';
import { type Ask, type Enactment, type Json, type Opening, Refusal, STAGE, settleTable, type Topic } from '@cosmodrome/kernel';
import type { Pace } from '@cosmodrome/wire';
import type { Logger } from 'pino';
import { parentOf } from './awaited.ts';
import { newCode } from './codes.ts';
import { Fault } from './fault.ts';
import { firstPace, fitsPace } from './paces.ts';
import { type Ending, Play } from './play.ts';
import { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { openSeat } from './seats.ts';
import type { Settings } from './settings.ts';
import type { Shelf } from './shelf.ts';
import type { Row, Storage } from './storage.ts';
import { insertMatch } from './stored.ts';

interface Staged {
  readonly code: string;
  readonly phase: Row<'tables'>['phase'];
}

export class Stages {
  private readonly storage: Storage;
  private readonly rooms: Rooms;
  private readonly shelf: Shelf;
  private readonly settings: Settings;
  private readonly log: Logger;
  constructor(storage: Storage, rooms: Rooms, shelf: Shelf, settings: Settings, log: Logger) {
    this.storage = storage;
    this.rooms = rooms;
    this.shelf = shelf;
    this.settings = settings;
    this.log = log;
  }
  /** Every match this one asks for: opened if it is not, told of if it is over. Not in the room's turn: it takes turns itself. */
  async see(room: Room): Promise<void> {
    const { play } = room;
    if (!play || room.table.phase !== 'playing') return;
    // Keys first: what is told of one match brings new questions for the others, and the old ones are of no moment any more.
    for (const { ask, key } of play.onStage().map((asked) => ({ ask: asked, key: play.stageKey(asked) }))) {
      const { code, phase } = (await this.find(key)) ?? (await this.open(room, key, ask));
      if (phase === 'over') await this.tell(room.code, key, ask.topic, code);
      else play.staged.set(key, code);
    }
    await this.rooms.inRoom(room.code, async () => {
      if (room.play === play && !play.match.over) await this.rooms.standstill.storeClocks(room, play);
      this.rooms.viewers.pushTable(room);
    });
  }
  /** A match is over: whoever asked for it is told. */
  async ended(room: Room): Promise<void> {
    const parent = parentOf(room.table);
    if (parent === undefined) return;
    try {
      await this.rooms.inRoom(parent, async (asking) => {
        await this.rooms.matches.play(asking);
        this.rooms.driver.drive(asking);
      });
    } catch (error) {
      // Nobody waits for it any more.
      if (!(error instanceof Fault && error.status === 404)) throw error;
    }
  }
  private find(key: string): Promise<Staged | undefined> {
    return this.storage.db.selectFrom('tables').select(['code', 'phase']).where('stage', '=', key).executeTakeFirst();
  }

  private async tell(code: string, key: string, topic: Topic, staged: string): Promise<void> {
    const outcome = await this.rooms.inRoom(staged, async (played) => (await this.rooms.matches.play(played))?.match.outcome() as Json);
    await this.rooms.inRoom(code, async (room) => {
      const play = await this.rooms.matches.play(room);
      const ask = play?.match.find(STAGE, topic);
      if (!play || !ask || play.stageKey(ask) !== key) return;
      try {
        await this.rooms.matches.change(room, play, (now) => play.answer(play.acts, STAGE, topic, outcome, now));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // Another process has told it.
        if (error.code === 'stale') return;
        throw new Fault(500, 'rule-bug', `${room.table.game} does not take what came of ${staged}: ${error.message}`);
      }
    });
  }

  /** A table with its match, begun: the people of the one that asks sit where it says, and bots where bots do. */
  private async open(room: Room, key: string, ask: Ask): Promise<Staged> {
    const wish = ask.domain.shape() as unknown as Enactment;
    const pkg = this.shelf.get(wish.game);
    const now = Date.now();
    const code = newCode();
    const seats = this.sitters(room, code, wish);
    let play: Play;
    let opening: Opening;
    let pace: Pace;
    try {
      const options = settleTable(pkg.game, wish.options, wish.seats.length, wish.brief);
      opening = {
        game: pkg.game.id,
        version: pkg.game.version,
        seats: seats.length,
        options,
        ...(wish.brief === undefined ? {} : { brief: wish.brief }),
        seed:
          this.settings.testSeed === undefined
            ? randomBytes(24).toString('base64url')
            : `${this.settings.testSeed}/${room.table.name}${key.slice(room.code.length)}`,
      };
      pace = fitsPace(pkg, options, room.pace.kind) ? room.pace : firstPace(pkg, options);
      play = Play.open(code, pkg, opening, now, pace);
    } catch (error) {
      throw new Fault(500, 'rule-bug', `${room.table.game} asks the stage for a match that cannot be: ${(error as Error).message}`);
    }
    const { match } = play;
    const over = match.over ? JSON.stringify({ standings: match.standings(), report: match.report() } satisfies Ending) : null;
    const table: Row<'tables'> = {
      ...room.table,
      code,
      game: opening.game,
      options: JSON.stringify(opening.options),
      brief: opening.brief === undefined ? null : JSON.stringify(opening.brief),
      pace: JSON.stringify(pace),
      listed: 0,
      // Who plays here is who plays there.
      joinable: 0,
      phase: match.over ? 'over' : 'playing',
      rematch: null,
      ending: over,
      kicked: '[]',
      stage: key,
      created_at: now,
      updated_at: now,
    };
    const sides = new Room({ table, seats, hinted: [] });
    play.tick(sides, undefined, now);
    try {
      await this.storage.db.transaction().execute(async (tx) => {
        await tx.insertInto('tables').values(table).execute();
        await tx.insertInto('seats').values(seats).execute();
        await insertMatch(tx, opening, play.startedAt, play.opening(sides, now), null);
      });
    } catch (error) {
      const made = this.storage.isConflict(error) ? await this.find(key) : undefined;
      if (!made) throw error;
      return made;
    }
    this.log.info({ code: room.code, topic: ask.topic, stage: code }, 'a match is played on the stage of another');
    await this.rooms.inRoom(code, async (made) => {
      await this.rooms.matches.play(made);
      await this.rooms.refresh(made);
    });
    return table;
  }
  private sitters(room: Room, code: string, { game, seats }: Enactment): readonly Row<'seats'>[] {
    const pkg = this.shelf.get(game);
    const known = this.shelf.opponents(pkg);
    return seats.map((from, seat) => {
      const s = room.seats[from];
      const bot = s?.bot && known.includes(s.bot) ? s.bot : this.shelf.defaultBot(pkg);
      const empty = { ...openSeat(code, seat), ready: 1 };
      if (s?.kind !== 'person' && s?.kind !== 'device') return { ...empty, kind: 'bot', bot, name: bot };
      const { person, name, stand_in, stand_in_at, own_wish } = s;
      // Whoever plays two seats there sits on one, and has the other on the device.
      const kind = seats.indexOf(from) === seat ? s.kind : 'device';
      return { ...empty, kind, person, name, stand_in, stand_in_at, own_wish, bot: stand_in === 1 ? bot : null };
    });
  }
}
