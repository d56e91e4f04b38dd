/** The roll that is being decided about, read as a sum: Hits, less cover, less armour; and where in the attack one stands. */
import type { Lang } from '@cosmodrome/kit/text';
import { COMBAT_DICE } from '../content/dice.ts';
import { armourOf } from '../judge/figures.ts';
import { isOn } from '../judge/place.ts';
import { coverFrom } from '../judge/sight.ts';
import { figureOf, type Scene } from '../state.ts';
import type { View } from '../view.ts';
import { named, type Props, tokenName } from './desk.ts';
import { LABELS } from './labels.ts';
import { Art, Dice, portraitOf, TokenArt } from './pieces.tsx';

type Attack = Extract<Scene, { readonly kind: 'attack' }>;
const WINDOWS = ['declared', 'hits', 'resolved'] as const;
export function Roll({ view, lang }: Props) {
  const { scene } = view;
  if (scene?.kind === 'attack') return <Attacked view={view} lang={lang} scene={scene} />;
  if (scene?.kind !== 'dice' || scene.dice.length === 0) return null;
  return (
    <section className="cs-plate cs-tray" aria-label={LABELS[lang].rows.dice}>
      <h3>{named(view, figureOf(view, scene.target), lang)}</h3>
      <Dice roll={scene.dice} size={40} />
    </section>
  );
}
function Attacked({ view, lang, scene }: { readonly view: View; readonly lang: Lang; readonly scene: Attack }) {
  const labels = LABELS[lang];
  const target = figureOf(view, scene.target);
  const by = scene.by === null ? undefined : figureOf(view, scene.by);
  const cover = by && isOn(by) && scene.how === 'ranged' ? coverFrom(view, by, target) : 'none';
  const less = cover === 'partial' ? 1 : 0;
  const armour = armourOf(view, target).value;
  const hits = scene.window === 'declared' ? undefined : scene.hits;
  const fails = scene.dice.filter((face, i) => (i === 0 ? COMBAT_DICE.blue : COMBAT_DICE.red)[face] === 'fail').length;
  return (
    <section className="cs-plate cs-tray" aria-label={labels.attack.title}>
      <h3>{labels.attack.title}</h3>
      <p className="cs-duel">
        {by && (
          <span>
            <Art id={portraitOf(by)} size={34} /> <b>{named(view, by, lang)}</b>
          </span>
        )}
        {scene.weapon !== null && (
          <span>
            <TokenArt board={view} token={scene.weapon} height={26} /> {tokenName(view, scene.weapon, lang)}
          </span>
        )}
        <span>
          <Art id={portraitOf(target)} size={34} /> <b>{named(view, target, lang)}</b>
        </span>
      </p>
      <Dice roll={scene.dice} size={36} />
      {hits !== undefined && (
        <p className="cs-sum">
          {labels.attack.sum(hits, less, armour, Math.max(0, hits - less - armour))}
          {fails > 1 && <small>{labels.attack.fails(fails)}</small>}
        </p>
      )}
      <ol className="cs-windows">
        {WINDOWS.map((window) => (
          <li key={window} data-now={window === scene.window ? '' : undefined}>
            {labels.attack.windows[window]}
          </li>
        ))}
      </ol>
    </section>
  );
}
