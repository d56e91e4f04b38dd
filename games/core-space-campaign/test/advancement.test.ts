/** Career points and what they bring (CS-ADN). */
import { describe, expect, test } from 'vitest';
import { nextRow } from '../judge/people.ts';
import type { Person } from './table.ts';
import { table } from './table.ts';

const one = (who: Person) => table({ crews: [{ members: [who, 'lars'] }] });
const home = (who: Person) => one(who).comesBack([['home', 'aboard']]);

describe('points', () => {
  test('CS-ADN-01, CS-RULING-205: who came back during the game gains one, who never entered the board gains none', () => {
    const t = home({ profile: 'arianna' });
    expect([t.member('arianna').points, t.member('lars').points]).toEqual([1, 0]);
  });
  test('CS-ADN-03: the Kill token is one more, for a holder that returned', () => {
    const crew = () => table({ crews: [{ members: ['arianna', 'lars'] }] }).dice(2);
    expect(
      crew()
        .comesBack([[{ fate: 'home', kill: true }, 'home']])
        .member('arianna').points,
    ).toBe(2);
    expect(
      crew()
        .comesBack([['home', { fate: 'defeated', kill: true }]])
        .member('lars').points,
    ).toBe(0);
  });
  test('CS-ADN-04: a point is a space of the Career and a level of a skill of the class, three at most', () => {
    const t = home({ profile: 'arianna', class: 'hunter', career: 4, levels: { marksman: 2, ambush: 3 } });
    expect(t.refusal(0, 'advance', { do: 'learn', member: 0, skill: 'ambush' })).toBe('full-skill');
    expect(t.refusal(0, 'advance', { do: 'learn', member: 0, skill: 'kata' })).toBe('class-not-open');
    t.answer(0, 'advance', { do: 'learn', member: t.id('arianna'), skill: 'marksman' });
    expect([t.member('arianna').levels.marksman, t.member('arianna').career]).toEqual([3, 5]);
  });
  test('CS-RULING-115: with a full sheet the space is filled all the same', () => {
    const levels = { marksman: 3, 'weapons-expert': 3, disarm: 3, 'combat-expert': 3, ambush: 3, 'fade-to-black': 3, evasion: 3 };
    const t = home({ profile: 'arianna', class: 'hunter', career: 11, levels });
    expect([t.member('arianna').career, t.member('arianna').health, t.asked]).toEqual([12, 7, ['seat 0 visit']]);
  });
  test('CS-ADN-06, CS-ADN-08: beyond the last row of the profile a point raises a statistic that can rise', () => {
    const t = home({ profile: 'roykirk', career: 12, health: 7, skill: 4, actions: 2 });
    expect(t.refusal(0, 'advance', { do: 'grow', member: 0, statistic: 'health' })).toBe('at-potential');
    t.answer(0, 'advance', { do: 'grow', member: t.id('roykirk'), statistic: 'actions' });
    expect([t.member('roykirk').career, t.member('roykirk').actions]).toEqual([12, 3]);
    expect(home({ profile: 'arianna' }).refusal(0, 'advance', { do: 'grow', member: 0, statistic: 'health' })).toBe('career-first');
  });
  test('CS-ADN-07: without free potential the increase is lost', () => {
    const t = home({ profile: 'hobb', career: 7, health: 5, skill: 3, actions: 2 });
    expect([t.member('hobb').points, t.asked]).toEqual([0, ['seat 0 visit']]);
  });
  test('CS-RULING-120, CS-ADN-09: a guest gains nothing, and is hired with the default Career', () => {
    const t = table({ crews: [{ members: ['arianna'], money: 9 }] }).comesBack([['home']], [{ joined: [{ npc: 'butler', tokens: [] }] }]);
    t.answerLike(0, 'advance', { do: 'learn' }).answer(0, 'visit', 'none').answerLike(0, 'trade', { do: 'recruit', npc: 'butler' });
    expect([t.member('butler').career, t.member('butler').points]).toEqual([2, 0]);
  });
});

describe('rows', () => {
  const grows = (career: number, more: Partial<Person> = {}) => {
    const t = home({ profile: 'arianna', class: 'hunter', career, levels: {}, ...more }).answerLike(0, 'advance', { do: 'learn' });
    const { health, skill, actions } = t.member('arianna');
    return [t.member('arianna').career, health, skill, actions];
  };
  test('CS-ADN-05, CS-EX-103: Arianna from 4 to 7 in three games: Health 6, Skill 5 and three levels', () => {
    expect([grows(4), grows(5), grows(6)]).toEqual([
      [5, 5, 4, 2],
      [6, 5, 4, 2],
      [7, 6, 5, 2],
    ]);
    expect(nextRow(one({ profile: 'arianna', career: 6 }).member('arianna'))).toEqual({ row: 1, brings: ['health', 'skill'] });
  });
  test('CS-EX-104: from 11 to 12: Health 7, Skill 6; 11 brings nothing', () => {
    expect(grows(11, { health: 6, skill: 5 })).toEqual([12, 7, 6, 2]);
    expect(grows(10, { health: 6, skill: 5 })).toEqual([11, 6, 5, 2]);
  });
  test('CS-EX-105: from 14 to 15: a third action; Health and Skill are at their potential', () => {
    expect(grows(14, { health: 7, skill: 6 })).toEqual([15, 7, 6, 3]);
  });
});
