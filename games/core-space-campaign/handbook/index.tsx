/** The illustrated rules of a campaign: what happens between two missions. */
import { both } from '@cosmodrome/kit/lesson';
import type { Handbook } from '@cosmodrome/kit/ui/handbook';
import { After, Career, Goal, Left, Market, Ship } from './figures.tsx';

export const handbook: Handbook = {
  sections: [
    {
      id: 'goal',
      kind: 'goal',
      title: both('Comment on gagne', 'How one wins'),
      text: [
        both(
          'Un équipage vit de mission en mission : il garde ses gens, ses blessés, ses objets et son vaisseau. À la fin, qui a le plus de Ressources l’emporte. Vendez avant : les objets ne comptent plus, sauf à égalité.',
          'A crew lives on from mission to mission: it keeps its people, their injuries, its things and its ship. In the end the most Resources win, so sell first: things only break ties.',
        ),
        both(
          'Dans l’arc en cinq étapes, on compte aussi les gens, un vaisseau entier, les charges posées et les améliorations. En campagne ouverte chacun choisit sa mission ; en Ligue, les équipages se rencontrent tour à tour.',
          'In the arc of five stages, people, a whole ship, charges laid and upgrades count too. In an open campaign everyone chooses their mission; in the League crews meet in turn.',
        ),
      ],
      Figure: Goal,
      caption: both(
        'Trois membres, une mission, un azurium et un pistolet : vendus, ils font des UA.',
        'Three members, a mission, an azurium and a pistol: once sold, they are UA.',
      ),
      rules: ['CS-CMP-01', 'CS-CMP-04', 'CS-CMP-06'],
    },
    {
      id: 'after',
      kind: 'turn',
      title: both('Après une mission', 'After a mission'),
      text: [
        both(
          'Extraction, avancement, commerce, maintenance : tous les équipages de la partie finissent une phase avant que la suivante commence. Chacun y fait ses affaires en même temps que les autres.',
          'Extraction, advancement, trading, maintenance: all crews of the game finish one phase before the next begins. Each minds its own at the same time as the others.',
        ),
        both(
          'Les missions sont des parties de Core Space à leur propre table. Quand l’une se termine, le livre de bord apprend qui est rentré, avec quoi, et ce qui reste là-bas.',
          'Missions are games of Core Space at a table of their own. When one ends, the ledger hears who is home, with what, and who is still over there.',
        ),
      ],
      Figure: After,
      caption: both(
        'Quatre phases suivent chaque mission, toujours dans cet ordre.',
        'Four phases follow each mission, always in this order.',
      ),
      rules: ['CS-PST-01'],
    },
    {
      id: 'left-behind',
      kind: 'example',
      title: both('Ceux qui sont restés', 'Those left behind'),
      text: [
        both(
          'La Purge d’abord : sur un 1, elle prend qui est hors de combat. Les autres, vous les faites revenir par le téléporteur, gratuit et dangereux, ou par leurs propres moyens. Si personne n’est rentré au vaisseau, il ne reste que cela.',
          'The Purge first: on a 1 it takes whoever is Defeated. The others you bring back by the teleporter, free and dangerous, or on their own. If nobody got back to the ship, only that is left.',
        ),
        both(
          'Par ses propres moyens : une rançon, la loi, ou le retour pour 1 UA et un objet. Une rançon peut attendre ; elle augmente d’1 UA par mission.',
          'On their own there is a ransom, the law, or a way home for 1 UA and a thing. A ransom can wait; it rises by 1 UA a mission.',
        ),
      ],
      Figure: Left,
      caption: both(
        'Gak est resté là-bas : une chance sur six pour la Purge, puis deux chemins de retour.',
        'Gak was left over there: one chance in six for the Purge, then two ways back.',
      ),
      rules: ['CS-EXT-01', 'CS-EXT-07', 'CS-EXT-14'],
    },
    {
      id: 'career',
      kind: 'example',
      title: both('La Carrière', 'The Career'),
      text: [
        both(
          'Qui est rentré pendant la mission gagne un point, et un de plus avec le jeton d’élimination. Chaque point est un niveau d’une compétence de sa classe. Qui a dû être ramené n’en gagne pas.',
          'Whoever came back during the mission gains a point, and one more with the Kill token. Each point is a level of a skill of its class. Who had to be fetched gains none.',
        ),
        both(
          'Le dernier point d’une rangée, à 7, 12 et 15, apporte aussi des statistiques, jamais au-delà du potentiel de la fiche.',
          'The last point of a row, at 7, 12 and 15, brings statistics too, never above the potential of the sheet.',
        ),
      ],
      Figure: Career,
      caption: both(
        'Cinq points de Carrière sur sept ; le septième apporte Santé et Compétence.',
        'Five Career points of seven; the seventh brings Health and Skill.',
      ),
      rules: ['CS-ADN-01', 'CS-ADN-05'],
    },
    {
      id: 'trading',
      kind: 'example',
      title: both('Le commerce', 'Trading'),
      text: [
        both(
          'BS-Mart est toujours ouvert : tout, jusqu’à 4 UA. Vous choisissez en plus l’un des cinq autres comptoirs. Tous achètent de tout, et paient 1 UA de plus pour ce qu’ils vendent eux-mêmes.',
          'BS-Mart is always open: everything up to 4 UA. You choose one of the five other posts besides. All of them buy everything, and pay 1 UA more for what they sell themselves.',
        ),
        both(
          'Au même comptoir on se sert tour à tour. On engage des gens, on troque avec les équipages de la même partie : argent, objets, membres. Gardez de quoi réparer : après le commerce, on ne vend plus.',
          'At one post crews pick in turn. People are hired, and crews of the same game barter: money, things, members. Keep some UA for repairs: after trading nothing can be sold.',
        ),
      ],
      Figure: Market,
      caption: both(
        'BS-Mart vend jusqu’à 4 UA ; le Claw Store des armes à distance, Armourote des armures, de 5 à 9 UA.',
        'BS-Mart sells things up to 4 UA; from 5 to 9 UA the Claw Store sells ranged weapons, and Armourote armour.',
      ),
      rules: ['CS-TRA-02', 'CS-TRA-08', 'CS-TRA-09', 'CS-TRA-10', 'CS-HIR-02'],
    },
    {
      id: 'ship',
      kind: 'end',
      title: both('Le vaisseau', 'The ship'),
      text: [
        both(
          'Chaque mission use une case d’un système, parfois deux. Une case réparée coûte 2 UA, ou des pièces de vaisseau. Un système à zéro après les réparations perd le vaisseau, et l’équipage avec lui.',
          'Each mission wears out a box of a system, sometimes two. To repair a box costs 2 UA, or Ship Parts. If a system is at zero after repairs, the ship is lost, and the crew with it.',
        ),
        both(
          'Quand toutes les cases sont pleines, on améliore : scanners, défense du sas, propulseurs d’amarrage, un niveau chacun à la fois.',
          'Once all boxes are full you may upgrade: scanners, airlock defence, docking thrusters, one level each at a time.',
        ),
      ],
      Figure: Ship,
      caption: both(
        'Trois cases sur cinq au départ ; ici la coque n’en a plus qu’une : il faut réparer.',
        'Three boxes of five at the start; here the hull has one left: it must be repaired.',
      ),
      rules: ['CS-SHI-01', 'CS-MNT-01', 'CS-MNT-08'],
    },
  ],
};
