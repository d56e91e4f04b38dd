import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../net/api.ts';
import type { HouseInfo } from '../net/wire.ts';
import { useT } from '../text/index.ts';
import { Page } from './Page.tsx';

const KINDS = ['waiting', 'playing', 'finished', 'guest'] as const;
/** What this house keeps of people, and for how long: the figures are those of its settings. */
export function PrivacyPage() {
  const t = useT();
  const [house, set] = useState<HouseInfo>();
  useEffect(() => {
    api.house().then(set, () => undefined);
  }, []);
  const ends = house ? KINDS.filter((k) => k === 'finished' || house.days[k] > 0).map((k) => t.privacy.ends[k](house.days[k])) : [];
  return (
    <Page title={t.privacy.title}>
      <main id="contenu" className="pg-in privacy">
        <h1 className="pg-title">{t.privacy.title}</h1>
        <p>{t.privacy.lead}</p>
        <h2 className="pg-h">{t.privacy.what}</h2>
        <dl>
          {Object.values(t.privacy.rows).map(({ what, why }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd className="cd-muted">{why}</dd>
            </div>
          ))}
        </dl>
        <h2 className="pg-h">{t.privacy.long}</h2>
        <ul>
          {ends.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <h2 className="pg-h">{t.privacy.yours}</h2>
        <p>{t.privacy.yoursText}</p>
        <Link className="cd-button" href="/me">
          {t.privacy.toProfile}
        </Link>
      </main>
    </Page>
  );
}
