/** What is never lost, and what can never be: tokens, cards, figures of the box, bases that overlap (CS-RULING-233). */
import { SPACES } from '../content/hostility.ts';
import { MOST_MOVED } from '../content/ranges.ts';
import { capacityOf, spaces } from '../judge/figures.ts';
import { mayBe } from '../judge/heights.ts';
import type { Figure, State } from '../state.ts';
import type { Seen } from './table.ts';

/** What is there twice, or not at all. */
function missing(what: string, there: readonly number[], all: number): string | undefined {
  const counts = new Array<number>(all).fill(0);
  for (const one of there) counts[one] = (counts[one] ?? 0) + 1;
  const wrong = counts.findIndex((n) => n !== 1);
  return wrong < 0 ? undefined : `${what} ${wrong} is there ${counts[wrong]} times`;
}
export function audit(frozen: Seen): string | undefined {
  const state = frozen as State;
  const tokens = [
    ...state.bag,
    ...(state.drawnToken === null ? [] : [state.drawnToken]),
    ...state.offered,
    ...state.contents.flat(),
    ...state.aside,
    ...state.floor.map(({ token }) => token),
    ...state.figures.flatMap((f) => [...f.inventory, ...(f.armour === null ? [] : [f.armour])]),
  ];
  const cards = [...state.deck, ...state.discard, ...state.boxed, ...state.held.flat()];
  return (
    missing('token', tokens, state.tokens.face.length) ??
    missing('card', cards, state.cards.face.length) ??
    (state.pegs < 0 || state.pegs > SPACES ? `${state.pegs} Hostility pegs` : undefined) ??
    firstFlaw(state)
  );
}
function firstFlaw(state: State): string | undefined {
  for (const f of state.figures) {
    const wrong = flawOf(state, f);
    if (wrong) return `figure ${f.id} ${wrong}`;
  }
  return undefined;
}
function flawOf(state: State, f: Figure): string | undefined {
  if (f.moved > MOST_MOVED) return `has moved ${f.moved}`;
  if (f.health < 0 || f.pegs < 0 || f.ammo < 0 || f.ammo > 7) return `has ${f.health} Health, ${f.pegs} Skill and ${f.ammo} Ammo pegs`;
  if (f.being.kind === 'trader' && f.health === 0 && !f.defeated) return 'has no Health and is not Defeated';
  if (spaces(state, f.inventory) > capacityOf(f)) return 'carries too much';
  // In the middle of a move bases may overlap, that of the mover alone.
  if (f.where === 'board' && state.moving === null && !mayBe(state, f)) return `cannot stand at ${f.x},${f.y}`;
  return undefined;
}
