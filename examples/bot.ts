/**
 * A bot in a few lines: takes the last of a list, and any answer to whatever is no list. See docs/bot-api.md.
 *
 *     npm run -s cosmo -- sim vii-legio --seats 2 --games 10 --bots "program:node examples/bot.ts,greedy"
 *
 * seat.ts beside it is the same bot at a table of a house, over a socket.
 */
import { createInterface } from 'node:readline';

export interface Asked {
  say: 'ask';
  id: number;
  question: { kind: string; shape: unknown };
  any: unknown;
}
export function answer({ question, any }: Asked): unknown {
  return question.kind === 'oneOf' ? (question.shape as { options: unknown[] }).options.at(-1) : any;
}

if (import.meta.main)
  for await (const line of createInterface({ input: process.stdin })) {
    const said = JSON.parse(line) as Asked | { say: 'refused' }; // then the same question comes again
    if (said.say === 'ask') process.stdout.write(`${JSON.stringify({ id: said.id, answer: answer(said) })}\n`);
  }
