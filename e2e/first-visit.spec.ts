/** What a first visit costs, on demand: MEASURE=1 npx playwright test first-visit. See docs/bench-web.md. */
import { loadavg } from 'node:os';
import { expect, test } from './house.ts';

test.skip(!process.env.MEASURE, 'measured on demand');
const VISITS = 9;

test('first visits with nothing kept: bytes by kind, and when a game can be started', async ({ browser, house }) => {
  test.setTimeout(300_000);
  const visits: { readonly paint: number; readonly usable: number; readonly bytes: Readonly<Record<string, number>> }[] = [];
  for (let i = 0; i < VISITS; i++) {
    const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const kinds = new Map<string, string>();
    const bytes: Record<string, number> = {};
    client.on('Network.responseReceived', (e) => kinds.set(e.requestId, e.type));
    client.on('Network.loadingFinished', (e) => {
      const kind = kinds.get(e.requestId) ?? 'Other';
      bytes[kind] = (bytes[kind] ?? 0) + e.encodedDataLength;
    });
    // The page's own clock: from the first request to the button that starts a game.
    await page.addInitScript(() => {
      const seen = { usable: 0 };
      Object.assign(window, { seen });
      const look = () => {
        if (document.querySelector('.bay__go button')) seen.usable = performance.now();
        else requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/');
    await page.waitForFunction(() => (window as unknown as { seen: { usable: number } }).seen.usable > 0);
    await page.waitForLoadState('networkidle');
    const [usable, paint] = await page.evaluate(() => [
      (window as unknown as { seen: { usable: number } }).seen.usable,
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ]);
    visits.push({ usable: usable as number, paint: paint as number, bytes });
    await context.close();
  }
  const middle = (of: (v: (typeof visits)[number]) => number) => visits.map(of).sort((a, b) => a - b)[Math.floor(VISITS / 2)] as number;
  const kinds = Object.fromEntries(Object.entries(visits.at(-1)?.bytes ?? {}).map(([k, v]) => [k, `${Math.round(v / 1024)} KB`]));
  console.log({
    load: loadavg()[0]?.toFixed(1),
    kinds,
    paint: `${Math.round(middle((v) => v.paint))} ms`,
    usable: `${Math.round(middle((v) => v.usable))} ms`,
    best: `${Math.round(Math.min(...visits.map((v) => v.usable)))} ms`,
  });
  expect(visits).toHaveLength(VISITS);
});
