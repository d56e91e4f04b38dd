import { ask, type Flow, type Game, oneOf, type Seat, type Table, yesNo } from '../../index.ts';

/** An attack with nested reactions: guard, cancel of the guard, re-rolls, damage given out by the one who is hit. */
export type Side = { guards: number; cancels: number; rerolls: number; units: number[] };
export type Duel = { turn: Seat; round: number; sides: Side[] };
export type DuelNote =
  | { kind: 'roll'; seat: Seat; dice: number[] }
  | { kind: 'hit'; seat: Seat; unit: number }
  | { kind: 'guard' | 'cancel'; seat: Seat };
type T = Table<Duel, DuelNote>;

const living = (s: Duel, seat: Seat) => s.sides[seat]!.units.flatMap((hp, i) => (hp > 0 ? [i] : []));
const alive = (s: Duel) => s.sides.flatMap((_, seat) => (living(s, seat).length > 0 ? [seat] : []));

function* attack(t: T): Flow {
  const s = t.state;
  const me = s.turn;
  const foe = yield* ask(
    me,
    'attack/target',
    oneOf(() => alive(s).filter((x) => x !== me)),
  );
  const guarded = yield* guard(t, foe, me);
  let dice = roll(t, me);
  while (s.sides[me]!.rerolls > 0 && (yield* ask(me, 'attack/reroll', yesNo))) {
    s.sides[me]!.rerolls--;
    dice = roll(t, me);
  }
  const hits = dice.filter((d) => d >= 4).length - (guarded ? 1 : 0);
  for (let h = 0; h < hits && living(s, foe).length > 0; h++) {
    const unit = yield* ask(
      foe,
      'attack/soak',
      oneOf(() => living(s, foe)),
    );
    s.sides[foe]!.units[unit]!--;
    t.tell({ kind: 'hit', seat: foe, unit });
  }
  do s.turn = (s.turn + 1) % s.sides.length;
  while (living(s, s.turn).length === 0);
  s.round++;
}
/** A guard can be cancelled, and a cancel can be cancelled, as long as tokens last. */
function* guard(t: T, by: Seat, against: Seat): Flow<boolean> {
  const side = t.state.sides[by]!;
  if (side.guards === 0 || !(yield* ask(by, 'attack/guard', yesNo))) return false;
  side.guards--;
  t.tell({ kind: 'guard', seat: by });
  return !(yield* cancel(t, against, by));
}
function* cancel(t: T, by: Seat, against: Seat): Flow<boolean> {
  const side = t.state.sides[by]!;
  if (side.cancels === 0 || !(yield* ask(by, 'attack/cancel', yesNo))) return false;
  side.cancels--;
  t.tell({ kind: 'cancel', seat: by });
  return !(yield* cancel(t, against, by));
}
function roll(t: T, seat: Seat): number[] {
  const dice = [t.chance.die(6), t.chance.die(6), t.chance.die(6)];
  t.tell({ kind: 'roll', seat, dice });
  return dice;
}

export const duel: Game<Duel, Duel, DuelNote> = {
  id: 'duel',
  version: 2,
  seats: [2, 3],
  options: [{ key: 'units', kind: 'amount', min: 1, max: 5, default: 2 }],
  setup: (options, seats) => ({
    turn: 0,
    round: 0,
    sides: Array.from({ length: seats }, () => ({
      guards: 2,
      cancels: 2,
      rerolls: 1,
      units: new Array<number>(Number(options.units)).fill(2),
    })),
  }),
  beat: (t) => (alive(t.state).length > 1 ? attack(t) : undefined),
  view: (s) => JSON.parse(JSON.stringify(s)) as Duel,
  standings: (s) => s.sides.map((_, seat) => ({ seat, score: living(s as Duel, seat).length, won: living(s as Duel, seat).length > 0 })),
  report: (s) => ({ ending: 'last-standing', rounds: s.round }),
  imagine: () => {},
  audit: (s) => (s.sides.some((x) => x.units.some((hp) => hp < 0)) ? 'a unit below zero' : undefined),
  // Version 1 had no cancels.
  migrations: { 1: (old) => ({ ...(old as Duel), sides: (old as Duel).sides.map((side) => ({ ...side, cancels: 0 })) }) },
};
