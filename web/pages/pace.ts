import type { Lang } from '@cosmodrome/kit/text';
import { span } from '../logic/clock.ts';
import type { Pace } from '../net/wire.ts';
import type { FrameText } from '../text/index.ts';

export const FIRST_PACE: Pace = { kind: 'live', answerMs: 45_000, reserveMs: 600_000 };
/** Alone among bots, or all on one device: nobody waits for anybody, and no clock runs. A seat that is open is a person's to come. */
export const paceFor = (seats: readonly { readonly kind: 'me' | 'open' | 'device' | 'bot' }[]): Pace =>
  seats.some((s) => s.kind === 'open') ? FIRST_PACE : { kind: 'relaxed' };

/** A table that nobody named: "VII Legio du dimanche". */
export const nameFor = (game: string, t: FrameText, lang: Lang): string =>
  t.create.name(game, new Intl.DateTimeFormat(lang, { weekday: 'long' }).format(new Date()));

/** "en direct, 45 s", "sans horloge", "2 j par tour". */
export function paceOf(pace: Pace, t: FrameText, lang: Lang): string {
  if (pace.kind === 'live') return t.pace.live(Math.round(pace.answerMs / 1000));
  if (pace.kind === 'relaxed') return t.pace.noClock;
  return t.pace.perTurn(span(pace.answerMs, lang));
}
