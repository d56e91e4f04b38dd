/** The end: how the mission went, in figures. */
import type { EndProps } from '@cosmodrome/kit/face';
import type { Note } from '../notes.ts';
import { ROLE, SCENARIO } from '../text/lexicon.ts';
import type { View } from '../view.ts';
import { Art, ROCKETEER } from './art.tsx';
import { aims } from './Briefing.tsx';
import { LABELS } from './labels.ts';

export function End({ view, lang }: EndProps<View, Note>) {
  const labels = LABELS[lang];
  const won = view.outcome === 'victory';
  const figures = [
    { key: 'turns', value: view.turn, art: 'ic-clock', name: labels.stats.turns },
    { key: 'scans', value: view.stats.scans, art: 'ic-radar', name: labels.stats.scans },
    { key: 'killed', value: view.stats.killed, art: 'al-saucer', name: labels.stats.killed },
    { key: 'subdued', value: view.stats.subdued, art: 'al-thrall', name: labels.stats.subdued },
    { key: 'damage', value: view.stats.damage, art: 'hp', name: labels.stats.damage },
  ];
  return (
    <div className="sca-end" data-game="space-cadets" data-won={won ? '' : undefined}>
      <header>
        <small>
          {labels.mission} {view.scenario.slice(1)}
        </small>
        <h2>{SCENARIO[view.scenario].name[lang]}</h2>
      </header>
      <ul className="sca-end__aims">
        {aims(view, lang).map((a) => (
          <li key={a.key} data-done={a.done ? '' : undefined}>
            <i className="sca-check">{a.done && <Art name="ic-check" size={13} />}</i>
            {a.text}
            {a.of !== undefined && a.of > 1 && <b>{labels.up(a.have ?? 0, a.of)}</b>}
          </li>
        ))}
      </ul>
      <h3>{labels.endTitle}</h3>
      <ul className="sca-end__figures">
        {figures.map((f) => (
          <li key={f.key}>
            <Art name={f.art} size={34} />
            <b>{f.value}</b>
            <small>{f.name}</small>
          </li>
        ))}
      </ul>
      <ul className="sca-end__crew">
        {view.rocketeers.map((r) => (
          <li key={r.role} data-fallen={view.fallen === r.role || r.hp === 0 ? '' : undefined}>
            <Art name={ROCKETEER[r.role]} size={64} />
            <b>{ROLE[r.role].name[lang]}</b>
            <small>
              <Art name="hp" size={14} /> {r.hp}/{r.maxHp} <Art name="o2" size={14} /> {r.o2}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}
