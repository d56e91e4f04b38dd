import type { Lexicon } from '../lexicon.ts';

export const chapters: Lexicon['chapters'] = {
  goal: 'Le but',
  setup: 'Mise en place',
  building: 'Construire',
  legal: 'Un vaisseau en règle',
  aboard: 'À bord',
  flight: 'Le vol',
  cards: 'Les cartes',
  intruders: 'Les intrus',
  classes: 'Les classes à part',
  pay: 'La paie',
  team: 'L’équipe de soutien',
};

export const rules: Lexicon['rules'] = {
  // goal
  'GT-SESS-17': {
    title: 'Gagner',
    text: 'Les manches se suivent : construire, voler, encaisser. Après la dernière paie, le plus riche gagne ; à égalité, la victoire se partage. Chacun part avec 0 {#credit|crédit}, et quiconque finit avec 1 crédit au moins peut se dire gagnant.',
  },
  'GT-SESS-03': {
    title: 'Les manches',
    text: 'La table fixe une liste de {#class|classes} de vaisseaux, d’habitude II, III, IV. Le numéro d’une {#round|manche} est le chiffre de sa classe : il choisit les cartes, l’écart au départ, le sablier et les bonus.',
  },
  'GT-SESS-09': {
    title: 'Les modules',
    text: 'Nouvelles technologies, intrus et équipe de soutien s’ajoutent au choix. La classe IV et les intrus demandent les nouvelles technologies ; sans elles, pas de secteur inconnu non plus.',
  },
  'GT-FLOW-01': {
    title: 'Le cours d’une manche',
    text: 'Mise en place, construction, correction, chargement, préparatifs, vol carte après carte, paie, embauche. Après la manche, les composants retournent à l’entrepôt, le reste à la banque.',
  },
  // setup
  'GT-BASE-SETUP-01': {
    title: 'Le chantier',
    text: 'Chacun a le plateau de la classe, sa cabine de pilotage sur la case de départ. Les autres composants forment l’{#warehouse|entrepôt}, face cachée ; les {#number-tile|numéros} attendent.',
  },
  'GT-TECH-01': {
    title: 'Les nouvelles technologies',
    text: '42 composants s’ajoutent aux 140. On en ôte 25 par joueur manquant à quatre, et 25 encore sans classe IV ; personne ne voit lesquels. Un type nouveau n’est jamais pris pour un ancien.',
  },
  'GT-BASE-SETUP-04': {
    title: 'Les piles',
    text: 'Quatre {#pile|piles} d’aventures sont formées ; trois se lisent pendant la construction, la quatrième reste secrète. Une carte déjà volée ne revient que si un niveau est épuisé.',
  },
  'GT-BASE-SETUP-07': {
    title: 'La banque',
    text: '12 cubes rouges, 17 jaunes, 13 verts, 14 bleus. Le reste ne manque jamais.',
  },
  'GT-BASE-VAR-02': {
    title: 'Premier vol',
    text: 'En classe I, pour apprendre : huit cartes faciles, quatre piles lisibles, et le sablier attend que quelqu’un ait fini.',
  },
  // building
  'GT-BASE-BUILD-01': {
    title: 'Tous ensemble',
    text: 'On construit en même temps, du signal à la fin. Le signal part quand tous sont prêts. Tout est visible, sauf le composant tiré qu’on tient. La première demande reçue l’emporte ; qui perd la liaison garde sa main et son vaisseau.',
  },
  'GT-BASE-BUILD-02': {
    title: 'Prendre',
    text: 'La {#hand|main} tient un seul composant : tiré du {#heap|tas}, pris face visible, ou repris de la réserve. On le pose, on le met de côté ou on le rend, face visible pour tous.',
  },
  'GT-BASE-BUILD-07': {
    title: 'Poser',
    text: 'Sur une case vide du plan, dans l’un des quatre sens, un {#connector|connecteur} face à un connecteur du vaisseau. Les coins ne comptent pas.',
  },
  'GT-BASE-BUILD-09': {
    title: 'Les erreurs sont permises',
    text: 'Connecteurs qui jurent, case bloquée, moteur de travers : on peut les poser, il faudra les corriger. L’aide de chantier les montre à qui construit, si la table le veut ; à la fin, tous les voient.',
  },
  'GT-BASE-BUILD-10': {
    title: 'Le composant libre',
    text: 'Le dernier posé reste {#loose|libre} : on le tourne, le déplace ou le reprend, jusqu’à ce qu’on en prenne un autre, ouvre une pile ou finisse.',
  },
  'GT-BASE-BUILD-12': {
    title: 'La réserve',
    text: 'Deux composants au plus se mettent de côté, dans toutes les classes. Ils ne retournent pas à l’entrepôt ; ceux qui restent à la fin sont {#lost|perdus}.',
  },
  'GT-BASE-BUILD-15': {
    title: 'Lire une pile',
    text: 'Dès un composant posé, la main vide, on peut lire une pile, seul et pour soi, 30 secondes au plus. Sans sablier, plusieurs peuvent lire la même.',
  },
  'GT-BASE-TIMER-01': {
    title: 'Le sablier',
    text: 'Une période dure 90 secondes, sauf choix de la table. Quand elle est écoulée, n’importe qui peut retourner le {#hourglass|sablier} ; sur Start, seul qui a fini. Quand Start est écoulé, c’est terminé pour tous.',
  },
  'GT-BASE-FIN-01': {
    title: 'Finir',
    text: 'La main vide, prenez un numéro encore libre : il donne l’ordre du départ. Quand tous en ont un, c’est fini aussitôt. À la fin du temps, les numéros restants sont tirés au sort et les mains se vident.',
  },
  'GT-RULING-108': {
    title: 'Personne n’attend sans fin',
    text: 'Si personne ne bouge, le sablier finit par être retourné tout seul, et les absents finissent. Hors du chantier, c’est le rythme de la table qui compte.',
  },
  'GT-RULING-128': {
    title: 'Construire à tour de rôle',
    text: 'Au choix : une séance chacun, au sablier entier. Les numéros vont à qui a mis le moins de temps.',
  },
  // legal
  'GT-BASE-CONN-01': {
    title: 'Les connecteurs',
    text: 'Simple va avec simple, double avec double, universel avec tous. Lisse contre lisse est permis sans {#joined|joindre}. Lisse contre connecteur ou simple contre double est une {#error|erreur}.',
  },
  'GT-BASE-CONN-07': {
    title: 'Connecteurs exposés',
    text: 'Un connecteur sans composant en face est {#exposed|exposé} : fragile, et moins beau. Un côté blindé n’en a pas.',
  },
  'GT-BASE-CONN-09': {
    title: 'Les cases vides',
    text: 'Devant un canon, derrière un moteur et devant chaque tuyère de propulseur, la case doit rester vide. Un moteur regarde toujours vers l’arrière.',
  },
  'GT-BASE-ERR-01': {
    title: 'Corriger',
    text: 'Après la construction, ôtez des composants en faute jusqu’à ce que tout soit en règle, puis gardez un seul {#piece|morceau}. Ce qui part est perdu ; votre numéro reste.',
  },
  // aboard
  'GT-BASE-LOAD-01': {
    title: 'Charger',
    text: 'Les accumulateurs sont pleins, les cales vides. Chaque cabine reçoit 2 humains, ou 1 {#alien|extraterrestre} si elle est reliée à son support de vie ; un de chaque couleur au plus, jamais dans la cabine de pilotage.',
  },
  'GT-BASE-LOAD-08': {
    title: 'Le départ',
    text: 'Les fusées se placent dans l’ordre des numéros, l’écart est celui de la manche. Les piles mêlées font le paquet de vol ; sa première carte a le niveau de la manche.',
  },
  'GT-BASE-CREW-01': {
    title: 'L’équipage',
    text: 'Humains et extraterrestres comptent 1 chacun. Le mauve ajoute 2 à une puissance de feu non nulle, le brun 2 aux moteurs. Sans support de vie, un extraterrestre part aussitôt.',
  },
  'GT-LIFE-01': {
    title: 'Support de vie mixte',
    text: 'Il vaut pour les deux couleurs ; les limites restent.',
  },
  'GT-BASE-CARGO-01': {
    title: 'Les marchandises',
    text: 'Un cube par conteneur, le rouge dans le rouge seulement. Quand vous en recevez, vous pouvez tout ranger et jeter ; à d’autres moments, rien ne bouge. On charge d’abord, on perd les jours ensuite.',
  },
  'GT-BASE-CARGO-04': {
    title: 'Rendre des marchandises',
    text: 'Les plus précieuses d’abord, puis des cellules d’énergie ; le reste est oublié.',
  },
  'GT-BASE-ENERGY-01': {
    title: 'L’énergie',
    text: 'Chaque usage d’un double, d’un bouclier, de propulseurs ou d’une cellule de robonautes coûte 1 {#energy|énergie} : une {#cell|cellule}, ou un panneau solaire relié. Vous choisissez laquelle.',
  },
  'GT-SOLAR-01': {
    title: 'Panneaux solaires',
    text: 'Une fois par carte, 1 énergie pour un composant relié. Rien ne se garde, rien ne s’y vole.',
  },
  'GT-ROUT-03': {
    title: 'Relier',
    text: '{#linked|Relié} veut dire joint, ou joint au même groupe de routeurs, ou sans fil. Le bien et le mal passent par là ; mais seules les jonctions tiennent le vaisseau.',
  },
  'GT-ROBO-01': {
    title: 'Robonautes',
    text: 'Pour 1 énergie, 4 de plus dans l’équipage jusqu’à la fin de la carte, quand cela compte. Ils ne se cèdent ni ne se tuent, et ne pilotent pas seuls.',
  },
  'GT-ARM-01': {
    title: 'Armureries',
    text: 'L’équipage relié est {#armed|armé} : il compte double quand on compare les équipages, simplement quand un minimum est demandé, et il arrête les intrus.',
  },
  'GT-ADS-01': {
    title: 'Auto-défense',
    text: 'Chaque paire reliée ajoute 1 à la puissance de feu, sans énergie ni direction. Ce ne sont pas des canons. Seul ou en paire, un système arrête les intrus.',
  },
  'GT-PLATE-01': {
    title: 'Blindage',
    text: 'Météorites et tirs ne font rien à un côté blindé. Contre ce qui arrive dedans, il ne sert à rien.',
  },
  // flight
  'GT-BASE-POW-01': {
    title: 'Les puissances',
    text: 'Moteur : 1, double alimenté : 2. Canon vers l’avant : 1, ailleurs ½, double alimenté : le double. Vous décidez des doubles à chaque fois ; le reste compte toujours. Les demis restent.',
  },
  'GT-BASE-FLY-01': {
    title: 'La route',
    text: 'Un anneau de 40 cases, une {#rocket|fusée} par case ; les cases occupées se sautent sans compter. Le {#leader|leader} est devant ; l’ordre d’une carte commencée ne change plus.',
  },
  'GT-BASE-QUIT-01': {
    title: 'Abandonner',
    text: 'Entre deux cartes, chacun peut partir. Sans humain, dépassé d’un tour ou sans moteur en espace, on doit. Qui abandonne n’a pas de bonus, vend à moitié prix et paie ses pertes. Un abandon fait redemander aux autres.',
  },
  'GT-BASE-HIT-01': {
    title: 'Ce qui vous arrive dessus',
    text: 'Deux dés donnent la colonne ou la rangée ; le premier composant rencontré est touché. Chaque objet est réglé tout à fait avant le suivant.',
  },
  'GT-BASE-HIT-04': {
    title: 'Petites météorites',
    text: 'Elles rebondissent, sauf sur un connecteur exposé. Un bouclier alimenté du bon côté les arrête.',
  },
  'GT-BASE-HIT-05': {
    title: 'Grosses météorites',
    text: 'Elles détruisent, à moins qu’un canon ne les abatte : vers l’avant dans la colonne même, ailleurs aussi dans la ligne voisine. Un canon simple tire tout seul, un double coûte 1 énergie.',
  },
  'GT-BASE-HIT-09': {
    title: 'Tirs',
    text: 'Un bouclier arrête un tir léger. Rien n’arrête un tir puissant.',
  },
  'GT-BASE-LOSS-01': {
    title: 'Pertes',
    text: 'Un composant détruit part avec ce qu’il contient. Si le vaisseau se brise, gardez un morceau ; le reste est {#lost|perdu} aussi.',
  },
  'GT-THR-04': {
    title: 'Propulseurs',
    text: 'Une fois le jet connu, 1 énergie décale la {#line|ligne} de 1 là où soufflent vos tuyères, pour vous seul, une fois par jet. Hors du vaisseau, l’objet vous manque.',
  },
  'GT-THR-13': {
    title: 'Propulseurs contre un intrus',
    text: 'Il faut de l’équipage relié aux propulseurs : humain, extraterrestre ou robonaute actif.',
  },
  // cards
  'GT-BASE-OPEN-01': {
    title: 'Espace intersidéral',
    text: 'Dans l’ordre du vol, chacun avance de sa puissance de moteur. Avec 0, on abandonne.',
  },
  'GT-OPENM-01': {
    title: 'Espace avec météorites',
    text: 'Le plus rapide rencontre seul les météorites ; à égalité, le plus avancé.',
  },
  'GT-BASE-PLAN-01': {
    title: 'Planètes',
    text: 'Une planète par joueur, dans l’ordre du vol. On charge ce qu’on veut ; puis ceux qui se sont posés perdent les jours, le dernier d’abord. De nouveaux astronautes montent s’il y a place en cabine.',
  },
  'GT-BASE-SHIP-01': {
    title: 'Vaisseau et station abandonnés',
    text: 'Le premier qui accepte, dans l’ordre du vol, cède l’équipage et touche les crédits, ou prend les marchandises s’il a l’équipage. Les robonautes aident pour la station seulement.',
  },
  'GT-ABN-01': {
    title: 'S’ils sont armés',
    text: 'Essayer, c’est d’abord essuyer les tirs. Ensuite on prend l’offre, si on le peut encore, ou on la laisse au suivant.',
  },
  'GT-BASE-MET-01': {
    title: 'Essaim de météorites',
    text: 'Chaque météorite menace tout le monde. Une paire : un jet, la grosse puis la petite sur la même ligne.',
  },
  'GT-BASE-ENEMY-01': {
    title: 'Ennemis',
    text: 'Ils attaquent dans l’ordre du vol. Plus fort : prime contre jours, au choix, et c’est fini. Égal : rien. Plus faible : la peine, et au suivant. Les pirates tirent ensemble sur tous les vaincus.',
  },
  'GT-ENM-01': {
    title: 'Ennemis de niveau IV',
    text: 'Plusieurs peines, dans l’ordre imprimé, pour tous les vaincus après les combats. Le vainqueur reçoit tout, ou rien.',
  },
  'GT-BASE-ZONE-01': {
    title: 'Zone de combat',
    text: 'À chaque ligne, le plus faible paie ; à égalité, le plus avancé. Seul en vol, rien n’arrive. L’énergie vaut pour une ligne, les robonautes pour toute la carte.',
  },
  'GT-BASE-DUST-01': {
    title: 'Poussière d’étoiles',
    text: 'Chacun perd 1 jour par connecteur exposé, le dernier d’abord.',
  },
  'GT-BASE-EPI-01': {
    title: 'Épidémie',
    text: 'Chaque cabine occupée reliée à une autre perd 1 membre d’équipage, tous à la fois. Les robonautes ne sont jamais malades.',
  },
  'GT-BASE-SAB-01': {
    title: 'Sabotage',
    text: 'Le plus petit équipage lance les dés : colonne et rangée. S’il y a un composant, il explose ; sinon, trois essais en tout. Rien ne protège.',
  },
  'GT-UNK-01': {
    title: 'Secteur inconnu',
    text: 'Deux cartes du niveau supérieur, que nul n’a vues, passent sur le paquet.',
  },
  'GT-RAD-01': {
    title: 'Fuite radioactive',
    text: 'Chaque composant habité relié à de l’énergie perd 1 membre d’équipage. Puis tout ensemble de panneaux, routeurs et accumulateurs qui vaut 4 ou plus explose.',
  },
  // intruders
  'GT-INT-01': {
    title: 'L’entrée',
    text: 'La ligne se tire comme pour une météorite, pour tous. Après robonautes et propulseurs, le premier composant de la ligne : {#defended|défendu}, l’intrus n’entre pas ; sinon c’est l’étape 1.',
  },
  'GT-MOVE-01': {
    title: 'La marche',
    text: 'Main gauche : à chaque étape, il essaie à gauche, tout droit, à droite, puis en arrière, et prend le premier passage. Main droite : à droite d’abord. Seules les jonctions sont des passages.',
  },
  'GT-INT-07': {
    title: 'Vaincu ou parti',
    text: 'S’il entre plus loin chez un défenseur, il est vaincu et rapporte sa prime, sans jours perdus. Au bout de ses étapes, il s’en va.',
  },
  'GT-PRED-01': {
    title: 'Prédateurs',
    text: 'Il dévore humains, extraterrestres, marchandises et cellules là où il passe, dès l’entrée. Il ne trouve pas ce qui est caché.',
  },
  'GT-COM-01': {
    title: 'Commandos',
    text: 'Il pose des charges aux étapes dites ; elles explosent ensemble quand il s’arrête, même vaincu. La prime se charge après.',
  },
  'GT-DUO-01': {
    title: 'À deux',
    text: 'Un couple a une entrée et deux chemins, un par main ; toutes les charges explosent ensemble, chaque vaincu paie sa prime. Le commando prédateur fait les deux métiers seul.',
  },
  // classes
  'GT-IIB-01': {
    title: 'IIB : le cylindre',
    text: 'La colonne 1 touche la colonne 9 : connecteurs, cases vides, liens et intrus passent la {#seam|couture}.',
  },
  'GT-IIB-05': {
    title: 'IIB : les dés',
    text: 'De l’avant ou de l’arrière, la paire de dés nomme une colonne. De côté, un dé nomme la rangée (1 et 2 manquent), un second la colonne de départ : 7 ou 3 ; l’objet fait le tour.',
  },
  'GT-IIIB-01': {
    title: 'IIIB : les trous',
    text: 'Au signal, deux dés : les cases à leurs numéros sont des {#hole|trous} pour tous. Le programme ne les marque pas, à moins que la table le veuille. Ce qui s’y trouve est une erreur.',
  },
  'GT-IIIB-04': {
    title: 'IIIB : un double',
    text: 'La case de départ est un trou aussi ; pas de cabine de pilotage, et le premier composant se pose où l’on veut.',
  },
  'GT-IV-01': {
    title: 'Classe IV',
    text: 'Un avant et un arrière tirés au sort, tous différents. Cinq périodes de sablier, 20 cartes, 4 cases d’écart, 16-12-8-4 à l’arrivée et 8 pour le plus beau.',
  },
  'GT-INS-01': {
    title: 'Assurance',
    text: 'En classe IV, avant le vol, 5 ¢ limitent à 14 ¢ ce que coûteront les pertes. Sans elle, comme en IIB, IIIA et IIIB, il n’y a pas de limite.',
  },
  // pay
  'GT-BASE-PAY-01': {
    title: 'Les bonus',
    text: 'Ceux qui arrivent touchent le bonus de leur place. Tous ceux qui ont le moins de connecteurs exposés touchent celui du {#best-looking|plus beau vaisseau}.',
  },
  'GT-BASE-PAY-03': {
    title: 'La vente',
    text: 'Rouge 4, jaune 3, vert 2, bleu 1. Qui a abandonné reçoit la moitié, arrondie vers le haut.',
  },
  'GT-BASE-PAY-05': {
    title: 'Les pertes à payer',
    text: '1 ¢ par composant perdu, au plus 5 en classe I, 8 en II, 11 en III. Personne ne descend sous 0.',
  },
  // team
  'GT-SUP-01': {
    title: 'Embaucher',
    text: 'Après le premier vol, gardez 1 carte sur 3 ; après le deuxième, 1 sur 2 ; après le troisième, 1 au sort. Trois spécialistes au plus, jamais à bord. Les parties courtes embauchent avant le premier vol.',
  },
  'GT-SUP-04': {
    title: 'Les compétences',
    text: 'A dès la manche suivante, A et B quand la carte a servi une manche entière.',
  },
  'GT-SUP-10': {
    title: 'La concurrence',
    text: 'Au choix : des cartes face visible, une de plus que de joueurs ; ceux qui sont arrivés choisissent dans l’ordre, les autres au sort.',
  },
  'GT-TIME-01': {
    title: 'Les moments',
    text: 'Chaque compétence a son moment : construction, après, avant le vol, après le vol. Personne ne peut le sauter ; qui tarde est remplacé par un choix prudent.',
  },
  'GT-SKILL-BUYER-01': {
    title: 'Acheteur',
    text: 'A : 3 en réserve, et rien n’en est perdu. B : réserve à l’abri du Saboteur, et ses composants peuvent être rendus.',
  },
  'GT-SKILL-SECURITY-01': {
    title: 'Agent de sécurité',
    text: 'A : chacun paie 1 ¢ par connecteur exposé avant le vol. B : une {#alarm|alarme} arrête les autres 15 secondes ; le sablier coule.',
  },
  'GT-SKILL-ARCHITECT-01': {
    title: 'Architecte',
    text: 'A : un composant hors du plan, ou sur un trou. B : le bonus du plus beau vaisseau une fois de plus, après la construction ou à la fin.',
  },
  'GT-SKILL-ASSEMBLER-01': {
    title: 'Assembleur',
    text: 'A : deux composants reliés sans fil. B : un blindage sur les connecteurs exposés d’un composant.',
  },
  'GT-SKILL-BUREAUCRAT-01': {
    title: 'Bureaucrate',
    text: 'A : des jours d’avance. B : tous les bonus montent ou baissent, jamais sous 0.',
  },
  'GT-SKILL-SMUGGLER-01': {
    title: 'Contrebandier',
    text: 'A : des cubes cachés dans routeurs et structures, que nul ne dévore ; ils se cèdent après les autres. B : ils valent 1 ¢ de plus.',
  },
  'GT-SKILL-CON-01': {
    title: 'Escroc',
    text: 'A : des composants de plus après son numéro ; si tout s’arrête avant, un seul encore, face visible. B : 1 ¢ de moins à payer, 1 ¢ de plus à recevoir, en vol et à l’arrivée.',
  },
  'GT-SKILL-HYPER-01': {
    title: 'Hypergéomètre',
    text: 'A : un canon et un moteur sans case vide. B : un canon qui tire de tous les côtés.',
  },
  'GT-SKILL-INSPECTOR-01': {
    title: 'Inspecteur',
    text: 'A : les quatre piles, tant qu’on construit. B : 20 secondes de lecture avant tout le monde.',
  },
  'GT-SKILL-DELIVERY-01': {
    title: 'Livreur',
    text: 'A : un composant change de type après la construction, ses connecteurs restent. B : deux encore, pendant.',
  },
  'GT-SKILL-STORE-01': {
    title: 'Magasinier',
    text: 'A : un cube rouge par cale blanche. B : il choisit ce qu’il cède, et cache ce qu’il veut dans le rouge.',
  },
  'GT-SKILL-PLANNER-01': {
    title: 'Planificateur',
    text: 'A : deux morceaux pendant la construction, un à la fin. B : cinq marqueurs qui paient 2 ¢ chacun sur le bon composant.',
  },
  'GT-SKILL-PLUMBER-01': {
    title: 'Plombier',
    text: 'A : deux tuyaux entre côtés lisses. B : quatre connecteurs universels sur un composant.',
  },
  'GT-SKILL-ADVERT-01': {
    title: 'Publicitaire',
    text: 'A : des paris sur l’arrivée. B : 1 ¢ par côté blindé vers l’extérieur, s’il arrive.',
  },
  'GT-SKILL-RECEPTION-01': {
    title: 'Réceptionniste',
    text: 'A : un humain avec un extraterrestre dans la même cabine. B ne sert pas ici.',
  },
  'GT-SKILL-SABOTEUR-01': {
    title: 'Saboteur',
    text: 'A : prendre dans la réserve des autres. B : chez chaque rival, un humain de moins et une jonction qui emporte ses deux bouts.',
  },
  'GT-SKILL-WELDER-01': {
    title: 'Soudeur',
    text: 'A : simple et double joints deux fois. B : trois connecteurs exposés de moins.',
  },
  'GT-SKILL-TRADER-01': {
    title: 'Trader',
    text: 'A : des cubes jaunes à 1 ¢. B : un prix change de 1 pour tous, jamais sous 1.',
  },
};
