import type { Ask, Json } from '@cosmodrome/kernel';
import type { Locator, Page } from '@playwright/test';
import { answers, byFinger, byHand, byKeys, faults, letBotPlay, meet, PHONE, reads, tells, untilTheEnd } from './hands.ts';
import { answered, bar, expect, type House, leave, myTurn, openTable, person, score, test } from './house.ts';
import { moment, positionAt, sent, show } from './moment.ts';

// A quiet machine needs a few seconds for each; a loaded one may take its time.
test.describe.configure({ timeout: 900_000 });

const alone = (page: Page, house: House) =>
  openTable(page, house, { game: 'space-cadets', seats: [{ kind: 'me' }], pace: { kind: 'relaxed' }, start: true });
/** Two Rocketeers, their two kits. */
const SETUP = 4;
async function aboard(page: Page): Promise<void> {
  expect(await myTurn(page)).toBe('mine');
  await answered(page, () => page.getByRole('button', { name: /^Prêt/ }).click());
  expect(await myTurn(page)).toBe('mine');
}
type Deed = { readonly do?: string; readonly figure?: number; readonly edge?: number };
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

// ------------------------------------------------------------------ pictures: SCREENS=docs/screens npx playwright test space-cadets -g 'pictures|two people'

const INTO = process.env.SCREENS;
async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${INTO}/space-cadets${name}.png` });
}
/** The end and the replay of a mission that was played. */
async function ending(page: Page): Promise<void> {
  const code = /\/t\/(\w+)/.exec(page.url())![1];
  for (const [size, width, height] of [
    ['1440', 1440, 900],
    ['390', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/t/${code}/score`);
    await expect(page.locator('.sca-end__turns')).toBeVisible();
    await picture(page, `-end-${size}`);
    await page.goto(`/r/${code}/40`);
    await expect(page.getByRole('slider')).toBeVisible();
    await picture(page, `-replay-${size}`);
  }
}

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
const deed = (page: Page, name: string) => page.locator('.sca-deeds').getByRole('button', { name });
const firstOfMenu = (page: Page) => page.locator('.sca-menu .sca-row__main').first();
/** What this person sees before acting: an open menu, what can be done, whether an action is spent already. */
const looksAt = (page: Page) =>
  page.evaluate(() => ({
    menu: document.querySelector('.sca-menu') !== null,
    deeds: [...document.querySelectorAll('.sca-deeds button:not([aria-disabled]) b')].map((b) => b.textContent),
    ready: [...document.querySelectorAll('.cd-question .cd-answer')].some((b) => b.textContent?.includes('Prêt')),
    spent: document.querySelector('.sca-sheet[data-active] [data-kind="spent"] svg') !== null,
  }));
/** Fights what is in sight, works at the mission, steps forward once, ends the turn; everything else as it comes. */
async function plays(page: Page, turn: number): Promise<void> {
  const seen = await looksAt(page);
  if (seen.menu) return firstOfMenu(page).click();
  if (seen.ready) return page.getByRole('button', { name: /^Prêt/ }).click();
  if (seen.deeds.length === 0) return byFinger(page, turn);
  const wish = ['Attaquer', 'La mission', ...(seen.spent ? [] : ['Avancer', 'Ouvrir un sas'])].find((d) => seen.deeds.includes(d));
  if (!wish) return page.getByRole('button', { name: /^Finir le tour/ }).click();
  const choice = deed(page, wish);
  // The only place of its kind is taken at once, or opens its menu; of several, one is chosen on the ship.
  if ((await choice.getAttribute('aria-pressed')) === 'false') await choice.click();
  if (!(await looksAt(page)).deeds.includes(wish)) return;
  const targets = page.locator('.sca-stage [data-target]');
  const n = await targets.count();
  if (n > 0 && (await firstOfMenu(page).count()) === 0) await targets.nth(turn % n).press('Enter');
  if ((await firstOfMenu(page).count()) > 0) await firstOfMenu(page).click();
}
/** Which of these people is asked; −1: the mission is over. */
async function next(people: readonly Page[]): Promise<number> {
  let who = -2;
  await expect
    .poll(
      async () => {
        if ((await score(people[0]!).count()) > 0) who = -1;
        else for (const [i, p] of people.entries()) if ((await bar(p).getAttribute('data-state')) === 'mine') who = i;
        return who;
      },
      { timeout: 120_000, intervals: [20, 50, 100, 200] },
    )
    .toBeGreaterThan(-2);
  return who;
}
/** So many answers by hand, or until the mission is won or lost; true: it is. */
async function playOut(people: readonly Page[], most: number): Promise<boolean> {
  for (let turn = 0; turn < most; turn++) {
    const who = await next(people);
    if (who < 0) return true;
    await answered(people[who]!, () => plays(people[who]!, turn));
  }
  return false;
}

test('Space Cadets alone: the first scenario to its end', async ({ page, house }) => {
  await page.goto(`/t/${await alone(page, house)}`);
  await myTurn(page);
  expect(await faults(page), 'briefing').toEqual([]);
  await answers(page, 2);
  await myTurn(page);
  expect(await faults(page, { part: '.cd-board, .cd-things, .cd-question' }), 'kit').toEqual([]);
  await answers(page, SETUP - 2);
  await aboard(page);
  expect(await faults(page), 'ship').toEqual([]);
  if (!(await playOut([page], byHand(10)))) await letBotPlay(page);
  await untilTheEnd(page);
  await expect(page.locator('.sca-end__figures li').first()).toBeVisible();
  await expect(page.locator('.sca-end__crew li')).toHaveCount(2);
  expect(await faults(page), 'end').toEqual([]);
});

test('Space Cadets: two people at one table play the first scenario, each sees what the other does', async ({ browser, house, page }) => {
  const friend = await person(browser, house);
  await meet(page, friend, house, {
    game: 'space-cadets',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    // The hardest mode: the mission is short.
    options: { mode: 'galactic-overlord' },
  });
  const people = [page, friend];
  // A Rocketeer each, then a kit each.
  for (const who of [0, 1, 1, 0]) {
    const [me, other] = who === 0 ? people : [friend, page];
    await myTurn(me!);
    await reads(other!, await tells(me!, () => byFinger(me!, who)));
  }
  if (!(await playOut(people, byHand(10)))) for (const p of people) await letBotPlay(p);
  await untilTheEnd(page);
  await expect(page.locator('.sca-end__crew li')).toHaveCount(2);
  // Who looked on until the last of it finds the same end.
  await expect(score(friend)).toBeVisible({ timeout: 60_000 });
  if (INTO) await ending(page);
  await leave(friend);
});

/** A comrade has said what it means to do, and whoever looks on may still point at something. */
const PLANNED = {
  ...CREW,
  seats: 2,
  when: (ask: Ask, view: Json) =>
    ask.topic === 'order/show' && (view as { readonly marks: readonly { readonly seat: number }[] }).marks.some((m) => m.seat !== ask.seat),
};
test('Space Cadets: while the group decides who acts, plans of comrades are drawn and said, and the hand points at a tile', async ({
  desk: page,
}) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await moment(page, PLANNED);
    await expect(page.locator('[data-pin="plan"]').first()).toBeVisible();
    const tile = page.locator('.sca-stage [data-at^="cell:"] [data-target]').first();
    const tool = page.locator('[data-tool="point"]');
    // Nothing is lit until somebody wants to point, and nothing any more when the tool is laid down.
    await expect(tile).toHaveCount(0);
    await tool.click();
    await expect(tile).toBeVisible();
    await tool.click();
    await expect(tile).toHaveCount(0);
    await tool.click();
    await page.screenshot({ path: test.info().outputPath(`pointing-${viewport.width}.png`) });
    await expect(tile).toHaveAttribute('aria-label', /Montrer cette tuile/);
    await touch(tile);
    expect(await sent(page)).toEqual([{ mark: expect.any(Number) }]);
    await page.screenshot({ path: test.info().outputPath(`pins-${viewport.width}.png`) });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await moment(page, PLANNED);
  await expect(
    page
      .getByRole('log')
      .getByText(/prévoit/)
      .first(),
  ).toBeVisible();
  expect(await faults(page, { part: '.sca-stage' }), 'pins').toEqual([]);
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
  expect(await faults(page, { part: '.sca-menu' }), 'preview').toEqual([]);
  await narrow();
  await moment(page, OVERKILLS);
  await expect(page.locator('.sca-coupon').first()).toBeVisible();
  expect(await faults(page, { part: '.sca-roll' }), 'dice').toEqual([]);
  await narrow();
  // The ship keeps its room, and gets more when the sheet is folded.
  const height = async (what: string) => (await page.locator(what).boundingBox())!.height / 844;
  expect(await height('.sca-roll')).toBeLessThan(0.4);
  expect(await height('.sca-stage')).toBeGreaterThan(0.35);
  await page.getByRole('button', { name: 'Détails du jet' }).click();
  await expect.poll(() => height('.sca-stage')).toBeGreaterThan(0.5);
  await moment(page, ALIENS_HAVE_ACTED);
  await page.getByRole('button', { name: 'Revoir le tour des Aliens' }).click();
  expect(await height('.sca-aliens')).toBeLessThan(0.4);
  await page.getByRole('button', { name: 'Étape précédente' }).click();
  // What is told is in sight.
  const told = async () => {
    const [step, ship] = [await page.locator('.sca-told').boundingBox(), await page.locator('.sca-stage').boundingBox()];
    return step !== null && ship !== null && step.y >= ship.y && step.y + step.height <= ship.y + ship.height;
  };
  await expect.poll(told).toBe(true);
  expect(await faults(page, { part: '.sca-aliens' }), 'aliens').toEqual([]);
  await narrow();
  await leave(page);
});

test('Space Cadets: an attack is looked at, compared and rolled', async ({ desk: page }) => {
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
  expect(await faults(page, { part: '.sca-menu' }), 'preview').toEqual([]);
  const rivals = menu.locator('.sca-compare button');
  await rivals.last().click();
  await expect(rivals.last()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await touch(targets.first());
  await menu.locator('.sca-row__main').first().click();
  expect(await sent(page)).toEqual([expect.objectContaining({ do: 'attack' })]);
});

test('Space Cadets: what cannot be done now is greyed and says why, to the pointer, the finger and the keyboard', async ({
  desk: page,
}) => {
  await moment(page, {
    ...CREW,
    when: (ask: Ask, view: Json) => ask.topic === 'turn/action' && (view as { readonly turn: number }).turn === 1,
  });
  const card = page.locator('.cd-card');
  const idle = page.locator('.sca-deeds [aria-disabled="true"]').first();
  const why = await idle.locator('small').innerText();
  await idle.hover();
  await expect(card).toContainText(why);
  await page.keyboard.press('Escape');
  const gear = page.locator('.sca-card[aria-disabled="true"]').first();
  await gear.click({ force: true });
  await expect(card).toContainText(/Agit tout seul|Aucun|Rien|Personne|Se propose|touchez/);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await page.keyboard.press('Tab');
  await gear.focus();
  await expect(card).toBeVisible();
  expect(await faults(page, { part: '.cd-things, .cd-card, .sca-deeds' }), 'reasons').toEqual([]);
});

test('Space Cadets: Overkills are spent in the dice tray', async ({ desk: page }) => {
  await moment(page, OVERKILLS);
  const tray = page.locator('.sca-roll');
  await expect(tray.locator('.sca-die[data-success]').nth(1)).toBeVisible();
  expect(await faults(page, { part: '.sca-roll, .cd-question' }), 'dice').toEqual([]);
  await expect(tray.locator('.sca-coupon').first()).toBeVisible();
  await bar(page)
    .getByRole('button', { name: /S’arrêter là/ })
    .click();
  expect(await sent(page)).toEqual(['stop']);
});

test('Space Cadets: the Alien Turn is told step by step with its reasons', async ({ desk: page }) => {
  await moment(page, ALIENS_HAVE_ACTED);
  await page.getByRole('button', { name: 'Revoir le tour des Aliens' }).click();
  const told = page.locator('.sca-aliens');
  const count = await told.locator('.sca-steps li').count();
  expect(count).toBeGreaterThan(1);
  await told.getByRole('button', { name: 'Étape précédente' }).click();
  await expect(told.locator('.sca-steps li')).toHaveCount(count - 1);
  await told.getByRole('button', { name: 'Tout montrer' }).click();
  await expect(told.locator('.sca-steps li')).toHaveCount(count);
  expect(await faults(page, { part: '.sca-aliens, .sca-stage' }), 'aliens').toEqual([]);
  await told.getByRole('button', { name: 'Fermer' }).click();
  await expect(told).toHaveCount(0);
});

/** A crew of four under two hands, the one who acts beside closed hatches and with company. */
const AMONG_HATCHES = {
  ...CREW,
  seats: 2,
  when: (ask: Ask, view: Json) =>
    ask.topic === 'turn/action' &&
    (view as { readonly turn: number }).turn > 1 &&
    new Set([...ask.domain.options!()].flatMap((o) => ((o as Deed).do === 'open' ? [(o as Deed).edge] : []))).size > 1,
};
/** The legal places of the ship whose middle would answer nothing, or something that is no place at all. */
const deaf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.sca-stage [data-target]')].flatMap((target) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const hatch = target.closest('.sca-hatch') !== null;
      const answers = hatch ? hit === target : hit?.closest('[data-target], .sca-through') != null;
      return answers ? [] : [`${target.getAttribute('aria-label')} under ${hit?.outerHTML.slice(0, 80)}`];
    }),
  );
test('Space Cadets: a click in the middle of a place answers, whoever stands there', async ({ desk: page }) => {
  await moment(page, AMONG_HATCHES);
  await expect(page.locator('.sca-hatch [data-target]').nth(1)).toBeVisible();
  expect(await deaf(page)).toEqual([]);
  const crossed = page.locator('.sca-through').first();
  if ((await crossed.count()) > 0) {
    await crossed.click();
    expect((await sent(page)).length + (await page.locator('.sca-menu').count())).toBe(1);
  }
});
test('Space Cadets on a phone: hatches are as wide as a finger, and words on the ship are read without zooming', async ({
  phone: page,
}) => {
  for (const viewport of [PHONE.viewport, { width: 844, height: 390 }, { width: 320, height: 640 }]) {
    await page.setViewportSize(viewport);
    await moment(page, AMONG_HATCHES);
    const sizes = () =>
      page.evaluate(() => {
        const shown = ({ left, right, top, bottom }: DOMRect) => right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
        const hatches = [...document.querySelectorAll('.sca-hatch [data-target]')].map((h) => h.getBoundingClientRect().width);
        const words = [...document.querySelectorAll<SVGTextElement>('.sca-stage text')]
          // In a crowd names are shown nearer only.
          .filter((t) => shown(t.getBoundingClientRect()) && t.checkVisibility({ opacityProperty: true }))
          .map((t) => t.getScreenCTM()!.a * Number.parseFloat(getComputedStyle(t).fontSize));
        return { hatch: Math.min(...hatches), word: Math.min(...words) };
      });
    await expect.poll(async () => (await sizes()).hatch).toBeGreaterThanOrEqual(44);
    expect((await sizes()).word).toBeGreaterThanOrEqual(11);
  }
});
test('Space Cadets: air that runs short is said, and no action is promised for the last of it', async ({ desk: page }) => {
  const position = await positionAt(AMONG_HATCHES);
  const view = position.sync.view as { active: string; rocketeers: { role: string; o2: number }[] };
  for (const r of view.rocketeers) r.o2 = r.role === view.active ? 1 : 2;
  await show(page, position);
  const sheet = page.locator('.sca-sheet[data-active]');
  await expect(sheet).toContainText('bas !');
  await expect(sheet).not.toContainText('action O² possible');
  expect(await faults(page, { part: '.sca-sheet' }), 'low air').toEqual([]);
});
test('Space Cadets: who acts when stands beside the ship, comrades with face, hearts and gear, and the second sheet shows its gear', async ({
  desk: page,
}) => {
  const position = await positionAt(AMONG_HATCHES);
  const { rocketeers } = position.sync.view as { rocketeers: { seat: number; cards: number[] }[] };
  const others = rocketeers.filter((r) => r.seat !== position.sync.eyes);
  await show(page, position);
  await expect(page.locator('.cd-players .sca-order li:not([data-foe])')).toHaveCount(4);
  await expect(page.locator('.cd-player .sca-mates li')).toHaveCount(others.length);
  await expect(page.locator('.cd-player .sca-bag__item')).toHaveCount(others.flatMap((r) => r.cards).length);
  const second = rocketeers.filter((r) => r.seat === position.sync.eyes).flatMap((r) => r.cards).length;
  await expect(page.locator('.sca-sheets :is(.sca-card, .sca-mini)')).toHaveCount(second);
});
test('Space Cadets: answers that hang from the bar leave title and cross of the Alien Turn free', async ({ desk: page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await moment(page, {
    game: 'space-cadets',
    options: { rocketeers: 6 },
    seats: 2,
    when: (ask, view) => {
      if (ask.topic !== 'order/next') return false;
      const { turn, aliens } = view as { readonly turn: number; readonly aliens: readonly Json[] };
      const { options } = ask.domain.shape() as { readonly options: readonly Json[] };
      return turn >= 2 && aliens.length > 0 && options.length === 6;
    },
  });
  await page.getByRole('button', { name: 'Revoir le tour des Aliens' }).click();
  await expect(page.locator('.cd-tray .cd-answer').first()).toBeVisible();
  await page.locator('.sca-aliens').getByRole('button', { name: 'Fermer' }).click();
  await expect(page.locator('.sca-aliens')).toHaveCount(0);
});

test('Space Cadets by keys alone: from the crew through a whole game turn', async ({ page, house }) => {
  await page.goto(`/t/${await alone(page, house)}`);
  await answers(page, SETUP, byKeys);
  await expect(bar(page)).toContainText(/prêt/i);
  await answered(page, () => page.keyboard.press('1'));
  const second = page.locator('.cd-top').getByText('Manche 2');
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

for (const [size, options] of [
  ['1440', { viewport: { width: 1440, height: 900 } }],
  ['390', { ...PHONE, deviceScaleFactor: 1 }],
] as const)
  test(`pictures of Space Cadets, ${size}`, async ({ browser, house }) => {
    test.skip(!INTO, 'pictures are taken on demand');
    const page = await person(browser, house, { ...options, locale: 'fr-FR' });
    await moment(page, { ...CREW, when: (ask) => ask.topic === 'setup/rocketeer' });
    await picture(page, `-briefing-${size}`);
    await moment(page, { ...TWO_TARGETS, seats: 2, when: (ask, view) => (view as { turn: number }).turn > 1 && TWO_TARGETS.when(ask) });
    await picture(page, `-${size}`);
    await page.locator('.sca-stand [data-anchor^="foe:"]').last().dispatchEvent('click');
    await expect(page.locator('.sca-menu .sca-pct')).toBeVisible();
    await picture(page, `-attack-${size}`);
    await moment(page, OVERKILLS);
    await picture(page, `-overkill-${size}`);
    await moment(page, ALIENS_HAVE_ACTED);
    await page.getByRole('button', { name: 'Revoir le tour des Aliens' }).click();
    await picture(page, `-aliens-${size}`);
    await moment(page, {
      game: 'space-cadets',
      options: { rocketeers: 6, scenario: 's4' },
      seats: 3,
      when: (ask, view) => ask.topic === 'turn/action' && (view as { turn: number }).turn > 3,
    });
    await picture(page, `-brig-${size}`);
    await moment(page, {
      game: 'space-cadets',
      options: { rocketeers: 4, scenario: 's7' },
      seats: 2,
      when: (ask, view) => ask.topic === 'turn/action' && (view as { redAlert: boolean }).redAlert,
    });
    await picture(page, `-alert-${size}`);
    await leave(page);
  });
