/** The workshop of missions: drawn, kept, played, given on by a link, opened by a stranger; bad files, two tabs, tables with others. */
import type { Page } from '@playwright/test';
import { faults, PHONE } from './hands.ts';
import { answered, bar, expect, named, openTable, person, stranger, test } from './house.ts';

const plan = (page: Page) => page.locator('.cs-w-desk .cs-w-plan');
/** Where a place of the map is on the screen, in squares from the corner. */
const spot = (page: Page, x: number, y: number) =>
  plan(page).evaluate(
    (svg, [px, py]) => {
      const { x, y } = new DOMPoint(px! * 100, py! * 100).matrixTransform((svg as SVGSVGElement).getScreenCTM()!);
      return { x, y };
    },
    [x, y],
  );
/** A stroke from one place to another. */
async function draw(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const [a, b] = [await spot(page, ...from), await spot(page, ...to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
}
const tool = (page: Page, name: string) => page.locator('.cs-w-tools').getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const undo = (page: Page) => page.getByRole('button', { name: 'Annuler', exact: true });
async function begun(page: Page): Promise<void> {
  await page.goto('/workshop/core-space');
  await page.getByRole('button', { name: 'Nouvelle mission' }).click();
  await expect(plan(page)).toBeVisible();
}
/** What this device keeps of the mission that is open, as soon as it says so. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const id = decodeURIComponent(location.hash).split('/')[1];
    const opening = indexedDB.open('cosmodrome-made');
    const db = await new Promise<IDBDatabase>((done) => {
      opening.onsuccess = () => done(opening.result);
    });
    const asked = db.transaction('made').objectStore('made').get(id!);
    return new Promise<{ readonly name: { readonly title: string }; readonly map: string }>((done) => {
      asked.onsuccess = () => {
        db.close();
        done(asked.result.made);
      };
    });
  });
const TITLE = `L’Épave de Koros ${'W'.repeat(40)}`;
const STORY = '<b>Elle</b> appelle encore. \u202eelas';

test('a mission is drawn, taken back, kept, played alone, and played by a stranger who has the link', async ({ browser, house, page }) => {
  await begun(page);
  await draw(page, [4, 10], [9, 10]);
  await expect.poll(async () => (await kept(page)).map.split('\n')[20]).toBe(`+       +-+-+-+-+-+${' '.repeat(29)}+`);
  const drawn = (await kept(page)).map;
  // Taken back and done again, by keys.
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await kept(page)).map).not.toBe(drawn);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(async () => (await kept(page)).map).toBe(drawn);
  // A crate without a mouse: its twin stands across.
  await tool(page, 'Caisse');
  await plan(page).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect.poll(async () => (await kept(page)).map.split('c').length - 1).toBe(2);
  // A room without a door is a fault: nobody plays it before it is mended.
  await tool(page, 'Mur');
  await draw(page, [0, 20], [4, 20]);
  await draw(page, [4, 20], [4, 24]);
  await expect(page.getByText('Nul ne peut venir ici.').first()).toBeVisible();
  const play = page.locator('.cs-w-bar').getByRole('button', { name: 'Jouer seul' });
  await expect(play).toBeDisabled();
  expect(await faults(page)).toEqual([]);
  for (let n = 0; n < 2; n++) await undo(page).click();
  await expect(play).toBeEnabled();
  await page.getByPlaceholder('Sans titre').fill(TITLE);
  await tab(page, 'Réglages');
  await page.getByLabel('Histoire').fill(STORY);
  await expect.poll(async () => (await kept(page)).name.title).toBe(TITLE);
  // Loaded again, played and come back from: it is as it was.
  await page.reload();
  await expect(page.getByPlaceholder('Sans titre')).toHaveValue(TITLE);
  await play.click();
  await expect(page).toHaveURL(/\/t\/HERE-/);
  await expect(page.locator('.cs-brief')).toContainText(TITLE);
  await page.goBack();
  await tab(page, 'Partage');
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  const link = await page.getByRole('textbox', { name: 'Copier le lien' }).inputValue();
  expect(link.length).toBeLessThan(3000);

  // A stranger with a phone: their words are text, and it can be played at once. A title without a gap makes nothing wider.
  const other = await stranger(browser, house, PHONE);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(other.locator('.cs-own-words')).toHaveText(STORY);
  await expect(other.getByText(/il faut un écran plus large/)).toBeVisible();
  expect(await faults(other)).toEqual([]);
  await other.getByRole('button', { name: 'Jouer seul' }).click();
  await expect(other).toHaveURL(/\/t\/HERE-/);
  await expect(other.locator('.cs-brief')).toContainText('<b>Elle</b> appelle encore.');
  const widest = () =>
    other.locator('.cs-crewcard').evaluateAll((cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().right)) - innerWidth);
  expect(await widest()).toBeLessThanOrEqual(0);
});
test('a bad file says what is wrong and where; what two tabs change is lost in neither', async ({ page }) => {
  await page.goto('/workshop/core-space');
  const give = (text: string) =>
    page.getByLabel('Ouvrir un fichier').setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await give('{\n  "name": oops\n}');
  await expect(page.getByRole('alert')).toHaveText(/n’est pas une mission : la ligne 2/);
  await give('x'.repeat(300_000));
  await expect(page.getByRole('alert')).toHaveText(/trop grand/);
  await give('{"cheat\u202e": true, "pieces": [{"piece": "crown"}]}');
  await expect(page.getByRole('alert')).toHaveText(/ne peut pas être jouée/);
  await expect(page.locator('.cs-w-flaws')).toContainText('Ce champ n’est pas connu.');
  await page.getByRole('button', { name: 'Toutes les missions' }).click();
  // One that can be played is still there when one comes back from it.
  await page.getByRole('button', { name: /Le Nid/ }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le fichier' }).click();
  const path = await (await file).path();
  await page.getByRole('button', { name: 'Toutes les missions' }).click();
  await page.getByLabel('Ouvrir un fichier').setInputFiles(path);
  await expect(page).toHaveURL(/file/);
  await page.getByRole('button', { name: 'Jouer seul' }).click();
  await expect(page).toHaveURL(/\/t\/HERE-/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le Nid');
  await page.getByRole('button', { name: 'Toutes les missions' }).click();

  await page.getByRole('button', { name: 'Nouvelle mission' }).click();
  await expect(plan(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(plan(other)).toBeVisible();
  await other.getByPlaceholder('Sans titre').fill('Ailleurs');
  await expect.poll(async () => (await kept(other)).name.title).toBe('Ailleurs');
  await page.getByPlaceholder('Sans titre').fill('Ici');
  await expect(page.getByRole('alert')).toHaveText(/continue comme copie/);
  await expect(page.getByPlaceholder('Sans titre')).toHaveValue(/^Copie de I/);
  await page.getByRole('button', { name: 'Toutes les missions' }).click();
  await expect(page.locator('.cs-w-cards').first()).toContainText('Copie de I');
  await expect(page.locator('.cs-w-cards').first()).toContainText('Ailleurs');
});
test('what is changed by forms is never lost: a number written over, a square asked for, all pieces removed, a link of before', async ({
  page,
}) => {
  await begun(page);
  // A number is written over: for a moment there is none.
  await tab(page, 'Réglages');
  const most = page.getByLabel('Équipages, au plus');
  await most.focus();
  for (const key of ['End', 'Backspace', '3']) await page.keyboard.press(key);
  await expect(most).toHaveValue('3');
  await page.keyboard.press('9');
  await page.keyboard.press('Tab');
  await expect(most).toHaveValue('6');
  await most.fill('3');
  // Written after a stroke, a story is one step.
  await draw(page, [4, 10], [9, 10]);
  const drawn = (await kept(page)).map;
  await page.getByLabel('Histoire').pressSequentially('Une épave, personne à bord.');
  await undo(page).click();
  await expect(page.getByLabel('Histoire')).toHaveValue('');
  expect((await kept(page)).map).toBe(drawn);
  // What is unfair is shown by the measures, airlock by airlock.
  await page.getByRole('button', { name: 'aucune', exact: true }).click();
  await tool(page, 'Caisse');
  await draw(page, [4.5, 4.5], [4.5, 4.5]);
  const unfair = page.locator('.cs-w-flaws li').filter({ hasText: 'De certains sas' });
  await unfair.getByRole('button', { name: /^Montrer/ }).click();
  await expect(page.locator('.cs-w-measures [data-far]').first()).toBeVisible();
  await expect(page.locator('.cs-w-measures summary')).toBeFocused();
  // A link says nothing of what came after it.
  await tab(page, 'Partage');
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  const link = page.getByRole('textbox', { name: 'Copier le lien' });
  await expect(link).toHaveValue(/#m=/);
  await draw(page, [4, 8], [9, 8]);
  await expect(link).toHaveCount(0);
  // Whoever is asked for a square and changes something else is not asked any more: nothing of it is undone.
  await tab(page, 'Pièces');
  await page.getByRole('button', { name: 'Un prisonnier en cellule' }).click();
  await page.getByRole('button', { name: 'Sur le plan 1' }).click();
  await expect(page.getByText('Touchez une case du plan')).toBeVisible();
  await page.getByPlaceholder('Sans titre').fill('La Geôle');
  await expect(page.getByText('Touchez une case du plan')).toHaveCount(0);
  // All pieces removed, and loaded again: it is still one's own.
  for (const name of ['Un prisonnier en cellule', 'Butin pour sa valeur'])
    await page.getByRole('button', { name: `Retirer ${name}` }).click();
  await expect(page.getByText('Il y en a trop peu.')).toBeVisible();
  await expect.poll(async () => JSON.stringify(await kept(page))).toContain('"pieces":[]');
  await page.reload();
  await expect(page.getByPlaceholder('Sans titre')).toHaveValue('La Geôle');
  await expect(page.getByText('Il y en a trop peu.')).toBeVisible();
});
test('a mission is seen from its beginning, wherever one comes from, and the desk is no longer than the screen', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await page.goto('/workshop/core-space');
  await page.getByRole('button', { name: /Le Nid/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le Nid');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/workshop/core-space#at=example%2Fjailbreak');
  await page.getByRole('button', { name: 'Modifier une copie' }).click();
  await expect(plan(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirer Un prisonnier en cellule' })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
});
test('where a browser keeps nothing, what is drawn lives as long as the page, and that is said', async ({ page }) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name: string, version?: number) {
      if (name === 'cosmodrome-made') throw new DOMException('no', 'SecurityError');
      return version === undefined ? open.call(this, name) : open.call(this, name, version);
    };
  });
  await begun(page);
  await page.getByPlaceholder('Sans titre').fill('Sans disque');
  await expect(page.getByRole('alert')).toHaveText(/ne garde rien/);
  await page.getByRole('button', { name: 'Toutes les missions' }).click();
  await page
    .locator('.cs-w-cards')
    .first()
    .getByRole('button', { name: /Sans disque/ })
    .first()
    .click();
  await expect(page.getByPlaceholder('Sans titre')).toHaveValue('Sans disque');
  await expect(page.getByRole('alert')).toHaveText(/ne garde rien/);
  await page.locator('.cs-w-bar').getByRole('button', { name: 'Jouer seul' }).click();
  await expect(page).toHaveURL(/\/t\/HERE-/);
  await page.goBack();
  await expect(page.getByPlaceholder('Sans titre')).toHaveValue('Sans disque');
  // Whoever would leave is asked first.
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  await (await asked).accept();
});
test('people meet at a table on a drawn mission, and who comes by sees what it is about', async ({ browser, house, page }) => {
  await named(page, house, 'Lou');
  await page.goto('/workshop/core-space#at=example%2Fjailbreak');
  await page.getByRole('button', { name: 'Jouer à plusieurs' }).click();
  await expect(page.getByText('Évasion').first()).toBeVisible();
  await page.getByRole('button', { name: /Ouvrir la table|Créer la table/ }).click();
  await expect(page).toHaveURL(/\/t\/[A-Z0-9]+$/);
  const friend = await person(browser, house);
  await friend.goto(page.url());
  await expect(friend.getByText('Évasion').first()).toBeVisible();
  await expect(friend.locator('.cs-brief')).toContainText('Treva Jole est dans l’une de 6 cellules');
  await expect(friend.locator('.cs-brief .cs-chart')).toBeVisible();
  expect(await faults(friend, { part: '.cs-brief' })).toEqual([]);
  await friend.getByRole('button', { name: 'S’asseoir' }).first().click();
  await page.getByRole('button', { name: 'Lancer la partie' }).click();
  for (const one of [page, friend]) await expect(one.locator('.cs-brief')).toContainText('Évasion');
});

test('a mission is chosen by picture where a table is opened, and is told beside it', async ({ page }) => {
  await page.goto('/new/core-space');
  const missions = page.getByRole('radiogroup', { name: /^Missions/ });
  await expect(missions.getByRole('radio')).toHaveCount(6);
  await missions.getByRole('radio', { name: /Évasion/ }).click();
  const brief = page.locator('.cs-brief:visible');
  for (const told of ['Évasion', '1 à 4 équipages', '90 min', 'Treva Jole', 'Un prisonnier en cellule'])
    await expect(brief).toContainText(told);
  // A ring for each cell, and more for what else it points at.
  expect(await brief.locator('.cs-pointed[data-kind="primary"]').count()).toBe(6);
  expect(await faults(page)).toEqual([]);
  // On a phone it is told right below the one that was touched.
  await page.setViewportSize({ width: 390, height: 844 });
  await missions.getByRole('radio').nth(2).click();
  await expect(missions.locator('[aria-checked="true"] + * .cs-brief')).toBeInViewport();
  await expect(brief).toHaveCount(1);
  await page.getByRole('button', { name: 'Une mission à vous' }).click();
  await expect(page).toHaveURL(/\/workshop\/core-space/);
});
test('by keys alone: a mission is begun, drawn, told by forms, tried by bots and played', async ({ page }) => {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      const said =
        at?.closest('label')?.textContent || at?.getAttribute('aria-label') || at?.textContent || at?.getAttribute('placeholder');
      return at === document.body ? 'nobody' : (said ?? '').replace(/\s+/g, ' ').trim();
    });
  /** On to what is called so. */
  const reach = async (name: RegExp, key = 'Tab') => {
    for (let n = 0; n < 60 && !name.test(await focused()); n++) await press(key);
    expect(await focused()).toMatch(name);
  };
  await page.goto('/workshop/core-space');
  await expect(page.getByRole('button', { name: 'Nouvelle mission' })).toBeVisible();
  await reach(/^Côté du plateau/);
  await press('Home', 'Tab', 'Enter');
  await expect(plan(page)).toBeVisible();
  await expect(page.locator('.cs-w-desk')).toBeFocused();
  await reach(/Sans titre|^Titre/);
  await page.keyboard.type('Aux Clefs');
  // No symmetry, then a wall of three in one stroke; taken back, done again.
  await reach(/^Mur$/);
  await reach(/^demi-tour$/);
  await reach(/^aucune$/, 'ArrowUp');
  await press('Enter');
  await reach(/^Plan de la mission/);
  const empty = (await kept(page)).map;
  await press('ArrowDown', 'ArrowDown', 'ArrowDown');
  await page.keyboard.down('Shift');
  await press('ArrowRight', 'ArrowRight');
  await page.keyboard.up('Shift');
  await expect.poll(async () => (await kept(page)).map).not.toBe(empty);
  const drawn = (await kept(page)).map;
  expect(drawn.split('\n')[4]).toMatch(/^\+-\+-\+-\+ /);
  await press('Control+z');
  await expect.poll(async () => (await kept(page)).map).toBe(empty);
  await press('Control+Shift+z');
  await expect.poll(async () => (await kept(page)).map).toBe(drawn);
  // Back among the tools and to the map again: the place is kept.
  await reach(/^aucune$/, 'Shift+Tab');
  await reach(/^Caisse$/, 'ArrowDown');
  await press('Enter');
  await reach(/^Plan de la mission/);
  await press('Enter');
  await expect.poll(async () => (await kept(page)).map.split('\n')[5]?.[5]).toBe('c');
  // A piece by its form; a square of it on the map: led there, and back.
  await reach(/^Pièces$/);
  await reach(/^Un prisonnier en cellule/);
  await press('Enter');
  await expect.poll(focused).toMatch(/^Objectif/);
  await expect(page.getByText(/^[1-9]\d* fautes? · /)).toBeVisible();
  await reach(/^Sur le plan 1$/);
  await press('Enter', 'ArrowRight', 'Enter');
  await expect.poll(focused).toBe('Sur le plan 1');
  await press('Enter', 'Escape');
  await expect.poll(focused).toBe('Sur le plan 1');
  expect(await faults(page)).toEqual([]);
  // The report leads to the form; what is removed leaves its neighbour with the keys.
  await reach(/^Montrer/, 'Shift+Tab');
  await press('Enter');
  await expect.poll(focused).toMatch(/^(Objectif|Qui|Récompense|Colonne|Équipages)/);
  await reach(/^Retirer Un prisonnier/);
  await press('Enter');
  await expect.poll(focused).not.toBe('nobody');
  await expect(page.getByText(/^0 fautes · /)).toBeVisible();
  // Bots try it; it is played.
  await reach(/^Pièces$/, 'Shift+Tab');
  await reach(/^Essai$/, 'ArrowRight');
  await reach(/^Essayer$/);
  await press('Enter');
  await expect(page.getByText(/^ ?[1-9]\d* parties sur 20/)).toBeVisible();
  await reach(/^Arrêter l’essai$/);
  await press('Enter');
  await expect.poll(focused).toMatch(/^Essayer$/);
  expect(await faults(page)).toEqual([]);
  await reach(/^Jouer seul/, 'Shift+Tab');
  await press('Enter');
  await expect(page).toHaveURL(/\/t\/HERE-/);
  await expect(page.locator('.cs-brief')).toContainText('Aux Clefs');
});
/** Two floors on a small board: a ladder and a lift beside airlock D, a table in reach, all rules for them in play. */
async function twoFloors(page: Page): Promise<void> {
  await page.goto('/workshop/core-space');
  await page.getByLabel('Côté du plateau').selectOption('12');
  await page.getByRole('button', { name: 'Nouvelle mission' }).click();
  await expect(plan(page)).toBeVisible();
  await page.getByRole('button', { name: 'aucune', exact: true }).click();
  await tool(page, 'Étage 1');
  for (let row = 3.5; row < 8; row++) await draw(page, [3.5, row], [6.5, row]);
  await tool(page, 'Échelle');
  await draw(page, [3, 5], [3, 6]);
  await tool(page, 'Escalier');
  await draw(page, [4, 8], [6, 8]);
  await tool(page, 'Ascenseur');
  await draw(page, [2.5, 6.5], [2.5, 6.5]);
  await tool(page, 'Table');
  await draw(page, [1.5, 3.5], [2.5, 3.5]);
  await tab(page, 'Réglages');
  for (const rule of ['Grimper et sauter', 'Ascenseurs', 'Déplacer les objets', 'Détruire les objets'])
    await page.getByLabel(rule, { exact: true }).check();
  await expect(page.locator('.cs-w-plan .cs-climb')).toHaveCount(3);
}
/** A place of the deck under play, in squares. */
const place = (page: Page, x: number, y: number) =>
  page.locator('.cs-stage .cs-deck').evaluate(
    (deck, [px, py]) => {
      const { x, y } = new DOMPoint(px! * 100, py! * 100).matrixTransform((deck as SVGGElement).getScreenCTM()!);
      return { x, y };
    },
    [x, y],
  );
async function goes(page: Page, x: number, y: number): Promise<void> {
  await answered(page, async () => {
    const at = await place(page, x, y);
    await page.mouse.click(at.x, at.y);
    await bar(page).locator('[data-confirm]:not([aria-disabled="true"])').click({ timeout: 4000 });
  });
}
/** What can be done to a thing of the board stands beside it, and is done from there. */
async function does(page: Page, anchor: string, act: RegExp, cost: string): Promise<void> {
  const row = page.locator('.cs-menu .cs-row').filter({ hasText: act }).first();
  await answered(page, async () => {
    if ((await row.count()) === 0) await page.locator(`.cd-board [data-at="${anchor}"] [data-target]`).dispatchEvent('click');
    await expect(row).toContainText(cost, { timeout: 4000 });
    await row.click();
  });
}
const comes = (page: Page, who: string) =>
  answered(page, () => page.locator('.cd-things [data-target]').filter({ hasText: who }).first().click());
const ends = (page: Page) =>
  answered(page, () =>
    bar(page)
      .getByRole('button', { name: /^Finir le tour/ })
      .click(),
  );
test('a board of two floors is drawn and played: ladder, lift, and a table that is moved say what they cost', async ({ page, house }) => {
  test.setTimeout(240_000);
  await named(page, house, 'Lou');
  await twoFloors(page);
  await expect(page.locator('.cs-w-bar').getByRole('button', { name: 'Jouer seul' })).toBeEnabled();
  await page.getByPlaceholder('Sans titre').fill('La Tour');
  await expect.poll(async () => (await kept(page)).name.title).toBe('La Tour');
  // At a table of the server: there the luck of a test is its own every time.
  const table = { game: 'core-space', seats: [{ kind: 'me' }], pace: { kind: 'relaxed' }, start: true };
  await page.goto(`/t/${await openTable(page, house, { ...table, brief: await kept(page) })}`);
  await expect(page.locator('.cs-brief')).toContainText('La Tour');
  await answered(page, () => page.locator('.cs-crewcard[data-target]', { hasText: 'Black Maria' }).click());
  await answered(page, () => page.locator('[data-at="airlock-3"] [data-target]').dispatchEvent('click'));
  const told = page.getByRole('log', { name: 'Journal' });
  await comes(page, 'Jace');
  await goes(page, 2.49, 5.5);
  await does(page, 'climb-0', /Échelle\s: étage 1/, '1 action');
  await expect(told).toContainText('Jace prend une échelle');
  await expect(page.locator('[data-at^="ledge-"] [data-target]').first()).toBeAttached();
  // Whoever is hurt by the jump lies there, and its turn is over.
  if (process.env.WHOLE) await does(page, 'ledge-0', /3″ plus bas/, 'gratuit');
  if (
    (await bar(page)
      .getByRole('button', { name: /^Finir le tour/ })
      .count()) > 0
  )
    await ends(page);
  await comes(page, 'Lars');
  await goes(page, 2.5, 6.5);
  await does(page, 'lift-0', /Prendre l’ascenseur\s: étage 1/, 'gratuit');
  await goes(page, 4.5, 6.5);
  await ends(page);
  await comes(page, 'Renton');
  await goes(page, 2, 4.5);
  expect(await faults(page, { part: '.cd-board' })).toEqual([]);
  await does(page, 'piece-0', /Déplacer/, '1 action');
  await expect(bar(page)).toContainText('Où le poser');
  // By keys: one of the places it may go to, and the answer.
  await answered(page, async () => {
    await page.locator('.cs-moved [data-put]').first().focus();
    await page.keyboard.press('Enter');
    await bar(page).locator('[data-confirm]:not([aria-disabled="true"])').click({ timeout: 4000 });
  });
  await expect(told).toContainText('Renton déplace un décor');
  if (!process.env.WHOLE) return;
  await ends(page);
  await comes(page, 'Beck');
  await goes(page, 1.2, 6.4);
  // A pistol breaks no table, which gives way to three Hits: what is in vain is not offered.
  await expect(bar(page)).toContainText('Beck');
  await expect(page.locator('.cd-board [data-at="piece-0"] [data-target]')).toHaveCount(0);
});
