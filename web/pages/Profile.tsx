import { gates } from '@cosmodrome/games/faces';
import { typeset } from '@cosmodrome/kit/rich';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { initial } from '@cosmodrome/kit/ui/SeatShape';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Countdown } from '../frame/Clock.tsx';
import { noNotice, toggleNotify } from '../frame/notify.ts';
import { sound } from '../frame/sounds.ts';
import { ago } from '../logic/clock.ts';
import { hintsFor } from '../logic/hints.ts';
import { paused, solo, sorted, waitedFor } from '../logic/mine.ts';
import { counts, uncounted } from '../logic/uncounted.ts';
import { refreshMine, signOut, useSelf } from '../net/me.ts';
import { CONFIRMS, type Confirm, setPrefs, TEXT_SIZES, type TextSize, usePrefs } from '../net/prefs.ts';
import type { TableCard } from '../net/wire.ts';
import { useLang, useT } from '../text/index.ts';
import { Called } from './Called.tsx';
import { FiguresPart } from './FiguresPart.tsx';
import { HereTables, OpenFile } from './HereTables.tsx';
import { stateOfTable, titleOf } from './Home.tsx';
import { Naming } from './Naming.tsx';
import { Own } from './Own.tsx';
import { Cover, Emblem, Page } from './Page.tsx';
import { Programs } from './Programs.tsx';
import { paceOf } from './pace.ts';
import { PlainSeat } from './TableSeat.tsx';
import { Choice, Toggle } from './Terms.tsx';

export function Profile() {
  const t = useT();
  const { me, mine } = useSelf();
  const prefs = usePrefs();
  const [account, openAccount] = useState<'name' | 'sign-up' | 'sign-in'>();
  const [shown, show] = useState<'running' | 'over' | 'all'>('running');
  const [game, only] = useState('all');
  const [trouble, setTrouble] = useState<string>();
  const [unheard, hear] = useState(noNotice);
  const leave = () => {
    setTrouble(undefined);
    void signOut().catch(() => setTrouble(t.account.trouble.unknown));
  };
  useEffect(() => void refreshMine().catch(() => undefined), []);
  const all = (mine ?? []).filter((c) => game === 'all' || c.game === game);
  const groups = sorted(all, Date.now());
  const { calls, others, over } = groups;
  // A campaign and its missions are one line.
  const running = calls.length + others.length + groups.paused.length;
  const finished = (mine ?? []).filter((c) => c.phase === 'over' && counts(c));
  const won = finished.filter((c) => c.result?.won).length;
  return (
    <Page here="mine" title={t.page.mine}>
      <main id="contenu" className="pg-in self">
        <aside>
          <section className="pg-panel">
            <div className="card-me">
              <i aria-hidden="true">{initial(me?.name ?? '')}</i>
              <b>{me?.name}</b>
              <small>{me?.account ? t.account.as(me.account.name) : t.page.guest}</small>
            </div>
            {!me?.account && <p className="cd-muted cd-small card-me__note">{t.account.guestNote}</p>}
            <div className="card-me__go">
              {me?.account ? (
                <button type="button" className="cd-button" onClick={leave}>
                  {t.account.signOut}
                </button>
              ) : (
                <button type="button" className="cd-button" onClick={() => openAccount('sign-up')}>
                  {t.account.create}
                </button>
              )}
              <button type="button" className="cd-button" data-kind="quiet" onClick={() => openAccount('name')}>
                <Icon name="edit" small /> {t.account.nickname}
              </button>
            </div>
            {trouble && (
              <p className="cd-trouble" role="alert">
                {trouble}
              </p>
            )}
            {!me?.account && (
              <button type="button" className="cd-button cd-flush" data-kind="quiet" onClick={() => openAccount('sign-in')}>
                {t.account.have}
              </button>
            )}
          </section>
          <section className="pg-panel">
            <h2 className="pg-h pg-h-s">{t.comfort.title}</h2>
            <div className="opt">
              <span>{t.comfort.lang}</span>
              <Choice
                label={t.comfort.lang}
                value={prefs.lang}
                options={[
                  { id: 'fr', label: 'Français' },
                  { id: 'en', label: 'English' },
                ]}
                onChange={(lang) => setPrefs({ lang: lang === 'fr' ? 'fr' : 'en' })}
              />
            </div>
            <div className="opt">
              <span>{t.comfort.theme}</span>
              <Choice
                label={t.comfort.theme}
                value={prefs.theme}
                options={[
                  { id: 'light', label: <Icon name="sun" small />, name: t.comfort.light },
                  { id: 'system', label: t.comfort.system },
                  { id: 'dark', label: <Icon name="moon" small />, name: t.comfort.dark },
                ]}
                onChange={(theme) => setPrefs({ theme: theme as 'light' | 'system' | 'dark' })}
              />
            </div>
            <div className="opt">
              <span>{t.comfort.bots}</span>
              <Choice
                label={t.comfort.bots}
                value={prefs.bots}
                options={(['calm', 'brisk', 'at-once'] as const).map((id) => ({ id, label: t.comfort.botPace[id] }))}
                onChange={(bots) => setPrefs({ bots: bots as typeof prefs.bots })}
              />
            </div>
            <Toggle label={t.comfort.motion} on={prefs.motion} onChange={(motion) => setPrefs({ motion })} />
            <Toggle label={t.comfort.sound} on={prefs.sound} onChange={(sound) => setPrefs({ sound })} />
            <label className="opt">
              <span>{t.comfort.volume}</span>
              <input
                className="cd-range"
                type="range"
                min={0}
                max={100}
                step={5}
                disabled={!prefs.sound}
                value={Math.round(prefs.volume * 100)}
                onChange={(e) => {
                  setPrefs({ volume: Number(e.target.value) / 100 });
                  sound('gain');
                }}
              />
            </label>
            <div className="opt">
              <span>{t.access.text}</span>
              <Choice
                label={t.access.text}
                value={prefs.text}
                options={TEXT_SIZES.map((id) => ({ id, label: <span data-size={id}>A</span>, name: t.access.sizes[id] }))}
                onChange={(text) => setPrefs({ text: text as TextSize })}
              />
            </div>
            <Toggle label={t.access.contrast} on={prefs.contrast} onChange={(contrast) => setPrefs({ contrast })} />
            <div className="opt">
              <span>{t.hands.confirm}</span>
              <Choice
                label={t.hands.confirm}
                value={prefs.confirm}
                options={CONFIRMS.map((id) => ({ id, label: t.hands.confirms[id] }))}
                onChange={(confirm) => setPrefs({ confirm: confirm as Confirm })}
              />
            </div>
            <Toggle label={t.hands.askAll} help={t.hands.askAllHelp} on={prefs.askAll} onChange={(askAll) => setPrefs({ askAll })} />
            <Toggle
              label={t.first.hints}
              help={t.first.hintsHelp}
              on={gates.every(({ id }) => !prefs.hints[id]?.off)}
              onChange={(on) =>
                setPrefs({
                  hints: {
                    ...prefs.hints,
                    ...hintsFor(
                      gates.map((g) => g.id),
                      on,
                    ),
                  },
                })
              }
            />
            <Toggle label={t.comfort.keys} help={t.comfort.keysHelp} on={prefs.oneKey} onChange={(oneKey) => setPrefs({ oneKey })} />
            <Toggle
              label={t.comfort.notify}
              help={unheard ? t.comfort.notifyNot[unheard] : t.comfort.notifyHelp}
              on={prefs.notify && !unheard}
              off={unheard !== undefined}
              onChange={() => void toggleNotify().then(() => hear(noNotice()))}
            />
          </section>
          <Called />
          <Own />
          <Programs />
        </aside>
        <section>
          <h1 className="pg-title">{t.page.mine}</h1>
          <div className="filters">
            <Choice
              label={t.mine.filter}
              value={shown}
              options={[
                { id: 'running', label: t.mine.running(running) },
                { id: 'over', label: t.mine.over(over.length) },
                { id: 'all', label: t.mine.all },
              ]}
              onChange={(v) => show(v as 'running' | 'over' | 'all')}
            />
            <Choice
              label={t.create.game}
              value={game}
              options={[
                { id: 'all', label: t.mine.allGames },
                ...gates.map((g) => ({ id: g.id, label: <Emblem game={g.id} size={16} className="cd-icon-s" />, name: g.title })),
              ]}
              onChange={only}
            />
          </div>
          {shown !== 'over' && calls.length > 0 && (
            <>
              <h2 className="pg-h">
                {t.mine.yours}{' '}
                <span className="cd-badge" data-you="">
                  {calls.length}
                </span>
              </h2>
              <ul>
                {calls.map((c, i) => (
                  <MatchRow key={c.code} card={c} first={i === 0} parts={groups.parts.get(c.code)} />
                ))}
              </ul>
            </>
          )}
          {shown !== 'over' && others.length > 0 && (
            <>
              <h2 className="pg-h">{t.mine.others}</h2>
              <ul>
                {others.map((c) => (
                  <MatchRow key={c.code} card={c} first={false} parts={groups.parts.get(c.code)} />
                ))}
              </ul>
            </>
          )}
          {shown !== 'over' && groups.paused.length > 0 && (
            <>
              <h2 className="pg-h">{t.mine.paused}</h2>
              <ul>
                {groups.paused.map((c) => (
                  <MatchRow key={c.code} card={c} first={false} parts={groups.parts.get(c.code)} />
                ))}
              </ul>
            </>
          )}
          {shown !== 'running' && over.length > 0 && (
            <>
              <h2 className="pg-h">{t.mine.finished}</h2>
              <ul>
                {over.map((c) => (
                  <MatchRow key={c.code} card={c} first={false} parts={groups.parts.get(c.code)} />
                ))}
              </ul>
            </>
          )}
          {(shown === 'running' ? running : shown === 'over' ? over.length : running + over.length) === 0 && (
            <p className="cd-empty">{t.mine.none}</p>
          )}
          <HereTables />
          <OpenFile />
          <FiguresPart finished={finished.length} won={won} />
        </section>
      </main>
      {account && <Naming start={account} onClose={() => openAccount(undefined)} />}
    </Page>
  );
}
/** Games of a campaign that are shown with it; the others are found in it. */
const PARTS_SHOWN = 4;
function Parts({ parts, name }: { readonly parts: readonly TableCard[]; readonly name: string }) {
  const t = useT();
  const lang = useLang();
  return (
    <ul className="match__parts">
      {parts.slice(0, PARTS_SHOWN).map((c, i) => (
        <li key={c.code}>
          <Link href={c.phase === 'over' ? `/t/${c.code}/score` : `/t/${c.code}`}>
            {t.mine.part(parts.length - i)}
            <span className="cd-hidden"> {name}</span>
          </Link>
          <small>{stateOfTable(c, t, lang, Date.now())}</small>
        </li>
      ))}
    </ul>
  );
}
function MatchRow({
  card,
  first,
  parts,
}: {
  readonly card: TableCard;
  readonly first: boolean;
  readonly parts: readonly TableCard[] | undefined;
}) {
  const t = useT();
  const lang = useLang();
  const now = Date.now();
  const rests = paused(card, now);
  const mine = card.waitingForMe && !rests;
  const over = card.phase === 'over';
  const mark = uncounted(card, t);
  const bots = card.seats.filter((s) => s.kind === 'bot').length;
  const title = card.misfit
    ? stateOfTable(card, t, lang, now)
    : rests
      ? [card.name, card.round ? t.journal.round(card.round).toLocaleLowerCase(lang) : ''].filter(Boolean).join(', ')
      : !mine
        ? stateOfTable(card, t, lang, now)
        : card.ask
          ? typeset(card.ask[lang], lang)
          : t.home.yourTurn;
  return (
    <li className="match" data-you={mine ? '' : undefined}>
      <span className="gate-s">
        <Cover game={card.game} title={titleOf(card.game)} />
      </span>
      <div>
        <b>{title}</b>
        <small data-shortens="">
          {!rests ? card.name : solo(card) ? t.mine.solo(bots) : t.home.turnOf(waitedFor(card))} · {titleOf(card.game)}
          {mine && mark ? ` · ${mark.short}` : ''}
        </small>
      </div>
      <span className="when">
        <b className="cd-num">{card.deadline === null ? ago(card.updatedAt, now, lang) : <Countdown deadline={card.deadline} />}</b>
        {rests ? t.mine.saved : paceOf(card.pace, t, lang)}
      </span>
      <span className="seats">
        {card.seats.map((s, i) => (
          <PlainSeat key={i} seat={i} size="xs" empty={s.kind === 'open'} />
        ))}
      </span>
      <Link
        className="cd-button"
        data-kind={mine ? (first ? 'go' : undefined) : 'quiet'}
        href={over ? `/t/${card.code}/score` : `/t/${card.code}`}
      >
        {mine ? (first ? t.home.answer : t.home.play) : over ? t.home.review : rests ? t.mine.resume : t.home.openIt}
        <span className="cd-hidden"> {card.name}</span>
      </Link>
      {parts && <Parts parts={parts} name={card.name} />}
    </li>
  );
}
