/** Words that stand on the board and nowhere else. */
import type { Lang } from '@cosmodrome/kit/text';
import type { Range } from '../content/ranges.ts';
import type { Cover, Phase } from '../state.ts';

export interface Labels {
  readonly map: string;
  readonly hostility: string;
  readonly pegs: (n: number, of: number) => string;
  readonly civilian: string;
  readonly purge: string;
  readonly profile: Readonly<Record<'actions' | 'close' | 'ranged' | 'armour', string>>;
  readonly inPlay: (n: number, of: number) => string;
  readonly inches: (units: number) => string;
  readonly places: string;
  readonly crate: (n: number) => string;
  readonly door: (n: number) => string;
  readonly besides: (name: string) => string;
  readonly home: string;
  readonly airlock: (name: string) => string;
  readonly entry: (n: number) => string;
  readonly aboard: string;
  readonly status: Readonly<Record<'to-play' | 'done' | 'engaged' | 'prone' | 'defeated' | 'aboard' | 'home' | 'active', string>>;
  readonly health: (n: number, of: number) => string;
  readonly skill: (n: number, of: number) => string;
  readonly ammo: (n: number, of: number) => string;
  readonly actions: (n: number) => string;
  readonly moved: (units: number) => string;
  readonly inventory: (used: number, of: number) => string;
  readonly armour: string;
  readonly skills: string;
  readonly event: string;
  readonly empty: string;
  readonly range: Readonly<Record<Range, string>>;
  readonly cover: Readonly<Record<Cover, string>>;
  readonly shoot: string;
  readonly rows: Readonly<Record<'range' | 'visible' | 'cover' | 'dice' | 'armour' | 'hurt', string>>;
  readonly fromHere: string;
  readonly after: string;
  readonly notSeen: string;
  readonly beyond: string;
  readonly phases: readonly string[];
  readonly phase: Readonly<Record<Phase, string>>;
  readonly round: (n: number) => string;
  readonly strikes: (names: string) => string;
  readonly loot: string;
  readonly standing: string;
  readonly queue: string;
}
const decimal = (units: number, sign: string): string => (units / 100).toFixed(2).replace('.', sign);
export const LABELS: Readonly<Record<Lang, Labels>> = {
  fr: {
    map: 'Le pont',
    hostility: 'Hostilité',
    pegs: (n, of) => `${n} / ${of} épingles`,
    civilian: 'Civil',
    purge: 'La Purge',
    profile: { actions: 'Actions', close: 'Corps à corps', ranged: 'Tir', armour: 'Protection' },
    inPlay: (n, of) => `${n} / ${of} en jeu`,
    inches: (units) => `${decimal(units, ',')}″`,
    places: 'Lieux à portée de marche',
    crate: (n) => `Caisse ${n}`,
    door: (n) => `Porte ${n}`,
    besides: (name) => `Contre ${name}`,
    home: 'Rentrer à bord',
    airlock: (name) => `Sas ${name}`,
    entry: (n) => `Point d’entrée ${n}`,
    aboard: 'à bord',
    status: {
      'to-play': 'À jouer',
      done: 'Joué',
      engaged: 'Engagé',
      prone: 'À terre',
      defeated: 'Vaincu',
      aboard: 'À bord',
      home: 'Rentré',
      active: 'Agit',
    },
    health: (n, of) => `Santé ${n} sur ${of}`,
    skill: (n, of) => `Compétence ${n} sur ${of}`,
    ammo: (n, of) => `Munitions ${n} sur ${of}`,
    actions: (n) => `Actions ${n}`,
    moved: (units) => `${decimal(units, ',')} / 11″`,
    inventory: (used, of) => `Inventaire ${used} / ${of}`,
    armour: 'Armure',
    skills: 'Compétences',
    event: 'Événement',
    empty: 'vide',
    range: { short: 'courte', medium: 'moyenne', long: 'longue' },
    cover: { none: 'aucun', partial: 'partiel −1', total: 'total' },
    shoot: 'Tir possible',
    rows: { range: 'Portée', visible: 'Visible', cover: 'Couvert', dice: 'Dés', armour: 'Armure', hurt: 'Vaincre' },
    fromHere: 'D’ici',
    after: 'Après',
    notSeen: 'hors de vue',
    beyond: 'hors de portée',
    phases: ['Hostilité', 'Marchands', 'Purge', 'PNJ', 'Évaluation'],
    phase: {
      setup: 'Préparation',
      hostility: 'Hostilité',
      traders: 'Marchands',
      purge: 'Purge',
      npcs: 'PNJ',
      assessment: 'Évaluation',
      over: 'Fin',
    },
    round: (n) => `Round ${n}`,
    strikes: (names) => `attaque d’opportunité : ${names}`,
    loot: 'butin',
    standing: 'debout',
    queue: 'À venir',
  },
  en: {
    map: 'The deck',
    hostility: 'Hostility',
    pegs: (n, of) => `${n} / ${of} pegs`,
    civilian: 'Civilian',
    purge: 'The Purge',
    profile: { actions: 'Actions', close: 'Close', ranged: 'Ranged', armour: 'Protection' },
    inPlay: (n, of) => `${n} / ${of} in play`,
    inches: (units) => `${decimal(units, '.')}″`,
    places: 'Places within walking reach',
    crate: (n) => `Crate ${n}`,
    door: (n) => `Door ${n}`,
    besides: (name) => `Against ${name}`,
    home: 'Go back aboard',
    airlock: (name) => `Airlock ${name}`,
    entry: (n) => `Entry Point ${n}`,
    aboard: 'aboard',
    status: {
      'to-play': 'To play',
      done: 'Done',
      engaged: 'Engaged',
      prone: 'Prone',
      defeated: 'Defeated',
      aboard: 'Aboard',
      home: 'Home',
      active: 'Acts',
    },
    health: (n, of) => `Health ${n} of ${of}`,
    skill: (n, of) => `Skill ${n} of ${of}`,
    ammo: (n, of) => `Ammo ${n} of ${of}`,
    actions: (n) => `Actions ${n}`,
    moved: (units) => `${decimal(units, '.')} / 11″`,
    inventory: (used, of) => `Inventory ${used} / ${of}`,
    armour: 'Armour',
    skills: 'Skills',
    event: 'Event',
    empty: 'empty',
    range: { short: 'short', medium: 'medium', long: 'long' },
    cover: { none: 'none', partial: 'partial −1', total: 'total' },
    shoot: 'Possible shot',
    rows: { range: 'Range', visible: 'Visible', cover: 'Cover', dice: 'Dice', armour: 'Armour', hurt: 'Defeat' },
    fromHere: 'From here',
    after: 'After',
    notSeen: 'out of sight',
    beyond: 'out of range',
    phases: ['Hostility', 'Traders', 'Purge', 'NPCs', 'Assessment'],
    phase: {
      setup: 'Set-up',
      hostility: 'Hostility',
      traders: 'Traders',
      purge: 'Purge',
      npcs: 'NPCs',
      assessment: 'Assessment',
      over: 'End',
    },
    round: (n) => `Round ${n}`,
    strikes: (names) => `opportunity attack: ${names}`,
    loot: 'loot',
    standing: 'standing',
    queue: 'To come',
  },
};
