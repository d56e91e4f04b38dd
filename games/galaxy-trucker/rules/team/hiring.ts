/** Hiring specialists between the rounds. GT-SUP, GT-RULING-87, -88, -89, -121 */
import { type Chance, each, type Flow, oneOf, type Seat } from '@cosmodrome/kernel';
import { type Skill, SPECIALISTS, type Specialist } from '../../content/index.ts';
import type { Settings, State, Team } from '../../state.ts';
import { ask, choose } from '../../topics.ts';
import { arrivals } from '../flight.ts';
import { seatsOf, type Table } from '../table.ts';

/** So many are dealt to each at the first, the second and the third hiring; one of them is kept. GT-SUP-02, -03, -06 */
const DEALT = [3, 2, 1] as const;
/** GT-SUP-02, -08: shorter sessions hire before the first flight. */
const SHORT = 3;

/** GT-SUP-01: without the first Big Expansion the Receptionist may stay out. */
export const freshTeam = ({ team, receptionist }: Settings, seats: number, chance: Chance): Team => ({
  pool: team ? chance.shuffle(SPECIALISTS.filter((one) => one !== 'receptionist' || receptionist)) : [],
  cards: Array.from({ length: seats }, () => []),
  dealt: Array.from({ length: seats }, () => []),
  row: [],
  gone: [],
});
/** Which hiring comes before this round, from 0; undefined: none. GT-SUP-05 to -08, -10, -11 */
export function hiringBefore({ team, competition, rounds }: Settings, round: number): number | undefined {
  const short = rounds.length < SHORT && !competition;
  const nth = short ? round : round - 1;
  return team && nth >= 0 && nth < DEALT.length ? nth : undefined;
}

/** The beat of hiring: all choose at the same time, then what was kept is shown. GT-SUP-02, -03, -06, -09 */
export function* hire(table: Table): Flow {
  const { state, chance } = table;
  const { team, settings } = state;
  const nth = hiringBefore(settings, state.round)!;
  if (settings.competition) {
    yield* compete(table);
    state.phase = 'deal';
    return;
  }
  chance.shuffle(team.pool);
  for (const seat of seatsOf(state)) {
    team.dealt[seat] = team.pool.splice(0, DEALT[nth]);
    table.reveal([seat]);
  }
  const kept = yield* each(seatsOf(state), (seat) => choose(seat, 'hire/keep', team.dealt[seat]!));
  table.reveal();
  for (const [seat, specialist] of kept) {
    team.pool.push(...team.dealt[seat]!.filter((one) => one !== specialist));
    team.dealt[seat] = [];
    keep(table, seat, specialist);
  }
  state.phase = 'deal';
}
function keep(table: Table, seat: Seat, specialist: Specialist): void {
  table.state.team.cards[seat]!.push({ specialist, since: table.state.round });
  table.tell({ kind: 'hired', seat, specialist });
}
/** One card more than players lies open: who arrived chooses in that order, the others get theirs by lot, the last one leaves. GT-SUP-10, -11 */
function* compete(table: Table): Flow {
  const { state, chance } = table;
  const { team } = state;
  chance.shuffle(team.pool);
  team.row = team.pool.splice(0, seatsOf(state).length + 1);
  table.reveal();
  const home = arrivals(state);
  for (const seat of home) {
    const specialist = yield* ask(
      seat,
      'hire/keep',
      oneOf(() => team.row),
    );
    team.row.splice(team.row.indexOf(specialist), 1);
    keep(table, seat, specialist);
  }
  chance.shuffle(team.row);
  for (const seat of seatsOf(state)) if (!home.includes(seat)) keep(table, seat, team.row.pop()!);
  team.gone.push(...team.row.splice(0));
}

/** In the first round of a card skill A alone, from the next one on both. GT-SUP-04, -05, -07, GT-RULING-02 */
export function skillsOf({ team, round }: State, seat: Seat): Skill[] {
  return team.cards[seat]!.flatMap(({ specialist, since }): Skill[] => {
    const b: Skill[] = since < round && specialist !== 'receptionist' ? [`${specialist}-b`] : [];
    return since <= round ? [`${specialist}-a`, ...b] : [];
  });
}
/** Who may use this skill: each specialist is there once. */
export const ownerOf = ({ yards }: State, skill: Skill): Seat | undefined => {
  const seat = yards.findIndex(({ skills }) => skills.includes(skill));
  return seat < 0 ? undefined : seat;
};
