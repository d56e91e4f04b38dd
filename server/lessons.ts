/** How far people are in the lessons of the games. The server knows neither lessons nor games: it keeps what it is told, and little of it. */
import type { LessonAt, LessonsTaken } from '@cosmodrome/wire';
import type { Storage } from './storage.ts';

/** More lessons than there will be; whoever makes some up gets no further. */
const MOST = 200;
export const DONE = -1;

export class Lessons {
  private readonly storage: Storage;
  constructor(storage: Storage) {
    this.storage = storage;
  }
  async of(person: string): Promise<LessonsTaken> {
    const rows = await this.storage.db.selectFrom('lessons').select(['lesson', 'at']).where('person', '=', person).execute();
    return Object.fromEntries(rows.map((r) => [r.lesson, r.at === DONE ? 'done' : r.at]));
  }
  /** What is done stays done, and the furthest counts, whichever device says it last. */
  async keep(person: string, lesson: string, at: LessonAt): Promise<LessonsTaken> {
    const taken = await this.of(person);
    const was = Object.hasOwn(taken, lesson) ? taken[lesson] : undefined;
    const further = was !== 'done' && (at === 'done' || was === undefined || at > was);
    if (!further || (was === undefined && Object.keys(taken).length >= MOST)) return taken;
    const value = at === 'done' ? DONE : at;
    await this.storage.db
      .insertInto('lessons')
      .values({ person, lesson, at: value })
      .onConflict((c) => c.columns(['person', 'lesson']).doUpdateSet({ at: value }))
      .execute();
    return { ...taken, [lesson]: at };
  }
}
