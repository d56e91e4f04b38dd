/** Words that stand on the board and nowhere else. */
import type { Lang } from '@cosmodrome/kit/text';
import type { Climb } from '../content/map.ts';
import type { Range } from '../content/ranges.ts';
import type { Moment } from '../content/skills.ts';
import { isEngaged } from '../judge/figures.ts';
import type { Cover, Phase, Shown } from '../state.ts';
import type { View } from '../view.ts';
import type { MarkKind } from './stories.ts';

/** What a Trader lived through, in names and rounds. */
export interface Tale {
  readonly kills: readonly string[];
  readonly searches: number;
  readonly fell: number | undefined;
  readonly by: string | undefined;
  readonly saved: string | undefined;
  readonly home: number | undefined;
}
const listed = (parts: readonly string[], and: string): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}` : (parts[0] ?? '');
const sentence = (text: string): string => (text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
/** Where something a mission is about has got to, as far as these eyes know. */
export type Sought = 'hidden' | 'gone' | 'free' | 'yours' | 'theirs' | 'lost';
export interface Labels {
  readonly map: string;
  readonly plates: string;
  readonly hostility: string;
  readonly pegs: (n: number, of: number) => string;
  readonly civilian: string;
  readonly purge: string;
  readonly profile: Readonly<Record<'actions' | 'close' | 'ranged' | 'armour', string>>;
  readonly inPlay: (n: number, of: number) => string;
  readonly inches: (units: number) => string;
  readonly places: string;
  readonly crate: (n: number) => string;
  readonly door: (n: number) => string;
  readonly besides: (name: string) => string;
  readonly inLift: string;
  readonly home: string;
  readonly airlock: (name: string) => string;
  readonly entry: (n: number) => string;
  readonly aboard: string;
  readonly status: Readonly<Record<'to-play' | 'done' | 'engaged' | 'prone' | 'defeated' | 'aboard' | 'home' | 'active', string>>;
  readonly health: (n: number, of: number) => string;
  readonly skill: (n: number, of: number) => string;
  readonly ammo: (n: number, of: number) => string;
  readonly actions: (n: number) => string;
  readonly moved: (units: number) => string;
  readonly inventory: (used: number, of: number) => string;
  readonly armour: string;
  readonly skills: string;
  readonly event: string;
  readonly empty: string;
  readonly range: Readonly<Record<Range, string>>;
  readonly cover: Readonly<Record<Cover, string>>;
  readonly shoot: string;
  readonly rows: Readonly<Record<'range' | 'visible' | 'cover' | 'dice' | 'armour' | 'hurt', string>>;
  readonly fromHere: string;
  readonly after: string;
  readonly notSeen: string;
  readonly beyond: string;
  readonly phases: readonly string[];
  readonly phase: Readonly<Record<Phase, string>>;
  readonly round: (n: number) => string;
  readonly strikes: (names: string) => string;
  readonly struck: string;
  readonly loot: string;
  readonly lootText: string;
  readonly standing: string;
  readonly homeUnit: string;
  readonly queue: string;
  readonly hidden: string;
  readonly hiddenText: string;
  readonly jammed: string;
  readonly broken: string;
  readonly ways: (n: number) => string;
  readonly choose: string;
  readonly close: string;
  readonly figureLine: (view: View, f: Shown) => string;
  readonly npcLine: (actions: number, close: number, ranged: number, armour: number) => string;
  readonly traderLine: (pegs: number, skill: number, ammo: number, magazine: number, armour: number) => string;
  readonly carries: (worth: number, spaces: number) => string;
  readonly crateAbout: (large: boolean) => string;
  readonly floor: (n: number) => string;
  readonly structureName: Readonly<Record<'ledge' | 'window' | 'lift', string>>;
  readonly climbName: Readonly<Record<Climb['kind'], string>>;
  /** From a floor to the next one. */
  readonly leadsUp: (from: number) => string;
  /** The rule by which it is used is not in play. */
  readonly noClimbing: string;
  readonly structure: Readonly<Record<'piece' | 'ledge' | 'door' | 'window' | 'lift', string>>;
  readonly climbAbout: Readonly<Record<Climb['kind'], string>>;
  /** Where a thing that is moved may be put. */
  readonly putHere: (column: number, row: number) => string;
  readonly entryAbout: (sealed: boolean) => string;
  readonly airlockAbout: (owner: string | undefined) => string;
  readonly doorAbout: Readonly<Record<'open' | 'closed' | 'locked', string>>;
  readonly play: (name: string) => string;
  readonly used: string;
  readonly when: Readonly<Record<Moment, string>>;
  readonly told: {
    readonly title: string;
    readonly again: string;
    readonly step: (n: number, of: number) => string;
    readonly back: string;
    readonly next: string;
    readonly play: string;
    readonly pause: string;
    readonly skip: string;
    readonly hurt: (n: number) => string;
  };
  readonly attack: {
    readonly title: string;
    readonly sum: (hits: number, cover: number, armour: number, damage: number) => string;
    readonly fails: (n: number) => string;
    readonly windows: Readonly<Record<'declared' | 'hits' | 'resolved', string>>;
  };
  readonly search: {
    readonly title: string;
    readonly crate: string;
    readonly body: (name: string) => string;
    readonly alone: string;
    readonly found: (n: number) => string;
    readonly spaces: (used: number, of: number) => string;
    readonly gain: (worth: number) => string;
    readonly keeps: string;
    readonly takes: string;
    readonly leaves: string;
    readonly there: string;
    readonly worth: (n: number) => string;
  };
  readonly crews: {
    readonly aim: string;
    readonly facts: {
      readonly crews: (from: number, to: number) => string;
      readonly pegs: (n: number) => string;
      readonly minutes: (n: number) => string;
      readonly weight: (n: number) => string;
    };
    drawnBy(author: string): string;
    readonly how: string;
    readonly profile: (health: number, actions: number, skill: number) => string;
    readonly take: string;
    readonly taken: (name: string) => string;
    readonly points: (n: number, of: number) => string;
    readonly captain: (n: number) => string;
  };
  readonly mission: {
    readonly title: string;
    readonly goal: (success: number, great: number) => string;
    readonly worth: (n: number) => string;
    readonly people: (standing: number, home: number, fallen: number) => string;
    readonly together: (sum: number, goal: number | undefined) => string;
    readonly ahead: (worth: number, by: number, tied: boolean) => string;
  };
  /** How far the aims have come; `mine`: so many of them one's own crew's. */
  readonly progress: {
    readonly charges: (placed: number, needed: number, mine: number | undefined) => string;
    readonly blast: (round: number) => string;
    readonly sealed: (done: number, all: number, mine: number | undefined) => string;
    readonly purge: (left: number) => string;
    readonly consoles: (done: number, all: number, mine: number | undefined) => string;
    readonly bounty: (fallen: number) => string;
    readonly asked: (done: number, all: number) => string;
    /** A thing or somebody the mission is about, and who has it. */
    readonly sought: (name: string, whose: Sought) => string;
  };
  readonly team: (n: number, mine: boolean) => string;
  readonly master: { readonly name: string; readonly figures: (n: number) => string; readonly unit: string };
  readonly comrades: Readonly<Record<'title' | 'text' | 'others' | 'silent' | 'later', string>>;
  readonly said: (what: string, by: string) => string;
  readonly orders: Readonly<Record<'title' | 'text' | 'none' | 'always' | 'danger' | 'later', string>>;
  readonly end: {
    readonly health: string;
    readonly recap: (searches: number, defeated: number, home: number) => string;
    readonly hauls: string;
    readonly haulsText: string;
    readonly ownCrew: string;
    readonly sum: (aboard: number, money: number, start: number, reward: number) => string;
    readonly why: string;
    readonly whyText: string;
    readonly aboard: (round: number | undefined, fell: boolean) => string;
    readonly fell: (round: number) => string;
    readonly left: string;
    /** It was in there when the mission ended well. */
    readonly safe: string;
    readonly story: (of: Tale) => string;
    readonly marks: Readonly<Record<MarkKind, string>>;
    readonly lines: Readonly<Record<'aboard' | 'money' | 'reward' | 'start', string>>;
    readonly crew: string;
    readonly success: string;
    readonly great: string;
    readonly failure: string;
    readonly member: (worth: number, home: number, fallen: number) => string;
  };
}
/** States of a figure worth a word. */
const states = (view: View, f: Shown, words: readonly [defeated: string, prone: string, engaged: string, acted: string]): string[] => [
  ...(f.defeated ? [words[0]] : []),
  ...(f.prone && !f.defeated ? [words[1]] : []),
  ...(!f.defeated && isEngaged(view, f) ? [words[2]] : []),
  ...(f.acted && !f.defeated ? [words[3]] : []),
];
const decimal = (units: number, sign: string): string => (units / 100).toFixed(2).replace('.', sign);
export const LABELS: Readonly<Record<Lang, Labels>> = {
  fr: {
    map: 'Le pont',
    plates: 'La mission et la station',
    hostility: 'Hostilité',
    pegs: (n, of) => `${n} / ${of} épingles`,
    civilian: 'Civil',
    purge: 'La Purge',
    profile: { actions: 'Actions', close: 'Corps à corps', ranged: 'Tir', armour: 'Protection' },
    inPlay: (n, of) => `${n} / ${of} en jeu`,
    inches: (units) => `${decimal(units, ',')}″`,
    places: 'Lieux à portée de marche',
    crate: (n) => `Caisse ${n}`,
    door: (n) => `Porte ${n}`,
    besides: (name) => `Contre ${name}`,
    inLift: 'Dans l’ascenseur',
    home: 'Rentrer à bord',
    airlock: (name) => `Sas ${name}`,
    entry: (n) => `Point d’entrée ${n}`,
    aboard: 'à bord',
    status: {
      'to-play': 'À jouer',
      done: 'Joué',
      engaged: 'Engagé',
      prone: 'À terre',
      defeated: 'Vaincu',
      aboard: 'À bord',
      home: 'Rentré',
      active: 'Agit',
    },
    health: (n, of) => `Santé ${n} sur ${of}`,
    skill: (n, of) => `Compétence ${n} sur ${of}`,
    ammo: (n, of) => `Munitions ${n} sur ${of}`,
    actions: (n) => `Actions ${n}`,
    moved: (units) => `${decimal(units, ',')}/11″`,
    inventory: (used, of) => `Inventaire ${used} / ${of}`,
    armour: 'Armure',
    skills: 'Compétences',
    event: 'Événement',
    empty: 'vide',
    range: { short: 'courte', medium: 'moyenne', long: 'longue' },
    cover: { none: 'aucun', partial: 'partiel −1', total: 'total' },
    shoot: 'Tir possible',
    rows: { range: 'Portée', visible: 'Visible', cover: 'Couvert', dice: 'Dés', armour: 'Armure', hurt: 'Vaincre' },
    fromHere: 'D’ici',
    after: 'Après',
    notSeen: 'hors de vue',
    beyond: 'hors de portée',
    phases: ['Hostilité', 'Marchands', 'Purge', 'PNJ', 'Évaluation'],
    phase: {
      setup: 'Préparation',
      hostility: 'Hostilité',
      traders: 'Marchands',
      purge: 'Purge',
      npcs: 'PNJ',
      assessment: 'Évaluation',
      rescue: 'Sauvetage',
      over: 'Fin',
    },
    round: (n) => `Round ${n}`,
    strikes: (names) => `attaque d’opportunité : ${names}`,
    struck: 'attaque d’opportunité',
    loot: 'butin',
    lootText:
      'Ce que vaudrait tout ce que vos Marchands portent, argent compris, moins ce que vous aviez en venant. Ne compte à la fin que ce qui est à bord.',
    standing: 'debout',
    homeUnit: 'à bord',
    queue: 'À venir',
    hidden: 'Jeton face cachée',
    hiddenText: 'Seul celui qui l’a vu sait ce que c’est.',
    jammed: 'Enrayé.',
    broken: 'Cassé.',
    ways: (n) => (n === 1 ? '1 action possible' : `${n} actions possibles`),
    choose: 'Que faire ?',
    close: 'Fermer',
    figureLine: (view, f) => [`Santé ${f.health} sur ${f.fit}`, ...states(view, f, ['Vaincu', 'à terre', 'engagé', 'a joué'])].join(', '),
    npcLine: (actions, close, ranged, armour) => `Actions ${actions}, corps à corps ${close}, tir ${ranged}, protection ${armour}.`,
    traderLine: (pegs, skill, ammo, magazine, armour) =>
      `Compétence ${pegs} sur ${skill}, munitions ${ammo} sur ${magazine}, armure ${armour}.`,
    carries: (worth, spaces) => `Porte ${worth} UA, ${spaces} places prises.`,
    floor: (n) => `Étage ${n}`,
    structureName: { ledge: 'Bord', window: 'Fenêtre', lift: 'Ascenseur' },
    climbName: { stairs: 'Escalier', ladder: 'Échelle', easy: 'Paroi facile', hard: 'Paroi difficile' },
    leadsUp: (from) => (from === 0 ? 'Du sol à l’étage 1.' : `De l’étage ${from} à l’étage ${from + 1}.`),
    noClimbing: 'La règle « Grimper et sauter » n’est pas en jeu : nul ne passe par là.',
    structure: {
      piece: 'Règles avancées : on grimpe dessus, on le déplace ou on le détruit, selon ce que la table a choisi.',
      door: 'S’ouvre et se ferme Sans Effort quand la règle des portes est en jeu ; verrouillée, il faut un outil ou de la force.',
      ledge: 'Le bord d’un étage : on en saute, et l’on tombe s’il est trop haut.',
      window: 'On plonge au travers ; intacte, elle coûte 2 au dé.',
      lift: 'Appelé ou pris Sans Effort, avec tous ceux qui s’y tiennent.',
    },
    climbAbout: {
      stairs: 'On y marche comme partout.',
      ladder: 'Au contact, une action de déplacement mène d’un étage à l’autre.',
      easy: 'Au contact, une action et un dé de Chance de 3 ou plus.',
      hard: 'Au contact, une action et un dé de Chance de 5 ou plus.',
    },
    putHere: (column, row) => `Poser en ${column}, ${row}`,
    crateAbout: (large) =>
      large
        ? 'Une grande caisse : des jetons de toute taille. Au contact, une action la fouille ; seul celui qui fouille voit dedans.'
        : 'Une petite caisse : de petits jetons. Au contact, une action la fouille ; seul celui qui fouille voit dedans.',
    entryAbout: (sealed) =>
      sealed ? 'Fermé : personne n’arrive ici pour l’instant.' : 'La Purge et les Civils arrivent ici quand le dé de Chance le désigne.',
    airlockAbout: (owner) =>
      owner === undefined ? 'Un sas libre.' : `Le sas de ${owner} : on entre et on rentre à bord par là. Qui est rentré est en sûreté.`,
    doorAbout: {
      open: 'Une porte ouverte.',
      closed: 'Fermée : elle arrête la marche et la vue.',
      locked: 'Verrouillée : elle arrête la marche et la vue.',
    },
    play: (name) => `Faire jouer ${name}`,
    used: 'une utilisation par round : déjà faite',
    when: {
      turn: 'À votre tour.',
      ranged: 'Avec un de vos tirs.',
      close: 'Avec une de vos attaques rapprochées.',
      move: 'Avec un de vos déplacements.',
      declared: 'En réaction : on l’attaque.',
      hits: 'En réaction : les dés sont lancés.',
      resolved: 'En réaction : une attaque est finie.',
      contact: 'En réaction : un ennemi vient au contact.',
      'move-ended': 'En réaction : un ennemi finit son déplacement.',
      loss: 'En réaction : des actions seraient perdues.',
      gap: 'En réaction : entre deux actions.',
    },
    told: {
      title: 'La station joue',
      again: 'Revoir la Purge et les PNJ',
      step: (n, of) => `${n} / ${of}`,
      back: 'Étape d’avant',
      next: 'Étape suivante',
      play: 'Lire',
      pause: 'Pause',
      skip: 'Passer',
      hurt: (n) => `−${n} Santé`,
    },
    attack: {
      title: 'L’attaque',
      sum: (hits, cover, armour, damage) =>
        `${hits} ${hits < 2 ? 'Touche' : 'Touches'}${cover > 0 ? ` − couvert ${cover}` : ''}${armour > 0 ? ` − armure ${armour}` : ''} = ${damage} ${damage < 2 ? 'dégât' : 'dégâts'}`,
      fails: (n) => `${n} Échecs : l’attaque est perdue.`,
      windows: { declared: 'Déclarée', hits: 'Dés lancés', resolved: 'Dégâts' },
    },
    search: {
      title: 'La fouille',
      crate: 'Dans la caisse',
      body: (name) => `Sur ${name}`,
      alone: 'vous seul le voyez',
      found: (n) => `${n} jetons`,
      spaces: (used, of) => `${used} / ${of} places`,
      gain: (worth) => `+${worth} UA`,
      keeps: 'gardé',
      takes: 'pris',
      leaves: 'laissé',
      there: 'à prendre',
      worth: (n) => `${n} UA`,
    },
    crews: {
      aim: 'Le but :',
      facts: {
        crews: (from, to) => (from === to ? `${from} ${from === 1 ? 'équipage' : 'équipages'}` : `${from} à ${to} équipages`),
        pegs: (n) => `Hostilité ${n} au départ`,
        minutes: (n) => `${n} min`,
        weight: (n) => `difficulté ${n} sur 5`,
      },
      drawnBy: (author) => `Dessinée par ${author}`,
      how: 'On entre par son sas, on fouille les caisses, on rentre par le même sas. Chaque round la Purge vient plus nombreuse, chaque premier tir l’éveille davantage. La mission finit quand plus aucun Marchand debout n’est sur la station.',
      profile: (health, actions, skill) => `Santé ${health}, ${actions} actions, Compétence ${skill}`,
      take: 'Choisir',
      taken: (name) => `Choisi par ${name}`,
      points: (n, of) => `${n} points sur ${of}`,
      captain: (n) => (n === 1 ? 'Un Capitaine' : n === 0 ? 'Il faut un Capitaine' : `${n} Capitaines : un seul`),
    },
    mission: {
      title: 'Mission',
      goal: (success, great) => `Rapporter ${success} UA de nouveau butin à bord ; ${great} pour un grand succès.`,
      worth: (n) => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)} UA`,
      people: (standing, home, fallen) =>
        [`${standing} debout`, ...(home > 0 ? [`${home} à bord`] : []), ...(fallen > 0 ? [`${fallen} à terre`] : [])].join(', '),
      together: (sum, goal) => (goal === undefined ? `Butin : ${sum} UA.` : `Butin : ${sum} UA sur ${goal}.`),
      ahead: (worth, by, tied) => (tied ? `À égalité en tête : ${worth} UA de butin.` : `En tête : ${worth} UA de butin, ${by} de plus.`),
    },
    progress: {
      charges: (placed, needed, mine) => `Charges : ${placed} sur ${needed}${mine === undefined ? '' : `, ${mine} à vous`}.`,
      blast: (round) => `Tout saute à la fin du round ${round} : rentrez.`,
      sealed: (done, all, mine) => `Scellés : ${done} sur ${all}${mine === undefined ? '' : `, ${mine} par vous`}.`,
      purge: (left) =>
        left > 0 ? `Tout est scellé ; Purge encore debout : ${left}.` : 'Tout est scellé, plus de Purge : fini à la fin du round.',
      consoles: (done, all, mine) => `Consoles : ${done} sur ${all}${mine === undefined ? '' : `, ${mine} par vous`}.`,
      bounty: (fallen) => `Prime : ${fallen} membre${fallen > 1 ? 's' : ''} de la Purge vaincu${fallen > 1 ? 's' : ''} par vous.`,
      asked: (done, all) => `Interrogés : ${done} sur ${all}.`,
      sought: (name, whose) =>
        `${name} : ${{ hidden: 'encore à trouver', gone: 'n’est plus à sa place', free: 'à qui s’en saisira', yours: 'chez vous', theirs: 'chez d’autres', lost: 'personne ne l’aura' }[whose]}.`,
    },
    team: (n, mine) => (mine ? 'Votre équipe' : `Équipe ${n}`),
    master: { name: 'Meneur de jeu', figures: (n) => `${n} ${n > 1 ? 'figures menées' : 'figure menée'}`, unit: 'en jeu' },
    comrades: {
      title: 'Camarades',
      text: 'Touchez une caisse ou un ennemi sur le pont pour dire ce que vous prenez, ce que vous laissez, qui doit tomber. Les camarades de la maison en tiennent compte.',
      others: 'Ce qu’ils disent',
      silent: 'Rien pour l’instant.',
      later: 'On se parle pendant les tours des Marchands.',
    },
    said: (what, by) => `${by} : ${what}.`,
    orders: {
      title: 'Consignes',
      text: 'Vos Marchands peuvent réagir entre deux actions des autres. On vous le demande quand ils sont en danger ; pour ceux-ci, à chaque occasion si vous voulez.',
      none: 'Aucun de vos Marchands ne connaît une telle réaction. Les autres réactions sont toujours demandées.',
      always: 'Demander à chaque occasion',
      danger: 'Demander en cas de danger',
      later: 'Se règle pendant les tours des Marchands, pour ceux qui sont sur la station.',
    },
    end: {
      health: 'Santé',
      recap: (searches, defeated, home) =>
        [
          ...(searches > 0 ? [`${searches} ${searches < 2 ? 'fouille' : 'fouilles'}`] : []),
          ...(defeated > 0 ? [`${defeated} ${defeated < 2 ? 'Vaincu' : 'Vaincus'}`] : []),
          ...(home > 0 ? [`${home} à bord`] : []),
        ].join(', '),
      hauls: 'Les butins',
      haulsText: 'la valeur de ce qui est à bord, moins ce que l’on avait en venant, plus ce que paie la mission',
      ownCrew: 'Équipage maison',
      sum: (aboard, money, start, reward) =>
        `À bord ${aboard}${money > 0 ? `, argent ${money}` : ''}${reward > 0 ? `, mission ${reward}` : ''}${start > 0 ? `, au départ −${start}` : ''}`,
      why: 'Pourquoi il fallait partir',
      whyText: 'l’Hostilité, qui rentrait (rond) et qui tombait (croix)',
      aboard: (round, fell) => (round === undefined ? 'resté à bord' : fell ? `ramené à bord, round ${round}` : `à bord, round ${round}`),
      fell: (round) => `vaincu, round ${round}`,
      left: 'resté sur la station',
      safe: 'hors de danger',
      story: ({ kills, searches, fell, by, saved, home }) =>
        sentence(
          listed(
            [
              ...(kills.length > 0 ? [`vainc ${kills.length > 3 ? `${kills.length} ennemis` : listed(kills, 'et')}`] : []),
              ...(searches > 0 ? [`fouille ${searches} fois`] : []),
              ...(fell !== undefined ? [by === undefined ? `tombe au round ${fell}` : `tombe sous ${by} au round ${fell}`] : []),
              ...(saved !== undefined ? [`est secouru par ${saved}`] : []),
              ...(home !== undefined ? ['rentre'] : []),
            ],
            'et',
          ),
        ),
      marks: {
        search: 'fouille',
        kill: 'vainc quelqu’un',
        fell: 'est Vaincu',
        up: 'est ranimé',
        home: 'est à bord',
        reacted: 'use d’une compétence',
        joined: 'rejoint l’équipage',
      },
      lines: { aboard: 'Objets à bord', money: 'Argent', reward: 'Mission', start: 'Valeur au départ' },
      crew: 'L’équipage',
      success: 'Mission réussie.',
      great: 'Un grand succès.',
      failure: 'Mission manquée.',
      member: (worth, home, fallen) => `${worth} UA, ${home} à bord${fallen > 0 ? `, ${fallen} perdu${fallen > 1 ? 's' : ''}` : ''}`,
    },
  },
  en: {
    map: 'The deck',
    plates: 'The mission and the station',
    hostility: 'Hostility',
    pegs: (n, of) => `${n} / ${of} pegs`,
    civilian: 'Civilian',
    purge: 'The Purge',
    profile: { actions: 'Actions', close: 'Close', ranged: 'Ranged', armour: 'Protection' },
    inPlay: (n, of) => `${n} / ${of} in play`,
    inches: (units) => `${decimal(units, '.')}″`,
    places: 'Places within walking reach',
    crate: (n) => `Crate ${n}`,
    door: (n) => `Door ${n}`,
    besides: (name) => `Against ${name}`,
    inLift: 'In the lift',
    home: 'Go back aboard',
    airlock: (name) => `Airlock ${name}`,
    entry: (n) => `Entry Point ${n}`,
    aboard: 'aboard',
    status: {
      'to-play': 'To play',
      done: 'Done',
      engaged: 'Engaged',
      prone: 'Prone',
      defeated: 'Defeated',
      aboard: 'Aboard',
      home: 'Home',
      active: 'Acts',
    },
    health: (n, of) => `Health ${n} of ${of}`,
    skill: (n, of) => `Skill ${n} of ${of}`,
    ammo: (n, of) => `Ammo ${n} of ${of}`,
    actions: (n) => `Actions ${n}`,
    moved: (units) => `${decimal(units, '.')}/11″`,
    inventory: (used, of) => `Inventory ${used} / ${of}`,
    armour: 'Armour',
    skills: 'Skills',
    event: 'Event',
    empty: 'empty',
    range: { short: 'short', medium: 'medium', long: 'long' },
    cover: { none: 'none', partial: 'partial −1', total: 'total' },
    shoot: 'Possible shot',
    rows: { range: 'Range', visible: 'Visible', cover: 'Cover', dice: 'Dice', armour: 'Armour', hurt: 'Defeat' },
    fromHere: 'From here',
    after: 'After',
    notSeen: 'out of sight',
    beyond: 'out of range',
    phases: ['Hostility', 'Traders', 'Purge', 'NPCs', 'Assessment'],
    phase: {
      setup: 'Set-up',
      hostility: 'Hostility',
      traders: 'Traders',
      purge: 'Purge',
      npcs: 'NPCs',
      assessment: 'Assessment',
      rescue: 'Rescue',
      over: 'End',
    },
    round: (n) => `Round ${n}`,
    strikes: (names) => `opportunity attack: ${names}`,
    struck: 'opportunity attack',
    loot: 'loot',
    lootText: 'What all your Traders carry is worth, money included, less what you came with. In the end only what is aboard counts.',
    standing: 'standing',
    homeUnit: 'home',
    queue: 'To come',
    hidden: 'A token face down',
    hiddenText: 'Only whoever has seen it knows what it is.',
    jammed: 'Jammed.',
    broken: 'Broken.',
    ways: (n) => (n === 1 ? '1 act' : `${n} acts`),
    choose: 'What to do?',
    close: 'Close',
    figureLine: (view, f) =>
      [`Health ${f.health} of ${f.fit}`, ...states(view, f, ['Defeated', 'prone', 'engaged', 'has acted'])].join(', '),
    npcLine: (actions, close, ranged, armour) => `Actions ${actions}, close ${close}, ranged ${ranged}, protection ${armour}.`,
    traderLine: (pegs, skill, ammo, magazine, armour) => `Skill ${pegs} of ${skill}, ammo ${ammo} of ${magazine}, armour ${armour}.`,
    carries: (worth, spaces) => `Carries ${worth} UA, ${spaces} spaces taken.`,
    floor: (n) => `Floor ${n}`,
    structureName: { ledge: 'Edge', window: 'Window', lift: 'Lift' },
    climbName: { stairs: 'Stairs', ladder: 'Ladder', easy: 'Easy step', hard: 'Hard step' },
    leadsUp: (from) => (from === 0 ? 'From the ground to floor 1.' : `From floor ${from} to floor ${from + 1}.`),
    noClimbing: 'The rule “Climbing and jumping” is not in play: nobody gets up this way.',
    structure: {
      piece: 'Advanced rules: it is climbed onto, moved or destroyed, as the table has chosen.',
      door: 'Opened and closed Effortlessly where the rule of doors is in play; locked, it takes a tool or force.',
      ledge: 'The edge of a floor: one jumps down, and falls where it is too high.',
      window: 'One dives through it; while it is whole, the die shows 2 less.',
      lift: 'Called or ridden Effortlessly, with all who stand in it.',
    },
    climbAbout: {
      stairs: 'Walked like any floor.',
      ladder: 'In contact, a Move action leads from one floor to the other.',
      easy: 'In contact, an action and a Chance die of 3 or more.',
      hard: 'In contact, an action and a Chance die of 5 or more.',
    },
    putHere: (column, row) => `Put it at ${column}, ${row}`,
    crateAbout: (large) =>
      large
        ? 'A large crate: tokens of any size. In contact, an action searches it; only the searcher sees inside.'
        : 'A small crate: small tokens. In contact, an action searches it; only the searcher sees inside.',
    entryAbout: (sealed) =>
      sealed ? 'Sealed: nobody arrives here for now.' : 'The Purge and Civilians arrive here when the Chance die names it.',
    airlockAbout: (owner) =>
      owner === undefined ? 'A free airlock.' : `The airlock of ${owner}: in through it, and home through it. Whoever is home is safe.`,
    doorAbout: {
      open: 'An open door.',
      closed: 'Shut: it stops walking and sight.',
      locked: 'Locked: it stops walking and sight.',
    },
    play: (name) => `${name} acts now`,
    used: 'one use a round: done',
    when: {
      turn: 'In your turn.',
      ranged: 'With a shot of yours.',
      close: 'With a Close Assault of yours.',
      move: 'With a move of yours.',
      declared: 'As a reaction: it is attacked.',
      hits: 'As a reaction: the dice are rolled.',
      resolved: 'As a reaction: an attack is over.',
      contact: 'As a reaction: an enemy makes contact.',
      'move-ended': 'As a reaction: an enemy ends a move.',
      loss: 'As a reaction: actions would be lost.',
      gap: 'As a reaction: between two actions.',
    },
    told: {
      title: 'The station acts',
      again: 'See the Purge and NPCs again',
      step: (n, of) => `${n} / ${of}`,
      back: 'Step back',
      next: 'Next step',
      play: 'Play',
      pause: 'Pause',
      skip: 'Skip',
      hurt: (n) => `−${n} Health`,
    },
    attack: {
      title: 'The attack',
      sum: (hits, cover, armour, damage) =>
        `${hits} ${hits === 1 ? 'Hit' : 'Hits'}${cover > 0 ? ` − cover ${cover}` : ''}${armour > 0 ? ` − armour ${armour}` : ''} = ${damage} damage`,
      fails: (n) => `${n} Fails: the attack is lost.`,
      windows: { declared: 'Declared', hits: 'Dice rolled', resolved: 'Damage' },
    },
    search: {
      title: 'The search',
      crate: 'In the crate',
      body: (name) => `On ${name}`,
      alone: 'only you see it',
      found: (n) => `${n} tokens`,
      spaces: (used, of) => `${used} / ${of} spaces`,
      gain: (worth) => `+${worth} UA`,
      keeps: 'kept',
      takes: 'taken',
      leaves: 'left',
      there: 'to take',
      worth: (n) => `${n} UA`,
    },
    crews: {
      aim: 'The aim:',
      facts: {
        crews: (from, to) => (from === to ? `${from} ${from === 1 ? 'crew' : 'crews'}` : `${from} to ${to} crews`),
        pegs: (n) => `Hostility ${n} at the start`,
        minutes: (n) => `${n} min`,
        weight: (n) => `difficulty ${n} of 5`,
      },
      drawnBy: (author) => `Drawn by ${author}`,
      how: 'In through your airlock, search the crates, home through the same airlock. Each round more of the Purge come, the first shot of each round wakes them further. The mission ends when no Trader is left standing on the station.',
      profile: (health, actions, skill) => `Health ${health}, ${actions} actions, Skill ${skill}`,
      take: 'Choose',
      taken: (name) => `Taken by ${name}`,
      points: (n, of) => `${n} points of ${of}`,
      captain: (n) => (n === 1 ? 'One Captain' : n === 0 ? 'It needs a Captain' : `${n} Captains: one only`),
    },
    mission: {
      title: 'Mission',
      goal: (success, great) => `Bring home ${success} UA of new loot; ${great} for a great success.`,
      worth: (n) => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)} UA`,
      people: (standing, home, fallen) =>
        [`${standing} standing`, ...(home > 0 ? [`${home} home`] : []), ...(fallen > 0 ? [`${fallen} down`] : [])].join(', '),
      together: (sum, goal) => (goal === undefined ? `Loot: ${sum} UA.` : `Loot: ${sum} UA of ${goal}.`),
      ahead: (worth, by, tied) => (tied ? `Level in front: ${worth} UA of loot.` : `In front: ${worth} UA of loot, ${by} more.`),
    },
    progress: {
      charges: (placed, needed, mine) => `Charges: ${placed} of ${needed}${mine === undefined ? '' : `, ${mine} yours`}.`,
      blast: (round) => `It goes off at the end of round ${round}: be home.`,
      sealed: (done, all, mine) => `Sealed: ${done} of ${all}${mine === undefined ? '' : `, ${mine} by you`}.`,
      purge: (left) =>
        left > 0 ? `All is sealed; Purge still standing: ${left}.` : 'All is sealed and no Purge left: over at the end of the round.',
      consoles: (done, all, mine) => `Consoles: ${done} of ${all}${mine === undefined ? '' : `, ${mine} by you`}.`,
      bounty: (fallen) => `Bounty: ${fallen} Purge defeated by you.`,
      asked: (done, all) => `Asked: ${done} of ${all}.`,
      sought: (name, whose) =>
        `${name}: ${{ hidden: 'still to be found', gone: 'no longer in its place', free: 'free for the taking', yours: 'with you', theirs: 'with others', lost: 'nobody will have it' }[whose]}.`,
    },
    team: (n, mine) => (mine ? 'Your team' : `Team ${n}`),
    master: { name: 'Game master', figures: (n) => `${n} ${n === 1 ? 'figure' : 'figures'} led`, unit: 'in play' },
    comrades: {
      title: 'Comrades',
      text: 'Press a crate or an enemy on the deck to say what you see to, what you leave to others, who should fall. Comrades of the house go by it.',
      others: 'What they say',
      silent: 'Nothing so far.',
      later: 'You can talk while Traders have their turns.',
    },
    said: (what, by) => `${by}: ${what}.`,
    orders: {
      title: 'Orders',
      text: 'Your Traders may react between two actions of the others. You are asked when they are in danger; for these at every chance, if you like.',
      none: 'None of your Traders knows such a reaction. All other reactions are always asked.',
      always: 'Ask at every chance',
      danger: 'Ask in danger',
      later: 'Set during the turns of Traders, for those who are on the station.',
    },
    end: {
      health: 'Health',
      recap: (searches, defeated, home) =>
        [
          ...(searches > 0 ? [`${searches} ${searches === 1 ? 'search' : 'searches'}`] : []),
          ...(defeated > 0 ? [`${defeated} Defeated`] : []),
          ...(home > 0 ? [`${home} home`] : []),
        ].join(', '),
      hauls: 'The hauls',
      haulsText: 'the worth of what is aboard, less what one came with, and what the mission pays',
      ownCrew: 'A crew of their own',
      sum: (aboard, money, start, reward) =>
        `Aboard ${aboard}${money > 0 ? `, money ${money}` : ''}${reward > 0 ? `, mission ${reward}` : ''}${start > 0 ? `, at the start −${start}` : ''}`,
      why: 'Why it was time to leave',
      whyText: 'Hostility, who came home (dot) and who fell (cross)',
      aboard: (round, fell) => (round === undefined ? 'stayed aboard' : fell ? `brought home, round ${round}` : `home, round ${round}`),
      fell: (round) => `Defeated, round ${round}`,
      left: 'left on the station',
      safe: 'safe',
      story: ({ kills, searches, fell, by, saved, home }) =>
        sentence(
          listed(
            [
              ...(kills.length > 0 ? [`defeats ${kills.length > 3 ? `${kills.length} enemies` : listed(kills, 'and')}`] : []),
              ...(searches > 0 ? [searches === 1 ? 'searches once' : `searches ${searches} times`] : []),
              ...(fell !== undefined ? [by === undefined ? `falls in round ${fell}` : `falls to ${by} in round ${fell}`] : []),
              ...(saved !== undefined ? [`is helped by ${saved}`] : []),
              ...(home !== undefined ? ['comes home'] : []),
            ],
            'and',
          ),
        ),
      marks: {
        search: 'searches',
        kill: 'defeats somebody',
        fell: 'is Defeated',
        up: 'is revived',
        home: 'is home',
        reacted: 'uses a skill',
        joined: 'joins the crew',
      },
      lines: { aboard: 'Items aboard', money: 'Money', reward: 'Mission', start: 'Worth at the start' },
      crew: 'The crew',
      success: 'Mission accomplished.',
      great: 'A great success.',
      failure: 'Mission failed.',
      member: (worth, home, fallen) => `${worth} UA, ${home} home${fallen > 0 ? `, ${fallen} lost` : ''}`,
    },
  },
};
