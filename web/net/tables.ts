/** The tables of this device, as the pages list them. */
import { create } from 'zustand';
import { cardsKept } from '../device/disk.ts';
import type { Card } from '../device/kept.ts';

export const useHere = create<{ readonly cards: readonly Card[] | undefined }>(() => ({ cards: undefined }));
export async function refreshHere(): Promise<void> {
  useHere.setState({ cards: await cardsKept() });
}
