/** The menu of an anchor: what can be done there, each deed with its dice, chance and ways to pay. */
import { typeset } from '@cosmodrome/kit/rich';
import { useNameOf, useOffer } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { KeyboardEvent } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FoeType, type ItemKind, isWeapon, type Role, WEAPON_OPTION, type WeaponKind } from '../content/index.ts';
import { chance, diceOf, isRoll, type Loose, loose, rocketeerOf, sum } from '../text/figures.ts';
import { foundIn } from '../text/parts.ts';
import type { RocketeerView, View } from '../view.ts';
import { tileName } from './about.tsx';
import { Art, FIGURE, Hush, OPTION_ICON, PAYMENT_ART, pictureOf, ROCKETEER } from './art.tsx';
import { elementOf } from './Deeds.tsx';
import { type Props, useDesk } from './desk.tsx';
import { narrow } from './eye.ts';
import { LABELS, type Labels } from './labels.ts';
import { bestRoll, overkills, spread } from './odds.ts';
import type { Anchor, Choice, Deed } from './places.ts';
import { NAMES } from './terms.ts';
import { foeOption } from './why.ts';

type MenuProps = Props & {
  readonly anchor: Anchor;
  readonly at: Element | undefined;
  readonly deeds: readonly Deed[];
  onClose(): void;
};
const GAP = 10;
const WIDE = 304;
export function Menu(props: MenuProps) {
  const { view, lang, deeds, at, onClose, anchor } = props;
  const labels = LABELS[lang];
  const box = useRef<HTMLDivElement>(null);
  const { camera } = useDesk();
  const first = deeds[0];
  const rolls = deeds.some((d) => isRoll(d.ways[0]!.option));
  const [lookedKey, lookAt] = useState<string>();
  const preview = deeds.find((d) => d.key === lookedKey && isRoll(d.ways[0]!.option)) ?? deeds.find((d) => isRoll(d.ways[0]!.option));
  useLayoutEffect(() => {
    const menu = box.current;
    if (!menu || !at) return;
    menu.showPopover?.();
    const r = at.getBoundingClientRect();
    const board = at.closest('.cd-board')?.getBoundingClientRect();
    const { width, height } = menu.getBoundingClientRect();
    const edge = board?.right ?? innerWidth;
    // A preview docks at the board's right, clear of its target; a short list stands beside it.
    const docked = rolls && board && r.right + GAP < edge - width - GAP;
    const beside = r.right + GAP + width < edge ? r.right + GAP : r.left - GAP - width;
    const lowest = (board?.bottom ?? Math.min(innerHeight, r.top)) - height - GAP;
    const top = docked ? board.top + GAP : Math.max(board?.top ?? 0, r.top + r.height / 2 - height / 3);
    menu.style.left = `${Math.max(GAP, docked ? edge - width - GAP : beside)}px`;
    menu.style.top = `${Math.max(GAP, Math.min(top, lowest))}px`;
    menu.querySelector<HTMLElement>('.sca-row__main')?.focus({ preventScroll: true });
    // On a phone the menu lies over the foot of the board: what it speaks of moves up, and back when it shuts.
    const under = board ? Math.min(r.bottom - menu.getBoundingClientRect().top + 3 * GAP, r.top - board.top - GAP) : 0;
    const { current: eye } = camera;
    if (!narrow() || under <= 0 || !eye) return;
    eye.pan(0, -under);
    return () => eye.pan(0, under);
  }, [at, rolls, camera]);
  useEffect(() => {
    const outside = (e: PointerEvent) => {
      const on = e.target instanceof Element ? e.target : null;
      if (!on?.closest('.sca-menu') && !on?.closest('[data-anchor]') && !on?.closest('.cd-card')) onClose();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [onClose]);
  const keys = (e: KeyboardEvent<HTMLDivElement>) => {
    if (e.key === 'Escape') {
      e.stopPropagation();
      onClose();
    } else if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
      e.preventDefault();
      e.stopPropagation();
      const all = [...e.currentTarget.querySelectorAll<HTMLElement>('button')];
      const now = all.indexOf(document.activeElement as HTMLElement);
      all[(now + (e.key === 'ArrowDown' ? 1 : all.length - 1)) % all.length]?.focus();
    } else if (e.key.length === 1 || e.key === 'Enter') e.stopPropagation();
  };
  if (!first) return null;
  return (
    <div
      ref={box}
      popover="manual"
      className="sca-menu"
      data-wide={rolls ? '' : undefined}
      role="dialog"
      aria-label={labels.choose}
      style={{ inlineSize: rolls ? WIDE : undefined }}
      onKeyDown={keys}
    >
      <header className="sca-menu__head">
        <Head anchor={anchor} view={view} lang={lang} labels={labels} />
        <button type="button" className="sca-x" aria-label={labels.close} onClick={onClose}>
          <Art name="ic-x" size={18} />
        </button>
      </header>
      {preview && <Preview {...props} deed={preview} labels={labels} />}
      {preview && <Compare {...props} deed={preview} labels={labels} />}
      <ul className="sca-menu__list">
        {deeds.map((d) => (
          <Row key={d.key} {...props} deed={d} labels={labels} onLook={() => lookAt(d.key)} />
        ))}
      </ul>
    </div>
  );
}
function Head({
  anchor,
  view,
  lang,
  labels,
}: {
  readonly anchor: Anchor;
  readonly view: View;
  readonly lang: 'fr' | 'en';
  readonly labels: Labels;
}) {
  const [kind, what] = anchor.split(':') as [string, string];
  const n = Number(what);
  if (kind === 'foe') {
    const foe = n === 0 ? view.boss : view.aliens.find((a) => a.id === n);
    if (foe)
      return (
        <>
          <Art name={FIGURE[foe.type]} size={30} />
          <b>{NAMES[lang].foes[foe.type].name}</b>
        </>
      );
  }
  if (kind === 'role')
    return (
      <>
        <Art name={ROCKETEER[what as Role]} size={30} />
        <b>{NAMES[lang].roles[what as Role].name}</b>
      </>
    );
  if (kind === 'card') {
    const item = view.cards[n]!.kind;
    return (
      <>
        <Art name={pictureOf(item)} size={26} />
        <b>{NAMES[lang].items[item].name}</b>
      </>
    );
  }
  if (kind === 'cell' || kind === 'floor') {
    const tile = view.cells[n]?.tile ?? 0;
    return <b>{tile > 0 ? labels.tile(tile) : labels.hidden}</b>;
  }
  return <b>{labels.choose}</b>;
}

function Preview({ view, lang, deed, labels }: Props & { readonly deed: Deed; readonly labels: Labels }) {
  const option = deed.ways[0]!.option;
  const { sources, range } = diceOf(view, option);
  const dice = sum(sources);
  const o = loose(option);
  const me = rocketeerOf(view, o.who);
  const weapon = o.card !== undefined && o.do === 'attack' ? view.cards[o.card]?.kind : undefined;
  const bars = spread(dice);
  const top = Math.max(...bars);
  const foe = o.figure === undefined ? undefined : o.figure === 0 ? view.boss?.type : view.aliens.find((a) => a.id === o.figure)?.type;
  return (
    <section className="sca-preview" aria-label={labels.thrown}>
      <div className="sca-vs">
        {me && (
          <span>
            <Art name={ROCKETEER[me.role]} size={40} />
            <small>{NAMES[lang].roles[me.role].name}</small>
          </span>
        )}
        <span className="sca-vs__mid">
          <i aria-hidden="true" data-iq={range < 0 ? '' : undefined} />
          {range >= 0 && <b>{labels.range(range)}</b>}
          {range >= 0 && (
            <em>
              <Art name="ic-eye" size={14} /> {labels.clear}
            </em>
          )}
        </span>
        {foe ? (
          <span>
            <Art name={FIGURE[foe]} size={40} />
            <small>{NAMES[lang].foes[foe].name}</small>
          </span>
        ) : o.patient ? (
          <span>
            <Art name={ROCKETEER[o.patient]} size={40} />
            <small>{NAMES[lang].roles[o.patient].name}</small>
          </span>
        ) : o.card !== undefined && o.do === 'analyze' ? (
          <span>
            <Art name={pictureOf(view.cards[o.card]!.kind)} size={36} />
          </span>
        ) : (
          <span>
            <Art name="cube-progress" size={34} />
          </span>
        )}
      </div>
      <div className="sca-eq">
        {sources.map((s, i) => (
          <span key={s.from} className="sca-eq__part">
            {i > 0 && <i>+</i>}
            <span className="sca-eq__box">
              <b>{s.dice}</b>
              <small>
                {s.from === 'range' ? labels.range(range) : s.from === 'iq' ? labels.iq : NAMES[lang].items[s.from as ItemKind].name}
              </small>
            </span>
          </span>
        ))}
        <span className="sca-eq__part">
          <i>=</i>
          <span className="sca-eq__box" data-sum="">
            <b>{dice}</b>
            <small>{labels.dieWord(dice)}</small>
          </span>
        </span>
      </div>
      <div className="sca-odds">
        <b className="sca-pct">
          {Math.round(chance(dice) * 100)}
          <small>%</small>
        </b>
        <p>
          <b>{labels.hitChance}</b>
          <br />
          {labels.expected(overkills(dice))}
          <br />
          <small>{labels.successFaces}</small>
        </p>
      </div>
      <div className="sca-bars" aria-hidden="true">
        {bars.map((p, i) => (
          <span key={labels.bars[i]}>
            <b>{labels.percent(p)}</b>
            <i data-bar={i} style={{ blockSize: `${Math.max(2, (p / top) * 34).toFixed(0)}px` }} />
            <small>{labels.bars[i]}</small>
          </span>
        ))}
      </div>
      {weapon && isWeapon(weapon) && me && <Later view={view} lang={lang} role={me} foe={foe} labels={labels} weapon={weapon} />}
    </section>
  );
}
/** The other targets of the same Rocketeer, each with its best roll: one press changes the aim. */
function Compare({ view, lang, anchor, deed, labels }: MenuProps & { readonly deed: Deed; readonly labels: Labels }) {
  const desk = useDesk();
  const { do: verb, who } = loose(deed.ways[0]!.option);
  if (verb !== 'attack') return null;
  const targets = [...desk.choices].flatMap(([other, choices]) => {
    const best = other.startsWith('foe:')
      ? bestRoll(
          view,
          choices.filter((c) => loose(c.option).do === 'attack' && loose(c.option).who === who),
        )
      : undefined;
    const id = Number(other.slice(4));
    const foe = id === 0 ? view.boss : view.aliens.find((a) => a.id === id);
    return best && foe ? [{ other, foe, dice: best.dice }] : [];
  });
  if (targets.length < 2) return null;
  return (
    <section className="sca-compare" aria-label={labels.compare}>
      <h3>{labels.compare}</h3>
      <ul>
        {[...targets]
          .sort((a, b) => b.dice - a.dice)
          .map(({ other, foe, dice }) => (
            <li key={other}>
              <button
                type="button"
                aria-current={other === anchor ? 'true' : undefined}
                onClick={() => {
                  const at = elementOf(other);
                  if (at && other !== anchor) desk.open(other, at);
                }}
              >
                <Art name={FIGURE[foe.type]} size={26} />
                <span>
                  <b>{NAMES[lang].foes[foe.type].name}</b>
                  <small>
                    {tileName(view, foe.at, lang)}, {labels.dice(dice)}
                  </small>
                </span>
                <strong>{labels.percent(chance(dice))}</strong>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
function Later({
  lang,
  role,
  foe,
  labels,
  weapon,
}: {
  readonly view: View;
  readonly lang: 'fr' | 'en';
  readonly role: RocketeerView;
  readonly foe: FoeType | undefined;
  readonly labels: Labels;
  readonly weapon: WeaponKind;
}) {
  const all = [role.option, WEAPON_OPTION[weapon], foe ? foeOption(foe) : undefined].filter((x) => x !== undefined);
  return (
    <p className="sca-later">
      <small>{labels.eachOverkill}</small>
      {[...new Set(all)].map((option) => (
        <span key={option}>
          <Art name={OPTION_ICON[option]} size={16} /> {NAMES[lang].options[option].name}
        </span>
      ))}
    </p>
  );
}

function Row({ view, lang, play, deed, labels, onLook }: Props & { readonly deed: Deed; readonly labels: Labels; onLook(): void }) {
  const offer = useOffer();
  const nameOf = useNameOf();
  const main = deed.ways[0]!;
  const o = loose(main.option);
  const offered = offer(main.ask, main.option);
  const rolls = isRoll(main.option);
  const dice = rolls ? sum(diceOf(view, main.option).sources) : 0;
  const take = (c: Choice) => play.pick(c.topic, c.option);
  const state = play.state(main.topic, main.option);
  const name = nameOf(main.ask, main.option);
  const apKind = rocketeerOf(view, o.who)?.ap.kind ?? 'combat';
  const picture = rowPicture(view, o);
  const title = rowTitle(view, o, lang) ?? offered.label;
  return (
    <li className="sca-row" data-chosen={state === 'chosen' ? '' : undefined}>
      <button
        type="button"
        className="sca-row__main"
        data-roll={rolls ? '' : undefined}
        data-wanted={play.wanted?.(main.topic, main.option)}
        onClick={() => take(main)}
        onPointerEnter={onLook}
        onFocus={onLook}
      >
        <Hush name={o.pay ? `${name}, ${NAMES[lang].pays[o.pay]}` : name}>
          {picture && <Art name={picture} size={26} />}
          <span>
            <b>{typeset(title, lang)}</b>
            <small>{rolls ? `${labels.dice(dice)} · ${labels.percent(chance(dice))}` : typeset(name, lang)}</small>
          </span>
          {o.pay ? <Art name={PAYMENT_ART(o.pay, apKind)} size={24} /> : <Icon name="check" small />}
        </Hush>
      </button>
      {deed.ways.length > 1 && (
        <p className="sca-row__ways">
          <small>{labels.payWith}</small>
          {deed.ways.slice(1).map((w) => {
            const pay = loose(w.option).pay!;
            return (
              <button key={pay} type="button" data-wanted={play.wanted?.(w.topic, w.option)} onClick={() => take(w)} onFocus={onLook}>
                <Hush name={`${nameOf(w.ask, w.option)}, ${NAMES[lang].pays[pay]}`}>
                  <Art name={PAYMENT_ART(pay, apKind)} size={20} /> {NAMES[lang].pays[pay]}
                </Hush>
              </button>
            );
          })}
        </p>
      )}
    </li>
  );
}
function rowPicture(view: View, o: Loose): string | undefined {
  if (o.buy) return OPTION_ICON[o.buy];
  if (o.thing)
    return o.thing.kind === 'card'
      ? pictureOf(view.cards[o.thing.card]!.kind)
      : o.thing.kind === 'locker'
        ? 'tk-rocketeer-back'
        : 'tk-disc-back';
  switch (o.do) {
    case 'attack':
    case 'burn':
    case 'use':
    case 'goggles':
    case 'cold':
      return o.card === undefined ? undefined : pictureOf(view.cards[o.card]!.kind);
    case 'move':
      return 'ic-foot';
    case 'open':
      return 'ic-lock';
    case 'heal':
      return 'hp';
    case 'trade':
      return 'ic-hand';
    case 'subdue':
    case 'analyze':
      return 'ic-bulb';
    case 'scenario':
      return 'cube-progress';
    default:
      return undefined;
  }
}
function rowTitle(view: View, o: Loose, lang: 'fr' | 'en'): string | undefined {
  if ((o.do === 'attack' || o.do === 'burn') && o.card !== undefined) return NAMES[lang].items[view.cards[o.card]!.kind].name;
  if (o.thing?.kind === 'find') {
    const who = rocketeerOf(view, o.who);
    const find = who && view.cells[who.at]?.finds[o.thing.index];
    return find ? foundIn(NAMES[lang], find).name : undefined;
  }
  return undefined;
}
