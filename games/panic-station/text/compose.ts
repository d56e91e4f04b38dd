/** The words of the game, made from the lexicon of a language. */
import type { Seat } from '@cosmodrome/kernel';
import type { Line, Words } from '@cosmodrome/kit/text';
import type { Grounds } from '../motives.ts';
import type { Note } from '../notes.ts';
import { type BodyId, type Ending, type EndingHow, seatOf } from '../state.ts';
import type { Answers, Topic, Why } from '../topics.ts';
import type { View } from '../view.ts';
import { contrastOf, decidedBy, endedBy, missing } from './afterwards.ts';
import { beforeOf, finalOf } from './final.ts';
import { HINTS } from './hints.ts';
import type { Lexicon } from './lexicon.ts';
import { RULEBOOK } from './rulebook.ts';

export type PanicWords = Words<View, Note, Grounds>;

export function compose(l: Lexicon): PanicWords {
  return {
    title: 'Panic Station',
    subtitle: l.subtitle,
    pitch: l.pitch,
    options: l.options,
    bots: l.bots,
    styles: l.styles,
    motive: (why) => (l.motives[why.kind] as (why: Grounds) => string)(why),
    phrases: l.phrases,
    question: (ask, view) => l.questions[ask.topic as Topic](view, ask),
    answer: (ask, option, view) => {
      const say = l.answers[ask.topic as Topic] as (answer: Answers[Topic], view: View) => ReturnType<PanicWords['answer']>;
      const final = finalOf(ask.topic as Topic, option as Answers[Topic], view);
      return { ...say(option as Answers[Topic], view), ...(final ? { final } : {}) };
    },
    before: (ask, option, view) => beforeOf(ask.topic as Topic, option as Answers[Topic], view, l.before),
    waiting: (topic, seat, view) => l.waiting[topic as Topic](seat, view),
    note: (note) => ({ ...around(note), say: (l.notes[note.kind] as (n: Note) => string)(note) }),
    refusal: (key) => l.refusals[Object.hasOwn(l.refusals, key) ? (key as Why) : 'not-possible'],
    ending: ({ ending }) => {
      const [how, winners] = ending.split('/') as [EndingHow | 'playing', Ending['winners'] | undefined];
      return winners === undefined ? l.endings[how] : `${l.endings[how]} ${l.winners[winners]}`;
    },
    standing: (view, seat) => {
      const team = view.teams[seat];
      if (!team || view.round === 0 || view.ending) return [];
      return l.standing({
        side: view.seat === seat ? (view.me?.side ?? null) : null,
        cans: view.seat === seat ? (view.me?.hand.filter((card) => card === 'gas').length ?? 0) : 0,
        needed: view.variants.cans,
        nest: view.base.some((tile) => tile.icon === 'nest'),
        soldier: team.soldier.hp,
        android: team.android.hp,
      });
    },
    because: (end) => {
      const [ended, decided, lacked] = [endedBy(end), decidedBy(end), missing(end)];
      // What a side lacked that the reader was on is told to them.
      const mine = end.seat !== undefined && (end.view.open?.teams[end.seat]?.side === 'human') === (lacked?.kind !== 'infections');
      const whose = l.because.lackedBy[lacked?.kind === 'infections' ? 'host' : 'humans'];
      return [
        ...(ended ? [{ what: 'ended' as const, say: l.because.ended(ended) }] : []),
        ...(decided ? [{ what: 'decided' as const, say: l.because.decided(decided) }] : []),
        ...(lacked ? [{ what: mine ? ('lacked' as const) : { lacked: whose }, say: l.because.missing(lacked) }] : []),
      ];
    },
    contrast: (ask, mine, other, view) => {
      const differs = contrastOf(ask, mine, other, view);
      return differs && (l.contrast[differs.kind] as (c: typeof differs) => string)(differs);
    },
    sides: l.sides,
    terms: l.notions,
    rules: RULEBOOK.map(({ key, rules }) => ({ title: l.chapters[key], rules: rules.map((id) => ({ id, ...l.rules[id] })) })),
    hints: HINTS.map((hint) => ({ ...hint, say: l.hints[hint.id] })),
  };
}

/** The icon of each line of the journal (the frame's own names), and the field that says whose line it is. */
const LINES: { readonly [K in Note['kind']]: { readonly icon: string; readonly of?: Whose & keyof Extract<Note, { readonly kind: K }> } } =
  {
    began: { icon: 'play' },
    'alert-dealt': { icon: 'warn', of: 'seat' },
    colour: { icon: 'user', of: 'seat' },
    round: { icon: 'sand' },
    'doors-closed': { icon: 'lock' },
    'parasites-moved': { icon: 'move' },
    bitten: { icon: 'hot' },
    turn: { icon: 'user', of: 'seat' },
    'turn-ended': { icon: 'clock', of: 'seat' },
    explored: { icon: 'plus', of: 'seat' },
    unplaceable: { icon: 'ban', of: 'seat' },
    'put-under': { icon: 'layers', of: 'seat' },
    'explore-failed': { icon: 'ban', of: 'seat' },
    moved: { icon: 'move', of: 'who' },
    laid: { icon: 'card', of: 'seat' },
    appeared: { icon: 'warn', of: 'seat' },
    searched: { icon: 'search', of: 'seat' },
    invited: { icon: 'users', of: 'by' },
    declined: { icon: 'close', of: 'seat' },
    'team-searched': { icon: 'users', of: 'by' },
    'alert-drawn': { icon: 'warn', of: 'seat' },
    reshuffled: { icon: 'sync' },
    traded: { icon: 'seal', of: 'by' },
    fired: { icon: 'clash', of: 'seat' },
    stabbed: { icon: 'clash', of: 'who' },
    vest: { icon: 'hand', of: 'body' },
    wounded: { icon: 'hot', of: 'body' },
    'parasite-hit': { icon: 'clash' },
    died: { icon: 'out', of: 'body' },
    out: { icon: 'out', of: 'seat' },
    grenade: { icon: 'hot', of: 'seat' },
    scanned: { icon: 'eye', of: 'by' },
    aid: { icon: 'plus', of: 'who' },
    healed: { icon: 'plus', of: 'seat' },
    adrenaline: { icon: 'speed', of: 'seat' },
    'doors-opened': { icon: 'link', of: 'seat' },
    'heat-scan': { icon: 'die', of: 'seat' },
    vote: { icon: 'hand', of: 'by' },
    burnt: { icon: 'hot', of: 'seat' },
    ended: { icon: 'flag' },
    dealt: { icon: 'card', of: 'seat' },
    drawn: { icon: 'card', of: 'seat' },
    swapped: { icon: 'seal', of: 'seat' },
    host: { icon: 'warn', of: 'seat' },
    infected: { icon: 'warn', of: 'seat' },
    resisted: { icon: 'lock', of: 'seat' },
    cured: { icon: 'check', of: 'seat' },
    'passed-on': { icon: 'share', of: 'seat' },
    'hand-seen': { icon: 'eye', of: 'seat' },
  };
type Whose = 'seat' | 'by' | 'who' | 'body';
/** All of a line but its sentence. */
function around(note: Note): Omit<Line, 'say'> {
  const { icon, of } = LINES[note.kind];
  const seat = of && seatIn(note as unknown as Readonly<Record<Whose, number>>, of);
  return {
    icon,
    ...(seat === undefined ? {} : { seat }),
    ...(note.kind === 'round' ? { round: note.round } : {}),
    ...(note.kind === 'turn' ? { turn: true } : {}),
  };
}
const seatIn = (note: Readonly<Record<Whose, number>>, of: Whose): Seat =>
  of === 'who' || of === 'body' ? seatOf(note[of] as BodyId) : note[of];
