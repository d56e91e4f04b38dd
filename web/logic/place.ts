/** Where a card stands that explains something, so that it lies over nothing anybody wants to see or touch. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** What should stay free, and how much that matters. */
export interface Keep {
  readonly box: Box;
  readonly weight: number;
}
const GAP = 8;
const MARGIN = 8;
/** So many of the things that matter most are looked at for room above and below them. */
const BESIDE = 8;
/** Beside an object there are a dozen places worth a thought; then the corners and edges of the room, and what lies between things. */
const SHARES = [0.5, 0, 1];

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The place that covers least of what should stay free; of equal ones the nearest, of those the one below, above, beside. */
export function placeCard(
  at: Box,
  card: { readonly width: number; readonly height: number },
  room: Box,
  keep: readonly Keep[] = [],
): { readonly left: number; readonly top: number } {
  const clamp = (n: number, min: number, max: number) => Math.max(min, Math.min(max, n));
  const left = (x: number) => clamp(x, room.left + MARGIN, Math.max(room.left + MARGIN, room.right - card.width - MARGIN));
  const top = (y: number) => clamp(y, room.top + MARGIN, Math.max(room.top + MARGIN, room.bottom - card.height - MARGIN));
  const across = SHARES.map((u) => left(at.left + (at.right - at.left) * u - card.width * u));
  const down = SHARES.map((u) => top(at.top + (at.bottom - at.top) * u - card.height * u));
  const sides = [at.right + GAP, at.left - GAP - card.width].map(left);
  const ends = [at.bottom + GAP, at.top - GAP - card.height].map(top);
  const xs = SHARES.map((u) => left(room.left + (room.right - room.left - card.width) * u));
  const ys = SHARES.map((u) => top(room.top + (room.bottom - room.top - card.height) * u));
  const heavy = [...keep].sort((a, b) => b.weight - a.weight).slice(0, BESIDE);
  const between = heavy.flatMap(({ box }) => [box.bottom + GAP, box.top - GAP - card.height].map(top));
  const places = [
    ...ends.flatMap((y) => across.map((x) => ({ left: x, top: y }))),
    ...sides.flatMap((x) => down.map((y) => ({ left: x, top: y }))),
    ...[...ys, ...between].flatMap((y) => [...xs, ...across].map((x) => ({ left: x, top: y }))),
    ...xs.flatMap((x) => down.map((y) => ({ left: x, top: y }))),
  ];
  const middle = (b: Box) => ({ x: (b.left + b.right) / 2, y: (b.top + b.bottom) / 2 });
  const here = middle(at);
  const cost = (place: { readonly left: number; readonly top: number }): number => {
    const box: Box = { ...place, right: place.left + card.width, bottom: place.top + card.height };
    const m = middle(box);
    const covered = keep.reduce((sum, k) => sum + k.weight * overlap(box, k.box), 0);
    // A covered pixel of the least important thing weighs more than any distance on the screen.
    return covered * 1e4 + 1e4 * overlap(box, at) + Math.hypot(m.x - here.x, m.y - here.y);
  };
  return places.reduce((best, p) => (cost(p) < cost(best) - 1 ? p : best));
}
