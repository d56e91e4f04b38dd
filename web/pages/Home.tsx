import { gates, hasLessons, hasWords, hasWorkshop } from '@cosmodrome/games/faces';
import type { Gate } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { CSSProperties } from 'react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Countdown } from '../frame/Clock.tsx';
import { ago } from '../logic/clock.ts';
import { paused, sorted, waitedFor } from '../logic/mine.ts';
import { readCode } from '../logic/names.ts';
import { uncounted } from '../logic/uncounted.ts';
import { api } from '../net/api.ts';
import { lessonInHand } from '../net/lessons.ts';
import { hasBeenHere, refreshMine, useSelf } from '../net/me.ts';
import { usePrefs } from '../net/prefs.ts';
import type { GameInfo, TableCard } from '../net/wire.ts';
import { type FrameText, useLang, useT, whyNot } from '../text/index.ts';
import { CirclePart, Invitations } from './Circle.tsx';
import { FiguresBrief } from './FiguresPart.tsx';
import { useFirstTable } from './firstTable.ts';
import { HereTables, Waits } from './HereTables.tsx';
import { BackOnline, Install } from './Install.tsx';
import { Naming } from './Naming.tsx';
import { OpenRow } from './OpenRow.tsx';
import { Cover, Emblem, Page, Sky } from './Page.tsx';
import { paceOf } from './pace.ts';
import { Resume } from './Resume.tsx';
import { Today } from './Today.tsx';

const MOST_CALLS = 3;
/** Whatever continues another game is entered by that game's gate. */
const bays = gates.filter((g) => !g.continues);
export const titleOf = (game: string): string => gates.find((g) => g.id === game)?.title ?? game;

export function Home() {
  const t = useT();
  const { me, games, mine, away } = useSelf();
  const [wasAway, setWasAway] = useState(away);
  if (away && !wasAway) setWasAway(true);
  const named = usePrefs((p) => p.named);
  const inHand = lessonInHand(usePrefs((p) => p.lessons));
  const [tables, setTables] = useState<readonly TableCard[]>();
  const [naming, name] = useState(false);
  const { play, trouble } = useFirstTable();
  const [code, setCode] = useState('');
  const [, navigate] = useLocation();
  useEffect(() => {
    const look = () => {
      void api.tables().then(setTables, () => undefined);
      // An invitation ends by itself, or with the last free seat: nobody is told of that.
      if (useSelf.getState().asked.length > 0) void refreshMine().catch(() => undefined);
    };
    look();
    // The first contact brings my games; whoever comes back to this page asks anew.
    if (useSelf.getState().mine) void refreshMine().catch(() => undefined);
    const timer = setInterval(look, 15_000);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }, []);
  const { calls } = sorted(mine, Date.now());
  const others = (mine ?? []).filter((c) => !calls.includes(c)).slice(0, 4);
  const looking = (tables ?? []).filter(
    (c) => c.phase === 'waiting' && c.seats.some((s) => s.kind === 'open') && !c.seats.some((s) => s.mine),
  );
  const open = looking.slice(0, 4);
  const first = mine !== undefined && mine.length === 0 && !away;
  // Before it is known who comes nothing is asked about them: each such question of a stranger would make a guest.
  const club = mine !== undefined && !first && !away;
  const small = mine === undefined ? hasBeenHere : !first;
  const hour = new Date().getHours();
  const hello = away
    ? t.here.play
    : first
      ? t.home.welcome
      : hour >= 18 || hour < 5
        ? t.home.evening(me?.name ?? '')
        : t.home.day(me?.name ?? '');
  const sub = away ? t.here.about : first ? t.home.choose : calls.length > 0 ? t.home.waiting(calls.length) : t.home.nothing;
  const byCode = (
    <li className="row">
      <Icon name="link" small />
      {!first && (
        <div>
          <b>{t.home.byCode}</b>
        </div>
      )}
      <form
        className="home-code"
        onSubmit={(e) => {
          e.preventDefault();
          if (code) navigate(`/t/${code}`);
        }}
      >
        <input
          className="cd-field"
          value={code}
          onChange={(e) => setCode(readCode(e.currentTarget.value))}
          placeholder={t.home.code}
          aria-label={t.home.code}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button type="submit" className="cd-button">
          {t.home.join}
        </button>
      </form>
    </li>
  );
  return (
    <Page here="play" className={small ? 'home club' : 'home'}>
      <Sky />
      <main id="contenu" className="pg-in">
        <section className="hello">
          <div>
            <h1>{me || first ? hello : ' '}</h1>
            <p>{sub}</p>
          </div>
          {first && !named && me && (
            <p className="hello__name">
              <span>{t.home.madeUp(me.name)}</span>
              <button type="button" className="cd-button" data-kind="quiet" onClick={() => name(true)}>
                {t.home.change}
              </button>
            </p>
          )}
          {inHand && <Resume lesson={inHand.key} at={inHand.at} />}
          {calls.length > 0 && !away && (
            <div className="calls">
              {calls.slice(0, calls.length > MOST_CALLS ? MOST_CALLS - 1 : MOST_CALLS).map((c, i) => (
                <Call key={c.code} card={c} first={i === 0} />
              ))}
              {calls.length > MOST_CALLS && (
                <Link className="call" href="/me">
                  <b>{t.home.andMore(calls.length - MOST_CALLS + 1)}</b>
                </Link>
              )}
            </div>
          )}
        </section>
        <section className="bays" aria-label={t.home.games}>
          {bays.map((g, i) => (
            <Bay
              key={g.id}
              gate={g}
              further={gates.filter((x) => x.continues?.game === g.id && games?.some((y) => y.id === x.id))}
              game={games?.find((x) => x.id === g.id && hasWords(x.id))}
              known={games !== undefined}
              away={away}
              filled={first && i === bays.findIndex((x) => games?.some((y) => y.id === x.id))}
              onPlay={(game) => void play(game)}
            />
          ))}
        </section>
        {trouble && (
          <p className="cd-trouble" role="alert">
            {whyNot(t, trouble)}
          </p>
        )}
        <BackOnline was={wasAway && !away} />
        <Install />
        <HereTables empty={away} />
        {away && <Waits />}
        {club && (
          <div className="club__parts">
            <Today />
            <CirclePart />
            <div className="club__stack">
              <Invitations />
              {others.length > 0 && (
                <section>
                  <h2 className="pg-h">{t.home.others}</h2>
                  <ul>
                    {others.map((c) => (
                      <Row key={c.code} card={c} />
                    ))}
                  </ul>
                </section>
              )}
            </div>
            <FiguresBrief />
          </div>
        )}
        <div className="lists" data-one={first ? undefined : ''} hidden={away}>
          {first && (
            <section>
              <h2 className="pg-h">{t.home.given}</h2>
              <ul>{byCode}</ul>
            </section>
          )}
          <section>
            <h2 className="pg-h">
              {t.home.open} {looking.length > 0 && <small>{t.home.looking(looking.length)}</small>}
              {(tables ?? []).length > 0 && (
                <Link className="pg-h__more" href="/tables">
                  {t.home.seeAll}
                </Link>
              )}
            </h2>
            <ul>
              {open.map((c) => (
                <OpenRow key={c.code} card={c} />
              ))}
              {open.length === 0 && <li className="row row-empty">{t.home.noOpen}</li>}
              {!first && byCode}
            </ul>
          </section>
        </div>
      </main>
      {naming && <Naming onClose={() => name(false)} />}
    </Page>
  );
}
/** A game that waits for me: the question itself is the title. */
function Call({ card, first }: { readonly card: TableCard; readonly first: boolean }) {
  const t = useT();
  const lang = useLang();
  return (
    <Link className="call" href={`/t/${card.code}`} data-first={first ? '' : undefined}>
      <span className="gate-s">
        <Cover game={card.game} title={titleOf(card.game)} />
      </span>
      <div>
        <b>{card.ask ? typeset(card.ask[lang], lang) : t.home.yourTurn}</b>
        <small data-shortens="">
          {card.name} · {paceOf(card.pace, t, lang)}
        </small>
      </div>
      <footer>
        {card.deadline === null ? (
          <span>
            <Icon name="sofa" small /> {t.pace.noClock}
          </span>
        ) : (
          <span className="cd-num" data-you={first ? '' : undefined}>
            <Icon name={card.pace.kind === 'days' ? 'days' : 'clock'} small /> <Countdown deadline={card.deadline} />
          </span>
        )}
        <span className="cd-button" data-kind={first ? 'go' : undefined}>
          {first ? t.home.answer : t.home.play}
        </span>
      </footer>
    </Link>
  );
}
function Bay({
  gate,
  further,
  game,
  known,
  filled,
  away,
  onPlay,
}: {
  readonly gate: Gate;
  readonly further: readonly Gate[];
  readonly game: GameInfo | undefined;
  readonly known: boolean;
  readonly filled: boolean;
  /** No server: it is played on this device. */
  readonly away: boolean;
  onPlay(game: GameInfo): void;
}) {
  const t = useT();
  const lang = useLang();
  const minutes = game?.facts.minutes ?? gate.minutes;
  const seats = game ? ([Math.min(...game.seats), Math.max(...game.seats)] as const) : gate.seats;
  const weight = game?.facts.weight ?? gate.weight;
  const coming = known && !game;
  return (
    <article className="bay" style={{ '--glow': gate.light } as CSSProperties} data-coming={coming ? '' : undefined}>
      {game ? (
        <Link className="bay__gate" href={`/rules/${gate.id}`} aria-label={t.home.see(gate.title)}>
          <Cover game={gate.id} title={gate.title} />
        </Link>
      ) : (
        <span className="bay__gate">
          <Cover game={gate.id} title={gate.title} />
        </span>
      )}
      <div className="bay__text">
        <h2>
          {gate.title}
          {gate.subtitle && <small>{gate.subtitle}</small>}
        </h2>
        <p className="kind">{gate.kind[lang]}</p>
        <p className="facts">
          <span>
            <Icon name="users" small />
            {seats[0] === seats[1] ? seats[0] : `${seats[0]}–${seats[1]}`}
          </span>
          <span>
            <Icon name="clock" small />
            {minutes[0]}–{minutes[1]} min
          </span>
          <Weight n={weight} />
        </p>
        <div className="bay__go">
          {game ? (
            <>
              <button
                type="button"
                className="cd-button"
                data-kind={filled ? 'go' : undefined}
                aria-label={typeset(`${away ? t.here.playHere : t.home.bots} : ${gate.title}`, lang)}
                onClick={() => onPlay(game)}
              >
                <Icon name="play" small /> <span className="bay__long">{away ? t.here.playHere : t.home.bots}</span>
                {!away && <span className="bay__short">{t.home.play}</span>}
              </button>
              <Link
                className="cd-button"
                href={`/new/${gate.id}`}
                aria-label={typeset(`${away ? t.here.setHere : t.home.friends} : ${gate.title}`, lang)}
              >
                <Icon name={away ? 'tune' : 'users'} small /> <span className="bay__long">{away ? t.here.setHere : t.home.friends}</span>
              </Link>
            </>
          ) : (
            <span className="bay__coming">{known ? t.home.coming : ' '}</span>
          )}
        </div>
        {game && hasLessons(gate.id) && (
          <Link
            className="bay__learn bay__lessons"
            href={`/learn/${gate.id}`}
            aria-label={typeset(`${t.lesson.learn} : ${gate.title}`, lang)}
          >
            <Icon name="compass" small /> {t.lesson.learn}
          </Link>
        )}
        {game && hasWorkshop(gate.id) && (
          <Link className="bay__learn" href={`/workshop/${gate.id}`} aria-label={typeset(`${t.home.workshop} : ${gate.title}`, lang)}>
            <Icon name="edit" small /> {t.home.workshop}
          </Link>
        )}
        {further.map(({ id, title, continues }) => (
          <Link key={id} className="bay__learn" href={`/new/${id}`} aria-label={typeset(`${continues?.name[lang]} : ${title}`, lang)}>
            <Icon name="ship" small /> {continues?.name[lang]}
          </Link>
        ))}
      </div>
    </article>
  );
}
export function Weight({ n }: { readonly n: number }) {
  const t = useT();
  return (
    <span className="hard" role="img" aria-label={t.home.weight(n)}>
      {[1, 2, 3, 4, 5].map((i) => (
        <i key={i} data-on={i <= n ? '' : undefined} />
      ))}
    </span>
  );
}
export function stateOfTable(c: TableCard, t: FrameText, lang: 'fr' | 'en', now: number): string {
  if (c.phase === 'waiting') return t.home.room(c.seats.filter((s) => s.kind !== 'open').length, c.seats.length);
  if (c.phase === 'over') {
    const when = t.home.over(ago(c.updatedAt, now, lang));
    const told = c.result ? `${when}, ${c.result.won ? t.home.won : t.home.lost}` : when;
    const mark = uncounted(c, t);
    return mark ? `${told} (${mark.short})` : told;
  }
  if (c.misfit) return t.home.misfit;
  if (paused(c, now))
    return [c.round ? t.journal.round(c.round) : '', t.home.paused(ago(c.updatedAt, now, lang))].filter(Boolean).join(', ');
  const who = waitedFor(c);
  const doing = who.length > 0 ? t.home.turnOf(who) : t.home.running;
  return [c.round ? t.journal.round(c.round) : '', uncounted(c, t)?.short, doing].filter(Boolean).join(', ');
}
function Row({ card }: { readonly card: TableCard }) {
  const t = useT();
  const lang = useLang();
  return (
    <li className="row">
      <Emblem game={card.game} />
      <div>
        <b data-shortens="">{card.name}</b>
        <small>{stateOfTable(card, t, lang, Date.now())}</small>
      </div>
      <Link className="cd-button" data-kind="quiet" href={card.phase === 'over' ? `/t/${card.code}/score` : `/t/${card.code}`}>
        {card.phase === 'over' ? t.home.review : paused(card, Date.now()) ? t.mine.resume : t.home.openIt}
        <span className="cd-hidden"> {card.name}</span>
      </Link>
    </li>
  );
}
