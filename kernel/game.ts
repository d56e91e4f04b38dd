import type { Chance } from './chance.ts';
import type { Flow, Seat } from './flow.ts';
import { type Json, malformed } from './json.ts';

export type Frozen<T> = T extends number | string ? T : T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** What the rules hold in their hands. */
export interface Table<State, Note> {
  /** Plain data; rules change it in place. */
  readonly state: State;
  /** The only source of luck; every draw is recorded. */
  readonly chance: Chance;
  /** Milliseconds of play at the last answer: comes from the record, never from a clock. */
  readonly now: number;
  /** A line of the journal, for everybody or for some seats only. */
  tell(note: Note, audience?: readonly Seat[]): void;
  /**
   * Something hidden has just become known, to everybody or to some seats. Nobody can take back past it. Call it
   * whenever a view or a note begins to show what it hid before: the laws compare worlds up to this point. `knower`: it is no news
   * to this seat, whose own it was.
   */
  reveal(audience?: readonly Seat[], knower?: Seat): void;
  /** Nobody can take back past this, though nobody has learnt anything: what is done in real time is done. */
  settle(): void;
}

/** One choice a table makes before the game. The values are data; their names are in the game's texts. */
export type Option =
  | { readonly key: string; readonly kind: 'choice'; readonly values: readonly (string | number)[]; readonly default: string | number }
  | { readonly key: string; readonly kind: 'switch'; readonly default: boolean }
  | { readonly key: string; readonly kind: 'amount'; readonly min: number; readonly max: number; readonly default: number }
  /** Several values in an order that matters, each as often as one likes unless `once`. */
  | {
      readonly key: string;
      readonly kind: 'list';
      readonly values: readonly (string | number)[];
      readonly min: number;
      readonly max: number;
      readonly once?: boolean;
      readonly default: readonly (string | number)[];
    };
export type OptionValue = string | number | boolean | readonly (string | number)[];
export type Options = { readonly [key: string]: OptionValue };

export interface Standing {
  readonly seat: Seat;
  readonly score: number;
  readonly won: boolean;
  /** Once it is over, from 1, where the rules rank by more than who won and the score; equals share one. */
  readonly place?: number;
}
/** How it ended (a key the texts explain) and how many rounds were played; also readable in mid-game. */
export interface Report {
  readonly ending: string;
  readonly rounds: number;
}

export interface Game<State, View extends Json = Json, Note extends Json = Json> {
  readonly id: string;
  readonly version: number;
  /** Numbers of seats it can be played with. */
  readonly seats: readonly number[];
  readonly options: readonly Option[];
  /** Which options do not go together, or not with so many seats: a key the texts explain. */
  check?(options: Options, seats: number): string | undefined;
  /** What is wrong with plain data given beside the options (a crew, a mission somebody drew). Absent: the game takes none. */
  brief?(given: Json, options: Options, seats: number): string | undefined;
  setup(options: Options, seats: number, chance: Chance, brief?: Json): State;
  /** The next beat: a stretch of play told by the state alone. Undefined: the game is over. */
  beat(table: Table<State, Note>): Flow | undefined;
  /** What a seat may see: built, never stripped. Undefined: a spectator. */
  view(state: Frozen<State>, seat: Seat | undefined): View;
  /** After the end everything may be shown. Absent: the spectator's view. */
  openView?(state: Frozen<State>): View;
  standings(state: Frozen<State>): readonly Standing[];
  report(state: Frozen<State>): Report;
  /** Is the outcome set, so that nothing can change it any more? From then on nobody is asked. Absent: it is when the game is over. */
  decided?(state: Frozen<State>): boolean;
  /** What a match that goes on after this one is told of it (see `enact`). */
  outcome?(state: Frozen<State>): Json;
  /** Rearrange in place whatever this seat (undefined: a spectator) cannot know. */
  imagine(state: State, seat: Seat | undefined, chance: Chance): void;
  /** Somebody sees what another does not: hands, sides, private lines of the journal. Absent: all seats see the same. */
  readonly secrets?: boolean;
  /** The seat is out of the game, and of its talk: what it says is for those who look on. Absent: none ever is. */
  out?(state: Frozen<State>, seat: Seat): boolean;
  /** A fast copy for search. Absent: the kernel's generic one. */
  copy?(state: State): State;
  /** What is never lost (cards, money, tokens): says what is wrong, or nothing. */
  audit?(state: Frozen<State>): string | undefined;
  /** From version n to n + 1. */
  readonly migrations: Readonly<Record<number, (state: Json) => Json>>;
  /** Notes and views that older versions stored, as this one would have; those of today come back as they are. Absent: they have not changed. */
  readonly renew?: { note(note: Json): Json; view(view: Json): Json };
}
// biome-ignore lint/suspicious/noExplicitAny: a shelf holds games of every state
export type AnyGame = Game<any, any, any>;

export type RefusalCode = 'over' | 'not-asked' | 'malformed' | 'not-admitted' | 'bad-options' | 'stale';
/** An answer or a request that is not accepted. Nothing has changed. `key` names the reason for the game's texts. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly key: string | undefined;
  constructor(code: RefusalCode, message: string, key?: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.key = key;
  }
}

const NONE: Options = {};
/** The options as played: what was given is checked, what is missing gets its default. */
export function settle(game: AnyGame, given: unknown = NONE): Options {
  if (given === NONE && game.options.length === 0) return NONE;
  const flaw = malformed(given);
  if (flaw || typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Refusal('bad-options', `options must be a plain object${flaw ? `: ${flaw}` : ''}`);
  const out: Record<string, OptionValue> = {};
  const known = new Map(game.options.map((o) => [o.key, o]));
  for (const key of Object.keys(given))
    if (!known.has(key))
      throw new Refusal('bad-options', `${game.id} has no option '${key}'; it has: ${[...known.keys()].join(', ') || 'none'}`);
  for (const o of game.options) {
    const value: unknown = (given as Record<string, unknown>)[o.key] ?? o.default;
    const may = misfit(o, value);
    if (may) throw new Refusal('bad-options', `option '${o.key}' may be ${may}, not ${JSON.stringify(value)}`);
    out[o.key] = value as OptionValue;
  }
  return out;
}
/** What this option may be instead; undefined when the value fits. */
function misfit(o: Option, value: unknown): string | undefined {
  switch (o.kind) {
    case 'switch':
      return typeof value === 'boolean' ? undefined : 'true or false';
    case 'choice':
      return o.values.includes(value as string | number) ? undefined : o.values.join(', ');
    case 'amount':
      return Number.isInteger(value) && (value as number) >= o.min && (value as number) <= o.max ? undefined : `${o.min} to ${o.max}`;
    case 'list': {
      const all = Array.isArray(value) ? (value as readonly unknown[]) : undefined;
      const fits =
        all !== undefined &&
        all.length >= o.min &&
        all.length <= o.max &&
        all.every((v) => o.values.includes(v as string | number)) &&
        !(o.once && new Set(all).size < all.length);
      return fits ? undefined : `a list of ${o.min} to ${o.max}${o.once ? ' different ones' : ''} of ${o.values.join(', ')}`;
    }
  }
}
export function settleSeats(game: AnyGame, seats: unknown): number {
  if (!game.seats.includes(seats as number))
    throw new Refusal('bad-options', `${game.id} is played with ${game.seats.join(', ')} seats, not ${String(seats)}`);
  return seats as number;
}

/** At most so much text may be given beside the options. */
export const LARGEST_BRIEF = 65_536;
export const BRIEF_LIMITS = { nodes: 32_768, depth: 16, text: 16_384, key: 64 };
/** Everything a match begins with, checked: gives the options as played. */
export function settleTable(game: AnyGame, given: unknown, seats: unknown, brief?: unknown): Options {
  const options = settle(game, given);
  const settled = settleSeats(game, seats);
  const wrong = game.check?.(options, settled);
  if (wrong !== undefined) throw new Refusal('bad-options', `${game.id}: ${wrong}`, wrong);
  if (brief === undefined) return options;
  if (!game.brief) throw new Refusal('bad-options', `${game.id} takes nothing beside its options`);
  const flaw =
    malformed(brief, BRIEF_LIMITS) ??
    (JSON.stringify(brief).length > LARGEST_BRIEF ? 'too large' : game.brief(brief as Json, options, settled));
  if (flaw !== undefined) throw new Refusal('bad-options', `what ${game.id} is given beside its options: ${flaw}`, flaw);
  return options;
}
