/** The Imperator deck: 30 cards of 11 kinds. */
import type { Branded } from '@cosmodrome/kernel';

// biome-ignore format: a table
export const IMPERATOR = [
  { key: 'liaison-shuttle',       id: 'I01', copies: 2, squads: 1, experience: 1, pc: 1 },
  { key: 'imperial-adviser',      id: 'I03', copies: 3, squads: 1, experience: 2, pc: 1 },
  { key: 'deck-guard',            id: 'I06', copies: 3, squads: 2, experience: 1, pc: 1 },
  { key: 'reserve-cohort',        id: 'I09', copies: 5, squads: 2, experience: 2, pc: 2 },
  { key: 'learned-cohort',        id: 'I14', copies: 4, squads: 2, experience: 3, pc: 2 },
  { key: 'assault-cohort',        id: 'I18', copies: 3, squads: 3, experience: 2, pc: 2 },
  { key: 'praetorian-detachment', id: 'I21', copies: 4, squads: 3, experience: 3, pc: 3 },
  { key: 'college-of-scholars',   id: 'I25', copies: 2, squads: 2, experience: 4, pc: 3 },
  { key: 'landing-legion',        id: 'I27', copies: 2, squads: 4, experience: 3, pc: 4 },
  { key: 'admirals-staff',        id: 'I29', copies: 1, squads: 4, experience: 4, pc: 4 },
  { key: 'admiral-in-person',     id: 'I30', copies: 1, squads: 5, experience: 5, pc: 5 },
] as const;
export type ImperatorKey = (typeof IMPERATOR)[number]['key'];
export type ImperatorCard = { readonly key: ImperatorKey; readonly squads: number; readonly experience: number; readonly pc: number };
/** One entry for each card of the deck: a pack's face is an index into this list. */
export const IMPERATOR_DECK: readonly ImperatorCard[] = IMPERATOR.flatMap((kind) => Array.from({ length: kind.copies }, () => kind));
/** The number of a card of the Imperator deck. */
export type ImperatorId = Branded<number, 'imperator'>;
export const imperatorIds = (): ImperatorId[] => IMPERATOR_DECK.map((_, i) => i as ImperatorId);
