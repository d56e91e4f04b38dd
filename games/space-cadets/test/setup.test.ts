import { Luck, Match, Refusal } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { defaults } from '../arrange.ts';
import {
  ALERT_TOKENS,
  ALIEN,
  ALIEN_TOKENS,
  bugSupply,
  CARDS,
  DISCOVERY_TOKENS,
  ITEMS,
  kindOf,
  layoutOf,
  RECIPES,
  ROLES,
  SCENARIO,
  SCENARIOS,
  SHEETS,
  TILES,
  WEAPON_DICE,
} from '../content/index.ts';
import { game } from '../game.ts';
import { supply } from '../rules/figures.ts';
import { mapOf } from '../rules/map.ts';
import { alertPile, stockSize } from '../rules/scan.ts';
import { docks, markerCells, openingState, pool, shareOf } from '../rules/setup.ts';
import { hand } from '../rules/table.ts';
import { type CardId, cellId } from '../state.ts';
import { give, newGame, opened, play, scene } from './table.ts';

const N = [2, 3, 4, 5, 6] as const;

describe('content', () => {
  test('SCA-CONTENT-01 six Rocketeers: three with a Combat AP, 4 to 7 HP, IQ 2 to 5, kits of four with at most two Large', () => {
    const sheets = ROLES.map((r) => SHEETS[r]);
    expect(sheets.map((s) => [s.hp, s.iq])).toEqual([
      [6, 3],
      [5, 3],
      [5, 4],
      [4, 5],
      [7, 2],
      [5, 3],
    ]);
    expect(sheets.filter((s) => s.third === 'combat').map((s) => s.role)).toEqual(['captain', 'first-officer', 'chief']);
    for (const s of sheets) {
      expect(s.kit).toHaveLength(4);
      expect(s.kit.filter((k) => ITEMS[k].large).length).toBeLessThanOrEqual(2);
    }
  });
  test('SCA-CONTENT-02 weapon dice, Charges and copies', () => {
    expect(WEAPON_DICE).toMatchObject({
      'air-knife': [3, 0, 0, 0],
      'atomic-rifle': [2, 3, 3, 2],
      'ray-gun': [4, 3, 0, 0],
      'proton-blade': [5, 0, 0, 0],
      'demo-charge': [0, 5, 0, 0],
      'flame-gun': [0, 3, 0, 0],
    });
    expect(
      ['air-knife', 'atomic-rifle', 'ddt', 'demo-charge', 'flame-gun', 'ray-gun', 'sonic-shotgun', 'proton-blade'].map(
        (k) => ITEMS[k as 'ddt'].copies,
      ),
    ).toEqual([4, 4, 1, 4, 2, 6, 1, 2]);
    expect(ITEMS['flame-gun'].charges).toBe(3);
    expect(ITEMS['ray-gun'].charges).toBe(0);
  });
  test('SCA-CONTENT-03 22 weapons and 47 gear cards; Charges as printed', () => {
    const mine = CARDS.filter((c) => c.family === 'rocketeer');
    expect([mine.filter((c) => c.timing === 'weapon').length, mine.filter((c) => c.timing !== 'weapon').length]).toEqual([22, 47]);
    expect(
      ['accelerator-hypo', 'fiberweave-spacesuit', 'flag', 'scanner', 'space-bandages', 'stun-pellet', 'thermite', 'tools'].map(
        (k) => ITEMS[k as 'flag'].charges,
      ),
    ).toEqual([2, 3, 1, 3, 3, 2, 1, 0]);
  });
  test('SCA-CONTENT-04 36 Discovery tokens, each with its card, Mysterium and Thrall Oxygen Tank apart', () => {
    expect(DISCOVERY_TOKENS).toHaveLength(36);
    for (const kind of new Set(DISCOVERY_TOKENS)) {
      const tokens = DISCOVERY_TOKENS.filter((k) => k === kind).length;
      if (kind === 'mysterium') expect(tokens).toBe(6);
      else if (kind === 'thrall-oxygen-tank') expect(tokens).toBe(4);
      else expect(ITEMS[kind].copies, kind).toBe(tokens);
    }
    expect(ITEMS['force-field-belt'].analysis).toBe(true);
  });
  test('SCA-CONTENT-05 the recipes of the schematics', () => {
    expect(Object.fromEntries(Object.entries(RECIPES).map(([kind, parts]) => [kind, Object.fromEntries(parts)]))).toEqual({
      'invisibility-device': { wire: 1, 'alien-blood': 1 },
      'neuronic-hyperbolizer': { wire: 2 },
      'reality-inverter': { mysterium: 1, wire: 1 },
      'stasis-box': { mysterium: 1, 'alien-blood': 1 },
      'tantalus-projector': { mysterium: 1, 'alien-blood': 2 },
      teleporter: { mysterium: 2 },
    });
    for (const kind of Object.keys(RECIPES)) expect(ITEMS[kind as 'teleporter'].analysis).toBe(true);
  });
  test('SCA-CONTENT-06 Rescued Thralls: Charges as printed, one copy each; four Dominated Brains', () => {
    const thralls = CARDS.filter((c) => c.family === 'rescued');
    expect(thralls).toHaveLength(15);
    expect(Object.fromEntries(thralls.filter((c) => c.charges > 0).map((c) => [c.kind, c.charges]))).toEqual({
      'co-ed': 2,
      hobo: 2,
      'long-lost-brother': 2,
      photographer: 2,
      scientist: 3,
    });
    expect(CARDS.filter((c) => c.kind === 'dominated-brain')).toHaveLength(4);
  });
  test('SCA-CONTENT-07 alien HP and figures', () => {
    expect(Object.values(ALIEN).map((a) => [a.hp, a.figures])).toEqual([
      [2, 4],
      [1, 6],
      [1, 30],
      [3, 8],
      [1, 12],
      [1, 8],
      [1, 16],
      [1, 20],
    ]);
  });
  test('SCA-CONTENT-09 42 Alien tokens, events only on the last ten', () => {
    expect(ALIEN_TOKENS).toHaveLength(42);
    expect(ALIEN_TOKENS.slice(0, 32).every((t) => t.event === '')).toBe(true);
    expect(ALIEN_TOKENS.slice(32).map((t) => t.event)).toEqual([
      'cosmic-radiation',
      'cosmic-radiation',
      'power-out',
      'power-out',
      'time-distortion',
      'time-distortion',
      'unnatural-growth',
      'unnatural-growth',
      'unreasonable-fear',
      'unreasonable-fear',
    ]);
    expect(ALIEN_TOKENS[28]!.aliens).toEqual(['leech', 'thrall', 'leech']);
    expect(ALIEN_TOKENS[18]!.aliens).toEqual(['thrall', 'saucerman', 'sentinel']);
  });
  test('SCA-CONTENT-10 twelve Alert! tokens, four of them call Aliens', () => {
    expect(ALERT_TOKENS).toHaveLength(12);
    expect(ALERT_TOKENS.filter((t) => t === 1)).toHaveLength(4);
  });
  test('SCA-CONTENT-11 one Rocketeer token for each Rocketeer in play', () => {
    const t = opened({ scenario: 's4', rocketeers: 4 });
    expect(t.state.bags.lockers.slice().sort()).toEqual(t.state.rocketeers.map((r) => r.role).sort());
  });
  test('SCA-CONTENT-12 36 standard tiles: 6 without, 12 with one, 14 with two, 4 with three hatches; twelve vents', () => {
    const tiles = TILES.slice(1, 37);
    expect([0, 1, 2, 3].map((k) => tiles.filter((x) => x.hatches.length === k).length)).toEqual([6, 12, 14, 4]);
    expect(tiles.filter((x) => x.vent)).toHaveLength(12);
    for (let side = 1; side <= 6; side++) expect([8, 9]).toContain(tiles.filter((x) => x.hatches.includes(side)).length);
  });
  test('SCA-CONTENT-13, -14 nineteen scenario tiles with their boxes and vents; markers stand for those that hide', () => {
    const tiles = TILES.slice(37);
    expect(tiles).toHaveLength(19);
    expect(tiles.filter((x) => x.box).map((x) => x.number)).toEqual([39, 40, 41, 42, 44, 45, 46, 47, 49, 50, 51, 53, 54, 55]);
    expect(tiles.filter((x) => x.vent).map((x) => x.number)).toEqual([39, 50, 51]);
    expect(SCENARIOS.flatMap((s) => SCENARIO[s].markers)).toEqual([40, 39, 41, 42, 37, 44, 45, 46, 47, 49, 50, 51, 53, 54, 55]);
    for (const s of SCENARIOS)
      for (const n of N) {
        const cells = SCENARIO[s].markerCells[n - 2]!;
        expect((typeof cells === 'number' ? cells : cells.length) - SCENARIO[s].markers.length).toBeLessThanOrEqual(6);
      }
  });
  test('SCA-CONTENT-15, SCA-SCOM-01 tiles, Alien, Discovery and Alert! tokens for every scenario and crew', () => {
    const table: Record<string, readonly string[]> = {
      s1: ['12/15/18/21/24', '7/7/8/8/9', '4/5/6/7/8', '0/0/0/0/0'],
      s2: ['13/16/19/23/27', '10/12/13/14/15', '4/5/6/7/8', '0/0/0/0/0'],
      s3: ['12/15/18/21/24', '6/8/10/11/12', '4/5/6/7/8', '2/2/3/3/4'],
      s4: ['14/17/20/24/28', '11/12/13/13/14', '4/5/6/7/8', '3/4/5/6/7'],
      s5: ['14/17/20/23/26', '6/9/11/12/13', '5/6/7/8/9', '2/3/3/4/4'],
      s6: ['13/16/19/22/25', '11/12/14/14/14', '5/6/7/8/9', '2/2/3/3/4'],
      s7: ['14/16/20/23/27', '7/9/12/12/13', '5/6/7/8/9', '3/3/4/4/5'],
    };
    for (const s of SCENARIOS) {
      const games = N.map((n) => opened({ scenario: s, rocketeers: n }).state);
      const count = (of: (g: (typeof games)[number]) => number) => games.map(of).join('/');
      expect(
        [
          count((g) => g.cells.filter((c) => c.tile === 0).length),
          count((g) => g.cells.filter((c) => c.alien).length),
          count((g) => g.cells.filter((c) => c.discovery).length),
          count((g) => g.cells.filter((c) => c.alert).length),
        ],
        s,
      ).toEqual(table[s]);
    }
  });
});

describe('setup', () => {
  test('SCA-SETUP-01, SCA-SCEN-01 the scenario fixes map, start tile and objective', () => {
    for (const s of SCENARIOS) {
      const t = opened({ scenario: s });
      expect(t.state.cells[t.state.start]!.tile).toBe(SCENARIO[s].startTile);
    }
  });
  test('SCA-SETUP-02 one of five difficulties, standard by default', () => {
    expect(defaults().mode).toBe('standard');
    expect(() => Match.open(game, { mode: 'hard' }, 1)).toThrow(Refusal);
    for (const mode of ['space-cadet', 'commodore', 'admiral', 'galactic-overlord'])
      expect(Match.open(game, { mode }, 1).state.mode).toBe(mode);
  });
  test('SCA-SETUP-03, SCA-RULING-02 2 to 6 different Rocketeers, every player leads at least one; one Rocketeer is refused', () => {
    expect(() => Match.open(game, { rocketeers: 1 }, 1)).toThrow(Refusal);
    expect(() => Match.open(game, { rocketeers: 7 }, 1)).toThrow(Refusal);
    for (let seats = 1; seats <= 6; seats++) {
      const t = opened({ rocketeers: 2 }, seats);
      expect(t.state.rocketeers).toHaveLength(Math.max(2, seats));
      expect(new Set(t.state.rocketeers.map((r) => r.role)).size).toBe(t.state.n);
      for (let s = 0; s < seats; s++) expect(t.state.rocketeers.filter((r) => r.seat === s)).toHaveLength(shareOf(t.state, s));
      for (let s = 0; s < seats; s++) expect(shareOf(t.state, s)).toBeGreaterThan(0);
    }
  });
  test('SCA-SETUP-03 a Rocketeer claimed by one seat is gone for the others', () => {
    const t = newGame({}, 2);
    t.answers('setup/rocketeer', 'chief', 1);
    expect(t.offers('setup/rocketeer', 0)).not.toContain('chief');
  });
  test('SCA-SETUP-04..06, SCA-RULING-03 full HP, O² 8 − N, two standard AP and one restricted', () => {
    for (const n of N) {
      const t = opened({ rocketeers: n });
      for (const r of t.state.rocketeers) expect([r.hp, r.o2, r.standard, r.restricted]).toEqual([SHEETS[r.role].hp, 8 - n, 2, 1]);
    }
  });
  test('SCA-SETUP-07 standard tiles lie face down; what is left over is never seen', () => {
    const t = opened({ rocketeers: 2 });
    expect(t.state.bags.tiles).toHaveLength(36);
    expect(
      t
        .view(0)
        .cells.filter((c) => !c.up)
        .every((c) => c.tile === 0 && c.hatches.length === 0),
    ).toBe(true);
  });
  test('SCA-SETUP-08, -09 fixed tiles lie in place, markers and decoys are dealt to the cells named', () => {
    const t = opened({ scenario: 's5', rocketeers: 4 });
    expect(t.place(6, -3).fixed).toBe(48);
    expect(t.state.bags.markers.slice().sort()).toEqual([0, 0, 0, 45, 46, 47]);
    expect(
      t.state.cells
        .filter((c) => c.marker)
        .map((c) => `${c.q},${c.r}`)
        .sort(),
    ).toEqual(['3,-2', '3,0', '4,-1', '4,-3', '5,-1', '5,-3']);
  });
  test('SCA-SETUP-10 the start tile is face up and everybody stands on it', () => {
    const t = opened({ rocketeers: 5 });
    expect(t.place(0, 2).tile).toBe(38);
    expect(t.state.rocketeers.every((r) => r.at === t.at(0, 2))).toBe(true);
  });
  test('SCA-SETUP-11, SCA-RULING-08 SCA-S3-01 the Shuttlecraft docks beside the layout, never in the hole', () => {
    const t = newGame({ scenario: 's3' });
    t.answers('setup/rocketeer', 'captain').answers('setup/rocketeer', 'chief');
    const cells = t.offers('setup/dock') as unknown as { q: number; r: number }[];
    expect(cells).toEqual(docks(t.state));
    expect(cells.some((c) => c.q === 0 && c.r === 0)).toBe(false);
    expect(cells.some((c) => c.q === 1 && c.r === -2)).toBe(true);
    const inside = new Set(layoutOf('s3', 2).map((h) => `${h.q},${h.r}`));
    for (const c of cells) expect(inside.has(`${c.q},${c.r}`)).toBe(false);
    t.answers('setup/dock', { q: 3, r: -2 });
    expect(t.place(3, -2).tile).toBe(37);
    expect(t.state.start).toBe(t.at(3, -2));
  });
  test('SCA-SETUP-12, SCA-RULING-07 the first Rocketeer turns the arrow before the scan; no idle point comes before', () => {
    const t = opened({ rocketeers: 2 }, 2);
    give(t, 'captain', 'oxygen-tank');
    give(t, 'chief', 'oxygen-tank');
    t.go();
    expect(t.question('turn/interrupt')).toBeUndefined();
    t.answers('order/next', { claim: 'chief' }, 1);
    expect(t.topics()).toEqual(['turn/arrow']);
    expect(t.asks[0]!.seat).toBe(1);
    t.answers('turn/arrow', 4);
    expect(t.state.arrow).toBe(4);
    expect(t.topics()).toEqual(['scan/cell']);
    // Airlock: sides 1 and 4, now S and N. The hull side is no hatch.
    expect(t.hatch([0, 2], [0, 1])).toBe('closed');
  });
  test('SCA-SETUP-13, SCA-RULING-09 one call a cell, Discoveries at distance 2 or more, nothing on fixed tiles', () => {
    for (const scenario of ['s4', 's5', 's7'] as const)
      for (let seed = 0; seed < 10; seed++) {
        const m = Match.open(game, { scenario, rocketeers: 6 }, 1, seed);
        const luck = Luck.seeded(seed);
        while (m.state.turn === 0) for (const a of m.asks().slice(0, 1)) m.answer(a.seat, a.topic, a.domain.sample!(luck));
        const { cells, start } = m.state;
        const map = mapOf(m.state);
        cells.forEach((c, i) => {
          expect(c.alien && c.alert).toBe(false);
          if (c.discovery) expect(map.distance(start, cellId(i))).toBeGreaterThanOrEqual(2);
          if (c.fixed || i === start) expect(c.alien || c.alert || c.discovery || c.locker).toBe(false);
          if (c.locker) expect(map.distance(start, cellId(i))).toBeLessThanOrEqual(2);
        });
      }
  });
  test('SCA-SETUP-14, SCA-SCOM-02 pool tokens not placed are the alien stock; tokens outside the pool never come', () => {
    const t = opened({ scenario: 's1', rocketeers: 2 });
    expect(stockSize(t.state)).toBe(22 - SCENARIO.s1.aliens[0]);
    expect(t.state.bags.aliens.every((id) => SCENARIO.s1.pool.includes(id))).toBe(true);
    expect(alertPile(t.state)).toBe(12);
  });
  test('SCA-SETUP-15..17, SCA-RULING-06 exactly four items, at most two Large; cards taken are gone for the others until released', () => {
    const t = newGame({}, 2);
    t.answers('setup/rocketeer', 'captain', 0).answers('setup/rocketeer', 'chief', 1);
    const large = pool(t.state).filter((id) => CARDS[id]!.large);
    const small = pool(t.state).filter((id) => !CARDS[id]!.large);
    expect(pool(t.state)).toHaveLength(69);
    expect(t.refusal(0, 'setup/kit', [large[0]!, large[1]!, large[2]!, small[0]!])).toBe('kit');
    expect(t.refusal(0, 'setup/kit', small.slice(0, 3))).toBe('kit');
    const kit = [large[0]!, large[1]!, small[0]!, small[1]!];
    t.answers('setup/kit', kit, 0);
    expect(t.refusal(1, 'setup/kit', kit)).toBe('kit');
    t.answers('setup/ready', { again: 'captain' }, 0);
    t.answers('setup/kit', kit, 1).answers('setup/kit', [large[2]!, large[3]!, small[2]!, small[3]!], 0);
    t.answers('setup/ready', 'ready', 0);
    expect(t.state.turn).toBe(0);
    t.answers('setup/ready', 'ready', 1);
    expect(t.state.turn).toBe(1);
    // During play any number of Large items may be carried.
    for (let i = 0; i < 3; i++) give(t, 'captain', 'ray-gun');
    expect(hand(t.state, t.r('captain')).filter((id) => CARDS[id]!.large)).toHaveLength(5);
  });
  test('SCA-SETUP-18 Charges lie on the card from the start, on analysis cards only after the analysis', () => {
    const t = opened();
    const charges = (kind: string) => t.state.cards[CARDS.findIndex((c) => c.kind === kind)]!.charges;
    expect([charges('flame-gun'), charges('space-bandages'), charges('force-field-belt'), charges('teleporter')]).toEqual([3, 3, 0, 0]);
  });
  test('SCA-SETUP-19, -20 five Bugs a Rocketeer, never more than twenty; other figures by the box', () => {
    expect([2, 3, 4, 5, 6].map(bugSupply)).toEqual([10, 15, 20, 20, 20]);
    const t = scene({
      n: 3,
      crew: { captain: {} },
      foes: [
        ['sentinel', [0, 0]],
        ['bug', [0, 0]],
      ],
    });
    expect([supply(t.state, 'bug'), supply(t.state, 'sentinel'), supply(t.state, 'brain')]).toEqual([14, 7, 4]);
  });
  test('SCA-SETUP-21 crew, then the docking, then the map, then kits in view of it, then turn 1', () => {
    const t = newGame({ scenario: 's6' });
    const seen: string[] = [];
    while (t.state.turn === 0) {
      if (seen.at(-1) !== t.topics()[0]) seen.push(t.topics()[0]!);
      if (t.topics()[0] === 'setup/kit') expect(t.state.cells.some((c) => c.alien)).toBe(true);
      else if (t.topics()[0] !== 'setup/ready') expect(t.state.cells.some((c) => c.alien)).toBe(false);
      const a = t.asks[0]!;
      t.answers(a.topic as never, a.topic === 'setup/kit' ? (t.view(0).suggested as never) : ([...a.domain.options!()][0] as never));
    }
    expect(seen).toEqual(['setup/rocketeer', 'setup/dock', 'setup/kit', 'setup/ready', 'setup/kit', 'setup/ready'].slice(0, seen.length));
    expect(seen.slice(0, 3)).toEqual(['setup/rocketeer', 'setup/dock', 'setup/kit']);
  });
  test('SCA-RULING-05, SCA-VAR-09 without the KS switch neither the two weapons nor the five Thralls are in the game', () => {
    const off = openingState(defaults({ ks: false }), 1);
    expect(pool(off)).toHaveLength(67);
    expect(off.bags.rescued).toHaveLength(10);
    const on = openingState(defaults(), 1);
    expect(pool(on).some((id) => kindOf(id) === 'ddt')).toBe(true);
    expect(on.bags.rescued).toHaveLength(15);
    const t = scene({ crew: { captain: { items: ['stasis-box'] } } });
    t.state.ks = false;
    for (const id of CARDS.keys()) if (CARDS[id]!.ks) t.state.cards[id]!.where = 'gone';
    t.state.cards[t.card('captain', 'stasis-box')]!.charges = 1;
    t.go().act({ do: 'use' });
    expect(t.offers('gear/card').some((id) => kindOf(id as CardId) === 'ddt')).toBe(false);
  });
  test('SCA-RULING-01, SCA-SCEN-04 every scenario of the catalogue is there to be played', () => {
    expect(SCENARIOS.map((s) => SCENARIO[s].id)).toEqual(['s1', 's2', 's3', 's4', 's5', 's6', 's7']);
    for (const s of SCENARIOS) expect(opened({ scenario: s, rocketeers: 3 }).state.turn).toBe(1);
  });
  test('SCA-RULING-120, -121 names are those of the components; unused items and discards are open to all', () => {
    const t = play({ crew: { captain: { items: ['oxygen-tank'] } } });
    t.act({ do: 'use' });
    const v = t.view(undefined);
    expect(v.cards.filter((c) => c.where === 'pool' && c.kind === 'ray-gun')).toHaveLength(6);
    expect(v.cards.filter((c) => c.where === 'gone').map((c) => c.kind)).toContain('oxygen-tank');
    expect(v.cards.map((c) => c.kind)).toContain('x-ray-goggles');
  });
  test('SCA-SCOM-03 Discovery tokens are drawn from all 36', () => {
    expect(opened().state.bags.finds).toHaveLength(36);
  });
  test('SCA-SCOM-04 SCA-S3-03 SCA-S6-03 markers lie on the farthest cells from the dock, ties by q, then r', () => {
    for (const scenario of ['s3', 's6'] as const)
      for (const n of N) {
        const { state } = opened({ scenario, rocketeers: n });
        const map = mapOf(state);
        const cells = markerCells(state);
        expect(cells.length).toBe(SCENARIO[scenario].markerCells[n - 2]);
        const rest = map.all.filter((c) => c !== state.start && !cells.includes(c));
        const least = Math.min(...cells.map((c) => map.distance(state.start, c)));
        for (const c of rest) expect(map.distance(state.start, c)).toBeLessThanOrEqual(least);
        const key = (c: number) => state.cells[c]!.q * 100 + state.cells[c]!.r;
        const tied = cells.filter((c) => map.distance(state.start, c) === least);
        for (const c of rest) if (map.distance(state.start, c) === least) for (const d of tied) expect(key(d)).toBeLessThan(key(c));
      }
  });
});
