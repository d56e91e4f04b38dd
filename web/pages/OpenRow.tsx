import { Link } from 'wouter';
import type { TableCard } from '../net/wire.ts';
import { type FrameText, useLang, useT } from '../text/index.ts';
import { titleOf } from './Home.tsx';
import { Emblem } from './Page.tsx';
import { paceOf } from './pace.ts';
import { PlainSeat } from './TableSeat.tsx';

const told = (c: TableCard, t: FrameText, lang: 'fr' | 'en'): string =>
  [titleOf(c.game), paceOf(c.pace, t, lang), c.lang === undefined ? '' : t.seek.speaks[c.lang]].filter(Boolean).join(', ');
/** A listed table: who looks for people, or may be looked at. */
export function OpenRow({ card }: { readonly card: TableCard }) {
  const t = useT();
  const lang = useLang();
  const taken = card.seats.filter((s) => s.kind !== 'open').length;
  const mine = card.seats.some((s) => s.mine);
  return (
    <li className="row open-row">
      <Emblem game={card.game} />
      <div>
        <b data-shortens="">{card.name}</b>
        <small>{told(card, t, lang)}</small>
      </div>
      <span className="seats" role="img" aria-label={t.home.taken(taken, card.seats.length)}>
        {card.seats.map((s, i) => (
          <PlainSeat key={i} seat={i} size="xs" empty={s.kind === 'open'} />
        ))}
      </span>
      <Link className="cd-button" href={`/t/${card.code}`}>
        {mine ? t.circle.open : card.phase === 'waiting' && taken < card.seats.length ? t.home.sit : t.circle.look}
        <span className="cd-hidden"> {card.name}</span>
      </Link>
    </li>
  );
}
