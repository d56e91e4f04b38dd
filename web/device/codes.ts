/** Codes of this device: no code of the server has a hyphen. */
export const HERE = 'HERE-';
export const isHere = (code: string): boolean => code.startsWith(HERE);
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const newHereCode = (): string => HERE + Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => LETTERS[n % 32]).join('');
