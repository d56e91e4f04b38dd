/** People: one card each, with what the next point of the Career brings; the whole sheet is its hover card. */
import { CLASS } from '@cosmodrome/core-space/content/index';
import type { About } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import { useExplain } from '@cosmodrome/kit/ui/Explain';
import { useNameOf } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { MOST_MEMBERS, ROWS, STATISTICS } from '../content/index.ts';
import { isAway, lastSpace, nextRow, potentialOf } from '../judge/people.ts';
import { carriedBy } from '../judge/things.ts';
import type { Crew, Member } from '../state.ts';
import type { CampaignWords } from '../text/compose.ts';
import { Panel, Portrait, type Props, Token, wordsOf } from './parts.tsx';

export function CrewPanel({ crew, ...props }: Props & { readonly crew: Crew }) {
  const words = wordsOf(props);
  const { page } = words.lexicon;
  const embark = props.seat === crew.seat ? props.play.asks.find((a) => a.topic === 'embark') : undefined;
  return (
    <Panel at="crew" title={page.crew} aside={`${crew.members.length} / ${MOST_MEMBERS}`}>
      <ul className="csc-people">
        {crew.members.map((m) => (
          <li key={m.id}>
            <Card {...props} m={m} words={words} asked={embark !== undefined} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
function Card({
  m,
  words,
  asked,
  play,
  lang,
  seat,
}: Props & { readonly m: Member; readonly words: CampaignWords; readonly asked: boolean }) {
  const { called, lexicon } = words;
  const explain = useExplain(sheet(m, words));
  const ask = play.asks.find((a) => a.topic === 'embark' && a.seat === seat);
  const nameOf = useNameOf();
  const state = asked ? play.state('embark', m.id) : undefined;
  const row = nextRow(m);
  const line =
    m.ransom !== null
      ? `${lexicon.page.away}, ${lexicon.names.ua(m.ransom)}`
      : m.misses > 0
        ? `${lexicon.page.away}, ${m.misses}`
        : lexicon.page.ready;
  const inside = (
    <>
      <Portrait profile={m.profile} size={56} />
      <span className="csc-who">
        <b>
          {called.who(m)}
          {m.captain && <Icon name="star" small />}
        </b>
        <span>
          {called.class(m.class)} · {lexicon.page.career} {m.career}/{lastSpace(m.profile)}
        </span>
        {row ? (
          <em>
            {lexicon.page.nextPoint}: {row.brings.map((s) => `+1 ${lexicon.names.statistics[s]}`).join(', ')}
          </em>
        ) : (
          <em data-away={isAway(m) ? '' : undefined}>{line}</em>
        )}
      </span>
      <span className="csc-kit">
        {carriedBy(m).map((kind, i) => (
          <Token key={i} kind={kind} height={28} words={words} />
        ))}
      </span>
    </>
  );
  if (!ask || state === undefined)
    return (
      <button type="button" className="csc-card" data-away={isAway(m) ? '' : undefined} {...explain}>
        {inside}
      </button>
    );
  return (
    <button
      type="button"
      className="csc-card cd-held"
      data-target=""
      data-state={state}
      aria-pressed={state === 'chosen'}
      {...explain}
      onClick={() => play.pick('embark', m.id)}
    >
      <span className="cd-hidden">{typeset(nameOf(ask, m.id), lang)}</span>
      <span className="csc-within" aria-hidden="true">
        {inside}
      </span>
    </button>
  );
}
/** Everything about somebody: statistics and what they can become, skills, what they carry, rows still to come. */
function sheet(m: Member, { called, lexicon }: CampaignWords): About {
  const { statistics } = lexicon.names;
  return {
    title: called.who(m),
    text: [
      STATISTICS.map((s) => `${statistics[s]} ${m[s]}/${potentialOf(m.profile, s)}`).join(', '),
      CLASS[m.class].skills
        .filter((skill) => m.levels[skill] !== undefined)
        .map((skill) => `${called.skill(skill)} ${m.levels[skill]}`)
        .join(', '),
      carriedBy(m).map(called.token).join(', '),
    ].filter((text) => text !== ''),
    more: `${lexicon.page.career}: ${m.career} (${ROWS.filter((last) => last <= lastSpace(m.profile)).join(', ')})`,
    rules: ['CS-ADN-05'],
  };
}
