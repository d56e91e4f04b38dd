/** The words of the game, made from the lexicon of a language. */
import type { Json, Seat } from '@cosmodrome/kernel';
import type { Chapter, Line, Offered, Term, Words } from '@cosmodrome/kit/text';
import { CARD_NAMES, CLASS_IDS, SPECIALISTS, TILE_KINDS } from '../content/index.ts';
import type { Grounds } from '../motives.ts';
import type { Note } from '../notes.ts';
import type { BuildRequest } from '../state.ts';
import type { Topic } from '../topics.ts';
import type { View } from '../view.ts';
import { contrastOf, decidedBy, endedBy, missing, nearest, standsAt } from './afterwards.ts';
import { type Here, hereOf, takerOf } from './figures.ts';
import { beforeOf } from './final.ts';
import { HINTS } from './hints.ts';
import type { Lexicon } from './lexicon.ts';
import { CARD_RULES, RULEBOOK, SPECIALIST_RULES, TILE_RULES } from './rulebook.ts';

export type TruckerWords = Words<View, Note, Grounds>;

export function compose(l: Lexicon): TruckerWords {
  const classes = Object.fromEntries(CLASS_IDS.map((id) => [id, l.names.classes[id].name]));
  return {
    title: 'Galaxy Trucker',
    subtitle: l.subtitle,
    pitch: l.pitch,
    options: { ...l.options, rounds: { ...l.options.rounds, values: classes } },
    bots: l.bots,
    styles: l.styles,
    phrases: l.phrases,
    question: (ask, view) => l.questions[ask.topic as Topic](hereOf(ask, view)),
    answer: (ask, option, view) => (l.answers[ask.topic as Topic] as (item: Json, at: Here) => Offered)(option, hereOf(ask, view)),
    waiting: (topic, seat, view) => l.waiting[topic as Topic](seat, view),
    meanwhile: (view) => {
      const late = view.phase === 'building' ? view.yards.flatMap(({ number }, seat) => (number === 0 ? [seat] : [])) : [];
      return late.length > 0 ? l.building(late) : undefined;
    },
    note: (note) => ({ ...around(note), say: (l.notes[note.kind] as (n: Note) => string)(note) }),
    refusal: (key, tried) => {
      if (tried && (key === 'gone' || key === 'number-taken')) {
        const seat = takerOf(tried.view, tried.answer as BuildRequest);
        if (seat !== undefined) return l.quicker[key](seat);
      }
      return l.refusals[Object.hasOwn(l.refusals, key) ? (key as keyof Lexicon['refusals']) : 'not-admitted'];
    },
    before: (ask, option, view) => beforeOf(hereOf(ask, view), option, l.before),
    standing: (view, seat) => (view.phase === 'over' ? [] : l.standing(standsAt(view, seat))),
    because: (end) => {
      const near = nearest(end);
      return [
        { what: 'ended', say: l.because.ended(endedBy(end)) },
        { what: 'decided', say: l.because.decided(decidedBy(end)), rules: ['GT-SESS-17'] },
        ...(near === undefined
          ? []
          : [
              {
                what: near === end.seat ? ('lacked' as const) : { lacked: l.because.lackedBy(near) },
                say: l.because.missing(missing(end, near)),
              },
            ]),
      ];
    },
    contrast: (ask, mine, other, view) => {
      const differs = contrastOf(ask, mine, other, view);
      return differs && (l.contrast[differs.kind] as (c: typeof differs) => string)(differs);
    },
    motive: (why) => (l.motives[why.kind] as (why: Grounds) => string)(why),
    ending: ({ ending }) => l.endings[ending === 'session-over' ? ending : 'playing'],
    terms: termsOf(l),
    rules: chaptersOf(l),
    hints: HINTS.map((hint) => ({ ...hint, say: l.hints[hint.id] })),
  };
}
function termsOf({ names, notions }: Lexicon): Readonly<Record<string, Term>> {
  const terms: Record<string, Term> = { ...notions };
  for (const kind of TILE_KINDS)
    terms[`tile/${kind}`] = { name: names.tiles[kind].name, help: names.tiles[kind].text, rules: [TILE_RULES[kind]] };
  for (const card of CARD_NAMES)
    terms[`card/${card}`] = { name: names.cards[card].name, help: names.cards[card].text, rules: [CARD_RULES[card]] };
  for (const one of SPECIALISTS)
    terms[`specialist/${one}`] = {
      name: names.specialists[one],
      help: `A. ${names.skills[`${one}-a`]} B. ${names.skills[`${one}-b`]}`,
      rules: [SPECIALIST_RULES[one]],
    };
  return terms;
}
/** The rules in reading order; each paragraph names the others of the catalogue that it restates. */
const chaptersOf = ({ chapters, rules }: Lexicon): readonly Chapter[] =>
  RULEBOOK.map(({ key, rules: paragraphs }) => ({
    title: chapters[key],
    rules: paragraphs.map(({ id, also }) => ({
      id,
      title: rules[id].title,
      text: also.length > 0 ? `${rules[id].text} (${also.join(', ')})` : rules[id].text,
    })),
  }));

/** The icon of each line of the journal: the frame's own names. */
const ICONS: Readonly<Record<Note['kind'], string>> = {
  'round-begun': 'flag',
  'building-begun': 'sand',
  'holes-rolled': 'die',
  'sitting-begun': 'sand',
  'pile-opened': 'eye',
  'time-ran-out': 'sand',
  flipped: 'sync',
  finished: 'check',
  numbered: 'check',
  'alarm-sounded': 'bell',
  built: 'wrench',
  'reserve-lost': 'trash',
  'errors-removed': 'wrench',
  'piece-lost': 'out',
  'crew-boarded': 'users',
  insured: 'seal',
  departed: 'ship',
  'left-flight': 'out',
  'card-revealed': 'card',
  days: 'move',
  declared: 'speed',
  'energy-spent': 'hot',
  'object-rolled': 'die',
  'intruders-rolled': 'die',
  'line-shifted': 'arrow',
  missed: 'check',
  bounced: 'check',
  'armour-held': 'check',
  'shot-down': 'clash',
  defended: 'clash',
  destroyed: 'warn',
  'alien-lost': 'out',
  'crew-lost': 'users',
  landed: 'planet',
  passed: 'next',
  docked: 'link',
  'goods-received': 'layers',
  'goods-taken': 'layers',
  credits: 'coin',
  'enemy-fought': 'clash',
  weakest: 'down',
  'sabotage-rolled': 'die',
  'cards-added': 'card',
  'intruder-entered': 'warn',
  'intruder-repelled': 'clash',
  eaten: 'warn',
  'flight-ended': 'flag',
  paid: 'coin',
  hired: 'user',
  'part-added': 'wrench',
  'part-converted': 'wrench',
  sabotaged: 'warn',
  bet: 'coin',
  'bonuses-changed': 'coin',
  'price-changed': 'coin',
  'session-ended': 'cup',
};
/** All of a line but its sentence. */
function around(note: Note): Omit<Line, 'say'> {
  const seat: Seat | null = 'seat' in note ? note.seat : null;
  return {
    icon: ICONS[note.kind],
    ...(seat === null ? {} : { seat }),
    ...(note.kind === 'round-begun' ? { round: note.round } : {}),
  };
}
