/** Who does not decide in time: the least that the rules let one do. GT-RULING-120 */
import type { Ask, Bot, BotSeat, Json } from '@cosmodrome/kernel';
import { columnOf, GOODS, type Good, MARKERS, planOf, rowOf, type Skill, type SquareId } from '../content/index.ts';
import { grantable } from '../judge/building.ts';
import { humans } from '../judge/crew.ts';
import { preferred } from '../judge/energy.ts';
import { type Fault, faults, loadAt, proposedPiece } from '../judge/ship.ts';
import type { Note } from '../notes.ts';
import type { Ship } from '../state.ts';
import type { Answers, Topic } from '../topics.ts';
import type { View } from '../view.ts';

type At = BotSeat<View, Note>;
const mine = ({ view, seat }: At): Ship => view.yards[seat]!.ship;
const optionsOf = <A extends Json>(ask: Ask): A[] => [...(ask.domain.options!() as Iterable<A>)];

/** The hand is emptied and the lowest number tile taken. */
function finish(at: At): Answers['build/do'] | undefined {
  const all = [...grantable(at.view, at.seat)];
  for (const what of ['close', 'return', 'aside', 'place', 'finish'] as const) {
    const found = all.find((wish) => wish.do === what);
    if (found) return found;
  }
  return undefined;
}
/** The Architect's one part out of place is the first of them, row by row: it is no error. */
function counted(ship: Ship, skills: readonly Skill[]): readonly Fault[] {
  const all = faults(ship, skills);
  if (!skills.includes('architect-a')) return all;
  const astray = all.filter(({ kind }) => kind === 'hole' || kind === 'outside');
  const stays = astray.toSorted((a, b) => a.squares[0]! - b.squares[0]!)[0];
  return all.filter((fault) => fault !== stays);
}
/** The part with most current errors; then further from the start, then smaller row, then smaller column. */
function worst(at: At): SquareId {
  const ship = mine(at);
  const plan = planOf(ship.plan);
  const middle = plan.start ?? planOf(plan.class === 'IV' ? plan.id : plan.class).start!;
  const all = counted(ship, at.view.yards[at.seat]!.skills);
  const errors = (square: SquareId) => all.filter(({ squares }) => squares.includes(square)).length;
  const far = (square: SquareId) =>
    Math.abs(columnOf(plan, square) - columnOf(plan, middle)) + Math.abs(rowOf(plan, square) - rowOf(plan, middle));
  // Squares are counted row after row: smaller row, then smaller column, is a smaller number.
  return optionsOf<SquareId>(at.ask).sort((a, b) => errors(b) - errors(a) || far(b) - far(a) || a - b)[0]!;
}
/** Nothing is thrown away; new goods most valuable first into free containers that fit, the choosiest first. */
function stow({ ask }: At): Answers['cargo/load'] {
  const { tokens, slots } = ask.domain.shape() as unknown as {
    readonly tokens: readonly { readonly kind: Good; readonly at?: number }[];
    readonly slots: readonly { readonly id: number; readonly takes: readonly Good[] }[];
  };
  const places: (number | null)[] = tokens.map(({ at }) => at ?? null);
  const fits = (): boolean => ask.domain.admits([...places]);
  const received = tokens.flatMap(({ at, kind }, i) => (at === undefined ? [{ i, kind }] : []));
  const choosiest = slots.toSorted((a, b) => a.takes.length - b.takes.length);
  for (const { i } of received.sort((a, b) => GOODS.indexOf(a.kind) - GOODS.indexOf(b.kind)))
    for (const { id } of choosiest) {
      places[i] = id;
      if (fits()) break;
      places[i] = null;
    }
  return places;
}
type Shares = { readonly receivers: readonly { readonly id: string | number; readonly max: number }[]; readonly total: number };
const sharesOf = ({ ask }: At): Shares => ask.domain.shape() as unknown as Shares;
/** Humans first, from the cabins with most of them; the last human only when no alien is left. */
function dismiss(at: At): Answers['crew/give'] {
  const { receivers, total } = sharesOf(at);
  const left = receivers.map(({ max }) => max);
  const people = receivers.map(({ id }) => String(id).endsWith(':human'));
  for (let due = total; due > 0; due--) {
    const cabins = left.flatMap((n, i) => (people[i] && n > 0 ? [i] : [])).sort((a, b) => left[b]! - left[a]!);
    const alien = left.findIndex((n, i) => !people[i] && n > 0);
    const last = cabins.length === 1 && left[cabins[0]!] === 1;
    const from = alien >= 0 && (last || cabins.length === 0) ? alien : cabins[0]!;
    left[from] = left[from]! - 1;
  }
  return receivers.map(({ max }, i) => max - left[i]!);
}
/** The human, unless it is the last one aboard. */
function who(at: At): Answers['crew/who'] {
  const goes = humans(mine(at)) > 1 ? 'human' : 'alien';
  return optionsOf<Answers['crew/who']>(at.ask).find((one) => one.who === goes)!;
}
/** From the first that have any. */
function inOrder(at: At): readonly number[] {
  const { receivers, total } = sharesOf(at);
  let due = total;
  return receivers.map(({ max }) => {
    const share = Math.min(max, due);
    due -= share;
    return share;
  });
}
/** Energy that was promised before: as proposed (GT-RULING-131), or any way that pays. */
function pay(at: At): Answers['energy/pay'] {
  const { receivers, total } = sharesOf(at);
  const ship = mine(at);
  const from = receivers.map(({ id, max }) => ({ square: id as SquareId, max, panel: loadAt(ship, id as SquareId) === undefined }));
  const proposed = preferred(ship, from, total, (shares) => at.ask.domain.admits(shares));
  return proposed ?? optionsOf<readonly number[]>(at.ask)[0]!;
}

const ANSWER: { readonly [T in Topic]: (at: At) => Answers[T] | undefined } = {
  'round/ready': () => 'ready',
  'build/do': finish,
  'error/remove': worst,
  'ship/piece': (at) => proposedPiece(mine(at), optionsOf<readonly SquareId[]>(at.ask)),
  'load/purple': () => null,
  'load/brown': () => null,
  'preflight/insure': () => false,
  'flight/stay': () => ({ do: 'fly', cards: 1 }),
  'power/engines': () => [],
  'power/cannons': () => [],
  // Where a minimum was promised, the first way to reach it.
  'power/crew': ({ ask }) => optionsOf<readonly SquareId[]>(ask)[0],
  'energy/pay': pay,
  'hit/thrusters': () => 0,
  'hit/defence': () => 'none',
  'planet/land': () => null,
  'offer/dock': () => false,
  'offer/take': () => false,
  'enemy/reward': () => false,
  'cargo/load': stow,
  'cargo/give': inOrder,
  'cells/give': inOrder,
  'crew/give': dismiss,
  'crew/who': who,
  'crew/board': (at) => sharesOf(at).receivers.map(() => 0),
  'intruder/answer': () => ({ awake: [], shift: 0 }),
  'hire/keep': ({ ask }) => optionsOf<Answers['hire/keep']>(ask)[0],
  'before/read': () => 'done',
  'before/markers': () => MARKERS.map(() => null),
  'repair/last-part': () => null,
  'repair/convert': () => null,
  // Exemptions go to the smallest row, then column: as squares are counted.
  'repair/weld': ({ ask }) => optionsOf<Answers['repair/weld']>(ask).sort((a, b) => a - b)[0],
  'repair/exempt': ({ ask }) => optionsOf<SquareId>(ask)[0],
  'mark/pipe': () => null,
  'mark/wireless': () => [],
  'mark/armour': () => null,
  'mark/weld': () => [],
  'preflight/sabotage': () => null,
  'preflight/decree': () => false,
  'preflight/buy': () => 0,
  'preflight/rotation': () => null,
  'preflight/hurry': () => false,
  'preflight/bet': () => null,
  'after/bonuses': () => ({ arrival: 0, looks: 0 }),
  'after/price': () => null,
  'cargo/hand-over': ({ ask }) => optionsOf<Answers['cargo/hand-over']>(ask)[0],
};
export const absent: Bot<View, Note> = {
  name: 'absent',
  answer: (at) => ANSWER[at.ask.topic as Topic](at),
};
