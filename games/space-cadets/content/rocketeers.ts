import type { ItemKind, OverkillOption, Role } from './names.ts';

/** SCA-CONTENT-01 */
export type Sheet = {
  readonly role: Role;
  readonly name: string;
  readonly hp: number;
  readonly iq: number;
  readonly third: 'combat' | 'non-combat';
  readonly option: OverkillOption;
  readonly kit: readonly ItemKind[];
};
export const SHEETS: Readonly<Record<Role, Sheet>> = {
  captain: {
    role: 'captain',
    name: 'Ben Riggs',
    hp: 6,
    iq: 3,
    third: 'combat',
    option: 'command',
    kit: ['ray-gun', 'tele-radio', 'holster', 'space-rations'],
  },
  'first-officer': {
    role: 'first-officer',
    name: 'Annie Fletcher',
    hp: 5,
    iq: 3,
    third: 'combat',
    option: 'move-out',
    kit: ['ray-gun', 'head-set', 'air-knife', 'stun-pellet'],
  },
  doctor: {
    role: 'doctor',
    name: 'Hugo Garcia',
    hp: 5,
    iq: 4,
    third: 'non-combat',
    option: 'sawbones',
    kit: ['ray-gun', 'med-pack', 'first-aid-kit', 'space-bandages'],
  },
  professor: {
    role: 'professor',
    name: 'Russell Pelham',
    hp: 4,
    iq: 5,
    third: 'non-combat',
    option: 'override',
    kit: ['ray-gun', 'tools', 'reference-book', 'wire-cutters'],
  },
  chief: {
    role: 'chief',
    name: 'Lance DeSoto',
    hp: 7,
    iq: 2,
    third: 'combat',
    option: 'strafe',
    kit: ['atomic-rifle', 'ray-gun', 'sniper-scope', 'demo-charge'],
  },
  yeoman: {
    role: 'yeoman',
    name: 'Cookie Hannah',
    hp: 5,
    iq: 3,
    third: 'non-combat',
    option: 'sway',
    kit: ['ray-gun', 'soft-focus-lens', 'scanner', 'lucky-rabbits-foot'],
  },
};
/** SCA-VAR-02: ties of the alternative order, and the order of a Time Distortion nobody decides (SCA-RULING-18). */
export const TIE_ORDER: readonly Role[] = ['captain', 'professor', 'first-officer', 'doctor', 'yeoman', 'chief'];
/** SCA-SETUP-05, SCA-RULING-03 */
export const startingO2 = (n: number): number => 8 - n;
export const STANDARD_AP = 2;
