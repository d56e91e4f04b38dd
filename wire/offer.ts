/** What a game offers to whoever opens a table of it: at the server and on a device alike. */
import { type Json, settle, settleSeats } from '@cosmodrome/kernel';
import type { GamePackage } from '@cosmodrome/kit/package';
import type { Fits, GameInfo, TableInfo } from './tables.ts';

/** `bots`: those one can choose to play against, and what is told of them. */
export const infoOf = (pkg: GamePackage, bots: readonly string[], told: Pick<GameInfo, 'characters'>): GameInfo => ({
  id: pkg.game.id,
  title: pkg.title,
  seats: pkg.game.seats,
  options: pkg.game.options as unknown as GameInfo['options'],
  bots,
  ...told,
  ...(pkg.paces || pkg.oneDevice || pkg.game.check ? { picky: true } : {}),
  secrets: pkg.game.secrets ?? false,
  facts: pkg.facts,
});
/** What the page cannot know by itself: the rules know it. */
export function fitsOf({ game, paces, oneDevice }: GamePackage, given: unknown, seats: number): Fits {
  const options = settle(game, given);
  return {
    paces: paces?.(options) ?? ['live', 'relaxed', 'days'],
    oneDevice: oneDevice?.(options) ?? true,
    wrong: game.check?.(options, settleSeats(game, seats)) ?? null,
  };
}
/** Who stands in for a person, or takes over a seat. */
export const defaultBotOf = (pkg: GamePackage): string => Object.keys(pkg.bots).find((bot) => bot !== pkg.absent) ?? 'random';
/** What somebody made is played here, in place of what an option names. */
export function madeOf(pkg: GamePackage, brief: Json | undefined): Pick<TableInfo, 'made'> {
  const name = brief === undefined ? undefined : pkg.made?.name(brief);
  return pkg.made && name !== undefined ? { made: { option: pkg.made.option, name } } : {};
}
