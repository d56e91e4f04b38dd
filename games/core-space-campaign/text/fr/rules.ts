import type { Lexicon } from '../lexicon.ts';

export const chapters: Lexicon['chapters'] = {
  campaign: 'La campagne',
  after: 'Après une mission',
  trade: 'Commerce et recrutement',
  ship: 'Le vaisseau',
};
export const rules: Lexicon['rules'] = {
  'CS-CMP-01': {
    title: 'Durée et victoire',
    text: 'On convient d’une durée et d’un but. À la fin, le plus de Ressources gagne, après la dernière maintenance : vendez avant. À égalité, la valeur de l’équipage décide.',
  },
  'CS-CMP-04': {
    title: 'Libre, Ligue, arc',
    text: 'Libre : chacun choisit ce qu’il joue. Ligue : chaque ronde oppose les équipages. Le Fil d’Azur : une histoire en cinq étapes.',
  },
  'CS-CMP-06': {
    title: 'Votre équipage',
    text: '180 points, un Capitaine, sept personnes au plus, armes gratuites seulement, pas d’argent. Chacun n’est que chez vous.',
  },
  'CS-CUP-01': {
    title: 'Se rattraper',
    text: 'Un équipage qui vaut 10 UA de moins que le plus fort peut jouer Pillage Express entre-temps, autant qu’il faut.',
  },
  'CS-PST-01': {
    title: 'Après une mission',
    text: 'Extraction, avancement, commerce, maintenance. Tous finissent une phase avant la suivante ; chacun voit les dés.',
  },
  'CS-EXT-01': {
    title: 'Restés là-bas',
    text: 'Pour chaque Vaincu, la Purge a sa chance : sur 1, elle le prend. Pour les autres, vous choisissez ; si nul n’est revenu au vaisseau, chacun est seul.',
  },
  'CS-EXT-07': {
    title: 'Téléportation d’Urgence',
    text: '1 : perdu. 2 : quelqu’un d’autre en sort. 3 : mauvais vaisseau, deux missions ou 4 UA. 4 : manque une mission, gagne un point de Carrière. 5 : sauf, sans rien. 6 : sauf.',
  },
  'CS-EXT-14': {
    title: 'Sans aide',
    text: '1–2 : une rançon de sa Compétence en UA, une de plus par mission. 3–4 : un procès : libre, 2 UA, 5 UA ou prison. 5–6 : pour 1 UA et un objet, de retour.',
  },
  'CS-ADN-01': {
    title: 'Points de Carrière',
    text: 'Un pour chacun qui est rentré pendant la mission, un de plus pour le jeton Victime. Chaque point est un niveau de compétence.',
  },
  'CS-ADN-05': {
    title: 'Rangées',
    text: 'À 7 et 12 de Carrière : +1 Santé, +1 Compétence. À 15 : une action aussi. Jamais au-dessus du potentiel.',
  },
  'CS-TRA-02': {
    title: 'Comptoirs',
    text: 'BS-Mart toujours, et un des cinq autres. On vend tout partout, chacun a ses marchandises. Le rare ne se vend jamais.',
  },
  'CS-TRA-08': {
    title: 'Qui choisit d’abord',
    text: 'Au même comptoir on choisit tour à tour, une chose chacun, le vainqueur d’abord.',
  },
  'CS-TRA-09': {
    title: 'Azurium',
    text: 'Le dé fait l’offre : 2, 5 ou 9 UA. Qui refuse peut réessayer après une autre partie.',
  },
  'CS-TRA-10': {
    title: 'Troc',
    text: 'Les équipages d’une partie peuvent échanger argent, objets, gens et droits de recruter. Les deux sont d’accord et c’est fait. Un Capitaine ne s’échange pas.',
  },
  'CS-HIR-02': {
    title: 'Recruter',
    text: 'Les invités de la mission à bas prix, les autres parmi vos cinq offres, pour de bon ou une partie. Sept au plus, un Capitaine.',
  },
  'CS-EXT-27': {
    title: 'Un nouveau Capitaine',
    text: 'Qui a perdu son Capitaine en recrute un ou promeut quelqu’un, qui gagne un point de Carrière.',
  },
  'CS-SHI-01': {
    title: 'Le vaisseau',
    text: 'Quatre systèmes de cinq cases, trois pleines au début ; une soute de douze places.',
  },
  'CS-MNT-01': {
    title: 'Dégradation et réparation',
    text: 'Chaque partie use un système d’une case. Une case coûte 2 UA, ou des Pièces. Un système laissé à zéro perd le vaisseau.',
  },
  'CS-MNT-08': {
    title: 'Améliorations',
    text: 'Toutes les cases pleines : 1, 2 et 3 UA pour les niveaux, un niveau de chaque à la fois.',
  },
};
