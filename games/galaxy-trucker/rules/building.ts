/** Building in real time: one request of anybody, or the clock. GT-BASE-BUILD, GT-BASE-FIN */
import { after, type Flow, type Requests, race, request, type Seat } from '@cosmodrome/kernel';
import { CLOCKS } from '../content/index.ts';
import { act, fix } from '../judge/act.ts';
import { grantable, isAsked, isRequest, refused } from '../judge/building.ts';
import type { BuildRequest, State } from '../state.ts';
import { stand } from '../topics.ts';
import { flyerOf, seatsOf, siteOf, type Table, yardOf } from './table.ts';
import { clocks, flip, lane } from './timer.ts';

/** The one question of the phase. Nothing is listed for the page: it judges by the same functions. GT-BASE-BUILD-23 */
const buildRequests = (state: State, seat: Seat): Requests<BuildRequest> => ({
  is: (answer): answer is BuildRequest => isRequest(siteOf(state), seat, answer),
  refused: (wish) => refused(siteOf(state), seat, wish),
  options: () => grantable(siteOf(state), seat),
  // First what, then which: else nine of ten random requests would turn the same part round. Finishing is left for later.
  sample: (chance) => {
    const all = [...grantable(siteOf(state), seat)];
    const kinds = [...new Set(all.map((wish) => wish.do))];
    const busy = kinds.filter((kind) => kind !== 'finish');
    const kind = chance.pick(busy.length > 0 && chance.below(12) > 0 ? busy : kinds);
    return chance.pick(all.filter((wish) => wish.do === kind));
  },
});

/** The beat of building. A request is final; what can be undone, the rules undo (GT-BASE-BUILD-10). GT-BASE-BUILD-01, GT-RULING-07 */
export function* build(table: Table): Flow {
  const { state } = table;
  const { mode } = state.settings;
  const site = siteOf(state);
  const { sitting } = site;
  // Against the hourglass nobody is waited for; without it the clock of the table must know whom it waits for (GT-RULING-127).
  // Nobody is waited for while an alarm keeps them from doing anything.
  const locked = (seat: Seat) => state.alarm !== null && state.alarm.by !== seat;
  const waited = (seat: Seat) => mode !== 'together' && yardOf(state, seat).number === 0 && !locked(seat);
  const act = yield* race<() => void>([
    // Times are kept as moments of play and asked for as what is left of them: each beat asks anew, none begins anew.
    ...clocks(table).map(({ at, topic, strike }) => lane(after(at - table.now, topic), () => strike)),
    ...seatsOf(state)
      .filter((seat) => (sitting === null || sitting === seat) && isAsked(site, seat))
      .map((seat) =>
        lane(stand(seat, 'build/do', request(buildRequests(state, seat)), waited(seat)), (wish) => () => perform(table, seat, wish)),
      ),
  ]);
  act();
  if (mode === 'in-turn') endSitting(table);
  else if (state.yards.every((yard) => yard.number > 0)) endBuilding(table);
  table.settle();
}

/** GT-BASE-BUILD-23, the column of effects. */
function perform(table: Table, seat: Seat, wish: BuildRequest): void {
  const { state, now } = table;
  const yard = yardOf(state, seat);
  state.timer.stirred = now;
  const unseen = yard.hand !== null && !yard.hand.seen;
  const drawn = wish.do === 'draw' ? state.heap.pop()! : null;
  act(state, seat, wish, drawn);
  switch (wish.do) {
    case 'draw':
      table.reveal([seat]); // GT-BASE-BUILD-03, -21
      break;
    case 'place':
    case 'aside':
    case 'return':
      if (unseen) table.reveal();
      break;
    case 'read':
      read(table, seat, wish.pile);
      break;
    case 'flip':
      flip(table, seat, wish.to);
      break;
    case 'finish':
      table.tell({ kind: 'finished', seat, number: wish.number });
      break;
    case 'alarm':
      soundAlarm(table, seat);
      break;
  }
}
/** A pile is read and put back unchanged; what stands in it only its reader knows. GT-BASE-BUILD-15 to -17, GT-RULING-109 */
function read(table: Table, seat: Seat, pile: number): void {
  const { state, now } = table;
  const yard = yardOf(state, seat);
  fix(yard);
  yard.reading = { pile, until: now + CLOCKS.pile };
  for (const card of state.piles[pile]!) if (!state.known[seat]!.includes(card)) state.known[seat]!.push(card);
  table.reveal([seat]);
  table.tell({ kind: 'pile-opened', seat, pile });
}
/** GT-SKILL-SECURITY-02, -03, GT-RULING-72 */
function soundAlarm(table: Table, seat: Seat): void {
  const { state, now } = table;
  yardOf(state, seat).alarmed = true;
  table.tell({ kind: 'alarm-sounded', seat });
  // In turn nobody builds beside: it takes the time from every later sitting (GT-RULING-128).
  if (state.settings.mode === 'in-turn') {
    state.sittings.cut += CLOCKS.alarm;
    return;
  }
  state.alarm = { by: seat, until: now + CLOCKS.alarm };
  for (const other of seatsOf(state)) if (other !== seat) yardOf(state, other).reading = null;
}

/** In turn: the sitting is over when its owner has finished or time is up. Number tiles go by time used. GT-RULING-128 */
function endSitting(table: Table): void {
  const { state, now } = table;
  const { sittings, settings } = state;
  const seat = sittings.order[sittings.at]!;
  if (yardOf(state, seat).number === 0) return;
  sittings.used[seat] = now - sittings.since;
  emptyHand(table, seat);
  sittings.at++;
  if (sittings.at < sittings.order.length) {
    state.phase = 'ready';
    return;
  }
  if (settings.periodMs > 0) {
    const order = sittings.order.toSorted((a, b) => sittings.used[a]! - sittings.used[b]!);
    order.forEach((who, i) => {
      yardOf(state, who).number = i + 1;
      table.tell({ kind: 'numbered', seat: who, number: i + 1 });
    });
  }
  endBuilding(table);
}

/** What is in hand goes back where it came from, an open pile is closed, what was loose is fixed. GT-BASE-FIN-04, GT-BASE-BUILD-11 */
function emptyHand(table: Table, seat: Seat): void {
  const { state } = table;
  const yard = yardOf(state, seat);
  if (yard.hand) {
    const { tile, from, seen } = yard.hand;
    (from === 'reserve' ? yard.reserve : state.faceUp).push(tile!);
    if (!seen) table.reveal();
  }
  fix(yard);
  yard.hand = null;
  yard.reading = null;
}
/** All have number tiles, or time is up: the phase ends for everybody at once. GT-BASE-FIN-03, -04, GT-BASE-TIMER-06 */
function endBuilding(table: Table): void {
  const { state } = table;
  for (const seat of seatsOf(state)) emptyHand(table, seat);
  state.alarm = null;
  table.tell({ kind: 'built' });
  state.phase = 'repairs';
}
/** What was never used is lost, once the Con Artist has had the last part. GT-RULING-118 */
export function clearReserves(table: Table): void {
  for (const seat of seatsOf(table.state)) loseReserve(table, seat);
  table.state.phase = 'errors';
}
/** GT-BASE-BUILD-14, GT-SKILL-BUYER-02 */
function loseReserve(table: Table, seat: Seat): void {
  const yard = yardOf(table.state, seat);
  if (yard.reserve.length === 0 || yard.skills.includes('buyer-a')) return;
  const tiles = yard.reserve.splice(0);
  flyerOf(table.state, seat).lost.push(...tiles);
  table.tell({ kind: 'reserve-lost', seat, tiles });
}
