/**
 * Lessons are taken in a real browser by somebody who touches only what is lit, and by somebody who does something else first at every
 * step. The touch is the mouse's at a desk and a finger's on a phone; where it goes is read from the light itself.
 */
import type { Page } from '@playwright/test';
import { gates, hasLessons, loadLessons } from '../games/faces.ts';
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
/** More touches than any answer needs: six cubes taken up and put down, after somebody has put one of them elsewhere. */
const TOUCHES = 18;

interface Spot {
  readonly x: number;
  readonly y: number;
}
/** What the script can see of the lesson. */
interface Seen {
  /** How many steps lie behind; Infinity: the lesson is over. */
  readonly behind: number;
  /** Where the light says to touch; undefined: nothing is to be touched. */
  readonly act: Spot | undefined;
  /** What stands wrongly: the coach on what he speaks of, something lit out of sight. */
  readonly fault: string;
  /** Changes with whatever a touch can change: how often board, things, question, coach or light were drawn anew. */
  readonly picture: number;
}
async function look(page: Page): Promise<Seen> {
  const seen = await page.evaluate(() => {
    const over = document.querySelector('.known') !== null;
    const box = (e: Element | null) => e?.getBoundingClientRect();
    const card = box(document.querySelector('.cd-coach'));
    const act = document.querySelector<SVGElement>('.cd-light__act');
    const on = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const faults: string[] = [];
    if (card) {
      if (card.left < 0 || card.top < 0 || card.right > innerWidth + 1 || card.bottom > innerHeight + 1) faults.push('the coach is cut');
      for (const ring of document.querySelectorAll('.cd-light__ring')) {
        const lit = ring.getBoundingClientRect();
        // The light reaches eight beyond what it shows; what fills the screen is spoken of from within.
        const thing = new DOMRect(lit.left + 8, lit.top + 8, lit.width - 16, lit.height - 16);
        if (thing.width * thing.height > 0.25 * innerWidth * innerHeight) continue;
        if (on(card, thing)) faults.push('the coach stands on what is lit');
        const [x, y] = [(lit.left + lit.right) / 2, (lit.top + lit.bottom) / 2];
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) faults.push('what is lit is out of sight');
      }
      for (const answer of document.querySelectorAll(
        '.cd-question .cd-answer, .cd-question .cd-stepper, .sca-menu button, .pan-ways button, .cs-menu button',
      ))
        if (on(card, answer.getBoundingClientRect())) faults.push('the coach stands on an answer');
    }
    // A number for each picture: pictures themselves are long, and looked at again and again.
    const kept = window as unknown as { changes?: number };
    if (kept.changes === undefined) {
      kept.changes = 0;
      const parts = '.cd-board, .cd-things, .cd-question, .cd-coach, .cd-light';
      new MutationObserver((all) => {
        const within = (n: Node) => (n instanceof Element ? n : n.parentElement)?.closest(parts) != null;
        const brings = (m: MutationRecord) => [...m.addedNodes, ...m.removedNodes].some((n) => n instanceof Element && n.matches(parts));
        if (all.some((m) => within(m.target) || brings(m))) kept.changes = (kept.changes ?? 0) + 1;
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    return {
      over,
      behind: document.querySelectorAll('.cd-coach__dots [data-is="done"]').length,
      act: act ? { x: Number(act.dataset.x), y: Number(act.dataset.y) } : undefined,
      fault: [...new Set(faults)].join(', '),
      picture: kept.changes,
    };
  });
  const { over, ...rest } = seen;
  return { ...rest, behind: over ? Number.POSITIVE_INFINITY : seen.behind };
}
const touch = (page: Page, { x, y }: Spot, finger: boolean): Promise<void> =>
  finger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
/** A button of the coach's own. */
async function press(page: Page, selector: string, finger: boolean): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (box) await touch(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, finger);
}
/** The step and what is lit have come to rest, and nothing stands wrongly. */
async function settled(page: Page): Promise<Seen> {
  let last = -1;
  let seen = await look(page);
  await expect(async () => {
    seen = await look(page);
    const still = seen.picture === last;
    last = seen.picture;
    expect([seen.fault, still]).toEqual(['', true]);
  }).toPass({ intervals: [120, 120, 250] });
  return seen;
}
/** Does what the step wants: reads on, guesses, or touches what is lit until the answer is given. */
async function obey(
  page: Page,
  step: (typeof ALL)[number]['lessons'][number]['steps'][number],
  finger: boolean,
  strayed: boolean,
): Promise<void> {
  const { behind } = await look(page);
  for (let n = 0; n < TOUCHES; n++) {
    let seen = await settled(page);
    const go = page.locator('.cd-coach [data-kind="go"]');
    // The light goes on a moment after the answer it goes on from.
    if (!('guess' in step))
      await expect(async () => {
        seen = await settled(page);
        const something = seen.act !== undefined || seen.behind !== behind || (await go.count()) > 0;
        expect(something, 'something to touch is lit').toBe(true);
      }).toPass();
    if (seen.behind !== behind) return;
    if ((await go.count()) > 0) await press(page, '.cd-coach [data-kind="go"]', finger);
    else if ('guess' in step) await press(page, `.cd-coach footer .cd-button >> nth=${step.right}`, finger);
    else await touch(page, seen.act as Spot, finger);
    await expect.poll(async () => (await look(page)).picture === seen.picture).toBe(false);
    // Whoever does only what is lit does nothing wrong.
    if (!strayed) expect(await page.locator('.cd-coach[data-wrong]').count()).toBe(0);
  }
  throw new Error(`the step is not done after ${TOUCHES} touches`);
}
/** Something that may be touched and is not what the coach wants. */
const ELSEWHERE =
  '.cd-board [data-target]:not([data-wanted]), .cd-things [data-target]:not([data-wanted]), .cd-question .cd-answers .cd-answer:not([data-wanted]):not([data-confirm]):not([aria-disabled="true"])';
/** Whatever else could be answered first: the coach has a word for it, and nothing is lost. Says whether he had to speak. */
async function stray(page: Page, step: (typeof ALL)[number]['lessons'][number]['steps'][number], finger: boolean): Promise<boolean> {
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
