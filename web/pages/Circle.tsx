import { gates } from '@cosmodrome/games/faces';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { initial } from '@cosmodrome/kit/ui/SeatShape';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { AskFirst, Dialog } from '../frame/Dialog.tsx';
import { type MenuEntry, MenuTool } from '../frame/Menu.tsx';
import { ago, span } from '../logic/clock.ts';
import { api, codeOf } from '../net/api.ts';
import { come, stay, useCircle } from '../net/circle.ts';
import { useSelf } from '../net/me.ts';
import type { Apart, Circle, Invitation, Mate, TableCard, TableInfo } from '../net/wire.ts';
import { type FrameText, useLang, useT, whyNot } from '../text/index.ts';
import { titleOf } from './Home.tsx';
import { Cover, Emblem } from './Page.tsx';
import { paceOf } from './pace.ts';

/** So many are shown before somebody asks for all. */
const FEW = 6;

/** The people I have played with: what they do, and a way to play with them again. */
export function CirclePart() {
  const t = useT();
  const { circle, set } = useCircle();
  const [all, showAll] = useState(false);
  const [asking, ask] = useState<Mate>();
  const [blocking, block] = useState<Mate>();
  const [apart, showApart] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  if (!circle || circle.mates.length + circle.apart.length === 0) return null;
  const decide = async (person: string, how: Apart | null) => {
    setTrouble(undefined);
    try {
      set(await api.decide(person, how));
    } catch (error) {
      setTrouble(codeOf(error));
    }
  };
  const shown = all ? circle.mates : circle.mates.slice(0, FEW);
  return (
    <section className="circle" aria-label={t.circle.title}>
      <h2 className="pg-h">{t.circle.title}</h2>
      <ul>
        {shown.map((m) => (
          <Row
            key={m.id}
            mate={m}
            entries={[
              ...(m.at ? [{ id: 'ask', label: t.circle.ask, icon: 'plus', run: () => ask(m) } as const] : []),
              { id: 'hide', label: t.circle.hide, icon: 'hide', run: () => void decide(m.id, 'hidden') },
              { id: 'block', label: t.circle.block, icon: 'ban', risk: true, run: () => block(m) },
            ]}
            onAsk={() => ask(m)}
          />
        ))}
      </ul>
      {shown.length < circle.mates.length && (
        <button type="button" className="cd-button" data-kind="quiet" onClick={() => showAll(true)}>
          {t.circle.more(circle.mates.length - shown.length)}
        </button>
      )}
      {circle.apart.length > 0 && (
        <button type="button" className="cd-button" data-kind="quiet" onClick={() => showApart(true)}>
          <Icon name="hide" small /> {t.circle.apart(circle.apart.length)}
        </button>
      )}
      {trouble && (
        <p className="cd-trouble" role="alert">
          {whyNot(t, trouble)}
        </p>
      )}
      {asking && <Asking mate={asking} onClose={() => ask(undefined)} />}
      {blocking && (
        <AskFirst
          title={t.circle.block}
          text={t.circle.blockText(blocking.name)}
          yes={t.circle.block}
          onClose={() => block(undefined)}
          onYes={() => void decide(blocking.id, 'blocked')}
        />
      )}
      {apart && <SetAside circle={circle} onBack={(id) => void decide(id, null)} onClose={() => showApart(false)} />}
    </section>
  );
}
/** What somebody does, in one line. */
function doing(m: Mate, t: FrameText, lang: 'fr' | 'en'): string {
  if (m.at) return m.at.phase === 'waiting' ? t.circle.waits(titleOf(m.at.game)) : t.circle.plays(titleOf(m.at.game));
  return `${t.circle.together(m.played)}, ${t.circle.last(ago(m.last, Date.now(), lang))}`;
}
export function Face({ name, here }: { readonly name: string; readonly here?: boolean }) {
  const t = useT();
  return (
    <span className="mate__face">
      <i aria-hidden="true">{initial(name)}</i>
      {here !== undefined && (
        <i
          className="cd-link"
          data-link={here ? 'here' : undefined}
          role="img"
          aria-label={here ? t.circle.here : t.circle.away}
          title={here ? t.circle.here : t.circle.away}
        />
      )}
    </span>
  );
}
function Row({ mate, entries, onAsk }: { readonly mate: Mate; readonly entries: readonly MenuEntry[]; onAsk(): void }) {
  const t = useT();
  const lang = useLang();
  const mine = useSelf((s) => s.mine);
  const { at, name } = mate;
  const own = at !== undefined && mine?.some((c) => c.code === at.code && c.seats.some((s) => s.mine));
  return (
    <li className="row mate">
      <Face name={name} here={mate.here} />
      <div>
        <b data-shortens="">{name}</b>
        <small data-shortens="">{doing(mate, t, lang)}</small>
      </div>
      {at ? (
        <Link className="cd-button" data-kind="quiet" href={`/t/${at.code}`}>
          {own ? t.circle.open : at.phase === 'waiting' ? t.circle.join : t.circle.look}
          <span className="cd-hidden"> {name}</span>
        </Link>
      ) : (
        <button type="button" className="cd-button" data-kind="quiet" onClick={onAsk}>
          {t.circle.ask}
          <span className="cd-hidden"> {name}</span>
        </button>
      )}
      <MenuTool label={t.circle.menu(name)} entries={entries} />
    </li>
  );
}
/** To which table: one of mine that waits and has a free seat, or a new one. */
function Asking({ mate, onClose }: { readonly mate: Mate; onClose(): void }) {
  const t = useT();
  const lang = useLang();
  const [, navigate] = useLocation();
  const { mine, games } = useSelf();
  const [trouble, setTrouble] = useState<string>();
  const waiting = (mine ?? []).filter(
    (c) => c.phase === 'waiting' && c.of === undefined && c.here === undefined && c.seats.some((s) => s.kind === 'open'),
  );
  const to = async (card: TableCard) => {
    try {
      await api.invite(card.code, mate.id);
      navigate(`/t/${card.code}`);
    } catch (error) {
      setTrouble(codeOf(error));
    }
  };
  return (
    <Dialog title={t.circle.askTitle(mate.name)} onClose={onClose}>
      <p className="cd-muted">{t.circle.askText}</p>
      {waiting.length > 0 && (
        <ul className="asking">
          {waiting.map((c) => (
            <li key={c.code} className="row">
              <Emblem game={c.game} />
              <div>
                <b data-shortens="">{c.name}</b>
                <small data-shortens="">
                  {titleOf(c.game)}, {paceOf(c.pace, t, lang)}
                </small>
              </div>
              <button type="button" className="cd-button" data-kind="go" onClick={() => void to(c)}>
                {t.circle.ask}
                <span className="cd-hidden"> {c.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <h3 className="pg-h pg-h-s">{t.circle.fresh}</h3>
      <div className="asking__games">
        {gates
          .filter((g) => games?.some((x) => x.id === g.id))
          .map((g) => (
            <Link key={g.id} className="cd-button" href={`/new/${g.id}?ask=${encodeURIComponent(mate.id)}`}>
              <Emblem game={g.id} /> {g.title}
            </Link>
          ))}
      </div>
      {trouble && (
        <p className="cd-trouble" role="alert">
          {whyNot(t, trouble)}
        </p>
      )}
    </Dialog>
  );
}
function SetAside({ circle, onBack, onClose }: { readonly circle: Circle; onBack(id: string): void; onClose(): void }) {
  const t = useT();
  return (
    <Dialog title={t.circle.apartTitle} onClose={onClose}>
      {circle.apart.length === 0 && <p className="cd-muted">{t.circle.nobody}</p>}
      <ul>
        {circle.apart.map((p) => (
          <li key={p.id} className="row mate">
            <Face name={p.name} />
            <div>
              <b data-shortens="">{p.name}</b>
              <small>{t.circle.how[p.how]}</small>
            </div>
            <button type="button" className="cd-button" onClick={() => onBack(p.id)}>
              {t.circle.back}
              <span className="cd-hidden"> {p.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

// ------------------------------------------------------------------ who asks me
/** Who asks me where: one press, and I sit there. */
export function Invitations({ only }: { readonly only?: number }) {
  const t = useT();
  const asked = useSelf((s) => s.asked);
  const [trouble, setTrouble] = useState<string>();
  if (asked.length === 0) return null;
  return (
    <section className="asked" aria-label={t.asked.title}>
      <h2 className="pg-h">{t.asked.title}</h2>
      <ul>
        {asked.slice(0, only).map((i) => (
          <AskedRow key={i.card.code} invitation={i} onTrouble={setTrouble} />
        ))}
      </ul>
      {trouble && (
        <p className="cd-trouble" role="alert">
          {whyNot(t, trouble)}
        </p>
      )}
    </section>
  );
}
export function useAnswers(
  invitation: Invitation,
  onTrouble: (why: string | undefined) => void,
): { readonly come: () => void; readonly stay: () => void } {
  const [, navigate] = useLocation();
  return {
    come: () => {
      onTrouble(undefined);
      // Where the seat is gone meanwhile the table itself says what else there is.
      void come(invitation).then(
        () => navigate(`/t/${invitation.card.code}`),
        () => navigate(`/t/${invitation.card.code}`),
      );
    },
    stay: () => {
      onTrouble(undefined);
      void stay(invitation).catch((error: unknown) => onTrouble(codeOf(error)));
    },
  };
}
function AskedRow({ invitation, onTrouble }: { readonly invitation: Invitation; onTrouble(why: string | undefined): void }) {
  const t = useT();
  const lang = useLang();
  const { by, card, again, until } = invitation;
  const answers = useAnswers(invitation, onTrouble);
  const taken = card.seats.filter((s) => s.kind !== 'open').length;
  return (
    <li className="invite">
      <span className="gate-s">
        <Cover game={card.game} title="" />
      </span>
      <div>
        <b>{again ? t.asked.again(by) : t.asked.by(by)}</b>
        <small>
          {card.name} · {titleOf(card.game)}, {paceOf(card.pace, t, lang)}, {t.asked.seats(taken, card.seats.length)}
        </small>
        <small>{t.asked.until(span(Math.max(60_000, until - Date.now()), lang))}</small>
        <footer>
          <button type="button" className="cd-button" data-kind="go" onClick={answers.come}>
            {t.asked.come}
            <span className="cd-hidden"> {card.name}</span>
          </button>
          <button type="button" className="cd-tool" aria-label={`${t.asked.no} : ${card.name}`} title={t.asked.no} onClick={answers.stay}>
            <Icon name="close" />
          </button>
        </footer>
      </div>
    </li>
  );
}
/** On every page around the tables but home, which tells all of it: the invitation that came last. */
export function AskedLine() {
  const t = useT();
  const asked = useSelf((s) => s.asked);
  const [at] = useLocation();
  const first = asked.find((i) => !at.includes(i.card.code));
  if (at === '/' || !first) return null;
  return (
    <p className="pg-in pg-said pg-asked" role="status">
      <Icon name="users" small />
      <span>
        {first.again ? t.asked.again(first.by) : t.asked.by(first.by)} · {first.card.name}
      </span>
      <Link className="cd-button" href={asked.length > 1 ? '/' : `/t/${first.card.code}`}>
        {asked.length > 1 ? t.asked.calls(asked.length) : t.circle.open}
      </Link>
    </p>
  );
}

// ------------------------------------------------------------------ to a table
/** In the waiting room: whom of my circle to ask, and what they have said. */
export function AskHere({ table }: { readonly table: TableInfo }) {
  const t = useT();
  const { circle, set } = useCircle(table.code, table);
  const [trouble, setTrouble] = useState<string>();
  const [all, showAll] = useState(false);
  const mates = circle?.mates.filter((m) => m.there !== 'sits') ?? [];
  if (!circle || mates.length === 0) return null;
  const free = table.seats.some((s) => s.sitter.kind === 'open');
  const ask = async (m: Mate) => {
    setTrouble(undefined);
    try {
      await api.invite(table.code, m.id);
      set({ ...circle, mates: circle.mates.map((x) => (x.id === m.id ? { ...x, there: 'asked' } : x)) });
    } catch (error) {
      setTrouble(codeOf(error));
    }
  };
  const shown = all ? mates : mates.slice(0, FEW);
  return (
    <section className="ask-here" aria-label={t.circle.title}>
      <h2 className="pg-h pg-h-s">{t.circle.title}</h2>
      {!free && mates.some((m) => m.there === undefined) && <p className="cd-muted cd-small">{t.circle.full}</p>}
      <ul>
        {shown.map((m) => (
          <li key={m.id} className="row mate">
            <Face name={m.name} here={m.here} />
            <div>
              <b data-shortens="">{m.name}</b>
            </div>
            {m.there === undefined ? (
              free && (
                <button type="button" className="cd-button" data-kind="quiet" onClick={() => void ask(m)}>
                  {t.circle.ask}
                  <span className="cd-hidden"> {m.name}</span>
                </button>
              )
            ) : (
              <small>
                <Icon name={m.there === 'asked' ? 'check' : 'close'} small /> {m.there === 'asked' ? t.circle.asked : t.circle.declined}
              </small>
            )}
          </li>
        ))}
      </ul>
      {shown.length < mates.length && (
        <button type="button" className="cd-button" data-kind="quiet" onClick={() => showAll(true)}>
          {t.circle.more(mates.length - shown.length)}
        </button>
      )}
      {trouble && (
        <p className="cd-trouble" role="alert">
          {whyNot(t, trouble)}
        </p>
      )}
    </section>
  );
}
/** While a table is made: whom of my circle it is for. */
export function AskAtOnce({ chosen, onChange }: { readonly chosen: readonly string[]; onChange(chosen: readonly string[]): void }) {
  const t = useT();
  const { circle } = useCircle();
  const [all, showAll] = useState(false);
  if (!circle || circle.mates.length === 0) return null;
  // Whoever is chosen is seen, however long ago it was that we played.
  const shown = all ? circle.mates : circle.mates.filter((m, i) => i < FEW || chosen.includes(m.id));
  return (
    <fieldset className="ask-once">
      <legend>{t.circle.withMe}</legend>
      <small className="cd-muted">{t.circle.withMeHelp}</small>
      <div>
        {shown.map((m) => {
          const on = chosen.includes(m.id);
          return (
            <button
              key={m.id}
              type="button"
              className="cd-button mate-chip"
              aria-pressed={on}
              onClick={() => onChange(on ? chosen.filter((id) => id !== m.id) : [...chosen, m.id])}
            >
              <Icon name={on ? 'check' : 'plus'} small />
              <span data-shortens="">{m.name}</span>
            </button>
          );
        })}
        {shown.length < circle.mates.length && (
          <button type="button" className="cd-button" data-kind="quiet" onClick={() => showAll(true)}>
            {t.circle.more(circle.mates.length - shown.length)}
          </button>
        )}
      </div>
    </fieldset>
  );
}
