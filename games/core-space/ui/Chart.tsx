/** The map of a mission as a picture: its deck, floors, airlocks, Entry Points and who begins where; and what the mission points at. */
import type { Point } from '@cosmodrome/kernel';
import { UNIT } from '@cosmodrome/kit/plane/plan';
import type { Lang } from '@cosmodrome/kit/text';
import { memo } from 'react';
import type { MissionMap } from '../content/map.ts';
import type { Mission, Square } from '../content/mission.ts';
import { Deck, DoorLeaf, Heights } from './Deck.tsx';
import { boundsOf, middleOf } from './geometry.ts';
import { LABELS } from './labels.ts';
import { NAMES } from './terms.ts';

export const Chart = memo(function Chart({ map, lang }: { readonly map: MissionMap; readonly lang: Lang }) {
  const { cols } = map.plan;
  const spot = (i: number) => `translate(${(i % cols) * UNIT + 50} ${Math.floor(i / cols) * UNIT + 50})`;
  return (
    <g pointerEvents="none">
      <Deck map={map} />
      {map.doors.map(({ bar, locked }) => locked && <DoorLeaf key={bar.join()} bar={bar} locked map={map} />)}
      <Heights map={map} words={LABELS[lang].floor} />
      {map.entries.map(([x, y], i) => (
        <g key={i} className="cs-entry" transform={`translate(${x} ${y})`}>
          <circle />
          <text textAnchor="middle">{i + 1}</text>
        </g>
      ))}
      {map.airlocks.map(({ name, bar }) => {
        const [x, y] = middleOf(bar);
        return (
          <g key={name} className="cs-airlock" data-seat={'ABCDEF'.indexOf(name) + 1} transform={`translate(${x} ${y})`}>
            <circle />
            <text textAnchor="middle">{name}</text>
          </g>
        );
      })}
      {[...map.civilians.map((i) => [i, 'cs-base-civ'] as const), ...map.others.map((i) => [i, 'cs-base-security'] as const)].map(
        ([i, art]) => (
          <g key={i} transform={spot(i)}>
            <svg x={-36} y={-36} width={72} height={72} aria-hidden="true">
              <use href={`#${art}`} width="100%" height="100%" />
            </svg>
          </g>
        ),
      )}
    </g>
  );
});
/** What a mission points at, on its map: by the place of its piece. */
export interface Pointed {
  readonly kind: 'primary' | 'secondary' | 'start';
  readonly says: string;
  readonly at: readonly Point[];
}
export function pointedAt(mission: Mission, map: MissionMap, lang: Lang): readonly Pointed[] {
  const { cols } = map.plan;
  const square = ([c, r]: Square): Point => [c * UNIT + 50, r * UNIT + 50];
  const things = (kind: string): readonly Point[] =>
    kind === 'wall-console'
      ? map.wallConsoles.map(middleOf)
      : map.pieces
          .filter((piece) => piece.kind === kind && piece.squares.length > 0)
          .map(({ squares }) => middleOf(boundsOf(map.plan, squares)));
  const starts = map.civilians.map((i): Point => square([i % cols, Math.floor(i / cols)]));
  const names = NAMES[lang].pieces;
  return mission.pieces.flatMap((piece): Pointed[] => {
    const kind = 'aim' in piece && piece.aim !== null ? piece.aim : 'secondary';
    const says = names[piece.piece];
    const at = (() => {
      switch (piece.piece) {
        case 'take':
        case 'charges':
          return things(piece.at);
        case 'hidden':
          return things(piece.crates);
        case 'check':
          return piece.sites.map((site) => square(site.at));
        case 'seal':
          return piece.sites.map((site) => square(site.at));
        case 'prisoner':
          return piece.cells.map(square);
        case 'informant':
          return starts;
        case 'stalls':
          return things('stall');
        case 'start':
          return piece.figures.map(({ at }) => ('square' in at ? square(at.square) : map.entries[at.entry - 1]!));
        default:
          return [];
      }
    })();
    return at.length === 0 ? [] : [{ kind: piece.piece === 'start' ? 'start' : kind, says, at }];
  });
}
/** The map of a mission with what it points at, and a line for each. */
export function MissionChart({ mission, map, lang }: { readonly mission: Mission; readonly map: MissionMap; readonly lang: Lang }) {
  const { plan } = map;
  const pointed = pointedAt(mission, map, lang);
  return (
    <figure className="cs-chart">
      <svg viewBox={`-90 -90 ${plan.cols * UNIT + 180} ${plan.rows * UNIT + 180}`} role="img" aria-label={LABELS[lang].map}>
        <Chart map={map} lang={lang} />
        {pointed.map(({ kind, at }, i) =>
          at.map(([x, y]) => (
            <circle key={`${i}.${x}.${y}`} className="cs-pointed" data-kind={kind} cx={x} cy={y} r={92 - 12 * Math.min(2, i)} />
          )),
        )}
      </svg>
      {pointed.length > 0 && (
        <figcaption>
          {pointed.map(({ kind, says }, i) => (
            <span key={i} data-kind={kind}>
              {says}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}
