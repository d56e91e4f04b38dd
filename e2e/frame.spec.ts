/** The frame under careless hands: a long press reads, a hover card is in nobody's way, no answer hides, a take-back says why not. */
import type { Ask, Json } from '@cosmodrome/kernel';
import type { Locator, Page } from '@playwright/test';
import { answerAnything, bar, expect, leave, person, SOON, test } from './house.ts';
import { become, moment, positionAt, sent, show, type Wanted } from './moment.ts';

const WIDE_TURN: Wanted = {
  game: 'vii-legio',
  seats: 4,
  when: (ask: Ask, view: Json) =>
    ask.topic === 'turn/action' &&
    (view as { readonly round: number }).round >= 4 &&
    (ask.domain.shape() as { readonly options: readonly Json[] }).options.length > 6,
};
const SCAN: Wanted = { game: 'space-cadets', seats: 2, when: (ask) => ask.topic === 'scan/cell' };
const TEAM: Wanted = {
  game: 'panic-station',
  seats: 4,
  when: (ask: Ask, view: Json) => ask.topic === 'turn/action' && (view as { readonly base: readonly Json[] }).base.length >= 5,
};

const middle = async (of: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
/** A finger, a pen or a mouse, pressed until the card is there, then lifted. */
async function longPress(page: Page, at: { x: number; y: number }, by: 'touch' | 'pen' | 'mouse'): Promise<void> {
  const card = page.locator('.cd-card');
  const line = await page.context().newCDPSession(page);
  if (by === 'touch') await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  else await line.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at, button: 'left', clickCount: 1, pointerType: by });
  await expect(card).toHaveAttribute('data-by', 'press');
  await expect(card).toContainText('Relâchez');
  if (by === 'touch') await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  else await line.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at, button: 'left', clickCount: 1, pointerType: by });
}
for (const by of ['touch', 'pen', 'mouse'] as const)
  test(`a long press reads a card and never plays it: ${by}`, async ({ desk, phone }) => {
    const page = by === 'mouse' ? desk : phone;
    await moment(page, WIDE_TURN);
    const card = page.locator('.cd-things .cd-held.leg-card[data-target]').first();
    const at = await middle(card);
    await longPress(page, at, by);
    await expect(page.locator('.cd-card')).toBeVisible();
    expect(await sent(page)).toEqual([]);
    // What is read lies beside what it speaks of, and the next touch is a touch again.
    await page.keyboard.press('Escape');
    if (by === 'mouse') await page.mouse.click(at.x, at.y);
    else await page.touchscreen.tap(at.x, at.y);
    await expect.poll(() => sent(page)).toHaveLength(1);
  });

for (const [name, wanted] of Object.entries({ 'VII Legio': WIDE_TURN, 'Space Cadets': SCAN, 'Panic Station': TEAM }))
  test(`a hover card lies over no answer and lets every click through: ${name}`, async ({ desk: page }) => {
    await moment(page, wanted);
    const things = page.locator('.cd-board [data-explains], .cd-things [data-explains]');
    const n = await things.count();
    expect(n).toBeGreaterThan(5);
    await expect(page.locator('.cd-board [data-own]'), 'pieces of my own, kept free where there is room').not.toHaveCount(0);
    let read = 0;
    for (let i = 0; i < n && read < 10; i += Math.max(1, Math.floor(n / 14))) {
      const thing = things.nth(i);
      const box = await thing.boundingBox();
      if (!box || box.width < 4) continue;
      await page.mouse.move(1, 1);
      await expect(page.locator('.cd-card')).toHaveCount(0);
      await thing.dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true });
      const card = page.locator('.cd-card');
      await expect(card).toBeVisible();
      read++;
      const wrong = await card.evaluate((e) => {
        const c = e.getBoundingClientRect();
        const over = [...document.querySelectorAll('.cd-frame [data-target], .cd-question')].filter((other) => {
          const o = other.getBoundingClientRect();
          return Math.min(c.right, o.right) - Math.max(c.left, o.left) > 1 && Math.min(c.bottom, o.bottom) - Math.max(c.top, o.top) > 1;
        });
        const hit = document.elementFromPoint(c.left + c.width / 2, c.top + c.height / 2);
        const rules = [...e.querySelectorAll('.cd-tag')].map((tag) => tag.textContent);
        return {
          over: over.map((o) => o.getAttribute('aria-label') ?? o.className.toString()),
          swallows: hit !== null && e.contains(hit),
          twice: rules.length !== new Set(rules).size,
        };
      });
      expect(wrong, await card.innerText()).toEqual({ over: [], swallows: false, twice: false });
      await thing.dispatchEvent('pointerout', { pointerType: 'mouse', bubbles: true });
      await expect(card).toHaveCount(0);
    }
    expect(read).toBeGreaterThan(3);
  });

test('rules of a card are called by their names, not by their numbers', async ({ desk: page }) => {
  await moment(page, TEAM);
  const thing = page.locator('.cd-things [data-explains]:not([data-target])').first();
  await thing.click({ button: 'right', force: true });
  const card = page.locator('.cd-card');
  await expect(card).toBeVisible();
  await expect(card).not.toContainText(/[A-Z]{3}-[A-Z]+-\d/);
});

test('a phone: answers in a folded sheet are named in the bar, and a tap brings them', async ({ phone: page }) => {
  await moment(page, WIDE_TURN);
  const elsewhere = bar(page).locator('[data-elsewhere="things"]');
  await expect(elsewhere).toContainText('Mes affaires');
  await elsewhere.tap();
  await expect(page.locator('.cd-dock')).toHaveAttribute('data-detent', 'half');
  // In another sheet they are as far away.
  await page.locator('.cd-tabs').getByRole('tab', { name: 'Journal' }).tap();
  const all = await page.locator('.cd-things [data-target]').count();
  await expect(elsewhere).toContainText(`${all} réponses`);
  await elsewhere.tap();
  await expect(page.locator('.cd-dock')).toHaveAttribute('data-tab', 'things');
});

for (const [locale, walls] of Object.entries({
  'fr-FR': { answered: 'Marius a répondu depuis', rolled: 'un tirage ou un secret', nothing: 'vous n’avez rien joué' },
  'en-GB': { answered: 'Marius has answered since', rolled: 'a draw or a secret', nothing: 'you have played nothing' },
}))
  test(`a take-back says the true reason why not: ${locale}`, async ({ browser, house }) => {
    const position = await positionAt({ ...WIDE_TURN, when: (ask) => ask.topic === 'setup/profile' && ask.seat === 0 });
    const page = await person(browser, house, { locale });
    for (const [why, says] of Object.entries(walls)) {
      const wall = (why === 'answered' ? { why, seat: 1 } : { why }) as NonNullable<typeof position.sync.noTakeBack>;
      await show(page, { ...position, sync: { ...position.sync, noTakeBack: wall } });
      await expect(async () => {
        await page.keyboard.press('u');
        await expect(page.locator('.cd-toast')).toContainText(says, SOON);
      }).toPass();
    }
    await leave(page);
  });

test('a seat that is waited for while nobody is asked is named, and the page stands', async ({ desk: page }) => {
  const position = await positionAt({ ...WIDE_TURN, when: (ask) => ask.topic === 'turn/action' && ask.seat === 0 });
  await show(page, { ...position, sync: { ...position.sync, asks: [], waiting: [1], topics: [] } });
  await expect(bar(page)).toHaveAttribute('data-state', 'other');
  await expect(bar(page)).toContainText('Marius');
});

test('what I have chosen stands in the bar while others still choose', async ({ desk: page }) => {
  const position = await positionAt({ ...WIDE_TURN, when: (ask) => ask.topic === 'setup/profile' && ask.seat === 0 });
  await show(page, position);
  await answerAnything(page);
  await expect.poll(() => sent(page)).toHaveLength(1);
  const [answer] = await sent(page);
  await become(page, { sending: { seat: 0, topic: 'setup/profile', answer: answer!, n: 1, since: 0 } });
  await become(page, { sending: undefined, sync: { ...position.sync, asks: [], sealed: true, waiting: [1] } });
  await expect(bar(page)).toContainText('Votre choix est scellé.');
  await expect(bar(page).locator('.cd-question__hint')).toHaveText(/^Vous avez choisi\s:\s\S/);
});

test('a game that is over has no round that goes on', async ({ desk: page }) => {
  await moment(page, { game: 'vii-legio', seats: 2 });
  const rounds = page.getByRole('log', { name: 'Journal' }).locator('.cd-round > summary');
  await expect(rounds.first()).toBeVisible();
  await expect(rounds.first()).not.toContainText('en cours');
});

test('where there is room a banner says that it is my turn, and only then', async ({ desk: page }) => {
  const position = await positionAt(WIDE_TURN);
  await show(page, position);
  await expect(page.locator('.cd-arch__you')).toHaveText('À vous');
  await expect(page.locator('.cd-arch__you')).toBeVisible();
  await become(page, { sync: { ...position.sync, asks: [], waiting: [1], topics: [] } });
  await expect(page.locator('.cd-arch__you')).toHaveCount(0);
});
