import type { Json } from '@cosmodrome/kernel';
import type { AnyFace } from '@cosmodrome/kit/face';
import { useEffect, useRef, useState } from 'react';

const MARK_MS = 2400;
const NOTHING: ReadonlySet<string> = new Set();
/** What differs from the view before, for as long as a mark lasts. */
export function useChanged(face: AnyFace, view: Json): ReadonlySet<string> {
  const before = useRef(view);
  const [changed, set] = useState(NOTHING);
  useEffect(() => {
    const ids = before.current === view ? [] : (face.changes?.(before.current, view) ?? []);
    before.current = view;
    if (ids.length === 0) return;
    set(new Set(ids));
    const timer = setTimeout(() => set(NOTHING), MARK_MS);
    return () => clearTimeout(timer);
  }, [face, view]);
  return changed;
}
