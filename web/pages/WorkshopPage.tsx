import { hasWorkshop } from '@cosmodrome/games/faces';
import { cut, visible } from '@cosmodrome/kit/letters';
import type { KeptMade } from '@cosmodrome/kit/made';
import { FrameContext, idlePlay } from '@cosmodrome/kit/ui/frame';
import type { Arrived, WorkshopHouse } from '@cosmodrome/kit/ui/workshop';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { allMade, forgetMade, keepMade } from '../device/made.ts';
import { HoverCard, useHoverCard } from '../frame/HoverCard.tsx';
import { arrivedWith, fragmentOf, fragmentTo } from '../logic/carried.ts';
import { codeOf, here } from '../net/api.ts';
import { copyText } from '../net/copy.ts';
import { setGathered } from '../net/gathered.ts';
import { useSelf } from '../net/me.ts';
import { keepForGood } from '../net/offline.ts';
import { useWords, useWorkshop } from '../net/parts.ts';
import { tryOut } from '../net/trial.ts';
import { useLang, useT, whyNot } from '../text/index.ts';
import { Loading } from './Loading.tsx';
import { Page, Plain } from './Page.tsx';

/** Where people make something of their own for a game: what the page does for it. All of it lives on this device. */
export function WorkshopPage() {
  const t = useT();
  const lang = useLang();
  const { game = '' } = useParams<{ game?: string }>();
  const [, navigate] = useLocation();
  const me = useSelf((s) => s.me?.name) ?? t.you;
  const words = useWords(game, lang);
  const workshop = useWorkshop(hasWorkshop(game) ? game : undefined);
  const [kept, setKept] = useState<readonly KeptMade[]>();
  const [arrived, setArrived] = useState<Arrived>();
  const box = useRef<HTMLElement>(null);
  const card = useHoverCard();
  useEffect(() => {
    const look = () => void allMade(game).then(setKept);
    // Another page of this browser may have changed some.
    const back = () => document.visibilityState === 'visible' && look();
    look();
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [game]);
  const look = useCallback(() => {
    const { hash } = location;
    // What takes longer to read does not overtake where somebody has gone meanwhile.
    void arrivedWith(hash).then((came) => hash === location.hash && setArrived(came));
  }, []);
  useEffect(() => {
    look();
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, [look]);
  const house = useMemo(
    (): Omit<WorkshopHouse, 'kept'> => ({
      keep: async (id, name, made, over) => {
        const row: KeptMade = { id, game, name, at: Math.max(Date.now(), (over ?? 0) + 1), made };
        const first = (kept: KeptMade) => setKept((all) => [kept, ...(all ?? []).filter((other) => other.id !== id)]);
        try {
          if (!(await keepMade(row, over))) {
            setKept(await allMade(game));
            return { why: 'changed' };
          }
        } catch {
          first({ ...row, loose: true });
          return { why: 'no-disk' };
        }
        first(row);
        return { at: row.at };
      },
      forget: async (id) => {
        await forgetMade(id).catch(() => undefined);
        setKept(await allMade(game));
      },
      go: (place) => {
        history.pushState(null, '', location.pathname + (place === undefined ? '' : fragmentTo(place)));
        // Another place is seen from its beginning; back and forward find theirs where they were left.
        scrollTo(0, 0);
        look();
      },
      play: async (made, name, options) => {
        try {
          const table = await here.open(
            { game, seats: [{ kind: 'me' }], options, brief: made, name: cut(visible(name), 40) || game, start: true },
            me,
          );
          keepForGood();
          navigate(`/t/${table.code}`);
        } catch (error) {
          throw new Error(whyNot(t, codeOf(error), words));
        }
      },
      gather: async (made) => {
        setGathered({ game, made });
        navigate(`/new/${game}`);
      },
      link: async (made) => {
        const fragment = await fragmentOf(made);
        return fragment === undefined ? undefined : `${location.origin}/workshop/${game}${fragment}`;
      },
      copy: copyText,
      trial: (wish, heard) => tryOut(game, wish, heard),
    }),
    [game, look, me, navigate, t, words],
  );
  const whole = useMemo(() => ({ ...house, kept }), [house, kept]);
  const frame = useMemo(
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
      openRule: (id: string) => navigate(`/rules/${game}#${id}`),
      setCamera: () => undefined,
    }),
    [lang, words, card.explain, card.unexplain, navigate, game],
  );
  if (!hasWorkshop(game)) return <Plain title={t.trouble.nowhere} text={t.trouble.nowhereText} />;
  if (!workshop || !words) return <Loading />;
  return (
    <Page here="play" title={workshop.title[lang]} game={game} className="atelier">
      <main id="contenu" className="atelier__in" ref={box}>
        <FrameContext value={frame}>
          <workshop.Page lang={lang} house={whole} me={me} arrived={arrived} />
          <HoverCard card={card} frame={box} onRule={frame.openRule} />
        </FrameContext>
      </main>
    </Page>
  );
}
