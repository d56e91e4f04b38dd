/** My crew: the dashboard of the Trader at hand in full, the others beside it in short. */
import type { FaceProps } from '@cosmodrome/kit/face';
import type { Sentence } from '@cosmodrome/kit/text';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { type ReactNode, useState } from 'react';
import { MAGAZINE } from '../content/traders.ts';
import { capacityOf, isEngaged, skillsOf, spaces } from '../judge/figures.ts';
import type { Note } from '../notes.ts';
import type { Figure, FigureId } from '../state.ts';
import type { View } from '../view.ts';
import { colourOf } from './Board.tsx';
import { LABELS, type Labels } from './labels.ts';
import { Art, Pegs, portraitOf, TokenArt } from './pieces.tsx';
import { nameOf, SKILL_WORDS } from './terms.ts';

type Props = FaceProps<View, Note>;
type Status = keyof Labels['status'];
export function statusOf(view: View, f: Figure): Status {
  if (f.where === 'home' || f.where === 'aboard') return f.where;
  if (f.defeated) return 'defeated';
  if (view.active?.figure === f.id) return 'active';
  if (f.prone) return 'prone';
  if (isEngaged(view, f)) return 'engaged';
  return f.acted ? 'done' : 'to-play';
}
export function Things(props: Props) {
  const { view, seat } = props;
  const crew = seat === undefined ? view.turn : view.crewOf[seat];
  const mine = view.figures.filter((f) => f.crew === crew && f.where !== 'out');
  const [chosen, choose] = useState<FigureId>();
  const front = mine.find((f) => f.id === view.active?.figure) ?? mine.find((f) => f.id === chosen) ?? mine[0];
  if (!front) return null;
  return (
    <div className="cs-crew">
      <Dashboard {...props} f={front} />
      {mine
        .filter((f) => f.id !== front.id)
        .map((f) => (
          <Short key={f.id} {...props} f={f} onFront={() => choose(f.id)} />
        ))}
    </div>
  );
}
const Line = ({ children, value }: { readonly children: ReactNode; readonly value: string }) => (
  <p className="cs-line">
    {children}
    <span>{value}</span>
  </p>
);
function Dashboard({ view, lang, f }: Props & { readonly f: Figure }) {
  const labels = LABELS[lang];
  const sheet = f.being.kind === 'trader' ? f.being.sheet : undefined;
  const active = view.active?.figure === f.id ? view.active : undefined;
  return (
    <article className="cs-plate cs-dash" data-seat={colourOf(view, f)} data-active={active ? '' : undefined} aria-label={nameOf(f, lang)}>
      <header>
        <Art id={portraitOf(f)} size={112} className="cs-portrait" />
        <h3>{nameOf(f, lang)}</h3>
        <em data-status={statusOf(view, f)}>{labels.status[statusOf(view, f)]}</em>
      </header>
      <div className="cs-stats">
        <Line value={`${f.health}/${f.fit}`}>
          <Pegs kind="health" count={f.health} of={f.fit} label={labels.health(f.health, f.fit)} />
        </Line>
        {sheet && (
          <>
            <Line value={`${f.pegs}/${sheet.skill}`}>
              <Pegs kind="skill" count={f.pegs} of={sheet.skill} label={labels.skill(f.pegs, sheet.skill)} />
            </Line>
            <Line value={`${f.ammo}/${MAGAZINE}`}>
              <Pegs kind="ammo" count={f.ammo} of={MAGAZINE} label={labels.ammo(f.ammo, MAGAZINE)} />
            </Line>
          </>
        )}
        <p className="cs-line">
          <b>{labels.actions(active?.actions ?? sheet?.actions ?? 1)}</b>
          <span>{labels.moved(f.moved)}</span>
        </p>
      </div>
      <section className="cs-inventory">
        <h4>{labels.inventory(spaces(view, f.inventory), capacityOf(f))}</h4>
        <div>
          {f.inventory.map((token) => (
            <TokenArt key={token} board={view} token={token} height={44} lang={lang} />
          ))}
        </div>
      </section>
      <section className="cs-armour">
        <h4>{labels.armour}</h4>
        {f.armour === null ? <small>{labels.empty}</small> : <TokenArt board={view} token={f.armour} height={52} />}
      </section>
      <section className="cs-skills">
        <h4>{labels.skills}</h4>
        {skillsOf(view, f).map(({ skill, level }) => (
          <Explain
            key={skill}
            about={{ title: SKILL_WORDS[lang][skill].name, text: SKILL_WORDS[lang][skill].levels.slice(0, level) as readonly Sentence[] }}
          >
            <span className="cs-skill">
              {SKILL_WORDS[lang][skill].name} <i aria-hidden="true">{'◆'.repeat(level)}</i> <span className="cd-hidden">{level}</span>
            </span>
          </Explain>
        ))}
      </section>
    </article>
  );
}
function Short({ view, lang, f, onFront, play }: Props & { readonly f: Figure; onFront(): void }) {
  const labels = LABELS[lang];
  const status = statusOf(view, f);
  const asked = play.options('turn/trader').some((o) => o === f.id);
  return (
    <button
      type="button"
      className="cs-plate cs-short"
      data-seat={colourOf(view, f)}
      data-legal={asked ? '' : undefined}
      data-wanted={play.wanted?.('turn/trader', f.id)}
      onClick={() => (asked ? play.pick('turn/trader', f.id) : onFront())}
    >
      <Art id={portraitOf(f)} size={40} className="cs-portrait" />
      <b>{nameOf(f, lang)}</b>
      <em data-status={status}>{labels.status[status]}</em>
      <Pegs kind="health" size={13} count={f.health} of={f.fit} label={labels.health(f.health, f.fit)} />
      <span className="cs-short-items">
        {f.inventory.slice(0, 4).map((token) => (
          <TokenArt key={token} board={view} token={token} height={22} />
        ))}
      </span>
    </button>
  );
}
