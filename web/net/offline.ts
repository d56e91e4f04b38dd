/** Whether this browser can do without the server: the worker that keeps the page, and the offer to install it. */
import { create } from 'zustand';

/** What a browser that can install says when it could; unknown to the types of the web. */
interface Offer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}
interface Offline {
  /** A whole build is kept: the page opens without a server. */
  readonly ready: boolean;
  /** A newer build is kept and waits until no page of this one is open. */
  readonly fresh: boolean;
  readonly offer: Offer | undefined;
}
export const useOffline = create<Offline>(() => ({ ready: false, fresh: false, offer: undefined }));

/** After the page stands: what is kept for later must not be in the way of what is wanted now. */
export function keepPage(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useOffline.setState({ offer: event as Offer });
  });
  addEventListener('appinstalled', () => useOffline.setState({ offer: undefined }));
  // Absent over plain http and where the browser keeps nothing, whatever the types say.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const begin = (): void => void register().catch(() => undefined);
  const soon = (): void => void setTimeout(begin, SETTLE_MS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
/** The board of whoever opens a table at once is fetched first. */
const SETTLE_MS = 3000;
const LOOK_MS = 30 * 60_000;
async function register(): Promise<void> {
  const registered = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const watch = (worker: ServiceWorker | null): void => {
    if (!worker) return;
    const tell = (): void => {
      if (worker.state === 'activated') useOffline.setState({ ready: true });
      // With one already at work, this is of a newer build; of this page's own, where it was reloaded and the old one still works.
      if (worker.state === 'installed' && registered.active)
        void isNewest().then((newest) => {
          if (!newest) useOffline.setState({ fresh: true });
        });
    };
    worker.addEventListener('statechange', tell);
    tell();
  };
  watch(registered.active);
  watch(registered.waiting);
  watch(registered.installing);
  registered.addEventListener('updatefound', () => watch(registered.installing));
  setInterval(() => void registered.update().catch(() => undefined), LOOK_MS);
}
/** The newest build that is kept is that of this page. The name is that of offline/sw.ts. */
async function isNewest(): Promise<boolean> {
  const name = (await caches.keys()).findLast((n) => n.startsWith('cosmodrome '));
  const page = name === undefined ? undefined : await (await caches.open(name)).match('/index.html');
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  return page !== undefined && typeof entry === 'string' && (await page.text()).includes(entry);
}
/** Whoever installs it, or has a table here, means to keep it. */
export const keepForGood = (): void => {
  if ('storage' in navigator && 'persist' in navigator.storage) void navigator.storage.persist().catch(() => false);
};
