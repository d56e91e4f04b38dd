/** What is told once a mission is over, of a decision that lies behind, or to somebody who comes back. */
import { figureName } from '../figures.ts';
import type { Lexicon } from '../lexicon.ts';
import { missions } from './missions.ts';
import { names } from './names.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
const list = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}` : (parts[0] ?? '');
const seatOf = (seat: number): string => `{@${seat}}`;

export const because: Lexicon['because'] = {
  ended: ({ ending, round, home, behind }) =>
    ending === 'all-defeated'
      ? `Round ${round} : personne n’est ressorti.`
      : `Round ${round} : ${count(home, 'Marchand rentré', 'Marchands rentrés')}, ${behind > 0 ? `${count(behind, 'resté', 'restés')} là-bas` : 'personne d’abandonné'}.`,
  decided: (d) => {
    switch (d.kind) {
      case 'together':
        return d.value >= d.great
          ? `${d.value} UA de valeur nouvelle : un grand succès, dès ${d.great}.`
          : `${d.value} UA de valeur nouvelle ; il en faut ${d.success} pour un succès${d.value >= d.success ? `, ${d.great} pour un grand` : ''}.`;
      case 'most':
        return `${list(d.seats.map(seatOf))} : ${d.value} UA de valeur nouvelle${d.next === null ? '' : `, ${d.next} pour le suivant`}.`;
      case 'objective':
        return `${list(d.seats.map(seatOf))} : le but de la mission est atteint.`;
      case 'alive':
        return `Personne n’a atteint le but. ${list(d.seats.map(seatOf))} : ${count(d.alive, 'Marchand vivant', 'Marchands vivants')}${d.next === null ? '' : `, ${d.next} pour le suivant`}.`;
      case 'joint':
        return d.done ? 'Le but de la mission est atteint.' : 'Le but de la mission n’a pas été atteint.';
      case 'nobody':
        return 'Aucun équipage n’avait plus personne pour rapporter quoi que ce soit.';
    }
  },
  lackedBy: seatOf,
  missing: (m, view) => {
    switch (m.kind) {
      case 'behind':
        return `${m.gap > 0 ? `${m.gap} UA. ` : ''}${figureName(names, view, m.who)} est resté là-bas avec ${m.worth}.`;
      case 'objective':
        return m.mission ? `Le but de la mission. ${missions[m.mission].aim}` : 'Le but de la mission.';
      case 'master':
        return 'Qu’aucun équipage ne l’emporte.';
      case 'lost-crew':
        return 'Un Marchand qui atteigne le sas : personne de cet équipage n’est rentré.';
      case 'gap':
        return m.gap > 0 ? `${m.gap} UA de prix de vente.` : 'Du prix de vente : ce qui est rentré ne valait pas plus.';
    }
  },
};
export const standing: Lexicon['standing'] = (s) => [
  `Round ${s.round}, Hostilité niveau ${s.level} : ${count(s.standing, 'Marchand', 'Marchands')} debout${s.fallen > 0 ? `, ${s.fallen} à terre` : ''}.`,
  `${s.carried} UA dans leurs mains, ${s.home} en sûreté à bord.`,
];
export const contrast: Lexicon['contrast'] = {
  noise: (c) =>
    c.other
      ? `L’autre tire : une épingle de plus, ${c.pegs} en tout.`
      : `Votre tir s’est entendu : une épingle de plus, ${c.pegs}. L’autre est silencieux.`,
  unspent: (c) =>
    c.other
      ? `Finir là laissait ${count(c.actions, 'action inutilisée', 'actions inutilisées')}, et le Marchand sur place.`
      : `Finir le tour a laissé ${count(c.actions, 'action inutilisée', 'actions inutilisées')}.`,
  searches: (c) => (c.other ? 'L’autre fouille : à la fin, c’est le butin qui compte.' : 'Vous fouillez ; l’autre pense à la sécurité.'),
  attacks: (c) => (c.other ? 'L’autre attaque, pas vous.' : 'Vous attaquez ; l’autre garde son action.'),
  reacts: (c) =>
    c.other
      ? `La réaction coûte ${count(c.pegs, 'épingle', 'épingles')} de Compétence et répond aussitôt.`
      : `Laisser passer garde ${count(c.pegs, 'épingle', 'épingles')} de Compétence pour la suite du round.`,
  strikes: (c) => (c.other ? 'Un coup gratuit ne coûte rien.' : 'Laisser partir évite la bagarre ; le coup était gratuit.'),
  keeps: (c) => (c.other ? 'Le garder rapporte son prix de vente.' : 'Le laisser garde ce qui tenait cette place.'),
  stays: (c) => (c.other ? 'Qui reste à bord est à l’abri, et ne trouve rien.' : 'Entrer donne deux mains de plus pour fouiller.'),
};
export const before: Lexicon['before'] = {
  hurts: (dice, chance) => `${count(dice, 'dé', 'dés')} : ${chance} % de passer couvert et armure.`,
  blow: 'Vous êtes au contact : un coup gratuit vient d’abord.',
  stray: (n) => `Dans la mêlée, le sort dit lequel des ${n} est touché.`,
  heard: (pegs) => `Le premier tir du round s’entend : Hostilité ${pegs}.`,
  breaks: 'Avec deux Échecs, l’arme se casse.',
  feat: (needed, chance) => `Dé de Chance : ${needed} ou plus, ${chance} %.`,
  gives: (hits) => `Cède à ${count(hits, 'Touche', 'Touches')} en une attaque.`,
  crate: 'Vous seul voyez ce qu’il y a dedans.',
  room: 'Un pion du sac, une fois pour cette salle.',
  unspent: (n) => `${count(n, 'action inutilisée', 'actions inutilisées')}.`,
  nobodyIn: 'Sans personne sur la station, la mission est finie, et ce qui s’y trouve y reste.',
  abandon: 'Qui est encore sur le plateau y reste, avec tout ce qu’il porte.',
};
