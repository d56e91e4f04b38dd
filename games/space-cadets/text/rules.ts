import type { Chapter, Lang } from '@cosmodrome/kit/text';
import { COMPONENT, EFFECT, type Entry, EVENT, FOE, ITEM, NOTION, OPTION, OXYGEN_FIND, ROLE, SCENARIO } from './lexicon.ts';

/** The rules as players read them, both languages side by side; cards, figures and missions speak for themselves from the lexicon. */
type Both = Readonly<Record<Lang, string>>;
type Rule = { readonly id: string; readonly title: Both; readonly text: Both };
const r = (id: string, frTitle: string, enTitle: string, fr: string, en: string): Rule => ({
  id,
  title: { fr: frTitle, en: enTitle },
  text: { fr, en },
});
const chapter = (fr: string, en: string, rules: readonly Rule[]) => ({ title: { fr, en }, rules });
/** Every rule an entry names opens at that entry; a rule told once already is not told again. */
function fromLexicon(entries: readonly Entry[], told: Set<string>): Rule[] {
  return entries.flatMap((x) =>
    x.rules.flatMap((id) => {
      if (told.has(id)) return [];
      told.add(id);
      return [{ id, title: x.name, text: x.help }];
    }),
  );
}

const HAND_WRITTEN = [
  chapter('Le but', 'The aim', [
    r(
      'SCA-END-01',
      'Gagner ensemble',
      'Winning together',
      "Dès que l'objectif de la mission est atteint pendant le tour des Rocketeers, tous vivants : victoire.",
      'As soon as the objective is met during the Rocketeer Turn with everybody alive: victory.',
    ),
    r(
      'SCA-ROCK-01',
      'Zéro PV',
      'Zero HP',
      'Un Rocketeer à 0 {#hp|PV} meurt, et tous perdent aussitôt.',
      'A Rocketeer at 0 {#hp|HP} dies, and all lose at once.',
    ),
    r(
      'SCA-ROCK-02',
      'Zéro oxygène',
      'Zero oxygen',
      'De même à 0 {#o2|O²}. Il n’y a pas de maximum d’O².',
      'The same at 0 {#o2|O²}. There is no maximum of O².',
    ),
  ]),
  chapter('Mise en place', 'Setup', [
    r(
      'SCA-SETUP-03',
      'Les Rocketeers',
      'The Rocketeers',
      'Deux à six Rocketeers différents ; chaque joueur en mène un ou plusieurs.',
      'Two to six different Rocketeers; each player leads one or more.',
    ),
    r(
      'SCA-SETUP-05',
      'Oxygène de départ',
      'Starting oxygen',
      'Huit moins le nombre de Rocketeers.',
      'Eight minus the number of Rocketeers.',
    ),
    r(
      'SCA-SETUP-12',
      'La flèche',
      'The arrow',
      'Celui qui agit le premier oriente la tuile de départ ; toutes les autres la suivent.',
      'Whoever acts first turns the start tile; all others follow it.',
    ),
    r(
      'SCA-SETUP-15',
      'Quatre objets',
      'Four items',
      'Chaque Rocketeer prend quatre objets Rocketeer, dont deux imposants au plus.',
      'Each Rocketeer takes four Rocketeer items, at most two of them Large.',
    ),
    r(
      'SCA-RULING-06',
      'Choisir ensemble',
      'Choosing together',
      'Tous choisissent en même temps dans la même réserve ; ce qui est pris n’est plus là.',
      'All choose at the same time from one pool; what is taken is gone.',
    ),
    r(
      'SCA-RULING-08',
      'Accoster',
      'Docking',
      'La Navette se place sur une case vide contre le vaisseau, jamais dans un trou.',
      'The Shuttlecraft goes on an empty cell next to the ship, never in a hole.',
    ),
  ]),
  chapter('Tuiles et sas', 'Tiles and hatches', [
    r('SCA-GEO-13', 'Grilles', 'Vents', 'Elles disent seulement où apparaissent les insectes.', 'They only say where Bugs appear.'),
    r(
      'SCA-HATCH-02',
      'Sas fermé',
      'Closed hatch',
      'Il arrête le passage et la vue des Rocketeers, et le passage des Sentinelles, Thralls et sangsues.',
      'It stops movement and sight of Rocketeers, and movement of Sentinels, Thralls and Leeches.',
    ),
    r(
      'SCA-HATCH-04',
      'Qui passe',
      'Who passes',
      'Leaders, Saucermen et insectes passent les sas fermés, et tous les Aliens voient au travers.',
      'Leaders, Saucermen and Bugs pass closed hatches, and all Aliens see through them.',
    ),
    r(
      'SCA-HATCH-05',
      'Sas ouvert',
      'Open hatch',
      'Libre pour tous jusqu’à la fin de la manche, Aliens compris.',
      'Free for everyone until the end of the round, Aliens included.',
    ),
    r(
      'SCA-HATCH-06',
      'Verrouillé',
      'Locked',
      'Personne ne passe ni ne voit, jusqu’à la fin de la manche.',
      'Nobody passes or sees, until the end of the round.',
    ),
    r(
      'SCA-HATCH-08',
      'Scellé ou détruit',
      'Sealed or destroyed',
      'Scellé : fermé à jamais. Détruit : ouvert à jamais.',
      'Sealed: closed for good. Destroyed: open for good.',
    ),
  ]),
  chapter('La manche', 'The round', [
    r(
      'SCA-TURN-01',
      'Trois temps',
      'Three parts',
      'Les Rocketeers, puis les Aliens, puis la remise en ordre.',
      'Rocketeers, then Aliens, then Cleanup.',
    ),
    r(
      'SCA-ORDER-01',
      'Qui agit',
      'Who acts',
      'Le groupe choisit à chaque fois le suivant, après avoir vu le tour précédent.',
      'The group chooses the next one each time, after seeing the turn before.',
    ),
    r(
      'SCA-ORDER-03',
      "Jetons d'ordre",
      'Order tokens',
      'Le plus petit jeton libre. Les Aliens départagent par le plus grand.',
      'The lowest free token. Aliens break ties by the highest.',
    ),
    r(
      'SCA-SCAN-01',
      'Scanner',
      'Scanning',
      'D’abord, obligatoirement et gratuitement, la tuile cachée la plus proche.',
      'First, compulsory and free, the nearest face-down tile.',
    ),
    r('SCA-SCAN-03', 'Égalité', 'Ties', 'Entre plusieurs aussi proches, on choisit.', 'Between equally near ones you choose.'),
    r(
      'SCA-SCAN-05',
      'Marqueurs',
      'Markers',
      'Un marqueur révélé remplace la tuile par une tuile de mission, dont la règle entre en jeu.',
      'A revealed marker replaces the tile by a scenario tile, whose rule takes effect.',
    ),
    r('SCA-SCAN-07', 'Leurres', 'Decoys', 'Un leurre est écarté.', 'A decoy is discarded.'),
    r('SCA-ALERT-01', 'Alert!', 'Alert!', 'Le jeton appelle des Aliens, ou rien.', 'The token calls Aliens, or nothing.'),
    r(
      'SCA-ALERT-02',
      'Ralliement',
      'Mustering',
      'Un jeton Alien est tiré et ses figurines arrivent sur la tuile de ralliement.',
      'An Alien token is drawn and its figures arrive on the muster tile.',
    ),
    r(
      'SCA-RULING-18',
      'Distorsion temporelle',
      'Time Distortion',
      'Celui qui scanne donne les jetons d’ordre qui restent, comme il veut.',
      'Whoever scans hands out the remaining Order tokens as he likes.',
    ),
    r(
      'SCA-RED-01',
      'Alerte rouge',
      'Red Alert',
      'Quand il n’y a plus rien à scanner au début d’un tour, et pour toujours.',
      'When nothing is left to scan at the start of a turn, and for good.',
    ),
    r(
      'SCA-RED-04',
      'Ses effets',
      'Its effects',
      'Qui tient un jeton d’ordre de 1 à 4 tire un jeton Alert! à chaque tour.',
      'Whoever holds Order token 1 to 4 draws an Alert! token each turn.',
    ),
  ]),
  chapter('Actions', 'Actions', [
    r(
      'SCA-AP-01',
      "Points d'action",
      'Action points',
      'Chaque action coûte 1 AP : deux standard et un réservé par manche.',
      'Every action costs 1 AP: two standard and one restricted a round.',
    ),
    r(
      'SCA-AP-03',
      'AP réservés',
      'Restricted AP',
      'Combat : attaques seulement. Sans combat : tout sauf les attaques. Le Talent accepte tout.',
      'Combat: attacks only. Non-Combat: all but attacks. The Talent takes any.',
    ),
    r(
      'SCA-O2-01',
      "Action d'oxygène",
      'Oxygen action',
      'Une fois par tour, 1 O² achète une action de plus ; jamais le dernier.',
      'Once a turn 1 O² buys one more action; never the last.',
    ),
    r(
      'SCA-FREE-01',
      'Gratuit',
      'Free',
      'Ramasser, échanger sur sa tuile, utiliser un équipement (une fois par manche).',
      'Picking up, trading on the tile, using gear (once a round).',
    ),
    r(
      'SCA-RULING-39',
      'Échanger',
      'Trading',
      'Donner est immédiat ; demander exige l’accord de l’autre.',
      'Giving is immediate; asking needs the other’s consent.',
    ),
    r(
      'SCA-RULING-41',
      'Hors de son tour',
      'Out of turn',
      'Entre deux actions, chacun peut dépenser un AP de Commandement ou activer un équipement.',
      'Between actions anybody may spend a Command AP or use activated gear.',
    ),
    r('SCA-MOVE-01', 'Avancer', 'Move', 'Une tuile visible voisine, sans sas fermé.', 'One neighbouring face-up tile, no closed hatch.'),
    r(
      'SCA-OPEN-01',
      'Ouvrir un sas',
      'Open a hatch',
      'Un sas fermé de sa tuile, ni verrouillé ni scellé.',
      'A closed hatch of the tile, neither locked nor sealed.',
    ),
    r(
      'SCA-IQ-02',
      'Actions de QI',
      'IQ actions',
      'Autant de dés que le {#iq|QI}. Chaque sangsue sur la tuile en retire un.',
      'As many dice as the {#iq|IQ}. Each Leech on the tile takes one.',
    ),
    r(
      'SCA-HEAL-01',
      'Soigner',
      'Heal',
      'Un succès rend 1 PV à un Rocketeer de la tuile.',
      'A success restores 1 HP to a Rocketeer on the tile.',
    ),
    r(
      'SCA-ANALYZE-01',
      'Analyser',
      'Analyze',
      'Un succès rend utilisable un objet à analyser ou assemble un schéma.',
      'A success makes an item usable or assembles a schematic.',
    ),
    r(
      'SCA-SUBDUE-01',
      'Subjuguer',
      'Subdue',
      'Un Thrall, ou un Cerveau à 1 PV, sur sa tuile : il quitte la partie et laisse un composant.',
      'A Thrall, or a Brain with 1 HP, on the tile: it leaves the game and a component.',
    ),
    r(
      'SCA-TALENT-01',
      'Talent',
      'Talent',
      'Une fois par manche, son option Overkill pour 1 AP, sans dés.',
      'Once a round the own Overkill option for 1 AP, no dice.',
    ),
    r(
      'SCA-SCEN-05',
      'Actions de mission',
      'Mission actions',
      'Des actions de QI sur la tuile nommée par la mission.',
      'IQ actions on the tile named by the mission.',
    ),
  ]),
  chapter('Attaquer', 'Attacking', [
    r(
      'SCA-DICE-01',
      'Succès',
      'Successes',
      'Dix faces ; 1, 2 et 3 sont des succès. Un seul suffit.',
      'Ten faces; 1, 2 and 3 are successes. One is enough.',
    ),
    r(
      'SCA-COMBAT-02',
      'Cible',
      'Target',
      'Un Alien en vue, à une portée que l’arme permet. Jamais un Thrall.',
      'An Alien in sight, at a range the weapon has dice for. Never a Thrall.',
    ),
    r('SCA-COMBAT-04', 'Dégât', 'Damage', 'Le premier succès fait 1 dégât.', 'The first success deals 1 damage.'),
    r(
      'SCA-OVK-01',
      'Overkills',
      'Overkills',
      'Chaque succès de plus achète une option, tout de suite, une à une.',
      'Each further success buys one option, at once, one by one.',
    ),
    r(
      'SCA-OVK-10',
      'Quelles options',
      'Which options',
      'La vôtre toujours ; en attaquant, aussi celle de l’arme et celle de la cible.',
      'Your own always; in an attack also the weapon’s and the target’s.',
    ),
    r(
      'SCA-LOS-03',
      'Ligne de vue',
      'Line of sight',
      'Droite, de centre à centre. Les figurines ne gênent jamais.',
      'Straight, from centre to centre. Figures never block.',
    ),
    r(
      'SCA-LOS-05',
      'Le long d’une arête',
      'Along an edge',
      'La ligne qui suit une arête passe si un des deux côtés est libre.',
      'A line along an edge passes if one of the two sides is clear.',
    ),
    r(
      'SCA-RANGE-02',
      'Portée',
      'Range',
      'Le plus court chemin de tuiles que rien n’arrête à la vue.',
      'The shortest way of tiles that nothing blocks to sight.',
    ),
    r(
      'SCA-RULING-82',
      'Quand servent les cartes',
      'When cards are used',
      'Certaines avant le jet, d’autres après, d’autres à tout moment calme.',
      'Some before the roll, some after it, some at any idle moment.',
    ),
    r(
      'SCA-RULING-92',
      'Après le jet',
      'After the roll',
      'Relances et inversions se jouent une à une avant que le résultat compte.',
      'Rerolls and inversions are played one by one before the result counts.',
    ),
    r(
      'SCA-RULING-47',
      'Pas offerts',
      'Gifts of a step',
      'Un pas gratuit, facultatif, sous les règles ordinaires du déplacement.',
      'A free step, optional, under the ordinary rules of movement.',
    ),
  ]),
  chapter('Le tour des Aliens', 'The Alien Turn', [
    r(
      'SCA-ALIEN-01',
      'Ordre',
      'Order',
      'Cerveaux, Leaders, Saucermen, Sentinelles, Thralls, sangsues, insectes.',
      'Brains, Leaders, Saucermen, Sentinels, Thralls, Leeches, Bugs.',
    ),
    r(
      'SCA-AMOVE-01',
      'Avancer',
      'Moving',
      'Vers le Rocketeer le plus proche par le chemin, jusqu’à pouvoir l’attaquer.',
      'Towards the nearest Rocketeer by path, until it can attack.',
    ),
    r('SCA-AMOVE-05', 'À égale distance', 'At equal distance', 'Le plus grand jeton d’ordre.', 'The highest Order token.'),
    r(
      'SCA-AMOVE-06',
      'Quel chemin',
      'Which way',
      'Une tuile visible avant une cachée, puis le plus petit numéro ; entre cachées, le hasard.',
      'A face-up tile before a hidden one, then the lowest number; between hidden ones, chance.',
    ),
    r(
      'SCA-AATK-01',
      'Attaquer',
      'Attacking',
      'Le plus proche à portée et en vue. Le premier succès fait 1 dégât, les autres leur effet.',
      'The nearest in range and sight. The first success deals 1 damage, the others their effect.',
    ),
    r(
      'SCA-CLEAN-01',
      'Remise en ordre',
      'Cleanup',
      'Les Aliens sonnés se relèvent, les sas se referment, les AP reviennent, les jetons d’ordre aussi.',
      'Stunned Aliens recover, hatches close, AP return, and so do Order tokens.',
    ),
    r(
      'SCA-MC-01',
      'Contrôle mental',
      'Mind Control',
      'Un AP dépensé va dans la boîte et manquera au tour suivant.',
      'A spent AP goes to the box and will be missing next round.',
    ),
    r(
      'SCA-RULING-30',
      'Quel AP',
      'Which AP',
      'Vous choisissez ; faute de réponse, un AP standard.',
      'You choose; without an answer, a standard AP.',
    ),
  ]),
] as const;

const told = new Set<string>(HAND_WRITTEN.flatMap((c) => c.rules.map((x) => x.id)));
const CHAPTERS = [
  ...HAND_WRITTEN,
  chapter(
    'Rocketeers et options Overkill',
    'Rocketeers and Overkill options',
    fromLexicon([...Object.values(ROLE), ...Object.values(OPTION)], told),
  ),
  chapter(
    'Aliens et effets',
    'Aliens and effects',
    fromLexicon([...Object.values(FOE), ...Object.values(EFFECT), ...Object.values(EVENT)], told),
  ),
  chapter('Objets et composants', 'Items and components', [
    r('SCA-ITEM-06', 'Charges', 'Charges', 'Un objet à Charges en perd une à chaque usage.', 'An item with Charges loses one at each use.'),
    r(
      'SCA-SCHEM-01',
      'Inspiration',
      'Inspiration',
      'Un schéma non assemblé se défausse pour une action de QI gratuite.',
      'An unassembled schematic may be discarded for a free IQ action.',
    ),
    r(
      'SCA-SCHEM-02',
      'Assembler',
      'Assembling',
      'Tous les composants en main et une Analyse réussie.',
      'All components in hand and a successful Analyze.',
    ),
    r('SCA-DISC-01', 'Découvertes', 'Discoveries', 'Le jeton ramassé devient sa carte.', 'The token picked up becomes its card.'),
    ...fromLexicon([...Object.values(ITEM), ...Object.values(COMPONENT)], new Set([...told, 'SCA-DISC-01'])),
  ]),
  chapter('Notions', 'Notions', fromLexicon([...Object.values(NOTION), OXYGEN_FIND], told)),
  chapter('Missions', 'Missions', fromLexicon(Object.values(SCENARIO), told)),
];

export const rulesIn = (lang: Lang): readonly Chapter[] =>
  CHAPTERS.map((c) => ({ title: c.title[lang], rules: c.rules.map((x) => ({ id: x.id, title: x.title[lang], text: x.text[lang] })) }));
