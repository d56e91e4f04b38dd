/** Space combat and damage. */
import type { Flow, Seat } from '@cosmodrome/kernel';
import { DAMAGE, type ExplorationCard, SPECIALTIES, type Specialty } from '../content/index.ts';
import { unitOf } from '../state.ts';
import { choose } from '../topics.ts';
import { scorePc, scorePx } from './scores.ts';
import { expertsOf, type Legio, remove } from './table.ts';

/**
 * One die for each missing laser, each result at once; then one laser is lost, whatever happened; the gain goes to who had a laser when
 * the fight began. LEG-CMB-02, LEG-CMB-04 to LEG-CMB-10, LEG-RULING-15, LEG-RULING-16
 */
export function* fight(table: Legio, seat: Seat, foe: ExplorationCard): Flow {
  const { state } = table;
  const unit = unitOf(state, seat);
  const strength = foe.strength!;
  const lasers = unit.aboard.laser;
  table.tell({ kind: 'fight', seat, card: foe.key, lasers, strength });
  for (let missing = strength - lasers; missing > 0; missing--) yield* sufferDamage(table, seat);
  if (unit.aboard.laser > 0) {
    remove(state, unit, 'laser');
    table.tell({ kind: 'lost', seat, what: 'laser', by: 'fight' });
  }
  if (foe.gain && lasers > 0) {
    unit.deeds.gains++;
    const from = { by: 'gain', card: foe.key } as const;
    if (foe.gain.score === 'pc') scorePc(table, seat, foe.gain.points, from);
    else scorePx(table, seat, foe.gain.points, from);
  }
}
/** The die has ten equally likely faces, 1 to 9 and 0. LEG-RULING-64 */
export const rollDie = ({ chance }: Pick<Legio, 'chance'>): number => chance.below(10);
/** 0 is the tenth face. */
export const asTenth = (die: number): number => (die === 0 ? 10 : die);

/** One roll on the damage table; what the ship does not have it cannot lose. LEG-CMB-11, LEG-RULING-14 */
export function* sufferDamage(table: Legio, seat: Seat): Flow {
  const { state } = table;
  const unit = unitOf(state, seat);
  const die = rollDie(table);
  const damage = DAMAGE[Math.ceil(asTenth(die) / 2) - 1]!;
  const suffered = damage === 'expert' ? expertsOf(unit) > 0 : unit.aboard[damage] > 0;
  table.tell({ kind: 'damage', seat, die, damage, suffered });
  if (!suffered) return;
  const what = damage === 'expert' ? yield* expertLost(table, seat) : damage;
  remove(state, unit, what);
  table.tell({ kind: 'lost', seat, what, by: 'damage' });
}
/** The owner chooses which Expert is lost. */
function* expertLost(table: Legio, seat: Seat): Flow<Specialty> {
  const { aboard } = unitOf(table.state, seat);
  const choice = SPECIALTIES.filter((s) => aboard[s] > 0);
  return yield* choose(seat, 'combat/expert', choice);
}
