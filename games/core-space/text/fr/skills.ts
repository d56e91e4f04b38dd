import type { Lexicon } from '../lexicon.ts';

/** Les 37 compétences ; ce que fait chaque niveau, les effets permanents d’abord. */
export const skills: Lexicon['skills'] = {
  'sure-shot': {
    name: 'Tir Précis',
    levels: [
      'Un tir à Courte portée qui touche une fois à coup sûr, couvert ou non ; l’armure compte. Pas d’action Avancer ce round, ni avant ni après.',
      'Un tir jusqu’à Moyenne portée qui touche une fois à coup sûr, couvert ou non, même après un déplacement ; l’armure compte.',
      'Un tir à toute portée qui touche une fois à coup sûr, malgré couvert et armure, même après un déplacement.',
    ],
  },
  'counter-shot': {
    name: 'Fusillade',
    levels: [
      'Réaction : on vous tire dessus ? Ripostez sur le tireur, l’attaque finie.',
      'Réaction : tirez sur une figurine qui a fait la première action de son tour.',
      'Réaction, à tout moment : tirez sur un ennemi avec 1 dé de plus, puis Avancez.',
    ],
  },
  marksman: {
    name: 'Tireur d’Élite',
    levels: [
      'Un tir de plus.',
      'Un tir avec 1 dé de plus ; ses Touches peuvent se répartir sur deux cibles à Courte portée l’une de l’autre.',
      'Un tir avec 2 dés de plus ; ses Touches peuvent se répartir sur deux cibles à Courte portée l’une de l’autre.',
    ],
  },
  'weapons-expert': {
    name: 'Expert en Armes',
    levels: [
      'Toujours : Recharger peut être Sans Effort. Utilisé : un tir avec 2 dés de plus, et pas d’action Avancer ce round.',
      'Toujours : un tir au pistolet peut être Sans Effort. Utilisé : deux pistolets différents en une action, leurs dés ensemble moins 1.',
      'Tirez sur l’arme d’un ennemi avec 2 dés : sur une Touche elle s’envole, cassée, et personne n’est blessé.',
    ],
  },
  kata: {
    name: 'Kata',
    levels: [
      '2 dés de plus en Combat Rapproché.',
      '3 dés de plus en Combat Rapproché.',
      '4 dés de plus en Combat Rapproché ; les Touches peuvent se répartir sur les ennemis au contact.',
    ],
  },
  disarm: {
    name: 'Désarmement',
    levels: [
      'Réaction : un Combat Rapproché sans dégât pour vous ? L’arme échappe à l’attaquant.',
      'Réaction : un Combat Rapproché sans dégât pour vous ? L’arme est à vous.',
      'Réaction : comme au niveau 2, puis frappez aussitôt avec elle et Avancez sans attaque d’opportunité.',
    ],
  },
  reflexes: {
    name: 'Réflexes',
    levels: [
      'Réaction : ignorez toutes les Touches d’un Combat Rapproché contre vous.',
      'Réaction : ignorez toutes les Touches d’un Combat Rapproché, puis rendez le coup avec 1 dé de plus.',
      'Réaction : ignorez toutes les Touches d’un Combat Rapproché, rendez le coup avec 2 dés de plus, puis Avancez sans attaque d’opportunité.',
    ],
  },
  'combat-expert': {
    name: 'Expert au Combat',
    levels: [
      'Toujours : les attaques d’opportunité contre vous perdent 1 Touche. Utilisé : un croche-pied met à terre un ennemi au contact.',
      'Toujours : un Combat Rapproché peut être Sans Effort. Utilisé : un Combat Rapproché à l’arme à feu, ses dés de Courte portée plus 2 ; les munitions sont dépensées.',
      'Dégagez-vous : déplacez chaque ennemi engagé jusqu’à 2″ où vous voulez et attaquez-le avec 2 dés, sans attaque d’opportunité, puis Avancez.',
    ],
  },
  'walk-it-off': {
    name: 'Résistance',
    levels: [
      'Regagnez 1 Santé.',
      'Réaction : une attaque vous fait 2 dégâts de moins.',
      'Réaction : Vaincu ? Relevez-vous avec 1 Santé, et Avancez si vous voulez.',
    ],
  },
  onslaught: {
    name: 'Assaut',
    levels: [
      'Réaction : une Touche en Combat Rapproché ? Un autre Combat Rapproché.',
      'Réaction : une Touche en Combat Rapproché ? Avancez si vous voulez, puis un autre Combat Rapproché.',
      'En Avançant : pas d’attaque d’opportunité, et un Combat Rapproché contre chaque ennemi touché en chemin.',
    ],
  },
  stubborn: {
    name: 'Obstiné',
    levels: [
      'Avancez une fois de plus.',
      'Avancez une fois de plus, puis attaquez.',
      'Réaction : ignorez toutes les Touches d’une attaque, puis Avancez et attaquez, dans l’ordre voulu.',
    ],
  },
  impervious: {
    name: 'Insensible',
    levels: [
      'Réaction : vous devriez perdre des actions ou un tour ? Non.',
      'Votre armure physique vaut 2 de plus jusqu’à la fin du round.',
      'Regagnez 1 Santé, au-delà du départ s’il y a la place ; ni dégât, ni chute, ni action perdue jusqu’à la fin du prochain round.',
    ],
  },
  'hard-to-hit': {
    name: 'Intouchable',
    levels: [
      'À couvert, aucun tir ne vous blesse jusqu’à la fin du round.',
      'À couvert ou au-delà de la Courte portée, aucun tir ne vous blesse jusqu’à la fin du round.',
      'Tirez, puis Avancez ; aucun tir ne vous blesse jusqu’à la fin du round.',
    ],
  },
  ambush: {
    name: 'Embuscade',
    levels: [
      'Réaction : un ennemi finit son mouvement à 4″ ou moins et vous êtes à couvert de lui ? Tirez ; un pas avant ou après.',
      'Réaction : un ennemi finit son mouvement à 4″ ou moins et vous êtes à couvert de lui ? Avancez, puis attaquez-le ; un pas avant ou après.',
      'Réaction : comme au niveau 2, et Avancez encore à la fin.',
    ],
  },
  'blend-in': {
    name: 'Camouflage',
    levels: [
      'Tant que vous touchez un mur, nul ne peut vous cibler ni venir au contact, jusqu’à la fin du round.',
      'Tirez ; puis nul ne peut vous cibler ni vous toucher tant que vous touchez un mur, jusqu’à la fin du round.',
      'Tant que vous n’êtes pas engagé, nul ne peut vous cibler ni vous toucher, jusqu’à la fin du round ; une fois, vous pouvez surgir d’un tir.',
    ],
  },
  'fade-to-black': {
    name: 'Disparition',
    levels: [
      'Réaction : on va vous tirer dessus et un couvert est à 4″ ou moins ? Glissez-vous-y avant les dés.',
      'Réaction : glissez-vous à couvert à 4″ ou moins et ignorez toutes les Touches de ce tir.',
      'Réaction, à tout moment : Avancez à couvert et tirez, dans l’ordre voulu, sans attaque d’opportunité ; nul ne peut vous cibler ce round.',
    ],
  },
  distraction: {
    name: 'Distraction',
    levels: [
      'Avec un tir : sa cible perd aussi 1 action de son prochain tour.',
      'Tirez ; un ennemi à Courte portée de la cible perd son prochain tour ; puis Avancez.',
      'Tirez ; vous pouvez faire Avancer la cible, qui perd son prochain tour ; puis Avancez.',
    ],
  },
  evasion: {
    name: 'Évasion',
    levels: [
      'Réaction : un ennemi vient au contact ? Avancez sans attaque d’opportunité.',
      'Réaction : un ennemi vient au contact ? Avancez sans attaque d’opportunité et attaquez, dans l’ordre voulu.',
      'Réaction : un ennemi vient au contact ? Avancez deux fois et attaquez, dans l’ordre voulu ; son tour est fini.',
    ],
  },
  'light-fingers': {
    name: 'Doigts Agiles',
    levels: [
      'Réaction : un Combat Rapproché sans dégât pour vous ? Prenez un objet de l’attaquant, mais pas l’arme utilisée.',
      'Réaction : attaqué en Combat Rapproché ? Prenez un objet, mais pas l’arme utilisée ; Sans Effort, il sert aussitôt.',
      'Réaction : attaqué en Combat Rapproché ? Prenez n’importe quel objet ; puis Avancez ou attaquez sans attaque d’opportunité.',
    ],
  },
  persuasion: {
    name: 'Persuasion',
    levels: [
      'Convainquez un Marchand ennemi à Courte portée de renoncer : il perd son prochain tour.',
      'Persuadez à distance, à Courte portée, avec 1 dé de plus ; l’autre peut aussi y perdre son prochain tour.',
      'Persuadez à distance avec 2 dés de plus ; même un Marchand ennemi, sauf un Capitaine, peut changer de camp pour la mission.',
    ],
  },
  disruption: {
    name: 'Perturbation',
    levels: [
      'À Moyenne portée : un Tech ennemi n’a plus de compétence tech ce round, ou deux membres de la Purge de rang 1 à 3 perdent leur prochain tour.',
      'À Moyenne portée : aucun Tech ennemi n’a de compétence tech ce round, ou toute la Purge de rang 1 à 3 perd son prochain tour.',
      'Un Tech à Moyenne portée perd ses compétences tech pour de bon, ou un autre où qu’il soit pour ce round ; ou la Purge perd deux tours alentour, ou un tour partout.',
    ],
  },
  assist: {
    name: 'Aide',
    levels: [
      'Vous ou un membre de l’équipage : aucun dégât de tir jusqu’à la fin du round.',
      'Vous ou un membre de l’équipage regagne 2 Santé ; un Vaincu seulement si vous le touchez.',
      'Vous et deux autres membres de l’équipage faites chacun une action, dans l’ordre voulu.',
    ],
  },
  control: {
    name: 'Contrôle',
    levels: [
      'Ôtez 1 épingle d’Hostilité, ou donnez 1 Point de Réparation à une chose au contact.',
      'Fermez un Point d’Entrée à la Purge jusqu’à ce que l’Hostilité monte d’un niveau.',
      'Nommez un point : toute la Purge à Moyenne portée de lui, sauf les Organiques, y va aussitôt et ne fait plus rien ce round.',
    ],
  },
  hacking: {
    name: 'Piratage',
    levels: [
      'Éteignez une machine de la Purge de rang 1 ou 2 à Moyenne portée, ou ouvrez ou fermez une porte au contact.',
      'Éteignez deux machines de la Purge de rang 1 ou 2 à Moyenne portée, ou ouvrez ou fermez une porte à Moyenne portée.',
      'Éteignez deux machines de la Purge de rang 1 à 3 à Moyenne portée, ou prenez-en une en main, ou ouvrez ou fermez n’importe quelle porte.',
    ],
  },
  accelerate: {
    name: 'Accélération',
    levels: ['Avancez une fois de plus.', '2 mouvements ou attaques de plus ce tour.', '3 mouvements ou attaques de plus ce tour.'],
  },
  blast: {
    name: 'Explosion',
    levels: [
      'Tirez à mains nues : 3 dés à Courte, 2 à Moyenne portée.',
      'Avancez 2 fois par-dessus le décor bas et tout le monde.',
      'Tous les autres à Courte portée subissent 3 dés et sont projetés d’un pouce par Touche.',
    ],
  },
  manipulate: {
    name: 'Manipulation',
    levels: [
      'Un ennemi en vue perd son prochain tour.',
      'Une chose que porte un ennemi en vue se casse.',
      'Déplacez une petite chose en vue jusqu’à 5″, ou lancez un décor à Moyenne portée jusqu’à 5″ : qui est sur sa route subit 4 dés.',
    ],
  },
  stimulate: {
    name: 'Stimulation',
    levels: [
      'Avancez ou tirez, ou regagnez 1 Santé.',
      'Regardez les deux prochaines cartes Événement, puis Avancez.',
      'Avancez avant ou après, au choix : un Combat Rapproché à 6 dés, un tir à 4 dés, un tir à 6 dés contre 1 Santé.',
    ],
  },
  reroute: {
    name: 'Reroutage',
    levels: [
      'Réaction : Vaincu ? Debout avec 2 Santé.',
      'Regagnez 2 Santé.',
      'Au contact d’un mur, loin des portes et fenêtres : regagnez toute la Santé.',
    ],
  },
  scanners: {
    name: 'Analyseurs',
    levels: [
      'Regardez dans une caisse en vue à Courte portée.',
      'Deux machines de la Purge de rang 1 à 3 à Moyenne portée Avancent dans la direction que vous choisissez.',
      'L’Hostilité monte ou descend de 2 épingles ; toutes les autres Machines et la Purge de rang 1 à 3 perdent leur prochain tour.',
    ],
  },
  'protection-protocol': {
    name: 'Protocole de Protection',
    levels: [
      'Réaction, à tout moment : Avancez.',
      'Un allié au contact regagne 1 Santé ; jusqu’à la fin du round, vous pouvez prendre ses Touches tant que vous le touchez.',
      'Réaction, à tout moment : Avancez deux fois et un Combat Rapproché, dans l’ordre voulu ; un ennemi encore debout tombe sur une Touche.',
    ],
  },
  repair: {
    name: 'Réparation',
    levels: [
      'Réparez ou Désenrayez, vous-même ou au contact, avec 1 Touche assurée.',
      '3 Points de Réparation pour vous ou une chose au contact.',
      'Réparez tout à fait une chose ou une Machine à Courte portée ; 1 Point de Réparation pour toutes les autres.',
    ],
  },
  overload: {
    name: 'Surcharge',
    levels: [
      'Une action de plus.',
      'Deux actions de plus, puis perdez 1 Santé.',
      'Autodestruction : 5 dés contre tous à Courte portée, 2 jusqu’à Moyenne. Ce qui reste de vous, le dé de Chance le dit.',
    ],
  },
  charge: {
    name: 'Charge',
    levels: [
      'Avancez sur un ennemi et Repoussez-le ; chaque Touche est aussi un dégât.',
      'En Avançant ce round, un Combat Rapproché gratuit contre chacun de 3 personnages touchés au plus, sans attaque d’opportunité.',
    ],
  },
  disconnect: {
    name: 'Déconnexion',
    levels: [
      'Ce tour, mouvements plus longs de 2″ et 2 dés de plus en Combat Rapproché ; ensuite le Dresseur perd la main.',
      'Ce tour, 1 action de plus, mouvements plus longs de 2″, 2 dés de plus en Combat Rapproché, et tout ennemi percuté tombe ; ensuite le Dresseur perd la main.',
    ],
  },
  heel: {
    name: 'En arrière',
    levels: [
      'Avancez vers votre Dresseur ; au contact, vous prenez toutes ses Touches ce round.',
      'Avancez deux fois vers votre Dresseur ; au contact, vous prenez toutes ses Touches ce round, et il regagne 1 Santé.',
      'Comme au niveau 2, et vous passez à travers les autres en repoussant chacun.',
    ],
  },
  'sonic-roar': {
    name: 'Rugissement Sonique',
    levels: [
      'Tous à Courte portée subissent 1 dé, armure ou non ; Augmentés, Machines et Purge n’en ont cure.',
      'Un personnage en vue à Moyenne portée, sauf la Purge de rang 4 et plus, subit 2 dés, armure ou non, et tombe s’il survit.',
    ],
  },
};
