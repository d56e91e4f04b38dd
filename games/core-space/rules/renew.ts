import type { Json } from '@cosmodrome/kernel';
import { NO_UPGRADES } from '../content/brief.ts';
import { readMap } from '../content/map.ts';
import type { Mission, MissionId } from '../content/mission.ts';
import { MISSION } from '../content/missions/index.ts';

// What older versions stored, as today's would have.

type Data = { readonly [key: string]: Json | undefined };

type Began = { readonly mission: MissionId; readonly drawn: Mission | null; readonly crews: readonly Json[] };
/** The Nest in play keeps the charges it began with, as a mission that was given. `from`: with so many crews or more. */
function keepsNest(old: Json, from: number, charges: { readonly needed: number; readonly more?: number }): Json {
  const { mission, drawn, crews } = old as unknown as Began;
  if (mission !== 'the-nest' || drawn !== null || crews.length < from) return old;
  const { pieces, ...rest } = MISSION[mission];
  const kept = pieces.map((piece) => {
    if (piece.piece !== 'charges') return piece;
    const { more: _, ...same } = piece;
    return { ...same, ...charges };
  });
  return { ...(old as unknown as Data), drawn: { ...rest, pieces: kept } } as unknown as Json;
}
/** Where large crates stand since version 7, and where they stood before: rows of squares by column and row. */
const MOVED = {
  'dead-signal': [
    [19, 6, 16, 1],
    [20, 6, 16, 2],
    [3, 17, 7, 21],
    [4, 17, 7, 22],
  ],
  lockdown: [
    [11, 2, 10, 5],
    [12, 2, 10, 6],
    [11, 21, 13, 17],
    [12, 21, 13, 18],
  ],
  jailbreak: [
    [11, 5, 13, 5],
    [12, 5, 14, 5],
    [11, 18, 9, 18],
    [12, 18, 10, 18],
  ],
} as const;
const isMoved = (mission: MissionId): mission is keyof typeof MOVED => Object.hasOwn(MOVED, mission);
/** Boards in play stay as they were, as missions that were given. */
function keepsCrates(old: Json): Json {
  const { mission, drawn } = old as unknown as Began;
  if (drawn !== null || !isMoved(mission)) return old;
  const rows = MISSION[mission].map.trim().split('\n');
  const put = (column: number, row: number, letter: string): void => {
    const at = 1 + 2 * row;
    rows[at] = `${rows[at]!.slice(0, 1 + 2 * column)}${letter}${rows[at]!.slice(2 + 2 * column)}`;
  };
  for (const [column, row] of MOVED[mission]) put(column, row, '.');
  for (const [, , column, row] of MOVED[mission]) put(column, row, 'C');
  return { ...(old as unknown as Data), drawn: { ...MISSION[mission], map: `\n${rows.join('\n')}\n` } } as unknown as Json;
}
/**
 * From version 6 to 7: The Nest takes four charges alone, and one more for each of several crews on top; before, three. Large crates of
 * three missions stand as far from every airlock.
 */
export const toVersion7 = (old: Json): Json => keepsCrates(keepsNest(old, 1, { needed: 3, more: 1 }));
/** From version 5 to 6: The Nest takes more charges where several crews play; before, three for all together. */
export const toVersion6 = (old: Json): Json => keepsNest(old, 2, { needed: 3 });
/** From version 4 to 5: teams, and a game master. */
export function toVersion5(old: Json): Json {
  const { settings, ...state } = old as unknown as Data & { readonly settings: Data };
  return { ...state, settings: { ...settings, teams: false }, master: null } as Json;
}
/** From version 3 to 4: scenery can be destroyed and tipped over, lifts go, gaps are jumped. */
export function toVersion4(old: Json): Json {
  const { active, drawn, mission, ...state } = old as unknown as Data & { readonly mission: MissionId };
  const { map, floors } = (drawn as Mission | null | undefined) ?? MISSION[mission];
  const read = readMap(map, floors);
  return {
    ...state,
    mission,
    drawn,
    active: active ? { ...(active as Data), rest: 0 } : null,
    destroyed: [],
    tipped: [],
    lifts: 'map' in read ? read.map.lifts.map(({ squares }) => read.map.floors[squares[0]!]!) : [],
  } as Json;
}
/** From version 2 to 3: players who play together tell each other what they plan; nobody has said anything yet. */
export function toVersion3(old: Json): Json {
  const { crewOf, ...state } = old as unknown as Data & { readonly crewOf: readonly Json[] };
  return { ...state, crewOf, wishes: crewOf.map(() => []) } as Json;
}
/** From version 1 to 2: boards have floors; ships have upgrades, none of missions under way, which no Rescue Mission follows. */
export function toVersion2(old: Json): Json {
  const { drawn, crews, ...state } = old as unknown as Data & { readonly crews: readonly Data[] };
  return {
    ...state,
    drawn: drawn ? { ...(drawn as Data), floors: '', fixed: [] } : null,
    crews: crews.map((crew) => ({ ...crew, upgrades: { ...NO_UPGRADES }, fired: false })),
    forecast: null,
    campaign: null,
  } as Json;
}
