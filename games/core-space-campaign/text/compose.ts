/** The words of a campaign, made from the lexicon of a language and the names of Core Space. */
import type { CoreWords } from '@cosmodrome/core-space/text/compose';
import type { Json, Seat } from '@cosmodrome/kernel';
import type { Ended, Line, Offered, Question, Reason, Sentence, Term, Words } from '@cosmodrome/kit/text';
import { NAMES, POSTS, SYSTEMS } from '../content/index.ts';
import { isAway } from '../judge/people.ts';
import { soloResult } from '../judge/score.ts';
import { befalls, type Note } from '../notes.ts';
import { crewOf, memberOf, outingOf, partyOf } from '../state.ts';
import type { Topic } from '../topics.ts';
import type { View } from '../view.ts';
import { HINTS } from './hints.ts';
import type { Called, Here, Lexicon, Spoken } from './lexicon.ts';
import { RULEBOOK } from './rulebook.ts';

export type CampaignWords = Words<View, Note> & { readonly lexicon: Lexicon; readonly called: Called; readonly core: CoreWords };

const spoken = (topic: Topic): Spoken => (topic.startsWith('mission/') ? 'mission' : (topic as Spoken));
function calledIn({ lexicon }: CoreWords): Called {
  const { names, skills, missions } = lexicon;
  const who: Called['who'] = ({ profile, name }) => (name === null ? names.traders[profile] : NAMES[name]!);
  return {
    who,
    member: (crew, id) => who(memberOf(crew, id)),
    token: (kind) => names.tokens[kind],
    profile: (profile) => names.traders[profile],
    skill: (skill) => skills[skill].name,
    class: (of) => names.classes[of].name,
    mission: (mission, title = null) => title ?? missions[mission].title,
    npc: (npc) => names.npcs[npc].name,
    ready: (crew) => names.crews[crew].name,
  };
}
export function compose(l: Lexicon, core: CoreWords): CampaignWords {
  const called = calledIn(core);
  const here = (ask: Pick<Question, 'seat'>, view: View): Here => {
    const outing = outingOf(view, ask.seat);
    return {
      ...called,
      view,
      seat: ask.seat,
      // The stage, which plays missions, has no crew: its questions are about the first.
      crew: view.crews[ask.seat] ?? crewOf(view, 0),
      outing,
      party: outing && partyOf(outing, ask.seat),
    };
  };
  return {
    title: 'Core Space',
    subtitle: l.subtitle,
    pitch: l.pitch,
    options: {
      ...l.options,
      missions: {
        ...l.options.missions,
        values: Object.fromEntries(Object.entries(core.lexicon.missions).map(([id, m]) => [id, m.title])),
      },
    },
    bots: l.bots,
    question: (ask, view) => l.questions[spoken(ask.topic as Topic)](here(ask, view)),
    answer: (ask, option, view) => {
      const say = l.answers[spoken(ask.topic as Topic) as Exclude<Spoken, 'mission'>] as (item: Json, at: Here) => Offered;
      return say(option, here(ask, view));
    },
    waiting: (topic, seat) => l.waiting[spoken(topic as Topic)](seat),
    note: (note) => ({ ...around(note), say: (l.notes[note.kind] as (n: Note, c: Called) => string)(note, called) }),
    // The first game is not announced: it begins with the founding of crews.
    round: (n) => l.names.step(Math.max(1, n)),
    refusal: (key) => l.refusals[Object.hasOwn(l.refusals, key) ? (key as keyof Lexicon['refusals']) : 'not-admitted'],
    ending: ({ ending }) => l.endings[Object.hasOwn(l.endings, ending) ? (ending as keyof Lexicon['endings']) : 'playing'],
    because: (end) => becauseOf(l, end),
    standing: (view, seat) => standing(l, view, seat),
    terms: termsOf(l),
    rules: RULEBOOK.map(({ key, rules }) => ({
      title: l.chapters[key],
      rules: rules.flatMap(({ id, also }) => [
        { id, ...l.rules[id] },
        // The other rules a paragraph restates lead to it.
        ...(also as readonly string[]).map((other) => ({ id: other, ...l.rules[id] })),
      ]),
    })),
    hints: HINTS.map((hint) => ({ ...hint, say: l.hints[hint.id] })),
    lexicon: l,
    called,
    core,
  };
}
/** What ended it, what decided, what this seat lacked. */
function becauseOf(l: Lexicon, { report, standings, view, seat }: Ended<View, Note>): readonly Reason[] {
  const { ending } = report;
  const winners = standings.filter(({ won }) => won);
  const there = view.crews.filter(({ standing: is }) => is === 'active').length;
  const rest = standings.filter(({ won }) => !won).map(({ score }) => score);
  const decided = (): Sentence => {
    if (there === 0) return l.because.nobody;
    if (view.settings.mode === 'versus' || winners.length === 0)
      return winners.length === 0
        ? l.because.alone(standings[0]!.score, soloResult(standings[0]!.score))
        : l.because.most(
            winners.map((one) => one.seat),
            winners[0]!.score,
            rest.length > 0 ? Math.max(...rest) : null,
          );
    if (view.settings.structure === 'arc' && view.seats === 1) return l.because.alone(standings[0]!.score, soloResult(standings[0]!.score));
    return l.because.together(there);
  };
  const mine = standings.find((one) => one.seat === seat);
  const lacking = mine && !mine.won && winners.length > 0;
  return [
    { what: 'ended', say: l.endings[Object.hasOwn(l.endings, ending) ? (ending as keyof Lexicon['endings']) : 'playing'] },
    { what: 'decided', say: decided(), rules: ['CS-CMP-02'] },
    ...(lacking
      ? [
          {
            what: 'lacked' as const,
            say: crewOf(view, mine.seat).standing === 'active' ? l.because.gap(winners[0]!.score - mine.score) : l.because.gone,
          },
        ]
      : []),
  ];
}
function standing(l: Lexicon, view: View, seat: Seat): readonly string[] {
  const crew = crewOf(view, seat);
  if (crew.standing !== 'active') return [];
  const away = crew.members.filter(isAway).length;
  return l.standing({ money: crew.money, members: crew.members.length, away, weakest: Math.min(...SYSTEMS.map((s) => crew.systems[s])) });
}
function termsOf({ names }: Lexicon): Readonly<Record<string, Term>> {
  const terms: Record<string, Term> = {};
  for (const system of SYSTEMS) terms[`system/${system}`] = { ...names.systems[system], rules: ['CS-SHI-01'] };
  for (const post of POSTS) terms[`post/${post}`] = { ...names.posts[post], rules: ['CS-TRA-02'] };
  for (const [upgrade, term] of Object.entries(names.upgrades)) terms[`upgrade/${upgrade}`] = { ...term, rules: ['CS-MNT-08'] };
  return terms;
}

// ------------------------------------------------------------------ the journal

const ICON: Readonly<Record<Note['kind'], string>> = {
  founded: 'users',
  named: 'users',
  waits: 'clock',
  planned: 'flag',
  brought: 'edit',
  'no-table': 'users',
  retired: 'users',
  step: 'flag',
  table: 'users',
  embarked: 'users',
  'came-back': 'check',
  fate: 'users',
  rescued: 'users',
  'purge-roll': 'die',
  charges: 'die',
  teleported: 'die',
  'new-face': 'users',
  alone: 'die',
  paid: 'coin',
  held: 'clock',
  jailed: 'lock',
  astray: 'clock',
  lost: 'ban',
  'token-lost': 'ban',
  learnt: 'star',
  grown: 'up',
  rewarded: 'coin',
  'shop-order': 'die',
  visits: 'coin',
  bought: 'coin',
  sold: 'coin',
  azurium: 'die',
  hired: 'users',
  left: 'users',
  promoted: 'up',
  offered: 'hand',
  bartered: 'hand',
  'no-deal': 'ban',
  wear: 'die',
  repaired: 'wrench',
  upgraded: 'wrench',
  'crew-lost': 'ban',
  guest: 'users',
  over: 'cup',
};
function around(note: Note): Omit<Line, 'say'> {
  const line: Omit<Line, 'say'> = {
    icon: ICON[note.kind],
    ...('seat' in note ? { seat: note.seat } : {}),
    ...(befalls(note) ? { befalls: true } : {}),
  };
  return note.kind === 'step' ? { ...line, round: note.step + 1 } : line;
}
