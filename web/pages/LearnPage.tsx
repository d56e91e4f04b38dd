import { gates } from '@cosmodrome/games/faces';
import type { AnyLesson } from '@cosmodrome/kit/lesson';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { useMemo } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { TableFrame } from '../frame/TableFrame.tsx';
import { takeLesson } from '../net/lesson.ts';
import { useSelf } from '../net/me.ts';
import { useFace, useLessons, useWords } from '../net/parts.ts';
import { usePrefs } from '../net/prefs.ts';
import { useLang, useT } from '../text/index.ts';
import { Loading } from './Loading.tsx';
import { Cover, Page, Plain } from './Page.tsx';

/** The lessons of a game, and one of them being taken. */
export function LearnPage() {
  const t = useT();
  const { game = '', lesson: wanted } = useParams<{ game: string; lesson?: string }>();
  const lessons = useLessons(game);
  const gate = gates.find((g) => g.id === game);
  if (!lessons) return <Loading />;
  const lesson = lessons.find((l) => l.id === wanted);
  if (!gate || lessons.length === 0 || (wanted !== undefined && !lesson))
    return <Plain title={t.trouble.nowhere} text={t.trouble.nowhereText} />;
  return lesson ? <Taken key={lesson.id} lesson={lesson} all={lessons} /> : <Lessons game={game} title={gate.title} all={lessons} />;
}
function Lessons({ game, title, all }: { readonly game: string; readonly title: string; readonly all: readonly AnyLesson[] }) {
  const t = useT();
  const lang = useLang();
  const kept = usePrefs((p) => p.lessons);
  return (
    <Page here="rules" title={`${t.lesson.title}, ${title}`}>
      <main id="contenu" className="pg-in lore">
        <aside>
          <span className="gate-l">
            <Cover game={game} title={title} />
          </span>
          <Link className="cd-button" data-wide="" href={`/rules/${game}`}>
            <Icon name="rules" small /> {t.page.rules}
          </Link>
        </aside>
        <section>
          <h1 className="pg-title">
            {title} · {t.lesson.title}
          </h1>
          <ol className="lessons">
            {all.map((lesson, i) => {
              const at = kept[`${game}/${lesson.id}`];
              return (
                <li key={lesson.id}>
                  <Link className="lesson" href={`/learn/${game}/${lesson.id}`} data-done={at === 'done' ? '' : undefined}>
                    <b className="lesson__n">{at === 'done' ? <Icon name="check" /> : i + 1}</b>
                    <span>
                      <b>{lesson.title[lang]}</b>
                      <span className="cd-muted">{lesson.goal[lang]}</span>
                    </span>
                    <small className="cd-muted">
                      {typeof at === 'number' && at > 0
                        ? t.lesson.resume
                        : at === 'done'
                          ? t.lesson.again
                          : t.lesson.minutes(lesson.minutes)}
                    </small>
                  </Link>
                </li>
              );
            })}
          </ol>
        </section>
      </main>
    </Page>
  );
}
function Taken({ lesson, all }: { readonly lesson: AnyLesson; readonly all: readonly AnyLesson[] }) {
  const t = useT();
  const lang = useLang();
  const game = lesson.game.id;
  const me = useSelf((s) => s.me);
  const words = useWords(game, lang);
  const face = useFace(game);
  const [, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lesson goes on in another language
  const { session, coach } = useMemo(() => takeLesson(lesson, lesson.title[lang], me?.name ?? t.you), [lesson]);
  const done = coach.use((s) => s.done);
  if (!words || !face) return <Loading />;
  if (done) return <Known lesson={lesson} all={all} onAgain={coach.again} />;
  return <TableFrame session={session} words={words} face={face} lesson={{ coach, leave: () => navigate(`/learn/${game}`) }} />;
}
/** "Now you know": how one wins, and two ideas for the same evening. */
function Known({ lesson, all, onAgain }: { readonly lesson: AnyLesson; readonly all: readonly AnyLesson[]; onAgain(): void }) {
  const t = useT();
  const lang = useLang();
  const game = lesson.game.id;
  const next = all[all.indexOf(lesson) + 1];
  const { win, ideas } = lesson.known;
  return (
    <Page here="rules" title={lesson.title[lang]}>
      <main id="contenu" className="pg-in known">
        <h1 className="pg-title">{t.lesson.known}</h1>
        <p className="known__win">
          <Rich quiet>{win[lang]}</Rich>
        </p>
        <ol>
          {ideas.map((idea) => (
            <li key={idea.en}>
              <Rich quiet>{idea[lang]}</Rich>
            </li>
          ))}
        </ol>
        <div className="known__go">
          {next && (
            <Link className="cd-button" data-kind="go" href={`/learn/${game}/${next.id}`}>
              {t.lesson.nextLesson(next.title[lang])}
            </Link>
          )}
          <Link className="cd-button" {...(next ? {} : { 'data-kind': 'go' })} href={`/new/${game}`}>
            {t.lesson.playNow}
          </Link>
          <button type="button" className="cd-button" data-kind="quiet" onClick={onAgain}>
            {t.lesson.again}
          </button>
        </div>
      </main>
    </Page>
  );
}
