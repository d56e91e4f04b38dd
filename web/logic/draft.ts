import { type Arrangement, type Json, type Slot, same, type Token } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';

/**
 * What has been put together for a question before it is sent. One draft per question; its type follows the kind of the domain:
 * someOf: a list; order: the whole list; assign: a number per receiver; arrange: a slot per token; amount: a number; point: [x, y]; way: points.
 */
export type Draft = Json;

export interface ReceiverShape {
  readonly id: string | number;
  readonly min: number;
  readonly max: number;
}
interface Shapes {
  readonly oneOf: { readonly options: readonly Json[] };
  readonly someOf: { readonly options: readonly Json[]; readonly min: number; readonly max: number };
  readonly amount: { readonly min: number; readonly max: number };
  readonly order: { readonly items: readonly Json[] };
  readonly assign: { readonly receivers: readonly ReceiverShape[]; readonly total: number; readonly atMost: boolean };
  readonly arrange: { readonly tokens: readonly Token[]; readonly slots: readonly Slot[] };
}
export const shapeOf = <K extends keyof Shapes>(ask: Question, _kind: K): Shapes[K] => ask.shape as unknown as Shapes[K];

/** What is listed to choose from; [] where the choice is a continuum. */
export function optionsOf(ask: Question): readonly Json[] {
  switch (ask.kind) {
    case 'oneOf':
    case 'someOf':
      return shapeOf(ask, 'oneOf').options;
    case 'order':
      return shapeOf(ask, 'order').items;
    case 'yesNo':
      return [true, false];
    default:
      return [];
  }
}
export const indexIn = (list: readonly Json[], option: Json): number => list.findIndex((x) => same(x, option));

export function freshDraft(ask: Question): Draft | undefined {
  switch (ask.kind) {
    case 'someOf':
      return [];
    case 'order':
      return shapeOf(ask, 'order').items;
    case 'assign':
      return shapeOf(ask, 'assign').receivers.map((r) => r.min);
    case 'arrange':
      return shapeOf(ask, 'arrange').tokens.map((token) => token.at ?? null);
    case 'amount':
      return shapeOf(ask, 'amount').max;
    default:
      return undefined;
  }
}
const list = (draft: Draft | undefined): readonly Json[] => (Array.isArray(draft) ? (draft as readonly Json[]) : []);
const numbers = (draft: Draft | undefined): readonly number[] => list(draft) as readonly number[];
const clamp = (n: number, min: number, max: number) => Math.min(max, Math.max(min, n));

/** The question stands and has another shape now: whether what was put together is still made of what it offers. */
export function stillFits(ask: Question, draft: Draft): boolean {
  switch (ask.kind) {
    case 'someOf':
      return list(draft).every((option) => indexIn(shapeOf(ask, 'someOf').options, option) >= 0);
    case 'order': {
      const { items } = shapeOf(ask, 'order');
      return items.length === list(draft).length && items.every((item) => indexIn(list(draft), item) >= 0);
    }
    case 'assign': {
      const { receivers } = shapeOf(ask, 'assign');
      return (
        receivers.length === list(draft).length &&
        receivers.every((r, i) => clamp(numbers(draft)[i] ?? 0, r.min, r.max) === numbers(draft)[i])
      );
    }
    case 'arrange': {
      const { tokens, slots } = shapeOf(ask, 'arrange');
      return (
        tokens.length === list(draft).length && (list(draft) as Arrangement).every((at) => at === null || slots.some((s) => s.id === at))
      );
    }
    default:
      return true;
  }
}
export type Picked = { readonly draft: Draft } | { readonly send: Json };

/** A click on an option: what it does to the draft, or the answer it is. */
export function pick(ask: Question, draft: Draft | undefined, option: Json): Picked {
  const chosen = list(draft);
  switch (ask.kind) {
    case 'someOf': {
      const at = indexIn(chosen, option);
      if (at >= 0) return { draft: chosen.filter((_, i) => i !== at) };
      const { max } = shapeOf(ask, 'someOf');
      // The only one that may be chosen changes place; a full hand keeps what it has.
      if (chosen.length >= max) return { draft: max === 1 ? [option] : chosen };
      return { draft: [...chosen, option] };
    }
    case 'point':
    case 'way':
      return draft !== undefined && same(draft, option) ? { send: option } : { draft: option };
    case 'order': {
      const at = indexIn(chosen, option);
      return at < 0 ? { draft: chosen } : { draft: [...chosen.filter((_, i) => i !== at), option] };
    }
    default:
      return { send: option };
  }
}
export function move(draft: Draft | undefined, from: number, to: number): Draft {
  const items = [...list(draft)];
  const target = clamp(to, 0, items.length - 1);
  const [item] = items.splice(from, 1);
  if (item === undefined) return list(draft);
  items.splice(target, 0, item);
  return items;
}
/** One receiver gets `n`: never more than its limit or than what is left. */
export function share(ask: Question, draft: Draft | undefined, receiver: number, n: number): Draft {
  const { receivers, total } = shapeOf(ask, 'assign');
  const now = receivers.map((r, i) => numbers(draft)[i] ?? r.min);
  const r = receivers[receiver];
  if (!r) return now;
  const others = now.reduce((sum, x, i) => (i === receiver ? sum : sum + x), 0);
  now[receiver] = clamp(n, r.min, Math.max(r.min, Math.min(r.max, total - others)));
  return now;
}
/** How many tokens of a kind lie in a slot. Tokens of one kind are alike. */
export function lying(ask: Question, draft: Draft | undefined, slot: Slot['id'], kind: string): number {
  const { tokens } = shapeOf(ask, 'arrange');
  return (list(draft) as Arrangement).filter((at, i) => at === slot && tokens[i]?.kind === kind).length;
}
/** So many tokens of a kind into a slot: taken from those that lie nowhere, given back to nowhere; never more than there is room for. */
export function put(ask: Question, draft: Draft | undefined, slot: Slot['id'], kind: string, n: number): Draft {
  const { tokens, slots } = shapeOf(ask, 'arrange');
  const places = [...(list(draft) as Arrangement)];
  const room = (slots.find((s) => s.id === slot)?.max ?? 0) - places.filter((at, i) => at === slot && tokens[i]?.kind !== kind).length;
  let left = clamp(n, 0, room);
  const here = places.flatMap((at, i) => (at === slot && tokens[i]?.kind === kind ? [i] : []));
  for (const i of here)
    if (left > 0) left--;
    else places[i] = null;
  for (let i = 0; i < places.length && left > 0; i++) {
    if (places[i] !== null || tokens[i]?.kind !== kind || here.includes(i)) continue;
    places[i] = slot;
    left--;
  }
  return places;
}
export const amountOf = (ask: Question, draft: Draft | undefined): number => {
  const { min, max } = shapeOf(ask, 'amount');
  return clamp(typeof draft === 'number' ? draft : max, min, max);
};

/** How far the draft is: how many of how many, and whether it can be sent. */
export interface Progress {
  readonly have: number;
  readonly min: number;
  readonly max: number;
  readonly ready: boolean;
}
export function progress(ask: Question, draft: Draft | undefined): Progress {
  switch (ask.kind) {
    case 'someOf': {
      const { min, max } = shapeOf(ask, 'someOf');
      const have = list(draft).length;
      return { have, min, max, ready: have >= min && have <= max };
    }
    case 'assign': {
      const { total, atMost } = shapeOf(ask, 'assign');
      const have = numbers(draft).reduce((a, b) => a + b, 0);
      return { have, min: atMost ? 0 : total, max: total, ready: atMost ? have <= total : have === total };
    }
    case 'arrange': {
      const max = shapeOf(ask, 'arrange').tokens.length;
      return { have: list(draft).filter((at) => at !== null).length, min: 0, max, ready: true };
    }
    case 'point':
    case 'way':
      return { have: draft === undefined ? 0 : 1, min: 1, max: 1, ready: draft !== undefined };
    default:
      return { have: 0, min: 0, max: 0, ready: true };
  }
}
/** How an option of the question stands in the draft. */
export function stateOf(ask: Question, draft: Draft | undefined, option: Json): 'legal' | 'chosen' | undefined {
  if (ask.kind === 'request') return 'legal'; // the board offers only what its own judgement grants
  if (ask.kind === 'point' || ask.kind === 'way') return draft !== undefined && same(draft, option) ? 'chosen' : undefined;
  if (ask.kind === 'amount') {
    const { min, max } = shapeOf(ask, 'amount');
    return typeof option === 'number' && option >= min && option <= max ? 'legal' : undefined;
  }
  if (indexIn(optionsOf(ask), option) < 0) return undefined;
  if (ask.kind === 'someOf' && indexIn(list(draft), option) >= 0) return 'chosen';
  return 'legal';
}
/** What is sent when the draft is confirmed as it stands. */
export const settled = (ask: Question, draft: Draft | undefined): Json | undefined =>
  ask.kind === 'amount' ? amountOf(ask, draft) : draft;
/** These kinds are put together and confirmed; the others are answered by one click. */
export const isComposed = (ask: Question): boolean => ask.kind !== 'oneOf' && ask.kind !== 'yesNo' && ask.kind !== 'request';

/** Nothing chosen of what could be is an answer too. */
const NOTHING = '–';
/** What an answer is called once it has been given; `name`: what each thing in it is called, or the whole of it where it has no parts. */
export function labelOf(ask: Question, answer: Json, name: (option: Json) => string): string {
  const parts = partsOf(ask, answer, name);
  if (!parts) return name(answer);
  return parts.join(', ') || NOTHING;
}
function partsOf(ask: Question, answer: Json, name: (option: Json) => string): readonly string[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  switch (ask.kind) {
    case 'someOf':
    case 'order':
      return answer.map(name);
    case 'assign':
      return shapeOf(ask, 'assign').receivers.flatMap((r, i) => (answer[i] ? [`${answer[i]} × ${name(r.id)}`] : []));
    case 'arrange':
      return shapeOf(ask, 'arrange').slots.flatMap((slot) => {
        const n = answer.filter((at) => at === slot.id).length;
        return n > 0 ? [`${n} × ${name(slot.id)}`] : [];
      });
    default:
      return undefined;
  }
}
