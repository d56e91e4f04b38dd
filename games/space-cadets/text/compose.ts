/** The words of the game, made from the lexicon of a language. */
import type { Json } from '@cosmodrome/kernel';
import type { Chapter, Line, Offered, Term, Words } from '@cosmodrome/kit/text';
import { MODES, SCENARIOS } from '../content/index.ts';
import type { Grounds } from '../motives.ts';
import type { Note } from '../notes.ts';
import type { Answers, Topic, Why } from '../topics.ts';
import type { View } from '../view.ts';
import { contrastOf, decidedBy, endedBy, marginOf } from './afterwards.ts';
import { beforeOf, finalOf } from './final.ts';
import { HINTS } from './hints.ts';
import type { Lexicon, Printed } from './lexicon.ts';
import {
  CARD_RULES,
  COMPONENT_RULES,
  EFFECT_RULES,
  EVENT_RULES,
  FOE_RULES,
  ITEM_RULES,
  NOTION_RULES,
  OPTION_RULES,
  OXYGEN_RULES,
  ROLE_RULES,
  RULEBOOK,
  SCENARIO_RULES,
} from './rulebook.ts';

export type CadetWords = Words<View, Note, Grounds>;

export function compose(l: Lexicon): CadetWords {
  const { names } = l;
  return {
    title: 'Space Cadets: Away Missions',
    subtitle: l.subtitle,
    pitch: l.pitch,
    options: {
      ...l.options,
      scenario: { ...l.options.scenario, values: valuesOf(SCENARIOS, (id, i) => `${i + 1}. ${names.scenarios[id].name}`) },
      mode: { ...l.options.mode, values: valuesOf(MODES, (mode) => names.modes[mode]) },
    },
    bots: l.bots,
    styles: l.styles,
    motive: (why) => (l.motives[why.kind] as (why: Grounds) => string)(why),
    question: (ask, view) => l.questions[ask.topic as Topic](view),
    answer: (ask, option, view) => {
      const final = finalOf(ask.topic as Topic, option as Answers[Topic], view);
      return { ...(l.answers[ask.topic as Topic] as (item: Json, view: View) => Offered)(option, view), ...(final ? { final } : {}) };
    },
    before: (ask, option, view) => beforeOf(ask.topic as Topic, option as Answers[Topic], view, l.before),
    waiting: (topic, seat, view) => l.waiting[topic as Topic](seat, view),
    note: (note) => (l.notes[note.kind] as (n: Note) => Line)(note),
    refusal: (key) => l.refusals[Object.hasOwn(l.refusals, key) ? (key as Why) : 'not-admitted'],
    round: (n) => (n === 0 ? undefined : l.round(n)),
    ending: ({ ending }) => (Object.hasOwn(l.endings, ending) ? l.endings[ending as keyof typeof l.endings] : ending),
    standing: (view, seat) => {
      const [weakest] = view.rocketeers.filter((r) => r.seat === seat).toSorted((a, b) => a.hp - b.hp);
      return view.turn === 0 || !weakest ? [] : l.standing(view, weakest);
    },
    because: (end) => {
      const [ended, decided, margin] = [endedBy(end), decidedBy(end), marginOf(end)];
      const told = (note: Note): string => (l.notes[note.kind] as (n: Note) => Line)(note).say;
      const say = decided && (decided.kind === 'deed' ? l.because.deed(decided.turn, told(decided.note)) : l.because.wounds(decided));
      return [
        ...(ended ? [{ what: 'ended' as const, say: l.because.ended(ended) }] : []),
        ...(say ? [{ what: 'decided' as const, say }] : []),
        ...(margin ? [{ what: margin.kind === 'lowest' ? ('nearly' as const) : ('lacked' as const), say: l.because.margin(margin) }] : []),
      ];
    },
    contrast: (ask, mine, other, view) => {
      const differs = contrastOf(ask, mine, other, view);
      return differs && (l.contrast[differs.kind] as (c: typeof differs) => string)(differs);
    },
    terms: termsOf(l),
    rules: chaptersOf(l),
    hints: HINTS.map((hint) => ({ ...hint, say: l.hints[hint.id] })),
  };
}
const valuesOf = <K extends string>(keys: readonly K[], name: (key: K, i: number) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(keys.map((key, i) => [key, name(key, i)]));

// ------------------------------------------------------------------ everything that has a name

type Entries = Readonly<Record<string, Term>>;
const entries = <K extends string>(
  printed: Readonly<Record<K, Printed>>,
  rules: Readonly<Record<K, readonly string[]>>,
  prefix = '',
): Entries => Object.fromEntries((Object.keys(printed) as K[]).map((key) => [`${prefix}${key}`, { ...printed[key], rules: rules[key] }]));
function groupsOf({ names, notions, roles }: Lexicon) {
  return {
    notions: entries(notions, NOTION_RULES),
    roles: entries(roles, ROLE_RULES),
    foes: entries(names.foes, FOE_RULES),
    items: entries(names.items, CARD_RULES),
    components: entries(names.components, COMPONENT_RULES),
    events: entries(names.events, EVENT_RULES),
    options: entries(names.options, OPTION_RULES, 'option/'),
    effects: entries(names.effects, EFFECT_RULES, 'effect/'),
    scenarios: entries(names.scenarios, SCENARIO_RULES, 'scenario/'),
    oxygen: { 'thrall-oxygen-tank': { ...names.oxygen, rules: OXYGEN_RULES } } as Entries,
  };
}
function termsOf(l: Lexicon): Entries {
  return Object.assign({}, ...Object.values(groupsOf(l))) as Entries;
}
type Rule = Chapter['rules'][number];
/** Every rule an entry names opens at that entry; a rule told once already is not told again. */
function byEntry(all: readonly Entries[], told: Set<string>): Rule[] {
  return all.flatMap(Object.values<Term>).flatMap(({ name, help, rules = [] }) =>
    rules.flatMap((id) => {
      if (told.has(id)) return [];
      told.add(id);
      return [{ id, title: name, text: help }];
    }),
  );
}
/** The rules in reading order, then what has a name, kind by kind. */
function chaptersOf(l: Lexicon): readonly Chapter[] {
  const rule = (id: keyof Lexicon['rules']): Rule => ({ id, ...l.rules[id] });
  const chapters = (Object.keys(RULEBOOK) as (keyof typeof RULEBOOK)[]).map((key) => ({
    title: l.chapters[key],
    rules: RULEBOOK[key].map(rule),
  }));
  const g = groupsOf(l);
  const told = new Set<string>(Object.values(RULEBOOK).flat());
  return [
    ...chapters,
    { title: l.chapters.rocketeers, rules: byEntry([g.roles, g.options], told) },
    { title: l.chapters.foes, rules: byEntry([g.foes, g.effects, g.events], told) },
    {
      title: l.chapters.items,
      rules: [...ITEM_RULES.map(rule), ...byEntry([g.items, g.components], new Set([...told, 'SCA-DISC-01']))],
    },
    { title: l.chapters.notions, rules: byEntry([g.notions, g.oxygen], told) },
    { title: l.chapters.missions, rules: byEntry([g.scenarios], told) },
  ];
}
