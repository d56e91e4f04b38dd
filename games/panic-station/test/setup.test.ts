import { Luck, Match } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { type Card, infectionOf, NEST, REACTOR, ROOM_CARDS, ROOMS, SEARCH_CARDS, TERMINAL } from '../content/index.ts';
import { game } from '../game.ts';
import { explorationDeck, hideHost, setup } from '../rules/setup.ts';
import { COLOURS, type State } from '../state.ts';
import { android, BLUE, GREEN, opened, own, RED, soldier, table, YELLOW } from './table.ts';

const deal = (seats: number, seed: string | number, options = {}): State => setup(options, seats, Luck.seeded(seed));
const everyDeal = (check: (state: State, seats: number) => void): void => {
  for (const seats of game.seats) for (let seed = 0; seed < 60; seed++) check(deal(seats, seed), seats);
};
const count = (cards: readonly Card[], card: Card): number => cards.filter((c) => c === card).length;

describe('what is in the box', () => {
  test('PAN-RULING-01, PAN-RULING-70 46 Search cards: 45 of 13 kinds and the Host; the Machine Gun is one of them, by one name', () => {
    const counts = Object.values(SEARCH_CARDS).map((facts) => facts.count);
    expect(counts.reduce<number>((a, b) => a + b, 0)).toBe(46);
    expect(Object.keys(SEARCH_CARDS)).toHaveLength(14);
    expect(SEARCH_CARDS).toMatchObject({
      gas: { count: 12 },
      alert: { count: 5 },
      key: { count: 4 },
      ammo: { count: 4, charges: 4 },
      vest: { count: 3 },
      aid: { count: 3 },
      grenade: { count: 3 },
      scanner: { count: 2 },
      knife: { count: 2 },
      machineGun: { count: 2 },
      adrenaline: { count: 2 },
      antidote: { count: 2 },
      scope: { count: 1 },
      host: { count: 1 },
    });
  });
  test('PAN-RULING-02 20 Exploration cards with Reactor, Nest and Terminal; 19 of them in the deck', () => {
    expect(ROOM_CARDS).toHaveLength(20);
    everyDeal((state) => {
      expect(state.base.map((tile) => tile.card)).toEqual([REACTOR]);
      expect([...state.rooms].sort()).toEqual(ROOM_CARDS.filter((card) => card !== REACTOR));
    });
  });
  test('PAN-RULING-07 two computers: the open Terminal, and the Secured Terminal among the ordinary cards', () => {
    const computers = ROOM_CARDS.filter((card) => ROOMS[card].icon === 'terminal');
    expect(computers).toEqual(['X03', 'X04']);
    expect(TERMINAL).toBe('X03');
    expect(ROOMS.X04.two).toEqual({ owner: [0, 1, 1, 0], inner: 'security', icon: 0 });
  });
  test('PAN-RULING-52 which rooms can be searched: all but Reactor, Nest and the icon-less hall', () => {
    const icons = (icon: string) => ROOM_CARDS.filter((card) => ROOMS[card].icon === icon).length;
    expect(['run', 'alert', 'team', 'storage', 'infirmary', 'terminal', 'one', 'none', 'nest', 'reactor'].map(icons)).toEqual([
      3, 3, 3, 2, 2, 2, 2, 1, 1, 1,
    ]);
    const t = table({ base: ['X20 1,0', 'X02 0,-1', 'X17 0,1'], at: { [soldier(BLUE)]: 'X20', 1: 'X02' } });
    expect(t.may('search')).toEqual([]);
    const washroom = table({ base: ['X17 0,1'], at: { [soldier(BLUE)]: 'X17s', 1: 'X01' } });
    expect(washroom.may('search')).toEqual([]);
  });
  test('PAN-RULING-34 cost, user and persistence of every card', () => {
    const facts = Object.entries(SEARCH_CARDS) as [string, { ap: number; keeps: string; by: string }][];
    const those = (test: (f: { ap: number; keeps: string; by: string }) => boolean) =>
      facts.filter(([, f]) => test(f)).map(([card]) => card);
    expect(those((f) => f.keeps === 'oneUse')).toEqual(['gas', 'vest', 'aid', 'grenade', 'scanner', 'adrenaline']);
    expect(those((f) => f.keeps === 'faceUp' || f.keeps === 'charges')).toEqual(['key', 'ammo', 'knife', 'machineGun', 'scope']);
    expect(those((f) => f.by === 'android')).toEqual(['ammo', 'machineGun', 'scope']);
    expect(those((f) => f.ap === 1)).toEqual(['gas', 'aid', 'grenade', 'scanner', 'knife', 'machineGun']);
  });
});

describe('players', () => {
  test('PAN-RULING-03 four, five or six of them', () => {
    expect(game.seats).toEqual([4, 5, 6]);
    for (const seats of [3, 7]) expect(() => Match.open(game, {}, seats, 'players')).toThrow();
  });
  test('PAN-SETUP-01, PAN-RULING-04 six colours; picked at the table each takes one that is free, else they are dealt', () => {
    expect(COLOURS).toEqual(['blue', 'red', 'green', 'yellow', 'orange', 'purple']);
    everyDeal((state, seats) => expect(new Set(state.teams.map((team) => team.colour)).size).toBe(seats));
    expect(new Set(Array.from({ length: 40 }, (_, seed) => deal(4, seed).teams[0]!.colour)).size).toBe(6);
    const t = opened(4, { colours: 'pick' });
    t.answer(BLUE, 'setup/colour', 'purple');
    expect(t.options(RED, 'setup/colour')).not.toContain('purple');
    t.refusal(RED, 'setup/colour', 'purple');
    t.answer(RED, 'setup/colour', 'green').answer(GREEN, 'setup/colour', 'red').answer(YELLOW, 'setup/colour', 'blue');
    expect(t.view(undefined).teams.map((team) => team.colour)).toEqual(['purple', 'green', 'red', 'blue']);
    expect(t.state.round).toBe(1);
  });
  test('PAN-SETUP-02 everybody holds the three Infection cards of his colour', () =>
    everyDeal((state) => {
      for (const [seat, team] of state.teams.entries()) expect(count(team.hand, infectionOf(seat))).toBe(3);
    }));
  test('PAN-SETUP-03 Scan cards are kept aside: no hand ever holds one', () =>
    everyDeal((state) => {
      for (const team of state.teams) expect(team.hand).toHaveLength(5);
    }));
  test('PAN-SETUP-12, PAN-CHAR-01, -02 a Soldier and an Android each, with 4 HP', () =>
    everyDeal((state, seats) => {
      expect(state.teams).toHaveLength(seats);
      for (const team of state.teams) expect(team.bodies.map((body) => body.hp)).toEqual([4, 4]);
    }));
  test('PAN-SETUP-16 the first player is any of them, and stays it', () => {
    expect(new Set(Array.from({ length: 60 }, (_, seed) => deal(4, seed).first))).toEqual(new Set([0, 1, 2, 3]));
    const t = table({ first: GREEN, turn: GREEN, seats: 4 });
    t.nextRound();
    expect(t.view(undefined).first).toBe(GREEN);
    expect(t.active).toBe(GREEN);
  });
});

describe('hands and Search deck', () => {
  test('PAN-SETUP-05, -06, -07, -10 a Gas Can and a random card each; no Host and no Alert among them', () =>
    everyDeal((state) => {
      for (const [seat, team] of state.teams.entries()) {
        expect(team.hand.slice(0, 4)).toEqual([...own(seat), 'gas']);
        expect(['host', 'alert']).not.toContain(team.hand[4]);
      }
    }));
  test('PAN-RULING-09 the random card may be another Gas Can', () => {
    const hands = Array.from({ length: 60 }, (_, seed) => deal(4, seed)).flatMap((state) =>
      state.teams.map((team) => count(team.hand, 'gas')),
    );
    expect(new Set(hands)).toEqual(new Set([1, 2]));
  });
  test('PAN-SETUP-08 each is told his own cards, and nobody else’s', () => {
    const t = opened(5);
    for (let seat = 0; seat < 5; seat++) {
      const told = t.told('dealt', seat);
      expect(told.map((note) => note.seat)).toEqual([seat]);
      expect([...told[0]!.cards].sort()).toEqual([...t.hand(seat)].sort());
    }
    expect(t.told('dealt')).toEqual([]);
  });
  test('PAN-SETUP-09, PAN-RULING-08 an Alert is shown, rolled, discarded and replaced; its parasite waits in the Reactor Room', () => {
    let met = 0;
    for (let seed = 0; seed < 80; seed++) {
      const t = opened(6, {}, seed);
      const alerts = t.told('alert-dealt');
      met += alerts.length;
      expect(count(t.state.discard, 'alert')).toBe(alerts.length);
      const order = alerts.map((a) => (a.seat - t.state.first + 6) % 6);
      expect(order).toEqual(order.slice().sort((a, b) => a - b));
      for (const { roll } of alerts) expect([1, 2, 3, 4]).toContain(roll);
      for (let seat = 0; seat < 6; seat++) expect(t.hand(seat)).toHaveLength(5);
      // The Parasite phase of round 1 has passed: they may have moved nowhere and have bitten nobody.
      expect(t.parasites).toEqual(alerts.map(() => 'X01'));
      expect(t.told('wounded')).toEqual([]);
    }
    expect(met).toBeGreaterThan(5);
  });
  test('PAN-SETUP-11 the Host lies among the top 2N + 1 cards, anywhere', () => {
    const places = new Set<number>();
    everyDeal((state, seats) => {
      const depth = state.draw.length - 1 - state.draw.indexOf('host');
      expect(depth).toBeLessThanOrEqual(2 * seats);
      if (seats === 4) places.add(depth);
    });
    expect(places.size).toBe(9);
  });
  test('PAN-EX-16 five players: 5 Gas Cans and 5 cards dealt, the Host among the first 11 of 36 less the Alerts met', () => {
    for (let seed = 0; seed < 60; seed++) {
      const state = deal(5, seed);
      expect(state.draw.length).toBe(36 - state.dealt.length);
      expect(state.draw.slice(-11)).toContain('host');
    }
    const deck = new Array<Card>(30).fill('gas');
    expect(hideHost(deck, 5, Luck.seeded(1)).indexOf('host')).toBeGreaterThanOrEqual(31 - 11);
  });
});

describe('the base', () => {
  test('PAN-SETUP-04 the Reactor Room lies in the middle, with doors on all sides', () => {
    const [tile] = deal(4, 1).base;
    expect(tile).toMatchObject({ card: REACTOR, x: 0, y: 0, sides: ['open', 'open', 'open', 'open'] });
  });
  test('PAN-SETUP-13..15, PAN-RULING-06 nine cards on top, then eight and the Terminal, the Nest among the last five', () => {
    const nests = new Set<number>();
    const terminals = new Set<number>();
    for (let seed = 0; seed < 600; seed++) {
      const deck = explorationDeck(Luck.seeded(seed)).reverse(); // top card first
      expect(deck).toHaveLength(19);
      nests.add(deck.indexOf(NEST) + 1);
      terminals.add(deck.indexOf(TERMINAL) + 1);
    }
    expect([...nests].sort()).toEqual([15, 16, 17, 18, 19]);
    expect([...terminals].sort()).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });
  test('PAN-SETUP-17 all ten parasites in the reserve, five grey and five black', () => {
    const seed = Array.from({ length: 40 }, (_, i) => i).find((i) => deal(4, i).dealt.length === 0)!;
    expect(opened(4, {}, seed).view(undefined).reserve).toEqual({ grey: 5, black: 5 });
  });
  test('PAN-SETUP-18 no token on the board before its player’s first turn, then both in the Reactor Room', () => {
    const t = opened(4);
    const { first } = t.state;
    const rooms = (seat: number) => [t.where(soldier(seat)), t.where(android(seat))];
    expect(rooms(first)).toEqual(['X01', 'X01']);
    expect(rooms((first + 1) % 4)).toEqual([null, null]);
    expect(t.told('turn')[0]).toMatchObject({ seat: first, arrives: true, ap: 4 });
  });
  test('PAN-RULING-05 1 is North, 2 East, 3 South, 4 West', () => {
    const around = ['X12 0,-1', 'X13 1,0', 'X05 0,1', 'X10 -1,0'] as const;
    for (const [roll, key] of [
      [1, 'X12'],
      [2, 'X13'],
      [3, 'X05'],
      [4, 'X10'],
    ] as const)
      expect(table({ base: around, parasites: [['X01']], at: here, dice: [roll] }).nextRound().parasites).toEqual([key]);
  });
});
/** All characters out of the way. */
const here = Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((body) => [body, null]));
