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
} from './content/names.ts';
import type { Cell, FigureId, Outcome } from './state.ts';

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

/** The journal. `is` names the note; every word a sentence needs is inside, so that it reads without a view. */
export type Note =
  // ---------------------------------------------------------------- setup
  | { readonly is: 'opening'; readonly scenario: ScenarioId; readonly mode: Mode; readonly rocketeers: number }
  | { readonly is: 'crew'; readonly seat: number; readonly role: Role }
  | { readonly is: 'docked'; readonly seat: number; readonly q: number; readonly r: number }
  | { readonly is: 'kit'; readonly role: Role; readonly items: readonly ItemKind[] }
  | { readonly is: 'stowed'; readonly role: Role; readonly kept: ItemKind | '' }
  | { readonly is: 'arrow'; readonly role: Role; readonly direction: number }
  // ---------------------------------------------------------------- turn structure
  | { readonly is: 'game-turn'; readonly turn: number }
  | { readonly is: 'proposal'; readonly seat: number; readonly role: Role }
  | {
      readonly is: 'order';
      readonly role: Role;
      readonly token: number;
      readonly how: 'claim' | 'last' | 'time-out' | 'lowest-hp' | 'distortion';
    }
  | { readonly is: 'turn-begins'; readonly role: Role }
  | { readonly is: 'turn-ends'; readonly role: Role }
  | { readonly is: 'alien-turn'; readonly turn: number }
  | { readonly is: 'alien-step'; readonly type: AlienType; readonly figures: number }
  | { readonly is: 'cleanup'; readonly turn: number }
  | { readonly is: 'red-alert' }
  | { readonly is: 'end'; readonly outcome: Exclude<Outcome, ''>; readonly role: Role | '' }
  // ---------------------------------------------------------------- scan
  | {
      readonly is: 'scan';
      readonly role: Role;
      readonly spot: Spot;
      readonly hatches: readonly number[];
      readonly vent: boolean;
      readonly by: 'nearest' | 'scanner';
    }
  | { readonly is: 'marker'; readonly spot: Spot; readonly decoy: boolean }
  | {
      readonly is: 'alien-token';
      readonly spot: Spot;
      readonly token: number;
      readonly aliens: readonly AlienType[];
      readonly skipped: AlienType | '';
      readonly source: 'tile' | 'alert' | 'red-alert';
    }
  | {
      readonly is: 'alert';
      readonly spot: Spot;
      readonly calls: boolean;
      readonly silenced: boolean;
      readonly source: 'tile' | 'red-alert' | 'scenario';
    }
  | {
      readonly is: 'placed';
      readonly type: AlienType;
      readonly id: FigureId;
      readonly spot: Spot;
      readonly why: 'token' | 'vent' | 'muster' | 'scenario' | 'commodore' | 'spawn' | 'eggs';
    }
  | { readonly is: 'not-placed'; readonly type: AlienType }
  | { readonly is: 'bug-recycled'; readonly id: FigureId; readonly from: Spot; readonly to: Spot }
  | { readonly is: 'found'; readonly spot: Spot; readonly find: FindKind }
  | { readonly is: 'locker'; readonly spot: Spot; readonly role: Role }
  | { readonly is: 'event'; readonly event: EventKind; readonly ignored: boolean }
  | { readonly is: 'grown'; readonly foes: readonly Who[] }
  // ---------------------------------------------------------------- sheets
  | {
      readonly is: 'hp';
      readonly role: Role;
      readonly by: number;
      readonly hp: number;
      readonly why: 'heal' | 'sawbones' | 'food-pills' | 'space-rations' | 'nurse' | 'cosmic-radiation' | 'accelerator-hypo' | DamageCause;
    }
  | {
      readonly is: 'o2';
      readonly role: Role;
      readonly by: number;
      readonly o2: number;
      readonly why: 'panic' | 'action' | 'oxygen-tank' | 'thrall-oxygen-tank' | 'chemist' | 'bus-driver' | 'trade';
    }
  | { readonly is: 'protected'; readonly role: Role; readonly item: ItemKind; readonly from: 'panic' | 'mind-control' | DamageCause }
  | { readonly is: 'spared'; readonly role: Role; readonly from: 'panic' | 'mind-control' }
  | { readonly is: 'mind-control'; readonly role: Role; readonly token: 'standard' | 'restricted' }
  | { readonly is: 'grappled'; readonly role: Role; readonly by: FigureId }
  | { readonly is: 'grip-broken'; readonly role: Role }
  | { readonly is: 'pinned'; readonly role: Role }
  | {
      readonly is: 'component';
      readonly role: Role;
      readonly component: Component;
      readonly by: number;
      readonly why: 'subdue' | 'weapon' | 'replicator' | 'smuggler' | 'pick-up' | 'assembly' | 'recharge' | 'trade';
    }
  // ---------------------------------------------------------------- actions
  | { readonly is: 'move'; readonly role: Role; readonly from: Spot; readonly to: Spot; readonly means: MoveMeans; readonly pay: Payment }
  | {
      readonly is: 'hatch';
      readonly role: Role;
      readonly between: readonly [Spot, Spot];
      readonly to: EdgeState;
      readonly means: 'action' | 'override' | ItemKind;
      readonly pay: Payment;
    }
  | {
      readonly is: 'pick-up';
      readonly role: Role;
      readonly thing: Thing;
      readonly spot: Spot;
      readonly by: 'hand' | 'space-monkey' | 'boy';
    }
  | { readonly is: 'drop'; readonly role: Role; readonly item: ItemKind; readonly spot: Spot }
  | { readonly is: 'trade'; readonly from: Role; readonly to: Role; readonly thing: Thing; readonly taken: boolean }
  | { readonly is: 'refused'; readonly role: Role; readonly what: 'trade' | 'move' | 'teleport' }
  | { readonly is: 'use'; readonly role: Role; readonly item: ItemKind; readonly charges: number }
  | { readonly is: 'discard'; readonly role: Role; readonly item: ItemKind; readonly why: 'single-use' | 'broken' | 'inspiration' }
  | { readonly is: 'recharge'; readonly role: Role; readonly item: ItemKind; readonly charges: number }
  | { readonly is: 'talent'; readonly role: Role; readonly option: OverkillOption; readonly pay: Payment }
  | {
      readonly is: 'declare';
      readonly role: Role;
      readonly kind: RollKind;
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
  | { readonly is: 'boost'; readonly role: Role; readonly item: ItemKind; readonly dice: number; readonly successes: number }
  | {
      readonly is: 'roll';
      readonly role: Role;
      readonly kind: RollKind;
      readonly faces: readonly number[];
      readonly successes: number;
      readonly inverted: boolean;
    }
  | {
      readonly is: 'reroll';
      readonly role: Role;
      readonly item: ItemKind;
      readonly before: readonly number[];
      readonly faces: readonly number[];
      readonly successes: number;
      readonly inverted: boolean;
    }
  | { readonly is: 'result'; readonly role: Role; readonly kind: RollKind; readonly successes: number; readonly overkills: number }
  | {
      readonly is: 'overkill';
      readonly role: Role;
      readonly option: OverkillOption;
      readonly left: number;
      readonly target: Who | null;
      readonly helped: Role | '';
    }
  | { readonly is: 'lost-overkills'; readonly role: Role; readonly count: number }
  | { readonly is: 'analyzed'; readonly role: Role; readonly item: ItemKind; readonly charges: number }
  | { readonly is: 'subdued'; readonly role: Role; readonly foe: Who }
  | { readonly is: 'rescued'; readonly role: Role; readonly item: ItemKind }
  | {
      readonly is: 'scenario-act';
      readonly role: Role;
      readonly act: ScenarioAct;
      readonly spot: Spot;
      readonly progress: number;
      readonly goal: number;
      readonly done: boolean;
    }
  | { readonly is: 'command'; readonly from: Role; readonly to: Role }
  | { readonly is: 'flag'; readonly role: Role; readonly crew: readonly Role[] }
  | { readonly is: 'flag-forfeit'; readonly role: Role }
  | { readonly is: 'concede'; readonly seat: number; readonly agrees: boolean }
  // ---------------------------------------------------------------- what happens to Aliens
  | {
      readonly is: 'wound';
      readonly foe: Who;
      readonly hp: number;
      readonly by: Role;
      readonly with: WeaponKind | OverkillOption | 'cowboy';
    }
  | { readonly is: 'killed'; readonly foe: Who; readonly by: Role | ''; readonly with: WeaponKind | OverkillOption | ItemKind }
  | { readonly is: 'unharmed'; readonly foe: Who }
  | { readonly is: 'stunned'; readonly foe: Who; readonly with: OverkillOption | ItemKind }
  | { readonly is: 'staggered'; readonly foe: Who; readonly dice: number }
  | { readonly is: 'pushed'; readonly foe: Who; readonly from: Spot; readonly means: PushMeans }
  | { readonly is: 'mine'; readonly spot: Spot; readonly role: Role | ''; readonly laid: boolean; readonly killed: Who | null }
  | { readonly is: 'object-moved'; readonly thing: Thing; readonly from: Spot; readonly to: Spot; readonly means: ItemKind }
  // ---------------------------------------------------------------- the Alien Turn, step by step with its reasons
  | { readonly is: 'alien-target'; readonly foe: Who; readonly role: Role; readonly distance: number; readonly why: TargetReason }
  | {
      readonly is: 'alien-moves';
      readonly foe: Who;
      readonly from: Spot;
      readonly toward: Role;
      readonly why: StepReason;
      readonly carrying: readonly FigureId[];
    }
  | { readonly is: 'alien-stays'; readonly foe: Who; readonly why: StayReason }
  | {
      readonly is: 'alien-attacks';
      readonly foe: Who;
      readonly role: Role;
      readonly range: number;
      readonly dice: number;
      readonly why: TargetReason;
    }
  | { readonly is: 'alien-rolls'; readonly foe: Who; readonly role: Role; readonly faces: readonly number[]; readonly successes: number }
  | { readonly is: 'alien-overkill'; readonly foe: Who; readonly role: Role; readonly effect: OverkillEffect }
  | { readonly is: 'alien-holds'; readonly foe: Who; readonly why: NoAttackReason }
  | { readonly is: 'brain-broadcast'; readonly foe: Who; readonly roles: readonly Role[]; readonly range: number }
  | { readonly is: 'entry-panic'; readonly foe: Who; readonly roles: readonly Role[] }
  | {
      readonly is: 'terror';
      readonly victim: Role | Who;
      readonly face: number;
      readonly direction: number;
      readonly result: 'moved' | 'damage' | 'choice' | 'nothing';
    }
  | { readonly is: 'invisible'; readonly role: Role }
  /** Two groups of Bugs meet (SCA-RULING-78): sizes and places before, meeting place, energy left. */
  | { readonly is: 'bugs-merge'; readonly from: readonly [Spot, Spot]; readonly to: Spot; readonly size: number; readonly energy: number }
  | { readonly is: 'bugs-approach'; readonly from: Spot; readonly to: Spot; readonly path: readonly Spot[]; readonly size: number }
  | {
      readonly is: 'bugs-move';
      readonly from: Spot;
      readonly to: Spot;
      readonly toward: Role;
      readonly size: number;
      readonly energy: number;
      readonly why: StepReason;
    }
  | { readonly is: 'bugs-attack'; readonly spot: Spot; readonly role: Role; readonly dice: number; readonly why: TargetReason }
  | { readonly is: 'bug-rolls'; readonly role: Role; readonly faces: readonly number[]; readonly hits: number }
  // ---------------------------------------------------------------- scenarios
  | { readonly is: 'scenario-tile'; readonly spot: Spot; readonly boxed: boolean }
  | { readonly is: 'boss'; readonly type: BossType; readonly spot: Spot; readonly hp: number }
  | { readonly is: 'marker-removed'; readonly spot: Spot; readonly left: number; readonly by: ScenarioAct | 'flame-gun' }
  | { readonly is: 'freed'; readonly count: number; readonly goal: number }
  | { readonly is: 'drive-down' }
  | { readonly is: 'alarm-silent' }
  | { readonly is: 'countdown'; readonly left: number };
