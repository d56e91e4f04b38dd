/** Something somebody made, carried by a link in its fragment: no server sees it. Compressed, in letters that addresses take as they are. */
import type { Json } from '@cosmodrome/kernel';
import { LARGEST_BRIEF } from '@cosmodrome/kernel';

/** Letters of a link: what messengers and QR readers of today pass on whole. */
export const LONGEST = 8_000;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    // Little can be pressed that becomes much: it is not read on.
    if (size > most) {
      void reader.cancel().catch(() => undefined);
      throw new Error('too large');
    }
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
  const out = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const bytesOf = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

/** Undefined: it is too long for a link. */
export async function pack(made: Json): Promise<string | undefined> {
  const text = new TextEncoder().encode(JSON.stringify(made));
  const letters = lettersOf(await through(text, new CompressionStream('deflate-raw'), LARGEST_BRIEF));
  return letters.length > LONGEST ? undefined : letters;
}
/** Undefined: there is nothing that can be read. What it says is not looked at here. */
export async function unpack(letters: string): Promise<Json | undefined> {
  if (letters.length > LONGEST || !/^[\w-]+$/.test(letters)) return undefined;
  try {
    const text = await through(bytesOf(letters), new DecompressionStream('deflate-raw'), LARGEST_BRIEF);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)) as Json;
  } catch {
    return undefined;
  }
}
/** Messengers take the stop, the bracket or the underline behind a link for a part of it. */
async function carried(given: string): Promise<Json | undefined> {
  const letters = /^[\w-]*/.exec(given)![0];
  const bare = letters.replace(/[-_]+$/, '');
  return (await unpack(letters)) ?? (bare === letters ? undefined : unpack(bare));
}
const MARK = '#m=';
/** A place within a workshop. */
const PLACE = '#at=';
export const fragmentOf = async (made: Json): Promise<string | undefined> => {
  const letters = await pack(made);
  return letters === undefined ? undefined : MARK + letters;
};
export const fragmentTo = (place: string): string => PLACE + encodeURIComponent(place);
export type Came = { readonly made: Json } | { readonly broken: true } | { readonly place: string | undefined };
/** What came with an address. */
export async function arrivedWith(hash: string): Promise<Came> {
  if (hash.startsWith(MARK)) {
    const made = await carried(hash.slice(MARK.length));
    return made === undefined ? { broken: true } : { made };
  }
  try {
    return { place: hash.startsWith(PLACE) ? decodeURIComponent(hash.slice(PLACE.length)) : undefined };
  } catch {
    return { place: undefined };
  }
}
