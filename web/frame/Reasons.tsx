/** Why a bot did what it did, and what a strong one would do in my place: asked of the server, told in the game's words. */
import type { Json, Seat } from '@cosmodrome/kernel';
import { own } from '@cosmodrome/kit/own';
import type { AnyWords, Question } from '@cosmodrome/kit/text';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { useEffect, useState } from 'react';
import { isComposed } from '../logic/draft.ts';
import { api, codeOf } from '../net/api.ts';
import type { Advice, Spoken } from '../net/wire.ts';
import { useT } from '../text/index.ts';
import { useLabelOf } from './Answers.tsx';
import { Dialog } from './Dialog.tsx';

/** `n`: why the bot that answered last up to there did so. `seat`: what would be good for it now. */
export type Wanted =
  | { readonly code: string; readonly n: number; readonly seat?: undefined }
  | { readonly code: string; readonly seat: Seat; readonly n?: undefined };
type Found = { readonly told: Spoken | null } | { readonly advice: Advice | null } | { readonly failed: string };
export function Reasons({
  wanted,
  words,
  names,
  asks,
  view,
  onClose,
}: {
  readonly wanted: Wanted;
  readonly words: AnyWords;
  readonly names: readonly string[];
  /** What I am asked, and what I see: for a hint. */
  readonly asks: readonly Question[];
  readonly view: Json;
  onClose(): void;
}) {
  const t = useT();
  const labelOf = useLabelOf();
  const [found, find] = useState<Found>();
  // Asked once for what was wanted: what the table does meanwhile changes nothing of it.
  const [first] = useState({ wanted, asks, view });
  useEffect(() => {
    const { code, n, seat } = first.wanted;
    let gone = false;
    const asked = n === undefined ? api.hint(code, seat).then((advice) => ({ advice })) : api.why(code, n).then((told) => ({ told }));
    asked.then(
      (one) => !gone && find(one),
      (error: unknown) => !gone && find({ failed: codeOf(error) }),
    );
    return () => {
      gone = true;
    };
  }, [first]);
  const spoken = (why: readonly Json[], seat: Seat, seen: Json) => why.flatMap((one) => words.motive?.(one, seat, seen) ?? []);
  const said = ((): { readonly lead: string; readonly lines: readonly string[] } => {
    if (!found) return { lead: t.reasons.thinking, lines: [] };
    if ('failed' in found) return { lead: own(t.reasons.not, found.failed) ?? t.reasons.failed, lines: [] };
    if ('told' in found)
      return found.told
        ? { lead: t.reasons.of(names[found.told.seat] ?? ''), lines: spoken(found.told.why, found.told.seat, found.told.view) }
        : { lead: t.reasons.none, lines: [] };
    const { advice } = found;
    const asked = first.asks.find((a) => a.topic === advice?.topic && a.seat === first.wanted.seat);
    if (!advice || !asked) return { lead: t.reasons.nothing, lines: [] };
    const { answer } = advice;
    const whole = !isComposed(asked) || asked.kind === 'way' || asked.kind === 'point';
    const sentence = whole ? words.answer(asked, answer, first.view).sentence : undefined;
    const none = asked.kind === 'someOf' && Array.isArray(answer) && answer.length === 0;
    return {
      lead: none ? t.reasons.wouldNone : t.reasons.would(sentence ?? labelOf(asked, answer, first.view)),
      lines: spoken(advice.why, asked.seat, first.view),
    };
  })();
  return (
    <Dialog title={wanted.n === undefined ? t.reasons.hint : t.reasons.why} onClose={onClose}>
      <div role="status">
        <p>
          <b>
            <Rich>{said.lead}</Rich>
          </b>
        </p>
        {said.lines.map((line) => (
          <p key={line}>
            <Rich>{line}</Rich>
          </p>
        ))}
      </div>
    </Dialog>
  );
}
