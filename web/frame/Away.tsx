/** While you were away: a picture of each of the last turns, and where I stand. */
import type { Json, Seat } from '@cosmodrome/kernel';
import type { AnyFace, Spot } from '@cosmodrome/kit/face';
import type { AnyWords } from '@cosmodrome/kit/text';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Heading, Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components';
import { dayAndTime, span } from '../logic/clock.ts';
import { byDoer, mainOf, signed, summed, type Told } from '../logic/moments.ts';
import { useLang, useT } from '../text/index.ts';
import { DoerSign } from './Moments.tsx';
import type { AwayState } from './useAway.ts';
import type { Watched } from './useRecap.ts';

const MOST_TURNS = 3;
export function Away({
  away,
  recap,
  face,
  view,
  words,
  seat,
  frame,
}: {
  readonly away: AwayState;
  readonly recap: Pick<Watched, 'moments'>;
  readonly face: AnyFace;
  readonly view: Json;
  readonly words: AnyWords;
  readonly seat: Seat;
  readonly frame: RefObject<HTMLElement | null>;
}) {
  const t = useT();
  const lang = useLang();
  // Inside the frame: outside it neither its pictures nor the colours of seats would be those of the game.
  const [into, setInto] = useState<Element>();
  useEffect(() => setInto(frame.current ?? document.body), [frame]);
  const turns = byDoer(recap.moments);
  const stands = words.standing?.(view, seat) ?? [];
  if (!into) return null;
  return (
    <ModalOverlay
      UNSTABLE_portalContainer={into}
      className="cd-scrim"
      isOpen
      isDismissable
      onOpenChange={(open) => !open && away.close(false)}
    >
      <Modal className="cd-modal cd-away">
        <RacDialog className="cd-dialog">
          <header>
            <Heading slot="title" level={2}>
              {t.away.title}
            </Heading>
            <p>
              {span(away.span, lang)}. {t.away.turns(turns.length)}
            </p>
          </header>
          <ol>
            {turns.slice(-MOST_TURNS).map(({ who, moments }) => {
              const main = mainOf(moments) as Told;
              const time = moments.findLast((m) => m.time !== null)?.time;
              return (
                <li key={main.index}>
                  <Picture moments={moments} face={face} view={view} />
                  <div>
                    {time !== undefined && time !== null && <small>{dayAndTime(time, lang)}</small>}
                    <b>
                      <DoerSign who={who} face={face} />{' '}
                      <span>
                        <Rich quiet>{main.say}</Rich>
                      </span>
                    </b>
                    <p>
                      <Rich quiet>{sentences([...main.more, ...moments.filter((m) => m !== main).map((m) => m.say)].slice(0, 3))}</Rich>
                    </p>
                    <p className="cd-caption__gains">
                      {summed(moments.flatMap((m) => m.gains.filter((g) => g.seat === who || who === 'game'))).map((g) => (
                        <em key={`${g.name} ${g.unit}`} data-bad={g.points < 0 ? '' : undefined}>
                          {g.name} {signed(g)}
                        </em>
                      ))}
                    </p>
                  </div>
                </li>
              );
            })}
          </ol>
          {stands.length > 0 && (
            <p className="cd-away__now">
              <b>{t.away.stand}</b> <Rich quiet>{stands.join(' ')}</Rich>
            </p>
          )}
          <footer>
            {recap.moments.length > 0 && (
              <button type="button" className="cd-button" onClick={() => away.close(true)}>
                <Icon name="replay" small /> {t.away.show}
              </button>
            )}
            <button type="button" className="cd-button" data-kind="go" onClick={() => away.close(false)}>
              {t.away.go}
            </button>
          </footer>
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
}
/** What was told line by line, as running text. */
const sentences = (lines: readonly string[]): string => lines.map((line) => (/[.!?…»]$/.test(line) ? line : `${line}.`)).join(' ');

const WHOLE = { width: 176, height: 120 };
/** The board as it is drawn now, around where the turn took place. It is a picture: nothing in it can be touched or is read out. */
function Picture({ moments, face, view }: { readonly moments: readonly Told[]; readonly face: AnyFace; readonly view: Json }) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once, from the board of that moment
  useEffect(() => {
    const stage = document.querySelector<SVGSVGElement>('.cd-board .cd-stage');
    const spots = moments.flatMap((m) =>
      [...m.way, ...m.at].flatMap((place) => {
        const spot = face.spot?.(place, seen.current);
        return spot ? [spot] : [];
      }),
    );
    const around = boundsOf(spots);
    if (!stage || !around || !box.current) return;
    const copy = stage.cloneNode(true) as SVGSVGElement;
    const ground = copy.querySelector<SVGGElement>(':scope > g:last-of-type');
    ground?.removeAttribute('transform');
    for (const e of copy.querySelectorAll('[data-target], [data-at], [data-part]'))
      for (const name of ['data-target', 'data-at', 'data-part', 'role', 'tabindex', 'data-state']) e.removeAttribute(name);
    const { x, y, width, height } = around;
    copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    copy.setAttribute('preserveAspectRatio', 'xMidYMid slice');
    copy.removeAttribute('role');
    copy.removeAttribute('aria-label');
    copy.style.setProperty('--cd-zoom', String(WHOLE.width / width));
    const last = spots.at(-1) as Spot;
    const ring = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
    ring.setAttribute('class', 'cd-trail__ring');
    ring.setAttribute('cx', String(last.x + last.width / 2));
    ring.setAttribute('cy', String(last.y + last.height / 2));
    ring.setAttribute('r', String(Math.max(18, Math.min(46, last.width / 2))));
    ground?.append(ring);
    box.current.replaceChildren(copy);
  }, []);
  return <div ref={box} className="cd-away__map" aria-hidden="true" inert />;
}
/** All of them with room around, in the shape of the picture. */
function boundsOf(spots: readonly Spot[]): Spot | undefined {
  if (spots.length === 0) return undefined;
  const x0 = Math.min(...spots.map((s) => s.x));
  const y0 = Math.min(...spots.map((s) => s.y));
  const w = Math.max(...spots.map((s) => s.x + s.width)) - x0;
  const h = Math.max(...spots.map((s) => s.y + s.height)) - y0;
  const scale = Math.max((w * 1.5) / WHOLE.width, (h * 1.5) / WHOLE.height, 1.4);
  const [width, height] = [WHOLE.width * scale, WHOLE.height * scale];
  return { x: x0 + w / 2 - width / 2, y: y0 + h / 2 - height / 2, width, height };
}
