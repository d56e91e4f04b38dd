import { describe, expect, test } from 'vitest';
import { type Floor, table } from './table.ts';

const crate: Floor = { squares: [['c', 10, 12]] };

describe('Move', () => {
  test('CS-MOV-01, CS-MOV-05, CS-MOV-09, CS-GEO-13, CS-GEO-16, CS-EX-06: up to 4", round scenery and walls, to a place where one may stand', () => {
    const t = table({
      floor: { ...crate, walls: [['#', 5, 8, 5, 16]] },
      crews: [{ lars: { at: [8, 12.5], with: { armour: null } } }],
      active: 'lars',
    });
    // Lars has Move +1 in his empty slot (CS-CHR-11, CS-ICO-01, CS-MOV-02).
    expect(t.cannotWalk([13.01, 12.5])).toBe('too-far');
    expect(t.cannotWalk([12, 12.5])).toBe('through-wall');
    expect(t.cannotWalk([9.6, 12.5])).toBe('through-wall');
    expect(t.walks([8, 11]).who('lars')).toMatchObject({ x: 800, y: 1100, moved: 150 });
    expect(t.walks([8, 10]).state.active?.actions).toBe(0);
    expect(t.topics(0)).not.toContain('turn/walk');
  });
  test('CS-MOV-03, CS-SKL-11: never more than 11" in a round', () => {
    const t = table({ floor: {}, crews: [{ jace: { at: [8, 12], with: { moved: 900 } } }], active: 'jace' });
    expect(t.cannotWalk([8, 14.01])).toBe('too-far');
    expect(t.walks([8, 14]).who('jace').moved).toBe(1100);
  });
  test('CS-MOV-06, CS-MOV-07, CS-RULING-12: through allies, not on them; neither through enemies nor Civilians', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [8, 12] }, lars: { at: [9.5, 12] } }, { gak: { at: [8, 13.5] } }],
      npcs: [['kaori', [6.5, 12]]],
      active: 'jace',
    });
    expect(t.cannotWalk([9.5, 12])).toBe('no-standing');
    expect(t.cannotWalk([8, 15])).toBe('through-figure');
    expect(t.cannotWalk([5, 12])).toBe('through-figure');
    expect(t.walks([11, 12]).who('jace').x).toBe(1100);
  });
  test('CS-MOV-07, CS-RULING-276: through a Trader of another crew by its player’s leave, for one turn; after a no nobody is asked again', () => {
    const at = () =>
      table({
        floor: {},
        crews: [{ jace: { at: [8, 12] } }, { gak: { at: [8, 13.5], kit: ['knife'] }, beck: { at: [8, 18] } }],
        npcs: [['kaori', [6.5, 12]]],
        active: 'jace',
      });
    const t = at();
    expect(t.mayDo({ do: 'ask-way', at: t.id('kaori') })).toBe(false);
    // Beck is farther than a Move.
    expect(t.mayDo({ do: 'ask-way', at: t.id('beck') })).toBe(false);
    t.does({ do: 'ask-way', at: t.id('gak') });
    expect(t.state.scene).toMatchObject({ kind: 'offer', what: 'pass', at: t.id('gak') });
    t.answer(1, 'offer/pass', true);
    expect([t.state.active?.actions, t.mayDo({ do: 'ask-way' })]).toEqual([2, false]);
    expect(t.cannotWalk([8, 13.5])).toBe('no-standing');
    t.walks([8, 15.5]);
    // Whoever is left may strike all the same.
    t.answerLike(1, 'opportunity', { decline: true });
    expect(t.who('jace')).toMatchObject({ y: 1550 });
    t.ends();
    expect(t.who('jace').effects.map(({ kind }) => kind)).toEqual([]);
    const no = at();
    no.does({ do: 'ask-way', at: no.id('gak') }).answer(1, 'offer/pass', false);
    expect([no.told('offer-refused').length, no.mayDo({ do: 'ask-way' })]).toEqual([1, false]);
    expect(no.cannotWalk([8, 15])).toBe('through-figure');
  });
  test('CS-GEO-14: an opening as wide as the base is passed', () => {
    const t = table({
      floor: {
        walls: [
          ['#', 8, 0, 8, 12],
          ['#', 8, 13, 8, 24],
        ],
      },
      crews: [{ jace: { at: [7, 12.5] } }],
      active: 'jace',
    });
    expect(t.cannotWalk([9, 12.6])).toBe('through-wall');
    expect(t.walks([9, 12.5]).who('jace').x).toBe(900);
  });
  test('CS-MOV-10, CS-MOV-16, CS-GEO-54: entering is measured from the door, the base included', () => {
    const t = table({ floor: {}, crews: [{ jace: {} }], active: 'jace' });
    expect(t.mayDo({ do: 'shuffle' })).toBe(false);
    expect(t.cannotWalk([12, 3.51])).toBe('too-far');
    expect(t.cannotWalk([14, 1])).toBe('through-wall');
    t.walks([12, 3.5]);
    expect(t.who('jace')).toMatchObject({ where: 'board', x: 1200, y: 350, moved: 400, entered: true });
  });
  test('CS-MOV-11, CS-MOV-12, CS-TRD-08, CS-GEO-54: home through one’s own airlock, for good', () => {
    const t = table({ floor: {}, crews: [{ jace: { at: [12, 4.51] }, lars: { at: [2, 2] } }], active: 'jace' });
    expect(t.cannotWalk([12, 0])).toBe('too-far');
    t.walks([12, 2]).walks([12, 0]);
    expect(t.who('jace').where).toBe('home');
    expect(t.told('went-home')).toHaveLength(1);
    expect(t.options(0, 'turn/trader')).toEqual([t.id('lars')]);
  });
  test('CS-MOV-13: nobody leaves by another’s airlock', () => {
    const t = table({ floor: {}, crews: [{ jace: { at: [22, 12] } }, { gak: { at: [2, 2] } }], active: 'jace' });
    expect(['through-wall', 'no-standing']).toContain(t.cannotWalk([24, 12]));
  });
  test('CS-EFF-07, CS-EFF-02, CS-EFF-03, CS-EFF-04, CS-SKL-05: a Shuffle of 1" is free, the next costs an action or a peg, the skill use of the round with it', () => {
    const t = table({ floor: {}, crews: [{ jace: { at: [8, 12] } }], active: 'jace' });
    t.does({ do: 'shuffle', pay: 'free' });
    expect(t.refusal(0, 'walk/way', [[800, 1301]])).toBe('too-far');
    t.answer(0, 'walk/way', [[800, 1300]]);
    expect(t.state.active?.actions).toBe(2);
    expect([
      t.mayDo({ do: 'shuffle', pay: 'free' }),
      t.mayDo({ do: 'shuffle', pay: 'action' }),
      t.mayDo({ do: 'shuffle', pay: 'peg' }),
    ]).toEqual([false, true, true]);
    t.does({ do: 'shuffle', pay: 'peg' }).answer(0, 'walk/way', [[800, 1300]]);
    expect(t.who('jace')).toMatchObject({ pegs: 3, skilled: true });
    expect(t.mayDo({ do: 'shuffle', pay: 'peg' })).toBe(false);
    expect(t.mayDo({ do: 'skill' })).toBe(false);
  });
});

describe('opportunity attacks', () => {
  const beside = (more: object = {}) =>
    table({ floor: {}, crews: [{ jace: { at: [8, 12] } }, { roykirk: { at: [9, 12], kit: ['knife'] } }], active: 'jace', ...more });
  test('CS-OPP-01, CS-OPP-03, CS-OPP-04, CS-OPP-10, CS-OPP-12, CS-RULING-35: who is left may strike at once, with what it likes, or not', () => {
    const t = beside().walks([8, 15]);
    expect(t.asked).toContain('seat 1 opportunity');
    expect(t.state.scene).toMatchObject({ kind: 'opportunity', by: t.id('roykirk'), against: t.id('jace') });
    t.dice(2).answerLike(1, 'opportunity', { with: t.token('knife', t.who('roykirk')) });
    expect(t.who('jace')).toMatchObject({ health: 5, y: 1500 });
    const spared = beside().walks([8, 15]).answerLike(1, 'opportunity', { decline: true });
    expect(spared.who('jace')).toMatchObject({ health: 6, y: 1500 });
  });
  test('CS-OPP-09, CS-TRD-12, CS-GEO-52: struck down, it stays where it was left', () => {
    const t = beside().rearrange((s) => {
      s.figures[0]!.health = 1;
    });
    t.walks([8, 15]);
    t.dice(1).answerLike(1, 'opportunity', { power: false });
    expect(t.who('jace')).toMatchObject({ defeated: true, acted: true });
    expect(t.who('jace').y).toBeLessThan(1260);
  });
  test('CS-OPP-05, CS-OPP-06, CS-CIV-18, CS-OPP-11, CS-VAR-06: the Prone, Civilians and partners do not strike', () => {
    const prone = beside();
    prone
      .rearrange((s) => {
        s.figures[1]!.prone = true;
      })
      .walks([8, 15]);
    expect(prone.topics(1)).toEqual([]);
    const civil = table({ floor: {}, crews: [{ jace: { at: [8, 12] } }], npcs: [['kaori', [9, 12]]], active: 'jace' }).walks([8, 15]);
    expect(civil.who('jace').y).toBe(1500);
    const partners = beside({ together: true }).walks([8, 15]);
    expect([partners.who('jace').y, partners.told('opportunity')]).toEqual([1500, []]);
  });
  test('CS-RULING-35: sliding along in contact provokes nothing', () => {
    const t = beside().walks([7.99, 12.2]);
    expect([t.told('opportunity'), t.who('jace').y]).toEqual([[], 1220]);
  });
  test('CS-OPP-02, CS-RGD-08, CS-RULING-36: shooting while engaged invites a blow first; struck down, no shot and no ammo', () => {
    const t = table({
      floor: {},
      crews: [
        { jace: { at: [8, 12], kit: ['outland-rifle'], with: { health: 1 } } },
        { roykirk: { at: [9, 12], kit: ['knife'] }, gak: { at: [8, 8] } },
      ],
      active: 'jace',
    });
    t.does({ do: 'shoot', at: t.id('gak') })
      .dice(1)
      .answerLike(1, 'opportunity', { power: false });
    expect(t.who('jace')).toMatchObject({ defeated: true, ammo: 7 });
    expect([t.state.pegs, t.told('rolled').length]).toEqual([0, 1]);
  });
  test('CS-GEO-53: who grazes an enemy has been in contact', () => {
    const t = table({ floor: {}, crews: [{ jace: { at: [8, 12] } }, { roykirk: { at: [10, 13.02], kit: ['knife'] } }], active: 'jace' });
    t.walks([12, 12]);
    expect(t.told('contact')).toHaveLength(1);
    expect(t.asked).toContain('seat 1 opportunity');
  });
});
