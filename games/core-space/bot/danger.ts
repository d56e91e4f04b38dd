/** What could happen to somebody who ends its turn at a place: who can strike or shoot there, and whom they would choose. */

import { bladesOf, closeBonus, gunsOf, shotDice } from '../judge/arms.ts';
import { actionsOf, armourOf, has, hasIcon, isCaptain, isUntargetable, moveOf, npcProfile, sideOf } from '../judge/figures.ts';
import { distance, inContact, rangeBetween, stands } from '../judge/place.ts';
import { coverFrom } from '../judge/sight.ts';
import type { Cover, Shown } from '../state.ts';
import { FAR, type Field, type Near } from './ground.ts';
import { LIFE, type Mind } from './mind.ts';
import { damageOf } from './odds.ts';

export type Threat = {
  readonly foe: Shown;
  readonly close: number;
  /** Dice at Short range; a Trader's fall off. */
  readonly shot: number;
  readonly actions: number;
  readonly move: number;
  readonly first: boolean;
  readonly field: Field;
  /** Others it could turn against, as it sees them now; the one it likes best of them. */
  readonly rival: { readonly rank: number; readonly far: number } | undefined;
  readonly trader: boolean;
};
const RANK: Readonly<Record<Cover, number>> = { none: 0, partial: 1, total: 2 };

export function threatsOf(mind: Mind, f: Shown): Threat[] {
  const { view } = mind;
  const { cover, fine } = mind.who.craft;
  return mind.foes.flatMap((foe): Threat[] => {
    if (foe.lostTurns || (foe.crew === null && sideOf(foe) === 'civilians')) return [];
    const profile = npcProfile(view, foe);
    const close = profile ? profile.close + closeBonus(view, foe) : Math.max(0, ...bladesOf(view, foe).map(({ dice }) => dice));
    const shot = has(foe, 'jammed-guns')
      ? 0
      : profile
        ? profile.ranged
        : Math.max(0, ...gunsOf(view, foe).map(({ token }) => shotDice(view, foe, token, 'short')));
    const field = mind.fieldAt(foe.x, foe.y);
    let rival: Threat['rival'];
    if (cover && foe.crew === null)
      for (const other of view.figures) {
        if (other.id === f.id || !stands(other) || sideOf(other) === sideOf(foe) || isUntargetable(view, other)) continue;
        if (other.crew === null && sideOf(foe) !== 'purge') continue;
        const far = distance(foe, other);
        if (!fine && far > 1300) continue;
        const rank = inContact(view, foe, other) ? -1 : fine ? RANK[coverFrom(view, foe, other)] : 0;
        if (!rival || rank < rival.rank || (rank === rival.rank && far < rival.far)) rival = { rank, far };
      }
    return [
      {
        foe,
        close,
        shot,
        actions: Math.max(0, actionsOf(view, foe) - (foe.lostActions ?? 0)),
        move: moveOf(view, foe),
        first: hasIcon(view, foe, 'first-strike'),
        field,
        rival,
        trader: foe.crew !== null,
      },
    ];
  });
}
/** Damage to be expected there until one's next turn. */
export function harmAt(mind: Mind, f: Shown, threats: readonly Threat[], x: number, y: number): number {
  if (threats.length === 0) return 0;
  const there: Shown = { ...f, x, y, where: 'board' };
  if (has(f, 'unhurt')) return 0;
  const armour = armourOf(mind.view, f).value;
  let sum = 0;
  const near = mind.ground.near(x, y);
  for (const threat of threats) sum += harmBy(mind, there, threat, armour, near);
  return sum;
}
/** Beginners mind nobody who is farther away. */
const BESIDE = 250;
function harmBy(mind: Mind, f: Shown, threat: Threat, armour: number, near: Near): number {
  const { foe, close, shot, actions, move, first, field } = threat;
  const { view, who } = mind;
  const far = distance(foe, f);
  if (!who.craft.cover && far > BESIDE) return 0;
  const contact = far <= 5 && inContact(view, foe, f);
  const path = contact ? 0 : Math.max(far, mind.far(field, near) - 100);
  if (threat.trader) return traderHarm(mind, f, threat, armour, path, far);
  const sees = contact || (shot > 0 && who.craft.cover) ? coverFrom(view, foe, f) : null;
  const blow = damageOf(close, armour);
  let harm = 0;
  const moves = path === 0 ? 0 : move === 0 ? 99 : Math.ceil(path / move);
  const blows = actions - moves + (first && moves > 0 && moves <= actions ? 1 : 0);
  if (contact) harm = actions * blow;
  else if (shot > close && sees !== null && sees !== 'total' && inRange(threat, far))
    harm = actions * damageOf(shot, armour + (sees === 'partial' ? 1 : 0));
  else if (blows > 0 && path < FAR) harm = blows * blow;
  else if (shot > 0 && sees !== null && sees !== 'total' && inRange(threat, far))
    harm = damageOf(shot, armour + (sees === 'partial' ? 1 : 0));
  else if (path <= 2 * actions * move) harm = 0.3 * blow;
  return harm * share(mind, f, threat, contact, sees, far);
}
const inRange = ({ foe }: Threat, far: number): boolean => foe.being.kind === 'purge' || far <= 1300;
/** How likely it is this one that an NPC turns against. */
function share(mind: Mind, f: Shown, { foe, rival }: Threat, contact: boolean, sees: Cover | null, far: number): number {
  if (foe.being.kind === 'purge' && foe.being.type === 'assassin' && isCaptain(f)) return 1;
  if (!rival) return 1;
  const rank = contact ? -1 : mind.who.craft.fine ? RANK[sees ?? coverFrom(mind.view, foe, f)] : 0;
  if (rank < rival.rank) return 1;
  if (rank > rival.rank) return 0.25;
  return far <= rival.far ? 1 : 0.3;
}
/** Another crew's Trader moves, then attacks whom it likes. */
function traderHarm({ view }: Mind, f: Shown, { foe, close, shot, move }: Threat, armour: number, path: number, far: number): number {
  if (foe.prone) return 0;
  const blow = path <= move ? damageOf(close, armour) : 0;
  let fire = 0;
  if (shot > 0 && foe.ammo && far <= 1300) {
    const cover = far <= 5 ? 'none' : coverFrom(view, foe, f);
    const dice = rangeBetween(foe, f) === 'short' ? shot : Math.max(1, shot - 1);
    fire = cover === 'total' ? (far <= 900 ? 0.4 * damageOf(dice, armour + 1) : 0) : damageOf(dice, armour + (cover === 'partial' ? 1 : 0));
  }
  return 0.5 * Math.max(blow, fire);
}
/** What such harm costs, in UA: health, and the chance to lose all. */
export function costOf(mind: Mind, f: Shown, harm: number): number {
  if (harm <= 0) return 0;
  const health = f.being.kind === 'trader' ? f.health : 1;
  const lost = Math.min(1, (harm / health) ** 1.6);
  return mind.who.taste.fear * (lost * (mind.carried(f) + LIFE) + 0.35 * harm);
}
