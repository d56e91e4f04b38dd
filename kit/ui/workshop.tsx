/**
 * Where people make something of their own for a game (a mission) and play it at once. It stands in `games/<game>/workshop/` and is loaded when
 * it is opened. What it makes is a brief (0012): the page keeps it on this device, carries it in a link, and plays it.
 */
import type { Json, Options } from '@cosmodrome/kernel';
import type { ComponentType } from 'react';
import type { KeptMade, TrialTold, TrialWish } from '../made.ts';
import type { Lang } from '../text.ts';

/** What came with the address: something made, nothing that can be read, or a place within the workshop (none: where it begins). */
export type Arrived = { readonly made: Json } | { readonly broken: true } | { readonly place: string | undefined };
/** When it was kept; or another page has changed it meanwhile, or this device keeps nothing. */
export type Keeping = { readonly at: number } | { readonly why: 'changed' | 'no-disk' };
/** What the page does for a workshop. */
export interface WorkshopHouse {
  /** Newest first. Undefined: still looking. */
  readonly kept: readonly KeptMade[] | undefined;
  /** In place of what was kept at that moment; without one: anew. */
  keep(id: string, name: string, made: Json, over: number | undefined): Promise<Keeping>;
  forget(id: string): Promise<void>;
  /** Another place within the workshop, as the address says it: back, forward and loading again lead there. */
  go(place: string | undefined): void;
  /** Alone on this device, at once. Rejected with a key of the game's refusals, or undefined. */
  play(made: Json, name: string, options: Options): Promise<void>;
  /** The form of a new table. */
  gather(made: Json): Promise<void>;
  /** An address that carries it; undefined: it is too long for one. */
  link(made: Json): Promise<string | undefined>;
  copy(text: string): Promise<boolean>;
  /** Stops when what it gives back is called. */
  trial(wish: TrialWish, heard: (told: TrialTold) => void): () => void;
}
export interface WorkshopProps {
  readonly lang: Lang;
  readonly house: WorkshopHouse;
  /** Names who made it, if they wish. */
  readonly me: string;
  /** Undefined: it is still being read. */
  readonly arrived: Arrived | undefined;
}
export interface ChooseProps {
  readonly lang: Lang;
  readonly value: string;
  onChange(value: string): void;
  /** To where others are made. */
  onMake(): void;
}
export interface Workshop {
  readonly title: Readonly<Record<Lang, string>>;
  /** In a line: what can be made here. */
  readonly pitch: Readonly<Record<Lang, string>>;
  readonly Page: ComponentType<WorkshopProps>;
  /** One of those that come with the game, where a table is opened: each with its picture, its facts and a line. */
  readonly Choose: ComponentType<ChooseProps>;
  /** What something made here is about, or one that comes with the game (by its value), for whoever is asked to play it; nothing, where it is nothing of the kind. */
  readonly Told: ComponentType<{ readonly made: Json; readonly lang: Lang }>;
  /** What something made here goes by; undefined: it is nothing of the kind. */
  name(made: Json): string | undefined;
}
