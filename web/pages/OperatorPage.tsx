/** The operator's console: how the house is, its tables and people, what is announced. It sees public facts only. */
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { initial } from '@cosmodrome/kit/ui/SeatShape';
import type { FormEvent, ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { AskFirst } from '../frame/Dialog.tsx';
import { ago } from '../logic/clock.ts';
import { codeOf, operatorApi } from '../net/api.ts';
import type { BanKind, DeedSeen, Overview, PersonSeen, ReportSeen, TableSeen } from '../net/wire.ts';
import { type FrameText, useLang, useT } from '../text/index.ts';
import { Copy } from './Copy.tsx';
import { Emblem, Page } from './Page.tsx';
import { Choice, Toggle } from './Terms.tsx';

/** How often the figures are asked for while the page is in front. */
const LOOK_MS = 15_000;
const HOUR = 3_600_000;
const IDLE_DAYS = 30;

const trouble = (t: FrameText, error: unknown): string =>
  t.operator.trouble[codeOf(error) as keyof typeof t.operator.trouble] ?? t.operator.trouble.unknown;

export function OperatorPage() {
  const t = useT();
  const [seen, see] = useState<Overview>();
  const [asked, ask] = useState(false);
  const look = useCallback(
    () =>
      operatorApi.overview().then(see, (error: unknown) => {
        if (codeOf(error) === 'no-key' || codeOf(error) === 'wrong-key') see(undefined);
        ask(true);
      }),
    [],
  );
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [look]);
  return (
    <Page title={t.operator.title} className="operator">
      <main id="contenu" className="pg-in desk">
        {seen ? (
          <Desk seen={seen} see={see} out={() => void operatorApi.leave().finally(() => see(undefined))} />
        ) : (
          asked && <Enter onIn={see} />
        )}
      </main>
    </Page>
  );
}
function Enter({ onIn }: { onIn(seen: Overview): void }) {
  const t = useT();
  const [key, write] = useState('');
  const [wrong, tell] = useState<string>();
  const submit = (e: FormEvent) => {
    e.preventDefault();
    operatorApi.enter(key).then(onIn, (error: unknown) => tell(trouble(t, error)));
  };
  return (
    <form className="pg-panel cd-form desk__enter" onSubmit={submit}>
      <h1 className="pg-title">{t.operator.title}</h1>
      <p className="cd-muted">{t.operator.enterText}</p>
      <label>
        <span>{t.operator.key}</span>
        <input
          className="cd-field"
          type="password"
          autoComplete="off"
          required
          value={key}
          onChange={(e) => write(e.currentTarget.value)}
        />
      </label>
      {wrong && (
        <p className="cd-trouble" role="alert">
          {wrong}
        </p>
      )}
      <button type="submit" className="cd-button cd-button-l" data-kind="go" data-wide="">
        {t.operator.enter}
      </button>
    </form>
  );
}

interface DeskProps {
  readonly seen: Overview;
  see(seen: Overview): void;
}
function Desk({ seen, see, out }: DeskProps & { out(): void }) {
  const t = useT();
  return (
    <>
      <header className="desk__head">
        <h1 className="pg-title">{t.operator.title}</h1>
        <small className="cd-muted">{t.operator.lead(seen.version)}</small>
        <button type="button" className="cd-button" onClick={out}>
          {t.operator.out}
        </button>
      </header>
      <Figures seen={seen} />
      {seen.day.length > 1 && <Load seen={seen} />}
      <Tables see={see} />
      <People see={see} />
      <Say seen={seen} see={see} />
      <Doors seen={seen} see={see} />
      <Told />
    </>
  );
}
function Figures({ seen }: { readonly seen: Overview }) {
  const t = useT();
  const lang = useLang();
  const o = t.operator;
  const size = (bytes: number): string =>
    new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(bytes / (bytes < 1e9 ? 1e6 : 1e9)) + (bytes < 1e9 ? o.mb : o.gb);
  const figures: readonly (readonly [label: string, value: string, more: string, state?: 'warn' | 'good' | undefined])[] = [
    [o.here, String(seen.here), o.peopleMore(seen.people.today, seen.people.accounts, seen.people.all)],
    [o.playing, String(seen.tables.playing), o.tablesMore(seen.tables.waiting, seen.tables.over, seen.awake)],
    [o.commit, seen.commitMs === null ? '–' : `${seen.commitMs} ms`, o.commitMore, (seen.commitMs ?? 0) > 200 ? 'warn' : undefined],
    [o.bots, String(seen.botsWaiting), o.botsMore, seen.botsWaiting > 20 ? 'warn' : undefined],
    [
      o.disk,
      seen.disk ? size(seen.disk.used) : '–',
      seen.disk ? o.diskMore(size(seen.disk.free)) : o.diskElsewhere,
      seen.disk && seen.disk.free < 5 * seen.disk.used && seen.disk.free < 1e9 ? 'warn' : undefined,
    ],
    [
      o.backup,
      seen.backup === null ? '–' : ago(seen.backup, Date.now(), lang),
      seen.backup === null ? o.backupNone : o.backupMore,
      seen.backup === null || Date.now() - seen.backup > 26 * HOUR ? 'warn' : 'good',
    ],
    [o.misfits, String(seen.misfits), o.misfitsMore, seen.misfits > 0 ? 'warn' : undefined],
    [o.processes, String(seen.processes), o.since(ago(seen.since, Date.now(), lang))],
  ];
  return (
    <ul className="desk__figures">
      {figures.map(([label, value, more, state]) => (
        <li key={label} data-state={state}>
          <small>{label}</small>
          <b>{value}</b>
          <span>{more}</span>
        </li>
      ))}
    </ul>
  );
}
/** Who was connected, and how long answers took to be on disk. */
function Load({ seen: { day, here, commitMs } }: { readonly seen: Overview }) {
  const t = useT();
  const lang = useLang();
  const all = [...day, { at: Date.now(), here, commitMs }];
  const [from, to] = [all[0]?.at ?? 0, all.at(-1)?.at ?? 1];
  const most = Math.max(4, ...all.map((s) => s.here));
  const slowest = Math.max(10, ...all.map((s) => s.commitMs ?? 0));
  const x = (at: number) => (to === from ? 0 : ((at - from) / (to - from)) * 100);
  const path = (of: (s: (typeof all)[number]) => number) =>
    all.map((s, i) => `${i === 0 ? 'M' : 'L'}${x(s.at).toFixed(2)} ${(40 - of(s) * 38).toFixed(2)}`).join('');
  const time = (at: number) => new Date(at).toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit' });
  const told = t.operator.loadTold(Math.max(...all.map((s) => s.here)), slowest);
  return (
    <Part name="load" title={t.operator.load} note={told}>
      <svg viewBox="0 0 100 42" preserveAspectRatio="none" role="img" aria-label={told}>
        <path className="desk__here" d={path((s) => s.here / most)} />
        <path className="desk__slow" d={path((s) => (s.commitMs ?? 0) / slowest)} />
      </svg>
      <p className="desk__axis">
        <span>{time(from)}</span>
        <span data-line="here">{t.operator.here}</span>
        <span data-line="slow">{t.operator.commit}</span>
        <span>{t.operator.now}</span>
      </p>
    </Part>
  );
}
function Part({
  name,
  title,
  note,
  tools,
  children,
}: {
  readonly name: string;
  readonly title: string;
  readonly note?: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={`pg-panel desk__${name}`} aria-label={title}>
      <header>
        <h2 className="pg-h pg-h-s">
          {title} {note && <small>{note}</small>}
        </h2>
        {tools}
      </header>
      {children}
    </section>
  );
}
/** A list that is asked for at once, and anew for whatever is looked for. */
function useFound<T>(ask: (find: string) => Promise<readonly T[]>) {
  const [find, look] = useState('');
  const [rows, set] = useState<readonly T[]>([]);
  const [again, repeat] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when something was done
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(
      () =>
        void ask(find).then(
          (r) => !gone && set(r),
          () => undefined,
        ),
      find === '' ? 0 : 250,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [ask, find, again]);
  return { find, look, rows, again: () => repeat((n) => n + 1) };
}
function Search({ value, onChange, label }: { readonly value: string; onChange(text: string): void; readonly label: string }) {
  return (
    <input
      className="cd-field desk__find"
      type="search"
      value={value}
      placeholder={label}
      aria-label={label}
      maxLength={60}
      onChange={(e) => onChange(e.currentTarget.value)}
    />
  );
}
function Tables({ see }: { see(seen: Overview): void }) {
  const t = useT();
  const lang = useLang();
  const { find, look, rows, again } = useFound<TableSeen>(operatorApi.tables);
  const [closing, close] = useState<TableSeen | 'idle'>();
  const [failed, fail] = useState<string>();
  const sure = async () => {
    const what = closing;
    close(undefined);
    try {
      if (what === 'idle') await operatorApi.tidy(IDLE_DAYS);
      else if (what) await operatorApi.close(what.code);
      see(await operatorApi.overview());
      again();
      fail(undefined);
    } catch (error) {
      fail(trouble(t, error));
    }
  };
  return (
    <Part
      name="tables"
      title={t.operator.tables}
      note={t.operator.noSecrets}
      tools={
        <button type="button" className="cd-button" onClick={() => close('idle')}>
          <Icon name="trash" small /> {t.operator.tidy(IDLE_DAYS)}
        </button>
      }
    >
      <Search value={find} onChange={look} label={t.operator.findTable} />
      {failed && (
        <p className="cd-trouble" role="alert">
          {failed}
        </p>
      )}
      <ul className="desk__rows">
        {rows.map((r) => (
          <li key={r.code}>
            <Emblem game={r.game} />
            <div>
              <b>{r.name}</b>
              <small>
                {r.code} · {t.operator.phases[r.phase]} · {t.operator.answers(r.answers)}
                {r.watched > 0 && ` · ${t.operator.watched(r.watched)}`}
                {r.misfit && ` · ${t.operator.misfit}`}
              </small>
              <small>{r.who.map((w) => (w.kind === 'bot' ? t.operator.bot : w.kind === 'open' ? '…' : w.name)).join(', ')}</small>
            </div>
            <small>{ago(r.at, Date.now(), lang)}</small>
            <button type="button" className="cd-tool" aria-label={t.operator.closeTable(r.name)} onClick={() => close(r)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="cd-empty">{t.operator.none}</p>}
      {closing && (
        <AskFirst
          title={closing === 'idle' ? t.operator.tidy(IDLE_DAYS) : t.operator.closeTable(closing.name)}
          text={closing === 'idle' ? t.operator.tidyText : t.operator.closeText[closing.phase]}
          yes={t.operator.closeSure}
          onYes={() => void sure()}
          onClose={() => close(undefined)}
        />
      )}
    </Part>
  );
}
/** For how long somebody is kept out or may not talk. */
const SPANS: readonly { readonly id: string; readonly kind: BanKind; readonly hours: number | null }[] = [
  { id: 'mute', kind: 'mute', hours: 1 },
  { id: 'day', kind: 'person', hours: 24 },
  { id: 'ever', kind: 'person', hours: null },
  { id: 'from', kind: 'address', hours: 24 },
];
function People({ see }: { see(seen: Overview): void }) {
  const t = useT();
  const lang = useLang();
  const { find, look, rows, again } = useFound<PersonSeen>(operatorApi.people);
  const [chosen, choose] = useState<string>();
  return (
    <Part name="people" title={t.operator.people}>
      <Search value={find} onChange={look} label={t.operator.findPerson} />
      <ul className="desk__rows">
        {rows.map((r) => (
          <li key={r.id} data-warn={r.reports > 0 ? '' : undefined}>
            <i className="desk__who" aria-hidden="true">
              {initial(r.name)}
            </i>
            <div>
              <b>{r.name}</b>
              <small>{t.operator.personMore(r.account, r.tables, r.reports)}</small>
            </div>
            <small>{r.here ? t.operator.isHere : ago(r.seen, Date.now(), lang)}</small>
            <button
              type="button"
              className="cd-tool"
              aria-label={t.operator.more(r.name)}
              aria-expanded={chosen === r.id}
              onClick={() => choose(chosen === r.id ? undefined : r.id)}
            >
              <Icon name="more" />
            </button>
            {chosen === r.id && (
              <Hold
                person={r}
                onDone={(seen) => {
                  if (seen) see(seen);
                  choose(undefined);
                  again();
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="cd-empty">{t.operator.none}</p>}
    </Part>
  );
}
function Hold({ person, onDone }: { readonly person: PersonSeen; onDone(seen?: Overview): void }) {
  const t = useT();
  const [span, setSpan] = useState('day');
  const [reason, write] = useState('');
  const [failed, fail] = useState<string>();
  const [link, setLink] = useState<string>();
  const [removing, remove] = useState(false);
  const spans = SPANS.filter((s) => s.kind !== 'address' || person.from !== null);
  const attempt = (work: Promise<Overview>) => void work.then(onDone, (error: unknown) => fail(trouble(t, error)));
  const ban = () => {
    const { kind, hours } = SPANS.find((s) => s.id === span) as (typeof SPANS)[number];
    attempt(operatorApi.ban({ kind, who: kind === 'address' ? (person.from as string) : person.id, hours, reason }));
  };
  return (
    <div className="desk__hold">
      <Choice
        label={t.operator.howLong}
        value={span}
        options={spans.map((s) => ({ id: s.id, label: t.operator.spans[s.id as 'day'] }))}
        onChange={setSpan}
      />
      <label>
        <span className="cd-hidden">{t.operator.reason}</span>
        <input
          className="cd-field"
          value={reason}
          maxLength={200}
          placeholder={t.operator.reason}
          onChange={(e) => write(e.currentTarget.value)}
        />
      </label>
      <p className="cd-muted cd-small">{span === 'mute' ? t.operator.muteText : t.operator.banText}</p>
      {failed && (
        <p className="cd-trouble" role="alert">
          {failed}
        </p>
      )}
      {link && (
        <p className="cd-small">
          {person.account ? t.operator.passwordText : t.operator.seatText} <Copy text={link} label={t.own.copyLink} />
        </p>
      )}
      <footer>
        <button
          type="button"
          className="cd-button"
          onClick={() =>
            void operatorApi[person.account ? 'password' : 'seat'](person.id).then(
              ({ token }) => setLink(`${location.origin}/link/${token}`),
              (error: unknown) => fail(trouble(t, error)),
            )
          }
        >
          {person.account ? t.operator.password : t.operator.seat}
        </button>
        <button type="button" className="cd-button" onClick={() => remove(true)}>
          {t.operator.remove}
        </button>
        <button type="button" className="cd-button" data-kind="risk" onClick={ban}>
          {t.operator.ban[span as 'day']}
        </button>
      </footer>
      {removing && (
        <AskFirst
          title={t.operator.removeTitle(person.name)}
          text={t.operator.removeText}
          yes={t.operator.remove}
          onYes={() => attempt(operatorApi.remove(person.id))}
          onClose={() => remove(false)}
        />
      )}
    </div>
  );
}
function Say({ seen, see }: DeskProps) {
  const t = useT();
  const lang = useLang();
  const [words, write] = useState({ fr: seen.announcement?.fr ?? '', en: seen.announcement?.en ?? '' });
  const [hours, last] = useState('24');
  const [failed, fail] = useState<string>();
  const say = (e: FormEvent | undefined, announcement: Overview['announcement']) => {
    e?.preventDefault();
    operatorApi.announce(announcement).then(see, (error: unknown) => fail(trouble(t, error)));
  };
  return (
    <Part name="say" title={t.operator.announce} note={t.operator.announceNote}>
      <form
        onSubmit={(e) =>
          say(e, { fr: words.fr.trim() || words.en, en: words.en.trim() || words.fr, until: Date.now() + Number(hours) * HOUR })
        }
      >
        {(['fr', 'en'] as const).map((l) => (
          <label key={l}>
            <span>{l.toUpperCase()}</span>
            <input
              className="cd-field"
              lang={l}
              value={words[l]}
              maxLength={280}
              onChange={(e) => write({ ...words, [l]: e.currentTarget.value })}
            />
          </label>
        ))}
        {failed && (
          <p className="cd-trouble" role="alert">
            {failed}
          </p>
        )}
        <footer>
          <Choice
            label={t.operator.howLong}
            value={hours}
            options={['1', '24', '168'].map((id) => ({ id, label: t.operator.hours(Number(id)) }))}
            onChange={last}
          />
          {seen.announcement && (
            <>
              <small className="cd-muted">
                {t.operator.until(new Date(seen.announcement.until).toLocaleString(lang, { dateStyle: 'short', timeStyle: 'short' }))}
              </small>
              <button type="button" className="cd-button" onClick={() => say(undefined, null)}>
                {t.operator.unsay}
              </button>
            </>
          )}
          <button type="submit" className="cd-button" data-kind="go" disabled={words.fr.trim() === '' && words.en.trim() === ''}>
            {t.operator.publish}
          </button>
        </footer>
      </form>
    </Part>
  );
}
function Doors({ seen, see }: DeskProps) {
  const t = useT();
  const lang = useLang();
  return (
    <Part name="doors" title={t.operator.doors}>
      <Toggle
        label={t.operator.registrations}
        help={t.operator.registrationsHelp}
        on={seen.registrations}
        onChange={(open) => void operatorApi.registrations(open).then(see, () => undefined)}
        bare
      />
      <ul className="desk__rows">
        {seen.bans.map((b) => (
          <li key={b.id}>
            <Icon name={b.kind === 'mute' ? 'mute' : 'ban'} />
            <div>
              <b>{b.name ?? b.who}</b>
              <small>
                {b.until === null
                  ? t.operator.spans.ever
                  : t.operator.until(new Date(b.until).toLocaleString(lang, { dateStyle: 'short', timeStyle: 'short' }))}
                {b.reason && ` · ${b.reason}`}
              </small>
            </div>
            <span />
            <button
              type="button"
              className="cd-tool"
              aria-label={t.operator.unban(b.name ?? b.who)}
              onClick={() => void operatorApi.unban(b.id).then(see, () => undefined)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {seen.bans.length === 0 && <p className="cd-empty">{t.operator.nobodyOut}</p>}
    </Part>
  );
}
/** What people reported, and what operators did. */
function Told() {
  const t = useT();
  const lang = useLang();
  const [reports, report] = useState<readonly ReportSeen[]>([]);
  const [deeds, done] = useState<readonly DeedSeen[]>([]);
  useEffect(() => {
    void operatorApi.reports().then(report, () => undefined);
    void operatorApi.deeds().then(done, () => undefined);
  }, []);
  const rows = [
    ...reports.map((r) => ({ at: r.at, what: t.operator.reported(r.by, r.name, r.code), detail: r.text, warn: true })),
    ...deeds.map((d) => ({ at: d.at, what: `${t.operator.deeds[d.what as 'ban'] ?? d.what} ${d.whom}`, detail: d.detail, warn: false })),
  ].sort((a, b) => b.at - a.at);
  return (
    <Part name="told" title={t.operator.journal}>
      <ul className="desk__rows">
        {rows.map((r) => (
          <li key={`${r.at}${r.what}`} data-warn={r.warn ? '' : undefined}>
            <Icon name={r.warn ? 'warn' : 'journal'} />
            <div>
              <b>{r.what}</b>
              {r.detail && <small>{r.detail}</small>}
            </div>
            <small>{ago(r.at, Date.now(), lang)}</small>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="cd-empty">{t.operator.none}</p>}
    </Part>
  );
}
