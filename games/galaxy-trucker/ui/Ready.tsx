/** Before the hourglass runs: who is ready, and the count of three. */
import { useCountdown } from '@cosmodrome/kit/ui/countdown';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import type { Props } from './builder.ts';
import { LABELS } from './labels.ts';
import { Sign } from './pieces.tsx';
import { NAMES } from './terms.ts';
import { seconds } from './Yard.tsx';

export function Ready({ view, lang, names }: Props) {
  const labels = LABELS[lang];
  const start = seconds(useCountdown('round/start'));
  const turns = view.mode === 'in-turn';
  return (
    <section className="gt-ready" aria-label={labels.getReady}>
      <Sign id="hourglass-full" size={44} height={58} />
      <h2>{NAMES[lang].classes[view.class].name}</h2>
      <p>{NAMES[lang].classes[view.class].text}</p>
      {start !== undefined ? (
        <p className="gt-ready__count" role="status">
          {labels.startsIn} <b>{start}</b>
        </p>
      ) : (
        <ul>
          {(turns ? view.sittings.order : names.map((_, seat) => seat)).map((seat, i) => (
            <li key={seat} data-on={turns ? i === view.sittings.at : view.ready.said[seat] ? '' : undefined}>
              <SeatShape seat={seat} size="s" name={names[seat] ?? ''} /> <b data-shortens="">{names[seat]}</b>
              <small>
                {turns
                  ? i < view.sittings.at
                    ? labels.done(view.yards[seat]!.number)
                    : i === view.sittings.at
                      ? labels.sitting
                      : labels.waits
                  : view.ready.said[seat]
                    ? labels.readySaid
                    : labels.readyNot}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
