import type { Json } from '@cosmodrome/kernel';

// What older versions stored, as today's would have.

type Data = { readonly [key: string]: Json | undefined };

/** From version 1 to 2: offers are numbered by seat; none has a number that was given away. */
export function toVersion2(old: Json): Json {
  const { ids, ...state } = old as unknown as Data & { readonly seats: number; readonly ids: Data & { readonly offer: number } };
  const { offer, ...others } = ids;
  return { ...state, ids: { ...others, offers: Array.from({ length: state.seats }, () => offer) } } as Json;
}
