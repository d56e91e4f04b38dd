/** Moments of a campaign of Core Space, by what is asked: for tests of its screens, and for their pictures. */
import type { Ask, Json } from '@cosmodrome/kernel';
import type { Wanted } from './moment.ts';

interface Ledger {
  readonly step: number;
  readonly crews: readonly { readonly money: number }[];
  readonly outings: readonly { readonly parties: readonly { readonly done: boolean }[] }[];
}
const asked =
  (topic: string, more: (ask: Ask, view: Ledger) => boolean = () => true) =>
  (ask: Ask, view: Json) =>
    ask.topic === topic && more(ask, view as unknown as Ledger);
const ARC = { game: 'core-space-campaign', seats: 2, options: { structure: 'arc' } } as const;
const LEAGUE = {
  game: 'core-space-campaign',
  seats: 5,
  options: { structure: 'league', length: 3 },
} as const;
const OPEN = { game: 'core-space-campaign', seats: 3, options: { length: 6 } } as const;
export const MOMENTS: Readonly<Record<string, Wanted>> = {
  founding: { ...ARC, when: asked('found') },
  home: { ...ARC, when: asked('home', (_, { step }) => step >= 1) },
  boarding: { ...ARC, when: asked('embark', (_, { step }) => step >= 1) },
  extraction: { ...ARC, when: asked('extract') },
  advancement: { ...ARC, when: asked('advance') },
  trading: { ...ARC, when: asked('trade', (ask, { step, crews }) => step >= 1 && (crews[ask.seat]?.money ?? 0) >= 4) },
  barter: {
    ...ARC,
    when: asked('trade', (ask, { crews, outings }) => {
      const there = outings.every(({ parties }) => parties.every(({ done }) => !done));
      return there && crews.every(({ money }, seat) => money > 0 || seat === ask.seat);
    }),
  },
  maintenance: { ...ARC, when: asked('repair', (_, { step }) => step >= 1) },
  league: { ...LEAGUE, when: asked('home', (_, { step }) => step >= 2) },
  open: { ...OPEN, when: asked('home', (ask, { step }) => step >= 2 && ask.seat === 2) },
};
