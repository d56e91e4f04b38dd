/**
 * Pictures of every screen, for the documents and for whoever wants to look: SCREENS=docs/screens npx playwright test screens
 * The documents have two sizes; SIZES=844,1024 looks at others.
 */
import type { Ask } from '@cosmodrome/kernel';
import type { Page } from '@playwright/test';
import { MOMENTS } from './campaign-moments.ts';
import { Eyes } from './eyes.ts';
import { answers, letBotPlay, meet, playedTogether, says, untilTheEnd } from './hands.ts';
import { answered, BOTS, expect, type House, leave, myTurn, named, openTable, person, playOn, position, score, test } from './house.ts';
import { become, moment, positionAt, show } from './moment.ts';
import { askedOrOver, choice, decides, finger, NOTHING, type Person, seenByAll, together, viewOf } from './panic-people.ts';
import { TRUCKER } from './trucker.ts';

const INTO = process.env.SCREENS;
test.skip(!INTO, 'pictures are taken on demand');
const SIZES = (
  [
    ['1440', { viewport: { width: 1440, height: 900 } }],
    ['1024', { viewport: { width: 1024, height: 768 } }],
    ['390', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
    ['844', { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true }],
  ] as const
).filter(([size]) => (process.env.SIZES ?? '1440,390').split(',').includes(size));

async function picture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${INTO}/${name}.png` });
}
const versus = (page: Page, house: House, bots: number, more: object = {}) =>
  openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'greedy' }))],
    pace: { kind: 'relaxed' },
    name: 'Nébuleuse du dimanche',
    start: true,
    ...more,
  });
/** Plays until about so many answers have been given. */
async function playUntil(page: Page, n: number): Promise<void> {
  for (let i = 0; i < 60 && Number(await position(page)) < n; i++) if ((await playOn(page, 1, (k) => k - 1)) === true) return;
  await myTurn(page);
}
/** Plays on until what others did is told over the board, at its last moment. */
async function toldAgain(page: Page): Promise<void> {
  const strip = page.locator('.cd-moments');
  for (let i = 0; i < 40 && (await strip.count()) === 0; i++) if (await playOn(page, 1, (k) => k - 1)) return;
  await strip.getByRole('button', { name: 'Moment précédent' }).waitFor();
  await strip.getByRole('button', { name: 'Moment précédent' }).focus();
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight');
}
for (const [size, options] of SIZES) {
  test(`pages around the table, ${size}`, async ({ browser, house }) => {
    test.setTimeout(200_000);
    const page = await person(browser, house, { ...options, locale: 'fr-FR', colorScheme: 'dark' });
    await page.goto('/');
    await expect(page.getByRole('button', { name: /Jouer avec des bots/ }).first()).toBeVisible();
    await picture(page, `home-first-${size}`);
    await named(page, house, 'Lou');
    const code = await versus(page, house, 3);
    await page.goto(`/t/${code}`);
    await myTurn(page);
    await openTable(page, house, {
      game: 'vii-legio',
      seats: [{ kind: 'me' }, { kind: 'open' }, ...BOTS(1)],
      pace: { kind: 'days', answerMs: 86_400_000 },
      name: 'Convoi pour Titan',
    });
    const other = await person(browser, house);
    await named(other, house, 'Inès');
    await openTable(other, house, {
      game: 'vii-legio',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      listed: true,
      name: 'Base Kerguelen',
      pace: { kind: 'live', answerMs: 45_000, reserveMs: 600_000 },
    });
    await page.goto('/');
    await expect(page.locator('.call')).toHaveCount(1);
    await picture(page, `home-${size}`);
    await page.goto('/new/vii-legio');
    await expect(page.locator('.make')).toBeVisible();
    await page.getByRole('radiogroup', { name: 'Qui occupe la place 3' }).getByRole('radio', { name: 'Sur cet appareil' }).click();
    await page.getByRole('radiogroup', { name: 'Qui occupe la place 4' }).getByRole('radio', { name: 'Un bot' }).click();
    await picture(page, `create-${size}`);
    const room = await openTable(page, house, {
      game: 'space-cadets',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'device', name: 'Théo' }, ...BOTS(1)],
      name: 'Premier contact',
      pace: { kind: 'live', answerMs: 45_000, reserveMs: 600_000 },
    });
    await other.goto(`/t/${room}`);
    await other.getByRole('button', { name: 'S’asseoir' }).first().click();
    await other.getByRole('textbox', { name: 'Écrire à la table' }).fill('Bonsoir ! On explore la zone B ?');
    await other.keyboard.press('Enter');
    await page.goto(`/t/${room}`);
    await expect(page.getByText('On explore la zone B')).toBeVisible();
    await picture(page, `room-${size}`);
    await page.goto('/me');
    await expect(page.locator('.match').first()).toBeVisible();
    await picture(page, `profile-${size}`);
    for (const game of ['vii-legio', 'panic-station', 'space-cadets']) {
      await page.goto(`/rules/${game}`);
      await expect(page.locator('.cd-rule').first()).toBeVisible();
      await picture(page, `rules-${game}-${size}`);
    }
    await page.goto('/learn');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await picture(page, `learn-${size}`);
    await leave(other);
    await leave(page);
  });
  test(`the club, ${size}`, async ({ browser, house }) => {
    const page = await person(browser, house, { ...options, locale: 'fr-FR', colorScheme: 'dark' });
    await named(page, house, 'Lou');
    const friends: Page[] = [];
    for (const name of ['Nadia', 'Camille', 'Samir', 'Inès']) {
      const friend = await person(browser, house);
      await named(friend, house, name);
      await playedTogether(page, friend, house);
      friends.push(friend);
    }
    const [, camille, samir, ines] = friends as [Page, Page, Page, Page];
    await samir.goto('/');
    const live = { pace: { kind: 'live', answerMs: 45_000, reserveMs: 600_000 }, listed: true };
    const kerguelen = await openTable(camille, house, {
      game: 'panic-station',
      seats: [{ kind: 'me' }, ...Array(5).fill({ kind: 'open' })],
      name: 'Base Kerguelen',
      lang: 'fr',
      ...live,
    });
    const { id } = (await (await page.request.get('/api/me')).json()) as { readonly id: string };
    await says(camille, house, `/api/tables/${kerguelen}/invite`, { person: id });
    await openTable(ines, house, {
      game: 'galaxy-trucker',
      seats: [{ kind: 'me' }, { kind: 'open' }, ...BOTS(1)],
      name: 'Camions du lundi',
      lang: 'en',
      ...live,
    });
    const mine = await openTable(page, house, {
      game: 'space-cadets',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      name: 'Premier contact',
    });
    await page.goto('/');
    await expect(page.locator('.invite')).toBeVisible();
    await picture(page, `club-${size}`);
    await page.goto('/tables');
    await expect(page.locator('.open-row').first()).toBeVisible();
    await picture(page, `tables-${size}`);
    await page.goto(`/t/${mine}`);
    await page.getByRole('button', { name: /Inviter\s+Samir/ }).click();
    await expect(page.locator('.ask-here').getByText('invité', { exact: true })).toBeVisible();
    await picture(page, `room-ask-${size}`);
    for (const p of [...friends, page]) await leave(p);
  });
  test(`the table, ${size}`, async ({ browser, house }) => {
    test.setTimeout(640_000);
    const page = await person(browser, house, { ...options, locale: 'fr-FR', colorScheme: 'dark' });
    await named(page, house, 'Lou');
    const code = await versus(page, house, 3);
    await page.goto(`/t/${code}`);
    await myTurn(page);
    await picture(page, `table-start-${size}`);
    await playUntil(page, 60);
    await picture(page, `table-${size}`);
    await toldAgain(page);
    await picture(page, `recap-${size}`);
    if (size === '390') {
      await page.locator('.cd-tabs').getByRole('tab', { name: 'Journal' }).tap();
      await picture(page, `table-journal-${size}`);
    }
    // Bots finish the game; the seat's owner only looks on.
    await page.request.post(`/api/tables/${code}/stand-in`, { data: { seat: 0, on: true }, headers: { origin: house.url } });
    await expect(score(page)).toBeVisible({ timeout: 240_000 });
    await picture(page, `table-over-${size}`);
    await page.goto(`/t/${code}/score`);
    await expect(page.locator('.race')).toBeVisible();
    await picture(page, `end-${size}`);
    await page.goto(`/t/${code}/review`);
    await page.getByRole('button', { name: 'Un coup d’œil rapide' }).click();
    await expect(page.locator('[data-review="done"]')).toBeVisible({ timeout: 240_000 });
    await picture(page, `review-${size}`);
    await page.goto(`/r/${code}/40`);
    await expect(page.getByRole('slider')).toBeVisible();
    await picture(page, `replay-${size}`);
    await leave(page);
  });
  test(`while you were away, ${size}`, async ({ browser, house }) => {
    const page = await person(browser, house, { ...options, locale: 'fr-FR', colorScheme: 'dark' });
    await named(page, house, 'Lou');
    await page.goto(`/t/${await versus(page, house, 2, { pace: { kind: 'days', answerMs: 86_400_000 }, name: 'La longue veille' })}`);
    await playUntil(page, 50);
    await toldAgain(page);
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Pendant votre absence' })).toBeVisible();
    await picture(page, `away-${size}`);
    await leave(page);
  });
  test(`space-cadets, ${size}`, async ({ browser, house }) => {
    const page = await person(browser, house, { ...options, locale: 'fr-FR', colorScheme: 'dark' });
    await named(page, house, 'Lou');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'comrade' }];
    const table = { game: 'space-cadets', seats, pace: { kind: 'relaxed' }, name: 'Nébuleuse du dimanche', start: true };
    await page.goto(`/t/${await openTable(page, house, table)}`);
    await answers(page, 2);
    await answered(page, () => page.getByRole('button', { name: /^Prêt/ }).click());
    await myTurn(page);
    await picture(page, `space-cadets-${size}`);
    await leave(page);
  });
}

/** Galaxy Trucker where its own bots have brought it: every screen of its drawings. */
const SHOWN = [
  'yard',
  'yard-iv',
  'yard-iib',
  'pile',
  'in-turn',
  'load',
  'insure',
  'hit',
  'thrusters',
  'planet',
  'combat',
  'power',
  'split',
  'intruder',
  'payout',
  'hire',
  'bet',
] as const satisfies readonly (keyof typeof TRUCKER)[];
for (const [size, options] of SIZES) {
  test(`galaxy-trucker, ${size}`, async ({ browser, house }) => {
    test.slow();
    const page = await person(browser, house, { ...options, locale: 'fr-FR', colorScheme: 'dark' });
    for (const name of SHOWN) {
      await show(page, await positionAt(TRUCKER[name]));
      if (name === 'hire') for (let side = 0; side < 2; side++) await page.locator('.gt-slip [data-kind="go"]').click();
      await picture(page, `galaxy-trucker-${name}-${size}`);
      if (name !== 'payout') continue;
      await page.locator('.gt-slip [data-kind="go"]').click();
      await picture(page, `galaxy-trucker-standings-${size}`);
    }
    // Somebody else was quicker.
    const late = await positionAt(TRUCKER.yard);
    await show(page, late);
    const tile = (
      late.sync.view as { readonly yards: readonly { readonly ship: { readonly squares: readonly number[] } }[] }
    ).yards[0]!.ship.squares.find((laid) => laid >= 0)!;
    await become(page, {
      refused: { topic: 'build/do', answer: { do: 'take', tile: tile >> 2 }, code: 'not-admitted', key: 'gone', at: Date.now() },
    });
    await picture(page, `galaxy-trucker-late-${size}`);
    await leave(page);
  });
  test(`galaxy-trucker handed over, and its end, ${size}`, async ({ browser, house }) => {
    test.setTimeout(580_000);
    const page = await person(browser, house, { ...options, locale: 'fr-FR', colorScheme: 'dark' });
    await named(page, house, 'Lou');
    const one = { game: 'galaxy-trucker', name: 'Nébuleuse du dimanche', pace: { kind: 'relaxed' }, start: true };
    const shared = { rounds: ['II'], team: false, building: 'in-turn' };
    await page.goto(
      `/t/${await openTable(page, house, { ...one, options: shared, seats: [{ kind: 'me' }, { kind: 'device', name: 'Jo' }] })}`,
    );
    await expect(page.locator('.cd-curtain')).toBeVisible();
    await picture(page, `galaxy-trucker-curtain-${size}`);
    const bots = ['hauler', 'fighter', 'strong-racer'].map((bot) => ({ kind: 'bot', bot }));
    const played = await openTable(page, house, {
      ...one,
      options: { rounds: ['I'], team: false, hourglass: 0 },
      seats: [{ kind: 'me' }, ...bots],
    });
    await page.goto(`/t/${played}`);
    await letBotPlay(page);
    // They build as long as people do.
    await page.goto('/healthz');
    const phase = async () => ((await (await page.request.get(`/api/tables/${played}`)).json()) as { readonly phase: string }).phase;
    await expect.poll(phase, { timeout: 500_000 }).toBe('over');
    await page.goto(`/t/${played}`);
    await untilTheEnd(page);
    await expect(page.locator('.gt-end')).toBeVisible();
    await picture(page, `galaxy-trucker-end-${size}`);
    await page.locator('.gt-end').scrollIntoViewIfNeeded();
    await picture(page, `galaxy-trucker-homecoming-${size}`);
    await leave(page);
  });
}

/** Core Space where its own bots have brought it; what is touched first, if anything, is opened. */
interface Scene {
  readonly seats: number;
  readonly when?: (ask: Ask, view: { readonly round: number }) => boolean;
  readonly touch?: string;
  readonly next?: readonly string[];
}
const offers = ({ domain }: Ask, deed: string): boolean => [...(domain.options?.() ?? [])].some((o) => (o as { do?: string }).do === deed);
const CORE: Readonly<Record<string, Scene>> = {
  '': { seats: 2, when: (ask, { round }) => ask.topic === 'turn/act' && round >= 4 && offers(ask, 'shoot') },
  '-menu': {
    seats: 2,
    when: (ask, { round }) => ask.topic === 'turn/act' && round >= 3 && offers(ask, 'fight'),
    touch: '.cs-stage [data-anchor]',
  },
  '-crew': { seats: 2, when: ({ topic }) => topic === 'setup/crew' },
  '-search': { seats: 1, when: ({ topic }) => topic === 'search/hold' },
  '-react': { seats: 2, when: ({ topic }) => topic === 'react/use' },
  '-station': {
    seats: 3,
    when: ({ topic }, { round }) => topic === 'turn/trader' && round >= 5,
    touch: '.cs-again',
    next: ['.cs-reel button:nth-child(3)', '.cs-reel button:nth-child(3)'],
  },
};
for (const [size, options] of SIZES) {
  for (const [name, { seats, when, touch, next = [] }] of Object.entries(CORE))
    test(`core-space${name}, ${size}`, async ({ browser, house }) => {
      const page = await person(browser, house, { ...options, locale: 'fr-FR', colorScheme: 'dark' });
      await moment(page, { game: 'core-space', seats, when: (ask, view) => when?.(ask, view as never) ?? false });
      for (const part of touch ? [touch, ...next] : []) await page.locator(part).first().dispatchEvent('click');
      await picture(page, `core-space${name}-${size}`);
      await leave(page);
    });
  test(`core-space-missions, ${size}`, async ({ browser, house }) => {
    const page = await person(browser, house, { ...options, locale: 'fr-FR', colorScheme: 'dark' });
    await page.goto('/new/core-space');
    await page.getByRole('radio', { name: /Signal mort/ }).click();
    await expect(page.locator('.cs-brief').filter({ visible: true })).toContainText('Signal mort');
    if (size === '390') await page.getByRole('radio', { name: /Signal mort/ }).scrollIntoViewIfNeeded();
    await picture(page, `core-space-missions-${size}`);
    await leave(page);
  });
  test(`core-space-workshop, ${size}`, async ({ browser, house }) => {
    const page = await person(browser, house, { ...options, locale: 'fr-FR', colorScheme: 'dark' });
    await page.goto('/workshop/core-space#at=example%2Fdead-signal');
    await expect(page.locator('.cs-w-about')).toBeVisible();
    await picture(page, `core-space-workshop-${size}`);
    if (size === '1440') {
      await page.getByRole('button', { name: 'Modifier une copie' }).click();
      await page.locator('.cs-w-tools').getByRole('button', { name: 'Effacer', exact: true }).waitFor();
      await picture(page, 'core-space-workshop-draw-1440');
      await page.getByRole('tab', { name: 'Essai' }).click();
      await page.getByRole('button', { name: 'Essayer' }).click();
      await expect(page.locator('.cs-w-trial progress')).toHaveJSProperty('value', 4, { timeout: 150_000 });
      await picture(page, 'core-space-workshop-trial-1440');
    }
    await leave(page);
  });
  for (const [name, wanted] of Object.entries(MOMENTS))
    test(`core-space-campaign-${name}, ${size}`, async ({ browser, house }) => {
      const page = await person(browser, house, { ...options, locale: 'fr-FR', colorScheme: 'dark' });
      await moment(page, wanted);
      await picture(page, `core-space-campaign-${name}-${size}`);
      await leave(page);
    });
  test(`core-space-end, ${size}`, async ({ browser, house }) => {
    const page = await person(browser, house, { ...options, locale: 'fr-FR', colorScheme: 'dark' });
    const seats = ['strong', 'normal'].map((bot) => ({ kind: 'bot', bot }));
    const table = { game: 'core-space', seats, pace: { kind: 'relaxed' }, name: 'Nébuleuse du dimanche', start: true };
    const code = await openTable(page, house, table);
    const phase = async () => ((await (await page.request.get(`/api/tables/${code}`)).json()) as { phase: string }).phase;
    await expect.poll(phase, { timeout: 150_000 }).toBe('over');
    await page.goto(`/t/${code}/score`);
    await expect(page.locator('.cs-haul')).not.toHaveCount(0);
    await picture(page, `core-space-end-${size}`);
    await leave(page);
  });
}

/** One game of Panic Station, seen on a desk and on a phone: whoever comes to a moment worth a picture is pictured in it. */
test('panic-station', async ({ browser, house }) => {
  test.setTimeout(580_000);
  const pages = await Promise.all(SIZES.map(([, o]) => person(browser, house, { ...o, locale: 'fr-FR', colorScheme: 'dark' })));
  const people: readonly Person[] = pages.map((page) => ({ page, eyes: new Eyes(page), hand: finger() }));
  const crew = Array.from({ length: 2 }, () => ({ kind: 'bot', bot: 'crew' }));
  const [desk, phone] = pages as [Page, Page];
  const code = await meet(desk, phone, house, {
    game: 'panic-station',
    name: 'Nébuleuse du dimanche',
    seats: [{ kind: 'me' }, { kind: 'open' }, ...crew],
  });
  const taken = new Set<string>();
  const take = async (who: number, moment: string): Promise<void> => {
    const name = `panic-station${moment}-${SIZES[who]![0]}`;
    if (taken.has(name)) return;
    taken.add(name);
    await picture(pages[who]!, name);
  };
  let seen = NOTHING;
  for (let i = 0; i < 36; i++) {
    const who = await askedOrOver(people);
    if (who === undefined) break;
    const { page, eyes } = people[who]!;
    const question = await eyes.question();
    const view = viewOf(eyes);
    const lays = JSON.stringify(question.shape).includes('"explore"');
    if (question.topic === 'turn/action' && view.round >= 2 && view.base.length >= 6) await take(who, '');
    if (question.topic === 'turn/action' && lays && view.base.length >= 4) await take(who, '-lay');
    if (question.topic === 'encounter/choose') await take(who, '-encounter');
    if (question.topic === 'trade/give' && !taken.has(`panic-station-trade-${SIZES[who]![0]}`)) {
      await page.locator('.pan-card[data-target]').first().dispatchEvent('click');
      await take(who, '-trade');
    }
    if (view.round >= 3 && !taken.has(`panic-station-notebook-${SIZES[who]![0]}`)) {
      // On a phone the panel is a sheet that comes up at a tap.
      if (who === 1) await page.getByRole('tab', { name: 'Journal' }).click();
      await page.getByRole('tab', { name: 'Carnet' }).click();
      await take(who, '-notebook');
      await page.getByRole('tab', { name: 'Journal' }).first().click();
      if (who === 1) await page.getByRole('tab', { name: 'Mes affaires' }).click();
    }
    seen = together(seen, seenByAll(people));
    await decides(people[who]!, () => choice(people[who]!, question, seen));
    if (view.base.length >= 12) await take(who, '-late');
  }
  for (const { page, eyes } of people) if (!eyes.sync?.over) await letBotPlay(page);
  const end = score(desk);
  for (;;) {
    await expect(end.or(desk.locator('.pan-scan')).first()).toBeVisible({ timeout: 240_000 });
    if ((await desk.locator('.pan-scan').count()) === 0) break;
    for (const [who, page] of pages.entries()) {
      await take(who, '-scan');
      await page.keyboard.press('Escape');
      await expect(page.locator('.pan-scan')).toHaveCount(0);
    }
  }
  await untilTheEnd(desk);
  await picture(desk, 'panic-station-end-1440');
  await phone.goto(`/t/${code}/score`);
  await expect(phone.locator('.end__picture')).toBeVisible();
  await picture(phone, 'panic-station-end-390');
  for (const [i, page] of pages.entries()) {
    await page.locator('.end__picture').scrollIntoViewIfNeeded();
    await picture(page, `panic-station-timeline-${SIZES[i]![0]}`);
    await page.goto(`/r/${code}/60`);
    await expect(page.getByRole('slider')).toBeVisible();
    await picture(page, `panic-station-replay-${SIZES[i]![0]}`);
    await leave(page);
  }
});
