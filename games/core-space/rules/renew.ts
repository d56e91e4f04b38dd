import type { Json } from '@cosmodrome/kernel';

// What older versions stored, as today's would have.

type Data = { readonly [key: string]: Json | undefined };

/** From version 1 to 2: boards have floors. */
export function toVersion2(old: Json): Json {
  const { drawn, ...state } = old as Data;
  return { ...state, drawn: drawn ? { ...(drawn as Data), floors: '', fixed: [] } : null };
}
