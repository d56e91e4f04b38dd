/** The words of the rulebook as types: one name for one thing, everywhere. */

export const ROLES = ['captain', 'first-officer', 'doctor', 'professor', 'chief', 'yeoman'] as const;
export type Role = (typeof ROLES)[number];

/** In Sentience order, which is the order of the Alien Turn (SCA-ALIEN-01). */
export const ALIENS = ['brain', 'leader', 'saucerman', 'sentinel', 'thrall', 'war-thrall', 'leech', 'bug'] as const;
export type AlienType = (typeof ALIENS)[number];

export const BOSSES = ['hive-queen', 'overmind'] as const;
export type BossType = (typeof BOSSES)[number];
/** Whoever can be aimed at. */
export type FoeType = AlienType | BossType;

export const WEAPONS = [
  'air-knife',
  'atomic-rifle',
  'ddt',
  'demo-charge',
  'flame-gun',
  'ray-gun',
  'sonic-shotgun',
  'proton-blade',
] as const;
export type WeaponKind = (typeof WEAPONS)[number];

export const GEAR = [
  'accelerator-hypo',
  'electro-mine',
  'fiberweave-spacesuit',
  'firecrackers',
  'first-aid-kit',
  'flag',
  'food-pills',
  'freeze-dried-coffee',
  'head-set',
  'holster',
  'lucky-rabbits-foot',
  'med-pack',
  'oxygen-tank',
  'power-of-love',
  'reference-book',
  'scanner',
  'sniper-scope',
  'soft-focus-lens',
  'space-bandages',
  'space-monkey',
  'space-rations',
  'stun-pellet',
  'tape-recorder',
  'tele-radio',
  'common-cold',
  'thermite',
  'tools',
  'tricorder',
  'wire-cutters',
] as const;
export type GearKind = (typeof GEAR)[number];

/** Discovery cards, the Proton Blade apart (it is a weapon). */
export const DISCOVERIES = [
  'force-field-belt',
  'gravitational-wave-generator',
  'heat-ray',
  'impossible-cube',
  'ionoscope',
  'mentality-helmet',
  'replicator',
  'sonic-repulsor',
  'glowing-orb',
  'telepathy-band',
  'time-warp',
  'x-ray-goggles',
] as const;
export type DiscoveryKind = (typeof DISCOVERIES)[number];

export const SCHEMATICS = [
  'invisibility-device',
  'neuronic-hyperbolizer',
  'reality-inverter',
  'stasis-box',
  'tantalus-projector',
  'teleporter',
] as const;
export type SchematicKind = (typeof SCHEMATICS)[number];

export const THRALLS = [
  'boy',
  'bus-driver',
  'chemist',
  'co-ed',
  'cowboy',
  'football-player',
  'girl',
  'hobo',
  'long-lost-brother',
  'nurse',
  'photographer',
  'sarge',
  'scientist',
  'smuggler',
  'traffic-cop',
] as const;
export type ThrallKind = (typeof THRALLS)[number];

/** Every kind of card a Rocketeer can hold. */
export type ItemKind = WeaponKind | GearKind | DiscoveryKind | SchematicKind | ThrallKind | 'dominated-brain';

export const COMPONENTS = ['mysterium', 'alien-blood', 'wire'] as const;
export type Component = (typeof COMPONENTS)[number];

/** What a Discovery token can show. */
export type FindKind = 'proton-blade' | DiscoveryKind | SchematicKind | 'mysterium' | 'thrall-oxygen-tank';

export const EVENTS = ['cosmic-radiation', 'power-out', 'time-distortion', 'unnatural-growth', 'unreasonable-fear'] as const;
export type EventKind = (typeof EVENTS)[number];

export const SCENARIOS = ['s1', 's2', 's3', 's4', 's5', 's6', 's7'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

export const MODES = ['space-cadet', 'standard', 'commodore', 'admiral', 'galactic-overlord'] as const;
export type Mode = (typeof MODES)[number];

/** The named tiles of the scenarios, by tile number. */
export const SCENARIO_TILES = {
  37: 'shuttlecraft',
  38: 'airlock',
  39: 'hive-queen',
  40: 'control-room',
  41: 'slave-pen-a',
  42: 'slave-pen-b',
  43: 'brig',
  44: 'guard-post',
  45: 'cryo-bay-a',
  46: 'cryo-bay-b',
  47: 'cryo-bay-c',
  48: 'bridge',
  49: 'reactor',
  50: 'leech-pool-a',
  51: 'leech-pool-b',
  52: 'overmind',
  53: 'psi-relay-a',
  54: 'psi-relay-b',
  55: 'psi-relay-c',
} as const;
export type ScenarioTile = (typeof SCENARIO_TILES)[keyof typeof SCENARIO_TILES];

/** What a scenario lets a Rocketeer do by an IQ action on one of its tiles (SCA-SCEN-05). */
export type ScenarioAct = 'shut-down' | 'cut-transmitter' | 'silence-alarm' | 'stop-thaw' | 'overload' | 'drain' | 'cut-relay';

/** States of an edge between two tiles of the map. `none`: no hatch is printed by a face-up side. */
export const EDGES = ['none', 'closed', 'open', 'locked', 'sealed', 'destroyed'] as const;
export type EdgeState = (typeof EDGES)[number];

/** What one Overkill can buy. */
export type OverkillOption =
  // the Rocketeers' own (SCA-CMD … SCA-SWAY)
  | 'command'
  | 'move-out'
  | 'sawbones'
  | 'override'
  | 'strafe'
  | 'sway'
  // the weapons'
  | 'extract'
  | 'dislodge'
  | 'shrapnel'
  | 'flame-terror'
  | 'hit-and-run'
  | 'impact'
  | 'slash'
  // the target's
  | 'psychic-burst'
  | 'psychic-scream'
  | 'stagger'
  | 'revulsion'
  | 'exterminate'
  // of the roll itself
  | 'rescue'
  | 'dominate'
  | 'charge'
  | 'progress'
  | 'store';
/** What an Alien's Overkills do by themselves. */
export type OverkillEffect = 'panic' | 'mind-control' | 'terror' | 'grapple' | 'spawn';

/** What a roll is for. */
export type RollKind =
  | 'attack'
  | 'heal'
  | 'analyze'
  | 'subdue'
  | 'scenario'
  | 'cold'
  | 'cube'
  | 'cowboy'
  | 'chemist'
  | 'nurse'
  | 'talent'
  | 'recording';

/** Which AP (or what instead of one) pays for an action. */
export type Payment = 'restricted' | 'standard' | 'command' | 'o2' | 'flag' | 'free';
