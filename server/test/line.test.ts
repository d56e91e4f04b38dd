/** Texts on their way to a socket: what `ws` reads of a frame is what was written, at every boundary of its head. */
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { frameOf } from '../line.ts';

const require = createRequire(import.meta.url);
/** The reader of `ws` itself, which is what most servers and many clients use. */
const Receiver = require(require.resolve('ws', { paths: [require.resolve('engine.io')] }).replace(/index\.js$/, 'lib/receiver.js')) as new (
  how: object,
) => NodeJS.WritableStream;

const read = (frames: Buffer, pieces: number): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const texts: string[] = [];
    const reader = new Receiver({ isServer: false, allowSynchronousEvents: true });
    reader.on('message', (data: Buffer) => texts.push(data.toString()));
    reader.on('error', reject);
    for (let i = 0; i < frames.length; i += pieces) reader.write(frames.subarray(i, i + pieces));
    reader.end(() => resolve(texts));
  });

test.each([0, 1, 124, 125, 126, 127, 65_534, 65_535, 65_536, 65_537])('a text of %i bytes', async (length) => {
  const text = 'x'.repeat(length);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  expect(frameOf(text).length).toBe(head + length);
  // In one piece, and in pieces that tear its head.
  for (const pieces of [1 << 20, 3]) expect(await read(Buffer.concat([frameOf(text), frameOf('next')]), pieces)).toEqual([text, 'next']);
});
test('bytes are counted, not letters', async () => {
  const text = 'é'.repeat(63); // 126 bytes
  expect(frameOf(text).length).toBe(4 + 126);
  expect(await read(frameOf(`${text}🚀`), 1)).toEqual([`${text}🚀`]);
});
