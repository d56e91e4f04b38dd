/** What is wrong or unfair, by the reader the game itself uses, each with its place; and how far everything is from each airlock. */
import type { Lang } from '@cosmodrome/kit/text';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { distancesOf, type Flaw, type Path } from '../content/flaws.ts';
import type { MissionMap } from '../content/map.ts';
import { measuresOf } from '../content/measures.ts';
import type { Mission } from '../content/mission.ts';
import { flaws as en } from '../text/en/flaws.ts';
import { flaws as fr } from '../text/fr/flaws.ts';
import { NAMES } from '../ui/terms.ts';
import type { Mark } from './board.ts';
import { squaresOf } from './fields.ts';
import { LABELS, type Tab } from './labels.ts';

const SAY = { fr, en };
/** Where on the board a flaw is: undefined, if it is nowhere there. */
export function markOf({ at }: Flaw, mission: Mission | undefined, map: MissionMap | undefined): Mark | undefined {
  const [field, one, two] = at;
  if (field === 'map' && one === 'entry' && map) {
    const [x, y] = map.entries[(two as number) - 1] ?? [0, 0];
    return [Math.floor(y / 100) * 2 + 1, Math.floor(x / 100) * 2 + 1];
  }
  if (field === 'map' && typeof one === 'number' && typeof two === 'number') return [one - 1, two - 1];
  if (field === 'floors' && typeof one === 'number' && typeof two === 'number') return [2 * one - 1, 2 * two - 1];
  if (field === 'pieces' && typeof one === 'number' && mission) {
    const piece = mission.pieces[one];
    const n = at.findLast((key): key is number => typeof key === 'number');
    const squares = piece ? squaresOf(piece) : [];
    const square = at.length > 2 && n !== undefined && squares.length > 0 ? squares[Math.min(n, squares.length - 1)] : undefined;
    return square && [2 * square[1] + 1, 2 * square[0] + 1];
  }
  return undefined;
}
/** Which panel a flaw is mended in. */
export const tabOf = ({ at: [field] }: Flaw): Tab | undefined =>
  field === 'map' || field === 'floors' ? undefined : field === 'pieces' ? 'pieces' : 'settings';
/** Which part of the settings it is mended in. */
export const groupOf = ({ at: [field] }: Flaw): string =>
  field === 'name'
    ? 'words'
    : field === 'crates' || field === 'deck' || field === 'presence' || field === 'blocks'
      ? field
      : field === 'beams' || field === 'signs' || field === 'fixed'
        ? 'posts'
        : 'limits';
/** Where in the data: the words of the forms where there are some. */
function placeOf(at: Path, lang: Lang, mission: Mission | undefined): string {
  const labels = LABELS[lang];
  const [field, one, two] = at;
  if ((field === 'map' || field === 'floors') && typeof one === 'number' && typeof two === 'number')
    return field === 'floors' ? labels.at(two, one) : labels.at(Math.ceil(two / 2), Math.ceil(one / 2));
  if (field === 'map' && one === 'entry') return labels.entry(`${two}`);
  if (at.length === 1 && field === 'map') return '';
  const said = at.map((key, i) => {
    if (i === 1 && field === 'pieces' && typeof key === 'number') {
      const kind = mission?.pieces[key]?.piece;
      return kind === undefined ? `${key + 1}` : `${key + 1}. ${NAMES[lang].pieces[kind]}`;
    }
    if (typeof key === 'number') return `${key + 1}`;
    if (key === 'name') return labels.words;
    if (key === 'blocks') return labels.rules;
    if (key === 'sites') return labels.sites;
    if (key === 'mixed') return labels.certain;
    if (key === 'deck') return labels.deckCards;
    if (key === 'presence' || key === 'figures') return labels.present;
    return Object.hasOwn(labels.fields, key) ? labels.fields[key as keyof typeof labels.fields] : key;
  });
  return (field === 'pieces' && said.length > 1 ? said.slice(1) : said).join(' › ');
}
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
          {onShow && (tabOf(flaw) !== undefined || flaw.at.length > 1) && (
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
export function Far({
  mission,
  map,
  lang,
  open,
}: {
  readonly mission: Mission;
  readonly map: MissionMap;
  readonly lang: Lang;
  readonly open?: boolean;
}) {
  const { far, farHelp, farTo, measures } = LABELS[lang];
  const all = distancesOf(mission, map);
  const { cover, primary, secondary, pegs } = measuresOf(mission, map);
  const keys = ['crates', 'nearest', 'aim', 'entry'] as const;
  const say = (n: number) => `${n.toLocaleString(lang)}″`;
  const part = (n: number) => n.toLocaleString(lang);
  return (
    <details className="cs-w-measures" open={open}>
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
              {keys.map((key) => {
                const least = Math.min(...all.map((r) => r[key]));
                return (
                  <td key={key} data-far={(key === 'crates' || key === 'aim') && row[key] > 1.25 * least ? '' : undefined}>
                    {say(row[key])}
                  </td>
                );
              })}
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
