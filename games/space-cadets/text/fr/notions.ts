import type { Lexicon } from '../lexicon.ts';

export const notions: Lexicon['notions'] = {
  hp: { name: 'Points de vie', help: 'À zéro, un Rocketeer meurt et tous perdent.' },
  o2: { name: 'Oxygène', help: 'À zéro, tous perdent. Une fois par tour, 1 O² achète une action de plus.' },
  ap: { name: "Points d'action", help: 'Deux standard et un réservé (combat ou sans combat). Chaque action en coûte un.' },
  'command-ap': { name: 'AP de commandement', help: 'Utilisable à tout moment du tour des Rocketeers, même hors de son tour.' },
  iq: { name: 'QI', help: 'Le nombre de dés des actions de QI : soigner, analyser, subjuguer.' },
  success: { name: 'Succès', help: 'Un dé à 1, 2 ou 3. Un seul suffit.' },
  overkill: { name: 'Overkill', help: 'Chaque succès après le premier achète un effet de plus.' },
  stun: { name: 'Sonné', help: 'Ne fait rien de cette manche.' },
  hatch: { name: 'Sas', help: 'Fermé, il arrête Rocketeers, Sentinelles, Thralls et sangsues ; pas les Leaders, Saucermen ni insectes.' },
  vent: { name: 'Grille', help: 'Les insectes apparaissent à la grille la plus proche.' },
  scan: { name: 'Scanner', help: 'Au début de son tour, un Rocketeer retourne la tuile cachée la plus proche. Obligatoire et gratuit.' },
  order: { name: "Jeton d'ordre", help: 'Dit qui agit quand ; entre deux cibles égales, les Aliens prennent le plus grand.' },
  alert: { name: 'Jeton Alert!', help: 'Appelle peut-être des Aliens sur la tuile de ralliement.' },
  'red-alert': { name: 'Alerte rouge', help: 'Plus rien à scanner : un jeton Alert! est tiré à chaque tour.' },
  discovery: { name: 'Découverte', help: 'Un objet alien ; se ramasse gratuitement sur sa tuile.' },
  locker: { name: 'Casier', help: 'Les objets rangés d’un Rocketeer, dans l’Évasion du cachot.' },
  marker: { name: 'Marqueur de mission', help: 'Cache une tuile de mission, ou un leurre.' },
  muster: { name: 'Tuile de ralliement', help: 'Où arrivent les Aliens appelés par une Alerte.' },
  charge: { name: 'Charge', help: 'Chaque usage en retire une ; à zéro, l’objet attend.' },
  schematic: {
    name: 'Schéma',
    help: 'À assembler : tous les composants, puis une Analyse réussie. Ou à défausser pour une action de QI gratuite.',
  },
  sight: {
    name: 'Ligne de vue',
    help: "Droite de centre à centre, arrêtée par les sas fermés et les tuiles cachées ; le long d'une arête elle passe.",
  },
  range: { name: 'Portée', help: 'Nombre de tuiles par un chemin que rien n’arrête à la vue.' },
  talent: { name: 'Talent', help: 'Une fois par manche : votre option Overkill pour un AP, sans dés.' },
  swarm: { name: 'Essaim', help: 'Plusieurs insectes ensemble avancent d’autant de tuiles.' },
};
