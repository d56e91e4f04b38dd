import { Icon } from '@cosmodrome/kit/ui/Icon';
import { initial } from '@cosmodrome/kit/ui/SeatShape';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { SoundTool } from '../frame/SoundTool.tsx';
import { sorted } from '../logic/mine.ts';
import { useSelf } from '../net/me.ts';
import { setPrefs, usePrefs } from '../net/prefs.ts';
import { useLang, useT } from '../text/index.ts';
import { AskedLine } from './Circle.tsx';
import { LineChip } from './Install.tsx';
import { Naming } from './Naming.tsx';

export type Section = 'play' | 'mine' | 'learn' | 'rules';
/** A page around the table: header, content, bottom bar on phones. */
export function Page({
  here,
  className,
  children,
  title,
  game,
}: {
  readonly here?: Section;
  readonly className?: string;
  readonly children: ReactNode;
  readonly title?: string;
  /** Wears the face of this game. */
  readonly game?: string;
}) {
  const t = useT();
  const { me, mine, asked } = useSelf();
  const { lang, theme } = usePrefs();
  const [naming, name] = useState(false);
  const waiting = sorted(mine, Date.now()).calls.length;
  useEffect(() => {
    const head = title ? `${title} · Cosmodrome` : 'Cosmodrome';
    const calls = [waiting > 0 ? t.title.waiting(waiting) : '', asked.length > 0 ? t.asked.calls(asked.length) : ''].filter(Boolean);
    document.title = calls.length > 0 ? `● ${calls.join(', ')} · ${head}` : head;
  }, [title, waiting, asked.length, t]);
  const link = (section: Section, href: string, label: string, badge = 0) => (
    <Link href={href} aria-current={here === section ? 'page' : undefined}>
      {label}
      {badge > 0 && (
        <span className="cd-badge" data-you="">
          {badge}
        </span>
      )}
    </Link>
  );
  const night = theme === 'dark' || (theme === 'system' && !matchMedia('(prefers-color-scheme: light)').matches);
  return (
    <div className={className ? `pg ${className}` : 'pg'} data-game={game}>
      <a className="cd-skip" href="#contenu">
        {t.skip.content}
      </a>
      <header className="pg-in pg-top">
        <Link className="pg-brand" href="/" aria-label={t.page.home}>
          <svg aria-hidden="true">
            <use href="#cd-mark" />
          </svg>
          Cosmodrome
        </Link>
        <nav className="pg-nav" aria-label={t.page.pages}>
          {link('play', '/', t.page.play, asked.length)}
          {link('mine', '/me', t.page.mine, waiting)}
          {link('learn', '/learn', t.page.learn)}
          {link('rules', '/rules', t.page.rules)}
        </nav>
        <div className="pg-me">
          <LineChip />
          <SoundTool />
          <button type="button" className="cd-tool" aria-label={t.page.theme} onClick={() => setPrefs({ theme: night ? 'light' : 'dark' })}>
            <Icon name={night ? 'moon' : 'sun'} />
          </button>
          <button
            type="button"
            className="cd-tool"
            data-keep=""
            aria-label={t.top.lang}
            onClick={() => setPrefs({ lang: lang === 'fr' ? 'en' : 'fr' })}
          >
            {lang.toUpperCase()}
          </button>
          {me && (
            <button type="button" className="pg-who" onClick={() => name(true)}>
              <i aria-hidden="true">{initial(me.name)}</i>
              <span className="pg-who__name" data-shortens="">
                {me.name}
              </span>
              {!me.account && <small>{t.page.guest}</small>}
              <span className="cd-hidden">, {t.page.me}</span>
            </button>
          )}
        </div>
      </header>
      <Announced />
      <AskedLine />
      {children}
      <nav className="pg-bottom" aria-label={t.page.pages}>
        <Link href="/" aria-current={here === 'play' ? 'page' : undefined}>
          <Icon name="ship" />
          {t.page.play}
          {asked.length > 0 && (
            <span className="cd-badge" data-you="">
              {asked.length}
            </span>
          )}
        </Link>
        <Link href="/me" aria-current={here === 'mine' ? 'page' : undefined}>
          <Icon name="layers" />
          {t.page.mine}
          {waiting > 0 && (
            <span className="cd-badge" data-you="">
              {waiting}
            </span>
          )}
        </Link>
        <Link href="/rules" aria-current={here === 'rules' ? 'page' : undefined}>
          <Icon name="rules" />
          {t.page.rules}
        </Link>
      </nav>
      {naming && <Naming onClose={() => name(false)} />}
    </div>
  );
}
/** What the operator says to everybody, until its time. */
export function Announced() {
  const lang = useLang();
  const said = useSelf((s) => s.house?.announcement);
  if (!said || said.until < Date.now()) return null;
  return (
    <p className="pg-in pg-said" role="status">
      <Icon name="info" small /> {said[lang]}
    </p>
  );
}
/** Something that is on its way, or that is not there. */
export function Plain({ title, text, children }: { readonly title: string; readonly text?: string; readonly children?: ReactNode }) {
  return (
    <Page title={title}>
      <main id="contenu" className="pg-in pg-plain">
        <svg className="pg-plain__mark" aria-hidden="true">
          <use href="#cd-mark" />
        </svg>
        <h1 className="pg-title">{title}</h1>
        {text && <p className="cd-muted">{text}</p>}
        {children}
      </main>
    </Page>
  );
}
/** Drawn once, far away: a night sky, two arcs, the gantries of the launch site. The stars are the same every night. */
export function Sky() {
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const stars = Array.from({ length: 150 }, (_, i) => ({
    id: i,
    x: Math.round(next() * 1440),
    y: Math.round(next() * 520),
    r: 0.5 + Math.round(next() ** 3 * 13) / 10,
    o: 0.2 + Math.round(next() * 7) / 10,
  }));
  return (
    <>
      <div className="sky" aria-hidden="true">
        <svg viewBox="0 0 1440 532" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <defs>
            <linearGradient id="sk" x1="0" y1="0" x2="0" y2="1">
              <stop stopColor="var(--cd-bg)" />
              <stop offset=".72" stopColor="var(--sky-2)" />
              <stop offset="1" stopColor="var(--sky-3)" />
            </linearGradient>
          </defs>
          <rect width="1440" height="532" fill="url(#sk)" />
          <g className="stars" fill="var(--cd-ink)">
            {stars.map((s) => (
              <circle key={s.id} cx={s.x} cy={s.y} r={s.r} opacity={s.o} />
            ))}
          </g>
          <g fill="none" stroke="var(--cd-line)" opacity=".9">
            <path d="M-40 560A1100 1100 0 0 1 1480 560" opacity=".6" />
            <path d="M-40 470A1300 1300 0 0 1 1480 470" opacity=".35" />
          </g>
          <path
            d="M4 532V388M20 532V388M4 388h16M4 412l16 18M20 412 4 430M4 446l16 18M20 446 4 464M12 388v-4M30 532v-54h18v54M1415 532V410M1431 532V410M1415 410h16M1415 434l16 18M1431 434l-16 18M1423 410v-4M1390 532v-34h16v34"
            fill="none"
            stroke="var(--sky-l)"
            strokeWidth="1.5"
          />
          <g fill="var(--cd-bad)">
            <circle cx="12" cy="384" r="2.4" />
            <circle cx="1423" cy="406" r="2.4" />
          </g>
          <g className="stars" fill="var(--cd-bad)" opacity=".25">
            <circle cx="12" cy="384" r="7" />
            <circle cx="1423" cy="406" r="7" />
          </g>
        </svg>
      </div>
      <div className="ground" aria-hidden="true" />
    </>
  );
}
export function Cover({ game, title }: { readonly game: string; readonly title: string }) {
  return <img className="cover" alt={title} src={`/covers/${game}.svg`} />;
}
export function Emblem({
  game,
  size = 22,
  className = 'emblem',
}: {
  readonly game: string;
  readonly size?: number;
  readonly className?: string;
}) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true">
      <use href={`#cd-game-${game}`} />
    </svg>
  );
}
