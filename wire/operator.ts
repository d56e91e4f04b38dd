/** What the operator of a house sees and does. Public views only: no hand, no side, no private table's talk. */
import type { Phase } from './tables.ts';

/** `address`: everybody from this network; `mute`: the person plays, and may not talk. */
export type BanKind = 'person' | 'address' | 'mute';
export interface Announcement {
  readonly fr: string;
  readonly en: string;
  /** Server time, ms. */
  readonly until: number;
}
export interface Overview {
  readonly version: string;
  /** Since when this process runs. */
  readonly since: number;
  /** Connected to this process. */
  readonly here: number;
  readonly people: { readonly all: number; readonly accounts: number; readonly today: number };
  readonly tables: Readonly<Record<Phase, number>>;
  /** In the memory of this process. */
  readonly awake: number;
  /** Running matches that the rules no longer fit. */
  readonly misfits: number;
  /** The time by which 95 of 100 answers were on disk, in ms; null: nobody has answered yet. */
  readonly commitMs: number | null;
  /** Questions to bots that wait for a thread. */
  readonly botsWaiting: number;
  readonly disk: { readonly used: number; readonly free: number } | null;
  /** The last backup that this house wrote by itself; null: it writes none, or has not yet. */
  readonly backup: number | null;
  readonly processes: number;
  /** Every ten minutes of the last day, the oldest first: who was connected, and `commitMs`. */
  readonly day: readonly { readonly at: number; readonly here: number; readonly commitMs: number | null }[];
  readonly registrations: boolean;
  readonly announcement: Announcement | null;
  readonly bans: readonly BanSeen[];
}
export interface BanSeen {
  readonly id: string;
  readonly kind: BanKind;
  readonly who: string;
  /** The person's name, if there is one. */
  readonly name: string | null;
  readonly reason: string;
  readonly from: number;
  readonly until: number | null;
}
export interface TableSeen {
  readonly code: string;
  readonly name: string;
  readonly game: string;
  readonly phase: Phase;
  readonly listed: boolean;
  readonly who: readonly { readonly name: string; readonly kind: 'open' | 'person' | 'device' | 'bot' }[];
  readonly answers: number;
  /** Somebody looks at it, at this process. */
  readonly watched: number;
  readonly misfit: boolean;
  readonly at: number;
}
export interface PersonSeen {
  readonly id: string;
  readonly name: string;
  readonly account: string | null;
  readonly tables: number;
  readonly reports: number;
  readonly here: boolean;
  /** From where, while connected to this process. Not kept. */
  readonly from: string | null;
  readonly seen: number;
}
export interface ReportSeen {
  readonly at: number;
  readonly code: string;
  readonly person: string;
  readonly name: string;
  readonly by: string;
  readonly text: string;
}
export interface DeedSeen {
  readonly at: number;
  readonly what: string;
  readonly whom: string;
  readonly detail: string;
}
