/** Every legal answer can be given: at its place on the board or in my things, in the menu that opens there, in a panel, or in the bar. */
import { type Ask, anyAnswer, type Json, Luck, Match } from '@cosmodrome/kernel';
import type { Lang, Question } from '@cosmodrome/kit/text';
import { asked, buttonsOf, drawnFor, listed, nameOf, targetsOf } from '@cosmodrome/kit/ui/drawn';
import { FrameContext } from '@cosmodrome/kit/ui/frame';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MODES, SCENARIOS } from '../content/index.ts';
import { game } from '../game.ts';
import { words } from '../text/index.ts';
import { Board } from '../ui/Board.tsx';
import { shown, touchable } from '../ui/desk.tsx';
import { Menu } from '../ui/Menu.tsx';
import { type Anchor, anchorOf, choicesOf, deeds, where } from '../ui/places.ts';
import { Things } from '../ui/Things.tsx';
import type { View } from '../view.ts';

const NAMES = ['Camille', 'Marius', 'Inès', 'Samir', 'Lou', 'Vera'];
const eyesOf = (view: View, ask: Question, lang: Lang) => ({ view, seat: ask.seat, asks: [ask], lang, words: words[lang], names: NAMES });

function drawing(eyes: ReturnType<typeof eyesOf>) {
  const { frame, props } = drawnFor(eyes);
  const page = renderToStaticMarkup(h(FrameContext, { value: frame }, h(Board, props), h(Things, props)));
  if (eyes.lang === 'en') expect(page.match(/[^<>"]* :(?=[ <"])/g), 'spaced as French is').toBeNull();
  const tags = targetsOf(page).map(({ tag, name }) => ({ anchor: /data-anchor="([^"]*)"/.exec(tag)?.[1], name }));
  const menu = (anchor: Anchor): readonly string[] => {
    const list = deeds(shown(choicesOf(props.play, eyes.view).get(anchor) ?? [], undefined), eyes.view);
    const drawn = renderToStaticMarkup(
      h(FrameContext, { value: frame }, h(Menu, { ...props, anchor, at: undefined, deeds: list, onClose: () => undefined })),
    );
    return buttonsOf(drawn);
  };
  return { page, play: props.play, tags, menu };
}
/** Each topic is looked at this often a game; actions more, since they hold most kinds of answers. */
const LOOKS = process.env.DEEP ? 2 : 1;
const LOOKS_AT_ACTIONS = process.env.DEEP ? 9 : 4;
const MOST = 260;

describe('every legal answer is within reach', () => {
  const met = new Set<string>();
  test.each(
    SCENARIOS.map((scenario, i) => ({
      scenario,
      mode: MODES[i % 5]!,
      rocketeers: 2 + (i % 5),
      seats: 1 + (i % 3),
      lang: (i % 2 ? 'en' : 'fr') as Lang,
      seed: 11 + i,
    })),
  )('$scenario, $rocketeers Rocketeers, $seats seats, $lang', ({ scenario, mode, rocketeers, seats, lang, seed }) => {
    const match = Match.open(game, { scenario, mode, rocketeers }, seats, seed);
    const luck = Luck.seeded(seed * 7 + 1);
    const looks = new Map<string, number>();
    for (let n = 0; !match.over && n < MOST; n++) {
      const open = match.asks();
      const ask = open[luck.below(open.length)]!;
      const seen = looks.get(ask.topic) ?? 0;
      const most = ask.topic === 'turn/action' ? LOOKS_AT_ACTIONS : LOOKS;
      if (seen < most && (ask.topic !== 'turn/action' || luck.below(3) === 0)) {
        looks.set(ask.topic, seen + 1);
        met.add(ask.topic);
        const view = match.view(ask.seat);
        const question = asked(ask);
        const eyes = eyesOf(view, question, lang);
        const { page, play, tags, menu } = drawing(eyes);
        if (ask.topic === 'order/show') {
          // SCA-RULING-130: tiles to be pointed at wait, unlit, for the tool.
          expect(page).toContain('data-tool="point"');
          expect(tags).toEqual([]);
          const pointing = touchable(choicesOf(play, view), true);
          for (const option of listed(question)) expect(pointing.has(anchorOf(question.topic, option, view))).toBe(true);
          match.answer(ask.seat, ask.topic, liveliest(ask, luck));
          continue;
        }
        for (const option of listed(question)) {
          const name = nameOf(eyes, question, option);
          expect(name).not.toBe('');
          if (where(question, option, view) === 'bar') continue;
          const anchor = anchorOf(question.topic, option, view);
          const here = tags.filter((t) => t.name === name || t.name.startsWith(`${name}.`) || t.name.startsWith(`${name},`));
          if (here.length > 0 || inKit(ask.topic)) continue;
          // Not by itself: its place opens a menu that holds it, or a coupon shows its targets.
          const why = `${ask.topic} at ${anchor}: ${name}\n${tags.map((t) => `${t.anchor} ${t.name}`).join('\n')}`;
          expect(
            tags.some((t) => t.anchor === anchor),
            why,
          ).toBe(true);
          if (anchor === 'panel') continue;
          expect(
            menu(anchor).some((m) => m === name || m.startsWith(`${name},`)),
            `${why}\n--\n${menu(anchor).join('\n')}`,
          ).toBe(true);
        }
      }
      match.answer(ask.seat, ask.topic, liveliest(ask, luck));
    }
  });
  test('and most questions of the game have been looked at', () => {
    expect(met.size).toBeGreaterThan(12);
  });
});
/** The kit shows one place a kind of card, however many copies there are. */
const inKit = (topic: string) => topic === 'setup/kit';

/** Plays as one who fights and explores, so that games get far enough to ask most things. */
function liveliest(ask: Ask, luck: Luck): Json {
  if (ask.topic !== 'turn/action') return anyAnswer(ask, luck);
  const all = [...ask.domain.options!()] as readonly Json[];
  const deed = (o: Json) => (o as { readonly do: string }).do;
  for (const wish of [
    ['attack', 'subdue', 'scenario', 'burn'],
    ['pick-up', 'use', 'analyze', 'heal'],
    ['open', 'move'],
  ]) {
    const fit = all.filter((o) => wish.includes(deed(o)));
    if (fit.length > 0 && luck.below(10) < 7) return luck.pick(fit) as Json;
  }
  return luck.pick(all) as Json;
}
