/** What is told once a mission is over, of a decision that lies behind, or to somebody who comes back. */
import { figureName } from '../figures.ts';
import type { Lexicon } from '../lexicon.ts';
import { missions } from './missions.ts';
import { names } from './names.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const list = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
const seatOf = (seat: number): string => `{@${seat}}`;

export const because: Lexicon['because'] = {
  ended: ({ ending, round, home, behind }) =>
    ending === 'all-defeated'
      ? `Round ${round}: nobody got out.`
      : `Round ${round}: ${count(home, 'Trader', 'Traders')} home${behind > 0 ? `, ${behind} left behind` : ', nobody left behind'}.`,
  decided: (d) => {
    switch (d.kind) {
      case 'together':
        return d.value >= d.great
          ? `${d.value} UA of new value: a great success, from ${d.great} on.`
          : `${d.value} UA of new value; it takes ${d.success} for a success${d.value >= d.success ? `, ${d.great} for a great one` : ''}.`;
      case 'most':
        return `${list(d.seats.map(seatOf))}: ${d.value} UA of new value${d.next === null ? '' : `, ${d.next} for the next`}.`;
      case 'objective':
        return `${list(d.seats.map(seatOf))}: the aim of the mission is achieved.`;
      case 'alive':
        return `Nobody achieved the aim. ${list(d.seats.map(seatOf))}: ${count(d.alive, 'Trader', 'Traders')} alive${d.next === null ? '' : `, ${d.next} for the next`}.`;
      case 'joint':
        return d.done ? 'The aim of the mission is achieved.' : 'The aim of the mission was not achieved.';
      case 'nobody':
        return 'No crew had anybody left to bring something home.';
    }
  },
  lackedBy: seatOf,
  missing: (m, view) => {
    switch (m.kind) {
      case 'behind':
        return `${m.gap > 0 ? `${m.gap} UA. ` : ''}${figureName(names, view, m.who)} stayed there with ${m.worth}.`;
      case 'objective':
        return m.mission ? `The aim of the mission. ${missions[m.mission].aim}` : 'The aim of the mission.';
      case 'master':
        return 'That no crew wins.';
      case 'lost-crew':
        return 'A Trader who reached the airlock: nobody of this crew came home.';
      case 'gap':
        return m.gap > 0 ? `${m.gap} UA of sell value.` : 'Sell value: what came home was worth no more.';
    }
  },
};
export const standing: Lexicon['standing'] = (s) => [
  `Round ${s.round}, Hostility level ${s.level}: ${count(s.standing, 'Trader', 'Traders')} on their feet${s.fallen > 0 ? `, ${s.fallen} down` : ''}.`,
  `${s.carried} UA in their hands, ${s.home} safe aboard.`,
];
export const contrast: Lexicon['contrast'] = {
  noise: (c) =>
    c.other
      ? `The other one shoots: one peg more, ${c.pegs} in all.`
      : `Your shot was heard: a peg more, ${c.pegs}. The other one is quiet.`,
  unspent: (c) =>
    c.other
      ? `Ending there left ${count(c.actions, 'action', 'actions')} unused, and the Trader where it stood.`
      : `Ending the turn left ${count(c.actions, 'action', 'actions')} unused.`,
  searches: (c) => (c.other ? 'The other one searches: loot is what counts in the end.' : 'Yours searches; the other one sees to safety.'),
  attacks: (c) => (c.other ? 'The other one attacks, yours does not.' : 'Yours attacks; the other one saves the action.'),
  reacts: (c) =>
    c.other
      ? `The reaction costs ${count(c.pegs, 'Skill peg', 'Skill pegs')} and answers at once.`
      : `Letting it pass keeps ${count(c.pegs, 'Skill peg', 'Skill pegs')} for later in the round.`,
  strikes: (c) => (c.other ? 'A free blow costs nothing.' : 'Letting it go keeps the peace; the blow was free.'),
  keeps: (c) => (c.other ? 'Keeping it brings its sell value home.' : 'Leaving it keeps what you had in that place.'),
  stays: (c) => (c.other ? 'Who stays aboard is safe, and finds nothing.' : 'Coming in brings one more pair of hands to search.'),
};
export const before: Lexicon['before'] = {
  hurts: (dice, chance) => `${count(dice, 'die', 'dice')}: ${chance} % to get through cover and armour.`,
  blow: 'You are in contact: a free blow comes first.',
  stray: (n) => `In a scuffle: luck says which of ${n} is hit.`,
  heard: (pegs) => `The first shot of the round is heard: Hostility ${pegs}.`,
  breaks: 'With two Fails the weapon breaks.',
  feat: (needed, chance) => `Chance die: ${needed} or more, ${chance} %.`,
  gives: (hits) => `Gives way to ${count(hits, 'Hit', 'Hits')} in one attack.`,
  crate: 'You alone see what is inside.',
  room: 'A token of the bag, once for this room.',
  unspent: (n) => `${count(n, 'action', 'actions')} unused.`,
  nobodyIn: 'With nobody on the station the mission is over, and what is there stays there.',
  abandon: 'Whoever is still on the board is left behind, with all they carry.',
};
