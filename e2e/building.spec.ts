/**
 * What building at once costs, on demand: MEASURE=1 npx playwright test building. Four people build in four pages, each 60 ms away; PAGES=2: two.
 * Printed is what lies between a click and one's own screen, between it and the others' screens, and what a part costs the processor.
 * See docs/bench-web.md.
 */
import { readFileSync } from 'node:fs';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { loadavg } from 'node:os';
import type { CDPSession, Page } from '@playwright/test';
import { expect, freePort, House, named, openTable, person, SOON, test } from './house.ts';

test.skip(!process.env.MEASURE, 'measured on demand');

const ONE_WAY_MS = Number(process.env.ONE_WAY ?? 60);
const PARTS = Number(process.env.PARTS ?? 10);
/** A page takes a core while it draws: four of them on a machine of two wait for each other. */
const PAGES = Number(process.env.PAGES ?? 4);

/** A long line: whatever goes through it arrives so much later, in its order. */
async function longLine(to: number): Promise<{ readonly port: number; close(): void }> {
  const carry = (from: Socket, into: Socket) => {
    from.on('data', (bytes) => setTimeout(() => into.writable && into.write(bytes), ONE_WAY_MS));
    from.on('close', () => setTimeout(() => into.destroy(), ONE_WAY_MS));
    from.on('error', () => undefined);
  };
  const server: Server = createServer((near) => {
    const far = dial(to, '127.0.0.1');
    for (const end of [near, far]) end.setNoDelay(true);
    carry(near, far);
    carry(far, near);
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { port, close: () => server.close() };
}

interface Clocks {
  /** When the last click was, when the ship of this page's owner next changed, when the next frame after that was there. */
  clicked: number;
  own: number;
  frame: number;
  /** When a ship of somebody else last changed, when the message came that said so, when the frame was there that shows it. */
  others: number;
  heard: number;
  painted: number;
}
/** Wall time of this machine, the same in every page. */
function watch(): void {
  const clocks: Clocks & { last: number } = { clicked: 0, own: 0, frame: 0, others: 0, heard: 0, painted: 0, last: 0 };
  const now = () => performance.timeOrigin + performance.now();
  Object.assign(window, { clocks });
  // The moment a message is there, before the page has looked at it.
  const Line = WebSocket;
  window.WebSocket = class extends Line {
    constructor(...at: ConstructorParameters<typeof WebSocket>) {
      super(...at);
      this.addEventListener('message', () => {
        clocks.last = now();
      });
    }
  };
  for (const kind of ['pointerdown', 'click'])
    addEventListener(
      kind,
      (e) => {
        clocks.clicked = performance.timeOrigin + e.timeStamp;
        clocks.own = 0;
        clocks.frame = 0;
      },
      true,
    );
  new MutationObserver((all) => {
    for (const { target } of all) {
      const at = target instanceof Element ? target : target.parentElement;
      if (at?.closest('.gt-site, .gt-handbox') && clocks.own === 0 && clocks.clicked > 0) {
        clocks.own = now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port2.onmessage = () => {
            if (clocks.frame === 0) clocks.frame = now();
          };
          port1.postMessage(null);
        });
      }
      if (at?.closest('.cd-player .gt-mini')) {
        clocks.others = now();
        clocks.heard = clocks.last;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port2.onmessage = () => {
            clocks.painted = now();
          };
          port1.postMessage(null);
        });
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
const clocksOf = (page: Page): Promise<Clocks> => page.evaluate(() => (window as unknown as { clocks: Clocks }).clocks);
const COSTS = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;
/** Processor time of the page's own thread: what others take of the machine is not in it. */
async function costs(line: CDPSession): Promise<readonly number[]> {
  const { metrics } = await line.send('Performance.getMetrics');
  return COSTS.map((name) => 1000 * (metrics.find((m) => m.name === name)?.value ?? 0));
}
/** What a process has had of a processor, in milliseconds: the kernel counts hundredths of a second. */
const spentBy = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
};
const share = (all: readonly number[], q: number): string => (all.toSorted((a, b) => a - b)[Math.floor(all.length * q)] ?? 0).toFixed(1);
const told = (all: readonly number[]): string =>
  `least ${share(all, 0)} ms, middle ${share(all, 0.5)} ms, nine of ten ${share(all, 0.9)} ms (${all.length})`;

test('they build at once, each so far away', async ({ browser }) => {
  test.setTimeout(280_000);
  const house = new House(await freePort());
  await house.open();
  const line = await longLine(house.port);
  const far = Object.assign(Object.create(house) as House, { url: `http://127.0.0.1:${line.port}` });
  const pages: Page[] = [];
  for (let i = 0; i < PAGES; i++) {
    const page = await person(browser, far, { locale: 'fr-FR' });
    await named(page, far, `Nova ${i}`);
    await page.addInitScript(watch);
    pages.push(page);
  }
  const [host, ...guests] = pages as [Page, ...Page[]];
  const code = await openTable(host, far, {
    game: 'galaxy-trucker',
    options: { rounds: ['II'], team: false, hourglass: 180 },
    seats: [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' }))],
    pace: { kind: 'relaxed' },
  });
  for (const [i, guest] of guests.entries()) {
    const sat = await guest.request.post(`/api/tables/${code}/sit`, { data: { seat: i + 1 }, headers: { origin: far.url } });
    expect(sat.ok(), await sat.text()).toBe(true);
  }
  const began = await host.request.post(`/api/tables/${code}/start`, { headers: { origin: far.url } });
  expect(began.ok(), await began.text()).toBe(true);
  for (const page of pages) await page.goto(`/t/${code}`);
  for (const page of pages) await page.locator('.cd-question .cd-answer').first().click();
  for (const page of pages) await expect(page.locator('.gt-heap[data-target]')).toBeVisible({ timeout: 60_000 });

  const own: number[] = [];
  const shown: number[] = [];
  const theirs: number[] = [];
  const spent: number[][] = [];
  const guestSpent: number[][] = [];
  /** On the others' pages: from the message to the change, from there to the frame; and what of it lies before the message. */
  const worked: number[] = [];
  const drawn: number[] = [];
  const before: number[] = [];
  const served: number[] = [];
  const meter = await host.context().newCDPSession(host);
  await meter.send('Performance.enable', { timeDomain: 'threadTicks' });
  const guestMeter = await guests[0]!.context().newCDPSession(guests[0]!);
  await guestMeter.send('Performance.enable', { timeDomain: 'threadTicks' });
  const profiled = process.env.PROFILE !== undefined;
  if (profiled) {
    await meter.send('Profiler.enable');
    await meter.send('Profiler.setSamplingInterval', { interval: 200 });
    await meter.send('Profiler.start');
  }
  /** One part by the host: drawn and placed, or given back. */
  for (let n = 0; n < PARTS; n++) {
    await host.locator('.gt-heap').click(SOON);
    await expect(host.locator('.gt-hand[data-full][aria-label*=","]')).toBeVisible();
    const square = host.locator('.gt-square[data-kind="fits"]').first();
    for (let turn = 0; turn < 4 && (await square.count()) === 0; turn++) await host.keyboard.press('r');
    if ((await square.count()) === 0) {
      await host.keyboard.press('x');
      await expect(host.locator('.gt-hand[data-full]')).toHaveCount(0);
      continue;
    }
    await square.hover();
    await host.waitForTimeout(300);
    const [atHost, atGuest, atServer] = [await costs(meter), await costs(guestMeter), spentBy(house.pid)];
    await square.click();
    await expect.poll(async () => (await clocksOf(host)).frame, { intervals: [50] }).toBeGreaterThan(0);
    const mine = await clocksOf(host);
    own.push(mine.own - mine.clicked);
    shown.push(mine.frame - mine.clicked);
    await host.waitForTimeout(400);
    const after = await costs(meter);
    spent.push(after.map((v, i) => v - atHost[i]!));
    guestSpent.push((await costs(guestMeter)).map((v, i) => v - atGuest[i]!));
    served.push(spentBy(house.pid) - atServer);
    for (const guest of guests) {
      const { others, heard, painted } = await clocksOf(guest);
      if (others <= mine.clicked) continue;
      theirs.push(others - mine.clicked);
      before.push(heard - mine.clicked);
      worked.push(others - heard);
      drawn.push(painted - others);
    }
  }
  if (profiled) {
    const { profile } = await meter.send('Profiler.stop');
    (await import('node:fs')).writeFileSync(process.env.PROFILE!, JSON.stringify(profile));
  }
  const costly = (all: readonly (readonly number[])[]) =>
    COSTS.map(
      (name, i) =>
        `${name} ${share(
          all.map((one) => one[i]!),
          0.5,
        )}`,
    ).join(', ');
  console.log(`${PAGES} pages, load ${loadavg()[0]?.toFixed(1)}`);
  console.log(`click to own ship changed: ${told(own)}`);
  console.log(`click to own ship on the screen: ${told(shown)}`);
  console.log(`click to others' ships changed, ${ONE_WAY_MS} ms one way: ${told(theirs)}`);
  console.log(`of that, click to the message at the others: ${told(before)}`);
  console.log(`message to the ship changed there: ${told(worked)}; from there to the frame: ${told(drawn)}`);
  console.log(`a placed part costs the page ${costly(spent)} ms (acknowledgement and patch included)`);
  console.log(`it costs a page that looks on ${costly(guestSpent)} ms`);
  console.log(
    `it costs the server ${(served.reduce((a, b) => a + b, 0) / Math.max(1, served.length)).toFixed(1)} ms of a processor (mean)`,
  );
  for (const page of pages) await page.context().close();
  line.close();
  await house.close();
  house.tearDown();
});
