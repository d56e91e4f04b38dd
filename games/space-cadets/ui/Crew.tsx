/** The crew at the side: turn order, then everybody's vitals and gear, and which Aliens are about. */
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { ALIENS } from '../content/names.ts';
import { FOE, ITEM, ROLE } from '../text/lexicon.ts';
import { itemAbout, planOf, tileName } from './about.tsx';
import { Art, FIGURE, pictureOf, ROCKETEER } from './art.tsx';
import type { Props } from './desk.tsx';
import { LABELS } from './labels.ts';

export function Crew({ view, lang, names }: Props) {
  const labels = LABELS[lang];
  const inOrder = [...view.rocketeers].sort((a, b) => (a.order || 9) - (b.order || 9));
  return (
    <div className="sca-crewtab">
      <h3>{labels.orderTitle}</h3>
      <ol className="sca-order">
        {inOrder.map((r) => (
          <li key={r.role} data-now={view.active === r.role ? '' : undefined} data-done={r.done ? '' : undefined}>
            <Art name={ROCKETEER[r.role]} size={36} />
            {r.order > 0 && <i>{r.order}</i>}
            <span className="cd-hidden">{ROLE[r.role].name[lang]}</span>
          </li>
        ))}
        {ALIENS.map((type) => {
          const n = view.aliens.filter((a) => a.type === type).length;
          return n === 0 ? null : (
            <li key={type} data-foe="" data-now={view.alienStep?.type === type ? '' : undefined}>
              <Explain about={{ title: `${FOE[type].name[lang]} ×${n}`, text: FOE[type].help[lang], rules: FOE[type].rules }}>
                <Art name={FIGURE[type]} size={28} />×{n}
              </Explain>
            </li>
          );
        })}
      </ol>
      {inOrder.map((r) => (
        <section key={r.role} className="sca-mate">
          <Art name={ROCKETEER[r.role]} size={50} />
          <div>
            <p>
              <SeatShape seat={r.seat} size="xs" /> <b>{ROLE[r.role].name[lang]}</b> <small>{names[r.seat]}</small>
              <small className="sca-mate__at">{tileName(view, r.at, lang)}</small>
            </p>
            <p>
              <Art name="hp" size={15} /> {r.hp}/{r.maxHp} <Art name="o2" size={15} /> {r.o2} <b>{labels.iq}</b> {r.iq}
              <span className="sca-mate__ap">
                {Array.from({ length: r.ap.standard }, (_, i) => i).map((i) => (
                  <Art key={i} name="ap-std" size={17} />
                ))}
                {Array.from({ length: r.ap.restricted }, (_, i) => i).map((i) => (
                  <Art key={i} name={r.ap.kind === 'combat' ? 'ap-combat' : 'ap-noncombat'} size={17} />
                ))}
                {r.ap.command && <Art name="ap-command" size={17} />}
              </span>
            </p>
            <p className="sca-mate__gear">
              {r.cards.map((id) => {
                const card = view.cards[id]!;
                return (
                  <Explain
                    key={id}
                    about={itemAbout(card.kind, lang, card.printed > 0 ? labels.charges(card.charges, card.printed) : undefined)}
                  >
                    <span className="cd-hidden">{ITEM[card.kind].name[lang]}</span>
                    <Art name={pictureOf(card.kind)} size={24} />
                  </Explain>
                );
              })}
            </p>
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
                <b>{FOE[foe.type].name[lang]}</b>, {tileName(view, foe.at, lang)}
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
