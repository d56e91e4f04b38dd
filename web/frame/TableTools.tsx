import { Icon } from '@cosmodrome/kit/ui/Icon';
import { setPrefs, usePrefs } from '../net/prefs.ts';
import { useT } from '../text/index.ts';

export function SoundTool() {
  const t = useT();
  const sound = usePrefs((p) => p.sound);
  return (
    <button
      type="button"
      className="cd-tool"
      data-spare=""
      aria-label={sound ? t.top.sound : t.top.mute}
      aria-pressed={sound}
      onClick={() => setPrefs({ sound: !sound })}
    >
      <Icon name={sound ? 'sound' : 'mute'} />
    </button>
  );
}
/** Browser notifications, asked for only when somebody wants them. */
export async function toggleNotify(): Promise<void> {
  if (usePrefs.getState().notify) return setPrefs({ notify: false });
  if (typeof Notification === 'undefined') return;
  setPrefs({ notify: (await Notification.requestPermission()) === 'granted' });
}
