/**
 * Where each answer is given. Every legal answer belongs to one anchor: a tile, a figure, a hatch, a card, what lies on a tile, a
 * panel of the board, or the question bar. Board and things draw the anchors; an anchor with several answers opens a menu.
 */
import type { Topic as AnyTopic, Json } from '@cosmodrome/kernel';
import type { Play } from '@cosmodrome/kit/face';
import type { Question } from '@cosmodrome/kit/text';
import type { Payment, Role } from '../content/index.ts';
import type { Answers, FreeAction, GearHandle, PaidAction, Purchase, ThingRef, Topic } from '../topics.ts';
import type { View } from '../view.ts';
import { standFor } from './geometry.ts';

export type Where = 'board' | 'things' | 'bar';
export type Anchor =
  | `cell:${number}`
  | `foe:${number}`
  | `role:${string}`
  | `edge:${number}`
  | `floor:${number}`
  | `dock:${number},${number}`
  | `arrow:${number}`
  | `card:${number}`
  | `talent:${string}`
  | 'panel'
  | 'bar';

const cell = (c: number): Anchor => `cell:${c}`;
const edge = (e: number): Anchor => `edge:${e}`;
const role = (r: Role): Anchor => `role:${r}`;
const foe = (view: View, id: number): Anchor => `foe:${standFor(view, id)}`;
/** A card is a target where its holder's sheet is mine; elsewhere it is named in the bar. */
const card = (view: View, id: number): Anchor => (mineCard(view, id) ? `card:${id}` : 'bar');
const mineCard = (view: View, id: number): boolean => {
  const c = view.cards[id];
  const holder = c?.where === 'held' || c?.where === 'locker' ? view.rocketeers[c.at] : undefined;
  return holder !== undefined && c?.where === 'held' && (view.me === null || holder.seat === view.me);
};

const handled = (view: View, what: number | Role | ThingRef, from: number): Anchor =>
  typeof what === 'number' ? foe(view, what) : typeof what === 'string' ? role(what) : `floor:${from}`;

function ofAction(
  a: PaidAction | FreeAction | { readonly do: 'end' | 'forfeit'; readonly who: Role } | { readonly do: 'concede' },
  view: View,
): Anchor {
  switch (a.do) {
    case 'move':
      return cell(a.to);
    case 'burn':
    case 'scenario':
    case 'cold':
      return cell(a.cell);
    case 'open':
    case 'goggles':
      return edge(a.edge);
    case 'attack':
    case 'subdue':
      return foe(view, a.figure);
    case 'heal':
      return role(a.patient);
    case 'trade':
      return role(a.with);
    case 'pick-up':
      return `floor:${view.rocketeers.find((r) => r.role === a.who)?.at ?? 0}`;
    case 'talent':
      return `talent:${a.who}`;
    case 'analyze':
    case 'coffee':
    case 'use':
    case 'lay-mine':
    case 'recharge':
    case 'inspire':
    case 'recording':
      return card(view, a.card);
    default:
      return 'bar';
  }
}
function ofPurchase(p: Purchase, view: View): Anchor {
  switch (p.buy) {
    case 'command':
      return role(p.to);
    case 'move-out':
      return role(p.mover);
    case 'sawbones':
      return role(p.patient);
    case 'override':
      return edge(p.edge);
    case 'hit-and-run':
      return cell(p.to);
    case 'psychic-burst':
      return p.figure !== undefined && view.aliens.some((f) => f.id === p.figure) ? foe(view, p.figure) : cell(p.cell);
    case 'strafe':
    case 'sway':
    case 'dislodge':
    case 'shrapnel':
    case 'flame-terror':
    case 'impact':
    case 'psychic-scream':
    case 'stagger':
    case 'revulsion':
    case 'exterminate':
      return foe(view, p.figure);
    default:
      return 'panel';
  }
}
function ofHandle(h: GearHandle, view: View): Anchor {
  if ('get' in h) return `floor:${h.from}`;
  if ('drop' in h) return cell(h.on);
  if ('open' in h) return edge(h.open);
  if ('pull' in h) return handled(view, h.pull, h.from);
  return handled(view, h.push, h.from);
}

type Placer<T extends Topic> = Anchor | ((option: Answers[T] extends readonly (infer Item)[] ? Item : Answers[T], view: View) => Anchor);
const PLACES: { readonly [T in Topic]: Placer<T> } = {
  'setup/rocketeer': 'panel',
  'setup/dock': (o) => `dock:${o.q},${o.r}`,
  'setup/kit': 'panel',
  'setup/ready': 'bar',
  'setup/keep': (o, v) => (o === null ? 'bar' : card(v, o)),
  'turn/arrow': (o) => `arrow:${o}`,
  'order/next': 'bar',
  'order/show': (o) => ('mark' in o ? cell(o.mark) : 'bar'),
  'scan/cell': (o) => cell(o.cell),
  'scan/distortion': 'bar',
  'turn/action': ofAction,
  'turn/interrupt': ofAction,
  'flag/action': ofAction,
  'table/concede': 'bar',
  'roll/boost': 'panel',
  'roll/after': (o) => (o === 'keep' ? 'bar' : 'panel'),
  'roll/dice': 'panel',
  'roll/scientist': 'bar',
  'overkill/spend': (o, v) => (o === 'stop' ? 'bar' : 'buy' in o ? ofPurchase(o, v) : 'panel'),
  'gift/move': (o) => (o === null ? 'bar' : cell(o)),
  'trade/what': (o) => (o === 'nothing' ? 'bar' : 'panel'),
  'trade/consent': 'bar',
  'teleport/consent': 'bar',
  'gear/cell': (o) => cell(o),
  'gear/figure': (o, v) => foe(v, o),
  'gear/edge': (o) => edge(o.edge),
  'gear/patient': (o) => role(o),
  'gear/amount': 'bar',
  'gear/component': 'bar',
  'gear/card': (o, v) => card(v, o),
  'gear/crew': (o) => role(o),
  'gear/handle': ofHandle,
  'gear/iq': ofAction,
  'damage/prevent': 'bar',
  'mind/token': 'bar',
  'terror/step': (o) => cell(o),
  'alien/invisible': 'bar',
};
export function anchorOf(topic: AnyTopic, option: Json, view: View): Anchor {
  const place = PLACES[topic as Topic] as Anchor | ((option: Json, view: View) => Anchor) | undefined;
  if (place === undefined) return 'bar';
  return typeof place === 'string' ? place : place(option, view);
}
export function where(ask: Question, option: Json, view: View): Where {
  const anchor = anchorOf(ask.topic, option, view);
  if (anchor === 'bar') return 'bar';
  return anchor.startsWith('card:') || anchor.startsWith('talent:') ? 'things' : 'board';
}

// ------------------------------------------------------------------ all answers by anchor

export interface Choice {
  readonly ask: Question;
  readonly topic: AnyTopic;
  readonly option: Json;
}
export type Choices = ReadonlyMap<Anchor, readonly Choice[]>;

export function choicesOf(play: Play, view: View): Choices {
  const map = new Map<Anchor, Choice[]>();
  for (const ask of play.asks)
    for (const option of play.options(ask.topic)) {
      const anchor = anchorOf(ask.topic, option, view);
      const known = map.get(anchor);
      if (known) known.push({ ask, topic: ask.topic, option });
      else map.set(anchor, [{ ask, topic: ask.topic, option }]);
    }
  return map;
}

/** What kind of deed an answer is: the option an Overkill buys, or the group of actions it belongs to. Shown alone on demand. */
export type Kind =
  | Purchase['buy']
  | 'move'
  | 'open'
  | 'attack'
  | 'subdue'
  | 'mission'
  | 'heal'
  | 'analyze'
  | 'pick-up'
  | 'trade'
  | 'talent'
  | 'gear';
const KIND: Readonly<Record<string, Kind>> = {
  move: 'move',
  open: 'open',
  goggles: 'gear',
  attack: 'attack',
  burn: 'attack',
  subdue: 'subdue',
  scenario: 'mission',
  heal: 'heal',
  analyze: 'analyze',
  'pick-up': 'pick-up',
  trade: 'trade',
  talent: 'talent',
  use: 'gear',
  coffee: 'gear',
  cold: 'gear',
  'lay-mine': 'gear',
  recharge: 'gear',
  inspire: 'gear',
  recording: 'gear',
};
export function kindOf(option: Json): Kind | undefined {
  const o = option as { readonly do?: string; readonly buy?: Purchase['buy'] } | null;
  return o?.buy ?? (o?.do === undefined ? undefined : KIND[o.do]);
}

/** One thing to do, with the ways to pay for it; the default comes first (SCA-RULING-28). */
export interface Deed {
  readonly key: string;
  readonly ways: readonly Choice[];
}
const figureOf = (option: Json): number | undefined => {
  const f = (option as { readonly figure?: Json } | null)?.figure;
  return typeof f === 'number' ? f : undefined;
};
/** Answers alike but for their payment, or for which of several figures alike they mean, are one deed. */
export function deeds(choices: readonly Choice[], view: View): readonly Deed[] {
  const map = new Map<string, { ways: Choice[]; paid: Set<string> }>();
  for (const c of choices) {
    const o = c.option;
    const plain = typeof o === 'object' && o !== null && !Array.isArray(o) ? { ...(o as Record<string, Json>) } : { value: o };
    const pay = String((plain as { pay?: Payment }).pay ?? '');
    const figure = figureOf(o);
    const key = JSON.stringify([c.topic, { ...plain, pay: '', ...(figure === undefined ? {} : { figure: standFor(view, figure) }) }]);
    const known = map.get(key);
    if (!known) map.set(key, { ways: [c], paid: new Set([pay]) });
    else if (!known.paid.has(pay)) {
      known.ways.push(c);
      known.paid.add(pay);
    }
  }
  return [...map].map(([key, { ways }]) => ({ key, ways }));
}
