/** What the page understands of the wire: the shared types, by the names it uses. */
export type * from '@cosmodrome/wire';
