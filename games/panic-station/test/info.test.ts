import { Luck } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { absent } from '../bot/absent.ts';
import { game } from '../game.ts';
import { imagine } from '../rules/imagine.ts';
import { REACTOR_ROOM, roomAt, type State } from '../state.ts';
import { android, BLUE, GREEN, own, RED, soldier, starting, table, YELLOW } from './table.ts';

describe('who knows what', () => {
  test('PAN-INFO-01 public: base, sides of cards, tokens, HP, points, face-up items, sizes, next room, reserve, round, dice, scans', () => {
    const t = table({
      base: ['X18 1,0'],
      red: ['X18'],
      deck: ['X13'],
      parasites: [['X18', 'black']],
      hp: { [android(RED)]: 2 },
      laid: { [RED]: ['key'] },
      ammo: { [RED]: [3] },
      at: { [soldier(RED)]: 'X18' },
    });
    const view = t.view(undefined);
    expect(view).toMatchObject({
      seat: null,
      round: 2,
      first: BLUE,
      turn: { seat: BLUE, ap: 4 },
      next: { card: 'X13' },
      piles: { rooms: 18, draw: 8, discard: 0 },
      reserve: { grey: 5, black: 4 },
      parasites: [{ black: true, room: 2 }],
      doorsOpen: false,
      me: null,
      open: null,
    });
    expect(view.base[1]).toMatchObject({ card: 'X18', red: true });
    expect(view.teams[RED]).toMatchObject({
      soldier: { hp: 4, ap: 2, room: 2 },
      android: { hp: 2, ap: 1, room: 0 },
      hand: 5,
      laid: ['key'],
      ammo: [3],
    });
    for (const seat of [BLUE, RED]) expect({ ...t.view(seat), seat: null, me: null }).toEqual(view);
  });
  test('PAN-INFO-02 private: one’s hand and one’s side', () => {
    const t = table({ sides: { [RED]: 'infected' } });
    expect(t.view(RED).me).toEqual({ side: 'infected', hand: ['gas', 'vest', ...own(RED)] });
    expect(t.view(BLUE).me).toEqual({ side: 'human', hand: ['gas', 'vest', ...own(BLUE)] });
  });
  test('PAN-INFO-03, -07 hidden from all: the order of the decks, the discard pile, who gave which scan card', () => {
    const look = (state: State, seat: number | undefined) => JSON.stringify(game.view(state, seat));
    const one = arrange({ draw: ['gas', 'key', 'host'], deck: ['X13', 'X18', 'X16'], discard: ['vest', 'knife'] });
    const two = arrange({ draw: ['host', 'gas', 'key'], deck: ['X13', 'X16', 'X18'], discard: ['aid', 'knife'] });
    for (const seat of [BLUE, RED, undefined]) expect(look(one, seat)).toBe(look(two, seat));
    const scan = (host: number) => {
      const t = table({ base: ['X03 1,0'], at: { [soldier(BLUE)]: 'X03' }, sides: { [host]: 'host' }, dice: [2, 2] }).act({
        do: 'heatScan',
      });
      return t.view(BLUE).scans;
    };
    expect(scan(RED)).toEqual(scan(YELLOW));
  });
  test('PAN-INFO-05 of a search the table learns who, where, how many were kept, and the Alerts', () => {
    const t = table({ base: ['X07 -1,0'], at: { [soldier(BLUE)]: 'X07' }, draw: ['antidote', 'alert', 'key'], dice: [1] }).search('X07');
    expect(t.match.notes(RED).filter((note) => note.kind !== 'appeared')).toEqual([
      { kind: 'alert-drawn', seat: BLUE },
      { kind: 'searched', seat: BLUE, spot: { room: 2, key: 'X07' }, kept: 2, alerts: 1 },
    ]);
  });
  test('PAN-INFO-06 a card that is played is shown to everybody, with its player', () => {
    const t = table({
      hands: { [BLUE]: [...starting(BLUE), 'adrenaline', 'scanner', 'aid', 'grenade'] },
      base: ['X13 1,0'],
      hp: { [soldier(BLUE)]: 2 },
    });
    t.act({ do: 'adrenaline' })
      .act({ do: 'scanner', seat: RED })
      .act({ do: 'aid', who: soldier(BLUE), heal: [soldier(BLUE), soldier(BLUE)] })
      .act({ do: 'grenade', from: REACTOR_ROOM, to: roomAt(1, 0) });
    expect(t.match.notes(GREEN).map((note) => note.kind)).toEqual(['adrenaline', 'scanned', 'aid', 'grenade']);
  });
  test('PAN-INFO-08 a blocked attempt is known to the two traders only', () => {
    const t = table({
      base: ['X10 -1,0'],
      turn: RED,
      at: { [soldier(GREEN)]: 'X10' },
      sides: { [RED]: 'host' },
      hands: { [RED]: [...own(RED), 'host', 'gas'] },
    });
    t.move(soldier(RED), 'X10').trade(GREEN).swap(RED, 'infection:1', GREEN, 'gas');
    expect(t.told('swapped', RED)).toMatchObject([{ gave: 'infection:1', got: 'gas' }]);
    expect(t.told('resisted', GREEN)).toHaveLength(1);
    expect(t.match.notes(BLUE)).toEqual(t.match.notes(undefined));
    expect(JSON.stringify(t.match.notes(BLUE))).not.toMatch(/Resisted|infection|gas/);
  });
  test('PAN-INFO-09 spectators and the eliminated get public information only', () => {
    const t = table({ hp: { [soldier(RED)]: 0, [android(RED)]: 0 }, sides: { [RED]: 'host' } });
    expect(t.view(RED).me).toBeNull();
    expect({ ...t.view(RED), seat: null }).toEqual(t.view(undefined));
  });
});

describe('worlds that cannot be told apart', () => {
  test('PAN-INFO-02, -03 what one cannot know is really rearranged: others are Host, hands and decks differ', () => {
    const hosts = new Set<number | undefined>();
    const hands = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const state = game.setup({}, 4, Luck.seeded('worlds'));
      state.drawn = 4;
      imagine(state, BLUE, Luck.seeded(i));
      const host = state.teams.findIndex((team) => team.side === 'host');
      hosts.add(host < 0 ? undefined : host);
      hands.add(state.teams[RED]!.hand.join());
      expect(state.teams[BLUE]!.side).toBe('human');
    }
    expect(hosts).toEqual(new Set([undefined, RED, GREEN, YELLOW]));
    expect(hands.size).toBeGreaterThan(8);
  });
  test('PAN-RULING-83 one who stands ready in the Nest keeps in mind whether the Host is awake', () => {
    const hand = [...own(BLUE), 'gas', 'gas', 'gas', 'vest', 'vest'] as const;
    for (const draw of [
      ['host', 'gas', 'gas'],
      ['gas', 'gas', 'gas'],
    ] as const)
      for (let i = 0; i < 30; i++) {
        const state = arrange({
          base: ['X02 0,-1'],
          at: { [soldier(BLUE)]: 'X02' },
          hands: { [BLUE]: hand, [RED]: [...own(RED), 'gas', draw[0] === 'host' ? 'vest' : 'host'] },
          draw,
          sides: draw[0] === 'host' ? {} : { [RED]: 'host' },
        });
        state.drawn = 4;
        imagine(state, BLUE, Luck.seeded(i));
        expect(state.draw.includes('host')).toBe(draw[0] === 'host');
      }
  });
});

describe('the absent', () => {
  test('PAN-RULING-74 an item at random, no Vest, yes to a Team Search, and the turn ends once the first search is made', () => {
    const says = (t: ReturnType<typeof table>, seat: number) => {
      const [ask] = t.match.asks(seat);
      return absent.answer({ ask: ask!, chance: Luck.seeded(1) } as never);
    };
    const due = table({ round: 1, duty: true, base: ['X18 1,0'], at: { [soldier(BLUE)]: 'X18' } });
    expect(says(due, BLUE)).toEqual({ do: 'search', room: 2 });
    expect(says(due.search('X18'), BLUE)).toEqual({ do: 'end' });
    const met = table({
      base: ['X10 -1,0'],
      at: { [soldier(RED)]: 'X10' },
      sides: { [BLUE]: 'host', [RED]: 'infected' },
      ammo: { [BLUE]: [4] },
    }).move(soldier(BLUE), 'X10');
    expect(says(met, BLUE)).toEqual({ do: 'trade', with: RED });
    met.trade(RED);
    for (const seat of [BLUE, RED]) expect(['gas', 'vest']).toContain(says(met, seat));
    const shot = table({ ammo: { [BLUE]: [4] }, hands: { [RED]: [...starting(RED), 'vest'] } }).fire({ body: soldier(RED) });
    expect(says(shot, RED)).toBe(false);
    const team = table({ base: ['X09 1,0'], at: { [soldier(BLUE)]: 'X09', [soldier(RED)]: 'X09' } });
    expect(says(team.act({ do: 'teamSearch', room: roomAt(1, 0), with: RED }), RED)).toBe(true);
    const full = table({
      base: ['X16 1,0'],
      parasites: [...new Array(5).fill(['X01']), ...new Array(5).fill(['X01', 'black'])] as ['X01', 'black'?][],
    }).move(soldier(BLUE), 'X16');
    expect(says(full, BLUE)).toBeTypeOf('number');
  });
});
