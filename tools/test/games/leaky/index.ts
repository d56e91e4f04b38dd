import { hidden } from '../../../../kernel/test/games/hidden.ts';
import { packed } from '../pack.ts';

/** A game with a fault: its view shows everybody the top card of the deck. */
export const pack = packed({
  ...hidden,
  id: 'leaky',
  view: (s, seat) => ({ ...hidden.view(s, seat), top: s.faces[s.deck[0] ?? 0] ?? null }),
});
