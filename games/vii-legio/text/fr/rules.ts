import type { Lexicon } from '../lexicon.ts';

export const chapters: Lexicon['chapters'] = {
  goal: 'Le but',
  setup: 'Mise en place',
  map: 'La Nébuleuse Rouge',
  turn: 'Le tour de jeu',
  hidden: 'Cartes face cachée : acheter, voyager, décoder',
  explore: 'Cartes face visible : explorer',
  combat: 'Le combat spatial',
  discover: 'Découvrir une planète',
  landing: 'Se poser',
  mission: 'La mission',
  experience: 'L’expérience et les experts',
  imperator: 'L’Imperator',
  xeno: 'L’échelle Xéno',
  'sector-x': 'Le secteur X',
  base: 'La base stellaire et la promotion',
  objectives: 'Les objectifs secrets',
  end: 'La fin de la partie',
  secrets: 'Ce que chacun sait',
};

export const rules: Lexicon['rules'] = {
  // goal
  'LEG-SETUP-01': {
    title: 'Les Unités Commandantes',
    text: 'De 2 à 4 U.C. explorent la Nébuleuse Rouge. Chacune a sa couleur, un vaisseau et son tableau, un pion de score et deux technologies à apprendre.',
  },
  'LEG-END-08': {
    title: 'Gagner',
    text: 'À la fin, seules les U.C. qui ont au moins 10 {#px|PX} peuvent gagner. Parmi elles, celle qui a le plus de {#pc|PC} l’emporte.',
  },
  'LEG-SCORE-01': {
    title: 'Compter les points',
    text: 'PC et PX sont marqués aussitôt et ne se dépensent jamais : seuils, promotion et secteur X ne font que regarder le total. Les PC ne descendent pas sous 0 et n’ont pas de plafond, même au-delà des 50 cases de la piste.',
  },
  'LEG-SCORE-02': {
    title: 'D’où viennent les points',
    text: 'Surtout des missions. Mais aussi de certaines cartes, des trophées de combat, des cartes X et, pour les PC seulement, des objectifs secrets.',
  },
  // setup
  'LEG-SETUP-03': {
    title: 'Le Frombola',
    text: 'Chacun commence avec un {#frombola|Frombola} : 2 propulseurs, 1 laser, décodeur de niveau 1, 2 escouades. Expérience, appels à l’Imperator, PC et PX sont à 0 ; aucune technologie n’est apprise.',
  },
  'LEG-SETUP-08': {
    title: 'Le profil de commandement',
    text: 'Répartissez 3 points entre {#diplomacy|Diplomatie} et {#capture|Capture} : 3 et 0, 2 et 1, 1 et 2, ou 0 et 3.',
  },
  'LEG-SETUP-09': {
    title: 'Le premier expert',
    text: 'Embarquez 1 {#expert|expert} de votre choix ; les autres forment la réserve commune : 8 diplomates, 8 chasseurs et 10 aventurières en tout. Profils et experts sont choisis en même temps et montrés ensemble.',
  },
  'LEG-SETUP-11': {
    title: 'Le premier objectif secret',
    text: 'Recevez 2 {#objective|objectifs secrets}, gardez-en 1 ; les cartes rejetées sont remélangées dans la pile.',
  },
  'LEG-SETUP-15': {
    title: 'Les cartes du plateau',
    text: 'Deux cartes A et une carte B attendent comme {#contacts|contacts} ; une fois les choix faits, la première carte A est retournée. Les 5 cartes X sont cachées. La première carte Imperator est visible et le pion Imperator est à 0 PC.',
  },
  'LEG-SETUP-17': {
    title: 'Le départ',
    text: 'Tous les vaisseaux sont à la base stellaire, en secteur I. Personne n’a de carte en main, la défausse est vide, aucune planète n’est encore découverte.',
  },
  'LEG-SETUP-22': {
    title: 'La 1re U.C.',
    text: 'Le sort désigne la 1re U.C. Elle ouvre toutes les manches ; le jeton ne change pas de main. Les couleurs sont bleu, vert, rouge et jaune.',
  },
  // map
  'LEG-MAP-01': {
    title: 'Secteurs et zones',
    text: 'Les secteurs I, II et III forment la {#zone-a|zone A}, les secteurs IV et V la {#zone-b|zone B}. Être en secteur I, c’est être à la {#star-base|base stellaire}. Le secteur V est le plus éloigné.',
  },
  'LEG-MAP-05': {
    title: 'Planètes par secteur',
    text: 'Limites de I à V. À deux U.C. : 3, 4, 5, 5, 6. À trois : 4, 6, 8, 7, 8. À quatre : 6, 8, 10, 10, 11. Planètes actives et explorées comptent.',
  },
  'LEG-MAP-06': { title: 'Le secteur X', text: 'Il ne touche aucun secteur et reste fermé tant que vous n’avez pas 9 PX.' },
  'LEG-MAP-07': {
    title: 'Vaisseaux',
    text: 'Un secteur accueille autant de vaisseaux que l’on veut. Frombola et Spatha vont partout ; seule change la part de PC du Spatha en zone A.',
  },
  // turn
  'LEG-TURN-01': {
    title: 'Ordre du tour',
    text: 'Les U.C. jouent chacune un tour, dans le sens horaire, en commençant par la 1re U.C. : c’est une manche.',
  },
  'LEG-TURN-02': {
    title: 'Déroulement',
    text: '1. Promotion si elle est due. 2. Au choix : réparer (le tour s’arrête) ou déclarer la fin. 3. Annoncer et piocher. 4. Agir à volonté, avec un atterrissage au plus. 5. Défausser les cartes restantes.',
  },
  'LEG-DRAW-01': {
    title: 'Piocher',
    text: 'Annoncez un nombre, de 0 à votre maximum, puis recevez toutes les cartes ensemble. Maximum selon les {#propulsor|propulseurs} (0, 1, 2, 3, 4) : Frombola 2, 4, 5, 6 ; Spatha 3, 5, 6, 7, 9.',
  },
  'LEG-DRAW-04': {
    title: 'Propulseurs gagnés ou perdus',
    text: 'Le changement compte dès le tour suivant. Les cartes piochées en cours de tour par un effet rejoignent la main sans limite, et coûtent comme les autres si elles restent.',
  },
  'LEG-DRAW-05': {
    title: 'Pioche épuisée',
    text: 'La défausse est mélangée et devient la pioche. S’il n’y a plus rien du tout, vous recevez ce qui reste ; le surplus est perdu.',
  },
  'LEG-TURN-03': {
    title: 'Agir',
    text: 'Après la pioche, utilisez vos cartes dans l’ordre qui vous plaît : acheter, voyager, décoder face cachée, ou explorer face visible. Sans carte, il reste possible de se poser.',
  },
  'LEG-TURN-06': {
    title: 'Un seul atterrissage',
    text: 'À tout moment après la pioche, vous pouvez vous poser sur une planète active de votre secteur, une fois par tour. Ensuite, il ne reste que les choix en suspens et, s’il est permis, la déclaration de fin.',
  },
  'LEG-TURN-07': {
    title: 'Terminer',
    text: 'Vous pouvez terminer votre tour quand vous voulez. Sans coup utile, piochez 0 carte et terminez : cela ne coûte rien.',
  },
  'LEG-TURN-08': {
    title: 'Cartes restantes',
    text: 'En fin de tour, les cartes encore en main sont défaussées face cachée et coûtent 1 PC chacune, même après une réparation ou en secteur X. Après un atterrissage dans le tour, elles ne coûtent rien. Une carte utilisée, de quelque façon que ce soit, n’est jamais pénalisée.',
  },
  'LEG-RULING-78': {
    title: 'Ce qui se vérifie tout seul',
    text: 'Après chaque action, dans cet ordre : seuils Xéno, objectifs immédiats, seuil des 18 PC, fin de partie. Si plusieurs U.C. ont un choix à faire, elles sont interrogées dans l’ordre du tour ; pendant une mission, ces choix attendent la fin de la mission.',
  },
  // hidden
  'LEG-INFO-02': {
    title: 'Défausser face cachée',
    text: 'Les cartes qui paient ne sont montrées à personne ; seul leur nombre est public. Personne ne fouille la défausse. Ainsi utilisées, elles ne coûtent pas de PC.',
  },
  'LEG-BUY-01': {
    title: 'Équipement : 2 cartes',
    text: '1 propulseur, 1 laser ou 1 niveau de décodeur (2 au plus) coûte 2 cartes. Passer de 0 à 1 propulseur n’en coûte qu’une.',
  },
  'LEG-BUY-03': {
    title: 'Équipage : 3 cartes',
    text: '1 escouade ou 1 expert coûte 3 cartes. Vous choisissez la spécialité, tant qu’il en reste dans la réserve.',
  },
  'LEG-BUY-09': {
    title: 'Places à bord',
    text: 'Frombola : 3 propulseurs, 3 lasers, décodeur 2, 4 escouades, 4 experts. Spatha : 4, 4, 2, 6 et 6. On ne débarque pas de son plein gré : rien ne quitte le vaisseau hors mission, dégât, carte ou promotion.',
  },
  'LEG-BUY-10': {
    title: 'Autant de fois que voulu',
    text: 'Achetez tant que vous avez des cartes, en tout lieu, secteur X compris. L’achat sert aussitôt.',
  },
  'LEG-MOVE-01': {
    title: 'Franchir une frontière',
    text: 'Passez dans un secteur voisin en défaussant les cartes de la {#border|frontière} : I–II 1, I–III 2, II–III 2, II–IV 3, III–IV 2, III–V 3, IV–V 2. Même prix dans les deux sens ; sans assez de cartes, pas de passage.',
  },
  'LEG-MOVE-05': {
    title: 'Plusieurs étapes',
    text: 'Vous pouvez franchir plusieurs frontières dans le tour, chacune à son prix, et explorer en chemin. Bouger n’est jamais obligatoire.',
  },
  'LEG-DEC-01': {
    title: 'Décoder un signal',
    text: 'Une fois par tour, regardez un contact caché : la carte A pour 1 carte (niveau 1 ou 2), ou la carte B pour 2 cartes (niveau 2). Au niveau 0, le {#decoder|décodeur} ne sert à rien.',
  },
  'LEG-DEC-05': {
    title: 'Un secret bien gardé',
    text: 'La carte reste cachée à sa place ; vous seul continuez à la voir. Les autres savent seulement quelle zone vous avez décodée. Un emplacement vide ne se décode pas.',
  },
  'LEG-DEC-06': { title: 'Décodeur perdu', text: 'Touché au combat ou laissé sur une planète, il tombe à 0, quel que soit son niveau.' },
  // explore
  'LEG-EXPL-01': {
    title: 'Jouer une carte',
    text: 'Jouez vos cartes face visible une à une ; chacune est résolue en entier, puis défaussée, sauf si elle se conserve. Aucune n’est obligatoire.',
  },
  'LEG-EXPL-05': {
    title: 'Les risques',
    text: 'Jouer une carte {#risk|risque}, c’est l’affronter : subissez ses effets, puis gagnez l’expérience imprimée, dans la limite de votre mémoire. Aucune carte n’enlève d’expérience.',
  },
  'LEG-EXPL-07': {
    title: 'Risque impossible',
    text: 'Un risque que vous ne pouvez pas subir en entier ne se joue pas face visible ; seules vos autres cartes comptent pour payer. La carte peut encore servir face cachée. Une mémoire pleine n’empêche pas de jouer un risque.',
  },
  'LEG-RULING-73': {
    title: 'Effets sans objet',
    text: 'Une carte qui ne ferait rien ne se joue pas face visible. Quand une carte offre un choix, seule une option réalisable en entier peut être prise.',
  },
  'LEG-RULING-12': {
    title: 'Les détecteurs de risque',
    text: 'Joué face visible, un {#detector|détecteur} se garde près du vaisseau, 2 au plus. Défaussé en même temps que vous jouez un risque, il en annule tout : ni perte, ni dé, ni combat, ni retour, ni gain ; l’expérience reste acquise, même si le risque n’était pas jouable autrement.',
  },
  'LEG-EXPL-08': { title: 'Le minerai d’OZ', text: 'Les cartes d’{#oz|OZ} ne se jouent pour leur effet qu’à partir de 3 PX.' },
  'LEG-EXPL-09': {
    title: 'Retour forcé',
    text: 'Trou de ver et Vortex noir ramènent à la base stellaire sans payer de frontière. Ils ne se jouent que hors du secteur I ; le tour continue avec les cartes restantes.',
  },
  // combat
  'LEG-CMB-01': {
    title: 'Rencontre',
    text: 'Un {#hostile|vaisseau hostile} se rencontre en jouant sa carte, jamais malgré vous. Sa force, 1 à 3, est le nombre de lasers qu’il faut. Un détecteur évite le combat.',
  },
  'LEG-CMB-04': {
    title: 'Les dés',
    text: 'Comptez vos lasers au début du combat. Pour chaque laser qui manque, lancez le dé et subissez le {#damage|dégât} aussitôt. Avec assez de lasers, aucun dé.',
  },
  'LEG-CMB-06': { title: 'Un laser usé', text: 'Après les dés, tout combat accepté coûte encore 1 laser, s’il en reste un.' },
  'LEG-CMB-07': {
    title: 'Le trophée',
    text: 'Avec au moins 1 laser au début du combat, vous prenez le {#gain|gain} imprimé, même si la force était supérieure et même si vos lasers sont détruits. Sans laser, pas de gain. L’expérience, elle, est toujours acquise.',
  },
  'LEG-CMB-11': {
    title: 'Table des dégâts',
    text: '1–2 : 1 propulseur. 3–4 : 1 laser. 5–6 : 1 escouade. 7–8 : le décodeur. 9–0 : 1 expert, à votre choix. Un dégât sur ce que vous n’avez pas est sans effet. Le 0 est la dixième face du dé.',
  },
  'LEG-CMB-10': { title: 'Après le combat', text: 'Le tour continue : vous pouvez poursuivre l’exploration.' },
  'LEG-RULING-13': {
    title: 'Autre usage des lasers',
    text: 'Un laser peut aussi payer une carte qui le demande (Pluie d’astéroïdes). Jamais il ne vise une autre U.C.',
  },
  // discover
  'LEG-DISC-01': {
    title: 'Conditions',
    text: 'Il faut de la place dans le secteur (planètes actives et explorées sous la {#limit|limite}) et un pion planète libre : 5 planètes actives au plus. Sinon la découverte est refusée et rien n’est dépensé.',
  },
  'LEG-DISC-03': {
    title: 'Par une carte',
    text: 'Jouez une carte de {#discovery|découverte}. Le nombre de découvertes par tour n’est pas limité.',
  },
  'LEG-DISC-04': {
    title: 'Par cinq cartes',
    text: 'Si vous avez reçu au moins 5 cartes à la pioche et n’en avez utilisé aucune, défaussez-les toutes face cachée : découvrez une planète là où vous êtes. Les cartes venues d’effets ne comptent pas.',
  },
  'LEG-DISC-06': {
    title: 'Lieu et pion',
    text: 'La planète naît dans votre secteur. Choisissez un pion libre, d’Alpha à Epsilon ; votre marque reste sur la carte : vous êtes le {#discoverer|découvreur}.',
  },
  'LEG-DISC-07': {
    title: 'En zone A',
    text: 'Prenez la carte A visible ou la carte A cachée. Si vous prenez la visible, l’autre glisse à sa place et est retournée. La place vide reçoit une nouvelle carte, cachée.',
  },
  'LEG-DISC-09': { title: 'En zone B', text: 'Prenez la carte B cachée du plateau ; la suivante la remplace, cachée.' },
  'LEG-RULING-26': {
    title: 'Piles épuisées',
    text: 'Les emplacements restent vides. La dernière carte A est visible et seule au choix. Sans carte dans une zone, on n’y découvre plus.',
  },
  'LEG-DISC-11': {
    title: 'Planète active',
    text: 'Elle attend sa mission, ouverte à toutes les U.C., dès le tour de sa découverte.',
  },
  // landing
  'LEG-LAND-01': {
    title: 'Où se poser',
    text: 'Sur une {#active-planet|planète active} de votre secteur. L’atterrissage comprend toujours la mission.',
  },
  'LEG-LAND-02': {
    title: 'Les escouades',
    text: 'Les {#squad|escouades} des participants et de l’Imperator doivent atteindre le nombre de la carte. Seul le total compte : une U.C. sans escouade peut venir. Aucun point n’est exigé pour se poser.',
  },
  'LEG-LAND-03': {
    title: 'Inviter',
    text: 'L’U.C. active invite qui elle veut parmi les vaisseaux de son secteur. Chacun accepte ou décline librement. Sans invitation, on ne participe pas.',
  },
  'LEG-LAND-06': {
    title: 'Le découvreur',
    text: 'Si une autre U.C. a découvert la planète et se trouve dans le secteur, elle doit être invitée, même si vous avez assez d’escouades. Elle peut décliner.',
  },
  'LEG-RULING-31': {
    title: 'Propositions',
    text: 'Vous proposez : planète, invités, Imperator ou non. Les invités répondent en même temps. Si les escouades suffisent, vous confirmez ou vous retirez ; rien n’est dépensé avant. Tous ceux qui ont accepté participent. 3 propositions avec invitation par tour au plus ; sans invitation, l’atterrissage est direct et ne compte pas.',
  },
  'LEG-RULING-33': {
    title: 'Accompagner ne coûte rien',
    text: 'Participer à la mission d’une autre U.C. n’use pas votre propre atterrissage.',
  },
  'LEG-LAND-09': { title: 'Vos cartes', text: 'En vous posant, vous défaussez toutes vos cartes face cachée, sans perdre de PC.' },
  'LEG-RULING-63': {
    title: 'Promesses',
    text: 'On négocie librement, mais aucune promesse n’engage, et rien ne se donne ni ne s’échange.',
  },
  // mission
  'LEG-MIS-01': {
    title: 'Quatre étapes',
    text: '1. Les PC. 2. Les PX. 3. Le départ. 4. La planète devient explorée. À chaque étape, l’U.C. active d’abord, puis les participants dans le sens horaire. Leurs vaisseaux sont sur la carte pendant la mission.',
  },
  'LEG-MIS-02': {
    title: 'Étape 1 : réunir les points',
    text: 'Additionnez les {#permanent|points permanents} de tous, dans la compétence de la carte, et l’expérience de l’Imperator. Si cela suffit, rien n’est dépensé. Sinon comptent aussi les aventurières et la mémoire de chacun.',
  },
  'LEG-MIS-04': {
    title: 'Double compétence',
    text: 'Chaque participant annonce, dans l’ordre du tour, Diplomatie ou Capture : ses points permanents et sa mémoire ne comptent que dans celle-là ; ses aventurières comptent toujours. Tous les apports s’ajoutent.',
  },
  'LEG-MIS-05': {
    title: 'Dépenser ce qui manque',
    text: 'L’U.C. active dépense d’abord tout ce qu’elle peut, puis la suivante, jusqu’à combler le manque, jamais plus. Chacun choisit son mélange d’aventurières et de points de mémoire, mais nul ne peut refuser : accepter l’invitation, c’est accepter de dépenser.',
  },
  'LEG-MIS-08': { title: 'Échec', text: 'Si tout réuni ne suffit pas, personne ne gagne de PC et rien n’est dépensé.' },
  'LEG-MIS-09': {
    title: 'Partager les PC',
    text: 'Les PC sont partagés également : l’U.C. active arrondit vers le haut, les autres vers le bas. 5 PC à deux : 3 pour l’active, 2 pour l’autre. Ce qui reste est perdu.',
  },
  'LEG-MIS-11': {
    title: 'Le Spatha en zone A',
    text: 'En zone A, un {#spatha|Spatha} ne reçoit que la moitié de sa part, arrondie vers le bas. Rien de tel en zone B, ni pour les PX, trophées, cartes et objectifs.',
  },
  'LEG-MIS-14': {
    title: 'Étape 2 : laisser des éléments',
    text: 'Que l’étape 1 ait réussi ou non, chaque participant peut, une fois, laisser le nombre d’éléments de l’{#star|étoile}, dont le minimum d’équipage indiqué, et gagner les PX de la carte.',
  },
  'LEG-RULING-44': {
    title: 'Ce qu’est un élément',
    text: '1 propulseur, 1 laser, le décodeur (entier, quel que soit son niveau), 1 escouade ou 1 expert. Ni technologie, ni expérience, ni détecteur, ni carte. C’est tout ou rien, de votre propre vaisseau ; tout peut descendre à 0.',
  },
  'LEG-MIS-18': {
    title: 'Étape 3 : le départ',
    text: 'Les vaisseaux regagnent le secteur. La carte Extrasolaire va au découvreur, quels que soient les participants et le résultat. Elle ne sert plus qu’aux objectifs.',
  },
  'LEG-MIS-19': {
    title: 'Mission sans gain',
    text: 'Si aucun participant n’a gagné au moins 1 PC ou 1 PX par la mission, chacun perd 2 PC, même si les points étaient réunis. Un seul gain suffit à sauver tout le monde ; ceux de l’Imperator ou d’un objectif ne comptent pas.',
  },
  'LEG-MIS-20': {
    title: 'Étape 4 : planète explorée',
    text: 'Le pion est libéré, un jeton reste dans le secteur. Une planète ne sert qu’une fois, même après un échec.',
  },
  // experience
  'LEG-RULING-09': {
    title: 'Deux compétences',
    text: '{#diplomacy|Diplomatie}, ou Intelligence, pour les sapiens : alliance et commerce. {#capture|Capture}, ou Force, ou Exobiologie, pour les non-sapiens : prise et intimidation.',
  },
  'LEG-XP-01': {
    title: 'Points permanents',
    text: 'Le profil, 1 point par {#diplomat|diplomate} en Diplomatie ou par {#hunter|chasseur} en Capture, et la technologie : ils comptent à chaque mission et ne se dépensent pas.',
  },
  'LEG-XP-02': {
    title: 'La mémoire',
    text: 'L’expérience des risques s’inscrit dans la ligne de sa compétence, 3 points au plus sur un Frombola, 5 sur un Spatha. Le surplus est perdu ; les points dépensés sont effacés.',
  },
  'LEG-XP-08': {
    title: 'Les aventurières',
    text: 'Une {#adventurer|aventurière} engagée donne 1 point dans l’une ou l’autre compétence, puis retourne à la réserve. Une U.C. qui a 12 PX au début de la mission garde les siennes ; chacune ne sert qu’une fois par mission.',
  },
  'LEG-XP-10': {
    title: 'Les technologies',
    text: '{#holodeck|Holodeck} : 1 point permanent de Diplomatie. {#nanoprobes|Nanoprobes} : 1 point permanent de Capture. On en apprend une à 6 PX ; l’autre ne vient que des Archivistes.',
  },
  'LEG-XP-11': {
    title: 'Retour à la réserve',
    text: 'Un expert perdu, laissé ou défaussé retourne à la réserve et peut être recruté à nouveau.',
  },
  // imperator
  'LEG-IMP-01': {
    title: 'Sa carte',
    text: 'La {#imperator-card|carte visible} dit les escouades et l’expérience qu’il apporte, et les PC qu’il gagne. Ses escouades comptent pour se poser ; ses points comptent dans toute compétence, avant toute dépense. Il est présent là où on l’appelle.',
  },
  'LEG-IMP-02': {
    title: 'L’appeler',
    text: 'L’U.C. active seule peut l’appeler, une fois par atterrissage, avec ou sans invités, pour ses escouades, ses points ou les deux.',
  },
  'LEG-IMP-03': { title: 'Appels limités', text: '3 appels par U.C. dans la partie, 5 à deux U.C.' },
  'LEG-IMP-06': {
    title: 'Ses PC',
    text: 'Appelé, l’Imperator gagne les PC de sa carte dès l’atterrissage, même si la mission échoue. Le Relais de l’Imperator l’avance aussi. À 25 PC, il déclenche la fin.',
  },
  'LEG-IMP-09': {
    title: 'Sa part',
    text: 'Il compte comme un participant dans le partage, mais sa part est perdue : 6 PC pour deux U.C. et l’Imperator font 2 PC par U.C.',
  },
  'LEG-IMP-10': {
    title: 'Son départ',
    text: 'Il repart avec les vaisseaux et la carte suivante est retournée. La pile épuisée est remélangée.',
  },
  // xeno
  'LEG-XENO-01': {
    title: 'Avancer',
    text: 'Chaque PX avance d’une case. Les pouvoirs s’ajoutent ; les PX ne se perdent jamais et comptent même au-delà de 15.',
  },
  'LEG-XENO-03': { title: '3 PX', text: 'Les cartes d’OZ peuvent être exploitées.' },
  'LEG-XENO-04': { title: '6 PX', text: 'Apprenez aussitôt Nanoprobes ou Holodeck ; le choix est définitif.' },
  'LEG-XENO-05': { title: '9 PX', text: 'Le secteur X vous est ouvert. Et à 10 PX, vous pouvez gagner.' },
  'LEG-XENO-07': { title: '12 PX', text: 'Vos aventurières engagées ne sont plus défaussées.' },
  'LEG-XENO-08': {
    title: '13, 14 et 15 PX',
    text: 'À 13 ou 14 PX, vous pouvez déclarer la fin pendant votre tour. À 15 PX, elle se déclenche d’elle-même.',
  },
  // sector X
  'LEG-SX-01': {
    title: 'Entrer',
    text: 'Avec 9 PX, défaussez 6 cartes, depuis n’importe quel secteur. Une seule fois par partie : qui en sort n’y revient pas.',
  },
  'LEG-SX-04': {
    title: 'Choisir une carte X',
    text: 'En entrant, regardez toutes les cartes X restantes et choisissez-en une : elle reste visible devant vous et son effet s’applique. Les autres retournent cachées dans la pile ; vous seul les connaissez.',
  },
  'LEG-SX-08': {
    title: 'Sur place',
    text: 'On peut acheter et décoder. On ne peut ni jouer de carte face visible, ni découvrir, ni se poser, ni réparer, ni être invité. Les cartes restantes coûtent comme ailleurs.',
  },
  'LEG-SX-06': { title: 'Sortir', text: 'Défaussez 3 cartes, dans le même tour ou plus tard : le vaisseau rentre à la base stellaire.' },
  // base
  'LEG-BASE-01': { title: 'Rentrer', text: 'Par les frontières, en quittant le secteur X, ou par un retour forcé.' },
  'LEG-BASE-02': {
    title: 'Réparer',
    text: 'À la base, à tout moment de votre tour sauf après un atterrissage : propulseurs, lasers, décodeur et escouades remontent à leur {#greyed|case grisée}. Ce qui est au-dessus ne change pas, les experts non plus. C’est gratuit, mais le tour s’arrête aussitôt.',
  },
  'LEG-PROMO-01': {
    title: 'La promotion',
    text: 'Obligatoire, une fois par partie, sans coût : dès que vous entrez en secteur I pendant votre tour avec 12 PC, ou au début de votre tour si vous y êtes. Le tour continue.',
  },
  'LEG-PROMO-04': {
    title: 'Le Spatha',
    text: 'Le vaisseau repart des cases grisées : 2 propulseurs, 2 lasers, décodeur 2, 3 escouades. Vos experts retournent à la réserve, vous en choisissez 2. Le profil peut changer.',
  },
  'LEG-PROMO-03': {
    title: 'Ce qui reste',
    text: 'Appels à l’Imperator, technologie, mémoire, PC, PX, objectifs, carte X, détecteurs, cartes Extrasolaires et main.',
  },
  // objectives
  'LEG-OBJ-01': {
    title: 'Objectifs immédiats',
    text: 'Dès que la condition est remplie, l’objectif est révélé et rapporte ses PC. Ceux qui parlent d’événements comptent depuis le début de la partie ; ceux qui parlent d’un état le regardent au moment présent. Déjà rempli à la réception, il rapporte aussitôt.',
  },
  'LEG-OBJ-02': {
    title: 'Objectifs de fin',
    text: 'Marqués du symbole grisé de la Légion, ils sont révélés et comptés à la fin. Une carte à double compétence compte à la fois comme sapiens et comme non-sapiens.',
  },
  'LEG-OBJ-03': {
    title: 'Le second objectif',
    text: 'La première fois que vous avez 18 PC, même au tour d’une autre U.C., recevez 2 objectifs et gardez-en 1. Pas pour les PC du décompte final.',
  },
  'LEG-OBJ-04': {
    title: 'Secrets',
    text: 'Un objectif caché n’est connu que de vous ; les autres en voient le nombre. L’objectif rejeté n’est jamais montré. Non rempli, il ne coûte rien.',
  },
  // end
  'LEG-END-01': { title: 'Déclarer la fin', text: 'Avec 13 ou 14 PX, à tout moment de votre tour. La déclaration est définitive.' },
  'LEG-END-02': {
    title: 'Déclenchements automatiques',
    text: 'Une U.C. atteint 15 PX ; l’Imperator atteint 25 PC ; ou plus aucune planète ne peut être découverte, chaque secteur étant plein ou sa zone sans carte.',
  },
  'LEG-RULING-83': {
    title: 'Nébuleuse figée',
    text: 'Cinq manches de suite sans découverte ni atterrissage mettent fin à la partie. Un avertissement est donné après la troisième.',
  },
  'LEG-END-05': {
    title: 'La dernière manche',
    text: 'La manche en cours se termine pour que tous aient joué autant de tours. D’autres déclenchements n’y changent rien et toutes les règles restent en vigueur.',
  },
  'LEG-END-06': {
    title: 'Décompte final',
    text: 'Tous les objectifs cachés sont retournés. Ceux de fin rapportent s’ils sont remplis ; un objectif immédiat non rempli ne vaut rien.',
  },
  'LEG-END-09': {
    title: 'Égalités et classement',
    text: 'À PC égaux, le plus de PX l’emporte ; à nouveau égaux, la victoire est partagée. Sont classées d’abord les U.C. à 10 PX, par PC puis PX, ensuite les autres, par PX puis PC.',
  },
  'LEG-RULING-56': { title: 'Expédition manquée', text: 'Si personne n’a 10 PX, personne ne gagne : l’expédition a échoué.' },
  // secrets
  'LEG-INFO-01': {
    title: 'Mains et pioches',
    text: 'Votre main n’est vue que de vous, son nombre est public ; les cartes jouées face visible le sont aussi. L’ordre des pioches est inconnu de tous.',
  },
  'LEG-INFO-04': {
    title: 'Public',
    text: 'Tableaux, profils, experts, mémoire, technologies, scores, appels, planètes, détecteurs, cartes X choisies, cartes Extrasolaires, objectifs révélés, contact visible et carte Imperator.',
  },
  'LEG-INFO-10': {
    title: 'Choix simultanés',
    text: 'Choix de départ et réponses aux invitations restent cachés jusqu’à ce que tous aient répondu.',
  },
  'LEG-INFO-11': {
    title: 'Spectateurs et absents',
    text: 'Un spectateur ne voit que ce qui est public. Si une U.C. quitte la table, un bot joue sa place ; rien d’autre ne change.',
  },
};
