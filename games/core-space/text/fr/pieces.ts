import { NPC, type NpcId } from '../../content/npcs.ts';
import type { PurgeKind } from '../../content/purge.ts';
import type { Tells } from '../lexicon.ts';
import { bySize } from '../starts.ts';
import { names } from './names.ts';

const list = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} et ${all[all.length - 1]!}`;
const times = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
/** Une proposition, seulement s’il y a quelque chose à dire. */
const where = (n: number, say: string): string => (n > 0 ? say : '');
const nameOf = (who: NpcId | PurgeKind): string =>
  (Object.hasOwn(NPC, who) ? names.npcs[who as NpcId] : names.purge[who as PurgeKind]).name;

export const tells: Tells = {
  loot: ({ success, great }) =>
    `Rapportez à bord de nouveaux objets pour leur valeur. Seul ou ensemble, ${success} UA par équipage font un succès, ${great} un grand succès.`,
  take: ({ token, at, pegs }) =>
    `À prendre une fois (${names.tokens[token]}) : ${names.structures[at].name.toLowerCase()}.${where(pegs, ` L’Hostilité monte de ${pegs}.`)}`,
  hidden: ({ token, crates, pegsTaken, pegsARound }) =>
    `Dans l’une des ${crates === 'crate' ? 'petites' : 'grandes'} caisses, à rapporter à bord : ${names.tokens[token]}.${where(pegsTaken, ` Qui s’en empare le premier monte l’Hostilité de ${pegsTaken}.`)}${where(pegsARound, ` Tant que c’est sur le plateau, l’Hostilité monte de ${pegsARound} de plus par round.`)}`,
  check: ({ sites, hits, reward, pegsOff }) =>
    `${times(sites.length, 'console', 'consoles')} : dés selon la Compétence, ${times(hits, 'Touche', 'Touches')}.${where(reward, ` ${reward} UA chacune.`)}${where(pegsOff, ` L’équipage qui les a toutes faites peut baisser l’Hostilité de ${pegsOff}.`)}${where(sites.flatMap(({ opens }) => opens).length, ' Elles ouvrent des portes verrouillées.')}`,
  informant: ({ civilians, reward, pegsAttack }) =>
    `${list(civilians.map((who) => names.npcs[who].name))} : l’un d’eux sait. Persuadez, et rapportez les données : ${reward} UA.${where(pegsAttack, ` Attaquer un Civil monte l’Hostilité de ${pegsAttack}.`)}`,
  stalls: ({ draw }) => `Chaque étal une fois : tirez ${times(draw, 'pion', 'pions')}, gardez-en un.`,
  collect: ({ what, number, reward }) =>
    `Rapportez à bord ${number} nouveaux objets (${{ weapon: 'armes', armour: 'armures', special: 'objets spéciaux', goods: 'marchandises' }[what]}) : ${reward} UA.`,
  seal: ({ sites, dice, reward, rewardMost }) =>
    `Scellez ${times(sites.length, 'Point d’Entrée', 'Points d’Entrée')} depuis leurs consoles murales, ${times(dice, 'dé', 'dés')}, et plus de Purge sur le plateau : ${reward} UA à chaque équipage qui en a scellé un, ${rewardMost} de plus à celui qui en a scellé le plus.`,
  bounty: ({ every, reward, most }) => `${reward} UA par ${every} membres de la Purge vaincus par vos Marchands, ${most} au plus.`,
  prisoner: ({ who, cells, reward }) =>
    `${names.npcs[who].name} est dans l’une de ${cells.length} cellules : à ramener à bord, ${reward} UA.`,
  charges: ({ at, needed, more = 0, rounds, pegs, rewardMost, reward }) =>
    `Posez ${times(needed, 'charge', 'charges')}${where(more, `, dès deux équipages ${more} de plus pour chacun et une de chacun par objet`)}, ${names.structures[at].name.toLowerCase()} ; ${times(rounds, 'round', 'rounds')} plus tard, tout ce qui est encore là n’est plus. ${rewardMost} UA à l’équipage qui en a posé le plus, ${reward} UA aux autres.${where(pegs, ` Chacune monte l’Hostilité de ${pegs}.`)}`,
  start: ({ figures }) =>
    bySize(figures)
      .map(([crews, there]) => `${crews > 1 ? `À partir de ${crews} équipages` : 'Là dès le début'} : ${list(there.map(nameOf))}.`)
      .join(' '),
};
