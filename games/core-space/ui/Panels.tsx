/** Beside the deck: the Hostility track with what comes at each level, and the Purge as it stands. */
import type { Lang } from '@cosmodrome/kit/text';
import { useExplain } from '@cosmodrome/kit/ui/Explain';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { Fragment, type ReactNode } from 'react';
import { CARDS, type Card, type CardId, type CardType } from '../content/cards.ts';
import { categoryOf, LEVELS, type Level, levelOf, type NpcArrival, SPACES, SPACES_A_LEVEL, TRACK } from '../content/hostility.ts';
import { PURGE, PURGE_KINDS } from '../content/purge.ts';
import { isTracked } from '../judge/figures.ts';
import { missionOf } from '../judge/site.ts';
import type { Note } from '../notes.ts';
import { crewFor } from '../state.ts';
import type { View } from '../view.ts';
import { drawnBriefing, titleOf } from './briefing.ts';
import type { Props } from './desk.ts';
import { LABELS } from './labels.ts';
import { lootOf, teamsOf } from './loot.ts';
import { Art, Pegs } from './pieces.tsx';
import { progressOf } from './progress.ts';
import { MISSION_WORDS, NAMES, PRINTS, purgeName } from './terms.ts';

/** A plate that folds to its title where there is little room. */
export interface Folding {
  readonly open: boolean;
  /** Absent: it does not fold. */
  readonly onFold: (() => void) | undefined;
}
type PlateProps = Folding & {
  readonly close: string;
  readonly id: string;
  readonly title: ReactNode;
  /** The title in a few letters, for when it is folded. */
  readonly brief: ReactNode;
  readonly name: string;
  readonly className: string;
  readonly type?: string;
  readonly children: ReactNode;
};
function Plate({ close, id, title, brief, name, className, type, open, onFold, children }: PlateProps) {
  return (
    <section className={`cs-plate ${className}`} data-part={id} data-type={type} data-open={open ? '' : undefined} aria-label={name}>
      {onFold ? (
        <button type="button" className="cs-fold" aria-expanded={open} onClick={onFold}>
          <span className="cd-hidden">{name}</span>
          <span aria-hidden="true">{brief}</span>
        </button>
      ) : (
        <h3>{title}</h3>
      )}
      {open && (
        <div className="cs-leaf">
          {onFold && (
            <h3>
              {title}
              <button type="button" className="cs-x" aria-label={close} onClick={onFold}>
                <Icon name="close" small />
              </button>
            </h3>
          )}
          {children}
        </div>
      )}
    </section>
  );
}
/** How one wins, and what each crew would bring home now. */
export function MissionPlate({ view, seat, lang, names, explain, ...folding }: Props & Folding) {
  const labels = LABELS[lang];
  const mission = missionOf(view);
  const { pieces } = mission;
  const drawn = drawnBriefing(mission, lang);
  const loot = pieces.find((piece) => piece.piece === 'loot');
  const words = 'mission' in mission.name ? MISSION_WORDS[lang][mission.name.mission] : undefined;
  const about = words && { title: words.title, text: [words.primary, words.secondary, ...words.special] };
  const handlers = useExplain(about);
  const progress = progressOf(view, seat === undefined || seat === view.master ? undefined : crewFor(view, seat), labels, NAMES[lang]);
  const goals = loot?.piece === 'loot' && (view.crews.length === 1 || view.settings.mode === 'together') ? loot : undefined;
  const aim = goals
    ? labels.mission.goal(goals.success * view.crews.length, goals.great * view.crews.length)
    : (words?.aim ?? drawn?.aims[0] ?? '');
  return (
    <Plate
      {...folding}
      close={labels.close}
      id="mission"
      name={labels.mission.title}
      className="cs-mission"
      title={titleOf(mission, lang)}
      brief={<Art id="i-loose" size={20} />}
    >
      {about ? (
        <button type="button" className="cs-aimline" {...handlers} onClick={(e) => explain(e.currentTarget, about)}>
          {aim}
        </button>
      ) : (
        <p className="cs-aimline">{aim}</p>
      )}
      {progress.map((line) => (
        <p key={line} className="cs-progress">
          {line}
        </p>
      ))}
      {drawn && drawn.aims.length > 1 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
        <ul className="cs-aims" tabIndex={0} aria-label={labels.mission.title}>
          {drawn.aims.slice(1).map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
      <ul>
        {teamsOf(view).map((team, i) => (
          <Fragment key={team[0]!.id}>
            {view.settings.teams && (
              <li className="cs-team">
                <span>
                  {labels.team(
                    i + 1,
                    team.some(({ seats }) => seat !== undefined && seats.includes(seat)),
                  )}
                </span>
                <b>{labels.mission.worth(team.reduce((sum, { id }) => sum + lootOf(view, id).worth, 0))}</b>
              </li>
            )}
            {team.map((crew) => {
              const at = lootOf(view, crew.id);
              return (
                <li key={crew.id}>
                  {crew.seats.map((one) => (
                    <SeatShape key={one} seat={one} size="s" name={names[one] ?? ''} />
                  ))}
                  <b>{labels.mission.worth(at.worth)}</b>
                  <small>{labels.mission.people(at.standing, at.home, at.fallen)}</small>
                </li>
              );
            })}
          </Fragment>
        ))}
      </ul>
    </Plate>
  );
}

const RANKS = { 'ganger-1': 'I', 'ganger-2': 'II', 'ganger-3': 'III' } as const;
function arrivalName(who: NpcArrival, lang: Lang): string {
  if (who === 'civilian') return LABELS[lang].civilian;
  if (who === 'ganger-1' || who === 'ganger-2' || who === 'ganger-3') return `${NAMES[lang].categories.gangers.name} ${RANKS[who]}`;
  return NAMES[lang].npcs[who].name;
}
export function HostilityTrack({ view, lang, ...folding }: { readonly view: View; readonly lang: Lang } & Folding) {
  const labels = LABELS[lang];
  const level = levelOf(view.pegs);
  const face = TRACK[view.settings.track];
  return (
    <Plate
      {...folding}
      close={labels.close}
      id="hostility"
      name={`${labels.hostility}, ${labels.pegs(view.pegs, SPACES)}`}
      className="cs-track"
      title={
        <>
          {labels.hostility} <span>{labels.pegs(view.pegs, SPACES)}</span>
        </>
      }
      brief={
        <>
          <Art id="peg-host" size={18} /> {level} · {view.pegs}
        </>
      }
    >
      <ol reversed>
        {[...LEVELS.entries()].reverse().map(([i, name]) => (
          <li key={name} data-now={level === i + 1 ? '' : undefined} data-past={level > i + 1 ? '' : undefined}>
            <b>{i + 1}</b>
            <span className="cs-level">
              {NAMES[lang].levels[name]}
              {Math.abs(level - (i + 1)) <= 1 && level <= i + 1 && (
                <small>
                  {face[i]!.purge.map(({ who, count }) => `${purgeName(who, lang)} ${'number' in count ? count.number : '☠'}`)
                    .concat(
                      face[i]!.npcs.filter(({ who }) => isTracked(view, categoryOf(who))).map(
                        ({ who, count }) => `${arrivalName(who, lang)} ${'number' in count ? count.number : '☠'}`,
                      ),
                    )
                    .join(' · ')}
                </small>
              )}
            </span>
            <Pegs
              kind="host"
              size={14}
              of={SPACES_A_LEVEL}
              count={Math.max(0, Math.min(SPACES_A_LEVEL, view.pegs - i * SPACES_A_LEVEL))}
              label={labels.pegs(Math.max(0, Math.min(SPACES_A_LEVEL, view.pegs - i * SPACES_A_LEVEL)), SPACES_A_LEVEL)}
            />
          </li>
        ))}
      </ol>
    </Plate>
  );
}
const PROFILE = ['actions', 'close', 'ranged', 'armour'] as const;
export function PurgeBoard({ view, lang, ...folding }: { readonly view: View; readonly lang: Lang } & Folding) {
  const labels = LABELS[lang];
  const side = view.charged ? 'charged' : 'normal';
  const level = levelOf(view.pegs);
  // Who is there, and who may come at this level or the next.
  const due = [level - 1, level].flatMap((i) => TRACK[view.settings.track][i]?.purge.map(({ who }) => who) ?? []);
  const kinds = PURGE_KINDS.filter(
    (kind) => due.includes(kind) || view.figures.some((f) => f.being.kind === 'purge' && f.being.type === kind && f.where === 'board'),
  );
  return (
    <Plate
      {...folding}
      close={labels.close}
      id="purge"
      name={labels.purge}
      className="cs-purge"
      title={labels.purge}
      brief={
        <>
          <Art id="base-purge" size={20} /> {view.figures.filter((f) => f.being.kind === 'purge' && f.where === 'board').length}
        </>
      }
    >
      <table>
        <thead>
          <tr>
            <td />
            {PROFILE.map((column) => (
              <th key={column} scope="col" title={labels.profile[column]}>
                {labels.profile[column].slice(0, 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => {
            const profile = PURGE[kind].profiles[side][0]!;
            const count = view.figures.filter((f) => f.being.kind === 'purge' && f.being.type === kind && f.where === 'board').length;
            return (
              <tr key={kind} data-out={count === 0 ? '' : undefined}>
                <th scope="row">
                  <Art id={`p-${kind === 'live-one' ? 'liveone' : kind}`} size={26} />
                  <span>
                    {purgeName(kind, lang)}
                    <small>{labels.inPlay(count, PURGE[kind].supply * (view.settings.reinforcements ? 2 : 1))}</small>
                  </span>
                </th>
                <td>{profile.actions}</td>
                <td>{profile.close}</td>
                <td>{profile.ranged || '–'}</td>
                <td>{profile.armour}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Plate>
  );
}

const SIGNS: Readonly<Record<CardType, string>> = {
  environment: 'env',
  purge: 'pur',
  civilians: 'civ',
  corps: 'gco',
  gangers: 'gan',
  assistance: 'ast',
  reinforcements: 'ren',
  annihilator: 'ann',
  gatherers: 'gat',
};
/** The paragraphs of a card by the levels they are for. */
const PARTS = [
  { part: 'low', levels: '1–2', most: 2 },
  { part: 'mid', levels: '3–4', most: 4 },
  { part: 'high', levels: '5–7', most: 7 },
] as const;
/** The card of this round that does something, and the level it was drawn at: it stays what it was, however loud the round becomes. CS-EVT-03 */
function eventOf(notes: readonly Note[]): { readonly card: CardId; readonly level: Level } | undefined {
  const without = new Set<CardId>();
  for (const note of notes.toReversed()) {
    if (note.kind === 'round-begun') return undefined;
    if (note.kind === 'event-void') without.add(note.card);
    // Drawn again in the same round it is passed over without a word.
    if (note.kind === 'event-drawn' && !without.has(note.card)) return note;
  }
  return undefined;
}
/** The Event of the round, its paragraph in force lit. */
export function EventCard({ notes, lang, ...folding }: { readonly notes: readonly Note[]; readonly lang: Lang } & Folding) {
  const event = eventOf(notes);
  if (!event) return null;
  const card: Card = CARDS[event.card]!;
  const names = NAMES[lang];
  const { level } = event;
  const inForce = PARTS.find(({ most }) => level <= most)!.part;
  return (
    <Plate
      {...folding}
      close={LABELS[lang].close}
      id="event"
      name={`${LABELS[lang].event} : ${names.cards[card.key]}`}
      className="cs-event"
      type={card.type}
      title={
        <>
          <Art id={`i-ct-${SIGNS[card.type]}`} size={22} /> {names.cards[card.key]}
        </>
      }
      brief={<Art id={`i-ct-${SIGNS[card.type]}`} size={22} />}
    >
      <ol>
        {PARTS.map(({ part, levels }) => (
          <li key={part} data-now={part === inForce ? '' : undefined}>
            <b>{levels}</b>
            <span>
              {card[part].map((effect, i) => (
                <p key={i}>
                  <Rich quiet>{PRINTS[lang].effect(effect)}</Rich>
                </p>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <small>
        {names.cardTypes[card.type]} · {card.key}
      </small>
    </Plate>
  );
}
