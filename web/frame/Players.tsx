import type { Json, Seat } from '@cosmodrome/kernel';
import type { AnyFace } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { usePlain } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { minutes } from '../logic/clock.ts';
import type { Uncounted } from '../logic/uncounted.ts';
import { useLang, useT } from '../text/index.ts';
import { Countdown } from './Clock.tsx';
import { GameIcon } from './Journal.tsx';
import type { Chip } from './TopBar.tsx';

/** The others at the side: shape, name, connection, clock; up to four facts; one line of what they do. */
export function Players({
  chips,
  face,
  view,
  skew,
  lit,
  whole,
  mark,
}: {
  readonly chips: readonly Chip[];
  readonly face: AnyFace;
  readonly view: Json;
  readonly skew: number;
  readonly lit: Seat | undefined;
  readonly whole: boolean;
  readonly mark?: Uncounted | undefined;
}) {
  const t = useT();
  const lang = useLang();
  const shown = whole ? chips : chips.filter((c) => !c.me);
  const order = face.order?.(view, lang);
  const lead = face.lead?.(view, lang);
  const text = usePlain();
  return (
    <section className="cd-players" id="joueurs" data-part="players" aria-label={t.players} data-many={shown.length > 4 ? '' : undefined}>
      {/* Its place is kept where nobody leads: what stands below never moves. */}
      {face.lead && !lead && <p className="cd-lead" />}
      {lead && (
        <p className="cd-lead" title={text(lead.say)}>
          {lead.seats.length > 0 ? lead.seats.map((seat) => <SeatShape key={seat} seat={seat} size="xs" />) : <Icon name="flag" small />}
          <span data-shortens="">
            <Rich>{lead.say}</Rich>
          </span>
        </p>
      )}
      {order && <div className="cd-players__order">{order}</div>}
      {shown.map((c) => (
        <Player key={c.seat} chip={c} face={face} view={view} skew={skew} lit={lit === c.seat} />
      ))}
      {mark && (
        <p className="cd-lead cd-small">
          <Icon name="fork" small />
          <span>{mark.say}</span>
        </p>
      )}
    </section>
  );
}
function Player({
  chip,
  face,
  view,
  skew,
  lit,
}: {
  readonly chip: Chip;
  readonly face: AnyFace;
  readonly view: Json;
  readonly skew: number;
  readonly lit: boolean;
}) {
  const t = useT();
  const lang = useLang();
  const text = usePlain();
  const facts = face.facts(view, chip.seat, lang).slice(0, 4);
  const doing = face.doing?.(view, chip.seat, lang);
  const sheet = face.sheet?.(view, chip.seat, lang);
  return (
    <article
      className="cd-player"
      id={`player-${chip.seat}`}
      tabIndex={-1}
      data-lit={lit ? '' : undefined}
      aria-current={chip.turn ? 'true' : undefined}
    >
      <header className="cd-player__head">
        <SeatShape seat={chip.seat} name={chip.name} />
        <b data-shortens="">{chip.me ? t.you : chip.name}</b>
        {chip.bot ? (
          <Icon name="bot" small />
        ) : chip.link ? (
          <i className="cd-link" data-link={chip.link} role="img" aria-label={t.link[chip.link]} />
        ) : null}
        <span className="cd-num">
          {chip.deadline !== null && chip.reserveMs === null ? (
            <Countdown deadline={chip.deadline} skew={skew} />
          ) : chip.reserveMs !== null ? (
            minutes(chip.reserveMs)
          ) : (
            chip.under
          )}
        </span>
      </header>
      {facts.length > 0 && (
        <ul className="cd-player__facts">
          {facts.map((f) => (
            <li key={f.unit}>
              {f.about ? (
                <Explain about={f.about}>
                  <b>{f.value}</b> <small>{f.unit}</small>
                </Explain>
              ) : (
                <>
                  <b>{f.value}</b>
                  <small>{typeset(f.unit, lang)}</small>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {sheet && <div className="cd-player__sheet">{sheet}</div>}
      {face.doing && (
        <p className="cd-player__does" title={doing && text(doing.say)}>
          {doing && (
            <>
              <GameIcon face={face} name={doing.icon} small />
              <span data-shortens="">
                <Rich>{doing.say}</Rich>
              </span>
            </>
          )}
        </p>
      )}
    </article>
  );
}
