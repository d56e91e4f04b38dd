/** One who does not answer in time (PAN-RULING-74): the least that the rules let him do. */
import type { Bot, Json } from '@cosmodrome/kernel';
import { type Card, isItem } from '../content/index.ts';
import type { Note } from '../notes.ts';
import type { Action, Topic } from '../topics.ts';
import type { View } from '../view.ts';

export const absent: Bot<View, Note> = {
  name: 'absent',
  answer({ ask, chance }) {
    const options = [...(ask.domain.options?.() ?? [])];
    switch (ask.topic as Topic) {
      case 'turn/action':
        return idle(options as Action[]) ?? chance.pick(options);
      case 'trade/give': {
        const items = (options as Card[]).filter(isItem);
        return chance.pick(items.length > 0 ? items : (options as Card[]));
      }
      case 'encounter/choose':
        return chance.pick(options.filter((o) => (o as { do: string }).do === 'trade'));
      case 'team/join':
        return true;
      case 'vest/play':
      case 'end/vote':
        return false;
      case 'run/move':
      case 'fire/again':
        return null;
      case 'explore/unplaceable':
        return 'giveUp';
      default:
        return chance.pick(options);
    }
  },
};
/** End the turn; before that, a search of the first round that is possible at once; else a step towards it. */
function idle(options: readonly Action[]): Json | undefined {
  return options.find((a) => a.do === 'end') ?? options.find((a) => a.do === 'search');
}
