/** Words every chapter uses: the table, who is meant, a new person, tokens that go somewhere, and lists of which some entries are drawn more often. */
import { type TokenKind, TRADER, type TraderId, tokenOf } from '@cosmodrome/core-space/content/index';
import type { Chance, Domain, Frozen, Json, Table as KernelTable, Seat } from '@cosmodrome/kernel';
import { NAMES } from '../content/index.ts';
import { careerFull, growable, isAway, isGeneric, statisticAt } from '../judge/people.ts';
import { carriedBy, fitsHold, fitsWith } from '../judge/things.ts';
import type { Note, Who } from '../notes.ts';
import { type Crew, crewOf, type Levels, type Member, type MemberId, memberOf, type Party, type State } from '../state.ts';
import type { Why } from '../topics.ts';

export type Table = KernelTable<State, Note>;
export type Seen = Frozen<State>;
export const crewAt = (table: Table, seat: Seat): Crew => crewOf(table.state, seat);
export const who = ({ profile, name }: Who): Who => ({ profile, name });

/** A name nobody of the campaign has, as long as there is one. */
function freeName(state: State): number {
  const used = new Set(state.crews.flatMap(({ members }) => members.map((m) => m.name)));
  const free = NAMES.findIndex((_, i) => !used.has(i));
  return free < 0 ? state.ids.member % NAMES.length : free;
}
/** A new person with its default Career (CS-HIR-11, -12). */
export function newMember(state: State, profile: TraderId, of: Member['class'], levels: Levels, more: Partial<Member> = {}): Member {
  const career = more.career ?? TRADER[profile].career[0];
  const [health, skill, actions] = (['health', 'skill', 'actions'] as const).map((s) => statisticAt(profile, career, s));
  return {
    id: state.ids.member++ as MemberId,
    profile,
    name: isGeneric(profile) ? freeName(state) : null,
    captain: false,
    class: of,
    levels,
    career,
    health: health!,
    skill: skill!,
    actions: actions!,
    inventory: [],
    armour: null,
    contract: 'permanent',
    handler: null,
    misses: 0,
    ransom: null,
    points: 0,
    missions: 0,
    returns: 0,
    ...more,
  };
}
/** A Merg is led by the first who can (CS-HIR-14); nobody is led by somebody who is not there any more. */
export function appointHandlers(crew: Crew): void {
  for (const m of crew.members) {
    if (TRADER[m.profile].species !== 'merg') m.handler = null;
    else if (!crew.members.some((other) => other.id === m.handler))
      m.handler = crew.members.find((other) => TRADER[other.profile].species !== 'merg')?.id ?? null;
  }
}
/** Points that can raise nothing are lost (CS-ADN-07). */
export function givePoints(m: Member, points: number): void {
  m.points += points;
  if (careerFull(m) && growable(m).length === 0) m.points = 0;
}

/** Somebody is gone for good, with all it carries (CS-CMP-11, CS-EXT-26). A Merg goes with its handler (CS-EXT-30). */
export function lose(table: Table, seat: Seat, id: MemberId, how: Extract<Note, { readonly kind: 'lost' }>['how']): void {
  const crew = crewAt(table, seat);
  const m = memberOf(crew, id);
  crew.members = crew.members.filter((other) => other !== m);
  if (m.captain) crew.leaderless = true;
  table.tell({ kind: 'lost', seat, who: who(m), how });
  for (const merg of crew.members.filter((other) => other.handler === id)) lose(table, seat, merg.id, 'handler');
  appointHandlers(crew);
}
/** Into the hold, else to somebody who has room; else it lies in the hold beyond its spaces until it is sorted out (CS-RULING-125). */
export function stow(crew: Crew, kind: TokenKind): void {
  const free = crew.members.find((m) => !isAway(m) && fitsWith(m, kind));
  if (fitsHold(crew, kind) || !free) crew.hold.push(kind);
  else free.inventory.push(kind);
}
/** Takes one token of a kind out of a list; whether it was there. */
export function take<T>(list: T[], one: T): boolean {
  const at = list.indexOf(one);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}
/** All it had goes into the hold. */
export function unload(crew: Crew, m: Member): void {
  for (const kind of carriedBy(m)) stow(crew, kind);
  m.inventory = [];
  m.armour = null;
}
export const isArmour = (kind: TokenKind): boolean => tokenOf(kind).type === 'armour';

/** What a crew can still pay: what it has and, before Trading, what the mission will bring (CS-RULING-124). */
export const purse = (crew: Crew, party?: Party): number => crew.money + (party?.reward ?? 0);
export function pay(crew: Crew, price: number, party?: Party): void {
  const own = Math.min(crew.money, price);
  crew.money -= own;
  if (party) party.reward -= price - own;
}
/** Something a seat does of its own: listed, and refused with a reason. Random play takes some more often: see `weight`. */
export function acts<A extends Json & { readonly do: string }>(
  list: () => readonly A[],
  refused: (act: A) => Why | undefined,
  is: (answer: Json) => boolean,
  weight: (act: A) => number,
  malformed: (answer: Json) => Why | undefined = () => undefined,
): Domain<A> {
  return {
    kind: 'oneOf',
    shape: () => ({ options: list() }),
    admits: (answer): answer is A => is(answer) && refused(answer as A) === undefined,
    options: list,
    why: (answer) => (is(answer) ? refused(answer as A) : malformed(answer)),
    sample: (chance) => weighed(chance, list(), weight),
  };
}
function weighed<A>(chance: Chance, all: readonly A[], weight: (act: A) => number): A {
  const total = all.reduce((sum, act) => sum + weight(act), 0);
  let left = chance.below(total);
  for (const act of all) {
    left -= weight(act);
    if (left < 0) return act;
  }
  return all[0]!;
}
/** The Chance die of several at once, ties again: the highest first (CS-RULING-137, -207). */
export function rollOrder(chance: Chance, seats: readonly Seat[]): { readonly order: Seat[]; readonly rolls: number[] } {
  if (seats.length < 2) return { order: [...seats], rolls: [] };
  const rolls = seats.map(() => chance.die(6));
  const order: Seat[] = [];
  for (const face of [6, 5, 4, 3, 2, 1]) {
    const tied = seats.filter((_, i) => rolls[i] === face);
    order.push(...(tied.length > 1 ? rollOrder(chance, tied).order : tied));
  }
  return { order, rolls };
}
