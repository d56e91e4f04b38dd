/** The Trading Phase: posts, picks, prices, barter, people (CS-TRA, CS-SHP, CS-HIR). */
import { TOKENS, type TokenKind, tokenOf } from '@cosmodrome/core-space/content/index';
import { describe, expect, test } from 'vitest';
import { CHOSEN_POSTS, type Post } from '../content/index.ts';
import { bonusAt, isSoldAt, stockOf } from '../judge/market.ts';
import { priceOf, rebuildPrice } from '../judge/people.ts';
import { crewValue } from '../judge/things.ts';
import type { Side } from '../state.ts';
import { type Setting, table } from './table.ts';

const alone = (more: object = {}, party: Setting['party'] = {}) =>
  table({ crews: [{ members: ['arianna', 'lars'], money: 30, ...more }], phase: 'trading', party });
const two = (party: Setting['party'] = {}, a: object = {}, b: object = {}) =>
  table({
    crews: [
      { members: ['arianna', 'lars'], money: 30, ...a },
      { members: ['jace', 'beck'], money: 30, ...b },
    ],
    phase: 'trading',
    party,
  });
const buy = (post: Post, token: TokenKind) => ({ do: 'buy', post, token }) as const;
const NOTHING: Side = { money: 0, tokens: [], members: [], guests: [] };

describe('the phase', () => {
  test('CS-PST-03, CS-TRA-01, CS-RULING-123: rewards come first', () => {
    const t = table({ crews: [{ members: ['arianna'] }] }).comesBack([['aboard']], [{ reward: 6, money: 2 }]);
    expect([t.crew().money, t.told('rewarded')]).toEqual([8, [{ kind: 'rewarded', seat: 0, money: 8 }]]);
  });
  test('CS-TRA-02: one of the five posts, and the cheap one in any case', () => {
    const t = table({ crews: [{ members: ['arianna'], money: 20 }], phase: 'visits' });
    expect(t.options(0, 'visit')).toEqual([...CHOSEN_POSTS.filter((post) => post !== 'gigers'), 'none']);
    t.answer(0, 'visit', 'tech-noir').trades(buy('tech-noir', 'tech-pack')).trades(buy('bs-mart', 'common-pistol'));
    expect(t.cannotTrade(buy('armourote', 'combat-jacket'))).toBe('not-sold-here');
  });
  test('CS-TRA-03: what is bought goes to the hold, else to somebody; without space nothing is bought', () => {
    const t = alone({ hold: ['knife'] }).trades(buy('bs-mart', 'common-pistol'));
    expect([t.crew().hold, t.crew().money]).toEqual([['knife', 'common-pistol'], 27]);
    const full = alone({ hold: Array(12).fill('knife'), members: [{ profile: 'arianna', inventory: Array(6).fill('knife') }] });
    expect(full.cannotTrade(buy('bs-mart', 'common-pistol'))).toBe('no-space');
  });
  test('CS-TRA-04, CS-TRA-05, CS-SHI-05: everything is sold anywhere, for its sell price', () => {
    const t = alone({ hold: ['combat-sword'] }, { visit: 'tech-noir' }).trades({ do: 'sell', token: 'combat-sword', from: 'hold' });
    expect([t.crew().hold, t.crew().money]).toEqual([[], 30 + tokenOf('combat-sword').sell]);
  });
  test('CS-TRA-06: rare things cannot be bought', () => {
    const rare = TOKENS.find(({ icons, pool }) => pool === 'base' && icons.some(({ icon }) => icon === 'rare'))!.kind;
    expect(alone({ money: 99 }, { visit: 'gigers' }).cannotTrade(buy('gigers', rare))).toBe('rare');
  });
  test('CS-TRA-07, CS-RULING-127: there are as many as the box has, without what the crews of this game own', () => {
    const t = two({}, { hold: ['common-pistol'] }, { hold: ['common-pistol'] });
    const left = () => stockOf(t.state, t.state.outings[0]!, 'common-pistol');
    expect(left()).toBe(tokenOf('common-pistol').count - 2);
    t.trades(buy('bs-mart', 'common-pistol'));
    expect([left(), t.cannotTrade(buy('bs-mart', 'common-pistol'), 1)]).toEqual([0, 'sold-out']);
    expect(stockOf(t.state, t.state.outings[0]!, 'knife')).toBe(Number.POSITIVE_INFINITY);
  });
  test('CS-TRA-13: the worthless objective is not sold, others are', () => {
    const t = alone({ hold: ['objective-0', 'objective-5'] });
    expect(t.cannotTrade({ do: 'sell', token: 'objective-0', from: 'hold' })).toBe('worthless');
    expect(t.trades({ do: 'sell', token: 'objective-5', from: 'hold' }).crew().money).toBe(35);
  });
  test('CS-EX-111: the schedule sells for 3 UA', () => {
    const t = two({}, { hold: ['objective-3'], feats: ['schedule'] }).trades({ do: 'sell', token: 'objective-3', from: 'hold' });
    expect(t.crew().money).toBe(33);
  });
});

describe('several at one post', () => {
  test('CS-TRA-08, CS-RULING-207: they pick in turn, one thing each; who is done there is passed over', () => {
    const t = two();
    expect(t.cannotTrade(buy('bs-mart', 'common-pistol'), 1)).toBe('not-your-pick');
    t.trades(buy('bs-mart', 'common-pistol'));
    expect(t.cannotTrade(buy('bs-mart', 'combat-knife'))).toBe('not-your-pick');
    t.trades(buy('bs-mart', 'combat-knife'), 1).trades({ do: 'pass', post: 'bs-mart' });
    t.trades(buy('bs-mart', 'utility-knife'), 1).trades(buy('bs-mart', 'baton'), 1);
  });
  test('the winner picks first; without winner the die decides, in the open (CS-RULING-129: together there is none)', () => {
    const after = (won: boolean, mode: 'versus' | 'together') =>
      table({ crews: [{ members: ['arianna'] }, { members: ['jace'] }], options: { mode } })
        .dice(5, 2)
        .comesBack([['aboard'], ['aboard']], [{}, { won }]).state.outings[0]!.order;
    expect([after(true, 'versus'), after(false, 'versus'), after(true, 'together')]).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
    ]);
  });
});

describe('posts', () => {
  const sold = (post: Post) => TOKENS.filter(({ kind }) => isSoldAt(post, kind));
  test.each([
    ['CS-SHP-01', 'bs-mart', 0, 4, null],
    ['CS-SHP-02', 'up-close', 5, 9, ['melee']],
    ['CS-SHP-04, CS-RULING-135', 'claw-store', 5, 9, ['ranged', 'blast']],
    ['CS-SHP-06', 'armourote', 5, 9, ['armour']],
    ['CS-SHP-08', 'tech-noir', 5, 9, ['special']],
    ['CS-SHP-10', 'gigers', 10, 99, null],
  ] as const)('%s: what %s sells', (_, post, from, to, types) => {
    expect(sold(post).length).toBeGreaterThan(0);
    for (const { cost, type } of sold(post)) {
      expect(cost! >= from && cost! <= to).toBe(true);
      if (types) expect(types).toContain(type);
    }
  });
  test('CS-SHP-10: one thing at Giger’s', () => {
    const t = alone({ money: 99 }, { visit: 'gigers', bought: 1 });
    const dear = TOKENS.find(({ kind, pool }) => pool === 'base' && isSoldAt('gigers', kind))!.kind;
    expect(t.cannotTrade(buy('gigers', dear))).toBe('one-at-gigers');
  });
  test('CS-SHP-11, CS-RULING-138: Giger’s opens to a Career of level 3 that came back, in the arc of level 2', () => {
    const visits = (career: number, home: boolean, structure: 'open' | 'arc') =>
      table({
        crews: [{ members: [{ profile: 'arianna', career }] }],
        options: { structure },
        phase: 'visits',
        ...(home ? {} : { party: { home: [] } }),
      })
        .options(0, 'visit')
        .includes('gigers');
    expect([visits(15, true, 'open'), visits(14, true, 'open'), visits(15, false, 'open'), visits(12, true, 'arc')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
  test('CS-SHP-03, CS-SHP-05, CS-SHP-07, CS-SHP-09, CS-RULING-108: one UA more for what they sell', () => {
    for (const post of ['up-close', 'claw-store', 'armourote', 'tech-noir'] as const)
      for (const { kind } of TOKENS)
        expect([kind, bonusAt(post, kind)]).toEqual([
          kind,
          sold(post).some((t) => t.kind === kind) || (rare(kind) && fits(post, kind)) ? 1 : 0,
        ]);
  });
  const rare = (kind: TokenKind) => tokenOf(kind).icons.some(({ icon }) => icon === 'rare');
  const fits = (post: Post, kind: TokenKind) => bonusAt(post, kind) === 1;
  test('CS-EX-110: a Short Sword is 4 UA at Up Close & Personnel, 3 elsewhere', () => {
    const gets = (visit: 'up-close' | 'none') =>
      alone({ hold: ['short-sword'], money: 0 }, { visit })
        .trades({ do: 'sell', token: 'short-sword', from: 'hold' })
        .crew().money;
    expect([gets('up-close'), gets('none')]).toEqual([4, 3]);
  });
  test('CS-SHP-12, CS-RULING-109: Giger’s pays more for rare things that sell for 9 or more', () => {
    for (const { kind, sell } of TOKENS) expect(bonusAt('gigers', kind)).toBe(rare(kind) && sell >= 9 ? 1 : 0);
  });
  test('CS-TRA-12, CS-GAT-13: both parts of the Mother and 20 UA make her Venom', () => {
    const t = alone({ hold: ['mother-part', 'mother-part'] }, { visit: 'gigers' }).trades({ do: 'venom' });
    expect([t.crew().money, t.crew().hold]).toEqual([10, ['mothers-venom']]);
    expect(alone({ hold: ['mother-part'] }, { visit: 'gigers' }).cannotTrade({ do: 'venom' })).toBe('not-there');
  });
  test('CS-RULING-134, CS-EX-113: what is free is free up to the limits of a crew', () => {
    const knife = { inventory: ['knife'] as TokenKind[] };
    const t = alone({
      members: [
        { profile: 'arianna', ...knife },
        { profile: 'lars', ...knife },
        { profile: 'renton', ...knife },
        { profile: 'beck', inventory: ['knife', 'outland-pistol'] },
      ],
      hold: ['medi-stim', 'medi-stim'],
    });
    expect([t.cannotTrade(buy('bs-mart', 'knife')), t.cannotTrade(buy('bs-mart', 'medi-stim'))]).toEqual(['enough-free', 'enough-free']);
    for (let n = 0; n < 3; n++) t.trades(buy('bs-mart', 'outland-rifle'));
    expect(t.cannotTrade(buy('bs-mart', 'outland-pistol'))).toBe('enough-free');
  });
});

describe('Azurium', () => {
  test.each([
    [1, 2],
    [2, 2],
    [3, 5],
    [5, 5],
    [6, 9],
  ])('CS-TRA-09: a %i fetches %i UA', (die, price) => {
    const t = alone({ hold: ['azurium'], money: 0 })
      .dice(die)
      .trades({ do: 'azurium', step: 'roll' })
      .trades({ do: 'azurium', step: 'accept' });
    expect([t.crew().money, t.crew().hold]).toEqual([price, []]);
  });
  test('CS-EX-109: declined, it stays in the hold, and may be offered again after another game only', () => {
    const t = alone({ hold: ['azurium'] })
      .dice(1)
      .trades({ do: 'azurium', step: 'roll' })
      .trades({ do: 'azurium', step: 'decline' });
    expect([t.crew().hold, t.cannotTrade({ do: 'azurium', step: 'roll' })]).toEqual([['azurium'], 'not-there']);
  });
});

describe('things', () => {
  test('CS-SHI-04, CS-RULING-125: they are moved freely between hold and people, as far as there is room', () => {
    const t = alone({ hold: ['combat-vest', 'knife'] });
    const who = t.id('lars');
    t.trades({ do: 'move', token: 'combat-vest', from: 'hold', to: who }).trades({ do: 'wear', member: who, token: 'combat-vest' });
    expect([t.member('lars').armour, t.crew().hold]).toEqual(['combat-vest', ['knife']]);
    t.trades({ do: 'doff', member: who });
    expect(t.cannotTrade({ do: 'wear', member: who, token: 'knife' })).toBe('not-armour');
    const full = alone({ hold: Array(13).fill('knife') });
    expect(full.cannotTrade({ do: 'done' })).toBe('hold-full');
    full.trades({ do: 'discard', token: 'knife', from: 'hold' }).trades({ do: 'done' });
  });
  test('CS-RULING-122: nobody spends what is not there', () =>
    expect(alone({ money: 2 }).cannotTrade(buy('bs-mart', 'common-pistol'))).toBe('no-money'));
  test('CS-RULING-213: what those who joined carried is the crew’s', () => {
    const t = table({ crews: [{ members: ['arianna'] }] }).comesBack(
      [['aboard']],
      [{ joined: [{ npc: 'guard', tokens: ['military-pistol'] }] }],
    );
    expect(t.crew().hold).toEqual(['military-pistol']);
  });
});

describe('barter', () => {
  const offer = (give: Partial<Side>, wants: Partial<Side>) =>
    ({ do: 'offer', to: 1, give: { ...NOTHING, ...give }, take: { ...NOTHING, ...wants } }) as const;
  test('CS-TRA-10, CS-TRA-11, CS-RULING-219: both name everything, both agree, and it is done at any price', () => {
    const t = two({}, { hold: ['combat-sword'] }).trades(offer({ tokens: ['combat-sword'], money: 3 }, { members: [3 as never] }));
    expect(t.crew(1).hold).toEqual([]);
    t.trades({ do: 'accept', offer: t.state.offers[0]!.id }, 1);
    expect([t.has('beck'), t.has('beck', 1), t.crew(1).hold, t.crew(1).money]).toEqual([true, false, ['combat-sword'], 33]);
  });
  test('a Captain, somebody away and a temporary Trader are not traded', () => {
    const t = two({}, { members: ['arianna', { profile: 'lars', misses: 1 }, { profile: 'renton', contract: 'temporary' }] });
    expect(t.cannotTrade(offer({ members: [0 as never] }, {}))).toBe('one-captain');
    expect(t.cannotTrade(offer({ members: [1 as never] }, {}))).toBe('held');
    expect(t.cannotTrade(offer({ members: [2 as never] }, {}))).toBe('temporary');
    expect([t.cannotTrade(offer({ money: 31 }, {})), t.cannotTrade(offer({}, {}))]).toEqual(['no-money', 'no-offer']);
  });
  test('the right to hire a guest goes over; what has changed meanwhile is refused', () => {
    const t = two({ guests: [{ npc: 'butler', tokens: [] }] });
    t.trades(offer({ guests: ['butler'] }, { money: 2 })).trades({ do: 'refuse', offer: 0 as never }, 1);
    t.trades(offer({ money: 30 }, {})).trades(buy('bs-mart', 'common-pistol'));
    expect(t.cannotTrade({ do: 'accept', offer: 2 as never }, 1)).toBe('no-money');
    t.trades({ do: 'withdraw', offer: 2 as never });
    expect(t.state.offers).toEqual([]);
  });
  test('CS-RULING-219, CS-TRA-10: what two offer each other, others neither see nor count', () => {
    const t = table({
      crews: [{ members: ['arianna'], money: 9 }, { members: ['jace'], money: 5 }, { members: ['zed'] }],
      phase: 'trading',
    });
    t.trades(offer({ money: 3 }, {}));
    const [made] = t.state.offers;
    expect([0, 1, 2].map((seat) => t.view(seat).offers.length)).toEqual([1, 1, 0]);
    expect([0, 1, 2].map((seat) => t.notesOf(seat).some(({ kind }) => kind === 'offered'))).toEqual([true, true, false]);
    t.trades({ do: 'refuse', offer: made!.id }, 1);
    expect(t.notesOf(2).some(({ kind }) => kind === 'no-deal')).toBe(false);
    // The next one of the third has the number it would have had anyway.
    t.trades({ ...offer({}, { money: 1 }), to: 1 } as never, 2).trades(offer({ money: 1 }, {}));
    expect(t.view(2).offers.map(({ id }) => id)).toEqual([2]);
    // What has been agreed, everybody hears.
    t.trades({ do: 'accept', offer: t.state.offers.at(-1)!.id }, 1);
    expect(t.notesOf(2).some(({ kind }) => kind === 'bartered')).toBe(true);
  });
});

describe('hiring', () => {
  const hires = (offers: Setting['party'], more: object = {}) => alone(more, offers);
  test('CS-HIR-01: seven members at most', () => {
    const t = hires({ offers: ['pell'] }, { members: ['arianna', 'lars', 'renton', 'beck', 'roykirk', 'gak', 'tirgarde'] });
    expect(t.options(0, 'trade').some((a) => a.do === 'hire')).toBe(false);
    expect(t.cannotTrade({ do: 'hire', profile: 'pell', class: 'tech', levels: {}, contract: 'permanent' })).toBe('too-many-members');
  });
  test('CS-HIR-02, CS-HIR-09, CS-HIR-10, CS-EX-106: Jace is 12 UA on the spot, 19 for good, 5 for a game', () => {
    expect((['spot', 'permanent', 'temporary'] as const).map((c) => priceOf('jace', c))).toEqual([12, 19, 5]);
    expect((['spot', 'permanent', 'temporary'] as const).map((c) => priceOf('hobb', c))).toEqual([2, 5, 2]);
    expect((['spot', 'permanent', 'temporary'] as const).map((c) => priceOf('orrik', c))).toEqual([14, 24, 8]);
  });
  test('CS-HIR-03, CS-HIR-12, CS-HIR-15, CS-JOI-10: guests are hired on the spot, Gangers too', () => {
    const t = hires({ guests: [{ npc: 'razor', tokens: [] }] }).answerLike(0, 'trade', { do: 'recruit', npc: 'razor' });
    expect([t.member('razor').contract, t.member('razor').inventory, t.crew().money]).toEqual(['permanent', [], 26]);
  });
  test('CS-HIR-04, CS-JOI-10: Corps and Security never', () => {
    const t = hires({ guests: [{ npc: 'guard', tokens: [] }] });
    expect(t.cannotTrade({ do: 'recruit', npc: 'guard', class: 'soldier', levels: {} })).toBe('not-hired');
  });
  test('CS-RULING-139: somebody whose profile has been hired has a nameless stand-in', () => {
    const t = hires({ guests: [{ npc: 'butler', tokens: [] }] }, { members: ['arianna', 'butler'] }).answerLike(0, 'trade', {
      do: 'recruit',
      npc: 'butler',
    });
    expect(t.crew().members[2]).toMatchObject({ profile: 'recruit', name: 0 });
  });
  test('CS-HIR-05, CS-RULING-111, CS-HIR-13: five draws a crew, in the open, of those nobody has; they may overlap', () => {
    const t = table({ crews: [{ members: ['arianna'] }, { members: ['jace'] }] }).comesBack([['aboard'], ['aboard']]);
    for (const seat of [0, 1]) {
      const { offers } = t.party(seat);
      expect([offers.length, new Set(offers).size, offers.includes('arianna'), offers.includes('jace'), offers.includes('razor')]).toEqual([
        5,
        5,
        false,
        false,
        false,
      ]);
    }
    const both = two({ offers: ['pell', 'tock'] }).answerLike(0, 'trade', { do: 'hire', profile: 'pell', contract: 'permanent' });
    expect(both.options(1, 'trade').some((a) => a.do === 'hire' && a.profile === 'pell')).toBe(false);
  });
  test('CS-RULING-202: too few are left: Gangers, then Recruits', () => {
    const most = ['lars', 'renton', 'beck', 'arianna', 'roykirk', 'gak', 'tirgarde'] as const;
    const rest = ['kaori', 'butler', 'ganeek', 'ooma', 'mac', 'senna-voss', 'vex'] as const;
    const more = ['dray-okonta', 'bram-cutter', 'juno-strake', 'pell', 'isolde-marsh', 'corvin-hale', 'nnedi-sol'] as const;
    const last = ['tock', 'zed', 'chunk', 'evangeline', 'hobb', 'milly', 'jace'] as const;
    const t = table({ crews: [{ members: most }, { members: rest }, { members: more }, { members: last }] });
    t.comesBack([most, rest, more, last].map((crew) => crew.map(() => 'aboard' as const)));
    const { offers } = t.party();
    expect([offers.length, offers.includes('razor'), offers.filter((p) => p === 'recruit').length]).toEqual([5, true, 2]);
  });
  test('CS-HIR-06, CS-HIR-08, CS-RULING-133, CS-RULING-206: for one game; then it offers itself with what it has learnt, its things stay', () => {
    const t = table({
      crews: [{ members: ['arianna', { profile: 'pell', contract: 'temporary', career: 4, inventory: ['knife'] }], money: 30 }],
    });
    t.comesBack([['aboard', 'home']]).answerLike(0, 'advance', { do: 'learn' });
    expect([t.has('pell'), t.party().former.map((m) => m.career), t.crew().hold]).toEqual([false, [5], ['knife']]);
    t.answer(0, 'visit', 'none').answerLike(0, 'trade', { do: 'keep', contract: 'permanent' });
    expect([t.member('pell').career, t.member('pell').contract]).toEqual([5, 'permanent']);
    const left = table({
      crews: [{ members: ['arianna', { profile: 'pell', contract: 'temporary' }] }],
      change: (state) => {
        state.outings[0]!.parties[0]!.going = [state.crews[0]!.members[0]!.id];
      },
    }).comesBack([['aboard']]);
    expect([left.has('pell'), left.party().former]).toEqual([false, []]);
  });
  test('CS-HIR-07: a Captain only for a crew that lost its own', () => {
    const levels = {};
    const hire = { do: 'hire', profile: 'jace', class: 'soldier', levels, contract: 'permanent' } as const;
    expect(hires({ offers: ['jace'] }).cannotTrade(hire)).toBe('one-captain');
    const t = hires(
      { offers: ['jace'] },
      {
        leaderless: true,
        members: [
          { profile: 'lars', captain: false },
          { profile: 'arianna', captain: false },
        ],
      },
    ).rearrange((state) => {
      for (const m of state.crews[0]!.members) m.captain = false;
    });
    expect(t.trades(hire).member('jace').captain).toBe(true);
  });
  test('CS-HIR-11: a class is chosen, and the default points are spread', () => {
    const hire = { do: 'hire', profile: 'pell', class: 'tech', contract: 'permanent' } as const;
    const t = hires({ offers: ['pell'] });
    expect(t.cannotTrade({ ...hire, levels: { hacking: 3, control: 1 } })).toBe('too-many-levels');
    expect(t.trades({ ...hire, levels: { hacking: 3 } }).member('pell')).toMatchObject({
      class: 'tech',
      levels: { hacking: 3 },
      career: 3,
    });
    expect(t.cannotTrade({ ...hire, levels: {} })).toBe('profile-taken');
  });
  test('CS-HIR-14: a Merg needs somebody to lead it', () => {
    const t = hires({ offers: ['orrik'] }).answerLike(0, 'trade', { do: 'hire', profile: 'orrik', contract: 'permanent' });
    expect(t.member('orrik').handler).toBe(t.id('arianna'));
  });
  test('CS-HIR-16, CS-EX-112, CS-RULING-217: a Machine whose chip came home is rebuilt at half price with its class, skills and Career', () => {
    const chip = { class: 'machine', levels: { repair: 3 }, career: 6, age: 0 } as const;
    expect(rebuildPrice('mac')).toBe(8);
    const t = hires({ offers: ['pell'] }, { chips: [chip], hold: ['machine-chip'] }).trades({ do: 'rebuild', profile: 'pell', chip: 0 });
    expect([t.member('pell').class, t.member('pell').levels, t.member('pell').career, t.crew().money, t.crew().hold]).toEqual([
      'machine',
      { repair: 3 },
      6,
      26,
      [],
    ]);
    expect(hires({ offers: ['pell'] }, { chips: [chip] }).cannotTrade({ do: 'rebuild', profile: 'pell', chip: 0 })).toBe('not-there');
  });
});
test('CS-RULING-110: the value of a crew: people, things, money and Career', () => {
  const t = table({ crews: [{ members: [{ profile: 'arianna', career: 6 }], money: 3, hold: ['combat-sword'] }], phase: 'closed' });
  expect(crewValue(t.crew())).toBe(19 + 2 + 3 + tokenOf('combat-sword').cost!);
});
