import { cardAt, type Effect, PURGE_KINDS } from '../../content/index.ts';
import type { FigureId } from '../../state.ts';
import type { View } from '../../view.ts';
import { airlockLetter, figureName, inches, playerOf } from '../figures.ts';
import type { Lexicon } from '../lexicon.ts';
import { names } from './names.ts';
import { prints } from './prints.ts';
import { skills } from './skills.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
const list = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}` : (parts[0] ?? '');
const who = (view: View, id: FigureId): string => figureName(names, view, id);
const all = (view: View, ids: readonly FigureId[]): string => list(ids.map((id) => who(view, id)));
const by = (view: View, id: FigureId | null): string => (id === null ? '' : ` par ${who(view, id)}`);
const long = (units: number): string => inches(units, ',');
const WALKS: Readonly<Record<Parameters<Lexicon['notes']['walked']>[0]['how'], string>> = {
  move: 'avance de',
  shuffle: 'fait un pas de',
  reaction: 'réagit et avance de',
  npc: 'avance de',
  panic: 'fuit, pris de panique, de',
  drag: 'traîne quelqu’un de',
  card: 'est déplacé de',
};
const HOW: Readonly<Record<Parameters<Lexicon['notes']['attack']>[0]['how'], string>> = {
  ranged: 'tire sur',
  close: 'frappe',
  thrown: 'lance sur',
  blast: 'fait exploser',
  card: 'touche',
  ship: 'tire du sas sur',
};
const WHY: Readonly<Record<Parameters<Lexicon['notes']['npc-target']>[0]['why'], string>> = {
  contact: 'à son contact',
  captain: 'un Capitaine en vue passe avant tous',
  marked: 'un Événement a marqué ce Capitaine',
  'nearest-open': 'le plus proche parmi ceux vus sans couvert',
  'nearest-cover': 'aucun n’est vu sans couvert, le plus proche en vue',
  'nearest-way': 'personne en vue, le plus proche à la marche',
  'nearest-unreachable': 'aucun chemin ne mène à personne, le plus proche',
  priority: 'le plus recherché',
  'most-hurt': 'le plus facile à blesser',
};
const EFFECTS: Readonly<Record<Parameters<Lexicon['notes']['effect']>[0]['effect'], string>> = {
  'unhurt-in-cover': 'à couvert, les tirs ne blessent pas ce round',
  'unhurt-far-or-in-cover': 'à couvert ou au-delà de la Courte portée, les tirs ne blessent pas ce round',
  'unhurt-by-shots': 'les tirs ne blessent pas ce round',
  'armour-up': 'armure +2 ce round',
  unhurt: 'rien ne blesse jusqu’à la fin du prochain round',
  'blended-at-wall': 'nul ne peut le cibler tant qu’il touche un mur',
  blended: 'nul ne peut le cibler tant qu’il n’est pas engagé',
  vanished: 'nul ne peut le cibler ce round',
  'shot-in-hand': 'un tir est gardé en réserve',
  'no-tech': 'plus de compétence tech',
  'jammed-guns': 'pas de tir ce round',
  rooted: 'pas d’action Avancer ce round',
  guarded: 'quelqu’un prend ses Touches ce round',
  heeled: 'son Merg prend ses Touches ce round',
  bound: 'il a un dresseur',
  loose: 'plus personne ne le tient',
  enraged: 'Avance de 2″ de plus et 2 dés de plus au corps à corps ce tour',
  berserk: 'Avance de 2″ de plus, 2 dés de plus, et il renverse les ennemis ce tour',
  charging: 'un coup gratuit contre chacun de trois personnages heurtés',
  patched: 'à moitié réparé',
  attacked: 'il a été attaqué',
  spurred: 'une action de plus ce round',
  outwitted: 'son tour est fini',
  reported: 'quelqu’un l’a vu attaquer un Civil',
  commandeered: 'il obéit au Corps',
  'let-by': 'peut passer à travers quelqu’un d’un autre équipage ce tour',
  'held-up': 's’est vu refuser le passage ce round',
  smoked: 'pas de tir sur lui ce round',
};
const WARDEN: Readonly<Record<Parameters<Lexicon['notes']['warden']>[0]['does'], string>> = {
  attack: 'il attaque',
  'attack-purge': 'la Purge est proche, il l’attaque',
  commandeered: 'le Corps est proche, il {#commandeered|lui obéit}',
  roll: 'le dé décide',
  search: 'il veut fouiller quelqu’un',
  question: 'il veut questionner quelqu’un',
  'call-backup': 'il appelle des renforts',
  'move-along-arrow': 'il avance selon la flèche',
  'run-along-arrow': 'il court selon la flèche',
};
/** Besides the lines of the chart. */
const OTHER_WHY: Readonly<Record<string, string>> = {
  'CS-GCO-04': 'quelqu’un est à terre, à arrêter',
  'CS-GAT-03': 'un Marchand à terre, à emporter',
  'CS-GAT-05': 'aucun ennemi n’est proche, elle retourne à sa Mère',
};
const COVER = { none: '', partial: ', couvert partiel', total: ', couvert total' } as const;

/** What a card says at a level. CS-EVT-03 */
function paragraph(card: Parameters<typeof cardAt>[0], level: number): string {
  const { low, mid, high } = cardAt(card);
  return (level <= 2 ? low : level <= 4 ? mid : high).map((effect: Effect) => prints.effect(effect)).join(' ');
}
/** Who was to arrive. */
const awaited = (who: string): string => {
  const kind = PURGE_KINDS.find((one) => one === who);
  if (kind) return names.purge[kind].one;
  return who === 'ganger' ? 'Gangster' : who === 'civilian' ? 'Civil' : names.npcs[who as 'guard'].name;
};

const arriving = (kind: string): string =>
  (PURGE_KINDS as readonly string[]).includes(kind)
    ? names.purge[kind as 'harvester'].name
    : awaited(kind.startsWith('ganger') ? 'ganger' : kind);
const CLIMBED = {
  ladder: 'prend une échelle',
  step: 'escalade',
  onto: 'grimpe sur un décor',
  off: 'redescend',
  over: 'saute par-dessus un décor',
  down: 'arrive plus bas',
  gap: 'saute par-dessus le vide',
  window: 'passe par la fenêtre',
} as const;
export const notes: Lexicon['notes'] = {
  'crew-chosen': ({ crew, figures }, view) => `${playerOf(view, crew)} : ${all(view, figures)}.`,
  starts: ({ crew }, view) => `Le sort donne à ${playerOf(view, crew)} le premier choix du sas.`,
  'airlock-chosen': ({ crew, airlock }, view) => `${playerOf(view, crew)} : sas ${airlockLetter(airlock)}.`,
  'round-begun': ({ round, holder }, view) => `Round ${round} : le {#holder|pion de Tour} est à ${playerOf(view, holder)}.`,
  'phase-begun': ({ phase }) =>
    ({
      setup: 'Mise en place.',
      hostility: 'Phase d’Hostilité.',
      traders: 'Phase des Marchands.',
      purge: 'Phase de la Purge.',
      npcs: 'Phase des PNJ.',
      assessment: 'Évaluation.',
      rescue: 'Quelqu’un est resté là-bas.',
      over: 'La mission est finie.',
    })[phase],
  hostility: ({ by: n, pegs, level, why }) =>
    `Hostilité ${n > 0 ? '+' : '−'}${Math.abs(n)} (${{ round: 'nouveau round', gunfire: 'tir', card: 'événement', skill: 'compétence', mission: 'mission' }[why]}) : ${pegs}, niveau ${level}.`,
  charged: () => 'La Purge est {#charged|Chargée}.',
  'event-drawn': ({ card, level }) => `Événement : {#card/${cardAt(card).key}}. ${paragraph(card, level)}`,
  'event-void': ({ card }) => `{#card/${cardAt(card).key}} ne change rien : une autre carte.`,
  'no-event': () => 'Pas d’événement ce round.',
  'deck-shuffled': () => 'Les événements sont mélangés à nouveau.',
  activated: ({ figure }, view) => `Au tour de ${who(view, figure)}.`,
  'turn-ended': ({ figure }, view) => `${who(view, figure)} a fini.`,
  'turn-lost': ({ figure }, view) => `${who(view, figure)} perd son tour.`,
  'stays-aboard': ({ crew }, view) => `${playerOf(view, crew)} : les autres restent à bord.`,
  walked: ({ figure, length, how }, view) => `${who(view, figure)} ${WALKS[how]} ${long(length)}.`,
  entered: ({ figure, airlock }, view) => `${who(view, figure)} sort du sas ${airlockLetter(airlock)}.`,
  'went-home': ({ figure }, view) => `${who(view, figure)} est rentré, sain et sauf.`,
  'stood-up': ({ figure }, view) => `${who(view, figure)} se relève.`,
  contact: ({ mover, touched }, view) => `${who(view, mover)} vient au contact de ${who(view, touched)}.`,
  opportunity: ({ by: striker, against, taken }, view) =>
    taken
      ? `${who(view, striker)} saisit l’{#opportunity|opportunité} contre ${who(view, against)}.`
      : `${who(view, striker)} laisse partir ${who(view, against)}.`,
  'first-strike': ({ by: striker, against }, view) => `{#icon/first-strike} : ${who(view, striker)} contre ${who(view, against)}.`,
  'ship-used': ({ crew, figure, upgrade, level, crate, airlock }, view) =>
    `${figure === null ? `Le vaisseau de ${playerOf(view, crew)}` : who(view, figure)} : ${names.upgrades[upgrade].name} ${level}${crate === null ? '' : `, caisse ${crate + 1}`}${airlock === null ? '' : `, vers le sas ${airlockLetter(airlock)}`}.`,
  peeked: ({ crew, crate }, view) => `${playerOf(view, crew)} sait ce que contient la caisse ${crate + 1}.`,
  foreseen: ({ who: kind, number, entry }) => `Scanners : ${number} × ${arriving(kind)} au {#entry-point|Point d’Entrée} ${entry + 1}.`,
  'purge-roll': ({ figure, taken }, view) =>
    `${who(view, figure)} ${taken ? 'a été pris par la Purge' : 'gît toujours là : la Purge est passée'}.`,
  'rescue-called': ({ crew, first }, view) => `${playerOf(view, crew)} ${first ? 'retourne chercher les siens' : 'vient aussi'}.`,
  'rescue-begun': ({ crews }, view) => `Mission de Sauvetage : ${list(crews.map((crew) => playerOf(view, crew)))}.`,
  'knows-row': ({ row }) => `Les données le disent : le prisonnier est dans la rangée ${row === 'upper' ? 'du haut' : 'du bas'}.`,
  attack: ({ how, by: attacker, target, weapon, dice, range, cover }, view) => {
    const verb = attacker === null ? `${who(view, target)} est visé` : `${who(view, attacker)} ${HOW[how]} ${who(view, target)}`;
    const what = weapon === null ? '' : `, {#token/${weapon}}`;
    const far = range === null ? '' : `, portée ${names.ranges[range]}`;
    return `${verb}${what} : ${count(dice, 'dé', 'dés')}${far}${COVER[cover]}.`;
  },
  rolled: ({ hits, fails }) => `${count(hits, 'Touche', 'Touches')}${fails > 0 ? `, ${count(fails, 'Échec', 'Échecs')}` : ''}.`,
  rerolled: ({ by: owner }, view) => `${who(view, owner)} relance un dé.`,
  stray: ({ target, among }, view) => `Dans la mêlée de ${all(view, among)}, le tir va à ${who(view, target)}.`,
  attacked: ({ target, end, damage, cover, armour }, view) => {
    const name = who(view, target);
    const less = [...(cover > 0 ? [`couvert −${cover}`] : []), ...(armour > 0 ? [`armure −${armour}`] : [])];
    const why = less.length > 0 ? ` (${less.join(', ')})` : '';
    return {
      hurt: `${name} subit ${count(damage, 'dégât', 'dégâts')}${why}.`,
      stopped: `${name} n’est pas blessé${why}.`,
      missed: less.length > 0 ? `${name} n’est pas blessé${why}.` : `${name} est manqué.`,
      cancelled: 'L’attaque ne donne rien.',
      fails: 'Deux Échecs : l’attaque est perdue.',
      'lost-sight': `${name} est hors de vue : l’attaque est perdue.`,
      ignored: `${name} l’ignore.`,
    }[end];
  },
  defeated: ({ figure, by: victor }, view) => `${who(view, figure)} est {#defeated|Vaincu}${by(view, victor)}.`,
  removed: ({ figure }, view) => `${who(view, figure)} quitte le plateau.`,
  'shield-down': ({ figure }, view) => `Le bouclier de ${who(view, figure)} est {#overloaded|surchargé}.`,
  jammed: ({ figure }, view) => `L’arme de ${who(view, figure)} {#jammed|s’enraye}.`,
  broken: ({ figure }, view) => `Une chose de ${who(view, figure)} {#broken|se casse}.`,
  unjammed: ({ figure }, view) => `${who(view, figure)} désenraye une arme.`,
  repaired: ({ figure }, view) => `Une chose de ${who(view, figure)} est réparée.`,
  'kill-token': ({ figure }, view) => `${who(view, figure)} prend le {#kill-token}.`,
  blast: ({ by: thrower, off }, view) =>
    `${thrower === null ? 'Une explosion' : `L’explosion de ${who(view, thrower)}`} ${off === 0 ? 'tombe juste' : `tombe à ${long(off)}`}.`,
  lands: () => 'Elle éclate ici.',
  'knocked-down': ({ figure }, view) => `${who(view, figure)} tombe {#prone|à terre}.`,
  frozen: ({ figure }, view) => `${who(view, figure)} est gelé : son prochain tour est perdu.`,
  'guns-jammed': ({ figures }, view) => `Pas de tir ce round pour ${all(view, figures)}.`,
  scattered: ({ figure, number }, view) => `${who(view, figure)} est dispersé de ${number}″.`,
  pushed: ({ by: pusher, target, hits, to }, view) =>
    to === null
      ? `${who(view, target)} n’a pas la place d’être repoussé.`
      : `${who(view, pusher)} repousse ${who(view, target)} de ${hits}″.`,
  'push-failed': ({ by: pusher, target }, view) => `${who(view, pusher)} n’arrive pas à repousser ${who(view, target)}.`,
  followed: ({ by: pusher }, view) => `${who(view, pusher)} suit.`,
  healed: ({ figure, health, by: healer }, view) => `${who(view, figure)} regagne ${health} Santé${by(view, healer)}.`,
  revived: ({ figure, by: healer }, view) => `${who(view, figure)} est ranimé${by(view, healer)}.`,
  dragged: ({ by: bearer, body }, view) => `${who(view, bearer)} traîne ${who(view, body)}.`,
  searched: ({ figure, body }, view) => `${who(view, figure)} fouille ${body === null ? 'une caisse' : who(view, body)}.`,
  'room-searched': ({ figure, empty }, view) => `${who(view, figure)} fouille la pièce${empty ? ' : il n’y a plus rien' : ''}.`,
  took: ({ figure, what }, view) => `${who(view, figure)} prend {#token/${what}}.`,
  left: ({ figure, what }, view) => `${who(view, figure)} laisse {#token/${what}}.`,
  dropped: ({ figure, what }, view) => `${who(view, figure)} lâche {#token/${what}}.`,
  picked: ({ figure, what }, view) => `${who(view, figure)} ramasse {#token/${what}}.`,
  'put-in': ({ figure, what }, view) => `${who(view, figure)} y met {#token/${what}}.`,
  'took-hits': ({ figure, for: whose, hits }, view) =>
    `${who(view, figure)} prend ${hits} ${hits === 1 ? 'Touche' : 'Touches'} à la place de ${who(view, whose)}.`,
  reconnected: ({ figure, merg }, view) => `${who(view, figure)} tient de nouveau ${who(view, merg)}.`,
  stampede: ({ figure }, view) => `${who(view, figure)} s’emballe.`,
  patched: ({ figure, points, needed }, view) => `${who(view, figure)} est à moitié réparé : ${points} points sur ${needed}.`,
  shifted: ({ by, hurled }, view) => `${who(view, by)} ${hurled ? 'projette un décor' : 'déplace un décor'}.`,
  gave: ({ from, to, what }, view) => `${who(view, from)} donne {#token/${what}} à ${who(view, to)}.`,
  money: ({ crew, by: n, money }, view) => `${playerOf(view, crew)} : ${n > 0 ? '+' : '−'}${Math.abs(n)} {#ua}, ${money} en tout.`,
  threw: ({ figure, what }, view) => `${who(view, figure)} lance {#token/${what}}.`,
  used: ({ figure, on, what }, view) => `${who(view, figure)} utilise {#token/${what}}${on === figure ? '' : ` sur ${who(view, on)}`}.`,
  reloaded: ({ figure, pegs }, view) => `${who(view, figure)} recharge ${pegs}.`,
  donned: ({ figure, what }, view) => `${who(view, figure)} ${what === null ? 'ôte son armure' : `met {#token/${what}}`}.`,
  persuaded: ({ figure, target, hits, needed }, view) =>
    `${who(view, figure)} parle à ${who(view, target)} : ${hits} sur ${needed}${hits >= needed ? ', d’accord' : ', non'}.`,
  joined: ({ figure, crew }, view) => `${who(view, figure)} {#joining|rejoint} ${playerOf(view, crew)}.`,
  'left-crew': ({ figure, crew }, view) => `${who(view, figure)} quitte ${playerOf(view, crew)}.`,
  abandoned: ({ crew, figures }, view) => `${playerOf(view, crew)} : ${all(view, figures)} sont abandonnés.`,
  interacted: ({ figure }, view) => `${who(view, figure)} {#interact|interagit}.`,
  tried: ({ figure, piece, done, hits, needed }, view) => {
    const deed = { check: 'la console tourne', seal: 'le Point d’Entrée se ferme', charges: 'la charge est ôtée' }[piece];
    return `${who(view, figure)} : ${hits} sur ${needed}, ${done ? deed : 'pas encore'}.`;
  },
  charge: ({ figure, placed }, view) => `${who(view, figure)} pose une charge : ${placed} en tout.`,
  countdown: ({ rounds, last }) =>
    `Le compte à rebours court : ${count(rounds, 'round', 'rounds')}, l’explosion vient à la fin du round ${last}.`,
  'mission-done': ({ piece }) =>
    ({
      seal: 'Tout est scellé et plus rien ne rampe : tout le monde est sauf.',
      charges: 'Tout saute. De ce qui était là, il ne reste rien.',
    })[piece],
  informant: ({ figure, knows }, view) => `${who(view, figure)} ${knows ? 'est celui qui sait' : 'ne sait rien'}.`,
  'cell-opened': ({ cell, here }) => `La cellule ${cell + 1} est ouverte : ${here ? 'il est là' : 'vide'}.`,
  alarm: () => 'Toute la {#alert|Sécurité est en alerte}.',
  warden: ({ figure, does, number }, view) => `${who(view, figure)}${number > 0 ? ` fait ${number}` : ''} : ${WARDEN[does]}.`,
  frisked: ({ figure, what }, view) =>
    what === null ? `${who(view, figure)} paie une épingle de Compétence et garde tout.` : `${who(view, figure)} cède {#token/${what}}.`,
  questioned: ({ figure, paid }, view) => `${who(view, figure)} est questionné${paid ? ' et s’en tire pour une épingle' : ''}.`,
  apprehended: ({ figure, by: officer }, view) => `${who(view, figure)} est {#apprehended|Appréhendé}${by(view, officer)}.`,
  assimilated: ({ figure, by: mother }, view) => `${who(view, mother)} assimile ${who(view, figure)} : mort pour de bon, avec tout.`,
  bred: ({ figure }, view) => `${who(view, figure)} engendre une Araignée de plus.`,
  sprung: ({ number }) => `Un pion Araignée remue : ${number}${number === 1 ? ', il explose' : ''}.`,
  insert: ({ figure, left }, view) => `${who(view, figure)} est ${left === 2 ? 'endommagé' : 'défaillant'}.`,
  wrecked: ({ figure, broken }, view) => `${who(view, figure)} ${broken ? 'enfonce une porte' : 'attaque une porte : elle tient'}.`,
  smashed: ({ figure }, view) => `${figure === null ? 'L’explosion' : who(view, figure)} brise une fenêtre.`,
  climbed: ({ figure, how }, view) => `${who(view, figure)} ${CLIMBED[how]}.`,
  feat: ({ figure, number, done }, view) => `${who(view, figure)} fait ${number} : ${done ? 'réussi' : 'c’est raté'}.`,
  fell: ({ figure, drop }, view) => `${who(view, figure)} tombe de ${long(drop)}.`,
  lift: ({ to }) => `L’ascenseur va à l’étage ${to}.`,
  tipped: ({ figure }, view) => `${who(view, figure)} renverse une table : couvert total.`,
  demolished: ({ figure, what, broken }, view) => {
    const { name } = names.structures[what];
    if (figure === null) return broken ? `L’explosion détruit : ${name}.` : `${name} : résiste à l’explosion.`;
    return `${who(view, figure)} ${broken ? 'détruit' : 'attaque sans effet'} : ${name}.`;
  },
  'airlock-locked': ({ airlock }) => `Le sas ${airlockLetter(airlock)} est verrouillé ce round.`,
  'kept-card': ({ crew }, view) => `${playerOf(view, crew)} garde une carte {#assistance}.`,
  'card-played': ({ crew, card, level }, view) => `${playerOf(view, crew)} joue {#card/${cardAt(card).key}}. ${paragraph(card, level)}`,
  skill: ({ figure, skill, level }, view) => `${who(view, figure)} : {#skill/${skill}|${skills[skill].name} ${level}}.`,
  'peg-paid': ({ figure }, view) => `${who(view, figure)} paie une épingle de Compétence.`,
  loses: ({ figure, what, n }, view) =>
    `${who(view, figure)} perd ${what === 'turn' ? count(n, 'tour', 'tours') : count(n, 'action', 'actions')}.`,
  effect: ({ figure, effect }, view) => `${who(view, figure)} : ${EFFECTS[effect]}.`,
  truce: ({ crews: [a, b] }, view) => `${playerOf(view, a)} et ${playerOf(view, b)} concluent une {#truce|trêve}.`,
  'truce-ended': ({ crews: [a, b] }, view) => `La {#truce|trêve} de ${playerOf(view, a)} et ${playerOf(view, b)} est finie.`,
  'let-by': ({ figure, by }, view) => `${who(view, by)} laisse passer ${who(view, figure)}.`,
  'offer-refused': ({ from, to }, view) => `${playerOf(view, to)} dit non à ${playerOf(view, from)}.`,
  door: ({ state }) => ({ open: 'Une porte s’ouvre.', closed: 'Une porte se ferme.', locked: 'Une porte est verrouillée.' })[state],
  arrived: ({ figures, entry }, view) => `${all(view, figures)} : arrivée au {#entry-point|Point d’Entrée} ${entry + 1}.`,
  'nobody-arrived': ({ who: wanted, why }) =>
    ({
      die: `Le dé n’amène pas de ${awaited(wanted)}.`,
      supply: `Plus de ${awaited(wanted)} en réserve : il n’en arrive pas.`,
      once: `${awaited(wanted)} : il n’en vient qu’un par mission.`,
      sealed: `Tous les Points d’Entrée sont {#sealed|fermés} : pas de ${awaited(wanted)}.`,
    })[why],
  'entry-sealed': ({ entry }) => `Le Point d’Entrée ${entry + 1} est {#sealed|fermé}.`,
  'npc-target': ({ figure, target, why, distance, tied }, view) =>
    `${who(view, figure)} {#target|s’en prend à} ${who(view, target)} : ${WHY[why]}${distance > 0 ? ` (${long(distance)})` : ''}${tied.length > 1 ? ` ; le dé a choisi entre ${all(view, tied)}` : ''}.`,
  'npc-idle': ({ figure, why }, view) =>
    `${who(view, figure)} ${{ 'no-target': 'ne trouve pas de cible', linked: 'ne peut rien faire d’autre ce tour', 'lost-turn': 'perd son tour' }[why]}.`,
  'npc-does': ({ figure, does, target, rule }, view) => {
    const name = who(view, figure);
    if (does === 'stand') return `${name} se relève : cela prend son action.`;
    const deed = { close: 'frappe', move: 'avance', shoot: 'tire' }[does];
    const why =
      rule in prints.chart
        ? prints.chart[rule as keyof typeof prints.chart]
        : (OTHER_WHY[rule] ?? 'ses actions sont liées, il continue de même');
    return `${name} {#chart|${deed}}${does === 'move' ? ` vers ${who(view, target)}` : ''} : ${why}.`;
  },
  'npc-route': ({ figure, target, length, detour, reachable }, view) =>
    reachable
      ? `Le chemin jusqu’à ${who(view, target)} fait ${long(length)}${detour > 0 ? `, dont ${long(detour)} pour contourner` : detour < 0 ? ', et quelqu’un le barre' : ''}.`
      : `${who(view, figure)} ne trouve pas de chemin vers ${who(view, target)}.`,
  civilian: ({ figure, icon, number, does }, view) =>
    `${who(view, figure)} tire ${number}, {#chance/${icon}}${does in prints.civilian ? ` : ${prints.civilian[does as keyof typeof prints.civilian]}` : ''}.`,
  led: ({ figure }, view) => `${who(view, figure)} est mené par le meneur de jeu.`,
  turned: ({ figure, into }, view) => `${who(view, figure)} était ${who(view, into)} depuis le début !`,
  wished: ({ seat, wish }, view) => {
    const me = `{@${seat}}`;
    switch (wish.wish) {
      case 'mine':
        return `${me} se charge de la caisse ${wish.crate + 1}.`;
      case 'yours':
        return `${me} laisse la caisse ${wish.crate + 1} à un camarade.`;
      case 'strike':
        return `${me} veut voir tomber ${who(view, wish.foe)}.`;
      case 'home':
        return `${me} rappelle tout le monde à bord.`;
      case 'leaving':
        return `${me} rentre au vaisseau.`;
    }
  },
  'left-behind': ({ figures }, view) =>
    `Les vaisseaux n’attendent plus : ${list(figures.map((figure) => who(view, figure)))} ${figures.length > 1 ? 'restent' : 'reste'} là-bas.`,
  over: ({ winners }, view) =>
    winners.length > 0
      ? `La mission est finie. Victoire : ${list(winners.map((crew) => playerOf(view, crew)))}.`
      : 'La mission est finie, sans vainqueur.',
  'saw-crate': ({ what }) =>
    what.length > 0 ? `Dans la caisse : ${list(what.map((kind) => `{#token/${kind}}`))}.` : 'La caisse est vide.',
  found: ({ figure, what }, view) => `${who(view, figure)} trouve {#token/${what}}.`,
  'saw-cards': ({ cards }) => `Ensuite : ${list(cards.map((card) => `{#card/${cardAt(card).key}}`))}.`,
};
