/** Before anybody comes aboard: what a mission is about, its map with what it points at, what it asks, for how many, how long and how hard. */
import type { Lang } from '@cosmodrome/kit/text';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { useMemo } from 'react';
import { readMap } from '../content/map.ts';
import type { Mission } from '../content/mission.ts';
import { LENGTH } from '../content/missions/index.ts';
import { drawnBriefing, titleOf } from './briefing.ts';
import { MissionChart } from './Chart.tsx';
import { LABELS } from './labels.ts';
import { MISSION_WORDS } from './terms.ts';

/** For how many crews, how long and how hard: of a drawn one nobody knows the last two. */
export function MissionFacts({ mission, lang }: { readonly mission: Mission; readonly lang: Lang }) {
  const { facts } = LABELS[lang].crews;
  const { crews, hostility, name } = mission;
  const known = 'mission' in name ? LENGTH[name.mission] : undefined;
  return (
    <ul className="cs-facts">
      <li>{facts.crews(crews.from, crews.to)}</li>
      <li>{facts.pegs(hostility)}</li>
      {known && <li>{facts.minutes(known.minutes)}</li>}
      {known && <li>{facts.weight(known.weight)}</li>}
    </ul>
  );
}
export function Briefing({ mission, lang }: { readonly mission: Mission; readonly lang: Lang }) {
  const labels = LABELS[lang].crews;
  const words = 'mission' in mission.name ? MISSION_WORDS[lang][mission.name.mission] : undefined;
  const drawn = drawnBriefing(mission, lang);
  const { map: text, floors } = mission;
  const map = useMemo(() => {
    const read = readMap(text, floors);
    return 'map' in read ? read.map : undefined;
  }, [text, floors]);
  return (
    <section className="cs-plate cs-brief">
      <h3>{titleOf(mission, lang)}</h3>
      <MissionFacts mission={mission} lang={lang} />
      {map && <MissionChart mission={mission} map={map} lang={lang} />}
      <div className="cs-brief-text">
        {words && (
          <>
            <p>
              <Rich quiet>{words.story}</Rich>
            </p>
            <p>
              <b>{labels.aim}</b> <Rich quiet>{words.primary}</Rich>
            </p>
            <p>
              <Rich quiet>{labels.how}</Rich>
            </p>
            <ul>
              {[words.secondary, ...words.special].map((line, i) => (
                <li key={i}>
                  <Rich quiet>{line}</Rich>
                </li>
              ))}
            </ul>
          </>
        )}
        {drawn && (
          <>
            {drawn.author && <p className="cs-tale">{labels.drawnBy(drawn.author)}</p>}
            {drawn.story && <p className="cs-own-words">{drawn.story}</p>}
            <ul>
              {drawn.aims.map((aim, i) => (
                <li key={i}>{aim}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
