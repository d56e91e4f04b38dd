/** The house the tests live in: a real server on a free port with an empty data folder for each worker, and people who come by. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, test as base, devices, expect, type Page } from '@playwright/test';
import { freePort } from '../server/test/helpers/ports.ts';

export { freePort };

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export const OPERATOR_KEY = 'the key of the tests';
export class House {
  readonly port: number;
  readonly url: string;
  private readonly data = mkdtempSync(join(tmpdir(), 'cosmodrome-e2e-'));
  private child: ChildProcess | undefined;
  /** The process of the server. */
  get pid(): number {
    return this.child?.pid ?? 0;
  }
  private closing = false;
  /** The house of a worker, where all its tests live. */
  lasting = false;
  private readonly env: Readonly<Record<string, string>>;
  constructor(port: number, env: Readonly<Record<string, string>> = {}) {
    this.port = port;
    this.env = env;
    this.url = `http://127.0.0.1:${port}`;
  }
  async open(): Promise<void> {
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.data,
        WEB_DIR: process.env.E2E_DIST,
        LOG_LEVEL: 'warn',
        BOT_PAUSE_MS: '30',
        BOT_PATIENCE_MS: '0',
        // A friend who has left is gone soon.
        ABSENT_MS: '3000',
        SECRET: 'a secret for tests only',
        OPERATOR_KEY,
        TEST_SEED: process.env.TEST_SEED ?? 'e2e',
        HTTP_PER_MINUTE: '100000',
        ANSWERS_PER_SECOND: '1000',
        GUESTS_PER_HOUR: '100000',
        TABLES_PER_HOUR: '100000',
        TRIES_PER_DAY: '100000',
        ...this.env,
      },
    });
    this.child = child;
    this.closing = false;
    let said = '';
    child.stderr?.on('data', (d: Buffer) => {
      said += d;
    });
    child.stdout?.on('data', (d: Buffer) => {
      said += d;
    });
    child.once('exit', (code, signal) => {
      if (this.child === child && !this.closing) console.error(`the server ended by itself (${signal ?? code}): ${said.slice(-2000)}`);
    });
    for (let i = 0; i < 1000; i++) {
      if (child.exitCode !== null) throw new Error(`the server ended: ${said}`);
      const ok = await fetch(`${this.url}/healthz`).then(
        (r) => r.ok,
        () => false,
      );
      if (ok) return;
      await new Promise((r) => setTimeout(r, 100));
    }
    throw new Error(`the server does not answer: ${said}`);
  }
  async close(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    this.closing = true;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }
  tearDown(): void {
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** SLOW=300: everything the server says comes up to 300 ms late, by luck. What passes only where all is quick shows itself. */
const SLOW = Number(process.env.SLOW ?? 0);
const late = () => new Promise<void>((done) => setTimeout(done, Math.random() * SLOW));
async function badLine(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    await late();
    await route.continue();
  });
  await page.routeWebSocket('**', (line) => {
    const server = line.connectToServer();
    let before = Promise.resolve();
    server.onMessage((message) => {
      before = before.then(late).then(() => line.send(message));
    });
  });
}

/** How many people came by in each test. */
const people = new Map<string, number>();
/** Names as the server gives them, but the same at every run: how a line breaks depends on them. */
function nextName(): string {
  const { testId } = test.info();
  const n = (people.get(testId) ?? 0) + 1;
  people.set(testId, n);
  return `Nova ${100 + n}`;
}
/** What a page is called at the table. */
export async function named(page: Page, house: House, name: string): Promise<void> {
  const said = await page.request.post('/api/me', { data: { name }, headers: { origin: house.url } });
  expect(said.ok(), await said.text()).toBe(true);
}
// ------------------------------------------------------------------ browsers

/** The window of a desk and of a phone. */
const DESK = { width: 1440, height: 900 };
const UPRIGHT = { width: 390, height: 844 };
const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']!;
/** A phone as the page knows it. Its pixels are not counted: drawing each of them seven times over shows no more. */
export const PHONE = { ...pixel, viewport: UPRIGHT, deviceScaleFactor: 1, locale: 'fr-FR' };

/**
 * A browser that somebody sits at. Who comes next gets it empty (no cookies, nothing kept) but with the files of the house: a page
 * that knows them takes half of the time of a new one.
 */
interface Seat {
  readonly page: Page;
  /** How it was made: language, fingers, colours. */
  readonly kind: string;
  /** What a test has put into every page from its first moment. */
  readonly scripts: Disposable[];
  /** Something was done to it that cannot be undone. */
  spoilt: boolean;
}
interface Disposable {
  dispose(): Promise<void>;
}
const taken = new Map<Page, Seat>();
const free = new Map<string, Seat[]>();
const HEARD = ['pageerror', 'console', 'websocket', 'request', 'response', 'requestfailed', 'dialog', 'download', 'popup'] as const;

async function newSeat(browser: Browser, kind: string, options: BrowserContextOptions): Promise<Seat> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const seat: Seat = { page, kind, scripts: [], spoilt: false };
  const put = page.addInitScript.bind(page) as (...args: unknown[]) => Promise<Disposable>;
  page.addInitScript = (async (...args: unknown[]) => {
    const script = await put(...args);
    seat.scripts.push(script);
    return script;
  }) as Page['addInitScript'];
  const spoils = <T extends object>(of: T, ...acts: readonly (keyof T)[]) => {
    for (const act of acts) {
      const does = of[act] as (...args: unknown[]) => unknown;
      of[act] = ((...args: unknown[]) => {
        seat.spoilt = true;
        return does.apply(of, args);
      }) as T[keyof T];
    }
  };
  spoils(page, 'routeWebSocket', 'emulateMedia', 'exposeFunction', 'exposeBinding');
  spoils(page.clock, 'install', 'setFixedTime', 'setSystemTime');
  spoils(context, 'newCDPSession', 'newPage', 'addInitScript', 'route', 'setExtraHTTPHeaders');
  return seat;
}
/** A browser with nothing in it. Only those at the door of the worker's own house are kept for others. */
async function sitDown(browser: Browser, house: House, options: BrowserContextOptions): Promise<Page> {
  // What keeps the page without a server has tests of its own; elsewhere it would only work beside them.
  const given = { locale: 'fr-FR', colorScheme: 'dark' as const, serviceWorkers: 'block' as const, ...options };
  const { viewport = DESK, ...rest } = given;
  const made = { ...rest, baseURL: house.url };
  const kind = JSON.stringify(Object.entries(made).sort());
  const seat = free.get(kind)?.pop() ?? (await newSeat(browser, kind, { ...made, viewport }));
  if (!house.lasting) seat.spoilt = true;
  taken.set(seat.page, seat);
  if (viewport) await seat.page.setViewportSize(viewport);
  if (SLOW > 0) await badLine(seat.page);
  return seat.page;
}
/** Somebody goes: the line is cut, and the browser is as good as new. Who does not say so goes at the end of the test. */
export async function leave(page: Page): Promise<void> {
  const seat = taken.get(page);
  if (!seat) return;
  taken.delete(page);
  const context = page.context();
  const other = context.pages().length !== 1;
  if (seat.spoilt || other || page.isClosed() || !(await emptied(seat))) return context.close();
  free.set(seat.kind, [...(free.get(seat.kind) ?? []), seat]);
}
async function emptied({ page, scripts }: Seat): Promise<boolean> {
  const context = page.context();
  try {
    for (const event of HEARD) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all(scripts.splice(0).map((script) => script.dispose()));
    await context.setOffline(false);
    // Away, but not to an empty page: that would be another process, which knows nothing.
    await page.goto('/healthz');
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      const gone = (name: string) =>
        new Promise((done) => {
          const asked = indexedDB.deleteDatabase(name);
          asked.onsuccess = asked.onerror = asked.onblocked = done;
        });
      for (const { name } of await indexedDB.databases()) if (name) await gone(name);
    });
    await context.clearCookies();
    await context.clearPermissions();
    await page.mouse.move(0, 0);
    return true;
  } catch {
    return false;
  }
}
/** Somebody who was never here: a browser of their own with nothing in it. */
export const stranger = (browser: Browser, house: House, options: BrowserContextOptions = {}): Promise<Page> =>
  sitDown(browser, house, options);
/** Somebody who knows the house and has a name there. */
export async function person(browser: Browser, house: House, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await stranger(browser, house, options);
  await named(page, house, nextName());
  await undisturbed(page);
  return page;
}
/** First-time hints and careful hands have their own tests; elsewhere they would stand in the way. */
const undisturbed = (page: Page) =>
  page.addInitScript(() => {
    const key = 'cosmodrome.prefs';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    const off = { seen: [], tables: {}, off: true };
    const hints = {
      'vii-legio': off,
      'panic-station': off,
      'space-cadets': off,
      'galaxy-trucker': off,
      'core-space': off,
      'core-space-campaign': off,
    };
    localStorage.setItem(key, JSON.stringify({ hints, named: true, motion: false, confirm: 'never', askAll: true, ...kept }));
  });

interface Screens {
  /** For what needs no server but the sandbox alone. */
  readonly desk: Page;
  readonly phone: Page;
  readonly leaving: undefined;
}
export const test = base.extend<Screens, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const house = new House(await freePort());
      house.lasting = true;
      await house.open();
      await use(house);
      await house.close();
      house.tearDown();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  leaving: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      await use(undefined);
      await Promise.all([...taken.keys()].map(leave));
    },
    { auto: true },
  ],
  desk: async ({ browser, house }, use) => {
    const page = await stranger(browser, house);
    await undisturbed(page);
    await use(page);
  },
  phone: async ({ browser, house }, use) => {
    const page = await stranger(browser, house, PHONE);
    await undisturbed(page);
    await use(page);
  },
  page: async ({ browser, house }, use) => use(await person(browser, house)),
});
export { expect };

// ------------------------------------------------------------------ what people do at a table

export const bar = (page: Page) => page.locator('.cd-question');
/** The way to the end page; it is there when the game is over. Looked for in the bar alone: by role in the whole page takes ten times as long. */
export const score = (page: Page) => bar(page).getByRole('button', { name: /score expliqué|score explained/ });
/** It is up to this person, or the game is over. */
export async function myTurn(page: Page): Promise<'mine' | 'over'> {
  const over = score(page);
  // Waited for, not expected: an expectation that must be tried again describes the whole page every time.
  await page.locator('.cd-question[data-state="mine"]').or(over).first().waitFor({ timeout: 60_000 });
  return (await over.count()) > 0 ? 'over' : 'mine';
}
/** Answers the question of the moment with whatever is offered first; says what it pressed. */
export async function answerAnything(page: Page, pick: (n: number) => number = () => 0): Promise<void> {
  const confirm = page.locator('.cd-question [data-confirm]');
  const choices = page.locator(
    '.cd-question .cd-answer:not([data-confirm]):not([data-clear]):not([aria-disabled="true"]):not([data-back]), .cd-board [data-target], .cd-things [data-target]',
  );
  if ((await confirm.count()) > 0) {
    // Put together until it can be confirmed.
    for (let i = 0; i < 12 && (await confirm.first().getAttribute('aria-disabled')) === 'true'; i++) {
      const free = page.locator(
        '.cd-question [aria-pressed="false"], .cd-board [data-target][data-state="legal"], .cd-things [data-target][data-state="legal"], .cd-question .cd-stepper .cd-tool:last-child:not([aria-disabled="true"])',
      );
      await free.first().dispatchEvent('click');
    }
    await confirm.first().dispatchEvent('click');
    return;
  }
  const n = await choices.count();
  if (n === 0) throw new Error(`nothing to answer: ${await bar(page).innerText()}`);
  await choices.nth(pick(n)).dispatchEvent('click');
}
/** The number of the position on the screen: it grows with every answer of anybody. */
export const position = (page: Page): Promise<string | null> => page.locator('.cd-frame').getAttribute('data-n');
/** What a page does at once. If something came between (a new position, the focus of a new question), the hand begins anew. */
export const SOON = { timeout: 4000 };
/** Answers, and waits until the answer is on the screen. A page that was redrawn under the finger is touched again. */
export async function answered(page: Page, work: () => Promise<void>): Promise<void> {
  const before = await position(page);
  const moved = async () => (await page.locator('.cd-frame[data-n]').count()) === 0 || (await position(page)) !== before;
  await expect(async () => {
    if (await moved()) return;
    await work();
    await expect.poll(moved, { timeout: 5000, intervals: [20, 50, 100, 200] }).toBe(true);
  }).toPass({ timeout: 90_000 });
}
/** Plays against the clock of the test until the game is over; `pick` says which of n, in which of this person's turns. */
export async function playOn(page: Page, most = 400, pick: (n: number, turn: number) => number = () => 0): Promise<boolean> {
  for (let turn = 0; turn < most; turn++) {
    if ((await myTurn(page)) === 'over') return true;
    await answered(page, () => answerAnything(page, (n) => pick(n, turn)));
  }
  return false;
}
/** A table made by this person without the form; gives its code. Named like the test, so that its luck is the test's own every time. */
export async function openTable(page: Page, house: House, table: object): Promise<string> {
  const made = await page.request.post('/api/tables', {
    data: { name: test.info().title.slice(0, 40).trim(), ...table },
    headers: { origin: house.url },
  });
  expect(made.ok(), await made.text()).toBe(true);
  return ((await made.json()) as { code: string }).code;
}
export const BOTS = (n: number) => Array.from({ length: n }, () => ({ kind: 'bot', bot: 'random' }));
