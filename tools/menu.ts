/**
 * A question as numbered answers, for every kind of domain. Pure: what is shown, and what a typed line means. The words
 * come from the game; where it has none for something, the data itself is shown.
 */
import type { Ask, Json, Slot, Token } from '@cosmodrome/kernel';
import { type AnyWords, type Offered, questionOf } from '@cosmodrome/kit/text';
import type { Phrases } from './phrases.ts';
import { brief, type Voice } from './show.ts';

/** What a line means: an answer, a menu for the next step, or nothing one can use. */
export type Read = { readonly answer: Json } | { readonly next: Menu } | { readonly wrong: string };
export interface Menu {
  readonly lines: readonly string[];
  /** How to type an answer. */
  readonly how: string;
  read(line: string): Read;
}

/** Names for the things one can choose. */
type Label = (option: Json) => string;
type Say = Phrases['menu'];
/** Nobody reads more requests than this at a terminal. */
const MOST = 500;

export function menu(ask: Ask, words: AnyWords, view: Json, voice: Voice): Menu {
  const question = questionOf(ask);
  const label: Label = (option) => named(words.answer(question, option, view), voice);
  const { domain } = ask;
  const say = voice.phrases.menu;
  const shape = question.shape as never;
  switch (domain.kind) {
    case 'oneOf':
      return one((shape as { options: readonly Json[] }).options, label, say);
    case 'yesNo':
      return one([true, false], label, say);
    case 'amount':
      return figure(shape, say);
    case 'someOf':
      return some(shape, label, say);
    case 'order':
      return ordered((shape as { items: readonly Json[] }).items, label, say);
    case 'assign':
      return shares(shape, label, say);
    case 'point':
      return spot(shape, say);
    case 'way':
      return walk(shape, say);
    case 'arrange':
      return stowed(shape, label, say);
    case 'request':
      return one(first(domain.options?.() ?? [], MOST), label, say);
    case 'after':
    case 'enact':
      return { lines: [], how: say.clock, read: () => ({ wrong: say.clock }) };
  }
}
/** An answer that was given, in the game's words. */
export function inWords(ask: Ask, answer: Json, words: AnyWords, view: Json, voice: Voice): string {
  const question = questionOf(ask);
  const label: Label = (option) => named(words.answer(question, option, view), voice);
  const list = (items: readonly string[]) => (items.length > 0 ? items.join(', ') : '–');
  switch (ask.domain.kind) {
    case 'oneOf':
    case 'yesNo':
    case 'request':
      return label(answer);
    case 'someOf':
    case 'order':
      return list((answer as readonly Json[]).map(label));
    case 'assign': {
      const { receivers } = question.shape as { receivers: readonly { readonly id: Json }[] };
      const shared = receivers.map(({ id }, i) => ({ id, n: (answer as readonly number[])[i] ?? 0 }));
      return list(shared.filter(({ n }) => n > 0).map(({ id, n }) => `${label(id)} × ${n}`));
    }
    default:
      return brief(answer);
  }
}
function named(offered: Offered, voice: Voice): string {
  return [voice.say(offered.label), offered.cost ? `(${voice.say(offered.cost)})` : ''].filter(Boolean).join(' ');
}
function first<T>(from: Iterable<T>, most: number): readonly T[] {
  const out: T[] = [];
  for (const item of from) {
    out.push(item);
    if (out.length >= most) break;
  }
  return out;
}
function numbered(options: readonly Json[], label: Label): readonly string[] {
  const width = String(options.length).length;
  return options.map((option, i) => `${String(i + 1).padStart(width)}  ${label(option)}`);
}
/** Whole numbers in a line, or undefined if there is anything else in it. */
function numbers(line: string): readonly number[] | undefined {
  const parts = line.split(/[\s,;]+/).filter(Boolean);
  return parts.every((part) => /^-?\d+$/.test(part)) ? parts.map(Number) : undefined;
}

function one(options: readonly Json[], label: Label, say: Say): Menu {
  const how = say.one(options.length);
  return {
    lines: numbered(options, label),
    how,
    read: (line) => {
      const [n, ...rest] = numbers(line) ?? [];
      const option = n === undefined || rest.length > 0 ? undefined : options[n - 1];
      return option === undefined ? { wrong: how } : { answer: option };
    },
  };
}
function figure({ min, max }: { min: number; max: number }, say: Say): Menu {
  const how = say.amount(min, max);
  return {
    lines: [],
    how,
    read: (line) => {
      const [n, ...rest] = numbers(line) ?? [];
      return n === undefined || rest.length > 0 || n < min || n > max ? { wrong: how } : { answer: n };
    },
  };
}
function some({ options, min, max }: { options: readonly Json[]; min: number; max: number }, label: Label, say: Say): Menu {
  const how = say.some(min, max);
  return {
    lines: numbered(options, label),
    how,
    read: (line) => {
      const picked = numbers(line);
      if (!picked || picked.length === 0) return { wrong: how };
      if (picked.length === 1 && picked[0] === 0) return min === 0 ? { answer: [] } : { wrong: how };
      const chosen = picked.map((n) => options[n - 1]);
      if (chosen.includes(undefined) || new Set(picked).size !== picked.length || picked.length < min || picked.length > max)
        return { wrong: how };
      return { answer: chosen as Json[] };
    },
  };
}
function ordered(items: readonly Json[], label: Label, say: Say): Menu {
  const how = say.order(items.length);
  return {
    lines: numbered(items, label),
    how,
    read: (line) => {
      const picked = numbers(line) ?? [];
      const chosen = picked.map((n) => items[n - 1]);
      if (picked.length !== items.length || chosen.includes(undefined) || new Set(picked).size !== picked.length) return { wrong: how };
      return { answer: chosen as Json[] };
    },
  };
}
function shares(
  { receivers, total, atMost }: { receivers: readonly { id: string | number; min: number; max: number }[]; total: number; atMost: boolean },
  label: Label,
  say: Say,
): Menu {
  const how = say.assign(receivers.length, total, atMost);
  return {
    lines: receivers.map((r) => `   ${say.share(label(r.id), r.min, r.max)}`),
    how,
    read: (line) => {
      const picked = numbers(line) ?? [];
      return picked.length === receivers.length ? { answer: picked } : { wrong: how };
    },
  };
}
function spot(outline: Json, say: Say): Menu {
  const how = say.point;
  return {
    lines: [`   ${say.within(brief(outline))}`],
    how,
    read: (line) => {
      const picked = numbers(line) ?? [];
      return picked.length === 2 ? { answer: picked } : { wrong: how };
    },
  };
}
/** A way is typed point by point; the rules say whether it can be walked. */
function walk(shape: Json, say: Say): Menu {
  const how = say.way;
  return {
    lines: shape === null ? [] : [`   ${say.within(brief(shape))}`],
    how,
    read: (line) => {
      const typed = numbers(line) ?? [];
      if (typed.length === 0 || typed.length % 2 === 1) return { wrong: how };
      return { answer: typed.flatMap((x, i) => (i % 2 === 0 ? [[x, typed[i + 1] as number]] : [])) };
    },
  };
}
function stowed({ tokens, slots }: { tokens: readonly Token[]; slots: readonly Slot[] }, label: Label, say: Say): Menu {
  const how = say.arrange(tokens.length, slots.length);
  return {
    lines: [
      ...slots.map((slot, i) => `${i + 1}  ${say.slot(label(slot.id), slot.takes.map(label).join(', '), slot.max)}`),
      `   ${tokens.map((token) => label(token.kind)).join(', ')}`,
    ],
    how,
    read: (line) => {
      const picked = numbers(line) ?? [];
      if (picked.length !== tokens.length || picked.some((n) => n < 0 || n > slots.length)) return { wrong: how };
      return { answer: picked.map((n) => slots[n - 1]?.id ?? null) };
    },
  };
}
