/** What a roll and the coming Alien Turn are likely to bring. */
import { type Role, STAGGER_DICE } from '../content/index.ts';
import { chance, diceOf, HIT, isRoll, sum } from '../text/figures.ts';
import type { Purchase } from '../topics.ts';
import type { View } from '../view.ts';
import { type Choice, type Kind, kindOf } from './places.ts';

/** HP or O² that calls for care. */
export const LOW = 2;
export const overkills = (dice: number): number => HIT * Math.max(0, dice) - chance(dice);
/** Chances of 0, 1, 2, 3 and more than 3 successes. */
export function spread(dice: number): readonly number[] {
  const out = [0, 0, 0, 0, 0];
  let p = (1 - HIT) ** dice;
  for (let k = 0; k <= dice; k++) {
    out[Math.min(k, 4)]! += p;
    p *= ((dice - k) / (k + 1)) * (HIT / (1 - HIT));
  }
  return out;
}

/** Wounds to be expected from the coming Alien Turn, from the forecast. */
export function threat(view: View, role: Role): number {
  const blows = view.forecast.filter((f) => f.attacks === role).reduce((n, f) => n + chance(f.dice), 0);
  return view.bugs.filter((b) => b.attacks === role).reduce((n, b) => n + HIT * b.dice, blows);
}

/** What an Overkill takes from the coming Alien Turn, for the Rocketeer its figure would attack. */
export interface Relief {
  readonly figure: number;
  readonly role: Role;
  readonly before: number;
  readonly after: number;
}
const STUNS: ReadonlySet<string> = new Set(['sway', 'psychic-scream', 'impact']);
const HURTS: ReadonlySet<string> = new Set(['strafe', 'shrapnel', 'exterminate']);
export function relief(view: View, p: Purchase): Relief | undefined {
  const figure = 'figure' in p ? p.figure : undefined;
  const foe = view.aliens.find((a) => a.id === figure);
  const plan = view.forecast.find((f) => f.id === figure);
  if (!foe || !plan?.attacks) return undefined;
  const out = STUNS.has(p.buy) || (HURTS.has(p.buy) && foe.hp <= 1);
  if (!out && p.buy !== 'stagger') return undefined;
  const before = threat(view, plan.attacks);
  return { figure: foe.id, role: plan.attacks, before, after: before - chance(plan.dice) + (out ? 0 : chance(plan.dice - STAGGER_DICE)) };
}

/** The roll with the most dice among these answers. */
export function bestRoll(view: View, choices: readonly Choice[]): { readonly dice: number; readonly kind: Kind } | undefined {
  let best: { readonly dice: number; readonly kind: Kind } | undefined;
  for (const { option } of choices) {
    const kind = kindOf(option);
    if (!kind || !isRoll(option)) continue;
    const dice = sum(diceOf(view, option).sources);
    if (!best || dice > best.dice) best = { dice, kind };
  }
  return best;
}
