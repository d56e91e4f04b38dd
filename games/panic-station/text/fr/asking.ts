/** Questions, what is offered, and what the others read meanwhile. */
import type { Offered } from '@cosmodrome/kit/text';
import { isInfection } from '../../content/index.ts';
import type { Action, Fire, Knife, Move } from '../../topics.ts';
import type { View } from '../../view.ts';
import { aim, encounterOf, sceneOf } from '../figures.ts';
import type { Lexicon } from '../lexicon.ts';
import { beside, body, capital, count, list, lost, own, room, short, someCard, who } from './grammar.ts';
import { names } from './names.ts';

function move(m: Move, view: View): Offered {
  return {
    label: `${own(m.who)} avance`,
    cost: m.key ? '1 PA, la carte' : '1 PA',
    sentence: `${own(m.who)} : destination ${room(view, m.to)}${m.key ? ', Carte Magnétique posée' : ''}`,
  };
}
function fire(f: Fire, view: View): Offered {
  const at = aim(view, f.at);
  return {
    label: `Tirer : ${short(at)}`,
    cost: f.gun === 'pistol' ? '1 PA, 1 balle' : '1 PA, rafale',
    sentence: `Tirer sur ${who(at)} ${f.gun === 'pistol' ? 'au pistolet' : 'au Fusil Mitrailleur'}`,
  };
}
function knife(k: Knife, view: View): Offered {
  const at = aim(view, k.at);
  return {
    label: `Lame : ${short(at)}`,
    cost: '1 PA, dé 3 ou 4',
    sentence: `Attaquer ${who(at)} au couteau avec votre ${own(k.who)}`,
  };
}

const actions: { readonly [D in Action['do']]: (action: Extract<Action, { readonly do: D }>, view: View) => Offered } = {
  explore: (a, view) => ({
    label: 'Explorer',
    cost: '1 PA',
    sentence: `Explorer : poser la salle visible ${beside(view, a, a.from)}`,
  }),
  exploreNowhere: () => ({
    label: 'Explorer',
    cost: '1 PA, ne va pas',
    sentence: 'Explorer, bien que la salle visible ne puisse être posée nulle part',
  }),
  move,
  fire,
  knife,
  search: (a, view) => ({ label: 'Fouiller', cost: '1 PA', sentence: `Fouiller : ${room(view, a.room)}` }),
  teamSearch: (a, view) =>
    a.with === view.seat
      ? { label: 'Fouiller à deux', cost: '1 PA', sentence: 'Fouiller avec vos deux personnages' }
      : { label: 'Fouiller à deux', cost: '1 PA', sentence: `Proposer à {@${a.with}} de fouiller à deux` },
  heatScan: () => ({
    label: 'Scan Thermique',
    cost: '1 PA',
    sentence: 'Terminal : lancer un Scan Thermique de toute la station',
  }),
  openDoors: () => ({
    label: 'Ouvrir les portes',
    cost: '1 PA',
    sentence: 'Terminal : ouvrir toutes les portes de sécurité pour cette manche',
  }),
  reveal: (a, view) => ({
    label: 'Révéler une salle',
    cost: '1 PA',
    sentence: `Terminal : poser la salle visible ${beside(view, a)}`,
  }),
  revealNowhere: () => ({
    label: 'Révéler une salle',
    cost: '1 PA, ne va pas',
    sentence: 'Terminal : révéler, bien que la salle ne puisse être posée nulle part',
  }),
  heal: (a) => ({
    label: 'Se soigner',
    cost: `1 PA, +${a.heal.length} PV`,
    sentence: `Infirmerie : soigner ${list(a.heal.map((b) => `votre ${own(b)}`))}`,
  }),
  aid: (a) => ({
    label: 'Premiers Soins',
    cost: '1 PA, la carte',
    sentence:
      a.heal[0] === a.heal[1]
        ? `Premiers Soins : 2 PV pour ${body(a.heal[0])}`
        : `Premiers Soins : 1 PV pour ${body(a.heal[0])}, 1 pour ${body(a.heal[1])}`,
  }),
  grenade: (a, view) => ({
    label: 'Lancer une grenade',
    cost: '1 PA, la carte',
    sentence: `Lancer une grenade : ${room(view, a.to)}`,
  }),
  scanner: (a) => ({
    label: 'Scanner une main',
    cost: '1 PA, la carte',
    sentence: `Regarder la main de {@${a.seat}} au Scanner Thermique`,
  }),
  adrenaline: () => ({ label: 'Adrénaline', cost: '+2 PA, la carte', sentence: "Jouer l'Adrénaline : deux PA de plus ce tour" }),
  burn: (_, view) => ({
    label: 'Brûler le Nid',
    cost: `1 PA, ${view.variants.cans} Jerricans`,
    sentence: 'Brûler le Nid et gagner la partie avec les humains',
  }),
  vote: () => ({ label: 'Proposer la fin', sentence: 'Proposer aux autres de mettre fin à la partie (victoire infectée)' }),
  end: (_, view) => ({
    label: 'Finir le tour',
    pass: true,
    ...(view.turn && view.turn.ap > 0 ? { cost: `${lost(view.turn.ap)}` } : {}),
  }),
};

export const questions: Lexicon['questions'] = {
  'setup/colour': () => ({ say: 'Quelle couleur porte votre équipe ?', rules: ['PAN-SETUP-01'] }),
  'turn/action': (view) => {
    const ap = view.turn?.ap ?? 0;
    return {
      say: ap > 0 ? `À vous : ${count(ap, 'point', 'points')} d'action pour votre équipe.` : "Plus de points d'action.",
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
      say: hit ? `Votre ${own(hit.body)} est touché par {@${hit.by}}. Un Gilet ?` : 'Jouer un Gilet Pare-Balles ?',
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

export const waiting: Lexicon['waiting'] = {
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

export const answers: Lexicon['answers'] = {
  'setup/colour': (colour) => ({ label: capital(names.colours[colour]) }),
  'turn/action': (action, view) => (actions[action.do] as (action: Action, view: View) => Offered)(action, view),
  'explore/unplaceable': (choice) =>
    choice === 'under'
      ? { label: 'Sous la pile', sentence: 'Mettre la salle sous la pile et essayer la suivante' }
      : { label: 'Renoncer', pass: true, sentence: 'Renoncer : plus d’exploration ce tour' },
  'explore/place': (at, view) => ({ label: `Poser${at.turn ? ' retournée' : ''}`, sentence: `Poser la salle ${beside(view, at)}` }),
  'parasite/relocate': (id, view) => {
    const p = view.parasites.find((x) => x.id === id);
    return {
      label: p?.black ? 'Parasite noir' : 'Parasite gris',
      sentence: `Faire venir le parasite ${p?.black ? 'noir' : 'gris'} : ${p ? room(view, p.room) : ''}`,
    };
  },
  'encounter/choose': (choice, view) => {
    switch (choice.do) {
      case 'trade':
        return { label: `Échange avec {@${choice.with}}`, sentence: `Échanger une carte avec {@${choice.with}}` };
      case 'fire':
        return fire(choice, view);
      case 'knife':
        return knife(choice, view);
    }
  },
  'trade/give': (given) => ({
    label: isInfection(given) ? 'Infection' : names.cards[given].name,
    sentence: `Donner ${someCard(given)}`,
  }),
  'run/move': (m, view) => (m ? { ...move(m, view), cost: m.key ? 'la carte' : 'gratuit' } : { label: 'Rester ici', pass: true }),
  'fire/again': (f, view) => (f ? { ...fire(f, view), cost: '1 balle' } : { label: "S'arrêter là", pass: true }),
  'vest/play': (plays) => (plays ? { label: 'Jouer le Gilet', cost: 'la carte' } : { label: 'Subir la blessure', cost: '1 PV' }),
  'team/join': (joins) => (joins ? { label: 'Fouiller à deux' } : { label: 'Refuser' }),
  'end/vote': (agrees) => (agrees ? { label: 'Arrêter' } : { label: 'Continuer' }),
};
