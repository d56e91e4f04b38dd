import type { Head } from '../../judge/ledger.ts';
import { type Lexicon, roman, term, who } from '../lexicon.ts';
import { capital, cards, list, of } from './grammar.ts';
import { names } from './names.ts';

const HEADS: Readonly<Record<Head, string>> = {
  missions: 'missions',
  trophies: 'trophies',
  cards: 'OZ and cards',
  x: 'sector X',
  objectives: 'objectives',
  losses: 'losses',
};

export const because: Lexicon['because'] = {
  ended: ({ trigger, seat, px, rounds }) => {
    const at = `round ${roman(rounds)}`;
    const by = seat === null ? '' : who(seat);
    switch (trigger) {
      case 'declared':
        return `${by} declared the end with ${px} PX, ${at}.`;
      case 'xeno':
        return `${by} reached 15 PX, ${at}.`;
      case 'imperator':
        return `The Imperator passed 25 PC in the turn of ${by}, ${at}.`;
      case 'charted':
        return `No world left to discover: the Nebula is charted, ${at}.`;
      case 'standstill':
        return `Five rounds without a discovery or a landing, ${at}.`;
    }
  },
  decided: (d) => {
    switch (d.kind) {
      case 'nobody':
        return `Without 10 PX nobody can win, and nobody has more than ${d.px}.`;
      case 'tied':
        return `Level in PC and PX, ${list(d.seats.map(who))} share the victory with ${d.pc} PC.`;
      case 'barred':
        return d.me
          ? `Without 10 PX one cannot win. You have ${d.px}, for all your ${d.pc} PC.`
          : `Without 10 PX one cannot win. ${who(d.seat)} has ${d.px}, for all their ${d.pc} PC.`;
      case 'head':
        return d.rival === undefined
          ? `${capital(HEADS[d.head])}: ${d.pc} of the ${d.of} PC of ${who(d.seat)}; nobody else got more than ${d.next} there.`
          : `${capital(HEADS[d.head])}: ${d.pc} of the ${d.of} PC of ${who(d.seat)}, against ${d.next} for ${who(d.rival)}, who came next.`;
      case 'little':
        return `Very little: ${who(d.seat)} ends with ${d.pc} PC and lost fewer on the way.`;
    }
  },
  lackedBy: (seat) => who(seat),
  missing: (m, mine) => {
    switch (m.kind) {
      case 'px':
        return `${m.px} PX. ${m.since === 0 ? 'None gained in any round.' : `The last was gained in round ${roman(m.since)}.`}`;
      case 'objective':
        return `${m.pc} PC: the objective ${term(`objective/${m.objective}`, names.objectives[m.objective].name)} would have done it.`;
      case 'leftovers':
        return `${m.pc} PC. Cards left in hand cost ${mine ? 'you ' : ''}${m.lost}.`;
      case 'pc':
        return m.pc <= 0
          ? 'A few PX: they decide when PC are level.'
          : `${m.pc} PC. The gap is above all ${HEADS[m.head]}: ${m.mine} against ${m.theirs}.`;
    }
  },
};
export const contrast: Lexicon['contrast'] = {
  leftovers: (c) =>
    c.other
      ? `Ending there cost ${c.pc} PC for ${cards(c.cards)} in hand, and saved the rest for later.`
      : `Ending the turn left ${cards(c.cards)} in hand: −${c.pc} PC. They could still be put to use.`,
  lands: (c) =>
    c.other
      ? `Landing on ${names.pawns[c.pawn]} at once: ${c.pc} PC to share before others come.`
      : `Landing on ${names.pawns[c.pawn]} shared ${c.pc} PC and ended the turn; the other move prepared it first.`,
  luck: (c) => (c.other ? 'The other move tries its luck, yours is safe.' : 'Your move tries its luck, the other is safe.'),
  lasts: (c) =>
    c.other ? `${capital(of(1, c.what))} serves in every turn that follows.` : 'At the same price, the other move worked at once.',
  fails: (c) => (c.other ? 'The mission failed there, but your move cost more.' : 'With that company the mission did not succeed.'),
  stars: (c) =>
    c.other
      ? `Leaving elements gave ${c.px} PX. You had ${c.have}; it takes 10 to win.`
      : `Keeping these elements was worth more than ${c.px} PX more: you had ${c.have}.`,
  cards: (c) =>
    `${cards(c.theirs)} instead of ${c.mine}: ${c.theirs < c.mine ? 'the rest still served this turn' : 'dearer, but further'}.`,
  drawn: (c) =>
    c.theirs > c.mine
      ? `${cards(c.theirs)} instead of ${c.mine}: enough to do more this turn.`
      : `${cards(c.theirs)} instead of ${c.mine}: what is left in hand costs PC.`,
  share: (c) =>
    `For you, ${c.theirs} PC instead of ${c.mine}.${c.theirs < c.mine ? ' Less for you, and much less for those behind you.' : ''}`,
  helps: (c) => `The same for you; for ${who(c.seat)}, ${c.theirs} PC instead of ${c.mine}.`,
};
