/** Ce qui se dit une fois la session finie, d’une décision passée, ou à qui revient. */
import type { Head } from '../../judge/ledger.ts';
import { type Lexicon, who } from '../lexicon.ts';
import { capital, count, days, half, list } from './grammar.ts';
import { names } from './names.ts';

const HEADS: Readonly<Record<Head, string>> = {
  flight: 'l’argent gagné en vol',
  arrival: 'l’ordre d’arrivée',
  looks: 'le plus beau vaisseau',
  team: 'l’équipe de soutien',
  goods: 'les marchandises vendues',
  lost: 'les pièces perdues',
};
const OUT = {
  'gave-up': 'a abandonné',
  'no-humans': 'n’avait plus d’humains',
  'no-engines': 'n’avait plus de moteur',
  lapped: 'a été doublé',
} as const;
const flown = (n: number): string => (n === 0 ? 'la dernière carte est passée' : `encore ${count(n, 'carte', 'cartes')}`);

export const because: Lexicon['because'] = {
  ended: ({ rounds, arrived, of }) =>
    `${count(rounds.length, 'vol achevé', 'vols achevés')} (${rounds.join(', ')}) ; ${count(arrived, 'vaisseau rentré', 'vaisseaux rentrés')} sur ${of}.`,
  decided: (d) =>
    d.kind === 'tied'
      ? `${list(d.seats.map(who))} ont chacun ${d.credits} ¢ et partagent la victoire.`
      : `${capital(HEADS[d.head])} : ${d.mine} ¢ pour ${who(d.seat)}, ${d.next} ¢ au mieux pour les autres.`,
  lackedBy: (seat) => `à ${who(seat)}`,
  missing: (m) => {
    switch (m.kind) {
      case 'out':
        return `${m.gap} ¢. À la manche ${m.round}, le vaisseau ${OUT[m.why]} : cubes à moitié prix, aucune prime.`;
      case 'lost':
        return `${m.gap} ¢. Les pièces perdues en ont coûté ${m.lost}.`;
      case 'head':
        return `${m.gap} ¢. L’écart, ce sont surtout ${HEADS[m.head]} : ${m.mine} contre ${m.theirs}.`;
    }
  },
};
export const standing: Lexicon['standing'] = (s) => [
  s.gap === 0
    ? `Vous menez avec ${s.credits} ¢, manche ${s.round} sur ${s.of}.`
    : `${s.credits} ¢, ${s.gap} de moins que le plus riche, manche ${s.round} sur ${s.of}.`,
  s.doing === 'building'
    ? `${count(s.parts, 'pièce', 'pièces')} sur votre vaisseau.`
    : s.out !== null
      ? 'Votre vaisseau a quitté ce vol.'
      : s.days === 0
        ? `Vous volez en tête ; ${flown(s.cards)}.`
        : `${days(s.days)} derrière le premier ; ${flown(s.cards)}.`,
];
export const contrast: Lexicon['contrast'] = {
  'gives-up': (c) =>
    c.other
      ? `Abandonner sauvait ${c.half} ¢ de cubes avant ${count(c.cards, 'carte', 'cartes')} de plus ; continuer en risquait ${c.goods}.`
      : `Abandonner vend les cubes ${c.half} ¢ au lieu de ${c.goods}, et sans prime d’arrivée.`,
  power: (c) =>
    `${capital(names.criteria[c.what])} ${half(c.theirs)} au lieu de ${half(c.mine)}, pour ${c.other} énergie au lieu de ${c.energy}.`,
  planet: (c) => `${c.theirs} ¢ de cubes au lieu de ${c.mine}, pour ${days(c.days)} aussi.`,
  lands: (c) =>
    c.other
      ? `Se poser rapporte ${c.value} ¢ de cubes pour ${days(c.days)}.`
      : `Passer garde ${days(c.days)} ; se poser a rapporté ${c.value} ¢ de cubes.`,
  defends: (c) => {
    const how = c.with === 'shield' ? 'Le bouclier' : 'Le canon double';
    return c.other ? `${how} coûte 1 énergie et sauve la pièce.` : 'Encaisser garde l’énergie pour ce qui vient encore.';
  },
  stops: (c) => (c.other ? `Cela rapporte, et coûte ${days(c.days)}.` : `Laisser garde ${days(c.days)} et votre place dans la file.`),
  insures: (c) =>
    c.other
      ? `Pour ${c.price} ¢, les pièces perdues n’en coûtent jamais plus de ${c.cap}.`
      : `Sans assurance, ${c.price} ¢ restent en caisse.`,
  shifts: (c) => (c.other ? 'Décaler la ligne pour 1 énergie épargne ce qui s’y trouve.' : 'Sans décaler, l’énergie reste à bord.'),
  piece: (c) => `${count(c.theirs, 'pièce gardée', 'pièces gardées')} au lieu de ${c.mine}.`,
};
export const before: Lexicon['before'] = {
  sold: (now, whole) => `Vos cubes sont vendus ${now} ¢ au lieu de ${whole}.`,
  noBonus: (cards) => `Ni prime d’arrivée ni prime de beauté ; ${count(cards, 'carte', 'cartes')} sans vous.`,
  departs: (number) => `Vous ne construisez plus et partez avec le n° ${number}.`,
  reserve: (n) => `${count(n, 'pièce de côté compte', 'pièces de côté comptent')} comme perdue${n > 1 ? 's' : ''}.`,
  faulty: (n) => `${count(n, 'défaut', 'défauts')} : des pièces seront ôtées au contrôle.`,
  insured: (price, cap) => `${price} ¢ tout de suite ; les pièces perdues coûteront ${cap} ¢ au plus.`,
  uninsured: 'Chaque pièce perdue coûtera 1 ¢, sans limite.',
};
