import type { ReactNode } from 'react';

/** A pile of cards in an SVG board: up to four edges show that it is thick, the count stands on it. */
export function Deck({
  count,
  width = 60,
  height = 84,
  back,
  label,
}: {
  readonly count: number;
  readonly width?: number;
  readonly height?: number;
  readonly back?: ReactNode;
  readonly label: string;
}) {
  const edges = Math.min(4, Math.ceil(count / 8));
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is no control
    <g role="img" aria-label={`${label}: ${count}`}>
      {count === 0 && <rect width={width} height={height} rx="5" fill="none" stroke="var(--cd-line-strong)" strokeDasharray="4 4" />}
      {Array.from({ length: edges }, (_, i) => edges - i).map((n) => (
        <rect
          key={n}
          x={n * 1.5}
          y={-n * 1.5}
          width={width}
          height={height}
          rx="5"
          fill="var(--cd-surface-2)"
          stroke="var(--cd-line-strong)"
        />
      ))}
      {count > 0 &&
        (back ?? <rect width={width} height={height} rx="5" fill="var(--cd-surface-3)" stroke="var(--cd-line-strong)" strokeWidth="1.5" />)}
      <g transform={`translate(${width / 2} ${height - 14})`}>
        <rect x="-16" y="-10" width="32" height="20" rx="10" fill="var(--cd-bg)" opacity=".85" />
        <text textAnchor="middle" y="5" fontSize="14" fontWeight="600" fill="var(--cd-ink)">
          {count}
        </text>
      </g>
    </g>
  );
}
