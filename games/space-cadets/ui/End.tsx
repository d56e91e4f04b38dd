/** The end: how the mission went, what was done of it, its figures, and each Rocketeer's part in them. */
import type { EndProps } from '@cosmodrome/kit/face';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { useMemo } from 'react';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';
import { Art, ROCKETEER } from './art.tsx';
import { aims } from './Briefing.tsx';
import { LABELS } from './labels.ts';
import { honoursOf, luck, type Round, storyOf } from './story.ts';
import { NAMES } from './terms.ts';

export function End({ view, lang, notes, words, report }: EndProps<View, Note>) {
  const labels = LABELS[lang];
  const won = view.outcome === 'victory';
  const crew = view.rocketeers.map((r) => r.role);
  const story = useMemo(() => storyOf(notes, crew), [notes, crew]);
  const honours = honoursOf(story.parts);
  const figures = [
    { key: 'turns', value: view.turn, art: 'ic-clock', name: labels.stats.turns },
    { key: 'scans', value: view.stats.scans, art: 'ic-radar', name: labels.stats.scans },
    { key: 'killed', value: view.stats.killed, art: 'al-saucer', name: labels.stats.killed },
    { key: 'subdued', value: view.stats.subdued, art: 'al-thrall', name: labels.stats.subdued },
    { key: 'damage', value: view.stats.damage, art: 'hp', name: labels.stats.damage },
    { key: 'rolls', value: story.rolls, art: 'overkill', name: labels.stats.rolls },
  ];
  return (
    <div className="sca-end" data-game="space-cadets" data-won={won ? '' : undefined}>
      <header>
        <small>
          {labels.mission} {view.scenario.slice(1)}
        </small>
        <h2>{NAMES[lang].scenarios[view.scenario].name}</h2>
        <p>{words.ending(report)}</p>
        <i className="sca-end__stamp" aria-hidden="true">
          {won ? labels.stampWon : labels.stampLost}
        </i>
      </header>
      <ul className="sca-end__aims">
        {aims(view, lang).map((a) => (
          <li key={a.key} data-done={a.done ? '' : undefined}>
            <i className="sca-check">{a.done && <Art name="ic-check" size={13} />}</i>
            <span>{a.text}</span>
            {a.of !== undefined && a.of > 1 && <b>{labels.up(a.have ?? 0, a.of)}</b>}
          </li>
        ))}
      </ul>
      <h3>{labels.endTitle}</h3>
      <ul className="sca-end__figures">
        {figures.map((f) => (
          <li key={f.key}>
            <Art name={f.art} size={30} />
            <b>{f.value}</b>
            <small>{f.name}</small>
          </li>
        ))}
      </ul>
      {story.rounds.length > 1 && <Turns rounds={story.rounds} lang={lang} />}
      <h3>{labels.endCrew}</h3>
      <ul className="sca-end__crew">
        {view.rocketeers.map((r) => {
          const part = story.parts.find((p) => p.role === r.role);
          const honour = honours.get(r.role);
          const fallen = view.fallen === r.role || r.hp === 0;
          return (
            <li key={r.role} data-fallen={fallen ? '' : undefined}>
              <Art name={ROCKETEER[r.role]} size={60} />
              <div>
                <b>{NAMES[lang].roles[r.role].name}</b>
                {fallen ? (
                  <em data-bad="">{r.o2 <= 0 ? labels.suffocated : labels.fallen}</em>
                ) : (
                  honour && <em>{labels.honours[honour]}</em>
                )}
                <small>
                  <Art name="hp" size={14} /> {r.hp}/{r.maxHp} <Art name="o2" size={14} /> {r.o2}
                </small>
                {part && (
                  <small>
                    {labels.part(part.killed, part.scans, part.wounds)}
                    {part.dice > 0 && (
                      <Explain about={{ title: labels.luckTitle, text: labels.luckText(part.successes, part.dice) }}>
                        {labels.luck(luck(part))}
                      </Explain>
                    )}
                  </small>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
/** Aliens removed upward, wounds downward, a column a game turn. */
function Turns({ rounds, lang }: { readonly rounds: readonly Round[]; readonly lang: 'fr' | 'en' }) {
  const labels = LABELS[lang];
  const most = Math.max(1, ...rounds.map((r) => Math.max(r.killed, r.wounds)));
  return (
    <figure className="sca-end__turns">
      <figcaption>
        <span data-up="">{labels.stats.killed}</span> <span data-down="">{labels.stats.damage}</span> {labels.perTurn}
      </figcaption>
      <ol>
        {rounds.map((r) => (
          <li key={r.turn}>
            <span className="cd-hidden">{labels.turnStory(r.turn, r.killed, r.wounds)}</span>
            <span aria-hidden="true" data-up="" style={{ blockSize: `${(38 * r.killed) / most}px` }} title={String(r.killed)} />
            <i aria-hidden="true">{r.turn}</i>
            <span aria-hidden="true" data-down="" style={{ blockSize: `${(38 * r.wounds) / most}px` }} title={String(r.wounds)} />
          </li>
        ))}
      </ol>
    </figure>
  );
}
