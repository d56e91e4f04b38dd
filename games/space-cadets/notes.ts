import type {
  AlienType,
  BossType,
  Component,
  EdgeState,
  EventKind,
  FindKind,
  FoeType,
  ItemKind,
  Mode,
  OverkillEffect,
  OverkillOption,
  Payment,
  Role,
  RollKind,
  ScenarioAct,
  ScenarioId,
  WeaponKind,
} from './content/index.ts';
import type { Cell, FigureId, Outcome } from './state.ts';
import type { Aim } from './topics.ts';

/** A place as a sentence needs it: the cell and its tile number (0: face down). */
export type Spot = readonly [cell: Cell, tile: number];
/** A figure (or the boss, id 0) as a sentence needs it. */
export type Who = { readonly id: FigureId; readonly type: FoeType; readonly spot: Spot };

/** Why an Alien chose this Rocketeer (SCA-AMOVE-04/05, SCA-RULING-71). */
export type TargetReason = 'only' | 'nearest' | 'order-token' | 'firecrackers';
/** Why an Alien chose this next tile (SCA-AMOVE-06..08). */
export type StepReason = 'only' | 'face-up' | 'lowest-number' | 'random';
/** Why an Alien did not move (SCA-AMOVE-02, -14, SCA-BRAIN-01 …). */
export type StayReason = 'in-position' | 'no-path' | 'immobile' | 'carried' | 'stunned' | 'attacks-instead';
export type NoAttackReason = 'no-target' | 'moved' | 'no-dice' | 'surprise' | 'movement-only';
export type DamageCause = 'attack' | 'terror' | 'bug' | 'boss';
export type MoveMeans =
  | 'action'
  | 'move-out'
  | 'hit-and-run'
  | 'traffic-cop'
  | 'terror'
  | 'teleporter'
  | 'gravitational-wave-generator'
  | 'sonic-repulsor';
export type PushMeans = 'dislodge' | 'power-of-love' | 'terror' | 'gravitational-wave-generator' | 'sonic-repulsor' | 'carried';
/** A thing that changes hands, lies about or is pulled. */
export type Thing =
  | { readonly kind: 'item'; readonly item: ItemKind }
  | { readonly kind: 'find'; readonly find: FindKind }
  | { readonly kind: 'locker'; readonly role: Role }
  | { readonly kind: 'mine' }
  | { readonly kind: 'component'; readonly component: Component }
  | { readonly kind: 'o2' };

/** The journal: what has happened. Every word a sentence needs is inside, so that it reads without a view. */
export type PublicNote =
  // ---------------------------------------------------------------- setup
  | { readonly kind: 'opening'; readonly scenario: ScenarioId; readonly mode: Mode; readonly rocketeers: number }
  | { readonly kind: 'crew'; readonly seat: number; readonly role: Role }
  | { readonly kind: 'docked'; readonly seat: number; readonly q: number; readonly r: number }
  | { readonly kind: 'kit'; readonly role: Role; readonly items: readonly ItemKind[] }
  | { readonly kind: 'stowed'; readonly role: Role; readonly kept: ItemKind | '' }
  | { readonly kind: 'arrow'; readonly role: Role; readonly direction: number }
  // ---------------------------------------------------------------- turn structure
  | { readonly kind: 'game-turn'; readonly turn: number }
  | { readonly kind: 'proposal'; readonly seat: number; readonly role: Role }
  | { readonly kind: 'marked'; readonly seat: number; readonly spot: Spot }
  | { readonly kind: 'intent'; readonly seat: number; readonly role: Role; readonly spot: Spot; readonly aim: Aim }
  | {
      readonly kind: 'order';
      readonly role: Role;
      readonly token: number;
      readonly how: 'claim' | 'last' | 'time-out' | 'lowest-hp' | 'distortion';
    }
  | { readonly kind: 'turn-begun'; readonly role: Role }
  | { readonly kind: 'turn-ended'; readonly role: Role }
  | { readonly kind: 'alien-turn'; readonly turn: number }
  | { readonly kind: 'alien-step'; readonly type: AlienType; readonly figures: number }
  | { readonly kind: 'cleanup'; readonly turn: number }
  | { readonly kind: 'red-alert' }
  | { readonly kind: 'end'; readonly outcome: Exclude<Outcome, ''>; readonly role: Role | '' }
  // ---------------------------------------------------------------- scan
  | {
      readonly kind: 'scan';
      readonly role: Role;
      readonly spot: Spot;
      readonly hatches: readonly number[];
      readonly vent: boolean;
      readonly by: 'nearest' | 'scanner';
    }
  | { readonly kind: 'marker'; readonly spot: Spot; readonly decoy: boolean }
  | {
      readonly kind: 'alien-token';
      readonly spot: Spot;
      readonly token: number;
      readonly aliens: readonly AlienType[];
      readonly skipped: AlienType | '';
      readonly source: 'tile' | 'alert' | 'red-alert';
    }
  | {
      readonly kind: 'alert';
      readonly spot: Spot;
      readonly calls: boolean;
      readonly silenced: boolean;
      readonly source: 'tile' | 'red-alert' | 'scenario';
    }
  | {
      readonly kind: 'placed';
      readonly type: AlienType;
      readonly id: FigureId;
      readonly spot: Spot;
      readonly why: 'token' | 'vent' | 'muster' | 'scenario' | 'commodore' | 'spawn' | 'eggs';
    }
  | { readonly kind: 'not-placed'; readonly type: AlienType }
  | { readonly kind: 'bug-recycled'; readonly id: FigureId; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'found'; readonly spot: Spot; readonly find: FindKind }
  | { readonly kind: 'locker'; readonly spot: Spot; readonly role: Role }
  | { readonly kind: 'event'; readonly event: EventKind; readonly ignored: boolean }
  | { readonly kind: 'grown'; readonly foes: readonly Who[] }
  // ---------------------------------------------------------------- sheets
  | {
      readonly kind: 'hp';
      readonly role: Role;
      readonly by: number;
      readonly hp: number;
      readonly why: 'heal' | 'sawbones' | 'food-pills' | 'space-rations' | 'nurse' | 'cosmic-radiation' | 'accelerator-hypo' | DamageCause;
    }
  | {
      readonly kind: 'o2';
      readonly role: Role;
      readonly by: number;
      readonly o2: number;
      readonly why: 'panic' | 'action' | 'oxygen-tank' | 'thrall-oxygen-tank' | 'chemist' | 'bus-driver' | 'trade';
    }
  | { readonly kind: 'protected'; readonly role: Role; readonly item: ItemKind; readonly from: 'panic' | 'mind-control' | DamageCause }
  | { readonly kind: 'spared'; readonly role: Role; readonly from: 'panic' | 'mind-control' }
  | { readonly kind: 'mind-control'; readonly role: Role; readonly token: 'standard' | 'restricted' }
  | { readonly kind: 'grappled'; readonly role: Role; readonly by: FigureId }
  | { readonly kind: 'grip-broken'; readonly role: Role }
  | { readonly kind: 'pinned'; readonly role: Role }
  | {
      readonly kind: 'component';
      readonly role: Role;
      readonly component: Component;
      readonly by: number;
      readonly why: 'subdue' | 'weapon' | 'replicator' | 'smuggler' | 'pick-up' | 'assembly' | 'recharge' | 'trade';
    }
  // ---------------------------------------------------------------- actions
  | {
      readonly kind: 'moved';
      readonly role: Role;
      readonly from: Spot;
      readonly to: Spot;
      readonly means: MoveMeans;
      readonly pay: Payment;
    }
  | {
      readonly kind: 'hatch';
      readonly role: Role;
      readonly between: readonly [Spot, Spot];
      readonly to: EdgeState;
      readonly means: 'action' | 'override' | ItemKind;
      readonly pay: Payment;
    }
  | {
      readonly kind: 'picked-up';
      readonly role: Role;
      readonly thing: Thing;
      readonly spot: Spot;
      readonly by: 'hand' | 'space-monkey' | 'boy';
    }
  | { readonly kind: 'dropped'; readonly role: Role; readonly item: ItemKind; readonly spot: Spot }
  | { readonly kind: 'traded'; readonly from: Role; readonly to: Role; readonly thing: Thing; readonly taken: boolean }
  | { readonly kind: 'refused'; readonly role: Role; readonly what: 'trade' | 'move' | 'teleport' }
  | { readonly kind: 'used'; readonly role: Role; readonly item: ItemKind; readonly charges: number }
  | { readonly kind: 'discarded'; readonly role: Role; readonly item: ItemKind; readonly why: 'single-use' | 'broken' | 'inspiration' }
  | { readonly kind: 'recharged'; readonly role: Role; readonly item: ItemKind; readonly charges: number }
  | { readonly kind: 'talent'; readonly role: Role; readonly option: OverkillOption; readonly pay: Payment }
  | {
      readonly kind: 'declared';
      readonly role: Role;
      readonly roll: RollKind;
      readonly pay: Payment;
      readonly weapon: WeaponKind | '';
      readonly item: ItemKind | '';
      readonly target: Who | null;
      readonly patient: Role | '';
      readonly act: ScenarioAct | '';
      readonly spot: Spot;
      readonly range: number;
      readonly dice: number;
    }
  | { readonly kind: 'boost'; readonly role: Role; readonly item: ItemKind; readonly dice: number; readonly successes: number }
  | {
      readonly kind: 'roll';
      readonly role: Role;
      readonly roll: RollKind;
      readonly faces: readonly number[];
      readonly successes: number;
      readonly inverted: boolean;
    }
  | {
      readonly kind: 'reroll';
      readonly role: Role;
      readonly item: ItemKind;
      readonly before: readonly number[];
      readonly faces: readonly number[];
      readonly successes: number;
      readonly inverted: boolean;
    }
  | { readonly kind: 'result'; readonly role: Role; readonly roll: RollKind; readonly successes: number; readonly overkills: number }
  | {
      readonly kind: 'overkill';
      readonly role: Role;
      readonly option: OverkillOption;
      readonly left: number;
      readonly target: Who | null;
      readonly helped: Role | '';
    }
  | { readonly kind: 'lost-overkills'; readonly role: Role; readonly count: number }
  | { readonly kind: 'analyzed'; readonly role: Role; readonly item: ItemKind; readonly charges: number }
  | { readonly kind: 'subdued'; readonly role: Role; readonly foe: Who }
  | { readonly kind: 'rescued'; readonly role: Role; readonly item: ItemKind }
  | {
      readonly kind: 'scenario-act';
      readonly role: Role;
      readonly act: ScenarioAct;
      readonly spot: Spot;
      readonly progress: number;
      readonly goal: number;
      readonly done: boolean;
    }
  | { readonly kind: 'command'; readonly from: Role; readonly to: Role }
  | { readonly kind: 'flag'; readonly role: Role; readonly crew: readonly Role[] }
  | { readonly kind: 'flag-forfeit'; readonly role: Role }
  | { readonly kind: 'concede'; readonly seat: number; readonly agrees: boolean }
  // ---------------------------------------------------------------- what happens to Aliens
  | {
      readonly kind: 'wound';
      readonly foe: Who;
      readonly hp: number;
      readonly by: Role;
      readonly with: WeaponKind | OverkillOption | 'cowboy';
    }
  | { readonly kind: 'killed'; readonly foe: Who; readonly by: Role | ''; readonly with: WeaponKind | OverkillOption | ItemKind }
  | { readonly kind: 'unharmed'; readonly foe: Who }
  | { readonly kind: 'stunned'; readonly foe: Who; readonly with: OverkillOption | ItemKind }
  | { readonly kind: 'staggered'; readonly foe: Who; readonly dice: number }
  | { readonly kind: 'pushed'; readonly foe: Who; readonly from: Spot; readonly means: PushMeans }
  | { readonly kind: 'mine'; readonly spot: Spot; readonly role: Role | ''; readonly laid: boolean; readonly killed: Who | null }
  | { readonly kind: 'object-moved'; readonly thing: Thing; readonly from: Spot; readonly to: Spot; readonly means: ItemKind }
  // ---------------------------------------------------------------- the Alien Turn, step by step with its reasons
  | { readonly kind: 'alien-target'; readonly foe: Who; readonly role: Role; readonly distance: number; readonly why: TargetReason }
  | {
      readonly kind: 'alien-moved';
      readonly foe: Who;
      readonly from: Spot;
      readonly toward: Role;
      readonly why: StepReason;
      readonly carrying: readonly FigureId[];
    }
  | { readonly kind: 'alien-stayed'; readonly foe: Who; readonly why: StayReason }
  | {
      readonly kind: 'alien-attacked';
      readonly foe: Who;
      readonly role: Role;
      readonly range: number;
      readonly dice: number;
      readonly why: TargetReason;
    }
  | { readonly kind: 'alien-rolled'; readonly foe: Who; readonly role: Role; readonly faces: readonly number[]; readonly successes: number }
  | { readonly kind: 'alien-overkill'; readonly foe: Who; readonly role: Role; readonly effect: OverkillEffect }
  | { readonly kind: 'alien-held'; readonly foe: Who; readonly why: NoAttackReason }
  | { readonly kind: 'brain-broadcast'; readonly foe: Who; readonly roles: readonly Role[]; readonly range: number }
  | { readonly kind: 'entry-panic'; readonly foe: Who; readonly roles: readonly Role[] }
  | {
      readonly kind: 'terror';
      readonly victim: Role | Who;
      readonly face: number;
      readonly direction: number;
      readonly result: 'moved' | 'damage' | 'choice' | 'nothing';
    }
  | { readonly kind: 'invisible'; readonly role: Role }
  /** Two groups of Bugs meet (SCA-RULING-78): sizes and places before, meeting place, energy left. */
  | {
      readonly kind: 'bugs-merged';
      readonly from: readonly [Spot, Spot];
      readonly to: Spot;
      readonly size: number;
      readonly energy: number;
    }
  | { readonly kind: 'bugs-approached'; readonly from: Spot; readonly to: Spot; readonly path: readonly Spot[]; readonly size: number }
  | {
      readonly kind: 'bugs-moved';
      readonly from: Spot;
      readonly to: Spot;
      readonly toward: Role;
      readonly size: number;
      readonly energy: number;
      readonly why: StepReason;
    }
  | { readonly kind: 'bugs-attacked'; readonly spot: Spot; readonly role: Role; readonly dice: number; readonly why: TargetReason }
  | { readonly kind: 'bugs-rolled'; readonly role: Role; readonly faces: readonly number[]; readonly hits: number }
  // ---------------------------------------------------------------- scenarios
  | { readonly kind: 'scenario-tile'; readonly spot: Spot; readonly boxed: boolean }
  | { readonly kind: 'boss'; readonly type: BossType; readonly spot: Spot; readonly hp: number }
  | { readonly kind: 'marker-removed'; readonly spot: Spot; readonly left: number; readonly by: ScenarioAct | 'flame-gun' }
  | { readonly kind: 'freed'; readonly count: number; readonly goal: number }
  | { readonly kind: 'drive-down' }
  | { readonly kind: 'alarm-silent' }
  | { readonly kind: 'countdown'; readonly left: number };
/** Nothing is secret between players (SCA-INFO-05): there are no private notes. */
export type Note = PublicNote;
