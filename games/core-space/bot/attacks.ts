/** What an attack is worth: whom it removes, how likely, and what the noise and the pegs cost. */

import { ammoFor, bladeDice, dealtDice, hasGunIcon, shotDice } from '../judge/arms.ts';
import { armourOf, dataOf, isCaptain, npcProfile, sideOf } from '../judge/figures.ts';
import { distance, inContact, rangeBetween, stands } from '../judge/place.ts';
import { coverFrom } from '../judge/sight.ts';
import type { Cover } from '../state.ts';
import { figureOf, type Shown, type TokenId } from '../state.ts';
import { bountyOn, ransomOf } from './aims.ts';
import { costOf, type Threat } from './danger.ts';
import { LIFE, type Mind } from './mind.ts';
import { chanceOf, damageOf } from './odds.ts';

/** What is gained where this one is gone: the harm it would do to whoever is near it, for a round or two. */
export function menaceOf(mind: Mind, foe: Shown, threats: readonly Threat[]): number {
  if (foe.crew !== null) return 0;
  const threat = threats.find((t) => t.foe.id === foe.id);
  const profile = npcProfile(mind.view, foe);
  if (!profile) return 0;
  const dice = Math.max(profile.close, profile.ranged);
  let most = 0;
  for (const t of mind.own) {
    const far = distance(foe, t);
    const path = far <= 5 ? 0 : threat ? Math.max(far, mind.far(threat.field, mind.ground.near(t.x, t.y)) - 100) : far;
    const near = path <= 5 ? 1.15 : path <= 450 ? 1 : path <= 900 ? 0.6 : path <= 1300 ? 0.35 : 0.1;
    const shoots = profile.ranged > profile.close && far <= 1300 ? 0.8 : 0;
    const harm = damageOf(dice, armourOf(mind.view, t).value) * (profile.ranged > profile.close ? profile.actions : 1);
    const prey = foe.being.kind === 'purge' && foe.being.type === 'assassin' && isCaptain(t) ? 1.5 : 1;
    most = Math.max(most, Math.max(near, shoots) * prey * (costOf(mind, t, harm) / mind.who.taste.fear));
  }
  return 1.5 * most;
}
/** What is gained by so much harm done to somebody: an NPC falls at any. */
function gainOn(mind: Mind, target: Shown, threats: readonly Threat[], dice: number, less: number, fails: boolean): number {
  const { view } = mind;
  const { zeal } = mind.who.taste;
  const armour = armourOf(view, target).value + less;
  if (target.being.kind !== 'trader') {
    // Whoever harms nobody is left alone, whatever it carries.
    if (target.crew === null && sideOf(target) === 'civilians') return 0;
    // Nor anybody whom a mission wants brought home: alive he may still be won over.
    if (ransomOf(view, target) > 0) return 0;
    const menace = target.crew === null ? menaceOf(mind, target, threats) : 2;
    return mind.urged(target.id) * chanceOf(1, dice, armour, fails) * ((0.25 + menace) * zeal ** 0.8 + bountyOn(view, mind.crew, target));
  }
  // Against another crew: what it carries does not come home, and may be had.
  const kill = chanceOf(target.health, dice, armour, fails);
  const prize = 0.5 * mind.carried(target) + LIFE * 0.6;
  return mind.spite * (kill * prize + (0.45 * damageOf(dice, armour, fails) * (prize + 2)) / Math.max(2, target.health));
}
export function shotGain(
  mind: Mind,
  f: Shown,
  target: Shown,
  threats: readonly Threat[],
  weapon: TokenId | null,
  extra: number,
  seen?: Cover,
): number {
  const { view } = mind;
  const range = rangeBetween(f, target);
  const base = shotDice(view, f, weapon, range);
  if (base === 0) return 0;
  const data = weapon === null ? undefined : dataOf(view, weapon);
  const cover = seen ?? coverFrom(view, f, target);
  if (cover === 'total') return 0;
  const lock = hasGunIcon(data, 'target-lock');
  const dice = dealtDice(view, f, base, extra, range);
  const fails = data !== undefined && !hasGunIcon(data, 'reliable');
  let gain = gainOn(mind, target, threats, dice, cover === 'partial' && !lock ? 1 : 0, fails);
  // A shot into a scuffle may hit a comrade.
  if (!lock && range !== 'short') {
    const friends = mind.own.filter((t) => t.id !== f.id && inContact(view, t, target));
    if (friends.length > 0)
      gain =
        gain / (friends.length + 1) -
        friends.reduce((sum, t) => sum + costOf(mind, t, damageOf(dice, armourOf(view, t).value)), 0) / (friends.length + 1);
  }
  const pegs = ammoFor(data) + (extra > 0 ? extra : 0);
  return gain - (weapon === null ? 0 : 0.12 * pegs) - noise(mind, hasGunIcon(data, 'silent') || f.being.kind === 'purge');
}
/** CS-HOS-04: the first gunfire of a round adds a peg for everybody. */
export const noise = (mind: Mind, silent: boolean): number =>
  mind.view.shot || silent ? 0 : 0.3 * mind.who.taste.quiet * Math.max(1, mind.own.filter(stands).length / 2);
export function blowGain(
  mind: Mind,
  f: Shown,
  target: Shown,
  threats: readonly Threat[],
  weapon: TokenId | null,
  power: boolean,
  bonus = 0,
): number {
  const dice = bladeDice(mind.view, f, weapon, power) + bonus;
  const fails = power && weapon !== null && !hasGunIcon(dataOf(mind.view, weapon), 'reliable');
  const gain = gainOn(mind, target, threats, dice, 0, fails);
  // Whoever is engaged can do little else.
  const free = inContact(mind.view, f, target) ? 1.1 * chanceOf(1, dice, armourOf(mind.view, target).value, fails) : 0;
  return gain + (target.being.kind === 'trader' ? 0.4 * free : free);
}
/** The best blow at somebody by this one. */
export function bestBlow(
  mind: Mind,
  f: Shown,
  target: Shown,
  threats: readonly Threat[],
  blades: readonly { readonly token: TokenId | null; readonly power: boolean }[],
): { readonly token: TokenId | null; readonly power: boolean; readonly gain: number } | undefined {
  let best: { readonly token: TokenId | null; readonly power: boolean; readonly gain: number } | undefined;
  for (const { token, power } of blades) {
    const gain = blowGain(mind, f, target, threats, token, power);
    if (!best || gain > best.gain) best = { token, power, gain };
  }
  return best;
}
/** A blast at a place: everybody in reach, one's own too. */
export function blastGain(mind: Mind, f: Shown, token: TokenId, at: Shown, threats: readonly Threat[]): number {
  const data = dataOf(mind.view, token);
  if (data.type !== 'blast') return 0;
  if (data.effect !== 'damage') return data.effect === 'freeze' ? 0.5 * menaceOf(mind, at, threats) : 0;
  let gain = 0;
  for (const t of mind.view.figures) {
    if (!stands(t)) continue;
    const far = distance(at, t);
    if (far > 200) continue;
    const dice = data.dice[t.id === at.id ? 0 : far <= 100 ? 1 : 2]!;
    if (t.crew === mind.crew) gain -= costOf(mind, t, damageOf(dice, armourOf(mind.view, t).value));
    else gain += gainOn(mind, t, threats, dice, 0, false);
  }
  return 0.75 * gain - 0.3 * mind.sell(token) - (data.fired === null ? 0 : noise(mind, false) + 0.12) - (f.crew === mind.crew ? 0 : 1);
}
export const figure = (mind: Mind, id: Shown['id']): Shown => figureOf(mind.view, id);
