/** The chart itself, engraved in gold on the nebula: rings, graduations, constellations, names. Nothing here changes during a game. */
import type { Lang } from '@cosmodrome/kit/text';
import { memo } from 'react';
import type { Sector } from '../content/index.ts';
import { roman } from '../text/lexicon.ts';
import {
  arc,
  at,
  type Chart,
  ellipse,
  INNER,
  MIDDLE,
  numeral,
  type Point,
  STEM,
  sectorPath,
  ticks,
  whileReadable,
  xy,
} from './geometry.ts';
import { LABELS } from './labels.ts';

/** Points in thousandths of the ellipse. */
const CONSTELLATIONS: readonly (readonly Point[])[] = [
  [[-336, 746], [-423, 697], [-625, 620], [-736, 581], [-798, 356], [-865, 210]],
  [[-865, -126], [-773, -207], [-707, -338], [-745, -466]],
  [[-713, 338], [-697, 218], [-716, 51], [-718, -78]],
  [[-828, 218], [-871, 96], [-916, -60], [-911, -244]],
  [[696, -420], [747, -350], [867, -281], [942, -125]],
  [[894, -113], [853, 69], [896, 230], [815, 389], [676, 535]],
  [[805, 55], [773, 215], [711, 391], [628, 518], [539, 615]],
  [[-460, -182], [-396, -245], [-300, -241], [-256, -288], [-202, -328]],
  [[-405, 190], [-372, 100], [-447, 23], [-452, -67], [-391, -155]],
  [[563, -85], [601, 6], [514, 77], [420, 127]],
]; // biome-ignore format: a table
const RIM: readonly (2 | 3 | 4 | 5)[] = [2, 3, 4, 5];

/** Colours of the chart that several parts use. */
export function ChartDefs({ chart: c, seat }: { readonly chart: Chart; readonly seat: number | undefined }) {
  const squash = `translate(${c.cx} ${c.cy}) scale(1 ${c.ry / c.rx}) translate(${-c.cx} ${-c.cy})`;
  const round = { gradientUnits: 'userSpaceOnUse', cx: c.cx, cy: c.cy, gradientTransform: squash } as const;
  return (
    <defs>
      <radialGradient id="leg-m-rim" {...round} r={c.rx * 1.3}>
        <stop offset=".66" stopColor="#12030f" stopOpacity="0" />
        <stop offset=".79" stopColor="#12030f" stopOpacity=".62" />
        <stop offset=".86" stopColor="#12030f" stopOpacity=".6" />
        <stop offset="1" stopColor="#12030f" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="leg-m-a" {...round} r={c.rx * 0.7}>
        <stop offset="0" stopColor="#ff8a62" stopOpacity=".34" />
        <stop offset=".5" stopColor="#d63a4c" stopOpacity=".3" />
        <stop offset="1" stopColor="#8d1634" stopOpacity=".42" />
      </radialGradient>
      <radialGradient id="leg-m-b" {...round} r={c.rx}>
        <stop offset=".62" stopColor="#5a0f33" stopOpacity=".5" />
        <stop offset="1" stopColor="#220725" stopOpacity=".74" />
      </radialGradient>
      <radialGradient id="leg-m-s1">
        <stop offset="0" stopColor="#ffd9a0" stopOpacity=".75" />
        <stop offset=".45" stopColor="#ff7b57" stopOpacity=".36" />
        <stop offset="1" stopColor="#a11f3d" stopOpacity=".25" />
      </radialGradient>
      <radialGradient id="leg-m-core">
        <stop offset="0" stopColor="#ff9a5e" stopOpacity=".8" />
        <stop offset=".3" stopColor="#e2404f" stopOpacity=".55" />
        <stop offset=".7" stopColor="#a31840" stopOpacity=".32" />
        <stop offset="1" stopColor="#7a1040" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="leg-m-mine">
        <stop offset=".2" style={{ stopColor: `var(--cd-seat-${(seat ?? 0) + 1})` }} stopOpacity=".6" />
        <stop offset="1" style={{ stopColor: `var(--cd-seat-${(seat ?? 0) + 1})` }} stopOpacity="0" />
      </radialGradient>
      <radialGradient id="leg-halo">
        <stop offset="0" stopColor="#ffe2a0" stopOpacity=".7" />
        <stop offset=".55" stopColor="#ffd98a" stopOpacity=".3" />
        <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

export const ChartLines = memo(function ChartLines({ chart: c, lang }: { readonly chart: Chart; readonly lang: Lang }) {
  const labels = LABELS[lang];
  const borders = [
    arc(c, INNER, 99, 441),
    arc(c, MIDDLE, 99, 270),
    arc(c, MIDDLE, -90, 81),
    `M${xy(at(c, INNER, -90))}L${xy(at(c, MIDDLE, -90))}`,
    `M${xy(at(c, MIDDLE, -52))}L${xy(at(c, 1, -52))}`,
  ].join('');
  const column = `${arc(c, 1, 81, 99)}L${arc(c, INNER, 99, 81).slice(1)}Z`;
  const point = ([u, v]: Point): string => xy([c.cx + (c.rx * u) / 1000, c.cy + (c.ry * v) / 1000]);
  const k = c.small ? 0.62 : 1;
  const [footX, footY] = at(c, 0.87, 90);
  const [, capY] = at(c, STEM, 90);
  const [, crownY] = at(c, LABEL_TOP, 270);
  return (
    <g pointerEvents="none">
      <path d={ellipse(c, 1.3)} fill="url(#leg-m-rim)" />
      <path d={ellipse(c, 1)} fill="#1a0513" fillOpacity=".22" />
      <path d={ellipse(c, 0.78)} fill="url(#leg-m-core)" style={{ mixBlendMode: 'screen' }} />
      <path d={sectorPath(c, 4)} fill="url(#leg-m-b)" />
      <path d={sectorPath(c, 5)} fill="url(#leg-m-b)" />
      <path d={sectorPath(c, 2)} fill="url(#leg-m-a)" />
      <path d={sectorPath(c, 3)} fill="url(#leg-m-a)" />
      <path d={sectorPath(c, 1)} fill="url(#leg-m-s1)" />
      <g fill="none" stroke="#e6bd6a">
        <path d={ticks(c, 0.935, 0.985, 102, 438, c.small ? 84 : 126)} strokeOpacity=".34" strokeWidth=".9" />
        <path d={ticks(c, 0.68, 0.703, 101, 439, 60)} strokeOpacity=".3" strokeWidth=".8" />
        <path d={ticks(c, 0.3, 0.322, 0, 360, 54)} stroke="#ffe2a6" strokeOpacity=".5" strokeWidth=".8" />
      </g>
      <g fill="none" stroke="#f0cb86" strokeWidth=".7">
        <path d={arc(c, 0.935, 99, 441)} strokeOpacity=".3" />
        <path d={arc(c, 0.84, 99, 441)} strokeOpacity=".14" strokeDasharray="1 5" />
        <path d={arc(c, 0.5, 99, 441)} strokeOpacity=".15" strokeDasharray="1 5" />
        <path d={arc(c, 0.38, 99, 441)} strokeOpacity=".22" />
        <path d={arc(c, 0.625, 99, 441)} strokeOpacity=".16" />
        <path d={ellipse(c, 0.3)} stroke="#ffe2a6" strokeOpacity=".4" />
        <path d={ellipse(c, 0.268)} stroke="#ffe2a6" strokeOpacity=".2" strokeDasharray="1 4" />
      </g>
      <path
        d={CONSTELLATIONS.map((line) => `M${line.map(point).join('L')}`).join('')}
        fill="none"
        stroke="#ffdca0"
        strokeOpacity=".2"
        strokeWidth=".7"
      />
      <path
        d={CONSTELLATIONS.flatMap((line) => line.map((p) => `M${point(p)}h0`)).join('')}
        stroke="#ffe9c2"
        strokeOpacity=".62"
        strokeWidth={2.4 * Math.max(k, 0.8)}
        strokeLinecap="round"
      />
      {RIM.map((sector) => {
        const { at: p, size } = numeral(c, sector);
        return (
          <text
            key={sector}
            className="leg-cut"
            x={p[0]}
            y={p[1] + size * 0.34}
            fontSize={size}
            style={whileReadable(size)}
            fill="url(#leg-gold)"
            fillOpacity=".34"
            stroke="#ffe7b0"
            strokeOpacity=".3"
            strokeWidth=".6"
          >
            {roman(sector)}
          </text>
        );
      })}
      <g fill="none" strokeLinecap="round">
        <path d={borders} stroke="#2a0716" strokeWidth="5" strokeOpacity=".75" />
        <path d={borders} stroke="#e6bd6a" strokeWidth={c.small ? 2.6 : 3.4} strokeOpacity=".85" />
        <path d={borders} stroke="#6b1c30" strokeWidth={c.small ? 1 : 1.3} />
        <path d={ellipse(c, 1)} stroke="#2a0716" strokeWidth="6" strokeOpacity=".6" />
        <path d={ellipse(c, 1)} stroke="url(#leg-gold)" strokeWidth="2.2" />
        <path d={ellipse(c, 1.014)} stroke="#e6bd6a" strokeOpacity=".45" strokeWidth=".8" />
      </g>
      <path d={column} fill="#1c0712" fillOpacity=".9" stroke="#e6bd6a" strokeOpacity=".9" strokeWidth="1.6" strokeLinejoin="round" />
      <path
        d={`${arc(c, 0.965, 83.5, 96.5)}L${arc(c, 0.37, 96.5, 83.5).slice(1)}Z`}
        fill="none"
        stroke="#e6bd6a"
        strokeOpacity=".4"
        strokeWidth=".8"
      />
      <path d={ticks(c, 0.43, 0.72, 84.5, 95.5, 4)} stroke="#e6bd6a" strokeOpacity=".32" />
      <use href="#leg-i-aquila" x={footX - 21 * k} y={footY - 46 * k} width={42 * k} height={42 * k} fill="url(#leg-gold)" />
      <text
        className="leg-cut"
        x={footX}
        y={footY + 18 * k}
        fontSize={20 * k}
        style={whileReadable(20 * k)}
        letterSpacing="2"
        fill="url(#leg-gold)"
      >
        VII
      </text>
      <g transform={`translate(${c.cx} ${capY}) scale(${k})`} stroke="#e6bd6a" strokeWidth=".9" strokeLinejoin="round">
        <path d="M-3-1C-16-6-34 0-46 12l10-1-5 8C-28 8-14 5-2 5zM3-1C16-6 34 0 46 12l-10-1 5 8C28 8 14 5 2 5z" fill="#8f1a30" />
        <circle cy="1" r="8.5" fill="url(#leg-coin)" stroke="#5a3716" />
        <path d="M0-3l1.2 2.9L4 1 1.2 2.1 0 5-1.2 2.1-4 1l2.8-1.1z" fill="#5a2d0c" stroke="none" />
      </g>
      <use href="#leg-i-laurels" x={c.cx - 13 * k} y={crownY - 13 * k} width={26 * k} height={26 * k} fill="url(#leg-gold)" />
      {!c.small && <Names chart={c} labels={labels} />}
    </g>
  );
});
const LABEL_TOP = 1.12;

function Names({ chart: c, labels }: { readonly chart: Chart; readonly labels: (typeof LABELS)[Lang] }) {
  const along = [
    { id: 'px', d: arc(c, 1.225, 190, 246), text: labels.xenoscience.toUpperCase(), space: 4, fill: '#d9d4ec', at: '50%' },
    { id: 'pc', d: arc(c, 1.2, -70, -10), text: labels.cartography.toUpperCase(), space: 4, fill: '#f3d79a', at: '50%' },
    { id: 'za', d: arc(c, 0.575, 110, 250), text: labels.zone('A').toUpperCase(), space: 3, fill: '#ffe2a6', at: '90%' },
    { id: 'zb', d: arc(c, 0.948, 110, 250), text: labels.zone('B').toUpperCase(), space: 3, fill: '#ffe2a6', at: '36%' },
  ] as const;
  return along.map(({ id, d, text, space, fill, at: offset }) => (
    <g key={id}>
      <path id={`leg-along-${id}`} d={d} fill="none" />
      <text className="leg-caption" style={whileReadable(11, 1.4)} letterSpacing={space} fill={fill}>
        <textPath href={`#leg-along-${id}`} startOffset={offset} textAnchor="middle">
          {text}
        </textPath>
      </text>
    </g>
  ));
}
/** The sector where I am is lighter; one that a line of the journal speaks of is ringed. */
export function SectorGlow({
  chart,
  sector,
  kind,
}: {
  readonly chart: Chart;
  readonly sector: Sector;
  readonly kind: 'mine' | 'lit' | 'changed';
}) {
  return <path className="leg-glow" data-kind={kind} d={sectorPath(chart, sector)} pointerEvents="none" />;
}
