import { describe, expect, test } from 'vitest';
import { ITEMS } from '../content/index.ts';
import { cellId, figureId } from '../state.ts';
import { give, play, type Scene, type Ship, scene, strip } from './table.ts';

const use = (t: Ship, role: Parameters<Ship['card']>[0], kind: Parameters<Ship['card']>[1]) =>
  t.act({ do: 'use', who: role, card: t.card(role, kind) });
const one = (items: readonly string[], s: Scene = {}, more: object = {}) => play({ crew: { captain: { items, ...more } } as never, ...s });
/** A schematic or belt that is analyzed, with its printed Charges. */
function ready(t: Ship, role: Parameters<Ship['card']>[0], kind: Parameters<Ship['card']>[1]): Ship {
  const id = t.holds(role, kind) ? t.card(role, kind) : give(t, role, kind);
  Object.assign(t.state.cards[id]!, { ready: true, charges: ITEMS[kind].charges });
  return t;
}

describe('items in general', () => {
  test('SCA-ITEM-04, SCA-RULING-112 a personal item in other hands is carried and does nothing', () => {
    const t = play({ crew: { captain: { hp: 3, items: ['med-pack', 'soft-focus-lens', 'head-set'] }, doctor: { at: [1, 0], hp: 2 } } });
    expect(t.can({ do: 'heal', patient: 'doctor' })).toBe(false);
    t.act({ do: 'heal' });
    expect(t.told('roll')[0]?.faces).toHaveLength(3);
  });
  test('SCA-ITEM-04 and in the right hands it works any number of times', () => {
    const t = play({ crew: { doctor: { hp: 1, items: ['med-pack'] } } });
    for (let i = 0; i < 3; i++) t.act({ do: 'heal' });
    expect(t.told('roll').map((r) => r.faces.length)).toEqual([5, 5, 5]);
  });
  test('SCA-ITEM-07 SCA-EX-16 without a Charge icon there is no end: Bandages run out, a Ray Gun does not', () => {
    const t = one(['space-bandages', 'ray-gun'], { foes: [['sentinel', [0, 0]]] }, { hp: 2 });
    t.state.cards[t.card('captain', 'space-bandages')]!.charges = 1;
    t.dice(1);
    use(t, 'captain', 'space-bandages');
    expect([t.r('captain').hp, t.r('captain').standard]).toEqual([3, 2]);
    t.cleanup().turnOf('captain');
    expect([t.can({ do: 'use' }), t.can({ do: 'attack' })]).toEqual([false, true]);
  });
  test('SCA-ITEM-08 most Discovery items work as soon as they are picked up, those with the icon only after analysis', () => {
    const t = play({
      finds: [
        [[0, 0], 'impossible-cube'],
        [[0, 0], 'neuronic-hyperbolizer'],
      ],
      foes: [['saucerman', [0, 0]]],
    });
    t.act({ do: 'pick-up' }).act({ do: 'pick-up' });
    expect([
      t.can({ do: 'use', card: t.card('captain', 'impossible-cube') }),
      t.can({ do: 'use', card: t.card('captain', 'neuronic-hyperbolizer') }),
    ]).toEqual([true, false]);
  });
  test('SCA-RULING-82 every card has its moment: passive, activated, own phase, declared, after the roll, scan, damage, alien turn, acquired', () => {
    const of = (timing: string) =>
      Object.values(ITEMS)
        .filter((i) => i.timing === timing)
        .map((i) => i.kind);
    expect(of('own-phase')).toEqual(['electro-mine', 'freeze-dried-coffee', 'common-cold']);
    expect(of('scan')).toEqual(['scanner']);
    expect(of('damage')).toEqual(['fiberweave-spacesuit', 'force-field-belt', 'long-lost-brother']);
    expect(of('alien-turn')).toEqual(['invisibility-device']);
    expect(of('acquired')).toEqual(['bus-driver', 'smuggler']);
    expect(of('after-roll').sort()).toEqual([
      'lucky-rabbits-foot',
      'reality-inverter',
      'scientist',
      'tape-recorder',
      'telepathy-band',
      'time-warp',
      'tools',
    ]);
    expect(of('declared').sort()).toEqual([
      'co-ed',
      'first-aid-kit',
      'glowing-orb',
      'ionoscope',
      'reference-book',
      'sarge',
      'tricorder',
      'x-ray-goggles',
    ]);
    expect(of('passive').sort()).toEqual([
      'dominated-brain',
      'girl',
      'head-set',
      'holster',
      'med-pack',
      'mentality-helmet',
      'sniper-scope',
      'soft-focus-lens',
      'tele-radio',
      'wire-cutters',
    ]);
    expect(of('activated')).toHaveLength(28);
  });
  test('SCA-RULING-83 a declared card marks its user; another cannot use it this turn', () => {
    const t = play({ crew: { captain: { hp: 3, items: ['reference-book'] }, doctor: { hp: 3 } } });
    const book = t.card('captain', 'reference-book');
    t.act({ do: 'heal', patient: 'captain' }).answers('roll/boost', [book]);
    t.act({ do: 'trade', with: 'doctor' }).answers('trade/what', { give: { kind: 'card', card: book } });
    t.turnOf('doctor').act({ do: 'heal', patient: 'captain' });
    expect(t.question('roll/boost')).toBeUndefined();
  });
});

describe('Rocketeer gear', () => {
  test('SCA-GEAR-02, SCA-RULING-126, SCA-FREE-01 the mine is laid in the own phase for free; whoever picks it up has the card, which is not laid again this turn', () => {
    const t = play({ crew: { captain: { items: ['electro-mine'] }, doctor: {} } });
    t.act({ do: 'lay-mine' });
    expect(t.view(0).cells[t.r('captain').at]!.mines).toHaveLength(1);
    t.turnOf('doctor').act({ do: 'pick-up' });
    expect([t.holds('doctor', 'electro-mine'), t.can({ do: 'lay-mine' })]).toEqual([true, false]);
    t.cleanup().turnOf('doctor');
    expect(t.can({ do: 'lay-mine' })).toBe(true);
  });
  test('SCA-GEAR-03, SCA-RULING-65, -126 SCA-EX-28 a Sentinel that enters frightens first, then dies; one already there does not', () => {
    const t = scene({
      cells: strip(-1, 0),
      crew: { captain: { o2: 2, items: ['electro-mine'] } },
      foes: [
        ['sentinel', [0, 0]],
        ['sentinel', [0, -1]],
      ],
    }).go();
    t.act({ do: 'lay-mine' });
    t.state.figures[0]!.stunned = true;
    t.aliens();
    expect([t.r('captain').o2, t.foe(1) !== undefined, t.foe(2)]).toEqual([1, true, undefined]);
    expect(t.view(0).cells[t.at(0, 0)]!.mines).toEqual([]);
    // Whom the Panic kills, the mine does not avenge: the game is over before it.
    const late = play({ cells: strip(-1, 0), crew: { captain: { o2: 1, items: ['electro-mine'] } }, foes: [['sentinel', [0, -1]]] });
    late.act({ do: 'lay-mine' }).aliens();
    expect([late.state.outcome, late.foes('sentinel').length, late.told('mine').length]).toEqual(['suffocated', 1, 1]);
  });
  test('SCA-GEAR-04, SCA-RULING-108 the Spacesuit cancels one damage, once per turn, if its wearer says so', () => {
    const t = scene({
      crew: { captain: { items: ['fiberweave-spacesuit'] } },
      foes: [
        ['thrall', [0, 0]],
        ['thrall', [0, 0]],
      ],
    }).aliens(1, 1);
    t.answers('damage/prevent', t.card('captain', 'fiberweave-spacesuit'));
    expect([t.r('captain').hp, t.charges('captain', 'fiberweave-spacesuit')]).toEqual([5, 2]);
  });
  test('SCA-RULING-108, -123 each point has its window; the slow take the damage', () => {
    const t = scene({
      seats: 2,
      crew: { captain: { items: ['fiberweave-spacesuit', 'long-lost-brother'] }, doctor: { seat: 1, at: [1, 0] } },
      foes: [['thrall', [0, 0]]],
    }).aliens(1);
    expect(t.offers('damage/prevent')).toHaveLength(3);
    t.strike();
    expect(t.r('captain').hp).toBe(5);
  });
  test('SCA-GEAR-05, SCA-RULING-71 Firecrackers draw everybody who can reach the user; Bugs still swarm first', () => {
    const crew = { captain: { at: [0, -3], order: 1 }, doctor: { at: [0, 1], order: 2 } } as const;
    const t = scene({
      cells: strip(-3, 3),
      crew: crew as never,
      foes: [
        ['thrall', [0, 0]],
        ['bug', [0, 2]],
        ['bug', [0, 3]],
      ],
    });
    give(t, 'captain', 'firecrackers');
    t.turnOf('captain');
    use(t, 'captain', 'firecrackers');
    t.aliens();
    expect(t.spot(1)).toEqual([0, -1]);
    expect(new Set([t.spot(2).join(), t.spot(3).join()]).size).toBe(1);
    // in position is judged against the user only, and the user is chosen among those in range
    const u = scene({
      cells: strip(-1, 1),
      crew: { captain: { at: [0, -1], order: 1, firecrackers: true }, doctor: { at: [0, 0], order: 2 } },
      foes: [
        ['saucerman', [0, 1]],
        ['thrall', [0, 0]],
      ],
    }).aliens();
    expect([u.spot(1), u.spot(2)]).toEqual([
      [0, 0],
      [0, -1],
    ]);
    expect(u.told('alien-attacked')[0]?.role).toBe('captain');
    // cut off from the user, Aliens act normally
    const v = scene({
      cells: strip(-1, 1),
      hatches: [[[0, -1], [0, 0], 'sealed']],
      crew: { captain: { at: [0, -1], firecrackers: true }, doctor: { at: [0, 1] } },
      foes: [['thrall', [0, 0]]],
    }).aliens();
    expect(v.spot(1)).toEqual([0, 1]);
  });
  test('SCA-RULING-71 of two with Firecrackers the higher Order token prevails', () => {
    const t = scene({
      cells: strip(-2, 2),
      crew: { captain: { at: [0, -2], order: 1, firecrackers: true }, doctor: { at: [0, 2], order: 2, firecrackers: true } },
      foes: [['thrall', [0, 0]]],
    }).aliens();
    expect(t.spot(1)).toEqual([0, 1]);
  });
  test('SCA-GEAR-06 First Aid Kit: two dice more on a Heal; SCA-GEAR-13 Med-Pack: one more for the Doctor, and next door', () => {
    const t = play({ crew: { doctor: { items: ['first-aid-kit', 'med-pack'] }, chief: { hp: 3, at: [1, 0] } } });
    t.act({ do: 'heal', patient: 'chief' });
    t.answers('roll/boost', [t.card('doctor', 'first-aid-kit')]);
    expect(t.told('roll')[0]?.faces).toHaveLength(7);
  });
  test('SCA-GEAR-07, SCA-RULING-104 the Flag: everyone in sight, its user included, takes one action or forfeits it, in any order', () => {
    const t = play({
      cells: strip(-1, 2),
      seats: 2,
      hatches: [[[0, 1], [0, 2], 'closed']],
      crew: { captain: { items: ['flag'], standard: 0, standardSpent: 2 }, chief: { seat: 1, at: [0, 1] }, doctor: { at: [0, 2] } },
    });
    use(t, 'captain', 'flag');
    expect(t.state.flag).toEqual(['captain', 'chief']);
    t.act({ do: 'open', who: 'chief', pay: 'flag' });
    expect([t.hatch([0, 1], [0, 2]), t.r('chief').standard]).toEqual(['open', 2]);
    t.act({ do: 'forfeit', who: 'captain' });
    expect([t.topics()[0], t.state.stage]).toEqual(['turn/action', 'action']);
  });
  test('SCA-GEAR-08 Food Pills: two HP a Charge, both Charges at once if wanted', () => {
    const t = one(['food-pills'], {}, { hp: 1 });
    use(t, 'captain', 'food-pills').answers('gear/amount', 2);
    expect([t.r('captain').hp, t.charges('captain', 'food-pills')]).toEqual([5, 0]);
  });
  test('SCA-GEAR-08 Food Pills: for three HP both Charges can be spent, for one HP only one', () => {
    const three = one(['food-pills'], {}, { hp: 3 });
    use(three, 'captain', 'food-pills');
    expect(three.question('gear/amount')?.domain.shape()).toMatchObject({ min: 1, max: 2 });
    three.answers('gear/amount', 2);
    expect([three.r('captain').hp, three.charges('captain', 'food-pills')]).toEqual([6, 0]);
    const scratch = one(['food-pills'], {}, { hp: 5 });
    use(scratch, 'captain', 'food-pills');
    expect([scratch.r('captain').hp, scratch.charges('captain', 'food-pills')]).toEqual([6, 1]);
  });
  test('SCA-END-02, SCA-GEAR-15 Power of Love: when the first retreat is a defeat, nobody is asked for the next', () => {
    const t = one(['power-of-love'], {
      cells: strip(-2, 2),
      crew: { captain: { items: ['power-of-love'] }, doctor: { at: [0, -2], o2: 1 } },
      foes: [
        ['sentinel', [0, -1]],
        ['saucerman', [0, 1]],
        ['saucerman', [0, 1]],
      ],
    });
    use(t, 'captain', 'power-of-love').answers('gear/handle', { push: 1 });
    expect([t.state.outcome, t.state.fallen, t.topics()]).toEqual(['suffocated', 'doctor', []]);
  });
  test('SCA-END-02, SCA-DISC-05 Gravitational Wave Generator: a Sentinel pulled into a defeat is pulled no farther', () => {
    const t = one(['gravitational-wave-generator'], {
      cells: strip(-3, 0),
      crew: { captain: { items: ['gravitational-wave-generator'] }, doctor: { at: [0, -2], o2: 1 } },
      foes: [['sentinel', [0, -3]]],
    });
    use(t, 'captain', 'gravitational-wave-generator').answers('gear/handle', { pull: 1 });
    expect([t.state.outcome, t.topics()]).toEqual(['suffocated', []]);
  });
  test('SCA-GEAR-09, SCA-RULING-105 Coffee: an action; one die more for all on the tile until Cleanup; two Coffees add up, the Cube gets none', () => {
    const t = play({
      crew: { captain: { hp: 3, items: ['freeze-dried-coffee', 'ray-gun', 'impossible-cube'] }, doctor: {}, chief: { at: [1, 0] } },
      foes: [['sentinel', [0, 0]]],
    });
    expect(t.can({ do: 'coffee', pay: 'restricted' })).toBe(false);
    t.act({ do: 'coffee', pay: 'standard' });
    expect([t.r('captain').coffee, t.r('doctor').coffee, t.r('chief').coffee]).toEqual([1, 1, 0]);
    t.act({ do: 'attack' });
    expect(t.told('roll')[0]?.faces).toHaveLength(5);
    use(t, 'captain', 'impossible-cube');
    expect(t.told('roll')[1]?.faces).toHaveLength(5);
    expect(t.cleanup().r('captain').coffee).toBe(0);
  });
  test('SCA-GEAR-11 Holster: one die more on the first Ray Gun attack of a turn only', () => {
    const t = one(['holster', 'ray-gun', 'air-knife'], { foes: [['sentinel', [0, 0]]] });
    t.act({ do: 'attack', card: t.card('captain', 'air-knife') });
    t.act({ do: 'attack', card: t.card('captain', 'ray-gun') }).act({ do: 'attack', card: t.card('captain', 'ray-gun') });
    expect(t.told('roll').map((r) => r.faces.length)).toEqual([3, 5, 4]);
  });
  test('SCA-GEAR-12 Lucky Rabbit’s Foot: any one die again', () => {
    const t = one(['lucky-rabbits-foot', 'ray-gun'], { foes: [['saucerman', [0, 0]]] });
    t.dice(9, 9, 9, 9, 1).act({ do: 'attack' });
    expect(t.offers('roll/after')).toHaveLength(5);
    t.answers('roll/after', { dice: [2] });
    expect(t.foe(1)).toBeUndefined();
  });
  test('SCA-GEAR-14 Oxygen Tank: discarded for 2 O²', () => {
    const t = one(['oxygen-tank']);
    use(t, 'captain', 'oxygen-tank');
    expect([t.r('captain').o2, t.holds('captain', 'oxygen-tank')]).toEqual([8, false]);
  });
  test('SCA-GEAR-15, SCA-RULING-106 Power of Love: Aliens in sight, not Thralls, retreat one tile where they can', () => {
    const t = one(['power-of-love'], {
      cells: strip(-2, 2),
      hatches: [[[0, -1], [0, -2], 'closed']],
      foes: [
        ['sentinel', [0, -1]],
        ['saucerman', [0, -1], { stunned: true }],
        ['thrall', [0, 1]],
        ['leech', [0, 1]],
      ],
    });
    use(t, 'captain', 'power-of-love');
    while (t.question('gear/handle')) t.answers('gear/handle', {});
    expect([1, 2, 3, 4].map((id) => t.spot(id))).toEqual([
      [0, -1],
      [0, -2],
      [0, 1],
      [0, 2],
    ]);
  });
  test('SCA-GEAR-16 Reference Book: one die on one IQ roll; SCA-GEAR-30 Wire Cutters: one on every attempt to subdue', () => {
    const t = one(['reference-book', 'wire-cutters'], { foes: [['thrall', [0, 0]]] });
    t.act({ do: 'subdue' }).answers('roll/boost', [t.card('captain', 'reference-book')]);
    t.act({ do: 'subdue' });
    expect(t.told('roll').map((r) => r.faces.length)).toEqual([5, 4]);
  });
  test('SCA-GEAR-18 Sniper Scope: two dice more with the Atomic Rifle at range 3 only', () => {
    const t = one(['sniper-scope', 'atomic-rifle'], {
      cells: strip(-3, 0),
      foes: [
        ['sentinel', [0, -3]],
        ['sentinel', [0, -2]],
      ],
    });
    t.act({ do: 'attack', figure: 1 }).act({ do: 'attack', figure: 2 });
    expect(t.told('roll').map((r) => r.faces.length)).toEqual([4, 3]);
  });
  test('SCA-GEAR-20 Space Bandages: a Heal action without AP, with its Overkills', () => {
    const t = play({ crew: { doctor: { hp: 2, items: ['space-bandages'] } } }).dice(1, 1);
    use(t, 'doctor', 'space-bandages').answers('overkill/spend', { buy: 'sawbones' });
    expect([t.r('doctor').hp, t.r('doctor').standard, t.charges('doctor', 'space-bandages')]).toEqual([4, 2, 2]);
  });
  test('SCA-GEAR-21, SCA-RULING-40, -107, -127 Space Monkey: fetch from or drop on a neighbour in sight, or open a hatch in sight near by', () => {
    const s: Scene = {
      cells: strip(-2, 1),
      hatches: [
        [[0, -1], [0, -2], 'closed'],
        [[0, 0], [0, 1], 'closed'],
      ],
      finds: [
        [[0, -1], 'heat-ray'],
        [[0, 1], 'time-warp'],
      ],
    };
    const t = one(['space-monkey', 'ray-gun'], s);
    use(t, 'captain', 'space-monkey');
    const all = t.offers('gear/handle') as Record<string, unknown>[];
    expect(all.filter((o) => 'get' in o)).toHaveLength(1);
    expect(
      all
        .filter((o) => 'open' in o)
        .map((o) => o.open)
        .sort(),
    ).toEqual([t.edge([0, -1], [0, -2]), t.edge([0, 0], [0, 1])].sort());
    t.answers('gear/handle', { drop: t.card('captain', 'ray-gun') });
    expect([t.view(0).cells[t.at(0, -1)]!.cards.length, t.can({ do: 'attack' })]).toEqual([1, false]);
    t.act({ do: 'move', to: t.at(0, -1) }).act({ do: 'pick-up', thing: { kind: 'card' } });
    expect(t.holds('captain', 'ray-gun')).toBe(true);
    const u = one(['space-monkey'], s);
    use(u, 'captain', 'space-monkey').answers('gear/handle', { get: { kind: 'find' } });
    expect(u.holds('captain', 'heat-ray')).toBe(true);
  });
  test('SCA-GEAR-22 Space Rations: everybody on the tile heals 1', () => {
    const t = play({ crew: { captain: { hp: 2, items: ['space-rations'] }, doctor: { hp: 2 }, chief: { hp: 2, at: [1, 0] } } });
    use(t, 'captain', 'space-rations');
    expect([t.r('captain').hp, t.r('doctor').hp, t.r('chief').hp]).toEqual([3, 3, 2]);
  });
  test('SCA-GEAR-23 Stun Pellet: all Aliens here or next door in sight, no AP', () => {
    const t = one(['stun-pellet'], {
      cells: strip(-2, 1),
      hatches: [[[0, 0], [0, 1], 'closed']],
      foes: [
        ['sentinel', [0, -1]],
        ['thrall', [0, -1]],
        ['bug', [0, 0]],
        ['bug', [0, 1]],
        ['bug', [0, -2]],
      ],
    });
    use(t, 'captain', 'stun-pellet');
    expect((t.offers('gear/cell') as number[]).sort()).toEqual([t.at(0, 0), t.at(0, -1)].sort());
    t.answers('gear/cell', t.at(0, -1));
    expect([t.foe(1)?.stunned, t.foe(2)?.stunned, t.foe(3)?.stunned, t.r('captain').standard]).toEqual([true, true, false, 2]);
  });
  test('SCA-GEAR-24, SCA-RULING-93 Tape Recorder: keeps one Overkill of an IQ action, over Cleanup and trade; spent on the own option or added to a later success', () => {
    const t = play({ crew: { doctor: { hp: 2, items: ['tape-recorder', 'ray-gun'] } }, foes: [['saucerman', [0, 0]]] });
    t.dice(1, 1).act({ do: 'heal' }).answers('overkill/spend', { buy: 'store' });
    expect(t.view(0).cards[t.card('doctor', 'tape-recorder')]!.stored).toBe(true);
    t.cleanup().turnOf('doctor');
    t.act({ do: 'recording' }).answers('overkill/spend', { buy: 'sawbones' });
    expect(t.r('doctor').hp).toBe(4);
    t.dice(1, 1).act({ do: 'attack' });
    expect(t.offers('overkill/spend').some((o) => (o as { buy?: string }).buy === 'store')).toBe(false);
    t.answers('overkill/spend', 'stop');
    t.state.cards[t.card('doctor', 'tape-recorder')]!.stored = true;
    t.dice(1).act({ do: 'heal' });
    t.answers('overkill/spend', { recording: t.card('doctor', 'tape-recorder') });
    expect(t.state.roll?.overkills).toBe(1);
  });
  test('SCA-GEAR-25 the Tele-Radio reaches any Rocketeer', () => {
    const t = play({ crew: { captain: { items: ['tele-radio'] }, doctor: { at: [2, 0] } } });
    t.act({ do: 'talent' }).answers('overkill/spend', { to: 'doctor' });
    expect(t.r('doctor').command).toBe(true);
  });
  test('SCA-GEAR-26, SCA-RULING-100 The Common Cold: an IQ action; all Aliens here but Thralls go, nothing is gained; discarded even on a miss', () => {
    const t = one(['common-cold'], {
      foes: [
        ['sentinel', [0, 0]],
        ['brain', [0, 0]],
        ['thrall', [0, 0]],
        ['bug', [1, 0]],
      ],
    });
    t.dice(1).act({ do: 'cold' });
    expect([t.foes().map((f) => f.id), t.r('captain').blood, t.holds('captain', 'common-cold')]).toEqual([[3, 4], 0, false]);
    const miss = one(['common-cold'], { foes: [['bug', [0, 0]]] }).act({ do: 'cold' });
    expect([miss.foes().length, miss.holds('captain', 'common-cold')]).toEqual([1, false]);
    expect(one(['common-cold'], { foes: [['thrall', [0, 0]]] }).can({ do: 'cold' })).toBe(false);
  });
  test('SCA-GEAR-27, SCA-RULING-98 Thermite destroys a hatch of the tile, never a sealed one', () => {
    const t = one(['thermite'], {
      hatches: [
        [[0, 0], [0, -1], 'locked'],
        [[0, 0], [1, 0], 'sealed'],
        [[0, 0], [0, 1], 'destroyed'],
      ],
    });
    use(t, 'captain', 'thermite');
    expect(t.hatch([0, 0], [0, -1])).toBe('destroyed');
    expect(t.hatch([0, 0], [1, 0])).toBe('sealed');
  });
  test('SCA-GEAR-28, SCA-RULING-92 Tools: all dice of an IQ action again, once; without a success they break', () => {
    const t = one(['tools', 'ray-gun'], { foes: [['bug', [0, 0]]] }, { hp: 2 });
    t.act({ do: 'heal' });
    t.dice(9, 1, 9).answers('roll/after', { use: t.card('captain', 'tools') });
    expect([t.r('captain').hp, t.holds('captain', 'tools')]).toEqual([3, true]);
    t.act({ do: 'attack' });
    expect(t.question('roll/after')).toBeUndefined();
    t.cleanup().turnOf('captain').act({ do: 'heal' });
    t.answers('roll/after', { use: t.card('captain', 'tools') });
    expect(t.holds('captain', 'tools')).toBe(false);
  });
});

describe('Discovery items', () => {
  test('SCA-DISC-02, -03 Mysterium is kept as a token; a Thrall Oxygen Tank gives 3 O² and goes', () => {
    const t = play({
      finds: [
        [[0, 0], 'mysterium'],
        [[0, 0], 'thrall-oxygen-tank'],
      ],
    });
    t.act({ do: 'pick-up' }).act({ do: 'pick-up' });
    expect([t.r('captain').mysterium, t.r('captain').o2, t.place(0, 0).finds]).toEqual([1, 9, []]);
  });
  test('SCA-DISC-04, SCA-RULING-108 Force Field Belt: a Charge instead of a wound, as often as it lasts; not against a loss of HP', () => {
    const t = ready(
      scene({
        crew: { captain: {} },
        foes: [
          ['thrall', [0, 0]],
          ['thrall', [0, 0]],
          ['thrall', [0, 0]],
        ],
      }),
      'captain',
      'force-field-belt',
    ).aliens(1, 1, 1);
    const belt = t.card('captain', 'force-field-belt');
    t.answers('damage/prevent', belt).answers('damage/prevent', belt).answers('damage/prevent', 'take');
    expect([t.r('captain').hp, t.charges('captain', 'force-field-belt')]).toEqual([5, 1]);
  });
  test('SCA-DISC-05, SCA-RULING-96 Gravitational Wave Generator: pull a figure or object 1 to 3 tiles over clear edges, never past the user', () => {
    const t = one(['gravitational-wave-generator'], {
      cells: strip(-4, 1),
      finds: [[[0, -1], 'heat-ray']],
      foes: [
        ['thrall', [0, -3]],
        ['brain', [0, -4]],
      ],
    });
    use(t, 'captain', 'gravitational-wave-generator');
    expect(t.offers('gear/handle')).toHaveLength(2);
    t.answers('gear/handle', { pull: 1 }).answers('gear/cell', t.at(0, -1)).answers('gear/cell', t.at(0, 0));
    expect(t.spot(1)).toEqual([0, 0]);
    expect(t.topics()[0]).toBe('turn/action');
    const u = one(['gravitational-wave-generator'], { cells: strip(-1, 0), finds: [[[0, -1], 'heat-ray']] });
    use(u, 'captain', 'gravitational-wave-generator');
    expect(u.place(0, 0).finds).toEqual(['heat-ray']);
  });
  test('SCA-RULING-127 waves and pulses move others’ Rocketeers without asking, never markers, bosses or face-down tokens', () => {
    const t = play({
      cells: strip(-2, 0),
      seats: 2,
      crew: { captain: { items: ['gravitational-wave-generator'] }, chief: { seat: 1, at: [0, -1], grips: [] } },
      state: { boss: { type: 'hive-queen', at: cellId(0), hp: 3, max: 5 } },
    });
    t.place(0, -1).box = true;
    use(t, 'captain', 'gravitational-wave-generator');
    expect(t.spot('chief')).toEqual([0, 0]);
  });
  test('SCA-DISC-06, SCA-RULING-98 Heat Ray seals or destroys a hatch in sight for good; sealed and destroyed never change into each other', () => {
    const t = one(['heat-ray'], {
      cells: strip(-2, 1),
      hatches: [
        [[0, 0], [0, -1], 'open'],
        [[0, -1], [0, -2], 'sealed'],
        [[0, 0], [0, 1], 'destroyed'],
      ],
    });
    use(t, 'captain', 'heat-ray');
    expect(t.offers('gear/edge')).toEqual([
      { edge: t.edge([0, 0], [0, -1]), to: 'sealed' },
      { edge: t.edge([0, 0], [0, -1]), to: 'destroyed' },
    ]);
    t.answers('gear/edge', { to: 'sealed' });
    expect(t.cleanup().hatch([0, 0], [0, -1])).toBe('sealed');
  });
  test('SCA-DISC-07, SCA-RULING-95 Impossible Cube: five dice, every success buys the own option, nothing else', () => {
    const t = play({ crew: { doctor: { hp: 1, items: ['impossible-cube', 'reference-book', 'co-ed'] } } }).dice(1, 1, 9, 9, 9);
    use(t, 'doctor', 'impossible-cube');
    expect(t.state.roll?.overkills).toBe(2);
    t.answers('overkill/spend', { buy: 'sawbones' }).answers('overkill/spend', { buy: 'sawbones' });
    expect(t.r('doctor').hp).toBe(3);
  });
  test('SCA-DISC-08, SCA-RULING-111 Ionoscope: one success more, the Charge spent before the roll', () => {
    const t = one(['ionoscope'], {}, { hp: 2 });
    t.act({ do: 'heal' }).answers('roll/boost', [t.card('captain', 'ionoscope')]);
    expect([t.r('captain').hp, t.charges('captain', 'ionoscope'), t.told('result')[0]?.overkills]).toEqual([3, 2, 0]);
  });
  test('SCA-DISC-09, SCA-RULING-83 SCA-EX-43 Mentality Helmet: no Panic, no Mind Control; once it has worked it helps nobody else this turn', () => {
    const t = scene({
      cells: strip(-1, 0),
      down: [[0, -1]],
      crew: { doctor: { items: ['mentality-helmet'] }, captain: { order: 9 }, chief: {} },
    });
    t.place(0, -1).alien = true;
    t.state.bags.aliens = [41];
    t.scanBy('doctor').answers('scan/cell', {});
    expect([t.r('doctor').o2, t.r('captain').o2]).toEqual([5, 4]);
    t.act({ do: 'trade', with: 'captain' }).answers('trade/what', { give: { kind: 'card', card: t.card('doctor', 'mentality-helmet') } });
    t.aliens(1, 1).answers('mind/token', 'standard');
    expect(t.r('captain').box).toBe('standard');
    t.cleanup();
    t.r('captain').order = 9;
    t.aliens(1, 1);
    expect([t.r('captain').box, t.told('protected').at(-1)?.from]).toEqual(['', 'mind-control']);
  });
  test('SCA-DISC-10 Replicator: one more of what one holds', () => {
    const t = one(['replicator'], {}, { wire: 1, blood: 1 });
    use(t, 'captain', 'replicator');
    expect(t.offers('gear/component')).toEqual(['alien-blood', 'wire']);
    t.answers('gear/component', 'wire');
    expect(t.r('captain').wire).toBe(2);
  });
  test('SCA-DISC-11, SCA-RULING-97 Sonic Repulsor: straight away until out of sight, a hatch or the border; Rocketeers stop before face-down tiles', () => {
    const t = one(['sonic-repulsor'], { cells: strip(-4, 0), hatches: [[[0, -3], [0, -4], 'closed']], foes: [['saucerman', [0, -1]]] });
    use(t, 'captain', 'sonic-repulsor');
    expect(t.spot(1)).toEqual([0, -3]);
    const u = play({
      cells: strip(-3, 0),
      down: [
        [0, -2],
        [0, -3],
      ],
      crew: { captain: { items: ['sonic-repulsor'] }, chief: { at: [0, -1] } },
      foes: [['saucerman', [0, -1]]],
    });
    use(u, 'captain', 'sonic-repulsor');
    expect(u.offers('gear/handle')).toBeDefined();
    expect(u.spot('chief')).toEqual([0, -1]);
    expect(u.spot(1)).toEqual([0, -2]); // the first tile out of sight
    const own = one(['sonic-repulsor'], { foes: [['saucerman', [0, 0]]] });
    use(own, 'captain', 'sonic-repulsor');
    expect(own.offers('gear/handle')).toHaveLength(6);
    const tie = one(['sonic-repulsor'], {
      foes: [['saucerman', [1, -2]]],
      cells: [
        [0, 0],
        [0, -1],
        [1, -1],
        [1, -2],
        [1, -3],
        [2, -3],
      ],
    });
    use(tie, 'captain', 'sonic-repulsor');
    expect((tie.offers('gear/handle') as { direction: number }[]).map((o) => o.direction)).toEqual([1, 2]);
  });
  test('SCA-DISC-12 Strangely Glowing Orb: IQ + 1 for one roll, so it counts against Leeches', () => {
    const t = one(
      ['glowing-orb'],
      {
        foes: [
          ['leech', [0, 0]],
          ['leech', [0, 0]],
          ['leech', [0, 0]],
          ['leech', [0, 0]],
        ],
      },
      { hp: 2 },
    );
    expect(t.can({ do: 'heal' })).toBe(false); // IQ 3 + 1 − 4
    const u = one(['glowing-orb'], { foes: [['leech', [0, 0]]] }, { hp: 2 });
    u.act({ do: 'heal' }).answers('roll/boost', [u.card('captain', 'glowing-orb')]);
    expect(u.told('roll')[0]?.faces).toHaveLength(3);
  });
  test('SCA-DISC-13, SCA-RULING-94 Telepathy Band: another’s option as a Talent action, or for all Overkills of a roll for one Charge; no personal items', () => {
    const t = play({
      crew: { chief: { hp: 3, items: ['telepathy-band', 'ray-gun', 'med-pack'] }, doctor: { at: [1, 0], hp: 3 }, captain: {} },
      foes: [['sentinel', [0, 0]]],
    });
    t.dice(1, 1, 1).act({ do: 'attack' });
    t.answers('overkill/spend', { borrow: 'doctor' });
    expect(t.offers('overkill/spend').filter((o) => (o as { buy: string }).buy === 'sawbones')).toEqual([
      { buy: 'sawbones', patient: 'chief' },
    ]);
    t.answers('overkill/spend', { buy: 'sawbones' }).answers('overkill/spend', { buy: 'sawbones' });
    expect([t.r('chief').hp, t.charges('chief', 'telepathy-band')]).toEqual([5, 2]);
    const u = play({ crew: { chief: { items: ['telepathy-band'] }, captain: {}, yeoman: {} } });
    u.act({ do: 'talent', borrow: 'captain' });
    expect((u.offers('overkill/spend') as { to: string }[]).map((o) => o.to)).toEqual(['captain', 'yeoman']);
    u.answers('overkill/spend', { to: 'captain' });
    expect([u.r('captain').command, u.r('chief').talented, u.can({ do: 'talent', who: 'chief' })]).toEqual([true, true, false]);
  });
  test('SCA-DISC-14 Time Warp: any dice of the roll again, once; also for the Cube', () => {
    const t = play({ crew: { doctor: { hp: 1, items: ['time-warp', 'impossible-cube'] } } });
    use(t, 'doctor', 'impossible-cube');
    t.answers('roll/after', { use: t.card('doctor', 'time-warp') })
      .dice(1, 1)
      .answers('roll/dice', [0, 4]);
    expect(t.state.roll?.faces.filter((f) => f === 1)).toHaveLength(2);
    expect(t.question('roll/after')).toBeUndefined();
  });
  test('SCA-DISC-15, SCA-RULING-58 X-Ray Goggles: one closed hatch is clear for the next action and its Overkills; not a locked one; once per turn', () => {
    const t = one(['x-ray-goggles', 'ray-gun'], {
      cells: strip(-1, 1),
      hatches: [
        [[0, 0], [0, -1], 'closed'],
        [[0, 0], [0, 1], 'locked'],
      ],
      foes: [['sentinel', [0, -1]]],
    });
    expect(t.can({ do: 'attack' })).toBe(false);
    expect((t.offers('turn/action') as { do: string }[]).filter((o) => o.do === 'goggles')).toHaveLength(1);
    t.act({ do: 'goggles' });
    expect([t.can({ do: 'attack' }), t.can({ do: 'move' })]).toEqual([true, false]);
    t.dice(1).act({ do: 'attack' });
    expect([t.foe(1)?.hp, t.can({ do: 'attack' }), t.can({ do: 'goggles' })]).toEqual([2, false, false]);
  });
  test('SCA-RULING-58 the goggles stay on until something needs them: not a step, a find, a trade or a drink takes them off', () => {
    const t = play({
      cells: [...strip(-1, 1), [1, 0]],
      hatches: [[[0, 0], [0, -1], 'closed']],
      crew: {
        captain: { mysterium: 1, o2: 3, items: ['x-ray-goggles', 'ray-gun', 'oxygen-tank', 'electro-mine', 'heat-ray'] },
        doctor: {},
      },
      foes: [['sentinel', [0, -1]]],
      finds: [[[0, 0], 'mysterium']],
    });
    t.state.cards[t.card('captain', 'heat-ray')]!.charges = 1;
    t.go().act({ do: 'goggles', edge: t.edge([0, 0], [0, -1]) });
    t.act({ do: 'pick-up' })
      .act({ do: 'trade' })
      .answers('trade/what', { give: { kind: 'o2' } });
    t.act({ do: 'lay-mine' }).act({ do: 'recharge' });
    use(t, 'captain', 'oxygen-tank');
    t.act({ do: 'move', to: t.at(0, 1) }).act({ do: 'move', to: t.at(0, 0) });
    expect(t.can({ do: 'attack' })).toBe(true);
    t.act({ do: 'attack' });
    expect([t.r('captain').xray, t.can({ do: 'attack' })]).toEqual([-1, false]);
  });
  test('SCA-EVENT-02, SCA-RULING-21, -58 a Power Out takes off goggles that are on', () => {
    const t = play({
      cells: strip(-1, 1),
      hatches: [[[0, 0], [0, -1], 'closed']],
      down: [[0, 1]],
      crew: { captain: { items: ['x-ray-goggles', 'ray-gun'] }, chief: { order: 0 } },
      foes: [['sentinel', [0, -1]]],
    });
    t.place(0, 1).alien = true;
    t.state.bags.aliens = [35];
    t.act({ do: 'goggles' });
    t.scanBy('chief').answers('scan/cell', { cell: t.at(0, 1) });
    expect([t.state.powerOut, t.turnOf('captain').can({ do: 'attack', figure: 1 })]).toEqual([true, false]);
  });
  test('SCA-RULING-58, -96 the goggles are for the eyes: nothing is pulled through a closed hatch', () => {
    const t = one(['x-ray-goggles', 'gravitational-wave-generator', 'ray-gun'], {
      cells: strip(-2, 0),
      hatches: [[[0, 0], [0, -1], 'closed']],
      foes: [['sentinel', [0, -2]]],
    });
    t.act({ do: 'goggles' });
    expect(t.can({ do: 'use', card: t.card('captain', 'gravitational-wave-generator') })).toBe(false);
  });
  test('SCA-RULING-93 a stored Overkill does not join an Impossible Cube without a success', () => {
    const t = play({ crew: { doctor: { hp: 2, items: ['tape-recorder', 'impossible-cube'] } } });
    t.state.cards[t.card('doctor', 'tape-recorder')]!.stored = true;
    use(t, 'doctor', 'impossible-cube');
    expect([t.topics()[0], t.r('doctor').hp]).toEqual(['turn/action', 2]);
    const u = play({ crew: { doctor: { hp: 2, items: ['tape-recorder', 'impossible-cube'] } } }).dice(1);
    u.state.cards[u.card('doctor', 'tape-recorder')]!.stored = true;
    use(u, 'doctor', 'impossible-cube').answers('overkill/spend', { recording: u.card('doctor', 'tape-recorder') });
    expect(u.state.roll?.overkills).toBe(2);
  });
  test('SCA-FREE-03, SCA-ITEM-05, SCA-RULING-101 what was used in this game turn comes out of the Stasis Box as used', () => {
    const t = ready(scene({ crew: { captain: { items: ['oxygen-tank'] }, doctor: {} } }), 'captain', 'stasis-box').go();
    const tank = t.card('captain', 'oxygen-tank');
    use(t, 'captain', 'oxygen-tank');
    use(t, 'captain', 'stasis-box').answers('gear/card', tank);
    expect([t.holds('captain', 'oxygen-tank'), t.can({ do: 'use', card: tank })]).toEqual([true, false]);
    t.act({ do: 'trade' }).answers('trade/what', { give: { kind: 'card', card: tank } });
    expect(t.turnOf('doctor').can({ do: 'use', card: tank })).toBe(false);
    expect(t.cleanup().turnOf('doctor').can({ do: 'use', card: tank })).toBe(true);
  });
  test('SCA-RULING-19, -71 lit Firecrackers draw nobody in a Time Distortion, which is no Alien Turn', () => {
    const t = play({
      cells: strip(-3, 3),
      down: [[0, 3]],
      crew: { captain: { at: [0, -3], firecrackers: true }, doctor: { at: [0, 1], order: 0 } },
      foes: [
        ['saucerman', [0, -1]],
        ['bug', [0, -1]],
      ],
    });
    t.place(0, 3).alien = true;
    t.state.bags.aliens = [38];
    t.state.figures.push({ ...t.foe(1)!, id: figureId(99), at: t.at(0, -1) });
    t.scanBy('doctor').answers('scan/cell', { cell: t.at(0, 3) });
    expect(t.spot(1)).toEqual([0, 0]); // toward the Doctor, who is nearer
    expect(t.told('alien-target').map((n) => n.why)).not.toContain('firecrackers');
  });
  test('SCA-COMP-02, SCA-RULING-84 Mysterium puts a Charge on a used Discovery item, never above the print, never on Rocketeer items', () => {
    const t = one(['heat-ray', 'space-rations'], {}, { mysterium: 2 });
    expect(t.can({ do: 'recharge' })).toBe(false);
    t.state.cards[t.card('captain', 'heat-ray')]!.charges = 2;
    t.state.cards[t.card('captain', 'space-rations')]!.charges = 0;
    expect(
      t
        .go()
        .offers('turn/action')
        .filter((o) => (o as { do: string }).do === 'recharge'),
    ).toHaveLength(1);
    t.act({ do: 'recharge' });
    expect([t.charges('captain', 'heat-ray'), t.r('captain').mysterium, t.can({ do: 'recharge' })]).toEqual([3, 1, false]);
  });
});

describe('schematics', () => {
  test('SCA-SCHEM-01, -05, SCA-RULING-110 Inspiration: an unassembled schematic discarded for a free IQ action; never an assembled one', () => {
    const t = scene({ crew: { captain: { hp: 2, standard: 0, standardSpent: 2, o2: 1 } } });
    give(t, 'captain', 'teleporter');
    t.go().dice(1).act({ do: 'inspire' });
    expect([t.r('captain').hp, t.holds('captain', 'teleporter')]).toEqual([3, false]);
    const u = ready(scene({ crew: { captain: { hp: 2 } } }), 'captain', 'teleporter').go();
    expect(u.can({ do: 'inspire' })).toBe(false);
  });
  test('SCA-GEAR-24, SCA-RULING-93 what a roll has stored is not played back in the same roll', () => {
    const t = play({ crew: { doctor: { hp: 2, items: ['tape-recorder'] } } });
    t.dice(1, 1, 1).act({ do: 'heal' }).answers('overkill/spend', { buy: 'store' });
    expect(t.offers('overkill/spend').some((o) => JSON.stringify(o).includes('recording'))).toBe(false);
  });
  test('SCA-RULING-92 Tools break by the dice of their own reroll, an Ionoscope’s success apart', () => {
    const t = play({ crew: { captain: { hp: 2, items: ['ionoscope', 'tools'] } } });
    t.act({ do: 'heal' }).answers('roll/boost', [t.card('captain', 'ionoscope')]);
    t.answers('roll/after', { use: t.card('captain', 'tools') });
    expect([t.holds('captain', 'tools'), t.r('captain').hp]).toEqual([false, 3]);
  });
  test('SCA-RESC-04, SCA-RULING-129 Co-Ed adds two dice to an attack as well', () => {
    const dice = (boosted: boolean) => {
      const t = play({ crew: { captain: { items: ['ray-gun', 'co-ed'] } }, foes: [['saucerman', [0, 0]]] }).act({ do: 'attack' });
      t.answers('roll/boost', boosted ? [t.card('captain', 'co-ed')] : []);
      return t.told('roll')[0]!.faces.length;
    };
    expect(dice(true) - dice(false)).toBe(2);
  });
  test('SCA-SCHEM-06, SCA-RULING-72 Invisibility Device: before a step or an attack; for this turn nobody sees the user, and the attacker chooses again', () => {
    const t = ready(
      scene({ crew: { captain: { order: 2 }, doctor: { order: 1 } }, foes: [['saucerman', [0, 0]]] }),
      'captain',
      'invisibility-device',
    ).aliens(1);
    expect(t.topics()).toEqual(['alien/invisible']);
    t.answers('alien/invisible', false).answers('alien/invisible', true);
    expect([t.told('alien-attacked')[0]?.role, t.r('captain').hp, t.r('doctor').hp]).toEqual(['doctor', 6, 4]);
    t.cleanup();
    expect(t.r('captain').invisible).toBe(false);
    const s = ready(
      scene({ cells: strip(-1, 0), crew: { captain: {} }, foes: [['sentinel', [0, -1]]] }),
      'captain',
      'invisibility-device',
    ).aliens();
    s.answers('alien/invisible', true);
    expect([s.spot(1), s.r('captain').o2, s.told('alien-stayed')[0]?.why]).toEqual([[0, -1], 6, 'no-path']);
    // A Sentinel that comes for somebody else frightens only those it sees.
    const two = scene({
      cells: strip(-1, 0),
      crew: { captain: { invisible: true }, doctor: {} },
      foes: [['sentinel', [0, -1]]],
    }).aliens();
    expect([two.r('captain').o2, two.r('doctor').o2]).toEqual([6, 5]);
  });
  test('SCA-RULING-123 the Device is not used by default', () => {
    const t = ready(
      scene({ seats: 2, crew: { captain: {}, doctor: { seat: 1, at: [2, 0] } }, foes: [['thrall', [0, 0]]] }),
      'captain',
      'invisibility-device',
    )
      .aliens()
      .strike()
      .strike();
    expect(t.told('alien-attacked')).toHaveLength(1);
  });
  test('SCA-SCHEM-07, SCA-RULING-99 SCA-EX-25 Neuronic Hyperbolizer: all Aliens of any tile, face down too', () => {
    const t = ready(
      scene({
        down: [[0, -2]],
        foes: [
          ['leader', [0, -2]],
          ['thrall', [0, -2]],
          ['bug', [2, 0]],
        ],
      }),
      'captain',
      'neuronic-hyperbolizer',
    ).go();
    use(t, 'captain', 'neuronic-hyperbolizer').answers('gear/cell', t.at(0, -2));
    expect([t.foe(1)?.stunned, t.foe(2)?.stunned, t.foe(3)?.stunned]).toEqual([true, true, false]);
  });
  test('SCA-SCHEM-08, SCA-DICE-05 Reality Inverter: 8 to 10 succeed instead for that roll', () => {
    const t = ready(
      scene({ crew: { captain: { items: ['ray-gun'] } }, foes: [['saucerman', [0, 0]]] }),
      'captain',
      'reality-inverter',
    ).go();
    t.dice(8, 9, 1, 5)
      .act({ do: 'attack' })
      .answers('roll/after', { use: t.card('captain', 'reality-inverter') });
    expect([t.foe(1), t.state.roll?.successes]).toEqual([undefined, 2]);
  });
  test('SCA-SCHEM-09, SCA-RULING-101 Stasis Box: any unused or discarded Rocketeer item with full Charges, Large or not', () => {
    const t = ready(scene({ crew: { captain: { items: ['oxygen-tank', 'ray-gun', 'atomic-rifle'] } } }), 'captain', 'stasis-box').go();
    const tank = t.card('captain', 'oxygen-tank');
    use(t, 'captain', 'oxygen-tank');
    use(t, 'captain', 'stasis-box');
    expect(t.offers('gear/card')).toContain(tank);
    expect(t.offers('gear/card').some((id) => t.view(0).cards[id as number]!.kind === 'heat-ray')).toBe(false);
    t.answers('gear/card', t.offers('gear/card').find((id) => t.view(0).cards[id as number]!.kind === 'flame-gun') as number);
    expect(t.charges('captain', 'flame-gun')).toBe(3);
  });
  test('SCA-SCHEM-10, SCA-RULING-74, -100 Tantalus Projector: one Alien anywhere, whatever its HP; no Thrall, no boss', () => {
    const t = ready(
      scene({
        down: [[2, 0]],
        foes: [
          ['sentinel', [2, 0]],
          ['thrall', [0, 0]],
        ],
        state: { boss: { type: 'hive-queen', at: cellId(0), hp: 3, max: 5 } },
      }),
      'captain',
      'tantalus-projector',
    ).go();
    use(t, 'captain', 'tantalus-projector');
    expect([t.foe(1), t.foe(2)?.type, t.state.boss?.hp]).toEqual([undefined, 'thrall', 3]);
  });
  test('SCA-SCHEM-11, SCA-RULING-102 Teleporter: the user and willing mates to any other face-up tile', () => {
    const t = ready(
      scene({ seats: 2, down: [[2, 0]], crew: { captain: {}, chief: { seat: 1 }, doctor: {} } }),
      'captain',
      'teleporter',
    ).go();
    use(t, 'captain', 'teleporter');
    expect(t.offers('gear/cell')).not.toContain(t.at(2, 0));
    t.answers('gear/cell', t.at(0, -2)).answers('gear/crew', ['chief', 'doctor']).answers('teleport/consent', false, 1);
    expect([t.spot('captain'), t.spot('doctor'), t.spot('chief')]).toEqual([
      [0, -2],
      [0, -2],
      [0, 0],
    ]);
  });
});

describe('Rescued Thralls', () => {
  test('SCA-RESC-01 Boy: fetch something next door in sight', () => {
    const t = one(['boy'], { finds: [[[0, -1], 'heat-ray']] });
    use(t, 'captain', 'boy');
    expect(t.holds('captain', 'heat-ray')).toBe(true);
  });
  test('SCA-RESC-02, -14, SCA-RULING-128 Bus Driver and Smuggler pay when drawn, to the one who drew them, never after a trade', () => {
    const draws = (kind: string) => {
      const t = play({ crew: { professor: {}, chief: {} }, foes: [['thrall', [0, 0]]] });
      t.state.bags.rescued = t.state.bags.rescued.filter((c) => t.view(0).cards[c]!.kind === kind);
      return t.dice(1, 1).act({ do: 'subdue' }).answers('overkill/spend', { buy: 'rescue' });
    };
    const bus = draws('bus-driver');
    expect(bus.r('professor').o2).toBe(8);
    bus.act({ do: 'trade', with: 'chief' }).answers('trade/what', { give: { kind: 'card', card: bus.card('professor', 'bus-driver') } });
    expect(bus.r('chief').o2).toBe(6);
    const smuggler = draws('smuggler').answers('gear/component', 'mysterium');
    expect(smuggler.r('professor').mysterium).toBe(1);
  });
  test('SCA-RESC-03 Chemist: one die a turn, a success is 1 O²; SCA-RULING-92 the Rabbit’s Foot helps', () => {
    const t = one(['chemist', 'lucky-rabbits-foot']).dice(9, 2);
    use(t, 'captain', 'chemist').answers('roll/after', { dice: [0] });
    expect([t.r('captain').o2, t.can({ do: 'use' })]).toEqual([7, false]);
  });
  test('SCA-RESC-04, SCA-RULING-129 Co-Ed: two dice on an attack or IQ roll; SCA-RESC-12 Sarge: one on an attack; neither on Cowboy dice', () => {
    const t = one(['co-ed', 'sarge', 'cowboy', 'ray-gun'], { foes: [['sentinel', [0, 0]]] }, { hp: 2 });
    t.act({ do: 'attack' }).answers('roll/boost', [t.card('captain', 'sarge')]);
    t.act({ do: 'heal' }).answers('roll/boost', [t.card('captain', 'co-ed')]);
    use(t, 'captain', 'cowboy');
    expect(t.told('roll').map((r) => r.faces.length)).toEqual([5, 5, 1]);
    expect(t.charges('captain', 'co-ed')).toBe(1);
  });
  test('SCA-RESC-05, SCA-RULING-109 Cowboy: one die at range 0 or 1 in sight, no Overkills, lifts no pin', () => {
    const t = one(
      ['cowboy'],
      {
        cells: strip(-2, 0),
        mode: 'admiral',
        foes: [
          ['sentinel', [0, -1]],
          ['bug', [0, -2]],
        ],
      },
      { pinned: true, coffee: 2 },
    );
    t.state.figures.push({ id: figureId(9), type: 'thrall', at: t.at(0, 0), hp: 1, stunned: false, stagger: 0, carried: false });
    t.dice(1);
    use(t, 'captain', 'cowboy');
    expect([t.foe(1)?.hp, t.told('roll')[0]?.faces.length, t.r('captain').pinned]).toEqual([2, 1, true]);
    expect(t.question('overkill/spend')).toBeUndefined();
  });
  test('SCA-RESC-06 Football Player: one hatch of the tile a turn for free', () => {
    const t = one(['football-player'], {
      hatches: [
        [[0, 0], [0, -1], 'closed'],
        [[0, 0], [1, 0], 'closed'],
      ],
    });
    use(t, 'captain', 'football-player').answers('gear/edge', {});
    expect([t.state.edges.filter((e) => e === 'open').length, t.r('captain').standard, t.can({ do: 'use' })]).toEqual([1, 2, false]);
  });
  test('SCA-RESC-07 Girl: no Panic', () => {
    const t = scene({ cells: strip(-1, 0), crew: { captain: { items: ['girl'] } }, foes: [['sentinel', [0, -1]]] }).aliens();
    expect([t.r('captain').o2, t.told('protected')[0]?.item]).toEqual([6, 'girl']);
  });
  test('SCA-RESC-08 Hobo stuns all here; SCA-RESC-11 Photographer one in sight', () => {
    const t = one(['hobo', 'photographer'], {
      foes: [
        ['sentinel', [0, 0]],
        ['thrall', [0, 0]],
        ['leader', [0, -2]],
      ],
    });
    use(t, 'captain', 'photographer').answers('gear/figure', 3);
    use(t, 'captain', 'hobo');
    expect([1, 2, 3].map((id) => t.foe(id)?.stunned)).toEqual([true, true, true]);
    expect([t.charges('captain', 'hobo'), t.charges('captain', 'photographer')]).toEqual([1, 1]);
  });
  test('SCA-RESC-09 Long-Lost Brother takes one damage', () => {
    const t = scene({ crew: { captain: { items: ['long-lost-brother'] } }, foes: [['thrall', [0, 0]]] }).aliens(1);
    t.answers('damage/prevent', t.card('captain', 'long-lost-brother'));
    expect([t.r('captain').hp, t.charges('captain', 'long-lost-brother')]).toEqual([6, 1]);
  });
  test('SCA-RESC-10 Nurse: one die a turn heals 1 HP here', () => {
    const t = play({ crew: { captain: { items: ['nurse'] }, chief: { hp: 2 }, doctor: { hp: 2, at: [1, 0] } } }).dice(3);
    use(t, 'captain', 'nurse');
    expect([t.r('chief').hp, t.r('doctor').hp]).toEqual([3, 2]);
  });
  test('SCA-RESC-13, SCA-RULING-111 Scientist: after a successful IQ roll one Overkill more', () => {
    const t = play({ crew: { doctor: { hp: 2, items: ['scientist'] } } });
    t.act({ do: 'heal' });
    expect(t.question('roll/scientist')).toBeUndefined();
    t.dice(1).act({ do: 'heal' }).answers('roll/scientist', true).answers('overkill/spend', { buy: 'sawbones' });
    expect([t.r('doctor').hp, t.charges('doctor', 'scientist')]).toEqual([4, 2]);
  });
  test('SCA-RESC-15, SCA-RULING-47 Traffic Cop: one step for any Rocketeer in sight, the holder too', () => {
    const t = play({
      cells: strip(-2, 1),
      hatches: [[[0, 0], [0, 1], 'closed']],
      crew: { captain: { items: ['traffic-cop'] }, chief: { at: [0, -1], pinned: true }, doctor: { at: [0, 1] } },
    });
    use(t, 'captain', 'traffic-cop');
    expect(t.offers('gear/patient')).toEqual(['captain', 'chief']);
    t.answers('gear/patient', 'chief').answers('gift/move', t.at(0, -2));
    expect(t.spot('chief')).toEqual([0, -2]);
  });
});

test('SCA-DISC-11, SCA-RULING-97 on the own tile the Sonic Repulsor pushes into each of the six directions', () => {
  const t = one(['sonic-repulsor'], { foes: [['saucerman', [0, 0]]] });
  use(t, 'captain', 'sonic-repulsor');
  expect((t.offers('gear/handle') as { direction: number }[]).map((o) => o.direction)).toEqual([1, 2, 3, 4, 5, 6]);
});
