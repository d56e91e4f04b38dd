/** Crews of the house follow what a mission is about, whoever made it: its pieces are all they read. */
import { askBot } from '@cosmodrome/bots';
import { type AnyBot, Luck } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { errandsOf } from '../bot/aims.ts';
import { crews } from '../bot/crews.ts';
import { STYLES } from '../bot/style.ts';
import type { MissionPiece } from '../content/mission.ts';
import type { CrewId, State } from '../state.ts';
import type { Act } from '../topics.ts';
import { type Floor, type Setting, type Told, table } from './table.ts';

/** A stranger's mission on an empty floor, its rooms searched: nothing else is to be had. */
function drawn(piece: MissionPiece | readonly MissionPiece[], floor: Floor, more: Partial<Setting> = {}): Told {
  const pieces = Array.isArray(piece) ? (piece as readonly MissionPiece[]) : [piece as MissionPiece];
  const t = table({ floor, pieces, crews: [{ jace: { at: [8.5, 11.5] } }], active: 'jace', together: true, ...more });
  return t.rearrange((s) => {
    s.searched.push(...new Set(Array.from({ length: 9 }, (_, room) => room as never)));
    s.pegs = 3;
    // Otherwise it would begin with a Shuffle that way.
    s.active!.effortless = true;
  });
}
type Plan = { readonly act?: Act; readonly end?: readonly [number, number] };
function plan(t: Told, name: string): Plan {
  const asked = (topic: 'turn/act' | 'turn/walk') =>
    t.topics().includes(topic) ? askBot(crews[name] as AnyBot, t.match, t.ask(0, topic), Luck.seeded('aims')) : undefined;
  const act = asked('turn/act') as Act | undefined;
  if (act !== undefined) return { act };
  return { end: (asked('turn/walk') as readonly (readonly [number, number])[]).at(-1)! };
}
/** Everybody of the house does this. */
function all(t: () => Told, like: Partial<Act>): void {
  for (const style of STYLES) expect(plan(t(), style).act, style).toMatchObject(like);
}
/** Everybody of the house comes nearer to there. */
function allGo(t: () => Told, x: number, y: number): void {
  for (const style of STYLES) {
    const told = t();
    const { x: fx, y: fy } = told.who('jace');
    const { end, act } = plan(told, style);
    expect(end, `${style} ${JSON.stringify(act)}`).toBeDefined();
    expect(Math.hypot(end![0] - x, end![1] - y), style).toBeLessThan(Math.hypot(fx - x, fy - y));
  }
}

const desk: Floor = { squares: [['K', 9, 11]] };
const far: Floor = { squares: [['K', 20, 11]] };
const check = (at: readonly [number, number], more: object = {}): MissionPiece => ({
  piece: 'check',
  aim: 'primary',
  sites: [{ at, opens: [] }],
  hits: 1,
  reward: 4,
  pegsOff: 0,
  ...more,
});

describe('things to be done', () => {
  test('CS-SIG-05, CS-MIS-02: a console is tried by whoever touches it; who does not goes there', () => {
    all(() => drawn(check([9, 11]), desk), { do: 'interact', piece: 0, site: 0 });
    allGo(() => drawn(check([20, 11]), far), 2050, 1150);
  });
  test('CS-LOK-02: a console on the wall is sealed from the square before it', () => {
    const walls: Floor = { squares: [['W', 0, 14]] };
    const seal: MissionPiece = {
      piece: 'seal',
      aim: 'primary',
      sites: [{ at: [0, 14], entry: 1 }],
      dice: 1,
      reward: 6,
      rewardMost: 2,
    };
    all(() => drawn(seal, walls, { crews: [{ jace: { at: [0.5, 14.5] } }] }), { do: 'interact', piece: 0, site: 0 });
    allGo(() => drawn(seal, walls, { crews: [{ jace: { at: [8.5, 20.5] } }] }), 50, 1450);
  });
  test('CS-LOK-04: all is sealed; whoever of the Purge is left is hunted down', () => {
    const seal: MissionPiece = {
      piece: 'seal',
      aim: 'primary',
      sites: [{ at: [0, 14], entry: 1 }],
      dice: 1,
      reward: 6,
      rewardMost: 2,
    };
    const done = () =>
      drawn(
        seal,
        { squares: [['W', 0, 14]] },
        { crews: [{ jace: { at: [4, 20], kit: ['outland-pistol'] } }], npcs: [['harvester', [20, 20]]] },
      ).rearrange((s: State) => {
        s.objectives[0]!.by = [0 as never];
      });
    allGo(done, 2000, 2000);
  });
  const charges: MissionPiece = {
    piece: 'charges',
    aim: 'primary',
    at: 'console',
    needed: 1,
    rounds: 1,
    pegs: 1,
    rewardMost: 10,
    rewardTied: 8,
    reward: 6,
  };
  test('CS-NST-01, CS-NST-03: charges are laid; then nobody stays where it goes off', () => {
    all(() => drawn(charges, desk), { do: 'interact', piece: 0 });
    const counting = () =>
      drawn(
        charges,
        {
          squares: [
            ['K', 9, 11],
            ['c', 12, 11],
          ],
        },
        { crews: [{ jace: { at: [4.5, 12] } }] },
      ).rearrange((s) => {
        s.crews[0]!.airlock = 3 as never;
        Object.assign(s.objectives[0]!, { by: [0], round: s.round });
      });
    for (const style of STYLES) expect(plan(counting(), style).end![0], style).toBeLessThan(100);
  });
  test('CS-LOK-04, CS-NST-04: the more is sealed or laid, the more the next one counts: without it the others were in vain', () => {
    const walls: Floor = {
      squares: [
        ['W', 0, 14],
        ['W', 0, 4],
        ['W', 23, 14],
      ],
    };
    const seal: MissionPiece = {
      piece: 'seal',
      aim: 'primary',
      sites: [
        { at: [0, 14], entry: 1 },
        { at: [0, 4], entry: 2 },
        { at: [23, 14], entry: 3 },
      ],
      dice: 1,
      reward: 6,
      rewardMost: 2,
    };
    const desks: Floor = {
      squares: [
        ['K', 9, 9],
        ['K', 14, 9],
        ['K', 19, 9],
      ],
    };
    const worths = (piece: MissionPiece, floor: Floor, done: number) =>
      [0, 1, 2].slice(done).map((site) => {
        const t = drawn(piece, floor).rearrange((s) => {
          s.objectives[0]!.by = [0, 1, 2].map((i) => (i < done ? 0 : null)) as never;
        });
        const own = errandsOf(t.view(0), t.who('jace'));
        return own.find(({ isDoneBy }) => isDoneBy({ do: 'interact', piece: 0, site } as Act))!.worth;
      });
    for (const [piece, floor] of [
      [seal, walls],
      [{ ...charges, needed: 3 } as MissionPiece, desks],
    ] as const) {
      const [first, second, third] = [0, 1, 2].map((done) => Math.min(...worths(piece, floor, done)));
      expect(second, piece.piece).toBeGreaterThan(first!);
      expect(third, piece.piece).toBeGreaterThan(second!);
    }
  });
  test('CS-SIG-01: who has it goes home past what else there is', () => {
    const hidden: MissionPiece = { piece: 'hidden', aim: 'primary', token: 'objective-7', crates: 'crate', pegsTaken: 2, pegsARound: 1 };
    const has = () =>
      drawn(hidden, { squares: [['c', 12, 11]] }, { crews: [{ jace: { at: [4.5, 12], kit: ['objective-7'] } }] }).rearrange((s) => {
        s.crews[0]!.airlock = 3 as never;
        s.objectives[0]!.done = true;
      });
    for (const style of STYLES) expect(plan(has(), style).end![0], style).toBeLessThan(100);
  });
});

describe('people', () => {
  test('CS-MKT-02: whoever may know is asked', () => {
    const informant: MissionPiece = {
      piece: 'informant',
      aim: 'primary',
      civilians: ['kaori'],
      token: 'objective-0',
      reward: 6,
      pegsAttack: 1,
    };
    const met = () =>
      drawn(informant, { squares: [['i', 20, 20]] }, { npcs: [['kaori', [9.5, 11.5]]] }).rearrange((s) => {
        s.objectives[0]!.figures = [s.figures.find((f) => f.where === 'board' && f.being.kind === 'npc')!.id];
        s.objectives[0]!.by = [null];
      });
    all(met, { do: 'persuade', aim: 'information' });
  });
  const prisoner: MissionPiece = { piece: 'prisoner', aim: 'primary', who: 'treva-jole', cells: [[20, 20]], reward: 8 };
  test('CS-JAI-05: whoever sits there free is taken along', () => {
    const out = () =>
      drawn(prisoner, {}, { npcs: [['treva-jole', [9.5, 11.5]]] }).rearrange((s) => {
        Object.assign(s.objectives[0]!, { done: true, figures: [s.figures.find((f) => f.being.kind === 'npc')!.id] });
      });
    all(out, { do: 'fetch' });
  });
  test('CS-JAI-06, CS-JAI-08: whom a rival has is wanted alive, and not shot at like anybody else who comes along', () => {
    // Seen through windows: nobody gets near enough to win him over.
    const cage: Floor = {
      walls: [
        ['o', 7, 10, 7, 13],
        ['o', 10, 10, 10, 13],
        ['#', 7, 10, 10, 10],
        ['#', 7, 13, 10, 13],
      ],
    };
    const led = (piece: MissionPiece) =>
      drawn(piece, cage, {
        crews: [{ jace: { at: [8.5, 11.5], kit: ['combat-rifle'] } }, { gak: { at: [23, 23] } }],
        npcs: [['treva-jole', [12, 11.5]]],
        together: false,
      }).rearrange((s) => {
        const npc = s.figures.find((f) => f.being.kind === 'npc')!;
        npc.crew = 1 as CrewId;
        s.figures[0]!.pegs = 0;
        if (piece === prisoner) Object.assign(s.objectives[0]!, { done: true, figures: [npc.id] });
      });
    for (const style of STYLES) expect(plan(led(prisoner), style).act?.do, style).not.toBe('shoot');
    expect(plan(led({ piece: 'loot', aim: 'primary', success: 10, great: 18 }), 'raider').act).toMatchObject({ do: 'shoot' });
  });
});

describe('doors', () => {
  /** A hall shut off by a door, what is wanted on its other side. */
  const hall: Floor = {
    squares: [['K', 14, 11]],
    walls: [
      ['#', 12, 0, 12, 11],
      ['d', 12, 11, 12, 13],
      ['#', 12, 13, 12, 24],
    ],
  };
  const behind = (x: number) => drawn(check([14, 11]), hall, { crews: [{ jace: { at: [x, 12] } }], options: { doors: true } });
  test('CS-DOR-03: a closed door on the way is walked to and opened', () => {
    expect(behind(8).state.doors).toEqual(['closed']);
    allGo(() => behind(8), 1150, 1200);
    all(() => behind(11.5), { do: 'door' });
  });
});
