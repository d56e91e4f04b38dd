/** Why a trucker does what it does: the weightiest of what its judgement counted, anew. */
import type { Motive } from '@cosmodrome/kernel';
import {
  type Criterion,
  cardAt,
  type Good,
  kindOf,
  PRICES,
  planOf,
  type SquareId,
  type TileId,
  type TileKind,
  tileAt,
} from '../content/index.ts';
import { humans } from '../judge/crew.ts';
import { board } from '../judge/intruder.ts';
import { shifted, threat } from '../judge/line.ts';
import { deviceAt, exposed, linksOf, loadAt } from '../judge/ship.ts';
import type { Grounds } from '../motives.ts';
import type { BuildRequest } from '../state.ts';
import type { Alarmed, Answers, Topic } from '../topics.ts';
import { bestFor, type Weighed, weighedAt } from './builder.ts';
import { berths, declarationWorth, harm, homeWorth, isWeakest, penaltyWorth, powerOf } from './pilot.ts';
import type { At } from './seat.ts';
import {
  arrivalWorth,
  cellWorth,
  charge,
  crewWorth,
  daysWorth,
  goodsWorth,
  lossOf,
  recruitsWorth,
  type Stakes,
  stakesOf,
} from './stakes.ts';
import type { Character } from './style.ts';

type Why = Motive<Grounds>;
const by = (why: Grounds, weight = 1): Why => ({ why, weight });
const inOrder = (motives: readonly Why[]): readonly Why[] => motives.filter((m) => m.weight > 0).sort((a, b) => b.weight - a.weight);
const whole = (worth: number): number => Math.max(0, Math.round(worth));
const kind = (tile: TileId): TileKind => kindOf(tileAt(tile));

type Because<T extends Topic> = (at: At, answer: Answers[T], stakes: Stakes, who: Character) => readonly Why[];
const only = (why: Grounds): readonly Why[] => [by(why)];

// ------------------------------------------------------------------ building

const placed = (tile: TileId, { need, company, room, ends, reach }: Weighed): readonly Why[] =>
  inOrder([
    by({ kind: 'need', part: kind(tile) }, need),
    by({ kind: 'company', part: kind(tile) }, company),
    by({ kind: 'room' }, room + reach),
    by({ kind: 'neat' }, ends),
  ]);
function built(at: At, request: BuildRequest, who: Character): readonly Why[] {
  switch (request.do) {
    case 'place': {
      const { tile, square, rot } = request;
      const weighed = weighedAt(at, who, tile, square, rot);
      if (weighed.total > 0) return placed(tile, weighed);
      return only({ kind: at.view.yards[at.seat]!.hand?.from === 'reserve' ? 'stuck' : 'fills' });
    }
    case 'take':
    case 'fetch':
    case 'filch': {
      const weighed = bestFor(at, who, request.tile)?.weighed;
      return weighed && weighed.total > 0 ? placed(request.tile, weighed) : only({ kind: 'stuck' });
    }
    case 'return':
      return only({ kind: bestFor(at, who, request.tile) ? 'picky' : 'no-place', part: kind(request.tile) });
    case 'aside':
      return only({ kind: 'keeps', part: kind(request.tile) });
    case 'draw':
    case 'alarm':
      return only({ kind: request.do === 'draw' ? 'draws' : 'alarm' });
    case 'read':
      return only({ kind: 'reads' });
    case 'flip':
      return only({ kind: 'flips' });
    case 'finish':
      return only({ kind: 'full' });
    case 'four-way':
    case 'convert':
      return only({ kind: 'token' });
    default:
      return [];
  }
}

// ------------------------------------------------------------------ power

const powered =
  (what: Criterion) =>
  (at: At, chosen: readonly SquareId[], stakes: Stakes): readonly Why[] => {
    const { options } = at.ask.domain.shape() as unknown as { readonly options: readonly SquareId[] };
    const power = powerOf(stakes.ship, what, at.view.flyers[at.seat]!.awake, chosen);
    const spared = options.length > chosen.length ? cellWorth(stakes) * (options.length - chosen.length) : 0;
    const gained = declarationWorth(at, stakes, what, power);
    const card = at.view.card && cardAt(at.view.card.card);
    const because = ((): Why | undefined => {
      switch (card?.type) {
        case 'open-space':
          return power > 0
            ? by({ kind: 'moves', days: power }, Math.max(0.1, daysWorth(stakes, power) + arrivalWorth(stakes) * 0.1))
            : undefined;
        case 'slavers':
        case 'smugglers':
        case 'pirates': {
          const { strength } = card;
          if (power > strength) return by({ kind: 'beats', power, strength }, Math.max(gained, 0.1));
          const cost = card.penalties.reduce((sum, penalty) => sum + penaltyWorth(stakes, penalty), 0);
          return power === strength ? by({ kind: 'holds', strength }, cost) : by({ kind: 'hopeless', strength }, spared + 0.1);
        }
        case 'combat-zone':
        case 'sabotage':
          return isWeakest(at, what, power) ? by({ kind: 'weakest' }, spared + 0.1) : by({ kind: 'not-weakest', power }, 1.5);
        default:
          return undefined;
      }
    })();
    return inOrder([...(because ? [because] : []), by({ kind: 'saves' }, spared)]);
  };

// ------------------------------------------------------------------ objects, intruders

/** What the object on its way strikes. */
function struckBy(at: At, { ship }: Stakes): SquareId | undefined {
  const { scene } = at.view;
  const strikes = scene?.kind === 'objects' ? scene.strikes : undefined;
  const line = strikes?.lines.find(({ seat }) => seat === at.seat)?.line;
  return strikes && line ? threat(ship, strikes.object, line).square : undefined;
}
const dodged: Because<'hit/thrusters'> = (at, shift, stakes) => {
  const { scene } = at.view;
  if (scene?.kind !== 'objects') return [];
  const { ship } = stakes;
  const cost = scene.objects.reduce((sum, one) => sum + harm(stakes, one, scene.line), 0);
  if (shift === 0) return only({ kind: cost === 0 ? 'harmless' : 'saves' });
  const there = scene.objects.reduce((sum, one) => sum + harm(stakes, one, shifted(planOf(ship.plan), scene.line, shift)), 0);
  const square = scene.objects.map((one) => threat(ship, one, scene.line)).find(({ effect }) => effect === 'destroys')?.square;
  return square === undefined
    ? []
    : inOrder([by({ kind: 'protects', part: kindOf(deviceAt(ship, square)!.tile) }, Math.max(0.1, cost - there))]);
};
const defended: Because<'hit/defence'> = (at, answer, stakes) => {
  const square = struckBy(at, stakes);
  if (square === undefined) return [];
  const part = kindOf(deviceAt(stakes.ship, square)!.tile);
  return answer === 'none'
    ? inOrder([by({ kind: 'lets-go', part }, 1), by({ kind: 'saves' }, Math.min(0.9, cellWorth(stakes)))])
    : inOrder([by({ kind: 'protects', part }, lossOf(stakes, [square]))]);
};
const received: Because<'intruder/answer'> = (at, { awake, shift }: Alarmed, { ship }) => {
  const { scene } = at.view;
  const card = at.view.card && cardAt(at.view.card.card);
  if (scene?.kind !== 'intruders' || card?.type !== 'intruders') return [];
  const line = shift === 0 ? scene.line : shifted(planOf(ship.plan), scene.line, shift);
  const boarding = board(ship, linksOf(ship), card.intruders, line, [...at.view.flyers[at.seat]!.awake, ...awake]);
  if (!boarding.entered) return only({ kind: boarding.why === 'miss' ? 'harmless' : 'repels' });
  return only({ kind: boarding.paths.some(({ defeated }) => defeated) ? 'repels' : 'lets-in' });
};

// ------------------------------------------------------------------ offers

/** What it brings beside the days it costs. */
function reward(stakes: Stakes, credits: number, goods: readonly Good[], days: number): readonly Why[] {
  const worth = credits + goodsWorth(stakes, goods);
  return inOrder([by({ kind: 'brings', credits: whole(worth), days }, whole(worth))]);
}
const landed: Because<'planet/land'> = (at, planet, stakes) => {
  const card = at.view.card && cardAt(at.view.card.card);
  if (card?.type !== 'planets') return [];
  if (planet === null) return only({ kind: 'declines', days: card.days });
  const { goods, astronauts } = card.planets[planet]!;
  const aboard = Math.min(astronauts, berths(stakes.ship));
  return inOrder([...reward(stakes, 0, goods, card.days), by({ kind: 'boards', humans: aboard }, recruitsWorth(stakes, aboard))]);
};
const offered = (at: At, docks: boolean, stakes: Stakes): readonly Why[] => {
  const card = at.view.card && cardAt(at.view.card.card);
  if (card?.type !== 'abandoned-ship' && card?.type !== 'abandoned-station') return [];
  if (docks) return reward(stakes, card.reward.credits, card.reward.goods, card.days);
  const crew = card.type === 'abandoned-ship' ? crewWorth(stakes, card.crew) : 0;
  const guns = at.ask.topic === 'offer/dock' ? penaltyWorth(stakes, { kind: 'shots', shots: card.shots }) : 0;
  return inOrder([
    by({ kind: 'crew-dear', crew: card.crew }, crew),
    by({ kind: 'guns' }, guns),
    by({ kind: 'declines', days: card.days }, Math.max(0.1, daysWorth(stakes, card.days))),
  ]);
};
const rewarded: Because<'enemy/reward'> = (at, takes, stakes) => {
  const card = at.view.card && cardAt(at.view.card.card);
  if (card?.type !== 'slavers' && card?.type !== 'smugglers' && card?.type !== 'pirates') return [];
  return takes ? reward(stakes, card.reward.credits, card.reward.goods, card.days) : only({ kind: 'declines', days: card.days });
};
/** Who goes: groups are called `7:human`, `7:purple`. */
const dismissed: Because<'crew/give'> = (at, given) => {
  const { receivers } = at.ask.domain.shape() as unknown as { readonly receivers: readonly { readonly id: string }[] };
  const human = (i: number): boolean => receivers[i]!.id.endsWith(':human');
  if (given.every((n, i) => n === 0 || human(i))) return receivers.every((_, i) => human(i)) ? [] : only({ kind: 'spares-aliens' });
  return only({ kind: 'spares-humans' });
};

const BECAUSE: { readonly [T in Topic]?: Because<T> } = {
  'build/do': (at, request, _, who) => built(at, request, who),
  'repair/last-part': (at, part, _, who) =>
    part === null ? only({ kind: 'last' }) : placed(part.tile, weighedAt(at, who, part.tile, part.square, part.rot)),
  'repair/convert': (_, made) => (made === null ? [] : only({ kind: 'token' })),
  'hire/keep': (_, specialist) => only({ kind: 'hires', specialist }),
  'load/purple': (_, cabin) => only(cabin === null ? { kind: 'humans' } : { kind: 'alien', alien: 'purple' }),
  'load/brown': (_, cabin) => only(cabin === null ? { kind: 'humans' } : { kind: 'alien', alien: 'brown' }),
  'preflight/sabotage': (_, done) => (done === null ? [] : only({ kind: 'sabotage', rival: done.rival })),
  'preflight/decree': (at, decrees) => (decrees ? only({ kind: 'decree', mine: exposed(at.view.yards[at.seat]!.ship).length }) : []),
  'preflight/insure': (_, insures) => only({ kind: insures ? 'insured' : 'uninsured' }),
  'power/engines': powered('engines'),
  'power/cannons': powered('cannons'),
  'power/crew': powered('crew'),
  'hit/thrusters': dodged,
  'hit/defence': defended,
  'intruder/answer': received,
  'planet/land': landed,
  'offer/dock': offered,
  'offer/take': offered,
  'enemy/reward': rewarded,
  'cargo/load': (_, places) => (places.length > 0 ? only({ kind: 'dearest' }) : []),
  'cargo/hand-over': (_, { cubes }, stakes) =>
    inOrder([
      by(
        { kind: 'cheapest' },
        cubes.reduce((sum, { good }) => sum + PRICES[good], 0),
      ),
      by({ kind: 'saves' }, cellWorth(stakes)),
    ]),
  'crew/give': dismissed,
  'ship/piece': (at, squares) => {
    const { ship } = at.view.yards[at.seat]!;
    return only({ kind: 'piece', parts: squares.length, humans: squares.reduce((sum, one) => sum + (loadAt(ship, one)?.humans ?? 0), 0) });
  },
  'flight/stay': (_, stay, stakes) =>
    stay.do === 'give-up'
      ? [by({ kind: 'gives-up', humans: humans(stakes.ship) }, charge(stakes))]
      : inOrder([by({ kind: 'goes-on', credits: whole(homeWorth(stakes)) }, whole(homeWorth(stakes)))]),
};
export function whyOf(who: Character, at: At, answer: Answers[Topic]): readonly Why[] {
  const because = BECAUSE[at.ask.topic as Topic] as Because<Topic> | undefined;
  return because?.(at, answer as never, stakesOf(at.view, at.seat, who.craft.plans), who) ?? [];
}
