import { hasHandbook, hasWords, loadFace, loadHandbook, loadLessons, loadWords, loadWorkshop } from '@cosmodrome/games/faces';
import type { AnyFace } from '@cosmodrome/kit/face';
import type { AnyLesson } from '@cosmodrome/kit/lesson';
import type { AnyWords, Lang } from '@cosmodrome/kit/text';
import type { Handbook } from '@cosmodrome/kit/ui/handbook';
import type { Workshop } from '@cosmodrome/kit/ui/workshop';
import { useCallback, useEffect, useState } from 'react';

const words = new Map<string, AnyWords>();
const faces = new Map<string, AnyFace | null>();

/** What failed to load is thrown when the page is drawn next, for whoever catches it there. */
function useFailure(): (error: unknown) => void {
  const [failed, set] = useState<{ readonly error: unknown }>();
  if (failed) throw failed.error;
  return useCallback((error) => set({ error }), []);
}
/** The words of a game in a language. While another language loads, the last one stays: nothing is lost, nothing blinks. */
export function useWords(game: string | undefined, lang: Lang): AnyWords | undefined {
  const [, redraw] = useState(0);
  const [last, keep] = useState<{ readonly game: string; readonly words: AnyWords }>();
  const fail = useFailure();
  const key = `${game} ${lang}`;
  const found = words.get(key);
  useEffect(() => {
    if (!game || !hasWords(game)) return;
    if (found) {
      keep({ game, words: found });
      return;
    }
    let here = true;
    void loadWords(game, lang).then(
      (w) => {
        words.set(key, w);
        if (here) redraw((n) => n + 1);
      },
      (error: unknown) => here && fail(error),
    );
    return () => {
      here = false;
    };
  }, [game, lang, key, found, fail]);
  return found ?? (last && last.game === game ? last.words : undefined);
}
/** The face of a game; null: it has none, and is played from its words alone. Undefined: still loading. */
export function useFace(game: string | undefined): AnyFace | null | undefined {
  const [, redraw] = useState(0);
  const fail = useFailure();
  const found = game === undefined ? undefined : faces.get(game);
  useEffect(() => {
    if (game === undefined || found !== undefined) return;
    let here = true;
    void loadFace(game).then(
      (f) => {
        faces.set(game, f ?? null);
        if (here) redraw((n) => n + 1);
      },
      (error: unknown) => here && fail(error),
    );
    return () => {
      here = false;
    };
  }, [game, found, fail]);
  return found;
}
/** The lessons of a game; undefined: still loading. */
export function useLessons(game: string | undefined): readonly AnyLesson[] | undefined {
  const [found, set] = useState<readonly AnyLesson[]>();
  const fail = useFailure();
  useEffect(() => {
    if (game === undefined) return;
    let here = true;
    void loadLessons(game).then(
      (all) => here && set(all),
      (error: unknown) => here && fail(error),
    );
    return () => {
      here = false;
    };
  }, [game, fail]);
  return found;
}
/** The illustrated rules of a game; undefined: it has none, or they are still loading. */
export function useHandbook(game: string | undefined): Handbook | undefined {
  const [found, set] = useState<{ readonly game: string; readonly book: Handbook | undefined }>();
  const fail = useFailure();
  useEffect(() => {
    if (game === undefined || !hasHandbook(game)) return;
    let here = true;
    void loadHandbook(game).then(
      (book) => here && set({ game, book }),
      (error: unknown) => here && fail(error),
    );
    return () => {
      here = false;
    };
  }, [game, fail]);
  return found && found.game === game ? found.book : undefined;
}
/** Where people make something of their own for a game; undefined: it has none, or it is still loading. */
export function useWorkshop(game: string | undefined): Workshop | undefined {
  const [found, set] = useState<{ readonly game: string; readonly workshop: Workshop | undefined }>();
  const fail = useFailure();
  useEffect(() => {
    if (game === undefined) return;
    let here = true;
    void loadWorkshop(game).then(
      (workshop) => here && set({ game, workshop }),
      (error: unknown) => here && fail(error),
    );
    return () => {
      here = false;
    };
  }, [game, fail]);
  return found && found.game === game ? found.workshop : undefined;
}
