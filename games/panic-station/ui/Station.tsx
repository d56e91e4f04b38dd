/** The station: rooms, passages, what can be laid next, characters and parasites, and every answer that is a place. */
import { typeset } from '@cosmodrome/kit/rich';
import { useExplain } from '@cosmodrome/kit/ui/Explain';
import { useFrame, useNameOf } from '@cosmodrome/kit/ui/frame';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Direction } from '../content/index.ts';
import { type BodyId, cardOf, isAndroid, type RoomId, roomAt, seatOf } from '../state.ts';
import type { Action } from '../topics.ts';
import type { NextView, TileView, View } from '../view.ts';
import { bodyAbout, bodyName, parasiteAbout, roomAbout, roomName, roomSentence } from './about.tsx';
import { hold, letGo, useHold } from './aim.ts';
import type { Facts, Props } from './facts.ts';
import {
  bodyView,
  CARD,
  type Cell,
  cellKey,
  corner,
  edgeOf,
  frameOf,
  frontiers,
  halfOf,
  lightOf,
  piecesOf,
  roomOf,
  sceneRoom,
} from './geometry.ts';
import { LABELS } from './labels.ts';
import type { Marks } from './marks.ts';
import { linesOf } from './names.ts';
import { Body, colourOf, EdgeDoor, Floor, HeartPill, Parasite, plateId, RoomCardArt, shift, Use, verminOf } from './pieces.tsx';
import { type Asked, cameraRoom, choosable, isAttack, type Laying, laysOut, type Offer, type Spots, whyNotRoom } from './places.ts';
import { Spot } from './Spot.tsx';
import { because, NAMES } from './terms.ts';

interface StationProps extends Props {
  readonly spots: Spots;
  readonly asked: readonly Asked[];
  readonly facts: Facts;
  readonly marks: Marks;
}
const at = ([x, y]: readonly [number, number]) => `translate(${x} ${y})`;

export function Station(props: StationProps) {
  return (
    <>
      <Unknown {...props} />
      <Floors {...props} />
      <Passages view={props.view} />
      <Rooms {...props} />
      <Layings {...props} />
      <Vermin {...props} />
      <Crew {...props} />
    </>
  );
}

// ------------------------------------------------------------------ cells that nobody has seen

function Unknown({ view, spots, lang, explain }: StationProps) {
  const labels = LABELS[lang];
  const open = frontiers(view);
  const cells = new Map<string, Cell>(open.map((f) => [cellKey(f.cell), f.cell]));
  for (const [key, { cell }] of spots.cells) cells.set(key, cell);
  return (
    <>
      {[...cells].map(([key, cell]) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a click only tells what it is, as the rail does
        <path
          key={key}
          className="pan-ghost"
          data-legal={spots.cells.has(key) ? '' : undefined}
          transform={at(corner(cell))}
          d={CARD}
          onClick={(e) =>
            explain(e.currentTarget, { title: labels.ghost, text: [labels.ghostWhy, labels.ghostHelp], rules: ['PAN-EXPL-06'] })
          }
        />
      ))}
      {open.map(({ cell, side, tile }) => {
        const [x, y] = corner(tile);
        return (
          <g
            key={`${tile.card} ${cellKey(cell)}`}
            className="pan-frontier"
            transform={`translate(${x + 90} ${y + 90}) rotate(${side * 90}) translate(0 -105)`}
          >
            <path d="M-7 3 0-4 7 3" />
            <path d="M-7 9 0 2 7 9" opacity=".4" />
          </g>
        );
      })}
    </>
  );
}

// ------------------------------------------------------------------ rooms

function Floors({ view, changed }: StationProps) {
  return view.base.map((tile, i) => (
    <g key={tile.card} transform={at(corner(tile))} className="pan-tile" data-new={changed.has(`tile:${i}`) ? '' : undefined}>
      <g className="pan-tile__in">
        <Floor
          card={tile.card}
          orientation={tile.orientation}
          lights={tile.inner === null ? [lightOf(view, roomAt(i, 0))] : [lightOf(view, roomAt(i, 0)), lightOf(view, roomAt(i, 1))]}
        />
        {tile.inner !== null && (
          <g transform="translate(90 90)">
            <Use id={tile.inner === 'security' && view.doorsOpen ? 'inner-open' : `inner-${tile.inner}`} x={-30} y={-10} w={60} h={20} />
          </g>
        )}
      </g>
    </g>
  ));
}
const HALF: readonly Direction[] = [1, 2];
/** Doors to the unknown, and one passage where two doors meet. */
function Passages({ view }: { readonly view: View }) {
  return view.base.map((tile) => {
    const [x, y] = corner(tile);
    return (
      <g key={tile.card} transform={at([x, y])} pointerEvents="none">
        {tile.sides.map((side, d) =>
          side.passage === 'free' ? (
            <EdgeDoor key={d} side={d as Direction} door={side.door} />
          ) : HALF.includes(d as Direction) && side.passage !== 'wall' ? (
            <Passage
              key={d}
              side={d as Direction}
              kind={side.passage === 'security' ? (view.doorsOpen ? 'unlocked' : 'security') : 'open'}
            />
          ) : null,
        )}
      </g>
    );
  });
}
function Passage({ side, kind }: { readonly side: Direction; readonly kind: 'open' | 'security' | 'unlocked' }) {
  const [x, y] = side === 1 ? [185, 90] : [90, 185];
  return (
    <>
      <g transform={`translate(${x} ${y}) rotate(${side === 1 ? 90 : 0})`}>
        <Use id={`passage-${kind}`} x={-30} y={-16} w={60} h={32} />
      </g>
      {kind === 'security' && <Use id="lock-plate" x={x - 11} y={y - 11} w={22} h={22} />}
    </>
  );
}

function Rooms(props: StationProps) {
  const { view } = props;
  return view.base.flatMap((tile) => tile.rooms.map((room) => <Room key={room.id} {...props} tile={tile} room={room.id} />));
}
/** Name, icon and what may be done in a room; the room itself is where one goes. */
function Room({ tile, room, ...props }: StationProps & { readonly tile: TileView; readonly room: RoomId }) {
  const { view, lang, words, spots, changed, lit } = props;
  const half = halfOf(tile, room);
  const why = whyNotRoom(view, room);
  const has = roomOf(view, room);
  const moves = spots.rooms.get(room) ?? [];
  const [only, more] = moves;
  const name = roomName(view, room, lang);
  const scene = sceneRoom(view) === room;
  return (
    <g transform={at(corner(tile))}>
      <Spot
        offers={moves}
        d={edgeOf(half)}
        title={name}
        about={roomAbout(room, props)}
        changed={changed.has(`tile:${cardOf(room)}`) && half !== 1}
        tone={moves.some((m) => (m.option as Action).do === 'grenade') ? 'attack' : 'go'}
        {...(why ? { why: why === 'no-ap' ? because(words, why) : why === 'far' ? LABELS[lang].far : LABELS[lang].doorLocked } : {})}
      >
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a floor is no control */}
        <path className="pan-ground" data-at={`room:${room}`} d={edgeOf(half)} role="img" aria-label={roomSentence(room, props)} />
        {(scene || lit === `room:${room}`) && <path className="pan-frame" data-kind={scene ? 'scene' : 'lit'} d={frameOf(half)} />}
        <RoomName tile={tile} room={room} icon={has.icon} name={name} />
        {has.icon && <Plate tile={tile} half={half} changed={changed.has(`plate:${cardOf(room)}`)} />}
        {tile.icon === 'reactor' && <Rose />}
      </Spot>
      {only && !more && <MoveMark offer={only} half={half} view={view} />}
      {moves.length > 1 && <Movers moves={moves} half={half} view={view} name={name} />}
      <Plates {...props} room={room} half={half} />
      {cameraRoom(view, props.asked) === room && <Cameras lang={lang} half={half} />}
    </g>
  );
}
function RoomName({ tile, room, icon, name }: { tile: TileView; room: RoomId; icon: boolean; name: string }) {
  const half = halfOf(tile, room);
  const main = icon || half === undefined;
  const lines = linesOf(name);
  const top = tile.icon === 'reactor';
  return (
    <text
      className="pan-name"
      data-sub={main ? undefined : ''}
      data-half={half === undefined ? undefined : ''}
      x="15"
      y={top ? 26 : half === 0 ? 82 : 166}
    >
      {lines.map((line, i) => (
        <tspan key={line} x="15" dy={i > 0 ? '1.02em' : top ? 0 : `${-1.02 * (lines.length - 1)}em`}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
function Plate({ tile, half, changed }: { readonly tile: TileView; readonly half: 0 | 1 | undefined; readonly changed: boolean }) {
  const id = plateId(tile.icon, tile.red);
  if (!id) return null;
  const y = half === 1 ? 98 : 8;
  return (
    <>
      <Use id={id} x={8} y={y} w={36} h={36} />
      {changed && <circle className="pan-ring" cx="26" cy={y + 18} r="21" />}
    </>
  );
}
/** North 1, East 2, South 3, West 4: the floor of the Reactor Room tells what the D4 means. */
const ROSE = [
  [90, 62],
  [158, 96],
  [90, 166],
  [22, 96],
] as const;
function Rose() {
  return ROSE.map(([x, y], i) => (
    <g key={`${x} ${y}`} transform={at([x, y])} className="pan-rose">
      <g>
        <path d="M0-11 11 8H-11Z" />
        <text y="6">{i + 1}</text>
      </g>
    </g>
  ));
}

// ------------------------------------------------------------------ going somewhere

const grenade = (offer: Offer): boolean => (offer.option as Action).do === 'grenade';
/** What a click on this room does: who comes, with a Key Card or not; or a grenade. */
function MoveMark({ offer, half, view }: { readonly offer: Offer; readonly half: 0 | 1 | undefined; readonly view: View }) {
  const a = offer.option as Action;
  const y = half === 1 ? 112 : 22;
  if (a.do === 'grenade')
    return (
      <g transform={at([152, y])} pointerEvents="none" className="pan-mark" data-tone="attack">
        <circle r="14" />
        <Use id="g-grenade" x={-9} y={-9} w={18} h={18} />
      </g>
    );
  if (a.do !== 'move') return null;
  return (
    <g transform={at([152, y])} pointerEvents="none" className="pan-mark">
      <circle r="15" />
      <g transform="translate(-1 13) scale(.42)">
        <Body kind={isAndroid(a.who) ? 'android' : 'soldier'} colour={colourOf(view, seatOf(a.who))} />
      </g>
      {a.key && (
        <g transform="translate(-24 0)">
          <circle r="11" />
          <Use id="g-keycard" x={-7} y={-7} w={14} h={14} />
        </g>
      )}
    </g>
  );
}
const TOKEN = 'M-15-21H15L21-15V15L15 21H-15L-21 15V-15Z';
/** Both characters can come here: each is a target of its own. */
function Movers({ moves, half, view, name }: { moves: readonly Offer[]; half: 0 | 1 | undefined; view: View; name: string }) {
  const y = half === 1 ? 116 : 26;
  return moves.map((offer, i) => {
    const a = offer.option as Action;
    const body = a.do === 'move';
    return (
      <g key={JSON.stringify(offer.option)} transform={at([154 - (moves.length - 1 - i) * 45, y])}>
        <Spot offers={[offer]} d={TOKEN} title={name} tone={grenade(offer) ? 'attack' : 'go'}>
          <path className="pan-token" d={TOKEN} />
          {body ? (
            <g transform="translate(-1 13) scale(.44)">
              <Body kind={isAndroid(a.who) ? 'android' : 'soldier'} colour={colourOf(view, seatOf(a.who))} />
            </g>
          ) : (
            <g className="pan-attackink">
              <Use id="g-grenade" x={-10} y={-10} w={20} h={20} />
            </g>
          )}
          {body && a.key && (
            <g transform="translate(0 22)" className="pan-mark">
              <circle r="9" />
              <Use id="g-keycard" x={-6} y={-6} w={12} h={12} />
            </g>
          )}
        </Spot>
      </g>
    );
  });
}

// ------------------------------------------------------------------ what an icon offers

const KINDS = ['search', 'teamSearch', 'heal'] as const;
const PILL = { search: 'g-search', teamSearch: 'i-team', heal: 'i-cross' } as const;
/** A place for words that a finger can hit, with room for letters that grow when the camera is far. */
function pill(text: string): { readonly w: number; readonly d: string } {
  const w = 32 + text.length * 11;
  return { w, d: `M4 0H${w - 4}L${w} 4V38L${w - 4} 42H4L0 38V4Z` };
}
function Plates({ spots, room, half, lang, view }: StationProps & { readonly room: RoomId; readonly half: 0 | 1 | undefined }) {
  const offers = spots.plates.get(room);
  if (!offers) return null;
  const labels = LABELS[lang];
  const words = { search: labels.search, teamSearch: labels.together, heal: labels.heal };
  const groups = KINDS.flatMap((kind) => {
    const of = offers.filter((o) => (o.option as Action).do === kind);
    return of.length > 0 ? [{ kind, of }] : [];
  });
  const top = half === 1 ? 103 : 13;
  const beside = half === undefined;
  return groups.map(({ kind, of }, i) => {
    const text = words[kind];
    const { w, d } = pill(text);
    return (
      <g key={kind} transform={at([50, top + i * (beside ? 45 : 36)])}>
        <Spot offers={of} d={d} title={text} at={roomName(view, room, lang)}>
          <path className="pan-pill" d={d} />
          <g className="pan-pillink">
            <Use id={PILL[kind]} x={6} y={12.5} w={17} h={17} />
            <text x={(22 + w) / 2} y="21">
              {text}
            </text>
          </g>
        </Spot>
      </g>
    );
  });
}

/** The cameras of the Terminal: pressed, every place where the visible room fits is shown. */
function Cameras({ lang, half }: { readonly lang: Props['lang']; readonly half: 0 | 1 | undefined }) {
  const labels = LABELS[lang];
  const on = useHold().reveal === true;
  const toggle = () => (on ? letGo() : hold({ reveal: true }));
  const { w, d } = pill(labels.reveal);
  return (
    <g transform={at(half === undefined ? [50, 58] : [178 - w, half === 1 ? 136 : 46])} className="pan-spot">
      <path className="pan-pill" d={d} />
      <g className="pan-pillink">
        <Use id="i-terminal" x={6} y={12.5} w={17} h={17} />
        <text x={(22 + w) / 2} y="21">
          {labels.reveal}
        </text>
      </g>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG shape cannot be a button element */}
      <path
        className="cd-target"
        data-target=""
        data-state={on ? 'chosen' : 'legal'}
        d={d}
        pathLength={24}
        role="button"
        tabIndex={-1}
        aria-pressed={on}
        aria-label={labels.revealing}
        onClick={toggle}
        onKeyDown={(e) => {
          if (e.key !== 'Enter' && e.key !== ' ') return;
          e.preventDefault();
          e.stopPropagation();
          toggle();
        }}
      />
    </g>
  );
}

// ------------------------------------------------------------------ laying a room

function Layings({ view, spots, lang }: StationProps) {
  const { next } = view;
  if (!next) return null;
  return [...spots.cells].map(([key, { cell, ways }]) => (
    <g key={key} transform={at(corner(cell))}>
      {ways.map((way, i) => {
        if (ways.length === 1) return <LayCard key="only" way={way} next={next} x={22} y={22} size={136} lang={lang} />;
        const small = ways.length > 2;
        const size = small ? 80 : 84;
        return (
          <LayCard
            key={JSON.stringify(way.option)}
            way={way}
            next={next}
            x={4 + (i % 2) * 88}
            y={small ? 4 + Math.floor(i / 2) * 88 : 48}
            size={size}
            lang={lang}
          />
        );
      })}
    </g>
  ));
}
/** The visible card as it would lie. */
function LayCard({ way, next, x, y, size, lang }: { way: Laying; next: NextView; x: number; y: number; size: number; lang: 'fr' | 'en' }) {
  const d = `M8 -2H${size - 8}L${size + 2} 8V${size - 8}L${size - 8} ${size + 2}H8L-2 ${size - 8}V8Z`;
  const labels = LABELS[lang];
  return (
    <g transform={at([x, y])} className="pan-lay">
      <Spot offers={[way]} d={d} title={labels.lay}>
        <g transform={`scale(${size / 180})`} className="pan-lay__card">
          <RoomCardArt card={next.card} sides={next.sides} icon={next.icon} orientation={way.orientation} light="off" />
        </g>
        {way.way === 'reveal' && (
          <g transform={at([size - 14, 14])}>
            <circle r="11" fill="#0c141e" stroke="#7fdcec" />
            <g style={{ color: '#9feaf7' }}>
              <Use id="i-terminal" x={-7} y={-7} w={14} h={14} />
            </g>
          </g>
        )}
      </Spot>
    </g>
  );
}

// ------------------------------------------------------------------ pieces

const RETICLE = 'M0-31A31 31 0 0 1 31 0A31 31 0 0 1 0 31A31 31 0 0 1-31 0A31 31 0 0 1 0-31Z';
function Vermin({ view, spots, changed, lit, lang, names, words }: StationProps) {
  const { parasites } = piecesOf(view);
  const labels = LABELS[lang];
  return view.parasites.map((p) => {
    const kind = verminOf(p);
    const offers = spots.parasites.get(p.id) ?? [];
    const place = parasites.get(p.id);
    if (!place) return null;
    return (
      <g key={p.id} className="pan-piece" data-piece={`parasite:${p.id}`} style={shift(place)}>
        <Spot
          offers={offers}
          d={RETICLE}
          title={labels.parasite[kind]}
          about={parasiteAbout(kind, { view, names, lang, words })}
          changed={changed.has(`parasite:${p.id}`) || lit === `parasite:${p.id}`}
          tone={offers.some((o) => isAttack(o.option)) ? 'attack' : 'go'}
        >
          <Parasite kind={kind} />
          {offers.some((o) => isAttack(o.option)) && <Reticle />}
        </Spot>
      </g>
    );
  });
}
const Reticle = () => (
  <g className="pan-reticle" pointerEvents="none">
    <Use id="target-reticle" x={-34} y={-34} w={68} h={68} />
  </g>
);
const FIGURE = 'M-22-62H24V12L14 22H-14L-22 12Z';

function Crew(props: StationProps) {
  const { view, seat, asked, spots } = props;
  const { bodies } = piecesOf(view);
  const choose = choosable(view, asked);
  return [...bodies].map(([body, place]) => (
    <g
      key={body}
      className="pan-piece"
      data-piece={`body:${body}`}
      data-body={body}
      data-own={seatOf(body) === seat ? '' : undefined}
      style={shift(place)}
    >
      <Figure {...props} body={body} offers={spots.bodies.get(body) ?? []} choose={choose.length > 1 && choose.includes(body)} />
    </g>
  ));
}
function Figure({
  body,
  offers,
  choose,
  ...props
}: StationProps & { readonly body: BodyId; readonly offers: readonly Offer[]; readonly choose: boolean }) {
  const { view, changed, lit, facts, marks } = props;
  const held = useHold();
  const seat = seatOf(body);
  const is = bodyView(view, body);
  const about = bodyAbout(body, props, facts, marks);
  const attack = offers.some((o) => isAttack(o.option));
  const name = bodyName(view, body, props);
  const drawing = (
    <>
      <path className="pan-ground" data-at={`body:${body}`} d={FIGURE} />
      <g className="pan-figure" data-hurt={changed.has(`hp:${body}`) ? '' : undefined}>
        <Body kind={isAndroid(body) ? 'android' : 'soldier'} colour={colourOf(view, seat)} />
      </g>
      <HeartPill hp={is.hp} />
      {view.turn?.seat === seat && <path className="pan-turn" d="M-7-72H7L0-64Z" />}
      {attack && (
        <g transform="translate(0 -26)">
          <Reticle />
        </g>
      )}
    </>
  );
  if (offers.length === 0 && choose) {
    const on = held.who === body;
    return (
      <Chooser name={name} on={on} about={about} onChoose={() => (on ? letGo() : hold({ who: body }))}>
        {drawing}
      </Chooser>
    );
  }
  return (
    <Spot
      offers={offers}
      d={FIGURE}
      title={name}
      about={about}
      changed={changed.has(`body:${body}`) || lit === `body:${body}` || lit === `seat:${seat}`}
      tone={attack ? 'attack' : 'go'}
    >
      {drawing}
    </Spot>
  );
}
/** My own piece: chosen first, it leaves only its own moves glowing. */
function Chooser({
  name,
  on,
  about,
  onChoose,
  children,
}: {
  readonly name: string;
  readonly on: boolean;
  readonly about: Parameters<typeof useExplain>[0];
  onChoose(): void;
  readonly children: ReactNode;
}) {
  const explain = useExplain(about);
  const { lang } = useFrame();
  const keys = (e: KeyboardEvent) => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    e.stopPropagation();
    onChoose();
  };
  return (
    <>
      {on && <ellipse className="pan-chosen" cx="0" cy="1" rx="25" ry="10" />}
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG group cannot be a button element */}
      <g
        className="pan-chooser"
        role="button"
        tabIndex={-1}
        data-target=""
        aria-pressed={on}
        aria-label={LABELS[lang].choosePiece(name)}
        {...explain}
        onClick={onChoose}
        onKeyDown={keys}
      >
        {children}
      </g>
    </>
  );
}

// ------------------------------------------------------------------ several answers at one place

const GUN = { pistol: 'g-pistol', machineGun: 'g-mp' } as const;
function glyphOf(option: Offer['option']): string {
  const a = option as Action | { readonly do: 'trade' };
  switch (a.do) {
    case 'fire':
      return GUN[a.gun];
    case 'knife':
      return 'g-knife';
    case 'trade':
      return 'g-trade';
    case 'aid':
    case 'heal':
      return 'g-kit';
    case 'scanner':
      return 'g-radar';
    case 'teamSearch':
      return 'i-team';
    case 'move':
      return isAndroid(a.who) ? 'g-pistol' : 'g-flamer';
    default:
      return 'i-arrow';
  }
}
/** Laid out over the board: the answers among which this place leaves the choice. */
export function Ways({ lang, play, words, view }: Props) {
  const { ways } = useHold();
  const nameOf = useNameOf();
  if (!ways) return null;
  const labels = LABELS[lang];
  return (
    <section className="pan-ways" aria-label={ways.title}>
      <h3>{typeset(`${ways.title} : ${labels.chooseWay}`, lang)}</h3>
      {ways.offers.map(({ topic, option }, i) => {
        const ask = play.asks.find((a) => a.topic === topic);
        if (!ask) return null;
        const lay = laysOut(option);
        const { cost } = words.answer(ask, option, view);
        const ammo = (option as Action).do === 'fire' ? (option as { readonly ammo: number }).ammo : 0;
        const notes = [
          cost,
          ammo > 0 ? labels.bullets(ammo) : undefined,
          lay.map((item) => NAMES[lang].cards[item].name).join(', '),
        ].filter(Boolean);
        return (
          <button
            key={JSON.stringify(option)}
            type="button"
            className="cd-answer"
            data-target=""
            data-wanted={play.wanted?.(topic, option)}
            // biome-ignore lint/a11y/noAutofocus: the choice was opened by the reader and is the next thing to answer
            autoFocus={i === 0}
            onClick={() => {
              letGo();
              play.pick(topic, option);
            }}
          >
            <svg className="pan-i" width="20" height="20" aria-hidden="true">
              <use href={`#pan-${glyphOf(option)}`} width="20" height="20" />
            </svg>
            <span>
              {nameOf(ask, option)}
              {notes.length > 0 && <small>{typeset(notes.join(' · '), lang)}</small>}
            </span>
          </button>
        );
      })}
      <button type="button" className="cd-answer" data-kind="pass" onClick={letGo}>
        <span>{labels.cancel}</span>
      </button>
    </section>
  );
}
