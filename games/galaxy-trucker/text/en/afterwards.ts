/** What is told once a session is over, of a decision that lies behind, or to somebody who comes back. */
import type { Head } from '../../judge/ledger.ts';
import { type Lexicon, who } from '../lexicon.ts';
import { capital, count, days, half, list } from './grammar.ts';
import { names } from './names.ts';

const HEADS: Readonly<Record<Head, string>> = {
  flight: 'money made in flight',
  arrival: 'order of arrival',
  looks: 'the best-looking ship',
  team: 'the support team',
  goods: 'goods sold',
  lost: 'lost parts',
};
const OUT = {
  'gave-up': 'gave up',
  'no-humans': 'had no human left',
  'no-engines': 'had no engine left',
  lapped: 'was lapped',
} as const;
const flown = (n: number): string => (n === 0 ? 'the last card is behind you' : `${count(n, 'card', 'cards')} to come`);

export const because: Lexicon['because'] = {
  ended: ({ rounds, arrived, of }) =>
    `${capital(count(rounds.length, 'flight', 'flights'))} flown (${rounds.join(', ')}); ${arrived} of ${count(of, 'ship', 'ships')} came home.`,
  decided: (d) =>
    d.kind === 'tied'
      ? `${list(d.seats.map(who))} have ${d.credits} ¢ each and share the victory.`
      : `${capital(HEADS[d.head])}: ${d.mine} ¢ for ${who(d.seat)}, ${d.next} ¢ for the best of the others there.`,
  lackedBy: (seat) => who(seat),
  missing: (m) => {
    switch (m.kind) {
      case 'out':
        return `${m.gap} ¢. In round ${m.round} the ship ${OUT[m.why]}: goods at half price, no bonus.`;
      case 'lost':
        return `${m.gap} ¢. Lost parts took ${m.lost}.`;
      case 'head':
        return `${m.gap} ¢. The gap is above all ${HEADS[m.head]}: ${m.mine} against ${m.theirs}.`;
    }
  },
};
export const standing: Lexicon['standing'] = (s) => [
  s.gap === 0
    ? `You are ahead with ${s.credits} ¢, round ${s.round} of ${s.of}.`
    : `${s.credits} ¢, ${s.gap} behind the richest, round ${s.round} of ${s.of}.`,
  s.doing === 'building'
    ? `${capital(count(s.parts, 'part', 'parts'))} on your ship.`
    : s.out !== null
      ? 'Your ship has left this flight.'
      : s.days === 0
        ? `You fly ahead; ${flown(s.cards)}.`
        : `${capital(days(s.days))} behind the leader; ${flown(s.cards)}.`,
];
export const contrast: Lexicon['contrast'] = {
  'gives-up': (c) =>
    c.other
      ? `Giving up saved ${c.half} ¢ of goods before ${count(c.cards, 'card', 'cards')} more; flying on risked all ${c.goods}.`
      : `Giving up sells the goods for ${c.half} instead of ${c.goods} ¢, and there is no bonus for arriving.`,
  power: (c) =>
    `${capital(names.criteria[c.what])} ${half(c.theirs)} instead of ${half(c.mine)}, for ${c.other} energy instead of ${c.energy}.`,
  planet: (c) => `Goods worth ${c.theirs} ¢ instead of ${c.mine}, for the same ${days(c.days)}.`,
  lands: (c) =>
    c.other
      ? `Landing brings goods worth ${c.value} ¢ for ${days(c.days)}.`
      : `Flying past keeps ${days(c.days)}; landing brought goods worth ${c.value} ¢.`,
  defends: (c) => {
    const how = c.with === 'shield' ? 'The shield' : 'The double cannon';
    return c.other ? `${how} costs 1 energy and saves the part.` : 'Letting it hit keeps the energy for what is still to come.';
  },
  stops: (c) => (c.other ? `It pays, and costs ${days(c.days)}.` : `Leaving it keeps ${days(c.days)} and your place in the line.`),
  insures: (c) =>
    c.other ? `For ${c.price} ¢ lost parts never cost more than ${c.cap}.` : `Without insurance ${c.price} ¢ stay in the purse.`,
  shifts: (c) => (c.other ? 'A shift of the line for 1 energy spares what lies there.' : 'Without a shift the energy stays aboard.'),
  piece: (c) => `${count(c.theirs, 'part', 'parts')} kept instead of ${c.mine}.`,
};
export const before: Lexicon['before'] = {
  sold: (now, whole) => `Your goods are sold for ${now} instead of ${whole} ¢.`,
  noBonus: (cards) => `No bonus for arriving or for looks, and ${count(cards, 'card', 'cards')} fly past you.`,
  departs: (number) => `You build no more and depart as number ${number}.`,
  reserve: (n) => `${count(n, 'part', 'parts')} in reserve count as lost.`,
  faulty: (n) => `${count(n, 'fault', 'faults')}: parts will be removed at the check.`,
  insured: (price, cap) => `${price} ¢ are paid now; lost parts cost ${cap} ¢ at the most.`,
  uninsured: 'Every lost part will cost 1 ¢, without limit.',
};
