import { fold, parseSentence, plain, typeset } from '@cosmodrome/kit/rich';
import { describe, expect, test } from 'vitest';
import { groupOf, mergeNotes } from '../net/session.ts';
import { frameText } from '../text/index.ts';

describe('sentences', () => {
  test('are taken apart at their marks', () => {
    expect(parseSentence('{@0} franchit la {#border|frontière} vers {#s3}.')).toEqual([
      { kind: 'seat', seat: 0 },
      { kind: 'text', text: ' franchit la ' },
      { kind: 'term', term: 'border', label: 'frontière' },
      { kind: 'text', text: ' vers ' },
      { kind: 'term', term: 's3', label: undefined },
      { kind: 'text', text: '.' },
    ]);
    expect(parseSentence('sans marque')).toEqual([{ kind: 'text', text: 'sans marque' }]);
    expect(parseSentence('{pas une marque}')).toEqual([{ kind: 'text', text: '{pas une marque}' }]);
  });
  test('become plain text for screen readers', () => {
    expect(plain('{@1} : {#x}', ['Lou', 'Inès'], () => 'laser', 'fr')).toBe('Inès\u00a0: laser');
  });
  test('names stay text, whatever is in them', () => expect(plain('{@0}', ['<b>{#x}</b>'], () => 'y', 'en')).toBe('<b>{#x}</b>'));
  test('French spacing', () => {
    expect(typeset("Qui ? L'un : « lui » !", 'fr')).toBe('Qui\u202f? L’un\u00a0: «\u00a0lui\u00a0»\u202f!');
    expect(typeset('coûte -4 PC', 'fr')).toBe('coûte −4\u00a0PC');
    expect(typeset("It's 1:24", 'en')).toBe('It’s 1:24');
    expect(typeset('Deck : 12', 'en')).toBe('Deck: 12');
    expect(typeset('il reste 1:24 ici', 'fr')).toBe('il reste 1:24\u00a0ici');
  });
  test('searching forgets accents and ligatures', () => expect(fold('Nœud Élève')).toBe('noeud eleve'));
});

/** Every text of the frame, functions called with samples. */
function texts(words: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([key, value]): readonly (readonly [string, string])[] => {
    const at = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[at, value]];
    if (typeof value === 'function') {
      const call = value as (...x: unknown[]) => string;
      // A sample fits if it makes a sentence: some take names, some numbers, some lists.
      for (const given of [
        [['Inès', 'Samir'], 2, 'PC'],
        ['Inès', 2, 'PC'],
        [2, 3, 'PC'],
      ])
        try {
          return [[at, call(...given)]];
        } catch {}
      return [];
    }
    return texts(value as object, at);
  });
}
describe.each(['fr', 'en'] as const)('the frame’s words in %s', (lang) => {
  const all = texts(frameText[lang]);
  const other = texts(frameText[lang === 'fr' ? 'en' : 'fr']);
  test('none is empty and both languages have the same', () => {
    expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(all.map(([at]) => at).sort()).toEqual(other.map(([at]) => at).sort());
  });
  test('fit the question bar: sentence 64 (90 at the most), hint 90, label 22', () => {
    const hints = [
      'bar.sealedHint',
      'bar.yourTurnComes',
      'bar.stored',
      'bar.notStored',
      'bar.canTakeBack',
      'bar.watchingHint',
      'bar.botHint',
      'bar.nothingChanged',
    ];
    const says = [
      'bar.sending',
      'bar.sealed',
      'bar.offline',
      'bar.trying',
      'bar.watching',
      'bar.botSince',
      'bar.botHolds',
      'bar.goesOn',
      'bar.wins',
      'bar.youWin',
      'bar.nobodyWins',
      ...Object.keys(frameText[lang].refusal).map((k) => `refusal.${k}`),
    ];
    const labels = [
      'answer.confirm',
      'answer.confirmOrder',
      'answer.confirmAmount',
      'answer.here',
      'answer.clear',
      'answer.takeBack',
      'bar.retry',
      'bar.takeSeatBack',
      'bar.step',
      'bar.skip',
      'bar.replay',
    ];
    const long = (names: readonly string[], most: number) => all.filter(([at, text]) => names.includes(at) && text.length > most);
    expect(long(says, 64)).toEqual([]);
    expect(long(hints, 90)).toEqual([]);
    expect(long(labels, 22)).toEqual([]);
    for (const at of [...hints, ...says, ...labels]) expect(all.map(([k]) => k)).toContain(at);
  });
  test('no straight apostrophe and, in French, no breaking space before high punctuation', () => {
    expect(all.filter(([, text]) => text.includes("'"))).toEqual([]);
    if (lang === 'fr') expect(all.filter(([, text]) => / [;!?:»]/.test(text) || /« /.test(text))).toEqual([]);
  });
});

describe('what a session keeps', () => {
  test('notes of a sync replace what it repeats; what was taken back falls away', () => {
    expect(mergeNotes([1, 2, 3], 2, [9])).toEqual([1, 2, 9]);
    expect(mergeNotes([1, 2, 3], 1, [])).toEqual([1]);
    expect(mergeNotes([1], 1, [2, 3])).toEqual([1, 2, 3]);
  });
  test('who has answered stays in the group until the next question', () => {
    expect(groupOf([1, 2, 3], [2, 3])).toEqual([1, 2, 3]);
    expect(groupOf([1, 2, 3], [2])).toEqual([1, 2, 3]);
    expect(groupOf([1, 2], [3])).toEqual([3]);
    expect(groupOf([1, 2], [])).toEqual([]);
  });
});
