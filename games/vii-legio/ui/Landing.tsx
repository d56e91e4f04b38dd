/** The landing under discussion, and the mission being carried out: who, with how many squads and points, for what. */
import type { Json, Seat } from '@cosmodrome/kernel';
import type { FaceProps } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { useOffer } from '@cosmodrome/kit/ui/frame';
import { Held } from '@cosmodrome/kit/ui/Held';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Note } from '../notes.ts';
import { inScene, unitOf } from '../state.ts';
import type { Forecast, LandingView, MissionView, PlanetView, View } from '../view.ts';
import { WorldArt, worldAbout } from './about.tsx';
import { SKILL_ICON } from './cards.tsx';
import { LABELS, type Labels } from './labels.ts';
import { I, SeatMini } from './pieces.tsx';
import { forecastOf, ifRefused, mySeat, PROPOSALS_IN_BAR, pointsOf, proposalOf } from './places.ts';
import { because, capital, explained, NAMES } from './terms.ts';

type Props = FaceProps<View, Note>;

/** Who would come: at first those who must, or else whoever the first proposal names. */
export function firstInvitation(landing: LandingView): readonly Seat[] {
  return landing.choices.find((c) => !c.imperator)?.invite ?? landing.choices[0]?.invite ?? [];
}
/** What the landing would bring this seat, for the ghost on the laurel. */
export function previewOf(view: View, seat: Seat | undefined, invite: readonly Seat[]): number {
  const landing = inScene(view, 'landing');
  if (!landing || seat === undefined) return 0;
  const shown = landing.proposal ?? forecastOf(view, { invite, imperator: false }) ?? forecastOf(view, { invite, imperator: true });
  return shown?.participants.find((p) => p.seat === seat)?.pc ?? 0;
}

export function Landing({
  invite,
  onInvite,
  ...props
}: Props & { readonly invite: readonly Seat[]; onInvite(invite: readonly Seat[]): void }) {
  const { view, lang } = props;
  const labels = LABELS[lang];
  const [folded, fold] = useState(false);
  const landing = inScene(view, 'landing');
  const mission = inScene(view, 'mission');
  const pawn = landing?.pawn ?? mission?.pawn;
  const planet = view.planets.find((p) => p.pawn === pawn);
  if (!planet) return null;
  return (
    <section
      className="leg-land leg-engraved"
      data-folded={folded ? '' : undefined}
      data-many={(landing?.choices.length ?? 0) > PROPOSALS_IN_BAR ? '' : undefined}
      aria-label={labels.mission}
    >
      <header className="leg-land__top">
        <b>{mission ? labels.mission : labels.proposal(view.turn.proposals + (landing?.proposal ? 0 : 1), view.turn.proposalsMax)}</b>
        <button
          type="button"
          className="cd-tool"
          aria-label={folded ? labels.show : labels.close}
          aria-expanded={!folded}
          onClick={() => fold(!folded)}
        >
          <Icon name={folded ? 'up' : 'down'} />
        </button>
      </header>
      {!folded && (
        <div className="leg-land__card">
          <WorldArt world={planet.world} lang={lang} />
        </div>
      )}
      {!folded && <Head planet={planet} {...props} />}
      {!folded && landing && <Proposal planet={planet} landing={landing} invite={invite} onInvite={onInvite} {...props} />}
      {!folded && mission && <Carried mission={mission} {...props} />}
    </section>
  );
}
function Head({ planet, words, lang }: Props & { readonly planet: PlanetView }) {
  const labels = LABELS[lang];
  const { world } = planet;
  return (
    <Explain about={worldAbout(world, { words, lang })} className="leg-land__head">
      <svg width="46" height="46" aria-hidden="true">
        <use href={`#leg-planet-${planet.pawn}`} />
      </svg>
      <span>
        <b>{NAMES[lang].worlds[world.key]}</b>
        <small>
          {NAMES[lang].pawns[planet.pawn]}, {labels.sector(planet.sector)} · {labels.toShare(world.pc)}
        </small>
      </span>
    </Explain>
  );
}

// ------------------------------------------------------------------ a proposal

function Proposal({
  planet,
  landing,
  invite,
  onInvite,
  ...props
}: Props & {
  readonly planet: PlanetView;
  readonly landing: LandingView;
  readonly invite: readonly Seat[];
  onInvite(invite: readonly Seat[]): void;
}) {
  const { view, seat, words, lang } = props;
  const labels = LABELS[lang];
  const { world } = planet;
  const active = view.turn.seat;
  const columns: readonly (Forecast | undefined)[] = landing.proposal
    ? [landing.proposal]
    : [forecastOf(view, { invite, imperator: false }), forecastOf(view, { invite, imperator: true })];
  const me = mySeat(view, seat);
  const shown = columns.filter((c): c is Forecast => c !== undefined);
  const spender = me ?? active;
  const refusers = (landing.proposal ? landing.proposal.invite : invite).filter((s) => s !== me);
  return (
    <>
      <Who landing={landing} invite={landing.proposal?.invite ?? invite} onInvite={onInvite} {...props} />
      <table className="leg-land__table">
        <thead>
          <tr>
            <td />
            {columns.map((c, i) => {
              const imperator = c?.imperator ?? i === 1;
              return (
                <th key={imperator ? 'i' : 'w'} scope="col" data-imperator={imperator ? '' : undefined}>
                  {imperator ? (
                    <>
                      <I name="aquila" size={15} /> {labels.imperator}
                    </>
                  ) : invite.length === 0 && !landing.proposal ? (
                    labels.alone
                  ) : (
                    labels.together((landing.proposal?.invite.length ?? invite.length) + 1)
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          <Row
            head={
              <>
                <I name="squad" size={15} /> {labels.squadsNeeded} <b>{world.squads}</b>
              </>
            }
            kind="squad"
            columns={columns}
          >
            {(c) => <Verdict ok={c.squads >= c.needed}>{c.squads}</Verdict>}
          </Row>
          <Row
            head={
              <>
                <I name={SKILL_ICON[world.kind]} size={14} />{' '}
                {world.kind === 'dual' ? labels.step.experience : NAMES[lang].skills[world.kind === 'wild' ? 'capture' : 'diplomacy']}{' '}
                <b>{world.required}</b>
              </>
            }
            kind={world.kind}
            columns={columns}
          >
            {(c) => {
              const { stay, spent } = pointsOf(c);
              return <Verdict ok={c.success}>{spent > 0 ? `${stay} + ${spent}` : stay}</Verdict>;
            }}
          </Row>
          <Row head={spender === me ? labels.youSpend : <Rich>{labels.spends(`{@${spender}}`)}</Rich>} columns={columns}>
            {(c) => {
              const n = c.participants.find((p) => p.seat === spender)?.spends ?? 0;
              return n > 0 ? <span className="leg-warn">{labels.points(n)}</span> : <b>{labels.nothing}</b>;
            }}
          </Row>
          <Row
            head={
              <>
                <I name="pc" size={15} /> {labels.gains}
              </>
            }
            kind="pc"
            columns={columns}
          >
            {(c) => <Gains forecast={c} labels={labels} />}
          </Row>
          {!landing.proposal &&
            refusers.map((s) => (
              <Row key={s} head={<Rich>{labels.ifRefused(`{@${s}}`)}</Rich>} columns={columns}>
                {(c) => <Refused view={view} forecast={c} refuser={s} me={me} labels={labels} />}
              </Row>
            ))}
        </tbody>
        {!landing.proposal && (
          <tfoot>
            <tr>
              <td />
              {columns.map((c, i) => (
                <td key={i === 0 ? 'w' : 'i'} data-imperator={i === 1 ? '' : undefined}>
                  {c ? (
                    <Choose forecast={c} labels={labels} />
                  ) : (
                    <small className="cd-muted">
                      {because(words, i === 1 && unitOf(view, active).calls >= unitOf(view, active).callsMax ? 'no-calls-left' : 'squads')}
                    </small>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      <Explain about={explained(words, 'star')} className="leg-land__line leg-land__star">
        <I name="star" size={18} /> <span>{typeset(labels.thenLeave(world.star, world.minCrew, world.px), lang)}</span>
      </Explain>
      {landing.cards > 0 && active === me && (
        <p className="leg-land__line cd-muted">
          <I name="card" size={18} /> <span>{labels.thrown(landing.cards)}</span>
        </p>
      )}
      {shown.length === 0 && <p className="cd-muted">{because(words, 'squads')}</p>}
    </>
  );
}
function Row({
  head,
  kind,
  columns,
  children,
}: {
  readonly head: ReactNode;
  readonly kind?: string;
  readonly columns: readonly (Forecast | undefined)[];
  readonly children: (c: Forecast) => ReactNode;
}) {
  return (
    <tr>
      <th scope="row" data-kind={kind}>
        {head}
      </th>
      {columns.map((c, i) => (
        <td key={c?.imperator ? 'i' : i === 1 ? 'i' : 'w'} data-imperator={c?.imperator || i === 1 ? '' : undefined}>
          {c ? children(c) : <span className="cd-muted">–</span>}
        </td>
      ))}
    </tr>
  );
}
function Verdict({ ok, children }: { readonly ok: boolean; readonly children: ReactNode }) {
  return (
    <span className="leg-verdict" data-ok={ok}>
      <Icon name={ok ? 'check' : 'close'} small />
      <b>{children}</b>
    </span>
  );
}
function Gains({ forecast, labels }: { readonly forecast: Forecast; readonly labels: Labels }) {
  if (!forecast.success) return <span className="leg-warn">{labels.fails}</span>;
  return (
    <span className="leg-gains">
      {forecast.participants.map((p) => (
        <span key={p.seat}>
          <SeatMini seat={p.seat} size={14} />
          <b>+{p.pc}</b>
        </span>
      ))}
      {forecast.imperator && (
        <span>
          <I name="aquila" size={14} />
          <b>+{forecast.imperatorPc}</b>
        </span>
      )}
    </span>
  );
}
/** The same without one guest: enough squads or not, and what I would gain. */
function Refused({
  view,
  forecast,
  refuser,
  me,
  labels,
}: {
  readonly view: View;
  readonly forecast: Forecast;
  readonly refuser: Seat;
  readonly me: Seat | undefined;
  readonly labels: Labels;
}) {
  const rest = ifRefused(view, forecast, refuser);
  const squads = forecast.squads - (view.units[refuser]?.squads ?? 0);
  if (squads < forecast.needed) return <Verdict ok={false}>{labels.tooFewSquads(squads, forecast.needed)}</Verdict>;
  const mine = rest?.participants.find((p) => p.seat === me);
  return <Verdict ok={rest?.success ?? true}>{mine ? `+${mine.pc}` : squads}</Verdict>;
}
function Choose({ forecast, labels }: { readonly forecast: Forecast; readonly labels: Labels }) {
  const offer = useOffer();
  const option = proposalOf(forecast) as Json;
  const label = offer({ seat: 0, topic: 'land/proposal', kind: 'oneOf', shape: null }, option).label;
  return (
    <Held topic="land/proposal" option={option} label={label} className="leg-choose">
      {labels.choose}
    </Held>
  );
}
/** The ships of the sector as chips: in, invited or not, compulsory, elsewhere. */
function Who({
  landing,
  invite,
  onInvite,
  view,
  seat,
  names,
  words,
  lang,
  play,
}: Props & { readonly landing: LandingView; readonly invite: readonly Seat[]; onInvite(invite: readonly Seat[]): void }) {
  const labels = LABELS[lang];
  const active = view.turn.seat;
  const here = unitOf(view, active).place;
  const asked = play.asks.some((a) => a.topic === 'land/proposal');
  return (
    <div className="leg-who" data-at="proposal">
      {view.units.map(({ seat: s, place }) => {
        const name = names[s] ?? '';
        if (s === active)
          return (
            <span key={s} className="leg-chip" data-state="in">
              <SeatShape seat={s} name={name} size="s" /> {s === seat ? capital(labels.you.toLowerCase()) : name}
            </span>
          );
        if (place !== here)
          return (
            <Explain key={s} about={{ title: name, text: because(words, 'not-here') }} className="leg-chip leg-chip--away">
              <SeatShape seat={s} name={name} size="s" /> {labels.elsewhere(place)}
            </Explain>
          );
        const must = landing.mustInvite === s;
        const on = invite.includes(s);
        if (must || !asked)
          return (
            <Explain
              key={s}
              about={{
                title: name,
                text: must ? labels.mustInvite : (words.terms.invitation?.help ?? ''),
                ...(must ? { rules: ['LEG-LAND-06'] } : {}),
              }}
              className={on ? 'leg-chip' : 'leg-chip leg-chip--away'}
            >
              <SeatShape seat={s} name={name} size="s" /> {name} {must && <I name="lock" size={12} />}
            </Explain>
          );
        const next = view.units.map((u) => u.seat).filter((x) => (x === s ? !on : invite.includes(x)));
        return (
          <button key={s} type="button" className="leg-chip" aria-pressed={on} onClick={() => onInvite(inTurnOrder(landing, next))}>
            <SeatShape seat={s} name={name} size="s" /> {name} {on && <Icon name="check" small />}
          </button>
        );
      })}
    </div>
  );
}
/** Guests as the proposals name them: their order is the turn's. */
function inTurnOrder(landing: LandingView, wanted: readonly Seat[]): readonly Seat[] {
  const known = landing.choices.find((c) => c.invite.length === wanted.length && c.invite.every((s) => wanted.includes(s)));
  return known?.invite ?? wanted;
}

// ------------------------------------------------------------------ a mission

function Carried({ mission, names, words, lang }: Props & { readonly mission: MissionView }) {
  const labels = LABELS[lang];
  const { world } = mission;
  const steps = ['experience', 'xeno', 'departure'] as const;
  return (
    <>
      <ol className="leg-steps">
        {steps.map((s) => (
          <li key={s} aria-current={s === mission.step ? 'step' : undefined}>
            {labels.step[s]}
          </li>
        ))}
      </ol>
      <p className="leg-land__sum">
        <Explain about={explained(words, 'required')}>
          <I name={SKILL_ICON[world.kind]} size={16} /> <b>{mission.reached}</b> / {world.required}
        </Explain>
        {mission.missing > 0 ? (
          <span className="leg-warn">
            {labels.missing} : {labels.points(mission.missing)}
          </span>
        ) : (
          mission.success !== null && <Verdict ok={mission.success}>{mission.success ? labels.success : labels.failure}</Verdict>
        )}
      </p>
      <ul className="leg-crewlist">
        {mission.participants.map((p) => (
          <li key={p.seat}>
            <SeatShape seat={p.seat} name={names[p.seat] ?? ''} size="s" /> <b>{names[p.seat]}</b>
            {p.skill && <I name={p.skill} size={15} />}
            <span>
              {p.pc > 0 && `+${p.pc} PC`} {p.px > 0 && `+${p.px} PX`}
            </span>
          </li>
        ))}
        {mission.imperator && (
          <li>
            <I name="aquila" size={18} /> <b>{NAMES[lang].imperator[mission.imperator]}</b>
          </li>
        )}
      </ul>
      <Explain about={explained(words, 'star')} className="leg-land__line leg-land__star">
        <I name="star" size={18} /> <span>{typeset(labels.thenLeave(world.star, world.minCrew, world.px), lang)}</span>
      </Explain>
    </>
  );
}
