import type { GamePackage } from '@cosmodrome/kit/package';

/** The games, in the order of the lobby. Each is loaded when it is first needed. */
const SHELF: Readonly<Record<string, () => Promise<GamePackage>>> = {
  'vii-legio': async () => (await import('@cosmodrome/vii-legio')).viiLegio,
  'panic-station': async () => (await import('@cosmodrome/panic-station')).panicStation,
  'space-cadets': async () => (await import('@cosmodrome/space-cadets')).spaceCadets,
  'galaxy-trucker': async () => (await import('@cosmodrome/galaxy-trucker')).galaxyTrucker,
  'core-space': async () => (await import('@cosmodrome/core-space')).coreSpace,
  'core-space-campaign': async () => (await import('./core-space-campaign/index.ts')).coreSpaceCampaign,
};

export const gameIds: readonly string[] = Object.keys(SHELF);
export async function loadGame(id: string): Promise<GamePackage> {
  const load = Object.hasOwn(SHELF, id) ? SHELF[id] : undefined;
  if (!load) throw new Error(`there is no game '${id}'; there are: ${gameIds.join(', ')}`);
  return load();
}
