import {
  ELEMENTS,
  type Element,
  type Exploration,
  type Objective,
  type Pawn,
  type Sector,
  SPECIALTIES,
  STAR_BASE,
  type World,
} from '../../content/index.ts';
import type { Cause, Note, Source } from '../../notes.ts';
import type { Trigger } from '../../state.ts';
import { type Lexicon, roman, term, who } from '../lexicon.ts';
import { cards, list, of, points, sector, squads } from './grammar.ts';
import { names } from './names.ts';
import { hiddenCards } from './prints.ts';

// ------------------------------------------------------------------ parts of sentences

const card = (key: Exploration): string => term(`card/${key}`, names.exploration[key].name);
const world = (key: World): string => term(`world/${key}`, names.worlds[key]);
const objective = (key: Objective): string => term(`objective/${key}`, names.objectives[key].name);
const planet = (pawn: Pawn): string => term('active-planet', names.pawns[pawn]);
const where = (pawn: Pawn, place: Sector): string => `${planet(pawn)}, ${sector(place)}`;

const SOURCE: { readonly [K in Source['by']]: (s: Extract<Source, { readonly by: K }>) => string } = {
  card: (s) => card(s.card),
  gain: (s) => `trophy, ${card(s.card)}`,
  mission: (s) => `mission, ${world(s.world)}`,
  fiasco: (s) => `mission without gain, ${world(s.world)}`,
  left: (s) => `elements left, ${world(s.world)}`,
  x: (s) => term(`x/${s.card}`, names.x[s.card].name),
  objective: (s) => `objective, ${objective(s.objective)}`,
  leftovers: (s) => `${cards(s.cards)} left over`,
};
const source = (s: Source): string => (SOURCE[s.by] as (s: Source) => string)(s);
function scored(note: Extract<Note, { readonly kind: 'pc' | 'px' }>, unit: string): string {
  const verb = note.points < 0 ? 'loses' : 'gains';
  return `${who(note.seat)} ${verb} ${Math.abs(note.points)} ${unit} (total ${note.total}): ${source(note.from)}.`;
}
function because(by: Cause): string {
  if (by === 'bought') return '';
  return by === 'damage' ? ' (damage)' : by === 'fight' ? ' (combat)' : ` (${card(by)})`;
}
const BOUGHT: Readonly<Record<Element, string>> = {
  propulsor: 'installs 1 propulsor',
  laser: 'installs 1 laser',
  decoder: 'raises the decoder by a level',
  squad: 'recruits 1 squad',
  diplomat: 'recruits 1 Diplomat',
  hunter: 'recruits 1 Hunter',
  adventurer: 'recruits 1 Adventurer',
};
const GOT: Readonly<Record<Element, string>> = {
  propulsor: 'salvages 1 propulsor',
  laser: 'salvages 1 laser',
  decoder: 'gains a decoder level',
  squad: 'takes in 1 squad',
  diplomat: 'takes 1 Diplomat aboard',
  hunter: 'takes 1 Hunter aboard',
  adventurer: 'takes 1 Adventurer aboard',
};
const one = (what: Element): string => (what === 'decoder' ? 'the decoder' : of(1, what));
/** "2 × Inhabited planet and Wormhole" */
function hand(keys: readonly Exploration[]): string {
  const kinds = [...new Set(keys)].map((key) => {
    const copies = keys.filter((k) => k === key).length;
    return copies > 1 ? `${copies} × ${card(key)}` : card(key);
  });
  return list(kinds);
}
function elements(left: Readonly<Partial<Record<Element, number>>>): string {
  return list(ELEMENTS.flatMap((e) => (left[e] ? [e === 'decoder' ? 'the decoder' : of(left[e], e)] : [])));
}
const LAST_ROUND = 'this round is the last.';
const ENDING: { readonly [K in Trigger]: (by: string) => string } = {
  declared: (by) => `${by} declares the end: ${LAST_ROUND}`,
  xeno: (by) => `${by} reaches 15 PX: ${LAST_ROUND}`,
  imperator: () => `The Imperator reaches 25 PC: ${LAST_ROUND}`,
  charted: () => `No planet is left to discover: ${LAST_ROUND}`,
  standstill: () => 'Five rounds without a discovery or a landing: the game ends.',
};

// ------------------------------------------------------------------ the journal

export const notes: Lexicon['notes'] = {
  began: (n) => ({ icon: 'first', say: `${who(n.first)} is the ${term('first-uc', 'First U.C.')} and opens every round.` }),
  command: (n) => ({
    icon: 'laurels',
    seat: n.seat,
    say: `${who(n.seat)}: Diplomacy ${n.profile}, Capture ${3 - n.profile}; ${of(1, n.expert)} aboard.`,
  }),
  offered: (n) => ({ icon: 'objective', seat: n.seat, say: `Objectives offered: ${list(n.objectives.map(objective))}.` }),
  kept: (n) => ({ icon: 'objective', seat: n.seat, say: `${who(n.seat)} keeps a ${n.second ? 'second ' : ''}Secret Objective.` }),
  'kept-objective': (n) => ({ icon: 'objective', seat: n.seat, say: `Objective kept: ${objective(n.objective)}.` }),
  contact: (n) => ({ icon: 'eye', say: `New contact in zone A: ${world(n.world)}.` }),
  'imperator-card': (n) => ({ icon: 'aquila', say: `The Imperator offers: ${term(`imperator/${n.card}`, names.imperator[n.card])}.` }),
  round: (n) => ({ icon: 'layers', say: `Round ${roman(n.round)}`, round: n.round }),
  turn: (n) => ({ icon: 'ship', seat: n.seat, turn: true, say: `${who(n.seat)} takes the helm.` }),
  drew: (n) => ({
    icon: 'exploration',
    seat: n.seat,
    say:
      n.cards === 0
        ? `${who(n.seat)} draws no card.`
        : `${who(n.seat)} draws ${cards(n.cards)}${n.by === 'turn' ? '' : ` (${card(n.by)})`}.`,
  }),
  drawn: (n) => ({ icon: 'exploration', seat: n.seat, say: n.cards.length === 0 ? 'No card drawn.' : `Cards drawn: ${hand(n.cards)}.` }),
  reshuffled: (n) => ({
    icon: 'sync',
    say:
      n.pile === 'exploration'
        ? 'The Exploration discard pile is shuffled into a new deck.'
        : 'The used Imperator cards are shuffled again.',
  }),
  leftovers: (n) => ({ icon: 'trash', seat: n.seat, say: `${who(n.seat)} discards ${cards(n.cards)} at the end of the turn.` }),
  repaired: (n) => ({ icon: 'wrench', seat: n.seat, say: `${who(n.seat)} repairs at the Star Base.` }),
  bought: (n) => ({ icon: n.what, seat: n.seat, say: `${who(n.seat)} ${BOUGHT[n.what]}${hiddenCards(n.cards)}.` }),
  moved: (n) => {
    const way =
      n.to === 'X'
        ? 'enters sector X'
        : n.from === 'X'
          ? 'leaves sector X for the Star Base'
          : n.to === STAR_BASE
            ? 'returns to the Star Base'
            : `moves from ${sector(n.from)} to ${sector(n.to)}`;
    return { icon: 'move', seat: n.seat, say: `${who(n.seat)} ${way}${hiddenCards(n.cards)}.` };
  },
  decoded: (n) => ({ icon: 'decoder', seat: n.seat, say: `${who(n.seat)} decodes the hidden ${n.zone} contact${hiddenCards(n.cards)}.` }),
  'decoded-world': (n) => ({ icon: 'eye', seat: n.seat, say: `Hidden ${n.zone} contact: ${world(n.world)}.` }),
  'x-card': (n) => ({
    icon: 'star',
    seat: n.seat,
    say: `${who(n.seat)} chooses ${term(`x/${n.card}`, names.x[n.card].name)} in sector X.`,
  }),
  played: (n) => ({
    icon: n.detector ? 'detector' : 'exploration',
    seat: n.seat,
    say: n.detector
      ? `${who(n.seat)} plays ${card(n.card)} and slips past it with a ${term('detector', 'detector')}.`
      : `${who(n.seat)} plays ${card(n.card)}.`,
  }),
  discarded: (n) => ({ icon: 'trash', seat: n.seat, say: `${who(n.seat)} discards ${cards(n.cards)} (${card(n.card)}).` }),
  rolled: (n) => ({ icon: 'die', seat: n.seat, say: `${who(n.seat)} rolls for ${card(n.card)}: ${n.die}.` }),
  damage: (n) => ({
    icon: 'die',
    seat: n.seat,
    say: `${who(n.seat)} rolls for ${term('damage', 'damage')}: ${n.die}, ${names.damage[n.damage]}${n.suffered ? '' : ', no effect'}.`,
  }),
  fight: (n) => ({
    icon: 'hostile',
    seat: n.seat,
    say: `${who(n.seat)} fights ${card(n.card)}: ${of(n.lasers, 'laser')} against strength ${n.strength}.`,
  }),
  lost: (n) => ({ icon: n.what, seat: n.seat, say: `${who(n.seat)} loses ${one(n.what)}${because(n.by)}.` }),
  got: (n) => ({ icon: n.what, seat: n.seat, say: `${who(n.seat)} ${GOT[n.what]}${because(n.by)}.` }),
  returned: (n) => ({ icon: 'star-base', seat: n.seat, say: `${who(n.seat)} is back at the Star Base (${card(n.card)}).` }),
  stored: (n) => ({
    icon: 'detector',
    seat: n.seat,
    say: `${who(n.seat)} stores a ${term('detector', 'Risk Detector')} (${n.detectors} in all).`,
  }),
  experience: (n) => ({
    icon: n.skill,
    seat: n.seat,
    say:
      n.points === 0
        ? `${who(n.seat)}: ${names.skills[n.skill]} memory full, nothing gained.`
        : `${who(n.seat)} gains ${points(n.points)} of ${term(n.skill, names.skills[n.skill])} (${n.total} in memory).`,
  }),
  pc: (n) => ({ icon: 'pc', seat: n.seat, say: scored(n, term('pc', 'PC')) }),
  px: (n) => ({ icon: 'px', seat: n.seat, say: scored(n, term('px', 'PX')) }),
  discovered: (n) => ({
    icon: 'planet',
    seat: n.seat,
    say: `${who(n.seat)} discovers ${world(n.world)}: ${where(n.pawn, n.sector)}${hiddenCards(n.cards)}.`,
  }),
  proposed: (n) => {
    const company = list(n.invite.map(who));
    const asks = n.invite.length === 0 ? `wants to land on ${planet(n.pawn)}` : `invites ${company} to ${planet(n.pawn)}`;
    return { icon: 'hand', seat: n.seat, say: `${who(n.seat)} ${asks}${n.imperator ? ' with the Imperator' : ''}.` };
  },
  answered: (n) => ({
    icon: n.accepts ? 'check' : 'ban',
    seat: n.seat,
    say: n.accepts ? `${who(n.seat)} accepts the invitation.` : `${who(n.seat)} declines the invitation.`,
  }),
  'too-few-squads': (n) => ({ icon: 'squad', seat: n.seat, say: `${who(n.seat)} cannot land: ${squads(n.squads)} of ${n.needed}.` }),
  withdrew: (n) => ({ icon: 'ban', seat: n.seat, say: `${who(n.seat)} withdraws the proposal.` }),
  landed: (n) => {
    const company = list([...n.participants.filter((p) => p !== n.seat).map(who), ...(n.imperator ? ['the Imperator'] : [])]);
    const along = company === '' ? 'without help' : `with ${company}`;
    return {
      icon: 'planet',
      seat: n.seat,
      say: `${who(n.seat)} lands on ${planet(n.pawn)}, ${world(n.world)}, ${along}${hiddenCards(n.cards)}.`,
    };
  },
  called: (n) => ({
    icon: 'calls',
    seat: n.seat,
    say: `${who(n.seat)} calls the Imperator: ${term(`imperator/${n.card}`, names.imperator[n.card])} (call no. ${n.calls}).`,
  }),
  'imperator-pc': (n) => ({ icon: 'aquila', say: `The Imperator advances by ${n.points} ${term('pc', 'PC')} (total ${n.total}).` }),
  skill: (n) => ({ icon: n.skill, seat: n.seat, say: `${who(n.seat)} contributes ${term(n.skill, names.skills[n.skill])}.` }),
  spent: (n) => {
    const parts = [
      ...(n.adventurers > 0 ? [`${of(n.adventurers, 'adventurer')}${n.keeps ? ' (kept aboard)' : ''}`] : []),
      ...(n.points > 0 ? [`${points(n.points)} of ${names.skills[n.skill]}`] : []),
    ];
    return { icon: n.skill, seat: n.seat, say: `${who(n.seat)} spends ${list(parts)}.` };
  },
  mission: (n) => ({
    icon: n.success ? 'laurels' : 'warn',
    say: n.success
      ? `Mission accomplished, ${world(n.world)}: ${points(n.reached)} for ${n.required} required.`
      : `Mission failed, ${world(n.world)}: ${points(n.reached)} for ${n.required} required, nothing is spent.`,
  }),
  left: (n) => {
    const what = elements(n.elements);
    return {
      icon: 'star',
      seat: n.seat,
      say: what === '' ? `${who(n.seat)} leaves nothing behind.` : `${who(n.seat)} leaves ${what} behind (${world(n.world)}).`,
    };
  },
  explored: (n) => ({
    icon: 'explored',
    say: `${where(n.pawn, n.sector)}: planet explored, the card ${world(n.world)} goes to ${who(n.owner)}.`,
  }),
  technology: (n) => ({
    icon: n.technology,
    seat: n.seat,
    say: `${who(n.seat)} learns ${term(n.technology, names.technologies[n.technology])}: +1 in ${n.technology === 'holodeck' ? 'Diplomacy' : 'Capture'}.`,
  }),
  promoted: (n) => ({
    icon: 'laurels',
    seat: n.seat,
    say: `${who(n.seat)} earns a ${term('promotion', 'promotion')}: behold the ${term('spatha', 'Spatha')}!`,
  }),
  promotion: (n) => {
    const aboard = list(SPECIALTIES.flatMap((s) => (n.experts[s] > 0 ? [of(n.experts[s], s)] : [])));
    return { icon: 'laurels', seat: n.seat, say: `${who(n.seat)}: Diplomacy ${n.profile}, Capture ${3 - n.profile}; ${aboard} aboard.` };
  },
  objective: (n) => ({
    icon: 'objective',
    seat: n.seat,
    say: `${who(n.seat)} reveals a fulfilled objective: ${objective(n.objective)}, ${n.pc} PC.`,
  }),
  unfulfilled: (n) => ({
    icon: 'objective',
    seat: n.seat,
    say: `${who(n.seat)} reveals an unfulfilled objective: ${objective(n.objective)}.`,
  }),
  ending: (n) => ({
    icon: 'flag',
    ...(n.seat === null ? {} : { seat: n.seat }),
    say: ENDING[n.trigger](n.seat === null ? 'A U.C.' : who(n.seat)),
  }),
  quiet: (n) => ({ icon: 'warn', say: `${n.rounds} rounds without a discovery or a landing: after the fifth the game ends.` }),
  over: (n) => ({
    icon: 'cup',
    say:
      n.winners.length === 0
        ? 'The expedition has failed: no U.C. has 10 PX.'
        : n.winners.length === 1
          ? `${who(n.winners[0]!)} wins the game.`
          : `Shared victory: ${list(n.winners.map(who))}.`,
  }),
};
