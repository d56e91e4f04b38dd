/**
 * The bot of bot.ts at the tables of a house, over a WebSocket. See docs/bot-api.md.
 *
 *     TOKEN=… node examples/seat.ts https://play.example
 */
import { type Asked, answer } from './bot.ts';

const house = new WebSocket(`${process.argv[2]?.replace(/^http/, 'ws')}/api/program`);
const say = (value: unknown) => house.send(JSON.stringify(value));
house.onopen = () => say({ token: process.env.TOKEN });
house.onmessage = ({ data }) => {
  const said = JSON.parse(data as string) as Asked | { say: string };
  if (said.say === 'ask') say({ id: (said as Asked).id, answer: answer(said as Asked) });
  else process.stderr.write(`${data}\n`);
};
house.onclose = ({ code, reason }) => process.stderr.write(`closed: ${code} ${reason}\n`);
