/** What a person's page has been sent, followed on its own line as the page does: the position, the notes, the questions. */

import type { Json, Seat } from '@cosmodrome/kernel';
import { plain } from '@cosmodrome/kit/rich';
import type { AnyWords, Question } from '@cosmodrome/kit/text';
import type { Moved, Patch, Sync, TableInfo } from '@cosmodrome/wire';
import { Screen } from '@cosmodrome/wire/screen';
import type { Page } from '@playwright/test';
import { nameOfSeat } from '../web/logic/names.ts';
import { bar, expect, position } from './house.ts';

export class Eyes {
  /** Everything that came over the line since it was last emptied, as text. */
  heard: string[] = [];
  notes: readonly Json[] = [];
  private names: readonly string[] = [];
  private readonly screen = new Screen();
  private readonly page: Page;
  /** Must be opened before the page goes to the table. */
  constructor(page: Page) {
    this.page = page;
    page.on('websocket', (line) => line.on('framereceived', ({ payload }) => this.hear(String(payload))));
  }
  get sync(): Sync | undefined {
    return this.screen.sync;
  }
  /** Socket.IO: an event is 42["name", data], an acknowledgement 43id[data]. */
  private hear(frame: string): void {
    this.heard.push(frame);
    const from = frame.indexOf('[');
    if (!/^4[23]\d*\[/.test(frame)) return;
    const said = JSON.parse(frame.slice(from)) as readonly [unknown, unknown?];
    if (frame.startsWith('42')) this.event(String(said[0]), said[1]);
    else this.acknowledged(said[0] as Partial<Moved & { readonly table: TableInfo; readonly sync: Sync | null }> | undefined);
  }
  private event(name: string, data: unknown): void {
    if (name === 'sync') this.take(this.screen.whole(data as Sync));
    else if (name === 'patch') this.take(this.screen.patched(data as Patch));
    else if (name === 'table') this.seats(data as TableInfo);
  }
  private acknowledged(ack: Partial<Moved & { readonly table: TableInfo; readonly sync: Sync | null }> | undefined): void {
    if (ack?.table) this.seats(ack.table);
    if (ack?.sync) this.take(this.screen.whole(ack.sync));
    else if (ack?.patch) this.take(this.screen.patched(ack.patch));
  }
  private seats(table: TableInfo): void {
    this.names = table.seats.map((s) => nameOfSeat(s, { seatFree: '', somebody: '' }));
  }
  private take(sync: Sync | undefined): void {
    if (sync) this.notes = [...this.notes.slice(0, sync.notes.from), ...sync.notes.items];
  }
  /** The question on the screen, once what is drawn is what was sent. */
  async question(): Promise<Question> {
    await expect.poll(async () => this.sync?.asks.length && (await position(this.page)) === String(this.sync?.n)).toBe(true);
    await expect(bar(this.page)).toHaveAttribute('data-state', 'mine');
    return this.sync!.asks[0]!;
  }
  view<View extends Json>(): View {
    return this.sync!.view as View;
  }
  get seat(): Seat {
    return this.sync!.eyes!;
  }
  /** An answer as the page names it. */
  nameOf(words: AnyWords, ask: Question, option: Json): string {
    const { sentence, label, cost } = words.answer(ask, option, this.view());
    return plain(sentence ?? (cost ? `${label}, ${cost}` : label), this.names, (term) => words.terms[term]?.name ?? term, 'fr');
  }
}
