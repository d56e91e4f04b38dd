import { ask, type Flow, type Game, oneOf, type Seat, someOf, type Table, yesNo } from '../../index.ts';

/**
 * A hidden card kept in a local across two questions. Cards are numbers, faces are looked up, so the world can be
 * rearranged under a flow that is already running.
 */
export type Hidden = { faces: number[]; seen: (Seat | 'all')[][]; deck: number[]; hands: number[][]; played: number[]; turn: Seat };
export type HiddenView = {
  deck: number;
  hand: { card: number; face: number }[];
  hands: number[];
  played: { card: number; face: number }[];
  turn: Seat;
};
export type HiddenNote = { kind: 'peek'; face: number } | { kind: 'peeked'; seat: Seat } | { kind: 'play'; faces: number[] };

function* turn(t: Table<Hidden, HiddenNote>): Flow {
  const s = t.state;
  const me = s.turn;
  const top = s.deck[0]!; // the card lives in this local while two questions are asked
  const look = yield* ask(me, 'look', yesNo);
  if (look) {
    s.seen[top]!.push(me);
    t.reveal([me]);
    t.tell({ kind: 'peek', face: s.faces[top]! }, [me]);
    t.tell({ kind: 'peeked', seat: me });
  }
  const keep = yield* ask(
    me,
    'keep',
    oneOf(() => ['take', 'bury'] as const),
  );
  s.deck.shift();
  if (keep === 'take') {
    s.hands[me]!.push(top);
    s.seen[top]!.push(me);
    t.reveal([me]);
  } else s.deck.push(top);
  const cards = yield* ask(
    me,
    'play',
    someOf(() => s.hands[me]!, { max: 2, valid: (c) => c.length < 2 || s.faces[c[0]!] === s.faces[c[1]!], why: () => 'no-pair' }),
  );
  for (const card of cards) {
    s.hands[me]!.splice(s.hands[me]!.indexOf(card), 1);
    s.seen[card]!.push('all');
    s.played.push(card);
  }
  if (cards.length > 0) {
    t.reveal();
    t.tell({ kind: 'play', faces: cards.map((c) => s.faces[c]!) });
  }
  s.turn = (s.turn + 1) % s.hands.length;
}
const knows = (s: { seen: readonly (readonly (Seat | 'all')[])[] }, card: number, seat: Seat | undefined) =>
  s.seen[card]!.includes('all') || (seat !== undefined && s.seen[card]!.includes(seat));

export const hidden: Game<Hidden, HiddenView, HiddenNote> = {
  id: 'hidden',
  version: 1,
  seats: [2, 3],
  options: [],
  setup: (_, seats, chance) => ({
    faces: chance.shuffle([0, 0, 0, 1, 1, 1, 2, 2, 2]),
    seen: Array.from({ length: 9 }, () => []),
    deck: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    hands: Array.from({ length: seats }, () => []),
    played: [],
    turn: 0,
  }),
  beat: (t) => (t.state.deck.length > 0 && t.state.played.length < 6 ? turn(t) : undefined),
  view: (s, seat) => ({
    deck: s.deck.length,
    hand: seat === undefined ? [] : s.hands[seat]!.map((card) => ({ card, face: s.faces[card]! })),
    hands: s.hands.map((h) => h.length),
    played: s.played.map((card) => ({ card, face: s.faces[card]! })),
    turn: s.turn,
  }),
  standings: (s) => s.hands.map((h, seat) => ({ seat, score: h.length, won: true })),
  report: () => ({ ending: 'done', rounds: 0 }),
  imagine: (s, seat, chance) => {
    const cards = s.faces.flatMap((_, card) => (knows(s, card, seat) ? [] : [card]));
    const faces = chance.shuffle(cards.map((c) => s.faces[c]!));
    cards.forEach((card, i) => {
      s.faces[card] = faces[i]!;
    });
  },
  audit: (s) => (s.deck.length + s.hands.flat().length + s.played.length === 9 ? undefined : 'a card is lost'),
  migrations: {},
};
