/**
 * How the people of the tests play Panic Station: like a member of the crew, but on the look-out for what a game should have
 * shown once: an infection, a scan, an attack. They know what their screen was sent and nothing else.
 */
import { Ask, type BotSeat, type Json, Luck, oneOf, type Seat } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import type { Locator, Page } from '@playwright/test';
import { loadGame } from '../games/shelf.ts';
import type { Eyes } from './eyes.ts';
import { answered, bar, expect, SOON } from './house.ts';

const { game, bots, words: spoken } = await loadGame('panic-station');
const words = spoken.fr;
const crew = bots.crew!;

// ------------------------------------------------------------------ as much of the game as the tests look at

export type Card = string;
type RoomId = number;
interface Side {
  readonly door: string;
  readonly passage: string;
  readonly owner: number;
}
interface Tile {
  readonly x: number;
  readonly y: number;
  readonly sides: readonly Side[];
  readonly inner: string | null;
  readonly icon: string;
  readonly rooms: readonly { readonly id: RoomId; readonly icon: boolean }[];
}
interface Body {
  readonly hp: number;
  readonly room: RoomId | null;
}
export interface View {
  readonly minimum: number;
  readonly round: number;
  readonly turn: { readonly duty: boolean; readonly traded: readonly RoomId[] } | null;
  readonly doorsOpen: boolean;
  readonly base: readonly Tile[];
  readonly next: { readonly sides: readonly string[] } | null;
  readonly teams: readonly {
    readonly seat: Seat;
    readonly soldier: Body;
    readonly android: Body;
    readonly laid: readonly Card[];
    readonly ammo: readonly number[];
  }[];
  readonly me: { readonly side: string; readonly hand: readonly Card[] } | null;
  readonly scene: { readonly kind: string; readonly seats?: readonly Seat[] } | null;
  readonly open: { readonly secrets: readonly { readonly kind: string }[] } | null;
}
export interface Note {
  readonly kind: string;
  readonly seat?: Seat;
  readonly with?: Seat;
  readonly gave?: Card;
  readonly sides?: readonly string[];
  readonly at?: object;
}
export interface Action {
  readonly do: string;
  readonly who: number;
  readonly to: RoomId;
  readonly key?: boolean;
  readonly at?: object;
}
const infectionOf = (seat: Seat): Card => `infection:${seat}`;
const isItem = (card: Card): boolean => card !== 'host' && !card.startsWith('infection:');
const protects = (card: Card): boolean => card === 'gas' || card === 'antidote';
const REACTOR_ROOM: RoomId = 0;
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
/** What a card is called on the screen: as in a trade. */
const GIVE: Question = { seat: 0, topic: 'trade/give', kind: 'oneOf', shape: null };
export const titleOf = (card: Card): string => (card.startsWith('infection') ? card : words.answer(GIVE, card, null).label);

/** The base as it can be walked. */
class Chart {
  private readonly exits = new Map<RoomId, { readonly to: RoomId; readonly open: boolean }[]>();
  private readonly icons = new Map<RoomId, string>();
  constructor({ base }: View) {
    for (const tile of base)
      for (const [part, { id, icon }] of tile.rooms.entries()) {
        if (icon) this.icons.set(id, tile.icon);
        const ways = STEPS.flatMap(([dx, dy], d) => {
          const { owner, passage } = tile.sides[d]!;
          if (owner !== part || passage === 'free' || passage === 'wall') return [];
          const near = base.find((t) => t.x === tile.x + dx && t.y === tile.y + dy)!;
          return [{ to: near.rooms[near.sides[(d + 2) % 4]!.owner]!.id, open: passage === 'open' }];
        });
        const other = tile.rooms[1 - part];
        this.exits.set(id, other ? [...ways, { to: other.id, open: tile.inner === 'open' }] : ways);
      }
  }
  find(icon: string): RoomId | undefined {
    return [...this.icons].find(([, of]) => of === icon)?.[0];
  }
  distances(from: RoomId, doors: boolean): Map<RoomId, number> {
    const far = new Map<RoomId, number>([[from, 0]]);
    for (const [room, moves] of far)
      for (const { to, open } of this.exits.get(room) ?? []) if ((open || doors) && !far.has(to)) far.set(to, moves + 1);
    return far;
  }
}

// ------------------------------------------------------------------ what they want

export type Sights = { readonly infection: boolean; readonly scan: boolean; readonly attack: boolean };
/** What these eyes have seen happen so far; an infection of others is seen at the end only. */
export function sights(view: View, notes: readonly Note[]): Sights {
  return {
    infection:
      (view.open?.secrets ?? []).some((s) => s.kind === 'infected') ||
      notes.some((n) => n.kind === 'infected' || (n.kind === 'ended' && n.sides?.includes('infected') === true)),
    scan: notes.some((n) => n.kind === 'heat-scan'),
    attack: notes.some((n) => (n.kind === 'fired' || n.kind === 'stabbed') && 'body' in (n.at ?? {})),
  };
}
export const together = (a: Sights, b: Sights): Sights => ({
  infection: a.infection || b.infection,
  scan: a.scan || b.scan,
  attack: a.attack || b.attack,
});
export const allOf = (seen: Sights): boolean => seen.infection && seen.scan && seen.attack;

type At = Omit<BotSeat, 'view' | 'notes'> & { readonly view: View; readonly notes: readonly Note[] };
const asCrew = (at: At): Json => crew.answer(at as unknown as BotSeat)!;
/** One answer of somebody who, with the others of the test, has seen so much. */
export function steered(at: At, seen: Sights): Json {
  const options = [...(at.ask.domain.options?.() ?? [])];
  switch (at.ask.topic) {
    case 'turn/action':
      return (eager(at, options as unknown as Action[], seen) as Json | undefined) ?? sober(at, options as unknown as Action[], seen);
    case 'encounter/choose': {
      const trades = (o: Json): boolean => (o as unknown as Action).do === 'trade';
      const strike = options.find((o) => !trades(o));
      return strike && seen.infection && !seen.attack ? strike : options.find(trades)!;
    }
    case 'trade/give':
      return gift(options as Card[], at.seat);
    case 'end/vote':
      return allOf(seen);
    default:
      return asCrew(at);
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
    const attack = options.find((o) => (o.do === 'fire' || o.do === 'knife') && 'body' in (o.at ?? {}));
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
  const trades = (other: Seat): number => notes.filter((n) => n.kind === 'swapped' && n.with === other).length;
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
  if (vote) return vote as unknown as Json;
  const { seat, seats, ask, view, notes, chance, imagine } = at;
  const question = new Ask(
    seat,
    ask.topic,
    oneOf(() => left as unknown as Json[]),
    false,
  );
  return asCrew({ game, seat, seats, view, notes, chance, imagine, ask: question });
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
    await expect(at).toBeFocused(SOON);
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

/** A room that looks the same turned round is drawn once: of the two ways to lay it the first is meant. */
function drawn({ next }: View, options: readonly Json[], option: Json): Json {
  if (!next || next.sides[0] !== next.sides[2] || next.sides[1] !== next.sides[3]) return option;
  const unturned = (o: Json) => JSON.stringify(o, (key, value) => (key === 'turn' ? 0 : value));
  return options.find((o) => unturned(o) === unturned(option)) ?? option;
}
/** Gives one answer as a person does it, by finger or by keys. */
export async function gives(page: Page, eyes: Eyes, hand: Hand, ask: Question, option: Json): Promise<void> {
  // A menu that is still open from an attempt that something came between.
  if ((await page.locator('.pan-ways').count()) > 0) await page.keyboard.press('Escape');
  const name = eyes.nameOf(words, ask, option);
  const card = (text: string) => page.locator('.pan-card[data-target]').filter({ hasText: text }).first();
  const named = page.locator('.cd-hidden').getByText(name, { exact: true });
  const button = page.locator('.cd-question .cd-answer').filter({ has: named }).first();
  if ((await button.count()) > 0) return hand.button(button);
  if (ask.topic === 'trade/give') {
    await hand.target(card(name));
    await expect(page.locator('.pan-card[data-state="chosen"]')).toHaveCount(1, SOON);
    return hand.target(page.locator('.pan-card[data-state="chosen"]'));
  }
  const { do: deed } = option as unknown as Action;
  if (deed === 'adrenaline') return hand.target(card(titleOf(deed)));
  const first = ['aid', 'grenade', 'scanner'].includes(deed)
    ? card(titleOf(deed as Card))
    : deed === 'reveal'
      ? page.locator('.cd-board path[data-target][aria-pressed]').first()
      : undefined;
  /** What must be taken in hand before the places can be touched; closing a menu lets it go. */
  const take = async () => {
    if (first && (await first.getAttribute('aria-pressed')) !== 'true') await hand.target(first);
  };
  await take();
  const direct = page.locator(`.cd-board [data-target][aria-label=${quoted(name)}]`).first();
  if ((await direct.count()) > 0) return hand.target(direct);
  const several = page.locator('.cd-board [data-target][aria-haspopup]');
  const way = page.locator('.pan-ways .cd-answer').filter({ hasText: name }).first();
  for (let i = 0; i < (await several.count()); i++) {
    await hand.target(several.nth(i));
    await expect(page.locator('.pan-ways')).toBeVisible(SOON);
    if ((await way.count()) > 0) return hand.menu(way);
    await page.keyboard.press('Escape');
    await expect(page.locator('.pan-ways')).toHaveCount(0, SOON);
    await take();
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
const seenBy = ({ eyes }: Person): Sights => (eyes.sync ? sights(viewOf(eyes), notesOf(eyes)) : NOTHING);
export const seenByAll = (people: readonly Person[]): Sights => people.map(seenBy).reduce(together, NOTHING);

/** Chooses as these people do. */
export function choice({ eyes }: Person, question: Question, seen: Sights): Json {
  const { seat } = eyes;
  const { options = [true, false] } = (question.shape ?? {}) as { readonly options?: readonly Json[] };
  const view = viewOf(eyes);
  return steered(
    {
      game,
      seat,
      seats: view.teams.length,
      view,
      notes: eyes.notes as unknown as readonly Note[],
      // The same position is answered the same way, every time.
      chance: Luck.seeded(JSON.stringify([question, view])),
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
  const { options = [] } = (question.shape ?? {}) as { readonly options?: readonly Json[] };
  const option = drawn(viewOf(eyes), options, choose(question));
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
export const viewOf = (eyes: Eyes): View => eyes.view() as unknown as View;
export const notesOf = (eyes: Eyes): readonly Note[] => eyes.notes as unknown as readonly Note[];
