/** What those who play together say: flags at crates, rings round enemies, and a page where one says it oneself. */
import { type Json, same } from '@cosmodrome/kernel';
import type { FaceProps, Play } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import type { Lang } from '@cosmodrome/kit/text';
import { isOn, radiusOf } from '../judge/place.ts';
import { siteOf } from '../judge/site.ts';
import { playTogether, said, wishesOf } from '../judge/wishes.ts';
import type { Note } from '../notes.ts';
import { figureOf, type Wish } from '../state.ts';
import type { View } from '../view.ts';
import { boundsOf } from './geometry.ts';
import { LABELS } from './labels.ts';
import { Art } from './pieces.tsx';
import { signOf } from './signs.ts';
import { WISHES } from './terms.ts';

export const TOPIC = 'wishes';
/** What a seat would have said once it has said, or taken back, this too; the oldest goes where it would be too much. */
export function toggled(view: View, seat: number, wish: Wish): readonly Wish[] {
  const now = wishesOf(view, seat);
  if (now.some((one) => same(one, wish))) return now.filter((one) => !same(one, wish));
  const others = now.filter((one) => !('crate' in one && 'crate' in wish && one.crate === wish.crate));
  return [...others.slice(-3), wish];
}
export const isSaid = (view: View, seat: number, wish: Json): boolean => wishesOf(view, seat).some((one) => same(one, wish));
export const say = (play: Play, view: View, seat: number, wish: Json): void =>
  play.confirm(TOPIC, toggled(view, seat, wish as unknown as Wish) as unknown as Json);

/** What is said of a crate, and by whom. */
export const saidOf = (view: View, crate: number, names: readonly string[], lang: Lang): string[] =>
  said(view)
    .filter(({ wish }) => 'crate' in wish && wish.crate === crate)
    .map(({ seat, wish }) => LABELS[lang].said(WISHES[lang](wish, view), names[seat] ?? ''));
/** On the deck: who sees to which crate, which is left to others, who should fall. */
export function Flags({ view }: { readonly view: View }) {
  const { map } = siteOf(view);
  return (
    <g className="cs-wishes" pointerEvents="none">
      {said(view).map(({ seat, wish }) => {
        const key = `${seat} ${JSON.stringify(wish)}`;
        if ('crate' in wish) {
          const [x1, y1] = boundsOf(map.plan, view.crates[wish.crate]!.squares);
          return (
            <g key={key} data-seat={seat + 1} data-wish={wish.wish} transform={`translate(${x1 + 8 + 26 * (seat % 3)} ${y1 + 4})`}>
              <path d="M0 0V-74" />
              <path d="M0 -74H52L38 -56L52 -38H0Z" />
            </g>
          );
        }
        if (wish.wish !== 'strike') return null;
        const f = figureOf(view, wish.foe);
        if (!isOn(f)) return null;
        const r = radiusOf(f) + 24 + 9 * seat;
        return (
          <g key={key} data-seat={seat + 1} data-wish="strike" transform={`translate(${f.x} ${f.y})`}>
            <circle r={r} />
            <path d={`M${-r - 16} 0H${-r + 14}M${r - 14} 0H${r + 16}M0 ${-r - 16}V${-r + 14}M0 ${r - 14}V${r + 16}`} />
          </g>
        );
      })}
    </g>
  );
}
/** Among the standing orders: what comrades say, and what concerns no place of the deck. */
export function Comrades({ view, seat, lang, play, names }: FaceProps<View, Note>) {
  if (!playTogether(view) || seat === undefined) return null;
  const labels = LABELS[lang].comrades;
  const ask = play.asks.find((a) => a.topic === TOPIC);
  const mine = wishesOf(view, seat);
  const anywhere: readonly Wish[] = [{ wish: 'home' }, { wish: 'leaving' }];
  const own = [...mine.filter((one) => one.wish !== 'home' && one.wish !== 'leaving'), ...anywhere];
  const others = said(view).filter((one) => one.seat !== seat);
  return (
    <section className="cs-orders" aria-label={labels.title}>
      <h2>{labels.title}</h2>
      <p>{labels.text}</p>
      <ul>
        {own.map((wish) => (
          <li key={JSON.stringify(wish)}>
            <button
              type="button"
              role="switch"
              aria-checked={mine.some((one) => same(one, wish))}
              aria-disabled={ask ? undefined : true}
              onClick={() => ask && say(play, view, seat, wish as unknown as Json)}
            >
              <Art id={signOf({ topic: TOPIC, option: wish as unknown as Json })} size={26} />
              <span>
                <b>{typeset(WISHES[lang](wish, view), lang)}</b>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!ask && <p className="cd-muted">{labels.later}</p>}
      <h3>{labels.others}</h3>
      {others.length === 0 && <p className="cd-muted">{labels.silent}</p>}
      <ul className="cs-said">
        {others.map((one) => (
          <li key={JSON.stringify(one)} data-seat={one.seat + 1}>
            <b>{names[one.seat]}</b> {typeset(WISHES[lang](one.wish, view), lang)}
          </li>
        ))}
      </ul>
    </section>
  );
}
