/** What a pair of eyes is shown of a match: the same at a table of the server and at one that lives on a device. */
import type { AnyMatch, Seat } from '@cosmodrome/kernel';
import { questionOf } from '@cosmodrome/kit/text';
import type { Sync } from './socket.ts';

type Seen = 'view' | 'asks' | 'waiting' | 'topics' | 'sealed' | 'canTakeBack' | 'noTakeBack' | 'gallery' | 'over';

/** Null eyes: somebody who looks on. What was taken back is no longer told, so that `seen` cannot point beyond it. */
export function bodyOf(match: AnyMatch, eyes: Seat | null): Pick<Sync, Seen> {
  const waiting = match.waiting();
  const wall = eyes === null ? undefined : match.whyNoTakeBack(eyes);
  return {
    view: (match.over && eyes === null ? match.openView() : match.view(eyes ?? undefined)) as Sync['view'],
    asks: eyes === null ? [] : match.asks(eyes).map(questionOf),
    waiting,
    topics: match.asks().flatMap((a) => (a.optional || !waiting.includes(a.seat) ? [] : [{ seat: a.seat, topic: a.topic }])),
    sealed: eyes !== null && match.sealed(eyes),
    canTakeBack: eyes !== null && match.canTakeBack(eyes),
    ...(eyes !== null && !match.over && match.out(eyes) ? { gallery: true } : {}),
    ...(wall ? { noTakeBack: wall } : {}),
    over: match.over ? { standings: match.standings(), report: match.report() } : null,
  };
}
/** Where a question of these eyes stands, how many answers the seat has given; and how much it had been told when it answered last. */
export function countsOf(match: AnyMatch, eyes: Seat | null, own: readonly number[], seen: readonly number[]): Pick<Sync, 'own' | 'seen'> {
  if (eyes === null) return {};
  return {
    seen: Math.min(seen[eyes] ?? 0, match.toldTo(eyes)),
    ...(match.asks(eyes).some((a) => a.standing) ? { own: own[eyes] ?? 0 } : {}),
  };
}
