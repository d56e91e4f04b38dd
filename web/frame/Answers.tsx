import { type Arrangement, type Json, same } from '@cosmodrome/kernel';
import type { AnyFace, FaceProps } from '@cosmodrome/kit/face';
import { fold, typeset } from '@cosmodrome/kit/rich';
import type { Offered, Question } from '@cosmodrome/kit/text';
import { useFrame, useNameOf, useOffer, usePlain } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { amountOf, type Draft, isComposed, labelOf, lying, move, optionsOf, progress, put, shapeOf, share } from '../logic/draft.ts';
import { keysFor, passLast, placeAnswers } from '../logic/fit.ts';
import { yesKey } from '../logic/keys.ts';
import type { Touch } from '../logic/wanted.ts';
import { useLang, useT } from '../text/index.ts';
import type { Hand } from './usePlay.ts';

interface Given {
  readonly ask: Question;
  readonly hand: Hand;
  /** What speaks against a draft, in words. */
  against(draft: Json | undefined, whole: boolean): string | undefined;
}
/** Everything of a question that is not on the board: what stands in the bar and what hangs in the tray. */
export function useAnswers(
  ask: Question | undefined,
  hand: Hand,
  face: AnyFace,
  faceProps: FaceProps,
  canTakeBack: boolean,
): { readonly answers: ReactNode; readonly tray: ReactNode; readonly measure: string } {
  const offer = useOffer();
  const t = useT();
  const plain = usePlain();
  if (!ask) return { answers: undefined, tray: undefined, measure: '' };
  const widget = face.widgets?.[ask.topic];
  const Own = widget?.Part;
  const own = Own ? <Own {...faceProps} ask={ask} /> : undefined;
  const inBar = optionsOf(ask).filter((o) => (face.where?.(ask, o, faceProps.view) ?? 'bar') === 'bar');
  const against = (draft: Json | undefined, whole: boolean): string | undefined => {
    const key = draft === undefined ? undefined : face.against?.(ask, draft, whole, faceProps.view);
    return key === undefined ? undefined : plain(faceProps.words.refusal(key));
  };
  const given = { ask, hand, against };
  const proposed = hand.proposed?.ask === ask ? hand.proposed.option : undefined;
  const measure = `${ask.topic} ${JSON.stringify(ask.shape)} ${JSON.stringify(hand.draftOf(ask) ?? null)} ${JSON.stringify(proposed ?? null)}`;
  /** What is proposed has its button in the bar, wherever it was touched. */
  const propose = (shown: readonly Json[]) =>
    proposed !== undefined && (
      <>
        {!shown.some((o) => same(o, proposed)) && <Answer {...given} option={proposed} offered={offer(ask, proposed)} hot={undefined} />}
        <Cancel {...given} />
      </>
    );
  if (widget && !widget.buttons) {
    const confirm = isComposed(ask) ? <Confirm {...given} /> : undefined;
    return {
      answers: (
        <>
          {widget.place === 'bar' && own}
          {/* Shares that are put together on the board: how many are still to be given is told where it is confirmed. */}
          {ask.kind === 'assign' && <Count {...given} />}
          {confirm}
          {propose([])}
        </>
      ),
      tray: widget.place === 'tray' ? own : undefined,
      measure,
    };
  }
  const ownTray = widget?.place === 'tray' ? own : undefined;
  const ownBar = widget?.place === 'bar' ? own : undefined;
  switch (ask.kind) {
    case 'yesNo':
      return {
        answers: (
          <>
            {ownBar}
            <YesNo {...given} />
            {propose([true, false])}
          </>
        ),
        tray: ownTray,
        measure,
      };
    case 'oneOf': {
      const offered = passLast(inBar.map((option) => ({ option, ...offer(ask, option) })));
      const keys = keysFor(offered);
      const buttons = offered.map((o, i) => (
        <Answer key={JSON.stringify(o.option)} {...given} option={o.option} offered={o} hot={keys[i]} />
      ));
      const where = placeAnswers(offered.length + (canTakeBack ? 1 : 0));
      if (where === 'bar')
        return {
          answers: (
            <>
              {ownBar}
              {buttons}
              {propose(inBar)}
            </>
          ),
          tray: ownTray,
          measure,
        };
      return {
        answers: (
          <>
            {ownBar}
            {propose([])}
          </>
        ),
        tray: (
          <>
            {ownTray}
            {where === 'filtered' ? <Filtered {...given} offered={offered} /> : buttons}
          </>
        ),
        measure,
      };
    }
    case 'someOf': {
      const tray = inBar.length > 0 ? <Toggles {...given} options={inBar} /> : undefined;
      return {
        answers: (
          <>
            {ownBar}
            <Count {...given} />
            <Confirm {...given} label={t.answer.confirm} />
            <Clear {...given} />
          </>
        ),
        tray:
          tray || ownTray ? (
            <>
              {ownTray}
              {tray}
            </>
          ) : undefined,
        measure,
      };
    }
    case 'amount':
      return {
        answers: (
          <>
            {ownBar}
            <Amount {...given} />
          </>
        ),
        tray: ownTray,
        measure,
      };
    case 'order':
      return {
        answers: <Confirm {...given} label={t.answer.confirmOrder} />,
        tray: (
          <>
            {ownTray}
            <Order {...given} />
          </>
        ),
        measure,
      };
    case 'assign':
      return {
        answers: (
          <>
            <Count {...given} />
            <Confirm {...given} label={t.answer.confirm} />
          </>
        ),
        tray: (
          <>
            {ownTray}
            <Assign {...given} />
          </>
        ),
        measure,
      };
    case 'arrange':
      return {
        answers: (
          <>
            <Count {...given} />
            <Confirm {...given} label={t.answer.confirm} />
          </>
        ),
        tray: ownTray ?? <Arrange {...given} />,
        measure,
      };
    case 'request':
      return {
        answers: (
          <>
            {ownBar}
            {propose([])}
          </>
        ),
        tray: ownTray,
        measure,
      };
    default:
      return {
        answers: (
          <>
            <Confirm {...given} label={t.answer.here} />
            <Clear {...given} />
          </>
        ),
        tray: ownTray,
        measure,
      };
  }
}

/** What an answer looks like: key, label over cost. It is named by its full sentence. */
function Drawn({ hot, name, offered }: { readonly hot: string | undefined; readonly name: string; readonly offered: Offered }) {
  const lang = useLang();
  const text = usePlain();
  return (
    <>
      <span className="cd-hidden">{name}</span>
      {hot && (
        <span className="cd-key" aria-hidden="true">
          {hot}
        </span>
      )}
      <span aria-hidden="true">
        {text(offered.label)}
        {offered.cost && <small>{typeset(offered.cost, lang)}</small>}
      </span>
    </>
  );
}
export function Answer({
  ask,
  hand,
  option,
  offered,
  hot,
}: Given & { readonly option: Json; readonly offered: Offered; readonly hot: string | undefined }) {
  const nameOf = useNameOf();
  const t = useT();
  if (isProposed(hand, ask, option))
    return (
      <button
        type="button"
        className="cd-answer"
        data-kind="go"
        data-confirm=""
        data-final={offered.final ? '' : undefined}
        data-key={hot}
        onClick={() => hand.play.pick(ask.topic, option)}
      >
        <Drawn hot="↵" name={nameOf(ask, option)} offered={offered.final ? { ...offered, cost: t.hands.noWayBack } : offered} />
      </button>
    );
  return (
    <button
      type="button"
      className="cd-answer"
      data-kind={offered.pass ? 'pass' : undefined}
      data-final={offered.final ? '' : undefined}
      data-key={hot}
      data-wanted={hand.play.wanted?.(ask.topic, option)}
      title={offered.final ? t.hands.why[offered.final] : undefined}
      onClick={() => hand.play.pick(ask.topic, option)}
    >
      <Drawn hot={hot} name={nameOf(ask, option)} offered={offered} />
    </button>
  );
}
const isProposed = (hand: Hand, ask: Question, option: Json): boolean => hand.proposed?.ask === ask && same(hand.proposed.option, option);
/** Nothing is played yet, and nothing will be. */
function Cancel({ ask, hand }: Given) {
  const t = useT();
  return (
    <button type="button" className="cd-answer" data-kind="pass" data-clear="" onClick={() => hand.play.clear(ask.topic)}>
      <span className="cd-key" aria-hidden="true">
        {t.key.escape}
      </span>
      <span>{t.cancel}</span>
    </button>
  );
}
function YesNo({ ask, hand }: Given) {
  const offer = useOffer();
  const nameOf = useNameOf();
  const lang = useLang();
  const t = useT();
  return [true, false].map((yes) => {
    const o = offer(ask, yes);
    const sure = isProposed(hand, ask, yes);
    return (
      <button
        key={String(yes)}
        type="button"
        className="cd-answer"
        data-yes={yes}
        data-wanted={hand.play.wanted?.(ask.topic, yes)}
        data-key={yes ? '1' : '2'}
        data-final={o.final ? '' : undefined}
        data-kind={sure ? 'go' : undefined}
        data-confirm={sure ? '' : undefined}
        title={o.final ? t.hands.why[o.final] : undefined}
        onClick={() => hand.play.pick(ask.topic, yes)}
      >
        <Drawn
          hot={sure ? '↵' : yes ? yesKey(lang) : 'N'}
          name={nameOf(ask, yes)}
          offered={sure && o.final ? { ...o, cost: t.hands.noWayBack } : o}
        />
      </button>
    );
  });
}
/** Many answers: a field narrows them down. */
function Filtered({ offered, ...given }: Given & { readonly offered: readonly (Offered & { readonly option: Json })[] }) {
  const t = useT();
  const nameOf = useNameOf();
  const [wanted, want] = useState('');
  const shown = offered.filter((o) => fold(`${o.label} ${nameOf(given.ask, o.option)}`).includes(fold(wanted)));
  return (
    <>
      <input
        className="cd-field cd-filter"
        type="search"
        value={wanted}
        onChange={(e) => want(e.currentTarget.value)}
        placeholder={t.answer.filter}
        aria-label={t.answer.filter}
      />
      {shown.map((o) => (
        <Answer key={JSON.stringify(o.option)} {...given} option={o.option} offered={o} hot={undefined} />
      ))}
      {shown.length === 0 && <span className="cd-muted">{t.answer.none}</span>}
    </>
  );
}
function Toggles({ ask, hand, options }: Given & { readonly options: readonly Json[] }) {
  const offer = useOffer();
  const nameOf = useNameOf();
  return options.map((option) => {
    const o = offer(ask, option);
    const on = hand.play.state(ask.topic, option) === 'chosen';
    return (
      <button
        key={JSON.stringify(option)}
        type="button"
        className="cd-answer"
        data-on={on ? '' : undefined}
        data-wanted={hand.play.wanted?.(ask.topic, option)}
        aria-pressed={on}
        onClick={() => hand.play.pick(ask.topic, option)}
      >
        {on && <Icon name="check" small />}
        <Drawn hot={undefined} name={nameOf(ask, option)} offered={o} />
      </button>
    );
  });
}
/** How many of how many: pips up to 6, figures always. */
function Count({ ask, hand }: Given) {
  const t = useT();
  const p = progress(ask, hand.draftOf(ask));
  return (
    <span className="cd-count" role="img" aria-label={t.answer.chosen(p.have, p.max)}>
      {p.max <= 6 && (
        <span>
          {Array.from({ length: p.max }, (_, i) => (
            <i key={i} data-on={i < p.have ? '' : undefined} />
          ))}
        </span>
      )}
      {p.have} / {p.max}
    </span>
  );
}
function Confirm({ ask, hand, against, label }: Given & { readonly label?: string }) {
  const t = useT();
  const draft = hand.draftOf(ask);
  const p = progress(ask, draft);
  const missing = p.ready ? against(draft, true) : p.have < p.min ? t.answer.missing(p.min - p.have) : t.answer.tooMany(p.have - p.max);
  return (
    <button
      type="button"
      className="cd-answer"
      data-kind="go"
      data-confirm=""
      data-wanted={hand.touchOf(ask) === 'confirm' ? '' : undefined}
      aria-disabled={missing === undefined ? undefined : true}
      title={missing}
      aria-description={missing}
      onClick={() => missing === undefined && hand.play.confirm(ask.topic)}
    >
      <span className="cd-key" aria-hidden="true">
        ↵
      </span>
      <span>{label ?? t.answer.confirm}</span>
    </button>
  );
}
function Clear({ ask, hand }: Given) {
  const t = useT();
  if (progress(ask, hand.draftOf(ask)).have === 0) return null;
  return (
    <button type="button" className="cd-answer" data-kind="pass" data-clear="" onClick={() => hand.play.clear(ask.topic)}>
      <span className="cd-key" aria-hidden="true">
        {t.key.escape}
      </span>
      <span>{t.answer.clear}</span>
    </button>
  );
}

const HOLD_MS = 400;
const REPEAT_MS = 125;
/** A button that repeats while it is held. */
function Holding({
  label,
  icon,
  disabled,
  wanted,
  onStep,
}: {
  readonly label: string;
  readonly icon: string;
  readonly disabled: boolean;
  readonly wanted: boolean;
  onStep(): void;
}) {
  const step = useRef(onStep);
  step.current = onStep;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const down = (e: PointerEvent) => {
    if (e.button !== 0) return;
    stop();
    const again = () => {
      step.current();
      timer.current = setTimeout(again, REPEAT_MS);
    };
    timer.current = setTimeout(again, HOLD_MS);
  };
  return (
    <button
      type="button"
      className="cd-tool"
      aria-label={label}
      aria-disabled={disabled || undefined}
      data-wanted={wanted ? '' : undefined}
      onClick={() => !disabled && onStep()}
      onPointerDown={down}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
    >
      <Icon name={icon} />
    </button>
  );
}
export function Stepper({
  value,
  min,
  max,
  label,
  wanted,
  onChange,
}: {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly label: string;
  /** What the coach of a lesson wants done with it. */
  readonly wanted?: 'more' | 'less' | undefined;
  onChange(n: number): void;
}) {
  const t = useT();
  const to = (n: number) => onChange(Math.min(max, Math.max(min, n)));
  const keys = (e: KeyboardEvent) => {
    const by = e.key === 'ArrowUp' || e.key === 'ArrowRight' ? 1 : e.key === 'ArrowDown' || e.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    e.preventDefault();
    e.stopPropagation();
    to(value + by);
  };
  return (
    <span className="cd-stepper" role="group" aria-label={label} onKeyDown={keys}>
      <Holding label={t.answer.less} icon="minus" disabled={value <= min} wanted={wanted === 'less'} onStep={() => to(value - 1)} />
      <input
        className="cd-stepper__n"
        inputMode="numeric"
        aria-label={label}
        value={value}
        onFocus={(e) => e.currentTarget.select()}
        onChange={(e) => {
          const n = Number.parseInt(e.currentTarget.value, 10);
          if (Number.isFinite(n)) to(n);
        }}
      />
      <Holding label={t.answer.more} icon="plus" disabled={value >= max} wanted={wanted === 'more'} onStep={() => to(value + 1)} />
    </span>
  );
}
/** Which way a stepper should go, if it is this one's turn. */
function stepOf(touch: Touch | undefined, id?: Json): 'more' | 'less' | undefined {
  if (touch === undefined || touch === 'confirm') return undefined;
  const [way, of] = 'pick' in touch ? (['more', touch.pick] as const) : (['less', touch.less] as const);
  return id === undefined || of === id ? way : undefined;
}
function Amount({ ask, hand }: Given) {
  const t = useT();
  const lang = useLang();
  const offer = useOffer();
  const { min, max } = shapeOf(ask, 'amount');
  const n = amountOf(ask, hand.draftOf(ask));
  const o = offer(ask, n);
  const named = o.label !== '' && o.label !== String(n);
  return (
    <>
      <Stepper
        value={n}
        min={min}
        max={max}
        label={t.answer.amount}
        wanted={stepOf(hand.touchOf(ask))}
        onChange={(x) => hand.setDraft(ask, x)}
      />
      {n < max && (
        <button type="button" className="cd-answer" data-kind="pass" onClick={() => hand.setDraft(ask, max)}>
          <span>{t.answer.max(max)}</span>
        </button>
      )}
      <button
        type="button"
        className="cd-answer"
        data-kind="go"
        data-confirm=""
        data-wanted={hand.touchOf(ask) === 'confirm' ? '' : undefined}
        data-final={o.final ? '' : undefined}
        title={o.final ? t.hands.why[o.final] : undefined}
        onClick={() => hand.play.confirm(ask.topic)}
      >
        <span className="cd-key" aria-hidden="true">
          ↵
        </span>
        <span>{named ? typeset(o.label, lang) : t.answer.confirmAmount(n)}</span>
      </button>
    </>
  );
}
function Order({ ask, hand }: Given) {
  const t = useT();
  const lang = useLang();
  const offer = useOffer();
  const plain = usePlain();
  const list = useRef<HTMLOListElement>(null);
  const [held, hold] = useState<number>();
  const items = hand.draftOf(ask) as readonly Json[];
  const put = (draft: Draft) => hand.setDraft(ask, draft);
  const drag = (e: PointerEvent<HTMLLIElement>, from: number) => {
    if ((e.target as Element).closest('button') || e.button !== 0) return;
    e.preventDefault();
    e.currentTarget.setPointerCapture(e.pointerId);
    hold(from);
  };
  const over = (e: PointerEvent<HTMLLIElement>) => {
    if (held === undefined) return;
    const boxes = [...(list.current?.children ?? [])].map((c) => c.getBoundingClientRect());
    const column = boxes.length > 1 && Math.abs((boxes[0]?.left ?? 0) - (boxes[1]?.left ?? 0)) < 4;
    const at = boxes.filter((b, i) => i !== held && (column ? b.top + b.height / 2 < e.clientY : b.left + b.width / 2 < e.clientX)).length;
    if (at === held) return;
    put(move(items, held, at));
    hold(at);
  };
  return (
    <ol ref={list} className="cd-order">
      {items.map((item, i) => {
        const o = offer(ask, item);
        const name = plain(o.label);
        const step = (by: number) => put(move(items, i, i + by));
        return (
          <li
            key={JSON.stringify(item)}
            data-held={held === i ? '' : undefined}
            onPointerDown={(e) => drag(e, i)}
            onPointerMove={over}
            onPointerUp={() => hold(undefined)}
            onPointerCancel={() => hold(undefined)}
          >
            <Icon name="grip" />
            <span>
              <b>{typeset(o.label, lang)}</b>
              {o.cost && (
                <>
                  <br />
                  <small className="cd-muted">{typeset(o.cost, lang)}</small>
                </>
              )}
            </span>
            <button
              type="button"
              className="cd-tool"
              aria-label={t.answer.sooner(name)}
              aria-disabled={i === 0 || undefined}
              onClick={() => step(-1)}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              className="cd-tool"
              aria-label={t.answer.later(name)}
              aria-disabled={i === items.length - 1 || undefined}
              onClick={() => step(1)}
            >
              <Icon name="right" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
function Assign({ ask, hand, against }: Given) {
  const t = useT();
  const lang = useLang();
  const offer = useOffer();
  const { receivers, total } = shapeOf(ask, 'assign');
  const shares = hand.draftOf(ask) as readonly number[];
  const left = total - shares.reduce((a, b) => a + b, 0);
  return (
    <ul className="cd-assign">
      {receivers.map((r, i) => {
        const o = offer(ask, r.id);
        const n = shares[i] ?? r.min;
        const why = n < Math.min(r.max, n + left) ? against(share(ask, shares, i, n + 1), false) : undefined;
        return (
          <li key={r.id} data-against={why === undefined ? undefined : ''}>
            <span>
              <b>{typeset(o.label, lang)}</b>
              <br />
              <small className="cd-muted">
                {why !== undefined ? why : o.cost ? typeset(o.cost, lang) : n >= r.max ? t.answer.full(r.max) : t.answer.upTo(r.max)}
              </small>
            </span>
            <Stepper
              value={n}
              min={r.min}
              max={why === undefined ? Math.min(r.max, n + left) : n}
              label={o.label}
              wanted={stepOf(hand.touchOf(ask), r.id)}
              onChange={(x) => hand.setDraft(ask, share(ask, shares, i, x))}
            />
          </li>
        );
      })}
    </ul>
  );
}
/** Tokens into slots: for each slot, how many of each kind it takes. */
function Arrange({ ask, hand }: Given) {
  const lang = useLang();
  const offer = useOffer();
  const { tokens, slots } = shapeOf(ask, 'arrange');
  const draft = hand.draftOf(ask);
  return (
    <ul className="cd-assign">
      {slots.flatMap((slot) => {
        const held = slot.takes.reduce((sum, kind) => sum + lying(ask, draft, slot.id, kind), 0);
        return slot.takes.flatMap((kind) => {
          const here = lying(ask, draft, slot.id, kind);
          const loose = tokens.filter((token, i) => token.kind === kind && (draft as Arrangement)[i] === null).length;
          if (here + loose === 0) return [];
          const label = `${typeset(offer(ask, slot.id).label, lang)} · ${typeset(offer(ask, kind).label, lang)}`;
          return [
            <li key={`${slot.id} ${kind}`}>
              <span>{label}</span>
              <Stepper
                value={here}
                min={0}
                max={Math.min(here + loose, slot.max - held + here)}
                label={label}
                onChange={(n) => hand.setDraft(ask, put(ask, draft, slot.id, kind, n))}
              />
            </li>,
          ];
        });
      })}
    </ul>
  );
}
/** "Take back" as an answer: first in the row, pass-like. */
export function TakeBack({ onBack }: { onBack(): void }) {
  const t = useT();
  return (
    <button type="button" className="cd-answer" data-kind="pass" data-back="" onClick={onBack}>
      <Icon name="back" />
      <span>{t.answer.takeBack}</span>
      <span className="cd-key" aria-hidden="true">
        U
      </span>
    </button>
  );
}
/** An answer on its way. */
export function Busy({ label }: { readonly label: string }) {
  return (
    <button type="button" className="cd-answer" aria-busy="true" aria-disabled="true">
      <Icon name="sync" />
      <span>{label}</span>
    </button>
  );
}
/** What an answer is called once it has been given; `view`: the position it was given in, if that is not the one shown. */
export function useLabelOf(): (ask: Question, answer: Json, view?: Json) => string {
  const frame = useFrame();
  const lang = useLang();
  return (ask, answer, view = frame.view) =>
    labelOf(ask, answer, (option) => typeset(frame.words?.answer(ask, option, view).label ?? String(option), lang));
}
