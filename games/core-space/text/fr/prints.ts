import type { CardArrival, Effect, PurgeKind, TokenData } from '../../content/index.ts';
import type { Lexicon } from '../lexicon.ts';
import { names } from './names.ts';
import { skills } from './skills.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
const dice = (n: number): string => count(n, 'dé', 'dés');
const pegs = (n: number): string => count(n, 'épingle', 'épingles');
const more = (n: number): string => count(n, 'dé de plus', 'dés de plus');
const moves = (n: number): string => (n === 1 ? 'une fois' : `${n} fois`);
const ARRIVALS: Readonly<Record<CardArrival, readonly [one: string, many: string]>> = {
  harvester: ['Récolteur', 'Récolteurs'],
  devastator: ['Dévastateur', 'Dévastateurs'],
  assassin: ['Assassin', 'Assassins'],
  'live-one': ['Organique', 'Organiques'],
  mother: ['Mère avec ses Araignées', 'Mères'],
  spider: ['Araignée', 'Araignées'],
  annihilator: ['Annihilateur', 'Annihilateurs'],
  guard: ['Garde', 'Gardes'],
  juggernaut: ['Juggernaut', 'Juggernauts'],
  director: ['Directeur', 'Directeurs'],
  civilian: ['Civil', 'Civils'],
  'ganger-1': ['Gangster de rang 1', 'Gangsters de rang 1'],
  'highest-ganger': ['Gangster du plus haut rang disponible', 'Gangsters du plus haut rang'],
};
const arriving = (who: CardArrival, number: number): string => count(number, ...ARRIVALS[who]);
const kinds = (who: readonly PurgeKind[]): string => who.map((kind) => names.purge[kind].one).join(' et chaque ');

const round: Lexicon['prints']['round'] = (effect, by) => ROUND[effect](by);
const ROUND: { readonly [K in Parameters<typeof round>[0]]: (by: number) => string } = {
  'no-long-range': () => 'Ce round, nul n’attaque à Longue portée.',
  'two-dice-beyond-short': () => 'Ce round, aucune attaque au-delà de la Courte portée ne lance plus de 2 dés.',
  'no-sight-beyond-medium': () => 'Ce round, nul ne voit au-delà de 13″.',
  'traders-one-die-less-beyond-short': (by) => `Ce round, les Marchands lancent ${dice(by)} de moins au-delà de la Courte portée.`,
  'moves-shorter': (by) => `Ce round, chaque action Avancer est plus courte de ${by}″.`,
  'no-gifts': () => 'Ce round, nul ne donne ni n’échange d’objet avec d’autres.',
  'skills-of-level-1': () => 'Ce round, les compétences ne servent qu’au niveau 1.',
  'no-skill-pegs': () => 'Ce round, aucune épingle de Compétence n’est dépensée.',
  'no-shields': () => 'Ce round, les boucliers ne marchent pas.',
  'one-fail-jams': () => 'Ce round, un seul Échec enraye une arme à feu.',
  'quiet-gunfire': () => 'Ce round, les tirs n’ajoutent pas d’Hostilité.',
  'purge-die-higher': (by) => `Ce round, le dé de la Purge compte ${by} de plus, 2 au maximum.`,
  'consoles-dead': () => 'Ce round, aucune console ne répond.',
  'nearest-marks-captain': () => 'Ce round, le membre de la Purge le plus proche d’un Capitaine s’en prend à lui.',
  'hunters-mark-captains': () => 'Ce round, Récolteurs et Assassins s’en prennent à tout Capitaine qu’ils voient.',
  'purge-marks-captains': () => 'Ce round, toute la Purge s’en prend à tout Capitaine qu’elle voit.',
  'purge-moves-longer': (by) => `Ce round, la Purge avance de ${by}″ de plus.`,
  'harvester-actions': (by) => `Ce round, les Récolteurs ont ${count(by, 'action', 'actions')} de plus.`,
  'purge-close-dice': (by) => `Ce round, la Purge lance ${more(by)} en Combat Rapproché.`,
  warrant: () => 'Ce round, Corps et Sécurité veulent l’équipage le plus chargé, juste après la Purge.',
  'police-moves-longer': (by) => `Ce round, Corps et Sécurité avancent de ${by}″ de plus.`,
  'police-traders-first': () => 'Ce round, Corps et Sécurité veulent les Marchands avant la Purge.',
  'police-spare-traders': () => 'Ce round, Corps et Sécurité laissent les Marchands tranquilles.',
  'police-dice-against-purge': (by) => `Ce round, ils lancent ${more(by)} contre la Purge.`,
  'gangers-spare-traders': () => 'Ce round, les Gangsters laissent les Marchands tranquilles.',
  'arrivals-twice': () => 'Ce round, la Purge arrive deux fois.',
};

const EFFECTS: { readonly [K in Effect['do']]: (effect: Extract<Effect, { readonly do: K }>) => string } = {
  round: ({ effect, by }) => round(effect, by),
  pegs: ({ by }) => (by > 0 ? `L’Hostilité monte de ${pegs(by)}.` : `L’Hostilité baisse de ${pegs(-by)}.`),
  arrive: ({ who, number, at, instead }) => {
    const where = {
      random: '',
      holder: ' à un Point d’Entrée choisi par qui a le pion de Tour',
      different: ' à des Points d’Entrée différents',
      'near-richest': ' au Point d’Entrée le plus proche du Marchand le plus chargé',
    }[at];
    const verb = number === 1 ? 'arrive' : 'arrivent';
    return `${arriving(who, number)} ${verb}${where}${instead ? `, ou à défaut ${arriving(instead.who, instead.number)}` : ''}.`;
  },
  stumble: () => 'Chaque Marchand sur le plateau lance le dé bleu : sur un Échec, il tombe.',
  decompress: ({ within, inches, dice: n }) =>
    `Un Point d’Entrée au hasard : tous ceux à ${within}″ ou moins sont aspirés de ${inches}″ vers lui${n > 0 ? ` et subissent ${dice(n)}` : ''}.`,
  'lock-doors': ({ doors }) =>
    doors === 'room'
      ? 'Toutes les portes de la pièce du Capitaine qui a le pion de Tour se ferment et sont verrouillées ce round.'
      : doors === 1
        ? 'La porte la plus proche du Capitaine qui a le pion de Tour se ferme et est verrouillée ce round.'
        : `Les ${doors} portes les plus proches du Capitaine qui a le pion de Tour se ferment et sont verrouillées ce round.`,
  'stock-crate': ({ tokens }) => `${count(tokens, 'pion', 'pions')} du sac, sans regarder, dans la caisse la plus proche du centre.`,
  'clear-crate': () => 'Le contenu d’une caisse au hasard retourne au sac ; les pions rares, grands et d’objectif restent.',
  'crate-bursts': ({ within, dice: n, spills }) =>
    `Une caisse au hasard : tous ceux à ${within}″ ou moins subissent ${dice(n)}${spills ? ', et tout son contenu se répand' : ''}.`,
  'lose-ammo': ({ who, pegs: n }) =>
    who === 'every-trader'
      ? `Chaque Marchand sur le plateau perd ${pegs(n)} de Munitions.`
      : `Dans chaque équipage, le Marchand qui a le plus de Munitions en perd ${n}.`,
  boon: ({ gives, amount }) =>
    `Chacun choisit un de ses Marchands sur le plateau : ${
      {
        action: `${count(amount, 'action', 'actions')} de plus ce round`,
        skill: `il regagne ${pegs(amount)} de Compétence`,
        health: `il regagne ${amount} Santé`,
      }[gives]
    }.`,
  'close-entry': ({ until }) =>
    until === 'round'
      ? 'Qui a le pion de Tour nomme un Point d’Entrée : la Purge n’y arrive pas ce round.'
      : 'Qui a le pion de Tour ferme un Point d’Entrée à la Purge jusqu’au prochain niveau d’Hostilité.',
  'jam-weapons': () => 'Un Marchand au hasard de chaque équipage : une de ses armes à feu s’enraye.',
  'break-items': () => 'Un Marchand au hasard de chaque équipage : une chose qu’il porte se casse ; pas les objectifs.',
  'console-shock': ({ dice: n, prone }) => `Qui touche une console subit ${dice(n)}${prone ? ', et tombe s’il est blessé' : ''}.`,
  'free-act': ({ act }) =>
    ({
      'room-search': 'Chacun : un de ses Marchands peut faire une Fouille globale gratuite, même où la pièce a été fouillée.',
      'crate-search': 'Chacun : un de ses Marchands peut Fouiller une caisse gratuitement.',
      move: 'Chacun : un de ses Marchands peut Avancer gratuitement.',
    })[act],
  'purge-moves': ({ who, thenClose }) => `Chaque ${kinds(who)} avance vers sa cible${thenClose ? ', et frappe s’il est engagé' : ''}.`,
  'purge-shoots': ({ who, extra }) =>
    `Chaque ${who === 'all' ? 'membre de la Purge qui le peut' : kinds(who)} tire sur sa cible${extra > 0 ? ` avec ${more(extra)}` : ''}.`,
  'purge-loses-turn': ({ who }) =>
    who === 'all-harvesters'
      ? 'Tous les Récolteurs perdent leur prochain tour.'
      : 'Qui a le pion de Tour choisit un membre de la Purge de rang 1 ou 2 : il perd son prochain tour.',
  'purge-removed': ({ rank }) => `Un membre de la Purge de rang 1 à ${rank} au hasard quitte le plateau.`,
  'purge-withdraws': ({ rank }) => `Chaque membre de la Purge${rank < 6 ? ` de rang ${rank}` : ''} s’éloigne du Marchand le plus proche.`,
  'sleeper-roll': ({ pegs: n }) => `Le dé de Chance : sur l’Organique, l’Hostilité monte de ${pegs(n)}.`,
  'civilian-replaced': ({ by }) =>
    `Un Civil au hasard s’avère être un ${by.map((kind) => names.purge[kind].one).join(', ou à défaut un ')}.`,
  'civilians-move': ({ moves: n }) => `Chaque Civil avance ${moves(n)} dans une direction au hasard.`,
  'civilians-attack': () => 'Chaque Civil attaque et panique.',
  'civilians-loot': ({ moves: n, all }) =>
    all
      ? `Tous les Civils avancent ${moves(n)} vers la caisse la plus proche et y prennent quelque chose.`
      : `Le Civil le plus proche d’une caisse avance ${moves(n)} vers elle et y prend quelque chose.`,
  samaritan: ({ health, revives }) =>
    revives
      ? `Un Marchand Vaincu à Courte portée d’un Civil se relève avec ${health} Santé.`
      : `Le Marchand le plus proche d’un Civil, à Courte portée, regagne ${health} Santé.`,
  'civilians-shoot-purge': ({ all, extra }) =>
    `${all ? 'Chaque Civil qui la voit' : 'Le Civil le plus proche d’elle, s’il la voit,'} tire sur la Purge${extra > 0 ? ` avec ${more(extra)}` : ''}.`,
  'look-into-crate': ({ who }) =>
    `Si un Civil est sur le plateau, ${who === 'holder' ? 'qui a le pion de Tour' : 'chacun'} regarde dans une caisse.`,
  'pegs-a-civilian': ({ most }) => `L’Hostilité monte de 1 par Civil sur le plateau, ${most} au plus.`,
  'lock-airlocks': ({ number }) =>
    number === 'all'
      ? 'Ce round, tous les sas sont verrouillés ; pas au round 1.'
      : number === 1
        ? 'Ce round, un sas au hasard est verrouillé ; pas au round 1.'
        : `Ce round, ${number} sas au hasard sont verrouillés ; pas au round 1.`,
  'gangers-move': ({ moves: n, thenClose }) =>
    `Chaque Gangster avance ${moves(n)} vers sa cible${thenClose ? ', et frappe s’il est engagé' : ''}.`,
  pickpocket: ({ traders }) =>
    traders === 1
      ? 'Le Marchand le plus proche d’un Gangster, à Courte portée, se fait voler un petit objet.'
      : `Jusqu’à ${traders} Marchands d’équipages différents à Courte portée d’un Gangster se font voler un petit objet.`,
  'gangers-scare': () => 'Chaque Marchand à Courte portée d’un Gangster lâche quelque chose.',
  deal: ({ who }) =>
    `${who === 'holder' ? 'Pour qui a le pion de Tour' : 'Pour chacun'}, le Marchand le plus proche d’un Gangster, à Courte portée, peut échanger un petit objet contre un pion du sac.`,
  'second-live-one': () => 'Au niveau Purge, un second Organique peut désormais venir.',
  'drag-defeated': ({ inches }) => `Chaque Marchand Vaincu est traîné de ${inches}″ vers le Point d’Entrée le plus proche.`,
  'covering-fire': ({ dice: n }) => `À garder ; à votre tour : une attaque de ${dice(n)} contre un ennemi sur le plateau.`,
  resupply: ({ orHealth, skill }) =>
    `À garder ; à votre tour : un de vos Marchands regagne toutes ses Munitions${orHealth > 0 ? `, ou ${orHealth} Santé` : ''}${skill > 0 ? `, et ${pegs(skill)} de Compétence` : ''}.`,
  'work-doors': ({ doors }) =>
    `À garder ; entre deux actions : ouvrez ou fermez ${doors === 1 ? 'une porte' : `${doors} portes`} où que ce soit.`,
  smoke: ({ traders }) =>
    traders === 1
      ? 'À garder ; entre deux actions : un de vos Marchands ne peut être visé par un tir ce round.'
      : `À garder ; entre deux actions : ${traders} de vos Marchands ne peuvent être visés par un tir ce round.`,
};

/** Dés selon la portée : « 2 / 1 / – ». */
const bands = (values: readonly number[]): string => values.map((n) => (n === 0 ? '–' : n)).join(' / ');
function face(token: TokenData): string {
  switch (token.type) {
    case 'ranged':
      return `Dés à Courte, Moyenne, Longue portée : ${bands(token.dice)}.`;
    case 'melee':
      return `${dice(token.normal)}${token.power > 0 ? `, ${token.power} en attaque appuyée` : ''}.`;
    case 'blast': {
      const area = `au centre, à 1″, à 2″ : ${bands(token.dice)}`;
      return {
        damage: `Dés ${area}.`,
        freeze: `Sa cible perd son prochain tour ; dés pour les autres ${area}.`,
        jam: 'Nul à Courte portée de la cible ne tire ce round.',
        teleport: `Disperse sa cible ; dés pour les autres ${area}.`,
      }[token.effect];
    }
    case 'armour': {
      const parts = [
        ...(token.physical > 0 ? [`Armure physique ${token.physical}`] : []),
        ...(token.shield > 0 ? [`Bouclier ${token.shield}`] : []),
        ...(token.combat > 0 ? [`${dice(token.combat)} à mains nues`] : []),
        ...(token.flipped > 0 ? [`surchargé : armure physique ${token.flipped}`] : []),
      ];
      return `${parts.join(', ')}.`;
    }
    case 'special':
      return effectOf(token.effect);
    case 'goods':
      return goods(token.goods);
    case 'objective':
      return 'La mission dit ce que c’est.';
    case 'remains':
      return token.charged > token.sell ? `Se vend ${token.charged} UA si la Purge était Chargée.` : 'Vaut d’être rapporté.';
  }
}
function effectOf(effect: Extract<TokenData, { readonly type: 'special' }>['effect']): string {
  switch (effect.does) {
    case 'reload':
      return effect.pegs === 'chance' ? 'Recharger : autant de Munitions que le dé de Chance.' : `Recharger : ${effect.pegs} Munitions.`;
    case 'heal':
      return `Rend ${effect.health} Santé.`;
    case 'actions':
      return `${count(effect.extra, 'action', 'actions')} de plus ce tour.`;
    case 'search':
      return 'Fouiller est Sans Effort.';
    case 'reroll':
      return 'Relancez un dé de chaque tir.';
    case 'open-locked-door':
      return 'Une action ouvre une porte verrouillée au contact.';
    case 'hack-door':
      return 'Une action ouvre ou ferme une porte à Moyenne portée.';
    case 'repair-die':
      return 'Un dé de plus pour Réparer.';
    case 'jump':
      return `Avancez par-dessus ce qui ne dépasse pas ${effect.over}″, et de ${effect.drop}″ de haut.`;
    case 'grant':
      return `Donne ${skills[effect.skill].name} ${effect.level}.`;
    case 'focus':
      return `Rend ${pegs(effect.pegs)} de Compétence.`;
  }
}
function goods(one: Extract<TokenData, { readonly type: 'goods' }>['goods']): string {
  switch (one.is) {
    case 'credits':
      return `${one.value} UA, à vous aussitôt.`;
    case 'ship-parts':
      return `${count(one.value, 'réparation', 'réparations')} du vaisseau après la mission.`;
    case 'azurium':
      return `Se vend de ${one.prices[0]} à ${one.prices.at(-1)} UA, selon le dé de Chance.`;
    case 'trinket':
      return 'Ne sert à rien ici, mais se vend.';
  }
}

export const prints: Lexicon['prints'] = {
  token: (token) => {
    const only = token.only === 'merg' ? ' Pour les Mergs seuls.' : '';
    const price = token.type === 'objective' && token.sell === 0 ? '' : ` Se vend ${token.sell} UA.`;
    return `${face(token)}${only}${price}`;
  },
  effect: (effect) => (EFFECTS[effect.do] as (one: Effect) => string)(effect),
  round,
  chart: {
    'CS-NAC-01': 'au contact de sa cible',
    'CS-NAC-02': 'sa cible est hors de vue ou trop loin pour tirer',
    'CS-NAC-03': 'ne sait pas tirer',
    'CS-NAC-04': 'tire mieux qu’il ne frappe',
    'CS-NAC-05': 'peut rejoindre sa cible et encore frapper',
    'CS-NAC-06': 'a déjà avancé',
    'CS-NAC-07': 'se rapproche d’abord',
  },
  purgeTarget: {
    'defeated-in-sight': 'un Vaincu en vue',
    'captain-in-sight': 'un Capitaine en vue',
    'in-contact': 'au contact',
    'nearest-in-the-open': 'le plus proche à découvert',
    'nearest-in-sight': 'le plus proche en vue, tous à couvert',
    'nearest-by-way': 'personne en vue : le plus proche à la marche',
  },
  civilian: {
    'move-along-arrow': 'va où pointe la flèche',
    'attack-then-panic': 'attaque, puis panique',
    'move-into-cover': 'court à couvert',
    stay: 'reste à couvert',
    'join-nearest': 'rejoint l’équipage le plus proche',
    'move-and-trade': 'vient échanger',
    'become-live-one': 'est l’Organique',
    nothing: 'ne fait rien',
  },
};
