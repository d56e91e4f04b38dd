import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../net/api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});
test('what changes something waits until the server has said who asks', async () => {
  const sent: string[] = [];
  const first = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (path: string) => {
    sent.push(path);
    return path === '/api/me' ? first.promise : Promise.resolve(Response.json({}));
  });
  const me = api.me();
  const started = api.start('ABC');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual(['/api/me']);
  first.resolve(Response.json({}));
  await Promise.all([me, started]);
  expect(sent).toEqual(['/api/me', '/api/tables/ABC/start']);
});
