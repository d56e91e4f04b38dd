/** How the game ended for the two sides. Nobody counts points here, and nobody is ranked. */
import type { Standing } from '@cosmodrome/kernel';
import type { Member, Outcome } from '@cosmodrome/kit/face';
import type { Lang } from '@cosmodrome/kit/text';
import type { View } from '../view.ts';
import { teamOf } from './geometry.ts';
import { LABELS } from './labels.ts';
import { NAMES } from './terms.ts';

export function outcome(view: View, standings: readonly Standing[], lang: Lang): Outcome | undefined {
  const { open } = view;
  if (!open) return undefined;
  const labels = LABELS[lang].end;
  const member = ({ seat, side }: (typeof open.teams)[number]): Member => {
    const { soldier, android, out } = teamOf(view, seat);
    return {
      seat,
      ...(side === 'human' ? {} : { tag: NAMES[lang].sides[side] }),
      say: out ? labels.eliminated : labels.hearts(soldier.hp, android.hp),
    };
  };
  const sides = (['humans', 'host'] as const).map((name) => {
    const members = open.teams.filter((t) => (t.side === 'human') === (name === 'humans'));
    return {
      name: labels.sides[name],
      won: standings.some((s) => s.won && members.some((m) => m.seat === s.seat)),
      title: labels.wins[name],
      members: members.map(member),
    };
  });
  return {
    title: sides.find((s) => s.won)?.title ?? labels.wins.nobody,
    sides: sides.toSorted((a, b) => Number(b.won) - Number(a.won)),
  };
}
