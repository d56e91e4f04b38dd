/** My things: the bench while ships are built, what is aboard in flight. */
import { Explain, useExplain } from '@cosmodrome/kit/ui/Explain';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Later } from '@cosmodrome/kit/ui/Later';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CONVERSIONS, GOODS, kindOf, PRICES, planOf, type Skill, type TileId, tileAt } from '../content/index.ts';
import { cubes } from '../judge/cargo.ts';
import { cells } from '../judge/power.ts';
import { partsOf } from '../judge/ship.ts';
import type { Rot, Yard } from '../state.ts';
import { partAbout, specialistAbout } from './about.tsx';
import { bench, type Tool, turnOfPart, useBench, useSmall } from './bench.ts';
import { type Builder, carriedBy, openSquares, type Props, useBuilder, verdicts } from './builder.ts';
import { arrives, DRAWN, leavesFor, partOf, turnsUp } from './flights.ts';
import { LABELS } from './labels.ts';
import { Cube, emblemOf, PartPicture, Sign } from './pieces.tsx';
import { power, tallyOf } from './tally.ts';
import { explained, NAMES } from './terms.ts';
import { Warehouse } from './Yard.tsx';

export const isYard = ({ phase }: Props['view']): boolean =>
  phase === 'building' || phase === 'ready' || phase === 'before' || phase === 'deal';

export function Things(props: Props) {
  const { view, seat } = props;
  if (seat === undefined) return null;
  return isYard(view) ? <BenchThings {...props} /> : <Hold {...props} />;
}

// ------------------------------------------------------------------ the bench

function BenchThings(props: Props) {
  const hands = useBuilder(props);
  const small = useSmall();
  if (!hands.yard) return null;
  return (
    <div className="gt-bench">
      <Hand {...props} hands={hands} />
      <Reserve {...props} hands={hands} />
      {/* One row for both: what lies below never moves under a thumb. */}
      {small && (hands.yard.hand ? <SmallAnswers {...props} hands={hands} /> : <Numbers {...props} hands={hands} />)}
      <Later>
        {!small && <Sheet {...props} hands={hands} />}
        <Skills {...props} hands={hands} />
        {!small && <Numbers {...props} hands={hands} />}
        {small && <Warehouse {...props} hands={hands} />}
      </Later>
    </div>
  );
}
type WithHands = Props & { readonly hands: Builder };

function Hand({ hands, ...props }: WithHands) {
  const { lang, words } = props;
  const at = useBench();
  const labels = LABELS[lang];
  const hand = hands.yard?.hand;
  const tile = hand?.tile ?? undefined;
  const rot = turnOfPart(at, tile);
  const about = tile === undefined ? explained(words, 'hand') : partAbout(words, lang, tile, rot);
  const explain = useExplain(about);
  const name = hand ? (tile === undefined ? labels.unknown : NAMES[lang].tiles[kindOf(tileAt(tile))].name) : labels.emptyHand;
  const place = useRef<HTMLButtonElement>(null);
  useComings(props, hand, place);
  return (
    <section className="gt-handbox" aria-label={labels.hand} data-part="hand">
      <button
        ref={place}
        type="button"
        className="gt-hand"
        data-full={hand ? '' : undefined}
        data-held={at.drag ? '' : undefined}
        data-at="hand"
        aria-label={tile === undefined ? name : `${name}, ${labels.turnRight}`}
        {...explain}
        onPointerDown={(e) => {
          explain?.onPointerDown(e);
          if (tile !== undefined) hands.grab(e, { kind: 'hand' });
        }}
        onClick={(e) => e.detail === 0 && hands.turn(1)}
      >
        {hand && <PartPicture tile={hand.tile} rot={rot} size="100%" />}
      </button>
      <div>
        <h3>{name}</h3>
        {tile !== undefined && !props.view.settings.assistant && <small>{labels.hand}</small>}
        {tile !== undefined && props.view.settings.assistant && hands.yard && (
          <Ways yard={hands.yard} tile={tile} hands={hands} lang={lang} />
        )}
        {hand && tile === undefined && <small>{labels.coming}</small>}
        <div className="gt-turns">
          <button type="button" className="gt-button" aria-disabled={tile === undefined || undefined} onClick={() => hands.turn(-1)}>
            <Sign id="i-rot-ccw" size={20} className="gt-ink" /> <span className="cd-hidden">{labels.turnLeft}</span>
            <kbd aria-hidden="true">A</kbd>
          </button>
          <button
            type="button"
            className="gt-button"
            data-wanted={turnedWrongly(hands, tile, rot) ? '' : undefined}
            aria-disabled={tile === undefined || undefined}
            onClick={() => hands.turn(1)}
          >
            <Sign id="i-rot-cw" size={20} className="gt-ink" /> <span className="cd-hidden">{labels.turnRight}</span>
            <span className="gt-wide" aria-hidden="true">
              {labels.turnRight}
            </span>
            <kbd aria-hidden="true">R</kbd>
          </button>
        </div>
      </div>
    </section>
  );
}
/** What comes into the hand comes from somewhere, and who was too late sees it go. */
function useComings({ view, seat, motion }: Props, hand: Yard['hand'] | undefined, place: RefObject<HTMLButtonElement | null>): void {
  const held = useRef<{ readonly tile: TileId | null; readonly picture: Element | undefined }>(undefined);
  const tile = hand?.tile;
  const yards = useRef(view.yards);
  yards.current = view.yards;
  useLayoutEffect(() => {
    const was = held.current;
    const at = place.current;
    held.current = tile === undefined ? undefined : { tile, picture: at?.querySelector('svg')?.cloneNode(true) as Element | undefined };
    if (!motion || !at) return;
    if (was?.tile != null && was.picture && tile !== was.tile) {
      const taker = yards.current.findIndex((yard, other) => other !== seat && yard.hand?.tile === was.tile);
      if (taker >= 0) leavesFor(taker, at, was.picture);
    }
    if (tile === undefined) return;
    if (was?.tile === null && tile !== null) turnsUp(at);
    else arrives(tile === null ? DRAWN : partOf(tile), at);
  }, [tile, seat, motion, place]);
}
/** What a coach wants placed must be turned first. */
const turnedWrongly = (hands: Builder, tile: TileId | undefined, rot: Rot): boolean =>
  tile !== undefined &&
  hands.yard !== undefined &&
  openSquares(hands.yard, planOf(hands.yard.ship.plan)).some((square) =>
    ([0, 1, 2, 3] as const).some((way) => way !== rot && hands.wanted({ do: 'place', tile, square, rot: way }) !== undefined),
  );
const ARROWS = ['↑', '→', '↓', '←'] as const;
/** How many squares fit for each way to turn it. */
function Ways({
  yard,
  tile,
  lang,
}: {
  readonly yard: NonNullable<Builder['yard']>;
  readonly tile: TileId;
  readonly hands: Builder;
  readonly lang: Props['lang'];
}) {
  const at = useBench();
  const rot = turnOfPart(at, tile);
  return (
    <span className="gt-ways">
      {([0, 1, 2, 3] as const).map((way: Rot) => {
        const carried = carriedBy(yard, { ...at, of: tile, rot: way });
        const n = carried ? verdicts(yard, carried).filter(({ kind }) => kind === 'fits').length : 0;
        return (
          <button
            key={way}
            type="button"
            aria-pressed={way === rot}
            aria-label={`${NAMES[lang].from[way]}, ${LABELS[lang].accepted(n)}`}
            onClick={() => bench.set({ of: tile, rot: way })}
          >
            {ARROWS[way]} {n}
          </button>
        );
      })}
    </span>
  );
}
function Reserve({ hands, ...props }: WithHands) {
  const { lang, words } = props;
  const labels = LABELS[lang];
  const yard = hands.yard!;
  const room = yard.skills.includes('buyer-a') ? 3 : 2;
  return (
    <section className="gt-reserve" data-drop="reserve" data-part="reserve" aria-label={labels.reserve}>
      <Explain about={explained(words, 'reserve')}>
        <h3>
          {labels.reserve}{' '}
          <small>
            {yard.reserve.length} / {room}
          </small>
        </h3>
      </Explain>
      <ul>
        {Array.from({ length: Math.max(room, yard.reserve.length) }, (_, i) => {
          const tile = yard.reserve[i];
          return (
            <li key={tile ?? `free ${i}`}>
              {tile === undefined ? <span className="gt-slot" /> : <Kept {...props} hands={hands} tile={tile} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
function Kept({ hands, tile, ...props }: WithHands & { readonly tile: TileId }) {
  const { lang, words } = props;
  const about = partAbout(words, lang, tile);
  const explain = useExplain(about);
  const why = hands.asked ? hands.whyNot({ do: 'fetch', tile }) : 'not-building';
  const place = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => arrives(partOf(tile), place.current), [tile]);
  return (
    <button
      ref={place}
      type="button"
      className="gt-take"
      data-target={why === undefined ? '' : undefined}
      data-at={`part:${tile}`}
      data-wanted={hands.wanted({ do: 'fetch', tile })}
      aria-disabled={why === undefined ? undefined : true}
      {...explain}
      onPointerDown={(e) => {
        explain?.onPointerDown(e);
        hands.grab(e, { kind: 'reserve', tile });
      }}
      onClick={(e) => e.detail === 0 && hands.does({ do: 'fetch', tile }, e.currentTarget)}
    >
      <span className="cd-hidden">
        {about.title}, {LABELS[lang].reserve}
      </span>
      <PartPicture tile={tile} size="100%" />
    </button>
  );
}
/** Give back, set aside, and on a small screen place. */
export function HandAnswers({ hands, placing = false, ...props }: WithHands & { readonly placing?: boolean }) {
  const { lang } = props;
  const at = useBench();
  const labels = LABELS[lang];
  const yard = hands.yard;
  const tile = yard?.hand?.tile ?? undefined;
  if (!yard || !hands.asked || tile === undefined) return null;
  const full = hands.whyNot({ do: 'aside', tile });
  const over = at.over;
  const fits = over !== undefined && placing;
  const carried = fits ? carriedBy(yard, at) : undefined;
  const verdict = carried && verdicts(yard, carried).find(({ square }) => square === over);
  // A small square has no room for what is wrong there.
  const wrong = props.view.settings.assistant && verdict?.kind === 'fault' ? verdict.faults.map((f) => NAMES[lang].faults[f]) : [];
  return (
    <>
      {placing && (
        <button
          type="button"
          className="cd-answer"
          data-kind="go"
          data-wanted={fits ? hands.wanted({ do: 'place', tile, square: over, rot: turnOfPart(at, tile) }) : undefined}
          aria-disabled={fits ? undefined : true}
          onClick={(e) => over !== undefined && hands.place(over, e.currentTarget)}
        >
          <Icon name="check" small />
          <span>
            {over === undefined ? '…' : labels.place(planOf(yard.ship.plan), over)}
            {wrong.length > 0 && <small>{wrong.length === 1 ? wrong[0] : labels.defects(wrong.length)}</small>}
          </span>
        </button>
      )}
      <button
        type="button"
        className="cd-answer"
        data-at="return"
        data-wanted={hands.wanted({ do: 'return', tile })}
        onClick={(e) => hands.does({ do: 'return', tile }, e.currentTarget)}
        aria-disabled={hands.whyNot({ do: 'return', tile }) === undefined ? undefined : true}
      >
        <Sign id="i-return" size={18} className="gt-ink" />
        <span>{labels.giveBack}</span>
        <span className="cd-key" aria-hidden="true">
          X
        </span>
      </button>
      <button
        type="button"
        className="cd-answer"
        data-at="aside"
        data-wanted={hands.wanted({ do: 'aside', tile })}
        onClick={(e) => hands.does({ do: 'aside', tile }, e.currentTarget)}
        aria-disabled={full === undefined ? undefined : true}
      >
        <Sign id="i-pin" size={18} className="gt-ink" />
        <span>{full === 'reserve-full' ? labels.reserveFull : labels.reserve}</span>
        <span className="cd-key" aria-hidden="true">
          E
        </span>
      </button>
    </>
  );
}
const SmallAnswers = (props: WithHands) => (
  <div className="gt-small">
    <HandAnswers {...props} placing />
  </div>
);
/** What stands in the question bar while building: on small screens it is among my things. */
export function BarAnswers(props: Props) {
  const hands = useBuilder(props);
  const small = useSmall();
  return small ? null : <HandAnswers {...props} hands={hands} />;
}
function Sheet({ hands, ...props }: WithHands) {
  const { lang, words } = props;
  const labels = LABELS[lang];
  const tally = tallyOf(hands.yard!, false);
  const rows = [
    ['s-engine', power(tally.engines), tally.moreEngines, labels.tally.engines, 'engine-power'],
    ['s-fire', power(tally.fire), tally.moreFire, labels.tally.fire, 'fire-power'],
    ['s-crew', tally.crew, 0, labels.tally.crew, 'crew-size'],
    ['s-energy', tally.cells, 0, labels.tally.cells, 'cell'],
    ['s-goods', tally.holds, 0, labels.tally.holds, 'container'],
    ['s-exposed', tally.exposed, 0, labels.tally.exposed, 'exposed'],
  ] as const;
  return (
    <section className="gt-sheet" aria-label={labels.sheet}>
      <h3>{labels.sheet}</h3>
      <ul>
        {rows.map(([sign, value, more, name, term]) => (
          <li key={sign}>
            <Explain about={explained(words, term)}>
              <Sign id={sign} size={22} /> <b>{value}</b>
              {more > 0 && <small>+{power(more)}</small>} <span>{name}</span>
            </Explain>
          </li>
        ))}
      </ul>
    </section>
  );
}
/** Tokens and buttons of skills that work while building. */
function Skills({ hands, ...props }: WithHands) {
  const { lang, words, view } = props;
  const { tool } = useBench();
  const labels = LABELS[lang];
  const yard = hands.yard!;
  const can = (skill: Skill) => yard.skills.includes(skill);
  const team = props.seat === undefined ? [] : (view.team[props.seat] ?? []);
  if (team.length === 0) return null;
  const choose = (next: Tool) => bench.set({ tool: tool && JSON.stringify(tool) === JSON.stringify(next) ? undefined : next });
  const button = (next: Tool, sign: string, name: string) => (
    <button
      key={name}
      type="button"
      aria-pressed={tool?.kind === next.kind && (next.kind !== 'convert' || (tool.kind === 'convert' && tool.to === next.to))}
      title={name}
      aria-label={name}
      onClick={() => choose(next)}
    >
      <Sign id={sign} size={30} />
    </button>
  );
  const signs = {
    cannon: 'token-conv-cannon-1',
    engine: 'token-conv-engine-1',
    cabin: 'token-conv-cabin',
    cargo: 'token-conv-cargo-2',
  } as const;
  return (
    <section className="gt-skills" aria-label={labels.team}>
      {team.map(({ specialist }) => (
        <Explain key={specialist} about={specialistAbout(words, lang, specialist)}>
          <Sign id={emblemOf(specialist)} size={34} />
          <span className="cd-hidden">{NAMES[lang].specialists[specialist]}</span>
        </Explain>
      ))}
      {hands.asked && (
        <>
          {can('plumber-a') && button({ kind: 'pipe' }, 'token-pipe', labels.tokenPipe)}
          {can('plumber-b') && button({ kind: 'four-way' }, 'token-universal', labels.tokenFourWay)}
          {can('plumber-b') && hands.whyNot({ do: 'four-way', square: null }) === undefined && (
            <button type="button" onClick={() => hands.does({ do: 'four-way', square: null })}>
              {labels.tokenBack}
            </button>
          )}
          {can('delivery-driver-b') &&
            CONVERSIONS.map((to) =>
              button({ kind: 'convert', to, rot: tool?.kind === 'convert' ? tool.rot : 0 }, signs[to], NAMES[lang].conversions[to]),
            )}
          {tool?.kind === 'convert' && (
            <>
              <button type="button" aria-label={labels.tokenTurn} onClick={() => hands.turn(1)}>
                <Sign id="i-rot-cw" size={22} className="gt-ink" />
              </button>
              <button
                type="button"
                onClick={() => hands.does({ do: 'convert', to: tool.to, square: null, rot: 0 }) && bench.set({ tool: undefined })}
              >
                {labels.tokenBack}
              </button>
            </>
          )}
          {can('security-officer-b') && !yard.alarmed && (
            <button
              type="button"
              title={labels.alarm}
              aria-label={labels.alarm}
              onClick={(e) => hands.does({ do: 'alarm' }, e.currentTarget)}
            >
              <Sign id="lamp-alarm" size={30} />
            </button>
          )}
        </>
      )}
    </section>
  );
}
const SURE_MS = 4000;
/** Number tiles: who takes one has finished. Asked twice, since there is no way back. */
function Numbers({ hands, ...props }: WithHands) {
  const { view, lang, words } = props;
  const labels = LABELS[lang];
  const yard = hands.yard!;
  const [sure, ask] = useState<number>();
  useEffect(() => {
    if (sure === undefined) return;
    const timer = setTimeout(() => ask(undefined), SURE_MS);
    return () => clearTimeout(timer);
  }, [sure]);
  const free = view.yards.map((_, i) => i + 1).filter((n) => view.yards.every(({ number }) => number !== n));
  const first = free[0];
  const wants = sure ?? first;
  if (yard.number > 0)
    return (
      <section className="gt-numbers">
        <Sign id={`number-${yard.number}`} size={44} />
        <b>{labels.finished(yard.number)}</b>
      </section>
    );
  const why = wants === undefined || !hands.asked ? 'not-building' : hands.whyNot({ do: 'finish', number: wants });
  return (
    <section className="gt-numbers" data-part="finish" aria-label={labels.number(first ?? 1)}>
      <Explain about={explained(words, 'number-tile')}>
        <span className="gt-numbers__row">
          {view.yards.map((_, i) => (
            <Sign key={i} id={free.includes(i + 1) ? `number-${i + 1}` : 'number-gone'} size={26} />
          ))}
          <span className="cd-hidden">{free.map(labels.number).join(', ')}</span>
        </span>
      </Explain>
      {wants !== undefined && (
        <button
          type="button"
          className="gt-button"
          data-kind={sure === undefined ? undefined : 'bad'}
          data-at="finish"
          data-wanted={hands.wanted({ do: 'finish', number: wants })}
          aria-disabled={why === undefined ? undefined : true}
          onClick={(e) => {
            if (why !== undefined || sure !== undefined) {
              if (hands.does({ do: 'finish', number: wants }, e.currentTarget)) ask(undefined);
            } else ask(wants);
          }}
        >
          <Sign id="i-flag" size={18} className="gt-ink" /> {sure === undefined ? labels.finish(wants) : labels.finishSure(sure)}
        </button>
      )}
    </section>
  );
}

// ------------------------------------------------------------------ in flight

function Hold(props: Props) {
  const { view, seat, lang, words } = props;
  const labels = LABELS[lang];
  const yard = view.yards[seat!]!;
  const flyer = view.flyers[seat!]!;
  const { ship } = yard;
  const tally = tallyOf(yard, true);
  const aboard = cubes(ship).toSorted((a, b) => GOODS.indexOf(a.good) - GOODS.indexOf(b.good));
  const humans = ship.loads.reduce((sum, load) => sum + load.humans, 0);
  const aliens = ship.loads.flatMap(({ alien }) => (alien ? [alien] : []));
  const panels = partsOf(ship, 'solar-panel');
  const room = tallyOf(yard, false).cells;
  return (
    <div className="gt-hold">
      <section>
        <Explain about={explained(words, 'energy')}>
          <h3>
            {labels.energy}{' '}
            <small>
              {cells(ship)} / {room}
            </small>
          </h3>
        </Explain>
        <p className="gt-row">
          {Array.from({ length: Math.min(room, 10) }, (_, i) => (
            <span key={i} className="gt-cell" data-on={i < cells(ship) ? '' : undefined}>
              <Sign id="tok-cell" size={13} height={32} />
            </span>
          ))}
          {panels.map((square) => (
            <span key={square} className="gt-panel" data-used={flyer.tired.includes(square) ? '' : undefined}>
              <Sign id="comp-solar" size={34} />
            </span>
          ))}
        </p>
      </section>
      <section>
        <Explain about={explained(words, 'crew')}>
          <h3>
            {labels.crew} <small>{tally.crew}</small>
          </h3>
        </Explain>
        <p className="gt-row">
          {Array.from({ length: Math.min(humans, 12) }, (_, i) => (
            <Sign key={i} id="tok-astronaut" size={19} height={24} />
          ))}
          {aliens.map((alien) => (
            <Sign key={alien} id={`tok-alien-${alien}`} size={26} />
          ))}
        </p>
      </section>
      <section>
        <Explain about={explained(words, 'goods')}>
          <h3>
            {labels.goods} <small>{aboard.reduce((sum, { good }) => sum + PRICES[good], 0)} ¢</small>
          </h3>
        </Explain>
        <p className="gt-row">
          {aboard.map(({ good, square }, i) => (
            <Cube key={`${square} ${i}`} good={good} size={22} />
          ))}
          {Array.from({ length: Math.max(0, Math.min(tally.holds - aboard.length, 10)) }, (_, i) => (
            <span key={i} className="gt-room" />
          ))}
        </p>
      </section>
      <section>
        <Explain about={explained(words, 'credit')}>
          <h3>{labels.purse}</h3>
        </Explain>
        <p className="gt-purse">
          <Sign id="tok-credit" size={26} /> <b>{view.credits[seat!]}</b>
        </p>
        {flyer.insured && <small>{labels.insured}</small>}
      </section>
      <section className="gt-figures">
        <Explain about={explained(words, 'engine-power')}>
          <Sign id="s-engine" size={20} /> <b>{power(tally.engines)}</b>
          {tally.moreEngines > 0 && <small>+{power(tally.moreEngines)}</small>} <span className="gt-word">{labels.engines}</span>
        </Explain>
        <Explain about={explained(words, 'fire-power')}>
          <Sign id="s-fire" size={20} /> <b>{power(tally.fire)}</b>
          {tally.moreFire > 0 && <small>+{power(tally.moreFire)}</small>} <span className="gt-word">{labels.fire}</span>
        </Explain>
        <Explain about={explained(words, 'exposed')}>
          <Sign id="s-exposed" size={20} /> <b>{tally.exposed}</b> <span className="gt-word">{labels.exposed}</span>
        </Explain>
        <Explain about={explained(words, 'lost')}>
          <Sign id="s-lost" size={20} /> <b>{flyer.lost.length}</b> <span className="gt-word">{labels.lost}</span>
        </Explain>
      </section>
      {(view.team[seat!] ?? []).length > 0 && (
        <section className="gt-skills" aria-label={labels.team}>
          {view.team[seat!]!.map(({ specialist }) => (
            <Explain key={specialist} about={specialistAbout(words, lang, specialist)}>
              <Sign id={emblemOf(specialist)} size={34} />
              <span className="cd-hidden">{NAMES[lang].specialists[specialist]}</span>
            </Explain>
          ))}
        </section>
      )}
    </div>
  );
}
