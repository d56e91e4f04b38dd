/** Crews of the house: what they do with a Trader's turn, and in windows. */
import { askBot } from '@cosmodrome/bots';
import { type AnyBot, Luck, type Seat } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { crews } from '../bot/crews.ts';
import { coverFrom } from '../judge/sight.ts';
import type { Figure } from '../state.ts';
import type { Act, Answers, Topic } from '../topics.ts';
import { type Setting, type Told, table } from './table.ts';

const asked = <T extends Topic>(t: Told, seat: Seat, topic: T, name: string): Answers[T] | undefined =>
  askBot(crews[name] as AnyBot, t.match, t.ask(seat, topic), Luck.seeded('plan')) as Answers[T] | undefined;
/** The plan of the active Trader: an act, or where its way ends. */
function plan(t: Told, name = 'prowler', seat: Seat = 0): Act | readonly [number, number] {
  const act = asked(t, seat, 'turn/act', name);
  if (act !== undefined) return act;
  const way = asked(t, seat, 'turn/walk', name)!;
  return way.at(-1)!;
}
const isAct = (one: Act | readonly [number, number]): one is Act => !Array.isArray(one);
const at = (t: Told, end: Act | readonly [number, number]): Figure => {
  expect(isAct(end)).toBe(false);
  const [x, y] = end as readonly [number, number];
  return { ...t.who('jace'), x, y };
};
const jace = (has: object, more: Partial<Setting> = {}): Told =>
  table({ floor: {}, crews: [{ jace: { at: [8, 12], kit: ['outland-pistol', 'knife'], ...has } }], active: 'jace', ...more });
const searched = (t: Told): Told => t.rearrange((s) => void s.searched.push(0 as never));

describe('loot', () => {
  const crate = { squares: [['c', 9, 11]] } as const;
  test('CS-SRC-01: who touches a crate searches it; who does not goes there', () => {
    expect(plan(searched(jace({ at: [8.5, 11.5] }, { floor: crate })))).toMatchObject({ do: 'search', crate: 0 });
    const far = searched(jace({ at: [4, 11.5] }, { floor: crate }));
    expect(at(far, plan(far)).x).toBeGreaterThan(700);
  });
  test('CS-SRC-05: a room nobody has searched is searched on the spot', () => {
    expect(plan(jace({}))).toMatchObject({ do: 'search-room' });
  });
  test('CS-INV-13: the usual keep what is worth most, beginners what they have', () => {
    const full = ['outland-pistol', 'knife', 'ammo-loose', 'ammo-loose', 'medi-stim', 'knife'] as const;
    const t = searched(jace({ at: [8.5, 11.5], kit: full }, { floor: crate }));
    t.rearrange((s) => {
      const rare = ['officer-pistol-custom', 'energy-pistol-custom', 'azurium'].map((kind) => t.token(kind as 'azurium'));
      s.contents = s.contents.map((inside) => inside.filter((x) => !rare.includes(x)));
      s.bag = s.bag.filter((x) => !rare.includes(x));
      s.aside = [...s.aside.filter((x) => !rare.includes(x)), ...s.contents[0]!];
      s.contents[0] = rare;
    });
    t.does({ do: 'search' });
    const kinds = (name: string) => asked(t, 0, 'search/hold', name)!.map((token) => t.kind(token));
    expect(kinds('looter')).toEqual(expect.arrayContaining(['officer-pistol-custom', 'energy-pistol-custom', 'azurium']));
    expect(kinds('easy-looter')).toEqual(full);
  });
});

describe('the way home', () => {
  /** Much in hand, one crate far off, the airlock behind. */
  const laden = (pegs: number): Told => {
    const t = searched(
      jace(
        { at: [4, 12], kit: ['paragon-sword', 'antique-revolver', 'havoc-pistol', 'target-laser'] },
        { floor: { squares: [['c', 20, 11]] } },
      ),
    );
    return t.rearrange((s) => {
      s.pegs = pegs;
      s.crews[0]!.airlock = 3 as never;
    });
  };
  test('CS-HOS-01, CS-MOV-11: early on for more, late home', () => {
    expect(at(laden(2), plan(laden(2), 'looter')).x).toBeGreaterThan(400);
    expect(at(laden(22), plan(laden(22), 'prowler')).x).toBeLessThan(100);
  });
  test('nobody waits for ever before a crate that is never safe: late in the game the greedy go home from it', () => {
    const round = (n: number) => laden(2).rearrange((s) => void Object.assign(s, { round: n }));
    expect(at(round(3), plan(round(3), 'looter')).x).toBeGreaterThan(400);
    expect(at(round(70), plan(round(70), 'looter')).x).toBeLessThan(100);
  });
  /** Nothing in hand, nothing to fetch, the airlock at the end of the hall. */
  const idle = (round: number, more: Partial<Setting> = {}): Told =>
    searched(jace({ at: [22, 12.5], kit: [] }, more)).rearrange((s) => {
      s.crews[0]!.airlock = 3 as never;
      s.round = round;
      s.pegs = 28;
    });
  test('however late it is, there is a way home for those who have nothing', () => {
    for (const round of [10, 40, 70, 200])
      for (const name of ['raider', 'prowler', 'looter', 'easy-looter', 'strong-raider'])
        expect(at(idle(round), plan(idle(round), name)).x, `${name}, round ${round}`).toBeLessThan(1900);
  });
  test('CS-OPP-01, CS-GEO-07: nobody is struck through a wall: it is left as if nobody stood behind it', () => {
    const beside = (round: number) =>
      idle(round, {
        floor: { walls: [['#', 0, 13, 24, 13]] },
        npcs: [
          ['harvester', [22, 13.5]],
          ['devastator', [21, 13.5]],
          ['harvester', [23, 13.5]],
        ],
      });
    for (const round of [10, 40]) expect(at(beside(round), plan(beside(round), 'prowler')).x).toBeLessThan(1900);
  });
  test('the careful turn back before the greedy', () => {
    const turns = (name: string) => [2, 6, 10, 14, 18, 22, 26].find((pegs) => at(laden(pegs), plan(laden(pegs), name)).x < 400) ?? 30;
    expect(turns('prowler')).toBeLessThan(turns('looter'));
  });
});

describe('danger', () => {
  const hall = {
    squares: [['c', 14, 10]],
    walls: [['#', 9, 9, 12, 9]],
  } as const;
  test('CS-COV-04: the usual end their last Move out of a Devastator’s sight, beginners do not look', () => {
    const t = searched(jace({ at: [10.5, 8.5], kit: [], with: { health: 2 } }, { floor: hall, npcs: [['devastator', [10.5, 18]]] }));
    t.rearrange((s) => {
      s.active!.actions = 1;
    });
    const open = (name: string): boolean => {
      const end = plan(t, name);
      const there = isAct(end) ? t.who('jace') : at(t, end);
      return coverFrom(t.state, t.who('devastator'), there) !== 'total';
    };
    expect(open('prowler')).toBe(false);
    expect(open('easy-prowler')).toBe(true);
  });
  test('CS-GEN-08: who is engaged strikes; a Civilian is left alone', () => {
    const beset = searched(jace({}, { npcs: [['harvester', [9, 12]]] }));
    expect(plan(beset)).toMatchObject({ do: 'fight', at: beset.id('harvester') });
    const met = searched(jace({}, { npcs: [['kaori', [12, 12]]] }));
    for (const name of ['raider', 'strong-raider', 'looter']) expect(plan(met, name)).not.toMatchObject({ do: 'shoot' });
  });
  test('CS-DEF-03: a fallen comrade who carries much is helped up', () => {
    const t = searched(
      table({
        floor: {},
        crews: [
          {
            jace: { at: [8, 12], kit: ['medi-stim'] },
            lars: { at: [9, 12], kit: ['antique-revolver', 'havoc-pistol'], with: { health: 0, defeated: true } },
          },
        ],
        active: 'jace',
      }),
    );
    expect(plan(t)).toMatchObject({ do: 'use', on: t.id('lars') });
  });
  test('CS-OTH-03: who lies Prone stands up', () => {
    expect(plan(jace({ with: { prone: true } }))).toMatchObject({ do: 'stand' });
  });
});

describe('others', () => {
  test('CS-RULING-75: the careful take a truce that raiders turn down', () => {
    const t = table({ crews: [{ jace: { at: [4, 6] } }, { gak: { at: [20, 6], kit: ['havoc-pistol'] } }], active: 'jace', floor: {} });
    t.does({ do: 'truce' });
    expect(asked(t, 1, 'offer/truce', 'prowler')).toBe(true);
    expect(asked(t, 1, 'offer/truce', 'raider')).toBe(false);
  });
  test('together a crate is left to the partner who is nearer', () => {
    const both = (partner: readonly [number, number]) =>
      searched(
        table({
          floor: {
            squares: [
              ['c', 14, 11],
              ['c', 2, 11],
            ],
          },
          crews: [{ jace: { at: [9, 11.5] } }, { gak: { at: partner } }],
          active: 'jace',
          together: true,
        }),
      );
    expect(at(both([22, 22]), plan(both([22, 22]))).x).toBeGreaterThan(900);
    expect(at(both([13, 10.5]), plan(both([13, 10.5]))).x).toBeLessThan(900);
  });
  test('a raider shoots at the one rival before it searches; where there are three, it is the others who would gain, and it searches', () => {
    const rivals = [{ gak: { at: [4.5, 11.5] } }, { lars: { at: [1, 1] } }, { hobb: { at: [1, 22] } }] as const;
    const among = (many: number): Told =>
      table({
        floor: { squares: [['c', 9, 11]] },
        crews: [{ jace: { at: [8.5, 11.5], kit: ['combat-rifle'] } }, ...rivals.slice(0, many)],
        active: 'jace',
      });
    expect(plan(among(1), 'raider')).toMatchObject({ do: 'shoot' });
    expect(plan(among(3), 'raider')).toMatchObject({ do: 'search' });
  });
  test('CS-OPP-10: who leaves is struck at with the best there is', () => {
    const t = searched(
      table({
        floor: {},
        crews: [{ jace: { at: [8, 12] } }, { gak: { at: [9, 12], kit: ['knife', 'short-sword'] } }],
        active: 'jace',
      }),
    );
    t.walks([4, 12]);
    const strike = asked(t, 1, 'opportunity', 'raider') as { readonly with: number };
    expect(t.kind(strike.with as never)).toBe('short-sword');
  });
  test('CS-SKL-07: a skill is spent on a blow that would fell, not on a scratch that beginners take too', () => {
    const hit = (health: number): Told => {
      const t = searched(
        table({
          floor: {},
          crews: [{ jace: { at: [8, 12], kit: ['combat-axe'] } }, { arianna: { at: [9, 12], with: { health } } }],
          active: 'jace',
        }),
      );
      return t.dice(2, 1, 1).does({ do: 'fight', power: true });
    };
    expect(asked(hit(1), 1, 'react/use', 'prowler')).toMatchObject({ skill: 'reflexes' });
    expect(asked(hit(1), 1, 'react/use', 'easy-prowler')).toMatchObject({ skill: 'reflexes' });
    expect(asked(hit(5), 1, 'react/use', 'easy-prowler')).toBe('pass');
  });
});
