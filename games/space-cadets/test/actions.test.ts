import { Match } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { push } from '../rules/figures.ts';
import { currentIq } from '../rules/sheet.ts';
import { figureId } from '../state.ts';
import { bare, give, opened, play, scene, strip } from './table.ts';

describe('the sheet', () => {
  test('SCA-ROCK-01, SCA-END-02 at 0 HP a Rocketeer dies and all lose at once', () => {
    const t = scene({
      cells: strip(-1, 0),
      crew: { captain: { hp: 1 } },
      foes: [
        ['saucerman', [0, -1]],
        ['saucerman', [0, -1]],
      ],
    }).aliens(1);
    expect([t.state.outcome, t.state.fallen, t.state.stage]).toEqual(['dead', 'captain', 'over']);
    expect(t.told('alien-attacked')).toHaveLength(1);
    expect(game.standings(t.state as never).every((s) => !s.won)).toBe(true);
  });
  test('SCA-ROCK-02, SCA-FX-01 at 0 O² too', () => {
    const t = scene({ cells: strip(-1, 0), crew: { captain: { o2: 1 } }, foes: [['sentinel', [0, -1]]] }).aliens();
    expect(t.state.outcome).toBe('suffocated');
  });
  test('SCA-ROCK-03, -04 HP stop at the starting total, O² has no limit', () => {
    const t = play({ crew: { captain: { hp: 5, o2: 9, items: ['food-pills', 'oxygen-tank'] } } });
    t.act({ do: 'use', card: t.card('captain', 'food-pills') });
    expect(t.r('captain').hp).toBe(6);
    t.act({ do: 'use' });
    expect(t.r('captain').o2).toBe(11);
  });
  test('SCA-ROCK-05, SCA-SUBDUE-08, SCA-IQ-04, SCA-LEECH-05 Dominated Brains raise IQ, Leeches on the own tile lower it, never below 0', () => {
    const t = scene({
      crew: { professor: {}, captain: { at: [1, 0] } },
      foes: [
        ['leech', [0, 0]],
        ['leech', [0, 0]],
        ['leech', [0, 0], { stunned: true }],
      ],
    });
    expect(currentIq(t.state, t.r('professor'))).toBe(3);
    give(t, 'professor', 'dominated-brain');
    give(t, 'professor', 'dominated-brain');
    expect(currentIq(t.state, t.r('professor'))).toBe(5);
    expect(currentIq(t.state, t.r('captain'))).toBe(3);
    const u = scene({
      crew: { chief: {} },
      foes: [
        ['leech', [0, 0]],
        ['leech', [0, 0]],
        ['leech', [0, 0]],
      ],
    });
    expect(currentIq(u.state, u.r('chief'))).toBe(0);
  });
});

describe('action points', () => {
  test('SCA-AP-01, -02, -05, -06 each action takes one AP from Available to Spent, in any mix; one may stop early', () => {
    const t = play({ crew: { doctor: {} } });
    t.act({ do: 'move', to: t.at(0, -1), pay: 'standard' });
    expect([t.r('doctor').standard, t.r('doctor').standardSpent, t.r('doctor').restricted]).toEqual([1, 1, 1]);
    t.act({ do: 'move', to: t.at(0, 0), pay: 'restricted' });
    expect([t.r('doctor').standard, t.r('doctor').restrictedSpent]).toEqual([1, 1]);
    expect(t.can({ do: 'end' })).toBe(true);
  });
  test('SCA-AP-03 a Combat AP pays for attacks only; SCA-AP-04 a Non-Combat AP for anything else', () => {
    const c = play({ cells: strip(-1, 0), crew: { captain: { items: ['ray-gun'] } }, foes: [['saucerman', [0, 0]]] });
    expect([c.can({ do: 'attack', pay: 'restricted' }), c.can({ do: 'move', pay: 'restricted' })]).toEqual([true, false]);
    const d = play({ cells: strip(-1, 0), crew: { doctor: { items: ['ray-gun'] } }, foes: [['saucerman', [0, 0]]] });
    expect([d.can({ do: 'attack', pay: 'restricted' }), d.can({ do: 'move', pay: 'restricted' })]).toEqual([false, true]);
    expect([d.can({ do: 'attack', pay: 'standard' }), d.can({ do: 'move', pay: 'standard' })]).toEqual([true, true]);
  });
  test('SCA-AP-07, SCA-CLEAN-04 unspent AP do not pile up: three tokens, always', () => {
    const t = scene({ crew: { captain: { standard: 1, standardSpent: 1 } } }).nextTurn();
    expect([t.r('captain').standard, t.r('captain').restricted, t.r('captain').standardSpent]).toEqual([2, 1, 0]);
    t.nextTurn();
    expect([t.r('captain').standard, t.r('captain').restricted]).toEqual([2, 1]);
  });
  test('SCA-RULING-28 the default payment comes first: restricted, standard, Command AP, and last the O² action', () => {
    const t = play({ cells: strip(-1, 0), crew: { doctor: { command: true } } });
    const pays = (t.offers('turn/action') as { do: string; pay: string }[]).filter((o) => o.do === 'move').map((o) => o.pay);
    expect(pays).toEqual(['restricted', 'standard', 'command', 'o2']);
  });
  test('SCA-MC-01..03, SCA-FX-03, SCA-RULING-30 SCA-EX-37 one token of the player’s choice goes to the box; two Overkills cost no second one', () => {
    const t = scene({
      cells: strip(-1, 0),
      crew: { captain: { standard: 0, standardSpent: 2, restricted: 0, restrictedSpent: 1 } },
      foes: [
        ['saucerman', [0, -1]],
        ['saucerman', [0, -1]],
      ],
    });
    t.aliens(1, 1, 1, 1).answers('mind/token', 'restricted');
    expect([t.r('captain').box, t.r('captain').restrictedSpent]).toEqual(['restricted', 0]);
    expect(t.told('spared').map((n) => n.from)).toEqual(['mind-control']);
    t.cleanup();
    expect([t.r('captain').standard, t.r('captain').restricted, t.r('captain').restrictedSpent, t.r('captain').box]).toEqual([2, 0, 1, '']);
    t.nextTurn();
    expect([t.r('captain').standard, t.r('captain').restricted]).toEqual([2, 1]);
  });
  test('SCA-RULING-30, -123 with nothing in Spent an Available token goes; the slow lose a standard one', () => {
    const t = scene({
      cells: strip(-1, 0),
      seats: 2,
      crew: { captain: {}, chief: { seat: 1, at: [0, 0], order: 9 } },
      foes: [['brain', [0, -1]]],
    }).aliens();
    t.answers('mind/token', 'restricted', 0).strike();
    expect([t.r('captain').box, t.r('captain').restricted]).toEqual(['restricted', 0]);
    expect([t.r('chief').box, t.r('chief').standard]).toEqual(['standard', 1]);
  });
  test('SCA-RULING-31, -103, SCA-GEAR-01 the Hypo brings back what is Spent, the token lost last turn too, but not what is in the box', () => {
    const t = play({
      crew: {
        captain: {
          hp: 3,
          standard: 0,
          standardSpent: 1,
          restricted: 0,
          restrictedSpent: 1,
          box: 'standard',
          talented: true,
          commandSpent: true,
          items: ['accelerator-hypo'],
        },
      },
    });
    t.act({ do: 'use' });
    const r = t.r('captain');
    expect([r.hp, r.standard, r.restricted, r.box, r.talented, r.commandSpent]).toEqual([2, 1, 1, 'standard', true, true]);
    const dying = play({ crew: { captain: { hp: 1, standard: 0, standardSpent: 2, items: ['accelerator-hypo'] } } });
    expect(dying.can({ do: 'use' })).toBe(false);
  });
});

describe('free actions and O²', () => {
  test('SCA-FREE-02 any number of items may be carried', () => {
    const t = play({
      finds: [
        [[0, 0], 'heat-ray'],
        [[0, 0], 'time-warp'],
        [[0, 0], 'ionoscope'],
      ],
      crew: { captain: { items: ['ray-gun', 'tele-radio', 'holster', 'space-rations'] } },
    });
    for (let i = 0; i < 3; i++) t.act({ do: 'pick-up' });
    expect(t.view(0).rocketeers[0]!.cards).toHaveLength(7);
  });
  test('SCA-FREE-03, -04, SCA-ITEM-03, -06 gear is free, once per game turn, a Charge a use; without a cube it is useless', () => {
    const t = play({ crew: { captain: { hp: 1, items: ['space-rations'] } } });
    t.act({ do: 'use' });
    expect([t.r('captain').hp, t.charges('captain', 'space-rations'), t.r('captain').standard]).toEqual([2, 1, 2]);
    expect(t.can({ do: 'use' })).toBe(false);
    t.nextTurn();
    t.turnOf('captain').act({ do: 'use' });
    expect(t.charges('captain', 'space-rations')).toBe(0);
    t.nextTurn();
    expect(t.turnOf('captain').can({ do: 'use' })).toBe(false);
  });
  test('SCA-FREE-05, SCA-RULING-39 gifts happen at once; taking needs the other player’s consent; components, O² and cards change hands', () => {
    const t = play({
      seats: 2,
      crew: { captain: { wire: 1, items: ['ray-gun'] }, chief: { seat: 1, items: ['atomic-rifle', 'cowboy'] }, doctor: { at: [1, 0] } },
    });
    expect(t.can({ do: 'trade', with: 'doctor' })).toBe(false);
    t.act({ do: 'trade', with: 'chief' }).answers('trade/what', { give: { kind: 'component', component: 'wire' } });
    expect(t.r('chief').wire).toBe(1);
    t.act({ do: 'trade', with: 'chief' }).answers('trade/what', { give: { kind: 'o2' } });
    expect([t.r('captain').o2, t.r('chief').o2]).toEqual([4, 6]);
    const rifle = t.card('chief', 'atomic-rifle');
    t.act({ do: 'trade', with: 'chief' }).answers('trade/what', { take: { kind: 'card', card: rifle } });
    t.answers('trade/consent', false, 1);
    expect(t.holds('captain', 'atomic-rifle')).toBe(false);
    t.act({ do: 'trade', with: 'chief' })
      .answers('trade/what', { take: { kind: 'card', card: rifle } })
      .answers('trade/consent', true, 1);
    expect(t.holds('captain', 'atomic-rifle')).toBe(true);
    const kinds = (t.act({ do: 'trade', with: 'chief' }).offers('trade/what') as { give?: { kind: string } }[]).flatMap((o) =>
      o.give ? [o.give.kind] : [],
    );
    expect(new Set(kinds)).toEqual(new Set(['card', 'o2']));
  });
  test('SCA-O2-01, -02 once per own turn 1 O² pays for an action of any kind, in the own phase only', () => {
    const t = play({
      cells: strip(-1, 0),
      crew: {
        captain: { standard: 0, standardSpent: 2, restricted: 0, restrictedSpent: 1, items: ['ray-gun'] },
        chief: { command: false, items: ['ray-gun'] },
      },
      foes: [['saucerman', [0, 0]]],
    });
    expect([
      t.can({ do: 'move', pay: 'o2', who: 'captain' }),
      t.can({ do: 'attack', pay: 'o2' }),
      t.can({ pay: 'o2', who: 'chief' }),
    ]).toEqual([true, true, false]);
    t.act({ do: 'move', pay: 'o2' });
    expect(t.r('captain').o2).toBe(5);
    expect(t.can({ pay: 'o2' })).toBe(false);
  });
  test('SCA-O2-03 an O² action and Panic have separate limits', () => {
    const t = play({ cells: strip(-1, 0), foes: [['sentinel', [0, -1]]] });
    t.act({ do: 'move', to: t.at(0, -1), pay: 'o2' }).act({ do: 'move', to: t.at(0, 0), pay: 'standard' });
    t.aliens();
    expect(t.r('captain').o2).toBe(4);
  });
  test('SCA-O2-04, SCA-RULING-29 the last O² is never spent or given away', () => {
    const t = play({ crew: { captain: { o2: 1 }, chief: {} } });
    expect(t.can({ pay: 'o2' })).toBe(false);
    t.act({ do: 'trade', with: 'chief' });
    expect(t.offers('trade/what').some((o) => JSON.stringify(o).includes('"give":{"kind":"o2"}'))).toBe(false);
  });
});

describe('moving and opening', () => {
  test('SCA-MOVE-01..03 one step to a face-up tile over an open edge; never through a shut hatch or onto a face-down tile', () => {
    const t = play({
      down: [[0, -1]],
      hatches: [
        [[0, 0], [1, -1], 'closed'],
        [[0, 0], [1, 0], 'locked'],
        [[0, 0], [0, 1], 'sealed'],
        [[0, 0], [-1, 1], 'open'],
      ],
    });
    const to = (t.offers('turn/action') as { do: string; to: number; pay: string }[])
      .filter((o) => o.do === 'move' && o.pay === 'standard')
      .map((o) => o.to);
    expect(to.sort()).toEqual([t.at(-1, 1), t.at(-1, 0)].sort());
  });
  test('SCA-MOVE-04 Aliens do not hinder', () => {
    const t = play({
      cells: strip(-1, 0),
      foes: [
        ['sentinel', [0, 0]],
        ['leech', [0, -1]],
      ],
    });
    t.act({ do: 'move' });
    expect(t.spot('captain')).toEqual([0, -1]);
  });
  test('SCA-MOVE-05, SCA-FX-12, -13, SCA-EX-22 SCA-RULING-47 a grip forbids paid steps, not Hit and Run or Move Out, which end it', () => {
    const s = {
      cells: strip(-1, 1),
      crew: { 'first-officer': { command: true, grips: [figureId(1)], items: ['ray-gun'] } },
      foes: [
        ['war-thrall', [0, 0]],
        ['saucerman', [0, 0]],
      ],
    } as const;
    const t = play(s as never);
    expect(t.can({ do: 'move' })).toBe(false);
    t.dice(1, 1)
      .act({ do: 'attack' })
      .answers('overkill/spend', { buy: 'hit-and-run', to: t.at(0, 1) });
    expect([t.spot('first-officer'), t.r('first-officer').grips]).toEqual([[0, 1], []]);
    const u = play(s as never);
    u.act({ do: 'talent' }).answers('overkill/spend', { buy: 'move-out' }).answers('gift/move', u.at(0, -1));
    expect([u.spot('first-officer'), u.r('first-officer').grips]).toEqual([[0, -1], []]);
  });
  test('SCA-OPEN-03 a hatch toward a face-down tile can be opened; the tile behind stays shut until scanned', () => {
    const t = play({ cells: strip(-1, 0), down: [[0, -1]], hatches: [[[0, 0], [0, -1], 'closed']] });
    t.act({ do: 'open' });
    expect(t.hatch([0, 0], [0, -1])).toBe('open');
    expect(t.can({ do: 'move' })).toBe(false);
  });
  test('SCA-OPEN-01 locked and sealed hatches cannot be opened by hand', () => {
    for (const s of ['locked', 'sealed', 'open', 'destroyed'] as const)
      expect(play({ cells: strip(-1, 0), hatches: [[[0, 0], [0, -1], s]] }).can({ do: 'open' })).toBe(false);
  });
});

describe('talents and out of turn', () => {
  test('SCA-TALENT-01..03 SCA-EX-13 any AP pays for the own option, once per game turn; Strafe needs sight and a weapon’s range', () => {
    const t = play({
      cells: strip(-2, 0),
      crew: { chief: { items: ['atomic-rifle'] } },
      foes: [
        ['saucerman', [0, -2]],
        ['saucerman', [0, -2]],
      ],
    });
    t.act({ do: 'talent', pay: 'restricted' }).answers('overkill/spend', { buy: 'strafe', figure: 1 });
    expect(t.foe(1)).toBeUndefined();
    expect(t.chance.thrown).toBe(0);
    expect(t.can({ do: 'talent' })).toBe(false);
    const d = play({ crew: { doctor: { hp: 3 } } });
    expect([d.can({ do: 'talent', pay: 'restricted' }), d.can({ do: 'talent', pay: 'standard' })]).toEqual([true, true]);
    const far = play({ cells: strip(-2, 0), crew: { chief: { items: ['ray-gun'] } }, foes: [['saucerman', [0, -2]]] });
    expect(far.can({ do: 'talent' })).toBe(false);
  });
  test('SCA-CMD-02..04, SCA-RULING-32, -41 a Command AP is kept over turns and spent on anything at an idle point, even out of turn', () => {
    const t = scene({
      seats: 2,
      cells: strip(-1, 0),
      crew: { captain: {}, doctor: { seat: 1, command: true, hp: 3, items: ['ray-gun'] } },
      foes: [['saucerman', [0, -1]]],
    });
    t.nextTurn();
    expect(t.r('doctor').command).toBe(true);
    t.turnOf('captain');
    expect([
      t.can({ do: 'attack', who: 'doctor', pay: 'command' }),
      t.can({ do: 'move', who: 'doctor' }),
      t.can({ do: 'talent', who: 'doctor' }),
    ]).toEqual([true, true, true]);
    expect(t.can({ do: 'move', who: 'doctor', pay: 'standard' })).toBe(false);
    t.act({ do: 'move', who: 'doctor', pay: 'command' });
    expect([t.r('doctor').command, t.r('doctor').commandSpent, t.spot('doctor')]).toEqual([false, true, [0, -1]]);
    expect(t.state.rocketeers[t.state.active]?.role).toBe('captain');
  });
  test('SCA-CMD-04, SCA-RULING-41 the Order phase is an idle point too, the Scan phase is not', () => {
    const t = scene({
      cells: strip(-1, 1),
      down: [[0, -1]],
      seats: 2,
      crew: { captain: { order: 0 }, doctor: { seat: 1, order: 0, command: true } },
      state: { stage: 'order', active: -1 },
    }).go();
    expect(t.can({ do: 'move', who: 'doctor' })).toBe(true);
    t.answers('order/next', { claim: 'captain' }, 0);
    expect(t.topics()).toEqual(['scan/cell']);
  });
  test('SCA-RULING-41 gear without AP works out of turn; laying a mine, trading and picking up do not', () => {
    const t = play({
      seats: 2,
      finds: [[[0, 0], 'heat-ray']],
      crew: { captain: {}, doctor: { seat: 1, hp: 2, items: ['space-rations', 'electro-mine'] } },
    });
    expect([
      t.can({ do: 'use', who: 'doctor' }),
      t.can({ do: 'lay-mine', who: 'doctor' }),
      t.can({ do: 'pick-up', who: 'doctor' }),
      t.can({ do: 'trade', who: 'doctor' }),
    ]).toEqual([true, false, false, false]);
    t.act({ do: 'use', who: 'doctor' });
    expect(t.r('doctor').hp).toBe(3);
  });
  test('SCA-CMD-01, -05, -06, SCA-RULING-46 Command: a mate on the tile (anyone with the Tele-Radio), one gift each per turn, never to oneself, never a second one in Available', () => {
    const crew = {
      captain: { items: ['tele-radio'] },
      doctor: { at: [1, 0] },
      chief: { command: true },
      yeoman: { commanded: true },
      professor: {},
    } as const;
    const far = play({ crew: crew as never }).act({ do: 'talent' });
    expect((far.offers('overkill/spend') as { to: string }[]).map((o) => o.to).sort()).toEqual(['doctor', 'professor']);
    const near = play({ crew: { ...crew, captain: {} } as never }).act({ do: 'talent' });
    expect((near.offers('overkill/spend') as { to: string }[]).map((o) => o.to)).toEqual(['professor']);
    near.answers('overkill/spend', { to: 'professor' });
    expect([near.r('professor').command, near.r('professor').commanded]).toEqual([true, true]);
  });
  test('SCA-CMD-06, -07, SCA-RULING-46, SCA-CLEAN-06 with one in Spent another cannot be spent before Cleanup, which takes the spent one back', () => {
    const t = play({ cells: strip(-1, 0), crew: { captain: {}, doctor: { command: true, commandSpent: true } } });
    expect(t.can({ who: 'doctor', pay: 'command' })).toBe(false);
    t.nextTurn();
    expect([t.r('doctor').command, t.r('doctor').commandSpent]).toEqual([true, false]);
  });
  test('SCA-MOVEOUT-01, -02, SCA-GEAR-10, SCA-RULING-47, -123 Move Out: herself or a mate, anyone with the Head-Set; at once or lost, and the mover may decline', () => {
    const t = play({ seats: 2, crew: { 'first-officer': {}, chief: { seat: 1 }, doctor: { at: [2, 0] } } }).act({ do: 'talent' });
    expect((t.offers('overkill/spend') as { mover: string }[]).map((o) => o.mover)).toEqual(['first-officer', 'chief']);
    t.answers('overkill/spend', { mover: 'chief' }).strike();
    expect([t.spot('chief'), t.r('chief').command]).toEqual([[0, 0], false]);
    const u = play({ crew: { 'first-officer': { items: ['head-set'] }, doctor: { at: [2, 0] } } }).act({ do: 'talent' });
    u.answers('overkill/spend', { mover: 'doctor' });
    expect(u.state.scene?.role, 'whose step it is').toBe('doctor');
    u.answers('gift/move', u.at(1, 0));
    expect(u.spot('doctor')).toEqual([1, 0]);
  });
  test('SCA-SAW-01, SCA-RULING-50 Sawbones heals on the tile, with the Med-Pack next door in sight', () => {
    const crew = { doctor: { hp: 4 }, chief: { hp: 3, at: [1, 0] }, captain: { hp: 2, at: [2, 0] } } as const;
    const t = play({ crew: crew as never }).act({ do: 'talent' });
    expect(t.offers('overkill/spend')).toEqual([{ buy: 'sawbones', patient: 'doctor' }]);
    t.answers('overkill/spend', {});
    expect(t.r('doctor').hp).toBe(5);
    const u = play({ crew: { ...crew, doctor: { items: ['med-pack'] } } as never }).act({ do: 'talent' });
    u.answers('overkill/spend', { patient: 'chief' });
    expect(u.r('chief').hp).toBe(4);
    const shut = play({ hatches: [[[0, 0], [1, 0], 'closed']], crew: { ...crew, doctor: { items: ['med-pack'] } } as never });
    expect(shut.can({ do: 'talent' })).toBe(false);
  });
  test('SCA-OVR-01, -02, SCA-RULING-48 SCA-EX-19 Override opens closed or locked and locks closed or open hatches anywhere, never sealed or destroyed ones, never an edge without a print', () => {
    const t = play({
      cells: strip(-5, 0),
      down: [[0, -5]],
      hatches: [
        [[0, 0], [0, -1], 'closed'],
        [[0, -1], [0, -2], 'locked'],
        [[0, -2], [0, -3], 'open'],
        [[0, -3], [0, -4], 'sealed'],
      ],
      crew: { professor: {} },
    }).act({ do: 'talent' });
    const of = (a: readonly [number, number], b: readonly [number, number]) =>
      (t.offers('overkill/spend') as { edge: number; to: string }[]).filter((o) => o.edge === t.edge(a, b)).map((o) => o.to);
    expect([of([0, 0], [0, -1]), of([0, -1], [0, -2]), of([0, -2], [0, -3]), of([0, -3], [0, -4]), of([0, -4], [0, -5])]).toEqual([
      ['open', 'locked'],
      ['open'],
      ['locked'],
      [],
      [],
    ]);
    t.state.edges[t.edge([0, -4], [0, -5])] = 'closed'; // now the scanned tile prints a hatch there
    expect(of([0, -4], [0, -5])).toEqual(['open', 'locked']);
    t.state.edges[t.edge([0, -4], [0, -5])] = 'destroyed';
    expect(of([0, -4], [0, -5])).toEqual([]);
  });
  test('SCA-SWAY-01..03, SCA-GEAR-19, SCA-RULING-49 SCA-EX-17 Sway stuns an Alien with exactly 1 HP here; with the Lens next door in sight, one a time', () => {
    const foes = [
      ['sentinel', [0, 0], { hp: 2 }],
      ['sentinel', [0, 0], { hp: 1 }],
      ['brain', [0, 0]],
      ['saucerman', [1, 0]],
      ['saucerman', [2, 0]],
    ] as const;
    const t = play({ crew: { yeoman: {} }, foes: foes as never }).act({ do: 'talent' });
    expect(t.offers('overkill/spend')).toEqual([{ buy: 'sway', figure: 2 }]);
    t.answers('overkill/spend', {});
    expect([t.foe(2)?.stunned, t.foe(1)?.stunned]).toEqual([true, false]);
    const u = play({ crew: { yeoman: { items: ['soft-focus-lens'] } }, foes: foes as never }).act({ do: 'talent' });
    expect((u.offers('overkill/spend') as { figure: number }[]).map((o) => o.figure)).toEqual([2, 4]);
  });
});

describe('the end', () => {
  test('SCA-END-01, SCA-RULING-113 the objective met in the Alien Turn counts when the next Rocketeer Turn begins', () => {
    const t = scene({ cells: strip(0, 1), numbers: { '0,0': 38 }, state: { markersRemoved: 1 }, crew: { captain: { at: [0, 0] } } });
    t.aliens();
    expect(t.state.outcome).toBe('');
    t.cleanup();
    expect([t.state.outcome, t.state.turn]).toEqual(['victory', 3]);
    expect(game.standings(t.state as never).every((s) => s.won)).toBe(true);
  });
  test('SCA-END-01 in the Rocketeer Turn victory comes at once, in the middle of an action', () => {
    const t = play({ cells: strip(0, 1), numbers: { '0,0': 38 }, state: { markersRemoved: 1 }, crew: { captain: { at: [0, 1] } } });
    t.act({ do: 'move' });
    expect(t.state.outcome).toBe('victory');
    expect(t.asks).toHaveLength(0);
  });
  test('SCA-RULING-114 death is looked at before victory: what would win and kills at once is lost', () => {
    // The drive is down and everybody stands on the Airlock; the Sentinel that is pushed in frightens the last breath away.
    const home = (o2: number) => {
      const t = scene({
        cells: strip(-1, 0),
        numbers: { '0,0': 38 },
        crew: { captain: { o2 } },
        foes: [['sentinel', [0, -1]]],
        state: { markersRemoved: 1 },
      });
      push(bare(t.state), t.foe(1)!, t.at(0, 0), 'dislodge');
      return t.state.outcome;
    };
    expect([home(1), home(2)]).toEqual(['suffocated', 'victory']);
  });
  test('SCA-END-03, -04 the report names the ending and the game turns', () => {
    const t = scene({ crew: { captain: { hp: 1 } }, foes: [['saucerman', [0, 0]]], state: { turn: 5 } }).aliens(1);
    expect(game.report(t.state as never)).toEqual({ ending: 'dead', rounds: 5 });
    expect(t.view(0).stats.damage).toBe(1);
  });
  test('SCA-RULING-125 giving up is admitted at an idle point, never listed, and needs everybody', () => {
    const t = play({ seats: 2, crew: { captain: {}, chief: { seat: 1 } } });
    expect(t.offers('turn/action').some((o) => JSON.stringify(o).includes('concede'))).toBe(false);
    t.answers('turn/action', { do: 'concede' }).answers('table/concede', false, 1);
    expect(t.state.outcome).toBe('');
    t.answers('turn/action', { do: 'concede' }).answers('table/concede', true, 1);
    expect(t.state.outcome).toBe('conceded');
  });
  test('SCA-RULING-122 moves can be taken back, rolls and scans cannot', () => {
    const m = Match.open(game, { rocketeers: 2 }, 1, 'undo');
    const say = (topic: string, answer: never) => m.answer(0, topic, answer);
    say('setup/rocketeer', 'captain' as never);
    say('setup/rocketeer', 'chief' as never);
    for (let i = 0; i < 2; i++) say('setup/kit', (m.view(0) as unknown as { suggested: never }).suggested);
    say('setup/ready', 'ready' as never);
    say('order/next', { claim: 'captain' } as never);
    say('turn/arrow', 2 as never);
    expect(m.canTakeBack(0)).toBe(true);
    say('scan/cell', [...m.asks(0)[0]!.domain.options!()][0] as never);
    expect(m.canTakeBack(0)).toBe(false);
    const move = [...m.asks(0)[0]!.domain.options!()].find((o) => ['open', 'move'].includes((o as { do: string }).do));
    say('turn/action', move as never);
    expect(m.canTakeBack(0)).toBe(true);
    expect(m.takeBack(0)).toBe(true);
  });
  test('SCA-RULING-122 the Alien Turn stands, even where no die was rolled in it', () => {
    const m = play({ cells: strip(-4, 0), down: [[0, -4]], foes: [['saucerman', [0, -3]]] }).match;
    m.answer(0, 'turn/action', { do: 'end', who: 'captain' });
    expect([m.asks(0)[0]?.topic, m.view(0).turn, m.canTakeBack(0)]).toEqual(['scan/cell', 3, false]);
  });
  test('SCA-RULING-122, SCA-SCOM-05 nor is the scan of a tile taken back whose name was known and where nothing is drawn', () => {
    for (const [scenario, fixed] of [
      ['s5', 48],
      ['s7', 52],
    ] as const) {
      const t = scene({ scenario, cells: strip(-1, 0), down: [[0, -1]], state: { stage: 'scan' } });
      t.place(0, -1).fixed = fixed;
      const m = t.go().match;
      m.answer(0, 'scan/cell', { cell: t.at(0, -1) });
      expect([m.view(0).cells[t.at(0, -1)]?.tile, m.canTakeBack(0)]).toEqual([fixed, false]);
    }
  });
});

describe('Cleanup', () => {
  test('SCA-CLEAN-01..03 the stunned recover, Open, Locked and Stagger go, seals and ruins stay', () => {
    const t = scene({
      cells: strip(-4, 0),
      hatches: [
        [[0, 0], [0, -1], 'open'],
        [[0, -1], [0, -2], 'locked'],
        [[0, -2], [0, -3], 'sealed'],
        [[0, -3], [0, -4], 'destroyed'],
      ],
      foes: [['sentinel', [0, -4], { stunned: true, stagger: 2 }]],
    }).cleanup();
    expect(t.state.edges.slice().sort()).toEqual(['closed', 'closed', 'destroyed', 'sealed']);
    expect([t.foe(1)?.stunned, t.foe(1)?.stagger]).toEqual([false, 0]);
  });
  test('SCA-CLEAN-04, -05 Spent goes to Available first, then the boxed token to Spent; Order tokens are collected', () => {
    const t = scene({
      crew: { captain: { standard: 0, standardSpent: 1, box: 'standard', order: 1, restricted: 0, restrictedSpent: 1 } },
    }).cleanup();
    const r = t.r('captain');
    expect([r.standard, r.standardSpent, r.restricted, r.restrictedSpent, r.box]).toEqual([1, 1, 1, 0, '']);
    expect(r.order).toBeLessThanOrEqual(1);
    expect(t.told('cleanup')).toHaveLength(1);
  });
  test('SCA-CLEAN-07, SCA-RULING-04 once-per-turn limits, Power Out, Coffee and item marks are reset', () => {
    const t = scene({
      crew: {
        captain: {
          breathed: true,
          talented: true,
          panicked: true,
          controlled: true,
          commanded: true,
          coffee: 2,
          shot: true,
          items: ['space-rations'],
        },
      },
      state: { powerOut: true },
    });
    const rations = t.card('captain', 'space-rations');
    Object.assign(t.state.cards[rations]!, { used: true, user: 0 });
    t.cleanup();
    const card = t.state.cards[rations]!;
    const r = t.r('captain');
    expect([
      r.breathed,
      r.talented,
      r.panicked,
      r.controlled,
      r.commanded,
      r.coffee,
      r.shot,
      t.state.powerOut,
      card.used,
      card.user,
    ]).toEqual([false, false, false, false, false, 0, false, false, false, -1]);
  });
  test('SCA-RULING-04 the O² action is limited per own turn', () => {
    const t = opened({ rocketeers: 2 });
    t.r('captain').breathed = true;
    t.cleanup();
    expect(t.r('captain').breathed).toBe(false);
  });
  test('a grip outlasts Cleanup (SCA-RULING-76)', () => {
    const t = scene({ crew: { captain: { grips: [figureId(1)] } }, foes: [['war-thrall', [0, 0]]] }).cleanup();
    expect(t.r('captain').grips).toEqual([1]);
    expect(t.can({ do: 'move' })).toBe(false);
  });
});
