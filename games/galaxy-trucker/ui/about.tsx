/** Hover cards: what a part, a card, a specialist, a token is, with what it is worth here and now. */
import type { About } from '@cosmodrome/kit/face';
import type { AnyWords, Lang, Sentence } from '@cosmodrome/kit/text';
import {
  type CardId,
  cardAt,
  kindOf,
  nameOf,
  type Plan,
  type Specialist,
  type SquareId,
  type Tile,
  type TileId,
  tileAt,
} from '../content/index.ts';
import { deviceAt } from '../judge/ship.ts';
import { type Rot, rotOf, type Ship, tileOf } from '../state.ts';
import type { TermKey } from '../text/lexicon.ts';
import { CardPicture } from './Cards.tsx';
import { LABELS } from './labels.ts';
import { PartPicture, portraitOf, Sign, turns } from './pieces.tsx';
import { explained, NAMES, PRINTS } from './terms.ts';

/** A part: its name, what it does, where it points. */
export function partAbout(words: AnyWords, lang: Lang, tile: TileId, rot: Rot = 0, first: readonly Sentence[] = []): About {
  const printed = tileAt(tile);
  const key: TermKey = `tile/${kindOf(printed)}`;
  const term = explained(words, key);
  return {
    ...term,
    title: NAMES[lang].tiles[kindOf(printed)].name,
    text: [...first, PRINTS[lang].tile(printed)],
    art: <PartPicture tile={tile} rot={rot} size={84} />,
    ...(turns(printed) ? { more: LABELS[lang].points(facing(printed, rot).map((side) => NAMES[lang].from[side]!)) } : {}),
  };
}
/** Where it points once turned: barrels forwards, nozzles backwards, shields and thrusters two ways. */
function facing(tile: Tile, rot: Rot): readonly (0 | 1 | 2 | 3)[] {
  const printed: readonly (0 | 1 | 2 | 3)[] = tile.type === 'engine' ? [2] : tile.type === 'cannon' ? [0] : [0, 1];
  return printed.map((side) => ((side + rot) & 3) as 0 | 1 | 2 | 3);
}
/** The part on a square of a ship, with what lies in it. */
export function fittedAbout(words: AnyWords, lang: Lang, ship: Ship, plan: Plan, square: SquareId, first: readonly Sentence[] = []): About {
  const laid = ship.squares[square]!;
  const load = ship.loads.find((one) => one.square === square);
  const labels = LABELS[lang];
  const made = partAbout(words, lang, tileOf(laid), rotOf(laid), [labels.at(plan, square), ...first]);
  const held = load ? labels.holds(load, NAMES[lang]) : undefined;
  const device = deviceAt(ship, square);
  const other =
    device && device.tile.type !== tileAt(tileOf(laid)).type ? [labels.countsAs(NAMES[lang].tiles[kindOf(device.tile)].name)] : [];
  return { ...made, text: [...(made.text as readonly Sentence[]), ...other, ...(held ? [held] : [])] };
}
export function cardAbout(words: AnyWords, lang: Lang, card: CardId, big = true): About {
  const name = nameOf(cardAt(card));
  const term = explained(words, `card/${name}`);
  return {
    ...term,
    title: NAMES[lang].cards[name].name,
    text: PRINTS[lang].card(cardAt(card)),
    ...(big ? { art: <CardPicture card={card} lang={lang} /> } : {}),
  };
}
export function specialistAbout(words: AnyWords, lang: Lang, who: Specialist): About {
  const { specialists, skills } = NAMES[lang];
  return {
    ...explained(words, `specialist/${who}`),
    title: specialists[who],
    text: [`A. ${skills[`${who}-a`]}`, `B. ${skills[`${who}-b`]}`],
    art: <Sign id={portraitOf(who)} size={84} height={92} />,
  };
}
