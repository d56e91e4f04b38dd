import { botNamed, botNames } from '@cosmodrome/bots';
import type { AnyBot } from '@cosmodrome/kernel';
import type { GamePackage } from '@cosmodrome/kit/package';
import { Misuse, nearest } from './arguments.ts';
import { PROGRAM, program } from './program.ts';

/** One bot a seat, by their names; a single name sits down everywhere. */
export function botsOf(pack: GamePackage, names: readonly string[], seats: number): readonly AnyBot[] {
  if (names.length !== 1 && names.length !== seats)
    throw new Misuse(
      `${seats} seats, but ${names.length} bots: ${names.join(',')}`,
      `give one name for all seats, or ${seats} names with commas between`,
    );
  const found = names.map((name) => {
    const bot = name.startsWith(PROGRAM) ? program(name) : botNamed(pack, name);
    if (bot) return bot;
    const known = botNames(pack);
    const near = nearest(name, known);
    throw new Misuse(
      `${pack.game.id} has no bot '${name}'`,
      `${near ? `did you mean ${near}? ` : ''}Its bots are: ${known.join(', ')}; search:300 thinks 300 ms a move, search:50i imagines fifty games a move; 'program:python3 bot.py' is a program of yours (docs/bot-api.md)`,
    );
  });
  return seats === found.length ? found : Array.from({ length: seats }, () => found[0] as AnyBot);
}
