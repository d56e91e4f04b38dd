import type { Lexicon } from '../lexicon.ts';

export const missions: Lexicon['missions'] = {
  'pillage-express': {
    title: 'Pillage Express',
    pitch: 'Un cargo sans maître, tant que ça dure : rapportez ce qui se vend.',
    story:
      'Le paquebot Express ne répond plus depuis deux jours. Pas d’appel au secours, pas d’équipage, les soutes pleines. La loi du sauvetage donne tout à qui en ressort avec. Vous n’êtes pas seuls à savoir lire une carte, et quelque chose à bord ne fait que dormir.',
    primary:
      'Rapportez à bord de nouveaux objets pour plus de valeur que tout autre équipage. Seul : 10 UA font un succès, 18 un grand succès.',
    secondary: 'L’horaire des convois, 3 UA : prenez-le à la console centrale.',
    special: [
      'Ce que vous aviez en arrivant ne compte pas : ce que vous en perdez est déduit.',
      'Seul compte ce que des Marchands portent à bord ; qui reste derrière ne rapporte rien.',
      'L’Azurium compte 5 UA, les Crédits leur valeur.',
    ],
  },
  'dead-signal': {
    title: 'Signal mort',
    pitch: 'Un enregistreur dans l’une de quatre grandes caisses, et un vaisseau qui n’aime pas le perdre.',
    story:
      'Le cargo Marguerite dérive, sa balise éteinte. Son assureur paie pour l’enregistreur de vol, afin que nul autre ne l’écoute jamais. Il est dans l’une des grandes caisses ; les systèmes du bord sauront quand il quittera sa place.',
    primary: 'Rapportez l’enregistreur de vol à bord ; il se vend 7 UA.',
    secondary: 'Relancez les deux consoles, 2 UA chacune : dés selon la Compétence, 2 Touches ; un dé de plus pour un Tech ou une Machine.',
    special: [
      'Qui prend l’enregistreur le premier monte l’Hostilité de 2, et de 1 de plus à chaque round tant qu’il est sur le plateau.',
      'Un équipage qui relance les deux consoles peut baisser l’Hostilité de 2.',
    ],
  },
  'black-market': {
    title: 'Marché noir',
    pitch: 'Trois personnes répondent au signalement. L’une d’elles dit vrai.',
    story:
      'Sous la coque de la station Pélican se vend ce qui n’a pas de papiers. Quelqu’un ici sait où la Purge frappera ensuite et veut être payé pour le dire. Kaori, Butler ou Ooma : demandez gentiment, ou demandez à un autre.',
    primary: 'Rapportez à bord les données de l’informateur, 6 UA.',
    secondary: 'Rapportez à bord trois nouvelles armes, 2 UA.',
    special: [
      'Persuadez l’un des trois de parler : l’informateur vous donne les données ; un autre, un pion du sac, et il est hors de cause.',
      'Si l’informateur tombe, les données restent au sol.',
      'Chaque étal une fois : tirez deux pions, gardez-en un.',
      'Attaquer un Civil monte l’Hostilité de 1, une fois par Marchand et par round.',
      'Aucun autre Civil ne vient, et ces trois ne rejoignent personne ni ne changent, tant que les données ne sont pas trouvées.',
    ],
  },
  lockdown: {
    title: 'Bouclage',
    pitch: 'Six brèches, six consoles, et plus rien qui rampe.',
    story:
      'Le patron du dock Halden a de l’eau dans la cave : des machines. Les brèches se scellent depuis des consoles sur les murs extérieurs. Il paie bien chaque équipage qui a aidé, et mieux celui qui a fait le plus.',
    primary:
      'Les six Points d’Entrée scellés et plus de Purge sur le plateau à la fin d’un round : 6 UA à chaque équipage qui en a scellé un, 2 de plus à celui qui en a scellé le plus.',
    secondary: 'Prime : 1 UA pour deux membres de la Purge vaincus par vos Marchands, 3 au plus.',
    special: [
      'Interagissez avec une console murale : 1 dé, un de plus pour un Tech ou une Machine ; une Touche scelle son Point d’Entrée.',
      'Nul n’arrive par un Point d’Entrée scellé.',
      'Un Récolteur attend aux Points d’Entrée 2 et 5.',
      'Quand c’est fait, la mission est finie et tout le monde est sauf.',
    ],
  },
  jailbreak: {
    title: 'Évasion',
    pitch: 'Un plombier, six cellules, et tout le monde le veut.',
    story:
      'Treva Jole a débouché le mauvais tuyau et vu ce qui y coulait. Il est maintenant dans l’une de six cellules, la preuve est dans une caisse, et on a dit aux Agents dehors de rester polis. Cela finit à la première porte ouverte.',
    primary: 'Ramenez Treva Jole à bord, 8 UA. S’il tombe, plus personne ne le peut.',
    secondary: 'La preuve, dans l’une des deux grandes caisses ; elle se vend 5 UA.',
    special: [
      'Les cellules sont verrouillées. La console d’une rangée ouvre ses trois : dés selon la Compétence, 2 Touches. Un Découpeur laser, une Tablette numérique, le Piratage ou la force brute aussi.',
      'La première cellule ouverte met toute la Sécurité en alerte.',
      'Touchez Treva et dépensez une action Sans Effort : il vous suit. Un autre équipage peut le gagner quand nul des siens n’est près de lui.',
      'Ici, les portes s’ouvrent et se ferment.',
    ],
  },
  'the-nest': {
    title: 'Le Nid',
    pitch: 'Quatre pylônes, trois charges, trois rounds pour sortir.',
    story:
      'Elles ont fait pousser quelque chose au ventre de la station, et quatre pylônes le nourrissent. Trois charges devraient suffire. Nul n’a dit ce qui arrive à ceux qui posent la troisième et se retournent.',
    primary:
      'Au moins trois charges, et l’explosion : 10 UA à l’équipage qui en a le plus, 6 à tout autre qui en a une et un Marchand à bord ; 8 chacun si le plus est partagé.',
    secondary: 'De l’Azurium pousse sur la flèche centrale : prenez-le, et l’Hostilité monte de 2.',
    special: [
      'Interagissez avec un pylône pour y poser une charge ; chacune monte l’Hostilité de 1.',
      'La troisième lance le compte à rebours : trois rounds plus tard, tout ce qui est encore là n’est plus.',
      'Jusque-là, un rival peut ôter une charge avec une Touche d’un dé.',
      'Un Récolteur attend aux Points d’Entrée 5 et 6. Cinq Marchands peuvent venir.',
    ],
  },
};

export const rooms: Lexicon['rooms'] = {
  'pillage-express': [
    'Soute avant',
    'Salon des passagers',
    'Bagagerie',
    'Galerie bâbord',
    'Salle de contrôle',
    'Galerie tribord',
    'Salle du courrier',
    'Voiture-restaurant',
    'Soute arrière',
  ],
  'dead-signal': [
    'Cabine du capitaine',
    'Quartiers bâbord',
    'Réserve avant',
    'Salle de la balise',
    'Garde-manger',
    'Réfectoire',
    'Sas bâbord',
    'Coursive centrale',
    'Sas tribord',
    'Salle du relais',
    'Cuisine',
    'Quartiers tribord',
    'Buanderie',
    'Réserve arrière',
    'Cabine du second',
  ],
  'black-market': [
    'Prêteur',
    'Bar à nouilles',
    'Mont-de-piété',
    'Épicier',
    'Bazar',
    'Armurier',
    'Arrière-boutique',
    'Maison de thé',
    'Vestiaire',
  ],
  lockdown: [
    'Quartier bâbord',
    'Porte nord',
    'Quartier tribord',
    'Salle des pompes',
    'Chaufferie',
    'Salle du réacteur',
    'Cour bâbord',
    'Salle des filtres',
    'Salle des turbines',
    'Cour tribord',
    'Porte sud',
  ],
  jailbreak: [
    'Lavoir',
    'Contrôle supérieur',
    'Infirmerie',
    'Corps de garde ouest',
    'Cellule C1',
    'Cellule C2',
    'Cellule C3',
    'Corps de garde est',
    'Allée des cellules',
    'Cellule C4',
    'Cellule C5',
    'Cellule C6',
    'Dortoir',
    'Contrôle inférieur',
    'Chaufferie',
  ],
  'the-nest': [
    'Réserve nord-ouest',
    'Galerie nord',
    'Réserve nord-est',
    'Galerie ouest',
    'Anneau intérieur',
    'Galerie est',
    'Le nid',
    'Réserve sud-ouest',
    'Galerie sud',
    'Réserve sud-est',
  ],
};
export const room: Lexicon['room'] = (number) => `Pièce ${number}`;
