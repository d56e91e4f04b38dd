/** Who can be hired, and for how much (CS-HIR, Content to design). */
import { GANGERS, TRADERS, type TraderId } from '@cosmodrome/core-space/content/index';

/** Names of those who have no profile of their own; the same in all languages. */
export const NAMES = [
  'Anka Brandt',
  'Bo Lindqvist',
  'Cass Idris',
  'Dov Maren',
  'Elio Sandoval',
  'Freya Okoro',
  'Gus Pelletier',
  'Hana Mori',
  'Ivo Castellan',
  'Jada Whitlock',
  'Kemal Aras',
  'Lio Ferrand',
  'Mira Solberg',
  'Nils Amari',
  'Odile Marchand',
  'Paz Quintero',
  'Rin Takeda',
  'Sol Varga',
  'Tess Nakamura',
  'Umi Delacroix',
  'Viggo Santos',
  'Wanda Kroll',
  'Yara Benali',
  'Zeno Hart',
] as const;

/** CS-HIR-01 */
export const MOST_MEMBERS = 7;
/** Profiles a crew is offered after a game (CS-HIR-05). */
export const OFFERS = 5;
export type Contract = 'spot' | 'permanent' | 'temporary';
/** UA by points (CS-HIR-10): up to so many points, then on the spot, permanent, temporary. */
export const HIRING: readonly (readonly [upTo: number, spot: number, permanent: number, temporary: number])[] = [
  [22, 2, 5, 2],
  [34, 4, 7, 2],
  [39, 7, 10, 3],
  [44, 9, 13, 4],
  [49, 10, 15, 4],
  [54, 11, 17, 5],
  [59, 12, 19, 5],
  [64, 13, 21, 6],
  [74, 14, 24, 8],
  [84, 18, 30, 10],
  [Number.POSITIVE_INFINITY, 24, 40, 14],
];
/** Their Trader sides are not in the usual draw (CS-HIR-15). */
export const isGanger = (profile: TraderId): boolean => (GANGERS as readonly string[]).includes(profile);
/** The arc needs him elsewhere (CS-RULING-139). */
export const KEPT_BY_THE_ARC: TraderId = 'treva-jole';
export const PROFILES: readonly TraderId[] = TRADERS;

/** Spaces of the rows of a Career, and what the last of a row brings (CS-ADN-05). */
export const ROWS = [7, 12, 15] as const;
export const STATISTICS = ['health', 'skill', 'actions'] as const;
export type Statistic = (typeof STATISTICS)[number];
export const ROW_BONUS: readonly (readonly Statistic[])[] = [
  ['health', 'skill'],
  ['health', 'skill'],
  ['health', 'skill', 'actions'],
];
/** Levels of a skill (CS-ADN-04). */
export const TOP_SKILL = 3;
