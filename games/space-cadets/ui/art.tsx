/** The drawings by the names of the rules. */
import type { CSSProperties, ReactNode } from 'react';
import {
  type AlienType,
  type BossType,
  type Component,
  type FindKind,
  ITEMS,
  type ItemKind,
  type OverkillOption,
  type Payment,
  type Role,
} from '../content/index.ts';
import type { RocketeerView } from '../view.ts';

export const ROCKETEER: Readonly<Record<Role, string>> = {
  captain: 'rk-captain',
  'first-officer': 'rk-first',
  doctor: 'rk-doctor',
  professor: 'rk-prof',
  chief: 'rk-chief',
  yeoman: 'rk-yeoman',
};
export const FIGURE: Readonly<Record<AlienType | BossType, string>> = {
  brain: 'al-brain',
  leader: 'al-leader',
  saucerman: 'al-saucer',
  sentinel: 'al-sentinel',
  thrall: 'al-thrall',
  'war-thrall': 'al-warthrall',
  leech: 'al-leech',
  bug: 'al-bug',
  'hive-queen': 'al-queen',
  overmind: 'al-overmind',
};
/** Rescued Thralls share one picture: their names tell them apart. */
const PERSON = 'it-person';
const PICTURE: Readonly<Record<ItemKind | FindKind, string>> = {
  'air-knife': 'it-knife',
  'atomic-rifle': 'it-rifle',
  ddt: 'it-spray',
  'demo-charge': 'it-demo',
  'flame-gun': 'it-flame',
  'ray-gun': 'it-raygun',
  'sonic-shotgun': 'it-shotgun',
  'proton-blade': 'it-blade',
  'accelerator-hypo': 'it-hypo',
  'electro-mine': 'tk-mine',
  'fiberweave-spacesuit': 'it-suit',
  firecrackers: 'it-cracker',
  'first-aid-kit': 'it-med',
  flag: 'it-flag',
  'food-pills': 'it-pills',
  'freeze-dried-coffee': 'it-coffee',
  'head-set': 'it-radio',
  holster: 'it-holster',
  'lucky-rabbits-foot': 'it-foot',
  'med-pack': 'it-med',
  'oxygen-tank': 'it-tank',
  'power-of-love': 'it-love',
  'reference-book': 'it-book',
  scanner: 'it-scanner',
  'sniper-scope': 'it-scope',
  'soft-focus-lens': 'it-lens',
  'space-bandages': 'it-bandage',
  'space-monkey': 'it-monkey',
  'space-rations': 'it-ration',
  'stun-pellet': 'it-pellet',
  'tape-recorder': 'it-tape',
  'tele-radio': 'it-radio',
  'common-cold': 'it-virus',
  thermite: 'it-thermite',
  tools: 'it-tools',
  tricorder: 'it-tricorder',
  'wire-cutters': 'it-cutters',
  'force-field-belt': 'it-belt',
  'gravitational-wave-generator': 'it-wave',
  'heat-ray': 'it-heatray',
  'impossible-cube': 'it-cube',
  ionoscope: 'it-iono',
  'mentality-helmet': 'it-helmet',
  replicator: 'it-replicator',
  'sonic-repulsor': 'it-sonic',
  'glowing-orb': 'it-orb',
  'telepathy-band': 'it-band',
  'time-warp': 'it-hourglass',
  'x-ray-goggles': 'it-goggles',
  'invisibility-device': 'it-cloak',
  'neuronic-hyperbolizer': 'it-hyper',
  'reality-inverter': 'it-inverter',
  'stasis-box': 'it-box',
  'tantalus-projector': 'it-projector',
  teleporter: 'it-teleporter',
  boy: PERSON,
  'bus-driver': PERSON,
  chemist: PERSON,
  'co-ed': PERSON,
  cowboy: PERSON,
  'football-player': PERSON,
  girl: PERSON,
  hobo: PERSON,
  'long-lost-brother': PERSON,
  nurse: PERSON,
  photographer: PERSON,
  sarge: PERSON,
  scientist: PERSON,
  smuggler: PERSON,
  'traffic-cop': PERSON,
  'dominated-brain': 'al-brain',
  'thrall-oxygen-tank': 'it-o2s',
  mysterium: 'tk-myst',
};
export const pictureOf = (kind: ItemKind | FindKind): string => PICTURE[kind];
export const COMPONENT_ART: Readonly<Record<Component, string>> = { mysterium: 'tk-myst', 'alien-blood': 'tk-blood', wire: 'tk-wire' };

/** What a card's strip says it is. */
export type Strip = 'weapon' | 'gear' | 'personal' | 'discovery' | 'schematic' | 'rescued' | 'brain';
export function stripOf(kind: ItemKind): Strip {
  const card = ITEMS[kind];
  if (card.timing === 'weapon' && card.family === 'rocketeer') return 'weapon';
  if (card.personal !== '') return 'personal';
  return card.family === 'rocketeer' ? 'gear' : card.family;
}
export const PAYMENT_ART = (pay: Payment, kind: RocketeerView['ap']['kind']): string => {
  switch (pay) {
    case 'standard':
      return 'ap-std';
    case 'restricted':
      return kind === 'combat' ? 'ap-combat' : 'ap-noncombat';
    case 'command':
      return 'ap-command';
    case 'o2':
      return 'o2';
    case 'flag':
      return 'it-flag';
    case 'free':
      return 'ic-check';
  }
};
/** Whose Overkill option it is: the Rocketeer's own, the weapon's, the target's, or of the roll itself. */
export type Origin = 'own' | 'weapon' | 'target' | 'roll';
export const ORIGIN: Readonly<Record<OverkillOption, Origin>> = {
  command: 'own',
  'move-out': 'own',
  sawbones: 'own',
  override: 'own',
  strafe: 'own',
  sway: 'own',
  extract: 'weapon',
  dislodge: 'weapon',
  shrapnel: 'weapon',
  'flame-terror': 'weapon',
  'hit-and-run': 'weapon',
  impact: 'weapon',
  slash: 'weapon',
  'psychic-burst': 'target',
  'psychic-scream': 'target',
  stagger: 'target',
  revulsion: 'target',
  exterminate: 'target',
  rescue: 'roll',
  dominate: 'roll',
  charge: 'roll',
  progress: 'roll',
  store: 'roll',
};
export const OPTION_ICON: Readonly<Record<OverkillOption, string>> = {
  command: 'ic-mega',
  'move-out': 'ic-foot',
  sawbones: 'ic-heart',
  override: 'ic-lock',
  strafe: 'ic-burst',
  sway: 'stun',
  extract: 'tk-blood',
  dislodge: 'ic-arrow',
  shrapnel: 'ic-burst',
  'flame-terror': 'ic-skull',
  'hit-and-run': 'ic-run',
  impact: 'stun',
  slash: 'ic-burst',
  'psychic-burst': 'ic-psy',
  'psychic-scream': 'ic-psy',
  stagger: 'stagger',
  revulsion: 'ic-burst',
  exterminate: 'ic-burst',
  rescue: 'ic-hand',
  dominate: 'ic-psy',
  charge: 'charge',
  progress: 'cube-progress',
  store: 'it-tape',
};

/** A drawing in a line of text or on a card. */
export function Art({
  name,
  size = 20,
  className,
  style,
}: {
  readonly name: string;
  readonly size?: number;
  readonly className?: string;
  readonly style?: CSSProperties;
}) {
  return (
    <svg width={size} height={size} className={className ? `sca-art ${className}` : 'sca-art'} style={style} aria-hidden="true">
      <use href={`#sca-${name}`} />
    </svg>
  );
}
/** A ten-sided die; `success` is red. */
export function Die({ face, success, size = 44 }: { readonly face: number; readonly success: boolean; readonly size?: number }) {
  const tint = success ? ['#8E2815', '#D65A3C', '#B8391F'] : ['#CDBB92', '#FFF6E0', '#E8D8B2'];
  return (
    <svg className="sca-die" data-success={success ? '' : undefined} width={size} height={size} viewBox="-7 -7 74 74" aria-hidden="true">
      {success && (
        <path
          className="sca-die__burst"
          d="M30-6l6 9 11-6 1 12 12-2-5 11 11 5-9 8 9 8-11 5 5 11-12-2-1 12-11-6-6 9-6-9-11 6-1-12-12 2 5-11-11-5 9-8-9-8 11-5-5-11 12 2 1-12 11 6Z"
          fill="#F7D06A"
          stroke="#241B22"
          strokeWidth="2"
        />
      )}
      <g stroke="#241B22" strokeLinejoin="round">
        <path d="M30 3 57 23V39L30 58 3 39V23Z" fill={tint[0]} strokeWidth="3" />
        <path d="M30 3 51 35 30 46 9 35Z" fill={tint[1]} strokeWidth="2" />
        <path d="M30 3 9 35 3 23Z" fill={tint[2]} strokeWidth="2" />
        <path d="M30 3 51 35 57 23Z" fill={tint[0]} strokeWidth="2" />
        <path d="M30 46V58M9 35 3 39M51 35l6 4" strokeWidth="2" fill="none" />
      </g>
      <text
        className="sca-d"
        x="30"
        y="38"
        textAnchor="middle"
        fontSize="23"
        fill={success ? '#FFF6E0' : '#655346'}
        stroke={success ? '#241B22' : 'none'}
        strokeWidth="3"
        paintOrder="stroke"
      >
        {face}
      </text>
    </svg>
  );
}
/** A button is named in full; what is drawn on it is for the eyes. */
export function Hush({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <span className="cd-hidden">{name}</span>
      <span className="sca-hush" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
