/**
 * Somebody who has taken the three lessons and does what they teach, and nothing else: search what is touched, keep what sells best, strike
 * whoever holds one, shoot with the last action, walk to the nearest crate nobody has looked into, and go home from level 4 on or with full
 * hands. It weighs nothing.
 */
import type { Bot, Json } from '@cosmodrome/kernel';
import type { Point } from '@cosmodrome/kit/plane/plan';
import { absent } from '../bot/absent.ts';
import { besides, type Field, groundOf } from '../bot/ground.ts';
import { actionsLeft, sellOf } from '../bot/mind.ts';
import { type At, optionsOf } from '../bot/seat.ts';
import { capacityOf, dataOf, isEngaged, level, moveOf, spaces } from '../judge/figures.ts';
import { lattice, mayStand } from '../judge/place.ts';
import { airlockOf, allowance, doorPlaces, footingOf, Reach } from '../judge/reach.ts';
import { siteOf } from '../judge/site.ts';
import { type CrateId, figureOf, type Shown, type TokenId } from '../state.ts';
import type { Act } from '../topics.ts';

const looted = ({ notes }: At): ReadonlySet<CrateId> =>
  new Set(notes.flatMap((note) => (note.kind === 'searched' && note.crate !== null ? [note.crate] : [])));
const isLaden = (at: At, f: Shown): boolean => spaces(at.view, f.inventory) >= capacityOf(f);
const goesHome = (at: At, f: Shown): boolean =>
  level(at.view) >= 4 || isLaden(at, f) || at.view.crates.every(({ id }) => looted(at).has(id));

/** Where to: the airlock, or beside the crates that are left. */
function goal(at: At, f: Shown): Field {
  const { view } = at;
  const ground = groundOf(view);
  const squares = () => {
    const door = airlockOf(view, f.crew);
    if (goesHome(at, f)) return door ? doorPlaces(view, door, 50).map(([x, y]) => ground.squareAt(x, y)) : [];
    return view.crates.filter(({ id }) => !looted(at).has(id)).flatMap((crate) => besides(view, crate.squares));
  };
  const all = squares();
  return ground.to(`pupil ${all.join(' ')}`, () => all);
}
function way(at: At, f: Shown): readonly Point[] | undefined {
  const { view } = at;
  if (at.ask.topic !== 'turn/walk' && !at.imagine(0).find(at.seat, 'turn/walk')) return undefined;
  const most = allowance(f, moveOf(view, f));
  const reach = new Reach(view, f, footingOf(view, f, most));
  const home = reach.home();
  if (home && goesHome(at, f)) return home.points;
  const [ground, field] = [groundOf(view), goal(at, f)];
  const from = f.where === 'board' ? ([f.x, f.y] as const) : reach.foot.starts[0]?.at;
  if (!from) return undefined;
  let best: readonly Point[] | undefined;
  let least = f.where === 'board' ? ground.far(field, ground.near(f.x, f.y)) - 30 : Number.POSITIVE_INFINITY;
  for (const [x, y] of lattice(siteOf(view), from[0], from[1], most)) {
    if (x % 50 !== 0 || y % 50 !== 0 || !mayStand(view, f, x, y)) continue;
    const far = ground.far(field, ground.near(x, y));
    if (far >= least) continue;
    const found = reach.to([x, y]);
    if (!found || found.points.length === 0) continue;
    [best, least] = [found.points, far];
  }
  return best;
}
type Plan = { readonly act: Act } | { readonly way: readonly Point[] };
function plan(at: At): Plan {
  const { view } = at;
  const f = figureOf(view, view.active!.figure);
  const ask = at.ask.topic === 'turn/act' ? at.ask : at.imagine(0).find(at.seat, 'turn/act');
  const acts = ask ? ([...ask.domain.options!()] as Act[]) : [];
  const one = (is: (act: Act) => boolean): Plan | undefined => {
    const act = acts.find(is);
    return act && { act };
  };
  const end: Plan = { act: { do: 'end' } };
  if (f.prone) return one((act) => act.do === 'stand') ?? end;
  const isEnemy = (id: number) =>
    figureOf(view, id as Shown['id']).crew === null && figureOf(view, id as Shown['id']).being.kind === 'purge';
  if (isEngaged(view, f)) return one((act) => act.do === 'fight' && isEnemy(act.at)) ?? end;
  const last = actionsLeft(view) === 1;
  const shot = one((act) => act.do === 'shoot' && act.pay === 'normal' && act.with !== null && isEnemy(act.at));
  if (goesHome(at, f)) {
    const there = way(at, f);
    return there ? { way: there } : (shot ?? end);
  }
  const search =
    one((act) => act.do === 'search' && act.pay === 'normal' && !looted(at).has(act.crate)) ??
    one((act) => act.do === 'search-room' && act.pay === 'normal');
  if (search) return search;
  if (last && shot) return shot;
  const there = way(at, f);
  return there ? { way: there } : (shot ?? end);
}
const worth = (at: At, token: TokenId): number => (at.view.tokens.face[token]! < 0 ? 0 : sellOf(dataOf(at.view, token)));
/** What sells best, as far as it fits. */
function hold(at: At): readonly TokenId[] {
  const { options } = at.ask.domain.shape() as unknown as { readonly options: readonly TokenId[] };
  const held: TokenId[] = [];
  for (const token of [...options].sort((a, b) => worth(at, b) - worth(at, a)))
    if (at.ask.domain.admits([...held, token] as unknown as Json)) held.push(token);
  return options.filter((token) => held.includes(token));
}
export const pupil: Bot<At['view'], At['notes'][number]> = {
  name: 'pupil',
  answer: (at) => {
    switch (at.ask.topic) {
      case 'setup/crew':
        return at.chance.pick(optionsOf<string>(at).filter((crew) => crew !== 'build'));
      case 'turn/trader': {
        const out = optionsOf<number | 'stay' | 'ship'>(at).filter((one): one is number => typeof one === 'number');
        const [first] = out.filter((id) => at.view.figures[id]!.where === 'board');
        if (first !== undefined) return first;
        // Nobody comes in any more when it is time to go.
        return level(at.view) >= 4 || out.length === 0 ? (optionsOf<Json>(at).includes('stay') ? 'stay' : optionsOf<Json>(at)[0]) : out[0];
      }
      case 'turn/act': {
        const next = plan(at);
        return 'act' in next ? (next.act as unknown as Json) : undefined;
      }
      case 'turn/walk': {
        const next = plan(at);
        return 'way' in next ? (next.way as unknown as Json) : undefined;
      }
      case 'search/hold':
        return hold(at) as unknown as Json;
      case 'find/keep':
        return optionsOf<Json>(at)[0];
      default:
        return absent.answer(at);
    }
  },
};
