import { useState } from 'react';
import { useLocation } from 'wouter';
import { api, codeOf, here } from '../net/api.ts';
import { useSelf } from '../net/me.ts';
import { keepForGood } from '../net/offline.ts';
import type { GameInfo, NewTable } from '../net/wire.ts';
import { useLang, useT } from '../text/index.ts';
import { titleOf } from './Home.tsx';
import { nameFor } from './pace.ts';

/** A table with bots by one click, such as suits a first game; everything else is chosen where tables are made. */
export function useFirstTable(): {
  play(game: GameInfo): Promise<void>;
  readonly trouble: string | undefined;
} {
  const t = useT();
  const lang = useLang();
  const { me, away } = useSelf();
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<string>();
  const play = async ({ id, bots, facts: { best, first } }: GameInfo) => {
    setTrouble(undefined);
    const bot = bots[0] ?? 'random';
    const others = Array.from({ length: (first?.seats ?? best) - 1 }, () => ({ kind: 'bot', bot }) as const);
    const wish: NewTable = {
      game: id,
      seats: [{ kind: 'me' }, ...others],
      ...(first?.options === undefined ? {} : { options: first.options }),
      pace: { kind: 'relaxed' },
      name: nameFor(titleOf(id), t, lang),
      start: true,
    };
    try {
      const table = away ? await here.open(wish, me?.name ?? t.you) : await api.open(wish);
      if (away) keepForGood();
      navigate(`/t/${table.code}`);
    } catch (error) {
      setTrouble(codeOf(error));
    }
  };
  return { play, trouble };
}
