import type { Json, Seat } from '@cosmodrome/kernel';
import type { AnyFace, FaceProps, Play, Timer } from '@cosmodrome/kit/face';
import type { AnyWords, Question } from '@cosmodrome/kit/text';
import type { GameTime } from '@cosmodrome/kit/ui/frame';
import { useCallback, useMemo, useState } from 'react';
import { nameOfSeat } from '../logic/names.ts';
import { usePrefs } from '../net/prefs.ts';
import type { TableInfo } from '../net/wire.ts';
import { useT } from '../text/index.ts';
import type { ShellState } from './Shell.tsx';
import { useChanged } from './useChanged.ts';

const NO_TIMERS: readonly Timer[] = [];
export interface Seen {
  readonly shell: ShellState;
  readonly table: TableInfo;
  readonly face: AnyFace;
  readonly words: AnyWords;
  readonly view: Json;
  readonly seat: Seat | undefined;
  readonly notes: readonly Json[];
  readonly asks: readonly Question[];
  readonly play: Play;
  /** The clocks of the game; absent in a replay. */
  readonly time?: GameTime;
}
/** What a face and its shared parts are given to draw a position: alike at the table and in a replay. */
export function useFaceOf({ shell, table, face, words, view, seat, notes, asks, play, time }: Seen) {
  const t = useT();
  const { lang, motion } = usePrefs();
  const names = useMemo(() => table.seats.map((s) => nameOfSeat(s, t)), [table, t]);
  const changed = useChanged(face, view);
  const [lit, setLit] = useState<string>();
  const { frame, camera, card } = shell;
  const explain = useCallback<FaceProps['explain']>((at, about) => card.explain(at, about, 'click'), [card.explain]);
  const faceProps = useMemo<FaceProps>(
    () => ({
      view,
      seat,
      notes,
      match: table.code,
      names,
      lang,
      words,
      play,
      changed,
      lit,
      motion,
      explain,
      timers: time?.timers ?? NO_TIMERS,
    }),
    [view, seat, notes, table.code, names, lang, words, play, changed, lit, motion, explain, time],
  );
  const match = table.code;
  const value = useMemo(
    () => ({ lang, words, names, seat, match, view, play, motion, ...(time ? { time } : {}) }),
    [lang, words, names, seat, match, view, play, motion, time],
  );
  const turn = useMemo(() => face.turn(view, lang), [face, view, lang]);
  const focusAction = useCallback(() => {
    const spot = face.action?.(view, seat, asks);
    const targets = [...(frame.current?.querySelectorAll('.cd-board [data-target]') ?? [])];
    if (spot) camera.current?.show(spot);
    else if (targets.length > 0) camera.current?.showElements(targets, true);
    else camera.current?.fit();
  }, [face, view, seat, asks, frame, camera]);
  /** The first fact of a seat, for the rail. */
  const fact = (s: Seat): string => String(face.facts(view, s, lang)[0]?.value ?? '');
  return { names, lang, faceProps, value, turn, setLit, focusAction, fact };
}
