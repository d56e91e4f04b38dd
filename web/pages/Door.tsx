import { Link } from 'wouter';
import { botName, nameOfSeat } from '../logic/names.ts';
import { api } from '../net/api.ts';
import type { Session } from '../net/session.ts';
import type { TableInfo } from '../net/wire.ts';
import { useT, whyNot } from '../text/index.ts';
import { Plain } from './Page.tsx';

/** A game with secrets is being played: who looks on cannot play any more, so one is asked before anything is shown. */
export function Door({ session, table }: { readonly session: Session; readonly table: TableInfo }) {
  const t = useT();
  const failed = session.use((s) => s.failed);
  const mine = table.seats.find((s) => s.knock?.mine);
  const free = table.seats.find((s) => (s.sitter.kind === 'bot' || s.sitter.kind === 'open') && !s.knock);
  return (
    <Plain title={table.name} text={mine?.knock ? t.door.asked(mine.knock.left) : t.door.text}>
      {failed && (
        <p className="cd-trouble" role="alert">
          {whyNot(t, failed)}
        </p>
      )}
      {mine ? (
        <button type="button" className="cd-button" onClick={() => void session.act.change(api.agree(table.code, mine.seat, false))}>
          {t.door.withdraw}
        </button>
      ) : (
        free && (
          <button
            type="button"
            className="cd-button"
            data-kind="go"
            onClick={() => void session.act.change(api.knock(table.code, free.seat))}
          >
            {t.door.ask(nameOfSeat(free, botName(free.seat)))}
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
    </Plain>
  );
}
