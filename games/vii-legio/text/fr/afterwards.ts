import type { Head } from '../../judge/ledger.ts';
import { type Lexicon, roman, term, who } from '../lexicon.ts';
import { capital, cards, count, list, of } from './grammar.ts';
import { names } from './names.ts';

const HEADS: Readonly<Record<Head, string>> = {
  missions: 'les missions',
  trophies: 'les trophées',
  cards: 'l’OZ et les cartes',
  x: 'le secteur X',
  objectives: 'les objectifs',
  losses: 'les pertes',
};

export const because: Lexicon['because'] = {
  ended: ({ trigger, seat, px, rounds }) => {
    const at = `manche ${roman(rounds)}`;
    const by = seat === null ? '' : who(seat);
    switch (trigger) {
      case 'declared':
        return `${by} a déclaré la fin avec ${px} PX, ${at}.`;
      case 'xeno':
        return `${by} a atteint 15 PX, ${at}.`;
      case 'imperator':
        return `L’Imperator a passé 25 PC au tour de ${by}, ${at}.`;
      case 'charted':
        return `Plus un monde à découvrir : la Nébuleuse est cartographiée, ${at}.`;
      case 'standstill':
        return `Cinq manches sans découverte ni atterrissage, ${at}.`;
    }
  },
  decided: (d) => {
    switch (d.kind) {
      case 'nobody':
        return `Sans 10 PX on ne peut pas gagner, et personne n’en a plus de ${d.px}.`;
      case 'tied':
        return `À égalité de PC et de PX, ${list(d.seats.map(who))} partagent la victoire avec ${d.pc} PC.`;
      case 'barred':
        return d.me
          ? `Sans 10 PX on ne peut pas gagner. Vous en avez ${d.px}, malgré vos ${d.pc} PC.`
          : `Sans 10 PX on ne peut pas gagner. ${who(d.seat)} en a ${d.px}, malgré ${d.pc} PC.`;
      case 'head':
        return d.rival === undefined
          ? `${capital(HEADS[d.head])} : ${d.pc} des ${d.of} PC de ${who(d.seat)} ; personne d’autre n’en tire plus de ${d.next}.`
          : `${capital(HEADS[d.head])} : ${d.pc} des ${d.of} PC de ${who(d.seat)}, contre ${d.next} pour ${who(d.rival)}, juste derrière.`;
      case 'little':
        return `Très peu : ${who(d.seat)} finit avec ${d.pc} PC et en a moins perdu en route.`;
    }
  },
  lackedBy: (seat) => `à ${who(seat)}`,
  missing: (m, mine) => {
    switch (m.kind) {
      case 'px':
        return `${count(m.px, 'PX', 'PX')}. ${m.since === 0 ? 'Aucun gagné, à aucune manche.' : `Le dernier gagné remonte à la manche ${roman(m.since)}.`}`;
      case 'objective':
        return `${m.pc} PC : de quoi les prendre avec l’objectif ${term(`objective/${m.objective}`, names.objectives[m.objective].name)}.`;
      case 'leftovers':
        return `${m.pc} PC. Les cartes restées en main ${mine ? 'vous en ont' : 'en ont'} coûté ${m.lost}.`;
      case 'pc':
        return m.pc <= 0
          ? 'Quelques PX : à égalité de PC, ils décident.'
          : `${m.pc} PC. L’écart, c’est surtout ${HEADS[m.head]} : ${m.mine} contre ${m.theirs}.`;
    }
  },
};
export const contrast: Lexicon['contrast'] = {
  leftovers: (c) =>
    c.other
      ? `Finir là coûtait ${c.pc} PC pour ${cards(c.cards)} en main, et gardait le reste pour plus tard.`
      : `Finir le tour laissait ${cards(c.cards)} en main : −${c.pc} PC. Il restait de quoi s’en servir.`,
  lands: (c) =>
    c.other
      ? `Se poser tout de suite sur ${names.pawns[c.pawn]} : ${c.pc} PC à partager, avant que d’autres n’y viennent.`
      : `Se poser sur ${names.pawns[c.pawn]} partageait ${c.pc} PC et finissait le tour ; l’autre coup le préparait d’abord.`,
  luck: (c) => (c.other ? 'L’autre coup tente le sort, le vôtre est sûr.' : 'Votre coup tente le sort, l’autre est sûr.'),
  lasts: (c) => (c.other ? `${capital(of(1, c.what))} sert à chaque tour qui suit.` : 'Au même prix, l’autre coup agissait tout de suite.'),
  fails: (c) =>
    c.other
      ? 'La mission y échouait, mais le prix de votre coup était plus lourd.'
      : 'Avec cette compagnie, la mission ne réussissait pas.',
  stars: (c) =>
    c.other
      ? `Laisser des éléments donnait ${c.px} PX. Vous en aviez ${c.have}, il en faut 10 pour gagner.`
      : `Garder ces éléments valait mieux que ${c.px} PX de plus : vous en aviez ${c.have}.`,
  cards: (c) =>
    `${cards(c.theirs)} au lieu de ${c.mine} : ${c.theirs < c.mine ? 'le reste servait encore ce tour-ci' : 'plus cher, mais plus loin'}.`,
  drawn: (c) =>
    c.theirs > c.mine
      ? `${cards(c.theirs)} au lieu de ${c.mine} : de quoi faire davantage ce tour-ci.`
      : `${cards(c.theirs)} au lieu de ${c.mine} : ce qui reste en main coûte des PC.`,
  share: (c) =>
    `Pour vous, ${c.theirs} PC au lieu de ${c.mine}.${c.theirs < c.mine ? ' Moins pour vous, et bien moins pour qui vous suit.' : ''}`,
  helps: (c) => `Pour vous autant ; pour ${who(c.seat)}, ${c.theirs} PC au lieu de ${c.mine}.`,
};
