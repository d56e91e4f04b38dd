/** Where a mission is played: its emblem, its deck behind its name, and its plan for whoever asks. */
import { type Mission, type MissionId, type MissionMap, readMap } from '@cosmodrome/core-space/content/index';
import { Briefing } from '@cosmodrome/core-space/ui/Briefing';
import { Deck } from '@cosmodrome/core-space/ui/Deck';
import { UNIT } from '@cosmodrome/kit/plane/plan';
import type { Lang } from '@cosmodrome/kit/text';
import { useMemo, useState } from 'react';

export const Emblem = ({ mission }: { readonly mission: MissionId }) => (
  <svg className="csc-emblem" viewBox="0 0 200 140" aria-hidden="true">
    <use href={`#csc-st-${mission}`} width={200} height={140} />
  </svg>
);
function useMap({ map, floors }: Mission): MissionMap | undefined {
  return useMemo(() => {
    const read = readMap(map, floors);
    return 'map' in read ? read.map : undefined;
  }, [map, floors]);
}
/** For the eyes alone: the middle of the deck, as one comes in. */
export function Scene({ mission }: { readonly mission: Mission }) {
  const map = useMap(mission);
  if (!map) return null;
  const { cols, rows } = map.plan;
  return (
    <svg
      className="csc-scene"
      viewBox={`0 ${rows * UNIT * 0.3} ${cols * UNIT} ${rows * UNIT * 0.4}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <Deck map={map} />
    </svg>
  );
}
/** It is drawn when somebody wants to see it. */
export function Plan({ mission, lang, says }: { readonly mission: Mission; readonly lang: Lang; readonly says: string }) {
  const [open, show] = useState(false);
  return (
    <details className="csc-plan" onToggle={(e) => show(e.currentTarget.open)}>
      <summary>{says}</summary>
      {open && <Briefing mission={mission} lang={lang} />}
    </details>
  );
}
