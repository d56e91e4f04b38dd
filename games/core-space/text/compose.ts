/** The words of the game, made from the lexicon of a language. */
import type { Json } from '@cosmodrome/kernel';
import type { Chapter, Line, Offered, Term, Words } from '@cosmodrome/kit/text';
import {
  CARDS,
  CHANCE_DIE,
  CIVILIANS,
  CLASSES,
  type Effect,
  FIXTURES,
  ICONS,
  MISSIONS,
  NPCS,
  PURGE_KINDS,
  SCENERY,
  SECURITY_DIE,
  SKILLS,
  TOKENS,
} from '../content/index.ts';
import type { Reason } from '../judge/motives.ts';
import type { Note } from '../notes.ts';
import type { Topic } from '../topics.ts';
import type { View } from '../view.ts';
import { contrastOf, decidedBy, endedBy, missing, nearest, standsAt } from './afterwards.ts';
import { type Here, hereOf } from './figures.ts';
import { beforeOf } from './final.ts';
import { HINTS } from './hints.ts';
import type { Lexicon } from './lexicon.ts';
import { RULEBOOK } from './rulebook.ts';

/** Its journal needs the view, and its pages need names of their own: the lexicon itself comes along. */
export type CoreWords = Omit<Words<View, Note, Reason>, 'note'> & { note(note: Note, view: View): Line; readonly lexicon: Lexicon };

export function compose(l: Lexicon): CoreWords {
  const missions = Object.fromEntries(MISSIONS.map((id) => [id, l.missions[id].title]));
  return {
    title: 'Core Space',
    subtitle: l.subtitle,
    pitch: l.pitch,
    options: { ...l.options, mission: { ...l.options.mission, values: missions } },
    bots: l.bots,
    styles: l.styles,
    phrases: l.phrases,
    question: (ask, view) => l.questions[ask.topic as Topic](hereOf(ask, view)),
    answer: (ask, option, view) => (l.answers[ask.topic as Topic] as (item: Json, at: Here) => Offered)(option, hereOf(ask, view)),
    waiting: (topic, seat, view) => l.waiting[topic as Topic](seat, view),
    note: (note, view) => ({ ...around(note, view), say: (l.notes[note.kind] as (n: Note, v: View) => string)(note, view) }),
    refusal: (key) => l.refusals[Object.hasOwn(l.refusals, key) ? (key as keyof Lexicon['refusals']) : 'not-admitted'],
    ending: ({ ending }) => l.endings[Object.hasOwn(l.endings, ending) ? (ending as keyof Lexicon['endings']) : 'playing'],
    before: (ask, option, view) => beforeOf(ask.topic as Topic, option, view, l.before),
    standing: (view, seat) => (view.phase === 'setup' || view.phase === 'over' ? [] : l.standing(standsAt(view, seat))),
    because: (end) => {
      const near = nearest(end);
      return [
        { what: 'ended', say: l.because.ended(endedBy(end)), rules: ['CS-END-01'] },
        { what: 'decided', say: l.because.decided(decidedBy(end)), rules: ['CS-END-05'] },
        ...(near === undefined
          ? []
          : [
              {
                what: near === end.seat ? ('lacked' as const) : { lacked: l.because.lackedBy(near) },
                say: l.because.missing(missing(end, near), end.view),
              },
            ]),
      ];
    },
    motive: (why, _seat, view) => (l.motives[why.kind] as (w: Reason, v: View) => string)(why, view),
    contrast: (ask, mine, other, view) => {
      const differs = contrastOf(ask, mine, other, view);
      return differs && (l.contrast[differs.kind] as (c: typeof differs) => string)(differs);
    },
    terms: termsOf(l),
    rules: chaptersOf(l),
    hints: HINTS.map((hint) => ({ ...hint, say: l.hints[hint.id] })),
    lexicon: l,
  };
}
/** Everything with a name explains itself: what it does, in a line or two. */
function termsOf({ names, skills, prints, notions }: Lexicon): Readonly<Record<string, Term>> {
  const terms: Record<string, Term> = { ...notions };
  const described = (key: string, { name, text }: { readonly name: string; readonly text: string }, rule: string) => {
    terms[key] = { name, help: text, rules: [rule] };
  };
  for (const { kind } of SKILLS) {
    const { name, levels } = skills[kind];
    terms[`skill/${kind}`] = { name, help: levels.map((text, i) => `${i + 1}. ${text}`).join(' '), rules: ['CS-SKL-01'] };
  }
  for (const token of TOKENS)
    terms[`token/${token.kind}`] = { name: names.tokens[token.kind], help: prints.token(token), rules: ['CS-INV-01'] };
  for (const icon of ICONS) described(`icon/${icon}`, names.icons[icon], 'CS-CHR-01');
  for (const id of CLASSES) described(`class/${id}`, names.classes[id], 'CS-CRW-06');
  for (const kind of PURGE_KINDS) described(`purge/${kind}`, names.purge[kind], 'CS-PUR-22');
  for (const id of NPCS) described(`npc/${id}`, names.npcs[id], CIVILIANS.some((one) => one === id) ? 'CS-CIV-01' : 'CS-NPC-01');
  for (const icon of CHANCE_DIE) described(`chance/${icon}`, names.chance[icon], 'CS-CIV-01');
  for (const face of SECURITY_DIE) described(`security/${face}`, names.security[face], 'CS-SEC-01');
  for (const kind of [...Object.values(SCENERY).map((one) => one.kind), ...FIXTURES])
    described(`structure/${kind}`, names.structures[kind], 'CS-COV-01');
  const paragraph = (effects: readonly Effect[]) => effects.map((effect) => prints.effect(effect)).join(' ');
  for (const { key, low, mid, high } of CARDS)
    terms[`card/${key}`] = {
      name: names.cards[key],
      help: `1–2. ${paragraph(low)} 3–4. ${paragraph(mid)} 5–7. ${paragraph(high)}`,
      rules: ['CS-EVT-02'],
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
const JOURNAL: Readonly<Record<Note['kind'], string>> = {
  'crew-chosen': 'users',
  starts: 'flag',
  'airlock-chosen': 'ship',
  'round-begun': 'flag',
  'phase-begun': 'next',
  hostility: 'hot',
  charged: 'warn',
  'event-drawn': 'card',
  'event-void': 'card',
  'no-event': 'card',
  'deck-shuffled': 'sync',
  activated: 'user',
  'turn-ended': 'check',
  'turn-lost': 'out',
  'stays-aboard': 'ship',
  walked: 'move',
  entered: 'move',
  'went-home': 'ship',
  'stood-up': 'user',
  contact: 'link',
  opportunity: 'clash',
  'first-strike': 'clash',
  attack: 'clash',
  rolled: 'die',
  rerolled: 'die',
  stray: 'die',
  attacked: 'clash',
  defeated: 'warn',
  removed: 'out',
  'shield-down': 'down',
  jammed: 'wrench',
  broken: 'wrench',
  unjammed: 'wrench',
  repaired: 'wrench',
  'kill-token': 'cup',
  blast: 'hot',
  lands: 'hot',
  'knocked-down': 'down',
  frozen: 'out',
  'guns-jammed': 'out',
  scattered: 'arrow',
  pushed: 'arrow',
  'push-failed': 'arrow',
  followed: 'move',
  healed: 'check',
  revived: 'check',
  dragged: 'move',
  searched: 'eye',
  'room-searched': 'eye',
  took: 'layers',
  left: 'layers',
  dropped: 'layers',
  picked: 'layers',
  'put-in': 'layers',
  gave: 'layers',
  'took-hits': 'seal',
  reconnected: 'link',
  stampede: 'warn',
  patched: 'wrench',
  shifted: 'next',
  money: 'coin',
  threw: 'arrow',
  used: 'layers',
  reloaded: 'sync',
  donned: 'layers',
  persuaded: 'users',
  joined: 'users',
  'left-crew': 'out',
  abandoned: 'out',
  interacted: 'wrench',
  tried: 'die',
  charge: 'hot',
  countdown: 'sand',
  'mission-done': 'cup',
  informant: 'eye',
  'cell-opened': 'eye',
  alarm: 'warn',
  warden: 'die',
  frisked: 'layers',
  questioned: 'users',
  apprehended: 'lock',
  assimilated: 'warn',
  bred: 'warn',
  'left-behind': 'warn',
  sprung: 'die',
  insert: 'wrench',
  'airlock-locked': 'lock',
  wrecked: 'clash',
  smashed: 'clash',
  climbed: 'move',
  feat: 'die',
  fell: 'down',
  lift: 'arrow',
  tipped: 'next',
  demolished: 'clash',
  'kept-card': 'card',
  'card-played': 'card',
  skill: 'seal',
  'peg-paid': 'seal',
  loses: 'out',
  effect: 'seal',
  truce: 'link',
  'truce-ended': 'clash',
  'let-by': 'link',
  'offer-refused': 'out',
  door: 'next',
  arrived: 'warn',
  'nobody-arrived': 'check',
  'entry-sealed': 'seal',
  'npc-target': 'eye',
  'npc-idle': 'sand',
  'npc-does': 'move',
  'npc-route': 'move',
  civilian: 'die',
  turned: 'warn',
  led: 'user',
  wished: 'users',
  over: 'cup',
  'ship-used': 'ship',
  peeked: 'eye',
  foreseen: 'eye',
  'purge-roll': 'die',
  'rescue-called': 'flag',
  'rescue-begun': 'ship',
  'knows-row': 'eye',
  'saw-crate': 'eye',
  found: 'eye',
  'saw-cards': 'eye',
};
/** All of a line but its sentence. */
function around(note: Note, view: View): Omit<Line, 'say'> {
  const by = 'figure' in note && note.figure !== null ? view.figures[note.figure] : undefined;
  const crew = 'crew' in note ? note.crew : (by?.crew ?? undefined);
  const seat = crew === undefined ? undefined : view.crews[crew]?.seats[0];
  return {
    icon: JOURNAL[note.kind],
    ...(seat === undefined ? {} : { seat }),
    ...(note.kind === 'round-begun' ? { round: note.round } : {}),
    ...(note.kind === 'activated' ? { turn: true } : {}),
  };
}
