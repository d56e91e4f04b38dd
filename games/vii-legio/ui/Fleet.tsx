/** The panel that shows what is public about every U.C., and the reserve. */
import type { FaceProps } from '@cosmodrome/kit/face';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { SPECIALTIES } from '../content/index.ts';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';
import { objectiveAbout, worldAbout } from './about.tsx';
import { LABELS } from './labels.ts';
import { Back, type BackKind, Expert, I, SeatMini } from './pieces.tsx';
import { ShipSummary } from './ShipSummary.tsx';
import { capital, explained, NAMES } from './terms.ts';

export function Fleet({ view, names, lang, words }: FaceProps<View, Note>) {
  const labels = LABELS[lang];
  const called = NAMES[lang];
  const piles: readonly (readonly [BackKind, number, string])[] = [
    ['exploration', view.piles.deck, labels.deck],
    ['A', view.piles.A, labels.pile('A')],
    ['B', view.piles.B, labels.pile('B')],
    ['X', view.piles.X, labels.pile('X')],
    ['imperator', view.piles.imperator, labels.imperator],
    ['objective', view.piles.objectives, labels.objectives],
  ];
  return (
    <div className="leg-fleet">
      {view.units.map((unit) => (
        <section key={unit.seat} className="leg-fleet__unit" data-seat={unit.seat + 1}>
          <h2>
            <SeatMini seat={unit.seat} size={18} /> {names[unit.seat]}
            {view.first === unit.seat && <I name="first" size={18} />}
            <small>
              {called.ships[unit.ship]}, {labels.sector(unit.place)}
            </small>
          </h2>
          <p className="leg-fleet__scores">
            <Explain about={explained(words, 'pc')}>
              <b>{unit.pc}</b> PC
            </Explain>
            <Explain about={explained(words, 'px', unit.nextPx === null ? {} : { more: labels.next(unit.nextPx) })}>
              <b>{unit.px}</b> PX
            </Explain>
            <Explain about={explained(words, 'propulsor')}>{labels.perTurn(unit.draw)}</Explain>
          </p>
          <Explain about={explained(words, unit.ship)} className="leg-fleet__ship">
            <ShipSummary unit={unit} lang={lang} />
          </Explain>
          <ul className="leg-fleet__cards">
            {unit.worlds.map((w) => (
              <li key={w.card}>
                <Explain about={worldAbout(w, { words, lang })}>
                  <i className="leg-zone">{w.zone}</i> {called.worlds[w.key]}
                </Explain>
              </li>
            ))}
            {unit.worlds.length === 0 && <li className="cd-muted">{labels.noWorlds}</li>}
            {unit.revealed.map((o) => (
              <li key={o.key}>
                <Explain about={objectiveAbout(o, { words, lang })}>
                  <I name="objective" /> {called.objectives[o.key].name} {o.scored ? `+${o.pc} PC` : labels.missed}
                </Explain>
              </li>
            ))}
            {unit.xCard && (
              <li>
                <Explain about={explained(words, `x/${unit.xCard}`)}>
                  <i className="leg-zone">X</i> {called.x[unit.xCard].name}
                </Explain>
              </li>
            )}
          </ul>
        </section>
      ))}
      <section className="leg-fleet__unit">
        <h2>{labels.reserve}</h2>
        <ul className="leg-fleet__piles">
          {piles.map(([kind, n, label]) => (
            <li key={kind}>
              <span className="leg-fleet__back">
                <Back kind={kind} />
              </span>
              <b>{n}</b> <small>{capital(label)}</small>
            </li>
          ))}
          <li>
            <I name="card" size={22} /> <b>{view.piles.discard}</b> <small>{capital(labels.discard)}</small>
          </li>
          {SPECIALTIES.map((s) => (
            <li key={s}>
              <Explain about={explained(words, s)}>
                <Expert of={s} size={22} /> <b>{view.supply[s]}</b> <small>{called.elements[s].the}</small>
              </Explain>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
