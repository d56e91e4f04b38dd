import type { Lexicon } from '../lexicon.ts';

export const hints: Lexicon['hints'] = {
  found: 'Un équipage tout prêt va plus vite. Vous gardez ces gens toute la campagne, tant qu’ils vivent.',
  together: 'Qui choisit la même mission la joue à la même table. Choisissez-en une autre, et vous partez seul.',
  embark: 'Qui reste à la maison ne risque rien et n’apprend rien.',
  'left-behind': 'La téléportation est gratuite et tue une fois sur six. Seul, cela coûte des UA ou du temps.',
  career: 'Chaque point est une case de la Carrière. La dernière d’une rangée apporte aussi des statistiques.',
  post: 'Il vend ce qui coûte 5 UA et plus, et paie 1 UA de plus ce qui est de son rayon. BS-Mart est toujours ouvert.',
  'full-hold': 'Trop pour la place : vendez, donnez à quelqu’un ou jetez avant d’avoir fini.',
  'keep-money': 'Un système est à un : gardez 2 UA par case. Après le commerce, rien ne se vend plus.',
  barter: 'On vous propose un troc. Les deux côtés changent de mains ensemble, ou pas du tout.',
  'whole-ship': 'Les améliorations demandent toutes les cases pleines. Un système à zéro perd le vaisseau, et l’équipage.',
};
