import type { Lang } from '@cosmodrome/kit/text';
import { span } from '../logic/clock.ts';
import type { Pace } from '../net/wire.ts';
import type { FrameText } from '../text/index.ts';

/** "en direct, 45 s", "sans horloge", "2 j par tour". */
export function paceOf(pace: Pace, t: FrameText, lang: Lang): string {
  if (pace.kind === 'live') return t.pace.live(Math.round(pace.answerMs / 1000));
  if (pace.kind === 'relaxed') return t.pace.noClock;
  return t.pace.perTurn(span(pace.answerMs, lang));
}
