import type { Lexicon } from '../lexicon.ts';

export const hints: Lexicon['hints'] = {
  win: 'Rapportez plus, au {#sell-value|prix de vente}, que ce que vous aviez. Qui reste là ne rapporte rien.',
  aim: 'Lisez d’abord le but : qui l’atteint gagne. Le butin vaut son {#sell-value|prix} en plus, une fois à bord.',
  airlock: 'On entre par ce {#airlock|sas} et il faut ressortir par lui : voyez ce qui l’entoure.',
  trader: 'Chacun de vos Marchands joue une fois par {#round|round}, dans l’ordre voulu.',
  enter: 'Touchez le sol : le chemin depuis le {#airlock|sas} se trace. Entrer coûte 1″ du déplacement.',
  engaged: 'Au {#contact|contact}, partir ou tirer offre un coup gratuit à l’ennemi. Frappez ou poussez.',
  jammed: 'L’arme est {#jammed|enrayée} : la désenrayer prend une action.',
  prone: '{#prone|À terre} : se relever d’abord, cela prend une action.',
  fallen: 'Un Marchand tombé peut être tiré jusqu’à bord, avec tout ce qu’il porte.',
  noise: 'Le premier tir d’un round ajoute une épingle : ici, il ferait monter le {#level|niveau}.',
  leave: 'Dès ce {#level|niveau}, il en vient plus par round que vous n’en abattez. Pensez au retour.',
  effortless: 'Une {#effortless-action|action sans effort} par tour est gratuite : échanger, ramasser, utiliser, 1″ de côté.',
  walk: 'Touchez le sol pour bouger, 4″ par action. Finir derrière un obstacle bas : un {#cover|couvert}.',
  hold: 'Six {#inventory|places}. Comparez les prix : ce que vous laissez reste dans la caisse.',
  keep: 'Plus de place ? Échangez contre ce qui vaut le moins.',
  react: 'Une {#reaction|réaction} coûte des épingles de Compétence ; chacun n’en use qu’une fois par round.',
  opportunity: 'Un coup gratuit, parce qu’il rompt le {#contact|contact}. Il ne vous coûte rien.',
  order: 'Les machines d’un même {#rank|rang} jouent dans votre ordre : d’abord celles qui gênent les autres.',
  truce: 'En {#truce|trêve}, nul n’attaque l’autre, jusqu’à ce que l’un la rompe à son tour.',
  comrades: 'Touchez une caisse ou un ennemi : vos camarades entendent ce que vous prenez, ce que vous demandez.',
};
