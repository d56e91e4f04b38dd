import { askBot } from '@cosmodrome/bots';
import { CLOCK, Luck, type Seat } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { absent } from '../bot/absent.ts';
import { CARDS, cardAt, type Skill, tileNamed } from '../content/index.ts';
import { trucker } from '../game.ts';
import { audit } from '../rules/audit.ts';
import { hiringBefore, skillsOf } from '../rules/team/hiring.ts';
import { at, type Line } from './ships.ts';
import { building, flying, type Has, Told } from './table.ts';

const ship = (parts: readonly Line[], more: Omit<Has, 'parts'> = {}): Has => ({
  ...more,
  parts: [[7, 7, 'START'], ...parts],
  loads: [{ at: [7, 7], humans: 2 }, ...(more.loads ?? [])],
});
const bare = (more: Omit<Has, 'parts'> = {}): Has => ship([], more);
const skilled = (...skills: Skill[]): Pick<Has, 'yard'> => ({ yard: { skills } });
const MISS = [1, 1] as const;
const table0 = (column: number, row: number) => at('II', column, row);
/** The bot that stands in for the absent answers everything, until this holds. */
function standIn(table: Told, until: (table: Told) => boolean): Told {
  const chance = Luck.seeded('absent');
  for (let n = 0; n < 5_000 && !table.over && !until(table); n++) {
    const ask =
      table.asks.find((a) => a.seat !== CLOCK && !a.optional) ?? table.asks.find((a) => a.seat !== CLOCK && a.topic === 'round/ready');
    if (!ask) {
      table.strike();
      continue;
    }
    const answer = askBot(absent, table.match, ask, chance);
    table.match.answer(ask.seat, ask.topic, answer!);
  }
  return table;
}

describe('a session', () => {
  test('GT-SESS-01, -04, -05, -09, -13, GT-BASE-SETUP-03: two to four seats; II, III, IV by default; modules are switches; everybody begins with nothing', () => {
    expect(trucker.seats).toEqual([2, 3, 4]);
    const option = (key: string) => trucker.options.find((one) => one.key === key)!;
    expect(option('rounds').default).toEqual(['II', 'III', 'IV']);
    for (const key of ['newTechnologies', 'intruders', 'team']) expect(option(key).kind).toBe('switch');
    const table = new Told(trucker, { seats: 3 });
    expect(table.view().credits).toEqual([0, 0, 0]);
    expect(table.view().class).toBe('II');
  });
  test('GT-FLOW-01, -03, -04, -07, GT-BASE-BUILD-01, GT-BASE-SETUP-02, -04, -06: a round passes through its phases in order, and the next begins', () => {
    const table = standIn(
      new Told(trucker, { seats: 2, options: { rounds: ['I', 'I'], team: false, hourglass: 0 } }),
      (t) => t.state.round === 1,
    );
    const order = [
      'round-begun',
      'building-begun',
      'finished',
      'built',
      'crew-boarded',
      'departed',
      'card-revealed',
      'flight-ended',
      'paid',
      'round-begun',
      'building-begun',
    ];
    const seen = table.notes.map(({ kind }) => kind as string).filter((kind) => order.includes(kind));
    expect(seen.filter((kind, i) => kind !== seen[i - 1])).toEqual(order);
    expect(audit(table.state)).toBeUndefined();
  });
  test('GT-RULING-20, -104, -120, -129: somebody absent from the first to the last round: the session ends by itself', () => {
    const table = standIn(new Told(trucker, { seats: 2, options: { rounds: ['I', 'II', 'IV'], hourglass: 60 } }), () => false);
    expect(table.over).toBe(true);
    expect(table.state.paid).toHaveLength(3);
  });
  test('GT-FLOW-05, GT-RULING-53, -99, GT-TIME-03, GT-TIME-05..07: before the flight one skill after the other, each may be declined', () => {
    const skills: Skill[] = ['advertiser-a', 'bureaucrat-a', 'hypergeometer-b', 'trader-a', 'security-officer-a', 'saboteur-b'];
    const mine = ship(
      [
        [6, 7, 'CARGO2-03', 2],
        [7, 6, 'CAN1-01'],
      ],
      { yard: { skills }, credits: 9 },
    );
    const other = ship([[6, 7, 'CABIN-06', 2]], { loads: [{ at: [6, 7], humans: 2 }] });
    const table = flying({ class: 'IV', plan: 'IV-F1-R1', has: [mine, other] }).rearrange((state) => {
      state.phase = 'preflight';
      state.window = 0;
    });
    const asked: string[] = [];
    for (let ask = table.asks[0]!; table.state.phase === 'preflight'; ask = table.asks[0]!) {
      asked.push(ask.topic);
      table.match.answer(ask.seat, ask.topic, askBot(absent, table.match, ask, Luck.seeded('x'))!);
    }
    expect(asked).toEqual(['insure', 'sabotage', 'decree', 'buy', 'rotation', 'hurry', 'bet'].map((step) => `preflight/${step}`));
    expect(table.state.phase).toBe('stay');
  });
  test('GT-FLOW-02: before building nobody waits where nobody has anything to do', () => {
    expect(building({ has: [{}, {}] }).told('building-begun')).toHaveLength(1);
  });
  test('GT-TIME-04, -09: decisions after the flight are taken by those who gave up too, before anything is paid', () => {
    const table = flying({ class: 'III', has: [bare({ space: 9 }), bare(skilled('trader-b', 'bureaucrat-b'))], deck: ['I-04'] });
    table.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
    expect(table.topics(1)).toEqual(['after/bonuses']);
    table.answer(1, 'after/bonuses', { arrival: 0, looks: 0 });
    expect(table.topics(1)).toEqual(['after/price']);
    expect(table.told('paid')).toEqual([]);
  });
});

describe('hiring over a session', () => {
  const settings = (rounds: number) => ({
    ...new Told(trucker, { seats: 2 }).state.settings,
    rounds: Array.from({ length: rounds }, () => 'I' as const),
  });
  test('GT-SUP-05..07, GT-RULING-88, -121: three hirings at the most; short sessions begin with one', () => {
    const nth = (rounds: number) => Array.from({ length: rounds }, (_, round) => hiringBefore(settings(rounds), round));
    expect(nth(1)).toEqual([0]);
    expect(nth(2)).toEqual([0, 1]);
    expect(nth(3)).toEqual([undefined, 0, 1]);
    expect(nth(6)).toEqual([undefined, 0, 1, 2, undefined, undefined]);
  });
  test('GT-EX-41: four rounds: A of the first card, then A and B of it and A of the second, then of both and A of the third', () => {
    const { state } = new Told(trucker, { seats: 2, options: { rounds: ['I', 'I', 'I', 'I'] } });
    state.team.cards[0] = [
      { specialist: 'buyer', since: 1 },
      { specialist: 'planner', since: 2 },
      { specialist: 'trader', since: 3 },
    ];
    const round = (n: number) => skillsOf({ ...state, round: n }, 0);
    expect(round(1)).toEqual(['buyer-a']);
    expect(round(2)).toEqual(['buyer-a', 'buyer-b', 'planner-a']);
    expect(round(3)).toEqual(['buyer-a', 'buyer-b', 'planner-a', 'planner-b', 'trader-a']);
  });
  test('GT-RULING-02: the Receptionist is out by default; kept, she has skill A alone', () => {
    const table = new Told(trucker, { seats: 2 });
    expect(table.state.team.pool).not.toContain('receptionist');
    const kept = new Told(trucker, { seats: 2, options: { receptionist: true } });
    expect(kept.state.team.pool).toContain('receptionist');
    kept.state.team.cards[0] = [{ specialist: 'receptionist', since: 0 }];
    expect(skillsOf({ ...kept.state, round: 2 }, 0)).toEqual(['receptionist-a']);
  });
});

describe('who is absent', () => {
  const decide = (table: Told, seat: Seat, topic: Parameters<Told['ask']>[1]) =>
    askBot(absent, table.match, table.ask(seat, topic), Luck.seeded('absent'));
  test('GT-RULING-120: crew: humans first, from the fullest cabins, the last human only when no alien is left', () => {
    const table = flying({
      has: [
        ship(
          [
            [6, 7, 'CABIN-08', 2],
            [6, 6, 'PURPLE-04', 3],
          ],
          { loads: [{ at: [6, 7], alien: 'purple' }] },
        ),
        bare(),
      ],
      deck: ['I-18', 'I-05'],
    }).flyOn();
    table.answer(0, 'offer/dock', true);
    // Two of one alien and two humans: one human and the alien.
    expect(decide(table, 0, 'crew/give')).toEqual([1, 1]);
  });
  test('GT-RULING-120, -97: of a human and an alien in one cabin the human goes, but the last human stays', () => {
    const shared = (humans: number) =>
      flying({
        has: [
          {
            parts: [
              [7, 7, 'START'],
              [6, 7, 'CABIN-08', 2],
              [6, 6, 'PURPLE-04', 3],
              [8, 7, 'CABIN-06', 0],
            ],
            loads: [
              { at: [6, 7], alien: 'purple', humans: 1 },
              { at: [7, 7], alien: 'brown', humans },
            ],
          },
          bare(),
        ],
        deck: ['II-05', 'I-05'],
      }).flyOn();
    const left = (table: Told) => (decide(table, 0, 'crew/who') as { who: string }).who;
    expect(left(shared(1))).toBe('human');
    expect(left(shared(0))).toBe('alien');
  });
  test('GT-RULING-120: goods: most valuable first into what fits, nothing is thrown away', () => {
    const table = flying({
      has: [
        ship(
          [
            [8, 7, 'RED1-06'],
            [6, 7, 'CARGO2-03', 2],
          ],
          { loads: [{ at: [6, 7], goods: ['blue'] }] },
        ),
        bare(),
      ],
      deck: ['I-13', 'I-05'],
    }).flyOn();
    table.answer(0, 'planet/land', 1);
    // Blue stays; red into the red container, one of two blue ones into the white one that is left.
    expect(decide(table, 0, 'cargo/load')).toEqual([table.at(6, 7), table.at(8, 7), table.at(6, 7), null]);
  });
  test('GT-RULING-25, -120: the piece with most humans, then with most parts', () => {
    const table = flying({
      has: [
        ship(
          [
            [6, 7, 'CABIN-06', 2],
            [8, 7, 'CABIN-13'],
          ],
          {
            loads: [
              { at: [6, 7], humans: 1 },
              { at: [8, 7], humans: 2 },
            ],
          },
        ),
        bare(),
      ],
      deck: ['I-11', 'I-05'],
      dice: [3, 4, ...MISS],
    });
    table.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
    expect(decide(table, 0, 'ship/piece')).toEqual([table.at(8, 7)]);
  });
  test('GT-RULING-120: errors: most errors first, then further from the start', () => {
    const table = building({
      has: [
        {
          parts: [
            [7, 7, 'START'],
            [6, 7, 'CABIN-01'],
            [6, 8, 'CABIN-15'],
          ],
        },
        {},
      ],
    });
    for (const seat of [0, 1]) table.does(seat, { do: 'finish', number: seat + 1 });
    expect(decide(table, 0, 'error/remove')).toBe(table.at(6, 8));
  });
});

describe('more of the flight', () => {
  test('GT-BASE-POW-03, GT-BASE-ENERGY-01, -02: one cell powers one of two double cannons, whichever the owner likes, and never both', () => {
    const guns = ship(
      [
        [7, 6, 'CAN2-03', 0],
        [8, 7, 'CAN2-08', 0],
        [6, 7, 'BAT2-01', 2],
      ],
      { loads: [{ at: [6, 7], cells: 1 }], space: 9 },
    );
    const table = flying({ has: [guns, bare()], deck: ['I-02', 'I-05'] }).flyOn();
    const [front, right] = [table.at(7, 6), table.at(8, 7)];
    expect([[], [front], [right]].map((powered) => table.admits(0, 'power/cannons', powered))).toEqual([true, true, true]);
    expect(table.admits(0, 'power/cannons', [front, right])).toBe(false);
    table.answer(0, 'power/cannons', [right]);
    expect(table.load(0, 6, 7)).toBeUndefined();
  });
  test('GT-BASE-ENEMY-02, -04, -05: equal power: nothing happens, and the next is attacked', () => {
    const gun = (parts: readonly Line[], space: number) => ship(parts, { space });
    // Smugglers of 4: one purple alien, one front cannon and two aside make 4.
    const four: Line[] = [
      [7, 6, 'CAN1-01'],
      [8, 7, 'CAN1-03', 1],
      [7, 8, 'CAN1-04', 2],
      [6, 7, 'CABIN-08', 2],
      [6, 6, 'PURPLE-04', 3],
    ];
    const tied = { ...gun(four, 0), loads: [{ at: [7, 7], humans: 2 } as const, { at: [6, 7], alien: 'purple' } as const] };
    const table = flying({ has: [tied, bare({ space: -3 })], deck: ['I-02', 'I-05'] }).flyOn();
    expect(table.told('enemy-fought').map(({ result }) => result)).toEqual(['tied', 'lost']);
    expect(table.told('goods-taken').map(({ seat }) => seat)).toEqual([1]);
  });
  test('GT-BASE-POW-05, GT-RULING-27: singles always count; energy is for one use, robonauts stay on for the card', () => {
    const table = flying({
      has: [
        ship(
          [
            [8, 7, 'ROBO-01', 2],
            [6, 7, 'BAT2-01', 2],
            [7, 8, 'ENG2-07'],
          ],
          { loads: [{ at: [6, 7], cells: 2 }], space: 0 },
        ),
        ship(
          [
            [6, 7, 'CABIN-06', 2],
            [8, 7, 'CABIN-13'],
          ],
          {
            loads: [
              { at: [6, 7], humans: 2 },
              { at: [8, 7], humans: 2 },
            ],
            space: -3,
          },
        ),
      ],
      deck: ['I-16', 'I-05'],
      dice: [...MISS, ...MISS],
    }).flyOn();
    table.answer(0, 'power/crew', [table.at(8, 7)]);
    expect(table.told('declared')[0]).toMatchObject({ what: 'crew', power: 6 });
    expect(table.state.flyers[0]!.awake).toEqual([table.at(8, 7)]);
    table.answer(0, 'power/engines', []);
    expect(table.told('declared').filter(({ what }) => what === 'engines')[0]).toMatchObject({ power: 0 });
  });
  test('GT-ROBO-06: robonauts alone cannot fly', () => {
    const table = flying({
      has: [
        {
          parts: [
            [7, 7, 'START'],
            [8, 7, 'ROBO-01', 2],
          ],
          loads: [],
        },
        bare(),
      ],
      deck: ['I-04', 'I-05'],
    }).flyOn();
    expect(table.state.flyers[0]!.out).toBe('no-humans');
  });
  test('GT-ROBO-01, -07: robonauts are gone with their cell', () => {
    // IV-05: an armed station; light shots from the front, the right and the left.
    const robots = ship(
      [
        [8, 7, 'ROBO-01', 2],
        [8, 8, 'ROBO-03'],
        [9, 8, 'CABIN-13'],
        [6, 7, 'BAT2-01', 2],
      ],
      {
        loads: [
          { at: [6, 7], cells: 2 },
          { at: [9, 8], humans: 2 },
        ],
      },
    );
    const table = flying({ class: 'IV', plan: 'IV-F1-R1', has: [robots, bare()], deck: ['IV-05', 'I-05'], dice: [4, 4] }).flyOn();
    table.answer(0, 'offer/dock', true).answerLike(0, 'power/crew', table.options(0, 'power/crew').at(-1)!);
    expect(table.state.flyers[0]!.awake).toEqual([table.at(8, 8)]);
  });
  test('GT-UNK-03..05, GT-RULING-56, -98: an unknown sector draws what is left of the next level, level IV too', () => {
    const table = flying({ has: [bare(), bare()], deck: ['III-21', 'I-05'] });
    table.rearrange((state) => {
      const [one, ...rest] = state.decks[4]!;
      state.decks[4] = [one!];
      state.used[4] = rest;
    });
    table.flyOn();
    expect(table.told('cards-added')).toEqual([{ kind: 'cards-added', level: 4, count: 1 }]);
    expect(cardAt(table.state.flight.at(-1)!).level).toBe(4);
  });
  test('GT-BASE-PLAN-02, GT-BASE-LOSS-03, GT-SESS-15: landing without loading is legal; what is lost lies aside until the end', () => {
    const table = flying({ has: [ship([[8, 7, 'RED1-06']]), bare()], deck: ['I-13', 'I-05'] }).flyOn();
    table.answer(0, 'planet/land', 0).answer(0, 'cargo/load', [null, null]);
    expect(table.load(0, 8, 7)).toBeUndefined();
  });
  test('GT-RULING-30, -34, -133: who is lapped by the last card has not arrived; the maximum of the class holds for those who gave up', () => {
    const table = flying({ has: [bare({ space: 42 }), ship([[6, 7, 'STRUCT-08']], { space: 1 })], deck: ['I-04'] });
    table.rearrange((state) => {
      state.credits = [0, 20];
      state.flyers[1]!.lost.push(...state.heap.splice(0, 12));
    });
    table.flyOn();
    expect(table.told('flight-ended')).toEqual([{ kind: 'flight-ended', arrived: [0] }]);
    expect(table.told('paid')[1]!.payout.lost).toBe(8);
  });
  test('GT-SOLAR-06, GT-THR-12: panels hold no cells to give up; against sabotage nothing is asked', () => {
    const table = flying({ has: [ship([[8, 7, 'SOLAR-02']]), bare()], deck: ['I-02', 'I-05'] }).flyOn();
    expect(table.told('goods-taken')[0]).toEqual({ kind: 'goods-taken', seat: 0, goods: [], cells: 0 });
  });
  test('GT-BASE-SAB-03, GT-PLATE-03, GT-THR-12: nothing protects against sabotage', () => {
    const table = flying({
      has: [ship([[7, 6, 'ARMCARGO-03']]), ship([[6, 7, 'CABIN-06', 2]], { loads: [{ at: [6, 7], humans: 2 }] })],
      deck: ['III-04', 'I-05'],
      dice: [3, 4, 3, 3],
    }).flyOn();
    expect(table.part(0, 7, 6)).toBe(false);
  });
  test('GT-IIIB-06, -08, GT-RULING-49, -50: parts on holes go as errors; after a double any cabin may take an alien', () => {
    const table = building({ class: 'IIIB', has: [{}, {}], dice: [3, 4] });
    // (8,7) is a hole of number 4.
    table.builds(0, 'CABIN-13', 8, 7);
    for (const seat of [0, 1]) table.does(seat, { do: 'finish', number: seat + 1 });
    expect(table.told('errors-removed')).toEqual([{ kind: 'errors-removed', seat: 0, tiles: [tileNamed('CABIN-13')] }]);
  });
  test('GT-RULING-123: robonauts are not switched on for nothing: a leak asks nobody', () => {
    const table = flying({
      class: 'IV',
      plan: 'IV-F1-R1',
      has: [
        ship(
          [
            [8, 7, 'ROBO-01', 2],
            [6, 7, 'BAT2-01', 2],
          ],
          { loads: [{ at: [6, 7], cells: 2 }] },
        ),
        bare(),
      ],
      deck: ['IV-14', 'I-05'],
    }).flyOn();
    expect(table.told('energy-spent')).toEqual([]);
  });
});

describe('what else the rules say', () => {
  test('GT-FLOW-06, GT-BASE-FLY-04: between two cards forced departures come first, then voluntary ones, then the next card', () => {
    const table = flying({ has: [bare(), { parts: [[7, 7, 'START']], loads: [] }, bare()], deck: ['I-04', 'I-05', 'I-06'] }).flyOn();
    expect(table.told('left-flight')).toEqual([{ kind: 'left-flight', seat: 1, why: 'no-humans' }]);
    expect(table.match.waiting()).toEqual([0, 2]);
    table.answer(2, 'flight/stay', { do: 'give-up' });
    const kinds = table.notes.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'card-revealed')).toHaveLength(1);
  });
  test('GT-BASE-BUILD-17, -18, GT-SUP-09: everybody sees ships, reserves, face-up parts, number tiles and timer; a pile only its reader', () => {
    const table = building({ has: [{}, {}] })
      .builds(0, 'CABIN-01', 7, 6)
      .does(0, { do: 'read', pile: 0 });
    const { yards, faceUp, timer, heap } = table.view(1);
    expect(yards[0]!.ship.squares[table.at(7, 6)]).toBe(table.yard(0).ship.squares[table.at(7, 6)]);
    expect([faceUp, timer.circle, heap]).toEqual([[], 2, table.state.heap.length]);
    expect(table.view(1).known).toEqual([]);
    expect(table.view(1)).not.toHaveProperty('piles');
  });
  test('GT-BASE-VAR-01, GT-CLASS-01, -03: class IIIA is round number 3, without a maximum for lost parts', () => {
    const table = flying({ class: 'IIIA', has: [bare({ space: 9, credits: 30 }), bare()], deck: ['I-04'] });
    table.rearrange((state) => void state.flyers[0]!.lost.push(...state.heap.splice(0, 15))).flyOn();
    expect(table.told('paid')[0]!.payout).toMatchObject({ arrival: 12, lost: 15 });
  });
  test('GT-INT-09, -10, GT-COM-06, GT-RULING-68: every ship meets its own intruder; rewards cost no days', () => {
    const table = flying({ has: [bare({ space: 4 }), bare()], deck: ['I-22', 'I-05'], dice: [3, 4] }).flyOn();
    expect(table.told('intruder-entered').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(table.told('eaten').map(({ crew }) => crew)).toEqual([2, 2]);
    expect(table.told('days')).toEqual([]);
  });
  test('GT-RULING-24: all thrusters are decided before any defence', () => {
    const dodger: Line[] = [
      [6, 7, 'STRUCT-02'],
      [6, 8, 'THRUST-05', 2],
      [8, 7, 'BAT2-01'],
      [7, 6, 'SHIELD-05', 0],
    ];
    const table = flying({ has: [ship(dodger, { loads: [{ at: [8, 7], cells: 2 }] }), bare()], deck: ['I-10', 'I-05'], dice: [3, 3] });
    table.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
    expect(table.topics(0)).toEqual(['hit/thrusters']);
    table.answer(0, 'hit/thrusters', 0);
    expect(table.topics(0)).toEqual(['hit/defence']);
  });
  test('GT-RULING-59: robonauts are switched on before an armed station is tried', () => {
    const robots = ship(
      [
        [8, 7, 'ROBO-01', 2],
        [8, 8, 'ROBO-03'],
        [9, 8, 'CABIN-13'],
        [6, 7, 'BAT2-01', 2],
      ],
      {
        loads: [
          { at: [6, 7], cells: 1 },
          { at: [9, 8], humans: 2 },
        ],
      },
    );
    const table = flying({ class: 'IV', plan: 'IV-F1-R1', has: [robots, bare()], deck: ['IV-05', 'I-05'] }).flyOn();
    // Twelve are asked for: four humans, and one cell of robonauts for the only energy.
    expect(table.told('docked')).toEqual([]);
    expect(table.told('passed').map(({ seat }) => seat)).toEqual([0, 1]);
  });
  test('GT-SKILL-CON-04, -07: the Con Artist pays in full and gains nothing more before the flight', () => {
    const mine = bare({ yard: { skills: ['con-artist-b', 'security-officer-a'] }, credits: 9 });
    const table = flying({ has: [mine, bare()] }).rearrange((state) => {
      state.phase = 'preflight';
      state.window = 0;
    });
    table.answer(0, 'preflight/decree', true);
    expect(table.view().credits[0]).toBe(5);
  });
  test('GT-SKILL-PLANNER-02: a ship that is in two pieces when building ends keeps one', () => {
    const table = building({ has: [skilled('planner-a'), {}] }).builds(0, 'CABIN-01', 5, 8);
    for (const seat of [0, 1]) table.does(seat, { do: 'finish', number: seat + 1 });
    expect(table.options(0, 'ship/piece')).toHaveLength(2);
  });
  test('GT-SKILL-ARCHITECT-02: of several parts out of place all but one go, and the owner chooses', () => {
    const table = building({ class: 'IIIB', has: [skilled('architect-a'), {}], dice: [3, 4] });
    // (8,7) and (9,7) are holes.
    table.builds(0, 'CABIN-13', 8, 7).builds(0, 'CABIN-11', 9, 7);
    for (const seat of [0, 1]) table.does(seat, { do: 'finish', number: seat + 1 });
    expect(table.options(0, 'error/remove')).toContain(table.at(9, 7));
    table.answer(0, 'error/remove', table.at(9, 7));
    expect(table.part(0, 8, 7)).toBe(true);
    expect(table.state.phase).toBe('stay');
  });
  test('GT-SKILL-STORE-04, GT-BASE-CARGO-02: cubes are moved only when goods are received', () => {
    const table = flying({
      has: [ship([[8, 7, 'RED1-06']], { ...skilled('storekeeper-a', 'storekeeper-b'), loads: [{ at: [8, 7], goods: ['red'] }] }), bare()],
      deck: ['I-04', 'I-05'],
    }).flyOn();
    expect(table.topics(0)).toEqual(['flight/stay']);
  });
  test('GT-RULING-16, -94: markers come back before loading; the Assembler has nothing to do on a closed ship', () => {
    const table = building({ has: [{ ...skilled('planner-b', 'assembler-b') }, {}] }).rearrange((state) => {
      state.yards[0]!.ship.marks.push({ kind: 'marker', square: table0(7, 4), marker: 'cell' });
    });
    for (const seat of [0, 1]) table.does(seat, { do: 'finish', number: seat + 1 });
    // The starting cabin has four open connectors and there are three tokens.
    expect(table.state.phase).toBe('stay');
    expect(table.yard(0).ship.marks).toEqual([]);
  });
});

describe('types and windows', () => {
  test('GT-TECH-06, GT-THR-03: thrusters are no engines: with them alone open space ends the flight', () => {
    const table = flying({ has: [ship([[7, 8, 'THRUST-01', 2]]), ship([[7, 8, 'ENG1-03']])], deck: ['I-05', 'I-04'] }).flyOn();
    expect(table.state.flyers[0]!.out).toBe('no-engines');
  });
  test('GT-PRED-02, GT-SKILL-SMUGGLER-02: a predator finds no hidden goods', () => {
    const smuggler = ship([[6, 7, 'STRUCT-02']], { ...skilled('smuggler-a'), loads: [{ at: [6, 7], goods: ['blue'] }] });
    const table = flying({ has: [smuggler, bare()], deck: ['I-22', 'I-05'], dice: [3, 4] });
    table.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
    expect(table.told('eaten')).toEqual([{ kind: 'eaten', seat: 0, crew: 2, goods: 0, cells: 0 }]);
  });
  test('GT-THR-13, -14: against intruders thrusters need crew: humans, or robonauts that have just been switched on', () => {
    // The thrusters hang on the robonaut cell alone: nozzles to the left and to the rear.
    const robots = ship(
      [
        [8, 7, 'ROBO-01', 2],
        [9, 7, 'THRUST-02', 0],
        [6, 7, 'BAT2-01', 2],
      ],
      { loads: [{ at: [6, 7], cells: 2 }] },
    );
    const table = flying({ has: [robots, bare()], deck: ['I-22', 'I-05'], dice: [3, 4] });
    table.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
    const cells = table.options(0, 'intruder/answer');
    expect(cells.every(({ awake, shift }) => shift === 0 || awake.length > 0)).toBe(true);
  });
  test('GT-TIME-01, -02, -08: after building first repairs, then errors, then marks; nobody has loaded yet', () => {
    const skills: Skill[] = ['delivery-driver-a', 'assembler-a', 'welder-b'];
    const table = building({
      has: [
        {
          parts: [
            [7, 7, 'START'],
            [6, 7, 'CABIN-01'],
            [6, 8, 'CABIN-15'],
          ],
          yard: { skills },
        },
        {},
      ],
    });
    for (const seat of [0, 1]) table.does(seat, { do: 'finish', number: seat + 1 });
    const asked: string[] = [];
    for (let ask = table.asks[0]!; !ask.topic.startsWith('flight'); ask = table.asks[0]!) {
      asked.push(ask.topic);
      expect(table.yard(0).ship.loads).toEqual([]);
      table.match.answer(ask.seat, ask.topic, askBot(absent, table.match, ask, Luck.seeded('x'))!);
    }
    expect(asked).toEqual(['repair/convert', 'error/remove', 'mark/wireless', 'mark/weld']);
  });
  test('GT-SUP-12: no hit and no intruder touches the Support Team', () => {
    const table = flying({
      has: [ship([[7, 6, 'CARGO2-01', 3]], skilled('buyer-a')), bare()],
      deck: ['I-11', 'I-05'],
      dice: [3, 4, ...MISS, ...MISS],
    });
    table.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
    expect(table.told('destroyed')).toHaveLength(1);
    expect(table.yard(0).skills).toEqual(['buyer-a']);
  });
  test('GT-RULING-36: one energy for one change, whatever the number of thrusters; a panel linked to one of them will do', () => {
    const solar = ship([
      [6, 7, 'STRUCT-02'],
      [6, 8, 'THRUST-05', 2],
      [7, 8, 'SOLAR-03', 1],
    ]);
    const table = flying({ has: [solar, bare()], deck: ['I-10', 'I-05'], dice: [3, 3, ...MISS, ...MISS, ...MISS] });
    table.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
    table.answer(0, 'hit/thrusters', -1);
    expect(table.state.flyers[0]!.tired).toEqual([table.at(7, 8)]);
  });
  test('GT-IIIB-07, GT-RULING-11: the dice stay visible; whether holes and errors are marked is for the table to say', () => {
    const table = building({ class: 'IIIB', has: [{}, {}], dice: [3, 4], options: { holesMarked: true, assistant: false } });
    expect(table.view(0).yards[0]!.ship.plan).toBe('IIIB-3-4');
    expect(table.view(0).settings).toMatchObject({ holesMarked: true, assistant: false });
  });
});

describe('each of the 92 cards', () => {
  test.each(CARDS.map(({ key, type }) => [key, type] as const))('%s, %s, is resolved to its end', (key) => {
    const loaded = ship(
      [
        [6, 7, 'CABIN-06', 2],
        [8, 7, 'CARGO2-09'],
        [7, 6, 'CAN1-01'],
        [7, 8, 'ENG1-03'],
      ],
      {
        loads: [
          { at: [6, 7], humans: 2 },
          { at: [8, 7], goods: ['yellow', 'blue'] },
        ],
        space: 9,
      },
    );
    const table = flying({ has: [loaded, ship([[7, 8, 'ENG1-04']])], deck: [key, key === 'I-05' ? 'I-06' : 'I-05'] });
    standIn(table.flyOn(), (t) => t.state.phase !== 'card');
    expect(table.state.card).toBeNull();
    expect(audit(table.state)).toBeUndefined();
  });
});
