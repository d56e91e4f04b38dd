/** Star Base: return, repair, promotion. */
import { assign, type Flow, oneOf, type Seat } from '@cosmodrome/kernel';
import { COUNTERS, type Exploration, PROFILES, SCORE, SHIPS, SPECIALTIES, STAR_BASE } from '../content/index.ts';
import { unitOf } from '../state.ts';
import { ask, type Why } from '../topics.ts';
import { add, boardOf, type Legio, remove, type Seen } from './table.ts';

/** Some risks bring the ship straight back; the turn goes on. LEG-EXPL-09, LEG-BASE-01, LEG-RULING-59 */
export function* returnToBase(table: Legio, seat: Seat, card: Exploration): Flow {
  unitOf(table.state, seat).place = STAR_BASE;
  table.tell({ kind: 'returned', seat, card });
  yield* promoteAtBase(table, seat);
}
/** Only at the Star Base, and not after a landing. LEG-BASE-02, LEG-RULING-34, LEG-RULING-52 */
export function whyNotRepair(state: Seen, seat: Seat): Why | undefined {
  const { place } = unitOf(state, seat);
  return place === 'X' ? 'in-x' : place !== STAR_BASE ? 'not-at-base' : undefined;
}
/** Counters below their greyed space rise to it; the turn is over. LEG-BASE-02, LEG-BASE-03, LEG-RULING-52, LEG-RULING-89 */
export function repair(table: Legio, seat: Seat): void {
  const unit = unitOf(table.state, seat);
  const { start } = boardOf(unit);
  for (const counter of COUNTERS) unit.aboard[counter] = Math.max(unit.aboard[counter], start[counter]);
  table.tell({ kind: 'repaired', seat });
}
/**
 * With 12 PC a Frombola at the Star Base becomes a Spatha: greyed counters, two Experts for the old ones, the profile of one's choice;
 * everything else is kept. LEG-PROMO-01 to LEG-PROMO-08, LEG-RULING-29, LEG-RULING-50, LEG-RULING-51
 */
export function* promoteAtBase(table: Legio, seat: Seat): Flow {
  const { state } = table;
  const unit = unitOf(state, seat);
  if (unit.ship === 'spatha' || unit.pc < SCORE.promotion || unit.place !== STAR_BASE) return;
  unit.ship = 'spatha';
  for (const counter of COUNTERS) unit.aboard[counter] = SHIPS.spatha.start[counter];
  for (const s of SPECIALTIES) while (unit.aboard[s] > 0) remove(state, unit, s);
  table.tell({ kind: 'promoted', seat });
  unit.profile = yield* ask(
    seat,
    'promotion/profile',
    oneOf(() => PROFILES),
  );
  const receivers = SPECIALTIES.map((id) => ({ id, max: state.supply[id] }));
  const [diplomat = 0, hunter = 0, adventurer = 0] = yield* ask(
    seat,
    'promotion/experts',
    assign(() => receivers, { total: SHIPS.spatha.recruits }),
  );
  const experts = { diplomat, hunter, adventurer };
  for (const s of SPECIALTIES) for (let i = 0; i < experts[s]; i++) add(state, unit, s);
  table.tell({ kind: 'promotion', seat, profile: unit.profile, experts });
}
