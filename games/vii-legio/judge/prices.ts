/** What things cost, reckoned alike by rules, bots, words and page. */
import { COST, type Element, EQUIPMENT } from '../content/index.ts';

/** Equipment costs 2 cards, the first propulsor 1, a crew member 3. LEG-BUY-01, LEG-BUY-02, LEG-BUY-03, LEG-BUY-04 */
export function priceOf({ aboard }: { readonly aboard: { readonly propulsor: number } }, what: Element): number {
  if (what === 'propulsor' && aboard.propulsor === 0) return COST.firstPropulsor;
  return (EQUIPMENT as readonly Element[]).includes(what) ? COST.equipment : COST.crew;
}
