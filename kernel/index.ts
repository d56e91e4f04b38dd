export type { AnyBot, Bot, BotSeat } from './bot.ts';
export { Chance, Luck, type LuckState } from './chance.ts';
export {
  type Assign,
  amount,
  assign,
  type Domain,
  type Kind,
  oneOf,
  order,
  path,
  point,
  type Receiver,
  type Region,
  type Some,
  someOf,
  type Walk,
  yesNo,
} from './domain.ts';
export { Ask, after, ask, CLOCK, each, type Flow, given, mayAsk, type Pause, race, type Seat, type Topic } from './flow.ts';
export {
  type AnyGame,
  type Frozen,
  type Game,
  type Option,
  type Options,
  Refusal,
  type RefusalCode,
  type Report,
  type Standing,
  settle,
  settleSeats,
  type Table,
} from './game.ts';
export { copy, type Json, malformed, same } from './json.ts';
export { type AnyMatch, Divergence, Match, open, RuleBug, replay, resume, salvage, type Told } from './match.ts';
export {
  type AnswerEntry,
  type BackEntry,
  type Bookmark,
  type Entry,
  isAnswer,
  isBack,
  isRoll,
  type Opening,
  type RollEntry,
  type Saved,
  type Segment,
  type Step,
} from './record.ts';
export { type Listener, Sim } from './sim.ts';
