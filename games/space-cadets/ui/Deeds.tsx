/** What the acting Rocketeer can do now, kind by kind, with costs and chances. Choosing one shows its places alone. */
import { useExplain } from '@cosmodrome/kit/ui/Explain';
import { useFrame } from '@cosmodrome/kit/ui/frame';
import type { Payment } from '../content/index.ts';
import { chance, loose, rocketeerOf } from '../text/figures.ts';
import { Art, OPTION_ICON, PAYMENT_ART, ROCKETEER } from './art.tsx';
import { direct, type Props, useDesk } from './desk.tsx';
import { LABELS } from './labels.ts';
import { bestRoll } from './odds.ts';
import { type Anchor, type Choice, deeds, type Kind, kindOf } from './places.ts';
import { NAMES } from './terms.ts';
import { type Basic, whyNotDeed } from './why.ts';

const ORDER = ['attack', 'subdue', 'mission', 'move', 'open', 'heal', 'pick-up', 'analyze', 'trade', 'talent', 'gear'] as const;
export type Group = (typeof ORDER)[number];
const PICTURE: Readonly<Record<Exclude<Group, 'talent'>, string>> = {
  attack: 'it-raygun',
  subdue: 'ic-bulb',
  mission: 'cube-progress',
  move: 'ic-foot',
  open: 'ic-lock',
  heal: 'hp',
  'pick-up': 'ic-hand',
  analyze: 'ic-bulb',
  trade: 'ic-hand',
  gear: 'it-tools',
};
const PAYS: readonly Payment[] = ['standard', 'restricted', 'command', 'o2', 'flag'];

export function Deeds(props: Props) {
  const { view, lang, play } = props;
  const desk = useDesk();
  const labels = LABELS[lang];
  const me = rocketeerOf(view, view.active || undefined);
  if (!me || !play.asks.some((a) => a.topic === 'turn/action')) return null;
  const groups = new Map<Kind, Map<Anchor, Choice[]>>();
  for (const [anchor, choices] of desk.choices)
    for (const c of choices) {
      const kind = c.topic === 'turn/action' ? kindOf(c.option) : undefined;
      if (!kind) continue;
      const places = groups.get(kind) ?? new Map<Anchor, Choice[]>();
      groups.set(kind, places);
      const known = places.get(anchor);
      if (known) known.push(c);
      else places.set(anchor, [c]);
    }
  const take = (kind: Group, places: ReadonlyMap<Anchor, readonly Choice[]>) => {
    const [anchor, choices] = [...places][0]!;
    const only = places.size === 1 ? direct(deeds(choices, view)) : undefined;
    if (only) return play.pick(only.topic, only.option);
    const shut = desk.only === kind;
    desk.showOnly(shut ? undefined : kind);
    const element = places.size === 1 && !shut ? elementOf(anchor) : undefined;
    if (element) desk.open(anchor, element);
  };
  return (
    <section className="sca-deeds" aria-label={labels.deedsTitle} data-only={desk.only}>
      <header>
        <Art name={ROCKETEER[me.role]} size={30} />
        <b>{labels.deedsTitle}</b>
      </header>
      <ul>
        {ORDER.map((kind) => {
          const places = groups.get(kind);
          if (!places) {
            const why = isBasic(kind) ? whyNotDeed(props, kind, me) : undefined;
            return why && <NotNow key={kind} kind={kind as Basic} why={why} lang={lang} />;
          }
          const all = [...places.values()].flat();
          const roll = bestRoll(view, all);
          const pays = PAYS.filter((p) => all.some((c) => loose(c.option).pay === p));
          return (
            <li key={kind}>
              <button type="button" aria-pressed={desk.only === kind} onClick={() => take(kind, places)}>
                <Art name={kind === 'talent' ? OPTION_ICON[me.option] : PICTURE[kind]} size={24} />
                <span>
                  <b>{NAMES[lang].deeds[kind]}</b>
                  <small>
                    {labels.placesOf[kind](places.size)}
                    {roll && ` · ${labels.upTo(labels.percent(chance(roll.dice)))}`}
                  </small>
                </span>
                <span className="sca-deeds__cost" role="img" aria-label={pays.length === 0 ? labels.freeOfCost : labels.costsAction}>
                  {pays.length === 0 ? (
                    <em>{labels.freeOfCost}</em>
                  ) : (
                    pays.slice(0, 2).map((p) => <Art key={p} name={PAYMENT_ART(p, me.ap.kind)} size={20} />)
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <footer>{labels.deedsHint}</footer>
    </section>
  );
}
const BASICS: ReadonlySet<string> = new Set<Basic>(['attack', 'mission', 'move', 'open', 'heal']);
const isBasic = (kind: Group): kind is Basic => BASICS.has(kind);
/** An action that cannot be done now keeps its line, with the reason. */
function NotNow({ kind, why, lang }: { readonly kind: Basic; readonly why: string; readonly lang: 'fr' | 'en' }) {
  const frame = useFrame();
  const about = { title: NAMES[lang].deeds[kind], text: why };
  const explain = useExplain(about);
  return (
    <li data-off="">
      <button type="button" aria-disabled="true" {...explain} onClick={(e) => frame.explain(e.currentTarget, about, 'click')}>
        <Art name={PICTURE[kind]} size={24} />
        <span>
          <b>{NAMES[lang].deeds[kind]}</b>
          <small>{why}</small>
        </span>
        <em className="cd-hidden">{LABELS[lang].unavailable}</em>
      </button>
    </li>
  );
}
/** The drawn place of an anchor, on the board or among my things. */
export const elementOf = (anchor: Anchor): Element | undefined => document.querySelector(`[data-anchor="${anchor}"]`) ?? undefined;
