/** What a campaign brings into a mission, and what the mission tells it in the end (CS-SET-17, CS-END-08, CS-RULING-127, -205). */
import type { Json } from '@cosmodrome/kernel';
import type { Brief, CrewOutcome, Fate, Feat, Outcome } from '../content/brief.ts';
import type { Mission } from '../content/mission.ts';
import { TOKENS, type TokenKind } from '../content/tokens.ts';
import { rewardOf } from '../judge/objectives.ts';
import { missionOf } from '../judge/site.ts';
import type { CrewId, Figure, State, TokenId } from '../state.ts';
import { winners } from './end.ts';
import { enlist, worthAboard } from './setup.ts';
import { kindOf, mint, type Seen } from './table.ts';

export const briefOf = (brief: Json | undefined): Brief | undefined =>
  typeof brief === 'object' && brief !== null && 'campaign' in brief ? (brief as unknown as Brief) : undefined;

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
    for (const { inventory, armour, ...sheet } of brief.crews[crew.id]!.members) {
      const figure = enlist(state, crew.id, sheet, inventory);
      if (armour !== null) figure.armour = mint(state, armour);
    }
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

const fateOf = (f: Figure): Fate => {
  if (f.where === 'home') return 'home';
  if (f.where === 'aboard') return f.entered ? 'home' : 'aboard';
  if (f.where === 'out') return 'lost';
  if (f.apprehended) return 'apprehended';
  return f.defeated ? 'defeated' : 'left';
};
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
            const fate = fateOf(f);
            return {
              fate,
              inventory: fate === 'lost' ? [] : kinds(f.inventory),
              armour: fate === 'lost' || f.armour === null ? null : kindOf(state, f.armour),
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
const KEYS = { 'pillage-express': 'schedule', 'dead-signal': 'recorder', 'black-market': 'data' } as const satisfies Readonly<
  Record<string, Feat>
>;
/** The mission's own token is aboard (CS-PEX-06, and the arc of the campaign). */
function featsOf(state: State, crew: CrewId): readonly Feat[] {
  const feat = Object.hasOwn(KEYS, state.mission) ? KEYS[state.mission as keyof typeof KEYS] : undefined;
  const tokens = missionOf(state).pieces.flatMap((piece): TokenKind[] => ('token' in piece ? [piece.token] : []));
  const has = (f: Figure) =>
    f.where === 'home' && (f.luredFrom ?? f.crew) === crew && f.inventory.some((token) => tokens.includes(kindOf(state, token)));
  return feat && state.figures.some(has) ? [feat] : [];
}
