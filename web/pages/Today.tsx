import { Icon } from '@cosmodrome/kit/ui/Icon';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { span } from '../logic/clock.ts';
import { api, codeOf } from '../net/api.ts';
import type { Challenge } from '../net/wire.ts';
import { useLang, useT, whyNot } from '../text/index.ts';
import { titleOf } from './Home.tsx';
import { Emblem } from './Page.tsx';

export function useChallenges(): readonly Challenge[] | undefined {
  const [found, set] = useState<readonly Challenge[]>();
  useEffect(() => {
    let here = true;
    void api.challenges().then(
      (all) => here && set(all),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return found;
}
/** The challenges of the day, a line each. */
export function Today() {
  const t = useT();
  const lang = useLang();
  const all = useChallenges();
  const [trouble, setTrouble] = useState<string>();
  if (!all || all.length === 0) return null;
  const until = all[0]?.until ?? 0;
  return (
    <section className="today" aria-label={t.today.title}>
      <h2 className="pg-h">
        {t.today.title} <small>{t.today.left(span(Math.max(60_000, until - Date.now()), lang))}</small>
      </h2>
      <p className="cd-muted cd-small">
        {t.today.about} <Link href="/today">{t.today.all}</Link>
      </p>
      <ul>
        {all.map((c) => (
          <li key={c.game} className="row">
            <Emblem game={c.game} />
            <div>
              <b data-shortens="">{titleOf(c.game)}</b>
              <small>{stateOf(c, t)}</small>
            </div>
            <TakeUp challenge={c} onTrouble={setTrouble} />
          </li>
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
export function stateOf(c: Challenge, t: ReturnType<typeof useT>): string {
  const mine = c.list.find((a) => a.mine);
  if (mine) return `${t.today.result(mine.won, mine.score, mine.rounds)} · ${t.today.rank(mine.rank, c.done)}`;
  if (c.mine) return t.today.running;
  return c.tried === 0 ? t.today.nobody : c.tried === 1 ? t.today.one : t.today.tried(c.tried, c.won);
}
export function TakeUp({ challenge, onTrouble }: { readonly challenge: Challenge; onTrouble(why: string | undefined): void }) {
  const t = useT();
  const [, navigate] = useLocation();
  const { mine, game } = challenge;
  if (mine)
    return (
      <Link className="cd-button" href={mine.phase === 'over' ? `/t/${mine.code}/score` : `/t/${mine.code}`}>
        {mine.phase === 'over' ? t.today.see : t.today.goOn}
        <span className="cd-hidden"> {titleOf(game)}</span>
      </Link>
    );
  return (
    <button
      type="button"
      className="cd-button"
      onClick={() => {
        onTrouble(undefined);
        void api.challenge(game).then(
          (table) => navigate(`/t/${table.code}`),
          (error: unknown) => onTrouble(codeOf(error)),
        );
      }}
    >
      <Icon name="play" small /> {t.today.go}
      <span className="cd-hidden"> {titleOf(game)}</span>
    </button>
  );
}
