import type { Lexicon } from '../lexicon.ts';
import { names } from './names.ts';

const SCAN = {
  marker: 'Cherche l’objectif : un marqueur de mission est là-dessous.',
  locker: 'Un casier est là-dessous : de l’équipement pour l’équipage.',
  find: 'Une découverte est là-dessous.',
  calm: 'Moins risqué que les autres tuiles cachées, à ce qu’on en voit.',
} as const;

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
  scan: ({ what }) => SCAN[what],
  open: () => 'Laisse le moins de sas fermés autour du départ.',
  frail: ({ who }) => `${names.roles[who].name} d’abord : à égalité, les Aliens visent qui a joué tard, et lui tiendrait moins bien.`,
  command: ({ to }) => `Donne un point d’action : ${names.roles[to].name} en fera plus.`,
};
