import type { Lexicon } from '../lexicon.ts';

export const notions: Lexicon['notions'] = {
  // people and places
  uc: { name: 'U.C.', help: 'Unité Commandante : une joueuse ou un joueur, son vaisseau et son équipage.', rules: ['LEG-SETUP-01'] },
  'first-uc': {
    name: '1re U.C.',
    help: 'Elle joue la première à chaque manche. Le jeton ne change jamais de main.',
    rules: ['LEG-SETUP-22', 'LEG-TURN-01'],
  },
  legion: {
    name: 'VIIe Légion',
    help: 'Le corps auquel appartiennent toutes les U.C. : rivales pour la gloire, alliées sur les planètes.',
    rules: ['LEG-SETUP-01'],
  },
  nebula: {
    name: 'Nébuleuse Rouge',
    help: 'La carte : cinq secteurs autour de la base stellaire, et le secteur X, à part.',
    rules: ['LEG-MAP-01'],
  },
  sector: {
    name: 'Secteur',
    help: 'Une région de la carte, de I à V. Vaisseaux et planètes s’y trouvent ; on n’invite que dans son propre secteur.',
    rules: ['LEG-MAP-01', 'LEG-MAP-05'],
  },
  'zone-a': {
    name: 'Zone A',
    help: 'Les secteurs I, II et III, près de la base. Un Spatha n’y reçoit que la moitié de sa part de PC.',
    rules: ['LEG-MAP-01', 'LEG-MIS-11'],
  },
  'zone-b': {
    name: 'Zone B',
    help: 'Les secteurs IV et V, aux confins : missions plus rudes, mieux payées, et sans partage réduit pour le Spatha.',
    rules: ['LEG-MAP-01', 'LEG-MIS-11'],
  },
  border: {
    name: 'Frontière',
    help: 'Le chiffre de la porte est le nombre de cartes à défausser pour la franchir, dans un sens comme dans l’autre.',
    rules: ['LEG-MOVE-01'],
  },
  limit: {
    name: 'Limite du secteur',
    help: 'Nombre de planètes, actives et explorées, que le secteur peut contenir. Au complet, on n’y découvre plus rien.',
    rules: ['LEG-MAP-05', 'LEG-DISC-01'],
  },
  'star-base': {
    name: 'Base stellaire',
    help: 'Le secteur I tout entier. On y répare son vaisseau et, dès 12 PC, on y reçoit sa promotion.',
    rules: ['LEG-BASE-01', 'LEG-BASE-02', 'LEG-PROMO-01'],
  },
  'sector-x': {
    name: 'Secteur X',
    help: 'Dès 9 PX, 6 cartes y mènent, une fois par partie : choisissez une carte X. En sortir coûte 3 cartes et ramène à la base.',
    rules: ['LEG-SX-01', 'LEG-SX-04', 'LEG-SX-06'],
  },
  // scores and their marks
  pc: {
    name: 'PC',
    help: 'Points de cartographie, les feuilles d’or. À la fin, le plus de PC l’emporte parmi les U.C. qui ont 10 PX.',
    rules: ['LEG-END-08', 'LEG-SCORE-01'],
  },
  px: {
    name: 'PX',
    help: 'Points de Xénoscience, les feuilles d’argent. Ils ouvrent des pouvoirs, puis le droit de gagner (10 PX). Ils ne se perdent jamais.',
    rules: ['LEG-XENO-01', 'LEG-END-08'],
  },
  'pc-12': {
    name: '12 PC : promotion',
    help: 'Avec 12 PC ou plus, votre passage à la base stellaire vous vaut un Spatha.',
    rules: ['LEG-PROMO-01'],
  },
  'pc-18': {
    name: '18 PC : second objectif',
    help: 'La première fois que vous atteignez 18 PC, vous recevez deux objectifs secrets et en gardez un.',
    rules: ['LEG-OBJ-03'],
  },
  'pc-25': {
    name: '25 PC : l’Imperator',
    help: 'Quand le pion Imperator atteint 25 PC, la manche en cours est la dernière.',
    rules: ['LEG-END-02', 'LEG-IMP-06'],
  },
  'px-3': { name: '3 PX : minerai d’OZ', help: 'Dès 3 PX, vous pouvez jouer les cartes d’OZ pour leur effet.', rules: ['LEG-XENO-03'] },
  'px-6': {
    name: '6 PX : technologie',
    help: 'À 6 PX, vous apprenez Nanoprobes (+1 Capture) ou Holodeck (+1 Diplomatie).',
    rules: ['LEG-XENO-04'],
  },
  'px-9': { name: '9 PX : secteur X', help: 'Dès 9 PX, le secteur X vous est ouvert.', rules: ['LEG-XENO-05', 'LEG-SX-01'] },
  'px-10': { name: '10 PX : droit de gagner', help: 'Sans 10 PX, vos PC ne comptent pas à la fin de la partie.', rules: ['LEG-END-08'] },
  'px-12': {
    name: '12 PX : aventurières fidèles',
    help: 'Dès 12 PX, les aventurières que vous engagez restent à bord.',
    rules: ['LEG-XENO-07'],
  },
  'px-13': {
    name: '13 PX : fin possible',
    help: 'Avec 13 ou 14 PX, vous pouvez déclarer la fin de la partie pendant votre tour.',
    rules: ['LEG-XENO-08', 'LEG-END-01'],
  },
  'px-15': {
    name: '15 PX : fin',
    help: 'Dès qu’une U.C. atteint 15 PX, la manche en cours est la dernière.',
    rules: ['LEG-XENO-08', 'LEG-END-02'],
  },
  // the ship board
  frombola: {
    name: 'Frombola',
    help: 'Le vaisseau du début : 4 experts au plus, 3 points par ligne de mémoire, pleine part de PC dans les deux zones.',
    rules: ['LEG-SETUP-03'],
  },
  spatha: {
    name: 'Spatha',
    help: 'Le vaisseau de la promotion : plus grand, mieux armé, mais une demi-part de PC en zone A.',
    rules: ['LEG-PROMO-04', 'LEG-MIS-11'],
  },
  equipment: {
    name: 'Équipement',
    help: 'Propulseurs, lasers et décodeur. Un de plus coûte 2 cartes ; le premier propulseur, 1 seule.',
    rules: ['LEG-BUY-01', 'LEG-BUY-09'],
  },
  propulsor: {
    name: 'Propulseur',
    help: 'Plus vous avez de propulseurs, plus vous pouvez piocher de cartes Exploration au début du tour.',
    rules: ['LEG-DRAW-01', 'LEG-BUY-01'],
  },
  laser: {
    name: 'Laser',
    help: 'Il faut autant de lasers que la force du vaisseau hostile. Chaque combat en use 1.',
    rules: ['LEG-CMB-04', 'LEG-CMB-06'],
  },
  decoder: {
    name: 'Décodeur de signaux',
    help: 'Une fois par tour, regardez en secret un contact caché : A pour 1 carte (niveau 1), B pour 2 cartes (niveau 2).',
    rules: ['LEG-DEC-01', 'LEG-DEC-05'],
  },
  detector: {
    name: 'Détecteur de risque',
    help: 'Gardé près du vaisseau (2 au plus). Défaussé avec une carte risque, il en annule les effets ; l’expérience reste acquise.',
    rules: ['LEG-RULING-12'],
  },
  crew: { name: 'Équipage', help: 'Escouades et experts. Chaque recrue coûte 3 cartes.', rules: ['LEG-BUY-03'] },
  squad: {
    name: 'Escouade',
    help: 'Des légionnaires. Les escouades de tous les participants s’ajoutent pour avoir le droit de se poser.',
    rules: ['LEG-LAND-02', 'LEG-BUY-03'],
  },
  expert: {
    name: 'Expert',
    help: 'Diplomate, chasseur ou aventurière. Leur nombre à bord est limité, toutes spécialités confondues.',
    rules: ['LEG-BUY-03', 'LEG-XP-01'],
  },
  diplomat: { name: 'Diplomate', help: 'Chaque diplomate à bord donne 1 point permanent de Diplomatie.', rules: ['LEG-XP-01'] },
  hunter: { name: 'Chasseur', help: 'Chaque chasseur à bord donne 1 point permanent de Capture.', rules: ['LEG-XP-01'] },
  adventurer: {
    name: 'Aventurière',
    help: 'Elle donne 1 point dans l’une ou l’autre compétence, puis quitte le vaisseau. Dès 12 PX, elle reste.',
    rules: ['LEG-XP-08'],
  },
  profile: {
    name: 'Profil de commandement',
    help: 'Vos 3 points personnels, répartis entre Diplomatie et Capture. Ils comptent à chaque mission et ne se dépensent pas.',
    rules: ['LEG-SETUP-08', 'LEG-XP-01'],
  },
  diplomacy: {
    name: 'Diplomatie',
    help: 'La compétence des missions chez les sapiens, appelée aussi Intelligence.',
    rules: ['LEG-RULING-09'],
  },
  capture: {
    name: 'Capture',
    help: 'La compétence des missions chez les non-sapiens, appelée aussi Force ou Exobiologie.',
    rules: ['LEG-RULING-09'],
  },
  dual: {
    name: 'Double compétence',
    help: 'Chaque participant annonce la compétence qu’il apporte ; tous les points s’ajoutent.',
    rules: ['LEG-MIS-04'],
  },
  experience: {
    name: 'Expérience',
    help: 'Points gagnés en affrontant des risques, gardés en mémoire puis dépensés en mission. Le surplus est perdu.',
    rules: ['LEG-XP-02', 'LEG-MIS-05'],
  },
  permanent: {
    name: 'Points permanents',
    help: 'Profil, diplomates ou chasseurs, technologie : ils comptent à chaque mission sans être dépensés.',
    rules: ['LEG-MIS-02', 'LEG-XP-01'],
  },
  technology: {
    name: 'Technologie',
    help: 'Nanoprobes ou Holodeck, au choix à 6 PX. La seconde ne vient que des Archivistes du secteur X.',
    rules: ['LEG-XP-10', 'LEG-XENO-04'],
  },
  nanoprobes: { name: 'Nanoprobes', help: 'Technologie : 1 point permanent de Capture.', rules: ['LEG-XP-10'] },
  holodeck: { name: 'Holodeck', help: 'Technologie : 1 point permanent de Diplomatie.', rules: ['LEG-XP-10'] },
  calls: {
    name: 'Appels à l’Imperator',
    help: 'Vous pouvez appeler l’Imperator 3 fois dans la partie, 5 fois à deux U.C.',
    rules: ['LEG-IMP-03'],
  },
  greyed: {
    name: 'Case grisée',
    help: 'La valeur de départ du vaisseau. Une réparation y ramène ce qui est descendu plus bas.',
    rules: ['LEG-SETUP-03', 'LEG-BASE-02'],
  },
  element: {
    name: 'Élément',
    help: 'Un propulseur, un laser, le décodeur entier, une escouade ou un expert : ce qui peut être laissé sur une planète.',
    rules: ['LEG-RULING-44'],
  },
  // cards and piles
  exploration: {
    name: 'Carte Exploration',
    help: 'Jouée face visible, elle agit ; défaussée face cachée, elle paie achats, voyages et décodages.',
    rules: ['LEG-EXPL-01', 'LEG-INFO-02'],
  },
  hand: {
    name: 'Main',
    help: 'Vous seul voyez vos cartes ; tous en voient le nombre. Aucune ne passe d’un tour à l’autre.',
    rules: ['LEG-INFO-01', 'LEG-TURN-08'],
  },
  deck: {
    name: 'Pioche',
    help: 'Les cartes Exploration à venir. Épuisée, elle est refaite avec la défausse mélangée.',
    rules: ['LEG-DRAW-05'],
  },
  discard: {
    name: 'Défausse',
    help: 'Personne ne la fouille : elle mêle cartes jouées et cartes cachées. Seul son nombre est connu.',
    rules: ['LEG-INFO-02'],
  },
  discovery: {
    name: 'Découverte',
    help: 'Cette carte crée une planète active dans votre secteur, s’il y reste de la place et un pion.',
    rules: ['LEG-DISC-03', 'LEG-DISC-01'],
  },
  risk: {
    name: 'Risque',
    help: 'Jouer la carte, c’est affronter le risque : subissez-le, puis gagnez l’expérience imprimée en haut à gauche.',
    rules: ['LEG-EXPL-05', 'LEG-EXPL-07'],
  },
  hostile: {
    name: 'Vaisseau hostile',
    help: 'Un risque qui se combat. Sa force est le nombre de lasers qu’il faut ; chaque laser manquant coûte un jet de dégât.',
    rules: ['LEG-CMB-01', 'LEG-CMB-04'],
  },
  gain: {
    name: 'Gain',
    help: 'Le trophée d’un vaisseau hostile. Il est à vous si vous aviez au moins 1 laser au début du combat.',
    rules: ['LEG-CMB-07'],
  },
  damage: {
    name: 'Dégât',
    help: 'Dé : 1–2 propulseur, 3–4 laser, 5–6 escouade, 7–8 décodeur, 9–0 expert. Ce que vous n’avez pas ne peut être perdu.',
    rules: ['LEG-CMB-11'],
  },
  oz: { name: 'Minerai d’OZ', help: 'Une carte profitable, jouable face visible dès 3 PX.', rules: ['LEG-EXPL-08', 'LEG-XENO-03'] },
  advantage: { name: 'Avantage', help: 'Une carte sans danger : son effet est tout profit.', rules: ['LEG-EXPL-01'] },
  extrasolar: {
    name: 'Carte Extrasolaire',
    help: 'Une planète et ses habitants : escouades pour se poser, compétence et points requis, PC à partager, étoile et PX.',
    rules: ['LEG-LAND-02', 'LEG-MIS-02', 'LEG-MIS-14'],
  },
  sapient: { name: 'Sapiens', help: 'Ces Extrasolaires se gagnent par la Diplomatie : alliance et commerce.', rules: ['LEG-RULING-09'] },
  wild: { name: 'Non-sapiens', help: 'Ces Extrasolaires s’affrontent par la Capture : prise et intimidation.', rules: ['LEG-RULING-09'] },
  contacts: {
    name: 'Contacts à venir',
    help: 'Les prochaines cartes à découvrir : deux de la zone A, une de la zone B.',
    rules: ['LEG-DISC-07', 'LEG-DISC-09'],
  },
  'open-contact': {
    name: 'Contact visible',
    help: 'L’œil marque la carte A que tous voient. Qui découvre en zone A peut la prendre.',
    rules: ['LEG-DISC-07'],
  },
  'hidden-contact': {
    name: 'Contact caché',
    help: 'Un décodeur permet de regarder cette carte en secret ; elle reste cachée pour les autres.',
    rules: ['LEG-DEC-01', 'LEG-DEC-05'],
  },
  objective: {
    name: 'Objectif secret',
    help: 'Un but connu de vous seul. Rempli, il est révélé et rapporte ses PC ; non rempli, il ne coûte rien.',
    rules: ['LEG-OBJ-01', 'LEG-OBJ-02', 'LEG-OBJ-04'],
  },
  imperator: {
    name: 'Imperator',
    help: 'Le vaisseau amiral. Appelé lors d’un atterrissage, il prête escouades et expérience, prend une part et gagne ses propres PC.',
    rules: ['LEG-IMP-02', 'LEG-IMP-06', 'LEG-IMP-09'],
  },
  'imperator-card': {
    name: 'Carte Imperator',
    help: 'Ce que l’Imperator apporte en ce moment : escouades, expérience, et les PC qu’il gagnera lui-même.',
    rules: ['LEG-IMP-01'],
  },
  supply: {
    name: 'Réserve d’experts',
    help: 'Les experts que personne n’a à bord. Une spécialité épuisée ne se recrute plus.',
    rules: ['LEG-BUY-03', 'LEG-XP-11'],
  },
  // what happens
  turn: {
    name: 'Tour',
    help: 'Piochez, agissez dans l’ordre qui vous plaît, posez-vous une fois au plus, terminez.',
    rules: ['LEG-TURN-02', 'LEG-TURN-03'],
  },
  leftovers: {
    name: 'Cartes restantes',
    help: 'Sans atterrissage dans le tour, chaque carte encore en main à la fin coûte 1 PC.',
    rules: ['LEG-TURN-08'],
  },
  'active-planet': {
    name: 'Planète active',
    help: 'Une planète découverte qui attend sa mission. Cinq au plus à la fois dans toute la Nébuleuse.',
    rules: ['LEG-DISC-11', 'LEG-DISC-01'],
  },
  explored: {
    name: 'Planète explorée',
    help: 'Sa mission a eu lieu, réussie ou non. Le jeton compte toujours dans la limite du secteur.',
    rules: ['LEG-MIS-20'],
  },
  discoverer: {
    name: 'Découvreur',
    help: 'L’U.C. qui a trouvé la planète. Présente dans le secteur, il faut l’inviter ; la carte lui revient après la mission.',
    rules: ['LEG-LAND-06', 'LEG-MIS-18'],
  },
  landing: {
    name: 'Atterrissage',
    help: 'Une fois par tour, sur une planète active de votre secteur, si les escouades suffisent. La mission suit aussitôt.',
    rules: ['LEG-LAND-01', 'LEG-LAND-02', 'LEG-TURN-06'],
  },
  invitation: {
    name: 'Invitation',
    help: 'Vous pouvez inviter les U.C. de votre secteur ; chacune accepte ou décline. Trois propositions par tour au plus.',
    rules: ['LEG-LAND-03', 'LEG-RULING-31'],
  },
  mission: { name: 'Mission', help: 'Quatre étapes : les PC, les PX, le départ, puis la planète devient explorée.', rules: ['LEG-MIS-01'] },
  required: {
    name: 'Points requis',
    help: 'Les points de tous les participants et de l’Imperator s’ajoutent. Ce qui manque doit être dépensé, l’U.C. active d’abord.',
    rules: ['LEG-MIS-02', 'LEG-MIS-05'],
  },
  share: {
    name: 'Partage des PC',
    help: 'Parts égales, arrondies au profit de l’U.C. active. L’Imperator compte pour une part.',
    rules: ['LEG-MIS-09', 'LEG-IMP-09'],
  },
  star: {
    name: 'Étoile',
    help: 'Le nombre d’éléments à laisser sur la planète pour gagner les PX, dont un minimum d’équipage. Chacun décide pour soi.',
    rules: ['LEG-MIS-14', 'LEG-RULING-44'],
  },
  fiasco: { name: 'Mission sans gain', help: 'Si personne n’a gagné ni PC ni PX, chaque participant perd 2 PC.', rules: ['LEG-MIS-19'] },
  repair: {
    name: 'Réparation',
    help: 'À la base stellaire, ce qui est sous sa case grisée y remonte, sans frais. Le tour s’achève aussitôt.',
    rules: ['LEG-BASE-02'],
  },
  promotion: {
    name: 'Promotion',
    help: 'À la base avec 12 PC : le Frombola devient Spatha, l’équipage et le profil sont choisis à nouveau.',
    rules: ['LEG-PROMO-01', 'LEG-PROMO-04', 'LEG-PROMO-03'],
  },
  ending: {
    name: 'Fin de partie',
    help: 'La fin est déclenchée : la manche en cours se termine, puis on compte.',
    rules: ['LEG-END-05', 'LEG-END-01', 'LEG-END-02'],
  },
};
