/** A crew that comes with a file. What is no crew is said here; what is wrong with a crew, the rules say. */
import type { Json } from '@cosmodrome/kernel';
import { useState } from 'react';
import { type Props, wordsOf } from './parts.tsx';

/** Longer files are no crews. */
const LONGEST = 65_536;
const readCrew = (text: string): Json | undefined => {
  if (text.length > LONGEST) return undefined;
  try {
    const read = JSON.parse(text) as Json;
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : undefined;
  } catch {
    return undefined;
  }
};
export function Import({ play, ...props }: Props) {
  const { page } = wordsOf(props).lexicon;
  const [bad, refuse] = useState(false);
  const take = async (file: File | undefined) => {
    const crew = file && readCrew(await file.text().catch(() => ''));
    refuse(file !== undefined && crew === undefined);
    if (crew !== undefined) play.confirm('found', { do: 'import', crew });
  };
  return (
    <div className="csc-import">
      <label className="cd-button">
        {page.import}
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
      <span>{page.importHelp}</span>
      {bad && <p role="alert">{page.badFile}</p>}
    </div>
  );
}
