/** For tests that draw a face without a browser: the questions it is given, what stands around it, the names a reader hears. */
import { type Ask, type Json, type Seat, same } from '@cosmodrome/kernel';
import { createElement, type ReactNode } from 'react';
import type { FaceProps, Play } from '../face.ts';
import { own } from '../own.ts';
import { parseSentence, plain } from '../rich.ts';
import { type AnyWords, LANGS, type Lang, type Question, type Words } from '../text.ts';
import { type FrameValue, idlePlay } from './frame.tsx';
import type { Handbook } from './handbook.tsx';

/** A question as it reaches a page. */
export const asked = (ask: Ask): Question => ({ seat: ask.seat, topic: ask.topic, kind: ask.domain.kind, shape: ask.domain.shape() });
/** What a question lists one by one; sums, shares and orders are put together in the bar. */
export function listed(ask: Question): readonly Json[] {
  if (ask.kind === 'yesNo') return [true, false];
  return ask.kind === 'oneOf' || ask.kind === 'someOf' ? (ask.shape as { readonly options: readonly Json[] }).options : [];
}
/** A hand that is asked this and has put nothing together yet. */
const playOf = (asks: readonly Question[]): Play => ({
  ...idlePlay,
  asks,
  ask: asks[0],
  options: (topic) => asks.filter((a) => a.topic === topic).flatMap(listed),
  state: (topic, option) => (asks.some((a) => a.topic === topic && listed(a).some((o) => same(o, option))) ? 'legal' : undefined),
});

export interface Eyes<View extends Json, Note extends Json> {
  readonly view: View;
  /** Undefined: somebody who looks on, or the open table. */
  readonly seat: Seat | undefined;
  readonly lang: Lang;
  readonly words: Words<View, Note>;
  readonly names: readonly string[];
  readonly asks?: readonly Question[];
}
/** What a face and its shared parts are given to draw this for these eyes. */
export function drawnFor<View extends Json, Note extends Json>({ asks = [], ...eyes }: Eyes<View, Note>) {
  const nothing = () => undefined;
  const common = { ...eyes, play: playOf(asks), motion: false };
  const frame = { ...common, explain: nothing, unexplain: nothing, openRule: nothing, setCamera: nothing } as FrameValue;
  const props: FaceProps<View, Note> = { ...common, notes: [], match: 'drawn', changed: new Set(), lit: undefined, explain: nothing };
  return { frame, props };
}
/** An answer as a screen reader hears it. */
export function nameOf<View extends Json, Note extends Json>(eyes: Eyes<View, Note>, ask: Question, option: Json): string {
  const { view, lang, words, names } = eyes;
  const { sentence, label, cost } = words.answer(ask, option, view);
  return plain(sentence ?? (cost ? `${label}, ${cost}` : label), names, (t) => own(words.terms, t)?.name ?? t, lang);
}

const ENTITIES: Readonly<Record<string, string>> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const decoded = (text: string): string => text.replace(/&[#\w]+;/g, (e) => ENTITIES[e] ?? e);
/** All targets of a drawn page: a shape is named by its label, a thing by the hidden words it begins with. */
export const targetsOf = (page: string): readonly { readonly tag: string; readonly name: string }[] =>
  [...page.matchAll(/(<[^>]*data-target=""[^>]*>)(?:<span class="cd-hidden">([^<]*))?/g)].map(([, tag = '', hidden]) => ({
    tag,
    name: decoded(hidden ?? /aria-label="([^"]*)"/.exec(tag)?.[1] ?? ''),
  }));
/** The names of buttons that begin with hidden words. */
export const buttonsOf = (page: string): readonly string[] =>
  [...page.matchAll(/<button[^>]*><span class="cd-hidden">([^<]*)</g)].map(([, name = '']) => decoded(name));

/** Characters of a paragraph and of a caption: what is longer is not read. */
const MOST = { text: 420, caption: 160, title: 40 } as const;
/**
 * What is wrong with the illustrated rules of a game: goal first and a turn in it, every rule in the catalogue and open to the reader,
 * every term and lesson there, short sentences, and pictures made of drawings that exist.
 */
export function bookFaults(
  book: Handbook,
  of: {
    readonly words: Readonly<Record<Lang, AnyWords>>;
    /** RULES.md. */
    readonly catalogue: string;
    /** The game's sprite. */
    readonly drawings: string;
    readonly lessons: readonly { readonly id: string }[];
    draw(picture: ReactNode): string;
  },
): readonly string[] {
  const faults: string[] = [];
  const { sections } = book;
  if (sections[0]?.kind !== 'goal') faults.push('the goal does not come first');
  if (!sections.some((s) => s.kind === 'turn')) faults.push('no turn is told');
  if (new Set(sections.map((s) => s.id)).size !== sections.length) faults.push('two sections have one name');
  for (const { id, title, text, caption, rules, lesson, Figure } of sections) {
    const wrong = (what: string) => faults.push(`${id}: ${what}`);
    if (rules.length === 0) wrong('no rule');
    if (lesson !== undefined && !of.lessons.some((l) => l.id === lesson)) wrong(`no lesson ${lesson}`);
    for (const rule of rules) if (!of.catalogue.includes(`**${rule}**`)) wrong(`${rule} is not in the catalogue`);
    for (const lang of LANGS) {
      const words = of.words[lang];
      const told = new Set(words.rules.flatMap((c) => c.rules.map((r) => r.id)));
      for (const rule of rules) if (!told.has(rule)) wrong(`${rule} cannot be opened (${lang})`);
      const read = (sentence: string, most: number) => {
        for (const part of parseSentence(sentence)) if (part.kind === 'term' && !own(words.terms, part.term)) wrong(`no term ${part.term}`);
        const { length } = plain(sentence, [], (term) => own(words.terms, term)?.name ?? term, lang);
        if (length > most) wrong(`${length} characters (${lang})`);
      };
      read(title[lang], MOST.title);
      read(caption[lang], MOST.caption);
      for (const paragraph of text) read(paragraph[lang], MOST.text);
      const page = of.draw(createElement(Figure, { lang }));
      if (/undefined|NaN/.test(page)) wrong(`something is missing in the picture (${lang})`);
      for (const [, drawing] of page.matchAll(/href="#([\w-]+)"/g))
        if (!of.drawings.includes(`id="${drawing}"`)) wrong(`no drawing ${drawing}`);
    }
  }
  return [...new Set(faults)];
}
