/** What can be done to one thing: each act with what it costs, its dice, its chance, and what comes of it. */
import { typeset } from '@cosmodrome/kit/rich';
import { useNameOf } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import type { KeyboardEvent } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { figureOf } from '../state.ts';
import { chanceOf } from '../text/final.ts';
import { namedIn, type Props } from './desk.ts';
import { type Hold, letGo, useHold } from './hold.ts';
import { LABELS } from './labels.ts';
import { Art, DiceCount, portraitOf, TokenArt } from './pieces.tsx';
import type { Choice, Choices } from './places.ts';
import { signOf } from './signs.ts';
import { isSaid, say } from './Wishes.tsx';

const GAP = 10;
/** Said beside the dice and the chance: who else may be hit, and what it takes to break a thing. */
const BESIDE: ReadonlySet<string> = new Set(['CS-RGD-06', 'CS-DST-01']);
export function Menu(props: Props & { readonly choices: Choices }) {
  const held = useHold();
  const all = held && props.choices.get(held.anchor);
  // What it spoke of is no longer asked.
  useEffect(() => {
    if (held && !all) letGo();
  }, [held, all]);
  useEffect(() => letGo, []);
  return held && all ? <Opened key={held.anchor} {...props} held={held} all={all} /> : null;
}
function Opened({ held, all, ...props }: Props & { readonly held: Hold; readonly all: readonly Choice[] }) {
  const { lang } = props;
  const labels = LABELS[lang];
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = box.current;
    if (!menu) return;
    menu.showPopover?.();
    const of = held.at.getBoundingClientRect();
    const board = document.querySelector('.cs-board')?.getBoundingClientRect();
    const { width, height } = menu.getBoundingClientRect();
    const [left, right] = [board?.left ?? 0, Math.min(board?.right ?? innerWidth, innerWidth)];
    const beside = of.right + GAP + width < right ? of.right + GAP : of.left - GAP - width;
    const upper = board?.top ?? 0;
    const lowest = innerHeight - height - GAP;
    menu.style.left = `${Math.min(Math.max(left + GAP, beside), innerWidth - width - GAP)}px`;
    menu.style.top = `${Math.max(GAP, Math.min(Math.max(upper + GAP, of.top + of.height / 2 - height / 3), lowest))}px`;
    menu.querySelector<HTMLElement>('.cs-row')?.focus({ preventScroll: true });
  }, [held]);
  useEffect(() => {
    const outside = (e: PointerEvent) => {
      const on = e.target instanceof Element ? e.target : null;
      if (!on?.closest('.cs-menu, [data-anchor], .cd-card')) letGo();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, []);
  const shut = () => {
    letGo();
    if (held.at instanceof HTMLElement || held.at instanceof SVGElement) held.at.focus();
  };
  const keys = (e: KeyboardEvent<HTMLDivElement>) => {
    if (e.key === 'Escape') shut();
    else if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
      e.preventDefault();
      const rows = [...e.currentTarget.querySelectorAll<HTMLElement>('button')];
      const now = rows.indexOf(document.activeElement as HTMLElement);
      rows[(now + (e.key === 'ArrowDown' ? 1 : rows.length - 1)) % rows.length]?.focus();
    } else if (e.key.length > 1 && e.key !== 'Enter') return;
    e.stopPropagation();
  };
  return (
    <div ref={box} popover="manual" className="cs-menu cs-plate" role="dialog" aria-label={labels.choose} onKeyDown={keys}>
      <Head {...props} held={held} onShut={shut} />
      <ul>
        {all.map((choice) => (
          <Row key={JSON.stringify(choice)} {...props} choice={choice} />
        ))}
      </ul>
    </div>
  );
}
function Head({ held, view, lang, onShut }: Props & { readonly held: Hold; onShut(): void }) {
  const labels = LABELS[lang];
  const [kind, id] = held.anchor.split(/-(.*)/) as [string, string];
  const f = kind === 'figure' ? figureOf(view, Number(id) as never) : undefined;
  return (
    <header>
      {f && <Art id={portraitOf(f)} size={36} />}
      {(kind === 'token' || kind === 'lying') && <TokenArt board={view} token={Number(id) as never} height={32} />}
      <span>
        <b>{typeset(namedIn(held.anchor, view, lang), lang)}</b>
        {f && <small>{typeset(labels.figureLine(view, f), lang)}</small>}
      </span>
      <button type="button" className="cs-x" aria-label={labels.close} onClick={onShut}>
        <Icon name="close" small />
      </button>
    </header>
  );
}
function Row({ view, seat, lang, play, words, choice }: Props & { readonly choice: Choice }) {
  const nameOf = useNameOf();
  const { topic, option } = choice;
  const ask = play.asks.find((a) => a.topic === topic);
  if (!ask) return null;
  const offered = words.answer(ask, option, view);
  const luck = chanceOf(topic, option, view);
  const before = (words.before?.(ask, option, view) ?? []).filter(
    (line) => !luck || line.kind !== 'luck' || BESIDE.has(line.rules?.[0] ?? ''),
  );
  return (
    <li>
      <button
        type="button"
        className="cs-row"
        data-target=""
        data-state={topic === 'wishes' ? undefined : play.state(topic, option)}
        data-wanted={play.wanted?.(topic, option)}
        aria-pressed={topic === 'wishes' ? seat !== undefined && isSaid(view, seat, option) : undefined}
        onClick={() => {
          letGo();
          if (topic === 'wishes' && seat !== undefined) say(play, view, seat, option);
          else play.pick(topic, option);
        }}
      >
        <Art id={signOf(choice)} size={26} />
        <span>
          <b>{typeset(nameOf(ask, option), lang)}</b>
          {offered.cost && <small>{typeset(offered.cost, lang)}</small>}
          {before.map((line) => (
            <small key={String(line.say)} data-kind={line.kind}>
              <Rich quiet>{line.say}</Rich>
            </small>
          ))}
        </span>
        {luck && (
          <strong>
            <DiceCount dice={luck.dice} size={17} /> {luck.percent} %
          </strong>
        )}
      </button>
    </li>
  );
}
