/** Crews are founded: at the beginning, or later as starting crews (CS-CMP-06, CS-CUP-03, CS-CRW, CS-SHI-02, CS-RULING-101, -102, -202). */
import {
  CREW,
  CREWS,
  isObject,
  MOST_MEDI_STIMS,
  POINTS,
  STARTERS,
  type TokenKind,
  TRADER,
  type TraderId,
  tokenOf,
  UPGRADES,
} from '@cosmodrome/core-space/content/index';
import type { Flow, Seat } from '@cosmodrome/kernel';
import { FILLED_AT_START, KEPT_BY_THE_ARC, LONGEST_NAME, MOST_MEMBERS, PROFILES, SHIP_NAMES, SYSTEMS } from '../content/index.ts';
import { classesFor, fitsSheet, isGeneric, lastSpace, potentialOf, spread, takenProfiles } from '../judge/people.ts';
import { overflows } from '../judge/things.ts';
import type { Crew, Recruit, State } from '../state.ts';
import { ask, type Exported, type FoundAct, type Why } from '../topics.ts';
import { isFoundAct } from './shapes.ts';
import { acts, appointHandlers, crewAt, newMember, type Table, who } from './table.ts';

export function emptyCrew(seat: Seat): Crew {
  return {
    seat,
    standing: 'none',
    draft: [],
    ship: SHIP_NAMES[seat % SHIP_NAMES.length]!,
    systems: { propulsion: 0, 'life-support': 0, reserves: 0, hull: 0 },
    upgrades: { scanners: 0, 'airlock-defence': 0, 'docking-thrusters': 0 },
    hold: [],
    money: 0,
    members: [],
    leaderless: false,
    chips: [],
    games: 0,
    wins: 0,
    wonLast: false,
    founded: 0,
    feats: [],
  };
}
/** Steps of this campaign in all. */
export const lengthOf = (state: State): number => state.settings.length;
/** CS-RULING-209: no new crew joins for the last mission. */
const isLastStep = (state: State): boolean =>
  state.settings.structure === 'arc' ? state.stage === '5' : state.step === lengthOf(state) - 1;

// ------------------------------------------------------------------ who may be in it

const isFree = (state: State, profile: TraderId): boolean =>
  isGeneric(profile) || (!takenProfiles(state).has(profile) && !(state.settings.structure === 'arc' && profile === KEPT_BY_THE_ARC));
/** A Free Captain is for a crew that finds no other (CS-RULING-202). */
const captainsLeft = (state: State): boolean => PROFILES.some((p) => TRADER[p].type === 'captain' && isFree(state, p));
const pointsOf = (draft: readonly { readonly profile: TraderId }[]): number => draft.reduce((sum, r) => sum + TRADER[r.profile].points, 0);
const isCaptain = ({ profile }: { readonly profile: TraderId }): boolean => TRADER[profile].type === 'captain';

/** CS-CRW-01 to -05, -12; a second Captain cannot be (CS-HIR-07). */
function whyNotEnlist(state: State, crew: Crew, { profile, class: of }: Extract<FoundAct, { readonly do: 'enlist' }>): Why | undefined {
  if (!isFree(state, profile) || (profile === 'free-captain' && captainsLeft(state))) return 'profile-taken';
  if (!classesFor(profile).includes(of)) return 'class-not-open';
  if (crew.draft.length >= MOST_MEMBERS) return 'too-many-members';
  if (isCaptain({ profile }) && crew.draft.some(isCaptain)) return 'one-captain';
  return pointsOf(crew.draft) + TRADER[profile].points > POINTS ? 'too-many-points' : undefined;
}
/** CS-CRW-09: one ranged weapon, one melee weapon and one Medi-Stim each, two Medi-Stims in all. */
function whyNotKit(draft: readonly Recruit[], place: number, kit: readonly TokenKind[]): Why | undefined {
  const of = (type: string) => kit.filter((kind) => tokenOf(kind).type === type).length;
  const stims = draft.reduce((sum, r, i) => sum + (i === place ? of('special') : r.kit.filter((kind) => kind === 'medi-stim').length), 0);
  const free = kit.every((kind) => (STARTERS as readonly string[]).includes(kind));
  return !free || of('ranged') > 1 || of('melee') > 1 || of('special') > 1 || stims > MOST_MEDI_STIMS ? 'too-much-kit' : undefined;
}
function whyNotLaunch({ draft }: Crew): Why | undefined {
  if (draft.filter(isCaptain).length !== 1) return 'needs-captain';
  const mergs = draft.filter(({ profile }) => TRADER[profile].species === 'merg').length;
  return mergs > 0 && mergs === draft.length ? 'needs-handler' : undefined;
}
/** A crew that comes with a file: people nobody else has, within what they can become, and no more than fits. */
export function whyNotImport(state: State, crew: Exported): Why | undefined {
  const people = crew.members;
  const own = people.map(({ profile }) => profile).filter((profile) => !isGeneric(profile));
  if (new Set(own).size < own.length || own.some((profile) => !isFree(state, profile))) return 'profile-taken';
  if (people.length === 0 || people.filter((m) => m.captain).length !== 1) return 'needs-captain';
  if (people.every(({ profile }) => TRADER[profile].species === 'merg')) return 'needs-handler';
  for (const m of people) {
    if (!classesFor(m.profile).includes(m.class)) return 'class-not-open';
    if (m.career > lastSpace(m.profile) || !fitsSheet(m.levels, m.class, m.career)) return 'too-many-levels';
    if ((['health', 'skill', 'actions'] as const).some((s) => m[s] > potentialOf(m.profile, s) || m[s] < TRADER[m.profile][s][0]))
      return 'no-file';
    if (m.armour !== null && tokenOf(m.armour).type !== 'armour') return 'no-file';
  }
  if (overflows({ ...emptyCrew(0), hold: [...crew.hold], members: people.map((m) => ({ ...m, inventory: [...m.inventory] })) as never }))
    return 'hold-full';
  return whyNotName(crew.ship);
}
/** CS-SHI-08: letters one can print, not only spaces; nothing that every object of the program has. */
export const whyNotName = (ship: string): Why | undefined =>
  ship.trim() === ship && ship.length > 0 && ship.length <= LONGEST_NAME && /^[\p{L}\p{N}\p{P} ]+$/u.test(ship) && !(ship in {})
    ? undefined
    : 'bad-name';

export function whyNotFound(state: State, seat: Seat, act: FoundAct): Why | undefined {
  const crew = state.crews[seat]!;
  if (isLastStep(state) && state.step > 0 && act.do !== 'wait' && act.do !== 'retire') return 'last-mission';
  switch (act.do) {
    case 'ready':
      return CREW[act.crew].every(({ trader }) => isFree(state, trader)) ? undefined : 'profile-taken';
    case 'enlist':
      return whyNotEnlist(state, crew, act);
    case 'dismiss':
      return act.place < crew.draft.length ? undefined : 'not-there';
    case 'train': {
      const recruit = crew.draft[act.place];
      if (!recruit) return 'not-there';
      return fitsSheet(act.levels, recruit.class, TRADER[recruit.profile].career[0]) ? undefined : 'too-many-levels';
    }
    case 'equip':
      return crew.draft[act.place] ? whyNotKit(crew.draft, act.place, act.kit) : 'not-there';
    case 'import':
      return state.settings.veterans ? whyNotImport(state, act.crew) : 'no-veterans';
    case 'launch':
      return whyNotLaunch(crew);
    case 'wait':
      // Somebody has to begin.
      return state.step > 0 ||
        state.crews.some((c) => c.standing === 'active' || (c.seat !== seat && c.standing === 'none' && state.plans[c.seat] === null))
        ? undefined
        : 'not-now';
    case 'retire':
      return state.step > 0 ? undefined : 'not-now';
  }
}
const KITS: readonly (readonly TokenKind[])[] = [
  [],
  ['outland-pistol', 'knife'],
  ['outland-rifle', 'knife'],
  ['outland-pistol', 'knife', 'medi-stim'],
  ['outland-rifle', 'knife', 'medi-stim'],
];
/** What can be done to found a crew, or to leave it for now. */
export function foundActs(state: State, seat: Seat): FoundAct[] {
  const { draft } = state.crews[seat]!;
  const all: FoundAct[] = [
    ...CREWS.map((crew): FoundAct => ({ do: 'ready', crew })),
    ...[...PROFILES, 'recruit' as const, 'free-captain' as const].flatMap((profile) =>
      classesFor(profile).map((of): FoundAct => ({ do: 'enlist', profile, class: of })),
    ),
    ...draft.flatMap((_, place): FoundAct[] => [{ do: 'dismiss', place }, ...KITS.map((kit): FoundAct => ({ do: 'equip', place, kit }))]),
    { do: 'launch' },
    { do: 'wait' },
    { do: 'retire' },
  ];
  return all.filter((act) => whyNotFound(state, seat, act) === undefined);
}
const OFTEN: Readonly<Partial<Record<FoundAct['do'], number>>> = { ready: 20, launch: 60, wait: 4, retire: 1 };

/** One act towards a crew. It is done when the race is over. */
export function* found(table: Table, seat: Seat): Flow<() => void> {
  const { state } = table;
  const act = yield* ask(
    seat,
    'found',
    acts(
      () => foundActs(state, seat),
      (a) => whyNotFound(state, seat, a),
      isFoundAct,
      (a) => OFTEN[a.do] ?? 1,
      (answer) => (isObject(answer) && answer.do === 'import' ? 'no-file' : undefined),
    ),
  );
  return () => doFound(table, seat, act);
}
function doFound(table: Table, seat: Seat, act: FoundAct): void {
  const { state } = table;
  const crew = crewAt(table, seat);
  const change = (place: number, more: Partial<Recruit>) => {
    crew.draft = crew.draft.map((r, i) => (i === place ? { ...r, ...more } : r));
  };
  switch (act.do) {
    case 'ready':
      crew.draft = CREW[act.crew].map(({ trader, class: of, kit }) => ({
        profile: trader,
        class: of,
        levels: spread(of, TRADER[trader].career[0]),
        kit,
      }));
      crew.ship = SHIP_NAMES[CREWS.indexOf(act.crew)]!;
      launch(table, crew);
      return;
    case 'enlist':
      crew.draft.push({ profile: act.profile, class: act.class, levels: spread(act.class, TRADER[act.profile].career[0]), kit: [] });
      return;
    case 'dismiss':
      crew.draft.splice(act.place, 1);
      return;
    case 'train':
      change(act.place, { levels: act.levels });
      return;
    case 'equip':
      change(act.place, { kit: act.kit });
      return;
    case 'launch':
      launch(table, crew);
      return;
    case 'import':
      importCrew(table, crew, act.crew);
      return;
    case 'wait':
      crew.draft = [];
      state.plans[seat] = { do: 'rest' };
      table.tell({ kind: 'waits', seat });
      return;
    case 'retire':
      retire(table, crew);
  }
}
/** Three boxes of each system are filled, and there is no money (CS-SHI-02, CS-RULING-101). */
function commission(table: Table, crew: Crew): void {
  crew.standing = 'active';
  crew.draft = [];
  crew.leaderless = false;
  crew.chips = [];
  crew.founded++;
  crew.feats = [];
  crew.wonLast = false;
  appointHandlers(crew);
  table.tell({ kind: 'founded', seat: crew.seat, ship: crew.ship, members: crew.members.map(who) });
}
function launch(table: Table, crew: Crew): void {
  const { draft } = crew;
  crew.draft = [];
  Object.assign(crew, { ...emptyCrew(crew.seat), ship: crew.ship, games: crew.games, wins: crew.wins, founded: crew.founded });
  for (const { profile, class: of, levels, kit } of draft)
    crew.members.push(newMember(table.state, profile, of, levels, { captain: TRADER[profile].type === 'captain', inventory: [...kit] }));
  for (const system of SYSTEMS) crew.systems[system] = FILLED_AT_START;
  commission(table, crew);
}
function importCrew(table: Table, crew: Crew, from: Exported): void {
  Object.assign(crew, { ...emptyCrew(crew.seat), games: crew.games, wins: crew.wins, founded: crew.founded });
  crew.ship = from.ship;
  crew.money = from.money;
  crew.hold = [...from.hold];
  for (const system of SYSTEMS) crew.systems[system] = from.systems[system];
  for (const upgrade of UPGRADES) crew.upgrades[upgrade] = from.upgrades[upgrade];
  for (const { profile, class: of, levels, inventory, ...more } of from.members)
    crew.members.push(newMember(table.state, profile, of, levels, { ...more, inventory: [...inventory] }));
  commission(table, crew);
}
/** Members and goods leave the campaign (CS-EXT-28, CS-SHI-03, CS-RULING-209). */
export function dissolve(crew: Crew): void {
  const { seat, games, wins, founded, ship } = crew;
  Object.assign(crew, { ...emptyCrew(seat), games, wins, founded, ship });
}
export function retire(table: Table, crew: Crew): void {
  dissolve(crew);
  crew.standing = 'gone';
  table.tell({ kind: 'retired', seat: crew.seat });
}
