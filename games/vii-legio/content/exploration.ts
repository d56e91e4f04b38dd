/**
 * The Exploration deck: 57 cards of 25 kinds. What a card needs in order to be played face up, and what it then does, is in
 * rules/cards.ts; names and texts are in text/. `id` is the card's number in the catalogue.
 */
import type { Branded } from '@cosmodrome/kernel';
import type { Skill } from './ships.ts';

export type ExplorationType = 'discovery' | 'hazard' | 'hostile' | 'oz' | 'detector' | 'advantage';
type Kind = {
  readonly key: string;
  readonly id: string;
  readonly copies: number;
  readonly type: ExplorationType;
  /** Risks only: the experience of having faced it. */
  readonly experience?: { readonly skill: Skill; readonly points: number };
  /** Other cards its owner has to discard, or may have to. */
  readonly demands?: 1 | 2;
  /** The ship is brought back to the Star Base. */
  readonly returns?: true;
  /** Hostile ships only: lasers needed to beat it, and the trophy. */
  readonly strength?: 1 | 2 | 3;
  readonly gain?: { readonly score: 'pc' | 'px'; readonly points: number };
};
const mind = (points: number) => ({ skill: 'diplomacy', points }) as const;
const force = (points: number) => ({ skill: 'capture', points }) as const;

// biome-ignore format: a table
export const EXPLORATION = [
  { key: 'inhabited-planet',    id: 'E01', copies: 8, type: 'discovery' },
  { key: 'welcoming-orbit',     id: 'E02', copies: 2, type: 'discovery' },
  { key: 'ancient-beacon',      id: 'E03', copies: 2, type: 'discovery' },
  { key: 'unknown-signal',      id: 'E04', copies: 3, type: 'hazard', demands: 1, experience: mind(1) },
  { key: 'asteroid-shower',     id: 'E05', copies: 3, type: 'hazard', demands: 1, experience: force(1) },
  { key: 'ion-storm',           id: 'E06', copies: 2, type: 'hazard', demands: 2, experience: mind(1) },
  { key: 'wormhole',            id: 'E07', copies: 2, type: 'hazard', returns: true, experience: mind(2) },
  { key: 'gravity-well',        id: 'E08', copies: 2, type: 'hazard', experience: force(1) },
  { key: 'outbreak',            id: 'E09', copies: 2, type: 'hazard', experience: mind(1) },
  { key: 'stellar-flare',       id: 'E10', copies: 2, type: 'hazard', demands: 2, experience: force(2) },
  { key: 'black-vortex',        id: 'E11', copies: 1, type: 'hazard', returns: true, experience: force(2) },
  { key: 'diplomatic-incident', id: 'E12', copies: 1, type: 'hazard', experience: mind(1) },
  { key: 'xeno-liburna',        id: 'E13', copies: 3, type: 'hostile', strength: 1, gain: { score: 'pc', points: 1 }, experience: force(1) },
  { key: 'xeno-bireme',         id: 'E14', copies: 3, type: 'hostile', strength: 2, gain: { score: 'pc', points: 2 }, experience: force(1) },
  { key: 'xeno-trireme',        id: 'E15', copies: 2, type: 'hostile', strength: 3, gain: { score: 'px', points: 1 }, experience: force(2) },
  { key: 'xeno-scout',          id: 'E16', copies: 1, type: 'hostile', strength: 1, experience: mind(1) },
  { key: 'oz-vein',             id: 'E17', copies: 3, type: 'oz' },
  { key: 'oz-crystals',         id: 'E18', copies: 2, type: 'oz' },
  { key: 'oz-alloy',            id: 'E19', copies: 1, type: 'oz' },
  { key: 'risk-detector',       id: 'E20', copies: 4, type: 'detector' },
  { key: 'castaway',            id: 'E21', copies: 2, type: 'advantage' },
  { key: 'drifting-wreck',      id: 'E22', copies: 2, type: 'advantage' },
  { key: 'stray-legionaries',   id: 'E23', copies: 1, type: 'advantage' },
  { key: 'mapping-probe',       id: 'E24', copies: 2, type: 'advantage' },
  { key: 'imperator-relay',     id: 'E25', copies: 1, type: 'advantage' },
] as const satisfies readonly Kind[];

export type Exploration = (typeof EXPLORATION)[number]['key'];
export type ExplorationCard = Kind & { readonly key: Exploration };
const KINDS = Object.fromEntries(EXPLORATION.map((kind) => [kind.key, kind])) as Readonly<Record<Exploration, ExplorationCard>>;
export const kindOf = (key: Exploration): ExplorationCard => KINDS[key];
/** One entry for each card of the deck: a pack's face is an index into this list. */
export const EXPLORATION_DECK: readonly ExplorationCard[] = EXPLORATION.flatMap((kind) => Array.from({ length: kind.copies }, () => kind));
/** The number of a card of the Exploration deck. */
export type ExplorationId = Branded<number, 'exploration'>;
export const explorationIds = (): ExplorationId[] => EXPLORATION_DECK.map((_, i) => i as ExplorationId);
