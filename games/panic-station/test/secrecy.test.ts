/**
 * The hardest test of the house: nothing a seat receives may depend on what it cannot know.
 *
 * A game is played. Beside it run other worlds, each of which one viewer cannot tell from the real one: other players are
 * infected, other cards are in their hands. The same things are done in all of them; where a card is given in secret, the
 * other world gives any card it can. After every answer all that the viewer is sent is compared, byte by byte: its view, its
 * questions and their shape, who is waited for and on what topic, what is sealed, what can be taken back, the length of the
 * record, its notes. They may part only when something is shown to that very viewer.
 *
 *   PANIC_SECRECY_GAMES=2000 npx vitest run games/panic-station/test/secrecy.test.ts      (PANIC_SECRECY_FROM=500 to go on)
 */
import { askBot } from '@cosmodrome/bots';
import { type Ask, type Bookmark, type Json, Luck, Match, type Saved, type Seat } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { crew } from '../bot/crews.ts';
import type { Card } from '../content/index.ts';
import { game } from '../game.ts';
import type { Note } from '../notes.ts';
import { imagine } from '../rules/imagine.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { android, infection, own, RED, soldier, starting, table, YELLOW } from './table.ts';

const GAMES = Number(process.env.PANIC_SECRECY_GAMES ?? 20);
const FROM = Number(process.env.PANIC_SECRECY_FROM ?? 0);
type PanicMatch = Match<State, View, Note>;
const SECRET = new Set(['trade/give']);

/** All that a viewer is sent about a position. */
function received(match: PanicMatch, seat: Seat | undefined, entries: number, told: number): string {
  const asks = match.asks();
  const mine = asks.filter((a) => a.seat === seat).map((a) => [a.topic, a.domain.kind, a.domain.shape(), a.optional]);
  const topics = asks.map((a) => [a.seat, a.topic]);
  const own = seat === undefined ? [] : [match.sealed(seat), match.canTakeBack(seat)];
  return JSON.stringify([match.view(seat), mine, match.waiting(), topics, own, entries, match.notes(seat, told), match.over]);
}

/** Another world, as far as one viewer cannot tell. */
class World {
  readonly viewer: Seat | undefined;
  private readonly match: PanicMatch;
  private readonly chance: Luck;
  alive = true;
  constructor(real: PanicMatch, viewer: Seat | undefined, seed: string) {
    this.viewer = viewer;
    this.chance = Luck.seeded(seed);
    const saved = real.save();
    const state = game.copy!(saved.bookmark.state as State);
    twist(state, viewer, this.chance);
    const bookmark: Bookmark<State> = { ...saved.bookmark, state };
    this.match = Match.resume(game, { ...saved, bookmark, since: [], past: [] } as unknown as Saved);
  }
  /** The same is done here; gives what the viewer is sent, or nothing once the worlds have parted. */
  answer(ask: Ask, answer: Json, entries: number, told: number): string | undefined {
    const twin = this.match.find(ask.seat, ask.topic);
    if (!twin) throw new Error(`seat ${ask.seat} is not asked about ${ask.topic} in the world of ${this.viewer}`);
    const free = SECRET.has(ask.topic) && ask.seat !== this.viewer;
    const said = free ? this.chance.pick([...twin.domain.options!()]) : answer;
    if (!twin.domain.admits(said)) {
      this.alive = false; // somebody does what he could not do here
      return undefined;
    }
    const made = this.match.answer(ask.seat, ask.topic, said);
    return received(this.match, this.viewer, entries + made.length, told);
  }
  revealed(): boolean {
    return this.match.revealedTo(this.viewer);
  }
}
/** Sides, hands and the draw pile are dealt anew; Alerts stay where they lie and the base grows alike, so that worlds part late. */
function twist(state: State, viewer: Seat | undefined, chance: Luck): void {
  const rooms = state.rooms.slice();
  const alerts = state.draw.map((card) => card === 'alert');
  imagine(state, viewer, chance);
  state.rooms = rooms;
  const others = state.draw.filter((card) => card !== 'alert');
  state.draw = alerts.map((alert): Card => (alert ? 'alert' : others.shift()!));
}

interface Tally {
  answers: number;
  compared: number;
  trades: number;
  longest: number;
}
/** One game and its shadows. */
function watch(seed: number, tally: Tally): void {
  const seats = game.seats[seed % 3]!;
  const chance = Luck.seeded(`secrecy/${seed}`);
  const options = { passing: seed % 4 === 0, gentle: seed % 5 === 0 };
  const match: PanicMatch = Match.open(game, options, seats, `secrecy/${seed}`);
  let worlds: { world: World; age: number }[] = [];
  let entries = 0;
  while (!match.over) {
    if (match.save().since.length === 0 && worlds.length < 3) {
      const viewer = chance.below(seats + 1) - 1;
      worlds.push({ world: new World(match, viewer < 0 ? undefined : viewer, `world/${seed}/${entries}/${worlds.length}`), age: 0 });
    }
    const asks = match.asks();
    const ask = asks[chance.below(asks.length)]!;
    const clever = seed % 2 === 0 && chance.below(5) > 0;
    const answer = clever ? askBot(crew, match, ask, chance)! : ask.domain.sample!(chance);
    const told = worlds.map(({ world }) => match.toldTo(world.viewer));
    const before = entries;
    entries += match.answer(ask.seat, ask.topic, answer).length;
    tally.answers++;
    if (SECRET.has(ask.topic)) tally.trades++;
    worlds.forEach((shadow, i) => {
      const there = shadow.world.answer(ask, answer, before, told[i]!);
      if (there === undefined) return;
      const here = received(match, shadow.world.viewer, entries, told[i]!);
      if (here === there) {
        tally.compared++;
        tally.longest = Math.max(tally.longest, ++shadow.age);
        return;
      }
      shadow.world.alive = false;
      const shown = match.over || match.revealedTo(shadow.world.viewer) || shadow.world.revealed();
      if (!shown) expect(there, `game ${seed}, '${ask.topic}' of seat ${ask.seat}, seen by ${shadow.world.viewer}`).toBe(here);
    });
    worlds = worlds.filter(({ world, age }) => world.alive && age < 150);
  }
}

describe('what no seat can know, no seat is sent', () => {
  test(`${GAMES} games, each beside worlds that differ in what a viewer cannot know`, { timeout: 3_600_000 }, () => {
    const tally: Tally = { answers: 0, compared: 0, trades: 0, longest: 0 };
    for (let seed = FROM; seed < FROM + GAMES; seed++) watch(seed, tally);
    if (process.env.PANIC_SECRECY_GAMES) process.stdout.write(`${JSON.stringify({ from: FROM, games: GAMES, ...tally })}\n`);
    expect(tally.compared).toBeGreaterThan(GAMES * 100);
    expect(tally.trades).toBeGreaterThan(GAMES * 3);
    expect(tally.longest).toBeGreaterThan(60);
  });

  /** Everything all others receive of one trade. */
  function outside(red: Card, yellow: Card, sides: Readonly<Record<Seat, 'human' | 'infected' | 'host'>>): string {
    const hands = {
      [RED]: [...own(RED), 'host', 'gas', 'antidote', 'vest'] as const,
      [YELLOW]: [...own(YELLOW), 'gas', 'antidote', 'vest'] as const,
    };
    const t = table({ seats: 5, base: ['X10 -1,0'], turn: RED, at: { [soldier(YELLOW)]: 'X10' }, sides, hands });
    t.move(soldier(RED), 'X10').trade(YELLOW);
    const during = [0, 2, 4, undefined].map((seat) => received(t.match, seat, 0, 0));
    t.swap(RED, red, YELLOW, yellow);
    return JSON.stringify([during, [0, 2, 4, undefined].map((seat) => received(t.match, seat, t.match.save().since.length, 0)), t.asked]);
  }
  test('PAN-INFO-04, PAN-RULING-43 whatever is given, the rest of the table is sent the same bytes', () => {
    const plain = outside('vest', 'vest', { [RED]: 'host' });
    for (const red of [infection(RED), 'gas', 'antidote', 'vest'] as const)
      for (const yellow of ['gas', 'antidote', 'vest', infection(YELLOW)] as const)
        for (const side of ['human', 'infected'] as const) {
          if (side === 'human' && yellow === infection(YELLOW)) continue;
          expect(outside(red, yellow, { [RED]: 'host', [YELLOW]: side })).toBe(plain);
        }
  });
  test('PAN-RULING-35, PAN-RULING-49 a wound, a draw, a turn: questions and their number are the same for human and Host', () => {
    const questions = (side: 'human' | 'host') => {
      const hand: Card[] = [...starting(RED), side === 'host' ? 'host' : 'key'];
      const t = table({
        base: ['X18 1,0'],
        at: { [soldier(RED)]: 'X18' },
        ammo: { 0: [4] },
        hands: { [RED]: hand },
        sides: { [RED]: side },
        draw: ['gas'],
      });
      const seen: unknown[] = [];
      const look = () => seen.push(t.asked, t.view(2), t.match.notes(2));
      t.fire({ body: android(RED) });
      look();
      t.vest(RED, false).end();
      look();
      t.search('X18');
      look();
      t.end();
      look();
      return JSON.stringify(seen);
    };
    expect(questions('host')).toBe(questions('human'));
  });
});
