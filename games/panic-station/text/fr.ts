import type { Json, Report } from '@cosmodrome/kernel';
import type { Asked, Line, Offered, Question, Term, Words } from '@cosmodrome/kit/text';
import type { Card } from '../content/cards.ts';
import type { Icon, RoomKey } from '../content/rooms.ts';
import type { Note } from '../notes.ts';
import { type Colour, type EndingHow, isAndroid, type RoomId, type Side, seatOf } from '../state.ts';
import { type Action, type Fire, type Knife, type Move, type PanicTopic, type Placement, REFUSALS, type RefusalKey } from '../topics.ts';
import type { View } from '../view.ts';
import { type Aim, aim, answerTo, besideOf, bodyAim, encounterOf, ICONS, infectionSeat, roomKey, sceneOf, topicOf } from './common.ts';
import { rulesIn } from './rules.ts';

export const ROOM: Readonly<Record<RoomKey, string>> = {
  X01: 'Salle du Réacteur',
  X02: 'Nid des Parasites',
  X03: 'Terminal',
  X04n: 'Terminal sécurisé',
  X04s: 'Sas',
  X05: 'Infirmerie',
  X06: 'Bloc médical',
  X07: 'Entrepôt',
  X08: 'Réserve blindée',
  X09: 'Réfectoire',
  X10: 'Atelier',
  X11: 'Laboratoire',
  X12: 'Long couloir',
  X13: 'Passerelle',
  X14: 'Carrefour technique',
  X15: "Gaines d'aération",
  X16: 'Salle des cuves',
  X17n: 'Dortoirs',
  X17s: 'Sanitaires',
  X18: 'Vestiaire',
  X19n: 'Poste de garde',
  X19s: 'Cellule',
  X20: 'Grand hall',
};
const CARD_ROOM = (card: string): string => ROOM[card as RoomKey] ?? ROOM[`${card}n` as RoomKey];
type CardName = Exclude<Card, `infection:${number}`>;
export const CARD: Readonly<Record<CardName, string>> = {
  gas: 'Jerrican',
  key: 'Carte Magnétique',
  ammo: 'Munitions',
  vest: 'Gilet Pare-Balles',
  aid: 'Premiers Soins',
  grenade: 'Grenade',
  scanner: 'Scanner Thermique',
  knife: 'Couteau de Combat',
  machineGun: 'Fusil Mitrailleur',
  adrenaline: 'Adrénaline',
  antidote: 'Antidote',
  scope: 'Lunette de Visée',
  alert: 'Alerte Parasite',
  host: 'Hôte',
};
const THE_CARD: Readonly<Record<CardName, string>> = {
  gas: 'un Jerrican',
  key: 'une Carte Magnétique',
  ammo: 'des Munitions',
  vest: 'un Gilet Pare-Balles',
  aid: 'un Kit de Premiers Soins',
  grenade: 'une Grenade',
  scanner: 'un Scanner Thermique',
  knife: 'un Couteau de Combat',
  machineGun: 'un Fusil Mitrailleur',
  adrenaline: "de l'Adrénaline",
  antidote: 'un Antidote',
  scope: 'une Lunette de Visée',
  alert: 'une Alerte Parasite',
  host: 'la carte Hôte',
};
export const COLOUR: Readonly<Record<Colour, string>> = {
  blue: 'bleu',
  red: 'rouge',
  green: 'vert',
  yellow: 'jaune',
  orange: 'orange',
  purple: 'violet',
};
export const SIDE: Readonly<Record<Side, string>> = { human: 'Humain', infected: 'Infecté', host: 'Hôte' };
export const ICON: Readonly<Record<Icon, string>> = {
  none: 'sans icône',
  one: 'fouille simple',
  run: 'Courir',
  alert: 'Alerte Parasite',
  storage: 'Entrepôt',
  team: 'Fouille en Équipe',
  terminal: 'Terminal',
  infirmary: 'Infirmerie',
  nest: 'Nid',
  reactor: 'Réacteur',
};
const WAY = ['nord', 'est', 'sud', 'ouest'] as const;
const SIDE_OF = ['au nord', 'à l’est', 'au sud', 'à l’ouest'] as const;
const cardName = (card: Card): string => {
  const seat = infectionSeat(card);
  return seat === undefined ? `{#${card}|${CARD[card as CardName]}}` : `{#infection|Infection} de {@${seat}}`;
};
const theCard = (card: Card): string => {
  const seat = infectionSeat(card);
  return seat === undefined ? `{#${card}|${THE_CARD[card as CardName]}}` : `une {#infection|Infection} de {@${seat}}`;
};
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;
const many = (n: number, one: string, more: string): string => `${n} ${n > 1 ? more : one}`;
const who = (a: Aim): string =>
  a.is === 'soldier'
    ? `le Soldat de {@${a.seat}}`
    : a.is === 'android'
      ? `l'Androïde de {@${a.seat}}`
      : a.is === 'grey'
        ? 'un parasite gris'
        : 'un parasite noir';
const short = (a: Aim): string =>
  a.is === 'soldier' ? 'Soldat' : a.is === 'android' ? 'Androïde' : a.is === 'grey' ? 'Parasite gris' : 'Parasite noir';
const cap = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
const mine = (body: number): string => (isAndroid(body) ? 'Androïde' : 'Soldat');
const room = (view: View, id: number): string => ROOM[roomKey(view, id)];
const spot = (s: { key: RoomKey }): string => ROOM[s.key];
const beside = (view: View, at: Placement, from?: RoomId): string => {
  const { key, side } = besideOf(view, at, from);
  return `${SIDE_OF[side]} de « ${ROOM[key]} »${at.turn ? ', retournée' : ''}`;
};

/** One answer of the turn: label, cost and the whole sentence. */
function action(a: Action, view: View): Offered {
  switch (a.do) {
    case 'explore':
      return {
        label: 'Explorer',
        cost: '1 PA',
        sentence: `Explorer : poser la salle visible ${beside(view, a, a.from)}`,
      };
    case 'exploreNowhere':
      return {
        label: 'Explorer',
        cost: '1 PA, ne va pas',
        sentence: 'Explorer, bien que la salle visible ne puisse être posée nulle part',
      };
    case 'move':
      return move(a, view);
    case 'fire':
      return fire(a, view);
    case 'knife':
      return knife(a, view);
    case 'search':
      return { label: 'Fouiller', cost: '1 PA', final: true, sentence: `Fouiller : ${room(view, a.room)}` };
    case 'teamSearch':
      return a.with === view.seat
        ? { label: 'Fouiller à deux', cost: '1 PA', final: true, sentence: 'Fouiller avec vos deux personnages' }
        : { label: 'Fouiller à deux', cost: '1 PA', sentence: `Proposer à {@${a.with}} de fouiller à deux` };
    case 'heatScan':
      return { label: 'Scan Thermique', cost: '1 PA', final: true, sentence: 'Terminal : lancer un Scan Thermique de toute la station' };
    case 'openDoors':
      return { label: 'Ouvrir les portes', cost: '1 PA', sentence: 'Terminal : ouvrir toutes les portes de sécurité pour cette manche' };
    case 'reveal':
      return {
        label: 'Révéler une salle',
        cost: '1 PA',
        sentence: `Terminal : poser la salle visible ${beside(view, a)}`,
      };
    case 'revealNowhere':
      return {
        label: 'Révéler une salle',
        cost: '1 PA, ne va pas',
        sentence: 'Terminal : révéler, bien que la salle ne puisse être posée nulle part',
      };
    case 'heal':
      return {
        label: 'Se soigner',
        cost: `1 PA, +${a.heal.length} PV`,
        sentence: `Infirmerie : soigner ${list(a.heal.map((b) => `votre ${mine(b)}`))}`,
      };
    case 'aid':
      return {
        label: 'Premiers Soins',
        cost: '1 PA, la carte',
        sentence:
          a.heal[0] === a.heal[1]
            ? `Premiers Soins : 2 PV pour ${who(bodyAim(a.heal[0]))}`
            : `Premiers Soins : 1 PV pour ${who(bodyAim(a.heal[0]))}, 1 pour ${who(bodyAim(a.heal[1]))}`,
      };
    case 'grenade':
      return { label: 'Lancer une grenade', cost: '1 PA, la carte', final: true, sentence: `Lancer une grenade : ${room(view, a.to)}` };
    case 'scanner':
      return {
        label: 'Scanner une main',
        cost: '1 PA, la carte',
        final: true,
        sentence: `Regarder la main de {@${a.seat}} au Scanner Thermique`,
      };
    case 'adrenaline':
      return { label: 'Adrénaline', cost: '+2 PA, la carte', sentence: "Jouer l'Adrénaline : deux PA de plus ce tour" };
    case 'burn':
      return {
        label: 'Brûler le Nid',
        cost: `1 PA, ${view.variants.cans} Jerricans`,
        final: true,
        sentence: 'Brûler le Nid et gagner la partie avec les humains',
      };
    case 'vote':
      return { label: 'Proposer la fin', sentence: 'Proposer aux autres de mettre fin à la partie (victoire infectée)' };
    case 'end':
      return {
        label: 'Finir le tour',
        pass: true,
        ...(view.turn && view.turn.ap > 0 ? { cost: `${view.turn.ap} PA perdu${view.turn.ap > 1 ? 's' : ''}` } : {}),
      };
  }
}
function move(m: Move, view: View): Offered {
  return {
    label: `${mine(m.who)} avance`,
    cost: m.key ? '1 PA, la carte' : '1 PA',
    sentence: `${mine(m.who)} : aller dans ${room(view, m.to)}${m.key ? ', Carte Magnétique posée' : ''}`,
  };
}
function fire(f: Fire, view: View): Offered {
  const at = aim(view, f.at);
  return {
    label: `Tirer : ${short(at)}`,
    cost: f.gun === 'pistol' ? '1 PA, 1 balle' : '1 PA, rafale',
    final: true,
    sentence: `Tirer sur ${who(at)} ${f.gun === 'pistol' ? 'au pistolet' : 'au Fusil Mitrailleur'}`,
  };
}
function knife(k: Knife, view: View): Offered {
  const at = aim(view, k.at);
  return {
    label: `Lame : ${short(at)}`,
    cost: '1 PA, dé 3 ou 4',
    final: true,
    sentence: `Attaquer ${who(at)} au couteau avec votre ${mine(k.who)}`,
  };
}

const QUESTION: Readonly<Record<PanicTopic, (view: View, ask: Question) => Asked>> = {
  'setup/colour': () => ({ say: 'Quelle couleur porte votre équipe ?', rules: ['PAN-SETUP-01'] }),
  'turn/action': (view) => {
    const ap = view.turn?.ap ?? 0;
    return {
      say: ap > 0 ? `À vous : ${many(ap, 'point', 'points')} d'action pour votre équipe.` : "Plus de points d'action.",
      hint: view.turn?.duty
        ? 'Première manche : une fouille au moins est obligatoire.'
        : ap === 0
          ? 'Il ne reste qu’à finir le tour, ou à jouer une Adrénaline.'
          : 'Explorez, avancez, fouillez, tirez. Entrer chez quelqu’un impose un échange.',
      rules: view.turn?.duty ? ['PAN-TURN-07', 'PAN-TURN-01'] : ['PAN-TURN-06', 'PAN-TURN-01'],
    };
  },
  'explore/unplaceable': () => ({
    say: 'La salle visible ne va nulle part : que faire ?',
    hint: 'Sous la pile, puis essayer la suivante sans repayer : une fois par tour.',
    rules: ['PAN-EXPL-10', 'PAN-EXPL-12'],
  }),
  'explore/place': () => ({
    say: 'Où poser la salle suivante ?',
    hint: 'Porte contre porte, mur contre mur ; jamais deux portes de sécurité.',
    rules: ['PAN-EXPL-06'],
  }),
  'parasite/relocate': (view) => {
    const scene = sceneOf(view, 'relocate');
    return {
      say: 'Quel parasite accourt ?',
      hint: `Les dix sont en jeu : l'un d'eux vient dans ${scene ? room(view, scene.room) : 'cette salle'}.`,
      rules: ['PAN-ALERT-06'],
    };
  },
  'encounter/choose': (view, ask) => {
    const scene = sceneOf(view, 'encounter');
    const { partners, armed } = encounterOf(ask);
    const [only, more] = partners;
    const here = scene ? room(view, scene.room) : 'Salle occupée';
    return {
      say:
        only === undefined || more !== undefined
          ? `${here} : avec qui échanger ?`
          : `${here} : {@${only}} est là, l'échange est obligatoire.`,
      hint: armed
        ? 'Une carte contre une carte, en secret. Ou attaquez tout de suite : touchez la cible.'
        : 'Une carte contre une carte, en secret. Sans arme prête, pas d’attaque.',
      rules: ['PAN-ENTRY-04', 'PAN-TRADE-01'],
    };
  },
  'trade/give': (view) => {
    const scene = sceneOf(view, 'trade');
    const other = scene?.seats.find((s) => s !== view.seat);
    return {
      say: other === undefined ? 'Quelle carte donnez-vous ?' : `Quelle carte donnez-vous à {@${other}} ?`,
      hint: 'Les deux choix sont scellés. {#gas|Jerrican} ou {#antidote|Antidote} bloquent une infection.',
      rules: ['PAN-TRADE-08', 'PAN-INFECT-02'],
    };
  },
  'run/move': () => ({
    say: 'Courir : un second déplacement gratuit ?',
    hint: "C'est maintenant ou jamais ; il ne coûte aucun PA.",
    rules: ['PAN-RUN-01'],
  }),
  'fire/again': () => ({
    say: 'Tirer la seconde balle de la rafale ?',
    hint: 'Sur la même cible ou sur une autre.',
    rules: ['PAN-MGUN-01', 'PAN-MGUN-02'],
  }),
  'vest/play': (view) => {
    const hit = sceneOf(view, 'hit');
    return {
      say: hit ? `Votre ${mine(hit.body)} est touché par {@${hit.by}}. Un Gilet ?` : 'Jouer un Gilet Pare-Balles ?',
      hint: 'La question est posée à chaque blessure, avec ou sans Gilet en main.',
      rules: ['PAN-VEST-01', 'PAN-RULING-35'],
    };
  },
  'team/join': (view) => {
    const scene = sceneOf(view, 'invite');
    return {
      say: scene ? `{@${scene.by}} propose de fouiller à deux. Accepter ?` : 'Fouiller à deux ?',
      hint: 'Une carte pour chacun, distribuée au hasard.',
      rules: ['PAN-TEAM-02'],
    };
  },
  'end/vote': (view) => {
    const scene = sceneOf(view, 'vote');
    return {
      say: scene ? `{@${scene.by}} propose d'arrêter. D'accord ?` : 'Arrêter la partie ?',
      hint: "Si tous disent oui, les infectés l'emportent.",
      rules: ['PAN-RULING-63'],
    };
  },
};
const WAITING: Readonly<Record<PanicTopic, (seat: number, view: View) => string>> = {
  'setup/colour': (s) => `{@${s}} choisit sa couleur`,
  'turn/action': (s, v) => `{@${s}} joue : ${v.turn?.ap ?? 0} PA`,
  'explore/unplaceable': (s) => `{@${s}} ne peut pas poser la salle`,
  'explore/place': (s) => `{@${s}} pose la salle suivante`,
  'parasite/relocate': (s) => `{@${s}} choisit le parasite qui accourt`,
  'encounter/choose': (s) => `{@${s}} rencontre quelqu'un`,
  'trade/give': (s) => `{@${s}} choisit une carte en secret`,
  'run/move': (s) => `{@${s}} peut courir`,
  'fire/again': (s) => `{@${s}} vise encore`,
  'vest/play': (s) => `{@${s}} est touché et réagit`,
  'team/join': (s) => `{@${s}} est invité à fouiller à deux`,
  'end/vote': (s) => `{@${s}} vote`,
};

function offered(ask: Question, option: Json, view: View): Offered {
  switch (topicOf(ask)) {
    case 'setup/colour':
      return { label: cap(COLOUR[answerTo('setup/colour', option)]) };
    case 'turn/action':
      return action(answerTo('turn/action', option), view);
    case 'explore/unplaceable':
      return answerTo('explore/unplaceable', option) === 'under'
        ? { label: 'Sous la pile', sentence: 'Mettre la salle sous la pile et essayer la suivante' }
        : { label: 'Renoncer', pass: true, sentence: 'Renoncer : plus d’exploration ce tour' };
    case 'explore/place': {
      const p = answerTo('explore/place', option);
      return { label: `Poser${p.turn ? ' retournée' : ''}`, sentence: `Poser la salle ${beside(view, p)}` };
    }
    case 'parasite/relocate': {
      const id = answerTo('parasite/relocate', option);
      const p = view.parasites.find((x) => x.id === id);
      return {
        label: p?.black ? 'Parasite noir' : 'Parasite gris',
        sentence: `Faire venir le parasite ${p?.black ? 'noir' : 'gris'} : ${p ? room(view, p.room) : ''}`,
      };
    }
    case 'encounter/choose': {
      const c = answerTo('encounter/choose', option);
      if (c.do === 'trade') return { label: `Échange avec {@${c.with}}`, sentence: `Échanger une carte avec {@${c.with}}` };
      return c.do === 'fire' ? fire(c, view) : knife(c, view);
    }
    case 'trade/give': {
      const card = answerTo('trade/give', option);
      const seat = infectionSeat(card);
      return seat === undefined
        ? { label: CARD[card as CardName], sentence: `Donner ${theCard(card)}` }
        : { label: 'Infection', sentence: `Donner ${theCard(card)}` };
    }
    case 'run/move': {
      const m = answerTo('run/move', option);
      return m ? { ...move(m, view), cost: m.key ? 'la carte' : 'gratuit' } : { label: 'Rester ici', pass: true };
    }
    case 'fire/again': {
      const f = answerTo('fire/again', option);
      return f ? { ...fire(f, view), cost: '1 balle' } : { label: "S'arrêter là", pass: true };
    }
    case 'vest/play':
      return answerTo('vest/play', option) ? { label: 'Jouer le Gilet', cost: 'la carte' } : { label: 'Subir la blessure', cost: '1 PV' };
    case 'team/join':
      return answerTo('team/join', option) ? { label: 'Fouiller à deux', final: true } : { label: 'Refuser' };
    case 'end/vote':
      return answerTo('end/vote', option) ? { label: 'Arrêter', final: true } : { label: 'Continuer' };
  }
}

const WHY_APPEARS = { icon: 'icône Alerte', red: 'icône rouge', card: 'carte Alerte' } as const;
const BY = { parasite: 'par un parasite', bullet: 'par une balle', knife: 'au couteau', grenade: 'par la grenade' } as const;

function line(n: Note): Line {
  const icon = ICONS[n.is];
  switch (n.is) {
    case 'began':
      return { icon, say: `Le Corps d'Extermination entre. {@${n.first}} joue en premier.` };
    case 'dealtAlert':
      return { icon, seat: n.seat, say: `{@${n.seat}} reçoit une {#alert|Alerte} : dé ${n.roll}, un parasite au Réacteur` };
    case 'colour':
      return { icon, seat: n.seat, say: `{@${n.seat}} prend la couleur ${COLOUR[n.colour]}` };
    case 'round':
      return { icon, round: n.round, say: `Manche ${n.round}` };
    case 'doorsClosed':
      return { icon, say: 'Les {#security|portes de sécurité} se referment' };
    case 'parasitesMove':
      return {
        icon,
        say: `Dé ${n.roll} : les parasites vont vers ${n.direction === 1 || n.direction === 3 ? "l'" : 'le '}${WAY[n.direction]} (${n.moves.length})`,
      };
    case 'parasitesBite':
      return {
        icon,
        say: `${spot(n.spot)} : les parasites mordent, ${many(n.wounds, 'blessure', 'blessures')} à chacun (${list(n.bodies.map((b) => who(bodyAim(b))))})`,
      };
    case 'turn':
      return {
        icon,
        seat: n.seat,
        turn: true,
        say: `Tour de {@${n.seat}} : ${n.ap} {#ap|PA}${n.arrives ? ', son équipe arrive au Réacteur' : ''}`,
      };
    case 'turnEnds':
      return {
        icon,
        seat: n.seat,
        say: `{@${n.seat}} finit son tour${n.unspent > 0 ? `, ${n.unspent} PA perdu${n.unspent > 1 ? 's' : ''}` : ''}`,
      };
    case 'explored':
      return {
        icon,
        seat: n.seat,
        say: `{@${n.seat}} ${n.by === 'reveal' ? 'révèle au {#terminal|Terminal}' : 'explore'} : ${CARD_ROOM(n.card)}`,
      };
    case 'unplaceable':
      return { icon, seat: n.seat, say: `${CARD_ROOM(n.card)} : nulle part où poser cette salle` };
    case 'putUnder':
      return { icon, seat: n.seat, say: `{@${n.seat}} met ${CARD_ROOM(n.card)} sous la pile` };
    case 'exploreFailed':
      return { icon, seat: n.seat, say: `{@${n.seat}} n'explore plus ce tour` };
    case 'moved':
      return { icon, seat: seatOf(n.who), say: `${cap(who(bodyAim(n.who)))} ${n.run ? 'court' : 'va'} : ${spot(n.from)} → ${spot(n.to)}` };
    case 'laid':
      return { icon, seat: n.seat, say: `{@${n.seat}} pose ${theCard(n.item)} devant soi` };
    case 'appears':
      return {
        icon,
        seat: n.seat,
        say: `${WHY_APPEARS[n.why]}, dé ${n.roll} : un parasite ${n.black ? 'noir' : 'gris'} ${n.moved ? 'accourt' : 'apparaît'} (${spot(n.spot)})`,
      };
    case 'searched':
      return {
        icon,
        seat: n.seat,
        say: `{@${n.seat}} fouille ${spot(n.spot)} : ${many(n.kept, 'carte', 'cartes')}${n.alerts > 0 ? `, ${many(n.alerts, 'Alerte', 'Alertes')}` : ''}`,
      };
    case 'invited':
      return { icon, seat: n.by, say: `{@${n.by}} propose à {@${n.seat}} de fouiller à deux` };
    case 'declined':
      return { icon, seat: n.seat, say: `{@${n.seat}} refuse de fouiller avec {@${n.by}}` };
    case 'teamSearched':
      return {
        icon,
        seat: n.by,
        say:
          n.by === n.with
            ? `{@${n.by}} fouille ${spot(n.spot)} avec ses deux personnages : ${many(n.kept[0] + n.kept[1], 'carte', 'cartes')}`
            : `{@${n.by}} et {@${n.with}} fouillent ${spot(n.spot)} : ${n.kept[0]} et ${n.kept[1]} carte`,
      };
    case 'alertCard':
      return { icon, seat: n.seat, say: `{@${n.seat}} tire une {#alert|Alerte Parasite}` };
    case 'reshuffled':
      return { icon, say: `La défausse est mélangée : nouvelle pioche de ${n.cards} cartes` };
    case 'traded':
      return { icon, seat: n.by, say: `{@${n.by}} et {@${n.with}} échangent une carte (${spot(n.spot)})` };
    case 'fired':
      return {
        icon,
        seat: n.seat,
        say: `{@${n.seat}} tire sur ${'body' in n.at ? who(bodyAim(n.at.body)) : 'un parasite'}${n.gun === 'machineGun' ? ' au Fusil Mitrailleur' : ''} (${n.bullets > 0 ? many(n.bullets, 'balle reste', 'balles restent') : 'chargeur vide'})`,
      };
    case 'stabbed':
      return {
        icon,
        seat: seatOf(n.who),
        say: `${cap(who(bodyAim(n.who)))} frappe ${'body' in n.at ? who(bodyAim(n.at.body)) : 'un parasite'} au couteau : dé ${n.roll}, ${n.hit ? 'touché' : 'manqué'}`,
      };
    case 'vest':
      return { icon, seat: seatOf(n.body), say: `Un {#vest|Gilet Pare-Balles} protège ${who(bodyAim(n.body))}` };
    case 'wounded':
      return { icon, seat: seatOf(n.body), say: `${cap(who(bodyAim(n.body)))} est blessé ${BY[n.by]} : ${n.hp} {#hp|PV}` };
    case 'parasiteHit':
      return { icon, say: n.killed ? 'Un parasite est tué' : 'Le parasite noir est affaibli : il devient gris' };
    case 'died':
      return { icon, seat: seatOf(n.body), say: `${cap(who(bodyAim(n.body)))} est mort` };
    case 'out':
      return { icon, seat: n.seat, say: `{@${n.seat}} est éliminé ; son secret reste scellé` };
    case 'grenade':
      return { icon, seat: n.seat, say: `{@${n.seat}} lance une {#grenade|Grenade} : ${spot(n.spot)}` };
    case 'scanned':
      return { icon, seat: n.by, say: `{@${n.by}} regarde la main de {@${n.seat}} au {#scanner|Scanner Thermique}` };
    case 'aid':
      return {
        icon,
        seat: seatOf(n.who),
        say: `${cap(who(bodyAim(n.who)))} ouvre un {#aid|Kit de Premiers Soins} pour ${list([...new Set(n.heal)].map((b) => who(bodyAim(b))))}`,
      };
    case 'healed':
      return {
        icon,
        seat: n.seat,
        say: `{@${n.seat}} se soigne (${spot(n.spot)}) : ${many(n.heal.length, 'point de vie', 'points de vie')}`,
      };
    case 'adrenaline':
      return { icon, seat: n.seat, say: `{@${n.seat}} joue l'{#adrenaline|Adrénaline} : +2 PA` };
    case 'doorsOpened':
      return { icon, seat: n.seat, say: `{@${n.seat}} ouvre toutes les {#security|portes de sécurité} pour cette manche` };
    case 'heatScan': {
      const positive = n.cards.filter((c) => c === 'positive').length;
      return {
        icon,
        seat: n.seat,
        say: `{#heatScan|Scan Thermique} de {@${n.seat}} : ${many(positive, 'infecté', 'infectés')}, ${many(n.cards.length - positive, 'humain', 'humains')}`,
      };
    }
    case 'vote':
      return { icon, seat: n.by, say: `Vote pour finir : ${n.yes.length} oui, ${n.no.length} non` };
    case 'burnt':
      return { icon, seat: n.seat, say: `{@${n.seat}} brûle le {#nest|Nid} avec ${n.cans} Jerricans` };
    case 'ended':
      return { icon, say: `${ENDING[n.ending.how]} ${WINNERS[n.ending.winners]}` };
    case 'dealt':
      return { icon, seat: n.seat, say: `Vos cartes : ${list(n.cards.map(cardName))}` };
    case 'drew':
      return { icon, seat: n.seat, say: `Vous trouvez ${theCard(n.card)}` };
    case 'swapped':
      return { icon, seat: n.seat, say: `Vous donnez ${theCard(n.gave)} à {@${n.with}} et recevez ${theCard(n.got)}` };
    case 'youAreHost':
      return {
        icon,
        seat: n.seat,
        say:
          n.from === null
            ? "Vous êtes l'{#host|Hôte}. Infectez les autres, sans vous trahir."
            : `{@${n.from}} vous a passé la carte {#host|Hôte}. Vous êtes l'Hôte.`,
      };
    case 'youAreInfected':
      return { icon, seat: n.seat, say: `Vous êtes {#infected|infecté} par {@${n.by}}. Vous jouez désormais contre les humains.` };
    case 'youResisted':
      return {
        icon,
        seat: n.seat,
        say: `{@${n.by}} a voulu vous infecter : ${n.with === 'gas' ? 'votre Jerrican' : 'votre Antidote'} vous protège`,
      };
    case 'youAreCured':
      return { icon, seat: n.seat, say: "L'{#antidote|Antidote} vous a guéri : vous êtes de nouveau humain" };
    case 'youPassedOn':
      return { icon, seat: n.seat, say: `Vous avez passé la carte Hôte à {@${n.to}} ; vous restez infecté` };
    case 'sawHand':
      return { icon, seat: n.seat, say: `La main de {@${n.of}} : ${list(n.cards.map(cardName))}` };
  }
}

const ENDING: Readonly<Record<EndingHow, string>> = {
  burnt: 'Le Nid est en flammes.',
  allInfected: 'Le Scan Thermique le prouve : plus aucun humain.',
  lastHuman: 'Un seul humain reste, sans Jerrican à trouver.',
  noSoldier: 'Il ne reste aucun Soldat : le Nid ne brûlera jamais.',
  vote: "Tous ont voté la fin de l'opération.",
  limit: "L'opération a duré trop longtemps.",
};
const WINNERS = {
  humans: "Les humains l'emportent.",
  infected: "L'Hôte et les infectés l'emportent.",
  nobody: 'Personne ne gagne.',
} as const;

const REFUSAL: Readonly<Record<RefusalKey, string>> = {
  duty: 'À la première manche, une fouille doit rester possible ce tour.',
  noAp: "Il ne vous reste pas de point d'action.",
  minimumHand: 'Il doit rester assez de cartes en main après ce coup.',
  noBullet: 'Sans balle, une arme ne sert à rien.',
  hostAsleep: "L'Hôte dort encore dans la pioche : le Nid ne peut pas brûler.",
  infectedNest: 'Un infecté ne brûle pas le Nid.',
  cans: 'Il vous manque des Jerricans.',
  sideways: 'Une salle reste droite ou se retourne ; jamais de côté.',
  doors: 'Porte contre porte, mur contre mur ; jamais deux portes de sécurité.',
  sealed: 'Cette pose fermerait la station avant que le Nid soit trouvé.',
  adjacentFirst: "La salle doit d'abord toucher celle de votre explorateur.",
  stuck: "Vous n'explorez plus ce tour.",
  deckEmpty: "Il n'y a plus de salle à explorer.",
  terminalUsed: 'Une seule fonction du Terminal par tour.',
  healed: "Une seule visite à l'Infirmerie par tour, et il faut une blessure.",
  notYours: 'Ce personnage est à quelqu’un d’autre.',
  ownInfection: 'Un humain ne donne jamais ses propres cartes Infection.',
  foreignInfection: "Tant que vous avez un objet, les Infections des autres ne s'échangent pas.",
  hostCard: "La carte Hôte ne s'échange pas.",
  notPossible: "Ce n'est pas possible maintenant.",
};

const terms: Readonly<Record<string, Term>> = {
  hp: {
    name: 'Points de Vie',
    help: 'Chaque personnage en a 4 au plus. Une blessure en retire un ; à zéro il meurt.',
    rules: ['PAN-CHAR-02', 'PAN-CHAR-05'],
  },
  ap: {
    name: "Points d'Action",
    help: 'Un personnage à 3 ou 4 PV en apporte 2 au tour, à 1 ou 2 PV un seul. Le total se dépense librement.',
    rules: ['PAN-CHAR-03', 'PAN-TURN-01'],
  },
  soldier: {
    name: 'Soldat',
    help: 'Porte le lance-flammes : lui seul peut brûler le Nid. Il ne tire jamais.',
    rules: ['PAN-CHAR-10', 'PAN-CHAR-09'],
  },
  android: {
    name: 'Androïde',
    help: 'Porte le pistolet : lui seul peut tirer, avec des Munitions.',
    rules: ['PAN-CHAR-09', 'PAN-FIRE-01'],
  },
  human: { name: 'Humain', help: 'Gagne quand un Soldat humain brûle le Nid.', rules: ['PAN-END-01'] },
  infected: {
    name: 'Infecté',
    help: "Joue avec l'Hôte : peut donner ses propres cartes Infection et gagne si un scan prouve qu'il ne reste plus d'humain.",
    rules: ['PAN-INFECT-06', 'PAN-END-04'],
  },
  host: {
    name: 'Hôte',
    help: 'Le premier infecté : celui qui tire la carte Hôte parmi les premières cartes. Il ne guérit pas.',
    rules: ['PAN-INFECT-10', 'PAN-RULING-50'],
  },
  infection: {
    name: 'Carte Infection',
    help: 'Trois par couleur. Donnée par un infecté de cette couleur, elle infecte, sauf contre un Jerrican ou un Antidote.',
    rules: ['PAN-INFECT-01', 'PAN-INFECT-02'],
  },
  gas: {
    name: 'Jerrican',
    help: 'Donné dans un échange, il bloque une infection. Trois Jerricans en main du même joueur brûlent le Nid.',
    rules: ['PAN-GAS-01', 'PAN-GAS-02'],
  },
  key: {
    name: 'Carte Magnétique',
    help: 'Posée au premier usage, elle ouvre les portes de sécurité à vos personnages.',
    rules: ['PAN-KEY-01', 'PAN-RULING-71'],
  },
  ammo: {
    name: 'Munitions',
    help: 'Quatre balles pour votre Androïde. Posées à la première balle tirée.',
    rules: ['PAN-AMMO-01', 'PAN-RULING-32'],
  },
  vest: {
    name: 'Gilet Pare-Balles',
    help: 'Annule une blessure de balle ou de couteau, puis se défausse.',
    rules: ['PAN-VEST-01', 'PAN-VEST-02'],
  },
  aid: {
    name: 'Kit de Premiers Soins',
    help: 'Rend 2 PV à un personnage de la salle, ou 1 à celui qui soigne et 1 à un autre.',
    rules: ['PAN-AID-01', 'PAN-AID-02'],
  },
  grenade: {
    name: 'Grenade',
    help: 'Une blessure à tout ce qui se trouve dans une salle voisine, amis compris.',
    rules: ['PAN-GREN-01', 'PAN-GREN-02'],
  },
  scanner: {
    name: 'Scanner Thermique',
    help: "Montre à vous seul toute la main d'un joueur présent dans la salle. Des cartes, pas une preuve.",
    rules: ['PAN-SCAN-01', 'PAN-SCAN-03'],
  },
  knife: {
    name: 'Couteau de Combat',
    help: 'Pour Soldat ou Androïde : 3 ou 4 au dé, une blessure dans la même salle.',
    rules: ['PAN-KNIFE-01', 'PAN-KNIFE-02'],
  },
  machineGun: {
    name: 'Fusil Mitrailleur',
    help: 'Deux balles pour un seul PA, sur une ou deux cibles.',
    rules: ['PAN-MGUN-01', 'PAN-MGUN-02'],
  },
  adrenaline: { name: 'Adrénaline', help: "Deux points d'action de plus ce tour.", rules: ['PAN-ADREN-01'] },
  antidote: {
    name: 'Antidote',
    help: "Donné, il bloque une infection ; reçu par un infecté qui n'est pas l'Hôte, il le guérit en secret.",
    rules: ['PAN-INFECT-03', 'PAN-RULING-40'],
  },
  scope: { name: 'Lunette de Visée', help: 'Votre Androïde peut tirer dans une salle voisine ouverte.', rules: ['PAN-SCOPE-01'] },
  alert: {
    name: 'Alerte Parasite',
    help: "Un dé à quatre faces dit de quel côté un parasite apparaît ; s'il n'y a pas de salle, il apparaît ici.",
    rules: ['PAN-ALERT-01', 'PAN-ALCARD-01'],
  },
  parasite: {
    name: 'Parasite',
    help: 'Gris : 1 blessure à chacun dans la salle. Noir : 2, et il faut le toucher deux fois.',
    rules: ['PAN-PARA-08', 'PAN-PARA-09'],
  },
  security: {
    name: 'Porte de sécurité',
    help: 'Fermée : il faut une Carte Magnétique ou le Terminal. Les parasites ne la passent jamais fermée.',
    rules: ['PAN-MOVE-02', 'PAN-PARA-05'],
  },
  run: { name: 'Courir', help: 'Entrer ici donne un second déplacement gratuit, tout de suite.', rules: ['PAN-RUN-01'] },
  storage: {
    name: 'Entrepôt',
    help: 'La première fouille donne trois cartes, les suivantes une seule.',
    rules: ['PAN-STORE-01', 'PAN-STORE-03'],
  },
  team: {
    name: 'Fouille en Équipe',
    help: 'Deux personnages présents peuvent fouiller ensemble pour 1 PA : une carte chacun.',
    rules: ['PAN-TEAM-02', 'PAN-TEAM-03'],
  },
  one: {
    name: 'Fouille simple',
    help: 'Une salle à fouiller : une carte. Une fois rouge, chaque fouille attire un parasite.',
    rules: ['PAN-SEARCH-03', 'PAN-SEARCH-04'],
  },
  terminal: {
    name: 'Terminal',
    help: 'Une fonction par tour, 1 PA : Scan Thermique, ouvrir les portes, révéler une salle.',
    rules: ['PAN-TERM-01', 'PAN-TERM-02'],
  },
  infirmary: {
    name: 'Infirmerie',
    help: 'Une fois par tour, 1 PA : soigner deux blessures de vos personnages présents.',
    rules: ['PAN-HEAL-01'],
  },
  nest: {
    name: 'Nid',
    help: 'La cible. Un Soldat humain y joue trois Jerricans, et les humains gagnent.',
    rules: ['PAN-END-01', 'PAN-RULING-38'],
  },
  reactor: {
    name: 'Salle du Réacteur',
    help: 'Le départ. Ses chiffres donnent les directions du dé ; aucun échange ici.',
    rules: ['PAN-SETUP-04', 'PAN-TRADE-02'],
  },
  heatScan: {
    name: 'Scan Thermique',
    help: "Compte les infectés sans dire qui. Il peut prouver la victoire de l'Hôte.",
    rules: ['PAN-TERM-03', 'PAN-TERM-04'],
  },
  red: {
    name: 'Icône rouge',
    help: 'Salle déjà fouillée : y fouiller ou s’y soigner fait d’abord apparaître un parasite.',
    rules: ['PAN-SEARCH-04', 'PAN-HEAL-03'],
  },
  trade: {
    name: 'Échange',
    help: "Entrer où se trouve un autre joueur impose d'échanger une carte en secret, ou d'attaquer.",
    rules: ['PAN-TRADE-01', 'PAN-TRADE-03'],
  },
  minimum: {
    name: 'Main minimale',
    help: 'On ne joue une carte que si la main garde au moins cinq cartes ensuite.',
    rules: ['PAN-HAND-03', 'PAN-RULING-37'],
  },
};

export const fr: Words<View, Note> = {
  title: 'Panic Station',
  subtitle: 'Paranoïa dans la base',
  pitch: "Trouvez le Nid et brûlez-le. L'un de vous est l'Hôte, et chaque échange peut infecter.",
  options: {
    gentle: { name: 'Humains ménagés', help: 'Deux cartes Infection par joueur au lieu de trois.' },
    passing: { name: 'Hôte passeur', help: 'Un Hôte qui a échoué trois fois peut donner la carte Hôte.' },
    cans: {
      name: 'Jerricans pour le Nid',
      help: 'Combien de Jerricans il faut pour brûler le Nid.',
      values: { '3': 'trois', '4': 'quatre' },
    },
    colours: {
      name: 'Couleurs',
      help: 'Tirées au sort, ou choisies par chacun au début.',
      values: { random: 'tirées au sort', pick: 'choisies' },
    },
  },
  bots: { crew: 'Équipier', absent: 'Somnambule', search: 'Calculateur', random: 'Hasard' },
  question: (ask, view) => QUESTION[topicOf(ask)](view, ask),
  answer: offered,
  waiting: (topic, seat, view) => WAITING[topic as PanicTopic](seat, view),
  note: line,
  refusal: (key) => REFUSAL[REFUSALS.includes(key as RefusalKey) ? (key as RefusalKey) : 'notPossible'],
  ending: (report: Report) => {
    const [how, winners] = report.ending.split('/') as [EndingHow, keyof typeof WINNERS | undefined];
    return [ENDING[how], winners && WINNERS[winners]].filter(Boolean).join(' ');
  },
  terms,
  rules: rulesIn('fr'),
  guide: [
    {
      at: 'board',
      title: 'Comment on gagne',
      text: "Humains : un Soldat sain brûle le {#nest|Nid} avec trois {#gas|Jerricans}. Infectés : un {#heatScan|Scan Thermique} prouve que tous le sont. Nul ne sait d'abord qui est l'{#host|Hôte}.",
    },
    {
      at: 'board',
      title: 'La station',
      text: 'Elle grandit salle par salle. Votre Soldat et votre Androïde partent du {#reactor|Réacteur}. Le {#nest|Nid} est caché loin sous la pile.',
    },
    {
      at: 'question',
      title: 'À vous',
      text: "Vos deux personnages mettent leurs {#ap|points d'action} en commun. Ce qui est permis brille sur la station et dans votre main.",
    },
    {
      at: 'things',
      title: 'Votre main',
      text: 'Elle est secrète. Vos cartes {#infection|Infection} ne servent que si vous êtes infecté. Gardez un {#gas|Jerrican} pour vous protéger.',
    },
    {
      at: 'board',
      title: 'Entrer chez quelqu’un',
      text: "Dans une salle occupée, on {#trade|échange} une carte en secret ou l'on attaque. C'est ainsi que l'{#host|Hôte} infecte.",
    },
    {
      at: 'players',
      title: 'Les autres',
      text: 'Vous voyez leurs blessures, leurs objets posés, le nombre de leurs cartes. Jamais leur camp. Le {#heatScan|Scan Thermique} compte les infectés.',
    },
    {
      at: 'journal',
      title: 'Ce qui est arrivé',
      text: 'Le journal dit tout ce que vous avez le droit de savoir. Vos lignes privées portent un cadenas. Notez vos soupçons dans le carnet.',
    },
    {
      at: 'chat',
      title: 'Parlez',
      text: 'Accusez, jurez, mentez : la discussion fait partie du jeu, et rien de ce qui s’y dit ne vous engage.',
    },
  ],
  phrases: {
    accuse: 'Je te soupçonne.',
    vouch: 'Je lui fais confiance.',
    human: 'Je suis humain, je le jure.',
    scan: 'Il nous faut un Scan Thermique.',
    gas: "J'ai donné un Jerrican.",
    wantGas: "J'ai besoin de Jerricans.",
    nest: 'Au Nid, maintenant !',
    help: "À l'aide !",
    stay: 'Restez loin de moi.',
    heal: 'Je dois me soigner.',
    sorry: 'Désolé, pas le choix.',
    proof: 'Prouve-le.',
  },
};
