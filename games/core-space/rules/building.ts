/** A crew of one's own: profiles within the points, classes, levels and free equipment (CS-CRW). */
import { assign, type Chance, type Flow, oneOf, type Seat, someOf } from '@cosmodrome/kernel';
import { CLASS, CLASSES, type ClassId } from '../content/classes.ts';
import { MOST_MEDI_STIMS, MOST_MEMBERS } from '../content/crews.ts';
import type { SkillId } from '../content/skills.ts';
import { skillOf } from '../content/skills.ts';
import { SIZES, STARTERS, TOKENS, type TokenKind, tokenOf } from '../content/tokens.ts';
import { TRADER, TRADERS, type TraderId } from '../content/traders.ts';
import { capacityOf, spaces } from '../judge/figures.ts';
import type { Crew, CrewId, Figure, Sheet, State } from '../state.ts';
import { ask, type Why } from '../topics.ts';
import { bind } from './mergs.ts';
import { reservedFor } from './pieces/people.ts';
import { careerOf, enlist, raised, roomFor, sheetOf, surplusOf } from './setup.ts';
import { mint, pickFor, speaker, type Table } from './table.ts';

/** CS-CRW-03, CS-RULING-173 */
const freeProfiles = (state: State): TraderId[] => {
  const taken = new Set<string | undefined>([
    reservedFor(state),
    ...state.figures.map((f) => (f.being.kind === 'trader' ? f.being.sheet.profile : undefined)),
  ]);
  return TRADERS.filter((trader) => !taken.has(trader));
};
export const pointsOf = (profiles: readonly TraderId[]): number => profiles.reduce((sum, profile) => sum + TRADER[profile].points, 0);
/** CS-CRW-01, -02; there is always somebody to hold a Merg: its Captain is none (CS-MRG-01). */
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
  const { points: limit, career } = state.settings;
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
        total: careerOf(profile, career),
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
    const sheet = yield* raise(seat, sheetOf(profile, of, put, career), surplusOf(profile, career));
    enlist(state, crew.id, sheet, kit);
  }
  yield* nameHandlers(table, crew);
  yield* outfit(table, crew.id);
}
/** What a complete Career does not hold goes where there is room, point by point. CS-CRW-10, CS-ADN-07, -08 */
function* raise(seat: Seat, plain: Sheet, points: number): Flow<Sheet> {
  let sheet = plain;
  for (let n = 0; n < points; n++) {
    const open = (['health', 'skill', 'actions'] as const).filter((what) => roomFor(sheet, what) > 0);
    if (open.length === 0) break;
    const what =
      open.length === 1
        ? open[0]!
        : yield* ask(
            seat,
            'setup/raise',
            oneOf(() => open),
          );
    sheet = raised(sheet, [what]);
  }
  return sheet;
}
/** CS-MRG-01: another Trader of the crew; nobody is asked where there is one only. */
function* nameHandlers(table: Table, crew: Crew): Flow {
  const mine = table.state.figures.filter((f) => f.crew === crew.id);
  const isMerg = (f: Figure) => f.being.kind === 'trader' && TRADER[f.being.sheet.profile].species === 'merg';
  const others = mine.filter((f) => !isMerg(f)).map((f) => f.id);
  for (const merg of mine.filter(isMerg)) bind(merg, yield* pickFor(table, crew.id, 'setup/handler', others));
}

// ------------------------------------------------------------------ experienced crews

/** All that trading posts sell; what it is made of is in no bag (CS-CRW-10, CS-RULING-271). */
const wares = (state: State): TokenKind[] =>
  TOKENS.filter(
    ({ cost, pool, type }) =>
      cost !== null && cost > 0 && type !== 'goods' && (pool === 'base' || (pool === 'expansion' && state.settings.expansion)),
  ).map(({ kind }) => kind);
/** Within the purse, and it can carry it: one armour is worn. */
export function whyNotShop(state: State, f: Figure, bought: readonly TokenKind[]): Why | undefined {
  const tokens = bought.map(tokenOf);
  if (tokens.reduce((sum, { cost }) => sum + (cost ?? 0), 0) > state.settings.purse) return 'too-dear';
  const worn = tokens.findIndex(({ type }) => type === 'armour');
  const carried = tokens.filter((_, i) => i !== worn).reduce((sum, { size }) => sum + SIZES[size], spaces(state, f.inventory));
  if (carried > capacityOf(f)) return 'no-room';
  const merg = f.being.kind === 'trader' && TRADER[f.being.sheet.profile].species === 'merg';
  return !merg && tokens.some(({ only }) => only === 'merg') ? 'too-much-kit' : undefined;
}
/** Each member in turn spends its share. CS-CRW-10 */
export function* outfit(table: Table, crew: CrewId): Flow {
  const { state } = table;
  if (state.settings.purse === 0) return;
  for (const f of state.figures.filter((one) => one.crew === crew)) {
    const why = (answer: unknown) =>
      Array.isArray(answer)
        ? whyNotShop(state, f, answer.filter((kind) => wares(state).includes(kind as TokenKind)) as TokenKind[])
        : undefined;
    const all = () => wares(state).filter((kind) => whyNotShop(state, f, [kind]) === undefined);
    const plain = someOf(all, { valid: (kinds) => whyNotShop(state, f, kinds) === undefined, why });
    // Random play takes one thing after the other, as far as the purse goes: few heaps drawn at random can be paid.
    const sample = (chance: Chance): readonly TokenKind[] => {
      const took: TokenKind[] = [];
      for (const kind of chance.shuffle(all())) if (whyNotShop(state, f, [...took, kind]) === undefined) took.push(kind);
      return took;
    };
    const bought = yield* ask(speaker(state, crew), 'setup/shop', { ...plain, sample });
    for (const kind of bought) {
      const token = mint(state, kind);
      if (tokenOf(kind).type === 'armour' && f.armour === null) f.armour = token;
      else f.inventory.push(token);
    }
  }
}
