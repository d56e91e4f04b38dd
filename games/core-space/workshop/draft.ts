/** A mission being made: what a new one begins with, copies of others, and what files of other days lack. */
import type { Json } from '@cosmodrome/kernel';
import { LARGEST_BRIEF } from '@cosmodrome/kernel';
import { letters } from '@cosmodrome/kit/letters';
import { nameOfDrawn } from '../content/drawn.ts';
import { deck, type Mission } from '../content/mission.ts';
import { type Board, emptyBoard } from './board.ts';

export type Named = Extract<Mission['name'], { readonly title: string }>;
/** A mission with words of its own. */
export type Draft = Mission & { readonly name: Named };
/** Letters of its words; the reader has the same limits. */
export const WORDS = { title: 60, story: 1200, author: 40 } as const;

export function newDraft(side: number, name: Named): Draft {
  return {
    name,
    ...emptyBoard(side),
    fixed: [],
    beams: [],
    signs: [],
    crews: { from: 1, to: 4 },
    traders: 4,
    hostility: 6,
    deck: deck({ environment: 8, purge: 5, civilians: 3 }),
    presence: { corps: 'choice', security: 'choice', gangers: 'choice', civilians: 'choice' },
    crates: { small: { small: 3 }, large: { large: 1, small: 2 }, mixed: [] },
    blocks: [],
    pieces: [{ piece: 'loot', aim: 'primary', success: 10, great: 18 }],
  };
}
export const withBoard = (draft: Draft, { map, floors }: Board): Draft => ({ ...draft, map, floors });
export const copyOf = (mission: Mission, name: Named): Draft => ({ ...mission, name });

/** What nobody has called anything yet, goes by the word for that: it can be played and given on at once. */
export const titled = (draft: Draft, { untitled }: { readonly untitled: string }): Draft =>
  nameOfDrawn(draft as never) ? draft : { ...draft, name: { ...draft.name, title: untitled } };
/** As many letters as the reader's limit takes, each whole. */
export function cut(text: string, most: number): string {
  let out = '';
  for (const letter of text.length <= most ? [text] : letters(text)) {
    if (out.length + letter.length > most) break;
    out += letter;
  }
  return out;
}

// ------------------------------------------------------------------ files and links

const isObject = (x: Json | undefined): x is { readonly [key: string]: Json } => typeof x === 'object' && x !== null && !Array.isArray(x);
/** Boards of before had one floor and no fixed things. */
const LATER = { floors: '', fixed: [] } as const;
/** What came in a file or a link, with what missions of its day did not have yet. Whether it is one, the reader says. */
export const renewed = (given: Json): Json => (isObject(given) ? { ...LATER, ...given } : given);
export type Opened = { readonly made: Json } | { readonly why: 'too-large' | 'no-json'; readonly line?: number };
/** The text of a file. */
export function openText(text: string): Opened {
  if (text.length > LARGEST_BRIEF) return { why: 'too-large' };
  try {
    return { made: renewed(JSON.parse(text) as Json) };
  } catch (error) {
    const at = /position (\d+)/.exec(error instanceof Error ? error.message : '');
    return { why: 'no-json', ...(at ? { line: text.slice(0, Number(at[1])).split('\n').length } : {}) };
  }
}
export const fileOf = (draft: Draft): string => `${JSON.stringify(draft, null, 2)}\n`;
/** A name a file may have anywhere. */
export const fileName = (title: string): string =>
  `${
    title
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'mission'
  }.json`;
