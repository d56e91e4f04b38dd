/** What players who play together tell each other: it changes nothing on the board and binds nobody. CS-RULING-320 */
import { type Flow, type Json, type Seat, same, someOf } from '@cosmodrome/kernel';
import { enemiesOf, playTogether } from '../judge/wishes.ts';
import { type CrateId, crewFor, type State, type Wish } from '../state.ts';
import { mayAsk } from '../topics.ts';
import type { Table } from './table.ts';

/** So many at once: who says everything says nothing. */
const MOST = 4;
/** What this seat could say now. */
export const wishable = (state: State, seat: Seat): Wish[] =>
  playTogether(state)
    ? [
        ...state.crates.flatMap(({ id }): Wish[] => [
          { wish: 'mine', crate: id },
          { wish: 'yours', crate: id },
        ]),
        ...enemiesOf(state, crewFor(state, seat)).map(({ id }): Wish => ({ wish: 'strike', foe: id })),
        { wish: 'home' },
        { wish: 'leaving' },
      ]
    : [];
/** Nobody leaves to others what it sees to itself. */
const isPlain = (wishes: readonly Json[]): boolean => {
  const crates = (wishes as unknown as readonly Wish[]).flatMap((one) => ('crate' in one ? [one.crate] : []));
  return new Set(crates).size === crates.length;
};
export function* asksWishes(state: State, seat: Seat): Flow<readonly Wish[]> {
  return yield* mayAsk(
    seat,
    'wishes',
    someOf(() => wishable(state, seat), { max: MOST, valid: isPlain }),
  );
}
/** What is new is told. */
export function tellWishes(table: Table, seat: Seat, wishes: readonly Wish[]): void {
  const { state } = table;
  // Tables laid while a crew had one list, not each who shares it.
  while (state.wishes.length <= seat) state.wishes.push([]);
  const before = state.wishes[seat]!;
  for (const wish of wishes) if (!before.some((one) => same(one, wish))) table.tell({ kind: 'wished', seat, wish });
  state.wishes[seat] = [...wishes];
}
/** Somebody has looked into it: what was said of it is done. */
export function forgetCrate(state: State, crate: CrateId): void {
  state.wishes = state.wishes.map((wishes) => wishes.filter((one) => !('crate' in one) || one.crate !== crate));
}
