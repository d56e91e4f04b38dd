/** What a campaign brings into a mission, and what the mission tells it in the end (CS-SET-17, CS-END-08, CS-RULING-127, -205). */
import type { Json } from '@cosmodrome/kernel';
import { type Brief, type CrewOutcome, type Fate, type Feat, NO_BONUSES, type Outcome } from '../content/brief.ts';
import type { Mission, PieceKind } from '../content/mission.ts';
import { TOKENS, type TokenKind } from '../content/tokens.ts';
import { achieved, rewardOf } from '../judge/objectives.ts';
import { missionOf } from '../judge/site.ts';
import type { Campaign, CrewId, Due, Figure, State, TokenId } from '../state.ts';
import { winners } from './end.ts';
import { bind } from './mergs.ts';
import { enlist, worthAboard } from './setup.ts';
import { kindOf, mint, type Seen } from './table.ts';

export const briefOf = (brief: Json | undefined): Brief | undefined =>
  typeof brief === 'object' && brief !== null && 'campaign' in brief ? (brief as unknown as Brief) : undefined;

/** What the arc owes, and the Rescue Mission that may come. */
export const newCampaign = ({ bonuses = NO_BONUSES }: Brief): Campaign => ({
  dues: [
    ...bonuses.looks.map((crew): Due => ({ crew: crew as CrewId, what: 'look' })),
    ...bonuses.calms.map((crew): Due => ({ crew: crew as CrewId, what: 'calm' })),
  ],
  rows: bonuses.rows as readonly CrewId[],
  late: bonuses.late,
  stage: 'mission',
  from: 1,
  crews: [],
  asked: [],
  packing: [],
  home: [],
  taken: [],
  spared: [],
  won: [],
  rewards: [],
});
/** Tokens that are not in the bag: these crews own them. What the mission itself is about is there all the same. CS-RULING-127 */
export function lacking(mission: Mission, { crews, owned }: Brief): ReadonlyMap<TokenKind, number> {
  const keys = mission.pieces.flatMap((piece): TokenKind[] => ('token' in piece ? [piece.token] : []));
  const all = [...owned, ...crews.flatMap(({ members }) => members.flatMap((m) => [...m.inventory, ...(m.armour ? [m.armour] : [])]))];
  const lack = new Map<TokenKind, number>();
  for (const kind of all) lack.set(kind, (lack.get(kind) ?? 0) + 1);
  for (const { kind, count } of TOKENS) if (keys.includes(kind)) lack.set(kind, Math.min(lack.get(kind) ?? 0, count - 1));
  return lack;
}
/** CS-SET-15, CS-RULING-137: the crews as they are, aboard, and who chooses first. */
export function embark(state: State, brief: Brief): void {
  for (const crew of state.crews) {
    const { members, upgrades } = brief.crews[crew.id]!;
    crew.upgrades = upgrades;
    const figures = members.map(({ inventory, armour, handler: _, ...sheet }) => {
      const figure = enlist(state, crew.id, sheet, inventory);
      if (armour !== null) figure.armour = mint(state, armour);
      return figure;
    });
    for (const [i, { handler }] of members.entries()) if (handler !== null) bind(figures[i]!, figures[handler]!.id);
    crew.worthAtStart = worthAboard(
      state,
      state.figures.filter((f) => f.crew === crew.id),
    );
  }
  state.order = [...(brief.order ?? [])] as CrewId[];
  if (brief.holder !== null) state.claimed = brief.holder as CrewId;
  // CS-HIR-13
  state.gone = [...brief.hired];
}

// ------------------------------------------------------------------ afterwards

const fateOf = ({ campaign }: State, f: Figure): Fate => {
  if (f.where === 'home') return 'home';
  if (f.where === 'aboard') return f.entered ? 'home' : 'aboard';
  if (campaign?.taken.includes(f.id)) return 'taken';
  // The law has it, also when it is not on the board any more.
  if (f.apprehended) return 'apprehended';
  if (f.where === 'out') return 'lost';
  if (!f.defeated) return 'left';
  return campaign?.spared.includes(f.id) ? 'spared' : 'defeated';
};
/** During the mission itself (CS-RULING-119, -205). */
const hasReturned = ({ campaign }: State, f: Figure, fate: Fate): boolean =>
  campaign === null || campaign.stage === 'mission' ? fate === 'home' : campaign.home.includes(f.id);
/** Members are the first figures of a mission, crew by crew, as they were embarked. */
export const outcome = (seen: Seen): Json => {
  const state = seen as State;
  const kinds = (tokens: readonly TokenId[]) => tokens.map((token) => kindOf(state, token));
  const won = state.phase === 'over' ? winners(state) : [];
  const told: Outcome = {
    mission: state.mission,
    rounds: state.round,
    crews: state.crews.map(
      ({ id, money }): CrewOutcome => ({
        members: state.figures
          .filter((f) => f.being.kind === 'trader' && (f.luredFrom ?? f.crew) === id)
          .map((f) => {
            const fate = fateOf(state, f);
            const gone = fate === 'lost' || fate === 'taken';
            return {
              fate,
              returned: hasReturned(state, f, fate),
              inventory: gone ? [] : kinds(f.inventory),
              armour: gone || f.armour === null ? null : kindOf(state, f.armour),
              kill: f.killToken,
            };
          }),
        joined: state.figures.flatMap((f) =>
          f.being.kind === 'npc' && f.crew === id && f.where === 'home' ? [{ npc: f.being.npc, tokens: kinds(f.inventory) }] : [],
        ),
        money,
        reward: rewardOf(state, id),
        won: won.includes(id),
        feats: featsOf(state, id),
      }),
    ),
  };
  return told as unknown as Json;
};
/** What a campaign remembers of a piece that this crew has achieved. */
const FEATS_OF: Readonly<Partial<Record<PieceKind, Feat>>> = { take: 'schedule', informant: 'data', prisoner: 'freed', charges: 'charges' };
function featsOf(state: State, crew: CrewId): readonly Feat[] {
  const feats = missionOf(state).pieces.flatMap((piece, i): Feat[] => {
    const done = achieved(state, i).includes(crew);
    const feat = piece.piece === 'hidden' && piece.aim === 'primary' ? 'recorder' : FEATS_OF[piece.piece];
    return [
      ...(feat && done ? [feat] : []),
      ...(piece.piece === 'seal' && state.objectives[i]!.by.includes(crew) ? ['scored' as const] : []),
      ...(piece.piece === 'charges' && state.objectives[i]!.done ? ['exploded' as const] : []),
    ];
  });
  return [...new Set(feats)];
}
