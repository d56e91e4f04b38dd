/** What is in the crate beside what one carries: tokens are dragged or touched from one side to the other. Leaving a thing needs no act. */

import { useExplain } from '@cosmodrome/kit/ui/Explain';
import { useFrame } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { capacityOf, spaces } from '../judge/figures.ts';
import { figureOf, type TokenId } from '../state.ts';
import type { View } from '../view.ts';
import { named, type Props, tokenAbout, tokenName } from './desk.ts';
import { LABELS } from './labels.ts';
import { TokenArt } from './pieces.tsx';
import { worthOf } from './terms.ts';

const TOPIC = 'search/hold';
export function Search(props: Props) {
  const { view, play, lang } = props;
  const ask = play.asks.find((a) => a.topic === TOPIC);
  const { scene } = view;
  if (!ask || scene?.kind !== 'searching') return null;
  return <Sides key={JSON.stringify(scene)} {...props} figure={scene.figure} body={scene.body} lang={lang} />;
}
function Sides({ view, play, lang, figure, body }: Props & { readonly figure: number; readonly body: number | null }) {
  const labels = LABELS[lang].search;
  const f = figureOf(view, figure as never);
  const all = play.options(TOPIC) as readonly TokenId[];
  const held = (play.draft(TOPIC) as readonly TokenId[] | undefined) ?? [];
  // What one has stays with one until it is put down: who only confirms loses nothing.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (held.length === 0 && f.inventory.length > 0) play.propose(TOPIC, [...f.inventory]);
  });
  const inside = all.filter((t) => !f.inventory.includes(t));
  const put = (token: TokenId, keep: boolean) => {
    if (held.includes(token) !== keep) play.pick(TOPIC, token);
  };
  const side = (keep: boolean, tokens: readonly TokenId[], title: string, note: string) => (
    <Side key={String(keep)} title={title} note={note} onDrop={(token) => put(token, keep)}>
      {tokens.map((token) => (
        <Thing key={token} view={view} lang={lang} token={token} held={keep} was={f.inventory.includes(token)} />
      ))}
      {tokens.length === 0 && <p>{LABELS[lang].empty}</p>}
    </Side>
  );
  const worth = held.filter((t) => !f.inventory.includes(t)).reduce((sum, t) => sum + worthOf(view, t), 0);
  return (
    <section className="cs-search" aria-label={labels.title}>
      {side(
        false,
        all.filter((t) => !held.includes(t)),
        body === null ? labels.crate : labels.body(named(view, figureOf(view, body as never), lang)),
        body === null ? labels.alone : labels.found(inside.length),
      )}
      <Icon name="arrow" />
      {side(true, held, named(view, f, lang), `${labels.spaces(spaces(view, held), capacityOf(f))} · ${labels.gain(worth)}`)}
    </section>
  );
}
function Side({
  title,
  note,
  onDrop,
  children,
}: {
  readonly title: string;
  readonly note: string;
  onDrop(token: TokenId): void;
  readonly children: ReactNode;
}) {
  const [over, set] = useState(false);
  const drop = (e: DragEvent) => {
    e.preventDefault();
    set(false);
    const token = Number.parseInt(e.dataTransfer.getData('text/plain'), 10);
    if (Number.isInteger(token)) onDrop(token as TokenId);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is the mouse's way; each token is a button too
    <div
      className="cs-plate cs-side"
      data-over={over ? '' : undefined}
      onDragOver={(e) => {
        e.preventDefault();
        set(true);
      }}
      onDragLeave={() => set(false)}
      onDrop={drop}
    >
      <h3>
        {title} <span>{note}</span>
      </h3>
      <div>{children}</div>
    </div>
  );
}
function Thing({
  view,
  lang,
  token,
  held,
  was,
}: {
  readonly view: View;
  readonly lang: 'fr' | 'en';
  readonly token: TokenId;
  readonly held: boolean;
  readonly was: boolean;
}) {
  const { play } = useFrame();
  const labels = LABELS[lang].search;
  const explain = useExplain(tokenAbout(view, token, lang));
  const name = tokenName(view, token, lang);
  return (
    <button
      type="button"
      className="cs-thing"
      draggable
      data-target=""
      data-state={held ? 'chosen' : 'legal'}
      data-wanted={play.wanted?.(TOPIC, token)}
      aria-pressed={held}
      onDragStart={(e) => e.dataTransfer.setData('text/plain', String(token))}
      {...explain}
      onClick={() => play.pick(TOPIC, token)}
    >
      <TokenArt board={view} token={token} height={40} />
      <span>{name}</span>
      <small>{held ? (was ? labels.keeps : labels.takes) : was ? labels.leaves : labels.there}</small>
      <i aria-hidden="true">{labels.worth(worthOf(view, token))}</i>
    </button>
  );
}
