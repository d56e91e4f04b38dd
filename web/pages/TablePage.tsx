import { genericFace } from '@cosmodrome/kit/ui/GenericFace';
import { useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'wouter';
import { Curtain } from '../frame/Curtain.tsx';
import { TableFrame } from '../frame/TableFrame.tsx';
import { useFace, useWords } from '../net/parts.ts';
import { usePrefs } from '../net/prefs.ts';
import { type Session, watchTable } from '../net/session.ts';
import { useT, whyNot } from '../text/index.ts';
import { Door } from './Door.tsx';
import { Loading } from './Loading.tsx';
import { Plain } from './Page.tsx';
import { Room } from './Room.tsx';

/** Watches a table for as long as it is on the screen. */
export function useSession(code: string): Session | undefined {
  const [session, set] = useState<Session>();
  useEffect(() => {
    const s = watchTable(code);
    set(s);
    return () => s.act.close();
  }, [code]);
  return session;
}
/** A table at whatever stage it is: waiting room, curtain, board. */
export function TablePage() {
  const { code = '' } = useParams<{ code: string }>();
  const session = useSession(code.toUpperCase());
  return session ? <At session={session} /> : null;
}
function At({ session }: { readonly session: Session }) {
  const t = useT();
  const { lang, motion } = usePrefs();
  const { table, sync, curtain, trouble, door } = session.use();
  const words = useWords(table?.game, lang);
  const face = useFace(table?.phase === 'waiting' ? undefined : table?.game);
  const game = table?.game;
  const generic = useMemo(() => (face === null && game ? genericFace(game) : undefined), [face, game]);
  if (trouble && !sync)
    return (
      <Plain title={t.trouble.title} text={whyNot(t, trouble)}>
        <Link className="cd-button" data-kind="go" href="/">
          {t.page.home}
        </Link>
      </Plain>
    );
  if (!table) return <Loading />;
  if (door) return <Door session={session} table={table} />;
  if (table.phase === 'waiting') return words ? <Room session={session} words={words} /> : <Loading />;
  if (curtain !== undefined) {
    const sitter = table.seats[curtain]?.sitter;
    return (
      <Curtain
        seat={curtain}
        name={sitter && sitter.kind !== 'open' ? sitter.name : ''}
        game={table.game}
        motion={motion}
        onOpen={session.act.openCurtain}
      />
    );
  }
  const worn = face ?? generic;
  if (!sync || !words || !worn) return <Loading />;
  return <TableFrame session={session} words={words} face={worn} />;
}
