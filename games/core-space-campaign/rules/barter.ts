/** Barter between crews of one game: whatever is named on both sides changes hands at once (CS-TRA-10, -11, CS-RULING-122, -219). */
import { INVENTORY, SIZES, type TokenKind, tokenOf } from '@cosmodrome/core-space/content/index';
import type { Seat } from '@cosmodrome/kernel';
import { HOLD, MOST_MEMBERS } from '../content/index.ts';
import { isAway } from '../judge/people.ts';
import { spacesOf } from '../judge/things.ts';
import { type Crew, crewOf, type Offer, type OfferId, type Outing, type Party, partyOf, type Side, type State } from '../state.ts';
import type { TradeAct, Why } from '../topics.ts';
import { appointHandlers, crewAt, stow, type Table, take } from './table.ts';

type Barter = Extract<TradeAct, { readonly do: 'offer' | 'accept' | 'refuse' | 'withdraw' }>;
const NOTHING: Side = { money: 0, tokens: [], members: [], guests: [] };
/** Offers of one crew that may be open at once. */
const MOST_OFFERS = 3;

const isNothing = (side: Side): boolean =>
  side.money === 0 && side.tokens.length === 0 && side.members.length === 0 && side.guests.length === 0;
/** Tokens a crew can hand over: in the hold, or with somebody who is there and stays. */
function movable(crew: Crew, but: Side): TokenKind[] {
  const staying = crew.members.filter((m) => !isAway(m) && !but.members.includes(m.id));
  return [...crew.hold, ...staying.flatMap((m) => m.inventory)];
}
/** Has this crew got it, and may it give it away? Its Captain never (CS-TRA-10). */
function whyNotGive(crew: Crew, party: Party, side: Side): Why | undefined {
  if (side.money > crew.money) return 'no-money';
  const left = movable(crew, side);
  if (!side.tokens.every((kind) => take(left, kind))) return 'not-there';
  if (new Set(side.members).size < side.members.length || new Set(side.guests).size < side.guests.length) return 'not-there';
  for (const id of side.members) {
    const m = crew.members.find((one) => one.id === id);
    if (!m) return 'not-there';
    if (m.captain) return 'one-captain';
    if (isAway(m)) return 'held';
    if (m.contract === 'temporary') return 'temporary';
  }
  return side.guests.every((npc) => party.guests.some((g) => g.npc === npc)) ? undefined : 'not-hired';
}
/** After the exchange everything has a place, and no crew has too many (CS-HIR-01). */
function whyNotHold(crew: Crew, gives: Side, gets: Side): Why | undefined {
  if (crew.members.length - gives.members.length + gets.members.length > MOST_MEMBERS) return 'too-many-members';
  const staying = crew.members.filter((m) => !isAway(m) && !gives.members.includes(m.id));
  const room = HOLD - spacesOf(crew.hold) + staying.reduce((sum, m) => sum + INVENTORY.trader - spacesOf(m.inventory), 0);
  const need = spacesOf(gets.tokens) - spacesOf(gives.tokens);
  // A thing of two spaces needs both at one place.
  const biggest = Math.max(0, ...gets.tokens.map((kind) => SIZES[tokenOf(kind).size]));
  return need > 0 && room < need + biggest - 1 ? 'no-space' : undefined;
}
function whyNotDeal(state: State, outing: Outing, { from, to, give, take: wanted }: Omit<Offer, 'id'>): Why | undefined {
  const [a, b] = [crewOf(state, from), crewOf(state, to)];
  return (
    whyNotGive(a, partyOf(outing, from), give) ??
    whyNotGive(b, partyOf(outing, to), wanted) ??
    whyNotHold(a, give, wanted) ??
    whyNotHold(b, wanted, give)
  );
}
const isThere = (outing: Outing, seat: Seat): boolean => outing.parties.some((p) => p.seat === seat && !p.done);
export function whyNotBarter(state: State, outing: Outing, party: Party, act: Barter): Why | undefined {
  const { seat } = party;
  if (act.do === 'offer') {
    if (act.to === seat || !isThere(outing, act.to)) return 'not-there';
    if (isNothing(act.give) && isNothing(act.take)) return 'no-offer';
    if (state.offers.filter(({ from }) => from === seat).length >= MOST_OFFERS) return 'no-offer';
    return whyNotDeal(state, outing, { from: seat, to: act.to, give: act.give, take: act.take });
  }
  const offer = state.offers.find(({ id }) => id === act.offer);
  if (!offer) return 'no-offer';
  if (act.do === 'withdraw') return offer.from === seat ? undefined : 'no-offer';
  if (offer.to !== seat) return 'no-offer';
  return act.do === 'accept' ? whyNotDeal(state, outing, offer) : undefined;
}
/** A few plain offers: a thing from the hold for what it costs, a guest for an UA. */
export function barterActs(state: State, outing: Outing, party: Party): TradeAct[] {
  const crew = crewOf(state, party.seat);
  const others = outing.parties.filter((p) => p.seat !== party.seat && !p.done).map((p) => p.seat);
  const mine = state.offers.flatMap(({ id, from, to }): TradeAct[] => {
    if (to === party.seat)
      return [
        { do: 'accept', offer: id },
        { do: 'refuse', offer: id },
      ];
    return from === party.seat ? [{ do: 'withdraw', offer: id }] : [];
  });
  const things = [...new Set(crew.hold)].slice(0, 4);
  return [
    ...mine,
    ...others.flatMap((to): TradeAct[] => [
      ...things.map(
        (token): TradeAct => ({
          do: 'offer',
          to,
          give: { ...NOTHING, tokens: [token] },
          take: { ...NOTHING, money: tokenOf(token).cost ?? tokenOf(token).sell },
        }),
      ),
      ...party.guests.map(
        ({ npc }): TradeAct => ({ do: 'offer', to, give: { ...NOTHING, guests: [npc] }, take: { ...NOTHING, money: 1 } }),
      ),
    ]),
  ];
}
export function makeOffer(table: Table, seat: Seat, { to, give, take: wanted }: Extract<Barter, { readonly do: 'offer' }>): void {
  const { state } = table;
  const id = (seat + state.seats * state.ids.offers[seat]!++) as OfferId;
  state.offers.push({ id, from: seat, to, give, take: wanted });
  table.tell({ kind: 'offered', seat, to, give, take: wanted }, [seat, to]);
}
export function answerOffer(table: Table, outing: Outing, act: Exclude<Barter, { readonly do: 'offer' }>): void {
  const { state } = table;
  const offer = state.offers.find(({ id }) => id === act.offer)!;
  const { from, to, give, take: wanted } = offer;
  state.offers = state.offers.filter((other) => other !== offer);
  if (act.do !== 'accept') {
    table.tell({ kind: 'no-deal', seat: act.do === 'refuse' ? to : from, with: act.do === 'refuse' ? from : to }, [from, to]);
    return;
  }
  const [a, b] = [crewAt(table, from), crewAt(table, to)];
  const toB = leave(a, partyOf(outing, from), give);
  const toA = leave(b, partyOf(outing, to), wanted);
  arrive(b, partyOf(outing, to), give, toB);
  arrive(a, partyOf(outing, from), wanted, toA);
  table.tell({ kind: 'bartered', seat: from, with: to, give, take: wanted });
}
type Leaving = Pick<Crew, 'members'> & Pick<Party, 'guests'>;
function leave(crew: Crew, party: Party, side: Side): Leaving {
  crew.money -= side.money;
  for (const kind of side.tokens) {
    if (take(crew.hold, kind)) continue;
    crew.members.find((m) => !isAway(m) && !side.members.includes(m.id) && take(m.inventory, kind));
  }
  const members = crew.members.filter((m) => side.members.includes(m.id));
  crew.members = crew.members.filter((m) => !side.members.includes(m.id));
  const guests = party.guests.filter(({ npc }) => side.guests.includes(npc));
  party.guests = party.guests.filter(({ npc }) => !side.guests.includes(npc));
  return { members, guests };
}
function arrive(crew: Crew, party: Party, side: Side, { members, guests }: Leaving): void {
  crew.money += side.money;
  crew.members.push(...members);
  for (const kind of side.tokens) stow(crew, kind);
  party.guests.push(...guests);
  appointHandlers(crew);
}
