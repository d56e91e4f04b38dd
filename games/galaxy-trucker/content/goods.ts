/** Goods, most valuable first: what each sells for (GT-BASE-PAY-03), and how many there are (GT-BASE-SETUP-07). */
export const GOODS = ['red', 'yellow', 'green', 'blue'] as const;
export type Good = (typeof GOODS)[number];
export const PRICES: Readonly<Record<Good, number>> = { red: 4, yellow: 3, green: 2, blue: 1 };
/** The total of 56 is published; its split is from general knowledge of the game. */
export const BANK: Readonly<Record<Good, number>> = { red: 12, yellow: 17, green: 13, blue: 14 };
