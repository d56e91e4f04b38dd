import type { Lexicon } from '../lexicon.ts';

export const names: Lexicon['names'] = {
  systems: {
    propulsion: { name: 'Propulsion', help: 'Cinq cases. À zéro après les réparations, le vaisseau est perdu, et l’équipage avec lui.' },
    'life-support': { name: 'Survie', help: 'Cinq cases. À zéro après les réparations, le vaisseau est perdu, et l’équipage avec lui.' },
    reserves: { name: 'Réserves', help: 'Cinq cases. À zéro après les réparations, le vaisseau est perdu, et l’équipage avec lui.' },
    hull: { name: 'Coque', help: 'Cinq cases. À zéro après les réparations, le vaisseau est perdu, et l’équipage avec lui.' },
  },
  upgrades: {
    scanners: { name: 'Scanners', help: 'Voir dans les caisses depuis le vaisseau ; au niveau 3, savoir ce qui arrive.' },
    'airlock-defence': { name: 'Défense du sas', help: 'Le sas tire.' },
    'docking-thrusters': { name: 'Propulseurs', help: 'Le vaisseau change de sas pendant la mission.' },
  },
  posts: {
    'bs-mart': { name: 'BS-Mart', help: 'Tout ce qui coûte 4 UA au plus. Toujours ouvert.' },
    'up-close': { name: 'Up Close & Personnel', help: 'Armes de mêlée de 5 à 9 UA ; les paie 1 UA de plus.' },
    'claw-store': { name: 'Claw Store', help: 'Armes à distance et à souffle de 5 à 9 UA ; les paie 1 UA de plus.' },
    armourote: { name: 'Armourote', help: 'Armures de 5 à 9 UA ; les paie 1 UA de plus.' },
    'tech-noir': { name: 'Tech Noir', help: 'Objets spéciaux de 5 à 9 UA ; les paie 1 UA de plus.' },
    gigers: {
      name: 'Giger’s Emporium',
      help: 'Tout à partir de 10 UA, un par visite ; paie 1 UA de plus les objets rares. Pour les équipages connus.',
    },
    none: { name: 'BS-Mart seul', help: 'Aucun autre comptoir cette fois.' },
  },
  statistics: { health: 'Santé', skill: 'Compétence', actions: 'Actions' },
  stages: { '1': 'Étape 1', '2': 'Étape 2', '3a': 'Étape 3a', '3b': 'Étape 3b', '4': 'Étape 4', extra: 'En plus', '5': 'Finale' },
  phases: {
    home: 'Choix',
    embark: 'Embarquement',
    playing: 'Mission',
    extraction: 'Extraction',
    advancement: 'Avancement',
    visits: 'Commerce',
    trading: 'Commerce',
    maintenance: 'Maintenance',
    closed: 'Fini',
  },
  results: { nothing: 'Oubli', survival: 'Survie', success: 'Succès', legend: 'Légende' },
  parts: { money: 'Ressources', things: 'Objets', people: 'Gens', ship: 'Vaisseau entier', charges: 'Charges', upgrades: 'Améliorations' },
  all: 'Les équipages',
  hold: 'la soute',
  step: (n) => `Partie ${n}`,
  points: (n) => `${n} points`,
  ua: (n) => `${n} UA`,
};
