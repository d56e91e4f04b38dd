/** Every legal answer can be given: on the board, in my things, or by a button of the question bar. */
import { type Ask, type Json, Luck, Match, type Seat, same } from '@cosmodrome/kernel';
import { typeset } from '@cosmodrome/kit/rich';
import type { Lang, Question } from '@cosmodrome/kit/text';
import { asked, type Eyes as Drawn, drawnFor, listed, nameOf, targetsOf } from '@cosmodrome/kit/ui/drawn';
import { FrameContext } from '@cosmodrome/kit/ui/frame';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Note } from '../notes.ts';
import { inScene } from '../state.ts';
import { words } from '../text/index.ts';
import type { Action, Topic } from '../topics.ts';
import { Table } from '../ui/Board.tsx';
import { Landing } from '../ui/Landing.tsx';
import { againstLeaving, where } from '../ui/places.ts';
import { Things } from '../ui/Things.tsx';
import type { Forecast, View } from '../view.ts';

const NAMES = ['Livia', 'Vibius', 'Octave', 'Junia'];
type Eyes = Drawn<View, Note> & { readonly asks: readonly Question[] };
const eyesOf = (view: View, seat: Seat, ask: Question, lang: Lang): Eyes => ({
  view,
  seat,
  asks: [ask],
  lang,
  words: words[lang],
  names: NAMES,
});
/** The names of all targets drawn for these eyes, as a screen reader hears them. */
function targets(eyes: Eyes, small: boolean): string[] {
  const { view, asks } = eyes;
  const { frame, props } = drawnFor(eyes);
  // The landing panel offers what is invited at the moment; its chips lead to every other invitation.
  const invitations = asks.some((a) => a.topic === 'land/proposal')
    ? (inScene(view, 'landing')?.choices ?? []).filter((c) => !c.imperator || alone(view, c))
    : [];
  const panels = invitations.map(({ invite }) => h(Landing, { ...props, key: invite.join(), invite, onInvite: () => undefined }));
  // The board is the dearest part to draw: it is looked at when it has something to answer.
  const onBoard = asks.some((a) => listed(a).some((o) => where(a, o, view) === 'board'));
  const board = invitations.length > 0 ? panels : onBoard ? h(Table, { ...props, small }) : null;
  const page = renderToStaticMarkup(h(FrameContext, { value: frame }, board, h(Things, props)));
  if (eyes.lang === 'en') expect(page.match(/[^<>"]* :(?=[ <"])/g), 'spaced as French is').toBeNull();
  return targetsOf(page).map((t) => t.name);
}
/** The Imperator's column is the only one for these guests. */
const alone = (view: View, c: Forecast) =>
  !inScene(view, 'landing')?.choices.some((other) => !other.imperator && same(other.invite, c.invite));

/** Plays as one who lands, discovers and leaves things behind, so that games get far enough to ask everything. */
function liveliest(ask: Ask, view: View, luck: Luck): Json {
  const all = (): readonly Json[] => [...(ask.domain.options?.() ?? [])];
  if (ask.domain.kind === 'yesNo') return luck.below(10) < 9;
  if (ask.topic === 'turn/start') return all()[0]!;
  if (ask.topic === 'mission/leave') return all().at(-1 - luck.below(3)) ?? all()[0]!;
  if (ask.topic !== 'turn/action') return ask.domain.sample!(luck);
  const actions = all() as readonly Action[];
  const type = (a: Action) => a.do === 'play' && view.units[ask.seat]!.hand!.find((c) => c.card === a.card)!.type;
  const wishes: readonly ((a: Action) => boolean)[] = [
    (a) => a.do === 'enter-x',
    (a) => a.do === 'land',
    (a) => type(a) === 'discovery' || type(a) === 'advantage' || type(a) === 'oz' || type(a) === 'detector',
    (a) => a.do === 'decode',
    (a) => a.do === 'buy' && !['propulsor', 'laser', 'decoder'].includes(a.what),
    (a) => a.do === 'play',
    (a) => a.do === 'move' || a.do === 'leave-x',
  ];
  for (const wish of wishes) {
    const fit = actions.filter(wish);
    if (fit.length > 0 && luck.below(10) < 7) return luck.pick(fit) as Json;
  }
  return luck.pick(actions.filter((a) => a.do !== 'declare')) as Json;
}

const EVERY_TOPIC: Readonly<Record<Topic, true>> = {
  'setup/profile': true, 'setup/expert': true, 'setup/objective': true, 'turn/start': true, 'turn/action': true, 'buy/pay': true,
  'move/pay': true, 'decode/pay': true, 'sector-x/pay': true, 'explore/discard': true, 'explore/asteroid-shower': true,
  'explore/ion-storm': true, 'explore/outbreak': true, 'explore/castaway': true, 'explore/drifting-wreck': true, 'explore/oz-alloy': true,
  'combat/expert': true, 'discover/card': true, 'discover/pawn': true, 'sector-x/card': true, 'land/proposal': true, 'land/answer': true,
  'land/confirm': true, 'mission/skill': true, 'mission/spend': true, 'mission/leave': true, 'xeno/technology': true,
  'objective/second': true, 'promotion/profile': true, 'promotion/experts': true,
}; // biome-ignore format: a list
/** Each topic is looked at this often a game; turns more, since they hold most kinds of answers. */
const LOOKS = 1;
const LOOKS_AT_TURNS = 6;

describe('every legal answer is within reach', () => {
  const met = new Set<string>();
  test.each([
    { seats: 3, seed: 1, lang: 'fr' },
    { seats: 4, seed: 2, lang: 'en' },
    { seats: 4, seed: 10, lang: 'fr' },
    { seats: 2, seed: 3, lang: 'fr' },
  ] as const)('$seats seats, seed $seed, $lang', ({ seats, seed, lang }) => {
    const match = Match.open(game, {}, seats, seed);
    const luck = Luck.seeded(seed * 7 + 1);
    const looks = new Map<string, number>();
    for (let n = 0; !match.over && n < 3000; n++) {
      const open = match.asks();
      const ask = open[luck.below(open.length)]!;
      const view = match.view(ask.seat);
      const seen = looks.get(ask.topic) ?? 0;
      if (seen < (ask.topic === 'turn/action' ? LOOKS_AT_TURNS : LOOKS)) {
        looks.set(ask.topic, seen + 1);
        met.add(ask.topic);
        const question = asked(ask);
        const options = listed(question);
        const eyes = eyesOf(view, ask.seat, question, lang);
        const drawn = targets(eyes, false);
        for (const option of options) {
          const name = nameOf(eyes, question, option);
          expect(name).not.toBe('');
          if (where(question, option, view) === 'bar') continue;
          // Two cards of a kind have one name: there must be as many targets as options of that name.
          const alike = options.filter((o) => where(question, o, view) !== 'bar' && nameOf(eyes, question, o) === name).length;
          expect(drawn.filter((d) => d === name).length, `${ask.topic}: ${name}\n${drawn.join('\n')}`).toBeGreaterThanOrEqual(alike);
        }
        if (question.kind === 'assign') {
          const { receivers } = question.shape as { readonly receivers: readonly { readonly id: string }[] };
          // What would be refused whatever else is added does not glow.
          const fits = receivers.filter(
            (_, i) =>
              !againstLeaving(
                question,
                receivers.map((_, j) => Number(i === j)),
                false,
                view,
              ),
          );
          expect(drawn.sort()).toEqual(fits.map((r) => typeset(`${nameOf(eyes, question, r.id)} : 0`, lang)).sort());
        }
        // Nothing glows that is no answer.
        const names = new Set(options.map((o) => nameOf(eyes, question, o)));
        if (question.kind !== 'assign') for (const d of drawn) expect(names, `${ask.topic}: ${d}`).toContain(d);
      }
      match.answer(ask.seat, ask.topic, liveliest(ask, view, luck));
    }
    expect(match.over).toBe(true);
  });
  test('and every question of the game has been looked at', () => {
    expect([...met].sort()).toEqual(Object.keys(EVERY_TOPIC).sort());
  });
});

test('on a small board gates, planets and the chosen contact are targets too', () => {
  const match = Match.open(game, {}, 3, 1);
  const luck = Luck.seeded(8);
  const looked = new Set<string>();
  for (let n = 0; !match.over && looked.size < 4 && n < 2000; n++) {
    const ask = match.asks()[0]!;
    const view = match.view(ask.seat);
    const question = asked(ask);
    for (const option of listed(question)) {
      const kind = ask.topic === 'turn/action' ? (option as Action).do : ask.topic;
      if (!['move', 'land', 'discover/card', 'discover/pawn'].includes(kind) || looked.has(kind)) continue;
      looked.add(kind);
      const eyes = eyesOf(view, ask.seat, question, 'fr');
      expect(targets(eyes, true)).toContain(nameOf(eyes, question, option));
    }
    match.answer(ask.seat, ask.topic, liveliest(ask, view, luck));
  }
  expect(looked.size).toBe(4);
});
