/** How somebody wants to be called when it is their turn and they are not here. */
import type { Lang } from '@cosmodrome/kit/text';

export interface Wishes {
  readonly lang: Lang;
  /** The time zone of the hours, as the browser names it. */
  readonly zone: string;
  /** Nobody is called from the first to the second of these hours; the same hour twice: always. */
  readonly quiet: readonly [from: number, to: number];
  /** `each`: for every turn; `daily`: once a day, at that hour, whatever waits. */
  readonly mail: 'none' | 'each' | 'daily';
  readonly hour: number;
  /** Games whose turns are worth a call. */
  readonly paces: 'all' | 'days';
  /** Also when somebody asks me to a table, or for the same one again. Absent: no. */
  readonly asked?: boolean;
}
/** As a browser gives it (PushSubscription.toJSON). */
export interface PushTo {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
export interface Calling {
  readonly wishes: Wishes;
  /** Where mail goes; `sure`: its owner has said so by the link that was sent there. Null: nowhere. */
  readonly address: { readonly mail: string; readonly sure: boolean } | null;
  /** Browsers that are called. */
  readonly browsers: number;
  /** What this house can: it has a mail server; the key browsers want for a subscription. */
  readonly can: { readonly mail: boolean; readonly pushKey: string };
}
