/** Which crew: who they are, what they can and what they bring; and one's own, put together by points. */
import { typeset } from '@cosmodrome/kit/rich';
import { useNameOf } from '@cosmodrome/kit/ui/frame';
import { CREW, CREWS } from '../content/crews.ts';
import { TRADER } from '../content/traders.ts';
import { missionOf } from '../judge/site.ts';
import { Briefing } from './Briefing.tsx';
import type { Props } from './desk.ts';
import { LABELS } from './labels.ts';
import { Art, portraitOf } from './pieces.tsx';
import { NAMES } from './terms.ts';

export function CrewChoice({ view, lang, play, names }: Props) {
  const nameOf = useNameOf();
  const labels = LABELS[lang].crews;
  const words = NAMES[lang];
  const ask = play.asks.find((a) => a.topic === 'setup/crew');
  const open = play.options('setup/crew');
  const mission = missionOf(view);
  return (
    <div className="cs-setup">
      <ul>
        {CREWS.map((id) => {
          const taken = view.crews.find((c) => c.ready === id);
          const free = ask !== undefined && open.includes(id);
          const content = (
            <>
              <span className="cs-faces">
                {CREW[id].map(({ trader }) => (
                  <Art key={trader} id={portraitOf({ being: { kind: 'trader', sheet: { profile: trader } as never } })} size={46} />
                ))}
                <span>
                  <b>{words.crews[id].name}</b>
                  {free && <span className="cs-take">{labels.take}</span>}
                </span>
              </span>
              <small>{typeset(words.crews[id].text as string, lang)}</small>
              <ul>
                {CREW[id].map(({ trader, class: of }) => (
                  <li key={trader}>
                    <b>{words.traders[trader]}</b> {words.classes[of].name}
                    <i>{labels.profile(TRADER[trader].health[0], TRADER[trader].actions[0], TRADER[trader].skill[0])}</i>
                  </li>
                ))}
              </ul>
              {taken && <em>{labels.taken(names[taken.seats[0] ?? 0] ?? '')}</em>}
            </>
          );
          return (
            <li key={id}>
              {free && ask ? (
                <button
                  type="button"
                  className="cs-plate cs-crewcard"
                  data-target=""
                  data-state={play.state('setup/crew', id)}
                  data-wanted={play.wanted?.('setup/crew', id)}
                  aria-label={nameOf(ask, id)}
                  onClick={() => play.pick('setup/crew', id)}
                >
                  {content}
                </button>
              ) : (
                <div className="cs-plate cs-crewcard" data-off="">
                  {content}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <Briefing mission={mission} lang={lang} />
    </div>
  );
}
