import type { Options } from '@cosmodrome/kernel';
import { useEffect, useState } from 'react';
import { api, here as device } from '../net/api.ts';
import { useSelf } from '../net/me.ts';
import type { Fits, GameInfo } from '../net/wire.ts';

const ALL: Fits = { paces: ['live', 'relaxed', 'days'], oneDevice: true, wrong: null };
/** What goes together, of a game in which not everything does: the server has its rules. */
export function useFits(game: GameInfo | undefined, options: Options, seats: number): Fits {
  const [fits, set] = useState(ALL);
  const away = useSelf((s) => s.away);
  const picky = game?.picky ? game.id : undefined;
  useEffect(() => {
    if (picky === undefined) return;
    let here = true;
    // Not known: the server says it when the table is opened.
    void (away ? device : api).fits(picky, options, seats).then(
      (found) => here && set(found),
      () => here && set(ALL),
    );
    return () => {
      here = false;
    };
  }, [picky, options, seats, away]);
  return fits;
}
