import { setPrefs, usePrefs } from '../net/prefs.ts';

/** Browser notifications, asked for only when somebody wants them. */
export async function toggleNotify(): Promise<void> {
  if (usePrefs.getState().notify) return setPrefs({ notify: false });
  if (typeof Notification === 'undefined') return;
  setPrefs({ notify: (await Notification.requestPermission()) === 'granted' });
}
