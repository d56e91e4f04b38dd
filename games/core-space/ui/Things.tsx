/** My crew: the dashboard of the Trader at hand in full, the others beside it in short; the game master’s: all whom no crew leads. */
import { typeset } from '@cosmodrome/kit/rich';
import { useExplain } from '@cosmodrome/kit/ui/Explain';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { skillOf } from '../content/skills.ts';
import { MAGAZINE } from '../content/traders.ts';
import { actionsOf, armourOf, capacityOf, isEngaged, npcProfile, skillStat, skillsOf, spaces, wornBy } from '../judge/figures.ts';
import { stands } from '../judge/place.ts';
import { type CrewId, type FigureId, figureOf, type Shown, type TokenId } from '../state.ts';
import type { View } from '../view.ts';
import { colourOf, named, type Props, tokenAbout, tokenName } from './desk.ts';
import { hold, letGo, useHold } from './hold.ts';
import { LABELS, type Labels } from './labels.ts';
import { Art, Pegs, portraitOf, TokenArt } from './pieces.tsx';
import { type Anchor, type Choices, choicesOf, direct } from './places.ts';
import { SKILL_SIGNS } from './skills.ts';
import { SKILL_WORDS } from './terms.ts';

type Status = keyof Labels['status'];
export function statusOf(view: View, f: Shown): Status {
  if (f.where === 'home' || f.where === 'aboard') return f.where;
  if (f.defeated) return 'defeated';
  if (view.active?.figure === f.id || (view.scene?.kind === 'led' && view.scene.figure === f.id)) return 'active';
  if (f.prone) return 'prone';
  if (isEngaged(view, f)) return 'engaged';
  return f.acted ? 'done' : 'to-play';
}
export function Things(props: Props) {
  const { view, seat, play } = props;
  const choices = useMemo(() => choicesOf(play, view), [play, view]);
  const crew = seat === undefined ? view.turn : (view.crewOf[seat] ?? null);
  const led = view.scene?.kind === 'led' ? view.scene.figure : undefined;
  const mine = view.figures.filter((f) => f.crew === crew && (crew === null ? stands(f) : f.where !== 'out'));
  const [chosen, choose] = useState<FigureId>();
  // Whose turn it is, who is asked to react, whom one looked at last.
  const reacts = (play.options('react/use')[0] as { readonly figure?: FigureId } | undefined)?.figure;
  const front = [led, view.active?.figure, reacts, chosen].map((id) => mine.find((f) => f.id === id)).find((f) => f) ?? mine[0];
  if (!front) return null;
  return (
    <div className="cs-crew">
      <Dashboard {...props} f={front} choices={choices} />
      {mine.length > 1 && (
        <div className="cs-mates">
          {mine
            .filter((f) => f.id !== front.id)
            .map((f) => (
              <Short key={f.id} {...props} f={f} onFront={() => choose(f.id)} />
            ))}
        </div>
      )}
    </div>
  );
}
/** What whom no crew leads fights with: the figures of its line. CS-PUR-22, CS-CIV-01 */
function Strength({
  profile,
  armour,
  labels,
}: {
  readonly profile: { readonly close: number; readonly ranged: number };
  readonly armour: number;
  readonly labels: Labels;
}) {
  const rows = [
    [labels.profile.close, profile.close],
    [labels.profile.ranged, profile.ranged],
    [labels.profile.armour, armour],
  ] as const;
  return (
    <dl className="cs-strength">
      {rows.map(([name, n]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{n}</dd>
        </div>
      ))}
    </dl>
  );
}
const Line = ({ children, value }: { readonly children: ReactNode; readonly value: string }) => (
  <p className="cs-line">
    {children}
    <span>{value}</span>
  </p>
);
/** Letters of the longest word: a name is as large as keeps each of its words whole. */
const longest = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));
function Dashboard(props: Props & { readonly f: Shown; readonly choices: Choices }) {
  const { view, lang, f, choices, play } = props;
  const labels = LABELS[lang];
  const skill = f.being.kind === 'trader' ? skillStat(f) : undefined;
  const active = view.active?.figure === f.id ? view.active : undefined;
  const asked = play.options('turn/trader').some((o) => o === f.id);
  const worn = wornBy(f);
  const profile = npcProfile(view, f);
  const skills = skillsOf(view, f);
  const status = statusOf(view, f);
  const head = (
    <>
      <Art id={portraitOf(f)} size={112} className="cs-portrait" />
      <h3 style={{ '--cs-letters': longest(named(view, f, lang)) } as CSSProperties}>{named(view, f, lang)}</h3>
      <em data-status={status}>{labels.status[status]}</em>
    </>
  );
  return (
    <article
      className="cs-plate cs-dash"
      data-seat={colourOf(view, f)}
      data-active={active ? '' : undefined}
      data-led={profile ? '' : undefined}
      aria-label={named(view, f, lang)}
    >
      {asked ? (
        <button
          type="button"
          className="cs-head"
          data-target=""
          data-state={play.state('turn/trader', f.id)}
          data-wanted={play.wanted?.('turn/trader', f.id)}
          aria-label={typeset(labels.play(named(view, f, lang)), lang)}
          onClick={() => play.pick('turn/trader', f.id)}
        >
          {head}
        </button>
      ) : (
        <header className="cs-head">{head}</header>
      )}
      <div className="cs-stats">
        <Line value={`${f.health}/${f.fit}`}>
          <Pegs kind="health" count={f.health} of={f.fit} label={labels.health(f.health, f.fit)} />
        </Line>
        {skill !== undefined && (
          <>
            <Line value={`${f.pegs ?? 0}/${skill}`}>
              <Pegs kind="skill" count={f.pegs ?? 0} of={skill} label={labels.skill(f.pegs ?? 0, skill)} />
            </Line>
            <Line value={`${f.ammo ?? 0}/${MAGAZINE}`}>
              <Pegs kind="ammo" count={f.ammo ?? 0} of={MAGAZINE} label={labels.ammo(f.ammo ?? 0, MAGAZINE)} />
            </Line>
          </>
        )}
        <p className="cs-line">
          <b>{labels.actions(active?.actions ?? actionsOf(view, f))}</b>
          <span>{labels.moved(f.moved ?? 0)}</span>
        </p>
      </div>
      {profile && <Strength profile={profile} armour={armourOf(view, f).value} labels={labels} />}
      {(!profile || f.inventory.length > 0) && (
        <section className="cs-inventory">
          <h4>{labels.inventory(spaces(view, f.inventory), capacityOf(f))}</h4>
          <div>
            {f.inventory.map((token) => (
              <Token key={token} {...props} token={token} choices={choices} />
            ))}
          </div>
        </section>
      )}
      {!profile && (
        <section className="cs-armour">
          <h4>{labels.armour}</h4>
          {worn === undefined ? <small>{labels.empty}</small> : <Token {...props} token={worn} choices={choices} />}
        </section>
      )}
      {(!profile || skills.length > 0) && (
        <section className="cs-skills">
          <h4>{labels.skills}</h4>
          <div>
            {skills.map(({ skill, level }) => (
              <Skill key={skill} {...props} skill={skill} level={level} choices={choices} />
            ))}
          </div>
        </section>
      )}
    </article>
  );
}
/** What lies in the hand: a token or a skill. Several answers are laid out, a single one is given by the touch. */
function useDoing({ play }: Pick<Props, 'play'>, anchor: Anchor, choices: Choices) {
  const all = choices.get(anchor) ?? [];
  const open = useHold()?.anchor === anchor;
  const only = direct(all);
  return {
    all,
    open,
    wanted: open ? undefined : all.map((c) => play.wanted?.(c.topic, c.option)).find((w) => w !== undefined),
    touch: (at: Element) => {
      if (only) play.pick(only.topic, only.option);
      else if (open) letGo();
      else hold(anchor, at);
    },
  };
}
function Token({ view, lang, token, choices, play, explain }: Props & { readonly token: TokenId; readonly choices: Choices }) {
  const { all, open, wanted, touch } = useDoing({ play }, `token-${token}`, choices);
  const about = tokenAbout(view, token, lang);
  const handlers = useExplain(about);
  const on = all.length > 0;
  const name = tokenName(view, token, lang);
  return (
    <button
      type="button"
      className="cs-held"
      data-anchor=""
      data-target={on ? '' : undefined}
      data-state={on ? (open ? 'chosen' : 'legal') : undefined}
      data-wanted={wanted}
      aria-haspopup={on ? 'menu' : undefined}
      aria-expanded={on ? open : undefined}
      aria-label={typeset(on ? `${name} : ${LABELS[lang].ways(all.length)}` : name, lang)}
      {...handlers}
      onClick={(e) => (on ? touch(e.currentTarget) : explain(e.currentTarget, about))}
    >
      <TokenArt board={view} token={token} height={40} />
    </button>
  );
}
function Skill({
  view,
  lang,
  play,
  skill,
  level,
  choices,
  explain,
}: Props & { readonly skill: ReturnType<typeof skillsOf>[number]['skill']; readonly level: number; readonly choices: Choices }) {
  const { all, open, wanted, touch } = useDoing({ play }, `skill-${skill}`, choices);
  const words = SKILL_WORDS[lang][skill];
  const about = {
    title: `${words.name} ${level}`,
    text: words.levels.slice(0, level),
    more: LABELS[lang].when[skillOf(skill).levels[0]!.when],
    rules: ['CS-SKL-01'],
  };
  const handlers = useExplain(about);
  const on = all.length > 0;
  return (
    <button
      type="button"
      className="cs-skill"
      data-anchor=""
      data-target={on ? '' : undefined}
      data-state={on ? (open ? 'chosen' : 'legal') : undefined}
      data-wanted={wanted}
      aria-haspopup={on ? 'menu' : undefined}
      aria-expanded={on ? open : undefined}
      {...handlers}
      onClick={(e) => (on ? touch(e.currentTarget) : explain(e.currentTarget, about))}
    >
      <Art id={SKILL_SIGNS[skill]} size={20} /> <span>{words.name}</span>
      <i aria-hidden="true">{'◆'.repeat(level)}</i>
      <span className="cd-hidden">{view.active && figureOf(view, view.active.figure).skilled ? LABELS[lang].used : level}</span>
    </button>
  );
}
function Short({ view, lang, f, onFront, play }: Props & { readonly f: Shown; onFront(): void }) {
  const labels = LABELS[lang];
  const status = statusOf(view, f);
  const asked = play.options('turn/trader').some((o) => o === f.id);
  return (
    <button
      type="button"
      className="cs-plate cs-short"
      data-seat={colourOf(view, f)}
      data-target={asked ? '' : undefined}
      data-state={asked ? 'legal' : undefined}
      data-legal={asked ? '' : undefined}
      data-wanted={play.wanted?.('turn/trader', f.id)}
      onClick={() => (asked ? play.pick('turn/trader', f.id) : onFront())}
    >
      <Art id={portraitOf(f)} size={34} className="cs-portrait" />
      <span>
        <b>{named(view, f, lang)}</b> <em data-status={status}>{labels.status[status]}</em>
        <span className="cs-short-line">
          <Pegs kind="health" size={13} count={f.health} of={f.fit} label={labels.health(f.health, f.fit)} />
          {f.inventory.slice(0, 4).map((token) => (
            <TokenArt key={token} board={view} token={token} height={17} />
          ))}
        </span>
      </span>
    </button>
  );
}

/** A crew at a glance, under its player's name: who is hurt, who is home. */
export function CrewSheet({ view, crew, lang }: Pick<Props, 'view' | 'lang'> & { readonly crew: CrewId }) {
  const labels = LABELS[lang];
  const all = view.figures.filter((f) => f.crew === crew && f.where !== 'out');
  return (
    <span className="cs-sheet">
      {all.map((f) => {
        const status = statusOf(view, f);
        return (
          <span key={f.id} data-status={status} title={`${named(view, f, lang)}, ${labels.status[status]}`}>
            <Art id={portraitOf(f)} size={32} className="cs-portrait" />
            <Pegs
              kind="health"
              size={9}
              count={f.health}
              of={f.fit}
              label={`${named(view, f, lang)} : ${labels.health(f.health, f.fit)}`}
            />
          </span>
        );
      })}
    </span>
  );
}
