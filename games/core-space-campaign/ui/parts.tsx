/** Small pieces every panel uses: what things and people look like, and a choice that can be touched. */
import { SIZES, type TokenKind, type TraderId, tokenOf, type Upgrade } from '@cosmodrome/core-space/content/index';
import { Art, portraitOf } from '@cosmodrome/core-space/ui/pieces';
import type { Json } from '@cosmodrome/kernel';
import type { About, FaceProps } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import type { Question } from '@cosmodrome/kit/text';
import { useExplain } from '@cosmodrome/kit/ui/Explain';
import { useNameOf, useOffer } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { ReactNode } from 'react';
import { BOXES, type System } from '../content/index.ts';
import { isGeneric } from '../judge/people.ts';
import type { Note } from '../notes.ts';
import type { CampaignWords } from '../text/compose.ts';
import type { View } from '../view.ts';

export type Props = FaceProps<View, Note>;
/** The words of this campaign, with the names of Core Space in the same language. */
export const wordsOf = ({ words }: Pick<Props, 'words'>): CampaignWords => words as CampaignWords;

export function Portrait({ profile, size }: { readonly profile: TraderId; readonly size: number }) {
  if (isGeneric(profile))
    return (
      <span className="csc-nobody" style={{ inlineSize: size, blockSize: size }}>
        <Icon name="user" />
      </span>
    );
  return <Art id={portraitOf({ being: { kind: 'trader', sheet: { profile } as never } })} size={size} className="csc-portrait" />;
}
const WIDE = { small: 64, large: 130, 'extra-large': 196 } as const;
/** What remains of great machines is not drawn. */
const PLAIN: ReadonlySet<TokenKind> = new Set(['spider-token', 'mother-part', 'annihilator-eye', 'machine-chip']);
/** A thing as it is drawn; without a name it is for the eyes alone. */
export function Thing({ kind, height, name }: { readonly kind: TokenKind; readonly height: number; readonly name?: string }) {
  const wide = WIDE[tokenOf(kind).size];
  const size = { viewBox: `0 0 ${wide} 64`, width: (wide * height) / 64, height };
  const drawing = <use href={`#cs-tok-${PLAIN.has(kind) ? 'hidden' : kind}`} width={wide} height={64} />;
  return name === undefined ? (
    <svg {...size} aria-hidden="true">
      {drawing}
    </svg>
  ) : (
    <svg {...size} role="img" aria-label={name}>
      {drawing}
    </svg>
  );
}
export const aboutToken = (kind: TokenKind, { core: { lexicon } }: CampaignWords): About => ({
  title: lexicon.names.tokens[kind],
  text: lexicon.prints.token(tokenOf(kind)),
});
export function Token({ kind, height, words }: { readonly kind: TokenKind; readonly height: number; readonly words: CampaignWords }) {
  const about = aboutToken(kind, words);
  return (
    <span className="csc-token" data-spaces={SIZES[tokenOf(kind).size]} {...useExplain(about)}>
      <Thing kind={kind} height={height} name={about.title} />
    </span>
  );
}
/** What a system of the ship or an upgrade looks like. */
export const Glyph = ({ id }: { readonly id: System | Upgrade }) => (
  <svg className="csc-glyph" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#csc-i-${id}`} width={24} height={24} />
  </svg>
);
/** The boxes of a system or levels of an upgrade, as many of them full. */
export const Boxes = ({ full, of = BOXES }: { readonly full: number; readonly of?: number }) => (
  <span className="csc-boxes" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <i key={i} data-on={i < full ? '' : undefined} />
    ))}
  </span>
);
/** The pips of a row of the Career, so many of them had, and which is next. */
export const Pips = ({ of, on }: { readonly of: number; readonly on: number }) => (
  <span className="csc-pips" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <i key={i} data-on={i < on ? '' : undefined} data-next={i === on ? '' : undefined} />
    ))}
  </span>
);
export function Panel({
  title,
  aside,
  children,
  at,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly at: string;
}) {
  return (
    <section className="csc-panel" data-part={at} aria-label={title}>
      <h3>
        {title}
        {aside !== undefined && <small>{aside}</small>}
      </h3>
      {children}
    </section>
  );
}
/** One answer as a card: what it is, what it costs. */
export function Choice({
  ask,
  option,
  play,
  lang,
  title,
  quiet = false,
  children,
}: Pick<Props, 'play' | 'lang'> & {
  readonly ask: Question;
  readonly option: Json;
  /** In place of the label, which is short. */
  readonly title?: string;
  /** Nobody is led to it: it is rarely what one wants. */
  readonly quiet?: boolean;
  readonly children?: ReactNode;
}) {
  const offer = useOffer()(ask, option);
  const name = useNameOf()(ask, option);
  const state = play.state(ask.topic, option);
  // There is room for the whole sentence of what is too long for a bar.
  const label = title ?? (offer.label.endsWith('…') ? offer.sentence : undefined) ?? offer.label;
  return (
    <button
      type="button"
      className="cd-held csc-choice"
      data-target={quiet ? undefined : ''}
      data-state={state}
      aria-pressed={ask.kind === 'someOf' ? state === 'chosen' : undefined}
      onClick={() => play.pick(ask.topic, option)}
    >
      <span className="cd-hidden">{name}</span>
      {children}
      <b aria-hidden="true">{typeset(label, lang)}</b>
      {offer.cost && <small aria-hidden="true">{typeset(offer.cost, lang)}</small>}
    </button>
  );
}
