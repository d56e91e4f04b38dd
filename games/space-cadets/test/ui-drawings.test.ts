/** Every picture that the screen names is drawn. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DISCOVERY_TOKENS, ITEMS, type ItemKind, type Payment } from '../content/index.ts';
import { COMPONENT_ART, FIGURE, OPTION_ICON, PAYMENT_ART, pictureOf, ROCKETEER } from '../ui/art.tsx';

const drawn = new Set(
  [...readFileSync(new URL('../ui/sprite.svg', import.meta.url), 'utf8').matchAll(/id="sca-([^"]+)"/g)].map((m) => m[1]),
);
const PAYMENTS: readonly Payment[] = ['restricted', 'standard', 'command', 'o2', 'flag', 'free'];

test('every item, find, figure, Rocketeer, component, option and payment has a drawing', () => {
  const named = [
    ...(Object.keys(ITEMS) as ItemKind[]).map(pictureOf),
    ...DISCOVERY_TOKENS.map(pictureOf),
    ...[FIGURE, ROCKETEER, COMPONENT_ART, OPTION_ICON].flatMap((table) => Object.values<string>(table)),
    ...PAYMENTS.flatMap((pay) => [PAYMENT_ART(pay, 'combat'), PAYMENT_ART(pay, 'non-combat')]),
  ];
  expect(named.filter((name) => !drawn.has(name))).toEqual([]);
});
