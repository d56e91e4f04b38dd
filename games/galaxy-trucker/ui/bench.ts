/**
 * What is on the bench and nobody else's business: how the part in hand is turned, over which square it is held, what is being dragged.
 * It lives outside React's tree, because the board and my things both show it, and the pointer changes it at every move.
 */
import { useSyncExternalStore } from 'react';
import type { Conversion, SquareId, TileId } from '../content/index.ts';
import type { Rot } from '../state.ts';

/** A token of a skill about to be laid. */
export type Tool =
  | { readonly kind: 'pipe' }
  | { readonly kind: 'four-way' }
  | { readonly kind: 'convert'; readonly to: Conversion; readonly rot: Rot };
export interface Bench {
  /** The part that is turned, and how. */
  readonly of: TileId | undefined;
  readonly rot: Rot;
  /** The square it is held over, or proposed for by a first tap. */
  readonly over: SquareId | undefined;
  /** It follows the pointer: from the hand, or the loose part from its square. */
  readonly drag: 'hand' | 'loose' | undefined;
  readonly tool: Tool | undefined;
}
const nothing: Bench = { of: undefined, rot: 0, over: undefined, drag: undefined, tool: undefined };

function storeOf<T extends object>(first: T) {
  const held = { now: first };
  const listeners = new Set<() => void>();
  return {
    get: (): T => held.now,
    set(change: Partial<T>): void {
      const next = { ...held.now, ...change };
      if ((Object.keys(change) as (keyof T)[]).every((key) => next[key] === held.now[key])) return;
      held.now = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export const bench = storeOf<Bench>(nothing);
export const useBench = (): Bench => useSyncExternalStore(bench.subscribe, bench.get, bench.get);
export const clearBench = (): void => bench.set(nothing);

/** How this part is turned: one that has just come lies as printed. */
export const turnOfPart = ({ of, rot }: Bench, tile: TileId | null | undefined): Rot => (tile === of ? rot : 0);

/** A phone, upright or lying: what lies beside the ship elsewhere stands among my things there. */
const SMALL = '(max-width: 559px), (max-width: 767px) and (min-height: 480px), (max-height: 479px) and (min-width: 560px)';
/** Asked once: a query is parsed anew each time it is put. */
const small = globalThis.matchMedia?.(SMALL);
export const useSmall = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      small?.addEventListener('change', listener);
      return () => small?.removeEventListener('change', listener);
    },
    () => small?.matches ?? false,
    () => false,
  );
