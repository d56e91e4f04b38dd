import { Luck } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, FAR, type Feature, type Hex, HexMap, hexDistance, opposite, trace, turned } from '../hexes.ts';

/** A hexagon of the given radius around (0,0), in ascending q, then r. */
function disc(radius: number): Hex[] {
  const out: Hex[] = [];
  for (let q = -radius; q <= radius; q++) for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) out.push({ q, r });
  return out;
}
const name = (h: Hex) => `${h.q},${h.r}`;
const spell = (f: Feature): string =>
  f.kind === 'edge'
    ? `${name(f.from)}|${name(f.to)}`
    : f.kind === 'run'
      ? `run ${name(f.from)} ${[name(f.left), name(f.right)].sort().join('/')} ${name(f.to)}`
      : `corner ${name(f.from)}>${name(f.to)} by ${name(f.third)}`;

/**
 * The slow method: walk along the segment by its exact crossings with every border line of every hexagon near it, and see in
 * which closed hexagons the points lie. A cell owns a point (x, y) relative to its centre when |x − y|, |x + 2y| and |2x + y|
 * are at most 1: the Voronoi cell of the lattice. Points are fractions with one common denominator.
 */
function slowTrace(from: Hex, to: Hex): string[] {
  const d = { q: to.q - from.q, r: to.r - from.r };
  const span = hexDistance(from, to) + 1;
  const near = disc(span).map((h) => ({ q: h.q + from.q, r: h.r + from.r }));
  const forms: ((h: Hex) => number)[] = [(h) => h.q - h.r, (h) => h.q + 2 * h.r, (h) => 2 * h.q + h.r];
  // All parameters t at which a linear form takes an odd multiple of the border: t = num / den.
  const cuts: { num: number; den: number }[] = [
    { num: 0, den: 1 },
    { num: 1, den: 1 },
  ];
  for (const f of forms) {
    const slope = f(d);
    if (slope === 0) continue;
    for (let c = -6 * span; c <= 6 * span; c++) {
      const [num, den] = slope > 0 ? [c, slope] : [-c, -slope];
      if (num > 0 && num < den) cuts.push({ num, den });
    }
  }
  cuts.sort((a, b) => a.num * b.den - b.num * a.den);
  const times = cuts.filter((c, i) => i === 0 || c.num * (cuts[i - 1] as typeof c).den !== (cuts[i - 1] as typeof c).num * c.den);
  const owners = (num: number, den: number): string[] =>
    near
      .filter((h) => {
        const p = { q: from.q * den + d.q * num - h.q * den, r: from.r * den + d.r * num - h.r * den };
        return forms.every((f) => Math.abs(f(p)) <= den);
      })
      .map(name)
      .sort();
  // The owners at each cut and in the middle of each stretch between cuts, repetitions removed.
  const seen: string[][] = [];
  const push = (o: string[]) => {
    if (seen.length === 0 || (seen.at(-1) as string[]).join() !== o.join()) seen.push(o);
  };
  for (let i = 0; i < times.length; i++) {
    const a = times[i] as { num: number; den: number };
    push(owners(a.num, a.den));
    const b = times[i + 1];
    if (b) push(owners(a.num * b.den + b.num * a.den, 2 * a.den * b.den));
  }
  // Interiors have one owner. Between two interiors lie: one border point (edge), or a corner, or corner-border-corner (run).
  const out: string[] = [];
  let i = 0;
  while (i < seen.length - 1) {
    const x = (seen[i] as string[])[0] as string;
    let j = i + 1;
    while ((seen[j] as string[]).length > 1) j++;
    const y = (seen[j] as string[])[0] as string;
    const through = seen.slice(i + 1, j);
    if (through.length === 1 && (through[0] as string[]).length === 2) out.push(`${x}|${y}`);
    else if (through.length === 1) out.push(`corner ${x}>${y} by ${(through[0] as string[]).find((o) => o !== x && o !== y)}`);
    else out.push(`run ${x} ${(through[1] as string[]).join('/')} ${y}`);
    i = j;
  }
  return out;
}

describe('lines between centres', () => {
  test('directions run clockwise from N, and each has its opposite', () => {
    for (let k = 1; k <= 6; k++) {
      const a = DIRECTIONS[k - 1] as Hex;
      const b = DIRECTIONS[opposite(k) - 1] as Hex;
      expect([a.q + b.q, a.r + b.r]).toEqual([0, 0]);
    }
    expect([1, 2, 5].map((k) => turned(3, k))).toEqual([3, 4, 1]);
  });

  test('every line up to distance 9 has the features that exact geometry gives it', () => {
    for (const to of disc(9)) expect(trace({ q: 0, r: 0 }, to).map(spell), name(to)).toEqual(slowTrace({ q: 0, r: 0 }, to));
  });

  test('a line does not depend on where the map has its origin, and is the same seen from the other end', () => {
    const mirrored = (f: Feature) =>
      f.kind === 'edge' ? `${name(f.to)}|${name(f.from)}` : f.kind === 'run' ? spell({ ...f, from: f.to, to: f.from }) : 'corner';
    for (const to of disc(6)) {
      const a = { q: 3, r: -2 };
      const b = { q: 3 + to.q, r: -2 + to.r };
      const there = trace(a, b);
      const back = trace(b, a);
      expect(there.length).toBe(back.length);
      for (let i = 0; i < there.length; i++) {
        const f = there[i] as Feature;
        if (f.kind !== 'corner') expect(spell(f)).toBe(mirrored(back[back.length - 1 - i] as Feature));
        else expect((back[back.length - 1 - i] as Feature).kind).toBe('corner');
      }
    }
  });

  test('first corners without a run appear at distance 5', () => {
    for (const to of disc(4)) expect(trace({ q: 0, r: 0 }, to).some((f) => f.kind === 'corner')).toBe(false);
    expect(trace({ q: 0, r: 0 }, { q: 1, r: 4 }).some((f) => f.kind === 'corner')).toBe(true);
  });
});

describe('maps', () => {
  const random = (seed: string, radius: number, keep: number) => {
    const luck = Luck.seeded(seed);
    const cells = disc(radius).filter(() => luck.below(100) < keep);
    if (cells.length === 0) cells.push({ q: 0, r: 0 });
    const map = new HexMap(cells);
    const open = Uint8Array.from(map.ends, () => (luck.below(100) < 65 ? 1 : 0));
    return { map, open };
  };

  test('lines of sight agree with features judged one by one, on random maps with gaps', () => {
    for (let n = 0; n < 60; n++) {
      const { map, open } = random(`sight/${n}`, 3, 80);
      const clear = (x: Hex, y: Hex) => {
        const [i, j] = [map.at(x), map.at(y)];
        if (i < 0 || j < 0) return false;
        const e = map.ends.findIndex(([a, b]) => (a === i && b === j) || (a === j && b === i));
        return e >= 0 && open[e] === 1;
      };
      for (let a = 0; a < map.size; a++)
        for (let b = 0; b < map.size; b++) {
          const slow = trace(map.cells[a] as Hex, map.cells[b] as Hex).every((f) =>
            f.kind === 'edge'
              ? clear(f.from, f.to)
              : f.kind === 'run'
                ? (clear(f.from, f.left) && clear(f.left, f.to)) || (clear(f.from, f.right) && clear(f.right, f.to))
                : clear(f.from, f.to) || (clear(f.from, f.third) && clear(f.third, f.to)),
          );
          expect(map.sees(a, b, open)).toBe(slow);
          if (!slow) continue;
          const range = map.walks(a, open)[b] as number;
          if (hexDistance(map.cells[a] as Hex, map.cells[b] as Hex) <= 3)
            expect(range).toBe(hexDistance(map.cells[a] as Hex, map.cells[b] as Hex));
          expect(range).toBeLessThan(FAR);
        }
    }
  });

  test('shortest walks agree with Floyd and Warshall, and nearer steps shorten them by one', () => {
    for (let n = 0; n < 60; n++) {
      const { map, open } = random(`walk/${n}`, 3, 75);
      const d = Array.from({ length: map.size }, (_, i) => Array.from({ length: map.size }, (_, j) => (i === j ? 0 : FAR)));
      const plain = Array.from({ length: map.size }, (_, i) => Array.from({ length: map.size }, (_, j) => (i === j ? 0 : FAR)));
      map.ends.forEach(([a, b], e) => {
        (plain[a] as number[])[b] = 1;
        (plain[b] as number[])[a] = 1;
        if (open[e]) {
          (d[a] as number[])[b] = 1;
          (d[b] as number[])[a] = 1;
        }
      });
      for (const m of [d, plain])
        for (let k = 0; k < map.size; k++)
          for (let i = 0; i < map.size; i++)
            for (let j = 0; j < map.size; j++) {
              const via = ((m[i] as number[])[k] as number) + ((m[k] as number[])[j] as number);
              if (via < ((m[i] as number[])[j] as number)) (m[i] as number[])[j] = via;
            }
      for (let i = 0; i < map.size; i++) {
        const field = map.walks(i, open);
        expect([...field]).toEqual(d[i]);
        for (let j = 0; j < map.size; j++) {
          const flat = (plain[i] as number[])[j] as number;
          expect(map.distance(i, j)).toBe(flat === FAR ? hexDistance(map.cells[i] as Hex, map.cells[j] as Hex) : flat);
          const steps = map.nearer(j, field, open);
          if (field[j] === 0 || field[j] === FAR) expect(steps).toEqual([]);
          else {
            expect(steps.length).toBeGreaterThan(0);
            for (const s of steps) {
              expect(field[s]).toBe((field[j] as number) - 1);
              expect(open[map.between(j, s)]).toBe(1);
            }
          }
        }
      }
    }
  });

  test('edges, neighbours and headings fit together', () => {
    const { map } = random('edges', 3, 85);
    map.ends.forEach(([a, b], e) => {
      const h = map.headings[e] as number;
      expect(map.neighbour(a, h)).toBe(b);
      expect(map.neighbour(b, opposite(h))).toBe(a);
      expect(map.edge(a, h)).toBe(e);
      expect(map.edge(b, opposite(h))).toBe(e);
      expect(map.between(a, b)).toBe(e);
      expect(map.neighbours(a)).toContain(b);
    });
    expect(map.at({ q: 40, r: 0 })).toBe(-1);
  });
});
