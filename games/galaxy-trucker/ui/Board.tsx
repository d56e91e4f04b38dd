/** The board: the yard while ships are built, the flight after it, and whose ship is looked at. */
import type { Seat } from '@cosmodrome/kernel';
import { useFrame } from '@cosmodrome/kit/ui/frame';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSmall } from './bench.ts';
import type { Props } from './builder.ts';
import { Flight } from './Flight.tsx';
import { Hiring } from './Hiring.tsx';
import { LABELS } from './labels.ts';
import { PaySlip, useSlip } from './Payout.tsx';
import { Ready } from './Ready.tsx';
import { flightOrder } from './Route.tsx';
import { isYard } from './Things.tsx';
import { Yard } from './Yard.tsx';

/** The ships stand side by side in the camera's world, this far apart: showing a place there shows that ship. */
export const APART = 10_000;

export function Board(props: Props) {
  const { view, seat, lang, names } = props;
  const labels = LABELS[lang];
  const small = useSmall();
  const [chosen, look] = useState<Seat>();
  const watched = useWatched(props);
  const shown = chosen ?? watched;
  useCamera(look);
  const slip = useSlip(props);
  const asked = props.play.asks.some((ask) => ask.seat === seat);
  // A question of mine brings my own ship back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every new phase too
  useEffect(() => {
    if (asked) look(undefined);
  }, [asked, view.phase]);
  const hiring = view.phase === 'hiring';
  // Markers are laid on the plan as cubes are stowed aboard.
  const builds = isYard(view) && !props.play.asks.some(({ topic }) => topic === 'before/markers');
  // A phone has no room for it while I build or answer: the others' ships are with the players.
  const eyes = !hiring && !(small && seat !== undefined && (asked || isYard(view)));
  return (
    <div className="gt-board" data-phase={view.phase}>
      {/* What a slip lies on is out of reach of keys and screen readers too. */}
      <div className="gt-under" inert={slip.open}>
        {hiring ? <Hiring {...props} /> : builds ? <Yard {...props} shown={shown} /> : <Flight {...props} shown={shown} />}
        {eyes && (
          <nav className="gt-eyes" aria-label={labels.watch} inert={view.pile !== null}>
            {names.map((name, s) => (
              <button
                key={s}
                type="button"
                aria-pressed={s === shown}
                aria-label={s === seat ? labels.myShip : labels.shipOf(name)}
                title={name}
                onClick={() => look(s === watched ? undefined : s)}
              >
                <SeatShape seat={s} size="s" name={name} />
              </button>
            ))}
          </nav>
        )}
        {!hiring && shown !== seat && (
          <p className="gt-whose">
            <SeatShape seat={shown} size="xs" /> <span data-shortens="">{labels.shipOf(names[shown] ?? '')}</span>
          </p>
        )}
        {(view.phase === 'ready' || (view.phase === 'before' && !asked)) && <Ready {...props} />}
      </div>
      {slip.open && <PaySlip {...props} shut={slip.shut} />}
    </div>
  );
}
/** Whose ship is looked at by itself: mine; whoever does not fly, or not any more, flies with whoever is ahead as long as they do. */
function useWatched({ view, seat }: Props): Seat {
  const mate = useRef<Seat>(undefined);
  const own = seat ?? view.sitting ?? 0;
  const flies = (s: Seat | undefined) => s !== undefined && view.flyers[s]?.out === null;
  if ((view.phase !== 'card' && view.phase !== 'stay') || (seat !== undefined && flies(seat))) return own;
  if (!flies(mate.current)) mate.current = flightOrder(view)[0];
  return mate.current ?? own;
}
/** Ships fit as they are: the camera of this board only chooses whose is shown. */
function useCamera(look: (seat: Seat | undefined) => void): void {
  const { setCamera } = useFrame();
  const camera = useMemo(
    () => ({
      zoomBy: () => undefined,
      fit: () => look(undefined),
      pan: () => undefined,
      show: ({ x }: { readonly x: number }) => {
        look(Math.floor(x / APART));
      },
      showElements: () => undefined,
    }),
    [look],
  );
  useEffect(() => {
    setCamera(camera);
    return () => setCamera(undefined);
  }, [setCamera, camera]);
}
