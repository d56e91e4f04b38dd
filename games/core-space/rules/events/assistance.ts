/** Assistance: cards one keeps, and plays in a turn of one's own or in a gap (AST, CS-EVT-06, CS-EVT-12). */
import { during, type Flow, oneOf } from '@cosmodrome/kernel';
import { showAll } from '@cosmodrome/kit/cards';
import { type CardId, cardAt, type Effect } from '../../content/cards.ts';
import { MAGAZINE } from '../../content/traders.ts';
import { mayAttack } from '../../judge/arms.ts';
import { areEnemies, level } from '../../judge/figures.ts';
import { isOn } from '../../judge/place.ts';
import { siteOf } from '../../judge/site.ts';
import { type Active, type CrewId, type DoorId, type Figure, type FigureId, figureOf, type State } from '../../state.ts';
import type { Act, Way } from '../../topics.ts';
import { mayShut, openDoor } from '../advanced/doors.ts';
import { cardAttack } from '../attack.ts';
import { heal } from '../defeated.ts';
import { effectsOf } from '../hostility.ts';
import { askCrew, pickFor, standing, type Table } from '../table.ts';
import type { Effects } from './index.ts';
import { resolve } from './index.ts';

/** Whose turn it is, or who is asked in a gap. */
const playing = (state: State): CrewId =>
  state.cardOf ?? (state.active === null ? state.holder : figureOf(state, state.active.figure).crew!);
const enemies = (state: State, crew: CrewId): Figure[] => {
  const mine = standing(state, crew);
  return state.figures.filter((t) => isOn(t) && !t.defeated && mine.some((f) => areEnemies(state, f, t) && mayAttack(state, f, t)));
};
const lacks =
  ({ orHealth, skill }: Extract<Effect, { readonly do: 'resupply' }>) =>
  (f: Figure): boolean =>
    f.being.kind === 'trader' && (f.ammo < MAGAZINE || (orHealth > 0 && f.health < f.fit) || (skill > 0 && f.pegs < f.being.sheet.skill));
const doorsOf = (state: State): DoorId[] =>
  siteOf(state).map.doors.flatMap((_, i) => (state.doors[i] !== 'open' || mayShut(state, i as DoorId) ? [i as DoorId] : []));
/** Would it do anything now? */
function works(state: State, crew: CrewId, effect: Effect): boolean {
  switch (effect.do) {
    case 'covering-fire':
      return enemies(state, crew).length > 0;
    case 'resupply':
      return standing(state, crew).some(lacks(effect));
    case 'work-doors':
      return doorsOf(state).length > 0;
    case 'smoke':
      return standing(state, crew).length > 0;
    default:
      return false;
  }
}
/** Cards of this crew that could be played now. */
export function playable(state: State, crew: CrewId, when: 'turn' | 'gap'): CardId[] {
  return state.held[crew]!.map((card) => state.cards.face[card] as CardId).filter((id) => {
    const card = cardAt(id);
    const effects: readonly Effect[] = effectsOf(card, level(state));
    return (when === 'turn' || card.kept === 'gap') && effects.some((effect) => works(state, crew, effect));
  });
}
export const cardActs = (state: State, f: Figure): Act[] =>
  f.crew === null || f.where !== 'board' ? [] : playable(state, f.crew, 'turn').map((card): Act => ({ do: 'card', card }));
export function* doCard(table: Table, f: Figure, _active: Active, act: Extract<Act, { readonly do: 'card' }>): Flow {
  yield* play(table, f.crew!, act.card);
}
/** Shown now, by the level of this moment; then it is discarded. CS-EVT-12 */
function* play(table: Table, crew: CrewId, id: CardId): Flow {
  const { state } = table;
  const card = state.held[crew]!.find((one) => state.cards.face[one] === id);
  if (card === undefined) return;
  state.held[crew] = state.held[crew]!.filter((one) => one !== card);
  state.discard.push(card);
  showAll(state.cards, card);
  table.reveal();
  table.tell({ kind: 'card-played', crew, card: id, level: level(state) });
  state.cardOf = crew;
  yield* during(table, { kind: 'event', card: id, level: level(state) }, all(table, effectsOf(cardAt(id), level(state))));
  state.cardOf = null;
}
function* all(table: Table, effects: readonly Effect[]): Flow {
  for (const effect of effects) yield* resolve(table, effect);
}
/** In a gap: whoever is in danger may play what helps. CS-EVT-06, CS-RULING-17, -83 */
export function* cardsInGap(table: Table, danger: FigureId | null): Flow {
  const { state } = table;
  const crew = danger === null ? null : (state.figures[danger]?.crew ?? null);
  if (crew === null) return;
  const cards = playable(state, crew, 'gap');
  if (cards.length === 0) return;
  const chosen = yield* askCrew(
    table,
    crew,
    'card/play',
    oneOf(() => [...playable(state, crew, 'gap'), 'pass' as const]),
    'pass',
  );
  if (chosen !== 'pass') yield* play(table, crew, chosen);
}
type AssistanceEffects = 'covering-fire' | 'resupply' | 'work-doors' | 'smoke';
export const ASSISTANCE_EFFECTS: Effects<AssistanceEffects> = {
  *'covering-fire'(table, { dice }) {
    const { state } = table;
    const crew = playing(state);
    const those = enemies(state, crew).map((f) => f.id);
    if (those.length === 0) return false;
    const at = yield* pickFor(table, crew, 'choose/figure', those);
    if (at !== 'none') yield* cardAttack(table, figureOf(state, at), dice);
    return true;
  },
  *resupply(table, effect) {
    const { state } = table;
    const { orHealth, skill } = effect;
    const crew = playing(state);
    const those = standing(state, crew).filter(lacks(effect));
    if (those.length === 0) return false;
    const id = yield* pickFor(
      table,
      crew,
      'choose/figure',
      those.map((f) => f.id),
    );
    if (id === 'none') return false;
    const f = figureOf(state, id);
    const ways: readonly Way[] = [
      ...(f.ammo < MAGAZINE ? (['ammo'] as const) : []),
      ...(orHealth > 0 && f.health < f.fit ? (['health'] as const) : []),
    ];
    const way = ways.length === 0 ? null : yield* pickFor(table, crew, 'choose/way', ways);
    if (way === 'ammo') {
      table.tell({ kind: 'reloaded', figure: f.id, pegs: MAGAZINE - f.ammo });
      f.ammo = MAGAZINE;
    } else if (way === 'health') heal(table, f, orHealth, null);
    if (skill > 0 && f.being.kind === 'trader') f.pegs = Math.min(f.being.sheet.skill, f.pegs + skill);
    return true;
  },
  *'work-doors'(table, { doors }) {
    const { state } = table;
    const crew = playing(state);
    for (let n = 0; n < doors; n++) {
      const those = doorsOf(state);
      if (those.length === 0) return n > 0;
      const door = yield* pickFor(table, crew, 'choose/door', those);
      if (state.doors[door] !== 'open') openDoor(table, door);
      else {
        state.doors[door] = 'closed';
        table.tell({ kind: 'door', door, state: 'closed' });
      }
    }
    return true;
  },
  *smoke(table, { traders }) {
    const { state } = table;
    const crew = playing(state);
    for (let n = 0; n < traders; n++) {
      const those = standing(state, crew).filter((f) => !f.effects.some(({ kind }) => kind === 'smoked'));
      if (those.length === 0) return n > 0;
      const id = yield* pickFor(
        table,
        crew,
        'choose/figure',
        those.map((f) => f.id),
      );
      if (id === 'none') continue;
      figureOf(state, id).effects.push({ kind: 'smoked', until: state.round, by: null });
      table.tell({ kind: 'effect', figure: id, effect: 'smoked' });
    }
    return true;
  },
};
