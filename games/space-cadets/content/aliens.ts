import type { AlienType, BossType, OverkillEffect, OverkillOption } from './names.ts';

/** Component table "Aliens", SCA-CONTENT-07, -08. */
export type AlienCard = {
  readonly hp: number;
  readonly figures: number;
  readonly move: number;
  /** Walks through closed hatches (SCA-HATCH-03/04). */
  readonly hatches: boolean;
  readonly dice: number;
  readonly range: number;
  readonly effect: OverkillEffect | '';
  readonly option: OverkillOption | '';
  /** Thralls are never attacked (SCA-THRALL-04). */
  readonly thrall: boolean;
};
export const ALIEN: Readonly<Record<AlienType, AlienCard>> = {
  brain: { hp: 2, figures: 4, move: 0, hatches: false, dice: 0, range: 2, effect: '', option: 'psychic-burst', thrall: false },
  leader: { hp: 1, figures: 6, move: 2, hatches: true, dice: 4, range: 1, effect: 'panic', option: 'psychic-scream', thrall: false },
  saucerman: {
    hp: 1,
    figures: 30,
    move: 1,
    hatches: true,
    dice: 2,
    range: 1,
    effect: 'mind-control',
    option: 'psychic-scream',
    thrall: false,
  },
  sentinel: { hp: 3, figures: 8, move: 2, hatches: false, dice: 6, range: 0, effect: 'terror', option: 'stagger', thrall: false },
  thrall: { hp: 1, figures: 12, move: 1, hatches: false, dice: 1, range: 0, effect: '', option: '', thrall: true },
  'war-thrall': { hp: 1, figures: 8, move: 2, hatches: false, dice: 2, range: 0, effect: 'grapple', option: '', thrall: true },
  leech: { hp: 1, figures: 16, move: 1, hatches: false, dice: 3, range: 0, effect: 'spawn', option: 'revulsion', thrall: false },
  bug: { hp: 1, figures: 20, move: 1, hatches: true, dice: 1, range: 0, effect: '', option: 'exterminate', thrall: false },
};
/** A boss is hurt as the Alien it is made of (SCA-S2-07, SCA-S7-12). */
export const KIN: Readonly<Record<BossType, AlienType>> = { 'hive-queen': 'bug', overmind: 'brain' };
/** SCA-SETUP-19 */
export const bugSupply = (n: number): number => Math.min(20, 5 * n);
/** A Brain acts on everyone within this map distance (SCA-BRAIN-02). */
export const BRAIN_RANGE = 2;
/** Dice that a Stagger takes (SCA-FX-07). */
export const STAGGER_DICE = 2;
