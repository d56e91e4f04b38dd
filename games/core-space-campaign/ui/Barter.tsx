/** Barter: what others offer me and what I have offered, both sides in full; and an offer of my own, put together by hand. */
import type { NpcId, TokenKind } from '@cosmodrome/core-space/content/index';
import type { Json, Seat } from '@cosmodrome/kernel';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { useState } from 'react';
import { isAway } from '../judge/people.ts';
import { type Crew, crewOf, type Offer, type Outing, outingOf, partyOf, type Side } from '../state.ts';
import { Panel, Portrait, type Props, Token, wordsOf } from './parts.tsx';

const NOTHING: Side = { money: 0, tokens: [], members: [], guests: [] };
const isNothing = ({ money, tokens, members, guests }: Side): boolean =>
  money === 0 && tokens.length === 0 && members.length === 0 && guests.length === 0;

export function Barter(props: Props) {
  const { view, seat, play, names } = props;
  const { page, barter } = wordsOf(props).lexicon;
  const ask = play.asks.find((a) => a.topic === 'trade');
  const outing = seat === undefined ? undefined : outingOf(view, seat);
  if (!ask || seat === undefined || !outing) return null;
  const others = outing.parties.filter((p) => p.seat !== seat && !p.done).map((p) => p.seat);
  if (others.length === 0 && view.offers.length === 0) return null;
  const say = (what: 'accept' | 'refuse' | 'withdraw', { id }: Offer) => play.confirm('trade', { do: what, offer: id });
  return (
    <Panel at="barter" title={page.barter} aside={page.private}>
      <ul className="csc-offers">
        {view.offers.map((offer) => {
          const mine = offer.from === seat;
          const other = mine ? offer.to : offer.from;
          return (
            <li key={offer.id}>
              <p>
                <SeatShape seat={other} size="s" name={names[other] ?? ''} />{' '}
                {mine ? barter.offered(names[other] ?? '') : barter.offers(names[other] ?? '')}
              </p>
              <Held {...props} title={barter.iGive} side={mine ? offer.give : offer.take} />
              <Held {...props} title={barter.iGet} side={mine ? offer.take : offer.give} />
              <div className="csc-line csc-import">
                {(mine ? (['withdraw'] as const) : (['accept', 'refuse'] as const)).map((what) => (
                  <button key={what} type="button" className="cd-button" onClick={() => say(what, offer)}>
                    {barter[what]}
                  </button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      {others.length > 0 && <Propose {...props} outing={outing} mine={seat} others={others} />}
    </Panel>
  );
}
/** One side of an offer, as it changes hands. */
function Held({ title, side, ...props }: Props & { readonly title: string; readonly side: Side }) {
  const words = wordsOf(props);
  const { names, page } = words.lexicon;
  return (
    <p className="csc-side">
      <small>{title}</small>
      {side.money > 0 && <b>{names.ua(side.money)}</b>}
      {side.tokens.map((kind, i) => (
        <Token key={i} kind={kind} height={32} words={words} />
      ))}
      {side.members.map((id) => {
        const m = props.view.crews.flatMap(({ members }) => members).find((one) => one.id === id);
        return m && <b key={id}>{words.called.who(m)}</b>;
      })}
      {side.guests.map((npc) => (
        <b key={npc}>{words.called.npc(npc)}</b>
      ))}
      {isNothing(side) && <b>{page.nothing}</b>}
    </p>
  );
}
/** What I give and what I want for it: whatever one touches is in, touched again it is out. */
function Propose({
  outing,
  mine,
  others,
  ...props
}: Props & { readonly outing: Outing; readonly mine: Seat; readonly others: readonly Seat[] }) {
  const { view, play, names } = props;
  const { barter } = wordsOf(props).lexicon;
  const [wanted, turn] = useState(others[0]!);
  const to = others.includes(wanted) ? wanted : others[0]!;
  const [give, giving] = useState(NOTHING);
  const [take, taking] = useState(NOTHING);
  const clear = () => {
    giving(NOTHING);
    taking(NOTHING);
  };
  return (
    <details className="csc-made">
      <summary>{barter.propose}</summary>
      {others.length > 1 && (
        <div className="csc-tabs" role="tablist">
          {others.map((other) => (
            <button
              key={other}
              type="button"
              role="tab"
              aria-selected={other === to}
              onClick={() => {
                turn(other);
                taking(NOTHING);
              }}
            >
              {names[other]}
            </button>
          ))}
        </div>
      )}
      <div className="csc-two">
        <Pick
          {...props}
          title={barter.iGive}
          crew={crewOf(view, mine)}
          guests={partyOf(outing, mine).guests.map(({ npc }) => npc)}
          side={give}
          onSide={giving}
        />
        <Pick
          {...props}
          title={barter.iGet}
          crew={crewOf(view, to)}
          guests={partyOf(outing, to).guests.map(({ npc }) => npc)}
          side={take}
          onSide={taking}
        />
      </div>
      <button
        type="button"
        className="cd-button"
        data-kind="go"
        disabled={isNothing(give) && isNothing(take)}
        onClick={() => {
          play.confirm('trade', { do: 'offer', to, give, take } as unknown as Json);
          clear();
        }}
      >
        {barter.send(names[to] ?? '')}
      </button>
    </details>
  );
}
function Pick({
  title,
  crew,
  guests,
  side,
  onSide,
  ...props
}: Props & {
  readonly title: string;
  readonly crew: Crew;
  readonly guests: readonly NpcId[];
  readonly side: Side;
  onSide(side: Side): void;
}) {
  const words = wordsOf(props);
  const { called, lexicon } = words;
  const there = crew.members.filter((m) => !isAway(m));
  const tokens: readonly TokenKind[] = [...crew.hold, ...there.filter((m) => !side.members.includes(m.id)).flatMap((m) => m.inventory)];
  const flip = <T,>(list: readonly T[], one: T): readonly T[] =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  const number = (kind: TokenKind, list: readonly TokenKind[]) => list.filter((other) => other === kind).length;
  const kinds = [...new Set(tokens)];
  /** One more of it, as long as there is one; then none again. */
  const more = (kind: TokenKind) =>
    number(kind, side.tokens) < number(kind, tokens) ? [...side.tokens, kind] : side.tokens.filter((other) => other !== kind);
  return (
    <fieldset className="csc-pick">
      <legend>{title}</legend>
      <label>
        {lexicon.page.money}
        <input
          className="cd-field"
          type="number"
          min={0}
          max={crew.money}
          value={side.money}
          onChange={(e) => onSide({ ...side, money: Math.max(0, Math.min(crew.money, Math.trunc(e.currentTarget.valueAsNumber) || 0)) })}
        />
      </label>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="csc-choice"
          aria-pressed={side.tokens.includes(kind)}
          onClick={() => onSide({ ...side, tokens: more(kind) })}
        >
          <Token kind={kind} height={32} words={words} />
          <b>{called.token(kind)}</b>
          <small>
            {number(kind, side.tokens)} / {number(kind, tokens)}
          </small>
        </button>
      ))}
      {there
        .filter((m) => !m.captain && m.contract === 'permanent')
        .map((m) => (
          <button
            key={m.id}
            type="button"
            className="csc-choice"
            aria-pressed={side.members.includes(m.id)}
            onClick={() => onSide({ ...side, members: flip(side.members, m.id), tokens: [] })}
          >
            <Portrait profile={m.profile} size={40} />
            <b>{called.who(m)}</b>
          </button>
        ))}
      {guests.map((npc) => (
        <button
          key={npc}
          type="button"
          className="csc-choice"
          aria-pressed={side.guests.includes(npc)}
          onClick={() => onSide({ ...side, guests: flip(side.guests, npc) })}
        >
          <b>{called.npc(npc)}</b>
        </button>
      ))}
    </fieldset>
  );
}
