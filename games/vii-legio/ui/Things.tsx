/** My things: the ship board, and the hand of Exploration cards, or whatever else I am given to choose from. */
import type { Json } from '@cosmodrome/kernel';
import type { About, FaceProps, Play } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import type { Question } from '@cosmodrome/kit/text';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { useFrame, useNameOf } from '@cosmodrome/kit/ui/frame';
import { Held } from '@cosmodrome/kit/ui/Held';
import { type CSSProperties, type ReactNode, useState } from 'react';
import {
  COUNTERS,
  type Counter,
  ELEMENTS,
  type Element,
  kindOf,
  PROFILES,
  type Profile,
  SKILLS,
  type Skill,
  SPECIALTIES,
  type Specialty,
  STORED_DETECTORS,
  TECHNOLOGIES,
  type Technology,
} from '../content/index.ts';
import { priceOf } from '../judge/prices.ts';
import type { Note } from '../notes.ts';
import type { Start, Topic, Why } from '../topics.ts';
import type { HandCard, UnitView, View } from '../view.ts';
import { handAbout, objectiveAbout } from './about.tsx';
import { ExplorationFront, ObjectiveFront, XFront } from './cards.tsx';
import { LABELS } from './labels.ts';
import { Back, Expert, I, Pips, Tech } from './pieces.tsx';
import { ACTION, againstLeaving, buy, playCard, START, unitAt, whyNotBuy } from './places.ts';
import { because, capital, explained, NAMES } from './terms.ts';

type Props = FaceProps<View, Note>;

/** Tiles to choose from and more cards than this do not lie side by side: then the tiles stand alone. */
const MANY = 5;
export function Things(props: Props) {
  const { view, seat } = props;
  const [profile, setProfile] = useState<Profile>();
  const [tab, setTab] = useState<'hand' | 'ship'>();
  const unit = unitAt(view, seat);
  if (!unit) return null;
  const { play, lang } = props;
  const offers = offered(props, setProfile);
  const empty = offers.length === 0 && unit.handSize === 0;
  const aboard = play.asks.some((a) => [...ROW_TOPICS, ...SHARING].includes(a.topic as Topic));
  const shown = tab ?? (empty || aboard ? 'ship' : 'hand');
  // What I have chosen while the others still choose: the view tells it only with theirs.
  const chosen = play.asks.some((a) => a.topic === 'setup/profile') ? undefined : profile;
  return (
    <div className="leg-things" data-empty={empty ? '' : undefined} data-tab={shown}>
      <div className="leg-tabs" role="tablist">
        {(['hand', 'ship'] as const).map((t) => (
          <button
            key={t}
            type="button"
            role="tab"
            aria-selected={shown === t}
            data-wanted={
              t === 'ship' && shown !== t && ELEMENTS.some((e) => play.wanted?.(...rowTarget(play, e)) !== undefined) ? '' : undefined
            }
            onClick={() => setTab(t)}
          >
            {t === 'hand' ? LABELS[lang].handTab(unit.handSize) : LABELS[lang].shipTab}
          </button>
        ))}
      </div>
      <Summary unit={unit} told={view.stage !== 'command'} />
      <ShipBoard unit={unit} profile={view.stage === 'command' ? chosen : unit.profile.diplomacy} {...props} />
      <div className="leg-hand" data-part="hand" style={{ '--n': Math.max(1, offers.length + unit.handSize) } as CSSProperties}>
        {offers}
        {/* What is chosen from needs the room of a large hand, which nobody can use meanwhile. */}
        {(offers.length > 0 && offers.length + unit.handSize > MANY ? [] : unit.hand)?.map((card) => (
          <InHand key={card.card} card={card} unit={unit} {...props} />
        ))}
      </div>
    </div>
  );
}
/** My numbers in one line: what a phone shows when there is nothing to choose from. */
function Summary({ unit, told }: { readonly unit: UnitView; readonly told: boolean }) {
  return (
    <p className="leg-line" aria-hidden="true">
      <span data-kind="pc">
        <I name="pc" /> <b>{unit.pc}</b>
      </span>
      <span data-kind="px">
        <I name="px" /> <b>{unit.px}</b>
      </span>
      {COUNTERS.map((c) => (
        <span key={c}>
          <I name={c} /> <b>{unit.aboard[c]}</b>
        </span>
      ))}
      {SKILLS.map((s) => (
        <span key={s} data-kind={s}>
          <I name={s} /> <b>{told ? unit.permanent[s] : '–'}</b>
        </span>
      ))}
    </p>
  );
}

// ------------------------------------------------------------------ the ship board

/** The questions that a row of the ship board can answer, besides buying. */
const ROW_TOPICS: readonly Topic[] = [
  'explore/drifting-wreck',
  'explore/oz-alloy',
  'explore/asteroid-shower',
  'explore/ion-storm',
  'explore/outbreak',
  'combat/expert',
];
/** Things to share out: elements to leave on a planet, Experts of a promotion. */
const SHARING: readonly Topic[] = ['mission/leave', 'promotion/experts'];
type Shares = { readonly ask: Question; readonly n: number; readonly max: number; readonly why: Why | undefined; add(): void };
/** How many of these are in the draft, and one more; after the last that fits it begins at none again. */
export function sharesOf(play: Play, what: Element, view: View): Shares | undefined {
  const ask = play.asks.find((a) => SHARING.includes(a.topic as Topic));
  if (!ask) return undefined;
  const { receivers, total } = ask.shape as unknown as {
    readonly receivers: readonly { readonly id: string; readonly min: number; readonly max: number }[];
    readonly total: number;
  };
  const at = receivers.findIndex((r) => r.id === what);
  const receiver = receivers[at];
  if (!receiver) return undefined;
  const draft = play.draft(ask.topic);
  const shares = receivers.map((r, i) => (Array.isArray(draft) ? Number(draft[i]) : r.min));
  const n = shares[at]!;
  const left = total - shares.reduce((a, b) => a + b, 0);
  const withOf = (x: number) => shares.map((y, i) => (i === at ? x : y));
  const room = n < receiver.max && left > 0;
  const why = room ? againstLeaving(ask, withOf(n + 1), false, view) : undefined;
  const next = room && !why ? n + 1 : receiver.min;
  return { ask, n, max: receiver.max, why: n === 0 ? why : undefined, add: () => play.propose(ask.topic, withOf(next)) };
}
/** A row of the ship board: an answer, a share of something to give out, or only what it is. */
function Slot({
  what,
  topic,
  option,
  about,
  label,
  className,
  play,
  view,
  words,
  children,
}: {
  readonly what: Element;
  readonly topic: Topic;
  readonly option: Json;
  readonly about: About;
  readonly label: string;
  readonly className: string;
  readonly play: Play;
  readonly view: View;
  readonly words: Props['words'];
  readonly children: ReactNode;
}) {
  const shares = sharesOf(play, what, view);
  const nameOf = useNameOf();
  const { lang } = useFrame();
  const why = shares?.why && because(words, shares.why);
  if (!shares || why)
    return (
      <Held
        topic={topic}
        option={option}
        about={why ? { ...about, text: [why, ...[about.text].flat()] } : about}
        at={`buy:${what}`}
        label={why ? `${label}. ${why}` : label}
        className={className}
      >
        {children}
      </Held>
    );
  return (
    <button
      type="button"
      className={`cd-held ${className}`}
      data-target=""
      data-state={shares.n > 0 ? 'chosen' : 'legal'}
      data-wanted={play.wanted?.(shares.ask.topic, what)}
      onClick={shares.add}
    >
      <span className="cd-hidden">{typeset(`${nameOf(shares.ask, what)} : ${shares.n}`, lang)}</span>
      <span className="cd-held__face" aria-hidden="true">
        {children}
        {shares.n > 0 && <i className="leg-give">{shares.n}</i>}
      </span>
    </button>
  );
}
/** What a row answers now: a purchase, or what a card or a fight asks for. */
export function rowTarget(play: Play, what: Element): readonly [Topic, Json] {
  const asked = ROW_TOPICS.find((topic) => play.state(topic, what) !== undefined);
  return asked ? [asked, what] : [ACTION, buy(what)];
}
function ShipBoard({ unit, profile, ...props }: Props & { readonly unit: UnitView; readonly profile: number | undefined }) {
  const { view, lang, words } = props;
  const labels = LABELS[lang];
  const names = NAMES[lang];
  return (
    <div className="leg-shipboard leg-engraved" data-part="ship">
      <section className="leg-col" aria-label={labels.equipment}>
        <h2>{labels.equipment}</h2>
        <CounterRow
          unit={unit}
          what="propulsor"
          note={
            unit.max.propulsor > LONG ? (
              <>
                <I name="card" size={13} /> {unit.draw}
              </>
            ) : (
              labels.perTurn(unit.draw)
            )
          }
          {...props}
        />
        <CounterRow unit={unit} what="laser" {...props} />
        <CounterRow
          unit={unit}
          what="decoder"
          {...(view.turn.seat === unit.seat && view.turn.decoded ? { note: labels.decoderUsed } : {})}
          {...props}
        />
      </section>
      <section className="leg-col" aria-label={labels.crew}>
        <h2>{labels.crew}</h2>
        <CounterRow
          unit={unit}
          what="squad"
          {...(unit.squads > unit.aboard.squad ? { note: `+${unit.squads - unit.aboard.squad} ${names.x.watchers.short}` } : {})}
          {...props}
        />
        <div className="leg-experts">
          {SPECIALTIES.map((s) => (
            <ExpertSlot key={s} unit={unit} of={s} {...props} />
          ))}
        </div>
        <Explain about={explained(words, 'expert')} className="leg-rowline">
          <span>{capital(names.damage.expert)}s</span>
          <Pips shape="round" have={unit.experts} of={unit.max.expert} label={labels.have(unit.experts, unit.max.expert)} />
        </Explain>
      </section>
      <section className="leg-col leg-col--skills" aria-label={labels.skills}>
        <h2>{labels.profile}</h2>
        {SKILLS.map((skill) => (
          <SkillRow key={skill} unit={unit} skill={skill} profile={profile} {...props} />
        ))}
        <Explain about={explained(words, 'profile')} className="leg-ladder">
          {PROFILES.map((p) => (
            <span key={p} data-on={p === profile ? '' : undefined}>
              {p}-{3 - p}
            </span>
          ))}
        </Explain>
      </section>
      <section className="leg-col leg-col--calls" aria-label={labels.imperator}>
        <h2>{labels.imperator}</h2>
        <Explain about={explained(words, 'calls', { first: [labels.calls(unit.calls, unit.callsMax)] })} className="leg-calls">
          <span className="leg-eagles" data-many={unit.callsMax > 3 ? '' : undefined}>
            {Array.from({ length: unit.callsMax }, (_, i) => i).map((i) => (
              <i key={i} data-used={i < unit.calls ? '' : undefined}>
                <I name="aquila" />
              </i>
            ))}
          </span>
          <small>{labels.callsLeft(unit.callsMax - unit.calls)}</small>
        </Explain>
        <div className="leg-extras">
          <Explain about={explained(words, 'detector')}>
            <I name="detector" /> {unit.detectors}/{STORED_DETECTORS}
          </Explain>
          {unit.xCard && (
            <Explain about={explained(words, `x/${unit.xCard}`)}>
              <i className="leg-zone">X</i>
              <span className="cd-hidden">{names.x[unit.xCard].name}</span>
            </Explain>
          )}
          {TECHNOLOGIES.filter((t) => unit.technologies[t]).map((t) => (
            <Explain key={t} about={explained(words, t)}>
              <Tech of={t} size={20} />
              <span className="cd-hidden">{names.technologies[t]}</span>
            </Explain>
          ))}
        </div>
        <Objectives unit={unit} {...props} />
      </section>
    </div>
  );
}
/** A longer row stands below its name. */
const LONG = 3;
function CounterRow({
  unit,
  what,
  note,
  view,
  seat,
  words,
  lang,
  play,
  changed,
}: Props & { readonly unit: UnitView; readonly what: Counter; readonly note?: ReactNode }) {
  const labels = LABELS[lang];
  const [topic, option] = rowTarget(play, what);
  const [have, of] = [unit.aboard[what], unit.max[what]];
  const name = NAMES[lang].elements[what].the;
  const legal = play.state(topic, option) !== undefined;
  const long = of > LONG;
  const price = legal && topic === ACTION ? priceOf(unit, what) : undefined;
  return (
    <Slot
      what={what}
      play={play}
      view={view}
      words={words}
      topic={topic}
      option={option}
      about={rowAbout(words, what, view, seat, play, labels.greyed(unit.greyed[what]))}
      label={`${name} : ${labels.have(have, of)}`}
      className={long ? 'leg-row leg-row--long' : 'leg-row'}
    >
      <I name={what} size={18} className="leg-row__icon" />
      <span className="leg-row__name">
        {name}
        {price !== undefined ? (
          <small>
            {long ? (
              <>
                <I name="card" size={13} /> {price}
              </>
            ) : (
              labels.cards(price)
            )}
          </small>
        ) : (
          note && <small>{note}</small>
        )}
      </span>
      <Pips have={have} of={of} grey={unit.greyed[what]} label={labels.have(have, of)} />
      {changed.has(`mine:${what}`) && <i className="leg-flash" />}
    </Slot>
  );
}
function rowAbout(words: Props['words'], what: Element, view: View, seat: Props['seat'], play: Play, more?: string): About {
  const legal = play.state(...rowTarget(play, what)) !== undefined;
  const asked = play.asks.some((a) => a.topic === ACTION);
  return explained(words, what, {
    ...(legal || !asked ? {} : { first: [because(words, whyNotBuy(view, seat, what))] }),
    ...(more ? { more } : {}),
  });
}
function ExpertSlot({ unit, of, view, seat, words, lang, play, changed }: Props & { readonly unit: UnitView; readonly of: Specialty }) {
  const [topic, option] = rowTarget(play, of);
  const n = unit.aboard[of];
  const name = NAMES[lang].elements[of].the;
  return (
    <Slot
      what={of}
      play={play}
      view={view}
      words={words}
      topic={topic}
      option={option}
      about={rowAbout(words, of, view, seat, play)}
      label={`${name} : ${n}`}
      className="leg-expert"
    >
      <span className="leg-medal" data-none={n === 0 ? '' : undefined} data-changed={changed.has(`mine:${of}`) ? '' : undefined}>
        <Expert of={of} size={30} />
        <b>{n}</b>
      </span>
    </Slot>
  );
}
function SkillRow({
  unit,
  skill,
  profile,
  view,
  words,
  lang,
}: Props & { readonly unit: UnitView; readonly skill: Skill; readonly profile: number | undefined }) {
  // Before all have chosen there is only the profile, and only to the one who chose it.
  const early = profile === undefined ? '–' : skill === 'diplomacy' ? profile : 3 - profile;
  const labels = LABELS[lang];
  const name = NAMES[lang].skills[skill];
  return (
    <Explain about={explained(words, skill, { more: words.terms.experience?.help ?? '' })} className="leg-skill">
      <span data-kind={skill}>
        <small>{name}</small>
        <I name={skill} size={20} />
        <b>{view.stage === 'command' ? early : unit.permanent[skill]}</b>
        <Pips shape="round" have={unit.memory[skill]} of={unit.max.memory} label={labels.have(unit.memory[skill], unit.max.memory)} />
      </span>
    </Explain>
  );
}
function Objectives({ unit, words, lang }: Props & { readonly unit: UnitView }) {
  const labels = LABELS[lang];
  const names = NAMES[lang];
  return (
    <div className="leg-goals">
      {unit.hidden?.map((o) => (
        <Explain
          key={o.card}
          about={objectiveAbout(o, { words, lang }, `${labels.onlyYou} · ${labels.have(o.have, o.of)}`)}
          className="leg-goal"
        >
          <I name="objective" size={13} />
          <span className="leg-goal__text">
            <b>{names.objectives[o.key].name}</b>
            <small>{names.objectives[o.key].text}</small>
          </span>
          <b>
            {o.have}/{o.of}
          </b>
        </Explain>
      ))}
      {unit.revealed.map((o) => (
        <Explain key={o.key} about={objectiveAbout(o, { words, lang })} className="leg-goal leg-goal--done">
          <I name="laurels" size={13} />
          <span className="leg-goal__text">
            <b>{names.objectives[o.key].name}</b>
          </span>
          <b>{o.scored ? `+${o.pc}` : '–'}</b>
        </Explain>
      ))}
    </div>
  );
}

// ------------------------------------------------------------------ the hand

/** The question about discarding that is open, if any. */
const PAYING: readonly Topic[] = ['buy/pay', 'move/pay', 'decode/pay', 'sector-x/pay', 'explore/discard'];

function InHand({ card, unit, words, lang, play }: Props & { readonly card: HandCard; readonly unit: UnitView }) {
  const labels = LABELS[lang];
  const paying = PAYING.find((topic) => play.asks.some((a) => a.topic === topic));
  const about = handAbout(card, { words, lang });
  const name = NAMES[lang].exploration[card.key].name;
  const deciding = play.asks.some((a) => a.topic === ACTION);
  const plainly = playCard(card.card, false);
  const slyly = playCard(card.card, true);
  const both = play.state(ACTION, plainly) !== undefined && play.state(ACTION, slyly) !== undefined;
  const option: Json = paying
    ? card.card
    : play.state(ACTION, plainly) === undefined && play.state(ACTION, slyly) !== undefined
      ? slyly
      : plainly;
  const topic = paying ?? ACTION;
  const legal = play.state(topic, option) !== undefined;
  const why = deciding && !legal && card.why ? because(words, card.why) : undefined;
  const { strength } = kindOf(card.key);
  const note: ReactNode =
    legal && !paying ? (
      option === slyly ? (
        <small className="leg-ec__foot">{labels.withDetector}</small>
      ) : strength !== undefined ? (
        <small className="leg-ec__foot">{labels.lasersOf(unit.aboard.laser, strength)}</small>
      ) : (
        <small className="leg-ec__foot leg-ec__foot--small">{labels.playable}</small>
      )
    ) : undefined;
  const withWhy: About = why ? { ...about, text: [why, ...(typeof about.text === 'string' ? [about.text] : about.text)] } : about;
  return (
    <span className="leg-held" data-why={why ? '' : undefined}>
      <Held
        topic={topic}
        option={option}
        about={withWhy}
        at={`card:${card.key}`}
        piece={{ name: `card:${card.card}`, to: `ship:${unit.seat}` }}
        label={why ? `${name}. ${why}` : name}
        className="leg-card"
      >
        <ExplorationFront
          card={card.key}
          lang={lang}
          note={why && card.why ? <small className="leg-ec__why">{labels.unplayable[card.why]}</small> : note}
        />
      </Held>
      {both && (
        <Held
          topic={ACTION}
          option={slyly}
          about={explained(words, 'detector')}
          label={`${name}, ${labels.withDetector}`}
          className="leg-sly"
        >
          <I name="detector" size={14} /> {labels.withDetector}
        </Held>
      )}
    </span>
  );
}

// ------------------------------------------------------------------ what else there is to choose from

/** Tiles for the question of the moment: numbers of cards to draw, profiles, Experts, objectives, X cards, technologies. */
function offered(props: Props, onProfile: (profile: Profile) => void): readonly ReactNode[] {
  const { view, play, lang, words } = props;
  const labels = LABELS[lang];
  const names = NAMES[lang];
  const open = (topic: Topic) => play.asks.some((a) => a.topic === topic);
  const tile = (topic: Topic, option: Json, key: string, about: About, label: string, body: ReactNode, kind: string) => (
    <span
      key={`${topic} ${key}`}
      className="leg-held"
      data-kind={kind}
      onClickCapture={topic === 'setup/profile' ? () => onProfile(option as Profile) : undefined}
    >
      <Held topic={topic} option={option} about={about} label={label} className="leg-card">
        {body}
      </Held>
    </span>
  );
  const expert = (topic: Topic, s: Specialty) =>
    tile(
      topic,
      s,
      s,
      explained(words, s),
      names.elements[s].one,
      <span className="leg-tile">
        <Expert of={s} size={46} />
        <b>{capital(names.elements[s].one)}</b>
        <small>{s === 'diplomat' ? `+1 ${names.skills.diplomacy}` : s === 'hunter' ? `+1 ${names.skills.capture}` : labels.once}</small>
      </span>,
      'tile',
    );
  const tiles: ReactNode[] = [];
  if (open(START)) {
    const draws = play.options(START) as unknown as readonly Start[];
    for (const draw of draws.filter((o) => o.do === 'draw').sort((a, b) => a.cards - b.cards))
      tiles.push(
        tile(
          START,
          draw,
          String(draw.cards),
          explained(words, 'deck', { more: `${labels.deck} : ${view.piles.deck}, ${labels.discard} : ${view.piles.discard}` }),
          labels.cards(draw.cards),
          <span className="leg-draw">
            <Back kind="exploration" />
            <b>{draw.cards}</b>
          </span>,
          'draw',
        ),
      );
  }
  for (const topic of ['setup/profile', 'promotion/profile'] as const)
    if (open(topic))
      for (const p of PROFILES)
        tiles.push(
          tile(
            topic,
            p,
            String(p),
            explained(words, 'profile'),
            `${names.skills.diplomacy} ${p}, ${names.skills.capture} ${3 - p}`,
            <span className="leg-tile leg-tile--profile">
              <span data-kind="diplomacy">
                <I name="diplomacy" size={24} />
                <b>{p}</b>
              </span>
              <span data-kind="capture">
                <I name="capture" size={24} />
                <b>{3 - p}</b>
              </span>
            </span>,
            'tile',
          ),
        );
  for (const topic of ['setup/expert', 'explore/castaway'] as const)
    if (open(topic)) for (const s of SPECIALTIES) if (play.state(topic, s) !== undefined) tiles.push(expert(topic, s));
  for (const topic of ['setup/objective', 'objective/second'] as const)
    if (open(topic))
      for (const o of view.offered ?? [])
        tiles.push(
          tile(
            topic,
            o.card,
            String(o.card),
            objectiveAbout(o, { words, lang }),
            names.objectives[o.key].name,
            <ObjectiveFront card={o.key} pc={o.pc} moment={o.moment} lang={lang} />,
            'wide',
          ),
        );
  if (open('sector-x/card'))
    for (const x of view.pileX ?? [])
      tiles.push(
        tile(
          'sector-x/card',
          x.card,
          String(x.card),
          explained(words, `x/${x.key}`),
          names.x[x.key].name,
          <XFront card={x.key} lang={lang} />,
          'wide',
        ),
      );
  if (open('xeno/technology'))
    for (const t of TECHNOLOGIES)
      if (play.state('xeno/technology', t) !== undefined)
        tiles.push(tile('xeno/technology', t, t, explained(words, t), names.technologies[t], <TechTile of={t} lang={lang} />, 'tile'));
  return tiles;
}
function TechTile({ of, lang }: { readonly of: Technology; readonly lang: Props['lang'] }) {
  const names = NAMES[lang];
  return (
    <span className="leg-tile">
      <Tech of={of} size={46} />
      <b>{names.technologies[of]}</b>
      <small>+1 {names.skills[of === 'nanoprobes' ? 'capture' : 'diplomacy']}</small>
    </span>
  );
}
