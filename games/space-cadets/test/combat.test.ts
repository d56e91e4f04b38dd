import { describe, expect, test } from 'vitest';
import { isSuccess, successes } from '../rules/effects.ts';
import { give, play, type Scene, type Ship, scene, strip } from './table.ts';

const buys = (t: Ship) =>
  (t.offers('overkill/spend') as (string | { buy?: string })[]).flatMap((o) => (typeof o === 'string' ? [o] : o.buy ? [o.buy] : []));
const kinds = (t: Ship) => [...new Set(buys(t))].sort();
/** One Rocketeer on (0,0) with a weapon. */
const armed = (role: 'captain' | 'chief' | 'doctor', items: readonly string[], s: Scene = {}) =>
  play({ crew: { [role]: { items } } as never, ...s });

describe('dice', () => {
  test('SCA-DICE-01, -05 1 to 3 succeed, 4 to 10 do not; only the Reality Inverter changes that', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((f) => isSuccess(f))).toEqual([1, 2, 3]);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((f) => isSuccess(f, true))).toEqual([8, 9, 10]);
    expect(successes([1, 3, 4, 10])).toBe(2);
  });
  test('SCA-DICE-02 SCA-EX-01 a bonus is more dice, never a better face', () => {
    const t = play({ cells: strip(-1, 0), crew: { captain: { coffee: 2, items: ['ray-gun'] } }, foes: [['saucerman', [0, -1]]] });
    t.dice(4, 4, 4, 4, 4).act({ do: 'attack' });
    expect(t.told('roll')[0]?.faces).toHaveLength(5);
    expect(t.foe(1)).toBeDefined();
  });
  test('SCA-DICE-03, -04, SCA-COMBAT-04, -07 SCA-EX-02 the first success hits once, each further one is an Overkill', () => {
    const t = armed('captain', ['ray-gun'], { foes: [['sentinel', [0, 0]]] });
    t.dice(1, 2, 3, 9).act({ do: 'attack' });
    expect([t.foe(1)?.hp, t.state.roll?.overkills]).toEqual([2, 2]);
  });
  test('SCA-DICE-06 a Terror die is a direction: nothing rerolls it', () => {
    const t = armed('captain', ['flame-gun', 'lucky-rabbits-foot'], { cells: strip(-2, 0), foes: [['sentinel', [0, -1]]] });
    t.dice(1, 1, 9, 10).act({ do: 'burn' }).answers('roll/after', 'keep').answers('overkill/spend', { buy: 'flame-terror' });
    expect(t.question('roll/after')).toBeUndefined();
    expect(t.told('terror')[0]?.face).toBe(10);
  });
});

describe('attack', () => {
  test('SCA-COMBAT-01, SCA-ITEM-01 no weapon, no attack: gear does not shoot', () => {
    const t = armed('captain', ['holster', 'stun-pellet'], { foes: [['saucerman', [0, 0]]] });
    expect(t.can({ do: 'attack' })).toBe(false);
  });
  test('SCA-COMBAT-02, -03 the weapon’s dice for the range; out of its ranges it cannot be used', () => {
    const foes = [
      ['saucerman', [0, 0]],
      ['saucerman', [0, -1]],
      ['saucerman', [0, -2]],
      ['saucerman', [0, -3]],
    ] as const;
    const t = armed('chief', ['ray-gun', 'atomic-rifle', 'air-knife'], { cells: strip(-3, 0), foes });
    const can = (kind: 'ray-gun' | 'atomic-rifle' | 'air-knife') =>
      [1, 2, 3, 4].map((figure) => t.can({ do: 'attack', figure, card: t.card('chief', kind) }));
    expect(can('ray-gun')).toEqual([true, true, false, false]);
    expect(can('atomic-rifle')).toEqual([true, true, true, true]);
    expect(can('air-knife')).toEqual([true, false, false, false]);
    t.act({ do: 'attack', figure: 3, card: t.card('chief', 'atomic-rifle') });
    expect(t.told('roll')[0]?.faces).toHaveLength(3);
  });
  test('SCA-COMBAT-05, -06 at 0 HP a figure goes; a survivor keeps its wound', () => {
    const t = armed('captain', ['ray-gun'], {
      foes: [
        ['saucerman', [0, 0]],
        ['brain', [0, 0]],
      ],
    });
    t.dice(1).act({ do: 'attack', figure: 1 });
    expect(t.foe(1)).toBeUndefined();
    t.dice(1).act({ do: 'attack', figure: 2 });
    expect(t.foe(2)?.hp).toBe(1);
  });
  test('SCA-COMBAT-08 a charged weapon spends a Charge per attack and needs one', () => {
    const t = armed('captain', ['flame-gun'], { cells: strip(-1, 0), foes: [['sentinel', [0, -1]]] });
    t.state.cards[t.card('captain', 'flame-gun')]!.charges = 1;
    t.act({ do: 'burn' });
    expect(t.charges('captain', 'flame-gun')).toBe(0);
    expect(t.can({ do: 'burn' })).toBe(false);
  });
  test('SCA-COMBAT-09, SCA-THRALL-04, SCA-RULING-73 Thralls are never attacked, not by Strafe, blast or elimination; stun and push are allowed', () => {
    const t = armed('chief', ['atomic-rifle', 'tantalus-projector', 'stun-pellet', 'cowboy'], {
      foes: [
        ['thrall', [0, 0]],
        ['war-thrall', [0, 0]],
      ],
    });
    t.state.cards[t.card('chief', 'tantalus-projector')]!.charges = 1;
    expect([
      t.can({ do: 'attack' }),
      t.can({ do: 'talent' }),
      t.can({ do: 'use', card: t.card('chief', 'tantalus-projector') }),
      t.can({ do: 'use', card: t.card('chief', 'cowboy') }),
    ]).toEqual([false, false, false, false]);
    t.act({ do: 'use', card: t.card('chief', 'stun-pellet') });
    expect(t.foe(1)?.stunned).toBe(true);
  });
  test('SCA-COMBAT-10, SCA-ITEM-02 the same weapon fires again, for another AP', () => {
    const t = armed('captain', ['ray-gun'], { foes: [['sentinel', [0, 0]]] });
    for (let i = 0; i < 3; i++) t.dice(1).act({ do: 'attack', pay: i === 0 ? 'restricted' : 'standard' });
    expect(t.foe(1)).toBeUndefined();
    expect(t.can({ do: 'attack' })).toBe(false);
  });
  test('SCA-COMBAT-11 a miss costs AP and Charge all the same', () => {
    const t = armed('captain', ['flame-gun'], { cells: strip(-1, 0), foes: [['saucerman', [0, -1]]] });
    t.act({ do: 'burn' });
    expect([t.r('captain').restricted, t.charges('captain', 'flame-gun'), t.foes().length]).toEqual([0, 2, 1]);
  });
  test('SCA-ITEM-05, SCA-RULING-83 SCA-EX-10 a weapon used by one Rocketeer works for another only next turn', () => {
    const t = play({ crew: { captain: { items: ['ray-gun'] }, doctor: {} }, foes: [['sentinel', [0, 0]]] });
    const gun = t.card('captain', 'ray-gun');
    t.act({ do: 'attack' })
      .act({ do: 'trade', with: 'doctor' })
      .answers('trade/what', { give: { kind: 'card', card: gun } });
    t.turnOf('doctor');
    expect(t.can({ do: 'attack' })).toBe(false);
    t.cleanup().turnOf('doctor');
    expect(t.can({ do: 'attack' })).toBe(true);
  });
});

describe('Overkills', () => {
  test('SCA-OVK-01..05, SCA-COMBAT-07 own, weapon and target options, one by one, freely mixed', () => {
    const t = armed('chief', ['ray-gun'], {
      foes: [
        ['saucerman', [0, 0]],
        ['leader', [0, -1]],
        ['leader', [1, 0]],
      ],
    });
    t.dice(1, 1, 1, 1).act({ do: 'attack', figure: 1 });
    expect(kinds(t)).toEqual(['hit-and-run', 'psychic-scream', 'stop', 'strafe']);
    t.answers('overkill/spend', { buy: 'psychic-scream', figure: 3 })
      .answers('overkill/spend', { buy: 'strafe', figure: 2 })
      .answers('overkill/spend', { buy: 'hit-and-run', to: t.at(0, -1) });
    expect([t.foe(1), t.foe(2), t.foe(3)?.stunned, t.spot('chief')]).toEqual([undefined, undefined, true, [0, -1]]);
    expect(t.topics()[0]).toBe('turn/action');
  });
  test('SCA-OVK-05 the same option may be bought again', () => {
    const t = armed('captain', ['ray-gun'], { foes: [['sentinel', [0, 0]]] });
    t.dice(1, 1, 1).act({ do: 'attack' }).answers('overkill/spend', { buy: 'stagger' }).answers('overkill/spend', { buy: 'stagger' });
    expect(t.foe(1)?.stagger).toBe(2);
  });
  test('SCA-OVK-06, -07 effects are for Aliens, options for Rocketeers: no Rocketeer can buy Panic, Terror, Mind Control, Spawn or Grapple', () => {
    const t = armed('captain', ['ray-gun'], {
      foes: [
        ['leader', [0, 0]],
        ['sentinel', [0, 0]],
        ['leech', [0, 0]],
      ],
    });
    for (const figure of [1, 2, 3]) {
      const u = armed('captain', ['ray-gun'], {
        foes: [
          ['leader', [0, 0]],
          ['sentinel', [0, 0]],
          ['leech', [0, 0]],
        ],
      });
      u.dice(1, 1).act({ do: 'attack', figure });
      for (const bad of ['panic', 'terror', 'flame-terror', 'mind-control', 'spawn', 'grapple']) expect(buys(u)).not.toContain(bad);
    }
    t.aliens(1, 1, 10, 10);
    expect(t.told('alien-overkill').map((n) => n.effect)).toEqual(['panic']);
  });
  test('SCA-OVK-08 one may stop; what is left is lost', () => {
    const t = armed('captain', ['ray-gun'], { foes: [['sentinel', [0, 0]]] });
    t.dice(1, 1, 1).act({ do: 'attack' }).answers('overkill/spend', 'stop');
    expect(t.told('lost-overkills')[0]?.count).toBe(2);
    expect(t.state.roll).toBeNull();
  });
  test('SCA-OVK-09 an option without a target is not offered', () => {
    const t = armed('doctor', ['atomic-rifle'], { cells: strip(0, 0), foes: [['leader', [0, 0]]] });
    t.dice(1, 1).act({ do: 'attack' });
    // no wounded, nowhere to push, nobody left to stun: the Overkill is lost without a question
    expect(t.topics()[0]).toBe('turn/action');
    expect(t.told('lost-overkills')).toHaveLength(1);
  });
  test('SCA-OVK-10, SCA-HEAL-02 rolls offer what the table says: a Heal only the own option', () => {
    const t = play({ crew: { chief: { hp: 3, items: ['ray-gun'] } }, foes: [['saucerman', [0, 0]]] });
    t.dice(1, 1).act({ do: 'heal' });
    expect(kinds(t)).toEqual(['stop', 'strafe']);
  });
  test('SCA-RULING-42 SCA-EX-40 SCA-EX-41 each Overkill is judged where the attacker stands then', () => {
    const setup = () =>
      armed('chief', ['ray-gun'], {
        foes: [
          ['saucerman', [0, -1]],
          ['leader', [1, -2]],
        ],
      })
        .dice(1, 2, 3)
        .act({ do: 'attack', figure: 1 });
    const t = setup();
    expect(t.foe(1)).toBeUndefined();
    expect(buys(t)).not.toContain('strafe');
    expect(kinds(t)).toEqual(['hit-and-run', 'psychic-scream', 'stop']);
    t.answers('overkill/spend', { buy: 'hit-and-run', to: t.at(0, -1) });
    expect(buys(t)).toContain('strafe');
    t.answers('overkill/spend', { buy: 'strafe', figure: 2 });
    expect(t.foe(2)).toBeUndefined();
  });
  test('SCA-RULING-43 no further damage on the one already hit, Slash and Shrapnel apart; stun, push and Stagger may choose it', () => {
    const t = armed('chief', ['atomic-rifle'], { foes: [['sentinel', [0, -1]]] });
    t.dice(1, 1, 1).act({ do: 'attack' });
    expect(kinds(t)).toEqual(['dislodge', 'stagger', 'stop']);
    const blade = armed('captain', ['proton-blade'], { foes: [['sentinel', [0, 0]]] });
    blade.dice(1, 1).act({ do: 'attack' }).answers('overkill/spend', { buy: 'slash' });
    expect(blade.foe(1)?.hp).toBe(1);
  });
  test('SCA-RULING-44 with an area weapon the options of all types on the tile are open', () => {
    const t = armed('captain', ['flame-gun'], {
      foes: [
        ['sentinel', [0, -1]],
        ['leader', [0, -1]],
        ['brain', [0, -1]],
        ['saucerman', [1, -1]],
      ],
    });
    t.dice(1, 1, 1).act({ do: 'burn', cell: t.at(0, -1) });
    expect(kinds(t)).toEqual(['flame-terror', 'psychic-burst', 'psychic-scream', 'stagger', 'stop']);
  });
  test('SCA-STRAFE-01..05, SCA-RULING-45 Strafe: the weapon used, first beside the target, then on new tiles beside those hit', () => {
    const foes = [
      ['sentinel', [0, -1]],
      ['saucerman', [0, -2]],
      ['saucerman', [1, -2]],
      ['saucerman', [0, -1]],
      ['saucerman', [0, 1]],
      ['thrall', [0, -2]],
    ] as const;
    const t = armed('chief', ['atomic-rifle'], { foes: foes as never });
    t.dice(1, 1, 1).act({ do: 'attack', figure: 1 });
    const strafes = () =>
      (t.offers('overkill/spend') as { buy: string; figure: number }[]).filter((o) => o.buy === 'strafe').map((o) => o.figure);
    expect(strafes()).toEqual([2, 3]); // not (0,-1) itself, not (0,1) far from it, no Thrall
    t.answers('overkill/spend', { buy: 'strafe', figure: 2 });
    expect(strafes()).toEqual([3, 4]); // beside (0,-2): (1,-2) and the original tile, not the original target
    const talent = armed('chief', ['atomic-rifle', 'ddt'], { foes: foes as never }).act({ do: 'talent' });
    expect((talent.offers('overkill/spend') as { figure: number }[]).map((o) => o.figure)).toEqual([1, 2, 3, 4, 5]);
  });
  test('SCA-STRAFE-04 no tile is strafed twice in one roll, however many lie beside it', () => {
    const t = play({
      crew: { chief: { coffee: 1, items: ['atomic-rifle'] } },
      foes: [
        ['sentinel', [0, -1]],
        ['saucerman', [0, -2]],
        ['saucerman', [0, -2]],
        ['saucerman', [1, -2]],
        ['saucerman', [0, -1]],
      ],
    });
    t.dice(1, 1, 1, 1).act({ do: 'attack', figure: 1 });
    t.answers('overkill/spend', { buy: 'strafe', figure: 2 }).answers('overkill/spend', { buy: 'strafe', figure: 4 });
    const left = (t.offers('overkill/spend') as { buy: string; figure: number }[]).filter((o) => o.buy === 'strafe');
    expect(left.map((o) => o.figure)).toEqual([5]);
  });
  test('SCA-BUG-13, SCA-FX-16 Exterminate kills another Bug in sight and range of the weapon used', () => {
    const t = armed('captain', ['ray-gun'], {
      cells: strip(-2, 0),
      foes: [
        ['bug', [0, 0]],
        ['bug', [0, -1]],
        ['bug', [0, -2]],
      ],
    });
    t.dice(1, 1).act({ do: 'attack', figure: 1 });
    expect(t.offers('overkill/spend').filter((o) => (o as { buy: string }).buy === 'exterminate')).toEqual([
      { buy: 'exterminate', figure: 2 },
    ]);
    t.answers('overkill/spend', { buy: 'exterminate' });
    expect(t.foes()).toHaveLength(1);
  });
  test('SCA-BRAIN-03, SCA-FX-04 Psychic Burst stuns all others within one tile of the Brain hit, hatches or not, and not the Brain', () => {
    const t = armed('captain', ['ray-gun'], {
      hatches: [[[0, 0], [0, 1], 'sealed']],
      foes: [
        ['brain', [0, 0]],
        ['leech', [0, 0]],
        ['thrall', [0, 1]],
        ['saucerman', [0, 2]],
      ],
    });
    t.dice(1, 1).act({ do: 'attack', figure: 1 }).answers('overkill/spend', { buy: 'psychic-burst' });
    expect([1, 2, 3, 4].map((id) => t.foe(id)?.stunned)).toEqual([false, true, true, false]);
  });
  test('SCA-FX-05 Psychic Scream stuns one Leader or Saucerman anywhere, sight or not', () => {
    const t = armed('captain', ['ray-gun'], {
      cells: strip(-4, 0),
      down: [[0, -4]],
      foes: [
        ['saucerman', [0, 0]],
        ['leader', [0, -4]],
        ['sentinel', [0, -1]],
      ],
    });
    t.dice(1, 1).act({ do: 'attack', figure: 1 });
    const screams = t.offers('overkill/spend').filter((o) => (o as { buy: string }).buy === 'psychic-scream');
    expect(screams).toEqual([{ buy: 'psychic-scream', figure: 2 }]);
    t.answers('overkill/spend', { buy: 'psychic-scream' });
    expect(t.foe(2)?.stunned).toBe(true);
  });
  test('SCA-SENT-04, SCA-FX-07, SCA-RULING-66 Stagger: two dice less each time, until Cleanup; three silence it', () => {
    const t = scene({ foes: [['sentinel', [0, 0], { stagger: 2 }]] });
    t.aliens(1, 10);
    expect(t.told('alien-attacked')[0]?.dice).toBe(2);
    t.cleanup();
    expect(t.foe(1)?.stagger).toBe(0);
    const u = scene({ foes: [['sentinel', [0, 0], { stagger: 4 }]] }).aliens(1, 1);
    expect(u.told('alien-attacked')).toHaveLength(0);
  });
  test('SCA-RULING-89 Revulsion with the Flame-Gun costs no Charge', () => {
    const t = armed('captain', ['flame-gun'], {
      cells: [...strip(-1, 0), [1, -1]],
      foes: [
        ['leech', [0, -1]],
        ['leech', [1, -1]],
      ],
    });
    const charges = t.charges('captain', 'flame-gun');
    t.dice(1, 1, 9).act({ do: 'burn', cell: t.at(0, -1) });
    t.dice(1, 9, 9).answers('overkill/spend', { buy: 'revulsion', figure: 2 });
    expect([t.foes('leech').length, t.charges('captain', 'flame-gun')]).toEqual([0, charges - 1]);
  });
  test('SCA-WPN-09, SCA-RULING-73, -85, -89 Revulsion with the Flame-Gun burns a whole tile, and never one with a Rocketeer or a Thrall on it', () => {
    const t = play({
      crew: { captain: { items: ['flame-gun'] }, doctor: { at: [1, 0] } },
      foes: [
        ['leech', [0, -1]],
        ['leech', [1, -1]],
        ['leech', [1, -1]],
        ['saucerman', [1, -1]],
        ['leech', [1, 0]], // with the Doctor
        ['leech', [0, 1]],
        ['thrall', [0, 1]],
      ],
    });
    t.dice(1, 1, 9).act({ do: 'burn', cell: t.at(0, -1) });
    const aims = (t.offers('overkill/spend') as { buy: string; figure: number }[]).filter((o) => o.buy === 'revulsion');
    expect(aims.map((o) => o.figure)).toEqual([2]); // one answer for a tile
    t.dice(1, 9, 9).answers('overkill/spend', { buy: 'revulsion', figure: 2 });
    expect(t.state.figures.map((f) => f.id)).toEqual([5, 6, 7]);
  });
  test('SCA-FX-04, SCA-RULING-44 two Brains burnt together: the Burst of one stuns the other, not itself', () => {
    const burnt = () => {
      const t = armed('captain', ['flame-gun'], {
        foes: [
          ['brain', [0, -1]],
          ['brain', [0, -1], { hp: 1 }],
          ['brain', [0, -1]],
        ],
      });
      return t.dice(1, 1, 9).act({ do: 'burn', cell: t.at(0, -1) });
    };
    const t = burnt();
    expect((t.offers('overkill/spend') as { buy: string; figure: number }[]).filter((o) => o.buy === 'psychic-burst')).toHaveLength(3);
    t.answers('overkill/spend', { buy: 'psychic-burst', figure: 1 });
    expect([1, 3].map((id) => t.foe(id)?.stunned)).toEqual([false, true]);
    const dead = burnt().answers('overkill/spend', { buy: 'psychic-burst', figure: 2 });
    expect([1, 3].map((id) => dead.foe(id)?.stunned)).toEqual([true, true]);
  });
  test('SCA-LEECH-04, SCA-RULING-89 Revulsion: a free attack with the same weapon on another Leech, resolved with its own Overkills first; never one damaged before', () => {
    const t = play({
      cells: strip(-2, 0),
      crew: { captain: { coffee: 1, items: ['ray-gun'] } },
      foes: [
        ['leech', [0, 0]],
        ['leech', [0, -1]],
        ['leech', [0, 0]],
        ['leech', [0, -2]],
      ],
    });
    t.dice(1, 1, 1, 9, 9).act({ do: 'attack', figure: 1 });
    const targets = () =>
      (t.offers('overkill/spend') as { buy: string; figure: number }[]).filter((o) => o.buy === 'revulsion').map((o) => o.figure);
    expect(targets()).toEqual([2, 3]);
    t.dice(1, 1, 9, 9).answers('overkill/spend', { buy: 'revulsion', figure: 2 });
    expect(t.told('roll')[1]?.faces).toHaveLength(4); // 3 for range 1 and the Coffee
    expect(t.foe(2)).toBeUndefined();
    expect(targets()).toEqual([3]);
    t.answers('overkill/spend', 'stop'); // the second roll's Overkill
    expect(t.state.roll?.target).toBe(1);
    expect(targets()).toEqual([3]);
    expect([t.r('captain').restricted, t.r('captain').standard]).toEqual([0, 2]);
  });
});

describe('weapons', () => {
  test('SCA-WPN-01, SCA-COMP-03, SCA-RULING-91 Air Knife: Blood for a success, more by Extract, whatever is hit', () => {
    const t = armed('captain', ['air-knife'], { foes: [['bug', [0, 0]]] });
    t.dice(1, 1, 1).act({ do: 'attack' });
    expect(t.r('captain').blood).toBe(1);
    t.answers('overkill/spend', { buy: 'extract' }).answers('overkill/spend', { buy: 'extract' });
    expect(t.r('captain').blood).toBe(3);
    const miss = armed('captain', ['air-knife'], { foes: [['bug', [0, 0]]] }).act({ do: 'attack' });
    expect(miss.r('captain').blood).toBe(0);
  });
  test('SCA-WPN-02, -03, SCA-RULING-68 Dislodge pushes any Alien within its hatch limits, a Brain too, even onto face-down tiles, again and again', () => {
    const t = armed('chief', ['atomic-rifle'], {
      cells: strip(-3, 1),
      down: [[0, -3]],
      hatches: [[[0, 0], [0, 1], 'closed']],
      foes: [
        ['brain', [0, -2]],
        ['saucerman', [0, 0]],
        ['thrall', [0, 0]],
      ],
    });
    t.dice(1, 1, 1).act({ do: 'attack', figure: 1 });
    const to = (figure: number) =>
      (t.offers('overkill/spend') as { buy: string; figure: number; to: number }[])
        .filter((o) => o.buy === 'dislodge' && o.figure === figure)
        .map((o) => o.to);
    expect(to(1).sort()).toEqual([t.at(0, -1), t.at(0, -3)].sort());
    expect(to(2).sort()).toEqual([t.at(0, -1), t.at(0, 1)].sort()); // a Saucerman passes the closed hatch
    expect(to(3)).toEqual([t.at(0, -1)]);
    t.answers('overkill/spend', { buy: 'dislodge', figure: 1, to: t.at(0, -3) }).answers('overkill/spend', { buy: 'dislodge', figure: 3 });
    expect([t.spot(1), t.spot(3)]).toEqual([
      [0, -3],
      [0, -1],
    ]);
  });
  test('SCA-WPN-04, -05, SCA-RULING-90 DDT: Bugs only; from a vent tile to every face-up vent, sight or not', () => {
    const t = armed('captain', ['ddt'], {
      cells: strip(-4, 0),
      numbers: { '0,0': 10, '0,-1': 14, '0,-4': 18, '0,-2': 1, '0,-3': 3 },
      hatches: [[[0, -1], [0, -2], 'sealed']],
      foes: [
        ['bug', [0, -4]],
        ['bug', [0, -1]],
        ['saucerman', [0, 0]],
        ['bug', [0, 0]],
      ],
    });
    expect([1, 2, 3, 4].map((figure) => t.can({ do: 'attack', figure }))).toEqual([true, false, false, true]);
    t.dice(1, 1).act({ do: 'attack', figure: 4 });
    expect(t.offers('overkill/spend').filter((o) => (o as { buy: string }).buy === 'exterminate')).toEqual([
      { buy: 'exterminate', figure: 1 },
    ]);
    const plain = armed('captain', ['ddt'], {
      cells: strip(-1, 0),
      numbers: { '0,0': 14, '0,-1': 10 },
      foes: [
        ['bug', [0, -1]],
        ['bug', [0, 0]],
      ],
    });
    expect([1, 2].map((figure) => plain.can({ do: 'attack', figure }))).toEqual([false, true]);
  });
  test('SCA-WPN-06..08, SCA-RULING-86 SCA-EX-14 Demo Charge: once, hit or miss; not where a Rocketeer or Thrall stands; Shrapnel hits anybody there, the target too', () => {
    const t = armed('captain', ['demo-charge'], {
      foes: [
        ['sentinel', [0, -1]],
        ['saucerman', [0, -1]],
      ],
    });
    t.dice(1, 1, 1)
      .act({ do: 'attack', figure: 1 })
      .answers('overkill/spend', { buy: 'shrapnel', figure: 1 })
      .answers('overkill/spend', { buy: 'shrapnel', figure: 2 });
    expect([t.foe(1)?.hp, t.foe(2), t.holds('captain', 'demo-charge')]).toEqual([1, undefined, false]);
    const thrall = armed('captain', ['demo-charge', 'flame-gun', 'ray-gun'], {
      foes: [
        ['saucerman', [0, -1]],
        ['thrall', [0, -1]],
      ],
    });
    expect([
      thrall.can({ do: 'attack', card: thrall.card('captain', 'demo-charge') }),
      thrall.can({ do: 'burn' }),
      thrall.can({ do: 'attack', card: thrall.card('captain', 'ray-gun') }),
    ]).toEqual([false, false, true]);
    const mate = play({
      crew: { captain: { items: ['demo-charge', 'flame-gun'] }, doctor: { at: [0, -1] } },
      foes: [['saucerman', [0, -1]]],
    });
    expect([mate.can({ do: 'attack' }), mate.can({ do: 'burn' })]).toEqual([false, false]);
    const miss = armed('captain', ['demo-charge'], {
      foes: [
        ['leech', [0, -1]],
        ['leech', [0, -1]],
      ],
    }).act({ do: 'attack', figure: 1 });
    expect(miss.holds('captain', 'demo-charge')).toBe(false);
    const leech = armed('captain', ['demo-charge'], {
      foes: [
        ['leech', [0, -1]],
        ['leech', [1, -1]],
      ],
    })
      .dice(1, 1)
      .act({ do: 'attack', figure: 1 });
    expect(kinds(leech)).not.toContain('revulsion');
  });
  test('SCA-WPN-09, -10, SCA-THRALL-05, SCA-RULING-85, -87 Flame-Gun: one roll, 1 damage to all on a tile at range 1; Terror only on those still there', () => {
    const t = armed('captain', ['flame-gun'], {
      foes: [
        ['sentinel', [0, -1]],
        ['saucerman', [0, -1]],
        ['leader', [1, 0]],
      ],
    });
    expect(
      (t.offers('turn/action') as { do: string; cell: number; pay: string }[])
        .filter((o) => o.do === 'burn' && o.pay === 'standard')
        .map((o) => o.cell)
        .sort(),
    ).toEqual([t.at(0, -1), t.at(1, 0)].sort());
    t.dice(1, 1).act({ do: 'burn', cell: t.at(0, -1) });
    expect([t.foe(1)?.hp, t.foe(2)]).toEqual([2, undefined]);
    expect(t.offers('overkill/spend').filter((o) => (o as { buy: string }).buy === 'flame-terror')).toEqual([
      { buy: 'flame-terror', figure: 1 },
    ]);
  });
  test('SCA-EX-44 SCA-RULING-43, -88 Terror with no way out is 1 more damage; north it would have entered and frightened', () => {
    const base: Scene = { cells: strip(-1, 0), crew: { captain: { at: [0, -1], items: ['flame-gun'] } }, foes: [['sentinel', [0, 0]]] };
    const t = play(base).dice(1, 1, 9, 4).act({ do: 'burn' }).answers('overkill/spend', { buy: 'flame-terror' });
    expect(t.foe(1)?.hp).toBe(1);
    const u = play(base).dice(1, 1, 9, 1).act({ do: 'burn' }).answers('overkill/spend', { buy: 'flame-terror' });
    expect([u.spot(1), u.foe(1)?.hp, u.r('captain').o2]).toEqual([[0, -1], 2, 5]);
  });
  test('SCA-RULING-88 on 7 and 8 the attacker chooses where an Alien goes', () => {
    const t = armed('captain', ['flame-gun'], { foes: [['sentinel', [0, -1]]] })
      .dice(1, 1, 9, 7)
      .act({ do: 'burn' })
      .answers('overkill/spend', { buy: 'flame-terror' });
    expect(t.told('terror')[0]?.result).toBe('choice');
    t.answers('terror/step', t.at(0, -2));
    expect(t.spot(1)).toEqual([0, -2]);
  });
  test('SCA-WPN-10, SCA-RULING-88 on 9 and 10 nothing happens to an Alien, and everybody is told so', () => {
    for (const face of [9, 10]) {
      const t = armed('captain', ['flame-gun'], { foes: [['sentinel', [0, -1]]] })
        .dice(1, 1, 9, face)
        .act({ do: 'burn' })
        .answers('overkill/spend', { buy: 'flame-terror' });
      expect(t.told('terror')[0]).toMatchObject({ face, result: 'nothing' });
      expect([t.spot(1), t.foe(1)?.hp, t.question('terror/step')]).toEqual([[0, -1], 2, undefined]);
    }
  });
  test('SCA-WPN-11 Ray Gun: Hit and Run is one step by the rules of moving', () => {
    const t = armed('captain', ['ray-gun'], { cells: strip(-2, 1), hatches: [[[0, 0], [0, 1], 'closed']], foes: [['saucerman', [0, 0]]] });
    t.dice(1, 1).act({ do: 'attack' });
    expect(t.offers('overkill/spend').filter((o) => (o as { buy: string }).buy === 'hit-and-run')).toEqual([
      { buy: 'hit-and-run', to: t.at(0, -1) },
    ]);
  });
  test('SCA-WPN-12 Sonic Shotgun: Impact stuns an Alien with 1 HP on the target’s tile or beside it, in sight', () => {
    const t = armed('captain', ['sonic-shotgun'], {
      hatches: [
        [[0, 0], [1, -1], 'closed'],
        [[0, -1], [1, -1], 'closed'],
        [[1, -1], [1, 0], 'closed'],
      ],
      foes: [
        ['sentinel', [0, 0]],
        ['thrall', [0, 0]],
        ['leech', [0, -1]],
        ['leech', [1, -1]],
        ['leech', [0, -2]],
        ['sentinel', [0, -1]],
      ],
    });
    t.dice(1, 1).act({ do: 'attack', figure: 1 });
    expect(
      (t.offers('overkill/spend') as { buy: string; figure: number }[]).filter((o) => o.buy === 'impact').map((o) => o.figure),
    ).toEqual([2, 3]);
  });
  test('SCA-WPN-13, SCA-RULING-91 Proton Blade: Blood for a success; Slash wounds again while the target lives and always gives Blood', () => {
    const t = armed('captain', ['proton-blade'], { foes: [['brain', [0, 0]]] });
    t.dice(1, 1, 1).act({ do: 'attack' }).answers('overkill/spend', { buy: 'slash' });
    expect(t.foe(1)).toBeUndefined();
    t.answers('overkill/spend', { buy: 'slash' });
    expect(t.r('captain').blood).toBe(3);
  });
});

describe('windows of a roll', () => {
  test('SCA-RULING-92 bonuses before the roll, after-roll cards in any order, then the first success, then Overkills', () => {
    const t = play({
      crew: { professor: { items: ['ray-gun', 'reference-book', 'lucky-rabbits-foot', 'tools', 'wire-cutters'] } },
      foes: [['thrall', [0, 0]]],
    });
    t.act({ do: 'subdue' });
    expect(t.topics()[0]).toBe('roll/boost');
    t.dice(9, 9, 9, 9, 9, 9, 9).answers('roll/boost', [t.card('professor', 'reference-book')]);
    expect(t.state.roll?.faces).toHaveLength(7); // IQ 5, Wire Cutters, Reference Book
    t.dice(1).answers('roll/after', { use: t.card('professor', 'lucky-rabbits-foot'), dice: [3] });
    expect(t.state.roll?.faces[3]).toBe(1);
    expect(t.offers('roll/after').some((o) => (o as { use: number }).use === t.card('professor', 'lucky-rabbits-foot'))).toBe(false);
    t.dice(1, 1, 9, 9, 9, 9, 9).answers('roll/after', { use: t.card('professor', 'tools') });
    expect(t.foe(1)).toBeUndefined();
    expect(t.topics()[0]).toBe('overkill/spend');
  });
  test('SCA-RULING-92 only the cards of the one who rolls; Aliens’ rolls are never touched', () => {
    const t = play({
      crew: { captain: { items: ['ray-gun'] }, doctor: { items: ['time-warp', 'lucky-rabbits-foot'] } },
      foes: [['sentinel', [0, 0]]],
    });
    t.dice(9, 9, 9, 9).act({ do: 'attack', who: 'captain' });
    expect(t.topics()[0]).toBe('turn/action');
    t.aliens(1, 1);
    expect(t.question('roll/after')).toBeUndefined();
  });
  test('SCA-RULING-42 the target may be gone: its option and the weapon’s stay open', () => {
    const t = armed('captain', ['ray-gun'], {
      foes: [
        ['leech', [0, 0]],
        ['leech', [0, -1]],
      ],
    })
      .dice(1, 1)
      .act({ do: 'attack', figure: 1 });
    expect(t.foe(1)).toBeUndefined();
    expect(kinds(t)).toEqual(['hit-and-run', 'revulsion', 'stop']);
  });
  test('SCA-RULING-33 nothing to do it to, nothing to do: no Heal without a wound, no Open without a closed hatch, no attack without a foe', () => {
    const t = play({ crew: { doctor: { items: ['ray-gun'] } } });
    for (const what of ['heal', 'open', 'attack', 'analyze', 'subdue', 'scenario'] as const) expect(t.can({ do: what }), what).toBe(false);
    give(t, 'doctor', 'teleporter');
    expect(t.go().can({ do: 'analyze' })).toBe(false); // no Mysterium
    expect(t.can({ do: 'heal' })).toBe(false);
  });
});
