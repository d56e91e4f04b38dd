import { useCallback } from 'react';
import { create } from 'zustand';
import { ApiError, api, codeOf } from './api.ts';
import { setCalled } from './called.ts';
import { line, redial } from './line.ts';
import type { Announcement, GameInfo, HouseInfo, Invitation, Me, Refused, TableCard } from './wire.ts';

/** Who I am, what is on the shelf, my games and who asks me to another: the little that every page around the table needs. */
interface Self {
  readonly me: Me | undefined;
  readonly games: readonly GameInfo[] | undefined;
  readonly mine: readonly TableCard[] | undefined;
  readonly asked: readonly Invitation[];
  /** The first contact failed, and nothing is known from before. */
  readonly failed: boolean;
  /** The operator keeps me out. */
  readonly ban?: Refused['ban'];
  readonly house?: HouseInfo;
  readonly heard?: string | undefined;
  /** No server answers: what is shown is from the last contact. */
  readonly away: boolean;
}
export const useSelf = create<Self>(() => ({ me: undefined, games: undefined, mine: undefined, asked: [], failed: false, away: false }));

/** What the last contact told, for the time without one. */
const KEY = 'cosmodrome.self';
type Known = Pick<Self, 'me' | 'games' | 'mine'>;
function known(): Known | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Known | null) ?? undefined;
  } catch {
    return undefined;
  }
}
/** This browser has had contact before: what the page looks like until it is known who comes. */
export const hasBeenHere = (known()?.mine?.length ?? 0) > 0;
function remember({ me, games, mine, away }: Self): void {
  if (away || !me || !games) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ me, games, mine } satisfies Known));
  } catch {
    // No room, or no permission: without a server there will be no page.
  }
}
useSelf.subscribe(remember);
/** How often a page without a server looks whether there is one. */
const AGAIN_MS = 10_000;

let begun: Promise<void> | undefined;
/** First contact: identity, shelf and my games; then the line that says when something changes. */
export function begin(): Promise<void> {
  begun ??= (async () => {
    // The shelf is everybody's: it does not wait until the server knows who asks.
    const shelf = api.games().then((games) => useSelf.setState({ games }));
    // Whether it came is asked further down; where nobody answers at all, one failure is told, not two.
    shelf.catch(() => undefined);
    const me = await api.me();
    useSelf.setState({ me, failed: false, away: false });
    // Once, however often the first contact is tried.
    line()
      .off('mine', onMine)
      .on('mine', onMine)
      .off('house', onHouse)
      .on('house', onHouse)
      // What was said before the line stood, or while it was down, has been told to nobody here.
      .off('connect', onLine)
      .on('connect', onLine)
      .off('connect_error', onRefused)
      .on('connect_error', onRefused);
    onHouse();
    await Promise.all([shelf, refreshMine()]);
  })().catch((error: unknown) => {
    begun = undefined;
    const before = codeOf(error) === 'offline' || (error instanceof ApiError && error.status >= 500) ? known() : undefined;
    if (before?.me) {
      useSelf.setState({ ...before, away: true, failed: false });
      lookAgain();
    } else useSelf.setState({ failed: true, ban: error instanceof ApiError ? error.ban : undefined });
    throw error;
  });
  return begun;
}
let looking: ReturnType<typeof setTimeout> | undefined;
function lookAgain(): void {
  clearTimeout(looking);
  const look = (): void => {
    removeEventListener('online', look);
    clearTimeout(looking);
    void begin().catch(() => undefined);
  };
  addEventListener('online', look);
  looking = setTimeout(look, AGAIN_MS);
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
const onLine = (): void => {
  onHouse();
  onMine();
};
const onMine = (): void => void refreshMine().catch(() => undefined);
export async function refreshMine(): Promise<void> {
  // Who asks me changes with my games; that it cannot be told keeps nobody from those.
  const asked = api.invitations().catch(() => useSelf.getState().asked);
  useSelf.setState({ mine: await api.mine(), asked: await asked });
}
/** What came of an invitation. */
export const setAsked = (asked: readonly Invitation[]): void => useSelf.setState({ asked });
/** Back to being a guest of this browser; the games of the account stay with it. */
export async function signOut(): Promise<void> {
  // Whoever sits here next is not called for me.
  await setCalled(false, '').catch(() => undefined);
  setMe(await api.signOut());
  redial();
  await refreshMine();
}
export const setMe = (me: Me): void => useSelf.setState({ me });
