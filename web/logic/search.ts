import { fold } from '@cosmodrome/kit/rich';
import type { Chapter } from '@cosmodrome/kit/text';

export interface Hit {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly chapter: string;
  /** It concerns the question of the moment. */
  readonly now: boolean;
}
/** Rules whose title, text, id or chapter hold all the words searched for; accents and case do not count. What concerns the moment stands first. */
export function searchRules(chapters: readonly Chapter[], query: string, now: readonly string[] = []): readonly Hit[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  const hits: Hit[] = [];
  for (const c of chapters)
    for (const r of c.rules) {
      const hay = fold(`${r.id} ${r.title} ${c.title} ${r.text.replace(/\{#[\w./:-]+\|([^}]*)\}/g, '$1').replace(/[{}#@]/g, '')}`);
      if (wanted.every((w) => hay.includes(w)))
        hits.push({ id: r.id, title: r.title, text: r.text, chapter: c.title, now: now.includes(r.id) });
    }
  const rank = (h: Hit) => {
    if (h.now) return now.indexOf(h.id) - now.length;
    const title = fold(`${h.id} ${h.title}`);
    return wanted.length > 0 && wanted.every((w) => title.includes(w)) ? 0 : 1;
  };
  return hits
    .map((h, i) => ({ h, i }))
    .sort((a, b) => rank(a.h) - rank(b.h) || a.i - b.i)
    .map((x) => x.h);
}
/** The pieces of a text, those that were searched for marked. */
export function marked(text: string, query: string): readonly { readonly text: string; readonly hit: boolean }[] {
  const wanted = fold(query)
    .split(/\s+/)
    .filter((w) => w.length > 1);
  if (wanted.length === 0) return [{ text, hit: false }];
  // Folding letter by letter keeps the places: each letter of the text maps to a stretch of the folded one.
  const letters = [...text];
  let folded = '';
  const from: number[] = [];
  letters.forEach((l, i) => {
    for (const ch of fold(l)) {
      folded += ch;
      from.push(i);
    }
  });
  const hit = new Array<boolean>(letters.length).fill(false);
  for (const w of wanted)
    for (let at = folded.indexOf(w); at >= 0; at = folded.indexOf(w, at + w.length))
      for (let k = at; k < at + w.length; k++) hit[from[k] as number] = true;
  const out: { text: string; hit: boolean }[] = [];
  letters.forEach((l, i) => {
    const last = out.at(-1);
    if (last && last.hit === hit[i]) last.text += l;
    else out.push({ text: l, hit: hit[i] as boolean });
  });
  return out;
}
