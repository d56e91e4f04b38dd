import { useCallback } from 'react';
import { create } from 'zustand';
import { ApiError, api } from './api.ts';
import { line, redial } from './line.ts';
import type { Announcement, GameInfo, HouseInfo, Me, Refused, TableCard } from './wire.ts';

/** Who I am, what is on the shelf, and my games: the little that every page around the table needs. */
interface Self {
  readonly me: Me | undefined;
  readonly games: readonly GameInfo[] | undefined;
  readonly mine: readonly TableCard[] | undefined;
  /** True when this browser has been here before: it had a name at the first contact. */
  readonly failed: boolean;
  /** The operator keeps me out. */
  readonly ban?: Refused['ban'];
  readonly house?: HouseInfo;
  readonly heard?: string | undefined;
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
    line()
      .off('mine', onMine)
      .on('mine', onMine)
      .off('house', onHouse)
      .on('house', onHouse)
      .off('connect_error', onRefused)
      .on('connect_error', onRefused);
    onHouse();
    await Promise.all([shelf, refreshMine()]);
  })().catch((error: unknown) => {
    begun = undefined;
    useSelf.setState({ failed: true, ban: error instanceof ApiError ? error.ban : undefined });
    throw error;
  });
  return begun;
}
/** The server knows this browser no more (its cookie is gone): it introduces itself anew before the line is tried again. */
const onRefused = (error: Error): void => {
  if (error.message === 'kept-out')
    void api.me().catch((e: unknown) => useSelf.setState({ ban: e instanceof ApiError ? e.ban : undefined }));
  if (error.message === 'no-identity') void api.me().then(setMe, () => undefined);
};
/** What the operator says is on every page, also on one that is open. */
const onHouse = (): void =>
  void api.house().then(
    (house) => useSelf.setState({ house }),
    () => undefined,
  );
/** At a table it is said once: what was read there is not said again. */
export function useAnnounced(): { readonly said: Announcement | undefined; hear(): void } {
  const said = useSelf((s) => s.house?.announcement ?? undefined);
  const heard = useSelf((s) => s.heard);
  const open = said !== undefined && said.until > Date.now() && said.en !== heard;
  const hear = useCallback(() => useSelf.setState({ heard: said?.en }), [said]);
  return { said: open ? said : undefined, hear };
}
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
