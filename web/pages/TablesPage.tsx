import { gates } from '@cosmodrome/games/faces';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { api } from '../net/api.ts';
import { useSelf } from '../net/me.ts';
import type { Query, TableCard } from '../net/wire.ts';
import { useT } from '../text/index.ts';
import { OpenRow } from './OpenRow.tsx';
import { Page } from './Page.tsx';

type Sought = Query<'GET /api/tables'>;
const LOOK_MS = 15_000;
const FREE = { one: 1, two: 2, three: 3 } as const;
/** What is looked for stands in the address: it can be kept and given on. What is not known is looked over. */
function soughtIn(search: string): Sought {
  const given = new URLSearchParams(search);
  const one = <T extends string>(name: string, of: readonly T[]): T | undefined => of.find((x) => x === given.get(name));
  const game = one(
    'game',
    gates.map((g) => g.id),
  );
  const pace = one('pace', ['now', 'days']);
  const lang = one('lang', ['fr', 'en']);
  const company = one('company', ['people', 'bots']);
  const free = Object.values(FREE).find((n) => String(n) === given.get('free'));
  return {
    ...(game === undefined ? {} : { game }),
    ...(pace === undefined ? {} : { pace }),
    ...(lang === undefined ? {} : { lang }),
    ...(company === undefined ? {} : { company }),
    ...(free === undefined ? {} : { free }),
  };
}
/** The listed tables, as far as they are what is looked for. */
export function TablesPage() {
  const t = useT();
  const search = useSearch();
  const [at, navigate] = useLocation();
  const games = useSelf((s) => s.games);
  const sought = soughtIn(search);
  const key = JSON.stringify(sought);
  const [found, set] = useState<readonly TableCard[]>();
  useEffect(() => {
    let here = true;
    const look = () =>
      void api.tables(JSON.parse(key) as Sought).then(
        (tables) => here && set(tables),
        () => undefined,
      );
    look();
    const timer = setInterval(look, LOOK_MS);
    addEventListener('focus', look);
    return () => {
      here = false;
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }, [key]);
  const seek = (name: keyof Sought, value: string) => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    navigate(next.size === 0 ? at : `${at}?${next}`, { replace: true });
  };
  const filter = (name: keyof Sought, label: string, options: readonly (readonly [string, string])[]) => (
    <label className="seek__one">
      <span>{label}</span>
      <select className="cd-field" value={String(sought[name] ?? '')} onChange={(e) => seek(name, e.currentTarget.value)}>
        {options.map(([id, said]) => (
          <option key={id} value={id}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
  const { whens, frees, langs, companies } = t.seek;
  const looking = found?.filter((c) => c.phase === 'waiting' && c.seats.some((s) => s.kind === 'open' || s.mine)) ?? [];
  const running = found?.filter((c) => !looking.includes(c)) ?? [];
  return (
    <Page here="play" title={t.seek.title}>
      <main id="contenu" className="pg-in seek">
        <h1 className="pg-title pg-title-top">{t.seek.title}</h1>
        <p className="cd-muted">{t.seek.lead}</p>
        <form className="pg-panel seek__by" aria-label={t.home.seek} onSubmit={(e) => e.preventDefault()}>
          {filter('game', t.seek.game, [
            ['', t.seek.allGames],
            ...gates.filter((g) => games?.some((x) => x.id === g.id)).map((g) => [g.id, g.title] as const),
          ])}
          {filter('pace', t.seek.when, [
            ['', whens.any],
            ['now', whens.now],
            ['days', whens.days],
          ])}
          {filter('free', t.seek.free, [
            ['', frees.any],
            ['1', frees.one],
            ['2', frees.two],
            ['3', frees.three],
          ])}
          {filter('lang', t.seek.lang, [
            ['', langs.any],
            ['fr', langs.fr],
            ['en', langs.en],
          ])}
          {filter('company', t.seek.company, [
            ['', companies.any],
            ['people', companies.people],
            ['bots', companies.bots],
          ])}
          <p className="seek__found" role="status">
            {found && t.seek.found(found.length)}
            {key !== '{}' && (
              <button type="button" className="cd-button" data-kind="quiet" onClick={() => navigate(at, { replace: true })}>
                {t.seek.clear}
              </button>
            )}
          </p>
        </form>
        {found?.length === 0 && (
          <p className="seek__none">
            <span className="cd-muted">{key === '{}' ? t.seek.noneAtAll : t.seek.none}</span>
            <Link className="cd-button" href={sought.game === undefined ? '/new' : `/new/${sought.game}`}>
              {t.seek.make}
            </Link>
          </p>
        )}
        <Part title={t.seek.waiting} tables={looking} />
        <Part title={t.seek.playing} tables={running} />
      </main>
    </Page>
  );
}
function Part({ title, tables }: { readonly title: string; readonly tables: readonly TableCard[] }) {
  if (tables.length === 0) return null;
  return (
    <section>
      <h2 className="pg-h">{title}</h2>
      <ul>
        {tables.map((c) => (
          <OpenRow key={c.code} card={c} />
        ))}
      </ul>
    </section>
  );
}
