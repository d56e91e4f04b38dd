import { readFileSync } from 'node:fs';
import { byFinger, faults, PHONE, says } from './hands.ts';
import { answered, BOTS, expect, leave, myTurn, openTable, person, stranger, test } from './house.ts';

test('my seat is mine: I go on at a phone by the link, read what is kept, and leave', async ({ page, browser, house }) => {
  const code = await openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, ...BOTS(1)],
    pace: { kind: 'relaxed' },
    start: true,
  });
  await page.goto('/me');
  const mine = page.locator('.match');
  await expect(mine).toHaveCount(1);
  await page.getByRole('button', { name: 'Continuer sur un autre appareil' }).click();
  await expect(page.getByRole('img', { name: /Code à scanner/ })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/link\/[\w-]{32}$/);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const phone = await stranger(browser, house, PHONE);
  await phone.goto(link);
  expect(await faults(phone)).toEqual([]);
  const me = await page.locator('.pg-who__name').innerText();
  await phone.getByRole('button', { name: `Je suis ${me}` }).click();
  await expect(phone).toHaveURL(/\/me$/);
  await expect(phone.locator('.match')).toHaveCount(1);
  await expect(phone.locator('.card-me b')).toHaveText(me);
  // Once only.
  const late = await stranger(browser, house, PHONE);
  await late.goto(link);
  await expect(late.getByText('Ce lien a déjà servi')).toBeVisible();

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Télécharger mes données' }).click()]);
  const kept = JSON.parse(readFileSync(await file.path(), 'utf8')) as { tables: { code: string }[] };
  expect(kept.tables.map((t) => t.code)).toEqual([code]);
  await page.getByRole('link', { name: /Ce qui est gardé/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vie privée');
  expect(await faults(page)).toEqual([]);

  await page.goto('/me');
  await page.getByRole('button', { name: 'Partir et tout effacer' }).click();
  await page.getByRole('button', { name: 'Effacer tout ce qui me concerne' }).click();
  await expect(mine).toHaveCount(0);
  await phone.reload();
  await expect(phone.locator('.match')).toHaveCount(0);
});

test('an account changes its password, and the other browser is signed out', async ({ browser, house }) => {
  const page = await person(browser, house);
  const sign = (p: typeof page, verb: 'sign-up' | 'sign-in', password: string) =>
    p.request.post(`${house.url}/api/auth/${verb}`, { data: { login: 'grace_h', password }, headers: { origin: house.url } });
  expect((await sign(page, 'sign-up', 'correct horse')).ok()).toBe(true);
  await page.goto('/me');
  await page.getByRole('button', { name: 'Changer de mot de passe' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mot de passe actuel').fill('wrong horse');
  await dialog.getByLabel(/Nouveau mot de passe/).fill('battery staple');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Mot de passe actuel').fill('correct horse');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Le mot de passe est changé.');
  const other = await person(browser, house);
  expect((await sign(other, 'sign-in', 'correct horse')).status()).toBe(401);
  expect((await sign(other, 'sign-in', 'battery staple')).ok()).toBe(true);
});

test('over days, all tabs shut: the link of the call, opened where nobody knows me, leads by my account to my question', async ({
  browser,
  house,
  page,
}) => {
  await says(page, house, '/api/auth/sign-up', { login: 'ada_days', password: 'correct horse', name: 'Ada' });
  const friend = await person(browser, house);
  const code = await openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    pace: { kind: 'days', answerMs: 86_400_000 },
  });
  await says(friend, house, `/api/tables/${code}/sit`, { seat: 1 });
  await says(page, house, `/api/tables/${code}/start`);
  // A bot plays for the friend, so that it is certainly her turn; nobody has a page open.
  await says(friend, house, `/api/tables/${code}/stand-in`, { seat: 1, on: true });
  await page.goto(`/t/${code}`);
  expect(await myTurn(page)).toBe('mine');
  await answered(page, () => byFinger(page, 0));
  await leave(page);
  const seats = async () =>
    ((await (await friend.request.get(`/api/tables/${code}`)).json()) as { seats: { sitter: { here?: string } }[] }).seats;
  await expect.poll(async () => (await seats())[0]?.sitter.here).toBe('gone');
  const elsewhere = await stranger(browser, house, PHONE);
  await elsewhere.goto(`/t/${code}`);
  await elsewhere.getByRole('button', { name: /déjà un compte/ }).tap();
  const dialog = elsewhere.getByRole('dialog');
  await dialog.getByLabel(/nom d.utilisateur/).fill('ada_days');
  await dialog.getByLabel(/^Mot de passe/).fill('correct horse');
  await dialog.locator('button[type="submit"]').click();
  await expect(elsewhere).toHaveURL(new RegExp(`/t/${code}$`));
  expect(await myTurn(elsewhere)).toBe('mine');
});

test('how I want to be called: which games, quiet hours; a house without a mail server offers no letters', async ({ browser, house }) => {
  const phone = await stranger(browser, house, PHONE);
  await phone.goto('/me');
  await phone.getByRole('button', { name: 'Quand et comment' }).click();
  await phone.getByRole('radio', { name: 'Sur plusieurs jours' }).click();
  const asked = phone.getByRole('switch', { name: 'Aussi quand on m’invite' });
  await expect(asked).toBeChecked();
  await asked.tap();
  await expect(asked).not.toBeChecked();
  await phone.getByRole('combobox').first().selectOption('22');
  await phone.getByRole('combobox').last().selectOption('7');
  await expect(phone.getByText('Personne ne vous appelle entre ces heures.')).toBeVisible();
  await expect(phone.getByText('Lettres')).toHaveCount(0);
  expect(await faults(phone)).toEqual([]);
  const wished = async () => ((await (await phone.request.get('/api/me/calling')).json()) as { wishes: { quiet: number[] } }).wishes.quiet;
  await expect.poll(wished).toEqual([22, 7]);
  await phone.reload();
  await phone.getByRole('button', { name: 'Quand et comment' }).click();
  await expect(asked).not.toBeChecked();
  await expect(phone.getByRole('combobox').first()).toHaveValue('22');
  await expect(phone.getByRole('radio', { name: 'Sur plusieurs jours' })).toHaveAttribute('aria-checked', 'true');
});

test('a browser that is called has a notice to show, with the way to the table', async ({ browser, house }) => {
  const page = await person(browser, house, { ...PHONE, serviceWorkers: 'allow' });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const line = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) =>
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && done(registrations[0].registrationId)),
  );
  await line.send('ServiceWorker.enable');
  // A browser without a window shows no notices: what it would show is kept instead.
  const worker = page.context().serviceWorkers()[0];
  await worker?.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: { showNotification: unknown } };
    registration.showNotification = async (...said: unknown[]) => Object.assign(globalThis, { said });
  });
  const data = JSON.stringify({ title: 'À vous de jouer', body: 'VII Legio · À deux', path: '/t/K7QM2D', tag: 'K7QM2D' });
  await line.send('ServiceWorker.deliverPushMessage', { origin: house.url, registrationId: await registered, data });
  const said = () => worker?.evaluate(() => (globalThis as unknown as { said?: unknown }).said);
  await expect
    .poll(said)
    .toEqual(['À vous de jouer', { body: 'VII Legio · À deux', tag: 'K7QM2D', icon: '/icon-192.png', data: '/t/K7QM2D' }]);
});
