/** The session: what the table agrees on, and one round after the other. GT-SESS */
import type { Chance, Option, Options, Seat, Standing } from '@cosmodrome/kernel';
import { BANK, CLASS_IDS, type ClassId, LEVELS, PERIODS, THINNED, warehouse } from '../content/index.ts';
import type { BuildingMode, Settings, State } from '../state.ts';
import type { Unfit } from '../topics.ts';
import { cardsInPlay, freshFlyer, freshYard } from './deal.ts';
import type { Seen, Table } from './table.ts';
import { freshTeam, hiringBefore } from './team/hiring.ts';

/** GT-SESS-03, -04, -09, GT-RULING-05. An hourglass of 0 seconds is none. */
export const OPTIONS: readonly Option[] = [
  { key: 'rounds', kind: 'list', values: CLASS_IDS, min: 1, max: 6, default: ['II', 'III', 'IV'] },
  { key: 'building', kind: 'choice', values: ['together', 'in-turn'], default: 'together' },
  { key: 'hourglass', kind: 'choice', values: [...[...PERIODS].sort((a, b) => a - b), 0], default: PERIODS[0] },
  { key: 'newTechnologies', kind: 'switch', default: true },
  { key: 'intruders', kind: 'switch', default: true },
  { key: 'tutorial', kind: 'switch', default: false },
  { key: 'assistant', kind: 'switch', default: true },
  { key: 'holesMarked', kind: 'switch', default: false },
  { key: 'alwaysAsk', kind: 'switch', default: false },
  { key: 'team', kind: 'switch', default: true },
  { key: 'receptionist', kind: 'switch', default: false },
  { key: 'competition', kind: 'switch', default: false },
];

function settingsOf(options: Options): Settings {
  const seconds = options.hourglass as number;
  const mode: BuildingMode = options.building === 'in-turn' ? 'in-turn' : seconds === 0 ? 'untimed' : 'together';
  return {
    rounds: options.rounds as readonly ClassId[],
    mode,
    periodMs: seconds * 1000,
    newTechnologies: options.newTechnologies as boolean,
    intruders: options.intruders as boolean,
    tutorial: options.tutorial as boolean,
    assistant: options.assistant as boolean,
    holesMarked: options.holesMarked as boolean,
    alwaysAsk: options.alwaysAsk as boolean,
    team: options.team as boolean,
    receptionist: options.receptionist as boolean,
    competition: options.competition as boolean,
  };
}

/** Options that exclude each other. GT-SESS-10, GT-SESS-12, GT-RULING-135, GT-BASE-VAR-02 */
export function check(options: Options): Unfit | undefined {
  const { rounds, newTechnologies, intruders, tutorial } = settingsOf(options);
  if (!newTechnologies && rounds.includes('IV')) return 'class-iv-needs-new-technologies';
  if (!newTechnologies && intruders) return 'intruders-need-new-technologies';
  if (tutorial && rounds.some((ship) => ship !== 'I')) return 'tutorial-is-class-i';
  return undefined;
}

/** GT-TECH-02: so many need the whole warehouse. */
const FULL_TABLE = 4;
/** GT-SESS-01, -13, GT-TECH-01 to -04: the warehouse is thinned once, for the whole session. */
export function setUp(options: Options, seats: number, chance: Chance): State {
  const settings = settingsOf(options);
  const ship = settings.rounds[0]!;
  const parts = chance.shuffle(warehouse(settings.newTechnologies));
  const removed = settings.newTechnologies ? THINNED * (FULL_TABLE - seats + (settings.rounds.includes('IV') ? 0 : 1)) : 0;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    settings,
    phase: hiringBefore(settings, 0) === undefined ? 'deal' : 'hiring',
    scene: null,
    round: 0,
    class: ship,
    credits: all.map(() => 0),
    removed: parts.splice(0, removed),
    heap: parts,
    faceUp: [],
    yards: all.map((seat) => freshYard(seat, ship === 'IV' ? 'IV-F1-R1' : ship)),
    ready: { said: all.map(() => false), until: 0, startsAt: null },
    timer: { circle: 0, endsAt: 0, ran: false, stirred: 0 },
    alarm: null,
    sittings: { order: all, at: 0, since: 0, used: all.map(() => 0), cut: 0 },
    before: { inspector: null, planner: null, until: 0 },
    window: 0,
    admired: false,
    bet: null,
    team: freshTeam(settings, seats, chance),
    decks: [[], ...LEVELS.map((level) => cardsInPlay(settings, level))],
    used: [[], [], [], [], []],
    piles: [],
    known: all.map(() => []),
    flight: [],
    onTop: 0,
    flown: [],
    card: null,
    flyers: all.map(freshFlyer),
    bank: { ...BANK },
    paid: [],
  };
}

/** The next round of the list, or the end of the session. GT-SESS-14 to GT-SESS-17 */
export function nextRound(table: Table): void {
  const { state } = table;
  if (state.round + 1 === state.settings.rounds.length) {
    state.phase = 'over';
    table.tell({ kind: 'session-ended' });
    return;
  }
  state.round++;
  state.class = state.settings.rounds[state.round]!;
  state.phase = hiringBefore(state.settings, state.round) === undefined ? 'deal' : 'hiring';
}

/** The richest wins; tied players share the victory. GT-SESS-17 */
export function standings(state: Seen): readonly Standing[] {
  const most = Math.max(...state.credits);
  return state.credits.map((score, seat: Seat) => ({ seat, score, won: state.phase === 'over' && score === most }));
}
