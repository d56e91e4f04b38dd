/** Beside the deck: the Hostility track with what comes at each level, and the Purge as it stands. */
import type { Lang } from '@cosmodrome/kit/text';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { CARDS, type Card, type CardType } from '../content/cards.ts';
import { LEVELS, levelOf, SPACES, SPACES_A_LEVEL, TRACK } from '../content/hostility.ts';
import { PURGE, PURGE_KINDS } from '../content/purge.ts';
import type { View } from '../view.ts';
import { LABELS } from './labels.ts';
import { Art, Pegs } from './pieces.tsx';
import { NAMES, PRINTS, purgeName } from './terms.ts';

export function HostilityTrack({ view, lang }: { readonly view: View; readonly lang: Lang }) {
  const labels = LABELS[lang];
  const level = levelOf(view.pegs);
  const face = TRACK.basic;
  return (
    <section className="cs-plate cs-track" aria-label={labels.hostility}>
      <h3>
        {labels.hostility} <span>{labels.pegs(view.pegs, SPACES)}</span>
      </h3>
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
                      view.settings.civilians
                        ? face[i]!.npcs.map(({ count }) => `${labels.civilian} ${'number' in count ? count.number : '☠'}`)
                        : [],
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
    </section>
  );
}
const PROFILE = ['actions', 'close', 'ranged', 'armour'] as const;
export function PurgeBoard({ view, lang }: { readonly view: View; readonly lang: Lang }) {
  const labels = LABELS[lang];
  const side = view.charged ? 'charged' : 'normal';
  const kinds = PURGE_KINDS.filter(
    (kind) => !PURGE[kind].external || view.figures.some((f) => f.being.kind === 'purge' && f.being.type === kind),
  );
  return (
    <section className="cs-plate cs-purge" aria-label={labels.purge}>
      <h3>{labels.purge}</h3>
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
    </section>
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
/** The Event of the round, its paragraph in force lit. */
export function EventCard({ view, lang }: { readonly view: View; readonly lang: Lang }) {
  const top = view.scene?.kind === 'event' ? view.scene.card : view.discard.at(-1);
  if (top === undefined) return null;
  const card: Card = CARDS[top]!;
  const names = NAMES[lang];
  const level = levelOf(view.pegs);
  const inForce = PARTS.find(({ most }) => level <= most)!.part;
  return (
    <section className="cs-plate cs-event" data-type={card.type} aria-label={LABELS[lang].event}>
      <h3>
        <Art id={`i-ct-${SIGNS[card.type]}`} size={22} /> {names.cards[card.key]}
      </h3>
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
    </section>
  );
}
