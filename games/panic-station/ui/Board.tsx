/** The table: the station with everything in it, the rail of public facts, and what is played out over it. */

import { typeset } from '@cosmodrome/kit/rich';
import type { Camera } from '@cosmodrome/kit/ui/frame';
import { FrameContext, useFrame } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { Stage } from '@cosmodrome/kit/ui/Stage';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { bodyName, cardTitle } from './about.tsx';
import { action, actionIn } from './action.ts';
import { letGo, useHold } from './aim.ts';
import { factsIn, type Props, scansOf } from './facts.ts';
import { worldOf } from './geometry.ts';
import { LABELS } from './labels.ts';
import { useMarks } from './marks.ts';
import { type Asked, spotsOf, whyNotGiven } from './places.ts';
import { Counters, Minimap, Rail } from './Rail.tsx';
import { ScanPanel, useScan } from './Scan.tsx';
import { Station, Ways } from './Station.tsx';
import { Exchange, Received, useCrossing } from './Trade.tsx';
import { useTeamColours } from './teams.ts';
import { because } from './terms.ts';

const PHONE = 560;
const SMALL_MARGIN = 4;

export function Board(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  useLayoutEffect(() => {
    const element = box.current as HTMLDivElement;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useTeamColours(box, props.view);
  const small = size !== undefined && size.width < PHONE;
  return (
    <div ref={box} className="pan-board" data-small={small ? '' : undefined}>
      {size && <Table {...props} small={small} size={size} />}
    </div>
  );
}
export function Table(props: Props & { readonly small: boolean; readonly size: { readonly width: number; readonly height: number } }) {
  const { view, seat, play, small, size, lang, motion } = props;
  const labels = LABELS[lang];
  const held = useHold();
  const asked = useMemo<readonly Asked[]>(() => play.asks.map((a) => ({ topic: a.topic, options: play.options(a.topic) })), [play]);
  const question = play.asks.map((a) => `${a.topic} ${JSON.stringify(a.shape)}`).join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was taken in hand belongs to the question it was taken for
  useEffect(() => letGo, [question]);
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => e.key === 'Escape' && letGo();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const spots = useMemo(() => spotsOf(view, asked, held), [view, asked, held]);
  const facts = useMemo(() => factsIn({ view, notes: props.notes }), [props.notes, view]);
  const [marks] = useMarks(props.match, seat);
  const scans = useMemo(() => scansOf(view, facts), [view, facts]);
  const [scan, closeScan] = useScan(scans, view.turn?.seat);
  const crossing = useCrossing(view, motion);
  const world = worldOf(view);
  const { frame, camera, touch } = useCamera(props, world, small, size);
  return (
    <>
      <div className="pan-ground-plan" />
      {/* The camera measures its limits anew when its box changes: a station that has grown moves the edge by one pixel. */}
      <div
        className="pan-stage"
        onWheel={touch}
        onPointerMove={(e) => e.buttons === 1 && touch()}
        style={{ '--pan-grown': `${view.base.length % 2}px` } as React.CSSProperties}
      >
        <FrameContext value={frame}>
          <Stage world={world} label={labels.station} margin={small ? SMALL_MARGIN : 8}>
            <Station {...props} spots={spots} asked={asked} facts={facts} marks={marks} />
            <Exchange {...props} crossing={crossing} />
          </Stage>
        </FrameContext>
      </div>
      {small ? <Counters {...props} facts={facts} /> : <Rail {...props} facts={facts} />}
      {small && <Minimap {...props} onOpen={() => camera.current?.fit()} />}
      <Taken {...props} />
      {small && <Locked {...props} asked={asked} />}
      <Ways {...props} />
      <Received {...props} crossing={crossing} />
      {scan && !(view.ending && view.round > scan.round) && (
        <ScanPanel key={`${scan.round} ${scans.length}`} {...props} scan={scan} onClose={closeScan} />
      )}
    </>
  );
}
/** On a phone a card shows no reason: what cannot be given in a trade is told here. */
function Locked({ view, words, lang, asked }: Props & { readonly asked: readonly Asked[] }) {
  const given = asked.find((a) => a.topic === 'trade/give');
  const locked = given ? (view.me?.hand.filter((card) => !given.options.includes(card)) ?? []) : [];
  const [first] = locked;
  if (first === undefined) return null;
  return (
    <p className="pan-locked">
      <Icon name="lock" small />{' '}
      <span>
        <b>{typeset(LABELS[lang].lockedCards(locked.length), lang)}</b> <Rich>{because(words, whyNotGiven(view, first))}</Rich>
      </span>
    </p>
  );
}
/** What I hold before I answer, and how to let go of it. */
function Taken({ view, lang, names }: Props) {
  const { who, card, reveal } = useHold();
  const labels = LABELS[lang];
  if (who === undefined && card === undefined && !reveal) return null;
  const say = reveal
    ? labels.revealing
    : card !== undefined
      ? labels.cardInHand(cardTitle(card, { view, lang, names }))
      : labels.chosenFirst(bodyName(view, who!, { names, lang }));
  return (
    <p className="pan-taken" role="status">
      <span>{typeset(say, lang)}</span>
      <button type="button" className="cd-tool" aria-label={labels.cancel} onClick={letGo}>
        <Icon name="close" small />
      </button>
    </p>
  );
}
/** Below this scale a room is too small to be read. */
const READABLE = 0.5;
/** A figure is 46 wide: at this scale a finger hits it. */
const PHONE_SCALE = 1.05;
/** The camera shows a place within so much of the board. */
const SHOWN = 0.7;
const TRAVEL_MS = 520;
interface Size {
  readonly width: number;
  readonly height: number;
}
/**
 * A station that fits is shown whole. One that would be too small to read (on a phone, or when it has grown long) is shown at a
 * readable size instead, on the place of the action, and the camera follows the turn.
 */
function useCamera({ view, seat, play, motion }: Props, world: Size, small: boolean, size: Size) {
  const outer = useFrame();
  const camera = useRef<Camera>(undefined);
  const [settled, settle] = useState(!small);
  // On a small board the counters take 40 px of the height, and the Stage keeps a margin.
  const [across, down] = small ? [2 * SMALL_MARGIN, 2 * SMALL_MARGIN + 40] : [0, 0];
  const fitted = Math.min((size.width - across) / world.width, (size.height - down) / world.height);
  const tight = !small && fitted < READABLE;
  const now = useRef({ view, seat, play, small, fitted, motion, size });
  now.current = { view, seat, play, small, fitted, motion, size };
  const { setCamera } = outer;
  /** The reader has moved the camera: it stays there until the next question for them. */
  const moved = useRef(false);
  const follow = useCallback(() => {
    const { view, seat, play, small, size } = now.current;
    const room = { width: (size.width * SHOWN) / PHONE_SCALE, height: (size.height * SHOWN) / PHONE_SCALE };
    const spot = small ? actionIn(room, view, seat, play.asks) : action(view, seat, play.asks);
    if (spot && !moved.current) camera.current?.show(spot);
  }, []);
  const take = useCallback(
    (c: Camera | undefined) => {
      camera.current = c;
      setCamera(
        c && {
          ...c,
          zoomBy: (factor) => {
            moved.current = true;
            c.zoomBy(factor);
          },
          pan: (dx, dy) => {
            moved.current = true;
            c.pan(dx, dy);
          },
          fit: () => {
            moved.current = false;
            c.fit();
          },
        },
      );
      if (!c || !now.current.small) return;
      c.zoomBy(Math.max(1, PHONE_SCALE / now.current.fitted));
      follow();
    },
    [setCamera, follow],
  );
  useEffect(() => settle(true), []);
  useEffect(() => {
    if (!tight) return;
    const present = Number(document.querySelector<SVGElement>('.pan-stage > svg')?.style.getPropertyValue('--cd-zoom') || 1);
    if (present < READABLE) camera.current?.zoomBy(READABLE / present);
    const timer = setTimeout(follow, now.current.motion ? TRAVEL_MS : 0);
    return () => clearTimeout(timer);
  }, [tight, follow]);
  const turn = view.turn?.seat;
  const started = useRef(turn);
  useEffect(() => {
    if (started.current !== turn && (tight || small)) follow();
    started.current = turn;
  }, [turn, tight, small, follow]);
  const asked = play.asks.length > 0;
  useEffect(() => {
    if (asked) moved.current = false;
  }, [asked]);
  // A station that has grown is shown whole again, as long as it can be read that way.
  const grown = `${world.width} ${world.height}`;
  const shown = useRef(grown);
  useEffect(() => {
    if (shown.current !== grown && !moved.current && !tight && !small) camera.current?.fit();
    shown.current = grown;
  }, [grown, tight, small]);
  const touch = useCallback(() => {
    moved.current = true;
  }, []);
  const frame = useMemo(() => ({ ...outer, motion: outer.motion && settled, setCamera: take }), [outer, settled, take]);
  return { frame, camera, touch };
}
