/** Trade: what I can give on one side, what I can ask for on the other. */
import type { Json } from '@cosmodrome/kernel';
import { useNameOf } from '@cosmodrome/kit/ui/frame';
import { COMPONENT, ITEM, ROLE } from '../text/lexicon.ts';
import type { Answers, TradeRef } from '../topics.ts';
import { Art, COMPONENT_ART, Hush, pictureOf, ROCKETEER } from './art.tsx';
import type { Props } from './desk.tsx';
import { LABELS } from './labels.ts';

export function Trade({ view, lang, play }: Props) {
  const labels = LABELS[lang];
  const nameOf = useNameOf();
  const ask = play.asks.find((a) => a.topic === 'trade/what');
  if (!ask) return null;
  const all = play.options('trade/what') as readonly Answers['trade/what'][];
  const picture = (ref: TradeRef): string =>
    ref.kind === 'o2' ? 'o2' : ref.kind === 'component' ? COMPONENT_ART[ref.component] : pictureOf(view.cards[ref.card]!.kind);
  const name = (ref: TradeRef): string =>
    ref.kind === 'o2'
      ? '1 O²'
      : ref.kind === 'component'
        ? COMPONENT[ref.component].name[lang]
        : ITEM[view.cards[ref.card]!.kind].name[lang];
  const column = (which: 'give' | 'take') => {
    const role = which === 'give' ? view.asking?.role : view.asking?.other;
    const options = all.flatMap((o) => (typeof o === 'object' && which in o ? [o as { give?: TradeRef; take?: TradeRef }] : []));
    return (
      <div className="sca-trade__side">
        <h3>
          {role && <Art name={ROCKETEER[role]} size={28} />}
          <span>
            {labels[which]}
            {role && <small>{ROLE[role].name[lang]}</small>}
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
