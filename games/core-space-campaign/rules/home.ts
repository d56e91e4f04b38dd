/** Between two games: what each crew does next, who meets whom, who goes (CS-CMP-04, -05, CS-CUP, CS-SET-16). */
import { flawOfDrawn, MISSION, MISSIONS, type Mission, type MissionId } from '@cosmodrome/core-space/content/index';
import { type Flow, type Json, type Seat, someOf } from '@cosmodrome/kernel';
import { NEST_PEGS, NEST_TRADERS, POSTS, type Post, SHIP_NAMES, STAGE_MISSION } from '../content/index.ts';
import { joined, titleOf } from '../judge/brought.ts';
import { roundRobin, swiss } from '../judge/pairing.ts';
import { ready } from '../judge/people.ts';
import { crewValue } from '../judge/things.ts';
import { type Crew, crewOf, type MemberId, memberOf, type Outing, type OutingId, type Party, type Plan, type State } from '../state.ts';
import { ask, type HomeAct, type Why } from '../topics.ts';
import { dissolve, found, retire, whyNotName } from './founding.ts';
import { airlockOrder } from './missions.ts';
import { isHomeAct } from './shapes.ts';
import { acts, crewAt, pay, type Table, who } from './table.ts';

/** UA by which a crew lags that may catch up (CS-CUP-01). */
export const LAG = 10;
const CATCH_UP: MissionId = 'pillage-express';
/** Crews at one table. */
const MOST_AT_A_TABLE = 4;

// ------------------------------------------------------------------ plans

/** The mission of this step, where the campaign says it; null: each crew chooses. */
export function missionNow(state: State): MissionId | null {
  const { structure, missions } = state.settings;
  if (structure === 'arc') return STAGE_MISSION[state.stage];
  return structure === 'league' ? missions[state.step % missions.length]! : null;
}
/** CS-CUP-01, CS-RULING-218 */
export const mayCatchUp = (state: State, seat: Seat): boolean =>
  Math.max(...state.crews.map(crewValue)) - crewValue(crewOf(state, seat)) >= LAG;
/** Everybody plays in a League and in the arc, but for its optional stage and for a crew that cannot. */
const mayRest = (state: State, crew: Crew): boolean =>
  ready(crew).length === 0 || state.settings.structure === 'open' || (state.settings.structure === 'arc' && state.stage === 'extra');
/** Crews that still play. */
const staying = (state: State): number => state.crews.filter(({ standing }) => standing !== 'gone').length;
/** A mission of the workshop, for open campaigns: the catalogue's own have their places. */
function whyNotBring(state: State, made: Json): Why | undefined {
  if (state.settings.structure !== 'open') return 'not-now';
  const { from } = (made as { readonly crews?: { readonly from?: number } }).crews ?? {};
  if (flawOfDrawn(made, from ?? 0)) return 'no-mission';
  return from! > staying(state) ? 'too-few-crews' : undefined;
}
export function whyNotHome(state: State, seat: Seat, act: HomeAct): Why | undefined {
  const crew = crewOf(state, seat);
  switch (act.do) {
    case 'play':
      if (ready(crew).length === 0) return 'misses';
      return (missionNow(state) ?? act.mission) === act.mission ? undefined : 'not-playable';
    case 'drawn': {
      const mission = state.brought[act.of] ?? undefined;
      if (!mission) return 'not-there';
      if (ready(crew).length === 0) return 'misses';
      return mission.crews.from > staying(state) ? 'too-few-crews' : undefined;
    }
    case 'bring':
      return whyNotBring(state, joined(act.mission));
    case 'catch-up':
      if (ready(crew).length === 0) return 'misses';
      return mayCatchUp(state, seat) ? undefined : 'not-behind';
    case 'rest':
      return mayRest(state, crew) ? undefined : 'not-now';
    case 'redeem': {
      const held = crew.members.find((m) => m.id === act.member)?.ransom ?? null;
      if (ready(crew).length > 0 || held === null) return 'not-now';
      return crew.money >= held ? undefined : 'no-money';
    }
    case 'disband':
      return ready(crew).length > 0 ? 'not-now' : undefined;
    case 'name':
      return whyNotName(act.ship);
    case 'retire':
      return undefined;
  }
}
export const homeActs = (state: State, seat: Seat): HomeAct[] =>
  [
    ...MISSIONS.map((mission): HomeAct => ({ do: 'play', mission })),
    ...state.brought.map((_, of): HomeAct => ({ do: 'drawn', of })),
    { do: 'catch-up' } as const,
    { do: 'rest' } as const,
    ...crewOf(state, seat).members.map(({ id }): HomeAct => ({ do: 'redeem', member: id })),
    { do: 'disband' } as const,
    ...SHIP_NAMES.map((ship): HomeAct => ({ do: 'name', ship })),
    { do: 'retire' } as const,
  ].filter((act) => whyNotHome(state, seat, act) === undefined);
const OFTEN: Readonly<Record<HomeAct['do'], number>> = {
  play: 60,
  drawn: 60,
  bring: 1,
  'catch-up': 8,
  rest: 8,
  redeem: 8,
  disband: 2,
  name: 1,
  retire: 1,
};

export function* plan(table: Table, seat: Seat): Flow<() => void> {
  const { state } = table;
  const act = yield* ask(
    seat,
    'home',
    acts(
      () => homeActs(state, seat),
      (a) => whyNotHome(state, seat, a),
      isHomeAct,
      (a) => OFTEN[a.do],
    ),
  );
  return () => doHome(table, seat, act);
}
function doHome(table: Table, seat: Seat, act: HomeAct): void {
  const { state } = table;
  if (act.do === 'retire') {
    retire(table, crewAt(table, seat));
    return;
  }
  if (act.do === 'redeem' || act.do === 'disband') {
    stranded(table, crewAt(table, seat), act);
    return;
  }
  if (act.do === 'name') {
    crewAt(table, seat).ship = act.ship;
    table.tell({ kind: 'named', seat, ship: act.ship });
    return;
  }
  if (act.do === 'bring') {
    bring(table, seat, joined(act.mission) as unknown as Mission);
    return;
  }
  state.plans[seat] = act;
  table.tell({ kind: 'planned', seat, plan: act, title: act.do === 'drawn' ? titleOf(state, act.of) : null });
}
/** Nobody can go: a ransom is paid from here, or the crew is lost like one of which nobody is left (CS-EXT-28). CS-RULING-330 */
function stranded(table: Table, crew: Crew, act: Extract<HomeAct, { readonly do: 'redeem' | 'disband' }>): void {
  const { seat } = crew;
  if (act.do === 'disband') {
    dissolve(crew);
    table.tell({ kind: 'crew-lost', seat, how: 'members' });
    return;
  }
  const m = memberOf(crew, act.member);
  const price = m.ransom!;
  pay(crew, price);
  m.ransom = null;
  table.tell({ kind: 'paid', seat, who: who(m), what: 'ransom', price });
}
/** In place of the one it brought before; whoever wanted to play that decides again. */
function bring(table: Table, seat: Seat, mission: Mission): void {
  const { state } = table;
  state.brought[seat] = mission;
  state.plans = state.plans.map((plan) => (plan?.do === 'drawn' && plan.of === seat ? null : plan));
  table.tell({ kind: 'brought', seat, title: titleOf(state, seat)! });
}
/** Whoever has not decided; crews that have given up have nothing to decide. */
export const undecided = (state: State): Seat[] =>
  state.crews.flatMap(({ seat, standing }) => (standing !== 'gone' && state.plans[seat] === null ? [seat] : []));
export const deciding = (table: Table, seat: Seat): Flow<() => void> =>
  crewAt(table, seat).standing === 'none' ? found(table, seat) : plan(table, seat);

// ------------------------------------------------------------------ tables

const chunks = (seats: readonly Seat[], most: number = MOST_AT_A_TABLE): Seat[][] => {
  const tables = Math.ceil(seats.length / most);
  return Array.from({ length: tables }, (_, t) => seats.filter((_s, i) => i % tables === t));
};
const NO_TURNS = Object.fromEntries(POSTS.map((post) => [post, 0])) as Record<Post, number>;
const newParty = (seat: Seat): Party => ({
  seat,
  going: null,
  home: [],
  aboard: false,
  behind: [],
  reward: 0,
  won: false,
  visit: null,
  passed: [],
  bought: 0,
  offers: [],
  former: [],
  guests: [],
  azurium: null,
  declined: 0,
  parts: 0,
  raised: [],
  done: false,
});
/** Starting Hostility of the Nest, where the arc changes it; two more for each crew beyond the second are the mission's own affair. */
export function pegsFor(state: State, mission: MissionId, seats: readonly Seat[]): number | null {
  if (state.settings.structure !== 'arc' || mission !== 'the-nest') return null;
  const extra = 2 * Math.max(0, seats.length - 2);
  const by = (state.deeds.includes('freed') ? 0 : NEST_PEGS.unwarned) + (state.again ? NEST_PEGS.again : 0);
  return by === 0 ? null : Math.max(0, Math.min(28, MISSION[mission].hostility + extra + by));
}
function open(table: Table, kind: Outing['kind'], mission: MissionId, seats: readonly Seat[], drawn: Seat | null = null): void {
  const { state } = table;
  const played = drawn === null ? MISSION[mission] : state.brought[drawn]!;
  state.outings.push({
    id: state.ids.outing++ as OutingId,
    kind,
    mission,
    drawn,
    phase: 'embark',
    parties: seats.map(newParty),
    // CS-RULING-218
    pegs: kind === 'catch-up' ? null : pegsFor(state, mission, seats),
    traders: drawn === null && mission === 'the-nest' ? NEST_TRADERS : played.traders,
    airlocks: null,
    order: [],
    turns: { ...NO_TURNS },
  });
  table.tell({ kind: 'table', outing: kind, mission, title: titleOf(state, drawn), seats });
  if (kind === 'mission') for (const a of seats) for (const b of seats) if (a < b) state.met.push([a, b]);
}
/** By Resources, then by value (CS-RULING-201, -215). */
export const ranked = (state: State, seats: readonly Seat[]): Seat[] =>
  seats.toSorted((a, b) => {
    const [x, y] = [crewOf(state, a), crewOf(state, b)];
    return y.money - x.money || crewValue(y) - crewValue(x) || a - b;
  });
function pairings(state: State, seats: readonly Seat[]): Seat[][] {
  if (seats.length < 2) return seats.map((seat) => [seat]);
  return state.settings.pairing === 'swiss' ? swiss(ranked(state, seats), state.met) : roundRobin(seats, state.step);
}
const wants = (state: State, seat: Seat, mission: MissionId): boolean => {
  const wish = state.plans[seat];
  return wish?.do === 'play' && wish.mission === mission;
};
/** Who meets at missions of the workshop, by whose they are. */
const drawnTables = (state: State, seats: readonly Seat[]): (readonly [Seat, Seat[][]])[] =>
  state.brought.flatMap((mission, of) => {
    const there = seats.filter((seat) => (state.plans[seat] as Extract<Plan, { readonly do: 'drawn' }>).of === of);
    return mission && there.length > 0 ? [[of, chunks(there, Math.min(MOST_AT_A_TABLE, mission.crews.to))] as const] : [];
  });
/** A mission of the workshop is for so many crews: where they are too few, they decide again. */
function fitting(table: Table, own: readonly (readonly [Seat, readonly (readonly Seat[])[]])[]): boolean {
  const { state } = table;
  const lonely = own.filter(([of, tables]) => tables.some(({ length }) => length < state.brought[of]!.crews.from));
  for (const [of, tables] of lonely) {
    const seats = tables.flat();
    for (const seat of seats) state.plans[seat] = null;
    table.tell({ kind: 'no-table', title: titleOf(state, of)!, seats });
  }
  return lonely.length === 0;
}
/** All have decided: whoever catches up goes first and alone, then everybody to the tables. CS-CUP-02 */
export function depart(table: Table): void {
  const { state } = table;
  const want = (is: Plan['do']) =>
    state.crews.flatMap(({ seat, standing }) => (standing === 'active' && state.plans[seat]?.do === is ? [seat] : []));
  const behind = want('catch-up');
  const playing = want('play');
  const own = drawnTables(state, want('drawn'));
  if (!fitting(table, own)) return;
  if (behind.length > 0) for (const seats of chunks(behind)) open(table, 'catch-up', CATCH_UP, seats);
  else if (state.settings.structure === 'league')
    for (const seats of pairings(state, playing)) open(table, 'mission', missionNow(state)!, seats);
  else
    for (const mission of MISSIONS)
      for (const seats of chunks(playing.filter((seat) => wants(state, seat, mission)))) open(table, 'mission', mission, seats);
  if (behind.length === 0) for (const [of, tables] of own) for (const seats of tables) open(table, 'mission', MISSIONS[0], seats, of);
  state.phase = 'games';
}

// ------------------------------------------------------------------ who goes

/** The crew that freed the prisoner takes one more into the Nest (Content to design). */
export const mostGoing = (outing: Outing, crew: Crew): number =>
  outing.traders + (outing.mission === 'the-nest' && crew.feats.includes('freed') ? 1 : 0);
export function* embark(table: Table, outing: Outing, party: Party): Flow<() => void> {
  const crew = crewAt(table, party.seat);
  const going = yield* ask(
    party.seat,
    'embark',
    someOf<MemberId>(() => ready(crew).map((m) => m.id), { min: 1, max: mostGoing(outing, crew) }),
  );
  return () => {
    // In the order of the crew, whatever the order of choosing.
    party.going = crew.members.flatMap((m) => (going.includes(m.id) ? [m.id] : []));
    table.tell({ kind: 'embarked', seat: party.seat, members: crew.members.filter((m) => going.includes(m.id)).map(who) });
    if (outing.parties.some((p) => p.going === null)) return;
    outing.airlocks = airlockOrder(table.state, outing, table.chance);
    outing.phase = 'playing';
  };
}
