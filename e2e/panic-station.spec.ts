import type { Seat } from '@cosmodrome/kernel';
import type { Page } from '@playwright/test';
import { Eyes } from './eyes.ts';
import { answers, faults, letBotPlay, meet, PHONE, untilTheEnd } from './hands.ts';
import { expect, type House, leave, myTurn, named, openTable, person, test } from './house.ts';
import {
  type Action,
  allOf,
  askedOrOver,
  type Card,
  choice,
  decides,
  finger,
  gives,
  keys,
  NOTHING,
  notesOf,
  type Person,
  seenByAll,
  titleOf,
  together,
  viewOf,
} from './panic-people.ts';

const CREW = (n: number) => Array.from({ length: n }, () => ({ kind: 'bot', bot: 'crew' }));
const against = (page: Page, house: House) =>
  openTable(page, house, { game: 'panic-station', seats: [{ kind: 'me' }, ...CREW(3)], pace: { kind: 'relaxed' }, start: true });

test('Panic Station: no serious fault at the table, its menu and the notebook', async ({ page, house }) => {
  await page.goto(`/t/${await against(page, house)}`);
  await myTurn(page);
  expect(await faults(page)).toEqual([]);
  // Whoever plays first has no room to go to before one is explored.
  const several = page.locator('.cd-board [data-target][aria-haspopup]');
  for (let turn = 0; turn < 3 && (await several.count()) === 0; turn++) await answers(page, 1);
  await several.first().dispatchEvent('click');
  await expect(page.locator('.pan-ways')).toBeVisible();
  await page.getByRole('tab', { name: 'Carnet' }).click();
  expect(await faults(page, { part: '.pan-ways, [role="tabpanel"]' })).toEqual([]);
});

test('Panic Station on a phone: no serious fault, nothing wider than the screen', async ({ browser, house }) => {
  const page = await person(browser, house, PHONE);
  await page.goto(`/t/${await against(page, house)}`);
  await myTurn(page);
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await leave(page);
});

/** A table's name is its luck: at the first of these everything happens, within some thirty answers. The others are for the day a rule changes. */
const SHOWS_ALL = ['Panique 81', 'Panique 12', 'Panique 91', 'Panique 38', 'Panique 51'];
test('Panic Station: two people and two bots to the end, with an infection, a scan and an attack', async ({ browser, house, page }) => {
  test.setTimeout(900_000);
  const phone = await person(browser, house, { ...PHONE, deviceScaleFactor: 1 });
  // One has nothing but keys, the other plays on a phone.
  const people: readonly Person[] = [
    { page, eyes: new Eyes(page), hand: keys(page) },
    { page: phone, eyes: new Eyes(phone), hand: finger() },
  ];
  let seen = NOTHING;
  /** What the one with the keys has done. */
  const pressed = new Set<string>();
  const allPressed = () => ['search', 'move', 'explore', 'end', 'trade/give'].every((deed) => pressed.has(deed));
  for (let table = 0; !allOf(seen) || !allPressed(); table++) {
    const name = SHOWS_ALL[table];
    expect(name, `these tables show all of it: ${JSON.stringify(seen)}, ${[...pressed]}`).toBeDefined();
    // With four Gas Cans to find there is time for everything.
    const seats = [{ kind: 'me' }, { kind: 'open' }, ...CREW(2)];
    await meet(page, phone, house, { game: 'panic-station', name, seats, options: { cans: 4 } });
    let scanned = false;
    for (let i = 0; i < 80; i++) {
      const who = await askedOrOver(people);
      if (who === undefined) break;
      seen = together(seen, seenByAll(people));
      await decides(people[who]!, (question) => {
        const option = choice(people[who]!, question, seen);
        if (who === 0) pressed.add(question.topic === 'turn/action' ? (option as unknown as Action).do : question.topic);
        return option;
      });
      if (scanned || !seenByAll(people).scan) continue;
      scanned = true;
      for (const p of [page, phone]) {
        await expect(p.getByRole('region', { name: 'Scan Thermique' })).toBeVisible();
        expect(await faults(p, { part: '.pan-scan' })).toEqual([]);
        await p.keyboard.press('Escape');
        await expect(p.getByRole('region', { name: 'Scan Thermique' })).toHaveCount(0);
      }
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    for (const p of people) if (!p.eyes.sync?.over) await letBotPlay(p.page);
    await untilTheEnd(page);
    seen = together(seen, seenByAll(people));
  }
  // Sides win, not places.
  await expect(page.getByRole('region', { name: 'Camps' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.locator('.bars')).toHaveCount(0);
  await expect(page.locator('.pan-hands > li[data-side]')).toHaveCount(4);
  await expect(page.locator('.pan-lanes .pan-lane')).toHaveCount(4);
  expect(await faults(page)).toEqual([]);
  await leave(phone);
});

const NAMES_OF = ['Lou', 'Inès', 'Théo', 'Zoé'];
const SECRET: readonly string[] = ['dealt', 'drawn', 'swapped', 'hand-seen', 'host', 'infected', 'resisted'];
test('Panic Station, hot seat: the curtain falls between the two who trade, and the first one’s card is nowhere', async ({
  page,
  house,
}) => {
  test.setTimeout(180_000);
  const eyes = new Eyes(page);
  const me: Person = { page, eyes, hand: finger() };
  await named(page, house, 'Lou');
  const seats = NAMES_OF.map((name, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'device', name }));
  await page.goto(`/t/${await openTable(page, house, { game: 'panic-station', seats, pace: { kind: 'relaxed' }, start: true })}`);
  const curtain = page.getByRole('dialog');
  const open = async () => {
    await expect(curtain).toBeVisible();
    await page.keyboard.press('Enter');
  };
  const hands = new Map<Seat, readonly Card[]>();
  const trading = (): boolean => eyes.sync?.asks[0]?.topic === 'trade/give';
  for (let i = 0; ; i++) {
    expect(i, 'two of them meet').toBeLessThan(150);
    await expect(curtain.or(page.locator('.cd-question[data-state="mine"]'))).toBeVisible();
    if (await curtain.isVisible()) await open();
    const question = await eyes.question();
    hands.set(eyes.seat, viewOf(eyes).me!.hand);
    if (trading()) break;
    await decides(me, () => choice(me, question, { infection: false, scan: true, attack: true }));
  }
  const scene = viewOf(eyes).scene;
  const first = eyes.seat;
  const second = scene!.seats!.find((s) => s !== first)!;
  // A card that the other has not got, so that its name could only come from here.
  const may = (eyes.sync!.asks[0]!.shape as { readonly options: readonly Card[] }).options;
  const card = may.find((c) => !hands.get(second)?.includes(c)) ?? may[0]!;
  eyes.heard = [];
  await gives(page, eyes, me.hand, eyes.sync!.asks[0]!, card);
  await expect(curtain).toBeVisible();
  await expect(curtain).toContainText(NAMES_OF[second]!);
  await expect(page.locator('.cd-board, .cd-things, .cd-note')).toHaveCount(0);
  await expect.poll(() => eyes.sync?.eyes).toBeNull();
  expect(viewOf(eyes).me).toBeNull();
  // What comes for the eyes of the first one is the answer to what it gave, before the curtain fell.
  const shut = eyes.heard.filter((text) => !text.includes(`"eyes":${first},`)).join('\n');
  eyes.heard = [];
  await open();
  const question = await eyes.question();
  expect([question.topic, eyes.seat]).toEqual(['trade/give', second]);
  const mine = viewOf(eyes).me!.hand;
  const told = notesOf(eyes);
  expect(told.filter((n) => SECRET.includes(n.kind) && 'seat' in n && n.seat !== second)).toEqual([]);
  // The card as a value; as a key it is what a team counts.
  const name = new RegExp(`"${card}"(?!:)`);
  const lies = viewOf(eyes).teams.some((t) => (t.laid as readonly Card[]).includes(card));
  if (!mine.includes(card) && !lies && !told.some((n) => name.test(JSON.stringify(n)))) {
    expect(shut).not.toMatch(name);
    expect(eyes.heard.join('\n')).not.toMatch(name);
    const shown = await page.locator('.cd-board, .cd-things, [role="log"]').allInnerTexts();
    expect(shown.join('\n')).not.toContain(titleOf(card));
  }
  await decides(me, () => choice(me, question, { infection: false, scan: true, attack: true }));
  // The turn goes on: back to the first one, who may now know what came.
  await expect(curtain).toContainText(NAMES_OF[first]!);
  await open();
  await expect
    .poll(() =>
      notesOf(eyes)
        .filter((n) => n.kind === 'swapped')
        .at(-1),
    )
    .toMatchObject({ seat: first, gave: card });
});
