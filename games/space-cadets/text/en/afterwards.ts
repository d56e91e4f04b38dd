import type { Lexicon } from '../lexicon.ts';
import { many, role } from './grammar.ts';
import { endings } from './reasons.ts';

export const because: Lexicon['because'] = {
  ended: ({ outcome, turn, alive, role: fallen }) =>
    outcome === 'victory'
      ? `All that the mission asked for, in ${many(turn, 'round', 'rounds')}; ${many(alive, 'Rocketeer', 'Rocketeers')} alive.`
      : fallen === ''
        ? `${endings[outcome]} Round ${turn}.`
        : `${role(fallen)}: ${outcome === 'suffocated' ? 'no oxygen left' : 'no HP left'}, round ${turn}. All come home, or nobody.`,
  deed: (turn, say) => `Round ${turn}: ${say}`,
  wounds: ({ turn, wounds }) => `Round ${turn}: ${many(wounds, 'HP', 'HP')} lost at once.`,
  margin: (m) => {
    switch (m.kind) {
      case 'lowest':
        return m.hp > 3
          ? `Hardly anything: ${role(m.role)}, at the lowest, kept ${m.hp} HP.`
          : `Round ${m.turn}: ${role(m.role)} at ${m.hp} HP.`;
      case 'left':
        return `${m.of - m.done} of ${m.of}: the objective stood at ${m.done}.`;
      case 'home':
        return `The way back: ${m.home} of ${m.of} at the airlock, the objective was met.`;
    }
  },
};
export const contrast: Lexicon['contrast'] = {
  unspent: (c) =>
    c.other
      ? `Ending there kept cover, with ${many(c.ap, 'action', 'actions')} left.`
      : `${many(c.ap, 'action was', 'actions were')} left to use.`,
  mission: (c) => (c.other ? 'The other move furthers the mission itself.' : 'Your move furthers the mission; the other prepares it.'),
  attacks: (c) => (c.other ? 'One Alien less hits less in the Alien turn.' : 'Your move attacks; the other sees to something else first.'),
  heals: (c) => (c.other ? 'Healing first: one Rocketeer down, and all is lost.' : 'Your move heals; the other acts first.'),
  moves: (c) => (c.other ? 'The other move takes position.' : 'Your move takes position; the other acts from here.'),
};
