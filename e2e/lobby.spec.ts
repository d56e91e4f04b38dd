import type { Page } from '@playwright/test';
import { GUESTS } from '../server/people.ts';
import { answerAnything, answered, BOTS, bar, expect, leave, myTurn, named, openTable, person, stranger, test } from './house.ts';

test('first visit: one click, and the game is on', async ({ browser, house }) => {
  const page = await stranger(browser, house);
  /** Requests that made a guest of whoever comes: two of them would be two guests, and the game that of the one who is forgotten. */
  const made: string[] = [];
  page.on('response', async (r) => {
    if ((await r.headerValue('set-cookie'))?.includes('cosmodrome')) made.push(new URL(r.url()).pathname);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue au Cosmodrome.');
  await page.waitForLoadState('networkidle');
  expect(made).toEqual(['/api/me']);
  // Games, lessons, handbooks and sounds come when they are wanted.
  const script = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter((r) => r.name.endsWith('.js'))
      .reduce((sum, r) => sum + r.encodedBodySize, 0),
  );
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThan(300 * 1024);
  await page.getByRole('button', { name: 'Jouer avec des bots : VII Legio' }).click();
  await expect(page).toHaveURL(/\/t\/[A-Z2-9]{6}$/);
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('.cd-board')).toBeVisible();
  // The game waits for me at home, its question as the title.
  await myTurn(page);
  const asked = await bar(page).locator('.cd-question__say').innerText();
  await page.goto('/');
  await expect(page.locator('.call')).toHaveCount(1);
  await expect(page.locator('.call b')).toHaveText(asked);
  await page.locator('.call').click();
  await expect(bar(page)).toBeVisible();
});

test('one click opens what suits a first game: small ships without the expansion, one crew alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer avec des bots : Galaxy Trucker' }).click();
  await expect(page.locator('.gt-yard')).toHaveAttribute('data-class', 'I');
  const sat = async () =>
    ((await (await page.request.get(`/api/tables/${page.url().slice(-6)}`)).json()) as { seats: unknown[] }).seats.length;
  expect(await sat()).toBe(3);
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer avec des bots : Core Space' }).click();
  await expect(bar(page)).toHaveAttribute('data-state', 'mine');
  expect(await sat()).toBe(1);
});

test('a game against bots that is left rests: it is saved, calls nobody, and is resumed', async ({ page, house }) => {
  const bots = { game: 'vii-legio', seats: [{ kind: 'me' }, ...BOTS(2)], pace: { kind: 'relaxed' }, start: true };
  const code = await openTable(page, house, { ...bots, name: 'Laissée là' });
  await page.goto(`/t/${code}`);
  await myTurn(page);
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: 'À vous' })).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 2 * 3_600_000);
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: 'En pause' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'À vous' })).toHaveCount(0);
  await expect(page.locator('.pg-nav .cd-badge, .pg-bottom .cd-badge')).toHaveCount(0);
  await expect(page.locator('.match')).toContainText('Laissée là');
  await expect(page.locator('.match')).toContainText('En solo avec 2 bots');
  await expect(page.locator('.match')).toContainText('sauvegardée');
  await page.goto('/');
  await expect(page.locator('.call')).toHaveCount(0);
  await page.getByRole('link', { name: 'Reprendre' }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${code}$`));
});

test('a game’s options are called by their names from the first moment, however late these come', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await page.addInitScript(() => {
    const called = new Set<string>();
    Object.assign(window, { called });
    new MutationObserver(() => {
      for (const e of document.querySelectorAll('.make :is([role="switch"], [role="radiogroup"])'))
        called.add(e.getAttribute('aria-label')!);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('/new/panic-station');
  await expect(page.getByRole('switch', { name: 'Humains ménagés' })).toBeVisible();
  await page.getByRole('radio', { name: 'Space Cadets' }).click();
  await expect(page.getByRole('heading', { name: 'Options de Space Cadets' })).toBeVisible();
  // Keys go on where the game was chosen.
  await expect(page.getByRole('radio', { name: 'Space Cadets' })).toBeFocused();
  const called = await page.evaluate(() => [...(window as unknown as { called: Set<string> }).called]);
  expect(called).toContain('Humains ménagés');
  expect(called.filter((name) => /^[a-z]/.test(name))).toEqual([]);
});

test('who opens a table reads how hard and how long each mission is', async ({ page }) => {
  await page.goto('/new/space-cadets');
  const mission = page.getByRole('combobox', { name: /Mission/ });
  await expect(mission.locator('option').first()).toContainText(/1\/5.*60 min/);
  await mission.selectOption('s7');
  const pass = page.locator('.pass');
  await expect(pass).toContainText('120 min');
  await expect(pass.getByRole('img', { name: 'difficulté 5 sur 5' })).toBeVisible();
});

test('a game that the rules no longer fit says so in the lists', async ({ page, house }) => {
  await openTable(page, house, { game: 'vii-legio', seats: [{ kind: 'me' }, ...BOTS(1)], pace: { kind: 'relaxed' }, start: true });
  const cards = (await (await page.request.get('/api/mine')).json()) as object[];
  const misfits = cards.map((c) => ({ ...c, misfit: true, waitingForMe: false, turn: [], ask: null }));
  await page.route('**/api/mine', (route) => route.fulfill({ json: misfits }));
  for (const address of ['/', '/me']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText('Jouée sous d’autres règles')).toBeVisible();
  }
});

test('five games are on the shelf; one that a house does not have is shown as coming', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.bay')).toHaveCount(5);
  await expect(page.locator('.bay__go button')).toHaveCount(5);
  const games = (await (await page.request.get('/api/games')).json()) as object[];
  await page.route('**/api/games', (route) => route.fulfill({ json: games.slice(1) }));
  await page.reload();
  await expect(page.locator('.bay[data-coming]')).toHaveCount(1);
  await expect(page.getByText('En préparation')).toBeVisible();
});

test('who plays alone chooses how strong bots are once: those who come after are as strong', async ({ page }) => {
  await page.goto('/new/vii-legio');
  const seat = (n: number) => page.getByRole('radiogroup', { name: `Qui occupe la place ${n}` });
  await seat(2).getByRole('radio', { name: 'Un bot' }).click();
  await page.getByRole('radio', { name: 'facile' }).click();
  await seat(3).getByRole('radio', { name: 'Un bot' }).click();
  await expect(page.getByText('bot facile', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Jouer seul avec 3 bots' }).click();
  await expect(bar(page)).toBeVisible();
  const code = new URL(page.url()).pathname.split('/').at(-1)!;
  const { seats } = (await (await page.request.get(`/api/tables/${code}`)).json()) as { seats: { sitter: { bot?: string } }[] };
  expect(seats.map(({ sitter }) => sitter.bot?.split('-')[0])).toEqual([undefined, 'easy', 'easy', 'easy']);
});

test('a table is opened, a friend sits down by the link, both see each other', async ({ browser, house, page }) => {
  await page.goto('/new/vii-legio');
  await page.getByRole('button', { name: 'Retirer cette place' }).last().click();
  await page.getByRole('radiogroup', { name: 'Qui occupe la place 3' }).getByRole('radio', { name: 'Un bot' }).click();
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('VII Legio');
  const link = await page.getByRole('textbox', { name: 'Lien de la table' }).inputValue();
  await expect(page.getByRole('img', { name: /Code à scanner/ })).toBeVisible();

  const friend = await stranger(browser, house, { locale: 'en-GB' });
  await friend.goto(`http://${link}`);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  // A guest is called after a star; who that is, friends read as soon as it is said.
  await friend.locator('.sit').getByRole('button', { name: 'Change nickname' }).click();
  await friend.getByRole('textbox', { name: 'Nickname' }).fill('Tom');
  await friend.getByRole('button', { name: 'Save' }).click();
  await expect(friend.locator('.sit').getByRole('button', { name: 'Change nickname' })).toHaveCount(0);
  await expect(page.locator('.sit b', { hasText: 'Tom' })).toBeVisible();
  await friend.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.getByText('3 prêts sur 3')).toBeVisible();

  // Markup in a chat stays text.
  await friend.getByRole('textbox', { name: 'Write to the table' }).fill('<img src=x onerror=alert(1)> hello');
  await friend.keyboard.press('Enter');
  await expect(page.getByText('<img src=x onerror=alert(1)> hello')).toBeVisible();

  await page.getByRole('button', { name: 'Lancer la partie' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(bar(friend)).toBeVisible();
  await leave(friend);
});

test('in the waiting room the host changes options, pace and seats; whoever was ready is asked anew', async ({ browser, house, page }) => {
  const code = await openTable(page, house, {
    game: 'panic-station',
    seats: [{ kind: 'me' }, { kind: 'open' }, ...BOTS(2)],
    pace: { kind: 'live', answerMs: 45_000, reserveMs: 600_000 },
    name: 'Salle d’attente',
  });
  const friend = await person(browser, house);
  await friend.goto(`/t/${code}`);
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await friend.getByRole('button', { name: 'Je suis prêt' }).click();
  await page.goto(`/t/${code}`);
  await expect(page.getByText('4 prêts sur 4')).toBeVisible();

  await page.getByRole('button', { name: 'Modifier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Options, rythme, accès' });
  const option = dialog.getByRole('switch').first();
  const called = (await option.getAttribute('aria-label'))!;
  await option.click();
  await dialog.getByRole('radio', { name: 'Détendu' }).click();
  await dialog.getByRole('radio', { name: 'Listée' }).click();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toHaveCount(0);
  for (const p of [page, friend]) {
    await expect(p.locator('.wait__tags')).toContainText(called);
    await expect(p.locator('.wait__tags')).toContainText('sans horloge');
    await expect(p.locator('.wait__tags')).toContainText('listée');
  }
  await expect(page.getByText('3 prêts sur 4')).toBeVisible();
  await friend.getByRole('button', { name: 'Je suis prêt' }).click();
  await expect(page.getByText('4 prêts sur 4')).toBeVisible();

  // Seats are exchanged, with whoever sits there.
  await expect(page.locator('.sit').nth(0)).toContainText('vous');
  await page.getByRole('button', { name: 'Place 1 : changer' }).click();
  await page.getByRole('menuitem', { name: 'Descendre' }).click();
  await expect(page.locator('.sit').nth(1)).toContainText('vous');
  await expect(friend.locator('.sit').nth(0)).toContainText('vous');
  await expect(friend.getByRole('button', { name: 'Modifier' })).toHaveCount(0);

  // A seat more, and one less; with the most the game is played with, no further one is offered.
  const add = page.getByRole('button', { name: 'Ajouter' });
  await expect(page.getByText('jusqu’à 6 joueurs')).toBeVisible();
  await add.click();
  await expect(friend.locator('.sit')).toHaveCount(5);
  await add.click();
  await expect(friend.locator('.sit')).toHaveCount(6);
  await expect(add).toHaveCount(0);
  await expect(friend.getByRole('button', { name: 'Ajouter' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Place 5 : changer' }).click();
  await page.getByRole('menuitem', { name: 'Retirer cette place' }).click();
  await expect(friend.locator('.sit')).toHaveCount(5);
  await expect(page.getByText('un bot prend la place libre')).toBeVisible();
  await page.getByRole('button', { name: 'Lancer la partie' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(bar(friend)).toBeVisible();
  await expect(page.locator('.cd-chip')).toHaveCount(5);
  await leave(friend);
});

test('who comes for the first time is a guest at once; a nickname and an account; the guest’s games come along', async ({
  browser,
  house,
}) => {
  const page = await stranger(browser, house);
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer avec des bots : VII Legio' }).click();
  await expect(bar(page)).toBeVisible();
  await page.goto('/me');
  await expect(page.locator('.card-me b')).toHaveText(new RegExp(`^(${GUESTS.join('|')}) \\d{3}$`));
  await page.getByRole('button', { name: 'Pseudo', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Pseudo' }).fill('Lou');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.locator('.card-me b')).toHaveText('Lou');

  const login = `lou_${Date.now().toString(36)}`;
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await dialog.getByRole('textbox', { name: /Adresse/ }).fill(login);
  await dialog.getByLabel(/Mot de passe/).fill('un mot de passe assez long');
  await dialog.getByRole('button', { name: 'Créer un compte' }).click();
  await expect(page.locator('.card-me small')).toHaveText(`compte ${login}`);
  await expect(page.locator('.match')).toHaveCount(1);

  const elsewhere = await stranger(browser, house);
  await elsewhere.goto('/me');
  await elsewhere.getByRole('button', { name: 'J’ai déjà un compte' }).click();
  const door = elsewhere.getByRole('dialog');
  await door.getByRole('textbox', { name: /Adresse/ }).fill(login);
  await door.getByLabel(/Mot de passe/).fill('faux mot de passe');
  await door.getByRole('button', { name: 'Se connecter' }).click();
  await expect(door.getByRole('alert')).toHaveText('Nom ou mot de passe inconnu.');
  await door.getByLabel(/Mot de passe/).fill('un mot de passe assez long');
  await door.getByRole('button', { name: 'Se connecter' }).click();
  await expect(elsewhere.locator('.match')).toHaveCount(1);
  for (const p of [page, elsewhere]) await leave(p);
});

test('the page is small before a game is opened', async ({ page }) => {
  let bytes = 0;
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  // Somebody may have sat at this browser before.
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  client.on('Network.responseReceived', (e) => {
    if (e.type === 'Script') scripts.add(e.requestId);
  });
  client.on('Network.loadingFinished', (e) => {
    if (scripts.has(e.requestId)) bytes += e.encodedDataLength;
  });
  const began = Date.now();
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Jouer avec des bots/ }).first()).toBeEnabled();
  const usable = Date.now() - began;
  await page.waitForLoadState('networkidle');
  test.info().annotations.push({ type: 'first visit', description: `${Math.round(bytes / 1024)} KB of script, usable after ${usable} ms` });
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(300 * 1024);
});

test('a game that is won in sides ends in sides: nobody is ranked, and every round can be opened', async ({ page, house }) => {
  const table = { game: 'panic-station', seats: BOTS(5), pace: { kind: 'relaxed' }, start: true };
  const code = await openTable(page, house, { ...table, name: 'MWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMW' });
  const phase = async () => ((await (await page.request.get(`/api/tables/${code}`)).json()) as { phase: string }).phase;
  await expect.poll(phase, { timeout: 150_000 }).toBe('over');
  await page.goto(`/t/${code}/score`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(Les Humains l’emportent|Le camp de l’Hôte l’emporte|Personne ne l’emporte)\.$/,
  );
  const sides = page.getByRole('region', { name: 'Camps' });
  await expect(sides.getByRole('heading', { name: /^Humains/ })).toBeVisible();
  await expect(sides.getByRole('heading', { name: /^Camp de l’Hôte/ })).toBeVisible();
  await expect(sides.getByRole('listitem')).toHaveCount(5);
  await expect(page.locator('.bars, .bars__place')).toHaveCount(0);
  // However many rounds there were, the list says so and shows them all.
  const rounds = page.locator('.moment');
  const few = await rounds.count();
  const all = page.getByRole('button', { name: /^Montrer les \d+ manches$/ });
  if ((await all.count()) > 0) {
    const said = Number(/\d+/.exec(await all.innerText())?.[0]);
    expect(said).toBeGreaterThan(few);
    await all.click();
    await expect(rounds).toHaveCount(said);
  }
  // The board says what the end page says.
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto(`/t/${code}`);
  await expect(bar(page)).toContainText(title);
  // Who may not see it again is told so, and is not sent there.
  await page.route('**/api/**/replay*', (route) => route.fulfill({ status: 403, json: { code: 'not-yours', message: '' } }));
  await page.goto(`/t/${code}/score`);
  await expect(page.getByRole('status').filter({ hasText: 'Vous ne pouvez pas revoir cette partie' })).toContainText('privée');
  await expect(page.getByRole('link', { name: 'Revoir' })).toHaveCount(0);
  await page.goto(`/t/${code}`);
  // Somebody opens the next game: it is seen from here too.
  const again = await page.request.post(`/api/tables/${code}/rematch`, { data: {}, headers: { origin: house.url } });
  await bar(page).getByRole('button', { name: 'Rejoindre la nouvelle partie' }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${((await again.json()) as { code: string }).code}$`));
});

const LONG = { name: 'MWMWMWMWMWMWMWMWMWMWMWMW', table: 'MWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMW' };
/** What can be pressed and lies beside the screen, where nothing scrolls sideways. */
const beside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select')]
      .filter((e) => !e.closest('.bays, .pick, .filters, .cd-skip') && !e.matches('.cd-skip'))
      .filter((e) => e.getBoundingClientRect().width > 0 && e.getBoundingClientRect().right > innerWidth + 1)
      .map((e) => e.textContent || e.className),
  );

for (const width of [390, 320])
  test(`names without spaces push nothing off a phone of ${width} px`, async ({ browser, house }) => {
    const phone = { viewport: { width, height: 700 }, hasTouch: true, isMobile: true };
    const page = await person(browser, house, phone);
    const friend = await person(browser, house, phone);
    for (const p of [page, friend]) await named(p, house, LONG.name);
    const waiting = { game: 'panic-station', name: LONG.table, listed: true };
    await openTable(friend, house, { ...waiting, seats: [{ kind: 'me' }, ...Array(5).fill({ kind: 'open' })] });
    const code = await openTable(page, house, { ...waiting, seats: [{ kind: 'me' }, { kind: 'open' }, ...BOTS(2)] });
    await friend.goto(`/t/${code}`);
    await friend.getByRole('button', { name: 'S’asseoir' }).click();
    await expect(friend.getByRole('button', { name: 'Je suis prêt' })).toBeVisible();
    expect(await beside(friend)).toEqual([]);
    await page.goto(`/t/${code}`);
    await expect(page.locator('.sit').nth(1)).toContainText(LONG.name);
    expect(await beside(page)).toEqual([]);
    await page.goto('/');
    await expect(page.getByRole('link', { name: `S’asseoir ${LONG.table}` }).first()).toBeVisible();
    expect(await beside(page)).toEqual([]);
    await page.goto('/me');
    await expect(page.locator('.match')).toHaveCount(1);
    expect(await beside(page)).toEqual([]);
    await page.goto('/new/panic-station');
    await expect(page.getByRole('button', { name: 'Ouvrir la table' })).toBeVisible();
    expect(await beside(page)).toEqual([]);
    for (const p of [page, friend]) await leave(p);
  });

test('on a phone a stranger with a code sees where it goes, and a dash in it does no harm', async ({ browser, house, page }) => {
  const code = await openTable(page, house, { game: 'vii-legio', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const guest = await stranger(browser, house, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await guest.goto('/');
  await expect(guest.getByRole('heading', { name: 'On vous a donné un code ?' })).toBeVisible();
  await expect(guest.getByText(/^Vous vous appelez/)).toBeVisible();
  await guest.getByRole('textbox', { name: 'Code de table' }).fill(`${code.slice(0, 3)}-${code.slice(3).toLowerCase()}`);
  await guest.getByRole('button', { name: 'Rejoindre' }).tap();
  await expect(guest).toHaveURL(new RegExp(`/t/${code}$`));
  await leave(guest);
});

test('over plain http the link is copied the old way, and what cannot be done says so', async ({ page, house }) => {
  const code = await openTable(page, house, { game: 'vii-legio', seats: [{ kind: 'me' }, { kind: 'open' }] });
  // As in a home network: no clipboard, no sharing, no notifications.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(window, 'isSecureContext', { value: false });
  });
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Copier' }).click();
  await expect(page.getByRole('button', { name: 'Copié' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Écrire à la table' }).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByRole('textbox', { name: 'Écrire à la table' })).toHaveValue(`${house.url}/t/${code}`);
  // Where even that is forbidden, nothing is claimed, and the link stands ready to be copied by hand.
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();
  await page.getByRole('button', { name: 'Copier' }).click();
  await expect(page.getByRole('button', { name: 'À copier à la main' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Lien de la table' })).toBeFocused();
  await page.goto('/me');
  const notice = page.getByRole('switch', { name: 'Me prévenir quand c’est à moi' });
  await expect(notice).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('le navigateur exige une adresse en https')).toBeVisible();
});

test('signing out signs out', async ({ page }) => {
  await page.goto('/me');
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  const dialog = page.getByRole('dialog');
  const login = `out_${Date.now().toString(36)}`;
  await dialog.getByRole('textbox', { name: /Adresse/ }).fill(login);
  await dialog.getByLabel(/Mot de passe/).fill('un mot de passe assez long');
  await dialog.getByRole('button', { name: 'Créer un compte' }).click();
  await expect(page.locator('.card-me small')).toHaveText(`compte ${login}`);
  // Once the dialog is gone there is one at the foot of the page as well.
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.locator('.card-me small')).toHaveText('invité');
  await expect(dialog).toHaveCount(0);
});

test('in the waiting room all see the same facts, and seats look as they will in the game', async ({ browser, house, page }) => {
  const code = await openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, ...BOTS(1)],
    pace: { kind: 'relaxed' },
  });
  const friend = await person(browser, house);
  await friend.goto(`/t/${code}`);
  await friend.locator('.sit').nth(1).getByRole('button', { name: 'S’asseoir' }).click();
  await page.goto(`/t/${code}`);
  await expect(page.locator('.sit').nth(1)).toContainText('arrivé par le lien');
  await expect(friend.locator('.sit').nth(0)).toContainText('a ouvert la table');
  await expect(page.locator('.sit').nth(0)).toContainText('vous avez ouvert la table');
  for (const p of [page, friend]) await expect(p.getByText('2 prêts sur 4')).toBeVisible();
  await expect(page.getByText('Si vous lancez maintenant, un bot prend la place libre.')).toBeVisible();
  await expect(friend.getByText(/Si Nova \d+\slance maintenant, un bot prend la place libre\./)).toBeVisible();
  const looks = (p: Page, at: string) =>
    p.locator(at).evaluateAll((all) => all.map((e) => [getComputedStyle(e).backgroundColor, getComputedStyle(e).clipPath]));
  await expect(page.locator('.sit .game-seat')).toHaveCount(4);
  const before = await looks(page, '.sit:not([data-free]) .cd-seat');
  await page.getByRole('button', { name: 'Lancer la partie' }).click();
  await expect(bar(page)).toBeVisible();
  const after = await looks(page, '.cd-seats .cd-chip .cd-seat');
  expect([after[0], after[1], after[3]]).toEqual(before);
  await leave(friend);
});

test('who is asked to leave the table is told, who closes it says so to all, and who leaves it hands it on', async ({
  browser,
  house,
  page,
}) => {
  const waiting = { game: 'vii-legio', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const code = await openTable(page, house, waiting);
  const friend = await person(browser, house);
  await friend.goto(`/t/${code}`);
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Place 2 : changer' }).click();
  await page.getByRole('menuitem', { name: 'Faire sortir' }).click();
  await expect(friend.getByRole('alert')).toBeVisible();

  await page.getByRole('button', { name: 'Fermer la table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer la table' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(friend.getByText('Cette table a été fermée.')).toBeVisible();

  const next = await openTable(page, house, waiting);
  await friend.goto(`/t/${next}`);
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(friend.getByRole('button', { name: 'Lancer la partie' })).toHaveCount(0);
  await page.goto(`/t/${next}`);
  await page.getByRole('button', { name: 'Quitter la table' }).click();
  await expect(page.getByRole('dialog')).toContainText(/La table passe à Nova \d+/);
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter la table' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(friend.getByRole('button', { name: 'Lancer la partie' })).toBeVisible();
  await leave(friend);
});

test('an address of a game that is not there leads to no other game', async ({ page }) => {
  for (const address of ['/rules/chess', '/new/chess']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rien ne décolle d’ici.');
  }
});

test('a friend who is gone is shown as gone, and a bot can be asked to play meanwhile', async ({ browser, house, page }) => {
  const code = await openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    pace: { kind: 'relaxed' },
  });
  const friend = await person(browser, house);
  await friend.goto(`/t/${code}`);
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(friend.getByRole('button', { name: 'Je suis prêt' })).toBeVisible();
  await leave(friend);
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Lancer la partie' }).click();
  await expect(bar(page)).toBeVisible();
  // Play comes to the one who left.
  const away = bar(page).getByText(/n’est plus là depuis/);
  for (let turn = 0; turn < 60 && (await away.count()) === 0; turn++) {
    await page.locator('.cd-question[data-state="mine"]').or(away).first().waitFor();
    if ((await away.count()) === 0) await answered(page, () => answerAnything(page));
  }
  await expect(bar(page)).not.toContainText('réfléchit');
  const bot = bar(page).getByRole('button', { name: /^Un bot joue pour Nova \d+$/ });
  await expect(bot).toBeVisible({ timeout: 120_000 });
  await bot.click();
  await expect(page.locator('.cd-question[data-state="mine"]')).toBeVisible();
});
