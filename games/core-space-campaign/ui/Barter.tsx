/** Barter: what others offer me and what I have offered, both sides in full; and an offer of my own, put together by hand. */
import type { NpcId, TokenKind } from '@cosmodrome/core-space/content/index';
import type { Json, Seat } from '@cosmodrome/kernel';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { useEffect, useRef, useState } from 'react';
import { isAway } from '../judge/people.ts';
import { type Crew, crewOf, type Member, type Offer, type Outing, outingOf, partyOf, type Side } from '../state.ts';
import type { View } from '../view.ts';
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
  const [given, giving] = useState(NOTHING);
  const [taken, taking] = useState(NOTHING);
  const [ours, theirs] = [stockOf(view, outing, mine), stockOf(view, outing, to)];
  const [give, take] = [within(given, ours), within(taken, theirs)];
  const form = useRef<HTMLDetailsElement>(null);
  // What is refused stays as it was put together; what has been offered stands above.
  const open = view.offers.filter(({ from }) => from === mine).length;
  const before = useRef(open);
  useEffect(() => {
    if (open > before.current) {
      giving(NOTHING);
      taking(NOTHING);
      if (form.current) form.current.open = false;
      form.current?.querySelector('summary')?.focus();
    }
    before.current = open;
  }, [open]);
  return (
    <details className="csc-made" ref={form}>
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
        <Pick {...props} title={barter.iGive} stock={ours} side={give} onSide={giving} />
        <Pick {...props} title={barter.iGet} stock={theirs} side={take} onSide={taking} />
      </div>
      <button
        type="button"
        className="cd-button"
        data-kind="go"
        disabled={isNothing(give) && isNothing(take)}
        onClick={() => play.confirm('trade', { do: 'offer', to, give, take } as unknown as Json)}
      >
        {barter.send(names[to] ?? '')}
      </button>
    </details>
  );
}
/** What a crew could hand over, and who would go. */
type Stock = Pick<Crew, 'money' | 'hold'> & { readonly there: readonly Member[]; readonly guests: readonly NpcId[] };
function stockOf(view: View, outing: Outing, seat: Seat): Stock {
  const { money, hold, members } = crewOf(view, seat);
  return { money, hold, there: members.filter((m) => !isAway(m)), guests: partyOf(outing, seat).guests.map(({ npc }) => npc) };
}
/** Whoever goes takes along what they carry. */
const tokensOf = ({ hold, there }: Stock, but: Side): readonly TokenKind[] => [
  ...hold,
  ...there.filter((m) => !but.members.includes(m.id)).flatMap((m) => m.inventory),
];
const number = (kind: TokenKind, list: readonly TokenKind[]) => list.filter((other) => other === kind).length;
/** What has been sold or has gone meanwhile is not in it any more. */
function within(side: Side, stock: Stock): Side {
  const tokens = tokensOf(stock, side);
  return {
    money: Math.min(side.money, stock.money),
    tokens: side.tokens.filter((kind, i) => number(kind, side.tokens.slice(0, i)) < number(kind, tokens)),
    members: side.members.filter((id) => stock.there.some((m) => m.id === id)),
    guests: side.guests.filter((npc) => stock.guests.includes(npc)),
  };
}
function Pick({
  title,
  stock,
  side,
  onSide,
  ...props
}: Props & {
  readonly title: string;
  readonly stock: Stock;
  readonly side: Side;
  onSide(side: Side): void;
}) {
  const words = wordsOf(props);
  const { called, lexicon } = words;
  const { money, there, guests } = stock;
  const tokens = tokensOf(stock, side);
  const movers = there.filter((m) => !m.captain && m.contract === 'permanent');
  const flip = <T,>(list: readonly T[], one: T): readonly T[] =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  const kinds = [...new Set(tokens)];
  /** One more of it, as long as there is one; then none again. */
  const more = (kind: TokenKind) =>
    number(kind, side.tokens) < number(kind, tokens) ? [...side.tokens, kind] : side.tokens.filter((other) => other !== kind);
  return (
    <fieldset className="csc-pick">
      <legend>{title}</legend>
      {money > 0 && (
        <label>
          {lexicon.page.money}
          <input
            className="cd-field"
            type="number"
            min={0}
            max={money}
            value={side.money}
            onChange={(e) => onSide({ ...side, money: Math.max(0, Math.min(money, Math.trunc(e.currentTarget.valueAsNumber) || 0)) })}
          />
          <small>/ {money}</small>
        </label>
      )}
      {money === 0 && tokens.length === 0 && movers.length === 0 && guests.length === 0 && <p>{lexicon.page.nothing}</p>}
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
      {movers.map((m) => (
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
