import { Icon } from '@cosmodrome/kit/ui/Icon';
import { botName } from '../logic/names.ts';
import { api } from '../net/api.ts';
import type { Session } from '../net/session.ts';
import type { TableInfo } from '../net/wire.ts';
import { useT } from '../text/index.ts';

/** Somebody asks for the seat of a bot, or of one who is gone, or for one for a program of theirs, and everybody who plays has to agree. It stays until I have answered. */
export function Knocks({ session, table }: { readonly session: Session; readonly table: TableInfo }) {
  const t = useT();
  const asked = table.seats.find((s) => s.knock?.asked);
  if (!asked?.knock) return null;
  const answer = (yes: boolean) => void session.act.change(api.agree(table.code, asked.seat, yes));
  return (
    <div className="cd-toast cd-knock" role="alert">
      <Icon name={asked.knock.program === undefined ? 'user' : 'bot'} small />
      <span>
        {asked.knock.program !== undefined
          ? t.knock.program(asked.knock.name, asked.knock.program)
          : asked.sitter.kind === 'person'
            ? t.knock.back(asked.knock.name, asked.sitter.name)
            : t.knock.text(asked.knock.name, botName(asked.seat))}
      </span>
      <button type="button" className="cd-button" data-kind="go" onClick={() => answer(true)}>
        {t.knock.yes}
      </button>
      <button type="button" className="cd-button" onClick={() => answer(false)}>
        {t.knock.no}
      </button>
    </div>
  );
}
