import { describe, expect, test } from 'vitest';
import type { Card } from '../content/index.ts';
import { game } from '../game.ts';
import { android, BLUE, GREEN, infection, opened, own, RED, type Setting, soldier, starting, table, YELLOW } from './table.ts';

const fuel = (n: number, size: number): Card[] => [
  ...own(BLUE),
  ...new Array<Card>(n).fill('gas'),
  ...new Array<Card>(size - 3 - n).fill('vest'),
];
const nest = (hand: readonly Card[], more: Setting = {}) =>
  table({ base: ['X02 0,-1'], at: { [soldier(BLUE)]: 'X02' }, hands: { [BLUE]: hand }, sides: { [RED]: 'host' }, ...more });
const won = (t: ReturnType<typeof table>) =>
  t.match
    .standings()
    .filter((s) => s.won)
    .map((s) => s.seat);

describe('burning the Nest', () => {
  test('PAN-EX-17, PAN-END-01, -02 three Gas Cans, eight cards, one point: the humans win at once', () => {
    const t = nest(fuel(3, 8), { ap: 1 }).act({ do: 'burn' });
    expect(t.over).toBe(true);
    expect(won(t)).toEqual([BLUE, GREEN, YELLOW]);
    expect(t.told('burnt', RED)).toEqual([{ kind: 'burnt', seat: BLUE, cans: 3 }]);
    expect(t.match.report()).toEqual({ ending: 'burnt', rounds: 2 });
    expect([t.state.discard, t.ap]).toEqual([['gas', 'gas', 'gas'], 0]);
    expect(nest(fuel(3, 7)).cannot({ do: 'burn' })).toBe('minimum-hand');
    expect(nest(fuel(3, 8), { ap: 0 }).cannot({ do: 'burn' })).toBe('no-ap');
  });
  test('PAN-END-03 all three from the hand of the Soldier’s own player', () => {
    expect(
      nest(fuel(2, 9), {
        hands: { [BLUE]: fuel(2, 9), [GREEN]: [...own(GREEN), 'gas', 'gas', 'gas'] },
        at: { [soldier(BLUE)]: 'X02', [soldier(GREEN)]: 'X02' },
      }).cannot({ do: 'burn' }),
    ).toBe('cans');
    expect(nest(fuel(3, 8), { hp: { [soldier(BLUE)]: 0 }, at: { [android(BLUE)]: 'X02' } }).cannot({ do: 'burn' })).toBe('not-possible');
  });
  test('PAN-RULING-38 strictly by the minimum hand: eight cards, nine with four Gas Cans', () => {
    expect(nest(fuel(3, 8)).may('burn')).toHaveLength(1);
    expect(nest(fuel(4, 8), { variants: { cans: 4 } }).cannot({ do: 'burn' })).toBe('minimum-hand');
    expect(nest(fuel(4, 9), { variants: { cans: 4 } }).may('burn')).toHaveLength(1);
  });
  test('PAN-RULING-64 never offered to the infected; the refusal is private; the encounter comes first', () => {
    for (const side of ['infected', 'host'] as const) {
      const t = nest(fuel(3, 8), { sides: { [BLUE]: side } });
      const others = t.view(RED);
      expect(t.may('burn')).toEqual([]);
      expect(t.cannot({ do: 'burn' })).toBe('infected-nest');
      expect(t.view(RED)).toEqual(others);
    }
    const met = nest(fuel(3, 8), { at: { [soldier(RED)]: 'X02' } }).move(soldier(BLUE), 'X02');
    expect(met.asked).toEqual(['blue encounter/choose']);
  });
  test('PAN-RULING-83 not while the Host card lies in the draw pile', () => {
    const t = nest(fuel(3, 8), { sides: {}, draw: ['gas', 'host', 'vest'] });
    expect(t.cannot({ do: 'burn' })).toBe('host-asleep');
    expect(nest(fuel(3, 8), { sides: {}, draw: ['gas'] }).may('burn')).toHaveLength(1); // drawn, and eliminated since
  });
  test('PAN-RULING-86 in the Nest nothing can be taken back, by him or by the one before him, whatever he holds', () => {
    const back = (hand: readonly Card[]) => {
      const enters = nest(hand, { at: {} }).move(soldier(BLUE), 'X02');
      const follows = nest(hand, { turn: YELLOW }).end();
      return [enters.match.canTakeBack(BLUE), follows.match.canTakeBack(YELLOW)];
    };
    expect([back(fuel(3, 8)), back(fuel(2, 8))]).toEqual([
      [false, false],
      [false, false],
    ]);
    // Elsewhere the same answers can be.
    const elsewhere = nest(fuel(3, 8), { base: ['X02 0,-1', 'X20 1,0'], at: {} }).move(soldier(BLUE), 'X20');
    expect(elsewhere.match.canTakeBack(BLUE)).toBe(true);
    expect(nest(fuel(3, 8), { at: {}, turn: YELLOW }).end().match.canTakeBack(YELLOW)).toBe(true);
    // The Android learns nothing there.
    const android_ = nest(fuel(3, 8), { at: {} }).move(android(BLUE), 'X02');
    expect(android_.match.canTakeBack(BLUE)).toBe(true);
  });
});

describe('infected victories', () => {
  const scan = (more: Setting) => table({ base: ['X03 1,0'], at: { [soldier(BLUE)]: 'X03' }, draw: ['vest'], ...more });
  const three = { [RED]: 'host', [GREEN]: 'infected', [YELLOW]: 'infected' } as const;
  test('PAN-END-04 a Heat Scan shows that all are infected', () => {
    const t = scan({ sides: { ...three, [BLUE]: 'infected' } }).act({ do: 'heatScan' });
    expect([t.over, t.match.report().ending, won(t)]).toEqual([true, 'allInfected', [BLUE, RED, GREEN, YELLOW]]);
  });
  test('PAN-END-04, PAN-RULING-62 the players of the scan count: an eliminated human does not save the rest', () => {
    const t = scan({ sides: { ...three, [YELLOW]: 'human', [BLUE]: 'infected' }, hp: { [soldier(YELLOW)]: 0, [android(YELLOW)]: 0 } }).act({
      do: 'heatScan',
    });
    expect([t.match.report().ending, won(t)]).toEqual(['allInfected', [BLUE, RED, GREEN]]);
  });
  test('PAN-END-05, PAN-RULING-62 one human left without a Gas Can in hand, draw pile or discard pile', () => {
    const bare = { sides: three, hands: { [BLUE]: [...own(BLUE), 'vest', 'key'] as const } };
    const t = scan(bare).act({ do: 'heatScan' });
    expect([t.match.report().ending, won(t)]).toEqual(['lastHuman', [RED, GREEN, YELLOW]]);
    for (const saved of [{ draw: ['gas'] as const }, { discard: ['gas'] as const }, { hands: { [BLUE]: starting(BLUE) } }])
      expect(scan({ ...bare, ...saved }).act({ do: 'heatScan' }).over).toBe(false);
    // Cans in infected hands do not save him, and he may be the only one alive.
    expect(t.has(RED, 'gas')).toBe(1);
    const alone = scan({ ...bare, hp: Object.fromEntries([2, 3, 4, 5, 6, 7].map((body) => [body, 0])) }).act({ do: 'heatScan' });
    expect(alone.match.report().ending).toBe('lastHuman');
    // Two humans: the game goes on.
    expect(scan({ ...bare, sides: { [RED]: 'host', [GREEN]: 'infected' } }).act({ do: 'heatScan' }).over).toBe(false);
  });
  test('PAN-END-06 without a scan nothing is proved', () => {
    const t = scan({ sides: { ...three, [BLUE]: 'infected' } });
    expect(t.nextRound().over).toBe(false);
  });
  const lastSoldier = { hp: { [soldier(RED)]: 0, [soldier(GREEN)]: 0, [soldier(YELLOW)]: 0, [soldier(BLUE)]: 1 } };
  test('PAN-RULING-63 no Soldier left alive: infected victory, whoever falls last', () => {
    const t = table({ ...lastSoldier, sides: { [RED]: 'host' }, parasites: [['X01']], dice: [1] });
    t.nextRound();
    expect([t.over, t.match.report().ending, won(t)]).toEqual([true, 'noSoldier', [RED]]);
    expect(t.match.notes(undefined).at(-1)?.kind).toBe('ended');
    const shot = table({ ...lastSoldier, turn: RED, sides: { [RED]: 'host' }, ammo: { [RED]: [4] }, laid: { [RED]: ['machineGun'] } });
    shot.fire({ body: soldier(BLUE) }, 'machineGun').vest(BLUE, false);
    expect(shot.over).toBe(true);
    // The death of all infected ends nothing.
    const free = table({ hp: { [soldier(RED)]: 0, [android(RED)]: 1 }, sides: { [RED]: 'host' }, ammo: { [BLUE]: [4] } });
    expect(free.fire({ body: android(RED) }).vest(RED, false).over).toBe(false);
    // Characters not yet on the board are alive.
    const early = opened(4);
    expect(early.over).toBe(false);
  });
  test('PAN-RULING-63 a vote: from round 10, once a turn, sealed, and one against is enough', () => {
    expect(table({ round: 9 }).may('vote')).toEqual([]);
    const t = table({ round: 10, sides: { [RED]: 'host' }, hp: { [soldier(YELLOW)]: 0, [android(YELLOW)]: 0 } }).act({ do: 'vote' });
    expect(t.asked).toEqual(['red end/vote', 'green end/vote']);
    t.answer(RED, 'end/vote', true).answer(GREEN, 'end/vote', false);
    expect([t.over, t.may('vote'), t.told('vote', BLUE)]).toEqual([false, [], [{ kind: 'vote', by: BLUE, yes: [BLUE, RED], no: [GREEN] }]]);
    t.until(RED).act({ do: 'vote' }).answer(BLUE, 'end/vote', true).answer(GREEN, 'end/vote', true);
    expect([t.over, t.match.report().ending, won(t)]).toEqual([true, 'vote', [RED]]);
  });
  test('PAN-RULING-63 and after 40 rounds it is over', () => {
    const t = table({ round: 40, sides: { [RED]: 'host' } });
    t.nextRound();
    expect([t.over, t.match.report(), won(t)]).toEqual([true, { ending: 'limit', rounds: 40 }, [RED]]);
    expect(table({ round: 39 }).nextRound().over).toBe(false);
  });
  test('PAN-RULING-82 where nobody was ever infected, nobody wins', () => {
    const t = table({ ...lastSoldier, parasites: [['X01']], dice: [1] });
    t.nextRound();
    expect([t.match.report().ending, won(t)]).toEqual(['noSoldier/nobody', []]);
  });
  test('PAN-RULING-66 sides count as they are, or were at death; then everything is shown', () => {
    const t = nest(fuel(3, 8), {
      sides: { [RED]: 'host', [GREEN]: 'infected' },
      hp: { [soldier(YELLOW)]: 0, [android(YELLOW)]: 0, [soldier(GREEN)]: 0, [android(GREEN)]: 0 },
    });
    expect(t.view(YELLOW).open).toBeNull();
    t.act({ do: 'burn' });
    expect(won(t)).toEqual([BLUE, YELLOW]);
    for (const seat of [BLUE, RED, undefined]) {
      const { open } = t.view(seat);
      expect(open!.teams.map((team) => team.side)).toEqual(['human', 'host', 'infected', 'human']);
      expect(open!.teams[YELLOW]!.hand).toEqual(['gas', 'vest', ...own(YELLOW)]);
    }
    expect(t.told('ended')[0]).toMatchObject({
      ending: { how: 'burnt', winners: 'humans' },
      sides: ['human', 'host', 'infected', 'human'],
    });
  });
  test('PAN-RULING-66 the history of infection is told at the end', () => {
    const t = table({
      base: ['X10 -1,0', 'X13 1,0'],
      turn: RED,
      round: 40,
      at: { [soldier(GREEN)]: 'X10', [soldier(YELLOW)]: 'X13' },
      sides: { [RED]: 'host' },
      hands: { [RED]: [...own(RED), 'host', 'gas'] },
    });
    t.move(soldier(RED), 'X10').trade(GREEN).swap(RED, infection(RED), GREEN, 'vest');
    t.move(android(RED), 'X13').trade(YELLOW).swap(RED, infection(RED), YELLOW, 'gas').answer(RED, 'run/move', null);
    expect(JSON.stringify(t.view(undefined))).not.toContain('blocked');
    t.nextRound();
    expect(t.view(undefined).open!.secrets).toEqual([
      { kind: 'infected', seat: GREEN, by: RED, round: 40 },
      { kind: 'blocked', seat: YELLOW, by: RED, with: 'gas', round: 40 },
    ]);
  });
});

describe('the three variants', () => {
  test('PAN-VAR-01 gentle: two Infection cards each; burning needs seven cards, eight with four cans', () => {
    const t = opened(5, { gentle: true });
    for (let seat = 0; seat < 5; seat++) expect([t.has(seat, infection(seat)), t.hand(seat).length]).toEqual([2, 4]);
    const gentle = (hand: Card[], cans: 3 | 4) => nest([...own(BLUE, 2), ...hand], { variants: { gentle: true, cans } });
    expect(gentle(['gas', 'gas', 'gas', 'vest', 'vest'], 3).may('burn')).toHaveLength(1);
    expect(gentle(['gas', 'gas', 'gas', 'vest'], 3).cannot({ do: 'burn' })).toBe('minimum-hand');
    expect(gentle(['gas', 'gas', 'gas', 'gas', 'vest', 'vest'], 4).may('burn')).toHaveLength(1);
  });
  test('PAN-VAR-04 hard: four Gas Cans', () => {
    expect(nest(fuel(3, 10), { variants: { cans: 4 } }).cannot({ do: 'burn' })).toBe('cans');
    const t = nest(fuel(4, 9), { variants: { cans: 4 } }).act({ do: 'burn' });
    expect([t.over, t.state.discard.length]).toEqual([true, 4]);
  });
  /** A Host who has failed three times meets Green. */
  const failed = (more: Setting = {}, tries = 3, succeeded = false) => {
    const t = table({
      base: ['X10 -1,0'],
      turn: RED,
      at: { [soldier(GREEN)]: 'X10' },
      sides: { [RED]: 'host' },
      tried: { [RED]: { tries, succeeded } },
      hands: { [RED]: ['host', 'gas', 'gas', 'gas', 'vest'], [GREEN]: [...own(GREEN), 'gas', 'antidote'] },
      variants: { passing: true },
      ...more,
    });
    return t.move(soldier(RED), 'X10').trade(GREEN);
  };
  test('PAN-VAR-02, -03, PAN-RULING-67 the Host card may be given: nothing stops it, the giver stays infected, the counter begins anew', () => {
    const t = failed();
    Object.assign(t.state.teams[GREEN]!, { tries: 2, succeeded: true }); // he has been the Host before
    expect(t.options(RED, 'trade/give')).toContain('host');
    t.swap(RED, 'host', GREEN, 'antidote');
    expect([t.side(RED), t.side(GREEN), t.has(GREEN, 'host'), t.has(RED, 'antidote')]).toEqual(['infected', 'host', 1, 1]);
    expect(t.told('host', GREEN)).toEqual([{ kind: 'host', seat: GREEN, from: RED }]);
    expect(t.told('passed-on', RED)).toHaveLength(1);
    expect([...t.told('cured', RED), ...t.told('host', BLUE)]).toEqual([]);
    expect(t.state.teams[GREEN]).toMatchObject({ tries: 0, succeeded: false });
  });
  test('PAN-RULING-67 only with the variant, after three attempts (two if gentle), none of which succeeded, and without own cards', () => {
    const may = (t: ReturnType<typeof failed>) => t.options(RED, 'trade/give').includes('host');
    expect(may(failed({ variants: {} }))).toBe(false);
    expect(may(failed({}, 2))).toBe(false);
    expect(may(failed({ variants: { passing: true, gentle: true } }, 2))).toBe(true);
    expect(may(failed({}, 3, true))).toBe(false);
    expect(may(failed({ hands: { [RED]: ['host', 'gas', 'gas', 'vest', infection(RED)] } }))).toBe(false);
  });
  test('PAN-RULING-67 blocked attempts and those on the infected count, one that succeeded spoils it', () => {
    const after = (green: Card, side: 'human' | 'infected') => {
      const t = table({
        base: ['X10 -1,0'],
        turn: RED,
        at: { [soldier(GREEN)]: 'X10' },
        sides: { [RED]: 'host', [GREEN]: side },
        hands: { [RED]: [...own(RED), 'host', 'gas'], [GREEN]: [...own(GREEN), green, 'gas'] },
      });
      t.move(soldier(RED), 'X10').trade(GREEN).swap(RED, infection(RED), GREEN, green);
      const { tries, succeeded } = t.state.teams[RED]!;
      return [tries, succeeded];
    };
    expect(after('gas', 'human')).toEqual([1, false]);
    expect(after('vest', 'infected')).toEqual([1, false]);
    expect(after('vest', 'human')).toEqual([1, true]);
  });
  test('PAN-VAR-01, -02, -04 the options are independent, and off unless asked for', () => {
    expect(game.options.map((o) => [o.key, o.default])).toEqual([
      ['gentle', false],
      ['passing', false],
      ['cans', 3],
      ['colours', 'random'],
    ]);
    expect(opened(4, { gentle: true, passing: true, cans: 4 }).view(BLUE).variants).toEqual({ gentle: true, passing: true, cans: 4 });
  });
});
