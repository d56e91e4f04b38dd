/** Who a figure is: its sides, its statistics, its skills, what it wears and carries. Plain look-ups of what lies open. */
import { UNIT } from '@cosmodrome/kit/plane/plan';
import type { RoundEffect } from '../content/cards.ts';
import { levelOf } from '../content/hostility.ts';
import { type Icon, type IconKind, type IconOf, iconOf } from '../content/icons.ts';
import { type Category, NPC, type NpcId, type NpcProfile } from '../content/npcs.ts';
import { type Profile, PURGE, type Rank } from '../content/purge.ts';
import { MOVE } from '../content/ranges.ts';
import { SKILLS, type SkillId, type SkillLevel, skillOf } from '../content/skills.ts';
import { SIZES, TOKENS, type TokenData, type TokenType } from '../content/tokens.ts';
import { TRADER, type TraderData } from '../content/traders.ts';
import {
  type Board,
  BROKEN,
  type CrewId,
  type EffectKind,
  type FigureId,
  FOUND,
  figureOf,
  JAMMED,
  OVERLOADED,
  type Shown,
  type ShownSheet,
  type TokenId,
} from '../state.ts';
import { inContact, isOn, stands, touchesWall } from './place.ts';
import { missionOf } from './site.ts';

// ------------------------------------------------------------------ sides

/** What a figure counts as now: whoever acts for a crew is a Trader (CS-JOI-02). */
export type Side = 'trader' | 'purge' | Category;
export function sideOf(f: Shown): Side {
  if (f.crew !== null) return 'trader';
  return printedSide(f);
}
export function printedSide(f: Shown): Side {
  if (f.being.kind === 'trader') return 'trader';
  return f.being.kind === 'purge' ? 'purge' : NPC[f.being.npc].category;
}
const gangOf = (f: Shown) => (f.being.kind === 'npc' ? NPC[f.being.npc].gang : null);
/** Of one team: never enemies. CS-VAR-02, CS-VAR-06 */
export const isTeam = ({ settings }: Pick<Board, 'settings'>, a: CrewId, b: CrewId): boolean =>
  a === b || (settings.teams && a % 2 === b % 2);
export const inTruce = (board: Board, a: CrewId, b: CrewId): boolean =>
  isTeam(board, a, b) || board.truces.some(([low, high]) => low === Math.min(a, b) && high === Math.max(a, b));
/** A Warden fights Traders when all are on alert, or the Corps commands it. CS-GEN-19, CS-SEC-02, -13 */
const isHostile = (board: Board, warden: Shown): boolean => board.alarmed || has(warden, 'commandeered');
/** CS-GEN-05 to -09, CS-GEN-19; mutual. */
export function areEnemies(board: Board, a: Shown, b: Shown): boolean {
  if (a.id === b.id) return false;
  if (a.crew !== null && b.crew !== null) {
    if (a.luredFrom === b.crew || b.luredFrom === a.crew) return false;
    return !inTruce(board, a.crew, b.crew);
  }
  const [s, t] = [sideOf(a), sideOf(b)];
  if (s === 'purge' || t === 'purge') return s !== t;
  if (s === 'civilians' || t === 'civilians') return false;
  if (s === 'gangers' && t === 'gangers') return gangOf(a) !== gangOf(b);
  if (s === 'gangers' || t === 'gangers') return true;
  // Corps, Security and Traders are left.
  if (s === 'trader') return t === 'corps' || (t === 'security' && isHostile(board, b));
  if (t === 'trader') return s === 'corps' || (s === 'security' && isHostile(board, a));
  return false;
}
export const isPolice = (f: Shown): boolean => sideOf(f) === 'corps' || sideOf(f) === 'security';
/** CS-GEN-10, CS-GEN-20, CS-GEO-28: of one crew, or of one category (for Gangers: of one gang). */
export function isAlly(_board: Board, a: Shown, b: Shown): boolean {
  if (a.id === b.id) return false;
  if (a.crew !== null || b.crew !== null) return a.crew === b.crew;
  return sideOf(a) === sideOf(b) && (sideOf(a) !== 'gangers' || gangOf(a) === gangOf(b));
}
/** CS-GEO-09, CS-RULING-33: in contact with an enemy that is not Defeated. */
export const engagedWith = <F extends Shown>(board: Board<F>, f: Shown): F[] =>
  board.figures.filter((other) => stands(other) && other.id !== f.id && areEnemies(board, f, other) && inContact(board, f, other));
export const isEngaged = (board: Board, f: Shown): boolean => engagedWith(board, f).length > 0;

// ------------------------------------------------------------------ what it has

export const wornBy = (f: Pick<Shown, 'armour'>): TokenId | undefined => f.armour ?? undefined;
/** All it carries and wears. */
export const belongingsOf = (f: Pick<Shown, 'inventory' | 'armour'>): TokenId[] => {
  const worn = wornBy(f);
  return worn === undefined ? f.inventory : [...f.inventory, worn];
};

// ------------------------------------------------------------------ effects

export const lasts = (board: Board, effect: RoundEffect): boolean => board.lasting.some((l) => l.effect === effect);
/** How much a card that lasts adds; 0: none does. */
export const lasting = (board: Board, effect: RoundEffect): number =>
  board.lasting.reduce((sum, l) => sum + (l.effect === effect ? l.by : 0), 0);
export const has = (f: Shown, kind: EffectKind): boolean => f.effects?.some((e) => e.kind === kind) ?? false;
/** Neither aim nor target nor in the way of sight (CS-BLENDIN-01, -03). */
export function isHidden(board: Board, f: Shown): boolean {
  if (has(f, 'blended-at-wall') && touchesWall(board, f)) return true;
  return has(f, 'blended') && !board.figures.some((other) => stands(other) && areEnemies(board, f, other) && inContact(board, f, other));
}
/** CS-RULING-150 */
export const isUntargetable = (board: Board, f: Shown): boolean => has(f, 'vanished') || isHidden(board, f);

// ------------------------------------------------------------------ tokens

export const dataOf = (board: { readonly tokens: { readonly face: readonly number[] } }, token: TokenId): TokenData => {
  const data = TOKENS[board.tokens.face[token]!];
  if (!data) throw new Error(`the kind of token ${token} is not known`);
  return data as TokenData;
};
export const isA = <T extends TokenType>(data: TokenData, type: T): data is TokenData<T> => data.type === type;
export const markOf = (board: { readonly marks: readonly number[] }, token: TokenId): number => board.marks[token] ?? 0;
export const spaces = (board: Board, tokens: readonly TokenId[]): number => tokens.reduce((n, t) => n + SIZES[dataOf(board, t).size], 0);
/** CS-RULING-80 */
export const TRADER_SPACES = 6;
export const NPC_SPACES = 1;
export const capacityOf = (f: Shown): number => (f.being.kind === 'trader' ? TRADER_SPACES : f.being.kind === 'npc' ? NPC_SPACES : 0);
export function hasRoom(board: Board, f: Shown, token: TokenId, without: readonly TokenId[] = []): boolean {
  const { size } = dataOf(board, token);
  if (f.being.kind !== 'trader' && size !== 'small') return false;
  const rest = f.inventory.filter((t) => !without.includes(t));
  return spaces(board, rest) + SIZES[size] <= capacityOf(f);
}
/** May its carrier use it now, as far as the token and the carrier are concerned? CS-INV-08, -09, CS-ICO-12 to -14, -31, CS-EQN-17, CS-JOI-08 */
export function isUsable(board: Board, f: Shown, token: TokenId): boolean {
  if (f.being.kind !== 'trader') return false;
  const data = dataOf(board, token);
  const mark = markOf(board, token);
  if (mark & (JAMMED | BROKEN)) return false;
  if (mark & FOUND && iconOf(data.icons, 'not-this-mission')) return false;
  if (data.only === 'merg' && TRADER[f.being.sheet.profile].species !== 'merg') return false;
  if (data.type === 'ranged' || (data.type === 'blast' && data.fired)) return !hasIcon(board, f, 'no-ranged-weapons');
  if (data.type === 'melee') return !hasIcon(board, f, 'no-melee-weapons');
  return data.type === 'armour' || !hasIcon(board, f, 'no-items');
}

// ------------------------------------------------------------------ statistics

export const traderOf = (f: Shown): TraderData | undefined => (f.being.kind === 'trader' ? TRADER[f.being.sheet.profile] : undefined);
export const isCaptain = (f: Shown): boolean =>
  (f.being.kind === 'trader' ? f.being.sheet.captain : undefined) ?? traderOf(f)?.type === 'captain';
const statistic = (sheet: ShownSheet, which: 'actions' | 'skill'): number => sheet[which] ?? TRADER[sheet.profile][which][0];
export const isMachine = (f: Shown): boolean =>
  f.being.kind === 'trader' && (TRADER[f.being.sheet.profile].species === 'machine' || f.being.sheet.class === 'machine');
export const isAugmented = (f: Shown): boolean =>
  f.being.kind === 'trader' && (TRADER[f.being.sheet.profile].species === 'augmented-human' || f.being.sheet.class === 'augmented');
/** NPCs have a profile of numbers; a joined one keeps it (CS-JOI-03). */
export function npcProfile(board: Pick<Board, 'charged' | 'settings'>, f: Shown): Profile | undefined {
  if (f.being.kind === 'npc') return npcLine(board, f.being.npc);
  if (f.being.kind !== 'purge') return undefined;
  const inserts = PURGE[f.being.type].profiles[board.charged ? 'charged' : 'normal'];
  // CS-ANN-02, -03: each damage has moved it one insert further.
  return inserts[f.fit - Math.max(1, f.health)] ?? inserts[0]!;
}
/** Elite and Specialist statistics where the table plays with them. CS-GCO-01, CS-SEC-14 */
function npcLine({ settings }: Pick<Board, 'settings'>, npc: NpcId): NpcProfile {
  const { standard, hard } = NPC[npc];
  return settings.hard && hard !== null ? hard : standard;
}
export const persuasionOf = (board: Pick<Board, 'settings'>, f: Shown): number =>
  f.being.kind === 'npc' ? npcLine(board, f.being.npc).persuasion : 0;
export function rankOf(f: Shown): Rank | 0 {
  if (f.being.kind === 'purge') return PURGE[f.being.type].rank;
  return f.being.kind === 'npc' ? NPC[f.being.npc].rank : 0;
}
const UPGRADE: Icon = { icon: 'scramble', over: 3, drop: 6 };
/** Icons that work now: printed ones, and those of the armour slot while it is empty (CS-CHR-10, -11). */
export function iconsOf(board: Board, f: Shown): readonly Icon[] {
  const trader = traderOf(f);
  if (trader) return wornBy(f) === undefined ? [...trader.icons, ...trader.slot] : trader.icons;
  const printed = npcProfile(board, f)?.icons ?? [];
  // CS-ANN-04, CS-RULING-175
  const upgraded = board.settings.upgraded && f.being.kind === 'purge' && f.being.type === 'annihilator';
  return upgraded ? [...printed, UPGRADE] : printed;
}
export const icon = <K extends IconKind>(board: Board, f: Shown, kind: K): IconOf<K> | undefined => iconOf(iconsOf(board, f), kind);
export const hasIcon = (board: Board, f: Shown, kind: IconKind): boolean => icon(board, f, kind) !== undefined;
export const massiveOf = (icons: readonly Icon[]): number => iconOf(icons, 'massive')?.value ?? 0;

export function actionsOf(board: Board, f: Shown): number {
  if (f.being.kind === 'trader') return statistic(f.being.sheet, 'actions');
  const quick = f.being.kind === 'purge' && f.being.type === 'harvester' ? lasting(board, 'harvester-actions') : 0;
  return (npcProfile(board, f)?.actions ?? 0) + quick;
}
/** Dice for Persuade; a joined NPC has 1 (CS-RULING-47). */
export const skillStat = (f: Shown): number => (f.being.kind === 'trader' ? statistic(f.being.sheet, 'skill') : 1);
/** CS-DISCONNECT-01, -02 */
export const isEnraged = (f: Shown): boolean => has(f, 'enraged') || has(f, 'berserk');
/** One Move action. CS-MOV-01, -02, CS-ICO-01; cards make it shorter or longer. */
export function moveOf(board: Board, f: Shown): number {
  const rage = isEnraged(f) ? 2 : 0;
  const cards = sideOf(f) === 'purge' ? lasting(board, 'purge-moves-longer') : isPolice(f) ? lasting(board, 'police-moves-longer') : 0;
  const longer = (icon(board, f, 'move-plus')?.value ?? 0) + cards + rage;
  return Math.max(0, MOVE + UNIT * (longer - lasting(board, 'moves-shorter')));
}

/** Levels of a skill add up to three: profile, class sheet, items. CS-CHR-12, -13, CS-SKL-09, CS-EQN-15 */
export function skillLevel(board: Board, f: Shown, skill: SkillId): 0 | SkillLevel {
  if (f.being.kind !== 'trader') return 0;
  const { sheet } = f.being;
  let level = sheet.levels[skill] ?? 0;
  for (const ability of TRADER[sheet.profile].skills) if (ability.skill === skill) level += ability.level;
  for (const token of f.inventory) {
    const data = dataOf(board, token);
    if (isA(data, 'special') && data.effect.does === 'grant' && data.effect.skill === skill && isUsable(board, f, token))
      level += data.effect.level;
  }
  return Math.min(level, skillOf(skill).levels.length) as 0 | SkillLevel;
}
export const skillsOf = (board: Board, f: Shown): { readonly skill: SkillId; readonly level: SkillLevel }[] =>
  SKILLS.flatMap(({ kind }) => {
    const level = skillLevel(board, f, kind);
    return level === 0 ? [] : [{ skill: kind, level }];
  });

// ------------------------------------------------------------------ armour

export type Armour = { readonly value: number; readonly shield: boolean };
/** What takes Hits off an attack now. CS-ARM-01 to -04, -07, CS-RULING-38, -86 */
export function armourOf(board: Board, f: Shown): Armour {
  const profile = npcProfile(board, f);
  if (profile) return { value: profile.armour, shield: false };
  let physical = icon(board, f, 'natural-armour')?.value ?? 0;
  let shield = 0;
  const worn = wornBy(f);
  if (worn !== undefined) {
    const data = dataOf(board, worn);
    const mark = markOf(board, worn);
    if (isA(data, 'armour') && !(mark & BROKEN)) {
      if (mark & OVERLOADED) physical = Math.max(physical, data.flipped);
      else {
        physical = Math.max(physical, data.physical);
        if (!lasts(board, 'no-shields')) shield = data.shield;
      }
    }
  }
  if (has(f, 'armour-up')) physical += 2;
  return shield >= physical && shield > 0 ? { value: shield, shield: true } : { value: physical, shield: false };
}
/** Dice without a weapon; worn armour may grant them. CS-ICO-02, CS-ARM-08 */
export function unarmedOf(board: Board, f: Shown): number {
  const profile = npcProfile(board, f);
  if (profile) return profile.close;
  let worn = 0;
  const token = wornBy(f);
  if (token !== undefined) {
    const data = dataOf(board, token);
    if (isA(data, 'armour') && !(markOf(board, token) & BROKEN)) worn = data.combat;
  }
  return Math.max(icon(board, f, 'unarmed')?.value ?? 0, worn);
}

// ------------------------------------------------------------------ the table

export const level = (board: { readonly pegs: number }) => levelOf(board.pegs);
/** Does the Hostility track bring it? Not what takes part through cards alone. CS-HOS-07, CS-HOS-11, CS-JAI-10 */
export const isTracked = (board: Pick<Board, 'settings' | 'mission' | 'drawn'>, category: Category): boolean =>
  board.settings[category] && missionOf(board).presence[category] !== 'cards';
export const crewMembers = (board: { readonly figures: readonly Shown[] }, crew: CrewId): Shown[] =>
  board.figures.filter((f) => f.crew === crew);
export const onBoard = (board: Board): Shown[] => board.figures.filter(isOn);
export const find = (board: Board, id: FigureId): Shown => figureOf(board, id);
