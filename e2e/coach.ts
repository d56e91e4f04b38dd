/** Somebody who takes a lesson in a browser: where the light stands is read from the page, and what it asks for is done. */
import type { AnyLesson } from '@cosmodrome/kit/lesson';
import type { Page } from '@playwright/test';
import { expect } from './house.ts';

export type Step = AnyLesson['steps'][number];
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
export async function look(page: Page): Promise<Seen> {
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
export const touch = (page: Page, { x, y }: Spot, finger: boolean): Promise<void> =>
  finger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
/** A button of the coach's own. */
export async function press(page: Page, selector: string, finger: boolean): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (box) await touch(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, finger);
}
/** The step and what is lit have come to rest, and nothing stands wrongly. */
export async function settled(page: Page): Promise<Seen> {
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
export async function obey(page: Page, step: Step, finger: boolean, strayed: boolean): Promise<void> {
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
