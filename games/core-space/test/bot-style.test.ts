/** Styles of the crews of the house can be told apart by watching what they do, and their reasons are what weighed. */
import { playMatch, turn, VirtualClock } from '@cosmodrome/bots';
import { type AnyBot, type AnyMatch, type BotSeat, type Json, Luck, Match } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { crews } from '../bot/crews.ts';
import { STYLES, type Style } from '../bot/style.ts';
import { SKILLS } from '../content/skills.ts';
import { coreSpace } from '../game.ts';
import type { Reason } from '../judge/motives.ts';
import type { Note } from '../notes.ts';
import { words } from '../text/index.ts';
import type { View } from '../view.ts';

const deep = process.env.DEEP === '1';
/** What anybody at the table could count: attacks and searches a turn, how high the track stood when the last of them acted, how many got home. */
type Seen = readonly [attacks: number, shots: number, searches: number, pegs: number, home: number];
function watched(style: Style, seed: string): Seen {
  const { match } = playMatch(coreSpace as never, { seed, bots: [crews[style] as AnyBot], longest: 3000 });
  const mine = new Set((match.view(undefined) as unknown as View).figures.filter((f) => f.crew === 0).map((f) => f.id));
  let [turns, attacks, shots, searches, pegs, last, home] = [0, 0, 0, 0, 0, 0, 0];
  for (const note of match.notes(undefined) as unknown as Note[]) {
    if (note.kind === 'hostility') pegs = note.pegs;
    else if (note.kind === 'went-home') home++;
    else if (note.kind === 'searched' || note.kind === 'room-searched') searches++;
    else if (note.kind === 'activated' && mine.has(note.figure)) {
      turns++;
      last = pegs;
    } else if (note.kind === 'attack' && note.by !== null && mine.has(note.by)) {
      attacks++;
      if (note.how === 'ranged') shots++;
    }
  }
  return [attacks / turns, shots / turns, searches / turns, last, home];
}
const mean = (all: readonly Seen[], i: number): number => all.reduce((sum, seen) => sum + seen[i]!, 0) / all.length;
/** The style whose mean is nearest, each count in its own spread. */
function guess(seen: Seen, known: ReadonlyMap<Style, readonly Seen[]>): Style {
  const all = [...known.values()].flat();
  const spread = seen.map((_, i) => Math.sqrt(all.reduce((sum, one) => sum + (one[i]! - mean(all, i)) ** 2, 0) / all.length) || 1);
  const off = (style: Style) => seen.reduce((sum, x, i) => sum + ((x - mean(known.get(style)!, i)) / spread[i]!) ** 2, 0);
  return [...STYLES].sort((a, b) => off(a) - off(b))[0]!;
}

describe('styles', () => {
  test('raiders attack more than the others, prowlers are gone before the track is high', () => {
    const seen = new Map(STYLES.map((style) => [style, Array.from({ length: deep ? 40 : 2 }, (_, n) => watched(style, `seen/${n}`))]));
    const of = (style: Style, i: number) => mean(seen.get(style)!, i);
    expect(of('raider', 0)).toBeGreaterThan(of('prowler', 0));
    if (deep) expect(of('raider', 0)).toBeGreaterThan(of('looter', 0));
    expect(of('prowler', 3)).toBeLessThan(of('looter', 3));
  });
  test.runIf(deep)('of 200 games at least four in five are told by nothing but these counts', () => {
    const known = new Map(STYLES.map((style) => [style, Array.from({ length: 30 }, (_, n) => watched(style, `known/${n}`))]));
    let right = 0;
    for (let n = 0; n < 200; n++) {
      const style = STYLES[n % 3]!;
      if (guess(watched(style, `told/${n}`), known) === style) right++;
    }
    expect(right).toBeGreaterThanOrEqual(160);
  });
});

describe('reasons', () => {
  test('what is said of a choice is said in both languages, within its length, and weighed most', () => {
    const bot = crews.raider as AnyBot;
    const match: AnyMatch = Match.open(coreSpace as never, {}, 1, 'why');
    const chance = Luck.seeded('why');
    const clock = new VirtualClock();
    const kinds = new Set<string>();
    let said = 0;
    for (let n = 0; !match.over && n < (deep ? 10_000 : 150); n++) {
      const [ask] = match.asks();
      const view = match.view(0);
      const at: BotSeat = {
        game: match.game,
        seat: 0,
        seats: 1,
        ask: ask!,
        view,
        notes: match.notes(0),
        chance: Luck.seeded('why'),
        imagine: () => match.imagine(0, Luck.seeded('why')),
      };
      const answer = bot.answer(at) as Json | undefined;
      for (const [i, { why, weight }] of (answer === undefined ? [] : bot.why!(at, answer)).entries()) {
        expect(weight).toBeGreaterThan(0);
        for (const lang of ['fr', 'en'] as const) {
          const say = words[lang].motive!(why as never, 0, view as unknown as View);
          expect(say.length).toBeLessThanOrEqual(110);
          expect(say).toMatch(/^[A-ZÀÉ].*\.$/);
        }
        if (i === 0) said++;
        kinds.add((why as unknown as { readonly kind: string }).kind);
      }
      turn(match, [bot], chance, clock);
    }
    expect(said).toBeGreaterThan(20);
    expect([...kinds].filter((kind) => ['loot', 'foe', 'safety', 'keeps'].includes(kind)).sort()).toEqual([
      'foe',
      'keeps',
      'loot',
      'safety',
    ]);
  });
  test('there are words for every reason, whoever it is about', () => {
    const { match } = begun();
    const view = match.view(undefined) as unknown as View;
    const who = view.figures.map(({ id }) => id);
    const all: Reason[] = [
      ...(['crate', 'room', 'console', 'token', 'body'] as const).flatMap((what) =>
        [true, false].map((here): Reason => ({ kind: 'loot', what, here })),
      ),
      ...[0, 23].map((carried): Reason => ({ kind: 'home', carried, level: 7 })),
      ...(['reload', 'unjam', 'don'] as const).map((what): Reason => ({ kind: 'gear', what })),
      ...SKILLS.map(({ kind }): Reason => ({ kind: 'skill', skill: kind })),
      { kind: 'agree' },
      { kind: 'keeps', worth: 31 },
      ...who.flatMap((one): Reason[] => [
        ...who.map((near): Reason => ({ kind: 'foe', foe: one, near })),
        { kind: 'foe', foe: one, near: null },
        { kind: 'safety', foe: one },
        ...[true, false].map((fallen): Reason => ({ kind: 'mend', who: one, fallen })),
        { kind: 'talk', to: one },
        { kind: 'hand-on', to: one },
        ...[0, 4].map((damage): Reason => ({ kind: 'saves', who: one, damage })),
        { kind: 'answers', foe: one },
      ]),
    ];
    for (const why of all)
      for (const lang of ['fr', 'en'] as const) expect(words[lang].motive!(why, 0, view)).toMatch(/^[A-ZÀÉ].{8,108}\.$/);
  });
});
/** Two crews that have chosen, and nothing more. */
function begun(): { readonly match: AnyMatch } {
  const match: AnyMatch = Match.open(coreSpace as never, {}, 2, 'words');
  const bots = [crews.raider as AnyBot, crews.looter as AnyBot];
  const chance = Luck.seeded('words');
  while ((match.view(undefined) as unknown as View).phase === 'setup') turn(match, bots, chance, new VirtualClock());
  return { match };
}
