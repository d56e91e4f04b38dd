/** Answers as cards; many of them can be looked for by name. */
import type { Json } from '@cosmodrome/kernel';
import { fold } from '@cosmodrome/kit/rich';
import type { Question } from '@cosmodrome/kit/text';
import { useNameOf } from '@cosmodrome/kit/ui/frame';
import { type ReactNode, useState } from 'react';
import { Choice, type Props, wordsOf } from './parts.tsx';

const FILTER_FROM = 20;
export function Choices({
  ask,
  options,
  picture,
  ...props
}: Props & { readonly ask: Question; readonly options: readonly Json[]; readonly picture: (option: Json) => ReactNode }) {
  const { page } = wordsOf(props).lexicon;
  const nameOf = useNameOf();
  const [wanted, want] = useState('');
  const shown = options.filter((option) => fold(nameOf(ask, option)).includes(fold(wanted)));
  return (
    <>
      {options.length >= FILTER_FROM && (
        <input
          className="cd-field"
          type="search"
          value={wanted}
          placeholder={page.search}
          aria-label={page.search}
          onChange={(e) => want(e.currentTarget.value)}
        />
      )}
      <ul className="csc-choices">
        {shown.map((option) => (
          <li key={JSON.stringify(option)}>
            <Choice {...props} ask={ask} option={option}>
              {picture(option)}
            </Choice>
          </li>
        ))}
      </ul>
    </>
  );
}
