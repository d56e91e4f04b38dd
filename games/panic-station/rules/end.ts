/** The end of the game (PAN-END): who has won, and when that is seen. */
import { during, each, type Flow, type Seat, yesNo } from '@cosmodrome/kernel';
import { type EndingHow, SOLDIER, type State } from '../state.ts';
import { ask, type Why } from '../topics.ts';
import { discardFromHand, minimumHand } from './hand.ts';
import { iconOf, type PanicTable, teamOf, turnOf, VOTE_ROUND } from './table.ts';

/** PAN-RULING-66, PAN-RULING-82: sides as they are now, or were at death; an infected victory without any infected is nobody's. */
export function endGame(table: PanicTable, how: EndingHow): void {
  const { state } = table;
  const infected = state.teams.some((team) => team.side !== 'human');
  state.ending = { how, winners: how === 'burnt' ? 'humans' : infected ? 'infected' : 'nobody' };
  state.scene = null;
  table.reveal();
  table.tell({ kind: 'ended', ending: state.ending, sides: state.teams.map((team) => team.side) });
}

/**
 * PAN-RULING-86: one whose Soldier stands in the Nest may learn, from being able to burn it or not, whether the Host is awake.
 * It counts as learnt whatever he holds: what others can take back must not betray that he is ready.
 */
export function atNest(state: State, seat: Seat): boolean {
  const { room } = teamOf(state, seat).bodies[SOLDIER];
  return room !== null && iconOf(state, room) === 'nest';
}
/** Everything but the Host: what the player himself can tell from his own cards. */
function whyNotReady(state: State, seat: Seat): Why | undefined {
  const team = teamOf(state, seat);
  if (!atNest(state, seat)) return 'not-possible'; // PAN-CHAR-10: only a Soldier burns
  if (turnOf(state).ap < 1) return 'no-ap'; // PAN-END-02
  const { cans } = state.variants; // PAN-VAR-04
  if (team.hand.filter((card) => card === 'gas').length < cans) return 'cans'; // PAN-END-03
  if (team.hand.length - cans < minimumHand(state)) return 'minimum-hand'; // PAN-RULING-38
  return team.side === 'human' ? undefined : 'infected-nest'; // PAN-RULING-64
}
/** Why this player cannot burn the Nest now, told to him alone. PAN-END-01, PAN-RULING-83: and the Host card must have been drawn. */
export function whyNotBurn(state: State, seat: Seat): Why | undefined {
  return whyNotReady(state, seat) ?? (state.draw.includes('host') ? 'host-asleep' : undefined);
}
/** One who stands ready in the Nest is told whether the Host card is still in the pile: he may know it. */
export const seesHostAsleep = (state: State, seat: Seat): boolean => state.turn?.seat === seat && whyNotReady(state, seat) === undefined;

/** PAN-END-01, -02: three Gas Cans (or four) at once, for one action point. The humans win. */
export function burn(table: PanicTable): void {
  const { state } = table;
  const { seat } = turnOf(state);
  const { cans } = state.variants;
  turnOf(state).ap--;
  for (let i = 0; i < cans; i++) discardFromHand(table, seat, 'gas');
  table.tell({ kind: 'burnt', seat, cans });
  endGame(table, 'burnt');
}

/** PAN-END-04..06, PAN-RULING-62: looked at right after a Heat Scan and only then. */
export function provenByScan(table: PanicTable): void {
  const { state } = table;
  const [human, another] = state.teams.filter((team) => !team.out && team.side === 'human');
  if (!human) endGame(table, 'allInfected');
  else if (!another && ![human.hand, state.draw, state.discard].some((pile) => pile.includes('gas'))) endGame(table, 'lastHuman');
}

/** PAN-RULING-63: a vote may be called once a turn, late in the game. */
export const whyNotVote = (state: State): Why | undefined =>
  state.round >= VOTE_ROUND && !turnOf(state).voted ? undefined : 'not-possible';
/** PAN-RULING-63: all living players, sealed; the caller is for it; one against is enough. */
export function* vote(table: PanicTable): Flow {
  const { state } = table;
  const turn = turnOf(state);
  const by = turn.seat;
  turn.voted = true;
  const voters: Seat[] = [];
  for (let seat = 0; seat < state.teams.length; seat++) if (seat !== by && !teamOf(state, seat).out) voters.push(seat);
  const votes = yield* during(
    table,
    { kind: 'vote', by },
    each(voters, (seat) => ask(seat, 'end/vote', yesNo)),
  );
  const yes = [by, ...voters.filter((seat) => votes.get(seat))];
  const no = voters.filter((seat) => !votes.get(seat));
  table.tell({ kind: 'vote', by, yes, no });
  if (no.length === 0) endGame(table, 'vote');
}
