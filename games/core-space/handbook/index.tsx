/** The illustrated rules of Core Space. */
import { both } from '@cosmodrome/kit/lesson';
import type { Handbook } from '@cosmodrome/kit/ui/handbook';
import { Goal, Leaving, Round, Searching, Shot, Sight, Targets, Track, Walking } from './figures.tsx';

export const handbook: Handbook = {
  sections: [
    {
      id: 'goal',
      kind: 'goal',
      title: both('Comment on gagne', 'How one wins'),
      text: [
        both(
          'Qui atteint le but de la mission l’emporte. Si nul ne l’atteint, c’est l’équipage qui a le plus de Marchands en vie. Seul ou ensemble, il faut le but, et quelqu’un à bord.',
          'Whoever achieves the aim of the mission wins. If nobody does, it is the crew with most Traders alive. Alone or together it takes the aim, and somebody aboard.',
        ),
        both(
          'Dans Pillage Express le but est le butin : l’équipage qui rapporte le plus l’emporte, et seul ou ensemble il faut 10 UA par équipage pour réussir, 18 pour un grand succès.',
          'In Pillage Express the aim is loot: the crew that brings most wins, and alone or together it takes 10 UA a crew for a success, 18 for a great one.',
        ),
        both(
          'Tout ce que vous rapportez de plus que ce que vous aviez compte pour son {#sell-value|prix de vente} en {#ua|UA} ; ce qui reste sur la station, avec qui le porte, ne compte pas.',
          'All you bring home beyond what you came with counts for its {#sell-value|sell value} in {#ua|UA}; what stays on the station, with whoever carries it, does not count.',
        ),
      ],
      Figure: Goal,
      caption: both(
        'Un cibleur laser, un pistolet énergétique et de l’azurium : 14 UA, une fois Jace rentré.',
        'A Target Laser, an Energy Pistol and azurium: 14 UA, once Jace is home.',
      ),
      rules: ['CS-END-05', 'CS-END-01', 'CS-MIS-02'],
      lesson: 'loot-and-leave',
    },
    {
      id: 'round',
      kind: 'turn',
      title: both('Un round', 'A round'),
      text: [
        both(
          'L’{#hostility|Hostilité} monte d’une {#peg|épingle} et une carte {#event|Événement} tombe. Puis les équipages jouent à tour de rôle, un Marchand chacun, jusqu’à ce que tous aient joué.',
          '{#hostility|Hostility} rises by a {#peg|peg} and an {#event|Event} card is drawn. Then crews take turns, one Trader each, until all have acted.',
        ),
        both(
          'Un Marchand a deux ou trois {#action|actions} et une {#effortless-action|action sans effort} gratuite. Après tous les Marchands vient la Purge, puis les Civils.',
          'A Trader has two or three {#action|actions} and one free {#effortless-action|Effortless action}. After all Traders comes the Purge, then the Civilians.',
        ),
      ],
      Figure: Round,
      caption: both(
        'Cinq phases : Hostilité, Marchands, Purge, Civils, Évaluation.',
        'Five phases: Hostility, Traders, Purge, Civilians, Assessment.',
      ),
      rules: ['CS-RND-01', 'CS-TRD-01', 'CS-ACT-01', 'CS-EFF-02'],
      lesson: 'move-and-shoot',
    },
    {
      id: 'move',
      kind: 'example',
      title: both('Bouger', 'Moving'),
      text: [
        both(
          'Une action fait avancer de 4″ au plus, 11″ en tout par round. Touchez le sol : le plus court chemin se trace, avec sa longueur et ce qu’il coûte.',
          'An action moves up to 4″, 11″ in all a round. Touch the floor: the shortest way is drawn, with its length and what it costs.',
        ),
        both(
          'Rompre le {#contact|contact} d’un ennemi lui donne un coup gratuit : une {#opportunity|attaque d’opportunité}. Tirer à son contact aussi.',
          'Breaking {#contact|contact} with an enemy gives it a free blow: an {#opportunity|opportunity attack}. So does shooting in contact.',
        ),
      ],
      Figure: Walking,
      caption: both(
        'Jace avance de 3,3″ ; Gak, au contact d’un Récolteur, ne partirait pas sans un coup.',
        'Jace moves 3.3″; Gak, in contact with a Harvester, would not leave without a blow.',
      ),
      rules: ['CS-MOV-01', 'CS-OPP-01', 'CS-GEO-07'],
      lesson: 'move-and-shoot',
    },
    {
      id: 'sight',
      kind: 'example',
      title: both('Voir et se couvrir', 'Sight and cover'),
      text: [
        both(
          'Neuf rayons partent du tireur vers la cible. Presque tous libres : pas de {#cover|couvert}. En partie gênés : couvert partiel, une {#hit|Touche} de moins. Presque tous arrêtés : hors de vue.',
          'Nine rays go from the shooter to the target. Nearly all free: no {#cover|cover}. Partly hindered: partial cover, one {#hit|Hit} less. Nearly all stopped: out of sight.',
        ),
        both(
          'Par-dessus un obstacle bas que l’on touche, on voit tout. Murs et portes fermées arrêtent tout.',
          'Over a low thing one touches, one sees everything. Walls and shut doors stop everything.',
        ),
      ],
      Figure: Sight,
      caption: both(
        'Derrière la table, Jace est en couvert partiel pour le Dévastateur, à courte portée.',
        'Behind the table Jace has partial cover from the Devastator, at Short range.',
      ),
      rules: ['CS-LOS-01', 'CS-COV-01', 'CS-RNG-01'],
      lesson: 'move-and-shoot',
    },
    {
      id: 'attack',
      kind: 'example',
      title: both('Une attaque', 'An attack'),
      text: [
        both(
          'Lancez les dés de l’arme : chaque {#hit|Touche} compte, le dé bleu en a une double. Le couvert en retire une, l’{#armour|armure} autant que sa valeur ; chaque Touche qui reste est un dégât.',
          'Roll the dice of the weapon: each {#hit|Hit} counts, the blue die has a double one. Cover takes one away, {#armour|armour} as many as its value; each Hit left is one damage.',
        ),
        both(
          'Un dégât suffit contre une machine. Deux {#fail|Échecs} perdent le tir et enrayent l’arme. Le premier tir d’un round ajoute une épingle d’Hostilité.',
          'One damage is enough against a machine. Two {#fail|Fails} lose the shot and jam the gun. The first shot of a round adds a Hostility peg.',
        ),
      ],
      Figure: Shot,
      caption: both(
        'Trois Touches, moins une de couvert et une d’armure : un dégât. Deux Échecs : l’arme s’enraye.',
        'Three Hits, less one for cover and one for armour: one damage. Two Fails: the gun jams.',
      ),
      rules: ['CS-ATK-03', 'CS-ATK-09', 'CS-ARM-01', 'CS-RGD-01', 'CS-CLO-01'],
      lesson: 'move-and-shoot',
    },
    {
      id: 'loot',
      kind: 'example',
      title: both('Fouiller', 'Searching'),
      text: [
        both(
          'Au contact d’une {#crate|caisse}, une action l’ouvre : vous seul voyez ce qu’elle contient et choisissez ce que vous portez, six {#inventory|places} en tout. Une salle sans ennemi se fouille aussi, une fois : un pion du {#bag|sac}.',
          'In contact with a {#crate|crate}, an action opens it: you alone see what is inside and choose what to carry, six {#inventory|spaces} in all. A room without enemies can be searched too, once: a token of the {#bag|bag}.',
        ),
        both(
          'Un Civil au contact se laisse {#persuade|persuader} d’échanger ou de rejoindre l’équipage.',
          'A Civilian in contact may be {#persuade|persuaded} to swap or to join the crew.',
        ),
      ],
      Figure: Searching,
      caption: both(
        'D’une caisse on emporte le cher et on laisse le couteau, qui ne vaut rien.',
        'From a crate one takes what is dear and leaves the knife, which is worth nothing.',
      ),
      rules: ['CS-SRC-01', 'CS-SRC-05', 'CS-INV-01', 'CS-PER-01'],
      lesson: 'loot-and-leave',
    },
    {
      id: 'hostility',
      kind: 'example',
      title: both('L’Hostilité', 'Hostility'),
      text: [
        both(
          'La piste a sept {#level|niveaux} de quatre épingles. Elle dit qui arrive à chaque round, et lequel des trois paragraphes d’un Événement compte. Au dernier niveau la Purge est {#charged|Chargée}.',
          'The track has seven {#level|levels} of four pegs. It says who arrives each round, and which of the three paragraphs of an Event counts. At the last level the Purge is {#charged|Charged}.',
        ),
        both(
          'Les arrivants viennent à un {#entry-point|Point d’Entrée} tiré au dé. Un crâne veut dire : autant que montre le dé de Purge.',
          'Arrivals come at an {#entry-point|Entry Point} chosen by a die. A skull means: as many as the Purge die shows.',
        ),
      ],
      Figure: Track,
      caption: both(
        '13 épingles : niveau 4. Deux Récolteurs, et ce que disent les dés.',
        '13 pegs: level 4. Two Harvesters, and what the dice say.',
      ),
      rules: ['CS-HOS-01', 'CS-HOS-04', 'CS-HOS-09', 'CS-PUR-01', 'CS-EVT-02'],
      lesson: 'the-purge',
    },
    {
      id: 'purge',
      kind: 'example',
      title: both('Ce que font les machines', 'What the machines do'),
      text: [
        both(
          'Le plus haut {#rank|rang} d’abord. Chacune choisit sa {#target|cible} : au contact ; sinon la plus proche en vue et sans couvert ; sinon la plus proche en vue ; sinon la plus proche à pied. L’Assassin veut d’abord un Capitaine en vue.',
          'The highest {#rank|rank} first. Each chooses its {#target|target}: in contact; else the nearest in sight without cover; else the nearest in sight; else the nearest on foot. The Assassin wants a Captain in sight first.',
        ),
        both(
          'Puis elle frappe, tire ou avance, comme le dit son {#chart|tableau}. Le journal dit à chaque pas ce qu’elle a regardé et pourquoi.',
          'Then it strikes, shoots or moves, as its {#chart|chart} says. The journal says at every step what it looked at and why.',
        ),
      ],
      Figure: Targets,
      caption: both(
        'L’Assassin va au Capitaine, même à couvert ; le Dévastateur et le Récolteur, à Lars, à découvert.',
        'The Assassin goes for the Captain, even in cover; the Devastator and the Harvester for Lars, in the open.',
      ),
      rules: ['CS-PUR-20', 'CS-PUR-22', 'CS-NAC-01'],
      lesson: 'the-purge',
    },
    {
      id: 'leave',
      kind: 'end',
      title: both('Rentrer', 'Going home'),
      text: [
        both(
          'On rentre par le {#airlock|sas} de son équipage, pour de bon et avec tout ce qu’on porte. Un Marchand {#defeated|vaincu} reste où il est tombé : on peut le relever, le fouiller, ou le tirer jusqu’à bord.',
          'One goes home through the {#airlock|airlock} of one’s crew, for good and with all one carries. A {#defeated|Defeated} Trader lies where they fell: they can be revived, searched, or dragged aboard.',
        ),
        both(
          'La mission finit quand il n’y a plus de Marchand debout sur le plateau. Partez tant que le chemin est libre.',
          'The mission ends when no Trader stands on the board any more. Leave while the way is open.',
        ),
      ],
      Figure: Leaving,
      caption: both(
        'Beck tire Jace par le sas A : les deux rentrent, avec le butin de Jace.',
        'Beck drags Jace through airlock A: both come home, with Jace’s loot.',
      ),
      rules: ['CS-MOV-10', 'CS-DEF-01', 'CS-DEF-06', 'CS-END-01'],
      lesson: 'loot-and-leave',
    },
  ],
};
