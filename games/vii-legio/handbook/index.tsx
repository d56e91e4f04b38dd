/** The illustrated rules of VII Legio. */
import { both } from '@cosmodrome/kit/lesson';
import type { Handbook } from '@cosmodrome/kit/ui/handbook';
import { Borders, Fight, Goal, Ladder, Leave, Read, Risk, Together, Turn, TwoWays } from './figures.tsx';

export const handbook: Handbook = {
  sections: [
    {
      id: 'goal',
      kind: 'goal',
      title: both('Comment on gagne', 'How one wins'),
      text: [
        both(
          'Le plus de {#pc|PC} l’emporte, mais seulement parmi ceux qui ont au moins 10 {#px|PX} quand la partie finit. L’or fait gagner, l’argent en donne le droit.',
          'The most {#pc|PC} win, but only among those who have at least 10 {#px|PX} when the game ends. Gold wins, silver gives the right to.',
        ),
        both(
          'Les deux viennent surtout des missions : réussir rapporte des PC, laisser du monde ou du matériel sur place rapporte des PX. Rien de ce qui est marqué ne se dépense.',
          'Both come mostly from missions: success brings PC, leaving people or equipment behind brings PX. Nothing that is scored is ever spent.',
        ),
      ],
      Figure: Goal,
      caption: both(
        'Le rouge a 41 PC mais 9 PX : il ne peut pas gagner. Le bleu, 34 PC et 12 PX, l’emporte sur le vert, 30 PC.',
        'Red has 41 PC but 9 PX: it cannot win. Blue, with 34 PC and 12 PX, beats green with 30 PC.',
      ),
      rules: ['LEG-END-08', 'LEG-SCORE-01', 'LEG-SCORE-02'],
      lesson: 'first-mission',
    },
    {
      id: 'turn',
      kind: 'turn',
      title: both('Un tour', 'A turn'),
      text: [
        both(
          'Annoncez combien de cartes vous piochez, jusqu’au nombre que donnent vos {#propulsor|propulseurs}. Puis agissez dans l’ordre qui vous plaît, et posez-vous une fois au plus.',
          'Say how many cards you draw, up to what your {#propulsor|propulsors} allow. Then act in any order you like, and land once at most.',
        ),
        both(
          'Se poser défausse le reste de la main sans rien coûter. Sinon chaque carte encore en main à la fin coûte 1 {#pc|PC} : ne piochez que ce que vous dépenserez.',
          'Landing discards the rest of your hand at no cost. Otherwise every card still held at the end costs 1 {#pc|PC}: draw only what you will spend.',
        ),
      ],
      Figure: Turn,
      caption: both(
        'Piocher, puis jouer, payer ou voyager, puis se poser une fois ; une carte qui reste coûte 1 PC.',
        'Draw, then play, pay or travel, then land once; a card left over costs 1 PC.',
      ),
      rules: ['LEG-TURN-02', 'LEG-DRAW-01', 'LEG-TURN-06', 'LEG-TURN-08'],
      lesson: 'first-mission',
    },
    {
      id: 'cards',
      kind: 'example',
      title: both('Une carte, deux usages', 'One card, two uses'),
      text: [
        both(
          'Jouée face visible, une carte fait ce qu’elle dit. Défaussée face cachée, elle paie : 2 cartes un propulseur, un laser ou un niveau de {#decoder|décodeur} ; 3 cartes une {#squad|escouade} ou un {#expert|expert}.',
          'Played face up, a card does what it says. Discarded face down, it pays: 2 cards for a propulsor, a laser or a level of {#decoder|decoder}; 3 cards for a {#squad|squad} or an {#expert|Expert}.',
        ),
      ],
      Figure: TwoWays,
      caption: both(
        'La même carte peut agir, ou payer avec une autre un propulseur de plus.',
        'The same card may act, or pay with another for one more propulsor.',
      ),
      rules: ['LEG-EXPL-01', 'LEG-BUY-01', 'LEG-BUY-03', 'LEG-INFO-02'],
      lesson: 'first-mission',
    },
    {
      id: 'travel',
      kind: 'example',
      title: both('Voyager', 'Travelling'),
      text: [
        both(
          'Une porte entre deux secteurs dit combien de cartes son passage coûte, dans les deux sens. Plus loin, les mondes rapportent davantage ; tout le monde part de la {#star-base|base}, au secteur I.',
          'A gate between two sectors says how many cards it costs to pass, either way. Farther out, worlds bring more; everybody starts at the {#star-base|base}, in sector I.',
        ),
      ],
      Figure: Borders,
      caption: both('De I à II : 1 carte. De I à III : 2. De II à IV : 3.', 'From I to II: 1 card. From I to III: 2. From II to IV: 3.'),
      rules: ['LEG-MOVE-01', 'LEG-MAP-01'],
    },
    {
      id: 'risk',
      kind: 'example',
      title: both('Affronter un risque', 'Facing a risk'),
      text: [
        both(
          'Une carte au triangle est un {#risk|risque} : on subit ce qu’elle dit, puis on gagne toujours son expérience, en mémoire. Ces points se dépensent en mission. Personne n’est forcé de jouer un risque.',
          'A card with a triangle is a {#risk|risk}: suffer what it says, then always gain its experience, in memory. Those points are spent on missions. Nobody is forced to play a risk.',
        ),
      ],
      Figure: Risk,
      caption: both(
        'Le Signal inconnu peut coûter une carte ; il laisse 1 point de Diplomatie en mémoire.',
        'The Unknown signal may cost a card; it leaves 1 point of Diplomacy in memory.',
      ),
      rules: ['LEG-EXPL-05', 'LEG-XP-01'],
      lesson: 'first-mission',
    },
    {
      id: 'fight',
      kind: 'example',
      title: both('Combattre', 'Fighting'),
      text: [
        both(
          'Un {#hostile|vaisseau hostile} a une force de 1 à 3. Pour chaque laser qui vous manque, un jet de {#damage|dégât}. Puis tout combat coûte 1 laser. Avec 1 laser au moins au départ, le trophée est à vous, même battu.',
          'A {#hostile|hostile ship} has a force of 1 to 3. For every laser you lack, one roll for {#damage|damage}. Then every fight costs 1 laser. With at least 1 laser at the start, the trophy is yours, even beaten.',
        ),
      ],
      Figure: Fight,
      caption: both(
        '1 laser contre une force de 3 : deux jets de dégâts, le trophée de 1 PX, et le laser part.',
        '1 laser against force 3: two damage rolls, the trophy of 1 PX, and the laser goes.',
      ),
      rules: ['LEG-CMB-01', 'LEG-CMB-04', 'LEG-CMB-06', 'LEG-CMB-07'],
    },
    {
      id: 'world',
      kind: 'example',
      title: both('Lire un monde', 'Reading a world'),
      text: [
        both(
          'Une carte de découverte pose une planète dans votre secteur, avec l’un des {#contacts|contacts} qui attendent. La carte dit ce qu’il faut pour se poser, pour réussir, et ce qu’on y gagne. La planète est à qui s’y pose ; la carte reste au découvreur.',
          'A discovery card puts a planet into your sector, with one of the waiting {#contacts|contacts}. The card tells what it takes to land, to succeed, and what is gained. The planet is for whoever lands; the card goes to its discoverer.',
        ),
      ],
      Figure: Read,
      caption: both(
        'Aquariens : 2 escouades, 3 de Diplomatie, 3 PC ; laisser 1 élément d’équipage, 1 PX.',
        'Aquarians: 2 squads, 3 Diplomacy, 3 PC; leave 1 element of crew, 1 PX.',
      ),
      rules: ['LEG-DISC-01', 'LEG-LAND-02', 'LEG-MIS-02', 'LEG-MIS-14'],
      lesson: 'first-mission',
    },
    {
      id: 'together',
      kind: 'example',
      title: both('Se poser à plusieurs', 'Landing together'),
      text: [
        both(
          'Trop peu d’escouades ou de points ? Invitez les vaisseaux de votre secteur, ou appelez l’{#imperator|Imperator} : tout s’ajoute, et les PC se partagent. L’U.C. active arrondit vers le haut, les autres vers le bas. Accepter, c’est accepter de dépenser ce qui manque.',
          'Too few squads or points? Invite the ships of your sector, or call the {#imperator|Imperator}: everything adds up, and the PC are shared. The active C.U. rounds up, the others down. To accept is to accept spending what is missing.',
        ),
        both(
          'Si personne ne gagne rien dans une mission, chacun y perd 2 PC.',
          'If nobody gains anything from a mission, each loses 2 PC by it.',
        ),
      ],
      Figure: Together,
      caption: both(
        'Deux vaisseaux et l’Imperator joignent leurs escouades ; 5 PC à deux font 3 pour l’active et 2 pour l’autre.',
        'Two ships and the Imperator join their squads; 5 PC for two make 3 for the active one and 2 for the other.',
      ),
      rules: ['LEG-LAND-02', 'LEG-MIS-05', 'LEG-MIS-09', 'LEG-IMP-01', 'LEG-MIS-19'],
      lesson: 'together',
    },
    {
      id: 'leave',
      kind: 'example',
      title: both('Laisser, rentrer, réparer', 'Leave, go home, repair'),
      text: [
        both(
          'Réussie ou non, une mission offre son {#star|étoile} : laissez autant d’éléments qu’elle demande et gagnez ses PX. À la base, réparer rend jusqu’au gris ce qui manque, escouades et équipement, jamais les experts ; le tour finit là.',
          'Success or not, a mission offers its {#star|star}: leave as many elements as it asks and gain its PX. At the base, repairing gives back what is missing up to grey, squads and equipment, never Experts; the turn ends there.',
        ),
        both(
          'Avec 12 PC, revenir à la base vous donne le {#spatha|Spatha}, plus grand, mais qui ne touche que la moitié de sa part en zone A.',
          'With 12 PC, coming back to the base gives you the {#spatha|Spatha}, larger, but it takes only half its share in zone A.',
        ),
      ],
      Figure: Leave,
      caption: both(
        'Une escouade laissée vaut 1 PX ; la base la rend, jusqu’à la case grise.',
        'A squad left behind is worth 1 PX; the base gives it back, up to the grey space.',
      ),
      rules: ['LEG-MIS-14', 'LEG-BASE-02', 'LEG-PROMO-01', 'LEG-MIS-11'],
      lesson: 'first-mission',
    },
    {
      id: 'end',
      kind: 'end',
      title: both('La fin', 'The end'),
      text: [
        both(
          'À 13 PX on peut déclarer la fin pendant son tour ; à 15 PX elle vient d’elle-même, de même quand l’Imperator a 25 PC ou que rien ne peut plus être découvert. La manche se termine, puis les {#objective|objectifs} cachés comptent.',
          'At 13 PX one may declare the end in one’s turn; at 15 PX it comes by itself, as it does when the Imperator has 25 PC or nothing can be discovered any more. The round is finished, then hidden {#objective|objectives} count.',
        ),
      ],
      Figure: Ladder,
      caption: both(
        'L’échelle des PX : 3 l’OZ, 6 une technologie, 9 le secteur X, 10 le droit de gagner, 13 celui de finir, 15 la fin.',
        'The ladder of PX: 3 OZ, 6 a technology, 9 sector X, 10 the right to win, 13 to end it, 15 the end.',
      ),
      rules: ['LEG-END-01', 'LEG-END-02', 'LEG-END-05', 'LEG-END-06', 'LEG-XENO-01'],
      lesson: 'the-end',
    },
  ],
};
