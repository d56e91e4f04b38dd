/** The crew at the side: turn order, then everybody's vitals and gear, and which Aliens are about. */
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { ALIENS } from '../content/index.ts';
import { FOE_RULES } from '../text/rulebook.ts';
import type { RocketeerView, View } from '../view.ts';
import { itemAbout, planOf, tileName } from './about.tsx';
import { Art, FIGURE, pictureOf, ROCKETEER } from './art.tsx';
import type { Props } from './desk.tsx';
import { LABELS } from './labels.ts';
import { LOW } from './odds.ts';
import { NAMES } from './terms.ts';

/** Who acts when: Rocketeers by Order token, then the Aliens about, by Sentience. */
export function OrderStrip({ view, lang }: Pick<Props, 'view' | 'lang'>) {
  const labels = LABELS[lang];
  return (
    <>
      <h3>
        {labels.orderTitle} <small>{labels.orderThen}</small>
      </h3>
      <ol className="sca-order">
        {inOrder(view).map((r) => (
          <li key={r.role} data-now={view.active === r.role ? '' : undefined} data-done={r.done ? '' : undefined}>
            <Art name={ROCKETEER[r.role]} size={36} />
            {r.order > 0 && <i>{r.order}</i>}
            {r.done && <Art name="ic-check" size={13} className="sca-order__done" />}
            <span className="cd-hidden">
              {NAMES[lang].roles[r.role].name}
              {view.active === r.role ? `, ${labels.acting}` : r.done ? `, ${labels.acted}` : ''}
            </span>
          </li>
        ))}
        {ALIENS.map((type) => {
          const n = view.aliens.filter((a) => a.type === type).length;
          return n === 0 ? null : (
            <li key={type} data-foe="" data-now={view.alienStep?.type === type ? '' : undefined}>
              <Explain about={{ title: `${NAMES[lang].foes[type].name} ×${n}`, text: NAMES[lang].foes[type].help, rules: FOE_RULES[type] }}>
                <Art name={FIGURE[type]} size={26} />×{n}
              </Explain>
            </li>
          );
        })}
      </ol>
    </>
  );
}
/** By Order token; in the alternative order those without one as they will act; else as the crew stands. */
function inOrder(view: View): readonly RocketeerView[] {
  const rank = (r: RocketeerView) => r.order || 9 + Math.max(0, view.plan.indexOf(r.role));
  return [...view.rocketeers].sort((a, b) => rank(a) - rank(b));
}
/** What a comrade's panel shows: each of their Rocketeers with face, hearts, air and gear. */
export function Mates({ view, seat, lang }: Pick<Props, 'view' | 'lang'> & { readonly seat: number }) {
  const labels = LABELS[lang];
  return (
    <ul className="sca-mates">
      {view.rocketeers
        .filter((r) => r.seat === seat)
        .map((r) => (
          <li key={r.role} data-now={view.active === r.role ? '' : undefined} data-done={r.done ? '' : undefined}>
            <Art name={ROCKETEER[r.role]} size={38} />
            <p>
              <b>{NAMES[lang].roles[r.role].name}</b>
              <Vital of="hp" n={r.hp} name={`${labels.ofHp(r.hp, r.maxHp)} ${labels.hp}`} max={r.maxHp} />
              <Vital of="o2" n={r.o2} name={`${r.o2} O²`} />
            </p>
            <Bag view={view} r={r} lang={lang} points />
          </li>
        ))}
    </ul>
  );
}
/** Hearts or air as a picture and a figure; what is low stands out. */
function Vital({ of, n, max, name }: { readonly of: 'hp' | 'o2'; readonly n: number; readonly max?: number; readonly name: string }) {
  return (
    <span className="sca-vital" data-of={of} data-low={n <= LOW ? '' : undefined}>
      <span className="cd-hidden">{name}</span>
      <span aria-hidden="true">
        <Art name={of} size={15} /> {max === undefined ? n : `${n}/${max}`}
      </span>
    </span>
  );
}
/** Action points still to be spent. */
function Points({ r }: { readonly r: RocketeerView }) {
  return (
    <span className="sca-mate__ap">
      {Array.from({ length: r.ap.standard }, (_, i) => i).map((i) => (
        <Art key={i} name="ap-std" size={17} />
      ))}
      {Array.from({ length: r.ap.restricted }, (_, i) => i).map((i) => (
        <Art key={i} name={r.ap.kind === 'combat' ? 'ap-combat' : 'ap-noncombat'} size={17} />
      ))}
      {r.ap.command && <Art name="ap-command" size={17} />}
    </span>
  );
}
function Bag({ view, r, lang, points }: Pick<Props, 'view' | 'lang'> & { readonly r: RocketeerView; readonly points?: boolean }) {
  const labels = LABELS[lang];
  return (
    <p className="sca-bag">
      {r.cards.map((id) => {
        const card = view.cards[id]!;
        return (
          <Explain
            key={id}
            about={itemAbout(card.kind, lang, card.printed > 0 ? labels.charges(card.charges, card.printed) : undefined)}
            className="sca-bag__item"
          >
            <span className="cd-hidden">{NAMES[lang].items[card.kind].name}</span>
            <Art name={pictureOf(card.kind)} size={22} />
          </Explain>
        );
      })}
      {points && <Points r={r} />}
    </p>
  );
}
export function Crew({ view, lang, names }: Props) {
  const labels = LABELS[lang];
  return (
    <div className="sca-crewtab">
      {inOrder(view).map((r) => (
        <section key={r.role} className="sca-mate">
          <Art name={ROCKETEER[r.role]} size={50} />
          <div>
            <p>
              <SeatShape seat={r.seat} size="xs" /> <b>{NAMES[lang].roles[r.role].name}</b> <small>{names[r.seat]}</small>
              <small className="sca-mate__at">{tileName(view, r.at, lang)}</small>
            </p>
            <p>
              <Vital of="hp" n={r.hp} name={`${labels.ofHp(r.hp, r.maxHp)} ${labels.hp}`} max={r.maxHp} />
              <Vital of="o2" n={r.o2} name={`${r.o2} O²`} /> <b>{labels.iq}</b> {r.iq}
              <Points r={r} />
            </p>
            <Bag view={view} r={r} lang={lang} />
          </div>
        </section>
      ))}
      <Foes view={view} lang={lang} />
    </div>
  );
}
/** Every Alien in words: where it stands, whether the one who acts sees it, and what it will do. For those who do not see the board too. */
function Foes({ view, lang }: Pick<Props, 'view' | 'lang'>) {
  const labels = LABELS[lang];
  const eye = view.rocketeers.find((r) => r.role === view.active)?.at;
  if (view.aliens.length === 0) return null;
  return (
    <>
      <h3>{labels.foesTitle}</h3>
      <ul className="sca-foes">
        {view.aliens.map((foe) => {
          const range = eye === undefined ? undefined : (view.sight[eye]?.[foe.at] ?? -1);
          const plan = planOf(view, foe.id, lang);
          return (
            <li key={foe.id}>
              <Art name={FIGURE[foe.type]} size={26} />
              <p>
                <b>{NAMES[lang].foes[foe.type].name}</b>, {tileName(view, foe.at, lang)}
                {range !== undefined && `, ${range < 0 ? labels.blocked : labels.range(range)}`}
                {plan && <small>{plan}</small>}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
