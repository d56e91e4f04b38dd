/** The ship: its systems, upgrades and hold, and the crew as a file. */
import { UPGRADES } from '@cosmodrome/core-space/content/index';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { BOXES, HOLD, REPAIR, SYSTEMS, UPGRADE_PRICES } from '../content/index.ts';
import { exportOf } from '../judge/file.ts';
import { spacesOf } from '../judge/things.ts';
import type { Crew } from '../state.ts';
import { Panel, type Props, Token, wordsOf } from './parts.tsx';

/** What lies in the hold, under the reader's name. */
export function Hold(props: Props) {
  const crew = props.view.crews[props.seat ?? 0];
  const words = wordsOf(props);
  if (crew?.standing !== 'active') return null;
  return (
    <div className="csc-hold csc-things">
      <p className="csc-line">
        {words.lexicon.names.ua(crew.money)} · {words.lexicon.page.hold} {spacesOf(crew.hold)} / {HOLD}
      </p>
      {crew.hold.map((kind, i) => (
        <Token key={i} kind={kind} height={44} words={words} />
      ))}
    </div>
  );
}
export function ShipPanel({ crew, ...props }: Props & { readonly crew: Crew }) {
  const words = wordsOf(props);
  const { names, page } = words.lexicon;
  /** What the next wear may bring to zero. */
  const weak = SYSTEMS.filter((system) => crew.systems[system] <= 1);
  return (
    <Panel at="ship" title={crew.ship} aside={names.ua(crew.money)}>
      <ul className="csc-systems">
        {SYSTEMS.map((system) => (
          <li key={system} data-weak={crew.systems[system] <= 1 ? '' : undefined}>
            <Explain about={{ title: names.systems[system].name, text: names.systems[system].help, rules: ['CS-SHI-01'] }}>
              {names.systems[system].name}
            </Explain>
            <span className="csc-boxes" aria-hidden="true">
              {Array.from({ length: BOXES }, (_, i) => (
                <i key={i} data-on={i < crew.systems[system] ? '' : undefined} />
              ))}
            </span>
            <span>
              {crew.systems[system]}/{BOXES}
            </span>
          </li>
        ))}
        {UPGRADES.map((upgrade) => (
          <li key={upgrade} className="csc-upgrade">
            <Explain about={{ title: names.upgrades[upgrade].name, text: names.upgrades[upgrade].help, rules: ['CS-MNT-08'] }}>
              {names.upgrades[upgrade].name}
            </Explain>
            <span>
              {crew.upgrades[upgrade]}/{UPGRADE_PRICES.length}
            </span>
          </li>
        ))}
      </ul>
      {weak.length > 0 && (
        <p className="csc-warn">
          <Icon name="warning" small /> {page.keep(weak.map((system) => names.systems[system].name).join(', '), weak.length * REPAIR)}
        </p>
      )}
      <p className="csc-line">
        {page.hold} {spacesOf(crew.hold)} / {HOLD}
      </p>
      <div className="csc-hold">
        {crew.hold.map((kind, i) => (
          <Token key={i} kind={kind} height={40} words={words} />
        ))}
      </div>
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
