/** What the end page says of a mission: its figures are those that decided, and nobody is said to be where they are not. */
import { LANGS } from '@cosmodrome/kit/text';
import { drawnFor } from '@cosmodrome/kit/ui/drawn';
import { FrameContext } from '@cosmodrome/kit/ui/frame';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CrewId } from '../state.ts';
import { words } from '../text/index.ts';
import { Picture, score } from '../ui/End.tsx';
import { face } from '../ui/index.tsx';
import { opened, type Told, table } from './table.ts';

/** All six sealed, four by the first crew; nobody has gone home, and all are safe. */
const sealed = (): Told =>
  table({
    mission: 'lockdown',
    crews: [{ jace: { at: [2, 8] } }, { gak: { at: [21, 8] } }],
    phase: 'assessment',
    until: (s) => s.phase === 'hostility',
    change: (s) => {
      s.objectives[0]!.by = [0, 0, 0, 0, 1, 1] as CrewId[];
      for (const f of s.figures) if (f.being.kind === 'purge') f.where = 'out';
    },
  });

describe('Lockdown', () => {
  test('CS-LOK-04, CS-END-05: what the mission pays is a part of what a crew came to', () => {
    const t = sealed();
    for (const { seat, score: came } of t.match.standings()) {
      expect(face.points!(t.open, seat)).toBe(came);
      expect(score(t.open, seat, 'en').reduce((sum, { value }) => sum + Number(value), 0)).toBe(came);
    }
    expect(score(t.open, 0, 'en').find(({ name }) => name === 'Mission')?.value).toBe(6 + 2);
  });
  test('CS-LOK-07: who was in there when all was sealed is safe; nobody says they stayed aboard, nor that none was left standing', () => {
    const t = sealed();
    const { frame, props } = drawnFor({ view: t.open, seat: 0, lang: 'en', words: words.en, names: ['Lou', 'Inès'] });
    const end = { ...props, notes: t.notes, standings: t.match.standings(), report: t.match.report(), whole: true };
    const page = renderToStaticMarkup(h(FrameContext, { value: frame }, h(Picture, { ...end, replayAt: () => undefined })));
    expect(page).toContain('Jace</b> <em data-good="">safe');
    expect(page).not.toContain('stayed aboard');
    for (const lang of LANGS) expect(face.facts(t.open, 0, lang)[1]!.value).toBe(1);
  });
});

describe('the game master', () => {
  test('CS-VAR-03, CS-END-05: a crew lacked the aim, which is named; who led the Purge lacked that nobody won', () => {
    const t = table({
      mission: 'jailbreak',
      seats: 3,
      options: { master: true },
      crews: [{ jace: {}, lars: {} }, { gak: {} }],
      phase: 'over',
      change: (s) => {
        for (const f of s.figures) if (f.crew !== null) Object.assign(f, { where: 'home', entered: true });
      },
    });
    const lacked = (seat: number | undefined, lang: 'fr' | 'en') =>
      words[lang].because!({ report: t.match.report(), standings: t.match.standings(), view: t.open, notes: t.notes, seat }).at(-1)!;
    expect(lacked(2, 'en')).toMatchObject({ what: 'lacked', say: 'That no crew wins.' });
    expect(lacked(1, 'fr')).toMatchObject({ what: 'lacked', say: expect.stringContaining('Treva Jole') });
    // Whoever looked on hears of a crew.
    expect(lacked(undefined, 'en').what).toEqual({ lacked: '{@1}' });
    expect(score(t.open, 2, 'en')).toEqual([]);
  });
});

test('CS-RND-01: the head of the page names the phase of a round; before the first and after the last, what there is instead', () => {
  const named = (t: Told) => {
    const { steps, step } = face.turn(t.open, 'en');
    return [steps.length, steps[step]];
  };
  expect([named(table({ crews: [{ jace: {} }] })), named(opened(1)), named(sealed())]).toEqual([
    [5, 'Traders'],
    [1, 'Set-up'],
    [1, 'End'],
  ]);
});
