import { gates } from '@cosmodrome/games/faces';
import { Link } from 'wouter';
import { useT } from '../text/index.ts';
import { Cover } from './Page.tsx';

/** The lesson that was left half-way. */
export function Resume({ lesson, at }: { readonly lesson: string; readonly at: number }) {
  const t = useT();
  const [game = ''] = lesson.split('/');
  const gate = gates.find((g) => g.id === game);
  if (!gate) return null;
  return (
    <Link className="resume" href={`/learn/${lesson}`}>
      <span className="track__gate">
        <Cover game={game} title={gate.title} />
      </span>
      <span>
        <small>{t.lesson.inHand}</small>
        <b>{gate.title}</b>
        <small>{t.lesson.behind(at)}</small>
      </span>
      <span className="cd-button" data-kind="go">
        {t.lesson.resume}
      </span>
    </Link>
  );
}
