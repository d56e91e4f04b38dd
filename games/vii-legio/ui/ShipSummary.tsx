/** The ship board of anybody in signs, three by three: for the players' cards, hover cards and the fleet. */
import type { Lang } from '@cosmodrome/kit/text';
import { COUNTERS, SKILLS, SPECIALTIES, TECHNOLOGIES } from '../content/index.ts';
import type { UnitView } from '../view.ts';
import { LABELS } from './labels.ts';
import { Expert, I, Pips, Tech } from './pieces.tsx';
import { NAMES } from './terms.ts';

export function ShipSummary({ unit, lang }: { readonly unit: UnitView; readonly lang: Lang }) {
  const labels = LABELS[lang];
  const names = NAMES[lang];
  return (
    <span className="leg-sum" data-game="vii-legio">
      {COUNTERS.map((c) => (
        <span key={c} className="leg-sum__row">
          <I name={c} />{' '}
          <Pips
            have={unit.aboard[c]}
            of={unit.max[c]}
            grey={unit.greyed[c]}
            label={`${names.elements[c].the} ${labels.have(unit.aboard[c], unit.max[c])}`}
          />
        </span>
      ))}
      <span className="leg-sum__row leg-sum__experts">
        {SPECIALTIES.flatMap((s) => Array.from({ length: unit.aboard[s] }, (_, i) => `${s} ${i}`)).map((key) => (
          <Expert key={key} of={key.split(' ')[0] as (typeof SPECIALTIES)[number]} size={20} />
        ))}
        {Array.from({ length: unit.max.expert - unit.experts }, (_, i) => `hole ${i}`).map((key) => (
          <i key={key} className="leg-hole" />
        ))}
      </span>
      <span className="leg-sum__row">
        <I name="aquila" />
        <Pips shape="lozenge" have={unit.calls} of={unit.callsMax} label={labels.calls(unit.calls, unit.callsMax)} />
      </span>
      {SKILLS.map((skill) => (
        <span key={skill} className="leg-sum__row" data-kind={skill}>
          <I name={skill} /> <b>{unit.permanent[skill]}</b>
          <Pips
            shape="round"
            have={unit.memory[skill]}
            of={unit.max.memory}
            label={`${names.skills[skill]} ${labels.have(unit.memory[skill], unit.max.memory)}`}
          />
        </span>
      ))}
      <span className="leg-sum__row leg-sum__misc">
        <I name="card" /> <b>{unit.handSize}</b> <I name="detector" /> <b>{unit.detectors}</b> <I name="objective" />{' '}
        <b>
          {unit.hiddenCount}
          {unit.revealed.length > 0 && `+${unit.revealed.length}`}
        </b>
        {TECHNOLOGIES.filter((t) => unit.technologies[t]).map((t) => (
          <Tech key={t} of={t} size={20} />
        ))}
      </span>
    </span>
  );
}
