import type { Lang } from '@cosmodrome/kit/text';
import { span } from '../logic/clock.ts';
import type { Pace } from '../net/wire.ts';
import type { FrameText } from '../text/index.ts';

/** A table that nobody named: "VII Legio du dimanche". */
export const nameFor = (game: string, t: FrameText, lang: Lang): string =>
  t.create.name(game, new Intl.DateTimeFormat(lang, { weekday: 'long' }).format(new Date()));

/** "en direct, 45 s", "sans horloge", "2 j par tour". */
export function paceOf(pace: Pace, t: FrameText, lang: Lang): string {
  if (pace.kind === 'live') return t.pace.live(Math.round(pace.answerMs / 1000));
  if (pace.kind === 'relaxed') return t.pace.noClock;
  return t.pace.perTurn(span(pace.answerMs, lang));
}
