import type { ReactNode } from 'react';
import { Fragment, useMemo } from 'react';
import type { About } from '../face.ts';
import { own } from '../own.ts';
import { named, nameIn, parseSentence, typeset } from '../rich.ts';
import type { Sentence } from '../text.ts';
import { Explain } from './Explain.tsx';
import { useFrame } from './frame.tsx';
import { SeatShape } from './SeatShape.tsx';

/** A sentence of a game: names of seats are shown with their shape, terms explain themselves, the rest is set properly. */
export function Rich({
  children,
  shapes = false,
  quiet = false,
}: {
  readonly children: Sentence;
  readonly shapes?: boolean;
  readonly quiet?: boolean;
}): ReactNode {
  const { names, words, lang } = useFrame();
  const parts = useMemo(
    () => named(parseSentence(children), names, lang).map((p) => (p.kind === 'text' ? { ...p, text: typeset(p.text, lang) } : p)),
    [children, names, lang],
  );
  return parts.map((p, i) => {
    const key = `${i}`;
    if (p.kind === 'text') return <Fragment key={key}>{p.text}</Fragment>;
    if (p.kind === 'seat')
      return (
        <Fragment key={key}>
          {shapes && <SeatShape seat={p.seat} size="xs" />}
          <b>{nameIn(names, p.seat)}</b>
        </Fragment>
      );
    const term = own(words?.terms, p.term);
    const label = typeset(p.label ?? term?.name ?? p.term, lang);
    if (!term || quiet) return <Fragment key={key}>{label}</Fragment>;
    return <Term key={key} term={p.term} label={label} />;
  });
}

/** A word of the rules: dotted underline, hover card with its meaning. */
export function Term({ term, label }: { readonly term: string; readonly label?: string }) {
  const { words } = useFrame();
  const known = own(words?.terms, term);
  if (!known) return <>{label ?? term}</>;
  const about: About = { title: known.name, text: known.help, ...(known.rules ? { rules: known.rules } : {}) };
  return (
    <Explain about={about} className="cd-term">
      {label ?? known.name}
    </Explain>
  );
}
