import { create } from 'zustand';
import { api } from './api.ts';
import { line, redial } from './line.ts';
import type { GameInfo, Me, TableCard } from './wire.ts';

/** Who I am, what is on the shelf, and my games: the little that every page around the table needs. */
interface Self {
  readonly me: Me | undefined;
  readonly games: readonly GameInfo[] | undefined;
  readonly mine: readonly TableCard[] | undefined;
  /** True when this browser has been here before: it had a name at the first contact. */
  readonly failed: boolean;
}
export const useSelf = create<Self>(() => ({ me: undefined, games: undefined, mine: undefined, failed: false }));

let begun: Promise<void> | undefined;
/** First contact: identity, shelf and my games; then the line that says when something changes. */
export function begin(): Promise<void> {
  begun ??= (async () => {
    // The shelf is everybody's: it does not wait until the server knows who asks.
    const shelf = api.games().then((games) => useSelf.setState({ games }));
    const me = await api.me();
    useSelf.setState({ me, failed: false });
    // Once, however often the first contact is tried.
    line().off('mine', onMine).on('mine', onMine).off('connect_error', onRefused).on('connect_error', onRefused);
    await Promise.all([shelf, refreshMine()]);
  })().catch((error: unknown) => {
    begun = undefined;
    useSelf.setState({ failed: true });
    throw error;
  });
  return begun;
}
/** The server knows this browser no more (its cookie is gone): it introduces itself anew before the line is tried again. */
const onRefused = (error: Error): void => {
  if (error.message === 'no-identity') void api.me().then(setMe, () => undefined);
};
const onMine = (): void => void refreshMine().catch(() => undefined);
export async function refreshMine(): Promise<void> {
  useSelf.setState({ mine: await api.mine() });
}
/** Back to being a guest of this browser; the games of the account stay with it. */
export async function signOut(): Promise<void> {
  setMe(await api.signOut());
  redial();
  await refreshMine();
}
export const setMe = (me: Me): void => useSelf.setState({ me });
