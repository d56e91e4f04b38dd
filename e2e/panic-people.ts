/**
 * How the people of the tests play Panic Station: like a member of the crew, but on the look-out for what a game should have
 * shown once: an infection, a scan, an attack. They know what their screen was sent and nothing else.
 */
import { Ask, type BotSeat, type Json, Luck, oneOf, type Seat } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import type { Locator, Page } from '@playwright/test';
import { Chart } from '../games/panic-station/bot/chart.ts';
import { crew } from '../games/panic-station/bot/crew.ts';
import { type Card, infectionOf, isItem } from '../games/panic-station/content/cards.ts';
import { game } from '../games/panic-station/game.ts';
import type { Note } from '../games/panic-station/notes.ts';
import { REACTOR_ROOM, type RoomId, seatOf } from '../games/panic-station/state.ts';
import { words } from '../games/panic-station/text/index.ts';
import type { Action, Answers, PanicTopic } from '../games/panic-station/topics.ts';
import { type CardName, LABELS, NAMES } from '../games/panic-station/ui/labels.ts';
import { protects, where } from '../games/panic-station/ui/places.ts';
import type { View } from '../games/panic-station/view.ts';
import type { Eyes } from './eyes.ts';
import { answered, bar, expect } from './house.ts';

export type Sights = { readonly infection: boolean; readonly scan: boolean; readonly attack: boolean };
/** What these eyes have seen happen so far; an infection of others is seen at the end only. */
export function sights(view: View, notes: readonly Note[]): Sights {
  return {
    infection:
      (view.open?.secrets ?? []).some((s) => s.is === 'infected') ||
      notes.some((n) => n.is === 'youAreInfected' || (n.is === 'ended' && n.sides.includes('infected'))),
    scan: notes.some((n) => n.is === 'heatScan'),
    attack: notes.some((n) => (n.is === 'fired' || n.is === 'stabbed') && 'body' in n.at),
  };
}
export const together = (a: Sights, b: Sights): Sights => ({
  infection: a.infection || b.infection,
  scan: a.scan || b.scan,
  attack: a.attack || b.attack,
});
export const allOf = (seen: Sights): boolean => seen.infection && seen.scan && seen.attack;

type At = BotSeat<View, Note>;
/** One answer of somebody who, with the others of the test, has seen so much. */
export function steered(at: At, seen: Sights): Json {
  const options = [...(at.ask.domain.options?.() ?? [])];
  switch (at.ask.topic as PanicTopic) {
    case 'turn/action':
      return eager(at, options as Action[], seen) ?? sober(at, options as Action[], seen);
    case 'encounter/choose': {
      const strikes = (options as Answers['encounter/choose'][]).find((o) => o.do !== 'trade');
      return strikes && seen.infection && !seen.attack ? strikes : options.find((o) => (o as { do: string }).do === 'trade')!;
    }
    case 'trade/give':
      return gift(options as Card[], at.seat);
    case 'end/vote':
      return allOf(seen);
    default:
      return crew.answer(at)!;
  }
}
/** Own Infection cards whenever they may be given; a shield never, if anything else is there. */
function gift(options: readonly Card[], seat: Seat): Card {
  return [...options].sort((a, b) => rank(a, seat) - rank(b, seat))[0]!;
}
const rank = (card: Card, seat: Seat): number => (card === infectionOf(seat) ? 0 : !isItem(card) ? 3 : protects(card) ? 2 : 1);
function eager(at: At, options: readonly Action[], seen: Sights): Action | undefined {
  const { view, seat } = at;
  if (view.turn?.duty || allOf(seen)) return undefined;
  if (!seen.attack) {
    const attack = options.find((o) => (o.do === 'fire' || o.do === 'knife') && 'body' in o.at && seatOf(o.at.body) !== seat);
    if (attack) return attack;
  }
  // A scan that finds nobody human ends the game: not before everything else was seen.
  if (!seen.scan && (seen.attack || view.me?.side === 'human')) {
    const scan = options.find((o) => o.do === 'heatScan');
    if (scan) return scan;
  }
  const chart = new Chart(view);
  const terminal = chart.find('terminal');
  const sociable = view.me?.hand.some((card) => rank(card, seat) === 1) === true;
  return (
    (seen.scan || terminal === undefined ? undefined : nearer(at, options, chart, [terminal])) ??
    (seen.scan || terminal !== undefined ? undefined : options.find((o) => o.do === 'explore')) ??
    ((sociable && !seen.infection) || (armed(view, seat) && !seen.attack) ? nearer(at, options, chart, company(at)) : undefined)
  );
}
const armed = ({ teams, me, minimum }: View, seat: Seat): boolean =>
  teams[seat]!.ammo.length > 0 ||
  teams[seat]!.laid.includes('knife') ||
  (me !== null && me.hand.length > minimum && me.hand.some((card) => card === 'ammo' || card === 'knife'));
/** Rooms where others stand: those with whom one has traded least. */
function company({ view, seat, notes }: At): RoomId[] {
  const rooms = (other: Seat): RoomId[] =>
    [view.teams[other]!.soldier.room, view.teams[other]!.android.room].filter(
      (r): r is RoomId => r !== null && r !== REACTOR_ROOM && !view.turn?.traded.includes(r),
    );
  const trades = (other: Seat): number => notes.filter((n) => n.is === 'swapped' && n.with === other).length;
  const others = view.teams.map((t) => t.seat).filter((other) => other !== seat && rooms(other).length > 0);
  const least = Math.min(...others.map(trades));
  return others.filter((other) => trades(other) === least).flatMap(rooms);
}
/** The move that brings one of mine nearest to one of these rooms. */
function nearer({ view, seat }: At, options: readonly Action[], chart: Chart, rooms: readonly RoomId[]): Action | undefined {
  const team = view.teams[seat]!;
  const doors = view.doorsOpen || team.laid.includes('key') || options.some((o) => o.do === 'move' && o.key);
  let best: Action | undefined;
  let least = 99;
  for (const o of options) {
    if (o.do !== 'move') continue;
    const body = o.who % 2 === 0 ? team.soldier : team.android;
    if (chart.danger(o.to) * 4 >= body.hp + 1) continue;
    const here = chart.distances(body.room!, doors);
    const there = chart.distances(o.to, doors);
    for (const room of rooms) {
      const far = there.get(room) ?? 99;
      if (far < (here.get(room) ?? 99) && far < least) {
        least = far;
        best = o;
      }
    }
  }
  return best;
}
/** Like a member of the crew, but nobody ends a game in which something is still to be seen. */
function sober(at: At, options: readonly Action[], seen: Sights): Json {
  const left = options.filter((o) => (o.do !== 'burn' && o.do !== 'vote') || allOf(seen));
  const vote = allOf(seen) ? left.find((o) => o.do === 'vote') : undefined;
  if (vote) return vote;
  const { game, seat, seats, ask, view, notes, chance, imagine } = at;
  return crew.answer({
    game,
    seat,
    seats,
    view,
    notes,
    chance,
    imagine,
    ask: new Ask(
      seat,
      ask.topic,
      oneOf(() => left),
      false,
    ),
  })!;
}

// ------------------------------------------------------------------ giving an answer

/** Where an answer is found, one thing after the other. */
type Hand = {
  /** A place of the board or a card of the hand. */
  target(at: Locator): Promise<void>;
  /** One of the answers that a place has laid out. */
  menu(at: Locator): Promise<void>;
  /** A button of the question bar. */
  button(at: Locator): Promise<void>;
};
export const finger = (): Hand => {
  const touch = (at: Locator) => at.dispatchEvent('click');
  return { target: touch, menu: touch, button: touch };
};
/** Nothing but keys: T walks from target to target and through a menu, figures press the buttons of the bar. */
export const keys = (page: Page): Hand => {
  const TARGETS = '.cd-board [data-target], .cd-things [data-target]';
  /** How often T must be pressed until the focus is there. */
  const steps = (at: Locator) =>
    at.evaluate((e, targets) => {
      const all = [...document.querySelectorAll(targets)];
      const here = document.activeElement ? all.indexOf(document.activeElement) : -1;
      return here < 0 ? all.indexOf(e) + 1 : (all.indexOf(e) - here + all.length) % all.length;
    }, TARGETS);
  const walk = async (at: Locator) => {
    for (let n = await steps(at); n > 0; n--) await page.keyboard.press('t');
    await expect(at).toBeFocused();
    await page.keyboard.press('Enter');
  };
  return {
    target: walk,
    menu: walk,
    button: async (at) => {
      const yes = await at.getAttribute('data-yes');
      await page.keyboard.press(yes === 'true' ? 'o' : yes === 'false' ? 'n' : ((await at.getAttribute('data-key')) ?? 'q'));
    },
  };
};
const quoted = (text: string) => JSON.stringify(text);

/** Gives one answer as a person does it, by finger or by keys. */
export async function gives(page: Page, eyes: Eyes, hand: Hand, ask: Question, option: Json): Promise<void> {
  const name = eyes.nameOf(words.fr, ask, option);
  const card = (text: string) => page.locator('.pan-card[data-target]').filter({ hasText: text }).first();
  const place = where(ask, option);
  if (place === 'bar') {
    const named = page.locator('.cd-hidden').getByText(name, { exact: true });
    return hand.button(page.locator('.cd-question .cd-answer').filter({ has: named }).first());
  }
  if (ask.topic === 'trade/give') {
    await hand.target(card(name));
    await expect(page.locator('.pan-card[data-state="chosen"]')).toHaveCount(1);
    return hand.target(page.locator('.pan-card[data-state="chosen"]'));
  }
  if (place === 'things') {
    const action = option as Action;
    await hand.target(card(NAMES.fr.card[action.do as CardName]));
    if (action.do === 'adrenaline') return;
  } else if ((option as Action).do === 'reveal')
    await hand.target(page.locator(`.cd-board [data-target][aria-label=${quoted(LABELS.fr.revealing)}]`));
  const direct = page.locator(`.cd-board [data-target][aria-label=${quoted(name)}]`).first();
  if ((await direct.count()) > 0) return hand.target(direct);
  const several = page.locator('.cd-board [data-target][aria-haspopup]');
  const way = page.locator('.pan-ways .cd-answer').filter({ hasText: name }).first();
  for (let i = 0; i < (await several.count()); i++) {
    await hand.target(several.nth(i));
    await expect(page.locator('.pan-ways')).toBeVisible();
    if ((await way.count()) > 0) return hand.menu(way);
    await page.keyboard.press('Escape');
    await expect(page.locator('.pan-ways')).toHaveCount(0);
  }
  throw new Error(`nowhere on the screen: ${name}`);
}

// ------------------------------------------------------------------ people at a table

export interface Person {
  readonly page: Page;
  readonly eyes: Eyes;
  readonly hand: Hand;
}
export const NOTHING: Sights = { infection: false, scan: false, attack: false };
const seenBy = ({ eyes }: Person): Sights => (eyes.sync ? sights(eyes.view<View>(), eyes.notes as readonly Note[]) : NOTHING);
export const seenByAll = (people: readonly Person[]): Sights => people.map(seenBy).reduce(together, NOTHING);

/** Chooses as these people do. */
export function choice({ eyes }: Person, question: Question, seen: Sights): Json {
  const { seat } = eyes;
  const { options = [true, false] } = (question.shape ?? {}) as { readonly options?: readonly Json[] };
  const view = eyes.view<View>();
  return steered(
    {
      game,
      seat,
      seats: view.teams.length,
      view,
      notes: eyes.notes as readonly Note[],
      chance: Luck.seeded(`${seat} ${eyes.sync!.n}`),
      ask: new Ask(
        seat,
        question.topic,
        oneOf(() => options),
        false,
      ),
      imagine: () => {
        throw new Error('people imagine nothing here');
      },
    },
    seen,
  );
}
/** One question of this person, answered on the screen. */
export async function decides(person: Person, choose: (question: Question) => Json): Promise<void> {
  const { page, eyes, hand } = person;
  const question = await eyes.question();
  const option = choose(question);
  await answered(page, () => gives(page, eyes, hand, question, option));
}
/** Which of these people is asked; undefined: the game is over. */
export async function askedOrOver(people: readonly Person[]): Promise<number | undefined> {
  let states: readonly (string | null)[] = [];
  await expect
    .poll(
      async () => {
        states = await Promise.all(people.map(({ page }) => bar(page).getAttribute('data-state')));
        return states.includes('mine') || people.every(({ eyes }) => eyes.sync?.over);
      },
      { timeout: 60_000, intervals: [20, 50, 100] },
    )
    .toBe(true);
  const who = states.indexOf('mine');
  return who < 0 ? undefined : who;
}
