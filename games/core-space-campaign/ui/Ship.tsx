/** The ship: its systems, upgrades and hold, and the crew as a file. */
import { UPGRADES } from '@cosmodrome/core-space/content/index';
import type { Question } from '@cosmodrome/kit/text';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { useState } from 'react';
import { BOXES, HOLD, LONGEST_NAME, REPAIR, SYSTEMS, UPGRADE_PRICES } from '../content/index.ts';
import { exportOf } from '../judge/file.ts';
import { isAway, lastSpace } from '../judge/people.ts';
import { carriedBy, spacesOf } from '../judge/things.ts';
import type { Crew } from '../state.ts';
import { Hull } from './Hull.tsx';
import { Boxes, Choice, Glyph, Panel, Portrait, type Props, Token, wordsOf } from './parts.tsx';

/** Under the reader's name: who is in the crew with what they carry, and what lies in the hold. */
export function Things(props: Props) {
  const crew = props.view.crews[props.seat ?? 0];
  const words = wordsOf(props);
  const { names, page } = words.lexicon;
  if (crew?.standing !== 'active') return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it lies in what scrolls, which keys must scroll
    <section className="csc-things" aria-label={page.crew} tabIndex={0}>
      {crew.members.map((m) => (
        <div key={m.id} className="csc-mate" data-away={isAway(m) ? '' : undefined}>
          <Portrait profile={m.profile} size={44} />
          <span className="csc-who">
            <b>{words.called.who(m)}</b>
            <span>
              {words.called.class(m.class)} · {m.career}/{lastSpace(m.profile)}
            </span>
          </span>
          <span className="csc-kit">
            {carriedBy(m).map((kind, i) => (
              <Token key={i} kind={kind} height={24} words={words} />
            ))}
          </span>
        </div>
      ))}
      <div className="csc-mate">
        <span className="csc-who">
          <b>{names.ua(crew.money)}</b>
          <span>
            {page.hold} {spacesOf(crew.hold)} / {HOLD}
          </span>
        </span>
        <span className="csc-kit">
          {crew.hold.map((kind, i) => (
            <Token key={i} kind={kind} height={24} words={words} />
          ))}
        </span>
      </div>
    </section>
  );
}
export function ShipPanel({ crew, ...props }: Props & { readonly crew: Crew }) {
  const words = wordsOf(props);
  const { names, page } = words.lexicon;
  /** What the next wear may bring to zero. */
  const weak = SYSTEMS.filter((system) => crew.systems[system] <= 1);
  return (
    <Panel at="ship" title={crew.ship} aside={names.ua(crew.money)}>
      <div className="csc-vessel">
        <Hull crew={crew} words={words} />
        <ul className="csc-systems">
          {SYSTEMS.map((system) => (
            <li key={system} data-weak={crew.systems[system] <= 1 ? '' : undefined}>
              <Glyph id={system} />
              <Explain about={{ title: names.systems[system].name, text: names.systems[system].help, rules: ['CS-SHI-01'] }}>
                {names.systems[system].name}
              </Explain>
              <Boxes full={crew.systems[system]} />
              <span>
                {crew.systems[system]}/{BOXES}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className="csc-line">
        {page.hold} {spacesOf(crew.hold)} / {HOLD}
      </p>
      <ul className="csc-systems csc-upgrades">
        {UPGRADES.map((upgrade) => (
          <li key={upgrade} className="csc-upgrade" data-none={crew.upgrades[upgrade] === 0 ? '' : undefined}>
            <Glyph id={upgrade} />
            <Explain about={{ title: names.upgrades[upgrade].name, text: names.upgrades[upgrade].help, rules: ['CS-MNT-08'] }}>
              {names.upgrades[upgrade].name}
            </Explain>
            <Boxes full={crew.upgrades[upgrade]} of={UPGRADE_PRICES.length} />
            <span>
              {crew.upgrades[upgrade]}/{UPGRADE_PRICES.length}
            </span>
          </li>
        ))}
      </ul>
      {weak.length > 0 && (
        <p className="csc-warn">
          <Icon name="warn" small /> {page.keep(weak.map((system) => names.systems[system].name).join(', '), weak.length * REPAIR)}
        </p>
      )}
      {props.seat === crew.seat &&
        props.play.asks.map((ask) => ask.topic === 'home' && <Rename key={ask.topic} {...props} crew={crew} ask={ask} />)}
      {props.seat === crew.seat && crew.standing === 'active' && (
        <a
          className="cd-button"
          download={`${crew.ship}.json`}
          href={`data:application/json,${encodeURIComponent(JSON.stringify(exportOf(crew)))}`}
        >
          {page.export}
        </a>
      )}
    </Panel>
  );
}

/** CS-SHI-08; and the way out of the campaign. */
function Rename({ crew, ask, ...props }: Props & { readonly crew: Crew; readonly ask: Question }) {
  const { play } = props;
  const { page } = wordsOf(props).lexicon;
  const [name, call] = useState(crew.ship);
  return (
    <form
      className="csc-import"
      onSubmit={(e) => {
        e.preventDefault();
        play.confirm('home', { do: 'name', ship: name.trim() });
      }}
    >
      <input
        className="cd-field"
        maxLength={LONGEST_NAME}
        value={name}
        aria-label={page.rename}
        onChange={(e) => call(e.currentTarget.value)}
      />
      <button type="submit" className="cd-button" disabled={name.trim() === '' || name.trim() === crew.ship}>
        {page.rename}
      </button>
      <Choice {...props} ask={ask} option={{ do: 'retire' }} quiet />
    </form>
  );
}
