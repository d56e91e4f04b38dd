import { loadWorkshop } from '@cosmodrome/games/faces';
import type { Json } from '@cosmodrome/kernel';
import type { Workshop } from '@cosmodrome/kit/ui/workshop';
import { useEffect, useState } from 'react';
import { api } from '../net/api.ts';
import { useLang } from '../text/index.ts';

/** What somebody made and what a table will play: for those who come to it before it begins. Without it the table is none the worse. */
export function MadeHere({ game, code }: { readonly game: string; readonly code: string }) {
  const lang = useLang();
  const [shown, show] = useState<{ readonly workshop: Workshop; readonly made: Json }>();
  useEffect(() => {
    let here = true;
    void Promise.all([loadWorkshop(game), api.made(code)]).then(
      ([workshop, made]) => here && workshop && made !== null && show({ workshop, made }),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game, code]);
  return shown ? <shown.workshop.Told made={shown.made} lang={lang} /> : null;
}
