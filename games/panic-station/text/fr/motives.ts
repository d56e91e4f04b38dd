import type { Lexicon } from '../lexicon.ts';

export const motives: Lexicon['motives'] = {
  search: () => 'Cherche des cartes : le carburant du Nid est parmi elles.',
  nest: () => 'Va vers le Nid, avec assez de carburant pour le brûler.',
  suspect: ({ who, tenths }) => `Croit {@${who}} infecté à ${tenths} sur 10, et agit en conséquence.`,
  supply: ({ who }) => `Apporte du carburant à {@${who}}, qui peut le porter au Nid.`,
  heal: () => 'Soigne avant que la blessure soit la dernière.',
  parasite: () => 'Élimine les parasites avant qu’ils mordent.',
  danger: () => 'Quitte une salle où les parasites vont mordre.',
  explore: () => 'Explore : le Nid et des salles à fouiller sont plus loin.',
  meet: ({ who }) => `Rencontre {@${who}} : on connaît mieux ceux avec qui l’on échange.`,
  scan: () => 'Veut faire compter les infectés.',
  infect: ({ who }) => `Vise {@${who}} : sans doute humain, et sans bidon à donner.`,
  frame: ({ who }) => `Tire sur {@${who}} pour que les autres regardent là.`,
  hide: () => 'Donne une carte anodine, comme un humain : le moment est mal choisi.',
  spare: () => 'Donne ce qui lui manquera le moins.',
  weary: () => 'Demande la fin : plus rien ne se décidera.',
  rest: () => 'S’arrête : plus rien ne vaut l’effort.',
  guard: ({ who }) => `Se protège : {@${who}} pourrait l’infecter, et cette carte l’arrêterait.`,
  team: () => 'Fouille à deux : chacun y gagne une carte.',
};
