/** A thread that thinks: bots and replays run here, so that the sockets never wait for them. */
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { botNamed, decide, SEARCH, whyBot } from '@cosmodrome/bots';
import { type AnyMatch, type Bookmark, type Entry, type Json, Luck, Match, type Opening } from '@cosmodrome/kernel';
import type { GamePackage } from '@cosmodrome/kit/package';
import { forkPoint, lastAnswer, type Recorded, recordText, replayText } from '@cosmodrome/wire/rerun';
import type { Thought } from './play.ts';
import { givePrecedence } from './precedence.ts';
import { seenText } from './seen.ts';
import type { ShelfModule } from './shelf.ts';
import { replayed } from './verify.ts';

/** A bot, where it sits, and which style it has if only a strength was named. */
export interface Sitting {
  readonly seat: number;
  readonly bot: string;
  readonly lot: number;
}
export type ThinkCall =
  | (Thought & {
      readonly id: number;
      readonly kind: 'answer';
      readonly game: string;
      readonly bot: string;
      /** Which style, where only a strength is named. */
      readonly lot?: number;
      /** A person asks what this bot would do there: say why, too. */
      readonly hint?: true;
      /** JSON list of what this seat has been told; absent: ask for it when the bot looks. */
      readonly notes?: string;
    })
  | {
      readonly id: number;
      readonly kind: 'replay';
      readonly record: Recorded;
      readonly eyes: number | 'open' | null;
      readonly ended: boolean;
    }
  | { readonly id: number; readonly kind: 'record'; readonly record: Recorded }
  | {
      readonly id: number;
      readonly kind: 'why';
      readonly record: Recorded;
      readonly acts: number;
      readonly bots: readonly Sitting[];
      /** The match is over: the bot's own view may be shown. */
      readonly ended: boolean;
    }
  | {
      readonly id: number;
      readonly kind: 'sent';
      readonly opening: Opening;
      readonly entries: readonly Entry[];
      readonly startedAt: number;
    }
  | { readonly id: number; readonly kind: 'seen'; readonly record: Recorded; readonly ending: string | null }
  | {
      readonly id: number;
      readonly kind: 'fork';
      readonly record: Recorded;
      readonly acts: number;
      readonly seat: number | undefined;
      readonly seed: string;
    };
type Thinking = Extract<ThinkCall, { readonly kind: 'answer' }>;
export type ThinkReply =
  | { readonly id: number; readonly kind: 'answer'; readonly answer: Json; readonly tempo?: number; readonly why?: readonly Json[] }
  | { readonly id: number; readonly kind: 'declined'; readonly tempo?: number }
  | { readonly id: number; readonly kind: 'needs-notes' }
  | { readonly id: number; readonly kind: 'text'; readonly text: string }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');
const { games, modest } = workerData as { readonly games: string; readonly modest: boolean };
if (modest) givePrecedence();
const shelf = (await import(games)) as ShelfModule;

class NeedsNotes extends Error {}

port.on('message', (call: ThinkCall) => {
  void work(call)
    .catch((error: unknown): ThinkReply => {
      if (error instanceof NeedsNotes) return { id: call.id, kind: 'needs-notes' };
      return { id: call.id, kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    })
    .then((reply) => port.postMessage(reply));
});

async function work(call: ThinkCall): Promise<ThinkReply> {
  if (call.kind === 'replay') {
    const pkg = await shelf.loadGame(call.record.opening.game);
    return { id: call.id, kind: 'text', text: replayText(pkg.game, call.record, call.eyes, call.ended) };
  }
  if (call.kind === 'record') {
    const pkg = await shelf.loadGame(call.record.opening.game);
    return { id: call.id, kind: 'text', text: recordText(pkg.game, call.record) };
  }
  if (call.kind === 'sent') {
    const pkg = await shelf.loadGame(call.opening.game);
    return { id: call.id, kind: 'text', text: JSON.stringify(replayed(pkg.game, call.opening, call.entries, call.startedAt)) };
  }
  if (call.kind === 'why') {
    const pkg = await shelf.loadGame(call.record.opening.game);
    return { id: call.id, kind: 'text', text: whyText(pkg, call) };
  }
  if (call.kind === 'seen') {
    const pkg = await shelf.loadGame(call.record.opening.game);
    return { id: call.id, kind: 'text', text: await seenText(pkg.game, call.record, call.ending) };
  }
  if (call.kind === 'fork') {
    const pkg = await shelf.loadGame(call.record.opening.game);
    const point = forkPoint(pkg.game, call.record, call.acts, call.seat, call.seed);
    return { id: call.id, kind: 'text', text: point ? JSON.stringify(point) : '' };
  }
  const pkg: GamePackage = await shelf.loadGame(call.game);
  const bot = botNamed(pkg, call.bot === 'search' ? SEARCH.thinks : call.bot, call.lot);
  if (!bot) throw new Error(`${call.game} has no bot '${call.bot}'`);
  const bookmark = JSON.parse(call.bookmark) as Bookmark;
  const match = Match.resume(pkg.game, {
    game: call.game,
    version: pkg.game.version,
    seats: call.seats,
    options: call.options,
    ...(call.brief === undefined ? {} : { brief: call.brief }),
    bookmark,
    since: call.since,
    past: [],
  }) as AnyMatch;
  const ask = match.find(call.seat, call.topic);
  if (!ask) throw new Error(`seat ${call.seat} is not asked about '${call.topic}'`);
  const chance = luckAt(match, bookmark, call);
  const hear = () => {
    if (call.notes === undefined) throw new NeedsNotes();
    return JSON.parse(call.notes) as readonly Json[];
  };
  const { answer, tempo } = decide(bot, match, ask, chance, hear);
  const when = tempo === undefined ? {} : { tempo };
  if (call.hint && answer !== undefined) return { id: call.id, kind: 'answer', answer, why: whyBot(bot, match, ask, answer, hear) };
  return answer === undefined ? { id: call.id, kind: 'declined', ...when } : { id: call.id, kind: 'answer', answer, ...when };
}
/** JSON of what weighed with the bot that answered last, with what its seat saw then; empty: none did, or nothing was at stake. */
function whyText(pkg: GamePackage, { record, acts, bots, ended }: Extract<ThinkCall, { readonly kind: 'why' }>): string {
  const found = lastAnswer(pkg.game, record, acts, (seat) => bots.some((one) => one.seat === seat));
  if (!found) return '';
  const { match, ask, answer, notes } = found;
  const one = bots.find(({ seat }) => seat === ask.seat) as Sitting;
  const bot = botNamed(pkg, one.bot, one.lot);
  const why = bot ? whyBot(bot, match, ask, answer, () => notes) : [];
  return why.length === 0 ? '' : JSON.stringify({ seat: ask.seat, why, view: match.view(ended ? ask.seat : undefined) });
}
/**
 * A bot's own luck, made from where the match stands (not from when): asked again it answers the same, and the dice do not notice.
 * The seed of the match is in it, so nobody at the table can foresee it; so is after how many acts it was asked, so a bot that walked
 * in a circle does not walk it again. Who else has answered meanwhile, where all are asked at once, does not count.
 */
function luckAt(match: AnyMatch, { luck }: Bookmark, { asked, seat, topic }: Thinking): Luck {
  const place = JSON.stringify([luck, asked, match.state, seat, topic]);
  return Luck.seeded(createHash('sha256').update(place).digest('base64'));
}
