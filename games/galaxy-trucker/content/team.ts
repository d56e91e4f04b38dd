/** The 18 specialists of the Support Team (GT-SUP-*), and when each of their two skills is used. What it does stands in the rules. */

export const SPECIALISTS = [
  'buyer',
  'security-officer',
  'architect',
  'assembler',
  'bureaucrat',
  'smuggler',
  'con-artist',
  'hypergeometer',
  'inspector',
  'delivery-driver',
  'storekeeper',
  'planner',
  'plumber',
  'advertiser',
  'receptionist',
  'saboteur',
  'welder',
  'trader',
] as const;
export type Specialist = (typeof SPECIALISTS)[number];
export type Skill = `${Specialist}-${'a' | 'b'}`;

/** GT-TIME-01 to -04; `standing`: it holds whenever it can matter; `external`: it needs the first Big Expansion (GT-RULING-02). */
export type Window =
  | 'before-building'
  | 'building'
  | 'after-building'
  | 'before-flight'
  | 'flight'
  | 'after-flight'
  | 'standing'
  | 'external';
export const SKILLS: Readonly<Record<Skill, readonly Window[]>> = {
  'buyer-a': ['building'],
  'buyer-b': ['building'],
  'security-officer-a': ['before-flight'],
  'security-officer-b': ['building'],
  'architect-a': ['building'],
  'architect-b': ['after-building', 'after-flight'],
  'assembler-a': ['after-building'],
  'assembler-b': ['after-building'],
  'bureaucrat-a': ['before-flight'],
  'bureaucrat-b': ['after-flight'],
  'smuggler-a': ['flight'],
  'smuggler-b': ['after-flight'],
  'con-artist-a': ['building', 'after-building'],
  'con-artist-b': ['flight', 'after-flight'],
  'hypergeometer-a': ['standing'],
  'hypergeometer-b': ['before-flight'],
  'inspector-a': ['building'],
  'inspector-b': ['before-building', 'building'],
  'delivery-driver-a': ['after-building'],
  'delivery-driver-b': ['building'],
  'storekeeper-a': ['standing'],
  'storekeeper-b': ['standing'],
  'planner-a': ['building'],
  'planner-b': ['before-building', 'after-building'],
  'plumber-a': ['building', 'after-building'],
  'plumber-b': ['building'],
  'advertiser-a': ['before-flight', 'after-flight'],
  'advertiser-b': ['after-flight'],
  'receptionist-a': ['standing'],
  'receptionist-b': ['external'],
  'saboteur-a': ['building'],
  'saboteur-b': ['before-flight'],
  'welder-a': ['after-building'],
  'welder-b': ['after-building'],
  'trader-a': ['before-flight'],
  'trader-b': ['after-flight'],
};
