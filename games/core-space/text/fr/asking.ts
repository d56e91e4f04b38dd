import type { Json } from '@cosmodrome/kernel';
import { CREW, cardAt, type PurgeKind, TRADER, tokenOf, type Upgrade } from '../../content/index.ts';
import { nobodyIn } from '../../judge/place.ts';
import { missionOf } from '../../judge/site.ts';
import { type AirlockId, type FigureId, figureOf, type TokenId } from '../../state.ts';
import type { Act, Pay, Reaction } from '../../topics.ts';
import type { View } from '../../view.ts';
import {
  airlockLetter,
  climbNeeds,
  crateAt,
  doorAt,
  dropAt,
  eighthOf,
  figureName,
  gapOver,
  type Here,
  hasNamesake,
  inches,
  isMoved,
  isRiding,
  kindOf,
  otherFloor,
  ownerOf,
  pieceAt,
  playerOf,
  sideAmong,
  sideTo,
  wayEnd,
} from '../figures.ts';
import type { Lexicon } from '../lexicon.ts';
import { names } from './names.ts';
import { skills } from './skills.ts';
import { ways } from './ways.ts';
import { wishText } from './wishes.ts';

const who = (view: View, id: FigureId): string => figureName(names, view, id);
const what = (view: View, token: TokenId | null): string => {
  const kind = token === null ? undefined : kindOf(view, token);
  return token === null ? 'mains nues' : kind ? names.tokens[kind] : 'un pion';
};
/** Une étiquette a 22 signes au plus. */
const short = (text: string): string => (text.length <= 22 ? text : `${text.slice(0, 21)}…`);
const PAY: Readonly<Record<Pay | 'normal', string>> = { normal: '1 action', free: 'gratuit', action: '1 action', peg: '1 épingle' };
const active = ({ active: turn }: View): string => (turn ? ` (encore ${turn.actions} ${turn.actions < 2 ? 'action' : 'actions'})` : '');
const whose = (view: View): string => (view.active ? who(view, view.active.figure) : 'Votre Marchand');
const figure = (id: FigureId | 'none', view: View) =>
  id === 'none' ? { label: 'Personne', pass: true } : { label: short(who(view, id)), sentence: who(view, id) };
const yes = (label: string, no: string) => (answer: boolean) => (answer ? { label } : { label: no, pass: true });
const TOWARDS = { up: 'vers le haut', down: 'vers le bas', left: 'vers la gauche', right: 'vers la droite' } as const;
const way = (points: readonly (readonly [number, number])[], at: Here) => {
  const end = wayEnd(at, points);
  switch (end.to) {
    case 'stay':
      return { label: 'Rester' };
    case 'home':
      return { label: 'Rentrer', sentence: 'Rentrer au vaisseau' };
    case 'crate':
      return { label: `À la caisse ${end.crate + 1}`, sentence: `Avancer jusqu’à la caisse ${end.crate + 1}` };
    case 'figure':
      return { label: short(`Vers ${who(at.view, end.figure)}`), sentence: `Avancer au contact de ${who(at.view, end.figure)}` };
    case 'place':
      return { label: short(`${end.far}″ ${TOWARDS[end.side]}`), sentence: `Avancer de ${end.far}″ ${TOWARDS[end.side]}` };
  }
};

/** Ce qu’on fait à une chose de la mission. */
function interacting({ piece, site }: Extract<Act, { readonly do: 'interact' }>, view: View): string {
  switch (missionOf(view).pieces[piece]?.piece) {
    case 'take':
      return 'Prendre ce qui est là';
    case 'check':
      return 'Pirater la console';
    case 'stalls':
      return 'Fouiller l’étal';
    case 'seal':
      return 'Sceller un Point';
    case 'charges':
      return view.objectives[piece]?.by[site] === null ? 'Poser une charge' : 'Ôter la charge';
    default:
      return 'Interagir';
  }
}
/** Une caisse, quelqu’un, un sas. */
const shipTarget = (upgrade: Upgrade, at: number, view: View): string =>
  upgrade === 'scanners'
    ? `caisse ${at + 1}`
    : upgrade === 'airlock-defence'
      ? who(view, at as FigureId)
      : `sas ${airlockLetter(at as AirlockId)}`;
function act(one: Act, { view }: Here): ReturnType<Lexicon['answers']['turn/act']> {
  switch (one.do) {
    case 'end':
      return { label: 'Finir le tour', pass: true, final: 'ends-turn' };
    case 'shoot':
      return {
        label: short(`Tirer : ${who(view, one.at)}`),
        cost: one.extra > 0 ? `+${one.extra} ${one.extra < 2 ? 'dé' : 'dés'}, munitions` : PAY[one.pay],
        sentence: `Tirer sur ${who(view, one.at)} : ${what(view, one.with)}${one.extra > 0 ? `, ${one.extra} ${one.extra > 1 ? 'dés' : 'dé'} de plus` : ''}`,
        final: 'die',
      };
    case 'blast':
      return {
        label: short(one.at === null ? 'Viser le sol' : `Viser ${who(view, one.at)}`),
        cost: PAY[one.pay],
        sentence: `${what(view, one.with)} : ${one.at === null ? 'un point du sol' : who(view, one.at)}`,
        final: 'die',
      };
    case 'fight':
      return {
        label: short(`${one.power ? 'Appuyer' : 'Frapper'} ${who(view, one.at)}`),
        cost: PAY[one.pay],
        sentence: `${one.power ? 'Attaque appuyée sur' : 'Frapper'} ${who(view, one.at)} : ${what(view, one.with)}`,
        final: 'die',
      };
    case 'push':
      return { label: short(`Repousser ${who(view, one.at)}`), cost: '1 action', final: 'die' };
    case 'search':
      return { label: 'Fouiller la caisse', cost: PAY[one.pay], final: 'reveal' };
    case 'search-body':
      return { label: short(`Fouiller ${who(view, one.body)}`), cost: PAY[one.pay] };
    case 'search-room':
      return { label: 'Fouiller la pièce', cost: PAY[one.pay], final: 'die' };
    case 'persuade':
      return {
        label: short(`${{ join: 'Rallier', information: 'Questionner', swap: 'Échanger :' }[one.aim]} ${who(view, one.at)}`),
        cost: '1 action',
        sentence:
          one.aim === 'join'
            ? `Persuader ${who(view, one.at)} de venir`
            : one.aim === 'information'
              ? `Demander à ${who(view, one.at)} ce qu’il y a à savoir`
              : `Persuader ${who(view, one.at)} d’échanger contre ${what(view, one.give)}`,
        final: 'die',
      };
    case 'reload':
      return { label: 'Recharger', cost: PAY[one.pay], sentence: `Recharger : ${what(view, one.with)}` };
    case 'interact':
      return { label: short(interacting(one, view)), cost: '1 action', sentence: interacting(one, view), final: 'die' };
    case 'fetch':
      return { label: short(`Appeler ${who(view, one.figure)}`), cost: PAY[one.pay], sentence: `Dire à ${who(view, one.figure)} de venir` };
    case 'unjam':
      return { label: 'Désenrayer', cost: PAY[one.pay], sentence: `Désenrayer ${what(view, one.token)}` };
    case 'don':
      return one.token === null
        ? { label: 'Ôter l’armure', cost: '1 action' }
        : { label: 'Mettre l’armure', cost: '1 action', sentence: `Mettre ${what(view, one.token)}` };
    case 'stand':
      return { label: 'Se relever', cost: '1 action' };
    case 'drag':
      return {
        label: short(`Traîner ${who(view, one.body)}`),
        cost: '1 action',
        sentence: `Traîner ${who(view, one.body)}${one.helper === null ? '' : ` avec ${who(view, one.helper)}`}`,
      };
    case 'shuffle':
      return { label: 'Un pas de 1″', cost: PAY[one.pay] };
    case 'use':
      return {
        label: short(what(view, one.token)),
        cost: PAY[one.pay],
        sentence: `Utiliser ${what(view, one.token)} sur ${who(view, one.on)}`,
      };
    case 'throw':
      return {
        label: short(`Lancer : ${who(view, one.at)}`),
        cost: PAY[one.pay],
        sentence: `Lancer ${what(view, one.token)} sur ${who(view, one.at)}`,
        final: 'die',
      };
    case 'pick':
      return {
        label: short(`Prendre ${what(view, one.token)}`),
        cost: PAY[one.pay],
        sentence: `Ramasser ${what(view, one.token)}${one.for === null ? '' : ` et laisser ${what(view, one.for)}`}`,
      };
    case 'drop':
      return { label: short(`Lâcher ${what(view, one.token)}`), cost: PAY[one.pay], sentence: `Lâcher ${what(view, one.token)}` };
    case 'give': {
      const given = one.token === null ? '' : what(view, one.token);
      const taken = one.for === null ? '' : what(view, one.for);
      const name = who(view, one.to);
      return {
        label: short(given === '' ? `Prendre à ${name}` : taken === '' ? `Donner à ${name}` : `Échanger : ${name}`),
        cost: PAY[one.pay],
        sentence:
          given === ''
            ? `Prendre ${taken} à ${name}`
            : taken === ''
              ? `Donner ${given} à ${name}`
              : `Échanger ${given} contre ${taken} avec ${name}`,
      };
    }
    case 'ship': {
      const { name, levels } = names.upgrades[one.upgrade];
      const at = one.at === null ? '' : shipTarget(one.upgrade, one.at, view);
      return {
        label: short(at === '' ? name : `${name} : ${at}`),
        cost: `${one.level} ${one.level === 1 ? 'épingle' : 'épingles'}`,
        sentence: `${name} ${one.level}${at === '' ? '' : `, ${at}`} : ${levels[one.level - 1]}`,
        final: one.upgrade === 'airlock-defence' ? 'die' : one.upgrade === 'scanners' ? 'reveal' : 'shows',
      };
    }
    case 'skill':
      return {
        label: short(`${skills[one.skill].name} ${one.level}`),
        cost: `${one.level} ${one.level < 2 ? 'épingle' : 'épingles'}`,
        sentence: `${skills[one.skill].name} ${one.level} : ${skills[one.skill].levels[one.level - 1] ?? ''}`,
      };
    case 'reconnect':
      return {
        label: short(`Reprendre ${who(view, one.at)}`),
        cost: one.pegs === 0 ? '2 actions' : one.pegs === 1 ? '1 action, 1 épingle' : '2 épingles',
        sentence: `Renouer le lien avec ${who(view, one.at)}`,
      };
    case 'leave-by':
      return {
        label: short(`Sortir chez ${playerOf(view, one.with)}`),
        cost: '1 action',
        sentence: `Demander à ${playerOf(view, one.with)} de partir par son sas`,
        final: 'calls',
      };
    case 'ask-way':
      return {
        label: short(`Demander le passage à ${who(view, one.at)}`),
        sentence: `Demander à ${playerOf(view, figureOf(view, one.at).crew!)} de laisser passer à travers ${who(view, one.at)}`,
        final: 'calls',
      };
    case 'truce':
      return { label: 'Proposer une trêve', sentence: `Proposer une trêve à ${playerOf(view, one.with)}`, final: 'calls' };
    case 'end-truce':
      return { label: 'Rompre la trêve', sentence: `Rompre la trêve avec ${playerOf(view, one.with)}`, final: 'shows' };
    case 'door':
      return {
        label: short(`${view.doors[one.door] === 'open' ? 'Fermer' : 'Ouvrir'} la porte ${one.door + 1}`),
        cost: PAY[one.pay],
        sentence: `${view.doors[one.door] === 'open' ? 'Fermer' : 'Ouvrir'} la porte ${one.door + 1}${one.with === null ? '' : ` : ${what(view, one.with)}`}`,
      };
    case 'wreck':
      return {
        label: short(`Forcer la porte ${one.door + 1}`),
        cost: one.extra ? `+${one.extra} ${one.extra < 2 ? 'dé' : 'dés'}, munitions` : '1 action',
        sentence: `${one.shot ? 'Tirer sur' : one.power ? 'Attaque appuyée sur' : 'Frapper'} la porte ${one.door + 1} : ${what(view, one.with)}${one.extra ? `, ${one.extra} ${one.extra > 1 ? 'dés' : 'dé'} de plus` : ''}`,
        final: 'die',
      };
    case 'smash':
      return {
        label: 'Briser la fenêtre',
        cost: PAY[one.pay],
        sentence: `Briser la fenêtre ${one.pane + 1}${one.with === null ? '' : ` : ${what(view, one.with)}`}`,
      };
    case 'climb':
      return {
        label: short(climbing(one, view)),
        sentence: climbing(one, view),
        cost: '1 action',
        ...(climbNeeds(view, one.climb) === 'ladder' ? {} : { final: 'die' as const }),
      };
    case 'mount':
      return { label: 'Grimper dessus', cost: PAY[one.pay], sentence: `Grimper sur : ${piece(view, one.piece)}` };
    case 'vault':
      return { label: 'Par-dessus', cost: PAY[one.pay], sentence: `Sauter par-dessus : ${piece(view, one.piece)}` };
    case 'dismount':
      return { label: short(`Descendre, ${side(one, view)}`), cost: PAY[one.pay] };
    case 'jump-down':
      return { label: 'Sauter en bas', cost: PAY[one.pay], sentence: dropSentence(one.ledge, view), final: 'die' };
    case 'leap':
      return {
        label: 'Sauter le vide',
        cost: one.pay === 'rest' ? 'sur ce mouvement' : '1 action',
        sentence: gapSentence(one.ledge, view),
        final: 'die',
      };
    case 'dive':
      return { label: 'Plonger', cost: PAY[one.pay], sentence: `Plonger par la fenêtre ${one.pane + 1}`, final: 'die' };
    case 'lift':
      return {
        label: short(`Ascenseur, étage ${one.to}`),
        cost: PAY[one.pay],
        sentence: `${isRiding(view, one.lift) ? 'Prendre' : 'Appeler'} l’ascenseur : étage ${one.to}`,
      };
    case 'haul':
      return {
        label: short(`Déplacer : ${names.structures[pieceAt(view, one.piece).kind].name.toLowerCase()}`),
        cost: PAY[one.pay],
        sentence: `Déplacer : ${piece(view, one.piece)}${one.helper === null ? '' : `, avec ${who(view, one.helper)}`}`,
      };
    case 'tip':
      return { label: 'Renverser la table', cost: PAY[one.pay], sentence: `Renverser : ${piece(view, one.piece)}` };
    case 'demolish':
      return {
        label: short(`${one.shot ? 'Tirer' : one.power ? 'Fracasser' : 'Frapper'} : ${what(view, one.with)}`),
        cost: one.extra ? `+${one.extra} ${one.extra < 2 ? 'dé' : 'dés'}, munitions` : '1 action',
        sentence: `${one.shot ? 'Tirer sur' : one.power ? 'Attaque appuyée sur' : 'Frapper'} : ${piece(view, one.piece)}, ${what(view, one.with)}${one.extra ? `, ${one.extra} ${one.extra > 1 ? 'dés' : 'dé'} de plus` : ''}`,
        final: 'die',
      };
    case 'repair':
      return {
        label: short(`Réparer ${one.token === null ? who(view, one.on) : what(view, one.token)}`),
        cost: '1 action',
        sentence: `Réparer ${one.token === null ? who(view, one.on) : `${what(view, one.token)} de ${who(view, one.on)}`}`,
        final: 'die',
      };
    case 'card':
      return {
        label: short(names.cards[cardAt(one.card).key]),
        sentence: `Jouer ${names.cards[cardAt(one.card).key]}`,
        final: 'shows',
      };
    case 'abandon':
      return {
        label: 'Les abandonner',
        sentence: 'Finir la mission pour votre équipage et laisser ceux qui vous ont rejoint',
        final: 'ends-turn',
      };
  }
}
type Of<K extends Act['do']> = Extract<Act, { readonly do: K }>;
const piece = (view: View, at: number): string => {
  const { kind, place } = pieceAt(view, at);
  return `${names.structures[kind].name.toLowerCase()} en ${place}`;
};
const climbing = ({ climb }: Of<'climb'>, view: View): string => {
  const needed = climbNeeds(view, climb);
  const to = otherFloor(view, climb);
  const where = to === 0 ? 'sol' : `étage ${to}`;
  return needed === 'ladder' ? `Échelle : ${where}` : `Escalader, ${needed} ou plus : ${where}`;
};
const SIDES = { up: 'en haut', down: 'en bas', left: 'à gauche', right: 'à droite' } as const;
const side = (one: Of<'dismount'>, view: View): string => SIDES[sideTo(view, one.to)];
const dropSentence = (ledge: number, view: View): string => {
  const { inches, dice, deadly } = dropAt(view, ledge);
  return `Sauter ${inches}″ plus bas : ${deadly ? 'nul ne s’en relève' : dice === 0 ? 'sans mal' : dice === 1 ? 'un dé de dégâts' : `${dice} dés de dégâts`}`;
};
const gapSentence = (ledge: number, view: View): string => {
  const { inches, dice } = gapOver(view, ledge);
  return `Sauter un vide de ${inches}″${dice === 0 ? '' : ` : ${dice === 1 ? 'un dé' : `${dice} dés`}, une Réussite est une chute`}`;
};
const offer = (view: View): string => (view.scene?.kind === 'offer' ? playerOf(view, view.scene.from) : 'Quelqu’un');
const passage = (view: View): string => {
  const { scene } = view;
  return scene?.kind === 'offer' && scene.what === 'pass'
    ? `${who(view, scene.figure)} demande à passer à travers ${who(view, scene.at)}`
    : offer(view);
};
const shoving = (view: View): string => {
  const { scene } = view;
  return scene?.kind === 'offer' && scene.what === 'haul'
    ? `${who(view, scene.figure)} veut déplacer ce que touche ${who(view, scene.at)}`
    : offer(view);
};
const led = (view: View): string => (view.scene?.kind === 'led' ? who(view, view.scene.figure) : 'Quelqu’un');
const bargain = (view: View): string => {
  const { scene } = view;
  if (scene?.kind !== 'offer' || scene.what !== 'gift') return offer(view);
  const [from, to] = [who(view, scene.figure), who(view, scene.at)];
  if (scene.for === null) return `${from} offre ${what(view, scene.token)} à ${to}`;
  if (scene.token === null) return `${from} demande ${what(view, scene.for)} à ${to}`;
  return `${from} propose à ${to} ${what(view, scene.token)} contre ${what(view, scene.for)}`;
};
const reactor = (view: View): string => {
  const { scene } = view;
  if (scene?.kind === 'attack') return `${who(view, scene.target)} est attaqué`;
  if (scene?.kind === 'contact') return `${who(view, scene.mover)} touche ${who(view, scene.touched)}`;
  if (scene?.kind === 'ambush') return `${who(view, scene.mover)} finit son mouvement`;
  return occasion(view) ?? 'Entre deux actions';
};
/** Qui peut réagir, et ce que cela fait si une ligne suffit à le dire. */
const reactions = (view: View, shape: Json): string => {
  const all = (shape as unknown as { readonly options: readonly Reaction[] }).options.flatMap((one) => (one === 'pass' ? [] : [one]));
  const people = [...new Set(all.map(({ figure: id }) => who(view, id)))].join(' ou ');
  const [only] = all;
  const whole = only && all.length === 1 ? `${people} : ${skills[only.skill].levels[only.level - 1]}` : '';
  return whole !== '' && whole.length <= 90 ? whole : `Peut réagir : ${people}.`;
};
/** Par quelle compétence de qui, quelle carte ou quelle amélioration du vaisseau on est interrogé. */
function occasion(view: View): string | undefined {
  const { scene } = view;
  switch (scene?.kind) {
    case 'event':
      return `{#card/${cardAt(scene.card).key}}`;
    case 'skill':
      return `${who(view, scene.figure)}, {#skill/${scene.skill}|${skills[scene.skill].name} ${scene.level}}`;
    case 'ship':
      return names.upgrades[scene.upgrade].name;
    default:
      return undefined;
  }
}
const asking = (view: View, question: string): string => {
  const by = occasion(view);
  return by === undefined ? `${question.slice(0, 1).toUpperCase()}${question.slice(1)}` : `${by} : ${question}`;
};
/** Ce que fait la compétence en jeu, si une ligne suffit à le dire. */
const effect = ({ scene }: View): { readonly hint?: string } => {
  const hint = scene?.kind === 'skill' ? skills[scene.skill].levels[scene.level - 1] : undefined;
  return hint !== undefined && hint.length <= 90 ? { hint } : {};
};
/** Qui va, quand ce n’est pas déjà clair. */
const goer = ({ view, shape }: Here): string => {
  const { figure: id } = shape as { readonly figure?: FigureId };
  return id === undefined || (view.scene?.kind === 'skill' && view.scene.figure === id) ? 'où aller ?' : `où va ${who(view, id)} ?`;
};
const attacking = (view: View): string =>
  view.scene?.kind === 'gap' && view.scene.after !== null
    ? `${who(view, view.scene.after)} : attaquer qui, et avec quoi ?`
    : 'Attaquer qui, et avec quoi ?';
const arrival = (view: View): string => {
  const { scene } = view;
  if (scene?.kind !== 'ship' || scene.sees === null) return 'Quelqu’un';
  const { who: kind, number } = scene.sees;
  return isPurge(kind)
    ? `${number} ${number === 1 ? names.purge[kind].one : names.purge[kind].many}`
    : kind === 'civilian'
      ? 'Un Civil'
      : `${number} PNJ`;
};
const isPurge = (kind: string): kind is PurgeKind => Object.hasOwn(names.purge, kind);
const seatOf = (seat: number): string => `{@${seat}}`;

export const questions: Lexicon['questions'] = {
  'setup/crew': () => ({
    say: 'Quel est votre équipage ?',
    hint: 'Des équipages tout prêts de 180 points, ou le vôtre.',
    rules: ['CS-CRW-01'],
  }),
  'setup/profiles': ({ view }) => ({
    say: `Choisissez vos Marchands : un Capitaine, ${view.settings.points} points`,
    hint: 'Jusqu’à sept ; l’un doit être Capitaine.',
    rules: ['CS-CRW-01'],
  }),
  'setup/class': () => ({ say: 'Quelle classe ?', hint: 'Elle dit quelles compétences s’apprennent.', rules: ['CS-CRW-01', 'CS-CRW-06'] }),
  'setup/levels': () => ({ say: 'Répartissez les points de Carrière sur les compétences', rules: ['CS-CRW-06'] }),
  'setup/kit': () => ({ say: 'Qu’emporte-t-il, sans payer ?', rules: ['CS-CRW-09'] }),
  'setup/raise': () => ({ say: 'Qu’est-ce qui augmente ?', hint: 'La Carrière est complète.', rules: ['CS-CRW-01'] }),
  'setup/shop': ({ view }) => ({ say: 'Qu’achète ce Marchand ?', hint: `${view.settings.purse} UA chacun.`, rules: ['CS-CRW-01'] }),
  'setup/handler': () => ({ say: 'Qui tient le Merg ?', rules: ['CS-MRG-01'] }),
  'setup/bring': () => ({ say: 'Qui vient ?', rules: ['CS-SET-13'] }),
  'setup/airlock': () => ({ say: 'À quel sas accostez-vous ?', hint: 'On entre par là, et on rentre par là.', rules: ['CS-SET-13'] }),
  'turn/trader': () => ({ say: 'Qui agit ?', rules: ['CS-TRD-01'] }),
  'turn/act': ({ view }) => ({
    say: `${whose(view)} : et maintenant ?${active(view)}`,
    hint:
      view.active?.actions === 0
        ? 'Plus d’action : ce qui n’en coûte pas, ou la fin du tour.'
        : 'Touchez le sol pour avancer, une cible, une caisse ; vos objets et compétences plus bas.',
    rules: ['CS-ACT-01', 'CS-EFF-02'],
  }),
  'turn/walk': ({ view }) => ({
    say: `${whose(view)} : où aller ?`,
    hint: 'Touchez le sol : le plus court chemin se dessine.',
    rules: ['CS-MOV-01', 'CS-OPP-01'],
  }),
  'walk/way': (at) => ({ say: asking(at.view, goer(at)), rules: ['CS-MOV-01'] }),
  'walk/whether': ({ view }) => ({ say: asking(view, 'avancer ?'), rules: ['CS-MOV-01'] }),
  'aim/point': ({ view, shape }) =>
    isMoved(shape)
      ? { say: asking(view, 'où le poser ?'), hint: 'Une des cases marquées : ce qui le pousse va avec.', rules: ['CS-OBJ-01'] }
      : { say: asking(view, 'quel point ?'), hint: 'En vue et à portée.', rules: ['CS-BLA-01'] },
  'attack/reroll': () => ({ say: 'Relancer un dé ?', hint: 'Le Cibleur laser en permet un.', rules: ['CS-RGD-01'] }),
  'attack/split': () => ({ say: 'Qui prend combien de Touches ?', rules: ['CS-SKL-01'] }),
  'attack/choose': ({ view }) => ({ say: attacking(view), rules: ['CS-ATK-03'] }),
  'sustain/at': () => ({ say: 'Encore un tir : sur qui ?', rules: ['CS-RGD-01'] }),
  opportunity: ({ view }) => ({
    say:
      view.scene?.kind === 'opportunity' ? `${who(view, view.scene.against)} s’en va : ${who(view, view.scene.by)} frappe ?` : 'Frapper ?',
    rules: ['CS-OPP-01'],
  }),
  'push/counter': () => ({ say: 'Repousser à son tour ?', rules: ['CS-PSH-01'] }),
  'push/follow': () => ({ say: 'Suivre ?', rules: ['CS-PSH-01'] }),
  'push/side': () => ({ say: 'Laquelle de ces places ?', hint: 'Tout droit, il n’y a pas de place.', rules: ['CS-PSH-01'] }),
  'push/far': ({ view }) => ({ say: asking(view, 'jusqu’où ?'), rules: ['CS-SKL-01'] }),
  direction: ({ view }) => ({
    say: asking(view, 'dans quelle direction ?'),
    hint: 'Touchez le plateau de ce côté, ou tournez la flèche.',
    rules: ['CS-BLA-01'],
  }),
  'search/hold': () => ({
    say: 'Qu’emportez-vous ?',
    hint: 'De tout ce qui était là et de tout ce que vous aviez.',
    rules: ['CS-SRC-01', 'CS-INV-01'],
  }),
  'find/keep': () => ({ say: 'Le garder ?', hint: 'Contre autre chose, s’il n’y a plus de place.', rules: ['CS-SRC-05'] }),
  'react/use': ({ view, shape }) => ({ say: `${reactor(view)} : réagir ?`, hint: reactions(view, shape), rules: ['CS-SKL-07'] }),
  'choose/figure': ({ view }) => ({ say: asking(view, 'qui ?'), rules: ['CS-SKL-01'] }),
  'choose/token': ({ view }) => ({ say: asking(view, 'quel pion ?'), rules: ['CS-INV-01'] }),
  'choose/crate': ({ view }) => ({ say: asking(view, 'quelle caisse ?'), rules: ['CS-SRC-01'] }),
  'choose/piece': ({ view }) => ({ say: asking(view, 'quel décor ?'), rules: ['CS-SKL-01'] }),
  'choose/entry': ({ view }) => ({ say: asking(view, 'quel Point d’Entrée ?'), rules: ['CS-PUR-01'] }),
  'choose/way': ({ view }) => ({ say: asking(view, 'que faire ?'), ...effect(view), rules: ['CS-SKL-01'] }),
  'offer/truce': ({ view }) => ({ say: `${offer(view)} propose une trêve : d’accord ?`, rules: ['CS-VAR-05'] }),
  'offer/airlock': ({ view }) => ({ say: `${offer(view)} demande à sortir par votre sas : d’accord ?`, rules: ['CS-MOV-10'] }),
  'offer/pass': ({ view }) => ({
    say: `${passage(view)} : d’accord ?`,
    hint: 'Qui s’éloigne peut encore être frappé.',
    rules: ['CS-MOV-06'],
  }),
  'offer/haul': ({ view }) => ({ say: `${shoving(view)} : d’accord ?`, rules: ['CS-OBJ-01'] }),
  'offer/gift': ({ view }) => ({ say: `${bargain(view)} : d’accord ?`, rules: ['CS-EFF-02'] }),
  'choose/door': ({ view }) => ({ say: asking(view, 'quelle porte ?'), rules: ['CS-EVT-02'] }),
  'card/play': () => ({ say: 'Jouer une carte gardée ?', rules: ['CS-EVT-02'] }),
  'security/search': () => ({
    say: 'Un Agent fouille : que céder ?',
    hint: 'Une épingle de Compétence à la place n’est pas un usage de compétence.',
    rules: ['CS-SEC-01'],
  }),
  'security/question': () => ({
    say: 'Un Agent questionne : payer une épingle ?',
    hint: 'Sinon le prochain tour est perdu.',
    rules: ['CS-SEC-01'],
  }),
  'mission/calm': ({ view }) => ({ say: `Les deux sont à vous : calmer la station ? Hostilité ${view.pegs}.`, rules: ['CS-MIS-02'] }),
  'due/calm': ({ view }) => ({
    say: `Ôter une épingle d’Hostilité (${view.pegs}) avant de commencer ?`,
    hint: 'Pour ce que votre équipage a scellé pendant le Confinement.',
    rules: ['CS-MIS-02'],
  }),
  'ship/calm': ({ view }) => ({ say: `Scanners : combien d’épingles ôter ? Hostilité ${view.pegs}.`, rules: ['CS-SKL-01'] }),
  'ship/entry': ({ view }) => ({
    say: `${arrival(view)} : à quel Point d’Entrée ?`,
    hint: 'Celui du dé, ou un voisin.',
    rules: ['CS-SKL-01'],
  }),
  'rescue/call': ({ view }) => ({
    say:
      view.scene?.kind === 'rescue' && view.scene.called
        ? 'Une Mission de Sauvetage part : en êtes-vous ?'
        : 'Quelqu’un est resté là-bas : y retourner tout de suite ?',
    hint: 'Le plateau reste tel quel. Munitions pleines, 2 Santé rendues, pas les épingles de Compétence.',
    rules: ['CS-RES-01'],
  }),
  'rescue/pack': () => ({ say: 'Avant d’y retourner : qui porte quoi ?', rules: ['CS-RES-01'] }),
  'npc/lead': ({ view }) => ({ say: `${led(view)} : le mener vous-même ?`, hint: 'Sinon il suit sa table.', rules: ['CS-VAR-05'] }),
  'npc/act': ({ view }) => ({ say: `${led(view)} : que fait-il ?`, rules: ['CS-VAR-05'] }),
  'npc/walk': ({ view }) => ({ say: `${led(view)} : où va-t-il ?`, rules: ['CS-MOV-01'] }),
  'npc/order': ({ view, seat }) => ({
    say: 'Dans quel ordre agissent-ils ?',
    hint: seat === view.master ? 'Rangs égaux : c’est au meneur de jeu.' : 'Rangs égaux : vous avez le pion de Tour.',
    rules: ['CS-PUR-20'],
  }),
  orders: () => ({ say: 'Quelles réactions vous proposer à chaque occasion ?', rules: ['CS-SKL-07'] }),
  wishes: () => ({
    say: 'Que dites-vous à vos camarades ?',
    hint: 'Cela n’engage personne : les camarades de la maison écoutent, et vous laissent ce dont vous vous chargez.',
    rules: ['CS-VAR-05'],
  }),
};

const HEADINGS = [
  'en haut',
  'en haut à droite',
  'à droite',
  'en bas à droite',
  'en bas',
  'en bas à gauche',
  'à gauche',
  'en haut à gauche',
] as const;
/** Avec qui la porte, quand plusieurs ont le même nom. */
const thing = (token: TokenId, at: Here) => {
  const name = what(at.view, token);
  const owner = ownerOf(at.view, token);
  const whole = owner === undefined ? name : `${name} (${who(at.view, owner)})`;
  return { label: short(hasNamesake(at, token) ? whole : name), sentence: whole };
};
export const answers: Lexicon['answers'] = {
  'setup/crew': (crew) =>
    crew === 'build'
      ? { label: 'Mon propre équipage' }
      : {
          label: short(names.crews[crew].name),
          sentence: `${names.crews[crew].name} : ${CREW[crew].map(({ trader }) => names.traders[trader]).join(', ')}`,
        },
  'setup/profiles': (trader) => ({ label: short(names.traders[trader]), cost: `${TRADER[trader].points} points` }),
  'setup/class': (of) => ({ label: names.classes[of].name, sentence: `${names.classes[of].name} : ${names.classes[of].text}` }),
  'setup/levels': (skill) => ({ label: short(skills[skill].name), sentence: `${skills[skill].name} : ${skills[skill].levels[0]}` }),
  'setup/kit': (token) => ({ label: short(names.tokens[token]) }),
  'setup/raise': (what) => ({ label: { health: 'Santé', skill: 'Compétence', actions: 'Actions' }[what] }),
  'setup/shop': (token) => ({ label: short(names.tokens[token]), cost: `${tokenOf(token).cost} UA` }),
  'setup/handler': (id, { view }) => figure(id, view),
  'setup/bring': (id, { view }) => figure(id, view),
  'setup/airlock': (airlock) => ({ label: `Sas ${airlockLetter(airlock)}` }),
  'turn/trader': (id, { view }) =>
    id === 'stay'
      ? nobodyIn(view)
        ? { label: 'Personne n’entre', ...(view.crews.length === 1 ? { cost: 'fin de la mission' } : {}), pass: true, final: 'ends-turn' }
        : { label: 'Les autres attendent', pass: true }
      : id === 'ship'
        ? { label: 'Le vaisseau tire', final: 'die' }
        : figure(id, view),
  'turn/act': act,
  'turn/walk': way,
  'walk/way': way,
  'walk/whether': yes('Avancer', 'Rester'),
  'aim/point': ([x, y]) => ({ label: `${inches(x, '.')} · ${inches(y, '.')}` }),
  'attack/reroll': (die) => (die === 'keep' ? { label: 'Garder le jet', pass: true } : { label: `Dé ${die + 1}`, final: 'die' }),
  'attack/split': (id, { view }) => figure(id, view),
  'attack/choose': (one, { view }) =>
    one === 'none'
      ? { label: 'Pas d’attaque', pass: true }
      : {
          label: short(`${one.close ? 'Frapper' : 'Tirer :'} ${who(view, one.at)}`),
          sentence: `${one.close ? (one.power ? 'Attaque appuyée sur' : 'Frapper') : 'Tirer sur'} ${who(view, one.at)} : ${what(view, one.with)}${one.extra > 0 ? `, ${one.extra} ${one.extra > 1 ? 'dés' : 'dé'} de plus` : ''}`,
          final: 'die',
        },
  'sustain/at': (id, { view }) => figure(id, view),
  opportunity: (strike, { view }) =>
    'decline' in strike
      ? { label: 'Laisser partir', pass: true }
      : {
          label: short(`${strike.power ? 'Appuyée : ' : ''}${what(view, strike.with)}`),
          sentence: `Frapper : ${what(view, strike.with)}`,
          final: 'die',
        },
  'push/counter': yes('Repousser', 'Laisser'),
  'push/follow': yes('Suivre', 'Rester'),
  'push/side': (to, at) => ({
    label: `La place ${{ up: 'du haut', down: 'du bas', left: 'de gauche', right: 'de droite' }[sideAmong(at, to)]}`,
  }),
  'push/far': (far) => ({ label: `${inches(far, ',')}` }),
  direction: (n) => ({ label: `${5 * n}° ${HEADINGS[eighthOf(n)]}` }),
  'search/hold': (token, { view }) => ({ label: short(what(view, token)) }),
  'find/keep': (keep, { view }) =>
    keep.keep
      ? keep.for === null
        ? { label: 'Garder' }
        : { label: short(`Contre ${what(view, keep.for)}`), sentence: `Le garder et laisser ${what(view, keep.for)}` }
      : { label: 'Laisser', pass: true },
  'react/use': (one, { view }) =>
    one === 'pass'
      ? { label: 'Laisser faire', pass: true }
      : {
          label: short(`${skills[one.skill].name} ${one.level}`),
          cost: `${one.level} ${one.level < 2 ? 'épingle' : 'épingles'}`,
          sentence: `${who(view, one.figure)} : ${skills[one.skill].name} ${one.level}. ${skills[one.skill].levels[one.level - 1] ?? ''}`,
        },
  'choose/figure': (id, { view }) => figure(id, view),
  'choose/token': (token, at) => (token === 'none' ? { label: 'Aucun', pass: true } : thing(token, at)),
  'choose/crate': (crate, { view }) => {
    const { large, place } = crateAt(view, crate);
    return {
      label: `Caisse ${crate + 1}`,
      sentence: `${large ? 'Grande caisse' : 'Caisse'} ${crate + 1}${place === undefined ? '' : `, en ${place}`}`,
    };
  },
  'choose/piece': (n, { view }) => {
    const { kind, place } = pieceAt(view, n);
    const { name } = names.structures[kind];
    return { label: short(`${name} ${place}`), sentence: `${name} en ${place}` };
  },
  'choose/entry': (entry) => ({ label: `Point d’Entrée ${entry + 1}` }),
  'choose/way': (way) => ways[way],
  'offer/truce': yes('D’accord', 'Non'),
  'offer/airlock': yes('D’accord', 'Non'),
  'offer/pass': yes('Laisser passer', 'Non'),
  'offer/gift': yes('D’accord', 'Non'),
  'offer/haul': yes('D’accord', 'Non'),
  'choose/door': (door, { view }) => {
    const label = `${view.doors[door] === 'open' ? 'Fermer' : 'Ouvrir'} la porte ${door + 1}`;
    return { label, sentence: `${label}, en ${doorAt(view, door)}` };
  },
  'card/play': (card) =>
    card === 'pass' ? { label: 'Les garder', pass: true } : { label: short(names.cards[cardAt(card).key]), final: 'shows' },
  'security/search': (token, { view }) =>
    token === 'peg'
      ? { label: 'Une épingle', cost: '1 épingle' }
      : { label: short(what(view, token)), sentence: `Céder ${what(view, token)}` },
  'security/question': (one) =>
    one === 'peg' ? { label: 'Payer une épingle', cost: '1 épingle' } : { label: 'Perdre le tour', pass: true },
  'mission/calm': yes('Ôter les épingles', 'Les laisser'),
  'due/calm': yes('Ôter une épingle', 'La laisser'),
  'ship/calm': (n) => (n === 0 ? { label: 'Aucune', pass: true } : { label: `${n} de moins` }),
  'ship/entry': (entry) => ({ label: `Point d’Entrée ${entry + 1}` }),
  'rescue/call': yes('Y retourner', 'Quitter la station'),
  'rescue/pack': (one, { view }) =>
    one === 'done'
      ? { label: 'Prêts', pass: true }
      : { label: short(`${what(view, one.token)} : ${who(view, one.to)}`), sentence: `${what(view, one.token)} pour ${who(view, one.to)}` },
  'npc/lead': yes('Le mener', 'Selon sa table'),
  'npc/act': (one, { view }) =>
    one.do === 'end'
      ? { label: 'C’est tout', pass: true }
      : { label: short(`${one.do === 'close' ? 'Frapper' : 'Tirer sur'} ${who(view, one.at)}`), final: 'die' },
  'npc/walk': way,
  'npc/order': (id, { view }) => figure(id, view),
  orders: ({ figure: id, skill }, { view }) => ({
    label: short(`${who(view, id)} : ${skills[skill].name}`),
    sentence: `${who(view, id)} : ${skills[skill].name}`,
  }),
  wishes: (one, { view }) => ({ label: short(wishText(one, view)), sentence: wishText(one, view) }),
};

const decides = (doing: string) => (seat: number) => `${seatOf(seat)} ${doing}.`;
export const waiting: Lexicon['waiting'] = {
  'setup/crew': decides('choisit un équipage'),
  'setup/profiles': decides('choisit ses Marchands'),
  'setup/class': decides('choisit une classe'),
  'setup/levels': decides('répartit des niveaux'),
  'setup/kit': decides('fait ses bagages'),
  'setup/raise': decides('choisit ce qui augmente'),
  'setup/shop': decides('fait ses achats'),
  'setup/handler': decides('nomme un dresseur'),
  'setup/bring': decides('choisit qui vient'),
  'setup/airlock': decides('choisit un sas'),
  'turn/trader': decides('choisit un Marchand'),
  'turn/act': (seat, view) => `${seatOf(seat)} agit${view.active ? ` avec ${who(view, view.active.figure)}` : ''}.`,
  'turn/walk': decides('avance'),
  'walk/way': decides('avance'),
  'walk/whether': decides('songe à avancer'),
  'aim/point': decides('vise'),
  'attack/reroll': decides('regarde les dés'),
  'attack/split': decides('répartit les Touches'),
  'attack/choose': decides('choisit une attaque'),
  'sustain/at': decides('peut tirer encore'),
  opportunity: decides('peut frapper'),
  'push/counter': decides('peut repousser à son tour'),
  'push/follow': decides('peut suivre'),
  'push/side': decides('choisit un côté'),
  'push/far': decides('choisit jusqu’où'),
  direction: decides('choisit une direction'),
  'search/hold': decides('regarde ce qu’il y a'),
  'find/keep': decides('a trouvé quelque chose'),
  'react/use': decides('peut réagir'),
  'choose/figure': decides('choisit quelqu’un'),
  'choose/token': decides('choisit un pion'),
  'choose/crate': decides('choisit une caisse'),
  'choose/piece': decides('choisit un décor'),
  'choose/entry': decides('choisit un Point d’Entrée'),
  'choose/way': decides('choisit'),
  'offer/truce': decides('a reçu une offre de trêve'),
  'offer/airlock': decides('doit répondre pour son sas'),
  'offer/pass': decides('est prié de laisser passer quelqu’un'),
  'offer/gift': decides('a reçu une offre d’échange'),
  'offer/haul': decides('est prié de laisser déplacer un décor'),
  'choose/door': decides('choisit une porte'),
  'card/play': decides('peut jouer une carte'),
  'security/search': decides('est fouillé'),
  'security/question': decides('est questionné'),
  'mission/calm': decides('pense à l’Hostilité'),
  'due/calm': decides('pense à l’Hostilité'),
  'ship/calm': decides('lit ses Scanners'),
  'ship/entry': decides('lit ses Scanners'),
  'rescue/call': decides('songe à un sauvetage'),
  'rescue/pack': decides('répartit l’équipement'),
  'npc/lead': decides('décide d’un PNJ'),
  'npc/act': decides('mène un PNJ'),
  'npc/walk': decides('mène un PNJ'),
  'npc/order': decides('range les PNJ'),
  orders: decides('donne ses consignes'),
  wishes: decides('dit ce qui est prévu'),
};
