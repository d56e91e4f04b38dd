import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { arrivedWith, fragmentOf, fragmentTo, LONGEST, pack, unpack } from '../logic/carried.ts';

/** Letters that press into nothing shorter. */
function noise(n: number): string {
  let seed = 7;
  return Array.from({ length: n }, () => {
    seed = (seed * 16807) % 2147483647;
    return String.fromCharCode(33 + (seed % 90));
  }).join('');
}

test('what somebody made comes out of a link as it went in', async () => {
  const made = { name: { title: 'Épave ☠', story: 'x\ny' }, map: readFileSync('games/core-space/content/maps/jailbreak.ts', 'utf8') };
  const fragment = (await fragmentOf(made)) ?? '';
  expect(fragment).toMatch(/^#m=[\w-]+$/);
  expect(fragment.length).toBeLessThan(1200);
  expect(await arrivedWith(fragment)).toEqual({ made });
});
test('what is too long for a link gets none; what was cut, twisted or blown up is not read', async () => {
  expect(await pack(noise(40_000))).toBe(undefined);
  const letters = (await pack({ title: 'Koros', story: noise(400) })) ?? '';
  for (const bad of ['', letters.slice(0, -9), `${letters}!`, letters.replace(/[a-m]/g, 'z'), 'x'.repeat(LONGEST + 1)])
    expect([bad.length, await unpack(bad)]).toEqual([bad.length, undefined]);
  // Ten megabytes of one letter press into ten kilobytes: it is not read to its end.
  const bomb = new Blob([new Uint8Array(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
  const text = btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  expect([text.length < LONGEST, await unpack(text)]).toEqual([true, undefined]);
});
test('what a messenger puts behind a link does no harm to it', async () => {
  const made = { title: 'Koros' };
  const fragment = (await fragmentOf(made)) ?? '';
  for (const behind of ['.', ')', '>', '»', '_', '__', '*', ',%20regarde', '?fbclid=1', '%E2%80%8B'])
    expect([behind, await arrivedWith(fragment + behind)]).toEqual([behind, { made }]);
});
test('an address with nothing in it brings nothing; one to a place leads there', async () => {
  expect([await arrivedWith(''), await arrivedWith('#contenu'), await arrivedWith('#at=%')]).toEqual(
    Array.from({ length: 3 }, () => ({ place: undefined })),
  );
  expect(await arrivedWith('#m=')).toEqual({ broken: true });
  expect(await arrivedWith(fragmentTo('kept/é b'))).toEqual({ place: 'kept/é b' });
});
