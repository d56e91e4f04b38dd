/**
 * Lessons are taken in a real browser by somebody who touches only what is lit, and by somebody who does something else first at every
 * step. The touch is the mouse's at a desk and a finger's on a phone; where it goes is read from the light itself.
 */
import type { Page } from '@playwright/test';
import { gates, hasLessons, loadLessons } from '../games/faces.ts';
import { look, obey, press, type Step, settled, touch } from './coach.ts';
import { faults } from './hands.ts';
import { expect, leave, person, test } from './house.ts';

const SIZES = [
  { name: 'at a desk', viewport: { width: 1440, height: 900 }, finger: false },
  { name: 'on a phone', viewport: { width: 390, height: 844 }, finger: true },
] as const;
const ALL = await Promise.all(gates.filter((g) => hasLessons(g.id)).map(async ({ id }) => ({ game: id, lessons: await loadLessons(id) })));
type Size = (typeof SIZES)[number];
interface Way {
  readonly size: Size;
  readonly lang: 'fr' | 'en';
  readonly strays: boolean;
}
const WAYS: readonly Way[] = SIZES.flatMap((size) =>
  (['fr', 'en'] as const).flatMap((lang) => [false, true].map((strays) => ({ size, lang, strays }))),
);
/** In every run each lesson once, by turns as told at a desk in French and straying on a phone in English. LESSONS=all: every way. */
const waysOf = (nth: number): readonly Way[] =>
  process.env.LESSONS === 'all'
    ? WAYS
    : WAYS.filter(({ size, lang, strays }) => size.finger === strays && strays === (lang === 'en') && strays === (nth % 2 === 1));
/** Something that may be touched and is not what the coach wants. */
const ELSEWHERE =
  '.cd-board [data-target]:not([data-wanted]), .cd-things [data-target]:not([data-wanted]), .cd-question .cd-answers .cd-answer:not([data-wanted]):not([data-confirm]):not([aria-disabled="true"])';
/** Whatever else could be answered first: the coach has a word for it, and nothing is lost. Says whether he had to speak. */
async function stray(page: Page, step: Step, finger: boolean): Promise<boolean> {
  const spoke = async (ms: number) =>
    page
      .locator('.cd-coach[data-wrong]')
      .waitFor({ timeout: ms })
      .then(
        () => true,
        () => false,
      );
  if ('guess' in step) {
    await press(page, `.cd-coach footer .cd-button >> nth=${step.right === 0 ? 1 : 0}`, finger);
    return spoke(5000);
  }
  // A place may only open a menu, or choose a figure: then something else is tried.
  for (let n = 0; n < 3; n++) {
    const spot = await page.evaluate(
      ({ selector, n }) => {
        const free = [...document.querySelectorAll(selector)].reverse().flatMap((e) => {
          const b = e.getBoundingClientRect();
          const [x, y] = [b.left + b.width / 2, b.top + b.height / 2];
          const hit = document.elementFromPoint(x, y);
          return hit && (e === hit || e.contains(hit)) ? [{ x, y }] : [];
        });
        return free[n];
      },
      { selector: ELSEWHERE, n },
    );
    if (!spot) return false;
    await touch(page, spot, finger);
    const said = await spoke(700);
    // What was shown on a copy is left, and what the game has opened is shut again.
    if (await page.locator('.cd-coach__shown').count()) await press(page, '.cd-coach [data-kind="go"]', finger);
    else await page.keyboard.press('Escape');
    if (said) return true;
  }
  return false;
}

for (const { game, lessons } of ALL)
  for (const [nth, lesson] of lessons.entries())
    for (const { size, lang, strays } of waysOf(nth))
      test(`${game}, ${lesson.id} ${size.name} (${lang}): ${strays ? 'something else first at every step, and then what is lit' : 'only what is lit'} leads to its end`, async ({
        browser,
        house,
      }) => {
        const { viewport, finger } = size;
        const page = await person(browser, house, { viewport, hasTouch: finger, locale: lang === 'fr' ? 'fr-FR' : 'en-GB' });
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        page.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
        await page.goto(`/learn/${game}/${lesson.id}`);
        await expect(page.locator('.cd-coach')).toBeVisible();
        expect(await faults(page, { part: '.cd-coach' })).toEqual([]);
        let spoken = 0;
        for (let { behind } = await look(page); behind < lesson.steps.length; { behind } = await look(page)) {
          const step = lesson.steps[behind]!;
          expect(errors).toEqual([]);
          await test.step(`step ${behind}`, async () => {
            await settled(page);
            if (process.env.PICTURES)
              await page.screenshot({ path: `${process.env.PICTURES}/${game}-${lesson.id}-${lang}-${strays}-${behind}.png` });
            if (strays && ('ask' in step || 'guess' in step) && (await stray(page, step, finger))) spoken++;
            await obey(page, step, finger, strays);
          });
        }
        await expect(page.locator('.known')).toBeVisible();
        expect(errors).toEqual([]);
        if (strays) expect(spoken).toBeGreaterThan(0);
        await leave(page);
      });
