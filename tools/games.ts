import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gameIds, loadGame } from '@cosmodrome/games';
import { type AnyGame, type Option, type Options, type OptionValue, Refusal, settle } from '@cosmodrome/kernel';
import type { GamePackage } from '@cosmodrome/kit/package';
import { Misuse, nearest, type Settings } from './arguments.ts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A file name as the person means it: from where the person stands, not from where npm runs us. */
export const fromHere = (path: string): string => resolve(process.env.COSMO_CWD ?? process.cwd(), path);

/** A game and the folder it lives in. */
export interface Found {
  readonly pack: GamePackage;
  readonly folder: string;
}
/** A game of the shelf by its id, or any game by the path of its folder: one that is being written is not on the shelf yet. */
export async function findGame(name: string): Promise<Found> {
  if (/[\\/]/.test(name) || name === '.') return fromPath(name);
  if (!gameIds.includes(name)) {
    const near = nearest(name, gameIds);
    throw new Misuse(
      `there is no game '${name}'`,
      `${near ? `did you mean ${near}? ` : ''}The games are: ${gameIds.join(', ')}; or give the path of a game's folder, like ./games/${gameIds[0]}`,
    );
  }
  return { pack: await loadGame(name), folder: join(ROOT, 'games', name) };
}
/** A game by its id, for another that plays it: of the shelf, or in the folder beside the other's. Undefined: there is none. */
export async function findBeside(folder: string, id: string): Promise<Found | undefined> {
  if (gameIds.includes(id)) return findGame(id);
  const beside = join(dirname(folder), id);
  return existsSync(join(beside, 'index.ts')) ? fromPath(beside) : undefined;
}
async function fromPath(name: string): Promise<Found> {
  const path = fromHere(name);
  const folder = existsSync(path) && statSync(path).isDirectory() ? path : undefined;
  const index = folder && join(folder, 'index.ts');
  if (!folder || !index || !existsSync(index))
    throw new Misuse(`there is no game in '${name}'`, `a game's folder has an index.ts that exports its GamePackage`);
  const all: Record<string, unknown> = await import(pathToFileURL(index).href);
  const pack = Object.values(all).find(isPackage);
  if (!pack)
    throw new Misuse(`'${name}/index.ts' exports no game`, 'it must export a GamePackage: { game, title, bots, words, facts, excused }');
  return { pack, folder };
}
const isPackage = (x: unknown): x is GamePackage => typeof x === 'object' && x !== null && 'game' in x && 'words' in x && 'bots' in x;

/** How many sit down: what was said, or the best number the game knows. */
export function seatsOf(pack: GamePackage, given: number | undefined): number {
  const { seats } = pack.game;
  const n = given ?? (seats.includes(pack.facts.best) ? pack.facts.best : (seats[0] as number));
  if (!seats.includes(n)) throw new Misuse(`${pack.game.id} is not played with ${n} seats`, `say --seats ${seats.join(' or --seats ')}`);
  return n;
}
/** The options of the game as the person gave them; what is missing gets its default. */
export function optionsOf(game: AnyGame, given: Settings = {}): Options {
  try {
    return settle(game, Object.fromEntries(Object.entries(given).map(([key, value]) => [key, listed(game, key, value)])));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const known = game.options.map((o) => `${o.key}=${o.kind === 'list' ? o.default.join('+') : String(o.default)}`).join(',');
    throw new Misuse(error.message, known ? `say for example --options ${known}` : `${game.id} has no options: leave --options out`);
  }
}

/** On the command line a list is written with plus signs: `rounds=1+2+3`. */
function listed(game: AnyGame, key: string, value: Settings[string]): OptionValue {
  const option = game.options.find((o) => o.key === key);
  if (option?.kind !== 'list') return value;
  return String(value)
    .split('+')
    .map((word) => option.values.find((v) => String(v) === word) ?? word);
}

/**
 * The options of the n-th of many games: what was said stays, everything else runs through all its values, combined in turn. What the
 * game does not take together is left out.
 */
export function variedOptions(game: AnyGame, given: Settings | undefined, n: number): Options {
  const seats = game.seats.at(-1)!;
  for (let k = 0, fit = -1; ; k++) {
    const options = combined(game, given, k);
    if (game.check?.(options, seats) === undefined && ++fit === n) return options;
  }
}
function combined(game: AnyGame, given: Settings | undefined, n: number): Options {
  const out: Record<string, OptionValue> = { ...optionsOf(game, given) };
  let rest = n;
  for (const o of game.options) {
    if (given && o.key in given) continue;
    const values = valuesOf(o);
    out[o.key] = values[rest % values.length]!;
    rest = Math.floor(rest / values.length);
  }
  return out;
}
/** All values of an option; of a list its default and each value alone, as often as it must be there. */
function valuesOf(o: Option): readonly OptionValue[] {
  switch (o.kind) {
    case 'choice':
      return o.values;
    case 'switch':
      return [false, true];
    case 'amount':
      return span(o.min, o.max);
    case 'list':
      return o.once ? [o.default] : [o.default, ...o.values.map((v) => new Array<string | number>(Math.max(1, o.min)).fill(v))];
  }
}
const span = (min: number, max: number): readonly number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i);
