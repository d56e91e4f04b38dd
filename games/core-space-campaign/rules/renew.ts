import { isList, isObject } from '@cosmodrome/core-space/content/index';
import type { Json } from '@cosmodrome/kernel';

// What older versions stored, as today's would have.

type Data = { readonly [key: string]: Json | undefined };

/** From version 2 to 3: missions of the workshop may be brought; nobody had. */
export function toVersion3(old: Json): Json {
  const { outings, log, ...state } = old as unknown as Data & {
    readonly seats: number;
    readonly outings: readonly Data[];
    readonly log: readonly Data[];
  };
  return {
    ...state,
    brought: Array.from({ length: state.seats }, () => null),
    outings: outings.map((outing) => ({ ...outing, drawn: null })),
    log: log.map((line) => ({ ...line, title: null })),
  } as Json;
}
/** From version 1 to 2: offers are numbered by seat; none has a number that was given away. */
export function toVersion2(old: Json): Json {
  const { ids, ...state } = old as unknown as Data & { readonly seats: number; readonly ids: Data & { readonly offer: number } };
  const { offer, ...others } = ids;
  return { ...state, ids: { ...others, offers: Array.from({ length: state.seats }, () => offer) } } as Json;
}
/** An outcome that a mission of an older version told, and that stands in records: before Rescue Missions whoever was home had returned. */
export function renewedOutcome(told: Json): Json {
  if (!isObject(told) || !isList(told.crews)) return told;
  const crews = told.crews.map((crew) => {
    if (!isObject(crew) || !isList(crew.members)) return crew;
    const members = crew.members.map((m) => (isObject(m) && m.returned === undefined ? { ...m, returned: m.fate === 'home' } : m));
    return { ...crew, members };
  });
  return { ...told, crews };
}
