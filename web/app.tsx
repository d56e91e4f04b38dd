import type { Lang } from '@cosmodrome/kit/text';
import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { useSelf } from './net/me.ts';
import { dressDocument, usePrefs } from './net/prefs.ts';
import type { Refused } from './net/wire.ts';
import { Home } from './pages/Home.tsx';
import { Loading } from './pages/Loading.tsx';
import { Plain } from './pages/Page.tsx';
import { type FrameText, useT } from './text/index.ts';

const TablePage = lazy(async () => ({ default: (await import('./pages/TablePage.tsx')).TablePage }));
const EndPage = lazy(async () => ({ default: (await import('./pages/End.tsx')).EndPage }));
const ReviewPage = lazy(async () => ({ default: (await import('./pages/ReviewPage.tsx')).ReviewPage }));
const ReplayPage = lazy(async () => ({ default: (await import('./pages/ReplayPage.tsx')).ReplayPage }));
const Create = lazy(async () => ({ default: (await import('./pages/Create.tsx')).Create }));
const Profile = lazy(async () => ({ default: (await import('./pages/Profile.tsx')).Profile }));
const LearnPage = lazy(async () => ({ default: (await import('./pages/LearnPage.tsx')).LearnPage }));
const LinkPage = lazy(async () => ({ default: (await import('./pages/LinkPage.tsx')).LinkPage }));
const PrivacyPage = lazy(async () => ({ default: (await import('./pages/PrivacyPage.tsx')).PrivacyPage }));
const OperatorPage = lazy(async () => ({ default: (await import('./pages/OperatorPage.tsx')).OperatorPage }));
const TodayPage = lazy(async () => ({ default: (await import('./pages/TodayPage.tsx')).TodayPage }));
const TablesPage = lazy(async () => ({ default: (await import('./pages/TablesPage.tsx')).TablesPage }));
const WorkshopPage = lazy(async () => ({ default: (await import('./pages/WorkshopPage.tsx')).WorkshopPage }));
const RulesPage = lazy(async () => ({ default: (await import('./pages/RulesPage.tsx')).RulesPage }));

/** Until when, and why. */
function keptOut(t: FrameText, { until, reason }: NonNullable<Refused['ban']>, lang: Lang): string {
  const when = until === null ? undefined : new Date(until).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return t.trouble.keptOutText(when, reason);
}
export function App() {
  const t = useT();
  const prefs = usePrefs();
  const failed = useSelf((s) => s.failed);
  const me = useSelf((s) => s.me);
  const ban = useSelf((s) => s.ban);
  useEffect(() => dressDocument(prefs), [prefs]);
  if (ban) return <Plain title={t.trouble.keptOut} text={keptOut(t, ban, prefs.lang)} />;
  if (failed && !me)
    return (
      <Plain title={t.trouble.noServer} text={t.trouble.noServerText}>
        <button type="button" className="cd-button" data-kind="go" onClick={() => location.reload()}>
          {t.bar.retry}
        </button>
      </Plain>
    );
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/new/:game?" component={Create} />
        {/* A table needs the guest's identity before it opens the line. */}
        <Route path="/t/:code">{me ? <TablePage /> : <Loading />}</Route>
        <Route path="/t/:code/score">{me ? <EndPage /> : <Loading />}</Route>
        <Route path="/t/:code/review">{me ? <ReviewPage /> : <Loading />}</Route>
        <Route path="/r/:code/:n?">{me ? <ReplayPage /> : <Loading />}</Route>
        <Route path="/me" component={Profile} />
        <Route path="/today" component={TodayPage} />
        <Route path="/tables" component={TablesPage} />
        <Route path="/rules/:game?" component={RulesPage} />
        <Route path="/workshop/:game" component={WorkshopPage} />
        <Route path="/link/:token">{me ? <LinkPage /> : <Loading />}</Route>
        <Route path="/operator" component={OperatorPage} />
        <Route path="/privacy" component={PrivacyPage} />
        <Route path="/learn/:game?/:lesson?" component={LearnPage} />
        <Route>
          <Plain title={t.trouble.nowhere} text={t.trouble.nowhereText} />
        </Route>
      </Switch>
    </Suspense>
  );
}
