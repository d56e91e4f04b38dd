/** The plates beside the deck say what is so. */
import { showAll } from '@cosmodrome/kit/cards';
import type { AnyWords } from '@cosmodrome/kit/text';
import { drawnFor } from '@cosmodrome/kit/ui/drawn';
import { FrameContext } from '@cosmodrome/kit/ui/frame';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CARDS, type CardId } from '../content/cards.ts';
import type { Level } from '../content/hostility.ts';
import type { MissionId } from '../content/mission.ts';
import { TOKENS } from '../content/tokens.ts';
import type { Note } from '../notes.ts';
import type { CrewId, State, TokenId } from '../state.ts';
import { LABELS } from '../ui/labels.ts';
import { EventCard } from '../ui/Panels.tsx';
import { progressOf } from '../ui/progress.ts';
import { NAMES } from '../ui/terms.ts';
import type { View } from '../view.ts';
import { opened, type Told, table } from './table.ts';

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

describe('how far a mission has come', () => {
  const lines = (t: Told, crew: number | undefined) => progressOf(t.view(0), crew as CrewId | undefined, LABELS.en, NAMES.en);
  const station = (mission: MissionId, change?: (s: State) => void) =>
    table({ mission, crews: [{ jace: {} }, { gak: {} }], ...(change ? { change } : {}) });
  test('CS-SIG-03: whether the recorder was found, and by whom', () => {
    const with_ = (who: 0 | 1 | undefined, done = true) =>
      lines(
        station('dead-signal', (s) => {
          s.objectives[0]!.done = done;
          const token = s.tokens.face.findIndex((face) => TOKENS[face]?.kind === 'objective-7') as TokenId;
          if (who !== undefined) {
            s.contents = s.contents.map((crate) => crate.filter((one) => one !== token));
            s.figures[who]!.inventory.push(token);
          }
          showAll(s.tokens, token);
        }),
        0,
      )[0];
    expect([with_(undefined, false), with_(0), with_(1)]).toEqual([
      'Flight Recorder: still to be found.',
      'Flight Recorder: with you.',
      'Flight Recorder: with others.',
    ]);
  });
  test('CS-MKT-02: how many were asked who may know', () => {
    const asked = station('black-market', (s) => {
      s.objectives[0]!.by[1] = 0 as CrewId;
    });
    expect([lines(station('black-market'), 0), lines(asked, undefined)]).toEqual([['Asked: 0 of 3.'], ['Asked: 1 of 3.']]);
  });
  test('CS-JAI-02, CS-JAI-05: whether the prisoner was found, whom he follows, and that nobody can have him once he fell', () => {
    const found = (crew: 0 | 1 | null, defeated = false) => {
      const t = table({
        mission: 'jailbreak',
        crews: [{ jace: {} }, { gak: {} }],
        npcs: [['treva-jole', [4.5, 4.5], { crew: crew as CrewId | null, defeated }]],
        change: (s) => {
          const own = s.objectives.find(({ piece }) => piece === 'prisoner')!;
          own.done = true;
          own.figures = s.figures.filter(({ being }) => being.kind === 'npc' && being.npc === 'treva-jole').map(({ id }) => id);
        },
      });
      return lines(t, 0).find((line) => line.startsWith('Treva'));
    };
    expect([lines(station('jailbreak'), 0)[0], found(null), found(0), found(1), found(0, true)]).toEqual([
      'Treva Jole: still to be found.',
      'Treva Jole: free for the taking.',
      'Treva Jole: with you.',
      'Treva Jole: with others.',
      'Treva Jole: nobody will have it.',
    ]);
  });
});
