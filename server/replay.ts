/** A whole match from its record, frame by frame, as one viewer saw it. */
import { type AnyGame, type AnyMatch, type Entry, isAnswer, isBack, Match, type Opening, type Seat } from '@cosmodrome/kernel';

/**
 * JSON of `eyes`, `total`, `frames` and `notes` of a Replay, without its table. Answers that were taken back are left out.
 * Each frame is written down at once: a view may share data with a state that plays on.
 */
export function replayText(
  game: AnyGame,
  opening: Opening,
  entries: readonly Entry[],
  eyes: Seat | 'open' | null,
  startedAt: number,
): string {
  const match = Match.open(game, opening.options, opening.seats, opening.seed) as AnyMatch;
  const seat = eyes === null || eyes === 'open' ? undefined : eyes;
  const frames: { seat: Seat; text: string }[] = [];
  let n = match.firstRolls().length;
  while (n < entries.length) {
    const entry = entries[n] as Entry;
    n += match.apply(entry, n).length;
    if (isBack(entry)) {
      const last = frames.findLastIndex((f) => f.seat === entry.back);
      if (last >= 0) frames.splice(last, 1);
    } else if (isAnswer(entry)) {
      const frame = {
        n,
        view: eyes === 'open' ? match.openView() : match.view(seat),
        notes: eyes === 'open' ? match.toldInAll : match.toldTo(seat),
        seat: entry.seat,
        topic: entry.topic,
        at: entry.at === undefined ? null : startedAt + entry.at,
        round: match.report().rounds,
      };
      frames.push({ seat: entry.seat, text: JSON.stringify(frame) });
    }
  }
  const notes = eyes === 'open' ? match.allNotes().map((t) => t.note) : match.notes(seat);
  return `"eyes":${JSON.stringify(eyes)},"total":${frames.length},"frames":[${frames.map((f) => f.text).join(',')}],"notes":${JSON.stringify(notes)}`;
}
