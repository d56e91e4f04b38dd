import { gates } from '@cosmodrome/games/faces';
import { own } from '@cosmodrome/kit/own';
import { typeset } from '@cosmodrome/kit/rich';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { span } from '../logic/clock.ts';
import { api } from '../net/api.ts';
import { useSelf } from '../net/me.ts';
import { useWords } from '../net/parts.ts';
import type { Figures, GameInfo } from '../net/wire.ts';
import { useLang, useT } from '../text/index.ts';
import { Emblem } from './Page.tsx';

type OfGame = Figures['games'][number];

/** For the page of the club: what one has won, game by game and side by side, nothing else. */
export function FiguresBrief() {
  const t = useT();
  const figures = useFigures();
  const played = gates.flatMap((g) => figures?.games.find((x) => x.game === g.id) ?? []);
  if (played.length === 0) return null;
  return (
    <section className="brief" aria-label={t.figures.title}>
      <h2 className="pg-h">
        {t.figures.title}{' '}
        <Link className="pg-h__more" href="/me">
          {t.home.seeAll}
        </Link>
      </h2>
      {played.map((f) => (
        <BriefOf key={f.game} figures={f} />
      ))}
    </section>
  );
}
function BriefOf({ figures }: { readonly figures: OfGame }) {
  const t = useT();
  const lang = useLang();
  const words = useWords(figures.game, lang);
  const versus = useSelf((s) => s.games?.find((g) => g.id === figures.game)?.facts.kind) === 'versus';
  const sides = figures.by.filter((b) => b.kind === 'side');
  const rows =
    sides.length > 0
      ? sides.map((b) => ({ name: typeset(own(words?.sides, b.key) ?? b.key, lang), won: b.won, played: b.played }))
      : [{ name: t.figures.won, won: figures.won, played: figures.played }];
  return (
    <div className="brief__game">
      <h3>
        <Emblem game={figures.game} size={16} className="" /> {gates.find((g) => g.id === figures.game)?.title}
        {versus && <small>{t.figures.best(figures.best)}</small>}
      </h3>
      {rows.map((r) => (
        <p key={r.name}>
          <span>{r.name}</span>
          <Bar won={r.won} played={r.played} />
          <span className="cd-num">{t.figures.wins(r.won, r.played)}</span>
        </p>
      ))}
    </div>
  );
}
function useFigures(): Figures | undefined {
  const [figures, set] = useState<Figures>();
  useEffect(() => {
    let here = true;
    void api.figures().then(
      (found) => here && set(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return figures;
}
/** By game, side, scenario and difficulty; bars, and a rating only where it is a race for points. */
export function FiguresPart({ finished, won }: { readonly finished: number; readonly won: number }) {
  const t = useT();
  const games = useSelf((s) => s.games);
  const figures = useFigures();
  return (
    <>
      <h2 className="pg-h">
        {t.mine.record} <small>{t.mine.recordLine(finished, won)}</small>
      </h2>
      <div className="records">
        {gates.map((g) => {
          const mine = figures?.games.find((x) => x.game === g.id);
          const info = games?.find((x) => x.id === g.id);
          return (
            <div key={g.id} className="record">
              <Emblem game={g.id} size={20} className="" />
              <b>{g.title}</b>
              <Bar won={mine?.won ?? 0} played={mine?.played ?? 0} />
              <small className="cd-muted">{mine ? t.mine.wins(mine.won, mine.played) : t.mine.notYet}</small>
              {mine && <More figures={mine} info={info} bots={figures?.bots.filter((b) => b.game === g.id) ?? []} />}
            </div>
          );
        })}
      </div>
    </>
  );
}
function Bar({ won, played }: { readonly won: number; readonly played: number }) {
  return (
    <span className="bar">
      <i style={{ inlineSize: `${played === 0 ? 0 : (100 * won) / played}%` }} />
    </span>
  );
}
function More({ figures, info, bots }: { readonly figures: OfGame; readonly info: GameInfo | undefined; readonly bots: Figures['bots'] }) {
  const t = useT();
  const lang = useLang();
  const words = useWords(figures.game, lang);
  const { best, rounds, ms, rating, by } = figures;
  const versus = info?.facts.kind === 'versus';
  const told = [
    versus ? t.figures.best(best) : '',
    !versus && rounds !== undefined ? t.figures.rounds(rounds) : '',
    ms !== undefined && ms > 0 ? t.figures.time(span(ms, lang)) : '',
    rating ? t.figures.rating(rating.points, rating.games) : '',
    rating && !rating.settled ? t.figures.fresh : '',
  ].filter(Boolean);
  const option = info?.facts.by?.option;
  const nameOf = ({ kind, key }: OfGame['by'][number]): string => {
    const named =
      kind === 'side'
        ? own(words?.sides, key)
        : kind === 'scenario'
          ? own(option === undefined ? undefined : words?.options[option]?.values, key)
          : Object.values(words?.options ?? {}).flatMap((o) => own(o.values, key) ?? [])[0];
    return typeset(typeof named === 'string' ? named : key, lang);
  };
  return (
    <div className="record__more">
      <small>{told.join(' · ')}</small>
      {by.length > 0 && (
        <dl>
          {by.map((b) => (
            <div key={`${b.kind} ${b.key}`}>
              <dt>
                <span className="cd-hidden">{t.figures.kinds[b.kind]} : </span>
                {nameOf(b)}
              </dt>
              <dd>
                <Bar won={b.won} played={b.played} />
                <span className="cd-num">{t.figures.wins(b.won, b.played)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {versus && bots.length > 0 && (
        <small className="cd-muted">
          {t.figures.bots} : {bots.map((b) => `${typeset(own(words?.bots, b.bot) ?? b.bot, lang)} ${b.rating.points}`).join(', ')}
        </small>
      )}
    </div>
  );
}
