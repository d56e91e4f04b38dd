import type { Offered } from '@cosmodrome/kit/text';
import type { Role } from '../../content/index.ts';
import type { FigureId } from '../../state.ts';
import type { FreeAction, GearHandle, IqAction, PaidAction, Purchase, ThingRef } from '../../topics.ts';
import type { View } from '../../view.ts';
import type { Lexicon } from '../lexicon.ts';
import { actionsLeft, besideWhat, clip, faces } from '../parts.ts';
import {
  asked,
  askedItem,
  cardName,
  cell,
  dice,
  edgeName,
  figureName,
  many,
  partner,
  roleHelp,
  roleName,
  thingRef,
  tradeRef,
} from './grammar.ts';
import { names } from './names.ts';

// ------------------------------------------------------------------ answers
const nextTo = (view: View, place: { readonly q: number; readonly r: number } | undefined, here: string): string => {
  const beside = place && besideWhat(view, place);
  return beside ? `au ${names.directions[beside.direction]} de ${cell(view, beside.cell)}` : here;
};
function iq(a: IqAction, view: View): Offered {
  const via = 'via' in a && a.via !== undefined ? ' (Tricorder)' : '';
  switch (a.do) {
    case 'heal':
      return {
        label: 'Soigner',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} soigne ${roleName(a.patient)}${via}`,
      };
    case 'analyze':
      return {
        label: 'Analyser',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} analyse : ${cardName(view, a.card)}`,
      };
    case 'subdue':
      return {
        label: 'Subjuguer',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} subjugue : ${figureName(view, a.figure)}${via}`,
      };
    case 'scenario': {
      const act = view.objective.acts.find((x) => x.cell === a.cell)?.act;
      const name = act ? names.acts[act] : 'Action de mission';
      return {
        label: name.length > 22 ? 'Mission' : name,
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} : ${name}${via}`,
      };
    }
    case 'cold':
      return {
        label: 'Le rhume',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} répand le rhume : ${cell(view, a.cell)}`,
      };
  }
}
function paid(a: PaidAction, view: View): Offered {
  switch (a.do) {
    case 'move':
      return {
        label: 'Avancer',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} va : ${cell(view, a.to)}`,
      };
    case 'open':
      return {
        label: 'Ouvrir le sas',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} ouvre le sas ${edgeName(view, a.edge)}`,
      };
    case 'attack':
      return {
        label: 'Attaquer',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} attaque ${figureName(view, a.figure)} : ${cardName(view, a.card)}`,
      };
    case 'burn':
      return {
        label: 'Brûler la tuile',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} brûle ${cell(view, a.cell)} : ${cardName(view, a.card)}`,
      };
    case 'talent': {
      const owner = a.borrow ?? a.who;
      const option = view.rocketeers.find((r) => r.role === owner)?.option;
      return {
        label: 'Talent',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} : Talent, ${option ? names.options[option].name : ''}`,
      };
    }
    case 'coffee':
      return {
        label: 'Café',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} sert le café : +1 dé à tous sur la tuile`,
      };
    default:
      return iq(a, view);
  }
}
function free(a: FreeAction, view: View): Offered {
  switch (a.do) {
    case 'pick-up':
      return {
        label: 'Ramasser',
        cost: 'gratuit',
        sentence: `${roleName(a.who)} ramasse ${thingRef(view, a.thing)}`,
      };
    case 'trade':
      return {
        label: 'Échanger',
        cost: 'gratuit',
        sentence: `${roleName(a.who)} échange avec ${roleName(a.with)}`,
      };
    case 'use':
      return {
        label: 'Utiliser',
        cost: 'gratuit',
        sentence: `${roleName(a.who)} utilise : ${cardName(view, a.card)}`,
      };
    case 'goggles':
      return {
        label: 'Voir à travers',
        cost: 'gratuit',
        sentence: `${roleName(a.who)} voit à travers le sas ${edgeName(view, a.edge)}`,
      };
    case 'lay-mine':
      return {
        label: 'Poser la mine',
        cost: 'gratuit',
        sentence: `${roleName(a.who)} pose une Électro-mine`,
      };
    case 'recharge':
      return {
        label: 'Recharger',
        cost: 'Mysterium',
        sentence: `${roleName(a.who)} recharge : ${cardName(view, a.card)}`,
      };
    case 'inspire':
      return {
        label: 'Inspiration',
        cost: 'le schéma',
        sentence: `${roleName(a.who)} défausse ${cardName(view, a.card)} pour une action de QI`,
      };
    case 'recording':
      return {
        label: 'Lire la bande',
        cost: 'gratuit',
        sentence: `${roleName(a.who)} dépense l'Overkill enregistré`,
      };
  }
}
const isFree = (a: PaidAction | FreeAction): a is FreeAction => !('pay' in a);

function purchase(p: Purchase, view: View): Offered {
  const name = names.options[p.buy].name;
  const more = ((): string => {
    switch (p.buy) {
      case 'command':
        return roleName(p.to);
      case 'move-out':
        return roleName(p.mover);
      case 'sawbones':
        return roleName(p.patient);
      case 'override':
        return `${names.edges[p.to]}, ${edgeName(view, p.edge)}`;
      case 'dislodge':
        return `${figureName(view, p.figure)} → ${cell(view, p.to)}`;
      case 'hit-and-run':
        return cell(view, p.to);
      case 'psychic-burst':
        return p.figure === undefined ? cell(view, p.cell) : `${figureName(view, p.figure)}, ${cell(view, p.cell)}`;
      case 'extract':
      case 'slash':
      case 'rescue':
      case 'dominate':
      case 'charge':
      case 'progress':
        return '';
      case 'store':
        return cardName(view, p.card);
      default:
        return figureName(view, p.figure);
    }
  })();
  return { label: name, cost: '1 Overkill', sentence: more ? `${name} : ${more}` : name };
}
function handle(h: GearHandle, view: View): Offered {
  const mover = (x: FigureId | Role | ThingRef): string =>
    typeof x === 'number' ? figureName(view, x) : typeof x === 'string' ? roleName(x) : thingRef(view, x);
  if ('get' in h)
    return {
      label: 'Ramasser',
      sentence: `Ramasser ${thingRef(view, h.get)} : ${cell(view, h.from)}`,
    };
  if ('drop' in h)
    return {
      label: 'Déposer',
      sentence: `Déposer ${cardName(view, h.drop)} : ${cell(view, h.on)}`,
    };
  if ('open' in h)
    return {
      label: 'Ouvrir le sas',
      sentence: `Ouvrir le sas ${edgeName(view, h.open)}`,
    };
  if ('pull' in h)
    return {
      label: 'Attirer',
      sentence: `Attirer ${mover(h.pull)} : ${cell(view, h.to)}`,
    };
  return {
    label: 'Repousser',
    sentence: `Repousser ${mover(h.push)} vers le ${names.directions[h.direction]}`,
  };
}

export const answers: Lexicon['answers'] = {
  'setup/rocketeer': (o) => ({ label: names.roles[o].name, sentence: roleHelp(o) }),
  'setup/dock': (o, v) => ({
    label: 'Accoster ici',
    sentence: `Accoster ${nextTo(v, o, 'ici')}`,
  }),
  'setup/kit': (o, v) => ({ label: clip(cardName(v, o)) }),
  'setup/ready': (o) => (o === 'ready' ? { label: 'Prêt' } : { label: 'Rechoisir', cost: roleName(o.again) }),
  'setup/keep': (o, v) => (o === null ? { label: 'Rien', pass: true } : { label: clip(cardName(v, o)) }),
  'turn/arrow': (o) => ({ label: names.directions[o] ?? '' }),
  'order/next': (o) => {
    const a = o;
    return 'claim' in a
      ? { label: names.roles[a.claim].name, cost: 'agit ensuite' }
      : { label: names.roles[a.propose].name, cost: 'proposer' };
  },
  'order/show': (o) =>
    'mark' in o
      ? { label: 'Montrer cette tuile', sentence: 'Montrer cette tuile aux autres' }
      : { label: names.roles[o.plan].name, cost: names.aims[o.aim] },
  'scan/cell': (o, v) => ({
    label: 'Scanner ici',
    ...(o.scanner === undefined ? {} : { cost: 'Scanner' }),
    sentence: `Scanner la tuile cachée ${nextTo(v, v.cells[o.cell], 'choisie')}`,
  }),
  'scan/distortion': (o) => ({ label: names.roles[o].name }),
  'turn/action': (o, v) => {
    const a = o;
    if (a.do === 'end')
      return {
        label: 'Finir le tour',
        pass: true,
        sentence: `Finir le tour : ${roleName(a.who)}`,
      };
    if (a.do === 'concede') return { label: 'Abandonner' };
    return isFree(a) ? free(a, v) : paid(a, v);
  },
  'turn/interrupt': (o, v) => {
    const a = o;
    return isFree(a) ? free(a, v) : paid(a, v);
  },
  'flag/action': (o, v) => {
    const a = o;
    return a.do === 'forfeit'
      ? {
          label: 'Y renoncer',
          pass: true,
          sentence: `${roleName(a.who)} renonce à son action`,
        }
      : paid(a, v);
  },
  'table/concede': (o) => (o ? { label: 'Abandonner' } : { label: 'Continuer' }),
  'roll/boost': (o, v) => ({ label: clip(cardName(v, o)) }),
  'roll/after': (o, v) => {
    const a = o;
    return a === 'keep'
      ? { label: 'Garder le jet', pass: true }
      : {
          label: clip(cardName(v, a.use)),
          ...(a.dice ? { cost: a.dice.map((d) => v.roll?.faces[d] ?? '?').join(' ') } : {}),
        };
  },
  'roll/dice': (o, v) => ({ label: String(v.roll?.faces[o] ?? o) }),
  'roll/scientist': (o) => (o ? { label: '+1 Overkill', cost: '1 Charge' } : { label: 'Garder la Charge' }),
  'overkill/spend': (o, v) => {
    const a = o;
    if (a === 'stop') return { label: "S'arrêter là", pass: true };
    if ('borrow' in a)
      return {
        label: 'Télépathie',
        cost: '1 Charge',
        sentence: `Emprunter l'option : ${roleName(a.borrow)}`,
      };
    if ('recording' in a) return { label: 'Lire la bande', sentence: "Ajouter l'Overkill enregistré" };
    return purchase(a, v);
  },
  'gift/move': (o, v) => (o === null ? { label: 'Rester', pass: true } : { label: 'Avancer', sentence: `Aller : ${cell(v, o)}` }),
  'trade/what': (o, v) => {
    const a = o;
    if (a === 'nothing') return { label: 'Terminer', pass: true };
    return 'give' in a
      ? {
          label: 'Donner',
          cost: clip(tradeRef(v, a.give)).slice(0, 18),
          sentence: `Donner : ${tradeRef(v, a.give)}`,
        }
      : {
          label: 'Demander',
          cost: clip(tradeRef(v, a.take)).slice(0, 18),
          sentence: `Demander : ${tradeRef(v, a.take)}`,
        };
  },
  'trade/consent': (o) => ({ label: o ? 'Donner' : 'Refuser' }),
  'teleport/consent': (o) => ({ label: o ? 'Partir' : 'Rester' }),
  'gear/cell': (o, v) => ({
    label: clip(cell(v, o)),
    sentence: `Choisir : ${cell(v, o)}`,
  }),
  'gear/figure': (o, v) => ({ label: clip(figureName(v, o)) }),
  'gear/edge': (o, v) => ({
    label: names.edges[o.to],
    sentence: `Sas ${edgeName(v, o.edge)} : ${names.edges[o.to]}`,
  }),
  'gear/patient': (o) => ({ label: names.roles[o].name }),
  'gear/amount': (o) => ({ label: String(o) }),
  'gear/component': (o) => ({ label: names.components[o].name }),
  'gear/card': (o, v) => ({ label: clip(cardName(v, o)) }),
  'gear/crew': (o) => ({ label: names.roles[o].name }),
  'gear/handle': (o, v) => handle(o, v),
  'gear/iq': (o, v) => iq(o, v),
  'damage/prevent': (o, v) => (o === 'take' ? { label: 'Encaisser', cost: '−1 PV' } : { label: clip(cardName(v, o)), cost: '1 Charge' }),
  'mind/token': (o) => ({ label: o === 'standard' ? 'AP standard' : 'AP réservé' }),
  'terror/step': (o, v) => ({
    label: 'Fuir ici',
    sentence: `Fuir : ${cell(v, o)}`,
  }),
  'alien/invisible': (o) => (o ? { label: 'Disparaître', cost: '1 Charge' } : { label: 'Pas maintenant' }),
};

// ------------------------------------------------------------------ questions
export const questions: Lexicon['questions'] = {
  'setup/rocketeer': () => ({
    say: 'Quel Rocketeer prenez-vous ?',
    hint: 'Le premier qui choisit le garde. Chacun a sa propre option Overkill.',
    rules: ['SCA-SETUP-03'],
  }),
  'setup/dock': () => ({
    say: 'Où accoste la Navette ?',
    hint: 'Contre une tuile du vaisseau ; les marqueurs vont au plus loin.',
    rules: ['SCA-RULING-08'],
  }),
  'setup/kit': (v) => ({
    say: `${asked(v)} : choisissez quatre objets.`,
    hint: 'Deux imposants au plus. Une arme au moins est prudente.',
    rules: ['SCA-SETUP-15'],
  }),
  'setup/ready': () => ({ say: 'Tout le monde est équipé ?', rules: ['SCA-RULING-06'] }),
  'setup/keep': (v) => ({
    say: `${asked(v)} : quel objet cachez-vous ?`,
    hint: 'Le reste attend dans votre casier.',
    rules: ['SCA-S4-05'],
  }),
  'turn/arrow': () => ({
    say: 'Dans quelle direction pointe la flèche ?',
    hint: "Toutes les tuiles s'orienteront comme elle.",
    rules: ['SCA-SETUP-12'],
  }),
  'order/next': (v) =>
    v.alternative
      ? {
          say: 'Une nouvelle manche commence.',
          hint: 'Le plus blessé ouvre ; avant lui, chacun peut utiliser un objet.',
          rules: ['SCA-VAR-01', 'SCA-RULING-41'],
        }
      : {
          say: 'Qui agit maintenant ?',
          hint: 'Prenez la place pour un des vôtres, ou proposez quelqu’un.',
          rules: ['SCA-ORDER-01'],
        },
  'order/show': () => ({
    say: 'Montrer une tuile ?',
    hint: 'Avec la main au bord du plateau, touchez une tuile : les camarades de la maison y vont.',
    rules: ['SCA-RULING-130'],
  }),
  'scan/cell': (v) => ({
    say: `${roleName(v.active)} : quelle tuile scanner ?`,
    hint: 'La plus proche, obligatoire et gratuit.',
    rules: ['SCA-SCAN-01', 'SCA-SCAN-03'],
  }),
  'scan/distortion': () => ({
    say: 'Distorsion temporelle : dans quel ordre ?',
    rules: ['SCA-EVENT-03', 'SCA-RULING-18'],
  }),
  'turn/action': (v) => ({
    say: `${roleName(v.active)} : ${many(actionsLeft(v, v.active), 'action', 'actions')}. Que faire ?`,
    hint: 'Avancez, attaquez, soignez, analysez, ouvrez. Ramasser et utiliser sont gratuits.',
    rules: ['SCA-AP-01', 'SCA-FREE-01'],
  }),
  'turn/interrupt': () => ({
    say: 'Vous pouvez intervenir.',
    hint: 'Un AP de Commandement ou un équipement, quand vous voulez.',
    rules: ['SCA-RULING-41', 'SCA-CMD-04'],
  }),
  'flag/action': (v) => ({
    say: `Drapeau : une action pour ${asked(v) || 'chacun'}.`,
    hint: 'Tout de suite, ou elle est perdue.',
    rules: ['SCA-GEAR-07'],
  }),
  'table/concede': () => ({
    say: 'Abandonner la mission ?',
    hint: 'Il faut que tous soient d’accord.',
  }),
  'roll/boost': (v) => ({
    say: 'Quels bonus pour ce jet ?',
    hint: v.roll ? `${names.rolls[v.roll.kind]} : ${dice(v.roll.dice)} sans bonus.` : '',
    rules: ['SCA-RULING-82'],
  }),
  'roll/after': (v) => ({
    say: v.roll ? `Jet ${faces(v.roll.faces)} : le garder ?` : 'Garder le jet ?',
    hint: v.roll ? many(v.roll.successes, 'succès', 'succès') : '',
    rules: ['SCA-RULING-92'],
  }),
  'roll/dice': () => ({ say: 'Quels dés relancer ?', rules: ['SCA-DISC-14'] }),
  'roll/scientist': () => ({
    say: 'Le Scientifique ajoute un Overkill ?',
    rules: ['SCA-RESC-13'],
  }),
  'overkill/spend': (v) => ({
    say: `${many(v.roll?.overkills ?? 0, 'Overkill', 'Overkills')} : comment ${(v.roll?.overkills ?? 0) > 1 ? 'les' : 'le'} dépenser ?`,
    hint: 'Votre option, celle de l’arme ou celle de la cible, une à une.',
    rules: ['SCA-OVK-01', 'SCA-OVK-10'],
  }),
  'gift/move': (v) => ({
    say: `${asked(v)} : un déplacement gratuit ?`,
    hint: 'Tout de suite, ou il est perdu.',
    rules: ['SCA-RULING-47'],
  }),
  'trade/what': (v) => ({
    say: `Échange avec ${partner(v) || 'l’autre'} : quoi ?`,
    rules: ['SCA-RULING-39'],
  }),
  'trade/consent': (v) => ({
    say: `${partner(v)} demande un objet. D'accord ?`,
    rules: ['SCA-RULING-39'],
  }),
  'teleport/consent': () => ({ say: 'Partir avec le Téléporteur ?', rules: ['SCA-SCHEM-11'] }),
  'gear/cell': (v) => ({ say: `${askedItem(v)} : quelle tuile ?` }),
  'gear/figure': (v) => ({ say: `${askedItem(v)} : quelle cible ?` }),
  'gear/edge': (v) => ({ say: `${askedItem(v)} : quel sas ?` }),
  'gear/patient': (v) => ({ say: `${askedItem(v)} : pour qui ?` }),
  'gear/amount': (v) => ({ say: `${askedItem(v)} : combien de Charges ?` }),
  'gear/component': (v) => ({ say: `${askedItem(v)} : quel composant ?` }),
  'gear/card': (v) => ({ say: `${askedItem(v)} : quel objet ?` }),
  'gear/crew': (v) => ({ say: `${askedItem(v)} : qui part avec vous ?` }),
  'gear/handle': (v) => ({ say: `${askedItem(v)} : que faire ?` }),
  'gear/iq': (v) => ({ say: `${askedItem(v)} : quelle action de QI ?` }),
  'damage/prevent': (v) => ({
    say: `${asked(v)} est touché : annuler le dégât ?`,
    rules: ['SCA-GEAR-04', 'SCA-DISC-04'],
  }),
  'mind/token': (v) => ({
    say: `Contrôle mental : quel AP perd ${asked(v)} ?`,
    rules: ['SCA-RULING-30'],
  }),
  'terror/step': (v) => ({ say: `Terreur : où fuit ${asked(v)} ?`, rules: ['SCA-FX-10'] }),
  'alien/invisible': (v) => ({
    say: `${asked(v)} devient invisible ce tour ?`,
    rules: ['SCA-SCHEM-06'],
  }),
};
export const waiting: Lexicon['waiting'] = {
  'setup/rocketeer': (s) => `{@${s}} choisit un Rocketeer`,
  'setup/dock': (s) => `{@${s}} choisit où accoster`,
  'setup/kit': (s) => `{@${s}} choisit l'équipement`,
  'setup/ready': (s) => `{@${s}} confirme l'équipement`,
  'setup/keep': (s) => `{@${s}} cache un objet`,
  'turn/arrow': (s) => `{@${s}} oriente la flèche`,
  'order/next': () => 'Le groupe décide qui agit',
  'order/show': () => 'Chacun peut montrer une tuile',
  'scan/cell': (s) => `{@${s}} choisit la tuile à scanner`,
  'scan/distortion': (s) => `{@${s}} règle l'ordre`,
  'turn/action': (s, v) => `{@${s}} joue : ${roleName(v.active)}`,
  'turn/interrupt': (s) => `{@${s}} peut intervenir`,
  'flag/action': (s) => `{@${s}} a une action de Drapeau`,
  'table/concede': (s) => `{@${s}} décide s'il faut abandonner`,
  'roll/boost': (s) => `{@${s}} prépare son jet`,
  'roll/after': (s) => `{@${s}} regarde son jet`,
  'roll/dice': (s) => `{@${s}} choisit les dés à relancer`,
  'roll/scientist': (s) => `{@${s}} consulte le Scientifique`,
  'overkill/spend': (s) => `{@${s}} dépense ses Overkills`,
  'gift/move': (s) => `{@${s}} peut se déplacer`,
  'trade/what': (s) => `{@${s}} échange`,
  'trade/consent': (s) => `{@${s}} accepte ou refuse`,
  'teleport/consent': (s) => `{@${s}} part ou reste`,
  'gear/cell': (s) => `{@${s}} choisit une tuile`,
  'gear/figure': (s) => `{@${s}} choisit une cible`,
  'gear/edge': (s) => `{@${s}} choisit un sas`,
  'gear/patient': (s) => `{@${s}} choisit qui aider`,
  'gear/amount': (s) => `{@${s}} choisit combien`,
  'gear/component': (s) => `{@${s}} choisit un composant`,
  'gear/card': (s) => `{@${s}} choisit un objet`,
  'gear/crew': (s) => `{@${s}} choisit qui part`,
  'gear/handle': (s) => `{@${s}} utilise un objet`,
  'gear/iq': (s) => `{@${s}} choisit une action de QI`,
  'damage/prevent': (s) => `{@${s}} encaisse ou se protège`,
  'mind/token': (s) => `{@${s}} perd un AP`,
  'terror/step': (s) => `{@${s}} fuit`,
  'alien/invisible': (s) => `{@${s}} peut disparaître`,
};
