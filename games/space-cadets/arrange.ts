/** A table in the middle of a game, as somebody wants it: for lessons and tests. */
import { type Options, settle } from '@cosmodrome/kernel';
import { copiesOf } from './content/cards.ts';
import type { AlienType, EdgeState, FindKind, ItemKind, Mode, Role, ScenarioId } from './content/names.ts';
import { game } from './game.ts';
import { mapOf } from './rules/map.ts';
import { turnUp } from './rules/scan.ts';
import { blankPlace, newRocketeer, openingState } from './rules/setup.ts';
import { type CardId, type Cell, type Figure, figureId, type Place, type Rocketeer, type State } from './state.ts';

export type Spot = readonly [q: number, r: number];
export type Member = Partial<Omit<Rocketeer, 'at'>> & { readonly at?: Spot; readonly items?: readonly ItemKind[] };
export type Foe = readonly [type: AlienType, at: Spot, more?: Partial<Figure>];
export type Scene = {
  readonly cells?: readonly Spot[];
  readonly numbers?: Readonly<Record<string, number>>;
  readonly down?: readonly Spot[];
  readonly hatches?: readonly (readonly [Spot, Spot, EdgeState])[];
  readonly crew?: Partial<Record<Role, Member>>;
  readonly foes?: readonly Foe[];
  readonly finds?: readonly (readonly [Spot, FindKind])[];
  readonly scenario?: ScenarioId;
  readonly mode?: Mode;
  readonly seats?: number;
  readonly n?: number;
  readonly alternative?: boolean;
  readonly state?: Partial<State>;
};
/** All cells within a distance of (0,0), in ascending q, then r. */
export function disc(radius: number): Spot[] {
  const out: Spot[] = [];
  for (let q = -radius; q <= radius; q++) for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) out.push([q, r]);
  return out;
}
/** A straight corridor from (0, a) to (0, b). */
export const strip = (a: number, b: number): Spot[] => Array.from({ length: b - a + 1 }, (_, i) => [0, a + i] as const);

/** Puts a card of this kind into somebody's hand. */
export function give(t: { state: State }, role: Role, kind: ItemKind): CardId {
  const me = t.state.rocketeers.findIndex((r) => r.role === role);
  const id = copiesOf(kind).find((c) => t.state.cards[c]!.where === 'pool');
  if (id === undefined) throw new Error(`no ${kind} is left`);
  t.state.cards[id]!.where = 'held';
  t.state.cards[id]!.at = me;
  t.state.bags.rescued = t.state.bags.rescued.filter((c) => c !== id);
  return id;
}
export function defaults(options: Options = {}): Options {
  return settle(game as never, options);
}
/**
 * A scene of its own: any map, any crew, any foes. Unless told otherwise seat 0 leads everybody, all tiles are face up without hatches,
 * the first of the crew is in the Action phase, and Order tokens are 1, 2, 3 … in the order of the crew.
 */
export function arrange(s: Scene = {}): State {
  const roles = Object.keys(s.crew ?? { captain: {} }) as Role[];
  const seats = s.seats ?? 1;
  const n = s.n ?? Math.max(2, roles.length, seats);
  const state = openingState(
    defaults({ scenario: s.scenario ?? 's1', mode: s.mode ?? 'standard', rocketeers: n, alternative: s.alternative ?? false }),
    seats,
  );
  const cells = s.cells ?? disc(2);
  state.cells = cells.map(([q, r], i) => ({ ...blankPlace({ q, r }), tile: s.numbers?.[`${q},${r}`] ?? i + 1 }));
  state.bags.alerts = state.bags.alerts.map(() => 0); // a calm Red Alert
  const at = ([q, r]: Spot): Cell => mapOf(state).at({ q, r });
  const place = (spot: Spot): Place => state.cells[at(spot)]!;
  state.edges = mapOf(state).ends.map(() => 'none');
  for (const spot of s.down ?? []) place(spot).tile = 0;
  for (const [a, b, to] of s.hatches ?? []) state.edges[mapOf(state).between(at(a), at(b))] = to;
  const up = state.cells.map((c) => c.tile);
  state.bags.tiles = state.bags.tiles.filter((x) => !up.includes(x));
  roles.forEach((role, i) => {
    const { at: spot, items, ...more } = s.crew?.[role] ?? {};
    state.rocketeers.push({ ...newRocketeer(role, 0, n), order: i + 1, scanned: true, ...more, at: at(spot ?? [0, 0]) });
    for (const kind of items ?? []) {
      const id = give({ state }, role, kind);
      state.cards[id]!.ready = true;
    }
  });
  for (const [type, spot, more] of s.foes ?? []) {
    const hp = type === 'brain' ? 2 : type === 'sentinel' ? 3 : 1;
    const id = state.nextId;
    state.nextId = figureId(id + 1);
    state.figures.push({ id, type, at: at(spot), hp, stunned: false, stagger: 0, carried: false, ...more });
  }
  for (const [spot, find] of s.finds ?? []) {
    place(spot).finds.push(find);
    state.bags.finds.splice(state.bags.finds.indexOf(find), 1);
  }
  Object.assign(state, { turn: 2, stage: 'action', active: 0, arrowChosen: true, arrow: 1, start: 0, ...s.state });
  return state;
}

/** Where tokens lie that are hidden until a tile is turned up. */
export type Backs = { readonly alien?: readonly Spot[]; readonly discovery?: readonly Spot[]; readonly marker?: readonly Spot[] };
/** The same with the hatches of the tiles that lie open, and what waits under the others; `markers` come in this order. */
export function arrangeAboard(s: Scene, backs: Backs = {}, markers: readonly number[] = []): State {
  const state = arrange(s);
  const place = ([q, r]: Spot): Place => state.cells[mapOf(state).at({ q, r })]!;
  for (const spot of backs.alien ?? []) place(spot).alien = true;
  for (const spot of backs.discovery ?? []) place(spot).discovery = true;
  for (const spot of backs.marker ?? []) place(spot).marker = true;
  state.bags.markers = markers.slice();
  state.cells.forEach((c, i) => {
    if (c.tile > 0) turnUp(state, i as Cell, c.tile);
  });
  return state;
}
