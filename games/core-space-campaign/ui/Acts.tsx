/** What can be done now, in groups: shops with their shelves, what is owned, people, extraction, careers, founding. */
import { type CrewId, MISSION, type MissionId } from '@cosmodrome/core-space/content/index';
import type { Json, Seat } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { useState } from 'react';
import { titleOf } from '../judge/brought.ts';
import { openPosts, whyNotLeave } from '../judge/market.ts';
import { crewOf, outingOf, type Plan, partyOf } from '../state.ts';
import type { SubjectAct } from '../topics.ts';
import type { View } from '../view.ts';
import { Choices } from './Choices.tsx';
import { HullArt } from './Hull.tsx';
import { Import, Made } from './Import.tsx';
import { Glyph, Panel, Portrait, type Props, Token, wordsOf } from './parts.tsx';
import { Emblem } from './Scene.tsx';
import { Shelf } from './Shelf.tsx';
import { Subjects, subjectOf } from './Subjects.tsx';

type Act = { readonly do: string } & { readonly [key: string]: Json };
const isAct = (option: Json): option is Act => typeof option === 'object' && option !== null && 'do' in option;
/** What stands in panels of its own: offers, and what concerns the ship as a whole. */
const OFFERS = ['offer', 'accept', 'refuse', 'withdraw'];
export const inPanel = (topic: string, act: string): boolean =>
  (topic === 'trade' && OFFERS.includes(act)) || (topic === 'home' && ['name', 'retire'].includes(act));
const OF_SUBJECTS = ['extract', 'advance', 'trade', 'repair'];
/** Answers that end a phase stand in the bar, and the mission where there is only one. */
export const inBar = (act: string, view: View): boolean =>
  act === 'play' ? view.settings.structure !== 'open' : ['done', 'launch', 'wait', 'rest'].includes(act);

const MUST = { 'needs-captain': 'crews', 'hold-full': 'hold', free: undefined } as const;
/** Acts of one group share a tab. */
function groupOf(act: Act, ask: Question, props: Props): string {
  const { names, page } = wordsOf(props).lexicon;
  if (act.do === 'buy' || act.do === 'pass') return names.posts[act.post as keyof typeof names.posts].name;
  if (ask.topic === 'advance') return subjectOf(act as unknown as SubjectAct, props)?.title ?? page.next;
  if (['hire', 'keep', 'recruit', 'rebuild', 'promote', 'ransom', 'enlist', 'ready'].includes(act.do)) return page.crews;
  if (['sell', 'azurium', 'venom', 'discard', 'move', 'wear', 'doff', 'parts'].includes(act.do)) return page.hold;
  return act.do === 'retire' || act.do === 'repair' || act.do === 'upgrade' ? page.ship : page.next;
}
export function Acts(props: Props) {
  const asks = props.play.asks.filter((a) => a.kind === 'oneOf');
  return asks.map((ask) => <Asked key={`${ask.seat} ${ask.topic}`} {...props} ask={ask} />);
}
function Asked({ ask, ...props }: Props & { readonly ask: Question }) {
  const { page, names } = wordsOf(props).lexicon;
  const isElsewhere = (option: Act) => inBar(option.do, props.view) || inPanel(ask.topic, option.do);
  const options = props.play.options(ask.topic).filter((option) => !isAct(option) || !isElsewhere(option));
  const outing = ask.topic === 'trade' ? outingOf(props.view, ask.seat) : undefined;
  // Shelves are there whether one can buy or not.
  const posts = outing ? openPosts(partyOf(outing, ask.seat)) : [];
  const shelf = (name: string) => posts.find((post) => names.posts[post].name === name);
  const groups = new Map<string, Json[]>(posts.map((post) => [names.posts[post].name, []]));
  for (const [name, list] of Map.groupBy(options, (option) => (isAct(option) ? groupOf(option, ask, props) : page.next)))
    groups.set(name, list);
  const [open, show] = useState<string>();
  // What must be done before anybody leaves lies open.
  const must = ask.topic === 'trade' ? MUST[whyNotLeave(crewOf(props.view, ask.seat)) ?? 'free'] : undefined;
  const first = must && groups.has(page[must]) ? page[must] : [...groups.keys()][0];
  const shown = open !== undefined && groups.has(open) ? open : first;
  if (first === undefined) return null;
  const here = groups.get(shown!) ?? [];
  const isSubject = (option: Json): boolean =>
    isAct(option) && OF_SUBJECTS.includes(ask.topic) && subjectOf(option as unknown as SubjectAct, props) !== undefined;
  const subjects = here.filter(isSubject).map((option) => [option as unknown as SubjectAct, option] as const);
  const others = here.filter((option) => !isSubject(option));
  const post = shelf(shown!);
  return (
    <Panel at="acts" title={[...groups.keys()].length === 1 ? first : page.next}>
      {groups.size > 1 && (
        <div className="csc-tabs" role="tablist">
          {[...groups.keys()].map((name) => (
            <button key={name} type="button" role="tab" aria-selected={name === shown} onClick={() => show(name)}>
              {name}
            </button>
          ))}
        </div>
      )}
      {ask.topic === 'found' && props.view.settings.veterans && <Import {...props} />}
      {ask.topic === 'home' && props.view.settings.structure === 'open' && <Made {...props} />}
      {subjects.length > 0 && <Subjects {...props} ask={ask} options={subjects} />}
      {post && <Shelf {...props} ask={ask} post={post} />}
      {!post && others.length > 0 && (
        <Choices {...props} ask={ask} options={others} picture={(option) => <Picture option={option} {...props} />} />
      )}
    </Panel>
  );
}
function Picture({ option, ...props }: Props & { readonly option: Json }) {
  if (!isAct(option)) return null;
  if (option.do === 'play' || option.do === 'drawn') return <Played {...props} plan={option as unknown as Played} />;
  if (option.do === 'ready') return <HullArt id={option.crew as CrewId} />;
  if (option.do === 'repair' || option.do === 'upgrade') return <Glyph id={(option.system ?? option.upgrade) as never} />;
  if (typeof option.token === 'string') return <Token kind={option.token as never} height={32} words={wordsOf(props)} />;
  return typeof option.profile === 'string' ? <Portrait profile={option.profile as never} size={40} /> : null;
}
type Played = Extract<Plan, { readonly do: 'play' | 'drawn' }>;
/** A mission: how hard it begins, how many may go, and who wants to play it too. */
function Played({ plan, ...props }: Props & { readonly plan: Played }) {
  const { view, names } = props;
  const { page } = wordsOf(props).lexicon;
  const of = (mission: MissionId) => MISSION[mission];
  const mission = plan.do === 'play' ? of(plan.mission) : view.brought[plan.of];
  const isSame = (other: Plan | null | undefined): boolean =>
    plan.do === 'play' ? other?.do === 'play' && other.mission === plan.mission : other?.do === 'drawn' && other.of === plan.of;
  const with_: readonly Seat[] = view.crews.flatMap(({ seat }) => (isSame(view.plans[seat]) ? [seat] : []));
  return (
    <span className="csc-line">
      {plan.do === 'play' && <Emblem mission={plan.mission} />}
      {mission && page.starts(mission.hostility, mission.traders)}
      {plan.do === 'drawn' && titleOf(view, plan.of) !== null && ` · ${page.workshop}`}
      {with_.map((seat) => (
        <span key={seat}>
          <SeatShape seat={seat} size="s" name={names[seat] ?? ''} /> {names[seat]}
        </span>
      ))}
    </span>
  );
}
