/** The drawings are all there, the places of the chart are sound, the colours can be read. */
import { readFileSync } from 'node:fs';
import { Luck, Match } from '@cosmodrome/kernel';
import { drawnFor } from '@cosmodrome/kit/ui/drawn';
import { FrameContext } from '@cosmodrome/kit/ui/frame';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BORDERS, EXPLORATION, MISSIONS, OBJECTIVES, PAWNS, SECTORS, type Sector, X_CARDS } from '../content/index.ts';
import { game } from '../game.ts';
import { ICONS, words } from '../text/index.ts';
import { Table } from '../ui/Board.tsx';
import { ExplorationFront, ObjectiveFront, XFront } from '../ui/cards.tsx';
import { Fleet } from '../ui/Fleet.tsx';
import { ARC, coins, crowd, gatePoint, RING, TALL, WIDE } from '../ui/geometry.ts';
import { face } from '../ui/index.tsx';
import { Things } from '../ui/Things.tsx';
import { Niche } from '../ui/worlds.tsx';
import type { View } from '../view.ts';

const file = (name: string) => readFileSync(new URL(`../ui/${name}`, import.meta.url), 'utf8');
const sprite = new Set([...file('sprite.svg').matchAll(/id="(leg-[\w-]+)"/g)].map((m) => m[1]));
/** Ids a piece of page looks up, less those it defines itself. */
const missing = (page: string): string[] => {
  const own = new Set([...page.matchAll(/id="(leg-[\w-]+)"/g)].map((m) => m[1]));
  const used = [...page.matchAll(/(?:href="|url\(&quot;|url\(|")#(leg-[\w-]+)/g)].map((m) => m[1] as string);
  return [...new Set(used)].filter((id) => !sprite.has(id) && !own.has(id));
};

describe('drawings', () => {
  test('every card has its picture', () => {
    const cards = [
      ...EXPLORATION.map(({ key }) => h(ExplorationFront, { key, card: key, lang: 'fr' })),
      ...MISSIONS.map(({ key }) => h(Niche, { key, world: key })),
      ...X_CARDS.map(({ key }) => h(XFront, { key, card: key, lang: 'en' })),
      ...OBJECTIVES.map(({ key, pc, moment }) => h(ObjectiveFront, { key, card: key, pc, moment, lang: 'fr' })),
    ];
    expect(missing(renderToStaticMarkup(h('div', null, cards)))).toEqual([]);
  });
  test('every icon of the journal is drawn', () => {
    const icons = ICONS.map((name) => h(face.icons![name]!, { key: name }));
    expect(missing(renderToStaticMarkup(h('div', null, icons)))).toEqual([]);
  });
  test('on the open table a hidden contact is nobody’s own; to the one who decoded it, it is', () => {
    const match = Match.open(game, {}, 3, 4);
    const drawn = (view: View, seat: number | undefined) => {
      const { frame, props } = drawnFor({ view, seat, lang: 'fr', words: words.fr, names: ['L', 'V', 'O'] });
      return renderToStaticMarkup(h(FrameContext, { value: frame }, h(Table, { ...props, small: false })));
    };
    const open = match.openView();
    expect(drawn(open, undefined)).toContain('carte cachée');
    expect(drawn(open, undefined)).not.toContain('vous seul');
    expect(drawn({ ...match.view(0), slots: open.slots }, 0)).toContain('vous seul');
  });
  test('a whole game is drawn without a missing piece, and the guide finds what it points at', () => {
    const match = Match.open(game, {}, 4, 4);
    const luck = Luck.seeded(9);
    for (let n = 0; !match.over && n < 400; n++) {
      const ask = match.asks()[0]!;
      if (n % 80 === 40) {
        const view: View = match.view(ask.seat);
        const { frame, props } = drawnFor({ view, seat: ask.seat, lang: 'fr', words: words.fr, names: ['L', 'V', 'O', 'J'] });
        const page = renderToStaticMarkup(
          h(FrameContext, { value: frame }, h(Table, { ...props, small: false }), h(Things, props), h(Fleet, props)),
        );
        expect(missing(page)).toEqual([]);
        for (const at of ['nebula', 'contacts', 'hand', 'ship', 'laurels', 'imperator']) expect(page).toContain(`data-part="${at}"`);
      }
      match.answer(ask.seat, ask.topic, ask.domain.sample!(luck));
    }
  });
});

describe('the chart', () => {
  const charts = [
    { name: 'wide', chart: WIDE },
    { name: 'small', chart: TALL },
  ];
  /** Part of the rim, and direction within the sector's arc. */
  const within = (chart: typeof WIDE, sector: Sector, [x, y]: readonly [number, number]): boolean => {
    const [u, v] = [(x - chart.cx) / chart.rx, (y - chart.cy) / chart.ry];
    const r = Math.hypot(u, v);
    const [from, to] = ARC[sector];
    const deg = (Math.atan2(v, u) * 180) / Math.PI;
    return r > RING[sector][0] && r < RING[sector][1] && [deg, deg + 360].some((d) => d >= from && d <= to);
  };
  test.each(charts)('$name: every planet, ship and token lies in its sector', ({ chart }) => {
    for (const sector of SECTORS) {
      const { planets, ships } = crowd(chart, sector, PAWNS, [0, 1, 2, 3]);
      for (const { at, key } of [...planets, ...ships]) expect(within(chart, sector, at), `${key} in ${sector}`).toBe(true);
      for (const { at } of coins(chart, sector, 11)) expect(within(chart, sector, at), `token in ${sector}`).toBe(true);
    }
  });
  test.each(charts)('$name: no piece hides a gate or the middle of another planet', ({ chart }) => {
    for (const sector of SECTORS)
      for (const pawn of PAWNS) {
        const { planets, ships } = crowd(chart, sector, [pawn], [0, 1]);
        const planet = planets[0]!;
        for (const { between } of BORDERS.filter((b) => b.between.includes(sector))) {
          const [gx, gy] = gatePoint(chart, ...between);
          for (const p of [planet, ...ships])
            expect(Math.hypot(p.at[0] - gx, p.at[1] - gy), `${p.key} in ${sector} at ${between}`).toBeGreaterThan(15 * chart.k);
        }
        for (const s of ships)
          expect(Math.hypot(s.at[0] - planet.at[0], s.at[1] - planet.at[1]), `${s.key} ${pawn} ${sector}`).toBeGreaterThan(
            planet.size * 0.36,
          );
      }
  });
});

describe('colours', () => {
  const css = file('style.css');
  const token = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? '';
  const light = (hex: string): number => {
    const [r, g, b] = [1, 3, 5]
      .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string): number => {
    const [x, y] = [light(a), light(b)].sort((p, q) => q - p) as [number, number];
    return (x + 0.05) / (y + 0.05);
  };
  const grounds = ['cd-bg', 'cd-surface', 'cd-surface-2'];
  test.each(['cd-ink', 'cd-ink-muted', 'leg-silver', 'leg-diplomacy', 'leg-capture', 'leg-gold', 'leg-private', 'leg-squad'])(
    '%s can be read on every ground',
    (ink) => {
      for (const ground of grounds) expect(contrast(token(ink), token(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    },
  );
  test('buttons, papyrus and seats', () => {
    expect(contrast(token('cd-accent-ink'), token('cd-accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('leg-papyrus-ink'), token('leg-papyrus'))).toBeGreaterThanOrEqual(4.5);
    for (const n of [1, 2, 3, 4]) {
      expect(contrast(token(`cd-seat-${n}`), token('cd-surface'))).toBeGreaterThanOrEqual(3);
      expect(contrast(token(`cd-seat-${n}`), token('cd-seat-ink'))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
