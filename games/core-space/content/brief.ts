/**
 * What crosses between a campaign and its missions: the crews as they are go in with a brief, what became of them comes out with the outcome.
 * Things are known by their kinds, people by their place in their crew: neither side knows the other's state.
 */
import type { Json } from '@cosmodrome/kernel';
import { CLASS, type ClassId } from './classes.ts';
import type { Mission, MissionId } from './mission.ts';
import { NPCS, type NpcId } from './npcs.ts';
import { type SkillId, skillOf } from './skills.ts';
import { SIZES, TOKENS, type TokenKind, tokenOf } from './tokens.ts';
import { GENERICS, INVENTORY, TRADER, type TraderId } from './traders.ts';

// ------------------------------------------------------------------ in

/** Ship upgrades and how far each is installed (CS-UPG-01, -02). */
export const UPGRADES = ['scanners', 'airlock-defence', 'docking-thrusters'] as const;
export type Upgrade = (typeof UPGRADES)[number];
export type Upgrades = Readonly<Record<Upgrade, number>>;
/** Highest level of an upgrade. */
export const TOP_UPGRADE = 3;
export const NO_UPGRADES: Upgrades = { scanners: 0, 'airlock-defence': 0, 'docking-thrusters': 0 };

export type Veteran = {
  readonly profile: TraderId;
  /** Counts as the Captain, whatever the profile says (CS-EXT-27). */
  readonly captain: boolean;
  readonly class: ClassId;
  readonly levels: Readonly<Partial<Record<SkillId, number>>>;
  readonly health: number;
  readonly actions: number;
  readonly skill: number;
  readonly career: number;
  readonly inventory: readonly TokenKind[];
  readonly armour: TokenKind | null;
  /** A Merg's handler, by its place among those who embark; null: it is none, or its handler stays at home (CS-MRG-01). */
  readonly handler: number | null;
};
export type Embarked = {
  readonly members: readonly Veteran[];
  readonly upgrades: Upgrades;
};
export type Brief = {
  readonly campaign: true;
  /** By seat. */
  readonly crews: readonly Embarked[];
  /** Starting Hostility in place of what the mission prints (CS-RULING-208). */
  readonly pegs: number | null;
  /** Crews in the order in which they choose airlocks; null: by luck (CS-RULING-137). */
  readonly order: readonly number[] | null;
  /** The crew that takes the Turn token in round 1, whoever deployed last (CS-PEX-06). */
  readonly holder: number | null;
  /** What these crews own and have not brought: it is not in the bag (CS-RULING-127). */
  readonly owned: readonly TokenKind[];
  /** Civilians and Gangers that have been hired (CS-HIR-13). */
  readonly hired: readonly NpcId[];
  /** The mission these crews go into, where somebody drew it (`drawn.ts`); absent: the one the options name. */
  readonly drawn?: Mission;
  /** What earlier stages of the arc are good for in this one. */
  readonly bonuses?: Bonuses;
};
/** By seat: who looks into a crate before the first round, who may take a peg off, who knows the row of the prisoner's cell. */
export type Bonuses = {
  readonly looks: readonly number[];
  readonly calms: readonly number[];
  readonly rows: readonly number[];
  /** What is hidden goes into a crate once another has been searched. */
  readonly late: boolean;
};

// ------------------------------------------------------------------ out

/**
 * Where a Trader was when the mission ended: home by an airlock, on its feet or dragged; aboard and never out; on the board, Defeated,
 * apprehended or neither; gone for good. Before a Rescue Mission the Purge has taken some of the fallen and spared others (CS-EXT-02).
 */
export const FATES = ['home', 'aboard', 'defeated', 'spared', 'apprehended', 'left', 'taken', 'lost'] as const;
export type Fate = (typeof FATES)[number];
export type Returned = {
  readonly fate: Fate;
  /** It was back when the mission ended, whatever a Rescue Mission did afterwards (CS-RULING-119, -205). */
  readonly returned: boolean;
  readonly inventory: readonly TokenKind[];
  readonly armour: TokenKind | null;
  /** Holds the Kill token (CS-ADN-03). */
  readonly kill: boolean;
};
/** Somebody who joined, and is aboard at the end (CS-JOI-10). */
export type Joined = { readonly npc: NpcId; readonly tokens: readonly TokenKind[] };
/** What a crew did that a campaign remembers. */
export const FEATS = ['schedule', 'recorder', 'data', 'freed', 'scored', 'charges', 'exploded'] as const;
export type Feat = (typeof FEATS)[number];
export type CrewOutcome = {
  readonly members: readonly Returned[];
  readonly joined: readonly Joined[];
  /** UA found in the mission, and UA its objectives pay (CS-PST-03). */
  readonly money: number;
  readonly reward: number;
  readonly won: boolean;
  readonly feats: readonly Feat[];
};
export type Outcome = {
  readonly mission: MissionId;
  readonly rounds: number;
  readonly crews: readonly CrewOutcome[];
};

// ------------------------------------------------------------------ what may come from outside

type Loose = { readonly [key: string]: Json };
export const isObject = (x: Json | undefined): x is Loose => typeof x === 'object' && x !== null && !Array.isArray(x);
export const isList = (x: Json | undefined): x is readonly Json[] => Array.isArray(x);
export const isWhole = (x: Json | undefined, from: number, to: number): x is number =>
  Number.isInteger(x) && (x as number) >= from && (x as number) <= to;
export const isOneOf = <T extends string>(all: readonly T[], x: Json | undefined): x is T => all.includes(x as T);
const isKind = (x: Json | undefined): x is TokenKind => typeof x === 'string' && KINDS.has(x);
const KINDS: ReadonlySet<string> = new Set(TOKENS.map(({ kind }) => kind));
const areKinds = (x: Json | undefined, most: number): x is readonly TokenKind[] => isList(x) && x.length <= most && x.every(isKind);
/** Exactly these fields, each as it must be. */
export const isRecord = (x: Json | undefined, fields: Readonly<Record<string, (value: Json | undefined) => boolean>>): x is Loose =>
  isObject(x) && Object.keys(x).length === Object.keys(fields).length && Object.entries(fields).every(([key, is]) => is(x[key]));
const isAny = (): boolean => true;

/** The most a crew and its ship can hold, and the most tokens that are told of. */
const MOST = { members: 7, spaces: INVENTORY.trader, owned: 120, money: 999 } as const;
const spacesOf = (kinds: readonly TokenKind[]): number => kinds.reduce((sum, kind) => sum + SIZES[tokenOf(kind).size], 0);
const isHeld = (x: Json | undefined): x is readonly TokenKind[] => areKinds(x, MOST.spaces) && spacesOf(x) <= MOST.spaces;
const isArmour = (x: Json | undefined): boolean => x === null || (isKind(x) && tokenOf(x).type === 'armour');

function isVeteran(x: Json): boolean {
  if (!isRecord(x, VETERAN)) return false;
  const of = TRADER[x.profile as TraderId];
  const { levels } = x;
  const sheet: readonly string[] = CLASS[x.class as ClassId].skills;
  return (
    isWhole(x.health, 1, of.health[1]) &&
    isWhole(x.actions, 1, of.actions[1]) &&
    isWhole(x.skill, 0, of.skill[1]) &&
    isWhole(x.career, 0, of.career[1]) &&
    isObject(levels) &&
    Object.entries(levels).every(([skill, level]) => sheet.includes(skill) && isWhole(level, 1, skillOf(skill as SkillId).levels.length))
  );
}
const VETERAN = {
  profile: (x: Json | undefined) => typeof x === 'string' && Object.hasOwn(TRADER, x),
  captain: (x: Json | undefined) => typeof x === 'boolean',
  class: (x: Json | undefined) => typeof x === 'string' && Object.hasOwn(CLASS, x),
  levels: isAny,
  health: isAny,
  actions: isAny,
  skill: isAny,
  career: isAny,
  inventory: isHeld,
  armour: isArmour,
  handler: (x: Json | undefined) => x === null || isWhole(x, 0, MOST.members - 1),
};
const isUpgrades = (x: Json | undefined): boolean =>
  isRecord(x, Object.fromEntries(UPGRADES.map((upgrade) => [upgrade, (level: Json | undefined) => isWhole(level, 0, TOP_UPGRADE)])));
const leads = (m: Json, i: number, all: readonly Json[]): boolean => {
  const { handler } = m as { readonly handler: number | null };
  return handler === null || (handler !== i && handler < all.length);
};
const isEmbarked = (x: Json): boolean =>
  isRecord(x, {
    members: (m) => isList(m) && m.length >= 1 && m.length <= MOST.members && m.every(isVeteran) && m.every(leads),
    upgrades: isUpgrades,
  });
export const NO_BONUSES: Bonuses = { looks: [], calms: [], rows: [], late: false };
/** What is wrong with what a campaign gives along; undefined: nothing is. */
export function flawOfBrief(given: Json, seats: number): string | undefined {
  const { bonuses = NO_BONUSES, ...rest } = isObject(given) ? given : {};
  const fits = isRecord(rest, {
    campaign: (x) => x === true,
    crews: (x) => isList(x) && x.length === seats && x.every(isEmbarked),
    pegs: (x) => x === null || isWhole(x, 0, 28),
    order: (x) =>
      x === null || (isList(x) && x.length === seats && new Set(x).size === seats && x.every((id) => isWhole(id, 0, seats - 1))),
    holder: (x) => x === null || isWhole(x, 0, seats - 1),
    owned: (x) => areKinds(x, MOST.owned),
    hired: (x) => isList(x) && x.every((npc) => isOneOf(NPCS, npc)),
  });
  const by = (x: Json | undefined) => isList(x) && x.length <= seats && x.every((id) => isWhole(id, 0, seats - 1));
  const flag = (x: Json | undefined) => typeof x === 'boolean';
  if (!fits || !isRecord(bonuses as Json, { looks: by, calms: by, rows: by, late: flag })) return 'not-a-brief';
  const crews = rest.crews as unknown as readonly Embarked[];
  const own = crews.flatMap(({ members }) => members.map(({ profile }) => profile)).filter((profile) => !isOneOf(GENERICS, profile));
  return new Set(own).size < own.length ? 'one-person-twice' : undefined;
}

const isReturned = (x: Json): boolean =>
  isRecord(x, {
    fate: (f) => isOneOf(FATES, f),
    returned: (r) => typeof r === 'boolean',
    // Whoever carries too much sorts it out at home.
    inventory: (i) => areKinds(i, 2 * MOST.spaces),
    armour: isArmour,
    kill: (k) => typeof k === 'boolean',
  });
const isJoined = (x: Json): boolean => isRecord(x, { npc: (npc) => isOneOf(NPCS, npc), tokens: (t) => areKinds(t, MOST.spaces) });
const isCrewOutcome =
  (crew: Embarked) =>
  (x: Json): boolean =>
    isRecord(x, {
      members: (m) => isList(m) && m.length === crew.members.length && m.every(isReturned),
      joined: (j) => isList(j) && j.length <= NPCS.length && j.every(isJoined),
      money: (n) => isWhole(n, 0, MOST.money),
      reward: (n) => isWhole(n, 0, MOST.money),
      won: (w) => typeof w === 'boolean',
      feats: (f) => isList(f) && new Set(f).size === f.length && f.every((feat) => isOneOf(FEATS, feat)),
    });
/** Can this have come of that mission with this brief? No token is there more often than the box and the crews had it. */
export function isOutcome(x: Json, mission: MissionId, brief: Brief): x is Outcome {
  const fits = isRecord(x, {
    mission: (id) => id === mission,
    rounds: (n) => isWhole(n, 0, 9999),
    crews: (c) => isList(c) && c.length === brief.crews.length && c.every((crew, i) => isCrewOutcome(brief.crews[i]!)(crew)),
  });
  if (!fits) return false;
  const { crews } = x as unknown as Outcome;
  const before = new Map<TokenKind, number>();
  const after = new Map<TokenKind, number>();
  const count = (map: Map<TokenKind, number>, kinds: readonly TokenKind[]) => {
    for (const kind of kinds) map.set(kind, (map.get(kind) ?? 0) + 1);
  };
  for (const { members } of brief.crews) for (const m of members) count(before, [...m.inventory, ...(m.armour ? [m.armour] : [])]);
  for (const { members, joined } of crews) {
    for (const m of members) count(after, [...m.inventory, ...(m.armour ? [m.armour] : [])]);
    for (const { tokens } of joined) count(after, tokens);
  }
  const kills = crews.flatMap(({ members }) => members.filter(({ kill }) => kill));
  return kills.length <= 1 && [...after].every(([kind, n]) => n <= (before.get(kind) ?? 0) + tokenOf(kind).count);
}
