/** What is never lost: cards, Experts, pawns, planets; and what no counter may pass. */
import {
  COUNTERS,
  cardsBacked,
  EXPERTS,
  EXPLORATION_DECK,
  type ExplorationId,
  type ExtrasolarId,
  IMPERATOR_DECK,
  OBJECTIVES,
  PAWNS,
  SECTORS,
  SPECIALTIES,
  STORED_DETECTORS,
} from '../content/index.ts';
import { inScene, unitOf } from '../state.ts';
import { limitOf, planetsIn } from './discover.ts';
import { callsAllowed } from './imperator.ts';
import { boardOf, expertsOf, facedIn, type Seen } from './table.ts';

/** Says what is wrong, or nothing. */
export function audit(state: Seen): string | undefined {
  const { units } = state;
  const all = <Id>(of: (unit: Seen['units'][number]) => readonly Id[]) => units.flatMap(of);
  const slot = (card: ExtrasolarId | null) => (card === null ? [] : [card]);
  const back = (pile: readonly ExtrasolarId[], zone: 'A' | 'B' | 'X', ...more: readonly ExtrasolarId[]) => {
    const cards = cardsBacked(zone);
    const out = [...state.planets.map((p) => p.card), ...all((u) => u.worlds), ...all((u) => slot(u.xCard))].filter((c) =>
      cards.includes(c),
    );
    // In step 3 of a mission the card is already its discoverer's while the planet still stands.
    return whole(`Extrasolar ${zone}`, [...new Set([...pile, ...more, ...out])], cards);
  };
  return (
    whole(
      'Exploration cards',
      [...state.deck, ...state.discard, ...all((u) => u.hand), ...all((u) => u.detectors), ...standing(state)],
      EXPLORATION_DECK.keys(),
    ) ??
    whole('Exploration faces', state.exploration.face, EXPLORATION_DECK.keys()) ??
    back(state.pileA, 'A', ...slot(state.openA), ...slot(state.hiddenA)) ??
    back(state.pileB, 'B', ...slot(state.hiddenB)) ??
    back(state.pileX, 'X') ??
    (['A', 'B', 'X'] as const)
      .map((zone) =>
        whole(
          `faces of ${zone}`,
          cardsBacked(zone).map((c) => state.extrasolar.face[c]!),
          cardsBacked(zone),
        ),
      )
      .find(Boolean) ??
    whole('Imperator cards', [...state.imperator.deck, ...state.imperator.used, state.imperator.open], IMPERATOR_DECK.keys()) ??
    whole('Imperator faces', state.imperator.pack.face, IMPERATOR_DECK.keys()) ??
    whole(
      'Secret Objectives',
      [...state.objectives.pile, ...all((u) => [...u.offered, ...u.hidden, ...u.revealed, ...u.unfulfilled])],
      OBJECTIVES.keys(),
    ) ??
    whole('faces of objectives', state.objectives.pack.face, OBJECTIVES.keys()) ??
    SPECIALTIES.map((s) => {
      const pawns = units.reduce((n, u) => n + u.aboard[s], state.supply[s]);
      return pawns === EXPERTS[s] && state.supply[s] >= 0 ? undefined : `${pawns} pawns ${s} instead of ${EXPERTS[s]}`;
    }).find(Boolean) ??
    SECTORS.map((s) => (planetsIn(state, s) <= limitOf(state, s) ? undefined : `sector ${s} holds ${planetsIn(state, s)} planets`)).find(
      Boolean,
    ) ??
    (new Set(state.planets.map((p) => p.pawn)).size === state.planets.length && state.planets.length <= PAWNS.length
      ? undefined
      : 'a planet pawn is used twice') ??
    explored(state) ??
    units.map((_, seat) => overloaded(state, seat)).find(Boolean)
  );
}
/** The card being faced lies on the table, unless it is a detector already stored. */
function standing(state: Seen): readonly ExplorationId[] {
  const card = facedIn(state);
  return card === null || state.units.some((u) => u.detectors.includes(card)) ? [] : [card];
}

function whole(name: string, cards: readonly number[], expected: Iterable<number>): string | undefined {
  const there = [...cards].sort((a, b) => a - b);
  const want = [...expected];
  return there.length === want.length && there.every((c, i) => c === want[i])
    ? undefined
    : `${name}: ${there.join(' ')} instead of ${want.length}`;
}
/** One token for each planet card that has found its owner. */
function explored(state: Seen): string | undefined {
  const tokens = state.explored.reduce((a, b) => a + b, 0);
  const cards = state.units.reduce((n, u) => n + u.worlds.length, 0) - (inScene(state, 'mission')?.step === 'departure' ? 1 : 0);
  return tokens === cards ? undefined : `${tokens} explored planets, ${cards} cards of them`;
}
function overloaded(state: Seen, seat: number): string | undefined {
  const unit = unitOf(state, seat);
  const board = boardOf(unit);
  for (const c of COUNTERS) if (unit.aboard[c] < 0 || unit.aboard[c] > board.max[c]) return `seat ${seat}: ${unit.aboard[c]} ${c}`;
  if (expertsOf(unit) > board.experts) return `seat ${seat}: ${expertsOf(unit)} Experts`;
  for (const row of [unit.memory.diplomacy, unit.memory.capture])
    if (row < 0 || row > board.memory) return `seat ${seat}: experience ${row}`;
  if (unit.pc < 0 || unit.calls > callsAllowed(state) || unit.detectors.length > STORED_DETECTORS)
    return `seat ${seat}: ${JSON.stringify(unit)}`;
  return undefined;
}
