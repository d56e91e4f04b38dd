/** Where a flaw is: on the board, in which form, and in words. */
import { UNIT } from '@cosmodrome/kit/plane/plan';
import type { Lang } from '@cosmodrome/kit/text';
import type { Flaw, Path } from '../content/flaws.ts';
import type { MissionMap } from '../content/map.ts';
import type { Mission, Square } from '../content/mission.ts';
import { NAMES } from '../ui/terms.ts';
import type { Mark } from './board.ts';
import { LABELS, type Tab } from './labels.ts';

/** The square that something speaks of: it is one, or stands on one, or where a figure enters. */
function squareIn(value: unknown, map: MissionMap): Square | undefined {
  if (Array.isArray(value))
    return value.length === 2 && value.every((n) => typeof n === 'number') ? (value as unknown as Square) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const { at, square, entry } = value as { readonly at?: unknown; readonly square?: unknown; readonly entry?: unknown };
  if (at !== undefined) return squareIn(at, map);
  const [x, y] = typeof entry === 'number' ? (map.entries[entry - 1] ?? []) : [];
  return x === undefined || y === undefined ? squareIn(square, map) : [Math.floor(x / UNIT), Math.floor(y / UNIT)];
}
/** Where on the board a flaw is: undefined, if it is nowhere there. */
export function markOf({ at }: Flaw, mission: Mission | undefined, map: MissionMap | undefined): Mark | undefined {
  const [field, one, two] = at;
  if (field === 'map' && typeof one === 'number' && typeof two === 'number') return [one - 1, two - 1];
  if (field === 'floors' && typeof one === 'number' && typeof two === 'number') return [2 * one - 1, 2 * two - 1];
  if (!map) return undefined;
  let square = field === 'map' && one === 'entry' ? squareIn({ entry: two }, map) : undefined;
  let value: unknown = mission;
  for (const key of at) {
    if (typeof value !== 'object' || value === null) break;
    value = (value as Readonly<Record<string | number, unknown>>)[key];
    square = squareIn(value, map) ?? square;
  }
  const { cols, rows } = map.plan;
  return square && square[0] < cols && square[1] < rows ? [2 * square[1] + 1, 2 * square[0] + 1] : undefined;
}
/** What is measured from airlock to airlock is told by the measures alone. */
export const isMeasured = ({ why }: Flaw): boolean => why === 'unfair-airlocks' || why === 'uneven-entries';
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
/** Where in the data: the words of the forms, where there are some; what only a file can hold goes by its own name. */
export function placeOf(at: Path, lang: Lang, mission: Mission | undefined): string {
  const labels = LABELS[lang];
  const names = NAMES[lang];
  const [field, one, two] = at;
  if (field === undefined) return labels.panels;
  if ((field === 'map' || field === 'floors') && typeof one === 'number' && typeof two === 'number')
    return field === 'floors' ? labels.at(two, one) : labels.at(Math.ceil(two / 2), Math.ceil(one / 2));
  if (field === 'map' && one === 'entry') return labels.entry(`${two}`);
  const whole: Readonly<Record<string, string>> = {
    map: labels.map,
    floors: labels.levels,
    name: labels.words,
    crews: labels.crews,
    deck: labels.deckCards,
    presence: labels.present,
    crates: labels.inCrates,
    blocks: labels.rules,
    pieces: labels.tabs.pieces,
  };
  const parts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    deck: names.cardTypes,
    presence: Object.fromEntries(Object.entries(names.categories).map(([key, { name }]) => [key, name])),
    crates: { large: labels.fields.largeLarge, mixed: labels.certain, from: labels.fields.token },
  };
  const own = (of: Readonly<Record<string, string>> | undefined, key: string) => (of && Object.hasOwn(of, key) ? of[key] : undefined);
  const said = at.map((key, i) => {
    if (i === 1 && field === 'pieces' && typeof key === 'number') {
      const kind = mission?.pieces[key]?.piece;
      return kind === undefined ? `${labels.tabs.pieces} ${key + 1}` : `${key + 1}. ${names.pieces[kind]}`;
    }
    if (typeof key === 'number') return `${key + 1}`;
    if (i === 0) return own(whole, key) ?? own(labels.fields, key) ?? key;
    if (key === 'sites') return labels.sites;
    if (key === 'figures') return labels.present;
    return own(parts[`${field}`], key) ?? own(labels.fields, key) ?? key;
  });
  return (field === 'pieces' && said.length > 1 ? said.slice(1) : said).join(' › ');
}
