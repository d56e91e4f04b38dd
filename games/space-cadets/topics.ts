import { asking } from '@cosmodrome/kernel';
import type { CardId, Component, EdgeState, Payment, Role } from './content/index.ts';
import type { Cell, Edge, FigureId } from './state.ts';

/**
 * Every question of the game by name, with the type of its answer. Roles and cells are spelled as in the view; figures by
 * id (0 is the boss), cards by id, edges by index into `view.edges`' ids.
 */

/** How an action is paid. Defaults come first in the list of options (SCA-RULING-28). */
type Paid = { readonly pay: Payment };
/** An IQ action may be made as if on the neighbouring tile `via`, with the Tricorder (SCA-GEAR-29). */
type Iq = Paid & { readonly via?: Cell };

export type IqAction =
  | ({ readonly do: 'heal'; readonly who: Role; readonly patient: Role } & Iq)
  | ({ readonly do: 'analyze'; readonly who: Role; readonly card: CardId } & Paid)
  | ({ readonly do: 'subdue'; readonly who: Role; readonly figure: FigureId } & Iq)
  | ({ readonly do: 'scenario'; readonly who: Role; readonly cell: Cell } & Iq)
  | ({ readonly do: 'cold'; readonly who: Role; readonly card: CardId; readonly cell: Cell } & Iq);

/** What costs an AP (or stands for one): also what a Command AP, an O² action or a Flag action can be. */
export type PaidAction =
  | ({ readonly do: 'move'; readonly who: Role; readonly to: Cell } & Paid)
  | ({ readonly do: 'open'; readonly who: Role; readonly edge: Edge } & Paid)
  /** A figure weapon aims at a figure (0: the boss), an area weapon at a cell. */
  | ({ readonly do: 'attack'; readonly who: Role; readonly card: CardId; readonly figure: FigureId } & Paid)
  | ({ readonly do: 'burn'; readonly who: Role; readonly card: CardId; readonly cell: Cell } & Paid)
  | IqAction
  /** `borrow`: another Rocketeer's option, with the Telepathy Band `card`. */
  | ({ readonly do: 'talent'; readonly who: Role; readonly borrow?: Role; readonly card?: CardId } & Paid)
  | ({ readonly do: 'coffee'; readonly who: Role; readonly card: CardId } & Paid);

/** The action itself, however it is paid. */
export type Unpaid<A> = A extends Paid ? Omit<A, 'pay'> : never;

export type FreeAction =
  | { readonly do: 'pick-up'; readonly who: Role; readonly thing: ThingRef }
  | { readonly do: 'trade'; readonly who: Role; readonly with: Role }
  /** Activated gear; its choices follow as 'gear/…'. */
  | { readonly do: 'use'; readonly who: Role; readonly card: CardId }
  /** X-Ray Goggles: this closed hatch is clear for the next action or item. */
  | { readonly do: 'goggles'; readonly who: Role; readonly card: CardId; readonly edge: Edge }
  | { readonly do: 'lay-mine'; readonly who: Role; readonly card: CardId }
  | { readonly do: 'recharge'; readonly who: Role; readonly card: CardId }
  | { readonly do: 'inspire'; readonly who: Role; readonly card: CardId }
  /** Spend the Overkill stored on the Tape Recorder on the own option. */
  | { readonly do: 'recording'; readonly who: Role; readonly card: CardId };

/** Something that lies on a tile. */
export type ThingRef =
  | { readonly kind: 'find'; readonly index: number }
  | { readonly kind: 'locker'; readonly role: Role }
  | { readonly kind: 'card'; readonly card: CardId };
/** Something that changes hands. */
export type TradeRef =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'component'; readonly component: Component }
  | { readonly kind: 'o2' };

/** What one Overkill buys, with its target. */
export type Purchase =
  | { readonly buy: 'command'; readonly to: Role }
  | { readonly buy: 'move-out'; readonly mover: Role }
  | { readonly buy: 'sawbones'; readonly patient: Role }
  | { readonly buy: 'override'; readonly edge: Edge; readonly to: 'open' | 'locked' }
  | { readonly buy: 'strafe'; readonly figure: FigureId }
  | { readonly buy: 'sway'; readonly figure: FigureId }
  | { readonly buy: 'extract' }
  | { readonly buy: 'dislodge'; readonly figure: FigureId; readonly to: Cell }
  | { readonly buy: 'shrapnel'; readonly figure: FigureId }
  | { readonly buy: 'flame-terror'; readonly figure: FigureId }
  | { readonly buy: 'hit-and-run'; readonly to: Cell }
  | { readonly buy: 'impact'; readonly figure: FigureId }
  | { readonly buy: 'slash' }
  /** `figure`: which Brain it comes from, where several were hit at once. */
  | { readonly buy: 'psychic-burst'; readonly cell: Cell; readonly figure?: FigureId }
  | { readonly buy: 'psychic-scream'; readonly figure: FigureId }
  | { readonly buy: 'stagger'; readonly figure: FigureId }
  | { readonly buy: 'revulsion'; readonly figure: FigureId }
  | { readonly buy: 'exterminate'; readonly figure: FigureId }
  | { readonly buy: 'rescue' }
  | { readonly buy: 'dominate' }
  | { readonly buy: 'charge' }
  | { readonly buy: 'progress' }
  | { readonly buy: 'store'; readonly card: CardId };

/** What a Rocketeer who waits means to do, and where. */
export const AIMS = ['fight', 'heal', 'task', 'finds', 'home', 'errand', 'cover', 'help'] as const;
export type Aim = (typeof AIMS)[number];
export type Intent = { readonly plan: Role; readonly cell: Cell; readonly aim: Aim };

export type GearHandle =
  | { readonly get: ThingRef; readonly from: Cell }
  | { readonly drop: CardId; readonly on: Cell }
  | { readonly open: Edge }
  | { readonly pull: FigureId | Role | ThingRef; readonly from: Cell; readonly to: Cell }
  | { readonly push: FigureId | Role | ThingRef; readonly from: Cell; readonly direction: number };

export type Answers = {
  // ---------------------------------------------------------------- setup
  /** oneOf, race: the first to claim a Rocketeer has them. */
  'setup/rocketeer': Role;
  /** oneOf, race: where the Shuttlecraft docks (SCA-RULING-08). */
  'setup/dock': { readonly q: number; readonly r: number };
  /** someOf four cards of the pool for the Rocketeer named in `view.scene`. */
  'setup/kit': readonly CardId[];
  /** oneOf: all kits of this seat are chosen; 'ready', or take one Rocketeer's kit back. */
  'setup/ready': 'ready' | { readonly again: Role };
  /** oneOf: what the Rocketeer of `view.scene` keeps from the kit in S4; null: nothing. */
  'setup/keep': CardId | null;
  /** oneOf 1 to 6: the start tile's arrow (SCA-RULING-07). */
  'turn/arrow': number;
  // ---------------------------------------------------------------- the Rocketeer Turn
  /** oneOf, race: claim the slot for an own Rocketeer, or propose another's. */
  'order/next': { readonly claim: Role } | { readonly propose: Role };
  /** oneOf, optional, race: point at a tile for the others; what an own Rocketeer means to do is admitted without being listed. */
  'order/show': { readonly mark: Cell } | Intent;
  /** oneOf: a nearest face-down cell, or any with the Scanner. */
  'scan/cell': { readonly cell: Cell; readonly scanner?: CardId };
  /** order: who gets the next Order tokens in a Time Distortion. */
  'scan/distortion': readonly Role[];
  /** oneOf: the active Rocketeer. `concede` is admitted without being listed. */
  'turn/action': PaidAction | FreeAction | { readonly do: 'end'; readonly who: Role } | { readonly do: 'concede' };
  /** oneOf, optional: the other Rocketeers of a seat, at idle points (SCA-RULING-41). */
  'turn/interrupt': PaidAction | FreeAction;
  /** oneOf, race: Flag actions. */
  'flag/action': PaidAction | { readonly do: 'forfeit'; readonly who: Role };
  'table/concede': boolean;
  // ---------------------------------------------------------------- a roll and its windows
  /** someOf the cards declared before the roll. */
  'roll/boost': readonly CardId[];
  /** oneOf: an after-roll card, `dice` (indexes into the faces) for those that choose dice; or keep the roll. */
  'roll/after': { readonly use: CardId; readonly dice?: readonly number[] } | 'keep';
  /** someOf the dice (indexes) that Time Warp rolls again. */
  'roll/dice': readonly number[];
  'roll/scientist': boolean;
  /** oneOf. `borrow` spends a Charge of the Telepathy Band, `recording` adds the stored Overkill. */
  'overkill/spend': Purchase | { readonly borrow: Role; readonly card: CardId } | { readonly recording: CardId } | 'stop';
  // ---------------------------------------------------------------- gifts and consents
  /** oneOf: a step for the Rocketeer of `view.scene`, or null. */
  'gift/move': Cell | null;
  /** oneOf: give or take with the partner. */
  'trade/what': { readonly give: TradeRef } | { readonly take: TradeRef } | 'nothing';
  'trade/consent': boolean;
  'teleport/consent': boolean;
  // ---------------------------------------------------------------- the choices of activated gear (view.scene names card and user)
  'gear/cell': Cell;
  'gear/figure': FigureId;
  'gear/edge': { readonly edge: Edge; readonly to: EdgeState };
  'gear/patient': Role;
  'gear/amount': number;
  'gear/component': Component;
  'gear/card': CardId;
  'gear/crew': readonly Role[];
  /** Space Monkey, Boy, Gravitational Wave Generator, Sonic Repulsor: what is handled and where it goes. */
  'gear/handle': GearHandle;
  'gear/iq': IqAction;
  // ---------------------------------------------------------------- what the Alien Turn asks, with a default after a while
  'damage/prevent': CardId | 'take';
  'mind/token': 'standard' | 'restricted';
  'terror/step': Cell;
  'alien/invisible': boolean;
};
export type Topic = keyof Answers;
export const { ask, mayAsk, choose } = asking<Answers>();

/** Why an answer is refused, or something cannot be done now. */
export const WHYS = [
  'kit', // SCA-SETUP-15
  // a card: whyNotUse (rules/sheet.ts)
  'not-held', // SCA-ITEM-03
  'not-analyzed', // SCA-ANALYZE-05
  'no-charge', // SCA-ITEM-06
  'power-out', // SCA-EVENT-02
  'personal', // SCA-ITEM-04
  'used', // SCA-FREE-03, SCA-ITEM-05
  // paying: whyNotAct (rules/actions.ts)
  'no-action', // SCA-AP-01..04
  // a step, a hatch: whyNotStep (rules/map.ts), whyNotMove, whyNotOpen (rules/actions.ts)
  'held', // SCA-MOVE-05, SCA-VAR-06
  'not-beside', // SCA-MOVE-01, SCA-OPEN-01
  'not-scanned', // SCA-MOVE-03
  'shut', // SCA-MOVE-02
  'not-closed', // SCA-OPEN-01
  // an attack: whyNotAttack, whyNotBurn (rules/combat.ts)
  'no-weapon', // SCA-COMBAT-01, SCA-WPN-09
  'no-target', // SCA-COMBAT-09, SCA-WPN-04, SCA-RULING-74
  'unseen', // SCA-COMBAT-02
  'out-of-range', // SCA-COMBAT-02, SCA-WPN-05
  'spares-friends', // SCA-WPN-07, -09
  // an IQ action: whyNotIq (rules/iq.ts)
  'no-iq', // SCA-IQ-02, -04, SCA-RULING-34
  'not-wounded', // SCA-HEAL-01, SCA-RULING-33
  'out-of-reach', // SCA-HEAL-01, SCA-SUBDUE-01, SCA-GEAR-29
  'nothing-to-analyze', // SCA-ANALYZE-01
  'no-components', // SCA-SCHEM-02
  'not-subdued', // SCA-SUBDUE-01, -05
  'no-task', // SCA-IQ-01: nothing of the mission is done here
  // a Talent (rules/actions.ts)
  'talent-used', // SCA-TALENT-01
  // anything else
  'not-admitted',
] as const;
export type Why = (typeof WHYS)[number];

/** After how many milliseconds an unanswered prompt takes its default (SCA-RULING-123). */
export const PATIENCE = { order: 60_000, prompt: 30_000 } as const;
