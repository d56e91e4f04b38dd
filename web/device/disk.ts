/** Tables that live on this device: one row each, and beside it the little a list needs. */
import { type Card, cardOf, type Kept } from './kept.ts';

const NAME = 'cosmodrome-here';
const TABLES = 'tables';
const CARDS = 'cards';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
let opened: Promise<IDBDatabase> | undefined;
function disk(): Promise<IDBDatabase> {
  opened ??= (async () => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(TABLES, { keyPath: 'code' });
      opening.result.createObjectStore(CARDS, { keyPath: 'code' });
    };
    const db = await done(opening);
    // Another page wants it gone, or newer: it is opened again when it is needed.
    db.onversionchange = () => {
      db.close();
      opened = undefined;
    };
    return db;
  })();
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}
export async function keepTable(kept: Kept): Promise<void> {
  const work = (await disk()).transaction([TABLES, CARDS], 'readwrite', { durability: 'strict' });
  work.objectStore(TABLES).put(kept);
  work.objectStore(CARDS).put(cardOf(kept));
  await new Promise<void>((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? new Error('not kept'));
  });
}
export async function tableKept(code: string): Promise<Kept | undefined> {
  return done((await disk()).transaction(TABLES).objectStore(TABLES).get(code) as IDBRequest<Kept | undefined>);
}
/** The newest first; a browser that keeps nothing for us has none. */
export async function cardsKept(): Promise<readonly Card[]> {
  try {
    const all = await done((await disk()).transaction(CARDS).objectStore(CARDS).getAll() as IDBRequest<Card[]>);
    return all.toSorted((a, b) => b.updatedAt - a.updatedAt);
  } catch {
    return [];
  }
}
export async function forgetTable(code: string): Promise<void> {
  const work = (await disk()).transaction([TABLES, CARDS], 'readwrite');
  work.objectStore(TABLES).delete(code);
  work.objectStore(CARDS).delete(code);
  await new Promise<void>((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error);
  });
}
