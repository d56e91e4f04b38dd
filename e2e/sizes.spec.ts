/** Every screen at every size, in both languages: nothing too small to read or to touch, nothing cut, nothing covered, no answer hidden. */
import type { Ask, Json } from '@cosmodrome/kernel';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { BOTS, expect, named, openTable, person, test } from './house.ts';
import { type Offence, offences, told } from './looks.ts';
import { positionAt, show, type Wanted } from './moment.ts';

const SIZES = {
  '1440×900': { width: 1440, height: 900 },
  '1024×768': { width: 1024, height: 768 },
  '390×844': { width: 390, height: 844 },
  '844×390': { width: 844, height: 390 },
  '320×640': { width: 320, height: 640 },
} as const;
type Size = keyof typeof SIZES;
const TOUCH: ReadonlySet<Size> = new Set(['390×844', '844×390', '320×640']);
const optionsOf = (size: Size, locale: string): BrowserContextOptions => ({
  viewport: SIZES[size],
  locale,
  ...(TOUCH.has(size) ? { isMobile: true, hasTouch: true } : {}),
});
/** Each screen is seen in both languages, not at each size in both: that would take twice as long and show little more. */
const localeOf = (size: Size, screen: number): string => ((Object.keys(SIZES).indexOf(size) + screen) % 2 === 0 ? 'fr-FR' : 'en-GB');

// ------------------------------------------------------------------ what is known

/** What is not right yet, or cannot be, and why. Whoever makes one right takes its line out. */
interface Known {
  readonly game?: string;
  readonly size?: RegExp;
  readonly kind: Offence['kind'];
  readonly at: RegExp;
  readonly why: string;
}
const KNOWN: readonly Known[] = [
  {
    game: 'space-cadets',
    size: /320/,
    kind: 'small text',
    at: /^\.(cd-stage \.sca-plate|sca-plate|sca-stand) \.sca-legible \.sca-d|^\.sca-plate \.sca-legible/,
    why: 'where a tile of the whole ship is asked for, 320 px show all of it: names grow half as large again and no more, or they would lie over each other',
  },
  {
    game: 'panic-station',
    size: /844/,
    kind: 'covered',
    at: /\.pan-spot \.cd-target: .*, by \.cd-board \.cd-boardtools \.cd-tool/,
    why: 'a way into a room at the edge lies under the tools of the board: the board is dragged',
  },
  {
    game: 'vii-legio',
    size: /320/,
    kind: 'small text',
    at: /\.leg-stage \.cd-stage \.leg-cut: .*: VII$|\.cd-stage \.leg-(gate|figures|ghost) /,
    why: '320 px show the whole chart: its engraved number, and figures of gates and tracks, which the rail tells in full',
  },
  { kind: 'small text', at: /\.record/, why: 'the figures of a profile: 10.8 px, open in web/pages' },
  {
    kind: 'cut',
    at: /\.match small|\.pg-who|\.bay|\.home-code|\.place b/,
    why: 'names somebody chose, and words of the home page: open in web/pages',
  },
  { size: /320/, kind: 'cut', at: /\.pg|\.make|\.filters|\.lore|\.counts/, why: '320 px around the table: open in web/pages' },
  {
    size: /390|844|320/,
    kind: 'covered',
    at: /\.pg|\.make|\.sit|\.share|\.lore/,
    why: 'under a bar that stays at the foot; the page scrolls',
  },
];
const isKnown = (o: Offence, game: string, size: Size): boolean =>
  KNOWN.some((k) => k.kind === o.kind && (!k.game || k.game === game) && (!k.size || k.size.test(size)) && k.at.test(`${o.at}: ${o.says}`));

async function looksRight(page: Page, screen: string, game: string, size: Size): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames: what is measured after the first paint stands in its place.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.all(document.getAnimations().map((a) => a.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY && a.finished));
  });
  const all = await offences(page, TOUCH.has(size));
  const wrong = all.filter((o) => !isKnown(o, game, size)).map(told);
  expect.soft(wrong, `${screen}, ${size}`).toEqual([]);
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
};
for (const [game, moments] of Object.entries(MOMENTS))
  for (const size of Object.keys(SIZES) as Size[])
    test(`tables of ${game} at ${size}`, async ({ browser, house }) => {
      for (const [i, wanted] of moments.entries()) {
        const page = await person(browser, house, optionsOf(size, localeOf(size, i)));
        await show(page, await positionAt(wanted));
        await looksRight(page, `moment ${i + 1}`, game, size);
        await page.context().close();
      }
    });

// ------------------------------------------------------------------ pages around them

/** A name as long as names may be. */
const LONG = 'Wilhelmina-Josefa-Maria';
for (const size of Object.keys(SIZES) as Size[])
  test(`pages around the table at ${size}`, async ({ browser, house }) => {
    const lou = await person(browser, house, optionsOf(size, localeOf(size, 0)));
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
    const pages: readonly (readonly [string, string])[] = [
      ['/', '.home, .gates, main'],
      ['/new/vii-legio', '.make'],
      ['/new/space-cadets', '.make'],
      [`/t/${room}`, 'main'],
      ['/me', 'main'],
      ['/rules/vii-legio', '.cd-rule'],
      ['/rules/space-cadets', '.cd-rule'],
    ];
    for (const [i, [address, ready]] of pages.entries()) {
      await lou
        .evaluate(
          (lang) =>
            localStorage.setItem(
              'cosmodrome.prefs',
              JSON.stringify({ ...JSON.parse(localStorage.getItem('cosmodrome.prefs') ?? '{}'), lang }),
            ),
          localeOf(size, i).slice(0, 2),
        )
        .catch(() => undefined);
      await lou.goto(address);
      await expect(lou.locator(ready).first()).toBeVisible();
      await lou.waitForLoadState('networkidle');
      await looksRight(lou, address.replace(room, 'room'), '', size);
    }
    await lou.context().close();
  });
