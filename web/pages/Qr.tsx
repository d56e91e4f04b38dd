import { useMemo } from 'react';
import { encode } from 'uqr';

/** A real QR code, always dark on white. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, d } = useMemo(() => {
    const code = encode(text, { border: 2 });
    const d = code.data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('');
    return { size: code.size, d };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={d} fill="currentColor" />
    </svg>
  );
}
