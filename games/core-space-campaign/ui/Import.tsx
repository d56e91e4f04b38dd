/** What comes with a file, or from the workshop of this device: crews and missions. What is none is said here; what is wrong with one, the rules say. */
import type { Json } from '@cosmodrome/kernel';
import type { KeptMade } from '@cosmodrome/kit/made';
import { useFrame } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { useEffect, useState } from 'react';
import { inPieces } from '../judge/brought.ts';
import { type Props, wordsOf } from './parts.tsx';

/** Longer files are neither crews nor missions. */
const LONGEST = 65_536;
const read = (text: string): Json | undefined => {
  if (text.length > LONGEST) return undefined;
  try {
    const found = JSON.parse(text) as Json;
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : undefined;
  } catch {
    return undefined;
  }
};
function FromFile({ label, bad, onRead }: { readonly label: string; readonly bad: string; onRead(found: Json): void }) {
  const [refused, refuse] = useState(false);
  const take = async (file: File | undefined) => {
    const found = file && read(await file.text().catch(() => ''));
    refuse(file !== undefined && found === undefined);
    if (found !== undefined) onRead(found);
  };
  return (
    <>
      <label className="cd-button">
        {label}
        <input
          className="cd-hidden"
          type="file"
          accept="application/json,.json"
          onChange={(e) => {
            void take(e.currentTarget.files?.[0]);
            e.currentTarget.value = '';
          }}
        />
      </label>
      {refused && <p role="alert">{bad}</p>}
    </>
  );
}
export function Import({ play, ...props }: Props) {
  const { page } = wordsOf(props).lexicon;
  return (
    <div className="csc-import">
      <FromFile label={page.import} bad={page.badFile} onRead={(crew) => play.confirm('found', { do: 'import', crew })} />
      <span>{page.importHelp}</span>
    </div>
  );
}
/** Missions that were drawn on this device, and a file from somewhere else. */
export function Made({ play, ...props }: Props) {
  const { page } = wordsOf(props).lexicon;
  const { made } = useFrame();
  const [kept, keep] = useState<readonly KeptMade[]>([]);
  useEffect(() => void made?.('core-space').then(keep), [made]);
  const bring = (mission: Json) => play.confirm('home', { do: 'bring', mission: inPieces(mission) });
  return (
    <details className="csc-made">
      <summary>{page.workshop}</summary>
      <p className="csc-line">{page.workshopHelp}</p>
      <div className="csc-import">
        {kept.map(({ id, name, made: mission }) => (
          <button key={id} type="button" className="cd-button" onClick={() => bring(mission)}>
            <Icon name="edit" small /> {name}
          </button>
        ))}
        <FromFile label={page.workshopFile} bad={page.badMission} onRead={bring} />
      </div>
    </details>
  );
}
