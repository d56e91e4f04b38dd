/** Those left behind: the Purge, teleports, ransoms, charges (CS-EXT). */

import type { TraderId } from '@cosmodrome/core-space/content/index';
import { questionOf } from '@cosmodrome/kit/text';
import { describe, expect, test } from 'vitest';
import { PROFILES } from '../content/index.ts';
import { become, unusedProfiles } from '../rules/extraction.ts';
import { words } from '../text/index.ts';
import { table } from './table.ts';

const pair = (more: object = {}) =>
  table({ crews: [{ members: ['arianna', { profile: 'lars', inventory: ['knife', 'medi-stim'] }], ...more }] });
/** Lars lies on the board, Arianna is home. */
const behind = (dice: readonly number[], more: object = {}) =>
  pair(more)
    .dice(...dice)
    .comesBack([['home', 'defeated']]);

describe('who is concerned', () => {
  test('CS-EXT-01, CS-PST-01: nobody is left behind, so Advancement comes at once', () => {
    const t = pair().comesBack([['home', 'home']]);
    expect([t.phase, t.asked]).toEqual(['advancement', ['seat 0 advance']]);
  });
  test('CS-EXT-02, CS-PST-02: on a Live One the Purge has it, with all it carried; the roll is open', () => {
    const t = behind([1]);
    expect([t.has('lars'), t.told('purge-roll')]).toEqual([false, [expect.objectContaining({ die: 1, taken: true })]]);
    expect(t.told('lost')).toEqual([expect.objectContaining({ how: 'purge' })]);
  });
  test('CS-EXT-03: else its player chooses how to get it back', () => {
    const t = behind([2]);
    expect(t.options(0, 'extract').map((a) => a.do)).toEqual(['alone', 'teleport']);
  });
  test('CS-EXT-04: nobody got back to the ship, so each is on its own', () => {
    const t = pair()
      .dice(4, 5)
      .comesBack([['defeated', 'defeated']]);
    expect(t.refusal(0, 'extract', { do: 'teleport', member: t.id('lars') })).toBe('nobody-aboard');
    expect(t.options(0, 'extract').every((a) => a.do === 'alone')).toBe(true);
  });
  test('CS-EXT-05, CS-EXT-19: an apprehended Trader is charged at once, without the roll for the Purge', () => {
    const t = pair()
      .dice(2)
      .comesBack([['home', 'apprehended']]);
    expect([t.told('purge-roll'), t.told('charges')[0]!.die]).toEqual([[], 2]);
    expect(t.options(0, 'extract').map((a) => a.do)).toEqual(['later']);
  });
  test('CS-RULING-132: left on the board and not Defeated: extraction without that roll', () => {
    const t = pair().comesBack([['home', 'left']]);
    expect([t.told('purge-roll'), t.asked]).toEqual([[], ['seat 0 extract']]);
  });
});

describe('Emergency Teleport', () => {
  const sent = (die: number, more: object = {}) => behind([2], more).dice(die).extracts('teleport', 'lars');
  test('CS-EXT-07, CS-EXT-08: 1: it dies', () => expect(sent(1).has('lars')).toBe(false));
  test('CS-EXT-09: 2: somebody else comes out, with the same number of points and the same things, and a class of its own', () => {
    const t = sent(2);
    const [note] = t.told('new-face');
    expect([note!.who.profile, t.has('lars')]).toEqual(['lars', false]);
    const m = t.crew().members[1]!;
    expect([m.inventory, m.career]).toEqual([['knife', 'medi-stim'], 3]);
    t.answerLike(0, 'extract', { do: 'become', class: m.class });
    expect(t.phase).toBe('advancement');
  });
  test('CS-RULING-113: a Captain stays one whoever comes out; with nobody unused it is safe; a Merg only where somebody can lead it', () => {
    const crew = (...members: TraderId[]) => table({ crews: [{ members }] });
    const t = crew('lars', 'arianna');
    const unused = unusedProfiles(t.state, t.crew(), t.member('lars'));
    expect([unused.includes('orrik'), unused.includes('arianna'), unused.includes('razor')]).toEqual([true, false, true]);
    const alone = crew('lars');
    expect(unusedProfiles(alone.state, alone.crew(), alone.member('lars')).includes('orrik')).toBe(false);
    const all = table({ crews: PROFILES.flatMap((_, i) => (i % 7 === 0 ? [{ members: PROFILES.slice(i, i + 7) }] : [])), phase: 'closed' });
    expect(unusedProfiles(all.state, all.crew(), all.crew().members[0]!)).toEqual([]);
    expect(
      sent(2)
        .crew()
        .members.filter((m) => m.captain)
        .map((m) => m.profile),
    ).toEqual(['arianna']);
  });
  test('CS-RULING-114, CS-RULING-139: fewer Career spaces: what is over goes to statistics; the prisoner of the arc is never drawn', () => {
    const m = table({ crews: [{ members: ['arianna', { profile: 'lars', career: 15 }] }] }).crew().members[1]!;
    become(m, 'roykirk');
    expect([m.career, m.health, m.skill, m.actions, m.points]).toEqual([12, 7, 4, 2, 3]);
    const arc = table({ crews: [{ members: ['arianna', 'lars'] }], options: { structure: 'arc' } });
    expect(unusedProfiles(arc.state, arc.crew(), arc.member('lars')).includes('treva-jole')).toBe(false);
  });
  test('CS-EXT-10: 3: the wrong ship: two missions, or 4 UA', () => {
    expect(sent(3, { money: 4 }).extracts('pay', 'lars').crew().money).toBe(0);
    expect(sent(3).refusal(0, 'extract', { do: 'pay', member: 1 })).toBe('no-money');
    expect(sent(3).extracts('later', 'lars').member('lars').misses).toBe(2);
  });
  test('CS-EXT-11, CS-ADN-02: 4: it misses a mission and gains a point, as the only one who was extracted', () => {
    const t = sent(4);
    expect([t.member('lars').misses, t.member('lars').points, sent(6).member('lars').points]).toEqual([1, 1, 0]);
  });
  test('CS-EXT-12: 5: safe, without a thing', () => expect(sent(5).member('lars').inventory).toEqual([]));
  test('CS-EXT-13: 6: safe, with everything', () => expect(sent(6).member('lars').inventory).toEqual(['knife', 'medi-stim']));
});

describe('on one’s own', () => {
  const alone = (die: number, more: object = {}, then: readonly number[] = []) =>
    behind([2], more)
      .dice(die, ...then)
      .extracts('alone', 'lars');
  test('CS-EXT-14, CS-EXT-15: 1 and 2: a ransom of its Skill', () => {
    expect(alone(1).member('lars').ransom).toBe(3);
    const t = alone(2, { money: 5 }).extracts('pay', 'lars');
    expect([t.member('lars').ransom, t.crew().money]).toEqual([null, 2]);
  });
  test('CS-EXT-16, CS-RULING-203, CS-EXT-29: paid later it costs one more a mission; until then it is a member that stays away', () => {
    const t = alone(2).extracts('later', 'lars');
    expect([t.member('lars').ransom, t.crew().members.length]).toEqual([3, 2]);
    const next = table({
      crews: [{ members: ['arianna', { profile: 'lars', ransom: 3, inventory: ['knife'] }], money: 9 }],
      change: (state) => {
        state.outings[0]!.parties[0]!.going = [state.crews[0]!.members[0]!.id];
      },
    }).comesBack([['home']]);
    expect(next.member('lars').ransom).toBe(4);
    next.answerLike(0, 'advance', { do: 'learn' }).answer(0, 'visit', 'none');
    expect(next.cannotTrade({ do: 'sell', token: 'knife', from: next.id('lars') })).toBe('held');
    next.trades({ do: 'ransom', member: next.id('lars'), pay: true });
    expect([next.member('lars').ransom, next.crew().money]).toEqual([null, 5]);
  });
  test('CS-EX-108: Skill 4: 4 UA now, 5 after one more mission, 6 after two', () => {
    const t = table({ crews: [{ members: ['lars', 'arianna'] }] })
      .dice(2)
      .comesBack([['home', 'defeated']])
      .dice(2)
      .extracts('alone', 'arianna');
    expect(t.member('arianna').ransom).toBe(4);
    t.extracts('later', 'arianna');
    const again = (ransom: number) =>
      table({
        crews: [{ members: ['lars', { profile: 'arianna', ransom }] }],
        change: (state) => {
          state.outings[0]!.parties[0]!.going = [state.crews[0]!.members[0]!.id];
        },
      })
        .comesBack([['home']])
        .member('arianna').ransom;
    expect([again(4), again(5)]).toEqual([5, 6]);
  });
  test('CS-EXT-17, CS-EXT-26, CS-RULING-212: refused for good, it leaves and joins the gangs: nobody can hire it', () => {
    const t = alone(1).extracts('refuse', 'lars');
    expect([t.has('lars'), t.state.strays]).toEqual([false, ['lars']]);
  });
  test('CS-EXT-18, CS-EXT-20: 3 and 4 are charges: on a 1 it is released', () => {
    const t = alone(3, {}, [1]);
    expect([t.phase, t.member('lars').inventory]).toEqual(['advancement', ['knife', 'medi-stim']]);
  });
  test('CS-EXT-21: 2 and 3 cost 2 UA, 4 and 5 cost 5', () => {
    expect(alone(4, { money: 6 }, [3]).extracts('pay', 'lars').crew().money).toBe(4);
    expect(alone(4, { money: 6 }, [5]).extracts('pay', 'lars').crew().money).toBe(1);
  });
  test('CS-EXT-22: 6: prison for as long as the die says, and everything is gone', () => {
    const t = alone(3, {}, [6, 4]);
    expect([t.member('lars').misses, t.member('lars').inventory]).toEqual([4, []]);
  });
  test('CS-EXT-23: who does not pay goes to prison', () => {
    const t = alone(3, { money: 9 }, [2]).dice(3).extracts('later', 'lars');
    expect([t.member('lars').misses, t.crew().money]).toEqual([3, 9]);
  });
  test('CS-EXT-24, CS-RULING-116: 5 and 6: for 1 UA and one thing it is back; who has nothing loses nothing', () => {
    const t = alone(5, { money: 1 }).extracts('pay', 'lars');
    expect([t.member('lars').inventory.length, t.crew().money]).toEqual([1, 0]);
    const bare = table({ crews: [{ members: ['arianna', 'lars'], money: 1 }] })
      .dice(3)
      .comesBack([['home', 'defeated']])
      .dice(6)
      .extracts('alone', 'lars');
    expect(bare.extracts('pay', 'lars').told('token-lost')).toEqual([]);
  });
  test('CS-EXT-25: who does not pay that abandons it', () => expect(alone(6).extracts('refuse', 'lars').has('lars')).toBe(false));
  test('CS-RULING-124: fees may come from the rewards of the same mission', () => {
    const t = pair()
      .dice(2)
      .comesBack([['home', 'defeated']], [{ reward: 6 }])
      .dice(1)
      .extracts('alone', 'lars')
      .extracts('pay', 'lars');
    expect([t.crew().money, t.party().reward]).toEqual([0, 3]);
  });
});

describe('afterwards', () => {
  test('CS-CMP-11, CS-EXT-27, CS-RULING-128, CS-RULING-210: the Captain is lost: somebody is promoted in this Trading Phase and gains a point', () => {
    const t = pair()
      .dice(1)
      .comesBack([['defeated', 'home']]);
    t.answerLike(0, 'advance', { do: 'learn' }).answer(0, 'visit', 'none');
    expect(t.cannotTrade({ do: 'done' })).toBe('needs-captain');
    // Whoever finds no way out of the shops reads why.
    expect(words.en.question(questionOf(t.ask(0, 'trade')), t.view(0)).say).toBe('A Captain is needed: who?');
    t.trades({ do: 'promote', member: t.id('lars') });
    expect([t.member('lars').captain, t.member('lars').points, t.topics(0)]).toEqual([true, 1, ['advance']]);
    // Once there is a Captain there is no other.
    t.answerLike(0, 'advance', { do: 'learn' });
    expect(t.cannotTrade({ do: 'promote', member: t.id('lars') })).toBe('one-captain');
  });
  test('CS-RULING-204: a Captain that only misses a mission stays Captain', () => {
    const t = table({ crews: [{ members: [{ profile: 'arianna', misses: 2 }, 'lars'] }], phase: 'trading' });
    expect(t.cannotTrade({ do: 'promote', member: t.id('lars') })).toBe('one-captain');
  });
  test('CS-EXT-28, CS-RULING-209: all are lost: the crew is out, and its player may found another', () => {
    const t = pair({ money: 5, hold: ['knife'] })
      .dice(1, 1)
      .comesBack([['defeated', 'defeated']])
      .tradesNothing();
    expect(t.crew()).toMatchObject({ standing: 'none', money: 0, hold: [] });
    expect(t.told('crew-lost')).toEqual([expect.objectContaining({ how: 'members' })]);
    expect(t.topics(0)).toEqual(['found']);
    t.answer(0, 'found', { do: 'ready', crew: 'ion-hope' });
    expect(t.crew()).toMatchObject({ standing: 'active', money: 0, founded: 2 });
  });
  test('CS-EXT-30, CS-MRG-08: a Merg whose handler is lost is lost too', () => {
    const t = table({ crews: [{ members: ['arianna', 'lars', { profile: 'orrik', handler: 1 as never }] }] });
    t.dice(1).comesBack([['home', 'defeated', 'home']]);
    expect([t.has('orrik'), t.told('lost').map((n) => n.how)]).toEqual([false, ['purge', 'handler']]);
  });
  test('a Merg that is lost with its handler on the same mission is lost once', () => {
    const t = table({ crews: [{ members: ['arianna', 'lars', { profile: 'orrik', handler: 1 as never }] }] }).comesBack([
      ['home', 'lost', 'lost'],
    ]);
    expect([t.crew().members.map((m) => m.profile), t.told('lost').map((n) => n.how)]).toEqual([['arianna'], ['mission', 'handler']]);
  });
  test('CS-RULING-112: missed missions are missions of the crew; catch-up games do not count', () => {
    const missing = (kind: 'mission' | 'catch-up') =>
      table({
        crews: [{ members: ['arianna', { profile: 'lars', misses: 2 }] }],
        kind,
        change: (state) => {
          state.outings[0]!.parties[0]!.going = [state.crews[0]!.members[0]!.id];
        },
      })
        .comesBack([['home']])
        .member('lars').misses;
    expect([missing('mission'), missing('catch-up')]).toEqual([1, 2]);
  });
  test('CS-RULING-206: a temporary Trader may be given up without a roll', () => {
    const t = table({ crews: [{ members: ['arianna', { profile: 'lars', contract: 'temporary' }] }] })
      .dice(2)
      .comesBack([['home', 'defeated']]);
    expect(t.extracts('give-up', 'lars').has('lars')).toBe(false);
  });
});
