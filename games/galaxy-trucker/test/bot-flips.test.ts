/** When truckers of the house flip the hourglass. */
import { copy, type Json } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { truckers } from '../bot/truckers.ts';
import type { View } from '../view.ts';
import { building } from './table.ts';

const bot = truckers.hauler!;
/** The hourglass ran out on this circle at this moment; the bot has this number tile. */
function ran(circle: number, endsAt: number, number: number, since = 0): Parameters<typeof bot.answer>[0] {
  const table = building({ has: [{}, {}], options: { hourglass: 60 } });
  const view = copy(table.view(0) as unknown as Json) as unknown as View;
  Object.assign(view.timer, { circle, endsAt, ran: true, stirred: endsAt + since });
  Object.assign(view.yards[0]!, { number });
  return { view, seat: 0, ask: table.ask(0, 'build/do') } as Parameters<typeof bot.answer>[0];
}

test('GT-RULING-06: half of the time at once, else after 5 to 15 seconds; onto Start only who has finished', () => {
  const delays = Array.from({ length: 60 }, (_, n) => bot.tempo!(ran(2, 60_000 + 7_001 * n, 1), { do: 'flip', to: 1 }));
  const late = delays.filter((ms) => ms > 1_000);
  expect(late.every((ms) => ms >= 5_000 && ms <= 15_000)).toBe(true);
  expect(late.length).toBeGreaterThan(15);
  expect(late.length).toBeLessThan(45);
  expect(bot.answer(ran(2, 60_000, 1))).toEqual({ do: 'flip', to: 1 });
  expect(bot.answer(ran(1, 60_000, 1))).toEqual({ do: 'flip', to: 0 });
  expect(bot.answer(ran(1, 60_000, 0, 60_000))).not.toMatchObject({ do: 'flip' });
});
