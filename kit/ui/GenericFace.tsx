import type { Json } from '@cosmodrome/kernel';
import { useState } from 'react';
import type { AnyFace, FaceProps } from '../face.ts';
import { fold, typeset } from '../rich.ts';
import type { Question } from '../text.ts';
import { useFrame, useNameOf, useOffer } from './frame.tsx';
import { Rich } from './Rich.tsx';

const FILTER_FROM = 13;
const listed = (ask: Question): readonly Json[] =>
  ((ask.shape as { readonly options?: readonly Json[] } | null)?.options ?? []) as readonly Json[];
const isListed = (ask: Question) => ask.kind === 'oneOf' || ask.kind === 'someOf';

/** The face of a game that has none: every answer is a card on the board, told in the game's words; the rest is the frame's. */
export const genericFace = (id: string): AnyFace => ({
  id,
  Board: GenericBoard,
  mine: () => [],
  facts: () => [],
  turn: () => ({ steps: [], step: 0, seats: [] }),
  where: (ask) => (isListed(ask) && listed(ask).length > 4 ? 'board' : 'bar'),
});

function GenericBoard({ words, lang, play }: FaceProps) {
  const many = play.asks.filter((a) => isListed(a) && listed(a).length > 4);
  return (
    <div className="cd-generic">
      <header>
        <h2>{typeset(words.title, lang)}</h2>
        <p className="cd-muted">{typeset(words.pitch, lang)}</p>
      </header>
      {many.map((ask) => (
        <Options key={`${ask.seat} ${ask.topic}`} ask={ask} />
      ))}
      <Concerns />
    </div>
  );
}

function Options({ ask }: { readonly ask: Question }) {
  const { play, words, view, lang } = useFrame();
  const offer = useOffer();
  const nameOf = useNameOf();
  const [wanted, want] = useState('');
  const options = listed(ask);
  const shown = options.filter((o) => fold(nameOf(ask, o)).includes(fold(wanted)));
  return (
    <section aria-label={words ? typeset(words.question(ask, view).say, lang) : ask.topic}>
      {options.length >= FILTER_FROM && (
        <input
          className="cd-field"
          type="search"
          value={wanted}
          onChange={(e) => want(e.currentTarget.value)}
          placeholder="…"
          aria-label={words?.title ?? ''}
        />
      )}
      <ul>
        {shown.map((option) => {
          const o = offer(ask, option);
          const state = play.state(ask.topic, option);
          return (
            <li key={JSON.stringify(option)}>
              <button
                type="button"
                className="cd-held cd-slot"
                data-target=""
                data-state={state}
                aria-pressed={ask.kind === 'someOf' ? state === 'chosen' : undefined}
                onClick={() => play.pick(ask.topic, option)}
              >
                <span className="cd-hidden">{nameOf(ask, option)}</span>
                <b aria-hidden="true">{typeset(o.label, lang)}</b>
                {o.cost && <small aria-hidden="true">{typeset(o.cost, lang)}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The rules that concern the question of the moment, in full. */
function Concerns() {
  const { play, words, view, lang } = useFrame();
  const ids = play.ask && words ? (words.question(play.ask, view).rules ?? []) : [];
  const rules = (words?.rules ?? []).flatMap((c) => c.rules).filter((r) => ids.includes(r.id));
  return rules.map((r) => (
    <article key={r.id}>
      <h3>{typeset(r.title, lang)}</h3>
      <p>
        <Rich>{r.text}</Rich>
      </p>
    </article>
  ));
}
