import type { Lexicon } from '../lexicon.ts';

export const names: Lexicon['names'] = {
  systems: {
    propulsion: { name: 'Propulsion', help: 'Five boxes. At zero after repairs the ship is lost, and the crew with it.' },
    'life-support': { name: 'Life Support', help: 'Five boxes. At zero after repairs the ship is lost, and the crew with it.' },
    reserves: { name: 'Reserves', help: 'Five boxes. At zero after repairs the ship is lost, and the crew with it.' },
    hull: { name: 'Hull', help: 'Five boxes. At zero after repairs the ship is lost, and the crew with it.' },
  },
  upgrades: {
    scanners: { name: 'Scanners', help: 'See into crates from the ship; at level 3, know what is coming.' },
    'airlock-defence': { name: 'Airlock Defence', help: 'The airlock shoots.' },
    'docking-thrusters': { name: 'Docking Thrusters', help: 'The ship moves to another airlock during a mission.' },
  },
  posts: {
    'bs-mart': { name: 'BS-Mart', help: 'Everything up to 4 UA. Always open.' },
    'up-close': { name: 'Up Close & Personnel', help: 'Melee weapons of 5 to 9 UA; pays 1 UA more for them.' },
    'claw-store': { name: 'Claw Store', help: 'Ranged and blast weapons of 5 to 9 UA; pays 1 UA more for them.' },
    armourote: { name: 'Armourote', help: 'Armour of 5 to 9 UA; pays 1 UA more for it.' },
    'tech-noir': { name: 'Tech Noir', help: 'Special items of 5 to 9 UA; pays 1 UA more for them.' },
    gigers: {
      name: 'Giger’s Emporium',
      help: 'Anything from 10 UA on, one a visit; pays 1 UA more for rare things. Only for crews with a name.',
    },
    none: { name: 'BS-Mart only', help: 'No other post this time.' },
  },
  statistics: { health: 'Health', skill: 'Skill', actions: 'Actions' },
  stages: { '1': 'Stage 1', '2': 'Stage 2', '3a': 'Stage 3a', '3b': 'Stage 3b', '4': 'Stage 4', extra: 'Extra', '5': 'Finale' },
  phases: {
    home: 'Plans',
    embark: 'Boarding',
    playing: 'Mission',
    extraction: 'Extraction',
    advancement: 'Advancement',
    visits: 'Trading',
    trading: 'Trading',
    maintenance: 'Maintenance',
    closed: 'Done',
  },
  results: { nothing: 'Forgotten', survival: 'Survival', success: 'Success', legend: 'Legend' },
  parts: { money: 'Resources', things: 'Things', people: 'People', ship: 'Whole ship', charges: 'Charges', upgrades: 'Upgrades' },
  all: 'The crews',
  hold: 'the hold',
  step: (n) => `Game ${n}`,
  points: (n) => `${n} points`,
  ua: (n) => `${n} UA`,
};
