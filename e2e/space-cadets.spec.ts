import type { Ask, Json } from '@cosmodrome/kernel';
import type { Locator, Page } from '@playwright/test';
import { answers, byFinger, byKeys, faults, meet, PHONE, reads, tells, untilTheEnd, whoIsAsked } from './hands.ts';
import { answered, bar, expect, type House, myTurn, openTable, person, test } from './house.ts';
import { moment, sent } from './moment.ts';

const alone = (page: Page, house: House) =>
  openTable(page, house, { game: 'space-cadets', seats: [{ kind: 'me' }], pace: { kind: 'relaxed' }, start: true });
/** Two Rocketeers, their two kits. */
const SETUP = 4;
async function aboard(page: Page): Promise<void> {
  expect(await myTurn(page)).toBe('mine');
  await answered(page, () => page.getByRole('button', { name: /^Prêt/ }).click());
  expect(await myTurn(page)).toBe('mine');
}
type Deed = { readonly do?: string; readonly figure?: number };
const CREW = { game: 'space-cadets', options: { rocketeers: 4 } } as const;
/** Two figures at least can be attacked. */
const TWO_TARGETS = {
  ...CREW,
  when: (ask: Ask) =>
    ask.topic === 'turn/action' &&
    new Set([...ask.domain.options!()].flatMap((o) => ((o as Deed).do === 'attack' ? [(o as Deed).figure] : []))).size > 1,
};
/** An Overkill or two, with more than one thing to buy. */
const OVERKILLS = {
  ...CREW,
  when: (ask: Ask, view: Json) =>
    ask.topic === 'overkill/spend' &&
    ((view as { readonly roll: { readonly successes: number } | null }).roll?.successes ?? 0) > 1 &&
    [...ask.domain.options!()].length > 4,
};
const ALIENS_HAVE_ACTED = {
  ...CREW,
  when: (ask: Ask, view: Json) => ask.topic === 'order/next' && (view as { readonly turn: number }).turn >= 3,
};

// ------------------------------------------------------------------ how a person plays who has read the first page of the rules

/** Clicks where the place can be hit; where a figure stands before it, by the keyboard. */
async function touch(place: Locator): Promise<void> {
  const hit = await place.click({ timeout: 1000, trial: true }).then(
    () => true,
    () => false,
  );
  if (hit) return place.click();
  await place.focus();
  await place.press('Enter');
}
/** One target of what is shown, and the first thing its menu offers. */
async function aim(page: Page, targets: Locator, turn: number): Promise<void> {
  const target = targets.nth(turn % (await targets.count()));
  const opens = (await target.getAttribute('aria-haspopup')) !== null;
  await touch(target);
  if (opens) await page.locator('.sca-menu .sca-row__main').first().click();
}
const deed = (page: Page, name: string) => page.locator('.sca-deeds').getByRole('button', { name });
/** Fights what is in sight, works at the mission, steps forward once, ends the turn; everything else as it comes. */
async function plays(page: Page, turn: number): Promise<void> {
  if ((await page.locator('.sca-menu').count()) > 0) return page.locator('.sca-menu .sca-row__main').first().click();
  if ((await page.locator('.sca-deeds').count()) === 0) return byFinger(page, turn);
  const fresh = !(await page.locator('.sca-sheet[data-active] [data-kind="spent"] svg').count());
  for (const name of ['Attaquer', 'La mission', ...(fresh ? ['Avancer', 'Ouvrir un sas'] : [])]) {
    const choice = deed(page, name);
    if ((await choice.count()) === 0) continue;
    if ((await choice.getAttribute('aria-pressed')) === 'false') await choice.click();
    const menu = page.locator('.sca-menu .sca-row__main');
    if ((await menu.count()) > 0) return menu.first().click();
    const targets = page.locator('.sca-stage [data-target]');
    if ((await choice.count()) > 0 && (await targets.count()) > 0) return aim(page, targets, turn);
    return;
  }
  await page.getByRole('button', { name: /^Finir le tour/ }).click();
}

test('Space Cadets alone: a whole first scenario, every answer by hand', async ({ page, house }) => {
  test.setTimeout(300_000);
  await page.goto(`/t/${await alone(page, house)}`);
  await myTurn(page);
  expect(await faults(page), 'briefing').toEqual([]);
  await answers(page, 2);
  await myTurn(page);
  expect(await faults(page), 'kit').toEqual([]);
  await answers(page, SETUP - 2);
  await aboard(page);
  expect(await faults(page), 'ship').toEqual([]);
  for (let turn = 0; (await myTurn(page)) === 'mine'; turn++) {
    expect(turn, 'a mission ends').toBeLessThan(700);
    await answered(page, () => plays(page, turn));
  }
  await untilTheEnd(page);
  await expect(page.locator('.sca-end__figures li').first()).toBeVisible();
  await expect(page.locator('.sca-end__crew li')).toHaveCount(2);
  expect(await faults(page), 'end').toEqual([]);
});

test('Space Cadets: two people at one table play the first scenario, each sees what the other does', async ({ browser, house, page }) => {
  test.setTimeout(300_000);
  const friend = await person(browser, house);
  await meet(page, friend, house, { game: 'space-cadets', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const people = [page, friend];
  // A Rocketeer each, then a kit each.
  for (const who of [0, 1, 1, 0]) {
    const [me, other] = who === 0 ? people : [friend, page];
    await myTurn(me!);
    await reads(other!, await tells(me!, () => byFinger(me!, who)));
  }
  const over = (p: Page) => p.getByRole('button', { name: 'Voir le score expliqué' });
  for (let turn = 0; (await over(page).count()) === 0; turn++) {
    expect(turn, 'a mission ends').toBeLessThan(700);
    const who = await Promise.race([
      whoIsAsked(people),
      over(page)
        .waitFor({ timeout: 60_000 })
        .then(() => -1),
    ]).catch(() => -1);
    if (who < 0) break;
    await answered(people[who]!, () => plays(people[who]!, turn));
  }
  for (const p of people) {
    await untilTheEnd(p);
    await expect(p.locator('.sca-end__crew li')).toHaveCount(2);
  }
  await friend.context().close();
});

test('Space Cadets on a phone: what can be done, an attack looked at and made; nothing wider than the screen', async ({
  browser,
  house,
}) => {
  const page = await person(browser, house, PHONE);
  const narrow = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto(`/t/${await alone(page, house)}`);
  await answers(page, SETUP);
  await aboard(page);
  expect(await faults(page), 'ship').toEqual([]);
  await narrow();
  await moment(page, TWO_TARGETS);
  await page.locator('.sca-stand [data-anchor^="foe:"]').first().dispatchEvent('click');
  await expect(page.locator('.sca-menu .sca-pct')).toContainText('%');
  // What is aimed at is not under the menu.
  const menu = (await page.locator('.sca-menu').boundingBox())!;
  const foe = (await page.locator('.sca-stand [data-anchor^="foe:"]').first().boundingBox())!;
  expect(foe.y + foe.height).toBeLessThan(menu.y);
  expect(await faults(page), 'preview').toEqual([]);
  await narrow();
  await moment(page, OVERKILLS);
  await expect(page.locator('.sca-coupon').first()).toBeVisible();
  expect(await faults(page), 'dice').toEqual([]);
  await narrow();
  await page.context().close();
});

test('Space Cadets: an attack is looked at, compared and rolled', async ({ page }) => {
  await moment(page, TWO_TARGETS);
  await deed(page, 'Attaquer').click();
  const targets = page.locator('.sca-stage [data-target]');
  await expect(targets.first()).toHaveAttribute('data-anchor', /^foe:/);
  await targets.first().focus();
  // What is in sight is shown to the keyboard as to the pointer.
  await expect(page.locator('.sca-room[data-tint="reach"]').first()).toBeVisible();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Que faire ici ?' });
  await expect(menu.locator('.sca-pct')).toContainText('%');
  expect(await faults(page), 'preview').toEqual([]);
  const rivals = menu.locator('.sca-compare button');
  await rivals.last().click();
  await expect(rivals.last()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await touch(targets.first());
  await menu.locator('.sca-row__main').first().click();
  expect(await sent(page)).toEqual([expect.objectContaining({ do: 'attack' })]);
});

test('Space Cadets: Overkills are spent in the dice tray', async ({ page }) => {
  await moment(page, OVERKILLS);
  const tray = page.locator('.sca-roll');
  await expect(tray.locator('.sca-die[data-success]').nth(1)).toBeVisible();
  expect(await faults(page), 'dice').toEqual([]);
  await expect(tray.locator('.sca-coupon').first()).toBeVisible();
  await bar(page)
    .getByRole('button', { name: /S’arrêter là/ })
    .click();
  await expect(page.locator('.sca-coupon')).toHaveCount(0);
});

test('Space Cadets: the Alien Turn is told step by step with its reasons', async ({ page }) => {
  await moment(page, ALIENS_HAVE_ACTED);
  await page.getByRole('button', { name: 'Revoir le tour des Aliens' }).click();
  const told = page.locator('.sca-aliens');
  const count = await told.locator('.sca-steps li').count();
  expect(count).toBeGreaterThan(1);
  await told.getByRole('button', { name: 'Étape précédente' }).click();
  await expect(told.locator('.sca-steps li')).toHaveCount(count - 1);
  await told.getByRole('button', { name: 'Tout montrer' }).click();
  await expect(told.locator('.sca-steps li')).toHaveCount(count);
  expect(await faults(page), 'aliens').toEqual([]);
  await told.getByRole('button', { name: 'Fermer' }).click();
  await expect(told).toHaveCount(0);
});

test('Space Cadets by keys alone: from the crew through a whole game turn', async ({ page, house }) => {
  test.setTimeout(180_000);
  await page.goto(`/t/${await alone(page, house)}`);
  await answers(page, SETUP, byKeys);
  await expect(bar(page)).toContainText(/prêt/i);
  await answered(page, () => page.keyboard.press('1'));
  const second = page.locator('.cd-top').getByText('Tour 2');
  /** What was done in this turn of a Rocketeer: the first action is a target, then the turn ends. */
  let done = '';
  for (let n = 0; (await second.count()) === 0; n++) {
    expect(n).toBeLessThan(80);
    if ((await myTurn(page)) === 'over') return;
    const asked = (await bar(page).innerText()).split(' :')[0]!;
    const acting = (await page.locator('.sca-deeds').count()) > 0;
    await answered(page, async () => (acting && done === asked ? page.keyboard.press('9') : byKeys(page)));
    if (acting) done = asked;
  }
});
