/** People who play together more than once: found again, asked to tables, kept away; open tables; the chair; a lost device; the card of the day. */
import type { Challenge, Mate } from '@cosmodrome/wire';
import type { Page } from '@playwright/test';
import { faults, letBotPlay, PHONE, playedTogether, says, untilTheEnd } from './hands.ts';
import { BOTS, bar, expect, leave, myTurn, named, openTable, person, stranger, test } from './house.ts';

const circle = (page: Page) => page.getByRole('region', { name: 'Mon cercle' });
const mate = (page: Page, name: string) => circle(page).locator('.mate b', { hasText: name });
const asked = (page: Page) => page.getByRole('region', { name: 'Invitations' });
const WAITING = { game: 'vii-legio', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], pace: { kind: 'relaxed' } };

test('friends are found again, asked to a table from home and from the waiting room, and come with one press, guests on phones too', async ({
  browser,
  house,
  page,
}) => {
  const ines = await person(browser, house, PHONE);
  await named(page, house, 'Lou');
  await named(ines, house, 'Inès');
  await playedTogether(page, ines, house);
  await ines.goto('/');
  const code = await openTable(page, house, { ...WAITING, name: 'Ce soir' });

  await page.goto('/');
  await expect(mate(page, 'Inès')).toBeVisible();
  await expect(circle(page).getByRole('img', { name: 'ici en ce moment' })).toBeVisible();
  expect(await faults(page, { part: '.club__parts' })).toEqual([]);
  // The game they were in runs on with a bot: where she is she may be looked at, and asked from the menu.
  await circle(page).getByRole('button', { name: 'Inès : autres choix' }).click();
  await page.getByRole('menuitem', { name: 'Inviter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inviter Inès' });
  await expect(dialog.getByRole('link', { name: 'Panic Station' })).toBeVisible();
  expect(await faults(page, { part: '[role="dialog"]' })).toEqual([]);
  await dialog.getByRole('button', { name: /Inviter\s+Ce soir/ }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${code}$`));
  await expect(circle(page).getByText('invité', { exact: true })).toBeVisible();

  // She reads it without asking, also on another page.
  await expect(asked(ines).getByText('Lou vous invite')).toBeVisible();
  await expect(ines).toHaveTitle(/1 invitation/);
  expect(await faults(ines, { part: '.asked' })).toEqual([]);
  await ines.goto('/rules');
  await expect(ines.getByRole('status').filter({ hasText: 'Lou vous invite · Ce soir' })).toBeVisible();
  await ines.goto('/');
  await asked(ines).getByRole('button', { name: 'Venir Ce soir' }).tap();
  await expect(ines).toHaveURL(new RegExp(`/t/${code}$`));
  await expect(ines.getByRole('button', { name: 'Je suis prêt' })).toBeVisible();
  await expect(page.locator('.sit').nth(1)).toContainText('Inès');
  await expect(circle(page)).toHaveCount(0);

  // Another table, from the form that makes it: she does not come, and that is said.
  await page.goto('/');
  await circle(page).getByRole('button', { name: 'Inès : autres choix' }).click();
  await page.getByRole('menuitem', { name: 'Inviter' }).click();
  await dialog.getByRole('link', { name: 'Panic Station' }).click();
  await expect(page.getByRole('button', { name: 'Inès', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(circle(page).getByText('invité', { exact: true })).toBeVisible();
  await ines.goto('/');
  await asked(ines)
    .getByRole('button', { name: /^Ne pas venir/ })
    .tap();
  await expect(asked(ines)).toHaveCount(0);
  await expect(circle(page).getByText('ne vient pas')).toBeVisible();
  await leave(ines);
});

test('who is kept away is seen no more and asks no more, until one thinks better of it', async ({ browser, house, page }) => {
  const zed = await person(browser, house);
  await named(zed, house, 'Zed');
  await playedTogether(page, zed, house);
  const code = await openTable(zed, house, { ...WAITING, name: 'Viens' });
  const mates = ((await (await zed.request.get('/api/circle')).json()) as { mates: Mate[] }).mates;
  await says(zed, house, `/api/tables/${code}/invite`, { person: mates[0]!.id });
  await page.goto('/');
  await expect(asked(page)).toContainText('Zed vous invite');
  await circle(page).getByRole('button', { name: 'Zed : autres choix' }).click();
  await page.getByRole('menuitem', { name: 'Tenir à l’écart' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tenir à l’écart' }).click();
  await expect(mate(page, 'Zed')).toHaveCount(0);
  await page.reload();
  await expect(circle(page)).toBeVisible();
  await expect(asked(page)).toHaveCount(0);
  await zed.goto('/');
  await expect(zed.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(circle(zed)).toHaveCount(0);
  await circle(page).getByRole('button', { name: '1 personne mise de côté' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Montrer à nouveau/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Personne n’est mis de côté.');
  await page.keyboard.press('Escape');
  await expect(mate(page, 'Zed')).toBeVisible();
  await leave(zed);
});

test('open tables are found by game, pace, seats, language and company, and the address keeps what is sought', async ({
  browser,
  house,
  page,
}) => {
  const host = await person(browser, house);
  const listed = { listed: true, name: 'Cherche du monde' };
  await openTable(host, house, { ...WAITING, ...listed, lang: 'fr', pace: { kind: 'days', answerMs: 86_400_000 } });
  await openTable(host, house, {
    game: 'panic-station',
    seats: [{ kind: 'me' }, { kind: 'open' }, ...BOTS(2)],
    ...listed,
    name: 'Peu de place',
    lang: 'en',
  });
  await openTable(host, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, ...BOTS(1)],
    listed: true,
    name: 'À regarder',
    pace: { kind: 'relaxed' },
    start: true,
  });
  await page.goto('/tables');
  const row = (name: string) => page.locator('.open-row').filter({ hasText: name });
  for (const name of ['Cherche du monde', 'Peu de place'])
    await expect(
      row(name)
        .first()
        .getByRole('link', { name: /S’asseoir/ }),
    ).toBeVisible();
  await expect(
    row('À regarder')
      .first()
      .getByRole('link', { name: /Regarder/ }),
  ).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const seeks: readonly (readonly [string, string, string])[] = [
    ['Jeu', 'Panic Station', 'Peu de place'],
    ['Langue', 'Anglais', 'Peu de place'],
    ['Avec', 'Des bots aussi', 'Peu de place'],
    ['Quand', 'Sur plusieurs jours', 'Cherche du monde'],
    ['Places libres', '2 ou plus', 'Cherche du monde'],
  ];
  for (const [filter, value, found] of seeks) {
    await page.getByRole('combobox', { name: filter }).selectOption({ label: value });
    await expect(row(found === 'Peu de place' ? 'Cherche du monde' : 'Peu de place')).toHaveCount(0);
    await expect(row(found).first()).toBeVisible();
    await page.getByRole('button', { name: 'Tout montrer' }).click();
  }
  await page.getByRole('combobox', { name: 'Jeu' }).selectOption({ label: 'Panic Station' });
  await page.getByRole('combobox', { name: 'Places libres' }).selectOption({ label: '3 ou plus' });
  await expect(page).toHaveURL(/game=panic-station&free=3/);
  await expect(page.getByText('Aucune table ne correspond')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Jeu' })).toHaveValue('panic-station');
  await page.getByRole('link', { name: 'Ouvrir une table' }).click();
  // Who lists a table says what is spoken there.
  await page.getByRole('radio', { name: 'Listée, ouverte à tous' }).click();
  await expect(page.getByRole('radiogroup', { name: 'On y parle' }).getByRole('radio', { name: 'français' })).toBeChecked();
  await leave(host);
});

test('the chair of a table is handed on in the waiting room and in the game', async ({ browser, house, page }) => {
  const friend = await person(browser, house);
  await named(page, house, 'Lou');
  await named(friend, house, 'Inès');
  const code = await openTable(page, house, { ...WAITING, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await friend.goto(`/t/${code}`);
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Place 2 : changer' }).click();
  await page.getByRole('menuitem', { name: 'Confier la table à Inès' }).click();
  await expect(page.getByRole('button', { name: 'Lancer la partie' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Je suis prêt' })).toBeVisible();
  // Whoever holds it goes, and whoever waits goes on: to and fro.
  await expect(friend.getByRole('button', { name: 'Lancer la partie' })).toBeVisible();
  await friend.goto('/');
  await page.getByRole('button', { name: 'Inès n’est plus là : tenir la table' }).click();
  await friend.goto(`/t/${code}`);
  await expect(page.getByRole('button', { name: 'Lancer la partie' })).toBeVisible();
  await page.getByRole('button', { name: 'Place 2 : changer' }).click();
  await page.getByRole('menuitem', { name: 'Confier la table à Inès' }).click();
  await friend.getByRole('button', { name: 'Lancer la partie' }).click();
  for (const p of [page, friend]) await expect(bar(p)).toBeVisible();
  await friend.getByRole('button', { name: /^Plus/ }).first().click();
  await friend.getByRole('menuitem', { name: 'Confier la table à Lou' }).click();
  const host = async () => ((await (await page.request.get(`/api/tables/${code}`)).json()) as { host: boolean }).host;
  await expect.poll(host).toBe(true);
  await leave(friend);
});

test('a friend whose device is lost says so at the door, those who play agree, and the seat is theirs again', async ({
  browser,
  house,
  page,
}) => {
  const friend = await person(browser, house);
  await named(page, house, 'Lou');
  await named(friend, house, 'Inès');
  const code = await openTable(page, house, { ...WAITING, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await friend.goto(`/t/${code}`);
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Lancer la partie' }).click();
  await expect(bar(friend)).toBeVisible();
  // Her browser is gone with all that was in it.
  await friend.context().close();
  const gone = async () =>
    ((await (await page.request.get(`/api/tables/${code}`)).json()) as { seats: { sitter: { here?: string } }[] }).seats[1]?.sitter.here;
  await expect.poll(gone).toBe('gone');
  const again = await stranger(browser, house, PHONE);
  await again.goto(`/t/${code}`);
  await expect(again.getByRole('button', { name: 'Regarder la partie' })).toBeVisible();
  expect(await faults(again)).toEqual([]);
  await again.getByRole('button', { name: 'C’est ma place : Inès' }).tap();
  await expect(again.getByText('Il manque l’accord de 1 joueur')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('dit être Inès, sans son ancien appareil');
  await page.getByRole('alert').getByRole('button', { name: 'D’accord' }).click();
  await expect(again.locator('.cd-things')).toBeVisible();
  await expect(bar(again)).not.toContainText('Vous regardez');
  await leave(again);
});

test('a try at the day’s challenge has a card: round by round, with its place, to be shared', async ({ house, page }) => {
  const code = await openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, ...BOTS(1)],
    pace: { kind: 'relaxed' },
    start: true,
  });
  await page.goto(`/t/${code}`);
  await myTurn(page);
  await letBotPlay(page);
  await untilTheEnd(page);
  // A day is long: what the server would say at its end.
  const [today] = (await (await page.request.get('/api/challenges')).json()) as Challenge[];
  const mine = { rank: 2, name: 'Moi', mine: true, won: true, score: 21, rounds: 6 };
  const list = [{ rank: 1, name: 'Camille', mine: false, won: true, score: 24, rounds: 6 }, mine];
  const shown = { ...today!, game: 'vii-legio', mine: { code, phase: 'over' }, tried: 28, done: 12, won: 11, list };
  await page.route('**/api/challenges', (route) => route.fulfill({ json: [shown] }));
  await page.goto('/today');
  await page.getByRole('button', { name: /^Image/ }).click();
  const card = page.getByRole('dialog').getByRole('img');
  await expect(card).toHaveAttribute(
    'alt',
    /^Défi du .*réussi, 21\s*points, 6\s*manches\. 1\s.*, \d+\sréussi\. 2e\s*sur\s*12, à\s*3\s*points de\s*Camille$/,
  );
  expect(await card.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([1200, 630]);
  // The cover is on it: its arch is not of the colour of the night.
  const lit = await card.evaluate(async (img: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    const on = canvas.getContext('2d')!;
    on.drawImage(img, -200, -300);
    return [...on.getImageData(0, 0, 40, 40).data].filter((v, i) => i % 4 !== 3 && v > 60).length;
  });
  expect(lit).toBeGreaterThan(100);
  await expect(page.getByRole('link', { name: 'Enregistrer' })).toHaveAttribute('download', 'cosmodrome.png');
  expect(await faults(page)).toEqual([]);
});

/** Tab after tab, as far as it takes; what is reached shows that it is. */
async function tabTo(page: Page, to: ReturnType<Page['locator']>): Promise<void> {
  await to.first().waitFor();
  for (let n = 0; n < 150; n++) {
    await page.keyboard.press('Tab');
    const there = await to.first().evaluate((e) => e === document.activeElement);
    if (!there) continue;
    expect(await to.first().evaluate((e) => e.matches(':focus-visible'))).toBe(true);
    return;
  }
  throw new Error(`no Tab leads to ${to}`);
}
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
const inDialog = (page: Page) => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);

test('the club by keyboard alone: a friend is asked, an invitation taken, a table sought, the wishes for calls said, the challenge begun', async ({
  browser,
  house,
  page,
}) => {
  const ines = await person(browser, house);
  await named(page, house, 'Lou');
  await named(ines, house, 'Inès');
  await playedTogether(page, ines, house);
  const lou = ((await (await ines.request.get('/api/circle')).json()) as { mates: readonly Mate[] }).mates.find((m) => m.name === 'Lou')!;
  const code = await openTable(ines, house, { ...WAITING, name: 'Chez Inès' });
  await says(ines, house, `/api/tables/${code}/invite`, { person: lou.id });

  // The menu of a friend, the dialog, and back to where one was.
  await page.goto('/');
  const more = circle(page).getByRole('button', { name: 'Inès : autres choix' });
  const ask = async () => {
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Inviter' }).waitFor();
    for (let n = 0; n < 6 && !(await focused(page)).includes('Inviter'); n++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Inviter Inès' }).waitFor();
  };
  await ask();
  for (let n = 0; n < 12; n++) {
    await page.keyboard.press('Tab');
    expect(await inDialog(page)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Inviter' }).waitFor();
  for (let n = 0; n < 6 && !(await focused(page)).includes('Inviter'); n++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Panic Station' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Inès', pressed: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Ouvrir la table' }));
  await page.keyboard.press('Enter');
  await expect(circle(page).getByText('invité', { exact: true })).toBeVisible();

  // An invitation is taken.
  await page.goto('/');
  await tabTo(page, asked(page).getByRole('button', { name: 'Venir Chez Inès' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/t/${code}$`));

  // What is sought is chosen by its first letters.
  await page.goto('/tables');
  const game = page.getByRole('combobox', { name: 'Jeu' });
  await tabTo(page, game);
  await page.keyboard.type('Pan');
  await expect(page).toHaveURL(/game=panic-station/);
  await tabTo(page, page.getByRole('combobox', { name: 'Avec' }));

  // When and how one is called.
  await page.goto('/me');
  await tabTo(page, page.getByRole('button', { name: 'Quand et comment' }));
  await page.keyboard.press('Enter');
  const wish = page.getByRole('switch', { name: 'Aussi quand on m’invite' });
  await tabTo(page, wish);
  await page.keyboard.press('Space');
  await expect(wish).not.toBeChecked();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // The challenge of the day, begun with Enter.
  await page.goto('/today');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: /^Relever/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/t\/[A-Z0-9]{6}$/);
  await expect(bar(page)).toBeVisible();
});

/** In every run on a phone; SCREENS=folder: everywhere, with pictures. */
const SIZES = [
  [390, 844, 'fr'],
  [844, 390, 'en'],
  [1024, 768, 'en'],
  [1440, 900, 'fr'],
] as const;
for (const [width, height, lang] of process.env.SCREENS ? SIZES : SIZES.slice(0, 1))
  test(`the club at ${width} × ${height} (${lang}): home, a friend’s dialog, open tables, the profile and the day’s challenge are whole, and shut nobody out`, async ({
    browser,
    house,
  }) => {
    const finger = Math.min(width, height) < 500 ? { hasTouch: true, isMobile: true } : {};
    const locale = lang === 'fr' ? 'fr-FR' : 'en-GB';
    const page = await person(browser, house, { viewport: { width, height }, locale, ...finger });
    const friend = await person(browser, house);
    await named(page, house, 'Lou');
    const long = 'Maximilienne-Alexandrine';
    await named(friend, house, long);
    await playedTogether(page, friend, house);
    const lou = ((await (await friend.request.get('/api/circle')).json()) as { mates: readonly Mate[] }).mates[0]!;
    const code = await openTable(friend, house, { ...WAITING, name: 'La table de Maximilienne-Alexandrine', listed: true, lang });
    await says(friend, house, `/api/tables/${code}/invite`, { person: lou.id });
    await says(page, house, '/api/me/calling', { lang, zone: 'Europe/Paris', quiet: [22, 7], mail: 'none', hour: 18, paces: 'days' });
    const whole = async (what: string): Promise<void> => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${what} has nothing beside the page`).toBe(
        true,
      );
      expect(await faults(page), what).toEqual([]);
      if (process.env.SCREENS) await page.screenshot({ path: `${process.env.SCREENS}/club-${what}-${width}.png`, fullPage: true });
    };
    await page.goto('/');
    await page.locator('.mate', { hasText: long }).waitFor();
    await page.locator('.asked').first().waitFor();
    await whole('home');
    await page.locator('.mate', { hasText: long }).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: lang === 'fr' ? 'Inviter' : 'Invite' }).click();
    await page.getByRole('dialog').waitFor();
    await whole('invite');
    await page.goto('/tables');
    await page.locator('.open-row').first().waitFor();
    await whole('tables');
    await page.goto('/me');
    await page.getByRole('button', { name: lang === 'fr' ? 'Quand et comment' : 'When and how' }).click();
    await whole('profile');
    await page.goto('/today');
    await page.getByRole('main').getByRole('button').first().waitFor();
    await whole('today');
    await leave(page);
    await leave(friend);
  });
