/** What everybody saw of a match that is over, kept for the day on which the rules no longer lead there. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { AnyGame, Seat } from '@cosmodrome/kernel';
import { Held, type SentReplay, unrolled } from '@cosmodrome/wire';
import { type Recorded, replayText, strayed } from '@cosmodrome/wire/rerun';

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

/** What everybody saw of a match that is over, packed: a line for each pair of eyes. They are much alike, so together they are small. */
export async function seenText(game: AnyGame, record: Recorded, ending: string | null): Promise<string> {
  const lines: string[] = [];
  for (const eyes of [...Array.from({ length: record.opening.seats }, (_, seat) => seat), null, 'open' as const]) {
    const text = replayText(game, record, eyes, true);
    const fault = strayed(text, ending);
    if (fault) throw new Error(fault);
    lines.push(`${eyes}\t${text}`);
  }
  const packed = await pack(lines.join('\n'), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  return packed.toString('base64');
}
/** What these eyes saw of it. */
export async function seenBy(data: string, eyes: Seat | 'open' | null): Promise<string | undefined> {
  const lines = (await unpack(Buffer.from(data, 'base64'))).toString().split('\n');
  return lines.find((line) => line.startsWith(`${eyes}\t`))?.slice(`${eyes}\t`.length);
}

/** What was seen, as the rules of today show it. */
export function renewedSeen(game: AnyGame, text: string): string {
  const { renew } = game;
  if (!renew) return text;
  const { start, frames, notes, ...rest } = unrolled(JSON.parse(`{${text}}`) as SentReplay);
  const first = renew.view(start);
  const held = new Held({ view: first });
  const renewed = frames.map(({ view, ...frame }) => ({ ops: held.to({ view: renew.view(view) }), ...frame }));
  return JSON.stringify({ start: first, frames: renewed, notes: notes.map((note) => renew.note(note)), ...rest }).slice(1, -1);
}
