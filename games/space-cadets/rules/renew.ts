import type { Json } from '@cosmodrome/kernel';

// What older versions stored, as today's would have.

type Data = { readonly [key: string]: Json | undefined };

/** From version 1 to 2: what is being asked is a scene. Bookmarks lie between beats, where nothing is asked. */
export function toVersion2(state: Json): Json {
  const { asking: _, ...rest } = state as Data;
  return { ...rest, scene: null };
}

/** From version 2 to 3: nobody has pointed at anything. */
export const toVersion3 = (state: Json): Json => ({ ...(state as Data), marks: [], said: [] });

/** How notes were called before version 2, where that has changed. */
const CALLED: Readonly<Record<string, string>> = {
  'turn-begins': 'turn-begun',
  'turn-ends': 'turn-ended',
  move: 'moved',
  'pick-up': 'picked-up',
  drop: 'dropped',
  trade: 'traded',
  use: 'used',
  discard: 'discarded',
  recharge: 'recharged',
  declare: 'declared',
  'alien-moves': 'alien-moved',
  'alien-stays': 'alien-stayed',
  'alien-attacks': 'alien-attacked',
  'alien-rolls': 'alien-rolled',
  'alien-holds': 'alien-held',
  'bugs-merge': 'bugs-merged',
  'bugs-approach': 'bugs-approached',
  'bugs-move': 'bugs-moved',
  'bugs-attack': 'bugs-attacked',
  'bug-rolls': 'bugs-rolled',
};
/** Notes were told apart by `is`; `kind` said what was rolled for. */
function note(note: Json): Json {
  const { is, kind: roll, ...rest } = note as Data;
  if (typeof is !== 'string') return note;
  return { kind: Object.hasOwn(CALLED, is) ? CALLED[is] : is, ...(roll === undefined ? {} : { roll }), ...rest };
}
/** Views said whose choice it was, with which card and with whom, not what it was about. */
function view(view: Json): Json {
  const marked = (view as Data).marks === undefined ? { ...(view as Data), marks: [] } : (view as Data);
  const { asking, ...rest } = marked;
  if (asking === undefined) return rest.marks === (view as Data).marks ? view : rest;
  if (asking === null) return { ...rest, scene: null };
  const { role, card, other } = asking as Data;
  if (other) return { ...rest, scene: { kind: 'trade', role, other } };
  if (typeof card === 'number' && card >= 0) return { ...rest, scene: { kind: 'gear', role, card } };
  return { ...rest, scene: { kind: rest.stage === 'kits' ? 'kit' : rest.stage === 'stow' ? 'stow' : 'scan', role } };
}
export const renew = { note, view };
