/** The Alien Turn told step by step: who moved where, and why. It runs by itself, can be stepped, and can be skipped. */
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { useEffect, useRef, useState } from 'react';
import { tileName } from './about.tsx';
import { Art, Die, FIGURE, ROCKETEER } from './art.tsx';
import type { Props } from './desk.tsx';
import { Fold } from './Fold.tsx';
import { LABELS } from './labels.ts';
import type { Chip, Step } from './playback.ts';
import { NAMES } from './terms.ts';

/** An alien's step, and time to read it. */
const STEP_MS = 1500;

export interface Playing {
  /** How many steps are shown. */
  readonly shown: number;
  readonly running: boolean;
  go(to: number): void;
  run(on: boolean): void;
}
/** Where the playback stands. Another Alien Turn begins it anew, at its first step; without motion it waits there to be stepped through. */
export function usePlayback(turn: number | undefined, steps: number, motion: boolean): Playing {
  const [at, setAt] = useState<{ readonly turn: number | undefined; readonly shown: number; readonly running: boolean }>({
    turn,
    shown: steps,
    running: false,
  });
  const fresh = at.turn === turn;
  const shown = fresh ? Math.min(at.shown, steps) : Math.min(1, steps);
  const running = (fresh ? at.running : motion) && shown < steps;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setAt({ turn, shown: shown + 1, running: true }), STEP_MS);
    return () => clearTimeout(timer);
  }, [running, shown, turn]);
  return {
    shown,
    running,
    go: (to) => setAt({ turn, shown: Math.max(1, Math.min(steps, to)), running: false }),
    run: (on) => setAt({ turn, shown: on && shown >= steps ? 1 : shown, running: on }),
  };
}

export function AlienTurn({
  view,
  lang,
  steps,
  playing,
  onClose,
}: Props & { readonly steps: readonly Step[]; readonly playing: Playing; onClose(): void }) {
  const labels = LABELS[lang];
  const { shown, running, go, run } = playing;
  const list = useRef<HTMLOListElement>(null);
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const row = list.current?.children[shown - 1];
    if (row instanceof HTMLElement && list.current) list.current.scrollTop = row.offsetTop - (whole ? list.current.clientHeight / 2 : 0);
  }, [shown, whole]);
  return (
    <section className="sca-panel sca-aliens" data-whole={whole ? '' : undefined} aria-label={labels.alienTurn}>
      <header className="sca-panel__head">
        <Art name="al-sentinel" size={34} />
        <span>
          <b>{labels.alienTurn}</b>
          <small>{labels.eachMove}</small>
        </span>
        <Fold open={whole} label={labels.allSteps} onToggle={() => setWhole(!whole)} />
        <button type="button" className="sca-x" aria-label={labels.close} onClick={onClose}>
          <Art name="ic-x" size={18} />
        </button>
      </header>
      <div className="sca-controls">
        <button type="button" aria-label={labels.previous} onClick={() => go(shown - 1)}>
          <Art name="ic-prev" size={18} />
        </button>
        <button type="button" data-main="" aria-label={running ? labels.pause : labels.play} onClick={() => run(!running)}>
          <Art name={running ? 'ic-pause' : 'ic-play'} size={20} />
        </button>
        <button type="button" aria-label={labels.next} onClick={() => go(shown + 1)}>
          <Art name="ic-next" size={18} />
        </button>
        <span>
          <i style={{ inlineSize: `${steps.length === 0 ? 0 : (100 * shown) / steps.length}%` }} />
          <small>
            <span className="cd-hidden">{labels.step(shown, steps.length)}</span>
            <span aria-hidden="true">
              {shown} / {steps.length}
            </span>
          </small>
        </span>
        <button type="button" data-text="" onClick={() => go(steps.length)}>
          {labels.skip}
        </button>
      </div>
      <ol ref={list} className="sca-steps">
        {steps.slice(0, shown).map((s, i) => (
          <li key={`${i} ${s.id}`} data-now={i === shown - 1 ? '' : undefined}>
            <button type="button" onClick={() => go(i + 1)} aria-label={labels.step(i + 1, steps.length)}>
              <Art name={FIGURE[s.type]} size={30} />
              <i>{i + 1}</i>
            </button>
            <div>
              <p className="sca-steps__title">
                <b>
                  {NAMES[lang].foes[s.type].name} ({tileName(view, s.cells.at(-1) ?? 0, lang)})
                </b>
                {s.chips.map((c, k) => (
                  <Result key={`${k} ${c.text}`} chip={c} lang={lang} />
                ))}
              </p>
              {s.faces.length > 0 && (
                <span className="sca-steps__dice" role="img" aria-label={s.faces.join(', ')}>
                  {s.faces.map((f, k) => (
                    <Die key={`${k} ${f}`} face={f} success={f <= 3} size={26} />
                  ))}
                </span>
              )}
              {s.lines.map((line, k) => (
                <p key={`${k} ${line}`}>
                  <Rich>{line}</Rich>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <p className="sca-toll">
        {[...new Set(steps.slice(0, shown).flatMap((s) => s.chips.flatMap((c) => (c.role && c.kind !== 'miss' ? [c.role] : []))))].map(
          (role) => (
            <span key={role}>
              <Art name={ROCKETEER[role]} size={26} />
              {steps
                .slice(0, shown)
                .flatMap((s, i) =>
                  s.chips
                    .filter((c) => c.role === role && c.kind !== 'miss')
                    .map((c, k) => <Result key={`${i} ${k}`} chip={c} lang={lang} bare />),
                )}
            </span>
          ),
        )}
      </p>
    </section>
  );
}
function Result({ chip, lang, bare }: { readonly chip: Chip; readonly lang: 'fr' | 'en'; readonly bare?: boolean }) {
  const labels = LABELS[lang];
  const text = chip.kind === 'miss' ? labels.bars[0] : chip.kind === 'hp' || chip.kind === 'good' ? `${chip.text} ${labels.hp}` : chip.text;
  return (
    <span className="sca-result" data-kind={chip.kind}>
      {!bare && chip.role && chip.kind !== 'miss' && <small>{NAMES[lang].roles[chip.role].name} </small>}
      {text}
    </span>
  );
}
