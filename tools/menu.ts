/**
 * A question as numbered answers, for every kind of domain. Pure: what is shown, and what a typed line means. The words
 * come from the game; where it has none for something, the data itself is shown.
 */
import type { Ask, Json } from '@cosmodrome/kernel';
import { same } from '@cosmodrome/kernel';
import type { AnyWords, Offered, Question } from '@cosmodrome/kit/text';
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
export const questionOf = (ask: Ask): Question => ({
  seat: ask.seat,
  topic: ask.topic,
  kind: ask.domain.kind,
  shape: ask.domain.shape(),
  ...(ask.optional ? { optional: true } : {}),
});

/** Names for the things one can choose. */
type Label = (option: Json) => string;
type Say = Phrases['menu'];
/** Listing every path of a large board would take for ever; nobody reads more at a terminal. */
const MOST = 20_000;

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
    case 'path':
      return steps(first(domain.options?.() ?? [], MOST) as readonly (readonly Json[])[], [], label, say);
    case 'after':
      return { lines: [], how: say.clock, read: () => ({ wrong: say.clock }) };
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
/** A path is walked: each menu offers the next steps of all paths that begin with the steps taken. */
function steps(paths: readonly (readonly Json[])[], taken: readonly Json[], label: Label, say: Say): Menu {
  const open = paths.filter((path) => path.length > taken.length);
  const onward: Json[] = [];
  for (const path of open) {
    const step = path[taken.length] as Json;
    if (!onward.some((x) => same(x, step))) onward.push(step);
  }
  const stop = paths.some((path) => path.length === taken.length);
  const far = taken.length > 0 ? [`   ${say.soFar(taken.map(label).join(', '))}`] : [];
  const how = say.step(stop);
  return {
    lines: [...far, ...numbered(onward, label)],
    how,
    read: (line) => {
      const [n, ...rest] = numbers(line) ?? [];
      if (n === 0 && stop) return { answer: taken };
      const step = n === undefined || rest.length > 0 ? undefined : onward[n - 1];
      if (step === undefined) return { wrong: how };
      const left = open.filter((path) => same(path[taken.length], step));
      const walked = [...taken, step];
      if (left.length === 1 && left[0]!.length === walked.length) return { answer: walked };
      return { next: steps(left, walked, label, say) };
    },
  };
}
