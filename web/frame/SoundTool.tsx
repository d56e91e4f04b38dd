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
