/** The plates beside the deck say what is so. */
import type { AnyWords } from '@cosmodrome/kit/text';
import { drawnFor } from '@cosmodrome/kit/ui/drawn';
import { FrameContext } from '@cosmodrome/kit/ui/frame';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CARDS, type CardId } from '../content/cards.ts';
import type { Level } from '../content/hostility.ts';
import type { Note } from '../notes.ts';
import type { CrewId } from '../state.ts';
import { EventCard } from '../ui/Panels.tsx';
import type { View } from '../view.ts';
import { opened } from './table.ts';

const WORDS = { answer: () => ({ label: '' }), question: () => ({ say: '' }) } as unknown as AnyWords;
const PLATE = { open: true, onFold: undefined } as const;
const cardOf = (key: string): CardId => CARDS.findIndex((card) => card.key === key) as CardId;
const [SOFT, LOOTERS] = [cardOf('ENV-02'), cardOf('CIV-01')];

/** The levels of the paragraph that is lit; undefined: no card is shown. */
function lit(notes: readonly Note[], pegs: number): string | undefined {
  const view: View = { ...opened(1).view(0), pegs, discard: [SOFT] };
  const { frame, props } = drawnFor({ view, seat: 0, lang: 'en', words: WORDS, names: ['Lou'] });
  const page = renderToStaticMarkup(h(FrameContext, { value: frame }, h(EventCard, { ...props, notes, ...PLATE })));
  return /data-now=""><b>([^<]*)</.exec(page)?.[1];
}
const begun = (round: number): Note => ({ kind: 'round-begun', round, holder: 0 as CrewId });
const drawn = (card: CardId, level: number): Note => ({ kind: 'event-drawn', card, level: level as Level });

test('CS-EVT-03: the paragraph of an Event is that of the level at which it was drawn, however loud the round becomes', () => {
  expect(lit([begun(1), drawn(SOFT, 2)], 7)).toBe('1–2');
  expect(lit([begun(1), drawn(SOFT, 2)], 9)).toBe('1–2');
  expect(lit([begun(1), drawn(SOFT, 2), begun(2), drawn(SOFT, 3)], 9)).toBe('3–4');
});
test('CS-EVT-06, CS-EVT-10: a round whose card is kept has no Event to show, and one that changed nothing is none', () => {
  const last = [begun(1), drawn(SOFT, 2), begun(2)];
  expect(lit([...last, { kind: 'kept-card', crew: 0 as CrewId }], 9)).toBe(undefined);
  expect(lit([...last, drawn(LOOTERS, 1), { kind: 'event-void', card: LOOTERS }, drawn(SOFT, 3)], 9)).toBe('3–4');
});
