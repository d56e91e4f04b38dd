import type { Page } from '@playwright/test';
import { answerAnything, answered, BOTS, bar, expect, leave, myTurn, openTable, person, position, stranger, test } from './house.ts';

const table = (seats: readonly object[], more: object = {}) => ({
  game: 'vii-legio',
  seats,
  pace: { kind: 'relaxed' },
  start: true,
  name: 'Table d’essai',
  ...more,
});

/** Past the door before a game with secrets: not to play, to look on. */
async function lookOn(page: Page, code: string): Promise<void> {
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Regarder la partie' }).click();
  await expect(bar(page)).toContainText('Vous regardez.');
}

test('reconnect in mid-question: the question is still there, and can be answered', async ({ page, house }) => {
  const code = await openTable(page, house, table([{ kind: 'me' }, ...BOTS(1)]));
  await page.goto(`/t/${code}`);
  await myTurn(page);
  const asked = await bar(page).locator('.cd-question__say').innerText();
  await page.context().setOffline(true);
  await expect(bar(page)).toHaveAttribute('data-state', 'offline');
  await expect(bar(page)).toContainText('Connexion perdue');
  await expect(page.locator('.cd-board [data-target]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Réessayer maintenant' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(bar(page)).toHaveAttribute('data-state', 'mine');
  await expect(bar(page).locator('.cd-question__say')).toHaveText(asked);
  await answered(page, () => answerAnything(page));
});

test('a replay of a running game, through my own eyes: the first question is read as it was asked', async ({ page, house }) => {
  const code = await openTable(page, house, table([{ kind: 'me' }, ...BOTS(1)]));
  await page.goto(`/t/${code}`);
  await myTurn(page);
  const asked: string[] = [];
  const say = page.locator('.cd-question__say');
  while (asked.length < 3) {
    await myTurn(page);
    const question = await say.innerText();
    // While mine is under way, another's answer may already have come.
    if (question !== asked.at(-1)) asked.push(question);
    await answered(page, () => answerAnything(page));
  }
  const replay = (await (await page.request.get(`/api/tables/${code}/replay?eyes=0`)).json()) as { frames: { seat: number | null }[] };
  const mine = replay.frames.flatMap((f, i) => (f.seat === 0 ? [i] : [])).slice(0, 3);
  for (const [i, at] of mine.entries()) {
    await page.goto(`/r/${code}/${at}?eyes=0`);
    await expect(say).toHaveText(asked[i]!);
  }
});

test('two people, two browsers, one table: each sees what the other does', async ({ browser, house, page }) => {
  const code = await openTable(page, house, table([{ kind: 'me' }, { kind: 'open' }], { start: false }));
  const friend = await person(browser, house);
  await friend.goto(`/t/${code}`);
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Lancer la partie' }).click();
  const both = [page, friend];
  for (const p of both) await expect(bar(p)).toBeVisible();
  // The other's ship is told in signs on their card, each with its words.
  const ship = page.locator('.cd-player .cd-player__sheet');
  await expect(ship).toHaveCount(1);
  await expect(ship.locator('.leg-sum__row')).toHaveCount(9);
  await expect(ship.getByRole('img', { name: /^les propulseurs|^propulseurs/i })).toBeVisible();
  for (let i = 0; i < 200 && (await page.locator('.cd-note:not([data-private])').count()) < 4; i++) {
    const states = await Promise.all(both.map((p) => bar(p).getAttribute('data-state')));
    const who = states.indexOf('mine');
    if (who < 0) {
      await page.waitForTimeout(100);
      continue;
    }
    const me = both[who]!;
    await answered(me, () => answerAnything(me));
  }
  // Either may hear of the last answer first; then both have the same lines.
  await expect(async () => {
    const [mine, theirs] = await Promise.all(
      both.map((p) => p.getByRole('log', { name: 'Journal' }).locator('.cd-note:not([data-private])').count()),
    );
    expect(mine).toBeGreaterThan(1);
    expect(theirs).toBe(mine);
  }).toPass({ timeout: 40_000 });
  await leave(friend);
});

test('hot seat: the curtain shuts between two people, and the page holds nothing of anybody’s', async ({ page, house }) => {
  const asked: unknown[] = [];
  page.on('websocket', (ws) =>
    ws.on('framesent', (f) => {
      const m = /"watch",(\{[^}]*\})/.exec(String(f.payload));
      if (m?.[1]) asked.push(JSON.parse(m[1]).eyes);
    }),
  );
  const code = await openTable(page, house, table([{ kind: 'me' }, { kind: 'device', name: 'Inès' }]));
  await page.goto(`/t/${code}`);
  const curtain = page.getByRole('dialog');
  await expect(curtain).toBeVisible();
  await expect(page.locator('.cd-board')).toHaveCount(0);
  const first = await curtain.getByRole('button').innerText();
  expect(asked.every((e) => e === null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(curtain).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveAttribute('data-state', 'mine');
  expect(asked.at(-1)).not.toBeNull();
  for (let i = 0; i < 60 && (await curtain.count()) === 0; i++) {
    if ((await bar(page).count()) === 0) break;
    await answered(page, () => answerAnything(page, (n) => n - 1));
  }
  await expect(curtain).toBeVisible();
  await expect(page.locator('.cd-board')).toHaveCount(0);
  expect(await curtain.getByRole('button').innerText()).not.toBe(first);
  expect(asked.at(-1)).toBeNull();
});

test('a spectator sees the public table and nothing to answer', async ({ browser, house, page }) => {
  const code = await openTable(page, house, table([{ kind: 'me' }, ...BOTS(1)]));
  await page.goto(`/t/${code}`);
  await myTurn(page);
  const guest = await person(browser, house);
  await lookOn(guest, code);
  await expect(guest.locator('.cd-board [data-target], .cd-things [data-target]')).toHaveCount(0);
  await expect(guest.locator('.cd-note[data-private], .cd-since')).toHaveCount(0);
  await expect(guest.getByRole('radiogroup', { name: 'Suivre' })).toBeVisible();
  await leave(guest);
});

test('spectators have a channel of their own while the game runs', async ({ browser, house, page }) => {
  const code = await openTable(page, house, table([{ kind: 'me' }, ...BOTS(1)]));
  await page.goto(`/t/${code}`);
  await myTurn(page);
  const [guest, other] = [await person(browser, house), await person(browser, house)];
  for (const p of [guest, other]) await lookOn(p, code);
  for (const p of [page, guest, other]) await p.getByRole('tab', { name: 'Discussion' }).click();
  await guest.getByRole('textbox', { name: 'Écrire aux spectateurs' }).fill('Il devrait décoder.');
  await guest.keyboard.press('Enter');
  await expect(other.getByRole('log', { name: 'Discussion' })).toContainText('Il devrait décoder.');
  await page.getByRole('textbox', { name: 'Écrire à la table' }).fill('Bonjour à tous');
  await page.keyboard.press('Enter');
  for (const p of [page, guest, other]) await expect(p.getByRole('log', { name: 'Discussion' })).toContainText('Bonjour à tous');
  await expect(page.getByRole('log', { name: 'Discussion' })).not.toContainText('Il devrait décoder.');
  for (const p of [guest, other]) await leave(p);
});

test('at the door of a game with secrets one asks for the seat of a bot, and plays when all agree', async ({ browser, house, page }) => {
  const code = await openTable(page, house, table([{ kind: 'me' }, ...BOTS(1)]));
  await page.goto(`/t/${code}`);
  await myTurn(page);
  const guest = await person(browser, house);
  await guest.goto(`/t/${code}`);
  await expect(guest.locator('.cd-board')).toHaveCount(0);
  await guest.getByRole('button', { name: /^Demander la place/ }).click();
  await expect(guest.getByRole('main')).toContainText('Il manque l’accord de 1 joueur');
  const asked = page.getByRole('alert').filter({ hasText: 'demande la place' });
  await asked.getByRole('button', { name: 'D’accord' }).click();
  await expect(asked).toHaveCount(0);
  await expect(guest.locator('.cd-things__me')).toContainText('Vous');
  await expect(bar(guest)).not.toContainText('Vous regardez.');
  // The two of them answer now: nobody else moves the game.
  for (let i = 0; i < 40; i++) {
    const states = await Promise.all([page, guest].map((p) => bar(p).getAttribute('data-state')));
    if (states[1] === 'mine') break;
    if (states[0] === 'mine') await answered(page, () => answerAnything(page, (n) => n - 1));
    else await page.waitForTimeout(50);
  }
  expect(await myTurn(guest)).toBe('mine');
  await answered(guest, () => answerAnything(guest));
  await leave(guest);
});

test('the journal: what only I may know has a lock, every line its time, and what I did can be taken back to a line', async ({
  page,
  house,
}) => {
  const code = await openTable(page, house, table([{ kind: 'me' }, ...BOTS(1)]));
  await page.goto(`/t/${code}`);
  await myTurn(page);
  const journal = page.getByRole('log', { name: 'Journal' });
  const own = journal.locator('.cd-note[data-private]');
  const backs = journal.getByRole('button', { name: 'Reprendre jusqu’ici' });
  let turn = 0;
  for (; turn < 60 && ((await own.count()) === 0 || (await backs.count()) === 0); turn++) {
    await answered(page, () => answerAnything(page, (n) => (turn * 5) % n));
    expect(await myTurn(page)).toBe('mine');
    // How far it goes is told apart from the position; an answer that told nothing leaves no line to go back to.
    if ((await bar(page).locator('[data-back]').count()) > 0)
      await backs
        .first()
        .waitFor({ state: 'attached', timeout: 2000 })
        .catch(() => undefined);
  }
  await expect(own.first()).toContainText('Vous seul');
  await expect(own.first().locator('use')).toHaveAttribute('href', '#cd-lock');
  const lines = journal.locator('.cd-note');
  expect(await journal.locator('.cd-note time').count()).toBe(await lines.count());

  const line = lines.filter({ has: page.getByRole('button', { name: 'Reprendre jusqu’ici' }) }).first();
  const before = await lines.count();
  await line.hover();
  await line.getByRole('button', { name: 'Reprendre jusqu’ici' }).click();
  await expect.poll(() => lines.count()).toBeLessThan(before);
  await expect(backs).toHaveCount(0);
  expect(await myTurn(page)).toBe('mine');
});

test('a bot keeps my seat while I am away, and gives it back', async ({ browser, page, house }) => {
  // A friend who does not answer keeps the game from running away.
  const code = await openTable(page, house, table([{ kind: 'me' }, { kind: 'open' }], { start: false }));
  const friend = await person(browser, house);
  await friend.goto(`/t/${code}`);
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Lancer la partie' }).click();
  await myTurn(page);
  await page.getByRole('button', { name: /^Plus/ }).first().click();
  await page.getByRole('menuitem', { name: 'Laisser un bot jouer pour moi' }).click();
  await expect(bar(page)).toContainText('Un bot joue à votre place depuis');
  await page.getByRole('button', { name: 'Reprendre ma place' }).click();
  await expect(bar(page)).not.toContainText('Un bot joue à votre place');
  await leave(friend);
});

test('the language is switched in mid-question, and nothing is lost', async ({ page, house }) => {
  const code = await openTable(page, house, table([{ kind: 'me' }, ...BOTS(1)]));
  await page.goto(`/t/${code}`);
  await myTurn(page);
  const say = bar(page).locator('.cd-question__say');
  const french = await say.innerText();
  const scroll = await page.locator('.cd-note').count();
  await page.getByRole('button', { name: 'FR : passer en anglais' }).click();
  await expect(say).not.toHaveText(french);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('tab', { name: 'Rules' })).toBeVisible();
  await expect(page.locator('.cd-note')).toHaveCount(scroll);
  await page.keyboard.press('l');
  await expect(say).toHaveText(french);
});

test('a rule can be searched and opened', async ({ page, house }) => {
  const code = await openTable(page, house, table([{ kind: 'me' }, ...BOTS(1)]));
  await page.goto(`/t/${code}`);
  await myTurn(page);
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Chercher dans les règles' });
  await expect(field).toBeFocused();
  await field.fill('frontiere');
  await expect(page.locator('.cd-rule mark').first()).toBeVisible();
  await page.keyboard.press('Escape');
});

test('waited for: title, icon and, out of sight, one notification', async ({ browser, house, page }) => {
  await page.context().grantPermissions(['notifications']);
  // Counts what is shown, and lets the test put the page out of sight.
  await page.addInitScript(() => {
    const told: string[] = [];
    const Native = window.Notification;
    const counting = class extends Native {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        told.push(title);
      }
    };
    Object.defineProperty(counting, 'permission', { get: () => 'granted' });
    Object.defineProperty(counting, 'requestPermission', { value: async () => 'granted' });
    const seen = { away: false };
    Object.defineProperty(document, 'visibilityState', { get: () => (seen.away ? 'hidden' : 'visible') });
    Object.assign(window, { Notification: counting, told, seen });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  const away = (on: boolean) =>
    page.evaluate((hidden) => {
      (window as unknown as { seen: { away: boolean } }).seen.away = hidden;
    }, on);
  const icon = page.locator('link[rel="icon"]');
  const code = await openTable(page, house, table([{ kind: 'me' }, { kind: 'open' }], { start: false }));
  const friend = await person(browser, house);
  await friend.goto(`/t/${code}`);
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Lancer la partie' }).click();
  /** One of the two answers until it is the other's turn. The last answer offered ends a turn soonest. */
  const until = async (who: Page, state: 'mine' | 'other') => {
    // While an answer is on its way, it is nobody's turn yet.
    const reached = page.locator(`.cd-question[data-state="${state}"]:not(:has([aria-busy]))`);
    await expect(async () => {
      if ((await reached.count()) > 0) return;
      await answered(who, () => answerAnything(who, (n) => n - 1));
      expect(await reached.count()).toBe(1);
    }).toPass({ timeout: 60_000, intervals: [0] });
  };
  await expect(bar(page)).toBeVisible();
  await until(page, 'other');
  await expect(page).toHaveTitle(/^Table d’essai · VII Legio/);
  await expect(icon).toHaveAttribute('href', '/mark.svg');
  await page.getByRole('button', { name: 'Me prévenir quand c’est à moi' }).click();
  await expect(page.getByRole('button', { name: 'Me prévenir quand c’est à moi' })).toHaveAttribute('aria-pressed', 'true');
  await away(true);
  await until(friend, 'mine');
  await expect(page).toHaveTitle(/^● À vous · Table d’essai/);
  await expect(icon).toHaveAttribute('href', /^data:image\/svg/);
  await expect.poll(told).toEqual([await page.title()]);
  // In sight, the screen itself is enough.
  await away(false);
  await until(page, 'other');
  await expect(icon).toHaveAttribute('href', '/mark.svg');
  await until(friend, 'mine');
  await expect(page).toHaveTitle(/^● À vous/);
  expect(await told()).toHaveLength(1);
  await leave(friend);
});

test('where a page may not make notifications itself, as on phones, the game goes on without them', async ({ page, house }) => {
  await page.addInitScript(() => {
    const forbidden = Object.assign(
      function Notification() {
        throw new TypeError('Illegal constructor');
      },
      { permission: 'granted', requestPermission: async () => 'granted' },
    );
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    Object.assign(window, { Notification: forbidden });
    const key = 'cosmodrome.prefs';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), notify: true }));
  });
  const code = await openTable(page, house, table([{ kind: 'me' }, ...BOTS(1)]));
  await page.goto(`/t/${code}`);
  await myTurn(page);
  await expect(page).toHaveTitle(/^● À vous/);
  await answered(page, () => answerAnything(page));
});

test('a part of the page that cannot be loaded is said in words, with the way out', async ({ page, house }) => {
  const code = await openTable(page, house, table([{ kind: 'me' }, ...BOTS(1)]));
  await page.goto('/');
  await expect(page.locator('.call')).toHaveCount(1);
  // As after a new version was laid on the server: the old page's parts are gone.
  await page.route(/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.locator('.call').click();
  await expect(page.getByRole('heading', { name: 'Cette page ne s’affiche pas.' })).toBeVisible();
  await page.unroute(/assets\/.*\.js$/);
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${code}$`));
  await myTurn(page);
});

test('whose cookie is lost while the page is open is somebody new, and looks on', async ({ browser, page, house }) => {
  const code = await openTable(page, house, table([{ kind: 'me' }, ...BOTS(1)]));
  const eve = await person(browser, house);
  await lookOn(eve, code);
  await eve.context().clearCookies();
  await eve.context().setOffline(true);
  await expect(bar(eve)).toHaveAttribute('data-state', 'offline');
  await eve.context().setOffline(false);
  await expect(bar(eve)).toContainText('Vous regardez', { timeout: 30_000 });
  await leave(eve);
});

test('a live clock runs down on the screen; at zero a bot answers for whoever is away', async ({ page, house }) => {
  test.setTimeout(240_000);
  const code = await openTable(
    page,
    house,
    table([{ kind: 'me' }, ...BOTS(1)], { pace: { kind: 'live', answerMs: 25_000, reserveMs: 0 } }),
  );
  await page.goto(`/t/${code}`);
  // Whoever comes too late takes the seat back, and is asked anew.
  const back = page.getByRole('button', { name: 'Reprendre ma place' });
  await expect(async () => {
    if (await back.isVisible()) await back.click();
    await expect(bar(page)).toHaveAttribute('data-state', 'mine', { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  // What the clock shows, frame by frame, until the question is no longer mine.
  const shown = page.evaluate(
    () =>
      new Promise<readonly string[]>((done) => {
        const seen: string[] = [];
        const look = () => {
          const bar = document.querySelector('.cd-question');
          const text = bar?.querySelector('[role="timer"] > span')?.textContent ?? '';
          if (bar?.getAttribute('data-state') !== 'mine') return done(seen);
          if (text && seen.at(-1) !== text) seen.push(text);
          requestAnimationFrame(look);
        };
        look();
      }),
  );
  const figures = (await shown).map((text) => Number(text.replace(':', '')));
  expect(figures.at(0)).toBeGreaterThan(0);
  expect(figures.at(-1)).toBeLessThanOrEqual(1);
  expect(figures).toEqual(figures.toSorted((a, b) => b - a));
  // Bots are quick: the game may be over by now.
  await expect(bar(page)).toContainText(/Un bot joue à votre place|Voir le score expliqué/);
});

test('a question that comes late has the time that is left, not the time it began with', async ({ page, house }) => {
  let late = 0;
  let heard = 0;
  await page.routeWebSocket('**', (line) => {
    line.connectToServer().onMessage((message) => {
      const at = Date.now();
      setTimeout(() => {
        heard = at;
        line.send(message);
      }, late);
    });
  });
  const code = await openTable(
    page,
    house,
    table([{ kind: 'me' }, ...BOTS(1)], { pace: { kind: 'live', answerMs: 60_000, reserveMs: 0 } }),
  );
  await page.goto(`/t/${code}`);
  await myTurn(page);
  late = 4000;
  const before = await position(page);
  await answerAnything(page);
  await expect.poll(() => position(page)).not.toBe(before);
  await myTurn(page);
  // Asked no later than the last word of the server: a minute from there; figures are rounded up and move once a second.
  const told = Date.now() - heard;
  const [min, s] = (await bar(page).locator('[role="timer"] > span').first().innerText()).split(':').map(Number);
  expect(min! * 60 + s!).toBeLessThanOrEqual(62 - told / 1000);
});

/** Runs in the page: the question and the answers that lie under this. */
const covered = (card: Element): readonly (string | null)[] => {
  const c = card.getBoundingClientRect();
  return [...document.querySelectorAll('.cd-question, .cd-frame [data-target]')].flatMap((e) => {
    const o = e.getBoundingClientRect();
    const wide = Math.min(c.right, o.right) - Math.max(c.left, o.left);
    const high = Math.min(c.bottom, o.bottom) - Math.max(c.top, o.top);
    return wide > 1 && high > 1 ? [e.getAttribute('aria-label')] : [];
  });
};
test('the first game: a hint beside what it speaks of, once, gone with the answer, and none after "no more"', async ({
  browser,
  house,
}) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await stranger(browser, house, { viewport });
    const code = await openTable(page, house, table([{ kind: 'me' }, ...BOTS(1)]));
    await page.goto(`/t/${code}`);
    const hint = page.getByRole('complementary', { name: 'Première fois' });
    await expect(hint).toBeVisible();
    // Neither the question nor an answer lies under it, and it takes no focus.
    await expect.poll(() => hint.evaluate(covered)).toEqual([]);
    expect(await hint.evaluate((e) => e.contains(document.activeElement))).toBe(false);
    const first = await hint.locator('p').innerText();
    await hint.getByRole('button', { name: 'Compris' }).click();
    await expect(hint).toHaveCount(0);
    await page.reload();
    await expect(bar(page)).toBeVisible();
    await expect.poll(() => hint.locator('p').innerText()).not.toBe(first);
    await answered(page, () => answerAnything(page));
    await expect.poll(async () => (await hint.count()) === 0 || (await hint.locator('p').innerText()) !== first).toBe(true);
    await leave(page);
  }
});

test('a refused page: no such table', async ({ page }) => {
  await page.goto('/t/ZZZZZZ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette table ne s’ouvre pas.');
});
