/** The pictures of the Exploration cards: one scene of 120 × 72 for each of the 25 kinds. */
import type { ReactNode } from 'react';
import type { Exploration, ExplorationType } from '../content/index.ts';

const SKY: Readonly<Record<ExplorationType, string>> = {
  discovery: 'linear-gradient(165deg, #0b2b3c, #12646a 55%, #e8b06a)',
  hazard: 'linear-gradient(165deg, #1a0f3a, #4a1f66 55%, #c6476b)',
  hostile: 'linear-gradient(165deg, #1d0a2c, #4a1238 55%, #b3304a)',
  oz: 'linear-gradient(165deg, #06251f, #0f5a4c 55%, #2ba37f)',
  detector: 'linear-gradient(165deg, #061a2b, #0d4560 55%, #3f9fb0)',
  advantage: 'linear-gradient(165deg, #2a1024, #7a3f22 55%, #eab364)',
};
/** A sky of its own for each kind: stars by a small generator, so that a card always looks the same. */
export function stars(seed: string, width: number, height: number, count: number): string {
  let h = 2166136261;
  for (const ch of seed) h = Math.imul(h ^ ch.charCodeAt(0), 16777619);
  const next = () => {
    h = Math.imul(h ^ (h >>> 15), 2246822519);
    h = Math.imul(h ^ (h >>> 13), 3266489917);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
  let d = '';
  for (let i = 0; i < count; i++) d += `M${(next() * width).toFixed(1)} ${(next() * height).toFixed(1)}h0`;
  return d;
}
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const rays = (cx: number, cy: number, r0: number, r1: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const a = (i * 2 * Math.PI) / count;
    return `M${(cx + r0 * Math.cos(a)).toFixed(1)} ${(cy + r0 * Math.sin(a)).toFixed(1)}L${(cx + r1 * Math.cos(a)).toFixed(1)} ${(cy + r1 * Math.sin(a)).toFixed(1)}`;
  }).join('');

const cities = (
  <g fill="#ffd98a">
    <circle cx="50" cy="58" r="1.3" />
    <circle cx="55" cy="54" r=".9" />
    <circle cx="58" cy="61" r="1.1" />
    <circle cx="80" cy="55" r="1.1" />
    <circle cx="86" cy="60" r=".9" />
    <circle cx="72" cy="48" r=".9" />
  </g>
);
const spiral = Array.from({ length: 10 }, (_, arm) =>
  Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    const a = arm * 0.628 + t * 3.2;
    const r = 1 - t * 0.82;
    return `${i === 0 ? 'M' : 'L'}${(60 + 9 * t + 50 * r * Math.cos(a)).toFixed(1)} ${(37 - 4 * t + 31 * r * Math.sin(a)).toFixed(1)}`;
  }).join(''),
).join('');
/** A hostile galley of one, two or three banks of oars. */
function Galley({ banks }: { readonly banks: 1 | 2 | 3 }) {
  const oar = (n: number) => {
    const y = 45 + n * 3;
    return [26, 36, 46, 56, 66, 76, 86].map((x) => `M${x + n * 4} ${y}l${-8 + n} ${14 + n * 3}`).join('');
  };
  const eye = <path d="M95 42c2.4-1.6 5-1.6 7 0-2 1.8-4.6 1.8-7 0z" fill="#fff3d6" />;
  return (
    <>
      <circle cx={banks === 1 ? 70 : 58} cy="22" r={13 + banks * 2} fill="#ffb27a" fillOpacity=".92" />
      <circle cx={banks === 1 ? 70 : 58} cy="22" r={17 + banks * 2} fill="none" stroke="#ffd9a8" strokeOpacity=".5" strokeWidth=".8" />
      <g stroke="#14040c" strokeWidth="1.1" strokeLinejoin="round">
        <path d="M16 36C6 33 3 26 6 19c3 5 7 7 13 9l5 8z" fill="#8a5fa6" />
        <path d="M12 35h82l20-4-9 11c-8 11-20 14-36 14H44C28 56 17 49 12 35z" fill="#a77cc0" />
        <path d="M12 35h82l20-4-5 6.5C80 42 40 42 15 41z" fill="#ead3f2" />
        <path d="M114 31l6 9-13 1z" fill="#ffd98a" />
        {banks === 1 && <path d="M56 34V10l30 22z" fill="#d83a4e" />}
        {banks === 2 && <path d="M52 35V9c9-2 18-1 27 3-2 8-2 15 0 23z" fill="#d83a4e" />}
        {banks === 3 && <path d="M36 35V10c8-2 15-1 22 3-2 7-2 14 0 22zM66 35V6c9-2 17-1 25 3-2 9-2 17 0 26z" fill="#d83a4e" />}
        <path d={banks === 1 ? 'M56 35V6' : banks === 2 ? 'M52 35V4' : 'M36 35V6M66 35V2'} strokeWidth="1.9" />
      </g>
      <path
        d={
          banks === 1
            ? 'M57 18h10M57 26h20'
            : banks === 2
              ? 'M53 16c9-2 17-1 25 2M52.5 23c9-2 17-1 25 1.5M52.5 29.5c8-1.5 17-1 25 1'
              : 'M37 18c8-1 14 0 20 2M37 27c8-1 14 0 20 2M67 15c8-2 16-1 23 2M67 24c8-1 16 0 23 2'
        }
        stroke="#ffe0a8"
        strokeWidth=".9"
        fill="none"
      />
      {eye}
      <circle cx="98.5" cy="42" r="1.2" fill="#14040c" />
      <g {...line} strokeWidth="1.5">
        {banks >= 1 && <path d={oar(0)} stroke="#ff9aa8" />}
        {banks >= 2 && <path d={oar(1)} stroke="#ffd98a" />}
        {banks >= 3 && <path d={oar(2)} stroke="#fff0c4" strokeWidth="1.2" />}
      </g>
    </>
  );
}
const rock = (x: number, y: number, s: number, tail: number) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${s})`}>
    <path
      d={`M5-6L${tail} ${-tail * 0.75}M8-1L${tail + 4} ${-tail * 0.6}M0-9L${tail - 8} ${-tail * 0.85}`}
      stroke="#ffd9a8"
      strokeOpacity=".75"
      strokeWidth="1.3"
      {...line}
    />
    <path d="M-9-2l4-7 8-2 7 5 1 8-6 7-9-1-6-5z" fill="#8a5a58" stroke="#1a0710" strokeWidth="1.2" strokeLinejoin="round" />
    <path d="M-9-2l4-7 8-2-3 7-6 5z" fill="#d9a08c" />
    <path d="M3 3l4 1M-2 6l3 1" stroke="#3a1a1e" strokeWidth="1.2" {...line} />
  </g>
);
const crystal = (x: number, y: number, s: number, deg: number, fill: string) => (
  <g
    key={`${x} ${y}`}
    transform={`translate(${x} ${y}) rotate(${deg}) scale(${s})`}
    stroke="#e8fff6"
    strokeWidth=".9"
    strokeLinejoin="round"
  >
    <path d="M-6 16l-2-24 8-9 8 9-2 24-6 6z" fill={fill} />
    <path d="M-8-8l8 5 8-5M0-3v25" fill="none" strokeOpacity=".8" />
  </g>
);

const SCENES: Readonly<Record<Exploration, ReactNode>> = {
  'inhabited-planet': (
    <>
      <circle cx="66" cy="92" r="56" fill="#0d3f48" stroke="#ffe9b5" strokeWidth="1.2" />
      <path
        d="M14 78q52-26 104 0M20 64q46-18 92 0M66 36q-30 20-34 40M66 36q30 20 34 40M66 36v40"
        fill="none"
        stroke="#ffe9b5"
        strokeOpacity=".4"
        strokeWidth=".8"
      />
      {cities}
      <circle cx="96" cy="16" r="7" fill="#ffe6b0" />
      <circle cx="96" cy="16" r="11" fill="none" stroke="#ffe6b0" strokeOpacity=".5" strokeWidth=".8" />
      <path d="M22 10l3 9 9 3-9 3-3 9-3-9-9-3 9-3z" fill="#fff6df" />
    </>
  ),
  'welcoming-orbit': (
    <>
      <path d="M8 50C20 22 84 2 110 20" stroke="#ffe9b5" strokeOpacity=".55" strokeWidth="1" strokeDasharray="3 3" {...line} />
      <circle cx="62" cy="42" r="21" fill="#0d3f48" stroke="#ffe9b5" strokeWidth="1.2" />
      <path d="M43 34q18-8 38 0M41 43q20-7 42 0M44 52q18-6 36 0" stroke="#7fd8c8" strokeOpacity=".7" strokeWidth="1.6" fill="none" />
      <path d="M110 20C116 34 40 78 8 50" stroke="#ffe9b5" strokeWidth="1.4" {...line} />
      <path d="M96 34l15-7-5 14-3-5z" fill="#fff6df" stroke="#14040c" strokeWidth="1" strokeLinejoin="round" />
      <path d="M94 42l-10 8M90 39l-8 6" stroke="#ffd98a" strokeWidth="1.3" {...line} />
      <circle cx="20" cy="16" r="5" fill="#ffe6b0" />
    </>
  ),
  'ancient-beacon': (
    <>
      <path d="M60 22L2 2v20zM60 22l58-20v20z" fill="#fff0c4" fillOpacity=".28" />
      <path d="M60 22L2 8M60 22l58-14M60 22L2 18M60 22l58-4" stroke="#fff0c4" strokeOpacity=".6" strokeWidth=".8" {...line} />
      <path d="M0 72V60l26-8 34 6 30-8 30 10v12z" fill="#0a2630" />
      <path d="M52 58l3-30h10l3 30z" fill="#d9b478" stroke="#14040c" strokeWidth="1.1" strokeLinejoin="round" />
      <path d="M52 58l3-30h5v30z" fill="#fff0c4" fillOpacity=".5" />
      <path d="M50 58h20l3 6H47zM53 28h14l-2-5H55z" fill="#b98a4b" stroke="#14040c" strokeWidth="1.1" strokeLinejoin="round" />
      <path d="M55 36h10M54.4 42h11.200M54 48h12" stroke="#6d451d" strokeWidth="1" />
      <circle cx="60" cy="18" r="5.5" fill="#fff6df" />
      <circle cx="60" cy="18" r="10" fill="none" stroke="#fff6df" strokeOpacity=".7" strokeWidth="1" strokeDasharray="2 2" />
    </>
  ),
  'unknown-signal': (
    <>
      <g fill="none" stroke="#ffe3b0">
        <circle cx="60" cy="35" r="7" strokeWidth="1.6" />
        <circle cx="60" cy="35" r="14" strokeWidth="1.2" strokeOpacity=".8" />
        <circle cx="60" cy="35" r="22" strokeOpacity=".6" strokeDasharray="5 3" />
        <circle cx="60" cy="35" r="31" strokeWidth=".9" strokeOpacity=".45" strokeDasharray="2 3" />
      </g>
      <path d="M60 25l2.4 7.600L70 35l-7.6 2.400L60 45l-2.4-7.600L50 35l7.6-2.400z" fill="#fff6df" />
      <path d="M0 55h20l4-9 5 17 5-22 5 20 4-8 3 2h28l3-4 4 9 5-20 5 22 4-15 4 8h21" fill="none" stroke="#7ff0e4" strokeWidth="1.3" />
    </>
  ),
  'asteroid-shower': (
    <>
      {rock(36, 46, 1.25, 34)}
      {rock(76, 54, 0.9, 30)}
      {rock(62, 26, 0.62, 26)}
      {rock(98, 40, 0.7, 30)}
      {rock(14, 62, 0.6, 26)}
    </>
  ),
  'ion-storm': (
    <>
      <path d="M-4 30c6-14 22-16 30-8 6-12 26-14 34-3 10-8 26-6 30 5 12-6 28 0 32 12v10H-4z" fill="#2b1650" />
      <path d="M-4 40c8-10 22-10 30-4 8-10 24-10 32-1 10-7 24-5 30 3 10-5 26-1 34 8v6H-4z" fill="#5b2f86" />
      <g fill="#fff3b0" stroke="#ffd15c" strokeWidth=".8" strokeLinejoin="round">
        <path d="M40 38L28 56h8l-6 16 20-22h-9l7-12z" />
        <path d="M78 42L70 54h6l-5 14 15-18h-7l5-8z" />
      </g>
      <path d="M100 44l-5 9h4l-4 10M16 46l-4 8h4l-3 9" stroke="#c9f3ff" strokeWidth="1.3" {...line} />
    </>
  ),
  wormhole: (
    <>
      <path d={spiral} stroke="#e9d6ff" strokeOpacity=".55" strokeWidth=".9" {...line} />
      <g fill="none">
        <ellipse cx="60" cy="37" rx="50" ry="31" stroke="#d7b8ff" strokeOpacity=".45" strokeWidth=".8" transform="rotate(-18 60 37)" />
        <ellipse cx="63" cy="36" rx="39" ry="24" stroke="#ffd98a" strokeOpacity=".5" strokeWidth=".9" transform="rotate(-8 60 37)" />
        <ellipse cx="66" cy="35" rx="28" ry="17" stroke="#d7b8ff" strokeOpacity=".65" transform="rotate(2 60 37)" />
        <ellipse cx="69" cy="34" rx="16" ry="10" stroke="#ffd98a" strokeOpacity=".8" strokeWidth="1.1" />
      </g>
      <ellipse cx="69" cy="33" rx="6.5" ry="4.5" fill="#fff6df" />
      <use href="#leg-frombola" x="14" y="44" width="18" height="18" transform="rotate(52 23 53)" color="#45dfae" />
    </>
  ),
  'gravity-well': (
    <>
      <g stroke="#d7b8ff" strokeWidth="1" {...line} strokeOpacity=".8">
        <path d="M0 26q40 2 60 40Q80 28 120 26M0 36q34 2 56 34M120 36q-34 2-56 34M0 18q60 4 60 4t60-4" strokeOpacity=".5" />
        <ellipse cx="60" cy="28" rx="46" ry="9" />
        <ellipse cx="60" cy="38" rx="30" ry="7" />
        <ellipse cx="60" cy="47" rx="19" ry="5" />
        <ellipse cx="60" cy="55" rx="11" ry="3.5" />
        <ellipse cx="60" cy="62" rx="6" ry="2" />
        <path d="M14 28Q46 36 58 66M106 28Q74 36 62 66M37 36q16 10 22 30M83 36q-16 10-22 30" />
      </g>
      <circle cx="60" cy="66" r="4.5" fill="#0a0312" stroke="#ffd98a" strokeWidth="1.2" />
      <g transform="rotate(120 84 24)">
        <use href="#leg-i-propulsor" x="76" y="15" width="18" height="18" fill="#ffe0b8" />
      </g>
    </>
  ),
  outbreak: (
    <>
      <path d="M-2 72V30q30-22 62-22t62 22v42z" fill="#2a0f2e" fillOpacity=".75" />
      <path d="M-2 30q30-22 62-22t62 22M6 72V34M30 72V22M90 72V22M114 72V34" stroke="#8a4a72" strokeWidth="1.3" fill="none" />
      <g fill="#9be06a" stroke="#16310c" strokeWidth="1">
        <path d={rays(60, 40, 12, 20, 12)} stroke="#9be06a" strokeWidth="2.4" {...line} />
        <circle cx="60" cy="40" r="14" />
        <circle cx="55" cy="36" r="3" fill="#d8ffb0" stroke="none" />
        <circle cx="65" cy="44" r="3.6" fill="#5b9a38" stroke="none" />
        <path d={rays(26, 54, 5, 9, 9)} stroke="#9be06a" strokeWidth="1.6" {...line} />
        <circle cx="26" cy="54" r="6" />
        <path d={rays(95, 50, 5, 9, 9)} stroke="#9be06a" strokeWidth="1.6" {...line} />
        <circle cx="95" cy="50" r="6" />
      </g>
    </>
  ),
  'stellar-flare': (
    <>
      <circle cx="18" cy="62" r="44" fill="#ff8a3c" />
      <circle cx="18" cy="62" r="37" fill="#ffc04d" />
      <circle cx="18" cy="62" r="28" fill="#fff0b0" />
      <g stroke="#ffb04a" strokeWidth="3.5" {...line}>
        <path d="M50 34c18-22 42-18 40 0-1 12-14 16-26 14" />
        <path d="M42 26C48 6 66-2 76 6" strokeWidth="2.5" />
      </g>
      <path d="M50 34c18-22 42-18 40 0-1 12-14 16-26 14" stroke="#fff3cf" strokeWidth="1.2" {...line} />
      <path d="M66 58l40 4M64 66l34 8M88 20l24-10" stroke="#ffd98a" strokeOpacity=".8" strokeWidth="1.3" {...line} />
    </>
  ),
  'black-vortex': (
    <>
      <path d={spiral} stroke="#ffb27a" strokeOpacity=".45" strokeWidth=".9" {...line} />
      <ellipse
        cx="62"
        cy="38"
        rx="48"
        ry="12"
        fill="none"
        stroke="#ffd98a"
        strokeWidth="2.4"
        strokeOpacity=".85"
        transform="rotate(-14 62 38)"
      />
      <ellipse cx="62" cy="38" rx="40" ry="8.5" fill="none" stroke="#ff7a55" strokeWidth="1.8" transform="rotate(-14 62 38)" />
      <circle cx="62" cy="36" r="18" fill="#07020c" stroke="#ffe9b5" strokeWidth="1.6" />
      <path d="M23 48c24 6 58-2 78-18" stroke="#ffe0a8" strokeWidth="2.6" {...line} />
    </>
  ),
  'diplomatic-incident': (
    <>
      <g transform="translate(20 12) rotate(-12 24 24)">
        <use href="#leg-i-diplomacy" width="50" height="50" fill="#b9e08a" />
      </g>
      <path d="M52 4L66 28l-12 6 16 34" stroke="#14040c" strokeWidth="5" {...line} />
      <path d="M52 4L66 28l-12 6 16 34" stroke="#ff8a7a" strokeWidth="2.4" {...line} />
      <path
        d="M80 20h26a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H96l-8 9 1-9h-9a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4z"
        fill="#f4e6cb"
        stroke="#14040c"
        strokeWidth="1.1"
      />
      <path d="M88 26l10 10M98 26l-10 10" stroke="#9a1c2c" strokeWidth="2.6" {...line} />
    </>
  ),
  'xeno-liburna': <Galley banks={1} />,
  'xeno-bireme': <Galley banks={2} />,
  'xeno-trireme': <Galley banks={3} />,
  'xeno-scout': (
    <>
      <path d="M58 40L20 74h80L66 40z" fill="#ffd98a" fillOpacity=".28" />
      <path d="M58 40L20 74M66 40l34 34" stroke="#ffd98a" strokeOpacity=".6" strokeWidth=".9" />
      <g stroke="#14040c" strokeWidth="1.1" strokeLinejoin="round">
        <path d="M30 32c6-12 20-18 32-18s26 6 32 18c-6 8-20 12-32 12s-26-4-32-12z" fill="#a77cc0" />
        <path d="M30 32c6-12 20-18 32-18s26 6 32 18c-20-8-44-8-64 0z" fill="#ead3f2" />
        <circle cx="62" cy="32" r="9" fill="#fff3d6" />
        <circle cx="62" cy="32" r="5" fill="#d83a4e" />
        <circle cx="62" cy="32" r="2.2" fill="#14040c" />
        <path d="M34 28l-16-8 4 12zM90 28l16-8-4 12z" fill="#8a5fa6" />
      </g>
    </>
  ),
  'oz-vein': (
    <>
      <path d="M0 72V54l22-10 20 6 26-12 24 9 28-10v35z" fill="#082019" />
      <g stroke="#e8fff6" strokeWidth=".9" strokeLinejoin="round">
        <path d="M44 58l6-34 8-8 8 9 2 31-10 8z" fill="#4fe0b4" />
        <path d="M50 24l7 6 9-5M57 30l-1 33" fill="none" />
        <path d="M30 60l2-20 6-6 6 7 1 18-7 6z" fill="#2fae8b" />
        <path d="M72 60l4-26 7-5 6 8-1 22-8 6z" fill="#7ff0d2" />
        <path d="M76 34l6 4 7-1M82 38l-2 27" fill="none" />
      </g>
      <path d="M58 4v7M36 14l4 5M82 12l-4 6M24 28l6 3M98 26l-6 4" stroke="#d9fff2" strokeOpacity=".7" strokeWidth=".9" />
    </>
  ),
  'oz-crystals': (
    <>
      {crystal(34, 38, 1.1, -28, '#4fe0b4')}
      {crystal(66, 34, 1.35, 14, '#7ff0d2')}
      {crystal(92, 50, 0.8, 46, '#2fae8b')}
      {crystal(14, 56, 0.55, 20, '#7ff0d2')}
      <path d="M50 8l1.5 4.500L56 14l-4.5 1.500L50 20l-1.5-4.500L44 14l4.5-1.500zM104 24l1 3 3 1-3 1-1 3-1-3-3-1 3-1z" fill="#e8fff6" />
    </>
  ),
  'oz-alloy': (
    <>
      <circle cx="60" cy="40" r="30" fill="#7ff0d2" fillOpacity=".2" />
      <g stroke="#06251f" strokeWidth="1.1" strokeLinejoin="round">
        <path d="M16 62l8-16h30l6 16z" fill="#3fc79e" />
        <path d="M24 46h30l6 16 5-6-6-14H30z" fill="#8ff5d8" />
        <path d="M62 62l8-16h28l8 16z" fill="#2fae8b" />
        <path d="M70 46h28l8 16 4-6-7-14H75z" fill="#7ff0d2" />
        <path d="M38 42l8-16h28l8 16z" fill="#4fe0b4" />
        <path d="M46 26h28l8 16 4-6-7-14H51z" fill="#c9fff0" />
      </g>
      <text className="leg-cut" x="60" y="40" fontSize="15" fill="#06251f">
        OZ
      </text>
    </>
  ),
  'risk-detector': (
    <>
      <g fill="none" stroke="#9fe3ea">
        <circle cx="60" cy="42" r="36" strokeOpacity=".5" />
        <circle cx="60" cy="42" r="25" strokeOpacity=".65" />
        <circle cx="60" cy="42" r="13" strokeOpacity=".85" />
        <path d="M24 42h72M60 6v66" strokeOpacity=".4" />
      </g>
      <path d="M60 42L92 24A36 36 0 0 0 60 6z" fill="#9fe3ea" fillOpacity=".45" />
      <path d="M60 42L92 24" stroke="#e8fdff" strokeWidth="1.8" {...line} />
      <path d="M44 22l6 11H38z" fill="#ffcf70" stroke="#4a1408" strokeWidth="1" strokeLinejoin="round" />
      <circle cx="78" cy="54" r="2.6" fill="#ffcf70" />
      <circle cx="60" cy="42" r="3" fill="#e8fdff" />
    </>
  ),
  castaway: (
    <>
      <circle cx="96" cy="60" r="30" fill="#5a2a1c" />
      <circle cx="96" cy="60" r="30" fill="none" stroke="#ffd9a8" strokeOpacity=".6" strokeWidth=".9" />
      <g transform="rotate(-16 52 40)" stroke="#1a0710" strokeWidth="1.2" strokeLinejoin="round">
        <path d="M28 40c0-14 10-24 26-24 12 0 24 8 24 24S66 62 54 62c-16 0-26-8-26-22z" fill="#f0d7a8" />
        <path d="M28 40c0-14 10-24 26-24v46c-16 0-26-8-26-22z" fill="#fff3d6" />
        <circle cx="58" cy="38" r="11" fill="#1d5663" />
        <path d="M52 47c0-6 12-6 12 0z" fill="#ffcf9a" />
        <circle cx="58" cy="36" r="4.5" fill="#ffcf9a" />
        <path d="M78 34l10-5v20l-10-4z" fill="#b98a4b" />
      </g>
      <path d="M18 18l8 6M12 32h9M26 8l4 8" stroke="#ff8a7a" strokeWidth="2" {...line} />
    </>
  ),
  'drifting-wreck': (
    <>
      <g transform="rotate(-12 60 40)" stroke="#14040c" strokeWidth="1.1" strokeLinejoin="round">
        <path d="M8 44l20-12 22-2 4 8-6 4 5 6-8 8H26z" fill="#9a8a8e" />
        <path d="M8 44l20-12 22-2 4 8-24 2z" fill="#d9ccc4" />
        <path d="M66 34l8-6 18 2 20 10-16 12-24 4 4-8-8-4z" fill="#9a8a8e" />
        <path d="M66 34l8-6 18 2 20 10-30-2z" fill="#d9ccc4" />
        <path d="M54 38l4 3M56 48l3 4M64 44l-3-1" strokeWidth="1.6" />
        <path d="M26 38h14M80 36h14" stroke="#ffd98a" strokeWidth="1.6" />
      </g>
      <path d="M48 22l4-5 5 4-3 5zM70 60l5-3 4 5-6 3zM36 62l4-2 2 4-4 2z" fill="#c9b8b0" stroke="#14040c" strokeWidth=".9" />
      <path d="M58 32c4-8 2-12 6-18M56 36c-4-6-2-10-6-14" stroke="#ffcf9a" strokeOpacity=".7" strokeWidth="1.2" {...line} />
    </>
  ),
  'stray-legionaries': (
    <>
      <path d="M0 72V60q60-14 120 0v12z" fill="#3a1418" />
      <path d="M92 64V12" stroke="#14040c" strokeWidth="3" {...line} />
      <path d="M92 64V12" stroke="#e6bd6a" strokeWidth="1.6" {...line} />
      <path d="M80 16h24v18l-12 6-12-6z" fill="#a3243a" stroke="#14040c" strokeWidth="1.1" strokeLinejoin="round" />
      <text className="leg-cut" x="92" y="31" fontSize="13" fill="#ffe9b5">
        VII
      </text>
      <use href="#leg-i-squad" x="8" y="24" width="34" height="34" fill="#ffe3bd" />
      <use href="#leg-i-squad" x="50" y="26" width="30" height="30" fill="#e6bd6a" />
      <use href="#leg-i-squad" x="30" y="34" width="30" height="30" fill="#fff6df" />
    </>
  ),
  'mapping-probe': (
    <>
      <g stroke="#fff0c4" strokeOpacity=".55" strokeWidth=".8" fill="none">
        <path d="M-4 72Q60 34 124 72M-4 84Q60 46 124 84M10 72q20-20 26-24M38 66q8-10 12-14M66 62V50M88 66q-8-10-12-14M112 72q-18-18-26-24" />
      </g>
      <path d="M60 30L38 58h44z" fill="#fff0c4" fillOpacity=".3" />
      <g stroke="#14040c" strokeWidth="1.1" strokeLinejoin="round">
        <path d="M50 12h20v18H50z" fill="#f4e6cb" />
        <path d="M50 12h8v18h-8z" fill="#fffaf0" />
        <path d="M20 15h26v12H20zM74 15h26v12H74z" fill="#2f5f9a" />
        <path d="M46 21h4M70 21h4" strokeWidth="1.8" />
        <path d="M55 30h10l3 6H52z" fill="#b98a4b" />
      </g>
      <path d="M28.5 15v12M37 15v12M82.5 15v12M91 15v12" stroke="#9fd0ff" strokeWidth=".9" />
      <circle cx="60" cy="21" r="3.4" fill="#d83a4e" />
    </>
  ),
  'imperator-relay': (
    <>
      <g fill="none" stroke="#fff0c4" strokeLinecap="round">
        <path d="M30 52a34 34 0 0 1 0-44M90 52a34 34 0 0 0 0-44" strokeOpacity=".5" strokeWidth="1.6" />
        <path d="M38 46a24 24 0 0 1 0-32M82 46a24 24 0 0 0 0-32" strokeOpacity=".75" strokeWidth="1.8" />
      </g>
      <path d="M50 72l8-26h4l8 26z" fill="#b98a4b" stroke="#14040c" strokeWidth="1.1" strokeLinejoin="round" />
      <path d="M54.5 60h11M53 66h14" stroke="#14040c" />
      <circle cx="60" cy="30" r="19" fill="#7a1228" stroke="url(#leg-gold)" strokeWidth="2" />
      <use href="#leg-i-aquila" x="45" y="15" width="30" height="30" fill="url(#leg-gold)" />
    </>
  ),
};

export function Scene({ card, type }: { readonly card: Exploration; readonly type: ExplorationType }) {
  return (
    <span className="leg-scene" style={{ background: SKY[type] }}>
      <svg viewBox="0 0 120 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={stars(card, 120, 72, 22)} stroke="#fff" strokeOpacity=".7" strokeWidth="1.1" strokeLinecap="round" />
        {SCENES[card]}
      </svg>
    </span>
  );
}
