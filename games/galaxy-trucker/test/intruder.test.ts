import { Luck } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import {
  CARDS,
  type Card,
  cardAt,
  cardNamed,
  columnOf,
  DIE,
  LEFT,
  type PlanId,
  planOf,
  RIGHT,
  rowOf,
  type SquareId,
} from '../content/index.ts';
import { isDefended } from '../judge/crew.ts';
import { type Boarding, board } from '../judge/intruder.ts';
import { lineOf, needsStart, shifted, shifts } from '../judge/line.ts';
import { isCabin, linksOf, parts, partsOf, pieces, typeAt, without } from '../judge/ship.ts';
import type { Ship } from '../state.ts';
import { Hull } from './literal.ts';
import { fixture, NAMED, randomShip, shipOf } from './ships.ts';

/** Random ships compared with the literal implementation; DEEP=1: ten thousand. */
const SHIPS = process.env.DEEP ? 10_000 : 400;
type Intruders = Extract<Card, { type: 'intruders' }>;
const card = (key: string): Intruders => {
  const found = cardAt(cardNamed(key));
  if (found.type !== 'intruders') throw new Error(key);
  return found;
};

describe('on the ship of GT-EX-20', () => {
  const ship = fixture();
  const links = linksOf(ship);
  const plan = planOf('II');
  const nameOf = (square: SquareId): string => NAMED[`${columnOf(plan, square)},${rowOf(plan, square)}`]!;
  const predator = card('I-22');
  const commando = card('III-23');
  const along = (on: Ship, { from, intruders }: Intruders, row: number): Boarding =>
    board(on, linksOf(on), intruders, { from, line: row }, []);
  const told = (boarding: Boarding): string =>
    boarding.entered
      ? boarding.paths.map((path) => path.squares.map(nameOf).join(' ') + (path.defeated ? ' defeated' : '')).join(' | ')
      : boarding.why;
  test('GT-EX-20: X and P are defended, nothing else', () => {
    expect(
      parts(ship)
        .filter((square) => isDefended(ship, links, square, []))
        .map(nameOf)
        .sort(),
    ).toEqual(['P', 'X']);
  });
  test('GT-EX-21, GT-INT-04, GT-RULING-63: row 7 from the left meets the auto-defence system: no entry', () => {
    expect(told(along(ship, predator, 7))).toBe('defended');
  });
  test('GT-EX-22, GT-THR-13, GT-INT-02, GT-INT-07: one row on it is defeated at step 2; forward there is nobody at the thrusters', () => {
    expect(shifts(ship, LEFT, { links, active: [] }).map(({ by, thrusters }) => [by, thrusters.map(nameOf)])).toEqual([[1, ['T']]]);
    expect(shifts(ship, LEFT).map(({ by }) => by)).toEqual([-1, 1]);
    expect(told(along(ship, predator, 8))).toBe('K1 X defeated');
  });
  test('GT-EX-23, GT-PRED-01, GT-INT-08, GT-RULING-66: row 9 eats cells and crew and leaves; row 10 is a miss', () => {
    const boarding = along(ship, predator, 9);
    expect(told(boarding)).toBe('M3 B C2 K1');
    expect(boarding.entered && boarding.paths[0]!.eaten.map(nameOf)).toEqual(['M3', 'B', 'C2', 'K1']);
    expect(told(along(ship, predator, 10))).toBe('miss');
  });
  test('GT-EX-24, GT-ARM-05, GT-MOVE-09: row 6 walks through the armoury, which does not stop it', () => {
    expect(told(along(ship, predator, 6))).toBe('S A D A');
  });
  test('GT-EX-25, GT-INT-03: row 5 is defeated at step 3, row 4 is a miss', () => {
    expect(told(along(ship, predator, 5))).toBe('D A P defeated');
    expect(told(along(ship, predator, 4))).toBe('miss');
    expect(shifted(plan, { from: LEFT, line: 4 }, 1)).toEqual({ from: LEFT, line: 5 });
  });
  test('GT-EX-26, GT-COM-01, GT-COM-04, GT-COM-05, GT-MOVE-08: the commando, its charges, and what falls off', () => {
    const boarding = along(ship, commando, 7);
    expect(told(boarding)).toBe('K2 C1 T C1 H M1 H M2 C2 B M3 B');
    if (!boarding.entered) throw new Error('it must enter');
    expect(boarding.destroyed.map(nameOf)).toEqual(['M1', 'B']);
    expect(boarding.paths[0]!.eaten).toEqual([]);
    const rest = without(ship, boarding.destroyed);
    expect(
      pieces(rest)
        .map((piece) => piece.map(nameOf).join(' '))
        .filter((piece) => piece.length < 3),
    ).toEqual(['M3']);
  });
  test('GT-EX-27, GT-RULING-64: shifted to row 8 the ship falls into four', () => {
    const boarding = along(ship, commando, 8);
    expect(told(boarding)).toBe('T C1 H M1 H M2 C2 B M3 B C2 K1');
    if (!boarding.entered) throw new Error('it must enter');
    const fallen = pieces(without(ship, boarding.destroyed)).map((piece) => piece.map(nameOf).sort().join(' '));
    expect(fallen.sort()).toEqual(['A D P S', 'B C2 M3', 'C1 H K2 M1 T T2', 'X']);
  });
  test('GT-EX-28, GT-COM-02, GT-COM-03: with the crew of C2 armed it is defeated at step 9; only the first charge explodes', () => {
    const armed = fixture();
    // C2 and the armoury linked without wires: linked like any other (GT-SKILL-ASSEMBLER-01)
    armed.marks = [
      { kind: 'wireless', square: parts(ship).find((square) => nameOf(square) === 'C2')! },
      { kind: 'wireless', square: parts(ship).find((square) => nameOf(square) === 'A')! },
    ];
    const boarding = along(armed, commando, 7);
    expect(told(boarding)).toBe('K2 C1 T C1 H M1 H M2 C2 defeated');
    expect(boarding.entered && boarding.destroyed.map(nameOf)).toEqual(['M1']);
  });
  test('GT-EX-29, GT-MOVE-03, -04, -07: by the right hand the way is another', () => {
    const [one] = commando.intruders;
    const right = { ...commando, intruders: [{ ...one!, hand: 'right' as const }] };
    expect(told(along(ship, right, 7))).toBe('K2 T2 K2 C1 H M2 P defeated');
  });
  test('GT-EX-30, GT-DUO-01, GT-DUO-02, GT-DUO-04, GT-DUO-06: a couple has one entry, two ways, and one explosion', () => {
    const couple = card('IV-18');
    const boarding = along(ship, couple, 8);
    if (!boarding.entered) throw new Error('it must enter');
    const [left, right] = boarding.paths;
    expect(left!.squares[0]).toBe(right!.squares[0]);
    expect(left!.squares).not.toEqual(right!.squares);
    expect(new Set(boarding.destroyed)).toEqual(new Set([...left!.charged, ...right!.charged]));
    expect(told(along(ship, { ...couple, from: LEFT }, 7))).toBe('defended');
  });
  test('GT-CP-01: a commando with predator eats and charges on one way', () => {
    const boarding = along(ship, { ...card('IV-19'), from: RIGHT }, 7);
    if (!boarding.entered) throw new Error('it must enter');
    expect(boarding.paths[0]!.charged.length).toBeGreaterThan(0);
    expect(boarding.paths[0]!.eaten.length).toBeGreaterThan(0);
  });
});

test('GT-RULING-65: with no passage at all it stays, charges included', () => {
  const alone = shipOf('II', [[7, 7, 'START-RED']]);
  const { from, intruders } = card('III-23');
  const boarding = board(alone, linksOf(alone), intruders, { from, line: 7 }, []);
  if (!boarding.entered) throw new Error('it must enter');
  expect(new Set(boarding.paths[0]!.squares).size).toBe(1);
  expect(boarding.paths[0]!.squares).toHaveLength(12);
  expect(boarding.destroyed).toHaveLength(1);
});

test('GT-MOVE-01..09, GT-INT-03..08, GT-PRED-01, GT-COM-04, GT-RULING-71, GT-BASE-LOSS-02: paths and break-offs agree with the literal reading', () => {
  const plans: readonly PlanId[] = ['I', 'II', 'IIB', 'III', 'IIIA', 'IIIB-1-6', 'IV-F2-R3', 'IV-F5-R4'];
  const cards = CARDS.filter((one): one is Intruders => one.type === 'intruders');
  const seen = { entered: 0, defeated: 0, broken: 0 };
  for (let n = 0; n < SHIPS; n++) {
    const luck = Luck.seeded(`boarded ${n}`);
    const plan = planOf(plans[n % plans.length]!);
    const ship = randomShip(plan, luck, 10 + luck.below(40), 6);
    ship.loads = parts(ship)
      .filter((square) => isCabin(typeAt(ship, square)) && luck.below(3) > 0)
      .map((square) => ({ square, humans: luck.below(3), alien: luck.below(5) === 0 ? ('purple' as const) : null, cells: 0, goods: [] }));
    const active = partsOf(ship, 'robonauts').filter(() => luck.below(2) === 0);
    const name = (square: SquareId) => `${columnOf(plan, square)},${rowOf(plan, square)}`;
    const names = (squares: readonly SquareId[]) => squares.map(name).sort().join(' ');
    const hull = new Hull(ship);
    const links = linksOf(ship);
    for (let turn = 0; turn < 4; turn++) {
      const one = luck.pick(cards);
      const rolled = lineOf(plan, one.from, luck.pick(DIE), luck.pick(DIE));
      const start = needsStart(plan, rolled) ? rolled.start : undefined;
      const boarding = board(ship, links, one.intruders, rolled, active);
      if (boarding.entered) {
        seen.entered++;
        if (boarding.paths.some(({ defeated }) => defeated)) seen.defeated++;
        if (pieces(without(ship, boarding.destroyed)).length > pieces(ship).length) seen.broken++;
      }
      const ours = boarding.entered
        ? [
            ...boarding.paths.map(
              ({ squares, defeated, eaten }) => `${squares.map(name).join(' ')}${defeated ? ' defeated' : ''}; eaten ${names(eaten)}`,
            ),
            `explode ${names(boarding.destroyed)}`,
            ...pieces(without(ship, boarding.destroyed)).map(names).sort(),
          ]
        : [boarding.why === 'miss' ? 'miss' : `defended ${name(boarding.square!)}`];
      expect(ours).toEqual(hull.boarded(one, rolled.line, start, new Set(active.map(name))));
    }
  }
  // The comparison is worth something only if ships are really boarded, intruders beaten and hulls broken.
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(SHIPS / 20);
});
