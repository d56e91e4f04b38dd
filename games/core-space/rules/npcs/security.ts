/** Security: Wardens fight the Purge near them, obey the Corps, else their die says what they do (CS-SEC). */
import { type Flow, oneOf } from '@cosmodrome/kernel';
import { SECURITY_DIE, type SecurityFace } from '../../content/dice.ts';
import { WARDEN_STEPS, type WardenAct, type WardenStep } from '../../content/npcs.ts';
import { REACH } from '../../content/ranges.ts';
import { DIRECTIONS } from '../../judge/directions.ts';
import { areEnemies, hasRoom, isEngaged, isUntargetable, lasts, moveOf, sideOf } from '../../judge/figures.ts';
import { distanceTo, inContact, stands, within } from '../../judge/place.ts';
import { allowance } from '../../judge/reach.ts';
import { sees } from '../../judge/sight.ts';
import { siteOf } from '../../judge/site.ts';
import type { EntryId, Figure, State, TokenId } from '../../state.ts';
import { isSealed, npcArrives } from '../arrivals.ts';
import { activate, moveTowards } from '../chart.ts';
import { putBack } from '../defeated.ts';
import { askCrew, kindOf, type Table } from '../table.ts';
import { nearestOf } from '../targets.ts';
import { gap, loses } from '../windows.ts';
import { follow } from './civilians.ts';
import { corps } from './corps.ts';
import { npcTarget } from './targets.ts';

const wardens = (state: State): Figure[] => state.figures.filter((t) => sideOf(t) === 'security' && stands(t));
/** Purge it sees within Short range. CS-SEC-01 */
const intruders = (state: State, f: Figure): Figure[] =>
  state.figures.filter(
    (t) =>
      sideOf(t) === 'purge' &&
      stands(t) &&
      !isUntargetable(state, t) &&
      within(f, t, REACH.short) &&
      (inContact(state, f, t) || sees(state, f, t)),
  );
/** CS-SEC-02 */
const commanders = (state: State, f: Figure): Figure[] =>
  state.figures.filter((t) => sideOf(t) === 'corps' && stands(t) && within(f, t, REACH.medium) && sees(state, f, t));
/** The first of its steps that holds. CS-SEC-01 to -03, -13 */
export function stepOf(state: State, f: Figure): (typeof WARDEN_STEPS)[number] {
  const holds = {
    'on-alert': () => state.alarmed,
    'purge-near-in-sight': () => intruders(state, f).length > 0,
    'corps-in-medium-range-in-sight': () => commanders(state, f).length > 0,
    always: () => true,
  } as const;
  return WARDEN_STEPS.find(({ when }) => holds[when]())!;
}
const say = (table: Table, f: Figure, does: WardenAct | WardenStep, rule: string, number = 0): void => {
  table.tell({ kind: 'warden', figure: f.id, does, rule, number });
};
export function* warden(table: Table, f: Figure): Flow {
  const { state } = table;
  f.effects = f.effects.filter(({ kind }) => kind !== 'commandeered');
  const { does, rule } = stepOf(state, f);
  if (does !== 'roll') {
    say(table, f, does, rule);
    if (does === 'commandeered') {
      f.effects.push({ kind: 'commandeered', until: 0, by: null });
      return yield* corps(table, f);
    }
    return yield* fights(table, f, does === 'attack-purge' ? nearestOf(table.chance, f, intruders(state, f)) : undefined);
  }
  if (f.lostTurns > 0) {
    f.lostTurns--;
    table.tell({ kind: 'npc-idle', figure: f.id, why: 'lost-turn', rule: 'CS-TRD-09' });
    return;
  }
  yield* gap(table, f, 0, null);
  if (f.prone) {
    f.prone = false;
    table.tell({ kind: 'stood-up', figure: f.id });
    return;
  }
  yield* rolls(table, f);
}
/** By the chart, at this Purge character first, then at enemies; without one at whomever its list names. CS-SEC-01, -09, CS-RULING-291 */
function* fights(table: Table, f: Figure, first?: Figure): Flow {
  const { state } = table;
  yield* activate(
    table,
    f,
    (left, hasMoved) =>
      first && stands(first)
        ? { target: first, why: 'priority', rule: 'CS-SEC-01', distance: 0, tied: [] }
        : npcTarget(state, table.chance, f, left, hasMoved, first && ((t) => areEnemies(state, f, t))),
    'CS-NPC-08',
  );
}
/** CS-SEC-03 */
function* rolls(table: Table, f: Figure): Flow {
  const number = table.chance.die(6);
  const face: SecurityFace = SECURITY_DIE[number - 1]!;
  switch (face) {
    case 'search':
      return yield* approach(table, f, number, 'search');
    case 'question':
      return yield* approach(table, f, number, 'question');
    case 'move':
      say(table, f, 'move-along-arrow', 'CS-SEC-05', number);
      return yield* along(table, f, 1);
    case 'run':
      say(table, f, 'run-along-arrow', 'CS-SEC-10', number);
      return yield* along(table, f, 2);
    case 'backup':
      return yield* backup(table, f, number);
    case 'attack':
      say(table, f, 'attack', 'CS-SEC-09', number);
      return yield* fights(table, f);
  }
}
function* along(table: Table, f: Figure, moves: number): Flow {
  const arrow = table.chance.below(DIRECTIONS);
  for (let n = 0; n < moves && stands(f) && !f.prone; n++) {
    if (n > 0) yield* gap(table, f, n, null);
    yield* follow(table, f, arrow, allowance(f, moveOf(table.state, f)), false, 'npc');
  }
}
/** Up to the nearest it may ask, or along the arrow where there is nobody. CS-SEC-04, -06, -11, CS-RULING-150 */
function* approach(table: Table, f: Figure, number: number, does: 'search' | 'question'): Flow {
  const { state } = table;
  const sides = does === 'search' ? ['trader'] : ['trader', 'civilians', 'gangers'];
  const near = state.figures.filter(
    (t) =>
      sides.includes(sideOf(t)) &&
      t.being.kind !== 'purge' &&
      stands(t) &&
      !isUntargetable(state, t) &&
      !isEngaged(state, t) &&
      (inContact(state, f, t) || sees(state, f, t)),
  );
  if (near.length === 0) {
    say(table, f, 'move-along-arrow', 'CS-SEC-11', number);
    return yield* along(table, f, 1);
  }
  say(table, f, does, does === 'search' ? 'CS-SEC-04' : 'CS-SEC-06', number);
  const whom = nearestOf(table.chance, f, near);
  yield* moveTowards(table, f, whom);
  if (!stands(f) || !stands(whom) || !inContact(state, f, whom)) return;
  if (does === 'search') yield* frisk(table, f, whom);
  else yield* question(table, f, whom);
}
const mayPay = (state: State, t: Figure): boolean => t.being.kind === 'trader' && t.pegs > 0 && !lasts(state, 'no-skill-pegs');
/** One token of the player's choice, or a Skill peg, which is no use of a skill. CS-SEC-04, CS-RULING-19, -60, -177 */
function* frisk(table: Table, f: Figure, whom: Figure): Flow {
  const { state } = table;
  const tokens = [...whom.inventory, ...(whom.armour === null ? [] : [whom.armour])];
  if (tokens.length === 0 || whom.crew === null) return;
  const options: (TokenId | 'peg')[] = [...tokens, ...(mayPay(state, whom) ? ['peg' as const] : [])];
  const given = yield* askCrew(
    table,
    whom.crew,
    'security/search',
    oneOf(() => options),
    mayPay(state, whom) ? 'peg' : tokens[0]!,
  );
  if (given === 'peg') {
    whom.pegs--;
    return table.tell({ kind: 'frisked', figure: whom.id, by: f.id, what: null });
  }
  const what = kindOf(state, given);
  whom.inventory = whom.inventory.filter((token) => token !== given);
  if (whom.armour === given) whom.armour = null;
  table.tell({ kind: 'frisked', figure: whom.id, by: f.id, what });
  if (hasRoom(state, f, given)) f.inventory.push(given);
  else putBack(table, given, f);
}
/** CS-SEC-06 */
function* question(table: Table, f: Figure, whom: Figure): Flow {
  const { state } = table;
  const pays =
    whom.crew !== null &&
    mayPay(state, whom) &&
    (yield* askCrew(
      table,
      whom.crew,
      'security/question',
      oneOf(() => ['peg', 'turn'] as const),
      'turn',
    )) === 'peg';
  table.tell({ kind: 'questioned', figure: whom.id, by: f.id, paid: pays });
  if (pays) whom.pegs--;
  else yield* loses(table, whom, 'turn');
}
/** CS-SEC-07, -08 */
function* backup(table: Table, f: Figure, number: number): Flow {
  const { state } = table;
  const others = wardens(state).filter((t) => t.id !== f.id);
  if (others.length > 0 && others.every((t) => inContact(state, f, t))) return yield* rolls(table, f);
  say(table, f, 'call-backup', 'CS-SEC-07', number);
  if (others.length === 0) {
    const { entries } = siteOf(state).map;
    const open = entries.flatMap((_, i) => (isSealed(state, i as EntryId, false) ? [] : [i as EntryId]));
    const entry = open.toSorted((a, b) => distanceTo(f, entries[a]!) - distanceTo(f, entries[b]!) || a - b)[0];
    if (entry !== undefined) npcArrives(table, 'warden', 1, entry);
    return;
  }
  for (const t of others.filter((one) => within(f, one, REACH.medium) && !one.prone))
    for (let n = 0; n < 2 && stands(t) && !inContact(state, t, f); n++) yield* moveTowards(table, t, f);
}
