import { Icon } from '@cosmodrome/kit/ui/Icon';
import { useState } from 'react';
import { useSelf } from '../net/me.ts';
import { keepForGood, useOffline } from '../net/offline.ts';
import { setPrefs, usePrefs } from '../net/prefs.ts';
import { useHere } from '../net/tables.ts';
import { useT } from '../text/index.ts';
import { sendable } from './HereTables.tsx';

/** After so many games the device may want to keep the place. */
const AFTER = 3;
/** Offered once, on the page around the tables: never on the first visit, never over a question. */
export function Install() {
  const t = useT();
  const { offer, ready } = useOffline();
  const { mine } = useSelf();
  const cards = useHere((s) => s.cards);
  const refused = usePrefs((p) => p.installed);
  const finished = [...(mine ?? []), ...(cards ?? [])].filter((c) => c.phase === 'over').length;
  const ios = /iPhone|iPad/.test(navigator.userAgent);
  const standing = matchMedia('(display-mode: standalone)').matches;
  if (refused || standing || finished < AFTER || !ready || !(offer || ios)) return null;
  const done = () => setPrefs({ installed: true });
  return (
    <aside className="pg-panel here-offer" aria-label={t.here.install}>
      <Icon name="device" />
      <div>
        <b>{t.here.install}</b>
        <small>{offer ? t.here.installHelp : t.here.installIos}</small>
      </div>
      <button type="button" className="cd-button" data-kind="quiet" onClick={done}>
        {t.here.notNow}
      </button>
      {offer && (
        <button
          type="button"
          className="cd-button"
          data-kind="go"
          onClick={() => {
            keepForGood();
            void offer.prompt().then(done, done);
          }}
        >
          {t.here.installGo}
        </button>
      )}
    </aside>
  );
}
/** After a time without a line: what could go out now. Nothing goes by itself. */
export function BackOnline({ was }: { readonly was: boolean }) {
  const t = useT();
  const cards = useHere((s) => s.cards);
  const [shut, close] = useState(false);
  const ready = (cards ?? []).filter((c) => sendable(c) && c.phase === 'over');
  if (!was || shut || ready.length === 0) return null;
  return (
    <aside className="pg-panel here-offer" role="status">
      <Icon name="sync" />
      <div>
        <b>{t.here.back}</b>
        <small>{t.here.backHelp(ready.length)}</small>
      </div>
      <button type="button" className="cd-button" data-kind="quiet" onClick={() => close(true)}>
        {t.here.later}
      </button>
    </aside>
  );
}
/** In the header: whether the page can do without a server, and whether it must. */
export function LineChip() {
  const t = useT();
  const away = useSelf((s) => s.away);
  const { ready, fresh } = useOffline();
  if (fresh && !away)
    return (
      <button type="button" className="cd-tag here-chip" title={t.here.fresh} onClick={() => location.reload()}>
        <Icon name="sync" small /> <span className="cd-wide">{t.here.fresh}</span> {t.here.reload}
      </button>
    );
  if (!away && !ready) return null;
  return (
    <span className="cd-tag here-chip" data-off={away ? '' : undefined} title={away ? t.here.offHelp : t.here.readyHelp}>
      <Icon name={away ? 'offline' : 'check'} small />
      <span className={away ? undefined : 'cd-wide'}>{away ? t.here.off : t.here.ready}</span>
      {!away && <span className="cd-hidden">{t.here.ready}</span>}
    </span>
  );
}
