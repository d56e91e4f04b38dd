import { Icon } from '@cosmodrome/kit/ui/Icon';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Card } from '../device/kept.ts';
import { ago } from '../logic/clock.ts';
import { codeOf, here } from '../net/api.ts';
import { useSelf } from '../net/me.ts';
import { sendTable } from '../net/send.ts';
import { refreshHere, useHere } from '../net/tables.ts';
import { useLang, useT, whyNot } from '../text/index.ts';
import { stateOfTable } from './Home.tsx';
import { Emblem } from './Page.tsx';

/** Those that could go to the server: neither gone, nor from elsewhere, nor begun in the middle. */
export const sendable = (c: Card): boolean => !c.here.read && !c.forked;

/** The tables of this device: played on, sent, erased. A file that is dropped here becomes one. */
export function HereTables({ empty }: { readonly empty?: boolean }) {
  const t = useT();
  const cards = useHere((s) => s.cards);
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => void refreshHere(), []);
  if (!cards || (cards.length === 0 && !empty)) return null;
  return (
    <section className="here" aria-label={t.here.title}>
      <h2 className="pg-h">
        {t.here.title} <small>{t.here.only}</small>
      </h2>
      <ul>
        {cards.map((c) => (
          <HereRow key={c.code} card={c} onTrouble={setTrouble} />
        ))}
        {cards.length === 0 && <li className="row row-empty">{t.here.none}</li>}
      </ul>
      {trouble && (
        <p className="cd-trouble" role="alert">
          {whyNot(t, trouble)}
        </p>
      )}
    </section>
  );
}
function HereRow({ card, onTrouble }: { readonly card: Card; onTrouble(why: string | undefined): void }) {
  const t = useT();
  const lang = useLang();
  const away = useSelf((s) => s.away);
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [sure, ask] = useState(false);
  const { sent, read } = card.here;
  const state = sent ? t.here.sent : read ? t.here.file : '';
  const told = stateOfTable({ ...card, waitingForMe: false, deadline: null, pace: { kind: 'relaxed' } }, t, lang, Date.now());
  const send = async () => {
    setBusy(true);
    onTrouble(undefined);
    try {
      const table = await sendTable(card.code);
      navigate(table.phase === 'over' ? `/t/${table.code}/score` : `/t/${table.code}`);
    } catch (error) {
      onTrouble(codeOf(error));
      setBusy(false);
    }
  };
  const forget = () => {
    if (!sure) return ask(true);
    void here.forget(card.code).then(refreshHere, (error: unknown) => onTrouble(codeOf(error)));
  };
  return (
    <li className="row">
      <Emblem game={card.game} />
      <div>
        <b data-shortens="">{card.name}</b>
        <small>{[told, state].filter(Boolean).join(' · ')}</small>
      </div>
      {sendable(card) && (
        <button
          type="button"
          className="cd-button"
          data-kind="quiet"
          disabled={busy || away}
          title={t.here.sendHelp}
          onClick={() => void send()}
        >
          {busy ? t.here.sending : t.here.send}
          <span className="cd-hidden"> {card.name}</span>
        </button>
      )}
      <button type="button" className="cd-button" data-kind="quiet" onClick={forget} onBlur={() => ask(false)}>
        {sure ? t.here.forgetSure : <Icon name="trash" small />}
        <span className="cd-hidden">
          {sure ? '' : t.here.forget} {card.name}
        </span>
      </button>
      <Link className="cd-button" href={sent ? `/t/${sent}` : card.phase === 'over' ? `/t/${card.code}/score` : `/t/${card.code}`}>
        {card.phase === 'over' || sent ? t.home.review : t.here.resume}
        <span className="cd-hidden"> {card.name}</span>
      </Link>
    </li>
  );
}
/** The tables of the server, as they were at the last contact. */
export function Waits() {
  const t = useT();
  const lang = useLang();
  const mine = useSelf((s) => s.mine);
  const running = (mine ?? []).filter((c) => c.phase === 'playing').slice(0, 6);
  if (running.length === 0) return null;
  return (
    <section>
      <h2 className="pg-h">
        {t.here.waits} <small>{t.here.waitsHelp}</small>
      </h2>
      <ul>
        {running.map((c) => (
          <li key={c.code} className="row">
            <Emblem game={c.game} />
            <div>
              <b data-shortens="">{c.name}</b>
              <small>{(c.waitingForMe ? t.here.wasYours : t.here.wasOthers)(ago(c.updatedAt, Date.now(), lang))}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
/** A record as a file becomes a table to be read. */
export function OpenFile() {
  const t = useT();
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<string>();
  const [over, hover] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    setTrouble(undefined);
    try {
      const table = await here.file(await file.text());
      void refreshHere();
      navigate(`/r/${table.code}`);
    } catch (error) {
      setTrouble(codeOf(error));
    }
  };
  return (
    <section
      className="pg-panel here-file"
      aria-label={t.here.openFile}
      data-over={over ? '' : undefined}
      onDragOver={(e) => {
        e.preventDefault();
        hover(true);
      }}
      onDragLeave={() => hover(false)}
      onDrop={(e) => {
        e.preventDefault();
        hover(false);
        void read(e.dataTransfer.files[0]);
      }}
    >
      <input
        ref={field}
        type="file"
        accept=".txt,text/plain"
        hidden
        aria-label={t.here.openFile}
        onChange={(e) => void read(e.currentTarget.files?.[0])}
      />
      <button type="button" className="cd-button" onClick={() => field.current?.click()}>
        <Icon name="replay" small /> {t.here.openFile}
      </button>
      <p className="cd-muted cd-small">{t.here.openFileHelp}</p>
      {trouble && (
        <p className="cd-trouble" role="alert">
          {whyNot(t, trouble)}
        </p>
      )}
    </section>
  );
}
