/** The end: the mission as a page of comic, each Rocketeer's part, what was done of it, and its figures. */
import type { EndProps } from '@cosmodrome/kit/face';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { useMemo } from 'react';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';
import { Art, FIGURE, ROCKETEER } from './art.tsx';
import { aims } from './Briefing.tsx';
import { LABELS } from './labels.ts';
import { comicOf, honoursOf, luck, type Round, storyOf } from './story.ts';
import { NAMES } from './terms.ts';

/** The mission as a page of comic, six moments at most, each of which opens the replay; then each one's part in words. */
export function Picture({ view, lang, notes, words, replayAt }: EndProps<View, Note>) {
  const labels = LABELS[lang];
  const crew = view.rocketeers.map((r) => r.role);
  const story = useMemo(() => storyOf(notes, crew), [notes, crew]);
  const panels = useMemo(() => comicOf(notes), [notes]);
  const honours = honoursOf(story.parts);
  return (
    <section className="end__picture sca-end" data-game="space-cadets">
      {panels.length > 0 && (
        <ol className="sca-comic">
          {panels.map((p) => {
            const href = replayAt(p.note);
            const inside = (
              <>
                <p>
                  <b>{labels.comicTurn(p.turn)}</b> <Rich quiet>{words.note(notes[p.note] as Note).say}</Rich>
                </p>
                <span className="sca-comic__scene" aria-hidden="true">
                  {(p.roles.length + p.foes.length === 0 ? crew : p.roles).map((role) => (
                    <Art key={role} name={ROCKETEER[role]} size={p.roles.length + p.foes.length === 0 ? 66 : 96} />
                  ))}
                  {p.kind === 'fight' && <Art name="zap" size={54} />}
                  {p.foes.map((foe, i) => (
                    <Art key={`${i} ${foe}`} name={FIGURE[foe]} size={96} />
                  ))}
                  {p.kind !== 'fight' && <i data-kind={p.kind}>{labels.comic[p.kind]}</i>}
                </span>
              </>
            );
            return (
              <li key={p.note} data-kind={p.kind}>
                {href ? <a href={href}>{inside}</a> : <div>{inside}</div>}
              </li>
            );
          })}
        </ol>
      )}
      <h2 className="pg-h">{labels.endCrew}</h2>
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
    </section>
  );
}
/** What was done of the mission, and its figures. */
export function End({ view, lang, notes }: EndProps<View, Note>) {
  const labels = LABELS[lang];
  const crew = view.rocketeers.map((r) => r.role);
  const story = useMemo(() => storyOf(notes, crew), [notes, crew]);
  const figures = [
    { key: 'turns', value: view.turn, art: 'ic-clock', name: labels.stats.turns },
    { key: 'scans', value: view.stats.scans, art: 'ic-radar', name: labels.stats.scans },
    { key: 'killed', value: view.stats.killed, art: 'al-saucer', name: labels.stats.killed },
    { key: 'subdued', value: view.stats.subdued, art: 'al-thrall', name: labels.stats.subdued },
    { key: 'damage', value: view.stats.damage, art: 'hp', name: labels.stats.damage },
    { key: 'rolls', value: story.rolls, art: 'overkill', name: labels.stats.rolls },
  ];
  return (
    <div className="sca-end" data-game="space-cadets" data-won={view.outcome === 'victory' ? '' : undefined}>
      <header>
        <small>
          {labels.mission} {view.scenario.slice(1)}
        </small>
        <h2>{NAMES[lang].scenarios[view.scenario].name}</h2>
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
