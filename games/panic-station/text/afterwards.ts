/** What there is to tell once a match is over, or of a decision that lies behind: facts alone, the same in every language. */
import type { Json, Seat } from '@cosmodrome/kernel';
import type { Ended, Question } from '@cosmodrome/kit/text';
import { isInfection, ROOMS } from '../content/index.ts';
import type { Note } from '../notes.ts';
import type { EndingHow } from '../state.ts';
import type { Action, Answers, Topic } from '../topics.ts';
import type { View } from '../view.ts';

// ------------------------------------------------------------------ why it ended so

export type EndedBy = { readonly how: EndingHow; readonly round: number; readonly seat: Seat | null; readonly cans: number };
export type Decided =
  /** Who laid the Nest, and when: from then on the way was known. */
  | { readonly kind: 'nest'; readonly seat: Seat; readonly round: number }
  | {
      readonly kind: 'infections';
      readonly made: number;
      readonly of: number;
      readonly first: Seat;
      readonly by: Seat;
      readonly round: number;
    }
  | { readonly kind: 'nobody' };
export type Missing =
  | { readonly kind: 'infections'; readonly made: number; readonly of: number; readonly rounds: number }
  /** Enough cans in one hand, and nobody to burn them: the way was not gone to its end. */
  | { readonly kind: 'way'; readonly needed: number }
  | { readonly kind: 'soldier' }
  /** Cans the humans held at the end, the most in one hand, and how many it takes. */
  | { readonly kind: 'cans'; readonly held: number; readonly most: number; readonly needed: number; readonly nest: boolean };

export function endedBy({ view, notes }: Ended<View, Note>): EndedBy | undefined {
  if (!view.ending) return undefined;
  const burnt = notes.find((n) => n.kind === 'burnt');
  return { how: view.ending.how, round: view.round, seat: burnt?.seat ?? null, cans: burnt?.cans ?? 0 };
}
const nestOf = (notes: readonly Note[]): { readonly seat: Seat; readonly round: number } | undefined => {
  let round = 0;
  for (const n of notes) {
    if (n.kind === 'round') round = n.round;
    else if (n.kind === 'explored' && ROOMS[n.card].icon === 'nest') return { seat: n.seat, round };
  }
  return undefined;
};
export function decidedBy({ view, notes }: Ended<View, Note>): Decided | undefined {
  const winners = view.ending?.winners;
  if (winners === 'humans') {
    const nest = nestOf(notes);
    return nest && { kind: 'nest', ...nest };
  }
  if (winners === 'nobody') return { kind: 'nobody' };
  const secrets = view.open?.secrets ?? [];
  const made = secrets.filter((s) => s.kind === 'infected');
  const [first] = made;
  const tried = secrets.filter((s) => s.kind === 'infected' || s.kind === 'blocked' || s.kind === 'wasted').length;
  return first && { kind: 'infections', made: made.length, of: tried, first: first.seat, by: first.by, round: first.round };
}
/** What the side that did not win lacked. */
export function missing({ view, notes }: Ended<View, Note>): Missing | undefined {
  const { open, ending } = view;
  if (!open || !ending) return undefined;
  if (ending.winners === 'humans') {
    const tried = open.secrets.filter((s) => s.kind === 'infected' || s.kind === 'blocked' || s.kind === 'wasted');
    return { kind: 'infections', made: tried.filter((s) => s.kind === 'infected').length, of: tried.length, rounds: view.round };
  }
  if (ending.how === 'noSoldier') return { kind: 'soldier' };
  const hands = open.teams.flatMap((t) =>
    t.side === 'human' && !view.teams[t.seat]?.out ? [t.hand.filter((card) => card === 'gas').length] : [],
  );
  const nest = nestOf(notes) !== undefined;
  const most = Math.max(0, ...hands);
  if (nest && most >= view.variants.cans) return { kind: 'way', needed: view.variants.cans };
  return { kind: 'cans', held: hands.reduce((a, b) => a + b, 0), most, needed: view.variants.cans, nest };
}

// ------------------------------------------------------------------ in what two answers differ

/** Which of the two answers it is said of. */
type Whose = { readonly other: boolean };
export type Contrast =
  | (Whose & { readonly kind: 'unspent'; readonly ap: number })
  | (Whose & { readonly kind: 'attacks' })
  | (Whose & { readonly kind: 'searches' })
  | (Whose & { readonly kind: 'explores' })
  | (Whose & { readonly kind: 'gives-gas' })
  | (Whose & { readonly kind: 'infects' });

const KINDS: readonly (readonly [Contrast['kind'], (a: Action) => boolean])[] = [
  ['attacks', (a) => a.do === 'fire' || a.do === 'knife' || a.do === 'grenade'],
  ['searches', (a) => a.do === 'search' || a.do === 'teamSearch'],
  ['explores', (a) => a.do === 'explore' || a.do === 'reveal'],
];
export function contrastOf(ask: Question, mine: Json, other: Json, view: View): Contrast | undefined {
  switch (ask.topic as Topic) {
    case 'turn/action': {
      const [a, b] = [mine, other] as readonly Json[] as readonly [Action, Action];
      const ap = view.turn?.ap ?? 0;
      if (ap > 0 && (a.do === 'end') !== (b.do === 'end')) return { kind: 'unspent', other: b.do === 'end', ap };
      const found = KINDS.find(([, is]) => is(a) !== is(b));
      return found && ({ kind: found[0], other: found[1](b) } as Contrast);
    }
    case 'trade/give': {
      const [a, b] = [mine, other] as readonly Json[] as readonly [Answers['trade/give'], Answers['trade/give']];
      if (isInfection(a) !== isInfection(b)) return { kind: 'infects', other: isInfection(b) };
      return (a === 'gas') === (b === 'gas') ? undefined : { kind: 'gives-gas', other: b === 'gas' };
    }
    default:
      return undefined;
  }
}
