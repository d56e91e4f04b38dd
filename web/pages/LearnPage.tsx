import { gates, hasLessons } from '@cosmodrome/games/faces';
import type { AnyLesson } from '@cosmodrome/kit/lesson';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { type CSSProperties, useEffect, useMemo } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { TableFrame } from '../frame/TableFrame.tsx';
import { takeLesson } from '../net/lesson.ts';
import { lessonInHand, syncLessons } from '../net/lessons.ts';
import { useSelf } from '../net/me.ts';
import { useFace, useLessons, useWords } from '../net/parts.ts';
import { usePrefs } from '../net/prefs.ts';
import { useLang, useT, whyNot } from '../text/index.ts';
import { useFirstTable } from './firstTable.ts';
import { Loading } from './Loading.tsx';
import { Cover, Page, Plain } from './Page.tsx';
import { Resume } from './Resume.tsx';

/** The lessons of all games, those of one, and one being taken. */
export function LearnPage() {
  const t = useT();
  const { game, lesson: wanted } = useParams<{ game?: string; lesson?: string }>();
  const me = useSelf((s) => s.me?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever I am now may have learnt something elsewhere
  useEffect(() => void syncLessons().catch(() => undefined), [me]);
  const lessons = useLessons(wanted === undefined ? undefined : game);
  if (game !== undefined && !hasLessons(game)) return <Plain title={t.trouble.nowhere} text={t.trouble.nowhereText} />;
  if (wanted === undefined) return <School only={game} />;
  if (!lessons) return <Loading />;
  const lesson = lessons.find((l) => l.id === wanted);
  if (!lesson) return <Plain title={t.trouble.nowhere} text={t.trouble.nowhereText} />;
  return <Taken key={lesson.id} lesson={lesson} all={lessons} />;
}
/** Each game a track, each lesson a stop on it, a first game at its end. Nothing is locked, nothing scored. */
function School({ only }: { readonly only: string | undefined }) {
  const t = useT();
  const kept = usePrefs((p) => p.lessons);
  const tracks = gates.filter((g) => hasLessons(g.id) && (only === undefined || g.id === only));
  const inHand = lessonInHand(Object.fromEntries(Object.entries(kept).filter(([key]) => only === undefined || key.startsWith(`${only}/`))));
  return (
    <Page here="learn" title={t.lesson.learn}>
      <main id="contenu" className="pg-in school">
        <header className="school__h">
          <div>
            <h1 className="pg-title">{t.lesson.learn}</h1>
            <p>{t.lesson.about}</p>
          </div>
          {inHand && <Resume lesson={inHand.key} at={inHand.at} />}
        </header>
        <ul className="tracks">
          {tracks.map((gate) => (
            <Track key={gate.id} gate={gate} />
          ))}
        </ul>
      </main>
    </Page>
  );
}
function Track({ gate }: { readonly gate: (typeof gates)[number] }) {
  const t = useT();
  const lang = useLang();
  const kept = usePrefs((p) => p.lessons);
  const all = useLessons(gate.id);
  if (!all) return <li className="track" aria-busy="true" />;
  const state = (lesson: AnyLesson): 'done' | 'now' | undefined => {
    const at = kept[`${gate.id}/${lesson.id}`];
    return at === 'done' ? 'done' : typeof at === 'number' && at > 0 ? 'now' : undefined;
  };
  const done = all.filter((l) => state(l) === 'done').length;
  const minutes = all.reduce((sum, l) => sum + l.minutes, 0);
  return (
    <li className="track" style={{ '--glow': gate.light } as CSSProperties}>
      <div className="track__g">
        <span className="track__gate">
          <Cover game={gate.id} title={gate.title} />
        </span>
        <div>
          <h2>{gate.title}</h2>
          <p>{done > 0 ? t.lesson.taken(done, all.length) : t.lesson.offer(all.length, minutes)}</p>
        </div>
      </div>
      <ol className="stops">
        {all.map((lesson, i) => {
          const at = kept[`${gate.id}/${lesson.id}`];
          const is = state(lesson);
          return (
            <li key={lesson.id} data-state={is}>
              <Link href={`/learn/${gate.id}/${lesson.id}`} title={lesson.goal[lang]}>
                <i aria-hidden="true">{is === 'done' ? <Icon name="check" small /> : i + 1}</i>
                <b>{lesson.title[lang]}</b>
                <small>
                  {is === 'now' && typeof at === 'number'
                    ? t.lesson.step(at + 1, lesson.steps.length)
                    : is === 'done'
                      ? t.lesson.again
                      : t.lesson.minutes(lesson.minutes)}
                </small>
              </Link>
            </li>
          );
        })}
        <li data-state="play">
          <Link href={`/new/${gate.id}`}>
            <i aria-hidden="true">
              <Icon name="play" small />
            </i>
            <b>{t.lesson.firstGame}</b>
            <small>{t.lesson.withHints}</small>
          </Link>
        </li>
      </ol>
    </li>
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
  const info = useSelf((s) => s.games)?.find((g) => g.id === game);
  const { play, trouble } = useFirstTable();
  const { win, ideas } = lesson.known;
  return (
    <Page here="learn" title={lesson.title[lang]}>
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
          {info ? (
            <button type="button" className="cd-button" {...(next ? {} : { 'data-kind': 'go' })} onClick={() => void play(info)}>
              {t.lesson.playNow}
            </button>
          ) : (
            <Link className="cd-button" {...(next ? {} : { 'data-kind': 'go' })} href={`/new/${game}`}>
              {t.lesson.playNow}
            </Link>
          )}
          <button type="button" className="cd-button" data-kind="quiet" onClick={onAgain}>
            {t.lesson.again}
          </button>
        </div>
        {trouble && (
          <p className="cd-trouble" role="alert">
            {whyNot(t, trouble)}
          </p>
        )}
      </main>
    </Page>
  );
}
