/**
 * What answers for the page when no server does. It keeps whole builds: every file of one, each checked against what it must be, or
 * none of it. A page is always of one build, because whatever it asks for afterwards carries a fingerprint in its name, and a build is
 * kept as long as a page of it may be open: the next one waits until they are gone.
 */
// What the build puts in place of these: a fingerprint of all, and each file with its digest.
declare const BUILD: string;
declare const FILES: readonly (readonly [path: string, digest: string])[];

/** The types of the web for pages stand in this project: a worker of this kind has others. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** What the server says to a browser in which no page is open: see `Notice` of server/push.ts. */
interface Pushed extends Lasting {
  readonly data: { json(): { readonly title: string; readonly body: string; readonly path: string; readonly tag: string } } | null;
}
interface Touched extends Lasting {
  readonly notification: Notification;
}
interface Tab {
  readonly url: string;
  focus(): Promise<Tab>;
}
interface Self {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, how: NotificationOptions): Promise<void> };
  readonly location: Location;
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void;
  addEventListener(type: 'push', listen: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: Touched) => void): void;
}
const self = globalThis as unknown as Self;

const PREFIX = 'cosmodrome ';
const MINE = PREFIX + BUILD;
/** Written last: a build without it is not whole. */
const WHOLE = '/whole';
const PAGE = '/index.html';
/** A server that has not answered by then is not waited for any longer, if the page is at hand. */
const PATIENCE_MS = 4000;
/** So many files at a time: the page itself has the line first. */
const AT_ONCE = 4;

async function takeIn(): Promise<void> {
  const cache = await caches.open(MINE);
  if (await cache.match(WHOLE)) return;
  const rest = [...FILES];
  const take = async (): Promise<void> => {
    for (let file = rest.shift(); file; file = rest.shift()) {
      const [path, digest] = file;
      // What another build has under the same name and digest is not asked for again.
      const held = /^\/assets\//.test(path) ? await caches.match(path) : undefined;
      const found = held ?? (await fetch(new Request(path, { cache: held ? 'default' : 'no-cache', integrity: digest })));
      if (!found.ok) throw new Error(`${path}: ${found.status}`);
      await cache.put(path, found);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, take));
    await cache.put(WHOLE, new Response(BUILD));
  } catch (error) {
    await caches.delete(MINE);
    throw error;
  }
}
/** Nobody has a page of another build open: theirs go. */
async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== MINE) await caches.delete(name);
  await self.clients.claim();
}
/** The newest build that is whole: the one that waits, if one does. */
async function page(): Promise<Response | undefined> {
  for (const name of (await caches.keys()).filter((n) => n.startsWith(PREFIX)).reverse()) {
    const cache = await caches.open(name);
    if (await cache.match(WHOLE)) return cache.match(PAGE);
  }
  return undefined;
}
/** From the server, so that a new build is seen at once; from here, where it does not answer or is not well. */
async function visited(request: Request): Promise<Response> {
  const kept = await page();
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE_MS));
  const asked = fetch(request).then(
    (answer) => (answer.status >= 500 ? undefined : answer),
    () => undefined,
  );
  const answer = await (kept ? Promise.race([asked, late]) : asked);
  return answer ?? kept ?? fetch(request);
}
async function fetched(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  // A fingerprint is in the name, so that whichever build has it has the right one.
  if (pathname.startsWith('/assets/')) return (await caches.match(pathname)) ?? fetch(request);
  return fetch(request).catch(async (error: unknown) => {
    const kept = await caches.match(pathname);
    if (!kept) throw error;
    return kept;
  });
}
/** One tap leads to the question: in the page that is open there already, or in a new one. */
async function lead(path: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
self.addEventListener('push', (event) => {
  const said = event.data?.json();
  // A browser that is called must show something, and shows words of its own otherwise.
  event.waitUntil(
    self.registration.showNotification(said?.title ?? 'Cosmodrome', {
      body: said?.body ?? '',
      tag: said?.tag ?? '',
      icon: '/icon-192.png',
      data: said?.path ?? '/',
    }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data)));
});
self.addEventListener('install', (event) => event.waitUntil(takeIn()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (/^\/(api|socket\.io|healthz|metrics|sandbox)(\/|$)/.test(pathname)) return;
  event.respondWith(request.mode === 'navigate' ? visited(request) : fetched(request));
});
