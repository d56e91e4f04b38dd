/** Trade: what I can give on one side, what I can ask for on the other. */
import type { Json } from '@cosmodrome/kernel';
import { useNameOf } from '@cosmodrome/kit/ui/frame';
import type { Answers, TradeRef } from '../topics.ts';
import { Art, COMPONENT_ART, Hush, pictureOf, ROCKETEER } from './art.tsx';
import type { Props } from './desk.tsx';
import { LABELS } from './labels.ts';
import { NAMES } from './terms.ts';

export function Trade({ view, lang, play }: Props) {
  const labels = LABELS[lang];
  const nameOf = useNameOf();
  const ask = play.asks.find((a) => a.topic === 'trade/what');
  if (!ask) return null;
  const trade = view.scene?.kind === 'trade' ? view.scene : undefined;
  const all = play.options('trade/what') as readonly Answers['trade/what'][];
  const picture = (ref: TradeRef): string =>
    ref.kind === 'o2' ? 'o2' : ref.kind === 'component' ? COMPONENT_ART[ref.component] : pictureOf(view.cards[ref.card]!.kind);
  const name = (ref: TradeRef): string =>
    ref.kind === 'o2'
      ? '1 O²'
      : ref.kind === 'component'
        ? NAMES[lang].components[ref.component].name
        : NAMES[lang].items[view.cards[ref.card]!.kind].name;
  const column = (which: 'give' | 'take') => {
    const role = trade && (which === 'give' ? trade.role : trade.other);
    const options = all.flatMap((o) => (typeof o === 'object' && which in o ? [o as { give?: TradeRef; take?: TradeRef }] : []));
    return (
      <div className="sca-trade__side">
        <h3>
          {role && <Art name={ROCKETEER[role]} size={28} />}
          <span>
            {labels[which]}
            {role && <small>{NAMES[lang].roles[role].name}</small>}
          </span>
        </h3>
        {options.map((o) => {
          const ref = (o.give ?? o.take) as TradeRef;
          return (
            <button
              key={JSON.stringify(o)}
              type="button"
              className="sca-option"
              data-target=""
              data-anchor="panel"
              onClick={() => play.pick('trade/what', o as Json)}
            >
              <Hush name={nameOf(ask, o as Json)}>
                <Art name={picture(ref)} size={26} />
                <b>{name(ref)}</b>
              </Hush>
            </button>
          );
        })}
        {options.length === 0 && <p className="sca-muted">{labels.none}</p>}
      </div>
    );
  };
  return (
    <section className="sca-panel sca-trade" aria-label={labels.tradeTitle}>
      <header className="sca-panel__head">
        <Art name="ic-hand" size={26} />
        <b>{labels.tradeTitle}</b>
      </header>
      <div className="sca-panel__body sca-trade__body">
        {column('give')}
        {column('take')}
      </div>
    </section>
  );
}
