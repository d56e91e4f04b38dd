import type { Lexicon } from '../lexicon.ts';
import { names } from './names.ts';

export const motives: Lexicon['motives'] = {
  safety: () => 'Y sera plus à l’abri du tour des Aliens qui vient.',
  errand: () => 'Poursuit la mission : plus près de ce qu’il reste à faire.',
  home: () => 'Prend le chemin du retour : plus rien à faire ici.',
  together: () => 'Reste avec les autres : ensemble, on s’entraide.',
  finds: () => 'Va chercher ce qui traîne par là.',
  foes: () => 'Contient les Aliens : il y en a trop.',
  foe: ({ foe }) => `Tire en premier : ${names.foes[foe].name} frapperait ensuite.`,
  heal: ({ patient }) => `Soigne ${names.roles[patient].name}, qui ne tiendrait plus longtemps.`,
  task: () => 'Accomplit la mission : l’équipage est venu pour cela.',
  marked: ({ by }) => `Va où {@${by}} l’a demandé.`,
  says: () => 'Dit ce qui est prévu, pour que chacun puisse répondre.',
  wished: () => 'Joue maintenant, comme proposé.',
  rest: () => 'S’arrête : plus rien ne vaut un souffle d’air.',
};
