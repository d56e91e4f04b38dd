import { describe, expect, test } from 'vitest';
import { roomOf } from '../judge/place.ts';
import { FLIPPED } from '../state.ts';
import { type Setting, table } from './table.ts';

const alone = (has: object, more: Partial<Setting> = {}) =>
  table({ floor: {}, crews: [{ jace: { at: [8, 12], ...has } }], active: 'jace', ...more });

describe('Search', () => {
  const crate = {
    squares: [
      ['c', 9, 11],
      ['C', 7, 13],
      ['C', 8, 13],
    ],
  } as const;
  test('CS-SRC-01, CS-SRC-02, CS-SRC-03, CS-SRC-04, CS-SRC-10, CS-INV-01, CS-INV-13, CS-GEN-18: the searcher alone sees what is inside, takes what there is room for; what is taken all see', () => {
    const t = table({ floor: crate, crews: [{ jace: { at: [8.45, 11.5], kit: ['knife'] } }, { gak: { at: [2, 2] } }], active: 'jace' });
    const inside = t.state.contents[0]!.slice();
    t.does({ do: 'search' });
    expect(t.toldTo('saw-crate')).toEqual([[0]]);
    expect(inside.every((token) => t.view(0).tokens.face[token]! >= 0)).toBe(true);
    expect(inside.every((token) => t.view(1).tokens.face[token] === -1)).toBe(true);
    expect(t.view(1)).not.toHaveProperty('contents');
    const knife = t.token('knife', t.who('jace'));
    t.answer(0, 'search/hold', [knife, inside[0]!]);
    expect(t.state.contents[0]).toEqual(inside.slice(1));
    expect(t.view(1).tokens.face[inside[0]!]).toBeGreaterThanOrEqual(0);
    expect(t.state.active?.actions).toBe(1);
    expect(t.mayDo({ do: 'search', crate: 0 as never })).toBe(true);
  });
  test('CS-SRC-02, CS-RULING-80, CS-INV-15: own things may be put in; large ones do not fit a small crate; six spaces', () => {
    const t = table({
      floor: crate,
      crews: [{ jace: { at: [8.45, 11.5], kit: ['outland-rifle', 'outland-rifle', 'outland-rifle'] } }],
      active: 'jace',
    });
    t.does({ do: 'search' });
    const [first, ...rest] = t.who('jace').inventory;
    expect(t.refusal(0, 'search/hold', [first!, ...rest, t.state.contents[0]![0]!])).toBe('no-room');
    t.answer(0, 'search/hold', rest);
    expect(t.state.floor.map(({ token }) => token)).toEqual([first]);
  });
  test('CS-EQN-08, CS-INV-05, CS-RULING-233: Credits become money at once', () => {
    const t = table({ floor: crate, crews: [{ jace: { at: [8.45, 11.5] } }], active: 'jace' });
    const credits = t.token('credits-3');
    t.rearrange((s) => {
      s.bag = s.bag.filter((x) => x !== credits);
      s.contents = s.contents.map((c) => c.filter((x) => x !== credits));
      s.contents[0]!.push(credits);
    });
    t.does({ do: 'search' }).answer(0, 'search/hold', [credits]);
    expect([t.state.crews[0]!.money, t.who('jace').inventory]).toEqual([3, []]);
    expect(t.told('money')[0]).toMatchObject({ by: 3 });
  });
  test('CS-INV-01, CS-INV-05, CS-RULING-341: Credits that somebody has brought along take up room in a search; those of a body become money', () => {
    const t = table({
      floor: crate,
      crews: [{ jace: { at: [8.45, 11.5], kit: ['credits-5', 'outland-rifle', 'outland-rifle', 'knife'] } }],
      active: 'jace',
    });
    const all = t.who('jace').inventory.slice();
    t.does({ do: 'search' });
    expect(t.refusal(0, 'search/hold', [...all, t.state.contents[0]![0]!])).toBe('no-room');
    const body = table({
      floor: {},
      crews: [{ jace: { at: [8, 12] }, lars: { at: [9, 12], with: { health: 0, defeated: true }, kit: ['credits-3', 'knife'] } }],
      active: 'jace',
    });
    body.does({ do: 'search-body' }).answer(0, 'search/hold', body.who('lars').inventory.slice());
    expect([body.state.crews[0]!.money, body.carried('jace'), body.carried('lars')]).toEqual([3, ['knife'], []]);
  });
  test('CS-SRC-05, CS-SRC-06, CS-SRC-07, CS-SRC-08, CS-GEO-33, CS-RULING-44, CS-RULING-45: a room once, by anyone, with no enemy in it', () => {
    const walls = [
      ['#', 12, 0, 12, 11],
      ['d', 12, 11, 12, 13],
      ['#', 12, 13, 12, 24],
    ] as const;
    const t = table({
      floor: { walls },
      crews: [{ jace: { at: [8, 12] }, lars: { at: [2, 2] } }, { gak: { at: [16, 12] } }],
      active: 'jace',
      draws: [0],
    });
    expect(roomOf(t.state, t.who('jace'))).not.toBe(roomOf(t.state, t.who('gak')));
    t.does({ do: 'search-room' });
    expect(t.toldTo('found')).toEqual([[0]]);
    t.answerLike(0, 'find/keep', { keep: true });
    expect([t.who('jace').inventory.length, t.state.searched.length, t.mayDo({ do: 'search-room' })]).toEqual([1, 1, false]);
    const watched = table({ floor: {}, crews: [{ jace: { at: [8, 12] } }, { gak: { at: [16, 12] } }], active: 'jace' });
    expect(watched.mayDo({ do: 'search-room' })).toBe(false);
  });
  test('CS-SRC-06, CS-INV-12: what is not kept lies beside the finder, face up', () => {
    const t = alone({}, { draws: [3] })
      .does({ do: 'search-room' })
      .answerLike(0, 'find/keep', { keep: false });
    const lying = t.state.floor[0]!;
    expect([lying.x, lying.y]).toEqual([800, 1200]);
    expect(t.view(undefined).tokens.face[lying.token]).toBeGreaterThanOrEqual(0);
  });
  test('CS-EFF-10, CS-EFF-09: Sensor Goggles make it Effortless', () => {
    expect(alone({ kit: ['sensor-goggles'] }).mayDo({ do: 'search-room', pay: 'free' })).toBe(true);
    expect(alone({}).mayDo({ do: 'search-room', pay: 'free' })).toBe(false);
  });
});

describe('items', () => {
  test('CS-EFF-06, CS-EFF-08, CS-INV-11, CS-GEO-56, CS-RULING-49: pick up, drop, one token at a time', () => {
    const t = alone({ kit: ['knife'] }).does({ do: 'drop' });
    expect([t.carried('jace'), t.state.floor.length]).toEqual([[], 1]);
    t.does({ do: 'pick', pay: 'action' });
    expect([t.carried('jace'), t.state.floor.length, t.state.active?.actions]).toEqual([['knife'], 0, 1]);
  });
  test('CS-EFF-06, CS-VAR-05, CS-INV-07: gifts between friends need no leave, between crews they do', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [8, 12], kit: ['knife'] }, lars: { at: [9, 12] } }, { gak: { at: [7, 12], kit: ['baton'] } }],
      active: 'jace',
      together: true,
    });
    t.does({ do: 'give', to: t.id('lars') });
    expect(t.carried('lars')).toEqual(['knife']);
    t.does({ do: 'give', to: t.id('gak'), pay: 'action' }).answer(1, 'offer/gift', false);
    expect([t.carried('gak'), t.told('offer-refused').length]).toEqual([['baton'], 1]);
    t.does({ do: 'give', to: t.id('gak'), pay: 'action' }).answer(1, 'offer/gift', true);
    expect(t.carried('jace')).toEqual(['baton']);
  });
  test('CS-EFF-06: enemies in contact may give and swap too, if both want it; who is asked sees what for what', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [8, 12], kit: ['knife'] } }, { gak: { at: [7, 12], kit: ['baton'] } }],
      active: 'jace',
    });
    const knife = t.token('knife', t.who('jace'));
    t.does({ do: 'give', to: t.id('gak'), token: knife, for: t.token('baton', t.who('gak')) });
    expect(t.state.scene).toMatchObject({ what: 'gift', token: knife, for: t.token('baton', t.who('gak')) });
    t.answer(1, 'offer/gift', true);
    expect([t.carried('jace'), t.carried('gak')]).toEqual([['baton'], ['knife']]);
  });
  test('CS-EFF-10, CS-CHR-06, CS-ICO-16, CS-ICO-28, CS-EQN-06, CS-EQN-07, CS-RULING-151: a Medi-Stim heals two, not above the start, and goes back to the bag', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [8, 12], kit: ['medi-stim', 'medi-stim'], with: { health: 5 } }, lars: { at: [9, 12], with: { health: 2 } } }],
      active: 'jace',
    });
    const bag = t.state.bag.length;
    t.does({ do: 'use', on: t.id('jace') });
    expect([t.who('jace').health, t.state.bag.length]).toEqual([6, bag + 1]);
    expect(t.mayDo({ do: 'use', on: t.id('jace') })).toBe(false);
    t.does({ do: 'use', on: t.id('lars'), pay: 'action' });
    expect([t.who('lars').health, t.carried('jace')]).toEqual([4, []]);
  });
  test('CS-RULING-151, CS-RULING-167: a Combat Stim gives two actions, to a friend for its own turn', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [8, 12], kit: ['combat-stim', 'combat-stim'] }, lars: { at: [9, 12] } }],
      active: 'jace',
    });
    t.does({ do: 'use', on: t.id('jace') });
    expect(t.state.active?.actions).toBe(4);
    t.does({ do: 'use', on: t.id('lars'), pay: 'action' })
      .ends()
      .answer(0, 'turn/trader', t.id('lars'));
    expect(t.state.active?.actions).toBe(4);
  });
  test('CS-REL-01, CS-REL-02, CS-REL-03, CS-EQN-09, CS-RULING-48: Reload by the number shown, up to seven; a box twice', () => {
    const t = alone({ kit: ['ammo-box', 'ammo-loose'], with: { ammo: 0 } });
    t.dice(3).does({ do: 'reload', with: t.token('ammo-loose', t.who('jace')) });
    expect(t.who('jace').ammo).toBe(3);
    t.does({ do: 'reload' });
    expect([t.who('jace').ammo, t.state.marks[t.token('ammo-box', t.who('jace'))]! & FLIPPED]).toEqual([7, FLIPPED]);
    t.rearrange((s) => {
      s.figures[0]!.ammo = 1;
      s.active!.actions = 1;
    });
    t.does({ do: 'reload' });
    expect([t.who('jace').ammo, t.carried('jace')]).toEqual([7, []]);
  });
  test('CS-OTH-02, CS-INV-02, CS-INV-03, CS-INV-04, CS-INV-14, CS-RULING-81: armour works in the slot, changed by an action', () => {
    const t = alone({ kit: ['combat-vest', 'shield-belt'] }).does({ do: 'don' });
    expect([t.carried('jace'), t.state.active?.actions]).toEqual([['shield-belt'], 1]);
    t.does({ do: 'don', token: t.token('shield-belt', t.who('jace')) });
    expect(t.carried('jace')).toEqual(['combat-vest']);
  });
  test('CS-ICO-08: Quick Unjam is Effortless', () => {
    const t = table({
      floor: {},
      crews: [{ 'corvin-hale': { at: [8, 12], kit: ['outland-pistol'] } }],
      active: 'corvin-hale',
      change: (s) => {
        s.marks[s.figures[0]!.inventory[0]!] = 1;
      },
    });
    expect(t.mayDo({ do: 'unjam', pay: 'free' })).toBe(true);
  });
  test('CS-ICO-12, CS-ICO-13, CS-ICO-14, CS-RULING-236: some carry what they cannot use', () => {
    const chunk = table({
      floor: {},
      crews: [{ chunk: { at: [8, 12], kit: ['outland-pistol'] } }, { gak: { at: [11, 12] } }],
      active: 'chunk',
    });
    expect(chunk.mayDo({ do: 'shoot' })).toBe(false);
    const tock = table({ floor: {}, crews: [{ tock: { at: [8, 12], kit: ['knife'] } }, { gak: { at: [9, 12] } }], active: 'tock' });
    expect(tock.mayDo({ do: 'fight' })).toBe(false);
  });
  test('CS-EX-14, CS-THR-01, CS-THR-02, CS-THR-03, CS-THR-04, CS-THR-06, CS-ICO-15: a knife picked up and thrown, for a peg', () => {
    const t = table({ floor: {}, crews: [{ jace: { at: [8, 12] } }], npcs: [['kaori', [12, 14]]], active: 'jace' });
    const knife = t.token('combat-knife');
    t.rearrange((s) => {
      s.bag = s.bag.filter((x) => x !== knife);
      s.contents = s.contents.map((c) => c.filter((x) => x !== knife));
      s.floor.push({ token: knife, x: 800, y: 1500 });
      s.tokens.seen[knife] = 1 << 30;
    });
    t.walks([8, 14.5]).does({ do: 'pick', token: knife }).dice(2).does({ do: 'throw', token: knife, pay: 'peg' });
    expect([t.who('kaori').where, t.state.floor[0]]).toEqual(['out', { token: knife, x: 1200, y: 1400 }]);
    expect([t.who('jace').skilled, t.state.pegs, t.who('jace').ammo]).toEqual([true, 0, 7]);
    t.walks([8, 16]);
    expect(t.who('jace').y).toBe(1600);
  });
  test('CS-THR-05: two Fails break what was thrown', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [8, 12], kit: ['baton'] } }, { gak: { at: [11, 12] } }],
      active: 'jace',
      dice: [6, 6],
    });
    t.does({ do: 'throw' });
    expect([t.told('broken').length, t.who('gak').health]).toEqual([1, 4]);
  });
});

describe('Push', () => {
  const push = (mine: object = {}, theirs: object = {}) =>
    table({ floor: {}, crews: [{ lars: { at: [8, 12], ...mine } }, { gak: { at: [9, 12], ...theirs } }], active: 'lars' });
  test('CS-EX-12, CS-PSH-01, CS-PSH-02, CS-PSH-03, CS-PSH-04, CS-PSH-05, CS-OPP-08, CS-MOV-04, CS-RULING-43: an inch a Hit with one die, and one may follow', () => {
    const t = push().dice(2).does({ do: 'push' });
    expect(t.who('gak')).toMatchObject({ x: 1000, moved: 0 });
    t.answer(0, 'push/follow', true);
    expect(t.who('lars')).toMatchObject({ x: 898, moved: 98 });
    expect(t.told('opportunity')).toEqual([]);
  });
  test('CS-PSH-06, CS-ARM-06: three Hits knock down; armour does not count', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [8, 12] } }, { gak: { at: [9, 12], wears: 'combat-vest' } }],
      active: 'jace',
      dice: [1, 1],
    });
    t.does({ do: 'push' }).answer(0, 'push/follow', false);
    expect(t.who('gak')).toMatchObject({ prone: true, x: 1200 });
  });
  test('CS-PSH-08, CS-PSH-09: a Fail, and the other may push back', () => {
    const t = push().dice(6).does({ do: 'push' });
    t.dice(2).answer(1, 'push/counter', true);
    expect([t.who('gak').x, t.who('lars').x]).toEqual([900, 700]);
  });
  test('CS-PSH-10, CS-PSH-11: the Massive resist and add', () => {
    const heavy = table({ floor: {}, crews: [{ lars: { at: [8, 12] } }, { chunk: { at: [9.25, 12] } }], active: 'lars', dice: [2] });
    heavy.does({ do: 'push' });
    expect(heavy.who('chunk').x).toBe(925);
    const strong = table({ floor: {}, crews: [{ chunk: { at: [8, 12] } }, { gak: { at: [9.25, 12] } }], active: 'chunk', dice: [2, 4, 4] });
    strong.does({ do: 'push' });
    expect(strong.who('gak').x).toBe(1125);
  });
});

describe('Persuade and joining', () => {
  const talk = (dice: number[]) =>
    table({ floor: {}, crews: [{ roykirk: { at: [8, 12], kit: ['knife'] } }], npcs: [['kaori', [9, 12]]], active: 'roykirk', dice });
  test('CS-EX-13, CS-PER-01, CS-PER-02, CS-PER-03, CS-PER-04, CS-PER-07, CS-JOI-01, CS-JOI-02, CS-JOI-07: two dice against two: three Hits are needed', () => {
    const no = talk([1, 4]).does({ do: 'persuade', aim: 'join' });
    expect(no.who('kaori').crew).toBe(null);
    const yes = talk([1, 1]).does({ do: 'persuade', aim: 'join' });
    expect([yes.who('kaori').crew, yes.who('kaori').acted, yes.who('kaori').inventory.length]).toEqual([0, false, 1]);
  });
  test('CS-PER-05, CS-PER-06: a small item for the one it carries', () => {
    const t = talk([1, 1]);
    const token = t.state.bag[0]!;
    t.rearrange((s) => {
      s.bag = s.bag.filter((x) => x !== token);
      s.figures[1]!.inventory = [token];
      s.tokens.seen[token] = 1 << 30;
    });
    t.does({ do: 'persuade', aim: 'swap' });
    expect([t.who('roykirk').inventory, t.carried('kaori')]).toEqual([[token], ['knife']]);
  });
  test('CS-PER-09, CS-RULING-46: nobody talks to the Purge, nor with an enemy at one’s side', () => {
    const t = table({
      floor: {},
      crews: [{ roykirk: { at: [8, 12] } }],
      npcs: [
        ['kaori', [9, 12]],
        ['harvester', [7, 12]],
      ],
      active: 'roykirk',
    });
    expect(t.mayDo({ do: 'persuade' })).toBe(false);
  });
  test('CS-JOI-03, CS-JOI-04, CS-JOI-08, CS-RULING-47, CS-RULING-174: who joined acts with its numbers and falls at one damage', () => {
    const t = table({
      floor: {},
      crews: [{ roykirk: { at: [2, 2] } }, { gak: { at: [12, 12], kit: ['outland-pistol'] } }],
      npcs: [['kaori', [8, 12], { crew: 0 as never, entered: true }]],
      change: (s) => {
        s.active = {
          figure: 2 as never,
          actions: 2,
          effortless: false,
          pegPaid: false,
          granted: [],
          linked: null,
          begun: false,
          taken: 0,
          rest: 0,
        };
      },
    });
    t.dice(2).does({ do: 'shoot', with: null });
    expect([t.who('gak').health, t.state.pegs]).toEqual([3, 1]);
    expect(t.mayDo({ do: 'use' })).toBe(false);
  });
  test('CS-JOI-05, CS-JOI-11: a crew of joined ones alone may leave them', () => {
    const t = table({
      floor: {},
      crews: [{ roykirk: {} }],
      npcs: [['kaori', [8, 12], { crew: 0 as never, entered: true }]],
      change: (s) => {
        s.figures[0]!.where = 'home';
        s.active = {
          figure: 1 as never,
          actions: 2,
          effortless: false,
          pegPaid: false,
          granted: [],
          linked: null,
          begun: false,
          taken: 0,
          rest: 0,
        };
      },
    });
    t.does({ do: 'abandon' });
    expect([t.over, t.told('abandoned').length]).toEqual([true, 1]);
  });
});

describe('the fallen', () => {
  const fallen = (mine: object, theirs: object = {}, more: Partial<Setting> = {}) =>
    table({
      floor: {},
      crews: [{ jace: { at: [8, 12], ...mine }, lars: { at: [9, 12], with: { health: 0, defeated: true }, ...theirs } }],
      active: 'jace',
      ...more,
    });
  test('CS-DEF-03, CS-DEF-05, CS-RULING-54, CS-RULING-152: revived with an item of either, Prone, and may act this round', () => {
    const t = fallen({}, { kit: ['medi-stim'] }).does({ do: 'use', on: 1 as never });
    expect(t.who('lars')).toMatchObject({ defeated: false, prone: true, health: 2, acted: false });
    t.ends().answer(0, 'turn/trader', t.id('lars'));
    expect(t.options(0, 'turn/act').map((a) => a.do)).toEqual(['stand', 'end']);
    t.does({ do: 'stand' });
    expect([t.who('lars').prone, t.state.active?.actions]).toEqual([false, 1]);
  });
  test('CS-ACT-05, CS-GEN-11, CS-OTH-03, CS-EFF-11: the Prone can only stand up', () => {
    const t = alone({ with: { prone: true } });
    expect([t.options(0, 'turn/act').map((a) => a.do), t.topics(0).includes('turn/walk')]).toEqual([['stand', 'end'], false]);
  });
  test('CS-DEF-06, CS-DEF-08, CS-GEO-60: dragged along, up to 2"', () => {
    const t = fallen({}).does({ do: 'drag', helper: null });
    expect(t.refusal(0, 'walk/way', [[599, 1200]])).toBe('too-far');
    t.answer(0, 'walk/way', [[650, 1200]]);
    const [jace, lars] = [t.who('jace'), t.who('lars')];
    expect([jace.x, jace.moved]).toEqual([650, 150]);
    expect(Math.round(Math.sqrt((jace.x - lars.x) ** 2 + (jace.y - lars.y) ** 2))).toBe(102);
  });
  test('CS-DEF-06, CS-RULING-51: not with an enemy at hand', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [8, 12] }, lars: { at: [9, 12], with: { health: 0, defeated: true } } }, { gak: { at: [10, 12] } }],
      active: 'jace',
    });
    expect(t.mayDo({ do: 'drag' })).toBe(false);
  });
  test('CS-DEF-09: dragged through the airlock it is safe aboard', () => {
    const t = fallen({ at: [12, 1.5] }, { at: [12, 2.5] })
      .does({ do: 'drag', helper: null })
      .answer(0, 'walk/way', [[1200, 0]]);
    expect([t.who('jace').where, t.who('lars').where, t.who('lars').defeated]).toEqual(['home', 'home', true]);
  });
  test('CS-DEF-10, CS-DEF-11, CS-RULING-52, CS-RULING-178: searched like a crate, armour too; the rest stays with it', () => {
    const t = fallen({ kit: ['knife'] }, { kit: ['baton', 'grenade'], wears: 'combat-vest' }).does({ do: 'search-body' });
    const [vest, knife] = [t.token('combat-vest', t.who('lars')), t.token('knife', t.who('jace'))];
    t.answer(0, 'search/hold', [vest, knife]);
    expect([t.carried('jace'), t.carried('lars'), t.who('lars').armour]).toEqual([['knife', 'combat-vest'], ['baton', 'grenade'], null]);
  });
  test('CS-TRD-07, CS-RULING-33, CS-RULING-99: the fallen do not act, engage nobody and are walked over', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [8, 12] } }, { gak: { at: [9, 12], with: { health: 0, defeated: true } } }],
      active: 'jace',
    });
    t.walks([11, 12]);
    expect([t.who('jace').x, t.told('opportunity')]).toEqual([1100, []]);
  });
});

describe('blasts', () => {
  const blast = (dice: number[], at: [number, number] = [12, 12]) =>
    table({
      floor: {},
      crews: [{ jace: { at: [8, 12], kit: ['grenade'] } }, { gak: { at }, arianna: { at: [13.2, 12] } }],
      active: 'jace',
      dice,
    });
  test('CS-BLA-01, CS-BLA-02, CS-BLA-03, CS-BLA-07, CS-BLA-08, CS-BLA-11, CS-GEO-46, CS-RULING-50, CS-THR-08: centre five dice, within an inch three; a grenade is used up', () => {
    const t = blast([2, 2, 1, 5, 5, 5, 2, 5, 5]).does({ do: 'blast', at: 1 as never });
    expect(t.told('attack').map((a) => a.dice)).toEqual([5, 3]);
    expect([t.who('gak').health, t.who('arianna').health, t.carried('jace')]).toEqual([2, 4, []]);
    expect([t.state.pegs, t.who('jace').ammo]).toEqual([0, 7]);
  });
  test('CS-BLA-04, CS-GEO-58: blank: an inch off as the thrower likes', () => {
    const t = blast([5]).does({ do: 'blast', at: 1 as never });
    t.answer(0, 'direction', 54);
    expect(t.told('lands')[0]!.at).toEqual([1100, 1200]);
  });
  test('CS-BLA-05, CS-RULING-76: a Fail: two inches as the target likes', () => {
    const t = blast([6]).does({ do: 'blast', at: 1 as never });
    expect(t.asked).toContain('seat 1 direction');
    t.answer(1, 'direction', 0);
    expect(t.told('lands')[0]!.at).toEqual([1200, 1000]);
  });
  test('CS-ICO-33: an EMP keeps guns silent nearby, walls or not', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [4, 12], kit: ['emp-grenade'] } }, { gak: { at: [12, 12], kit: ['outland-pistol'] } }],
      active: 'jace',
      dice: [2],
    });
    t.does({ do: 'blast', at: t.id('gak') });
    expect(t.told('guns-jammed')[0]!.figures).toEqual([t.id('gak')]);
  });
  test('CS-ICO-33, CS-NAC-03: the Purge and other NPCs whose guns are jammed shoot at nobody, but come nearer', () => {
    const does = (jammed: boolean) =>
      table({
        floor: {},
        crews: [{ jace: { at: [4, 12] } }],
        npcs: [['devastator', [20, 12]]],
        phase: 'purge',
        until: (s) => s.phase === 'npcs',
        change: (s) => {
          s.queue = [];
          if (jammed) s.figures[1]!.effects.push({ kind: 'jammed-guns', until: s.round, by: null });
        },
      })
        .told('npc-does')
        .map((note) => note.does);
    expect([does(false), does(true)]).toEqual([
      ['shoot', 'shoot'],
      ['move', 'move'],
    ]);
  });
  test('CS-ICO-32, CS-RULING-55: frozen, the next turn is lost', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [8, 12], kit: ['cryo-grenade'] } }, { gak: { at: [12, 12] } }],
      active: 'jace',
      dice: [2],
    });
    t.does({ do: 'blast', at: t.id('gak') }).ends();
    t.answer(1, 'turn/trader', t.id('gak'));
    expect(t.told('turn-lost')).toHaveLength(1);
  });
});
