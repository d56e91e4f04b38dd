/** How far the mission's pieces have come, as far as everybody sees it: a line each. */
import { sideOf } from '../judge/figures.ts';
import { chargesNeeded, chargesPlaced } from '../judge/objectives.ts';
import { stands } from '../judge/place.ts';
import { missionOf } from '../judge/site.ts';
import type { CrewId } from '../state.ts';
import type { View } from '../view.ts';
import type { Labels } from './labels.ts';

export function progressOf(view: View, crew: CrewId | undefined, { progress }: Labels): readonly string[] {
  const own = (by: readonly (CrewId | null)[]): number | undefined =>
    crew === undefined || view.crews.length < 2 ? undefined : by.filter((one) => one === crew).length;
  return missionOf(view).pieces.flatMap((piece, i): readonly string[] => {
    const at = view.objectives[i];
    if (!at || view.phase === 'over') return [];
    const done = at.by.filter((by) => by !== null).length;
    switch (piece.piece) {
      case 'charges':
        if (at.round > 0) return [progress.blast(at.round + piece.rounds)];
        return [progress.charges(chargesPlaced(at), chargesNeeded(piece, view.crews.length), own(at.by))];
      case 'seal': {
        const left = view.figures.filter((f) => stands(f) && sideOf(f) === 'purge').length;
        return [done < at.by.length ? progress.sealed(done, at.by.length, own(at.by)) : progress.purge(left)];
      }
      case 'check':
        return [progress.consoles(done, at.by.length, own(at.by))];
      case 'bounty':
        return crew === undefined ? [] : [progress.bounty(at.counts[crew] ?? 0)];
      default:
        return [];
    }
  });
}
