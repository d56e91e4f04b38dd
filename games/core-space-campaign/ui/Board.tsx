/** The campaign's home: where the story is, what can be done, my crew and ship, how all stand, what has been. */
import { MISSION, type Mission } from '@cosmodrome/core-space/content/index';
import { useFrame, useInset } from '@cosmodrome/kit/ui/frame';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { STAGE_MISSION, STAGES, type Stage } from '../content/index.ts';
import { titleOf } from '../judge/brought.ts';
import { crewOf, outingOf } from '../state.ts';
import { Acts } from './Acts.tsx';
import { Barter } from './Barter.tsx';
import { Log, Standings, Tables } from './Books.tsx';
import { CrewPanel } from './Crew.tsx';
import { type Props, wordsOf } from './parts.tsx';
import { Emblem, Plan, Scene } from './Scene.tsx';
import { ShipPanel } from './Ship.tsx';

export function Board(given: Props) {
  const props = useSteady(given);
  const { view, seat, names } = props;
  const [looked, look] = useState<number>();
  const crew = crewOf(view, looked ?? seat ?? 0);
  useScrollingCamera();
  const room = useRoom(view);
  return (
    <div className="csc-board" aria-busy={props !== given} style={{ '--csc-room': `${room}px` } as CSSProperties}>
      <Banner {...props} />
      {view.settings.structure === 'arc' && <Thread {...props} />}
      <Acts {...props} />
      <Barter {...props} />
      {view.crews.length > 1 && (
        <div className="csc-tabs" role="tablist">
          {view.crews.map(({ seat: of }) => (
            <button key={of} type="button" role="tab" aria-selected={of === crew.seat} onClick={() => look(of)}>
              {names[of]}
            </button>
          ))}
        </div>
      )}
      {crew.standing === 'active' && (
        <div className="csc-two">
          <CrewPanel {...props} crew={crew} />
          <ShipPanel {...props} crew={crew} />
        </div>
      )}
      <div className="csc-two">
        <Tables {...props} />
        <Standings {...props} />
        <Log {...props} />
      </div>
    </div>
  );
}
/**
 * While an answer is on its way nothing is asked. Shelves, tabs and what is being put together stay where they are: they would come back shut, and
 * the page at another place.
 */
function useSteady(props: Props): Props {
  const { view, play } = props;
  const last = useRef<Pick<Props, 'view' | 'play'>>(undefined);
  useEffect(() => {
    if (play.asks.length > 0) last.current = { view, play };
  }, [view, play]);
  if (play.asks.length > 0 || last.current?.view !== view) return props;
  const nothing = () => undefined;
  return { ...props, play: { ...last.current.play, pick: nothing, propose: nothing, confirm: nothing, clear: nothing } };
}
/** What hangs from the bar covers nothing. The room is kept until something has changed: nothing moves away from under a hand. */
function useRoom(view: Props['view']): number {
  const inset = useInset();
  const [kept, keep] = useState({ view, room: inset });
  if (kept.view !== view || inset > kept.room) keep({ view, room: inset });
  return kept.room;
}
/** There is no world to look at from nearer by: what the frame wants to show is scrolled to. */
function useScrollingCamera(): void {
  const { setCamera } = useFrame();
  useEffect(() => {
    const nothing = () => undefined;
    setCamera({
      zoomBy: nothing,
      fit: nothing,
      pan: nothing,
      show: nothing,
      showElements: (elements) => elements[0]?.scrollIntoView({ block: 'nearest' }),
    });
    return () => setCamera(undefined);
  }, [setCamera]);
}
/** What is being played, or comes next. */
function Banner(props: Props) {
  const { view, seat, lang } = props;
  const { lexicon, called, core } = wordsOf(props);
  const outing = seat === undefined ? view.outings[0] : outingOf(view, seat);
  const { structure, missions } = view.settings;
  const next = structure === 'arc' ? STAGE_MISSION[view.stage] : structure === 'league' ? missions[view.step % missions.length] : undefined;
  const mission = outing?.mission ?? next;
  /** Somebody drew it. */
  const drawn: Mission | null = outing && outing.drawn !== null ? view.brought[outing.drawn]! : null;
  const place = drawn ?? (mission && MISSION[mission]);
  // Once there is a ledger to keep, the story has been told.
  const busy = outing !== undefined && !['embark', 'playing'].includes(outing.phase);
  return (
    <header className="csc-banner">
      {place && <Scene mission={place} />}
      <small>
        {structure === 'arc' ? lexicon.names.stages[view.stage] : `${lexicon.names.step(view.step + 1)} / ${view.settings.length}`}
      </small>
      <h2>{mission ? called.mission(mission, titleOf(view, outing?.drawn ?? null)) : lexicon.options.structure.values[structure]}</h2>
      {mission && !busy && (
        <p className="csc-story">
          {drawn && 'story' in drawn.name ? drawn.name.story : <Rich>{core.lexicon.missions[mission].story}</Rich>}
        </p>
      )}
      {outing && (
        <p className="csc-chips">
          <span>{lexicon.names.phases[outing.phase]}</span>
          <span>{lexicon.page.starts(outing.pegs ?? (drawn ?? MISSION[outing.mission]).hostility, outing.traders)}</span>
        </p>
      )}
      {place && !busy && <Plan mission={place} lang={lang} says={lexicon.page.plan} />}
    </header>
  );
}
/** The five stages of the story. */
function Thread(props: Props) {
  const { view } = props;
  const { lexicon, called } = wordsOf(props);
  const played = (stage: Stage) => view.log.some(({ mission }) => mission === STAGE_MISSION[stage]);
  const now = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const at = now.current;
    const row = at?.parentElement;
    if (row && view.stage) row.scrollLeft = at.offsetLeft + at.offsetWidth - row.offsetLeft - row.clientWidth;
  }, [view.stage]);
  const shown = STAGES.filter((stage) => view.stage === stage || played(stage) || !['3b', 'extra'].includes(stage));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, keys must scroll it
    <ol className="csc-thread" aria-label={lexicon.page.arc} tabIndex={0}>
      {shown.map((stage) => (
        <li
          key={stage}
          ref={view.stage === stage ? now : undefined}
          data-now={view.stage === stage ? '' : undefined}
          data-past={played(stage) ? '' : undefined}
        >
          <Emblem mission={STAGE_MISSION[stage]} />
          <b>{lexicon.names.stages[stage]}</b>
          <span>{called.mission(STAGE_MISSION[stage])}</span>
        </li>
      ))}
    </ol>
  );
}
