/** How far it is from anywhere to somewhere, roughly: square by square round walls and scenery, whoever stands in between. */
import { STOP, UNIT } from '@cosmodrome/kit/plane/plan';
import { type Site, siteOf } from '../judge/site.ts';
import type { Board } from '../state.ts';

/** By square: so many units to the goal; FAR: no way leads there. */
export type Field = Uint16Array;
export const FAR = 60_000;
const SLANT = 141;

/** Whether one goes from floor to floor by what is climbed, and by lifts. */
type Hops = { readonly climbs: boolean; readonly lifts: boolean };
/** An action, or waiting for a lift, is worth so long a way. */
const HOP = 250;
type Steps = { readonly to: Int16Array; readonly cost: Uint8Array };
/** A place by the squares about it, and how far their centres are. */
export type Near = { readonly squares: readonly number[]; readonly off: readonly number[] };
/** What was reckoned for a ground stays true as long as its doors stand so; only so much of it is kept. */
const grounds = new WeakMap<Site, Map<string, Ground>>();
const KEPT = { doors: 8, fields: 600 } as const;

export function groundOf(board: Board): Ground {
  const site = siteOf(board);
  // Where doors are opened by hand, a closed one is only a delay.
  const byHand = board.settings.blocks.includes('doors');
  const doors = board.doors.map((door) => (door === 'open' ? 'o' : door === 'closed' && byHand ? 'c' : 's')).join('');
  const { blocks } = board.settings;
  const hops: Hops = {
    climbs: blocks.includes('climbing') && site.map.climbs.length > 0,
    lifts: blocks.includes('lifts') && site.map.lifts.length > 0,
  };
  let all = grounds.get(site);
  if (!all) {
    all = new Map();
    grounds.set(site, all);
  }
  let ground = all.get(doors);
  if (!ground) {
    if (all.size >= KEPT.doors) all.clear();
    ground = new Ground(site, doors, hops);
    all.set(doors, ground);
  }
  return ground;
}
export class Ground {
  private readonly cols: number;
  private readonly rows: number;
  private readonly steps: Steps;
  private readonly fields = new Map<string, Field>();
  constructor(site: Site, doors: string, hops: Hops) {
    this.cols = site.map.plan.cols;
    this.rows = site.map.plan.rows;
    this.steps = stepsOf(site, doors, hops);
  }
  /** How far it is to the nearest of these squares from each. The same squares have the same name. */
  to(name: string, squares: () => readonly number[]): Field {
    const found = this.fields.get(name);
    if (found) return found;
    if (this.fields.size >= KEPT.fields) this.fields.clear();
    const field = spread(this.steps, squares(), this.cols * this.rows);
    this.fields.set(name, field);
    return field;
  }
  squareAt(x: number, y: number): number {
    const c = Math.min(this.cols - 1, Math.max(0, Math.floor(x / UNIT)));
    const r = Math.min(this.rows - 1, Math.max(0, Math.floor(y / UNIT)));
    return r * this.cols + c;
  }
  near(x: number, y: number): Near {
    const { cols, rows } = this;
    const { to } = this.steps;
    const here = this.squareAt(x, y);
    const squares = [here];
    for (let n = here * 8; n < here * 8 + 8 && to[n]! >= 0; n++) squares.push(to[n]!);
    if (squares.length === 1) {
      // Its own square is taken by scenery that it only touches.
      const [c, r] = [here % cols, Math.floor(here / cols)];
      if (c > 0) squares.push(here - 1);
      if (c < cols - 1) squares.push(here + 1);
      if (r > 0) squares.push(here - cols);
      if (r < rows - 1) squares.push(here + cols);
    }
    const off = squares.map((square) => {
      const [dx, dy] = [(square % cols) * UNIT + 50 - x, Math.floor(square / cols) * UNIT + 50 - y];
      return Math.sqrt(dx * dx + dy * dy);
    });
    return { squares, off };
  }
  far(field: Field, { squares, off }: Near): number {
    if (field[squares[0]!] === 0) return 0;
    let best = FAR;
    for (let i = 0; i < squares.length; i++) {
      const far = field[squares[i]!]! + off[i]!;
      if (far < best) best = far;
    }
    return best;
  }
}
/** Eight neighbours a square, −1 where one cannot go. A slanting step needs both ways round the corner. */
function stepsOf({ map }: Site, doors: string, hops: Hops): Steps {
  const { cols, rows, v, h, sq } = map.plan;
  const shut = new Set<string>();
  for (const [i, { bar }] of map.doors.entries()) {
    if (doors[i] !== 's') continue;
    const [x1, y1, x2, y2] = bar;
    if (x1 === x2) for (let r = y1 / UNIT; r < y2 / UNIT; r++) shut.add(`v${r * (cols + 1) + x1 / UNIT}`);
    else for (let c = x1 / UNIT; c < x2 / UNIT; c++) shut.add(`h${(y1 / UNIT) * cols + c}`);
  }
  const free = (c: number, r: number): boolean => c >= 0 && r >= 0 && c < cols && r < rows && !(sq[r * cols + c]! & STOP);
  const across = (c: number, r: number, dx: number): boolean => {
    const edge = r * (cols + 1) + (dx > 0 ? c + 1 : c);
    return free(c, r) && free(c + dx, r) && !(v[edge]! & STOP) && !shut.has(`v${edge}`);
  };
  const along = (c: number, r: number, dy: number): boolean => {
    const edge = (dy > 0 ? r + 1 : r) * cols + c;
    return free(c, r) && free(c, r + dy) && !(h[edge]! & STOP) && !shut.has(`h${edge}`);
  };
  const steps = hopsOf(map, hops);
  const to = new Int16Array(cols * rows * 8).fill(-1);
  const cost = new Uint8Array(cols * rows * 8);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      let n = (r * cols + c) * 8;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const) {
        const open =
          dy === 0
            ? across(c, r, dx)
            : dx === 0
              ? along(c, r, dy)
              : across(c, r, dx) && along(c + dx, r, dy) && along(c, r, dy) && across(c, r + dy, dx);
        const on = (r + dy) * cols + c + dx;
        if (!open && (dx === 0 || dy === 0) && steps.has(`${r * cols + c}:${on}`) && free(c, r) && free(c + dx, r + dy)) {
          to[n] = on;
          cost[n] = HOP;
          n++;
        }
        if (open) {
          to[n] = (r + dy) * cols + c + dx;
          cost[n] = dx !== 0 && dy !== 0 ? SLANT : UNIT;
          n++;
        }
      }
    }
  return { to, cost };
}
/** Pairs of squares one goes between otherwise than on foot. */
function hopsOf({ plan: { cols, rows }, climbs, lifts, floors }: Site['map'], hops: Hops): ReadonlySet<string> {
  const out = new Set<string>();
  const pair = (a: number, b: number) => out.add(`${a}:${b}`).add(`${b}:${a}`);
  for (const { bar } of hops.climbs ? climbs : []) {
    const [x1, y1, x2] = bar;
    const square = (y1 / UNIT) * cols + x1 / UNIT;
    pair(square, x1 === x2 ? square - 1 : square - cols);
  }
  for (const { squares, floors: stops } of hops.lifts ? lifts : [])
    for (const square of squares) {
      const [c, r] = [square % cols, Math.floor(square / cols)];
      const beside = [
        c > 0 ? square - 1 : -1,
        c < cols - 1 ? square + 1 : -1,
        r > 0 ? square - cols : -1,
        r < rows - 1 ? square + cols : -1,
      ];
      for (const other of beside) if (other >= 0 && !squares.includes(other) && stops.includes(floors[other]!)) pair(square, other);
    }
  return out;
}
function spread({ to, cost }: Steps, from: readonly number[], squares: number): Field {
  const field = new Uint16Array(squares).fill(FAR);
  let now = [...from];
  for (const square of from) field[square] = 0;
  // Squares come up again when a shorter way to them is found: with two lengths of steps that is seldom.
  while (now.length > 0) {
    const next: number[] = [];
    for (const square of now)
      for (let n = square * 8; n < square * 8 + 8 && to[n]! >= 0; n++) {
        const far = field[square]! + cost[n]!;
        if (far >= field[to[n]!]!) continue;
        field[to[n]!] = far;
        next.push(to[n]!);
      }
    now = next;
  }
  return field;
}
/** Squares one can stand on beside these, no wall in between. */
export function besides(board: Board, squares: readonly number[]): number[] {
  const { cols, rows, v, h, sq } = siteOf(board).map.plan;
  const out: number[] = [];
  for (const square of squares) {
    const [c, r] = [square % cols, Math.floor(square / cols)];
    const offer = (to: number, wall: number): void => {
      if (!(wall & STOP) && !(sq[to]! & STOP)) out.push(to);
    };
    if (c > 0) offer(square - 1, v[r * (cols + 1) + c]!);
    if (c < cols - 1) offer(square + 1, v[r * (cols + 1) + c + 1]!);
    if (r > 0) offer(square - cols, h[r * cols + c]!);
    if (r < rows - 1) offer(square + cols, h[(r + 1) * cols + c]!);
  }
  return out;
}
