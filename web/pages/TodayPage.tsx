import { gates, loadFace } from '@cosmodrome/games/faces';
import type { Option } from '@cosmodrome/kernel';
import { typeset } from '@cosmodrome/kit/rich';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { CSSProperties, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../frame/Dialog.tsx';
import { type Arch, archesOf, behind, type Card as CardShown, cardAlt, drawCard } from '../logic/card.ts';
import { codeOf } from '../net/api.ts';
import { useSelf } from '../net/me.ts';
import { useWords } from '../net/parts.ts';
import { replayOf } from '../net/replay.ts';
import type { Attempt, Challenge } from '../net/wire.ts';
import { useLang, useT, whyNot } from '../text/index.ts';
import { Copy } from './Copy.tsx';
import { titleOf } from './Home.tsx';
import { Cover, Page } from './Page.tsx';
import { coverOf, type Drawing, PictureDialog } from './Picture.tsx';
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
  const box = useRef<HTMLElement>(null);
  const [shown, show] = useState(false);
  const mine = c.list.find((a) => a.mine);
  const day = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(c.day));
  const light = gates.find((g) => g.id === c.game)?.light;
  const title = titleOf(c.game);
  return (
    <article ref={box} className="pg-panel today__card" style={{ '--glow': light } as CSSProperties}>
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
        {mine && c.mine && (
          <button type="button" className="cd-button" onClick={() => show(true)}>
            <Icon name="share" small /> {t.today.image}
            <span className="cd-hidden"> {title}</span>
          </button>
        )}
        {mine && (
          <Copy
            text={t.today.cardText(day, title, t.today.result(mine.won, mine.score, mine.rounds), t.today.rank(mine.rank, c.done))}
            label={t.today.card}
            quiet
          />
        )}
      </footer>
      {shown && mine && c.mine && (
        <CardDialog challenge={c} code={c.mine.code} mine={mine} day={day} title={terms || title} page={box} onClose={() => show(false)} />
      )}
    </article>
  );
}
/** How one's own try went, as a picture for others: round by round, and nothing of what was there. */
function CardDialog({
  challenge: c,
  code,
  mine,
  day,
  title,
  page,
  onClose,
}: {
  readonly challenge: Challenge;
  readonly code: string;
  readonly mine: Attempt;
  readonly day: string;
  readonly title: string;
  readonly page: RefObject<Element | null>;
  onClose(): void;
}) {
  const t = useT();
  const [arches, setArches] = useState<readonly Arch[]>();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    let here = true;
    Promise.all([replayOf(code, 'open'), loadFace(c.game)]).then(
      ([replay, face]) =>
        here && setArches(archesOf(replay, replay.table.seats.find((s) => s.mine)?.seat ?? 0, mine.won, face ?? undefined)),
      (error: unknown) => here && setTrouble(codeOf(error)),
    );
    return () => {
      here = false;
    };
  }, [code, c.game, mine.won]);
  if (!arches)
    return (
      <Dialog title={t.end.picture} onClose={onClose}>
        <p>{trouble ? whyNot(t, trouble) : t.loading}</p>
      </Dialog>
    );
  const ahead = behind(c.list);
  const card: CardShown = {
    of: t.today.of(day),
    title,
    result: t.today.result(mine.won, mine.score, mine.rounds),
    rank: [t.today.rank(mine.rank, c.done), ahead ? t.today.behind[ahead.what](ahead.by, ahead.name) : ''].filter(Boolean).join(', '),
    arches,
    foot: t.today.same,
  };
  const drawing: Drawing = {
    key: JSON.stringify(card),
    alt: cardAlt(card, t.today.marks),
    title: card.of,
    draw: async (on, style) => drawCard(on, card, style, await coverOf(c.game).catch(() => undefined)),
  };
  return <PictureDialog drawing={drawing} page={page} link={`${location.origin}/today`} name={card.of} onClose={onClose} />;
}
