import { gates } from '@cosmodrome/games/faces';
import type { Seat } from '@cosmodrome/kernel';
import { useRef } from 'react';
import { Link } from 'wouter';
import { botName, nameOfSeat } from '../logic/names.ts';
import { api } from '../net/api.ts';
import type { Session } from '../net/session.ts';
import type { TableInfo } from '../net/wire.ts';
import { useT, whyNot } from '../text/index.ts';
import { Cover, Page } from './Page.tsx';

/** A game with secrets is being played: who looks on cannot play any more, so one is asked before anything is shown. */
export function Door({ session, table }: { readonly session: Session; readonly table: TableInfo }) {
  const t = useT();
  const failed = session.use((s) => s.failed);
  const mine = table.seats.find((s) => s.knock?.mine);
  const free = table.seats.find((s) => (s.sitter.kind === 'bot' || s.sitter.kind === 'open') && !s.knock);
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
          <p role="status">{mine?.knock ? t.door.asked(mine.knock.left) : refused ? t.door.refused : t.door.text}</p>
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
            {!mine && (
              <button type="button" className="cd-button" onClick={session.act.lookOn}>
                {t.door.look}
              </button>
            )}
            <Link className="cd-button" data-kind="quiet" href="/">
              {t.page.home}
            </Link>
          </footer>
        </section>
      </main>
    </Page>
  );
}
