/** What the workshop says, besides names and flaws, which are the game's. */
import type { TrialEnd } from '@cosmodrome/kit/made';
import type { Lang } from '@cosmodrome/kit/text';
import type { Symmetry } from './board.ts';

export type Tab = 'pieces' | 'settings' | 'trial' | 'share' | 'guide';
export interface Labels {
  readonly title: string;
  readonly pitch: string;
  readonly lead: string;
  readonly fresh: string;
  readonly freshSide: string;
  side(n: number): string;
  readonly open: string;
  readonly mine: string;
  readonly none: string;
  readonly examples: string;
  readonly wide: string;
  readonly missions: string;
  readonly own: string;
  readonly back: string;
  readonly edit: string;
  readonly editCopy: string;
  copy(title: string): string;
  readonly forget: string;
  readonly forgetSure: string;
  readonly untitled: string;
  readonly by: string;
  readonly broken: string;
  readonly flawedTitle: string;
  readonly flawed: string;
  readonly elsewhere: string;
  readonly fileLarge: string;
  fileWrong(line: number): string;
  readonly fileGone: string;
  readonly kept: string;
  readonly notKept: string;
  readonly play: string;
  readonly gather: string;
  notAlone(crews: number): string;
  readonly playTrouble: string;
  faults(n: number): string;
  readonly undo: string;
  readonly redo: string;
  readonly tools: string;
  readonly walls: string;
  readonly scenery: string;
  readonly starts: string;
  readonly levels: string;
  readonly symmetry: string;
  readonly symmetries: Readonly<Record<Symmetry, string>>;
  readonly wall: string;
  readonly rub: string;
  readonly locked: string;
  airlock(name: string): string;
  entry(n: string): string;
  readonly civilian: string;
  readonly other: string;
  floor(n: string): string;
  readonly lift: string;
  readonly climbs: Readonly<Record<'s' | 'l' | 'r' | 'R', string>>;
  readonly map: string;
  readonly mapHelp: string;
  at(column: number, row: number): string;
  readonly empty: string;
  readonly picking: string;
  readonly stop: string;
  readonly tabs: Readonly<Record<Tab, string>>;
  readonly report: string;
  found(faults: number, warnings: number): string;
  readonly panels: string;
  readonly fault: string;
  readonly warning: string;
  readonly sound: string;
  readonly show: string;
  readonly far: string;
  readonly farHelp: string;
  readonly farTo: {
    readonly airlock: string;
    readonly crates: string;
    readonly nearest: string;
    readonly large: string;
    readonly aim: string;
    readonly entry: string;
  };
  readonly measures: {
    cover(of: string): string;
    middle(primary: string, secondary: string | undefined): string;
    pegs(advised: number, now: number): string;
  };
  readonly add: string;
  readonly remove: string;
  readonly primary: string;
  readonly secondary: string;
  readonly onTheWay: string;
  readonly fields: Readonly<Record<Field, string>>;
  readonly whats: Readonly<Record<'weapon' | 'armour' | 'special' | 'goods', string>>;
  readonly pick: string;
  readonly column: string;
  readonly row: string;
  readonly sites: string;
  readonly words: string;
  readonly limits: string;
  readonly deckCards: string;
  readonly inCrates: string;
  readonly present: string;
  readonly presences: Readonly<Record<'always' | 'cards' | 'choice' | 'never', string>>;
  readonly rules: string;
  readonly certain: string;
  readonly rareSmall: string;
  readonly rareLarge: string;
  readonly posts: string;
  readonly trialLead: string;
  readonly crews: string;
  readonly games: string;
  readonly run: string;
  readonly halt: string;
  progress(done: number, of: number): string;
  readonly trialTrouble: string;
  readonly trialEnds: Readonly<Record<TrialEnd, string>>;
  readonly triedBefore: string;
  readonly wins: string;
  readonly winner: string;
  readonly how: string;
  readonly rounds: string;
  readonly aim: string;
  readonly haul: string;
  readonly survive: string;
  readonly pegs: string;
  readonly never: string;
  readonly heat: string;
  readonly fell: string;
  readonly heatRare: string;
  readonly heatOften: string;
  readonly advice: string;
  advise(what: 'airlock' | 'crate' | 'deadly' | 'easy' | 'hard' | 'long', n: string): string;
  readonly link: string;
  readonly linkHelp: string;
  readonly linkLong: string;
  readonly linkFaults: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly file: string;
  readonly fileHelp: string;
  readonly rights: string;
}
export type Field =
  | 'title'
  | 'story'
  | 'author'
  | 'from'
  | 'to'
  | 'traders'
  | 'hostility'
  | 'small'
  | 'largeSmall'
  | 'largeLarge'
  | 'aim'
  | 'token'
  | 'at'
  | 'success'
  | 'great'
  | 'pegs'
  | 'crates'
  | 'pegsTaken'
  | 'pegsARound'
  | 'hits'
  | 'reward'
  | 'pegsOff'
  | 'opens'
  | 'civilians'
  | 'pegsAttack'
  | 'draw'
  | 'what'
  | 'number'
  | 'dice'
  | 'rewardMost'
  | 'rewardTied'
  | 'every'
  | 'most'
  | 'who'
  | 'cells'
  | 'needed'
  | 'more'
  | 'fromCrews'
  | 'rounds'
  | 'entry'
  | 'beams'
  | 'signs'
  | 'fixed';

export const LABELS: Readonly<Record<Lang, Labels>> = {
  fr: {
    title: 'Atelier de missions',
    pitch: 'Dessinez une station, dites ce qu’on y cherche, jouez-la aussitôt.',
    lead: 'Une mission se dessine, se joue seul en un clic, s’essaie par des bots et se donne par un lien. Tout reste sur cet appareil.',
    fresh: 'Nouvelle mission',
    freshSide: 'Côté du plateau',
    side: (n) => `${n}″ × ${n}″`,
    open: 'Ouvrir un fichier',
    mine: 'Mes missions',
    none: 'Rien encore : commencez-en une, ou prenez une copie d’un exemple.',
    examples: 'Les six missions, en exemples',
    missions: 'Missions, de la plus facile à la plus dure',
    own: 'Une mission à vous : dessiner, essayer, partager',
    wide: 'Pour dessiner, il faut un écran plus large. Ouvrir et jouer une mission va ici aussi.',
    back: 'Toutes les missions',
    edit: 'Modifier',
    editCopy: 'Modifier une copie',
    copy: (title) => `Copie de ${title}`,
    forget: 'Effacer',
    forgetSure: 'Effacer pour de bon',
    untitled: 'Sans titre',
    by: 'par',
    broken: 'Ce lien ne porte aucune mission qu’on puisse lire : il est peut-être coupé.',
    flawedTitle: 'Une mission à réparer',
    elsewhere: 'Elle a changé dans un autre onglet : ce que vous dessinez ici continue comme copie.',
    flawed: 'Cette mission ne peut pas être jouée. Voici ce qui ne va pas, et où :',
    fileLarge: 'Ce fichier est trop grand pour une mission : 64 Ko au plus.',
    fileWrong: (line) => `Ce fichier n’est pas une mission : la ligne ${line} n’est pas du JSON.`,
    fileGone: 'Ce fichier ne peut pas être lu sur cet appareil.',
    kept: 'Gardée sur cet appareil à chaque trait.',
    notKept: 'Cet appareil ne garde rien : prenez le fichier avant de partir.',
    play: 'Jouer seul',
    gather: 'Jouer à plusieurs',
    notAlone: (crews) => `à partir de ${crews} équipages`,
    playTrouble: 'La partie n’a pas pu commencer.',
    faults: (n) => (n === 0 ? 'Rien à réparer' : n === 1 ? '1 faute à réparer' : `${n} fautes à réparer`),
    undo: 'Annuler',
    redo: 'Refaire',
    tools: 'Outils',
    walls: 'Murs et portes',
    scenery: 'Décor',
    starts: 'Sas, entrées et départs',
    levels: 'Étages',
    symmetry: 'Symétrie',
    symmetries: { none: 'aucune', mirror: 'miroir', half: 'demi-tour', quarter: 'quart de tour' },
    wall: 'Mur',
    rub: 'Effacer',
    locked: 'Porte verrouillée',
    airlock: (name) => `Sas ${name}`,
    entry: (n) => `Point d’Entrée ${n}`,
    civilian: 'Départ d’un Civil',
    other: 'Départ d’une autre figurine',
    floor: (n) => `Étage ${n}`,
    lift: 'Ascenseur',
    climbs: { s: 'Escalier', l: 'Échelle', r: 'Paroi facile', R: 'Paroi difficile' },
    map: 'Plan de la mission',
    mapHelp: 'Flèches : se déplacer. Entrée : dessiner. Majuscule et flèches : tout un trait. Ctrl Z : annuler.',
    at: (column, row) => `colonne ${column}, rangée ${row}`,
    empty: 'sol',
    picking: 'Touchez une case du plan (clavier : flèches, puis Entrée).',
    stop: 'Arrêter',
    tabs: { pieces: 'Pièces', settings: 'Réglages', trial: 'Essai', share: 'Partage', guide: 'Guide' },
    report: 'Rapport en direct',
    found: (faults, warnings) => `${faults === 1 ? '1 faute' : `${faults} fautes`} · ${warnings} avis`,
    panels: 'La mission',
    fault: 'Faute',
    warning: 'Avis',
    sound: 'Rien à redire : la mission peut être jouée.',
    show: 'Montrer',
    far: 'Mesures, sas par sas',
    farHelp: 'En pouces à pied, portes ouvertes. Au-delà d’un quart d’écart, un avis.',
    farTo: {
      airlock: 'Sas',
      crates: 'caisses',
      nearest: 'la plus proche',
      large: 'grande caisse',
      aim: 'objectif',
      entry: 'entrée ennemie',
    },
    measures: {
      cover: (of) =>
        `Décor : ${of} cases sur 100 (5,6 à 7,6 dans les six missions). Plus il y en a, plus on se cache et plus c’est lent ; moins, plus c’est rapide et mortel.`,
      middle: (primary, secondary) =>
        `Objectif principal à ${primary} du milieu${secondary === undefined ? '' : `, secondaires à ${secondary}`} : le principal gagne à être au centre, les autres à l’écart.`,
      pegs: (advised, now) =>
        `Hostilité au départ : ${now}. Le livre conseille ${advised} à deux équipages débutants ; la table en ajoute 2 par équipage de plus.`,
    },
    add: 'Ajouter',
    remove: 'Retirer',
    primary: 'principal',
    secondary: 'secondaire',
    onTheWay: 'sans objectif',
    fields: {
      title: 'Titre',
      story: 'Histoire',
      author: 'De qui',
      from: 'Équipages, au moins',
      to: 'Équipages, au plus',
      traders: 'Marchands par équipage',
      hostility: 'Hostilité au départ',
      small: 'Pions dans une petite caisse',
      largeSmall: 'Petits pions dans une grande',
      largeLarge: 'Grands pions dans une grande',
      aim: 'Objectif',
      token: 'Pion',
      at: 'Où',
      success: 'UA pour un succès',
      great: 'UA pour un grand succès',
      pegs: 'Épingles d’Hostilité',
      crates: 'Dans quelles caisses',
      pegsTaken: 'Épingles à la prise',
      pegsARound: 'Puis par round',
      hits: 'Touches',
      reward: 'Récompense (UA)',
      pegsOff: 'Épingles en moins',
      opens: 'Ouvre les salles',
      civilians: 'Qui peut savoir',
      pegsAttack: 'Épingles si un Civil est attaqué',
      draw: 'Pions tirés',
      what: 'Quoi',
      number: 'Combien',
      dice: 'Dés',
      rewardMost: 'Au premier (UA)',
      rewardTied: 'Au premier à égalité (UA)',
      every: 'Par combien de Purge',
      most: 'Au plus (UA)',
      who: 'Qui',
      cells: 'Cellules',
      needed: 'Charges requises',
      more: 'De plus par équipage, dès deux',
      fromCrews: 'À partir de tant d’équipages',
      rounds: 'Rounds avant l’explosion',
      entry: 'Point d’Entrée',
      beams: 'Poteaux avec poutre',
      signs: 'Enseignes au mur',
      fixed: 'Décor qui ne bouge pas',
    },
    whats: { weapon: 'armes', armour: 'armures', special: 'objets spéciaux', goods: 'marchandises' },
    pick: 'Sur le plan',
    column: 'Colonne',
    row: 'Rangée',
    sites: 'Consoles',
    words: 'Ses mots',
    limits: 'Qui et combien',
    deckCards: 'Cartes Événement',
    inCrates: 'Dans les caisses',
    present: 'Qui est là',
    presences: { always: 'toujours', cards: 'par les cartes', choice: 'au choix de la table', never: 'jamais' },
    rules: 'Règles avancées toujours en jeu',
    certain: 'À coup sûr dans les caisses',
    rareSmall: 'petits rares',
    rareLarge: 'grands rares',
    posts: 'Poutres et enseignes',
    trialLead: 'Des bots jouent la mission, ici même. Leurs styles tournent d’un sas à l’autre.',
    crews: 'Équipages',
    games: 'Parties',
    run: 'Essayer',
    halt: 'Arrêter l’essai',
    progress: (done, of) => `${done} parties sur ${of}`,
    trialTrouble: 'L’essai s’est arrêté :',
    trialEnds: {
      'no-end': 'L’essai s’est arrêté : une partie n’en finissait pas. Les bots n’y trouvent sans doute plus rien à faire.',
      gone: 'L’essai s’est arrêté : le navigateur l’a interrompu.',
    },
    triedBefore: 'La mission a changé depuis : ces chiffres sont ceux d’avant.',
    wins: 'gagne',
    winner: 'Par sas',
    how: 'Comment cela se joue',
    rounds: 'Rounds',
    aim: 'Objectif principal atteint',
    haul: 'Butin (UA)',
    survive: 'Marchands rentrés',
    pegs: 'Hostilité à la fin',
    never: 'Caisses jamais ouvertes',
    heat: 'Où l’on passe',
    fell: 'Où l’on tombe',
    heatRare: 'rare',
    heatOften: 'souvent',
    advice: 'Conseils',
    advise: (what, n) =>
      ({
        airlock: `Le sas ${n} gagne bien plus souvent que les autres : rapprochez le butin des autres sas.`,
        crate: `${n} caisses ne sont presque jamais ouvertes : elles sont trop loin, ou trop exposées.`,
        deadly: `${n} % des Marchands ne rentrent pas : du couvert ou moins d’Hostilité au départ les aiderait.`,
        easy: 'Presque tout le monde rentre : la mission peut piquer davantage.',
        hard: 'L’objectif principal n’est presque jamais atteint par les bots.',
        long: `${n} rounds en moyenne : c’est long. Un plateau plus petit ou plus d’Hostilité l’abrège.`,
      })[what],
    link: 'Copier le lien',
    linkHelp: 'Le lien porte la mission entière : rien n’est déposé nulle part.',
    linkLong: 'La mission est trop grande pour un lien. Donnez le fichier.',
    linkFaults: 'Réparez les fautes d’abord : personne ne pourrait la jouer.',
    copied: 'Copié',
    notCopied: 'Copiez-le vous-même :',
    file: 'Télécharger le fichier',
    fileHelp: 'Le fichier s’ouvre dans tout atelier, et à la ligne de commande.',
    rights: 'Vos mots sont montrés comme les vôtres.',
  },
  en: {
    title: 'Mission workshop',
    pitch: 'Draw a station, say what is sought there, play it at once.',
    lead: 'A mission is drawn, played alone in one click, tried by bots and given on by a link. All of it stays on this device.',
    fresh: 'New mission',
    freshSide: 'Side of the board',
    side: (n) => `${n}″ × ${n}″`,
    open: 'Open a file',
    mine: 'My missions',
    none: 'Nothing yet: begin one, or take a copy of an example.',
    examples: 'The six missions, as examples',
    missions: 'Missions, from the easiest to the hardest',
    own: 'A mission of your own: draw, try, share',
    wide: 'Drawing needs a wider screen. Opening a mission and playing it works here too.',
    back: 'All missions',
    edit: 'Change it',
    editCopy: 'Change a copy',
    copy: (title) => `Copy of ${title}`,
    forget: 'Delete',
    forgetSure: 'Delete for good',
    untitled: 'Untitled',
    by: 'by',
    broken: 'This link carries no mission that can be read: perhaps it was cut.',
    flawedTitle: 'A mission to mend',
    elsewhere: 'It was changed in another tab: what you draw here goes on as a copy.',
    flawed: 'This mission cannot be played. This is what is wrong, and where:',
    fileLarge: 'This file is too large for a mission: 64 KB at the most.',
    fileWrong: (line) => `This file is no mission: line ${line} is no JSON.`,
    fileGone: 'This file cannot be read on this device.',
    kept: 'Kept on this device at every stroke.',
    notKept: 'This device keeps nothing: take the file before you go.',
    play: 'Play alone',
    gather: 'Play with others',
    notAlone: (crews) => `from ${crews} crews on`,
    playTrouble: 'The game could not begin.',
    faults: (n) => (n === 0 ? 'Nothing to mend' : n === 1 ? '1 fault to mend' : `${n} faults to mend`),
    undo: 'Undo',
    redo: 'Redo',
    tools: 'Tools',
    walls: 'Walls and doors',
    scenery: 'Scenery',
    starts: 'Airlocks, Entry Points, figures',
    levels: 'Floors',
    symmetry: 'Symmetry',
    symmetries: { none: 'none', mirror: 'mirror', half: 'half turn', quarter: 'quarter turn' },
    wall: 'Wall',
    rub: 'Erase',
    locked: 'Locked door',
    airlock: (name) => `Airlock ${name}`,
    entry: (n) => `Entry Point ${n}`,
    civilian: 'A Civilian begins here',
    other: 'Another figure begins here',
    floor: (n) => `Floor ${n}`,
    lift: 'Lift',
    climbs: { s: 'Stairs', l: 'Ladder', r: 'Easy climb', R: 'Hard climb' },
    map: 'Map of the mission',
    mapHelp: 'Arrows: move. Enter: draw. Shift and arrows: a whole stroke. Ctrl Z: undo.',
    at: (column, row) => `column ${column}, row ${row}`,
    empty: 'floor',
    picking: 'Touch a square of the map (keys: arrows, then Enter).',
    stop: 'Stop',
    tabs: { pieces: 'Pieces', settings: 'Settings', trial: 'Trial', share: 'Share', guide: 'Guide' },
    report: 'Live report',
    found: (faults, warnings) =>
      `${faults === 1 ? '1 fault' : `${faults} faults`} · ${warnings === 1 ? '1 warning' : `${warnings} warnings`}`,
    panels: 'The mission',
    fault: 'Fault',
    warning: 'Warning',
    sound: 'Nothing wrong: the mission can be played.',
    show: 'Show',
    far: 'Measures, airlock by airlock',
    farHelp: 'In inches on foot, doors open. Beyond a quarter of difference there is a warning.',
    farTo: { airlock: 'Airlock', crates: 'crates', nearest: 'nearest one', large: 'large crate', aim: 'objective', entry: 'Entry Point' },
    measures: {
      cover: (of) =>
        `Scenery: ${of} squares of 100 (5.6 to 7.6 in the six missions). More of it hides and slows, less is faster and deadlier.`,
      middle: (primary, secondary) =>
        `Primary objective ${primary} from the middle${secondary === undefined ? '' : `, secondary ones ${secondary}`}: the primary belongs near the middle, the others away from it.`,
      pegs: (advised, now) =>
        `Hostility at the start: ${now}. The rulebook advises ${advised} for two crews that begin; a table adds 2 for each crew more.`,
    },
    add: 'Add',
    remove: 'Remove',
    primary: 'primary',
    secondary: 'secondary',
    onTheWay: 'no objective',
    fields: {
      title: 'Title',
      story: 'Story',
      author: 'Who made it',
      from: 'Crews, at least',
      to: 'Crews, at most',
      traders: 'Traders a crew',
      hostility: 'Hostility at the start',
      small: 'Tokens in a small crate',
      largeSmall: 'Small tokens in a large one',
      largeLarge: 'Large tokens in a large one',
      aim: 'Objective',
      token: 'Token',
      at: 'Where',
      success: 'UA for a success',
      great: 'UA for a great one',
      pegs: 'Hostility pegs',
      crates: 'In which crates',
      pegsTaken: 'Pegs when taken',
      pegsARound: 'Then each round',
      hits: 'Hits',
      reward: 'Reward (UA)',
      pegsOff: 'Pegs taken off',
      opens: 'Opens the rooms',
      civilians: 'Who may know',
      pegsAttack: 'Pegs if a Civilian is attacked',
      draw: 'Tokens drawn',
      what: 'What',
      number: 'How many',
      dice: 'Dice',
      rewardMost: 'To the first (UA)',
      rewardTied: 'To the first, tied (UA)',
      every: 'For how many Purge',
      most: 'At the most (UA)',
      who: 'Who',
      cells: 'Cells',
      needed: 'Charges needed',
      more: 'More for each of several crews',
      fromCrews: 'From so many crews on',
      rounds: 'Rounds to the explosion',
      entry: 'Entry Point',
      beams: 'Posts with a beam',
      signs: 'Signs on the wall',
      fixed: 'Scenery that stays',
    },
    whats: { weapon: 'weapons', armour: 'armour', special: 'special items', goods: 'trade goods' },
    pick: 'On the map',
    column: 'Column',
    row: 'Row',
    sites: 'Consoles',
    words: 'Its words',
    limits: 'Who and how many',
    deckCards: 'Event cards',
    inCrates: 'In the crates',
    present: 'Who is there',
    presences: { always: 'always', cards: 'through cards', choice: 'as the table likes', never: 'never' },
    rules: 'Advanced rules always in play',
    certain: 'Certainly in the crates',
    rareSmall: 'rare small ones',
    rareLarge: 'rare large ones',
    posts: 'Beams and signs',
    trialLead: 'Bots play the mission, right here. Their styles go round the airlocks.',
    crews: 'Crews',
    games: 'Games',
    run: 'Try it',
    halt: 'Stop the trial',
    progress: (done, of) => `${done} games of ${of}`,
    trialTrouble: 'The trial has stopped:',
    trialEnds: {
      'no-end': 'The trial has stopped: a game did not come to an end. Perhaps bots find nothing to do there any more.',
      gone: 'The trial has stopped: the browser broke it off.',
    },
    triedBefore: 'The mission has changed since: these figures are those of before.',
    wins: 'wins',
    winner: 'By airlock',
    how: 'How it plays',
    rounds: 'Rounds',
    aim: 'Primary objective achieved',
    haul: 'Haul (UA)',
    survive: 'Traders home',
    pegs: 'Hostility at the end',
    never: 'Crates never opened',
    heat: 'Where they go',
    fell: 'Where they fall',
    heatRare: 'seldom',
    heatOften: 'often',
    advice: 'Advice',
    advise: (what, n) =>
      ({
        airlock: `Airlock ${n} wins far more often than the others: bring what is sought nearer to those.`,
        crate: `${n} crates are hardly ever opened: they are too far, or too exposed.`,
        deadly: `${n} % of the Traders do not come home: cover, or less Hostility at the start, would help.`,
        easy: 'Nearly everybody comes home: the mission may bite more.',
        hard: 'Bots hardly ever achieve the primary objective.',
        long: `${n} rounds on the mean: that is long. A smaller board or more Hostility shortens it.`,
      })[what],
    link: 'Copy the link',
    linkHelp: 'The link carries the whole mission: nothing is left anywhere.',
    linkLong: 'The mission is too large for a link. Give the file on.',
    linkFaults: 'Mend the faults first: nobody could play it.',
    copied: 'Copied',
    notCopied: 'Copy it yourself:',
    file: 'Download the file',
    fileHelp: 'The file opens in any workshop, and on the command line.',
    rights: 'Your words are shown as yours.',
  },
};
