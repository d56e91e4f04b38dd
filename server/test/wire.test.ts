/** Both sides of the wire are written against one table; what does not fit it must not compile. These are checked by the compiler. */
import type { Json, Seat, Wall } from '@cosmodrome/kernel';
import {
  type Answer,
  address,
  type Body,
  type BotPace,
  type ClientToServer,
  type Done,
  type Moved,
  type Request,
  type Said,
  type SentReplay,
  type TableInfo,
  type Watched,
} from '@cosmodrome/wire';
import { describe, expect, expectTypeOf, test } from 'vitest';

describe('what a request says and gets is known by its name', () => {
  test('the body and the answer', () => {
    expectTypeOf<Body<'POST /api/tables/:code/agree'>>().toExtend<{ readonly seat: Seat; readonly yes: boolean }>();
    expectTypeOf<Answer<'POST /api/tables/:code/sit'>>().toEqualTypeOf<TableInfo>();
    expectTypeOf<Answer<'GET /api/tables/:code/replay'>>().toEqualTypeOf<SentReplay>();
  });
  test('what its address names', () => {
    const request: Request<'GET /api/tables/:code'> = { params: { code: 'ABCDEF' } };
    expect(address('GET /api/tables/:code', request)).toEqual({ method: 'GET', path: '/api/tables/ABCDEF' });
    // @ts-expect-error: the table is named by its code
    const nameless: Request<'GET /api/tables/:code'> = { params: {} };
    // @ts-expect-error: there is no such request
    const strange: Request<'GET /api/chairs'> = {};
    // @ts-expect-error: a seat is a number
    const wrong: Request<'POST /api/tables/:code/sit'> = { params: { code: 'ABCDEF' }, body: { seat: 'first' } };
    // @ts-expect-error: nobody asks there for a colour
    const more: Request<'POST /api/tables/:code/sit'> = { params: { code: 'ABCDEF' }, body: { seat: 0, colour: 'red' } };
    expect([nameless, strange, wrong, more]).toHaveLength(4);
  });
  test('what is in an address is written so that it is one', () => {
    expect(address('GET /api/tables/:code/replay', { params: { code: 'A/../b?' }, query: { eyes: 'open' } }).path).toBe(
      '/api/tables/A%2F..%2Fb%3F/replay?eyes=open',
    );
    expect(address('GET /api/tables/:code/replay', { params: { code: 'ABCDEF' }, query: {} }).path).toBe('/api/tables/ABCDEF/replay');
  });
});

describe('what a message says and is answered is known by its name', () => {
  test('messages', () => {
    expectTypeOf<Said<'watch'>>().toEqualTypeOf<{
      code: string;
      eyes: Seat | null;
      notesFrom: number;
      patches?: boolean;
      bots?: BotPace;
    }>();
    expectTypeOf<Said<'answer'>['answer']>().toEqualTypeOf<Json>();
  });
  test('acknowledgements', () => {
    expectTypeOf<Done<'watch'>>().toEqualTypeOf<Watched & object>();
    expectTypeOf<Done<'answer'>>().toEqualTypeOf<Moved & object>();
    expectTypeOf<Done<'takeBacks'>>().toEqualTypeOf<{ notes: readonly number[]; wall: Wall } & object>();
    expectTypeOf<keyof ClientToServer>().toEqualTypeOf<'watch' | 'unwatch' | 'answer' | 'takeBack' | 'takeBacks' | 'chat'>();
  });
});
