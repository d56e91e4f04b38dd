import type { Lexicon } from '../lexicon.ts';

export const chapters: Lexicon['chapters'] = {
  goal: 'Le but',
  crews: 'Les équipages',
  round: 'Un round',
  acting: 'Agir et avancer',
  sight: 'Vue, couvert, portée',
  fighting: 'Combattre',
  things: 'Les objets',
  skills: 'Les compétences',
  defeated: 'Les Vaincus',
  purge: 'La Purge',
  npcs: 'Civils et autres',
  others: 'Trêves, Machines, Mergs',
  advanced: 'Règles avancées',
};
export const rules: Lexicon['rules'] = {
  'CS-END-01': {
    title: 'La fin',
    text: 'La mission finit dès que chaque Marchand est {#defeated|Vaincu} ou de retour à bord. Atteindre un objectif ne la finit pas, sauf si la mission le dit. Un équipage entièrement Vaincu a perdu.',
  },
  'CS-END-05': {
    title: 'Gagner',
    text: 'Les uns contre les autres : qui a l’objectif principal gagne. Si nul ne l’a, l’équipage qui a le plus de Marchands en vie, puis la plus grande {#sell-value|valeur} à bord. Seul ou ensemble : tous gagnent si l’objectif principal est atteint et que quelqu’un est à bord.',
  },
  'CS-MIS-02': {
    title: 'Objectifs',
    text: 'L’{#objective|objectif} principal décide, les secondaires rapportent. Les pions d’objectif se portent comme des objets et se volent. Nul n’est tenu de les poursuivre.',
  },
  'CS-CRW-01': {
    title: 'Un équipage',
    text: 'Un {#captain|Capitaine} et jusqu’à six autres, pour 180 {#points|points} ensemble. Six équipages tout prêts attendent. Chacun prend une classe ; les Mergs et certaines Machines n’en ont qu’une.',
  },
  'CS-CHR-01': {
    title: 'Statistiques',
    text: 'La {#health|Santé} : les dégâts qu’on supporte ; les {#actions|Actions} : combien de fois on agit par tour ; la {#skill-stat|Compétence} : les épingles des compétences et les dés pour Persuader ; la {#career|Carrière} : les niveaux de la fiche de classe. Tous commencent avec sept {#ammo|Munitions}.',
  },
  'CS-CRW-06': {
    title: 'Niveaux',
    text: 'Les points de Carrière se répartissent sur les compétences de la classe, jusqu’au niveau 3. Les niveaux imprimés sur le profil s’y ajoutent ; ce qui est imprimé dans l’{#armour-slot|emplacement d’armure} agit tant que nulle armure n’est portée.',
  },
  'CS-CRW-09': {
    title: 'Ce qui est gratuit',
    text: 'Un nouvel équipage emporte sans payer : une arme à distance, une arme de mêlée et un Médi-Stim chacun, de coût 0 ; deux Médi-Stims en tout.',
  },
  'CS-SET-13': {
    title: 'Les sas',
    text: 'Chacun son tour, on choisit un {#airlock|sas}. Qui choisit le dernier a le pion de Tour au premier round. Tous commencent à bord, leurs épingles au complet.',
  },
  'CS-RND-01': {
    title: 'Cinq phases',
    text: 'Hostilité, Marchands, Purge, PNJ, Évaluation ; puis le pion de Tour passe au suivant. Ce qui dure « ce round » finit à l’Évaluation.',
  },
  'CS-HOS-01': {
    title: 'L’Hostilité',
    text: 'Chaque round ajoute une épingle au compteur, deux à quatre équipages ou plus. Quatre épingles font un {#level|niveau} : il dit qui arrive, et combien les événements sont durs.',
  },
  'CS-HOS-04': {
    title: 'Les tirs',
    text: 'Le premier tir d’un Marchand dans un round ajoute une épingle. Pas les armes Silencieuses, ni les coups, ni les jets.',
  },
  'CS-HOS-09': { title: 'Chargée', text: 'Au dernier niveau, la Purge passe à sa face {#charged|Chargée} et y reste.' },
  'CS-EVT-02': {
    title: 'Les événements',
    text: 'Qui a le pion de Tour tire une carte ; le paragraphe du niveau compte. S’il ne changerait rien, elle retourne dans la pioche et une autre est tirée, parfois après l’arrivée de quelqu’un.',
  },
  'CS-TRD-01': {
    title: 'Les tours',
    text: 'Chacun son tour active un Marchand, jusqu’à ce que tous aient agi. Un Marchand fait toutes ses actions, quelques-unes ou aucune, dans l’ordre voulu. Qui attend à bord n’est pas tenu d’agir.',
  },
  'CS-ACT-01': {
    title: 'Les actions',
    text: 'Avancer, tirer, frapper, Repousser, Fouiller, Recharger, Persuader, Interagir, Désenrayer, mettre une armure, se relever, traîner quelqu’un. La plupart se répètent.',
  },
  'CS-EFF-02': {
    title: 'Sans Effort',
    text: 'Une par tour est gratuite : un {#shuffle|pas}, lancer, utiliser un objet qui a l’icône, ramasser, lâcher, donner ou échanger. Une autre coûte une action, ou une épingle de Compétence qui vaut la compétence du round.',
  },
  'CS-MOV-01': {
    title: 'Avancer',
    text: 'Jusqu’à 4″ par n’importe quel chemin autour du décor. Nul n’avance plus de 11″ par round de son plein gré.',
  },
  'CS-MOV-06': {
    title: 'Passer les autres',
    text: 'On traverse son équipage, personne d’autre sans permission. Nul mouvement ne finit sur quelqu’un.',
  },
  'CS-MOV-10': {
    title: 'Sortir et rentrer',
    text: 'Un Marchand entre en Avançant depuis son sas, et rentre en Avançant jusqu’à la porte. Qui est rentré est sauf, avec tout ce qu’il porte, et ne revient pas.',
  },
  'CS-OPP-01': {
    title: 'Attaques d’opportunité',
    text: 'Quittez le contact d’un ennemi, ou tirez ou lancez à côté de lui, et il peut frapper d’abord, gratuitement. Pas les figurines à terre ni les Civils ; être repoussé ne provoque rien.',
  },
  'CS-OTH-01': {
    title: 'Petites actions',
    text: 'Désenrayer ou changer d’armure, sauf {#engaged|engagé}. Une figurine {#prone|à terre} doit se relever avant tout.',
  },
  'CS-LOS-01': {
    title: 'Ligne de vue',
    text: 'Neuf rayons du centre d’un socle vers l’autre : si murs, choses hautes et figurines les arrêtent presque tous, on ne voit pas. Les choses basses que l’on touche ne comptent pas.',
  },
  'CS-COV-01': {
    title: 'Couvert',
    text: 'Caché à 25 % au plus : aucun. Jusqu’à 90 % : partiel, un tir perd 1 Touche. Au-delà : total, rien à voir. À terre derrière une caisse, il peut être total.',
  },
  'CS-RNG-01': {
    title: 'Portée',
    text: 'De bord de socle à bord de socle : Courte jusqu’à 5″, Moyenne jusqu’à 13″, Longue au-delà. Mesurer est libre.',
  },
  'CS-GEO-07': {
    title: 'Contact',
    text: 'Des socles qui se touchent sans mur entre eux sont au {#contact|contact} ; avec un ennemi, tous deux sont {#engaged|engagés}.',
  },
  'CS-ATK-03': {
    title: 'Une attaque',
    text: 'Lancez les dés de l’arme, le bleu d’abord. Chaque {#hit|Touche} que ni couvert ni armure n’ôte est 1 {#damage|dégât} : un Marchand perd de la Santé, un PNJ est éliminé.',
  },
  'CS-ATK-09': {
    title: 'Échecs',
    text: 'Deux {#fail|Échecs} dans une attaque : elle est perdue, une arme à feu s’enraye, une lame se casse. Plus de dés n’est donc pas toujours mieux : l’écran montre les chances.',
  },
  'CS-ARM-01': {
    title: 'Armure',
    text: 'L’armure physique ôte autant de Touches à chaque attaque. Un {#shield|bouclier} aussi, jusqu’à ce qu’une attaque le dépasse : il est alors éteint pour la mission. Seul le meilleur des deux compte.',
  },
  'CS-CLO-01': {
    title: 'Combat Rapproché',
    text: 'Contre un ennemi au contact, à l’arme ou à mains nues. L’attaque normale ne craint pas les Échecs ; l’attaque appuyée lance plus de dés et les craint. Ni couvert, ni munitions, ni bruit.',
  },
  'CS-RGD-01': {
    title: 'Combat à Distance',
    text: 'Sur quelqu’un en vue et à portée, pas au contact : les dés de la portée, 1 Munition, plus pour une Rafale ou la Pleine Puissance.',
  },
  'CS-RGD-06': {
    title: 'Dans la mêlée',
    text: 'Au-delà de la Courte portée, un tir sur quelqu’un d’engagé touche au hasard l’un de la mêlée, amis compris.',
  },
  'CS-PSH-01': {
    title: 'Repousser',
    text: 'N’importe qui au contact : un pouce par Touche, tout droit ; trois Touches le font tomber. Les Massifs se poussent mal. Sur un Échec, c’est lui qui pousse.',
  },
  'CS-THR-01': {
    title: 'Lancer',
    text: 'Ce qui a l’icône se lance Sans Effort, sur quelqu’un en vue. Une lame reste ensuite près de sa cible. Ni munitions, ni bruit.',
  },
  'CS-BLA-01': {
    title: 'Explosions',
    text: 'Le dé bleu vise : une Touche tombe juste, un vide à 1″ où veut l’attaquant, un Échec à 2″ où veut l’autre camp. Puis des dés pour chacun dans le cercle, amis aussi. Les murs l’arrêtent.',
  },
  'CS-INV-01': {
    title: 'Porter',
    text: 'Six petites places ; un grand pion en prend deux. L’armure n’agit que dans son emplacement. Un objet peut servir à un allié au contact.',
  },
  'CS-INV-08': {
    title: 'Hors d’usage',
    text: 'Une arme enrayée se désenraye, une chose cassée se répare, un bouclier surchargé attend la fin de la mission. Tous gardent leur place.',
  },
  'CS-SRC-01': {
    title: 'Fouiller une caisse',
    text: 'Au contact et non engagé : regardez dedans, prenez et laissez ce que vous voulez. Vous seul voyez son contenu, autant de fois que vous venez.',
  },
  'CS-SRC-05': {
    title: 'Fouiller une pièce',
    text: 'Une fois par mission et par pièce, sans ennemi dedans : un pion du sac, à garder, à échanger ou à laisser.',
  },
  'CS-REL-01': {
    title: 'Recharger',
    text: 'Avec un pion de munitions et non engagé : autant d’épingles qu’il l’indique, sept au plus.',
  },
  'CS-PER-01': {
    title: 'Persuader',
    text: 'Au contact d’un PNJ : dés selon la Compétence, moins sa {#persuasion-value|Valeur de Persuasion}. S’il reste une Touche, il échange un objet, rejoint l’équipage, ou fait ce que la mission propose. Jamais la Purge.',
  },
  'CS-INT-01': { title: 'Interagir', text: 'Avec ce que la mission nomme, au contact et non engagé.' },
  'CS-SKL-01': {
    title: 'Utiliser une compétence',
    text: 'Une fois par round, un Marchand paie autant d’épingles de Compétence que le niveau utilisé. Une épingle payée pour une action Sans Effort vaut cette fois-là.',
  },
  'CS-SKL-06': { title: 'Toujours actif', text: 'Certains niveaux ont un effet qui ne coûte rien et agit sans épingle.' },
  'CS-SKL-07': {
    title: 'Réactions',
    text: 'Certains niveaux s’utilisent quand quelque chose arrive : avant les dés d’une attaque, quand les Touches sont connues, quand elle est finie, à un contact, à la fin d’un mouvement, ou entre deux actions. On ne vous demande que là où l’un des vôtres convient.',
  },
  'CS-DEF-01': {
    title: 'Vaincu',
    text: 'À 0 Santé, un Marchand reste où il est tombé : hors de combat, pas mort, plus une cible. Un PNJ disparaît.',
  },
  'CS-DEF-03': {
    title: 'Ranimer',
    text: 'Quelqu’un au contact le soigne d’un objet ou d’une compétence. Il est alors à terre, et peut agir s’il ne l’a pas fait ce round.',
  },
  'CS-DEF-06': {
    title: 'Traîner et dépouiller',
    text: 'Une action traîne le Vaincu de 2″, à deux de 4″, si nul ennemi ne touche personne ; par le sas, il est sauf. N’importe qui peut le fouiller comme une caisse.',
  },
  'CS-PUR-01': {
    title: 'Les arrivées',
    text: 'Selon la liste du niveau, chaque genre à un {#entry-point|Point d’Entrée} donné par le dé de Chance. Ils agissent aussitôt. Un Point d’Entrée scellé se relance.',
  },
  'CS-PUR-07': {
    title: 'La réserve',
    text: 'Récolteurs, Dévastateurs et Assassins reviennent ; s’il n’en reste pas, le rang au-dessous vient. Les Organiques et plus grands ne viennent qu’une fois.',
  },
  'CS-PUR-20': {
    title: 'L’ordre',
    text: 'Le plus haut {#rank|rang} d’abord, les égaux comme le veut qui a le pion de Tour. Qui est à terre se relève d’abord. Une cible choisie est gardée pour le tour.',
  },
  'CS-PUR-22': {
    title: 'Les cibles de la Purge',
    text: 'Qui est au contact ; sinon le plus proche à découvert, sinon le plus proche en vue, sinon le plus proche à la marche. Un Assassin qui voit un Capitaine ne veut personne d’autre.',
  },
  'CS-NAC-01': {
    title: 'Ce qu’ils font',
    text: 'Au contact : frapper. Rien en vue, ou pas d’arme : approcher. Meilleur tireur que bagarreur : tirer. S’il peut rejoindre et frapper : approcher. Déjà avancé : tirer. Sinon : approcher. Personne à viser : rien. Ils ne craignent pas les Échecs.',
  },
  'CS-GAT-01': {
    title: 'Mère et Araignées',
    text: 'Elle vient avec cinq Araignées, en fait une par tour, et ne peut tomber tant qu’une est proche. Elle emporte les Vaincus. Les restes d’Araignées près d’elle peuvent exploser.',
  },
  'CS-ANN-01': {
    title: 'L’Annihilateur',
    text: 'Il agit le premier et supporte trois dégâts : Pleine Puissance, Endommagé, Défaillant, fini. Il laisse son œil.',
  },
  'CS-NPC-01': {
    title: 'Les autres',
    text: 'Corps, Sécurité, Gangsters, Civils, un genre après l’autre : d’abord ceux qui arrivent, puis tous agissent. Tout dégât les élimine ; ils tirent jusqu’à Moyenne portée. Chaque genre en veut aux uns avant les autres : au contact à qui il blesse le mieux, sinon à qui il voit, le plus proche à découvert, sinon le plus proche à pied.',
  },
  'CS-CIV-01': {
    title: 'Les Civils',
    text: 'Le dé de Chance le dit : avancer, se cacher, attaquer et paniquer, échanger, rejoindre, ou être l’Organique si le niveau le permet.',
  },
  'CS-CIV-15': {
    title: 'La peur',
    text: 'Sauf pour attaquer, un Civil reste à plus de 4″ de la Purge, et fuit d’abord si elle est plus près.',
  },
  'CS-JOI-01': {
    title: 'Rejoindre',
    text: 'Qui vous rejoint agit pour vous, porte de petites choses, n’en utilise aucune, et disparaît au premier dégât. Un Civil peut repartir, ou se révéler.',
  },
  'CS-GCO-01': {
    title: 'Corps Galactique',
    text: 'La Purge d’abord, puis Gangster ou Marchand, le plus proche. Sans rien d’autre en vue, ils arrêtent un Marchand Vaincu : ranimé, il est libre ; laissé là, emprisonné.',
  },
  'CS-SEC-01': {
    title: 'Sécurité',
    text: 'Un Agent près de la Purge combat ; près du Corps, il obéit ; sinon son dé dit fouiller, questionner, avancer, courir, appeler ou attaquer. Attaquez-en un, et tous sont en alerte jusqu’à la fin.',
  },
  'CS-GAN-01': {
    title: 'Gangsters',
    text: 'Ils veulent la Purge, le Corps, la Sécurité, les Marchands, les rivaux, les Civils, dans cet ordre.',
  },
  'CS-VAR-05': {
    title: 'Trêve',
    text: 'Deux équipages peuvent faire la paix, une fois par round, et la rompre à tout moment. En trêve, ils ne sont pas ennemis. Les promesses au-delà ne lient personne. Qui joue ensemble peut dire ce dont il se charge et ce qu’il demande : cela ne lie personne non plus.',
  },
  'CS-MAC-01': {
    title: 'Machines',
    text: 'Elles réparent et se font réparer, usent de leurs compétences même Vaincues, et peuvent se faire sauter.',
  },
  'CS-MRG-01': {
    title: 'Mergs',
    text: 'Un Merg a besoin d’un {#handler|Dresseur} à Moyenne portée. Sans lui, il court au hasard et frappe qui il rencontre, jusqu’à ce que le Dresseur y dépense deux actions ou épingles.',
  },
  'CS-RES-01': {
    title: 'Missions de Sauvetage',
    text: 'En campagne, une fois par mission : ceux qui sont à bord retournent tout de suite chercher ceux qui gisent sur le plateau. Tout reste tel quel ; munitions pleines, 2 Santé rendues, pas les épingles de Compétence. Ni récompense, ni Carrière.',
  },
  'CS-ADV-01': { title: 'Les blocs', text: 'Chaque bloc se met en marche pour une table, ou par une mission.' },
  'CS-RPR-01': {
    title: 'Réparer',
    text: 'Un Tech ou une Machine au contact lance le dé bleu : un Point de Réparation par Touche. Un pion en demande 1, une console 3, une Machine Vaincue 5.',
  },
  'CS-DOR-01': {
    title: 'Portes',
    text: 'Sans ce bloc, toutes les portes sont ouvertes. Avec lui, on les ouvre et ferme Sans Effort au contact ; verrouillées, il faut un outil, un piratage ou la force. Les PNJ ouvrent les autres en passant.',
  },
  'CS-WIN-01': {
    title: 'Fenêtres',
    text: 'Sans ce bloc, on voit et on tire à travers. Avec lui, ce sont des vitres jusqu’à ce qu’on les brise, et l’on peut plonger à travers, à ses risques.',
  },
  'CS-OBJ-01': {
    title: 'Déplacer les objets',
    text: 'Caisses et corps de 2″ par action, 4″ à deux ; les chaises Sans Effort ; une table renversée est un couvert total. Une chaise fait une arme.',
  },
  'CS-DST-01': {
    title: 'Détruire les objets',
    text: '1 dégât détruit : chaises et consoles ont une armure de 1, caisses, conduits et tables 2, portes 3. Une caisse lâche son contenu, dont une chose cassée.',
  },
  'CS-CLB-01': {
    title: 'Grimper et tomber',
    text: 'Sur ce qui a 1″ au plus Sans Effort, une échelle par action et par étage. Au-delà de la distance sûre, les dés décident ; à plus de 3″ encore, on est Vaincu.',
  },
  'CS-LFT-01': { title: 'Ascenseurs', text: 'On y entre en Avançant ; on les appelle et on les prend Sans Effort, trois étages au plus.' },
};
