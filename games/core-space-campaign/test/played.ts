/** Campaigns whose missions are really played: every game on the stage is a match between bots. */
import { playMatch, turn } from '@cosmodrome/bots';
import type { Outcome } from '@cosmodrome/core-space/content/index';
import { loadGame } from '@cosmodrome/games';
import { type AnyBot, type AnyMatch, type Enactment, type Json, Luck, Match, type Options, STAGE } from '@cosmodrome/kernel';
import { quartermaster } from '../bot/quartermaster.ts';
import { coreSpaceCampaign } from '../game.ts';
import type { State } from '../state.ts';

export interface Season {
  readonly state: State;
  readonly outcomes: readonly Outcome[];
  /** UA spent on boxes, or lost as boxes, by deterioration: two for each. */
  readonly notes: readonly Json[];
}
/** One campaign, `player` in every mission. */
export async function playReally(seed: string, seats: number, options: Options, player: string): Promise<Season> {
  const core = await loadGame('core-space');
  const match = Match.open(coreSpaceCampaign, options, seats, seed) as unknown as AnyMatch;
  const bots = Array.from({ length: seats }, () => quartermaster as AnyBot);
  const chance = Luck.seeded(`played/${seed}`);
  const outcomes: Outcome[] = [];
  while (!match.over) {
    const staged = match.find(STAGE, 'mission/0');
    if (!staged) {
      turn(match, bots, chance);
      continue;
    }
    const wish = staged.domain.shape() as unknown as Enactment;
    const bot = core.bots[player] as AnyBot;
    const played = playMatch(core.game, {
      seed: `${seed}/${outcomes.length}`,
      options: wish.options,
      bots: wish.seats.map(() => bot),
      ...(wish.brief === undefined ? {} : { brief: wish.brief }),
    });
    const outcome = played.match.outcome() as Json;
    outcomes.push(outcome as unknown as Outcome);
    match.answer(STAGE, 'mission/0', outcome);
  }
  return { state: match.state as State, outcomes, notes: match.allNotes().map(({ note }) => note) };
}
