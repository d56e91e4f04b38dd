/** What is wrong or unfair, by the reader the game itself uses, each with its place; and how far everything is from each airlock. */
import type { Lang } from '@cosmodrome/kit/text';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { distancesOf, type Flaw, isFar } from '../content/flaws.ts';
import type { MissionMap } from '../content/map.ts';
import { measuresOf } from '../content/measures.ts';
import type { Mission } from '../content/mission.ts';
import { flaws as en } from '../text/en/flaws.ts';
import { flaws as fr } from '../text/fr/flaws.ts';
import { LABELS } from './labels.ts';
import { isMeasured, placeOf, tabOf } from './places.ts';

const SAY = { fr, en };
export function Flaws({
  flaws,
  mission,
  lang,
  onShow,
}: {
  readonly flaws: readonly Flaw[];
  /** Undefined: it is not even shaped like one. */
  readonly mission: Mission | undefined;
  readonly lang: Lang;
  onShow?(flaw: Flaw): void;
}) {
  const labels = LABELS[lang];
  if (flaws.length === 0)
    return (
      <p className="cs-w-sound">
        <Icon name="check" small /> {labels.sound}
      </p>
    );
  return (
    <ol className="cs-w-flaws">
      {flaws.map((flaw, i) => (
        <li key={i} data-grave={flaw.grave ? '' : undefined}>
          <i aria-hidden="true">{i + 1}</i>
          <span>
            <b>
              <span className="cd-hidden">{flaw.grave ? labels.fault : labels.warning} : </span>
              <Rich quiet>{SAY[lang][flaw.why]}</Rich>
            </b>
            <small>
              <bdi>{placeOf(flaw.at, lang, mission)}</bdi>
            </small>
          </span>
          {onShow && (tabOf(flaw) !== undefined || flaw.at.length > 1 || isMeasured(flaw)) && (
            <button type="button" className="cd-button" onClick={() => onShow(flaw)}>
              {labels.show} <span className="cd-hidden">{i + 1}</span>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
/** Figures beside which the six missions can be held. */
export function Far({ mission, map, lang }: { readonly mission: Mission; readonly map: MissionMap; readonly lang: Lang }) {
  const { far, farHelp, farTo, measures } = LABELS[lang];
  const all = distancesOf(mission, map);
  const { cover, primary, secondary, pegs } = measuresOf(mission, map);
  const keys = (['crates', 'nearest', 'large', 'aim', 'entry'] as const).filter(
    (key) => key !== 'large' || all.some((row) => row[key] > 0),
  );
  const say = (n: number) => `${n.toLocaleString(lang)}″`;
  const part = (n: number) => n.toLocaleString(lang);
  return (
    <details className="cs-w-measures">
      <summary>{far}</summary>
      <table className="cs-w-far">
        <thead>
          <tr>
            <th scope="col">{farTo.airlock}</th>
            {keys.map((key) => (
              <th key={key} scope="col">
                {farTo[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((row) => (
            <tr key={row.airlock}>
              <th scope="row">{row.airlock}</th>
              {keys.map((key) => (
                <td key={key} data-far={isFar(all, row, key) ? '' : undefined}>
                  {say(row[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cd-muted">{farHelp}</p>
      <ul>
        <li>{measures.cover(part(cover))}</li>
        {primary !== undefined && <li>{measures.middle(say(primary), secondary === undefined ? undefined : say(secondary))}</li>}
        <li>{measures.pegs(pegs, mission.hostility)}</li>
      </ul>
    </details>
  );
}
