/** Real time in a browser: others act six times a second, and nothing of that stands in anybody's way (F-01, F-02). */
import type { Page } from '@playwright/test';
import type { YardView } from '../kernel/test/games/yard.ts';
import { Client } from '../server/test/helpers/client.ts';
import { Eyes } from './eyes.ts';
import { test } from './fixture/house.ts';
import { byFinger, PHONE } from './hands.ts';
import { answered, BOTS, bar, expect, freePort, House, leave, myTurn, openTable, person, position } from './house.ts';

const EVERY_MS = 333;
const view = (c: Client) => c.last.view as unknown as YardView;
/** Somebody at another machine who draws and places, three times a second, as long as `on` holds; gives when each part was sent. */
async function builds(client: Client, code: string, seat: number, on: () => boolean): Promise<ReadonlyMap<number, number>> {
  const sent = new Map<number, number>();
  while (on()) {
    const { hand } = view(client);
    const begun = Date.now();
    if (hand !== null) sent.set(hand, begun);
    const ack = await client.answer(code, client.last.n, seat, 'build/do', hand === null ? { do: 'draw' } : { do: 'place', part: hand });
    expect(ack).toMatchObject({ ok: true });
    await new Promise((done) => setTimeout(done, Math.max(0, begun + EVERY_MS - Date.now())));
  }
  return sent;
}
/** A yard with me in a browser and as many others at its lines. */
async function yardOf(
  page: Page,
  house: House,
  others: number,
  options: Record<string, number>,
): Promise<{ code: string; clients: Client[] }> {
  const seats = [{ kind: 'me' }, ...Array.from({ length: others }, () => ({ kind: 'open' }))];
  const code = await openTable(page, house, { game: 'yard', seats, options, pace: { kind: 'relaxed' } });
  const clients: Client[] = [];
  for (let i = 0; i < others; i++) {
    const client = await Client.guest(house.url, ['Anna', 'Boris'][i]);
    await client.act(code, 'sit', { seat: i + 1 });
    clients.push(client);
  }
  const started = await page.request.post(`/api/tables/${code}/start`, { headers: { origin: house.url } });
  expect(started.ok(), await started.text()).toBe(true);
  for (const [i, client] of clients.entries()) {
    client.patches = true;
    await client.connect();
    await client.watch(code, i + 1);
  }
  await page.goto(`/t/${code}`);
  await expect(bar(page)).toHaveAttribute('data-state', 'mine');
  return { code, clients };
}
interface Watched {
  /** When each part of the others was first seen. */
  readonly parts: Record<string, number>;
  /** Everything the bar, the camera and the sheets were in the meantime. */
  readonly bars: string[];
  readonly places: string[];
}
/** Looks at every picture the page draws. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen = { parts: {} as Record<string, number>, bars: new Set<string>(), places: new Set<string>() };
    const at = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && [box.x, box.y, box.width, box.height].map(Math.round).join();
    };
    const look = () => {
      for (const part of document.querySelectorAll('[data-ship]:not([data-ship="0"]) [data-part]'))
        seen.parts[part.getAttribute('data-part')!] ??= Date.now();
      seen.bars.add(document.querySelector('.cd-question')?.getAttribute('data-state') ?? 'none');
      const camera = document.querySelector('.cd-stage > g')?.getAttribute('transform');
      seen.places.add([camera, at('.cd-question'), at('.cd-board'), at('.cd-things'), at('.cd-side'), at('.cd-dock')].join(' | '));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { watched: () => ({ ...seen, bars: [...seen.bars], places: [...seen.places] }) });
  });
const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched(): Watched }).watched());

for (const [size, options] of [
  ['1440', { viewport: { width: 1440, height: 900 } }],
  ['390', PHONE],
] as const)
  test(`others act six times a second: a person answers at any moment, and nothing jumps, ${size}`, async ({ browser, house }) => {
    const page = await person(browser, house, options);
    // With motion: without it nothing is played back in any game.
    await page.addInitScript(() => {
      const key = 'cosmodrome.prefs';
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), motion: true }));
    });
    const { code, clients } = await yardOf(page, house, 2, { ms: 900_000, parts: 600 });
    const clock = bar(page).getByRole('timer');
    await expect(clock).toContainText(/1[45]:\d\d/);
    const first = await clock.locator('> span').first().innerText();
    await watch(page);
    let on = true;
    const others = clients.map((client, i) => builds(client, code, i + 1, () => on));
    const mine = page.locator('[data-ship="0"] [data-part]');
    const draw = page.getByRole('button', { name: 'Piocher une pièce' });
    for (let i = 0; i < 8; i++) {
      await draw.click();
      await page.getByRole('button', { name: /^Poser/ }).click();
      await expect(mine).toHaveCount(i + 1);
      await draw.waitFor();
    }
    on = false;
    const sent = new Map((await Promise.all(others)).flatMap((m) => [...m]));
    await expect.poll(async () => Object.keys((await watched(page)).parts).length).toBe(sent.size);
    const { parts, bars, places } = await watched(page);
    const late = [...sent].map(([part, at]) => parts[part]! - at).sort((a, b) => a - b);
    const after = (share: number) => `${late[Math.floor(share * (late.length - 1))]} ms`;
    console.log(
      `${size}: ${late.length} parts of others seen after ${after(0.5)} (half of them), ${after(0.95)} (19 of 20), ${after(1)} (all)`,
    );
    expect(bars).toEqual(['mine']);
    expect(places).toHaveLength(1);
    await expect(page.locator('.cd-whisper')).toHaveCount(0);
    await expect(clock.locator('> span').first()).not.toHaveText(first);
    for (const client of clients) client.close();
    await leave(page);
  });

test('what is gone says who took it, where the click was; the question stands on', async ({ browser, house }) => {
  const page = await person(browser, house);
  // What the server says waits at the door until it is let in.
  const waiting: (() => void)[] = [];
  let held = false;
  await page.routeWebSocket('**', (line) => {
    line.connectToServer().onMessage((message) => {
      if (held) waiting.push(() => line.send(message));
      else line.send(message);
    });
  });
  const { code, clients } = await yardOf(page, house, 1, { ms: 900_000, parts: 1 });
  const [anna] = clients as [Client];
  held = true;
  expect(await anna.answer(code, anna.last.n, 1, 'build/do', { do: 'draw' })).toMatchObject({ ok: true });
  const draw = page.getByRole('button', { name: 'Piocher une pièce' });
  const box = (await draw.boundingBox())!;
  await draw.click();
  // The position with the last part taken, and the refusal.
  await expect.poll(() => waiting.length).toBeGreaterThan(1);
  held = false;
  for (const enter of waiting) enter();
  const whisper = page.locator('.cd-whisper');
  await expect(whisper).toHaveText('Trop tard : Anna a pris la dernière.');
  const said = (await whisper.boundingBox())!;
  expect(Math.abs(said.x + said.width / 2 - (box.x + box.width / 2))).toBeLessThan(160);
  expect(Math.abs(said.y + said.height - box.y)).toBeLessThan(160);
  await expect(bar(page)).toHaveAttribute('data-state', 'mine');
  await page.getByRole('button', { name: 'Finir' }).click();
  await expect(page.getByRole('button', { name: 'Finir' })).toHaveCount(0);
  anna.close();
  await leave(page);
});

test('Space Cadets among bots: what is asked of all is left to the person, who acts when the person wants (F-03)', async ({ browser }) => {
  // The shelf of the house, and bots with patience.
  const house = new House(await freePort(), { BOT_PATIENCE_MS: '600000' });
  await house.open();
  const page = await person(browser, house);
  const eyes = new Eyes(page);
  const seats = [{ kind: 'me' }, ...BOTS(2)];
  const code = await openTable(page, house, { game: 'space-cadets', seats, pace: { kind: 'relaxed' }, start: true });
  await page.goto(`/t/${code}`);
  expect((await eyes.question()).topic).toBe('setup/rocketeer');
  expect(eyes.sync!.waiting).toEqual([0, 1, 2]);
  expect(eyes.view<{ free: string[] }>().free).toHaveLength(6);
  for (let turn = 0; (await eyes.question()).topic !== 'order/next'; turn++) {
    expect(await myTurn(page)).toBe('mine');
    await answered(page, () => byFinger(page, turn));
  }
  // Who acts now? Asked of all; the person talks it over first, and is still the first to say.
  const asked = await position(page);
  expect(eyes.sync!.topics.map((t) => t.topic)).toContain('order/next');
  await page.getByRole('tab', { name: 'Discussion' }).click();
  for (const word of ['Je passe devant ?', 'Bon, j’y vais.']) {
    await page.getByRole('textbox', { name: 'Écrire à la table' }).fill(word);
    await page.keyboard.press('Enter');
    await expect(page.locator('.cd-panel').getByText(word)).toBeVisible();
  }
  expect(await position(page)).toBe(asked);
  await answered(page, () => byFinger(page, 0));
  expect((await eyes.question()).topic).toMatch(/^(turn|scan)\//);
  await leave(page);
  await house.close();
  house.tearDown();
});
