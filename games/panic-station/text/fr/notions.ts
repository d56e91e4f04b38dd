import type { Lexicon } from '../lexicon.ts';

/** Whatever on the table explains itself. */
export const notions: Lexicon['notions'] = {
  hp: {
    name: 'Points de Vie',
    help: 'Chaque personnage en a 4 au plus. Une blessure en retire un ; à zéro il meurt.',
    rules: ['PAN-CHAR-02', 'PAN-CHAR-05'],
  },
  ap: {
    name: "Points d'Action",
    help: 'Un personnage à 3 ou 4 PV en apporte 2 au tour, à 1 ou 2 PV un seul. Le total se dépense librement.',
    rules: ['PAN-CHAR-03', 'PAN-TURN-01'],
  },
  soldier: {
    name: 'Soldat',
    help: 'Porte le lance-flammes : lui seul peut brûler le Nid. Il ne tire jamais.',
    rules: ['PAN-CHAR-10', 'PAN-CHAR-09'],
  },
  android: {
    name: 'Androïde',
    help: 'Porte le pistolet : lui seul peut tirer, avec des Munitions.',
    rules: ['PAN-CHAR-09', 'PAN-FIRE-01'],
  },
  human: { name: 'Humain', help: 'Gagne quand un Soldat humain brûle le Nid.', rules: ['PAN-END-01'] },
  infected: {
    name: 'Infecté',
    help: "Joue avec l'Hôte : peut donner ses propres cartes Infection et gagne si un scan prouve qu'il ne reste plus d'humain.",
    rules: ['PAN-INFECT-06', 'PAN-END-04'],
  },
  host: {
    name: 'Hôte',
    help: 'Le premier infecté : celui qui tire la carte Hôte parmi les premières cartes. Il ne guérit pas.',
    rules: ['PAN-INFECT-10', 'PAN-RULING-50'],
  },
  infection: {
    name: 'Carte Infection',
    help: 'Trois par couleur. Donnée par un infecté de cette couleur, elle infecte, sauf contre un Jerrican ou un Antidote.',
    rules: ['PAN-INFECT-01', 'PAN-INFECT-02'],
  },
  gas: {
    name: 'Jerrican',
    help: 'Donné dans un échange, il bloque une infection. Trois Jerricans en main du même joueur brûlent le Nid.',
    rules: ['PAN-GAS-01', 'PAN-GAS-02'],
  },
  key: {
    name: 'Carte Magnétique',
    help: 'Posée au premier usage, elle ouvre les portes de sécurité à vos personnages.',
    rules: ['PAN-KEY-01', 'PAN-RULING-71'],
  },
  ammo: {
    name: 'Munitions',
    help: 'Quatre balles pour votre Androïde. Posées à la première balle tirée.',
    rules: ['PAN-AMMO-01', 'PAN-RULING-32'],
  },
  vest: {
    name: 'Gilet Pare-Balles',
    help: 'Annule une blessure de balle ou de couteau, puis se défausse.',
    rules: ['PAN-VEST-01', 'PAN-VEST-02'],
  },
  aid: {
    name: 'Kit de Premiers Soins',
    help: 'Rend 2 PV à un personnage de la salle, ou 1 à celui qui soigne et 1 à un autre.',
    rules: ['PAN-AID-01', 'PAN-AID-02'],
  },
  grenade: {
    name: 'Grenade',
    help: 'Une blessure à tout ce qui se trouve dans une salle voisine, amis compris.',
    rules: ['PAN-GREN-01', 'PAN-GREN-02'],
  },
  scanner: {
    name: 'Scanner Thermique',
    help: "Montre à vous seul toute la main d'un joueur présent dans la salle. Des cartes, pas une preuve.",
    rules: ['PAN-SCAN-01', 'PAN-SCAN-03'],
  },
  knife: {
    name: 'Couteau de Combat',
    help: 'Pour Soldat ou Androïde : 3 ou 4 au dé, une blessure dans la même salle.',
    rules: ['PAN-KNIFE-01', 'PAN-KNIFE-02'],
  },
  machineGun: {
    name: 'Fusil Mitrailleur',
    help: 'Deux balles pour un seul PA, sur une ou deux cibles.',
    rules: ['PAN-MGUN-01', 'PAN-MGUN-02'],
  },
  adrenaline: { name: 'Adrénaline', help: "Deux points d'action de plus ce tour.", rules: ['PAN-ADREN-01'] },
  antidote: {
    name: 'Antidote',
    help: "Donné, il bloque une infection ; reçu par un infecté qui n'est pas l'Hôte, il le guérit en secret.",
    rules: ['PAN-INFECT-03', 'PAN-RULING-40'],
  },
  scope: { name: 'Lunette de Visée', help: 'Votre Androïde peut tirer dans une salle voisine ouverte.', rules: ['PAN-SCOPE-01'] },
  alert: {
    name: 'Alerte Parasite',
    help: "Un dé à quatre faces dit de quel côté un parasite apparaît ; s'il n'y a pas de salle, il apparaît ici.",
    rules: ['PAN-ALERT-01', 'PAN-ALCARD-01'],
  },
  parasite: {
    name: 'Parasite',
    help: 'Gris : 1 blessure à chacun dans la salle. Noir : 2, et il faut le toucher deux fois.',
    rules: ['PAN-PARA-08', 'PAN-PARA-09'],
  },
  security: {
    name: 'Porte de sécurité',
    help: 'Fermée : il faut une Carte Magnétique ou le Terminal. Les parasites ne la passent jamais fermée.',
    rules: ['PAN-MOVE-02', 'PAN-PARA-05'],
  },
  run: { name: 'Courir', help: 'Entrer ici donne un second déplacement gratuit, tout de suite.', rules: ['PAN-RUN-01'] },
  storage: {
    name: 'Entrepôt',
    help: 'La première fouille donne trois cartes, les suivantes une seule.',
    rules: ['PAN-STORE-01', 'PAN-STORE-03'],
  },
  team: {
    name: 'Fouille en Équipe',
    help: 'Deux personnages présents peuvent fouiller ensemble pour 1 PA : une carte chacun.',
    rules: ['PAN-TEAM-02', 'PAN-TEAM-03'],
  },
  one: {
    name: 'Fouille simple',
    help: 'Une salle à fouiller : une carte. Une fois rouge, chaque fouille attire un parasite.',
    rules: ['PAN-SEARCH-03', 'PAN-SEARCH-04'],
  },
  terminal: {
    name: 'Terminal',
    help: 'Une fonction par tour, 1 PA : Scan Thermique, ouvrir les portes, révéler une salle.',
    rules: ['PAN-TERM-01', 'PAN-TERM-02'],
  },
  infirmary: {
    name: 'Infirmerie',
    help: 'Une fois par tour, 1 PA : soigner deux blessures de vos personnages présents.',
    rules: ['PAN-HEAL-01'],
  },
  nest: {
    name: 'Nid',
    help: 'La cible. Un Soldat humain y joue trois Jerricans, et les humains gagnent.',
    rules: ['PAN-END-01', 'PAN-RULING-38'],
  },
  reactor: {
    name: 'Salle du Réacteur',
    help: 'Le départ. Ses chiffres donnent les directions du dé ; aucun échange ici.',
    rules: ['PAN-SETUP-04', 'PAN-TRADE-02'],
  },
  heatScan: {
    name: 'Scan Thermique',
    help: "Compte les infectés sans dire qui. Il peut prouver la victoire de l'Hôte.",
    rules: ['PAN-TERM-03', 'PAN-TERM-04'],
  },
  red: {
    name: 'Icône rouge',
    help: 'Salle déjà fouillée : y fouiller ou s’y soigner fait d’abord apparaître un parasite.',
    rules: ['PAN-SEARCH-04', 'PAN-HEAL-03'],
  },
  trade: {
    name: 'Échange',
    help: "Entrer où se trouve un autre joueur impose d'échanger une carte en secret, ou d'attaquer.",
    rules: ['PAN-TRADE-01', 'PAN-TRADE-03'],
  },
  minimum: {
    name: 'Main minimale',
    help: 'On ne joue une carte que si la main garde au moins cinq cartes ensuite.',
    rules: ['PAN-HAND-03', 'PAN-RULING-37'],
  },
};
