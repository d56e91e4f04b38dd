/** My things: my two characters, what lies in front of me, my secret state, and my hand. */
import type { FaceProps } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import type { Question } from '@cosmodrome/kit/text';
import { Explain, useExplain } from '@cosmodrome/kit/ui/Explain';
import { useFrame, useNameOf } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { CSSProperties, MouseEvent } from 'react';
import { useState } from 'react';
import { type Card, infectionSeat, isInfection, SEARCH_CARDS } from '../content/index.ts';
import type { Note } from '../notes.ts';
import { bodiesOf, isAndroid } from '../state.ts';
import type { TeamView, View } from '../view.ts';
import { cardAbout, cardTitle, roomName } from './about.tsx';
import { hold, letGo, useHold } from './aim.ts';
import type { Props } from './facts.ts';
import { LABELS } from './labels.ts';
import { Art, GLYPH, Hearts, I, Portrait, Use } from './pieces.tsx';
import { type Asked, choosable, offersOf, playsAlone, protects, whyNotGiven, whyNotPlayed } from './places.ts';
import { because, explained, NAMES } from './terms.ts';

export function Things(props: Props) {
  const { view, seat } = props;
  const team = seat === undefined ? undefined : view.teams[seat];
  if (!team) return null;
  return (
    <div className="pan-things">
      <Team {...props} team={team} />
      {view.me && <Hand {...props} hand={view.me.hand} />}
    </div>
  );
}

// ------------------------------------------------------------------ my team

function Team({ team, ...props }: Props & { readonly team: TeamView }) {
  const { view, lang, words, play } = props;
  const labels = LABELS[lang];
  const held = useHold();
  const mine = view.turn?.seat === team.seat;
  const ap = mine ? view.turn.ap : team.soldier.ap + team.android.ap;
  const choose = choosable(
    view,
    play.asks.map((a) => ({ topic: a.topic, options: play.options(a.topic) })),
  );
  return (
    <section className="pan-team" aria-label={labels.team}>
      {bodiesOf(team.seat).map((body) => {
        const is = isAndroid(body) ? team.android : team.soldier;
        const kind = isAndroid(body) ? 'android' : 'soldier';
        const on = held.who === body;
        const can = choose.length > 1 && choose.includes(body);
        const inside = (
          <>
            <Portrait kind={kind} colour={team.colour} size={34} />
            <span className="pan-stack">
              <b>
                {labels[kind]} <i>{labels.ap(is.ap)}</i>
              </b>
              {is.hp > 0 ? <Hearts hp={is.hp} label={labels.heartsOf(is.hp)} /> : <span className="pan-soft">{labels.dead}</span>}
              <small>{is.room === null ? (is.hp > 0 ? labels.notYet : labels.deadIn) : typeset(roomName(view, is.room, lang), lang)}</small>
            </span>
          </>
        );
        return can ? (
          <button key={body} type="button" className="pan-member" aria-pressed={on} onClick={() => (on ? letGo() : hold({ who: body }))}>
            {inside}
          </button>
        ) : (
          <Explain key={body} className="pan-member" about={explained(words, kind)}>
            {inside}
          </Explain>
        );
      })}
      <div className="pan-team__foot">
        <Explain about={explained(words, 'ap', { first: [labels.apLeft(ap)] })} className="pan-aps">
          {Array.from({ length: Math.max(4, ap) }, (_, i) => (
            <I key={i} name="i-ap" size={16} {...(i < ap ? {} : { className: 'pan-spent' })} />
          ))}
          <b aria-hidden="true">{labels.ap(ap)}</b>
          <span className="pan-unseen">{labels.apLeft(ap)}</span>
        </Explain>
        <SideBadge {...props} />
      </div>
      <div className="pan-laid">
        {team.laid.map((item, i) => (
          <Explain key={`${i} ${item}`} about={explained(words, item, { more: labels.stays })} className="pan-chip">
            <I name={GLYPH[item]} size={14} /> {typeset(NAMES[lang].cards[item].name, lang)}
          </Explain>
        ))}
        {team.ammo.map((n, i) => (
          <Explain key={`${i} ${n}`} about={explained(words, 'ammo', { first: [labels.bullets(n)] })} className="pan-chip">
            <I name="g-ammo" size={14} /> {n} / 4
          </Explain>
        ))}
      </div>
    </section>
  );
}
const SIDE_ICON = { human: 'i-human', infected: 'g-infect', host: 'g-host' } as const;
/** Human, infected or Host: seen by me alone, and hidden from whoever looks over my shoulder at a press. */
function SideBadge({ view, lang, words }: Props) {
  const labels = LABELS[lang];
  const [hidden, hide] = useState(false);
  if (!view.me) return null;
  const { side } = view.me;
  return (
    <span className="pan-side" data-side={hidden ? undefined : side} title={labels.privateSide}>
      {hidden ? (
        <span className="pan-row">
          <I name="g-lock" size={14} /> {labels.hidden}
        </span>
      ) : (
        <Explain about={explained(words, side, { more: labels.privateSide })} className="pan-row">
          <I name={SIDE_ICON[side]} size={15} /> {NAMES[lang].sides[side]}
        </Explain>
      )}
      <button type="button" aria-pressed={hidden} aria-label={hidden ? labels.showSide : labels.hideSide} onClick={() => hide(!hidden)}>
        <I name={hidden ? 'i-eyeon' : 'i-eyeoff'} size={17} />
      </button>
    </span>
  );
}

// ------------------------------------------------------------------ my hand

/** Equal cards lie on each other; playable ones first. */
export function stacks(hand: readonly Card[]): readonly { readonly card: Card; readonly n: number }[] {
  const count = new Map<Card, number>();
  for (const card of hand) count.set(card, (count.get(card) ?? 0) + 1);
  return [...count].map(([card, n]) => ({ card, n }));
}
function Hand({ hand, ...props }: Props & { readonly hand: readonly Card[] }) {
  const { play, lang } = props;
  const asked = play.asks.map((a) => ({ topic: a.topic, options: play.options(a.topic) }));
  const cards = stacks(hand);
  const legal = (card: Card) => offersOf(asked, card).length > 0;
  const inOrder = [...cards.filter((c) => legal(c.card)), ...cards.filter((c) => !legal(c.card))];
  return (
    <section
      className="pan-hand"
      data-part="hand"
      data-many={inOrder.length > 5 ? '' : undefined}
      style={{ '--n': inOrder.length } as CSSProperties}
      aria-label={LABELS[lang].hand}
    >
      {inOrder.map(({ card, n }) => (
        <HandCard key={card} {...props} card={card} n={n} asked={asked} />
      ))}
    </section>
  );
}
/** Why this card is no answer now: during a trade and in my turn only, and from my own hand and what everybody sees. */
function whyNot({ view, words, lang }: Props, asked: readonly Asked[], card: Card): string | undefined {
  if (asked.some((a) => a.topic === 'trade/give')) return because(words, whyNotGiven(view, card));
  const why = asked.some((a) => a.topic === 'turn/action') ? whyNotPlayed(view, card) : undefined;
  if (!why) return undefined;
  if (why !== 'idle') return because(words, why);
  return isInfection(card) ? undefined : LABELS[lang].cardWhy[card];
}
/** What a card is for, in a few words. */
function gist(card: Card, { view, lang }: Props): string {
  const labels = LABELS[lang];
  if (!isInfection(card)) return labels.cardText[card];
  if (infectionSeat(card) !== view.seat) return labels.foreign;
  return view.me?.side === 'human' ? labels.ownHuman : labels.ownInfected;
}
function HandCard({ card, n, asked, ...props }: Props & { readonly card: Card; readonly n: number; readonly asked: readonly Asked[] }) {
  const { view, lang, play } = props;
  const labels = LABELS[lang];
  const frame = useFrame();
  const nameOf = useNameOf();
  const held = useHold();
  const offers = offersOf(asked, card);
  const [first] = offers;
  const giving = first?.topic === 'trade/give';
  const state = !first ? undefined : (giving ? held.give : held.card) === card ? 'chosen' : 'legal';
  const why = first ? undefined : whyNot(props, asked, card);
  const about = cardAbout(card, props);
  const card_ = why ? { ...about, text: [why, ...(typeof about.text === 'string' ? [about.text] : about.text)] } : about;
  const explain = useExplain(card_);
  const trading = asked.some((a) => a.topic === 'trade/give');
  const title = cardTitle(card, props);
  const facts = isInfection(card) ? undefined : SEARCH_CARDS[card];
  const ask = first && play.asks.find((a) => a.topic === first.topic);
  const click = (e: MouseEvent<HTMLButtonElement>) => {
    if (!first) return frame.explain(e.currentTarget, card_, 'click');
    if (giving) return state === 'chosen' ? play.confirm(first.topic, first.option) : hold({ give: card });
    if (offers.length === 1 && playsAlone(first)) return play.pick(first.topic, first.option);
    return state === 'chosen' ? letGo() : hold({ card });
  };
  const told = [
    ...(giving && ask ? [nameOf(ask, first.option)] : isInfection(card) ? [title] : []),
    ...(n > 1 ? [labels.times(n)] : []),
    ...(trading && protects(card) ? [labels.protects] : []),
  ];
  return (
    <button
      type="button"
      className="cd-held pan-card"
      data-piece={`card:${card}`}
      data-from="piles"
      data-to="piles"
      data-state={state}
      data-target={state ? '' : undefined}
      data-wanted={offers.some((o) => play.wanted?.(o.topic, o.option) !== undefined) ? '' : undefined}
      data-lock={why ? '' : undefined}
      data-n={n > 1 ? Math.min(n, 4) : undefined}
      aria-pressed={state ? state === 'chosen' : undefined}
      aria-disabled={state ? undefined : true}
      {...explain}
      onClick={click}
    >
      <svg viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
        <Use id="card-front-hand" x={0} y={0} w={100} h={140} />
      </svg>
      <svg className="pan-card__art" viewBox="0 0 100 64" aria-hidden="true">
        <Art card={card} view={view} />
      </svg>
      {facts && facts.by !== 'nobody' && card !== 'gas' && <span className="pan-card__cost">{labels.ap(facts.ap)}</span>}
      {trading && protects(card) && (
        <span className="pan-card__shield" title={labels.protects}>
          <I name="g-shield" size={14} />
        </span>
      )}
      {n > 1 && (
        <span className="pan-card__n" aria-hidden="true">
          ×{n}
        </span>
      )}
      <span className="pan-unseen">{told.join('. ')}</span>
      <span className="pan-card__words">
        <b>{typeset(isInfection(card) ? labels.infection : title, lang)}</b>
        <small>
          {why ? (
            <>
              <Icon name="lock" small /> {typeset(why, lang)}
            </>
          ) : (
            typeset(gist(card, props), lang)
          )}
        </small>
      </span>
      {state === 'chosen' && (
        <span className="pan-card__pick">
          <Icon name="check" small /> {labels.yourChoice}
        </span>
      )}
    </button>
  );
}

/** The question bar of a trade: one chooses a card, then gives it. The same for everybody, whatever they are. */
export function Give({ ask, view, names, lang, play }: FaceProps<View, Note> & { readonly ask: Question }) {
  const { give } = useHold();
  const labels = LABELS[lang];
  const ready = give !== undefined && play.options(ask.topic).includes(give);
  return (
    <button
      type="button"
      className="cd-answer"
      data-kind="go"
      data-confirm=""
      aria-disabled={ready ? undefined : true}
      onClick={() => ready && play.confirm(ask.topic, give)}
    >
      <I name="g-trade" size={20} />
      <span>{typeset(ready ? labels.give(cardTitle(give as Card, { view, names, lang })) : labels.giveFirst, lang)}</span>
    </button>
  );
}
