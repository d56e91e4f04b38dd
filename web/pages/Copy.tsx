import { Icon } from '@cosmodrome/kit/ui/Icon';
import { useEffect, useState } from 'react';
import { copyText } from '../net/copy.ts';
import { useT } from '../text/index.ts';

const SAID_MS = 3000;
/** Gives an address on: by what the device has for it if `share` names it, else by copying. Says what became of it, not what was hoped. */
export function Copy({
  text,
  share,
  label,
  short,
  quiet,
  onFailed,
}: {
  readonly text: string;
  readonly share?: string;
  readonly label: string;
  /** Instead of the label where there is little room. */
  readonly short?: string;
  readonly quiet?: boolean;
  /** It could not be copied: the reader must. */
  onFailed?(): void;
}) {
  const t = useT();
  const [done, set] = useState<boolean>();
  useEffect(() => {
    if (done === undefined) return;
    const timer = setTimeout(() => set(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const run = async () => {
    if (share !== undefined && typeof navigator.share === 'function')
      return void navigator.share({ url: text, title: share }).catch(() => undefined);
    const copied = await copyText(text);
    set(copied);
    if (!copied) onFailed?.();
  };
  return (
    <button type="button" className="cd-button" data-kind={quiet ? 'quiet' : undefined} onClick={() => void run()}>
      <Icon name={done ? 'check' : done === false ? 'ban' : share === undefined ? 'copy' : 'share'} small />{' '}
      <span aria-live="polite">
        {done !== undefined ? (
          done ? (
            t.room.copied
          ) : (
            t.room.notCopied
          )
        ) : short === undefined ? (
          label
        ) : (
          <>
            <span className="cd-wide">{label}</span>
            <span className="cd-narrow">{short}</span>
          </>
        )}
      </span>
    </button>
  );
}
