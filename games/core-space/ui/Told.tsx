/** A hostile phase told deed by deed: who, what it looked at, the rule that decided, and what came of it. It runs, is stepped, or skipped. */
import type { About } from '@cosmodrome/kit/face';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { useEffect, useRef } from 'react';
import { radiusOf } from '../judge/place.ts';
import { figureOf } from '../state.ts';
import { paragraphOf } from '../text/rulebook.ts';
import type { View } from '../view.ts';
import { named, type Props } from './desk.ts';
import { LABELS } from './labels.ts';
import { Art, Dice, portraitOf } from './pieces.tsx';
import type { Step, Telling } from './playback.ts';

export function Told({ telling, ...props }: Props & { readonly telling: Telling }) {
  const { lang, view } = props;
  const labels = LABELS[lang].told;
  const { steps, shown, running, step, go, run, close } = telling;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.children[shown - 1];
    if (row instanceof HTMLElement && list.current) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 3;
  }, [shown]);
  const on = step !== undefined;
  useEffect(() => {
    if (!on) return;
    const key = (e: KeyboardEvent) => {
      if (e.key === 'Escape') close();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [on, close]);
  if (steps.length === 0) return null;
  if (!step)
    return (
      <button type="button" className="cs-again" onClick={() => go(1)}>
        <Art id="base-purge" size={24} /> <span>{labels.again}</span>
      </button>
    );
  return (
    <section className="cs-plate cs-story" aria-label={labels.title}>
      <h3>
        {labels.title} <span>{labels.step(shown, steps.length)}</span>
      </h3>
      <div className="cs-reel">
        <button type="button" aria-label={labels.back} onClick={() => go(shown - 1)}>
          <Icon name="stepb" />
        </button>
        <button type="button" aria-label={running ? labels.pause : labels.play} onClick={() => run(!running)}>
          <Icon name={running ? 'pause' : 'play'} />
        </button>
        <button type="button" aria-label={labels.next} onClick={() => (shown < steps.length ? go(shown + 1) : close())}>
          <Icon name="stepf" />
        </button>
        <button type="button" data-text="" onClick={close}>
          {labels.skip}
        </button>
      </div>
      <ol ref={list} aria-live="polite">
        {steps.slice(0, shown).map((s, i) => {
          const f = figureOf(view, s.figure);
          return (
            <li key={`${i} ${s.to}`} data-now={i === shown - 1 ? '' : undefined}>
              <button type="button" aria-label={labels.step(i + 1, steps.length)} onClick={() => go(i + 1)}>
                <Art id={portraitOf(f)} size={34} />
              </button>
              <div>
                <b>{named(view, f, lang)}</b>
                {s.lines.map((line, k) => (
                  <p key={k}>
                    <Rich>{line.say}</Rich> {line.rule && <Rule {...props} id={line.rule} />}
                  </p>
                ))}
                {s.dice.length > 0 && <Dice roll={s.dice} size={22} />}
                {s.hurt > 0 && <strong>{labels.hurt(s.hurt)}</strong>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
/** The rule it followed, whole, where it is pointed at. */
function Rule({ id, words }: Props & { readonly id: string }) {
  const paragraph = paragraphOf(id);
  const rule = words.rules.flatMap((chapter) => chapter.rules).find((one) => one.id === paragraph);
  if (!rule) return null;
  const about: About = { title: rule.title, text: rule.text, rules: [id] };
  return (
    <Explain about={about}>
      <small className="cs-rule">{id}</small>
    </Explain>
  );
}
/** On the deck: where it went, whom it chose, and whom the die might have chosen. */
export function ToldLines({ view, step }: { readonly view: View; readonly step: Step }) {
  const f = figureOf(view, step.figure);
  const target = step.target === undefined ? undefined : figureOf(view, step.target);
  const line = (to: { readonly x: number; readonly y: number }) => `M${f.x} ${f.y}L${to.x} ${to.y}`;
  return (
    <g className="cs-toldlines" pointerEvents="none">
      {step.way.length > 1 && <path data-what="way" d={`M${step.way.map((p) => p.join(' ')).join('L')}`} />}
      {step.tied
        .filter((id) => id !== step.target)
        .map((id) => (
          <path key={id} data-what="tied" d={line(figureOf(view, id))} />
        ))}
      {target && target.id !== f.id && target.where === 'board' && (
        <>
          <path data-what="target" d={line(target)} />
          <circle cx={target.x} cy={target.y} r={radiusOf(target) + 16} />
        </>
      )}
    </g>
  );
}
