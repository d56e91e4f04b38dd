/** The five kinds of cards, as they lie on the table and in a hand. They draw; who may pick them is decided where they lie. */
import { typeset } from '@cosmodrome/kit/rich';
import type { Lang } from '@cosmodrome/kit/text';
import type { ReactNode } from 'react';
import { type Exploration, type ImperatorKey, kindOf, type Objective, SCORE, type WorldKind, type XCard } from '../content/index.ts';
import type { WorldView } from '../view.ts';
import { LABELS } from './labels.ts';
import { I } from './pieces.tsx';
import { Scene } from './scenes.tsx';
import { NAMES } from './terms.ts';
import { Niche, NicheX } from './worlds.tsx';

export const isRisk = (card: Exploration): boolean => kindOf(card).type === 'hazard' || kindOf(card).type === 'hostile';

export const SKILL_ICON: Readonly<Record<WorldKind, string>> = { sapient: 'diplomacy', wild: 'capture', dual: 'dual' };

function Stat({ kind, icon, n, label }: { readonly kind: string; readonly icon: string; readonly n: number; readonly label: string }) {
  return (
    <span className="leg-st" data-kind={kind}>
      <I name={icon} />
      <b>{n}</b>
      <span className="cd-hidden"> {label} </span>
    </span>
  );
}
/** An Extrasolar card of zone A or B: full (180 × 252) or small (108 × 130). */
export function Extrasolar({
  world,
  small,
  lang,
  tag,
}: {
  readonly world: WorldView;
  readonly small?: boolean;
  readonly lang: Lang;
  readonly tag?: ReactNode;
}) {
  const names = NAMES[lang];
  const skill = world.kind === 'dual' ? names.kinds.dual : names.skills[world.kind === 'wild' ? 'capture' : 'diplomacy'];
  return (
    <span className="leg-xc" data-size={small ? 's' : undefined} data-kind={world.kind}>
      <Niche world={world.key} />
      <span className="leg-xc__zone">{world.zone}</span>
      {tag}
      <b className="leg-xc__name">{names.worlds[world.key]}</b>
      <span className="leg-xc__stats">
        <Stat kind="squad" icon="squad" n={world.squads} label={names.elements.squad.many} />
        <Stat kind={world.kind} icon={SKILL_ICON[world.kind]} n={world.required} label={skill} />
        <Stat kind="pc" icon="pc" n={world.pc} label="PC" />
      </span>
      <span className="leg-xc__px">
        <span className="leg-star">
          <I name="star" />
          <b>{world.star}</b>
        </span>
        {world.minCrew > 0 && (
          <span className="leg-crew">
            <I name="crew" />
            <b>{world.minCrew}</b>
          </span>
        )}
        <span aria-hidden="true">→</span>
        <b>{world.px}</b>
        <I name="px" />
      </span>
    </span>
  );
}
/** An Exploration card; `note` stands at its foot. */
export function ExplorationFront({ card, lang, note }: { readonly card: Exploration; readonly lang: Lang; readonly note?: ReactNode }) {
  const { type, experience } = kindOf(card);
  const { name, text } = NAMES[lang].exploration[card];
  return (
    <span className="leg-ec" data-type={type}>
      <Scene card={card} type={type} />
      {experience && (
        <span className="leg-ec__xp" data-kind={experience.skill}>
          +{experience.points}
          <I name={experience.skill} size={12} />
        </span>
      )}
      {isRisk(card) && <I name="risk" size={20} className="leg-ec__sign" />}
      {type === 'oz' && <I name="oz" size={20} className="leg-ec__sign" />}
      <b className="leg-ec__name">{name}</b>
      <span className="leg-ec__text">{typeset(text, lang)}</span>
      {note}
    </span>
  );
}
export function ImperatorFront({
  card,
  squads,
  experience,
  pc,
  score,
  lang,
}: {
  readonly card: ImperatorKey;
  readonly squads: number;
  readonly experience: number;
  readonly pc: number;
  readonly score: number;
  readonly lang: Lang;
}) {
  const names = NAMES[lang];
  return (
    <span className="leg-imp">
      <I name="aquila" size={34} />
      <b className="leg-imp__name">{names.imperator[card]}</b>
      <span className="leg-xc__stats">
        <Stat kind="squad" icon="squad" n={squads} label={names.elements.squad.many} />
        <Stat kind="xp" icon="xp" n={experience} label={LABELS[lang].step.experience} />
        <Stat kind="pc" icon="pc" n={pc} label="PC" />
      </span>
      <span className="leg-imp__bar">
        <i style={{ inlineSize: `${Math.min(100, (100 * score) / SCORE.imperatorEnd)}%` }} />
        <span>
          {score} / {SCORE.imperatorEnd} PC
        </span>
      </span>
    </span>
  );
}
export function ObjectiveFront({
  card,
  pc,
  moment,
  lang,
  note,
}: {
  readonly card: Objective;
  readonly pc: number;
  readonly moment: 'at-once' | 'end';
  readonly lang: Lang;
  readonly note?: ReactNode;
}) {
  const { name, text } = NAMES[lang].objectives[card];
  return (
    <span className="leg-oc" data-moment={moment}>
      <span className="leg-oc__head">
        <I name="laurels" size={40} />
        <b>{pc}</b>
      </span>
      <b className="leg-oc__name">{name}</b>
      <span className="leg-oc__text">{typeset(text, lang)}</span>
      {note}
    </span>
  );
}
export function XFront({ card, lang }: { readonly card: XCard; readonly lang: Lang }) {
  const { name, text } = NAMES[lang].x[card];
  return (
    <span className="leg-xx">
      <NicheX card={card} />
      <b className="leg-xx__name">{name}</b>
      <span className="leg-xx__text">{typeset(text, lang)}</span>
    </span>
  );
}
