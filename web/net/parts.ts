import { hasWords, loadFace, loadWords } from '@cosmodrome/games/faces';
import type { AnyFace } from '@cosmodrome/kit/face';
import type { AnyWords, Lang } from '@cosmodrome/kit/text';
import { useEffect, useState } from 'react';

const words = new Map<string, AnyWords>();
const faces = new Map<string, AnyFace | null>();

/** The words of a game in a language. While another language loads, the last one stays: nothing is lost, nothing blinks. */
export function useWords(game: string | undefined, lang: Lang): AnyWords | undefined {
  const [, redraw] = useState(0);
  const [last, keep] = useState<{ readonly game: string; readonly words: AnyWords }>();
  const key = `${game} ${lang}`;
  const found = words.get(key);
  useEffect(() => {
    if (!game || !hasWords(game)) return;
    if (found) {
      keep({ game, words: found });
      return;
    }
    let here = true;
    void loadWords(game, lang).then((w) => {
      words.set(key, w);
      if (here) redraw((n) => n + 1);
    });
    return () => {
      here = false;
    };
  }, [game, lang, key, found]);
  return found ?? (last && last.game === game ? last.words : undefined);
}
/** The face of a game; null: it has none, and is played from its words alone. Undefined: still loading. */
export function useFace(game: string | undefined): AnyFace | null | undefined {
  const [, redraw] = useState(0);
  const found = game === undefined ? undefined : faces.get(game);
  useEffect(() => {
    if (game === undefined || found !== undefined) return;
    let here = true;
    void loadFace(game).then((f) => {
      faces.set(game, f ?? null);
      if (here) redraw((n) => n + 1);
    });
    return () => {
      here = false;
    };
  }, [game, found]);
  return found;
}
