import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../frame/Dialog.tsx';
import { api, codeOf } from '../net/api.ts';
import { calledAsMe } from '../net/called.ts';
import { redial } from '../net/line.ts';
import { refreshMine, setMe, useSelf } from '../net/me.ts';
import type { Link as OneTime } from '../net/wire.ts';
import { type FrameText, useLang, useT } from '../text/index.ts';
import { Copy } from './Copy.tsx';
import { Qr } from './Qr.tsx';

/** Why something about an account did not work. */
export const accountTrouble = (t: FrameText, error: unknown): string =>
  t.account.trouble[codeOf(error) as keyof typeof t.account.trouble] ?? t.account.trouble.unknown;

/** My seat is mine: devices, password, what is kept of me, leaving. */
export function Own() {
  const t = useT();
  const account = useSelf((s) => s.me?.account);
  const [open, show] = useState<'device' | 'password' | 'leave'>();
  const [trouble, setTrouble] = useState<string>();
  const close = () => show(undefined);
  const download = async () => {
    setTrouble(undefined);
    try {
      const url = URL.createObjectURL(new Blob([JSON.stringify(await api.kept(), undefined, 2)], { type: 'application/json' }));
      const link = Object.assign(document.createElement('a'), { href: url, download: 'cosmodrome.json' });
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch (error) {
      setTrouble(accountTrouble(t, error));
    }
  };
  return (
    <section className="pg-panel own">
      <h2 className="pg-h pg-h-s">{t.own.title}</h2>
      <button type="button" className="cd-button cd-flush" data-kind="quiet" onClick={() => show('device')}>
        <Icon name="share" small /> {t.own.device}
      </button>
      {account && (
        <button type="button" className="cd-button cd-flush" data-kind="quiet" onClick={() => show('password')}>
          <Icon name="edit" small /> {t.own.password}
        </button>
      )}
      <button type="button" className="cd-button cd-flush" data-kind="quiet" onClick={() => void download()}>
        <Icon name="copy" small /> {t.own.kept}
      </button>
      <button type="button" className="cd-button cd-flush" data-kind="quiet" onClick={() => show('leave')}>
        <Icon name="ban" small /> {t.own.leave}
      </button>
      <Link className="cd-button cd-flush" data-kind="quiet" href="/privacy">
        <Icon name="rules" small /> {t.own.privacy}
      </Link>
      {trouble && (
        <p className="cd-trouble" role="alert">
          {trouble}
        </p>
      )}
      {open === 'device' && <AnotherDevice onClose={close} />}
      {open === 'password' && <NewPassword onClose={close} />}
      {open === 'leave' && <Leave onClose={close} />}
    </section>
  );
}
function AnotherDevice({ onClose }: { onClose(): void }) {
  const t = useT();
  const lang = useLang();
  const [link, set] = useState<OneTime>();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    let gone = false;
    api.link().then(
      (made) => !gone && set(made),
      (error: unknown) => !gone && setTrouble(accountTrouble(t, error)),
    );
    return () => {
      gone = true;
    };
  }, [t]);
  const url = link && `${location.origin}/link/${link.token}`;
  return (
    <Dialog title={t.own.device} onClose={onClose}>
      <p>{t.own.deviceText}</p>
      {trouble && (
        <p className="cd-trouble" role="alert">
          {trouble}
        </p>
      )}
      {link && url && (
        <>
          <div className="own__qr">
            <Qr text={url} label={t.own.deviceCode} />
          </div>
          <p className="cd-muted cd-small">
            {t.own.deviceUntil(new Date(link.until).toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit' }))}
          </p>
          <footer>
            <Copy text={url} label={t.own.copyLink} />
          </footer>
        </>
      )}
    </Dialog>
  );
}
function NewPassword({ onClose }: { onClose(): void }) {
  const t = useT();
  const [before, setBefore] = useState('');
  const [after, setAfter] = useState('');
  const [told, tell] = useState<{ readonly done: boolean; readonly text: string }>();
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    try {
      setMe(await api.password(before, after));
      void calledAsMe().catch(() => undefined);
      tell({ done: true, text: t.own.passwordDone });
    } catch (error) {
      tell({ done: false, text: accountTrouble(t, error) });
    }
  };
  return (
    <Dialog title={t.own.password} onClose={onClose}>
      <form className="cd-form" onSubmit={(e) => void submit(e)}>
        <Password label={t.own.before} value={before} onChange={setBefore} known />
        <Password label={t.own.after} value={after} onChange={setAfter} />
        <p className="cd-muted">{t.own.passwordText}</p>
        {told && (
          <p className={told.done ? 'cd-muted' : 'cd-trouble'} role={told.done ? 'status' : 'alert'}>
            {told.text}
          </p>
        )}
        <button type="submit" className="cd-button cd-button-l" data-kind="go" data-wide="" disabled={told?.done}>
          {t.account.keep}
        </button>
      </form>
    </Dialog>
  );
}
function Leave({ onClose }: { onClose(): void }) {
  const t = useT();
  const account = useSelf((s) => s.me?.account);
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    setBusy(true);
    try {
      setMe(await api.leaveHouse(account ? password : undefined));
      redial();
      await refreshMine();
      onClose();
    } catch (error) {
      setTrouble(accountTrouble(t, error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={t.own.leave} onClose={onClose}>
      <form className="cd-form" onSubmit={(e) => void submit(e)}>
        <p>{t.own.leaveText}</p>
        {account && <Password label={t.own.before} value={password} onChange={setPassword} known />}
        {trouble && (
          <p className="cd-trouble" role="alert">
            {trouble}
          </p>
        )}
        <button type="submit" className="cd-button cd-button-l" data-kind="risk" data-wide="" disabled={busy}>
          {t.own.leaveSure}
        </button>
      </form>
    </Dialog>
  );
}
export function Password({
  label,
  value,
  onChange,
  known,
}: {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
  /** The present one, not a new one. */
  readonly known?: boolean;
}) {
  return (
    <label>
      <span>{label}</span>
      <input
        className="cd-field"
        type="password"
        value={value}
        onChange={(e) => onChange(e.currentTarget.value)}
        required
        minLength={8}
        maxLength={128}
        autoComplete={known ? 'current-password' : 'new-password'}
      />
    </label>
  );
}
