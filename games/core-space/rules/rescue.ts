/**
 * Rescue Missions: in a campaign, whoever lies on the board when the mission has ended may be fetched at once, from the board as it was left
 * (CS-RES, CS-EXT-02, -06, CS-RULING-117 to -119, -136).
 */
import { during, type Flow, oneOf, yesNo } from '@cosmodrome/kernel';
import { CHANCE_DIE } from '../content/dice.ts';
import { MAGAZINE } from '../content/traders.ts';
import { dataOf, hasRoom, isA } from '../judge/figures.ts';
import { rewardOf } from '../judge/objectives.ts';
import { type Campaign, type CrewId, crewById, type Figure, figureOf, type State, type TokenId } from '../state.ts';
import { ask, type Packing } from '../topics.ts';
import { heal } from './defeated.ts';
import { endMission, winners } from './end.ts';
import { hasExploded } from './pieces/index.ts';
import { begin } from './round.ts';
import { chooseAirlock } from './setup.ts';
import { clockwise, speaker, type Table } from './table.ts';

/** Health that whoever sets out again gets back (CS-RES-03). */
const RESTED = 2;

const campaignOf = (state: State): Campaign => {
  if (state.campaign === null) throw new Error('this mission belongs to no campaign');
  return state.campaign;
};
const ownOf = (f: Figure): CrewId | null => f.luredFrom ?? f.crew;
const isMember = (f: Figure, crew: CrewId): boolean => f.being.kind === 'trader' && ownOf(f) === crew;
const isSafe = (f: Figure): boolean => f.where === 'home' || f.where === 'aboard';
/** Left behind: on the board, and the law has not got it (CS-EXT-05). */
const lies = (f: Figure): boolean => f.being.kind === 'trader' && f.where === 'board' && !f.apprehended;
/** Crews that have somebody to fetch, and somebody to send. CS-EXT-04, CS-RULING-136 */
const callers = (state: State): CrewId[] =>
  crewIds(state).filter(
    (crew) => state.figures.some((f) => isMember(f, crew) && lies(f)) && state.figures.some((f) => isMember(f, crew) && isSafe(f)),
  );
/** Any other crew may come along. CS-RES-07 */
const helpers = (state: State): CrewId[] => crewIds(state).filter((crew) => state.figures.some((f) => isMember(f, crew) && isSafe(f)));
/** From the winner of the mission on. CS-RES-04 */
const crewIds = (state: State): CrewId[] => clockwise(state, state.campaign?.won[0] ?? state.holder);

// ------------------------------------------------------------------ the mission has ended

/** Is a Rescue Mission to be talked about? Not where nothing is left to go back to; what the Purge has taken is known first. CS-EXT-02, CS-RULING-118, -136 */
export function callsForRescue(table: Table): boolean {
  const { state } = table;
  if (state.campaign?.stage !== 'mission' || hasExploded(state)) return false;
  const campaign = campaignOf(state);
  if (callers(state).length === 0) return false;
  campaign.won = winners(state);
  campaign.rewards = state.crews.map(({ id }) => rewardOf(state, id));
  campaign.home = state.figures.filter((f) => f.where === 'home' || (f.where === 'aboard' && f.entered)).map(({ id }) => id);
  campaign.stage = 'calling';
  for (const f of state.figures) if (lies(f) && f.defeated) purgeRoll(table, campaign, f);
  if (callers(state).length === 0) {
    campaign.stage = 'done';
    return false;
  }
  begin(table, 'rescue');
  return true;
}
function purgeRoll(table: Table, campaign: Campaign, f: Figure): void {
  const die = table.chance.die(6);
  const taken = CHANCE_DIE[die - 1] === 'live-one';
  table.tell({ kind: 'purge-roll', figure: f.id, die, taken });
  if (!taken) campaign.spared.push(f.id);
  else {
    // With all it carries.
    campaign.taken.push(f.id);
    f.where = 'out';
  }
}

// ------------------------------------------------------------------ who comes, and with what

/** One question: who calls, who comes along, who carries what, where the ships dock. */
export function* rescue(table: Table): Flow {
  const { state } = table;
  const campaign = campaignOf(state);
  if (campaign.stage === 'calling') yield* call(table, campaign);
  else if (campaign.packing.length > 0) yield* pack(table, campaign, campaign.packing[0]!);
  else yield* chooseAirlock(table);
}
/** Those with somebody to fetch first; once one has called, everybody else. CS-RES-01, -07, CS-RULING-136 */
function* call(table: Table, campaign: Campaign): Flow {
  const { state } = table;
  const called = campaign.crews.length > 0;
  const next = (called ? helpers(state) : callers(state)).find((crew) => !campaign.asked.includes(crew));
  if (next === undefined) {
    if (called) return setOut(table, campaign);
    campaign.stage = 'done';
    return endMission(table);
  }
  const comes = yield* during(table, { kind: 'rescue', crew: next, called }, ask(speaker(state, next), 'rescue/call', yesNo));
  campaign.asked.push(next);
  if (!comes) return;
  // Now the others may say yes, also those who did not want to be the first.
  if (!called) campaign.asked = [next];
  campaign.crews.push(next);
  table.tell({ kind: 'rescue-called', crew: next, first: !called });
}
/** CS-RES-02, -03, CS-RULING-136: the board stays as it is; whoever is aboard gets its Ammo and some Health back. */
function setOut(table: Table, campaign: Campaign): void {
  const { state } = table;
  // Those whose people still stand there are in it anyway.
  for (const f of state.figures) if (lies(f) && !f.defeated && !campaign.crews.includes(ownOf(f)!)) campaign.crews.push(ownOf(f)!);
  const { crews } = campaign;
  for (const f of state.figures) {
    if (f.where === 'board') comesToItself(f);
    if (f.apprehended && f.where === 'board') f.where = 'out';
    if (f.being.kind !== 'trader' || !isSafe(f) || f.crew === null || !crews.includes(f.crew)) continue;
    heal(table, f, RESTED, null);
    Object.assign(f, { where: 'aboard', entered: false, ammo: MAGAZINE, prone: false, moved: 0, strides: 0, acted: false, skilled: false });
    f.effects = f.effects.filter(({ kind }) => kind === 'bound');
  }
  for (const crew of state.crews) {
    crew.airlock = null;
    crew.stays = false;
    crew.fired = false;
  }
  campaign.stage = 'boarding';
  campaign.packing = crews.filter((crew) => packers(state, crew).length > 1);
  state.order = crewIds(state).filter((crew) => crews.includes(crew));
  state.forecast = null;
  state.seals = state.seals.filter(({ round }) => round === 0);
  table.tell({ kind: 'rescue-begun', crews: state.order });
}
/** Who had joined and did not get aboard, who was under control or lured away, is its own master again. CS-RULING-136 */
function comesToItself(f: Figure): void {
  f.acted = false;
  f.moved = 0;
  f.strides = 0;
  f.skilled = false;
  f.controlledBy = null;
  f.crew = f.being.kind === 'trader' ? ownOf(f) : null;
  f.luredFrom = null;
}
const packers = (state: State, crew: CrewId): Figure[] =>
  state.figures.filter((f) => f.crew === crew && f.being.kind === 'trader' && f.where === 'aboard');

// ------------------------------------------------------------------ sharing out

/** What can be handed on, or put on. CS-RES-03 */
function packings(state: State, crew: CrewId): Packing[] {
  const people = packers(state, crew);
  return people.flatMap((f): Packing[] => [
    ...f.inventory.flatMap((token): Packing[] => [
      ...people.filter((other) => other !== f && hasRoom(state, other, token)).map((other): Packing => ({ token, to: other.id })),
      ...(isA(dataOf(state, token), 'armour') ? [{ token, to: f.id }] : []),
    ]),
    ...(f.armour === null
      ? []
      : people.filter((other) => hasRoom(state, other, f.armour!)).map((other): Packing => ({ token: f.armour!, to: other.id }))),
  ]);
}
function* pack(table: Table, campaign: Campaign, crew: CrewId): Flow {
  const { state } = table;
  const done = yield* ask(
    speaker(state, crew),
    'rescue/pack',
    oneOf((): readonly (Packing | 'done')[] => ['done', ...packings(state, crew)]),
  );
  if (done === 'done') {
    campaign.packing = campaign.packing.filter((other) => other !== crew);
    return;
  }
  handOver(state, crew, done.token, figureOf(state, done.to));
}
/** Armour one has in the inventory is put on; what one wears goes back into it. */
function handOver(state: State, crew: CrewId, token: TokenId, to: Figure): void {
  const from = packers(state, crew).find((f) => f.armour === token || f.inventory.includes(token))!;
  const worn = from.armour === token;
  if (worn) from.armour = null;
  from.inventory = from.inventory.filter((t) => t !== token);
  if (from === to && !worn) {
    if (to.armour !== null) to.inventory.push(to.armour);
    to.armour = token;
  } else to.inventory.push(token);
}

// ------------------------------------------------------------------ under way

/** All ships have docked: the last one takes the Turn token (CS-RULING-136). */
export function rescueSails(table: Table, last: CrewId): void {
  const { state } = table;
  const campaign = campaignOf(state);
  state.holder = last;
  state.turn = last;
  campaign.stage = 'rescue';
  campaign.from = state.round + 1;
  state.ending = 'playing';
  begin(table, 'hostility');
}
/** The round in which people come out of their ships: nothing ends before they could. */
export const firstRound = (state: State): number => (state.campaign?.stage === 'rescue' ? state.campaign.from : 1);
export const isRescue = (state: State): boolean => state.campaign?.stage === 'rescue';
/** Whoever plays it: the others' ships are away. */
export const takesPart = (state: State, crew: CrewId): boolean => !isRescue(state) || campaignOf(state).crews.includes(crew);
export const hasShip = (state: State, crew: CrewId): boolean => crewById(state, crew).airlock !== null;
