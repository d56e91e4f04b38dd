/** A careful bot: sells what nobody uses, repairs first, then ammunition and medicine, then a weapon, then people, then the ship. */
import { type ClassId, type TokenKind, TRADER, tokenOf } from '@cosmodrome/core-space/content/index';
import { type Bot, type Json, same } from '@cosmodrome/kernel';
import { BOXES, MOST_MEMBERS, REPAIR, SYSTEMS } from '../content/index.ts';
import { priceOf, ready } from '../judge/people.ts';
import { fitsWith, ownedBy } from '../judge/things.ts';
import type { Note } from '../notes.ts';
import { type Crew, crewOf, memberOf, outingOf, partyOf } from '../state.ts';
import type { ExtractAct, FoundAct, HomeAct, RepairAct, Topic, TradeAct } from '../topics.ts';
import type { View } from '../view.ts';
import { type At, absent, advance, firstOf, optionsOf } from './absent.ts';

/** UA kept back for what may break: two boxes. */
const RESERVE = 2 * REPAIR;
/** Missing boxes that cannot wait. */
const WEAK = 2;

const crewAt = ({ view, seat }: At): Crew => crewOf(view, seat);
const missing = (crew: Crew): number => SYSTEMS.reduce((sum, system) => sum + Math.max(0, WEAK - crew.systems[system]), 0);
/** What it must keep for the ship. */
const kept = (crew: Crew): number => RESERVE + REPAIR * missing(crew);

function home(at: At): HomeAct {
  const fit = ready(crewAt(at)).length;
  const behind = fit > 0 ? firstOf<HomeAct>(at, 'catch-up') : undefined;
  // Once in a while, so that nobody waits for it for ever.
  if (behind && at.chance.below(3) === 0) return behind;
  const missions = optionsOf<HomeAct>(at).filter((act) => act.do === 'play');
  // Where somebody plays already there is somebody to meet.
  const joins = optionsOf<HomeAct>(at).filter((act) =>
    at.view.plans.some((plan) => plan?.do !== 'rest' && same(plan, act as unknown as Json)),
  );
  if (joins.length > 0) return at.chance.pick(joins);
  return missions.length > 0 ? at.chance.pick(missions) : (firstOf<HomeAct>(at, 'redeem', 'rest') ?? (absent.answer(at) as HomeAct));
}
/** On one's own costs five UA at worst; the teleporter kills one in six. */
function extract(at: At): ExtractAct {
  const { view, seat } = at;
  const outing = outingOf(view, seat);
  const all = optionsOf<ExtractAct>(at);
  const [first] = all;
  const crew = crewAt(at);
  const m = memberOf(crew, first!.member);
  const mine = all.filter((act) => act.member === m.id);
  const pick = (name: ExtractAct['do']) => mine.find((act) => act.do === name);
  const party = outing && partyOf(outing, seat);
  const dear = m.ransom !== null && m.ransom > priceOf(m.profile, 'permanent');
  if (dear) return pick('refuse') ?? mine[0]!;
  // Whoever has nothing and little experience may be sent through the teleporter when there is no money.
  const poor = crew.money + (party?.reward ?? 0) < m.skill && m.inventory.length === 0;
  if (poor && pick('teleport')) return pick('teleport')!;
  return pick('pay') ?? pick('alone') ?? pick('later') ?? pick('become') ?? mine[0]!;
}

// ------------------------------------------------------------------ trading

const USEFUL: readonly string[] = ['ranged', 'melee', 'blast', 'armour', 'special'];
/** What no crew should be without, first things first; and how many of it. */
const STOCK: readonly (readonly [kind: TokenKind, most: number])[] = [
  ['medi-stim', 2],
  ['outland-rifle', 1],
  ['ammo-mag', 2],
  ['medi-pack', 1],
];
const SPECIALS = 3;
const ownedOf = (crew: Crew, is: (kind: TokenKind) => boolean): number => ownedBy(crew).filter(is).length;
/** As many of a type as there are hands and bodies; of what is thrown one. */
const mostOf = (crew: Crew, type: string): number => (type === 'blast' ? 1 : type === 'special' ? SPECIALS : crew.members.length);
/** With so many of it owned it would still be used: whatever is not is sold, whatever is not there yet is bought. */
function serves(crew: Crew, kind: TokenKind, owned: number): boolean {
  const stock = STOCK.find(([of]) => of === kind)?.[1];
  if (stock !== undefined) return owned <= stock;
  const { type, cost } = tokenOf(kind);
  const others = ownedOf(crew, (k) => tokenOf(k).type === type && tokenOf(k).cost !== 0) - ownedOf(crew, (k) => k === kind);
  return USEFUL.includes(type) && (cost ?? DEAR) >= DEAR && owned <= 1 && others + owned <= mostOf(crew, type);
}
/** Cheaper things are not worth the space. */
const DEAR = 4;
/** What it wants, best first; nothing it cannot use. */
function wanted(at: At): TradeAct | undefined {
  const crew = crewAt(at);
  const spare = crew.money - kept(crew);
  const price = (act: Buy) => tokenOf(act.token).cost ?? 0;
  const buys = optionsOf<TradeAct>(at)
    .filter((act): act is Buy => act.do === 'buy')
    .filter((act) => price(act) <= spare && crew.members.some((m) => fitsWith(m, act.token)))
    .filter((act) => serves(crew, act.token, ownedOf(crew, (k) => k === act.token) + 1));
  for (const [kind] of STOCK) {
    const found = buys.find((act) => act.token === kind);
    if (found) return found;
  }
  return buys.filter((act) => price(act) >= DEAR).toSorted((a, b) => price(b) - price(a))[0];
}
type Buy = Extract<TradeAct, { readonly do: 'buy' }>;
/** Goods, and whatever is more than it uses, the cheapest first. */
function unwanted(at: At): TradeAct | undefined {
  const crew = crewAt(at);
  return optionsOf<TradeAct>(at)
    .filter((act): act is Extract<TradeAct, { readonly do: 'sell' }> => act.do === 'sell' && !isKept(act.token))
    .filter(
      (act) =>
        !USEFUL.includes(tokenOf(act.token).type) ||
        (tokenOf(act.token).cost !== 0 &&
          !serves(
            crew,
            act.token,
            ownedOf(crew, (k) => k === act.token),
          )),
    )
    .toSorted((a, b) => tokenOf(a.token).sell - tokenOf(b.token).sell)[0];
}
const isKept = (kind: string): boolean => kind.startsWith('ship-parts');
/** People cheaply: guests, and others while there are fewer than five. */
function people(at: At): TradeAct | undefined {
  const crew = crewAt(at);
  const spare = crew.money - kept(crew);
  const all = optionsOf<TradeAct>(at);
  const classFits = (act: { readonly class: ClassId }) => act.class !== 'merg';
  const guest = all.find((act) => act.do === 'recruit' && classFits(act));
  if (guest && crew.members.length < MOST_MEMBERS - 1 && spare >= 4) return guest;
  if (crew.members.length >= 4) return undefined;
  return all
    .filter(
      (act) =>
        act.do === 'hire' && act.contract === 'permanent' && classFits(act) && priceOf(act.profile, 'permanent') <= crew.money - RESERVE,
    )
    .toSorted((a, b) => (a.do === 'hire' && b.do === 'hire' ? TRADER[b.profile].points - TRADER[a.profile].points : 0))[0];
}
/** From the hold to whoever has room, and armour onto bodies. */
function tidy(at: At): TradeAct | undefined {
  const crew = crewAt(at);
  const all = optionsOf<TradeAct>(at);
  const wear = all.find((act) => act.do === 'wear' && memberOf(crew, act.member).armour === null);
  return (
    wear ?? all.find((act) => act.do === 'move' && act.from === 'hold' && act.to !== 'hold' && USEFUL.includes(tokenOf(act.token).type))
  );
}
function trade(at: At): TradeAct {
  const { view, seat } = at;
  const offers = view.offers.filter(({ to }) => to === seat);
  if (offers.length > 0) return { do: 'refuse', offer: offers[0]!.id };
  const outing = outingOf(view, seat);
  const azurium = outing ? partyOf(outing, seat).azurium : null;
  if (azurium !== null) return { do: 'azurium', step: azurium >= 5 ? 'accept' : 'decline' };
  const crew = crewAt(at);
  const paid = optionsOf<TradeAct>(at).find((act) => act.do === 'ransom' && act.pay);
  return (
    firstOf<TradeAct>(at, 'promote') ??
    paid ??
    unwanted(at) ??
    (crew.hold.includes('azurium') ? optionsOf<TradeAct>(at).find((act) => act.do === 'azurium' && act.step === 'roll') : undefined) ??
    people(at) ??
    tidy(at) ??
    wanted(at) ??
    firstOf<TradeAct>(at, 'done', 'discard') ?? { do: 'done' }
  );
}
/** What is weakest first, as long as there is money; upgrades when the ship is whole. */
function repair(at: At): RepairAct {
  const crew = crewAt(at);
  const parts = firstOf<RepairAct>(at, 'parts');
  if (parts) return parts;
  const weakest = [...SYSTEMS].sort((a, b) => crew.systems[a] - crew.systems[b])[0]!;
  const free = (outingOf(at.view, at.seat) && partyOf(outingOf(at.view, at.seat)!, at.seat).parts) || 0;
  const need = crew.systems[weakest];
  if (need < BOXES && (free > 0 || need < WEAK || crew.money >= RESERVE + REPAIR) && (free > 0 || crew.money >= REPAIR))
    return { do: 'repair', system: weakest };
  const upgrade = crew.money > RESERVE ? firstOf<RepairAct>(at, 'upgrade') : undefined;
  return upgrade ?? { do: 'done' };
}
/** A post it can pay at: what its best shooter lacks. */
function visit(at: At): Json {
  const crew = crewAt(at);
  const posts = optionsOf<string>(at);
  if (crew.money < kept(crew) + 5) return 'none';
  const wish = crew.members.some((m) => m.armour === null) ? 'armourote' : 'claw-store';
  return posts.includes(wish) ? wish : 'none';
}
export const quartermaster: Bot<View, Note> = {
  name: 'quartermaster',
  answer: (at) => {
    switch (at.ask.topic as Topic) {
      case 'found': {
        const crews = optionsOf<FoundAct>(at).filter((act) => act.do === 'ready');
        return crews.length > 0 ? at.chance.pick(crews) : (firstOf<FoundAct>(at, 'launch', 'wait', 'retire') ?? absent.answer(at));
      }
      case 'home':
        return home(at);
      case 'extract':
        return extract(at);
      case 'advance':
        return advance(at);
      case 'visit':
        return visit(at);
      case 'trade':
        return trade(at);
      case 'repair':
        return repair(at);
      default:
        return absent.answer(at);
    }
  },
};
