/** What is drawn for a moment and then is gone, whatever comes in between. */
import { useCallback, useEffect, useRef, useState } from 'react';

export type Passing<T> = { readonly key: number; readonly of: T };
export function usePassing<T>(): readonly [readonly Passing<T>[], (of: T, ms: number) => void] {
  const [all, set] = useState<readonly Passing<T>[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const next = useRef(0);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  const pass = useCallback((of: T, ms: number) => {
    const key = next.current++;
    set((now) => [...now, { key, of }]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      set((now) => now.filter((one) => one.key !== key));
    }, ms);
    timers.current.add(timer);
  }, []);
  return [all, pass];
}
