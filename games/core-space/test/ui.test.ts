/** The screens: every drawing is there, figures stand where they stand, and what may be walked is what the rules grant. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Ask, anyAnswer, CLOCK, Luck, Match, type Point } from '@cosmodrome/kernel';
import type { AnyWords, Lang } from '@cosmodrome/kit/text';
import { asked, drawnFor } from '@cosmodrome/kit/ui/drawn';
import { FrameContext } from '@cosmodrome/kit/ui/frame';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MAPS } from '../content/maps/index.ts';
import { NPCS } from '../content/npcs.ts';
import { PURGE_KINDS } from '../content/purge.ts';
import { TOKENS } from '../content/tokens.ts';
import { TRADERS } from '../content/traders.ts';
import { coreSpace } from '../game.ts';
import { siteOf } from '../judge/site.ts';
import type { Note } from '../notes.ts';
import type { Being, FigureId, State, TokenId } from '../state.ts';
import { paragraphOf } from '../text/rulebook.ts';
import { Board } from '../ui/Board.tsx';
import { Deck, Heights } from '../ui/Deck.tsx';
import { walkingOf } from '../ui/foot.ts';
import { HostilityTrack } from '../ui/Panels.tsx';
import { baseOf, Die, portraitOf, TokenArt } from '../ui/pieces.tsx';
import { stepsOf } from '../ui/playback.ts';
import { strideOf, wayTo } from '../ui/stride.ts';
import { Things } from '../ui/Things.tsx';
import { nameOf } from '../ui/terms.ts';
import type { View } from '../view.ts';
import { duel, table, use } from './table.ts';

const sprite = readFileSync(new URL('../ui/sprite.svg', import.meta.url), 'utf8');
const drawn = new Set([...sprite.matchAll(/id="(cs-[\w-]+)"/g)].map((m) => m[1]));
const missing = (page: string): string[] =>
  [...new Set([...page.matchAll(/href="#(cs-[\w-]+)"/g)].map((m) => m[1]!))].filter((id) => !drawn.has(id));
const WORDS = { answer: () => ({ label: '' }), question: () => ({ say: '' }) } as unknown as AnyWords;
const page = (view: View, seat: number, asks: readonly Ask[], lang: Lang): string => {
  const { frame, props } = drawnFor({ view, seat, lang, words: WORDS, names: ['Lou', 'Inès'], asks: asks.map(asked) });
  return renderToStaticMarkup(h(FrameContext, { value: frame }, h(Board, props), h(Things, props)));
};
/** Random play until this seat is asked where to, on the board, in this round or later. */
function underWay(round: number): { readonly match: Match<never, View, never>; readonly ask: Ask } {
  const match = Match.open(coreSpace, {}, 2, 'board') as unknown as Match<never, View, never>;
  const luck = Luck.seeded('board');
  for (let n = 0; n < 5000; n++) {
    const asks = match.asks().filter((a) => a.seat !== CLOCK);
    const view = match.view(undefined);
    const walk = asks.find((a) => a.topic === 'turn/walk');
    const active = view.active ? view.figures[view.active.figure] : undefined;
    if (walk && view.round >= round && active?.where === 'board') return { match, ask: walk };
    const ask = asks[luck.below(asks.length)];
    if (!ask) throw new Error('nobody is asked');
    match.answer(ask.seat, ask.topic, anyAnswer(ask, luck));
  }
  throw new Error('it never came to that');
}

test('CS-HOS-07, CS-HOS-11, CS-JAI-10: the track names who comes with the next levels, of the categories that the table plays with', () => {
  const comes = (mission: 'pillage-express' | 'jailbreak', options: Record<string, boolean | string>): string => {
    const t = table({ mission, crews: [{ jace: {} }], options, change: (s) => Object.assign(s, { pegs: 10 }) });
    return renderToStaticMarkup(h(HostilityTrack, { view: t.view(0), lang: 'en', open: true, onFold: undefined }));
  };
  const all = { corps: true, gangers: true, civilians: true };
  expect(comes('pillage-express', { ...all, track: 'advanced' })).toContain('Guard 1 · Gangers I 1 · Civilian 1');
  expect(comes('pillage-express', { civilians: true })).toContain('Devastator ☠ · Civilian 1');
  expect(comes('jailbreak', { ...all, track: 'advanced' })).not.toContain('Guard 1');
});

describe('drawings', () => {
  test('every portrait, base, token and face of a die has its picture, and everybody a name', () => {
    const beings: readonly Being[] = [
      ...TRADERS.map((profile): Being => ({ kind: 'trader', sheet: { profile } as never })),
      ...PURGE_KINDS.map((type): Being => ({ kind: 'purge', type })),
      ...NPCS.map((npc): Being => ({ kind: 'npc', npc })),
    ];
    for (const being of beings) {
      for (const id of [portraitOf({ being }), baseOf({ being })]) expect(drawn, id).toContain(`cs-${id}`);
      for (const lang of ['fr', 'en'] as const) expect(nameOf({ being }, lang).length).toBeGreaterThan(1);
    }
    const board = { tokens: { face: TOKENS.map((_, i) => i) }, marks: [] } as never;
    const tokens = TOKENS.map((_, token) => h(TokenArt, { key: token, board, token: token as TokenId }));
    const dice = [true, false].flatMap((blue) => [0, 1, 2, 3, 4, 5].map((face) => h(Die, { key: `${blue}${face}`, face, blue })));
    expect(missing(renderToStaticMarkup(h('div', null, tokens, dice)))).toEqual([]);
  });
  test.each(Object.keys(MAPS) as (keyof typeof MAPS)[])('%s: the whole deck is drawn from its map', (mission) => {
    const { map } = siteOf({ mission, drawn: null });
    const made = renderToStaticMarkup(h('svg', null, h(Deck, { map })));
    expect(missing(made)).toEqual([]);
    expect([...made.matchAll(/<use /g)]).toHaveLength(map.pieces.length);
    expect(made).not.toContain('NaN');
  });
});

describe('who has walked', () => {
  test('goes along the line that was walked, an inch in 260 ms, at most 1.1 s; whoever comes from nowhere does not', () => {
    const corner = strideOf(
      [0, 0],
      [
        [300, 0],
        [300, 100],
      ],
    )!;
    expect(corner).toEqual({
      steps: [
        { off: [-300, -100], part: 0 },
        { off: [0, -100], part: 0.75 },
        { off: [0, 0], part: 1 },
      ],
      ms: 1040,
    });
    expect([strideOf([0, 0], [[800, 0]])!.ms, strideOf([0, 0], [[20, 0]])!.ms]).toEqual([1100, 240]);
    expect([strideOf([0, 0], [[2000, 0]]), strideOf([5, 5], [[5, 5]])]).toEqual([undefined, undefined]);
  });
  test('the way is the last one that ends where it stands', () => {
    const walked = (figure: number, ...way: readonly Point[]) =>
      ({ kind: 'walked', figure, way, length: 1, how: 'move' }) as unknown as Note;
    const notes = [walked(1, [0, 0], [5, 5]), walked(2, [9, 9]), walked(1, [5, 5], [7, 7])];
    const f = (x: number) => ({ id: 1 as FigureId, x, y: x });
    expect(wayTo(notes, f(7))).toEqual([
      [5, 5],
      [7, 7],
    ]);
    // It was pushed since.
    expect(wayTo(notes, f(8))).toBeUndefined();
  });
});

test('doors, scenery and directions that a skill asks for are found on the board', () => {
  const doors = use(
    duel(
      'hacking',
      3,
      {},
      { at: [20, 12] },
      {
        floor: {
          walls: [
            ['d', 10, 10, 10, 12],
            ['d', 4, 10, 4, 12],
          ],
        },
      },
    ),
    'hacking',
    3,
  );
  const shown = page(doors.view(0), 0, [doors.ask(0, 'choose/door')], 'en');
  for (const at of ['door-0', 'door-1']) expect(shown).toMatch(new RegExp(`data-at="${at}".*data-target`));
  const floor = {
    squares: [
      ['w', 11, 12],
      ['w', 11, 14],
    ],
  } as never;
  const pieces = use(duel('manipulate', 3, { at: [8, 12.5] }, { at: [14.5, 12.5] }, { floor }), 'manipulate', 3);
  if (pieces.topics(0).includes('choose/way')) pieces.answer(0, 'choose/way', 'hurl-scenery');
  const scenery = pieces.options(0, 'choose/piece');
  const board = page(pieces.view(0), 0, [pieces.ask(0, 'choose/piece')], 'en');
  for (const piece of scenery) expect(board).toMatch(new RegExp(`data-at="piece-${piece}".*data-target`));
  pieces.answer(0, 'choose/piece', scenery[0]!);
  expect(page(pieces.view(0), 0, [pieces.ask(0, 'direction')], 'en')).toContain('translate(1150 1250) rotate(0)');
});
test('whatever rule a hostile phase names can be opened where it is told', () => {
  const named = new Set<string>();
  for (const seed of ['one', 'two']) {
    const match = Match.open(coreSpace, { corps: true, security: true, gangers: true }, 2, seed) as unknown as Match<never, View, never>;
    const luck = Luck.seeded(seed);
    for (let n = 0; n < 400 && !match.over; n++) {
      const ask = luck.pick(match.asks().filter((a) => a.seat !== CLOCK));
      match.answer(ask.seat, ask.topic, anyAnswer(ask, luck));
    }
    const say = () => '';
    for (const note of match.notes(undefined) as unknown as Note[]) if ('rule' in note && note.rule) named.add(note.rule);
    for (const step of stepsOf(match.notes(undefined) as unknown as Note[], match.view(undefined), say))
      for (const { rule } of step.lines) if (rule) named.add(rule);
  }
  expect(named.size).toBeGreaterThan(8);
  expect([...named].filter((rule) => paragraphOf(rule) === undefined)).toEqual([]);
});

describe('a table under way', () => {
  const { match, ask } = underWay(3);
  const view = match.view(ask.seat);
  test.each(['fr', 'en'] as const)('%s: everybody on the board stands where they stand, and all pictures are there', (lang) => {
    const made = page(view, ask.seat, match.asks(ask.seat), lang);
    expect(missing(made)).toEqual([]);
    for (const f of view.figures.filter((one) => one.where === 'board'))
      expect(made).toContain(`<g transform="translate(${f.x} ${f.y})" data-figure="${f.id}"`);
    expect(made).not.toContain('NaN');
    if (process.env.PICTURE && lang === 'fr') writeFileSync(process.env.PICTURE, made);
  });
  test('CS-GEO-16: what the board offers to walk the question admits, and what it measures is what the rules measure', () => {
    const { props } = drawnFor({ view, seat: ask.seat, lang: 'fr', words: WORDS, names: [], asks: [asked(ask)] });
    const { foot } = walkingOf(view, props.play.asks)!;
    let [open, shut] = [0, 0];
    for (let y = foot.box.y; y < foot.box.y + foot.box.height; y += 60)
      for (let x = foot.box.x; x < foot.box.x + foot.box.width; x += 60) {
        const path = foot.to(x, y);
        if (path) {
          open++;
          expect(ask.domain.admits(path.points as never), `${x}, ${y}`).toBe(true);
          expect(foot.measure(path.points)).toBe(path.length);
        } else shut++;
      }
    expect(open).toBeGreaterThan(10);
    expect(shut).toBeGreaterThan(10);
    const outside: readonly Point[] = [[foot.from[0] + foot.most + 200, foot.from[1]]];
    expect([foot.measure(outside), ask.domain.admits(outside as never)]).toEqual([undefined, false]);
  });
  test('a spectator sees the same deck and is offered nothing', () => {
    const made = page(match.view(undefined), 0, [], 'en');
    expect(made).toContain('cs-track');
    expect(made).not.toContain('data-target');
  });
});

test('CS-RULING-300: floors, edges, ladders and lifts are drawn; what was destroyed is not', () => {
  const t = table({
    floor: {
      raised: [
        [1, 0, 0, 10, 24],
        [2, 0, 0, 4, 6],
      ],
      squares: [
        ['L', 10, 12],
        ['c', 14, 14],
        ['t', 16, 14],
      ],
      walls: [
        ['l', 10, 6, 10, 7],
        ['s', 10, 18, 10, 20],
      ],
    },
    crews: [{ jace: { at: [12, 12] } }],
    change: (s) => {
      s.destroyed = [0];
      s.tipped = [1];
    },
  });
  const site = siteOf(t.state as State);
  const drawn = renderToStaticMarkup(h(Heights, { map: site.map, words: (floor) => `floor ${floor}` }));
  const classes = [...drawn.matchAll(/class="(cs-[a-z]+)"/g)].map(([, name]) => name);
  // A ladder, and two edges of stairs, each with the way up.
  expect(classes.filter((name) => name === 'cs-climb' || name === 'cs-up' || name === 'cs-lift')).toEqual([
    'cs-climb',
    'cs-up',
    'cs-climb',
    'cs-up',
    'cs-climb',
    'cs-up',
    'cs-lift',
  ]);
  expect([drawn.includes('floor 1'), drawn.includes('floor 2'), drawn.includes('floor 3')]).toEqual([true, true, false]);
  const deck = renderToStaticMarkup(h(Deck, { map: site.map }));
  expect([deck.includes('#cs-s-crate"'), deck.includes('#cs-s-table"')]).toEqual([false, true]);
});
test('what is written on a token is written in the language of the page: its ranges, and that it is jammed', () => {
  const tokens = [...sprite.matchAll(/<symbol id="cs-tok-.*?<\/symbol>/gs)].map(([token]) => token).join('');
  const written = [...tokens.matchAll(/<text([^>]*)>(.*?)<\/text>/g)].map(([, how = '', text = '']) => ({ how, text }));
  const told = (lang: Lang) => written.filter(({ how }) => !how.includes('--cs-') || how.includes(`--cs-${lang}`)).map(({ text }) => text);
  expect(told('fr')).toEqual(expect.arrayContaining(['C1 M1', 'B1', 'ENRAYÉ', 'CASSÉ', 'GEL', 'dé', '1 dé']));
  expect(told('en')).toEqual(expect.arrayContaining(['S1 M1', 'S1', 'JAMMED', 'BROKEN', 'ICE', 'die', '1 die']));
  expect(told('en').filter((text) => /[^ -~×]|dé|\b[CB]\d/.test(text))).toEqual([]);
});
