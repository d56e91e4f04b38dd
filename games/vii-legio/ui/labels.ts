/**
 * The few words the board itself carries: headings, captions, reasons beside a piece. Names of cards and things, questions, answers and
 * reasons of the rules are in the game's words; here is only what no rule says.
 */
import type { Lang, Sentence } from '@cosmodrome/kit/text';
import type { Pawn, Place, Sector, Zone } from '../content/index.ts';
import type { Head } from '../judge/ledger.ts';
import type { Trigger } from '../state.ts';
import { roman } from '../text/lexicon.ts';
import type { CardWhy } from '../topics.ts';

export type Labels = {
  readonly map: string;
  readonly contacts: string;
  readonly imperator: string;
  readonly activePlanets: string;
  readonly cartography: string;
  readonly xenoscience: string;
  readonly zone: (zone: Zone) => string;
  readonly sector: (place: Place) => string;
  readonly border: (a: Sector, b: Sector) => string;
  readonly cards: (n: number) => string;
  readonly onlyYou: string;
  readonly hiddenCard: string;
  readonly noCard: string;
  readonly you: string;
  readonly end: string;
  readonly mayEnd: string;
  readonly pxNeeded: (n: number) => string;
  readonly repair: string;
  readonly planets: (found: number, limit: number) => string;
  readonly equipment: string;
  readonly crew: string;
  readonly skills: string;
  readonly profile: string;
  readonly callsLeft: (n: number) => string;
  readonly perTurn: (n: number) => string;
  readonly decoderUsed: string;
  /** What a fight costs and brings: every one uses up a laser, and only who has one gains. LEG-CMB-06, LEG-CMB-09 */
  readonly lasersOf: (have: number, strength: number) => string;
  readonly playable: string;
  readonly withDetector: string;
  readonly missed: string;
  readonly proposal: (n: number, of: number) => string;
  readonly mission: string;
  readonly alone: string;
  readonly together: (n: number) => string;
  readonly squadsNeeded: string;
  readonly spends: (who: Sentence) => Sentence;
  readonly youSpend: string;
  readonly points: (n: number) => string;
  readonly nothing: string;
  readonly gains: string;
  readonly fails: string;
  readonly ifRefused: (who: Sentence) => Sentence;
  readonly tooFewSquads: (have: number, of: number) => string;
  readonly thrown: (n: number) => string;
  readonly thenLeave: (star: number, crew: number, px: number) => string;
  readonly toShare: (pc: number) => string;
  readonly mustInvite: string;
  readonly elsewhere: (place: Place) => string;
  readonly choose: string;
  readonly close: string;
  readonly show: string;
  readonly missing: string;
  readonly step: Readonly<Record<'experience' | 'xeno' | 'departure', string>>;
  readonly success: string;
  readonly failure: string;
  readonly squadsToLand: (n: number) => string;
  readonly skillInAll: (n: number, kind: 'sapient' | 'wild' | 'dual') => string;
  readonly discoveredBy: (seat: number) => Sentence;
  readonly youAreIn: (place: Place) => string;
  readonly crossing: (n: number) => string;
  readonly fleet: string;
  readonly reserve: string;
  readonly deck: string;
  readonly discard: string;
  readonly pile: (back: 'A' | 'B' | 'X') => string;
  readonly calls: (n: number, max: number) => string;
  readonly next: (px: number) => string;
  readonly noWorlds: string;
  readonly endingNow: (turns: number) => string;
  readonly trigger: Readonly<Record<Trigger, string>>;
  readonly quiet: (rounds: number) => string;
  readonly round: (n: number) => string;
  readonly steps: Readonly<Record<'command' | 'draw' | 'explore' | 'mission' | 'end', string>>;
  readonly objectives: string;
  readonly pxToWin: string;
  readonly mayNotWin: (px: number) => string;
  readonly noneWins: string;
  readonly have: (n: number, of: number) => string;
  readonly greyed: (n: number) => string;
  readonly once: string;
  /** Sources of PC at the end. */
  readonly heads: Readonly<Record<Head, string>>;
  readonly units: { readonly squads: string; readonly hand: string };
  /** Short enough for a player's card: what has been found, and what the next mark of a track brings. */
  readonly found: (pawns: readonly string[]) => string;
  readonly mark: Readonly<Record<'pc' | 'px', Readonly<Record<number, string>>>>;
  /** Who is ahead; `px`: the most anybody has, while nobody has enough of them to win. */
  readonly lead: (seats: readonly number[], pc: number, px: number | undefined) => Sentence;
  /** A round in a few words, when the journal folds it. */
  readonly recap: (discoveries: number, missions: number) => string;
  readonly summed: (hand: number, detectors: number, hidden: number) => string;
  readonly handTab: (n: number) => string;
  readonly shipTab: string;
  /** Why a card cannot be played face up, in as few words as its foot can hold; the hover card has the sentence. */
  readonly unplayable: Readonly<Record<CardWhy, string>>;
};

export const GREEK: Readonly<Record<Pawn, string>> = { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε' };
const place = (p: Place) => (p === 'X' ? 'X' : roman(p));
const s = (n: number) => (n > 1 ? 's' : '');
const plural = (n: number) => (n === 1 ? '' : 's');

const fr: Labels = {
  map: 'Carte de la Nébuleuse Rouge',
  contacts: 'Contacts',
  imperator: 'Imperator',
  activePlanets: 'Planètes actives',
  cartography: 'Cartographie',
  xenoscience: 'Xénoscience',
  zone: (z) => `Zone ${z}`,
  sector: (p) => `secteur ${place(p)}`,
  border: (a, b) => `Frontière ${roman(a)}–${roman(b)}`,
  cards: (n) => `${n} carte${s(n)}`,
  onlyYou: 'vous seul',
  hiddenCard: 'carte cachée',
  noCard: 'aucune carte',
  you: 'VOUS',
  end: 'fin',
  mayEnd: 'fin ?',
  pxNeeded: (n) => `${n} PX requis`,
  repair: 'Réparer',
  planets: (f, l) => `${f} planète${s(f)} sur ${l}`,
  equipment: 'Équipement',
  crew: 'Équipage',
  skills: 'Compétences',
  profile: 'Profil',
  callsLeft: (n) => (n === 0 ? 'plus d’appel' : `reste ${n} appel${s(n)}`),
  perTurn: (n) => `${n} carte${s(n)}/tour`,
  decoderUsed: 'déjà utilisé',
  lasersOf: (h, st) => `${h >= st ? 'victoire' : `${st - h} dé${s(st - h)}`}, ${h > 0 ? '−1 laser' : 'sans gain'}`,
  playable: 'jouable',
  withDetector: 'Détecteur',
  missed: 'manqué',
  proposal: (n, of) => `Proposition ${roman(n)} / ${roman(of)}`,
  mission: 'Mission',
  alone: 'Seul',
  together: (n) => (n === 2 ? 'À deux' : n === 3 ? 'À trois' : 'À quatre'),
  squadsNeeded: 'Escouades',
  spends: (who) => `${who} dépense`,
  youSpend: 'Vous dépensez',
  points: (n) => `${n} point${s(n)}`,
  nothing: 'rien',
  gains: 'Gains PC',
  fails: 'échec',
  ifRefused: (who) => `Si ${who} refuse`,
  tooFewSquads: (h, of) => `${h} / ${of}`,
  thrown: (n) => (n === 1 ? 'Votre carte sera défaussée sans perte.' : `Vos ${n} cartes seront défaussées sans perte.`),
  thenLeave: (star, crew, px) =>
    `Puis, chacun au choix : laisser ${star} élément${s(star)}${crew > 0 ? ` dont ${crew} d’équipage` : ''} → +${px} PX`,
  toShare: (pc) => `${pc} PC à partager`,
  mustInvite: 'Invitation obligatoire : a découvert la planète et se trouve dans le secteur.',
  elsewhere: (p) => `en ${place(p)}`,
  choose: 'Choisir',
  close: 'Replier',
  show: 'Voir la mission',
  missing: 'À dépenser',
  step: { experience: 'Expérience', xeno: 'Xénoscience', departure: 'Départ' },
  success: 'Mission réussie',
  failure: 'Mission manquée',
  squadsToLand: (n) => `${n} escouade${s(n)} à réunir pour se poser`,
  skillInAll: (n, k) =>
    `${n} en ${k === 'sapient' ? 'Diplomatie' : k === 'wild' ? 'Capture' : 'Diplomatie ou Capture, au choix de chacun'}, tous ensemble`,
  discoveredBy: (seat) => `Découverte par {@${seat}}.`,
  youAreIn: (p) => `Vous êtes en ${place(p)}.`,
  crossing: (n) => `Frontière à ${n} carte${s(n)}.`,
  fleet: 'Flotte',
  reserve: 'Réserve',
  deck: 'pioche',
  discard: 'défausse',
  pile: (b) => `Extrasolaires ${b}`,
  calls: (n, m) => `${n} appel${s(n)} sur ${m}`,
  next: (px) => `prochain seuil : ${px} PX`,
  noWorlds: 'aucune carte Extrasolaire',
  endingNow: (t) => (t <= 1 ? 'Dernier tour' : `Fin de partie : encore ${t} tours`),
  trigger: {
    declared: 'Fin déclarée',
    xeno: '15 PX atteints',
    imperator: 'L’Imperator atteint 25 PC',
    charted: 'Plus aucune planète à découvrir',
    standstill: 'Nébuleuse à l’arrêt',
  },
  quiet: (r) => `${r} manches sans découverte ni mission`,
  round: (n) => `Manche ${roman(n)}`,
  steps: { command: 'Commandement', draw: 'Pioche', explore: 'Exploration', mission: 'Mission', end: 'Fin' },
  objectives: 'Objectifs secrets',
  pxToWin: 'Xénoscience, 10 PX pour gagner',
  mayNotWin: (px) => `Seules les U.C. ayant au moins 10 PX concourent, et celle-ci en a ${px}.`,
  noneWins: 'Personne n’a 10 PX : l’expédition échoue.',
  have: (n, of) => `${n} sur ${of}`,
  greyed: (n) => `case grisée : ${n}`,
  once: '+1, une seule fois',
  heads: {
    missions: 'Missions',
    trophies: 'Trophées de combat',
    cards: 'Cartes et minerai d’OZ',
    x: 'Secteur X',
    objectives: 'Objectifs secrets',
    losses: 'Pertes',
  },
  found: (pawns) => `a découvert ${pawns.join(', ')}`,
  mark: {
    pc: { 12: '12 PC : Spatha', 18: '18 PC : 2e objectif' },
    px: {
      3: '3 PX : OZ',
      6: '6 PX : technologie',
      9: '9 PX : secteur X',
      10: '10 PX : peut gagner',
      12: '12 PX : Aventurières fidèles',
      13: '13 PX : peut finir',
      15: '15 PX : fin',
    },
  },
  lead: (seats, pc, px) =>
    `${seats.map((seat) => `{@${seat}}`).join(', ')} mène${seats.length > 1 ? 'nt' : ''} : ${pc} {#pc}${px === undefined ? '' : `, mais personne n’a encore 10 {#px} pour gagner (${px} au plus)`}.`,
  recap: (d, m) => [d > 0 ? `${d} découverte${s(d)}` : '', m > 0 ? `${m} mission${s(m)}` : ''].filter(Boolean).join(', '),
  summed: (h, d, o) => `${h} carte${s(h)} en main, ${d} détecteur${s(d)}, ${o} objectif${s(o)} secret${s(o)}.`,
  handTab: (n) => (n > 0 ? `Main ${n}` : 'Main'),
  shipTab: 'Vaisseau',
  units: { squads: 'esc.', hand: 'main' },
  unplayable: {
    'in-x': 'en secteur X',
    'sector-full': 'secteur complet',
    'no-pawn': '5 planètes actives',
    'no-world': 'plus de contact',
    'needs-1-card': '1 autre carte',
    'needs-2-cards': '2 autres cartes',
    'needs-card-or-laser': 'carte ou laser',
    'needs-decoder-or-cards': 'décodeur ou cartes',
    'needs-away': 'hors secteur I',
    'needs-propulsor': 'aucun propulseur',
    'needs-crew': 'aucun équipage',
    'needs-pc': 'aucun PC',
    'needs-3-px': '3 PX requis',
    'equipment-full': 'au maximum',
    'detectors-full': 'déjà 2 détecteurs',
    'experts-full': 'experts complets',
    'no-expert-left': 'réserve vide',
    'laser-and-propulsor-full': 'au maximum',
    'squads-full': 'au maximum',
    'nothing-to-draw': 'pioche vide',
  },
};

const en: Labels = {
  map: 'Map of the Red Nebula',
  contacts: 'Contacts',
  imperator: 'Imperator',
  activePlanets: 'Active planets',
  cartography: 'Cartography',
  xenoscience: 'Xenoscience',
  zone: (z) => `Zone ${z}`,
  sector: (p) => `sector ${place(p)}`,
  border: (a, b) => `Border ${roman(a)}–${roman(b)}`,
  cards: (n) => `${n} card${plural(n)}`,
  onlyYou: 'only you',
  hiddenCard: 'hidden card',
  noCard: 'no card',
  you: 'YOU',
  end: 'end',
  mayEnd: 'end?',
  pxNeeded: (n) => `needs ${n} PX`,
  repair: 'Repair',
  planets: (f, l) => `${f} planet${plural(f)} of ${l}`,
  equipment: 'Equipment',
  crew: 'Crew',
  skills: 'Skills',
  profile: 'Profile',
  callsLeft: (n) => (n === 0 ? 'no call left' : `${n} call${plural(n)} left`),
  perTurn: (n) => `${n} card${plural(n)}/turn`,
  decoderUsed: 'already used',
  lasersOf: (h, st) => `${h >= st ? 'victory' : `${st - h} ${st - h === 1 ? 'die' : 'dice'}`}, ${h > 0 ? '−1 laser' : 'no gain'}`,
  playable: 'playable',
  withDetector: 'Detector',
  missed: 'missed',
  proposal: (n, of) => `Proposal ${roman(n)} / ${roman(of)}`,
  mission: 'Mission',
  alone: 'Alone',
  together: (n) => (n === 2 ? 'Two ships' : n === 3 ? 'Three ships' : 'Four ships'),
  squadsNeeded: 'Squads',
  spends: (who) => `${who} spends`,
  youSpend: 'You spend',
  points: (n) => `${n} point${plural(n)}`,
  nothing: 'nothing',
  gains: 'PC gained',
  fails: 'fails',
  ifRefused: (who) => `If ${who} refuses`,
  tooFewSquads: (h, of) => `${h} / ${of}`,
  thrown: (n) => (n === 1 ? 'Your card will be discarded at no loss.' : `Your ${n} cards will be discarded at no loss.`),
  thenLeave: (star, crew, px) =>
    `Then each may leave ${star} element${plural(star)}${crew > 0 ? `, ${crew} of them crew` : ''} → +${px} PX`,
  toShare: (pc) => `${pc} PC to share`,
  mustInvite: 'Compulsory invitation: discovered the planet and is in the sector.',
  elsewhere: (p) => `in ${place(p)}`,
  choose: 'Choose',
  close: 'Fold',
  show: 'Show the mission',
  missing: 'To spend',
  step: { experience: 'Experience', xeno: 'Xenoscience', departure: 'Departure' },
  success: 'Mission accomplished',
  failure: 'Mission failed',
  squadsToLand: (n) => `${n} squad${plural(n)} needed to land`,
  skillInAll: (n, k) =>
    `${n} in ${k === 'sapient' ? 'Diplomacy' : k === 'wild' ? 'Capture' : 'Diplomacy or Capture, each as it likes'}, all together`,
  discoveredBy: (seat) => `Discovered by {@${seat}}.`,
  youAreIn: (p) => `You are in ${place(p)}.`,
  crossing: (n) => `Border of ${n} card${plural(n)}.`,
  fleet: 'Fleet',
  reserve: 'Reserve',
  deck: 'deck',
  discard: 'discard',
  pile: (b) => `Extrasolars ${b}`,
  calls: (n, m) => `${n} call${plural(n)} of ${m}`,
  next: (px) => `next threshold: ${px} PX`,
  noWorlds: 'no Extrasolar card',
  endingNow: (t) => (t <= 1 ? 'Last turn' : `End of game: ${t} turns left`),
  trigger: {
    declared: 'End declared',
    xeno: '15 PX reached',
    imperator: 'The Imperator reaches 25 PC',
    charted: 'No planet left to discover',
    standstill: 'The nebula stands still',
  },
  quiet: (r) => `${r} rounds without a discovery or a mission`,
  round: (n) => `Round ${roman(n)}`,
  steps: { command: 'Command', draw: 'Draw', explore: 'Exploration', mission: 'Mission', end: 'End' },
  objectives: 'Secret objectives',
  pxToWin: 'Xenoscience, 10 PX to win',
  mayNotWin: (px) => `Only U.C. with at least 10 PX compete, and this one has ${px}.`,
  noneWins: 'Nobody has 10 PX: the expedition fails.',
  have: (n, of) => `${n} of ${of}`,
  greyed: (n) => `greyed space: ${n}`,
  once: '+1, only once',
  heads: {
    missions: 'Missions',
    trophies: 'Combat trophies',
    cards: 'Cards and OZ ore',
    x: 'Sector X',
    objectives: 'Secret objectives',
    losses: 'Losses',
  },
  found: (pawns) => `found ${pawns.join(', ')}`,
  mark: {
    pc: { 12: '12 PC: Spatha', 18: '18 PC: 2nd objective' },
    px: {
      3: '3 PX: OZ',
      6: '6 PX: technology',
      9: '9 PX: sector X',
      10: '10 PX: may win',
      12: '12 PX: loyal Adventurers',
      13: '13 PX: may end',
      15: '15 PX: end',
    },
  },
  lead: (seats, pc, px) =>
    `${seats.map((seat) => `{@${seat}}`).join(', ')} lead${seats.length > 1 ? '' : 's'}: ${pc} {#pc}${px === undefined ? '' : `, but nobody has the 10 {#px} to win yet (${px} at most)`}.`,
  recap: (d, m) =>
    [d > 0 ? `${d} ${d === 1 ? 'discovery' : 'discoveries'}` : '', m > 0 ? `${m} mission${plural(m)}` : ''].filter(Boolean).join(', '),
  summed: (h, d, o) => `${h} card${plural(h)} in hand, ${d} detector${plural(d)}, ${o} Secret Objective${plural(o)}.`,
  handTab: (n) => (n > 0 ? `Hand ${n}` : 'Hand'),
  shipTab: 'Ship',
  units: { squads: 'squads', hand: 'hand' },
  unplayable: {
    'in-x': 'in sector X',
    'sector-full': 'sector full',
    'no-pawn': '5 active planets',
    'no-world': 'no contact left',
    'needs-1-card': '1 other card',
    'needs-2-cards': '2 other cards',
    'needs-card-or-laser': 'card or laser',
    'needs-decoder-or-cards': 'decoder or cards',
    'needs-away': 'not in sector I',
    'needs-propulsor': 'no propulsor',
    'needs-crew': 'no crew',
    'needs-pc': 'no PC',
    'needs-3-px': 'needs 3 PX',
    'equipment-full': 'at maximum',
    'detectors-full': '2 stored already',
    'experts-full': 'Experts full',
    'no-expert-left': 'supply empty',
    'laser-and-propulsor-full': 'at maximum',
    'squads-full': 'at maximum',
    'nothing-to-draw': 'deck empty',
  },
};
export const LABELS: Readonly<Record<Lang, Labels>> = { fr, en };
