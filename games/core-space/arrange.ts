/** A table in the middle of a game, as somebody wants it: for lessons and tests. */
import { Luck, type Options } from '@cosmodrome/kernel';
import type { ClassId } from './content/classes.ts';
import type { MissionId, MissionPiece } from './content/mission.ts';
import { MISSION } from './content/missions/index.ts';
import { NPCS, type NpcId } from './content/npcs.ts';
import type { PurgeKind } from './content/purge.ts';
import type { SkillId } from './content/skills.ts';
import type { TokenKind } from './content/tokens.ts';
import { TRADER, type TraderId } from './content/traders.ts';
import { actionsOf } from './judge/figures.ts';
import { beginPieces } from './rules/pieces/index.ts';
import { enlist, newFigure, OPTIONS, setUp, sheetOf } from './rules/setup.ts';
import { mint, type Table } from './rules/table.ts';
import type { AirlockId, CrewId, Figure, Phase, State } from './state.ts';

/** In inches from the top left. */
export type Spot = readonly [x: number, y: number];
export type Has = {
  readonly at?: Spot;
  readonly kit?: readonly TokenKind[];
  readonly wears?: TokenKind;
  readonly class?: ClassId;
  readonly levels?: Readonly<Partial<Record<SkillId, number>>>;
  readonly with?: Partial<Figure>;
};
export type Setting = {
  /** Traders by crew. */
  readonly crews: readonly Readonly<Partial<Record<TraderId, Has>>>[];
  readonly npcs?: readonly (readonly [who: PurgeKind | NpcId, at: Spot, more?: Partial<Figure>])[];
  /** Whose turn it is. */
  readonly active?: TraderId;
  readonly phase?: Phase;
  /** Squares with letters and walls, on an empty floor; absent: the map of Pillage Express. */
  readonly floor?: Floor;
  readonly change?: (state: State) => void;
  readonly together?: boolean;
  /** Which mission, on its own map; absent: Pillage Express. */
  readonly mission?: MissionId;
  /** On the drawn floor: pieces of one's own. */
  readonly pieces?: readonly MissionPiece[];
  readonly options?: Options;
  /** Where crews are shared, or somebody leads the NPCs: how many sit at the table. */
  readonly seats?: number;
};
/** `walls`: along the grid, from a post to another; `o` for openings, `d` for doors, `s`, `l`, `r`, `R` for what leads from floor to floor. */
export type Floor = {
  readonly squares?: readonly (readonly [letter: string, column: number, row: number])[];
  readonly walls?: readonly (readonly [letter: '#' | 'o' | 'd' | 's' | 'l' | 'r' | 'R', x1: number, y1: number, x2: number, y2: number])[];
  /** Squares that are higher than the lowest floor. */
  readonly raised?: readonly (readonly [floor: number, column: number, row: number, wide: number, high: number])[];
};
/** A board of 24 by 24 with airlocks in the middle of its sides and Entry Points in its corners. */
export function mapOf({ squares = [], walls = [] }: Floor): string {
  const size = 24;
  const lines: string[][] = Array.from({ length: 2 * size + 1 }, (_, y) =>
    Array.from({ length: 2 * size + 1 }, (_, x) => {
      if (y % 2 === 0 && x % 2 === 0) return '+';
      if (y % 2 === 0) return y === 0 || y === 2 * size ? '-' : ' ';
      if (x % 2 === 0) return x === 0 || x === 2 * size ? '|' : ' ';
      return '.';
    }),
  );
  for (const [name, at] of [
    ['A', [23, 0, 25, 0]],
    ['B', [48, 23, 48, 25]],
    ['C', [23, 48, 25, 48]],
    ['D', [0, 23, 0, 25]],
  ] as const) {
    lines[at[1]]![at[0]] = name;
    lines[at[3]]![at[2]] = name;
  }
  for (const [n, x, y] of [
    ['1', 0, 0],
    ['2', 23, 0],
    ['3', 23, 23],
    ['4', 0, 23],
    ['5', 0, 5],
    ['6', 23, 5],
  ] as const)
    lines[2 * y + 1]![2 * x + 1] = n;
  for (const [letter, x, y] of squares) lines[2 * y + 1]![2 * x + 1] = letter;
  for (const [letter, x1, y1, x2, y2] of walls) {
    if (x1 === x2) for (let y = y1; y < y2; y++) lines[2 * y + 1]![2 * x1] = letter === '#' ? '|' : letter;
    else for (let x = x1; x < x2; x++) lines[2 * y1]![2 * x + 1] = letter === '#' ? '-' : letter;
  }
  return lines.map((line) => line.join('')).join('\n');
}

/** The floor of each square of such a board; nothing where all is on one. */
export function floorsOf({ raised = [] }: Floor): string {
  if (raised.length === 0) return '';
  const rows = Array.from({ length: 24 }, () => new Array<number>(24).fill(0));
  for (const [floor, x, y, wide, high] of raised) for (let r = y; r < y + high; r++) rows[r]!.fill(floor, x, x + wide);
  return rows.map((row) => row.join('')).join('\n');
}
export const units = ([x, y]: Spot): readonly [number, number] => [Math.round(x * 100), Math.round(y * 100)];
const isNpc = (who: PurgeKind | NpcId): who is NpcId => (NPCS as readonly string[]).includes(who);

export const optionsFor = ({ together, mission, options }: Setting): Options => ({
  ...Object.fromEntries(OPTIONS.map((option) => [option.key, option.default])),
  mission: mission ?? 'pillage-express',
  mode: together ? 'together' : 'versus',
  expansion: true,
  ...options,
});
/** What is done before the first question of a match nobody is told of. */
const unseen = (state: State): Table => ({
  state,
  chance: Luck.seeded('unseen'),
  now: 0,
  tell: () => undefined,
  reveal: () => undefined,
  settle: () => undefined,
});
export function arrange(setting: Setting): State {
  const seats = setting.seats ?? setting.crews.length;
  const options = optionsFor(setting);
  const state = setUp(options, seats, Luck.seeded('table'));
  if (setting.floor) {
    const ours = MISSION[setting.mission ?? 'pillage-express'];
    const drawn = { ...ours, map: mapOf(setting.floor), floors: floorsOf(setting.floor), pieces: setting.pieces ?? ours.pieces };
    const again = setUp(options, seats, Luck.seeded('table'), drawn as never);
    Object.assign(state, again);
  }
  for (const [crew, members] of setting.crews.entries()) {
    state.crews[crew]!.airlock = crew as AirlockId;
    for (const [name, has] of Object.entries(members) as [TraderId, Has][]) {
      const sheet = sheetOf(name, has.class ?? TRADER[name].only ?? 'crew', has.levels ?? {});
      const f = enlist(state, crew as CrewId, sheet, has.kit ?? []);
      if (has.wears) f.armour = mint(state, has.wears);
      if (has.at) {
        f.where = 'board';
        f.entered = true;
        [f.x, f.y] = units(has.at);
      }
      Object.assign(f, has.with ?? {});
    }
  }
  for (const [who, at, more] of setting.npcs ?? []) {
    const f = newFigure(state, isNpc(who) ? { kind: 'npc', npc: who } : { kind: 'purge', type: who }, null);
    f.where = 'board';
    [f.x, f.y] = units(at);
    Object.assign(f, more ?? {});
  }
  beginPieces(unseen(state));
  // Its track is empty, so that each peg can be seen to come.
  if (state.mission === 'pillage-express') state.pegs -= MISSION['pillage-express'].hostility;
  state.round = 2;
  state.phase = setting.phase ?? 'traders';
  const active = setting.active && state.figures.find((f) => f.being.kind === 'trader' && f.being.sheet.profile === setting.active);
  if (active) {
    state.turn = active.crew!;
    state.active = {
      figure: active.id,
      actions: actionsOf(state, active),
      effortless: false,
      pegPaid: false,
      granted: [],
      linked: null,
      begun: false,
      taken: 0,
      rest: 0,
    };
  }
  setting.change?.(state);
  return state;
}
