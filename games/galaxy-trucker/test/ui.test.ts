/** The screens: every drawing is there, what shines is what the rules grant, and every answer that lies on the board can be given there. */
import { readFileSync } from 'node:fs';
import { type Ask, CLOCK, type Json, Luck, Match } from '@cosmodrome/kernel';
import type { Lang } from '@cosmodrome/kit/text';
import { asked, drawnFor, listed, targetsOf } from '@cosmodrome/kit/ui/drawn';
import { FrameContext } from '@cosmodrome/kit/ui/frame';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CARDS, type CardId, CLASS_IDS, MARKERS, planOf, SPECIALISTS, type SquareId, TILES, type TileId } from '../content/index.ts';
import { trucker } from '../game.ts';
import { without } from '../judge/ship.ts';
import type { BuildRequest } from '../state.ts';
import { words } from '../text/index.ts';
import { apartOf } from '../ui/apart.ts';
import { Board } from '../ui/Board.tsx';
import { CardPicture } from '../ui/Cards.tsx';
import { blows } from '../ui/hits.ts';
import { StayAnswers } from '../ui/Odd.tsx';
import { emblemOf, PartPicture, portraitOf, Sign, Token } from '../ui/pieces.tsx';
import { where } from '../ui/places.ts';
import { cues, handSound, sound } from '../ui/sounds.ts';
import { Things } from '../ui/Things.tsx';
import type { View } from '../view.ts';
import { building, flying, type Has, type Told } from './table.ts';

const sprite = readFileSync(new URL('../ui/sprite.svg', import.meta.url), 'utf8');
const drawn = new Set([...sprite.matchAll(/id="(gt-[\w-]+)"/g)].map((m) => m[1]));
const missing = (page: string): string[] =>
  [...new Set([...page.matchAll(/href="#(gt-[\w-]+)"/g)].map((m) => m[1]!))].filter((id) => !drawn.has(id));
const page = (view: View, seat: number, asks: readonly Ask[], lang: Lang): string => {
  const { frame, props } = drawnFor({ view, seat, lang, words: words[lang], names: ['Lou', 'Inès', 'Samir'], asks: asks.map(asked) });
  return renderToStaticMarkup(h(FrameContext, { value: frame }, h(Board, props), h(Things, props)));
};

describe('drawings', () => {
  test('every part, card, specialist and token has its picture', () => {
    const all = [
      ...TILES.map((_, tile) => h(PartPicture, { key: tile, tile: tile as TileId, size: 10 })),
      ...CARDS.map((_, card) => h(CardPicture, { key: card, card: card as CardId, lang: 'fr' })),
      ...SPECIALISTS.flatMap((who) => [portraitOf(who), emblemOf(who)].map((id) => h(Sign, { key: id, id }))),
      ...MARKERS.map((marker) => h(Token, { key: marker, plan: planOf('II'), mark: { kind: 'marker', square: 4 as SquareId, marker } })),
    ];
    expect(missing(renderToStaticMarkup(h('div', null, all)))).toEqual([]);
  });
  test('GT-CLASS-01: the yard of every class is drawn, in both languages', () => {
    for (const [i, id] of CLASS_IDS.entries()) {
      const table = building({ class: id, has: [{}, {}], dice: [3, 5], options: { rounds: [id], hourglass: 0 } });
      const made = page(table.view(0), 0, [], i % 2 === 0 ? 'fr' : 'en');
      expect(missing(made)).toEqual([]);
      expect(made).toContain('gt-heap');
    }
  });
});

test('GT-BASE-LOSS-02, GT-RULING-25: of a broken ship what would drift away stands off from the piece that is proposed', () => {
  const table = flying({
    has: [
      {
        parts: [
          [7, 7, 'START'],
          [6, 7, 'CABIN-06', 2],
          [8, 7, 'CABIN-13'],
        ],
        loads: [
          { at: [7, 7], humans: 2 },
          { at: [6, 7], humans: 1 },
          { at: [8, 7], humans: 2 },
        ],
      },
      { parts: [[7, 7, 'START']], loads: [{ at: [7, 7], humans: 2 }] },
    ],
    deck: ['I-11', 'I-05'],
    dice: [3, 4, 1, 1],
  }).flyOn();
  const { ship } = table.view(0).yards[0]!;
  const apart = apartOf(ship);
  expect([...apart.keys()]).toEqual([table.at(6, 7)]);
  // To the left of what stays, and turned that way.
  const shift = apart.get(table.at(6, 7))!;
  expect([shift.x < 0, shift.turn < 0]).toEqual([true, true]);
  const moved = page(table.view(0), 0, [table.ask(0, 'ship/piece')], 'fr').match(/translate\(-\d+px, 0px\)/g);
  // The part, its outline with the number that chooses it.
  expect(moved).toHaveLength(2);
  expect(apartOf(without(ship, [table.at(6, 7)])).size).toBe(0);
});

describe('what an object did is drawn from where it came, what it met and what stopped it', () => {
  const MISS = [1, 1] as const;
  const ship = (parts: NonNullable<Has['parts']>, loads: NonNullable<Has['loads']> = []): Has => ({
    parts: [[7, 7, 'START'], ...parts],
    loads: [{ at: [7, 7], humans: 2 }, ...loads],
  });
  const flown = (card: string, dice: readonly number[], has: Has): Told =>
    flying({ has: [has, ship([])], deck: [card, 'I-05'], dice }).answer(1, 'flight/stay', { do: 'give-up' });
  /** Of the first trucker, since the card was turned over. */
  const seen = (table: Told, before: Told['state']['yards'][number]['ship']) => {
    const notes = table.match.notes(0) as Parameters<typeof blows>[2];
    const from = notes.findIndex(({ kind }) => kind === 'card-revealed');
    return blows(before, 0, notes, from).map(({ object, end, square, by }) => ({ object, end, square, by }));
  };
  test('GT-BASE-HIT-04: a small meteor bounces off the part it meets, others fly past', () => {
    const table = flown('I-10', [3, 4, ...MISS, ...MISS, ...MISS], ship([[7, 6, 'CARGO2-01', 3]]));
    const before = table.yard(0).ship;
    const past = { object: 'small-meteor', end: 'missed', square: undefined, by: undefined };
    expect(seen(table.flyOn(), before)).toEqual([
      { object: 'small-meteor', end: 'bounced', square: table.at(7, 6), by: undefined },
      past,
      past,
      past,
    ]);
  });
  test('GT-BASE-HIT-06: a large one is shot by the cannon of its column; where there is none it strikes', () => {
    const table = flown(
      'I-11',
      [3, 4, ...MISS, 4, 4],
      ship([
        [7, 6, 'CAN1-01'],
        [8, 7, 'CARGO2-01'],
      ]),
    );
    const before = table.yard(0).ship;
    expect(seen(table.flyOn(), before)).toEqual([
      { object: 'large-meteor', end: 'shot', square: table.at(7, 6), by: table.at(7, 6) },
      { object: 'small-meteor', end: 'missed', square: undefined, by: undefined },
      { object: 'large-meteor', end: 'destroyed', square: table.at(8, 7), by: undefined },
    ]);
  });
  test('GT-BASE-HIT-11: a powered shield stops it', () => {
    const guarded = ship(
      [
        [6, 7, 'SHIELD-02', 2],
        [8, 7, 'BAT2-01'],
      ],
      [{ at: [8, 7], cells: 2 }],
    );
    const table = flown('I-10', [...MISS, 3, 4, ...MISS, ...MISS], guarded);
    const before = table.yard(0).ship;
    table.flyOn().answer(0, 'hit/defence', 'shield');
    expect(seen(table, before)[1]).toEqual({ object: 'small-meteor', end: 'shield', square: table.at(7, 7), by: table.at(6, 7) });
  });
});

test('a hand that builds is heard, the same whatever part it draws; every cue of the game is there, short and begins at once', () => {
  const heard = (request: BuildRequest) => handSound('build/do', request as unknown as Json);
  expect([heard({ do: 'draw' }), heard({ do: 'lift' }), heard({ do: 'take', tile: 3 as TileId })]).toEqual(['draw', 'pick', 'pick']);
  expect(heard({ do: 'place', tile: 3 as TileId, square: 4 as SquareId, rot: 0 })).toBe('gt-fit');
  expect(handSound('flight/stay', { do: 'fly', cards: 1 })).toBeUndefined();
  expect(sound({ kind: 'piece-lost', seat: 0, tiles: [] })).toBe('gt-drift');
  for (const [name, cue] of Object.entries(cues)) {
    expect(Math.min(...cue.map(({ t }) => t)), name).toBe(0);
    expect(Math.max(...cue.map(({ t, a, h = 0, d }) => t + a + h + d)), name).toBeLessThan(1600);
  }
});

test('GT-RULING-119: what was said between two cards stands as said, and the question no longer asks', () => {
  const bare: Has = { parts: [[7, 7, 'START']], loads: [{ at: [7, 7], humans: 2 }] };
  const table = flying({ has: [bare, bare], deck: ['I-11', 'I-05', 'I-09'] });
  const drawnNow = () => {
    const view = table.view(0) as View;
    const question = asked(table.ask(0, 'flight/stay'));
    const { props } = drawnFor({ view, seat: 0, lang: 'en', words: words.en, names: ['Lou', 'Inès'], asks: [question] });
    return { says: words.en.question(question, view).say, bar: renderToStaticMarkup(h(StayAnswers, props)) };
  };
  const before = drawnNow();
  expect([before.says, before.bar.includes('aria-pressed')]).toEqual(['3 cards left. Fly on?', false]);
  table.answer(0, 'flight/stay', { do: 'fly', cards: 3 });
  const after = drawnNow();
  expect(after.says).toBe('You fly on. Others are still deciding.');
  expect(after.bar.match(/aria-pressed="true"[^>]*data-key="2"/g)).toHaveLength(1);
});

test('GT-BASE-BUILD-07, -08: the squares that shine are those the rules grant', () => {
  const table = building({ has: [{}, {}], options: { hourglass: 0 } }).drawsPart(0, 'CAN1-07');
  const ask = table.ask(0, 'build/do');
  const granted = [...ask.domain.options!()].filter((wish) => {
    const { do: what, rot } = wish as unknown as { readonly do: string; readonly rot: number };
    return what === 'place' && rot === 0;
  });
  const squares = targetsOf(page(table.view(0), 0, [ask], 'fr')).filter(({ tag }) => tag.includes('gt-square'));
  expect(granted.length).toBeGreaterThan(0);
  expect(squares).toHaveLength(granted.length);
});

test('GT-RULING-132: what a flight asks on the board can be answered there', () => {
  const seen = new Map<string, number>();
  for (let seed = 0; seed < 4; seed++) {
    const luck = Luck.seeded(`reach ${seed}`);
    const match = Match.open(trucker, { rounds: ['I'], hourglass: 0, alwaysAsk: true }, 2, seed);
    for (let n = 0; n < 700 && !match.over; n++) {
      const all = match.asks();
      const due = all.filter((one) => one.seat !== CLOCK && !one.optional);
      // Where nobody is waited for the clock goes on.
      const ask = luck.pick(due.length > 0 ? due : all);
      const question = asked(ask);
      const options = listed(question).filter((option) => where(question, option) === 'board');
      if (options.length > 0 && (seen.get(ask.topic) ?? 0) < 2) {
        seen.set(ask.topic, (seen.get(ask.topic) ?? 0) + 1);
        const made = page(match.view(ask.seat) as View, ask.seat, [ask], 'en');
        expect(missing(made), ask.topic).toEqual([]);
        const targets = targetsOf(made);
        expect(targets.length, ask.topic).toBeGreaterThanOrEqual(ask.topic === 'repair/convert' ? 1 : options.length);
        for (const { name } of targets) expect(name, ask.topic).not.toBe('');
      }
      match.answer(ask.seat, ask.topic, ask.seat === CLOCK ? 'time' : (ask.domain.sample!(luck) as Json));
    }
  }
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['hire/keep', 'error/remove']));
});
