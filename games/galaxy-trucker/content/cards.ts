/**
 * All adventure cards: 60 of the base game, 12 new ones of levels I to III, 20 of level IV. A card is known by its place in this list,
 * which stands in every saved match. Notation as in the catalogue: goods by their first letters; objects by size (`s` small or light,
 * `L` large or heavy, `P` a pair) and the side they come from (F front, R right, B rear, L left), top to bottom.
 */
import type { Branded } from '@cosmodrome/kernel';
import type { Good } from './goods.ts';
import { FRONT, LEFT, REAR, RIGHT, type Side, type Source } from './tiles.ts';

/** A card, by its place in `CARDS`. */
export type CardId = Branded<number, 'card'>;
export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

export type Meteor = { readonly size: 'small' | 'large' | 'pair'; readonly from: Side };
export type Shot = { readonly size: 'light' | 'heavy'; readonly from: Side };
export type Reward = { readonly credits: number; readonly goods: readonly Good[] };
/** GT-BASE-ZONE-02. */
export type Criterion = 'crew' | 'engines' | 'cannons';
export type Penalty =
  | { readonly kind: 'crew' | 'goods' | 'days'; readonly amount: number }
  | { readonly kind: 'shots'; readonly shots: readonly Shot[] };
/** GT-PRED-*, GT-COM-*, GT-CP-01: predators eat, commandos place charges, the last does both. */
export type Intruder = {
  readonly kind: 'predator' | 'commando' | 'commando-predator';
  readonly hand: 'left' | 'right';
  readonly steps: number;
  /** The steps at which a charge is placed. */
  readonly charges: readonly number[];
  readonly reward: Reward;
};
export type Planet = { readonly goods: readonly Good[]; readonly astronauts: number };

type Printed = { readonly key: string; readonly level: Level; readonly source: Source; readonly starter?: true };
export type Card = Printed &
  (
    | {
        readonly type: 'slavers' | 'smugglers' | 'pirates';
        readonly strength: number;
        /** In printed order. */
        readonly penalties: readonly Penalty[];
        readonly reward: Reward;
        readonly days: number;
      }
    | { readonly type: 'stardust' | 'epidemic' | 'sabotage' | 'radioactive-leak' }
    /** On open space the meteors of level IV meet the fastest ship alone (GT-OPENM-02). */
    | { readonly type: 'open-space' | 'meteor-swarm'; readonly meteors: readonly Meteor[] }
    | { readonly type: 'planets'; readonly days: number; readonly planets: readonly Planet[] }
    | { readonly type: 'combat-zone'; readonly lines: readonly { readonly criterion: Criterion; readonly penalty: Penalty }[] }
    /** `crew`: to be given up (ship), or the least there must be (station). `shots`: for whoever tries (GT-ABN-01). */
    | {
        readonly type: 'abandoned-ship' | 'abandoned-station';
        readonly crew: number;
        readonly reward: Reward;
        readonly days: number;
        readonly shots: readonly Shot[];
      }
    /** GT-UNK-01: two cards of this level. */
    | { readonly type: 'unknown-sector'; readonly draws: Level }
    /** One, or a couple (GT-DUO-01). */
    | { readonly type: 'intruders'; readonly from: Side; readonly intruders: readonly Intruder[] }
  );
export type CardType = Card['type'];

function letter<T>(meaning: Readonly<Record<string, T>>, sign: string | undefined): T {
  const found = meaning[sign ?? ''];
  if (found === undefined) throw new Error(`no meaning for ${sign}`);
  return found;
}
const CUBE: Readonly<Record<string, Good>> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' };
const FROM: Readonly<Record<string, Side>> = { F: FRONT, R: RIGHT, B: REAR, L: LEFT };
const METEOR: Readonly<Record<string, Meteor['size']>> = { s: 'small', L: 'large', P: 'pair' };
const SHOT: Readonly<Record<string, Shot['size']>> = { s: 'light', L: 'heavy' };
const goods = (cubes: string): Good[] => [...cubes].map((cube) => letter(CUBE, cube));
const meteors = (objects: string): Meteor[] =>
  objects.split(' ').map((object) => ({ size: letter(METEOR, object[0]), from: letter(FROM, object[1]) }));
const shots = (objects: string): Shot[] =>
  objects.split(' ').map((object) => ({ size: letter(SHOT, object[0]), from: letter(FROM, object[1]) }));

export const CARDS: readonly Card[] = [
  {
    key: 'I-01',
    level: 1,
    type: 'slavers',
    strength: 6,
    penalties: [{ kind: 'crew', amount: 3 }],
    reward: { credits: 5, goods: [] },
    days: 1,
    source: 'published',
  },
  {
    key: 'I-02',
    level: 1,
    type: 'smugglers',
    strength: 4,
    penalties: [{ kind: 'goods', amount: 2 }],
    reward: { credits: 0, goods: goods('YGB') },
    days: 1,
    starter: true,
    source: 'published',
  },
  {
    key: 'I-03',
    level: 1,
    type: 'pirates',
    strength: 5,
    penalties: [{ kind: 'shots', shots: shots('sF LF sF') }],
    reward: { credits: 4, goods: [] },
    days: 1,
    source: 'published',
  },
  { key: 'I-04', level: 1, type: 'stardust', starter: true, source: 'published' },
  { key: 'I-05', level: 1, type: 'open-space', meteors: [], starter: true, source: 'published' },
  { key: 'I-06', level: 1, type: 'open-space', meteors: [], source: 'published' },
  { key: 'I-07', level: 1, type: 'open-space', meteors: [], source: 'published' },
  { key: 'I-08', level: 1, type: 'open-space', meteors: [], source: 'published' },
  { key: 'I-09', level: 1, type: 'meteor-swarm', meteors: meteors('LF sL sR'), starter: true, source: 'published' },
  { key: 'I-10', level: 1, type: 'meteor-swarm', meteors: meteors('sF sB sL sR'), source: 'published-once' },
  { key: 'I-11', level: 1, type: 'meteor-swarm', meteors: meteors('LF sF LF'), source: 'published' },
  {
    key: 'I-12',
    level: 1,
    type: 'planets',
    days: 3,
    planets: [
      { goods: goods('RGBBB'), astronauts: 0 },
      { goods: goods('RYB'), astronauts: 0 },
      { goods: goods('RBBB'), astronauts: 0 },
      { goods: goods('RG'), astronauts: 0 },
    ],
    source: 'published',
  },
  {
    key: 'I-13',
    level: 1,
    type: 'planets',
    days: 2,
    planets: [
      { goods: goods('RR'), astronauts: 0 },
      { goods: goods('RBB'), astronauts: 0 },
      { goods: goods('Y'), astronauts: 0 },
    ],
    starter: true,
    source: 'published',
  },
  {
    key: 'I-14',
    level: 1,
    type: 'planets',
    days: 3,
    planets: [
      { goods: goods('YGBB'), astronauts: 0 },
      { goods: goods('YY'), astronauts: 0 },
    ],
    source: 'published',
  },
  {
    key: 'I-15',
    level: 1,
    type: 'planets',
    days: 2,
    planets: [
      { goods: goods('GG'), astronauts: 0 },
      { goods: goods('Y'), astronauts: 0 },
      { goods: goods('BBB'), astronauts: 0 },
    ],
    source: 'published-once',
  },
  {
    key: 'I-16',
    level: 1,
    type: 'combat-zone',
    lines: [
      { criterion: 'crew', penalty: { kind: 'days', amount: 3 } },
      { criterion: 'engines', penalty: { kind: 'crew', amount: 2 } },
      { criterion: 'cannons', penalty: { kind: 'shots', shots: shots('sB LB') } },
    ],
    starter: true,
    source: 'published',
  },
  {
    key: 'I-17',
    level: 1,
    type: 'abandoned-ship',
    crew: 3,
    reward: { credits: 4, goods: [] },
    days: 1,
    shots: [],
    starter: true,
    source: 'published',
  },
  { key: 'I-18', level: 1, type: 'abandoned-ship', crew: 2, reward: { credits: 3, goods: [] }, days: 1, shots: [], source: 'published' },
  {
    key: 'I-19',
    level: 1,
    type: 'abandoned-station',
    crew: 5,
    reward: { credits: 0, goods: goods('YG') },
    days: 1,
    shots: [],
    starter: true,
    source: 'published',
  },
  {
    key: 'I-20',
    level: 1,
    type: 'abandoned-station',
    crew: 6,
    reward: { credits: 0, goods: goods('RR') },
    days: 1,
    shots: [],
    source: 'published',
  },
  {
    key: 'II-01',
    level: 2,
    type: 'slavers',
    strength: 7,
    penalties: [{ kind: 'crew', amount: 4 }],
    reward: { credits: 8, goods: [] },
    days: 2,
    source: 'published',
  },
  {
    key: 'II-02',
    level: 2,
    type: 'smugglers',
    strength: 8,
    penalties: [{ kind: 'goods', amount: 3 }],
    reward: { credits: 0, goods: goods('RYY') },
    days: 1,
    source: 'published',
  },
  {
    key: 'II-03',
    level: 2,
    type: 'pirates',
    strength: 6,
    penalties: [{ kind: 'shots', shots: shots('LF sF LF') }],
    reward: { credits: 7, goods: [] },
    days: 2,
    source: 'published',
  },
  { key: 'II-04', level: 2, type: 'stardust', source: 'published' },
  { key: 'II-05', level: 2, type: 'epidemic', source: 'published' },
  { key: 'II-06', level: 2, type: 'open-space', meteors: [], source: 'published' },
  { key: 'II-07', level: 2, type: 'open-space', meteors: [], source: 'published' },
  { key: 'II-08', level: 2, type: 'open-space', meteors: [], source: 'published' },
  { key: 'II-09', level: 2, type: 'meteor-swarm', meteors: meteors('sF LF sL LL sL'), source: 'published-once' },
  { key: 'II-10', level: 2, type: 'meteor-swarm', meteors: meteors('sF sF sB sB sL sR'), source: 'published-once' },
  { key: 'II-11', level: 2, type: 'meteor-swarm', meteors: meteors('sF LF sR LR sR'), source: 'published-once' },
  {
    key: 'II-12',
    level: 2,
    type: 'planets',
    days: 4,
    planets: [
      { goods: goods('RRRY'), astronauts: 0 },
      { goods: goods('RRGG'), astronauts: 0 },
      { goods: goods('RBBBB'), astronauts: 0 },
    ],
    source: 'published',
  },
  {
    key: 'II-13',
    level: 2,
    type: 'planets',
    days: 3,
    planets: [
      { goods: goods('RR'), astronauts: 0 },
      { goods: goods('GGGG'), astronauts: 0 },
    ],
    source: 'published',
  },
  {
    key: 'II-14',
    level: 2,
    type: 'planets',
    days: 2,
    planets: [
      { goods: goods('RY'), astronauts: 0 },
      { goods: goods('YGB'), astronauts: 0 },
      { goods: goods('GG'), astronauts: 0 },
      { goods: goods('Y'), astronauts: 0 },
    ],
    source: 'published',
  },
  {
    key: 'II-15',
    level: 2,
    type: 'planets',
    days: 3,
    planets: [
      { goods: goods('GGGG'), astronauts: 0 },
      { goods: goods('YY'), astronauts: 0 },
      { goods: goods('BBB'), astronauts: 0 },
    ],
    source: 'published-once',
  },
  {
    key: 'II-16',
    level: 2,
    type: 'combat-zone',
    lines: [
      { criterion: 'cannons', penalty: { kind: 'days', amount: 4 } },
      { criterion: 'engines', penalty: { kind: 'goods', amount: 3 } },
      { criterion: 'crew', penalty: { kind: 'shots', shots: shots('sR sL sF LB') } },
    ],
    source: 'published',
  },
  { key: 'II-17', level: 2, type: 'abandoned-ship', crew: 5, reward: { credits: 8, goods: [] }, days: 2, shots: [], source: 'published' },
  { key: 'II-18', level: 2, type: 'abandoned-ship', crew: 4, reward: { credits: 6, goods: [] }, days: 1, shots: [], source: 'published' },
  {
    key: 'II-19',
    level: 2,
    type: 'abandoned-station',
    crew: 8,
    reward: { credits: 0, goods: goods('YYG') },
    days: 2,
    shots: [],
    source: 'published',
  },
  {
    key: 'II-20',
    level: 2,
    type: 'abandoned-station',
    crew: 7,
    reward: { credits: 0, goods: goods('RY') },
    days: 1,
    shots: [],
    source: 'published',
  },
  {
    key: 'III-01',
    level: 3,
    type: 'slavers',
    strength: 8,
    penalties: [{ kind: 'crew', amount: 5 }],
    reward: { credits: 10, goods: [] },
    days: 2,
    source: 'published-once',
  },
  {
    key: 'III-02',
    level: 3,
    type: 'smugglers',
    strength: 9,
    penalties: [{ kind: 'goods', amount: 4 }],
    reward: { credits: 0, goods: goods('RRYYG') },
    days: 2,
    source: 'published-once',
  },
  {
    key: 'III-03',
    level: 3,
    type: 'pirates',
    strength: 10,
    penalties: [{ kind: 'shots', shots: shots('sL LF sF LF sR') }],
    reward: { credits: 12, goods: [] },
    days: 2,
    source: 'published-once',
  },
  { key: 'III-04', level: 3, type: 'sabotage', source: 'published-once' },
  { key: 'III-05', level: 3, type: 'epidemic', source: 'published-once' },
  { key: 'III-06', level: 3, type: 'open-space', meteors: [], source: 'published-once' },
  { key: 'III-07', level: 3, type: 'open-space', meteors: [], source: 'published-once' },
  { key: 'III-08', level: 3, type: 'open-space', meteors: [], source: 'published-once' },
  { key: 'III-09', level: 3, type: 'meteor-swarm', meteors: meteors('LR sR LR sF sB'), source: 'published-once' },
  { key: 'III-10', level: 3, type: 'meteor-swarm', meteors: meteors('LF sB sB sL sL sR sR'), source: 'published-once' },
  { key: 'III-11', level: 3, type: 'meteor-swarm', meteors: meteors('LL sL LL sF sB'), source: 'published-once' },
  {
    key: 'III-12',
    level: 3,
    type: 'planets',
    days: 5,
    planets: [
      { goods: goods('YYYYY'), astronauts: 0 },
      { goods: goods('RYY'), astronauts: 0 },
      { goods: goods('RR'), astronauts: 0 },
    ],
    source: 'published-once',
  },
  {
    key: 'III-13',
    level: 3,
    type: 'planets',
    days: 1,
    planets: [
      { goods: goods('GBBBB'), astronauts: 0 },
      { goods: goods('YB'), astronauts: 0 },
    ],
    source: 'published-once',
  },
  {
    key: 'III-14',
    level: 3,
    type: 'planets',
    days: 2,
    planets: [
      { goods: goods('RYB'), astronauts: 0 },
      { goods: goods('RGBB'), astronauts: 0 },
      { goods: goods('RBBBB'), astronauts: 0 },
    ],
    source: 'published-once',
  },
  {
    key: 'III-15',
    level: 3,
    type: 'planets',
    days: 3,
    planets: [
      { goods: goods('RRR'), astronauts: 0 },
      { goods: goods('YYY'), astronauts: 0 },
      { goods: goods('GGG'), astronauts: 0 },
      { goods: goods('BBB'), astronauts: 0 },
    ],
    source: 'published-once',
  },
  {
    key: 'III-16',
    level: 3,
    type: 'combat-zone',
    lines: [
      { criterion: 'crew', penalty: { kind: 'goods', amount: 4 } },
      { criterion: 'cannons', penalty: { kind: 'crew', amount: 4 } },
      { criterion: 'engines', penalty: { kind: 'shots', shots: shots('sR sL sF sF LB LB') } },
    ],
    source: 'published-once',
  },
  {
    key: 'III-17',
    level: 3,
    type: 'abandoned-ship',
    crew: 7,
    reward: { credits: 11, goods: [] },
    days: 2,
    shots: [],
    source: 'published-once',
  },
  {
    key: 'III-18',
    level: 3,
    type: 'abandoned-ship',
    crew: 6,
    reward: { credits: 10, goods: [] },
    days: 2,
    shots: [],
    source: 'published-once',
  },
  {
    key: 'III-19',
    level: 3,
    type: 'abandoned-station',
    crew: 9,
    reward: { credits: 0, goods: goods('RYGB') },
    days: 2,
    shots: [],
    source: 'published-once',
  },
  {
    key: 'III-20',
    level: 3,
    type: 'abandoned-station',
    crew: 10,
    reward: { credits: 0, goods: goods('YYGG') },
    days: 2,
    shots: [],
    source: 'published-once',
  },
  { key: 'I-21', level: 1, type: 'unknown-sector', draws: 2, source: 'rulebook' },
  {
    key: 'I-22',
    level: 1,
    type: 'intruders',
    from: LEFT,
    intruders: [{ kind: 'predator', hand: 'left', steps: 4, charges: [], reward: { credits: 2, goods: [] } }],
    source: 'rulebook-designed',
  }, // rulebook (stats), level assigned by design
  {
    key: 'I-23',
    level: 1,
    type: 'intruders',
    from: FRONT,
    intruders: [{ kind: 'predator', hand: 'left', steps: 5, charges: [], reward: { credits: 3, goods: [] } }],
    source: 'rulebook-designed',
  }, // rulebook (side, hand, steps); designed (reward, level)
  {
    key: 'I-24',
    level: 1,
    type: 'intruders',
    from: RIGHT,
    intruders: [{ kind: 'commando', hand: 'right', steps: 6, charges: [6], reward: { credits: 0, goods: goods('YB') } }],
    source: 'rulebook-designed',
  }, // rulebook (charge step); designed (rest)
  { key: 'II-21', level: 2, type: 'unknown-sector', draws: 3, source: 'rulebook' },
  {
    key: 'II-22',
    level: 2,
    type: 'intruders',
    from: RIGHT,
    intruders: [{ kind: 'predator', hand: 'right', steps: 6, charges: [], reward: { credits: 4, goods: [] } }],
    source: 'designed',
  },
  {
    key: 'II-23',
    level: 2,
    type: 'intruders',
    from: REAR,
    intruders: [{ kind: 'commando', hand: 'right', steps: 8, charges: [4, 8], reward: { credits: 0, goods: goods('RG') } }],
    source: 'rulebook-designed',
  }, // rulebook (charge steps); designed (rest)
  {
    key: 'II-24',
    level: 2,
    type: 'intruders',
    from: FRONT,
    intruders: [
      { kind: 'predator', hand: 'left', steps: 5, charges: [], reward: { credits: 3, goods: [] } },
      { kind: 'predator', hand: 'right', steps: 5, charges: [], reward: { credits: 3, goods: [] } },
    ],
    source: 'designed',
  },
  { key: 'III-21', level: 3, type: 'unknown-sector', draws: 4, source: 'rulebook' },
  {
    key: 'III-22',
    level: 3,
    type: 'intruders',
    from: REAR,
    intruders: [{ kind: 'predator', hand: 'right', steps: 8, charges: [], reward: { credits: 6, goods: [] } }],
    source: 'designed',
  },
  {
    key: 'III-23',
    level: 3,
    type: 'intruders',
    from: RIGHT,
    intruders: [{ kind: 'commando', hand: 'left', steps: 12, charges: [6, 12], reward: { credits: 0, goods: goods('RYG') } }],
    source: 'rulebook-designed',
  }, // rulebook (side, hand, charge steps); designed (reward, level)
  {
    key: 'III-24',
    level: 3,
    type: 'intruders',
    from: LEFT,
    intruders: [
      { kind: 'commando', hand: 'left', steps: 5, charges: [5], reward: { credits: 0, goods: goods('YG') } },
      { kind: 'commando', hand: 'right', steps: 5, charges: [5], reward: { credits: 0, goods: goods('YG') } },
    ],
    source: 'designed',
  },
  {
    key: 'IV-01',
    level: 4,
    type: 'planets',
    days: 4,
    planets: [
      { goods: goods('RRRY'), astronauts: 0 },
      { goods: goods('RYY'), astronauts: 2 },
      { goods: goods('YG'), astronauts: 4 },
    ],
    source: 'designed',
  },
  {
    key: 'IV-02',
    level: 4,
    type: 'planets',
    days: 3,
    planets: [
      { goods: goods('YYYG'), astronauts: 0 },
      { goods: goods('RGB'), astronauts: 2 },
      { goods: goods('GG'), astronauts: 4 },
      { goods: [], astronauts: 6 },
    ],
    source: 'designed',
  },
  {
    key: 'IV-03',
    level: 4,
    type: 'planets',
    days: 5,
    planets: [
      { goods: goods('RRRR'), astronauts: 0 },
      { goods: goods('RRY'), astronauts: 3 },
      { goods: goods('YY'), astronauts: 5 },
    ],
    source: 'designed',
  },
  {
    key: 'IV-04',
    level: 4,
    type: 'abandoned-ship',
    crew: 8,
    reward: { credits: 15, goods: [] },
    days: 2,
    shots: shots('sF sL LF'),
    source: 'designed',
  },
  {
    key: 'IV-05',
    level: 4,
    type: 'abandoned-station',
    crew: 12,
    reward: { credits: 0, goods: goods('RRYYG') },
    days: 2,
    shots: shots('sF sR sL'),
    source: 'designed',
  },
  {
    key: 'IV-06',
    level: 4,
    type: 'slavers',
    strength: 10,
    penalties: [
      { kind: 'crew', amount: 3 },
      { kind: 'shots', shots: shots('sF sR sL') },
    ],
    reward: { credits: 14, goods: [] },
    days: 2,
    source: 'designed',
  },
  {
    key: 'IV-07',
    level: 4,
    type: 'smugglers',
    strength: 10,
    penalties: [
      { kind: 'shots', shots: shots('sL sR') },
      { kind: 'goods', amount: 4 },
    ],
    reward: { credits: 4, goods: goods('RRYY') },
    days: 2,
    source: 'designed',
  },
  {
    key: 'IV-08',
    level: 4,
    type: 'pirates',
    strength: 10,
    penalties: [
      { kind: 'goods', amount: 2 },
      { kind: 'crew', amount: 1 },
      { kind: 'shots', shots: shots('LF sF LF') },
    ],
    reward: { credits: 14, goods: goods('RY') },
    days: 3,
    source: 'designed',
  },
  { key: 'IV-09', level: 4, type: 'meteor-swarm', meteors: meteors('PF sL sF sR sB'), source: 'designed' },
  { key: 'IV-10', level: 4, type: 'meteor-swarm', meteors: meteors('PL sF sB LR'), source: 'designed' },
  { key: 'IV-11', level: 4, type: 'open-space', meteors: meteors('LF sL sR sF'), source: 'designed' },
  { key: 'IV-12', level: 4, type: 'open-space', meteors: meteors('LF LF sB'), source: 'designed' },
  {
    key: 'IV-13',
    level: 4,
    type: 'combat-zone',
    lines: [
      { criterion: 'cannons', penalty: { kind: 'days', amount: 5 } },
      { criterion: 'engines', penalty: { kind: 'crew', amount: 3 } },
      { criterion: 'crew', penalty: { kind: 'shots', shots: shots('sF sR sL sF LB LB') } },
    ],
    source: 'designed',
  },
  { key: 'IV-14', level: 4, type: 'radioactive-leak', source: 'rulebook' },
  {
    key: 'IV-15',
    level: 4,
    type: 'intruders',
    from: FRONT,
    intruders: [{ kind: 'predator', hand: 'right', steps: 10, charges: [], reward: { credits: 8, goods: [] } }],
    source: 'designed',
  },
  {
    key: 'IV-16',
    level: 4,
    type: 'intruders',
    from: LEFT,
    intruders: [{ kind: 'commando', hand: 'left', steps: 15, charges: [5, 10, 15], reward: { credits: 0, goods: goods('RRY') } }],
    source: 'designed',
  },
  {
    key: 'IV-17',
    level: 4,
    type: 'intruders',
    from: REAR,
    intruders: [
      { kind: 'predator', hand: 'left', steps: 7, charges: [], reward: { credits: 5, goods: [] } },
      { kind: 'predator', hand: 'right', steps: 7, charges: [], reward: { credits: 5, goods: [] } },
    ],
    source: 'designed',
  },
  {
    key: 'IV-18',
    level: 4,
    type: 'intruders',
    from: RIGHT,
    intruders: [
      { kind: 'commando', hand: 'left', steps: 10, charges: [10], reward: { credits: 0, goods: goods('RG') } },
      { kind: 'commando', hand: 'right', steps: 10, charges: [10], reward: { credits: 0, goods: goods('RG') } },
    ],
    source: 'designed',
  },
  {
    key: 'IV-19',
    level: 4,
    type: 'intruders',
    from: FRONT,
    intruders: [{ kind: 'commando-predator', hand: 'left', steps: 10, charges: [5, 10], reward: { credits: 6, goods: goods('RY') } }],
    source: 'designed',
  },
  {
    key: 'IV-20',
    level: 4,
    type: 'intruders',
    from: LEFT,
    intruders: [{ kind: 'commando-predator', hand: 'right', steps: 12, charges: [4, 8, 12], reward: { credits: 8, goods: goods('RRY') } }],
    source: 'designed',
  },
];
export function cardId(n: number): CardId {
  if (!(Number.isInteger(n) && n >= 0 && n < CARDS.length)) throw new Error(`no card ${n}`);
  return n as CardId;
}
export const cardAt = (card: CardId): Card => CARDS[card]!;
/** A card by the name it has in the catalogue. */
export const cardNamed = (key: string): CardId => cardId(CARDS.findIndex((card) => card.key === key));
export const cardIds = (fits: (card: Card) => boolean): CardId[] => CARDS.flatMap((card, n) => (fits(card) ? [cardId(n)] : []));
/** GT-UNK-01. */
export const UNKNOWN_DRAWS = 2;
/** GT-BASE-VAR-02: the flight deck of the tutorial, the eight starter cards from easy to hard; the order is ours. */
export const TUTORIAL_DECK: readonly CardId[] = ['I-05', 'I-13', 'I-04', 'I-17', 'I-09', 'I-19', 'I-02', 'I-16'].map(cardNamed);

/** Cards as people tell them apart: level IV has its own kinds of known ones, intruders come alone or in couples. */
export const CARD_NAMES = [
  'slavers',
  'smugglers',
  'pirates',
  'stardust',
  'epidemic',
  'sabotage',
  'open-space',
  'open-space-meteors',
  'meteor-swarm',
  'planets',
  'developed-planets',
  'combat-zone',
  'abandoned-ship',
  'armed-ship',
  'abandoned-station',
  'armed-station',
  'unknown-sector',
  'radioactive-leak',
  'predator',
  'predators',
  'commando',
  'commandos',
  'commando-predator',
] as const;
export type CardName = (typeof CARD_NAMES)[number];
export function nameOf(card: Card): CardName {
  switch (card.type) {
    case 'open-space':
      return card.meteors.length > 0 ? 'open-space-meteors' : 'open-space';
    case 'planets':
      return card.planets.some(({ astronauts }) => astronauts > 0) ? 'developed-planets' : 'planets';
    case 'abandoned-ship':
      return card.shots.length > 0 ? 'armed-ship' : 'abandoned-ship';
    case 'abandoned-station':
      return card.shots.length > 0 ? 'armed-station' : 'abandoned-station';
    case 'intruders': {
      const { kind } = card.intruders[0]!;
      return card.intruders.length === 1 || kind === 'commando-predator' ? kind : `${kind}s`;
    }
    default:
      return card.type;
  }
}
