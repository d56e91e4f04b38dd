/** What a room, a character, a parasite or a card is, in the words of the rules: hover cards and names for screen readers. */
import type { About } from '@cosmodrome/kit/face';
import type { AnyWords, Lang, Sentence } from '@cosmodrome/kit/text';
import { type Card, DIRECTIONS, type Icon, infectionSeat, isInfection, SEARCH_CARDS } from '../content/index.ts';
import { type BodyId, isAndroid, partOf, type RoomId, seatOf } from '../state.ts';
import type { Notion } from '../text/lexicon.ts';
import type { TeamView, TileView, View } from '../view.ts';
import type { Facts } from './facts.ts';
import { bodiesIn, bodyView, roomOf, teamOf } from './geometry.ts';
import { LABELS } from './labels.ts';
import type { Marks } from './marks.ts';
import { Art, type Vermin } from './pieces.tsx';
import { explained, NAMES } from './terms.ts';

export interface Eyes {
  readonly view: View;
  readonly names: readonly string[];
  readonly lang: Lang;
  readonly words: AnyWords;
}

// ------------------------------------------------------------------ rooms

/** The sides of a card that belong to this room, as they lie. */
function doorsOf(tile: TileView, room: RoomId, lang: Lang): string {
  const labels = LABELS[lang];
  const part = partOf(room);
  const open = DIRECTIONS.filter((d) => tile.sides[d].door !== 'wall' && (tile.inner === null || tile.sides[d].owner === part));
  const list = open.map((d) => {
    const { door, passage } = tile.sides[d];
    const way = labels.wayWords[d];
    return (passage === 'free' ? door : passage) === 'security' ? labels.locked(way) : way;
  });
  if (tile.inner !== null) {
    const way = labels.wayWords[part === 0 ? 2 : 0];
    list.push(tile.inner === 'security' ? labels.locked(way) : way);
  }
  return labels.doors(list);
}
export const roomName = (view: View, room: RoomId, lang: Lang): string => NAMES[lang].rooms[roomOf(view, room).key];
export const bodyName = (view: View, body: BodyId, { names, lang }: Pick<Eyes, 'names' | 'lang'>): string => {
  const labels = LABELS[lang];
  const name = names[seatOf(body)] ?? NAMES[lang].colours[teamOf(view, seatOf(body)).colour];
  return isAndroid(body) ? labels.androidOf(name) : labels.soldierOf(name);
};
/** Everything that can be seen in a room, in one sentence. */
export function roomSentence(room: RoomId, { view, names, lang }: Eyes): string {
  const labels = LABELS[lang];
  const { tile, icon: has } = roomOf(view, room);
  const what = [roomName(view, room, lang)];
  if (has && tile.icon !== 'reactor') {
    what.push(NAMES[lang].icons[tile.icon]);
    if (tile.icon !== 'nest') what.push(tile.red ? labels.searched : labels.unsearched);
  }
  what.push(doorsOf(tile, room, lang));
  const here = bodiesIn(view, room).map((b) => `${bodyName(view, b, { names, lang })} ${labels.hearts(bodyView(view, b).hp)}`);
  const vermin = view.parasites.filter((p) => p.room === room);
  const grey = vermin.filter((p) => !p.black).length;
  const black = vermin.length - grey;
  if (grey > 0) here.push(labels.greyParasite(grey));
  if (black > 0) here.push(labels.blackParasite(black));
  return [what.join(', '), ...(here.length > 0 ? [here.join(', ')] : [])].join(lang === 'fr' ? ' ; ' : '; ');
}
const TERM_OF: Readonly<Record<Icon, Notion | undefined>> = {
  none: undefined,
  one: 'one',
  run: 'run',
  alert: 'alert',
  storage: 'storage',
  team: 'team',
  terminal: 'terminal',
  infirmary: 'infirmary',
  nest: 'nest',
  reactor: 'reactor',
};
export function roomAbout(room: RoomId, eyes: Eyes): About {
  const { view, lang, words } = eyes;
  const { tile, icon } = roomOf(view, room);
  const term = icon ? TERM_OF[tile.icon] : undefined;
  const doors = doorsOf(tile, room, lang);
  const text: Sentence[] = [];
  if (term && words.terms[term]) text.push(words.terms[term].help);
  if (tile.red && words.terms.red) text.push(words.terms.red.help);
  const rules = [...((term && words.terms[term]?.rules) || []), ...((tile.red && words.terms.red?.rules) || [])];
  return {
    title: roomName(view, room, lang),
    text: text.length > 0 ? text : [`${doors.charAt(0).toUpperCase()}${doors.slice(1)}.`],
    ...(text.length > 0 ? { more: `${doors.charAt(0).toUpperCase()}${doors.slice(1)}.` } : {}),
    ...(rules.length > 0 ? { rules } : {}),
  };
}

// ------------------------------------------------------------------ characters and parasites

function laidSentence(team: TeamView, lang: Lang): Sentence {
  const labels = LABELS[lang];
  const items = [
    ...team.laid.map((item) => `{#${item}|${NAMES[lang].cards[item].name}}`),
    ...team.ammo.map((n) => `{#ammo|${NAMES[lang].cards.ammo.name}} ${labels.bullets(n)}`),
  ];
  return items.length > 0 ? items.join(', ') : labels.nothingLaid;
}
export const laidWords = laidSentence;
export function bodyAbout(body: BodyId, eyes: Eyes, facts: Facts, marks: Marks): About {
  const { view, lang, words } = eyes;
  const labels = LABELS[lang];
  const seat = seatOf(body);
  const team = teamOf(view, seat);
  const is = bodyView(view, body);
  const kind = isAndroid(body) ? 'android' : 'soldier';
  const traded = facts.trades.flatMap(({ seats, round }) =>
    seats.includes(seat) ? [`{@${seats[0] === seat ? seats[1] : seats[0]}} (${labels.notebook.tradeWith(round)})`] : [],
  );
  const trust = marks.trust[seat];
  const laid = laidSentence(team, lang);
  return {
    title: bodyName(view, body, eyes),
    text: [
      `${labels.heartsOf(is.hp)}, ${labels.ap(is.ap)}. ${words.terms[kind]?.help ?? ''}`,
      `${labels.handOf(team.hand)} ${laid.charAt(0).toUpperCase()}${laid.slice(1)}.`,
      ...(traded.length > 0 ? [`${labels.notebook.trades} ${traded.join(', ')}.`] : []),
    ],
    ...(trust !== undefined && seat !== view.seat ? { more: labels.notebook.yours(labels.notebook.levels[trust]) } : {}),
    ...(words.terms[kind]?.rules ? { rules: words.terms[kind].rules } : {}),
  };
}
export const parasiteAbout = (kind: Vermin, { lang, words }: Eyes): About =>
  explained(words, 'parasite', { title: LABELS[lang].parasite[kind] });

// ------------------------------------------------------------------ cards

export function cardTitle(card: Card, { names, lang, view }: Pick<Eyes, 'names' | 'lang' | 'view'>): string {
  if (!isInfection(card)) return NAMES[lang].cards[card].name;
  const seat = infectionSeat(card);
  return seat === view.seat ? LABELS[lang].ownInfection : LABELS[lang].infectionOf(names[seat] ?? String(seat + 1));
}
export function cardAbout(card: Card, eyes: Eyes): About {
  const { words, lang, view } = eyes;
  const labels = LABELS[lang];
  const facts = isInfection(card) ? undefined : SEARCH_CARDS[card];
  const cost =
    facts && facts.by !== 'nobody' && card !== 'alert' ? `${labels.ap(facts.ap)}, ${labels.keeps[facts.keeps]}` : labels.keeps.hand;
  return explained(words, isInfection(card) ? 'infection' : card, {
    title: cardTitle(card, eyes),
    more: cost.charAt(0).toUpperCase() + cost.slice(1),
    art: (
      <svg className="pan-cardart" viewBox="0 0 100 64" aria-hidden="true">
        <rect width="100" height="64" fill="#0a121b" />
        <rect width="100" height="64" fill="url(#pan-cardspot)" />
        <Art card={card} view={view} />
      </svg>
    ),
  });
}
