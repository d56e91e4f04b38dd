/**
 * The places of the faults that were found (docs/screens/faults), as they are now, at every size:
 * SCREENS=docs/screens/faults npx playwright test faults
 */
import type { Ask, Json } from '@cosmodrome/kernel';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { BOTS, bar, expect, leave, named, openTable, person, stranger, test } from './house.ts';
import { positionAt, show, type Wanted } from './moment.ts';

const INTO = process.env.SCREENS;
test.skip(!INTO, 'pictures are taken on demand');
test.describe.configure({ timeout: 600_000 });

const DEVICES: readonly (readonly [BrowserContextOptions, readonly (readonly [width: number, height: number])[]])[] = [
  [
    {},
    [
      [1440, 900],
      [1024, 768],
    ],
  ],
  [
    { isMobile: true, hasTouch: true },
    [
      [390, 844],
      [844, 390],
      [320, 640],
    ],
  ],
];
/** One load for each device, then the window is drawn larger and smaller, the phone turned. */
async function pictures(name: string, open: (options: BrowserContextOptions) => Promise<Page>): Promise<void> {
  for (const [device, sizes] of DEVICES) {
    const [first] = sizes;
    if (!first) continue;
    const page = await open({ ...device, viewport: { width: first[0], height: first[1] }, locale: 'fr-FR', colorScheme: 'dark' });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${INTO}/${name}-after-${width}.jpg`, type: 'jpeg', quality: 55 });
    }
    await leave(page);
  }
}

type Viewed = Readonly<Record<string, Json>>;
const at =
  (topic: string, then: (view: Viewed, options: readonly Json[]) => boolean = () => true) =>
  (ask: Ask, view: Json): boolean =>
    ask.topic === topic && then(view as Viewed, (ask.domain.shape() as { readonly options?: readonly Json[] } | null)?.options ?? []);
type Crew = readonly { readonly o2?: number }[];
const MOMENTS: Readonly<Record<string, Wanted>> = {
  'F-32-legio-landing': { game: 'vii-legio', seats: 2, when: at('land/proposal') },
  'F-35-legio-leave': { game: 'vii-legio', seats: 3, when: at('mission/leave') },
  'F-37-legio-turn': { game: 'vii-legio', seats: 4, when: at('turn/action', (v, o) => Number(v.round) >= 4 && o.length > 6) },
  'F-38-cadets-turn': { game: 'space-cadets', seats: 2, when: at('turn/action', (_, o) => o.length > 8) },
  'F-39-cadets-air': {
    game: 'space-cadets',
    seats: 2,
    when: at('turn/action', (v) => (v.rocketeers as unknown as Crew).some((r) => r.o2 === 1)),
  },
  'F-46-cadets-six': { game: 'space-cadets', seats: 6, when: at('turn/action', (_, o) => o.length > 4) },
  'F-41-panic-turn': { game: 'panic-station', seats: 4, when: at('turn/action', (v) => (v.base as readonly Json[]).length >= 5) },
  'F-41-panic-trade': { game: 'panic-station', seats: 5, when: at('trade/give') },
};
for (const [name, wanted] of Object.entries(MOMENTS))
  test(`pictures of ${name}`, async ({ browser, house }) => {
    const position = await positionAt(wanted);
    await pictures(name, async (options) => {
      const page = await person(browser, house, options);
      await show(page, position);
      return page;
    });
  });

test('pictures of F-40: the end of Panic Station', async ({ browser, house }) => {
  const host = await person(browser, house);
  const code = await openTable(host, house, { game: 'panic-station', seats: BOTS(4), pace: { kind: 'relaxed' }, start: true });
  const phase = async () => ((await (await host.request.get(`/api/tables/${code}`)).json()) as { phase: string }).phase;
  await expect.poll(phase, { timeout: 300_000 }).toBe('over');
  await pictures('F-40-panic-end', async (options) => {
    const page = await person(browser, house, options);
    await page.goto(`/t/${code}/score`);
    await expect(page.locator('.moment').first()).toBeVisible();
    return page;
  });
  await leave(host);
});
test('pictures of F-42, F-43, F-45: home, waiting room', async ({ browser, house }) => {
  const host = await person(browser, house);
  await named(host, house, 'Wilhelmina-Josefa-Maria');
  const room = await openTable(host, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, { kind: 'open' }, ...BOTS(1)],
    listed: true,
    name: 'X'.repeat(40),
  });
  await pictures('F-42-home-first', async (options) => {
    const page = await stranger(browser, house, options);
    await page.goto('/');
    await expect(page.locator('.row').first()).toBeVisible();
    return page;
  });
  await pictures('F-45-room', async (options) => {
    const page = await person(browser, house, options);
    await page.goto(`/t/${room}`);
    await expect(page.locator('.wait')).toBeVisible();
    return page;
  });
  await leave(host);
});
test('pictures of F-44: an absent friend', async ({ browser, house }) => {
  const { table, sync } = await positionAt({ game: 'vii-legio', seats: 3, when: (ask) => ask.topic === 'turn/action' && ask.seat === 0 });
  const long = Date.now() - 40 * 60_000;
  const seats = table.seats.map((s) =>
    s.seat === 1 && s.sitter.kind === 'person' ? { ...s, sitter: { ...s.sitter, here: 'gone' as const }, since: long } : s,
  );
  const waiting = { ...sync, asks: [], waiting: [1], topics: [{ seat: 1, topic: 'turn/action' }] };
  await pictures('F-44-absent', async (options) => {
    const page = await person(browser, house, options);
    await show(page, { table: { ...table, seats }, sync: waiting });
    return page;
  });
});
test('pictures of F-4A: a first-time hint', async ({ browser, house }) => {
  await pictures('F-4A-hint', async (options) => {
    const page = await stranger(browser, house, options);
    await named(page, house, 'Lou');
    const code = await openTable(page, house, { game: 'space-cadets', seats: [{ kind: 'me' }], pace: { kind: 'relaxed' }, start: true });
    await page.goto(`/t/${code}`);
    await expect(bar(page)).toBeVisible();
    await expect(page.locator('.cd-first')).toBeVisible();
    return page;
  });
});
