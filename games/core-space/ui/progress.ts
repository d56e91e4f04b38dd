/** How far the mission's pieces have come, as far as everybody sees it: a line each. */
import { TOKENS, type TokenKind } from '../content/tokens.ts';
import { isTeam, sideOf } from '../judge/figures.ts';
import { chargesNeeded, chargesPlaced } from '../judge/objectives.ts';
import { stands } from '../judge/place.ts';
import { missionOf } from '../judge/site.ts';
import { type CrewId, type FigureId, figureOf, type TokenId } from '../state.ts';
import type { Names } from '../text/lexicon.ts';
import type { View } from '../view.ts';
import type { Labels, Sought } from './labels.ts';

/** Who has a token of this kind, as far as these eyes know its face. */
function whoseToken(view: View, kind: TokenKind, own: (of: CrewId) => boolean): Sought {
  const is = (token: TokenId): boolean => TOKENS[view.tokens.face[token] ?? -1]?.kind === kind;
  const holder = view.figures.find((f) => f.where !== 'out' && f.inventory.some(is));
  if (holder && holder.crew !== null && !holder.defeated) return own(holder.luredFrom ?? holder.crew) ? 'yours' : 'theirs';
  return holder || view.floor.some(({ token }) => is(token)) ? 'free' : 'gone';
}
function whoseFigure(view: View, id: FigureId, own: (of: CrewId) => boolean): Sought {
  const f = figureOf(view, id);
  if (f.where === 'out' || f.defeated) return 'lost';
  return f.crew === null ? 'free' : own(f.crew) ? 'yours' : 'theirs';
}
export function progressOf(view: View, crew: CrewId | undefined, { progress }: Labels, names: Names): readonly string[] {
  const isOwn = (of: CrewId): boolean => crew !== undefined && (of === crew || view.settings.mode === 'together' || isTeam(view, of, crew));
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
      case 'hidden':
        return [progress.sought(names.tokens[piece.token], at.done ? whoseToken(view, piece.token, isOwn) : 'hidden')];
      case 'informant':
        return [
          at.done ? progress.sought(names.tokens[piece.token], whoseToken(view, piece.token, isOwn)) : progress.asked(done, at.by.length),
        ];
      case 'prisoner': {
        const [prisoner] = at.figures;
        return [progress.sought(names.npcs[piece.who].name, prisoner === undefined ? 'hidden' : whoseFigure(view, prisoner, isOwn))];
      }
      case 'bounty':
        return crew === undefined ? [] : [progress.bounty(at.counts[crew] ?? 0)];
      default:
        return [];
    }
  });
}
