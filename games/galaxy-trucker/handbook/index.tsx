/** The illustrated rules of Galaxy Trucker. */
import { both } from '@cosmodrome/kit/lesson';
import type { Handbook } from '@cosmodrome/kit/ui/handbook';
import { Aboards, Broken, Clock, Exposed, Facing, Flight, Goal, Hits, Joints, Pay, Round } from './figures.tsx';

export const handbook: Handbook = {
  sections: [
    {
      id: 'goal',
      kind: 'goal',
      title: both('Comment on gagne', 'How one wins'),
      text: [
        both(
          'Après la dernière {#round|manche}, le plus riche gagne. L’argent vient de ce qui arrive : cubes vendus, primes de l’ordre d’arrivée, ennemis battus. Les pièces perdues en coûtent.',
          'After the last {#round|round} the richest wins. Money comes from what arrives: cubes sold, bonuses for the order of arrival, enemies beaten. Lost parts cost some of it.',
        ),
      ],
      Figure: Goal,
      caption: both('Le vert a 41 crédits et gagne devant 33 et 12.', 'Green has 41 credits and wins before 33 and 12.'),
      rules: ['GT-SESS-17', 'GT-BASE-PAY-01'],
      lesson: 'first-flight',
    },
    {
      id: 'round',
      kind: 'turn',
      title: both('Une manche', 'A round'),
      text: [
        both(
          'Tous construisent en même temps, chacun son vaisseau, au même {#heap|tas}. Un contrôle ôte ce qui est mal monté. L’équipage embarque, les vaisseaux volent carte après carte, puis on paie. La manche suivante donne un plus grand vaisseau.',
          'All build at the same time, each a ship of their own, from one {#heap|heap}. A check removes what is badly fitted. The crew boards, the ships fly card after card, then all are paid. The next round brings a bigger ship.',
        ),
      ],
      Figure: Round,
      caption: both('Construire, contrôler, embarquer, voler, encaisser.', 'Build, check, board, fly, be paid.'),
      rules: ['GT-FLOW-01', 'GT-SESS-03'],
      lesson: 'first-ship',
    },
    {
      id: 'joints',
      kind: 'example',
      title: both('Ce qui s’emboîte', 'What fits together'),
      text: [
        both(
          'Prenez une pièce, tournez-la, posez-la contre votre vaisseau. Deux {#connector|connecteurs} qui se touchent doivent être pareils ; l’universel va avec tous. Un côté lisse ne touche qu’un côté lisse.',
          'Take a part, turn it, put it against your ship. Two {#connector|connectors} that touch must be alike; the universal one goes with any. A smooth side touches only a smooth side.',
        ),
        both(
          'La dernière pièce posée reste {#loose|mobile} jusqu’à la prochaine. Deux autres peuvent attendre {#reserve|de côté}, mais elles comptent comme perdues si elles y restent.',
          'The last part placed stays {#loose|loose} until the next. Two more may wait in {#reserve|reserve}, but they count as lost if they stay there.',
        ),
      ],
      Figure: Joints,
      caption: both(
        'Double contre double tient, l’universel tient toujours, simple contre double est un défaut.',
        'Double against double holds, universal always holds, single against double is a fault.',
      ),
      rules: ['GT-BASE-CONN-01', 'GT-BASE-BUILD-07', 'GT-BASE-BUILD-12'],
      lesson: 'first-ship',
    },
    {
      id: 'facing',
      kind: 'example',
      title: both('Canons et moteurs', 'Cannons and engines'),
      text: [
        both(
          'La case devant un canon reste vide, celle derrière un moteur aussi, et les moteurs soufflent vers l’arrière. Un canon peut viser de côté : il vaut alors la moitié. Ce qui est mal monté est ôté au contrôle, avec ce qui n’est plus relié.',
          'The square before a cannon stays empty, so does the one behind an engine, and engines blow to the rear. A cannon may aim sideways: then it counts half. What is badly fitted is removed at the check, with all that is no longer joined.',
        ),
      ],
      Figure: Facing,
      caption: both(
        'Devant le canon et derrière le moteur, rien ; un moteur tourné sera ôté.',
        'Nothing before the cannon and behind the engine; an engine that is turned will be removed.',
      ),
      rules: ['GT-BASE-CONN-07', 'GT-BASE-ERR-01', 'GT-BASE-POW-01'],
      lesson: 'first-ship',
    },
    {
      id: 'clock',
      kind: 'example',
      title: both('Le sablier et les lots', 'The hourglass and the piles'),
      text: [
        both(
          'Quand le {#hourglass|sablier} est vide, quiconque le retourne vers le cercle suivant ; seul celui qui a fini le retourne sur Départ. Qui a fini prend le plus petit {#number-tile|numéro} : il partira devant.',
          'When the {#hourglass|hourglass} is empty, anybody flips it onto the next circle; only who has finished flips it onto Start. Who has finished takes the lowest {#number-tile|number} and will depart ahead.',
        ),
        both(
          'Trois des quatre {#pile|lots} de cartes se lisent pendant la construction. Les lire prend du temps ; ne pas les lire en coûte davantage.',
          'Three of the four {#pile|piles} of cards may be read while building. Reading takes time; not knowing costs more.',
        ),
      ],
      Figure: Clock,
      caption: both(
        'Le sablier passe de cercle en cercle jusqu’à Départ ; les numéros donnent l’ordre du vol.',
        'The hourglass goes from circle to circle until Start; the numbers give the order of flight.',
      ),
      rules: ['GT-BASE-TIMER-01', 'GT-BASE-FIN-01', 'GT-BASE-BUILD-15'],
      lesson: 'first-ship',
    },
    {
      id: 'aboard',
      kind: 'example',
      title: both('Ce qui est à bord', 'What is aboard'),
      text: [
        both(
          'Une cabine loge 2 humains, ou 1 {#alien|alien} si son support de vie la touche : le mauve renforce les canons, le brun les moteurs. Les {#cell|cellules} paient boucliers, canons doubles et moteurs doubles, une par usage.',
          'A cabin houses 2 humans, or 1 {#alien|alien} if its life support touches it: purple strengthens cannons, brown engines. {#cell|Cells} pay for shields, double cannons and double engines, one for each use.',
        ),
      ],
      Figure: Aboards,
      caption: both(
        'Cabines, cellules et soutes ; un cube rouge vaut 4 crédits et veut une soute rouge.',
        'Cabins, cells and holds; a red cube is worth 4 credits and wants a red hold.',
      ),
      rules: ['GT-BASE-LOAD-01', 'GT-BASE-ENERGY-01', 'GT-BASE-CARGO-01'],
      lesson: 'first-flight',
    },
    {
      id: 'flight',
      kind: 'example',
      title: both('La route et les jours', 'The road and the days'),
      text: [
        both(
          'Les cartes se règlent dans l’ordre du vol, le premier d’abord. Les moteurs font gagner des {#day|jours}, se poser, piller ou aborder en coûte. Sans humain ou sans moteur il faut {#give-up|abandonner} ; qui est doublé aussi.',
          'Cards are resolved in the order of flight, the first one first. Engines gain {#day|days}; landing, looting and docking cost some. Without humans or engines one must {#give-up|give up}; so must who is lapped.',
        ),
      ],
      Figure: Flight,
      caption: both(
        'Le jaune se pose, charge deux cubes, perd des jours : le bleu passe devant.',
        'Yellow lands, loads two cubes, loses days: blue is ahead now.',
      ),
      rules: ['GT-BASE-FLY-01', 'GT-BASE-PLAN-01', 'GT-BASE-QUIT-01'],
      lesson: 'first-flight',
    },
    {
      id: 'exposed',
      kind: 'example',
      title: both('Connecteurs exposés', 'Exposed connectors'),
      text: [
        both(
          'Un connecteur qui donne sur le vide est {#exposed|exposé}. Une petite météorite le frappe au lieu de ricocher, la poussière d’étoiles fait perdre un jour pour chacun. Et le vaisseau arrivé qui en a le moins touche la prime de beauté.',
          'A connector that looks into the void is {#exposed|exposed}. A small meteor strikes there instead of bouncing off, stardust costs a day for each. And of the ships that arrive, the one with the fewest gets the bonus for looks.',
        ),
      ],
      Figure: Exposed,
      caption: both('Les anneaux montrent où ce vaisseau est ouvert.', 'Rings show where this ship is open.'),
      rules: ['GT-BASE-CONN-09', 'GT-BASE-DUST-01', 'GT-BASE-PAY-01'],
      lesson: 'first-flight',
    },
    {
      id: 'hits',
      kind: 'example',
      title: both('Ce qui frappe, ce qui pare', 'What strikes, what wards it off'),
      text: [
        both(
          'Deux dés disent la {#line|ligne}, la même pour tous. Ce qui vient frappe la première pièce de cette ligne. Un {#shield-use|bouclier} garde deux côtés pour 1 énergie ; un canon simple tire pour rien, un double pour 1 énergie.',
          'Two dice tell the {#line|line}, the same for all. What comes strikes the first part in that line. A {#shield-use|shield} covers two sides for 1 energy; a single cannon fires for nothing, a double one for 1 energy.',
        ),
      ],
      Figure: Hits,
      caption: both(
        'Petite météorite : côté lisse ou bouclier. Grosse : canon. Tir léger : bouclier. Tir lourd : rien.',
        'Small meteor: smooth side or shield. Large: cannon. Light shot: shield. Heavy shot: nothing.',
      ),
      rules: ['GT-BASE-HIT-01', 'GT-BASE-HIT-04', 'GT-BASE-HIT-05', 'GT-BASE-MET-01'],
      lesson: 'first-flight',
    },
    {
      id: 'broken',
      kind: 'example',
      title: both('En morceaux', 'In pieces'),
      text: [
        both(
          'Une pièce détruite emporte tout ce qui ne tient plus que par elle. S’il reste plusieurs {#piece|morceaux}, vous en gardez un : celui qui a des humains et de quoi avancer. Deux chemins entre deux pièces valent mieux qu’un.',
          'A part that is destroyed takes with it all that held by it alone. If several {#piece|pieces} are left you keep one: the one with humans and something that drives it. Two ways between parts are better than one.',
        ),
      ],
      Figure: Broken,
      caption: both(
        'La pile du milieu est détruite ; ce qui ne tenait que par elle s’en va.',
        'The battery in the middle is destroyed; what held by it alone is gone.',
      ),
      rules: ['GT-BASE-LOSS-01', 'GT-BASE-ERR-01'],
    },
    {
      id: 'pay',
      kind: 'end',
      title: both('La paie', 'The pay-out'),
      text: [
        both(
          'Les arrivés touchent leur {#arrival|prime}, le plus {#best-looking|beau} la sienne, puis tous vendent leurs cubes. Chaque pièce {#lost|perdue} coûte 1 ¢, jusqu’au plafond de la classe. Qui a abandonné vend à moitié prix et n’a aucune prime.',
          'Those who arrive get their {#arrival|bonus}, the best {#best-looking|looking} one another, then all sell their cubes. Each {#lost|lost} part costs 1 ¢, up to the limit of the class. Who gave up sells at half price and gets no bonus.',
        ),
      ],
      Figure: Pay,
      caption: both('8 + 4 + 9 − 3 = 18 crédits pour ce vol.', '8 + 4 + 9 − 3 = 18 credits for this flight.'),
      rules: ['GT-BASE-PAY-01', 'GT-BASE-PAY-03', 'GT-BASE-PAY-05'],
      lesson: 'first-flight',
    },
  ],
};
