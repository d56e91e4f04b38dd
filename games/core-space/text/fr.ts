import { type CoreWords, compose } from './compose.ts';
import { because, before, contrast, standing } from './fr/afterwards.ts';
import { answers, questions, waiting } from './fr/asking.ts';
import { flaws } from './fr/flaws.ts';
import { hints } from './fr/hints.ts';
import { notes } from './fr/journal.ts';
import { missions, room, rooms } from './fr/missions.ts';
import { motives } from './fr/motives.ts';
import { names } from './fr/names.ts';
import { notions } from './fr/notions.ts';
import { tells } from './fr/pieces.ts';
import { prints } from './fr/prints.ts';
import { endings, refusals } from './fr/reasons.ts';
import { chapters, rules } from './fr/rules.ts';
import { skills } from './fr/skills.ts';
import { ways } from './fr/ways.ts';

export const fr: CoreWords = compose({
  subtitle: 'Pillez, et sortez',
  pitch:
    'Menez un équipage dans une station pleine de caisses pendant que les machines s’éveillent, et partez avant qu’elles le soient toutes.',
  options: {
    mission: { name: 'Mission', help: 'Où vous allez, et pour quoi.' },
    mode: {
      name: 'Joueurs',
      help: 'Les uns contre les autres, ou tous ensemble dans une trêve durable. Seul, c’est toujours ensemble.',
      values: { versus: 'les uns contre les autres', together: 'ensemble' },
    },
    civilians: { name: 'Civils', help: 'Des gens dans la station : ils échangent, vous rejoignent, ou s’avèrent être autre chose.' },
    reinforcements: { name: 'Renforts', help: 'Deux fois plus de machines, pour quatre équipages ou plus.' },
    corps: { name: 'Corps Galactique', help: 'Gardes, Juggernaut, Directeur : ils tirent, et arrêtent ceux qui tombent.' },
    security: { name: 'Sécurité', help: 'Des Agents fouillent et questionnent, jusqu’à ce qu’on en attaque un.' },
    gangers: { name: 'Gangsters', help: 'Une bande qui se bat avec tout le monde.' },
    gatherers: { name: 'Moissonneurs', help: 'La Mère et ses Araignées peuvent venir.' },
    annihilator: {
      name: 'Annihilateur',
      help: 'La plus grande machine peut venir, avec ou sans son amélioration.',
      values: { absent: 'absent', standard: 'tel quel', upgraded: 'amélioré' },
    },
    track: {
      name: 'Feuille d’Hostilité',
      help: 'La face avancée amène police, bandes et grandes machines, si elles sont de la partie.',
      values: { basic: 'de base', advanced: 'avancée' },
    },
    hard: { name: 'Élite et Spécialistes', help: 'Une police meilleure.' },
    crowd: { name: 'La foule', help: 'Les cinq Civils peuvent être là ensemble.' },
    assistance: { name: 'Assistance', help: 'Trois cartes Événement qu’on garde pour les jouer plus tard.' },
    louder: { name: 'Départ bruyant', help: 'Tant d’épingles d’Hostilité de plus au début.' },
    doors: { name: 'Portes', help: 'Avancé : les portes sont fermées ; on les ouvre, les ferme, les découpe, les pirate.' },
    windows: { name: 'Fenêtres', help: 'Avancé : on ne voit à travers une fenêtre que brisée.' },
    repair: { name: 'Réparer', help: 'Avancé : Techs et Machines réparent choses et Machines.' },
    improvised: { name: 'Armes improvisées', help: 'Avancé : une chaise à portée vaut deux dés.' },
    destroying: { name: 'Détruire', help: 'Avancé : portes et décor peuvent être détruits ; une caisse lâche ce qu’elle contient.' },
    moving: { name: 'Déplacer', help: 'Avancé : on déplace caisses et chaises, on renverse les tables.' },
    climbing: { name: 'Grimper et sauter', help: 'Avancé : sur les caisses, par-dessus les conduits, par les fenêtres, d’étage en étage.' },
    sharing: {
      name: 'Équipages',
      help: 'On peut partager un équipage : chacun joue une part de ses Marchands.',
      values: { alone: 'un chacun', pairs: 'un pour deux', one: 'un pour tous' },
    },
    teams: { name: 'Deux camps', help: 'À partir de trois équipages : un sur deux est de votre camp. Un camp gagne ensemble.' },
    master: { name: 'Meneur de jeu', help: 'La dernière place mène la Purge et les PNJ, et gagne si personne d’autre ne gagne.' },
    lifts: { name: 'Ascenseurs', help: 'Avancé : les ascenseurs d’un plan dessiné s’appellent et se prennent.' },
    expansion: { name: 'Plus d’équipement', help: '17 pions de plus : des grenades de toutes sortes, de gros fusils, un réacteur dorsal.' },
    points: { name: 'Points', help: 'Ce que peut coûter un équipage à soi.' },
    career: { name: 'Expérience', help: 'Carrière de tous les Marchands. 0 : équipages débutants.' },
    purse: { name: 'Bourse', help: 'Ce que chaque Marchand d’un équipage expérimenté peut dépenser, en UA.' },
  },
  bots: {
    raider: 'Pillards',
    prowler: 'Rôdeurs',
    looter: 'Chapardeurs',
    'easy-raider': 'Pillards novices',
    'easy-prowler': 'Rôdeurs novices',
    'easy-looter': 'Chapardeurs novices',
    'strong-raider': 'Pillards aguerris',
    'strong-prowler': 'Rôdeurs aguerris',
    'strong-looter': 'Chapardeurs aguerris',
    absent: 'Pilote automatique',
    random: 'Hasard',
    search: 'Calculateur',
  },
  styles: {
    raider: { name: 'Pillards', line: 'Cherchent le combat, tirent d’abord, et dépouillent qui est tombé.' },
    prowler: { name: 'Rôdeurs', line: 'Restent à couvert, ne tirent guère, et rentrent avant que ça chauffe.' },
    looter: { name: 'Chapardeurs', line: 'Encore une caisse, quoi que dise l’hostilité ; l’argent avant les armes.' },
  },
  phrases: {
    'good-luck': 'Bonne chance là-dedans !',
    'cover-me': 'Couvrez-moi !',
    'truce-anyone': 'Une trêve, quelqu’un ?',
    'go-home': 'Il est temps de rentrer.',
    'mine-first': 'Je l’ai vu d’abord.',
    ouch: 'Aïe !',
    thanks: 'Merci.',
    'well-played': 'Bien joué.',
  },
  questions,
  answers,
  waiting,
  notes,
  names,
  skills,
  ways,
  missions,
  tells,
  rooms,
  room,
  prints,
  notions,
  flaws,
  refusals,
  endings,
  hints,
  because,
  standing,
  contrast,
  motives,
  before,
  chapters,
  rules,
});
