/** What can be done, by whom or what it is done with: a card for each person and thing, with a button for each act. */
import { type SkillId, TRADER } from '@cosmodrome/core-space/content/index';
import type { Json } from '@cosmodrome/kernel';
import { typeset } from '@cosmodrome/kit/rich';
import type { Question } from '@cosmodrome/kit/text';
import { useNameOf, useOffer } from '@cosmodrome/kit/ui/frame';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import type { ReactNode } from 'react';
import { topOf } from '../judge/people.ts';
import { crewOf, type Member } from '../state.ts';
import type { SubjectAct as Act, AdvanceAct, Place } from '../topics.ts';
import { Portrait, type Props, Token, wordsOf } from './parts.tsx';

type Subject = { readonly key: string; readonly title: string; readonly note?: string; readonly picture: ReactNode };

export function subjectOf(act: Act, props: Props): Subject | undefined {
  const words = wordsOf(props);
  const { called, lexicon } = words;
  const crew = crewOf(props.view, props.seat ?? 0);
  const person = (m: Member): Subject => ({
    key: `member ${m.id}`,
    title: called.who(m),
    note: [called.class(m.class), `${lexicon.page.career} ${m.career}`].join(' · '),
    picture: <Portrait profile={m.profile} size={48} />,
  });
  const member = (id: Member['id']): Subject | undefined => {
    const former = props.view.outings.flatMap(({ parties }) => parties.flatMap((p) => p.former));
    const found = [...crew.members, ...former].find((m) => m.id === id);
    return found && person(found);
  };
  const where = (place: Place): string => (place === 'hold' ? lexicon.page.hold : (member(place)?.title ?? ''));
  switch (act.do) {
    case 'sell':
    case 'discard':
    case 'move':
    case 'parts':
      return {
        key: `${act.token} ${act.from}`,
        title: called.token(act.token),
        note: where(act.from),
        picture: <Token kind={act.token} height={40} words={words} />,
      };
    case 'azurium':
      return { key: 'azurium', title: called.token('azurium'), picture: <Token kind="azurium" height={40} words={words} /> };
    case 'wear': {
      const from = crew.hold.includes(act.token) ? 'hold' : act.member;
      return {
        key: `${act.token} ${from}`,
        title: called.token(act.token),
        note: where(from),
        picture: <Token kind={act.token} height={40} words={words} />,
      };
    }
    case 'hire':
    case 'rebuild':
      return {
        key: `profile ${act.profile}`,
        title: called.profile(act.profile),
        note: lexicon.names.points(TRADER[act.profile].points),
        picture: <Portrait profile={act.profile} size={48} />,
      };
    case 'recruit':
      return { key: `npc ${act.npc}`, title: called.npc(act.npc), picture: null };
    case 'buy':
    case 'pass':
    case 'venom':
    case 'offer':
    case 'accept':
    case 'refuse':
    case 'withdraw':
    case 'done':
    case 'repair':
    case 'upgrade':
      return 'member' in act ? member(act.member) : undefined;
    default:
      return member(act.member);
  }
}
export function Subjects({
  ask,
  options,
  ...props
}: Props & { readonly ask: Question; readonly options: readonly (readonly [Act, Json])[] }) {
  const cards = Map.groupBy(options, ([act]) => subjectOf(act, props)?.key ?? '');
  return (
    <ul className="csc-subjects">
      {[...cards.values()].map((acts) => {
        const { key, title, note, picture } = subjectOf(acts[0]![0], props)!;
        return (
          <li key={key} className="csc-subject">
            {picture}
            <span className="csc-who">
              <b>{title}</b>
              {note && <span>{note}</span>}
            </span>
            <span className="csc-verbs">
              {acts.map(([act, option]) => (
                <Verb key={JSON.stringify(option)} {...props} ask={ask} act={act} option={option} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
/** One act: what it does in a word or two, what it costs, and what may come of it. */
function Verb({ ask, act, option, ...props }: Props & { readonly ask: Question; readonly act: Act; readonly option: Json }) {
  const { lang, play } = props;
  const words = wordsOf(props);
  const offer = useOffer()(ask, option);
  const name = useNameOf()(ask, option);
  const state = play.state(ask.topic, option);
  const { label, help } = words.lexicon.verb(act, { ...words.called, crew: crewOf(props.view, ask.seat) });
  return (
    <button
      type="button"
      className="cd-held csc-verb"
      data-target=""
      data-state={state}
      data-long={help === undefined && act.do !== 'learn' ? undefined : ''}
      onClick={() => play.pick(ask.topic, option)}
    >
      <span className="cd-hidden">{name}</span>
      <b aria-hidden="true">{typeset(label, lang)}</b>
      {act.do === 'learn' && <Learnt {...props} act={act} />}
      {help && <span aria-hidden="true">{help}</span>}
      {offer.cost && act.do !== 'learn' && <small aria-hidden="true">{typeset(offer.cost, lang)}</small>}
    </button>
  );
}
/** A skill as it is and as it will be, and what the next level does. */
function Learnt({ act, ...props }: Props & { readonly act: Extract<AdvanceAct, { readonly do: 'learn' }> }) {
  const { core } = wordsOf(props);
  const m = crewOf(props.view, props.seat ?? 0).members.find(({ id }) => id === act.member);
  if (!m) return null;
  const has = m.levels[act.skill] ?? 0;
  const levels: readonly string[] = core.lexicon.skills[act.skill as SkillId].levels;
  return (
    <>
      <span className="csc-pips" aria-hidden="true">
        {Array.from({ length: topOf(act.skill) }, (_, i) => i + 1).map((level) => (
          <i key={level} data-on={level <= has ? '' : undefined} data-next={level === has + 1 ? '' : undefined} />
        ))}
      </span>
      <span aria-hidden="true">
        <Rich>{levels[has] ?? ''}</Rich>
      </span>
    </>
  );
}
