/** The start signal, the hourglass, and what the clock does while ships are built. GT-BASE-TIMER, GT-RULING-107, -108, -126, -128 */
import { after, type Flow, oneOf, race, type Seat } from '@cosmodrome/kernel';
import { CLOCKS, type Die } from '../content/index.ts';
import { EMPTY, type State, type Yard } from '../state.ts';
import { stand } from '../topics.ts';
import { flightOf, roundNumber, seatsOf, type Table, yardOf } from './table.ts';

/** GT-RULING-126: so many periods after circle I ran out the program flips to Start. */
const LAST_PERIODS = 3;

/** A lane that says what to do with what it got. */
export function* lane<A, B>(flow: Flow<A>, as: (got: A) => B): Flow<B> {
  return as(yield* flow);
}

/** Before building. Without an hourglass nobody needs a signal. GT-FLOW-02 */
export function awaitReady(table: Table): void {
  const { state, now, chance } = table;
  const { mode } = state.settings;
  state.ready = { said: seatsOf(state).map(() => false), until: now + CLOCKS.ready, startsAt: null };
  state.sittings = { order: seatsOf(state), at: 0, since: now, used: seatsOf(state).map(() => 0), cut: 0 };
  if (mode === 'in-turn') chance.shuffle(state.sittings.order);
  if (mode === 'untimed') begin(table);
  else state.phase = 'ready';
}

/** The beat before building: everybody says ready, or time passes; then a count of three. GT-RULING-107. In turn: whose sitting comes. */
export function* getReady(table: Table): Flow {
  const { state } = table;
  const { ready } = state;
  const { mode } = state.settings;
  const signal = (seat: Seat, waited: boolean) =>
    lane(
      stand(
        seat,
        'round/ready',
        oneOf(() => ['ready'] as const),
        waited,
      ),
      () => seat,
    );
  if (mode === 'in-turn') {
    yield* signal(state.sittings.order[state.sittings.at]!, true);
    begin(table);
  } else if (ready.startsAt !== null) {
    yield* after(ready.startsAt - table.now, 'round/start');
    begin(table);
  } else {
    const waiting = seatsOf(state).filter((seat) => !ready.said[seat]);
    const said = yield* race<Seat | 'time'>([after(ready.until - table.now, 'round/ready'), ...waiting.map((seat) => signal(seat, false))]);
    if (said !== 'time') ready.said[said] = true;
    if (said === 'time' || ready.said.every(Boolean)) ready.startsAt = table.now + CLOCKS.countdown;
  }
  table.settle();
}

/** Building begins, or the next sitting. GT-BASE-TIMER-01, GT-IV-04 */
function begin(table: Table): void {
  const { state, now } = table;
  const { sittings, settings } = state;
  const first = sittings.at === 0;
  state.phase = 'building';
  if (first) {
    if (state.class === 'IIIB') rollHoles(table);
    table.tell({ kind: 'building-begun' });
  }
  sittings.since = now;
  if (settings.mode === 'in-turn') {
    const seat = sittings.order[sittings.at]!;
    table.tell({ kind: 'sitting-begun', seat });
    // GT-RULING-128: one sitting, with an hourglass of the summed periods.
    state.timer = { circle: 0, endsAt: now + settings.periodMs * flightOf(state).circles.length - sittings.cut, ran: false, stirred: now };
  } else state.timer = { circle: roundNumber(state), endsAt: now + settings.periodMs, ran: false, stirred: now };
}

/** Two dice for all; a double takes the starting cabins off the boards. GT-IIIB-01 to -05, GT-IIIB-08, GT-RULING-48 */
function rollHoles(table: Table): void {
  const { state, chance } = table;
  const dice = [chance.die(6) as Die, chance.die(6) as Die] as const;
  table.reveal();
  table.tell({ kind: 'holes-rolled', dice });
  for (const { ship } of state.yards) {
    ship.plan = `IIIB-${dice[0]}-${dice[1]}`;
    if (dice[0] === dice[1]) ship.squares.fill(EMPTY);
  }
}

/** The clocks of a beat of building: for each the moment, its topic, and what it does. */
export function clocks(table: Table): { at: number; topic: string; strike: () => void }[] {
  const { state } = table;
  const { timer, settings, sittings, alarm } = state;
  const lock = alarm ? [{ at: alarm.until, topic: 'build/alarm', strike: () => endAlarm(state) }] : [];
  if (settings.mode === 'untimed') return lock;
  if (settings.mode === 'in-turn') {
    const seat = sittings.order[sittings.at]!;
    const period = { at: timer.endsAt, topic: 'build/period', strike: () => timeUp(table, [seat]) };
    return settings.periodMs === 0 ? lock : [...lock, period];
  }
  const readers = seatsOf(state).flatMap((seat) => {
    const yard = yardOf(state, seat);
    // A topic each: the clock is one seat, and a topic is asked once.
    return yard.reading ? [{ at: yard.reading.until, topic: `build/pile/${seat}`, strike: () => close(yard) }] : [];
  });
  if (!timer.ran) return [...lock, ...readers, { at: timer.endsAt, topic: 'build/period', strike: () => runOut(table) }];
  const guards = [{ at: timer.stirred + CLOCKS.idle, topic: 'build/idle', strike: () => flip(table, null, timer.circle - 1) }];
  if (timer.circle === 1)
    guards.push({
      at: timer.endsAt + LAST_PERIODS * settings.periodMs,
      topic: 'build/last',
      strike: () => flip(table, null, 0),
    });
  return [...lock, ...readers, ...guards];
}

function endAlarm(state: State): void {
  state.alarm = null;
}
function close(yard: Yard): void {
  yard.reading = null;
}
/** A period begins when its flip is accepted. `seat` null: the program flips. GT-BASE-TIMER-02, -07 */
export function flip(table: Table, seat: Seat | null, circle: number): void {
  const { state, now } = table;
  state.timer = { circle, endsAt: now + state.settings.periodMs, ran: false, stirred: now };
  table.tell({ kind: 'flipped', seat, circle });
}
/** GT-BASE-TIMER-02, -06 */
function runOut(table: Table): void {
  const { state, now } = table;
  state.timer.ran = true;
  state.timer.stirred = now;
  table.tell({ kind: 'time-ran-out', circle: state.timer.circle });
  if (state.timer.circle === 0) timeUp(table, seatsOf(state));
}
/** Who has no number tile when time runs out gets one of those left, lowest first, in random order. GT-BASE-FIN-05, GT-RULING-13 */
function timeUp(table: Table, seats: readonly Seat[]): void {
  const { state, chance } = table;
  const taken = new Set(state.yards.map((yard) => yard.number));
  const left = seatsOf(state).flatMap((seat) => (taken.has(seat + 1) ? [] : [seat + 1]));
  for (const seat of chance.shuffle(seats.filter((s) => yardOf(state, s).number === 0))) {
    const number = left.shift()!;
    yardOf(state, seat).number = number;
    if (state.settings.mode === 'together') table.tell({ kind: 'numbered', seat, number });
  }
}
