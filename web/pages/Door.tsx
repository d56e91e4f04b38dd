import { gates } from '@cosmodrome/games/faces';
import type { Seat } from '@cosmodrome/kernel';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { botName, nameOfSeat } from '../logic/names.ts';
import { isLost } from '../logic/seats.ts';
import { api } from '../net/api.ts';
import { useSelf } from '../net/me.ts';
import type { Session } from '../net/session.ts';
import type { TableInfo } from '../net/wire.ts';
import { useT, whyNot } from '../text/index.ts';
import { Naming } from './Naming.tsx';
import { Cover, Page } from './Page.tsx';

/**
 * A game is being played. Where it has secrets, who looks on cannot play any more; where somebody is gone, whoever comes may be them, on another
 * device: one is asked before anything is shown.
 */
export function Door({ session, table }: { readonly session: Session; readonly table: TableInfo }) {
  const t = useT();
  const failed = session.use((s) => s.failed);
  const me = useSelf((s) => s.me);
  const [signing, signIn] = useState(false);
  const mine = table.seats.find((s) => s.knock?.mine);
  const free = table.door ? table.seats.find((s) => (s.sitter.kind === 'bot' || s.sitter.kind === 'open') && !s.knock) : undefined;
  const left = table.lost ? table.seats.filter(isLost) : [];
  // Agreed to, the door opens; taken back, it was me. What else ends what I have asked for is somebody's no.
  const asked = useRef(false);
  const withdrawn = useRef(false);
  if (mine) asked.current = true;
  const refused = asked.current && !withdrawn.current;
  const ask = (seat: Seat) => {
    withdrawn.current = false;
    void session.act.change(api.knock(table.code, seat));
  };
  const withdraw = (seat: Seat) => {
    withdrawn.current = true;
    void session.act.change(api.agree(table.code, seat, false));
  };
  const title = gates.find((g) => g.id === table.game)?.title ?? table.game;
  return (
    <Page title={table.name}>
      <main id="contenu" className="pg-in door">
        <span className="gate-l">
          <Cover game={table.game} title={title} />
        </span>
        <section>
          <h1 className="pg-title">{table.name}</h1>
          <p className="cd-muted">
            {title} · {table.seats.map((s) => nameOfSeat(s, t)).join(', ')}
          </p>
          <p role="status">
            {mine?.knock ? t.door.asked(mine.knock.left) : refused ? t.door.refused : table.door ? t.door.text : t.door.mineText}
          </p>
          {!mine && table.door && left.length > 0 && <p className="cd-muted">{t.door.mineText}</p>}
          {failed && (
            <p className="cd-trouble" role="alert">
              {whyNot(t, failed)}
            </p>
          )}
          <footer>
            {mine ? (
              <button type="button" className="cd-button" onClick={() => withdraw(mine.seat)}>
                {t.door.withdraw}
              </button>
            ) : (
              free && (
                <button type="button" className="cd-button" data-kind="go" onClick={() => ask(free.seat)}>
                  {t.door.ask(nameOfSeat(free, { ...t, seatFree: botName(free.seat) }))}
                </button>
              )
            )}
            {!mine &&
              left.map((s) => (
                <button key={s.seat} type="button" className="cd-button" data-kind={free ? undefined : 'go'} onClick={() => ask(s.seat)}>
                  {t.door.mine(nameOfSeat(s, t))}
                </button>
              ))}
            {!mine && table.spectators && (
              <button type="button" className="cd-button" onClick={session.act.lookOn}>
                {t.door.look}
              </button>
            )}
            {/* Whoever is called by a letter may open it where nobody knows them: signed in, they stand before their question. */}
            {!me?.account && (
              <button type="button" className="cd-button" data-kind="quiet" onClick={() => signIn(true)}>
                {t.account.have}
              </button>
            )}
            <Link className="cd-button" data-kind="quiet" href="/">
              {t.page.home}
            </Link>
          </footer>
        </section>
      </main>
      {signing && <Naming start="sign-in" onClose={() => signIn(false)} />}
    </Page>
  );
}
