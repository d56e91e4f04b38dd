/** Over days: pages are shut and servers come up again; one is called once, and one tap leads to the question and to what happened since. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { test as base, expect, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { letterbox, pushService } from '../server/test/helpers/calling.ts';
import { byFinger, faults, PHONE, says } from './hands.ts';
import { answered, bar, freePort, House, leave, myTurn, named, OPERATOR_KEY, openTable, person, stranger } from './house.ts';

const DAY = 86_400_000;
interface Calling {
  readonly data: string;
  readonly post: Awaited<ReturnType<typeof letterbox>>;
  readonly push: Awaited<ReturnType<typeof pushService>>;
  readonly house: House;
}
/** A house of its own, which stands still for days. Nobody is gone soon: who comes up again with it is not known to be gone. */
const test = base.extend<Calling>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  data: async ({}, use) => {
    const data = mkdtempSync(join(tmpdir(), 'cosmodrome-days-'));
    await use(data);
    rmSync(data, { recursive: true, force: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  post: async ({}, use) => {
    const post = await letterbox();
    await use(post);
    await post.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  push: async ({}, use) => {
    const push = await pushService();
    await use(push);
    push.close();
  },
  house: async ({ data, post, push }, use) => {
    const port = await freePort();
    const house = new House(port, {
      DATA_DIR: data,
      SMTP_URL: post.url,
      PUSH_TO: push.url,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      CALL_MS: '0',
      ABSENT_MS: String(DAY),
    });
    await house.open();
    await use(house);
    await house.close();
    house.tearDown();
  },
});
/** The house is shut for days: all it has noted down of clocks and calls lies so much further back. */
async function pass(house: House, data: string, ms: number): Promise<void> {
  await house.close();
  const db = new Database(join(data, 'cosmodrome.sqlite'));
  for (const { code, clocks } of db.prepare('select code, clocks from matches').all() as { code: string; clocks: string }[]) {
    const { since, ...rest } = JSON.parse(clocks) as { since: Record<string, number> };
    const before = Object.fromEntries(Object.entries(since).map(([seat, at]) => [seat, at - ms]));
    db.prepare('update matches set clocks = ?, due = due - ? where code = ?').run(JSON.stringify({ ...rest, since: before }), ms, code);
  }
  for (const [table, column] of [
    ['notes', 'at'],
    ['called', 'since'],
    ['tables', 'created_at'],
    ['matches', 'started_at'],
  ] as const)
    db.prepare(`update ${table} set ${column} = ${column} - ?`).run(ms);
  db.close();
  await house.open();
}
const waits = async (page: Page): Promise<boolean> =>
  ((await (await page.request.get('/api/mine')).json()) as { waitingForMe: boolean }[]).some((t) => t.waitingForMe);
/** Two friends at a table over days, who have an account and who has none. */
async function two(page: Page, friend: Page, house: House, there: readonly Page[] = []): Promise<string> {
  const code = await openTable(page, house, {
    game: 'vii-legio',
    name: 'À deux',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    pace: { kind: 'days', answerMs: 7 * DAY },
  });
  await says(friend, house, `/api/tables/${code}/sit`, { seat: 1 });
  // Whoever looks at the table is not called to it.
  for (const p of there) {
    await p.goto(`/t/${code}`);
    await p.locator('.sit').first().waitFor();
  }
  await says(page, house, `/api/tables/${code}/start`);
  return code;
}

test('the page is shut, days pass: called once by a notice and by a letter, whose link leads to the question and to what happened since', async ({
  browser,
  house,
  data,
  post,
  push,
}) => {
  const ada = await person(browser, house, PHONE);
  await says(ada, house, '/api/auth/sign-up', { login: 'ada_far', password: 'correct horse', name: 'Ada' });
  const wishes = { lang: 'fr', zone: 'Europe/Paris', quiet: [0, 0], mail: 'each', hour: 18, paces: 'all' };
  await says(ada, house, '/api/me/calling', wishes);
  await says(ada, house, '/api/me/mail', { mail: 'ada@example.org', password: 'correct horse' });
  await expect.poll(() => post.letters.length).toBe(1);
  const token = /\/link\/([\w-]+)/.exec(post.letters[0]!.text)?.[1];
  await says(ada, house, '/api/links/use', { token });
  const phone = push.browser('the-phone-of-ada');
  await says(ada, house, '/api/me/browser', phone.to);

  const friend = await person(browser, house);
  await named(friend, house, 'Bob');
  const code = await two(ada, friend, house, [ada, friend]);
  // She plays as far as it is up to her, and shuts the page; he plays until it is up to her again, and goes too.
  await bar(ada).waitFor();
  const turns = async (who: Page, goesOn: () => Promise<boolean>): Promise<void> => {
    for (let turn = 0; turn < 40 && (await goesOn()); turn++) {
      await myTurn(who);
      await answered(who, () => byFinger(who, turn));
    }
    expect(await goesOn()).toBe(false);
  };
  const hers = () => waits(ada);
  const his = async () => !(await waits(ada));
  for (let round = 0; round < 3; round++) {
    await turns(ada, hers);
    await turns(friend, his);
  }
  await turns(ada, hers);
  const before = push.pushed.length;
  const letters = post.letters.length;
  await ada.goto('/healthz');
  await turns(friend, his);
  await friend.goto('/healthz');
  await expect.poll(() => post.letters.length).toBe(letters + 1);
  expect(push.pushed.slice(before).map((p) => phone.read(p.body))).toEqual([
    { title: 'À vous de jouer', body: 'VII Legio : Nébuleuse Rouge · À deux', path: `/t/${code}`, tag: code },
  ]);

  await pass(house, data, 3 * DAY);
  // On whatever page she was, the notice is tapped.
  const link = /http:\/\/[\d.:]+\/t\/\w+/.exec(post.letters.at(-1)!.text)?.[0] as string;
  expect(link).toBe(`${house.url}/t/${code}`);
  await ada.goto(link);
  const card = ada.getByRole('dialog', { name: 'Pendant votre absence' });
  await expect(card).toContainText('3 j.');
  await expect(card).toContainText('Bob');
  expect(await faults(ada)).toEqual([]);
  if (process.env.SCREENS) await ada.screenshot({ path: `${process.env.SCREENS}/days-away-390.png` });
  await card.getByRole('button', { name: 'Voir sur le plateau' }).tap();
  expect(await myTurn(ada)).toBe('mine');
  await answered(ada, () => byFinger(ada, 0));
  // Called once, however many days passed.
  expect([push.pushed.length, post.letters.length]).toEqual([before + 1, letters + 1]);
});

test('the server has just come up: whoever looks on signs in and stands before their question, or says which seat is theirs', async ({
  browser,
  house,
  data,
}) => {
  const ada = await person(browser, house);
  await says(ada, house, '/api/auth/sign-up', { login: 'ada_late', password: 'correct horse', name: 'Ada' });
  const friend = await person(browser, house);
  const forty = 'Maximilienne-Alexandrine de Montparnasse'.slice(0, 24);
  await named(friend, house, forty);
  const code = await two(ada, friend, house);
  await leave(ada);
  await leave(friend);
  await pass(house, data, DAY);
  for (const [width, height, lang] of [
    [1440, 900, 'fr'],
    [1024, 768, 'en'],
    [844, 390, 'fr'],
    [390, 844, 'en'],
  ] as const) {
    const looker = await stranger(browser, house, { ...PHONE, viewport: { width, height }, locale: lang === 'fr' ? 'fr-FR' : 'en-GB' });
    await looker.goto(`/t/${code}`);
    const sign = bar(looker).getByRole('button', { name: lang === 'fr' ? 'Se connecter' : 'Sign in' });
    await expect(sign).toBeInViewport({ ratio: 1 });
    await expect(bar(looker).getByRole('button', { name: lang === 'fr' ? 'C’est ma place…' : 'This is my seat…' })).toBeInViewport({
      ratio: 1,
    });
    expect(await faults(looker)).toEqual([]);
    if (process.env.SCREENS) await looker.screenshot({ path: `${process.env.SCREENS}/looker-${width}.png` });
    if (width > 390) {
      await leave(looker);
      continue;
    }
    await bar(looker).getByRole('button', { name: 'This is my seat…' }).tap();
    await expect(looker.getByRole('dialog')).toContainText('was here a moment ago');
    expect(await faults(looker, { part: '[role="dialog"]' })).toEqual([]);
    await looker.keyboard.press('Escape');
    await sign.tap();
    const dialog = looker.getByRole('dialog');
    await dialog.getByLabel(/user name/).fill('ada_late');
    await dialog.getByLabel(/^Password/).fill('correct horse');
    await dialog.locator('button[type="submit"]').click();
    await expect(looker.locator('.cd-things')).toBeVisible();
    await expect(bar(looker)).not.toContainText('You are watching');
  }
});

test('a guest without the old browser: the operator’s link makes the seat that of the new one, and the table reads it', async ({
  browser,
  house,
}) => {
  const ada = await person(browser, house);
  await named(ada, house, 'Lou');
  const friend = await person(browser, house);
  await named(friend, house, 'Inès');
  const code = await two(ada, friend, house);
  await ada.goto(`/t/${code}`);
  await leave(friend);
  const boss = await stranger(browser, house);
  await boss.goto('/operator');
  await boss.getByLabel('Clé de la maison').fill(OPERATOR_KEY);
  await boss.keyboard.press('Enter');
  await boss.getByRole('button', { name: 'Agir : Inès' }).click();
  await boss.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await boss.getByRole('button', { name: 'Rendre ses places' }).click();
  await boss.getByRole('button', { name: 'Copier le lien' }).click();
  const link = await boss.evaluate(() => navigator.clipboard.readText());
  expect(await faults(boss)).toEqual([]);
  if (process.env.SCREENS) await boss.screenshot({ path: `${process.env.SCREENS}/operator-seat-1440.png` });
  const again = await stranger(browser, house, PHONE);
  await again.goto(link);
  await expect(again.getByText('Les places d’Inès deviennent celles de ce navigateur')).toBeVisible();
  expect(await faults(again)).toEqual([]);
  await again.getByRole('button', { name: 'Je suis Inès' }).tap();
  await again.getByRole('link', { name: /À deux/ }).tap();
  await expect(again.locator('.cd-things')).toBeVisible();
  await expect(bar(again)).not.toContainText('Vous regardez');
  await ada.getByRole('tab', { name: 'Discussion' }).click();
  await expect(ada.locator('.cd-say', { hasText: 'par un lien de qui tient cette maison' })).toHaveCount(1);
});
