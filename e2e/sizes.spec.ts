/** Every screen at every size, in both languages: nothing too small to read or to touch, nothing cut, nothing covered, no answer hidden. */
import type { Ask, Json } from '@cosmodrome/kernel';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { playedTogether, says } from './hands.ts';
import { BOTS, expect, leave, named, openTable, person, test } from './house.ts';
import { type Offence, offences, told } from './looks.ts';
import { positionAt, show, type Wanted } from './moment.ts';
import { TRUCKER } from './trucker.ts';

const SIZES = {
  '2560×1440': { width: 2560, height: 1440 },
  '1440×900': { width: 1440, height: 900 },
  '1024×768': { width: 1024, height: 768 },
  '390×844': { width: 390, height: 844 },
  '844×390': { width: 844, height: 390 },
  '320×640': { width: 320, height: 640 },
} as const;
type Size = keyof typeof SIZES;
/** One load for each: then the window is drawn larger and smaller, the phone turned. Each screen is seen in both languages, not at each size in both. */
const DEVICES: Readonly<Record<string, { readonly touch: boolean; readonly sizes: readonly Size[] }>> = {
  'a mouse': { touch: false, sizes: ['1440×900', '1024×768'] },
  'a thumb': { touch: true, sizes: ['390×844', '844×390', '320×640'] },
};
const optionsOf = (touch: boolean, locale: string, size: Size): BrowserContextOptions => ({
  viewport: SIZES[size],
  locale,
  ...(touch ? { isMobile: true, hasTouch: true } : {}),
});
const localeOf = (touch: boolean, screen: number): string => (touch === (screen % 2 === 0) ? 'fr-FR' : 'en-GB');

/** The first page comes in the language of the browser, the next one in the language that is chosen here. */
const speaks = (page: Page, locale: string): Promise<void> =>
  page.evaluate(
    (lang) =>
      localStorage.setItem('cosmodrome.prefs', JSON.stringify({ ...JSON.parse(localStorage.getItem('cosmodrome.prefs') ?? '{}'), lang })),
    locale.slice(0, 2),
  );
/** A coach stands on what he does not speak of: e2e/lessons.spec.ts sees to it that it is nothing else. */
const byCoach = ({ kind, says }: Offence): boolean => kind === 'covered' && / by \S+ \S*\.cd-coach/.test(says);
async function looksRight(page: Page, screen: string, touch: boolean, sizes: readonly Size[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Two frames: what is measured after the first paint stands in its place.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await Promise.all(document.getAnimations().map((a) => a.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY && a.finished));
    });
    // At rest: on a busy machine what follows from a new size comes some frames later.
    await expect
      .configure({ soft: true, timeout: 6000 })
      .poll(async () => (await offences(page, touch)).filter((o) => !byCoach(o)).map(told), { message: `${screen}, ${size}` })
      .toEqual([]);
  }
}

// ------------------------------------------------------------------ tables

type Viewed = Readonly<Record<string, Json>>;
const at =
  (topic: string, then: (view: Viewed, options: readonly Json[]) => boolean = () => true) =>
  (ask: Ask, view: Json): boolean =>
    ask.topic === topic && then(view as Viewed, (ask.domain.shape() as { readonly options?: readonly Json[] }).options ?? []);
const MOMENTS: Readonly<Record<string, readonly Wanted[]>> = {
  'vii-legio': [
    { game: 'vii-legio', seats: 4, when: at('setup/objective') },
    { game: 'vii-legio', seats: 4, when: at('turn/action', (v, o) => Number(v.round) >= 4 && o.length > 6) },
    { game: 'vii-legio', seats: 2, when: at('land/proposal') },
    { game: 'vii-legio', seats: 3 },
  ],
  'panic-station': [
    { game: 'panic-station', seats: 6, when: at('encounter/choose') },
    { game: 'panic-station', seats: 4, when: at('turn/action', (v) => (v.base as readonly Json[]).length >= 5) },
    { game: 'panic-station', seats: 5, when: at('trade/give') },
  ],
  'space-cadets': [
    { game: 'space-cadets', seats: 2, when: at('setup/rocketeer') },
    { game: 'space-cadets', seats: 2, when: at('scan/cell') },
    { game: 'space-cadets', seats: 2, when: at('turn/action', (_, o) => o.length > 8) },
    { game: 'space-cadets', seats: 6, when: at('turn/action', (_, o) => o.length > 4) },
  ],
  // In every run those with a panel or a paper of their own; DEEP=1: every screen there is.
  'galaxy-trucker': process.env.DEEP
    ? Object.values(TRUCKER)
    : [TRUCKER.yard, TRUCKER.pile, TRUCKER.hit, TRUCKER.planet, TRUCKER.intruder, TRUCKER.bet, TRUCKER.payout],
  'core-space': [
    { game: 'core-space', seats: 2, when: at('setup/crew') },
    { game: 'core-space', seats: 4, when: at('turn/act', (v, o) => Number(v.round) >= 3 && o.length > 8) },
    { game: 'core-space', seats: 1, when: at('search/hold') },
    { game: 'core-space', seats: 2, when: at('react/use') },
  ],
};
for (const [game, moments] of Object.entries(MOMENTS))
  for (const [device, { touch, sizes }] of Object.entries(DEVICES))
    test(`tables of ${game} by ${device}`, async ({ browser, house }) => {
      test.slow(process.env.DEEP !== undefined);
      const page = await person(browser, house, optionsOf(touch, localeOf(touch, 0), sizes[0]!));
      for (const [i, wanted] of moments.entries()) {
        if (i > 0) await speaks(page, localeOf(touch, i));
        await page.setViewportSize(SIZES[sizes[0]!]);
        await show(page, await positionAt(wanted));
        await looksRight(page, `moment ${i + 1}`, touch, sizes);
      }
      await leave(page);
    });

// ------------------------------------------------------------------ pages around them

/** A name as long as names may be. */
const LONG = 'Wilhelmina-Josefa-Maria';
type Visit = readonly [address: string, ready: string];
/** Goes through pages by one device, each in the language of its turn. */
async function visit(lou: Page, pages: readonly Visit[], touch: boolean, sizes: readonly Size[]): Promise<void> {
  for (const [i, [address, ready]] of pages.entries()) {
    await lou.setViewportSize(SIZES[sizes[0]!]);
    if (i > 0) await speaks(lou, localeOf(touch, i));
    await lou.goto(address);
    await expect(lou.locator(ready).first()).toBeVisible();
    await lou.waitForLoadState('networkidle');
    await looksRight(lou, address, touch, sizes);
  }
}
for (const [device, { touch, sizes }] of Object.entries(DEVICES))
  test(`pages around the table by ${device}`, async ({ browser, house }) => {
    const lou = await person(browser, house, optionsOf(touch, localeOf(touch, 0), sizes[0]!));
    await named(lou, house, LONG);
    await openTable(lou, house, {
      game: 'vii-legio',
      seats: [{ kind: 'me' }, { kind: 'open' }, ...BOTS(1)],
      listed: true,
      name: 'X'.repeat(40),
    });
    const room = await openTable(lou, house, {
      game: 'panic-station',
      seats: [{ kind: 'me' }, { kind: 'open' }, ...BOTS(3), { kind: 'device', name: LONG }],
      name: 'Nébuleuse du dimanche',
    });
    await visit(
      lou,
      [
        ['/', '.home, .gates, main'],
        ['/new/vii-legio', '.make'],
        ['/new/space-cadets', '.make'],
        [`/t/${room}`, 'main'],
        ['/me', 'main'],
        ['/rules/vii-legio', '.cd-rule'],
        ['/rules/space-cadets', '.cd-rule'],
        ['/rules/galaxy-trucker', '.cd-rule'],
        ['/rules/core-space', '.cd-rule'],
        ['/learn', '.stops'],
        ['/learn/galaxy-trucker/first-ship', '.cd-coach'],
        ['/learn/core-space/move-and-shoot', '.cd-coach'],
      ],
      touch,
      touch ? sizes : [...sizes, '2560×1440'],
    );
    await leave(lou);
  });

for (const [device, { touch, sizes }] of Object.entries(DEVICES))
  test(`pages of the club by ${device}`, async ({ browser, house }) => {
    const lou = await person(browser, house, optionsOf(touch, localeOf(touch, 0), sizes[0]!));
    const friend = await person(browser, house);
    await named(lou, house, LONG);
    await named(friend, house, LONG);
    await playedTogether(lou, friend, house);
    const wide = { name: 'X'.repeat(40), listed: true, lang: 'fr' };
    const theirs = await openTable(friend, house, {
      game: 'panic-station',
      seats: [{ kind: 'me' }, ...Array(5).fill({ kind: 'open' })],
      ...wide,
    });
    const { id } = (await (await lou.request.get('/api/me')).json()) as { readonly id: string };
    await says(friend, house, `/api/tables/${theirs}/invite`, { person: id });
    const mine = await openTable(lou, house, { game: 'vii-legio', seats: [{ kind: 'me' }, { kind: 'open' }], ...wide });
    await visit(
      lou,
      [
        ['/', '.invite'],
        ['/tables', '.open-row'],
        ['/tables?game=core-space&free=3', '.seek__none'],
        ['/new/vii-legio', '.ask-once'],
        [`/t/${mine}`, '.ask-here'],
        [`/t/${theirs}`, '.wait__asked'],
        ['/today', '.today__card'],
      ],
      touch,
      sizes,
    );
    await leave(friend);
    await leave(lou);
  });

// ------------------------------------------------------------------ games that are over

const PLAYED = {
  'vii-legio': BOTS(4),
  'panic-station': BOTS(4),
  // Those who play at random may all stay away: then there is nothing to tell.
  'core-space': Array(2).fill({ kind: 'bot', bot: 'raider' }),
};
for (const [game, seats] of Object.entries(PLAYED))
  test(`end page, board and replay of ${game}`, async ({ browser, house }) => {
    test.setTimeout(300_000);
    const host = await person(browser, house);
    await named(host, house, LONG);
    const code = await openTable(host, house, { game, seats, pace: { kind: 'relaxed' }, start: true, name: 'X'.repeat(40) });
    const phase = async () => ((await (await host.request.get(`/api/tables/${code}`)).json()) as { phase: string }).phase;
    await expect.poll(phase, { timeout: 200_000 }).toBe('over');
    await leave(host);
    for (const { touch, sizes } of Object.values(DEVICES)) {
      const lou = await person(browser, house, optionsOf(touch, localeOf(touch, 0), sizes[0]!));
      await visit(
        lou,
        [
          [`/t/${code}/score`, '.moment'],
          [`/t/${code}`, '.cd-question'],
          [`/r/${code}/20`, '.cd-reel'],
        ],
        touch,
        sizes,
      );
      await leave(lou);
    }
  });
