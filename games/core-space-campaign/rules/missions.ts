/** A game is a match of Core Space: what it is given, what can have come of it, and what of that goes into the ledger (CS-CMP-08 to -12, CS-EXT-01). */
import { type Bonuses, type Brief, type CrewOutcome, type Feat, isOutcome, NPCS, type Outcome } from '@cosmodrome/core-space/content/index';
import { type Chance, type Enactment, enact, type Flow, type Json, type Seat } from '@cosmodrome/kernel';
import { REMEMBERED } from '../content/index.ts';
import { titleOf } from '../judge/brought.ts';
import { carriedBy, ownedBy } from '../judge/things.ts';
import { type Crew, crewOf, type Member, type MemberId, memberOf, type Outing, type Party, type State } from '../state.ts';
import { MISSION_TOPICS } from '../topics.ts';
import { sampleOutcome } from './drawn.ts';
import { openExtraction } from './extraction.ts';
import { renewedOutcome } from './renew.ts';
import { crewAt, givePoints, lose, rollOrder, stow, type Table, who } from './table.ts';

// ------------------------------------------------------------------ in

/** CS-RULING-137: first who has the shipping schedule, then winners of their last game, then the rest; by luck within each. Null: nobody has played. */
export function airlockOrder(state: State, outing: Outing, chance: Chance): Seat[] | null {
  const seats = outing.parties.map(({ seat }) => seat);
  const crews = seats.map((seat) => crewOf(state, seat));
  if (seats.length < 2 || crews.every(({ games }) => games === 0)) return null;
  const schedule = crews.filter(({ feats }) => feats.includes('schedule'));
  const winners = crews.filter((crew) => !schedule.includes(crew) && crew.wonLast && state.settings.mode === 'versus');
  const rest = crews.filter((crew) => !schedule.includes(crew) && !winners.includes(crew));
  return [schedule, winners, rest].flatMap(
    (group) =>
      rollOrder(
        chance,
        group.map(({ seat }) => seat),
      ).order,
  );
}
const goingOf = (state: State, party: Party): Member[] => (party.going ?? []).map((id) => memberOf(crewOf(state, party.seat), id));
const placeIn = (going: readonly Member[], id: Member['handler']): number | null => {
  const at = going.findIndex((m) => m.id === id);
  return at < 0 ? null : at;
};
/** CS-CMP-09, -10, CS-RULING-126, -127: pegs are full, equipment is whole, the hold stays shut. */
export function briefFor(state: State, outing: Outing): Brief {
  const place = (seat: Seat) => outing.parties.findIndex((p) => p.seat === seat);
  const holder = outing.parties.findIndex(({ seat }) => crewOf(state, seat).feats.includes('schedule'));
  const profiles: readonly string[] = state.crews.flatMap(({ members }) => members.map((m) => m.profile));
  return {
    campaign: true,
    crews: outing.parties.map((party) => ({
      members: goingOf(state, party).map((m, _, going) => ({
        profile: m.profile,
        captain: m.captain,
        class: m.class,
        levels: m.levels,
        health: m.health,
        actions: m.actions,
        skill: m.skill,
        career: m.career,
        inventory: m.inventory,
        armour: m.armour,
        handler: placeIn(going, m.handler),
      })),
      upgrades: crewOf(state, party.seat).upgrades,
    })),
    pegs: outing.pegs,
    order: outing.airlocks?.map(place) ?? null,
    holder: holder < 0 ? null : holder,
    owned: outing.parties.flatMap((party) => {
      const brought = goingOf(state, party).flatMap(carriedBy);
      return ownedBy(crewOf(state, party.seat)).filter((kind) => {
        const at = brought.indexOf(kind);
        if (at >= 0) brought.splice(at, 1);
        return at < 0;
      });
    }),
    // CS-HIR-13
    hired: NPCS.filter((npc) => profiles.includes(npc)),
    ...(outing.drawn === null ? {} : { drawn: state.brought[outing.drawn]! }),
    ...(state.settings.structure === 'arc' && outing.kind === 'mission' ? { bonuses: bonusesFor(state, outing) } : {}),
  };
}
/** What crews have earned in earlier stages of the arc, for this one (Content to design, Campaign arc). */
function bonusesFor(state: State, { mission, parties }: Outing): Bonuses {
  const having = (feat: Feat) => parties.flatMap(({ seat }, i) => (crewOf(state, seat).feats.includes(feat) ? [i] : []));
  return {
    looks: state.stage === '3a' || state.stage === '3b' ? having('recorder') : [],
    calms: mission === 'jailbreak' ? having('scored') : [],
    rows: mission === 'jailbreak' ? having('data') : [],
    late: mission === 'dead-signal' && !state.deeds.includes('schedule'),
  };
}
export function* play(table: Table, place: number, outing: Outing): Flow<() => void> {
  const { state } = table;
  const brief = briefFor(state, outing);
  const { mission, parties } = outing;
  const wish: Enactment = {
    game: 'core-space',
    options: { mission, mode: state.settings.mode, expansion: state.settings.expansion },
    seats: parties.map(({ seat }) => seat),
    brief: brief as unknown as Json,
  };
  const outcome = yield* enact(MISSION_TOPICS[place]!, wish, {
    admits: (answer): answer is Json => isOutcome(renewedOutcome(answer), mission, brief),
    sample: (chance) => sampleOutcome(chance, mission, brief) as unknown as Json,
  });
  return () => absorb(table, outing, renewedOutcome(outcome) as unknown as Outcome);
}

// ------------------------------------------------------------------ out

/** The ledger hears what became of everybody. */
export function absorb(table: Table, outing: Outing, outcome: Outcome): void {
  const { state } = table;
  outing.parties.forEach((party, i) => {
    const crew = crewAt(table, party.seat);
    const told = outcome.crews[i]!;
    if (outing.kind === 'mission') timePasses(crew, party.going ?? []);
    if (outing.kind === 'mission') crew.games++;
    // A bonus for the next game is spent, whoever used it (CS-PEX-06); missions of the workshop give none.
    const feats = outing.drawn === null ? told.feats.filter((feat) => REMEMBERED[outing.mission].includes(feat)) : [];
    crew.feats = [...crew.feats.filter((feat) => feat !== 'schedule'), ...feats.filter((feat) => feat !== 'exploded')];
    for (const feat of feats) if (!state.deeds.includes(feat)) state.deeds.push(feat);
    party.won = told.won;
    crew.wonLast = told.won && state.settings.mode === 'versus';
    if (told.won) crew.wins++;
    party.reward = told.money + told.reward;
    party.guests = told.joined.map(({ npc, tokens }) => ({ npc, tokens }));
    table.tell({
      kind: 'came-back',
      seat: party.seat,
      mission: outcome.mission,
      title: titleOf(state, outing.drawn),
      home: told.members.filter(({ fate }) => fate === 'home').length,
      went: told.members.length,
      won: told.won,
    });
    party.aboard = told.members.some(({ fate }) => fate === 'home' || fate === 'aboard');
    receive(table, party, told);
  });
  openExtraction(table, outing);
}
/** Missed missions and ransoms count in missions of the crew itself (CS-RULING-112, -218, CS-EXT-16). */
export function timePasses(crew: Crew, going: readonly MemberId[]): void {
  for (const m of crew.members) {
    if (going.includes(m.id)) continue;
    if (m.misses > 0) m.misses--;
    if (m.ransom !== null) m.ransom++;
  }
}
function receive(table: Table, party: Party, told: CrewOutcome): void {
  const crew = crewAt(table, party.seat);
  goingOf(table.state, party).forEach((m, i) => {
    const { fate, returned, inventory, armour, kill } = told.members[i]!;
    // A Merg has gone with its handler (CS-EXT-30).
    if (!crew.members.includes(m)) return;
    m.missions++;
    m.inventory = [...inventory];
    m.armour = armour;
    if (returned) {
      m.returns++;
      party.home.push(m.id);
      // CS-ADN-01, -03, CS-RULING-119, -205
      givePoints(m, kill ? 2 : 1);
    }
    if (fate === 'home' || fate === 'aboard') {
      if (fate === 'home' && !returned) table.tell({ kind: 'rescued', seat: party.seat, who: who(m) });
      return;
    }
    table.tell({ kind: 'fate', seat: party.seat, who: who(m), fate });
    if (fate === 'taken') lose(table, party.seat, m.id, 'purge');
    else if (fate === 'lost') {
      // CS-HIR-16: it may be rebuilt, should its chip come home.
      if (m.class === 'machine') crew.chips.push({ class: m.class, levels: m.levels, career: m.career, age: 0 });
      lose(table, party.seat, m.id, 'mission');
    } else party.behind.push({ member: m.id, fate, plight: { is: 'behind' } });
  });
  // CS-RULING-213: what those who joined carried is the crew's.
  for (const { npc, tokens } of told.joined) {
    table.tell({ kind: 'guest', seat: party.seat, npc });
    for (const kind of tokens) stow(crew, kind);
  }
}
