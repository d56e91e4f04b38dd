import { cut } from '@cosmodrome/kit/letters';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../frame/Dialog.tsx';
import { ApiError, api } from '../net/api.ts';
import { calledAsMe } from '../net/called.ts';
import { redial } from '../net/line.ts';
import { refreshMine, setMe, signOut, useSelf } from '../net/me.ts';
import { setPrefs } from '../net/prefs.ts';
import { useT } from '../text/index.ts';

/** Nickname, and the doors to an account. */
export function Naming({ onClose, start = 'name' }: { onClose(): void; readonly start?: 'name' | 'sign-up' | 'sign-in' }) {
  const t = useT();
  const me = useSelf((s) => s.me);
  const [step, turn] = useState(start);
  const [name, setName] = useState(me?.name ?? '');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sent, send] = useState(false);
  const forgot = () =>
    api.forgot(login.trim()).then(
      () => send(true),
      () => setTrouble(t.account.trouble.unknown),
    );
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await work();
      onClose();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'unknown';
      setTrouble(t.account.trouble[code as keyof typeof t.account.trouble] ?? t.account.trouble.unknown);
    } finally {
      setBusy(false);
    }
  };
  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (step === 'name')
      return void attempt(async () => {
        setMe(await api.rename(name.trim()));
        setPrefs({ named: true });
      });
    void attempt(async () => {
      setMe(step === 'sign-up' ? await api.signUp(login.trim(), password, name.trim()) : await api.signIn(login.trim(), password));
      setPrefs({ named: true });
      void calledAsMe().catch(() => undefined);
      redial();
      await refreshMine();
    });
  };
  const titles = { name: t.account.nickname, 'sign-up': t.account.create, 'sign-in': t.account.signIn } as const;
  return (
    <Dialog title={titles[step]} onClose={onClose}>
      <form className="cd-form" onSubmit={submit}>
        {step !== 'sign-in' && (
          <label>
            <span>{t.account.nickname}</span>
            <input
              className="cd-field"
              value={name}
              onChange={(e) => setName(cut(e.currentTarget.value, 24))}
              required
              autoComplete="nickname"
            />
          </label>
        )}
        {step !== 'name' && (
          <>
            <label>
              <span>{t.account.login}</span>
              <input
                className="cd-field"
                value={login}
                onChange={(e) => setLogin(e.currentTarget.value)}
                required
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
              />
            </label>
            <label>
              <span>{t.account.password}</span>
              <input
                className="cd-field"
                type="password"
                value={password}
                onChange={(e) => setPassword(e.currentTarget.value)}
                required
                minLength={8}
                maxLength={128}
                autoComplete={step === 'sign-up' ? 'new-password' : 'current-password'}
              />
            </label>
            <p className="cd-muted">{step === 'sign-up' ? t.account.adopts : t.account.welcomeBack}</p>
          </>
        )}
        {sent && <p role="status">{t.account.forgotSent}</p>}
        {trouble && (
          <p className="cd-trouble" role="alert">
            {trouble}
          </p>
        )}
        <button type="submit" className="cd-button cd-button-l" data-kind="go" data-wide="" disabled={busy}>
          {step === 'name' ? t.account.keep : titles[step]}
        </button>
      </form>
      <footer className="cd-form__foot">
        {!me?.account && step !== 'sign-up' && (
          <button type="button" className="cd-button" data-kind="quiet" onClick={() => turn('sign-up')}>
            {t.account.create}
          </button>
        )}
        {!me?.account && step !== 'sign-in' && (
          <button type="button" className="cd-button" data-kind="quiet" onClick={() => turn('sign-in')}>
            {t.account.signIn}
          </button>
        )}
        {step === 'sign-in' && (
          <button
            type="button"
            className="cd-button"
            data-kind="quiet"
            disabled={login.trim() === '' || sent}
            onClick={() => void forgot()}
          >
            {t.account.forgot}
          </button>
        )}
        {me?.account && (
          <button type="button" className="cd-button" data-kind="quiet" onClick={() => void attempt(signOut)}>
            {t.account.signOut}
          </button>
        )}
        <Link className="cd-button" data-kind="quiet" href="/me" onClick={onClose}>
          {t.account.profile}
        </Link>
      </footer>
    </Dialog>
  );
}
