/** A crew of one's own: profiles within the points, classes, levels and free equipment (CS-CRW). */
import { assign, type Flow, oneOf, someOf } from '@cosmodrome/kernel';
import { CLASS, CLASSES, type ClassId } from '../content/classes.ts';
import { MOST_MEDI_STIMS, MOST_MEMBERS } from '../content/crews.ts';
import type { SkillId } from '../content/skills.ts';
import { skillOf } from '../content/skills.ts';
import { STARTERS, type TokenKind } from '../content/tokens.ts';
import { TRADER, TRADERS, type TraderId } from '../content/traders.ts';
import type { Crew, Sheet, State } from '../state.ts';
import { ask, type Why } from '../topics.ts';
import { enlist, sheetOf } from './setup.ts';
import { speaker, type Table } from './table.ts';

/** CS-CRW-03, CS-RULING-173 */
const freeProfiles = (state: State): TraderId[] => {
  const taken = new Set(state.figures.map((f) => (f.being.kind === 'trader' ? f.being.sheet.profile : undefined)));
  return TRADERS.filter((trader) => !taken.has(trader));
};
export const pointsOf = (profiles: readonly TraderId[]): number => profiles.reduce((sum, profile) => sum + TRADER[profile].points, 0);
/** CS-CRW-01, -02; a Merg needs another Trader as its handler (CS-MRG-01). */
export function whyNotCrew(profiles: readonly TraderId[], limit: number): Why | undefined {
  if (profiles.filter((profile) => TRADER[profile].type === 'captain').length !== 1) return 'needs-captain';
  return pointsOf(profiles) > limit ? 'too-many-points' : undefined;
}
/** CS-CRW-04, -05 */
export const classesFor = (profile: TraderId): ClassId[] => {
  const { only, species } = TRADER[profile];
  return only ? [only] : CLASSES.filter((of) => of !== 'merg' || species === 'merg');
};
/** CS-CRW-09: one ranged weapon, one melee weapon, one Medi-Stim; two Medi-Stims a crew. */
export function whyNotKit(kit: readonly TokenKind[], stims: number): Why | undefined {
  const guns = kit.filter((kind) => kind === 'outland-pistol' || kind === 'outland-rifle').length;
  return guns > 1 || (kit.includes('medi-stim') && stims >= MOST_MEDI_STIMS) ? 'too-much-kit' : undefined;
}

export function* buildCrew(table: Table, crew: Crew): Flow {
  const { state } = table;
  const seat = speaker(state, crew.id);
  const limit = state.settings.points;
  const profiles = yield* ask(
    seat,
    'setup/profiles',
    someOf(() => freeProfiles(state), {
      min: 1,
      max: MOST_MEMBERS,
      valid: (chosen) => whyNotCrew(chosen, limit) === undefined,
      why: (answer) =>
        Array.isArray(answer)
          ? whyNotCrew(
              (answer as TraderId[]).filter((p) => Object.hasOwn(TRADER, p)),
              limit,
            )
          : undefined,
    }),
  );
  let stims = 0;
  for (const profile of TRADERS.filter((p) => profiles.includes(p))) {
    const of = yield* ask(
      seat,
      'setup/class',
      oneOf(() => classesFor(profile)),
    );
    const levels = yield* ask(
      seat,
      'setup/levels',
      assign(() => CLASS[of].skills.map((id) => ({ id, max: skillOf(id).levels.length })), {
        total: TRADER[profile].career[0],
        atMost: true,
        why: (): Why => 'too-many-levels',
      }),
    );
    const kit = yield* ask(
      seat,
      'setup/kit',
      someOf(() => STARTERS as readonly TokenKind[], {
        valid: (chosen) => whyNotKit(chosen, stims) === undefined,
        why: (): Why => 'too-much-kit',
      }),
    );
    if (kit.includes('medi-stim')) stims++;
    const put: Partial<Record<SkillId, number>> = {};
    for (const [i, skill] of CLASS[of].skills.entries()) if (levels[i]! > 0) put[skill] = levels[i]!;
    const sheet: Sheet = sheetOf(profile, of, put);
    enlist(state, crew.id, sheet, kit);
  }
}
