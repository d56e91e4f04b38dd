/** What can be done now, in groups: shops with their shelves, what is sold, people, extraction, founding. */
import type { Json } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import { useState } from 'react';
import type { View } from '../view.ts';
import { Choices } from './Choices.tsx';
import { Import, Made } from './Import.tsx';
import { Panel, Portrait, type Props, Token, wordsOf } from './parts.tsx';

type Act = { readonly do: string } & { readonly [key: string]: Json };
/** In this order; acts of one group share a title. */
function groupOf(act: Act, props: Props): string {
  const { names, page } = wordsOf(props).lexicon;
  if (act.do === 'buy' || act.do === 'pass') return names.posts[act.post as keyof typeof names.posts].name;
  if (['hire', 'keep', 'recruit', 'rebuild', 'promote', 'ransom', 'enlist', 'ready'].includes(act.do)) return page.crews;
  if (['sell', 'azurium', 'venom', 'discard', 'move', 'wear', 'doff', 'parts'].includes(act.do)) return page.hold;
  if (act.do === 'retire' || act.do === 'name' || act.do === 'repair' || act.do === 'upgrade') return page.ship;
  return page.next;
}
const isAct = (option: Json): option is Act => typeof option === 'object' && option !== null && 'do' in option;

/** These stand in a panel of their own. */
const BARTER = ['offer', 'accept', 'refuse', 'withdraw'];
export function Acts(props: Props) {
  const asks = props.play.asks.filter((a) => a.kind === 'oneOf');
  return asks.map((ask) => <Asked key={`${ask.seat} ${ask.topic}`} {...props} ask={ask} />);
}
function Asked({ ask, ...props }: Props & { readonly ask: Question }) {
  const options = props.play
    .options(ask.topic)
    .filter((option) => !isAct(option) || !(inBar(option.do, props.view) || BARTER.includes(option.do)));
  const groups = Map.groupBy(options, (option) => (isAct(option) ? groupOf(option, props) : wordsOf(props).lexicon.page.next));
  const [open, show] = useState<string>();
  const first = [...groups.keys()][0];
  const shown = open !== undefined && groups.has(open) ? open : first;
  if (first === undefined) return null;
  return (
    <Panel at="acts" title={[...groups.keys()].length === 1 ? first : wordsOf(props).lexicon.page.next}>
      {groups.size > 1 && (
        <div className="csc-tabs" role="tablist">
          {[...groups].map(([name, list]) => (
            <button key={name} type="button" role="tab" aria-selected={name === shown} onClick={() => show(name)}>
              {name} <small>{list.length}</small>
            </button>
          ))}
        </div>
      )}
      {ask.topic === 'found' && props.view.settings.veterans && <Import {...props} />}
      {ask.topic === 'home' && props.view.settings.structure === 'open' && <Made {...props} />}
      <Choices {...props} ask={ask} options={groups.get(shown!) ?? []} picture={(option) => <Picture option={option} {...props} />} />
    </Panel>
  );
}
/** Answers that end a phase stand in the bar, and the mission where there is only one. */
export const inBar = (act: string, view: View): boolean =>
  act === 'play' ? view.settings.structure !== 'open' : ['done', 'launch', 'wait', 'rest'].includes(act);
function Picture({ option, ...props }: Props & { readonly option: Json }) {
  if (!isAct(option)) return null;
  if (typeof option.token === 'string') return <Token kind={option.token as never} height={32} words={wordsOf(props)} />;
  return typeof option.profile === 'string' ? <Portrait profile={option.profile as never} size={40} /> : null;
}
