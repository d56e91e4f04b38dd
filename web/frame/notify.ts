import { setPrefs, usePrefs } from '../net/prefs.ts';

/** Why this browser will show no notification, however much somebody wants them; undefined: it may. */
export function noNotice(): 'insecure' | 'unsupported' | 'denied' | undefined {
  if (!isSecureContext) return 'insecure';
  if (typeof Notification === 'undefined') return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}
/** Browser notifications, asked for only when somebody wants them. */
export async function toggleNotify(): Promise<void> {
  if (usePrefs.getState().notify) return setPrefs({ notify: false });
  if (noNotice()) return;
  setPrefs({ notify: (await Notification.requestPermission()) === 'granted' });
}
