/** The dice tray: the roll of the moment, what may still change it, and the coupons that spend its Overkills. */
import type { Json } from '@cosmodrome/kernel';
import { typeset } from '@cosmodrome/kit/rich';
import { useExplain } from '@cosmodrome/kit/ui/Explain';
import { useFrame, useNameOf, useOffer } from '@cosmodrome/kit/ui/frame';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { useState } from 'react';
import { OPTION_RULES } from '../text/rulebook.ts';
import type { Answers, Purchase } from '../topics.ts';
import type { RollView } from '../view.ts';
import { Art, Die, FIGURE, Hush, OPTION_ICON, ORIGIN, type Origin, pictureOf, ROCKETEER } from './art.tsx';
import { type Props, useDesk } from './desk.tsx';
import { Fold } from './Fold.tsx';
import { LABELS } from './labels.ts';
import { relief, threat } from './odds.ts';
import type { Choice } from './places.ts';
import { NAMES } from './terms.ts';
import { withoutTarget } from './why.ts';

export const successful = (roll: RollView, face: number): boolean => (roll.inverted ? face >= 8 : face <= 3);

export function RollPanel(props: Props) {
  const { view, lang, play } = props;
  const roll = view.roll;
  const labels = LABELS[lang];
  const [folded, fold] = useState(false);
  if (!roll) return null;
  const asked = (topic: string) => play.asks.find((a) => a.topic === topic);
  const spend = asked('overkill/spend');
  const after = asked('roll/after');
  const boost = asked('roll/boost');
  const dice = asked('roll/dice');
  const wounds = threat(view, roll.who);
  const thrown = roll.faces.length > 0;
  return (
    <section className="sca-panel sca-roll" data-folded={folded ? '' : undefined} aria-label={labels.thrown}>
      <header className="sca-panel__head">
        <Art name={ROCKETEER[roll.who]} size={34} />
        <span>
          <b>{thrown ? labels.rolled(roll.successes, roll.faces.length) : labels.aboutToRoll(roll.dice)}</b>
          <small>
            {NAMES[lang].rolls[roll.kind]}
            {roll.weapon && ` · ${NAMES[lang].items[roll.weapon].name}`}
            {roll.foe && ` · ${NAMES[lang].foes[roll.foe].name}`}
          </small>
        </span>
        <Fold open={!folded} label={labels.rollDetails} onToggle={() => fold(!folded)} />
      </header>
      {thrown && (
        <div
          className="sca-tray"
          role="img"
          aria-label={typeset(`${labels.rolled(roll.successes, roll.faces.length)} : ${roll.faces.join(', ')}`, lang)}
        >
          {roll.faces.map((face, i) =>
            dice ? (
              <DieToggle key={`${i} ${face}`} {...props} index={i} face={face} roll={roll} />
            ) : (
              <Die key={`${i} ${face}`} face={face} success={successful(roll, face)} size={roll.faces.length > 6 ? 40 : 50} />
            ),
          )}
        </div>
      )}
      <div className="sca-panel__body">
        {thrown && (
          <p className="sca-roll__result" data-good={roll.successes > 0 ? '' : undefined}>
            {roll.foe && <Art name={FIGURE[roll.foe]} size={26} />}
            <span>{roll.successes > 0 ? labels.firstSuccess : labels.noSuccess}</span>
            <Art name={roll.successes > 0 ? 'ic-check' : 'ic-x'} size={18} />
          </p>
        )}
        {boost && <Listed {...props} topic="roll/boost" title={labels.boosts} />}
        {after && <Listed {...props} topic="roll/after" title={labels.rerolls} />}
        {(spend || roll.overkills > 0) && (
          <p className="sca-overkills">
            <span aria-hidden="true">
              {Array.from({ length: Math.min(6, roll.overkills) }, (_, i) => i).map((i) => (
                <Art key={i} name="overkill" size={30} />
              ))}
            </span>
            <span>
              <b>{labels.overkillsLeft(roll.overkills)}</b>
              <small>{labels.toSpend}</small>
            </span>
          </p>
        )}
        {spend && <Coupons {...props} />}
        {spend && wounds > 0 && (
          <p className="sca-threat">
            <Art name="ic-skull" size={20} />
            <span>
              {labels.threat(labels.wounds(wounds))} ({NAMES[lang].roles[roll.who].name})
            </span>
          </p>
        )}
      </div>
    </section>
  );
}
function DieToggle({ play, lang, index, face, roll }: Props & { readonly index: number; readonly face: number; readonly roll: RollView }) {
  const state = play.state('roll/dice', index);
  return (
    <button
      type="button"
      className="sca-dietoggle"
      data-target={state ? '' : undefined}
      data-anchor="panel"
      aria-pressed={state === 'chosen'}
      disabled={!state}
      aria-label={`${LABELS[lang].dieWord(1)} ${face}`}
      onClick={() => play.pick('roll/dice', index)}
    >
      <Die face={face} success={successful(roll, face)} size={46} />
    </button>
  );
}
/** Cards that may be declared, or that change what lies there. */
function Listed({ view, lang, play, topic, title }: Props & { readonly topic: 'roll/boost' | 'roll/after'; readonly title: string }) {
  const offer = useOffer();
  const nameOf = useNameOf();
  const ask = play.asks.find((a) => a.topic === topic)!;
  const all = play.options(topic).filter((o) => o !== 'keep');
  if (all.length === 0) return null;
  const card = (o: Json): number => (typeof o === 'number' ? o : (o as { readonly use: number }).use);
  return (
    <div className="sca-listed">
      <h3>{title}</h3>
      {all.map((o) => {
        const state = play.state(topic, o);
        const item = view.cards[card(o)]!.kind;
        const offered = offer(ask, o);
        return (
          <button
            key={JSON.stringify(o)}
            type="button"
            className="sca-option"
            data-target=""
            data-anchor="panel"
            data-chosen={state === 'chosen' ? '' : undefined}
            aria-pressed={topic === 'roll/boost' ? state === 'chosen' : undefined}
            onClick={() => play.pick(topic, o)}
          >
            <Hush name={`${nameOf(ask, o)}. ${NAMES[lang].items[item].name}`}>
              <Art name={pictureOf(item)} size={30} />
              <span>
                <b>{typeset(NAMES[lang].items[item].name, lang)}</b>
                <small>{offered.cost ? `→ ${offered.cost}` : <Rich quiet>{NAMES[lang].items[item].help}</Rich>}</small>
              </span>
              {state === 'chosen' && <Art name="ic-check" size={18} />}
            </Hush>
          </button>
        );
      })}
    </div>
  );
}

// ------------------------------------------------------------------ Overkills

const ORDER: readonly Origin[] = ['own', 'weapon', 'target', 'roll'];
type Spend = Answers['overkill/spend'];
function Coupons({ view, lang, play }: Props) {
  const desk = useDesk();
  const labels = LABELS[lang];
  const nameOf = useNameOf();
  const offer = useOffer();
  const roll = view.roll!;
  const ask = play.asks.find((a) => a.topic === 'overkill/spend')!;
  const all = play.options('overkill/spend') as readonly Spend[];
  const groups = new Map<Purchase['buy'], Purchase[]>();
  for (const o of all)
    if (typeof o === 'object' && 'buy' in o) {
      const known = groups.get(o.buy);
      if (known) known.push(o);
      else groups.set(o.buy, [o]);
    }
  const others = all.filter((o) => typeof o === 'object' && !('buy' in o));
  const sorted = [...groups].sort((a, b) => ORDER.indexOf(ORIGIN[a[0]]) - ORDER.indexOf(ORIGIN[b[0]]));
  const inPanel: readonly Choice[] = desk.choices.get('panel') ?? [];
  const picture = (origin: Origin, buy: Purchase['buy']): string =>
    origin === 'own'
      ? ROCKETEER[roll.who]
      : origin === 'weapon' && roll.weapon
        ? pictureOf(roll.weapon)
        : origin === 'target' && roll.foe
          ? FIGURE[roll.foe]
          : OPTION_ICON[buy];
  return (
    <div className="sca-coupons">
      {sorted.map(([buy, options]) => {
        const origin = ORIGIN[buy];
        const at = inPanel.find((c) => (c.option as { readonly buy?: string } | null)?.buy === buy);
        const chosen = desk.only === buy;
        const best = options
          .flatMap((o) => relief(view, o) ?? [])
          .sort((a, b) => a.after - a.before - (b.after - b.before))
          .slice(0, 2);
        const name = at ? nameOf(ask, at.option) : `${NAMES[lang].options[buy].name}, ${labels.targets(options.length)}`;
        return (
          <button
            key={buy}
            type="button"
            className="sca-coupon"
            data-origin={origin}
            data-chosen={chosen ? '' : undefined}
            data-target={at ? '' : undefined}
            data-anchor={at ? 'panel' : undefined}
            data-wanted={at && play.wanted?.(at.topic, at.option)}
            aria-pressed={at ? undefined : chosen}
            onClick={() => (at ? play.pick(at.topic, at.option) : desk.showOnly(chosen ? undefined : buy))}
          >
            <Hush name={name}>
              <span className="sca-coupon__side">
                <Art name={picture(origin, buy)} size={32} />
                <small>{labels.origin[origin]}</small>
              </span>
              <span className="sca-coupon__text">
                <b>
                  <Art name={OPTION_ICON[buy]} size={18} /> {NAMES[lang].options[buy].name}
                </b>
                <span>
                  <Rich quiet>{NAMES[lang].options[buy].help}</Rich>
                </span>
                {best.map((e) => (
                  <em key={e.figure} data-good="">
                    {typeset(
                      `${NAMES[lang].foes[view.aliens.find((a) => a.id === e.figure)!.type].name} : ${NAMES[lang].roles[e.role].name}`,
                      lang,
                    )}{' '}
                    {labels.wounds(e.before)} → {labels.wounds(e.after)} <Art name="hp" size={13} />
                  </em>
                ))}
                {!at && <em>{chosen ? labels.chooseTarget : labels.targets(options.length)}</em>}
              </span>
            </Hush>
          </button>
        );
      })}
      {withoutTarget(view, new Set(groups.keys())).map((buy) => (
        <Spent key={buy} buy={buy} lang={lang} picture={picture(ORIGIN[buy], buy)} />
      ))}
      {others.map((o) => (
        <button
          key={JSON.stringify(o)}
          type="button"
          className="sca-option"
          data-target=""
          data-anchor="panel"
          onClick={() => play.pick('overkill/spend', o as Json)}
        >
          <Hush name={nameOf(ask, o as Json)}>
            <Art name="it-band" size={28} />
            <span>
              <b>{offer(ask, o as Json).label}</b>
              <small>{nameOf(ask, o as Json)}</small>
            </span>
          </Hush>
        </button>
      ))}
    </div>
  );
}
/** An option of this roll that nothing can be bought with now: it stays in its place, greyed, with the reason. */
function Spent({ buy, lang, picture }: { readonly buy: Purchase['buy']; readonly lang: 'fr' | 'en'; readonly picture: string }) {
  const labels = LABELS[lang];
  const frame = useFrame();
  const why = labels.noTarget[buy];
  const about = { title: NAMES[lang].options[buy].name, text: [why, NAMES[lang].options[buy].help], rules: OPTION_RULES[buy].slice(0, 2) };
  const explain = useExplain(about);
  return (
    <button
      type="button"
      className="sca-coupon"
      aria-disabled="true"
      {...explain}
      onClick={(e) => frame.explain(e.currentTarget, about, 'click')}
    >
      <Hush name={`${NAMES[lang].options[buy].name}. ${why}`}>
        <span className="sca-coupon__side">
          <Art name={picture} size={32} />
          <small>{labels.origin[ORIGIN[buy]]}</small>
        </span>
        <span className="sca-coupon__text">
          <b>
            <Art name={OPTION_ICON[buy]} size={18} /> {NAMES[lang].options[buy].name}
          </b>
          <span>{why}</span>
        </span>
      </Hush>
    </button>
  );
}
