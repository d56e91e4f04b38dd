import { useSyncExternalStore } from 'react';

/** Where the pages stand in one narrow column. */
export const NARROW = '(max-width: 767px)';
/** Whether the screen is so now; follows it. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
