/** A crew of one's own: who comes for how many points, with the Captain it needs; and why a choice is none yet. */
import type { Json } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import { MOST_MEDI_STIMS } from '../content/crews.ts';
import { TRADER, type TraderId } from '../content/traders.ts';
import { capacityOf, spaces } from '../judge/figures.ts';
import { figureOf, type TokenId } from '../state.ts';
import type { Why } from '../topics.ts';
import type { View } from '../view.ts';
import type { Props } from './desk.ts';
import { LABELS } from './labels.ts';
import { Art, portraitOf } from './pieces.tsx';

const points = (profiles: readonly TraderId[]): number => profiles.reduce((sum, profile) => sum + TRADER[profile].points, 0);
const captains = (profiles: readonly TraderId[]): number => profiles.filter((profile) => TRADER[profile].type === 'captain').length;

/** What speaks against a draft; `whole`: as it stands, else whatever is added to it. */
export function against({ topic }: Question, draft: Json, whole: boolean, view: View): Why | undefined {
  if (topic === 'setup/profiles') {
    const profiles = draft as readonly TraderId[];
    if (points(profiles) > view.settings.points) return 'too-many-points';
    const n = captains(profiles);
    return n > 1 || (whole && n === 0) ? 'needs-captain' : undefined;
  }
  if (topic === 'setup/kit') {
    const kit = draft as readonly string[];
    const guns = kit.filter((kind) => kind === 'outland-pistol' || kind === 'outland-rifle').length;
    return guns > 1 || kit.filter((kind) => kind === 'medi-stim').length > MOST_MEDI_STIMS ? 'too-much-kit' : undefined;
  }
  if (topic === 'search/hold' && view.scene?.kind === 'searching')
    return spaces(view, draft as readonly TokenId[]) > capacityOf(figureOf(view, view.scene.figure)) ? 'no-room' : undefined;
  return undefined;
}
export function Points({ view, play, lang }: Props) {
  const labels = LABELS[lang].crews;
  const chosen = (play.draft('setup/profiles') as readonly TraderId[] | undefined) ?? [];
  return (
    <p className="cs-points" aria-live="polite">
      {chosen.map((trader) => (
        <Art key={trader} id={portraitOf({ being: { kind: 'trader', sheet: { profile: trader } as never } })} size={40} />
      ))}
      <b>{labels.points(points(chosen), view.settings.points)}</b>
      <span data-missing={captains(chosen) === 1 ? undefined : ''}>{labels.captain(captains(chosen))}</span>
    </p>
  );
}
