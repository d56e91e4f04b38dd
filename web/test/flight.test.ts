import type { Json } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import { leftOn, spokenAt } from '@cosmodrome/kit/ui/countdown';
import { describe, expect, test } from 'vitest';
import { splitClock } from '../logic/clock.ts';
import { stillFits } from '../logic/draft.ts';
import { acknowledged, dropped, type Flying, foreseen, landed, nextOwn, unsure } from '../logic/flight.ts';

const one = (own: number, answer: Json = own): Flying => ({ id: own, own, seat: 0, topic: 'build', answer, n: 0, since: own });
const three = [one(4), one(5), one(6)];

describe('answers under way', () => {
  test('are numbered on from the last of them, or from what the position says', () => {
    expect([nextOwn([], 4), nextOwn(three, 4), nextOwn([one(4)], 9)]).toEqual([4, 7, 9]);
  });
  test('leave when a position that holds them is shown', () => {
    expect(landed(three, { n: 20, own: 6 })).toEqual([one(6)]);
    expect(landed(three, { n: 20, own: 4 })).toBe(three);
  });
  test('leave too where the question no longer stands, once they were acknowledged', () => {
    const some = acknowledged(three, one(4), 12);
    expect(landed(some, { n: 11 }).length).toBe(3);
    expect(landed(some, { n: 12 })).toEqual([one(5), one(6)]);
  });
  test('one refused falls with all behind it', () => expect(dropped(three, one(5))).toEqual([one(4)]));
  test('after a fall of the line those go out again whose fate is unknown', () => {
    expect(unsure(acknowledged(three, one(5), 30), { n: 29, own: 5 })).toEqual([one(6)]);
  });
  test('are foreseen in order on the last position; what cannot be is left out', () => {
    const ask: Question = { seat: 0, topic: 'build', kind: 'request', shape: null, standing: true };
    const foresee = (view: Json, _: Question, answer: Json) => (answer === 5 ? undefined : [...(view as number[]), answer]);
    expect(foreseen([1], [ask], three, foresee)).toEqual([1, 4, 6]);
    const view = [1];
    expect(foreseen(view, [ask], three, undefined)).toBe(view);
    expect(foreseen(view, [], three, foresee)).toBe(view);
  });
});
describe('a draft for a question that stands', () => {
  const stand = (kind: Question['kind'], shape: Json): Question => ({ seat: 0, topic: 't', kind, shape, standing: true });
  test('is kept while it is made of what is offered', () => {
    expect(stillFits(stand('someOf', { options: ['a', 'b'], min: 0, max: 2 }), ['b'])).toBe(true);
    expect(stillFits(stand('someOf', { options: ['a'], min: 0, max: 2 }), ['b'])).toBe(false);
    expect(stillFits(stand('order', { items: [1, 2] }), [2, 1])).toBe(true);
    expect(stillFits(stand('order', { items: [1, 2, 3] }), [2, 1])).toBe(false);
    const receivers = [{ id: 'a', min: 0, max: 1 }];
    expect(stillFits(stand('assign', { receivers, total: 2, atMost: true }), [1])).toBe(true);
    expect(stillFits(stand('assign', { receivers, total: 2, atMost: true }), [2])).toBe(false);
    const slots = [{ id: 'x', takes: ['k'], max: 1 }];
    expect(stillFits(stand('arrange', { tokens: [{ id: 0, kind: 'k' }], slots }), ['x'])).toBe(true);
    expect(stillFits(stand('arrange', { tokens: [{ id: 0, kind: 'k' }], slots }), ['y'])).toBe(false);
    expect(stillFits(stand('way', null), [[1, 2]])).toBe(true);
  });
});
describe('clocks', () => {
  test('a clock of the game is counted by the server, and stands still as long as the game does', () => {
    const timers = [{ topic: 'sand', at: 10_000 }];
    expect(leftOn({ timers, skew: 500 }, 'sand', 1500)).toBe(8000);
    expect(leftOn({ timers, skew: 500, resumes: 4000 }, 'sand', 1500)).toBe(6000);
    expect(leftOn({ timers, skew: 500, stopped: 1000 }, 'sand', 1500)).toBe(9000);
    expect(leftOn({ timers, skew: 0 }, 'sand', 20_000)).toBe(0);
    expect(leftOn({ timers, skew: 0 }, 'other', 0)).toBeUndefined();
  });
  test('it is spoken at 60, 30 and 10 seconds, each once', () => {
    expect([61, 60, 31, 30, 11, 10, 1, 0].map(spokenAt)).toEqual([undefined, 60, 60, 30, 30, 10, 10, undefined]);
  });
  test('45 seconds are 45 seconds: the reserve stands apart (F-09)', () => {
    expect(splitClock(645_000, 600_000)).toEqual({ answer: 45_000, reserve: 600_000 });
    expect(splitClock(400_000, 600_000)).toEqual({ answer: 0, reserve: 400_000 });
    expect(splitClock(-1, 600_000)).toEqual({ answer: 0, reserve: 0 });
  });
});
