/** At which paces a game can be played, and whether at one device. */
import type { Options } from '@cosmodrome/kernel';
import type { GamePackage, PaceKind } from '@cosmodrome/kit/package';
import type { Pace } from '@cosmodrome/wire';
import { conflict } from './fault.ts';

const FIRST_PACE: Readonly<Record<PaceKind, Pace>> = {
  relaxed: { kind: 'relaxed' },
  live: { kind: 'live', answerMs: 45_000, reserveMs: 600_000 },
  days: { kind: 'days', answerMs: 86_400_000 },
};
/** The pace of a table for which none was wished: none at all, if the game can be played so. */
export function firstPace(pkg: GamePackage, options: Options): Pace {
  const kinds = pkg.paces?.(options) ?? ['relaxed'];
  return FIRST_PACE[kinds.includes('relaxed') ? 'relaxed' : (kinds[0] as PaceKind)];
}
export const fitsPace = (pkg: GamePackage, options: Options, kind: PaceKind): boolean => pkg.paces?.(options).includes(kind) ?? true;
/** A pace that does not go with these options is refused. */
export function fittingPace(pkg: GamePackage, options: Options, { kind }: Pace): void {
  if (!fitsPace(pkg, options, kind))
    throw conflict('pace', `${pkg.game.id} with these options is played ${pkg.paces?.(options).join(' or ')}, not ${kind}`);
}
/** Somebody more at a device, where all must act at the same time, is refused. */
export function fittingDevices(pkg: GamePackage, options: Options, seats: readonly { readonly kind: string }[]): void {
  if (seats.some(({ kind }) => kind === 'device') && pkg.oneDevice?.(options) === false)
    throw conflict('one-device', `${pkg.game.id} with these options cannot be played by several people at one device`);
}
