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
/** Lines of the boards of three missions as they were before version 7: large crates, airlocks and Entry Points stand elsewhere now. */
const BEFORE: { readonly [K in 'dead-signal' | 'lockdown' | 'jailbreak']: { readonly [line: number]: string } } = {
  'dead-signal': {
    3: '|. C C . . .d. l . . . .|. . . . C .d. . . . K .|',
    5: '|. . . . . .d. . . . . .d. . . . C .d. . . . . .|',
    7: '|. . . . b .|. . . . b .d. . . . . .|. . . . . .|',
    13: '|1 . . . . .|. . . . . .|. . . . . .|. . . . . 3|',
    35: '|6 . . . . .|. . . . . .|. . . . . .|. . . . . 4|',
    41: '|. . . . . .|. . . . . .d. b . . . .|. b . . . .|',
    43: '|. . . . . .d. C . . . .d. . . . . .d. . . . . .|',
    45: '|. K . . . .d. C . . . .|. . . . l .d. . . C C .|',
  },
  lockdown: {
    0: '+-+-+A+A+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+B+B+-+-+',
    5: '|. . . . . . . .e. . . . . t t .e. . . . . . . .|',
    11: '|1 . . .|. c . . . . C .|. l . . . . c .|. . . 3|',
    13: '|. . . .|. . . . . . C .d. . . . . . . .|. . . .|',
    35: '|. . . .|. . . . . . . .d. C . . . . . .|. . . .|',
    37: '|6 . . .|. c . . . . l .|. C . . . . c .|. . . 4|',
    43: '|. . . . . . . .e. t t . . . . .e. . . . . . . .|',
    48: '+-+-+D+D+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+C+C+-+-+',
  },
  jailbreak: {
    11: '|. . . . . . . .|. . . . . C C .|. . . . . . . .|',
    37: '|. . . . . . . .|. C C . . . . .|. . . . . . . .|',
  },
};
const isRedrawn = (mission: MissionId): mission is keyof typeof BEFORE => Object.hasOwn(BEFORE, mission);
/** Boards in play stay as they were, as missions that were given. */
function keepsBoard(old: Json): Json {
  const { mission, drawn } = old as unknown as Began;
  if (drawn !== null || !isRedrawn(mission)) return old;
  const lines = MISSION[mission].map.trim().split('\n');
  const map = `\n${lines.map((line, i) => BEFORE[mission][i] ?? line).join('\n')}\n`;
  return { ...(old as unknown as Data), drawn: { ...MISSION[mission], map } } as unknown as Json;
}
type Patched = { readonly id: number; readonly effects: readonly { readonly kind: string }[] };
/** Repair Points of skills lay on the Machine, those of actions beside it: they are one sum. CS-RPR-04, CS-RULING-162 */
function addsRepairs(old: Json): Json {
  const { figures, repairs, ...state } = old as unknown as Data & {
    readonly figures: readonly Patched[];
    readonly repairs: readonly { readonly figure: number; readonly points: number }[];
  };
  const isPoint = ({ kind }: { readonly kind: string }) => kind === 'patched';
  const added = figures.flatMap(({ id, effects }) => {
    const points = effects.filter(isPoint).length + (repairs.find(({ figure }) => figure === id)?.points ?? 0);
    return points > 0 ? [{ figure: id, points }] : [];
  });
  const kept = figures.map((f) => (f.effects.some(isPoint) ? { ...f, effects: f.effects.filter((one) => !isPoint(one)) } : f));
  return { ...state, figures: kept, repairs: added } as unknown as Json;
}
/**
 * From version 6 to 7: The Nest takes four charges alone, and one more for each of several crews on top; before, three. What is
 * on the boards of three missions stands as far from every airlock. Repair Points of actions and skills add up.
 */
export const toVersion7 = (old: Json): Json => addsRepairs(keepsBoard(keepsNest(old, 1, { needed: 3, more: 1 })));
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
