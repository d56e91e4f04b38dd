/** Whether this browser is called when no page is open: its own subscription, told to the server. */
import { api } from './api.ts';
import type { Calling } from './wire.ts';

export const canBeCalled = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}
export const isCalled = async (): Promise<boolean> =>
  canBeCalled() && Notification.permission === 'granted' && (await subscription()) !== null;

type Told = Parameters<typeof api.browser>[0];
const told = (s: PushSubscription): Told => {
  const { endpoint = '', keys = {} } = s.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
};
export async function setCalled(on: boolean, key: string): Promise<Calling> {
  const there = await subscription();
  if (!on) {
    if (!there) return api.calling();
    await there.unsubscribe();
    return api.browser({ ...told(there), off: true });
  }
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('the browser does not allow it');
  const worker = await navigator.serviceWorker.ready;
  return api.browser(told(there ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))));
}
/** Somebody has just signed in, or been signed out elsewhere: this browser is called for whoever sits at it now, and for nobody who did before. */
export async function calledAsMe(): Promise<void> {
  const there = canBeCalled() ? await subscription() : null;
  if (there) await api.browser(told(there));
}
