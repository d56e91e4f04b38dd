/**
 * Two people and a campaign in the browser: crews are founded, bots take the mission over, the server is killed in the middle of it, the crews
 * trade, and the next mission is opened. WHOLE=1: that one is played and traded after too.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { letBotPlay, meet } from './hands.ts';
import { answerAnything, answered, bar, expect, freePort, House, leave, openTable, person, test } from './house.ts';

test.describe.configure({ timeout: 600_000 });
const mine = (page: Page) => page.locator('.cd-question[data-state="mine"]');
const choice = (page: Page, name: string) => page.locator('.csc-choice', { hasText: name }).first();
const asks = async (page: Page, what: RegExp): Promise<boolean> => what.test((await bar(page).textContent()) ?? '');
interface Table {
  readonly phase: string;
  readonly of?: string;
  readonly stages?: readonly { readonly code: string }[];
}
const tableOf = async (page: Page, code: string): Promise<Table> => (await page.request.get(`/api/tables/${code}`)).json();
const staged = async (page: Page, campaign: string): Promise<string | undefined> => (await tableOf(page, campaign)).stages?.[0]?.code;

/** Answers whatever is asked until everybody is asked this. */
async function until(people: readonly Page[], what: RegExp): Promise<void> {
  await expect(async () => {
    for (const p of people) if ((await mine(p).count()) > 0 && !(await asks(p, what))) await answerAnything(p).catch(() => undefined);
    for (const p of people) expect(await asks(p, what)).toBe(true);
  }).toPass({ timeout: 240_000, intervals: [100] });
}
const TRADING = /Qu’achetez-vous/;
const REPAIRING = /Que réparez-vous/;
const LEAVING = /prêt pour la mission/;

test('found, play, be killed, trade, and set out again, with two people', async ({ browser }) => {
  const house = new House(await freePort());
  await house.open();
  const [lou, ines] = [await person(browser, house), await person(browser, house)];
  try {
    const table = { game: 'core-space-campaign', seats: [{ kind: 'me' }, { kind: 'open' }], options: { structure: 'arc' } };
    const campaign = await meet(lou, ines, house, table);
    for (const [p, crew] of [
      [lou, 'Black Maria'],
      [ines, 'Ion Hope'],
    ] as const)
      await answered(p, () => choice(p, crew).click());
    for (const p of [lou, ines]) {
      await answered(p, () => bar(p).getByRole('button', { name: 'Pillage Express' }).click());
    }
    for (const p of [lou, ines]) {
      await expect(bar(p)).toContainText('Qui embarque');
      for (let i = 0; i < 3; i++) await p.locator('.csc-card[data-target]').nth(i).click();
      await answered(p, () => p.locator('.cd-question [data-confirm]').click());
    }
    // The door leads into the mission, and the mission’s end leads back.
    const door = (p: Page) =>
      bar(p)
        .getByRole('button', { name: /mission|partie/i })
        .first();
    await expect(door(lou)).toBeVisible();
    const mission = (await staged(lou, campaign))!;
    for (const p of [lou, ines]) {
      await p.goto(`/t/${mission}`);
      await letBotPlay(p);
    }
    await house.close('SIGKILL');
    await house.open();
    expect(await tableOf(lou, mission)).toMatchObject({ of: campaign });
    await lou.goto('/healthz');
    await ines.goto('/healthz');
    await expect.poll(async () => (await tableOf(lou, mission)).phase, { timeout: 240_000 }).toBe('over');
    await lou.goto(`/t/${mission}`);
    await bar(lou).getByRole('button', { name: 'Retour à la campagne' }).click();
    await expect(lou).toHaveURL(new RegExp(`/t/${campaign}`));
    await ines.goto(`/t/${campaign}`);
    await tradesAndSetsOut([lou, ines]);
    await expect.poll(() => staged(lou, campaign)).not.toBe(undefined);
    const next = (await staged(lou, campaign))!;
    expect(next).not.toBe(mission);
    if (process.env.WHOLE) {
      for (const p of [lou, ines]) {
        await p.goto(`/t/${next}`);
        await letBotPlay(p);
        await p.goto('/healthz');
      }
      await expect.poll(async () => (await tableOf(lou, next)).phase, { timeout: 240_000 }).toBe('over');
      for (const p of [lou, ines]) await p.goto(`/t/${campaign}`);
      await tradesAndSetsOut([lou, ines]);
    }
  } finally {
    await Promise.all([lou, ines].map(leave));
    await house.close('SIGKILL');
    house.tearDown();
  }
});
test('a crew leaves as a file, and comes into another campaign; what is none says so', async ({ house, page }) => {
  const alone = { game: 'core-space-campaign', seats: [{ kind: 'me' }], pace: { kind: 'relaxed' }, start: true };
  await page.goto(`/t/${await openTable(page, house, alone)}`);
  await answered(page, () => choice(page, 'Black Maria').click());
  const leaves = page.locator('.csc-board').getByRole('link', { name: 'Exporter' });
  const [file] = await Promise.all([page.waitForEvent('download'), leaves.click()]);
  const crew = JSON.parse(readFileSync(await file.path(), 'utf8')) as { readonly members: readonly { readonly career: number }[] };

  const next = await openTable(page, house, { ...alone, options: { veterans: true } });
  await page.goto(`/t/${next}`);
  const comes = async (text: string) => {
    await mine(page).waitFor();
    await page
      .locator('.csc-import input[type="file"]')
      .setInputFiles({ name: 'crew.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await comes('a photograph');
  await expect(page.getByRole('alert').filter({ hasText: 'pas un fichier d’équipage' })).toBeVisible();
  // A file somebody has written into is refused, and nothing has changed.
  await comes(JSON.stringify({ ...crew, members: crew.members.map((m) => ({ ...m, career: 99 })) }));
  await expect(bar(page)).toContainText('Ce fichier n’est pas un équipage.');
  await expect(page.locator('.csc-import')).toBeVisible();
  await answered(page, () => comes(JSON.stringify(crew)));
  await expect(page.locator('.csc-board').getByText('Black Maria').first()).toBeVisible();
  await expect(bar(page)).toContainText('Quelle mission');
});
/** From the extraction on: each takes what is free at BS-Mart, closes, repairs nothing and sends everybody out again. */
async function tradesAndSetsOut(people: readonly Page[]): Promise<void> {
  await until(people, TRADING);
  const [first] = people;
  await first!.getByRole('tab', { name: 'BS-Mart' }).click();
  await expect(first!.locator('[data-part="acts"] .csc-choice').first()).toBeVisible();
  for (const p of people)
    await answered(p, () =>
      bar(p)
        .getByRole('button', { name: /Terminé/ })
        .click(),
    );
  for (const p of people) {
    await expect(bar(p)).toContainText(REPAIRING);
    await answered(p, () =>
      bar(p)
        .getByRole('button', { name: /Terminé/ })
        .click(),
    );
  }
  for (const p of people) {
    await expect(bar(p)).toContainText(LEAVING);
    await answered(p, () => bar(p).locator('.cd-answer').first().click());
  }
  for (const p of people) {
    await expect(bar(p)).toContainText('Qui embarque');
    await p.locator('.csc-card[data-target]').first().click();
    await answered(p, () => p.locator('.cd-question [data-confirm]').click());
  }
}
