/** Ce qui a pesé pour un équipage de la maison. */
import { figureName } from '../figures.ts';
import type { Lexicon } from '../lexicon.ts';
import { names } from './names.ts';
import { skills } from './skills.ts';

const WHAT = {
  crate: ['Va vers une caisse', 'Fouille la caisse'],
  room: ['Va vers une salle que nul n’a fouillée', 'Fouille la salle'],
  console: ['Va vers l’objet de la mission', 'Prend l’objet de la mission'],
  token: ['Va vers ce qui traîne au sol', 'Ramasse ce qui est là'],
  body: ['Va vers quelqu’un qui est tombé', 'Fouille qui est tombé'],
  person: ['Va vers la personne dont il s’agit', 'Emmène la personne dont il s’agit'],
  door: ['Va vers une porte fermée', 'Ouvre la porte'],
} as const;
const GEAR = {
  reload: 'Recharge : il ne reste guère de tirs.',
  unjam: 'Désenraye l’arme : sans elle, pas de tir.',
  don: 'Met l’armure : elle arrête des Touches et libère une place.',
} as const;

export const motives: Lexicon['motives'] = {
  loot: ({ what, here }) => `${WHAT[what][here ? 1 : 0]} : rien d’autre à portée ne rapporte autant.`,
  home: ({ carried, level }) =>
    carried > 0
      ? `Rentre au vaisseau : ${carried} UA en main, hostilité au niveau ${level}.`
      : `Rentre au vaisseau : plus rien à gagner au niveau ${level}.`,
  foe: ({ foe, near }, view) =>
    `S’en prend à ${figureName(names, view, foe)}${near === null ? ' : son butin vaut un combat.' : ` : une menace pour ${figureName(names, view, near)}.`}`,
  hunt: ({ foe }, view) => `Traque ${figureName(names, view, foe)} : tant qu’il est debout, la mission n’est pas finie.`,
  safety: ({ foe }, view) => `Se met hors d’atteinte de ${figureName(names, view, foe)}.`,
  mend: ({ who, fallen }, view) => `${fallen ? 'Relève' : 'Soigne'} ${figureName(names, view, who)} : ce serait trop à perdre.`,
  gear: ({ what }) => GEAR[what],
  talk: ({ to }, view) => `Parle à ${figureName(names, view, to)} : il y a quelque chose à y gagner.`,
  'hand-on': ({ to }, view) => `Le confie à ${figureName(names, view, to)}, qui a plus de chances de rentrer.`,
  skill: ({ skill }) => `Utilise ${skills[skill].name} : c’est là que l’effet est le plus grand.`,
  agree: () => 'Veut une trêve : se battre entre équipages ne rapporte rien pour l’instant.',
  keeps: ({ worth }) => `Garde ce qui vaut le plus : ${worth} UA en tout.`,
  saves: ({ who, damage }, view) =>
    damage > 0
      ? `Réagit pour épargner ${damage} dégâts à ${figureName(names, view, who)}.`
      : `Réagit pour que ${figureName(names, view, who)} ne soit pas touché.`,
  answers: ({ foe }, view) => `Riposte contre ${figureName(names, view, foe)} : l’occasion ne coûte aucune action.`,
  asked: ({ by, wish }, view) =>
    wish.wish === 'strike'
      ? `S’en prend à ${figureName(names, view, wish.foe)}, comme {@${by}} l’a demandé.`
      : 'crate' in wish
        ? `Prend la caisse ${wish.crate + 1}, que {@${by}} laisse aux camarades.`
        : `Rentre au vaisseau, comme {@${by}} l’a demandé.`,
  refuse: () => 'Refuse : il y a plus à prendre qu’à perdre.',
  enters: () => 'Entre en jeu : il y a plus à prendre dehors qu’à perdre.',
  stays: () => 'Attend à bord : dehors, il y a plus à perdre qu’à prendre.',
  acts: () => 'C’est là qu’il y a le plus à faire tout de suite.',
};
