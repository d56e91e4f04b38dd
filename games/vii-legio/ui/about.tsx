/** Hover cards of what lies on the table: worlds, ships, sectors, gates. */
import type { Seat } from '@cosmodrome/kernel';
import type { About } from '@cosmodrome/kit/face';
import type { AnyWords, Lang, Sentence } from '@cosmodrome/kit/text';
import type { Sector } from '../content/index.ts';
import type { HandCard, ObjectiveView, PlanetView, RevealedObjective, SectorView, UnitView, WorldView } from '../view.ts';
import { ExplorationFront, Extrasolar, ObjectiveFront, SKILL_ICON } from './cards.tsx';
import { LABELS } from './labels.ts';
import { I } from './pieces.tsx';
import { ShipSummary } from './ShipSummary.tsx';
import { because, capital, explained, NAMES } from './terms.ts';

type Said = { readonly words: AnyWords; readonly lang: Lang };

/** A card shown beside what it asks for, in signs and words. */
export function WorldArt({ world, lang }: { readonly world: WorldView; readonly lang: Lang }) {
  const labels = LABELS[lang];
  return (
    <span className="leg-hover" data-game="vii-legio">
      <span className="leg-hover__card">
        <Extrasolar world={world} lang={lang} />
      </span>
      <ul className="leg-hover__facts">
        <li data-kind="squad">
          <I name="squad" /> {labels.squadsToLand(world.squads)}
        </li>
        <li data-kind={world.kind}>
          <I name={SKILL_ICON[world.kind]} /> {labels.skillInAll(world.required, world.kind)}
        </li>
        <li data-kind="pc">
          <I name="pc" /> {labels.toShare(world.pc)}
        </li>
        <li data-kind="pc">
          <I name="star" /> {labels.thenLeave(world.star, world.minCrew, world.px)}
        </li>
      </ul>
    </span>
  );
}
export function worldAbout(
  world: WorldView,
  { words, lang }: Said,
  told: { readonly title?: string; readonly text?: readonly Sentence[] } = {},
): About {
  const rules = words.terms[`world/${world.key}`]?.rules;
  return {
    title: told.title ?? NAMES[lang].worlds[world.key],
    text: told.text ?? [],
    art: <WorldArt world={world} lang={lang} />,
    ...(rules ? { rules: rules.slice(0, 2) } : {}),
  };
}
export function planetAbout(planet: PlanetView, said: Said): About {
  const { lang } = said;
  const labels = LABELS[lang];
  return worldAbout(planet.world, said, {
    title: `${NAMES[lang].pawns[planet.pawn]} · ${NAMES[lang].worlds[planet.world.key]}`,
    text: [`${labels.discoveredBy(planet.discoverer)}`],
  });
}
export function sectorAbout(sector: SectorView, { words, lang }: Said): About {
  const labels = LABELS[lang];
  const found = sector.explored + sector.active.length;
  return explained(words, sector.sector === 1 ? 'star-base' : sector.zone === 'A' ? 'zone-a' : 'zone-b', {
    title: capital(`${labels.sector(sector.sector)} · ${labels.zone(sector.zone)}`),
    first: [`{#limit|${labels.planets(found, sector.limit)}}. ${sector.why ? because(words, sector.why) : ''}`],
  });
}
export function gateAbout([a, b]: readonly [Sector, Sector], cards: number, { words, lang }: Said): About {
  const labels = LABELS[lang];
  return explained(words, 'border', { title: `${labels.border(a, b)} : ${labels.cards(cards)}` });
}
export function shipAbout(unit: UnitView, name: string, { words, lang }: Said): About {
  const labels = LABELS[lang];
  return explained(words, unit.ship, {
    title: `${name} · ${NAMES[lang].ships[unit.ship]}, ${labels.sector(unit.place)}`,
    art: <ShipSummary unit={unit} lang={lang} />,
  });
}
export function handAbout(card: HandCard, { words, lang }: Said): About {
  return explained(words, `card/${card.key}`, {
    art: (
      <span className="leg-hover__big" data-game="vii-legio">
        <ExplorationFront card={card.key} lang={lang} />
      </span>
    ),
  });
}
export function objectiveAbout(
  o: ObjectiveView | (RevealedObjective & { readonly moment?: undefined }),
  { words, lang }: Said,
  more?: Sentence,
): About {
  return explained(words, `objective/${o.key}`, {
    ...(more ? { more } : {}),
    art: (
      <span className="leg-hover__big" data-game="vii-legio">
        <ObjectiveFront card={o.key} pc={o.pc} moment={o.moment ?? 'at-once'} lang={lang} />
      </span>
    ),
  });
}
/** Names of seats for a sentence. */
export const seats = (list: readonly Seat[]): Sentence => list.map((s) => `{@${s}}`).join(', ');
