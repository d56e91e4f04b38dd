/** What the page and the thread in which its own tables live say to each other. */
import type { Options } from '@cosmodrome/kernel';
import type { ClientToServer, NewTable, Patch, Refused, Request, Route, TableInfo } from '@cosmodrome/wire';

export type HereCall =
  | { readonly kind: 'open'; readonly wish: NewTable; readonly me: string }
  | { readonly kind: 'fits'; readonly game: string; readonly options: Options; readonly seats: number }
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'emit'; readonly event: keyof ClientToServer; readonly msg: { readonly code: string } }
  | { readonly kind: 'rest'; readonly route: Route; readonly request: Request<Route> }
  | { readonly kind: 'sent'; readonly code: string; readonly to: string }
  | { readonly kind: 'forget'; readonly code: string }
  | { readonly kind: 'halt'; readonly on: boolean };
export interface HereAsked {
  readonly id: number;
  readonly call: HereCall;
}
export type HereSaid =
  | { readonly id: number; readonly done: unknown }
  | { readonly id: number; readonly refused: Refused }
  | { readonly patch: Patch }
  | { readonly table: TableInfo };
