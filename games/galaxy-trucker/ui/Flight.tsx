/** The flight: the card with what it asks, the dice, my ship with what threatens it, the road with all rockets. Inspection and boarding look the same. */
import type { Seat } from '@cosmodrome/kernel';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { type ReactNode, useMemo, useState } from 'react';
import {
  type Card,
  type CardId,
  type Criterion,
  cardAt,
  nameOf as cardNameOf,
  INSURANCE,
  planOf,
  type SquareId,
} from '../content/index.ts';
import { crewSize } from '../judge/crew.ts';
import { along } from '../judge/line.ts';
import { enginePower, firePower } from '../judge/power.ts';
import { faults, linksOf } from '../judge/ship.ts';
import type { Yard } from '../state.ts';
import type { View } from '../view.ts';
import { cardAbout } from './about.tsx';
import { apartOf } from './apart.ts';
import { Blows } from './Blows.tsx';
import { useSmall } from './bench.ts';
import type { Props } from './builder.ts';
import { CardPicture, CardThumb, criterionSign } from './Cards.tsx';
import { cornerOf } from './geometry.ts';
import { LABELS } from './labels.ts';
import {
  BetChoice,
  ConvertChoice,
  ConvertSpots,
  HandOver,
  IntruderAnswers,
  IntruderPath,
  LastPartChoice,
  LastPartSpots,
  type Turned,
} from './Odd.tsx';
import { Answers, Burnt, Drift, pieceSays, Threats } from './Overlay.tsx';
import { Die, Sign, Use } from './pieces.tsx';
import { Ring, Road } from './Route.tsx';
import { CLOSE, type Room, ShipBoard } from './Ship.tsx';
import { Quay, StowSpots, stowedShip, useStowing } from './Stow.tsx';
import { power } from './tally.ts';
import { NAMES } from './terms.ts';

/** Room for what flies in, and for the words beside it. */
const ROOM: Room = { left: 140, top: 124, right: 140, bottom: 136 };
const TIGHT: Room = { left: 92, top: 96, right: 92, bottom: 110 };

export function Flight(props: Props & { readonly shown: Seat }) {
  const { view, seat, lang, words, shown, changed, motion, names } = props;
  const labels = LABELS[lang];
  const small = useSmall();
  const stowing = useStowing(props);
  const [token, setToken] = useState<Turned>({ to: 'cannon', rot: 0 });
  const yard = view.yards[shown]!;
  const mine = shown === seat;
  const ship = mine ? stowedShip(yard.ship, stowing) : yard.ship;
  // While its owner is asked which piece stays, one sees what is about to go.
  const broken =
    (view.scene?.kind === 'broken' && view.scene.seats.includes(shown)) ||
    (mine && props.play.asks.some(({ topic }) => topic === 'ship/piece'));
  const apart = useMemo(() => (broken ? apartOf(ship) : undefined), [broken, ship]);
  const name = mine ? labels.myShip : labels.shipOf(names[shown] ?? '');
  // Nothing flies in while one bets or insures.
  const safe = mine && props.play.asks.some(({ topic }) => topic === 'preflight/bet' || topic === 'preflight/insure');
  const inspected = view.phase === 'errors' || view.phase === 'repairs';
  return (
    <div className="gt-flight" data-phase={view.phase} data-class={view.class}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, keys must scroll it */}
      <section className="gt-flight__left" aria-label={labels.route} tabIndex={0}>
        {view.card && <CardOfNow {...props} card={view.card.card} />}
        <DiceNow {...props} />
        <Declared {...props} />
        {stowing && mine && <Quay stowing={stowing} lang={lang} />}
        {mine && (
          <>
            <IntruderAnswers {...props} />
            <BetChoice {...props} />
            <HandOver {...props} />
            <LastPartChoice {...props} />
            <ConvertChoice {...props} token={token} onToken={setToken} />
            <PieceChoice {...props} yard={yard} />
            <PowerNow {...props} yard={yard} />
            <Insurance {...props} />
          </>
        )}
        <Sheet {...props} />
      </section>
      <div className="gt-flight__ship">
        <ShipBoard
          ship={ship}
          lang={lang}
          words={words}
          label={`${name}, ${NAMES[lang].classes[view.class].name}`}
          room={!small ? ROOM : safe || stowing ? CLOSE : TIGHT}
          changed={changed}
          seat={shown}
          holesMarked={view.settings.holesMarked}
          apart={apart}
        >
          <Burnt {...props} ship={ship} />
          {inspected && <Errors yard={yard} lang={lang} />}
          {view.scene?.kind === 'objects' && <Threats {...props} ship={ship} scene={view.scene} />}
          <IntruderPath {...props} ship={ship} />
          {mine && <Answers {...props} ship={ship} />}
          {mine && stowing && <StowSpots stowing={stowing} ship={ship} lang={lang} />}
          {mine && <LastPartSpots {...props} ship={ship} />}
          {mine && <ConvertSpots {...props} ship={ship} token={token} />}
          <Drift ship={yard.ship} motion={motion} />
          <Blows {...props} ship={yard.ship} />
        </ShipBoard>
      </div>
      <div className="gt-flight__right">{small ? <Road {...props} /> : <Ring {...props} />}</div>
    </div>
  );
}

// ------------------------------------------------------------------ the card

/** Which row of the card is being resolved, as its picture names them. */
function rowNow(view: View, card: Card): string | undefined {
  const run = view.card;
  if (!run) return undefined;
  switch (card.type) {
    case 'meteor-swarm':
      return `meteor ${run.step}`;
    case 'open-space':
      return run.step > 0 || view.scene?.kind === 'objects' ? `meteor ${Math.max(0, run.step)}` : 'engines';
    case 'combat-zone':
      return `line ${run.step}`;
    case 'slavers':
    case 'smugglers':
    case 'pirates':
      return view.scene?.kind === 'goods' ? 'reward' : run.at < run.order.length ? 'strength' : `penalty ${run.step}`;
    default:
      return undefined;
  }
}
function CardOfNow({ card, ...props }: Props & { readonly card: CardId }) {
  const { view, lang, words, play, names } = props;
  const labels = LABELS[lang];
  const printed = cardAt(card);
  const run = view.card!;
  const tags: Record<string, ReactNode> = {};
  if (printed.type === 'planets')
    printed.planets.forEach((_, planet) => {
      const by = run.landed.indexOf(planet);
      tags[`planet ${planet}`] =
        by >= 0 ? (
          <>
            <SeatShape seat={by} size="xs" /> {names[by]}
          </>
        ) : play.state('planet/land', planet) ? (
          <button
            type="button"
            className="gt-land"
            data-target=""
            data-at={`planet:${planet}`}
            data-wanted={play.wanted?.('planet/land', planet)}
            onClick={() => play.pick('planet/land', planet)}
          >
            <Sign id="i-land" size={16} className="gt-ink" /> {labels.planet(planet + 1)}
          </button>
        ) : (
          labels.free
        );
    });
  const small = useSmall();
  const picture = <CardPicture card={card} lang={lang} at={rowNow(view, printed)} tags={tags} />;
  if (printed.type === 'planets' || !small)
    return (
      <div key={card} className="gt-cardnow gt-revealed" data-part="card">
        {printed.type === 'planets' ? picture : <Explain about={cardAbout(words, lang, card, false)}>{picture}</Explain>}
      </div>
    );
  return (
    <Explain about={cardAbout(words, lang, card)} className="gt-cardchip">
      <CardThumb card={card} size={64} /> <b>{NAMES[lang].cards[cardNameOf(printed)].name}</b>
    </Explain>
  );
}
/** The dice of the moment, and the line they give. */
function DiceNow({ view, lang, shown, names }: Props & { readonly shown: Seat }) {
  const labels = LABELS[lang];
  const scene = view.scene;
  if (scene?.kind !== 'objects' && scene?.kind !== 'intruders') return null;
  const { roll, line } = scene;
  const own = scene.kind === 'objects' ? scene.strikes?.lines.find(({ seat }) => seat === shown)?.line : undefined;
  const say = (n: number) => (along(line.from) === 'column' ? labels.column(n) : labels.row(n));
  const wrap = planOf(view.yards[shown]!.ship.plan).wrap;
  const leader = view.card?.order[0];
  return (
    <section className="gt-dice" aria-label={`${roll.dice.join(' + ')}, ${say(line.line)}`}>
      <p key={roll.dice.join(' ')}>
        {roll.dice.map((die, i) => (
          <Die key={i} face={die} size={52} />
        ))}
      </p>
      <b>{wrap ? say(line.line) : `${roll.dice.join(' + ')} = ${say(line.line)}`}</b>
      {own && own.line !== line.line && <em>{labels.lineTo(say(own.line))}</em>}
      {scene.kind === 'objects' && (
        <small>{NAMES[lang].objects[scene.strikes?.object ?? (scene.objects.length > 1 ? 'meteor-pair' : scene.objects[0]!)]}</small>
      )}
      {leader !== undefined && <small>{names[leader]}</small>}
    </section>
  );
}
const WHAT: Readonly<Partial<Record<Card['type'], Criterion>>> = {
  'open-space': 'engines',
  slavers: 'cannons',
  smugglers: 'cannons',
  pirates: 'cannons',
  sabotage: 'crew',
};
const criterionNow = (view: View): Criterion | undefined => {
  if (!view.card) return undefined;
  const card = cardAt(view.card.card);
  return card.type === 'combat-zone' ? card.lines[view.card.step]?.criterion : WHAT[card.type];
};
/** Who has declared what. */
function Declared({ view, lang, names }: Props) {
  const labels = LABELS[lang];
  const run = view.card;
  const what = criterionNow(view);
  if (!run || !what || run.at === 0 || run.declared.every((power) => power === null)) return null;
  const most = Math.max(1, ...run.declared.map((n) => n ?? 0));
  return (
    <section className="gt-declared" aria-label={labels.power[what]}>
      <h3>
        <Sign id={criterionSign(what)} size={20} /> {labels.power[what]}
      </h3>
      <ul>
        {run.order.map((seat) => {
          // What was declared for the line before still stands there until it is said anew.
          const n = run.order.indexOf(seat) < run.at ? run.declared[seat] : null;
          return (
            <li key={seat} data-weak={run.losers.includes(seat) ? '' : undefined}>
              <SeatShape seat={seat} size="xs" /> <span data-shortens="">{names[seat]}</span>
              <i style={{ inlineSize: `${n == null ? 0 : (n / most) * 64}px` }} />
              <b>{n == null ? '…' : power(n)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
/** What my declaration comes to with what is chosen so far, and what it gives. */
function PowerNow({ view, lang, play, seat, yard }: Props & { readonly yard: Yard }) {
  const labels = LABELS[lang];
  const ask = play.asks.find(({ topic }) => topic.startsWith('power/'));
  if (!ask || seat === undefined) return null;
  const what = ask.topic.slice('power/'.length) as Criterion;
  const chosen = ((play.draft(ask.topic) as readonly SquareId[] | undefined) ?? []) as readonly SquareId[];
  const { ship } = yard;
  const links = linksOf(ship);
  const sum = what === 'engines' ? enginePower(ship, chosen) : what === 'cannons' ? firePower(ship, links, chosen) : undefined;
  const total = sum?.total ?? crewSize(ship, links, [...view.flyers[seat]!.awake, ...chosen], 'compared');
  const card = view.card ? cardAt(view.card.card) : undefined;
  const strength = card && 'strength' in card ? card.strength : undefined;
  return (
    <section className="gt-power" aria-live="polite">
      <h3>
        <Sign id={criterionSign(what)} size={22} /> {labels.power[what]} <b>{power(total)}</b>
        {strength !== undefined && (
          <em data-way={Math.sign(total - strength)}>
            {labels.strength} {strength}: {total > strength ? labels.wins : total === strength ? labels.ties : labels.loses}
          </em>
        )}
        {card?.type === 'open-space' && <em data-way={total > 0 ? 1 : -1}>{labels.forward(total)}</em>}
      </h3>
      {chosen.length > 0 && (
        <small>
          <Sign id="s-energy" size={16} /> −{chosen.length}
        </small>
      )}
    </section>
  );
}
/** The pieces of my broken ship, and what each has. */
function PieceChoice({ play, lang, yard }: Props & { readonly yard: Yard }) {
  const labels = LABELS[lang];
  const all = play.options('ship/piece') as unknown as readonly (readonly SquareId[])[];
  if (all.length === 0) return null;
  return (
    <section className="gt-options" aria-label={labels.piece(all.length)}>
      {all.map((piece, i) => (
        <button
          key={piece.join(' ')}
          type="button"
          className="gt-option"
          data-key={i + 1}
          data-wanted={play.wanted?.('ship/piece', piece as never)}
          onClick={() => play.pick('ship/piece', piece as never)}
        >
          <b>{labels.keep(i + 1)}</b>
          <span>{pieceSays(yard.ship, piece, lang)}</span>
        </button>
      ))}
    </section>
  );
}
/** Class IV: what insurance costs and saves. */
function Insurance({ play, lang, view, seat }: Props) {
  const labels = LABELS[lang];
  if (seat === undefined || !play.asks.some(({ topic }) => topic === 'preflight/insure')) return null;
  const { price, cap } = INSURANCE;
  const high = 24;
  return (
    <section className="gt-insure" aria-label={labels.insured}>
      <Sign id="policy" size={48} height={60} />
      <dl>
        <dt>{labels.insure.price}</dt>
        <dd>{price} ¢</dd>
        <dt>{labels.insure.cap}</dt>
        <dd>{cap} ¢</dd>
        <dt>{labels.insure.without}</dt>
        <dd>{labels.insure.each}</dd>
        <dt>{labels.lost}</dt>
        <dd>{view.flyers[seat]!.lost.length}</dd>
      </dl>
      <svg viewBox="0 0 140 84" role="img" aria-label={`${labels.insure.price} ${price}, ${labels.insure.cap} ${cap}`}>
        <path d="M10 74H134M10 74V6" className="gt-insure__axis" />
        <path d={`M10 74L${10 + high * 5} ${74 - high * 2.6}`} className="gt-insure__bare" />
        <path d={`M10 ${74 - price * 2.6}L${10 + cap * 5} ${74 - (price + cap) * 2.6}H134`} className="gt-insure__kept" />
      </svg>
    </section>
  );
}
/** What is wrong at the inspection. */
function Errors({ yard, lang }: { readonly yard: Yard; readonly lang: Props['lang'] }) {
  const plan = planOf(yard.ship.plan);
  const found = useMemo(() => {
    const by = new Map<SquareId, string[]>();
    for (const { kind, squares } of faults(yard.ship, yard.skills))
      for (const square of squares) by.set(square, [...(by.get(square) ?? []), NAMES[lang].faults[kind]]);
    return [...by];
  }, [yard, lang]);
  return found.map(([square, what]) => {
    const [x, y] = cornerOf(plan, square);
    return (
      <g key={square} transform={`translate(${x} ${y})`} pointerEvents="none" role="img" aria-label={what.join(', ')}>
        <rect className="gt-wrong" x={3} y={3} width={94} height={94} rx={12} />
        <Use id="i-warn" x={4} y={4} width={30} />
      </g>
    );
  });
}

// ------------------------------------------------------------------ the road sheet

/** Cards passed and cards to come, and the figures of everybody. */
function Sheet({ view, lang, words }: Props) {
  const labels = LABELS[lang];
  const all = view.flown.length + view.flight;
  if (all === 0) return null;
  return (
    <section className="gt-roadsheet" aria-label={labels.route}>
      <header>
        <h3>{labels.route}</h3>
        <small>{labels.card(view.flown.length, all)}</small>
      </header>
      <ol>
        {view.flown.map((card, i) => (
          <li key={`${card} ${i}`} data-now={view.card && i === view.flown.length - 1 ? '' : undefined}>
            <Explain about={cardAbout(words, lang, card)}>
              <CardThumb card={card} size={44} />
              <span className="cd-hidden">{NAMES[lang].cards[cardNameOf(cardAt(card))].name}</span>
            </Explain>
          </li>
        ))}
        {Array.from({ length: view.flight }, (_, i) => (
          <li key={i} className="gt-unknown" aria-hidden="true">
            ?
          </li>
        ))}
      </ol>
    </section>
  );
}
