/** How I want to be called when it is my turn and I am not here. */
import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../frame/Dialog.tsx';
import { api, codeOf } from '../net/api.ts';
import { canBeCalled, isCalled, setCalled } from '../net/called.ts';
import { useSelf } from '../net/me.ts';
import type { Calling, Wishes } from '../net/wire.ts';
import { useLang, useT } from '../text/index.ts';
import { Password } from './Own.tsx';
import { Choice, Toggle } from './Terms.tsx';

const HOURS = Array.from({ length: 24 }, (_, h) => h);
export function Called() {
  const t = useT();
  const [open, show] = useState(false);
  return (
    <section className="pg-panel own">
      <h2 className="pg-h pg-h-s">{t.called.title}</h2>
      <p className="cd-muted cd-small">{t.called.lead}</p>
      <button type="button" className="cd-button cd-flush" data-kind="quiet" onClick={() => show(true)}>
        <Icon name="bell" small /> {t.called.open}
      </button>
      {open && <Terms onClose={() => show(false)} />}
    </section>
  );
}
function Terms({ onClose }: { onClose(): void }) {
  const t = useT();
  const lang = useLang();
  const [calling, set] = useState<Calling>();
  const [wished, setWished] = useState<Wishes>();
  const sending = useRef(Promise.resolve());
  const [here, hear] = useState(false);
  const account = useSelf((s) => s.me?.account);
  const [mail, write] = useState('');
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const attempt = async (work: () => Promise<Calling>) => {
    setTrouble(undefined);
    try {
      const now = await work();
      set(now);
      hear(await isCalled());
    } catch (error) {
      setTrouble(t.called.trouble[codeOf(error) as 'no-mail'] ?? t.called.trouble.unknown);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => void attempt(api.calling), []);
  if (!calling)
    return (
      <Dialog title={t.called.title} onClose={onClose}>
        <p>{trouble ?? t.loading}</p>
      </Dialog>
    );
  const { address, can } = calling;
  const wishes = wished ?? calling.wishes;
  // What was wished a moment ago holds, though its answer is still under way.
  const wish = (change: Partial<Wishes>) => {
    const next = { ...wishes, lang, zone: Intl.DateTimeFormat().resolvedOptions().timeZone, ...change };
    setWished(next);
    sending.current = sending.current.then(() => attempt(() => api.wish(next)));
  };
  const hours = (label: string, value: number, change: (hour: number) => void) => (
    <label className="called__hour">
      <span>{label}</span>
      <select className="cd-field" value={value} onChange={(e) => change(Number(e.currentTarget.value))}>
        {HOURS.map((h) => (
          <option key={h} value={h}>
            {t.called.hour(h)}
          </option>
        ))}
      </select>
    </label>
  );
  const submit = (e: FormEvent) => {
    e.preventDefault();
    void attempt(() => api.mailTo(mail.trim(), account ? password : undefined));
  };
  return (
    <Dialog title={t.called.title} onClose={onClose}>
      <div className="cd-form called">
        {canBeCalled() ? (
          <Toggle
            label={t.called.here}
            help={t.called.hereHelp}
            on={here}
            onChange={(on) => void attempt(() => setCalled(on, can.pushKey))}
            bare
          />
        ) : (
          <p className="cd-muted">{t.called.notHere}</p>
        )}
        {can.mail && (
          <>
            {address ? (
              <p>
                {t.called.goes(address.mail)}
                {!address.sure && <em> {t.called.unsure}</em>}{' '}
                <button type="button" className="cd-button" data-kind="quiet" onClick={() => void attempt(() => api.mailTo(null))}>
                  {t.called.forget}
                </button>
              </p>
            ) : (
              <form className="called__mail" onSubmit={submit}>
                <label>
                  <span>{t.called.mail}</span>
                  <input
                    className="cd-field"
                    type="email"
                    required
                    maxLength={200}
                    value={mail}
                    onChange={(e) => write(e.currentTarget.value)}
                    autoComplete="email"
                  />
                </label>
                {account && <Password label={t.own.before} value={password} onChange={setPassword} known />}
                <button type="submit" className="cd-button">
                  {t.called.keep}
                </button>
              </form>
            )}
            {address && (
              <Choice
                label={t.called.how}
                value={wishes.mail}
                options={(['none', 'each', 'daily'] as const).map((id) => ({ id, label: t.called.mails[id] }))}
                onChange={(how) => wish({ mail: how as Wishes['mail'] })}
              />
            )}
            {address && wishes.mail === 'daily' && hours(t.called.at, wishes.hour, (hour) => wish({ hour }))}
          </>
        )}
        <Choice
          label={t.called.which}
          value={wishes.paces}
          options={(['all', 'days'] as const).map((id) => ({ id, label: t.called.paces[id] }))}
          onChange={(which) => wish({ paces: which as Wishes['paces'] })}
        />
        <Toggle label={t.called.asked} help={t.called.askedHelp} on={wishes.asked === true} onChange={(asked) => wish({ asked })} bare />
        <div className="called__quiet">
          {hours(t.called.quietFrom, wishes.quiet[0], (from) => wish({ quiet: [from, wishes.quiet[1]] }))}
          {hours(t.called.quietTo, wishes.quiet[1], (to) => wish({ quiet: [wishes.quiet[0], to] }))}
        </div>
        <p className="cd-muted cd-small">{wishes.quiet[0] === wishes.quiet[1] ? t.called.neverQuiet : t.called.quiet}</p>
        {trouble && (
          <p className="cd-trouble" role="alert">
            {trouble}
          </p>
        )}
      </div>
    </Dialog>
  );
}
