/** Campaigns whose missions are really played: every game on the stage is a match between bots. */
import { playMatch, turn } from '@cosmodrome/bots';
import type { Brief, Outcome } from '@cosmodrome/core-space/content/index';
import { loadGame } from '@cosmodrome/games';
import { type AnyBot, type AnyMatch, anyAnswer, type Enactment, type Json, Luck, Match, type Options, STAGE } from '@cosmodrome/kernel';
import { quartermaster } from '../bot/quartermaster.ts';
import { coreSpaceCampaign } from '../game.ts';
import type { State } from '../state.ts';

export interface Season {
  readonly state: State;
  readonly outcomes: readonly Outcome[];
  /** What each of them began with. */
  readonly briefs: readonly Brief[];
  readonly notes: readonly Json[];
}
/** One campaign; these bots of Core Space play its missions, crew by crew. None: what comes of them is drawn. */
export async function playReally(seed: string, seats: number, options: Options, players: readonly string[]): Promise<Season> {
  const core = await loadGame('core-space');
  const match = Match.open(coreSpaceCampaign, options, seats, seed) as unknown as AnyMatch;
  const bots = Array.from({ length: seats }, () => quartermaster as AnyBot);
  const chance = Luck.seeded(`played/${seed}`);
  const outcomes: Outcome[] = [];
  const briefs: Brief[] = [];
  while (!match.over) {
    const staged = match.asks().find((ask) => ask.seat === STAGE);
    if (!staged) {
      turn(match, bots, chance);
      continue;
    }
    const wish = staged.domain.shape() as unknown as Enactment;
    const played = (): Json =>
      playMatch(core.game, {
        seed: `${seed}/${outcomes.length}`,
        options: wish.options,
        bots: wish.seats.map((seat) => core.bots[players[seat % players.length]!] as AnyBot),
        ...(wish.brief === undefined ? {} : { brief: wish.brief }),
      }).match.outcome() as Json;
    const outcome = players.length === 0 ? anyAnswer(staged, chance) : played();
    outcomes.push(outcome as unknown as Outcome);
    briefs.push(wish.brief as unknown as Brief);
    match.answer(STAGE, staged.topic, outcome);
  }
  return { state: match.state as State, outcomes, briefs, notes: match.allNotes().map(({ note }) => note) };
}
