import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { api, codeOf } from '../net/api.ts';
import { calledAsMe } from '../net/called.ts';
import { redial } from '../net/line.ts';
import { refreshMine, setMe } from '../net/me.ts';
import { setPrefs } from '../net/prefs.ts';
import type { LinkSeen } from '../net/wire.ts';
import { useT } from '../text/index.ts';
import { accountTrouble, Password } from './Own.tsx';
import { Plain } from './Page.tsx';

/** The other end of "go on at another device", and of a new password that the host sent. Nothing happens before it is confirmed. */
export function LinkPage() {
  const t = useT();
  const { token = '' } = useParams<{ token: string }>();
  const [, navigate] = useLocation();
  const [seen, see] = useState<LinkSeen | 'spent'>();
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    api.lookLink(token).then(see, () => see('spent'));
  }, [token]);
  if (seen === undefined) return <Plain title={t.own.link.title} text={t.loading} />;
  if (seen === 'spent')
    return (
      <Plain title={t.own.link.title} text={t.own.link.spent}>
        <Link className="cd-button" data-kind="go" href="/">
          {t.page.play}
        </Link>
      </Plain>
    );
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    try {
      setMe(await api.enter(token, seen.kind === 'password' ? password : undefined));
      setPrefs({ named: true });
      void calledAsMe().catch(() => undefined);
      redial();
      await refreshMine();
      navigate('/me', { replace: true });
    } catch (error) {
      const code = codeOf(error);
      if (code === 'link-spent') see('spent');
      else setTrouble(code === 'signed-in' ? t.own.link.signedIn : accountTrouble(t, error));
    }
  };
  return (
    <Plain title={t.own.link.title} text={t.own.link[seen.kind](seen.name)}>
      <form className="cd-form" onSubmit={(e) => void submit(e)}>
        {seen.kind === 'password' && <Password label={t.own.after} value={password} onChange={setPassword} />}
        {trouble && (
          <p className="cd-trouble" role="alert">
            {trouble}
          </p>
        )}
        <button type="submit" className="cd-button cd-button-l" data-kind="go" data-wide="">
          {seen.kind === 'password' ? t.account.keep : seen.kind === 'mail' ? t.own.link.sure : t.own.link.go(seen.name)}
        </button>
      </form>
    </Plain>
  );
}
