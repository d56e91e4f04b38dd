/** Missions of the workshop in a campaign: how they come into it, and what they are called. */
import { isList, isObject, nameOfDrawn } from '@cosmodrome/core-space/content/index';
import type { Json, Seat } from '@cosmodrome/kernel';
import type { State } from '../state.ts';

/** What a mission of the workshop is called; null: it is none. */
export const titleOf = ({ brought }: Pick<State, 'brought'>, of: Seat | null): string | null =>
  of === null ? null : (nameOfDrawn(brought[of] as unknown as Json) ?? null);

/** Letters of a text that an answer carries at once. */
const PIECE = /[\s\S]{1,500}/gu;
/** A mission on its way: maps and stories are longer than texts of an answer may be, and go in pieces. */
export function inPieces(made: Json): Json {
  if (typeof made === 'string') return made.length > 500 ? { pieces: [...(made.match(PIECE) ?? [])] } : made;
  if (isList(made)) return made.map(inPieces);
  return isObject(made) ? Object.fromEntries(Object.entries(made).map(([key, of]) => [key, inPieces(of!)])) : made;
}
export function joined(sent: Json): Json {
  if (isList(sent)) return sent.map(joined);
  if (!isObject(sent)) return sent;
  const { pieces, ...more } = sent;
  if (isList(pieces) && Object.keys(more).length === 0 && pieces.every((text) => typeof text === 'string')) return pieces.join('');
  return Object.fromEntries(Object.entries(sent).map(([key, of]) => [key, joined(of!)]));
}
