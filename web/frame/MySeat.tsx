import type { Seat } from '@cosmodrome/kernel';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { useState } from 'react';
import { nameOfSeat } from '../logic/names.ts';
import { isLost } from '../logic/seats.ts';
import { api } from '../net/api.ts';
import { useSelf } from '../net/me.ts';
import type { Session } from '../net/session.ts';
import type { TableInfo } from '../net/wire.ts';
import { Naming } from '../pages/Naming.tsx';
import { useT } from '../text/index.ts';
import { Dialog } from './Dialog.tsx';

/**
 * Whoever looks on may be one of those who play: called by a letter that was opened where nobody knows them, or by a page that came up before it was known
 * who is gone. They sign in, or say which seat is theirs, at any time.
 */
export function MySeat({ session, table }: { readonly session: Session; readonly table: TableInfo }) {
  const t = useT();
  const me = useSelf((s) => s.me);
  const [open, show] = useState<'sign-in' | 'seat'>();
  const shut = () => show(undefined);
  const asked = table.seats.find((s) => s.knock?.mine);
  const absent = table.seats.filter((s) => s.sitter.kind === 'person' && s.sitter.here !== 'here' && !s.knock);
  const lost = absent.filter(isLost);
  const knock = (seat: Seat) => {
    shut();
    void session.act.change(api.knock(table.code, seat));
  };
  return (
    <>
      {!me?.account && (
        <button type="button" className="cd-button" onClick={() => show('sign-in')}>
          <Icon name="user" small /> {t.account.signIn}
        </button>
      )}
      {asked ? (
        <button type="button" className="cd-button" onClick={() => void session.act.change(api.agree(table.code, asked.seat, false))}>
          {t.door.withdraw}
        </button>
      ) : (
        absent.length > 0 && (
          <button type="button" className="cd-button" onClick={() => show('seat')}>
            {t.door.isMine}
          </button>
        )
      )}
      {open === 'sign-in' && <Naming start="sign-in" onClose={shut} />}
      {open === 'seat' && !asked && (
        <Dialog title={t.door.isMine} onClose={shut}>
          <p>{lost.length > 0 ? t.door.mineText : t.door.notYet}</p>
          <footer>
            {lost.map((s) => (
              <button key={s.seat} type="button" className="cd-button" onClick={() => knock(s.seat)}>
                {t.door.mine(nameOfSeat(s, t))}
              </button>
            ))}
          </footer>
        </Dialog>
      )}
    </>
  );
}
