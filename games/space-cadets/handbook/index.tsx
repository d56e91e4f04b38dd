/** The illustrated rules of Space Cadets: Away Missions. */
import { both } from '@cosmodrome/kit/lesson';
import type { Handbook } from '@cosmodrome/kit/ui/handbook';
import { Air, Aliens, Brains, Dice, Goal, Hatches, Overkill, Scan, Turn } from './figures.tsx';

export const handbook: Handbook = {
  sections: [
    {
      id: 'goal',
      kind: 'goal',
      title: both('Tous ou personne', 'All or nobody'),
      text: [
        both(
          'Une mission a un objectif. Qu’il soit rempli pendant le tour des Rocketeers, tous en vie, et tous ont gagné. Qu’un seul tombe à zéro {#hp|PV} ou zéro {#o2|O²}, et tous ont perdu.',
          'A mission has an objective. Meet it in the Rocketeer Turn, everybody alive, and all have won. Let one Rocketeer fall to zero {#hp|HP} or zero {#o2|O²}, and all have lost.',
        ),
        both(
          'Personne ne joue contre vous : les Aliens suivent toujours le même protocole, et rien n’est secret entre vous. Parlez.',
          'Nobody plays against you: the Aliens always follow the same protocol, and nothing is secret among you. Talk.',
        ),
      ],
      Figure: Goal,
      caption: both(
        'L’objectif et toute l’équipe en vie : victoire. Un seul à zéro : défaite.',
        'The objective and the whole crew alive: victory. One at zero: defeat.',
      ),
      rules: ['SCA-END-01', 'SCA-ROCK-01', 'SCA-ROCK-02'],
      lesson: 'first-contact',
    },
    {
      id: 'turn',
      kind: 'turn',
      title: both('Une manche', 'A round'),
      text: [
        both(
          'L’équipe choisit qui agit ensuite. Chaque Rocketeer {#scan|scanne} d’abord, puis a trois {#ap|AP} : deux standard et un réservé, au combat ou à tout le reste selon le rôle. Ensuite viennent les Aliens, puis tout se remet en ordre.',
          'The crew chooses who acts next. Each Rocketeer first {#scan|scans}, then has three {#ap|AP}: two standard and one restricted, to combat or to all else by role. Then come the Aliens, then everything is tidied up.',
        ),
        both(
          'Avancer, ouvrir un {#hatch|sas}, attaquer, une action de {#iq|QI} ou votre {#talent|Talent} coûtent 1 AP. Ramasser et échanger sur sa tuile sont gratuits.',
          'Moving, opening a {#hatch|hatch}, attacking, an {#iq|IQ} action or your {#talent|Talent} cost 1 AP. Picking up and trading on your tile are free.',
        ),
      ],
      Figure: Turn,
      caption: both(
        'Scanner, trois actions, puis le tour des Aliens et la remise en ordre.',
        'Scan, three actions, then the Alien Turn and tidying up.',
      ),
      rules: ['SCA-TURN-01', 'SCA-ORDER-01', 'SCA-AP-01', 'SCA-AP-03', 'SCA-FREE-01'],
      lesson: 'first-contact',
    },
    {
      id: 'scan',
      kind: 'example',
      title: both('Scanner', 'Scanning'),
      text: [
        both(
          'La tuile cachée la plus proche se retourne, gratuitement et sans choix ; entre plusieurs aussi proches, on choisit. Les dos disent déjà ce qui attend. Quand il n’y a plus rien à scanner, c’est l’{#red-alert|alerte rouge}, jusqu’à la fin.',
          'The nearest hidden tile is turned up, for free and without a choice; among several as near, you choose. Backs already tell what awaits. When nothing is left to scan, it is {#red-alert|Red Alert}, to the end.',
        ),
      ],
      Figure: Scan,
      caption: both(
        'Deux tuiles aussi proches du Capitaine : l’une cache des Aliens, l’autre une découverte et peut-être l’objectif.',
        'Two tiles as near to the Captain: one hides Aliens, the other a discovery and perhaps the objective.',
      ),
      rules: ['SCA-SCAN-01', 'SCA-SCAN-03', 'SCA-SCAN-05', 'SCA-RED-01'],
      lesson: 'first-contact',
    },
    {
      id: 'hatches',
      kind: 'example',
      title: both('Les sas', 'Hatches'),
      text: [
        both(
          'Fermé, un sas arrête vos pas et votre vue. Les Leaders, Saucermen et insectes passent au travers, et tous les Aliens y voient. Verrouillé, il arrête tout le monde jusqu’à la fin de la manche.',
          'Closed, a hatch stops your steps and your sight. Leaders, Saucermen and bugs pass through, and all Aliens see through it. Locked, it stops everybody until the round ends.',
        ),
      ],
      Figure: Hatches,
      caption: both('Un sas fermé, un sas ouvert, un sas verrouillé.', 'A closed hatch, an open one, a locked one.'),
      rules: ['SCA-HATCH-02', 'SCA-HATCH-04', 'SCA-HATCH-05', 'SCA-HATCH-06', 'SCA-OPEN-01'],
      lesson: 'homeward',
    },
    {
      id: 'dice',
      kind: 'example',
      title: both('Attaquer : les dés', 'Attacking: the dice'),
      text: [
        both(
          'Un Alien en vue et à portée, jamais un Thrall. Des dés à dix faces : 1, 2 et 3 sont des {#success|succès}. Le premier fait 1 dégât ; chaque autre est un {#overkill|Overkill}, à dépenser aussitôt.',
          'An Alien in sight and in range, never a Thrall. Ten-sided dice: 1, 2 and 3 are {#success|successes}. The first does 1 damage; each other is an {#overkill|Overkill}, spent at once.',
        ),
      ],
      Figure: Dice,
      caption: both('2, 7 et 3 : deux succès, donc 1 dégât et 1 Overkill.', '2, 7 and 3: two successes, hence 1 damage and 1 Overkill.'),
      rules: ['SCA-DICE-01', 'SCA-COMBAT-02', 'SCA-COMBAT-04', 'SCA-OVK-01'],
      lesson: 'first-contact',
    },
    {
      id: 'overkill',
      kind: 'example',
      title: both('Dépenser un Overkill', 'Spending Overkill'),
      text: [
        both(
          'Chaque Overkill achète un effet : celui de votre rôle, à tout jet ; en attaquant, aussi celui de l’arme ou celui de la cible. C’est le cœur du jeu : tirer peut soigner, ouvrir, commander.',
          'Each Overkill buys one effect: your role’s, on any roll; when attacking, also the weapon’s or the target’s. It is the heart of the game: shooting can heal, open, command.',
        ),
      ],
      Figure: Overkill,
      caption: both('Trois sources d’effets : le rôle, l’arme, la cible.', 'Three sources of effects: the role, the weapon, the target.'),
      rules: ['SCA-OVK-01', 'SCA-OVK-10', 'SCA-TALENT-01'],
      lesson: 'first-contact',
    },
    {
      id: 'iq',
      kind: 'example',
      title: both('Les actions de QI', 'IQ actions'),
      text: [
        both(
          'Soigner, analyser, subjuguer un Thrall ou un Cerveau affaibli, travailler à l’objectif : autant de dés que votre {#iq|QI}, un succès suffit, et les autres sont des Overkills. Une sangsue sur la tuile retire un dé.',
          'Healing, analysing, subduing a Thrall or a weakened Brain, working at the objective: as many dice as your {#iq|IQ}, one success is enough, and the others are Overkills. A leech on the tile takes one die away.',
        ),
      ],
      Figure: Brains,
      caption: both(
        'Le Professeur peut soigner, analyser, subjuguer ou faire avancer l’objectif.',
        'The Professor may heal, analyse, subdue or advance the objective.',
      ),
      rules: ['SCA-IQ-02', 'SCA-HEAL-01', 'SCA-ANALYZE-01', 'SCA-SUBDUE-01', 'SCA-SCEN-05'],
      lesson: 'homeward',
    },
    {
      id: 'air',
      kind: 'example',
      title: both('L’oxygène', 'Oxygen'),
      text: [
        both(
          'Une fois par tour, 1 {#o2|O²} achète une action de plus, mais jamais le dernier. On en donne par un échange sur la même tuile. À plusieurs on en a moins chacun : huit moins le nombre de Rocketeers.',
          'Once a turn, 1 {#o2|O²} buys one more action, but never the last. It is given by trading on the same tile. The more you are, the less each has: eight minus the number of Rocketeers.',
        ),
      ],
      Figure: Air,
      caption: both('Un O² achète une action ; le dernier ne se dépense pas.', 'One O² buys an action; the last cannot be spent.'),
      rules: ['SCA-O2-01', 'SCA-SETUP-05', 'SCA-RULING-39'],
      lesson: 'first-contact',
    },
    {
      id: 'aliens',
      kind: 'end',
      title: both('Le tour des Aliens', 'The Alien Turn'),
      text: [
        both(
          'Par sorte, toujours dans le même ordre. Chacun va vers le Rocketeer le plus proche par le chemin ; à égale distance, vers le plus grand {#order|jeton d’ordre}, donc le dernier à avoir agi. Puis il attaque : un succès, 1 dégât.',
          'Kind by kind, always in the same order. Each goes for the Rocketeer nearest by way; at equal distance, for the highest {#order|Order token}, that is, who acted last. Then it attacks: one success, 1 damage.',
        ),
        both(
          'Tout se prévoit : le bouton radar, sur le vaisseau, montre ce que chaque Alien fera.',
          'All of it can be foreseen: the radar button on the ship shows what each Alien will do.',
        ),
      ],
      Figure: Aliens,
      caption: both(
        'Le Chef a le jeton 1, le Docteur le 2, à la même distance : le Saucerman attaque le Docteur.',
        'The Chief has token 1, the Doctor 2, at the same distance: the Saucerman attacks the Doctor.',
      ),
      rules: ['SCA-ALIEN-01', 'SCA-AMOVE-01', 'SCA-AMOVE-05', 'SCA-AATK-01', 'SCA-CLEAN-01'],
      lesson: 'first-contact',
    },
  ],
};
