import { gates } from '@cosmodrome/games/faces';
import type { Option } from '@cosmodrome/kernel';
import { typeset } from '@cosmodrome/kit/rich';
import type { CSSProperties } from 'react';
import { useState } from 'react';
import { useSelf } from '../net/me.ts';
import { useWords } from '../net/parts.ts';
import type { Challenge } from '../net/wire.ts';
import { useLang, useT, whyNot } from '../text/index.ts';
import { Copy } from './Copy.tsx';
import { titleOf } from './Home.tsx';
import { Cover, Page } from './Page.tsx';
import { stateOf, TakeUp, useChallenges } from './Today.tsx';

/** The challenges of the day with their lists, and the card of one's own result. */
export function TodayPage() {
  const t = useT();
  const all = useChallenges();
  const [trouble, setTrouble] = useState<string>();
  return (
    <Page here="play" title={t.today.title}>
      <main id="contenu" className="pg-in">
        <h1 className="pg-title">{t.today.title}</h1>
        <p className="cd-muted">{t.today.about}</p>
        {trouble && (
          <p className="cd-trouble" role="alert">
            {whyNot(t, trouble)}
          </p>
        )}
        <div className="today__all">
          {all?.map((c) => (
            <Card key={c.game} challenge={c} onTrouble={setTrouble} />
          ))}
        </div>
      </main>
    </Page>
  );
}
/** What of the options is not as always: the scenario of the day. */
function useTerms(c: Challenge): string {
  const lang = useLang();
  const words = useWords(c.game, lang);
  const option = useSelf((s) => s.games?.find((g) => g.id === c.game)?.facts.by?.option);
  const known = useSelf((s) => s.games?.find((g) => g.id === c.game)?.options) as unknown as readonly Option[] | undefined;
  if (!words || option === undefined || !known?.some((o) => o.key === option)) return '';
  return typeset(words.options[option]?.values?.[String(c.options[option])] ?? '', lang);
}
function Card({ challenge: c, onTrouble }: { readonly challenge: Challenge; onTrouble(why: string | undefined): void }) {
  const t = useT();
  const lang = useLang();
  const terms = useTerms(c);
  const mine = c.list.find((a) => a.mine);
  const day = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(c.day));
  const light = gates.find((g) => g.id === c.game)?.light;
  const title = titleOf(c.game);
  return (
    <article className="pg-panel today__card" style={{ '--glow': light } as CSSProperties}>
      <header>
        <span className="gate-s">
          <Cover game={c.game} title="" />
        </span>
        <div>
          <h2>{title}</h2>
          {terms && <p>{terms}</p>}
          <small className="cd-muted">{stateOf(c, t)}</small>
        </div>
      </header>
      {c.list.length > 0 && (
        <ol>
          {c.list.map((a, i) => (
            <li key={`${i} ${a.name}`} data-you={a.mine ? '' : undefined}>
              <b className="cd-num">{a.rank}</b>
              <span data-shortens="">{a.mine ? t.today.you : a.name}</span>
              <small>{t.today.result(a.won, a.score, a.rounds)}</small>
            </li>
          ))}
        </ol>
      )}
      <footer>
        <TakeUp challenge={c} onTrouble={onTrouble} />
        {mine && (
          <Copy
            text={t.today.cardText(day, title, t.today.result(mine.won, mine.score, mine.rounds), t.today.rank(mine.rank, c.list.length))}
            label={t.today.card}
            quiet
          />
        )}
      </footer>
    </article>
  );
}
