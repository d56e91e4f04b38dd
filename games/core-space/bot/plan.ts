/** What the active Trader does next: one of its acts, or a way. Both are asked at once; the same position gives the same plan whichever it is asked for. */
import type { Point } from '@cosmodrome/kernel';
import { moveOf } from '../judge/figures.ts';
import { lattice, touchesSquares } from '../judge/place.ts';
import { allowance, footingOf, Reach } from '../judge/reach.ts';
import { siteOf } from '../judge/site.ts';
import { type CrateId, figureOf } from '../state.ts';
import type { Act } from '../topics.ts';
import type { At } from './seat.ts';

export type Intent = { readonly act: Act } | { readonly way: readonly Point[] };
const WORTH: Partial<Record<Act['do'], number>> = { fight: 5, shoot: 3, search: 4, 'search-room': 3, stand: 9, interact: 4, reload: 1 };
/** All acts, as the question lists them. */
function actsOf({ ask, seat, imagine }: At): Act[] {
  const asked = ask.topic === 'turn/act' ? ask : imagine(0).find(seat, 'turn/act');
  return asked ? ([...asked.domain.options!()] as Act[]) : [];
}
export function intent(at: At): Intent {
  const { view } = at;
  const f = figureOf(view, view.active!.figure);
  const searched = new Set<CrateId>();
  for (const note of at.notes) if (note.kind === 'searched' && note.crate !== null) searched.add(note.crate);
  const good = actsOf(at).filter((act) => WORTH[act.do] !== undefined && !(act.do === 'search' && searched.has(act.crate)));
  const top = good.toSorted((a, b) => WORTH[b.do]! - WORTH[a.do]!)[0];
  if (top) return { act: top };
  const far = view.active!.actions > 0 && !f.prone ? allowance(f, moveOf(view, f)) : 0;
  if (far === 0) return { act: { do: 'end' } };
  const reach = new Reach(view, f, footingOf(view, f, far));
  const home = reach.home();
  const open = view.crates.filter(({ id }) => !searched.has(id));
  if ((view.round > 6 || open.length === 0) && home) return { way: home.points };
  const [sx, sy] = f.where === 'board' ? [f.x, f.y] : reach.foot.starts[0]!.at;
  const ends = lattice(siteOf(view), sx, sy, far).flatMap((at) => {
    const way = reach.to(at);
    return way ? [{ at, way }] : [];
  });
  const gap = ([x, y]: Point) =>
    Math.min(
      ...open.map(({ squares }) =>
        Math.hypot(
          (squares[0]! % siteOf(view).map.plan.cols) * 100 + 50 - x,
          Math.floor(squares[0]! / siteOf(view).map.plan.cols) * 100 + 50 - y,
        ),
      ),
    );
  const touch = ends.find(({ at: [x, y] }) => open.some(({ squares }) => touchesSquares(view, { ...f, x, y }, squares)));
  const to = touch ?? ends.toSorted((a, b) => gap(a.at) - gap(b.at))[0];
  return to ? { way: to.way.points } : { act: { do: 'end' } };
}
