/** What somebody made on this device: missions of a workshop. A database of its own, so that nothing that plays waits for it. */
import type { KeptMade } from '@cosmodrome/kit/made';

const NAME = 'cosmodrome-made';
const MADE = 'made';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
async function disk(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(MADE, { keyPath: 'id' });
  return done(opening);
}
/** One piece of work with the disk, which is closed again after it. */
async function at<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await disk();
  try {
    return await done(work(db.transaction(MADE, mode).objectStore(MADE)));
  } finally {
    db.close();
  }
}
export const keepMade = async (kept: KeptMade): Promise<void> => void (await at('readwrite', (store) => store.put(kept)));
export const forgetMade = async (id: string): Promise<void> => void (await at('readwrite', (store) => store.delete(id)));
/** Those of one game, newest first; a browser that keeps nothing for us has none. */
export async function allMade(game: string): Promise<readonly KeptMade[]> {
  try {
    const all = await at('readonly', (store) => store.getAll() as IDBRequest<KeptMade[]>);
    return all.filter((kept) => kept.game === game).toSorted((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}
