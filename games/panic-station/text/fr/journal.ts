/** The journal: a line for each note. */
import type { Lexicon } from '../lexicon.ts';
import { body, capital, card, cards, count, list, lost, roomOf, someCard, spot, TOWARDS } from './grammar.ts';
import { names } from './names.ts';
import { endings, winners } from './reasons.ts';

const WHY = { icon: 'icône Alerte', red: 'icône rouge', card: 'carte Alerte' };
const BY = { parasite: 'par un parasite', bullet: 'par une balle', knife: 'au couteau', grenade: 'par la grenade' };

export const notes: Lexicon['notes'] = {
  began: (n) => `Le Corps d'Extermination entre. {@${n.first}} joue en premier.`,
  'alert-dealt': (n) => `{@${n.seat}} reçoit une {#alert|Alerte} : dé ${n.roll}, un parasite au Réacteur`,
  colour: (n) => `{@${n.seat}} prend la couleur ${names.colours[n.colour]}`,
  round: (n) => `Manche ${n.round}`,
  'doors-closed': () => 'Les {#security|portes de sécurité} se referment',
  'parasites-moved': (n) => `Dé ${n.roll} : les parasites vont vers ${TOWARDS[n.direction]} (${n.moves.length})`,
  bitten: (n) =>
    `${spot(n.spot)} : les parasites mordent, ${count(n.wounds, 'blessure', 'blessures')} à chacun (${list(n.bodies.map(body))})`,
  turn: (n) => `Tour de {@${n.seat}} : ${n.ap} {#ap|PA}${n.arrives ? ', son équipe arrive au Réacteur' : ''}`,
  'turn-ended': (n) => `{@${n.seat}} finit son tour${n.unspent > 0 ? `, ${lost(n.unspent)}` : ''}`,
  explored: (n) => `{@${n.seat}} ${n.by === 'reveal' ? 'révèle au {#terminal|Terminal}' : 'explore'} : ${roomOf(n.card)}`,
  unplaceable: (n) => `${roomOf(n.card)} : nulle part où poser cette salle`,
  'put-under': (n) => `{@${n.seat}} met ${roomOf(n.card)} sous la pile`,
  'explore-failed': (n) => `{@${n.seat}} n'explore plus ce tour`,
  moved: (n) => `${capital(body(n.who))} ${n.run ? 'court' : 'va'} : ${spot(n.from)} → ${spot(n.to)}`,
  laid: (n) => `{@${n.seat}} pose ${someCard(n.item)} devant soi`,
  appeared: (n) =>
    `${WHY[n.why]}, dé ${n.roll} : un parasite ${n.black ? 'noir' : 'gris'} ${n.moved ? 'accourt' : 'apparaît'} (${spot(n.spot)})`,
  searched: (n) =>
    `{@${n.seat}} fouille ${spot(n.spot)} : ${cards(n.kept)}${n.alerts > 0 ? `, ${count(n.alerts, 'Alerte', 'Alertes')}` : ''}`,
  invited: (n) => `{@${n.by}} propose à {@${n.seat}} de fouiller à deux`,
  declined: (n) => `{@${n.seat}} refuse de fouiller avec {@${n.by}}`,
  'team-searched': (n) =>
    n.by === n.with
      ? `{@${n.by}} fouille ${spot(n.spot)} avec ses deux personnages : ${cards(n.kept[0] + n.kept[1])}`
      : `{@${n.by}} et {@${n.with}} fouillent ${spot(n.spot)} : ${n.kept[0]} et ${n.kept[1]} carte`,
  'alert-drawn': (n) => `{@${n.seat}} tire une {#alert|Alerte Parasite}`,
  reshuffled: (n) => `La défausse est mélangée : nouvelle pioche de ${n.cards} cartes`,
  traded: (n) => `{@${n.by}} et {@${n.with}} échangent une carte (${spot(n.spot)})`,
  fired: (n) =>
    `{@${n.seat}} tire sur ${'body' in n.at ? body(n.at.body) : 'un parasite'}${n.gun === 'machineGun' ? ' au Fusil Mitrailleur' : ''} (${n.bullets > 0 ? count(n.bullets, 'balle reste', 'balles restent') : 'chargeur vide'})`,
  stabbed: (n) =>
    `${capital(body(n.who))} frappe ${'body' in n.at ? body(n.at.body) : 'un parasite'} au couteau : dé ${n.roll}, ${n.hit ? 'touché' : 'manqué'}`,
  vest: (n) => `Un {#vest|Gilet Pare-Balles} protège ${body(n.body)}`,
  wounded: (n) => `${capital(body(n.body))} est blessé ${BY[n.by]} : ${n.hp} {#hp|PV}`,
  'parasite-hit': (n) => (n.killed ? 'Un parasite est tué' : 'Le parasite noir est affaibli : il devient gris'),
  died: (n) => `${capital(body(n.body))} est mort`,
  out: (n) => `{@${n.seat}} est éliminé ; son secret reste scellé`,
  grenade: (n) => `{@${n.seat}} lance une {#grenade|Grenade} : ${spot(n.spot)}`,
  scanned: (n) => `{@${n.by}} regarde la main de {@${n.seat}} au {#scanner|Scanner Thermique}`,
  aid: (n) => `${capital(body(n.who))} ouvre un {#aid|Kit de Premiers Soins} pour ${list([...new Set(n.heal)].map(body))}`,
  healed: (n) => `{@${n.seat}} se soigne (${spot(n.spot)}) : ${count(n.heal.length, 'point de vie', 'points de vie')}`,
  adrenaline: (n) => `{@${n.seat}} joue l'{#adrenaline|Adrénaline} : +2 PA`,
  'doors-opened': (n) => `{@${n.seat}} ouvre toutes les {#security|portes de sécurité} pour cette manche`,
  'heat-scan': (n) => {
    const positive = n.cards.filter((c) => c === 'positive').length;
    return `{#heatScan|Scan Thermique} de {@${n.seat}} : ${count(positive, 'infecté', 'infectés')}, ${count(n.cards.length - positive, 'humain', 'humains')}`;
  },
  vote: (n) => `Vote pour finir : ${n.yes.length} oui, ${n.no.length} non`,
  burnt: (n) => `{@${n.seat}} brûle le {#nest|Nid} avec ${n.cans} Jerricans`,
  ended: (n) => `${endings[n.ending.how]} ${winners[n.ending.winners]}`,
  dealt: (n) => `Vos cartes : ${list(n.cards.map(card))}`,
  drawn: (n) => `Vous trouvez ${someCard(n.card)}`,
  swapped: (n) => `Vous donnez ${someCard(n.gave)} à {@${n.with}} et recevez ${someCard(n.got)}`,
  host: (n) =>
    n.from === null
      ? "Vous êtes l'{#host|Hôte}. Infectez les autres, sans vous trahir."
      : `{@${n.from}} vous a passé la carte {#host|Hôte}. Vous êtes l'Hôte.`,
  infected: (n) => `Vous êtes {#infected|infecté} par {@${n.by}}. Vous jouez désormais contre les humains.`,
  resisted: (n) => `{@${n.by}} a voulu vous infecter : ${n.with === 'gas' ? 'votre Jerrican' : 'votre Antidote'} vous protège`,
  cured: () => "L'{#antidote|Antidote} vous a guéri : vous êtes de nouveau humain",
  'passed-on': (n) => `Vous avez passé la carte Hôte à {@${n.to}} ; vous restez infecté`,
  'hand-seen': (n) => `La main de {@${n.of}} : ${list(n.cards.map(card))}`,
};
