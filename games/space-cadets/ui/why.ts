/** Why something is no answer now, in one sentence: a card, a Talent, a kind of action, an Overkill option. */
import { ALIEN, type FoeType, ITEMS, isWeapon, KIN, type OverkillOption, SCENARIO, WEAPON_OPTION } from '../content/index.ts';
import type { CardView, RocketeerView, View } from '../view.ts';
import { tileName } from './about.tsx';
import type { Props } from './desk.tsx';
import { LABELS } from './labels.ts';
import { NAMES } from './terms.ts';

type Asked = Pick<Props, 'view' | 'lang' | 'play'>;
/** Is this Rocketeer asked for an action of the own turn? */
export const acts = ({ view, play }: Asked, r: RocketeerView): boolean =>
  view.active === r.role && play.asks.some((a) => a.topic === 'turn/action');
/** Can an action of this kind still be paid for? */
const pays = (r: RocketeerView, kind: 'combat' | 'non-combat'): boolean =>
  r.ap.standard > 0 || r.ap.command || (r.ap.restricted > 0 && r.ap.kind === kind) || (!r.used.o2 && r.o2 > 1);

const HEALING: ReadonlySet<string> = new Set(['space-bandages', 'nurse']);
export function whyNotCard(asked: Asked, card: CardView, r: RocketeerView): string | undefined {
  const { why } = LABELS[asked.lang];
  const { timing } = ITEMS[card.kind];
  if (!card.ready) return why.analyze;
  if (card.used) return why.used;
  if (card.printed > 0 && card.charges === 0) return why.empty;
  if (timing !== 'weapon' && timing !== 'activated' && timing !== 'own-phase') return why.timing[timing];
  if (!acts(asked, r)) return why.ownTurn;
  if (timing === 'weapon') return pays(r, 'combat') ? why.noFoe : why.noAction;
  return HEALING.has(card.kind) ? why.noWound : why.noUse;
}
export function whyNotTalent(asked: Asked, r: RocketeerView): string {
  const labels = LABELS[asked.lang];
  if (r.used.talent) return labels.talentUsed;
  if (!acts(asked, r)) return labels.talentWhy;
  return pays(r, r.option === 'strafe' ? 'combat' : 'non-combat') ? labels.noTarget[r.option] : labels.why.noAction;
}

/** The actions a newcomer looks for stay listed when they cannot be done, with the reason. */
export type Basic = 'attack' | 'mission' | 'move' | 'open' | 'heal';
export function whyNotDeed({ view, lang }: Asked, kind: Basic, r: RocketeerView): string | undefined {
  const { why } = LABELS[lang];
  if (!pays(r, kind === 'attack' ? 'combat' : 'non-combat')) return why.noAction;
  switch (kind) {
    case 'attack':
      return r.cards.some((id) => isWeapon(view.cards[id]!.kind) && !view.cards[id]!.used) ? why.noFoe : why.noWeapon;
    case 'mission': {
      const { act } = SCENARIO[view.scenario];
      if (!act || view.objective.homeward) return undefined;
      const places = view.objective.acts.filter((a) => a.act === act).map((a) => tileName(view, a.cell, lang));
      return places.length > 0 ? why.goThere(NAMES[lang].acts[act], places.join(', ')) : why.notFound(NAMES[lang].acts[act]);
    }
    case 'move':
      return r.pinned || r.grips.length > 0 ? why.held : why.shutIn;
    case 'open':
      return why.noHatch;
    case 'heal':
      return why.noWound;
  }
}
/** The option of an Alien, or of the kind a boss is made of (SCA-S2-07, SCA-S7-12). */
export const foeOption = (foe: FoeType): OverkillOption | undefined =>
  ALIEN[foe === 'overmind' || foe === 'hive-queen' ? KIN[foe] : foe].option || undefined;
/** The Overkill options of this roll that nothing can be bought with now: own, weapon, target. */
export function withoutTarget(view: View, offered: ReadonlySet<string>): readonly OverkillOption[] {
  const { roll } = view;
  const own = view.rocketeers.find((r) => r.role === roll?.who)?.option;
  if (!roll || !own) return [];
  const attack = roll.kind === 'attack' ? [roll.weapon && WEAPON_OPTION[roll.weapon], roll.foe && foeOption(roll.foe)] : [];
  return [...new Set([own, ...attack])].flatMap((o) => (o && !offered.has(o) ? [o] : []));
}
