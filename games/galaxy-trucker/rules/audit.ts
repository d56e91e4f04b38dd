/** What is never lost: parts, cards, cubes. */
import {
  BANK,
  type CardId,
  COLOURS,
  GOODS,
  LEVELS,
  SPECIALISTS,
  type Specialist,
  STARTING_CABINS,
  type TileId,
  warehouse,
} from '../content/index.ts';
import { cubes } from '../judge/cargo.ts';
import { EMPTY, type State, tileOf } from '../state.ts';
import { cardsInPlay } from './deal.ts';
import { type Seen, shipOf } from './table.ts';

const numberOf = (one: Specialist): number => SPECIALISTS.indexOf(one);
/** What is there twice, or not at all; undefined: each once. */
function missing(what: string, there: readonly number[], all: readonly number[]): string | undefined {
  const counts = new Map<number, number>();
  for (const one of there) counts.set(one, (counts.get(one) ?? 0) + 1);
  for (const one of all) if (counts.get(one) !== 1) return `${what} ${one} is there ${counts.get(one) ?? 0} times`;
  return there.length === all.length ? undefined : `${there.length} of ${what} instead of ${all.length}`;
}
export function audit(frozen: Seen): string | undefined {
  const state = frozen as State;
  const seats = state.yards.length;
  const aboard = state.yards.flatMap(({ ship, reserve, hand }): TileId[] => [
    ...ship.squares.filter((laid) => laid !== EMPTY).map(tileOf),
    ...reserve,
    ...(hand ? [hand.tile!] : []),
  ]);
  const lost = state.flyers.flatMap((flyer) => flyer.lost);
  const cabins = COLOURS.slice(0, seats).map((colour) => STARTING_CABINS[colour]);
  const parts = [...state.heap, ...state.faceUp, ...state.removed, ...aboard, ...lost];
  // After a double on class IIIB the starting cabins lie beside the boards (GT-IIIB-04).
  const beside = cabins.filter((cabin) => !parts.includes(cabin));
  if (beside.length > 0 && state.class !== 'IIIB') return `starting cabin ${beside[0]} is gone`;
  const cards: CardId[] = [...state.decks.flat(), ...state.used.flat(), ...state.piles.flat(), ...state.flight, ...state.flown];
  const short = GOODS.find((good) => {
    const loaded = state.yards.reduce((sum, _, seat) => sum + cubes(shipOf(state, seat)).filter((cube) => cube.good === good).length, 0);
    return state.bank[good] + loaded !== BANK[good];
  });
  return (
    missing('part', [...parts, ...beside], [...warehouse(state.settings.newTechnologies), ...cabins]) ??
    missing(
      'card',
      cards,
      LEVELS.flatMap((level) => cardsInPlay(state.settings, level)),
    ) ??
    missing(
      'specialist',
      [
        ...state.team.pool,
        ...state.team.cards.flat().map(({ specialist }) => specialist),
        ...state.team.dealt.flat(),
        ...state.team.row,
        ...state.team.gone,
      ].map(numberOf),
      (state.settings.team ? SPECIALISTS.filter((one) => one !== 'receptionist' || state.settings.receptionist) : []).map(numberOf),
    ) ??
    (short && `${short} cubes are lost or made`)
  );
}
