/** Specialists: whom to hire, and how each skill that asks something is used. */
import type { Seat } from '@cosmodrome/kernel';
import { CONVERSIONS, FLIGHTS, type Good, MARKERS, planOf, type Specialist, type SquareId, TOKENS } from '../content/index.ts';
import { cubes } from '../judge/cargo.ts';
import { humans } from '../judge/crew.ts';
import { defencePairs, firePower } from '../judge/power.ts';
import { deviceAt, exposed, isLegal, isPart, linksOf, loadAt, parts, partsOf, pieces, typeAt, under, without } from '../judge/ship.ts';
import { type Mark, ROTS, type Ship } from '../state.ts';
import type { Answers, Bet, Converted, Sabotaged } from '../topics.ts';
import type { View } from '../view.ts';
import { type At, best, optionsOf } from './seat.ts';

const shipOf = ({ view, seat }: At): Ship => view.yards[seat]!.ship;
const rivalsOf = ({ view, seat }: At): Seat[] => view.yards.flatMap((_, other) => (other === seat ? [] : [other]));

/** Whom to keep, the most useful first: as the matches between bots have shown (README, balance). */
const USEFUL: readonly Specialist[] = [
  'architect',
  'con-artist',
  'hypergeometer',
  'assembler',
  'delivery-driver',
  'bureaucrat',
  'advertiser',
  'smuggler',
  'buyer',
  'trader',
  'welder',
  'storekeeper',
  'plumber',
  'planner',
  'inspector',
  'security-officer',
  'saboteur',
  'receptionist',
];
export const hire = (at: At): Specialist => best(optionsOf<Specialist>(at), (one) => -USEFUL.indexOf(one));

// ------------------------------------------------------------------ before building

/** Piles one after the other, as far as time goes. */
export function readFirst({ view }: At): number | 'done' {
  const size = Object.values(FLIGHTS[view.number].pile).reduce((sum, n) => sum + n, 0);
  const done = Math.floor(view.known.length / size);
  return done < 4 ? done : 'done';
}
/** On the first squares that may be marked: the builder then looks for parts that match. */
export function placeMarkers(at: At): Answers['before/markers'] {
  const { slots } = at.ask.domain.shape() as unknown as { readonly slots: readonly { readonly id: number }[] };
  const places: (number | null)[] = MARKERS.map(() => null);
  for (let i = 0; i < places.length; i++)
    for (const { id } of slots) {
      places[i] = id;
      if (at.ask.domain.admits([...places])) break;
      places[i] = null;
    }
  return places;
}
// ------------------------------------------------------------------ after building

/** A part that does little becomes one that does something: a cabin first. GT-SKILL-DELIVERY-01 */
export function convert(ship: Ship, skills: View['yards'][number]['skills']): Converted {
  const idle = parts(ship).filter((square) => {
    const type = typeAt(ship, square)!;
    const alone = type === 'life-support' && !linksOf(ship)[square]!.some((next) => typeAt(ship, next) === 'cabin');
    return (type === 'structural' && !skills.includes('smuggler-a')) || alone;
  });
  const free = CONVERSIONS.filter((to) => !ship.marks.some((mark) => mark.kind === 'converted' && mark.to === to));
  for (const to of ['cabin', 'cannon', 'cargo', 'engine'] as const) {
    if (!free.includes(to)) continue;
    for (const square of idle)
      for (const rot of ROTS) {
        const mark: Mark = { kind: 'converted', square, to, rot };
        if (isLegal({ ...ship, marks: [...ship.marks, mark] }, skills)) return { to, square, rot };
      }
  }
  return null;
}
/** What two parts gain by being linked: a pair of systems, arms for a crew, air for an alien. */
function link(ship: Ship): readonly SquareId[] {
  const links = linksOf(ship);
  const pairs = defencePairs(ship, links);
  const of = (...types: string[]) => parts(ship).filter((square) => types.includes(typeAt(ship, square)!));
  const worth = ([a, b]: readonly [SquareId, SquareId]): number => {
    if (links[a]!.includes(b)) return 0;
    const [one, other] = [typeAt(ship, a)!, typeAt(ship, b)!];
    if (one === 'auto-defence')
      return defencePairs(
        { ...ship },
        linksOf({ ...ship, marks: [...ship.marks, { kind: 'wireless', square: a }, { kind: 'wireless', square: b }] }),
      ) > pairs
        ? 1.2
        : 0;
    if (one === 'life-support') return other === 'cabin' ? 1.5 : 0;
    return one === 'armoury' ? 1 : 0;
  };
  const all = of('auto-defence', 'life-support', 'armoury').flatMap((a) =>
    of('auto-defence', 'cabin', 'starting-cabin').flatMap((b) => (a === b ? [] : [[a, b] as const])),
  );
  const top = all.length === 0 ? undefined : best(all, worth);
  return top && worth(top) > 0 ? top : [];
}

// ------------------------------------------------------------------ before the flight

/** Where a rival's ship is weakest: the joint whose two parts take most along. */
function sabotage(at: At): Sabotaged | null {
  const rival = at.view.yards.findIndex(
    ({ ship }, other) => other !== at.seat && optionsOf<Sabotaged | null>(at).some((way) => way && loadAt(ship, way.human)),
  );
  const all = optionsOf<Sabotaged | null>(at).flatMap((way) => way ?? []);
  if (rival < 0 || all.length === 0) return null;
  const first = all.filter(({ human }) => human === all[0]!.human);
  const { ship } = at.view.yards[rival]!;
  const plan = planOf(ship.plan);
  return best(first, ({ joint }) => {
    const both = under(plan, { kind: 'sabotage', joint });
    return both.every((square) => isPart(ship, square)) ? pieces(without(ship, both)).length : 0;
  });
}
/** Everybody pays: good for whoever has fewer loose ends than the others. */
function decree(at: At): boolean {
  const mine = exposed(shipOf(at)).length;
  const others = rivalsOf(at).map((other) => exposed(at.view.yards[other]!.ship).length);
  return others.reduce((sum, n) => sum + n, 0) / others.length > mine + 0.5;
}
/** The cannon that gains most by turning. */
function turnCannon(at: At): SquareId | null {
  const ship = shipOf(at);
  const links = linksOf(ship);
  const power = (square: SquareId | null): number =>
    square === null
      ? 0
      : firePower(
          { ...ship, marks: [...ship.marks, { kind: 'rotation', square }] },
          links,
          partsOf(ship, 'cannon').filter((cannon) => deviceAt(ship, cannon)!.tile.type === 'cannon'),
        ).total;
  return best(optionsOf<SquareId | null>(at), power);
}
/** As they fly now; who has few humans is not thought to arrive. GT-SKILL-ADVERT-01 */
function bet({ view }: At): Bet {
  const weak = (seat: Seat): boolean => view.flyers[seat]!.out !== null || humans(view.yards[seat]!.ship) < view.number + 2;
  const order = view.flyers.flatMap((_, seat) => (weak(seat) ? [] : [seat])).sort((a, b) => view.flyers[b]!.at - view.flyers[a]!.at);
  return view.flyers.map((_, seat) => (weak(seat) ? null : order.indexOf(seat) + 1));
}

// ------------------------------------------------------------------ after the flight

/** Up for what I get more of than the others, down for the rest. GT-SKILL-BUREAUCRAT-02 */
function bonuses({ view, seat }: At): Answers['after/bonuses'] {
  const home = view.flyers
    .flatMap(({ out }, other) => (out === null ? [other] : []))
    .sort((a, b) => view.flyers[b]!.at - view.flyers[a]!.at);
  const place = home.indexOf(seat);
  const ends = (other: Seat): number => exposed(view.yards[other]!.ship).length;
  const fewest = Math.min(...home.map(ends));
  const pretty = home.filter((other) => ends(other) === fewest);
  return {
    arrival: home.length === 0 ? 0 : place < 0 ? -1 : place < (home.length - 1) / 2 || home.length === 1 ? 1 : -1,
    looks: pretty.length === 0 ? 0 : !pretty.includes(seat) ? -1 : 1,
  };
}
/** The colour I have more of than the others, dearer; or theirs, cheaper. GT-SKILL-TRADER-02 */
function price(at: At): Answers['after/price'] {
  const count = (seat: Seat, good: Good): number => cubes(at.view.yards[seat]!.ship).filter((cube) => cube.good === good).length;
  const lead = (good: Good): number => {
    const others = rivalsOf(at);
    return count(at.seat, good) - others.reduce((sum, other) => sum + count(other, good), 0) / others.length;
  };
  return best(optionsOf<Answers['after/price']>(at), (change) => (change ? change.by * lead(change.good) : 0));
}

export const TEAM = {
  'hire/keep': hire,
  'before/read': readFirst,
  'before/markers': placeMarkers,
  'repair/convert': (at: At) => convert(shipOf(at), at.view.yards[at.seat]!.skills),
  'mark/pipe': (at: At) => optionsOf<Answers['mark/pipe']>(at).find((pipe) => pipe !== null) ?? null,
  'mark/wireless': (at: At) => link(shipOf(at)),
  'mark/armour': (at: At) =>
    best(optionsOf<SquareId | null>(at), (square) =>
      square === null ? 0 : exposed(shipOf(at)).filter((edge) => edge >> 2 === square).length,
    ),
  'mark/weld': (at: At) => exposed(shipOf(at)).slice(0, TOKENS.welded),
  'preflight/sabotage': sabotage,
  'preflight/decree': decree,
  'preflight/buy': (at: At) => Math.max(...optionsOf<number>(at)),
  'preflight/rotation': turnCannon,
  'preflight/hurry': () => true,
  'preflight/bet': bet,
  'after/bonuses': bonuses,
  'after/price': price,
} as const;
