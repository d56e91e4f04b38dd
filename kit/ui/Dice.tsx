const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};
/** One six-sided die. It tumbles when its face is new: give it a `key` that changes with every roll. */
export function Die({ face, size = 28, label }: { readonly face: number; readonly size?: number; readonly label?: string }) {
  return (
    <svg className="cd-die" width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={label ?? String(face)}>
      <rect x="1.5" y="1.5" width="21" height="21" rx="4" fill="var(--cd-surface-3)" stroke="var(--cd-line-strong)" strokeWidth="1.5" />
      {PIPS[face] ? (
        PIPS[face].map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.1" fill="var(--cd-ink)" />)
      ) : (
        <text x="12" y="16.5" textAnchor="middle" fontSize="13" fontWeight="600" fill="var(--cd-ink)">
          {face}
        </text>
      )}
    </svg>
  );
}
/** The dice of one roll, side by side. */
export function Dice({
  faces,
  roll,
  size = 28,
}: {
  readonly faces: readonly number[];
  readonly roll?: string | number;
  readonly size?: number;
}) {
  return (
    <span className="cd-dice" role="img" aria-label={faces.join(', ')}>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the roll
        <Die key={`${roll ?? ''}:${i}`} face={face} size={size} />
      ))}
    </span>
  );
}
