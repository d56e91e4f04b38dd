import { copy, type Json, Luck, Refusal, type Seat } from '@cosmodrome/kernel';
import { badAnswer } from '@cosmodrome/kernel/laws';
import { describe, expect, test } from 'vitest';
import { CLASS_IDS, type Skill } from '../content/index.ts';
import { act } from '../judge/act.ts';
import type { BuildRequest } from '../state.ts';
import type { View } from '../view.ts';
import { building, type Told } from './table.ts';

const SKILLS: readonly Skill[][] = [
  ['plumber-a', 'plumber-b', 'con-artist-a'],
  ['delivery-driver-b', 'saboteur-a', 'buyer-a'],
  ['planner-a', 'architect-a', 'buyer-b'],
];
/** In every run a few builds; DEEP=1: a hundred, and a hundred thousand hostile requests. */
const [BUILDS, HOSTILE] = process.env.DEEP ? [100, 100_000] : [7, 1_000];

/** A build without an hourglass, by random requests: `before` looks at each, and what it gives back looks at what came of it. */
function build(seed: number, before: (table: Told, seat: Seat, request: BuildRequest) => (() => void) | undefined): void {
  const chance = Luck.seeded(`foresee ${seed}`);
  const has = SKILLS.map((_, seat) => ({ yard: { skills: SKILLS[(seat + seed) % SKILLS.length]! } }));
  const table = building({ class: CLASS_IDS[seed % CLASS_IDS.length]!, has, options: { hourglass: 0 } });
  for (let n = 0; n < 150 && table.state.phase === 'building'; n++) {
    const ask = chance.pick(table.asks.filter((one) => !one.optional));
    const request = ask.domain.sample!(chance) as BuildRequest;
    const after = before(table, ask.seat, request);
    table.does(ask.seat, request);
    if (table.state.phase === 'building') after?.();
  }
}

describe('what the page foresees', () => {
  test('GT-BASE-BUILD-23: an accepted request does to a view what it does to the table', () => {
    let foreseen = 0;
    const seen = ({ yards, faceUp }: View) => JSON.stringify([yards, faceUp]);
    for (let seed = 0; seed < BUILDS; seed++)
      build(seed, (table, seat, request) => {
        // What these bring only the server knows.
        if (['draw', 'read', 'flip', 'alarm'].includes(request.do)) return undefined;
        const mine = copy(table.view(seat) as unknown as Json) as unknown as View;
        act(mine, seat, request, null);
        foreseen++;
        return () => expect(seen(mine)).toBe(seen(table.view(seat)));
      });
    expect(foreseen).toBeGreaterThan(200);
  });
  test('GT-BASE-BUILD-23, GT-RULING-07: what is no request, or none for now, is refused and changes nothing', () => {
    const chance = Luck.seeded('hostile');
    let refused = 0;
    const hostile = (table: Told, seat: Seat) => {
      const ask = table.ask(seat, 'build/do');
      const before = JSON.stringify(table.match.save());
      for (let i = 0; i < 30; i++) {
        const bad = badAnswer(ask, table.match.seats, chance);
        expect(() => table.match.answer(bad.seat, bad.topic, bad.answer as Json)).toThrow(Refusal);
        refused++;
      }
      expect(JSON.stringify(table.match.save())).toBe(before);
      return undefined;
    };
    for (let seed = 0; refused < HOSTILE; seed++) build(seed, hostile);
  });
});
