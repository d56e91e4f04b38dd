import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gates } from '@cosmodrome/games/faces';
import { describe, expect, test } from 'vitest';

/** The token files: the frame's own, and the faces of games. What they promise about contrast is measured here. */
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
type Rgb = readonly [number, number, number];
const hex = (text: string): Rgb => {
  const h = text.slice(1);
  const six = h.length === 3 ? [...h].map((c) => c + c).join('') : h.slice(0, 6);
  return [0, 2, 4].map((i) => Number.parseInt(six.slice(i, i + 2), 16)) as unknown as Rgb;
};
const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
export const contrast = (a: Rgb, b: Rgb) => {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [number, number];
  return (x + 0.05) / (y + 0.05);
};
const encode = (v: number) => Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));
/** How a colour looks to dichromats: the matrices of Machado, Oliveira and Fernandes (2009), full severity, on linear light. */
const SIGHTS: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** Colours of seats keep apart for every kind of sight, in CIEDE2000. Shapes carry the difference as well: colour is never the only sign. */
const APART = 12;
function seen(c: Rgb, sight: string): Rgb {
  const l = c.map((v) => linear(v / 255));
  return (SIGHTS[sight] as readonly (readonly number[])[]).map((row) =>
    encode(
      Math.min(
        1,
        Math.max(
          0,
          row.reduce((sum, k, i) => sum + k * (l[i] as number), 0),
        ),
      ),
    ),
  ) as unknown as Rgb;
}
function lab([r, g, b]: Rgb): readonly [number, number, number] {
  const [x, y, z] = [
    [0.4124564, 0.3575761, 0.1804375],
    [0.2126729, 0.7151522, 0.072175],
    [0.0193339, 0.119192, 0.9503041],
  ].map((row) => [r, g, b].reduce((sum, v, i) => sum + (row[i] as number) * linear(v / 255), 0)) as [number, number, number];
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}
/** CIEDE2000. */
function distance(p: Rgb, q: Rgb): number {
  const [l1, a1, b1] = lab(p);
  const [l2, a2, b2] = lab(q);
  const rad = Math.PI / 180;
  const cm = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7)));
  const c1 = Math.hypot(a1 * (1 + g), b1);
  const c2 = Math.hypot(a2 * (1 + g), b2);
  const angle = (b: number, a: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360);
  const h1 = angle(b1, a1 * (1 + g));
  const h2 = angle(b2, a2 * (1 + g));
  const dl = l2 - l1;
  const dc = c2 - c1;
  const turn = h2 - h1;
  const dh = c1 * c2 === 0 ? 0 : Math.abs(turn) <= 180 ? turn : turn > 180 ? turn - 360 : turn + 360;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * rad);
  const lm = (l1 + l2) / 2;
  const cmp = (c1 + c2) / 2;
  const hm = c1 * c2 === 0 ? h1 + h2 : Math.abs(turn) <= 180 ? (h1 + h2) / 2 : h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
  const t =
    1 -
    0.17 * Math.cos((hm - 30) * rad) +
    0.24 * Math.cos(2 * hm * rad) +
    0.32 * Math.cos((3 * hm + 6) * rad) -
    0.2 * Math.cos((4 * hm - 63) * rad);
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const sc = 1 + 0.045 * cmp;
  const sh = 1 + 0.015 * cmp * t;
  const rt = -Math.sin(2 * 30 * Math.exp(-(((hm - 275) / 25) ** 2)) * rad) * 2 * Math.sqrt(cmp ** 7 / (cmp ** 7 + 25 ** 7));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dH / sh) ** 2 + rt * (dc / sc) * (dH / sh));
}
/**
 * Tokens of section 1 for one theme. `light-dark(day, night)` is split, a token that names another of the same file is followed;
 * anything that is not a plain colour is left out.
 */
function tokens(css: string, night: boolean): ReadonlyMap<string, Rgb> {
  const out = new Map<string, Rgb>();
  const own = new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name as string, value as string]));
  for (const [, name, written] of css.matchAll(/--cd-([\w-]+):\s*([^;]+);/g)) {
    const other = /^\s*var\((--[\w-]+)\)\s*$/.exec(written as string)?.[1];
    const value = (other && own.get(other)) ?? written;
    const pair = /light-dark\(\s*(#[0-9a-f]{3,8})\s*,\s*(#[0-9a-f]{3,8})\s*\)/i.exec(value as string);
    const one = /^\s*(#[0-9a-f]{3,8})\s*$/i.exec(value as string);
    const found = pair ? (night ? pair[2] : pair[1]) : one?.[1];
    if (found && !out.has(name as string)) out.set(name as string, hex(found));
  }
  return out;
}
function promises(face: ReadonlyMap<string, Rgb>, seats: number): readonly string[] {
  const broken: string[] = [];
  const get = (name: string) => face.get(name) as Rgb;
  const keep = (fore: string, back: string, least: number) => {
    const c = contrast(get(fore), get(back));
    if (c < least) broken.push(`${fore} on ${back}: ${c.toFixed(2)} < ${least}`);
  };
  for (const back of ['bg', 'surface', 'surface-2']) {
    keep('ink', back, 4.5);
    keep('ink-muted', back, 4.5);
  }
  keep('accent', 'surface', 4.5);
  keep('accent', 'bg', 3);
  keep('accent-ink', 'accent', 4.5);
  for (let i = 1; i <= seats; i++) {
    keep(`seat-${i}`, 'surface', 3);
    keep('seat-ink', `seat-${i}`, 4.5);
  }
  const apart = (names: readonly string[]) => {
    for (const sight of Object.keys(SIGHTS))
      for (const [i, a] of names.entries())
        for (const b of names.slice(i + 1)) {
          const d = distance(seen(get(a), sight), seen(get(b), sight));
          if (d < APART) broken.push(`${a} and ${b}, ${sight}: ${d.toFixed(1)} < ${APART}`);
        }
  };
  apart(Array.from({ length: seats }, (_, i) => `seat-${i + 1}`));
  // Sides that play against each other, where a game has them.
  const sides = [...face.keys()].filter((name) => name.startsWith('side-'));
  for (const side of sides) keep(side, 'surface', 3);
  apart(sides);
  // What is well and what is not.
  apart(['good', 'bad']);
  for (const name of ['good', 'bad']) keep(name, 'surface', 4.5);
  return broken;
}
const base = read('../style/tokens.css');
describe('contrast of the token files', () => {
  test.each([
    ['night', true],
    ['day', false],
  ])('the frame by %s', (_, night) => expect(promises(tokens(base, night), 6)).toEqual([]));

  const games = fileURLToPath(new URL('../../games', import.meta.url));
  const styled = readdirSync(games, { withFileTypes: true }).flatMap((d) => {
    if (!d.isDirectory()) return [];
    try {
      return [[d.name, readFileSync(`${games}/${d.name}/ui/style.css`, 'utf8')] as const];
    } catch {
      return [];
    }
  });
  test.each(styled)('the face of %s', (id, css) => {
    const rule = new RegExp(`\\[data-game=["']?${id}["']?\\]\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
    const night = !/color-scheme:\s*light\b(?!\s+dark)/.test(rule);
    const seats = gates.find((g) => g.id === id)?.seats[1] ?? 6;
    expect(promises(new Map([...tokens(base, night), ...tokens(rule, night)]), seats)).toEqual([]);
  });
});
