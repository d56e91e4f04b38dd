import type { Lexicon } from '../lexicon.ts';

/** The first game, step by step. */
export const guide: Lexicon['guide'] = [
  {
    at: 'board',
    title: 'Comment on gagne',
    text: "Humains : un Soldat sain brûle le {#nest|Nid} avec trois {#gas|Jerricans}. Infectés : un {#heatScan|Scan Thermique} prouve que tous le sont. Nul ne sait d'abord qui est l'{#host|Hôte}.",
  },
  {
    at: 'board',
    title: 'La station',
    text: 'Elle grandit salle par salle. Votre Soldat et votre Androïde partent du {#reactor|Réacteur}. Le {#nest|Nid} est caché loin sous la pile.',
  },
  {
    at: 'question',
    title: 'À vous',
    text: "Vos deux personnages mettent leurs {#ap|points d'action} en commun. Ce qui est permis brille sur la station et dans votre main.",
  },
  {
    at: 'things',
    title: 'Votre main',
    text: 'Elle est secrète. Vos cartes {#infection|Infection} ne servent que si vous êtes infecté. Gardez un {#gas|Jerrican} pour vous protéger.',
  },
  {
    at: 'board',
    title: 'Entrer chez quelqu’un',
    text: "Dans une salle occupée, on {#trade|échange} une carte en secret ou l'on attaque. C'est ainsi que l'{#host|Hôte} infecte.",
  },
  {
    at: 'players',
    title: 'Les autres',
    text: 'Vous voyez leurs blessures, leurs objets posés, le nombre de leurs cartes. Jamais leur camp. Le {#heatScan|Scan Thermique} compte les infectés.',
  },
  {
    at: 'journal',
    title: 'Ce qui est arrivé',
    text: 'Le journal dit tout ce que vous avez le droit de savoir. Vos lignes privées portent un cadenas. Notez vos soupçons dans le carnet.',
  },
  {
    at: 'chat',
    title: 'Parlez',
    text: 'Accusez, jurez, mentez : la discussion fait partie du jeu, et rien de ce qui s’y dit ne vous engage.',
  },
];
