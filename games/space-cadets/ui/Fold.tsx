/** A panel on a phone: a sheet at the foot of the board that gives the ship its room back at a touch. Elsewhere it is always whole. */
import { Art } from './art.tsx';

export function Fold({ open, label, onToggle }: { readonly open: boolean; readonly label: string; onToggle(): void }) {
  return (
    <button type="button" className="sca-x sca-fold" aria-expanded={open} aria-label={label} onClick={onToggle}>
      <Art name="ic-chev" size={18} />
    </button>
  );
}
