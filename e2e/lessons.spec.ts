/** Lessons are taken in a real browser: by doing only what the coach says, and by doing something else first at every step. */
import type { Page } from '@playwright/test';
import { gates, hasLessons, loadLessons } from '../games/faces.ts';
import { expect, person, test } from './house.ts';

const SIZES = [
  { name: 'at a desk', viewport: { width: 1440, height: 900 }, lang: 'fr' },
  { name: 'on a phone', viewport: { width: 390, height: 844 }, lang: 'en' },
] as const;
const ALL = await Promise.all(gates.filter((g) => hasLessons(g.id)).map(async ({ id }) => ({ game: id, lessons: await loadLessons(id) })));

/** How many steps lie behind; Infinity: the lesson is over. */
async function behind(page: Page): Promise<number> {
  return (await page.locator('.known').count()) > 0
    ? Number.POSITIVE_INFINITY
    : await page.locator('.cd-coach__dots [data-is="done"]').count();
}
/** What is lit lies within the window, and the coach does not stand on it. */
async function litWell(page: Page): Promise<void> {
  await expect(async () => {
    const seen = await page.evaluate(() => {
      const box = (e: Element | null) => e?.getBoundingClientRect();
      const [ring, card] = [box(document.querySelector('.cd-light__ring')), box(document.querySelector('.cd-coach'))];
      if (!card) return 'no coach';
      if (card.left < 0 || card.top < 0 || card.right > innerWidth + 1 || card.bottom > innerHeight + 1) return 'the coach is cut';
      if (!ring) return '';
      const [x, y] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'what is lit is out of sight';
      return x > card.left && x < card.right && y > card.top && y < card.bottom ? 'the coach stands on what is lit' : '';
    });
    expect(seen).toBe('');
  }).toPass();
}
/** Whatever else could be answered first: the coach has a word for it, and nothing is lost. */
async function stray(page: Page): Promise<void> {
  const others = page.locator(
    '.cd-board [data-target], .cd-things [data-target], .cd-question .cd-answer:not([data-confirm]):not([aria-disabled="true"])',
  );
  if ((await others.count()) > 0) await others.last().dispatchEvent('click');
  // What the game then asks for is shut again.
  await page.keyboard.press('Escape');
}
/** In every run each lesson one way at each size: as told at a desk, straying on a phone. LESSONS=all: both ways at both. */
const waysAt = (width: number): readonly boolean[] => (process.env.LESSONS === 'all' ? [false, true] : [width < 768]);

for (const { game, lessons } of ALL)
  for (const lesson of lessons)
    for (const { name, viewport, lang } of SIZES)
      for (const strays of waysAt(viewport.width))
        test(`${game}, ${lesson.id} ${name}: ${strays ? 'something else first at every step' : 'what the coach says'} leads to its end`, async ({
          browser,
          house,
        }) => {
          const page = await person(browser, house, { viewport, locale: lang === 'fr' ? 'fr-FR' : 'en-GB' });
          const errors: string[] = [];
          page.on('pageerror', (error) => errors.push(error.message));
          page.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
          await page.goto(`/learn/${game}/${lesson.id}`);
          await expect(page.locator('.cd-coach, .known').first()).toBeVisible();
          const seen = new Set<number>();
          for (let at = await behind(page); at < lesson.steps.length; at = await behind(page)) {
            expect([errors, await page.locator('.cd-coach').count()]).toEqual([[], 1]);
            if (!seen.has(at)) {
              await litWell(page);
              if (strays) await stray(page);
              if (process.env.PICTURES)
                await page.screenshot({ path: `${process.env.PICTURES}/${game}-${lesson.id}-${lang}-${strays}-${at}.png` });
            }
            seen.add(at);
            // Read it; guess what was not guessed yet; or let the coach do it.
            const buttons = page.locator('.cd-coach footer .cd-button');
            for (let i = 0; (await behind(page)) === at && i < (await buttons.count()); i++) await buttons.nth(i).click();
          }
          await expect(page.locator('.known')).toBeVisible();
          expect(errors).toEqual([]);
          await page.context().close();
        });
