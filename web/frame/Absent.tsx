import type { Seat } from '@cosmodrome/kernel';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { span } from '../logic/clock.ts';
import type { SeatInfo } from '../net/wire.ts';
import { useLang, useT } from '../text/index.ts';
import { useNow } from './Clock.tsx';

/** Nobody answers at this seat, for the one who sits there is not here: away for a moment, or gone. */
export const absentAt = (s: SeatInfo | undefined): boolean =>
  s !== undefined && s.sitter.kind === 'person' && s.sitter.here !== 'here' && !s.stand_in;

/** Somebody who is waited for and is not here does not think: since when, in so many words. */
export function Absent({ info, name, skew }: { readonly info: SeatInfo; readonly name: string; readonly skew: number }) {
  const t = useT();
  const lang = useLang();
  const now = useNow(true);
  return (
    <span className="cd-think" data-absent="">
      <SeatShape seat={info.seat} size="s" name={name} />
      <span>
        <b data-shortens="">{name}</b>{' '}
        {typeof info.left === 'number' ? t.bar.absentSince(span(Math.max(0, now + skew - info.left), lang)) : t.bar.absent}
      </span>
    </span>
  );
}
/** Those among the seats who have been away long enough that a bot may play for them. */
export const gone = (seats: readonly (SeatInfo | undefined)[]): readonly Seat[] =>
  seats.flatMap((s) => (s && absentAt(s) && s.sitter.kind === 'person' && s.sitter.here === 'gone' ? [s.seat] : []));
