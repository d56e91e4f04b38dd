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
/** What the disk did not take, in place of what lay there at that moment: it lives as long as the page, and is left on purpose alone. */
const loose = new Map<string, { readonly row: KeptMade; readonly over: number | undefined }>();
const ask = (e: BeforeUnloadEvent): void => {
  if (loose.size > 0) e.preventDefault();
};
/**
 * Keeps it, where nobody but this page has changed it since `over`: two pages may have it open. False: somebody has. It is there when the
 * disk has said so, not before; where the disk does not take it, it stays with this page, and that is said by throwing.
 */
export async function keepMade(kept: KeptMade, over: number | undefined): Promise<boolean> {
  const since = loose.has(kept.id) ? loose.get(kept.id)?.over : over;
  try {
    const free = await keepOnDisk(kept, since);
    loose.delete(kept.id);
    return free;
  } catch (error) {
    if (loose.size === 0) globalThis.addEventListener?.('beforeunload', ask);
    loose.set(kept.id, { row: { ...kept, loose: true }, over: since });
    throw error;
  }
}
async function keepOnDisk(kept: KeptMade, over: number | undefined): Promise<boolean> {
  const db = await disk();
  try {
    const writing = db.transaction(MADE, 'readwrite');
    const written = new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error);
    });
    const store = writing.objectStore(MADE);
    const there = await done(store.get(kept.id) as IDBRequest<KeptMade | undefined>);
    const free = there === undefined || there.at === over;
    if (free) store.put(kept);
    await written;
    return free;
  } finally {
    db.close();
  }
}
export async function forgetMade(id: string): Promise<void> {
  loose.delete(id);
  await at('readwrite', (store) => store.delete(id));
}
/** Those of one game, newest first; where a browser keeps nothing for us, those of this page. */
export async function allMade(game: string): Promise<readonly KeptMade[]> {
  const kept = await at('readonly', (store) => store.getAll() as IDBRequest<KeptMade[]>).catch(() => []);
  const all = [...[...loose.values()].map(({ row }) => row), ...kept.filter(({ id }) => !loose.has(id))];
  return all.filter((one) => one.game === game).toSorted((a, b) => b.at - a.at);
}
