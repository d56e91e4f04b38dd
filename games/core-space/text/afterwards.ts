/** What there is to tell once a mission is over, of a decision that lies behind, or to somebody who comes back: facts alone, the same in every language. */
import type { Json, Seat } from '@cosmodrome/kernel';
import type { Ended, Question } from '@cosmodrome/kit/text';
import { TOKENS } from '../content/index.ts';
import type { MissionId } from '../content/mission.ts';
import { belongingsOf, crewMembers, level } from '../judge/figures.ts';
import { achievers, primaryOf } from '../judge/objectives.ts';
import { isOn } from '../judge/place.ts';
import { missionOf } from '../judge/site.ts';
import type { Note } from '../notes.ts';
import { type CrewId, crewFor, type Ending, type FigureId, type Shown, type TokenId } from '../state.ts';
import type { Act, Keep, Topic } from '../topics.ts';
import type { View } from '../view.ts';

const worth = (view: View, token: TokenId): number => TOKENS[view.tokens.face[token] ?? -1]?.sell ?? 0;
/** What somebody carries and wears would sell for. */
export const carriedWorth = (view: View, f: Shown): number => belongingsOf(f).reduce((sum, token) => sum + worth(view, token), 0);
const isTrader = (f: Shown): boolean => f.being.kind === 'trader';

// ------------------------------------------------------------------ why it ended so

export type EndedBy = { readonly ending: Ending; readonly round: number; readonly home: number; readonly behind: number };
export type Decided =
  | { readonly kind: 'together'; readonly value: number; readonly success: number; readonly great: number }
  | { readonly kind: 'most'; readonly seats: readonly Seat[]; readonly value: number; readonly next: number | null }
  | { readonly kind: 'objective'; readonly seats: readonly Seat[] }
  | { readonly kind: 'alive'; readonly seats: readonly Seat[]; readonly alive: number; readonly next: number | null }
  | { readonly kind: 'joint'; readonly done: boolean }
  | { readonly kind: 'nobody' };
export type Missing =
  | { readonly kind: 'behind'; readonly gap: number; readonly who: FigureId; readonly worth: number }
  | { readonly kind: 'lost-crew' }
  | { readonly kind: 'objective'; readonly mission: MissionId | undefined }
  /** The game master wins where no crew does. */
  | { readonly kind: 'master' }
  | { readonly kind: 'gap'; readonly gap: number };

/** Of those who went in: who came back, and who did not. */
export function endedBy({ view, report }: Ended<View, Note>): EndedBy {
  const all = view.figures.filter((f) => isTrader(f) && f.entered);
  const home = all.filter((f) => f.where === 'home').length;
  return { ending: report.ending as Ending, round: view.round, home, behind: all.length - home };
}
function goals(view: View): { readonly success: number; readonly great: number } {
  const loot = missionOf(view).pieces.find((piece) => piece.piece === 'loot');
  const [success, great] = loot?.piece === 'loot' ? [loot.success, loot.great] : [0, 0];
  return { success: success * view.crews.length, great: great * view.crews.length };
}
const isLoot = (view: View): boolean => missionOf(view).pieces[primaryOf(view)]?.piece === 'loot';
const aliveOf = (view: View, crew: CrewId): number =>
  crewMembers(view, crew).filter((f) => isTrader(f) && f.entered && (f.where === 'home' || (isOn(f) && !f.defeated))).length;
const isTogether = (view: View): boolean => view.settings.mode === 'together' || view.crews.length === 1;
const total = ({ standings, view }: Ended<View, Note>): number =>
  view.crews.reduce((sum, { seats }) => sum + (standings.find(({ seat }) => seat === seats[0])?.score ?? 0), 0);
export function decidedBy(end: Ended<View, Note>): Decided {
  const { view, standings } = end;
  const loot = isLoot(view);
  if (isTogether(view) && !loot) return { kind: 'joint', done: achievers(view).length > 0 };
  if (isTogether(view)) return { kind: 'together', value: total(end), ...goals(view) };
  const won = standings.filter((s) => s.won && view.crewOf[s.seat] !== null);
  if (won.length === 0) return { kind: 'nobody' };
  const others = standings.filter((s) => !s.won).map((s) => s.score);
  const seats = won.map((s) => s.seat);
  if (!loot) {
    if (achievers(view).length > 0) return { kind: 'objective', seats };
    const living = (seat: Seat) => aliveOf(view, crewFor(view, seat));
    const rest = standings.filter((s) => !s.won).map((s) => living(s.seat));
    return { kind: 'alive', seats, alive: living(seats[0]!), next: rest.length > 0 ? Math.max(...rest) : null };
  }
  return { kind: 'most', seats, value: won[0]!.score, next: others.length > 0 ? Math.max(...others) : null };
}
/** Who came nearest without winning: the reader, or whoever brought most of the others. */
export function nearest({ standings, seat, view }: Ended<View, Note>): Seat | undefined {
  const others = standings.filter((s) => !s.won && (s.seat !== view.master || s.seat === seat)).toSorted((a, b) => b.score - a.score);
  if (isTogether(view)) return others.find((s) => s.seat === seat)?.seat ?? others[0]?.seat;
  return (others.find((s) => s.seat === seat) ?? others[0])?.seat;
}
/** What this seat lacked: a crew that came home, what a fallen one carried, or simply value. */
export function missing(end: Ended<View, Note>, seat: Seat): Missing {
  const { view, standings } = end;
  if (seat === view.master) return { kind: 'master' };
  const crew = crewFor(view, seat);
  const mine = crewMembers(view, crew).filter(isTrader);
  if (!mine.some((f) => f.where === 'home')) return { kind: 'lost-crew' };
  const { name } = missionOf(view);
  if (!isLoot(view)) return { kind: 'objective', mission: 'mission' in name ? name.mission : undefined };
  const best = Math.max(...standings.filter((s) => s.won).map((s) => s.score), Number.NEGATIVE_INFINITY);
  const score = standings.find((s) => s.seat === seat)?.score ?? 0;
  const gap = isTogether(view) ? goals(view).success - total(end) : Number.isFinite(best) ? best - score : 0;
  const lying = mine.filter((f) => isOn(f)).toSorted((a, b) => carriedWorth(view, b) - carriedWorth(view, a))[0];
  return lying && carriedWorth(view, lying) > 0
    ? { kind: 'behind', gap, who: lying.id, worth: carriedWorth(view, lying) }
    : { kind: 'gap', gap };
}

// ------------------------------------------------------------------ where a seat stands

export type Stands = {
  readonly round: number;
  readonly level: number;
  readonly carried: number;
  readonly home: number;
  readonly standing: number;
  readonly fallen: number;
};
/** What is in my Traders' hands, what is safe, and how many are on their feet. */
export function standsAt(view: View, seat: Seat): Stands {
  const crew = crewFor(view, seat) as CrewId;
  const mine = crewMembers(view, crew);
  const sum = (those: readonly Shown[]) => those.reduce((all, f) => all + carriedWorth(view, f), 0);
  const on = mine.filter(isOn);
  return {
    round: view.round,
    level: level(view),
    carried: sum(on),
    home: sum(mine.filter((f) => f.where === 'home')) + (view.crews[crew]?.money ?? 0),
    standing: on.filter((f) => !f.defeated).length,
    fallen: on.filter((f) => f.defeated).length,
  };
}

// ------------------------------------------------------------------ in what two answers differ

/** Which of the two answers it is said of. */
type Whose = { readonly other: boolean };
export type Contrast =
  | (Whose & { readonly kind: 'noise'; readonly pegs: number })
  | (Whose & { readonly kind: 'unspent'; readonly actions: number })
  | (Whose & { readonly kind: 'searches' })
  | (Whose & { readonly kind: 'attacks' })
  | (Whose & { readonly kind: 'reacts'; readonly pegs: number })
  | (Whose & { readonly kind: 'strikes' })
  | (Whose & { readonly kind: 'keeps' })
  | (Whose & { readonly kind: 'stays' });

const SHOTS: readonly Act['do'][] = ['shoot', 'blast'];
const SEARCHES: readonly Act['do'][] = ['search', 'search-body', 'search-room'];
const ATTACKS: readonly Act['do'][] = ['shoot', 'blast', 'fight', 'throw'];
export function contrastOf(ask: Question, mine: Json, other: Json, view: View): Contrast | undefined {
  /** The one of the two that is of this sort, where the other is not. */
  const differs = (is: (answer: Json) => boolean): Whose | undefined => {
    const [a, b] = [is(mine), is(other)];
    return a === b ? undefined : { other: b };
  };
  const does = (those: readonly Act['do'][]) => differs((answer) => those.includes((answer as unknown as Act).do));
  switch (ask.topic as Topic) {
    case 'turn/act': {
      const actions = view.active?.actions ?? 0;
      const ends = does(['end']);
      if (ends && actions > 0) return { kind: 'unspent', actions, ...ends };
      const loud = view.shot ? undefined : does(SHOTS);
      if (loud) return { kind: 'noise', pegs: view.pegs + 1, ...loud };
      const searches = does(SEARCHES);
      if (searches) return { kind: 'searches', ...searches };
      const attacks = does(ATTACKS);
      return attacks && { kind: 'attacks', ...attacks };
    }
    case 'turn/trader': {
      const stays = differs((answer) => answer === 'stay');
      return stays && { kind: 'stays', ...stays };
    }
    case 'react/use': {
      const reacts = differs((answer) => answer !== 'pass');
      const used = (mine === 'pass' ? other : mine) as { readonly level?: number };
      return reacts && { kind: 'reacts', pegs: used.level ?? 0, ...reacts };
    }
    case 'opportunity': {
      const strikes = differs((answer) => !('decline' in (answer as object)));
      return strikes && { kind: 'strikes', ...strikes };
    }
    case 'find/keep': {
      const keeps = differs((answer) => (answer as unknown as Keep).keep);
      return keeps && { kind: 'keeps', ...keeps };
    }
    default:
      return undefined;
  }
}
