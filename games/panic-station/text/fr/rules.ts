import type { Lexicon } from '../lexicon.ts';

export const chapters: Lexicon['chapters'] = {
  aim: 'Le but',
  setup: 'Mise en place',
  characters: 'Personnages et main',
  round: 'La manche',
  explore: 'Explorer',
  enter: 'Se déplacer et entrer',
  search: 'Fouiller, soigner, Terminal',
  items: 'Objets et combats',
  trade: 'Échanger et infecter',
  variants: 'Variantes',
};

export const rules: Lexicon['rules'] = {
  // aim
  'PAN-END-01': {
    title: 'Brûler le Nid',
    text: 'Un {#soldier|Soldat} humain vivant, dans le {#nest|Nid}, joue trois {#gas|Jerricans} (quatre avec la variante) pour 1 PA : les humains gagnent aussitôt. Les Jerricans viennent de la main de son propre joueur.',
  },
  'PAN-RULING-38': {
    title: 'Huit cartes pour brûler',
    text: 'La main minimale vaut aussi au Nid : il faut huit cartes en main, trois Jerricans et cinq qui restent (sept avec la variante des humains ménagés, une de plus avec quatre Jerricans).',
  },
  'PAN-RULING-83': {
    title: 'Pas de victoire sans Hôte',
    text: 'Tant que la carte {#host|Hôte} dort dans la pioche, le Nid ne peut pas brûler.',
  },
  'PAN-END-04': {
    title: 'Plus aucun humain',
    text: 'Les infectés gagnent quand un {#heatScan|Scan Thermique} montre que tous les joueurs encore en jeu sont infectés.',
  },
  'PAN-END-05': {
    title: 'Le dernier humain',
    text: "Ils gagnent aussi quand un scan montre un seul humain et qu'il n'y a de Jerrican ni dans sa main, ni dans la pioche, ni dans la défausse. Sans scan, la partie continue.",
  },
  'PAN-RULING-63': {
    title: 'Autres fins',
    text: "La partie finit par une victoire infectée quand plus aucun Soldat ne vit, quand tous les vivants votent la fin, ou après 40 manches. S'il n'y a aucun infecté à ce moment, personne ne gagne.",
  },
  'PAN-RULING-66': {
    title: 'Qui gagne',
    text: 'Tous les joueurs du camp vainqueur selon leur état à la fin, ou à leur élimination. Tout est alors dévoilé.',
  },
  // setup
  'PAN-SETUP-01': {
    title: 'Une équipe de deux',
    text: 'Chacun mène un {#soldier|Soldat} et un {#android|Androïde} de sa couleur, à quatre {#hp|points de vie}. Ils entrent dans la {#reactor|Salle du Réacteur} au début de son premier tour.',
  },
  'PAN-SETUP-10': {
    title: 'La première main',
    text: 'Trois cartes {#infection|Infection} de sa couleur, un {#gas|Jerrican} et une carte Fouille au hasard. Une {#alert|Alerte} reçue ainsi est montrée, résolue et remplacée.',
  },
  'PAN-SETUP-11': {
    title: "L'Hôte est proche",
    text: "La carte Hôte est mêlée aux premières cartes de la pioche : deux par joueur, plus elle-même. Qui la tire devient l'Hôte, en secret.",
  },
  'PAN-SETUP-14': {
    title: 'Le Nid est loin',
    text: 'Le {#terminal|Terminal} et le Nid sont dans la moitié basse de la pile des salles, le Nid parmi les cinq dernières.',
  },
  'PAN-SETUP-04': {
    title: 'La Salle du Réacteur',
    text: 'Elle est posée la première. Ses chiffres donnent les directions du dé : 1 nord, 2 est, 3 sud, 4 ouest.',
  },
  'PAN-SETUP-16': { title: 'Premier joueur', text: 'Tiré au sort, il le reste toute la partie.' },
  // characters
  'PAN-CHAR-03': {
    title: "Points d'action",
    text: 'À 3 ou 4 PV un personnage apporte 2 PA, à 1 ou 2 PV un seul. Le total est calculé au début du tour et se dépense librement entre les deux.',
  },
  'PAN-CHAR-05': {
    title: 'Blessures et mort',
    text: 'Chaque blessure retire 1 PV. À zéro le personnage quitte la station ; son joueur garde toute sa main. Qui perd les deux est éliminé, et son camp reste secret.',
  },
  'PAN-CHAR-02': { title: 'Quatre points de vie', text: 'Quatre au départ, quatre au plus.' },
  'PAN-CHAR-09': {
    title: 'Qui tire, qui brûle',
    text: "Seul l'Androïde tire. Seul le Soldat porte le lance-flammes, qui ne sert qu'au Nid.",
  },
  'PAN-CHAR-10': { title: 'Le lance-flammes', text: 'Il ne blesse ni parasite ni personnage.' },
  'PAN-CHAR-11': { title: 'Un seul état', text: "L'infection est celle du joueur : ses deux personnages la partagent, où qu'ils soient." },
  'PAN-HAND-03': {
    title: 'Main minimale',
    text: 'Une carte ne se joue que si la main en garde cinq ensuite (quatre avec la variante des humains ménagés). Échanger, piocher et utiliser ce qui est déjà posé restent toujours possibles.',
  },
  'PAN-RULING-37': {
    title: 'Ce que le minimum interdit',
    text: 'Objets à usage unique, premier usage d’un objet qui se pose, Gilet, Jerricans au Nid.',
  },
  'PAN-HAND-09': { title: 'Secret de la main', text: 'Le contenu est secret, le nombre est public.' },
  // round
  'PAN-ROUND-01': {
    title: 'Parasites, puis équipes',
    text: 'Les parasites bougent et mordent, puis chaque joueur vivant joue un tour, dans le sens horaire.',
  },
  'PAN-PARA-02': {
    title: 'Un dé pour tous',
    text: 'Un seul dé donne la direction de tous les parasites : une salle, sauf mur, {#security|porte de sécurité} fermée ou vide.',
  },
  'PAN-PARA-05': { title: 'Portes fermées', text: 'Une porte de sécurité fermée arrête toujours les parasites.' },
  'PAN-PARA-08': {
    title: 'Morsures',
    text: 'Chaque parasite blesse tous les personnages de sa salle, humains ou infectés : 2 pour un noir, 1 pour un gris. Les blessures s’ajoutent ; le Gilet n’y peut rien.',
  },
  'PAN-PARA-09': { title: 'Parasite affaibli', text: 'Un noir touché devient gris et ne fait plus qu’une blessure.' },
  'PAN-TURN-01': {
    title: 'Le tour',
    text: 'Chaque action coûte 1 PA et peut être répétée. Les PA qui restent sont perdus. Le tour finit quand vous le dites.',
  },
  'PAN-TURN-06': {
    title: 'Les actions',
    text: "Explorer, se déplacer, tirer, fouiller, utiliser le Terminal, se soigner à l'Infirmerie, utiliser un objet, brûler le Nid.",
  },
  'PAN-TURN-07': {
    title: 'Une fouille obligatoire',
    text: "À la première manche, chacun doit fouiller au moins une fois si c'est à sa portée.",
  },
  // explore
  'PAN-EXPL-01': {
    title: 'Poser une salle',
    text: 'La salle visible de la pile est posée contre celle de votre explorateur, droite ou retournée. Personne ne bouge ; son icône n’agit pas encore.',
  },
  'PAN-EXPL-05': { title: 'Jamais de côté', text: 'Deux orientations seulement : 0 et 180 degrés.' },
  'PAN-EXPL-06': {
    title: 'Portes et murs',
    text: 'Contre toute salle voisine : porte contre porte, mur contre mur, et au moins un passage. Deux portes de sécurité ne se font jamais face.',
  },
  'PAN-EXPL-09': { title: 'Ailleurs', text: "Si elle ne va nulle part contre l'explorateur, elle se pose ailleurs, à votre choix." },
  'PAN-EXPL-10': {
    title: 'Sous la pile',
    text: 'Si elle ne va nulle part : une fois par tour, sous la pile, et la suivante sans repayer.',
  },
  'PAN-EXPL-12': { title: 'Échec', text: 'Si la seconde ne va pas non plus, plus d’exploration ce tour.' },
  'PAN-RULING-20': {
    title: 'Ne pas tout fermer',
    text: 'Tant que le Nid est dans la pile, une pose ne peut pas fermer la dernière porte libre.',
  },
  // enter
  'PAN-MOVE-01': {
    title: 'Se déplacer',
    text: '1 PA vers une salle voisine par une porte ouverte. Passer d’une salle à l’autre de la même carte compte aussi.',
  },
  'PAN-MOVE-02': {
    title: 'Portes de sécurité',
    text: 'Il faut une {#key|Carte Magnétique}, ou que le Terminal les ait ouvertes cette manche.',
  },
  'PAN-ENTRY-02': {
    title: "Ordre à l'entrée",
    text: "D'abord l'Alerte de la salle, puis la rencontre (échange ou attaque), puis Courir, puis le reste.",
  },
  'PAN-ENTRY-04': {
    title: 'La rencontre',
    text: "Avant toute autre action : attaquer quelqu'un de présent, sinon {#trade|échanger}, sauf si vous avez déjà échangé dans cette salle ce tour.",
  },
  'PAN-RUN-01': {
    title: 'Courir',
    text: 'Entrer dans une salle Courir donne tout de suite un second déplacement gratuit, facultatif. Il n’en donne pas un troisième.',
  },
  'PAN-ALERT-01': {
    title: 'Alerte Parasite',
    text: "À chaque entrée, un dé : un parasite apparaît dans la salle voisine de ce côté, même sans porte ; s'il n'y a pas de salle, ici.",
  },
  'PAN-ALERT-04': { title: 'Gris, puis noirs', text: "On pose un gris tant qu'il en reste, puis un noir. Il ne mord pas en apparaissant." },
  'PAN-ALERT-06': { title: 'Tous en jeu', text: 'Si les dix sont sur la station, celui que vous choisissez vient dans cette salle.' },
  // search
  'PAN-SEARCH-01': {
    title: 'Fouiller',
    text: '1 PA, dans une salle qui a une icône. Icône noire : une carte (trois dans un {#storage|Entrepôt}), puis la salle devient rouge.',
  },
  'PAN-SEARCH-03': { title: 'Première fouille', text: 'La carte va secrètement dans votre main.' },
  'PAN-SEARCH-04': { title: 'Icône rouge', text: "Un parasite apparaît d'abord, puis vous piochez une carte." },
  'PAN-STORE-01': { title: 'Entrepôt', text: 'Trois cartes à la première fouille ; une seule ensuite.' },
  'PAN-STORE-03': { title: 'Entrepôt vidé', text: 'Il porte alors un 1 rouge.' },
  'PAN-TEAM-02': {
    title: 'Fouille en Équipe',
    text: "Dans ces salles, deux personnages présents fouillent ensemble pour 1 PA. L'autre joueur peut refuser. Deux cartes, une chacun, au hasard.",
  },
  'PAN-TEAM-03': { title: 'Qui reçoit quoi', text: 'Chacun ne voit que la sienne. Une Alerte est montrée et résolue.' },
  'PAN-TERM-01': {
    title: 'Le Terminal',
    text: 'Une fonction par tour, 1 PA : {#heatScan|Scan Thermique}, ouvrir toutes les portes de sécurité pour la manche, ou poser la salle visible n’importe où.',
  },
  'PAN-TERM-02': { title: 'Une seule fonction', text: 'Même avec deux Terminaux.' },
  'PAN-TERM-03': {
    title: 'Scan Thermique',
    text: 'Chaque joueur vivant rend, face cachée, la carte qui dit la vérité. Mélangées, elles sont retournées une à une : on sait combien, jamais qui.',
  },
  'PAN-TERM-04': { title: 'Ce qu’il prouve', text: 'Lui seul peut prouver la victoire des infectés.' },
  'PAN-HEAL-01': { title: 'Infirmerie', text: 'Une fois par tour, 1 PA : deux blessures soignées parmi vos personnages présents.' },
  'PAN-HEAL-03': { title: 'Infirmerie rouge', text: 'Se soigner la rend rouge ; ensuite, un parasite apparaît avant chaque soin.' },
  // items
  'PAN-FIRE-01': {
    title: 'Tirer',
    text: "1 PA et une balle, par l'Androïde, sur un parasite ou sur le personnage d'un autre joueur dans sa salle. Une balle, une blessure.",
  },
  'PAN-AMMO-01': {
    title: 'Munitions',
    text: 'Quatre balles. La carte se pose à la première balle et se défausse à la dernière. Les balles restantes sont publiques.',
  },
  'PAN-RULING-32': { title: 'Quand se posent les Munitions', text: 'Jusque-là elles restent en main et peuvent être échangées.' },
  'PAN-MGUN-01': { title: 'Fusil Mitrailleur', text: 'Deux balles pour 1 PA ; la seconde cible se choisit après la première.' },
  'PAN-MGUN-02': { title: 'Deux cibles', text: 'La même ou une autre ; on peut renoncer à la seconde.' },
  'PAN-SCOPE-01': { title: 'Lunette', text: 'Tirer aussi dans une salle voisine, par un passage ouvert.' },
  'PAN-KNIFE-01': { title: 'Couteau', text: '1 PA, Soldat ou Androïde, dans la même salle.' },
  'PAN-KNIFE-02': { title: 'Le dé du couteau', text: '3 ou 4 : une blessure. 1 ou 2 : manqué.' },
  'PAN-VEST-01': { title: 'Gilet', text: 'Annule une blessure de balle ou de couteau.' },
  'PAN-VEST-02': { title: 'Un seul coup', text: 'Puis il est défaussé.' },
  'PAN-RULING-35': {
    title: 'Toujours la question',
    text: 'Le joueur touché est toujours interrogé, même sans Gilet, pour que rien ne se devine.',
  },
  'PAN-GREN-01': { title: 'Grenade', text: '1 PA : une blessure à tout ce qui se trouve dans une salle voisine ouverte.' },
  'PAN-GREN-02': { title: 'Sans distinction', text: 'Vos propres personnages compris.' },
  'PAN-AID-01': { title: 'Premiers Soins', text: '1 PA : 2 PV à un personnage de la salle, de quelque joueur que ce soit.' },
  'PAN-AID-02': { title: 'En deux', text: 'Ou 1 PV à celui qui soigne et 1 à un autre.' },
  'PAN-SCAN-01': { title: 'Scanner Thermique', text: '1 PA : voir seul toute la main d’un joueur présent dans la salle.' },
  'PAN-SCAN-03': {
    title: 'Des cartes, pas une preuve',
    text: 'À vous de conclure : Infections manquantes, Infections d’autrui, Antidote, carte Hôte.',
  },
  'PAN-KEY-01': { title: 'Carte Magnétique', text: 'Posée au premier passage, elle sert ensuite à vos deux personnages.' },
  'PAN-RULING-71': { title: 'Pour vous seul', text: "Elle n'ouvre aux autres ni aux parasites, et ne s'échange plus." },
  'PAN-ADREN-01': { title: 'Adrénaline', text: 'Deux PA de plus ce tour, même à zéro.' },
  'PAN-GAS-01': { title: 'Jerrican dans un échange', text: 'Donné, il bloque une infection tentée dans cet échange.' },
  'PAN-GAS-02': { title: 'Jerrican au Nid', text: "C'est le carburant du lance-flammes." },
  'PAN-ALCARD-01': { title: 'Carte Alerte', text: 'Montrée et résolue dès qu’elle est piochée, puis défaussée, jamais remplacée.' },
  // trade
  'PAN-TRADE-01': {
    title: 'Échange obligatoire',
    text: "Entrer dans une salle où se trouve le personnage d'un autre impose d'échanger une carte avec l'un d'eux. Il ne peut pas refuser.",
  },
  'PAN-TRADE-02': { title: 'Pas au Réacteur', text: 'Aucun échange dans la Salle du Réacteur.' },
  'PAN-TRADE-03': { title: 'Ou attaquer', text: "Un tir ou un coup de couteau sur quelqu'un de présent remplace l'échange." },
  'PAN-TRADE-08': { title: 'En secret', text: "Chacun choisit sans voir l'autre carte ; les deux changent de main en même temps." },
  'PAN-RULING-42': {
    title: 'Ce que l’on peut donner',
    text: "Un humain : un objet, ou à défaut une Infection d'un autre. Un infecté : de plus ses propres Infections. Jamais la carte Hôte, jamais une carte posée.",
  },
  'PAN-INFECT-01': {
    title: "Tenter d'infecter",
    text: "Un infecté donne une Infection de sa propre couleur : l'autre devient infecté, aussitôt et en secret.",
  },
  'PAN-INFECT-02': {
    title: 'Le Jerrican protège',
    text: "Si la carte rendue est un Jerrican, l'infection échoue ; le Jerrican va à l'attaquant.",
  },
  'PAN-INFECT-03': { title: "L'Antidote aussi", text: "Donné, il protège de même. En main, ni l'un ni l'autre ne sert." },
  'PAN-INFECT-06': {
    title: 'Changer de camp',
    text: "L'infecté garde la carte reçue, joue désormais pour l'Hôte et peut donner ses propres Infections.",
  },
  'PAN-INFECT-10': { title: "L'Hôte", text: 'Celui qui a tiré la carte Hôte. Rien, dans le jeu des autres, ne le montre.' },
  'PAN-RULING-40': {
    title: 'Guérir',
    text: "Un infecté qui n'est pas l'Hôte guérit en secret au moment où il reçoit ou pioche un Antidote, qui reste en main.",
  },
  'PAN-RULING-50': { title: "L'Hôte ne guérit pas", text: "Et tant que sa carte n'est pas tirée, personne n'est infecté." },
  'PAN-RULING-48': {
    title: 'Ce que savent les infectés',
    text: 'Seulement ce que les cartes leur ont montré. Aucune liste, aucun canal privé.',
  },
  'PAN-ATTACK-01': { title: 'Se soupçonner', text: "Chacun peut attaquer n'importe qui, et accuser à tort ou à raison." },
  // variants
  'PAN-VAR-01': { title: 'Humains ménagés', text: 'Deux Infections par joueur ; la main minimale est de quatre.' },
  'PAN-VAR-02': {
    title: 'Hôte passeur',
    text: "Un Hôte sans Infection après trois échecs peut donner la carte Hôte : l'autre devient l'Hôte, quoi qu'il donne.",
  },
  'PAN-VAR-04': { title: 'Quatre Jerricans', text: 'Il en faut quatre pour brûler le Nid.' },
};
