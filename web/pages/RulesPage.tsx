import { gates, hasLessons, hasWorkshop } from '@cosmodrome/games/faces';
import { typeset } from '@cosmodrome/kit/rich';
import { FrameContext, idlePlay } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { Book } from '../frame/Book.tsx';
import { HoverCard, useHoverCard } from '../frame/HoverCard.tsx';
import { Rules } from '../frame/Rules.tsx';
import { useSelf } from '../net/me.ts';
import { useWords } from '../net/parts.ts';
import { useLang, useT } from '../text/index.ts';
import { Cover, Emblem, Page, Plain } from './Page.tsx';

const NONE: readonly string[] = [];
/** The rules of a game, readable and searchable outside a match. */
export function RulesPage() {
  const t = useT();
  const lang = useLang();
  const games = useSelf((s) => s.games);
  const { game: wanted } = useParams<{ game?: string }>();
  const [, navigate] = useLocation();
  const shelf = gates.filter((g) => games?.some((x) => x.id === g.id));
  const gate = wanted === undefined ? shelf[0] : shelf.find((g) => g.id === wanted);
  const words = useWords(gate?.id, lang);
  const box = useRef<HTMLElement>(null);
  const card = useHoverCard();
  // The rule named in the address first.
  const [open, setOpen] = useState(() => (location.hash ? { id: decodeURIComponent(location.hash.slice(1)), turn: 0 } : undefined));
  const showRule = useCallback((id: string) => setOpen((was) => ({ id, turn: (was?.turn ?? 0) + 1 })), []);
  const value = useMemo(
    () => ({
      lang,
      words,
      names: [],
      seat: undefined,
      view: null,
      play: idlePlay,
      motion: true,
      inset: 0,
      explain: card.explain,
      unexplain: card.unexplain,
      openRule: showRule,
      setCamera: () => undefined,
    }),
    [lang, words, card.explain, card.unexplain, showRule],
  );
  if (games && !gate) return <Plain title={t.trouble.nowhere} text={t.trouble.nowhereText} />;
  return (
    <Page here="rules" title={gate ? `${t.page.rules}, ${gate.title}` : t.page.rules}>
      <main id="contenu" className="pg-in lore" ref={box}>
        <aside>
          {gate && (
            <>
              <span className="gate-l">
                <Cover game={gate.id} title={gate.title} />
              </span>
              <p className="cd-muted">{words && typeset(words.pitch, lang)}</p>
              {hasLessons(gate.id) && (
                <Link className="cd-button" data-wide="" href={`/learn/${gate.id}`}>
                  <Icon name="compass" small /> {t.lesson.learn}
                </Link>
              )}
              {hasWorkshop(gate.id) && (
                <Link className="cd-button" data-wide="" href={`/workshop/${gate.id}`}>
                  <Icon name="edit" small /> {t.home.workshop}
                </Link>
              )}
              <Link className="cd-button" data-wide="" href={`/new/${gate.id}`}>
                <Icon name="plus" small /> {t.create.title}
              </Link>
            </>
          )}
        </aside>
        <section>
          <h1 className="pg-title">{t.page.rules}</h1>
          <div className="filters">
            <div className="cd-choice" role="radiogroup" aria-label={t.create.game}>
              {shelf.map((g) => (
                <button key={g.id} type="button" role="radio" aria-checked={g.id === gate?.id} onClick={() => navigate(`/rules/${g.id}`)}>
                  <Emblem game={g.id} size={16} className="cd-icon-s" /> {g.title}
                </button>
              ))}
            </div>
          </div>
          <FrameContext value={value}>
            {gate && words && <Book game={gate.id} onRule={showRule} />}
            {words && (
              <>
                <h2 className="pg-title lore__all">{t.book.all}</h2>
                <Rules words={words} now={NONE} open={open} chapters />
              </>
            )}
          </FrameContext>
        </section>
        <FrameContext value={value}>
          <HoverCard card={card} frame={box} onRule={showRule} />
        </FrameContext>
      </main>
    </Page>
  );
}
