/** The content against the tables of the catalogue, read from RULES.md: whoever corrects a number corrects both. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  BANK,
  BOARDS,
  CARDS,
  type Card,
  CLASSES,
  COLUMN_PAIRS,
  CONVERSIONS,
  cardAt,
  DIE,
  FLIGHTS,
  FRONT_BOARDS,
  FRONTS,
  GOODS,
  type Good,
  LEVELS,
  type Meteor,
  type Penalty,
  POINTS,
  PRICES,
  planOf,
  REAR_BOARDS,
  REARS,
  type RoundNumber,
  type Shot,
  SKILLS,
  SPECIALISTS,
  squaresOf,
  TILES,
  type TileType,
  TOKENS,
  TUTORIAL_DECK,
  warehouse,
} from '../content/index.ts';
import { pairColumn } from '../judge/line.ts';
import { regions } from '../judge/ship.ts';
import { turned } from '../state.ts';

const RULES = readFileSync(join(import.meta.dirname, '..', 'RULES.md'), 'utf8');
/** The cells of the table row that begins with this cell. */
const row = (first: string): string[] => {
  const line = RULES.split('\n').find((text) => text.startsWith(`| ${first} |`));
  return line!
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
};
const count = (type: TileType, fits: (tile: (typeof TILES)[number]) => boolean = () => true) =>
  TILES.filter((tile) => tile.type === type && fits(tile)).length;

describe('parts', () => {
  test('GT-TECH-01, GT-RULING-01: as many of each type as the catalogue counts', () => {
    const power = (n: 1 | 2) => (tile: (typeof TILES)[number]) => 'power' in tile && tile.power === n;
    const cells = (n: number) => (tile: (typeof TILES)[number]) => tile.type === 'battery' && tile.capacity === n;
    const hold = (n: number, red: boolean) => (tile: (typeof TILES)[number]) =>
      tile.type === 'cargo' && tile.capacity === n && tile.red === red && tile.armour.length === 0;
    const plated = (tile: (typeof TILES)[number]) => 'armour' in tile && tile.armour.length > 0;
    const support =
      (...colours: string[]) =>
      (tile: (typeof TILES)[number]) =>
        tile.type === 'life-support' && tile.colours.join() === colours.join();
    const counted: Readonly<Record<string, number>> = {
      Cabin: count('cabin'),
      'Engine, single': count('engine', power(1)),
      'Engine, double': count('engine', power(2)),
      'Cannon, single': count('cannon', power(1)),
      'Cannon, double': count('cannon', power(2)),
      'Battery with 2 cells': count('battery', cells(2)),
      'Battery with 3 cells': count('battery', cells(3)),
      'White cargo hold, 2 containers': count('cargo', hold(2, false)),
      'White cargo hold, 3 containers': count('cargo', hold(3, false)),
      'Red cargo hold, 1 container': count('cargo', hold(1, true)),
      'Red cargo hold, 2 containers': count('cargo', hold(2, true)),
      Shield: count('shield', (tile) => !plated(tile)),
      'Structural module': count('structural'),
      'Life support, purple': count('life-support', support('purple')),
      'Life support, brown': count('life-support', support('brown')),
      'Solar panel': count('solar-panel'),
      Thrusters: count('thrusters'),
      Router: count('router'),
      'Mixed life support': count('life-support', support('purple', 'brown')),
      'Robonaut cell': count('robonauts'),
      'Auto-defence system': count('auto-defence'),
      Armoury: count('armoury'),
      'Armoured red cargo hold (1 container)': count('cargo', plated),
      'Armoured shield': count('shield', plated),
    };
    for (const [name, found] of Object.entries(counted)) expect([name, found]).toEqual([name, Number(row(name)[0])]);
    expect(warehouse(true)).toHaveLength(182);
    expect(warehouse(false)).toHaveLength(140);
    expect(new Set(TILES.map(({ key }) => key)).size).toBe(186);
  });
  test('GT-BASE-SETUP-01: the four starting cabins show universal connectors all round', () => {
    for (const tile of TILES.slice(0, 4)) expect([tile.type, ...tile.sides]).toEqual(['starting-cabin', 3, 3, 3, 3]);
  });
  test('GT-PLATE-04, GT-RULING-35: no connector where a part points or is armoured; every part has one somewhere', () => {
    for (const tile of TILES) {
      const plates = 'armour' in tile ? tile.armour : [];
      for (const side of [...POINTS[tile.type], ...plates]) expect([tile.key, tile.sides[side]]).toEqual([tile.key, 0]);
      expect(tile.sides.some((connector) => connector > 0)).toBe(true);
    }
    expect(POINTS.thrusters.map((side) => turned(side, 1))).toEqual([1, 2]);
  });
  test('GT-RULING-44: the new parts show the connectors of the catalogue', () => {
    const listed = (prefix: string, name: string) => {
      const line = RULES.split('\n').find((text) => text.startsWith(`| ${prefix}`))!;
      const codes = [...line.slice(line.indexOf(':')).matchAll(/\b([0-3]{4})\b/g)].map(([, code]) => code);
      expect(TILES.filter(({ key }) => key.startsWith(name)).map(({ sides }) => sides.join(''))).toEqual(codes);
    };
    listed('ADS:', 'ADS-');
    listed('Routers:', 'ROUTER-');
    listed('Mixed life support:', 'MIXED-');
    listed('Robonauts:', 'ROBO-');
    listed('Solar panels:', 'SOLAR-');
    listed('Armouries:', 'ARMOURY-');
    listed('Thrusters (', 'THRUST-');
    listed('Armoured red holds', 'ARMCARGO-');
    listed('Armoured shields', 'ARMSHIELD-');
  });
});

describe('boards', () => {
  /** The drawings of the catalogue: several beside each other, each line led by its row. */
  const drawn = (title: string, rows: number, column: number): string[] => {
    const lines = RULES.split('\n');
    const at = lines.findIndex((line) => line.includes(title));
    const body = lines
      .slice(at + 1)
      .filter((line) => /^\s*\d+ /.test(line))
      .slice(0, rows);
    return body.map(
      (line) =>
        line
          .trim()
          .split(/\s+/)
          .filter((word) => /^[.#S1-6]{5,9}$/.test(word))[column]!,
    );
  };
  test('GT-CLASS-01, GT-IIB-13, GT-IIIB-02, GT-IV-02, GT-IV-03: the outlines are those of the catalogue', () => {
    expect(BOARDS.I.slice(1)).toEqual(drawn('Class I (rows 5-9)', 5, 0));
    expect(BOARDS.IIB).toEqual(drawn('Class IIB (columns', 4, 0));
    expect(BOARDS.IIIB).toEqual(drawn('Class IIIB (rows', 6, 0));
    FRONTS.forEach((front, i) => {
      expect(FRONT_BOARDS[front]).toEqual(drawn('Class IV, front halves', 6, i));
    });
    REARS.forEach((rear, i) => {
      expect(REAR_BOARDS[rear]).toEqual(drawn('Class IV, rear halves', 4, i));
    });
    const start = planOf('IIB').start!;
    expect([start % 9, Math.floor(start / 9)]).toEqual([4, 2]);
  });
  test('GT-CLASS-01: classes II, III and IIIA, drawn beside each other in the catalogue', () => {
    const squares = (lines: readonly string[]) => lines.join('').replaceAll('.', '').length;
    expect([squares(BOARDS.II), squares(BOARDS.III), squares(BOARDS.IIIA)]).toEqual([27, 36, 36]);
    for (const line of [...BOARDS.II, ...BOARDS.III, ...BOARDS.IIIA]) expect(RULES).toContain(` ${line}`);
    for (const line of [...BOARDS.II, ...BOARDS.III, ...BOARDS.IIIA]) expect([...line].toReversed().join('')).toBe(line);
  });
  test('GT-EX-18, GT-IIIB-02 to -04, GT-RULING-48: dice make holes; a double takes the start square too', () => {
    const holes = (id: 'IIIB-3-4' | 'IIIB-3-3') =>
      squaresOf(planOf(id))
        .filter((square) => planOf(id).hole[square])
        .map((square) => `${3 + (square % 9)},${4 + Math.floor(square / 9)}`)
        .sort();
    expect(holes('IIIB-3-4')).toEqual(['4,7', '5,8', '5,9', '6,4', '6,9', '8,4', '8,7', '8,9', '9,4', '9,7']);
    expect(holes('IIIB-3-3')).toEqual(['4,7', '5,9', '6,9', '7,7', '8,4', '9,4']);
    expect(planOf('IIIB-3-3').start).toBeNull();
    expect(planOf('IIIB-3-4').start).not.toBeNull();
  });
  test('GT-IIIB-03: whatever is rolled, what is left hangs together', () => {
    for (const a of DIE)
      for (const b of DIE) {
        const plan = planOf(`IIIB-${a}-${b}`);
        const free = squaresOf(plan).filter((square) => plan.outline[square] && !plan.hole[square]);
        expect(regions(free, (square) => plan.near[square]!.filter((next) => next >= 0))).toHaveLength(1);
        expect(plan.hole.filter(Boolean)).toHaveLength(a === b ? 6 : 10);
      }
  });
  test('GT-IIB-05, GT-EX-16, GT-RULING-45: the nine columns share the thirty-six rolls evenly', () => {
    const rolls = new Map<number, number>();
    for (const a of DIE) for (const b of DIE) rolls.set(pairColumn(a, b), (rolls.get(pairColumn(a, b)) ?? 0) + 1);
    expect([...rolls].sort(([a], [b]) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((column) => [column, 4]));
    expect(row('Pairs')).toEqual(COLUMN_PAIRS.map((pairs) => pairs.replaceAll(' ', ', ')));
    expect([pairColumn(1, 2), pairColumn(5, 4), pairColumn(3, 4)]).toEqual([1, 2, 5]);
  });
});

describe('cards', () => {
  const SIGN = { small: 's', large: 'L', pair: 'P', light: 's', heavy: 'L' } as const;
  const objects = (list: readonly (Meteor | Shot)[]) => list.map(({ size, from }) => `${SIGN[size]}${'FRBL'[from]}`).join(' ');
  const letters = (goods: readonly Good[]) => goods.map((good) => good[0]!.toUpperCase()).join('');
  const penalty = (one: Penalty) => (one.kind === 'shots' ? objects(one.shots) : `${one.amount} ${one.kind}`);
  /** As the table of base cards writes it. */
  const written = (card: Card): string => {
    switch (card.type) {
      case 'slavers':
      case 'smugglers':
      case 'pirates': {
        const harm = card.penalties.map((one) => (one.kind === 'shots' ? objects(one.shots) : String(one.amount))).join();
        const gain = card.reward.credits || card.reward.goods.join(' ');
        return `${card.strength}; ${harm}; ${gain}; ${card.days}`;
      }
      case 'meteor-swarm':
        return objects(card.meteors);
      case 'planets':
        return `${card.days}: ${card.planets.map(({ goods }) => letters(goods)).join(' / ')}`;
      case 'combat-zone':
        return card.lines.map(({ criterion, penalty: harm }) => `${criterion}: ${penalty(harm)}`).join('; ');
      case 'abandoned-ship':
        return `${card.crew}; ${card.reward.credits}; ${card.days}`;
      case 'abandoned-station':
        return `${card.crew}; ${letters(card.reward.goods)}; ${card.days}`;
      default:
        return '';
    }
  };
  const base = (level: number) => CARDS.filter((card) => card.level === level && Number(card.key.split('-')[1]) <= 20 && card.level < 4);
  test('GT-RULING-01, -106: the 60 base cards are those of the catalogue', () => {
    const names: Readonly<Record<string, string>> = {
      slavers: 'Slavers (strength; crew lost; ¢; days)',
      smugglers: 'Smugglers (strength; goods lost; reward; days)',
      pirates: 'Pirates (strength; shots; ¢; days)',
      'combat-zone': 'Combat zone, lines in order',
    };
    const lettered: Readonly<Record<string, string>> = {
      'meteor-swarm': 'Meteor swarm',
      planets: 'Planets',
      'abandoned-ship': 'Abandoned ship',
      'abandoned-station': 'Abandoned station',
    };
    for (const level of [1, 2, 3]) {
      const cards = base(level);
      expect(cards).toHaveLength(20);
      const seen = new Map<string, number>();
      for (const card of cards) {
        const n = seen.get(card.type) ?? 0;
        seen.set(card.type, n + 1);
        const first = names[card.type] ?? (lettered[card.type] ? `${lettered[card.type]} ${'abcd'[n]}` : undefined);
        if (!first) continue;
        const line = RULES.split('\n').find((text) => text.startsWith(`| ${first} `) || text.startsWith(`| ${first} |`))!;
        const cell = line.split('|')[level + 1]!.trim();
        expect([card.key, written(card), card.starter === true]).toEqual([card.key, cell.replace('*', ''), cell.startsWith('*')]);
      }
    }
  });
  test('GT-SESS-16: 24 cards of each level, 20 of level IV; eight starter cards', () => {
    expect(LEVELS.map((level) => CARDS.filter((card) => card.level === level).length)).toEqual([24, 24, 24, 20]);
    expect(new Set(CARDS.map(({ key }) => key)).size).toBe(92);
    expect(
      CARDS.filter(({ starter }) => starter)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(TUTORIAL_DECK.map((card) => cardAt(card).key).sort());
  });
  test('GT-UNK-01, GT-INT-01, GT-COM-01: unknown sectors and intruders of levels I to III are those of the catalogue', () => {
    const SIDE = ['front', 'right', 'rear', 'left'];
    for (const card of CARDS) {
      if (card.level === 4 || Number(card.key.split('-')[1]) <= 20) continue;
      const [, from, hand, steps, charges, reward] = row(card.key);
      if (card.type === 'unknown-sector') {
        expect(reward).toBe(`draw 2 level ${'I'.repeat(card.draws).replace('IIII', 'IV')}`);
        continue;
      }
      if (card.type !== 'intruders') throw new Error(card.key);
      const [one, two] = card.intruders;
      const each = two ? ' each' : '';
      expect(from).toBe(SIDE[card.from]);
      expect(hand).toBe(two ? `${one!.hand} + ${two.hand}` : one!.hand);
      expect(steps).toBe(`${one!.steps}${each}`);
      expect(charges).toBe(one!.charges.join(', '));
      expect(reward).toBe((one!.reward.credits ? `${one!.reward.credits}¢` : one!.reward.goods.join(', ')) + each);
      if (two) expect({ ...two, hand: one!.hand }).toEqual(one);
    }
  });
  test('GT-CP-01, GT-DUO-01: the level IV deck has what the catalogue lists', () => {
    const types = CARDS.filter((card) => card.level === 4).map((card) => card.type);
    const of = (type: string) => types.filter((other) => other === type).length;
    expect([of('planets'), of('abandoned-ship'), of('abandoned-station'), of('meteor-swarm'), of('open-space'), of('intruders')]).toEqual([
      3, 1, 1, 2, 2, 6,
    ]);
    for (const card of CARDS)
      if (card.level === 4 && card.type === 'planets') {
        const [, text] = row(card.key);
        const rows = card.planets.map(
          ({ goods, astronauts }) => (goods.length ? letters(goods) : 'no cubes') + (astronauts ? ` +${astronauts}` : ''),
        );
        expect(text!.replace(' astronauts', '')).toBe(rows.join(' / '));
      }
  });
});

describe('flights', () => {
  const numbers: readonly RoundNumber[] = [1, 2, 3, 4];
  const NUMERAL = ['', 'I', 'II', 'III', 'IV'];
  test('GT-SESS-08, GT-IV-05, GT-IV-06, GT-RULING-03, -04: the flight tables are those of the catalogue', () => {
    const cells = (name: string) => row(name);
    expect(cells('Cards in each of the 4 piles')).toEqual(
      numbers.map((n) =>
        LEVELS.filter((level) => FLIGHTS[n].pile[level] > 0)
          .map((level) => `${FLIGHTS[n].pile[level]}×${NUMERAL[level]}`)
          .join(', '),
      ),
    );
    expect(cells('Cards in the flight deck').map(Number)).toEqual(
      numbers.map((n) => 4 * LEVELS.reduce((sum, level) => sum + FLIGHTS[n].pile[level], 0)),
    );
    expect(cells('Empty spaces between rockets at the start').map(Number)).toEqual(numbers.map((n) => FLIGHTS[n].gap));
    const circle = (n: number) => ['Start', 'I', 'II', 'III', '(beside the circles)'][n];
    expect(cells('Timer path')).toEqual(numbers.map((n) => FLIGHTS[n].circles.map(circle).join(', ')));
    expect(cells('Arrival bonus 1st-2nd-3rd-4th')).toEqual(numbers.map((n) => FLIGHTS[n].arrival.join('-')));
    expect(cells('Best-looking-ship bonus').map(Number)).toEqual(numbers.map((n) => FLIGHTS[n].bestLooking));
  });
  test('GT-SESS-07, GT-BASE-PAY-05, GT-CLASS-03: round numbers and the most that is paid for lost parts', () => {
    expect(Object.entries(CLASSES).map(([id, { round, cap }]) => [id, round, cap])).toEqual([
      ['I', 1, 5],
      ['II', 2, 8],
      ['IIB', 2, null],
      ['III', 3, 11],
      ['IIIA', 3, null],
      ['IIIB', 3, null],
      ['IV', 4, null],
    ]);
  });
  test('GT-BASE-SETUP-07, GT-BASE-PAY-03: 56 cubes and their prices', () => {
    expect(GOODS.map((good) => [BANK[good], PRICES[good]])).toEqual([
      [12, 4],
      [17, 3],
      [13, 2],
      [14, 1],
    ]);
  });
});

test('GT-SUP-01: 18 specialists with two skills each, 18 tokens', () => {
  expect(SPECIALISTS).toHaveLength(18);
  expect(Object.keys(SKILLS)).toHaveLength(36);
  expect(Object.values(TOKENS).reduce<number>((sum, n) => sum + n, 0) + CONVERSIONS.length).toBe(18);
});
