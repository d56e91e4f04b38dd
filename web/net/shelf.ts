/** What took long to reckon and is large: kept in this browser, the last few. Where it keeps nothing, it is reckoned again. */
const NAME = 'cosmodrome';
const STORE = 'reviews';
/** A review is some 100 KB: all of them stay under what every browser grants. */
const MOST = 40;

interface Kept {
  readonly key: string;
  readonly at: number;
  readonly value: unknown;
}
function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('at', 'at');
  return (await done(opening)).transaction(STORE, mode).objectStore(STORE);
}
export async function kept<T>(key: string): Promise<T | undefined> {
  try {
    return ((await done((await store('readonly')).get(key))) as Kept | undefined)?.value as T | undefined;
  } catch {
    return undefined;
  }
}
export async function keep(key: string, value: unknown): Promise<void> {
  try {
    const shelf = await store('readwrite');
    await done(shelf.put({ key, at: Date.now(), value } satisfies Kept));
    const oldest = await done(shelf.index('at').getAllKeys());
    for (const old of oldest.slice(0, Math.max(0, oldest.length - MOST))) shelf.delete(old);
  } catch {
    // A browser that keeps nothing for us: it is not said, the review is on the screen.
  }
}
