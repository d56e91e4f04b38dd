import { typeset } from '@cosmodrome/kit/rich';
import type { AnyWords } from '@cosmodrome/kit/text';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type Hit, marked, searchRules } from '../logic/search.ts';
import { useLang, useT } from '../text/index.ts';
import { Book } from './Book.tsx';

/** The rules, searchable: what concerns the question of the moment stands first. `open` brings one rule to the top. */
export function Rules({
  words,
  now,
  open,
  chapters,
  game,
}: {
  readonly words: AnyWords;
  readonly now: readonly string[];
  readonly open: { readonly id: string; readonly turn: number } | undefined;
  readonly chapters?: boolean;
  /** Whose illustrated rules stand before the catalogue, each section folded. */
  readonly game?: string;
}) {
  const t = useT();
  const [query, ask] = useState('');
  const wanted = useDeferredValue(query);
  const hits = useMemo(() => searchRules(words.rules, wanted, now), [words, wanted, now]);
  const list = useRef<HTMLDivElement>(null);
  const show = useCallback((id: string) => {
    ask('');
    requestAnimationFrame(() => {
      const at = list.current?.querySelector(`[data-rule="${CSS.escape(id)}"]`);
      at?.scrollIntoView({ block: 'start' });
      if (at instanceof HTMLElement) at.focus({ preventScroll: true });
    });
  }, []);
  useEffect(() => {
    if (open) show(open.id);
  }, [open, show]);
  const first = hits.filter((h) => h.now);
  let chapter = '';
  return (
    <>
      <div className="cd-find">
        <input
          className="cd-field"
          type="search"
          value={query}
          onChange={(e) => ask(e.currentTarget.value)}
          placeholder={t.rules.search}
          aria-label={t.rules.search}
          data-rules-field=""
        />
      </div>
      <div ref={list}>
        {game !== undefined && !wanted && (
          <>
            {first.map((h) => (
              <Rule key={h.id} hit={h} query="" />
            ))}
            <Book game={game} folded onRule={show} />
            <h3 className="cd-chapter">{t.book.all}</h3>
          </>
        )}
        {(game !== undefined && !wanted ? hits.filter((h) => !h.now) : hits).map((h) => {
          const head = chapters && !wanted && !h.now && h.chapter !== chapter;
          if (head) chapter = h.chapter;
          return (
            <div key={h.id}>
              {head && <h3 className="cd-chapter">{h.chapter}</h3>}
              <Rule hit={h} query={wanted} />
            </div>
          );
        })}
        {hits.length === 0 && <p className="cd-empty">{t.rules.none}</p>}
      </div>
    </>
  );
}
function Rule({ hit, query }: { readonly hit: Hit; readonly query: string }) {
  const lang = useLang();
  const show = (text: string) => marked(typeset(text, lang), query).map((p, i) => (p.hit ? <mark key={i}>{p.text}</mark> : p.text));
  const bare = hit.text.replace(/\{#[\w./:-]+\|([^}]*)\}/g, '$1');
  return (
    <article className="cd-rule" data-rule={hit.id} data-now={hit.now ? '' : undefined} tabIndex={-1}>
      <header>
        <b>{show(hit.title)}</b>
        <code>{show(hit.id)}</code>
      </header>
      <p>{query && !bare.includes('{') ? show(bare) : <Rich>{hit.text}</Rich>}</p>
    </article>
  );
}
