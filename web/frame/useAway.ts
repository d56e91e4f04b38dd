/** Whoever comes back after a while is told first what happened meanwhile. */
import type { Seat } from '@cosmodrome/kernel';
import { useCallback, useState } from 'react';
import { keepClosed, wasAway, wasClosed } from '../logic/away.ts';
import type { NoteMark, TableInfo } from '../net/wire.ts';

export interface AwayState {
  readonly open: boolean;
  /** How long, in ms. */
  readonly span: number;
  /** Told: what follows is the strip on the board, or my own turn. */
  readonly turned: boolean;
  close(show: boolean): void;
}
export function useAway({
  table,
  seat,
  seen = 0,
  marks,
  asked,
  skew,
}: {
  readonly table: TableInfo;
  readonly seat: Seat | undefined;
  readonly seen: number | undefined;
  readonly marks: readonly (NoteMark | undefined)[];
  readonly asked: boolean;
  readonly skew: number;
}): AwayState {
  const key = `${table.code} ${seat} ${seen}`;
  // Only on opening: whoever looks at the table has seen it happen.
  const [first] = useState(() => {
    const at = marks[seen]?.at ?? marks[seen - 1]?.at ?? null;
    // What was told before there was this table nobody missed here: it plays on from another.
    const span = at === null || at < table.createdAt ? 0 : Math.max(0, Date.now() + skew - at);
    return asked && seat !== undefined && wasAway(span, table.pace.kind) && !wasClosed(key) ? { key, span } : undefined;
  });
  const [closed, shut] = useState<'open' | 'shown' | 'turned'>('open');
  const close = useCallback(
    (show: boolean) => {
      shut(show ? 'shown' : 'turned');
      keepClosed(key);
    },
    [key],
  );
  const mine = first?.key === key && asked;
  return { open: mine && closed === 'open', turned: mine && closed === 'turned', span: first?.span ?? 0, close };
}
