/** Standing orders: reactions one wants to be asked about at every chance. All others are asked where they matter: when the Trader is in danger. */
import { same } from '@cosmodrome/kernel';
import type { FaceProps } from '@cosmodrome/kit/face';
import { skillOf } from '../content/skills.ts';
import { skillsOf } from '../judge/figures.ts';
import type { Note } from '../notes.ts';
import type { Order } from '../state.ts';
import type { View } from '../view.ts';
import { named } from './desk.ts';
import { LABELS } from './labels.ts';
import { Art, portraitOf } from './pieces.tsx';
import { SKILL_SIGNS } from './skills.ts';
import { SKILL_WORDS } from './terms.ts';
import { Comrades } from './Wishes.tsx';

const TOPIC = 'orders';
export function Orders(props: FaceProps<View, Note>) {
  return (
    <>
      <Comrades {...props} />
      <Reactions {...props} />
    </>
  );
}
function Reactions({ view, seat, lang, play }: FaceProps<View, Note>) {
  const labels = LABELS[lang].orders;
  const open = play.asks.some((a) => a.topic === TOPIC);
  const may = play.options(TOPIC) as unknown as readonly Order[];
  const mine = view.figures.filter(
    (f) => seat !== undefined && f.crew === view.crewOf[seat] && f.being.kind === 'trader' && f.where !== 'out',
  );
  const rows = mine.flatMap((f) =>
    skillsOf(view, f)
      .filter(({ skill, level }) =>
        skillOf(skill)
          .levels.slice(0, level)
          .some(({ when }) => when === 'gap'),
      )
      .map(({ skill, level }) => ({ f, skill, level, order: { figure: f.id, skill } })),
  );
  const given = (order: Order): boolean => view.orders.some((o) => same(o, order));
  const toggle = (order: Order) =>
    play.confirm(
      TOPIC,
      given(order) ? view.orders.filter((o) => !same(o, order)) : [...view.orders.filter((o) => may.some((m) => same(m, o))), order],
    );
  return (
    <section className="cs-orders">
      <h2>{labels.title}</h2>
      <p>{labels.text}</p>
      {rows.length === 0 && <p className="cd-muted">{labels.none}</p>}
      <ul>
        {rows.map(({ f, skill, level, order }) => (
          <li key={`${f.id} ${skill}`}>
            <button
              type="button"
              role="switch"
              aria-checked={given(order)}
              aria-disabled={open && may.some((m) => same(m, order)) ? undefined : true}
              onClick={() => open && may.some((m) => same(m, order)) && toggle(order)}
            >
              <Art id={portraitOf(f)} size={34} />
              <Art id={SKILL_SIGNS[skill]} size={22} />
              <span>
                <b>
                  {named(view, f, lang)}, {SKILL_WORDS[lang][skill].name} {level}
                </b>
                <small>{given(order) ? labels.always : labels.danger}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {rows.length > 0 && !open && <p className="cd-muted">{labels.later}</p>}
    </section>
  );
}
