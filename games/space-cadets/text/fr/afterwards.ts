import type { Lexicon } from '../lexicon.ts';
import { many, role } from './grammar.ts';
import { endings } from './reasons.ts';

export const because: Lexicon['because'] = {
  ended: ({ outcome, turn, alive, role: fallen }) =>
    outcome === 'victory'
      ? `Tout ce que la mission demandait, en ${many(turn, 'manche', 'manches')} ; ${many(alive, 'Rocketeer vivant', 'Rocketeers vivants')}.`
      : fallen === ''
        ? `${endings[outcome]} Manche ${turn}.`
        : `${role(fallen)} : ${outcome === 'suffocated' ? 'plus d’oxygène' : 'plus de PV'}, manche ${turn}. Tous rentrent, ou personne.`,
  deed: (turn, say) => `Manche ${turn} : ${say}`,
  wounds: ({ turn, wounds }) => `La manche ${turn} : ${many(wounds, 'PV perdu', 'PV perdus')} d’un coup.`,
  margin: (m) => {
    switch (m.kind) {
      case 'lowest':
        return m.hp > 3
          ? `Presque rien : ${role(m.role)}, au plus bas, gardait ${m.hp} PV.`
          : `La manche ${m.turn} : ${role(m.role)} à ${m.hp} PV.`;
      case 'left':
        return `${m.of - m.done} sur ${m.of} : l’objectif en était à ${m.done}.`;
      case 'home':
        return `Le retour : ${m.home} sur ${m.of} au sas, l’objectif était atteint.`;
    }
  },
};
export const contrast: Lexicon['contrast'] = {
  unspent: (c) =>
    c.other
      ? `Finir là gardait l’abri, avec ${many(c.ap, 'action', 'actions')} en réserve.`
      : `Il restait ${many(c.ap, 'action', 'actions')} à employer.`,
  mission: (c) => (c.other ? 'L’autre coup avance la mission elle-même.' : 'Votre coup avance la mission ; l’autre la prépare.'),
  attacks: (c) =>
    c.other ? 'Un Alien de moins frappe moins au tour des Aliens.' : 'Votre coup attaque ; l’autre s’occupe d’autre chose d’abord.',
  heals: (c) => (c.other ? 'Soigner d’abord : un seul Rocketeer à terre, et tout est perdu.' : 'Votre coup soigne ; l’autre agit avant.'),
  moves: (c) => (c.other ? 'L’autre coup prend position.' : 'Votre coup prend position ; l’autre agit d’ici.'),
};
