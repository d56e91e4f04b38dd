/** Bots play the mission in a thread of their own: what came of it so far, airlock by airlock, and advice where the figures give some. */
import type { TrialEnd, TrialTold, TrialWish } from '@cosmodrome/kit/made';
import type { Lang } from '@cosmodrome/kit/text';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { useEffect, useRef, useState } from 'react';
import type { Tally } from '../judge/tally.ts';
import { Art } from '../ui/pieces.tsx';
import { type Draft, titled } from './draft.ts';
import { playsAs } from './history.ts';
import { LABELS } from './labels.ts';
import { adviceOf, type Sums, sumsOf } from './sums.ts';

const BOTS = ['raider', 'prowler', 'looter'];
const GAMES = [20, 40, 100] as const;
export function Trial({
  draft,
  faults,
  lang,
  onTrial,
  onSums,
}: {
  readonly draft: Draft;
  readonly faults: number;
  readonly lang: Lang;
  onTrial(wish: TrialWish, heard: (told: TrialTold) => void): () => void;
  /** What the board shows of it. */
  onSums(tried: { readonly sums: Sums; readonly of: Draft } | undefined): void;
}) {
  const labels = LABELS[lang];
  const [wanted, setCrews] = useState(4);
  // The mission may have become one for fewer, or for more.
  const crews = Math.max(draft.crews.from, Math.min(wanted, draft.crews.to));
  const [games, setGames] = useState<number>(20);
  const [tallies, setTallies] = useState<readonly Tally[]>([]);
  const [of, setOf] = useState<number>();
  const [tried, setTried] = useState<Draft>();
  const [failed, fail] = useState<string>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const halt = () => {
    stop.current?.();
    stop.current = undefined;
    setOf(undefined);
  };
  const run = () => {
    halt();
    fail(undefined);
    setTallies([]);
    onSums(undefined);
    setOf(games);
    setTried(draft);
    const all: Tally[] = [];
    stop.current = onTrial({ made: titled(draft, labels), options: { mode: 'versus' }, seats: crews, games, bots: BOTS }, (told) => {
      if ('failed' in told) {
        fail(told.failed);
        return halt();
      }
      all.push(told.tally as unknown as Tally);
      setTallies([...all]);
      onSums({ sums: sumsOf(all), of: draft });
      if (all.length >= games) halt();
    });
  };
  const sums = tallies.length > 0 ? sumsOf(tallies) : undefined;
  const percent = (part: number) => `${Math.round(100 * part)} %`;
  const one = (n: number) => n.toLocaleString(lang, { maximumFractionDigits: 1 });
  const counts = [1, 2, 3, 4, 5, 6].filter((n) => n >= draft.crews.from && n <= draft.crews.to);
  return (
    <div className="cs-w-trial">
      <p>{labels.trialLead}</p>
      <div className="cs-w-run">
        <label>
          {labels.crews}
          <select className="cd-field" value={crews} onChange={(e) => setCrews(Number(e.currentTarget.value))}>
            {counts.map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
        <label>
          {labels.games}
          <select className="cd-field" value={games} onChange={(e) => setGames(Number(e.currentTarget.value))}>
            {GAMES.map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
        {of === undefined ? (
          <button type="button" className="cd-button" data-kind="go" disabled={faults > 0} onClick={run}>
            <Icon name="bot" small /> {labels.run}
          </button>
        ) : (
          <button type="button" className="cd-button" onClick={halt}>
            <Icon name="close" small /> {labels.halt}
          </button>
        )}
      </div>
      {faults > 0 && <p className="cd-muted">{labels.faults(faults)}</p>}
      {of !== undefined && (
        <p role="status">
          <progress max={of} value={tallies.length} aria-label={labels.tabs.trial} /> {labels.progress(tallies.length, of)}
        </p>
      )}
      {failed !== undefined && (
        <p className="cd-trouble" role="alert">
          {Object.hasOwn(labels.trialEnds, failed) ? labels.trialEnds[failed as TrialEnd] : `${labels.trialTrouble} ${failed}`}
        </p>
      )}
      {tried && !playsAs(tried, draft) && <p role="status">{labels.triedBefore}</p>}
      {sums && (
        <>
          <h3>{labels.winner}</h3>
          <table className="cs-w-far">
            <thead>
              <tr>
                <th scope="col">{labels.farTo.airlock}</th>
                <th scope="col">{labels.wins}</th>
                <th scope="col">{labels.haul}</th>
                <th scope="col">{labels.survive}</th>
              </tr>
            </thead>
            <tbody>
              {sums.airlocks.map((a) => (
                <tr key={a.airlock}>
                  <th scope="row">{a.airlock}</th>
                  <td>
                    <span className="cs-w-part" style={{ inlineSize: `${(60 * a.won) / Math.max(1, a.games)}px` }} />{' '}
                    {percent(a.won / Math.max(1, a.games))} <small>({a.games})</small>
                  </td>
                  <td>{one(a.haul)}</td>
                  <td>{percent(a.home)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <h3>{labels.how}</h3>
          <dl className="cs-w-how">
            <dt>{labels.rounds}</dt>
            <dd>
              {one(sums.rounds.mean)} ({sums.rounds.least}–{sums.rounds.most})
            </dd>
            <dt>{labels.aim}</dt>
            <dd>{percent(sums.aim)}</dd>
            <dt>{labels.haul}</dt>
            <dd>{one(sums.haul)}</dd>
            <dt>{labels.survive}</dt>
            <dd>
              {one(sums.home)} / {one(sums.people)}
            </dd>
            <dt>{labels.pegs}</dt>
            <dd>{one(sums.pegs)}</dd>
            <dt>{labels.never}</dt>
            <dd>{sums.shut}</dd>
          </dl>
          <p className="cs-w-scale">
            {labels.heat} : <small>{labels.heatRare}</small> <i aria-hidden="true" /> <small>{labels.heatOften}</small>
          </p>
          <p className="cs-w-scale">
            {labels.fell} : <Art id="m-skull" size={20} /> {[...sums.heat.fell.values()].reduce((sum, n) => sum + n, 0)}
          </p>
          {of === undefined && adviceOf(sums).length > 0 && (
            <>
              <h3>{labels.advice}</h3>
              <ul>
                {adviceOf(sums).map(({ what, n }) => (
                  <li key={what}>{labels.advise(what, n)}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  );
}
