/** Questions that are put together in a way of their own: intruders, demands met freely, the last part, a conversion. */
import type { Json } from '@cosmodrome/kernel';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import {
  CONVERSIONS,
  type Conversion,
  cardAt,
  GOODS,
  type Intruder,
  kindOf,
  NOWHERE,
  planOf,
  type SquareId,
  type TileId,
  tileAt,
} from '../content/index.ts';
import { cubes, whyNotGive } from '../judge/cargo.ts';
import { isDefended } from '../judge/crew.ts';
import { affordable, type Use as EnergyUse } from '../judge/energy.ts';
import { type Boarding, board } from '../judge/intruder.ts';
import { along, type Line, shifted, shifts } from '../judge/line.ts';
import { cells } from '../judge/power.ts';
import { linksOf, parts } from '../judge/ship.ts';
import type { Rot, Ship } from '../state.ts';
import type { Alarmed, HandedOver, Stay, Why } from '../topics.ts';
import type { View } from '../view.ts';
import { partAbout } from './about.tsx';
import type { Props } from './builder.ts';
import { verdicts } from './builder.ts';
import { cornerOf, middleOf } from './geometry.ts';
import { LABELS } from './labels.ts';
import { Way } from './Overlay.tsx';
import { CONVERTED, Cube, Part, PartPicture, Sign, Use } from './pieces.tsx';
import { flightOrder } from './Route.tsx';
import { Spot } from './Spot.tsx';
import { because, NAMES } from './terms.ts';

// ------------------------------------------------------------------ intruders

const NOTHING: Alarmed = { awake: [], shift: 0 };
export const alarmedOf = ({ play }: Props): Alarmed => (play.draft('intruder/answer') as unknown as Alarmed | undefined) ?? NOTHING;
const intrudersOf = (view: View): readonly Intruder[] => {
  const card = view.card ? cardAt(view.card.card) : undefined;
  return card?.type === 'intruders' ? card.intruders : [];
};
/** Why this cannot be done; the same as the rules say. */
function whyNotAlarmed(view: View, seat: number, line: Line, wish: Alarmed): Why | undefined {
  const { ship } = view.yards[seat]!;
  const flyer = view.flyers[seat]!;
  const links = linksOf(ship);
  const active = [...flyer.awake, ...wish.awake];
  const made = shifts(ship, line.from, { links, active }).find(({ by }) => by === wish.shift);
  if (wish.shift !== 0 && !made) return 'shift-impossible';
  const uses: EnergyUse[] = [...wish.awake.map((square) => [square]), ...(wish.shift !== 0 && made ? [made.thrusters] : [])];
  return affordable(ship, flyer.tired, uses) ? undefined : 'too-much-energy';
}
const boardingOf = (view: View, seat: number, line: Line, wish: Alarmed): Boarding => {
  const { ship } = view.yards[seat]!;
  const moved = wish.shift === 0 ? line : shifted(planOf(ship.plan), line, wish.shift);
  return board(ship, linksOf(ship), intrudersOf(view), moved, [...view.flyers[seat]!.awake, ...wish.awake]);
};
function told(lang: Props['lang'], boarding: Boarding): string {
  const labels = LABELS[lang];
  if (!boarding.entered) return boarding.why === 'miss' ? labels.effects.miss : labels.repelled;
  const eaten = new Set(boarding.paths.flatMap((path) => path.eaten)).size;
  return [
    ...(boarding.paths.some(({ defeated }) => defeated) ? [labels.beaten] : []),
    ...(eaten > 0 ? [labels.eats(eaten)] : []),
    ...(boarding.destroyed.length > 0 ? [`${labels.charges(boarding.destroyed.length)}`] : []),
  ].join(', ');
}
/** The choices, each with what comes of it; one of them is shown on the ship. */
export function IntruderAnswers(props: Props) {
  const { view, seat, lang, play, words } = props;
  const ask = play.asks.find(({ topic }) => topic === 'intruder/answer');
  const scene = view.scene;
  if (!ask || seat === undefined || scene?.kind !== 'intruders') return null;
  const labels = LABELS[lang];
  const { line } = scene;
  const wish = alarmedOf(props);
  const plan = planOf(view.yards[seat]!.ship.plan);
  const asleep = (ask.shape as unknown as { readonly cells: readonly SquareId[] }).cells;
  const propose = (next: Alarmed) => play.propose('intruder/answer', next as unknown as Json);
  const say = (n: number) => (along(line.from) === 'column' ? labels.column(n) : labels.row(n));
  return (
    <section className="gt-options" aria-label={labels.intruderPath}>
      {([0, -1, 1] as const).map((shift) => {
        const next = { ...wish, shift };
        const no = whyNotAlarmed(view, seat, line, next);
        const to = shift === 0 ? line : shifted(plan, line, shift);
        return (
          <button
            key={shift}
            type="button"
            className="gt-option"
            data-target={no === undefined ? '' : undefined}
            data-on={wish.shift === shift ? '' : undefined}
            aria-pressed={wish.shift === shift}
            aria-disabled={no === undefined ? undefined : true}
            onClick={() => no === undefined && propose(next)}
          >
            <b>{shift === 0 ? `${labels.letIn}, ${say(to.line)}` : `${labels.option.dodge}, ${say(to.line)}`}</b>
            <span>{no === undefined ? told(lang, boardingOf(view, seat, line, next)) : words.refusal(no)}</span>
            {shift !== 0 && no === undefined && <small>{labels.energyCost}</small>}
          </button>
        );
      })}
      {asleep.map((square) => {
        const on = wish.awake.includes(square);
        const next = { ...wish, awake: on ? wish.awake.filter((one) => one !== square) : [...wish.awake, square] };
        return (
          <button
            key={square}
            type="button"
            className="gt-option"
            data-target=""
            data-on={on ? '' : undefined}
            aria-pressed={on}
            onClick={() => propose(next)}
          >
            <b>
              <Sign id={on ? 'tok-robonaut' : 'tok-robonaut-off'} size={18} height={24} /> {labels.wake}
            </b>
            <span>{labels.at(plan, square)}</span>
            <small>{labels.energyCost}</small>
          </button>
        );
      })}
    </section>
  );
}
/** Numbered steps along the way of each intruder, charges as bombs, defended parts with a shield. */
export function IntruderPath({ ship, shown, ...props }: Props & { readonly ship: Ship; readonly shown: number }) {
  const { view, seat } = props;
  const scene = view.scene;
  if (scene?.kind !== 'intruders') return null;
  const wish = shown === seat ? alarmedOf(props) : NOTHING;
  const plan = planOf(ship.plan);
  const links = linksOf(ship);
  const line = wish.shift === 0 ? scene.line : shifted(plan, scene.line, wish.shift);
  const boarding = boardingOf(view, shown, scene.line, wish);
  const active = [...view.flyers[shown]!.awake, ...wish.awake];
  const entry = boarding.entered ? boarding.paths[0]?.squares[0] : boarding.square;
  return (
    <g className="gt-path" pointerEvents="none">
      <Way ship={ship} line={line} kind="intruder" target={entry} />
      {parts(ship)
        .filter((square) => isDefended(ship, links, square, active))
        .map((square) => {
          const [x, y] = cornerOf(plan, square);
          return <Use key={square} id="mark-defended" x={x - 4} y={y - 4} width={34} />;
        })}
      {boarding.entered &&
        boarding.paths.map((path, p) => {
          const times = new Map<SquareId, number>();
          const points = path.squares.map((square) => {
            const [x, y] = middleOf(plan, square);
            const n = times.get(square) ?? 0;
            times.set(square, n + 1);
            return [x + n * 22 - p * 14, y + n * 18] as const;
          });
          return (
            <g key={p}>
              <polyline points={points.map((point) => point.join(',')).join(' ')} />
              {points.map(([x, y], i) => (
                <g key={`${x} ${y}`} className="gt-step" transform={`translate(${x} ${y})`} style={{ animationDelay: `${i * 60}ms` }}>
                  <circle r={17} />
                  <text y={7}>{i + 1}</text>
                </g>
              ))}
              {path.charged.map((square) => {
                const [x, y] = cornerOf(plan, square);
                return <Use key={square} id="charge" x={x + 62} y={y + 58} width={36} />;
              })}
            </g>
          );
        })}
    </g>
  );
}

// ------------------------------------------------------------------ demands met freely

/** What is picked so far: cubes by their place in the list, the dearest first. */
type Picked = { readonly picks: readonly number[]; readonly cells: number };
const pickedOf = ({ play }: Props): Picked => (play.draft('cargo/hand-over') as unknown as Picked | undefined) ?? { picks: [], cells: 0 };
const aboardOf = (ship: Ship) => cubes(ship).toSorted((a, b) => GOODS.indexOf(a.good) - GOODS.indexOf(b.good));
function handedOver(props: Props): HandedOver {
  const { picks, cells: some } = pickedOf(props);
  const all = aboardOf(props.view.yards[props.seat!]!.ship);
  return { cubes: picks.flatMap((i) => all[i] ?? []), cells: some };
}
/** Smuggler, Storekeeper: which cubes and how many cells. */
export function HandOver(props: Props) {
  const { play, view, seat, lang, words } = props;
  const ask = play.asks.find(({ topic }) => topic === 'cargo/hand-over');
  if (!ask || seat === undefined) return null;
  const labels = LABELS[lang];
  const { ship, skills } = view.yards[seat]!;
  const plan = planOf(ship.plan);
  const { amount } = ask.shape as unknown as { readonly amount: number };
  const all = aboardOf(ship);
  const draft = pickedOf(props);
  const given = handedOver(props);
  const why = whyNotGive(ship, skills, amount, given);
  const propose = (next: typeof draft) => play.propose('cargo/hand-over', next as unknown as Json);
  return (
    <section className="gt-options" aria-label={labels.handOver}>
      <p>
        {labels.demanded}: <b>{labels.given(given.cubes.length + given.cells, amount)}</b>
      </p>
      <div className="gt-row">
        {all.map(({ square, good }, i) => {
          const on = draft.picks.includes(i);
          return (
            <button
              key={`${square} ${i}`}
              type="button"
              className="gt-cubebutton"
              data-target=""
              data-on={on ? '' : undefined}
              aria-pressed={on}
              aria-label={`${NAMES[lang].goods[good].one}, ${labels.spoken(plan, square)}`}
              onClick={() => propose({ ...draft, picks: on ? draft.picks.filter((j) => j !== i) : [...draft.picks, i] })}
            >
              <Cube good={good} size={26} />
            </button>
          );
        })}
        {cells(ship) > 0 && (
          <button
            type="button"
            className="gt-cubebutton"
            data-target=""
            aria-label={`${labels.cells(draft.cells)}, ${labels.given(draft.cells, cells(ship))}`}
            onClick={() => propose({ ...draft, cells: draft.cells < Math.min(amount, cells(ship)) ? draft.cells + 1 : 0 })}
          >
            <Sign id="tok-cell" size={13} height={32} /> {draft.cells}
          </button>
        )}
      </div>
      {why && <small>{because(words, why)}</small>}
    </section>
  );
}

// ------------------------------------------------------------------ their answers in the bar

/** The one button that sends what was put together on the board. */
function Send({ why, label, on }: { readonly why: string | undefined; readonly label: string; on(): void }) {
  return (
    <button
      type="button"
      className="cd-answer"
      data-kind="go"
      data-confirm=""
      aria-disabled={why === undefined ? undefined : true}
      title={why}
      aria-description={why}
      onClick={() => why === undefined && on()}
    >
      <span className="cd-key" aria-hidden="true">
        ↵
      </span>
      <span>{label}</span>
    </button>
  );
}
export function IntruderConfirm(props: Props) {
  const { view, seat, play, words, lang } = props;
  if (seat === undefined || view.scene?.kind !== 'intruders') return null;
  const wish = alarmedOf(props);
  const why = whyNotAlarmed(view, seat, view.scene.line, wish);
  const labels = LABELS[lang];
  return (
    <Send
      why={why && because(words, why)}
      label={wish.shift === 0 && wish.awake.length === 0 ? labels.letIn : labels.answerThis}
      on={() => play.confirm('intruder/answer', wish as unknown as Json)}
    />
  );
}
export function HandOverConfirm(props: Props) {
  const { view, seat, play, words, lang } = props;
  const ask = play.asks.find(({ topic }) => topic === 'cargo/hand-over');
  if (!ask || seat === undefined) return null;
  const { ship, skills } = view.yards[seat]!;
  const { amount } = ask.shape as unknown as { readonly amount: number };
  const given = handedOver(props);
  const why = whyNotGive(ship, skills, amount, given);
  return (
    <Send
      why={why && because(words, why)}
      label={LABELS[lang].handOver}
      on={() => play.confirm('cargo/hand-over', given as unknown as Json)}
    />
  );
}
/** The Advertiser's bet as it stands: at first that all arrive as they fly. */
function betOf({ play, view }: Props): readonly (number | null)[] {
  const draft = play.draft('preflight/bet') as readonly (number | null)[] | undefined;
  const order = flightOrder(view);
  return draft ?? view.flyers.map((_, s) => (order.includes(s) ? order.indexOf(s) + 1 : null));
}
/** A place for each; who takes one that is taken gives theirs for it. */
export function BetChoice(props: Props) {
  const { play, lang, names } = props;
  const labels = LABELS[lang];
  if (!play.asks.some(({ topic }) => topic === 'preflight/bet')) return null;
  const bet = betOf(props);
  const says = (seat: number, place: number | null) =>
    play.propose(
      'preflight/bet',
      bet.map((one, s) => (s === seat ? place : place !== null && one === place ? bet[seat]! : one)),
    );
  return (
    <section className="gt-options gt-bet" aria-label={labels.bet}>
      {bet.map((place, seat) => (
        <fieldset key={seat} aria-label={names[seat]}>
          <SeatShape seat={seat} size="s" name={names[seat] ?? ''} />
          {[...bet.map((_, i) => i + 1), null].map((one) => (
            <button
              key={one ?? 'out'}
              type="button"
              data-target=""
              data-on={one === place ? '' : undefined}
              aria-pressed={one === place}
              aria-label={`${names[seat]}, ${one === null ? labels.betOut : labels.number(one)}`}
              onClick={() => says(seat, one)}
            >
              {one ?? '×'}
            </button>
          ))}
        </fieldset>
      ))}
    </section>
  );
}
export function BetConfirm(props: Props) {
  const { play, view, words, lang } = props;
  const ask = play.asks.find(({ topic }) => topic === 'preflight/bet');
  if (!ask) return null;
  return (
    <>
      <Send label={LABELS[lang].bet} why={undefined} on={() => play.confirm('preflight/bet', betOf(props) as unknown as Json)} />
      <button type="button" className="cd-answer" data-kind="pass" onClick={() => play.confirm('preflight/bet', null)}>
        <span>{words.answer(ask, null, view).label}</span>
      </button>
    </>
  );
}
/** Between two cards: fly on for one, for all that are left, or leave the flight; numbers between are for who counts cards. */
export function StayAnswers({ play, view, seat, words }: Props) {
  const ask = play.asks.find(({ topic }) => topic === 'flight/stay');
  if (!ask) return null;
  const all = play.options('flight/stay') as unknown as readonly Stay[];
  const most = all.reduce((n, one) => (one.do === 'fly' ? Math.max(n, one.cards) : n), 0);
  const shown = all.filter((one) => one.do === 'give-up' || one.cards === 1 || one.cards === 3 || one.cards === most);
  const said = seat === undefined ? undefined : view.flyers[seat];
  return shown.map((one, i) => {
    const option = one as unknown as Json;
    const { label, cost } = words.answer(ask, option, view);
    const leaves = one.do === 'give-up';
    // What was said stands until all have said it, and another may be said.
    const stands = said?.stays === true && one.do === 'fly' && one.cards === said.preset + 1;
    return (
      <button
        key={JSON.stringify(one)}
        type="button"
        className="cd-answer"
        data-kind={leaves ? 'bad' : i === 0 && !said?.stays ? 'go' : undefined}
        data-on={stands ? '' : undefined}
        aria-pressed={said?.stays ? stands : undefined}
        data-final={leaves ? '' : undefined}
        data-key={leaves ? '9' : String(i + 1)}
        data-wanted={play.wanted?.('flight/stay', option)}
        onClick={() => play.pick('flight/stay', option)}
      >
        <span className="cd-key" aria-hidden="true">
          {leaves ? 9 : i + 1}
        </span>
        <span>
          {label}
          {cost && <small>{cost}</small>}
        </span>
      </button>
    );
  });
}
export function NoLastPart({ view, play, words }: Props) {
  const ask = play.asks.find(({ topic }) => topic === 'repair/last-part');
  if (!ask) return null;
  return (
    <button type="button" className="cd-answer" data-kind="pass" onClick={() => play.pick('repair/last-part', null)}>
      <span>{words.answer(ask, null, view).label}</span>
    </button>
  );
}

// ------------------------------------------------------------------ after building

type Late = { readonly tile?: TileId; readonly rot: Rot };
const FRESH: Late = { rot: 0 };
const lateOf = ({ play }: Props, topic: string): Late => (play.draft(topic) as unknown as Late | undefined) ?? FRESH;
const TURN = (rot: Rot): Rot => ((rot + 1) & 3) as Rot;
/** The Con Artist's last part: which one, how turned; its places are on the ship. */
export function LastPartChoice(props: Props) {
  const { play, view, lang, words } = props;
  if (!play.asks.some(({ topic }) => topic === 'repair/last-part')) return null;
  const labels = LABELS[lang];
  const late = lateOf(props, 'repair/last-part');
  const propose = (next: Late) => play.propose('repair/last-part', next as unknown as Json);
  return (
    <section className="gt-options" aria-label={labels.warehouse}>
      <ul className="gt-shelf">
        {view.faceUp.map((tile) => (
          <li key={tile}>
            <button
              type="button"
              className="gt-take"
              data-target=""
              data-on={late.tile === tile ? '' : undefined}
              aria-pressed={late.tile === tile}
              aria-label={NAMES[lang].tiles[kindOf(tileAt(tile))].name}
              onClick={() => propose({ tile, rot: 0 })}
            >
              <PartPicture tile={tile} rot={late.tile === tile ? late.rot : 0} size="100%" />
            </button>
          </li>
        ))}
      </ul>
      {late.tile !== undefined && (
        <p className="gt-row">
          <Explain about={partAbout(words, lang, late.tile, late.rot)}>{NAMES[lang].tiles[kindOf(tileAt(late.tile))].name}</Explain>
          <button type="button" className="gt-button" onClick={() => propose({ ...late, rot: TURN(late.rot) })}>
            <Sign id="i-rot-cw" size={18} className="gt-ink" /> {labels.turnRight}
          </button>
        </p>
      )}
    </section>
  );
}
export function LastPartSpots(props: Props & { readonly ship: Ship }) {
  const { play, view, seat, ship, lang } = props;
  const late = lateOf(props, 'repair/last-part');
  if (seat === undefined || late.tile === undefined || !play.asks.some(({ topic }) => topic === 'repair/last-part')) return null;
  const tile = late.tile;
  const plan = planOf(ship.plan);
  return verdicts(view.yards[seat]!, { tile, rot: late.rot, from: NOWHERE })
    .filter(({ kind }) => kind !== 'refused')
    .map(({ square, kind }) => {
      const [x, y] = cornerOf(plan, square);
      return (
        <Spot
          key={square}
          x={x}
          y={y}
          label={`${LABELS[lang].spoken(plan, square)}, ${kind === 'fault' ? LABELS[lang].faulty : LABELS[lang].legal}`}
          on={() => play.confirm('repair/last-part', { tile, square, rot: late.rot } as unknown as Json)}
        >
          <g opacity={0.55}>
            <Part tile={tile} rot={late.rot} />
          </g>
          <rect className="gt-pick__edge" x={-1} y={-1} width={102} height={102} rx={14} />
        </Spot>
      );
    });
}
/** The Delivery Driver's token: which, how turned; its places are on the ship. */
export type Turned = { readonly to: Conversion; readonly rot: Rot };
type Converting = Props & { readonly token: Turned };
export function ConvertChoice({ play, lang, token, onToken }: Converting & { onToken(next: Turned): void }) {
  if (play.options('repair/convert').length === 0) return null;
  const labels = LABELS[lang];
  return (
    <section className="gt-options" aria-label={labels.tokens}>
      <p className="gt-row">
        {CONVERSIONS.map((to) => (
          <button
            key={to}
            type="button"
            className="gt-cubebutton"
            data-on={token.to === to ? '' : undefined}
            aria-pressed={token.to === to}
            aria-label={NAMES[lang].conversions[to]}
            onClick={() => onToken({ ...token, to })}
          >
            <Sign id={CONVERTED[to]} size={34} />
          </button>
        ))}
        <button
          type="button"
          className="gt-button"
          aria-label={labels.tokenTurn}
          onClick={() => onToken({ ...token, rot: TURN(token.rot) })}
        >
          <Sign id="i-rot-cw" size={18} className="gt-ink" />
        </button>
      </p>
    </section>
  );
}
export function ConvertSpots({ play, ship, lang, token }: Converting & { readonly ship: Ship }) {
  const plan = planOf(ship.plan);
  return parts(ship)
    .filter((square) => play.state('repair/convert', { ...token, square }) !== undefined)
    .map((square) => {
      const [x, y] = middleOf(plan, square);
      return (
        <Spot
          key={square}
          className="gt-spot"
          x={x}
          y={y}
          label={`${NAMES[lang].conversions[token.to]}, ${LABELS[lang].spoken(plan, square)}`}
          on={() => play.pick('repair/convert', { ...token, square })}
        >
          <circle r={30} />
          <Use id={CONVERTED[token.to]} x={-22} y={-22} width={44} turn={token.rot * 90} />
        </Spot>
      );
    });
}
