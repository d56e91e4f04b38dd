import type { Offered } from '@cosmodrome/kit/text';
import type { Role } from '../../content/index.ts';
import type { FigureId } from '../../state.ts';
import type { FreeAction, GearHandle, IqAction, PaidAction, Purchase, ThingRef } from '../../topics.ts';
import type { View } from '../../view.ts';
import type { Lexicon } from '../lexicon.ts';
import { actionsLeft, besideWhat, clip, faces } from '../parts.ts';
import {
  asked,
  askedItem,
  cardName,
  cell,
  dice,
  edgeName,
  figureName,
  many,
  partner,
  roleHelp,
  roleName,
  thingRef,
  tradeRef,
} from './grammar.ts';
import { names } from './names.ts';

// ------------------------------------------------------------------ answers
const nextTo = (view: View, place: { readonly q: number; readonly r: number } | undefined): string => {
  const beside = place && besideWhat(view, place);
  return beside ? `${names.directions[beside.direction]} of ${cell(view, beside.cell)}` : 'here';
};
function iq(a: IqAction, view: View): Offered {
  const via = 'via' in a && a.via !== undefined ? ' (Tricorder)' : '';
  switch (a.do) {
    case 'heal':
      return {
        label: 'Heal',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} heals ${roleName(a.patient)}${via}`,
      };
    case 'analyze':
      return {
        label: 'Analyze',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} analyzes ${cardName(view, a.card)}`,
      };
    case 'subdue':
      return {
        label: 'Subdue',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} subdues the ${figureName(view, a.figure)}${via}`,
      };
    case 'scenario': {
      const act = view.objective.acts.find((x) => x.cell === a.cell)?.act;
      const name = act ? names.acts[act] : 'Mission action';
      return {
        label: name.length > 22 ? 'Mission' : name,
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)}: ${name}${via}`,
      };
    }
    case 'cold':
      return {
        label: 'The Common Cold',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} spreads the cold: ${cell(view, a.cell)}`,
      };
  }
}
function paid(a: PaidAction, view: View): Offered {
  switch (a.do) {
    case 'move':
      return {
        label: 'Move',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} moves to ${cell(view, a.to)}`,
      };
    case 'open':
      return {
        label: 'Open the hatch',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} opens the hatch ${edgeName(view, a.edge)}`,
      };
    case 'attack':
      return {
        label: 'Attack',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} attacks the ${figureName(view, a.figure)} with ${cardName(view, a.card)}`,
      };
    case 'burn':
      return {
        label: 'Burn the tile',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} burns ${cell(view, a.cell)} with ${cardName(view, a.card)}`,
      };
    case 'talent': {
      const owner = a.borrow ?? a.who;
      const option = view.rocketeers.find((r) => r.role === owner)?.option;
      return {
        label: 'Talent',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)}: Talent, ${option ? names.options[option].name : ''}`,
      };
    }
    case 'coffee':
      return {
        label: 'Coffee',
        cost: names.pays[a.pay],
        sentence: `${roleName(a.who)} serves coffee: +1 die for all on the tile`,
      };
    default:
      return iq(a, view);
  }
}
function free(a: FreeAction, view: View): Offered {
  switch (a.do) {
    case 'pick-up':
      return {
        label: 'Pick up',
        cost: 'free',
        sentence: `${roleName(a.who)} picks up ${thingRef(view, a.thing)}`,
      };
    case 'trade':
      return {
        label: 'Trade',
        cost: 'free',
        sentence: `${roleName(a.who)} trades with ${roleName(a.with)}`,
      };
    case 'use':
      return {
        label: 'Use',
        cost: 'free',
        sentence: `${roleName(a.who)} uses ${cardName(view, a.card)}`,
      };
    case 'goggles':
      return {
        label: 'See through',
        cost: 'free',
        sentence: `${roleName(a.who)} sees through the hatch ${edgeName(view, a.edge)}`,
      };
    case 'lay-mine':
      return {
        label: 'Lay the mine',
        cost: 'free',
        sentence: `${roleName(a.who)} lays an Electro-Mine`,
      };
    case 'recharge':
      return {
        label: 'Recharge',
        cost: 'Mysterium',
        sentence: `${roleName(a.who)} recharges ${cardName(view, a.card)}`,
      };
    case 'inspire':
      return {
        label: 'Inspiration',
        cost: 'the schematic',
        sentence: `${roleName(a.who)} discards ${cardName(view, a.card)} for an IQ action`,
      };
    case 'recording':
      return {
        label: 'Play the tape',
        cost: 'free',
        sentence: `${roleName(a.who)} spends the stored Overkill`,
      };
  }
}
const isFree = (a: PaidAction | FreeAction): a is FreeAction => !('pay' in a);

function purchase(p: Purchase, view: View): Offered {
  const name = names.options[p.buy].name;
  const more = ((): string => {
    switch (p.buy) {
      case 'command':
        return roleName(p.to);
      case 'move-out':
        return roleName(p.mover);
      case 'sawbones':
        return roleName(p.patient);
      case 'override':
        return `${names.edges[p.to]}, ${edgeName(view, p.edge)}`;
      case 'dislodge':
        return `${figureName(view, p.figure)} → ${cell(view, p.to)}`;
      case 'hit-and-run':
        return cell(view, p.to);
      case 'psychic-burst':
        return p.figure === undefined ? cell(view, p.cell) : `${figureName(view, p.figure)}, ${cell(view, p.cell)}`;
      case 'extract':
      case 'slash':
      case 'rescue':
      case 'dominate':
      case 'charge':
      case 'progress':
        return '';
      case 'store':
        return cardName(view, p.card);
      default:
        return figureName(view, p.figure);
    }
  })();
  return { label: name, cost: '1 Overkill', sentence: more ? `${name} : ${more}` : name };
}
function handle(h: GearHandle, view: View): Offered {
  const mover = (x: FigureId | Role | ThingRef): string =>
    typeof x === 'number' ? figureName(view, x) : typeof x === 'string' ? roleName(x) : thingRef(view, x);
  if ('get' in h)
    return {
      label: 'Pick up',
      sentence: `Pick up ${thingRef(view, h.get)} from ${cell(view, h.from)}`,
    };
  if ('drop' in h)
    return {
      label: 'Drop',
      sentence: `Drop ${cardName(view, h.drop)} on ${cell(view, h.on)}`,
    };
  if ('open' in h)
    return {
      label: 'Open the hatch',
      sentence: `Open the hatch ${edgeName(view, h.open)}`,
    };
  if ('pull' in h)
    return {
      label: 'Pull',
      sentence: `Pull ${mover(h.pull)} to ${cell(view, h.to)}`,
    };
  return {
    label: 'Push',
    sentence: `Push ${mover(h.push)} ${names.directions[h.direction]}`,
  };
}

export const answers: Lexicon['answers'] = {
  'setup/rocketeer': (o) => ({ label: names.roles[o].name, sentence: roleHelp(o) }),
  'setup/dock': (o, v) => ({
    label: 'Dock here',
    sentence: `Dock ${nextTo(v, o)}`,
  }),
  'setup/kit': (o, v) => ({ label: clip(cardName(v, o)) }),
  'setup/ready': (o) => (o === 'ready' ? { label: 'Ready' } : { label: 'Choose again', cost: roleName(o.again) }),
  'setup/keep': (o, v) => (o === null ? { label: 'Nothing', pass: true } : { label: clip(cardName(v, o)) }),
  'turn/arrow': (o) => ({ label: names.directions[o] ?? '' }),
  'order/next': (o) => {
    const a = o;
    return 'claim' in a ? { label: names.roles[a.claim].name, cost: 'acts next' } : { label: names.roles[a.propose].name, cost: 'propose' };
  },
  'order/show': (o) =>
    'mark' in o
      ? { label: 'Point at this tile', sentence: 'Point at this tile for the others' }
      : { label: names.roles[o.plan].name, cost: names.aims[o.aim] },
  'scan/cell': (o, v) => ({
    label: 'Scan here',
    ...(o.scanner === undefined ? {} : { cost: 'Scanner' }),
    sentence: `Scan the face-down tile ${nextTo(v, v.cells[o.cell])}`,
  }),
  'scan/distortion': (o) => ({ label: names.roles[o].name }),
  'turn/action': (o, v) => {
    const a = o;
    if (a.do === 'end')
      return {
        label: 'End the turn',
        pass: true,
        sentence: `End the turn of the ${roleName(a.who)}`,
      };
    if (a.do === 'concede') return { label: 'Concede' };
    return isFree(a) ? free(a, v) : paid(a, v);
  },
  'turn/interrupt': (o, v) => {
    const a = o;
    return isFree(a) ? free(a, v) : paid(a, v);
  },
  'flag/action': (o, v) => {
    const a = o;
    return a.do === 'forfeit'
      ? {
          label: 'Forgo it',
          pass: true,
          sentence: `${roleName(a.who)} forgoes the action`,
        }
      : paid(a, v);
  },
  'table/concede': (o) => (o ? { label: 'Concede' } : { label: 'Play on' }),
  'roll/boost': (o, v) => ({ label: clip(cardName(v, o)) }),
  'roll/after': (o, v) => {
    const a = o;
    return a === 'keep'
      ? { label: 'Keep the roll', pass: true }
      : {
          label: clip(cardName(v, a.use)),
          ...(a.dice ? { cost: a.dice.map((d) => v.roll?.faces[d] ?? '?').join(' ') } : {}),
        };
  },
  'roll/dice': (o, v) => ({ label: String(v.roll?.faces[o] ?? o) }),
  'roll/scientist': (o) => (o ? { label: '+1 Overkill', cost: '1 Charge' } : { label: 'Keep the Charge' }),
  'overkill/spend': (o, v) => {
    const a = o;
    if (a === 'stop') return { label: 'Stop there', pass: true };
    if ('borrow' in a)
      return {
        label: 'Telepathy',
        cost: '1 Charge',
        sentence: `Borrow the option of the ${roleName(a.borrow)}`,
      };
    if ('recording' in a) return { label: 'Play the tape', sentence: 'Add the stored Overkill' };
    return purchase(a, v);
  },
  'gift/move': (o, v) => (o === null ? { label: 'Stay', pass: true } : { label: 'Move', sentence: `Go to ${cell(v, o)}` }),
  'trade/what': (o, v) => {
    const a = o;
    if (a === 'nothing') return { label: 'Done', pass: true };
    return 'give' in a
      ? {
          label: 'Give',
          cost: clip(tradeRef(v, a.give)).slice(0, 18),
          sentence: `Give ${tradeRef(v, a.give)}`,
        }
      : {
          label: 'Ask for',
          cost: clip(tradeRef(v, a.take)).slice(0, 18),
          sentence: `Ask for ${tradeRef(v, a.take)}`,
        };
  },
  'trade/consent': (o) => ({ label: o ? 'Give it' : 'Refuse' }),
  'teleport/consent': (o) => ({ label: o ? 'Go along' : 'Stay' }),
  'gear/cell': (o, v) => ({
    label: clip(cell(v, o)),
    sentence: `Choose ${cell(v, o)}`,
  }),
  'gear/figure': (o, v) => ({ label: clip(figureName(v, o)) }),
  'gear/edge': (o, v) => ({
    label: names.edges[o.to],
    sentence: `Hatch ${edgeName(v, o.edge)}: ${names.edges[o.to]}`,
  }),
  'gear/patient': (o) => ({ label: names.roles[o].name }),
  'gear/amount': (o) => ({ label: String(o) }),
  'gear/component': (o) => ({ label: names.components[o].name }),
  'gear/card': (o, v) => ({ label: clip(cardName(v, o)) }),
  'gear/crew': (o) => ({ label: names.roles[o].name }),
  'gear/handle': (o, v) => handle(o, v),
  'gear/iq': (o, v) => iq(o, v),
  'damage/prevent': (o, v) => (o === 'take' ? { label: 'Take it', cost: '−1 HP' } : { label: clip(cardName(v, o)), cost: '1 Charge' }),
  'mind/token': (o) => ({ label: o === 'standard' ? 'standard AP' : 'restricted AP' }),
  'terror/step': (o, v) => ({
    label: 'Flee here',
    sentence: `Flee to ${cell(v, o)}`,
  }),
  'alien/invisible': (o) => (o ? { label: 'Vanish', cost: '1 Charge' } : { label: 'Not now' }),
};

// ------------------------------------------------------------------ questions
export const questions: Lexicon['questions'] = {
  'setup/rocketeer': () => ({
    say: 'Which Rocketeer do you take?',
    hint: 'First come, first served. Each has an Overkill option of their own.',
    rules: ['SCA-SETUP-03'],
  }),
  'setup/dock': () => ({
    say: 'Where does the Shuttlecraft dock?',
    hint: 'Next to a tile of the ship; markers go to the farthest cells.',
    rules: ['SCA-RULING-08'],
  }),
  'setup/kit': (v) => ({
    say: `${asked(v)}: choose four items.`,
    hint: 'At most two Large ones. At least one weapon is wise.',
    rules: ['SCA-SETUP-15'],
  }),
  'setup/ready': () => ({ say: 'Is everybody equipped?', rules: ['SCA-RULING-06'] }),
  'setup/keep': (v) => ({
    say: `${asked(v)}: which item do you hide?`,
    hint: 'The rest waits in your locker.',
    rules: ['SCA-S4-05'],
  }),
  'turn/arrow': () => ({
    say: 'Which way does the arrow point?',
    hint: 'All tiles will be turned like it.',
    rules: ['SCA-SETUP-12'],
  }),
  'order/next': (v) =>
    v.alternative
      ? {
          say: 'A new round begins.',
          hint: 'The weakest opens; before that, anybody may use an item.',
          rules: ['SCA-VAR-01', 'SCA-RULING-41'],
        }
      : {
          say: 'Who acts now?',
          hint: 'Claim the slot for one of yours, or propose somebody.',
          rules: ['SCA-ORDER-01'],
        },
  'order/show': () => ({
    say: 'Point at a tile?',
    hint: 'With the hand at the edge of the board, touch a tile: comrades of the house go there.',
    rules: ['SCA-RULING-130'],
  }),
  'scan/cell': (v) => ({
    say: `${roleName(v.active)}: which tile to scan?`,
    hint: 'The nearest, compulsory and free.',
    rules: ['SCA-SCAN-01', 'SCA-SCAN-03'],
  }),
  'scan/distortion': () => ({
    say: 'Time Distortion: in which order?',
    rules: ['SCA-EVENT-03', 'SCA-RULING-18'],
  }),
  'turn/action': (v) => ({
    say: `${roleName(v.active)}: ${many(actionsLeft(v, v.active), 'action', 'actions')}. What now?`,
    hint: 'Move, attack, heal, analyze, open. Picking up and using gear is free.',
    rules: ['SCA-AP-01', 'SCA-FREE-01'],
  }),
  'turn/interrupt': () => ({
    say: 'You may step in.',
    hint: 'A Command AP or a piece of gear, whenever you like.',
    rules: ['SCA-RULING-41', 'SCA-CMD-04'],
  }),
  'flag/action': (v) => ({
    say: `Flag: one action for ${asked(v) || 'each'}.`,
    hint: 'At once, or it is lost.',
    rules: ['SCA-GEAR-07'],
  }),
  'table/concede': () => ({
    say: 'Give the mission up?',
    hint: 'All must agree.',
  }),
  'roll/boost': (v) => ({
    say: 'Which boosts for this roll?',
    hint: v.roll ? `${names.rolls[v.roll.kind]}: ${dice(v.roll.dice)} without a boost.` : '',
    rules: ['SCA-RULING-82'],
  }),
  'roll/after': (v) => ({
    say: v.roll ? `Roll ${faces(v.roll.faces)}: keep it?` : 'Keep the roll?',
    hint: v.roll ? many(v.roll.successes, 'success', 'successes') : '',
    rules: ['SCA-RULING-92'],
  }),
  'roll/dice': () => ({ say: 'Which dice to roll again?', rules: ['SCA-DISC-14'] }),
  'roll/scientist': () => ({
    say: 'Does the Scientist add an Overkill?',
    rules: ['SCA-RESC-13'],
  }),
  'overkill/spend': (v) => ({
    say: `${many(v.roll?.overkills ?? 0, 'Overkill', 'Overkills')}: how to spend ${(v.roll?.overkills ?? 0) > 1 ? 'them' : 'it'}?`,
    hint: 'Your own option, the weapon’s or the target’s, one by one.',
    rules: ['SCA-OVK-01', 'SCA-OVK-10'],
  }),
  'gift/move': (v) => ({
    say: `${asked(v)}: a free move?`,
    hint: 'At once, or it is lost.',
    rules: ['SCA-RULING-47'],
  }),
  'trade/what': (v) => ({
    say: `Trade with the ${partner(v) || 'other'}: what?`,
    rules: ['SCA-RULING-39'],
  }),
  'trade/consent': (v) => ({
    say: `The ${partner(v)} asks for something. Agreed?`,
    rules: ['SCA-RULING-39'],
  }),
  'teleport/consent': () => ({ say: 'Go along with the Teleporter?', rules: ['SCA-SCHEM-11'] }),
  'gear/cell': (v) => ({ say: `${askedItem(v)}: which tile?` }),
  'gear/figure': (v) => ({ say: `${askedItem(v)}: which target?` }),
  'gear/edge': (v) => ({ say: `${askedItem(v)}: which hatch?` }),
  'gear/patient': (v) => ({ say: `${askedItem(v)}: for whom?` }),
  'gear/amount': (v) => ({ say: `${askedItem(v)}: how many Charges?` }),
  'gear/component': (v) => ({ say: `${askedItem(v)}: which component?` }),
  'gear/card': (v) => ({ say: `${askedItem(v)}: which item?` }),
  'gear/crew': (v) => ({ say: `${askedItem(v)}: who goes along?` }),
  'gear/handle': (v) => ({ say: `${askedItem(v)}: what to do?` }),
  'gear/iq': (v) => ({ say: `${askedItem(v)}: which IQ action?` }),
  'damage/prevent': (v) => ({
    say: `The ${asked(v)} is hit: prevent the damage?`,
    rules: ['SCA-GEAR-04', 'SCA-DISC-04'],
  }),
  'mind/token': (v) => ({
    say: `Mind Control: which AP does the ${asked(v)} lose?`,
    rules: ['SCA-RULING-30'],
  }),
  'terror/step': (v) => ({ say: `Terror: where does the ${asked(v)} flee?`, rules: ['SCA-FX-10'] }),
  'alien/invisible': (v) => ({
    say: `Does the ${asked(v)} turn invisible now?`,
    rules: ['SCA-SCHEM-06'],
  }),
};
export const waiting: Lexicon['waiting'] = {
  'setup/rocketeer': (s) => `{@${s}} picks a Rocketeer`,
  'setup/dock': (s) => `{@${s}} chooses where to dock`,
  'setup/kit': (s) => `{@${s}} chooses gear`,
  'setup/ready': (s) => `{@${s}} confirms the gear`,
  'setup/keep': (s) => `{@${s}} hides an item`,
  'turn/arrow': (s) => `{@${s}} turns the arrow`,
  'order/next': () => 'The group decides who acts',
  'order/show': () => 'Anybody may point at a tile',
  'scan/cell': (s) => `{@${s}} chooses the tile to scan`,
  'scan/distortion': (s) => `{@${s}} settles the order`,
  'turn/action': (s, v) => `{@${s}} plays the ${roleName(v.active)}`,
  'turn/interrupt': (s) => `{@${s}} may step in`,
  'flag/action': (s) => `{@${s}} has a Flag action`,
  'table/concede': (s) => `{@${s}} decides whether to concede`,
  'roll/boost': (s) => `{@${s}} prepares the roll`,
  'roll/after': (s) => `{@${s}} looks at the roll`,
  'roll/dice': (s) => `{@${s}} picks dice to roll again`,
  'roll/scientist': (s) => `{@${s}} asks the Scientist`,
  'overkill/spend': (s) => `{@${s}} spends Overkills`,
  'gift/move': (s) => `{@${s}} may move`,
  'trade/what': (s) => `{@${s}} trades`,
  'trade/consent': (s) => `{@${s}} accepts or refuses`,
  'teleport/consent': (s) => `{@${s}} goes or stays`,
  'gear/cell': (s) => `{@${s}} chooses a tile`,
  'gear/figure': (s) => `{@${s}} chooses a target`,
  'gear/edge': (s) => `{@${s}} chooses a hatch`,
  'gear/patient': (s) => `{@${s}} chooses whom to help`,
  'gear/amount': (s) => `{@${s}} chooses how many`,
  'gear/component': (s) => `{@${s}} chooses a component`,
  'gear/card': (s) => `{@${s}} chooses an item`,
  'gear/crew': (s) => `{@${s}} chooses who goes along`,
  'gear/handle': (s) => `{@${s}} uses an item`,
  'gear/iq': (s) => `{@${s}} chooses an IQ action`,
  'damage/prevent': (s) => `{@${s}} takes the hit or prevents it`,
  'mind/token': (s) => `{@${s}} loses an AP`,
  'terror/step': (s) => `{@${s}} flees`,
  'alien/invisible': (s) => `{@${s}} may vanish`,
};
