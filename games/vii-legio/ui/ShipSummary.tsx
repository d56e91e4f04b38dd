/** The ship board of anybody in signs, three by three: for the players' cards, hover cards and the fleet. */
import type { Lang } from '@cosmodrome/kit/text';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { useFrame } from '@cosmodrome/kit/ui/frame';
import type { ReactNode } from 'react';
import { COUNTERS, SKILLS, SPECIALTIES, TECHNOLOGIES } from '../content/index.ts';
import type { TermKey } from '../text/lexicon.ts';
import type { UnitView } from '../view.ts';
import { LABELS } from './labels.ts';
import { Expert, I, Pips, Tech } from './pieces.tsx';
import { explained, NAMES } from './terms.ts';

/** One sign of it: says what it is and how many, to the eye, the pointer and the finger. */
function Row({
  term,
  told,
  className,
  children,
}: {
  readonly term: TermKey;
  readonly told: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { words } = useFrame();
  const all = className ? `leg-sum__row ${className}` : 'leg-sum__row';
  if (!words) return <span className={all}>{children}</span>;
  return (
    <Explain about={explained(words, term, { first: [told] })} className={all}>
      {children}
    </Explain>
  );
}
/** `told` false: the command profiles are still secret. */
export function ShipSummary({ unit, lang, told = true }: { readonly unit: UnitView; readonly lang: Lang; readonly told?: boolean }) {
  const labels = LABELS[lang];
  const names = NAMES[lang];
  return (
    <span className="leg-sum" data-game="vii-legio">
      {COUNTERS.map((c) => (
        <Row key={c} term={c} told={`${labels.have(unit.aboard[c], unit.max[c])}.`}>
          <I name={c} />{' '}
          <Pips
            have={unit.aboard[c]}
            of={unit.max[c]}
            grey={unit.greyed[c]}
            label={`${names.elements[c].the} ${labels.have(unit.aboard[c], unit.max[c])}`}
          />
        </Row>
      ))}
      <Row term="expert" told={`${labels.have(unit.experts, unit.max.expert)}.`} className="leg-sum__experts">
        <span className="cd-hidden">{labels.have(unit.experts, unit.max.expert)}</span>
        {SPECIALTIES.flatMap((s) => Array.from({ length: unit.aboard[s] }, (_, i) => `${s} ${i}`)).map((key) => (
          <Expert key={key} of={key.split(' ')[0] as (typeof SPECIALTIES)[number]} size={20} />
        ))}
        {Array.from({ length: unit.max.expert - unit.experts }, (_, i) => `hole ${i}`).map((key) => (
          <i key={key} className="leg-hole" />
        ))}
      </Row>
      <Row term="calls" told={`${labels.calls(unit.calls, unit.callsMax)}.`}>
        <I name="aquila" />
        <Pips shape="lozenge" have={unit.calls} of={unit.callsMax} label={labels.calls(unit.calls, unit.callsMax)} />
      </Row>
      {SKILLS.map((skill) => (
        <span key={skill} data-kind={skill}>
          <Row term={skill} told={`${labels.have(unit.memory[skill], unit.max.memory)}.`}>
            <I name={skill} /> <b>{told ? unit.permanent[skill] : '–'}</b>
            <Pips
              shape="round"
              have={unit.memory[skill]}
              of={unit.max.memory}
              label={`${names.skills[skill]} ${labels.have(unit.memory[skill], unit.max.memory)}`}
            />
          </Row>
        </span>
      ))}
      <Row term="exploration" told={labels.summed(unit.handSize, unit.detectors, unit.hiddenCount)} className="leg-sum__misc">
        <I name="card" /> <b>{unit.handSize}</b> <I name="detector" /> <b>{unit.detectors}</b> <I name="objective" />{' '}
        <b>
          {unit.hiddenCount}
          {unit.revealed.length > 0 && `+${unit.revealed.length}`}
        </b>
        {TECHNOLOGIES.filter((t) => unit.technologies[t]).map((t) => (
          <Tech key={t} of={t} size={20} />
        ))}
      </Row>
    </span>
  );
}
