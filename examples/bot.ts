/**
 * A bot in a few lines: takes the last of a list, and any answer to whatever is no list. See docs/bot-api.md.
 *
 *     npm run -s cosmo -- sim vii-legio --seats 2 --games 10 --bots "program:node examples/bot.ts,greedy"
 */
import { createInterface } from 'node:readline';

type Said =
  | { say: 'ask'; id: number; question: { kind: string; shape: unknown }; any: unknown }
  | { say: 'refused'; id: number; why: string }; // the same question comes again

for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line) as Said;
  if (said.say !== 'ask') continue;
  const { question } = said;
  const answer = question.kind === 'oneOf' ? (question.shape as { options: unknown[] }).options.at(-1) : said.any;
  process.stdout.write(`${JSON.stringify({ id: said.id, answer })}\n`);
}
