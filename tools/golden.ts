/**
 * Golden matches: whole games kept as records, and beside each what every seat saw of it. `NAME.record` is the match,
 * `NAME.seen` has a line for each answer:
 *
 *   17 seat 0 turn/action | 0 kP2.x0a.Ue4 | 1 Lw9.-.Ue4 | - Qb1.-.Ue4
 *
 * that is, after entry 17: for each seat, and - for a spectator, a digest of the view, of the questions (with whether its last
 * answer can be taken back) and of the new notes; - where there are none. Whoever changes on purpose what is seen renews them, and looks at which seats and entries the
 * difference names:
 *
 *   RENEW=1 npx vitest run games/vii-legio/test/matches
 */
import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyMatch, type Entry, type Game, isAnswer, isBack, type Json, type Match, type Seat } from '@cosmodrome/kernel';
import { parseRecord } from '@cosmodrome/kernel/record-file';
import { walk } from './verbs/replay.ts';

/** 18 bits: a change that passes unnoticed here shows after the next answer. */
const digest = (value: Json): string => hash('sha1', JSON.stringify(value), 'base64url').slice(0, 3);
const PARTS = ['view', 'questions', 'notes'] as const;

/** What one viewer was shown since the last answer. */
function shown(match: AnyMatch, viewer: Seat | undefined, told: number): string {
  const asks = viewer === undefined ? [] : match.asks(viewer);
  const back = viewer !== undefined && match.canTakeBack(viewer);
  const questions = [...asks.map((a) => [a.topic, a.optional ?? false, a.domain.kind, a.domain.shape()]), ...(back ? ['take back'] : [])];
  const notes = match.notes(viewer, told) as Json[];
  return [
    digest(match.view(viewer) as Json),
    questions.length === 0 ? '-' : digest(questions),
    match.toldTo(viewer) === told ? '-' : digest(notes),
  ].join('.');
}
const titleOf = (entry: Entry | undefined): string => {
  if (entry === undefined) return 'the beginning';
  return isAnswer(entry) ? `seat ${entry.seat} ${entry.topic}` : isBack(entry) ? `back ${entry.back}` : 'rolls';
};

/** Plays a golden match again. Throws when an entry no longer fits, or when somebody sees something else than was kept. */
export async function golden<S, V extends Json, N extends Json>(
  game: Game<S, V, N>,
  record: URL,
  renew = Boolean(process.env.RENEW),
): Promise<Match<S, V, N>> {
  const path = fileURLToPath(record);
  const name = basename(path, '.record');
  const file = parseRecord(readFileSync(path, 'utf8'));
  const viewers: readonly (Seat | undefined)[] = [...Array(file.opening.seats).keys(), undefined];
  const told = viewers.map(() => 0);
  const lines: string[] = [];
  let index = 0;
  const { match, misfit } = await walk(game, file, async (match, entries) => {
    const first = index === 0 && (entries[0] === undefined || !isAnswer(entries[0]));
    const who = viewers.map((viewer, i) => `${viewer ?? '-'} ${shown(match, viewer, told[i]!)}`);
    for (const [i, viewer] of viewers.entries()) told[i] = match.toldTo(viewer);
    lines.push([`${index} ${titleOf(first ? undefined : entries[0])}`, ...who].join(' | '));
    index += entries.length;
    return true;
  });
  if (misfit || !match) throw new Error(`${name}.record, line ${misfit?.line}: ${misfit?.why}`);
  const seen = path.replace(/\.record$/, '.seen');
  if (renew) writeFileSync(seen, `${lines.join('\n')}\n`);
  const kept = existsSync(seen) ? readFileSync(seen, 'utf8').trimEnd().split('\n') : [];
  const change = firstChange(kept, lines);
  if (change) throw new Error(`${name}: ${change}. If it is meant: RENEW=1 npx vitest run games/${game.id}/test/matches`);
  return match as Match<S, V, N>;
}

/** Names the first thing that somebody sees differently, and how much else there is. */
function firstChange(kept: readonly string[], lines: readonly string[]): string | undefined {
  const changes = lines.flatMap((line, i) => differences(kept[i], line));
  if (kept.length !== lines.length) changes.push(`${kept.length} moments were kept, there are ${lines.length}`);
  const [first, ...more] = changes;
  return first && `${first}${more.length > 0 ? `, and ${more.length} more` : ''}`;
}
function differences(kept: string | undefined, line: string): string[] {
  if (kept === line) return [];
  const [title = '', ...now] = line.split(' | ');
  const [, ...then] = (kept ?? '').split(' | ');
  const [index, ...what] = title.split(' ');
  const where = `after entry ${index} (${what.join(' ')})`;
  if (kept === undefined) return [`${where} nothing was kept`];
  return now.flatMap((one, k) => {
    const [viewer, digests = ''] = one.split(' ');
    const before = (then[k]?.split(' ')[1] ?? '').split('.');
    const parts = PARTS.filter((_, p) => digests.split('.')[p] !== before[p]);
    const who = viewer === '-' ? 'a spectator' : `seat ${viewer}`;
    return parts.length === 0 ? [] : [`${where} ${who} has other ${parts.join(', ')}`];
  });
}
