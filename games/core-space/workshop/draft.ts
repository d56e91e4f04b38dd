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
export type Opened = { readonly made: Json } | { readonly why: 'too-large' } | { readonly why: 'no-json'; readonly line: number };
/** The letters of a file: editors write more than one kind, and say which at its beginning. */
export function lettersOf(bytes: Uint8Array): string {
  const mark = bytes.subarray(0, 2).join('.');
  const kind = mark === '255.254' ? 'utf-16le' : mark === '254.255' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(kind).decode(bytes);
}
/** The text of a file. */
export function openText(text: string): Opened {
  if (text.length > LARGEST_BRIEF) return { why: 'too-large' };
  try {
    return { made: renewed(JSON.parse(text) as Json) };
  } catch {
    return { why: 'no-json', line: text.slice(0, brokenAt(text)).split('\n').length };
  }
}
const TOKEN =
  /[ \t\n\r]*("(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null|[{}[\],:])/iy;
/** Where a text stops being JSON: browsers say so each in words of its own, or not at all. */
function brokenAt(text: string): number {
  const open: string[] = [];
  /** What may stand next: a quote for a string, 0 for any other plain value. */
  let next = '"0{[';
  const token = new RegExp(TOKEN);
  for (;;) {
    const from = token.lastIndex;
    const found = token.exec(text)?.[1];
    const kind = found === undefined ? '' : '"{}[],:'.includes(found[0]!) ? found[0]! : '0';
    if (kind === '' || !next.includes(kind)) return from + (/[^ \t\n\r]/.exec(text.slice(from))?.index ?? text.length - from);
    if (kind === '{' || kind === '[') open.push(kind);
    else if (kind === '}' || kind === ']') open.pop();
    const named = open.at(-1) === '{';
    if (kind === '{') next = '"}';
    else if (kind === '[') next = '"0{[]';
    else if (kind === ':') next = '"0{[';
    else if (kind === ',') next = named ? '"' : '"0{[';
    else if (kind === '"' && named && (next === '"' || next === '"}')) next = ':';
    else next = open.length === 0 ? '' : named ? ',}' : ',]';
  }
}
/** As it is read best; as it is short, where that would be more than is opened. */
export function fileOf(draft: Draft): string {
  const read = `${JSON.stringify(draft, null, 2)}\n`;
  return read.length <= LARGEST_BRIEF ? read : `${JSON.stringify(draft)}\n`;
}
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
