import type { Chance, Seat } from '@cosmodrome/kernel';

/**
 * A pack of cards that can be kept secret. On the table a card is a number; its face is looked up here. A pile, a hand or
 * a slot is a list of numbers. Who has not seen a card gets its number at most, so unseen faces can be permuted in place
 * (`imaginePack`) without touching piles, hands or anything a flow holds in a local.
 */
export interface Pack {
  /** face[card]: index into the game's list of faces. */
  face: number[];
  /** seen[card]: one bit a seat, and PUBLIC. */
  seen: number[];
}
export const PUBLIC = 1 << 30;

/** One card for each entry of `faces`; card i is faces[i] until the first shuffle. Nobody has seen anything. */
export function newPack(faces: readonly number[]): Pack {
  return { face: faces.slice(), seen: faces.map(() => 0) };
}
export const copyPack = (pack: Pack): Pack => ({ face: pack.face.slice(), seen: pack.seen.slice() });

/**
 * Shuffles a pile: its faces are dealt anew among its numbers and forgotten by everybody. The list itself keeps its order,
 * since a number without a known face says nothing.
 */
export function shufflePile(pack: Pack, pile: readonly number[], chance: Chance): void {
  const faces = chance.shuffle(pile.map((card) => pack.face[card] as number));
  for (let i = 0; i < pile.length; i++) {
    const card = pile[i] as number;
    pack.face[card] = faces[i] as number;
    pack.seen[card] = 0;
  }
}
export function showTo(pack: Pack, card: number, seats: readonly Seat[]): void {
  for (const seat of seats) pack.seen[card] = (pack.seen[card] as number) | (1 << seat);
}
export function showAll(pack: Pack, card: number): void {
  pack.seen[card] = (pack.seen[card] as number) | PUBLIC;
}
export function knows(pack: { readonly seen: readonly number[] }, card: number, seat: Seat | undefined): boolean {
  const seen = pack.seen[card] as number;
  return (seen & PUBLIC) !== 0 || (seat !== undefined && (seen & (1 << seat)) !== 0);
}
/** The face if this seat (undefined: a spectator) has seen it. */
export function faceFor(
  pack: { readonly face: readonly number[]; readonly seen: readonly number[] },
  card: number,
  seat: Seat | undefined,
): number | undefined {
  return knows(pack, card, seat) ? pack.face[card] : undefined;
}
/** Rearranges all faces this seat has not seen, by luck alone: how they lay does not matter. `among` narrows it to some cards. */
export function imaginePack(pack: Pack, seat: Seat | undefined, chance: Chance, among?: readonly number[]): void {
  const hidden: number[] = [];
  if (among) {
    for (const card of among) if (!knows(pack, card, seat)) hidden.push(card);
  } else for (let card = 0; card < pack.face.length; card++) if (!knows(pack, card, seat)) hidden.push(card);
  const faces = chance.shuffle(hidden.map((card) => pack.face[card] as number).sort((a, b) => a - b));
  for (let i = 0; i < hidden.length; i++) pack.face[hidden[i] as number] = faces[i] as number;
}
