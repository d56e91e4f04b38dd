/** The words of the game, made from the lexicon of a language. */
import type { Json } from '@cosmodrome/kernel';
import type { Chapter, Question, Term, Words } from '@cosmodrome/kit/text';
import { EXPLORATION, IMPERATOR, MISSIONS, OBJECTIVES, X_CARDS } from '../content/index.ts';
import { raceOf } from '../judge/lead.ts';
import type { Grounds } from '../motives.ts';
import type { Note } from '../notes.ts';
import { unitOf } from '../state.ts';
import type { Answers, Topic, Why } from '../topics.ts';
import type { View } from '../view.ts';
import { contrastOf, decidedBy, endedBy, missing, nearest } from './afterwards.ts';
import { beforeOf, finalOf } from './final.ts';
import { HINTS } from './hints.ts';
import type { Context, Ending, Lexicon } from './lexicon.ts';
import { RULEBOOK } from './rulebook.ts';

export type LegioWords = Words<View, Note, Grounds>;

export function compose(l: Lexicon): LegioWords {
  const context = (ask: Question, view: View): Context => ({ ask, view, me: unitOf(view, ask.seat) });
  return {
    title: 'VII Legio',
    subtitle: l.subtitle,
    pitch: l.pitch,
    options: {},
    bots: l.bots,
    styles: l.styles,
    motive: (why) => (l.motives[why.kind] as (why: Grounds) => string)(why),
    phrases: l.phrases,
    question: (ask, view) => l.questions[ask.topic as Topic](context(ask, view)),
    answer: (ask, option, view) => {
      const say = l.answers[ask.topic as Topic] as (item: Json, at: Context) => ReturnType<LegioWords['answer']>;
      const at = context(ask, view);
      const final = finalOf(option as Answers[Topic], at);
      return { ...say(itemOf(ask, option), at), ...(final ? { final } : {}) };
    },
    before: (ask, option, view) => beforeOf(option as Answers[Topic], context(ask, view), l.before),
    waiting: (topic, seat, view) => l.waiting[topic as Topic](seat, view),
    note: (note) => (l.notes[note.kind] as (n: Note) => ReturnType<LegioWords['note']>)(note),
    refusal: (key) => l.refusals[Object.hasOwn(l.refusals, key) ? (key as Why) : 'not-admitted'],
    ending: ({ ending, rounds }) => l.endings[ending as Ending](rounds),
    standing: (view, seat) => (view.round === 0 ? [] : l.standing(raceOf(view.units), unitOf(view, seat))),
    because: (end) => {
      const who = nearest(end);
      const [ended, decided, lacked] = [endedBy(end), decidedBy(end), who === undefined ? undefined : missing(end, who)];
      const mine = who === end.seat;
      return [
        ...(ended ? [{ what: 'ended' as const, say: l.because.ended(ended) }] : []),
        {
          what: 'decided',
          say: l.because.decided(decided),
          ...(decided.kind === 'barred' || decided.kind === 'nobody' ? { rules: ['LEG-END-08'] } : {}),
        },
        ...(lacked
          ? [{ what: mine ? ('lacked' as const) : { lacked: l.because.lackedBy(who as number) }, say: l.because.missing(lacked, mine) }]
          : []),
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
/** Receivers of things shared out are told by their name, however they are handed in. */
function itemOf(ask: Question, option: Json): Json {
  return ask.kind === 'assign' && typeof option === 'object' && option !== null ? (option as { readonly id: string }).id : option;
}
function termsOf({ names, prints, notions }: Lexicon): Readonly<Record<string, Term>> {
  const terms: Record<string, Term> = { ...notions };
  for (const { key, type } of EXPLORATION) {
    const rule = type === 'hostile' ? 'LEG-CMB-01' : type === 'hazard' ? 'LEG-EXPL-05' : 'LEG-EXPL-01';
    terms[`card/${key}`] = { name: names.exploration[key].name, help: prints.exploration(key), rules: [rule] };
  }
  for (const { key } of MISSIONS)
    terms[`world/${key}`] = { name: names.worlds[key], help: prints.world(key), rules: ['LEG-LAND-02', 'LEG-MIS-02', 'LEG-MIS-14'] };
  for (const { key } of X_CARDS) terms[`x/${key}`] = { name: names.x[key].name, help: prints.x(key), rules: ['LEG-SX-04'] };
  for (const { key } of IMPERATOR)
    terms[`imperator/${key}`] = { name: names.imperator[key], help: prints.imperator(key), rules: ['LEG-IMP-01'] };
  for (const { key, moment } of OBJECTIVES)
    terms[`objective/${key}`] = {
      name: names.objectives[key].name,
      help: prints.objective(key),
      rules: [moment === 'end' ? 'LEG-OBJ-02' : 'LEG-OBJ-01'],
    };
  return terms;
}
/** The rules in reading order, then the cards one by one. */
function chaptersOf({ names, prints, chapters, rules }: Lexicon): readonly Chapter[] {
  const told = RULEBOOK.map(({ key, rules: paragraphs }) => ({
    title: chapters[key],
    rules: paragraphs.map(({ id, also }) => ({
      id,
      title: rules[id].title,
      text: also.length > 0 ? `${rules[id].text} (${also.join(', ')})` : rules[id].text,
    })),
  }));
  return [
    ...told,
    {
      title: prints.lists.exploration,
      rules: EXPLORATION.map(({ key, id }) => ({ id, title: names.exploration[key].name, text: prints.exploration(key) })),
    },
    { title: prints.lists.extrasolar, rules: MISSIONS.map(({ key, id }) => ({ id, title: names.worlds[key], text: prints.world(key) })) },
    { title: prints.lists.x, rules: X_CARDS.map(({ key, id }) => ({ id, title: names.x[key].name, text: prints.x(key) })) },
    {
      title: prints.lists.imperator,
      rules: IMPERATOR.map(({ key, id }) => ({ id, title: names.imperator[key], text: prints.imperator(key) })),
    },
    {
      title: prints.lists.objectives,
      rules: OBJECTIVES.map(({ key, id }) => ({ id, title: names.objectives[key].name, text: prints.objective(key) })),
    },
  ];
}
