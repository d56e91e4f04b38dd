/** Everybody the game plays besides the Purge (CS-NPC, CS-CIV, CS-GCO, CS-SEC, CS-GAN): profiles, and their charts as data. */
import type { ChanceIcon, SecurityFace } from './dice.ts';
import type { Icon } from './icons.ts';
import type { Profile, Rank } from './purge.ts';
import type { Sourced } from './source.ts';

/** In the order of the NPC Phase (CS-NPC-01). */
export const CATEGORIES = ['corps', 'security', 'gangers', 'civilians'] as const;
export type Category = (typeof CATEGORIES)[number];
export const CIVILIANS = ['kaori', 'butler', 'ganeek', 'treva-jole', 'ooma'] as const;
export type CivilianId = (typeof CIVILIANS)[number];
export const CORPS = ['guard', 'juggernaut', 'director'] as const;
export type CorpsId = (typeof CORPS)[number];
export const GANGERS = ['hobb', 'milly', 'razor', 'chunk', 'evangeline', 'zed'] as const;
export type GangerId = (typeof GANGERS)[number];
export const NPCS = [...CIVILIANS, ...CORPS, 'warden', ...GANGERS] as const;
export type NpcId = (typeof NPCS)[number];

export type NpcProfile = Profile & { readonly persuasion: number };
export type NpcData = Sourced & {
  readonly category: Category;
  readonly rank: Rank;
  /** Figures in the box. */
  readonly supply: number;
  /** Gangers of one icon are of one gang (CS-GEN-09). */
  readonly gang: 'zed' | null;
  readonly standard: NpcProfile;
  /** Elite of the Corps (CS-GCO-01), Specialist of Security (CS-SEC-14). */
  readonly hard: NpcProfile | null;
};
const profile = (
  actions: number,
  close: number,
  ranged: number,
  armour: number,
  persuasion: number,
  ...icons: readonly Icon[]
): NpcProfile => ({ actions, close, ranged, armour, persuasion, icons });
const MASSIVE: Icon = { icon: 'massive', value: 1 };
const civilian = (standard: NpcProfile, but?: Sourced['but']): NpcData => ({
  category: 'civilians',
  rank: 1,
  supply: 1,
  gang: null,
  standard,
  hard: null,
  source: 'ours',
  ...(but ? { but } : {}),
});
const ganger = (rank: Rank, standard: NpcProfile): NpcData => ({
  category: 'gangers',
  rank,
  supply: 1,
  gang: 'zed',
  standard,
  hard: null,
  source: 'ours',
});

export const NPC: Readonly<Record<NpcId, NpcData>> = {
  kaori: civilian(profile(2, 1, 1, 0, 2), { persuasion: 'rulebook' }),
  butler: civilian(profile(2, 1, 1, 0, 1)),
  ganeek: civilian(profile(2, 1, 1, 0, 2)),
  'treva-jole': civilian(profile(2, 2, 1, 0, 1)),
  ooma: civilian(profile(2, 1, 2, 0, 3)),
  guard: {
    category: 'corps',
    rank: 1,
    supply: 3,
    gang: null,
    standard: profile(2, 1, 2, 1, 2),
    hard: profile(2, 2, 3, 1, 3),
    source: 'ours',
    but: { actions: 'rulebook' },
  },
  juggernaut: {
    category: 'corps',
    rank: 2,
    supply: 1,
    gang: null,
    standard: profile(2, 3, 2, 2, 3, MASSIVE),
    hard: profile(2, 4, 3, 2, 4, MASSIVE),
    source: 'ours',
  },
  director: {
    category: 'corps',
    rank: 3,
    supply: 1,
    gang: null,
    standard: profile(2, 2, 3, 1, 4),
    hard: profile(3, 2, 4, 2, 4),
    source: 'ours',
  },
  warden: {
    category: 'security',
    rank: 1,
    supply: 3,
    gang: null,
    standard: profile(2, 1, 2, 1, 2),
    hard: profile(2, 2, 2, 1, 3),
    source: 'ours',
    but: { actions: 'rulebook' },
  },
  hobb: ganger(1, profile(2, 1, 2, 0, 2)),
  milly: ganger(1, profile(2, 2, 1, 0, 2)),
  razor: ganger(1, profile(2, 2, 1, 0, 1, { icon: 'first-strike' })),
  chunk: ganger(2, profile(2, 4, 0, 1, 3, MASSIVE)),
  evangeline: ganger(2, profile(2, 3, 2, 1, 3)),
  zed: ganger(3, profile(2, 2, 3, 1, 4)),
};
/** CS-RULING-174: the Civilian side of a profile that has no line above; its Unarmed value and its size are printed. */
export const OTHER_CIVILIAN: NpcProfile = profile(2, 1, 1, 0, 2);
/** CS-RULING-142: Civilians on the board at once; with the extra-Civilians option all five. */
export const MOST_CIVILIANS = { usual: 3, extra: 5 } as const;

/** Whom each category turns against, first things first; those of one line are alike, the nearer counts. */
export const PRIORITIES = {
  civilians: [['purge'], ['ganger', 'trader']],
  corps: [['purge'], ['ganger', 'trader']],
  security: [['purge'], ['ganger', 'trader']],
  gangers: [['purge'], ['corps'], ['security'], ['trader'], ['rival-ganger'], ['civilian']],
} as const satisfies Readonly<Record<Category, readonly (readonly Prey[])[]>>;
export type Prey = 'purge' | 'corps' | 'security' | 'trader' | 'ganger' | 'rival-ganger' | 'civilian';

/** The NPC action chart (CS-NAC, CS-RULING-05), asked anew for every action: the first line that holds. */
export const ACTION_CHART = [
  { rule: 'CS-NAC-01', when: 'engaged-with-target', does: 'close' },
  { rule: 'CS-NAC-02', when: 'target-out-of-sight-or-range', does: 'move' },
  { rule: 'CS-NAC-03', when: 'no-ranged-value', does: 'move' },
  { rule: 'CS-NAC-04', when: 'ranged-above-close', does: 'shoot' },
  { rule: 'CS-NAC-05', when: 'can-reach-and-attack', does: 'move' },
  { rule: 'CS-NAC-06', when: 'has-moved', does: 'shoot' },
  { rule: 'CS-NAC-07', when: 'otherwise', does: 'move' },
] as const;
export type ChartLine = (typeof ACTION_CHART)[number];
export type ChartCondition = ChartLine['when'];
export type ChartAction = ChartLine['does'];
export type ChartRule = ChartLine['rule'];

/** What a Civilian does (CS-CIV): what the icon says if its condition holds, otherwise the other thing. */
export type CivilianAct =
  | 'move-along-arrow'
  | 'attack-then-panic'
  | 'move-into-cover'
  | 'stay'
  | 'join-nearest'
  | 'move-and-trade'
  | 'become-live-one'
  | 'nothing';
export type CivilianCondition =
  | 'always'
  | 'target-in-sight'
  | 'in-cover-already'
  | 'cover-in-reach'
  | 'trader-near-in-sight'
  | 'free-trader-in-sight'
  | 'live-one-may-come';
type CivilianLine = { readonly rule: string; readonly when: CivilianCondition; readonly does: CivilianAct };
export const CIVILIAN_CHART: Readonly<Record<ChanceIcon, readonly CivilianLine[]>> = {
  move: [{ rule: 'CS-CIV-02', when: 'always', does: 'move-along-arrow' }],
  attack: [
    { rule: 'CS-CIV-03', when: 'target-in-sight', does: 'attack-then-panic' },
    { rule: 'CS-CIV-04', when: 'always', does: 'move-along-arrow' },
  ],
  hide: [
    { rule: 'CS-CIV-05', when: 'in-cover-already', does: 'stay' },
    { rule: 'CS-CIV-05', when: 'cover-in-reach', does: 'move-into-cover' },
    { rule: 'CS-CIV-06', when: 'always', does: 'move-along-arrow' },
  ],
  join: [
    { rule: 'CS-CIV-07', when: 'trader-near-in-sight', does: 'join-nearest' },
    { rule: 'CS-CIV-08', when: 'always', does: 'move-along-arrow' },
  ],
  trade: [
    { rule: 'CS-CIV-09', when: 'free-trader-in-sight', does: 'move-and-trade' },
    { rule: 'CS-CIV-11', when: 'always', does: 'move-along-arrow' },
  ],
  'live-one': [
    { rule: 'CS-CIV-12', when: 'live-one-may-come', does: 'become-live-one' },
    { rule: 'CS-CIV-13', when: 'always', does: 'nothing' },
  ],
};

/** What a Warden does first (CS-SEC-01 to 03, CS-SEC-13): the first line that holds. */
export const WARDEN_STEPS = [
  { rule: 'CS-SEC-13', when: 'on-alert', does: 'attack' },
  { rule: 'CS-SEC-01', when: 'purge-near-in-sight', does: 'attack-purge' },
  { rule: 'CS-SEC-02', when: 'corps-in-medium-range-in-sight', does: 'commandeered' },
  { rule: 'CS-SEC-03', when: 'always', does: 'roll' },
] as const;
export type WardenCondition = (typeof WARDEN_STEPS)[number]['when'];
export type WardenStep = (typeof WARDEN_STEPS)[number]['does'];
/** And what the Security die makes it do. */
export type WardenAct = 'search' | 'question' | 'call-backup' | 'attack' | 'move-along-arrow' | 'run-along-arrow';
type WardenLine = { readonly rule: string; readonly when: 'always' | 'somebody-to-ask-in-sight'; readonly does: WardenAct };
export const SECURITY_CHART: Readonly<Record<SecurityFace, readonly WardenLine[]>> = {
  search: [
    { rule: 'CS-SEC-04', when: 'somebody-to-ask-in-sight', does: 'search' },
    { rule: 'CS-SEC-11', when: 'always', does: 'move-along-arrow' },
  ],
  move: [{ rule: 'CS-SEC-05', when: 'always', does: 'move-along-arrow' }],
  question: [
    { rule: 'CS-SEC-06', when: 'somebody-to-ask-in-sight', does: 'question' },
    { rule: 'CS-SEC-11', when: 'always', does: 'move-along-arrow' },
  ],
  backup: [{ rule: 'CS-SEC-07', when: 'always', does: 'call-backup' }],
  attack: [{ rule: 'CS-SEC-09', when: 'always', does: 'attack' }],
  run: [{ rule: 'CS-SEC-10', when: 'always', does: 'run-along-arrow' }],
};
