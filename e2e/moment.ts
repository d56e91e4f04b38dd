/** Moments of a match that bots have brought there without a server, shown in the sandbox: no luck and no waiting. */

import { type AnyMatch, type Ask, anyAnswer, CLOCK, type Json, Luck, Match, type Seat, STAGE } from '@cosmodrome/kernel';
import { questionOf } from '@cosmodrome/kit/text';
import type { Sync, TableInfo } from '@cosmodrome/wire';
import type { Page } from '@playwright/test';
import { askBot } from '../bots/seat.ts';
import { loadGame } from '../games/shelf.ts';
import type { TableState } from '../web/net/session.ts';
import type { Position } from '../web/sandbox/position.tsx';
import { bar, expect } from './house.ts';

const NAMES = ['Camille', 'Marius', 'Inès', 'Samir', 'Lou', 'Vera'];
const MOST = 20_000;
export interface Wanted {
  readonly game: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly seats?: number;
  readonly seed?: number;
  /** The first question for which this holds; absent: the end of the game. */
  readonly when?: (ask: Ask, view: Json) => boolean;
}
/** Who may interrupt is asked first; who may think better of what already stands comes last. */
const optional = (a: Ask): number => (a.optional ? (a.standing ? -1 : 1) : 0);
/** Lets the game's own bots play until then; gives whom it is asked of. */
async function bring(wanted: Wanted): Promise<{ readonly match: AnyMatch; readonly seat: Seat }> {
  const { game, bots } = await loadGame(wanted.game);
  const bot = Object.values(bots)[0]!;
  const match: AnyMatch = Match.open(game, wanted.options ?? {}, wanted.seats ?? game.seats[0]!, wanted.seed ?? 1);
  const luck = Luck.seeded('moment');
  for (let n = 0; !match.over && n < MOST; n++) {
    const asks = match.asks().filter((a) => a.seat !== CLOCK);
    const here = asks.find((a) => wanted.when?.(a, match.view(a.seat) as Json));
    if (here) return { match, seat: here.seat };
    // What the stage would play is drawn.
    const staged = asks.find((a) => a.seat === STAGE);
    if (staged) {
      match.answer(STAGE, staged.topic, anyAnswer(staged, luck));
      continue;
    }
    for (const ask of [...asks].sort((a, b) => optional(b) - optional(a))) {
      const answer = askBot(bot, match, ask, luck);
      if (answer === undefined) continue;
      match.answer(ask.seat, ask.topic, answer);
      break;
    }
  }
  expect(wanted.when, 'the moment has come').toBeUndefined();
  return { match, seat: 0 };
}
function positionOf(match: AnyMatch, game: string, seat: Seat): Position {
  const asks = match.asks().filter((a) => a.seat !== CLOCK);
  const sync: Sync = {
    code: 'MOMENT',
    n: 1,
    eyes: seat,
    view: match.view(seat) as Json,
    asks: asks.filter((a) => a.seat === seat).map(questionOf),
    waiting: [...new Set(asks.filter((a) => !a.optional).map((a) => a.seat))],
    topics: asks.filter((a) => a.seat !== seat).map((a) => ({ seat: a.seat, topic: a.topic })),
    sealed: false,
    canTakeBack: false,
    notes: { from: 0, items: match.notes(seat) as readonly Json[] },
    over: match.over ? { standings: match.standings(), report: match.report() } : null,
    serverTime: Date.now(),
  };
  const table: TableInfo = {
    code: 'MOMENT',
    name: 'Nébuleuse du dimanche',
    game,
    options: match.options,
    pace: { kind: 'relaxed' },
    hints: 'quiet',
    listed: false,
    spectators: true,
    phase: match.over ? 'over' : 'playing',
    host: true,
    seats: Array.from({ length: match.seats }, (_, s) => ({
      seat: s,
      sitter: { kind: 'person', id: NAMES[s]!, name: NAMES[s]!, here: 'here' },
      stand_in: false,
      mine: s === seat,
      ready: true,
      deadline: null,
      reserveMs: null,
    })),
    rematch: null,
    createdAt: Date.now(),
  };
  return { table, sync };
}
export async function positionAt(wanted: Wanted): Promise<Position> {
  const { match, seat } = await bring(wanted);
  return positionOf(match, wanted.game, seat);
}
export async function moment(page: Page, wanted: Wanted): Promise<void> {
  await show(page, await positionAt(wanted));
}
export async function show(page: Page, position: Position): Promise<void> {
  await page.goto('/sandbox/index.html?position');
  await page.waitForFunction(() => 'show' in window);
  await page.evaluate((p) => (window as unknown as { show(p: unknown): Promise<void> }).show(p), position as never);
  await expect(bar(page)).toBeVisible({ timeout: 30_000 });
}
/** What else the server says, or the line: the position on the screen becomes another. */
export const become = (page: Page, state: Partial<Pick<TableState, 'sync' | 'notes' | 'sending' | 'refused'>>): Promise<void> =>
  page.evaluate((s) => (window as unknown as { become(s: unknown): void }).become(s), state as never);
/** What has been answered at this moment. */
export const sent = (page: Page): Promise<readonly Json[]> => page.evaluate(() => (window as unknown as { sent: Json[] }).sent);
