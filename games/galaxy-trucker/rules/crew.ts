/** Crew given up, taken, or coming aboard. GT-BASE-CREW, GT-DEV */
import { assign, during, type Flow, type Seat } from '@cosmodrome/kernel';
import { type Alien, CABIN_HUMANS, type Skill, type SquareId } from '../content/index.ts';
import { crew } from '../judge/crew.ts';
import { isCabin, loadAt, parts, typeAt } from '../judge/ship.ts';
import type { Ship } from '../state.ts';
import { ask } from '../topics.ts';
import { fill, shipOf, type Table, tidy, yardOf } from './table.ts';

/** Figures that can be given up: the humans of a cabin, or its alien. */
type Group = { readonly square: SquareId; readonly alien: Alien | null; readonly max: number };
function groups(ship: Ship): Group[] {
  return ship.loads.flatMap(({ square, humans, alien }): Group[] => [
    ...(humans > 0 ? [{ square, alien: null, max: humans }] : []),
    ...(alien === null ? [] : [{ square, alien, max: 1 }]),
  ]);
}
/** How a group is called in a question: the square, and who. */
const nameOf = ({ square, alien }: Group): string => `${square}:${alien ?? 'human'}`;

/** So many figures of the owner's choice; who has fewer loses all. GT-BASE-CREW-02 */
export function* giveCrew(table: Table, seat: Seat, amount: number): Flow {
  const ship = shipOf(table.state, seat);
  const all = groups(ship);
  const due = Math.min(amount, crew(ship));
  if (due === 0) return;
  const shares =
    due === crew(ship)
      ? all.map(({ max }) => max)
      : all.length === 1
        ? [due]
        : yield* during(
            table,
            { kind: 'crew', seat, amount: due },
            ask(
              seat,
              'crew/give',
              assign(() => all.map((group) => ({ id: nameOf(group), max: group.max })), { total: due }),
            ),
          );
  loseCrew(
    table,
    seat,
    all.flatMap((group, i) => Array.from({ length: shares[i]! }, () => group)),
  );
}
/** These figures are gone. */
export function loseCrew(table: Table, seat: Seat, figures: readonly { readonly square: SquareId; readonly alien: Alien | null }[]): void {
  if (figures.length === 0) return;
  const ship = shipOf(table.state, seat);
  for (const { square, alien } of figures) {
    if (alien === null) fill(ship, square).humans--;
    else fill(ship, square).alien = null;
  }
  tidy(ship);
  const aliens = figures.flatMap(({ alien }) => (alien === null ? [] : [alien]));
  table.tell({ kind: 'crew-lost', seat, humans: figures.length - aliens.length, aliens });
}

/** Room for humans in the part on this square. GT-DEV-02, -04, GT-RULING-60, GT-SKILL-RECEPTION-01 */
export function berthsLeft(ship: Ship, skills: readonly Skill[], square: SquareId): number {
  if (!isCabin(typeAt(ship, square))) return 0;
  const { humans, alien } = loadAt(ship, square) ?? { humans: 0, alien: null };
  return (alien === null ? CABIN_HUMANS : skills.includes('receptionist-a') ? 1 : 0) - humans;
}
/** New humans board cabins that have room, as many as the owner likes. GT-DEV-01 to -04, GT-RULING-60 */
export function* boardHumans(table: Table, seat: Seat, amount: number): Flow {
  const { ship, skills } = yardOf(table.state, seat);
  const cabins = parts(ship).flatMap((square) => {
    const max = berthsLeft(ship, skills, square);
    return max > 0 ? [{ id: square, max }] : [];
  });
  if (amount === 0 || cabins.length === 0) return;
  const shares = yield* during(
    table,
    { kind: 'boarding', seat, amount },
    ask(
      seat,
      'crew/board',
      assign(() => cabins, { total: amount, atMost: true }),
    ),
  );
  cabins.forEach(({ id }, i) => {
    if (shares[i]! > 0) fill(ship, id).humans += shares[i]!;
  });
  table.tell({ kind: 'crew-boarded', seat, humans: shares.reduce((sum, n) => sum + n, 0), aliens: [] });
}
