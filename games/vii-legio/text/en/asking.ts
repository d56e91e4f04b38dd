import type { Offered } from '@cosmodrome/kit/text';
import { COST, type Element, type Exploration, kindOf, type Profile, type Specialty, STAR_BASE, type XCard } from '../../content/index.ts';
import { priceOf } from '../../judge/prices.ts';
import { inScene, type Payment, sceneOf, unitOf } from '../../state.ts';
import type { Action } from '../../topics.ts';
import type { UnitView, View, WorldView } from '../../view.ts';
import { costsLaser, forecastOf, held, lossAtEnd, partOf, planetAt, spendingOf, tollTo } from '../figures.ts';
import { type Context, type Lexicon, listed, roman, term, who } from '../lexicon.ts';
import { capital, cards, count, demand, list, of, points, sector, signed, squads } from './grammar.ts';
import { names } from './names.ts';

// ------------------------------------------------------------------ parts of sentences

const card = (key: Exploration): string => term(`card/${key}`, names.exploration[key].name);
const on = (view: View): string => {
  const landing = inScene(view, 'landing');
  return landing ? ` on ${names.pawns[landing.pawn]}` : '';
};

/** What the experience of the risk being faced will be. */
function lesson(at: Context, key: Exploration): string {
  const { skill, points: gained } = kindOf(key).experience!;
  const room = at.me.max.memory - at.me.memory[skill];
  if (room <= 0) return `Your ${names.skills[skill]} memory is full: no experience to gain.`;
  return `Once it is over you gain ${points(Math.min(gained, room))} of ${names.skills[skill]}.`;
}
const PURPOSE: {
  readonly [K in Exclude<Payment<Exploration>['for'], 'card'>]: (
    p: Extract<Payment<Exploration>, { readonly for: K }>,
    me: UnitView,
  ) => string;
} = {
  buy: (p, me) => `for ${p.what === 'decoder' ? `a level ${me.aboard.decoder + 1} decoder` : of(1, p.what)}`,
  move: (p) => (p.to === STAR_BASE ? 'to return to the Star Base' : `to reach ${sector(p.to)}`),
  decode: (p) => `to decode the ${p.zone} card`,
  'enter-x': () => 'to enter sector X',
  'leave-x': () => 'to leave sector X',
};
function payment({ view, me }: Context): string {
  const p = sceneOf(view, 'paying');
  const which = `which ${p.cost === 1 ? 'card' : cards(p.cost)} do you discard`;
  if (p.for === 'card') return `${card(p.card)}: ${which}?`;
  return `${capital(which)} ${(PURPOSE[p.for] as (p: Payment<Exploration>, me: UnitView) => string)(p, me)}?`;
}
const FACE_DOWN = 'Discarded face down: the others see only how many.';
function paid(number: number, { me }: Context): Offered {
  const key = held(me, number)?.key;
  if (!key) return { label: 'A card' };
  return { label: names.exploration[key].name, sentence: `Discard ${card(key)} face down` };
}
function profile(p: Profile): Offered {
  return { label: `Diplomacy ${p}`, cost: `Capture ${3 - p}`, sentence: `Profile: ${p} in Diplomacy, ${3 - p} in Capture` };
}
const EXPERT_GIVES: Readonly<Record<Specialty, string>> = { diplomat: '+1 Diplomacy', hunter: '+1 Capture', adventurer: '+1, once only' };
const expert = (s: Specialty): Offered => ({
  label: names.elements[s].one,
  cost: EXPERT_GIVES[s],
  sentence: `${names.elements[s].one}, ${EXPERT_GIVES[s]}`,
});
function objective(number: number, { view }: Context): Offered {
  const o = view.offered?.find((x) => x.card === number);
  if (!o) return { label: 'A Secret Objective' };
  return {
    label: names.objectives[o.key].name,
    cost: o.moment === 'end' ? `${o.pc} PC, at the end` : `${o.pc} PC`,
    sentence: `Keep ${term(`objective/${o.key}`, names.objectives[o.key].name)}: ${names.objectives[o.key].text}`,
  };
}
const lose = (what: Element, { me }: Context): Offered =>
  what === 'decoder'
    ? { label: 'Lose the decoder', cost: `level ${me.aboard.decoder} to 0` }
    : { label: `Lose 1 ${names.elements[what].one}`, cost: `${me.aboard[what] - 1} left` };
const add = (what: Element, { me }: Context): Offered =>
  what === 'decoder'
    ? { label: 'Decoder', cost: `level ${me.aboard.decoder + 1}` }
    : { label: `1 ${names.elements[what].one}`, cost: `you will have ${me.aboard[what] + 1}` };
const needs = (w: WorldView): string => `${squads(w.squads)} and ${demand(w.required, w.kind)}; ${w.pc} PC to share`;
const star = (w: WorldView): string => `${count(w.star, 'element', 'elements')} for ${w.px} PX`;
const world = (w: WorldView, cost: string): Offered => ({
  label: names.worlds[w.key],
  cost,
  sentence: `Discover ${term(`world/${w.key}`, names.worlds[w.key])}: ${needs(w)}`,
});
const declare: Offered = {
  label: 'Declare the end',
  cost: 'last round',
  sentence: 'Declare the end of the game: the present round will be the last',
};
function repair(loss: number): Offered {
  return {
    label: 'Repair',
    cost: loss > 0 ? `ends turn, −${loss} PC` : 'ends the turn',
    sentence: 'Repair the ship at the Star Base, which ends the turn',
  };
}
/** The verbs of a turn, for what is possible now. */
const VERBS: readonly (readonly [Action['do'], string])[] = [
  ['play', 'play a card'],
  ['buy', 'buy'],
  ['move', 'travel'],
  ['decode', 'decode'],
  ['leave-x', 'leave sector X'],
  ['land', 'land'],
  ['end', 'end your turn'],
];
const RECRUIT: Readonly<Record<Element, (me: UnitView) => string>> = {
  propulsor: () => 'Install 1 propulsor',
  laser: () => 'Install 1 laser',
  decoder: (me) => `Decoder, level ${Math.min(me.max.decoder, me.aboard.decoder + 1)}`,
  squad: () => 'Recruit 1 squad',
  diplomat: () => 'Recruit 1 Diplomat',
  hunter: () => 'Recruit 1 Hunter',
  adventurer: () => 'Recruit 1 Adventurer',
};
const actions: { readonly [K in Action['do']]: (a: Extract<Action, { readonly do: K }>, at: Context) => Offered } = {
  play: (a, { me }) => {
    const known = held(me, a.card);
    if (!known) return { label: 'Play a card' };
    const { key, type } = known;
    const { strength } = kindOf(key);
    const cost = a.detector ? 'with 1 detector' : strength === undefined ? names.types[type] : `combat, strength ${strength}`;
    const text = a.detector ? 'a detector is discarded, only the experience counts' : names.exploration[key].text;
    const laser = costsLaser(me, key, a.detector) ? ' The fight uses up 1 laser.' : '';
    return {
      label: names.exploration[key].name,
      cost,
      sentence: `Play ${card(key)}: ${text}${laser}`,
    };
  },
  buy: (a, { me }) => ({ label: RECRUIT[a.what](me), cost: cards(priceOf(me, a.what)) }),
  move: (a, { view, me }) => {
    const toll = tollTo(view, me, a.to);
    const cost = toll === undefined ? {} : { cost: cards(toll) };
    return {
      label: a.to === STAR_BASE ? 'Return to base' : `To ${sector(a.to)}`,
      ...cost,
      sentence: `Cross the border to ${sector(a.to)}${toll === undefined ? '' : `, ${cards(toll)}`}`,
    };
  },
  decode: (a) => ({
    label: `Decode the ${a.zone} card`,
    cost: cards(COST.decode[a.zone]),
    sentence: `Look secretly at the face-down ${a.zone} card, ${cards(COST.decode[a.zone])}`,
  }),
  discover: (_, { view }) => ({
    label: 'Discover a planet',
    cost: `your ${cards(view.turn.received)}`,
    sentence: `Discard the ${cards(view.turn.received)} of your draw to discover a planet here`,
  }),
  'enter-x': () => ({ label: 'Enter sector X', cost: cards(COST.enterX) }),
  'leave-x': () => ({
    label: 'Leave sector X',
    cost: cards(COST.leaveX),
    sentence: `Leave sector X for the Star Base, ${cards(COST.leaveX)}`,
  }),
  land: (a, { view }) => {
    const w = planetAt(view, a.pawn)?.world;
    const label = `Land on ${names.pawns[a.pawn]}`;
    if (!w) return { label };
    return {
      label,
      cost: squads(w.squads),
      sentence: `Land on ${names.pawns[a.pawn]}, ${term(`world/${w.key}`, names.worlds[w.key])}: ${needs(w)}`,
    };
  },
  repair: (_, { me }) => repair(lossAtEnd(me)),
  declare: () => declare,
  end: (_, { view, me }) => {
    const loss = view.turn.landed ? 0 : lossAtEnd(me);
    return loss > 0
      ? { label: 'End the turn', cost: `−${loss} PC`, sentence: `End the turn: ${cards(me.handSize)} in hand, −${loss} PC`, pass: true }
      : { label: 'End the turn', pass: true };
  },
};

// ------------------------------------------------------------------ questions

export const questions: Lexicon['questions'] = {
  'setup/profile': () => ({
    say: 'Choose your command profile.',
    hint: `3 points between ${term('diplomacy', 'Diplomacy')} and ${term('capture', 'Capture')}, yours in every mission.`,
    rules: ['LEG-SETUP-08', 'LEG-RULING-09'],
  }),
  'setup/expert': () => ({
    say: 'Which Expert comes aboard with you?',
    hint: 'Diplomat and Hunter always count; an Adventurer serves once, anywhere.',
    rules: ['LEG-SETUP-09', 'LEG-XP-01', 'LEG-XP-08'],
  }),
  'setup/objective': () => ({
    say: 'Which of these two Secret Objectives do you keep?',
    hint: 'Fulfilled, it brings its PC; the other goes back to the pile unseen.',
    rules: ['LEG-SETUP-11', 'LEG-OBJ-01', 'LEG-OBJ-02'],
  }),
  'turn/start': (at) => {
    const start = listed(at, 'turn/start');
    const may = start.some((s) => s.do === 'declare')
      ? ' Or declare the end.'
      : start.some((s) => s.do === 'repair')
        ? ' A repair ends the turn.'
        : '';
    return {
      say: 'How many Exploration cards do you draw?',
      hint: `${at.me.draw} at most. Each card left at the end of the turn costs 1 PC.${may}`,
      rules: ['LEG-DRAW-01', 'LEG-TURN-08', 'LEG-BASE-02', 'LEG-END-01'],
    };
  },
  'turn/action': (at) => {
    const can = new Set(listed(at, 'turn/action').map((a) => a.do));
    const verbs = VERBS.flatMap(([act, verb]) => (can.has(act) ? [verb] : []));
    const say =
      verbs.length < 2 ? 'Nothing is left but to end your turn.' : `${capital(verbs.slice(0, -1).join(', '))} or ${verbs.at(-1)}.`;
    if (at.view.turn.landed)
      return { say, hint: 'One landing a turn; your cards were discarded without loss.', rules: ['LEG-TURN-06', 'LEG-END-01'] };
    const extra = can.has('enter-x')
      ? ` Sector X is open: ${cards(COST.enterX)}.`
      : can.has('discover')
        ? ' Or all of them for a planet.'
        : can.has('repair')
          ? ' A repair ends the turn.'
          : '';
    const hand = at.me.handSize;
    return {
      say,
      hint: hand === 0 ? `No card left in hand.${extra}` : `${cards(hand)} in hand: −1 PC for each one left.${extra}`,
      rules: ['LEG-TURN-03', 'LEG-TURN-08', 'LEG-EXPL-01', 'LEG-BUY-01', 'LEG-MOVE-01', 'LEG-DEC-01', 'LEG-LAND-01'],
    };
  },
  'buy/pay': (at) => ({ say: payment(at), hint: FACE_DOWN, rules: ['LEG-BUY-01', 'LEG-BUY-03', 'LEG-INFO-02'] }),
  'move/pay': (at) => ({ say: payment(at), hint: FACE_DOWN, rules: ['LEG-MOVE-01', 'LEG-INFO-02'] }),
  'decode/pay': (at) => ({ say: payment(at), hint: FACE_DOWN, rules: ['LEG-DEC-01', 'LEG-INFO-02'] }),
  'sector-x/pay': (at) => ({ say: payment(at), hint: FACE_DOWN, rules: ['LEG-SX-01', 'LEG-SX-06', 'LEG-INFO-02'] }),
  'explore/discard': (at) => ({ say: payment(at), hint: FACE_DOWN, rules: ['LEG-EXPL-05', 'LEG-INFO-02'] }),
  'explore/asteroid-shower': (at) => ({
    say: `${card('asteroid-shower')}: what do you give up?`,
    hint: lesson(at, 'asteroid-shower'),
    rules: ['LEG-EXPL-05', 'LEG-RULING-73'],
  }),
  'explore/ion-storm': (at) => ({
    say: `${card('ion-storm')}: what do you give up?`,
    hint: lesson(at, 'ion-storm'),
    rules: ['LEG-EXPL-05', 'LEG-DEC-06', 'LEG-RULING-73'],
  }),
  'explore/outbreak': (at) => ({
    say: `${card('outbreak')}: whom do you lose?`,
    hint: lesson(at, 'outbreak'),
    rules: ['LEG-EXPL-05', 'LEG-RULING-73'],
  }),
  'explore/castaway': () => ({
    say: `${card('castaway')}: which Expert do you take aboard?`,
    hint: 'The Expert joins at once, free of charge.',
    rules: ['LEG-EXPL-01', 'LEG-XP-01'],
  }),
  'explore/drifting-wreck': () => ({
    say: `${card('drifting-wreck')}: what do you salvage?`,
    hint: 'Installed at once, free of charge.',
    rules: ['LEG-EXPL-01', 'LEG-BUY-09'],
  }),
  'explore/oz-alloy': () => ({
    say: `${card('oz-alloy')}: which equipment do you add?`,
    hint: 'Installed at once, free of charge.',
    rules: ['LEG-EXPL-08', 'LEG-BUY-09'],
  }),
  'combat/expert': () => ({
    say: 'Damage on board: which Expert do you lose?',
    hint: 'The pawn goes back to the common supply and can be recruited again.',
    rules: ['LEG-CMB-11', 'LEG-XP-11'],
  }),
  'discover/card': ({ view }) => ({
    say: 'Which Extrasolar card do you discover?',
    hint: view.slots.hiddenA?.world
      ? 'You decoded the face-down card: only you know it.'
      : 'The face-down card is shown only once it is chosen.',
    rules: ['LEG-DISC-07', 'LEG-DISC-01'],
  }),
  'discover/pawn': ({ me }) => ({
    say: `Which planet pawn do you place in ${sector(me.place)}?`,
    hint: 'All five are alike: the pawn links the planet to its card.',
    rules: ['LEG-DISC-06'],
  }),
  'sector-x/card': () => ({
    say: 'Sector X opens: which card do you keep?',
    hint: 'It stays face up in front of you; the others go back face down.',
    rules: ['LEG-SX-04'],
  }),
  'land/proposal': ({ view }) => {
    const { pawn, mustInvite, cards: thrown } = sceneOf(view, 'landing');
    const { world: w } = planetAt(view, pawn)!;
    const more = mustInvite !== null ? ` Discoverer to invite: ${who(mustInvite)}.` : thrown > 0 ? ` Discards: ${cards(thrown)}.` : '';
    return {
      say: `Land on ${names.pawns[pawn]}, ${term(`world/${w.key}`, names.worlds[w.key])}: with whom?`,
      hint: `${capital(needs(w))}.${more}`,
      rules: ['LEG-LAND-02', 'LEG-LAND-03', 'LEG-LAND-06', 'LEG-RULING-31', 'LEG-IMP-02'],
    };
  },
  'land/answer': ({ ask, view }) => {
    const { pawn, proposal } = sceneOf(view, 'landing');
    const { world: w } = planetAt(view, pawn)!;
    const mine = partOf(proposal, ask.seat);
    const outcome = !mine
      ? `${w.pc} PC to share`
      : proposal?.success
        ? `${mine.spends > 0 ? `−${points(mine.spends)}, ` : ''}+${mine.pc} PC`
        : 'it would fail, nothing to spend';
    return {
      say: `${who(view.turn.seat)} invites you to ${names.pawns[pawn]}: do you take part?`,
      hint: `For you: ${outcome}. Then, if you like, ${star(w)}.`,
      rules: ['LEG-LAND-03', 'LEG-MIS-05', 'LEG-MIS-09', 'LEG-MIS-14'],
    };
  },
  'land/confirm': ({ view }) => {
    const { pawn, cards: thrown } = sceneOf(view, 'landing');
    return {
      say: `The squads are gathered: do you land on ${names.pawns[pawn]}?`,
      hint: thrown > 0 ? `${cards(thrown)} to discard, without loss of PC; the mission follows at once.` : 'The mission follows at once.',
      rules: ['LEG-RULING-31', 'LEG-LAND-09'],
    };
  },
  'mission/skill': ({ view }) => ({
    say: 'Dual skill: which one do you contribute?',
    hint: `Points so far: ${sceneOf(view, 'mission').reached} of ${sceneOf(view, 'mission').world.required}. Only the skill you announce counts for you.`,
    rules: ['LEG-MIS-04'],
  }),
  'mission/spend': (at) => {
    const { skill, points: owed, table } = spendingOf(at)!;
    const kept = at.me.px >= 12 ? 'Your Adventurers stay aboard.' : 'An Adventurer used is discarded.';
    return {
      say: `You owe ${points(owed)}: how many Adventurers do you use?`,
      hint: `The rest comes from your memory (${names.skills[skill]}: ${table}). ${kept}`,
      rules: ['LEG-MIS-05', 'LEG-XP-08'],
    };
  },
  'mission/leave': ({ view }) => {
    const { pawn, world: w } = sceneOf(view, 'mission');
    const crew = w.minCrew === 0 ? '' : w.minCrew === w.star ? 'Squads or Experts only. ' : `At least ${w.minCrew} of them crew. `;
    return {
      say: `Leave ${count(w.star, 'element', 'elements')} on ${names.pawns[pawn]} for ${w.px} PX?`,
      hint: `${crew}All or nothing: zero everywhere leaves nothing.`,
      rules: ['LEG-MIS-14', 'LEG-RULING-44'],
    };
  },
  'xeno/technology': () => ({
    say: '6 PX: which technology do you learn?',
    hint: 'A permanent point in one skill; the choice is final.',
    rules: ['LEG-XENO-04', 'LEG-XP-10'],
  }),
  'objective/second': () => ({
    say: '18 PC: which second Secret Objective do you keep?',
    hint: 'If already fulfilled it scores at once; the other goes back to the pile.',
    rules: ['LEG-OBJ-03', 'LEG-OBJ-01'],
  }),
  'promotion/profile': () => ({
    say: 'Promotion! Which profile commands your Spatha?',
    hint: 'Equipment and squads go to the greyed spaces; your Experts disembark.',
    rules: ['LEG-PROMO-01', 'LEG-PROMO-04'],
  }),
  'promotion/experts': () => ({
    say: 'Take 2 Experts aboard your Spatha.',
    hint: 'The old ones are back in the supply; your stored experience is kept.',
    rules: ['LEG-PROMO-04', 'LEG-PROMO-03'],
  }),
};

// ------------------------------------------------------------------ answers

const X_GIVES: Readonly<Record<XCard, string>> = {
  archivists: 'a technology',
  'first-cartographers': '+6 PC',
  'weavers-of-lore': '+2 PX',
  watchers: '+2 squads',
  ferrymen: 'draw +2',
};
/** Who comes along, short enough for a button. */
function companyLabel(company: readonly string[], imperator: boolean): string {
  if (company.length === 0) return imperator ? 'With the Imperator' : 'Without help';
  if (!imperator) return company.length === 1 ? `Invite ${company[0]}` : company.join(' + ');
  return company.length === 1 ? `${company[0]} + Imperator` : company.length === 2 ? `${company.join(' + ')} + Imp.` : 'All + Imperator';
}

export const answers: Lexicon['answers'] = {
  'setup/profile': profile,
  'setup/expert': expert,
  'setup/objective': objective,
  'turn/start': (s, { me }) => {
    if (s.do === 'repair') return repair(0);
    if (s.do === 'declare') return declare;
    if (s.cards === 0) return { label: 'Draw nothing', pass: true };
    const most = s.cards === me.draw ? { cost: 'the maximum' } : {};
    return { label: `Draw ${cards(s.cards)}`, ...most };
  },
  'turn/action': (a, at) => (actions[a.do] as (a: Action, at: Context) => Offered)(a, at),
  'buy/pay': paid,
  'move/pay': paid,
  'decode/pay': paid,
  'sector-x/pay': paid,
  'explore/discard': paid,
  'explore/asteroid-shower': (way, at) => (way === 'laser' ? lose('laser', at) : { label: 'Discard 1 card', cost: 'face down' }),
  'explore/ion-storm': (way, at) => (way === 'decoder' ? lose('decoder', at) : { label: 'Discard 2 cards', cost: 'face down' }),
  'explore/outbreak': lose,
  'explore/castaway': expert,
  'explore/drifting-wreck': add,
  'explore/oz-alloy': add,
  'combat/expert': lose,
  'discover/card': (slot, { view }) => {
    const open = view.slots.openA?.world;
    if (slot === 'open') return open ? world(open, 'face up') : { label: 'The face-up card' };
    const known = view.slots.hiddenA?.world;
    return known ? world(known, 'decoded') : { label: 'The face-down card', cost: 'unknown', sentence: 'Discover the face-down A card' };
  },
  'discover/pawn': (pawn) => ({ label: names.pawns[pawn] }),
  'sector-x/card': (number, { view }) => {
    const key = view.pileX?.find((c) => c.card === number)?.key;
    if (!key) return { label: 'An X card' };
    return { label: names.x[key].short, cost: X_GIVES[key], sentence: `Keep ${term(`x/${key}`, names.x[key].name)}: ${names.x[key].text}` };
  },
  'land/proposal': (p, { ask, view }) => {
    const forecast = forecastOf(view, p);
    const mine = partOf(forecast, ask.seat);
    const people = p.invite.map(who);
    const how = [...(people.length > 0 ? [`invite ${list(people)}`] : []), ...(p.imperator ? ['call the Imperator'] : [])];
    const facts = forecast
      ? `: ${squads(forecast.squads)} (${forecast.needed} needed), ${points(forecast.available)} (${forecast.required} needed)`
      : '';
    return {
      label: companyLabel(
        p.invite.map((seat) => names.colours[unitOf(view, seat).colour]),
        p.imperator,
      ),
      ...(mine ? { cost: forecast?.success ? `you ${signed(mine.pc)} PC` : 'fails: 0 PC' } : {}),
      sentence: `${how.length === 0 ? 'Land without help' : capital(list(how))}${facts}`,
    };
  },
  'land/answer': (yes, { ask, view }) => {
    if (!yes) return { label: 'No, I decline' };
    const proposal = inScene(view, 'landing')?.proposal;
    const mine = partOf(proposal, ask.seat);
    return { label: 'Yes, I take part', ...(mine && proposal?.success ? { cost: `you ${signed(mine.pc)} PC` } : {}) };
  },
  'land/confirm': (yes, { ask, view }) => {
    if (!yes) return { label: 'No, I withdraw' };
    const proposal = inScene(view, 'landing')?.proposal;
    const mine = partOf(proposal, ask.seat);
    return { label: 'Yes, I land', ...(mine ? { cost: proposal?.success ? `you ${signed(mine.pc)} PC` : 'fails: 0 PC' } : {}) };
  },
  'mission/skill': (skill, { me }) => ({
    label: names.skills[skill],
    cost: `${me.permanent[skill]} + ${me.memory[skill] + me.aboard.adventurer} to spend`,
    sentence: `${names.skills[skill]}: ${points(me.permanent[skill])} for good, ${me.memory[skill] + me.aboard.adventurer} to spend if needed`,
  }),
  'mission/spend': (n, at) => {
    const owed = spendingOf(at)?.points ?? n;
    const rest = Math.max(0, owed - n);
    return {
      label: n === 0 ? 'No Adventurer' : of(n, 'adventurer'),
      cost: rest > 0 ? `and ${points(rest)}` : 'and nothing else',
      sentence: n === 0 ? `Use no Adventurer, spend ${points(rest)}` : `Use ${of(n, 'adventurer')} and ${points(rest)} of memory`,
    };
  },
  'mission/leave': (what, { me }) => ({
    label: names.elements[what].the,
    cost: what === 'decoder' ? `level ${me.aboard.decoder}` : `${me.aboard[what]} aboard`,
  }),
  'xeno/technology': (tech) => ({ label: names.technologies[tech], cost: tech === 'holodeck' ? '+1 Diplomacy' : '+1 Capture' }),
  'objective/second': objective,
  'promotion/profile': profile,
  'promotion/experts': (s, { view }) => ({ label: names.elements[s].the, cost: `${view.supply[s]} in supply` }),
};

// ------------------------------------------------------------------ while others are asked

export const waiting: Lexicon['waiting'] = {
  'setup/profile': (seat) => `${who(seat)} is choosing a command profile.`,
  'setup/expert': (seat) => `${who(seat)} is choosing a first Expert.`,
  'setup/objective': (seat) => `${who(seat)} is choosing a Secret Objective.`,
  'turn/start': (seat) => `${who(seat)} is about to draw.`,
  'turn/action': (seat, view) => `${who(seat)} is taking a turn (round ${roman(view.round)}).`,
  'buy/pay': (seat) => `${who(seat)} is choosing the cards for a purchase.`,
  'move/pay': (seat) => `${who(seat)} is choosing the cards for a crossing.`,
  'decode/pay': (seat) => `${who(seat)} is choosing the cards for a decoding.`,
  'sector-x/pay': (seat) => `${who(seat)} is choosing the cards for the way through sector X.`,
  'explore/discard': (seat) => `${who(seat)} is choosing cards to discard.`,
  'explore/asteroid-shower': (seat) => `${who(seat)} is flying through an asteroid shower.`,
  'explore/ion-storm': (seat) => `${who(seat)} is weathering an ion storm.`,
  'explore/outbreak': (seat) => `${who(seat)} is fighting an outbreak on board.`,
  'explore/castaway': (seat) => `${who(seat)} is welcoming a castaway.`,
  'explore/drifting-wreck': (seat) => `${who(seat)} is searching a drifting wreck.`,
  'explore/oz-alloy': (seat) => `${who(seat)} is forging the OZ alloy.`,
  'combat/expert': (seat) => `${who(seat)} is counting the losses of the fight.`,
  'discover/card': (seat) => `${who(seat)} is choosing the Extrasolar card to discover.`,
  'discover/pawn': (seat) => `${who(seat)} is placing a planet pawn.`,
  'sector-x/card': (seat) => `${who(seat)} is looking through the cards of sector X.`,
  'land/proposal': (seat, view) => `${who(seat)} is preparing a landing${on(view)}.`,
  'land/answer': (seat, view) => `${who(seat)} is thinking: accept the invitation${on(view)}?`,
  'land/confirm': (seat, view) => `${who(seat)} is thinking: land${on(view)}?`,
  'mission/skill': (seat) => `${who(seat)} is announcing a skill.`,
  'mission/spend': (seat) => `${who(seat)} is gathering the missing points.`,
  'mission/leave': (seat) => `${who(seat)} is thinking: leave elements for PX?`,
  'xeno/technology': (seat) => `${who(seat)} is choosing a technology.`,
  'objective/second': (seat) => `${who(seat)} is choosing a second Secret Objective.`,
  'promotion/profile': (seat) => `${who(seat)} receives a Spatha and is choosing a profile.`,
  'promotion/experts': (seat) => `${who(seat)} is taking two Experts aboard the Spatha.`,
};
