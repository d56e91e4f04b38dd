/** What can be done with a mission that has no fault: played alone at once, played with others, given on by a link or a file. */
import type { Lang } from '@cosmodrome/kit/text';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { WorkshopHouse } from '@cosmodrome/kit/ui/workshop';
import { useMemo, useRef, useState } from 'react';
import { type Draft, fileName, fileOf, titled } from './draft.ts';
import { LABELS } from './labels.ts';

export function Goes({
  draft: drawn,
  faults,
  lang,
  house,
  whole = false,
}: {
  readonly draft: Draft;
  readonly faults: number;
  readonly lang: Lang;
  readonly house: WorkshopHouse;
  /** With link and file. */
  readonly whole?: boolean;
}) {
  const labels = LABELS[lang];
  const draft = titled(drawn, labels);
  const [busy, set] = useState(false);
  const of = useMemo(() => JSON.stringify(drawn), [drawn]);
  const [heard, tell] = useState<{ readonly of: string; readonly text: string; readonly trouble?: true }>();
  const say = (text: string) => tell({ of, text });
  const [carrier, setCarrier] = useState<{ readonly of: string; readonly link: string }>();
  // What was said of it before it was changed does not hold any more, nor does its link.
  const said = heard?.of === of ? heard : undefined;
  const link = carrier?.of === of ? carrier.link : undefined;
  const address = useRef<HTMLInputElement>(null);
  const off = faults > 0;
  const doing = (work: () => Promise<void>) => {
    if (busy) return;
    set(true);
    tell(undefined);
    void work()
      .catch((error: unknown) => tell({ of, text: `${labels.playTrouble} ${error instanceof Error ? error.message : ''}`, trouble: true }))
      .finally(() => set(false));
  };
  const alone = draft.crews.from > 1;
  const share = async () => {
    const made = await house.link(draft as never);
    if (made === undefined) return say(labels.linkLong);
    setCarrier({ of, link: made });
    const copied = await house.copy(made);
    say(copied ? labels.copied : labels.notCopied);
    if (!copied) address.current?.select();
  };
  const download = () => {
    const url = URL.createObjectURL(new Blob([fileOf(draft)], { type: 'application/json' }));
    const a = document.createElement('a');
    a.href = url;
    a.download = fileName(draft.name.title);
    a.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  return (
    <div className={whole ? 'cs-w-goes' : 'cs-w-go'}>
      <button
        type="button"
        className="cd-button"
        data-kind="go"
        disabled={off || alone}
        aria-disabled={busy || undefined}
        onClick={() => doing(() => house.play(draft as never, draft.name.title, { mode: 'together' }))}
      >
        <Icon name="play" small /> {labels.play}
        {faults > 0 ? <small>{labels.faults(faults)}</small> : alone && <small>{labels.notAlone(draft.crews.from)}</small>}
      </button>
      <button
        type="button"
        className="cd-button"
        disabled={off}
        aria-disabled={busy || undefined}
        onClick={() => doing(() => house.gather(draft as never))}
      >
        <Icon name="users" small /> {labels.gather}
      </button>
      {whole && (
        <>
          <hr />
          {faults > 0 && <p className="cd-muted">{labels.linkFaults}</p>}
          <button type="button" className="cd-button" disabled={off} aria-disabled={busy || undefined} onClick={() => doing(share)}>
            <Icon name="link" small /> {labels.link}
          </button>
          {link !== undefined && (
            <input
              ref={address}
              className="cd-field"
              readOnly
              value={link}
              aria-label={labels.link}
              onFocus={(e) => e.currentTarget.select()}
            />
          )}
          <p className="cd-muted">{labels.linkHelp}</p>
          <button type="button" className="cd-button" onClick={download}>
            <Icon name="down" small /> {labels.file}
          </button>
          <p className="cd-muted">{labels.fileHelp}</p>
          <p className="cd-muted">{labels.rights}</p>
        </>
      )}
      {said && (
        <p role={said.trouble ? 'alert' : 'status'} className={said.trouble ? 'cd-trouble' : 'cs-w-said'}>
          {said.text}
        </p>
      )}
    </div>
  );
}
