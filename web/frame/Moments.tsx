/** Since your last turn: the strip under the question bar, and what it draws over the board as it is now. */
import type { Json } from '@cosmodrome/kernel';
import type { AnyFace, Doer, Gain, Spot } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import { useFrame, usePlain } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LYING, matches, UPRIGHT } from '../logic/media.ts';
import { byDoer, signed, type Told } from '../logic/moments.ts';
import { type Box, placeCard } from '../logic/place.ts';
import { useLang, useT } from '../text/index.ts';
import { GameIcon } from './Journal.tsx';
import type { ShellState } from './Shell.tsx';
import type { Watched } from './useRecap.ts';

const small = (): boolean => matches(UPRIGHT) || matches(LYING);

export function DoerSign({ who, face, size = 's' }: { readonly who: Doer; readonly face: AnyFace; readonly size?: 'xs' | 's' }) {
  const lang = useLang();
  const { names } = useFrame();
  if (who !== 'game') return <SeatShape seat={who} size={size} name={names[who] ?? ''} />;
  return (
    <i className="cd-doer" data-size={size} aria-hidden="true">
      {(face.others?.[lang] ?? '?').charAt(0)}
    </i>
  );
}
export function useDoerName(face: AnyFace): (who: Doer) => string {
  const lang = useLang();
  const { names } = useFrame();
  return (who) => (who === 'game' ? (face.others?.[lang] ?? '') : (names[who] ?? ''));
}
/** "+4 PC", with whom it concerns where that is not the doer. */
function Gains({ gains, who, short }: { readonly gains: readonly Gain[]; readonly who: Doer; readonly short?: boolean }) {
  const { names } = useFrame();
  const shown = short ? gains.filter((g) => g.seat === who || who === 'game').slice(0, 2) : gains;
  return shown.map((g) => (
    <em key={`${g.seat} ${g.name} ${g.unit}`} data-bad={g.points < 0 ? '' : undefined}>
      {!short && (g.name ?? (g.seat === who || g.seat === undefined ? '' : names[g.seat]))} {signed(g)}
    </em>
  ));
}

interface Props {
  readonly recap: Watched;
  readonly face: AnyFace;
  readonly view: Json;
  readonly shell: ShellState;
  onLit(place: string | undefined): void;
}
export function Moments({ recap, face, view, shell, onLit }: Props) {
  const { open, now } = recap;
  const { setStrip, camera } = shell;
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    setStrip(open ? (strip.current?.offsetHeight ?? 0) : 0);
  }, [open, setStrip]);
  // The board makes room before a hand goes there, and stays so: it does not move again when the strip is gone.
  const tray = shell.inset > 0;
  useEffect(() => {
    if (!open || tray) return;
    const due = requestAnimationFrame(() => camera.current?.settle?.());
    return () => cancelAnimationFrame(due);
  }, [open, tray, camera]);
  const place = now?.at[0];
  const light = useRef(onLit);
  light.current = onLit;
  useEffect(() => {
    light.current(place);
    return () => light.current(undefined);
  }, [place]);
  if (!open) return null;
  return (
    <>
      <Strip strip={strip} recap={recap} face={face} shell={shell} />
      {now && <Trail key={now.index} now={now} face={face} view={view} over={camera.current?.over} chosen={recap.chosen} shell={shell} />}
      {now && !small() && <Caption key={`caption ${now.index}`} now={now} at={recap.at ?? 0} face={face} shell={shell} />}
    </>
  );
}
function Strip({
  strip,
  recap,
  face,
  shell,
}: {
  readonly strip: React.RefObject<HTMLElement | null>;
  readonly recap: Watched;
  readonly face: AnyFace;
  readonly shell: ShellState;
}) {
  const t = useT();
  const lang = useLang();
  const text = usePlain();
  const nameOf = useDoerName(face);
  const { moments, at, now, playing, left, go, play, shut, hold } = recap;
  const row = useRef<HTMLOListElement>(null);
  const phone = small();
  // What is looked at stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another is looked at
  useEffect(() => {
    const ol = row.current;
    if (!ol) return;
    // A number that is cut would be another number.
    const mark = () => {
      const { left, right } = ol.getBoundingClientRect();
      for (const gain of ol.querySelectorAll('em')) {
        const box = gain.getBoundingClientRect();
        gain.toggleAttribute('data-cut', box.left < left || box.right > right);
      }
    };
    const watch = new ResizeObserver(() => {
      const chip = ol.querySelector<HTMLElement>('[aria-current]');
      if (chip) ol.scrollLeft = chip.offsetLeft - ol.clientWidth / 3;
      mark();
    });
    watch.observe(ol);
    ol.addEventListener('scroll', mark);
    return () => {
      watch.disconnect();
      ol.removeEventListener('scroll', mark);
    };
  }, [at, moments.length]);
  const keys = (e: KeyboardEvent) => {
    const step = e.key === 'ArrowLeft' ? -1 : e.key === 'ArrowRight' ? 1 : 0;
    if (step === 0) return;
    e.preventDefault();
    e.stopPropagation();
    go((at ?? moments.length) + step);
  };
  const said = (m: Told) => [text(m.say), ...m.gains.map((g) => `${g.name ?? ''} ${signed(g)}`.trim())].join(', ');
  const tools = (
    <div className="cd-moments__keys">
      <Tool icon="left" label={t.moments.back} onClick={() => go((at ?? moments.length) - 1)} />
      <Tool icon={playing ? 'pause' : 'play'} label={playing ? t.moments.pause : t.moments.play} onClick={() => play(!playing)} />
      <Tool icon="right" label={t.moments.on} onClick={() => go((at ?? -1) + 1)} />
      <Tool icon="close" label={t.moments.shut} onClick={shut} />
    </div>
  );
  const held = {
    onPointerEnter: (e: React.PointerEvent) => e.pointerType === 'mouse' && hold(true),
    onPointerLeave: () => hold(false),
    onFocus: (e: React.FocusEvent) => e.target.matches(':focus-visible') && hold(true),
    onBlur: () => hold(false),
    onKeyDown: keys,
  };
  const others = left > 0 && (
    <button type="button" className="cd-moments__left" onClick={() => shell.openPanel('journal')}>
      {t.moments.left(left)}
    </button>
  );
  if (phone)
    return (
      <section ref={strip} className="cd-moments" data-phone="" aria-label={t.moments.title} {...held}>
        <div className="cd-moments__bar" aria-hidden="true">
          {byDoer(moments).map((group) => (
            <span key={group.moments[0]?.index} style={colourOf(group.who)}>
              {group.moments.map((m) => {
                const i = moments.indexOf(m);
                return <i key={m.index} data-is={at === undefined || i < at ? 'done' : i === at ? 'now' : undefined} />;
              })}
            </span>
          ))}
        </div>
        <div className="cd-moments__one">
          <Tool icon="left" label={t.moments.back} onClick={() => go((at ?? moments.length) - 1)} />
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the next moment has a key of its own */}
          <p data-shortens="" onClick={() => go((at ?? -1) + 1)}>
            {now && (
              <>
                <b>
                  <DoerSign who={now.who} face={face} size="xs" />{' '}
                  <span>
                    <Rich quiet>{now.say}</Rich>
                  </span>
                </b>
                <span>
                  <Gains gains={now.gains} who={now.who} /> {now.more[0] && <Rich quiet>{now.more[0]}</Rich>}
                </span>
              </>
            )}
          </p>
          <Tool icon={playing ? 'pause' : 'play'} label={playing ? t.moments.pause : t.moments.play} onClick={() => play(!playing)} />
          <Tool icon="close" label={t.moments.shut} onClick={shut} />
        </div>
      </section>
    );
  return (
    <section ref={strip} className="cd-moments" aria-label={t.moments.title} {...held}>
      <h2>
        {t.moments.title}
        <small>{t.moments.of((at ?? moments.length - 1) + 1, moments.length)}</small>
      </h2>
      <ol ref={row}>
        {byDoer(moments).map((group) => (
          <li key={group.moments[0]?.index} className="cd-moments__who">
            <DoerSign who={group.who} face={face} />
            <span className="cd-hidden">{typeset(nameOf(group.who), lang)}</span>
            <ol>
              {group.moments.map((m) => {
                const i = moments.indexOf(m);
                return (
                  <li key={m.index}>
                    <button
                      type="button"
                      aria-current={i === at ? 'step' : undefined}
                      data-later={at !== undefined && i > at ? '' : undefined}
                      aria-label={said(m)}
                      onClick={() => go(i)}
                    >
                      <GameIcon face={face} name={m.icon} small />
                      {i === at && (
                        <span data-shortens="">
                          <Rich quiet>{m.say}</Rich>
                        </span>
                      )}
                      <Gains gains={m.gains} who={m.who} short />
                    </button>
                  </li>
                );
              })}
            </ol>
          </li>
        ))}
        {others && <li>{others}</li>}
      </ol>
      {tools}
    </section>
  );
}
const colourOf = (who: Doer) => ({ '--s': who === 'game' ? 'var(--cd-ink-muted)' : `var(--cd-seat-${who + 1})` }) as CSSProperties;
function Tool({ icon, label, onClick }: { readonly icon: string; readonly label: string; onClick(): void }) {
  return (
    <button type="button" className="cd-tool" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

// ------------------------------------------------------------------ over the board

const middleOf = (s: Spot): readonly [number, number] => [s.x + s.width / 2, s.y + s.height / 2];
/** A smooth line through these points. */
function through(points: readonly (readonly [number, number])[]): string {
  const n = (x: number) => x.toFixed(1);
  const [first, ...rest] = points;
  if (!first) return '';
  if (rest.length === 1) {
    // A single stride is bent a little, so that it is seen from where to where.
    const [x, y] = rest[0] as readonly [number, number];
    const [mx, my] = [(first[0] + x) / 2 + (first[1] - y) * 0.16, (first[1] + y) / 2 + (x - first[0]) * 0.16];
    return `M${n(first[0])} ${n(first[1])}Q${n(mx)} ${n(my)} ${n(x)} ${n(y)}`;
  }
  let d = `M${n(first[0])} ${n(first[1])}`;
  rest.forEach(([x, y], i) => {
    const [px, py] = points[i] as readonly [number, number];
    const [bx, by] = points[i - 1] ?? [px, py];
    const [ax, ay] = points[i + 2] ?? [x, y];
    d += `C${n(px + (x - bx) / 6)} ${n(py + (y - by) / 6)} ${n(x - (ax - px) / 6)} ${n(y - (ay - py) / 6)} ${n(x)} ${n(y)}`;
  });
  return d;
}
const half = (s: Spot): number => Math.max(16, Math.min(46, Math.min(s.width, s.height) / 2));
/** The way it went, rings at what changed, what was won beside its count. In the world of the board, so that the camera carries it. */
function Trail({
  now,
  face,
  view,
  over,
  chosen,
  shell,
}: {
  readonly now: Told;
  readonly face: AnyFace;
  readonly view: Json;
  readonly over: SVGGElement | undefined;
  readonly chosen: boolean;
  readonly shell: ShellState;
}) {
  const ring = useRef<SVGGElement>(null);
  const spotOf = (place: string): Spot | undefined => face.spot?.(place, view);
  const at = now.at.map(spotOf).find((s) => s !== undefined);
  const way = [...now.way.flatMap((place) => spotOf(place) ?? []), ...(at ? [at] : [])].map(middleOf);
  const d = way.length > 1 ? through(way) : '';
  const gains = now.gains.flatMap((g) => {
    const spot = g.at === undefined ? undefined : spotOf(g.at);
    return spot ? [{ gain: g, spot }] : [];
  });
  // Only where the reader asked for it, and only if it is out of sight: the board stays where it is while I think.
  useEffect(() => {
    if (chosen && ring.current) shell.camera.current?.showElements([ring.current]);
  }, [chosen, shell]);
  if (!over) return null;
  return createPortal(
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing, nothing in it takes the focus
    <g className="cd-trail" aria-hidden="true">
      {d && (
        <>
          <mask id="cd-trail-drawn" maskUnits="userSpaceOnUse" x="-9999" y="-9999" width="19998" height="19998">
            <path className="cd-trail__drawn" d={d} pathLength={1} />
          </mask>
          <path className="cd-trail__way" d={d} mask="url(#cd-trail-drawn)" />
        </>
      )}
      {at && (
        <g ref={ring} data-ring="" transform={`translate(${middleOf(at).map((x) => x.toFixed(1))})`}>
          <circle className="cd-trail__ring" r={half(at)} />
          <circle className="cd-trail__ring" r={half(at) + 6} />
        </g>
      )}
      {gains.map(({ gain, spot }) => (
        <g
          key={`${gain.at} ${gain.unit}`}
          className="cd-trail__gain"
          data-bad={gain.points < 0 ? '' : undefined}
          transform={`translate(${middleOf(spot).map((x) => x.toFixed(1))})`}
        >
          <circle />
          <text>{signed({ points: gain.points, unit: '' })}</text>
        </g>
      ))}
    </g>,
    over,
  );
}
/** What happened, in words, beside where it did: over no answer and no piece of mine, else at the foot of the board with an arm. */
function Caption({
  now,
  at,
  face,
  shell,
}: {
  readonly now: Told;
  readonly at: number;
  readonly face: AnyFace;
  readonly shell: ShellState;
}) {
  const card = useRef<HTMLElement>(null);
  const [arm, setArm] = useState('');
  const { frame } = shell;
  useLayoutEffect(() => {
    const place = () => {
      const box = card.current;
      const whole = frame.current?.getBoundingClientRect();
      const board = frame.current?.querySelector('.cd-board')?.getBoundingClientRect();
      if (!box || !whole || !board) return;
      const strip = frame.current?.querySelector('.cd-moments')?.getBoundingClientRect();
      const ring = frame.current?.querySelector('.cd-trail [data-ring]')?.getBoundingClientRect();
      const room: Box = { left: board.left, right: board.right, top: strip?.bottom ?? board.top, bottom: board.bottom };
      const seen = ring && ring.right > room.left && ring.left < room.right && ring.bottom > room.top && ring.top < room.bottom;
      const { width, height } = box.getBoundingClientRect();
      const keep = (selector: string, weight: number) =>
        [...(frame.current?.querySelectorAll(selector) ?? [])].map((e) => ({ box: e.getBoundingClientRect(), weight }));
      const foot: Box = { left: room.left, right: room.right, top: room.bottom - 8, bottom: room.bottom };
      const spot = placeCard(seen ? ring : foot, { width, height }, room, [
        ...keep('.cd-board [data-target]', 100),
        ...keep('.cd-board [data-own], .cd-trail__gain', 10),
        ...keep('.cd-boardtools, .cd-boardnote', 5),
      ]);
      box.style.left = `${Math.round(spot.left - whole.left)}px`;
      box.style.top = `${Math.round(spot.top - whole.top)}px`;
      const [cx, cy] = ring ? [ring.left + ring.width / 2, ring.top + ring.height / 2] : [0, 0];
      const x = Math.max(spot.left, Math.min(spot.left + width, cx));
      const y = Math.max(spot.top, Math.min(spot.top + height, cy));
      const away = seen && ring ? Math.hypot(cx - x, cy - y) - ring.width / 2 : 0;
      const u = away > 12 && ring ? ring.width / 2 / Math.hypot(cx - x, cy - y) : 0;
      const d = away > 12 ? `M${x - whole.left} ${y - whole.top}L${cx + (x - cx) * u - whole.left} ${cy + (y - cy) * u - whole.top}` : '';
      setArm(d);
    };
    place();
    // Whoever moves the camera takes the ring away under it.
    const timer = setInterval(place, 250);
    return () => clearInterval(timer);
  }, [frame]);
  if (!frame.current) return null;
  return createPortal(
    <>
      {arm && (
        <svg className="cd-trail__arm" aria-hidden="true">
          <path d={arm} />
        </svg>
      )}
      <aside ref={card} className="cd-caption">
        <i aria-hidden="true">{at + 1}</i>
        <div>
          <b>
            <DoerSign who={now.who} face={face} size="xs" />
            <span>
              <Rich quiet>{now.say}</Rich>
            </span>
          </b>
          {now.more.length > 0 && (
            <p>
              <Rich quiet>{now.more.slice(0, 4).join(' ')}</Rich>
            </p>
          )}
          {now.gains.length > 0 && (
            <p className="cd-caption__gains">
              <Gains gains={now.gains} who={now.who} />
            </p>
          )}
        </div>
      </aside>
    </>,
    frame.current,
  );
}
