/** What a mission is about, in its own words or those of the catalogue. A stranger's words are text as it stands: no marks are read in them. */
import type { Lang } from '@cosmodrome/kit/text';
import { type Mission, nameOfDrawn, type PieceKind, type PieceOf } from '../content/index.ts';
import { MISSION_WORDS, TELLS } from './terms.ts';

export const tellPiece = <K extends PieceKind>(piece: PieceOf<K>, lang: Lang): string =>
  (TELLS[lang][piece.piece] as (piece: PieceOf<K>) => string)(piece);
/** What it is called: one line. */
export const titleOf = (mission: Mission, lang: Lang): string =>
  'mission' in mission.name ? MISSION_WORDS[lang][mission.name.mission].title : (nameOfDrawn(mission) ?? '');
export type Told = { readonly title: string; readonly story: string; readonly author: string; readonly aims: readonly string[] };
/** A drawn mission: its words, and what its pieces ask, the primary first; undefined: one of the catalogue's. */
export function drawnBriefing(mission: Mission, lang: Lang): Told | undefined {
  const { name, pieces } = mission;
  if ('mission' in name) return undefined;
  const first = (aim: string | null | undefined): number => (aim === 'primary' ? 0 : aim === 'secondary' ? 1 : 2);
  const sorted = pieces.toSorted((a, b) => first('aim' in a ? a.aim : undefined) - first('aim' in b ? b.aim : undefined));
  return { title: titleOf(mission, lang), story: name.story, author: name.author, aims: sorted.map((piece) => tellPiece(piece, lang)) };
}
