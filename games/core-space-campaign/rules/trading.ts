/** The Trading Phase: rewards, posts, picks, things moved about, people hired (CS-TRA, CS-SHP, CS-HIR). */
import { CIVILIANS, GANGERS, type NpcId, type TokenKind, TRADER, type TraderId, tokenOf } from '@cosmodrome/core-space/content/index';
import type { Chance, Flow, Seat } from '@cosmodrome/kernel';
import { CHOSEN_POSTS, type ChosenPost, isGanger, KEPT_BY_THE_ARC, MOST_MEMBERS, OFFERS, PROFILES, VENOM } from '../content/index.ts';
import { goodsAt, openPosts, pickerAt, sellPrice, visits, whyNotBuy, whyNotLeave, whyNotVenom, whyNotVisit } from '../judge/market.ts';
import { captainOf, classesFor, fitsSheet, isAway, priceOf, rebuildPrice, spread, takenProfiles } from '../judge/people.ts';
import { fitsHold, fitsWith, isAzurium, ownedBy } from '../judge/things.ts';
import { type Crew, crewOf, type Member, type Outing, type Party, type State } from '../state.ts';
import { ask, type Place, type TradeAct, type Why } from '../topics.ts';
import { advance, fillSpaces, toPlace } from './advancement.ts';
import { answerOffer, barterActs, makeOffer, whyNotBarter } from './barter.ts';
import { giveUp } from './extraction.ts';
import { openMaintenance } from './maintenance.ts';
import { isTradeAct } from './shapes.ts';
import {
  acts,
  appointHandlers,
  crewAt,
  givePoints,
  isArmour,
  newMember,
  pay,
  rollOrder,
  stow,
  type Table,
  take,
  unload,
  who,
} from './table.ts';

// ------------------------------------------------------------------ the phase opens

/** What an Azurium fetches, by the Chance die (CS-TRA-09). */
export const azuriumPrice = (die: number): number => {
  const token = tokenOf('azurium');
  return token.type === 'goods' && token.goods.is === 'azurium' ? token.goods.prices[die - 1]! : 0;
};
export function openVisits(table: Table, outing: Outing): void {
  outing.phase = 'visits';
  for (const party of outing.parties) {
    const crew = crewAt(table, party.seat);
    // CS-PST-03, CS-TRA-01, CS-RULING-123
    crew.money += party.reward;
    if (party.reward > 0) table.tell({ kind: 'rewarded', seat: party.seat, money: party.reward });
    party.reward = 0;
    endContracts(table, crew, party);
  }
  order(table, outing);
  const taken = takenProfiles(table.state);
  for (const party of outing.parties) party.offers = drawOffers(table.state, table.chance, taken);
}
/** One order for the whole phase: winners first, then clockwise from the first of them; without winner by the die. CS-RULING-129, -207 */
function order(table: Table, outing: Outing): void {
  const seats = outing.parties.map(({ seat }) => seat);
  const winners = table.state.settings.mode === 'versus' ? outing.parties.filter(({ won }) => won).map(({ seat }) => seat) : [];
  if (winners.length === 0) {
    const { order: all, rolls } = rollOrder(table.chance, seats);
    outing.order = all;
    if (seats.length > 1) table.tell({ kind: 'shop-order', seats: all, rolls });
    return;
  }
  const { order: first, rolls } = rollOrder(table.chance, winners);
  const at = seats.indexOf(first[0]!);
  const rest = [...seats.slice(at), ...seats.slice(0, at)].filter((seat) => !winners.includes(seat));
  outing.order = [...first, ...rest];
  if (seats.length > 1) table.tell({ kind: 'shop-order', seats: outing.order, rolls });
}
/** The contract covered this game (CS-RULING-206); what it carries stays with the crew (CS-RULING-133). */
function endContracts(table: Table, crew: Crew, party: Party): void {
  for (const m of crew.members.filter(({ contract }) => contract === 'temporary')) {
    unload(crew, m);
    crew.members = crew.members.filter((other) => other !== m);
    if (party.going?.includes(m.id) && !isAway(m)) party.former.push(m);
    else table.tell({ kind: 'left', seat: crew.seat, who: who(m) });
  }
  appointHandlers(crew);
}
/** CS-HIR-05, -15, CS-RULING-111, -202: five of those nobody has; Gangers where they are too few, then Recruits. */
export function drawOffers(state: State, chance: Chance, taken: ReadonlySet<TraderId>): TraderId[] {
  const kept = state.settings.structure === 'arc' ? KEPT_BY_THE_ARC : undefined;
  const free = PROFILES.filter((profile) => !taken.has(profile) && !state.strays.includes(profile) && profile !== kept);
  const usual = free.filter((profile) => !isGanger(profile));
  const pool = usual.length >= OFFERS ? usual : free;
  const drawn = chance.shuffle(pool.slice()).slice(0, OFFERS);
  while (drawn.length < OFFERS) drawn.push('recruit');
  return drawn;
}

// ------------------------------------------------------------------ which post

export const visitOptions = (state: State, party: Party): (ChosenPost | 'none')[] =>
  [...CHOSEN_POSTS, 'none' as const].filter((post) => whyNotVisit(state, party, post) === undefined);
export function* visit(table: Table, outing: Outing, party: Party): Flow<() => void> {
  const { state } = table;
  const post = yield* ask(party.seat, 'visit', {
    kind: 'oneOf',
    shape: () => ({ options: visitOptions(state, party) }),
    options: () => visitOptions(state, party),
    admits: (answer): answer is ChosenPost | 'none' => visitOptions(state, party).some((one) => one === answer),
    why: (answer) => (answer === 'gigers' ? whyNotVisit(state, party, 'gigers') : undefined),
  });
  return () => {
    party.visit = post;
    table.tell({ kind: 'visits', seat: party.seat, post });
    if (outing.parties.every((p) => p.visit !== null)) outing.phase = 'trading';
  };
}

// ------------------------------------------------------------------ what can be done

const listAt = (crew: Crew, place: Place): TokenKind[] | undefined =>
  place === 'hold' ? crew.hold : crew.members.find((m) => m.id === place && !isAway(m))?.inventory;
const whyNotFrom = (crew: Crew, token: TokenKind, from: Place): Why | undefined => {
  if (from !== 'hold' && crew.members.some((m) => m.id === from && isAway(m))) return 'held';
  return listAt(crew, from)?.includes(token) ? undefined : 'not-there';
};
function whyNotMove(crew: Crew, { token, from, to }: Extract<TradeAct, { readonly do: 'move' }>): Why | undefined {
  const flaw = whyNotFrom(crew, token, from);
  if (flaw || from === to) return flaw ?? 'not-there';
  if (to === 'hold') return fitsHold(crew, token) ? undefined : 'no-space';
  const m = crew.members.find(({ id }) => id === to);
  if (!m) return 'not-there';
  if (isAway(m)) return 'held';
  return fitsWith(m, token) ? undefined : 'no-space';
}
/** CS-TRA-04, -13: an Azurium goes by the die. */
function whyNotSell(crew: Crew, token: TokenKind, from: Place): Why | undefined {
  if (tokenOf(token).sell === 0) return whyNotFrom(crew, token, from) ?? 'worthless';
  return isAzurium(token) ? 'not-now' : whyNotFrom(crew, token, from);
}
function whyNotAzurium(crew: Crew, party: Party, step: 'roll' | 'accept' | 'decline'): Why | undefined {
  if (step !== 'roll') return party.azurium === null ? 'not-now' : undefined;
  if (party.azurium !== null) return 'not-now';
  return ownedBy(crew).filter(isAzurium).length > party.declined && placeOf(crew, 'azurium') !== undefined ? undefined : 'not-there';
}
const placeOf = (crew: Crew, kind: TokenKind): Place | undefined =>
  crew.hold.includes(kind) ? 'hold' : crew.members.find((m) => !isAway(m) && m.inventory.includes(kind))?.id;
/** CS-HIR-01, -07, -14 */
function whyNotJoin(crew: Crew, profile: TraderId, temporary: boolean): Why | undefined {
  if (crew.members.length >= MOST_MEMBERS) return 'too-many-members';
  if (TRADER[profile].type === 'captain') {
    if (!crew.leaderless || captainOf(crew)) return 'one-captain';
    if (temporary) return 'temporary';
  }
  return TRADER[profile].species === 'merg' && !crew.members.some((m) => TRADER[m.profile].species !== 'merg')
    ? 'needs-handler'
    : undefined;
}
const profileOfNpc = (npc: NpcId): TraderId | undefined =>
  ([...CIVILIANS, ...GANGERS] as readonly string[]).includes(npc) ? (npc as TraderId) : undefined;
/** CS-HIR-03, -04; whoever has been hired meanwhile has a nameless stand-in (CS-RULING-139). */
export function spotProfile(state: State, npc: NpcId): TraderId | undefined {
  const profile = profileOfNpc(npc);
  return profile !== undefined && takenProfiles(state).has(profile) ? 'recruit' : profile;
}
export function whyNotTrade(state: State, outing: Outing, party: Party, act: TradeAct): Why | undefined {
  const crew = crewOf(state, party.seat);
  switch (act.do) {
    case 'buy':
      return whyNotBuy(state, outing, party, act.post, act.token);
    case 'pass':
      return visits(party, act.post) && pickerAt(outing, act.post) === party.seat ? undefined : 'not-your-pick';
    case 'sell':
      return whyNotSell(crew, act.token, act.from);
    case 'discard':
      return whyNotFrom(crew, act.token, act.from);
    case 'azurium':
      return whyNotAzurium(crew, party, act.step);
    case 'venom':
      return whyNotVenom(state, outing, party);
    case 'move':
      return whyNotMove(crew, act);
    case 'wear':
      return isArmour(act.token) ? whyNotFrom(crew, act.token, act.member) : 'not-armour';
    case 'doff': {
      const m = crew.members.find(({ id }) => id === act.member);
      if (!m?.armour) return 'not-there';
      if (isAway(m)) return 'held';
      return fitsWith(m, m.armour) ? undefined : 'no-space';
    }
    case 'promote':
      return whyNotPromote(crew, act.member);
    case 'ransom': {
      const m = crew.members.find(({ id }) => id === act.member);
      if (!m || m.ransom === null) return 'not-there';
      return act.pay && crew.money < m.ransom ? 'no-money' : undefined;
    }
    case 'offer':
    case 'accept':
    case 'refuse':
    case 'withdraw':
      return whyNotBarter(state, outing, party, act);
    case 'done':
      return toPlace(crew).length > 0 ? 'not-now' : whyNotLeave(crew);
    default:
      return whyNotEngage(state, party, crew, act);
  }
}
/** CS-EXT-27, CS-RULING-133, -204, -210 */
function whyNotPromote(crew: Crew, id: Member['id']): Why | undefined {
  const m = crew.members.find((one) => one.id === id);
  if (!m) return 'not-there';
  if (!crew.leaderless || captainOf(crew)) return 'one-captain';
  return m.contract === 'permanent' ? undefined : 'temporary';
}
type Engage = Extract<TradeAct, { readonly do: 'hire' | 'keep' | 'recruit' | 'rebuild' }>;
/** Contracts, on all ways (CS-HIR-02). */
function whyNotEngage(state: State, party: Party, crew: Crew, act: Engage): Why | undefined {
  switch (act.do) {
    case 'hire': {
      if (!party.offers.includes(act.profile) || (act.profile !== 'recruit' && takenProfiles(state).has(act.profile)))
        return 'profile-taken';
      if (!classesFor(act.profile).includes(act.class)) return 'class-not-open';
      if (!fitsSheet(act.levels, act.class, TRADER[act.profile].career[0])) return 'too-many-levels';
      if (crew.money < priceOf(act.profile, act.contract)) return 'no-money';
      return whyNotJoin(crew, act.profile, act.contract === 'temporary');
    }
    case 'keep': {
      const m = party.former.find(({ id }) => id === act.member);
      if (!m) return 'not-there';
      if (crew.money < priceOf(m.profile, act.contract)) return 'no-money';
      return whyNotJoin(crew, m.profile, act.contract === 'temporary');
    }
    case 'recruit': {
      const profile = party.guests.some(({ npc }) => npc === act.npc) ? spotProfile(state, act.npc) : undefined;
      if (profile === undefined) return 'not-hired';
      if (!classesFor(profile).includes(act.class)) return 'class-not-open';
      if (!fitsSheet(act.levels, act.class, TRADER[profile].career[0])) return 'too-many-levels';
      if (crew.money < priceOf(profile, 'spot')) return 'no-money';
      return whyNotJoin(crew, profile, false);
    }
    case 'rebuild': {
      if (!crew.chips[act.chip] || placeOf(crew, 'machine-chip') === undefined) return 'not-there';
      if (!party.offers.includes(act.profile) || takenProfiles(state).has(act.profile)) return 'profile-taken';
      if (crew.money < rebuildPrice(act.profile)) return 'no-money';
      return whyNotJoin(crew, act.profile, false);
    }
  }
}
/** All that could be done now, for bots, random play and pages without a face. */
export function tradeActs(state: State, outing: Outing, party: Party): TradeAct[] {
  const crew = crewOf(state, party.seat);
  const { members } = crew;
  const places: readonly Place[] = ['hold', ...members.map((m) => m.id)];
  const things = places.flatMap((from) => [...new Set(listAt(crew, from) ?? [])].map((token) => ({ token, from })));
  const all: TradeAct[] = [
    ...openPosts(party).flatMap((post): TradeAct[] => [
      ...goodsAt(state, post).map((token): TradeAct => ({ do: 'buy', post, token })),
      { do: 'pass', post },
    ]),
    ...things.flatMap(({ token, from }): TradeAct[] => [
      { do: 'sell', token, from },
      { do: 'discard', token, from },
      ...places.map((to): TradeAct => ({ do: 'move', token, from, to })),
      ...(from !== 'hold' && isArmour(token) ? [{ do: 'wear', member: from, token } as const] : []),
    ]),
    ...members.flatMap((m): TradeAct[] => [
      { do: 'doff', member: m.id },
      { do: 'promote', member: m.id },
      { do: 'ransom', member: m.id, pay: true },
      { do: 'ransom', member: m.id, pay: false },
    ]),
    ...(['roll', 'accept', 'decline'] as const).map((step): TradeAct => ({ do: 'azurium', step })),
    { do: 'venom' },
    ...[...new Set(party.offers)].flatMap((profile): TradeAct[] => [
      ...classesFor(profile).flatMap((of): TradeAct[] =>
        (['permanent', 'temporary'] as const).map((contract) => ({
          do: 'hire',
          profile,
          class: of,
          levels: spread(of, TRADER[profile].career[0]),
          contract,
        })),
      ),
      ...crew.chips.map((_, chip): TradeAct => ({ do: 'rebuild', profile, chip })),
    ]),
    ...party.former.flatMap((m): TradeAct[] => [
      { do: 'keep', member: m.id, contract: 'permanent' },
      { do: 'keep', member: m.id, contract: 'temporary' },
    ]),
    ...party.guests.flatMap(({ npc }): TradeAct[] => {
      const profile = spotProfile(state, npc);
      return profile === undefined
        ? []
        : classesFor(profile).map((of) => ({ do: 'recruit', npc, class: of, levels: spread(of, TRADER[profile].career[0]) }));
    }),
    ...barterActs(state, outing, party),
    { do: 'done' },
  ];
  return all.filter((act) => whyNotTrade(state, outing, party, act) === undefined);
}
const OFTEN: Readonly<Partial<Record<TradeAct['do'], number>>> = {
  buy: 4,
  sell: 4,
  hire: 2,
  recruit: 20,
  done: 150,
  pass: 20,
  accept: 10,
  refuse: 10,
};

export function* trade(table: Table, outing: Outing, party: Party): Flow<() => void> {
  const { state } = table;
  const { seat } = party;
  if (toPlace(crewOf(state, seat)).length > 0) return yield* advance(table, outing, seat);
  const act = yield* ask(
    seat,
    'trade',
    acts(
      () => tradeActs(state, outing, party),
      (a) => whyNotTrade(state, outing, party, a),
      isTradeAct,
      (a) => OFTEN[a.do] ?? 1,
    ),
  );
  return () => {
    doTrade(table, outing, party, act);
    fillSpaces(table, crewAt(table, seat));
    if (outing.parties.every((p) => p.done)) openMaintenance(table, outing);
  };
}

// ------------------------------------------------------------------ done

function doTrade(table: Table, outing: Outing, party: Party, act: TradeAct): void {
  const { seat } = party;
  const crew = crewAt(table, seat);
  const member = (id: Member['id']): Member => crew.members.find((m) => m.id === id)!;
  switch (act.do) {
    case 'buy': {
      const price = tokenOf(act.token).cost!;
      pay(crew, price);
      stow(crew, act.token);
      if (act.post === 'gigers') party.bought++;
      outing.turns[act.post] = after(outing, seat);
      table.tell({ kind: 'bought', seat, post: act.post, token: act.token, price });
      return;
    }
    case 'pass':
      party.passed.push(act.post);
      outing.turns[act.post] = after(outing, seat);
      return;
    case 'sell': {
      const price = sellPrice(party, act.token);
      take(listAt(crew, act.from)!, act.token);
      crew.money += price;
      table.tell({ kind: 'sold', seat, token: act.token, price });
      return;
    }
    case 'discard':
      take(listAt(crew, act.from)!, act.token);
      table.tell({ kind: 'token-lost', seat, token: act.token, how: 'discarded' });
      return;
    case 'azurium':
      azurium(table, party, crew, act.step);
      return;
    case 'venom':
      venom(table, party, crew);
      return;
    case 'move':
      take(listAt(crew, act.from)!, act.token);
      listAt(crew, act.to)!.push(act.token);
      return;
    case 'wear': {
      const m = member(act.member);
      take(m.inventory, act.token);
      if (m.armour !== null) m.inventory.push(m.armour);
      m.armour = act.token;
      return;
    }
    case 'doff': {
      const m = member(act.member);
      m.inventory.push(m.armour!);
      m.armour = null;
      return;
    }
    case 'promote': {
      const m = member(act.member);
      m.captain = true;
      crew.leaderless = false;
      // CS-RULING-128
      givePoints(m, 1);
      table.tell({ kind: 'promoted', seat, who: who(m) });
      return;
    }
    case 'ransom':
      ransom(table, crew, member(act.member), act.pay);
      return;
    case 'offer':
      makeOffer(table, seat, act);
      return;
    case 'accept':
    case 'refuse':
    case 'withdraw':
      answerOffer(table, outing, act);
      return;
    case 'done':
      party.done = true;
      party.azurium = null;
      table.state.offers = table.state.offers.filter(({ from, to }) => from !== seat && to !== seat);
      return;
    default:
      engage(table, party, crew, act);
      return;
  }
}
/** The next in the order picks (CS-RULING-207). */
const after = (outing: Outing, seat: Seat): number => (outing.order.indexOf(seat) + 1) % outing.order.length;
function azurium(table: Table, party: Party, crew: Crew, step: 'roll' | 'accept' | 'decline'): void {
  const { seat } = party;
  if (step === 'roll') {
    const die = table.chance.die(6);
    party.azurium = azuriumPrice(die);
    table.tell({ kind: 'azurium', seat, die, price: party.azurium });
    return;
  }
  if (step === 'accept') {
    const price = party.azurium!;
    take(listAt(crew, placeOf(crew, 'azurium')!)!, 'azurium');
    crew.money += price;
    table.tell({ kind: 'sold', seat, token: 'azurium', price });
  } else party.declined++;
  party.azurium = null;
}
function venom(table: Table, party: Party, crew: Crew): void {
  pay(crew, VENOM.price);
  for (let n = 0; n < VENOM.parts; n++) {
    const from = placeOf(crew, 'mother-part');
    if (from !== undefined) take(listAt(crew, from)!, 'mother-part');
  }
  stow(crew, 'mothers-venom');
  table.tell({ kind: 'bought', seat: party.seat, post: 'gigers', token: 'mothers-venom', price: VENOM.price });
}
/** CS-EXT-16, -17: it is back, or it is given up. */
function ransom(table: Table, crew: Crew, m: Member, paying: boolean): void {
  if (!paying) {
    giveUp(table, crew.seat, m);
    return;
  }
  const price = m.ransom!;
  pay(crew, price);
  m.ransom = null;
  table.tell({ kind: 'paid', seat: crew.seat, who: who(m), what: 'ransom', price });
}
function engage(table: Table, party: Party, crew: Crew, act: Engage): void {
  const { state } = table;
  const { seat } = party;
  const join = (m: Member, how: 'spot' | 'permanent' | 'temporary' | 'rebuilt', price: number) => {
    pay(crew, price);
    m.captain = TRADER[m.profile].type === 'captain';
    if (m.captain) crew.leaderless = false;
    crew.members.push(m);
    appointHandlers(crew);
    table.tell({ kind: 'hired', seat, who: who(m), how, class: m.class, price });
  };
  switch (act.do) {
    case 'hire': {
      const { profile, contract } = act;
      party.offers.splice(party.offers.indexOf(profile), 1);
      join(newMember(state, profile, act.class, act.levels, { contract }), contract, priceOf(profile, contract));
      return;
    }
    case 'keep': {
      const m = party.former.find(({ id }) => id === act.member)!;
      party.former = party.former.filter((other) => other !== m);
      m.contract = act.contract;
      join(m, act.contract, priceOf(m.profile, act.contract));
      return;
    }
    case 'recruit': {
      const profile = spotProfile(state, act.npc)!;
      party.guests = party.guests.filter(({ npc }) => npc !== act.npc);
      join(newMember(state, profile, act.class, act.levels), 'spot', priceOf(profile, 'spot'));
      return;
    }
    case 'rebuild': {
      const chip = crew.chips[act.chip]!;
      crew.chips = crew.chips.filter((other) => other !== chip);
      take(listAt(crew, placeOf(crew, 'machine-chip')!)!, 'machine-chip');
      party.offers.splice(party.offers.indexOf(act.profile), 1);
      const career = Math.min(chip.career, TRADER[act.profile].career[1]);
      join(newMember(state, act.profile, chip.class, chip.levels, { career }), 'rebuilt', rebuildPrice(act.profile));
      return;
    }
  }
}
