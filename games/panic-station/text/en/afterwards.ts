import type { Lexicon } from '../lexicon.ts';
import { count } from './grammar.ts';
import { endings } from './reasons.ts';

export const because: Lexicon['because'] = {
  ended: ({ how, seat, cans, round }) =>
    how === 'burnt' && seat !== null
      ? `{@${seat}} burnt the Nest with ${cans} Gas Cans, round ${round}.`
      : `${endings[how]} Round ${round}.`,
  decided: (d) => {
    switch (d.kind) {
      case 'nest':
        return `{@${d.seat}} laid the Nest in round ${d.round}: the way was known.`;
      case 'infections':
        return `${count(d.made, 'infection', 'infections')} out of ${d.of} succeeded. The first: {@${d.by}} got {@${d.first}}, round ${d.round}.`;
      case 'nobody':
        return 'Nobody was infected at the end: the Host has no side.';
    }
  },
  missing: (m) => {
    switch (m.kind) {
      case 'infections':
        return m.of === 0
          ? `Not one infection tried in ${count(m.rounds, 'round', 'rounds')}.`
          : `${count(m.made, 'infection', 'infections')} in ${count(m.rounds, 'round', 'rounds')}, of ${count(m.of, 'attempt', 'attempts')}.`;
      case 'soldier':
        return 'A Soldier on their feet: nobody else can burn the Nest.';
      case 'way':
        return `The last step: ${m.needed} Gas Cans in one hand, and nobody in the Nest to light them.`;
      case 'cans':
        return m.nest
          ? `Gas Cans in one hand: ${m.most} at most, it takes ${m.needed}. All humans together held ${m.held}.`
          : `The Nest: nobody laid it. The humans held ${count(m.held, 'Gas Can', 'Gas Cans')}.`;
    }
  },
  lackedBy: { host: 'the Host', humans: 'the Humans' },
};
export const contrast: Lexicon['contrast'] = {
  unspent: (c) => (c.other ? `Ending there, with ${c.ap} AP left, avoided an encounter.` : `Ending the turn left ${c.ap} AP unused.`),
  attacks: (c) => (c.other ? 'The other move attacks, yours does not.' : 'Your move attacks, the other saves its bullets.'),
  searches: (c) =>
    c.other ? 'Searching brings one more card: a Gas Can, a weapon, an Antidote.' : 'Your move searches; the other heads for the Nest.',
  explores: (c) => (c.other ? 'Exploring brings the Nest nearer.' : 'Your move explores; the other uses what is there already.'),
  'gives-gas': (c) =>
    c.other
      ? 'Giving a Gas Can protects from infection during the trade.'
      : 'A Gas Can given away is missing at the Nest; the other card kept it.',
  infects: (c) => (c.other ? 'The other card tries to infect.' : 'Your card tries to infect; the other keeps the secret.'),
};
export const sides: Lexicon['sides'] = { humans: 'Humans', host: 'The Host’s side' };
