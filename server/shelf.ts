/** The games the server can play, known through their packages only. */
import { botNamed, opponents, roster, SEARCH } from '@cosmodrome/bots';
import type { Json } from '@cosmodrome/kernel';
import type { GamePackage } from '@cosmodrome/kit/package';
import type { Fits, GameInfo, TableInfo } from '@cosmodrome/wire';
import { defaultBotOf, fitsOf, infoOf, madeOf } from '@cosmodrome/wire/offer';
import type { Logger } from 'pino';
import { badRequest } from './fault.ts';

/** A module with the shape of `@cosmodrome/games`. Threads load it too, hence a name and not an object. */
export interface ShelfModule {
  readonly gameIds: readonly string[];
  loadGame(id: string): Promise<GamePackage>;
}
export const SHELF = '@cosmodrome/games';

export class Shelf {
  readonly module: string;
  private readonly packages: ReadonlyMap<string, GamePackage>;
  private constructor(module: string, packages: ReadonlyMap<string, GamePackage>) {
    this.module = module;
    this.packages = packages;
  }
  static async load(module: string, log: Logger): Promise<Shelf> {
    const shelf = (await import(module)) as ShelfModule;
    const packages = new Map<string, GamePackage>();
    for (const id of shelf.gameIds) {
      try {
        packages.set(id, await shelf.loadGame(id));
      } catch (error) {
        log.error({ err: error, game: id }, 'this game cannot be loaded; the others go on');
      }
    }
    return new Shelf(module, packages);
  }
  get(id: string): GamePackage {
    const pkg = this.packages.get(id);
    if (!pkg) throw badRequest(`there is no game '${id.slice(0, 40)}'; there are: ${[...this.packages.keys()].join(', ')}`);
    return pkg;
  }
  all(): readonly GamePackage[] {
    return [...this.packages.values()];
  }
  list(): readonly GameInfo[] {
    return [...this.packages.values()].map((pkg) => infoOf(pkg, this.opponents(pkg), this.characters(pkg)));
  }
  fits(id: string, given: unknown, seats: number): Fits {
    return fitsOf(this.get(id), given, seats);
  }
  /** What somebody made that is played there. */
  made(id: string, brief: Json | undefined): Pick<TableInfo, 'made'> {
    const pkg = this.packages.get(id);
    return pkg ? madeOf(pkg, brief) : {};
  }
  /** What was made, as it was given. */
  drawn(id: string, brief: Json | undefined): Json | undefined {
    return brief === undefined ? undefined : this.packages.get(id)?.made?.of(brief);
  }
  /** The bots one can choose to play against. Others have names too (`search:14000`), which cost as much time as they say. */
  opponents(pkg: GamePackage): readonly string[] {
    return opponents(pkg);
  }
  private characters(pkg: GamePackage): Pick<GameInfo, 'characters'> {
    const listed = roster(pkg).map((one) => {
      const rating = pkg.ratings?.[one.name];
      return rating ? { ...one, rating } : one;
    });
    return listed.length > 0 ? { characters: listed } : {};
  }
  /** How long this bot may think, in milliseconds; 0: it does not search. */
  thinks(pkg: GamePackage, bot: string): number {
    return bot === 'search' ? SEARCH.thinksMs : (botNamed(pkg, bot)?.thinks?.ms ?? 0);
  }
  /** Who stands in for a person, or takes over a seat. */
  defaultBot(pkg: GamePackage): string {
    return defaultBotOf(pkg);
  }
  /** Who answers for somebody whose time is up. */
  absentBot(pkg: GamePackage): string {
    return pkg.absent ?? this.defaultBot(pkg);
  }
}
