/** Those left behind: the Purge, the law, ransoms, teleports (CS-EXT, CS-RULING-113, -114, -116, -124, -132, -203, -206). */
import { CHANCE_DIE, TRADER, type TraderId } from '@cosmodrome/core-space/content/index';
import type { Flow, Seat } from '@cosmodrome/kernel';
import { KEPT_BY_THE_ARC, PROFILES } from '../content/index.ts';
import { classesFor, deep, fitsSheet, handlersIn, isGeneric, lastSpace, spread, statisticAt, takenProfiles } from '../judge/people.ts';
import { carriedBy } from '../judge/things.ts';
import { type Behind, type Crew, crewOf, type Member, type MemberId, memberOf, type Outing, type Party, type State } from '../state.ts';
import { ask, type ExtractAct, type Why } from '../topics.ts';
import { openAdvancement } from './advancement.ts';
import { isExtractAct } from './shapes.ts';
import { acts, appointHandlers, crewAt, givePoints, lose, pay, purse, type Table, take, who } from './table.ts';

/** UA for what is paid at once. */
export const FEES = { passage: 4, escape: 1 } as const;
/** CS-EXT-20, -21: what the charges cost, by the Chance die; 6 is prison. */
export const CHARGES = [0, 2, 2, 5, 5] as const;

/** CS-EXT-02, -05, -19, CS-RULING-118, -132: the Purge first, then the law; the rest is for the players. */
export function openExtraction(table: Table, outing: Outing): void {
  outing.phase = 'extraction';
  for (const party of outing.parties) {
    const fates = party.behind.map(({ member }) => member);
    for (const id of fates) {
      const behind = party.behind.find((b) => b.member === id);
      const m = crewAt(table, party.seat).members.find((one) => one.id === id);
      if (!behind || !m) continue;
      const fate = behind.fate;
      if (fate === 'apprehended') charge(table, party, behind, m);
      else if (fate === 'defeated') purgeRoll(table, party, m);
    }
  }
  settle(table, outing);
}
function purgeRoll(table: Table, party: Party, m: Member): void {
  const die = table.chance.die(6);
  const taken = CHANCE_DIE[die - 1] === 'live-one';
  table.tell({ kind: 'purge-roll', seat: party.seat, who: who(m), die, taken });
  if (taken) lose(table, party.seat, m.id, 'purge');
}
/** CS-EXT-18, -20 to -22 */
function charge(table: Table, party: Party, behind: Behind, m: Member): void {
  const die = table.chance.die(6);
  if (die === 6) {
    jail(table, party, m, die);
    return;
  }
  table.tell({ kind: 'charges', seat: party.seat, who: who(m), die, misses: 0 });
  const fee = CHARGES[die - 1]!;
  if (fee === 0) free(party, m.id);
  else behind.plight = { is: 'fee', fee };
}
function jail(table: Table, party: Party, m: Member, die: number): void {
  const misses = table.chance.die(6);
  table.tell({ kind: 'charges', seat: party.seat, who: who(m), die, misses });
  m.misses = misses;
  m.inventory = [];
  m.armour = null;
  table.tell({ kind: 'jailed', seat: party.seat, who: who(m), misses });
  free(party, m.id);
}
/** Nothing is left to decide about it. */
function free(party: Party, id: MemberId): void {
  party.behind = party.behind.filter((b) => b.member !== id);
}
/** Whoever is gone needs no decision any more; once there is none left, Advancement begins (CS-PST-01). */
export function settle(table: Table, outing: Outing): void {
  for (const party of outing.parties) {
    const { members } = crewAt(table, party.seat);
    party.behind = party.behind.filter(({ member }) => members.some((m) => m.id === member));
  }
  if (outing.parties.every(({ behind }) => behind.length === 0)) openAdvancement(table, outing);
}

// ------------------------------------------------------------------ what can be done

/** CS-EXT-03, -04, -15 to -17, -21, -23 to -25; CS-RULING-203, -206 */
export function whyNotExtract(state: State, party: Party, act: ExtractAct): Why | undefined {
  const crew = crewOf(state, party.seat);
  const behind = party.behind.find((b) => b.member === act.member);
  if (!behind) return 'not-there';
  const { plight } = behind;
  const m = memberOf(crew, act.member);
  switch (act.do) {
    case 'teleport':
      if (plight.is !== 'behind') return 'not-now';
      return party.aboard ? undefined : 'nobody-aboard';
    case 'alone':
      return plight.is === 'behind' ? undefined : 'not-now';
    case 'give-up':
      return plight.is === 'behind' && m.contract === 'temporary' ? undefined : 'not-now';
    case 'pay': {
      const price = priceOfPlight(behind, m);
      if (price === undefined) return 'not-now';
      return purse(crew, party) >= price ? undefined : 'no-money';
    }
    case 'later':
      return plight.is === 'ransom' || plight.is === 'wrong-ship' || plight.is === 'fee' ? undefined : 'not-now';
    case 'refuse':
      return plight.is === 'ransom' || plight.is === 'escape' ? undefined : 'not-now';
    case 'become':
      if (plight.is !== 'stranger') return 'not-now';
      if (!classesFor(m.profile).includes(act.class)) return 'class-not-open';
      return fitsSheet(act.levels, act.class, m.career) ? undefined : 'too-many-levels';
  }
}
/** What is asked to have it back at once; undefined: money does not help. */
export function priceOfPlight({ plight }: Behind, m: Pick<Member, 'ransom'>): number | undefined {
  if (plight.is === 'ransom') return m.ransom ?? undefined;
  if (plight.is === 'fee') return plight.fee;
  if (plight.is === 'escape') return FEES.escape;
  return plight.is === 'wrong-ship' ? FEES.passage : undefined;
}
export const extractActs = (state: State, party: Party): ExtractAct[] =>
  party.behind
    .flatMap(({ member }): ExtractAct[] => {
      const m = memberOf(crewOf(state, party.seat), member);
      return [
        { do: 'alone', member },
        { do: 'teleport', member },
        { do: 'give-up', member },
        { do: 'pay', member },
        { do: 'later', member },
        { do: 'refuse', member },
        ...classesFor(m.profile).flatMap((of): ExtractAct[] => [
          { do: 'become', member, class: of, levels: spread(of, m.career) },
          { do: 'become', member, class: of, levels: deep(of, m.career) },
        ]),
      ];
    })
    .filter((act) => whyNotExtract(state, party, act) === undefined);

export function* extract(table: Table, outing: Outing, party: Party): Flow<() => void> {
  const { state } = table;
  const act = yield* ask(
    party.seat,
    'extract',
    acts(
      () => extractActs(state, party),
      (a) => whyNotExtract(state, party, a),
      isExtractAct,
      () => 1,
    ),
  );
  return () => {
    doExtract(table, party, act);
    settle(table, outing);
  };
}
function doExtract(table: Table, party: Party, act: ExtractAct): void {
  const { seat } = party;
  const crew = crewAt(table, seat);
  const behind = party.behind.find((b) => b.member === act.member)!;
  const m = memberOf(crew, act.member);
  switch (act.do) {
    case 'teleport':
      teleport(table, party, behind, m);
      return;
    case 'alone':
      alone(table, party, behind, m);
      return;
    case 'give-up':
      lose(table, seat, m.id, 'abandoned');
      return;
    case 'pay':
      payFor(table, party, behind, m);
      return;
    case 'later':
      leave(table, party, behind, m);
      return;
    case 'refuse':
      refuse(table, seat, behind, m);
      return;
    case 'become':
      m.class = act.class;
      m.levels = act.levels;
      free(party, m.id);
      return;
  }
}
const PAID = { ransom: 'ransom', fee: 'bail', escape: 'escape', 'wrong-ship': 'passage' } as const;
function payFor(table: Table, party: Party, behind: Behind, m: Member): void {
  const { plight } = behind;
  const price = priceOfPlight(behind, m)!;
  pay(crewAt(table, party.seat), price, party);
  table.tell({ kind: 'paid', seat: party.seat, who: who(m), what: PAID[plight.is as keyof typeof PAID], price });
  m.ransom = null;
  // CS-EXT-24, CS-RULING-116
  if (plight.is === 'escape') loseOne(table, party.seat, m);
  free(party, m.id);
}
function loseOne(table: Table, seat: Seat, m: Member): void {
  const all = carriedBy(m);
  if (all.length === 0) return;
  const token = table.chance.pick(all);
  if (!take(m.inventory, token)) m.armour = null;
  table.tell({ kind: 'token-lost', seat, token, how: 'escape' });
}
/** It stays where it is: a ransom may be paid later, the wrong ship comes back by itself, whoever does not pay the law goes to prison. CS-EXT-10, -16, -23 */
function leave(table: Table, party: Party, behind: Behind, m: Member): void {
  const { plight } = behind;
  if (plight.is === 'fee') {
    jail(table, party, m, 6);
    return;
  }
  if (plight.is === 'wrong-ship') {
    m.misses = 2;
    table.tell({ kind: 'astray', seat: party.seat, who: who(m), misses: 2 });
  } else table.tell({ kind: 'held', seat: party.seat, who: who(m), ransom: m.ransom ?? 0 });
  free(party, m.id);
}
/** CS-EXT-17, -25 */
function refuse(table: Table, seat: Seat, { plight }: Behind, m: Member): void {
  if (plight.is === 'ransom') {
    giveUp(table, seat, m);
    return;
  }
  lose(table, seat, m.id, 'abandoned');
}
/** Its Civilian side may turn up among the gangs (CS-EXT-17, CS-RULING-212). */
export function giveUp(table: Table, seat: Seat, m: Member): void {
  if (!isGeneric(m.profile)) table.state.strays.push(m.profile);
  lose(table, seat, m.id, 'refused');
}

// ------------------------------------------------------------------ dice

/** CS-EXT-14 */
function alone(table: Table, party: Party, behind: Behind, m: Member): void {
  const die = table.chance.die(6);
  table.tell({ kind: 'alone', seat: party.seat, who: who(m), die });
  if (die <= 2) {
    m.ransom = m.skill;
    behind.plight = { is: 'ransom' };
  } else if (die <= 4) charge(table, party, behind, m);
  else behind.plight = { is: 'escape' };
}
/** CS-EXT-08 to -13 */
function teleport(table: Table, party: Party, behind: Behind, m: Member): void {
  const die = table.chance.die(6);
  table.tell({ kind: 'teleported', seat: party.seat, who: who(m), die });
  switch (die) {
    case 1:
      lose(table, party.seat, m.id, 'teleport');
      return;
    case 2:
      stranger(table, party, behind, m);
      return;
    case 3:
      behind.plight = { is: 'wrong-ship' };
      return;
    case 4:
      m.misses = 1;
      givePoints(m, 1);
      table.tell({ kind: 'astray', seat: party.seat, who: who(m), misses: 1 });
      free(party, m.id);
      return;
    case 5:
      for (const token of carriedBy(m)) table.tell({ kind: 'token-lost', seat: party.seat, token, how: 'discarded' });
      m.inventory = [];
      m.armour = null;
      free(party, m.id);
      return;
    default:
      free(party, m.id);
      return;
  }
}
/** Profiles nobody of the campaign uses; a Merg needs somebody to lead it. CS-EXT-09, CS-RULING-113 */
export function unusedProfiles(state: State, crew: Crew, m: Member): TraderId[] {
  const taken = takenProfiles(state);
  return PROFILES.filter(
    (profile) =>
      !taken.has(profile) &&
      !(state.settings.structure === 'arc' && profile === KEPT_BY_THE_ARC) &&
      (TRADER[profile].species !== 'merg' || handlersIn(crew, m).length > 0),
  );
}
function stranger(table: Table, party: Party, behind: Behind, m: Member): void {
  const crew = crewAt(table, party.seat);
  const unused = unusedProfiles(table.state, crew, m);
  if (unused.length === 0) {
    free(party, m.id);
    return;
  }
  const before = who(m);
  become(m, table.chance.pick(unused));
  appointHandlers(crew);
  table.tell({ kind: 'new-face', seat: party.seat, who: before, now: who(m) });
  behind.plight = { is: 'stranger' };
}
/** Somebody else with as many Career points as there are spaces; what is over goes to statistics (CS-RULING-114). */
export function become(m: Member, profile: TraderId): void {
  const career = Math.min(m.career, lastSpace(profile));
  const over = m.career - career;
  m.profile = profile;
  m.name = null;
  m.career = career;
  m.class = classesFor(profile)[0]!;
  m.levels = spread(m.class, career);
  for (const s of ['health', 'skill', 'actions'] as const) m[s] = statisticAt(profile, career, s);
  if (over > 0) givePoints(m, over);
}
