/** Beside the chart: the coming contacts, the Imperator's card, the planet pawns. */
import type { Json } from '@cosmodrome/kernel';
import type { About, FaceProps } from '@cosmodrome/kit/face';
import { Held } from '@cosmodrome/kit/ui/Held';
import { useState } from 'react';
import { PAWNS, type Zone } from '../content/index.ts';
import type { Note } from '../notes.ts';
import type { SlotView, View } from '../view.ts';
import { planetAbout, worldAbout } from './about.tsx';
import { Extrasolar, ImperatorFront } from './cards.tsx';
import { GREEK, LABELS } from './labels.ts';
import { Back, I } from './pieces.tsx';
import { ACTION, decode, mySeat, whyNotDecode } from './places.ts';
import { because, explained, NAMES } from './terms.ts';

type Props = FaceProps<View, Note>;
type SlotKey = 'openA' | 'hiddenA' | 'hiddenB';
const ZONE_OF: Readonly<Record<SlotKey, Zone>> = { openA: 'A', hiddenA: 'A', hiddenB: 'B' };
const SLOTS: readonly SlotKey[] = ['openA', 'hiddenA', 'hiddenB'];

function Slot({ slot, props }: { readonly slot: SlotKey; readonly props: Props }) {
  const { view, seat, words, lang, play, changed, lit } = props;
  const labels = LABELS[lang];
  const zone = ZONE_OF[slot];
  const card: SlotView = view.slots[slot];
  const choosing = play.asks.some((a) => a.topic === 'discover/card');
  const me = mySeat(view, seat);
  const [topic, option]: readonly [string, Json] = choosing
    ? ['discover/card', slot === 'openA' ? 'open' : slot === 'hiddenA' ? 'hidden' : null]
    : [ACTION, slot === 'openA' ? null : decode(zone)];
  const seen = card?.world ?? null;
  const mine = card !== null && !card.open && seen !== null;
  const about: About = seen
    ? worldAbout(seen, { words, lang }, { text: [words.terms[mine ? 'hidden-contact' : 'open-contact']?.help ?? ''] })
    : explained(words, 'hidden-contact');
  const why = slot !== 'openA' && !mine && card ? because(words, whyNotDecode(view, me, zone)) : undefined;
  const name = seen ? NAMES[lang].worlds[seen.key] : card ? `${labels.hiddenCard}, ${labels.zone(zone)}` : labels.noCard;
  return (
    <Held
      topic={topic}
      option={option}
      about={about}
      at={`slot:${slot}`}
      label={`${labels.contacts}, ${name}`}
      className="leg-slot"
      {...(why && play.state(topic, option) === undefined
        ? { about: { ...about, text: [why, ...(typeof about.text === 'string' ? [about.text] : about.text)] } }
        : {})}
    >
      <span
        key={seen ? seen.card : card ? 'back' : 'none'}
        className="leg-slot__card"
        data-mine={mine ? '' : undefined}
        data-changed={changed.has(`slot:${slot}`) || lit === `slot:${slot}` ? '' : undefined}
      >
        {seen ? (
          <Extrasolar
            world={seen}
            small
            lang={lang}
            tag={
              <span className="leg-tag">
                <I name="eye" size={12} /> {mine && (me === undefined || view.stage === 'over' ? labels.hiddenCard : labels.onlyYou)}
              </span>
            }
          />
        ) : card ? (
          <span className="leg-bk">
            <Back kind={zone} />
            <span className="leg-bk__foot">{labels.hiddenCard}</span>
          </span>
        ) : (
          <span className="leg-bk" data-empty="">
            <span className="leg-bk__foot">{labels.noCard}</span>
          </span>
        )}
      </span>
    </Held>
  );
}
function Admiral({ props: { view, words, lang, changed, lit } }: { readonly props: Props }) {
  const labels = LABELS[lang];
  const { key, squads, experience, pc, score } = view.imperator;
  return (
    <Held
      about={explained(words, `imperator/${key}`, { more: words.terms['pc-25']?.help ?? '' })}
      label={`${labels.imperator} : ${NAMES[lang].imperator[key]}`}
      className="leg-slot"
    >
      <span key={key} className="leg-slot__card" data-changed={changed.has('imperator-card') || lit === 'imperator' ? '' : undefined}>
        <ImperatorFront card={key} squads={squads} experience={experience} pc={pc} score={score} lang={lang} />
      </span>
    </Held>
  );
}
/** The column on wide boards; on small ones two corner buttons that open the cards. */
export function Contacts(props: Props & { readonly small: boolean }) {
  const { view, play, lang, small } = props;
  const labels = LABELS[lang];
  const choosing = play.asks.some((a) => a.topic === 'discover/card');
  const decoding = (['A', 'B'] as const).some((z) => play.state(ACTION, decode(z)) !== undefined);
  const [open, setOpen] = useState<'contacts' | 'imperator' | undefined>();
  const shown = choosing ? 'contacts' : open;
  const contacts = SLOTS.map((slot) => <Slot key={slot} slot={slot} props={props} />);
  if (!small)
    return (
      <aside className="leg-column">
        <h2>{labels.contacts}</h2>
        <div data-part="contacts">{contacts}</div>
        <h2>{labels.imperator}</h2>
        <div data-part="imperator">
          <Admiral props={props} />
        </div>
      </aside>
    );
  const toggle = (what: 'contacts' | 'imperator') => setOpen(shown === what ? undefined : what);
  return (
    <>
      <button
        type="button"
        className="leg-fab"
        data-at="contacts"
        data-part="contacts"
        data-glows={decoding ? '' : undefined}
        aria-expanded={shown === 'contacts'}
        onClick={() => toggle('contacts')}
      >
        <span className="cd-hidden">{labels.contacts}</span>
        {SLOTS.map((slot) => {
          const card = view.slots[slot];
          return (
            <i key={slot} aria-hidden="true" data-face={card === null ? 'none' : card.open ? 'open' : card.world ? 'mine' : 'back'}>
              {ZONE_OF[slot]}
            </i>
          );
        })}
      </button>
      <button
        type="button"
        className="leg-fab"
        data-at="imperator"
        data-part="imperator"
        aria-expanded={shown === 'imperator'}
        onClick={() => toggle('imperator')}
      >
        <span className="cd-hidden">{labels.imperator}</span>
        <I name="aquila" size={28} />
        <small>{view.imperator.score}/25</small>
      </button>
      {shown && (
        <div className="leg-pop" data-at={shown}>
          {shown === 'contacts' ? contacts : <Admiral props={props} />}
        </div>
      )}
    </>
  );
}
/** The five planet pawns: which are on the chart, which are free. A discoverer chooses one here. */
export function Rack(props: Props) {
  const { view, words, lang, play, changed } = props;
  const labels = LABELS[lang];
  const asked = play.asks.some((a) => a.topic === 'discover/pawn');
  return (
    <div className="leg-rack" data-asked={asked ? '' : undefined}>
      <h2>
        {labels.activePlanets} {view.planets.length}/{PAWNS.length}
      </h2>
      <div className="leg-rack__row">
        {PAWNS.map((pawn) => {
          const planet = view.planets.find((p) => p.pawn === pawn);
          const name = NAMES[lang].pawns[pawn];
          return (
            <Held
              key={pawn}
              topic="discover/pawn"
              option={pawn}
              about={planet ? planetAbout(planet, { words, lang }) : explained(words, 'active-planet', { title: name })}
              label={planet ? `${name} : ${NAMES[lang].worlds[planet.world.key]}` : name}
              className="leg-pawnslot"
            >
              <span className="leg-letter" data-on={planet ? '' : undefined} data-changed={changed.has(`planet:${pawn}`) ? '' : undefined}>
                {GREEK[pawn]}
              </span>
            </Held>
          );
        })}
      </div>
    </div>
  );
}
