/** Drawn things: symbols of the sprite, figures, parasites, doors, room cards. All of them stand in an SVG but `I`, `Seat` and `Hearts`. */
import type { Seat as SeatId } from '@cosmodrome/kernel';
import type { CSSProperties } from 'react';
import {
  type Card,
  type CardName,
  DIRECTIONS,
  type Door,
  type Four,
  type Icon,
  type Item,
  infectionOf,
  infectionSeat,
  isInfection,
  type Orientation,
  printedSide,
  ROOMS,
  type RoomCard,
} from '../content/index.ts';
import { type Colour, isBlackToken } from '../state.ts';
import type { View } from '../view.ts';
import { FLOOR, HALF_FLOOR, type Light, type Placed } from './geometry.ts';

/** A symbol at a place of an SVG. */
export function Use({ id, x, y, w, h, className }: { id: string; x: number; y: number; w: number; h: number; className?: string }) {
  return <use href={`#pan-${id}`} x={x} y={y} width={w} height={h} className={className} />;
}
/** A symbol in a line of text or on a button. */
export function I({ name, size = 16, height, className }: { name: string; size?: number; height?: number; className?: string }) {
  return (
    <svg className={className ? `pan-i ${className}` : 'pan-i'} width={size} height={height ?? size} aria-hidden="true">
      <use href={`#pan-${name}`} width={size} height={height ?? size} />
    </svg>
  );
}

// ------------------------------------------------------------------ teams

export const colourOf = (view: View, seat: SeatId): Colour => view.teams[seat]?.colour ?? 'blue';
/** Gives everything inside the colour of a team. */
const inColour = (colour: Colour): CSSProperties => ({ '--pan-seat': `var(--pan-${colour})` }) as CSSProperties;
/** Colour and shape of a team, as the pieces bear them. */
export function Seat({ colour, size = 16 }: { readonly colour: Colour; readonly size?: number }) {
  return (
    <svg className="pan-i" width={size} height={size} viewBox="-12.5 -12.5 25 25" aria-hidden="true">
      <g fill={`var(--pan-${colour})`} stroke="#04070b" strokeWidth="1">
        <Use id={`seat-${colour}`} x={-12} y={-12} w={24} h={24} />
      </g>
    </svg>
  );
}
export function Hearts({ hp, label, size = 13 }: { readonly hp: number; readonly label: string; readonly size?: number }) {
  return (
    <span className="pan-hearts" role="img" aria-label={label} data-last={hp === 1 ? '' : undefined}>
      {[0, 1, 2, 3].map((i) => (
        <I key={i} name={i < hp ? 'i-heart' : 'i-heart0'} size={size} {...(i < hp ? {} : { className: 'pan-spent' })} />
      ))}
    </span>
  );
}

const CHEST = { soldier: -25.2, android: -28.5 } as const;
/** A Soldier or an Android, feet at the origin. */
export function Body({ kind, colour }: { readonly kind: 'soldier' | 'android'; readonly colour: Colour }) {
  return (
    <g style={inColour(colour)}>
      <Use id={kind} x={-30} y={-62} w={66} h={72} />
      <g transform={`translate(0 ${CHEST[kind]}) scale(.44)`} fill="#060a0f">
        <Use id={`seat-${colour}`} x={-12} y={-12} w={24} h={24} />
      </g>
    </g>
  );
}
/** The same as a picture in a line of text. */
export function Portrait({ kind, colour, size = 38 }: { kind: 'soldier' | 'android'; colour: Colour; size?: number }) {
  return (
    <svg className="pan-i" width={size} height={size * 1.1} viewBox="-28 -62 62 68" aria-hidden="true">
      <Body kind={kind} colour={colour} />
    </svg>
  );
}
export const HeartPill = ({ hp }: { readonly hp: number }) => <Use id={`hp-${hp}`} x={-25} y={6.5} w={50} h={13.6} />;

export type Vermin = 'grey' | 'black' | 'weakened';
const VERMIN: Readonly<Record<Vermin, readonly [id: string, w: number, h: number]>> = {
  grey: ['parasite-grey', 68, 72],
  black: ['parasite-black', 80, 84],
  weakened: ['parasite-black-weakened', 80, 84],
};
export function Parasite({ kind }: { readonly kind: Vermin }) {
  const [id, w, h] = VERMIN[kind];
  return (
    <>
      {kind === 'black' && <circle r="34" fill="url(#pan-redglow)" opacity=".8" />}
      <Use id={id} x={-w / 2} y={-h / 2} w={w} h={h} />
    </>
  );
}
export const verminOf = (p: View['parasites'][number]): Vermin => (p.black ? 'black' : isBlackToken(p.id) ? 'weakened' : 'grey');
export const shift = ({ x, y, scale }: Placed): CSSProperties => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });

// ------------------------------------------------------------------ rooms

const lower = (card: RoomCard): string => card.toLowerCase();
/** Shell, light, furniture and darkness of a room card. Two lights: one for each half. */
export function Floor({
  card,
  orientation,
  lights,
}: {
  card: RoomCard;
  orientation: Orientation;
  lights: readonly [Light] | readonly [Light, Light];
}) {
  const [first, second] = lights;
  return (
    <>
      <Use id="room-shell" x={0} y={0} w={180} h={180} />
      {second === undefined ? (
        <path className="pan-pool" data-light={first} d={FLOOR} />
      ) : (
        lights.map((light, i) => <path key={i === 0 ? 'n' : 's'} className="pan-pool" data-light={light} d={HALF_FLOOR[i as 0 | 1]} />)
      )}
      <g transform={orientation === 180 ? 'rotate(180 90 90)' : undefined}>
        <Use id={`furn-${lower(card)}`} x={0} y={0} w={180} h={180} />
      </g>
      {second === undefined ? (
        <Use id={`veil-${first}`} x={0} y={0} w={180} h={180} />
      ) : (
        <>
          {lights.map((light, i) => (
            <path key={i === 0 ? 'n' : 's'} fill={`url(#pan-v-${light})`} d={HALF_FLOOR[i as 0 | 1]} />
          ))}
          <Use id="veil-split" x={0} y={0} w={180} h={180} />
        </>
      )}
    </>
  );
}
const SIDE_AT: Four<readonly [x: number, y: number]> = [
  [90, 0],
  [180, 90],
  [90, 180],
  [0, 90],
];
/** A door in the edge of a card that nothing lies behind. */
export function EdgeDoor({ side, door }: { readonly side: 0 | 1 | 2 | 3; readonly door: Door }) {
  if (door === 'wall') return null;
  const [x, y] = SIDE_AT[side];
  return (
    <>
      <g transform={`translate(${x} ${y}) rotate(${side * 90})`}>
        <Use id={`door-${door}`} x={-30} y={-6} w={60} h={22} />
      </g>
      {door === 'security' && <Use id="lock-plate" x={x - 11 + INSIDE[side][0]} y={y - 11 + INSIDE[side][1]} w={22} h={22} />}
    </>
  );
}
const INSIDE: Four<readonly [number, number]> = [
  [0, 5],
  [-5, 0],
  [0, -5],
  [5, 0],
];
export const plateId = (icon: Icon, red: boolean): string | undefined =>
  icon === 'none' || icon === 'reactor' ? undefined : `icon-${icon}-${red && icon !== 'nest' ? 'red' : 'black'}`;
/** A room card that is not laid yet, in either orientation. */
export function RoomCardArt({
  card,
  sides,
  icon,
  orientation,
  light = 'on',
}: {
  readonly card: RoomCard;
  readonly sides: Four<Door>;
  readonly icon: Icon;
  readonly orientation: Orientation;
  readonly light?: Light;
}) {
  const plate = plateId(icon, false);
  const two = ROOMS[card].two !== undefined;
  return (
    <>
      <Floor card={card} orientation={orientation} lights={two ? [light, light] : [light]} />
      {DIRECTIONS.map((d) => (
        <EdgeDoor key={d} side={d} door={sides[printedSide(orientation, d)]} />
      ))}
      {plate && <Use id={plate} x={8} y={two && orientation === 180 ? 100 : 8} w={46} h={46} />}
    </>
  );
}

// ------------------------------------------------------------------ cards

export const ART: Readonly<Record<CardName, string>> = {
  gas: 'art-jerrican',
  key: 'art-keycard',
  ammo: 'art-ammo',
  vest: 'art-vest',
  aid: 'art-kit',
  grenade: 'art-grenade',
  scanner: 'art-scanner',
  knife: 'art-knife',
  machineGun: 'art-mgun',
  adrenaline: 'art-adrenaline',
  antidote: 'art-antidote',
  scope: 'art-scope',
  alert: 'art-alert',
  host: 'art-host',
};
/** Small glyphs of items that lie face up. */
export const GLYPH: Readonly<Record<Item, string>> = {
  gas: 'g-jerrican',
  key: 'g-keycard',
  ammo: 'g-ammo',
  vest: 'g-vest',
  aid: 'g-kit',
  grenade: 'g-grenade',
  scanner: 'g-radar',
  knife: 'g-knife',
  machineGun: 'g-mp',
  adrenaline: 'g-syringe',
  antidote: 'g-vial',
  scope: 'g-scope',
};
/** The drawing of a card, 100 × 64. */
export function Art({ card, view, x = 0, y = 0, w = 100 }: { card: Card; view: View; x?: number; y?: number; w?: number }) {
  const h = w * 0.64;
  if (!isInfection(card)) return <Use id={ART[card]} x={x} y={y} w={w} h={h} />;
  const colour = colourOf(view, infectionSeat(card));
  return (
    <g style={inColour(colour)}>
      <Use id="art-infection" x={x} y={y} w={w} h={h} />
      <g
        transform={`translate(${x + w * 0.78} ${y + w * 0.13}) scale(${0.0066 * w})`}
        fill="var(--pan-seat)"
        stroke="#05090e"
        strokeWidth="2"
      >
        <Use id={`seat-${colour}`} x={-12} y={-12} w={24} h={24} />
      </g>
    </g>
  );
}
/** A card in a line of text. */
export function CardThumb({ card, view }: { readonly card: Card; readonly view: View }) {
  return (
    <svg className="pan-thumb" width="31" height="20" viewBox="0 0 100 64" aria-hidden="true">
      <Art card={card} view={view} />
    </svg>
  );
}
export const ownInfection = (view: View): Card | undefined => (view.seat === null ? undefined : infectionOf(view.seat));
