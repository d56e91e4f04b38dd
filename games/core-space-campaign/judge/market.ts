/** What the trading posts sell and pay (CS-TRA, CS-SHP): for rules, bots, words and the page. */
import { TOKENS, type TokenKind, tokenOf } from '@cosmodrome/core-space/content/index';
import type { Seat } from '@cosmodrome/kernel';
import { type ChosenPost, FREE_STIMS, GIGERS_LEVEL, GIGERS_RARE, POST, POSTS, type Post, VENOM } from '../content/index.ts';
import { type Crew, crewOf, type Ledger, type Outing, type Party, partyOf } from '../state.ts';
import type { Why } from '../topics.ts';
import { captainOf, levelOf } from './people.ts';
import { fitsAnywhere, isRare, overflows, ownedBy } from './things.ts';

const countOf = (kinds: readonly TokenKind[], kind: TokenKind): number => kinds.filter((k) => k === kind).length;
/** Tokens left for the shops of a game: the full set without what its crews own; starting equipment does not run out. CS-TRA-07, CS-RULING-127 */
export function stockOf(ledger: Ledger, outing: Outing, kind: TokenKind): number {
  const { cost, count, pool } = tokenOf(kind);
  if (pool === 'remains' || (pool === 'expansion' && !ledger.settings.expansion)) return 0;
  if (cost === 0) return Number.POSITIVE_INFINITY;
  const owned = outing.parties.reduce((sum, { seat }) => sum + countOf(ownedBy(crewOf(ledger, seat)), kind), 0);
  return Math.max(0, count - owned);
}
/** Its kind and price belong to this post. CS-SHP-01, -02, -04, -06, -08, -10, CS-TRA-06 */
export function isSoldAt(post: Post, kind: TokenKind): boolean {
  const { cost, type } = tokenOf(kind);
  const { types, from, to } = POST[post];
  return cost !== null && !isRare(kind) && cost >= from && cost <= to && (types === null || types.includes(type));
}
/** CS-SHP-03, -05, -07, -09, -12: one UA more for what this post likes. */
export function bonusAt(post: Post, kind: TokenKind): number {
  const { cost, type, sell } = tokenOf(kind);
  const { types, from, to } = POST[post];
  if (post === 'gigers') return isRare(kind) && sell >= GIGERS_RARE ? 1 : 0;
  return types?.includes(type) && cost !== null && cost >= from && cost <= to ? 1 : 0;
}
/** CS-TRA-04, -13; an Azurium has its price by luck. */
export const sellPrice = (party: Pick<Party, 'visit'>, kind: TokenKind): number =>
  tokenOf(kind).sell + (party.visit && party.visit !== 'none' ? bonusAt(party.visit, kind) : 0);

/** The level that opens Giger's, and who has it and came back from this game. CS-SHP-11, CS-RULING-138 */
export const gigersLevel = (ledger: Ledger): number => GIGERS_LEVEL[ledger.settings.structure === 'arc' ? 'arc' : 'usual'];
export function whyNotVisit(ledger: Ledger, party: Party, post: ChosenPost | 'none'): Why | undefined {
  if (post !== 'gigers') return undefined;
  const known = crewOf(ledger, party.seat).members.some((m) => party.home.includes(m.id) && levelOf(m) >= gigersLevel(ledger));
  return known ? undefined : 'gigers-closed';
}
/** CS-TRA-02 */
export const visits = (party: Party, post: Post): boolean => post === 'bs-mart' || party.visit === post;
export const openPosts = (party: Party): Post[] => POSTS.filter((post) => visits(party, post));
/** Those who still pick at a post, in the order of the game. CS-TRA-08, CS-RULING-207 */
export const pickers = (outing: Outing, post: Post): Seat[] =>
  outing.order.filter((seat) => {
    const party = partyOf(outing, seat);
    return visits(party, post) && !party.done && !party.passed.includes(post);
  });
/** Whose pick it is; nobody else can buy there. */
export function pickerAt(outing: Outing, post: Post): Seat | undefined {
  const open = pickers(outing, post);
  const from = outing.turns[post];
  const { order } = outing;
  for (let i = 0; i < order.length; i++) {
    const seat = order[(from + i) % order.length]!;
    if (open.includes(seat)) return seat;
  }
  return undefined;
}
/** CS-RULING-134: weapons of cost 0 by the number of members, two Medi-Stims. */
export function whyNotFree(crew: Crew, kind: TokenKind): Why | undefined {
  const { cost, type } = tokenOf(kind);
  if (cost !== 0) return undefined;
  const free = ownedBy(crew).filter((k) => tokenOf(k).cost === 0);
  const of = (wanted: string) => free.filter((k) => tokenOf(k).type === wanted).length;
  const most = type === 'ranged' || type === 'melee' ? crew.members.length : FREE_STIMS;
  return of(type) >= most ? 'enough-free' : undefined;
}
export function whyNotBuy(ledger: Ledger, outing: Outing, party: Party, post: Post, kind: TokenKind): Why | undefined {
  const crew = crewOf(ledger, party.seat);
  if (tokenOf(kind).cost === null || isRare(kind)) return 'rare';
  if (!visits(party, post) || !isSoldAt(post, kind)) return 'not-sold-here';
  if (pickerAt(outing, post) !== party.seat) return 'not-your-pick';
  if (post === 'gigers' && party.bought >= POST.gigers.most) return 'one-at-gigers';
  if (stockOf(ledger, outing, kind) <= 0) return 'sold-out';
  if (crew.money < tokenOf(kind).cost!) return 'no-money';
  return whyNotFree(crew, kind) ?? (fitsAnywhere(crew, kind) ? undefined : 'no-space');
}
/** What a post has on its shelves, also what this crew cannot have. */
export const goodsAt = (ledger: Ledger, post: Post): TokenKind[] =>
  TOKENS.filter(({ kind, pool }) => isSoldAt(post, kind) && pool !== 'remains' && (pool !== 'expansion' || ledger.settings.expansion)).map(
    ({ kind }) => kind,
  );
/** CS-TRA-12 */
export function whyNotVenom(ledger: Ledger, outing: Outing, party: Party): Why | undefined {
  const crew = crewOf(ledger, party.seat);
  if (party.visit !== 'gigers') return 'not-sold-here';
  if (countOf(ownedBy(crew), 'mother-part') < VENOM.parts) return 'not-there';
  if (crew.money < VENOM.price) return 'no-money';
  return outing.phase === 'trading' ? undefined : 'not-now';
}

/** Nobody leaves the counters with more than fits (CS-RULING-125), nor without a Captain while somebody could be one. CS-RULING-210 */
export function whyNotLeave(crew: Crew): 'hold-full' | 'needs-captain' | undefined {
  if (overflows(crew)) return 'hold-full';
  const leads = crew.leaderless && !captainOf(crew) && crew.members.some(({ contract }) => contract === 'permanent');
  return leads ? 'needs-captain' : undefined;
}
