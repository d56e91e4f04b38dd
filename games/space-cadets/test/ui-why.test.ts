/** What cannot be done now says why, the mission always says what comes next, and the camera of a phone finds what happens. */
import { anyAnswer, Luck, Match } from '@cosmodrome/kernel';
import type { Play } from '@cosmodrome/kit/face';
import type { Lang } from '@cosmodrome/kit/text';
import { idlePlay } from '@cosmodrome/kit/ui/frame';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../content/index.ts';
import { game } from '../game.ts';
import { loose } from '../text/figures.ts';
import { aims } from '../ui/Briefing.tsx';
import { happening } from '../ui/eye.ts';
import { standingOn } from '../ui/geometry.ts';
import { LABELS } from '../ui/labels.ts';
import { choicesOf, kindOf } from '../ui/places.ts';
import { type Basic, whyNotCard, whyNotDeed, whyNotTalent, withoutTarget } from '../ui/why.ts';
import type { View } from '../view.ts';

const BASICS: readonly Basic[] = ['attack', 'mission', 'move', 'open', 'heal'];
const MOST = 250;

describe.each(SCENARIOS.map((scenario, i) => ({ scenario, lang: (i % 2 ? 'fr' : 'en') as Lang, rocketeers: 2 + (i % 5), seed: 31 + i })))(
  '$scenario, $rocketeers Rocketeers, $lang',
  ({ scenario, lang, rocketeers, seed }) => {
    test('reasons, aims and places', () => {
      const { why } = LABELS[lang];
      const match = Match.open(game, { scenario, rocketeers }, 1, seed);
      const luck = Luck.seeded(seed);
      for (let n = 0; !match.over && n < MOST; n++) {
        const asks = match.asks();
        const ask = asks[luck.below(asks.length)]!;
        const view: View = match.view(ask.seat);
        if (view.turn > 0) {
          expect(aims(view, lang).some((a) => a.now && !a.done)).toBe(true);
          for (const c of view.cells) {
            const stands = standingOn(view, c.cell);
            expect(new Set(stands.map((s) => `${s.at}`)).size).toBe(stands.length);
          }
        }
        // Not of every question: a kit can be put together in a hundred thousand ways.
        const options = ask.topic === 'turn/action' || ask.topic === 'overkill/spend' ? [...ask.domain.options!()] : [];
        if (ask.topic === 'turn/action') {
          const question = { seat: ask.seat, topic: ask.topic, kind: ask.domain.kind, shape: ask.domain.shape() };
          const play: Play = { ...idlePlay, asks: [question], options: () => options };
          const asked = { view, lang, play };
          const r = view.rocketeers.find((x) => x.role === view.active)!;
          expect(happening(view, undefined, { choices: choicesOf(play, view), only: undefined }).cells).toContain(r.at);
          const kinds = new Set(options.map(kindOf));
          for (const id of r.cards)
            if (!options.some((o) => loose(o).card === id))
              expect(whyNotCard(asked, view.cards[id]!, r), view.cards[id]!.kind).toBeTruthy();
          if (!kinds.has('talent')) expect(whyNotTalent(asked, r)).toBeTruthy();
          for (const kind of BASICS) {
            const told = whyNotDeed(asked, kind, r);
            if (kind !== 'mission' && !kinds.has(kind)) expect(told, kind).toBeTruthy();
            // Nobody is told that nothing can be paid for while it can.
            if (kinds.has(kind)) expect(told).not.toBe(why.noAction);
          }
        }
        if (ask.topic === 'overkill/spend') {
          const offered = new Set(options.flatMap((o) => loose(o).buy ?? []));
          for (const buy of withoutTarget(view, offered)) expect(LABELS[lang].noTarget[buy]).toBeTruthy();
        }
        match.answer(ask.seat, ask.topic, anyAnswer(ask, luck));
      }
    });
  },
);
